//! How a game ended, and why.

use turmuhr_core::{Chess, Color, Position};
use turmuhr_laws::game::{Over, Reason, Score};

use super::Scene;
use crate::{Lang, board::color};

/// Who wins, and why: the sentence that ends a game.
pub(super) fn ended(over: &Over, scene: &Scene<'_>, lang: Lang) -> String {
    let why = cause(over, scene, lang);
    let (white, black) = (color(Color::White, lang), color(Color::Black, lang));
    match over.result {
        None => annulled(lang, why),
        Some(Score::WhiteWins) => wins(lang, white, why),
        Some(Score::BlackWins) => wins(lang, black, why),
        Some(Score::WhiteByForfeit) => wins_by_forfeit(lang, white, why),
        Some(Score::BlackByForfeit) => wins_by_forfeit(lang, black, why),
        Some(Score::Draw) => drawn(lang, why),
        Some(Score::BothLose) => both_lose(lang, why),
        Some(Score::NobodyAppears) => both_lose_by_forfeit(lang, why),
        Some(Score::WhiteZeroBlackHalf) => half_for(lang, white, black, why),
        Some(Score::WhiteHalfBlackZero) => half_for(lang, black, white, why),
    }
}

/// The result and its reason, below a game.
pub fn end(over: &Over, position: Option<&Chess>, lang: Lang) -> String {
    let why = cause(over, &Scene { position, ..Scene::default() }, lang);
    match over.result {
        Some(result) => end_result(lang, result, why),
        None => no_result(lang),
    }
}

/// Why a game is over, as a sentence after a colon and without its full stop.
fn cause(over: &Over, scene: &Scene<'_>, lang: Lang) -> String {
    let loser = over.result.and_then(loser);
    let who = loser.map(|loser| color(loser, lang));
    match lang {
        Lang::De => german(over.reason, who, no_progress(scene)),
        Lang::En => english(over.reason, who, no_progress(scene)),
    }
}

const fn loser(result: Score) -> Option<Color> {
    match result {
        Score::WhiteWins | Score::WhiteByForfeit | Score::WhiteHalfBlackZero => Some(Color::Black),
        Score::BlackWins | Score::BlackByForfeit | Score::WhiteZeroBlackHalf => Some(Color::White),
        Score::Draw | Score::BothLose | Score::NobodyAppears => None,
    }
}

/// Moves by each side without a capture or a pawn move; the one announced with a claim counts.
fn no_progress(scene: &Scene<'_>) -> u32 {
    scene.position.map_or(0, |position| position.halfmoves().div_ceil(2)).max(50)
}

fn german(reason: Reason, loser: Option<&str>, moves: u32) -> String {
    let no_mate = "aber die Gegenseite kann nicht mehr mattsetzen";
    match (reason, loser) {
        (Reason::Checkmate, _) => "Schachmatt".to_owned(),
        (Reason::Resignation, Some(who)) => format!("{who} hat aufgegeben"),
        (Reason::Resignation, None) => format!("Die Partie wurde aufgegeben, {no_mate}"),
        (Reason::Stalemate, _) => "Patt".to_owned(),
        (Reason::DeadPosition, _) => "Niemand kann mehr mattsetzen".to_owned(),
        (Reason::Agreement, _) => "Beide haben sich geeinigt".to_owned(),
        (Reason::RepetitionClaim, _) => "Die Stellung hat sich wiederholt".to_owned(),
        (Reason::FiftyClaim, _) => {
            format!("{moves} Züge lang wurde weder geschlagen noch ein Bauer gezogen")
        }
        (Reason::Fivefold, _) => "Dieselbe Stellung steht zum fünften Mal auf dem Brett".to_owned(),
        (Reason::SeventyFive, _) => "75 Züge lang wurde weder geschlagen noch ein Bauer gezogen".to_owned(),
        (Reason::Time, Some(who)) => format!("{who} hat die Zeit überschritten"),
        (Reason::Time, None) => "Die Zeit ist überschritten".to_owned(),
        (Reason::TimeNoMate, _) => format!("Die Zeit ist überschritten, {no_mate}"),
        (Reason::IllegalMoves, Some(who)) => format!("{who} hat regelwidrig gezogen"),
        (Reason::IllegalMoves, None) => "Ein regelwidriger Zug".to_owned(),
        (Reason::IllegalNoMate, _) => format!("Es wurde regelwidrig gezogen, {no_mate}"),
        (Reason::Default, Some(who)) => format!("{who} ist nicht rechtzeitig erschienen"),
        (Reason::Default, None) => "Beide sind nicht rechtzeitig erschienen".to_owned(),
        (Reason::Device, Some(who)) => format!("{who} hatte ein verbotenes Gerät bei sich"),
        (Reason::Device, None) => "Ein verbotenes Gerät wurde gefunden".to_owned(),
        (Reason::Refusal, Some(who)) => format!("{who} weigert sich, die Regeln zu befolgen"),
        (Reason::Refusal, None) => "Beide weigern sich, die Regeln zu befolgen".to_owned(),
        (Reason::SealedMove, Some(who)) => format!("Der Abgabezug von {who} ist ungültig"),
        (Reason::SealedMove, None) => format!("Der Abgabezug ist ungültig, {no_mate}"),
        (Reason::Arbiter, _) => "So hat der Schiedsrichter entschieden".to_owned(),
        (Reason::BothFlags, _) => "Beide Fallblättchen sind gefallen".to_owned(),
        (Reason::CannotWin, _) => "Mit normalen Mitteln war nicht mehr zu gewinnen".to_owned(),
        (Reason::BothKingsInCheck, _) => "Die Stellung ist regelwidrig geblieben".to_owned(),
        (Reason::TouchMove, Some(who)) => format!("{who} hat wiederholt gegen „berührt – geführt“ verstoßen"),
        (Reason::TouchMove, None) => "Wiederholt wurde gegen „berührt – geführt“ verstoßen".to_owned(),
        (Reason::Annulled, _) => "Die Partie zählt nicht".to_owned(),
    }
}

fn english(reason: Reason, loser: Option<&str>, moves: u32) -> String {
    let no_mate = "but the opponent cannot give mate any more";
    match (reason, loser) {
        (Reason::Checkmate, _) => "checkmate".to_owned(),
        (Reason::Resignation, Some(who)) => format!("{who} has resigned"),
        (Reason::Resignation, None) => format!("the game was resigned, {no_mate}"),
        (Reason::Stalemate, _) => "stalemate".to_owned(),
        (Reason::DeadPosition, _) => "nobody can give mate any more".to_owned(),
        (Reason::Agreement, _) => "the players have agreed".to_owned(),
        (Reason::RepetitionClaim, _) => "the position has been repeated".to_owned(),
        (Reason::FiftyClaim, _) => format!("{moves} moves by each side without a capture or a pawn move"),
        (Reason::Fivefold, _) => "the same position is on the board for the fifth time".to_owned(),
        (Reason::SeventyFive, _) => "75 moves by each side without a capture or a pawn move".to_owned(),
        (Reason::Time, Some(who)) => format!("{who} has exceeded the time"),
        (Reason::Time, None) => "the time was exceeded".to_owned(),
        (Reason::TimeNoMate, _) => format!("the time was exceeded, {no_mate}"),
        (Reason::IllegalMoves, Some(who)) => format!("{who} made an illegal move"),
        (Reason::IllegalMoves, None) => "an illegal move".to_owned(),
        (Reason::IllegalNoMate, _) => format!("an illegal move was made, {no_mate}"),
        (Reason::Default, Some(who)) => format!("{who} did not arrive in time"),
        (Reason::Default, None) => "neither player arrived in time".to_owned(),
        (Reason::Device, Some(who)) => format!("{who} had a forbidden device"),
        (Reason::Device, None) => "a forbidden device was found".to_owned(),
        (Reason::Refusal, Some(who)) => format!("{who} refuses to follow the Laws"),
        (Reason::Refusal, None) => "both refuse to follow the Laws".to_owned(),
        (Reason::SealedMove, Some(who)) => format!("the move {who} sealed is invalid"),
        (Reason::SealedMove, None) => format!("the sealed move is invalid, {no_mate}"),
        (Reason::Arbiter, _) => "the arbiter has decided so".to_owned(),
        (Reason::BothFlags, _) => "both flags are down".to_owned(),
        (Reason::CannotWin, _) => "it could no longer be won by normal means".to_owned(),
        (Reason::BothKingsInCheck, _) => "the position has stayed illegal".to_owned(),
        (Reason::TouchMove, Some(who)) => format!("{who} broke touch-move again and again"),
        (Reason::TouchMove, None) => "touch-move was broken again and again".to_owned(),
        (Reason::Annulled, _) => "the game does not count".to_owned(),
    }
}

texts! {
    wins(winner, reason) { de: "{winner} gewinnt: {reason}.", en: "{winner} wins: {reason}." }
    wins_by_forfeit(winner, reason) {
        de: "{winner} gewinnt kampflos: {reason}.",
        en: "{winner} wins by forfeit: {reason}.",
    }
    drawn(reason) { de: "Remis: {reason}.", en: "Draw: {reason}." }
    both_lose(reason) { de: "Beide verlieren: {reason}.", en: "Both lose: {reason}." }
    both_lose_by_forfeit(reason) { de: "Beide verlieren kampflos: {reason}.", en: "Both lose by forfeit: {reason}." }
    half_for(loser, other, reason) {
        de: "{loser} verliert, {other} erhält die Punkte eines Remis: {reason}.",
        en: "{loser} loses, {other} gets the score of a draw: {reason}.",
    }
    annulled(reason) { de: "Die Partie wird annulliert: {reason}.", en: "The game is annulled: {reason}." }
    no_result() { de: "Die Partie zählt nicht.", en: "The game does not count." }
    end_result(result, reason) { de: "Ergebnis {result}: {reason}.", en: "Result {result}: {reason}." }
}

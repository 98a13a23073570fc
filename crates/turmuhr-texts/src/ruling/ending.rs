//! How a game ended, and why.

use turmuhr_core::{Color, Position};
use turmuhr_laws::game::{Act, Actor, Claim, LiveGame, Over, Reason, Score, TimedAct};

use super::{Scene, words};
use crate::{Lang, board::color};

/// A result as on a scoresheet: `½–½`.
pub const fn score(result: Score) -> &'static str {
    match result {
        Score::WhiteWins => "1–0",
        Score::BlackWins => "0–1",
        Score::Draw => "½–½",
        Score::BothLose => "0–0",
        Score::WhiteByForfeit => "+/–",
        Score::BlackByForfeit => "–/+",
        Score::NobodyAppears => "–/–",
        Score::WhiteZeroBlackHalf => "0–½",
        Score::WhiteHalfBlackZero => "½–0",
    }
}

/// Why a game is over.
enum Cause {
    /// «durch Patt», «by stalemate».
    By(String),
    /// A sentence after a colon, without its full stop.
    That(String),
}

/// Who wins, and why: the sentence that ends a game.
pub(super) fn ended(over: &Over, scene: &Scene<'_>, lang: Lang) -> String {
    let Some(result) = over.result else { return annulled(lang) };
    let because = because(cause(over, scene, lang));
    let (white, black) = (color(Color::White, lang), color(Color::Black, lang));
    match result {
        Score::WhiteWins if is_a_penalty(over.reason) => lost(lang, black, because),
        Score::BlackWins if is_a_penalty(over.reason) => lost(lang, white, because),
        Score::WhiteWins => wins(lang, white, because),
        Score::BlackWins => wins(lang, black, because),
        Score::WhiteByForfeit => wins_by_forfeit(lang, white, because),
        Score::BlackByForfeit => wins_by_forfeit(lang, black, because),
        Score::Draw => drawn(lang, because),
        Score::BothLose => both_lose(lang, because),
        Score::NobodyAppears => both_lose_by_forfeit(lang, because),
        Score::WhiteZeroBlackHalf => half_for(lang, white, black, because),
        Score::WhiteHalfBlackZero => half_for(lang, black, white, because),
    }
}

/// The result and its reason, below a game.
pub fn end(over: &Over, game: &LiveGame, lang: Lang) -> String {
    let Some(result) = over.result else { return no_result(lang) };
    let scene = Scene {
        position: game.position(),
        clocks: Some((game.left(Color::White), game.left(Color::Black))),
        illegal: Some(illegal_moves(game)),
        ..Scene::default()
    };
    end_result(lang, score(result), because(cause(over, &scene, lang)))
}

/// The illegal moves of White and of Black that count together (7.5.5), or each kind for itself (7.7.2, 7.8.2 of 2017).
pub fn illegal_moves(game: &LiveGame) -> (u32, u32) {
    let of = |player| {
        let counts = game.counts(player);
        game.illegal_moves(player).max(counts.two_hands).max(counts.empty_press)
    };
    (of(Color::White), of(Color::Black))
}

fn because(cause: Cause) -> String {
    match cause {
        Cause::By(what) => format!(" {what}"),
        Cause::That(what) => format!(": {what}"),
    }
}

/// The Laws call such a game lost, not won: 7.5.5, 11.3.2, 11.7, I.8.
const fn is_a_penalty(reason: Reason) -> bool {
    match reason {
        Reason::IllegalMoves
        | Reason::Device
        | Reason::Refusal
        | Reason::SealedMove
        | Reason::TouchMove
        | Reason::Default => true,
        Reason::Checkmate
        | Reason::Resignation
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Agreement
        | Reason::RepetitionClaim
        | Reason::FiftyClaim
        | Reason::Fivefold
        | Reason::SeventyFive
        | Reason::Time
        | Reason::TimeNoMate
        | Reason::IllegalNoMate
        | Reason::Arbiter
        | Reason::BothFlags
        | Reason::CannotWin
        | Reason::BothKingsInCheck
        | Reason::Annulled => false,
    }
}

fn cause(over: &Over, scene: &Scene<'_>, lang: Lang) -> Cause {
    let at_fault = over.result.and_then(loser).or_else(|| at_fault(over.reason, scene));
    let told = Told {
        who: at_fault.map(|player| color(player, lang)),
        other: at_fault.map(|player| color(!player, lang)),
        times: at_fault.and_then(|player| scene.illegal.map(|(white, black)| player.fold_wb(white, black))),
        moves: no_progress(scene),
        drawn: over.result == Some(Score::Draw),
        shared: over.result.is_some_and(is_a_score_of_its_own),
    };
    match lang {
        Lang::De => german(over.reason, &told),
        Lang::En => english(over.reason, &told),
    }
}

const fn loser(result: Score) -> Option<Color> {
    match result {
        Score::WhiteWins | Score::WhiteByForfeit | Score::WhiteHalfBlackZero => Some(Color::Black),
        Score::BlackWins | Score::BlackByForfeit | Score::WhiteZeroBlackHalf => Some(Color::White),
        Score::Draw | Score::BothLose | Score::NobodyAppears => None,
    }
}

/// Only the arbiter can give such a score (11.7, 11.8, 12.9).
const fn is_a_score_of_its_own(result: Score) -> bool {
    match result {
        Score::BothLose | Score::WhiteZeroBlackHalf | Score::WhiteHalfBlackZero => true,
        Score::WhiteWins
        | Score::BlackWins
        | Score::Draw
        | Score::WhiteByForfeit
        | Score::BlackByForfeit
        | Score::NobodyAppears => false,
    }
}

/// Who would have lost if the opponent could mate.
fn at_fault(reason: Reason, scene: &Scene<'_>) -> Option<Color> {
    match reason {
        Reason::TimeNoMate => {
            let (white, black) = scene.clocks?;
            more(white.millis() == 0, black.millis() == 0)
        }
        Reason::IllegalNoMate => {
            let seen = scene.event.and_then(|event| match (&event.act, event.by) {
                (Act::Observe { against, .. }, _) => *against,
                (Act::Claim(_), Actor::Player(claimant)) => Some(!claimant),
                _ => None,
            });
            seen.or_else(|| scene.illegal.and_then(|(white, black)| more(white, black)))
        }
        Reason::Resignation => scene.event.and_then(|event| match (&event.act, event.by) {
            (Act::Resign, Actor::Player(player)) => Some(player),
            _ => None,
        }),
        _ => None,
    }
}

fn more<T: PartialOrd>(white: T, black: T) -> Option<Color> {
    if white > black { Some(Color::White) } else { (black > white).then_some(Color::Black) }
}

/// Moves by each player without a capture or a pawn move; the one announced with a claim counts.
fn no_progress(scene: &Scene<'_>) -> u32 {
    let announced = |event: &TimedAct| matches!(&event.act, Act::Claim(Claim::Fifty { intended: Some(_) }));
    let half_moves = scene.position.map_or(0, Position::halfmoves);
    let half_moves = half_moves + u32::from(scene.event.is_some_and(announced));
    (half_moves / 2).max(50)
}

/// What the sentences of a cause name.
struct Told {
    /// The player who lost, or would have.
    who: Option<&'static str>,
    other: Option<&'static str>,
    /// Illegal moves of that player.
    times: Option<u32>,
    moves: u32,
    /// 6.9, 7.5.5: the opponent cannot mate.
    drawn: bool,
    /// A score other than a win, a loss and a draw (10.1).
    shared: bool,
}

fn german(reason: Reason, told: &Told) -> Cause {
    let by = |what: &str| Cause::By(format!("durch {what}"));
    let that = |what: &str| Cause::That(what.to_owned());
    let who = told.who.unwrap_or("Ein Spieler");
    let no_mate = format!("aber {} kann nicht mehr mattsetzen", told.other.unwrap_or("der Gegner"));
    match reason {
        Reason::Checkmate => by("Matt"),
        Reason::Resignation if told.drawn => Cause::That(format!("{who} hat aufgegeben, {no_mate}")),
        Reason::Resignation => Cause::That(format!("{who} hat aufgegeben")),
        Reason::Stalemate => by("Patt"),
        Reason::DeadPosition => by("tote Stellung"),
        Reason::Agreement => by("Vereinbarung"),
        Reason::RepetitionClaim => by("Stellungswiederholung"),
        Reason::FiftyClaim => {
            Cause::By(format!("nach {} Zügen ohne Schlagen und ohne Bauernzug", told.moves))
        }
        Reason::Fivefold => by("fünfmalige Stellungswiederholung"),
        Reason::SeventyFive => Cause::By("nach 75 Zügen ohne Schlagen und ohne Bauernzug".to_owned()),
        Reason::Time => Cause::That(fallen_german(told)),
        Reason::TimeNoMate => Cause::That(format!("{}, {no_mate}", fallen_german(told))),
        Reason::IllegalMoves => match told.times.and_then(|times| words::ordinal(times, Lang::De)) {
            Some(ordinal) => Cause::That(format!("zum {ordinal}en Mal regelwidrig gezogen")),
            None => that("regelwidriger Zug"),
        },
        Reason::IllegalNoMate => {
            match (told.who, told.times.and_then(|times| words::ordinal(times, Lang::De))) {
                (Some(who), Some(ordinal)) => {
                    Cause::That(format!("{who} hat zum {ordinal}en Mal regelwidrig gezogen, {no_mate}"))
                }
                (Some(who), None) => Cause::That(format!("{who} hat regelwidrig gezogen, {no_mate}")),
                (None, _) => Cause::That(format!("Es wurde regelwidrig gezogen, {no_mate}")),
            }
        }
        Reason::Default if told.who.is_none() => that("Beide sind nicht innerhalb der Wartezeit erschienen"),
        Reason::Default => Cause::That(format!("{who} ist nicht innerhalb der Wartezeit erschienen")),
        Reason::Device => that("unerlaubtes elektronisches Gerät"),
        Reason::Refusal => that("andauernde Weigerung, die Schachregeln einzuhalten"),
        Reason::SealedMove if told.drawn => Cause::That(format!("Der Abgabezug ist ungültig, {no_mate}")),
        Reason::SealedMove => that("ungültiger Abgabezug"),
        Reason::Arbiter if told.shared => that("Entscheidung des Schiedsrichters"),
        Reason::Arbiter => by("Entscheidung des Schiedsrichters"),
        Reason::BothFlags => that("Beide Blättchen sind gefallen"),
        Reason::CannotWin => that("Die Partie war mit normalen Mitteln nicht zu gewinnen"),
        Reason::BothKingsInCheck => that("Die regelwidrige Stellung steht noch auf dem Brett"),
        Reason::TouchMove => that("wiederholter Verstoß gegen „berührt – geführt“"),
        Reason::Annulled => that("Die Partie wird annulliert"),
    }
}

fn fallen_german(told: &Told) -> String {
    match told.who {
        Some(who) => format!("Das Blättchen von {who} ist gefallen"),
        None => "Ein Blättchen ist gefallen".to_owned(),
    }
}

fn english(reason: Reason, told: &Told) -> Cause {
    let by = |what: &str| Cause::By(format!("by {what}"));
    let that = |what: &str| Cause::That(what.to_owned());
    let who = told.who.unwrap_or("a player");
    let no_mate = format!("but {} can no longer checkmate", told.other.unwrap_or("the opponent"));
    match reason {
        Reason::Checkmate => by("checkmate"),
        Reason::Resignation if told.drawn => Cause::That(format!("{who} has resigned, {no_mate}")),
        Reason::Resignation => Cause::That(format!("{who} has resigned")),
        Reason::Stalemate => by("stalemate"),
        Reason::DeadPosition => by("dead position"),
        Reason::Agreement => by("agreement"),
        Reason::RepetitionClaim => by("repetition"),
        Reason::FiftyClaim => {
            Cause::By(format!("after {} moves by each player without a capture or a pawn move", told.moves))
        }
        Reason::Fivefold => by("fivefold repetition"),
        Reason::SeventyFive => {
            Cause::By("after 75 moves by each player without a capture or a pawn move".to_owned())
        }
        Reason::Time => Cause::That(fallen_english(told)),
        Reason::TimeNoMate => Cause::That(format!("{}, {no_mate}", fallen_english(told))),
        Reason::IllegalMoves => match told.times.and_then(|times| words::ordinal(times, Lang::En)) {
            Some(ordinal) => Cause::That(format!("{ordinal} illegal move")),
            None => that("illegal move"),
        },
        Reason::IllegalNoMate => {
            match (told.who, told.times.and_then(|times| words::ordinal(times, Lang::En))) {
                (Some(who), Some(ordinal)) => {
                    Cause::That(format!("{who} has made a {ordinal} illegal move, {no_mate}"))
                }
                (Some(who), None) => Cause::That(format!("{who} has made an illegal move, {no_mate}")),
                (None, _) => Cause::That(format!("an illegal move was made, {no_mate}")),
            }
        }
        Reason::Default if told.who.is_none() => that("neither player arrived within the default time"),
        Reason::Default => Cause::That(format!("{who} did not arrive within the default time")),
        Reason::Device => that("forbidden electronic device"),
        Reason::Refusal => that("persistent refusal to comply with the Laws of Chess"),
        Reason::SealedMove if told.drawn => Cause::That(format!("the sealed move is invalid, {no_mate}")),
        Reason::SealedMove => that("invalid sealed move"),
        Reason::Arbiter if told.shared => that("decision of the arbiter"),
        Reason::Arbiter => by("decision of the arbiter"),
        Reason::BothFlags => that("both flags have fallen"),
        Reason::CannotWin => that("the game could not be won by normal means"),
        Reason::BothKingsInCheck => that("the illegal position is still on the board"),
        Reason::TouchMove => that("repeated violation of touch-move"),
        Reason::Annulled => that("the game is annulled"),
    }
}

fn fallen_english(told: &Told) -> String {
    match told.who {
        Some(who) => format!("{who}’s flag has fallen"),
        None => "a flag has fallen".to_owned(),
    }
}

texts! {
    wins(winner, because) { de: "{winner} gewinnt{because}.", en: "{winner} wins{because}." }
    lost(loser, because) {
        de: "Die Partie ist für {loser} verloren{because}.",
        en: "The game is lost by {loser}{because}.",
    }
    wins_by_forfeit(winner, because) {
        de: "{winner} gewinnt kampflos{because}.",
        en: "{winner} wins by forfeit{because}.",
    }
    drawn(because) { de: "Remis{because}.", en: "Draw{because}." }
    both_lose(because) {
        de: "Die Partie ist für beide verloren{because}.",
        en: "The game is lost by both players{because}.",
    }
    both_lose_by_forfeit(because) {
        de: "Beide verlieren kampflos{because}.",
        en: "Both players lose by forfeit{because}.",
    }
    half_for(loser, other, because) {
        de: "Die Partie ist für {loser} verloren, {other} erhält die Punkte für ein Remis{because}.",
        en: "The game is lost by {loser}, {other} scores as for a draw{because}.",
    }
    annulled() { de: "Die Partie wird annulliert.", en: "The game is annulled." }
    no_result() { de: "Die Partie zählt nicht.", en: "The game does not count." }
    end_result(result, because) { de: "Ergebnis {result}{because}.", en: "Result {result}{because}." }
}

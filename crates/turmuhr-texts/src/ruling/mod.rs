//! Rulings as an arbiter announces them to the players: who, what, and how the clocks are set.

mod ending;
mod words;

pub use ending::{end, illegal_moves, score};
pub(crate) use words::{all, display, either, times};
pub use words::{choice, time, why};

use turmuhr_clock::Span;
use turmuhr_core::{CastlingSide, Chess, Color, Move, Position, Role, Square};
use turmuhr_laws::{
    game::{Act, Actor, Choice, Claim, Consequence, Debt, Must, Proof, TimedAct, Why},
    notation::{Language, Style, write_move},
};

use crate::{Lang, board::color};

/// Moves that are named one by one; of more the player is left to choose.
const NAMED: usize = 6;

/// The context of a ruling.
#[derive(Copy, Clone, Debug, Default)]
pub struct Scene<'a> {
    /// The act it answers.
    pub event: Option<&'a TimedAct>,
    /// The position after it; duties name moves of this position.
    pub position: Option<&'a Chess>,
    /// The position the moves are counted from.
    pub start: Option<&'a Chess>,
    /// What White's and Black's clocks show after it.
    pub clocks: Option<(Span, Span)>,
    /// Illegal moves of White and of Black in the game.
    pub illegal: Option<(u32, u32)>,
    /// Penalties listed before in the same account; they are not listed again.
    pub listed: &'a [Choice],
}

impl Scene<'_> {
    fn shows(&self, of: Color) -> Option<Span> {
        let (white, black) = self.clocks?;
        Some(display(of.fold_wb(white, black)))
    }

    fn mover(&self, lang: Lang) -> &'static str {
        color(self.position.map_or(Color::White, Position::turn), lang)
    }

    fn role_on(&self, square: Square) -> Option<Role> {
        self.position.and_then(|position| position.board().role_at(square))
    }
}

/// A ruling in a sentence to read aloud.
pub fn consequence(what: &Consequence, scene: &Scene<'_>, lang: Lang) -> String {
    match what {
        Consequence::Over(over) => ending::ended(over, scene, lang),
        Consequence::AddTime { to, amount } => match scene.shows(*to) {
            Some(shows) => add_time_to(lang, color(*to, lang), time(*amount, lang), shows),
            None => add_time(lang, color(*to, lang), time(*amount, lang)),
        },
        Consequence::TakeTime { from, amount } => match scene.shows(*from) {
            Some(shows) => take_time_to(lang, color(*from, lang), time(*amount, lang), shows),
            None => take_time(lang, color(*from, lang), time(*amount, lang)),
        },
        Consequence::SetClock { white, black } => set_clock(lang, display(*white), display(*black)),
        Consequence::Restore { ply } => restored(*ply, scene, lang),
        Consequence::Must(must) => duty(must, scene, lang),
        Consequence::Free => free(lang, scene.mover(lang)),
        Consequence::ReplacePawn { square, role } => replace_pawn(lang, square, words::becomes(*role, lang)),
        Consequence::Claim { upheld, why: None } => claim_decided(*upheld, scene, lang),
        Consequence::Claim { upheld, why: Some(reason) } => {
            let decided = claim_decided(*upheld, scene, lang);
            format!("{}: {}.", decided.trim_end_matches('.'), why(*reason, lang))
        }
        Consequence::Inadmissible { why } => not_examined(*why, scene, lang),
        Consequence::Offer(state) => words::offer(*state, lang).to_owned(),
        Consequence::Warning { to } => warned(lang, color(*to, lang)),
        Consequence::Penalty { to: Some(to), what } => penalised(lang, color(*to, lang), choice(*what, lang)),
        Consequence::Penalty { to: None, .. } => outsider_leaves(lang),
        // 11.7: lost in any case.
        Consequence::Choose { options, .. } if options[..] == [Choice::LoseGame] => {
            let player = scene.event.and_then(|event| match event.by {
                Actor::Player(player) => Some(player),
                Actor::Arbiter | Actor::Spectator => None,
            });
            lost_score_open(lang, player.map_or(scene.mover(lang), |player| color(player, lang)))
        }
        Consequence::Choose { options, default } => {
            let listed = options_of(options, scene, lang);
            match default {
                Some(default) => choose_unless(lang, listed, option_of(*default, options, scene, lang)),
                None => choose(lang, listed),
            }
        }
        Consequence::Report { about } => report(lang, color(*about, lang)),
        Consequence::Owes { who, what: Debt::Scoresheet } => owes_scoresheet(lang, color(*who, lang)),
        Consequence::Owes { who, what: Debt::PlannedMove } => owes_planned(lang, color(*who, lang)),
        Consequence::Owes { who, what: Debt::MoveOfTouchedPiece } => owes_touched(lang, color(*who, lang)),
        Consequence::Owes { who, what: Debt::Assistant } => owes_assistant(lang, color(*who, lang)),
        Consequence::NewGame { why: reason } => new_game(lang, why(*reason, lang)),
        Consequence::Continue => play_on(lang),
        Consequence::Sealed => sealed(lang),
        Consequence::AppealStored => appeal_stored(lang),
        Consequence::Spoken { text } => spoken(lang, text),
    }
}

/// What the record shows about a draw claim, with the numbers on the scoresheets.
pub fn proof(proof: &Proof, scene: &Scene<'_>, lang: Lang) -> String {
    match proof {
        Proof::Repetition { after } => {
            // The same player has the move each time.
            let before: Vec<(usize, Color)> =
                after.iter().map(|ply| numbered(scene.start.map_or(0, halves_before) + ply)).collect();
            let player = before.first().map_or(Color::White, |(_, player)| *player);
            let numbers: Vec<String> = before.iter().map(|(number, _)| number.to_string()).collect();
            match numbers.as_slice() {
                [once] => arises_once(lang, color(player, lang), once),
                _ => {
                    let times = words::times(numbers.len(), lang);
                    arises(lang, times, color(player, lang), all(&numbers, lang))
                }
            }
        }
        Proof::NoProgress { moves } => without_progress(lang, moves),
    }
}

fn halves_before(start: &Chess) -> usize {
    let moves = usize::try_from(start.fullmoves().get() - 1).unwrap_or(0);
    2 * moves + usize::from(start.turn() == Color::Black)
}

/// The number of the next move after so many half-moves, and who makes it.
const fn numbered(half: usize) -> (usize, Color) {
    (half / 2 + 1, if half.is_multiple_of(2) { Color::White } else { Color::Black })
}

/// «before White's move 12»: the move that is played anew, by the numbers on the scoresheet.
fn restored(ply: usize, scene: &Scene<'_>, lang: Lang) -> String {
    let before = scene.start.map_or(0, halves_before);
    // A record may begin in the middle of a game.
    let from_the_first_move = scene.start.is_none_or(|start| start.board().occupied().count() == 32);
    let half = before + ply;
    if half == 0 && from_the_first_move {
        return restore_start(lang);
    }
    let (number, next) = numbered(half);
    restore_position(lang, number, color(next, lang))
}

fn duty(must: &Must, scene: &Scene<'_>, lang: Lang) -> String {
    let who = scene.mover(lang);
    let moves = moves(&must.moves, scene.position, lang);
    let role_at = |square: &Square| {
        let moved = must.moves.iter().find(|m| m.from() == Some(*square)).map(|m| m.role());
        moved.or_else(|| scene.role_on(*square)).unwrap_or(Role::Pawn)
    };
    match (must.castle, must.pieces.first(), must.capture.first()) {
        (Some(CastlingSide::KingSide), _, _) => must_castle_short(lang, who),
        (Some(CastlingSide::QueenSide), _, _) => must_castle_long(lang, who),
        (None, Some(piece), Some(victim)) => {
            let (takes, with) = (scene.role_on(*victim).unwrap_or(Role::Pawn), role_at(piece));
            let (takes, with) = (words::takes_the(takes, lang), words::with_the(with, lang));
            must_capture_with(
                lang,
                MustCaptureWith { who, victim: takes, on: victim, piece: with, from: piece },
            )
        }
        (None, Some(piece), None) => {
            let with = words::with_the(role_at(piece), lang);
            match moves {
                Some(moves) => must_move_so(lang, MustMoveSo { who, piece: with, square: piece, moves }),
                None => must_move(lang, who, with, piece),
            }
        }
        (None, None, Some(victim)) => {
            let takes = words::takes_the(scene.role_on(*victim).unwrap_or(Role::Pawn), lang);
            match moves {
                Some(moves) => {
                    must_capture_so(lang, MustCaptureSo { who, victim: takes, square: victim, moves })
                }
                None => must_capture(lang, who, takes, victim),
            }
        }
        (None, None, None) => must_play(lang, who, moves.unwrap_or_default()),
    }
}

/// The moves by name, where they are few enough to say.
fn moves(list: &[Move], position: Option<&Chess>, lang: Lang) -> Option<String> {
    let position = position?;
    let style = Style::SHORT.in_language(match lang {
        Lang::De => Language::De,
        Lang::En => Language::En,
    });
    let legal = |m: &&Move| position.is_legal(**m);
    let names: Vec<String> = list.iter().filter(legal).map(|m| write_move(position, *m, style)).collect();
    ((1..=NAMED).contains(&names.len())).then(|| either(&names, lang))
}

/// The kind of request a ruling answers: German has a word for each.
enum Wish {
    Draw,
    Complaint,
    Request,
    Other,
}

fn wish(scene: &Scene<'_>) -> Wish {
    fn of(claim: &Claim) -> Wish {
        match claim {
            Claim::Repetition { .. } | Claim::Fifty { .. } | Claim::InsufficientEffort | Claim::CannotWin => {
                Wish::Draw
            }
            Claim::Increment => Wish::Request,
            Claim::RestingOn { claim, .. } | Claim::ByAssistant(claim) => of(claim),
            Claim::Flag
            | Claim::IllegalMove
            | Claim::TouchMove
            | Claim::WrongSetup
            | Claim::WrongClock
            | Claim::ColoursReversed
            | Claim::DisplacedPiece => Wish::Complaint,
        }
    }
    match scene.event.map(|event| &event.act) {
        Some(Act::Claim(claim)) => of(claim),
        _ => Wish::Other,
    }
}

fn claim_decided(upheld: bool, scene: &Scene<'_>, lang: Lang) -> String {
    match (wish(scene), upheld) {
        (Wish::Draw, true) => draw_claim_upheld(lang),
        (Wish::Draw, false) => draw_claim_rejected(lang),
        (Wish::Complaint, true) => complaint_upheld(lang),
        (Wish::Complaint, false) => complaint_rejected(lang),
        (Wish::Request | Wish::Other, true) => granted(lang),
        (Wish::Request | Wish::Other, false) => rejected(lang),
    }
}

/// A fact that is not so is a sentence of its own.
fn stands_alone(reason: Why, scene: &Scene<'_>) -> bool {
    let said = matches!(
        reason,
        Why::LegalMove
            | Why::NoPromotion
            | Why::NoSuchPiece
            | Why::NotStarted
            | Why::RookFirst
            | Why::GameOver
    );
    said || (reason == Why::NothingHappened && matches!(wish(scene), Wish::Request | Wish::Other))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn not_examined(reason: Why, scene: &Scene<'_>, lang: Lang) -> String {
    if stands_alone(reason, scene) {
        return format!("{}.", capitalised(why(reason, lang)));
    }
    let act = scene.event.map(|event| &event.act);
    // Before both have moved only an agreement is too early for that reason.
    let agreeing = matches!(act, Some(Act::Accept | Act::Offer));
    let why = match (reason, act) {
        (Why::TooEarly, _) if !agreeing => too_early(lang),
        (Why::NothingOpen, Some(Act::Accept | Act::Decline)) => no_offer(lang),
        (Why::NothingOpen, Some(Act::Decide(_))) => nothing_to_decide(lang),
        _ => why(reason, lang).to_owned(),
    };
    match (wish(scene), act) {
        (Wish::Draw, _) => draw_claim_inadmissible(lang, why),
        (Wish::Complaint, _) => complaint_inadmissible(lang, why),
        (Wish::Request | Wish::Other, Some(Act::Observe { .. })) => no_intervention(lang, why),
        (Wish::Request | Wish::Other, Some(Act::Offer | Act::Accept))
            if matches!(reason, Why::TooEarly | Why::Forbidden) =>
        {
            no_agreement(lang, why)
        }
        (Wish::Request | Wish::Other, Some(Act::Press)) if reason != Why::NotInForce => no_press(lang, why),
        (Wish::Request | Wish::Other, _) => not_possible(lang, why),
    }
}

/// Fewer penalties than these are a choice of their own and always listed.
const CATALOGUE: usize = 3;

fn is_a_catalogue(options: &[Choice]) -> bool {
    options.iter().filter(|option| option.is_penalty()).count() >= CATALOGUE
}

fn options_of(options: &[Choice], scene: &Scene<'_>, lang: Lang) -> String {
    let known = |option: &Choice| option.is_penalty() && scene.listed.contains(option);
    let told = options.iter().filter(|option| known(option)).count() >= CATALOGUE;
    let mut names: Vec<String> = options
        .iter()
        .filter(|option| !told || !known(option))
        .map(|option| option_of(*option, options, scene, lang))
        .collect();
    if told {
        names.push(penalty_listed_above(lang));
    }
    either(&names, lang)
}

/// An option, in the words that fit the question.
pub fn option_of(option: Choice, options: &[Choice], scene: &Scene<'_>, lang: Lang) -> String {
    let signing = matches!(scene.event.map(|event| &event.act), Some(Act::Sign { .. }));
    // A spectator is sent out of the hall, not out of the event.
    let outsider = scene.event.is_some_and(|event| event.by == Actor::Spectator);
    // Where nothing was asked for that could be rejected, what can be agreed to is a draw.
    let asked = options.contains(&Choice::Reject);
    match option {
        Choice::Expel if outsider => out_of_the_hall(lang),
        Choice::Stand if signing => signed_result_stands(lang),
        Choice::Reject if signing => signed_result_corrected(lang),
        Choice::Agree if !asked => a_draw(lang),
        Choice::Stand | Choice::Continue if is_a_catalogue(options) => no_penalty(lang),
        other => choice(other, lang).to_owned(),
    }
}

texts! {
    add_time(player, time) {
        de: "{player} erhält {time} Zeitgutschrift.",
        en: "{player} gets {time} extra time.",
    }
    add_time_to(player, time, shows) {
        de: "{player} erhält {time} Zeitgutschrift (neue Zeit {shows}).",
        en: "{player} gets {time} extra time (new time {shows}).",
    }
    take_time(player, time) {
        de: "Zeitabzug für {player}: {time}.",
        en: "The time of {player} is reduced by {time}.",
    }
    take_time_to(player, time, shows) {
        de: "Zeitabzug für {player}: {time} (neue Zeit {shows}).",
        en: "The time of {player} is reduced by {time} (new time {shows}).",
    }
    set_clock(white, black) {
        de: "Die Uhren werden gestellt: Weiß {white}, Schwarz {black}.",
        en: "The clocks are set: White {white}, Black {black}.",
    }
    restore_start() {
        de: "Die Anfangsstellung wird wiederhergestellt.",
        en: "The initial position is reinstated.",
    }
    restore_position(number, player) {
        de: "Die Stellung vor dem {number}. Zug von {player} wird wiederhergestellt.",
        en: "The position before {player}’s move {number} is reinstated.",
    }
    arises_once(player, number) {
        de: "Diese Stellung kam nur einmal vor: vor Zug {number} von {player}.",
        en: "This position has appeared only once: before {player}’s move {number}.",
    }
    arises(times, player, numbers) {
        de: "Diese Stellung kam {times} vor: vor Zug {numbers} von {player}.",
        en: "This position has appeared {times}: before {player}’s moves {numbers}.",
    }
    without_progress(moves) {
        de: "Züge jedes Spielers ohne Schlagen und ohne Bauernzug: {moves}.",
        en: "Moves by each player without a capture or a pawn move: {moves}.",
    }
    must_castle_short(who) { de: "{who} muss kurz rochieren.", en: "{who} must castle kingside." }
    must_castle_long(who) { de: "{who} muss lang rochieren.", en: "{who} must castle queenside." }
    must_capture_with(MustCaptureWith { who, victim, on, piece, from }) {
        de: "{who} muss {victim} auf {on} mit {piece} auf {from} schlagen.",
        en: "{who} must capture {victim} on {on} with {piece} on {from}.",
    }
    must_move(who, piece, square) {
        de: "{who} muss mit {piece} auf {square} ziehen.",
        en: "{who} must move {piece} on {square}.",
    }
    must_move_so(MustMoveSo { who, piece, square, moves }) {
        de: "{who} muss mit {piece} auf {square} ziehen: {moves}.",
        en: "{who} must move {piece} on {square}: {moves}.",
    }
    must_capture(who, victim, square) {
        de: "{who} muss {victim} auf {square} schlagen.",
        en: "{who} must capture {victim} on {square}.",
    }
    must_capture_so(MustCaptureSo { who, victim, square, moves }) {
        de: "{who} muss {victim} auf {square} schlagen: {moves}.",
        en: "{who} must capture {victim} on {square}: {moves}.",
    }
    must_play(who, moves) { de: "{who} muss {moves} spielen.", en: "{who} must play {moves}." }
    free(who) {
        de: "{who} darf einen beliebigen regelgemäßen Zug ausführen.",
        en: "{who} may make any legal move.",
    }
    replace_pawn(square, piece) {
        de: "Der Bauer auf {square} wird durch {piece} ersetzt.",
        en: "The pawn on {square} is replaced by {piece}.",
    }
    draw_claim_upheld() { de: "Der Remisantrag ist berechtigt.", en: "The draw claim is correct." }
    draw_claim_rejected() {
        de: "Der Remisantrag ist nicht berechtigt.",
        en: "The draw claim is incorrect.",
    }
    complaint_upheld() { de: "Die Reklamation ist berechtigt.", en: "The claim is correct." }
    complaint_rejected() {
        de: "Die Reklamation ist nicht berechtigt.",
        en: "The claim is incorrect.",
    }
    granted() {
        de: "Dem Antrag wird stattgegeben.",
        en: "The claim is upheld.",
    }
    rejected() {
        de: "Der Antrag wird abgelehnt.",
        en: "The claim is rejected.",
    }
    penalty_listed_above() { de: "eine der oben genannten Strafen", en: "one of the penalties listed above" }
    lost_score_open(player) {
        de: "Die Partie ist für {player} verloren; der Schiedsrichter bestimmt die Punkte des Gegners.",
        en: "The game is lost by {player}; the arbiter decides the score of the opponent.",
    }
    draw_claim_inadmissible(why) {
        de: "Der Remisantrag ist unzulässig: {why}.",
        en: "The draw claim is not allowed: {why}.",
    }
    complaint_inadmissible(why) {
        de: "Die Reklamation ist unzulässig: {why}.",
        en: "The claim is not allowed: {why}.",
    }
    no_intervention(why) {
        de: "Das bleibt ohne Folgen: {why}.",
        en: "This has no consequences: {why}.",
    }
    no_agreement(why) {
        de: "Ein Remis kann nicht vereinbart werden: {why}.",
        en: "No draw can be agreed: {why}.",
    }
    no_press(why) {
        de: "Die Uhr darf nicht gedrückt werden: {why}.",
        en: "The clock may not be pressed: {why}.",
    }
    not_possible(why) {
        de: "Das geht nicht: {why}.",
        en: "That is not possible: {why}.",
    }
    too_early() {
        de: "Dafür ist es noch zu früh",
        en: "it is too early for that",
    }
    no_offer() { de: "Es liegt kein Remisangebot vor", en: "there is no draw offer" }
    nothing_to_decide() { de: "Es ist nichts zu entscheiden", en: "there is nothing to decide" }
    no_penalty() { de: "keine Strafe", en: "no penalty" }
    warned(player) { de: "{player} wird verwarnt.", en: "{player} is warned." }
    penalised(player, penalty) { de: "Strafe für {player}: {penalty}.", en: "Penalty for {player}: {penalty}." }
    outsider_leaves() {
        de: "Der Störer wird aus dem Turnierareal gewiesen.",
        en: "The offender is expelled from the playing venue.",
    }
    a_draw() { de: "Remis", en: "a draw" }
    signed_result_stands() {
        de: "das unterschriebene Ergebnis gelten lassen",
        en: "let the signed result stand",
    }
    signed_result_corrected() {
        de: "es berichtigen",
        en: "correct it",
    }
    out_of_the_hall() {
        de: "Verweis aus dem Turnierareal",
        en: "expulsion from the playing venue",
    }
    choose(options) {
        de: "Der Schiedsrichter hat die Wahl: {options}.",
        en: "The arbiter may choose: {options}.",
    }
    choose_unless(options, default) {
        de: "Der Schiedsrichter hat die Wahl: {options}; in der Regel: {default}.",
        en: "The arbiter may choose: {options}; as a rule: {default}.",
    }
    report(player) {
        de: "Der Schiedsrichter spricht mit dem Mannschaftsführer von {player}; hilft das nicht, kommt der Vorfall in den Spielbericht.",
        en: "The arbiter speaks to the captain of {player}; if that does not help, the incident goes into the match report.",
    }
    owes_scoresheet(player) {
        de: "{player} muss das Partieformular vervollständigen.",
        en: "{player} must update the scoresheet.",
    }
    owes_planned(player) {
        de: "{player} muss den beabsichtigten Zug ausführen.",
        en: "{player} must make the intended move.",
    }
    owes_assistant(player) {
        de: "{player} braucht für diese Partie eine Assistenz, die die Züge ausführt und ansagt.",
        en: "{player} needs an assistant for this game to make and announce the moves.",
    }
    owes_touched(player) {
        de: "{player} muss mit der berührten Figur ziehen.",
        en: "{player} must move the touched piece.",
    }
    new_game(why) { de: "Es wird eine neue Partie gespielt: {why}.", en: "A new game is played: {why}." }
    play_on() {
        de: "Die Partie wird fortgesetzt.",
        en: "The game continues.",
    }
    sealed() {
        de: "Der Zug ist abgegeben und kann nicht mehr geändert werden.",
        en: "The move is sealed and can no longer be changed.",
    }
    appeal_stored() {
        de: "Der Protest ist vermerkt; bis darüber entschieden ist, gilt die Entscheidung des Schiedsrichters.",
        en: "The appeal is recorded; until it is decided, the arbiter’s decision stands.",
    }
    spoken(text) {
        de: "Angesagt wird: „{text}“.",
        en: "The announcement is: “{text}”.",
    }
    nothing_follows() { de: "nichts weiter", en: "nothing follows" }
    still_playing(player) { de: "{player} ist am Zug.", en: "{player} to move." }
    clocks(white, black) { de: "Uhren: Weiß {white}, Schwarz {black}", en: "Clocks: White {white}, Black {black}" }
    unmet_ruling(event, expected, came) {
        de: "Ereignis {event}: erwartet {expected}, erhalten {came}",
        en: "event {event}: expected {expected}, got {came}",
    }
    unmet_nothing(event, came) {
        de: "Ereignis {event}: nichts erwartet, erhalten {came}",
        en: "event {event}: expected nothing, got {came}",
    }
    unmet_final(field, expected, came) {
        de: "Am Ende ist {field} {came} statt {expected}",
        en: "at the end {field} is {came} instead of {expected}",
    }
}

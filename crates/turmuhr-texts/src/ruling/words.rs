//! The words rulings are made of: times, options, reasons why something is not examined.

use turmuhr_clock::Span;
use turmuhr_core::Role;
use turmuhr_laws::game::{Choice, OfferState, Why};

use crate::{Lang, board::the_piece};

/// Minutes and seconds as people say them.
pub fn time(span: Span, lang: Lang) -> String {
    let seconds = whole_seconds(span);
    let (minutes, rest) = (seconds / 60, seconds % 60);
    let parts = [(minutes, Unit::Minute), (rest, Unit::Second)];
    let said: Vec<String> = parts
        .into_iter()
        .filter(|(count, unit)| *count > 0 || (*unit == Unit::Second && minutes == 0))
        .map(|(count, unit)| counted(count, unit, lang))
        .collect();
    said.join(and(lang))
}

/// A display, rounded to seconds.
pub(crate) fn display(span: Span) -> Span {
    Span::from_millis(whole_seconds(span) * 1000)
}

const fn whole_seconds(span: Span) -> u64 {
    (span.millis() + 500) / 1000
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Unit {
    Minute,
    Second,
}

const GERMAN: [&str; 13] = [
    "null", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
];
const ENGLISH: [&str; 13] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

fn counted(count: u64, unit: Unit, lang: Lang) -> String {
    let words = match lang {
        Lang::De => GERMAN,
        Lang::En => ENGLISH,
    };
    let word = usize::try_from(count).ok().and_then(|count| words.get(count));
    let number = word.map_or_else(|| count.to_string(), |word| (*word).to_owned());
    let unit = match (unit, count == 1, lang) {
        (Unit::Minute, true, Lang::De) => "Minute",
        (Unit::Minute, false, Lang::De) => "Minuten",
        (Unit::Second, true, Lang::De) => "Sekunde",
        (Unit::Second, false, Lang::De) => "Sekunden",
        (Unit::Minute, true, Lang::En) => "minute",
        (Unit::Minute, false, Lang::En) => "minutes",
        (Unit::Second, true, Lang::En) => "second",
        (Unit::Second, false, Lang::En) => "seconds",
    };
    format!("{number} {unit}")
}

const fn and(lang: Lang) -> &'static str {
    match lang {
        Lang::De => " und ",
        Lang::En => " and ",
    }
}

/// The stem of «zum zweiten Mal», or «second»; a first time needs no word.
pub(super) fn ordinal(count: u32, lang: Lang) -> Option<&'static str> {
    const GERMAN: [&str; 5] = ["zweit", "dritt", "viert", "fünft", "sechst"];
    const ENGLISH: [&str; 5] = ["second", "third", "fourth", "fifth", "sixth"];
    let words = match lang {
        Lang::De => GERMAN,
        Lang::En => ENGLISH,
    };
    usize::try_from(count).ok()?.checked_sub(2).and_then(|index| words.get(index).copied())
}

/// «dreimal», «three times».
pub(crate) fn times(count: usize, lang: Lang) -> String {
    let word =
        |words: [&'static str; 13]| words.get(count).map_or(count.to_string(), |word| (*word).to_owned());
    match (count, lang) {
        (1, Lang::De) => "einmal".to_owned(),
        (1, Lang::En) => "once".to_owned(),
        (2, Lang::En) => "twice".to_owned(),
        (_, Lang::De) => format!("{}mal", word(GERMAN)),
        (_, Lang::En) => format!("{} times", word(ENGLISH)),
    }
}

/// «a, b oder c», «a, b or c».
pub(crate) fn either(items: &[String], lang: Lang) -> String {
    let or = match lang {
        Lang::De => " oder ",
        Lang::En => " or ",
    };
    listed(items, or)
}

/// «a, b und c», «a, b and c».
pub(crate) fn all(items: &[String], lang: Lang) -> String {
    listed(items, and(lang))
}

fn listed(items: &[String], before_last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}{before_last}{last}", first.join(", ")),
    }
}

/// A piece after «mit» and after «move».
pub(super) const fn with_the(role: Role, lang: Lang) -> &'static str {
    match (role, lang) {
        (Role::King, Lang::De) => "dem König",
        (Role::Queen, Lang::De) => "der Dame",
        (Role::Rook, Lang::De) => "dem Turm",
        (Role::Bishop, Lang::De) => "dem Läufer",
        (Role::Knight, Lang::De) => "dem Springer",
        (Role::Pawn, Lang::De) => "dem Bauern",
        (role, Lang::En) => the_piece(role, Lang::En),
    }
}

/// A piece that is captured.
pub(super) const fn takes_the(role: Role, lang: Lang) -> &'static str {
    match (role, lang) {
        (Role::King, Lang::De) => "den König",
        (Role::Queen, Lang::De) => "die Dame",
        (Role::Rook, Lang::De) => "den Turm",
        (Role::Bishop, Lang::De) => "den Läufer",
        (Role::Knight, Lang::De) => "den Springer",
        (Role::Pawn, Lang::De) => "den Bauern",
        (role, Lang::En) => the_piece(role, Lang::En),
    }
}

/// What a pawn is replaced by.
pub(super) const fn becomes(role: Role, lang: Lang) -> &'static str {
    match (role, lang) {
        (Role::Queen, Lang::De) => "eine Dame",
        (Role::Rook, Lang::De) => "einen Turm",
        (Role::Bishop, Lang::De) => "einen Läufer",
        (Role::Knight, Lang::De) => "einen Springer",
        (Role::King | Role::Pawn, Lang::De) => "eine Figur",
        (Role::Queen, Lang::En) => "a queen",
        (Role::Rook, Lang::En) => "a rook",
        (Role::Bishop, Lang::En) => "a bishop",
        (Role::Knight, Lang::En) => "a knight",
        (Role::King | Role::Pawn, Lang::En) => "a piece",
    }
}

pub(super) const fn offer(state: OfferState, lang: Lang) -> &'static str {
    match (state, lang) {
        (OfferState::Stands, Lang::De) => "Das Remisangebot gilt, bis es beantwortet ist.",
        (OfferState::Accepted, Lang::De) => "Das Remisangebot ist angenommen.",
        (OfferState::Declined, Lang::De) => "Das Remisangebot ist abgelehnt.",
        (OfferState::Void, Lang::De) => "Das Remisangebot gilt nicht.",
        (OfferState::Stands, Lang::En) => "The draw offer is valid until it is answered.",
        (OfferState::Accepted, Lang::En) => "The draw offer is accepted.",
        (OfferState::Declined, Lang::En) => "The draw offer is rejected.",
        (OfferState::Void, Lang::En) => "The draw offer is not valid.",
    }
}

/// An option of the arbiter's.
pub const fn choice(choice: Choice, lang: Lang) -> &'static str {
    match (choice, lang) {
        (Choice::Warning, Lang::De) => "Verwarnung",
        (Choice::AddTime, Lang::De) => "Zeitgutschrift für den Gegner",
        (Choice::TakeTime, Lang::De) => "Zeitabzug",
        (Choice::LoseGame, Lang::De) => "Partieverlust",
        (Choice::Points, Lang::De) => "Änderung der Punktzahl",
        (Choice::Fine, Lang::De) => "das im Voraus festgelegte Bußgeld",
        (Choice::ExcludeRound, Lang::De) => "Ausschluss von einer oder mehreren Runden",
        (Choice::Expel, Lang::De) => "Ausschluss vom Turnier",
        (Choice::Agree, Lang::De) => "stattgeben",
        (Choice::Postpone, Lang::De) => "die Entscheidung hinausschieben",
        (Choice::Reject, Lang::De) => "ablehnen",
        (Choice::Stand, Lang::De) => "es dabei belassen",
        (Choice::Continue, Lang::De) => "weiterspielen lassen",
        (Choice::NewGame, Lang::De) => "eine neue Partie ansetzen",
        (Choice::LetPlay, Lang::De) => "trotzdem spielen lassen",
        (Choice::SetClock, Lang::De) => "die Uhr neu stellen",
        (Choice::Warning, Lang::En) => "a warning",
        (Choice::AddTime, Lang::En) => "extra time for the opponent",
        (Choice::TakeTime, Lang::En) => "a time deduction",
        (Choice::LoseGame, Lang::En) => "loss of the game",
        (Choice::Points, Lang::En) => "a change of the points scored",
        (Choice::Fine, Lang::En) => "the fine announced in advance",
        (Choice::ExcludeRound, Lang::En) => "exclusion from one or more rounds",
        (Choice::Expel, Lang::En) => "expulsion from the competition",
        (Choice::Agree, Lang::En) => "agree",
        (Choice::Postpone, Lang::En) => "postpone the decision",
        (Choice::Reject, Lang::En) => "reject",
        (Choice::Stand, Lang::En) => "no change",
        (Choice::Continue, Lang::En) => "continuation of the game",
        (Choice::NewGame, Lang::En) => "a new game",
        (Choice::LetPlay, Lang::En) => "permission to play after all",
        (Choice::SetClock, Lang::En) => "a new clock setting",
    }
}

/// Why something is not examined: a sentence after a colon.
pub const fn why(why: Why, lang: Lang) -> &'static str {
    match (why, lang) {
        (Why::NotHavingTheMove, Lang::De) => "Das darf nur der Spieler, der am Zug ist",
        (Why::Touched, Lang::De) => "Mit dem Berühren einer Figur ist das Recht dazu verloren",
        (Why::Moved, Lang::De) => "Mit dem eigenen Zug ist das Recht dazu verloren",
        (Why::TooLate, Lang::De) => "Dafür ist es zu spät",
        (Why::NotInForce, Lang::De) => "Diese Regel gilt in dieser Partie nicht",
        (Why::ArbiterMayNot, Lang::De) => "Der Schiedsrichter darf hier nicht von sich aus eingreifen",
        (Why::NotEntitled, Lang::De) => "Dazu besteht hier kein Recht",
        (Why::Forbidden, Lang::De) => "Die Ausschreibung verbietet es",
        (Why::NothingOpen, Lang::De) => "Dazu gibt es keinen Anlass",
        (Why::TooEarly, Lang::De) => "Beide Spieler müssen erst mindestens einen Zug ausgeführt haben",
        (Why::BelowLimit, Lang::De) => "Es bliebe weniger Zeit, als die Regeln garantieren",
        (Why::SheetsIncomplete, Lang::De) => "Zuerst werden die Partieformulare vervollständigt",
        (Why::NoEvidence, Lang::De) => "Darauf allein darf sich ein Antrag nicht stützen",
        (Why::UnlawfulScore, Lang::De) => "Der Verlierer der Partie kann diese Punktzahl nicht erhalten",
        (Why::TooMuchTime, Lang::De) => "Dafür ist noch zu viel Zeit auf der Uhr",
        (Why::OwnFlagDown, Lang::De) => "Das eigene Blättchen ist gefallen",
        (Why::NotAccepted, Lang::De) => "Der Schiedsrichter lässt diese Person nicht zu",
        (Why::NotAnnounced, Lang::De) => "Der Zug ist noch nicht angesagt",
        (Why::NotRestored, Lang::De) => "Die verschobenen Figuren stehen noch nicht wieder auf ihren Feldern",
        (Why::AwaitsDecision, Lang::De) => {
            "Der Remisantrag hat die Partie beendet, die Entscheidung steht noch aus"
        }
        (Why::NothingHappened, Lang::De) => "Das trifft nicht zu",
        (Why::WrongSetup, Lang::De) => "Die Anfangsstellung war falsch",
        (Why::ColoursReversed, Lang::De) => "Die Farben waren vertauscht",
        (Why::PositionLost, Lang::De) => "Die Stellung lässt sich nicht mehr feststellen",
        (Why::Interference, Lang::De) => "Jemand von außen hat sich eingemischt",
        (Why::ClockNotRunning, Lang::De) => "Die eigene Uhr läuft nicht",
        (Why::NotAnOption, Lang::De) => "Diese Maßnahme sehen die Regeln hier nicht vor",
        (Why::Final, Lang::De) => "Die Entscheidung des Schiedsrichters ist endgültig",
        (Why::Absent, Lang::De) => "Der andere Spieler ist noch nicht anwesend",
        (Why::LegalMove, Lang::De) => "Der Zug ist regelgemäß und gilt als ausgeführt",
        (Why::NoPromotion, Lang::De) => "Dieser Zug ist keine Umwandlung",
        (Why::NoSuchPiece, Lang::De) => "Auf dem genannten Feld steht keine solche Figur",
        (Why::NotStarted, Lang::De) => "Die Partie hat noch nicht begonnen",
        (Why::RookFirst, Lang::De) => "Mit dem zuerst berührten Turm darf nicht rochiert werden",
        (Why::FlagUp, Lang::De) => "Das Blättchen des Gegners ist nicht gefallen",
        (Why::NotRepeated, Lang::De) => "Die Stellung ist nicht oft genug entstanden",
        (Why::MovesDiffer, Lang::De) => "Die Figuren standen gleich, aber die Zugmöglichkeiten waren andere",
        (Why::TooFewMoves, Lang::De) => "Es sind zu wenige Züge ohne Schlagen und ohne Bauernzug",
        (Why::IntendedImpossible, Lang::De) => "Der beabsichtigte Zug ist nicht möglich",
        (Why::MatePossible, Lang::De) => "Ein Matt ist noch möglich",
        (Why::Rejected, Lang::De) => "Der Schiedsrichter stimmt nicht zu",
        (Why::GameOver, Lang::De) => "Die Partie ist beendet; das ändert nichts mehr",
        (Why::NotHavingTheMove, Lang::En) => "only the player having the move may do that",
        (Why::Touched, Lang::En) => "the right to it was lost by touching a piece",
        (Why::Moved, Lang::En) => "the right to it was lost by making a move",
        (Why::TooLate, Lang::En) => "it is too late for that",
        (Why::NotInForce, Lang::En) => "this rule does not apply to this game",
        (Why::ArbiterMayNot, Lang::En) => "the arbiter may not intervene here without being asked",
        (Why::NotEntitled, Lang::En) => "there is no right to do so here",
        (Why::Forbidden, Lang::En) => "the regulations of the event forbid it",
        (Why::NothingOpen, Lang::En) => "there is no occasion for it",
        (Why::TooEarly, Lang::En) => "both players must first have made at least one move",
        (Why::BelowLimit, Lang::En) => "less time would be left than the Laws guarantee",
        (Why::SheetsIncomplete, Lang::En) => "the scoresheets must be updated first",
        (Why::NoEvidence, Lang::En) => "a claim may not rest on that alone",
        (Why::UnlawfulScore, Lang::En) => "the loser of the game cannot be given this score",
        (Why::TooMuchTime, Lang::En) => "there is still too much time on the clock for that",
        (Why::OwnFlagDown, Lang::En) => "the player’s own flag has fallen",
        (Why::NotAccepted, Lang::En) => "the arbiter does not accept this person",
        (Why::NotAnnounced, Lang::En) => "the move has not been announced yet",
        (Why::NotRestored, Lang::En) => "the displaced pieces are not back on their squares yet",
        (Why::AwaitsDecision, Lang::En) => "the draw claim has ended the game, the decision is pending",
        (Why::NothingHappened, Lang::En) => "this is not the case",
        (Why::WrongSetup, Lang::En) => "the initial position was incorrect",
        (Why::ColoursReversed, Lang::En) => "the colours were reversed",
        (Why::PositionLost, Lang::En) => "the position can no longer be determined",
        (Why::Interference, Lang::En) => "somebody from outside has interfered",
        (Why::ClockNotRunning, Lang::En) => "the player’s own clock is not running",
        (Why::NotAnOption, Lang::En) => "the Laws do not provide for this here",
        (Why::Final, Lang::En) => "the arbiter’s decision is final",
        (Why::Absent, Lang::En) => "the other player is not present yet",
        (Why::LegalMove, Lang::En) => "the move is legal and has been made",
        (Why::NoPromotion, Lang::En) => "this move is not a promotion",
        (Why::NoSuchPiece, Lang::En) => "there is no such piece on that square",
        (Why::NotStarted, Lang::En) => "the game has not started yet",
        (Why::RookFirst, Lang::En) => "castling with the rook touched first is not allowed",
        (Why::FlagUp, Lang::En) => "the opponent’s flag has not fallen",
        (Why::NotRepeated, Lang::En) => "the position has not appeared often enough",
        (Why::MovesDiffer, Lang::En) => "the pieces stood alike, but the possible moves were not the same",
        (Why::TooFewMoves, Lang::En) => "too few moves were made without a capture or a pawn move",
        (Why::IntendedImpossible, Lang::En) => "the intended move is not possible",
        (Why::MatePossible, Lang::En) => "checkmate is still possible",
        (Why::Rejected, Lang::En) => "the arbiter does not agree",
        (Why::GameOver, Lang::En) => "the game is over; this changes nothing",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_as_people_say_them() {
        for (seconds, german, english) in [
            (0, "null Sekunden", "no seconds"),
            (1, "eine Sekunde", "one second"),
            (60, "eine Minute", "one minute"),
            (61, "eine Minute und eine Sekunde", "one minute and one second"),
            (241, "vier Minuten und eine Sekunde", "four minutes and one second"),
            (1800, "30 Minuten", "30 minutes"),
        ] {
            let span = Span::from_millis(seconds * 1000);
            assert_eq!((time(span, Lang::De).as_str(), time(span, Lang::En).as_str()), (german, english));
        }
    }
}

//! How a match went, and what follows.

use jiff::civil::Time;
use turmuhr_core::Color;
use turmuhr_federation::{
    law::remedy::case::Subject,
    matches::{
        lineup::{BoardResult, Which},
        report::{Lead, Material},
    },
    ordinance::Cite,
};
use turmuhr_season::{
    MatchId, State,
    conduct::{Note, Wrong},
};

use super::names;
use crate::{
    Lang,
    federation::{articles, lineup},
    print::date,
};

texts! {
    host(team) {
        de: "Gastgeber ist {team}.",
        en: "{team} is the host.",
    }
    host_with(team, colour) {
        de: "Gastgeber ist {team}, an Brett 1 mit {colour}.",
        en: "{team} is the host and has {colour} on board 1.",
    }
    white() { de: "Weiß", en: "White" }
    black() { de: "Schwarz", en: "Black" }
    led_by_captains() {
        de: "Beide Mannschaftsführer leiten den Kampf gemeinsam.",
        en: "Both captains lead the match together.",
    }
    led_until(time) {
        de: "Bis zum Eintreffen des Schiedsrichters um {time} leiten beide Mannschaftsführer den Kampf gemeinsam.",
        en: "Both captains lead the match together until the arbiter comes at {time}.",
    }
    nobody_led() {
        de: "Niemand leitet den Kampf: Ein Schiedsrichter war nicht da, und die Ordnung lässt die Mannschaftsführer nicht an seine Stelle treten.",
        en: "Nobody leads the match: no arbiter was there, and the ordinance does not let the captains take that place.",
    }
    not_neutral(arbiter, club) {
        de: "{arbiter} ist kein neutraler Schiedsrichter, sondern Mitglied von {club}.",
        en: "{arbiter} is not a neutral arbiter but a member of {club}.",
    }
    score_missing(side, board) {
        de: "Brett {board}: Die Partiemitschrift von {side} fehlt.",
        en: "Board {board}: the score sheet of {side} is missing.",
    }
    material_missing(host, what) {
        de: "{host} hat als Gastgeber nicht gestellt: {what}.",
        en: "As the host {host} did not provide: {what}.",
    }
    help_at_the_board(side, board) {
        de: "Brett {board}, {side}: Die Zusatzregeln für Sehbehinderte gelten entsprechend.",
        en: "Board {board}, {side}: the additional rules for the visually impaired apply accordingly.",
    }
    started_apart(boards) {
        de: "Später als der Kampf begonnen: Brett {boards}. Alle Bretter haben denselben Beginn. [Auslegung 6.7.1]",
        en: "Started later than the match: board {boards}. All boards have the same start. [notes 6.7.1]",
    }
    lost_by_default(side, board, until) {
        de: "Brett {board}, {side}: bis {until} nicht da und damit verloren.",
        en: "Board {board}, {side}: not there by {until}, and so lost.",
    }
    default_waived(side, board, reason) {
        de: "Brett {board}, {side}: trotz Verspätung gespielt, unvorhersehbarer Grund: {reason} [Auslegung 6.7.1]",
        en: "Board {board}, {side}: played in spite of the late arrival, unforeseeable cause: {reason} [notes 6.7.1]",
    }
    signed_wrongly(board, result) {
        de: "Brett {board}: Es zählt das erzielte Ergebnis {result}, nicht das unterschriebene. [Auslegung 8.7]",
        en: "Board {board}: the result achieved counts, {result}, not the one signed. [notes 8.7]",
    }
    time_not_proven(side, board) {
        de: "Brett {board}, {side}: Die Zeitüberschreitung ist nicht bewiesen; es fehlt eine vollständige Mitschrift.",
        en: "Board {board}, {side}: it is not proven that the time was overstepped; a complete score is missing.",
    }
    scores_ordered_captains() {
        de: "zum Nachtragen der Mitschrift darf nur ein Schiedsrichter die Uhren anhalten, nicht die Mannschaftsführer",
        en: "only an arbiter may stop the clocks to have scores completed, not the captains",
    }
    scores_ordered_nobody() {
        de: "zum Nachtragen der Mitschrift darf nur ein Schiedsrichter die Uhren anhalten, und es war keiner da",
        en: "only an arbiter may stop the clocks to have scores completed, and none was there",
    }
    no_draw(board) {
        de: "das Remis an Brett {board} zählt nicht: Es muss während der Partie vereinbart sein, nach mindestens einem Zug jeder Seite [Auslegung 5.2.3]",
        en: "the draw on board {board} does not count: it must be agreed during the game, after at least one move of each side [notes 5.2.3]",
    }
    not_lost_by_default(board, until) {
        de: "an Brett {board} hat verloren, wer bis {until} nicht da war; ein anderes Ergebnis braucht --excused mit dem Grund",
        en: "on board {board} a player who was not there by {until} has lost; another result needs --excused with the cause",
    }
    not_lost_on_time(side, board) {
        de: "an Brett {board} ist die Zeitüberschreitung festgestellt ({side}); die Partie ist verloren, auch wenn beide etwas anderes wollen",
        en: "on board {board} it is established that the time was overstepped ({side}); the game is lost, even if both players want something else",
    }
    no_cause(board) {
        de: "für die Verspätung an Brett {board} fehlt der unvorhersehbare Grund",
        en: "the unforeseeable cause of the late arrival on board {board} is missing",
    }
    no_delay() {
        de: "der Kampf begann nicht später als geplant, also hat niemand eine Verzögerung verschuldet; berichtigen Sie --started (geplant, wirklich, Seite)",
        en: "the match did not begin later than planned, so nobody caused a delay; correct --started (planned, actual, side)",
    }
    no_start() {
        de: "für die Wartezeit muss der Beginn bekannt sein; geben Sie --started an",
        en: "the default time needs the start of the match; give --started",
    }
    no_such_board(board) { de: "Brett {board} gibt es in dieser Klasse nicht", en: "there is no board {board} in this class" }
    one_day(day, games) {
        de: "Am {day} spielt ein Verein mehrmals, und Anfangszeiten fehlen; gezählt wird in dieser Reihenfolge: {games}.",
        en: "On {day} a club plays more than once and starting times are missing; they count in this order: {games}.",
    }
    absent_and_named(side) {
        de: "{side}: nicht angetreten und doch aufgestellt; eins von beidem kann nicht stimmen",
        en: "{side}: did not appear and yet has a line-up; one of the two is wrong",
    }
    so_far(score, open) { de: "Stand {score}, {open} offen.", en: "Score so far {score}, {open} open." }
    no_director() {
        de: "Noch ist kein Spielleiter im Amt: Bis dahin trägt alles ein, wer die Datei führt. Der erste kommt ins Amt mit: turmuhr season FILE add office „Nachname, Vorname“ --role director-of-play.",
        en: "No director of play is in office yet: until then the keeper of the file enters everything. The first one comes into office with: turmuhr season FILE add office “Surname, First name” --role director-of-play.",
    }
}

fn time(time: Time) -> String {
    time.strftime("%H:%M").to_string()
}

fn with(text: String, cite: Option<&Cite>) -> String {
    match cite {
        Some(cite) => format!("{text} {}", articles(std::slice::from_ref(cite))),
        None => text,
    }
}

const fn material(material: Material, lang: Lang) -> &'static str {
    match (material, lang) {
        (Material::Venue, Lang::De) => "Spiellokal",
        (Material::Venue, Lang::En) => "venue",
        (Material::Sets, Lang::De) => "Spielmaterial",
        (Material::Sets, Lang::En) => "sets",
        (Material::WritingMaterial, Lang::De) => "Schreibmaterial",
        (Material::WritingMaterial, Lang::En) => "writing material",
        (Material::Clocks, Lang::De) => "Uhren",
        (Material::Clocks, Lang::En) => "clocks",
    }
}

/// `1:0`.
const fn result(result: BoardResult) -> &'static str {
    match result {
        BoardResult::HomeWins => "1:0",
        BoardResult::GuestWins => "0:1",
        BoardResult::Drawn => "½:½",
        BoardResult::BothLose => "0:0",
    }
}

/// A side by its team.
fn team(state: &State, id: MatchId, side: Which, lang: Lang) -> String {
    match state.matches.get(&id) {
        Some(one) => names::team(
            state,
            match side {
                Which::Home => one.fixture.home,
                Which::Guest => one.fixture.guest,
            },
            lang,
        ),
        None => lineup::side(side, lang),
    }
}

fn boards(all: &[usize]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// What follows from how a match went.
pub fn note(note: &Note, state: &State, id: MatchId, lang: Lang) -> String {
    let side = |side| team(state, id, side, lang);
    match note {
        Note::Host { team, first_board, cite } => {
            let name = names::team(state, *team, lang);
            let told = match first_board {
                Some(Color::White) => host_with(lang, name, white(lang)),
                Some(Color::Black) => host_with(lang, name, black(lang)),
                None => host(lang, name),
            };
            with(told, cite.as_ref())
        }
        Note::LedByCaptains { until: None, cite } => with(led_by_captains(lang), cite.as_ref()),
        Note::LedByCaptains { until: Some(at), cite } => with(led_until(lang, time(*at)), cite.as_ref()),
        Note::NobodyLed => nobody_led(lang),
        Note::NotNeutral { arbiter, club, cite } => {
            let (arbiter, club) = (names::person(state, *arbiter, lang), names::club(state, *club, lang));
            with(not_neutral(lang, arbiter, club), Some(cite))
        }
        Note::ScoreMissing { side: of, board, cite } => {
            with(score_missing(lang, side(*of), board), Some(cite))
        }
        Note::MaterialMissing { host, missing, cite } => {
            let what: Vec<&str> = missing.iter().map(|one| material(*one, lang)).collect();
            with(material_missing(lang, names::team(state, *host, lang), what.join(", ")), Some(cite))
        }
        Note::HelpAtTheBoard { side: of, board, cite } => {
            with(help_at_the_board(lang, side(*of), board), Some(cite))
        }
        Note::StartedApart { boards: all } => started_apart(lang, boards(all)),
        Note::LostByDefault { side: of, board, until, cite } => {
            with(lost_by_default(lang, side(*of), board, time(*until)), Some(cite))
        }
        Note::DefaultWaived { side: of, board, reason } => default_waived(lang, side(*of), board, reason),
        Note::SignedWrongly { board, achieved } => signed_wrongly(lang, board, result(*achieved)),
        Note::TimeNotProven { side: of, board, cite } => {
            with(time_not_proven(lang, side(*of), board), Some(cite))
        }
    }
}

/// What a card cannot say.
pub(super) fn wrong(wrong: &Wrong, state: &State, id: MatchId, lang: Lang) -> String {
    match wrong {
        Wrong::ScoresOrdered { lead: Lead::Nobody, cite } => with(scores_ordered_nobody(lang), cite.as_ref()),
        Wrong::ScoresOrdered { lead: Lead::Arbiter | Lead::Captains, cite } => {
            with(scores_ordered_captains(lang), cite.as_ref())
        }
        Wrong::NoDraw { board } => no_draw(lang, board),
        Wrong::NotLostByDefault { board, until, cite } => {
            with(not_lost_by_default(lang, board, time(*until)), Some(cite))
        }
        Wrong::NotLostOnTime { side, board, cite } => {
            with(not_lost_on_time(lang, team(state, id, *side, lang), board), Some(cite))
        }
        Wrong::NoCause { board } => no_cause(lang, board),
        Wrong::NoStart => no_start(lang),
        Wrong::NoDelay => no_delay(lang),
        Wrong::NoSuchBoard(board) => no_such_board(lang, board),
        Wrong::AbsentAndNamed(side) => absent_and_named(lang, lineup::side(*side, lang)),
    }
}

/// Matches of one day, in the order in which they count.
pub(super) fn day_in_order(all: &[MatchId], state: &State, lang: Lang) -> String {
    let day = all.first().and_then(|id| state.matches.get(id)).map(|one| date(one.fixture.on, lang));
    let games: Vec<String> = all.iter().map(|id| names::game(state, *id, lang)).collect();
    one_day(lang, day.unwrap_or_default(), games.join("; "))
}

/// Why there is no remedy against something.
pub fn not_open(subject: Subject, lang: Lang) -> &'static str {
    match (subject, lang) {
        (Subject::Decision, Lang::De) => "dagegen gibt es ein Rechtsmittel [5.2]",
        (Subject::Decision, Lang::En) => "there is a remedy against it [5.2]",
        (Subject::AgreedAdjudication, Lang::De) => {
            "gegen eine Abschätzung, in der beide Abschätzer einig waren, gibt es kein Rechtsmittel [21.4]"
        }
        (Subject::AgreedAdjudication, Lang::En) => {
            "there is no remedy against an adjudication on which both adjudicators agreed [21.4]"
        }
        (Subject::AdjudicationObjection, Lang::De) => {
            "der Einspruch gegen die Abschätzung des Spielleiters ist kein Rechtsmittel; er hat seinen eigenen Weg und kostet keine Gebühr [21.5]"
        }
        (Subject::AdjudicationObjection, Lang::En) => {
            "an objection to the director’s adjudication is not a remedy; it has a way of its own and costs no fee [21.5]"
        }
        (Subject::CommitteeDecision, Lang::De) => {
            "die Entscheidung eines Turniergerichts ist endgültig [7.4]"
        }
        (Subject::CommitteeDecision, Lang::En) => "the decision of an appeals committee is final [7.4]",
        (Subject::FinalPhaseClaim, Lang::De) => {
            "gegen die Entscheidung über einen Remisantrag in der Endspurtphase gibt es kein Rechtsmittel [7.4]"
        }
        (Subject::FinalPhaseClaim, Lang::En) => {
            "there is no remedy against a decision on a draw claim in the final phase [7.4]"
        }
        (Subject::BlitzDecision, Lang::De) => {
            "gegen Entscheidungen im Blitzschach gibt es kein Rechtsmittel [7.4]"
        }
        (Subject::BlitzDecision, Lang::En) => "there is no remedy against decisions in blitz [7.4]",
    }
}

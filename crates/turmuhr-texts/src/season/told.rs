//! A fact of a season in a short phrase: for its journal, and after an act. Nothing private: no births, no addresses, no
//! reasons about persons, and no names of a line-up handed in, which may still be secret.

mod championship;
mod registry;

use turmuhr_federation::{
    law::remedy::case::Outcome,
    matches::lineup::{BoardResult, Which},
    persons::person::{ClubId, PersonId, TeamNumber},
};
use turmuhr_season::{
    Fact, MatchId, State,
    board::BoardAct,
    fact::{About, Decision, Inaction, OtherAbout, Part, RemedyAct},
    sheet::GameNow,
    year::SettledBy,
};

use super::{acts, names};
use crate::{
    Lang,
    federation::{
        lineup::{self, half},
        paper,
        season::roman,
    },
    print::date,
};

texts! {
    opened(season) { de: "Spieljahr {season} eröffnet", en: "Season {season} opened" }
    club_admitted(club) { de: "Verein aufgenommen: {club}", en: "Club admitted: {club}" }
    class_formed(class) { de: "Klasse gebildet: {class}", en: "Class formed: {class}" }
    team_entered(team, class) { de: "Mannschaft gemeldet: {team} ({class})", en: "Team entered: {team} ({class})" }
    players_noted(club) { de: "Spieler vermerkt: {club}", en: "Players noted: {club}" }
    groups_drawn(class, count) {
        de: "Gruppen ausgelost: {class}, {count} Gruppen",
        en: "Groups drawn: {class}, {count} groups",
        one(count): de: "Gruppe gebildet: {class}", en: "Group formed: {class}",
    }
    pairings_drawn(class) { de: "Paarungsnummern ausgelost: {class}", en: "Pairing numbers drawn: {class}" }
    match_set(game, day) { de: "Kampf angesetzt: {game}, {day}", en: "Match scheduled: {game}, {day}" }
    match_moved(game, day) { de: "Kampf verlegt: {game}, auf den {day}", en: "Match moved: {game}, to {day}" }
    round_moved(game, day) { de: "Mit der ganzen Runde verlegt: {game}, auf den {day}", en: "Moved with the whole round: {game}, to {day}" }
    move_refused(game, day) {
        de: "Verlegung abgelehnt: {game}, auf den {day}",
        en: "Move refused: {game}, to {day}",
    }
    handed_in(team, game) { de: "Aufstellung abgegeben: {team} ({game})", en: "Line-up handed in: {team} ({game})" }
    on_board(board, what, game) { de: "Brett {board}: {what} ({game})", en: "Board {board}: {what} ({game})" }
    hung() { de: "Hängepartie", en: "adjourned" }
    taken_off() { de: "Ergebnis gestrichen", en: "result taken off" }
    reported(game) { de: "Spielbericht: {game}", en: "Match report: {game}" }
    reported_anew(game) { de: "Neuer Spielbericht: {game}", en: "New match report: {game}" }
    with_open(told, boards) { de: "{told}, offen: Brett {boards}", en: "{told}, open: board {boards}" }
    agreed(team, game) { de: "Spielbericht anerkannt: {team} ({game})", en: "Report agreed with: {team} ({game})" }
    disputed(team, game) { de: "Spielbericht bestritten: {team} ({game})", en: "Report disputed: {team} ({game})" }
    confirmed(game) { de: "Kampf bestätigt: {game}", en: "Match confirmed: {game}" }
    withdrawn(team, round) { de: "Mannschaft zurückgezogen: {team}, nach Runde {round}", en: "Team withdrawn: {team}, after round {round}" }
    fine_limit(amount) { de: "Höchste Geldbuße festgesetzt: {amount}", en: "Highest fine set: {amount}" }
    fined(club, amount, article) { de: "Geldbuße: {club}, {amount} [{article}]", en: "Fine: {club}, {amount} [{article}]" }
    deducted(team, points, number) {
        de: "Punktabzug: {team}, {points} Punkte (Entscheidung {number})",
        en: "Points deducted: {team}, {points} points (decision {number})",
        one(points): de: "Punktabzug: {team}, 1 Punkt (Entscheidung {number})", en: "Point deducted: {team}, 1 point (decision {number})",
    }
    decision(number, office, what) { de: "Entscheidung {number} ({office}): {what}", en: "Decision {number} ({office}): {what}" }
    counts(game, score) { de: "{game} zählt {score}", en: "{game} counts {score}" }
    no_score(about) { de: "{about}, ohne neues Ergebnis", en: "{about}, without another score" }
    sanctions(told, count) {
        de: "{told}; {count} Bußen",
        en: "{told}; {count} sanctions",
        one(count): de: "{told}; eine Buße", en: "{told}; one sanction",
    }
    revoked(number) { de: "Entscheidung {number} zurückgenommen", en: "Decision {number} revoked" }
    asked(number, team, game) {
        de: "Entscheidung beantragt (Antrag {number}): {team} ({game})",
        en: "Decision asked for (request {number}): {team} ({game})",
    }
    lodged(number, who, against) {
        de: "Rechtsmittel {number} eingelegt: {who} gegen Entscheidung {against}",
        en: "Remedy {number} lodged: {who} against decision {against}",
    }
    no_decision_on_request(number, who, request) {
        de: "Rechtsmittel {number} eingelegt: {who}, keine Entscheidung über Antrag {request}",
        en: "Remedy {number} lodged: {who}, no decision on request {request}",
    }
    no_decision_on_remedy(number, who, other) {
        de: "Rechtsmittel {number} eingelegt: {who}, keine Entscheidung über Rechtsmittel {other}",
        en: "Remedy {number} lodged: {who}, no decision on remedy {other}",
    }
    receipt(number, day) { de: "Eingang von Rechtsmittel {number} bestätigt, {day}", en: "Receipt of remedy {number} confirmed, {day}" }
    statements_asked(number, day) { de: "Stellungnahmen zu Rechtsmittel {number} bis {day} erbeten", en: "Statements on remedy {number} asked for by {day}" }
    stated(number) { de: "Stellungnahme zu Rechtsmittel {number} eingegangen", en: "Statement on remedy {number} received" }
    hearing(number, day) { de: "Verhandlung über Rechtsmittel {number} am {day}", en: "Hearing of remedy {number} on {day}" }
    remedy_withdrawn(number) { de: "Rechtsmittel {number} zurückgenommen", en: "Remedy {number} withdrawn" }
    suspended(number) { de: "Vollzug ausgesetzt (Rechtsmittel {number})", en: "Execution suspended (remedy {number})" }
    score_limited(number) { de: "Wertung ausgesetzt (Rechtsmittel {number})", en: "Score suspended (remedy {number})" }
    sanctions_limited(number) { de: "Bußen ausgesetzt (Rechtsmittel {number})", en: "Sanctions suspended (remedy {number})" }
    fee_charged(number) { de: "Gebühr von Rechtsmittel {number} der Instanz auferlegt", en: "Fee of remedy {number} charged to its instance" }
    upheld(number, decision) { de: "Rechtsmittel {number} hat Erfolg (Entscheidung {decision})", en: "Remedy {number} upheld (decision {decision})" }
    partly(number, decision) { de: "Rechtsmittel {number} hat zum Teil Erfolg (Entscheidung {decision})", en: "Remedy {number} upheld in part (decision {decision})" }
    dismissed(number, decision) { de: "Rechtsmittel {number} zurückgewiesen (Entscheidung {decision})", en: "Remedy {number} dismissed (decision {decision})" }
    by_play_off(class, teams) { de: "Reihenfolge nach Stichkampf: {class}: {teams}", en: "Order after the play-off: {class}: {teams}" }
    by_berlin(class, teams) { de: "Reihenfolge nach Berliner Wertung: {class}: {teams}", en: "Order by the Berlin system: {class}: {teams}" }
    by_lot(class, teams) { de: "Reihenfolge durch Los: {class}: {teams}", en: "Order by lot: {class}: {teams}" }
    class_closed(class) { de: "Klasse abgeschlossen: {class}", en: "Class closed: {class}" }
    fee_paid(number, day) { de: "Rest der Gebühr zu Rechtsmittel {number} eingegangen, {day}", en: "Rest of the fee for remedy {number} came in, {day}" }
    next_settled() { de: "Geänderte Plätze im nächsten Spieljahr berücksichtigt", en: "Changed places seen to in the next season" }
    carried_over(day) { de: "Nächstes Spieljahr eröffnet, {day}", en: "Next season opened, {day}" }
    undone(entry) { de: "Eintrag {entry} zurückgenommen", en: "Entry {entry} taken back" }
    undone_because(entry, reason) { de: "Eintrag {entry} zurückgenommen: {reason}", en: "Entry {entry} taken back: {reason}" }

    both_say(result) { de: "abgeschätzt, {result}", en: "adjudicated, {result}" }
    they_differ(one, other) {
        de: "abgeschätzt, {one} und {other}, geht an den Spielleiter",
        en: "adjudicated, {one} and {other}, goes to the director of play",
    }
    paused(minutes) { de: "Pause von {minutes} Minuten", en: "break of {minutes} minutes" }
    set(result) { de: "vom Spielleiter festgesetzt, {result}", en: "set by the director of play, {result}" }
    objection(team) { de: "Einspruch von {team}", en: "objection of {team}" }
    no_objection() { de: "kein Einspruch", en: "no objection" }
    goes_on(day) { de: "wird am {day} fortgesetzt", en: "continued on {day}" }
    finished(result) { de: "zu Ende gespielt, {result}", en: "played to the end, {result}" }
    missing(sides) { de: "zur Fortsetzung nicht erschienen: {sides}", en: "did not come to play on: {sides}" }
}

/// A fact in a phrase, things by their present names.
pub fn told(fact: &Fact, state: &State, lang: Lang) -> String {
    let club = |id: &ClubId| names::club(state, *id, lang);
    let class = |id: &turmuhr_season::ClassId| names::class(state, *id, lang);
    let team = |id: &turmuhr_season::TeamId| names::team(state, *id, lang);
    let game = |id: &MatchId| teams_of(state, *id, lang);
    let day = |day: &jiff::civil::Date| date(*day, lang);
    match fact {
        Fact::SeasonOpened { season, .. } => opened(lang, season),
        Fact::ClubAdmitted { details, .. } => club_admitted(lang, &details.name),
        Fact::ClassFormed { details, .. } => class_formed(lang, &details.name),
        Fact::TeamEntered { club, number, class: of, .. } => {
            team_entered(lang, team_of(state, *club, *number, lang), class(of))
        }
        Fact::Registered { statement } => registry::statement(statement, state, lang),
        Fact::PlayersNoted { club: of, .. } => players_noted(lang, club(of)),
        Fact::GroupsDrawn { class: of, groups, .. } => groups_drawn(lang, class(of), groups.len()),
        Fact::PairingsDrawn { class: of, .. } => pairings_drawn(lang, class(of)),
        Fact::MatchSet { fixture, .. } => {
            match_set(lang, names::fixture(state, fixture, lang), day(&fixture.on))
        }
        Fact::MatchMoved { id, to, whole_round: false, .. } => match_moved(lang, game(id), day(to)),
        Fact::MatchMoved { id, to, whole_round: true, .. } => round_moved(lang, game(id), day(to)),
        Fact::MoveRefused { id, to, .. } => move_refused(lang, game(id), day(to)),
        Fact::LineUpHandedIn { id, side, .. } => handed_in(lang, on_side(state, *id, *side, lang), game(id)),
        Fact::GameNoted { id, board, game: now } => {
            let what = match now {
                Some(GameNow::Result(end)) => result(*end).to_owned(),
                Some(GameNow::Adjourned) => hung(lang),
                None => taken_off(lang),
            };
            on_board(lang, board, what, game(id))
        }
        Fact::MatchReported { id, unfinished, card, .. } => {
            let told = if card.anew { reported_anew(lang, game(id)) } else { reported(lang, game(id)) };
            match state.points_of_card(fact) {
                Some([home, guest]) => format!("{told}, {}:{}", half(home), half(guest)),
                None if unfinished.is_empty() => told,
                None => with_open(lang, told, list(unfinished)),
            }
        }
        Fact::ReportAnswered { id, by, disputes: None } => {
            agreed(lang, on_side(state, *id, *by, lang), game(id))
        }
        Fact::ReportAnswered { id, by, disputes: Some(_) } => {
            disputed(lang, on_side(state, *id, *by, lang), game(id))
        }
        Fact::BoardActed { id, board, act } => {
            on_board(lang, board, board_act(act, state, *id, lang), game(id))
        }
        Fact::MatchConfirmed { id, frozen: None, .. } => confirmed(lang, game(id)),
        Fact::MatchConfirmed { id, frozen: Some(frozen), .. } => {
            format!("{}, {}", confirmed(lang, game(id)), acts::score(frozen.score))
        }
        Fact::TeamWithdrawn { team: of, after_round, .. } => withdrawn(lang, team(of), after_round),
        Fact::FineLimitSet { marks, .. } => fine_limit(lang, names::amount(state, *marks, lang)),
        Fact::Fined { club: of, marks, article } => {
            fined(lang, club(of), names::amount(state, *marks, lang), article)
        }
        Fact::PointsDeducted { team: of, points, decision } => deducted(lang, team(of), points, decision.0),
        Fact::DecisionMade { id, decision: made } => {
            let office = paper::office(made.by, made.level, lang);
            decision(lang, id.0, office, decided(made, state, lang))
        }
        Fact::DecisionRevoked { decision: id, .. } => revoked(lang, id.0),
        Fact::DecisionAsked { id, about, by, .. } => {
            asked(lang, id.0, on_side(state, *about, *by, lang), game(about))
        }
        Fact::RemedyLodged { id, against, by, .. } => {
            lodged(lang, id.0, names::appellant(state, *by, lang), against.0)
        }
        Fact::InactionContested { id, against, by, .. } => {
            let who = names::appellant(state, *by, lang);
            match against {
                Inaction::Request(request) => no_decision_on_request(lang, id.0, who, request.0),
                Inaction::Remedy(other) => no_decision_on_remedy(lang, id.0, who, other.0),
            }
        }
        Fact::RemedyActed { remedy, act } => match act {
            RemedyAct::Confirmed { on } => receipt(lang, remedy.0, day(on)),
            RemedyAct::StatementsAsked { until, .. } => statements_asked(lang, remedy.0, day(until)),
            RemedyAct::Stated => stated(lang, remedy.0),
            RemedyAct::HearingSet { on } => hearing(lang, remedy.0, day(on)),
            RemedyAct::FeePaid { on, .. } => fee_paid(lang, remedy.0, day(on)),
            RemedyAct::Withdrawn { .. } => remedy_withdrawn(lang, remedy.0),
        },
        Fact::ExecutionSuspended { remedy } => suspended(lang, remedy.0),
        Fact::EffectLimited { remedy, part: Part::Score } => score_limited(lang, remedy.0),
        Fact::EffectLimited { remedy, part: Part::Sanctions } => sanctions_limited(lang, remedy.0),
        Fact::FeeCharged { remedy, .. } => fee_charged(lang, remedy.0),
        Fact::RemedyDecided { remedy, outcome, decision, .. } => match outcome {
            Outcome::Upheld => upheld(lang, remedy.0, decision.0),
            Outcome::Partly { .. } => partly(lang, remedy.0, decision.0),
            Outcome::Dismissed => dismissed(lang, remedy.0, decision.0),
        },
        Fact::TieSettled { settled } => {
            let order: Vec<String> = settled.order.iter().map(team).collect();
            let (class, order) = (class(&settled.class), order.join(", "));
            match settled.how {
                SettledBy::PlayOff => by_play_off(lang, class, order),
                SettledBy::Berlin => by_berlin(lang, class, order),
                SettledBy::Lot { .. } => by_lot(lang, class, order),
            }
        }
        Fact::ClassClosed { class: of, .. } => class_closed(lang, class(of)),
        Fact::NextSeasonSettled { .. } => next_settled(lang),
        Fact::CarriedOver { on } => carried_over(lang, day(on)),
        Fact::Championship { act } => championship::act(act, state, lang),
        Fact::Undone { entry, reason } if reason.trim().is_empty() => undone(lang, entry),
        Fact::Undone { entry, reason } => undone_because(lang, entry, reason.trim()),
    }
}

/// The author of an entry: a person by name, everything else as it stands.
pub fn author(by: &str, state: &State, lang: Lang) -> String {
    let number = by.strip_prefix('#').and_then(|number| number.parse().ok()).map(PersonId);
    let known = number.filter(|id| state.registry.persons.contains_key(id));
    known.map_or_else(|| by.to_owned(), |id| names::person(state, id, lang))
}

/// `SV Nord I – SV Süd I`.
fn teams_of(state: &State, id: MatchId, lang: Lang) -> String {
    let one = state.matches.get(&id);
    one.map_or_else(|| names::number(lang, id.0), |one| names::pairing(state, &one.fixture, lang))
}

fn team_of(state: &State, club: ClubId, number: TeamNumber, lang: Lang) -> String {
    format!("{} {}", names::club(state, club, lang), roman(number))
}

/// The team of a side.
fn on_side(state: &State, id: MatchId, side: Which, lang: Lang) -> String {
    let one = state.matches.get(&id);
    one.map_or_else(|| lineup::side(side, lang), |one| names::team(state, one.team(side), lang))
}

fn list(boards: &[usize]) -> String {
    boards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

pub(super) const fn result(result: BoardResult) -> &'static str {
    match result {
        BoardResult::HomeWins => "1:0",
        BoardResult::GuestWins => "0:1",
        BoardResult::Drawn => "½:½",
        BoardResult::BothLose => "0:0",
    }
}

/// Board points in tenths, `4½:3½`.
pub(super) fn tenths(points: [i32; 2]) -> String {
    let [home, guest] = points.map(|tenths| half(turmuhr_core::Points::tenths(tenths)));
    format!("{home}:{guest}")
}

fn decided(made: &Decision, state: &State, lang: Lang) -> String {
    let about = match made.about {
        About::Match(id) => teams_of(state, id, lang),
        About::Other(OtherAbout::Class(id)) => names::class(state, id, lang),
    };
    let told = match made.sets {
        Some((points, _)) => counts(lang, about, tenths(points)),
        None => no_score(lang, about),
    };
    if made.sanctions.is_empty() { told } else { sanctions(lang, told, made.sanctions.len()) }
}

fn board_act(act: &BoardAct, state: &State, id: MatchId, lang: Lang) -> String {
    match act {
        BoardAct::Adjudicated { verdicts: [one, other], .. } if one == other => both_say(lang, result(*one)),
        BoardAct::Adjudicated { verdicts: [one, other], .. } => {
            they_differ(lang, result(*one), result(*other))
        }
        BoardAct::Paused { minutes } => paused(lang, minutes),
        BoardAct::DirectorSets { result: end } => set(lang, result(*end)),
        BoardAct::Objection { by, .. } => objection(lang, on_side(state, id, *by, lang)),
        BoardAct::NobodyObjected => no_objection(lang),
        BoardAct::Continue { on } | BoardAct::Moved { on, .. } => goes_on(lang, date(*on, lang)),
        BoardAct::Finished { result: end } => finished(lang, result(*end)),
        BoardAct::Missing { home, guest } => {
            let sides = [(Which::Home, *home), (Which::Guest, *guest)];
            let away = sides.into_iter().filter(|(_, away)| *away);
            let away: Vec<String> = away.map(|(side, _)| on_side(state, id, side, lang)).collect();
            missing(lang, away.join(", "))
        }
    }
}

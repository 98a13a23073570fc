//! Tables with their footnotes, fixtures and fines, as they stand on the screen.

use turmuhr_core::Points;
use turmuhr_federation::{competition::league::Played, matches::lineup::Occasion};
use turmuhr_season::{
    MatchId, State, TeamId,
    state::Match,
    tables::{GroupTable, Mark, marked},
    year::SettledBy,
};

use super::{cited, names};
use crate::{Lang, federation::lineup::half, print::date};

texts! {
    fixtures_head() { de: "Runde  Tag", en: "Round  Day" }
    no_fixtures() { de: "Keine Kämpfe angesetzt.", en: "No matches are scheduled." }
    no_moves() { de: "Noch steigt niemand auf oder ab.", en: "Nobody goes up or down yet." }
    no_tables() {
        de: "Noch keine Tabelle: Es gibt keine Gruppe (zuerst: add class, add team, draw).",
        en: "No table yet: there is no group (first: add class, add team, draw).",
    }
    play_off() { de: "Stich", en: "p.-o." }
    promotion() { de: "Aufst", en: "prom." }
    moved_from(on, from) { de: "{on} (statt {from})", en: "{on} (was {from})" }
    preliminary(games) { de: "* vorläufig, nicht bestätigt: {games}", en: "* provisional, not confirmed: {games}" }
    under_finding(games) {
        de: "* vorläufig, nach Feststellung gewertet: {games}",
        en: "* provisional, counted by a finding: {games}",
    }
    suspended(number, games) {
        de: "* vorläufig, Entscheidung {number} ist ausgesetzt: {games}",
        en: "* provisional, decision {number} is suspended: {games}",
    }
    unfinished(games) { de: "* vorläufig, Partien offen: {games}", en: "* provisional, games are unfinished: {games}" }
    decided(number, games) { de: "† Entscheidung {number}: {games}", en: "† decision {number}: {games}" }
    not_played(count) {
        de: "Vorläufige Tabelle, noch nicht gespielt: {count}",
        en: "Table is provisional, not played yet: {count}",
    }
    not_set(games) {
        de: "Vorläufige Tabelle, nicht angesetzt: {games}",
        en: "Table is provisional, not set: {games}",
    }
    place_changed(team, class) {
        de: "{team} spielt in {class}: Die erste Mannschaft eines Vereins ist die höchste. [16.1]",
        en: "{team} plays in {class}: the first team of a club is the highest. [16.1]",
    }
    preliminary_mark() { de: "vorläufig", en: "provisional" }
    finding_mark() { de: "nach Feststellung, vorläufig", en: "by a finding, provisional" }
    unfinished_mark() { de: "Partien offen", en: "games unfinished" }
    suspended_mark(number) { de: "Entscheidung {number} ausgesetzt", en: "decision {number} suspended" }
    decided_mark(number) { de: "Entscheidung {number}", en: "decision {number}" }
    no_fines() { de: "Keine Geldbußen.", en: "No fines." }
    fines_of(club, sum) { de: "{club}: {sum} Geldbuße", en: "{club}: fines of {sum}" }
    final_fine(amount, number) {
        de: "  {amount}, Entscheidung {number}, rechtskräftig",
        en: "  {amount}, decision {number}, final",
    }
    contested_fine(amount, number, remedy) {
        de: "  {amount}, Entscheidung {number}, angefochten mit Rechtsmittel {remedy}",
        en: "  {amount}, decision {number}, contested by remedy {remedy}",
    }
    deducted(team, points, number) {
        de: "‡ {team}: {points} Punkte abgezogen, Entscheidung {number}",
        en: "‡ {team}: {points} points deducted, decision {number}",
        one(points): de: "‡ {team}: {points} Punkt abgezogen, Entscheidung {number}", en: "‡ {team}: {points} point deducted, decision {number}",
    }
    by_playoff(teams) {
        de: "Punktgleich, nach Stichkampf gereiht: {teams}",
        en: "Level on points, in the order of the play-off: {teams}",
    }
    by_berlin(teams) {
        de: "Punktgleich, Stichkampf unentschieden, nach Berliner Wertung gereiht: {teams}",
        en: "Level on points, play-off drawn, in the order of the Berlin system: {teams}",
    }
    by_lot(teams) {
        de: "Punktgleich, Stichkampf unentschieden, durch Los gereiht: {teams}",
        en: "Level on points, play-off drawn, in the order of the lot: {teams}",
    }
    annulled_mark() { de: "gestrichen, Mannschaft zurückgezogen", en: "annulled, team withdrawn" }
    awarded_mark() { de: "kampflos, Mannschaft zurückgezogen", en: "by default, team withdrawn" }
    cancelled_mark() { de: "entfällt, Mannschaft zurückgezogen", en: "cancelled, team withdrawn" }
    open_fine(amount, number, until) {
        de: "  {amount}, Entscheidung {number}, anfechtbar bis {until}",
        en: "  {amount}, decision {number}, open to a remedy until {until}",
    }
}

/// The score of a match now; none while it is open.
pub fn score_of(state: &State, id: MatchId) -> Option<String> {
    let told = |points: [Points; 2]| {
        let [home, guest] = points.map(half);
        format!("{home}:{guest}")
    };
    match marked(state, id).0 {
        // A team that left loses what it did not play.
        Played::Open => state.awarded(id).map(told),
        Played::Decided { boards, .. } | Played::Score { boards, .. } => Some(told(boards)),
    }
}

/// Whether only a decision changes the score.
pub fn settled(state: &State, id: MatchId) -> bool {
    marked(state, id).1.settled()
}

/// The day of a match, and the day it was moved from.
pub fn day_of(one: &Match, lang: Lang) -> String {
    let on = date(one.fixture.on, lang);
    match one.moved_from.filter(|from| *from != one.fixture.on) {
        Some(from) => moved_from(lang, on, date(from, lang)),
        None => on,
    }
}

/// Matches beside the rounds.
pub fn occasion(occasion: Occasion, lang: Lang) -> Option<String> {
    match occasion {
        Occasion::Round | Occasion::FinalRound => None,
        Occasion::PlayOff => Some(play_off(lang)),
        Occasion::Promotion => Some(promotion(lang)),
    }
}

/// `5½:2½`, and what it rests on where it is not simply confirmed.
pub fn result(state: &State, id: MatchId, lang: Lang) -> String {
    let score = score_of(state, id).unwrap_or_default();
    if state.cancelled().contains(&id) {
        return match state.awarded(id) {
            Some(_) => format!("{score} ({})", awarded_mark(lang)),
            None => format!("({})", cancelled_mark(lang)),
        };
    }
    if state.annulled().contains(&id) {
        return format!("{score} ({})", annulled_mark(lang)).trim_start().to_owned();
    }
    let mark = match marked(state, id).1 {
        Mark::NotPlayed | Mark::Confirmed => return score,
        Mark::Unfinished => unfinished_mark(lang),
        Mark::Preliminary => preliminary_mark(lang),
        Mark::UnderFinding => finding_mark(lang),
        Mark::Suspended(decision) => suspended_mark(lang, decision.0),
        Mark::Decided(decision) => decided_mark(lang, decision.0),
    };
    if score.is_empty() { format!("({mark})") } else { format!("{score} ({mark})") }
}

/// The marks behind a row: `*` where a score is provisional, `†` where a decision set one, `‡` where points are deducted.
pub fn star(table: &GroupTable, state: &State, team: TeamId) -> String {
    let of = |id: &MatchId| {
        let one = state.matches.get(id);
        one.is_some_and(|one| [one.fixture.home, one.fixture.guest].contains(&team))
    };
    let (mut provisional, mut decided) = (false, false);
    for (_, mark) in table.marks.iter().filter(|(id, _)| of(id)) {
        match mark {
            Mark::NotPlayed | Mark::Confirmed => {}
            Mark::Unfinished | Mark::Preliminary | Mark::UnderFinding | Mark::Suspended(_) => {
                provisional = true;
            }
            Mark::Decided(_) => decided = true,
        }
    }
    let deducted = state.deducted().iter().any(|one| one.team == team);
    let marks = [(provisional, '*'), (decided, '†'), (deducted, '‡')];
    let marks: String = marks.into_iter().filter(|(there, _)| *there).map(|(_, mark)| mark).collect();
    if marks.is_empty() { marks } else { format!(" {marks}") }
}

/// The lines below a table: which matches are provisional, and why; which were decided; how many are still to come.
pub fn footnotes(table: &GroupTable, state: &State, lang: Lang) -> Vec<String> {
    let game = |id: MatchId| {
        let score = score_of(state, id).unwrap_or_default();
        format!("{} {score}", names::game(state, id, lang)).trim_end().to_owned()
    };
    let mut lines: Vec<(Mark, Vec<String>)> = Vec::new();
    for (id, mark) in &table.marks {
        match lines.iter_mut().find(|(known, _)| known == mark) {
            Some((_, games)) => games.push(game(*id)),
            None => lines.push((*mark, vec![game(*id)])),
        }
    }
    let told = lines.into_iter().filter_map(|(mark, games)| {
        let count = games.len();
        let games = games.join("; ");
        match mark {
            Mark::Confirmed => None,
            Mark::NotPlayed => Some((2, not_played(lang, count))),
            Mark::Preliminary => Some((0, preliminary(lang, games))),
            Mark::UnderFinding => Some((0, under_finding(lang, games))),
            Mark::Unfinished => Some((0, unfinished(lang, games))),
            Mark::Suspended(decision) => Some((0, suspended(lang, decision.0, games))),
            Mark::Decided(decision) => {
                let article = state.decisions.get(&decision).map_or("", |one| one.article.as_str());
                Some((1, format!("{} [{article}]", decided(lang, decision.0, games))))
            }
        }
    });
    let mut told: Vec<(u8, String)> = told.collect();
    let own = state.deducted().into_iter().filter(|one| table.teams.contains(&one.team));
    told.extend(
        own.map(|one| (1, deducted(lang, names::team(state, one.team, lang), one.points, one.decision))),
    );
    told.extend(table.settled.iter().map(|one| {
        let teams: Vec<String> = one.order.iter().map(|team| names::team(state, *team, lang)).collect();
        let teams = teams.join(", ");
        let line = match one.how {
            SettledBy::PlayOff => by_playoff(lang, teams),
            SettledBy::Berlin => by_berlin(lang, teams),
            SettledBy::Lot { .. } => by_lot(lang, teams),
        };
        (1, format!("{line}{}", cited::ties(state)))
    }));
    if !table.unset.is_empty() {
        let name = |team: TeamId| names::team(state, team, lang);
        let pairs = table.unset.iter().map(|[one, other]| format!("{} – {}", name(*one), name(*other)));
        told.push((2, not_set(lang, pairs.collect::<Vec<_>>().join("; "))));
    }
    told.sort_by_key(|(order, _)| *order);
    told.into_iter().map(|(_, line)| line).collect()
}

//! The arbiter's report: known data is filled in, the rest is left empty.

use serde::Serialize;
use turmuhr_core::{Bye, Round as Seen, Score};
use turmuhr_texts::print as say;
use turmuhr_tournament::{GameResult, RoundNo};

use super::{Body, Fact, Made, Page, Table, incidents, standings, words::result};
use crate::source::{Board, Entrant, Game};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Part {
    pub heading: String,
    pub facts: Vec<Fact>,
    /// One string a line.
    pub lines: Vec<String>,
    /// Empty lines to write on.
    pub free: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
}

pub(super) fn report(page: Page<'_>) -> Made {
    let (lang, remarks) = (page.lang, &page.choice.remarks);
    let said = |heading: String, text: &str, free: u32| Part {
        heading,
        lines: text.lines().map(str::to_owned).collect(),
        free: if text.trim().is_empty() { free } else { 0 },
        ..Part::default()
    };
    let known = |heading: String, lines: Vec<String>| Part {
        heading,
        lines: if lines.is_empty() { vec![say::none_known(lang)] } else { lines },
        ..Part::default()
    };
    let (table, notes) = standings::table(page);
    let mut parts = vec![
        event(page),
        said(say::part_course(lang), &remarks.course, 4),
        said(say::part_conditions(lang), &remarks.conditions, 4),
        said(say::part_appeals(lang), &remarks.appeals, 3),
        said(say::part_penalties(lang), &remarks.penalties, 3),
        known(say::part_unplayed(lang), unplayed(page)),
    ];
    let run: Vec<String> = page
        .source
        .integrity
        .iter()
        .map(|kind| say::integrity(kind, |number| page.called(number), lang))
        .collect();
    parts.push(known(say::part_run(lang), run));
    let mut happened = said(say::part_incidents(lang), &remarks.incidents, 4);
    let recorded = incidents::lines(page);
    if !recorded.is_empty() {
        happened.free = 0;
        happened.lines.splice(0..0, recorded);
    }
    parts.push(happened);
    parts.push(known(say::part_enclosures(lang), vec![say::enclosures(lang)]));
    parts.push(known(say::part_addressees(lang), vec![say::addressees(lang)]));
    parts.push(Part {
        heading: format!("{}, {}", say::part_results(lang), page.after()),
        lines: notes,
        table: Some(table),
        ..Part::default()
    });
    let signatures = vec![say::place_and_date(lang), say::signature_of(lang, say::chief_arbiter(lang))];
    (say::report(lang), page.after(), Body::Report { parts, signatures }, Vec::new())
}

fn event(page: Page<'_>) -> Part {
    let (source, lang) = (page.source, page.lang);
    let heading = &source.heading;
    let players = if source.of_teams { &source.members } else { &source.entrants };
    let rated = players.values().filter(|player| player.rating.is_some()).count();
    let codes: Vec<String> = source.table.standings.codes.iter().map(ToString::to_string).collect();
    let mut facts = vec![Fact::new(say::players_label(lang), say::players_count(lang, players.len(), rated))];
    if source.of_teams {
        facts.push(Fact::new(say::teams_label(lang), source.entrants.len().to_string()));
    }
    facts.extend([
        Fact::new(say::system_label(lang), page.system()),
        Fact::new(say::rounds_label(lang), say::rounds_played(lang, source.table.after, source.total_rounds)),
        Fact::new(say::control(lang), say::time_control(&heading.time_control, lang)),
        Fact::new(say::arbiters(lang), heading.arbiters.join("; ")),
        Fact::new(say::tie_breaks(lang), codes.join(", ")),
        Fact::new(say::games_label(lang), tally(page)),
    ]);
    facts.retain(|fact| !fact.value.is_empty());
    Part { heading: say::part_event(lang), facts, ..Part::default() }
}

fn games(page: Page<'_>) -> impl Iterator<Item = (RoundNo, &Board, &Game)> {
    let counted =
        page.source.rounds.iter().filter(move |round| round.number.is_among(page.source.table.after));
    counted.flat_map(|round| {
        let boards = round.boards.iter();
        boards.flat_map(move |board| board.games.iter().map(move |game| (round.number, board, game)))
    })
}

fn tally(page: Page<'_>) -> String {
    let (mut white, mut drawn, mut black, mut played) = (0, 0, 0, 0);
    for (_, _, game) in games(page) {
        if let Some(GameResult::Played { white: one, black: other, .. }) = game.result {
            played += 1;
            match (one, other) {
                (Score::Win, _) => white += 1,
                (_, Score::Win) => black += 1,
                (Score::Draw, Score::Draw) => drawn += 1,
                _ => {}
            }
        }
    }
    say::games_tally(page.lang, say::GamesTally { played, white, drawn, black })
}

/// In no counted round a game, a forfeit win or a bye with points.
fn never_came(page: Page<'_>, entrant: &Entrant) -> bool {
    let history = page.source.histories.get(&entrant.number);
    let rounds = history.map(|history| history.rounds.as_slice()).unwrap_or_default();
    let counted = rounds.get(..page.source.table.after as usize).unwrap_or(rounds);
    let away = |round: &Seen| matches!(round, Seen::ForfeitLoss { .. } | Seen::Bye(Bye::Zero));
    !counted.is_empty() && counted.iter().all(away)
}

/// Forfeited games, then those who left or never came.
fn unplayed(page: Page<'_>) -> Vec<String> {
    let lang = page.lang;
    let forfeits = games(page).filter(|(_, _, game)| game.result.is_some_and(GameResult::is_forfeit));
    let mut lines: Vec<String> = forfeits
        .map(|(round, board, game)| {
            let who = format!("{} – {}", page.seated(game.white), page.seated(game.black));
            say::forfeit_line(
                lang,
                say::ForfeitLine { round, board: board.number, who, result: result(game.result, lang) },
            )
        })
        .collect();
    for entrant in page.source.entrants.values() {
        let returned = entrant.returned.iter();
        lines.extend(returned.map(|(from, back)| say::returned_note(lang, entrant.called(), from, back)));
        if never_came(page, entrant) {
            lines.push(say::never_came(lang, entrant.called()));
        } else if let Some(round) = entrant.withdrawn_from {
            lines.push(say::withdrawn_note(lang, entrant.called(), round));
        }
    }
    lines
}

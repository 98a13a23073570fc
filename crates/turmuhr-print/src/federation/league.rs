//! Tables and schedules, computed from the journal of a season.

use std::collections::BTreeMap;

use serde_json::json;
use turmuhr_federation::{
    Cite,
    competition::{league::table::Played, withdrawal::What},
    matches::{lineup::Which, team_score::host_colours},
};
use turmuhr_season::{
    ClassId, Journal, MatchId, State, TeamId, file,
    state::{ClassState, Match},
    tables::{Mark, counted, group_moves, marked},
};
use turmuhr_texts::{
    Lang,
    federation::{paper as say, season::roman},
    season::reads,
    values,
};

use super::{Ask, Made, NoPaper, day, ordinance_named};
use crate::{
    sheet::{Body, Cell, Column, Fact, Row, Table},
    source::Origin,
};

/// A group of a season.
struct Group {
    journal: Journal,
    class: ClassId,
    group: usize,
}

impl Group {
    fn read(text: &str, ask: &Ask<'_>) -> Result<Group, NoPaper> {
        let journal = file::read(text).map_err(|why| NoPaper::Journal(Box::new(why)))?;
        let state = journal.state();
        let wanted = ask.group.unwrap_or(1);
        let fits = |class: &ClassState| {
            ask.class.is_none_or(|name| name == class.details.name)
                && (1..=class.groups.len()).contains(&wanted)
        };
        let found = state.classes.iter().find(|(_, class)| fits(class)).map(|(id, _)| *id);
        let Some(class) = found else {
            let named = |class: &ClassState| format!("{} 1–{}", class.details.name, class.groups.len());
            return Err(NoPaper::NoGroup {
                class: ask.class.unwrap_or("–").to_owned(),
                group: wanted,
                known: state.classes.values().map(named).collect(),
            });
        };
        Ok(Group { class, group: wanted - 1, journal })
    }

    fn state(&self) -> &State {
        self.journal.state()
    }

    fn details(&self) -> &ClassState {
        &self.state().classes[&self.class]
    }

    /// The club, with the number of its team if it has several.
    fn name(&self, team: TeamId) -> String {
        let state = self.state();
        let Some(own) = state.teams.get(&team) else { return String::new() };
        let club = state.clubs.get(&own.club).map_or("", |club| club.details.name.as_str());
        let several = state.teams.values().filter(|other| other.club == own.club).count() > 1;
        if several { format!("{club} {}", roman(own.number)) } else { club.to_owned() }
    }

    fn matches(&self) -> impl Iterator<Item = (MatchId, &Match)> {
        let of_group = |one: &Match| one.fixture.class == self.class && one.fixture.group == self.group;
        self.state().matches.iter().filter(move |(_, one)| of_group(one)).map(|(id, one)| (*id, one))
    }

    fn made(&self, what: &str, title: String, lang: Lang) -> Made {
        let state = self.state();
        let ordinance = state.ordinance.as_ref();
        let mut facts = vec![Fact::new(
            say::by_ordinance(lang),
            ordinance.map(|ordinance| ordinance_named(ordinance, lang)).unwrap_or_default(),
        )];
        facts.retain(|fact| !fact.value.is_empty());
        Made {
            event: say::group(lang, &self.details().details.name, self.group + 1),
            section: state.season.map(|season| say::season(lang, season)).unwrap_or_default(),
            title,
            subtitle: String::new(),
            facts,
            body: Body::Table(Table::default()),
            notes: Vec::new(),
            objections: Vec::new(),
            hints: Vec::new(),
            origin: Origin::Journal(state.position),
            content: json!([what, self.class, self.group, self.journal.entries()]).to_string(),
        }
    }
}

/// With more teams than this the results do not fit beside the points.
const MOST_IN_CROSS: usize = 16;

pub(super) fn table(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let group = Group::read(text, ask)?;
    let state = group.state();
    let silent = || NoPaper::DoesNotSay("table".to_owned());
    let (table, moves) = group_moves(state, group.class, group.group).ok_or_else(silent)?;
    let mut made = group.made("table", say::league_table(lang), lang);
    let reported = group.matches().filter(|(_, one)| one.report.is_some());
    let after = reported.map(|(_, one)| one.fixture.round).max();
    made.subtitle = after.map_or_else(|| say::before_start(lang), |round| say::after_round(lang, round));
    let cross = table.teams.len() <= MOST_IN_CROSS;
    let mut columns = vec![Column::right(say::place_head(lang)), Column::wide(say::team(lang))];
    if cross {
        columns.extend((1..=table.teams.len()).map(|place| Column::even(place.to_string())));
    }
    let first_of_points = columns.len() + 4;
    columns.extend([
        Column::right(say::matches_head(lang)),
        Column::right(say::won_head(lang)),
        Column::right(say::drawn_head(lang)),
        Column::right(say::lost_head(lang)),
        Column::right(say::match_points_head(lang)),
        Column::right(say::board_points_head(lang)),
    ]);
    let results = results(&group, lang);
    let finished = table.is_complete();
    let order: Vec<TeamId> = table.table.order();
    let rows = table.table.rows.iter().map(|row| {
        let team = row.team;
        // Promotion and relegation are shown only when nothing is open any more.
        let mark = match () {
            () if !finished => String::new(),
            () if moves.undecided.iter().any(|(_, teams)| teams.contains(&row.team)) => {
                say::playoff_mark(lang)
            }
            () if moves.promoted.contains(&row.team) => say::promoted_mark(lang),
            () if moves.relegated.contains(&row.team) => say::relegated_mark(lang),
            () => String::new(),
        };
        let mut cells: Vec<Cell> = vec![format!("{}.", row.place).into(), Cell::two(group.name(team), mark)];
        if cross {
            cells.extend(order.iter().map(|other| -> Cell {
                if *other == team {
                    return "×".into();
                }
                results.get(&(team, *other)).cloned().unwrap_or_default().into()
            }));
        }
        let taken = if row.deducted.is_empty() { "" } else { "‡" };
        cells.extend([
            row.matches.to_string().into(),
            row.won.to_string().into(),
            row.drawn.to_string().into(),
            row.lost.to_string().into(),
            format!("{}{taken}", row.match_points).into(),
            values::points(row.board_points, lang).into(),
        ]);
        Row { decided: row.below_by.map(|by| first_of_points + by.min(1)), ..Row::of(cells) }
    });
    made.body = Body::Table(Table { columns, rows: rows.collect(), notice: true });
    made.notes.push(say::table_note(lang));
    // The same notes as on the screen: what is provisional and why, decisions that count, points taken, settled ties.
    made.notes.extend(reads::footnotes(&table, state, lang).into_iter().map(|line| format!("{line}.")));
    made.notes.extend(forfeits(&group, lang));
    let all = |teams: &[TeamId]| teams.iter().map(|team| group.name(*team)).collect::<Vec<_>>().join(", ");
    if finished {
        for (place, teams) in &moves.undecided {
            // Two teams play a match, more play a tournament (18.3.1).
            made.notes.push(match teams.len() {
                0..=2 => say::playoff_note(lang, place, all(teams)),
                _ => say::playoff_tournament_note(lang, place, all(teams)),
            });
        }
    }
    let rule = state.ordinance.as_ref().and_then(|ordinance| ordinance.rules.withdrawal.as_ref());
    let article = rule.map(|rule| rule.at.article.clone()).unwrap_or_default();
    for (team, what) in &table.left {
        made.notes.push(match what {
            What::Annulled | What::NotCounted => say::annulled_note(lang, group.name(*team), &article),
            What::Counted | What::Untouched => say::counted_note(lang, group.name(*team), &article),
        });
    }
    Ok(made)
}

/// Matches that were confirmed as lost on all boards, with the articles. A decision has its own note.
fn forfeits(group: &Group, lang: Lang) -> Vec<String> {
    let mut notes = Vec::new();
    // Only where the card counts: a decision has its own note.
    let confirmed = |id| marked(group.state(), id).1 == Mark::Confirmed;
    for (_, one) in group.matches().filter(|(id, _)| confirmed(*id)) {
        let Some(report) = &one.report else { continue };
        let Some(frozen) = &report.frozen else { continue };
        let (home, guest) = (group.name(one.fixture.home), group.name(one.fixture.guest));
        for (side, loser) in [(Which::Home, &home), (Which::Guest, &guest)] {
            let lost = frozen.findings.iter().map(|found| &found.violation).filter(|violation| {
                violation.side == side
                    && violation.consequence.loses_the_match()
                    && !report.waived.contains(&(side, violation.kind))
            });
            let cites: Vec<Cite> = lost.flat_map(|violation| violation.cites.clone()).collect();
            if !cites.is_empty() {
                let articles = super::articles(&cites);
                let (home, guest) = (&home, &guest);
                notes.push(say::forfeited_note(lang, say::ForfeitedNote { home, guest, loser, articles }));
            }
        }
    }
    notes
}

/// The results of one team against another: board points, with a star until settled; + and − if one had left.
fn results(group: &Group, lang: Lang) -> BTreeMap<(TeamId, TeamId), String> {
    let mut results = BTreeMap::new();
    for (id, one) in group.matches() {
        let (home, guest) = (one.fixture.home, one.fixture.guest);
        let (played, settled) = counted(group.state(), id);
        let told = match played {
            Played::Decided { boards, .. } | Played::Score { boards, .. } => {
                let star = if settled { "" } else { "*" };
                boards.map(|points| format!("{}{star}", values::points(points, lang)))
            }
            Played::Open => {
                let gone = [home, guest].map(|team| {
                    let left = group.state().teams.get(&team).and_then(|team| team.withdrawn);
                    left.is_some_and(|(after, _)| after < one.fixture.round)
                });
                match gone {
                    [false, false] => continue,
                    gone => gone.map(|gone| if gone { "−" } else { "+" }.to_owned()),
                }
            }
        };
        let [own, other] = told;
        results.insert((home, guest), own);
        results.insert((guest, home), other);
    }
    results
}

pub(super) fn schedule(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let group = Group::read(text, ask)?;
    let mut made = group.made("schedule", say::schedule(lang), lang);
    let mut rounds: BTreeMap<u32, Vec<(MatchId, &Match)>> = BTreeMap::new();
    for (id, one) in group.matches() {
        rounds.entry(one.fixture.round).or_default().push((id, one));
    }
    let (cancelled, annulled) = (group.state().cancelled(), group.state().annulled());
    let mut rows = Vec::new();
    for (round, matches) in rounds {
        // The day of the round is the earliest original date of its matches.
        let set = |one: &Match| one.moved_from.unwrap_or(one.fixture.on);
        let on = matches.iter().map(|(_, one)| set(one)).min();
        let cells: Vec<Cell> = vec![
            say::round(lang, round).into(),
            on.map(|on| day(on, lang)).unwrap_or_default().into(),
            String::new().into(),
            String::new().into(),
            String::new().into(),
        ];
        rows.push(Row { group: true, ..Row::of(cells) });
        for (id, one) in matches {
            let (played, settled) = counted(group.state(), id);
            let score = match played {
                Played::Decided { boards, .. } | Played::Score { boards, .. } => Some(boards),
                Played::Open => group.state().awarded(id),
            };
            let withdrawn = match () {
                () if annulled.contains(&id) => Some(reads::annulled_mark(lang)),
                () if !cancelled.contains(&id) => None,
                () if score.is_some() => Some(reads::awarded_mark(lang)),
                () => Some(reads::cancelled_mark(lang)),
            };
            let star = if settled || withdrawn.is_some() { "" } else { "*" };
            let told = score.map(|boards| boards.map(|points| values::points(points, lang)));
            let told = told.map(|[home, guest]| format!("{}{star}", say::two_sides(home, guest)));
            let result: Cell = match withdrawn {
                Some(mark) => Cell::two(told.unwrap_or_default(), mark),
                None => told.unwrap_or_default().into(),
            };
            let moved = one.moved_from.map(|from| say::moved_from(lang, day(from, lang)));
            let date = match moved {
                Some(moved) => Cell::two(day(one.fixture.on, lang), moved),
                None => String::new().into(),
            };
            rows.push(Row::of(vec![
                String::new().into(),
                date,
                group.name(one.fixture.home).into(),
                group.name(one.fixture.guest).into(),
                result,
            ]));
        }
    }
    let columns = vec![
        Column::left(String::new()),
        Column::left(say::date(lang)),
        Column::wide(say::home(lang)),
        Column::wide(say::guest(lang)),
        Column::right(say::result(lang)),
    ];
    made.body = Body::Table(Table { columns, rows, notice: true });
    made.notes.push(say::schedule_note(lang));
    let boards = group.details().details.boards;
    let ordinance = group.state().ordinance.as_ref();
    let colours = ordinance.and_then(|ordinance| {
        let article = ordinance.rules.host_colours.as_ref()?.at.article.clone();
        Some((host_colours(ordinance, boards)?, article))
    });
    if let Some((colours, article)) = colours {
        let white = colours.iter().zip(1..).filter(|(colour, _)| **colour == turmuhr_core::Color::White);
        let white: Vec<String> = white.map(|(_, board): (_, usize)| board.to_string()).collect();
        made.notes.push(say::host_colours_note(lang, white.join(", "), article));
    }
    Ok(made)
}

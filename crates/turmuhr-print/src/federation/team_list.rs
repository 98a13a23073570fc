//! A club's teams and its binding ranking list (16.1 to 16.3).

use jiff::civil::{Date, Time};
use serde::Deserialize;
use turmuhr_federation::{
    Ordinance,
    law::deadline::first_registration_day,
    matches::lineup::{ClassKind, Rank},
    persons::registration::{youth_entry, youth_role},
};
use turmuhr_texts::{Lang, federation::paper as say};

use super::{Ask, Head, Made, NoPaper, day, part, read, some_day};
use crate::sheet::{Body, Cell, Column, Fact, Row, Table, report::Part};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    head: Head,
    club: String,
    #[serde(default)]
    club_number: String,
    #[serde(default)]
    bezirk: String,
    #[serde(default)]
    verband: String,
    deadline: Date,
    registered: Option<Date>,
    #[serde(default)]
    venue: String,
    #[serde(default)]
    route: String,
    starts: Option<Time>,
    #[serde(default)]
    smoking: Smoking,
    #[serde(default)]
    contact: String,
    teams: Vec<Team>,
    /// In the order of the list.
    players: Vec<Player>,
}

#[derive(Copy, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Smoking {
    #[default]
    AsOrdinance,
    Restricted,
    Forbidden,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Team {
    class: String,
    #[serde(default)]
    kind: ClassKind,
    /// How many players of the list belong to the team; the last team has all the rest.
    players: usize,
    #[serde(default)]
    captain: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    born: Option<Date>,
    #[serde(default)]
    pass: String,
    /// The last day of a provisional permit.
    permit_until: Option<Date>,
    /// When the pass or permit was applied for.
    applied: Option<Date>,
    #[serde(default = "yes")]
    german: bool,
    youth: Option<Rank>,
}

const fn yes() -> bool {
    true
}

const MOST_TEAMS: usize = 100;
const MOST_PLAYERS: usize = 1000;

pub(super) fn paper(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let (list, content): (List, _) = read(text)?;
    let ordinance = list.head.ordinance(ask)?;
    if list.teams.is_empty() || list.teams.len() > MOST_TEAMS {
        return Err(NoPaper::Lines { field: "teams", least: 1, most: MOST_TEAMS });
    }
    if list.players.len() > MOST_PLAYERS {
        return Err(NoPaper::Lines { field: "players", least: 0, most: MOST_PLAYERS });
    }
    let mut made = Made::new(&list.head, &ordinance, &content, say::team_list(lang), lang);
    made.subtitle = list.club.clone();
    let mut parts = vec![club(&list, lang), teams(&list, lang)];
    // Late players behind everybody else were appended; any other was inserted.
    let originals = list.players.iter().rposition(|player| !list.is_late(player)).map_or(0, |last| last + 1);
    parts.push(block(&list, 0..originals, say::part_list(lang), lang));
    if originals < list.players.len() {
        parts.push(block(&list, originals..list.players.len(), say::part_late(lang), lang));
    }
    made.body =
        Body::Report { parts, signatures: vec![say::place_and_date(lang), say::signature_club(lang)] };
    if let Some(appended) = ordinance.rules.appended_only.as_ref().filter(|said| said.value) {
        made.notes.push(say::list_binds(lang, &appended.at.article));
    }
    made.objections = objections(&list, &ordinance, originals, lang);
    Ok(made)
}

impl List {
    fn is_late(&self, player: &Player) -> bool {
        player.applied.is_some_and(|applied| applied > self.deadline)
    }

    /// The team, and the rank in it, of a position in the list, from 0.
    fn in_team(&self, position: usize) -> (usize, usize) {
        let mut before: usize = 0;
        for (index, team) in self.teams.iter().enumerate() {
            if position < before.saturating_add(team.players) || index + 1 == self.teams.len() {
                return (index + 1, position - before + 1);
            }
            before = before.saturating_add(team.players);
        }
        (self.teams.len(), position + 1)
    }
}

fn club(list: &List, lang: Lang) -> Part {
    let smoking = match list.smoking {
        Smoking::AsOrdinance => say::smoking_as_ordinance(lang),
        Smoking::Restricted => say::smoking_restricted(lang),
        Smoking::Forbidden => say::smoking_forbidden(lang),
    };
    let starts = list.starts.map(|time| say::clock_time(lang, time.strftime("%H:%M")));
    part(
        say::part_club(lang),
        vec![
            Fact::new(say::club(lang), list.club.clone()),
            Fact::new(say::club_number(lang), list.club_number.clone()),
            Fact::new(say::bezirk(lang), list.bezirk.clone()),
            Fact::new(say::verband(lang), list.verband.clone()),
            Fact::new(say::deadline(lang), day(list.deadline, lang)),
            Fact::new(say::registered(lang), some_day(list.registered, lang)),
            Fact::new(say::venue(lang), list.venue.clone()),
            Fact::new(say::route(lang), list.route.clone()),
            Fact::new(say::starts(lang), starts.unwrap_or_default()),
            Fact::new(say::smoking(lang), smoking),
            Fact::new(say::contact(lang), list.contact.clone()),
        ],
    )
}

fn teams(list: &List, lang: Lang) -> Part {
    let columns = vec![
        Column::left(say::team(lang)),
        Column::wide(say::class(lang)),
        Column::wide(say::captain_label(lang)),
    ];
    let row = |(number, team): (usize, &Team)| {
        Row::of(vec![
            say::team_number(lang, number).into(),
            team.class.clone().into(),
            team.captain.clone().into(),
        ])
    };
    let rows = (1..).zip(&list.teams).map(row).collect();
    Part { table: Some(Table { columns, rows, notice: false }), ..part(say::part_teams(lang), Vec::new()) }
}

fn block(list: &List, positions: std::ops::Range<usize>, heading: String, lang: Lang) -> Part {
    // Nationality is shown if a class limits it, youth numbers if there are any.
    let limited = list.teams.iter().any(|team| team.kind == ClassKind::NrwLiga);
    let youths = list.players.iter().any(|player| player.youth.is_some());
    let mut columns = vec![
        Column::right(say::position(lang)),
        Column::center(say::in_team(lang)),
        Column::wide(say::name(lang)),
        Column::left(say::born(lang)),
        Column::left(say::pass(lang)),
        Column::left(say::applied(lang)),
    ];
    if limited {
        columns.push(Column::left(say::nationality(lang)));
    }
    if youths {
        columns.push(Column::left(say::youth_number(lang)));
    }
    let row = |position: usize| {
        let player = &list.players[position];
        let (team, rank) = list.in_team(position);
        let pass = match player.permit_until {
            Some(until) => say::permit(lang, day(until, lang)),
            None => player.pass.clone(),
        };
        let mut cells: Vec<Cell> = vec![
            (position + 1).to_string().into(),
            format!("{team}/{rank}").into(),
            player.name.clone().into(),
            some_day(player.born, lang).into(),
            pass.into(),
            some_day(player.applied, lang).into(),
        ];
        if limited {
            cells.push(if player.german { say::german(lang) } else { say::not_german(lang) }.into());
        }
        if youths {
            cells.push(youth(list, player, lang));
        }
        Row::of(cells)
    };
    let rows = positions.map(row).collect();
    Part { table: Some(Table { columns, rows, notice: false }), ..part(heading, Vec::new()) }
}

/// The number in the pass, and its meaning (youth ordinance, 7.4).
fn youth(list: &List, player: &Player, lang: Lang) -> Cell {
    let Some(rank) = player.youth else { return String::new().into() };
    let written = match list.head.season {
        Some(season) => youth_entry(season, rank),
        None => rank.to_string(),
    };
    match rank {
        Rank::Youth { rank, .. } => Cell::two(written, say::youth_role(youth_role(rank), lang)),
        Rank::Listed(_) | Rank::Unlisted(_) => written.into(),
    }
}

fn objections(list: &List, ordinance: &Ordinance, originals: usize, lang: Lang) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(league) = ordinance.rules.lineup.get("league") {
        // Players who could not be fielded may not be registered (2.2).
        for (team, number) in list.teams.iter().zip(1..) {
            let Some(limit) = league.foreigners.as_ref().filter(|limit| limit.class == team.kind) else {
                continue;
            };
            let of_team = |position: &usize| list.in_team(*position).0 == number;
            let foreign = |position: &usize| !list.players[*position].german;
            let count = (0..list.players.len()).filter(of_team).filter(foreign).count();
            if count > limit.most {
                notes.push(say::foreigners(lang, number, count, limit.most));
            }
        }
    }
    let first_day = list.head.season.and_then(|season| first_registration_day(ordinance, season).ok());
    if let Some(first_day) = first_day.filter(|first_day| list.deadline < *first_day) {
        notes.push(say::deadline_too_early(lang, day(first_day, lang)));
    }
    if list.registered.is_some_and(|registered| registered > list.deadline) {
        notes.push(say::late_registration(lang, day(list.deadline, lang)));
    }
    let inserted = list.players[..originals].iter().filter(|player| list.is_late(player));
    notes.extend(inserted.map(|player| say::inserted(lang, &player.name)));
    notes
}

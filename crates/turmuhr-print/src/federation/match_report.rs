//! The match report card: signed by both captains and the arbiter, and used by the director of play (19).

use jiff::civil::{Date, Time};
use serde::Deserialize;
use turmuhr_core::{Color, Points};
use turmuhr_federation::{
    Ordinance,
    matches::{
        lineup::{Rank, Which},
        report::{Lead, Measure, Report, Start, cost_shares, default_time, minutes_used},
        team_score::{host_colours, match_points},
    },
};
use turmuhr_texts::{Lang, federation::paper as say, print, values};

use super::{Ask, Head, Made, NoPaper, day, hundredths, part, read};
use crate::sheet::{Body, Cell, Column, Fact, Row, Table, report::Part};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    head: Head,
    date: Option<Date>,
    #[serde(default)]
    venue: String,
    planned: Option<Time>,
    start: Option<Time>,
    end: Option<Time>,
    /// The side responsible for a late start; `nobody` if neither is.
    late: Option<Late>,
    home: Team,
    guest: Team,
    arbiter: Option<String>,
    /// Set if both captains replaced the arbiter.
    captains: Option<String>,
    boards: Vec<Board>,
    costs: Option<Costs>,
    #[serde(default)]
    incidents: Vec<String>,
    /// Admonitions and penalties of the arbiter.
    #[serde(default)]
    measures: Vec<Taken>,
    sent: Option<Date>,
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Late {
    Home,
    Guest,
    Nobody,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Team {
    name: String,
    #[serde(default)]
    captain: String,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Board {
    home: Player,
    guest: Player,
    result: Option<Score>,
    state: State,
    /// As written on the envelope, home first.
    times: Option<String>,
    signed_otherwise: bool,
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Player {
    rank: Option<Rank>,
    name: String,
    absent: bool,
    pass: bool,
    reservation: bool,
}

impl Default for Player {
    fn default() -> Player {
        Player { rank: None, name: String::new(), absent: false, pass: true, reservation: false }
    }
}

#[derive(Copy, Clone, Deserialize)]
enum Score {
    #[serde(rename = "1-0")]
    Home,
    #[serde(rename = "0-1")]
    Guest,
    #[serde(rename = "1/2-1/2")]
    Drawn,
    #[serde(rename = "0-0")]
    BothLose,
    #[serde(rename = "+/-")]
    HomeByForfeit,
    #[serde(rename = "-/+")]
    GuestByForfeit,
    #[serde(rename = "-/-")]
    NobodyCame,
}

impl Score {
    const fn points(self) -> [Points; 2] {
        match self {
            Score::Home | Score::HomeByForfeit => [Points::ONE, Points::ZERO],
            Score::Guest | Score::GuestByForfeit => [Points::ZERO, Points::ONE],
            Score::Drawn => [Points::HALF; 2],
            Score::BothLose | Score::NobodyCame => [Points::ZERO; 2],
        }
    }

    /// Sides that did not play: home, guest.
    const fn forfeited(self) -> [bool; 2] {
        match self {
            Score::HomeByForfeit => [false, true],
            Score::GuestByForfeit => [true, false],
            Score::NobodyCame => [true, true],
            Score::Home | Score::Guest | Score::Drawn | Score::BothLose => [false, false],
        }
    }

    fn told(self, lang: Lang) -> String {
        match self {
            Score::Home => print::between("1", "0", true, lang),
            Score::Guest => print::between("0", "1", true, lang),
            Score::Drawn => print::between("½", "½", true, lang),
            Score::BothLose => print::between("0", "0", true, lang),
            Score::HomeByForfeit => print::between("+", "−", false, lang),
            Score::GuestByForfeit => print::between("−", "+", false, lang),
            Score::NobodyCame => print::between("−", "−", false, lang),
        }
    }
}

#[derive(Copy, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum State {
    #[default]
    Played,
    Adjourned,
    Adjudicated,
    SentToDirector,
}

impl State {
    const fn is_open(self) -> bool {
        matches!(self, State::Adjourned | State::SentToDirector)
    }
}

#[derive(Copy, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Costs {
    travel_pf: u64,
    per_diem_pf: u64,
}

/// A measure of the arbiter and what the report says about it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Taken {
    kind: MeasureKind,
    #[serde(default)]
    reported: String,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MeasureKind {
    AdmonitionAccepted,
    AdmonitionRefused,
    Penalty,
}

impl MeasureKind {
    const fn of(self) -> Measure {
        match self {
            MeasureKind::AdmonitionAccepted => Measure::AdmonitionAccepted,
            MeasureKind::AdmonitionRefused => Measure::AdmonitionRefused,
            MeasureKind::Penalty => Measure::Penalty,
        }
    }
}

const MOST_BOARDS: usize = 100;

pub(super) fn paper(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let (card, content): (Card, _) = read(text)?;
    let ordinance = card.head.ordinance(ask)?;
    if card.boards.is_empty() || card.boards.len() > MOST_BOARDS {
        return Err(NoPaper::Lines { field: "boards", least: 1, most: MOST_BOARDS });
    }
    let mut made = Made::new(&card.head, &ordinance, &content, say::match_report(lang), lang);
    let mut parts = vec![the_match(&card, &ordinance, lang), boards(&card, &ordinance, lang)];
    parts.extend(costs(&card, &ordinance, lang));
    let reported = card.measures.iter().map(|one| one.reported.as_str()).filter(|one| !one.is_empty());
    let incidents: Vec<&str> = card.incidents.iter().map(String::as_str).chain(reported).collect();
    parts.push(super::prose(say::part_incidents(lang), &incidents.join("\n"), 3));
    let mut signatures = vec![
        say::captain(lang, say::side(Which::Home, lang)),
        say::captain(lang, say::side(Which::Guest, lang)),
    ];
    if card.arbiter.is_some() {
        signatures.push(say::arbiter(lang));
    }
    made.body = Body::Report { parts, signatures };
    if host_colours(&ordinance, 1).is_some() {
        made.notes.push(say::colours_note(lang));
    }
    // A card without any name is a blank form.
    if card.boards.iter().any(|board| !board.home.name.is_empty() || !board.guest.name.is_empty()) {
        let lacks = as_report(&card).lacks();
        made.objections
            .extend(lacks.into_iter().map(|lack| say::report_lacks(lang, say::report_lack(lack, lang))));
    }
    Ok(made)
}

fn the_match(card: &Card, ordinance: &Ordinance, lang: Lang) -> Part {
    let clock = |time: Option<Time>| {
        time.map(|time| say::clock_time(lang, time.strftime("%H:%M"))).unwrap_or_default()
    };
    let lead = match (&card.arbiter, &card.captains) {
        (Some(arbiter), None) => arbiter.clone(),
        (Some(arbiter), Some(period)) => format!("{arbiter}; {}", say::captains_period(lang, period)),
        (None, Some(period)) => say::captains_period(lang, period),
        (None, None) => say::captains_jointly(lang),
    };
    let start = card.planned.zip(card.start).map(|(planned, actual)| Start {
        planned,
        actual,
        culprit: card.late.and_then(|late| match late {
            Late::Home => Some(Which::Home),
            Late::Guest => Some(Which::Guest),
            Late::Nobody => None,
        }),
    });
    let late = start.map_or(0, |start| start.planned.duration_until(start.actual).as_secs() / 60);
    let delay = match start {
        Some(start) if late > 0 => match start.culprit {
            Some(side) => {
                let charged = minutes_used(ordinance, start).into_iter().max().unwrap_or(0);
                let name = if side == Which::Home { &card.home.name } else { &card.guest.name };
                say::delay_by(lang, charged, name)
            }
            None => say::delay_by_nobody(lang, late),
        },
        _ => String::new(),
    };
    let sent = card.sent.map(|on| {
        let by = match as_report(card).reporter() {
            Lead::Arbiter => say::arbiter(lang),
            Lead::Captains | Lead::Nobody => say::host_club(lang),
        };
        say::sent_by(lang, day(on, lang), by)
    });
    part(
        say::part_match(lang),
        vec![
            Fact::new(say::home(lang), card.home.name.clone()),
            Fact::new(say::guest(lang), card.guest.name.clone()),
            Fact::new(say::captain(lang, say::side(Which::Home, lang)), card.home.captain.clone()),
            Fact::new(say::captain(lang, say::side(Which::Guest, lang)), card.guest.captain.clone()),
            Fact::new(say::date(lang), super::some_day(card.date, lang)),
            Fact::new(say::venue(lang), card.venue.clone()),
            Fact::new(say::planned(lang), clock(card.planned)),
            Fact::new(say::actual(lang), clock(card.start)),
            Fact::new(say::ended(lang), clock(card.end)),
            Fact::new(say::default_time(lang), clock(start.and_then(|start| default_time(ordinance, start)))),
            Fact::new(say::delay(lang), delay),
            Fact::new(say::led_by(lang), lead),
            Fact::new(say::sent_on(lang), sent.unwrap_or_default()),
        ],
    )
}

fn boards(card: &Card, ordinance: &Ordinance, lang: Lang) -> Part {
    let number = card.boards.len();
    let colours = host_colours(ordinance, number);
    let disc = |board: usize, home: bool| {
        let host = colours.as_ref().map(|colours| colours[board]);
        host.map_or("", |host| if (host == Color::White) == home { "○" } else { "●" })
    };
    let rank = |player: &Player| player.rank.map(|rank| rank.to_string()).unwrap_or_default();
    let mut sum = [Points::ZERO; 2];
    let mut open = Vec::new();
    let mut rows = Vec::new();
    for (index, board) in card.boards.iter().enumerate() {
        let result = match board.result {
            Some(result) if !board.state.is_open() => {
                let points = result.points();
                sum[0] += points[0];
                sum[1] += points[1];
                result.told(lang)
            }
            _ if board.state.is_open() => {
                open.push((index + 1).to_string());
                say::open_mark(lang)
            }
            _ => String::new(),
        };
        rows.push(Row::of(vec![
            (index + 1).to_string().into(),
            rank(&board.home).into(),
            named(&board.home, lang),
            disc(index, true).into(),
            result.into(),
            disc(index, false).into(),
            named(&board.guest, lang),
            rank(&board.guest).into(),
            remark(board, lang).into(),
        ]));
    }
    let columns = vec![
        Column::right(say::board(lang)),
        Column::right(say::rank(lang)),
        Column::wide(card.home.name.clone()),
        Column::center(String::new()),
        Column::center(say::result(lang)),
        Column::center(String::new()),
        Column::wide(card.guest.name.clone()),
        Column::right(say::rank(lang)),
        Column::wide(say::remarks(lang)),
    ];
    let points = say::two_sides(values::points(sum[0], lang), values::points(sum[1], lang));
    let matches = match_points(ordinance, sum, number);
    let blank = card.boards.iter().all(|board| board.result.is_none() && !board.state.is_open());
    let mut facts = Vec::new();
    if !blank {
        let boards = if open.is_empty() {
            points
        } else {
            format!("{points} ({})", say::open_boards(lang, open.join(", ")))
        };
        facts.push(Fact::new(say::board_points(lang), boards));
        // Match points are final when every board is decided (21.4).
        let decided = open.is_empty();
        let said = if decided { say::two_sides(matches[0], matches[1]) } else { say::open_mark(lang) };
        facts.push(Fact::new(say::match_points(lang), said));
    }
    Part {
        facts,
        table: Some(Table { columns, rows, notice: false }),
        ..part(say::part_boards(lang), Vec::new())
    }
}

fn named(player: &Player, lang: Lang) -> Cell {
    if player.absent { Cell::two(player.name.clone(), say::absent(lang)) } else { player.name.clone().into() }
}

fn remark(board: &Board, lang: Lang) -> String {
    let mut said = Vec::new();
    for (which, player) in [(Which::Home, &board.home), (Which::Guest, &board.guest)] {
        let side = say::side(which, lang);
        if player.reservation {
            said.push(say::under_reservation(lang, &side));
        } else if !player.pass {
            said.push(say::pass_not_shown(lang, &side));
        }
    }
    match board.state {
        State::Played => {}
        State::Adjourned => said.push(say::adjourned(lang)),
        State::Adjudicated => said.push(say::adjudicated(lang)),
        State::SentToDirector => said.push(say::sent_to_director(lang)),
    }
    said.extend(board.times.as_ref().map(|times| say::time_used(lang, times)));
    if board.signed_otherwise {
        said.push(say::signed_wrongly(lang));
    }
    said.join("; ")
}

fn costs(card: &Card, ordinance: &Ordinance, lang: Lang) -> Option<Part> {
    let costs = card.costs?;
    let mut facts = vec![
        Fact::new(say::travel(lang), hundredths(ordinance, costs.travel_pf, lang)),
        Fact::new(say::per_diem(lang), hundredths(ordinance, costs.per_diem_pf, lang)),
    ];
    if let Some(shares) = cost_shares(ordinance, costs.travel_pf, costs.per_diem_pf) {
        for (name, share) in [&card.home.name, &card.guest.name].into_iter().zip(shares) {
            facts.push(Fact::new(say::share_of(lang, name), hundredths(ordinance, share, lang)));
        }
    }
    Some(part(say::part_costs(lang), facts))
}

/// The card as input for the rules on reports.
fn as_report(card: &Card) -> Report {
    let players = || card.boards.iter().flat_map(|board| [&board.home, &board.guest]);
    let count = |fits: &dyn Fn(&&Player) -> bool| players().filter(|player| fits(player)).count();
    let decided = card.boards.iter().filter(|board| board.result.is_some() || board.state.is_open()).count();
    let named = |player: &Player| !player.name.is_empty() && player.rank.is_some();
    // A seat may be empty only where its side lost by forfeit.
    let whole = |board: &&Board| {
        let empty = board.result.map_or([false; 2], Score::forfeited);
        let seats = [&board.home, &board.guest].into_iter().zip(empty);
        let blank = |player: &Player| player.name.is_empty() && player.rank.is_none();
        seats.into_iter().all(|(player, empty)| named(player) || (empty && blank(player)))
    };
    let named = card.boards.iter().filter(whole).count();
    Report {
        boards: card.boards.len(),
        named_boards: named,
        decided_or_pending: decided,
        pass_checks_negative: count(&|player| !player.pass),
        reservations: count(&|player| !player.pass && player.reservation),
        arbiter_led: card.arbiter.is_some(),
        costs_entered: card.costs.is_some(),
        delayed: card.planned.zip(card.start).is_some_and(|(planned, start)| start > planned),
        culprit_entered: card.late.is_some(),
        measures: card.measures.iter().map(|one| (one.kind.of(), !one.reported.trim().is_empty())).collect(),
    }
}

//! The table of a group: match points, then board points; who must play off (NRW 1987, 18).

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_standings::{
    Adjustment, ByMeasure, Code, Entry, Event, EventFault, Form, Measure, Participant, Standings, Worth,
    playoff::{self, Call},
    standings,
};

use crate::{competition::ties, matches::team_score, ordinance::Ordinance};

/// A match and its outcome. `T` identifies a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult<T> {
    pub round: u32,
    pub home: T,
    pub guest: T,
    pub played: Played,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// Board points of both, and the boards where they are known.
    Score {
        boards: [Points; 2],
        each: Vec<[Points; 2]>,
    },
    /// Lost on all boards by decision or no-show, with these match points.
    Decided {
        boards: [Points; 2],
        matches: [u32; 2],
    },
    Open,
}

/// Match points deducted by a decision. Shown in the table, revocable, without effect on opponents' tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction<T> {
    pub team: T,
    pub points: u32,
    pub decision: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow<T> {
    pub team: T,
    /// Shared by level teams.
    pub place: u32,
    pub matches: u32,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// After deductions.
    pub match_points: i64,
    pub board_points: Points,
    pub deducted: Vec<(u32, String)>,
    /// What decided against the row above: points, board points, or nothing.
    pub below_by: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamTable<T> {
    pub rows: Vec<TableRow<T>>,
    pub standings: Standings,
}

/// Why there is no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTeamTable {
    #[error("round {0} has a match of a team that is not in the table, or is no round")]
    Stranger(u32),
    #[error("{0}")]
    Standings(#[from] EventFault),
}

impl<T: Copy> TeamTable<T> {
    /// Ties that a play-off has to settle: for the first place, and at these cuts (18.3.1).
    pub fn playoffs(&self, rule: &playoff::Rule, cuts: &[u32]) -> Vec<Call> {
        playoff::called_for(rule, &self.standings, cuts)
    }

    pub fn order(&self) -> Vec<T> {
        self.rows.iter().map(|row| row.team).collect()
    }
}

/// The table of these teams on so many boards.
pub fn table<T: Copy + PartialEq>(
    ordinance: &Ordinance,
    teams: &[T],
    boards: usize,
    matches: &[MatchResult<T>],
    deductions: &[Deduction<T>],
) -> Result<TeamTable<T>, NoTeamTable> {
    let rounds = matches.iter().map(|one| one.round).max().unwrap_or(0);
    let free = || Entry::of_player(Round::Bye(Bye::Zero), Points::ZERO);
    let mut entries: Vec<Vec<Entry>> = vec![vec![free(); rounds as usize]; teams.len()];
    let mut tally = vec![(0, 0, 0); teams.len()];
    let place = |team: T| teams.iter().position(|known| *known == team);
    for one in matches {
        let (points, matches, each) = match &one.played {
            Played::Open => continue,
            Played::Score { boards: points, each } => {
                (*points, team_score::match_points(ordinance, *points, boards), each.clone())
            }
            Played::Decided { boards, matches } => (*boards, *matches, Vec::new()),
        };
        let stranger = NoTeamTable::Stranger(one.round);
        let (Some(home), Some(guest)) = (place(one.home), place(one.guest)) else { return Err(stranger) };
        let Some(slot_of) = (one.round as usize).checked_sub(1) else { return Err(stranger) };
        for (side, (own, other)) in [(home, guest), (guest, home)].into_iter().enumerate() {
            let slot = &mut entries[own][slot_of];
            let opponent = number(other);
            let score = match matches[side].cmp(&matches[1 - side]) {
                std::cmp::Ordering::Greater => Score::Win,
                std::cmp::Ordering::Equal if matches[side] > 0 => Score::Draw,
                _ => Score::Loss,
            };
            match score {
                Score::Win => tally[own].0 += 1,
                Score::Draw => tally[own].1 += 1,
                Score::Loss => tally[own].2 += 1,
            }
            let colour = if side == 0 { Color::Black } else { Color::White };
            *slot = Entry {
                round: Round::Played { opponent, colour, score, rated: Rated::No },
                points: ByMeasure::new(whole(matches[side]), points[side]),
                boards: each.iter().map(|board| board[side]).collect(),
            };
        }
    }
    let adjusted = |team: T| -> Vec<Adjustment> {
        let own = deductions.iter().filter(|one| one.team == team);
        own.map(|one| Adjustment { round: rounds, points: ByMeasure::new(-whole(one.points), Points::ZERO) })
            .collect()
    };
    let participants = entries.into_iter().enumerate().map(|(place, rounds)| Participant {
        id: number(place),
        rating: None,
        rounds,
        adjustments: adjusted(teams[place]),
    });
    let points = ordinance.rules.points.as_ref();
    let (win, draw, loss) = points.map_or((2, 1, 0), |points| (points.win, points.draw, points.loss));
    let all = i32::try_from(boards).unwrap_or(i32::MAX / 10);
    let event = Event {
        form: Form::RoundRobin,
        participants: participants.collect(),
        rounds,
        total_rounds: rounds,
        primary: Measure::Match,
        worth: ByMeasure::new(
            Worth { win: whole(win), draw: whole(draw), loss: whole(loss) },
            Worth { win: Points::whole(all), draw: Points::tenths(all * 5), loss: Points::ZERO },
        ),
        boards: Some(u32::try_from(boards).unwrap_or(u32::MAX)),
    };
    // Match points first; then what the ordinance says, else nothing.
    let others = ordinance.rules.team_ties.as_ref().map(|rule| rule.others.as_slice()).unwrap_or_default();
    let codes: Vec<Code> = others.iter().map(|code| code.0.clone()).collect();
    let edition = ties::edition(ordinance).unwrap_or(turmuhr_standings::TieBreakEdition::Nrw1987);
    let made = standings(&event, edition.rules(), &codes)?;
    let rows = made.rows.iter().map(|row| {
        let team = teams[row.place];
        let entries = &event.participants[row.place].rounds;
        let sum = |measure: Measure| -> Points { entries.iter().map(|entry| entry.points[measure]).sum() };
        let own: Vec<(u32, String)> = deductions
            .iter()
            .filter(|one| one.team == team)
            .map(|one| (one.points, one.decision.clone()))
            .collect();
        let taken: i64 = own.iter().map(|(points, _)| i64::from(*points)).sum();
        let (won, drawn, lost) = tally[row.place];
        TableRow {
            team,
            place: row.rank,
            matches: won + drawn + lost,
            won,
            drawn,
            lost,
            match_points: i64::from(sum(Measure::Match).in_tenths() / 10) - taken,
            board_points: sum(Measure::Game),
            deducted: own,
            below_by: row.below_by,
        }
    });
    let rows: Vec<TableRow<T>> = rows.collect();
    Ok(TeamTable { rows, standings: made })
}

/// The player id that standings use for a team.
fn number(place: usize) -> PlayerId {
    PlayerId(u32::try_from(place + 1).unwrap_or(u32::MAX))
}

fn whole(points: u32) -> Points {
    Points::whole(i32::try_from(points).unwrap_or(i32::MAX / 10))
}

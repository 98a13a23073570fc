//! Tables, promotion and relegation of a season.

use std::collections::BTreeMap;

use jiff::civil::Date;
use turmuhr_core::Points;

use crate::{
    fact::{ClassId, DecisionId, MatchId, Part, TeamId},
    freeze::Frozen,
    state::{Match, State},
    unset::Pair,
    year::Settlement,
};
use turmuhr_federation::{
    competition::{
        league::{
            movement::{self, Moves},
            table::{MatchResult, Played, TableRow, TeamTable, table},
        },
        withdrawal::{self, CameTo, Form, ScheduledEvent, ScheduledGame, What, Withdrawn},
    },
    law::remedy::{case::Outcome, panel::affected},
    matches::lineup,
    persons::person::ClubId,
};

/// A group with its table.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupTable {
    /// The teams in the table; a team with annulled results is missing.
    pub teams: Vec<TeamId>,
    pub table: TeamTable<TeamId>,
    /// Teams that left, and the treatment of their results.
    pub left: Vec<(TeamId, What)>,
    /// Matches whose score is not settled: not reported, not confirmed, or under a remedy that suspends.
    pub provisional: Vec<MatchId>,
    /// Teams that have no match against each other yet.
    pub unset: Vec<Pair>,
    /// Where each score comes from, in the order of the matches.
    pub marks: Vec<(MatchId, Mark)>,
    /// Play-offs, weighed boards and lots that order teams level on match points (18.3).
    pub settled: Vec<Settlement>,
}

/// Where the score of a match comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    NotPlayed,
    /// Games are unfinished.
    Unfinished,
    /// As reported, and not confirmed.
    Preliminary,
    /// Not confirmed; findings change the reported score.
    UnderFinding,
    Confirmed,
    /// A decision about it is suspended.
    Suspended(DecisionId),
    Decided(DecisionId),
}

impl Mark {
    /// Whether only a new decision changes the score.
    pub const fn settled(self) -> bool {
        match self {
            Mark::Confirmed | Mark::Decided(_) => true,
            Mark::NotPlayed
            | Mark::Unfinished
            | Mark::Preliminary
            | Mark::UnderFinding
            | Mark::Suspended(_) => false,
        }
    }
}

impl GroupTable {
    /// Whether every match is set, played and settled.
    pub const fn is_complete(&self) -> bool {
        self.provisional.is_empty() && self.unset.is_empty()
    }

    /// A row of a printed list: team, place, match points, board points.
    pub fn lines(&self) -> Vec<(TeamId, u32, i64, Points)> {
        let rows = self.table.rows.iter();
        rows.map(|row| (row.team, row.place, row.match_points, row.board_points)).collect()
    }
}

/// Board points in tenths and match points that a decision sets, home first.
pub type Sets = ([i32; 2], [u32; 2]);

/// Hypothetical scores of matches.
type Supposed<'s> = &'s BTreeMap<MatchId, Sets>;

/// The score of a match now, and whether it is settled.
pub fn counted(state: &State, id: MatchId) -> (Played, bool) {
    let (played, mark) = marked(state, id);
    (played, mark.settled())
}

/// The score of a match now, and where it comes from.
pub fn marked(state: &State, id: MatchId) -> (Played, Mark) {
    let decided = |(boards, matches): Sets| Played::Decided { boards: boards.map(Points::tenths), matches };
    let Some(one) = state.matches.get(&id) else { return (Played::Open, Mark::NotPlayed) };
    let held_back = |decision| {
        state.remedies.values().any(|remedy| remedy.contests(decision) && remedy.holds_back(Part::Score))
    };
    // A dismissed remedy leaves what it was lodged against.
    let dismissed = |decision| {
        let outcome = Some((Outcome::Dismissed, decision));
        state.remedies.values().any(|remedy| remedy.outcome == outcome) && !state.upholds(decision)
    };
    let mut suspended = None;
    // The last decision in force that sets a score; one without a score leaves what is in force before it.
    for decision in one.decisions.iter().rev() {
        let sets = state.decisions.get(decision).and_then(|decision| decision.sets);
        if held_back(*decision) && (sets.is_some() || state.is_ruling(*decision)) {
            suspended = suspended.or(Some(Mark::Suspended(*decision)));
        }
        let in_force = state.counts(*decision, Part::Score) && !dismissed(*decision);
        if let Some(sets) = sets.filter(|_| in_force) {
            return (decided(sets), suspended.unwrap_or(Mark::Decided(*decision)));
        }
    }
    let Some(report) = &one.report else {
        return (Played::Open, suspended.unwrap_or(Mark::NotPlayed));
    };
    if let Some(frozen) = &report.frozen {
        let score = decided((frozen.score.boards, frozen.score.matches));
        return (score, suspended.unwrap_or(Mark::Confirmed));
    }
    // A match with an unfinished game has no score yet.
    if !report.open_boards().is_empty() {
        return (Played::Open, suspended.unwrap_or(Mark::Unfinished));
    }
    // As it would be confirmed today: with every finding.
    let Some(lined) = state.lined(id, report, Date::MAX) else { return (Played::Open, Mark::Preliminary) };
    let found = lined.violations().unwrap_or_default();
    let score =
        |found: &[lineup::Violation]| lineup::score(lined.ordinance, &lined.game, found).ok().flatten();
    match score(&found) {
        Some(now) => {
            let changed = score(&[]) != Some(now);
            let mark = if changed { Mark::UnderFinding } else { Mark::Preliminary };
            let played = Played::Decided { boards: now.boards, matches: now.matches };
            (played, suspended.unwrap_or(mark))
        }
        None => (Played::Open, Mark::Preliminary),
    }
}

fn marked_if(state: &State, id: MatchId, supposed: Supposed<'_>) -> (Played, Mark) {
    match supposed.get(&id) {
        Some((boards, matches)) => {
            (Played::Decided { boards: boards.map(Points::tenths), matches: *matches }, Mark::Confirmed)
        }
        None => marked(state, id),
    }
}

/// The table of a group of a class.
pub fn group_table(state: &State, class: ClassId, group: usize) -> Option<GroupTable> {
    group_table_if(state, class, group, &BTreeMap::new())
}

fn group_table_if(state: &State, class: ClassId, group: usize, supposed: Supposed<'_>) -> Option<GroupTable> {
    let ordinance = state.ordinance_of(class)?;
    let details = state.classes.get(&class)?;
    if state.is_cup_class(class) {
        return None;
    }
    let all = &state.group_members(class, group)?;
    let is_final = group == details.groups.len();
    // The result of two finalists of one group is carried over into the final.
    let in_table = |one: &Match| {
        let own = [one.fixture.home, one.fixture.guest].iter().all(|team| all.contains(team));
        one.fixture.class == class
            && match one.fixture.occasion {
                lineup::Occasion::Round => one.fixture.group == group || (is_final && own),
                lineup::Occasion::FinalRound => is_final,
                lineup::Occasion::PlayOff | lineup::Occasion::Promotion => false,
            }
    };
    let round_of = |one: &Match| match one.fixture.occasion {
        lineup::Occasion::Round if is_final => 1,
        _ => one.fixture.round + u32::from(is_final),
    };
    let matches: Vec<(MatchId, &Match)> =
        state.matches.iter().filter(|(_, one)| in_table(one)).map(|(id, one)| (*id, one)).collect();
    let scores: Vec<(Played, Mark)> = matches.iter().map(|(id, _)| marked_if(state, *id, supposed)).collect();
    let withdrawn: Vec<Withdrawn<TeamId>> = all
        .iter()
        .filter_map(|team| {
            let (after, _) = state.teams.get(team)?.withdrawn?;
            Some(Withdrawn { who: *team, after })
        })
        .collect();
    let left = if withdrawn.is_empty() {
        Vec::new()
    } else {
        let games = matches.iter().zip(&scores).map(|((_, one), (played, _))| ScheduledGame {
            round: one.fixture.round,
            first: one.fixture.home,
            second: one.fixture.guest,
            came_to: match (played, &one.report) {
                // A no-show is no played match (half of the games decides whether results count).
                (Played::Decided { boards, .. }, Some(report))
                    if report.home.is_empty() || report.guest.is_empty() =>
                {
                    CameTo::Forfeit { points: *boards }
                }
                (Played::Decided { boards, .. } | Played::Score { boards, .. }, _) => {
                    CameTo::Played { points: *boards, adjourned_then: false }
                }
                (Played::Open, _) => CameTo::NotPlayed,
            },
        });
        // Open matches between remaining teams do not matter for those who left.
        let gone = |who: TeamId| withdrawn.iter().any(|one| one.who == who);
        let concerns = |game: &ScheduledGame<TeamId>| gone(game.first) || gone(game.second);
        let event = ScheduledEvent {
            form: Form::RoundRobin,
            boards: Some(details.details.boards),
            participants: all.clone(),
            games: games.filter(concerns).collect(),
            byes: Vec::new(),
            withdrawn: withdrawn.clone(),
        };
        let accounted = withdrawal::accounts(ordinance, &event).ok()?;
        accounted.leavers.iter().map(|one| (one.who, one.treatment)).collect()
    };
    let struck = |team: TeamId| {
        left.iter().any(|(known, what)| *known == team && matches!(what, What::Annulled | What::NotCounted))
    };
    let stands = |team: TeamId| left.iter().any(|(known, what)| *known == team && *what == What::Counted);
    let teams: Vec<TeamId> = all.iter().copied().filter(|team| !struck(*team)).collect();
    let boards = details.details.boards;
    let full = Points::whole(i32::try_from(boards).unwrap_or(i32::MAX / 10));
    let win = ordinance.rules.points.as_ref().map_or(2, |points| points.win);
    let mut results = Vec::new();
    let (mut provisional, mut marks) = (Vec::new(), Vec::new());
    for ((id, one), (played, mark)) in matches.iter().zip(scores) {
        let (home, guest) = (one.fixture.home, one.fixture.guest);
        if !teams.contains(&home) || !teams.contains(&guest) {
            continue;
        }
        let gone = |team: TeamId| {
            let after = state.teams.get(&team).and_then(|team| team.withdrawn).map(|(after, _)| after);
            stands(team) && after.is_some_and(|after| after < one.fixture.round)
        };
        let played = match (&played, gone(one.fixture.home), gone(one.fixture.guest)) {
            (Played::Open, true, true) => Played::Decided { boards: [Points::ZERO; 2], matches: [0, 0] },
            (Played::Open, true, false) => {
                Played::Decided { boards: [Points::ZERO, full], matches: [0, win] }
            }
            (Played::Open, false, true) => {
                Played::Decided { boards: [full, Points::ZERO], matches: [win, 0] }
            }
            _ => {
                if !mark.settled() {
                    provisional.push(*id);
                }
                marks.push((*id, mark));
                played
            }
        };
        let played = board_by_board(one, played, boards);
        results.push(MatchResult { round: round_of(one), home, guest, played });
    }
    let mut table = table(ordinance, &teams, boards, &results, &state.deducted()).ok()?;
    let settled = state.settled.iter().filter(|one| (one.class, one.group) == (class, group));
    let settled = settled.filter(|one| reorder(&mut table, one)).cloned().collect();
    let unset = state.unset(class, group);
    Some(GroupTable { teams, table, left, provisional, unset, marks, settled })
}

/// Puts teams that are still level on match points in the order in which their tie was settled.
fn reorder(table: &mut TeamTable<TeamId>, settled: &Settlement) -> bool {
    let points = table.rows.iter().find(|row| settled.order.contains(&row.team)).map(|row| row.match_points);
    let level: Vec<usize> = (0..table.rows.len())
        .filter(|place| Some(table.rows[*place].match_points) == points)
        .filter(|place| settled.order.contains(&table.rows[*place].team))
        .collect();
    let together = level.first().zip(level.last()).is_some_and(|(first, last)| last - first < level.len());
    if level.len() != settled.order.len() || !together {
        return false;
    }
    let first = level[0];
    let place_of = |team: TeamId| settled.order.iter().position(|one| *one == team);
    table.rows[first..first + level.len()].sort_by_key(|row| place_of(row.team));
    for (row, place) in table.rows[first..].iter_mut().zip(first + 1..).take(level.len()) {
        row.place = u32::try_from(place).unwrap_or(u32::MAX);
    }
    true
}

impl State {
    /// Teams that withdrew and whose results do not count.
    fn struck(&self) -> Vec<TeamId> {
        let mut classes: Vec<ClassId> =
            self.teams.values().filter(|team| team.withdrawn.is_some()).map(|team| team.class).collect();
        classes.sort_unstable();
        classes.dedup();
        let groups = classes
            .into_iter()
            .flat_map(|class| (0..self.group_count(class)).map(move |group| (class, group)));
        let left =
            groups.filter_map(|(class, group)| group_table(self, class, group)).flat_map(|table| table.left);
        left.filter(|(_, what)| matches!(what, What::Annulled | What::NotCounted))
            .map(|(team, _)| team)
            .collect()
    }

    /// Matches without a card that are not played any more: a team has withdrawn before them, or none of its results count.
    pub fn cancelled(&self) -> Vec<MatchId> {
        let withdrawn = |team: &TeamId| self.teams.get(team).and_then(|team| team.withdrawn);
        let struck = self.struck();
        let gone = |one: &Match, team: &TeamId| {
            struck.contains(team) || withdrawn(team).is_some_and(|(after, _)| one.fixture.round > after)
        };
        let off = |one: &Match| [one.fixture.home, one.fixture.guest].iter().any(|team| gone(one, team));
        let open = self.matches.iter().filter(|(_, one)| one.report.is_none());
        open.filter(|(_, one)| off(one)).map(|(id, _)| *id).collect()
    }

    /// The score of a match that was not played because a team had withdrawn whose results count (33.1): lost on every
    /// board by the team that left.
    pub fn awarded(&self, id: MatchId) -> Option<[Points; 2]> {
        let one = self.matches.get(&id).filter(|one| one.report.is_none() && one.is_round())?;
        if marked(self, id).0 != Played::Open {
            return None;
        }
        let withdrawn = |team: TeamId| self.teams.get(&team).and_then(|team| team.withdrawn);
        let left = |team: TeamId| withdrawn(team).is_some_and(|(after, _)| after < one.fixture.round);
        let sides = [one.fixture.home, one.fixture.guest];
        if !sides.iter().any(|team| left(*team)) {
            return None;
        }
        let table = group_table(self, one.fixture.class, one.fixture.group)?;
        if !sides.iter().all(|team| table.teams.contains(team)) {
            return None;
        }
        let boards = self.classes.get(&one.fixture.class)?.details.boards;
        let full = Points::whole(i32::try_from(boards).unwrap_or(i32::MAX / 10));
        match sides.map(left) {
            [true, true] => Some([Points::ZERO; 2]),
            [true, false] => Some([Points::ZERO, full]),
            [false, true] => Some([full, Points::ZERO]),
            [false, false] => None,
        }
    }

    /// Matches with a card that do not count, because a team has withdrawn.
    pub fn annulled(&self) -> Vec<MatchId> {
        let struck = self.struck();
        let of = |one: &Match| [one.fixture.home, one.fixture.guest].iter().any(|team| struck.contains(team));
        let played = self.matches.iter().filter(|(_, one)| one.report.is_some() && one.is_round());
        played.filter(|(_, one)| of(one)).map(|(id, _)| *id).collect()
    }
}

/// The score of a match with its boards, where they are known.
pub(crate) fn boards_of(state: &State, id: MatchId, played: Played) -> Played {
    let Some(one) = state.matches.get(&id) else { return played };
    let boards = state.classes.get(&one.fixture.class).map_or(0, |class| class.details.boards);
    board_by_board(one, played, boards)
}

/// A score with its boards, where they are known: some tie-breaks weigh them.
fn board_by_board(one: &Match, played: Played, boards: usize) -> Played {
    let Played::Decided { boards: points, matches } = &played else { return played };
    let frozen = one.report.as_ref().and_then(|report| report.frozen.as_ref());
    let same = |frozen: &&Frozen| {
        (frozen.score.boards.map(Points::tenths), frozen.score.matches) == (*points, *matches)
    };
    let whole = Points::whole(i32::try_from(boards).unwrap_or(i32::MAX / 10));
    let each: Vec<[Points; 2]> = match frozen.filter(same) {
        Some(frozen) => frozen.each.iter().map(|board| board.map(Points::tenths)).collect(),
        // A decision that awards every board.
        None if *points == [whole, Points::ZERO] => vec![[Points::ONE, Points::ZERO]; boards],
        None if *points == [Points::ZERO, whole] => vec![[Points::ZERO, Points::ONE]; boards],
        None => Vec::new(),
    };
    if each.is_empty() { played } else { Played::Score { boards: *points, each } }
}

/// The teams that go up and down from a group. A team that withdrew goes down and never up.
pub fn group_moves(state: &State, class: ClassId, group: usize) -> Option<(GroupTable, Moves<TeamId>)> {
    group_moves_supposing(state, class, group, &BTreeMap::new())
}

/// The same with supposed scores: what would be, if.
pub fn group_moves_supposing(
    state: &State,
    class: ClassId,
    group: usize,
    supposed: Supposed<'_>,
) -> Option<(GroupTable, Moves<TeamId>)> {
    let (promoted, down) = state.cuts(class, group)?;
    let table = group_table_if(state, class, group, supposed)?;
    let mut left: Vec<TeamId> =
        table.left.iter().map(|(team, _)| *team).filter(|team| table.teams.contains(team)).collect();
    let struck = table.left.len() - left.len();
    let demoted =
        state.demoted().into_iter().filter(|team| table.teams.contains(team) && !left.contains(team));
    left.extend(demoted.collect::<Vec<_>>());
    let relegated = down.saturating_sub(struck);
    // Where the ordinance has no play-offs the tie-breaks decide: only a shared place is level.
    let ties = state.ordinance_of(class).and_then(|own| own.rules.team_ties.as_ref());
    let mut level = table.table.clone();
    if ties.is_some_and(|ties| !ties.playoff_for_first_promotion_relegation) {
        level.rows.iter_mut().for_each(|row| row.match_points = -i64::from(row.place));
    }
    let mut moves = movement::moves(&level, promoted, relegated, &left, &left);
    settle(state, (class, group), promoted, relegated, &table, &mut moves);
    // Before a match is set nobody is level: a final has its teams before its dates.
    let set = state.matches.values().any(|one| (one.fixture.class, one.fixture.group) == (class, group));
    if !set {
        moves.promoted.clear();
        moves.undecided.clear();
        moves.relegated.retain(|team| left.contains(team));
    }
    Some((table, moves))
}

/// Puts teams that were level in the order of their play-off.
fn settle(
    state: &State,
    (class, group): (ClassId, usize),
    promoted: usize,
    relegated: usize,
    table: &GroupTable,
    moves: &mut Moves<TeamId>,
) {
    let of_group = |one: &&Settlement| (one.class, one.group) == (class, group);
    let standing = table.table.rows.len();
    let mut open = Vec::new();
    for (place, teams) in std::mem::take(&mut moves.undecided) {
        let same = |one: &&Settlement| {
            one.order.len() == teams.len() && teams.iter().all(|team| one.order.contains(team))
        };
        let Some(settled) = state.settled.iter().filter(of_group).find(same) else {
            open.push((place, teams));
            continue;
        };
        for (team, place) in settled.order.iter().zip(place as usize..) {
            if place <= promoted && !moves.promoted.contains(team) {
                moves.promoted.push(*team);
            }
            if place + relegated > standing && !moves.relegated.contains(team) {
                moves.relegated.push(*team);
            }
        }
    }
    moves.undecided = open;
}

/// The consequence of a team's place: promotion, relegation, play-off.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Zone {
    level_with_the_first: bool,
    promoted: bool,
    relegated: bool,
    plays_off_for: Option<u32>,
}

/// Clubs whose tournament win, promotion or relegation this score would change (5.4.3).
pub fn affected_by(state: &State, id: MatchId, sets: ([i32; 2], [u32; 2])) -> Vec<ClubId> {
    let Some(one) = state.matches.get(&id) else { return Vec::new() };
    let (class, group) = (one.fixture.class, one.fixture.group);
    let zones = |supposed: Supposed<'_>| -> Vec<(TeamId, Zone)> {
        let Some((table, moves)) = group_moves_supposing(state, class, group, supposed) else {
            return Vec::new();
        };
        let best = table.table.rows.first().map(|row| row.match_points);
        let zone = |row: &TableRow<TeamId>| {
            let undecided = moves.undecided.iter().find(|(_, teams)| teams.contains(&row.team));
            Zone {
                level_with_the_first: Some(row.match_points) == best,
                promoted: moves.promoted.contains(&row.team),
                relegated: moves.relegated.contains(&row.team),
                plays_off_for: undecided.map(|(place, _)| *place),
            }
        };
        table.table.rows.iter().map(|row| (row.team, zone(row))).collect()
    };
    let mut clubs = Vec::new();
    for team in affected(&zones(&BTreeMap::new()), &zones(&BTreeMap::from([(id, sets)]))) {
        let club = state.teams.get(&team).map(|team| team.club);
        clubs.extend(club.filter(|club| !clubs.contains(club)));
    }
    clubs
}

//! A match before its card: line-ups handed in ahead, and games noted while it is played. A line-up is secret until both
//! are in; from then on neither captain changes one.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_core::Points;
use turmuhr_federation::{
    matches::lineup::{self, BoardResult, NoJudgement, Rank, Seat, Violation, Which},
    persons::person::PersonId,
};

use crate::{
    fact::{Card, Fact, MatchId, TeamId},
    refuse::Refusal,
    registry::{AsOf, Source},
    sides::of_team,
    slip::Slip,
    state::{Match, Report, State},
};

/// A game before there is a card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameNow {
    Result(BoardResult),
    Adjourned,
}

/// What is known of a match before its card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    lineups: [Option<Vec<Seat>>; 2],
    /// By board.
    pub games: BTreeMap<usize, GameNow>,
}

/// A line-up as the rules see it before the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remarks {
    pub violations: Vec<Violation>,
    pub notes: Vec<lineup::Note>,
    /// The match they are about, with the names of its players.
    pub game: lineup::Match,
}

/// A player of the list whom a captain can name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub rank: Rank,
    pub person: PersonId,
    /// Of another team of the club: a substitute.
    pub substitute: bool,
}

const fn at(side: Which) -> usize {
    match side {
        Which::Home => 0,
        Which::Guest => 1,
    }
}

impl Sheet {
    pub fn is_in(&self, side: Which) -> bool {
        self.lineups[at(side)].is_some()
    }

    /// Both line-ups are in: everybody sees them, and they stay.
    pub fn is_open(&self) -> bool {
        self.lineups.iter().all(Option::is_some)
    }

    /// A line-up that everybody may see.
    pub fn shown(&self, side: Which) -> Option<&[Seat]> {
        if self.is_open() { self.handed_in(side) } else { None }
    }

    fn handed_in(&self, side: Which) -> Option<&[Seat]> {
        self.lineups[at(side)].as_deref()
    }

    /// Boards on which both sides have a player.
    pub fn played(&self) -> BTreeSet<usize> {
        let boards = |side| -> BTreeSet<usize> {
            let seats = self.shown(side).unwrap_or_default();
            seats.iter().filter(|seat| !seat.absent).map(|seat| seat.board).collect()
        };
        boards(Which::Home).intersection(&boards(Which::Guest)).copied().collect()
    }

    /// Boards without a word about their game.
    pub fn missing(&self) -> Vec<usize> {
        self.played().into_iter().filter(|board| !self.games.contains_key(board)).collect()
    }

    pub(crate) fn take(&mut self, side: Which, seats: &[Seat]) {
        self.lineups[at(side)] = Some(seats.to_vec());
    }

    pub(crate) fn note(&mut self, board: usize, game: Option<GameNow>) {
        match game {
            Some(game) => self.games.insert(board, game),
            None => self.games.remove(&board),
        };
    }
}

impl Match {
    pub const fn team(&self, side: Which) -> TeamId {
        match side {
            Which::Home => self.fixture.home,
            Which::Guest => self.fixture.guest,
        }
    }
}

impl State {
    /// What rules say about a line-up, whatever the other side names.
    pub fn remarks(&self, id: MatchId, side: Which, seats: &[Seat]) -> Result<Remarks, Refusal> {
        let source = Source { known: Date::MAX, by: String::new(), entry: self.position + 1 };
        let sides = match side {
            Which::Home => [seats, &[]],
            Which::Guest => [&[], seats],
        };
        let report = Report::new(&source, sides, &[]);
        let mut lined = self.lined(id, &report, Date::MAX).ok_or(Refusal::Match(id))?;
        // The match is still to come.
        lined.game.results = None;
        let mut violations = lined.violations().map_err(Refusal::Report)?;
        violations.retain(|one| one.side == side);
        let notes = lineup::notes(lined.ordinance, &lined.game, &violations).map_err(Refusal::Report)?;
        let notes = notes.into_iter().filter(|note| note.side == side).collect();
        Ok(Remarks { violations, notes, game: lined.game })
    }

    /// The line-up of a side as somebody may see it: both captains see both once both are in; until then each side sees
    /// its own.
    pub fn lineup_seen(
        &self,
        id: MatchId,
        side: Which,
        who: Option<PersonId>,
        today: Date,
    ) -> Option<&[Seat]> {
        let one = self.matches.get(&id)?;
        let own = who.is_some_and(|who| self.speaks_for(who, one.team(side), today));
        if own { one.sheet.handed_in(side) } else { one.sheet.shown(side) }
    }

    /// Whether a person is captain of a team, or an officer of its club.
    pub fn speaks_for(&self, who: PersonId, team: TeamId, today: Date) -> bool {
        let roles = self.registry.roles(who, AsOf::today(today));
        roles.into_iter().any(|(role, scope)| of_team(self, team, role, scope))
    }

    /// The players of the list whom a captain can name for a team, in the order of the list: its own, and those behind.
    pub fn candidates(&self, team: TeamId) -> Vec<Candidate> {
        let Some(own) = self.teams.get(&team) else { return Vec::new() };
        let lines = self.ranking(own.club, self.list_of(own), Date::MAX);
        let behind = lines.iter().filter(|line| line.team.is_none_or(|team| team >= own.number));
        let all = behind.map(|line| Candidate {
            rank: line.rank,
            person: line.person,
            substitute: line.team != Some(own.number),
        });
        all.collect()
    }

    /// A line-up to begin with: that of the team's last match, else the first players of its own block.
    pub fn proposed(&self, id: MatchId, side: Which) -> Vec<Seat> {
        let Some(one) = self.matches.get(&id) else { return Vec::new() };
        let team = one.team(side);
        let boards = self.classes.get(&one.fixture.class).map_or(0, |class| class.details.boards);
        let candidates = self.candidates(team);
        let earlier = self.matches.iter().filter(|(other, played)| played.before(**other, one, id));
        let last = earlier
            .filter_map(|(other, played)| {
                let report = played.report.as_ref()?;
                let seats = match team {
                    _ if played.fixture.home == team => &report.home,
                    _ if played.fixture.guest == team => &report.guest,
                    _ => return None,
                };
                Some((played.order(*other), seats))
            })
            .max_by_key(|(order, _)| *order);
        let known = |seat: &&Seat| candidates.iter().any(|one| one.rank == seat.rank && !one.substitute);
        let mut ranks: Vec<Rank> = last
            .map(|(_, seats)| seats.iter().filter(known).map(|seat| seat.rank).collect())
            .unwrap_or_default();
        let own = candidates.iter().filter(|one| !one.substitute).map(|one| one.rank);
        let others = candidates.iter().filter(|one| one.substitute).map(|one| one.rank);
        for rank in own.chain(others) {
            if ranks.len() < boards && !ranks.contains(&rank) {
                ranks.push(rank);
            }
        }
        // In the order of the list.
        let chosen = candidates.iter().map(|one| one.rank).filter(|rank| ranks.contains(rank));
        (1..=boards).zip(chosen).map(|(board, rank)| Seat { board, rank, absent: false }).collect()
    }

    /// The card that follows from line-ups and games; else the boards whose game is missing.
    pub fn card_of_sheet(&self, id: MatchId) -> Option<Result<Fact, Vec<usize>>> {
        let one = self.matches.get(&id)?;
        let boards = self.classes.get(&one.fixture.class)?.details.boards;
        let (home, guest) = (one.sheet.shown(Which::Home)?, one.sheet.shown(Which::Guest)?);
        let missing = one.sheet.missing();
        if !missing.is_empty() {
            return Some(Err(missing));
        }
        let game = |board: usize| one.sheet.games.get(&board);
        let results = (1..=boards).map(|board| match game(board) {
            Some(GameNow::Result(result)) => Some(*result),
            Some(GameNow::Adjourned) | None => None,
        });
        let adjourned = |board: &usize| game(*board) == Some(&GameNow::Adjourned);
        Some(Ok(Fact::MatchReported {
            id,
            home: home.to_vec(),
            guest: guest.to_vec(),
            results: results.collect(),
            unfinished: (1..=boards).filter(adjourned).collect(),
            card: Card::default(),
        }))
    }

    /// The board points of a card as it stands, before any finding; none while a game is open.
    pub fn points_of_card(&self, card: &Fact) -> Option<[Points; 2]> {
        let Fact::MatchReported { id, home, guest, results, unfinished, .. } = card else { return None };
        let source = Source { known: Date::MAX, by: String::new(), entry: self.position };
        let report = Report::new(&source, [home, guest], results).with_unfinished(unfinished);
        let lined = self.lined(*id, &report, Date::MAX)?;
        lineup::score(lined.ordinance, &lined.game, &[]).ok()?.map(|score| score.boards)
    }

    /// A match whose line-ups were open to everybody, and would not be so any more, or would be others.
    pub(crate) fn closes_lineups(&self, after: &State) -> Option<MatchId> {
        let open = self.matches.iter().filter(|(_, one)| one.sheet.is_open());
        let same = |id: &MatchId, one: &Match| {
            after.matches.get(id).is_some_and(|other| other.sheet.lineups == one.sheet.lineups)
        };
        open.filter(|(id, one)| !same(id, one)).map(|(id, _)| *id).next()
    }

    /// Sides of a card that are not as they were handed in.
    pub(crate) fn not_as_handed_in(&self, id: MatchId, sides: [&[Seat]; 2]) -> Vec<Which> {
        let Some(one) = self.matches.get(&id) else { return Vec::new() };
        let named = |seats: &[Seat]| -> BTreeMap<usize, Rank> {
            seats.iter().map(|seat| (seat.board, seat.rank)).collect()
        };
        let other = |side: &Which| {
            one.sheet.shown(*side).is_some_and(|seats| named(seats) != named(sides[at(*side)]))
        };
        [Which::Home, Which::Guest].into_iter().filter(other).collect()
    }
}

/// What a line-up ahead must fulfil. Violations are no hindrance: their consequences are the captain's risk.
pub(crate) fn may_hand_in(state: &State, id: MatchId, side: Which, seats: &[Seat]) -> Result<(), Refusal> {
    let Some(one) = state.matches.get(&id) else { return Ok(()) };
    if one.sheet.is_open() {
        return Err(Slip::LineUpsOpen(id).into());
    }
    if !seats.iter().any(|seat| !seat.absent) {
        return Err(Slip::NobodyNamed { game: id, side }.into());
    }
    // A person sits in one of two matches of one hour; of the own club both line-ups are known.
    let club = |team: TeamId| state.teams.get(&team).map(|team| team.club);
    let persons = |team: TeamId, seats: &[Seat]| -> BTreeSet<PersonId> {
        let Some(team) = state.teams.get(&team) else { return BTreeSet::new() };
        // Who is named as absent sits nowhere.
        let there = seats.iter().filter(|seat| !seat.absent);
        let named = there.filter_map(|seat| state.of_rank(team, seat.rank, Date::MAX));
        named.map(|person| state.registry.identity(person, Date::MAX)).collect()
    };
    let own = persons(one.team(side), seats);
    // Two teams of one club against each other: nobody plays for both.
    let opposite = match side {
        Which::Home => Which::Guest,
        Which::Guest => Which::Home,
    };
    let same = club(one.team(opposite)) == club(one.team(side));
    let named = one.sheet.handed_in(opposite).filter(|_| same).unwrap_or_default();
    if let Some(who) = persons(one.team(opposite), named).intersection(&own).next() {
        return Err(Slip::BothSides { who: *who, game: id }.into());
    }
    let hour = |one: &Match| one.fixture.starts.map(|starts| (one.fixture.on, starts));
    let beside = state.matches.iter().filter(|(other, played)| **other != id && hour(played) == hour(one));
    for (other, played) in beside.filter(|_| hour(one).is_some()) {
        for theirs in [Which::Home, Which::Guest] {
            let same = club(played.team(theirs)) == club(one.team(side));
            let named = played.sheet.handed_in(theirs).filter(|_| same).unwrap_or_default();
            if let Some(who) = persons(played.team(theirs), named).intersection(&own).next() {
                return Err(Slip::TwoMatches { who: *who, other: *other }.into());
            }
        }
    }
    Ok(())
}

/// A game is noted on a board where both line-ups have a player.
pub(crate) fn may_note(state: &State, id: MatchId, board: usize) -> Result<(), Refusal> {
    let Some(one) = state.matches.get(&id) else { return Ok(()) };
    for side in [Which::Home, Which::Guest] {
        if !one.sheet.is_in(side) {
            return Err(Slip::LineUpMissing { game: id, side }.into());
        }
    }
    if one.sheet.played().contains(&board) { Ok(()) } else { Err(Slip::NoGame { game: id, board }.into()) }
}

/// Whether the rules can read a line-up at all: every board once, every rank once.
pub(crate) fn readable(state: &State, id: MatchId, side: Which, seats: &[Seat]) -> Result<(), NoJudgement> {
    match state.remarks(id, side, seats) {
        Err(Refusal::Report(why)) => Err(why),
        Ok(_) | Err(_) => Ok(()),
    }
}

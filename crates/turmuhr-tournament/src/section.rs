//! The current state of one tournament of the event.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_rating::norms::Title;
use turmuhr_standings::withdrawal::Leaver;

use crate::{
    alphabet::key,
    apart::Prohibited,
    fact::{ByeKind, Remarks, Team},
    id::{At, EntryId, InRound, Party, RoundNo, SectionId, TeamId, Unit},
    person::Person,
    round::{Game, Played, Status},
    self_service::SelfService,
    settings::{Format, Settings},
    starting_list::StartingList,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub id: SectionId,
    pub settings: Settings,
    pub players: BTreeMap<EntryId, Competitor>,
    pub self_service: SelfService,
    /// Registrations not yet accepted, in order of arrival: numbers grow.
    pub registrations: BTreeMap<EntryId, Person>,
    pub teams: BTreeMap<TeamId, Team>,
    pub prohibited: Vec<Prohibited>,
    pub lots: Option<Lots>,
    /// The numbers of a table, fixed when its first round is paired: later changes of ratings or names do not move them.
    pub table_numbers: Vec<Party>,
    /// From the first; the last may be a draft.
    pub rounds: Vec<Played>,
    /// All rounds of the table are public, and their results come in any order.
    pub whole: bool,
    /// Set while a round is paired by hand.
    pub hand: Option<HandPairing>,
    pub line_ups: BTreeMap<(RoundNo, TeamId), Vec<Option<EntryId>>>,
    /// Withdrawn teams, with the first round they miss.
    pub withdrawn_teams: BTreeMap<TeamId, RoundNo>,
    /// Withdrawals that took effect and ended by a return.
    pub returned: Vec<Absence>,
    pub adjustments: Vec<Adjustment>,
    pub finished: bool,
    /// For the arbiter's report.
    pub remarks: Remarks,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Competitor {
    pub person: Person,
    /// Checked in.
    pub present: bool,
    /// Somebody has taken the check-in back: not here any more.
    pub checked_out: bool,
    /// The first round the player can be paired in: 1, or later for a late entry.
    pub from_round: RoundNo,
    pub withdrawn_from: Option<RoundNo>,
    pub byes: BTreeMap<RoundNo, ByeKind>,
    /// Requested byes that are not decided yet.
    pub wishes: BTreeSet<RoundNo>,
    /// The part of the entry fee paid, in cents.
    pub paid: u64,
    /// Came by the public registration, and may withdraw by the same link before the first pairing.
    pub by_registration: bool,
}

impl Competitor {
    pub(crate) fn new(person: Person) -> Competitor {
        Competitor {
            person,
            present: false,
            checked_out: false,
            from_round: RoundNo::FIRST,
            withdrawn_from: None,
            byes: BTreeMap::new(),
            wishes: BTreeSet::new(),
            paid: 0,
            by_registration: false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots {
    pub seed: u64,
    pub initial_colour: Color,
    /// The drawn numbers; empty if the starting list applies.
    pub numbers: Vec<Party>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandPairing {
    pub round: RoundNo,
    pub reason: String,
}

/// A withdrawal with a return: the first round missed, and the first round that is played again.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    pub party: Party,
    pub from: RoundNo,
    pub back: RoundNo,
}

/// A bonus or penalty, effective from the end of a round on (0: from the start).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustment {
    pub party: Party,
    pub round: u32,
    pub points: Points,
    pub reason: String,
}

impl Section {
    pub(crate) fn new(id: SectionId, settings: Settings) -> Section {
        Section {
            id,
            settings,
            players: BTreeMap::new(),
            self_service: SelfService::default(),
            registrations: BTreeMap::new(),
            teams: BTreeMap::new(),
            prohibited: Vec::new(),
            lots: None,
            table_numbers: Vec::new(),
            rounds: Vec::new(),
            whole: false,
            hand: None,
            line_ups: BTreeMap::new(),
            withdrawn_teams: BTreeMap::new(),
            returned: Vec::new(),
            adjustments: Vec::new(),
            finished: false,
            remarks: Remarks::default(),
        }
    }

    /// Has a round been paired?
    pub fn has_begun(&self) -> bool {
        !self.rounds.is_empty()
    }

    pub fn round(&self, round: RoundNo) -> Option<&Played> {
        round.index().and_then(|place| self.rounds.get(place))
    }

    pub(crate) fn round_mut(&mut self, round: RoundNo) -> Option<&mut Played> {
        round.index().and_then(|place| self.rounds.get_mut(place))
    }

    pub fn game(&self, at: At) -> Option<&Game> {
        self.round(at.round)?.game(at.board, at.game)
    }

    /// The number of rounds drafted or played.
    pub fn current_round(&self) -> u32 {
        self.rounds.len() as u32
    }

    /// The round drafted or played now; `None` before the first.
    pub fn current(&self) -> Option<RoundNo> {
        RoundNo::last_of(self.current_round())
    }

    /// The round being played. If all are public, the first without all its results.
    pub fn running(&self) -> Option<RoundNo> {
        let open = |round: &RoundNo| !self.missing(*round).is_empty();
        let first = RoundNo::first(self.current_round()).find(open).filter(|_| self.whole);
        first.or_else(|| self.current())
    }

    /// As [`Section::running`], without a draft.
    pub fn public_round(&self) -> Option<RoundNo> {
        if self.whole { self.running() } else { RoundNo::last_of(self.public_rounds()) }
    }

    /// The round that is paired and not yet published.
    pub fn draft(&self) -> Option<RoundNo> {
        self.current().filter(|round| self.round(*round).is_some_and(|played| played.status == Status::Draft))
    }

    /// Has a later round been paired on the results of this one?
    pub fn is_past(&self, round: RoundNo) -> bool {
        !self.whole && round.up_to() < self.current_round()
    }

    /// The first round that a party misses by withdrawing now: the one after the public rounds. If all are public, the
    /// one after the party's last result.
    pub fn leaves_from(&self, party: Party) -> RoundNo {
        let entered = |round: &RoundNo| {
            let pair = self.round(*round).and_then(|round| Some(round.board_of(party)?.1));
            pair.is_some_and(|pair| pair.games.iter().any(Game::is_entered))
        };
        let mut public = RoundNo::first(self.public_rounds());
        let last = if self.whole { public.rfind(entered) } else { public.last() };
        RoundNo::after(last.map_or(0, RoundNo::up_to))
    }

    /// The round after the one drafted or played now.
    pub fn next_round(&self) -> RoundNo {
        RoundNo::after(self.current_round())
    }

    /// Rounds whose results count: all but a draft.
    pub fn public_rounds(&self) -> u32 {
        self.rounds.iter().take_while(|round| round.status == Status::Published).count() as u32
    }

    pub fn parties(&self) -> Vec<Party> {
        if self.settings.format.is_of_teams() {
            self.teams.keys().map(|&team| Party::team(team)).collect()
        } else {
            self.players.keys().map(|&player| Party::player(player)).collect()
        }
    }

    /// The player or team that a party stands for.
    pub const fn unit(&self, party: Party) -> Unit {
        party.unit(self.settings.format.is_of_teams())
    }

    /// The player a party stands for; `None` in a section of teams and for somebody not entered.
    pub fn player(&self, party: Party) -> Option<&Competitor> {
        match self.unit(party) {
            Unit::Player(player) => self.players.get(&player),
            Unit::Team(_) => None,
        }
    }

    /// The team a party stands for; `None` in a section of individuals and for a team not entered.
    pub fn team(&self, party: Party) -> Option<(TeamId, &Team)> {
        match self.unit(party) {
            Unit::Team(team) => Some((team, self.teams.get(&team)?)),
            Unit::Player(_) => None,
        }
    }

    /// The party of a player; `None` in a section of teams.
    pub fn party_of(&self, player: EntryId) -> Option<Party> {
        (!self.settings.format.is_of_teams()).then_some(Party::player(player))
    }

    /// The party of a team; `None` in a section of individuals.
    pub fn party_of_team(&self, team: TeamId) -> Option<Party> {
        self.settings.format.is_of_teams().then_some(Party::team(team))
    }

    /// The party that an address or a form names by its number.
    pub fn find(&self, number: u32) -> Option<Party> {
        let party = if self.settings.format.is_of_teams() {
            Party::team(TeamId(number))
        } else {
            Party::player(EntryId(number))
        };
        (self.player(party).is_some() || self.team(party).is_some()).then_some(party)
    }

    /// The team a player is a member of.
    pub fn team_of(&self, player: EntryId) -> Option<TeamId> {
        self.teams.iter().find(|(_, team)| team.players.contains(&player)).map(|(id, _)| *id)
    }

    /// The starting list: by rating, title and name; drawn numbers override it. Teams stay in the order of
    /// entry, which the organiser chooses.
    pub fn starting_list(&self) -> StartingList {
        StartingList::new(self.in_order())
    }

    /// Somebody is entered who has no number in the table that is drawn.
    pub(crate) fn table_lacks_somebody(&self) -> bool {
        !self.table_numbers.is_empty()
            && self.parties().iter().any(|party| !self.table_numbers.contains(party))
    }

    fn in_order(&self) -> Vec<Party> {
        let drawn = self.lots.as_ref().map(|lots| &lots.numbers).filter(|numbers| !numbers.is_empty());
        let table = Some(&self.table_numbers).filter(|numbers| !numbers.is_empty());
        if let Some(numbers) = table.or(drawn) {
            // Entries after the draw come last.
            let there: BTreeSet<Party> = numbers.iter().copied().collect();
            let late = self.parties().into_iter().filter(|party| !there.contains(party));
            return numbers.iter().copied().chain(late).collect();
        }
        if self.settings.format.is_of_teams() {
            return self.parties();
        }
        let order = self.settings.initial_order;
        let mut list: Vec<(&EntryId, &Competitor)> = self.players.iter().collect();
        list.sort_by(|(one, first), (other, second)| {
            let rank = |competitor: &Competitor| title_rank(&competitor.person.title);
            order
                .rating(&second.person)
                .cmp(&order.rating(&first.person))
                .then_with(|| rank(first).cmp(&rank(second)))
                .then_with(|| key(&first.person.name).cmp(&key(&second.person.name)))
                .then_with(|| one.cmp(other))
        });
        list.into_iter().map(|(&entry, _)| Party::player(entry)).collect()
    }

    /// The round for a party; `None` for a game without a result.
    pub fn seen_by(&self, party: Party, number: RoundNo) -> Option<Round<Party>> {
        let round = self.round(number)?;
        if round.bye == Some(party) {
            return Some(Round::Bye(Bye::PairingAllocated));
        }
        if let Some(&(_, kind)) = round.away.iter().find(|(other, _)| *other == party) {
            return Some(Round::Bye(kind.into()));
        }
        match round.pairs.iter().find(|pair| pair.has(party)) {
            Some(pair) => pair.seen_by(party, self.settings.format.boards(), &self.settings),
            // Not entered yet.
            None => Some(Round::Bye(Bye::Zero)),
        }
    }

    /// A party's points before a round, in the primary score; unfinished games count nothing yet.
    pub fn points_before(&self, party: Party, round: RoundNo) -> Points {
        let played: Points = round.earlier().map(|number| self.points_of(party, number)).sum();
        let changes =
            self.adjustments.iter().filter(|change| change.party == party && change.round < round.up_to());
        played + changes.map(|change| change.points).sum()
    }

    fn points_of(&self, party: Party, number: RoundNo) -> Points {
        let settings = &self.settings;
        let by_games = matches!(settings.format, Format::TeamSwiss { by_game_points: true, .. });
        let games_a_round = settings.format.games_a_round();
        let pair = self.round(number).and_then(|round| round.pairs.iter().find(|pair| pair.has(party)));
        if let Some(pair) = pair.filter(|_| by_games || games_a_round > 1) {
            // Matches scored by game points; the winner of the match does not matter.
            let (one, other) = pair.game_points(settings);
            return if party == pair.first { one } else { other };
        }
        let Some(seen) = self.seen_by(party, number) else { return Points::ZERO };
        let games = settings.points.scoring();
        let times = |points: Points, count: u32| (0..count).map(|_| points).sum::<Points>();
        match (settings.format.boards(), seen) {
            // A team's bye is a drawn match, unless the organiser decides otherwise (C.04.6, 1.4).
            (Some(boards), Round::Bye(Bye::PairingAllocated)) if by_games => times(games.draw, boards),
            (Some(_), Round::Bye(Bye::PairingAllocated)) => {
                settings.match_points.bye.unwrap_or(settings.match_points.draw)
            }
            // As the table scores it.
            (Some(_), Round::ForfeitLoss { .. }) => {
                let drawn = pair.is_some_and(|pair| pair.is_drawn_without_a_game(settings));
                if drawn { settings.match_points.draw } else { settings.match_points.loss }
            }
            (Some(_), seen) => settings.match_points.scoring().worth(seen),
            // The bye of a two-game match is a win and a draw (C.04.5, 1.4).
            (None, Round::Bye(Bye::PairingAllocated)) => {
                games.worth(seen) + times(games.half_bye, games_a_round - 1)
            }
            (None, Round::Bye(_)) => times(games.worth(seen), games_a_round),
            (None, seen) => games.worth(seen),
        }
    }

    /// Is the round free for the party by the table?
    pub fn is_free(&self, party: Party, round: RoundNo) -> bool {
        let away = self.round(round).and_then(|played| played.away.iter().find(|(other, _)| *other == party));
        away.is_some_and(|(_, kind)| self.settings.format.form().is_free((*kind).into()))
    }

    /// `Ok` if the party is to be paired in the round, else its bye.
    pub fn attendance(&self, party: Party, round: RoundNo) -> Result<(), ByeKind> {
        let player = match self.unit(party) {
            Unit::Team(_) => {
                let left = self.withdrawn_from(party).is_some_and(|from| from <= round);
                return if left { Err(ByeKind::Zero) } else { Ok(()) };
            }
            Unit::Player(player) => player,
        };
        let Some(player) = self.players.get(&player) else { return Ok(()) };
        if player.withdrawn_from.is_some_and(|from| from <= round) || player.from_round > round {
            return Err(ByeKind::Zero);
        }
        if let Some(&kind) = player.byes.get(&round) {
            return Err(kind);
        }
        if self.is_awaited(party, round) {
            return Err(ByeKind::Zero);
        }
        Ok(())
    }

    /// Is the player not here? Where check-in is used, nobody is paired before they arrive, late entries included (C.04.2,
    /// 2.4). A player with a board or the bye in an earlier round takes part until checked out. A table
    /// that is fixed from the start asks for the first arrival alone.
    pub fn is_awaited(&self, party: Party, round: RoundNo) -> bool {
        let Some(player) = self.player(party).filter(|player| !player.present) else { return false };
        let earlier = || round.earlier().filter_map(|earlier| self.round(earlier));
        let swiss = self.settings.format.is_swiss();
        if swiss && player.checked_out && earlier().next().is_some() {
            return true;
        }
        let known = |played: &Played| played.bye == Some(party) || played.board_of(party).is_some();
        self.somebody_checked_in() && !earlier().any(known)
    }

    /// Players who lost the last round by absence and would be paired again. Without a word from them they may be left out (C.04.2,
    /// 4.1).
    pub fn unheard_of(&self) -> Vec<EntryId> {
        let next = self.next_round();
        if !self.settings.format.is_swiss() || self.finished || !next.is_among(self.settings.rounds) {
            return Vec::new();
        }
        let Some(last) = next.previous().and_then(|last| self.round(last)) else { return Vec::new() };
        let missed = |&id: &EntryId| {
            let Some(party) = self.party_of(id) else { return false };
            let lost = last.board_of(party).is_some_and(|(_, pair)| pair.forfeits_of(party) > 0);
            lost && self.player(party).is_some() && self.attendance(party, next).is_ok()
        };
        self.players.keys().copied().filter(missed).collect()
    }

    /// Players who are left out of the next round until they are checked in.
    pub fn awaited(&self) -> Vec<EntryId> {
        let next = self.next_round();
        let awaited = |(&id, player): (&EntryId, &Competitor)| {
            let party = self.party_of(id)?;
            let left = player.withdrawn_from.is_some_and(|from| from <= next);
            (!left && !player.byes.contains_key(&next) && self.is_awaited(party, next)).then_some(id)
        };
        self.players.iter().filter_map(awaited).collect()
    }

    /// The first round that the player, or in team events the team, is no longer paired in.
    pub fn withdrawn_from(&self, party: Party) -> Option<RoundNo> {
        match self.unit(party) {
            Unit::Team(team) => self.withdrawn_teams.get(&team).copied(),
            Unit::Player(player) => self.players.get(&player)?.withdrawn_from,
        }
    }

    /// Has the player withdrawn from the next round that is not public? A later withdrawal is still to come.
    pub fn has_left(&self, player: EntryId) -> bool {
        let next = RoundNo::after(self.public_rounds());
        self.players.get(&player).is_some_and(|player| player.withdrawn_from.is_some_and(|from| from <= next))
    }

    /// Has the party left a table that is paired as a whole? Then no open game of any round is played.
    pub(crate) fn has_left_table(&self, party: Party) -> bool {
        self.whole && self.withdrawn_from(party).is_some()
    }

    /// The parties that have left by the end of a round, by starting number.
    pub fn leavers(&self, after: u32) -> Vec<Leaver> {
        let games = self.settings.format.games_a_round();
        let left = |(id, party): (PlayerId, Party)| {
            let played = self.withdrawn_from(party)?.before();
            (played <= after).then_some(Leaver { id, after: played * games })
        };
        self.starting_list().iter().filter_map(left).collect()
    }

    /// Players who reached the organiser's limit of forfeits and still take part (tournament rules of 2001,
    /// 5.3).
    pub fn to_be_excluded(&self) -> Vec<(Party, u32)> {
        let Some(allowed) = self.settings.forfeits_allowed.filter(|_| !self.settings.format.is_of_teams())
        else {
            return Vec::new();
        };
        let next = self.next_round();
        let playing = self.parties().into_iter().filter(|party| self.attendance(*party, next).is_ok());
        playing.map(|party| (party, self.forfeits(party))).filter(|(_, lost)| *lost >= allowed).collect()
    }

    /// Games lost by absence.
    fn forfeits(&self, party: Party) -> u32 {
        let pairs = self.rounds.iter().flat_map(|round| &round.pairs);
        pairs.filter(|pair| pair.has(party)).map(|pair| pair.forfeits_of(party)).sum()
    }

    /// Was check-in used? Then players are not paired before they are checked in.
    pub fn somebody_checked_in(&self) -> bool {
        self.players.values().any(|player| player.present)
    }

    pub fn name(&self, party: Party) -> &str {
        match self.unit(party) {
            Unit::Team(team) => self.teams.get(&team).map_or("", |team| team.name.as_str()),
            Unit::Player(player) => {
                self.players.get(&player).map_or("", |player| player.person.name.as_str())
            }
        }
    }

    /// The unpaid part of a player's entry fee, in cents.
    pub fn owes(&self, player: EntryId) -> u64 {
        let fee = self.settings.fee.as_ref().map_or(0, |fee| fee.cents);
        self.players.get(&player).map_or(0, |player| fee.saturating_sub(player.paid))
    }

    /// Games of a round without a result.
    pub fn missing(&self, round: RoundNo) -> Vec<InRound> {
        self.round(round).map(Played::missing).unwrap_or_default()
    }

    /// Adjourned games.
    pub fn adjourned(&self) -> Vec<At> {
        let rounds = self.rounds.iter().zip((1..).map(RoundNo));
        rounds
            .flat_map(|(played, round)| played.adjourned().into_iter().map(move |at| at.of(round)))
            .collect()
    }
}

/// C.04.2, 2.2: with equal ratings the higher title comes first.
pub(crate) fn title_rank(title: &str) -> usize {
    const NONE: usize = Title::Wcm as usize + 1;
    Title::from_code(title).map_or(NONE, |title| title as usize)
}

//! Boards, games and seats of a round.

use std::collections::BTreeSet;

use crate::{
    fact::{ByeKind, Paired},
    id::{EntryId, Party, RoundNo, TeamId, Unit},
    result::GameResult,
    round::{Game, Pair, Played},
    section::Section,
};

impl Section {
    /// A new board at the end, or the board where one of the two waits for an opponent who did not come.
    pub(super) fn add_board(&mut self, number: RoundNo, (first, second): (Party, Party)) {
        let games = self.games(first, second, number);
        let mut new = Pair { first, second, games, decided: None };
        new.settle_empty_seats(&self.handed_in(number));
        for party in [first, second] {
            if let Unit::Player(player) = self.unit(party) {
                self.edit(player, |competitor| {
                    competitor.present = true;
                    competitor.from_round = competitor.from_round.min(number);
                    competitor.byes.remove(&number);
                });
            }
        }
        let mut tables = self.round(number).and_then(|round| round.tables.clone());
        let replaces = self
            .round(number)
            .is_some_and(|round| round.pairs.iter().any(|pair| pair.has(first) || pair.has(second)));
        if let Some(tables) = tables.as_mut().filter(|_| !replaces) {
            tables.push(self.free_table(tables, &new));
        }
        let Some(round) = self.round_mut(number) else { return };
        round.tables = tables;
        if round.bye.is_some_and(|bye| new.has(bye)) {
            round.bye = None;
        }
        round.away.retain(|(party, _)| !new.has(*party));
        match round.pairs.iter_mut().find(|pair| pair.has(first) || pair.has(second)) {
            Some(pair) => {
                let absent = pair.other(if pair.has(first) { first } else { second });
                *pair = new;
                round.away.push((absent, ByeKind::Zero));
            }
            None => round.pairs.push(new),
        }
    }

    /// The teams that have handed in a line-up for this very round.
    pub(super) fn handed_in(&self, round: RoundNo) -> BTreeSet<Party> {
        let all = self.line_ups.range((round, TeamId(0))..=(round, TeamId(u32::MAX)));
        all.map(|((_, team), _)| Party::team(*team)).collect()
    }

    /// A round with these pairs and their games, without results.
    pub(crate) fn make_round(&self, paired: &Paired, number: RoundNo) -> Played {
        let mut round = Played::new(paired, |first, second| self.games(first, second, number));
        let handed_in = self.handed_in(number);
        for pair in &mut round.pairs {
            pair.settle_empty_seats(&handed_in);
        }
        if self.settings.format.is_fixed() {
            for pair in &mut round.pairs {
                self.forfeit_leavers(pair, number);
            }
        }
        round
    }

    /// A table continues after a withdrawal: the games of the leaver are forfeited.
    fn forfeit_leavers(&self, pair: &mut Pair, number: RoundNo) {
        let is_here = |party| self.attendance(party, number).is_ok() && !self.has_left_table(party);
        let here = [pair.first, pair.second].map(is_here);
        if here == [true, true] {
            return;
        }
        for game in &mut pair.games {
            let (white, black) = if game.first_has_white { (here[0], here[1]) } else { (here[1], here[0]) };
            game.result = match (white, black) {
                (true, true) => game.result,
                (true, false) => Some(GameResult::WhiteByForfeit),
                (false, true) => Some(GameResult::BlackByForfeit),
                (false, false) => Some(GameResult::BothForfeit),
            };
            game.by_rule = game.result.is_some();
        }
    }

    /// Forfeits the open games of leavers in all rounds that are public already, and reopens those of players who return.
    pub(super) fn settle_leavers(&mut self) {
        if !self.whole {
            return;
        }
        let mut rounds = std::mem::take(&mut self.rounds);
        for (round, number) in rounds.iter_mut().zip((1..).map(RoundNo)) {
            for pair in &mut round.pairs {
                let entered = pair.games.iter().any(Game::is_entered);
                if !entered {
                    for game in &mut pair.games {
                        (game.result, game.by_rule) = (None, false);
                    }
                    self.forfeit_leavers(pair, number);
                }
            }
        }
        self.rounds = rounds;
    }

    fn games(&self, first: Party, second: Party, number: RoundNo) -> Vec<Game> {
        let format = &self.settings.format;
        let boards = format.boards().unwrap_or(0);
        let seats: Vec<(Option<EntryId>, Option<EntryId>)> = match (self.unit(first), self.unit(second)) {
            (Unit::Team(hosts), Unit::Team(guests)) => {
                let (hosts, guests) =
                    (self.line_up(hosts, number, boards), self.line_up(guests, number, boards));
                hosts.into_iter().zip(guests).collect()
            }
            (Unit::Player(one), Unit::Player(other)) => {
                vec![(Some(one), Some(other)); format.games_a_round() as usize]
            }
            (Unit::Team(_), Unit::Player(_)) | (Unit::Player(_), Unit::Team(_)) => Vec::new(),
        };
        let game = |(at, (one, other)): (u32, (Option<EntryId>, Option<EntryId>))| {
            let first_has_white = format.first_has_white(at);
            let (white, black) = if first_has_white { (one, other) } else { (other, one) };
            Game { white, black, first_has_white, ..Game::default() }
        };
        (0..).zip(seats).map(game).collect()
    }

    /// The players at the boards: as handed in, else as in the last round, else in team order. A team that stayed away once is
    /// expected again.
    pub fn line_up(&self, team: TeamId, round: RoundNo, boards: u32) -> Vec<Option<EntryId>> {
        let earlier = || self.last_seated(team, round);
        let handed_in = self.line_ups.get(&(round, team)).or_else(earlier);
        let mut seats: Vec<Option<EntryId>> = match handed_in {
            Some(players) => players.clone(),
            None => self.teams.get(&team).map_or_else(Vec::new, |team| {
                team.players.iter().take(boards as usize).copied().map(Some).collect()
            }),
        };
        seats.resize(boards as usize, None);
        seats
    }

    /// The last line-up before a round with anybody in it.
    fn last_seated(&self, team: TeamId, round: RoundNo) -> Option<&Vec<Option<EntryId>>> {
        let earlier = RoundNo::first(round.before()).rev();
        earlier
            .filter_map(|round| self.line_ups.get(&(round, team)))
            .find(|seats| seats.iter().any(Option::is_some))
    }

    /// Boards that are empty in a round only because they were in the last line-up handed in; from 1. Nobody said so for
    /// this round.
    pub fn carried_holes(&self, team: TeamId, round: RoundNo) -> Vec<u32> {
        let boards = self.settings.format.boards().unwrap_or(0);
        let handed_in = self.line_ups.contains_key(&(round, team));
        if handed_in || self.last_seated(team, round).is_none() {
            return Vec::new();
        }
        let seats = self.line_up(team, round, boards);
        (1..).zip(seats).filter(|(_, seat)| seat.is_none()).map(|(board, _)| board).collect()
    }

    /// Reseats the match of a team after its line-up was handed in. The other matches stay as they are: they may have
    /// results.
    pub(super) fn seat(&mut self, number: RoundNo, team: TeamId) {
        let Some(party) = self.party_of_team(team) else { return };
        let Some(new) = self.round(number).map(|round| self.make_round(&round.paired(), number)) else {
            return;
        };
        let Some(round) = self.round_mut(number) else { return };
        for (old, new) in round.pairs.iter_mut().zip(new.pairs).filter(|(old, _)| old.has(party)) {
            *old = new;
        }
    }
}

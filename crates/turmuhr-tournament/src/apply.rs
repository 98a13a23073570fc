//! Applies facts to the event.

use std::collections::BTreeSet;

use turmuhr_core::Color;

use crate::{
    apart::Prohibited,
    event::{Event, Integrity, IntegrityKind},
    fact::{ByeKind, Entry, Fact, Paired},
    hand,
    id::{At, EntryId, Party, RoundNo, TeamId, Unit},
    incident::Recorded,
    person::Person,
    propose::in_order,
    result::GameResult,
    round::{Game, Pair, Played},
    section::{Adjustment, Competitor, HandPairing, Lots, Section},
    self_service::Reported,
};

impl Event {
    /// Applies an entry that was not refused.
    pub(crate) fn apply(&mut self, entry: &Entry) {
        self.position = entry.number;
        let tells = self.tells(&entry.fact);
        let section = entry.fact.section();
        self.forget_unpublished(&entry.fact);
        self.integrity.extend(tells.map(|kind| Integrity { entry: entry.number, section, kind }));
        self.change(&entry.fact);
        self.note_incident(entry);
    }

    /// A pairing by hand that nobody outside saw is no longer reported once it is discarded or replaced.
    fn forget_unpublished(&mut self, fact: &Fact) {
        let (Fact::RoundDiscarded { section, round, .. } | Fact::HandPairingEnded { section, round, .. }) =
            fact
        else {
            return;
        };
        let open = self.section(*section).and_then(|known| known.round(*round));
        if open.is_some_and(|open| !open.was_public) {
            let (section, gone) = (Some(*section), *round);
            self.integrity.retain(|known| {
                known.section != section
                    || !matches!(&known.kind, IntegrityKind::PairedByHand { round, .. } if *round == gone)
            });
        }
    }

    fn change(&mut self, fact: &Fact) {
        match fact {
            Fact::EventCreated { details } | Fact::EventChanged { details } => self.details = details.clone(),
            Fact::FideModeLeft { .. } => self.fide_mode = false,
            Fact::MadeAnonymous {} => self.anonymous = true,
            Fact::DisplaySet { display, shows } => {
                self.displays.insert(display.clone(), shows.clone());
            }
            Fact::DisplayRemoved { display } => {
                self.displays.remove(display);
            }
            Fact::LookSet { look } => self.look = look.clone(),
            Fact::Announced { text } => self.announcement = text.clone(),
            Fact::SectionAdded { section, settings } => {
                self.sections.insert(*section, Section::new(*section, settings.clone()));
            }
            Fact::Undone { .. } => {}
            other => {
                if let Some(section) = other.section().and_then(|id| self.sections.get_mut(&id)) {
                    section.change(other);
                }
            }
        }
    }

    /// Incidents also need the author and the time of the entry.
    fn note_incident(&mut self, entry: &Entry) {
        let Fact::IncidentRecorded { section, round, board, game, incident } = &entry.fact else { return };
        if let Some(section) = self.sections.get_mut(section) {
            let recorded = Recorded {
                entry: entry.number,
                at: entry.at,
                by: entry.by.clone(),
                incident: incident.as_ref().clone(),
            };
            section.edit_game(At::new(*round, *board, *game), |game| game.incidents.push(recorded));
        }
    }

    /// The line that the report needs about this fact, if any.
    fn tells(&self, fact: &Fact) -> Option<IntegrityKind> {
        let section = fact.section().and_then(|id| self.section(id));
        match fact {
            Fact::FideModeLeft { reason } => Some(IntegrityKind::LeftFideMode { reason: reason.clone() }),
            Fact::SectionChanged { settings, .. } => {
                let section = section?;
                (section.has_begun() && section.settings.tie_breaks != settings.tie_breaks)
                    .then_some(IntegrityKind::SettingsChanged)
            }
            Fact::ByeGranted { player, round, bye: ByeKind::Full, .. } => {
                Some(IntegrityKind::FullPointBye { round: *round, player: Party::player(*player) })
            }
            Fact::PointsAdjusted { party, round, points, reason, .. } => {
                Some(IntegrityKind::PointsAdjusted {
                    round: *round,
                    party: *party,
                    points: points.to_string(),
                    reason: reason.clone(),
                })
            }
            Fact::RoundWithheld { round, reason, .. } => {
                Some(IntegrityKind::PairingWithdrawn { round: *round, reason: reason.clone() })
            }
            Fact::HandPairingEnded { round, comment, .. } => {
                let different = hand::differences(section?, *round).len();
                Some(IntegrityKind::PairedByHand { round: *round, different, comment: comment.clone() })
            }
            Fact::LatecomerPaired { round, pair: (white, black), .. } => {
                Some(IntegrityKind::LatecomerPaired { round: *round, white: *white, black: *black })
            }
            Fact::ResultEntered { round, board, game, result, reason, .. } => {
                let section = section?;
                let before = section.game(At::new(*round, *board, *game))?.result?;
                let corrects =
                    section.is_past(*round) && Some(before) != *result && before != GameResult::Adjourned;
                corrects.then(|| IntegrityKind::Corrected {
                    round: *round,
                    board: *board,
                    from: before.to_string(),
                    to: result.map(|result| result.to_string()).unwrap_or_default(),
                    reason: reason.clone(),
                })
            }
            Fact::RatedOtherwise { round, board, result, reason, .. } => {
                Some(IntegrityKind::RatedOtherwise {
                    round: *round,
                    board: *board,
                    result: result.to_string(),
                    reason: reason.clone(),
                })
            }
            Fact::MadeAnonymous {}
            | Fact::EventCreated { .. }
            | Fact::EventChanged { .. }
            | Fact::DisplaySet { .. }
            | Fact::DisplayRemoved { .. }
            | Fact::LookSet { .. }
            | Fact::Announced { .. }
            | Fact::SectionAdded { .. }
            | Fact::PlayersEntered { .. }
            | Fact::PlayerChanged { .. }
            | Fact::PlayerRemoved { .. }
            | Fact::PlayersMerged { .. }
            | Fact::CheckedIn { .. }
            | Fact::FeePaid { .. }
            | Fact::Withdrawn { .. }
            | Fact::Returned { .. }
            | Fact::ByeTakenBack { .. }
            | Fact::ByeWished { .. }
            | Fact::SelfServiceSet { .. }
            | Fact::PlayerRegistered { .. }
            | Fact::RegistrationWithdrawn { .. }
            | Fact::RegistrationsAccepted { .. }
            | Fact::ResultReported { .. }
            | Fact::PairsProhibited { .. }
            | Fact::TeamsEntered { .. }
            | Fact::TeamChanged { .. }
            | Fact::TeamWithdrawn { .. }
            | Fact::TeamReturned { .. }
            | Fact::LineUpSet { .. }
            | Fact::LotsDrawn { .. }
            | Fact::RoundPaired { .. }
            | Fact::AllRoundsPaired { .. }
            | Fact::RoundDiscarded { .. }
            | Fact::RoundPublished { .. }
            | Fact::HandPairingBegun { .. }
            | Fact::HandPaired { .. }
            | Fact::GameRecorded { .. }
            | Fact::IncidentRecorded { .. }
            | Fact::ClocksNoted { .. }
            | Fact::MatchDecided { .. }
            | Fact::Remarked { .. }
            | Fact::SectionFinished { .. }
            | Fact::Undone { .. }
            | Fact::ByeGranted { .. } => None,
        }
    }
}

impl Section {
    fn change(&mut self, fact: &Fact) {
        match fact {
            Fact::SectionChanged { settings, .. } => {
                // The parties change between players and teams, so everything that names parties becomes
                // invalid.
                if self.settings.format.is_of_teams() != settings.format.is_of_teams() {
                    self.lots = None;
                    self.prohibited.clear();
                    self.adjustments.clear();
                }
                self.settings = settings.clone();
            }
            Fact::PlayersEntered { players, .. } => {
                for (id, person) in players {
                    self.enter(*id, person.clone(), false);
                }
            }
            Fact::SelfServiceSet { rules, .. } => self.self_service = rules.clone(),
            Fact::PlayerRegistered { player, person, .. } => {
                self.registrations.insert(*player, person.clone());
            }
            Fact::RegistrationWithdrawn { player, .. } => {
                self.registrations.remove(player);
            }
            Fact::RegistrationsAccepted { players, .. } => {
                for id in players {
                    if let Some(person) = self.registrations.remove(id) {
                        self.enter(*id, person, true);
                    }
                }
            }
            Fact::PlayerChanged { player, person, .. } => {
                self.edit(*player, |competitor| competitor.person = person.clone());
            }
            Fact::PlayerRemoved { player, .. } => self.forget(*player),
            Fact::PlayersMerged { kept, gone, .. } => self.merge(*kept, *gone),
            Fact::FeePaid { player, cents, .. } => self.edit(*player, |competitor| competitor.paid = *cents),
            Fact::CheckedIn { players, present, .. } => {
                for player in players {
                    self.edit(*player, |competitor| competitor.present = *present);
                }
            }
            Fact::Withdrawn { player, from_round, .. } => {
                self.edit(*player, |competitor| competitor.withdrawn_from = Some(*from_round));
                self.settle_leavers();
            }
            Fact::Returned { player, .. } => {
                self.edit(*player, |competitor| competitor.withdrawn_from = None);
                self.settle_leavers();
            }
            Fact::TeamWithdrawn { team, from_round, .. } => {
                self.withdrawn_teams.insert(*team, *from_round);
            }
            Fact::TeamReturned { team, .. } => {
                self.withdrawn_teams.remove(team);
            }
            Fact::ByeGranted { player, round, bye, .. } => self.edit(*player, |competitor| {
                competitor.byes.insert(*round, *bye);
                competitor.wishes.remove(round);
            }),
            Fact::ByeWished { player, round, wished, .. } => self.edit(*player, |competitor| {
                if *wished {
                    competitor.wishes.insert(*round);
                } else {
                    competitor.wishes.remove(round);
                }
            }),
            Fact::ByeTakenBack { player, round, .. } => self.edit(*player, |competitor| {
                competitor.byes.remove(round);
            }),
            Fact::PairsProhibited { groups, reasons, .. } => {
                let reasons = reasons.iter().cloned().chain(std::iter::repeat(String::new()));
                let named = groups.iter().cloned().zip(reasons);
                self.prohibited = named.map(|(members, why)| Prohibited { members, why }).collect();
            }
            Fact::PointsAdjusted { party, round, points, reason, .. } => self.adjustments.push(Adjustment {
                party: *party,
                round: *round,
                points: *points,
                reason: reason.clone(),
            }),
            Fact::TeamsEntered { teams, .. } => self.teams.extend(teams.iter().cloned()),
            Fact::TeamChanged { team, new, .. } => {
                self.teams.insert(*team, new.clone());
            }
            Fact::LineUpSet { round, team, players, .. } => {
                self.line_ups.insert((*round, *team), players.clone());
                self.seat(*round);
            }
            Fact::LotsDrawn { seed, white_first, numbers, .. } => {
                let initial_colour = Color::from_white(*white_first);
                self.lots = Some(Lots { seed: *seed, initial_colour, numbers: numbers.clone() });
            }
            Fact::RoundPaired { paired, .. } => self.begin_round(paired),
            Fact::AllRoundsPaired { rounds, .. } => {
                self.whole = true;
                for paired in rounds {
                    self.begin_round(paired);
                    self.publish_last();
                }
            }
            Fact::RoundDiscarded { .. } => {
                let too_late = self.next_round();
                self.rounds.pop();
                // The round is paired again, so entries that came after its pairing are in time for it.
                let again = self.next_round();
                for competitor in self.players.values_mut().filter(|player| player.from_round == too_late) {
                    competitor.from_round = again;
                }
                self.whole &= !self.rounds.is_empty();
            }
            Fact::RoundPublished { .. } => self.publish_last(),
            Fact::LatecomerPaired { round, pair, .. } => self.add_board(*round, *pair),
            Fact::RoundWithheld { .. } => self.edit_last(Played::withhold),
            Fact::HandPairingBegun { round, reason, .. } => {
                if *round >= self.next_round() {
                    self.begin_round(&in_order(self, *round));
                }
                self.hand = Some(HandPairing { round: *round, reason: reason.clone() });
                self.edit_last(Played::withhold);
            }
            Fact::HandPaired { paired, .. } => {
                let by_hand = self.hand.as_ref().map(|hand| hand.reason.clone());
                let Some(current) = self.current() else { return };
                let was_public = self.round(current).is_some_and(|round| round.was_public);
                let mut round = self.make_round(paired, current);
                round.by_hand = by_hand;
                round.was_public = was_public;
                self.rounds.pop();
                self.rounds.push(round);
            }
            Fact::HandPairingEnded { .. } => self.hand = None,
            Fact::ResultEntered { round, board, game, result, .. } => {
                self.edit_game(At::new(*round, *board, *game), |game| {
                    game.result = *result;
                    game.by_rule = false;
                    // Reports that led to a cleared result must not lead to it again.
                    if result.is_none() {
                        game.reported = Reported::default();
                    }
                });
                let handed_in = self.handed_in(*round);
                let pair = self.round_mut(*round).and_then(|round| round.pair_mut(*board));
                if let Some(pair) = pair {
                    pair.settle_empty_seats(&handed_in);
                }
            }
            Fact::ResultReported { round, board, game, player, result, .. } => {
                self.edit_game(At::new(*round, *board, *game), |game| game.report(*player, *result));
            }
            Fact::RatedOtherwise { round, board, game, result, .. } => {
                self.edit_game(At::new(*round, *board, *game), |game| game.rated_as = Some(*result));
            }
            Fact::GameRecorded { round, board, game, pgn, .. } => {
                self.edit_game(At::new(*round, *board, *game), |game| game.pgn.clone_from(pgn));
            }
            Fact::ClocksNoted { round, board, game, readings, .. } => {
                self.edit_game(At::new(*round, *board, *game), |game| game.clocks = *readings);
            }
            Fact::MatchDecided { round, board, winner, reason, .. } => {
                let pair = self.round_mut(*round).and_then(|round| round.pair_mut(*board));
                if let Some(pair) = pair {
                    pair.decided = Some((*winner, reason.clone()));
                }
            }
            Fact::Remarked { remarks, .. } => self.remarks = remarks.clone(),
            Fact::SectionFinished { .. } => self.finished = true,
            // Applied elsewhere, with the whole entry.
            Fact::IncidentRecorded { .. }
            | Fact::EventCreated { .. }
            | Fact::EventChanged { .. }
            | Fact::FideModeLeft { .. }
            | Fact::MadeAnonymous {}
            | Fact::DisplaySet { .. }
            | Fact::DisplayRemoved { .. }
            | Fact::LookSet { .. }
            | Fact::Announced { .. }
            | Fact::SectionAdded { .. }
            | Fact::Undone { .. } => {}
        }
    }

    fn enter(&mut self, id: EntryId, person: Person, by_registration: bool) {
        let new = Competitor {
            person,
            present: false,
            from_round: self.next_round(),
            withdrawn_from: None,
            byes: std::collections::BTreeMap::new(),
            wishes: std::collections::BTreeSet::new(),
            paid: 0,
            by_registration,
        };
        self.players.insert(id, new);
    }

    fn begin_round(&mut self, paired: &Paired) {
        // Unfinished games are adjourned, and count as drawn until they end (C.04.2, 3.1).
        if let Some(before) = self.rounds.last_mut().filter(|_| !self.whole) {
            let games = before.pairs.iter_mut().flat_map(|pair| &mut pair.games);
            for game in games.filter(|game| game.result.is_none()) {
                game.result = Some(GameResult::Adjourned);
            }
        }
        let round = self.make_round(paired, self.next_round());
        self.rounds.push(round);
    }

    /// A new board at the end, or the board where one of the two waits for an opponent who did not come.
    fn add_board(&mut self, number: RoundNo, (first, second): (Party, Party)) {
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
            tables.add(self, &new);
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

    /// Replaces the removed entry by the kept one everywhere.
    fn merge(&mut self, kept: EntryId, gone: EntryId) {
        let Some(other) = self.players.remove(&gone) else { return };
        self.edit(kept, |competitor| {
            competitor.person.take_over(other.person);
            competitor.present |= other.present;
            competitor.paid = competitor.paid.saturating_add(other.paid);
            competitor.withdrawn_from = competitor.withdrawn_from.and(other.withdrawn_from);
            competitor.wishes.extend(other.wishes);
            for (round, bye) in other.byes {
                competitor.byes.entry(round).or_insert(bye);
            }
        });
        let teams = self.settings.format.is_of_teams();
        if let Some(lots) = self.lots.as_mut().filter(|_| !teams) {
            lots.numbers.retain(|party| *party != Party::player(gone));
        }
        for group in self.prohibited.iter_mut().filter(|_| !teams) {
            rename(&mut group.members, Party::player(gone), Party::player(kept));
        }
        for team in self.teams.values_mut() {
            rename(&mut team.players, gone, kept);
        }
        for seats in self.line_ups.values_mut() {
            let already = seats.contains(&Some(kept));
            for seat in seats.iter_mut().filter(|seat| **seat == Some(gone)) {
                *seat = (!already).then_some(kept);
            }
        }
    }

    /// Removes a player from the list and from everything that names players.
    fn forget(&mut self, player: EntryId) {
        self.players.remove(&player);
        for team in self.teams.values_mut() {
            team.players.retain(|member| *member != player);
        }
        for seat in self.line_ups.values_mut().flatten() {
            *seat = seat.filter(|seated| *seated != player);
        }
        if self.settings.format.is_of_teams() {
            return;
        }
        let party = Party::player(player);
        if let Some(lots) = &mut self.lots {
            lots.numbers.retain(|number| *number != party);
        }
        for group in &mut self.prohibited {
            group.members.retain(|member| *member != party);
        }
        self.prohibited.retain(|group| group.members.len() > 1);
        self.adjustments.retain(|change| change.party != party);
    }

    fn edit(&mut self, player: EntryId, change: impl FnOnce(&mut Competitor)) {
        if let Some(competitor) = self.players.get_mut(&player) {
            change(competitor);
        }
    }

    fn edit_last(&mut self, change: impl FnOnce(&mut Played)) {
        if let Some(round) = self.rounds.last_mut() {
            change(round);
        }
    }

    fn publish_last(&mut self) {
        let tables = self.rounds.last().map(|round| self.seats_of(&round.pairs)).unwrap_or_default();
        self.edit_last(|round| round.publish(tables));
    }

    /// The teams that have handed in a line-up for this very round.
    fn handed_in(&self, round: RoundNo) -> BTreeSet<Party> {
        let all = self.line_ups.range((round, TeamId(0))..=(round, TeamId(u32::MAX)));
        all.map(|((_, team), _)| Party::team(*team)).collect()
    }

    fn edit_game(&mut self, at: At, change: impl FnOnce(&mut Game)) {
        if let Some(game) = self.round_mut(at.round).and_then(|round| round.game_mut(at.board, at.game)) {
            change(game);
        }
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
    fn settle_leavers(&mut self) {
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

    /// The players at the boards: as handed in, else as in the last round, else in team order.
    pub fn line_up(&self, team: TeamId, round: RoundNo, boards: u32) -> Vec<Option<EntryId>> {
        let handed_in =
            RoundNo::first(round.up_to()).rev().find_map(|round| self.line_ups.get(&(round, team)));
        let mut seats: Vec<Option<EntryId>> = match handed_in {
            Some(players) => players.clone(),
            None => self.teams.get(&team).map_or_else(Vec::new, |team| {
                team.players.iter().take(boards as usize).copied().map(Some).collect()
            }),
        };
        seats.resize(boards as usize, None);
        seats
    }

    /// Reseats the players of a round after a line-up was handed in.
    fn seat(&mut self, number: RoundNo) {
        let Some(round) = self.round(number) else { return };
        let (status, by_hand, was_public) = (round.status, round.by_hand.clone(), round.was_public);
        let tables = round.tables.clone();
        let new = self.make_round(&round.paired(), number);
        if let Some(round) = self.round_mut(number) {
            *round = Played { status, by_hand, was_public, tables, ..new };
        }
    }
}

/// Replaces a removed identity by the kept one, which stays once in the list.
fn rename<Id: Copy + PartialEq>(list: &mut Vec<Id>, gone: Id, kept: Id) {
    let already = list.contains(&kept);
    list.retain(|one| *one != gone || !already);
    for one in list.iter_mut().filter(|one| **one == gone) {
        *one = kept;
    }
}

//! Applies facts to the event.

mod boards;
mod entries;

use turmuhr_core::Color;

use crate::{
    apart::Prohibited,
    event::{Event, Integrity, IntegrityKind},
    fact::{ByeKind, Entry, Fact, Paired},
    hand,
    id::{At, EntryId, Party},
    incident::Recorded,
    person::{Person, titled},
    propose::in_order,
    result::GameResult,
    round::{Game, Played},
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

    /// The event as a new fact would leave it.
    pub(crate) fn with(&self, fact: &Fact) -> Event {
        let mut after = self.clone();
        after.change(fact);
        after
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
                let different = hand::differences(section?, *round).ok().map(|different| different.len());
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
    /// Expects a fact that was not refused.
    pub(crate) fn change(&mut self, fact: &Fact) {
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
                self.edit(*player, |competitor| competitor.person = with_title(person.clone()));
            }
            Fact::PlayerRemoved { player, .. } => self.forget(*player),
            Fact::PlayersMerged { kept, gone, .. } => self.merge(*kept, *gone),
            Fact::FeePaid { player, cents, .. } => self.edit(*player, |competitor| competitor.paid = *cents),
            Fact::CheckedIn { players, present, .. } => {
                for player in players {
                    self.edit(*player, |competitor| {
                        competitor.present = *present;
                        competitor.checked_out = !present;
                    });
                }
            }
            Fact::Withdrawn { player, from_round, .. } => {
                self.edit(*player, |competitor| competitor.withdrawn_from = Some(*from_round));
                self.settle_leavers();
            }
            Fact::Returned { player, .. } => {
                if !self.settings.format.is_of_teams() {
                    self.note_return(Party::player(*player));
                }
                self.edit(*player, |competitor| competitor.withdrawn_from = None);
                self.settle_leavers();
            }
            Fact::TeamWithdrawn { team, from_round, .. } => {
                self.withdrawn_teams.insert(*team, *from_round);
            }
            Fact::TeamReturned { team, .. } => {
                self.note_return(Party::team(*team));
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
                self.seat(*round, *team);
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
                if self.rounds.is_empty() {
                    self.table_numbers.clear();
                }
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
            Fact::SectionFinished { unrated_won, .. } => {
                self.finished = true;
                // The prizes were handed over: they stay with those who got them.
                let limited = self.settings.prizes.iter_mut().filter(|prize| prize.to.rating_below.is_some());
                limited.for_each(|prize| prize.to.unrated |= *unrated_won);
            }
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
        let from_round = self.next_round();
        let new = Competitor { from_round, by_registration, ..Competitor::new(with_title(person)) };
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
        if self.rounds.is_empty() && self.settings.format.is_fixed() {
            self.table_numbers = self.starting_list().parties().to_vec();
        }
        let round = self.make_round(paired, self.next_round());
        self.rounds.push(round);
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
        self.edit_last(|round| round.publish(tables.tables().to_vec()));
    }

    fn edit_game(&mut self, at: At, change: impl FnOnce(&mut Game)) {
        if let Some(game) = self.round_mut(at.round).and_then(|round| round.game_mut(at.board, at.game)) {
            change(game);
        }
    }
}

/// The title as FIDE writes it today, whichever way the person came in.
fn with_title(person: Person) -> Person {
    Person { title: titled(&person.title), ..person }
}

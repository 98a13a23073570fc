//! Concerns to confirm before a fact is appended, and at which level.

use crate::{
    concern::{Concern, ConcernKind, Level},
    cup::{Otherwise, advances_otherwise},
    event::Event,
    fact::{ByeKind, Fact, Paired},
    hand,
    id::{At, EntryId, RoundNo, TeamId},
    person::may_be_the_same,
    prizes::{Undecided, undecided},
    result::GameResult,
    round::Status,
    section::Section,
    sense::rounds_of_table,
    settings::Settings,
    table::{list_warnings, table},
};

/// Expects a fact that was not refused.
pub(crate) fn judge(event: &Event, fact: &Fact) -> Vec<Concern> {
    let mut concerns: Vec<Concern> = Vec::new();
    let mut add = |level, kind| concerns.push(Concern { level, kind });
    match fact {
        Fact::FideModeLeft { .. } => add(Level::ConfirmTwice, ConcernKind::LeavesFideMode),
        Fact::SectionAdded { settings, .. } => {
            settings_concerns(settings, &mut add);
            for warning in list_warnings(settings, []) {
                add(Level::Acknowledge, warning.into());
            }
        }
        Fact::MadeAnonymous {}
        | Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::SectionChanged { .. }
        | Fact::PlayersEntered { .. }
        | Fact::PlayerChanged { .. }
        | Fact::PlayerRemoved { .. }
        | Fact::PlayersMerged { .. }
        | Fact::CheckedIn { .. }
        | Fact::FeePaid { .. }
        | Fact::Withdrawn { .. }
        | Fact::Returned { .. }
        | Fact::ByeGranted { .. }
        | Fact::ByeTakenBack { .. }
        | Fact::ByeWished { .. }
        | Fact::SelfServiceSet { .. }
        | Fact::PlayerRegistered { .. }
        | Fact::RegistrationWithdrawn { .. }
        | Fact::RegistrationsAccepted { .. }
        | Fact::ResultReported { .. }
        | Fact::PairsProhibited { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::TeamsEntered { .. }
        | Fact::TeamChanged { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::TeamReturned { .. }
        | Fact::LineUpSet { .. }
        | Fact::LotsDrawn { .. }
        | Fact::RoundPaired { .. }
        | Fact::AllRoundsPaired { .. }
        | Fact::LatecomerPaired { .. }
        | Fact::RoundDiscarded { .. }
        | Fact::RoundPublished { .. }
        | Fact::RoundWithheld { .. }
        | Fact::HandPairingBegun { .. }
        | Fact::HandPaired { .. }
        | Fact::HandPairingEnded { .. }
        | Fact::ResultEntered { .. }
        | Fact::RatedOtherwise { .. }
        | Fact::GameRecorded { .. }
        | Fact::IncidentRecorded { .. }
        | Fact::ClocksNoted { .. }
        | Fact::MatchDecided { .. }
        | Fact::Remarked { .. }
        | Fact::SectionFinished { .. }
        | Fact::Undone { .. } => {}
    }
    if let Some(section) = fact.section().and_then(|id| event.section(id)) {
        in_section(event, section, fact, &mut add);
    }
    // Outside FIDE mode a refusal becomes a double confirmation.
    if !event.fide_mode {
        for concern in &mut concerns {
            concern.level = concern.level.min(Level::ConfirmTwice);
        }
    }
    concerns
}

fn settings_concerns(settings: &Settings, add: &mut impl FnMut(Level, ConcernKind)) {
    if !settings.points.is_lawful() {
        add(Level::Refuse, ConcernKind::UnlawfulPoints);
    }
}

fn in_section(event: &Event, section: &Section, fact: &Fact, add: &mut impl FnMut(Level, ConcernKind)) {
    match fact {
        Fact::SectionChanged { settings, .. } => {
            settings_concerns(settings, add);
            // Warnings already acknowledged are not repeated at later changes.
            let people = || section.players.values().map(|player| &player.person);
            let known = list_warnings(&section.settings, people());
            for warning in list_warnings(settings, people()).into_iter().filter(|new| !known.contains(new)) {
                add(Level::Acknowledge, warning.into());
            }
            if section.has_begun() && settings.tie_breaks != section.settings.tie_breaks {
                add(Level::ConfirmTwice, ConcernKind::TieBreaksAfterStart);
            } else if section.has_begun() && settings != &section.settings {
                add(Level::Acknowledge, ConcernKind::SettingsAfterStart);
            }
            renumbered(section, &Section { settings: settings.clone(), ..section.clone() }, add);
        }
        Fact::PlayerChanged { player, person, .. } => {
            let mut changed = section.clone();
            if let Some(known) = changed.players.get_mut(player) {
                known.person = person.clone();
            }
            renumbered(section, &changed, add);
        }
        Fact::Returned { player, .. } => {
            let from = section.players.get(player).and_then(|player| player.withdrawn_from);
            returns(section, from, add);
        }
        Fact::TeamReturned { team, .. } => {
            returns(section, section.withdrawn_teams.get(team).copied(), add);
        }
        Fact::PlayersEntered { players, .. } => {
            for (_, new) in players {
                let known = section.players.iter().find(|(_, old)| may_be_the_same(&old.person, new));
                if let Some((&known, _)) = known {
                    add(Level::Acknowledge, ConcernKind::MayBeTheSame { new: new.name.clone(), known });
                }
            }
            if section.has_begun() {
                let (from_round, draft) = (section.next_round(), section.draft());
                add(Level::Acknowledge, ConcernKind::LateEntry { from_round, draft });
            }
        }
        Fact::ByeGranted { player, round, bye, .. } => bye_concerns(section, *player, *round, *bye, add),
        Fact::RoundPaired { round, .. } => {
            become_adjourned(section, *round, add);
            if *round == RoundNo::FIRST {
                first_round(section, add);
            }
            for (party, forfeits) in section.to_be_excluded() {
                add(Level::Confirm, ConcernKind::ForfeitsTooOften { party, forfeits });
            }
        }
        Fact::AllRoundsPaired { rounds, .. } => {
            if !section.has_begun() {
                first_round(section, add);
            }
            let games = rounds.iter().map(|paired| paired.pairs.len() as u32).sum();
            add(Level::Confirm, ConcernKind::PublishesAll { rounds: rounds.len() as u32, games });
        }
        Fact::HandPairingBegun { round, .. } if section.round(*round).is_none() => {
            become_adjourned(section, *round, add);
        }
        Fact::LineUpSet { team, players, .. } => {
            if let Some((above, below)) = out_of_order(section, *team, players) {
                add(Level::Acknowledge, ConcernKind::OutOfOrder { team: *team, above, below });
            }
            let empty = players.iter().zip(1..).filter(|(seat, _)| seat.is_none());
            let boards: Vec<u32> = empty.map(|(_, board)| board).collect();
            if !boards.is_empty() {
                add(Level::Acknowledge, ConcernKind::EmptyBoards { team: *team, boards });
            }
        }
        Fact::RoundPublished { round, .. } => {
            let paired = section.round(*round).map(|played| played.pairs.as_slice()).unwrap_or_default();
            for party in paired.iter().flat_map(|pair| [pair.first, pair.second]) {
                let Some((team, _)) = section.team(party) else { continue };
                let boards = section.carried_holes(team, *round);
                if !boards.is_empty() {
                    add(Level::Acknowledge, ConcernKind::EmptyAsBefore { team, boards });
                }
            }
        }
        Fact::RoundWithheld { .. } | Fact::RoundDiscarded { .. } | Fact::HandPairingBegun { .. } => {
            let public = section.rounds.last().is_some_and(|round| round.status == Status::Published);
            if public {
                add(Level::Confirm, ConcernKind::WithdrawsPublished);
            }
        }
        Fact::LatecomerPaired { round, pair, .. } => {
            add(Level::Confirm, ConcernKind::ChangesPublished { round: *round });
            for kind in hand::breaks(section, *round, &Paired { pairs: vec![*pair], ..Paired::default() }) {
                add(Level::Confirm, kind);
            }
        }
        Fact::HandPaired { round, paired, .. } => {
            for kind in hand::breaks(section, *round, paired) {
                add(Level::Confirm, kind);
            }
        }
        Fact::ResultEntered { round, board, game, result, .. } => {
            result_concerns(section, At::new(*round, *board, *game), *result, add);
            advances(section, fact, add);
        }
        Fact::MatchDecided { .. } => advances(section, fact, add),
        Fact::FeePaid { player, cents, .. } => payment(section, *player, *cents, add),
        Fact::SectionFinished { .. } => {
            let games = section.adjourned();
            if !games.is_empty() {
                add(Level::Refuse, ConcernKind::OpenAdjourned { games });
            }
            if let Ok(table) = table(event, section, section.public_rounds()) {
                for Undecided { prize, data, players } in undecided(section, &table) {
                    let prize = prize.name.clone();
                    add(Level::Acknowledge, ConcernKind::PrizeUndecided { prize, data, players });
                }
            }
        }
        Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::FideModeLeft { .. }
        | Fact::MadeAnonymous {}
        | Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::SectionAdded { .. }
        | Fact::PlayerRemoved { .. }
        | Fact::PlayersMerged { .. }
        | Fact::CheckedIn { .. }
        | Fact::Withdrawn { .. }
        | Fact::ByeTakenBack { .. }
        | Fact::ByeWished { .. }
        | Fact::SelfServiceSet { .. }
        | Fact::PlayerRegistered { .. }
        | Fact::RegistrationWithdrawn { .. }
        | Fact::RegistrationsAccepted { .. }
        | Fact::ResultReported { .. }
        | Fact::PairsProhibited { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::TeamsEntered { .. }
        | Fact::TeamChanged { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::LotsDrawn { .. }
        | Fact::HandPairingEnded { .. }
        | Fact::RatedOtherwise { .. }
        | Fact::GameRecorded { .. }
        | Fact::IncidentRecorded { .. }
        | Fact::ClocksNoted { .. }
        | Fact::Remarked { .. }
        | Fact::Undone { .. } => {}
    }
}

/// Money that was taken twice, or too much of it.
fn payment(section: &Section, player: EntryId, cents: u64, add: &mut impl FnMut(Level, ConcernKind)) {
    let Some(fee) = &section.settings.fee else { return };
    let currency = fee.currency.clone();
    let paid = section.players.get(&player).map_or(0, |known| known.paid);
    if cents > 0 && cents == paid {
        add(Level::Acknowledge, ConcernKind::PaidAlready { player, cents, currency });
    } else if cents > fee.cents {
        add(Level::Acknowledge, ConcernKind::AboveFee { player, cents, fee: fee.cents, currency });
    }
}

/// The winner of a cup match plays in the next round: once that is paired, the match keeps its winner.
fn advances(section: &Section, fact: &Fact, add: &mut impl FnMut(Level, ConcernKind)) {
    let mut changed = section.clone();
    changed.change(fact);
    if let Some(Otherwise { paired, through, instead }) = advances_otherwise(section, &changed) {
        add(Level::Refuse, ConcernKind::ChangesWhoAdvances { paired, through, instead });
    }
}

/// The first two neighbours of a line-up who do not sit in the order of their team's list.
fn out_of_order(section: &Section, team: TeamId, seats: &[Option<EntryId>]) -> Option<(EntryId, EntryId)> {
    let squad = &section.teams.get(&team)?.players;
    let place = |player: EntryId| squad.iter().position(|known| *known == player);
    let seated: Vec<EntryId> = seats.iter().copied().flatten().collect();
    let pairs = seated.windows(2).map(|pair| (pair[0], pair[1]));
    pairs.into_iter().find(|(above, below)| place(*above).zip(place(*below)).is_some_and(|(a, b)| a > b))
}

/// Games of the previous round that are still unfinished.
fn become_adjourned(section: &Section, round: RoundNo, add: &mut impl FnMut(Level, ConcernKind)) {
    let games = round.previous().map(|before| section.missing(before)).unwrap_or_default();
    if !games.is_empty() {
        add(Level::Acknowledge, ConcernKind::BecomeAdjourned { games });
    }
}

fn first_round(section: &Section, add: &mut impl FnMut(Level, ConcernKind)) {
    let players = section.parties().len() as u32;
    let rounds = section.settings.rounds;
    let format = &section.settings.format;
    let swiss = format.is_swiss() && players > 0 && rounds > players - 1 + players % 2;
    if swiss || rounds_of_table(format, players, rounds).is_err() {
        add(Level::Confirm, ConcernKind::TooManyRounds { players, rounds });
    }
    let players = section.awaited();
    if !players.is_empty() {
        add(Level::Acknowledge, ConcernKind::AbsentNotPaired { players });
    }
}

/// Wrong ratings may be corrected and the numbers made anew, but not after round 4 has been paired (C.04.2, 2.3).
const LAST_RENUMBERING: u32 = 4;

fn renumbered(section: &Section, changed: &Section, add: &mut impl FnMut(Level, ConcernKind)) {
    if !section.has_begun() || !section.settings.format.is_swiss() {
        return;
    }
    let (old, new) = (section.starting_list(), changed.starting_list());
    let moved = old.iter().filter(|(number, party)| new.number(*party) != Some(*number)).count() as u32;
    if moved > 0 {
        let late = section.current_round() >= LAST_RENUMBERING;
        let level = if late { Level::ConfirmTwice } else { Level::Acknowledge };
        add(level, ConcernKind::NumbersChange { players: moved, late });
    }
}

/// Who has withdrawn is not paired again (C.04.2, 3.2). A withdrawal that no round has seen yet is only taken back.
fn returns(section: &Section, from: Option<RoundNo>, add: &mut impl FnMut(Level, ConcernKind)) {
    if let Some(from) =
        from.filter(|from| section.settings.format.is_swiss() && section.round(*from).is_some())
    {
        add(Level::Confirm, ConcernKind::ReturnsAfterWithdrawal { from });
    }
}

/// A second half-point bye, a late one, and any full-point bye (checklist 170 to 176).
fn bye_concerns(
    section: &Section,
    player: EntryId,
    round: RoundNo,
    bye: ByeKind,
    add: &mut impl FnMut(Level, ConcernKind),
) {
    match bye {
        ByeKind::Half => {
            let byes = section.players.get(&player).map(|player| &player.byes);
            let had = byes.and_then(|byes| {
                byes.iter().find(|(other, kind)| **other != round && **kind == ByeKind::Half)
            });
            if let Some((&had, _)) = had {
                add(Level::Confirm, ConcernKind::HalfByeAgain { had });
            }
            if let Some(from_round) = section.settings.no_half_byes_from.filter(|from| *from <= round) {
                add(Level::Confirm, ConcernKind::HalfByeTooLate { from_round });
            }
        }
        ByeKind::Full => add(Level::Confirm, ConcernKind::FullByeOutdated),
        ByeKind::Zero => {}
    }
}

/// Only the previous round may change, and not silently (C.04.2, 4; checklist 189 to 193).
fn result_concerns(
    section: &Section,
    at: At,
    result: Option<GameResult>,
    add: &mut impl FnMut(Level, ConcernKind),
) {
    let Some(current) = section.current() else { return };
    let before = section.game(at).and_then(|game| game.result);
    if before == result {
        return;
    }
    if result.is_some_and(GameResult::is_odd) {
        add(Level::Acknowledge, ConcernKind::OddResult);
    }
    if before == Some(GameResult::Adjourned) {
        // The end of an adjourned game is no correction, unless the pairing assumed a draw and it was none.
        if section.is_past(at.round) && result != Some(GameResult::DRAW) {
            add(Level::Confirm, ConcernKind::AdjournedNotDrawn);
        }
        return;
    }
    let Some(from) = before else { return };
    // Nothing was paired on the results of a table that is public as a whole.
    match current.previous().filter(|_| at.round != current && !section.whole) {
        None => add(Level::Acknowledge, ConcernKind::OverwritesResult { at, from }),
        Some(open) if at.round == open => {
            add(Level::Confirm, ConcernKind::ChangesPairedRound { at, paired: current, from: Some(from) });
        }
        Some(open) => add(Level::Refuse, ConcernKind::OldRound { round: at.round, open }),
    }
}

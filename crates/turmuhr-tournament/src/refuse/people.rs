//! Players: entries, payments, withdrawals, byes, prohibited pairs, adjusted points.

use std::collections::BTreeSet;

use super::{known, known_player};
use crate::{
    concern::Refusal,
    id::{EntryId, Party, RoundNo},
    limits::{Count, count},
    person::{Person, may_be_the_same},
    round::Played,
    section::Section,
};

pub(super) fn entered(section: &Section, players: &[(EntryId, Person)]) -> Result<(), Refusal> {
    count(Count::Players, section.players.len() + section.registrations.len() + players.len())?;
    let mut new = BTreeSet::new();
    let there = players.iter().find(|(id, _)| is_taken(section, *id) || !new.insert(*id));
    there.map_or(Ok(()), |(player, _)| Err(Refusal::PlayerThere { player: *player }))?;
    players.iter().try_for_each(|(id, person)| own_table(section, *id, person))
}

pub(super) fn changed(section: &Section, player: EntryId, person: &Person) -> Result<(), Refusal> {
    known_player(section, player)?;
    own_table(section, player, person)
}

/// A table belongs to one player.
fn own_table(section: &Section, player: EntryId, person: &Person) -> Result<(), Refusal> {
    let Some(table) = person.table else { return Ok(()) };
    let mut others = section.players.iter().filter(|(id, _)| **id != player);
    match others.find(|(_, other)| other.person.table == Some(table)) {
        Some((owner, _)) => Err(Refusal::TableTaken { table, owner: *owner }),
        None => Ok(()),
    }
}

fn is_taken(section: &Section, id: EntryId) -> bool {
    section.players.contains_key(&id) || section.registrations.contains_key(&id)
}

pub(super) fn registered(section: &Section, player: EntryId, person: &Person) -> Result<(), Refusal> {
    if !section.takes_registrations() {
        return Err(Refusal::RegistrationClosed);
    }
    count(Count::Players, section.players.len() + section.registrations.len() + 1)?;
    if is_taken(section, player) {
        return Err(Refusal::PlayerThere { player });
    }
    let known = section.players.values().map(|known| &known.person).chain(section.registrations.values());
    match known.into_iter().find(|known| may_be_the_same(known, person)) {
        Some(known) => Err(Refusal::RegisteredTwice { name: known.name.clone() }),
        None => Ok(()),
    }
}

pub(super) fn known_registration(section: &Section, player: EntryId) -> Result<(), Refusal> {
    if section.registrations.contains_key(&player) { Ok(()) } else { Err(Refusal::NotRegistered { player }) }
}

/// After the first pairing an arbiter enters latecomers, with the concerns of a late entry.
pub(super) fn accepted(section: &Section, players: &[EntryId]) -> Result<(), Refusal> {
    if section.has_begun() {
        return Err(Refusal::AfterStart);
    }
    players.iter().try_for_each(|player| known_registration(section, *player))
}

pub(super) fn removed(section: &Section, player: EntryId) -> Result<(), Refusal> {
    known_player(section, player)?;
    let paired = section.rounds.iter().any(|round| takes_part(section, round, player));
    if paired { Err(Refusal::WasPaired { player }) } else { Ok(()) }
}

fn takes_part(section: &Section, round: &Played, player: EntryId) -> bool {
    if section.settings.format.is_of_teams() {
        let seated = |game: &crate::round::Game| [game.white, game.black].contains(&Some(player));
        return round.pairs.iter().flat_map(|pair| &pair.games).any(seated);
    }
    let party = Party::player(player);
    round.bye == Some(party)
        || round.pairs.iter().any(|pair| pair.has(party))
        || round.away.iter().any(|(other, _)| *other == party)
}

pub(super) fn merged(section: &Section, kept: EntryId, gone: EntryId) -> Result<(), Refusal> {
    known_player(section, kept)?;
    known_player(section, gone)?;
    if section.has_begun() {
        return Err(Refusal::MergedTooLate);
    }
    if kept == gone {
        return Err(Refusal::PlayerTwice { player: kept });
    }
    // The person would then play for two teams.
    match (section.team_of(kept), section.team_of(gone)) {
        (Some(one), Some(team)) if one != team => Err(Refusal::InOtherTeam { player: gone, team }),
        _ => Ok(()),
    }
}

pub(super) fn fee_paid(section: &Section, player: EntryId) -> Result<(), Refusal> {
    known_player(section, player)?;
    if section.settings.fee.is_none() { Err(Refusal::NoFee) } else { Ok(()) }
}

pub(super) fn withdrawn(section: &Section, player: EntryId, from_round: RoundNo) -> Result<(), Refusal> {
    known_player(section, player)?;
    still_to_come(section, Party::player(player), from_round)
}

/// Nobody can leave a published round, and there is none after the last.
pub(super) fn still_to_come(section: &Section, party: Party, round: RoundNo) -> Result<(), Refusal> {
    let total = section.settings.rounds;
    if round < section.leaves_from(party) {
        return Err(Refusal::RoundOver { round });
    }
    // A player can still withdraw after the last round: no prize, no next stage.
    let last = RoundNo::after(total.max(section.current_round()));
    if round > last { Err(Refusal::RoundsOver { total }) } else { Ok(()) }
}

pub(super) fn returned(section: &Section, player: EntryId) -> Result<(), Refusal> {
    known_player(section, player)?;
    let withdrawn = section.players.get(&player).is_some_and(|player| player.withdrawn_from.is_some());
    if withdrawn { Ok(()) } else { Err(Refusal::NotWithdrawn { player }) }
}

pub(super) fn bye_granted(section: &Section, player: EntryId, round: RoundNo) -> Result<(), Refusal> {
    known_player(section, player)?;
    not_paired_yet(section, round)
}

pub(super) fn bye_wished(
    section: &Section,
    player: EntryId,
    round: RoundNo,
    wished: bool,
) -> Result<(), Refusal> {
    known_player(section, player)?;
    if !wished {
        return Ok(());
    }
    not_paired_yet(section, round)?;
    if has_bye(section, player, round) { Err(Refusal::HasBye) } else { Ok(()) }
}

pub(super) fn bye_taken_back(section: &Section, player: EntryId, round: RoundNo) -> Result<(), Refusal> {
    known_player(section, player)?;
    if round < section.next_round() {
        return Err(Refusal::RoundOver { round });
    }
    if has_bye(section, player, round) { Ok(()) } else { Err(Refusal::NoBye) }
}

fn not_paired_yet(section: &Section, round: RoundNo) -> Result<(), Refusal> {
    let total = section.settings.rounds;
    match round {
        round if round < section.next_round() => Err(Refusal::RoundOver { round }),
        round if round.up_to() > total => Err(Refusal::RoundsOver { total }),
        _ => Ok(()),
    }
}

fn has_bye(section: &Section, player: EntryId, round: RoundNo) -> bool {
    section.players.get(&player).is_some_and(|player| player.byes.contains_key(&round))
}

/// Only before the first round (checklist 194 to 196). In team sections the groups consist of teams.
pub(super) fn pairs_prohibited(section: &Section, groups: &[Vec<Party>]) -> Result<(), Refusal> {
    if section.has_begun() {
        return Err(Refusal::AfterStart);
    }
    groups.iter().flatten().try_for_each(|member| known(section, *member))
}

pub(super) fn points_adjusted(section: &Section, party: Party, after: u32) -> Result<(), Refusal> {
    known(section, party)?;
    if let Some(round) = RoundNo::last_of(after).filter(|last| *last >= section.next_round()) {
        return Err(Refusal::NotPaired { round });
    }
    let before = section.adjustments.iter().filter(|change| change.party == party).count();
    count(Count::Adjustments, before + 1)
}

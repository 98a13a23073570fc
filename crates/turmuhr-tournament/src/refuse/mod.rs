//! Facts that are impossible, even if confirmed. `shape` checks a fact alone, the other modules check it
//! against the event.

mod games;
mod people;
mod rounds;
mod shape;
mod story;
mod teams;

use crate::{
    concern::Refusal,
    display::{Shows, is_display_name},
    event::Event,
    fact::Fact,
    id::{At, EntryId, Party, SectionId, TeamId, Unit},
    limits::{Count, count},
    section::Section,
    settings::Settings,
};

pub(crate) use shape::within_limits;

/// `Ok` if the fact can be applied. The journal checks an undo, because it has the entries.
pub(crate) fn refuse(event: &Event, fact: &Fact) -> Result<(), Refusal> {
    let created = event.position > 0;
    if matches!(fact, Fact::EventCreated { .. }) == created {
        return Err(if created { Refusal::AlreadyCreated } else { Refusal::NotCreated });
    }
    let of = |section: &SectionId| event.section(*section).ok_or(Refusal::NoSection { section: *section });
    match fact {
        Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::MadeAnonymous {}
        | Fact::Undone { .. } => Ok(()),
        Fact::FideModeLeft { .. } if event.fide_mode => Ok(()),
        Fact::FideModeLeft { .. } => Err(Refusal::FideModeAlreadyLeft),
        Fact::DisplaySet { display, shows } => display_set(event, display, shows),
        Fact::DisplayRemoved { display } if event.displays.contains_key(display) => Ok(()),
        Fact::DisplayRemoved { display } => Err(Refusal::NoDisplay { display: display.clone() }),

        Fact::SectionAdded { section, settings: _ } => section_added(event, *section),
        Fact::SectionChanged { section, settings } => section_changed(of(section)?, settings),

        Fact::PlayersEntered { section, players } => people::entered(of(section)?, players),
        Fact::PlayerChanged { section, player, person } => people::changed(of(section)?, *player, person),
        Fact::PlayerRemoved { section, player } => people::removed(of(section)?, *player),
        Fact::PlayersMerged { section, kept, gone } => people::merged(of(section)?, *kept, *gone),
        Fact::CheckedIn { section, players, .. } => {
            let section = of(section)?;
            players.iter().try_for_each(|player| known_player(section, *player))
        }
        Fact::FeePaid { section, player, .. } => people::fee_paid(of(section)?, *player),
        Fact::Withdrawn { section, player, from_round, .. } => {
            people::withdrawn(of(section)?, *player, *from_round)
        }
        Fact::Returned { section, player } => people::returned(of(section)?, *player),
        Fact::ByeGranted { section, player, round, .. } => people::bye_granted(of(section)?, *player, *round),
        Fact::ByeTakenBack { section, player, round } => {
            people::bye_taken_back(of(section)?, *player, *round)
        }
        Fact::ByeWished { section, player, round, wished } => {
            people::bye_wished(of(section)?, *player, *round, *wished)
        }
        Fact::SelfServiceSet { section, .. } => of(section).map(|_| ()),
        Fact::PlayerRegistered { section, player, person } => {
            people::registered(of(section)?, *player, person)
        }
        Fact::RegistrationWithdrawn { section, player } => people::known_registration(of(section)?, *player),
        Fact::RegistrationsAccepted { section, players } => people::accepted(of(section)?, players),
        Fact::PairsProhibited { section, groups, .. } => people::pairs_prohibited(of(section)?, groups),
        Fact::PointsAdjusted { section, party, round, .. } => {
            people::points_adjusted(of(section)?, *party, *round)
        }

        Fact::TeamsEntered { section, teams } => teams::entered(of(section)?, teams),
        Fact::TeamChanged { section, team, new } => teams::changed(of(section)?, *team, new),
        Fact::TeamWithdrawn { section, team, from_round, .. } => {
            teams::withdrawn(of(section)?, *team, *from_round)
        }
        Fact::TeamReturned { section, team } => teams::returned(of(section)?, *team),
        Fact::LineUpSet { section, round, team, players } => {
            teams::line_up_set(of(section)?, *round, *team, players)
        }

        Fact::LotsDrawn { section, numbers, .. } => rounds::lots_drawn(of(section)?, numbers),
        Fact::RoundPaired { section, round, paired, .. } => rounds::paired(of(section)?, *round, paired),
        Fact::AllRoundsPaired { section, rounds } => rounds::all_paired(of(section)?, rounds),
        Fact::LatecomerPaired { section, round, pair } => {
            rounds::latecomer_paired(of(section)?, *round, *pair)
        }
        Fact::RoundDiscarded { section, round, .. } => rounds::discarded(of(section)?, *round),
        Fact::RoundPublished { section, round } => rounds::published(of(section)?, *round),
        Fact::RoundWithheld { section, round, .. } => rounds::withheld(of(section)?, *round),
        Fact::HandPairingBegun { section, round, .. } => rounds::hand_begun(of(section)?, *round),
        Fact::HandPaired { section, round, paired } => rounds::hand_paired(of(section)?, *round, paired),
        Fact::HandPairingEnded { section, round, .. } => rounds::hand_pairing(of(section)?, *round),

        Fact::ResultEntered { section, round, board, game, result, reason } => {
            games::result_entered(of(section)?, At::new(*round, *board, *game), *result, reason)
        }
        Fact::ResultReported { section, round, board, game, player, result } => {
            games::result_reported(of(section)?, At::new(*round, *board, *game), *player, *result)
        }
        Fact::RatedOtherwise { section, round, board, game, reason, .. } => {
            games::rated_otherwise(of(section)?, At::new(*round, *board, *game), reason)
        }
        Fact::GameRecorded { section, round, board, game, .. } => {
            games::game_of(of(section)?, At::new(*round, *board, *game)).map(|_| ())
        }
        Fact::IncidentRecorded { section, round, board, game, incident } => {
            games::incident_recorded(of(section)?, At::new(*round, *board, *game), incident)
        }
        Fact::ClocksNoted { section, round, board, game, .. } => {
            games::two_players(of(section)?, At::new(*round, *board, *game)).map(|_| ())
        }
        Fact::MatchDecided { section, round, board, winner, .. } => {
            games::match_decided(of(section)?, *round, *board, *winner)
        }
        // The report is often written after the last game.
        Fact::Remarked { section, .. } => of(section).map(|_| ()),
        Fact::SectionFinished { section, .. } => rounds::finished(of(section)?),
    }
}

fn display_set(event: &Event, display: &str, shows: &Shows) -> Result<(), Refusal> {
    if !is_display_name(display) {
        return Err(Refusal::NoDisplayName { display: display.to_owned() });
    }
    let more = usize::from(!event.displays.contains_key(display));
    count(Count::Displays, event.displays.len() + more)?;
    event.section(shows.section).map(|_| ()).ok_or(Refusal::NoSection { section: shows.section })
}

fn section_added(event: &Event, section: SectionId) -> Result<(), Refusal> {
    if event.sections.contains_key(&section) {
        return Err(Refusal::SectionThere { section });
    }
    count(Count::Sections, event.sections.len() + 1)
}

/// Once the first round is paired, the basic settings are fixed.
fn section_changed(section: &Section, new: &Settings) -> Result<(), Refusal> {
    let same = same_basics(&section.settings, new);
    if section.has_begun() && !same { Err(Refusal::AfterStart) } else { Ok(()) }
}

/// The settings that pairings rest on.
pub(crate) fn same_basics(old: &Settings, new: &Settings) -> bool {
    old.format == new.format
        && old.rounds == new.rounds
        && old.points == new.points
        && old.match_points == new.match_points
        // Like prohibited pairs: only before the first round (checklist 194 to 196).
        && old.kept_apart == new.kept_apart
}

fn known_player(section: &Section, player: EntryId) -> Result<(), Refusal> {
    if section.players.contains_key(&player) { Ok(()) } else { Err(Refusal::NoPlayer { player }) }
}

fn known_team(section: &Section, team: TeamId) -> Result<(), Refusal> {
    if section.teams.contains_key(&team) { Ok(()) } else { Err(Refusal::NoTeam { team }) }
}

/// Checks that the player, or in team sections the team, exists.
fn known(section: &Section, party: Party) -> Result<(), Refusal> {
    match section.unit(party) {
        Unit::Team(team) => known_team(section, team),
        Unit::Player(player) => known_player(section, player),
    }
}

fn unfinished(section: &Section) -> Result<(), Refusal> {
    if section.finished { Err(Refusal::Finished) } else { Ok(()) }
}

//! What cannot be, whatever anybody confirms.

use std::collections::BTreeSet;

use turmuhr_standings::Code;

use crate::{
    concern::Refusal,
    display::{Shows, is_display_name},
    event::Event,
    fact::{Fact, Paired},
    id::{EntryId, Party, TeamId},
    incident::Decided,
    round::{Played, Status},
    section::Section,
    settings::{Format, Settings},
};

/// `Ok` if the fact can be taken in. Undoing is looked at by the journal, which knows the entries.
pub(crate) fn refuse(event: &Event, fact: &Fact) -> Result<(), Refusal> {
    let created = event.position > 0;
    match (fact, created) {
        (Fact::EventCreated { .. }, true) => return Err(Refusal::AlreadyCreated),
        (Fact::EventCreated { .. }, false) => return Ok(()),
        (_, false) => return Err(Refusal::NotCreated),
        _ => {}
    }
    let Some(id) = fact.section() else {
        return match fact {
            Fact::FideModeLeft { .. } if !event.fide_mode => Err(Refusal::FideModeAlreadyLeft),
            Fact::DisplaySet { display, shows } => shown(event, display, shows),
            Fact::DisplayRemoved { display } if !event.displays.contains_key(display) => {
                Err(Refusal::NoDisplay { display: display.clone() })
            }
            _ => Ok(()),
        };
    };
    if let Fact::SectionAdded { section, settings } = fact {
        if event.sections.contains_key(section) {
            return Err(Refusal::SectionThere { section: *section });
        }
        return sound(settings);
    }
    let section = event.section(id).ok_or(Refusal::NoSection { section: id })?;
    in_section(section, fact)
}

fn in_section(section: &Section, fact: &Fact) -> Result<(), Refusal> {
    let player = |player: &EntryId| {
        section.players.get(player).ok_or(Refusal::NoPlayer { player: *player }).map(|_| ())
    };
    let team = |team: &TeamId| section.teams.get(team).ok_or(Refusal::NoTeam { team: *team }).map(|_| ());
    match fact {
        Fact::SectionChanged { settings, .. } => changed(section, settings),
        Fact::PlayersEntered { players, .. } => {
            let mut known: BTreeSet<EntryId> = section.players.keys().copied().collect();
            for (id, person) in players {
                if !known.insert(*id) {
                    return Err(Refusal::PlayerThere { player: *id });
                }
                if person.name.trim().is_empty() {
                    return Err(Refusal::Nameless);
                }
            }
            Ok(())
        }
        Fact::PlayerChanged { player: id, person, .. } => {
            player(id)?;
            if person.name.trim().is_empty() { Err(Refusal::Nameless) } else { Ok(()) }
        }
        Fact::PlayerRemoved { player: id, .. } => {
            player(id)?;
            let paired = section.rounds.iter().any(|round| takes_part(section, round, *id));
            if paired { Err(Refusal::WasPaired { player: *id }) } else { Ok(()) }
        }
        Fact::PlayersMerged { kept, gone, .. } => {
            player(kept)?;
            player(gone)?;
            if section.has_begun() {
                return Err(Refusal::MergedTooLate);
            }
            if kept == gone { Err(Refusal::NotOnce { party: (*kept).into() }) } else { Ok(()) }
        }
        Fact::FeePaid { player: id, .. } => {
            player(id)?;
            if section.settings.fee.is_none() { Err(Refusal::NoFee) } else { Ok(()) }
        }
        Fact::CheckedIn { players, .. } => players.iter().try_for_each(player),
        Fact::Withdrawn { player: id, from_round, .. } => {
            player(id)?;
            still_to_come(section, *from_round)
        }
        Fact::TeamWithdrawn { team, from_round, .. } => {
            known_team(section, *team)?;
            still_to_come(section, *from_round)
        }
        Fact::TeamReturned { team, .. } => {
            known_team(section, *team)?;
            let withdrawn = section.withdrawn_teams.contains_key(team);
            if withdrawn { Ok(()) } else { Err(Refusal::TeamNotWithdrawn { team: *team }) }
        }
        Fact::Returned { player: id, .. } => {
            player(id)?;
            let withdrawn = section.players.get(id).is_some_and(|player| player.withdrawn_from.is_some());
            if withdrawn { Ok(()) } else { Err(Refusal::NotWithdrawn { player: *id }) }
        }
        Fact::ByeGranted { player: id, round, .. } => {
            player(id)?;
            match *round {
                round if round <= section.current_round() => Err(Refusal::RoundOver { round }),
                round if round > section.settings.rounds => {
                    Err(Refusal::RoundsOver { total: section.settings.rounds })
                }
                _ => Ok(()),
            }
        }
        Fact::ByeWished { player: id, round, wished, .. } => {
            player(id)?;
            let granted = section.players.get(id).is_some_and(|player| player.byes.contains_key(round));
            match *round {
                _ if !wished => Ok(()),
                round if round <= section.current_round() => Err(Refusal::RoundOver { round }),
                round if round > section.settings.rounds => {
                    Err(Refusal::RoundsOver { total: section.settings.rounds })
                }
                _ if granted => Err(Refusal::HasBye),
                _ => Ok(()),
            }
        }
        Fact::ByeTakenBack { player: id, round, .. } => {
            player(id)?;
            if *round <= section.current_round() {
                return Err(Refusal::RoundOver { round: *round });
            }
            let granted = section.players.get(id).is_some_and(|player| player.byes.contains_key(round));
            if granted { Ok(()) } else { Err(Refusal::NoBye) }
        }
        Fact::PairsProhibited { groups, .. } => {
            // Only before the first round (checklist 194 to 196).
            if section.has_begun() {
                return Err(Refusal::AfterStart);
            }
            groups.iter().flatten().try_for_each(player)
        }
        Fact::PointsAdjusted { party, round, .. } => {
            known(section, *party)?;
            if *round > section.current_round() { Err(Refusal::NotPaired { round: *round }) } else { Ok(()) }
        }
        Fact::TeamsEntered { teams, .. } => {
            if !section.settings.format.is_of_teams() {
                return Err(Refusal::NoTeams);
            }
            let mut known: BTreeSet<TeamId> = section.teams.keys().copied().collect();
            for (id, new) in teams {
                if !known.insert(*id) {
                    return Err(Refusal::TeamThere { team: *id });
                }
                if new.name.trim().is_empty() {
                    return Err(Refusal::Nameless);
                }
                new.players.iter().try_for_each(player)?;
            }
            Ok(())
        }
        Fact::TeamChanged { team: id, new, .. } => {
            team(id)?;
            new.players.iter().try_for_each(player)
        }
        Fact::LineUpSet { round, team: id, players, .. } => {
            team(id)?;
            line_up(section, *round, players)?;
            players.iter().flatten().try_for_each(player)
        }
        Fact::LotsDrawn { numbers, .. } => {
            if section.has_begun() {
                return Err(Refusal::AfterStart);
            }
            numbers.iter().try_for_each(|party| known(section, *party))
        }
        Fact::RoundPaired { round, paired, .. } => {
            next_round(section, *round)?;
            once(section, *round, paired)
        }
        Fact::RoundDiscarded { round, .. } => last_round(section, *round).and_then(|open| {
            no_hand_pairing(section)?;
            no_results(open, *round)
        }),
        Fact::RoundPublished { round, .. } => {
            no_hand_pairing(section)?;
            let open = last_round(section, *round)?;
            if open.status == Status::Published {
                Err(Refusal::AlreadyPublic { round: *round })
            } else {
                Ok(())
            }
        }
        Fact::RoundWithheld { round, .. } => {
            let open = last_round(section, *round)?;
            if open.status == Status::Draft { Err(Refusal::NotPublic { round: *round }) } else { Ok(()) }
        }
        Fact::HandPairingBegun { round, .. } => {
            no_hand_pairing(section)?;
            no_results(last_round(section, *round)?, *round)
        }
        Fact::HandPaired { round, paired, .. } => {
            hand_pairing(section, *round)?;
            once(section, *round, paired)
        }
        Fact::HandPairingEnded { round, .. } => hand_pairing(section, *round),
        Fact::ResultEntered { round, board, game, result, reason, .. } => {
            unfinished(section)?;
            let open = game_of(section, *round, *board, *game)?;
            let before = open.game(*board, *game).and_then(|game| game.result);
            let corrects = *round < section.current_round() && before.is_some() && before != *result;
            if corrects && reason.trim().is_empty() { Err(Refusal::ReasonMissing) } else { Ok(()) }
        }
        Fact::RatedOtherwise { round, board, game, reason, .. } => {
            game_of(section, *round, *board, *game)?;
            if reason.trim().is_empty() { Err(Refusal::ReasonMissing) } else { Ok(()) }
        }
        Fact::GameRecorded { round, board, game, .. } => game_of(section, *round, *board, *game).map(|_| ()),
        Fact::IncidentRecorded { round, board, game, incident, .. } => {
            two_players(section, *round, *board, *game)?;
            match &incident.decided {
                Decided::Otherwise { words, reason, .. }
                    if words.trim().is_empty() || reason.trim().is_empty() =>
                {
                    Err(Refusal::DecisionUnexplained)
                }
                Decided::Otherwise { .. } | Decided::Ruled => Ok(()),
            }
        }
        Fact::ClocksNoted { round, board, game, .. } => two_players(section, *round, *board, *game),
        Fact::MatchDecided { round, board, winner, .. } => {
            let open = section.round(*round).ok_or(Refusal::NotPaired { round: *round })?;
            let pair = open.pair(*board).ok_or(Refusal::NoGame { round: *round, board: *board, game: 1 })?;
            if pair.has(*winner) { Ok(()) } else { Err(Refusal::NotInMatch { party: *winner }) }
        }
        Fact::SectionFinished { .. } => {
            unfinished(section)?;
            match section.missing(section.current_round()).first() {
                Some(&(board, game)) => Err(Refusal::NoGame { round: section.current_round(), board, game }),
                None => Ok(()),
            }
        }
        // The report is often written after the last game.
        Fact::Remarked { .. }
        | Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::FideModeLeft { .. }
        | Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::Announced { .. }
        | Fact::SectionAdded { .. }
        | Fact::Undone { .. } => Ok(()),
    }
}

fn known_team(section: &Section, team: TeamId) -> Result<(), Refusal> {
    if section.teams.contains_key(&team) { Ok(()) } else { Err(Refusal::NoTeam { team }) }
}

/// A round that is public is not left any more.
fn still_to_come(section: &Section, round: u32) -> Result<(), Refusal> {
    let open = section.rounds.iter().all(|round| round.status == Status::Published);
    let next = section.current_round() + u32::from(open);
    if round < next { Err(Refusal::RoundOver { round }) } else { Ok(()) }
}

fn shown(event: &Event, display: &str, shows: &Shows) -> Result<(), Refusal> {
    if !is_display_name(display) {
        return Err(Refusal::NoDisplayName { display: display.to_owned() });
    }
    if !(1..=shows.parts).contains(&shows.part) || !(3..=600).contains(&shows.seconds) {
        return Err(Refusal::CannotShow);
    }
    event.section(shows.section).map(|_| ()).ok_or(Refusal::NoSection { section: shows.section })
}

fn takes_part(section: &Section, round: &Played, player: EntryId) -> bool {
    if section.settings.format.is_of_teams() {
        let seated = |game: &crate::round::Game| [game.white, game.black].contains(&Some(player));
        return round.pairs.iter().flat_map(|pair| &pair.games).any(seated);
    }
    let party = Party::from(player);
    round.bye == Some(party)
        || round.pairs.iter().any(|pair| pair.has(party))
        || round.away.iter().any(|(other, _)| *other == party)
}

fn known(section: &Section, party: Party) -> Result<(), Refusal> {
    if section.settings.format.is_of_teams() {
        let team = TeamId(party.0);
        section.teams.get(&team).map(|_| ()).ok_or(Refusal::NoTeam { team })
    } else {
        let player = EntryId(party.0);
        section.players.get(&player).map(|_| ()).ok_or(Refusal::NoPlayer { player })
    }
}

fn sound(settings: &Settings) -> Result<(), Refusal> {
    if settings.rounds == 0 {
        return Err(Refusal::Format { why: "a section has at least one round".to_owned() });
    }
    if settings.format.boards() == Some(0) {
        return Err(Refusal::Format { why: "a match has at least one board".to_owned() });
    }
    if let Format::Swiss { system, baku: true } = settings.format
        && !system.can_be_accelerated()
    {
        return Err(Refusal::Format { why: "the Lim system has no acceleration".to_owned() });
    }
    let unknown = settings.tie_breaks.iter().find(|code| code.parse::<Code>().is_err());
    unknown.map_or(Ok(()), |code| Err(Refusal::NoTieBreak { code: code.clone() }))
}

/// Once the first round is paired, its foundations stay.
fn changed(section: &Section, new: &Settings) -> Result<(), Refusal> {
    sound(new)?;
    let old = &section.settings;
    let same = old.format == new.format
        && old.rounds == new.rounds
        && old.points == new.points
        && old.match_points == new.match_points;
    if section.has_begun() && !same { Err(Refusal::AfterStart) } else { Ok(()) }
}

fn unfinished(section: &Section) -> Result<(), Refusal> {
    if section.finished { Err(Refusal::Finished) } else { Ok(()) }
}

fn next_round(section: &Section, round: u32) -> Result<(), Refusal> {
    unfinished(section)?;
    no_hand_pairing(section)?;
    let current = section.current_round();
    if round <= current {
        return Err(Refusal::RoundPaired { round });
    }
    if round > section.settings.rounds {
        return Err(Refusal::RoundsOver { total: section.settings.rounds });
    }
    if round != current + 1 {
        return Err(Refusal::NotNext { round, next: current + 1 });
    }
    match section.round(current) {
        Some(open) if open.status == Status::Draft => Err(Refusal::NotPublic { round: current }),
        _ => Ok(()),
    }
}

/// Everyone is paired, has the bye or is away, and nobody twice.
fn once(section: &Section, round: u32, paired: &Paired) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    let all = paired
        .pairs
        .iter()
        .flat_map(|&(one, other)| [one, other])
        .chain(paired.bye)
        .chain(paired.away.iter().map(|(party, _)| *party));
    for party in all {
        known(section, party)?;
        if !seen.insert(party) {
            return Err(Refusal::NotOnce { party });
        }
    }
    // Whoever lost a cup match, or is paired by a table that has gone on without them, may be left out.
    if section.settings.format.is_swiss() {
        let out = section
            .parties()
            .into_iter()
            .find(|party| !seen.contains(party) && section.attendance(*party, round).is_ok());
        if let Some(party) = out {
            return Err(Refusal::NotOnce { party });
        }
    }
    Ok(())
}

fn last_round(section: &Section, round: u32) -> Result<&Played, Refusal> {
    unfinished(section)?;
    let open = section.round(round).ok_or(Refusal::NotPaired { round })?;
    if round == section.current_round() { Ok(open) } else { Err(Refusal::RoundOver { round }) }
}

fn no_results(open: &Played, round: u32) -> Result<(), Refusal> {
    let games = open.pairs.iter().flat_map(|pair| &pair.games).filter(|game| game.result.is_some()).count();
    if games > 0 { Err(Refusal::HasResults { round, games }) } else { Ok(()) }
}

fn no_hand_pairing(section: &Section) -> Result<(), Refusal> {
    section.hand.as_ref().map_or(Ok(()), |hand| Err(Refusal::HandPairingOpen { round: hand.round }))
}

fn hand_pairing(section: &Section, round: u32) -> Result<(), Refusal> {
    match &section.hand {
        Some(hand) if hand.round == round => Ok(()),
        _ => Err(Refusal::NoHandPairing { round }),
    }
}

fn game_of(section: &Section, round: u32, board: u32, game: u32) -> Result<&Played, Refusal> {
    let open = section.round(round).ok_or(Refusal::NotPaired { round })?;
    no_hand_pairing(section)?;
    open.game(board, game).map(|_| open).ok_or(Refusal::NoGame { round, board, game })
}

/// An incident takes a board with somebody on both sides of it.
fn two_players(section: &Section, round: u32, board: u32, game: u32) -> Result<(), Refusal> {
    let both = game_of(section, round, board, game)?
        .game(board, game)
        .is_some_and(|game| game.white.is_some() && game.black.is_some());
    if both { Ok(()) } else { Err(Refusal::NotTwoPlayers { round, board }) }
}

fn line_up(section: &Section, round: u32, players: &[Option<EntryId>]) -> Result<(), Refusal> {
    let boards = section.settings.format.boards().ok_or(Refusal::NoTeams)?;
    if round < section.current_round() || round == 0 {
        return Err(Refusal::RoundOver { round });
    }
    if let Some(open) = section.round(round) {
        no_results(open, round)?;
    }
    let mut seen = BTreeSet::new();
    let twice = players.iter().flatten().any(|player| !seen.insert(*player));
    if players.len() > boards as usize || twice { Err(Refusal::LineUp { boards }) } else { Ok(()) }
}

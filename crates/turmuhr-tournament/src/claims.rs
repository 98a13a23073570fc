//! Verifies facts that the program can compute itself: pairings, lots, rulings, byes, cup winners.
//!
//! Only a new fact is verified. An entry of the journal was decided by the program version of that time and
//! stays.

use turmuhr_pairing::NoPairing;

use crate::{
    concern::Refusal,
    contest::seats,
    event::Event,
    fact::{ByeKind, Fact, Origin, Paired},
    id::{At, BoardNo, EntryId, Party, RoundNo, TeamId},
    incident::{Decided, Incident, Ruled, consult},
    propose::{NoProposal, propose_rest, propose_round, shuffled_numbers},
    result::GameResult,
    round::Game,
    section::Section,
    settings::Format,
};

/// Expects a fact that passed `refuse`.
pub(crate) fn verify(event: &Event, fact: &Fact) -> Result<(), Refusal> {
    let Some(section) = fact.section().and_then(|id| event.section(id)) else { return Ok(()) };
    match fact {
        // Made by another program; the caller decides who may record that.
        Fact::RoundPaired { origin: Origin::File, .. } | Fact::LotsDrawn { origin: Origin::File, .. } => {
            Ok(())
        }
        Fact::RoundPaired { round, paired, origin: Origin::Program, .. } => {
            let proposal = propose_round(event, section, *round);
            let same = proposal.is_ok_and(|proposal| proposal.paired == *paired);
            if same { Ok(()) } else { Err(Refusal::NotProposed { round: *round }) }
        }
        Fact::AllRoundsPaired { rounds, .. } => {
            let same = propose_rest(event, section).is_ok_and(|proposed| proposed == *rounds);
            if same { Ok(()) } else { Err(Refusal::NotProposed { round: section.next_round() }) }
        }
        Fact::LotsDrawn { seed, numbers, origin: Origin::Program, .. } => lots(section, *seed, numbers),
        Fact::HandPairingBegun { round, .. } => only_by_hand(event, section, *round),
        Fact::HandPaired { round, paired, .. } => away(section, *round, paired),
        Fact::IncidentRecorded { round, board, game, incident, .. } => {
            let at = At::new(*round, *board, *game);
            not_forfeited(section, at)?;
            ruled(section, at, incident)
        }
        Fact::TeamChanged { team, new, .. } => played_for_others(section, *team, &new.players),
        Fact::TeamsEntered { .. } if is_drawn_table(section) => Err(Refusal::TableIsFull),
        Fact::TeamsEntered { teams, .. } => {
            teams.iter().try_for_each(|(id, team)| played_for_others(section, *id, &team.players))
        }
        Fact::ResultEntered { round, board, game, result, .. } => {
            let at = At::new(*round, *board, *game);
            not_forfeited(section, at)?;
            at_empty_seats(section, at, *result)
        }
        Fact::PlayersEntered { .. } | Fact::RegistrationsAccepted { .. } => {
            if is_drawn_table(section) && !section.settings.format.is_of_teams() {
                return Err(Refusal::TableIsFull);
            }
            Ok(())
        }
        Fact::MatchDecided { round, board, .. } => left_open(section, *round, *board),
        Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::FideModeLeft { .. }
        | Fact::MadeAnonymous {}
        | Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::SectionAdded { .. }
        | Fact::SectionChanged { .. }
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
        | Fact::ResultReported { .. }
        | Fact::PairsProhibited { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::TeamReturned { .. }
        | Fact::LineUpSet { .. }
        | Fact::RoundDiscarded { .. }
        | Fact::RoundPublished { .. }
        | Fact::RoundWithheld { .. }
        | Fact::HandPairingEnded { .. }
        | Fact::LatecomerPaired { .. }
        | Fact::RatedOtherwise { .. }
        | Fact::GameRecorded { .. }
        | Fact::ClocksNoted { .. }
        | Fact::Remarked { .. }
        | Fact::SectionFinished { .. }
        | Fact::Undone { .. } => Ok(()),
    }
}

/// A new number would change the rounds of the table that are still to come: some pairs would never meet, others twice.
fn is_drawn_table(section: &Section) -> bool {
    section.settings.format.is_fixed() && section.has_begun()
}

/// Numbers are drawn for tables only, and must follow from the seed. The first colour may be chosen.
fn lots(section: &Section, seed: u64, numbers: &[Party]) -> Result<(), Refusal> {
    if section.parties().len() < 2 {
        return Err(Refusal::TooFewForLots);
    }
    let drawn = || section.settings.format.is_fixed() && shuffled_numbers(section, seed) == numbers;
    if numbers.is_empty() || drawn() { Ok(()) } else { Err(Refusal::NotDrawn) }
}

/// A round without a draft is paired by hand only if the rules prove that no pairing exists.
fn only_by_hand(event: &Event, section: &Section, round: RoundNo) -> Result<(), Refusal> {
    let impossible = || {
        let proposal = propose_round(event, section, round);
        matches!(proposal, Err(NoProposal::Swiss(NoPairing::Impossible { .. })))
    };
    if section.round(round).is_some() || impossible() { Ok(()) } else { Err(Refusal::NotPaired { round }) }
}

/// Hand pairing gives no new points: byes with points must be granted before, or be in the draft.
fn away(section: &Section, round: RoundNo, paired: &Paired) -> Result<(), Refusal> {
    let draft = section.round(round).map(|open| open.away.as_slice()).unwrap_or_default();
    let invented = paired.away.iter().find(|(party, kind)| {
        *kind != ByeKind::Zero
            && section.attendance(*party, round) != Err(*kind)
            && !draft.contains(&(*party, *kind))
    });
    invented.map_or(Ok(()), |(party, _)| Err(Refusal::AwayOtherwise { party: *party, round }))
}

/// A player who sat for a team stays with it: games are counted for one team only.
fn played_for_others(section: &Section, team: TeamId, players: &[EntryId]) -> Result<(), Refusal> {
    for pair in section.rounds.iter().flat_map(|round| &round.pairs) {
        let sides =
            [pair.first, pair.second].into_iter().filter_map(|party| Some((party, section.team(party)?.0)));
        for (party, other) in sides.filter(|(_, other)| *other != team) {
            let seats = seats(pair, party);
            if let Some(player) = players.iter().find(|player| seats.contains(&Some(**player))) {
                return Err(Refusal::InOtherTeam { player: *player, team: other });
            }
        }
    }
    Ok(())
}

/// A ruling must be one the laws machine makes of what was seen.
fn ruled(section: &Section, at: At, incident: &Incident) -> Result<(), Refusal> {
    let Some(game) = section.game(at) else { return Ok(()) };
    let as_ruled = incident.decided == Decided::Ruled;
    let same = match consult(&section.settings, game, &incident.seen) {
        Ok(answer) => answer.ruled() == incident.ruled && (answer.is_final() || !as_ruled),
        // If the machine cannot answer, there is no ruling: the arbiter decides.
        Err(_) => incident.ruled == Ruled::default() && !as_ruled,
    };
    if same { Ok(()) } else { Err(Refusal::NotRuled) }
}

/// In a table paired as a whole a leaver's open games are forfeited until the player returns.
fn not_forfeited(section: &Section, at: At) -> Result<(), Refusal> {
    let Some(pair) = section.round(at.round).and_then(|open| open.pair(at.board)) else { return Ok(()) };
    let by_rule = section.game(at).is_some_and(|game| game.by_rule);
    let mut leavers = [pair.first, pair.second].into_iter().filter(|party| section.has_left_table(*party));
    leavers.find(|_| by_rule).map_or(Ok(()), |party| Err(Refusal::HasLeft { party }))
}

/// At a board with an empty seat nothing is played: the player who is there has won by forfeit, or nobody.
fn at_empty_seats(section: &Section, at: At, result: Option<GameResult>) -> Result<(), Refusal> {
    let by_rule = section.game(at).and_then(Game::of_empty_seats);
    let possible = match (by_rule, result) {
        (None, _) | (Some(_), None | Some(GameResult::BothForfeit)) => true,
        (Some(by_rule), Some(result)) => by_rule == result,
    };
    let At { round, board, game } = at;
    if possible { Ok(()) } else { Err(Refusal::NotTwoPlayers { round, board, game }) }
}

/// A cup match is decided by hand only if all its games are over and it is level.
fn left_open(section: &Section, round: RoundNo, board: BoardNo) -> Result<(), Refusal> {
    let Some(pair) = section.round(round).and_then(|open| open.pair(board)) else { return Ok(()) };
    let cup = matches!(section.settings.format, Format::Knockout { .. });
    let over = pair.games.iter().all(|game| !matches!(game.result, None | Some(GameResult::Adjourned)));
    let (one, other) = pair.game_points(&section.settings);
    if cup && over && one == other { Ok(()) } else { Err(Refusal::MatchNotOpen { round, board }) }
}

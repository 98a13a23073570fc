//! Facts about one board: result, game, incidents, clocks, the winner of a cup match.

use super::{rounds::no_hand_pairing, unfinished};
use crate::{
    concern::Refusal,
    id::{At, BoardNo, EntryId, GameNo, Party, RoundNo},
    incident::{Decided, Incident},
    limits::{Count, count},
    result::GameResult,
    round::{Game, Status},
    section::Section,
};

pub(super) fn game_of(section: &Section, at: At) -> Result<&Game, Refusal> {
    let At { round, board, game } = at;
    section.round(round).ok_or(Refusal::NotPaired { round })?;
    no_hand_pairing(section)?;
    section.game(at).ok_or(Refusal::NoGame { round, board, game })
}

/// An incident needs a board with two players.
pub(super) fn two_players(section: &Section, at: At) -> Result<&Game, Refusal> {
    let game = game_of(section, at)?;
    let both = game.white.is_some() && game.black.is_some();
    let At { round, board, game: number } = at;
    if both { Ok(game) } else { Err(Refusal::NotTwoPlayers { round, board, game: number }) }
}

pub(super) fn result_entered(
    section: &Section,
    at: At,
    result: Option<GameResult>,
    reason: &str,
) -> Result<(), Refusal> {
    unfinished(section)?;
    let before = game_of(section, at)?.result;
    // The end of an adjourned game is no correction: it had no result yet.
    let corrects = section.is_past(at.round)
        && before.is_some_and(|before| before != GameResult::Adjourned)
        && before != result;
    if corrects && reason.trim().is_empty() { Err(Refusal::ReasonMissing) } else { Ok(()) }
}

/// Only the two players of a game that was played report it, while it has no result.
pub(super) fn result_reported(
    section: &Section,
    at: At,
    player: EntryId,
    result: GameResult,
) -> Result<(), Refusal> {
    let At { round, board, game: _ } = at;
    unfinished(section)?;
    if !section.self_service.results {
        return Err(Refusal::ReportsOff);
    }
    let game = two_players(section, at)?;
    let public = section.round(round).is_some_and(|played| played.status == Status::Published);
    if !public {
        return Err(Refusal::NotPublic { round });
    }
    if ![game.white, game.black].contains(&Some(player)) {
        return Err(Refusal::NotAtBoard { player, round, board });
    }
    if game.result.is_some() {
        return Err(Refusal::ResultThere { round, board });
    }
    // Forfeits and uneven scores are for arbiters to decide.
    let usual = [GameResult::WHITE_WINS, GameResult::DRAW, GameResult::BLACK_WINS];
    if usual.contains(&result) { Ok(()) } else { Err(Refusal::NotReportable { result }) }
}

pub(super) fn rated_otherwise(section: &Section, at: At, reason: &str) -> Result<(), Refusal> {
    game_of(section, at)?;
    if reason.trim().is_empty() { Err(Refusal::ReasonMissing) } else { Ok(()) }
}

pub(super) fn incident_recorded(section: &Section, at: At, incident: &Incident) -> Result<(), Refusal> {
    let game = two_players(section, at)?;
    count(Count::Incidents, game.incidents.len() + 1)?;
    match &incident.decided {
        Decided::Otherwise { words, reason, .. } if words.trim().is_empty() || reason.trim().is_empty() => {
            Err(Refusal::DecisionUnexplained)
        }
        Decided::Otherwise { .. } | Decided::Ruled => Ok(()),
    }
}

pub(super) fn match_decided(
    section: &Section,
    round: RoundNo,
    board: BoardNo,
    winner: Party,
) -> Result<(), Refusal> {
    let open = section.round(round).ok_or(Refusal::NotPaired { round })?;
    let pair = open.pair(board).ok_or(Refusal::NoGame { round, board, game: GameNo::FIRST })?;
    if pair.has(winner) { Ok(()) } else { Err(Refusal::NotInMatch { party: winner }) }
}

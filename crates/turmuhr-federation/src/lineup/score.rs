//! What a match counts, with everything lost that is lost.

use turmuhr_core::Points;

use super::{BoardResult, Match, NoJudgement, Side, Violation, Which};
use crate::{ordinance::Ordinance, team_score};

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// Home and guest.
    pub boards: [Points; 2],
    pub matches: [u32; 2],
}

/// The score of a match whose results are known; none where they are not given.
pub fn score(
    ordinance: &Ordinance,
    game: &Match,
    violations: &[Violation],
) -> Result<Option<MatchScore>, NoJudgement> {
    let Some(results) = &game.results else { return Ok(None) };
    if results.len() != game.boards {
        return Err(NoJudgement::Results { boards: game.boards, results: results.len() });
    }
    let all = i32::try_from(game.boards).unwrap_or(i32::MAX);
    let lost = |which| violations.iter().any(|one| one.side == which && one.consequence.loses_the_match());
    let boards = match (lost(Which::Home), lost(Which::Guest)) {
        (true, true) => return Ok(Some(MatchScore { boards: [Points::ZERO; 2], matches: [0, 0] })),
        (true, false) => [Points::ZERO, Points::whole(all)],
        (false, true) => [Points::whole(all), Points::ZERO],
        (false, false) => {
            let mut sum = [Points::ZERO; 2];
            for (result, board) in results.iter().zip(1..) {
                let [home, guest] = on_board(game, violations, board, *result)?;
                sum[0] += home;
                sum[1] += guest;
            }
            sum
        }
    };
    Ok(Some(MatchScore { boards, matches: team_score::match_points(ordinance, boards, game.boards) }))
}

fn is_there(side: &Side, board: usize) -> bool {
    side.lineup.iter().any(|seat| seat.board == board && !seat.absent)
}

fn on_board(
    game: &Match,
    violations: &[Violation],
    board: usize,
    result: Option<BoardResult>,
) -> Result<[Points; 2], NoJudgement> {
    let home = is_there(&game.home, board);
    let guest = match &game.guest {
        Some(guest) => is_there(guest, board),
        // A side nobody described was there wherever somebody played, and where the other was missing.
        None => result.is_some() || !home,
    };
    let at_fault = |which| {
        let lost = |one: &Violation| one.side == which && one.board == Some(board);
        violations.iter().any(|one| lost(one) && !one.consequence.loses_the_match())
    };
    let (home_fault, guest_fault) = (home && at_fault(Which::Home), guest && at_fault(Which::Guest));
    let point = |scores: bool| if scores { Points::ONE } else { Points::ZERO };
    if !(home && guest) || home_fault || guest_fault {
        return Ok([
            point(home && !home_fault && (!guest || guest_fault)),
            point(guest && !guest_fault && (!home || home_fault)),
        ]);
    }
    Ok(match result.ok_or(NoJudgement::NoResult { board })? {
        BoardResult::HomeWins => [Points::ONE, Points::ZERO],
        BoardResult::GuestWins => [Points::ZERO, Points::ONE],
        BoardResult::Drawn => [Points::HALF; 2],
        BoardResult::BothLose => [Points::ZERO; 2],
    })
}

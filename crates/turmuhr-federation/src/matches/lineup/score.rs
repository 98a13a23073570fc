//! The score of a match after all losses by its violations.

use turmuhr_core::Points;

use super::{BoardResult, Consequence, Match, NoJudgement, Side, Violation, Which, rules_for};
use crate::{
    matches::team_score::{self, Weighed},
    ordinance::Ordinance,
};

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// Home and guest.
    pub boards: [Points; 2],
    pub matches: [u32; 2],
}

/// The score of a match; none without results.
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
            let boards = board_by_board(game, violations, results)?;
            [0, 1].map(|side| boards.iter().map(|board| board[side]).sum())
        }
    };
    Ok(Some(MatchScore { boards, matches: team_score::match_points(ordinance, boards, game.boards) }))
}

/// Whether a match of this competition must have a winner, as in a cup.
pub fn needs_a_winner(ordinance: &Ordinance, game: &Match) -> bool {
    ordinance.rules.lineup.get(&game.competition).is_some_and(|rules| rules.decider.is_some())
}

/// Whether this side loses the match only by consequences that hold «as a rule»: the director of play may decide
/// otherwise.
pub fn lost_as_a_rule(violations: &[Violation], side: Which) -> bool {
    let mut losing =
        violations.iter().filter(|one| one.side == side && one.consequence.loses_the_match()).peekable();
    losing.peek().is_some() && losing.all(|one| one.consequence == Consequence::MatchLostAsARule)
}

/// How a match is decided that must have a winner. None where the competition has match points, where results are
/// missing, and where the whole match is lost.
pub fn decided(
    ordinance: &Ordinance,
    game: &Match,
    violations: &[Violation],
) -> Result<Option<Weighed>, NoJudgement> {
    let decider = rules_for(ordinance, game)?.decider.as_ref();
    let rule = decider.and_then(|decider| ordinance.rules.berlin.get(decider));
    let lost = violations.iter().any(|one| one.consequence.loses_the_match());
    let (Some(rule), Some(results), false) = (rule, &game.results, lost) else { return Ok(None) };
    Ok(Some(team_score::weigh(rule, &board_by_board(game, violations, results)?, None)))
}

/// The points of every board after all losses. Empty where both sides lose the match, or without results.
pub fn boards(game: &Match, violations: &[Violation]) -> Result<Vec<[Points; 2]>, NoJudgement> {
    let Some(results) = &game.results else { return Ok(Vec::new()) };
    let lost = |which| violations.iter().any(|one| one.side == which && one.consequence.loses_the_match());
    match (lost(Which::Home), lost(Which::Guest)) {
        (true, true) => Ok(Vec::new()),
        (true, false) => Ok(vec![[Points::ZERO, Points::ONE]; game.boards]),
        (false, true) => Ok(vec![[Points::ONE, Points::ZERO]; game.boards]),
        (false, false) => board_by_board(game, violations, results),
    }
}

/// The points of every board.
fn board_by_board(
    game: &Match,
    violations: &[Violation],
    results: &[Option<BoardResult>],
) -> Result<Vec<[Points; 2]>, NoJudgement> {
    results.iter().zip(1..).map(|(result, board)| on_board(game, violations, board, *result)).collect()
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
        // An undescribed guest was present on boards with a result, and on boards without a home player.
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

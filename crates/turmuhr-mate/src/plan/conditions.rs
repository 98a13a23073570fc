//! All conditions of a plan, in one place. Every proposed plan is checked here.

use turmuhr_core::{
    Bitboard, Chess, Color, Position, Rank, Role, Square,
    shakmaty::attacks::{self, king_attacks},
};

use super::{
    Checker, Plan, Promotion, Supporter, fill,
    scene::{Scene, Support, Traveller, steps},
};

/// Does this plan work in this position?
pub(super) fn hold(position: &Chess, plan: &Plan) -> bool {
    if position.is_check() {
        return false;
    }
    let Some(scene) = Scene::new(position, plan.winner, plan.waiting) else { return false };
    cast(&scene, plan).is_some_and(|(checker, supporter)| works(&scene, plan, checker, supporter))
}

/// The men of the plan, if present; the checker as it will be when the supporter starts.
pub(super) fn cast(scene: &Scene<'_>, plan: &Plan) -> Option<(Traveller, Support)> {
    let role_at = |square| scene.board.piece_at(square).filter(|piece| piece.color == plan.winner);
    let Checker { from, promotes, .. } = plan.checker;
    let (role, at) = match (role_at(from)?.role, promotes) {
        (Role::Pawn, Some(promotion)) => (Role::Queen, promotion.to),
        (Role::Pawn | Role::King, _) | (_, Some(_)) => return None,
        (role, None) => (role, from),
    };
    let aside = plan.walk.map_or(Bitboard::EMPTY, |walk| walk.aside.into());
    let checker = Traveller { role, from, home: Bitboard::from(at) | aside };
    let Some(Supporter { from, post }) = plan.supporter else { return Some((checker, None)) };
    let role = role_at(from)?.role;
    let supporter = Traveller { role, from, home: from.into() };
    (role != Role::Pawn && from != checker.from).then_some((checker, Some((supporter, post))))
}

pub(super) fn works(scene: &Scene<'_>, plan: &Plan, checker: Traveller, supporter: Support) -> bool {
    let targets = scene.targets(plan.walk.map(|walk| walk.to));
    promotion_is_free(scene, plan, checker)
        && walk_is_free(scene, plan, checker)
        && nobody_is_in_check(scene, checker, supporter, targets)
        && men_arrive(scene, plan.checker.goal, checker, supporter, targets)
        && targets.into_iter().all(|target| is_mate(scene, plan.checker.goal, checker, supporter, target))
}

/// The pawn's file is empty, and it gives no check on the way.
fn promotion_is_free(scene: &Scene<'_>, plan: &Plan, checker: Traveller) -> bool {
    let Some(Promotion { to, away }) = plan.checker.promotes else { return true };
    let Some(path) = path(scene.winner, checker.from, to) else { return false };
    let loser = Bitboard::from(scene.loser);
    let kings = match (scene.waiter, plan.walk, away) {
        (Role::King, None, None) => scene.shuttle(),
        // The king waits for the pawn before he walks, so both squares must be starting points of the walk.
        (Role::King, Some(_), Some(away))
            if steps(Role::King, scene.loser).contains(away)
                && !scene.occupied.contains(away)
                && scene.walk(checker).reach(loser).contains(away) =>
        {
            loser | Bitboard::from(away)
        }
        (Role::King, ..) | (_, _, Some(_)) => return false,
        (_, _, None) => loser,
    };
    let open = scene.occupied.without(checker.from);
    let attacked = fill::by_pawns(scene.winner, path.without(to) | Bitboard::from(checker.from))
        | fill::by_role(Role::Queen, scene.winner, to.into(), open)
        | fill::by_men(scene.board, scene.winner, scene.ours.without(checker.from), open);
    (path & (scene.occupied | scene.shuttle() | kings)).is_empty() && (attacked & kings).is_empty()
}

/// The squares in front of a pawn, up to the last rank.
pub(super) fn path(color: Color, from: Square, to: Square) -> Option<Bitboard> {
    let last = color.fold_wb(to.rank() == Rank::Eighth, to.rank() == Rank::First);
    let ahead = color.fold_wb(from.rank() < to.rank(), from.rank() > to.rank());
    (last && ahead && from.file() == to.file()).then(|| attacks::between(from, to) | Bitboard::from(to))
}

/// The losing king can reach his square while the checker steps aside and back.
fn walk_is_free(scene: &Scene<'_>, plan: &Plan, checker: Traveller) -> bool {
    let waits_elsewhere = scene.waiter == Role::King;
    let Some(walk) = plan.walk else {
        return !waits_elsewhere || plan.waiting.home == scene.loser;
    };
    let at = plan.checker.promotes.map_or(checker.from, |promotion| promotion.to);
    let blocked = scene.occupied | Bitboard::from(scene.loser) | scene.shuttle();
    if !(steps(checker.role, at) & !blocked).contains(walk.aside) {
        return false;
    }
    let reach = scene.walk(checker).reach(scene.loser.into());
    reach.contains(walk.to) && (!waits_elsewhere || plan.waiting.home == walk.to)
}

/// With all moving men off the board neither king is attacked, so no step opens a line; and these men attack no
/// king from their starting squares.
fn nobody_is_in_check(scene: &Scene<'_>, checker: Traveller, supporter: Support, targets: Bitboard) -> bool {
    let from = supporter.map_or(Bitboard::EMPTY, |(man, _)| man.home);
    let gone = Bitboard::from(checker.from) | from;
    let open = scene.occupied & !gone;
    let king = match supporter {
        Some((man, post)) if man.role == Role::King => man.home | Bitboard::from(post),
        _ => scene.king.into(),
    };
    let loser = targets | Bitboard::from(scene.loser);
    let stay = fill::by_men(scene.board, scene.winner, scene.ours & !gone, open);
    let checks_before = |man: Traveller| scene.checks(man.role, targets, open) & man.home;
    (scene.threats(gone) & king).is_empty()
        && (fill::by_kings(targets) & king).is_empty()
        && (stay & loser).is_empty()
        && checks_before(checker).is_empty()
        && supporter.is_none_or(|(man, _)| man.role == Role::King || checks_before(man).is_empty())
}

/// The supporter reaches its post first, then the checker its goal.
fn men_arrive(
    scene: &Scene<'_>,
    goal: Square,
    checker: Traveller,
    supporter: Support,
    targets: Bitboard,
) -> bool {
    let posted = supporter
        .is_none_or(|(man, post)| scene.support(man, checker, targets).reach(man.home).contains(post));
    posted && scene.goals(checker, targets, supporter).contains(goal)
}

/// Wherever the waiting piece is: nobody captures the checker, nobody interposes, and the king has no flight.
fn is_mate(scene: &Scene<'_>, goal: Square, checker: Traveller, supporter: Support, target: Square) -> bool {
    let at_goal = Bitboard::from(goal);
    let (from, post) =
        supporter.map_or((Bitboard::EMPTY, Bitboard::EMPTY), |(man, post)| (man.home, Bitboard::from(post)));
    let gone = Bitboard::from(checker.from) | from;
    let waits = if scene.waiter == Role::King { Bitboard::EMPTY } else { scene.shuttle() };
    let open = scene.occupied & !gone | at_goal | post;
    let closed = open | waits;
    let piece = checker.role.of(scene.winner);
    if !attacks::attacks(goal, piece, closed).contains(target) {
        return false;
    }
    let between = match checker.role {
        Role::Knight => Bitboard::EMPTY,
        _ => attacks::between(goal, target),
    };
    let men = scene.theirs & !at_goal;
    let mut defenders = fill::by_men(scene.board, !scene.winner, men, open);
    if scene.waiter != Role::King {
        defenders |= fill::by_role(scene.waiter, !scene.winner, waits, open);
    }
    if (defenders & (at_goal | between)).any()
        || between.any() && (scene.pawn_steps(men, open) & between).any()
    {
        return false;
    }
    let mut attacked = fill::by_men(scene.board, scene.winner, scene.ours & !gone, closed)
        | attacks::attacks(goal, piece, closed);
    if let Some((man, post)) = supporter {
        attacked |= attacks::attacks(post, man.role.of(scene.winner), closed);
    }
    (king_attacks(target) & !men & !attacked).is_empty()
}

//! Plans worth trying, likely ones first.

use turmuhr_core::{
    Bitboard, Chess, Color, Position, Rank, Role, Square,
    shakmaty::attacks::{self, king_attacks},
};

use super::{
    Checker, Plan, Shuttle, Supporter, Walk, conditions, fill,
    scene::{Scene, Support, Traveller, steps},
};

/// Waiting pieces to try.
const WAITERS: usize = 3;
/// Squares to try for the losing king.
const WALKS: usize = 6;
/// Flights a supporter may have to take care of.
const FLIGHTS: usize = 3;

const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);
const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

pub(super) fn find(position: &Chess, winner: Color) -> Option<Plan> {
    if position.is_check() {
        return None;
    }
    let board = position.board();
    let theirs = board.by_color(!winner);
    let mut tried = 0;
    for role in [Role::Knight, Role::Rook, Role::Bishop, Role::Queen] {
        for home in board.by_role(role) & theirs {
            let Some(away) = (steps(role, home) & !board.occupied()).first() else { continue };
            let scene = Scene::new(position, winner, Shuttle { home, away })?;
            if let Some(plan) = in_place(&scene).or_else(|| after_a_walk(&scene)).or_else(|| by_promotion(&scene)) {
                return Some(plan);
            }
            tried += 1;
            if tried == WAITERS {
                return None;
            }
        }
    }
    if tried == 0 { with_a_waiting_king(position, winner) } else { None }
}

fn pieces(scene: &Scene<'_>, roles: &'static [Role]) -> impl Iterator<Item = (Role, Square)> {
    let scene = *scene;
    roles
        .iter()
        .flat_map(move |role| (scene.board.by_role(*role) & scene.ours).into_iter().map(move |at| (*role, at)))
}

/// The king is mated where he is.
fn in_place(scene: &Scene<'_>) -> Option<Plan> {
    pieces(scene, &[Role::Queen, Role::Rook, Role::Knight, Role::Bishop])
        .find_map(|(role, at)| with(scene, Traveller { role, from: at, home: at.into() }, None, None))
}

fn after_a_walk(scene: &Scene<'_>) -> Option<Plan> {
    pieces(scene, &[Role::Queen, Role::Rook]).find_map(|(role, from)| walking(scene, role, from, None))
}

fn by_promotion(scene: &Scene<'_>) -> Option<Plan> {
    if (scene.board.rooks_and_queens() & scene.ours).any() {
        return None;
    }
    let pawns = scene.board.pawns() & scene.ours;
    let last = scene.winner.fold_wb(Rank::Eighth, Rank::First);
    let blocked = scene.occupied | scene.shuttle() | Bitboard::from(scene.loser);
    pawns.into_iter().find_map(|from| {
        let square = Square::from_coords(from.file(), last);
        let path = conditions::path(scene.winner, from, square)?;
        if (path & blocked).any() {
            return None;
        }
        let checker = Traveller { role: Role::Queen, from, home: square.into() };
        with(scene, checker, Some(square), None).or_else(|| walking(scene, Role::Queen, from, Some(square)))
    })
}

/// With a walk of the losing king to some edge.
fn walking(scene: &Scene<'_>, role: Role, from: Square, promotes: Option<Square>) -> Option<Plan> {
    let at = promotes.unwrap_or(from);
    let blocked = scene.occupied | scene.shuttle() | Bitboard::from(scene.loser);
    let open = scene.occupied.without(from);
    let checked = attacks::attacks(scene.loser, role.of(scene.winner), open);
    let aside = (steps(role, at) & !blocked & !checked).first()?;
    let checker = Traveller { role, from, home: Bitboard::from(at) | Bitboard::from(aside) };
    let reach = scene.walk(checker).reach(scene.loser.into());
    let ends = (reach & EDGE).without(scene.loser);
    for to in (ends & CORNERS).into_iter().chain(ends & !CORNERS).take(WALKS) {
        let walk = Walk { to, aside };
        if scene.waiter != Role::King {
            if let Some(plan) = with(scene, checker, promotes, Some(walk)) {
                return Some(plan);
            }
            continue;
        }
        for away in king_attacks(to) & ends {
            let scene = Scene { waiting: Shuttle { home: to, away }, ..*scene };
            if let Some(plan) = with(&scene, checker, promotes, Some(walk)) {
                return Some(plan);
            }
        }
    }
    None
}

/// The loser has no other piece: his king goes to and fro.
fn with_a_waiting_king(position: &Chess, winner: Color) -> Option<Plan> {
    let board = position.board();
    let home = board.king_of(!winner)?;
    for away in king_attacks(home) & !board.occupied() & EDGE {
        let Some(scene) = Scene::new(position, winner, Shuttle { home, away }) else { continue };
        if let Some(plan) = in_place(&scene) {
            return Some(plan);
        }
    }
    let away = (king_attacks(home) & !board.occupied()).first()?;
    let scene = Scene::new(position, winner, Shuttle { home, away })?;
    after_a_walk(&scene)
}

/// A plan with this checker.
fn with(scene: &Scene<'_>, checker: Traveller, promotes: Option<Square>, walk: Option<Walk>) -> Option<Plan> {
    let targets = scene.targets(walk.map(|walk| walk.to));
    let open = scene.occupied.without(checker.from);
    let closed = open | scene.shuttle() | targets;
    let threats = scene.threats(checker.from.into());
    let rest = scene.ours.without(checker.from);
    let covered = fill::by_men(scene.board, scene.winner, rest, closed & !targets);
    if threats.contains(scene.king) || (scene.checks(checker.role, targets, open) & checker.home).any() {
        return None;
    }
    let goals = scene.goals(checker, targets, None) & !threats;
    let flights = fill::by_kings(targets) & !scene.theirs;
    let piece = checker.role.of(scene.winner);
    let plan = |goal: Square, support: Support| {
        let plan = Plan {
            winner: scene.winner,
            waiting: scene.waiting,
            walk,
            supporter: support.map(|(man, post)| Supporter { from: man.from, post }),
            checker: Checker { from: checker.from, promotes, goal },
        };
        conditions::works(scene, &plan, checker, support).then_some(plan)
    };
    let mut reaches: [Option<Bitboard>; 8] = [None; 8];
    for goal in goals {
        let at_goal = Bitboard::from(goal);
        let attacked = attacks::attacks(goal, piece, closed & !targets);
        let left = (flights | fill::by_kings(targets) & at_goal) & !covered & !attacked;
        if left.is_empty() {
            if let Some(plan) = plan(goal, None) {
                return Some(plan);
            }
            continue;
        }
        if left.count() > FLIGHTS {
            continue;
        }
        for (index, from) in (rest & !scene.board.pawns()).into_iter().enumerate().take(reaches.len()) {
            let Some(role) = scene.board.role_at(from) else { continue };
            let lines = closed.without(from) & !targets | at_goal;
            let mut posts = !at_goal;
            for flight in left {
                posts &= attacks::attacks(flight, role.of(scene.winner), lines);
            }
            if posts.is_empty() {
                continue;
            }
            let man = Traveller { role, from, home: from.into() };
            let reach = *reaches[index].get_or_insert_with(|| scene.support(man, checker, targets).reach(man.home));
            for post in posts & reach {
                if let Some(plan) = plan(goal, Some((man, post))) {
                    return Some(plan);
                }
            }
        }
    }
    None
}

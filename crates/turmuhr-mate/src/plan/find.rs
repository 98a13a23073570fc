//! Proposes plans, likely ones first.

use turmuhr_core::{
    Bitboard, Chess, Color, Position, Rank, Role, Square,
    shakmaty::attacks::{self, king_attacks},
};

use super::{
    Checker, Plan, Promotion, Shuttle, Supporter, Walk, conditions, fill,
    scene::{Scene, Support, Traveller, steps},
};

/// Steps of a waiting piece to try.
const STEPS: usize = 3;
/// Squares to try for the losing king.
const WALKS: usize = 8;
/// The most flights a supporter may have to cover.
const FLIGHTS: usize = 3;

const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);
const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

pub(super) fn find(position: &Chess, winner: Color, ways: usize) -> Option<Plan> {
    if position.is_check() {
        return None;
    }
    let board = position.board();
    let theirs = board.by_color(!winner);
    let mut tried = 0;
    // Every piece with its first step, then every piece with its second.
    for turn in 0..STEPS {
        for role in [Role::Knight, Role::Rook, Role::Bishop, Role::Queen] {
            for home in board.by_role(role) & theirs {
                let Some(away) = (steps(role, home) & !board.occupied()).into_iter().nth(turn) else {
                    continue;
                };
                let scene = Scene::new(position, winner, Shuttle { home, away })?;
                let plan = with_scene(&scene);
                tried += 1;
                if plan.is_some() || tried == ways {
                    return plan;
                }
            }
        }
    }
    if tried == 0 { with_a_waiting_king(position, winner) } else { None }
}

fn with_scene(scene: &Scene<'_>) -> Option<Plan> {
    let pieces = |role: Role| (scene.board.by_role(role) & scene.ours).into_iter();
    for role in [Role::Queen, Role::Rook] {
        let plan = pieces(role)
            .find_map(|from| in_place(scene, role, from).or_else(|| walking(scene, role, from, None)));
        if plan.is_some() {
            return plan;
        }
    }
    let minor = |role: Role| pieces(role).find_map(|from| in_place(scene, role, from));
    let no_major = (scene.board.rooks_and_queens() & scene.ours).is_empty();
    let promoted = if no_major { by_promotion(scene) } else { None };
    promoted.or_else(|| minor(Role::Knight)).or_else(|| minor(Role::Bishop))
}

/// The king is mated on his current square.
fn in_place(scene: &Scene<'_>, role: Role, from: Square) -> Option<Plan> {
    with(scene, Traveller { role, from, home: from.into() }, None, None)
}

fn by_promotion(scene: &Scene<'_>) -> Option<Plan> {
    pawns_to_promote(scene).find_map(|(from, to)| {
        let checker = Traveller { role: Role::Queen, from, home: to.into() };
        let promotes = Some(Promotion { to, away: None });
        with(scene, checker, promotes, None).or_else(|| walking(scene, Role::Queen, from, Some(to)))
    })
}

/// The winner's pawns with a free path, and their promotion squares.
fn pawns_to_promote(scene: &Scene<'_>) -> impl Iterator<Item = (Square, Square)> {
    let winner = scene.winner;
    let last = winner.fold_wb(Rank::Eighth, Rank::First);
    let blocked = scene.occupied | scene.shuttle() | Bitboard::from(scene.loser);
    (scene.board.pawns() & scene.ours).into_iter().filter_map(move |from| {
        let to = Square::from_coords(from.file(), last);
        let path = conditions::path(winner, from, to)?;
        (path & blocked).is_empty().then_some((from, to))
    })
}

/// The losing king walks to an edge first.
fn walking(scene: &Scene<'_>, role: Role, from: Square, promotes: Option<Square>) -> Option<Plan> {
    let at = promotes.unwrap_or(from);
    let blocked = scene.occupied | scene.shuttle() | Bitboard::from(scene.loser);
    let open = scene.occupied.without(from);
    let checked = attacks::attacks(scene.loser, role.of(scene.winner), open);
    let aside = (steps(role, at) & !blocked & !checked).first()?;
    let checker = Traveller { role, from, home: Bitboard::from(at) | Bitboard::from(aside) };
    let reach = scene.walk(checker).reach(scene.loser.into());
    let promotes = match (promotes, scene.waiter) {
        (Some(to), Role::King) => {
            let path = attacks::between(from, to) | Bitboard::from(to);
            let away = (reach & king_attacks(scene.loser) & !path).first()?;
            Some(Promotion { to, away: Some(away) })
        }
        (to, _) => to.map(|to| Promotion { to, away: None }),
    };
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

/// The loser has no other piece: his king shuttles.
fn with_a_waiting_king(position: &Chess, winner: Color) -> Option<Plan> {
    let board = position.board();
    let home = board.king_of(!winner)?;
    let pieces =
        |role: Role| (board.by_role(role) & board.by_color(winner)).into_iter().map(move |from| (role, from));
    let majors = || pieces(Role::Queen).chain(pieces(Role::Rook));
    let free = king_attacks(home) & !board.occupied();
    for away in free & EDGE {
        let Some(scene) = Scene::new(position, winner, Shuttle { home, away }) else { continue };
        if let Some(plan) = majors().find_map(|(role, from)| in_place(&scene, role, from)) {
            return Some(plan);
        }
    }
    let scene = Scene::new(position, winner, Shuttle { home, away: free.first()? })?;
    majors().find_map(|(role, from)| walking(&scene, role, from, None)).or_else(|| {
        pawns_to_promote(&scene).find_map(|(from, to)| walking(&scene, Role::Queen, from, Some(to)))
    })
}

/// A plan with this checker.
fn with(
    scene: &Scene<'_>,
    checker: Traveller,
    promotes: Option<Promotion>,
    walk: Option<Walk>,
) -> Option<Plan> {
    let targets = scene.targets(walk.map(|walk| walk.to));
    let open = scene.occupied.without(checker.from);
    if (scene.checks(checker.role, targets, open) & checker.home).any() {
        return None;
    }
    let goals = scene.goals(checker, targets, None);
    if goals.is_empty() {
        return None;
    }
    let threats = scene.threats(checker.from.into());
    if threats.contains(scene.king) {
        return None;
    }
    let goals = goals & !threats;
    let closed = open | scene.shuttle() | targets;
    let rest = scene.ours.without(checker.from);
    let covered = fill::by_men(scene.board, scene.winner, rest, closed & !targets);
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
            let reach =
                *reaches[index].get_or_insert_with(|| scene.support(man, checker, targets).reach(man.home));
            for post in posts & reach {
                if let Some(plan) = plan(goal, Some((man, post))) {
                    return Some(plan);
                }
            }
        }
    }
    None
}

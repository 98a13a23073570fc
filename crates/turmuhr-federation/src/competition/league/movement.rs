//! Promotion and relegation at the end of a class; the level above sets the numbers (NRW 1987, 3.4, 18.3.1, 20).

use super::table::TeamTable;

/// Promoted and relegated teams, and the play-offs still needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves<T> {
    /// Certain promotions; teams that must play off are undecided.
    pub promoted: Vec<T>,
    pub relegated: Vec<T>,
    /// Level on match points across a boundary: `(place of the first of them, teams)`.
    pub undecided: Vec<(u32, Vec<T>)>,
}

/// `barred` may not be promoted: they have withdrawn, or are relegated by decision; the next one moves up. `demoted` go
/// down whatever their place.
pub fn moves<T: Copy + PartialEq>(
    table: &TeamTable<T>,
    promoted: usize,
    relegated: usize,
    barred: &[T],
    demoted: &[T],
) -> Moves<T> {
    let standing: Vec<T> = table.order().into_iter().filter(|team| !demoted.contains(team)).collect();
    // In a small group nobody goes up, or to the final, and down at once.
    let stays = standing.len().saturating_sub(promoted);
    let down = relegated.saturating_sub(demoted.len()).min(stays);
    let candidates: Vec<T> = standing.iter().copied().filter(|team| !barred.contains(team)).collect();
    let mut up: Vec<T> = candidates.iter().copied().take(promoted).collect();
    let cut_down = standing.len() - down;
    let mut lower: Vec<T> = standing[cut_down..].to_vec();
    lower.extend_from_slice(demoted);
    let points = |team: T| table.rows.iter().find(|row| row.team == team).map(|row| row.match_points);
    let mut undecided = Vec::new();
    // Board points do not settle a tie on match points across a boundary.
    let mut across = |order: &[T], cut: usize| -> Vec<T> {
        if cut == 0 || cut >= order.len() || points(order[cut - 1]) != points(order[cut]) {
            return Vec::new();
        }
        let level: Vec<T> =
            order.iter().copied().filter(|team| points(*team) == points(order[cut])).collect();
        let first = order.iter().position(|team| level.contains(team)).unwrap_or(0);
        let call = (u32::try_from(first + 1).unwrap_or(u32::MAX), level.clone());
        if !undecided.contains(&call) {
            undecided.push(call);
        }
        level
    };
    // A play-off for first place alone delays no promotion.
    across(&candidates, 1);
    let open = across(&candidates, promoted);
    up.retain(|team| !open.contains(team));
    let open = across(&standing, cut_down);
    lower.retain(|team| !open.contains(team));
    Moves { promoted: up, relegated: lower, undecided }
}

/// Relegated teams and teams promoted from below, if their numbers differ; the director must see it.
pub fn balance(relegated: usize, promoted_from_below: usize) -> Option<(usize, usize)> {
    (relegated != promoted_from_below).then_some((relegated, promoted_from_below))
}

//! The order of the list: no player too low, no empty board between neighbours (16.7).

use super::{Facts, Seat, ViolationKind, side::Judged};

pub(super) fn check(judged: &mut Judged<'_>) {
    let last = judged.rules.order.up_to_board.unwrap_or(usize::MAX);
    let seats: Vec<Seat> = judged.seats().filter(|seat| seat.board <= last).collect();
    let cites = judged.rules.order.cites();
    for (index, seat) in seats.iter().enumerate().filter(|(_, seat)| !seat.absent) {
        // Named absentees count in the order too.
        let Some(own) = judged.place(seat.rank) else { continue };
        let above =
            seats[..index].iter().find(|above| judged.place(above.rank).is_some_and(|place| place > own));
        // This player belongs before the first of them.
        if let Some(above) = above {
            let facts = Facts { above: Some((above.board, above.rank)), ..Facts::default() };
            judged.board_lost(*seat, ViolationKind::TooLow, cites.clone(), facts);
        }
    }
    for (seat, before) in behind_gaps(&seats) {
        if !seat.absent {
            let facts = Facts { above: Some((before.board, before.rank)), ..Facts::default() };
            judged.board_lost(seat, ViolationKind::Gap, cites.clone(), facts);
        }
    }
}

/// Players behind a gap: an empty board between two consecutive ranks, and the unbroken chain of ranks after it. Each
/// with the player in front of the gap.
fn behind_gaps(seats: &[Seat]) -> Vec<(Seat, Seat)> {
    let mut marked = Vec::new();
    let mut in_front: Option<Seat> = None;
    for pair in seats.windows(2) {
        let (before, seat) = (pair[0], pair[1]);
        let consecutive = before.rank.next() == seat.rank;
        let adjacent = before.board + 1 == seat.board;
        in_front = match (consecutive, adjacent, in_front) {
            (true, false, _) => Some(before),
            (true, true, in_front) => in_front,
            (false, _, _) => None,
        };
        marked.extend(in_front.map(|before| (seat, before)));
    }
    marked
}

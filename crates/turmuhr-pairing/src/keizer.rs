//! Keizer: a club's evening tournament. Whoever stands higher is worth more; winners take their opponents' values, and
//! neighbours of the ranking play each other.

use std::cmp::Reverse;

use turmuhr_core::{Color, PlayerId, Round, Score};

/// What the club has agreed on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The first of the ranking is worth this; each place one less. By custom three times the last.
    pub first_value: u32,
    /// Rounds before two may meet again.
    pub rounds_between: u32,
    /// Sixths of the own value for a round without a game: bye, absence.
    pub bye_sixths: u32,
    pub absent_sixths: u32,
}

impl Rules {
    /// One and a half times the players for the first, so that the last is worth a third of it; a bye is worth two
    /// thirds of the own value, an absence one third.
    pub const fn usual(players: u32) -> Rules {
        Rules {
            first_value: players + players.div_ceil(2),
            rounds_between: 3,
            bye_sixths: 4,
            absent_sixths: 2,
        }
    }
}

/// A player with the rounds so far; players come in the order of the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub id: PlayerId,
    pub rounds: Vec<Round>,
    pub present: bool,
}

/// A line of the ranking; points in sixths.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    pub id: PlayerId,
    pub value: u32,
    pub sixths: u32,
}

/// The ranking after all rounds. Values follow from the ranking and the ranking from values: they are worked out again
/// until nothing changes, or a bounded number of times where two orders take turns.
pub fn ranking(members: &[Member], rules: &Rules) -> Vec<Ranked> {
    const TIMES: usize = 50;
    let mut order: Vec<usize> = (0..members.len()).collect();
    let mut ranked = scored(members, &order, rules);
    for _ in 0..TIMES {
        let mut next = order.clone();
        let sixths = |member: &usize| {
            ranked.iter().find(|line| line.id == members[*member].id).map_or(0, |line| line.sixths)
        };
        // Equal points: the order of the start.
        next.sort_by_key(|member| (Reverse(sixths(member)), *member));
        let settled = next == order;
        order = next;
        ranked = scored(members, &order, rules);
        if settled {
            break;
        }
    }
    ranked
}

fn scored(members: &[Member], order: &[usize], rules: &Rules) -> Vec<Ranked> {
    let value = |place: usize| rules.first_value.saturating_sub(place as u32).max(1);
    let worth = |id: PlayerId| order.iter().position(|&member| members[member].id == id).map_or(0, value);
    order
        .iter()
        .enumerate()
        .map(|(place, &member)| {
            let own = value(place);
            let rounds: u32 = members[member]
                .rounds
                .iter()
                .map(|round| match *round {
                    Round::Played { opponent, score: Score::Win, .. } => 6 * worth(opponent),
                    Round::Played { opponent, score: Score::Draw, .. } => 3 * worth(opponent),
                    Round::Played { score: Score::Loss, .. } | Round::ForfeitLoss { .. } => 0,
                    Round::Adjourned { .. } => 0,
                    Round::ForfeitWin { .. } => 6 * own,
                    Round::Bye(turmuhr_core::Bye::PairingAllocated | turmuhr_core::Bye::Full) => {
                        rules.bye_sixths * own
                    }
                    Round::Bye(turmuhr_core::Bye::Half | turmuhr_core::Bye::Zero) => {
                        rules.absent_sixths * own
                    }
                })
                .sum();
            // Everybody begins with the own value.
            Ranked { id: members[member].id, value: own, sixths: 6 * own + rounds }
        })
        .collect()
}

/// The next round: from the top, each with the nearest who may be met; where nobody may, the pause between two games
/// is given up first for those who met longest ago.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// White first.
    pub boards: Vec<(PlayerId, PlayerId)>,
    pub bye: Option<PlayerId>,
    /// Pairs that met more recently than the rules like.
    pub too_soon: Vec<(PlayerId, PlayerId)>,
}

pub fn pair(members: &[Member], rules: &Rules) -> Paired {
    let find = |id: PlayerId| members.iter().find(|member| member.id == id);
    let mut left: Vec<&Member> = ranking(members, rules)
        .iter()
        .filter_map(|line| find(line.id))
        .filter(|member| member.present)
        .collect();
    let mut bye = None;
    if left.len() % 2 == 1 {
        // The lowest of those with the fewest byes.
        let byes = |member: &Member| member.rounds.iter().filter(|round| is_bye(round)).count();
        let fewest = left.iter().map(|member| byes(member)).min();
        if let Some(place) = left.iter().rposition(|member| Some(byes(member)) == fewest) {
            bye = Some(left.remove(place).id);
        }
    }
    let mut paired = Paired { boards: Vec::new(), bye, too_soon: Vec::new() };
    while left.len() > 1 {
        let first = left.remove(0);
        let ago = |other: &Member| {
            let met = first
                .rounds
                .iter()
                .rposition(|round| round.is_played() && round.opponent() == Some(other.id));
            met.map_or(usize::MAX, |round| first.rounds.len() - round)
        };
        let rested = left.iter().position(|other| ago(other) > rules.rounds_between as usize);
        let place = rested.unwrap_or_else(|| {
            // The first of those who met longest ago.
            (0..left.len()).max_by_key(|&place| (ago(left[place]), Reverse(place))).unwrap_or(0)
        });
        let second = left.remove(place);
        if rested.is_none() {
            paired.too_soon.push((first.id, second.id));
        }
        paired.boards.push(if white_is_first(first, second) {
            (first.id, second.id)
        } else {
            (second.id, first.id)
        });
    }
    paired
}

fn is_bye(round: &Round) -> bool {
    matches!(round, Round::Bye(turmuhr_core::Bye::PairingAllocated))
}

/// Fewer Whites has White; else whoever had Black last; else the lower of the two, who stands in need of it.
fn white_is_first(first: &Member, second: &Member) -> bool {
    let balance = |member: &Member| -> i32 {
        member.rounds.iter().filter_map(|round| round.colour()).map(|colour| colour.fold_wb(1, -1)).sum()
    };
    let last = |member: &Member| member.rounds.iter().rev().find_map(|round| round.colour());
    match balance(first).cmp(&balance(second)) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => match (last(first), last(second)) {
            (Some(Color::Black), Some(Color::White)) => true,
            (Some(Color::White), Some(Color::Black)) => false,
            _ => false,
        },
    }
}

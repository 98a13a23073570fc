//! Keizer, a club's evening tournament: each player has a value by rank, winners score the values of their
//! opponents, and neighbours in the ranking play each other.

use std::cmp::Reverse;

use turmuhr_core::{Color, PlayerId, Round, Score};

/// The rules agreed in the club.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Value of the first in the ranking; each further place is worth one less. By custom three times the last.
    pub first_value: u32,
    /// Rounds before two players may meet again.
    pub rounds_between: u32,
    /// Points for a bye and for an absence, in sixths of the player's own value.
    pub bye_sixths: u32,
    /// Points for an absence, in sixths of the player's own value.
    pub absent_sixths: u32,
}

impl Rules {
    /// The first is worth one and a half times the number of players, so that the last is worth a third of
    /// that. A bye scores two thirds of the player's own value, an absence one third.
    pub const fn usual(players: u32) -> Rules {
        Rules {
            first_value: players + players.div_ceil(2),
            rounds_between: 3,
            bye_sixths: 4,
            absent_sixths: 2,
        }
    }
}

/// A player with the rounds so far; members are listed in starting order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Unique among the members.
    pub id: PlayerId,
    /// One entry a round, from the first.
    pub rounds: Vec<Round>,
    /// To be paired in the next round.
    pub present: bool,
}

/// A line of the ranking; points in sixths.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The member.
    pub id: PlayerId,
    /// What an opponent scores by a win against this player.
    pub value: u32,
    /// The player's points, in sixths.
    pub sixths: u32,
}

/// The ranking after all rounds. Values depend on the ranking and the ranking on values, so both are recomputed
/// until they are stable. Two orders can alternate, so the number of times is limited.
pub fn ranking(members: &[Member], rules: &Rules) -> Vec<Ranked> {
    const TIMES: usize = 50;
    let mut order: Vec<usize> = (0..members.len()).collect();
    let mut ranked = scored(members, &order, rules);
    for _ in 0..TIMES {
        let mut next = order.clone();
        let sixths = |member: &usize| {
            ranked.iter().find(|line| line.id == members[*member].id).map_or(0, |line| line.sixths)
        };
        // Equal points: starting order.
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
            // Every player starts with their own value.
            Ranked { id: members[member].id, value: own, sixths: 6 * own + rounds }
        })
        .collect()
}

/// The next round. From the top, each player meets the nearest allowed opponent. If no opponent is allowed, the
/// one met longest ago is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// White first.
    pub boards: Vec<(PlayerId, PlayerId)>,
    /// The player left over if the number is odd.
    pub bye: Option<PlayerId>,
    /// Pairs that meet again sooner than the rules allow.
    pub too_soon: Vec<(PlayerId, PlayerId)>,
}

/// Pairs the members present.
pub fn pair(members: &[Member], rules: &Rules) -> Paired {
    let find = |id: PlayerId| members.iter().find(|member| member.id == id);
    let mut left: Vec<&Member> = ranking(members, rules)
        .iter()
        .filter_map(|line| find(line.id))
        .filter(|member| member.present)
        .collect();
    let mut bye = None;
    if left.len() % 2 == 1 {
        // The lowest ranked of the players with the fewest byes.
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
            // The one met longest ago; of equals the first.
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

/// White for the lower colour difference (Whites minus Blacks); else for the player who had Black last; else
/// for the second player.
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

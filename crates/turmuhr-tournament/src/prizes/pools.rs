//! Shares prize money among parties with equal points: in equal parts, or by Hort.
//!
//! The rule, where a party gets one prize only:
//! 1. The prizes of one kind that fall to equal points are a pool, and its members share the money.
//! 2. A party is a member of one pool: the one that pays it most, given the other members. Nobody gets more by moving.
//! 3. Of parties that may be in both of two pools, the higher ranks are in the one with the larger equal parts.
//! 4. A pool has no more places to pay than members; the prizes of the other places go on to the next points.
//! 5. Parties of one rank that may win the same prizes get equal amounts.
//!
//! It follows that nobody gets less than if only the prizes open to everyone existed. Example: eight players with
//! equal points, four of them U16, a first prize of 200 and a prize of 40 for U16. The best U16 gets 40, the other
//! seven 200 / 7. With two U16 in the second pool each would get 20, less than in the first.

use std::cmp::Ordering;

use super::{Kind, Paid, Placed, bundles, divided, pay};
use crate::settings::{Prize, Sharing};

/// The prizes of one place: counted from 1 among the eligible parties.
struct Bundle {
    place: usize,
    /// By position in the list of prizes.
    prizes: Vec<usize>,
    cents: u64,
}

/// The prizes of one kind for parties with equal points.
struct Pool {
    kind: usize,
    /// The parties that may be members, by place in the standings.
    open: Vec<usize>,
    /// The eligible parties above.
    above: usize,
    /// By descending value.
    bundles: Vec<Bundle>,
    /// By place in the standings.
    members: Vec<usize>,
}

/// What a pool pays: a fraction of cents, and whether one of its places falls to the party.
struct Pay {
    cents: u128,
    parts: u128,
    places: bool,
}

impl Pay {
    fn cmp(&self, other: &Pay) -> Ordering {
        (self.cents * other.parts).cmp(&(other.cents * self.parts)).then(self.places.cmp(&other.places))
    }
}

impl Pool {
    /// The money for so many members.
    fn cents(&self, members: usize) -> u128 {
        self.bundles.iter().take(members).map(|bundle| u128::from(bundle.cents)).sum()
    }

    /// What the party gets as a member.
    fn pays(&self, place: usize, sharing: Sharing) -> Pay {
        let at = self.members.partition_point(|member| *member < place);
        let others = self.members.len() - usize::from(self.members.get(at) == Some(&place));
        let size = others + 1;
        let (all, parts) = (self.cents(size), size as u128);
        let own = self.bundles.get(at).map(|bundle| u128::from(bundle.cents));
        let places = own.is_some();
        match sharing {
            Sharing::ByRank | Sharing::Equally => Pay { cents: all, parts, places },
            Sharing::Hort => Pay { cents: own.unwrap_or(0) * parts + all, parts: 2 * parts, places },
        }
    }

    fn admits(&self, place: usize) -> bool {
        self.open.binary_search(&place).is_ok()
    }

    fn enter(&mut self, place: usize) {
        let at = self.members.partition_point(|member| *member < place);
        self.members.insert(at, place);
    }

    fn leave(&mut self, place: usize) {
        self.members.retain(|member| *member != place);
    }

    /// The member that each paid place falls to: the first that is free from that place on. The other bundles remain.
    fn seats(&mut self) -> (Vec<(usize, Bundle)>, Vec<Bundle>) {
        let rest = self.bundles.split_off(self.bundles.len().min(self.members.len()));
        let mut free = self.members.clone();
        let mut seats = Vec::new();
        for bundle in self.bundles.drain(..) {
            let reached =
                |place: &usize| self.above + self.open.partition_point(|open| open <= place) >= bundle.place;
            let at = free.iter().position(reached).unwrap_or(free.len() - 1);
            seats.push((free.remove(at), bundle));
        }
        (seats, rest)
    }
}

/// Gives the prizes of these kinds, from the highest points down: in a field a party is in one pool.
pub(super) fn give<Who, Points: PartialEq>(
    prizes: &[Prize],
    kinds: &[Kind],
    places: &[Placed<Who, Points>],
    sharing: Sharing,
    given: &mut [Vec<usize>],
    paid: &mut Paid,
) {
    let bundle = |(place, at): (u32, Vec<usize>)| Bundle {
        place: place as usize,
        cents: at.iter().map(|at| prizes[*at].cents).sum(),
        prizes: at,
    };
    let mut left: Vec<Vec<Bundle>> =
        kinds.iter().map(|(same, _)| bundles(prizes, same).into_iter().map(bundle).collect()).collect();
    let mut above = vec![0; kinds.len()];
    for group in by_points(places) {
        let mut pools: Vec<Pool> = Vec::new();
        for (kind, (_, eligible)) in kinds.iter().enumerate() {
            if left[kind].is_empty() {
                continue;
            }
            let open: Vec<usize> =
                group.iter().copied().filter(|place| eligible.binary_search(place).is_ok()).collect();
            let reached = above[kind] + open.len();
            let before = std::mem::replace(&mut above[kind], reached);
            let (fallen, later) =
                std::mem::take(&mut left[kind]).into_iter().partition(|bundle| bundle.place <= reached);
            left[kind] = later;
            if open.is_empty() {
                left[kind].extend::<Vec<Bundle>>(fallen);
            } else if !fallen.is_empty() {
                pools.push(Pool { kind, open, above: before, bundles: fallen, members: Vec::new() });
            }
        }
        choose(&mut pools, &group, sharing);
        for (kind, rest) in settle(pools, &group, places, sharing, given, paid) {
            left[kind].extend(rest);
            left[kind]
                .sort_by_key(|bundle| (std::cmp::Reverse(bundle.cents), bundle.prizes.iter().min().copied()));
        }
    }
}

/// The places with equal points, in the order of the standings.
fn by_points<Who, Points: PartialEq>(places: &[Placed<Who, Points>]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (at, placed) in places.iter().enumerate() {
        // Equal points mostly stand together.
        match groups.iter_mut().rev().find(|group| places[group[0]].points == placed.points) {
            Some(group) => group.push(at),
            None => groups.push(vec![at]),
        }
    }
    groups
}

/// A few rounds settle every list that people write; the limit guards against made-up ones.
const ROUNDS: usize = 20;

/// Each party, from the top, moves to the pool that pays it most, until nobody moves.
fn choose(pools: &mut [Pool], group: &[usize], sharing: Sharing) {
    let mut of: Vec<Option<usize>> = vec![None; group.len()];
    for _ in 0..ROUNDS {
        let mut moved = false;
        for (at, &place) in group.iter().enumerate() {
            let mut best = of[at].map(|pool| (pool, pools[pool].pays(place, sharing)));
            for (pool, one) in pools.iter().enumerate() {
                if of[at] == Some(pool) || !one.admits(place) {
                    continue;
                }
                let pays = one.pays(place, sharing);
                if best.as_ref().is_none_or(|(_, most)| pays.cmp(most).is_gt()) {
                    best = Some((pool, pays));
                }
            }
            let best = best.map(|(pool, _)| pool);
            if best != of[at] {
                if let Some(pool) = of[at] {
                    pools[pool].leave(place);
                }
                if let Some(pool) = best {
                    pools[pool].enter(place);
                }
                of[at] = best;
                moved = true;
            }
        }
        if !moved {
            break;
        }
    }
    if sharing == Sharing::Equally {
        higher_ranks_first(pools);
    }
}

/// Rule 3. The sizes stay, so nobody gets more by moving afterwards either.
fn higher_ranks_first(pools: &mut [Pool]) {
    let part = |pool: &Pool| (pool.cents(pool.members.len()), pool.members.len() as u128);
    loop {
        let mut swapped = false;
        for high in 0..pools.len() {
            for low in 0..pools.len() {
                let ((more, by), (less, of)) = (part(&pools[high]), part(&pools[low]));
                if more * of <= less * by {
                    continue;
                }
                let last = pools[high].members.iter().rev().find(|place| pools[low].admits(**place)).copied();
                let first = pools[low].members.iter().find(|place| pools[high].admits(**place)).copied();
                if let Some((last, first)) = last.zip(first).filter(|(last, first)| first < last) {
                    pools[high].leave(last);
                    pools[high].enter(first);
                    pools[low].leave(first);
                    pools[low].enter(last);
                    swapped = true;
                }
            }
        }
        if !swapped {
            return;
        }
    }
}

/// Pays the members of the pools; returns the prizes that nobody takes here, by kind.
fn settle<Who, Points>(
    pools: Vec<Pool>,
    group: &[usize],
    places: &[Placed<Who, Points>],
    sharing: Sharing,
    given: &mut [Vec<usize>],
    paid: &mut Paid,
) -> Vec<(usize, Vec<Bundle>)> {
    let alike = alike(&pools, group, places);
    let mut here = Paid::new();
    let mut left = Vec::new();
    for mut pool in pools {
        let (seats, rest) = pool.seats();
        // The members of each rank that has a paid place, and its money.
        let mut ranks: Vec<(Vec<usize>, u64)> = Vec::new();
        for (seat, bundle) in seats {
            let level = |place: &&usize| places[**place].rank == places[seat].rank;
            let same: Vec<usize> = pool.members.iter().filter(level).copied().collect();
            let class = alike.iter().find(|class| class.contains(&seat));
            let mut winners: Vec<usize> = same.iter().chain(class.into_iter().flatten()).copied().collect();
            winners.sort_unstable();
            winners.dedup();
            for at in bundle.prizes {
                given[at].clone_from(&winners);
            }
            match ranks.iter_mut().find(|(known, _)| *known == same) {
                Some((_, sum)) => *sum += bundle.cents,
                None => ranks.push((same, bundle.cents)),
            }
        }
        let all: u64 = ranks.iter().map(|(_, cents)| cents).sum();
        let parts: Vec<(usize, u64)> = match sharing {
            Sharing::Hort => halves(&ranks, all, &pool.members),
            Sharing::ByRank | Sharing::Equally => {
                pool.members.iter().copied().zip(divided(all, pool.members.len())).collect()
            }
        };
        for (place, part) in parts {
            pay(&mut here, place, part, pool.members.len() > 1);
        }
        left.push((pool.kind, rest));
    }
    for class in alike {
        let all = class.iter().filter_map(|place| here.get(place)).map(|(cents, _)| cents).sum();
        for (place, part) in class.iter().zip(divided(all, class.len())) {
            here.insert(*place, (part, true));
        }
    }
    for (place, (cents, shared)) in here {
        pay(paid, place, cents, shared);
    }
    left
}

/// Rule 5: the parties of one rank that may be in the same pools, two or more.
fn alike<Who, Points>(pools: &[Pool], group: &[usize], places: &[Placed<Who, Points>]) -> Vec<Vec<usize>> {
    let same = |one: usize, other: usize| {
        places[one].rank == places[other].rank
            && pools.iter().all(|pool| pool.admits(one) == pool.admits(other))
    };
    let mut classes: Vec<Vec<usize>> = Vec::new();
    if pools.is_empty() {
        return classes;
    }
    for &place in group {
        match classes.iter_mut().find(|class| same(class[0], place)) {
            Some(class) => class.push(place),
            None => classes.push(vec![place]),
        }
    }
    classes.retain(|class| class.len() > 1 && pools.iter().any(|pool| pool.admits(class[0])));
    classes
}

/// Hort: half of the money by rank, half in equal parts for the group. The exact sum of both halves is rounded once;
/// the cents left over go to the largest fractions, then to the higher places.
fn halves(ranks: &[(Vec<usize>, u64)], all: u64, group: &[usize]) -> Vec<(usize, u64)> {
    let (all, size) = (u128::from(all), group.len() as u128);
    // The remainder is a fraction: numerator and denominator.
    let share = |place: &usize| {
        let own = ranks.iter().find(|(seats, _)| seats.contains(place));
        let (own, seats) = own.map_or((0, 1), |(seats, cents)| (u128::from(*cents), seats.len() as u128));
        let (exact, parts) = (own * size + all * seats, 2 * seats * size);
        (*place, exact / parts, (exact % parts, parts))
    };
    let mut shares: Vec<(usize, u128, (u128, u128))> = group.iter().map(share).collect();
    let given: u128 = shares.iter().map(|(_, cents, _)| cents).sum();
    shares.sort_by(|(one, _, first), (other, _, second)| {
        (second.0 * first.1).cmp(&(first.0 * second.1)).then(one.cmp(other))
    });
    let left = all.saturating_sub(given);
    let rounded = (0..).zip(shares).map(|(at, (place, cents, _))| (place, cents + u128::from(at < left)));
    rounded.map(|(place, cents)| (place, u64::try_from(cents).unwrap_or(u64::MAX))).collect()
}

#[cfg(test)]
mod tests {
    use crate::settings::{Eligible, Prize, PrizeRules, Sharing};

    use super::super::{Placed, award};

    fn prize(euros: u64, place: u32, category: u32) -> Prize {
        let rating_below = (category > 0).then_some(category);
        let to = Eligible { rating_below, ..Eligible::everyone() };
        Prize { name: String::new(), cents: euros * 100, to, place }
    }

    /// Player, points and the categories open to them, from the top.
    type Players = Vec<(u32, Vec<u32>)>;

    fn paid(players: &Players, list: &[Prize], sharing: Sharing) -> (Vec<Vec<u32>>, Vec<u64>) {
        let field: Vec<Placed<u32, u32>> =
            (1..).zip(players).map(|(who, (points, _))| Placed { rank: who, points: *points, who }).collect();
        let admits = |prize: &Prize, who: u32| {
            prize.to.rating_below.is_none_or(|category| players[who as usize - 1].1.contains(&category))
        };
        let rules = PrizeRules { several: false, sharing };
        let (won, all) = award(list, rules, &field, admits);
        let of = |who: u32| all.iter().find(|one| one.who == who).map_or(0, |one| one.cents);
        (won.into_iter().map(|won| won.winners).collect(), field.iter().map(|one| of(one.who)).collect())
    }

    /// Eight players with equal points; U16 are those in category 16.
    #[test]
    fn a_category_costs_nobody_money() {
        let list = [prize(200, 1, 0), prize(40, 1, 16)];
        let eight = |young: &[usize]| -> Players {
            (0..8).map(|at| (5, if young.contains(&at) { vec![16] } else { vec![] })).collect()
        };
        for (young, best, sharing, expected) in [
            (&[1, 3, 4, 6][..], 1, Sharing::Equally, [2858, 4000, 2857, 2857, 2857, 2857, 2857, 2857]),
            (&[4, 5, 6, 7], 4, Sharing::Equally, [2858, 2857, 2857, 2857, 4000, 2857, 2857, 2857]),
            (&[1, 3, 4, 6], 1, Sharing::Hort, [11429, 4000, 1429, 1429, 1429, 1428, 1428, 1428]),
            // Who has the first prize by rank does not take the category instead.
            (&[0, 3], 3, Sharing::Hort, [11429, 1429, 1429, 4000, 1429, 1428, 1428, 1428]),
        ] {
            let (won, mut sums) = paid(&eight(young), &list, sharing);
            // Odd cents may stand at any of the equal ones.
            let mut expected = expected.to_vec();
            assert_eq!(sums[best], 4000, "{young:?} {sharing:?}");
            assert_eq!(won[1], [u32::try_from(best).expect("small") + 1]);
            sums.sort_unstable();
            expected.sort_unstable();
            assert_eq!(sums, expected, "{young:?} {sharing:?}");
        }
        // A share of the first prize is worth more than the whole prize of the category: the next points have it.
        let three: Players = vec![(5, vec![]), (5, vec![16]), (4, vec![16])];
        let list = [prize(1000, 1, 0), prize(40, 1, 16)];
        assert_eq!(
            paid(&three, &list, Sharing::Equally),
            (vec![vec![1], vec![3]], vec![50_000, 50_000, 4_000])
        );
    }

    #[test]
    fn equals_in_rank_and_eligibility_get_the_same() {
        let field: Vec<Placed<u32, u32>> = (1..=2).map(|who| Placed { rank: 1, points: 5, who }).collect();
        let list = [prize(100, 1, 0), prize(80, 1, 16)];
        for sharing in [Sharing::Equally, Sharing::Hort] {
            let rules = PrizeRules { several: false, sharing };
            let (won, all) = award(&list, rules, &field, |_, _| true);
            assert_eq!(all.iter().map(|one| one.cents).collect::<Vec<_>>(), [9_000, 9_000]);
            assert!(won.iter().all(|won| won.winners == [1, 2]));
        }
    }

    proptest::proptest! {
        /// Every prize with a winner is paid, to the cent; nobody wins in two kinds; a prize without a winner finds all who
        /// may win it paid elsewhere; nobody gets less than from the prizes open to everyone alone.
        #[test]
        fn shared_money_is_fair(
            players in proptest::collection::vec((0_u32..4, proptest::collection::vec(1_u32..4, 0..3)), 1..14),
            main in proptest::collection::vec(1_u64..300, 0..5),
            special in proptest::collection::vec((1_u64..200, 1_u32..4), 0..5),
            hort: bool,
        ) {
            let mut players = players;
            players.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
            let mut main = main;
            main.sort_unstable_by_key(|euros| std::cmp::Reverse(*euros));
            let open: Vec<Prize> = (1..).zip(&main).map(|(place, euros)| prize(*euros, place, 0)).collect();
            let mut list = open.clone();
            for (euros, category) in special {
                let before = list.iter().filter(|prize| prize.to.rating_below == Some(category)).count();
                list.push(prize(euros, u32::try_from(before).expect("few") + 1, category));
            }
            let sharing = if hort { Sharing::Hort } else { Sharing::Equally };
            let (won, sums) = paid(&players, &list, sharing);
            let awarded: u64 = list.iter().zip(&won).filter(|(_, won)| !won.is_empty()).map(|(prize, _)| prize.cents).sum();
            proptest::prop_assert_eq!(sums.iter().sum::<u64>(), awarded);
            for who in (1..).take(players.len()) {
                let kinds: Vec<_> = list.iter().zip(&won).filter(|(_, won)| won.contains(&who)).map(|(prize, _)| &prize.to).collect();
                proptest::prop_assert!(kinds.iter().all(|kind| *kind == kinds[0]));
            }
            for (prize, won) in list.iter().zip(&won).filter(|(_, won)| won.is_empty()) {
                let may = |(_, open): &(u32, Vec<u32>)| prize.to.rating_below.is_none_or(|category| open.contains(&category));
                let eligible: Vec<usize> = (0..players.len()).filter(|at| may(&players[*at])).collect();
                let from = eligible.iter().skip(prize.place as usize - 1);
                proptest::prop_assert!(from.clone().all(|at| sums[*at] > 0), "{prize:?} {won:?} {sums:?}");
            }
            let (_, without) = paid(&players, &open, sharing);
            for (with, without) in sums.iter().zip(&without) {
                proptest::prop_assert!(with + 1 >= *without, "{sums:?} {without:?}");
            }
        }
    }
}

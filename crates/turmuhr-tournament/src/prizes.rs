//! Awards prizes to the best eligible parties, and shares their money as the announcement says.

mod pools;
mod undecided;

use std::{
    cmp::{Ordering, Reverse},
    collections::BTreeMap,
};

use crate::{
    id::Party,
    section::Section,
    settings::{Prize, PrizeRules, Sharing},
    table::Table,
};

pub use undecided::{Undecided, undecided};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Won<'s, Who = Party> {
    pub prize: &'s Prize,
    /// Several if they share the place; empty if nobody is eligible.
    pub winners: Vec<Who>,
}

/// A party in the standings, from the top; shared places have the same rank.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Placed<Who, Points> {
    pub rank: u32,
    pub points: Points,
    pub who: Who,
}

/// The money that a party gets.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Payout<Who = Party> {
    pub who: Who,
    pub cents: u64,
    /// Part of it comes from money shared with others.
    pub shared: bool,
}

impl Section {
    /// Are prize winners shown after this round? Before the end only from the round the organiser chose.
    pub fn shows_winners(&self, after: u32) -> bool {
        self.finished || self.settings.prizes_from.is_some_and(|from| from.up_to() <= after)
    }

    /// Is this prize open to the party? A team may win every prize.
    pub fn may_win(&self, prize: &Prize, party: Party) -> bool {
        let player = self.player(party);
        player.is_none_or(|player| prize.to.admits(&player.person, self.settings.initial_order))
    }

    /// Would a player of the section be eligible with any rating below the limit?
    pub fn leaves_out_unrated(&self, prize: &Prize) -> bool {
        let order = self.settings.initial_order;
        self.players.values().any(|player| prize.to.lacks_only_a_rating(&player.person, order))
    }
}

/// The prizes of a section, and the money for each party.
pub fn prizes<'s>(section: &'s Section, table: &Table) -> (Vec<Won<'s>>, Vec<Payout>) {
    let places: Vec<_> =
        table.rows().map(|(who, row)| Placed { rank: row.rank, points: row.points.amount, who }).collect();
    let settings = &section.settings;
    award(&settings.prizes, settings.prize_rules, &places, |prize, party| section.may_win(prize, party))
}

/// Who wins each prize, and the money that each party gets.
pub fn award<'s, Who: Copy + PartialEq, Points: Copy + PartialEq>(
    prizes: &'s [Prize],
    rules: PrizeRules,
    places: &[Placed<Who, Points>],
    admits: impl Fn(&Prize, Who) -> bool,
) -> (Vec<Won<'s, Who>>, Vec<Payout<Who>>) {
    let kinds = kinds(prizes, places, admits);
    // With several prizes a party takes each place of the same kind once, and the kinds do not affect each other.
    let fields: Vec<&[Kind]> = if rules.several { kinds.chunks(1).collect() } else { vec![&kinds] };
    let mut given: Vec<Vec<usize>> = vec![Vec::new(); prizes.len()];
    let mut pooled = Paid::new();
    for field in fields {
        match rules.sharing {
            Sharing::ByRank => give(prizes, field, places, &mut given),
            Sharing::Equally | Sharing::Hort => {
                pools::give(prizes, field, places, rules.sharing, &mut given, &mut pooled);
            }
        }
    }
    let won: Vec<Won<'s, Who>> = prizes
        .iter()
        .zip(given)
        .map(|(prize, given)| Won { prize, winners: given.iter().map(|place| places[*place].who).collect() })
        .collect();
    let paid = match rules.sharing {
        Sharing::ByRank => by_rank(&won, places),
        Sharing::Equally | Sharing::Hort => listed(pooled, places),
    };
    (won, paid)
}

/// The prizes of one kind that fall to the open parties of one rank.
struct Group {
    /// By position in the list of prizes.
    prizes: Vec<usize>,
    /// By place in the standings.
    members: Vec<usize>,
    cents: u64,
}

impl Group {
    /// Is a member's share higher than in the other group?
    fn beats(&self, other: &Group) -> bool {
        let weigh = |one: &Group, by: &Group| u128::from(one.cents) * by.members.len() as u128;
        let first = |one: &Group| one.prizes.iter().min().copied();
        match weigh(self, other).cmp(&weigh(other, self)) {
            Ordering::Greater => true,
            Ordering::Less => false,
            // Equal shares in listed order.
            Ordering::Equal => first(self) < first(other),
        }
    }

    /// Does it beat every group that these prizes can make? One member with all their money is the best of them.
    fn beats_all_of(&self, prizes: &[Prize], left: &[usize]) -> bool {
        let cents = left.iter().map(|at| prizes[*at].cents).sum();
        let best = Group { prizes: left.to_vec(), members: vec![0], cents };
        self.beats(&best)
    }
}

/// The prizes of one kind and the places eligible for it.
type Kind = (Vec<usize>, Vec<usize>);

fn kinds<Who: Copy, Points>(
    prizes: &[Prize],
    places: &[Placed<Who, Points>],
    admits: impl Fn(&Prize, Who) -> bool,
) -> Vec<Kind> {
    let mut order: Vec<usize> = (0..prizes.len()).collect();
    order.sort_by_key(|at| Reverse(prizes[*at].cents));
    let mut kinds: Vec<Kind> = Vec::new();
    for at in order {
        match kinds.iter_mut().find(|(same, _)| prizes[same[0]].to == prizes[at].to) {
            Some((same, _)) => same.push(at),
            None => {
                let eligible = (0..places.len()).filter(|place| admits(&prizes[at], places[*place].who));
                kinds.push((vec![at], eligible.collect()));
            }
        }
    }
    kinds
}

/// Gives prizes by rank: in a field a party wins once. They are awarded by descending value, so that a party eligible
/// for two gets the higher one; equal prizes in listed order. Parties of the same rank share the prizes of all the
/// places they take. Several prizes of one kind for one place belong together: its winner gets all of them.
fn give<Who, Points>(
    prizes: &[Prize],
    kinds: &[Kind],
    places: &[Placed<Who, Points>],
    given: &mut [Vec<usize>],
) {
    let mut taken = vec![false; places.len()];
    loop {
        let mut best: Option<Group> = None;
        for (same, eligible) in kinds {
            let left: Vec<usize> = same.iter().copied().filter(|at| given[*at].is_empty()).collect();
            // Without this, five hundred kinds would be sorted again for each prize.
            if left.is_empty() || best.as_ref().is_some_and(|best| best.beats_all_of(prizes, &left)) {
                continue;
            }
            for group in groups(prizes, &left, places, eligible, &taken) {
                if best.as_ref().is_none_or(|best| group.beats(best)) {
                    best = Some(group);
                }
            }
        }
        let Some(best) = best else { break };
        for &place in &best.members {
            taken[place] = true;
        }
        for at in best.prizes {
            given[at].clone_from(&best.members);
        }
    }
}

/// Expects prizes of one kind, by descending value.
fn groups<Who, Points>(
    prizes: &[Prize],
    left: &[usize],
    places: &[Placed<Who, Points>],
    eligible: &[usize],
    taken: &[bool],
) -> Vec<Group> {
    // The place of a prize is counted among all eligible parties, including winners of other prizes. Of equal
    // parties those count first, so that the order in the list does not matter.
    let mut order = eligible.to_vec();
    order.sort_by_key(|place| (places[*place].rank, !taken[*place]));
    let mut used = taken.to_vec();
    let mut by_rank: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (place, bundle) in bundles(prizes, left) {
        let wanted = order.get((place as usize).saturating_sub(1)..).unwrap_or(&[]);
        if let Some(place) = wanted.iter().find(|place| !used[**place]) {
            used[*place] = true;
            by_rank.entry(places[*place].rank).or_default().extend(bundle);
        }
    }
    let group = |(rank, at): (u32, Vec<usize>)| Group {
        members: order
            .iter()
            .copied()
            .filter(|place| places[*place].rank == rank && !taken[*place])
            .collect(),
        cents: at.iter().map(|at| prizes[*at].cents).sum(),
        prizes: at,
    };
    by_rank.into_iter().map(group).collect()
}

/// The prizes of each place, by descending value of the whole.
fn bundles(prizes: &[Prize], left: &[usize]) -> Vec<(u32, Vec<usize>)> {
    let mut by_place: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for &at in left {
        by_place.entry(prizes[at].place).or_default().push(at);
    }
    let mut bundles: Vec<(u32, Vec<usize>)> = by_place.into_iter().collect();
    let value = |bundle: &[usize]| bundle.iter().map(|at| prizes[*at].cents).sum::<u64>();
    let first = |bundle: &[usize]| bundle.iter().min().copied();
    bundles.sort_by_key(|(_, bundle)| (Reverse(value(bundle)), first(bundle)));
    bundles
}

/// The money of each party by rank, in the order of the standings. Cents that cannot be divided go to the higher places.
fn by_rank<Who: Copy + PartialEq, Points>(
    won: &[Won<'_, Who>],
    places: &[Placed<Who, Points>],
) -> Vec<Payout<Who>> {
    // A place of the standings may win prizes that share: they are divided as one sum.
    let mut sums: Vec<(Vec<usize>, &Prize, u64)> = Vec::new();
    for Won { prize, winners } in won {
        let at = |who: &Who| places.iter().position(|placed| placed.who == *who);
        let seats: Vec<usize> = winners.iter().filter_map(at).collect();
        match sums.iter_mut().find(|(same, kind, _)| *same == seats && kind.to == prize.to) {
            Some((_, _, sum)) => *sum += prize.cents,
            None => sums.push((seats, prize, prize.cents)),
        }
    }
    let mut paid = Paid::new();
    for (seats, _, cents) in sums {
        for (place, part) in seats.iter().zip(divided(cents, seats.len())) {
            pay(&mut paid, *place, part, seats.len() > 1);
        }
    }
    listed(paid, places)
}

/// Cents by place in the standings, and whether some come from money shared with others.
type Paid = BTreeMap<usize, (u64, bool)>;

fn pay(paid: &mut Paid, place: usize, cents: u64, shared: bool) {
    let sum = paid.entry(place).or_default();
    sum.0 += cents;
    sum.1 |= shared;
}

fn listed<Who: Copy, Points>(paid: Paid, places: &[Placed<Who, Points>]) -> Vec<Payout<Who>> {
    let shown = paid.into_iter().filter(|(_, (cents, _))| *cents > 0);
    shown.map(|(place, (cents, shared))| Payout { who: places[place].who, cents, shared }).collect()
}

/// Equal parts; the first get a cent more where it does not come out even.
fn divided(cents: u64, parts: usize) -> impl Iterator<Item = u64> {
    let parts = parts.max(1) as u64;
    (0..parts).map(move |at| cents / parts + u64::from(at < cents % parts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Eligible;

    fn prize(name: &str, euros: u64, place: u32, below: Option<u32>) -> Prize {
        let to = Eligible { rating_below: below, ..Eligible::everyone() };
        Prize { name: name.to_owned(), cents: euros * 100, to, place }
    }

    /// Six players: 5, 4½, 4½, 4½, 4, 4 points; players 4 and 6 are rated below 1800.
    fn field() -> Vec<Placed<u32, u32>> {
        [(1, 50), (2, 45), (3, 45), (4, 45), (5, 40), (6, 40)]
            .map(|(rank, points)| Placed { rank, points, who: rank })
            .to_vec()
    }

    fn paid(list: &[Prize], several: bool, sharing: Sharing) -> Vec<(u32, u64)> {
        paid_in(&field(), list, several, sharing)
    }

    fn paid_in(
        field: &[Placed<u32, u32>],
        list: &[Prize],
        several: bool,
        sharing: Sharing,
    ) -> Vec<(u32, u64)> {
        let rules = PrizeRules { several, sharing };
        let admits = |prize: &Prize, who: u32| prize.to.rating_below.is_none() || [4, 6].contains(&who);
        let (_, all) = award(list, rules, field, admits);
        let sum: u64 = all.iter().map(|one| one.cents).sum();
        assert_eq!(sum, list.iter().map(|prize| prize.cents).sum::<u64>(), "all money is paid, no more");
        all.into_iter().map(|one| (one.who, one.cents)).collect()
    }

    #[test]
    fn money_is_shared_as_announced() {
        let list = [prize("1", 400, 1, None), prize("2", 300, 2, None), prize("3", 150, 3, None)];
        assert_eq!(paid(&list, false, Sharing::ByRank), [(1, 40_000), (2, 30_000), (3, 15_000)]);
        // 300 and 150 for three players with 4½ points.
        assert_eq!(
            paid(&list, false, Sharing::Equally),
            [(1, 40_000), (2, 15_000), (3, 15_000), (4, 15_000)]
        );
        // Half by place, half shared: 150 + 75, 75 + 75, 75.
        assert_eq!(paid(&list, false, Sharing::Hort), [(1, 40_000), (2, 22_500), (3, 15_000), (4, 7_500)]);
    }

    #[test]
    fn one_prize_for_each_or_several() {
        let list = [prize("1", 400, 1, None), prize("2", 300, 2, None), prize("U1800", 100, 1, Some(1800))];
        let with = |place| [list[0].clone(), list[1].clone(), list[2].clone(), prize("4", 50, place, None)];
        assert_eq!(
            paid(&with(4), false, Sharing::ByRank),
            [(1, 40_000), (2, 30_000), (4, 10_000), (5, 5_000)],
            "player 4 takes the higher prize, the lower one goes on"
        );
        assert_eq!(paid(&with(4), true, Sharing::ByRank), [(1, 40_000), (2, 30_000), (4, 15_000)]);
        // A winner elsewhere does not share in the pool.
        assert_eq!(
            paid(&list, false, Sharing::Equally),
            [(1, 40_000), (2, 15_000), (3, 15_000), (4, 10_000)]
        );
        assert_eq!(paid(&list, true, Sharing::Equally), [(1, 40_000), (2, 10_000), (3, 10_000), (4, 20_000)]);
    }

    #[test]
    fn five_hundred_prizes_of_five_hundred_kinds_are_given_at_once() {
        let field: Vec<_> = (1..=500).map(|who| Placed { rank: who, points: 1000 - who, who }).collect();
        let of_its_own = |at: u32| prize("U", u64::from(at % 7), 1, Some(5000 - at));
        let list: Vec<Prize> = (1..=500).map(of_its_own).collect();
        for several in [false, true] {
            for sharing in WAYS {
                let asked = std::cell::Cell::new(0u32);
                let admits = |_: &Prize, _: u32| {
                    asked.set(asked.get() + 1);
                    true
                };
                let (won, _) = award(&list, PrizeRules { several, sharing }, &field, admits);
                assert!(won.iter().all(|won| won.winners.len() == 1));
                assert!(asked.get() <= 2 * 500 * 500, "{}", asked.get());
            }
        }
    }

    #[test]
    fn cents_that_do_not_come_out_even_are_paid() {
        let list = [prize("2", 100, 2, None)];
        assert_eq!(paid(&list, false, Sharing::Equally), [(2, 3_334), (3, 3_333), (4, 3_333)]);
    }

    /// Players 1, 2, … on these ranks; the points follow from the rank.
    fn ranked<const N: usize>(ranks: [u32; N]) -> Vec<Placed<u32, u32>> {
        let placed = |(who, rank)| Placed { rank, points: 100 - rank, who };
        (1..).zip(ranks).map(placed).collect()
    }

    const WAYS: [Sharing; 3] = [Sharing::ByRank, Sharing::Equally, Sharing::Hort];

    #[test]
    fn an_equal_place_shares_the_prizes_of_all_its_places() {
        let three = [prize("1", 50, 1, None), prize("2", 30, 2, None), prize("3", 20, 3, None)];
        let lower = [prize("1", 100, 1, None), prize("2", 50, 2, None), prize("3", 25, 3, None)];
        for several in [false, true] {
            for way in WAYS {
                let shared = paid_in(&ranked([1, 1, 1, 4]), &three, several, way);
                let sum: u64 = shared.iter().map(|(_, cents)| cents).sum();
                assert_eq!((shared.len(), sum), (3, 10_000), "{way:?}");
                let shared = paid_in(&ranked([1, 2, 2, 4]), &lower, several, way);
                assert_eq!(shared, [(1, 10_000), (2, 3_750), (3, 3_750)], "{way:?}");
                // More players than prizes.
                let shared = paid_in(&ranked([1, 1, 1, 1, 5]), &three, several, way);
                assert_eq!(shared, [1, 2, 3, 4].map(|who| (who, 2_500)), "{way:?}");
            }
        }
        for way in WAYS {
            let shared = paid_in(&ranked([1, 1, 1, 4]), &three, false, way);
            assert_eq!(shared, [(1, 3_334), (2, 3_333), (3, 3_333)], "{way:?}");
        }
    }

    #[test]
    fn several_prizes_for_one_place_stay_together() {
        let cup = Prize { cents: 0, ..prize("Cup", 0, 1, None) };
        let list = [prize("1", 300, 1, None), cup, prize("Sponsor", 50, 1, None), prize("2", 200, 2, None)];
        for several in [false, true] {
            let rules = PrizeRules { several, sharing: Sharing::ByRank };
            let (won, paid) = award(&list, rules, &ranked([1, 2, 3]), |_, _| true);
            let winners: Vec<Vec<u32>> = won.iter().map(|won| won.winners.clone()).collect();
            assert_eq!(winners, [vec![1], vec![1], vec![1], vec![2]]);
            assert_eq!(paid.iter().map(|one| one.cents).collect::<Vec<_>>(), [35_000, 20_000]);
        }
        // A winner elsewhere leaves the whole place to the next.
        let list = [prize("U1800", 60, 1, Some(1800)), prize("4", 30, 4, None), prize("Book", 20, 4, None)];
        assert_eq!(paid(&list, false, Sharing::ByRank), [(4, 6_000), (5, 5_000)]);
        assert_eq!(paid(&list, true, Sharing::ByRank), [(4, 11_000)]);
    }

    #[test]
    fn hort_pays_every_cent_and_equal_places_alike() {
        for cents in [1, 2, 3, 99, 10_001, 33_333] {
            for ranks in [[1, 1, 1, 4, 5], [1, 2, 2, 2, 5], [1, 1, 3, 3, 3], [1, 2, 3, 4, 5]] {
                let list: Vec<Prize> = (1..=3)
                    .map(|place| Prize { cents: cents * u64::from(4 - place), ..prize("", 0, place, None) })
                    .collect();
                // Equal points for all, and equal points for equal ranks only.
                let level = ranked(ranks).into_iter().map(|one| Placed { points: 1, ..one }).collect();
                for field in [ranked(ranks), level] {
                    let paid = paid_in(&field, &list, false, Sharing::Hort);
                    for rank in ranks {
                        let of = |who: u32| paid.iter().find(|one| one.0 == who).map_or(0, |one| one.1);
                        let same: Vec<u64> =
                            (1..).zip(ranks).filter(|one| one.1 == rank).map(|one| of(one.0)).collect();
                        let (least, most) = (same.iter().min(), same.iter().max());
                        assert!(
                            most.zip(least).is_some_and(|(most, least)| most - least <= 1),
                            "{ranks:?} {paid:?}"
                        );
                    }
                }
            }
        }
    }

    /// Player 4 shares a place with player 5 and is the only one rated below 1800.
    #[test]
    fn a_share_is_weighed_against_another_prize() {
        let field = ranked([1, 2, 3, 4, 4]);
        let list = |special| [prize("4", 40, 4, None), prize("U1800", special, 1, Some(1800))];
        assert_eq!(paid_in(&field, &list(25), false, Sharing::ByRank), [(4, 2_500), (5, 4_000)]);
        assert_eq!(paid_in(&field, &list(25), true, Sharing::ByRank), [(4, 4_500), (5, 2_000)]);
        // A winner elsewhere keeps the place: the last prize goes to the others on it.
        let last = [prize("5", 40, 5, None), prize("U1800", 25, 1, Some(1800))];
        assert_eq!(paid_in(&field, &last, false, Sharing::ByRank), [(4, 2_500), (5, 4_000)]);
        let mirrored: Vec<_> = [0, 1, 2, 4, 3].map(|at| field[at]).to_vec();
        assert_eq!(paid_in(&mirrored, &last, false, Sharing::ByRank), [(5, 4_000), (4, 2_500)]);
    }
}

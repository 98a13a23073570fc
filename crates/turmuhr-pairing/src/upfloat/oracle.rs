//! Article 3, literally, by trying everything; the engine is compared with it on small random fields.

use proptest::prelude::*;
use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};

use super::{Quality, Rules, Step, Worked, denied, floated, strongly_denied};
use crate::{
    double_swiss,
    field::{Attendance, Entrant, Field, Prohibition, Scoring},
    roster::Roster,
    system::TeamPreferences,
    team,
};

type Pairs = Vec<(usize, usize)>;

/// Every way to pair all of `players` without a rematch.
fn all_pairings(roster: &Roster, players: &[usize]) -> Vec<Pairs> {
    let Some((&one, rest)) = players.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for &other in rest.iter().filter(|&&other| roster.may_meet(one, other)) {
        let others: Vec<usize> = rest.iter().copied().filter(|&left| left != other).collect();
        for mut pairs in all_pairings(roster, &others) {
            pairs.push((one, other));
            all.push(pairs);
        }
    }
    all
}

fn is_legal(roster: &Roster, players: &[usize]) -> bool {
    !all_pairings(roster, players).is_empty()
}

fn without(players: &[usize], gone: &[usize]) -> Vec<usize> {
    players.iter().copied().filter(|player| !gone.contains(player)).collect()
}

fn sets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &first) in of.iter().enumerate() {
        for mut rest in sets(&of[at + 1..], size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

fn top_group(roster: &Roster, left: &[usize]) -> Vec<usize> {
    left.iter().copied().filter(|&place| roster.score(place) == roster.score(left[0])).collect()
}

/// The sets of fewest upfloaters (C4) that leave legal pairings of the bracket and of the others (C1, C3).
fn fewest(roster: &Roster, left: &[usize]) -> Vec<Vec<usize>> {
    let group = top_group(roster, left);
    let below = without(left, &group);
    for size in 0..=below.len() {
        let able: Vec<Vec<usize>> = sets(&below, size)
            .into_iter()
            .filter(|set| {
                let bracket: Vec<usize> = group.iter().chain(set).copied().collect();
                is_legal(roster, &bracket) && is_legal(roster, &without(&below, set))
            })
            .collect();
        if !able.is_empty() {
            return able;
        }
    }
    Vec::new()
}

/// C6: the next group, if it is not empty, needs no more upfloaters than its parity demands.
fn serves_next(roster: &Roster, left: &[usize], set: &[usize]) -> bool {
    let below = without(left, &top_group(roster, left));
    let Some(&first) = below.first() else { return true };
    let rest = without(&below, set);
    if rest.first().is_none_or(|&place| roster.score(place) != roster.score(first)) {
        return true;
    }
    let size = top_group(roster, &rest).len();
    fewest(roster, &rest)[0].len() == size % 2
}

fn upfloaters(roster: &Roster, rules: Rules, left: &[usize]) -> Vec<usize> {
    let mut able = fewest(roster, left);
    // C5: scores in ascending order, as high as possible.
    let scores =
        |set: &Vec<usize>| -> Vec<Points> { set.iter().rev().map(|&place| roster.score(place)).collect() };
    let best = able.iter().map(scores).max().unwrap();
    able.retain(|set| scores(set) == best);
    if able.iter().any(|set| serves_next(roster, left, set)) {
        able.retain(|set| serves_next(roster, left, set));
    }
    // C7.
    let again =
        |set: &Vec<usize>| set.iter().filter(|&&place| rules.float_history && floated(roster, place)).count();
    let least = able.iter().map(again).min().unwrap();
    able.retain(|set| again(set) == least);
    able.sort_by_key(|set| set.iter().map(|&place| roster.players[place].number).collect::<Vec<_>>());
    able.swap_remove(0)
}

fn bracket(roster: &Roster, rules: Rules, group: Vec<usize>, upfloaters: Vec<usize>) -> Step {
    let number = |place: usize| roster.players[place].number;
    let mut members: Vec<usize> = group.iter().chain(&upfloaters).copied().collect();
    members.sort_by_key(|&place| number(place));
    let again = |place: usize| rules.float_history && floated(roster, place);
    let quality = |pairs: &Pairs| {
        let mut quality = Quality {
            upfloaters_floated: upfloaters.iter().filter(|&&place| again(place)).count() as u32,
            ..Quality::default()
        };
        for &(one, other) in pairs {
            let (first, second) = (&roster.players[one], &roster.players[other]);
            quality.denied += u32::from(denied(first, second));
            quality.strongly_denied += u32::from(rules.strong && strongly_denied(first, second));
            for (upfloater, opponent) in [(one, other), (other, one)] {
                let lifted = upfloaters.contains(&upfloater) && !upfloaters.contains(&opponent);
                quality.opponents_floated += u32::from(lifted && again(opponent));
            }
        }
        quality
    };
    let identifier = |pairs: &Pairs| {
        let tops = pairs.iter().map(|&(top, _)| number(top));
        tops.chain(pairs.iter().map(|&(_, bottom)| number(bottom))).collect::<Vec<_>>()
    };
    let pairs = all_pairings(roster, &members)
        .into_iter()
        .map(|mut pairs| {
            pairs.sort_by_key(|&(top, _)| number(top));
            pairs
        })
        .min_by_key(|pairs| (quality(pairs), identifier(pairs)))
        .unwrap();
    Step { quality: quality(&pairs), group, upfloaters, pairs }
}

fn by_hand(roster: &Roster, rules: Rules) -> Option<Worked> {
    let mut left: Vec<usize> = (0..roster.len()).collect();
    let mut bye = None;
    if left.len() % 2 == 1 {
        let able = left.iter().copied().filter(|&place| {
            roster.players[place].may_have_bye && is_legal(roster, &without(&left, &[place]))
        });
        let rank = |place: usize| {
            let team = &roster.players[place];
            (team.score, std::cmp::Reverse(team.games), std::cmp::Reverse(team.number))
        };
        bye = Some(able.min_by_key(|&place| rank(place))?);
        left.retain(|&place| Some(place) != bye);
    } else if !is_legal(roster, &left) {
        return None;
    }
    let mut steps = Vec::new();
    while !left.is_empty() {
        let chosen = upfloaters(roster, rules, &left);
        let step = bracket(roster, rules, top_group(roster, &left), chosen);
        left = without(&left, &step.group);
        left = without(&left, &step.upfloaters);
        steps.push(step);
    }
    Some(Worked { bye, steps })
}

/// Random rounds: any possible history.
fn field(size: usize, done: u32, total: u32, dice: &[u32]) -> Field {
    let mut dice = dice.iter().copied().cycle();
    let mut roll = move |sides: usize| dice.next().unwrap() as usize % sides;
    let mut histories = vec![Vec::new(); size];
    for _ in 0..done {
        let mut free: Vec<usize> = (0..size).collect();
        while let Some(one) = free.pop() {
            let history: &Vec<Round> = &histories[one];
            let met: Vec<usize> =
                history.iter().filter_map(|round| round.opponent()).map(|id| id.0 as usize - 1).collect();
            let able: Vec<usize> = free.iter().copied().filter(|other| !met.contains(other)).collect();
            if able.is_empty() || roll(12) == 0 {
                let byes = [Bye::PairingAllocated, Bye::Zero, Bye::Half, Bye::Full];
                histories[one].push(Round::Bye(byes[roll(4)]));
                continue;
            }
            // Mostly near neighbours, so that scores differ.
            let other = able[able.len() - 1 - roll(able.len().min(3))];
            free.retain(|&left| left != other);
            let (own, theirs) = match roll(3) {
                0 => (Score::Win, Score::Loss),
                1 => (Score::Draw, Score::Draw),
                _ => (Score::Loss, Score::Win),
            };
            let colour = if roll(2) == 0 { Color::White } else { Color::Black };
            let game = |opponent: usize, colour, score| Round::Played {
                opponent: PlayerId(opponent as u32 + 1),
                colour,
                score,
                rated: Rated::Yes,
            };
            if roll(15) == 0 {
                let id = |place: usize| PlayerId(place as u32 + 1);
                histories[one].push(Round::ForfeitWin { opponent: id(other), colour: None });
                histories[other].push(Round::ForfeitLoss { opponent: id(one), colour: None });
            } else {
                histories[one].push(game(other, colour, own));
                histories[other].push(game(one, !colour, theirs));
            }
        }
    }
    Field {
        players: histories
            .into_iter()
            .zip(1..)
            .map(|(history, id)| Entrant {
                history,
                next: if roll(20) == 0 { Attendance::Away(Bye::Zero) } else { Attendance::Present },
                ..Entrant::new(PlayerId(id))
            })
            .collect(),
        total_rounds: total,
        rounds_done: done,
        initial_colour: Color::White,
        scoring: Scoring {
            pairing_bye: Points::ONE,
            ..Scoring::of(Points::whole(2), Points::ONE, Points::ZERO)
        },
        prohibited: Vec::new(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn the_engine_pairs_as_the_text_does(
        size in 2..10_usize,
        done in 0..6_u32,
        more in 1..4_u32,
        laws in prop_oneof![
            Just(team::laws(TeamPreferences::TypeA)),
            Just(team::laws(TeamPreferences::TypeB)),
            Just(team::laws(TeamPreferences::None)),
            Just(double_swiss::laws()),
        ],
        prohibited in proptest::collection::vec(proptest::collection::vec(1..10_u32, 2..4), 0..2),
        dice in proptest::collection::vec(any::<u32>(), 200),
    ) {
        let mut field = field(size, done, done + more, &dice);
        field.prohibited = prohibited
            .into_iter()
            .map(|ids| Prohibition {
                first_round: 1,
                last_round: 99,
                players: ids.into_iter().map(PlayerId).collect(),
            })
            .collect();
        let roster = Roster::of(&field, laws.reading).unwrap();
        let rules = laws.rules(&roster);
        prop_assert_eq!(super::pair(&roster, rules).ok(), by_hand(&roster, rules));
    }

    /// C6 is computed in two ways, during the choice and for a given choice.
    #[test]
    fn the_next_group_is_served_as_the_text_says(
        size in 2..9_usize,
        done in 1..5_u32,
        dice in proptest::collection::vec(any::<u32>(), 200),
    ) {
        let field = field(size, done, done + 3, &dice);
        let roster = Roster::of(&field, TeamPreferences::None.reading()).unwrap();
        let left: Vec<usize> = (0..roster.len() / 2 * 2).collect();
        if left.is_empty() || !is_legal(&roster, &left) {
            return Ok(());
        }
        for set in fewest(&roster, &left) {
            prop_assert_eq!(
                super::floaters::serves_next(&roster, &left, &set),
                Ok(serves_next(&roster, &left, &set))
            );
        }
    }
}

//! The criteria C6 to C21 as one number for every possible pair, the higher criterion in the higher digits.
//!
//! Each criterion is a count that adds up over the pairs; what should be rare is counted by its absence. So the
//! best set of pairs has the greatest sum. A digit is wide enough for its greatest sum.

use turmuhr_core::Points;

use super::bracket::{Bracket, denied, floated, passes_difference, strong_denied, third_in_a_row};
use crate::{matching::weight::Weight, roster::Float};

/// How much of the field below a bracket is weighed with it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The bracket alone. The caller must then prove that the floaters and everyone below can be paired.
    Bracket,
    /// The bracket and the next scoregroup. The caller must then prove that everyone else can be paired.
    Next,
    /// Everyone.
    All,
}

/// The criteria of an edition, as weights of pairs.
pub(crate) trait Criteria {
    /// Total bits, with room for sums.
    fn width(&self) -> u32;

    /// Do the weights forbid leaving this player over?
    fn is_stranded(&self, place: usize) -> bool;

    /// The weight of a pair inside the bracket, without the digits of order.
    fn inside<W: Weight>(&self, bracket: &Bracket<'_>, higher: usize, lower: usize) -> W;

    /// The weight of a pair whose lower player is below the bracket.
    fn below<W: Weight>(&self, bracket: &Bracket<'_>, higher: usize, lower: usize) -> W;

    /// The weight of the bye, and of pairs that only have to be legal.
    fn only_completion<W: Weight>(&self) -> W;
}

/// The lowest bit of each digit; `None` if the digit is the same for all pairs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Digits {
    width: u32,
    completion: Option<u32>,
    pairs: Option<u32>,
    /// C7: one digit for each score of the players moved down.
    scores: Vec<(Points, u32)>,
    next_pairs: Option<u32>,
    next_scores: Vec<(Points, u32)>,
    stranded: Option<u32>,
    stranded_players: Vec<usize>,
    bye_games: Option<u32>,
    difference: Option<u32>,
    third: Option<u32>,
    preference: Option<u32>,
    strong: Option<u32>,
    down: [Option<u32>; 2],
    up: [Option<u32>; 2],
    down_scores: [Vec<(Points, u32)>; 2],
    up_scores: [Vec<(Points, u32)>; 2],
}

/// Allocates digits from the lowest upwards.
pub(super) struct Builder {
    pub(super) at: u32,
}

impl Builder {
    /// A digit for sums up to `most`.
    pub(super) fn digit(&mut self, most: usize) -> u32 {
        let begins = self.at;
        self.at += usize::BITS - most.leading_zeros();
        begins
    }

    pub(super) fn when(&mut self, needed: bool, most: usize) -> Option<u32> {
        needed.then(|| self.digit(most))
    }

    /// A digit for each score, the highest score in the highest digit.
    pub(super) fn each(&mut self, needed: bool, scores: &[Points], most: usize) -> Vec<(Points, u32)> {
        let scores = if needed { scores } else { &[] };
        let mut digits: Vec<(Points, u32)> =
            scores.iter().rev().map(|&score| (score, self.digit(most))).collect();
        digits.reverse();
        digits
    }
}

impl Digits {
    /// `order`: bits kept free below the criteria. `stranded`: players with no opponent in the next scoregroup.
    pub(crate) fn of(bracket: &Bracket<'_>, scope: Scope, order: u32, stranded: &[usize]) -> Digits {
        let player = |place: usize| &bracket.roster.players[place];
        let any =
            |back: usize, float: Float| bracket.players().any(|place| floated(player(place), back, float));
        let movers = bracket.movers.len();
        let pairs = bracket.len() / 2;
        let scores = bracket.mover_scores();
        let mut all_scores = scores.clone();
        all_scores.push(bracket.roster.score(bracket.residents.start));
        let below = bracket.len() + bracket.next.len();

        let mut to = Builder { at: order };
        let mut digits = Digits { stranded_players: stranded.to_vec(), ..Digits::default() };
        for back in [1, 0] {
            let (down, up) = (any(back, Float::Down), any(back, Float::Up));
            digits.up_scores[back] = to.each(up, &scores, movers);
            digits.down_scores[back] = to.each(down, &scores, movers);
        }
        for back in [1, 0] {
            digits.up[back] = to.when(movers > 0 && any(back, Float::Up), pairs);
            digits.down[back] = to.when(any(back, Float::Down), bracket.len());
        }
        digits.strong = Some(to.digit(pairs));
        digits.preference = Some(to.digit(pairs));
        digits.third = to.when(bracket.roster.last_round, pairs);
        digits.difference = to.when(bracket.roster.last_round, pairs);
        let most_unplayed = bracket.len() * bracket.roster.round as usize;
        digits.bye_games = to.when(bracket.bye_from_here, most_unplayed);
        digits.stranded = to.when(!stranded.is_empty(), stranded.len());
        let looks_below = scope != Scope::Bracket && !bracket.is_last();
        digits.next_scores = to.each(looks_below, &all_scores, below / 2);
        digits.next_pairs = to.when(looks_below, below / 2);
        digits.scores = to.each(true, &scores, movers);
        digits.pairs = Some(to.digit(pairs));
        digits.completion = to.when(scope == Scope::All, (below + bracket.rest.len()) / 2 + 1);
        // Extra bits, because duals are sums and differences of a few weights.
        digits.width = to.at + 12;
        digits
    }
}

impl Criteria for Digits {
    fn width(&self) -> u32 {
        self.width
    }

    fn is_stranded(&self, place: usize) -> bool {
        self.stranded_players.contains(&place)
    }

    fn inside<W: Weight>(&self, bracket: &Bracket<'_>, higher: usize, lower: usize) -> W {
        let (one, other) = (&bracket.roster.players[higher], &bracket.roster.players[lower]);
        let moved = bracket.is_mover(higher);
        let mut weight = W::ZERO;
        let mut add = |digit: Option<u32>, value: usize| {
            if let Some(bits) = digit.filter(|_| value > 0) {
                weight = weight.plus(W::digit(value as u32, bits));
            }
        };
        let at = |digits: &[(Points, u32)], score: Points| {
            digits.iter().find(|(of, _)| *of == score).map(|&(_, bits)| bits)
        };
        add(self.completion, 1);
        add(self.pairs, 1);
        add(at(&self.scores, one.score), 1);
        if self.stranded.is_some() {
            add(
                self.stranded,
                [higher, lower].iter().filter(|player| self.stranded_players.contains(player)).count(),
            );
        }
        if self.bye_games.is_some() {
            add(self.bye_games, unplayed(bracket, higher) + unplayed(bracket, lower));
        }
        add(self.difference, usize::from(!passes_difference(one, other)));
        add(self.third, usize::from(!third_in_a_row(one, other)));
        add(self.preference, usize::from(!denied(one, other)));
        add(self.strong, usize::from(!strong_denied(one, other)));
        for back in [0, 1] {
            let down = |player| floated(player, back, Float::Down);
            add(self.down[back], usize::from(down(other)) + usize::from(!moved && down(one)));
            let again = moved && floated(other, back, Float::Up);
            add(self.up[back], usize::from(!again));
            add(at(&self.down_scores[back], one.score), usize::from(moved && down(one)));
            add(at(&self.up_scores[back], one.score), usize::from(moved && !again));
        }
        weight
    }

    fn below<W: Weight>(&self, bracket: &Bracket<'_>, higher: usize, lower: usize) -> W {
        let mut weight = self.only_completion::<W>();
        if bracket.next.contains(&lower) {
            if let Some(bits) = self.next_pairs {
                weight = weight.plus(W::digit(1, bits));
            }
            let score = bracket.roster.score(higher);
            if let Some(&(_, bits)) = self.next_scores.iter().find(|(of, _)| *of == score) {
                weight = weight.plus(W::digit(1, bits));
            }
        }
        weight
    }

    fn only_completion<W: Weight>(&self) -> W {
        self.completion.map_or(W::ZERO, |bits| W::digit(1, bits))
    }
}

/// C9: unplayed rounds of the players who can be the one with the bye.
pub(crate) fn unplayed(bracket: &Bracket<'_>, place: usize) -> usize {
    let player = &bracket.roster.players[place];
    if Some(player.score) == bracket.bye_score {
        (bracket.roster.round - 1 - player.games) as usize
    } else {
        0
    }
}

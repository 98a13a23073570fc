//! Cuts and medians (14, 16.5).

use crate::{
    code::Modifiers,
    fraction::Fraction,
    rules::{EqualOpponents, Rules},
    value::{Cut, Term},
};

/// Leaves out the lowest terms, then the highest. `voluntary` marks terms of rounds missed by choice. The
/// lowest term has the lowest amount, which for products is the opponent's score; the rules decide between
/// equal ones.
pub(crate) fn cut(terms: &mut [Term], voluntary: &[bool], modifiers: &Modifiers, rules: &Rules) {
    let products: Vec<Fraction> = terms.iter().map(Term::product).collect();
    for _ in 0..modifiers.lowest {
        let left = || (0..products.len()).filter(|index| terms[*index].cut.is_none());
        let among_equals = |index: usize| match rules.equal_opponents {
            EqualOpponents::LowestProduct => products[index],
            EqualOpponents::WorstResult => terms[index].times.unwrap_or(products[index]),
        };
        let Some(lowest) = left().min_by_key(|index| (terms[*index].amount, among_equals(*index))) else {
            return;
        };
        // Chosen like the lowest term: for products by the opponent's score first.
        let chosen = left()
            .filter(|index| rules.cuts_take_voluntary && voluntary[*index])
            .min_by_key(|index| (terms[*index].amount, among_equals(*index)))
            .filter(|index| products[*index] >= products[lowest]);
        match chosen {
            Some(chosen) => terms[chosen].cut = Some(Cut::Voluntary),
            None => terms[lowest].cut = Some(Cut::Lowest),
        }
    }
    for _ in 0..modifiers.highest {
        let left = (0..products.len()).filter(|index| terms[*index].cut.is_none());
        let Some(highest) = left.max_by_key(|index| (terms[*index].amount, products[*index])) else { return };
        terms[highest].cut = Some(Cut::Highest);
    }
}

//! What does the arbiter decide in a situation made by chance?

use turmuhr_core::chance::SplitMix64;

use super::{Draft, families::Family, page_for};
use crate::{Answer, Asked, Id, Situation, chance::pick, wrong::wrong};

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = page_for(dice, id)?;
    let family = *pick(dice, &Family::ALL)?;
    let situation = family.make(dice, rules, id.difficulty)?;
    if situation.played.events.last()?.rulings.is_empty() && !family.may_be_silent() {
        return None;
    }
    draft(dice, situation, rules)
}

pub(super) fn draft(
    dice: &mut SplitMix64,
    situation: Situation,
    rules: &'static turmuhr_laws::rules::Rules,
) -> Option<Draft> {
    if !situation.is_clear() {
        return None;
    }
    let right = situation.decided()?;
    let wrong = wrong(dice, &situation, &right)?;
    let mut cites = situation.cites();
    if cites.is_empty() && right.rulings.is_empty() {
        cites.extend(rules.illegal.illegal_complete.cites.iter());
    }
    let shown = situation.shown();
    Some(Draft {
        rules,
        shown,
        right: Answer::Decided(Box::new(right)),
        wrong,
        cites,
        asked: Asked::Ruling(Box::new(situation)),
    })
}

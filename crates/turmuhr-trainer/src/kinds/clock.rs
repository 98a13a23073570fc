//! What do the clocks show after the ruling?

use turmuhr_clock::Span;
use turmuhr_core::{Citation, chance::SplitMix64};
use turmuhr_laws::game::Consequence;

use super::{Draft, claim, families::Family, page_for};
use crate::{Answer, Asked, Id, chance::pick};

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = page_for(dice, id)?;
    let family = match dice.one_of(6) {
        0 => None,
        1 | 2 => Some(*pick(dice, &Family::UNTIMED)?),
        _ => Some(*pick(dice, &Family::TIMED)?),
    };
    let situation = match family {
        Some(family) => family.make(dice, rules, id.difficulty)?,
        None => claim::situation(dice, rules, id.difficulty)?,
    };
    let may_be_silent = family.is_some_and(Family::may_be_silent);
    let rulings = &situation.played.events.last()?.rulings;
    let timed = |what: &Consequence| {
        matches!(
            what,
            Consequence::AddTime { .. } | Consequence::TakeTime { .. } | Consequence::SetClock { .. }
        )
    };
    let over = situation.played.game.over().is_some();
    // Older texts correct an offence and leave the clocks alone: that is an answer, too.
    if !situation.is_clear() || over || (rulings.is_empty() && !may_be_silent) {
        return None;
    }
    let (before, after) = (situation.clocks_before(), situation.clocks_after());
    let seconds = |span: Span| i64::try_from(span.millis() / 1000).unwrap_or(0);
    let (white, black) = (seconds(before.0), seconds(before.1));
    let changes =
        [(0, 120), (120, 0), (0, 60), (60, 0), (-120, 0), (0, -120), (-60, 60), (120, -120), (-120, 120)];
    let given = (seconds(after.0) - white, seconds(after.1) - black);
    let mut wrong = Vec::new();
    for (more_white, more_black) in changes {
        let (white, black) = (white + more_white, black + more_black);
        let (Ok(white), Ok(black)) = (u64::try_from(white), u64::try_from(black)) else { continue };
        let answer =
            Answer::Clocks { white: Span::from_millis(white * 1000), black: Span::from_millis(black * 1000) };
        if (white, black) != (after.0.millis() / 1000, after.1.millis() / 1000) {
            wrong.push(answer);
        }
    }
    dice.shuffle(&mut wrong);
    // Clocks that stay are always one of the choices.
    if given != (0, 0) {
        wrong.insert(0, Answer::Clocks { white: before.0, black: before.1 });
    }
    let any = rulings.iter().any(|ruling| timed(&ruling.what));
    // A refused claim comes after the minutes: its articles say why.
    let refused = |what: &Consequence| matches!(what, Consequence::Claim { upheld: false, .. });
    let ruled = rulings.iter().filter(|ruling| !any || timed(&ruling.what));
    let why = rulings.iter().filter(|ruling| any && refused(&ruling.what));
    let mut cites: Vec<Citation> = ruled.chain(why).flat_map(|ruling| ruling.cites.iter().copied()).collect();
    if rulings.is_empty() {
        cites.extend(rules.illegal.illegal_complete.cites.iter());
    }
    let shown = situation.shown();
    Some(Draft {
        rules,
        shown,
        right: Answer::Clocks { white: after.0, black: after.1 },
        wrong,
        cites,
        asked: Asked::Clock(Box::new(situation)),
    })
}

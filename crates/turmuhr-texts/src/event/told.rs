//! Events as they were told, where no position is at hand.

use turmuhr_clock::Moment;
use turmuhr_core::{Role, Square, shakmaty::uci::UciMove};
use turmuhr_laws::{
    board::legality::Attempt,
    game::{Act, Actor, TimedAct},
    told::Deed,
};

use super::{actor, displaced, event, plays, plays_illegally, plays_with_both_hands, written};
use crate::Lang;

/// A told event in one sentence.
pub fn deed(by: Actor, deed: &Deed, lang: Lang) -> String {
    let who = actor(by, lang);
    let timed = |act: Act| TimedAct { at: Moment::START, by, act };
    match deed {
        Deed::Act(act) => event(&timed(act.clone()), None, lang),
        Deed::Move(text) => plays(lang, who, told_move(text, lang)),
        Deed::Illegal(text) => plays_illegally(lang, who, told_move(text, lang)),
        Deed::TwoHands(text) => plays_with_both_hands(lang, who, told_move(text, lang)),
        Deed::Promote { text, fault } => match attempt(text) {
            Some(attempt) => event(&timed(Act::Promote { attempt, fault: *fault }), None, lang),
            None => plays(lang, who, told_move(text, lang)),
        },
    }
}

fn told_move(text: &str, lang: Lang) -> String {
    match text.parse() {
        Ok(UciMove::Normal { from, to, promotion }) => displaced(Attempt { from, to, promotion }),
        _ => written(text, None, lang),
    }
}

/// Where the pawn goes, from two squares or from a move in SAN.
fn attempt(text: &str) -> Option<Attempt> {
    if let Ok(UciMove::Normal { from, to, promotion }) = text.parse() {
        return Some(Attempt { from, to, promotion });
    }
    let mut pairs = (0..text.len().saturating_sub(1)).filter_map(|at| text.get(at..at + 2));
    let to: Square = pairs.rfind(|pair| pair.parse::<Square>().is_ok())?.parse().ok()?;
    let promotion = text.trim_end_matches(['+', '#']).chars().last().and_then(Role::from_char);
    Some(Attempt { from: to, to, promotion })
}

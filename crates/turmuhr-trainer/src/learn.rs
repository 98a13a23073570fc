//! Learning: a question answered wrongly comes back, at growing distances (Leitner's boxes).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use turmuhr_core::{Edition, chance::mixed};

use crate::{Id, NotAnId, Question, Topic, make};

/// Answers until a question of each box comes back; a right answer in the last box ends it.
const DISTANCES: [u32; 4] = [3, 7, 15, 30];
/// The progress must fit an address.
const MOST_CARDS: usize = 30;
const DRAWS: u64 = 40;

/// What the reader wants to learn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    pub edition: Edition,
    /// Empty: all topics.
    pub topics: Vec<Topic>,
    /// `None`: all three by turns.
    pub difficulty: Option<u8>,
}

/// The state of a learner: a small value, kept by the caller.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    pub seed: u32,
    pub answered: u32,
    pub right: u32,
    /// Questions that come back.
    #[serde(default)]
    pub cards: Vec<Card>,
}

/// A question that was answered wrongly.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub id: Id,
    /// 0 after a wrong answer; one more after each right one.
    pub level: u8,
    /// It comes back once so many answers were given.
    pub due: u32,
}

/// The next question: one that is due, otherwise a new one; `None` if the wish has no questions.
pub fn next(progress: &Progress, wish: &Wish) -> Option<Question> {
    let fits = |id: Id| {
        id.edition == wish.edition
            && (wish.topics.is_empty() || wish.topics.contains(&id.kind.topic()))
            && wish.difficulty.is_none_or(|wanted| wanted == id.difficulty)
    };
    let due = progress
        .cards
        .iter()
        .filter(|card| card.due <= progress.answered && fits(card.id))
        .min_by_key(|card| (card.due, card.level));
    if let Some(question) = due.and_then(|card| make(card.id)) {
        return Some(question);
    }
    let known = |id: Id| progress.cards.iter().any(|card| card.id == id);
    (0..DRAWS).find_map(|draw| {
        let word = mixed(mixed(u64::from(progress.seed) << 32 | u64::from(progress.answered)) ^ draw);
        let topics = if wish.topics.is_empty() { &Topic::ALL[..] } else { &wish.topics[..] };
        let topic = topics[usize::try_from(word % topics.len() as u64).ok()?];
        let kinds = topic.kinds();
        let kind = kinds[usize::try_from((word >> 8) % kinds.len() as u64).ok()?];
        let difficulty = wish.difficulty.unwrap_or(u8::try_from(1 + (word >> 16) % 3).ok()?);
        let id = Id { kind, edition: wish.edition, difficulty, seed: (word >> 32) as u32 };
        if known(id) { None } else { make(id) }
    })
}

/// The progress after an answer.
#[must_use]
pub fn answered(progress: &Progress, id: Id, right: bool) -> Progress {
    let mut next = progress.clone();
    next.answered = next.answered.saturating_add(1);
    next.right = next.right.saturating_add(u32::from(right));
    let level = next.cards.iter().position(|card| card.id == id).map(|place| next.cards.remove(place).level);
    let level = match (level, right) {
        (_, false) => Some(0),
        (Some(level), true) => Some(level + 1),
        (None, true) => None,
    };
    if let Some(level) = level
        && let Some(distance) = DISTANCES.get(usize::from(level))
    {
        next.cards.push(Card { id, level, due: next.answered.saturating_add(*distance) });
    }
    if next.cards.len() > MOST_CARDS {
        next.cards.remove(0);
    }
    next
}

/// `seed-answered-right~id-level-due~…`, for addresses and forms.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}_{}_{}", self.seed, self.answered, self.right)?;
        self.cards.iter().try_for_each(|card| write!(f, "~{}_{}_{}", card.id, card.level, card.due))
    }
}

impl FromStr for Progress {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Progress, NotAnId> {
        fn three(part: &str) -> Option<(&str, u32, u32)> {
            let mut fields = part.split('_');
            let first = fields.next()?;
            let numbers = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
            fields.next().is_none().then_some((first, numbers.0, numbers.1))
        }
        let mut parts = text.split('~');
        let (seed, answered, right) = parts.next().and_then(three).ok_or(NotAnId)?;
        let seed = u32::from_str_radix(seed, 16).map_err(|_| NotAnId)?;
        let card = |part: &str| {
            let (id, level, due) = three(part).ok_or(NotAnId)?;
            let level = u8::try_from(level).map_err(|_| NotAnId)?;
            Ok(Card { id: id.parse()?, level, due })
        };
        let cards: Vec<Card> = parts.take(MOST_CARDS).map(card).collect::<Result<_, NotAnId>>()?;
        Ok(Progress { seed, answered, right, cards })
    }
}

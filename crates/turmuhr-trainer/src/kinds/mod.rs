//! The kinds of questions, one file each.

mod case;
mod claim;
mod clock;
mod count;
mod families;
mod legal;
mod ruling;
mod standing;
mod touch;
mod which;

use turmuhr_core::{Citation, Edition, chance::SplitMix64, chance::mixed};
use turmuhr_laws::{
    rules::{Mode, Rules, Supervision, pages},
    words::Word,
};

use crate::{Answer, Asked, Id, Kind, Question, Shown, chance::pick, wrong::mark_incomplete};

/// How often a kind may try before it has no question for this seed.
const TRIES: usize = 24;
/// Choices of a question, the right one included.
const CHOICES: usize = 4;
/// With fewer wrong answers a question is a coin toss.
const FEWEST_WRONG: usize = 2;

/// A question before its choices are shuffled.
pub(crate) struct Draft {
    pub(crate) rules: &'static Rules,
    pub(crate) shown: Option<Shown>,
    pub(crate) asked: Asked,
    pub(crate) right: Answer,
    /// Wrong answers, the best first.
    pub(crate) wrong: Vec<Answer>,
    pub(crate) cites: Vec<Citation>,
}

/// Makes the question of an id; `None` where chance gives no fair one.
pub fn make(id: Id) -> Option<Question> {
    let mut dice = dice_of(id);
    for _ in 0..TRIES {
        let draft = match id.kind {
            Kind::Legal => legal::ask(&mut dice, id),
            Kind::Which => which::ask(&mut dice, id),
            Kind::Standing => standing::ask(&mut dice, id),
            Kind::Count => count::ask(&mut dice, id),
            Kind::Claim => claim::ask(&mut dice, id),
            Kind::Touch => touch::ask(&mut dice, id),
            Kind::Clock => clock::ask(&mut dice, id),
            Kind::Ruling => ruling::ask(&mut dice, id),
            Kind::Case => case::ask(&mut dice, id),
        };
        if let Some(question) = draft.and_then(|draft| finish(draft, id, &mut dice)) {
            return Some(question);
        }
    }
    None
}

/// The same id gives the same dice in every version.
fn dice_of(id: Id) -> SplitMix64 {
    let words = [id.kind.word(), id.edition.id()];
    let mut seed = u64::from(id.seed) << 8 | u64::from(id.difficulty);
    for byte in words.iter().flat_map(|word| word.bytes()) {
        seed = mixed(seed ^ u64::from(byte));
    }
    SplitMix64::new(seed)
}

fn finish(draft: Draft, id: Id, dice: &mut SplitMix64) -> Option<Question> {
    let mut choices = vec![draft.right];
    for wrong in draft.wrong {
        if choices.len() < CHOICES && choices.iter().all(|choice| differ(choice, &wrong)) {
            choices.push(wrong);
        }
    }
    // What rests on the text of another edition is a gap of ours, and no question about this one.
    let own = |citation: &Citation| [id.edition, id.edition.complete()].contains(&citation.edition());
    if choices.len() <= FEWEST_WRONG || draft.cites.is_empty() || !draft.cites.iter().all(own) {
        return None;
    }
    mark_incomplete(&mut choices);
    let mut order: Vec<usize> = (0..choices.len()).collect();
    // Numbers stand in their own order; it says nothing about the answer.
    if choices.iter().all(|choice| matches!(choice, Answer::Times(_))) {
        order.sort_by_key(|index| match &choices[*index] {
            Answer::Times(times) => *times,
            _ => 0,
        });
    } else {
        dice.shuffle(&mut order);
    }
    let right = order.iter().position(|index| *index == 0)?;
    let choices = order.iter().map(|index| choices[*index].clone()).collect();
    let mut cites: Vec<Citation> = Vec::new();
    for citation in draft.cites {
        if !cites.contains(&citation) {
            cites.push(citation);
        }
    }
    Some(Question { id, rules: draft.rules, shown: draft.shown, asked: draft.asked, choices, right, cites })
}

/// Whether two answers say different things.
fn differ(one: &Answer, other: &Answer) -> bool {
    match (one, other) {
        (Answer::Decided(one), Answer::Decided(other)) => crate::wrong::differ(one, other),
        (Answer::Illegal(one), Answer::Illegal(other)) => one.code() != other.code(),
        _ => one != other,
    }
}

/// Chess960 came into the Laws after 2001; of our pages those since 2017 have it (Guidelines II).
fn knows_chess960(edition: Edition) -> bool {
    edition >= Edition::Fide2017
}

/// The page for questions about the board alone.
fn board_page(id: Id) -> Option<&'static Rules> {
    let of_edition = || pages().iter().filter(|page| page.edition == id.edition);
    of_edition().find(|page| page.mode == Mode::Standard).or_else(|| of_edition().next())
}

/// Whether the minutes of a penalty follow from no article. In the blitz of 2023 with adequate supervision none turns the
/// two minutes of 7.5.5 and 9.5.3 into one (B.2); arbiters give one. Examinations do not ask by this page.
pub(crate) fn leaves_minutes_open(rules: &Rules) -> bool {
    rules.edition == Edition::Fide2023 && rules.mode == Mode::Blitz && rules.supervision == Supervision::Full
}

/// A page of the edition: standard chess is easy, limited supervision is not.
fn page_for(dice: &mut SplitMix64, id: Id) -> Option<&'static Rules> {
    let is_asked = |page: &&'static Rules| page.edition == id.edition && !leaves_minutes_open(page);
    let of_edition: Vec<&'static Rules> = pages().iter().filter(is_asked).collect();
    let fits = |page: &&Rules| match id.difficulty {
        1 => page.mode == Mode::Standard,
        2 => page.supervision == Supervision::Full,
        _ => page.mode != Mode::Standard,
    };
    let fitting: Vec<&'static Rules> = of_edition.iter().copied().filter(fits).collect();
    pick(dice, if fitting.is_empty() { &of_edition } else { &fitting }).copied()
}

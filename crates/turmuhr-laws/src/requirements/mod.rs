//! The duties of the program under the Laws, one by one.
//!
//! A [`Requirement`] is one duty of the program and the articles it rests on, edition by edition. Two
//! articles of different editions that carry the same requirement say the same thing, or disagree about
//! it: that is how the rulebook finds relatives. The rows name the editions that were
//! read article by article; a later edition counts like the article it continues.

mod adjourned;
mod basics;
mod clock;
mod conduct;
mod draws;
mod irregularities;
mod moving;
mod notation;
mod rapid_blitz;
mod recording;

use turmuhr_core::{
    Citation, Edition,
    citation::{predecessors, successors},
};

/// One duty of the program.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// `L-` and three digits.
    pub id: &'static str,
    /// Who decides.
    pub kind: DecidedBy,
    /// The articles it rests on, as the editions number them.
    pub basis: &'static [(Edition, &'static [&'static str])],
}

/// Who decides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    /// The recorded facts decide.
    Auto,
    /// It takes effect only when somebody entitled claims it in time.
    Claim,
    /// The arbiter judges; the program lists the lawful options.
    Discretion,
    /// It is shown or recorded, without effect on the game.
    Info,
}

/// Every requirement, in the order of the ids.
pub fn all() -> impl Iterator<Item = &'static Requirement> {
    PARTS.iter().copied().flatten()
}

/// The requirement with this id.
///
/// ```
/// use turmuhr_laws::requirements::{self, DecidedBy};
///
/// assert_eq!(requirements::by_id("L-051").map(|en_passant| en_passant.kind), Some(DecidedBy::Auto));
/// ```
pub fn by_id(id: &str) -> Option<&'static Requirement> {
    all().find(|requirement| requirement.id == id)
}

/// The requirements that rest on this very article, in the order of the ids.
pub fn of(citation: Citation) -> Vec<&'static Requirement> {
    sorted(resting_on(citation))
}

/// The requirements that rest on this article or a part of it, in the order of the ids.
pub fn of_whole(citation: Citation) -> Vec<&'static Requirement> {
    sorted(std::iter::once(citation).chain(citation.below()).flat_map(resting_on).collect())
}

impl Requirement {
    /// The articles of an edition it rests on, the first named first.
    pub fn articles(&self, edition: Edition) -> Vec<Citation> {
        let named = self
            .basis
            .iter()
            .flat_map(|(edition, articles)| articles.iter().map(|article| Citation::new(*edition, article)));
        let mut found = Vec::new();
        for citation in named {
            let mut generation = vec![citation];
            while !generation.is_empty() {
                found.extend(generation.iter().copied().filter(|citation| citation.edition() == edition));
                generation = generation.into_iter().flat_map(successors).collect();
            }
        }
        let mut unique = Vec::with_capacity(found.len());
        for citation in found {
            if !unique.contains(&citation) {
                unique.push(citation);
            }
        }
        unique
    }

    fn names(&self, citation: Citation) -> bool {
        self.basis.iter().any(|(edition, articles)| {
            *edition == citation.edition() && articles.contains(&citation.article())
        })
    }
}

fn resting_on(citation: Citation) -> Vec<&'static Requirement> {
    let mut found: Vec<_> = all().filter(|requirement| requirement.names(citation)).collect();
    found.extend(predecessors(citation).into_iter().flat_map(resting_on));
    found
}

fn sorted(mut found: Vec<&'static Requirement>) -> Vec<&'static Requirement> {
    found.sort_unstable_by_key(|requirement| requirement.id);
    found.dedup();
    found
}

type Basis = &'static [(Edition, &'static [&'static str])];

const fn auto(id: &'static str, basis: Basis) -> Requirement {
    Requirement { id, kind: DecidedBy::Auto, basis }
}

const fn claim(id: &'static str, basis: Basis) -> Requirement {
    Requirement { id, kind: DecidedBy::Claim, basis }
}

const fn discretion(id: &'static str, basis: Basis) -> Requirement {
    Requirement { id, kind: DecidedBy::Discretion, basis }
}

const fn info(id: &'static str, basis: Basis) -> Requirement {
    Requirement { id, kind: DecidedBy::Info, basis }
}

/// In the order of the ids.
const PARTS: &[&[Requirement]] = &[
    basics::REQUIREMENTS,
    moving::REQUIREMENTS,
    clock::REQUIREMENTS,
    irregularities::REQUIREMENTS,
    recording::REQUIREMENTS,
    draws::REQUIREMENTS,
    conduct::REQUIREMENTS,
    rapid_blitz::REQUIREMENTS,
    notation::REQUIREMENTS,
    adjourned::REQUIREMENTS,
];

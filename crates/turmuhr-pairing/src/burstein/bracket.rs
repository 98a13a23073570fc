//! A bracket (3.2): the first pairing in the order of article 4 among those that satisfy the criteria best.
//!
//! C5 to C8 are counts that add up over pairs, so a matching of greatest weight satisfies them best. The
//! bracket is first weighed alone; that is the answer if at most one player floats and the next scoregroup
//! absorbs that player ideally. Otherwise the next scoregroup is weighed too, and, if that is not enough,
//! everyone below.

use std::ops::Range;

use turmuhr_core::Points;

use crate::{
    completion::Completion,
    dutch::{Effort, bracket::denied},
    matching::{
        choice::{Choices, Hint, best},
        classes::Classes,
        steps::Spent,
    },
    roster::Roster,
};

/// The players of a bracket in the order of 1.8 (which gives the BSNs, 4.1), and those below.
#[derive(Clone, Debug)]
pub(super) struct Bracket<'a> {
    pub(super) roster: &'a Roster,
    pub(super) members: Vec<usize>,
    /// The score of the residents.
    pub(super) score: Points,
    pub(super) next: Range<usize>,
    pub(super) rest: Range<usize>,
}

/// The pairs in order of rank, the higher ranked player first; and the floaters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solved {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floaters: Vec<usize>,
}

/// Which players are weighed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Scope {
    Bracket,
    Next,
    All,
}

pub(super) fn solve(
    bracket: &Bracket<'_>,
    completion: &mut Completion<'_>,
    effort: Effort,
) -> Result<Solved, Spent> {
    if effort == Effort::Least {
        if let Some(solved) = alone(bracket, completion)? {
            return Ok(solved);
        }
        if let Some(solved) = with_next(bracket, completion)? {
            return Ok(solved);
        }
    }
    let (solved, _) = weigh(bracket, Scope::All, &[])?;
    let complete = completion.without(&solved.pairs);
    debug_assert!(complete, "weighed with everyone below, it leaves everyone below pairable");
    Ok(solved)
}

/// How many floaters are tried.
const TRIES: usize = 8;

/// The bracket alone. Without a floater, nothing below depends on the choice. With one floater of the lowest
/// score whom the next scoregroup absorbs ideally, C6 and C7 are at their best too.
fn alone(bracket: &Bracket<'_>, completion: &mut Completion<'_>) -> Result<Option<Solved>, Spent> {
    let odd = bracket.members.len() % 2;
    let mut stranded = if odd == 1 {
        completion.stranded(bracket.members.iter().copied(), &bracket.next)
    } else {
        Vec::new()
    };
    for _ in 0..TRIES {
        let (solved, _) = weigh(bracket, Scope::Bracket, &stranded)?;
        if solved.floaters.len() != odd {
            return Ok(None);
        }
        let Some(&floater) = solved.floaters.first() else {
            return Ok(completion.without(&solved.pairs).then_some(solved));
        };
        if bracket.roster.score(floater) != bracket.score || stranded.contains(&floater) {
            return Ok(None);
        }
        if completion.absorbs(&[floater], &bracket.next, &bracket.rest) && completion.without(&solved.pairs) {
            return Ok(Some(solved));
        }
        stranded.push(floater);
    }
    Ok(None)
}

/// With the next scoregroup: players it cannot pair may meet anyone below, if everyone below can then be
/// paired.
fn with_next(bracket: &Bracket<'_>, completion: &mut Completion<'_>) -> Result<Option<Solved>, Spent> {
    if bracket.next.is_empty() || bracket.rest.is_empty() {
        return Ok(None);
    }
    let (solved, left_over) = weigh(bracket, Scope::Next, &[])?;
    let completes = completion.completes(&left_over, &bracket.rest) && completion.without(&solved.pairs);
    Ok(completes.then_some(solved))
}

/// A vertex of the matching.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Vertex {
    /// Of the bracket.
    Member(usize),
    Next(usize),
    Rest(usize),
    /// Makes the number even; in the bracket alone, the virtual player of 4.2.
    Nobody,
}

impl Vertex {
    fn place(self) -> Option<usize> {
        match self {
            Vertex::Member(place) | Vertex::Next(place) | Vertex::Rest(place) => Some(place),
            Vertex::Nobody => None,
        }
    }
}

/// The scores in a bracket, the highest first.
fn scores(roster: &Roster, members: &[usize]) -> Vec<Points> {
    let mut scores: Vec<Points> = members.iter().map(|&place| roster.score(place)).collect();
    scores.sort_unstable_by(|one, other| other.cmp(one));
    scores.dedup();
    scores
}

/// The first of the best pairings, and the floaters and players of the next scoregroup who have no opponent
/// there.
fn weigh(bracket: &Bracket<'_>, scope: Scope, stranded: &[usize]) -> Result<(Solved, Vec<usize>), Spent> {
    let roster = bracket.roster;
    let inside = bracket.members.len();
    let mut vertices: Vec<Vertex> = bracket.members.iter().map(|&place| Vertex::Member(place)).collect();
    if scope != Scope::Bracket {
        vertices.extend(bracket.next.clone().map(Vertex::Next));
    }
    if scope == Scope::All {
        vertices.extend(bracket.rest.clone().map(Vertex::Rest));
    }
    if vertices.len() % 2 == 1 {
        vertices.push(Vertex::Nobody);
    }
    let scores = scores(roster, &bracket.members);
    let level = |place: usize| scores.iter().position(|&score| score == roster.score(place)).unwrap_or(0);
    let size = vertices.len();
    // Counts in order: pairs of any kind; C5; C6 by score; C7 as pairs of the next bracket and its floaters by
    // score; C8.
    let ahead = 2 + scores.len();
    let colours = ahead + 1 + scores.len();
    let mut most = vec![inside; colours + 1];
    most[0] = size;
    most[ahead] = size;
    let may_meet = |one: Vertex, other: Vertex| match (one.place(), other.place()) {
        (Some(one), Some(other)) => roster.may_meet(one, other),
        _ => false,
    };
    let classes = Classes::by(vertices.iter().map(|&vertex| match vertex {
        Vertex::Member(place) => {
            let colour = roster.players[place].preference.colour;
            (0, Some((roster.score(place), colour, stranded.contains(&place))))
        }
        Vertex::Next(_) => (1, None),
        Vertex::Rest(_) => (2, None),
        Vertex::Nobody => (3, None),
    }));
    let mut choices = best(&classes, &most, Hint::Greatest(inside), &roster.steps, |one, other, counts| {
        let (one, other) = (vertices[one], vertices[other]);
        if let (Vertex::Member(floater), Vertex::Nobody) = (one, other)
            && scope == Scope::Bracket
        {
            counts[0] = u32::from(!stranded.contains(&floater));
            return true;
        }
        if !may_meet(one, other) {
            return false;
        }
        counts[0] = u32::from(scope == Scope::All);
        match (one, other) {
            (Vertex::Member(one), Vertex::Member(other)) => {
                counts[1] = 1;
                counts[2 + level(one)] += 1;
                counts[2 + level(other)] += 1;
                counts[colours] = u32::from(!denied(&roster.players[one], &roster.players[other]));
            }
            (Vertex::Member(floater), Vertex::Next(_)) => {
                counts[ahead] = 1;
                counts[ahead + 1 + level(floater)] = 1;
            }
            (Vertex::Next(_), Vertex::Next(_)) => counts[ahead] = 1,
            _ => {}
        }
        true
    })?;
    // 4.3: from the highest ranked on, each meets the lowest ranked opponent possible; floating comes last.
    let mut pairs = Vec::new();
    let mut paired = vec![false; inside];
    for one in 0..inside {
        if paired[one] {
            continue;
        }
        let wanted: Vec<usize> = (one + 1..inside)
            .rev()
            .filter(|&other| !paired[other] && may_meet(vertices[one], vertices[other]))
            .collect();
        if let Some(other) = choices.first(one, &wanted)? {
            paired[one] = true;
            paired[other] = true;
            pairs.push((bracket.members[one], bracket.members[other]));
        }
    }
    let floaters: Vec<usize> =
        (0..inside).filter(|&one| !paired[one]).map(|one| bracket.members[one]).collect();
    let left_over = left_over(choices.as_ref(), &vertices, &paired, may_meet);
    Ok((Solved { pairs, floaters }, left_over))
}

/// Members and players of the next scoregroup without a mate among the weighed players.
fn left_over(
    choices: &dyn Choices,
    vertices: &[Vertex],
    paired: &[bool],
    may_meet: impl Fn(Vertex, Vertex) -> bool,
) -> Vec<usize> {
    let inside = paired.len();
    (0..vertices.len())
        .filter(|&one| one >= inside || !paired[one])
        .filter(|&one| {
            let mate = choices.mate(one);
            // Two members matched without being a pair of the bracket have no mate.
            !may_meet(vertices[one], vertices[mate]) || (one < inside && mate < inside)
        })
        .filter_map(|one| vertices[one].place())
        .collect()
}

/// C7: the best result of the next bracket with these floaters, as the number and the scores of players left
/// over.
pub(super) fn ahead(
    roster: &Roster,
    floaters: &[usize],
    next: &Range<usize>,
    rest: &Range<usize>,
) -> Result<Vec<Points>, Spent> {
    let members: Vec<usize> = floaters.iter().copied().chain(next.clone()).collect();
    let everyone: Vec<usize> = members.iter().copied().chain(rest.clone()).collect();
    let scores = scores(roster, &members);
    let mut most = vec![everyone.len(); 2 + scores.len()];
    most[0] = everyone.len();
    let level = |place: usize| scores.iter().position(|&score| score == roster.score(place)).unwrap_or(0);
    let inside = members.len();
    let score = |(at, &place): (usize, &usize)| (at < inside).then(|| roster.score(place));
    let classes = Classes::by(everyone.iter().enumerate().map(score));
    let choices = best(&classes, &most, Hint::Greatest(inside), &roster.steps, |one, other, counts| {
        if !roster.may_meet(everyone[one], everyone[other]) {
            return false;
        }
        counts[0] = 1;
        if other < inside {
            counts[1] = 1;
            counts[2 + level(everyone[one])] += 1;
            counts[2 + level(everyone[other])] += 1;
        }
        true
    })?;
    let mut left: Vec<Points> = (0..inside)
        .filter(|&one| choices.mate(one) >= inside)
        .map(|one| roster.score(everyone[one]))
        .collect();
    left.sort_unstable_by(|one, other| other.cmp(one));
    Ok(left)
}

//! The values of the criteria in a bracket, for explanations.

use turmuhr_core::Points;

use super::{
    Effort, Step,
    bracket::{Bracket, denied, floated, passes_difference, strong_denied, third_in_a_row},
    criteria::{Digits, Scope},
    exact,
};
use crate::{
    completion::Completion,
    matching::steps::Spent,
    reasons::{Criterion, Value, Weighed},
    roster::{Contender, Float, Roster},
    system::DutchEdition,
};

/// All criteria of the edition in order, without the one on the next bracket.
pub(crate) fn weigh(roster: &Roster, step: &Step, edition: DutchEdition) -> Vec<Weighed> {
    let first = step.residents.start;
    let player = |place: usize| &roster.players[place];
    let score = |place: usize| roster.score(place);
    let solved = &step.solved;
    let pairs = || solved.pairs.iter().map(|&(one, other)| (player(one), player(other)));
    let uneven: Vec<(usize, usize)> =
        solved.pairs.iter().copied().filter(|&(one, other)| score(one) != score(other)).collect();
    let distances = edition.weighs_distances();
    let bottom = score(step.residents.end - 1) - Points::ONE;

    let mut weighed = Vec::new();
    let mut add = |criterion, value| weighed.push(Weighed { criterion, value });
    let count = |test: fn(&Contender, &Contender) -> bool| {
        Value::Count(pairs().filter(|(one, other)| test(one, other)).count())
    };
    add(Criterion::Floaters, Value::Count(solved.floaters.len()));
    add(
        Criterion::FloaterScores,
        if distances {
            let apart = solved.pairs.iter().map(|&(one, other)| score(one) - score(other));
            points(solved.floaters.iter().map(|&place| score(place) - bottom).chain(apart))
        } else {
            points(solved.floaters.iter().map(|&place| score(place)))
        },
    );
    if step.bye_from_here {
        let missed = |&place: &usize| (roster.round - 1 - player(place).games) as usize;
        add(Criterion::ByeGames, Value::Count(solved.floaters.iter().map(missed).sum()));
    }
    if roster.last_round {
        add(Criterion::ColourDifference, count(passes_difference));
        add(Criterion::ThirdColour, count(third_in_a_row));
    }
    add(Criterion::Preferences, count(denied));
    add(Criterion::StrongPreferences, count(strong_denied));
    // 2017 counts everyone with a downfloat, 2026 only residents who leave the bracket.
    let downs = |back: usize| -> Vec<(usize, Points)> {
        let left = solved.floaters.iter().map(|&place| {
            let far = if distances { score(place) - bottom } else { score(place) + Points::whole(1000) };
            (place, far)
        });
        let met = uneven.iter().map(|&(one, other)| (one, score(one) - score(other)));
        left.chain(met).filter(|&(place, _)| floated(player(place), back, Float::Down)).collect()
    };
    let ups = |back: usize| -> Vec<Points> {
        uneven
            .iter()
            .filter(|&&(_, other)| floated(player(other), back, Float::Up))
            .map(|&(one, other)| score(one) - score(other))
            .collect()
    };
    let names = [
        (Criterion::DownfloatAgain, Criterion::UpfloatAgain),
        (Criterion::DownfloatAfterTwo, Criterion::UpfloatAfterTwo),
    ];
    for (back, (down, up)) in names.into_iter().enumerate() {
        let counted = downs(back)
            .into_iter()
            .filter(|(place, _)| distances || (*place >= first && solved.floaters.contains(place)));
        add(down, Value::Count(counted.count()));
        add(up, Value::Count(ups(back).len()));
    }
    let names = [
        (Criterion::DownfloatAgainScores, Criterion::UpfloatAgainScores),
        (Criterion::DownfloatAfterTwoScores, Criterion::UpfloatAfterTwoScores),
    ];
    for (back, (down, up)) in names.into_iter().enumerate() {
        let counted = downs(back).into_iter().filter(|(place, _)| distances || *place < first);
        add(down, points(counted.map(|(_, difference)| difference)));
        add(up, points(ups(back).into_iter()));
    }
    weighed
}

fn points(all: impl Iterator<Item = Points>) -> Value {
    let mut all: Vec<Points> = all.collect();
    all.sort_unstable_by_key(|&points| -points);
    Value::Points(all)
}

/// C8 for these floaters: the number and the scores of players the next bracket would leave over.
pub(crate) fn next_bracket(
    roster: &Roster,
    completion: &Completion<'_>,
    step: &Step,
) -> Result<[Weighed; 2], Spent> {
    let end = step.residents.end;
    let told = |over: Vec<usize>| {
        let scores = points(over.iter().map(|&place| roster.score(place)));
        [Value::Count(over.len()), scores].map(|value| Weighed { criterion: Criterion::NextBracket, value })
    };
    if end >= roster.len() {
        return Ok(told(Vec::new()));
    }
    let next = roster.scoregroup(end);
    let rest = next.end..roster.len();
    let floaters = &step.solved.floaters;
    if completion.absorbs(floaters, &next, &rest) {
        let odd = (floaters.len() + next.len()) % 2 == 1;
        return Ok(told(if odd { vec![end] } else { Vec::new() }));
    }
    let bracket = Bracket {
        roster,
        movers: floaters.clone(),
        residents: next,
        next: rest.start..rest.start,
        rest,
        bye: &completion.bye,
        bye_score: completion.bye_score,
        bye_from_here: false,
    };
    let solved = exact::solve(&bracket, Scope::All, Effort::Least, |order| {
        Digits::of(&bracket, Scope::All, order, &[])
    })?;
    Ok(told(solved.floaters))
}

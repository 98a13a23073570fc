//! Choices for a draw claim. The same choices are offered whether the claim is right or wrong: their form tells nothing.

use turmuhr_clock::Span;
use turmuhr_core::{Chess, Color, EnPassantMode, Position};
use turmuhr_laws::{
    game::{Act, Claim, Consequence, Over, Reason, Score},
    told::Deed,
};
use turmuhr_scenario::Scenario;

use crate::{
    Decided, Situation,
    wrong::{differ, minutes},
};

/// Minutes for the opponent that a reader may expect.
const MINUTES: [u64; 3] = [2, 1, 5];

/// Whether the last event claims a draw from the record of the game.
pub(crate) fn is_draw_claim(decided: &Decided) -> bool {
    matches!(decided.event.act, Act::Claim(Claim::Repetition { .. } | Claim::Fifty { .. }))
}

/// The wrong choices; `None` where the page has no ruling for the opposite answer.
pub(crate) fn choices(situation: &Situation, right: &Decided) -> Option<Vec<Decided>> {
    let opponent = situation.offender()?;
    let (drawn, refused) = match right.rulings[..] {
        [Consequence::Over(_)] => (right.rulings.clone(), refusal_of(situation)?),
        [Consequence::Claim { upheld: false, .. }, ..] | [Consequence::Inadmissible { .. }] => {
            (draw(right), right.rulings.clone())
        }
        _ => return None,
    };
    let others = MINUTES.map(|count| with_time(&refused, opponent, minutes(count)));
    let mut offered = vec![drawn, refused];
    offered.extend(others);
    let mut found: Vec<Decided> = Vec::new();
    for rulings in offered {
        let decided = Decided { rulings, right_by: None, proof: None, ..right.clone() };
        if found.len() < 4 && found.iter().all(|other| differ(other, &decided)) {
            found.push(decided);
        }
    }
    found.retain(|decided| differ(decided, right));
    Some(found)
}

/// The refusal with another amount of time, or with extra time where the page gives none.
fn with_time(refused: &[Consequence], opponent: Color, other: Span) -> Vec<Consequence> {
    let mut rulings = refused.to_vec();
    if let [Consequence::Inadmissible { .. }] = rulings[..] {
        rulings = vec![Consequence::Claim { upheld: false, why: None }];
    }
    let added = rulings.iter().position(|what| matches!(what, Consequence::AddTime { .. }));
    let taken = rulings.iter().position(|what| matches!(what, Consequence::TakeTime { .. }));
    match added.or(taken).map(|at| &mut rulings[at]) {
        Some(Consequence::AddTime { amount, .. } | Consequence::TakeTime { amount, .. }) => *amount = other,
        _ => rulings.push(Consequence::AddTime { to: opponent, amount: other }),
    }
    rulings
}

fn draw(right: &Decided) -> Vec<Consequence> {
    let reason = match right.event.act {
        Act::Claim(Claim::Fifty { .. }) => Reason::FiftyClaim,
        _ => Reason::RepetitionClaim,
    };
    vec![Consequence::Over(Over { result: Some(Score::Draw), reason })]
}

/// What the page rules on the same claim without a record that supports it.
fn refusal_of(situation: &Situation) -> Option<Vec<Consequence>> {
    let mut scenario: Scenario = situation.scenario.clone();
    let [step] = &mut scenario.events[..] else { return None };
    match &step.deed {
        Deed::Act(Act::Claim(Claim::Fifty { .. })) => {
            let mut setup = scenario.regulations.start.to_setup(EnPassantMode::Legal);
            setup.halfmoves = 0;
            let mode = scenario.regulations.start.castles().mode();
            scenario.regulations.start = setup.position::<Chess>(mode).ok()?;
        }
        Deed::Act(Act::Claim(Claim::Repetition { .. })) => {
            // The first moves of the game, with the same player to move. A move to come would not fit there.
            step.deed = Deed::Act(Act::Claim(Claim::Repetition { intended: None }));
            scenario.moves.truncate(scenario.moves.len() % 2);
        }
        _ => return None,
    }
    let played = scenario.play().ok()?;
    let refused = Situation { scenario, played, ..situation.clone() }.decided()?.rulings;
    matches!(refused.first(), Some(Consequence::Claim { upheld: false, .. })).then_some(refused)
}

//! Wrong answers to a situation. The machine gives one ruling and leaves no choice, so another ruling is wrong.

use turmuhr_clock::Span;
use turmuhr_core::{Color, chance::SplitMix64};
use turmuhr_laws::game::{Act, Claim, Consequence, Observation, OfferState, Over, Reason, Score, Why};

use crate::{
    Answer, Decided, Situation,
    claimed::{choices, is_draw_claim},
};

/// Leaves out what follows from the rest: duties after a restored position, the claim that the result shows.
pub(crate) fn gist(rulings: Vec<Consequence>) -> Vec<Consequence> {
    let over = rulings.iter().any(|what| matches!(what, Consequence::Over(_)));
    let main = |what: &Consequence| {
        matches!(
            what,
            Consequence::Over(_)
                | Consequence::AddTime { .. }
                | Consequence::TakeTime { .. }
                | Consequence::SetClock { .. }
                | Consequence::NewGame { .. }
        )
    };
    let changes = rulings.iter().any(main);
    let restores = rulings.iter().any(|what| matches!(what, Consequence::Restore { .. }));
    let several = rulings.len() > 1;
    let kept = |what: &Consequence| match what {
        Consequence::Restore { .. } | Consequence::ReplacePawn { .. } => !over,
        Consequence::Must(_) | Consequence::Free => !changes && !restores,
        Consequence::Owes { .. } => !several,
        Consequence::Claim { upheld: true, .. } | Consequence::Continue => !several,
        Consequence::Offer(OfferState::Accepted) => !over,
        _ => true,
    };
    rulings.into_iter().filter(kept).collect()
}

/// Whether two rulings differ in more than their reason.
pub(crate) fn differ(one: &Decided, other: &Decided) -> bool {
    normal(one) != normal(other)
}

/// The rulings without their reasons. A refusal alone and «nothing follows» are the same to a reader.
fn normal(decided: &Decided) -> Vec<Consequence> {
    let mut rulings = Vec::new();
    for what in &decided.rulings {
        match what {
            Consequence::Over(over) => {
                rulings.push(Consequence::Over(Over { reason: Reason::Arbiter, ..*over }));
            }
            Consequence::Claim { upheld: false, .. }
            | Consequence::Inadmissible { .. }
            | Consequence::Offer(OfferState::Void | OfferState::Declined)
            | Consequence::Continue => {}
            Consequence::NewGame { .. } => rulings.push(Consequence::NewGame { why: Why::Final }),
            other => rulings.push(other.clone()),
        }
    }
    if rulings.is_empty() {
        rulings.push(Consequence::Continue);
    }
    rulings
}

/// A ruling that is part of another choice says that nothing else follows.
pub(crate) fn mark_incomplete(choices: &mut [Answer]) {
    let normals: Vec<Option<Vec<Consequence>>> = choices
        .iter()
        .map(|choice| match choice {
            Answer::Decided(decided) => Some(normal(decided)),
            _ => None,
        })
        .collect();
    for (choice, own) in choices.iter_mut().zip(&normals) {
        let (Answer::Decided(decided), Some(own)) = (choice, own) else { continue };
        let part_of = |other: &Vec<Consequence>| other != own && own.iter().all(|what| other.contains(what));
        let over = own.iter().any(|what| matches!(what, Consequence::Over(_)));
        let inadmissible =
            decided.rulings.iter().any(|what| matches!(what, Consequence::Inadmissible { .. }));
        let refused_alone = *own == [Consequence::Continue]
            && !decided.rulings.is_empty()
            && !inadmissible
            && decided.rulings != [Consequence::Continue];
        decided.nothing_else = !over && (refused_alone || normals.iter().flatten().any(part_of));
    }
}

/// Wrong answers: what other pages say, then changes of the right one.
pub(crate) fn wrong(dice: &mut SplitMix64, situation: &Situation, right: &Decided) -> Option<Vec<Answer>> {
    let answer = |decided: Decided| Answer::Decided(Box::new(decided));
    if is_draw_claim(right) {
        return Some(choices(situation, right)?.into_iter().map(answer).collect());
    }
    let mut found: Vec<Decided> = Vec::new();
    let take = |decided: Decided, found: &mut Vec<Decided>| {
        if differ(&decided, right) && found.iter().all(|other| differ(other, &decided)) {
            found.push(decided);
        }
    };
    // A claim that is refused could be right: that is the first thing to know.
    if let Some(rulings) = granted(right, situation.offender()).into_iter().next() {
        take(Decided { rulings, right_by: None, proof: None, ..right.clone() }, &mut found);
    }
    for decided in situation.elsewhere() {
        if found.len() < 3 {
            take(decided, &mut found);
        }
    }
    let mut changed: Vec<Decided> = changed(situation, right)
        .into_iter()
        .map(|rulings| Decided { rulings, right_by: None, proof: None, ..right.clone() })
        .collect();
    dice.shuffle(&mut changed);
    for decided in changed {
        take(decided, &mut found);
    }
    Some(found.into_iter().map(answer).collect())
}

const MINUTES: [u64; 3] = [1, 2, 5];

pub(crate) fn minutes(count: u64) -> Span {
    Span::from_millis(count * 60_000)
}

fn changed(situation: &Situation, right: &Decided) -> Vec<Vec<Consequence>> {
    let mut all = Vec::new();
    let offender = situation.offender();
    for (index, what) in right.rulings.iter().enumerate() {
        let mut with = |other: Vec<Consequence>| {
            let mut rulings = right.rulings.clone();
            rulings.splice(index..=index, other);
            all.push(rulings);
        };
        match what {
            Consequence::AddTime { to, amount } => {
                for count in MINUTES {
                    if minutes(count) != *amount {
                        with(vec![Consequence::AddTime { to: *to, amount: minutes(count) }]);
                    }
                }
                with(vec![Consequence::AddTime { to: !*to, amount: *amount }]);
                with(Vec::new());
                if let Some(reason) = lost_for(right) {
                    all.push(vec![over(*to, reason)]);
                }
            }
            Consequence::TakeTime { from, amount } => {
                with(vec![Consequence::AddTime { to: !*from, amount: *amount }]);
                with(Vec::new());
            }
            Consequence::Over(Over { result, reason }) => {
                all.extend(other_ends(*result, *reason, offender));
            }
            Consequence::Restore { .. } if right.rulings.len() > 1 => with(Vec::new()),
            Consequence::Restore { .. } => {
                all.push(Vec::new());
                for count in MINUTES {
                    let restored = what.clone();
                    all.extend(offender.map(|player| {
                        vec![restored, Consequence::AddTime { to: !player, amount: minutes(count) }]
                    }));
                }
            }
            Consequence::NewGame { .. } => {
                all.push(vec![Consequence::Continue]);
                all.extend(compensated());
            }
            Consequence::Continue if is_about_the_start(right) => {
                all.push(vec![Consequence::NewGame { why: Why::ColoursReversed }]);
                all.extend(compensated());
            }
            Consequence::Claim { upheld: false, .. } | Consequence::Inadmissible { .. } => {
                all.extend(granted(right, offender));
            }
            Consequence::Offer(OfferState::Void | OfferState::Declined) => {
                all.push(vec![Consequence::Over(Over {
                    result: Some(Score::Draw),
                    reason: Reason::Agreement,
                })]);
                all.extend(
                    offender.map(|player| vec![Consequence::AddTime { to: !player, amount: minutes(2) }]),
                );
            }
            _ => {}
        }
    }
    // The claim is lost by touching a piece (4.8); here it may be right.
    if matches!(right.event.act, Act::Claim(Claim::TouchMove)) {
        all.push(vec![Consequence::Inadmissible { why: Why::Touched }]);
        all.push(vec![Consequence::Claim { upheld: false, why: None }]);
    }
    if right.rulings.is_empty()
        && let (Some(player), Some(reason)) = (offender, lost_for(right))
    {
        all.push(vec![Consequence::AddTime { to: !player, amount: minutes(2) }]);
        all.push(vec![Consequence::AddTime { to: !player, amount: minutes(1) }]);
        all.push(vec![over(!player, reason)]);
    }
    all
}

/// The game goes on, with time for one of the players.
fn compensated() -> [Vec<Consequence>; 2] {
    Color::ALL.map(|to| vec![Consequence::AddTime { to, amount: minutes(2) }])
}

fn is_about_the_start(right: &Decided) -> bool {
    matches!(
        right.event.act,
        Act::Observe {
            what: Observation::ColoursReversed | Observation::WrongSetup | Observation::WrongBoard,
            ..
        } | Act::Claim(Claim::ColoursReversed | Claim::WrongSetup)
    )
}

fn over(winner: Color, reason: Reason) -> Consequence {
    Consequence::Over(Over { result: Some(Score::win(winner)), reason })
}

/// Why the game could be thought lost.
fn lost_for(right: &Decided) -> Option<Reason> {
    match &right.event.act {
        Act::Claim(Claim::Flag) => Some(Reason::Time),
        Act::Claim(Claim::TouchMove) => Some(Reason::TouchMove),
        Act::Claim(_) | Act::Observe { .. } | Act::Press | Act::PressEarly | Act::TwoHands(_) => {
            Some(Reason::IllegalMoves)
        }
        Act::Device => Some(Reason::Device),
        _ => None,
    }
}

fn other_ends(result: Option<Score>, reason: Reason, offender: Option<Color>) -> Vec<Vec<Consequence>> {
    let draw = |reason| vec![Consequence::Over(Over { result: Some(Score::Draw), reason })];
    let mut all = Vec::new();
    let winner = match result {
        Some(Score::WhiteWins) => Some(Color::White),
        Some(Score::BlackWins) => Some(Color::Black),
        _ => None,
    };
    match (reason, winner) {
        (Reason::Time, Some(_)) => {
            all.push(draw(Reason::TimeNoMate));
            all.push(Vec::new());
        }
        (Reason::IllegalMoves, Some(winner)) => {
            all.push(draw(Reason::IllegalNoMate));
            all.push(vec![Consequence::AddTime { to: winner, amount: minutes(2) }]);
            all.push(vec![Consequence::AddTime { to: winner, amount: minutes(1) }]);
        }
        (Reason::Resignation, _) => {
            // The same three choices, whichever is right.
            all.push(draw(reason));
            all.push(Vec::new());
            all.extend(offender.map(|player| vec![over(!player, reason)]));
        }
        (Reason::Device, Some(winner)) => {
            all.push(vec![Consequence::AddTime { to: winner, amount: minutes(2) }]);
            all.push(vec![Consequence::AddTime { to: winner, amount: minutes(10) }]);
        }
        (Reason::TimeNoMate, _) => {
            all.extend(offender.map(|player| vec![over(!player, Reason::Time)]));
            all.push(Vec::new());
        }
        (Reason::IllegalNoMate, _) => {
            all.extend(offender.map(|player| vec![over(!player, Reason::IllegalMoves)]));
            all.extend(offender.map(|player| vec![Consequence::AddTime { to: !player, amount: minutes(2) }]));
        }
        (Reason::Agreement, _) => {
            all.push(vec![Consequence::Inadmissible { why: Why::NothingOpen }]);
            all.extend(offender.map(|player| vec![Consequence::AddTime { to: !player, amount: minutes(2) }]));
            all.extend(offender.map(|player| vec![Consequence::AddTime { to: player, amount: minutes(2) }]));
        }
        _ => {}
    }
    all
}

/// A claim that is refused, as if it were right.
fn granted(right: &Decided, offender: Option<Color>) -> Vec<Vec<Consequence>> {
    let draw = |reason| vec![Consequence::Over(Over { result: Some(Score::Draw), reason })];
    let refused = |what: &Consequence| {
        matches!(what, Consequence::Claim { upheld: false, .. } | Consequence::Inadmissible { .. })
    };
    let mut all = Vec::new();
    if !right.rulings.iter().any(refused) {
        return all;
    }
    match (&right.event.act, offender) {
        (Act::Claim(Claim::Flag) | Act::Observe { .. }, Some(player))
            if matches!(right.event.act, Act::Claim(_) | Act::Observe { what: Observation::Flag, .. }) =>
        {
            all.push(vec![over(!player, Reason::Time)]);
            all.push(draw(Reason::TimeNoMate));
        }
        (Act::Claim(_) | Act::Observe { .. }, Some(player)) => {
            all.push(vec![Consequence::AddTime { to: !player, amount: minutes(2) }]);
            all.push(vec![Consequence::AddTime { to: !player, amount: minutes(1) }]);
            all.extend(lost_for(right).map(|reason| vec![over(!player, reason)]));
        }
        (Act::Accept, Some(player)) => {
            all.push(draw(Reason::Agreement));
            all.push(vec![Consequence::AddTime { to: !player, amount: minutes(2) }]);
            all.push(vec![Consequence::AddTime { to: !player, amount: minutes(1) }]);
        }
        _ => {}
    }
    all
}

//! Teams (C.04.6): the rules of the system over the procedure of [`crate::upfloat`].

use turmuhr_core::{Color, Points};

use crate::{
    colours::{self, ColourRule},
    field::Field,
    outcome::{NoPairing, Pairing},
    reasons::{BracketKind, BracketRecord, ByeRecord, ColourReason, Criterion, Record, Value, Weighed},
    roster::{Contender, Roster, Strength},
    system::{System, TeamPreferences},
    upfloat::{self, Rules, Step, Worked},
};

pub(crate) fn pair(field: &Field, preferences: TeamPreferences) -> Result<Pairing, NoPairing> {
    let roster = Roster::of(field, preferences.reading())?;
    let round = field.next_round();
    let worked = upfloat::pair(&roster, rules(&roster, preferences))
        .map_err(|witness| NoPairing::Impossible { round, witness })?;
    let pairs = worked.steps.iter().flat_map(|step| &step.pairs).map(|&pair| in_order(&roster, pair));
    let boards = colours::boards(&roster, pairs.collect(), allocate);
    let system = System::Team(preferences);
    let colours = boards.iter().map(|&(_, (first, second), rule)| ColourReason {
        rule,
        system,
        higher: roster.players[first].id,
        preferences: [roster.players[first].preference, roster.players[second].preference],
    });
    Ok(Pairing {
        round,
        bye: worked.bye.map(|place| roster.players[place].id),
        record: Record {
            system,
            brackets: brackets(&roster, &worked),
            colours: colours.collect(),
            bye: worked.bye.map(|place| bye(&roster, place)),
        },
        boards: boards.into_iter().map(|(board, ..)| board).collect(),
    })
}

/// C7 and C10 are silent in the last two rounds.
pub(crate) fn rules(roster: &Roster, preferences: TeamPreferences) -> Rules {
    Rules { float_history: roster.rounds_to_come >= 2, strong: preferences == TeamPreferences::TypeB }
}

/// 4.2: the first team of a pair has the higher score, then the higher second score, then the smaller number.
fn in_order(roster: &Roster, (one, other): (usize, usize)) -> (usize, usize) {
    let rank = |place: usize| {
        let team = &roster.players[place];
        (-team.score, -team.second_score, team.number)
    };
    if rank(one) < rank(other) { (one, other) } else { (other, one) }
}

/// 4.3: the colour of the first team on the first board, and why.
fn allocate(first: &Contender, second: &Contender, initial: Color) -> (Color, ColourRule) {
    if first.colours.is_empty() && second.colours.is_empty() {
        let odd = first.number % 2 == 1;
        return (if odd { initial } else { !initial }, ColourRule::ByNumber);
    }
    let (own, theirs) = (first.preference, second.preference);
    match (own.colour, theirs.colour) {
        (Some(own), None) => return (own, ColourRule::BothGranted),
        (None, Some(theirs)) => return (!theirs, ColourRule::BothGranted),
        (Some(own), Some(theirs)) if own != theirs => return (own, ColourRule::BothGranted),
        (Some(wanted), Some(_)) if own.strength != theirs.strength => {
            let colour = if own.strength == Strength::Strong { wanted } else { !wanted };
            return (colour, ColourRule::Stronger);
        }
        _ => {}
    }
    match first.difference.cmp(&second.difference) {
        std::cmp::Ordering::Less => return (Color::White, ColourRule::LowerDifference),
        std::cmp::Ordering::Greater => return (Color::Black, ColourRule::LowerDifference),
        std::cmp::Ordering::Equal => {}
    }
    if let Some((&own, _)) = first.colours.iter().zip(&second.colours).find(|(own, theirs)| own != theirs) {
        return (!own, ColourRule::LatestDifference);
    }
    if let Some(wanted) = own.colour {
        return (wanted, ColourRule::HigherRanked);
    }
    match (first.colours.first(), second.colours.first()) {
        (Some(&own), _) => (!own, ColourRule::LastColour),
        (None, Some(&theirs)) => (theirs, ColourRule::LastColour),
        (None, None) => (initial, ColourRule::ByNumber),
    }
}

fn bye(roster: &Roster, place: usize) -> ByeRecord {
    let score = roster.score(place);
    let barred = roster.players.iter().filter(|team| team.score <= score && !team.may_have_bye);
    ByeRecord { player: roster.players[place].id, score, barred: barred.map(|team| team.id).collect() }
}

fn brackets(roster: &Roster, worked: &Worked) -> Vec<BracketRecord> {
    let ids = |places: &[usize]| places.iter().map(|&place| roster.players[place].id).collect::<Vec<_>>();
    let last = worked.steps.len().saturating_sub(1);
    let record = |(at, step): (usize, &Step)| BracketRecord {
        kind: if at == last { BracketKind::Last } else { BracketKind::Ordinary },
        score: roster.score(step.group[0]),
        moved_down: Vec::new(),
        moved_up: ids(&step.upfloaters),
        residents: ids(&step.group),
        pairs: step
            .pairs
            .iter()
            .map(|&(one, other)| (roster.players[one].id, roster.players[other].id))
            .collect(),
        floaters: Vec::new(),
        weighed: weighed(roster, step),
        exchanged: (Vec::new(), Vec::new()),
    };
    worked.steps.iter().enumerate().map(record).collect()
}

/// What is not at its best possible.
fn weighed(roster: &Roster, step: &Step) -> Vec<Weighed> {
    let quality = step.quality;
    let mut all = Vec::new();
    if !step.upfloaters.is_empty() {
        let value = Value::Count(step.upfloaters.len());
        all.push(Weighed { criterion: Criterion::Floaters, value });
        let scores: Vec<Points> = step.upfloaters.iter().map(|&place| roster.score(place)).collect();
        all.push(Weighed { criterion: Criterion::FloaterScores, value: Value::Points(scores) });
    }
    let counts = [
        (Criterion::FloaterFloated, quality.upfloaters_floated),
        (Criterion::Preferences, quality.denied),
        (Criterion::StrongPreferences, quality.strongly_denied),
        (Criterion::OpponentFloated, quality.opponents_floated),
    ];
    let told = counts.into_iter().filter(|&(_, count)| count > 0);
    all.extend(told.map(|(criterion, count)| Weighed { criterion, value: Value::Count(count as usize) }));
    all
}

//! Tie-breaks from the opponents' results: Buchholz, Sonneborn-Berger and their variants (articles 8, 9, 13.2,
//! 13.4).

use turmuhr_core::Round;

use crate::{
    code::{Code, KoyaLimit, Modifiers, Name},
    cut::cut,
    event::{Form, Measure},
    fraction::Fraction,
    meeting::Meeting,
    rules::OwnUnplayed,
    table::Table,
    value::{How, Source, Term, Value},
};

/// 8.1.
pub(crate) fn buchholz(table: &Table<'_>, place: usize, measure: Measure, modifiers: &Modifiers) -> Value {
    let meetings = table.meetings(place, measure, measure, modifiers.forfeits_played);
    summed(table, &meetings, Meeting::term, modifiers)
}

/// 9.1 and 13.2: opponents' scores times own results, each in its measure.
pub(crate) fn sonneborn(
    table: &Table<'_>,
    place: usize,
    scores: Measure,
    results: Measure,
    modifiers: &Modifiers,
) -> Value {
    let meetings = table.meetings(place, scores, results, modifiers.forfeits_played);
    summed(table, &meetings, Meeting::product, modifiers)
}

fn summed(
    table: &Table<'_>,
    meetings: &[Meeting],
    term: impl Fn(&Meeting) -> Term,
    modifiers: &Modifiers,
) -> Value {
    let mut terms: Vec<Term> = meetings.iter().map(term).collect();
    let voluntary: Vec<bool> = meetings.iter().map(|meeting| meeting.voluntary).collect();
    cut(&mut terms, &voluntary, modifiers, &table.rules);
    Value::sum(terms)
}

/// 8.2: the mean Buchholz of the opponents met at the board. `buchholz` has the values of all participants,
/// `real` the rounds as played.
pub(crate) fn opponents_buchholz(
    real: &Table<'_>,
    place: usize,
    buchholz: &[Fraction],
    forfeits_played: bool,
) -> Option<Value> {
    let met = (1..).zip(&real.cells[place]).filter_map(|(round, cell)| {
        let game = cell.over_the_board().is_some()
            || (cell.is_forfeit() && (forfeits_played || real.forfeits_are_games()));
        let opponent = cell.opponent.filter(|_| game)?;
        let from = Source::Opponent { id: real.id(opponent), scored: None };
        Some(Term::new(round, from, buchholz[opponent]))
    });
    mean(met.collect(), false)
}

/// The mean of the terms not cut; `None` if none is left.
pub(crate) fn mean(terms: Vec<Term>, rounded: bool) -> Option<Value> {
    let count = terms.iter().filter(|term| term.cut.is_none()).count();
    let sum = Value::sum(terms);
    let exact = sum.amount.over(i64::try_from(count).ok()?)?;
    let amount = if rounded { Fraction::whole(exact.rounded()) } else { exact };
    Some(Value { amount, how: How::Mean { rounded }, ..sum })
}

/// The sum of the opponents' Buchholz; where an unplayed round counts as one against oneself, the participant's
/// too.
pub(crate) fn buchholz_sum(table: &Table<'_>, place: usize, buchholz: &[Fraction]) -> Value {
    let terms = (1..).zip(&table.cells[place]).filter_map(|(round, cell)| {
        let met = cell.over_the_board().is_some() || matches!(cell.round, Round::Adjourned { .. });
        let scheduled = cell.is_forfeit()
            && (table.forfeits_are_games() || table.rules.own_unplayed == OwnUnplayed::Scheduled);
        match cell.opponent {
            Some(opponent) if met || scheduled => {
                let from = Source::Opponent { id: table.id(opponent), scored: None };
                Some(Term::new(round, from, buchholz[opponent]))
            }
            _ if table.rules.own_unplayed == OwnUnplayed::Oneself
                && cell.standing != crate::table::Standing::Free =>
            {
                Some(Term::new(round, Source::Oneself, buchholz[place]))
            }
            _ => None,
        }
    });
    Value::sum(terms.collect())
}

/// 9.2: points against opponents with at least half of the maximum.
pub(crate) fn koya(table: &Table<'_>, place: usize, measure: Measure, limit: KoyaLimit) -> Value {
    let most = Fraction::from(table.event.worth[measure].win) * Fraction::whole(schedulable(table));
    let limit = match limit {
        KoyaLimit::Shifted(halves) => most * Fraction::tenths(5) + Fraction::tenths(5 * i64::from(halves)),
        KoyaLimit::Percent(percent) => {
            most * Fraction::whole(i64::from(percent)) * Fraction::tenths(1) * Fraction::tenths(1)
        }
    };
    let terms = (1..).zip(&table.cells[place]).filter_map(|(round, cell)| {
        let opponent = cell.opponent.filter(|opponent| table.scores[*opponent][measure] >= limit)?;
        let from = Source::Opponent { id: table.id(opponent), scored: Some(table.scores[opponent][measure]) };
        Some(Term::new(round, from, Fraction::from(cell.points[measure])))
    });
    Value { how: How::Koya { limit }, ..Value::sum(terms.collect()) }
}

/// Rounds with a scheduled game. In a round robin these are the rounds with an opponent in the table: a free round is
/// none, nor is a game against a leaver whose results do not count.
fn schedulable(table: &Table<'_>) -> i64 {
    match table.event.form {
        Form::Swiss => table.rounds(),
        Form::RoundRobin => {
            let games =
                table.cells.iter().map(|cells| cells.iter().filter(|cell| cell.opponent.is_some()).count());
            i64::try_from(games.max().unwrap_or(0)).unwrap_or(i64::MAX)
        }
    }
}

/// 13.4: the secondary score plus the strength of schedule, scaled down so that it does not outweigh a match.
pub(crate) fn schedule_strength(plain: &Table<'_>, fore: &Table<'_>, place: usize, code: &Code) -> Value {
    let event = plain.event;
    let (primary, secondary) = (event.primary, event.primary.other());
    let table = if code.modifiers.fore { fore } else { plain };
    let strength = buchholz(table, place, primary, &code.modifiers);
    let divisor = code.modifiers.divisor.map_or_else(
        || {
            let highest =
                Fraction::from(event.worth[primary].win) * Fraction::whole(event.total_rounds.into());
            let one_match = Fraction::from(event.worth[secondary].win);
            // Both in tenths, so the quotient is one of integers.
            let (all, one) =
                ((highest * Fraction::whole(10)).floor(), (one_match * Fraction::whole(10)).floor());
            if one > 0 { (all / one).max(1) } else { 1 }
        },
        i64::from,
    );
    let own = plain.scores[place][secondary];
    let amount = own + strength.amount.over(divisor).unwrap_or(Fraction::ZERO);
    let how = How::Schedule { secondary: own, strength: strength.amount, divisor };
    Value { amount, terms: strength.terms, how }
}

/// The two measures of an extended Sonneborn-Berger (13.2): the opponents' and the participant's own.
pub(crate) const fn factors(name: Name) -> Option<(Measure, Measure)> {
    match name {
        Name::MatchMatchSonneborn => Some((Measure::Match, Measure::Match)),
        Name::MatchGameSonneborn => Some((Measure::Match, Measure::Game)),
        Name::GameMatchSonneborn => Some((Measure::Game, Measure::Match)),
        Name::GameGameSonneborn => Some((Measure::Game, Measure::Game)),
        _ => None,
    }
}

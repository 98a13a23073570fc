//! Tie-breaks from the opponents' ratings (article 10), by the tables of the rating regulations (B.02, 8.1).

use turmuhr_core::Score;
use turmuhr_rating::tables;

use crate::{
    code::{Code, Modifiers, Name},
    cut::cut,
    fraction::Fraction,
    opponents::mean,
    rules::RoundRobinForfeits,
    table::{Cell, Table},
    value::{How, Source, Term, Value},
};

/// The rating difference for a percentage.
pub fn difference(percent: i64) -> i64 {
    i64::from(tables::difference(u32::try_from(percent).unwrap_or(0)))
}

/// The expected percentage at this rating difference, negative for the weaker player. Differences are not
/// capped.
fn expected_percent(higher_by: i64) -> i64 {
    let capped = i32::try_from(higher_by).unwrap_or(if higher_by < 0 { i32::MIN } else { i32::MAX });
    i64::from(tables::expected_percent(capped))
}

/// The values of all participants if the code uses ratings; all are `None` if an unrated participant voids it.
pub(crate) fn column(table: &Table<'_>, code: &Code) -> Option<Vec<Option<Value>>> {
    if !code.name.rests_on_ratings() {
        return None;
    }
    let ratings = ratings(table, &code.modifiers);
    let everybody = 0..table.len();
    let rated = |place: usize| ratings[place];
    Some(match code.name {
        Name::Rating => {
            everybody.map(|place| rated(place).map(|rating| Value::given(Fraction::whole(rating)))).collect()
        }
        Name::OpponentsRating => {
            everybody.map(|place| opponents_rating(table, place, &ratings, &code.modifiers)).collect()
        }
        Name::Performance => everybody.map(|place| performance(table, place, &ratings)).collect(),
        Name::PerfectPerformance => everybody.map(|place| perfect(table, place, &ratings)).collect(),
        Name::OpponentsPerformance => means(table, |place| performance(table, place, &ratings)),
        Name::OpponentsPerfect => means(table, |place| perfect(table, place, &ratings)),
        _ => return None,
    })
}

/// All ratings, with the published substitute for unrated participants.
fn ratings(table: &Table<'_>, modifiers: &Modifiers) -> Vec<Option<i64>> {
    let given = |rating: Option<u32>| rating.or(modifiers.unrated).map(i64::from);
    let all: Vec<Option<i64>> =
        table.event.participants.iter().map(|participant| given(participant.rating)).collect();
    if table.rules.ratings.void_if_unrated && all.iter().any(Option::is_none) {
        return vec![None; all.len()];
    }
    all
}

/// Does the round count for ratings? Until 2026 forfeits in a round robin did (15.2).
fn is_game(table: &Table<'_>, cell: &Cell) -> bool {
    let forfeits = table.forfeits_are_games() && table.rules.round_robin == RoundRobinForfeits::Games;
    cell.over_the_board().is_some() || (forfeits && cell.is_forfeit())
}

/// Opponents' ratings by round.
fn met(table: &Table<'_>, place: usize, ratings: &[Option<i64>]) -> Vec<(u32, usize, i64)> {
    let rounds = (1..).zip(&table.cells[place]);
    let games = rounds.filter(|(_, cell)| is_game(table, cell));
    games
        .filter_map(|(round, cell)| {
            let opponent = cell.opponent?;
            Some((round, opponent, ratings[opponent]?))
        })
        .collect()
}

fn rating_terms(table: &Table<'_>, met: &[(u32, usize, i64)]) -> Vec<Term> {
    let term = |&(round, opponent, rating): &(u32, usize, i64)| {
        let from = Source::Opponent { id: table.id(opponent), scored: None };
        Term::new(round, from, Fraction::whole(rating))
    };
    met.iter().map(term).collect()
}

/// 10.1.
fn opponents_rating(
    table: &Table<'_>,
    place: usize,
    ratings: &[Option<i64>],
    modifiers: &Modifiers,
) -> Option<Value> {
    let mut terms = rating_terms(table, &met(table, place, ratings));
    if table.rules.ratings.own_for_unplayed {
        let own = Fraction::whole(ratings[place]?);
        for (round, _) in (1..).zip(&table.cells[place]).filter(|(_, cell)| !is_game(table, cell)) {
            terms.push(Term::new(round, Source::Oneself, own));
        }
        terms.sort_by_key(|term| term.number);
    }
    let nothing_voluntary = vec![false; terms.len()];
    cut(&mut terms, &nothing_voluntary, modifiers, &table.rules);
    mean(terms, true)
}

/// Points at the board on the usual scale, whatever the scale of the event.
fn points(table: &Table<'_>, place: usize) -> Fraction {
    let games = table.cells[place].iter().filter(|cell| is_game(table, cell));
    games
        .map(|cell| match (cell.over_the_board(), cell.round) {
            (Some(Score::Win), _) | (None, turmuhr_core::Round::ForfeitWin { .. }) => Fraction::tenths(10),
            (Some(Score::Draw), _) => Fraction::tenths(5),
            _ => Fraction::tenths(0),
        })
        .sum()
}

/// 10.2.
fn performance(table: &Table<'_>, place: usize, ratings: &[Option<i64>]) -> Option<Value> {
    let rules = &table.rules.ratings;
    let mut met = met(table, place, ratings);
    if let Some(limit) = rules.limit.map(i64::from) {
        let own = ratings[place]?;
        for (_, _, rating) in &mut met {
            *rating = (*rating).clamp(own - limit, own + limit);
        }
    }
    let games = u32::try_from(met.len()).ok()?;
    let mean = mean(rating_terms(table, &met), rules.rounded_mean)?;
    let points = points(table, place);
    let percent = (points * Fraction::whole(100)).over(games.into())?.rounded();
    let difference = difference(percent);
    let amount = Fraction::whole((mean.amount + Fraction::whole(difference)).rounded());
    let how = How::Performance { mean: mean.amount, points, games, percent, difference };
    Some(Value { amount, terms: mean.terms, how })
}

/// 10.3: the lowest rating whose expected score is at least the points. Without points: 800 below the weakest
/// opponent.
fn perfect(table: &Table<'_>, place: usize, ratings: &[Option<i64>]) -> Option<Value> {
    const BEYOND: i64 = 736;
    let met = met(table, place, ratings);
    let lowest = met.iter().map(|(_, _, rating)| *rating).min()?;
    let highest = met.iter().map(|(_, _, rating)| *rating).max()?;
    let points = points(table, place);
    let expected =
        |own: i64| -> i64 { met.iter().map(|(_, _, rating)| expected_percent(own - rating)).sum() };
    let wanted = (points * Fraction::whole(100)).floor();
    let rating = if points == Fraction::ZERO {
        lowest - 800
    } else {
        let (mut below, mut enough) = (lowest - BEYOND, highest + BEYOND);
        while enough - below > 1 {
            let middle = (below + enough).div_euclid(2);
            if expected(middle) >= wanted { enough = middle } else { below = middle }
        }
        enough
    };
    let expected = Fraction::whole(expected(rating)).over(100)?;
    let how = How::Perfect { points, games: u32::try_from(met.len()).ok()?, expected };
    Some(Value { amount: Fraction::whole(rating), terms: rating_terms(table, &met), how })
}

/// 10.4 and 10.5: the mean over the opponents met at the board.
fn means(table: &Table<'_>, own: impl Fn(usize) -> Option<Value>) -> Vec<Option<Value>> {
    let own: Vec<Option<Fraction>> =
        (0..table.len()).map(|place| own(place).map(|value| value.amount)).collect();
    let of = |place: usize| {
        let rounds = (1..).zip(&table.cells[place]).filter(|(_, cell)| is_game(table, cell));
        let terms = rounds.filter_map(|(round, cell)| {
            let opponent = cell.opponent?;
            Some(Term::new(round, Source::Opponent { id: table.id(opponent), scored: None }, own[opponent]?))
        });
        mean(terms.collect(), true)
    };
    (0..table.len()).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_and_differences_are_those_of_the_tables() {
        let worth = [(100, 800), (99, 677), (75, 193), (60, 72), (50, 0), (40, -72), (25, -193), (0, -800)];
        for (percent, rating) in worth {
            assert_eq!(difference(percent), rating, "{percent}");
        }
        let expected =
            [(0, 50), (3, 50), (4, 51), (10, 51), (11, 52), (-4, 49), (735, 99), (736, 100), (-736, 0)];
        for (higher, percent) in expected {
            assert_eq!(expected_percent(higher), percent, "{higher}");
        }
    }
}

//! Tie-breaks from a participant's own results (article 7), and the scores themselves.

use turmuhr_core::{Color, Round, Score};

use crate::{
    code::{Code, Name},
    event::Measure,
    fraction::Fraction,
    rules::RoundRobinForfeits,
    table::{Cell, Table},
    value::{Cut, How, Source, Term, Value},
};

const ONE: Fraction = Fraction::whole(1);

/// A value from the participant's own results; `None` for a code that other modules compute.
pub(crate) fn value(table: &Table<'_>, code: &Code, measure: Measure, place: usize) -> Option<Value> {
    Some(match code.name {
        Name::Points => score(table, place, measure),
        Name::MatchPoints => score(table, place, Measure::Match),
        Name::GamePoints => score(table, place, Measure::Game),
        Name::Secondary => score(table, place, table.event.primary.other()),
        Name::Wins => count(table, place, |cell| wins_points(table, cell, measure)),
        Name::GamesWon => count(table, place, |cell| is_won(table, cell, code.modifiers.forfeits_played)),
        Name::BlackGames => count(table, place, |cell| has_black(table, cell)),
        Name::BlackWins => count(table, place, |cell| has_black(table, cell) && is_won(table, cell, false)),
        Name::ElectedRounds => count(table, place, |cell| {
            !cell.is_voluntary() && !matches!(cell.round, Round::ForfeitLoss { .. })
        }),
        Name::Progressive => progressive(table, place, measure, code.modifiers.lowest),
        Name::StandardPoints => standard(table, place, measure),
        Name::PairingNumber => Value::given(Fraction::whole(i64::from(table.id(place).0))),
        Name::BlackDraws => black_draws(table, place),
        Name::DirectEncounter
        | Name::Buchholz
        | Name::OpponentsBuchholz
        | Name::ForeBuchholz
        | Name::SonnebornBerger
        | Name::Koya
        | Name::OpponentsRating
        | Name::Performance
        | Name::PerfectPerformance
        | Name::OpponentsPerformance
        | Name::OpponentsPerfect
        | Name::Rating
        | Name::BoardCount
        | Name::TopBoards
        | Name::BottomBoards
        | Name::MatchMatchSonneborn
        | Name::MatchGameSonneborn
        | Name::GameMatchSonneborn
        | Name::GameGameSonneborn
        | Name::Encounter
        | Name::EncounterCount
        | Name::EncounterCountTop
        | Name::EncounterCountBottom
        | Name::EncounterTop
        | Name::EncounterBottom
        | Name::ScheduleStrength
        | Name::BuchholzSum
        | Name::Berlin
        | Name::MedianBuchholz => return None,
    })
}

fn rounds<'t>(table: &'t Table<'_>, place: usize) -> impl Iterator<Item = (u32, &'t Cell)> {
    (1..).zip(&table.cells[place])
}

fn count(table: &Table<'_>, place: usize, counts: impl Fn(&Cell) -> bool) -> Value {
    let found = rounds(table, place).filter(|(_, cell)| counts(cell));
    let terms: Vec<Term> = found.map(|(round, _)| Term::new(round, Source::Round, ONE)).collect();
    Value { how: How::Count, ..Value::sum(terms) }
}

/// The points of every round; bonuses and penalties count as round 0.
fn score(table: &Table<'_>, place: usize, measure: Measure) -> Value {
    let mut terms: Vec<Term> = rounds(table, place)
        .map(|(round, cell)| Term::new(round, Source::Round, Fraction::from(cell.points[measure])))
        .collect();
    let amount = table.scores[place][measure];
    let adjusted = amount - terms.iter().map(Term::product).sum();
    if adjusted != Fraction::ZERO {
        terms.insert(0, Term::new(0, Source::Round, adjusted));
    }
    Value { amount, terms, how: How::Score(measure) }
}

/// 7.1. Game points of a match have no fixed win: more than a drawn match scores.
fn wins_points(table: &Table<'_>, cell: &Cell, measure: Measure) -> bool {
    let worth = &table.event.worth[measure];
    match (table.event.is_of_teams(), measure) {
        (true, Measure::Game) => cell.points[measure] > worth.draw,
        _ => cell.points[measure] >= worth.win,
    }
}

/// 7.2.
fn is_won(table: &Table<'_>, cell: &Cell, with_forfeits: bool) -> bool {
    let forfeits = with_forfeits || table.rules.won_without_play || table.forfeits_are_games();
    match cell.round {
        Round::Played { score, .. } => score == Score::Win,
        Round::ForfeitWin { .. } => forfeits,
        _ => false,
    }
}

/// 7.3. In a round robin a forfeit is a game; since 2026 a lost forfeit is not (15.2).
fn has_black(table: &Table<'_>, cell: &Cell) -> bool {
    let colour = match cell.round {
        Round::Played { colour, .. } => Some(colour),
        Round::ForfeitWin { colour, .. } if table.forfeits_are_games() => colour,
        Round::ForfeitLoss { colour, .. }
            if table.forfeits_are_games()
                && table.rules.round_robin != RoundRobinForfeits::GamesWithExceptions =>
        {
            colour
        }
        _ => None,
    };
    colour == Some(Color::Black)
}

/// 7.5: the sum of the scores after each round; cuts take the first rounds.
fn progressive(table: &Table<'_>, place: usize, measure: Measure, cuts: u32) -> Value {
    let adjustments = &table.event.participants[place].adjustments;
    let upto = |round: u32| -> Fraction {
        let changes = adjustments.iter().filter(|change| change.round <= round);
        changes.map(|change| Fraction::from(change.points[measure])).sum()
    };
    let mut score = Fraction::tenths(0);
    let terms = rounds(table, place).map(|(round, cell)| {
        score = score + Fraction::from(cell.points[measure]);
        let cut = (round <= cuts).then_some(Cut::First);
        Term { cut, ..Term::new(round, Source::Round, score + upto(round)) }
    });
    Value::sum(terms.collect())
}

/// 7.7: a game scores 1, ½ or 0 by comparison with the opponent's points, an unplayed round by comparison with
/// a draw.
fn standard(table: &Table<'_>, place: usize, measure: Measure) -> Value {
    let draw = table.event.worth[measure].draw;
    let terms = rounds(table, place).map(|(round, cell)| {
        let rival = match cell.opponent {
            Some(opponent) if cell.round.is_played() => {
                table.cells[opponent][round as usize - 1].points[measure]
            }
            _ => draw,
        };
        let tenths = match cell.points[measure].cmp(&rival) {
            std::cmp::Ordering::Greater => 10,
            std::cmp::Ordering::Equal => 5,
            std::cmp::Ordering::Less => 0,
        };
        Term::new(round, Source::Round, Fraction::tenths(tenths))
    });
    Value::sum(terms.collect())
}

/// The own score, plus the difference between win and draw for every draw with Black.
fn black_draws(table: &Table<'_>, place: usize) -> Value {
    let measure = table.event.primary;
    let worth = &table.event.worth[measure];
    let more = Fraction::from(worth.win) - Fraction::from(worth.draw);
    let mut terms = vec![Term::new(0, Source::Round, table.scores[place][measure])];
    for (round, cell) in rounds(table, place) {
        if let Round::Played { colour: Color::Black, score: Score::Draw, .. } = cell.round {
            terms.push(Term::new(round, Source::Round, more));
        }
    }
    Value::sum(terms)
}

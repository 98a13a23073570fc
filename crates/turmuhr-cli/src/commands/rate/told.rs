//! Ratings as tables and as JSON.

use serde_json::{Value, json};
use turmuhr_core::{PlayerId, Score};
use turmuhr_rating::{
    Decimal, Omitted, RatedEvent, Summary, Why,
    dwz::{self, Formula},
    elo::{self, Reason, Rules},
    performance::Performance,
};
use turmuhr_texts::{
    Lang,
    rating::{self as say, Names as _},
};

use super::{Explain, Names, number};

/// A row of the table, and the arithmetic where it is asked for.
struct Row {
    summary: Summary,
    arithmetic: Vec<String>,
}

const NONE: &str = "-";

/// The players asked for with `--explain`; all players without it.
fn rows<R>(
    rated: &[R],
    summary: impl Fn(&R) -> Summary,
    arithmetic: impl Fn(&R) -> Vec<String>,
    explain: Explain,
) -> Vec<Row> {
    let row = |rating: &R| {
        let summary = summary(rating);
        let asked = explain.asks_for(summary.player);
        let arithmetic = if asked { arithmetic(rating) } else { Vec::new() };
        (explain == Explain::Nobody || asked).then_some(Row { summary, arithmetic })
    };
    rated.iter().filter_map(row).collect()
}

pub(super) fn elo(
    rated: &[elo::Rating],
    event: &RatedEvent,
    rules: &Rules,
    names: &Names,
    explain: Explain,
    lang: Lang,
) -> String {
    let rows = rows(rated, elo::Rating::summary, |rating| say::elo(rating, names, lang), explain);
    let title = say::elo_title(lang, rules.id, say::mode(event.mode, lang));
    table(&title, "K", &rows, names, lang)
}

pub(super) fn dwz(
    rated: &[dwz::Rating],
    formula: Formula,
    names: &Names,
    explain: Explain,
    lang: Lang,
) -> String {
    let rows = rows(rated, dwz::Rating::summary, |rating| say::dwz(rating, names, lang), explain);
    let factor = match formula {
        Formula::Classic => "E",
        Formula::Reform => "K",
    };
    table(&say::dwz_title(lang, say::formula(formula, lang)), factor, &rows, names, lang)
}

fn table(title: &str, factor: &str, rows: &[Row], names: &Names, lang: Lang) -> String {
    let name_of = |row: &Row| names.name(row.summary.player).to_owned();
    let width = rows.iter().map(|row| name_of(row).chars().count()).max().unwrap_or(0).clamp(4, 33);
    let mut text = format!("{title}\n");
    let header = format!(
        "{:>4}  {:width$}  {:>5} {:>3} {:>5} {:>7} {:>5} {:>8} {:>5} {:>8}",
        say::column_number(lang),
        say::column_name(lang),
        say::column_old(lang),
        say::column_games(lang),
        "W",
        "We",
        factor,
        say::column_change(lang),
        say::column_new(lang),
        say::column_performance(lang),
    );
    text.push_str(&format!("{header}\n"));
    for row in rows {
        let Summary { player, old, games, score, change, new, performance } = &row.summary;
        let [old, new, performance] =
            [old.map(i64::from), *new, performance.map(i64::from)].map(|number| shown(number.as_ref()));
        let expected = shown(change.as_ref().map(|change| &change.expected));
        let factor = shown(change.as_ref().map(|change| &change.factor));
        let change = change.map_or_else(|| NONE.to_owned(), |change| format!("{:+}", change.exact));
        let score = score.to_string();
        let number = player.0;
        let name: String = name_of(row).chars().take(width).collect();
        text.push_str(&format!(
            "{number:>4}  {name:width$}  {old:>5} {games:>3} {score:>5} {expected:>7} {factor:>5} {change:>8} {new:>5} {performance:>8}\n"
        ));
        for line in &row.arithmetic {
            text.push_str(&format!("      {line}\n"));
        }
    }
    text
}

fn shown(number: Option<&impl ToString>) -> String {
    number.map_or_else(|| NONE.to_owned(), ToString::to_string)
}

pub(super) fn elo_json(rated: &[elo::Rating], event: &RatedEvent, rules: &Rules, names: &Names) -> Value {
    let players: Vec<Value> = rated
        .iter()
        .map(|rating| {
            let mut value = match &rating.result {
                elo::Outcome::Rated(change) => elo_change(change),
                elo::Outcome::Unrated(first) => elo_first(first),
            };
            value["performance"] = rating.performance.as_ref().map_or(Value::Null, performance);
            value["omitted"] = rating.omitted.iter().map(omitted).collect();
            identified(rating.player, names, value)
        })
        .collect();
    json!({
        "system": "elo",
        "edition": rules.id,
        "mode": event.mode.word(),
        "official": false,
        "players": players,
    })
}

fn elo_change(change: &elo::Change) -> Value {
    let games: Vec<Value> = change
        .games
        .iter()
        .map(|line| {
            let more = json!({
                "difference": line.difference,
                "counted": line.counted,
                "expected": number(line.expected),
                "gain": number(line.gain),
            });
            game(line.round, line.opponent, line.rating, score(line.score), more)
        })
        .collect();
    let coefficient = &change.coefficient;
    let assumed: Vec<&str> = coefficient
        .assumed
        .iter()
        .map(|assumption| match assumption {
            elo::Assumption::NotNew => "not-new",
            elo::Assumption::Adult => "adult",
            elo::Assumption::NeverTop => "never-2400",
        })
        .collect();
    json!({
        "old": change.old,
        "new": change.new,
        "change": number(change.change),
        "rounded": change.rounded,
        "score": number(change.score),
        "expected": number(change.expected),
        "k": coefficient.applied,
        "kBeforeLimit": coefficient.k,
        "kReason": match coefficient.reason {
            Reason::Listed => "listed",
            Reason::New { .. } => "new",
            Reason::Junior { .. } => "junior",
            Reason::Top => "reached-2400",
            Reason::Settled => "settled",
        },
        "assumed": assumed,
        "belowFloor": change.below_floor,
        "games": games,
    })
}

fn elo_first(first: &elo::First) -> Value {
    let games: Vec<Value> = first
        .games
        .iter()
        .map(|(round, opponent, rating, result)| game(*round, *opponent, *rating, score(*result), json!({})))
        .collect();
    let worked_out = match first.outcome {
        elo::FirstOutcome::NoGames => ("no-games", Value::Null, Value::Null),
        elo::FirstOutcome::NoPoints => ("no-points", Value::Null, Value::Null),
        elo::FirstOutcome::TooFew { needed } => ("too-few-games", Value::Null, json!({ "needed": needed })),
        elo::FirstOutcome::Worked(worked) => {
            let outcome = if worked.published.is_some() { "rated" } else { "below-floor" };
            let arithmetic = json!({
                "sum": worked.sum,
                "opponents": worked.opponents,
                "average": number(worked.average),
                "score": number(worked.score),
                "percent": worked.percent,
                "difference": worked.difference,
                "rating": worked.rating,
            });
            (outcome, worked.published.into(), arithmetic)
        }
    };
    newcomer(first.score, worked_out, games)
}

pub(super) fn dwz_json(rated: &[dwz::Rating], formula: Formula, names: &Names) -> Value {
    let players: Vec<Value> = rated
        .iter()
        .map(|rating| {
            let mut value = match &rating.result {
                dwz::Outcome::Rated(change) => dwz_change(change),
                dwz::Outcome::First(first) => dwz_first(first),
            };
            if let Some(performance) = rating.performance {
                value["performance"] = performance.into();
            }
            value["omitted"] = rating.omitted.iter().map(omitted).collect();
            identified(rating.player, names, value)
        })
        .collect();
    json!({ "system": formula.id(), "official": false, "players": players })
}

fn dwz_change(change: &dwz::Change) -> Value {
    let games: Vec<Value> = change
        .games
        .iter()
        .map(|line| {
            let more = json!({ "difference": line.difference, "expected": number(line.expected) });
            game(line.round, line.opponent, line.rating, score(line.score), more)
        })
        .collect();
    let (coefficient, assumed) = match &change.coefficient {
        dwz::Coefficient::Classic(e) => {
            let parts = json!({
                "e": e.value,
                "e0": number(e.base),
                "fB": number(e.acceleration),
                "sBr": number(e.brake),
                "limits": [e.limits.0, e.limits.1],
            });
            (parts, &e.assumed)
        }
        dwz::Coefficient::Reform(k) => {
            let parts = json!({
                "k": number(k.value),
                "k0": k.base,
                "b": number(k.brake),
                "a": number(k.bonus),
            });
            (parts, &k.assumed)
        }
    };
    let assumed: Vec<&str> = assumed
        .iter()
        .map(|assumption| match assumption {
            dwz::Assumption::Adult => "adult",
            dwz::Assumption::Experienced => "experienced",
        })
        .collect();
    json!({
        "old": change.old,
        "new": change.new,
        "index": change.index,
        "change": number(change.change),
        "score": number(change.score),
        "expected": number(change.expected),
        "coefficient": coefficient,
        "assumed": assumed,
        "games": games,
    })
}

fn dwz_first(first: &dwz::First) -> Value {
    let games: Vec<Value> = first
        .games
        .iter()
        .map(|line| {
            let more = json!({ "expected": line.expected.map(number) });
            game(line.round, line.opponent, line.rating, number(line.score), more)
        })
        .collect();
    let worked_out = match first.outcome {
        dwz::FirstOutcome::NoGames => ("no-games", Value::Null, Value::Null),
        dwz::FirstOutcome::TooFew { needed } => ("too-few-games", Value::Null, json!({ "needed": needed })),
        dwz::FirstOutcome::NoPoints => ("no-points", Value::Null, Value::Null),
        dwz::FirstOutcome::AllPoints => ("all-points", Value::Null, Value::Null),
        dwz::FirstOutcome::Adrift => ("adrift", Value::Null, Value::Null),
        dwz::FirstOutcome::Worked(worked) => {
            let arithmetic = json!({
                "average": worked.average,
                "fictitiousDraw": worked.fictitious_draw,
                "performance": worked.performance,
                "expected": number(worked.expected),
            });
            ("rated", worked.rating.into(), arithmetic)
        }
    };
    newcomer(first.score, worked_out, games)
}

/// A game of a rating's arithmetic; `more` is what its system adds.
fn game(round: u32, opponent: PlayerId, rating: impl Into<Value>, score: Value, more: Value) -> Value {
    let rating: Value = rating.into();
    joined(json!({ "round": round, "opponent": opponent.0, "rating": rating, "score": score }), more)
}

/// A player without a rating: what became of the first evaluation, the new rating, its arithmetic.
fn newcomer(score: Decimal, (outcome, new, arithmetic): (&str, Value, Value), games: Vec<Value>) -> Value {
    json!({
        "old": null,
        "new": new,
        "outcome": outcome,
        "score": number(score),
        "first": arithmetic,
        "games": games,
    })
}

/// Number and name before everything else.
fn identified(player: PlayerId, names: &Names, value: Value) -> Value {
    joined(json!({ "id": player.0, "name": names.name(player) }), value)
}

/// The fields of one object, then those of another.
fn joined(mut first: Value, then: Value) -> Value {
    if let (Value::Object(first), Value::Object(then)) = (&mut first, then) {
        first.extend(then);
    }
    first
}

fn performance(worked: &Performance) -> Value {
    json!({
        "games": worked.games,
        "score": number(worked.score),
        "average": worked.average,
        "percent": worked.percent,
        "difference": worked.difference,
        "rating": worked.rating,
        "perfect": worked.perfect,
    })
}

fn omitted(omitted: &Omitted) -> Value {
    let why = match omitted.why {
        Why::Forfeit => "forfeit",
        Why::NoMoves => "no-moves",
        Why::Unfinished => "unfinished",
        Why::OpponentUnrated => "opponent-unrated",
        Why::UnequalTimes => "unequal-times",
        Why::TooShort { .. } => "too-short",
        Why::FirstControl { .. } => "first-control",
        Why::Apart { .. } => "too-far-apart",
    };
    json!({ "round": omitted.round, "opponent": omitted.opponent.0, "why": why })
}

fn score(score: Score) -> Value {
    json!(match score {
        Score::Win => 1.0,
        Score::Draw => 0.5,
        Score::Loss => 0.0,
    })
}

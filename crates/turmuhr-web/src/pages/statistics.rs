//! The event in plots: scores, results by colour, performance against rating, balance of colours.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use turmuhr_core::Round;
use turmuhr_standings::{Code, standings};
use turmuhr_texts::values;
use turmuhr_tournament::{GameResult, RoundNo, Section};

use super::{Page, page, standings::after};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask},
    parts::{View, plot},
    words::standings as say,
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let after = after(&ask, section);
    let view = View::new(&ask, &snapshot, section);
    let key = format!("statistics {} {after} {lang} {}", section.id, view.staff);
    let body = snapshot.fragment(key, || plots(&snapshot, &view, after).into_string());
    let body = html! { (PreEscaped(body.as_str())) };
    let title = say::statistics(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

fn plots(snapshot: &Snapshot, view: &View<'_>, after: u32) -> Markup {
    let (lang, section) = (view.lang, view.section);
    if after == 0 {
        return html! { p.empty { (say::nothing_played(lang)) } };
    }
    let mut scores: BTreeMap<i32, u32> = BTreeMap::new();
    let mut balance: BTreeMap<i32, u32> = BTreeMap::new();
    for party in section.parties() {
        *scores.entry(view.points(party, RoundNo::after(after)).in_tenths()).or_default() += 1;
        let colours = RoundNo::first(after).filter_map(|round| section.seen_by(party, round)?.colour());
        let difference: i32 = colours.map(|colour| if colour.is_white() { 1 } else { -1 }).sum();
        *balance.entry(difference).or_default() += 1;
    }
    let scores: Vec<(String, u32)> = scores
        .into_iter()
        .map(|(tenths, count)| (values::points(turmuhr_core::Points::tenths(tenths), lang), count))
        .collect();
    let balance: Vec<(String, u32)> = balance
        .into_iter()
        .map(|(difference, count)| (format!("{difference:+}").replace("+0", "0"), count))
        .collect();
    let rounds: Vec<(String, [u32; 3])> =
        RoundNo::first(after).map(|round| (round.to_string(), by_colour(section, round))).collect();
    html! {
        (plot::bars(&say::scores(lang), &say::points(lang), &say::players(lang), &scores))
        (plot::stacked(&say::by_colour(lang), &say::round(lang), [&say::white_wins(lang), &say::draws(lang), &say::black_wins(lang)], &rounds))
        @if let Some(points) = performance(snapshot, view, after) {
            (plot::scatter(&say::performance(lang), &say::rating(lang), &say::performance_axis(lang), &points))
        }
        (plot::bars(&say::colour_balance(lang), &say::whites_minus_blacks(lang), &say::players(lang), &balance))
    }
}

fn by_colour(section: &Section, round: RoundNo) -> [u32; 3] {
    let mut counts = [0; 3];
    let games =
        section.round(round).into_iter().flat_map(|played| &played.pairs).flat_map(|pair| &pair.games);
    for result in games.filter_map(|game| game.result) {
        match result {
            GameResult::WHITE_WINS => counts[0] += 1,
            GameResult::DRAW => counts[1] += 1,
            GameResult::BLACK_WINS => counts[2] += 1,
            _ => {}
        }
    }
    counts
}

/// Rating and performance of all players with both.
fn performance(snapshot: &Snapshot, view: &View<'_>, after: u32) -> Option<Vec<(String, i64, i64)>> {
    if view.of_teams() {
        return None;
    }
    let table = snapshot.table(view.section, after);
    let table = table.as_ref().as_ref().ok()?;
    let code: Code = "TPR".parse().ok()?;
    let made = standings(table.counted(), table.standings.rules, &[code]).ok()?;
    let points: Vec<(String, i64, i64)> = made
        .rows
        .iter()
        .filter_map(|row| {
            let party = table.party(row.id)?;
            let value = row.values.first()?.as_ref()?;
            let rating = i64::from(view.rating(party)?);
            Some((view.section.name(party).to_owned(), rating, value.amount.rounded()))
        })
        .collect();
    // A performance needs a played game; a plot needs two points.
    let played = |round| {
        view.section
            .parties()
            .iter()
            .any(|party| matches!(view.section.seen_by(*party, round), Some(Round::Played { .. })))
    };
    (points.len() > 1 && RoundNo::first(after).any(played)).then_some(points)
}

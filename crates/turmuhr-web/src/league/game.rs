//! A match: its boards, what was found, and what was decided.

use maud::{Markup, PreEscaped, html};
use turmuhr_federation::matches::lineup::{BoardResult, Seat, Which};
use turmuhr_season::{
    MatchId, TeamId,
    state::{Match, Report},
    tables::{Mark, marked},
};
use turmuhr_texts::season::{acts, names, reads};

use super::{League, falls_away, open, weekday};
use crate::{
    http::{Answer, Ask},
    live::{fragment, live_season},
    pages::Head,
    words::league as say,
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, one) = league.game()?;
    let lang = ask.lang;
    let content = html! {
        (PreEscaped(season.fragment(format!("match {lang} {}", id.0), || of_match(&league, id, one).0).as_str()))
    };
    if ask.query.has("fragment") {
        return Ok(fragment(&content));
    }
    let body = live_season(&ask, &season, "match", &content);
    let team = |team| names::team(league.state, team, lang);
    let title = format!("{} – {}", team(one.fixture.home), team(one.fixture.guest));
    let class = one.fixture.class;
    let time = one.fixture.starts.map(|at| at.strftime(" · %H:%M").to_string()).unwrap_or_default();
    let under = html! {
        a href=(league.class_path(class, one.fixture.group)) { (league.group_name(class, one.fixture.group)) }
        " · " (reads::occasion(one.fixture.occasion, lang).unwrap_or_else(|| say::round(lang, one.fixture.round)))
        " · " (weekday(one.fixture.on, lang)) (time)
        @if let Some(from) = one.moved_from.filter(|from| *from != one.fixture.on) { " · " (say::moved_from(lang, weekday(from, lang))) }
    };
    Ok(league.page(Some(class), title, body, None, Head { under, ..Head::default() }))
}

pub(super) fn of_match(league: &League<'_>, id: MatchId, one: &Match) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let mark = marked(state, id).1;
    html! {
        div.score-line {
            span.side { (league.team(one.fixture.home)) }
            b.big { (reads::score_of(state, id).unwrap_or_else(|| "–".to_owned())) }
            span.side { (league.team(one.fixture.guest)) }
        }
        p.center { @if falls_away(state, id) { span.tag.warn { (say::falls_away(lang)) } } @else { (standing(mark, lang)) } }
        @match &one.report {
            None if falls_away(state, id) => p.empty { (say::falls_away_why(lang)) },
            None => p.empty { (say::not_played(lang)) },
            Some(report) => (boards(league, one, report)),
        }
        (found(league, id))
        (decided(league, one))
    }
}

fn standing(mark: Mark, lang: turmuhr_texts::Lang) -> Markup {
    let (class, word) = match mark {
        Mark::NotPlayed => ("", say::not_played_tag(lang)),
        Mark::Unfinished => ("warn", reads::unfinished_mark(lang)),
        Mark::Preliminary => ("warn", reads::preliminary_mark(lang)),
        Mark::UnderFinding => ("warn", reads::finding_mark(lang)),
        Mark::Suspended(decision) => ("warn", reads::suspended_mark(lang, decision.0)),
        Mark::Confirmed => ("good", say::confirmed(lang)),
        Mark::Decided(decision) => ("good", reads::decided_mark(lang, decision.0)),
    };
    html! { span class={ "tag " (class) } { (word) } }
}

fn boards(league: &League<'_>, one: &Match, report: &Report) -> Markup {
    let lang = league.lang;
    let results = report.results_now();
    let last = [&report.home, &report.guest].into_iter().flatten().map(|seat| seat.board).max().unwrap_or(0);
    let seat = |seats: &[Seat], board: usize| seats.iter().find(|seat| seat.board == board).copied();
    html! {
        table.boards.match {
            caption.hidden { (say::boards(lang)) }
            thead { tr { th.number { (say::board(lang)) } th { (names::team(league.state, one.fixture.home, lang)) } th { (say::result(lang)) } th { (names::team(league.state, one.fixture.guest, lang)) } } }
            tbody { @for board in 1..=results.len().max(last) {
                tr {
                    th.number scope="row" { (board) }
                    td.left { (player(league, one.fixture.home, seat(&report.home, board))) }
                    td.result { span.res { (written(results.get(board - 1).copied().flatten(), report, board, lang)) } }
                    td.right { (player(league, one.fixture.guest, seat(&report.guest, board))) }
                }
            } }
        }
    }
}

/// A player by name; by rank where the lists know nobody.
pub(super) fn player(league: &League<'_>, team: TeamId, seat: Option<Seat>) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let Some(seat) = seat else { return html! { span.sub { (say::nobody(lang)) } } };
    let person =
        state.teams.get(&team).and_then(|team| state.of_rank(team, seat.rank, jiff::civil::Date::MAX));
    html! {
        @match person {
            Some(person) => (league.person(person)),
            None => (say::rank(lang, seat.rank)),
        }
        @if seat.absent { " " span.sub { (say::absent(lang)) } }
    }
}

fn written(result: Option<BoardResult>, report: &Report, board: usize, lang: turmuhr_texts::Lang) -> String {
    match result {
        Some(BoardResult::HomeWins) => "1 : 0".to_owned(),
        Some(BoardResult::GuestWins) => "0 : 1".to_owned(),
        Some(BoardResult::Drawn) => "½ : ½".to_owned(),
        Some(BoardResult::BothLose) => "0 : 0".to_owned(),
        None if report.open_boards().contains(&board) => say::unfinished(lang),
        None => "–".to_owned(),
    }
}

/// The findings, each with its article: the reason behind a board or a match that counts otherwise than it was played.
fn found(league: &League<'_>, id: MatchId) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let found = state.found(id);
    html! {
        @if !found.is_empty() {
            section.card { h2 { (say::findings(lang)) } ul { @for one in &found { li { (acts::told_finding(one, state, id, lang)) } } } }
        }
    }
}

/// Decisions about the match, oldest first.
fn decided(league: &League<'_>, one: &Match) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let all: Vec<_> = one.decisions.iter().filter_map(|id| Some((*id, state.decisions.get(id)?))).collect();
    html! {
        @if !all.is_empty() {
            section.card { h2 { (say::decisions(lang)) } ul { @for (id, decision) in all {
                li {
                    b { (reads::decided_mark(lang, id.0)) } " "
                    span.sub { (turmuhr_texts::print::date(decision.postmark, lang)) @if !decision.article.is_empty() { " · [" (decision.article) "]" } }
                    @if let Some((boards, _)) = decision.sets {
                        " " (say::sets(lang, boards.map(|tenths| turmuhr_texts::federation::lineup::half(turmuhr_core::Points::tenths(tenths))).join(":")))
                    }
                    @if state.revoked.contains_key(&id) { " " span.tag.warn { (say::revoked(lang)) } }
                }
            } } }
        }
    }
}

/// Which side a word is about.
pub(super) const fn other(side: Which) -> Which {
    match side {
        Which::Home => Which::Guest,
        Which::Guest => Which::Home,
    }
}

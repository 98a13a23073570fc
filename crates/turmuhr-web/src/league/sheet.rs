//! The captain's sheet of a match, made for a phone: line-up, results board by board, the card, and the answer to it.

use maud::{Markup, html};
use turmuhr_federation::matches::lineup::{BoardResult, Rank, Seat, Which};
use turmuhr_season::{
    Fact, MatchId,
    sheet::{GameNow, Remarks},
    state::{Match, Report, ReportStage},
};
use turmuhr_texts::{
    federation::lineup::{note, side as side_name, violation},
    season::names,
};

use super::{
    League,
    door::{act, sentence, today},
    game::{other, player},
    open, weekday,
};
use crate::{
    http::{Answer, Ask, Fault, Fields},
    live::{fragment, live_season_part},
    pages::Head,
    parts::{csrf, options},
    words::{league as words, season as say},
};

const SIDES: [Which; 2] = [Which::Home, Which::Guest];

const fn code(side: Which) -> &'static str {
    match side {
        Which::Home => "home",
        Which::Guest => "guest",
    }
}

fn read_side(text: &str) -> Option<Which> {
    SIDES.into_iter().find(|side| code(*side) == text)
}

/// The results a captain can note, as the form sends them.
const GAMES: [(&str, Option<GameNow>); 6] = [
    ("1-0", Some(GameNow::Result(BoardResult::HomeWins))),
    ("1/2", Some(GameNow::Result(BoardResult::Drawn))),
    ("0-1", Some(GameNow::Result(BoardResult::GuestWins))),
    ("0-0", Some(GameNow::Result(BoardResult::BothLose))),
    ("adjourned", Some(GameNow::Adjourned)),
    ("none", None),
];

pub(crate) async fn show(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, one) = league.game()?;
    let lang = ask.lang;
    let own = league.own_sides(one);
    let status = html! { (status(&league, id, one, &own)) };
    if ask.query.has("fragment") {
        return Ok(fragment(&status));
    }
    let body = html! {
        (live_season_part(&ask, &season, "sheet", &status))
        @if one.report.is_none() && !one.sheet.is_open() {
            @for side in &own { (line_up(&league, id, one, *side)) }
        }
        @if own.is_empty() { p.empty { (say::not_yours(lang)) } }
    };
    let team = |team| names::team(league.state, team, lang);
    let title = format!("{} – {}", team(one.fixture.home), team(one.fixture.guest));
    let time = one.fixture.starts.map(|at| at.strftime(" · %H:%M").to_string()).unwrap_or_default();
    let under = html! {
        (league.group_name(one.fixture.class, one.fixture.group)) " · " (words::round(lang, one.fixture.round)) " · " (weekday(one.fixture.on, lang)) (time)
        " · " a href=(league.to(&format!("matches/{}", id.0))) { (say::public_page(lang)) }
    };
    Ok(league.page(Some(one.fixture.class), title, body, None, Head { under, ..Head::default() }))
}

impl League<'_> {
    /// The sides of a match for which the visitor acts. Who enters for both keeps the books.
    pub(super) fn own_sides(&self, one: &Match) -> Vec<Which> {
        let Some(person) = self.ask.person else { return Vec::new() };
        let speaks = |side: &Which| self.state.speaks_for(person, one.team(*side), today());
        let own: Vec<Which> = SIDES.into_iter().filter(speaks).collect();
        if own.is_empty() && self.directs(one.fixture.class) { SIDES.to_vec() } else { own }
    }

    fn sheet(&self, id: MatchId, page: &str) -> String {
        self.to(&format!("matches/{}/sheet{page}", id.0))
    }
}

/// What stands and what comes next. It follows the journal: the other captain's acts appear by themselves.
fn status(league: &League<'_>, id: MatchId, one: &Match, own: &[Which]) -> Markup {
    let lang = league.lang;
    html! {
        @match &one.report {
            Some(report) => (card(league, id, one, report, own)),
            None if one.sheet.is_open() => (games(league, id, one, own)),
            None => ul.plain.states { @for side in SIDES {
                li {
                    span.tag.good[one.sheet.is_in(side)] { @if one.sheet.is_in(side) { "✓ " (say::handed_in(lang)) } @else { (say::missing(lang)) } }
                    " " (names::team(league.state, one.team(side), lang))
                }
            } },
        }
    }
}

/// The seats of a form: one select for each board.
fn seats_of(fields: &Fields, boards: usize) -> Vec<Seat> {
    let rank = |board: usize| -> Option<Rank> {
        let text = fields.text(&format!("seat-{board}")).to_owned();
        serde_json::from_value(serde_json::Value::from(text)).ok()
    };
    (1..=boards).filter_map(|board| Some(Seat { board, rank: rank(board)?, absent: false })).collect()
}

fn boards_of(league: &League<'_>, one: &Match) -> usize {
    league.state.classes.get(&one.fixture.class).map_or(0, |class| class.details.boards)
}

fn line_up(league: &League<'_>, id: MatchId, one: &Match, side: Which) -> Markup {
    let (state, lang, ask) = (league.state, league.lang, league.ask);
    let boards = boards_of(league, one);
    let typed = ask.query.text("side") == code(side) && ask.query.has("seat-1");
    let known = state.lineup_seen(id, side, ask.person, today()).map(<[Seat]>::to_vec);
    let is_in = known.is_some();
    let mut seats =
        if typed { seats_of(&ask.query, boards) } else { known.unwrap_or_else(|| state.proposed(id, side)) };
    let candidates = state.candidates(one.team(side));
    if ask.query.has("sort") {
        let place = |rank: Rank| candidates.iter().position(|one| one.rank == rank);
        seats.sort_by_key(|seat| place(seat.rank));
        seats.iter_mut().zip(1..).for_each(|(seat, board)| seat.board = board);
    }
    let mut choices = vec![(String::new(), say::empty_board(lang))];
    choices.extend(candidates.iter().map(|one| {
        let name = names::person(state, one.person, lang);
        let sub = if one.substitute { say::substitute(lang) } else { String::new() };
        (one.rank.to_string(), format!("{} {name}{sub}", one.rank))
    }));
    let at = |board: usize| {
        seats.iter().find(|seat| seat.board == board).map(|seat| seat.rank.to_string()).unwrap_or_default()
    };
    let page = league.sheet(id, "");
    html! {
        h2 { (say::line_up(lang)) " · " (names::team(state, one.team(side), lang)) }
        @if candidates.is_empty() { p.warn { "⚠ " (say::no_list(lang)) } }
        form.narrow.line-up method="post" action=(league.sheet(id, "/line-up")) id={ "line-up-" (code(side)) }
            data-key={ "line-up-" (id.0) "-" (code(side)) } data-queue data-label=(say::line_up(lang)) data-remarks=(league.sheet(id, "/remarks")) {
            (csrf(ask))
            input type="hidden" name="side" value=(code(side));
            input type="hidden" name="back" value=(page);
            @for board in 1..=boards {
                label.field { span { (words::board(lang)) " " (board) } select name={ "seat-" (board) } { (options(&at(board), &choices)) } }
            }
            div.remarks aria-live="polite" { (remarks(league, id, side, &seats)) }
            p.tools {
                button.quiet name="sort" value="yes" formmethod="get" formaction=(page) data-sort { (say::sort(lang)) }
                " " button.quiet formmethod="get" formaction=(page) data-check { (say::check(lang)) }
            }
            button.next { @if is_in { (say::hand_in_again(lang)) } @else { (say::hand_in(lang)) } }
            p.note { (say::secret(lang)) }
        }
    }
}

/// What the ordinance says about a line-up, before anything is handed in.
fn remarks(league: &League<'_>, id: MatchId, side: Which, seats: &[Seat]) -> Markup {
    let lang = league.lang;
    match league.state.remarks(id, side, seats) {
        Ok(Remarks { violations, notes, game }) => html! {
            @for one in &violations { p.finding.bad { "✗ " (violation(one, &game, lang)) } }
            @for one in &notes { p.finding.warn { "⚠ " (note(one, &game, lang)) } }
            @if violations.is_empty() && notes.is_empty() { p.finding.good { "✓ " (say::in_order(lang)) } }
        },
        Err(why) => {
            let told = turmuhr_texts::season::refusal::refusal(&why, league.state, lang);
            html! { p.finding.bad { "✗ " (sentence(&told)) } }
        }
    }
}

pub(crate) async fn remarked(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, one) = league.game()?;
    let side = read_side(ask.query.text("side")).ok_or(Fault::NotFound)?;
    if !league.own_sides(one).contains(&side) {
        return Err(Fault::Forbidden);
    }
    Ok(fragment(&remarks(&league, id, side, &seats_of(&ask.query, boards_of(&league, one)))))
}

pub(crate) async fn hand_in(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, one) = league.game()?;
    let side = read_side(ask.form.text("side")).ok_or(Fault::NotFound)?;
    let seats = seats_of(&ask.form, boards_of(&league, one));
    let fact = Fact::LineUpHandedIn { id, side, seats };
    let now = act(&ask, &say::hand_in_anyway(ask.lang), |_| Ok(vec![fact.clone()])).await?;
    Ok(super::done(&league.sheet(id, ""), &now))
}

/// The boards while the match is played: three large buttons each.
fn games(league: &League<'_>, id: MatchId, one: &Match, own: &[Which]) -> Markup {
    let (lang, ask) = (league.lang, league.ask);
    let boards = boards_of(league, one);
    let seat = |side, board| {
        one.sheet.shown(side).and_then(|seats| seats.iter().find(|seat| seat.board == board).copied())
    };
    let may = !own.is_empty() && today() >= one.fixture.on;
    let played = one.sheet.played();
    html! {
        @if today() < one.fixture.on { p.note { (say::lineups_public(lang)) } }
        ol.sheet { @for board in 1..=boards {
            @let now = one.sheet.games.get(&board).copied();
            li data-key={ "board-" (board) } {
                p.pair {
                    b.n { (board) } " "
                    span { (player(league, one.fixture.home, seat(Which::Home, board))) } " – " span { (player(league, one.fixture.guest, seat(Which::Guest, board))) }
                }
                @if !played.contains(&board) { p.sub { (say::by_itself(lang)) } }
                @else if may {
                    form.results method="post" action=(league.sheet(id, "/game")) data-queue="stay" data-label={ (words::board(lang)) " " (board) } {
                        (csrf(ask))
                        input type="hidden" name="board" value=(board);
                        @for (value, game) in GAMES {
                            @if game.is_some() || now.is_some() {
                                button.quiet[!usual(game)] name="game" value=(value) aria-pressed=(if game == now { "true" } else { "false" }) { (say::game(game, lang)) }
                            }
                        }
                    }
                } @else { p.result { (say::game(now, lang)) } }
            }
        } }
        @if may {
            @match league.state.card_of_sheet(id) {
                Some(Ok(_)) => form method="post" action=(league.sheet(id, "/card")) data-queue #card {
                    (csrf(ask))
                    button.next { (say::hand_in_card(lang, tally(one))) }
                },
                Some(Err(missing)) => p.note { (say::boards_missing(lang, missing.len())) },
                None => {},
            }
        }
    }
}

const fn usual(game: Option<GameNow>) -> bool {
    match game {
        Some(GameNow::Result(BoardResult::HomeWins | BoardResult::Drawn | BoardResult::GuestWins)) => true,
        Some(GameNow::Result(BoardResult::BothLose) | GameNow::Adjourned) | None => false,
    }
}

/// The score over the boards so far, in half points; a board with one player counts for that side.
fn tally(one: &Match) -> String {
    let mut halves = [0_i32; 2];
    for game in one.sheet.games.values() {
        let [home, guest] = match game {
            GameNow::Result(BoardResult::HomeWins) => [2, 0],
            GameNow::Result(BoardResult::Drawn) => [1, 1],
            GameNow::Result(BoardResult::GuestWins) => [0, 2],
            GameNow::Result(BoardResult::BothLose) | GameNow::Adjourned => [0, 0],
        };
        halves = [halves[0] + home, halves[1] + guest];
    }
    let played = one.sheet.played();
    for (at, side) in SIDES.into_iter().enumerate() {
        let alone =
            one.sheet.shown(side).unwrap_or_default().iter().filter(|seat| !played.contains(&seat.board));
        halves[at] += i32::try_from(alone.count()).unwrap_or(0) * 2;
    }
    let half =
        |halves: i32| turmuhr_texts::federation::lineup::half(turmuhr_core::Points::tenths(halves * 5));
    halves.map(half).join(":")
}

pub(crate) async fn note_game(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, _) = league.game()?;
    let board = ask.form.number("board").ok_or(Fault::NotFound)? as usize;
    let sent = ask.form.text("game");
    let game = GAMES.into_iter().find(|(value, _)| *value == sent).ok_or(Fault::NotFound)?.1;
    let fact = Fact::GameNoted { id, board, game };
    let now = act(&ask, "", |_| Ok(vec![fact.clone()])).await?;
    Ok(super::done(&league.sheet(id, ""), &now))
}

pub(crate) async fn hand_in_card(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, _) = league.game()?;
    let lang = ask.lang;
    let now = act(&ask, &say::hand_in_card_anyway(lang), |state| match state.card_of_sheet(id) {
        Some(Ok(card)) => Ok(vec![card]),
        Some(Err(missing)) => Err(Fault::Refused(say::boards_missing(lang, missing.len()))),
        None => Err(Fault::Refused(say::no_lineups(lang))),
    })
    .await?;
    Ok(super::done(&league.sheet(id, ""), &now))
}

/// The card, and what the other captain says about it.
fn card(league: &League<'_>, id: MatchId, one: &Match, report: &Report, own: &[Which]) -> Markup {
    let (state, lang, ask) = (league.state, league.lang, league.ask);
    let reporter = state.person_named(&report.by, turmuhr_season::registry::AsOf::today(today()));
    let reported = SIDES
        .into_iter()
        .find(|side| reporter.is_some_and(|who| state.speaks_for(who, one.team(*side), today())));
    // Who has handed in the card need not agree with it.
    let answers: Vec<Which> = own.iter().copied().filter(|side| Some(*side) != reported).collect();
    html! {
        (super::game::of_match(league, id, one))
        @if report.confirmed { p.verdict.good { "✓ " (say::confirmed(lang)) } }
        @else {
            @match &report.stage {
                ReportStage::Agreed => p.verdict.good { "✓ " (say::agreed(lang)) },
                ReportStage::Disputed { by, what } => p.verdict.bad { "⚠ " (say::disputed(lang, side_name(*by, lang), what)) },
                ReportStage::Preliminary => {
                    @for side in &answers {
                        form method="post" action=(league.sheet(id, "/answer")) data-queue #agree {
                            (csrf(ask))
                            input type="hidden" name="side" value=(code(*side));
                            button.next { (say::agree(lang, names::team(state, one.team(*side), lang))) }
                        }
                        details { summary { (say::dispute(lang)) }
                            form.narrow method="post" action=(league.sheet(id, "/answer")) data-queue #dispute {
                                (csrf(ask))
                                input type="hidden" name="side" value=(code(*side));
                                label.field { span { (say::what_is_wrong(lang)) } input type="text" name="disputes" required maxlength="500" autocomplete="off"; }
                                button { (say::dispute_it(lang)) }
                            }
                        }
                    }
                    @if answers.is_empty() { p.note { (say::waits_for(lang, names::team(state, one.team(reported.map_or(Which::Guest, other)), lang))) } }
                },
            }
        }
    }
}

pub(crate) async fn answer(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, _) = league.game()?;
    let by = read_side(ask.form.text("side")).ok_or(Fault::NotFound)?;
    let disputes = Some(ask.form.text("disputes").to_owned()).filter(|text| !text.is_empty());
    let fact = Fact::ReportAnswered { id, by, disputes };
    let now = act(&ask, &say::answer(ask.lang), |_| Ok(vec![fact.clone()])).await?;
    Ok(super::done(&league.sheet(id, ""), &now))
}

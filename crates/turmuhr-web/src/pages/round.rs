//! A round: pairings, results, missing results; for arbiters also keys and the next step.

mod at_hand;

use maud::{Markup, html};
use turmuhr_core::Color;
use turmuhr_store::Role;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    At, BoardNo, EntryId, Fact, Format, GameNo, GameResult, InRound, Level, Party, RoundNo, Section,
    alphabet,
    incident::illegal_moves,
    round::{Game, Pair, Played, Status},
    self_service::Reports,
};

use super::{Head, Page, done, event::next_step, late, page_with, pocket};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    live::{fragment, live, live_part, live_silent},
    parts::{GameRow, View, act, colour_class, csrf, disc, head, moved, reason, rows, side},
    words::{acts, concerns, me, players, pocket as incident, refusals, rounds as say, shell},
};

/// A round visible to this visitor.
pub(super) fn seen<'s>(ask: &Ask, section: &'s Section) -> Result<(RoundNo, &'s Played), Fault> {
    let number = ask.round()?;
    let round = section.round(number).ok_or(Fault::NotFound)?;
    if round.status == Status::Published || ask.is_staff() {
        Ok((number, round))
    } else {
        Err(Fault::NotFound)
    }
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (number, round) = seen(&ask, section)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let enters =
        ask.visitor.role_in(snapshot.stream()) >= Role::Helper && !section.finished && section.hand.is_none();
    let key = format!("round {} {number} {lang} {} {enters}", section.id, view.staff);
    let list = snapshot.fragment(key, || list(&view, &snapshot, number, round, enters).into_string());
    let list = maud::PreEscaped(list.as_str());
    // Not cached with the list: steps and undo are forms of this visitor.
    let step = view.staff.then(|| step(&ask, &view, number, round));
    let recent = view.staff.then(|| at_hand::recent(&ask, &snapshot, &view, number));
    if ask.query.has("fragment") {
        let part = match ask.query.text("fragment") {
            "step" => step.unwrap_or_default(),
            "recent" => recent.unwrap_or_default(),
            _ => html! { (list) },
        };
        return Ok(fragment(&part));
    }
    let boards = if enters { live_silent } else { live }(&ask, &snapshot, "boards", &html! { (list) });
    let body = html! {
        @if round.status == Status::Draft { p.draft role="note" { (say::draft(lang)) } }
        @if let Some(why) = &round.by_hand { p.note { (say::by_hand(lang, why)) } }
        div.tools {
            (round_tabs(&view, number))
            input.search type="search" data-search data-filters=".boards" aria-label=(shell::search(lang)) placeholder=(shell::search(lang));
            @if enters {
                label.check title=(say::second_typing_explained(lang)) { input #second type="checkbox"; " " (say::second_typing(lang)) }
            }
            p.status #entry-status role="status" aria-live="polite" {}
        }
        div data-only=[ask.query.has("missing").then_some("missing")] { (boards) }
        @if enters { (concerns(&ask)) }
        @if view.staff { (more(&ask, &view, number, round)) }
    };
    let aside = enters.then(|| {
        html! {
            (at_hand::panel(&ask, &view, number, round))
            @if let Some(recent) = &recent { (live_part(&ask, &snapshot, "recent", recent)) }
        }
    });
    let title = say::round(lang, number);
    let start = section.settings.starts.get(&number);
    let under = html! {
        @if let Some(start) = start { (say::start(lang, values::moment(*start, lang))) " · " }
        @if view.of_teams() { (say::matches(lang, round.pairs.len())) } @else { (say::boards(lang, round.pairs.len())) }
    };
    let tools =
        segments(&view, number, round, if ask.query.has("missing") { Show::Missing } else { Show::All });
    let next = step.map(|step| live_part(&ask, &snapshot, "step", &step));
    let page = Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside };
    Ok(page_with(&ask, page, Head { under, tools, next }))
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Show {
    All,
    Missing,
    Names,
}

/// All boards, open boards, or by name. A script switches between the first two on the page.
fn segments(view: &View<'_>, number: RoundNo, round: &Played, shown: Show) -> Markup {
    let lang = view.lang;
    let here = |show| (show == shown).then_some("true");
    let to = view.paths.round(number);
    let on_page = |word: &'static str| (shown != Show::Names).then_some(word);
    html! {
        div.seg role="group" aria-label=(say::which_boards(lang)) {
            a href=(to) data-show=[on_page("all")] aria-current=[here(Show::All)] { (say::all_boards(lang)) }
            a href={ (to) "?missing" } data-show=[on_page("missing")] aria-current=[here(Show::Missing)] { (say::missing(lang, round.missing().len())) }
            a href={ (to) "/names" } aria-current=[here(Show::Names)] { (say::by_name(lang)) }
        }
    }
}

fn round_tabs(view: &View<'_>, current: RoundNo) -> Markup {
    html! {
        nav.rounds aria-label=(say::rounds(view.lang)) {
            @for number in RoundNo::first(view.rounds()) {
                a href=(view.paths.round(number)) aria-current=[(number == current).then_some("page")] { (number) }
            }
        }
    }
}

/// Why results of this round can no longer be corrected, if so: said before anything is typed.
pub(super) fn closed(view: &View<'_>, snapshot: &Snapshot, number: RoundNo) -> Option<String> {
    let section = view.section;
    let round = section.round(number)?;
    let mut games = (1..).map(BoardNo).zip(&round.pairs).flat_map(|(board, pair)| {
        (1..).map(GameNo).zip(&pair.games).map(move |(game, of)| (board, game, of.result))
    });
    let (board, game, result) = games.find_map(|(board, game, result)| Some((board, game, result?)))?;
    let other =
        if result == GameResult::WHITE_WINS { GameResult::BLACK_WINS } else { GameResult::WHITE_WINS };
    let (section_id, reason) = (section.id, "–".to_owned());
    let fact =
        Fact::ResultEntered { section: section_id, round: number, board, game, result: Some(other), reason };
    match snapshot.journal().judge(&fact) {
        Err(why) => Some(refusals::refusal(&why, Some(section), view.lang)),
        Ok(concerns) => {
            let refused = concerns.into_iter().find(|concern| concern.level == Level::Refuse)?;
            Some(concerns::concern(&refused.kind, Some(section), view.reader, view.lang))
        }
    }
}

/// The boards without entry keys.
pub(super) fn boards(view: &View<'_>, snapshot: &Snapshot, number: RoundNo, round: &Played) -> Markup {
    list(view, snapshot, number, round, false)
}

fn list(view: &View<'_>, snapshot: &Snapshot, number: RoundNo, round: &Played, enters: bool) -> Markup {
    let lang = view.lang;
    // Only staff sees who entered a result.
    let sources = view.staff.then(|| snapshot.sources(view.section.id, number));
    let source = |row: &GameRow<'_>| {
        let entered = sources.as_ref()?.get(&InRound { board: row.board, game: row.game });
        Some(entered.filter(|_| row.of.result.is_some()).map_or("", |entry| entry.by.as_str()))
    };
    let all = rows(view.section, round);
    let teams = view.of_teams();
    let both = me::by_both(lang);
    let source = |row: &GameRow<'_>| {
        let source = source(row)?;
        let agreed = row.of.result.is_some_and(|result| row.of.reported.together() == Reports::Agree(result));
        Some(if agreed { both.as_str() } else { source })
    };
    html! {
        @if view.staff { (moved(view, &view.section.seated(round))) }
        @if view.section.running() == Some(number) { (late::unpaired(view)) }
        table.boards data-round=(number) data-earlier[view.section.is_past(number)] data-closed=[enters.then(|| closed(view, snapshot, number)).flatten()] data-results=[enters.then(|| format!("{}/result", view.paths.round(number)))] {
            caption.repeats { (say::round(lang, number)) }
            thead { tr {
                th.number { (say::board_word(lang)) }
                th { (side_head(view, Color::White)) } th.number.wide { (say::points_before(lang)) }
                th.result { (say::result(lang)) }
                th { (side_head(view, Color::Black)) } th.number.wide { (say::points_before(lang)) }
                @if view.staff { th.wide.source { (say::source(lang)) } td.flagged {} }
            } }
            tbody {
                @for row in &all {
                    @if teams && row.game == GameNo::FIRST { (match_row(view, row, number)) }
                    (game_row(view, row, number, enters, source(row)))
                }
                @if let Some(party) = round.bye { (alone(view, party, number, say::bye(lang))) }
                @for (party, kind) in &round.away {
                    @if view.section.attendance(*party, number).is_err() || !view.section.settings.format.is_swiss() {
                        (alone(view, *party, number, view.bye(*party, number, values::bye(*kind, lang))))
                    }
                }
            }
        }
    }
}

/// In a match of teams each seat has its colour, else the column has it.
pub(super) fn side_head(view: &View<'_>, colour: Color) -> Markup {
    if view.of_teams() {
        html! { (players::team(view.lang)) }
    } else {
        head(colour, view.lang)
    }
}

fn match_row(view: &View<'_>, row: &GameRow<'_>, number: RoundNo) -> Markup {
    let (one, other) = row.pair.game_points(&view.section.settings);
    let points = |points| values::points(points, view.lang);
    html! {
        tr.match data-key={ "m" (row.board) } {
            th.number scope="row" { (row.board) }
            td.left { (view.name(row.pair.first)) } td.number.wide { (view.shown_points(row.pair.first, number)) }
            td.result { (points(one)) " : " (points(other)) }
            td.right { (view.name(row.pair.second)) } td.number.wide { (view.shown_points(row.pair.second, number)) }
            @if view.staff { td.wide {} td.flagged {} }
        }
    }
}

fn game_row(
    view: &View<'_>,
    row: &GameRow<'_>,
    number: RoundNo,
    enters: bool,
    source: Option<&str>,
) -> Markup {
    let lang = view.lang;
    let at = At::new(number, row.board, row.game);
    let board = view.paths.board(at);
    let shown = row.of.result.map(|result| row.written(result, lang));
    // In an earlier round the keys ask for the reason of a correction; the end of an adjourned game is none.
    let open = view.section.is_past(number) && row.of.result == Some(GameResult::Adjourned);
    let known = row.of.result.filter(|_| !open).map(|result| result.to_string()).unwrap_or_default();
    let points = |player: Option<EntryId>| {
        let party = player.and_then(|player| view.section.party_of(player));
        party.map_or_else(String::new, |party| view.shown_points(party, number))
    };
    let rating = |player: Option<EntryId>| {
        let known = view.section.players.get(&player?)?;
        Some(view.section.settings.initial_order.rating(&known.person)).filter(|rating| *rating > 0)
    };
    // Only arbiters see marks of incidents, like the incidents themselves.
    let ([white, black], clocks) = if view.staff { noted(view, row.of) } else { Default::default() };
    let flags = if row.turned() { [black, white] } else { [white, black] };
    let seat = |(colour, player): (Color, Option<EntryId>), flag: &Markup, place: &str| {
        html! {
            td.(place).(colour_class(colour)) {
                @if view.of_teams() { (side(colour, lang)) }
                (view.player(player)) (flag) @if advances(view.section, row.pair, player) { " " span.tag.good { (say::advances(lang)) } } @if let Some(rating) = rating(player) { " " span.rating { (rating) } }
            }
            td.number.wide { (points(player)) }
        }
    };
    let [left, right] = row.sides;
    let both_sit = left.1.is_some() && right.1.is_some();
    html! {
        tr.game data-key={ "g" (row.board) "-" (row.game) } id={ "board-" (row.board) "-" (row.game) }
            data-board=(row.board) data-game=(row.game) data-result=(known) data-turned[row.turned()]
            tabindex=[enters.then_some("0")] aria-label=[enters.then(|| aloud(view, row))] {
            th.number scope="row" { (row.label) }
            (seat(left, &flags[0], "left"))
            td.result { a.res href=(board) aria-label=(say::board_link(lang, &row.label, shown.as_deref().unwrap_or_default())) { (shown.as_deref().unwrap_or("·–·")) } (clocks) @if enters { (reports(row.of, row.turned(), lang)) } }
            (seat(right, &flags[1], "right"))
            @if let Some(source) = source { td.wide.source { (source) } }
            @if view.staff {
                td.flagged {
                    @if both_sit {
                        a.report href=(pocket::path(view, at)) aria-label=(incident::open(lang, &row.label)) title=(incident::incident(lang)) { "⚑" }
                    }
                }
            }
        }
    }
}

/// Has this player of a cup won the match?
fn advances(section: &Section, pair: &Pair, player: Option<EntryId>) -> bool {
    let party = player.and_then(|player| section.party_of(player));
    matches!(section.settings.format, Format::Knockout { .. })
        && party.is_some_and(|party| pair.winner(&section.settings) == Some(party))
}

/// What a screen reader says of the row in focus; the keys enter its result.
fn aloud(view: &View<'_>, row: &GameRow<'_>) -> String {
    let name = |player: Option<EntryId>| {
        let known = player.and_then(|player| view.section.players.get(&player));
        known.map_or("–", |known| known.person.name.as_str())
    };
    let [left, right] = row.sides.map(|(_, player)| player);
    let result = row
        .of
        .result
        .map_or_else(|| say::no_result_yet(view.lang), |result| values::result_in_words(result, view.lang));
    format!("{} {}: {} – {}: {result}", say::board_word(view.lang), row.label, name(left), name(right))
}

/// What the players reported, while there is no result.
pub(super) fn reports(game: &Game, turned: bool, lang: Lang) -> Markup {
    if game.result.is_some() {
        return html! {};
    }
    let shown = |result: GameResult| values::result(if turned { result.turned() } else { result }, lang);
    match game.reported.together() {
        Reports::None => html! {},
        Reports::One(result) => html! { " " span.tag.reported { (me::reported(lang, shown(result))) } },
        Reports::Agree(result) => {
            html! { " " span.tag.reported { (me::reported_by_both(lang, shown(result))) } }
        }
        Reports::Differ { white, black } => {
            html! { " " span.tag.warn.reported { "⚠ " (me::reports_differ(lang, shown(white), shown(black))) } }
        }
    }
}

/// Illegal moves beside each name, and the clock readings of an adjourned game.
fn noted(view: &View<'_>, game: &Game) -> ([Markup; 2], Markup) {
    let lang = view.lang;
    let counts = illegal_moves(&view.section.settings, game);
    let flag = |count, side| pocket::flag(count, side, lang);
    let adjourned = game.clocks.filter(|_| game.result == Some(GameResult::Adjourned));
    let clocks = html! {
        @if let Some(read) = adjourned {
            " " small.clocks aria-label=(incident::adjourned_with(lang, turmuhr_texts::incident::readings(read))) {
                "(" (turmuhr_texts::incident::readings(read)) ")"
            }
        }
    };
    ([flag(counts.white, Color::White), flag(counts.black, Color::Black)], clocks)
}

fn alone(view: &View<'_>, party: Party, number: RoundNo, what: String) -> Markup {
    html! {
        tr.alone data-key={ "a" (party) } {
            td {} td.left { (view.name(party)) } td.number.wide { (view.shown_points(party, number)) } td.result { "–" } td.right { (what) @if let Some(player) = view.section.unit(party).player() { " " (late::link(view, player)) } } td.wide {} @if view.staff { td.wide {} td.flagged {} }
        }
    }
}

/// The dialog for a result that changes published data: the consequences, and the reason.
fn concerns(ask: &Ask) -> Markup {
    let lang = ask.lang;
    html! {
        dialog #concerns aria-labelledby="concerns-board" {
            form method="dialog" {
                h2 #concerns-board {}
                p.change {}
                ul.concerns {}
                (reason(ask, false))
                div.choices {
                    // The script puts in the result.
                    button.next value="yes" data-change=(acts::change_result(lang, "{result}")) data-enter=(acts::enter_result(lang, "{result}"))
                        data-clear=(acts::clear_result(lang)) { (acts::clear_result(lang)) }
                    button.leave value="" formnovalidate data-change=(acts::do_not_change(lang)) data-enter=(shell::leave_it(lang))
                        data-clear=(acts::do_not_clear(lang)) { (acts::do_not_clear(lang)) }
                }
            }
        }
    }
}

/// The next step of the current round; it changes with the last result.
fn step(ask: &Ask, view: &View<'_>, number: RoundNo, round: &Played) -> Markup {
    // In the order of the list: fixed tables give another one than the boards.
    let open = rows(view.section, round).into_iter().find(|row| row.of.result.is_none());
    let is_current = Some(number) == view.section.running() && !view.section.finished;
    html! {
        div.steps {
            @if !is_current {
            } @else if let Some(open) = open.filter(|_| round.status != Status::Draft && view.section.hand.is_none()) {
                a.button.next href={ "#board-" (open.board) "-" (open.game) } { (say::next_open_board(ask.lang)) }
            } @else { (next_step(ask, view)) }
        }
    }
}

/// Other acts of an arbiter on the round.
fn more(ask: &Ask, view: &View<'_>, number: RoundNo, round: &Played) -> Markup {
    let lang = ask.lang;
    let last = Some(number) == view.section.current();
    let base = view.paths.round(number);
    let chief = ask.visitor.role >= Role::ChiefArbiter;
    html! {
        @if last && !view.section.finished {
            details.more {
                summary { (say::more(lang)) }
                @if !round.has_results() && chief {
                    form.narrow method="post" action={ (base) "/hand" } #hand {
                        (csrf(ask))
                        (reason(ask, true))
                        button { (say::hand_begin(lang)) }
                    }
                }
                @if round.status == Status::Published {
                    form.narrow method="post" action={ (base) "/withhold" } #withhold {
                        (csrf(ask))
                        (reason(ask, true))
                        button { (say::withhold(lang, number)) }
                    }
                } @else if !round.has_results() {
                    (act(ask, &format!("{base}/discard"), &say::discard(lang, number), "danger", &[]))
                }
            }
        }
    }
}

/// The round sorted by name, as on the list at the door.
pub(crate) async fn by_name(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (number, round) = seen(&ask, section)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let table = names(&view, number, round);
    if ask.query.has("fragment") {
        return Ok(fragment(&table));
    }
    let body = html! {
        (round_tabs(&view, number))
        input.search type="search" data-search data-filters=".names" aria-label=(shell::search(lang)) placeholder=(shell::search(lang));
        (live(&ask, &snapshot, "names", &table))
    };
    let title = say::round_by_name(lang, number);
    let tools = segments(&view, number, round, Show::Names);
    let page = Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None };
    Ok(page_with(&ask, page, Head { tools, ..Head::default() }))
}

/// A name with its entry, and the seat (the table, the colour, the opponent) or why there is none.
type Seat = (String, Option<EntryId>, Result<(String, Color, Option<EntryId>), String>);

/// Player, board, colour as a disc with its word, opponent.
pub(super) fn names(view: &View<'_>, number: RoundNo, round: &Played) -> Markup {
    let lang = view.lang;
    let mut all: Vec<Seat> = Vec::new();
    let name = |id: EntryId| {
        view.section.players.get(&id).map(|player| player.person.name.clone()).unwrap_or_default()
    };
    for row in rows(view.section, round) {
        let [white, black] = row.players();
        for (own, other, colour) in [(white, black, Color::White), (black, white, Color::Black)] {
            if let Some(own) = own {
                all.push((name(own), Some(own), Ok((row.label.clone(), colour, other))));
            }
        }
    }
    let free = round.bye.into_iter().chain(round.away.iter().map(|(party, _)| *party));
    for party in free {
        let otherwise = if round.bye == Some(party) { say::bye(lang) } else { say::does_not_play(lang) };
        let free = view.bye(party, number, &otherwise);
        all.push((view.section.name(party).to_owned(), view.section.unit(party).player(), Err(free)));
    }
    all.sort_by_cached_key(|(name, ..)| alphabet::key(name));
    html! {
        table.names.lines {
            caption.repeats { (say::round_by_name(lang, number)) }
            thead { tr { th { (say::player(lang)) } th.number { (say::board_word(lang)) } th { (say::colour(lang)) } th { (say::opponent(lang)) } } }
            tbody {
                @for (at, (name, own, seat)) in all.iter().enumerate() {
                    tr data-key={ "n" (at) } {
                        td.name { @match own { Some(_) => (view.player(*own)), None => (name) } }
                        @match seat {
                            Ok((label, colour, other)) => {
                                td.number.end { (label) } td.rest { (disc(*colour, lang)) } td.rest { (view.player(*other)) }
                            },
                            Err(free) => { td.end {} td.rest {} td.rest { (free) } },
                        }
                    }
                }
            }
        }
    }
}

/// Records a fact about the round of the path.
async fn say_of(
    ask: &Ask,
    fact: impl FnOnce(&Section, RoundNo) -> Fact,
) -> Result<std::sync::Arc<Snapshot>, Fault> {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let round = ask.round()?;
    ask.act(vec![fact(section, round)]).await
}

fn back(ask: &Ask, page: &str) -> String {
    format!("/e/{}/s/{}/{page}", ask.stream(), ask.path.text("section"))
}

pub(crate) async fn publish(ask: Ask) -> Answer {
    let now = say_of(&ask, |section, round| Fact::RoundPublished { section: section.id, round }).await?;
    Ok(done(&back(&ask, &format!("rounds/{}", ask.path.text("round"))), &now))
}

pub(crate) async fn withhold(ask: Ask) -> Answer {
    let reason = ask.form.text("reason").to_owned();
    let now =
        say_of(&ask, |section, round| Fact::RoundWithheld { section: section.id, round, reason }).await?;
    Ok(done(&back(&ask, &format!("rounds/{}", ask.path.text("round"))), &now))
}

pub(crate) async fn discard(ask: Ask) -> Answer {
    let reason = ask.form.text("reason").to_owned();
    let now =
        say_of(&ask, |section, round| Fact::RoundDiscarded { section: section.id, round, reason }).await?;
    Ok(done(&back(&ask, "pairing"), &now))
}

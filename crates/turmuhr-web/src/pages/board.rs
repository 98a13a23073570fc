//! One board of one round: its result with all choices, its game, and decisions about it.

mod game;
mod stored;

use maud::{Markup, html};
use turmuhr_store::Role;
use turmuhr_texts::values;
use turmuhr_tournament::{At, Fact, GameNo, GameResult, Party, SectionId, round::Game};

use self::game::Stored;
pub(crate) use self::stored::save_pgn;
use super::{
    Page, done, page, pocket, round,
    round::{reports, seen},
};
use crate::{
    desk::{Snapshot, may_say},
    http::{Answer, Ask, Fault},
    parts::{View, csrf, disc, options, reason},
    words::{pocket as incident, rounds as say},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (number, round) = seen(&ask, section)?;
    let board = ask.board()?;
    let at = At::new(number, board, ask.query.game());
    let pair = round.pair(board).ok_or(Fault::NotFound)?;
    let game = section.game(at).ok_or(Fault::NotFound)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let base = view.paths.board(At { game: GameNo::FIRST, ..at });
    let role = ask.visitor.role_in(snapshot.stream());
    let past = section.is_past(number);
    let of_teams = section.settings.format.boards().is_some();
    // The end of an adjourned game is no correction.
    let corrects = past && game.result.is_some_and(|result| result != GameResult::Adjourned);
    let closed =
        round::closed(&view, &snapshot, number).filter(|_| game.result.is_some() || section.finished);
    let body = html! {
        p.versus {
            @let [left, right] = section.sides(game);
            (disc(left.0, lang)) " " (view.player(left.1)) " – " (disc(right.0, lang)) " " (view.player(right.1))
        }
        // What waits for the connection is shown here, also if it was typed on another page.
        div data-key="result" data-of={ (view.paths.round(number)) "/result " (board) " " (at.game) } {
        p.large { span.result { @match game.result {
            Some(result) => { (values::result(section.as_listed(at, result), lang)) " " small { (values::result_in_words(result, lang)) } },
            None => (say::no_result_yet(lang)),
        } } }
        @if let Some(rated) = game.rated_as { p.note { (say::rated_as(lang, values::result(section.as_listed(at, rated), lang))) } }
        @if let Some((winner, why)) = &pair.decided { p.note { (say::decided_for(lang, section.name(*winner), why)) } }
        @if let Some(why) = closed.as_ref().filter(|_| role >= Role::Helper) {
            p.note #closed { (why) @if role >= Role::Arbiter && !section.finished { " " a href="#rated" { (say::rate_otherwise(lang)) } } }
        } @else if role >= Role::Helper && !section.finished {
            (reports(game, section.is_turned(game), lang))
            (tiles(&ask, &view, at, game.result, corrects && role >= Role::Arbiter, role >= Role::Arbiter))
        }
        }
        @if view.staff && game.white.is_some() && game.black.is_some() {
            @if let Some(read) = game.clocks { p.note { (incident::adjourned_with(lang, turmuhr_texts::incident::readings(read))) } }
            p { a.button href=(pocket::path(&view, at)) #incident { span aria-hidden="true" { "⚑" } " " (incident::incident(lang)) } }
            @if !game.incidents.is_empty() { (pocket::list(&ask, game)) }
            // A game whose result is fixed is not adjourned.
            @if !section.finished && closed.is_none() { (pocket::adjournment(&ask, &base, at.game, game)) }
        }
        @if pair.games.len() > 1 {
            nav.rounds { @for other in (1..=pair.games.len() as u32).map(GameNo) {
                a href=(view.paths.board(At { game: other, ..at })) aria-current=[(other == at.game).then_some("page")] { (if of_teams { say::board(lang, other) } else { say::game(lang, other) }) }
            } }
        }
        @if view.staff && section.settings.format.boards().is_none() && pair.games.len() > 1 || matches!(section.settings.format, turmuhr_tournament::Format::Knockout { .. }) && view.staff {
            (decide(&ask, &view, &base, pair.first, pair.second))
        }
        p { a #to-round href={ (view.paths.round(number)) "#board-" (board) "-" (at.game) } { (say::back_to_round(lang, number)) } }
        h2 { (say::moves(lang)) }
        (moves(&ask, &base, at, game))
        @if may_record(&ask, &snapshot, section.id, at) { (record_form(&ask, &base, at, game)) }
        @if ask.visitor.role >= Role::ChiefArbiter && past {
            h2 { (say::rate_otherwise(lang)) }
            p { (say::rate_otherwise_explained(lang)) }
            form.narrow method="post" action={ (base) "/rated" } #rated {
                (csrf(&ask))
                input type="hidden" name="game" value=(at.game);
                label.field { span { (say::result(lang)) } select name="result" { (results(&view, at, "")) } }
                (reason(&ask, true))
                button { (say::rate_otherwise(lang)) }
            }
        }
    };
    let title = say::board_of_round(lang, section.called(at), number);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// The game to step through, and its text; without a readable move the text alone.
fn moves(ask: &Ask, base: &str, at: At, game: &Game) -> Markup {
    let lang = ask.lang;
    if game.pgn.is_empty() {
        return html! { p.empty { (say::no_moves(lang)) } };
    }
    let address = |ply: usize| format!("{base}?game={}&ply={ply}#game", at.game);
    html! {
        @match Stored::read(&game.pgn) {
            Some(stored) => {
                (stored.markup(ask.query.number("ply"), say::game_board(lang), &address, lang))
                details.more { summary { (say::pgn_text(lang)) } pre.pgn { (game.pgn) } }
            },
            None => pre.pgn { (game.pgn) },
        }
    }
}

fn may_record(ask: &Ask, snapshot: &Snapshot, section: SectionId, at: At) -> bool {
    let At { round, board, game } = at;
    let fact = Fact::GameRecorded { section, round, board, game, pgn: String::new() };
    may_say(&ask.visitor, snapshot.stream(), snapshot.journal(), &fact, jiff::Timestamp::now())
}

fn record_form(ask: &Ask, base: &str, at: At, game: &Game) -> Markup {
    let lang = ask.lang;
    html! {
        details.more #record open[game.pgn.is_empty()] {
            summary { @if game.pgn.is_empty() { (say::add_game(lang)) } @else { (say::change_game(lang)) } }
            form.wide method="post" action={ (base) "/pgn" } enctype="multipart/form-data" #pgn {
                (csrf(ask))
                input type="hidden" name="game" value=(at.game);
                label.field {
                    span { (say::pgn_text(lang)) }
                    textarea name="pgn" rows="6" spellcheck="false" autocapitalize="none" aria-describedby="pgn-hint" { (game.pgn) }
                }
                p.note #pgn-hint { (say::pgn_hint(lang)) }
                label.field { span { (say::pgn_file(lang)) } input type="file" name="file" accept=".pgn"; }
                button { (say::save_pgn(lang)) }
            }
        }
    }
}

/// All results, each with its words: they name the colours.
fn results(view: &View<'_>, at: At, chosen: &str) -> Markup {
    let lang = view.lang;
    let all: Vec<(String, String)> = GameResult::all()
        .map(|result| {
            (
                result.to_string(),
                format!(
                    "{} · {}",
                    values::result(view.section.as_listed(at, result), lang),
                    values::result_in_words(result, lang)
                ),
            )
        })
        .collect();
    options(chosen, &all)
}

/// Three large tiles in the colours of the pieces; the rest in a list.
fn tiles(
    ask: &Ask,
    view: &View<'_>,
    at: At,
    result: Option<GameResult>,
    with_reason: bool,
    arbiter: bool,
) -> Markup {
    let lang = ask.lang;
    let action = format!("{}/result", view.paths.round(at.round));
    let hidden = html! {
        (csrf(ask))
        input type="hidden" name="board" value=(at.board);
        input type="hidden" name="game" value=(at.game);
        input type="hidden" name="back" value=(view.paths.board(at));
    };
    let label = say::board(lang, view.section.called(at));
    let seen = |result| view.section.as_listed(at, result);
    let mut wins = [(GameResult::WHITE_WINS, "white"), (GameResult::BLACK_WINS, "black")];
    if view.section.game(at).is_some_and(|game| view.section.is_turned(game)) {
        wins.reverse();
    }
    html! {
        @if arbiter || result.is_none() {
            form.tiles method="post" action=(action) data-queue data-label=(label) #tiles {
                (hidden)
                @if with_reason { (reason(ask, true)) }
                @for (tile, class) in [wins[0], (GameResult::DRAW, "draw"), wins[1]] {
                    button.tile.(class) name="result" value=(tile) aria-pressed=[result.map(|entered| (entered == tile).to_string())] { b { (values::result(seen(tile), lang)) } " " (values::result_in_words(tile, lang)) }
                }
            }
        }
        @if arbiter {
            form.narrow method="post" action=(action) data-queue data-label=(label) #other-result {
                (hidden)
                label.field { span { (say::other_result(lang)) } select name="result" required[result.is_none()] {
                    @if result.is_some() { option value="" { (say::clear(lang)) } }
                    @else { option value="" selected disabled { (say::choose_result(lang)) } }
                    (results(view, at, &result.map(|result| result.to_string()).unwrap_or_default()))
                } }
                @if with_reason { (reason(ask, true)) }
                button { (say::enter_this(lang)) }
            }
        }
    }
}

fn decide(ask: &Ask, view: &View<'_>, base: &str, first: Party, second: Party) -> Markup {
    let lang = ask.lang;
    let choices = [first, second].map(|party| (party.to_string(), view.section.name(party).to_owned()));
    html! {
        h2 { (say::decide(lang)) }
        form.narrow method="post" action={ (base) "/decide" } data-queue data-label=(say::decide(lang)) #decide {
            (csrf(ask))
            label.field { span { (say::goes_on(lang)) } select name="winner" { (options("", &choices)) } }
            (reason(ask, true))
            button { (say::decide(lang)) }
        }
    }
}

fn back(ask: &Ask) -> String {
    ask.here.rsplit_once('/').map_or_else(|| ask.here.clone(), |(board, _)| board.to_owned())
}

pub(crate) async fn decided(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let winner = ask.form.number("winner").and_then(|number| section.find(number)).ok_or(Fault::NotFound)?;
    let fact = Fact::MatchDecided {
        section: section.id,
        round: ask.round()?,
        board: ask.board()?,
        winner,
        reason: ask.form.text("reason").to_owned(),
    };
    let now = ask.act(vec![fact]).await?;
    Ok(done(&back(&ask), &now))
}

pub(crate) async fn rated(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let typed = ask.form.text("result");
    let fact = Fact::RatedOtherwise {
        section: ask.section(&snapshot)?.id,
        round: ask.round()?,
        board: ask.board()?,
        game: ask.form.game(),
        result: typed.parse().map_err(|_| Fault::Wrong(say::no_result(ask.lang, typed)))?,
        reason: ask.form.text("reason").to_owned(),
    };
    let now = ask.act(vec![fact]).await?;
    Ok(done(&back(&ask), &now))
}

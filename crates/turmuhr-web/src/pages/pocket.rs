//! The arbiter's pocket: an incident at a board, the ruling of the Laws, and the decision.
//!
//! A question is a GET with everything in the address, so that it can be repeated with more data; only
//! accepting a ruling changes anything.

mod answer;
mod form;
mod quick;
mod story;

use axum::http::StatusCode;
use maud::{Markup, html};
use turmuhr_core::Color;
use turmuhr_exchange::pgn;
use turmuhr_texts::{incident as told, print, values};
use turmuhr_tournament::{
    At, Fact, GameNo, GameResult, Incident, Section,
    incident::{
        Answer as Ruling, Decided, Group, Kind, NoAnswer, Recorded, Seen, Side, consult, illegal_moves,
        in_force, position,
    },
    round::Game,
    settings::Pace,
};

use super::{Page, done, page, round::seen};
use crate::{
    api::{
        answers::{IllegalMoves, IncidentShown, Incidents, RulingShown},
        asks::IncidentAsked,
    },
    http::{Answer, Ask, Fault, json, moved},
    parts::{View, diagram, disc},
    words::{pocket as say, story as words},
};

/// A board with two players.
pub(super) struct Place<'s> {
    pub(super) section: &'s Section,
    pub(super) at: At,
    pub(super) game: &'s Game,
    /// The result is fixed: its round is too far back (C.04.2, 4).
    pub(super) closed: bool,
}

impl<'s> Place<'s> {
    fn of(ask: &Ask, section: &'s Section, fide_mode: bool) -> Result<Place<'s>, Fault> {
        let (round, played) = seen(ask, section)?;
        let board = ask.board()?;
        let asked = IncidentAsked::of(&ask.query).game.or_else(|| IncidentAsked::of(&ask.form).game);
        let at = At::new(round, board, asked.unwrap_or(GameNo::FIRST));
        let game = played.game(board, at.game).ok_or(Fault::NotFound)?;
        if game.white.is_none() || game.black.is_none() {
            return Err(Fault::Wrong(say::nobody_there(ask.lang)));
        }
        let fixed = game.result.is_some_and(|result| result != GameResult::Adjourned);
        let closed = fide_mode && fixed && section.is_past(round) && section.is_past(round.next());
        Ok(Place { section, at, game, closed })
    }

    /// The table, in a match with the board.
    fn called(&self) -> String {
        self.section.called(self.at)
    }
}

/// The page for incidents of a board.
pub(super) fn path(view: &View<'_>, at: At) -> String {
    let At { round, board, game } = at;
    format!("{}/boards/{board}/incident?game={game}", view.paths.round(round))
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let place = Place::of(&ask, section, snapshot.event().fide_mode)?;
    let lang = ask.lang;
    if story::adds(&ask) {
        return Ok(moved(&story::added(&ask).map_err(Fault::Wrong)?));
    }
    let asked = story::before_the_form(IncidentAsked::of(&ask.query), &ask.query);
    let seen = form::seen(asked, lang).map_err(Fault::Wrong)?;
    let answer = match &seen {
        Some(seen) => Some(ruled(section, place.game, seen).await?),
        None => None,
    };
    if ask.wants_json {
        return Ok(json(StatusCode::OK, &for_programs(&place, answer.as_ref())));
    }
    let view = View::new(&ask, &snapshot, section);
    let body = html! {
        (head(&view, &place))
        @match (&seen, &answer) {
            (Some(seen), Some(answer)) if seen.kind == Kind::Story => (story::page(&ask, &place, seen, answer)),
            (Some(seen), Some(answer)) => (answer::page(&ask, &place, seen, answer)),
            _ => (buttons(&ask, &place)),
        }
        (earlier(&ask, &view, &place))
        p.links { a href=(view.paths.board(place.at)) { (say::back_to_board(lang)) } }
    };
    let aside = answer
        .as_ref()
        .and_then(|answer| answer.as_ref().ok())
        .and_then(|ruling| answer::articles(ruling, lang));
    let title = say::title(lang, place.called());
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside }))
}

/// The ruling of the machine. A hard position may take a second, so it runs off the serving threads.
async fn ruled(section: &Section, game: &Game, seen: &Seen) -> Result<Result<Ruling, NoAnswer>, Fault> {
    let (settings, game, seen) = (section.settings.clone(), game.clone(), seen.clone());
    tokio::task::spawn_blocking(move || consult(&settings, &game, &seen)).await.map_err(|_| Fault::NotFound)
}

fn for_programs<'a>(place: &Place<'a>, answer: Option<&Result<Ruling, NoAnswer>>) -> Incidents<'a> {
    let counts = illegal_moves(&place.section.settings, place.game);
    let incidents = place.game.incidents.iter().map(|one| IncidentShown {
        entry: one.entry,
        at: one.at,
        by: &one.by,
        incident: &one.incident,
    });
    let answer = answer.map(|answer| match answer {
        Ok(ruling) => {
            RulingShown::Ruled { ruled: ruling.ruled(), is_final: ruling.is_final(), result: ruling.result }
        }
        Err(why) => RulingShown::Missing { missing: told::no_answer(why, turmuhr_texts::Lang::En) },
    });
    Incidents {
        illegal_moves: IllegalMoves { white: counts.white, black: counts.black },
        incidents: incidents.collect(),
        clocks: place.game.clocks,
        answer,
    }
}

fn head(view: &View<'_>, place: &Place<'_>) -> Markup {
    let (lang, settings) = (view.lang, &place.section.settings);
    let counts = illegal_moves(settings, place.game);
    html! {
        p.versus {
            (disc(Color::White, lang)) " " (view.player(place.game.white)) (flag(counts.white, Color::White, lang))
            " – "
            (disc(Color::Black, lang)) " " (view.player(place.game.black)) (flag(counts.black, Color::Black, lang))
        }
        p.where {
            @if let Ok(known) = in_force(settings) {
                (told::ruled_by(&known, lang)) " · "
                @if known.mode_is_taken { span.warn { (say::mode_taken(lang)) " " } }
            }
            (print::time_control(settings.time_control.as_ref().map_or(settings.time_in_words.as_str(), Pace::as_str), lang))
        }
    }
}

/// A flag with its count and side, and a word for screen readers.
pub(super) fn flag(count: u32, side: Color, lang: turmuhr_texts::Lang) -> Markup {
    let letter = side.fold_wb(say::flag_letter_white(lang), say::flag_letter_black(lang));
    html! {
        @if count > 0 {
            " " span.flag {
                span aria-hidden="true" { "⚑" (count) " " (letter) }
                span.hidden { (say::flags(lang, count, values::colour(side, lang))) }
            }
        }
    }
}

/// Buttons for the kind of incident and the side.
fn buttons(ask: &Ask, place: &Place<'_>) -> Markup {
    let lang = ask.lang;
    html! {
        h2 { (say::what_happened(lang)) }
        ul.pocket {
            @for group in Group::ALL {
                li {
                    b { (told::group(group, lang)) }
                    @for side in Side::ALL {
                        @let name = values::colour(side.into(), lang);
                        a.tile.(side.word()) href={ (ask.here) "?game=" (place.at.game) "&group=" (group.word()) "&side=" (side.word()) }
                            aria-label={ (told::group(group, lang)) ", " (name) } { (name) }
                    }
                }
            }
        }
        p { a.button #tell href=(story::begin(ask, place.at.game)) { (words::tell(lang)) } }
    }
}

/// Earlier incidents of the game.
fn earlier(ask: &Ask, view: &View<'_>, place: &Place<'_>) -> Markup {
    let lang = ask.lang;
    html! {
        @if !place.game.incidents.is_empty() {
            h2 #earlier { (say::earlier(lang)) }
            (list(ask, place.game))
            p.links { a href=(view.paths.event("history")) { (say::undo_in_history(lang)) } }
        }
    }
}

/// The incidents of a game, in order.
pub(super) fn list(ask: &Ask, game: &Game) -> Markup {
    let lang = ask.lang;
    html! {
        ol.incidents {
            @for Recorded { entry, at, by, incident } in &game.incidents {
                li {
                    (told::told(incident, lang)) " "
                    small { (print::moment(ask.local(*at), lang)) " · " (by) " · " (entry) }
                    @if let Ok(position) = position(&incident.seen.position) { (diagram(&position, lang)) }
                }
            }
        }
    }
}

/// The final position of the stored game.
pub(super) fn stored_position(game: &Game) -> Option<String> {
    let record = pgn::read(game.pgn.as_bytes()).next().filter(pgn::Record::is_ok)?;
    (record.game.plies() > 0).then(|| turmuhr_core::fen::write(&record.game.final_position()))
}

pub(crate) async fn record(ask: Ask) -> Answer {
    let lang = ask.lang;
    let seen = form::seen(IncidentAsked::of(&ask.form), lang)
        .map_err(Fault::Wrong)?
        .ok_or_else(|| Fault::Wrong(say::nothing_chosen(lang)))?;
    let with_result = ask.form.text("do") == "result";
    let own = ask.form.text("do") == "otherwise";
    let decided = if own {
        Decided::Otherwise {
            words: ask.form.text("words").to_owned(),
            reason: ask.form.text("reason").to_owned(),
            counts: ask.form.has("counts"),
        }
    } else {
        Decided::Ruled
    };
    let note = ask.form.text("note").replace("\r\n", "\n");
    let now = ask
        .act_on(|snapshot| {
            let section = ask.section(snapshot)?;
            let place = Place::of(&ask, section, snapshot.event().fide_mode)?;
            let answer = consult(&section.settings, place.game, &seen);
            let open = !answer.as_ref().is_ok_and(Ruling::is_final);
            if open && !own {
                let why =
                    answer.err().map_or_else(|| say::not_settled(lang), |why| told::no_answer(&why, lang));
                return Err(Fault::Wrong(why));
            }
            let ruled = answer.as_ref().map(Ruling::ruled).unwrap_or_default();
            let incident =
                Incident { seen: seen.clone(), ruled, decided: decided.clone(), note: note.clone() };
            let (section, At { round, board, game }) = (section.id, place.at);
            let reason = told::headline(&seen, lang);
            let mut facts =
                vec![Fact::IncidentRecorded { section, round, board, game, incident: Box::new(incident) }];
            if let Some(result) = answer.ok().and_then(|answer| answer.result).filter(|_| with_result) {
                let result = Some(result);
                facts.push(Fact::ResultEntered { section, round, board, game, result, reason });
            }
            Ok(facts)
        })
        .await?;
    let game = ask.form.game();
    Ok(done(&format!("{}?game={game}", ask.here), &now))
}

/// Adjourns a game: its result, and the clock readings.
pub(crate) async fn adjourn(ask: Ask) -> Answer {
    let lang = ask.lang;
    let readings = form::readings(&ask.form, lang).map_err(Fault::Wrong)?;
    let now = ask
        .act_on(|snapshot| {
            let section = ask.section(snapshot)?;
            let place = Place::of(&ask, section, snapshot.event().fide_mode)?;
            let (section, At { round, board, game }) = (section.id, place.at);
            let result = Some(GameResult::Adjourned);
            let mut facts = vec![Fact::ClocksNoted { section, round, board, game, readings }];
            if place.game.result != result {
                let reason = say::adjourn(lang);
                facts.insert(0, Fact::ResultEntered { section, round, board, game, result, reason });
            }
            Ok(facts)
        })
        .await?;
    let back = ask.here.strip_suffix("/adjourn").unwrap_or(&ask.here);
    let game = ask.form.game();
    Ok(done(&format!("{back}?game={game}"), &now))
}

/// The form that adjourns a game, on the page of its board.
pub(super) fn adjournment(ask: &Ask, base: &str, at: GameNo, game: &Game) -> Markup {
    let lang = ask.lang;
    let shown = |side: Color| game.clocks.map(|read| told::reading(side.fold_wb(read.white, read.black)));
    html! {
        details.more #adjournment {
            summary { (say::adjourn(lang)) }
            form.narrow method="post" action={ (base) "/adjourn" } data-queue #adjourn {
                (crate::parts::csrf(ask))
                input type="hidden" name="game" value=(at);
                (form::clock_fields(lang, shown(Color::White), shown(Color::Black)))
                button { (say::note_clocks(lang)) }
            }
        }
    }
}

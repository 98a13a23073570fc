//! From the text of a scenario file to a scenario.

use toml::{Table, Value as Toml};
use turmuhr_clock::{Moment, Setting, Span, clock::Options as ClockOptions, code};
use turmuhr_core::{CastlingMode, Chess, Color, Edition, fen};
use turmuhr_laws::{
    board::chess960::StartNumber,
    game::{DrawOffers, Fit, Options, Regulations, Restored},
    notation::{Language, read_movetext},
    rules::{Mode, Overlay, Rules, Supervision, page, pages},
    words::{Word, words},
};

use crate::{Final, Scenario, ScenarioError, events::events, fields::Fields};

/// How illegal moves are counted.
#[derive(Copy, Clone, Debug)]
enum Counter {
    PerArticle,
    Pooled,
}

words! {
    Counter { "per-article" = PerArticle, "pooled" = Pooled }
}

/// Reads a scenario file.
pub fn read(text: &str) -> Result<Scenario, ScenarioError> {
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start).min(text.len());
        let before = text.get(..at).unwrap_or(text);
        ScenarioError::Toml {
            line: before.matches('\n').count() + 1,
            column: before.rsplit('\n').next().map_or(0, str::len) + 1,
            message: error.message().to_owned(),
        }
    })?;
    from_table(&table)
}

pub(crate) fn from_table(table: &Table) -> Result<Scenario, ScenarioError> {
    let head = Fields { table, place: None };
    let title = head.text("title")?.unwrap_or("").to_owned();
    let title_de = head.text("title_de")?.map(str::to_owned);
    let options = head.sub("options")?;
    let (rules, overlay) = rules(&head, &options)?;
    let control = head.text_or_number("time_control")?.ok_or(head.missing("time_control"))?;
    let control = code::read(&control).map_err(|_| ScenarioError::BadControl { text: control.clone() })?;
    let increment_at_start = options.flag("increment_at_start")?.unwrap_or(false);
    let setting = Setting::of(control).with(ClockOptions { increment_at_start, ..ClockOptions::default() });
    let start = start(&head)?;
    let times = times(&head, &setting)?;
    let moves_text = head.text("moves")?.unwrap_or("");
    if times.is_some() && !moves_text.trim().is_empty() {
        return Err(ScenarioError::MovesAndTimes);
    }
    let moves = read_movetext(&start, moves_text, Language::En)
        .map_err(|error| ScenarioError::Moves(Box::new(error)))?;
    let game_options = game_options(&options, times)?;
    let events = events(table)?;
    if events.is_empty() {
        return Err(ScenarioError::NoEvents);
    }
    let shows = head.list("shows")?;
    let regulations = Regulations::new(rules, overlay, setting, start, game_options);
    if let (true, Fit::Is(control)) = (head.text("mode")?.is_some(), regulations.fit()) {
        return Err(ScenarioError::ModeContradicted { mode: rules.mode, control });
    }
    Ok(Scenario {
        title,
        title_de,
        shows,
        regulations,
        also: also(&head)?,
        moves: moves.moves().collect(),
        events,
        end: end(table)?,
    })
}

fn rules(
    head: &Fields<'_>,
    options: &Fields<'_>,
) -> Result<(&'static Rules, Option<Overlay>), ScenarioError> {
    let id = head.text("edition")?.unwrap_or(Edition::CURRENT.id());
    // The course of 2001 has its rapid and blitz rules in appendices.
    let (id, told) = match id {
        "fide-2001-rapid" => ("fide-2001", Some(Mode::Rapid)),
        "fide-2001-blitz" => ("fide-2001", Some(Mode::Blitz)),
        other => (other, None),
    };
    let edition: Edition = id.parse().map_err(|_| ScenarioError::UnknownWord {
        place: None,
        field: "edition",
        word: id.to_owned(),
        known: Edition::ALL.map(Edition::id).to_vec(),
    })?;
    let mode = match told {
        Some(mode) => mode,
        None => head.word("mode")?.unwrap_or(Mode::Standard),
    };
    let supervision = head.word("supervision")?.unwrap_or(Supervision::Full);
    let rules = page(edition, mode, supervision)
        .ok_or_else(|| ScenarioError::NoSuchPage { edition: id.to_owned(), mode: mode.word().to_owned() })?;
    Ok((rules, options.word("overlay")?))
}

/// `also = ["fide-2018", "fide-2023 rapid limited", "fide-2017 *"]`: an edition, optionally mode and supervision; a star
/// means all.
fn also(head: &Fields<'_>) -> Result<Vec<&'static Rules>, ScenarioError> {
    let mut found: Vec<&'static Rules> = Vec::new();
    for told in head.list("also")? {
        let mut words = told.split_whitespace();
        let (edition, mode, watched) = (words.next().unwrap_or(""), words.next(), words.next());
        let wanted = |page: &&Rules| {
            let mode = mode.unwrap_or(if edition == "*" { "*" } else { "standard" });
            (edition == "*" || page.edition.id() == edition)
                && (mode == "*" || Mode::meaning(mode) == Some(page.mode))
                && watched.is_none_or(|watched| Supervision::meaning(watched) == Some(page.supervision))
        };
        let mut these: Vec<&'static Rules> = pages().iter().filter(wanted).collect();
        if these.is_empty() {
            // Editions with a single mode need no mode.
            these.extend(
                edition.parse().ok().and_then(|edition| page(edition, Mode::Standard, Supervision::Full)),
            );
        }
        if these.is_empty() {
            return Err(head.unknown("also", &told, Edition::ALL.map(Edition::id).to_vec()));
        }
        found.extend(these);
    }
    Ok(found)
}

fn start(head: &Fields<'_>) -> Result<Chess, ScenarioError> {
    let text = head.text("start")?.unwrap_or("startpos");
    if text == "startpos" {
        return Ok(Chess::default());
    }
    if let Some(number) = text.strip_prefix("chess960:") {
        let number = number.trim().parse().ok().and_then(StartNumber::new);
        return number.map(StartNumber::position).ok_or_else(|| ScenarioError::UnknownWord {
            place: None,
            field: "start",
            word: text.to_owned(),
            known: vec!["startpos", "chess960:0 … chess960:959"],
        });
    }
    let setup = fen::read_setup(text).map_err(ScenarioError::BadFen)?;
    fen::read(text, CastlingMode::detect(&setup)).map_err(ScenarioError::BadFen)
}

fn times(head: &Fields<'_>, setting: &Setting) -> Result<Option<(Span, Span)>, ScenarioError> {
    let full = |color| {
        let first = setting.control.schedule(color).and_then(|schedule| schedule.period(0));
        first.map_or(Span::ZERO, |period| period.main)
    };
    let (white, black) = (head.span("white_time")?, head.span("black_time")?);
    if white.is_none() && black.is_none() {
        return Ok(None);
    }
    Ok(Some((white.unwrap_or(full(Color::White)), black.unwrap_or(full(Color::Black)))))
}

fn game_options(options: &Fields<'_>, times: Option<(Span, Span)>) -> Result<Options, ScenarioError> {
    let draw_offers = match options.text("draw_offers")? {
        None | Some("allowed") => DrawOffers::Allowed,
        Some("forbidden") => DrawOffers::Forbidden,
        Some(word) => match word.strip_prefix("after-move-").and_then(|number| number.parse().ok()) {
            Some(moves) => DrawOffers::AfterMove(moves),
            None => {
                return Err(options.unknown(
                    "draw_offers",
                    word,
                    vec!["allowed", "after-move-30", "forbidden"],
                ));
            }
        },
    };
    Ok(Options {
        default_time: options.span("default_time")?,
        draw_offers,
        quickplay_guidelines: options.flag("quickplay_guidelines")?.unwrap_or(false),
        arbiter_present: options.flag("chief_arbiter_present")?.unwrap_or(true),
        visually_impaired: options.word("visually_impaired")?,
        hearing_impaired: options.word("hearing_impaired")?,
        basic_rules: options.flag("basic_rules")?.unwrap_or(false),
        device_penalty: options.word("device_penalty")?,
        fines_announced: options.flag("fines_announced")?.unwrap_or(true),
        longer_endings: longer_endings(options)?,
        team_event: options.flag("team_event")?.unwrap_or(false),
        no_appeals: options.flag("no_appeals")?.unwrap_or(false),
        pooled_counter: matches!(options.word("illegal_counter")?, Some(Counter::Pooled)),
        restored_times: options.word("restored_times")?.unwrap_or(Restored::Unchanged),
        round_started: options.span("round_started")?.map(|span| Moment::from_millis(span.millis())),
        times,
    })
}

/// `longer_endings = ["KRB-KR 75"]`: what the organiser announced.
fn longer_endings(options: &Fields<'_>) -> Result<Vec<(String, u32)>, ScenarioError> {
    let read = |told: &String| {
        let (men, moves) = told.split_once(' ')?;
        Some((men.to_owned(), moves.trim().parse().ok()?))
    };
    let announced: Option<Vec<_>> = options.list("longer_endings")?.iter().map(read).collect();
    announced.ok_or(options.wrong("longer_endings", "[\"KRB-KR 75\", …]"))
}

fn end(table: &Table) -> Result<Option<Final>, ScenarioError> {
    let Some(Toml::Table(end)) = table.get("final") else { return Ok(None) };
    let fields = Fields { table: end, place: None };
    Ok(Some(Final {
        result: fields.word("result")?,
        reason: fields.text("reason")?.map(str::to_owned),
        fen: fields.text("fen")?.map(str::to_owned),
        white_time: fields.span("white_time")?,
        black_time: fields.span("black_time")?,
        turn: fields.word("turn")?,
    }))
}

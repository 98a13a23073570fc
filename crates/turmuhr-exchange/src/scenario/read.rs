//! From the text of a scenario file to a scenario.

use serde_json::{Map, Value};
use toml::{Table, Value as Toml};
use turmuhr_clock::{Moment, Setting, Span, clock::Options as ClockOptions, code};
use turmuhr_core::{CastlingMode, Chess, Color, Edition, Square, fen};
use turmuhr_laws::{
    board::chess960::StartNumber,
    game::{Act, Actor, Claim, Decision, DrawOffers, Observation, Options, Regulations, Restored, Score},
    notation::{Language, read_movetext},
    rules::{Mode, Overlay, Rules, Supervision, page, pages},
};

use super::{
    Deed, Final, Scenario, ScenarioError, Step,
    error::Place,
    words::{
        self, CHOICES, COLORS, ENVELOPES, EVIDENCE, FAULTS, HELPS, INTENTS, MISCONDUCT, OBSERVATIONS, ORDERS,
        PLACES, SHEETS, SIDES, Words,
    },
};

const MODES: Words<Mode> = &[("standard", Mode::Standard), ("rapid", Mode::Rapid), ("blitz", Mode::Blitz)];
const WATCHED: Words<Supervision> = &[("full", Supervision::Full), ("limited", Supervision::Limited)];

/// Reads a scenario file.
pub fn read(text: &str) -> Result<Scenario, ScenarioError> {
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start).min(text.len());
        let before = &text[..at];
        ScenarioError::Toml {
            line: before.matches('\n').count() + 1,
            column: before.rsplit('\n').next().map_or(0, str::len) + 1,
            message: error.message().to_owned(),
        }
    })?;
    let head = Fields { table: &table, place: None };
    let title = head.text("title")?.unwrap_or("").to_owned();
    let title_de = head.text("title_de")?.map(str::to_owned);
    let options = head.sub("options")?;
    let (rules, overlay) = rules(&head, &options)?;
    let control = head.text("time_control")?.ok_or(head.missing("time_control"))?;
    let control = code::read(control).map_err(|_| ScenarioError::BadControl { text: control.to_owned() })?;
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
    let events = events(&table)?;
    if events.is_empty() {
        return Err(ScenarioError::NoEvents);
    }
    let shows = head.list("shows")?;
    Ok(Scenario {
        title,
        title_de,
        shows,
        regulations: Regulations::new(rules, overlay, setting, start, game_options),
        also: also(&head)?,
        moves: moves.moves().collect(),
        events,
        end: end(&table)?,
    })
}

fn rules(
    head: &Fields<'_>,
    options: &Fields<'_>,
) -> Result<(&'static Rules, Option<Overlay>), ScenarioError> {
    const OVERLAYS: Words<Overlay> = &[("dsb-2014", Overlay::Dsb2014), ("dsb-vi-1987", Overlay::DsbVi1987)];
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
        None => head.word("mode", MODES)?.unwrap_or(Mode::Standard),
    };
    let supervision = head.word("supervision", WATCHED)?.unwrap_or(Supervision::Full);
    let rules = page(edition, mode, supervision).ok_or_else(|| ScenarioError::NoSuchPage {
        edition: id.to_owned(),
        mode: words::word(MODES, mode).to_owned(),
    })?;
    Ok((rules, options.word("overlay", OVERLAYS)?))
}

/// `also = ["fide-2018", "fide-2023 rapid limited", "fide-2017 *"]`: an edition, perhaps a mode, perhaps
/// the supervision; a star stands for every one.
fn also(head: &Fields<'_>) -> Result<Vec<&'static Rules>, ScenarioError> {
    let mut found: Vec<&'static Rules> = Vec::new();
    for told in head.list("also")? {
        let mut words = told.split_whitespace();
        let (edition, mode, watched) = (words.next().unwrap_or(""), words.next(), words.next());
        let wanted = |page: &&Rules| {
            let mode = mode.unwrap_or(if edition == "*" { "*" } else { "standard" });
            (edition == "*" || page.edition.id() == edition)
                && (mode == "*" || words::meaning(MODES, mode) == Some(page.mode))
                && watched.is_none_or(|watched| words::meaning(WATCHED, watched) == Some(page.supervision))
        };
        let mut these: Vec<&'static Rules> = pages().iter().filter(wanted).collect();
        if these.is_empty() {
            // Texts that know one mode only need not be told which.
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
    const RESTORED: Words<Restored> = &[
        ("unchanged", Restored::Unchanged),
        ("proportional", Restored::Proportional),
        ("unknown", Restored::Unknown),
    ];
    const COUNTERS: Words<bool> = &[("per-article", false), ("pooled", true)];
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
        visually_impaired: options.word("visually_impaired", COLORS)?,
        hearing_impaired: options.word("hearing_impaired", COLORS)?,
        basic_rules: options.flag("basic_rules")?.unwrap_or(false),
        device_penalty: options.word("device_penalty", CHOICES)?,
        fines_announced: options.flag("fines_announced")?.unwrap_or(true),
        longer_endings: longer_endings(options)?,
        team_event: options.flag("team_event")?.unwrap_or(false),
        no_appeals: options.flag("no_appeals")?.unwrap_or(false),
        pooled_counter: options.word("illegal_counter", COUNTERS)?.unwrap_or(false),
        restored_times: options.word("restored_times", RESTORED)?.unwrap_or(Restored::Unchanged),
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

fn events(table: &Table) -> Result<Vec<Step>, ScenarioError> {
    let list = match table.get("event") {
        None => return Ok(Vec::new()),
        Some(Toml::Array(list)) => list,
        Some(_) => {
            return Err(ScenarioError::WrongKind { place: None, field: "event".into(), takes: "[[event]]" });
        }
    };
    let mut steps = Vec::with_capacity(list.len());
    let mut latest = Moment::START;
    for (index, event) in list.iter().enumerate() {
        let Toml::Table(event) = event else {
            return Err(ScenarioError::WrongKind {
                place: Some(index),
                field: "event".into(),
                takes: "[[event]]",
            });
        };
        let fields = Fields { table: event, place: Some(index) };
        let step = step(&fields)?;
        if step.at < latest {
            return Err(ScenarioError::Backwards { place: index });
        }
        latest = step.at;
        steps.push(step);
    }
    Ok(steps)
}

fn step(fields: &Fields<'_>) -> Result<Step, ScenarioError> {
    let deed = deed(fields)?;
    let at = fields.span("at")?.ok_or(fields.missing("at"))?;
    const ACTORS: Words<Actor> = &[
        ("white", Actor::Player(Color::White)),
        ("black", Actor::Player(Color::Black)),
        ("arbiter", Actor::Arbiter),
        ("spectator", Actor::Spectator),
    ];
    let by = fields.word("by", ACTORS)?.unwrap_or(Actor::Arbiter);
    let expect = match fields.table.get("expect") {
        None => None,
        Some(Toml::Array(list)) => {
            let rulings = list.iter().map(|ruling| match as_json(ruling) {
                Value::Object(ruling) => Ok(ruling),
                _ => Err(fields.wrong("expect", "{ ruling = … }")),
            });
            Some(rulings.collect::<Result<Vec<_>, _>>()?)
        }
        Some(_) => return Err(fields.wrong("expect", "[ … ]")),
    };
    Ok(Step { at: Moment::from_millis(at.millis()), by, deed, told: told(fields), expect })
}

/// The event in the words of the file: what is done, and with what.
fn told(fields: &Fields<'_>) -> String {
    let mut words = vec![fields.text("do").ok().flatten().unwrap_or("").to_owned()];
    for (key, value) in fields.table {
        if !matches!(key.as_str(), "do" | "at" | "by" | "expect") {
            words.push(match as_json(value) {
                Value::String(text) => text,
                other => other.to_string(),
            });
        }
    }
    words.join(" ")
}

fn deed(fields: &Fields<'_>) -> Result<Deed, ScenarioError> {
    let word = fields.text("do")?.ok_or(fields.missing("do"))?;
    let text = |field| -> Result<String, ScenarioError> {
        fields.text(field)?.map(str::to_owned).ok_or(fields.missing(field))
    };
    let act = match word {
        "start" => Act::Start,
        "arrive" => Act::Arrive,
        "move" => return Ok(Deed::Move(text("move")?)),
        "illegal" => return Ok(Deed::Illegal(text("move")?)),
        "two-hands" => return Ok(Deed::TwoHands(text("move")?)),
        "promote" => {
            let fault = fields.word("piece", FAULTS)?.ok_or(fields.missing("piece"))?;
            return Ok(Deed::Promote { text: text("move")?, fault });
        }
        "press" => Act::Press,
        "press-early" => Act::PressEarly,
        "touch" => Act::Touch {
            square: fields.square("square")?,
            intent: fields.word("intent", INTENTS)?.unwrap_or(turmuhr_laws::game::Intent::Move),
        },
        "touch-both" => Act::TouchBoth { own: fields.square("own")?, enemy: fields.square("enemy")? },
        "release" => Act::Release { square: fields.square("square")? },
        "castle-touch" => Act::CastleTouch {
            first: fields.word("first", ORDERS)?.ok_or(fields.missing("first"))?,
            side: fields.word("side", SIDES)?.ok_or(fields.missing("side"))?,
        },
        "displace" => {
            let squares = fields.list("squares")?;
            let squares: Option<Vec<Square>> = squares.iter().map(|name| name.parse().ok()).collect();
            Act::Displace { squares: squares.ok_or(fields.wrong("squares", "[\"e4\", …]"))? }
        }
        "restore" => Act::Restore,
        "stop-clock" => Act::StopClock,
        "restart" => Act::Restart,
        "hit-clock" => Act::HitClock,
        "offer" => match fields.text("condition")? {
            Some(condition) => Act::OfferIf { condition: condition.to_owned() },
            None => Act::Offer,
        },
        "accept" => Act::Accept,
        "decline" => Act::Decline,
        "resign" => Act::Resign,
        "claim" => Act::Claim(claim(fields)?),
        "write" => Act::Write { text: text("move")? },
        "sheet" => Act::Sheet(fields.word("state", SHEETS)?.ok_or(fields.missing("state"))?),
        "assistant" => Act::Assistant {
            helps: fields.word("helps", HELPS)?.ok_or(fields.missing("helps"))?,
            name: fields.text("name")?.map(str::to_owned),
            disabled: fields.flag("disabled")?.unwrap_or(false),
        },
        "sign" => Act::Sign { result: fields.score("result")?.ok_or(fields.missing("result"))? },
        "observe" => Act::Observe {
            what: match fields.word("what", OBSERVATIONS)?.ok_or(fields.missing("what"))? {
                Observation::PositionUnknown { .. } => {
                    Observation::PositionUnknown { ply: fields.number("ply")?.unwrap_or(0) }
                }
                other => other,
            },
            against: fields.word("against", COLORS)?,
        },
        "decide" => Act::Decide(Decision {
            choice: fields.word("choice", CHOICES)?.ok_or(fields.missing("choice"))?,
            to: fields.word("to", COLORS)?,
            amount: fields.span("amount")?,
            result: fields.score("result")?,
            by_analogy: fields.flag("analogy")?.unwrap_or(false),
        }),
        "misconduct" => Act::Misconduct(fields.word("what", MISCONDUCT)?.ok_or(fields.missing("what"))?),
        "device" => Act::Device,
        "refuse" => Act::Refuse,
        "leave" => Act::Leave { place: fields.word("where", PLACES)?.ok_or(fields.missing("where"))? },
        "interfere" => Act::Interfere,
        "announce" => Act::Announce { text: text("text")? },
        "adjourn" => Act::Adjourn { early: fields.span("early")? },
        "appeal" => Act::Appeal,
        "seal" => Act::Seal { text: text("text")? },
        "envelope" => Act::Envelope(fields.word("state", ENVELOPES)?.ok_or(fields.missing("state"))?),
        "resume" => {
            let present = fields.list("present")?;
            let there = |name: &str| present.iter().any(|player| player == name);
            Act::Resume { white: there("white"), black: there("black") }
        }
        "wait" => Act::Wait,
        other => return Err(fields.unknown("do", other, EVENTS.to_vec())),
    };
    Ok(Deed::Act(act))
}

const EVENTS: &[&str] = &[
    "start",
    "arrive",
    "move",
    "illegal",
    "press",
    "press-early",
    "touch",
    "touch-both",
    "release",
    "castle-touch",
    "two-hands",
    "promote",
    "displace",
    "restore",
    "stop-clock",
    "restart",
    "hit-clock",
    "offer",
    "accept",
    "decline",
    "resign",
    "claim",
    "write",
    "sheet",
    "assistant",
    "sign",
    "observe",
    "decide",
    "misconduct",
    "device",
    "refuse",
    "leave",
    "interfere",
    "announce",
    "adjourn",
    "seal",
    "envelope",
    "resume",
    "appeal",
    "wait",
];

fn claim(fields: &Fields<'_>) -> Result<Claim, ScenarioError> {
    let intended = fields.text("intended")?.map(str::to_owned);
    let word = fields.text("what")?.ok_or(fields.missing("what"))?;
    let claim = match word {
        "repetition" => Claim::Repetition { intended },
        "fifty" => Claim::Fifty { intended },
        "flag" => Claim::Flag,
        "illegal-move" => Claim::IllegalMove,
        "touch-move" => Claim::TouchMove,
        "insufficient-effort" => Claim::InsufficientEffort,
        "cannot-win" => Claim::CannotWin,
        "increment" => Claim::Increment,
        "wrong-setup" => Claim::WrongSetup,
        "wrong-clock" => Claim::WrongClock,
        "colours-reversed" => Claim::ColoursReversed,
        "displaced-piece" => Claim::DisplacedPiece,
        other => {
            let known = vec![
                "repetition",
                "fifty",
                "flag",
                "illegal-move",
                "touch-move",
                "insufficient-effort",
                "cannot-win",
                "increment",
                "wrong-setup",
                "wrong-clock",
                "colours-reversed",
                "displaced-piece",
            ];
            return Err(fields.unknown("what", other, known));
        }
    };
    let claim = match fields.flag("by_assistant")? {
        Some(true) => Claim::ByAssistant(Box::new(claim)),
        Some(false) | None => claim,
    };
    Ok(match fields.word("evidence", EVIDENCE)? {
        Some(evidence) => Claim::RestingOn { evidence, claim: Box::new(claim) },
        None => claim,
    })
}

fn end(table: &Table) -> Result<Option<Final>, ScenarioError> {
    let Some(Toml::Table(end)) = table.get("final") else { return Ok(None) };
    let fields = Fields { table: end, place: None };
    Ok(Some(Final {
        result: fields.score("result")?,
        reason: fields.text("reason")?.map(str::to_owned),
        fen: fields.text("fen")?.map(str::to_owned),
        white_time: fields.span("white_time")?,
        black_time: fields.span("black_time")?,
        turn: fields.word("turn", COLORS)?,
    }))
}

/// The fields of one table, with the place to name when something is wrong.
struct Fields<'a> {
    table: &'a Table,
    place: Place,
}

impl<'a> Fields<'a> {
    fn sub(&self, field: &'static str) -> Result<Fields<'a>, ScenarioError> {
        static EMPTY: std::sync::LazyLock<Table> = std::sync::LazyLock::new(Table::new);
        match self.table.get(field) {
            None => Ok(Fields { table: &EMPTY, place: self.place }),
            Some(Toml::Table(table)) => Ok(Fields { table, place: self.place }),
            Some(_) => Err(self.wrong(field, "[table]")),
        }
    }

    fn text(&self, field: &'static str) -> Result<Option<&'a str>, ScenarioError> {
        match self.table.get(field) {
            None => Ok(None),
            Some(Toml::String(text)) => Ok(Some(text)),
            Some(_) => Err(self.wrong(field, "\"text\"")),
        }
    }

    fn flag(&self, field: &'static str) -> Result<Option<bool>, ScenarioError> {
        match self.table.get(field) {
            None => Ok(None),
            Some(Toml::Boolean(flag)) => Ok(Some(*flag)),
            Some(_) => Err(self.wrong(field, "true | false")),
        }
    }

    fn list(&self, field: &'static str) -> Result<Vec<String>, ScenarioError> {
        match self.table.get(field) {
            None => Ok(Vec::new()),
            Some(Toml::Array(list)) => {
                let texts: Option<Vec<String>> =
                    list.iter().map(|item| item.as_str().map(str::to_owned)).collect();
                texts.ok_or(self.wrong(field, "[\"…\", …]"))
            }
            Some(_) => Err(self.wrong(field, "[\"…\", …]")),
        }
    }

    fn word<T: Copy>(&self, field: &'static str, words: Words<T>) -> Result<Option<T>, ScenarioError> {
        let Some(text) = self.text(field)? else { return Ok(None) };
        let found = words::meaning(words, text);
        found.map(Some).ok_or_else(|| self.unknown(field, text, words::known(words)))
    }

    fn span(&self, field: &'static str) -> Result<Option<Span>, ScenarioError> {
        let Some(text) = self.text(field)? else { return Ok(None) };
        text.parse().map(Some).map_err(|_| ScenarioError::BadTime {
            place: self.place,
            field,
            text: text.to_owned(),
        })
    }

    fn number(&self, field: &'static str) -> Result<Option<usize>, ScenarioError> {
        match self.table.get(field) {
            None => Ok(None),
            Some(Toml::Integer(number)) => {
                usize::try_from(*number).map(Some).map_err(|_| self.wrong(field, "0, 1, 2, …"))
            }
            Some(_) => Err(self.wrong(field, "0, 1, 2, …")),
        }
    }

    fn square(&self, field: &'static str) -> Result<Square, ScenarioError> {
        let text = self.text(field)?.ok_or(self.missing(field))?;
        text.parse().map_err(|_| self.unknown(field, text, vec!["a1 … h8"]))
    }

    fn score(&self, field: &'static str) -> Result<Option<Score>, ScenarioError> {
        let Some(text) = self.text(field)? else { return Ok(None) };
        let found = Score::parse(text);
        found.map(Some).ok_or_else(|| self.unknown(field, text, Score::ALL.map(Score::as_str).to_vec()))
    }

    fn missing(&self, field: &'static str) -> ScenarioError {
        ScenarioError::Missing { place: self.place, field }
    }

    fn wrong(&self, field: &str, takes: &'static str) -> ScenarioError {
        ScenarioError::WrongKind { place: self.place, field: field.to_owned(), takes }
    }

    fn unknown(&self, field: &'static str, word: &str, known: Vec<&'static str>) -> ScenarioError {
        ScenarioError::UnknownWord { place: self.place, field, word: word.to_owned(), known }
    }
}

/// Expectations are compared in the names of the answers, which are JSON.
fn as_json(value: &Toml) -> Value {
    match value {
        Toml::String(text) => Value::from(text.as_str()),
        Toml::Integer(number) => Value::from(*number),
        Toml::Float(number) => Value::from(*number),
        Toml::Boolean(flag) => Value::from(*flag),
        Toml::Datetime(time) => Value::from(time.to_string()),
        Toml::Array(list) => list.iter().map(as_json).collect(),
        Toml::Table(table) => {
            let map: Map<String, Value> =
                table.iter().map(|(key, value)| (key.clone(), as_json(value))).collect();
            Value::Object(map)
        }
    }
}

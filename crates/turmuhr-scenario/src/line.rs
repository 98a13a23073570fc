//! A scenario in one line: `blitz limited: w illegal a1b2, press; b claim illegal-move`.
//!
//! Before the first colon with a blank stands the game: edition, mode, supervision, time control, `fen …`, `moves …`,
//! `white 0:04:00`, `black 0:03:10`, and any field of the file as `name=value`, separated by commas. Behind it stand the
//! events, separated by commas or semicolons: who, what, and its fields in the order of [`verbs`](crate::verbs). The line
//! becomes the table that a file would have been, and the same reader reads it.

use toml::{Table, Value as Toml};
use turmuhr_core::Edition;
use turmuhr_laws::{
    rules::{Mode, Supervision},
    words::Word,
};

use crate::{
    Scenario, ScenarioError,
    control::{in_seconds, together},
    phrases::{beginning, is_filler},
    read::from_table,
    verbs::{Slot, Takes, VERBS, Verb, verb},
};

/// The fields that belong under `[options]` in a file.
const OPTIONS: [&str; 18] = [
    "default_time",
    "draw_offers",
    "quickplay_guidelines",
    "chief_arbiter_present",
    "visually_impaired",
    "hearing_impaired",
    "basic_rules",
    "device_penalty",
    "fines_announced",
    "longer_endings",
    "team_event",
    "no_appeals",
    "illegal_counter",
    "restored_times",
    "round_started",
    "overlay",
    "increment_at_start",
    "rating",
];

/// Reads a line.
pub fn read_line(line: &str) -> Result<Scenario, ScenarioError> {
    let (head, events) = line.split_once(": ").unwrap_or(("", line.trim().trim_end_matches(':')));
    let mut told = Told::new(head)?;
    told.title(line.trim());
    told.add(events)?;
    told.scenario()
}

/// A scenario that is told piece by piece.
#[derive(Clone, Debug)]
pub struct Told {
    head: Table,
    events: Vec<Toml>,
    /// The player who acts next unless the line says otherwise.
    by: &'static str,
    /// Seconds on the venue clock.
    now: u64,
    /// The first event is a start that the line did not name.
    implied_start: bool,
}

impl Told {
    /// The game, as before the colon of a line.
    pub fn new(head: &str) -> Result<Told, ScenarioError> {
        let mut table = Table::new();
        read_head(head, &mut table)?;
        let mode = table.get("mode").and_then(Toml::as_str).and_then(Mode::meaning).unwrap_or(Mode::Standard);
        let control = match table.get("time_control").and_then(Toml::as_str) {
            None => usual_control(mode).to_owned(),
            // The reader of the table says what is wrong with the rest.
            Some(told) => in_seconds(told, mode).unwrap_or_else(|| told.to_owned()),
        };
        table.insert("time_control".to_owned(), control.into());
        let now = half_moves(&table);
        // After an odd number of moves it is Black's turn; so it is where the FEN says so.
        let of_fen = table.get("start").and_then(Toml::as_str).and_then(|fen| fen.split(' ').nth(1));
        let by = if of_fen == Some("b") || !now.is_multiple_of(2) { "black" } else { "white" };
        Ok(Told { head: table, events: Vec::new(), by, now, implied_start: false })
    }

    /// A scenario file, to be told further.
    pub fn of_file(text: &str) -> Result<Told, ScenarioError> {
        let scenario = crate::read(text)?;
        let mut head: Table = text.parse().unwrap_or_default();
        let events = match head.remove("event") {
            Some(Toml::Array(events)) => events,
            _ => Vec::new(),
        };
        // What comes later is not expected any more.
        head.remove("final");
        let now = scenario.events.last().map_or(0, |step| step.at.millis() / 1000);
        Ok(Told { head, events, by: "white", now, implied_start: false })
    }

    /// The player who acts next unless the line says otherwise.
    pub const fn next(&self) -> &'static str {
        self.by
    }

    /// Names the scenario.
    pub fn title(&mut self, title: &str) {
        self.head.insert("title".to_owned(), title.into());
    }

    /// Adds events, as behind the colon of a line. Nothing is added if one of them cannot be read.
    pub fn add(&mut self, text: &str) -> Result<(), ScenarioError> {
        let mut next = self.clone();
        for part in text.split([';', ',']).map(str::trim).filter(|part| !part.is_empty()) {
            next.event(part)?;
        }
        *self = next;
        Ok(())
    }

    /// The events told so far.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The table that a file of this scenario has; `toml::to_string` writes it.
    pub fn table(&self) -> Table {
        let mut table = self.head.clone();
        table.insert("event".to_owned(), Toml::Array(self.events.clone()));
        table
    }

    /// The scenario.
    pub fn scenario(&self) -> Result<Scenario, ScenarioError> {
        from_table(&self.table())
    }

    fn event(&mut self, part: &str) -> Result<(), ScenarioError> {
        let place = self.events.len();
        let part = part.trim_end_matches('.');
        let joined = part.split_whitespace().next().is_some_and(is_joint);
        let mut words: Vec<&str> = part.split_whitespace().skip_while(|word| is_joint(word)).collect();
        if let Some(at) = words.last().and_then(|word| word.strip_prefix('@')) {
            let span: turmuhr_clock::Span = at.parse().map_err(|_| ScenarioError::BadTime {
                place: Some(place),
                field: "at",
                text: at.to_owned(),
            })?;
            self.now = span.millis() / 1000;
            words.pop();
        } else {
            self.now += 1;
        }
        let told = words.first().and_then(|word| actor(word));
        let words = if told.is_some() { &words[1..] } else { &words[..] };
        let Some((&word, rest)) = words.split_first() else {
            // «b;» only says who acts next.
            self.by = told.unwrap_or(self.by);
            return Ok(());
        };
        let repeated = self.repeated(words, joined);
        let phrase = beginning(words).map(|(verb, length)| (crate::verbs::named(verb), &words[length..]));
        let (verb, rest) = match (repeated, phrase) {
            (Some(verb), _) => (Some(verb), words),
            (None, Some((verb, rest))) => (Some(verb), rest),
            (None, None) => (verb(word), rest),
        };
        let who = told.or(verb.and_then(|verb| verb.by)).unwrap_or(self.by);
        if matches!(who, "white" | "black") {
            self.by = who;
        }
        match verb.map(|verb| verb.word) {
            Some("arrive") if self.events.is_empty() && self.now > 1 && half_moves(&self.head) == 0 => {
                // 6.7.1: the player is late only once the round has started.
                let arrived = std::mem::take(&mut self.now);
                self.push("arbiter", crate::verbs::named("start"), &[])?;
                self.now = arrived;
                self.implied_start = true;
            }
            Some("start") if std::mem::take(&mut self.implied_start) => {
                self.events.remove(0);
            }
            Some(_) | None => {}
        }
        match verb {
            Some(verb) => self.push(who, verb, rest),
            // A move alone is made and completed with the clock.
            None if rest.is_empty() && looks_like_a_move(word) => {
                self.push(who, crate::verbs::named("move"), &[word])?;
                self.push(who, crate::verbs::named("press"), &[])?;
                self.by = if who == "white" { "black" } else { "white" };
                Ok(())
            }
            None => Err(ScenarioError::UnknownWord {
                place: Some(place),
                field: "do",
                word: word.to_owned(),
                known: crate::verbs::known(),
            }),
        }
    }

    /// «touch e2, then d2»: a square alone repeats the verb before it.
    fn repeated(&self, words: &[&str], joined: bool) -> Option<&'static Verb> {
        let [word] = words else { return None };
        let last = self.events.last()?.get("do")?.as_str()?;
        let verb = VERBS.iter().find(|verb| verb.word == last)?;
        let square = |slot: &Slot| matches!(slot.takes(), Takes::Square) && slot.fits(word);
        (joined && verb.slots.first().is_some_and(square)).then_some(verb)
    }

    fn push(&mut self, who: &str, verb: &Verb, rest: &[&str]) -> Result<(), ScenarioError> {
        let mut event = Table::new();
        event.insert("at".to_owned(), clock(self.now).into());
        event.insert("by".to_owned(), who.into());
        event.insert("do".to_owned(), verb.word.into());
        fill(verb, rest, self.events.len(), &mut event)?;
        self.events.push(Toml::Table(event));
        Ok(())
    }
}

/// The fields that a verb still needs after these words, for a question.
pub fn still_needed(part: &str) -> Option<(&'static Verb, Vec<&'static Slot>)> {
    let words: Vec<&str> = part.split_whitespace().filter(|word| !word.starts_with('@')).collect();
    let words =
        if words.first().is_some_and(|word| actor(word).is_some()) { &words[1..] } else { &words[..] };
    let (&word, rest) = words.split_first()?;
    let (verb, rest) = match beginning(words) {
        Some((verb, length)) => (crate::verbs::named(verb), &words[length..]),
        None => (verb(word)?, rest),
    };
    let mut event = Table::new();
    fill(verb, rest, 0, &mut event).ok()?;
    let open = verb.slots.iter().filter(|slot| !slot.optional && !event.contains_key(slot.field));
    Some((verb, open.collect()))
}

/// The half-moves of `moves`, each of which takes a second.
fn half_moves(table: &Table) -> u64 {
    let moves = table.get("moves").and_then(Toml::as_str).unwrap_or_default();
    let is_move =
        |word: &&str| word.rsplit('.').next().is_some_and(|end| end.starts_with(char::is_alphabetic));
    moves.split_whitespace().filter(is_move).count() as u64
}

/// A common time control where the line names none.
const fn usual_control(mode: Mode) -> &'static str {
    match mode {
        Mode::Standard => "5400+30",
        Mode::Rapid => "900+10",
        Mode::Blitz => "180+2",
    }
}

fn read_head(head: &str, table: &mut Table) -> Result<(), ScenarioError> {
    for part in head.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (first, rest) = part.split_once(' ').unwrap_or((part, ""));
        let field = match first {
            "fen" | "start" | "position" => Some("start"),
            "moves" | "züge" => Some("moves"),
            "white" | "weiß" if !rest.is_empty() => Some("white_time"),
            "black" | "schwarz" if !rest.is_empty() => Some("black_time"),
            "title" => Some("title"),
            _ => None,
        };
        if let Some(field) = field {
            table.insert(field.to_owned(), Toml::String(rest.trim().to_owned()));
            continue;
        }
        for word in together(part) {
            head_word(&word, table)?;
        }
    }
    Ok(())
}

fn head_word(word: &str, table: &mut Table) -> Result<(), ScenarioError> {
    if let Some((field, value)) = word.split_once('=') {
        let value = typed(value);
        if OPTIONS.contains(&field) {
            let options = table.entry("options").or_insert_with(|| Toml::Table(Table::new()));
            if let Toml::Table(options) = options {
                options.insert(field.to_owned(), value);
            }
        } else {
            table.insert(field.to_owned(), value);
        }
        return Ok(());
    }
    let small = word.to_lowercase();
    let small = match small.as_str() {
        "schnell" | "schnellschach" => "rapid".to_owned(),
        "turnier" | "turnierschach" | "classical" => "standard".to_owned(),
        "blitzschach" => "blitz".to_owned(),
        "voll" => "full".to_owned(),
        "eingeschränkt" => "limited".to_owned(),
        _ => small,
    };
    let field = match small.as_str() {
        word if word.parse::<Edition>().is_ok() || word.starts_with("fide-2001-") => "edition",
        word if Mode::meaning(word).is_some() => "mode",
        word if Supervision::meaning(word).is_some() => "supervision",
        word if in_seconds(word, Mode::Standard).is_some() => "time_control",
        "960" | "chess960" => {
            table.insert("start".to_owned(), "chess960:518".into());
            return Ok(());
        }
        _ => {
            let mut known: Vec<&'static str> = Edition::ALL.map(Edition::id).to_vec();
            known.extend(Mode::known());
            known.extend(Supervision::known());
            known.extend([
                "90+30",
                "300+3",
                "fen …",
                "moves …",
                "white 0:04:00",
                "black 0:04:00",
                "name=value",
            ]);
            return Err(ScenarioError::UnknownWord {
                place: None,
                field: "line",
                word: word.to_owned(),
                known,
            });
        }
    };
    table.insert(field.to_owned(), Toml::String(small));
    Ok(())
}

fn actor(word: &str) -> Option<&'static str> {
    // «Black’s phone rings».
    let small = word.to_lowercase();
    let small = small.trim_end_matches("'s").trim_end_matches("’s");
    Some(match small {
        "w" | "white" | "weiß" | "weiss" => "white",
        "b" | "black" | "s" | "schwarz" => "black",
        "a" | "arbiter" | "sr" | "schiedsrichter" => "arbiter",
        "spectator" | "z" | "zuschauer" => "spectator",
        _ => return None,
    })
}

/// A word that only joins an event to the one before it, or to its player.
fn is_joint(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "dann" | "und" | "then" | "and" | "bei")
}

fn looks_like_a_move(word: &str) -> bool {
    let square = |text: &str| {
        let mut letters = text.chars();
        matches!((letters.next(), letters.next()), (Some('a'..='h'), Some('1'..='8')))
    };
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    let bare = bare.split('=').next().unwrap_or(bare);
    // `e8D` and `e8Q`: a promotion without its sign.
    let bare = bare.strip_suffix(|letter: char| "QRBNDTLS".contains(letter)).unwrap_or(bare);
    bare.starts_with("O-O")
        || bare.starts_with("o-o")
        || bare.starts_with("0-0")
        || bare.get(bare.len().saturating_sub(2)..).is_some_and(square)
}

/// Fields by name, `name=value`, then the rest in the order of the verb's slots.
fn fill(verb: &Verb, words: &[&str], place: usize, event: &mut Table) -> Result<(), ScenarioError> {
    let is_field =
        |name: &str| verb.slots.iter().any(|slot| slot.field == name) || EVENT_FIELDS.contains(&name);
    let named = |word: &&&str| word.split_once('=').is_some_and(|(name, _)| is_field(name));
    for (name, value) in words.iter().filter(named).filter_map(|word| word.split_once('=')) {
        let slot = verb.slots.iter().find(|slot| slot.field == name);
        let value = match (slot, name, value.parse()) {
            (Some(slot), ..) => slot.value(&[value]),
            (None, "ply", Ok(ply)) => Toml::Integer(ply),
            // A word has no blanks.
            (None, "condition", _) => Toml::String(value.replace('_', " ")),
            (None, ..) => typed(value),
        };
        event.insert(name.to_owned(), value);
    }
    let has_text = verb.slots.iter().any(|slot| matches!(slot.takes(), Takes::Text));
    let is_value = |word: &str| verb.slots.iter().any(|slot| slot.known().contains(&word));
    let meant = |word: &&&str| !named(word) && (has_text || is_value(word) || !is_filler(word));
    let mut rest: Vec<&str> = words.iter().filter(meant).copied().collect();
    for slot in verb.slots.iter().filter(|slot| !event.contains_key(slot.field)).collect::<Vec<_>>() {
        if rest.is_empty() {
            break;
        }
        if slot.takes_all {
            event.insert(slot.field.to_owned(), slot.value(&rest));
            rest.clear();
        } else if let Some(at) = rest.iter().position(|word| slot.fits(word)) {
            event.insert(slot.field.to_owned(), slot.value(&[rest.remove(at)]));
        } else if !slot.optional {
            break;
        }
    }
    match rest.first() {
        None => Ok(()),
        Some(left) => Err(left_over(verb, left, place, event)),
    }
}

/// A word that no field of the verb takes: the words of the first open field are named.
fn left_over(verb: &Verb, word: &str, place: usize, event: &Table) -> ScenarioError {
    let open: Option<&Slot> = verb.slots.iter().find(|slot| !event.contains_key(slot.field));
    ScenarioError::UnknownWord {
        place: Some(place),
        field: open.map_or(verb.word, |slot| slot.field),
        word: word.to_owned(),
        known: open.map_or_else(|| vec![verb.word], Slot::known),
    }
}

/// Fields of events that any verb may have beside its own.
const EVENT_FIELDS: [&str; 6] = ["condition", "disabled", "by_assistant", "evidence", "analogy", "ply"];

fn typed(value: &str) -> Toml {
    match value {
        "true" | "ja" | "yes" => Toml::Boolean(true),
        "false" | "nein" | "no" => Toml::Boolean(false),
        other => Toml::String(other.to_owned()),
    }
}

fn clock(seconds: u64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

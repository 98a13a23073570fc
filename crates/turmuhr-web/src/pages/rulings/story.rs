//! The state of the page: a story, as the address has it.

use std::{
    collections::BTreeMap,
    sync::OnceLock,
    time::{Duration, Instant},
};

use maud::{Markup, html};
use turmuhr_core::{Chess, Edition, fen};
use turmuhr_laws::{
    notation::{Style, read_movetext_in_any_language, write_move},
    rules::{Mode, Supervision},
    words::Word,
};
use turmuhr_scenario::{
    Played, Scenario, ScenarioError, casebook,
    line::Told,
    verbs::{Verb, verb},
};
use turmuhr_texts::{Lang, scenario as faults};

use crate::{
    http::{Ask, Fields},
    words::rulings as say,
};

/// A story longer than this is no incident.
const MOST_EVENTS: usize = 100;
/// An address has room for so much; see `http/limits.rs`.
const LONGEST: usize = 7 << 10;

#[derive(Clone, Default)]
pub(super) struct Story {
    /// The game, as before the colon of a line; or a case of the case book.
    pub(super) game: String,
    pub(super) case: String,
    pub(super) done: Vec<String>,
    /// The event that is being told.
    pub(super) doing: Option<&'static Verb>,
    pub(super) turned: bool,
    /// A last line that cannot be played, and why. It is no part of the address.
    pub(super) faulty: Option<(String, String)>,
    /// Another edition to compare with.
    pub(super) beside: Option<Edition>,
}

pub(super) type Answered = (Scenario, Played);

/// Cases that take long because a ruling searches for mate, played in advance.
static KEPT: OnceLock<BTreeMap<&'static str, Answered>> = OnceLock::new();
/// Other cases are played when they are asked for.
const LONG: Duration = Duration::from_millis(5);

fn kept() -> &'static BTreeMap<&'static str, Answered> {
    static NONE: BTreeMap<&str, Answered> = BTreeMap::new();
    KEPT.get().unwrap_or(&NONE)
}

/// Plays every case once, half a second of work, and keeps those that take long.
pub(in crate::pages) fn prepare() {
    KEPT.get_or_init(|| {
        let played = casebook::all().filter_map(|case| {
            let begun = Instant::now();
            let story = Story { case: case.id.to_owned(), ..Story::default() };
            let answered = story.play(Lang::En).ok()?;
            (begun.elapsed() >= LONG).then_some((case.id, answered))
        });
        played.collect()
    });
}

impl Story {
    pub(super) fn of(ask: &Ask) -> Story {
        Story {
            game: ask.query.text("game").to_owned(),
            case: ask.query.text("case").to_owned(),
            done: ask.query.all("did").filter(|did| !did.is_empty()).map(str::to_owned).collect(),
            doing: Some(ask.query.text("do")).filter(|word| !word.is_empty()).and_then(verb),
            turned: ask.query.has("turned"),
            faulty: None,
            beside: ask.query.text("beside").parse().ok(),
        }
    }

    fn fields(&self) -> Vec<(&'static str, &str)> {
        let mut all = Vec::new();
        all.extend((!self.game.is_empty()).then_some(("game", self.game.as_str())));
        all.extend((!self.case.is_empty()).then_some(("case", self.case.as_str())));
        all.extend(self.done.iter().map(|did| ("did", did.as_str())));
        all.extend(self.turned.then_some(("turned", "")));
        all.extend(self.beside.map(|edition| ("beside", edition.id())));
        all
    }

    pub(super) fn address(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(self.fields());
        let query = query.finish();
        if query.is_empty() { "/rulings".to_owned() } else { format!("/rulings?{query}") }
    }

    /// The address after a change.
    pub(super) fn with(&self, change: impl FnOnce(&mut Story)) -> String {
        let mut other = Story { doing: None, ..self.clone() };
        change(&mut other);
        other.address()
    }

    /// The address that shows the form of an event.
    pub(super) fn form_of(&self, word: &str) -> String {
        let address = self.with(|_| {});
        let joint = if address.contains('?') { '&' } else { '?' };
        format!("{address}{joint}do={word}")
    }

    /// Hidden fields of a form that goes on from here.
    pub(super) fn hidden(&self) -> Markup {
        html! { @for (name, value) in self.fields() { input type="hidden" name=(name) value=(value); } }
    }

    pub(super) fn told(&self) -> Result<Told, ScenarioError> {
        let mut told = match casebook::by_id(&self.case) {
            Some(case) => Told::of_file(case.text)?,
            None => Told::new(&self.game)?,
        };
        self.done.iter().try_for_each(|did| told.add(did))?;
        Ok(told)
    }

    /// Plays the story. An error is a sentence.
    pub(super) fn played(&self, lang: Lang) -> Result<Answered, String> {
        match kept().get(self.case.as_str()).filter(|_| self.done.is_empty()) {
            Some(known) => Ok(known.clone()),
            None => self.play(lang),
        }
    }

    fn play(&self, lang: Lang) -> Result<Answered, String> {
        if self.done.len() > MOST_EVENTS {
            return Err(say::too_many(lang, MOST_EVENTS));
        }
        let wrong = |error: ScenarioError| faults::scenario_error(&error, lang);
        let mut told = self.told().map_err(wrong)?;
        if told.len() > MOST_EVENTS {
            return Err(say::too_many(lang, MOST_EVENTS));
        }
        if told.is_empty() {
            // The reader wants an event; this one changes nothing.
            told.add("a wait @0:00:00").map_err(wrong)?;
        }
        let scenario = told.scenario().map_err(wrong)?;
        let played = scenario.play().map_err(wrong)?;
        Ok((scenario, played))
    }

    /// Plays the story. A last line that cannot be played is set aside, so that it does not hide the rest.
    pub(super) fn settle(&mut self, lang: Lang) -> Result<Answered, String> {
        let whole = self.played(lang);
        let Err(why) = &whole else { return whole };
        let mut shorter = self.clone();
        let Some(line) = shorter.done.pop() else { return whole };
        match shorter.played(lang) {
            Ok(answered) => {
                shorter.faulty = Some((line, why.clone()));
                *self = shorter;
                Ok(answered)
            }
            Err(_) => whole,
        }
    }

    /// The word of the game that is known to a list, such as its edition.
    fn word(&self, known: impl Fn(&str) -> bool) -> Option<&str> {
        self.game.split([' ', ',']).find(|word| known(word))
    }

    /// The value of `fen …` or `moves …` in the game.
    fn part(&self, name: &str) -> &str {
        let part = self.game.split(", ").find_map(|part| part.strip_prefix(name)?.strip_prefix(' '));
        part.unwrap_or_default()
    }

    pub(super) fn setting(&self) -> Setting {
        let control = self.game.split(", ").next().unwrap_or_default().split_whitespace();
        let is_control = |word: &&str| {
            word.parse::<Edition>().is_err()
                && Mode::meaning(word).is_none()
                && Supervision::meaning(word).is_none()
        };
        Setting {
            edition: self
                .word(|word| word.parse::<Edition>().is_ok())
                .unwrap_or(Edition::CURRENT.id())
                .to_owned(),
            mode: self.word(|word| Mode::meaning(word).is_some()).unwrap_or(Mode::Standard.word()).to_owned(),
            supervision: self
                .word(|word| Supervision::meaning(word).is_some())
                .unwrap_or(Supervision::Full.word())
                .to_owned(),
            control: control
                .filter(is_control)
                .filter(|word| !word.starts_with("fen") && !word.starts_with("moves"))
                .take(1)
                .collect(),
            fen: self.part("fen").to_owned(),
            moves: self.part("moves").to_owned(),
            white: self.part("white").to_owned(),
            black: self.part("black").to_owned(),
        }
    }
}

/// The game of a story, as the fields of a form.
#[derive(Clone, Default)]
pub(super) struct Setting {
    pub(super) edition: String,
    pub(super) mode: String,
    pub(super) supervision: String,
    pub(super) control: String,
    pub(super) fen: String,
    pub(super) moves: String,
    /// What the clocks show, as h:mm:ss.
    pub(super) white: String,
    pub(super) black: String,
}

impl Setting {
    pub(super) fn of(fields: &Fields) -> Setting {
        let text = |name| fields.text(name).replace(',', " ");
        Setting {
            edition: text("edition"),
            mode: text("mode"),
            supervision: text("supervision"),
            // One word: `90 min + 30 s` is `90min+30s`.
            control: text("control").split_whitespace().collect(),
            fen: text("fen"),
            moves: text("moves"),
            white: text("white"),
            black: text("black"),
        }
    }

    pub(super) fn edition(&self) -> Edition {
        self.edition.parse().unwrap_or(Edition::CURRENT)
    }

    /// Edition, mode, supervision and time control as hidden fields.
    pub(super) fn hidden(&self) -> Markup {
        let fields = [
            ("edition", &self.edition),
            ("mode", &self.mode),
            ("supervision", &self.supervision),
            ("control", &self.control),
        ];
        html! {
            @for (name, value) in fields { @if !value.is_empty() { input type="hidden" name=(name) value=(value); } }
        }
    }

    /// A new story from here, or a sentence why there is no room for it.
    pub(super) fn story(&self, lang: Lang) -> Result<Story, String> {
        let words = [&self.edition, &self.mode, &self.supervision, &self.control];
        let mut game = words
            .into_iter()
            .filter(|word| !word.is_empty())
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join(" ");
        if !self.fen.is_empty() {
            game.push_str(&format!(", fen {}", self.fen));
        }
        if !self.moves.is_empty() {
            game.push_str(&format!(", moves {}", self.plain_moves()));
        }
        for (side, shows) in [("white", &self.white), ("black", &self.black)] {
            if !shows.is_empty() {
                game.push_str(&format!(", {side} {shows}"));
            }
        }
        let story = Story { game, ..Story::default() };
        if story.address().len() > LONGEST { Err(say::too_long(lang)) } else { Ok(story) }
    }

    /// Moves of any notation in the letters of the format; unreadable ones as they were typed.
    fn plain_moves(&self) -> String {
        let start =
            if self.fen.is_empty() { Some(Chess::default()) } else { super::position::playable(&self.fen) };
        let read =
            start.and_then(|start| Some((read_movetext_in_any_language(&start, &self.moves).ok()?, start)));
        match read {
            Some((read, start)) => plain(&start, read.moves()),
            None => self.moves.clone(),
        }
    }
}

/// Moves as short as an address wants them.
pub(super) fn plain(start: &Chess, moves: impl Iterator<Item = turmuhr_core::Move>) -> String {
    let style = Style { check_sign: false, ..Style::PGN };
    let mut position = start.clone();
    let mut words = Vec::new();
    for m in moves {
        words.push(write_move(&position, m, style));
        turmuhr_core::Position::play_unchecked(&mut position, m);
    }
    words.join(" ")
}

/// The start position needs no FEN.
pub(super) fn fen_of(start: &Chess) -> String {
    if *start == Chess::default() { String::new() } else { fen::write(start) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_that_searches_for_mate_is_played_in_advance() {
        let story = Story { case: "mate/knight-against-pawn".to_owned(), ..Story::default() };
        let begun = Instant::now();
        let (_, searched) = story.play(Lang::En).expect("a case");
        let long = begun.elapsed();
        prepare();
        let begun = Instant::now();
        let (_, known) = story.played(Lang::De).expect("a case");
        assert!(begun.elapsed() * 5 < long, "it was searched for again");
        assert_eq!(format!("{known:?}"), format!("{searched:?}"));
    }
}

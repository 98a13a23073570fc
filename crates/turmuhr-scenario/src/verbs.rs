//! The events of the format as verbs of a line: their aliases, and their fields in the order they are written.

use toml::Value as Toml;
use turmuhr_core::{CastlingSide, Color, Square};
use turmuhr_laws::{
    game::{
        CastleOrder, Choice, Envelope, Help, Intent, Misconduct, Observation, Place, PromotionFault, Score,
        Sheet,
    },
    words::Word,
};

use crate::events::Claimed;

/// An event of the format.
#[derive(Debug)]
pub struct Verb {
    /// The word of `do`.
    pub word: &'static str,
    /// Other words for it, English and German.
    pub aliases: &'static [&'static str],
    /// Who does it where the line does not say; otherwise the player who acted last.
    pub(crate) by: Option<&'static str>,
    /// The fields, in the order they are written.
    pub slots: &'static [Slot],
}

/// A field of an event.
#[derive(Debug)]
pub struct Slot {
    /// The name of the field.
    pub field: &'static str,
    takes: Takes,
    /// Takes all words that are left.
    pub(crate) takes_all: bool,
    /// May be left out.
    pub optional: bool,
}

/// What a field takes.
#[derive(Copy, Clone, Debug)]
pub enum Takes {
    /// One of these words.
    Word(fn() -> Vec<&'static str>),
    /// White or Black.
    Color,
    /// A square.
    Square,
    /// A list of squares.
    Squares,
    /// A list of colours.
    Colors,
    /// A move as SAN or two squares.
    Move,
    /// Any words.
    Text,
    /// h:mm:ss.
    Time,
}

const fn slot(field: &'static str, takes: Takes) -> Slot {
    Slot { field, takes, takes_all: false, optional: false }
}

const fn maybe(field: &'static str, takes: Takes) -> Slot {
    Slot { field, takes, takes_all: false, optional: true }
}

const fn rest(field: &'static str, takes: Takes) -> Slot {
    Slot { field, takes, takes_all: true, optional: false }
}

const fn simple(word: &'static str, aliases: &'static [&'static str]) -> Verb {
    Verb { word, aliases, by: None, slots: &[] }
}

const fn with(word: &'static str, aliases: &'static [&'static str], slots: &'static [Slot]) -> Verb {
    Verb { word, aliases, by: None, slots }
}

const fn arbiters(word: &'static str, aliases: &'static [&'static str], slots: &'static [Slot]) -> Verb {
    Verb { word, aliases, by: Some("arbiter"), slots }
}

/// Every event of the format.
pub const VERBS: &[Verb] = &[
    arbiters("start", &["beginnt", "beginn"], &[]),
    simple("arrive", &["arrives", "kommt", "erscheint"]),
    with("move", &["moves", "plays", "zieht", "zug"], &[slot("move", Takes::Move)]),
    with("illegal", &["illegal-move", "regelwidrig", "unmöglich"], &[slot("move", Takes::Move)]),
    simple("press", &["presses", "drückt", "drueckt", "uhr"]),
    simple("press-early", &["drückt-ohne-zug", "empty-press"]),
    with(
        "touch",
        &["touches", "berührt", "beruehrt"],
        &[slot("square", Takes::Square), maybe("intent", Takes::Word(Intent::known))],
    ),
    with("touch-both", &["berührt-beide"], &[slot("own", Takes::Square), slot("enemy", Takes::Square)]),
    with("release", &["releases", "lässt-los"], &[slot("square", Takes::Square)]),
    with(
        "castle-touch",
        &["rochade-berührt"],
        &[slot("first", Takes::Word(CastleOrder::known)), slot("side", Takes::Word(CastlingSide::known))],
    ),
    with("two-hands", &["beidhändig", "zwei-hände"], &[slot("move", Takes::Move)]),
    with(
        "promote",
        &["promotes", "verwandelt"],
        &[slot("piece", Takes::Word(PromotionFault::known)), slot("move", Takes::Move)],
    ),
    with("displace", &["wirft-um", "knocks-over"], &[rest("squares", Takes::Squares)]),
    simple("restore", &["stellt-auf", "puts-back"]),
    simple("stop-clock", &["stops", "hält-an", "haelt-an"]),
    arbiters("restart", &["weiter", "resumes-clock"], &[]),
    simple("hit-clock", &["schlägt-uhr"]),
    simple("offer", &["offers", "offers-draw", "bietet", "remisangebot"]),
    simple("accept", &["accepts", "nimmt-an"]),
    simple("decline", &["declines", "lehnt-ab"]),
    simple("resign", &["resigns", "gibt-auf"]),
    with(
        "claim",
        &["claims", "reklamiert", "beantragt", "antrag"],
        &[slot("what", Takes::Word(Claimed::known)), maybe("intended", Takes::Move)],
    ),
    with("write", &["writes", "schreibt", "notiert"], &[slot("move", Takes::Move)]),
    with("sheet", &["scoresheet", "partieformular"], &[slot("state", Takes::Word(Sheet::known))]),
    with("assistant", &["assistent"], &[slot("helps", Takes::Word(Help::known)), maybe("name", Takes::Text)]),
    with("sign", &["signs", "unterschreibt"], &[slot("result", Takes::Word(Score::known))]),
    arbiters(
        "observe",
        &["observes", "sieht", "sees"],
        &[slot("what", Takes::Word(Observation::known)), maybe("against", Takes::Color)],
    ),
    arbiters(
        "decide",
        &["decides", "entscheidet"],
        &[
            slot("choice", Takes::Word(Choice::known)),
            maybe("to", Takes::Color),
            maybe("amount", Takes::Time),
            maybe("result", Takes::Word(Score::known)),
        ],
    ),
    with("misconduct", &["verhalten", "stört"], &[slot("what", Takes::Word(Misconduct::known))]),
    simple("device", &["phone", "handy", "telefon", "klingelt", "rings"]),
    simple("refuse", &["refuses", "weigert-sich"]),
    with("leave", &["leaves", "verlässt"], &[slot("where", Takes::Word(Place::known))]),
    Verb {
        word: "interfere",
        aliases: &["interferes", "mischt-sich-ein"],
        by: Some("spectator"),
        slots: &[],
    },
    with("announce", &["announces", "sagt-an"], &[rest("text", Takes::Text)]),
    arbiters("adjourn", &["vertagt", "hängepartie"], &[maybe("early", Takes::Time)]),
    with("seal", &["seals", "gibt-ab", "versiegelt"], &[rest("text", Takes::Text)]),
    arbiters("envelope", &["umschlag"], &[slot("state", Takes::Word(Envelope::known))]),
    arbiters("resume", &["wiederaufnahme"], &[rest("present", Takes::Colors)]),
    simple("appeal", &["appeals", "protest", "protestiert"]),
    arbiters("wait", &["waits", "wartet"], &[]),
];

/// The verb of a word, an alias or a beginning that fits one verb alone.
pub fn verb(word: &str) -> Option<&'static Verb> {
    let small = word.to_lowercase();
    let exact = VERBS.iter().find(|verb| verb.word == small || verb.aliases.contains(&small.as_str()));
    exact.or_else(|| {
        let mut fitting = VERBS.iter().filter(|verb| small.len() >= 4 && verb.word.starts_with(&small));
        fitting.next().filter(|_| fitting.next().is_none())
    })
}

/// A verb by the word of `do`.
pub(crate) fn named(word: &str) -> &'static Verb {
    VERBS.iter().find(|verb| verb.word == word).unwrap_or(&VERBS[0])
}

/// The words of all verbs.
pub(crate) fn known() -> Vec<&'static str> {
    VERBS.iter().map(|verb| verb.word).collect()
}

impl Verb {
    /// Who does it as a rule; `None` for a player.
    pub const fn usually(&self) -> Option<&'static str> {
        self.by
    }
}

impl Slot {
    /// What the field takes.
    pub const fn takes(&self) -> Takes {
        self.takes
    }

    /// Takes all words that are left, without its name.
    pub const fn takes_all(&self) -> bool {
        self.takes_all
    }

    /// Some value that the field takes, for an example.
    pub fn sample(&self) -> &'static str {
        match self.takes {
            Takes::Square | Takes::Squares => "e2",
            Takes::Move => "e2e4",
            Takes::Time => "0:02:00",
            Takes::Word(_) | Takes::Color | Takes::Colors | Takes::Text => {
                self.known().first().copied().unwrap_or_default()
            }
        }
    }

    /// The words or the form that the field takes.
    pub fn known(&self) -> Vec<&'static str> {
        match self.takes {
            Takes::Word(known) => known(),
            Takes::Color | Takes::Colors => Color::known(),
            Takes::Square | Takes::Squares => vec!["a1 … h8"],
            Takes::Move => vec!["Nf3", "g1f3", "e8=Q"],
            Takes::Text => vec!["…"],
            Takes::Time => vec!["0:02:00"],
        }
    }

    pub(crate) fn fits(&self, word: &str) -> bool {
        match self.takes {
            Takes::Word(known) => among(&known(), word).is_some(),
            Takes::Color | Takes::Colors => color(word).is_some(),
            Takes::Square | Takes::Squares => word.to_lowercase().parse::<Square>().is_ok(),
            Takes::Move | Takes::Text => true,
            Takes::Time => word.parse::<turmuhr_clock::Span>().is_ok(),
        }
    }

    /// The value of the field as a file would have it.
    pub(crate) fn value(&self, words: &[&str]) -> Toml {
        let list = |each: &dyn Fn(&str) -> String| {
            Toml::Array(words.iter().map(|word| Toml::String(each(word))).collect())
        };
        let one = words.first().copied().unwrap_or_default();
        match self.takes {
            Takes::Word(known) => {
                Toml::String(among(&known(), one).map_or_else(|| one.to_owned(), str::to_owned))
            }
            Takes::Color => Toml::String(color(one).map_or_else(|| one.to_owned(), str::to_owned)),
            Takes::Square => Toml::String(one.to_lowercase()),
            Takes::Squares => list(&|word| word.to_lowercase()),
            Takes::Colors => list(&|word| color(word).map_or_else(|| word.to_owned(), str::to_owned)),
            Takes::Move | Takes::Time => Toml::String(one.to_owned()),
            // A word has no blanks: `name=Hans_Maier`.
            Takes::Text => Toml::String(words.join(" ").replace('_', " ")),
        }
    }
}

/// The known word, the word of a German one, or the only one that begins so: `illegal` is `illegal-move`.
fn among(known: &[&'static str], word: &str) -> Option<&'static str> {
    let small = word.to_lowercase();
    let exact = known.iter().copied().find(|known| *known == small);
    let german = || crate::phrases::value(word).filter(|german| known.contains(german));
    exact.or_else(german).or_else(|| {
        let mut fitting = known.iter().copied().filter(|known| small.len() >= 3 && known.starts_with(&small));
        fitting.next().filter(|_| fitting.next().is_none())
    })
}

fn color(word: &str) -> Option<&'static str> {
    match word.to_lowercase().as_str() {
        "w" | "white" | "weiß" | "weiss" => Some("white"),
        "b" | "black" | "s" | "schwarz" => Some("black"),
        _ => None,
    }
}

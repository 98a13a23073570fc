//! The content of a document: everything a template needs, in words, with nothing left to compute.
//!
//! `turmuhr print … --json` shows a [`Sheet`], and a template reads it as `sheet.json`.

mod cards;
mod cross;
mod form;
mod incidents;
mod pairings;
pub(crate) mod prizes;
pub(crate) mod report;
mod slips;
mod standings;
mod start_list;
mod words;

use jiff::civil::DateTime;
use serde::Serialize;
use turmuhr_texts::{Lang, print as say};

use crate::{
    code::CheckCode,
    facts::facts,
    source::{Origin, Round, Source},
};

pub use form::{Blank, FormPart};
pub use turmuhr_tournament::Remarks;
use turmuhr_tournament::{
    RoundNo,
    look::{Colour, Logo},
};

/// A document.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    StartList,
    Pairings,
    Names,
    /// The pairings of all rounds; those of a fixed table before they are played.
    AllRounds,
    Slips,
    Scoresheets,
    Standings,
    Cross,
    Chart,
    Cards,
    Prizes,
    Receipts,
    Places,
    Certificates,
    Incidents,
    Report,
}

impl What {
    pub const ALL: [What; 16] = [
        What::StartList,
        What::Pairings,
        What::Names,
        What::AllRounds,
        What::Slips,
        What::Scoresheets,
        What::Standings,
        What::Cross,
        What::Chart,
        What::Cards,
        What::Prizes,
        What::Receipts,
        What::Places,
        What::Certificates,
        What::Incidents,
        What::Report,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            What::StartList => "start-list",
            What::Pairings => "pairings",
            What::Names => "names",
            What::AllRounds => "all-rounds",
            What::Slips => "slips",
            What::Scoresheets => "scoresheets",
            What::Standings => "standings",
            What::Cross => "cross",
            What::Chart => "chart",
            What::Cards => "cards",
            What::Prizes => "prizes",
            What::Receipts => "receipts",
            What::Places => "places",
            What::Certificates => "certificates",
            What::Incidents => "incidents",
            What::Report => "report",
        }
    }

    pub fn named(word: &str) -> Option<What> {
        What::ALL.into_iter().find(|what| what.word() == word)
    }

    /// Is it about one round?
    pub const fn is_of_a_round(self) -> bool {
        matches!(self, What::Pairings | What::Names | What::Slips | What::Scoresheets)
    }
}

/// The options of one print.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// For pairings, slips and scoresheets; else the last round.
    pub round: Option<RoundNo>,
    /// The number of places that get certificates.
    pub first: Option<u32>,
    /// Type size of lists in per cent; 0 means 100.
    pub scale: u32,
    pub remarks: Remarks,
}

/// A document in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// The word of a [`What`], or of a federation's document.
    pub document: &'static str,
    pub lang: &'static str,
    pub event: String,
    pub section: String,
    pub title: String,
    /// The round, or the state.
    pub subtitle: String,
    /// Labels and values for the head of a list.
    pub facts: Vec<Fact>,
    pub body: Body,
    /// Positions of incidents.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub diagrams: Vec<Diagram>,
    pub notes: Vec<String>,
    pub foot: Foot,
    pub scale: u32,
    /// The accent colour on white paper, written `#9a6b15`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accent: Option<String>,
    /// Templates read it as the image `event-logo.png`.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "is_there")]
    pub logo: Option<Logo>,
}

/// A template only asks whether there is a logo.
fn is_there<S: serde::Serializer>(_: &Option<Logo>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(true)
}

/// A position with the sentence below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagram {
    /// From a8 on, each square with its figure or empty.
    pub squares: Vec<String>,
    pub caption: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fact {
    pub label: String,
    pub value: String,
}

impl Fact {
    pub(crate) fn new(label: String, value: impl Into<String>) -> Fact {
        Fact { label, value: value.into() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Foot {
    pub page: String,
    pub of: String,
    pub code_label: String,
    /// Empty only while the code is computed.
    pub code: String,
    /// The journal the code refers to; empty for a file.
    pub journal: String,
    pub printed: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "layout", rename_all = "kebab-case")]
pub enum Body {
    Table(Table),
    /// Pages of eight, arranged so that the cut piles are in order.
    Slips {
        pages: Vec<Vec<Option<slips::Slip>>>,
        labels: slips::Labels,
    },
    Scoresheets {
        sheets: Vec<slips::Scoresheet>,
        labels: slips::Labels,
    },
    Cards {
        cards: Vec<cards::Card>,
        heads: Vec<String>,
    },
    Places {
        cards: Vec<cards::Place>,
        fold: String,
    },
    Receipts {
        receipts: Vec<prizes::Receipt>,
    },
    Certificates {
        certificates: Vec<prizes::Certificate>,
    },
    Report {
        parts: Vec<report::Part>,
        signatures: Vec<String>,
    },
    Form {
        parts: Vec<FormPart>,
        signatures: Vec<String>,
    },
    Licence(LicenceCard),
    Envelope(Envelope),
    Exam(crate::exam::ExamPaper),
}

/// The content of the envelope of an adjourned game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Envelope {
    pub players: Vec<Fact>,
    /// Time used, White first.
    pub used: Vec<String>,
    /// From a8 on, each square with its figure or empty.
    pub squares: Vec<String>,
    pub facts: Vec<Fact>,
    pub check: String,
    pub director: String,
    /// The statement both players sign.
    pub confirmed: Vec<String>,
}

/// A card to cut out and fold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LicenceCard {
    pub name: String,
    pub front: Vec<Fact>,
    pub back: Vec<Fact>,
    pub photo: String,
    pub cut: String,
    pub fold: String,
    pub about: String,
    pub signature: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Table {
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
    /// For a wall: readable from a metre away.
    pub notice: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Column {
    pub head: String,
    pub align: Align,
    /// Takes the remaining width.
    pub wide: bool,
    /// Same width as the other such columns: the rounds of a chart.
    pub even: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Align {
    Left,
    Center,
    Right,
}

impl Column {
    pub(crate) fn left(head: String) -> Column {
        Column { head, align: Align::Left, wide: false, even: false }
    }

    pub(crate) fn wide(head: String) -> Column {
        Column { wide: true, ..Column::left(head) }
    }

    pub(crate) fn right(head: String) -> Column {
        Column { align: Align::Right, ..Column::left(head) }
    }

    pub(crate) fn center(head: String) -> Column {
        Column { align: Align::Center, ..Column::left(head) }
    }

    pub(crate) fn even(head: String) -> Column {
        Column { even: true, ..Column::center(head) }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    pub cells: Vec<Cell>,
    /// The cell that separates this row from the one above.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided: Option<usize>,
    /// A heading above the following rows: a match above its boards.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub group: bool,
}

impl Row {
    pub(crate) fn of(cells: Vec<Cell>) -> Row {
        Row { cells, ..Row::default() }
    }
}

/// A text, optionally with another in small type below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Cell {
    Text(String),
    Two { text: String, small: String },
}

impl Cell {
    pub(crate) fn two(text: impl Into<String>, small: impl Into<String>) -> Cell {
        Cell::Two { text: text.into(), small: small.into() }
    }
}

impl<T: Into<String>> From<T> for Cell {
    fn from(text: T) -> Cell {
        Cell::Text(text.into())
    }
}

/// Why a sheet cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSheet {
    NoRounds,
    NoRound {
        round: RoundNo,
        paired: RoundNo,
    },
    NoPrizes,
    /// Certificates for no place.
    NoPlaces,
    /// Incidents are in the journal of an event, not in its file.
    NoIncidents,
    TooWide {
        players: usize,
        limit: usize,
    },
    /// Nobody gets a prize for a place that a game without a result may change.
    Unfinished {
        games: u32,
    },
}

impl NoSheet {
    pub fn told(&self, lang: Lang) -> String {
        match self {
            NoSheet::NoRounds => say::no_rounds(lang),
            NoSheet::NoRound { round, paired } => say::no_round(lang, round, paired),
            NoSheet::NoPrizes => say::no_prizes(lang),
            NoSheet::NoPlaces => say::no_places(lang),
            NoSheet::NoIncidents => say::file_has_no_incidents(lang),
            NoSheet::TooWide { players, limit } => say::too_wide(lang, players, limit),
            NoSheet::Unfinished { games } => say::unfinished(lang, games),
        }
    }
}

/// A document of a tournament, with its check code. `printed` is the print time; it is not part of the code.
pub fn sheet(
    source: &Source,
    what: What,
    choice: &Choice,
    lang: Lang,
    printed: Option<DateTime>,
) -> Result<Sheet, NoSheet> {
    let mut sheet = blank(source, what, choice, lang, printed)?;
    sheet.foot.code = check_code(source, what, choice)?.to_string();
    Ok(sheet)
}

/// The code of a document: the same for every language, template and type size.
pub fn check_code(source: &Source, what: What, choice: &Choice) -> Result<CheckCode, NoSheet> {
    if what == What::Incidents && source.origin == Origin::File {
        return Err(NoSheet::NoIncidents);
    }
    let page = Page { source, lang: Lang::En, choice };
    let round = if what.is_of_a_round() { Some(page.round()?) } else { None };
    Ok(CheckCode::of(source.origin, &facts(source, what, choice, round)))
}

fn blank(
    source: &Source,
    what: What,
    choice: &Choice,
    lang: Lang,
    printed: Option<DateTime>,
) -> Result<Sheet, NoSheet> {
    let page = Page { source, lang, choice };
    let look = &source.heading.look;
    let (title, subtitle, body, notes) = match what {
        What::StartList => start_list::start_list(page),
        What::Pairings => pairings::by_board(page)?,
        What::Names => pairings::by_name(page)?,
        What::AllRounds => pairings::all_rounds(page)?,
        What::Slips => slips::slips(page)?,
        What::Scoresheets => slips::scoresheets(page)?,
        What::Standings => standings::standings(page),
        What::Cross => cross::cross(page)?,
        What::Chart => cross::chart(page),
        What::Cards => cards::cards(page),
        What::Prizes => prizes::prizes(page)?,
        What::Receipts => prizes::receipts(page)?,
        What::Places => cards::places(page),
        What::Certificates => prizes::certificates(page)?,
        What::Incidents => incidents::incidents(page)?,
        What::Report => report::report(page),
    };
    let diagrams = match what {
        What::Incidents | What::Report => incidents::diagrams(page),
        What::StartList
        | What::Pairings
        | What::Names
        | What::AllRounds
        | What::Slips
        | What::Scoresheets
        | What::Standings
        | What::Cross
        | What::Chart
        | What::Cards
        | What::Prizes
        | What::Receipts
        | What::Places
        | What::Certificates => Vec::new(),
    };
    Ok(Sheet {
        document: what.word(),
        lang: lang.code(),
        event: source.heading.event.clone(),
        section: source.heading.section.clone(),
        title,
        subtitle,
        facts: page.facts(what),
        body,
        diagrams,
        notes,
        foot: Foot {
            page: say::page(lang),
            of: say::page_of(lang),
            code_label: say::check_code(lang),
            code: String::new(),
            journal: match source.origin {
                Origin::Journal(position) => say::journal_entry(lang, position),
                Origin::File => String::new(),
            },
            printed: printed.map(|at| say::printed(lang, say::moment(at, lang))).unwrap_or_default(),
        },
        scale: if choice.scale == 0 { 100 } else { choice.scale },
        accent: look.accent.map(|accent| accent.readable_on(&[Colour::WHITE], Colour::BLACK).to_string()),
        // A picture that cannot be decoded would spoil every sheet.
        logo: look
            .logo
            .clone()
            .filter(|logo| image::load_from_memory_with_format(logo.png(), image::ImageFormat::Png).is_ok()),
    })
}

type Made = (String, String, Body, Vec<String>);

/// The input of every document.
#[derive(Copy, Clone)]
struct Page<'s> {
    source: &'s Source,
    lang: Lang,
    choice: &'s Choice,
}

impl<'s> Page<'s> {
    /// The head of a sheet: place, dates, organiser, arbiter, and the time control or the rules.
    fn facts(self, what: What) -> Vec<Fact> {
        let (heading, lang) = (&self.source.heading, self.lang);
        let place = match (heading.place.as_str(), heading.federation.as_str()) {
            (place, "") | ("", place) => place.to_owned(),
            (place, federation) => format!("{place} ({federation})"),
        };
        let mut facts = vec![
            Fact::new(say::place(lang), place),
            Fact::new(say::date_label(lang), say::period(heading.start, heading.end, lang)),
        ];
        let of_round = what.is_of_a_round();
        let starts = self.round().ok().filter(|_| of_round).and_then(|round| round.starts);
        if let Some(starts) = starts {
            facts.push(Fact::new(say::begins(lang), say::moment(starts, lang)));
        }
        facts.push(Fact::new(say::organiser(lang), heading.organiser.clone()));
        facts.push(Fact::new(say::chief_arbiter(lang), heading.chief_arbiter.clone()));
        if of_round {
            facts.push(Fact::new(say::control(lang), say::time_control(&heading.time_control, lang)));
        } else {
            let edition = say::edition(lang, self.source.table.edition.id());
            let rules = [self.system(), heading.laws.clone(), edition];
            let said: Vec<String> = rules.into_iter().filter(|rule| !rule.is_empty()).collect();
            facts.push(Fact::new(say::regulations(lang), said.join(" · ")));
        }
        facts.retain(|fact| !fact.value.is_empty());
        facts
    }

    fn system(self) -> String {
        let heading = &self.source.heading;
        let coded = heading.system.as_ref().and_then(|code| say::system(code, self.lang));
        coded.unwrap_or_else(|| heading.system_in_words.clone())
    }

    /// The chosen round, else the last.
    fn round(self) -> Result<&'s Round, NoSheet> {
        let paired = self.source.rounds.last().map(|last| last.number).ok_or(NoSheet::NoRounds)?;
        let round = self.choice.round.unwrap_or(paired);
        self.source.round(round).ok_or(NoSheet::NoRound { round, paired })
    }

    /// A round without an opponent.
    fn bye(self, bye: turmuhr_core::Bye) -> String {
        match self.source.form.is_free(bye) {
            true => say::free_in_table(self.lang),
            false => say::bye(bye, self.lang).to_owned(),
        }
    }

    /// «Round 5 of 7».
    fn of_round(self, round: &Round) -> String {
        let told = say::round_of(self.lang, round.number, self.source.total_rounds);
        if round.draft { format!("{told} · {}", say::draft(self.lang)) } else { told }
    }

    /// «after round 5 of 7».
    fn after(self) -> String {
        let (after, total) = (self.source.table.after, self.source.total_rounds);
        match after {
            0 => say::before_start(self.lang),
            // C.04.2, 3.1: adjourned games count as draws only until they end, so the table is not final.
            _ if self.source.table.pending > 0 => {
                let told = say::after_round(self.lang, after, total);
                format!("{told} · {}", say::provisional(self.lang, self.source.table.pending))
            }
            _ if after == total => say::final_standings(self.lang, total),
            _ => say::after_round(self.lang, after, total),
        }
    }
}

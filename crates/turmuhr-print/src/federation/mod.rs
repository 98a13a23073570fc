//! A federation's paper: invitations, match reports, team lists, envelopes, protests, decisions with their
//! notice, confirmations, licence cards, tables, schedules, and forms.
//!
//! All but two documents are made from a file of their own; [`Document::example`] shows its fields. Derived
//! values (instances, fees, deadlines, shares, states) are always computed. Tables and schedules come from the
//! journal of a season; [`from_season`] takes the fields of decisions and match reports from it.

mod confirmation;
mod decision;
mod envelope;
mod form;
pub mod from_season;
mod invitation;
mod league;
mod licence;
mod match_report;
mod protest;
mod team_list;

use std::fmt;

use jiff::civil::{Date, DateTime};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use turmuhr_federation::{Cite, Ordinance, case::NoAnswer, date::Season};
use turmuhr_season::file::NotRead;
use turmuhr_texts::{
    Lang,
    federation::{self as told, letter, paper as say},
    print, values,
};

pub use form::{Form, Unfit, Wanted};

use crate::{
    code::CheckCode,
    sheet::{Body, Fact, Foot, Sheet, report::Part},
    source::Origin,
};

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Document {
    MatchReport,
    TeamList,
    Decision,
    Confirmation,
    LicenceCard,
    LeagueTable,
    Schedule,
    Invitation,
    ProtestForm,
    Envelope,
    Form(Form),
}

/// The documents that are not forms.
const OF_THEIR_OWN: [Document; 10] = [
    Document::MatchReport,
    Document::TeamList,
    Document::Decision,
    Document::Confirmation,
    Document::LicenceCard,
    Document::LeagueTable,
    Document::Schedule,
    Document::Invitation,
    Document::ProtestForm,
    Document::Envelope,
];

impl Document {
    pub const ALL: [Document; OF_THEIR_OWN.len() + Form::ALL.len()] = {
        let mut all = [Document::MatchReport; OF_THEIR_OWN.len() + Form::ALL.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = if at < OF_THEIR_OWN.len() {
                OF_THEIR_OWN[at]
            } else {
                Document::Form(Form::ALL[at - OF_THEIR_OWN.len()])
            };
            at += 1;
        }
        all
    };

    pub const fn word(self) -> &'static str {
        match self {
            Document::MatchReport => "match-report",
            Document::TeamList => "team-list",
            Document::Decision => "decision",
            Document::Confirmation => "confirmation",
            Document::LicenceCard => "licence-card",
            Document::LeagueTable => "league-table",
            Document::Schedule => "schedule",
            Document::Invitation => "invitation",
            Document::ProtestForm => "protest-form",
            Document::Envelope => "envelope",
            Document::Form(form) => form.word(),
        }
    }

    pub fn named(word: &str) -> Option<Document> {
        Document::ALL.into_iter().find(|document| document.word() == word)
    }

    /// A file with every field filled in; `None` for documents made from a journal.
    pub const fn example(self) -> Option<&'static str> {
        match self {
            Document::MatchReport => Some(include_str!("../../papers/match-report.json")),
            Document::TeamList => Some(include_str!("../../papers/team-list.json")),
            Document::Decision => Some(include_str!("../../papers/decision.json")),
            Document::Confirmation => Some(include_str!("../../papers/confirmation.json")),
            Document::LicenceCard => Some(include_str!("../../papers/licence-card.json")),
            Document::Invitation => Some(include_str!("../../papers/invitation.json")),
            Document::ProtestForm => Some(include_str!("../../papers/protest-form.json")),
            Document::Envelope => Some(include_str!("../../papers/envelope.json")),
            Document::Form(form) => Some(form.example()),
            Document::LeagueTable | Document::Schedule => None,
        }
    }
}

/// The request besides the file.
pub struct Ask<'a> {
    /// Finds an ordinance by its id.
    pub ordinance: &'a dyn Fn(&str) -> Option<Ordinance>,
    /// For a season: the class by its name, else the first.
    pub class: Option<&'a str>,
    /// From 1.
    pub group: Option<usize>,
    /// Makes the sheet although the rules object.
    pub despite: bool,
}

/// A document, and what its clerk must know. The sheet says only what its reader must know.
#[derive(Clone, Debug)]
pub struct Paper {
    pub sheet: Sheet,
    /// What the rules object to; without [`Ask::despite`] there is none.
    pub objections: Vec<String>,
    /// Still to do.
    pub hints: Vec<String>,
}

impl fmt::Debug for Ask<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ask").field("class", &self.class).field("group", &self.group).finish_non_exhaustive()
    }
}

/// Why a paper cannot be made.
#[derive(Clone, Debug, PartialEq)]
pub enum NoPaper {
    Form {
        line: usize,
        column: usize,
        why: String,
    },
    NoOrdinance(String),
    Journal(Box<NotRead>),
    NoGroup {
        class: String,
        group: usize,
        known: Vec<String>,
    },
    /// A decision must say how it can be contested (5.2), and give reasons (5.14).
    NoNotice,
    NoReasons,
    FineTooHigh {
        fine: String,
        most: String,
    },
    IsFinal,
    NoLicence,
    /// A position that cannot be read, and why.
    BadPosition(String),
    /// Fields or rows that the form does not have.
    Unfit(Unfit),
    /// The rules give no answer to the data.
    NoAnswer(NoAnswer),
    /// Fewer or more lines than the document has room for.
    Lines {
        field: &'static str,
        least: usize,
        most: usize,
    },
    /// A place in the data or in the ordinance that is missing.
    DoesNotSay(String),
    /// What the rules object to.
    Objections(Vec<String>),
}

impl<Why: Into<NoAnswer>> From<Why> for NoPaper {
    fn from(why: Why) -> NoPaper {
        NoPaper::NoAnswer(why.into())
    }
}

impl NoPaper {
    pub fn told(&self, lang: Lang) -> String {
        match self {
            NoPaper::Form { line, column, why } => say::bad_paper(lang, line, column, why),
            NoPaper::NoOrdinance(id) => {
                told::no_ordinance(lang, id, Ordinance::SHIPPED.map(|(id, _)| id).join(", "))
            }
            NoPaper::Journal(why) => say::bad_journal(lang, told::unread::not_read(why, lang)),
            NoPaper::NoGroup { class, group, known } => say::no_group(lang, class, group, known.join("; ")),
            NoPaper::NoNotice => say::no_notice(lang),
            NoPaper::NoReasons => say::no_reasons(lang),
            NoPaper::FineTooHigh { fine, most } => say::fine_too_high(lang, fine, most),
            NoPaper::IsFinal => say::is_final(lang),
            NoPaper::NoLicence => say::no_licence(lang),
            NoPaper::BadPosition(why) => letter::bad_position(lang, why),
            NoPaper::Unfit(unfit) => unfit.told(lang),
            NoPaper::NoAnswer(why) => say::does_not_say(lang, told::no_answer::reason(why, lang)),
            NoPaper::Lines { field, least, most } => say::lines(lang, field, least, most),
            NoPaper::DoesNotSay(why) => say::does_not_say(lang, why),
            NoPaper::Objections(all) => say::objections(lang, all.join(" ")),
        }
    }
}

/// The head of every document.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Head {
    issuer: String,
    #[serde(default)]
    competition: String,
    season: Option<Season>,
    round: Option<u32>,
    regulation: String,
}

impl Head {
    fn ordinance(&self, ask: &Ask<'_>) -> Result<Ordinance, NoPaper> {
        (ask.ordinance)(&self.regulation).ok_or_else(|| NoPaper::NoOrdinance(self.regulation.clone()))
    }
}

/// A whole amount in the currency of the ordinance.
fn whole(ordinance: &Ordinance, amount: u32, lang: Lang) -> String {
    hundredths(ordinance, u64::from(amount) * 100, lang)
}

/// An amount in the currency of the ordinance; a bare number where it names none.
fn hundredths(ordinance: &Ordinance, amount: u64, lang: Lang) -> String {
    match ordinance.currency() {
        Some(currency) => values::money(amount, currency.code(), lang),
        None => values::amount(amount, lang),
    }
}

/// A document in words, with the code at its foot.
pub fn paper(
    document: Document,
    text: &str,
    ask: &Ask<'_>,
    lang: Lang,
    printed: Option<DateTime>,
) -> Result<Paper, NoPaper> {
    let made = match document {
        Document::MatchReport => match_report::paper(text, ask, lang)?,
        Document::TeamList => team_list::paper(text, ask, lang)?,
        Document::Decision => decision::paper(text, ask, lang)?,
        Document::Confirmation => confirmation::paper(text, ask, lang)?,
        Document::LicenceCard => licence::paper(text, ask, lang)?,
        Document::LeagueTable => league::table(text, ask, lang)?,
        Document::Schedule => league::schedule(text, ask, lang)?,
        Document::Invitation => invitation::paper(text, ask, lang)?,
        Document::ProtestForm => protest::paper(text, ask, lang)?,
        Document::Envelope => envelope::paper(text, ask, lang)?,
        Document::Form(form) => form::paper(form, text, ask, lang)?,
    };
    if !made.objections.is_empty() && !ask.despite {
        return Err(NoPaper::Objections(made.objections));
    }
    let code = CheckCode::of(made.origin, &format!("{}\n{}", document.word(), made.content));
    let sheet = Sheet {
        document: document.word(),
        lang: lang.code(),
        event: made.event,
        section: made.section,
        title: made.title,
        subtitle: made.subtitle,
        facts: made.facts,
        body: made.body,
        diagrams: Vec::new(),
        notes: made.notes,
        foot: Foot {
            page: print::page(lang),
            of: print::page_of(lang),
            code_label: print::check_code(lang),
            code: code.to_string(),
            journal: match made.origin {
                Origin::Journal(position) => print::journal_entry(lang, position),
                Origin::File => String::new(),
            },
            printed: printed.map(|at| print::printed(lang, print::moment(at, lang))).unwrap_or_default(),
        },
        scale: 100,
        accent: None,
        logo: None,
    };
    Ok(Paper { sheet, objections: made.objections, hints: made.hints })
}

/// The content of one document.
struct Made {
    event: String,
    section: String,
    title: String,
    subtitle: String,
    facts: Vec<Fact>,
    body: Body,
    /// For the reader of the sheet.
    notes: Vec<String>,
    /// For the clerk: what the rules object to, and what is still to do.
    objections: Vec<String>,
    hints: Vec<String>,
    origin: Origin,
    /// The input of the check code: the same in every language.
    content: String,
}

impl Made {
    fn new(head: &Head, ordinance: &Ordinance, content: &Value, title: String, lang: Lang) -> Made {
        let season = head.season.map(|season| say::season(lang, season)).unwrap_or_default();
        let mut facts = vec![
            Fact::new(say::issuer(lang), head.issuer.clone()),
            Fact::new(say::by_ordinance(lang), ordinance_named(ordinance, lang)),
        ];
        facts.retain(|fact| !fact.value.is_empty());
        Made {
            event: head.competition.clone(),
            section: season,
            title,
            subtitle: head.round.map(|round| say::round(lang, round)).unwrap_or_default(),
            facts,
            body: Body::Report { parts: Vec::new(), signatures: Vec::new() },
            notes: Vec::new(),
            objections: Vec::new(),
            hints: Vec::new(),
            origin: Origin::File,
            content: content.to_string(),
        }
    }
}

fn ordinance_named(ordinance: &Ordinance, lang: Lang) -> String {
    format!("{} ({})", told::in_language(&ordinance.title, lang), ordinance.id)
}

/// The fields of a document, and the value to be hashed.
fn read<T: DeserializeOwned>(text: &str) -> Result<(T, Value), NoPaper> {
    let fault = |error: serde_json::Error| {
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or(&why).to_owned();
        NoPaper::Form { line: error.line(), column: error.column(), why }
    };
    Ok((serde_json::from_str(text).map_err(fault)?, serde_json::from_str(text).map_err(fault)?))
}

fn part(heading: String, facts: Vec<Fact>) -> Part {
    let facts = facts.into_iter().filter(|fact| !fact.value.is_empty()).collect();
    Part { heading, facts, ..Part::default() }
}

/// Paragraphs; without text, empty lines to write on.
fn prose(heading: String, text: &str, free: u32) -> Part {
    Part {
        heading,
        lines: text.lines().map(str::to_owned).collect(),
        free: if text.trim().is_empty() { free } else { 0 },
        ..Part::default()
    }
}

fn day(date: Date, lang: Lang) -> String {
    print::date(date, lang)
}

fn some_day(date: Option<Date>, lang: Lang) -> String {
    date.map(|date| day(date, lang)).unwrap_or_default()
}

/// The articles in order, without duplicates.
fn articles(cites: &[Cite]) -> String {
    told::articles(cites).trim_matches(['[', ']']).to_owned()
}

//! The other documents of a federation: applications, requests, protocols, registers, checklists.
//!
//! A form is data (`forms/`): parts with fields, a table, signatures. A file fills in known fields and the rest
//! is written by hand, so a file with only a head prints the empty form. Derived values are computed by the
//! rules.

mod answers;
mod course;
mod places;
mod shape;
mod worked;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use turmuhr_texts::{
    Lang,
    federation::{form as say, in_language, letter, paper as words},
    print,
};

use self::{
    answers::{Answer, Answers},
    shape::{Field, FieldKind, Lines, Shape},
    worked::Desk,
};
use super::{Ask, Head, Made, NoPaper, day, read};
use crate::sheet::{Blank, Body, Column, Fact, FormPart, Row, Table, prizes::Certificate};

pub use shape::Form;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Filled {
    head: Head,
    #[serde(default)]
    fields: BTreeMap<String, Value>,
    #[serde(default)]
    rows: Vec<Vec<Value>>,
}

/// What is wrong with the fields of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    NoField { field: String, known: Vec<String> },
    Value { field: String, wanted: Wanted },
    NoTable,
    Row { row: usize, columns: usize },
    Twice { row: usize, name: String },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    Text,
    Date,
    Number,
    YesNo,
    OneOf(Vec<String>),
}

impl Unfit {
    pub(super) fn told(&self, lang: Lang) -> String {
        match self {
            Unfit::NoField { field, known } if known.is_empty() => say::no_fields(lang, field),
            Unfit::NoField { field, known } => say::unknown_field(lang, field, known.join(", ")),
            Unfit::Value { field, wanted } => {
                let wanted = match wanted {
                    Wanted::Text => say::wants_text(lang),
                    Wanted::Date => say::wants_date(lang),
                    Wanted::Number => say::wants_number(lang),
                    Wanted::YesNo => say::wants_yes_no(lang),
                    Wanted::OneOf(words) => say::wants_one_of(lang, words.join(", ")),
                };
                say::bad_value(lang, field, wanted)
            }
            Unfit::NoTable => say::no_table(lang),
            Unfit::Row { row, columns } => say::bad_row(lang, row, columns),
            Unfit::Twice { row, name } => say::twice(lang, row, name),
        }
    }
}

pub(super) fn paper(form: Form, text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let shape = form.shape().map_err(NoPaper::DoesNotSay)?;
    let (filled, content): (Filled, _) = read(text)?;
    let ordinance = filled.head.ordinance(ask)?;
    let answers = Answers::of(&shape, &filled.fields, lang)?;
    let rows = cells(&shape, &filled.rows)?;
    let mut made =
        Made::new(&filled.head, &ordinance, &content, in_language(&shape.title, lang).to_owned(), lang);
    let articles = shape.articles.join(", ");
    made.facts.push(Fact::new(say::rests_on(lang), format!("{}: {articles}", shape.ordinance)));
    let mut desk = Desk::new(&answers, &rows, &filled.head, &ordinance, lang);
    made.body = if shape.certificate {
        Body::Certificates { certificates: vec![certificate(&shape, &mut desk, &filled.head)?] }
    } else {
        let parts = shape.parts.iter().map(|part| {
            let fields = part.fields.iter().map(|field| blank(field, &mut desk));
            let fields = fields.collect::<Result<Vec<Blank>, NoPaper>>()?;
            let table = match &part.table {
                Some(lines) if lines.given.is_some() && !rows.is_empty() => places::table(&mut desk, &rows)?,
                _ => None,
            };
            let table = table.or_else(|| part.table.as_ref().map(|lines| by_hand(lines, &rows, lang)));
            let said = part.said.iter().map(|said| in_language(said, lang).to_owned()).collect();
            Ok(FormPart { heading: in_language(&part.heading, lang).to_owned(), said, fields, table })
        });
        let parts = parts.collect::<Result<Vec<FormPart>, NoPaper>>()?;
        let signatures = shape.signatures.iter().map(|who| in_language(who, lang).to_owned()).collect();
        Body::Form { parts, signatures }
    };
    (made.notes, made.objections) = (desk.notes, desk.objections);
    // An empty form has no missing fields.
    let begun = !answers.is_empty() || !rows.is_empty();
    let missing = missing(&shape, &answers, &rows, lang);
    if begun && !missing.is_empty() {
        made.objections.insert(0, say::still_missing(lang, missing.join(", "), articles));
    }
    Ok(made)
}

/// The rows of a file as text, padded to the width of the table.
fn cells(shape: &Shape, rows: &[Vec<Value>]) -> Result<Vec<Vec<String>>, NoPaper> {
    let Some(table) = shape.table() else {
        return if rows.is_empty() { Ok(Vec::new()) } else { Err(NoPaper::Unfit(Unfit::NoTable)) };
    };
    let columns = table.given.unwrap_or(table.columns.len());
    let read = rows.iter().zip(1..).map(|(row, at)| {
        let cells: Option<Vec<String>> = row.iter().map(cell).collect();
        let cells = cells.filter(|cells| cells.len() == columns);
        cells.ok_or(NoPaper::Unfit(Unfit::Row { row: at, columns }))
    });
    read.collect()
}

fn cell(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some(String::new()),
        Value::String(text) => Some(text.trim().to_owned()),
        Value::Number(number) if number.is_u64() => Some(number.to_string()),
        _ => None,
    }
}

/// Required values that are missing, fields first.
fn missing(shape: &Shape, answers: &Answers, rows: &[Vec<String>], lang: Lang) -> Vec<String> {
    let needed = |field: &&Field| {
        field.required || field.when.as_ref().is_some_and(|when| answers.choice(&when.key) == Some(&when.is))
    };
    let fields = shape.fields().filter(needed).filter(|field| !answers.has(&field.key));
    let mut all: Vec<String> = fields.map(|field| field.label(lang)).collect();
    let Some(table) = shape.table() else { return all };
    for (row, at) in rows.iter().zip(1..).filter(|(row, _)| row.iter().any(|cell| !cell.is_empty())) {
        let empty = table.columns.iter().zip(row).filter(|(column, cell)| column.required && cell.is_empty());
        all.extend(empty.map(|(column, _)| say::in_row(lang, column.head(lang), at)));
    }
    all
}

fn ticked(ticked: bool) -> &'static str {
    if ticked { "☒" } else { "☐" }
}

/// A field with its value, or with space to write.
fn blank(field: &Field, desk: &mut Desk<'_>) -> Result<Blank, NoPaper> {
    let lang = desk.lang;
    let said = desk.answers.get(&field.key);
    let value = match (field.kind, said) {
        (FieldKind::Worked, _) => match field.rule {
            Some(rule) => desk.work(rule)?,
            None => String::new(),
        },
        (FieldKind::YesNo, said) => {
            let yes = matches!(said, Some(Answer::Yes(true)));
            let no = matches!(said, Some(Answer::Yes(false)));
            format!("{} {}   {} {}", ticked(yes), letter::yes(lang), ticked(no), letter::no(lang))
        }
        (FieldKind::Box, said) => {
            let value = format!("{} {}", ticked(matches!(said, Some(Answer::Yes(true)))), field.label(lang));
            return Ok(Blank { value, ..Blank::default() });
        }
        (FieldKind::Choice, _) => {
            let chosen = desk.answers.choice(&field.key);
            let options = field
                .options
                .iter()
                .map(|option| format!("{} {}", ticked(chosen == Some(&option.key)), option.label(lang)));
            options.collect::<Vec<_>>().join("   ")
        }
        (FieldKind::Position, said) => {
            let squares = match said {
                Some(Answer::Position { squares, .. }) => squares.clone(),
                _ => vec![String::new(); 64],
            };
            return Ok(Blank { label: field.label(lang), squares, ..Blank::default() });
        }
        // A competition is shown by its name, not by its word in the ordinance.
        (_, Some(Answer::Text(text))) => match desk.ordinance.rules.competition.get(text.as_str()) {
            Some(competition) if ["event", "competition"].contains(&field.key.as_str()) => {
                in_language(&competition.name, lang).to_owned()
            }
            Some(_) | None => text.clone(),
        },
        (_, Some(Answer::Date(date))) => day(*date, lang),
        (_, Some(Answer::Number(number))) => number.to_string(),
        _ => String::new(),
    };
    Ok(Blank {
        label: field.label(lang),
        lines: if value.is_empty() { field.lines.unwrap_or(1).max(1) } else { 0 },
        over: field.kind == FieldKind::Lines,
        value,
        squares: Vec::new(),
    })
}

/// A table with the rows of the file, and empty rows below.
fn by_hand(lines: &Lines, rows: &[Vec<String>], lang: Lang) -> Table {
    let numbers = lines.numbered.then(|| Column::right(String::new()));
    let columns = lines.columns.iter().map(|column| {
        let head = column.head(lang);
        if column.wide { Column::wide(head) } else { Column::even(head) }
    });
    let row = |at: usize| {
        let number = lines.numbered.then(|| (at + 1).to_string());
        let said = rows.get(at).cloned().unwrap_or_default().into_iter();
        let cells = said.chain(std::iter::repeat(String::new())).take(lines.columns.len());
        Row::of(number.into_iter().chain(cells).map(Into::into).collect())
    };
    Table {
        columns: numbers.into_iter().chain(columns).collect(),
        rows: (0..lines.rows.max(rows.len())).map(row).collect(),
        notice: false,
    }
}

/// A title with its year, in the words of the ordinance.
fn certificate(shape: &Shape, desk: &mut Desk<'_>, head: &Head) -> Result<Certificate, NoPaper> {
    let lang = desk.lang;
    let title = desk.title()?;
    let said = |key: &str| match desk.answers.get(key) {
        Some(Answer::Text(text)) => text.clone(),
        _ => String::new(),
    };
    let on = desk.answers.date("held_on").map(|date| day(date, lang)).unwrap_or_default();
    let when = [said("place"), on].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ");
    Ok(Certificate {
        heading: print::certificate(lang),
        name: said("name"),
        of: said("club"),
        reached: say::title_won(lang),
        points: match lang {
            Lang::En => title.as_ref().map(|title| say::in_german(lang, &title.de)).unwrap_or_default(),
            Lang::De => String::new(),
        },
        place: title.map(|title| in_language(&title, lang).to_owned()).unwrap_or_default(),
        prize: String::new(),
        event: [head.issuer.clone(), head.competition.clone()]
            .into_iter()
            .filter(|word| !word.is_empty())
            .collect::<Vec<_>>()
            .join(" · "),
        when: if when.is_empty() {
            head.season.map(|season| words::season(lang, season)).unwrap_or_default()
        } else {
            when
        },
        signatures: shape.signatures.iter().map(|who| in_language(who, lang).to_owned()).collect(),
    })
}

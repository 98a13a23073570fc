//! Checks the fields of a file against its form.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;
use turmuhr_texts::Lang;

use super::{
    super::envelope::{Side, board},
    Unfit, Wanted,
    shape::{Field, FieldKind, Shape},
};
use crate::federation::NoPaper;

#[derive(Clone, Debug)]
pub(super) enum Answer {
    Text(String),
    Date(Date),
    Number(u64),
    Yes(bool),
    /// The key of an option.
    Choice(String),
    Position {
        squares: Vec<String>,
        to_move: Option<Side>,
    },
}

#[derive(Debug)]
pub(super) struct Answers(BTreeMap<String, Answer>);

impl Answers {
    pub(super) fn of(
        shape: &Shape,
        fields: &BTreeMap<String, Value>,
        lang: Lang,
    ) -> Result<Answers, NoPaper> {
        let mut answers = BTreeMap::new();
        for (key, value) in fields {
            let field = shape.fields().find(|field| !key.is_empty() && field.key == *key);
            let field = field.ok_or_else(|| {
                let known = shape.keys().map(str::to_owned).collect();
                NoPaper::Unfit(Unfit::NoField { field: key.clone(), known })
            })?;
            if let Some(answer) = answer(field, value, lang)? {
                answers.insert(key.clone(), answer);
            }
        }
        Ok(Answers(answers))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    pub(super) fn get(&self, key: &str) -> Option<&Answer> {
        self.0.get(key)
    }

    pub(super) fn date(&self, key: &str) -> Option<Date> {
        match self.get(key) {
            Some(Answer::Date(date)) => Some(*date),
            _ => None,
        }
    }

    pub(super) fn number(&self, key: &str) -> Option<u64> {
        match self.get(key) {
            Some(Answer::Number(number)) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn yes(&self, key: &str) -> Option<bool> {
        match self.get(key) {
            Some(Answer::Yes(yes)) => Some(*yes),
            _ => None,
        }
    }

    pub(super) fn choice(&self, key: &str) -> Option<&str> {
        match self.get(key) {
            Some(Answer::Choice(choice)) => Some(choice),
            _ => None,
        }
    }

    pub(super) fn text(&self, key: &str) -> Option<&str> {
        match self.get(key) {
            Some(Answer::Text(text)) => Some(text),
            _ => None,
        }
    }
}

/// `None` if the file leaves the field empty.
fn answer(field: &Field, value: &Value, lang: Lang) -> Result<Option<Answer>, NoPaper> {
    let unfit = |wanted: Wanted| NoPaper::Unfit(Unfit::Value { field: field.key.clone(), wanted });
    let text = match value {
        Value::Null => return Ok(None),
        Value::String(text) if text.trim().is_empty() => return Ok(None),
        Value::String(text) => Some(text.trim()),
        _ => None,
    };
    Ok(Some(match field.kind {
        FieldKind::Text | FieldKind::Lines | FieldKind::Worked => {
            Answer::Text(text.ok_or_else(|| unfit(Wanted::Text))?.to_owned())
        }
        FieldKind::Date => {
            let date = text.and_then(|text| text.parse().ok());
            Answer::Date(date.ok_or_else(|| unfit(Wanted::Date))?)
        }
        FieldKind::Number => Answer::Number(value.as_u64().ok_or_else(|| unfit(Wanted::Number))?),
        FieldKind::YesNo | FieldKind::Box => {
            Answer::Yes(value.as_bool().ok_or_else(|| unfit(Wanted::YesNo))?)
        }
        FieldKind::Choice => {
            let chosen = field.options.iter().find(|option| Some(option.key.as_str()) == text);
            let known = || field.options.iter().map(|option| option.key.clone()).collect();
            Answer::Choice(chosen.ok_or_else(|| unfit(Wanted::OneOf(known())))?.key.clone())
        }
        FieldKind::Position => {
            let fen = text.ok_or_else(|| unfit(Wanted::Text))?;
            let (squares, to_move) = board(fen, lang).map_err(NoPaper::BadPosition)?;
            Answer::Position { squares, to_move }
        }
    }))
}

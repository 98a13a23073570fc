//! The fields of a table in the file, each read as its type.

use toml::{Table, Value as Toml};
use turmuhr_clock::Span;
use turmuhr_core::Square;
use turmuhr_laws::words::Word;

use crate::{ScenarioError, error::Place};

/// The fields of one table, with the place to name when something is wrong.
pub(crate) struct Fields<'a> {
    pub(crate) table: &'a Table,
    pub(crate) place: Place,
}

impl<'a> Fields<'a> {
    pub(crate) fn sub(&self, field: &'static str) -> Result<Fields<'a>, ScenarioError> {
        static EMPTY: std::sync::LazyLock<Table> = std::sync::LazyLock::new(Table::new);
        match self.table.get(field) {
            None => Ok(Fields { table: &EMPTY, place: self.place }),
            Some(Toml::Table(table)) => Ok(Fields { table, place: self.place }),
            Some(_) => Err(self.wrong(field, "[table]")),
        }
    }

    pub(crate) fn text(&self, field: &'static str) -> Result<Option<&'a str>, ScenarioError> {
        match self.table.get(field) {
            None => Ok(None),
            Some(Toml::String(text)) => Ok(Some(text)),
            Some(_) => Err(self.wrong(field, "\"text\"")),
        }
    }

    /// A text that may be written as a number: `time_control = 300`.
    pub(crate) fn text_or_number(&self, field: &'static str) -> Result<Option<String>, ScenarioError> {
        match self.table.get(field) {
            Some(Toml::Integer(number)) => Ok(Some(number.to_string())),
            _ => Ok(self.text(field)?.map(str::to_owned)),
        }
    }

    pub(crate) fn flag(&self, field: &'static str) -> Result<Option<bool>, ScenarioError> {
        match self.table.get(field) {
            None => Ok(None),
            Some(Toml::Boolean(flag)) => Ok(Some(*flag)),
            Some(_) => Err(self.wrong(field, "true | false")),
        }
    }

    pub(crate) fn list(&self, field: &'static str) -> Result<Vec<String>, ScenarioError> {
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

    /// One of the words that stand for a `T`.
    pub(crate) fn word<T: Word>(&self, field: &'static str) -> Result<Option<T>, ScenarioError> {
        let Some(text) = self.text(field)? else { return Ok(None) };
        T::meaning(text).map(Some).ok_or_else(|| self.unknown(field, text, T::known()))
    }

    /// A word that may not be left out.
    pub(crate) fn needed<T: Word>(&self, field: &'static str) -> Result<T, ScenarioError> {
        self.word(field)?.ok_or_else(|| self.missing(field))
    }

    pub(crate) fn span(&self, field: &'static str) -> Result<Option<Span>, ScenarioError> {
        let Some(text) = self.text(field)? else { return Ok(None) };
        text.parse().map(Some).map_err(|_| ScenarioError::BadTime {
            place: self.place,
            field,
            text: text.to_owned(),
        })
    }

    pub(crate) fn number(&self, field: &'static str) -> Result<Option<usize>, ScenarioError> {
        match self.table.get(field) {
            None => Ok(None),
            Some(Toml::Integer(number)) => {
                usize::try_from(*number).map(Some).map_err(|_| self.wrong(field, "0, 1, 2, …"))
            }
            Some(_) => Err(self.wrong(field, "0, 1, 2, …")),
        }
    }

    pub(crate) fn square(&self, field: &'static str) -> Result<Square, ScenarioError> {
        let text = self.text(field)?.ok_or(self.missing(field))?;
        text.parse().map_err(|_| self.unknown(field, text, vec!["a1 … h8"]))
    }

    pub(crate) fn missing(&self, field: &'static str) -> ScenarioError {
        ScenarioError::Missing { place: self.place, field }
    }

    pub(crate) fn wrong(&self, field: &str, takes: &'static str) -> ScenarioError {
        ScenarioError::WrongKind { place: self.place, field: field.to_owned(), takes }
    }

    pub(crate) fn unknown(&self, field: &'static str, word: &str, known: Vec<&'static str>) -> ScenarioError {
        ScenarioError::UnknownWord { place: self.place, field, word: word.to_owned(), known }
    }
}

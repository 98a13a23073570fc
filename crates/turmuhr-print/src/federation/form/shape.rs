//! Forms as data: their fields in both languages, and their articles.

use serde::Deserialize;
use turmuhr_federation::ordinance::Bilingual;
use turmuhr_texts::Lang;

use super::worked::Worked;

/// One of the built-in forms.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Form(u8);

struct Shipped {
    word: &'static str,
    text: &'static str,
    example: &'static str,
}

macro_rules! shipped {
    ($($word:literal),* $(,)?) => {
        [$(Shipped {
            word: $word,
            text: include_str!(concat!("../../../forms/", $word, ".toml")),
            example: include_str!(concat!("../../../papers/", $word, ".json")),
        }),*]
    };
}

const SHIPPED: [Shipped; 20] = shipped![
    "pass-application",
    "transfer-request",
    "transfer-refusal",
    "pass-loss",
    "provisional-permit",
    "rescheduling",
    "adjudication",
    "adjudication-objection",
    "draw-protocol",
    "lot-protocol",
    "dhondt-sheet",
    "course-registration",
    "course-participants",
    "title-certificate",
    "lineup-slip",
    "round-report",
    "arbiter-checklist",
    "envelope-register",
    "scoresheet-register",
    "pass-control",
];

impl Form {
    pub const ALL: [Form; SHIPPED.len()] = {
        let mut all = [Form(0); SHIPPED.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = Form(at as u8);
            at += 1;
        }
        all
    };

    pub const fn word(self) -> &'static str {
        SHIPPED[self.0 as usize].word
    }

    pub const fn example(self) -> &'static str {
        SHIPPED[self.0 as usize].example
    }

    pub fn named(word: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.word() == word)
    }

    pub(super) fn shape(self) -> Result<Shape, String> {
        let shape: Shape =
            toml::from_str(SHIPPED[self.0 as usize].text).map_err(|error| error.message().to_owned())?;
        if shape.id == self.word() {
            shape.checked()
        } else {
            Err(format!("{} is not {}", shape.id, self.word()))
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shape {
    pub(super) id: String,
    pub(super) title: Bilingual,
    pub(super) ordinance: String,
    pub(super) articles: Vec<String>,
    #[serde(default)]
    pub(super) certificate: bool,
    pub(super) parts: Vec<Part>,
    #[serde(default)]
    pub(super) signatures: Vec<Bilingual>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    pub(super) heading: Bilingual,
    /// Sentences that are always printed.
    #[serde(default)]
    pub(super) said: Vec<Bilingual>,
    #[serde(default)]
    pub(super) fields: Vec<Field>,
    pub(super) table: Option<Lines>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Field {
    /// The key in a file; empty for derived fields.
    #[serde(default)]
    pub(super) key: String,
    pub(super) de: String,
    pub(super) en: String,
    #[serde(default)]
    pub(super) kind: FieldKind,
    #[serde(default)]
    pub(super) required: bool,
    /// Required only if another field has a certain value.
    pub(super) when: Option<When>,
    /// The options of a choice.
    #[serde(default)]
    pub(super) options: Vec<Choice>,
    /// Empty lines to write on, without a value.
    pub(super) lines: Option<u32>,
    /// The rule of a derived field.
    pub(super) rule: Option<Worked>,
}

impl Field {
    pub(super) fn label(&self, lang: Lang) -> String {
        match lang {
            Lang::De => self.de.clone(),
            Lang::En => self.en.clone(),
        }
    }
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FieldKind {
    #[default]
    Text,
    Date,
    Number,
    YesNo,
    /// A box to tick, with the label after it.
    Box,
    Choice,
    /// Space for sentences.
    Lines,
    /// FEN in the file, a diagram on paper.
    Position,
    Worked,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    pub(super) key: String,
    pub(super) de: String,
    pub(super) en: String,
}

impl Choice {
    pub(super) fn label(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        }
    }
}

/// A condition: a field has one of its choices.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct When {
    pub(super) key: String,
    pub(super) is: String,
}

/// The table of a form.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lines {
    /// The number of rows if the file has fewer.
    pub(super) rows: usize,
    pub(super) columns: Vec<Column>,
    /// Each row starts with its number.
    #[serde(default)]
    pub(super) numbered: bool,
    /// The table is derived from this many cells a row.
    pub(super) given: Option<usize>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Column {
    pub(super) de: String,
    pub(super) en: String,
    #[serde(default)]
    pub(super) wide: bool,
    #[serde(default)]
    pub(super) required: bool,
}

impl Column {
    pub(super) fn head(&self, lang: Lang) -> String {
        match lang {
            Lang::De => self.de.clone(),
            Lang::En => self.en.clone(),
        }
    }
}

impl Shape {
    pub(super) fn fields(&self) -> impl Iterator<Item = &Field> {
        self.parts.iter().flat_map(|part| &part.fields)
    }

    pub(super) fn table(&self) -> Option<&Lines> {
        self.parts.iter().find_map(|part| part.table.as_ref())
    }

    /// The keys a file may use.
    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.fields().map(|field| field.key.as_str()).filter(|key| !key.is_empty())
    }

    /// Checks beyond what deserialisation guarantees.
    fn checked(self) -> Result<Shape, String> {
        let both = |de: &str, en: &str| !de.trim().is_empty() && !en.trim().is_empty();
        for field in self.fields() {
            let name = if field.key.is_empty() { &field.en } else { &field.key };
            if !both(&field.de, &field.en) {
                return Err(format!("{name} is not said in both languages"));
            }
            if (field.kind == FieldKind::Worked) != field.rule.is_some()
                || (field.kind == FieldKind::Worked) != field.key.is_empty()
            {
                return Err(format!("{name}: a rule without a key, or a key without a rule"));
            }
            if (field.kind == FieldKind::Choice) != (field.options.len() > 1) {
                return Err(format!("{name}: a choice has options"));
            }
            if field.options.iter().any(|option| !both(&option.de, &option.en)) {
                return Err(format!("{name}: an option is not said in both languages"));
            }
            if !field.key.is_empty() && self.keys().filter(|key| *key == field.key).count() > 1 {
                return Err(format!("{name} stands twice"));
            }
            let known = |when: &When| {
                let of = self.fields().find(|other| other.key == when.key);
                of.is_some_and(|of| of.options.iter().any(|option| option.key == when.is))
            };
            if field.when.as_ref().is_some_and(|when| !known(when)) {
                return Err(format!("{name} waits for a choice that is not there"));
            }
        }
        let headings = self.parts.iter().map(|part| &part.heading);
        let said = self.parts.iter().flat_map(|part| &part.said);
        let texts = headings.chain(said).chain(&self.signatures).chain([&self.title]);
        let columns = self.table().into_iter().flat_map(|table| &table.columns);
        if texts.into_iter().any(|text| !both(&text.de, &text.en))
            || columns.into_iter().any(|column| !both(&column.de, &column.en))
        {
            return Err("something is not said in both languages".to_owned());
        }
        if self.parts.iter().filter(|part| part.table.is_some()).count() > 1 {
            return Err("a form has one table at most".to_owned());
        }
        if self.articles.is_empty() {
            return Err("a form rests on an article".to_owned());
        }
        Ok(self)
    }
}

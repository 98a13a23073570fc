//! Lists sorted by a column: links in the head of the table, so no script is needed.
//!
//! `?sort=club` sorts as people expect of this column, `?sort=-club` the other way round.

use std::cmp::Ordering;

use maud::{Markup, html};
use turmuhr_standings::Fraction;
use turmuhr_tournament::alphabet;

use crate::http::Ask;

/// A column that sorts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sorted {
    word: String,
    /// Large values first: ratings and points.
    down: bool,
}

impl Sorted {
    pub(crate) fn up(word: &str) -> Sorted {
        Sorted { word: word.to_owned(), down: false }
    }

    pub(crate) fn down(word: &str) -> Sorted {
        Sorted { word: word.to_owned(), down: true }
    }
}

/// The value a row is sorted by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum By {
    Number(Fraction),
    Text(alphabet::Key),
}

impl By {
    pub(crate) fn number(number: impl Into<i64>) -> By {
        By::Number(Fraction::whole(number.into()))
    }

    /// `None` for an empty text: such rows come last.
    pub(crate) fn text(text: &str) -> Option<By> {
        (!text.is_empty()).then(|| By::Text(alphabet::key(text)))
    }
}

/// The order a visitor asked for.
#[derive(Clone, Debug)]
pub(crate) struct Sorting {
    /// The address of the list with its other choices.
    here: String,
    /// The first is the list's own order.
    columns: Vec<Sorted>,
    at: usize,
    turned: bool,
}

impl Sorting {
    /// `kept`: fields of the address that a link keeps. An unknown column gives the list's own order.
    pub(crate) fn of(ask: &Ask, columns: Vec<Sorted>, kept: &[(&str, &str)]) -> Sorting {
        let asked = ask.query.text("sort");
        let (word, turned) = asked.strip_prefix('-').map_or((asked, false), |word| (word, true));
        let found = columns.iter().position(|column| column.word == word);
        let fields = kept.iter().filter(|(_, value)| !value.is_empty());
        let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let here = if query.is_empty() { format!("{}?", ask.here) } else { format!("{}?{query}&", ask.here) };
        Sorting { here, columns, at: found.unwrap_or(0), turned: turned && found.is_some() }
    }

    /// The word in the address; empty for the list's own order.
    pub(crate) fn word(&self) -> String {
        self.address_word(self.at, self.turned)
    }

    fn address_word(&self, at: usize, turned: bool) -> String {
        match (at, turned) {
            (0, false) => String::new(),
            (at, false) => self.columns[at].word.clone(),
            (at, true) => format!("-{}", self.columns[at].word),
        }
    }

    /// The word of the column.
    pub(crate) fn column(&self) -> &str {
        self.columns.get(self.at).map_or("", |column| column.word.as_str())
    }

    /// Is this the list's own order, or its reverse?
    pub(crate) const fn is_own(&self) -> bool {
        self.at == 0
    }

    /// The head of a column; a link if the column sorts. A second click turns the order round.
    pub(crate) fn head(&self, word: &str, class: &str, label: &Markup) -> Markup {
        let class = (!class.is_empty()).then_some(class);
        let Some(at) = self.columns.iter().position(|column| column.word == word) else {
            return html! { th class=[class] { (label) } };
        };
        let current = at == self.at;
        let down = self.columns[at].down != self.turned;
        let order = current.then_some(if down { "descending" } else { "ascending" });
        let next = self.address_word(at, current && !self.turned);
        let to = if next.is_empty() {
            self.here.trim_end_matches(['?', '&']).to_owned()
        } else {
            let query = form_urlencoded::Serializer::new(String::new()).append_pair("sort", &next).finish();
            format!("{}{query}", self.here)
        };
        html! { th class=[class] aria-sort=[order] { a href=(to) rel="nofollow" { (label) } } }
    }

    /// Sorts by a value; rows without one come last, rows with the same value stay in their order.
    pub(crate) fn sort<T>(&self, rows: Vec<T>, key: impl Fn(&T) -> Option<By>) -> Vec<T> {
        let down = self.columns.get(self.at).is_some_and(|column| column.down) != self.turned;
        let mut keyed: Vec<(Option<By>, T)> = rows.into_iter().map(|row| (key(&row), row)).collect();
        keyed.sort_by(|(one, _), (other, _)| match (one, other) {
            (Some(one), Some(other)) if down => other.cmp(one),
            (Some(one), Some(other)) => one.cmp(other),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => Ordering::Equal,
        });
        keyed.into_iter().map(|(_, row)| row).collect()
    }
}

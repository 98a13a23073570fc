//! A duty by its id: its sentence, the articles it rests on, the cases that show it.

use serde_json::{Value, json};
use turmuhr_core::{Citation, Edition};
use turmuhr_rulebook::duties::Duty;
use turmuhr_texts::{Lang, rules as say};

use super::{EXAMPLES, by_edition, items, lines};
use crate::examples::{self, Example};

/// A duty with its cases.
pub(super) struct Page {
    duty: Duty,
    cases: Vec<Example>,
}

impl Page {
    /// Duties under the Laws have the cases that name them; a row of the table has those that cite one of its articles in
    /// this edition.
    pub(super) fn of(duty: Duty, edition: Edition) -> Page {
        let mut cases = examples::showing(duty.id);
        if cases.is_empty() {
            let of_edition = examples::of(edition).into_iter();
            let citing =
                of_edition.filter(|(_, cites)| duty.articles_of(edition).any(|one| cites.contains(&one)));
            cases = citing.map(|(example, _)| example).collect();
        }
        Page { duty, cases }
    }

    pub(super) fn articles_of(&self, edition: Edition) -> Vec<Citation> {
        self.duty.articles_of(edition).collect()
    }

    pub(super) fn told(&self, lang: Lang) -> String {
        let lead = format!("{}  ", self.duty.id);
        let indent = " ".repeat(lead.len());
        let mut page = lines(&lead, self.duty.sentence.told(lang));
        if self.duty.articles.is_empty() {
            page += &lines(&indent, &say::no_articles(lang));
        } else {
            page += &items(&indent, &say::articles(lang), &by_edition(&self.duty.articles), " ·");
        }
        if let Some(first) = self.cases.first() {
            page += &lines(&indent, &say::scenarios(lang));
            for example in self.cases.iter().take(EXAMPLES) {
                page += &lines(&format!("{indent}· "), &format!("{} ({})", example.title(lang), example.id));
            }
            if self.cases.len() > EXAMPLES {
                page +=
                    &lines(&format!("{indent}· "), &say::more_scenarios(lang, self.cases.len() - EXAMPLES));
            }
            page += &format!("\n{}", lines("", &say::play_example(lang, first.id)));
        }
        page
    }

    pub(super) fn as_json(&self, lang: Lang) -> Value {
        let articles: Vec<Value> = self
            .duty
            .articles
            .iter()
            .map(|citation| json!({ "edition": citation.edition().id(), "article": citation.article() }))
            .collect();
        json!({
            "id": self.duty.id,
            "text": self.duty.sentence.told(lang),
            "sentence": { "de": self.duty.sentence.de, "en": self.duty.sentence.en },
            "articles": articles,
            "scenarios": self.cases.iter().map(Example::as_json).collect::<Vec<_>>(),
        })
    }
}

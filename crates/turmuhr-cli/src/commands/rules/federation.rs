//! A duty of the federation, or a reading of an open text, by its id.

use serde_json::{Value, json};
use turmuhr_core::Lang;
use turmuhr_federation::requirements::{self, Requirement, RequirementKind};
use turmuhr_rulebook::{
    duties::DutyId,
    readings::{self, Reading},
};
use turmuhr_texts::rules as say;

use super::{items, lines};

/// A duty or a reading, as it is shown.
pub(super) struct Entry {
    id: &'static str,
    de: &'static str,
    en: &'static str,
    of: Of,
    /// The ordinance or edition, and the number in it.
    articles: Vec<(&'static str, &'static str)>,
}

#[derive(Copy, Clone)]
enum Of {
    Duty,
    ReadingOfOrdinances,
    ReadingOfLaws,
}

/// A number may stand for two readings: one of the ordinances, one of the Laws.
pub(super) fn by_id(id: &DutyId) -> Vec<Entry> {
    let of_federation = requirements::by_id(id.as_str()).map(Entry::of_federation);
    let of_laws = readings::by_id(id).map(Entry::of_laws);
    of_federation.into_iter().chain(of_laws).collect()
}

impl Entry {
    fn of_federation(one: &'static Requirement) -> Entry {
        let of = match one.kind {
            RequirementKind::Duty(_) => Of::Duty,
            RequirementKind::Reading => Of::ReadingOfOrdinances,
        };
        let articles = one.at.iter().map(|cite| (cite.ordinance.as_str(), cite.article.as_str())).collect();
        Entry { id: &one.id, de: &one.says.de, en: &one.says.en, of, articles }
    }

    fn of_laws(one: &'static Reading) -> Entry {
        let articles = one.articles.iter().map(|cited| (cited.edition().id(), cited.article())).collect();
        let (de, en) = (one.sentence.de, one.sentence.en);
        Entry { id: one.id, de, en, of: Of::ReadingOfLaws, articles }
    }
}

pub(super) fn page(all: &[Entry], lang: Lang) -> String {
    all.iter().map(|one| section(one, lang)).collect::<Vec<_>>().join("\n")
}

fn section(one: &Entry, lang: Lang) -> String {
    let lead = format!("{}  ", one.id);
    let indent = " ".repeat(lead.len());
    let mut page = lines(&lead, lang.pick(one.de, one.en));
    match one.of {
        Of::Duty => {}
        Of::ReadingOfOrdinances => page += &lines(&indent, &say::reading_of_ordinances(lang)),
        Of::ReadingOfLaws => page += &lines(&indent, &say::reading_of_laws(lang)),
    }
    let articles: Vec<String> =
        one.articles.iter().map(|(text, number)| format!("{text} {number}")).collect();
    if !articles.is_empty() {
        page += &items(&indent, &say::articles(lang), &articles, " ·");
    }
    page
}

pub(super) fn as_json(all: &[Entry], lang: Lang) -> Value {
    let one = |one: &Entry| {
        let of = match one.of {
            Of::Duty => "duty",
            Of::ReadingOfOrdinances => "reading-of-ordinances",
            Of::ReadingOfLaws => "reading-of-laws",
        };
        let articles: Vec<Value> = one
            .articles
            .iter()
            .map(|(text, number)| json!({ "ordinance": text, "article": number }))
            .collect();
        json!({
            "id": one.id,
            "of": of,
            "text": lang.pick(one.de, one.en),
            "sentence": { "de": one.de, "en": one.en },
            "articles": articles,
        })
    };
    all.iter().map(one).collect()
}

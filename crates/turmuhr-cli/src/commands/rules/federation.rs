//! A duty of the federation, or a reading of an open text, by its id.

use serde_json::{Value, json};
use turmuhr_core::Lang;
use turmuhr_federation::requirements::{Requirement, RequirementKind};
use turmuhr_texts::rules as say;

use super::{items, lines};

/// A number may stand for two readings: one of the ordinances, one of the Laws.
pub(super) fn page(all: &[&Requirement], lang: Lang) -> String {
    all.iter().map(|one| section(one, lang)).collect::<Vec<_>>().join("\n")
}

fn section(one: &Requirement, lang: Lang) -> String {
    let lead = format!("{}  ", one.id);
    let indent = " ".repeat(lead.len());
    let mut page = lines(&lead, lang.pick(&one.says.de, &one.says.en));
    match one.kind {
        RequirementKind::Duty(_) => {}
        RequirementKind::ReadingOfOrdinances => page += &lines(&indent, &say::reading_of_ordinances(lang)),
        RequirementKind::ReadingOfLaws => page += &lines(&indent, &say::reading_of_laws(lang)),
    }
    let paragraphs: Vec<String> = one.at.iter().map(ToString::to_string).collect();
    if !paragraphs.is_empty() {
        page += &items(&indent, &say::articles(lang), &paragraphs, " ·");
    }
    page
}

pub(super) fn as_json(all: &[&Requirement], lang: Lang) -> Value {
    let one = |one: &&Requirement| {
        let of = match one.kind {
            RequirementKind::Duty(_) => "duty",
            RequirementKind::ReadingOfOrdinances => "reading-of-ordinances",
            RequirementKind::ReadingOfLaws => "reading-of-laws",
        };
        let articles: Vec<Value> = one
            .at
            .iter()
            .map(|cite| json!({ "ordinance": cite.ordinance, "article": cite.article }))
            .collect();
        json!({
            "id": one.id,
            "of": of,
            "text": lang.pick(&one.says.de, &one.says.en),
            "sentence": { "de": one.says.de, "en": one.says.en },
            "articles": articles,
        })
    };
    all.iter().map(one).collect()
}

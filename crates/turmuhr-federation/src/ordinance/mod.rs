//! An ordinance is a value: its provisions in one table, each with its paragraph.
//!
//! It is read from TOML and composed by inheritance: what a text does not say, its parent says. A sub-organisation may
//! replace a provision only where the parent's article is not marked (g), generally binding. No code decides by an
//! ordinance's name; it asks for the provision, and where there is none the ordinance does not know the matter.

mod competition;
mod compose;
pub mod precedence;
pub mod rules;
pub mod words;

use std::{collections::BTreeMap, fmt};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use compose::{NoOrdinance, Override, Relation, announcement};
pub use rules::Rules;
pub use words::Word;

/// An article of an ordinance.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cite {
    pub ordinance: String,
    pub article: String,
}

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ordinance, self.article)
    }
}

/// German and English.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    pub de: String,
    pub en: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Ordinance {
    pub id: String,
    pub title: Bilingual,
    pub in_force: Date,
    pub parent: Option<String>,
    /// Its own articles, and whether each is generally binding on sub-organisations (g).
    pub articles: BTreeMap<String, bool>,
    pub rules: Rules,
    /// Provisions of the parent that were replaced, by their path.
    pub overrides: Vec<Override>,
    /// All ancestors, parent first: a binding article may be further up.
    ancestors: Vec<Ancestor>,
    /// The provisions as read, to compose ordinances below.
    table: toml::Table,
}

/// The articles of an ordinance another one builds on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ancestor {
    id: String,
    articles: BTreeMap<String, bool>,
}

impl Ordinance {
    /// The shipped ordinances.
    pub const SHIPPED: [(&'static str, &'static str); 5] = [
        ("muster-2026", include_str!("../../ordinances/muster-2026.toml")),
        ("nrw-1987", include_str!("../../ordinances/nrw-1987.toml")),
        ("nrw-youth-1989", include_str!("../../ordinances/nrw-youth-1989.toml")),
        ("fide-tournament-2001", include_str!("../../ordinances/fide-tournament-2001.toml")),
        ("dsb-arbiter-2017", include_str!("../../ordinances/dsb-arbiter-2017.toml")),
    ];

    /// A shipped ordinance.
    pub fn named(id: &str) -> Option<Ordinance> {
        let (_, text) = Ordinance::SHIPPED.iter().find(|(known, _)| *known == id)?;
        Ordinance::read(text, &Ordinance::named).ok()
    }

    /// An ordinance by id among own texts, the highest first. Each may build on those before it and on shipped ones.
    pub fn among(texts: &[String], id: &str) -> Result<Option<Ordinance>, NoOrdinance> {
        let mut own: Vec<Ordinance> = Vec::new();
        for text in texts {
            own.push(Ordinance::read(text, &|id| Ordinance::of(&own, id))?);
        }
        Ok(Ordinance::of(&own, id))
    }

    /// An own ordinance, else a shipped one.
    pub fn of(own: &[Ordinance], id: &str) -> Option<Ordinance> {
        own.iter().find(|ordinance| ordinance.id == id).cloned().or_else(|| Ordinance::named(id))
    }

    /// Reads an ordinance; `known` finds its parent.
    pub fn read(text: &str, known: &dyn Fn(&str) -> Option<Ordinance>) -> Result<Ordinance, NoOrdinance> {
        compose::read(text, known)
    }

    /// Whether an article is generally binding; its sub-articles are too.
    pub fn is_general(&self, article: &str) -> bool {
        general(&self.articles, article)
    }

    /// Whether the ordinance, or one it builds on, has the paragraph that an article belongs to.
    pub fn has_article(&self, article: &str) -> bool {
        let article = article.strip_prefix("B ").unwrap_or(article);
        let above = self.ancestors.iter().map(|ancestor| &ancestor.articles);
        std::iter::once(&self.articles).chain(above).any(|known| known.contains_key(top(article)))
    }

    /// Whether an article of `source` binds ordinances that build on this one. `B` before an article means the parent of
    /// `source`.
    fn binds(&self, source: &str, article: &str) -> bool {
        let above = self.ancestors.iter().map(|ancestor| (&ancestor.id, &ancestor.articles));
        let mut lineage = std::iter::once((&self.id, &self.articles)).chain(above);
        let Some((_, articles)) = lineage.find(|(id, _)| *id == source) else { return false };
        match article.strip_prefix("B ") {
            Some(article) => lineage.next().is_some_and(|(_, articles)| general(articles, article)),
            None => general(articles, article),
        }
    }
}

fn general(articles: &BTreeMap<String, bool>, article: &str) -> bool {
    articles.get(top(article)).copied().unwrap_or(false)
}

/// The numbered paragraph an article belongs to: `16` of `16.5`, `A1` of `A1 13.6`.
fn top(article: &str) -> &str {
    article.split(['.', ' ']).next().unwrap_or(article)
}

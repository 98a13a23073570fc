//! Reads an ordinance and merges it with its parent.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Deserialize;
use toml::{Table, Value};
use turmuhr_journal::unfit::{Unfit, fit};

use super::{Ancestor, Bilingual, Ordinance, Rules, top};

/// The relation of an ordinance to its parent.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// An organisation below; provisions marked (g) bind it.
    #[default]
    SubOrganisation,
    /// Beside its parent, as the parent says; it may replace anything.
    InItsOwnRight,
}

/// A replaced provision of the parent. The season records who confirmed that it respects the sense of the parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Override {
    pub path: String,
    pub article: String,
    pub by: String,
}

/// Why there is no such ordinance.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOrdinance {
    #[error("it is no TOML: {0}")]
    NoToml(String),
    #[error("its parent {0} is not known")]
    NoParent(String),
    #[error("its id {0} is that of an ordinance it builds on")]
    OwnParent(String),
    #[error("article {article} of {ordinance} is generally binding: {path} cannot be replaced")]
    Binding { ordinance: String, article: String, path: String },
    #[error("{path} cites article {article}, which the ordinance does not list")]
    NoArticle { path: String, article: String },
    #[error("it has fees but no currency")]
    NoCurrency,
    #[error("a provision does not fit: {0}")]
    Shape(Unfit),
}

#[derive(Deserialize)]
struct File {
    id: String,
    title: Bilingual,
    in_force: Date,
    parent: Option<String>,
    #[serde(default)]
    relation: Relation,
    articles: Articles,
    #[serde(default)]
    rules: Table,
}

#[derive(Deserialize)]
struct Articles {
    #[serde(default)]
    general: Vec<String>,
    #[serde(default)]
    own: Vec<String>,
}

pub(super) fn read(text: &str, known: &dyn Fn(&str) -> Option<Ordinance>) -> Result<Ordinance, NoOrdinance> {
    let file: File = toml::from_str(text).map_err(|error| NoOrdinance::NoToml(error.to_string()))?;
    let mut articles = BTreeMap::new();
    articles.extend(file.articles.own.into_iter().map(|article| (article, false)));
    articles.extend(file.articles.general.into_iter().map(|article| (article, true)));
    let mut table = file.rules;
    mark(&mut table, &file.id);
    cited(&table, "", &articles)?;
    let (mut overrides, mut ancestors) = (Vec::new(), Vec::new());
    if let Some(id) = &file.parent {
        let parent = known(id).ok_or_else(|| NoOrdinance::NoParent(id.clone()))?;
        ancestors.push(Ancestor { id: parent.id.clone(), articles: parent.articles.clone() });
        ancestors.extend(parent.ancestors.iter().cloned());
        if ancestors.iter().any(|ancestor| ancestor.id == file.id) {
            return Err(NoOrdinance::OwnParent(file.id));
        }
        let mut whole = parent.table.clone();
        let over = Over { parent: &parent, relation: file.relation, by: &file.id };
        over.lay(&mut whole, table, "", &mut overrides)?;
        table = whole;
    }
    Ok(Ordinance {
        rules: typed(&table)?,
        id: file.id,
        title: file.title,
        in_force: file.in_force,
        parent: file.parent,
        articles,
        overrides,
        ancestors,
        table,
    })
}

/// Merges the announcement of one event into the ordinance in force. It replaces only provisions that are not generally
/// binding, and is cited for them.
pub fn announcement(ordinance: &Ordinance, rules: &str) -> Result<Ordinance, NoOrdinance> {
    let mut table: Table = toml::from_str(rules).map_err(|error| NoOrdinance::NoToml(error.to_string()))?;
    mark(&mut table, "announcement");
    let mut whole = ordinance.table.clone();
    let mut overrides = ordinance.overrides.clone();
    let over = Over { parent: ordinance, relation: Relation::SubOrganisation, by: "announcement" };
    over.lay(&mut whole, table, "", &mut overrides)?;
    Ok(Ordinance { rules: typed(&whole)?, overrides, table: whole, ..ordinance.clone() })
}

fn typed(table: &Table) -> Result<Rules, NoOrdinance> {
    let provisions =
        serde_json::to_value(table).map_err(|error| NoOrdinance::Shape(Unfit::Other(error.to_string())))?;
    let rules = fit(provisions).map_err(NoOrdinance::Shape)?;
    references(&rules)?;
    Ok(rules)
}

/// Provisions that name another provision: an age group, a rule of the Berlin system.
fn references(rules: &Rules) -> Result<(), NoOrdinance> {
    if rules.fees.is_some() && rules.currency.is_none() {
        return Err(NoOrdinance::NoCurrency);
    }
    let ages: Vec<&String> = rules.age.iter().flat_map(|ages| ages.events.keys()).collect();
    let deciders: Vec<&String> = rules.berlin.keys().collect();
    let check = |at: String, found: Option<&String>, known: &[&String]| match found {
        Some(found) if !known.contains(&found) => {
            let known = known.iter().map(|word| (*word).clone()).collect();
            Err(NoOrdinance::Shape(Unfit::Word { at, found: found.clone(), known }))
        }
        Some(_) | None => Ok(()),
    };
    for (id, one) in &rules.competition {
        check(format!("competition.{id}.age"), one.age.as_ref(), &ages)?;
    }
    for (id, one) in &rules.seats {
        check(format!("seats.{id}.prior-age"), one.prior_age.as_ref(), &ages)?;
    }
    for (id, one) in &rules.lineup {
        check(format!("lineup.{id}.decider"), one.decider.as_ref(), &deciders)?;
        check(format!("lineup.{id}.age.of"), one.age.as_ref().map(|age| &age.of), &ages)?;
        for special in &one.special {
            check(format!("lineup.{id}.special.age"), special.age.as_ref(), &ages)?;
        }
    }
    Ok(())
}

fn is_provision(table: &Table) -> bool {
    table.contains_key("article")
}

/// Every provision remembers the ordinance that says it.
fn mark(table: &mut Table, id: &str) {
    if is_provision(table) {
        // `B 16.5` in a youth ordinance refers to the senior ordinance, but the youth ordinance is cited.
        table.entry("source").or_insert_with(|| Value::String(id.to_owned()));
    }
    for (_, value) in table.iter_mut() {
        match value {
            Value::Table(inner) => mark(inner, id),
            Value::Array(all) => all.iter_mut().for_each(|one| {
                if let Value::Table(inner) = one {
                    mark(inner, id);
                }
            }),
            _ => {}
        }
    }
}

/// Cited articles must be listed; `B` marks an article of the parent.
fn cited(table: &Table, path: &str, articles: &BTreeMap<String, bool>) -> Result<(), NoOrdinance> {
    if let Some(Value::String(article)) = table.get("article")
        && !article.starts_with("B ")
        && article != "introduction"
        && !articles.contains_key(top(article))
    {
        return Err(NoOrdinance::NoArticle { path: path.to_owned(), article: article.clone() });
    }
    for (key, value) in table {
        for inner in tables(value) {
            cited(inner, &below(path, key), articles)?;
        }
    }
    Ok(())
}

/// The tables of a value: itself, or the elements of a list.
fn tables(value: &Value) -> impl Iterator<Item = &Table> {
    let (one, all) = match value {
        Value::Table(table) => (Some(table), [].as_slice()),
        Value::Array(all) => (None, all.as_slice()),
        _ => (None, [].as_slice()),
    };
    one.into_iter().chain(all.iter().filter_map(Value::as_table))
}

fn below(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

struct Over<'a> {
    parent: &'a Ordinance,
    relation: Relation,
    by: &'a str,
}

impl Over<'_> {
    /// Replaces provisions of `whole` by those of `new`. A value without its own article, such as the form of ranks,
    /// is as binding as the provisions beside it.
    fn lay(
        &self,
        whole: &mut Table,
        new: Table,
        path: &str,
        overrides: &mut Vec<Override>,
    ) -> Result<(), NoOrdinance> {
        let beside = whole.values().flat_map(tables).find(|one| self.binds(one)).cloned();
        for (key, value) in new {
            let here = below(path, &key);
            if let (Some(Value::Table(old)), Value::Table(new)) = (whole.get_mut(&key), &value)
                && !is_provision(old)
            {
                self.lay(old, new.clone(), &here, overrides)?;
                continue;
            }
            if let Some(old) = whole.get(&key).filter(|old| **old != value) {
                let said: Vec<&Table> = tables(old).filter(|one| is_provision(one)).collect();
                let binding = match said.as_slice() {
                    [] => beside.as_ref(),
                    said => said.iter().copied().find(|one| self.binds(one)),
                };
                if let Some(binding) = binding {
                    let (ordinance, article) = (word(binding, "source"), word(binding, "article"));
                    return Err(NoOrdinance::Binding { ordinance, article, path: here });
                }
                let article = said.first().map(|one| word(one, "article")).unwrap_or_default();
                overrides.push(Override { path: here, article, by: self.by.to_owned() });
            }
            whole.insert(key, value);
        }
        Ok(())
    }

    /// Whether a provision of the parent binds this ordinance.
    fn binds(&self, provision: &Table) -> bool {
        self.relation == Relation::SubOrganisation
            && is_provision(provision)
            && self.parent.binds(&word(provision, "source"), &word(provision, "article"))
    }
}

fn word(table: &Table, key: &str) -> String {
    table.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
}

//! `turmuhr rules`: the rulebook, by number or by words.

mod duty;
mod federation;

use std::io::Write;

use clap::{Arg, ArgMatches};
use serde_json::{Value, json};
use turmuhr_core::{
    Citation, Edition,
    citation::{PrintedNumber, printed},
};
use turmuhr_laws::requirements;
use turmuhr_rulebook::{
    Found,
    articles::text,
    duties::{self, DutyId},
    editions, relatives, search, shown_by,
};
use turmuhr_texts::{Lang, rules as say};

use super::Command;
use crate::{
    arguments,
    examples::{self, Example},
    outcome::{Done, Outcome, Trouble},
};

/// Other names an edition is asked for by: the rapid and blitz rules of 2001 are appendices of its text.
const EDITION_ALIASES: &[(&str, Edition)] =
    &[("fide-2001-rapid", Edition::Fide2001), ("fide-2001-blitz", Edition::Fide2001)];

/// Columns of a line.
const WIDTH: usize = 79;
/// Hits of a search that are shown.
const SHOWN: usize = 12;
/// Examples of an article that stands alone, and of one among others.
const EXAMPLES: usize = 8;
const EXAMPLES_EACH: usize = 3;

pub(crate) const COMMAND: Command = Command {
    name: "rules",
    usage: "turmuhr rules [QUERY] [--edition ID] [--compare ID]",
    about: say::about,
    example: |lang| match lang {
        Lang::De => "turmuhr rules Remisangebot --compare fide-1984",
        Lang::En => "turmuhr rules 9.2 --edition fide-2017",
    },
    arguments: |lang| {
        let ids = Edition::ALL.map(Edition::id);
        let known = || ids.into_iter().chain(EDITION_ALIASES.iter().map(|(alias, _)| *alias));
        let edition = arguments::one_of("edition", "ID", known(), say::arg_edition(lang, ids.join(" ")));
        vec![
            Arg::new("query").value_name("QUERY").num_args(0..).help(say::arg_query(lang)),
            arguments::with_default(edition, Edition::CURRENT.id()),
            arguments::one_of("compare", "ID", known(), say::arg_compare(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let words: Vec<&str> =
        arguments.get_many::<String>("query").into_iter().flatten().map(String::as_str).collect();
    let query = words.join(" ");
    let named = |option| arguments.get_one::<String>(option).and_then(|id| edition_named(id));
    let edition = named("edition").unwrap_or(Edition::CURRENT);
    let json = arguments.get_flag("json");
    if let Some(id) = DutyId::read(&query) {
        let Some(duty) = duties::by_id(&id) else {
            let found = federation::by_id(&id);
            if found.is_empty() {
                return Err(Trouble::Wrong(say::no_duty(lang, &id)));
            }
            let shown = if json {
                format!("{}\n", json!({ "query": query, "requirements": federation::as_json(&found, lang) }))
            } else {
                federation::page(&found, lang)
            };
            return show(&shown, lang);
        };
        let page = duty::Page::of(duty, edition);
        return show(&if json { duty_as_json(&query, edition, &page, lang) } else { page.told(lang) }, lang);
    }
    let mut book = Book { edition, compare: named("compare"), scenarios: Vec::new(), lang };
    let answer = book.look_up(&query);
    // Playing the cases takes a moment; only a page that shows them waits for it.
    if answer.in_full || json {
        book.scenarios = examples::of(edition);
    }
    let shown = if json { format!("{}\n", book.as_json(&query, &answer)) } else { book.page(&answer) };
    show(&shown, lang)?;
    if let Some(complaint) = &answer.complaint {
        eprintln!("{complaint}");
    }
    Ok(Outcome::no_if(answer.complaint.is_some()))
}

fn show(page: &str, lang: Lang) -> Done {
    std::io::stdout().write_all(page.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::no_if(false))
}

/// The same frame as the answer to another query; the articles of the edition stand where articles always stand.
fn duty_as_json(query: &str, edition: Edition, page: &duty::Page, lang: Lang) -> String {
    let book = Book { edition, compare: None, scenarios: Vec::new(), lang };
    let mut told = book.as_json(query, &Answer::of(page.articles_of(edition), false));
    told["requirement"] = page.as_json(lang);
    format!("{told}\n")
}

fn edition_named(id: &str) -> Option<Edition> {
    let alias = EDITION_ALIASES.iter().find(|(alias, _)| *alias == id);
    alias.map(|(_, edition)| *edition).or_else(|| id.parse().ok())
}

/// The rulebook opened at an edition.
struct Book {
    edition: Edition,
    compare: Option<Edition>,
    /// Cases with the articles their rulings cite.
    scenarios: Vec<(Example, Vec<Citation>)>,
    lang: Lang,
}

/// What was found for a query.
struct Answer {
    articles: Vec<Citation>,
    /// Show articles with examples and counterparts, not only their text.
    in_full: bool,
    /// Hits that are not among `articles`.
    more: usize,
    /// The call to try next, below a table of contents.
    hint: Option<String>,
    /// Why nothing was found.
    complaint: Option<String>,
}

impl Answer {
    const fn of(articles: Vec<Citation>, in_full: bool) -> Answer {
        Answer { articles, in_full, more: 0, hint: None, complaint: None }
    }

    const fn nothing(complaint: String) -> Answer {
        Answer { articles: Vec::new(), in_full: false, more: 0, hint: None, complaint: Some(complaint) }
    }
}

impl Book {
    fn look_up(&self, query: &str) -> Answer {
        let Book { edition, lang, .. } = *self;
        let query = query.trim();
        if query.is_empty() {
            let hint = Some(say::how_to_read(lang, edition, example_article(edition)));
            return Answer { hint, ..Answer::of(contents(edition), false) };
        }
        match search(edition, query, lang) {
            Found::Number(articles) => Answer::of(articles, true),
            Found::Words(mut hits) => {
                let more = hits.len().saturating_sub(SHOWN);
                hits.truncate(SHOWN);
                Answer { more, ..Answer::of(hits, false) }
            }
            Found::NoSuchNumber { nearest: Some(nearest) } => {
                Answer::nothing(say::no_article_but(lang, edition, query, nearest.article()))
            }
            Found::NoSuchNumber { nearest: None } => Answer::nothing(say::no_article(lang, edition, query)),
            Found::NoSuchWords => Answer::nothing(say::no_words(lang, edition, query)),
        }
    }

    fn page(&self, answer: &Answer) -> String {
        if answer.articles.is_empty() {
            return String::new();
        }
        let lang = self.lang;
        let mut page = lines("", &format!("{}: {}", self.edition, editions::name(self.edition, lang)));
        let widest = answer.articles.iter().map(|citation| citation.article().chars().count()).max();
        let column = widest.unwrap_or(0) + 2;
        let apart = answer.in_full || self.compare.is_some();
        let mut shown = Vec::new();
        for (place, citation) in answer.articles.iter().enumerate() {
            if apart || place == 0 {
                page.push('\n');
            }
            let number = format!("{:column$}", citation.article());
            page += &lines(&number, text(*citation, lang).unwrap_or_default());
            page += &self.details(*citation, answer.in_full, column);
            if answer.in_full {
                page += &self.examples(*citation, answer.articles.len() == 1, column, &mut shown);
            }
        }
        if let Some(example) = shown.first() {
            page += &format!("\n{}", lines("", &say::play_example(lang, example)));
        }
        if answer.more > 0 {
            page += &format!("\n{}", lines("", &say::more_hits(lang, answer.more)));
        }
        if let Some(hint) = &answer.hint {
            page += &format!("\n{}", lines("", hint));
        }
        page
    }

    /// The lines below the text of an article.
    fn details(&self, citation: Citation, in_full: bool, column: usize) -> String {
        let lang = self.lang;
        let indent = " ".repeat(column);
        let mut below = String::new();
        if let (true, Some(paper)) = (in_full, printed(citation)) {
            let (german, english) = (say::place(paper.german, lang), say::place(paper.english, lang));
            below += &lines(&indent, &say::printed(lang, german, english));
        }
        let ids: Vec<String> =
            requirements::of(citation).iter().map(|requirement| requirement.id.to_owned()).collect();
        if in_full && !ids.is_empty() {
            below += &items(&indent, &say::requirements(lang), &ids, ",");
        }
        let family = relatives(citation);
        match self.compare {
            Some(other) => {
                let others: Vec<_> = family.iter().filter(|relative| relative.edition() == other).collect();
                if others.is_empty() {
                    below += &lines(&indent, &say::nothing_related(lang, other));
                }
                for relative in others {
                    let told = match text(*relative, lang) {
                        same if same == text(citation, lang) => say::as_above(lang),
                        told => told.unwrap_or_default().to_owned(),
                    };
                    below += &lines(&indent, &format!("{other} {}: {told}", relative.article()));
                }
            }
            None if in_full && !family.is_empty() => {
                below += &items(&indent, &say::relatives(lang), &by_edition(&family), " ·");
            }
            None => {}
        }
        below
    }

    /// Cases that show an article. Among others an article has those that cite its own number, because
    /// its parts stand below with theirs.
    fn examples<'a>(
        &'a self,
        citation: Citation,
        alone: bool,
        column: usize,
        shown: &mut Vec<&'a str>,
    ) -> String {
        let lang = self.lang;
        let showing = if alone {
            shown_by(citation, &self.scenarios)
        } else {
            let own = self.scenarios.iter().filter(|(_, cites)| cites.contains(&citation));
            own.map(|(example, _)| example).collect()
        };
        let (some, more) = examples::some(showing, shown, if alone { EXAMPLES } else { EXAMPLES_EACH });
        if some.is_empty() {
            return String::new();
        }
        let indent = " ".repeat(column);
        let mut list = lines(&indent, &say::scenarios(lang));
        for example in some {
            let told = format!("{} ({})", example.title(lang), example.id);
            list += &lines(&format!("{indent}· "), &told);
        }
        if more > 0 {
            list += &lines(&format!("{indent}· "), &say::more_scenarios(lang, more));
        }
        list
    }

    fn as_json(&self, query: &str, answer: &Answer) -> Value {
        let articles: Vec<Value> =
            answer.articles.iter().map(|citation| self.article_as_json(*citation)).collect();
        json!({
            "edition": self.edition.id(),
            "query": query,
            "compare": self.compare.map(Edition::id),
            "articles": articles,
            "more": answer.more,
            "error": answer.complaint,
        })
    }

    fn article_as_json(&self, citation: Citation) -> Value {
        let ids: Vec<&str> =
            requirements::of(citation).into_iter().map(|requirement| requirement.id).collect();
        let family: Vec<Value> = relatives(citation)
            .into_iter()
            .map(|relative| {
                let mut told = json!({ "edition": relative.edition().id(), "article": relative.article() });
                if self.compare == Some(relative.edition()) {
                    told["text"] = json!(text(relative, self.lang));
                }
                told
            })
            .collect();
        let paper = printed(citation).map(
            |paper| json!({ "de": printed_as_json(paper.german), "en": printed_as_json(paper.english) }),
        );
        let scenarios: Vec<Value> =
            shown_by(citation, &self.scenarios).into_iter().map(Example::as_json).collect();
        json!({
            "article": citation.article(),
            "text": text(citation, self.lang),
            "parent": citation.parent().map(Citation::article),
            "requirements": ids,
            "relatives": family,
            "printed": paper,
            "scenarios": scenarios,
        })
    }
}

/// The articles that belong to no other; where the whole text is one article, its parts too.
fn contents(edition: Edition) -> Vec<Citation> {
    let top: Vec<Citation> = Citation::all(edition).filter(|citation| citation.parent().is_none()).collect();
    match top[..] {
        [whole] => std::iter::once(whole).chain(whole.children()).collect(),
        _ => top,
    }
}

/// An article with parts, to try the command with.
fn example_article(edition: Edition) -> &'static str {
    Citation::all(edition).find_map(Citation::parent).map_or(edition.articles()[0], Citation::article)
}

/// `fide-1984 10.5, 10.5a`: the numbers of an edition after its id.
fn by_edition(family: &[Citation]) -> Vec<String> {
    family
        .chunk_by(|one, next| one.edition() == next.edition())
        .map(|of_one| {
            let numbers: Vec<&str> = of_one.iter().map(|citation| citation.article()).collect();
            format!("{} {}", of_one[0].edition(), numbers.join(", "))
        })
        .collect()
}

fn printed_as_json(number: PrintedNumber) -> Value {
    match number {
        PrintedNumber::At(number) => json!({ "number": number, "place": "at" }),
        PrintedNumber::SecondAt(number) => json!({ "number": number, "place": "second" }),
        PrintedNumber::Inside(number) => json!({ "number": number, "place": "inside" }),
        PrintedNumber::Unnumbered => json!({ "number": null, "place": "unnumbered" }),
    }
}

/// Wraps a text; the first line follows `lead`, the others are indented as far.
fn lines(lead: &str, text: &str) -> String {
    wrapped(lead, text.split_whitespace())
}

/// A heading and its list; an item is never broken.
fn items(indent: &str, heading: &str, items: &[String], separator: &str) -> String {
    let last = items.len().saturating_sub(1);
    let separated: Vec<String> = items
        .iter()
        .enumerate()
        .map(|(place, item)| if place < last { format!("{item}{separator}") } else { item.clone() })
        .collect();
    wrapped(indent, std::iter::once(heading).chain(separated.iter().map(String::as_str)))
}

fn wrapped<'a>(lead: &str, words: impl Iterator<Item = &'a str>) -> String {
    let indent = lead.chars().count();
    let mut text = lead.to_owned();
    let mut column = indent;
    for word in words {
        let width = word.chars().count();
        if column > indent && column + 1 + width > WIDTH {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            column = indent;
        } else if column > indent {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    format!("{}\n", text.trim_end())
}

#[cfg(test)]
mod tests;

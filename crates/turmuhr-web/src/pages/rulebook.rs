//! The rulebook: search, articles side by side with another edition, and the cases of each article.

use std::{
    collections::BTreeMap,
    sync::{LazyLock, OnceLock},
};

use maud::{Markup, html};
use turmuhr_core::{Citation, Edition};
use turmuhr_rulebook::{Found, articles, relatives, search, shown_by};
use turmuhr_scenario::casebook;
use turmuhr_texts::{Lang, incident::short_edition};

use super::rules_area::{Place, rules_page};
use crate::{
    http::{Answer, Ask, Fault, moved},
    parts::options,
    words::rulebook as say,
};

/// Hits that are shown.
const SHOWN: usize = 20;

/// Search, or the contents of an edition.
pub(crate) async fn find(ask: Ask) -> Answer {
    let lang = ask.lang;
    let edition = ask.query.text("edition").parse().unwrap_or(Edition::CURRENT);
    let query = ask.query.text("q");
    let chapters = || Citation::all(edition).filter(|article| article.parent().is_none()).collect();
    let found = (!query.is_empty()).then(|| search(edition, query, lang));
    let (hits, note): (Vec<Citation>, _) = match found {
        None => (chapters(), None),
        Some(Found::Number(articles) | Found::Words(articles)) => (articles, None),
        Some(Found::NoSuchNumber { nearest }) => {
            (nearest.into_iter().collect(), Some(say::no_such_number(lang, query, short_edition(edition))))
        }
        Some(Found::NoSuchWords) => (Vec::new(), Some(say::no_such_words(lang, query))),
    };
    let editions = editions();
    let body = html! {
        form.tools method="get" action="/rules" role="search" {
            label.field { span { (say::search(lang)) } input name="q" value=(query) autofocus autocomplete="off" data-search placeholder=(say::example(lang)); }
            label.field { span { (say::edition(lang)) } select name="edition" { (options(edition.id(), &editions)) } }
            button.next { (say::find(lang)) }
        }
        @if let Some(note) = note { p.warn role="status" { (note) } }
        dl.articles #found {
            @for hit in hits.iter().take(SHOWN.max(if query.is_empty() { usize::MAX } else { 0 })) {
                dt { a href=(address(*hit)) { (hit.article()) } }
                dd { (articles::text(*hit, lang).unwrap_or_default()) }
            }
        }
        @if !query.is_empty() && hits.len() > SHOWN { p.note { (say::more(lang, hits.len() - SHOWN)) } }
    };
    Ok(rules_page(&ask, Place::Rulebook, say::title(lang), html! { (say::about(lang)) }, body))
}

fn editions() -> Vec<(String, String)> {
    Edition::ALL.map(|edition| (edition.id().to_owned(), short_edition(edition).to_owned())).to_vec()
}

pub(super) fn address(article: Citation) -> String {
    let number: String = form_urlencoded::byte_serialize(article.article().as_bytes()).collect();
    format!("/rules/{}/{}", article.edition().id(), number.replace('+', "%20"))
}

/// One article with its parts, its counterparts in other editions, and its cases.
pub(crate) async fn article(ask: Ask) -> Answer {
    let lang = ask.lang;
    let edition: Edition = ask.path.text("edition").parse().map_err(|_| Fault::NotFound)?;
    let wanted = ask.path.text("article");
    let Some(article) = Citation::find(edition, wanted).or_else(|| appendix(edition, wanted)) else {
        // The search says what there is instead.
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("edition", edition.id()).append_pair("q", wanted);
        return Ok(moved(&format!("/rules?{}", query.finish())));
    };
    let beside: Option<Edition> = ask.query.text("beside").parse().ok();
    let counterparts = relatives(article);
    let shown: Vec<Citation> = std::iter::once(article).chain(article.below()).collect();
    let other: Vec<Citation> = counterparts
        .iter()
        .copied()
        .filter(|other| Some(other.edition()) == beside)
        // A whole chapter stands beside a chapter only.
        .flat_map(|other| {
            let parts = other.below().filter(move |_| article.parent().is_none() || other.parent().is_some());
            std::iter::once(other).chain(parts)
        })
        .collect();
    let mut in_editions: BTreeMap<&str, Vec<Citation>> = BTreeMap::new();
    for other in &counterparts {
        in_editions.entry(other.edition().id()).or_default().push(*other);
    }
    let body = html! {
        @if other.is_empty() {
            (texts(&shown, lang))
        } @else {
            div.beside {
                section { h2 { (short_edition(edition)) } (texts(&shown, lang)) }
                section { h2 { (beside.map(short_edition).unwrap_or_default()) } (texts(&other, lang)) }
            }
        }
    };
    let cases = shown_by(article, casebook::cited(edition));
    let aside = html! {
        div.card {
        h2 { (say::elsewhere(lang)) }
        @if in_editions.is_empty() { p.empty { (say::nowhere_else(lang)) } }
        ul.plain {
            @for articles in in_editions.values() {
                @if let Some(first) = articles.first() {
                    li {
                        a href={ (address(article)) "?beside=" (first.edition().id()) } { (short_edition(first.edition())) }
                        " " @for one in articles { a href=(address(*one)) { (one.article()) } " " }
                    }
                }
            }
        }
        }
        div.card #cases {
        h2 { (say::cases(lang)) }
        @if cases.is_empty() { p.empty { (say::no_case(lang)) } }
        ul.plain { @for id in cases { li { (case_link(id, Some(edition), lang)) } } }
        }
    };
    let title = say::article(lang, article.article(), short_edition(edition));
    let under = html! {
        a href={ "/rules?edition=" (edition.id()) } { (short_edition(edition)) }
        @if let Some(above) = article.parent() { " › " a href=(address(above)) { (above.article()) } }
    };
    let body = html! { div.two { div.work { (body) } div.results { (aside) } } };
    Ok(rules_page(&ask, Place::Rulebook, title, under, body))
}

/// Appendices are lettered in capitals; a typed address may not be.
fn appendix(edition: Edition, wanted: &str) -> Option<Citation> {
    Citation::find(edition, &wanted.to_uppercase())
}

fn texts(shown: &[Citation], lang: Lang) -> Markup {
    html! {
        dl.articles {
            @for one in shown {
                dt { a href=(address(*one)) { (one.article()) } }
                dd { (articles::text(*one, lang).unwrap_or_default()) }
            }
        }
    }
}

/// What a link to a case says.
struct CaseHead {
    de: String,
    en: String,
    edition: Edition,
}

/// The head of a case. A chapter lists a hundred cases, so each file is read once.
fn case_head(id: &str) -> Option<&'static CaseHead> {
    static HEADS: LazyLock<BTreeMap<&'static str, OnceLock<Option<CaseHead>>>> =
        LazyLock::new(|| casebook::all().map(|case| (case.id, OnceLock::new())).collect());
    let head = || {
        let scenario = casebook::by_id(id)?.scenario()?;
        let edition = scenario.regulations.rules.edition;
        let de = scenario.title_de.unwrap_or_else(|| scenario.title.clone());
        Some(CaseHead { de, en: scenario.title, edition })
    };
    HEADS.get(id)?.get_or_init(head).as_ref()
}

/// Reads what the pages of the Laws show of the cases, so that no visitor waits for it.
pub(crate) fn prepare() {
    for case in casebook::all() {
        case_head(case.id);
    }
    super::rulings::prepare();
}

/// A case by its title; beside it the edition that is being read, if it is another one.
fn case_link(id: &str, reading: Option<Edition>, lang: Lang) -> Markup {
    let head = case_head(id);
    let beside = reading.filter(|edition| head.is_none_or(|head| head.edition != *edition));
    let title = head.map_or(id, |head| match lang {
        Lang::De => head.de.as_str(),
        Lang::En => head.en.as_str(),
    });
    html! {
        a href={ "/rulings?case=" (id) @if let Some(edition) = beside { "&beside=" (edition.id()) } } { (title) }
    }
}

/// Every case, by theme.
pub(crate) async fn cases(ask: Ask) -> Answer {
    let lang = ask.lang;
    let mut themes: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for case in casebook::all() {
        themes.entry(case.id.split('/').next().unwrap_or_default()).or_default().push(case.id);
    }
    let body = html! {
        label.field { span { (say::filter(lang)) } input.search type="search" data-filters="#cases" data-search; }
        div #cases {
            @for (theme, cases) in &themes {
                details data-group {
                    summary { (say::theme(theme, lang)) " (" (cases.len()) ")" }
                    ul.plain { @for id in cases { li { (case_link(id, None, lang)) } } }
                }
            }
        }
    };
    Ok(rules_page(&ask, Place::Cases, say::cases(lang), html! { (say::about_cases(lang)) }, body))
}

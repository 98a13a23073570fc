//! Words as an arbiter types them in a hurry find the article that rules.

use turmuhr_core::{Citation, Edition, Lang};
use turmuhr_rulebook::{Found, articles, search};

/// Words, language, edition, and the articles that are right, separated by commas; a part of one is right too.
const QUERIES: &str = include_str!("search_queries.tsv");

#[test]
fn the_ruling_article_comes_first() {
    let mut misses = Vec::new();
    let mut asked = 0;
    for line in QUERIES.lines() {
        let [words, lang, edition, wanted] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line:?} has not four columns")
        };
        let lang = if lang == "de" { Lang::De } else { Lang::En };
        let edition: Edition = edition.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        asked += 1;
        let (Found::Words(found) | Found::Number(found)) = search(edition, words, lang) else {
            panic!("{line}: nothing found")
        };
        if !wanted.split(',').any(|wanted| is_within(found[0].article(), wanted)) {
            misses.push(format!("{line}: {}", found[0].article()));
        }
    }
    assert!(asked >= 150, "{asked}");
    assert!(misses.len() * 20 <= asked, "{} of {asked}: {misses:#?}", misses.len());
}

/// 7.5.1 is within 7.5, 10.13b within 10.13; 9.31 is not within 9.3.
fn is_within(article: &str, wanted: &str) -> bool {
    article.strip_prefix(wanted).is_some_and(|rest| {
        rest.chars().next().is_none_or(|next| matches!(next, '.' | ' ' | '(') || next.is_lowercase())
    })
}

#[test]
fn every_article_is_found_by_its_own_text() {
    for edition in Edition::ALL {
        // A sample: long queries take a while.
        for citation in Citation::all(edition).step_by(9) {
            for lang in Lang::ALL {
                let told = articles::text(citation, lang).unwrap_or_default();
                let found = search(edition, told, lang);
                assert!(matches!(found, Found::Words(_)), "{citation} in {lang}: {found:?}");
            }
        }
    }
}

#[test]
fn odd_queries_are_answered_or_refused() {
    let long = "Remisangebot".repeat(2000);
    let many = "remis ".repeat(5000);
    for query in
        ["", " ", "?", "…", "ходы белых", "将棋", "ß", "=", "(=)", "0-0-0", "a", "-", "'", &long, &many]
    {
        for edition in Edition::ALL {
            let _ = search(edition, query, Lang::De);
        }
    }
}

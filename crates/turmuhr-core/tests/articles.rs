//! The article index: what must be citable, what must not, and how it hangs together.
#![allow(clippy::disallowed_methods)]

use turmuhr_core::{Citation, Edition};

#[test]
fn spot_checks_per_edition() {
    for (edition, citable, absent) in [
        (Edition::FideBlitz1977, "8.4 8.11 8.11(3) 8.13(6) 8.22", "8.1 8.3 8.11(5) 8.13(7) 8.23"),
        (Edition::Fide1984, "1 5.1f(ii) 5.6e 10.5b 10.9f 10.11c 13.2e 14.5c 15.1d 19", "10.16 13.1a 20"),
        (Edition::DsbVi1987, "14 14.1 14.11", "14.12 D.1"),
        (Edition::FideRapid1990, "heading 9c 11b 12b6 20c2 24", "11c 25"),
        (Edition::Fide1993, "10.4c 10.10a 10.13c 10.16b 10.17 13.1b 16.5", "10.9a 10.18 5.1f(i)"),
        (Edition::FideBlitz1993, "heading 4b 9c 11d 14c1 14c2 14d 15e 19", "14c3 15f 20"),
        (Edition::Fide2001, "Vorwort 3.7e 6.8b 9.2a 10.2c 13.4g B B.8 C D", "App.B 10.1 B.7"),
        (Edition::Dsb2014, "preamble 1.1 3.7.5 9.5.2 III.5", "3.7 9.5.3"),
        (
            Edition::Fide2017,
            "Preface 3.7.5.3 3.8.2.1.2 4.4.4 6.2.6 7.5.3 7.7.2 7.8.2 9.2.1.2 9.5.3 12.9.9 A.4.5 B.5 C.10.3.4 \
             D.2.10.6 I.9.3 II.3.2.7.5 III.6.2",
            "3.8.2.1.3 6.2.7 7.5.4 9.2.3 9.7 A.6 C.10.3.5",
        ),
        (
            Edition::Fide2018,
            "3.7.4.2 3.7.5.3 7.5.3 7.5.4 7.5.5 8.1.1 9.2.1.1 9.2.2.2 11.3.2.2 A.4.5 A.5 B.5",
            "3.7.3.1 7.7 7.8 8.1.1.1 9.2.3 A.6",
        ),
        (
            Edition::Fide2023,
            "3.7.3.5 3.10.3 5.1.2 7.5.5 8.1.1.2 9.2.3.2 9.6.2 11.3.2.2 A.3 A.4.3 A.5.1.2 A.5.5 A.6 B.2.3 B.4",
            "3.7.4 3.7.5.1 7.7 9.2.1.1 9.2.2.1 A.3.1 B.5",
        ),
    ] {
        for article in citable.split_whitespace() {
            assert!(Citation::find(edition, article).is_some(), "{article} of {edition} is citable");
        }
        for article in absent.split_whitespace() {
            assert_eq!(Citation::find(edition, article), None, "{edition} has no {article}");
        }
    }
    for (edition, article) in [
        (Edition::Fide1984, "Introduction a–c"),
        (Edition::Fide2001, "9.6 comment"),
        (Edition::Fide2001, "closing list"),
        (Edition::Dsb2014, "TO A-13.3"),
        (Edition::Fide2017, "C preamble"),
    ] {
        assert!(Citation::find(edition, article).is_some(), "{article} of {edition} is citable");
    }
}

/// The notes of 2014 are exempt: they are cited by the article they explain.
#[test]
fn every_article_stands_after_the_one_it_belongs_to() {
    for edition in Edition::ALL.into_iter().filter(|edition| *edition != Edition::Dsb2014) {
        let articles = edition.articles();
        for (place, article) in articles.iter().enumerate() {
            if let Some(parent) = parent(article) {
                assert!(articles[..place].contains(&parent), "{edition}: {parent} before {article}");
                let citation = Citation::new(edition, article);
                assert_eq!(citation.parent().map(Citation::article), Some(parent), "{citation}");
            }
        }
    }
}

/// What stands above a number: 9.2 above 9.2.1, 10.10 above 10.10a, 14c above 14c1, 8.11 above 8.11(1).
fn parent(article: &str) -> Option<&str> {
    if article.contains(' ') {
        return None;
    }
    if let Some(bracket) = article.find('(') {
        return Some(&article[..bracket]);
    }
    let last = article.len() - 1;
    if article.ends_with(|end: char| end.is_ascii_lowercase()) {
        return article[..last].ends_with(|digit: char| digit.is_ascii_digit()).then(|| &article[..last]);
    }
    if article[..last].ends_with(|letter: char| letter.is_ascii_lowercase()) {
        return Some(&article[..last]);
    }
    article.rfind('.').map(|dot| &article[..dot])
}

#[test]
fn numbers_run_on_without_gaps() {
    for edition in [Edition::Fide2017, Edition::Fide2018, Edition::Fide2023] {
        for article in edition.articles() {
            let Some((head, tail)) = article.rsplit_once('.') else { continue };
            let Ok(number @ 2..) = tail.parse::<u8>() else { continue };
            let previous = format!("{head}.{}", number - 1);
            assert!(
                edition.articles().contains(&previous.as_str()),
                "{edition}: {previous} before {article}"
            );
        }
    }
}

/// Where the catalogue of requirements lies beside the workspace, everything it cites can be cited.
#[test]
fn whatever_the_catalogue_cites_is_citable() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/spec/laws.md");
    let Ok(catalogue) = std::fs::read_to_string(path) else { return };
    let (requirements, index) = catalogue.split_once("## 8 Coverage index").expect("section 8");

    let mut missing = Vec::new();
    for line in requirements.lines() {
        let Some((_, basis)) = line.split_once("*Basis:* ") else { continue };
        let basis = basis.split(" *").next().unwrap_or(basis);
        for part in basis.split(" · ") {
            let Some((code, articles)) = part.split_once(": ") else { continue };
            let edition = edition_of(code.trim());
            let articles = without_remarks(articles);
            missing.extend(articles.split([',', ';']).filter_map(|article| unknown(edition, article)));
        }
    }
    let mut edition = None;
    for line in index.lines() {
        if let Some(heading) = line.strip_prefix("### 8.") {
            edition = heading.split_whitespace().nth(1).map(|id| id.parse::<Edition>().expect("an edition"));
        } else if let Some((_, entries)) = line.split_once(":** ") {
            let edition = edition.expect("a heading above");
            let articles = entries.split("; ").filter_map(|entry| entry.split(" → ").next());
            missing.extend(articles.filter_map(|article| unknown(edition, article)));
        }
    }
    assert!(missing.is_empty(), "not citable: {missing:?}");

    fn unknown(edition: Edition, article: &str) -> Option<String> {
        // The appendices of 2001 are cited by their letters.
        let article = article.trim();
        let article = article.strip_prefix("App. ").unwrap_or(article);
        Citation::find(edition, article).is_none().then(|| format!("{article} ({edition})"))
    }

    /// `3.2 (with Art. 6)` is 3.2, while the bracket of `8.11(1)` belongs to the number.
    fn without_remarks(articles: &str) -> String {
        let mut rest = articles;
        let mut kept = String::new();
        while let Some((before, after)) = rest.split_once(" (") {
            kept.push_str(before);
            rest = after.split_once(')').map_or("", |(_, after)| after);
        }
        kept + rest
    }

    fn edition_of(code: &str) -> Edition {
        match code {
            "17" => Edition::Fide2017,
            "DSB" => Edition::Dsb2014,
            "01" => Edition::Fide2001,
            "93" => Edition::Fide1993,
            "R90" => Edition::FideRapid1990,
            "B93" => Edition::FideBlitz1993,
            "84" => Edition::Fide1984,
            "B77" => Edition::FideBlitz1977,
            "V87" => Edition::DsbVi1987,
            other => panic!("no such basis code: {other:?}"),
        }
    }
}

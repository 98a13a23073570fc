//! The index of requirements: what it rests on exists, and nothing is listed twice.
#![allow(clippy::disallowed_methods)]

use std::collections::BTreeMap;

use turmuhr_core::{Citation, Edition, cite};
use turmuhr_laws::requirements::{self, DecidedBy, Requirement};

fn ids(found: Vec<&Requirement>) -> Vec<&str> {
    found.into_iter().map(|requirement| requirement.id).collect()
}

#[test]
fn ids_are_unique_and_in_order() {
    let ids: Vec<&str> = requirements::all().map(|requirement| requirement.id).collect();
    assert!(ids.len() > 400);
    for pair in ids.windows(2) {
        assert!(pair[0] < pair[1], "{} before {}", pair[0], pair[1]);
    }
    for id in ids {
        assert_eq!(requirements::by_id(id).map(|requirement| requirement.id), Some(id));
    }
    assert_eq!(requirements::by_id("L-1000"), None);
}

#[test]
fn every_requirement_rests_on_articles_that_exist() {
    for Requirement { id, basis, .. } in requirements::all() {
        assert!(!basis.is_empty(), "{id} rests on nothing");
        for (edition, articles) in *basis {
            assert!(!articles.is_empty(), "{id}: {edition} without an article");
            for article in *articles {
                assert!(Citation::find(*edition, article).is_some(), "{id}: {edition} has no {article}");
            }
        }
    }
}

#[test]
fn an_article_carries_the_requirements_that_name_it() {
    for (citation, carries) in [
        (cite!(Fide2017, "3.7.4.2"), "L-051"),
        (cite!(Fide2023, "3.7.3.2"), "L-051"),
        (cite!(Fide2018, "7.5.5"), "L-241"),
        (cite!(Dsb2014, "1.1"), "L-025"),
    ] {
        let carried = ids(requirements::of(citation));
        assert!(carried.contains(&carries), "{citation}: {carried:?}");
    }
    assert_eq!(requirements::of(cite!(Fide2023, "A.3")), Vec::<&Requirement>::new());
}

#[test]
fn a_whole_article_carries_what_its_parts_carry() {
    let promotion = cite!(Fide2017, "3.7.5");
    assert_eq!(requirements::of(promotion), Vec::<&Requirement>::new());
    assert_eq!(ids(requirements::of_whole(promotion)), ["L-070", "L-071"]);
}

#[test]
fn articles_and_requirements_name_each_other() {
    for requirement in requirements::all() {
        for edition in Edition::ALL {
            for citation in requirement.articles(edition) {
                assert!(requirements::of(citation).contains(&requirement), "{} {citation}", requirement.id);
            }
        }
    }
    for edition in Edition::ALL {
        for citation in Citation::all(edition) {
            for requirement in requirements::of(citation) {
                assert!(requirement.articles(edition).contains(&citation), "{} {citation}", requirement.id);
            }
        }
    }
}

/// Where the catalogue of requirements lies beside the workspace, the index is the catalogue's.
#[test]
fn the_index_agrees_with_the_catalogue() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/spec/laws.md");
    let Ok(catalogue) = std::fs::read_to_string(path) else { return };
    let index = catalogue.split_once("## 8 Coverage index").expect("section 8").1;

    let mut kinds = BTreeMap::new();
    for line in catalogue.lines() {
        let Some((id, rest)) = line.strip_prefix("- **").and_then(|line| line.split_once("** [")) else {
            continue;
        };
        let kind = match rest.split(']').next() {
            Some("AUTO") => DecidedBy::Auto,
            Some("CLAIM") => DecidedBy::Claim,
            Some("DISCRETION") => DecidedBy::Discretion,
            Some("INFO") => DecidedBy::Info,
            other => panic!("{id}: no such kind {other:?}"),
        };
        kinds.insert(id, kind);
    }
    let ours: BTreeMap<_, _> =
        requirements::all().map(|requirement| (requirement.id, requirement.kind)).collect();
    assert_eq!(ours, kinds);

    let mut edition = None;
    for line in index.lines() {
        if let Some(heading) = line.strip_prefix("### 8.") {
            edition = heading.split_whitespace().nth(1).map(|id| id.parse::<Edition>().expect("an edition"));
        } else if let Some((_, entries)) = line.split_once(":** ") {
            let edition = edition.expect("a heading above");
            for (article, numbers) in entries.split("; ").filter_map(|entry| entry.split_once(" → ")) {
                let article = article.strip_prefix("App. ").unwrap_or(article);
                let citation = Citation::find(edition, article).expect("a citable article");
                let listed: Vec<String> = numbers.split(", ").map(|number| format!("L-{number}")).collect();
                assert_eq!(ids(requirements::of(citation)), listed, "{citation}");
            }
        }
    }
}

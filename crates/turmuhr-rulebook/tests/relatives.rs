//! Relatives of an article in other editions.

use turmuhr_core::{Citation, Edition, cite};
use turmuhr_rulebook::{relatives, shown_by};

#[test]
fn the_closest_relative_of_an_edition_comes_first() {
    for (citation, edition, closest) in [
        (cite!(Fide2017, "9.2.2"), Edition::Fide2023, "9.2.3"),
        (cite!(Fide2023, "7.5.5"), Edition::Fide2017, "7.5.3"),
        (cite!(Fide2017, "7.8.2"), Edition::Fide2023, "7.5.5"),
        (cite!(Fide2023, "3.7.3.2"), Edition::Fide1984, "5.6c"),
        (cite!(Fide1984, "5.6c"), Edition::Fide2023, "3.7.3.1"),
        (cite!(Fide2017, "9.3"), Edition::Fide1993, "10.12"),
        (cite!(Fide1993, "10.10"), Edition::Fide1984, "10.5"),
        (cite!(Dsb2014, "1.1"), Edition::Fide2017, "1.3"),
        (cite!(FideBlitz1977, "8.11(1)"), Edition::FideBlitz1993, "14a"),
    ] {
        let found = relatives(citation).into_iter().find(|relative| relative.edition() == edition);
        assert_eq!(found.map(Citation::article), Some(closest), "{citation} in {edition}");
    }
}

#[test]
fn relatives_are_few_and_of_other_editions() {
    for edition in Edition::ALL {
        for citation in Citation::all(edition) {
            let found = relatives(citation);
            assert!(!found.iter().any(|relative| relative.edition() == edition), "{citation}");
            for other in Edition::ALL {
                let few = found.iter().filter(|relative| relative.edition() == other).count();
                assert!(few <= 3, "{citation}: {few} in {other}");
            }
        }
    }
}

#[test]
fn a_scenario_shows_the_articles_it_cites_and_those_above() {
    let scenarios = [
        ("third time", vec![cite!(Fide2017, "9.2.1.2"), cite!(Fide2017, "9.5.2")]),
        ("flag", vec![cite!(Fide2017, "6.9")]),
    ];
    assert_eq!(shown_by(cite!(Fide2017, "9.2"), &scenarios), [&"third time"]);
    assert_eq!(shown_by(cite!(Fide2017, "9.3"), &scenarios), Vec::<&&str>::new());
}

//! The kept table of cases and the articles they cite equals what the cases give when they are played.
//!
//! `UPDATE_CITATIONS=1` writes it anew.

#![allow(clippy::disallowed_methods)]

use turmuhr_core::Edition;
use turmuhr_scenario::casebook::{self, Cited};

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/cited.tsv");

fn played(edition: Edition) -> Vec<Cited> {
    let articles = |case: casebook::Case| Some((case.id, case.scenario()?.articles_of(edition)));
    casebook::all().filter_map(articles).filter(|(_, articles)| !articles.is_empty()).collect()
}

fn rows(edition: Edition, cases: &[Cited]) -> String {
    let row = |(id, articles): &Cited| {
        let numbers: Vec<&str> = articles.iter().map(|article| article.article()).collect();
        format!("{id}\t{edition}\t{}\n", numbers.join("|"))
    };
    cases.iter().map(row).collect()
}

#[test]
fn the_table_says_what_the_cases_cite() {
    let played: Vec<(Edition, Vec<Cited>)> = Edition::ALL.map(|edition| (edition, played(edition))).to_vec();
    if std::env::var_os("UPDATE_CITATIONS").is_some() {
        let text: String = played.iter().map(|(edition, cases)| rows(*edition, cases)).collect();
        std::fs::write(TABLE, text).expect("the table can be written");
        return;
    }
    for (edition, cases) in &played {
        assert_eq!(
            rows(*edition, cases),
            rows(*edition, casebook::cited(*edition)),
            "UPDATE_CITATIONS=1 cargo test -p turmuhr-scenario --test cited"
        );
    }
}

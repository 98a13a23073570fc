//! The whole table: printed in one file to hold next to the rule books.
#![allow(clippy::disallowed_methods)]

use std::{collections::BTreeSet, fmt::Write};

use turmuhr_laws::rules::{Mode, Overlay, Row, Rows, Rules, Supervision, overlaid, pages};

fn name(page: &Rules) -> String {
    let mode = match page.mode {
        Mode::Standard => "standard",
        Mode::Rapid => "rapid",
        Mode::Blitz => "blitz",
    };
    let watched = match page.supervision {
        Supervision::Full => "full",
        Supervision::Limited => "limited",
    };
    format!("{} {mode} {watched}", page.edition)
}

fn told(row: &Row) -> String {
    let edition = row.cites.edition();
    format!("{} ({edition} {})", row.value, row.cites.articles().join(", "))
}

type Group = (&'static str, fn(&Rules) -> Vec<Row>);

/// The groups in the order of the specification.
const GROUPS: [Group; 12] = [
    ("Set-up, colours, clock place", |page| page.setup.rows()),
    ("Act of moving", |page| page.act.rows()),
    ("Clock and flag", |page| page.clock.rows()),
    ("Arrival", |page| page.arrival.rows()),
    ("Illegal moves and displaced pieces", |page| page.illegal.rows()),
    ("Recording", |page| page.recording.rows()),
    ("Draw offers and claims", |page| page.draws.rows()),
    ("Quickplay finish", |page| page.quickplay.rows()),
    ("Conduct and penalties", |page| page.conduct.rows()),
    ("What the arbiter does unasked", |page| page.powers.rows()),
    ("Adjournment", |page| page.adjournment.rows()),
    ("Visually impaired players", |page| page.visual.rows()),
];

/// L-794: the values are data; one table an edition and mode.
#[test]
fn l_794_the_whole_table() {
    let mut text = String::new();
    for (title, rows_of) in GROUPS {
        let _ = writeln!(text, "# {title}");
        for (index, row) in rows_of(&pages()[0]).iter().enumerate() {
            let _ = writeln!(text, "\n{} {}", row.id, row.key);
            // Pages that say the same in the same words of the table share a line.
            let mut lines: Vec<(String, Vec<String>)> = Vec::new();
            for page in pages() {
                let cell = told(&rows_of(page)[index]);
                match lines.iter_mut().find(|(known, _)| *known == cell) {
                    Some((_, names)) => names.push(name(page)),
                    None => lines.push((cell, vec![name(page)])),
                }
            }
            for (cell, names) in lines {
                let _ = writeln!(text, "  {cell}: {}", names.join("; "));
            }
        }
        text.push('\n');
    }
    insta::assert_snapshot!(text);
}

/// What the overlays change, row by row.
#[test]
fn l_012_what_the_overlays_change() {
    let mut text = String::new();
    for overlay in Overlay::ALL {
        for page in pages() {
            let (plain, laid) = (page.rows(), overlaid(page, overlay).rows());
            for (before, after) in plain.iter().zip(&laid).filter(|(before, after)| before != after) {
                let from = told(before);
                let _ = writeln!(text, "{}: {} {from} -> {}", name(page), after.key, told(after));
            }
        }
    }
    insta::assert_snapshot!(text);
}

#[test]
fn keys_and_ids_are_unique() {
    for page in pages() {
        let rows = page.rows();
        let keys: BTreeSet<&str> = rows.iter().map(|row| row.key).collect();
        let ids: BTreeSet<&str> = rows.iter().map(|row| row.id).collect();
        assert_eq!(keys.len(), rows.len(), "{}: a key twice", name(page));
        assert_eq!(ids.len(), rows.len(), "{}: an id twice", name(page));
    }
}

#[test]
fn no_two_pages_have_the_same_name() {
    let names: BTreeSet<String> = pages().iter().map(name).collect();
    assert_eq!(names.len(), pages().len());
}

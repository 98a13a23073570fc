//! Which articles each consequence cites, by edition: the whole table, as the casebook and random games show it.
//!
//! The table pins; it does not prove. A new row is read against its articles before it is accepted with
//! `UPDATE_CITATIONS=1`.

#![allow(clippy::disallowed_methods)]

use std::{collections::BTreeSet, path::Path};

use turmuhr_clock::Moment;
use turmuhr_laws::{
    fuzz::Source,
    game::{Consequence, LiveGame, Ruling},
    rules::pages,
    words::Word,
};
use turmuhr_scenario::casebook;

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/citations.tsv");
const WALKS: u64 = 3000;

/// What follows, without the details of one game.
fn consequence(what: &Consequence) -> String {
    match what {
        Consequence::Over(over) => format!("over {}", over.reason.as_str()),
        Consequence::AddTime { .. } => "add-time".to_owned(),
        Consequence::TakeTime { .. } => "take-time".to_owned(),
        Consequence::SetClock { .. } => "set-clock".to_owned(),
        Consequence::Restore { .. } => "restore".to_owned(),
        Consequence::Must(_) => "must".to_owned(),
        Consequence::Free => "free".to_owned(),
        Consequence::ReplacePawn { role, .. } => format!("replace-pawn {}", role.word()),
        Consequence::Claim { upheld: true, .. } => "claim upheld".to_owned(),
        Consequence::Claim { upheld: false, why } => {
            format!("claim refused {}", why.map_or("", Word::word))
        }
        Consequence::Inadmissible { why } => format!("inadmissible {}", why.word()),
        Consequence::Offer(state) => format!("offer {}", state.word()),
        Consequence::Warning { .. } => "warning".to_owned(),
        Consequence::Penalty { what, .. } => format!("penalty {}", what.word()),
        Consequence::Choose { options, .. } => {
            let penalties = options.iter().filter(|option| option.is_penalty()).count() > 2;
            let mut words: Vec<&str> = options
                .iter()
                .filter(|option| !penalties || !option.is_penalty())
                .map(|option| option.word())
                .collect();
            words.extend(penalties.then_some("penalty"));
            format!("choose {}", words.join("/"))
        }
        Consequence::Owes { what, .. } => format!("owes {}", what.word()),
        Consequence::NewGame { why } => format!("new-game {}", why.word()),
        Consequence::Continue => "continue".to_owned(),
        Consequence::Sealed => "sealed".to_owned(),
        Consequence::Report { .. } => "report".to_owned(),
        Consequence::AppealStored => "appeal".to_owned(),
        Consequence::Spoken { .. } => "spoken".to_owned(),
    }
}

/// The text the game is played by, what follows, and the articles with the name of another text.
fn row(game: &LiveGame, ruling: &Ruling) -> String {
    let edition = game.rules().edition;
    let name = |cite: &turmuhr_core::Citation| match cite.edition() {
        own if own == edition => cite.article().to_owned(),
        other => format!("{other} {}", cite.article()),
    };
    let cites: Vec<String> = ruling.cites.iter().map(name).collect();
    format!("{edition}\t{}\t{}", consequence(&ruling.what), cites.join(", "))
}

/// Every case by every page.
fn of_the_casebook(rows: &mut BTreeSet<String>) {
    for case in casebook::all() {
        let scenario = case.scenario().unwrap_or_else(|| panic!("{} cannot be read", case.id));
        let own = scenario.play();
        // A move that another page ended the game before is no fault of the table.
        let others = pages().iter().map(|rules| scenario.play_by(rules));
        for played in std::iter::once(own).chain(others).flatten() {
            let rulings = played.events.iter().flat_map(|event| &event.rulings);
            rows.extend(rulings.map(|ruling| row(&played.game, ruling)));
        }
    }
}

/// Random games, the same on every run.
fn of_random_games(rows: &mut BTreeSet<String>) {
    for walk in 1..=WALKS {
        let mut state = walk.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let bytes: Vec<u8> = std::iter::repeat_with(|| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.to_le_bytes()[3]
        })
        .take(600)
        .collect();
        let mut source = Source::new(&bytes);
        let mut game = LiveGame::new(source.regulations());
        let mut now = Moment::START;
        while !source.is_empty() {
            let event = source.event(&game, &mut now);
            let rulings = game.apply(&event);
            rows.extend(rulings.iter().map(|ruling| row(&game, ruling)));
        }
    }
}

#[test]
fn every_consequence_cites_the_articles_of_the_table() {
    let mut seen = BTreeSet::new();
    of_the_casebook(&mut seen);
    of_random_games(&mut seen);
    let text: String = seen.iter().map(|row| format!("{row}\n")).collect();
    if std::env::var_os("UPDATE_CITATIONS").is_some() {
        std::fs::write(Path::new(TABLE), &text).expect("the table can be written");
    }
    let table = std::fs::read_to_string(Path::new(TABLE)).expect("the table");
    let known: BTreeSet<String> = table.lines().map(str::to_owned).collect();
    let new: Vec<&String> = seen.difference(&known).collect();
    let gone: Vec<&String> = known.difference(&seen).collect();
    assert!(new.is_empty() && gone.is_empty(), "new: {new:#?}\nno longer: {gone:#?}");
}

//! Season journals of earlier versions of the program still give the same season.
//!
//! `golden/v1` holds journals written by the first version, a line an entry, and beside each the tables and findings that
//! version worked out. The files are never written again.

use std::{fs, path::PathBuf};

use serde_json::{Value, json};
use turmuhr_season::{
    Journal, SeasonEntry, State, TeamId,
    tables::{counted, group_moves},
};

const VERSIONS: [&str; 1] = ["v1"];

fn folder(version: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(version)
}

/// Everything a reader sees of a season: tables, who goes up and down, what each match counts, findings, fines.
fn worked_out(state: &State) -> Value {
    let mut tables = Vec::new();
    for (class, details) in &state.classes {
        for group in 0..details.groups.len() {
            let (table, moves) = group_moves(state, *class, group).expect("a table");
            let names = |teams: &[TeamId]| -> Vec<u32> { teams.iter().map(|team| team.0).collect() };
            let lines: Vec<Value> = table
                .table
                .rows
                .iter()
                .map(|row| {
                    json!({
                        "team": row.team.0, "place": row.place, "played": [row.won, row.drawn, row.lost],
                        "match": row.match_points, "board": row.board_points.in_tenths(), "deducted": row.deducted,
                    })
                })
                .collect();
            let left: Vec<Value> = table.left.iter().map(|(team, what)| json!([team, what.word()])).collect();
            let undecided: Vec<Value> =
                moves.undecided.iter().map(|(place, rows)| json!([place, names(rows)])).collect();
            tables.push(json!({
                "class": details.details.name, "group": group, "lines": lines, "left": left,
                "provisional": table.provisional, "promoted": names(&moves.promoted),
                "relegated": names(&moves.relegated), "undecided": undecided,
            }));
        }
    }
    let matches: Vec<Value> = state
        .matches
        .iter()
        .map(|(id, one)| {
            let (played, settled) = counted(state, *id);
            let found: Vec<Value> = state
                .findings(*id)
                .iter()
                .map(|one| {
                    let cites: Vec<String> = one.cites.iter().map(ToString::to_string).collect();
                    json!([one.side, one.board, one.rank, one.kind, one.consequence, cites])
                })
                .collect();
            json!({
                "match": id, "on": one.fixture.on, "moved_from": one.moved_from, "counts": format!("{played:?}"),
                "settled": settled, "findings": found,
            })
        })
        .collect();
    json!({
        "entries": state.position, "season": state.season, "tables": tables, "matches": matches,
        "fines": state.fines, "fine_limit": state.fine_limit,
    })
}

/// The journals lie in files.
#[allow(clippy::disallowed_methods)]
#[test]
fn a_journal_of_an_earlier_version_gives_the_same_season() {
    for version in VERSIONS {
        let mut seen = 0;
        for file in fs::read_dir(folder(version)).expect("golden files") {
            let path = file.expect("a file").path();
            if path.extension().is_none_or(|extension| extension != "jsonl") {
                continue;
            }
            seen += 1;
            let text = fs::read_to_string(&path).expect("a journal");
            let entries: Vec<SeasonEntry> =
                text.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
            let journal = Journal::open(entries).expect("opens");
            let expected = path.with_extension("json");
            let expected: Value =
                serde_json::from_str(&fs::read_to_string(&expected).expect("its season")).expect("JSON");
            assert_eq!(worked_out(journal.state()), expected, "{}", path.display());
        }
        assert!(seen > 1, "{version}");
    }
}

//! Tie-breaks of generated tournaments: in the corpus every value and rank equals TieBreakServer's.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use turmuhr_core::PlayerId;
use turmuhr_exchange::trf::{self, Tournament};
use turmuhr_standings::{Code, Measure, Standings, TieBreakEdition, standings};
use turmuhr_testkit::{AtLeast, Cases, cases, on_cases};

/// The peer is wrong here: of two teams with a drawn match it ranks the higher board count first. Smaller is
/// better (C.07, 12.1), as the peer itself has it for a board count alone.
const COUNT_TURNED: [(&str, [u32; 2]); 3] = [
    ("pub-team-03-t08-r05-b2", [5, 6]),
    ("pub-team-05-t20-r05-b4", [3, 11]),
    ("pub-team-07-t10-r07-b4", [3, 4]),
];

/// Columns that the peer names differently.
fn is_passed_over(column: &str) -> bool {
    ["id", "team", "NUM", "VUR", "ABH", "AFB", "RSES", "RTG"].contains(&column)
}

struct Answers {
    stem: String,
    after: Option<u32>,
    columns: Vec<String>,
    /// By participant, one for each column.
    rows: BTreeMap<u32, Vec<String>>,
}

fn answers(path: &Path) -> Answers {
    let text = cases::text(path);
    let name = path.file_stem().unwrap().to_str().unwrap();
    let (stem, after) =
        name.split_once(".after").map_or((name, None), |(stem, after)| (stem, after.parse().ok()));
    let mut lines = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t'));
    let columns: Vec<String> = lines.next().unwrap().map(str::to_owned).collect();
    let rows = lines.map(|mut row| (row.next().unwrap().parse().unwrap(), row.map(str::to_owned).collect()));
    Answers { stem: stem.to_owned(), after, columns: columns[1..].to_vec(), rows: rows.collect() }
}

fn tournament(cases: &Cases, stem: &str) -> Option<PathBuf> {
    let folders = ["swiss", "tiebreaks", "team-swiss"].into_iter();
    folders.map(|folder| cases.path(&format!("{folder}/{stem}.trf"))).find(|path| path.exists())
}

/// Our value in hundredths.
fn shown(made: &Standings, id: u32) -> Option<f64> {
    let row = made.row(PlayerId(id)).unwrap();
    let value = match row.values.last() {
        None => Some(&row.points),
        Some(value) => value.as_ref(),
    };
    value.map(|value| value.amount.to_string().parse().unwrap())
}

#[test]
fn every_value_and_every_place() {
    on_cases("every_value_and_every_place", AtLeast { own: 275, corpus: 175_220 }, values_and_places);
}

/// The number of values compared.
fn values_and_places(cases: &Cases) -> usize {
    let mut compared = 0;
    for path in cases.files("tiebreaks", "tsv") {
        // The large files are slow in a test build.
        if !std::fs::metadata(&path).is_ok_and(|file| file.len() < 40_000) {
            continue;
        }
        let answers = answers(&path);
        let Some(file) = tournament(cases, &answers.stem) else { continue };
        let read = trf::read(&cases::bytes(&file));
        let tournament = Tournament::new(&read);
        let rules = TieBreakEdition::Fide2026.rules();
        let mut event = tournament.sound().unwrap().event(&rules, answers.after, None);
        let teams = event.is_of_teams();
        for (index, column) in answers.columns.iter().enumerate() {
            if is_passed_over(column) {
                continue;
            }
            // `rank:PTS,A,B` are ranks by A, then B; `DE@PTS,A` is DE among those tied after A.
            let (list, places) = match (column.strip_prefix("rank:"), column.split_once('@')) {
                (Some(list), _) => (list.split(',').skip(1).collect(), true),
                (None, Some((code, after))) => (after.split(',').skip(1).chain([code]).collect(), false),
                (None, None) => (vec![column.as_str()], false),
            };
            if teams {
                // The peer did not know the primary score: it counts match points first by default.
                let game_points = column.starts_with("rank:GPTS");
                event.primary = if game_points { Measure::Game } else { Measure::Match };
            }
            let codes: Vec<Code> = list.iter().map(|code| code.parse().unwrap()).collect();
            let made = standings(&event, rules, &codes).unwrap();
            for (id, row) in &answers.rows {
                let wanted: Option<f64> = row[index].parse().ok();
                let ours = if places {
                    made.row(PlayerId(*id)).map(|row| f64::from(row.rank))
                } else {
                    shown(&made, *id)
                };
                let same = match (ours, wanted) {
                    (Some(ours), Some(wanted)) => (ours - wanted).abs() < 0.0051,
                    (ours, wanted) => ours.is_none() && wanted.is_none(),
                };
                let turned = ["EDEBT", "EDEBB"].iter().any(|chain| column.contains(chain))
                    && COUNT_TURNED.iter().any(|(stem, ids)| *stem == answers.stem && ids.contains(id));
                assert_eq!(
                    same, !turned,
                    "{} {:?} {column} of {id}: {ours:?}, not {wanted:?}",
                    answers.stem, answers.after
                );
                compared += 1;
            }
        }
    }
    compared
}

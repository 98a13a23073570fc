//! Real files, where they are at hand: read, compared with known answers, written and read again.
#![allow(clippy::disallowed_methods)]

use std::path::{Path, PathBuf};

use turmuhr_exchange::{fuzz::games_read_and_write_back, pgn};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus/pgn");

#[test]
fn known_files_give_the_known_games() {
    // Files on which other readers differ but whose text leaves no doubt: a null move, captures
    // without x, results written right behind the move, moves given by squares.
    const SETTLED: [&str; 4] = ["anastasian-lewis", "great_masters", "scarborough_2001", "uci-moves"];
    let disputed = std::fs::read_to_string(Path::new(FOLDER).join("disputed.tsv")).unwrap_or_default();
    let is_disputed = |name: &str| disputed.lines().any(|line| line.split('.').next() == Some(name));

    let mut wrong = Vec::new();
    for file in files() {
        let name = file.file_stem().unwrap().to_str().unwrap();
        let answers = file.with_file_name("expected").join(format!("{name}.tsv"));
        if !answers.exists() || (is_disputed(name) && !SETTLED.contains(&name)) {
            continue;
        }
        let answers = std::fs::read_to_string(answers).unwrap();
        let bytes = std::fs::read(&file).unwrap();
        let games: Vec<String> = pgn::read(&bytes).map(|record| record.summary().to_string()).collect();
        if games.len() != answers.lines().count() {
            wrong.push(format!("{name}: {} games, not {}", games.len(), answers.lines().count()));
        }
        for (game, answer) in games.iter().zip(answers.lines()) {
            if !agrees(game, answer) {
                wrong.push(format!("{name}: {game}\n  instead of {answer}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn real_games_survive_being_written() {
    for file in files() {
        games_read_and_write_back(&std::fs::read(file).unwrap());
    }
}

#[test]
fn the_same_games_in_other_notations() {
    let folder = Path::new(FOLDER).join("notation");
    let Ok(standard) = std::fs::read(folder.join("standard.pgn")) else { return };
    let ends = |bytes: &[u8]| -> Vec<(usize, String, bool)> {
        let ends = pgn::read(bytes).map(|record| record.summary());
        ends.map(|summary| (summary.plies, summary.final_fen, summary.ok)).collect()
    };
    let wanted = ends(&standard);
    for file in pgn_files(&folder) {
        let games = ends(&std::fs::read(&file).unwrap());
        let right = games.iter().zip(&wanted).filter(|(game, wanted)| game == wanted).count();
        assert_eq!((right, games.len()), (wanted.len(), wanted.len()), "{}", file.display());
    }
}

/// Fields as the answers have them: number, plies, FEN, result, ok or error. Move counters and an
/// unknown result are not compared, and after an error only the error is.
fn agrees(game: &str, answer: &str) -> bool {
    let (game, answer): (Vec<&str>, Vec<&str>) = (game.split('\t').collect(), answer.split('\t').collect());
    let place = |fields: &[&str]| fields[2].split(' ').take(2).collect::<Vec<_>>().join(" ");
    game[4] == answer[4]
        && (answer[4] == "error"
            || (game[1] == answer[1]
                && place(&game) == place(&answer)
                && (game[3] == answer[3] || answer[3] == "?")))
}

fn files() -> Vec<PathBuf> {
    pgn_files(Path::new(FOLDER))
}

fn pgn_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(folder) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = folder
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .collect();
    files.sort();
    files
}

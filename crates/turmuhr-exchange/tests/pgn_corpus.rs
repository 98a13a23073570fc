//! Files of games: read, compared with known answers, written and read again.

use turmuhr_exchange::{fuzz::games_read_and_write_back, pgn};
use turmuhr_testkit::{AtLeast, Cases, cases, on_cases};

#[test]
fn known_files_give_the_known_games() {
    let at_least = AtLeast { own: 6, corpus: 3_381 };
    on_cases("known_files_give_the_known_games", at_least, games_are_the_known_ones);
}

/// The number of games compared.
fn games_are_the_known_ones(cases: &Cases) -> usize {
    // Files on which other readers disagree although the text is clear: a null move, captures without x,
    // results directly after the move, moves given by squares.
    const SETTLED: [&str; 4] = ["anastasian-lewis", "great_masters", "scarborough_2001", "uci-moves"];
    let disputed = cases.path("pgn/disputed.tsv");
    let disputed = if disputed.exists() { cases::text(&disputed) } else { String::new() };
    let is_disputed = |name: &str| disputed.lines().any(|line| line.split('.').next() == Some(name));

    let (mut wrong, mut seen) = (Vec::new(), 0);
    for file in cases.files("pgn", "pgn") {
        let name = file.file_stem().unwrap().to_str().unwrap();
        let answers = file.with_file_name("expected").join(format!("{name}.tsv"));
        if !answers.exists() || (is_disputed(name) && !SETTLED.contains(&name)) {
            continue;
        }
        let answers = cases::text(&answers);
        let bytes = cases::bytes(&file);
        let games: Vec<String> = pgn::read(&bytes).map(|record| record.summary().to_string()).collect();
        if games.len() != answers.lines().count() {
            wrong.push(format!("{name}: {} games, not {}", games.len(), answers.lines().count()));
        }
        for (game, answer) in games.iter().zip(answers.lines()) {
            seen += 1;
            if !agrees(game, answer) {
                wrong.push(format!("{name}: {game}\n  instead of {answer}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
    seen
}

#[test]
fn real_games_survive_being_written() {
    on_cases("real_games_survive_being_written", AtLeast { own: 1, corpus: 23 }, |cases| {
        let files = cases.files("pgn", "pgn");
        files.iter().for_each(|file| games_read_and_write_back(&cases::bytes(file)));
        files.len()
    });
}

#[test]
fn the_same_games_in_other_notations() {
    let ends = |bytes: &[u8]| -> Vec<(usize, String, bool)> {
        let ends = pgn::read(bytes).map(|record| record.summary());
        ends.map(|summary| (summary.plies, summary.final_fen, summary.ok)).collect()
    };
    on_cases("the_same_games_in_other_notations", AtLeast { own: 5, corpus: 10 }, |cases| {
        let wanted = ends(&cases::bytes(&cases.path("pgn/notation/standard.pgn")));
        let files = cases.files("pgn/notation", "pgn");
        for file in &files {
            let games = ends(&cases::bytes(file));
            let right = games.iter().zip(&wanted).filter(|(game, wanted)| game == wanted).count();
            assert_eq!((right, games.len()), (wanted.len(), wanted.len()), "{}", file.display());
        }
        files.len()
    });
}

/// Fields of an answer: number, plies, FEN, result, ok or error. Move counters and an unknown result are not
/// compared; after an error only the error is.
fn agrees(game: &str, answer: &str) -> bool {
    let (game, answer): (Vec<&str>, Vec<&str>) = (game.split('\t').collect(), answer.split('\t').collect());
    let place = |fields: &[&str]| fields[2].split(' ').take(2).collect::<Vec<_>>().join(" ");
    game[4] == answer[4]
        && (answer[4] == "error"
            || (game[1] == answer[1]
                && place(&game) == place(&answer)
                && (game[3] == answer[3] || answer[3] == "?")))
}

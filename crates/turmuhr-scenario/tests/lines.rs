//! Scenarios in one line: the same rulings as the file that says the same.

use turmuhr_scenario::{Scenario, ScenarioError, answer, read, read_line, verbs::VERBS};

fn rulings(scenario: &Scenario) -> Vec<Vec<String>> {
    let played = scenario.play().expect("plays");
    let words = |event: &turmuhr_scenario::PlayedEvent| {
        event
            .answers
            .iter()
            .map(|terms| serde_json::to_string(&answer::table(terms)).expect("JSON"))
            .collect()
    };
    played.events.iter().map(words).collect()
}

/// Line, then the words of the rulings on its last event.
#[test]
fn lines_of_a_hurry() {
    for (line, wanted) in [
        ("blitz limited: w illegal a1b2, press; b claim illegal", "add-time"),
        ("fide-2017 blitz limited: w illegal a1b2, press; b claim illegal-move", "over"),
        ("w illegal e2e5, press; b claim illegal", "add-time"),
        ("standard, moves 1. e4 e5: w offers; b accepts", "over"),
        ("e4; e5; w resigns", "over"),
        ("w touch e2 @0:00:05; w touch g1", "must"),
        ("rapid, fen 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1: w zieht e4, bietet; s lehnt-ab", "offer"),
        ("w handy", "over"),
        ("a decide warning w", "warning"),
        ("a decide add-time b 0:02:00", "add-time"),
    ] {
        let scenario = read_line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let last = rulings(&scenario).pop().expect("an event").join(" ");
        assert!(last.contains(&format!("\"ruling\":\"{wanted}\"")), "{line}: {last}");
    }
}

#[test]
fn a_line_is_the_file_that_says_the_same() {
    let file = r#"
        edition = "fide-2017"
        mode = "blitz"
        supervision = "limited"
        time_control = 300
        [[event]]
        at = "0:00:01"
        by = "white"
        do = "illegal"
        move = "e2e5"
        [[event]]
        at = "0:00:02"
        by = "white"
        do = "press"
        [[event]]
        at = "0:00:03"
        by = "black"
        do = "claim"
        what = "illegal-move"
    "#;
    let line = "fide-2017 blitz limited 300: w illegal e2e5, press; b claim illegal-move";
    assert_eq!(rulings(&read(file).expect("reads")), rulings(&read_line(line).expect("reads")));
}

#[test]
fn what_cannot_be_read_is_named_with_what_there_is() {
    let unknown = |line: &str| match read_line(line) {
        Err(ScenarioError::UnknownWord { field, word, known, .. }) => (field, word, known),
        other => panic!("{line}: {other:?}"),
    };
    let (field, word, known) = unknown("blizt: w e4");
    assert_eq!((field, word.as_str()), ("line", "blizt"));
    assert!(known.contains(&"blitz"));
    let (field, word, known) = unknown("w jumps");
    assert_eq!((field, word.as_str()), ("do", "jumps"));
    assert!(known.contains(&"touch"));
    let (field, word, known) = unknown("b claim nonsense");
    assert_eq!((field, word.as_str()), ("what", "nonsense"));
    assert!(known.contains(&"repetition"));
    assert!(matches!(read_line("w touch"), Err(ScenarioError::Missing { field: "square", .. })));
    assert!(matches!(read_line(""), Err(ScenarioError::NoEvents)));
    assert!(matches!(read_line("w e4 @soon"), Err(ScenarioError::BadTime { .. })));
}

/// Every verb and alias leads to one event only.
#[test]
fn no_word_means_two_events() {
    let mut words: Vec<&str> =
        VERBS.iter().flat_map(|verb| verb.aliases.iter().chain([&verb.word])).copied().collect();
    words.sort_unstable();
    let all = words.len();
    words.dedup();
    assert_eq!(words.len(), all);
}

/// Either language, in the words of a chess player: line, then the ruling on its last event.
#[test]
fn lines_in_plain_words() {
    for (line, wanted) in [
        ("Weiß gibt auf", "over"),
        ("white resigns", "over"),
        ("e4; e5; Weiß bietet Remis an; Schwarz nimmt an", "over"),
        ("e4; e5; white offers a draw; black accepts the draw", "over"),
        ("Weiß zieht regelwidrig e2e5, drückt die Uhr; Schwarz reklamiert regelwidrigen Zug", "add-time"),
        ("Schwarz Telefon klingelt", "over"),
        ("Bei Schwarz klingelt das Telefon.", "over"),
        ("Black’s phone rings", "over"),
        ("Weiß berührt e2, dann d2", "must"),
        ("90 min + 30 s: w touch e2", "must"),
        ("fide-2023 2h: w touch e2", "must"),
        // The round has started without a word.
        ("b arrive @0:35:00", "choose"),
    ] {
        let scenario = read_line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let last = rulings(&scenario).pop().expect("an event").join(" ");
        assert!(last.contains(&format!("\"ruling\":\"{wanted}\"")), "{line}: {last}");
    }
}

/// Every phrase leads to a verb.
#[test]
fn every_phrase_is_an_event() {
    for (phrase, verb) in turmuhr_scenario::phrases::phrases() {
        assert!(VERBS.iter().any(|known| known.word == verb), "{phrase}");
    }
}

/// 6.7.1: a named start replaces the implied one, and a player who is there in time needs none.
#[test]
fn a_round_starts_once() {
    for (line, events) in [
        ("b arrive @0:35:00", 2),
        ("b arrive @0:35:00; a start @0:36:00", 2),
        ("b arrive @0:00:00; a start @0:00:00", 2),
        ("b arrive", 1),
    ] {
        assert_eq!(read_line(line).expect("reads").events.len(), events, "{line}");
    }
}

#[test]
fn the_nearest_event_is_proposed() {
    assert!(turmuhr_scenario::phrases::nearest("berürt").contains(&"berührt"));
    assert!(turmuhr_scenario::phrases::nearest("resings").contains(&"resigns"));
}

/// German letters, castling with zeros, a promotion without its sign; illegal moves as piece and square.
#[test]
fn german_moves_are_read() {
    for line in [
        "e4; e5; Sf3; Sc6",
        "fen 8/4P3/8/k7/8/8/8/4K3 w - - 0 1: w zieht e8D",
        "fen 8/8/8/k7/8/8/8/4K2R w K - 0 1: 0-0",
        "w illegal Ke3",
        "w illegal Dd5",
        "w illegal e5",
        "fen 8/4P3/8/k7/8/8/8/4K3 w - - 0 1: w promote pawn-left e8",
    ] {
        let scenario = read_line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        scenario.play().unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// Nothing follows yet: the claim or observation that would bring a ruling is named.
#[test]
fn what_nobody_has_noticed_yet_is_named() {
    for (line, wanted) in [
        ("w illegal e2e5, press", "arbiter observe illegal-move"),
        ("w illegal e2e5, press", "black claim illegal-move"),
        ("w displace e2 d2", "arbiter observe displaced-piece"),
        ("w wait @2:00:00", "arbiter observe flag"),
        ("fen 8/4P3/8/k7/8/8/8/4K3 w - - 0 1: w illegal e7e8, press", "arbiter observe illegal-move"),
        ("w e4", ""),
        // 7.5.4 names castling, captures and promotions alone.
        ("w two-hands e4, press", ""),
        ("e4; e5; Nf3", ""),
    ] {
        let scenario = read_line(line).expect("reads");
        let played = scenario.play().expect("plays");
        let lines: Vec<String> = scenario.follows(&played).into_iter().map(|follow| follow.line).collect();
        let found = lines.iter().any(|line| line.starts_with(wanted) && !wanted.is_empty());
        assert!(found || (wanted.is_empty() && lines.is_empty()), "{line}: {lines:?}");
    }
}

/// 5.1.1, 5.2.1: a final start position ends the game before the first event.
#[test]
fn a_final_start_position_ends_the_game() {
    for (line, article) in [
        ("fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1: b resign", "5.1.1"),
        ("fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1: b touch h8", "5.2.1"),
    ] {
        let played = read_line(line).expect("reads").play().expect("plays");
        let over = played.at_start.as_ref().expect("over");
        assert_eq!(over.cites.first().expect("an article").article(), article, "{line}");
        let last = &played.events.last().expect("an event").answers;
        let told = serde_json::to_string(&answer::table(&last[0])).expect("JSON");
        assert!(told.contains("inadmissible"), "{line}: {told}");
    }
    let played = read_line("fen 7k/8/6K1/8/8/8/8/8 b - - 0 1: a wait").expect("reads").play().expect("plays");
    let dead = played.game.dead_at_the_start().expect("dead");
    assert_eq!(dead.cites.first().expect("an article").article(), "5.2.2");
}

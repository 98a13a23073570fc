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

//! `turmuhr trainer`: learning, examinations, paper, records.

mod support;

use support::turmuhr;

#[test]
fn learning_reads_answers_from_a_pipe_and_keeps_the_progress() {
    let folder = std::env::temp_dir().join(format!("turmuhr-trainer-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("me.json");
    let path = file.to_str().unwrap();
    let call = ["trainer", "--topic", "positions", "--seed", "3", "--progress", path];
    let answer = turmuhr(&call, "x\nA\nB\nq\n");
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert!(answer.out.contains("“x” is not an answer"), "{}", answer.out);
    assert!(answer.out.contains("of 2 right."), "{}", answer.out);
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains("\"answered\": 2"), "{kept}");
    // The progress goes on, and only the file itself is left in the folder.
    let answer = turmuhr(&call, "A\n");
    assert!(answer.out.contains("of 3 right."), "{}", answer.out);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn an_exam_gives_a_record_that_can_be_verified() {
    let folder = std::env::temp_dir().join(format!("turmuhr-exam-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let exam = ["trainer", "exam", "--seed", "5", "--questions", "6", "--name", "Eva Müller"];
    let with = |more: &[&str], input: &str| {
        let call: Vec<&str> = exam.iter().chain(more).copied().collect();
        turmuhr(&call, input)
    };
    let questions = turmuhr(&["trainer", "questions", "--seed", "5", "-n", "6", "--json"], "");
    let letters: String = questions
        .out
        .lines()
        .map(|line| {
            let question: serde_json::Value = serde_json::from_str(line).unwrap();
            for lang in ["de", "en"] {
                assert!(question[lang]["choices"].as_array().unwrap().len() >= 3, "{question}");
            }
            format!("{}\n", ['A', 'B', 'C', 'D'][question["right"].as_u64().unwrap() as usize - 1])
        })
        .collect();
    let answers = path("answers.txt");
    std::fs::write(&answers, &letters).unwrap();
    let passed = with(&["--answers", &answers], "");
    assert_eq!(passed.status, 0, "{}{}", passed.out, passed.err);
    assert!(passed.out.ends_with("Passed.\n"), "{}", passed.out);
    let typed = with(&["--json"], &letters);
    assert_eq!(typed.status, 0, "{}", typed.err);
    let record = path("record.json");
    std::fs::write(&record, &typed.out).unwrap();
    let verified = turmuhr(&["trainer", "verify", &record, "--seed", "5", "--lang", "de"], "");
    assert_eq!(verified.status, 0, "{}", verified.err);
    assert!(verified.out.contains("Bestanden.") && verified.out.contains("stimmen mit dem Nachweis überein"));
    assert!(verified.err.contains("Der Startwert ist kurz"), "{}", verified.err);
    assert!(!typed.out.contains("seed"), "{}", typed.out);
    let cited = turmuhr(&["trainer", "verify", &record, "--seed", "5", "--level", "RSR"], "");
    assert!(cited.out.contains("\"what\":\"exam\",\"level\":\"RSR\",\"passed\":true"), "{}", cited.out);
    let other = turmuhr(&["trainer", "verify", &record, "--seed", "6"], "");
    assert!(other.status == 1 && other.out.contains("belongs to examination"), "{}", other.out);
    for (from, to, says) in [
        ("\"right\": 6", "\"right\": 5", "is not correct"),
        ("Eva Müller", "Max Müller", "was changed"),
        ("\"day\": \"20", "\"day\": \"19", "was changed"),
    ] {
        std::fs::write(&record, typed.out.replace(from, to)).unwrap();
        let verified = turmuhr(&["trainer", "verify", &record, "--seed", "5"], "");
        assert!(verified.status == 1 && verified.out.contains(says), "{from}: {}", verified.out);
    }

    let failed = with(&["--answers", "-"], "A - - - - -");
    assert_eq!(failed.status, 1, "{}", failed.err);
    assert!(failed.out.contains("Not answered"), "{}", failed.out);

    for key in [&[][..], &["--key"]] {
        let pdf = path("paper.pdf");
        let call: Vec<&str> = ["trainer", "paper", "--seed", "5", "--questions", "4", "--out", &pdf]
            .iter()
            .chain(key)
            .copied()
            .collect();
        let printed = turmuhr(&call, "");
        assert_eq!(printed.status, 0, "{}", printed.err);
        assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF"));
    }
    // A paper without a seed draws a secret one.
    let pdf = path("paper.pdf");
    let drawn = turmuhr(&["trainer", "paper", "--questions", "1", "--out", &pdf], "");
    let seed = drawn.err.lines().find_map(|line| line.strip_prefix("Seed ")).unwrap_or_default();
    assert!(seed.len() > 20, "{}", drawn.err);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn boards_have_the_letters_of_the_language() {
    let call = ["trainer", "questions", "--topic", "positions", "--seed", "1", "-n", "20", "--lang", "de"];
    let told = turmuhr(&call, "");
    let boards: Vec<&str> =
        told.out.lines().filter(|line| line.len() == 20 && line.starts_with("  ")).collect();
    assert!(boards.len() > 100, "{}", told.out);
    assert!(!boards.iter().any(|line| line.contains(['N', 'n', 'Q', 'q', 'R', 'r', 'P', 'p'])), "{boards:?}");
}

#[test]
fn a_long_list_asks_nothing_twice() {
    let told =
        turmuhr(&["trainer", "questions", "--topic", "rulings", "--seed", "1", "-n", "150", "--json"], "");
    let mut content: Vec<String> = told
        .out
        .lines()
        .map(|line| {
            let question: serde_json::Value = serde_json::from_str(line).unwrap();
            format!("{} {}", question["fen"], question["scenario"])
        })
        .collect();
    let all = content.len();
    content.sort();
    content.dedup();
    assert_eq!((content.len(), all), (all, 150), "{}", told.err);
}

#[test]
fn wrong_calls_are_told_in_a_sentence() {
    let cases: [(&[&str], &str, &str); 8] = [
        (&["trainer", "--topic", "cooking"], "", "“cooking”"),
        (&["trainer", "exam", "--questions", "500"], "", "“500”"),
        (&["trainer", "verify", "-"], "{}", "--seed"),
        (&["trainer", "exam", "--seed", "a b"], "", "“a b” is not a seed"),
        (&["trainer", "verify", "no-such-record.json", "--seed", "5"], "", "no file no-such-record.json"),
        (&["trainer", "verify", "-", "--seed", "5"], "{}", "not the record of an examination"),
        (&["trainer", "exam", "--seed", "1", "--questions", "1", "--answers", "-"], "Z", "is not an answer"),
        (&["trainer", "paper", "--seed", "1"], "", "--out"),
    ];
    for (call, input, says) in cases {
        let answer = turmuhr(call, input);
        assert_eq!(answer.status, 2, "{call:?}: {}{}", answer.out, answer.err);
        assert!(answer.err.contains(says), "{call:?}: {}", answer.err);
    }
}

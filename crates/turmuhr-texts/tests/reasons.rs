//! Reasons of a pairing, as people read them.

use turmuhr_core::{Bye, Color, PlayerId, Rated, Round, Score};
use turmuhr_pairing::{Entrant, Field, Scoring, System, pair, reasons::WhyNot, why, why_not};
use turmuhr_texts::{Lang, reasons};

/// Five players after one round: 1 and 2 have won, 5 had the bye, which counts as a downfloat.
fn field() -> Field {
    let game = |opponent, colour, score| Round::Played {
        opponent: PlayerId(opponent),
        colour,
        score,
        rated: Rated::Yes,
    };
    let rounds = [
        game(3, Color::White, Score::Win),
        game(4, Color::Black, Score::Win),
        game(1, Color::Black, Score::Loss),
        game(2, Color::White, Score::Loss),
        Round::Bye(Bye::PairingAllocated),
    ];
    let players = rounds
        .into_iter()
        .zip(1..)
        .map(|(round, id)| Entrant { history: vec![round], ..Entrant::new(PlayerId(id)) });
    Field {
        players: players.collect(),
        total_rounds: 5,
        rounds_done: 1,
        initial_colour: Color::White,
        scoring: Scoring::STANDARD,
        prohibited: Vec::new(),
    }
}

#[test]
fn the_record_is_told_bracket_by_bracket() {
    let pairing = pair(&field(), System::DUTCH).unwrap();
    assert_eq!(
        reasons::record(&pairing.record, Lang::En),
        [
            "Bracket with 1.0 points, 3 players:",
            "  Pairs: 1–5",
            "  Without an opponent: 2",
            "  C6 players without an opponent in the bracket: 1",
            "  C7 scores of the downfloaters: 1.0",
            "Last bracket, 0.0 points, 2 players:",
            "  Moved down: 2",
            "  Pairs: 2–3",
            "  Without an opponent: 4",
            "  C6 players without an opponent in the bracket: 1",
            "  C12 preferences not granted: 1",
            "  C13 strong preferences not granted: 1",
            "Bye: 4 (0.0 points)",
        ]
        .map(str::to_owned)
    );
}

#[test]
fn questions_are_answered_in_both_languages() {
    let field = field();
    let ask = |one: u32, other: Option<u32>, lang| {
        let (one, other) = (PlayerId(one), other.map(PlayerId));
        let told = why_not(&field, System::DUTCH, one, other).unwrap();
        reasons::why_not(one, other, &told, System::DUTCH, lang)
    };
    let cases = [
        (1, Some(3), Lang::De, "1 und 3 haben schon in Runde 1 gegeneinander gespielt (C1)."),
        (1, Some(3), Lang::En, "1 and 3 already met in round 1 (C1)."),
        (5, None, Lang::De, "5 hatte schon in Runde 1 das Freilos (C2)."),
        (
            1,
            None,
            Lang::En,
            "With the bye for 1, the bye would go to a player with 1.0 points instead of 0.0 (C5).",
        ),
    ];
    for (one, other, lang, sentence) in cases {
        assert_eq!(ask(one, other, lang), sentence);
    }
    let large =
        |lang| reasons::why_not(PlayerId(1), Some(PlayerId(2)), &WhyNot::TooLarge, System::DUTCH, lang);
    assert_eq!(
        large(Lang::De),
        "1 gegen 2 ist nicht verboten; in einem so großen Feld lassen sich die Folgen hier nicht ausrechnen."
    );
    assert_eq!(
        large(Lang::En),
        "1 against 2 is not forbidden; in a field this large the consequences cannot be worked out here."
    );
    let told = why(&field, System::DUTCH, PlayerId(1)).unwrap();
    assert_eq!(
        reasons::why(&told, System::DUTCH, Lang::De),
        "1 spielt gegen 5; beide haben 1,0 Punkte. Schwarz: beide Farbansprüche sind erfüllt (5.2.1); eigener Anspruch: Schwarz, stark, Anspruch von 5: keiner. In der Reihenfolge käme zuerst 2: Mit 1 gegen 2 wäre die Gruppe mit 1,0 Punkten schlechter: Abwärtsfloat wie in der Vorrunde (C14) 1 statt 0."
    );
}

#[test]
fn the_bye_of_burstein_is_explained_in_both_languages() {
    let field = Field { total_rounds: 3, ..field() };
    let ask = |one: u32, lang| {
        let told = why_not(&field, System::Burstein, PlayerId(one), None).unwrap();
        reasons::why_not(PlayerId(one), None, &told, System::Burstein, lang)
    };
    let cases = [
        (
            3,
            Lang::De,
            "Mit dem Freilos für 3 ginge das Freilos an 3; 4 hat gleich viele Punkte und Partien, steht aber in der Rangfolge tiefer (3.1.5).",
        ),
        (
            3,
            Lang::En,
            "With the bye for 3, the bye would go to 3; 4 has the same score and number of games but is ranked lower (3.1.5).",
        ),
        (
            1,
            Lang::En,
            "With the bye for 1, the bye would go to a player with 1.0 points instead of 0.0 (3.1.3).",
        ),
        (4, Lang::De, "4 hat das Freilos."),
    ];
    for (one, lang, sentence) in cases {
        assert_eq!(ask(one, lang), sentence);
    }
}

#[test]
fn whoever_has_names_is_called_by_them() {
    const NAMES: [&str; 5] = ["Weber", "Roth", "Kaya", "Braun", "Hahn"];
    let called = |id: PlayerId| NAMES[id.0 as usize - 1].to_owned();
    let field = field();
    let told = |id: u32| why(&field, System::DUTCH, PlayerId(id)).unwrap();
    let short = |id: u32, lang| {
        reasons::in_short(&told(id), System::DUTCH, reasons::Voice::with_names(lang, &called))
    };
    let cases = [
        (
            1,
            Lang::De,
            "Weber spielt mit Schwarz gegen Hahn, weil beide 1 Punkt haben und noch nicht gegeneinander gespielt haben.",
        ),
        (
            2,
            Lang::De,
            "Roth spielt mit Weiß gegen Kaya (0 Punkte), weil sich unter denen mit 1 Punkt nicht für alle ein Gegner fand.",
        ),
        (
            3,
            Lang::En,
            "Kaya (0 points) has Black against Roth, because not everyone with 1 point could have an opponent with the same score.",
        ),
        (4, Lang::De, "Braun (0 Punkte) hat das Freilos, weil die Zahl der Spieler ungerade ist."),
    ];
    for (id, lang, sentence) in cases {
        assert_eq!(short(id, lang), sentence);
    }
    let voice = reasons::Voice::with_names(Lang::En, &called);
    let told = why_not(&field, System::DUTCH, PlayerId(1), Some(PlayerId(3))).unwrap();
    let answer = reasons::why_not(PlayerId(1), Some(PlayerId(3)), &told, System::DUTCH, voice);
    assert_eq!(answer, "Weber and Kaya already met in round 1 (C1).");
    let record = reasons::record(&pair(&field, System::DUTCH).unwrap().record, voice).join("\n");
    assert!(record.contains("Pairs: Weber – Hahn") && record.contains("Bye: Braun (0.0 points)"), "{record}");
}

//! Questions of the trainer in both languages.

use turmuhr_core::{Chess, Edition, Position};
use turmuhr_laws::words::Word;
use turmuhr_texts::{Lang, trainer};
use turmuhr_trainer::{Answer, Id, Kind, Question, Standing, Terms, editions, make};

fn sample(editions: &[Edition], seeds: u32) -> Vec<Question> {
    sample_of(Kind::ALL, editions, seeds)
}

fn sample_of(kinds: &[Kind], editions: &[Edition], seeds: u32) -> Vec<Question> {
    let mut questions = Vec::new();
    for edition in editions {
        for kind in kinds {
            for difficulty in 1..=3 {
                let ids = (0..seeds).map(|seed| Id { kind: *kind, edition: *edition, difficulty, seed });
                questions.extend(ids.filter_map(make));
            }
        }
    }
    questions
}

#[test]
fn choices_differ_in_both_languages_and_leave_no_placeholder() {
    let questions = sample(&editions(), 6);
    assert!(questions.len() > 500, "{}", questions.len());
    for question in &questions {
        for lang in Lang::ALL {
            let prompt = trainer::prompt(question, lang);
            let choices = trainer::choices(question, lang);
            let why = trainer::explanation(question, lang);
            let mut sorted = choices.clone();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), choices.len(), "{}: {choices:?}", question.id);
            let texts =
                choices.iter().chain(&prompt.facts).chain(&why).chain([&prompt.question, &prompt.rules]);
            for text in texts {
                assert!(!text.trim().is_empty(), "{}: {prompt:?} {choices:?} {why:?}", question.id);
                assert!(!text.contains(['{', '}']), "{}: {text}", question.id);
            }
            assert!(!why.is_empty(), "{}", question.id);
        }
    }
}

/// Prints questions to read: `SEEDS=20 cargo test -p turmuhr-texts --test trainer -- --ignored --nocapture`.
#[test]
#[ignore = "for readers"]
fn questions_to_read() {
    let seeds = std::env::var("SEEDS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    for question in sample(&[Edition::CURRENT], seeds) {
        for lang in Lang::ALL {
            let prompt = trainer::prompt(&question, lang);
            println!("\n{} [{}]", question.id, prompt.rules);
            if let Some(shown) = &question.shown {
                println!("  {}", turmuhr_core::fen::write(&shown.position));
            }
            for fact in &prompt.facts {
                println!("  {fact}");
            }
            println!("  {}", prompt.question);
            for (index, choice) in trainer::choices(&question, lang).iter().enumerate() {
                let sign = if index == question.right { '*' } else { ' ' };
                println!("  {sign}{}) {choice}", (b'a' + index as u8) as char);
            }
            for why in trainer::explanation(&question, lang) {
                println!("   > {why}");
            }
            println!("   > {}", trainer::articles(&question.cites, question.rules.edition));
        }
    }
}

/// The question with its choices, the right one marked.
fn told(id: &str, lang: Lang) -> String {
    let question = make(id.parse().unwrap()).unwrap();
    let prompt = trainer::prompt(&question, lang);
    let mut text = format!("{}\n{}\n", prompt.facts.join("\n"), prompt.question);
    for (index, choice) in trainer::choices(&question, lang).iter().enumerate() {
        let sign = if index == question.right { '*' } else { ' ' };
        text.push_str(&format!("{sign}{} {choice}\n", trainer::letter(index)));
    }
    text
}

#[test]
fn questions_read_as_an_arbiter_speaks() {
    assert_eq!(
        told("standing.fide-2023.2.0", Lang::De),
        "Schwarz ist am Zug.\nWas gilt in dieser Stellung?\n A Patt: Die Partie ist remis.\n B Schachmatt: Weiß hat gewonnen.\n*C Tote Stellung: Die Partie ist sofort remis.\n D Schach: Die Partie geht weiter.\n"
    );
    assert_eq!(
        told("standing.fide-2023.2.0", Lang::En),
        "Black has the move.\nWhat is the status of this position?\n A Stalemate: the game is drawn.\n B Checkmate: White has won.\n*C Dead position: the game is drawn at once.\n D Check: the game goes on.\n"
    );
    assert_eq!(
        told("clock.fide-2023.1.1", Lang::De),
        "Weiß ist am Zug.\nWeiß zieht regelwidrig e1–e2. Weiß nimmt den Zug zurück, bevor die Uhr gedrückt ist. Weiß spielt Kf2. Weiß drückt die Uhr.\nBedenkzeit: 120 Min.\nDie Uhren zeigen in diesem Augenblick: Weiß 0:35:30, Schwarz 0:33:00.\nWas zeigen die Uhren nach der Entscheidung?\n A Weiß 0:33:30, Schwarz 0:33:00\n B Weiß 0:33:30, Schwarz 0:35:00\n*C Weiß 0:35:30, Schwarz 0:33:00\n D Weiß 0:35:30, Schwarz 0:35:00\n"
    );
}

#[test]
fn every_explanation_says_more_than_the_choices() {
    for question in sample(&[Edition::CURRENT], 12) {
        for lang in Lang::ALL {
            let choices = trainer::choices(&question, lang);
            let why = trainer::explanation(&question, lang);
            let new = why.iter().any(|sentence| !choices.contains(sentence));
            assert!(new, "{}: {why:?}", question.id);
        }
    }
}

#[test]
fn positions_are_explained_on_the_board() {
    let mut seen = Vec::new();
    for question in sample(&[Edition::CURRENT], 12) {
        if let Answer::Standing(standing) = question.answer() {
            let why = trainer::explanation(&question, Lang::De).join(" ");
            let says = match standing {
                Standing::Checkmate { .. } => "Kein regelgemäßer Zug wehrt das Schach ab.",
                Standing::Stalemate => "steht nicht im Schach.",
                Standing::Dead => "kann mit irgendeiner Folge",
                Standing::Check => "Das ist kein Matt.",
                Standing::Quiet => "weder Matt noch Patt.",
            };
            assert!(why.contains(says), "{}: {why}", question.id);
            seen.push(says);
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 5);
}

#[test]
fn one_is_singular_and_boards_have_the_letters_of_the_language() {
    let one = Terms { minutes: 1, ..Terms::default() };
    assert!(trainer::terms(&one, 1, Lang::De).starts_with("1 Frage, 1 Minute; bestanden"));
    assert!(trainer::terms(&one, 2, Lang::En).starts_with("2 questions, 1 minute; 80%"));
    let board = trainer::diagram(&Chess::default(), Lang::De);
    assert!(board.starts_with("  8  t s l d k l s t\n  7  b b b b b b b b\n"), "{board}");
    assert!(trainer::diagram(&Chess::default(), Lang::En).contains("  1  R N B Q K B N R\n"));
}

/// Clocks say little without the time control.
#[test]
fn questions_with_clocks_state_the_time_control() {
    for question in sample(&editions(), 4) {
        let facts = trainer::prompt(&question, Lang::En).facts;
        let begins = |words: &str| facts.iter().any(|fact| fact.starts_with(words));
        assert_eq!(begins("At this moment the clocks show"), begins("Time control: "), "{}", question.id);
    }
}

#[test]
fn a_sealed_move_is_not_followed_by_a_game_that_goes_on() {
    let edition = Edition::Fide2017;
    let ids = (0..250).map(|seed| Id { kind: Kind::Case, edition, difficulty: 1, seed });
    let stories = ids.filter_map(make).map(|question| trainer::prompt(&question, Lang::En).facts.join(" "));
    let sealed: Vec<String> = stories.filter(|story| story.contains("seals the move")).collect();
    assert!(!sealed.is_empty());
    for story in sealed {
        assert!(!story.contains("stops the clocks. That is ruled on"), "{story}");
    }
}

/// 4.4.4: the choice is final, so the sentence names the piece.
#[test]
fn a_promotion_names_the_piece_that_touched_the_square() {
    let line = "fide-2023, fen 8/P6k/8/8/8/8/8/K7 w - - 0 1: w promote touched a7a8r";
    let scenario = turmuhr_scenario::read_line(line).unwrap();
    let played = scenario.play().unwrap();
    let event = &played.events.last().unwrap().event;
    assert_eq!(
        turmuhr_texts::event::event(event, None, Lang::De),
        "Weiß hat mit dem neuen Turm das Umwandlungsfeld a8 berührt."
    );
    assert_eq!(
        turmuhr_texts::event::event(event, None, Lang::En),
        "White has touched the square of promotion, a8, with the new rook."
    );
}

/// 9.2.3.2: the first position counts only if White could not castle in it.
#[test]
fn moves_from_a_later_position_say_whether_king_and_rook_had_moved() {
    let ids = ["case.fide-2017.1.479fab76", "case.fide-2023.2.8e18a818"];
    for id in ids {
        let german = told(id, Lang::De);
        assert!(german.contains("Vor diesen Zügen war keine dieser Stellungen entstanden."), "{german}");
        assert!(german.contains("weder der König auf e1 noch der Turm auf h1 gezogen."), "{german}");
        let english = told(id, Lang::En);
        assert!(english.contains("neither the king on e1 nor the rook on h1 had moved."), "{english}");
    }
}

/// 10.9 of 1984: the ending needs 75 moves, in the blitz of 1977 too.
#[test]
fn a_longer_ending_names_its_number_and_its_article() {
    let question = make("claim.fide-blitz-1977.2.fc9feb7c".parse().unwrap()).unwrap();
    let why = trainer::explanation(&question, Lang::En).join(" ");
    assert!(why.contains("FIDE 1984 10.9") && why.contains("This ending needs 75 moves"), "{why}");
    assert!(why.contains("no time penalty"), "{why}");
}

/// White has made 50 moves and Black 51: each has made 50.
#[test]
fn one_number_of_moves_is_told_for_a_draw() {
    let ids =
        ["claim.fide-2017.2.5d20dedd", "claim.fide-2023.2.fc9feb7c", "claim.fide-rapid-1990.3.77df719d"];
    let mut drawn = 0;
    for question in
        ids.iter().filter_map(|id| make(id.parse().unwrap())).chain(sample_of(&[Kind::Claim], &editions(), 6))
    {
        let why = trainer::explanation(&question, Lang::En).join(" ");
        let Some((_, rest)) = why.split_once("Draw after ") else { continue };
        let Some((number, rest)) = rest.split_once(" moves by each player without") else { continue };
        let Some((_, rest)) = rest.split_once("Moves by each player without a capture or a pawn move: ")
        else {
            continue;
        };
        drawn += 1;
        assert!(rest.starts_with(&format!("{number}.")), "{}: {why}", question.id);
    }
    assert!(drawn > 5, "{drawn}");
}

/// A capture in passing needs the last move; so does the reader.
#[test]
fn a_position_with_a_capture_in_passing_tells_the_last_move() {
    let mut seen = 0;
    for question in sample(&[Edition::CURRENT], 30) {
        let Some(shown) = question.shown.as_ref().filter(|_| question.situation().is_some()) else {
            continue;
        };
        let facts = trainer::prompt(&question, Lang::En).facts.join(" ");
        if shown.position.legal_ep_square().is_some() {
            seen += 1;
            assert!(facts.contains("’s last move was "), "{}: {facts}", question.id);
        }
    }
    assert!(seen > 0);
}

#[test]
fn claims_about_the_start_are_said_to_be_true() {
    for question in &sample_of(&[Kind::Case], &editions(), 20) {
        let facts = trainer::prompt(question, Lang::En).facts;
        let claims = facts.iter().any(|fact| fact.ends_with("colours are reversed."))
            && facts.iter().any(|fact| fact.contains(" claims "));
        assert!(!claims || facts.contains(&"That is so.".to_owned()), "{}: {facts:?}", question.id);
    }
}

#[test]
fn questions_are_in_plain_words() {
    for question in sample(&editions(), 6) {
        let text = |lang: Lang| {
            let prompt = trainer::prompt(&question, lang);
            format!("{} {}", prompt.facts.join(" "), trainer::explanation(&question, lang).join(" "))
        };
        let (german, english) = (text(Lang::De), text(Lang::En));
        for words in ["rank by", "The last move of", "At other times", "observes reversed"] {
            assert!(!english.contains(words), "{}: {english}", question.id);
        }
        assert!(!german.contains("anderen Malen"), "{}: {german}", question.id);
    }
}

//! Properties of many questions, of exams and of learning.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use jiff::civil::{DateTime, date};
use turmuhr_core::{Board, CastlingMode, Edition, Position, Role};
use turmuhr_laws::{
    board::{
        identity::History,
        legality::{Illegality, why_illegal},
    },
    game::{Act, Claim, Consequence, Fit, Observation, Score},
    rules::{Mode, Supervision},
    words::Word,
};
use turmuhr_trainer::{
    Answer, Asked, Exam, Id, Kind, NotVerified, Past, Progress, Question, Record, Seed, Standing, Terms,
    Topic, Wish, answered, editions, grade, make, next, verify,
};

fn sample(editions: &[Edition], seeds: Range<u32>) -> Vec<Question> {
    sample_of(Kind::ALL, editions, seeds)
}

fn sample_of(kinds: &[Kind], editions: &[Edition], seeds: Range<u32>) -> Vec<Question> {
    let mut questions = Vec::new();
    for edition in editions {
        for kind in kinds {
            for difficulty in 1..=3 {
                let ids = seeds.clone().map(|seed| Id { kind: *kind, edition: *edition, difficulty, seed });
                questions.extend(ids.filter_map(make));
            }
        }
    }
    questions
}

/// The answer by a second way: from the position or the scenario, not from the generator.
fn is_right(question: &Question, answer: &Answer) -> bool {
    let position = question.shown.as_ref().map(|shown| &shown.position);
    match (&question.asked, answer, position) {
        (Asked::Legal(attempt), Answer::Legal, Some(position)) => why_illegal(position, *attempt).is_empty(),
        (Asked::Legal(attempt), Answer::Illegal(reason), Some(position)) => {
            why_illegal(position, *attempt).iter().any(|given| given.code() == reason.code())
        }
        (Asked::WhichLegal, Answer::Move(attempt), Some(position)) => {
            why_illegal(position, *attempt).is_empty()
        }
        (Asked::WhichIllegal, Answer::Move(attempt), Some(position)) => {
            !why_illegal(position, *attempt).is_empty()
        }
        (Asked::Standing, Answer::Standing(standing), Some(position)) => match standing {
            Standing::Checkmate { winner } => position.is_checkmate() && *winner == !position.turn(),
            Standing::Stalemate => position.is_stalemate(),
            Standing::Dead => {
                !position.is_checkmate()
                    && turmuhr_laws::mate::is_dead(position) == turmuhr_laws::mate::Mate::Impossible
            }
            Standing::Check => in_play(position) && position.is_check(),
            Standing::Quiet => in_play(position) && !position.is_check(),
        },
        (Asked::Count { start, moves }, Answer::Times(times), _) => {
            let mut history = History::new((**start).clone());
            moves.iter().for_each(|m| history.play(*m));
            history.times() == *times
        }
        (Asked::Clock(situation), Answer::Clocks { white, black }, _) => {
            let again = situation.scenario.play().unwrap();
            (again.events.last().unwrap().clocks) == (*white, *black)
        }
        (Asked::Touch(_) | Asked::Ruling(_), Answer::Decided(decided), _) => {
            let Answer::Decided(right) = question.answer() else { return false };
            decided.rulings == right.rulings
        }
        _ => panic!("{}: {answer:?} is no answer", question.id),
    }
}

fn in_play(position: &turmuhr_core::Chess) -> bool {
    !position.legal_moves().is_empty()
        && turmuhr_laws::mate::is_dead(position) == turmuhr_laws::mate::Mate::Possible
}

#[test]
fn exactly_one_choice_is_right() {
    for question in sample(&[Edition::Fide2023, Edition::Fide2001], 100..112) {
        assert!((3..=4).contains(&question.choices.len()), "{}", question.id);
        assert!(!question.cites.is_empty(), "{}", question.id);
        for (index, answer) in question.choices.iter().enumerate() {
            assert_eq!(is_right(&question, answer), index == question.right, "{}: {answer:?}", question.id);
        }
    }
}

#[test]
fn an_id_gives_the_same_question_again() {
    for question in sample(&[Edition::CURRENT], 0..3) {
        let text = question.id.to_string();
        let again = make(text.parse().unwrap()).unwrap();
        assert_eq!((again.right, &again.choices), (question.right, &question.choices), "{text}");
        assert_eq!(again.mark(), question.mark());
    }
    for wrong in
        ["", "legal", "legal.fide-2023.4.1", "legal.fide-2023.1.01", "legal.fide-2023.1.1.1", "x.y.1.1"]
    {
        assert!(wrong.parse::<Id>().is_err(), "{wrong}");
    }
}

#[test]
fn every_edition_has_questions_of_every_topic() {
    for edition in editions() {
        for topic in Topic::ALL {
            let exam = Exam {
                seed: 5.into(),
                terms: Terms { edition, topics: vec![topic], questions: 3, ..Terms::default() },
            };
            assert!(exam.list().is_ok(), "{edition} {topic:?}: {:?}", exam.list().err());
        }
    }
}

#[test]
fn right_answers_are_spread_over_the_places() {
    let mut places = [0_u32; 4];
    for question in sample(&[Edition::CURRENT], 200..220) {
        if question.choices.len() == 4 && question.id.kind != Kind::Count {
            places[question.right] += 1;
        }
    }
    let all: u32 = places.iter().sum();
    for count in places {
        assert!(count * 100 > all * 15 && count * 100 < all * 35, "{places:?}");
    }
}

/// A pawn does not move diagonally without a capture, and nothing is between neighbouring squares.
#[test]
fn no_wrong_reason_is_as_true_as_the_right_one() {
    for question in sample(&[Edition::CURRENT], 300..330) {
        let (Asked::Legal(attempt), Some(shown)) = (&question.asked, &question.shown) else { continue };
        let board = shown.position.board();
        let role = board.role_at(attempt.from);
        let diagonal_to_nothing = role == Some(Role::Pawn)
            && attempt.from.file() != attempt.to.file()
            && !board.occupied().contains(attempt.to);
        for (index, choice) in question.choices.iter().enumerate() {
            if index == question.right {
                continue;
            }
            let Answer::Illegal(reason) = choice else { continue };
            let not_its_move = matches!(reason, Illegality::NotItsMove { .. });
            assert!(!(diagonal_to_nothing && not_its_move), "{}", question.id);
            let jump = matches!(reason, Illegality::Jump { .. });
            let step = role == Some(Role::King) && attempt.from.distance(attempt.to) == 1;
            assert!(!(jump && step), "{}", question.id);
        }
    }
}

#[test]
fn some_cases_are_never_asked() {
    for question in sample(&[Edition::CURRENT], 300..330) {
        let case = question.situation().and_then(|situation| situation.case).unwrap_or_default();
        for name in ["displaced-and-pressed", "king-taken", "guidelines-not-announced", "position-unknown"] {
            assert!(!case.contains(name), "{}: {case}", question.id);
        }
    }
}

/// No clock of another mode, no Chess960 by Laws that do not know it.
#[test]
fn a_case_fits_the_edition_it_is_asked_for() {
    for edition in editions() {
        for question in sample_of(&[Kind::Case, Kind::Legal, Kind::Which], &[edition], 400..406) {
            let chess960 = question
                .shown
                .as_ref()
                .is_some_and(|shown| shown.position.castles().mode() == CastlingMode::Chess960);
            assert!(!chess960 || edition >= Edition::Fide2017, "{}", question.id);
            let Some(situation) = question.situation() else { continue };
            let fit = situation.scenario.regulations.fit();
            assert!(!matches!(fit, Fit::Is(_) | Fit::Differ), "{}: {fit:?}", question.id);
        }
    }
}

/// Right and wrong claims have choices of the same kinds.
#[test]
fn the_choices_do_not_tell_whether_a_claim_is_right() {
    let mut found: BTreeMap<_, [BTreeSet<Vec<String>>; 2]> = BTreeMap::new();
    for question in sample_of(&[Kind::Claim], &[Edition::Fide2023, Edition::Fide2017], 600..680) {
        let mut forms: Vec<String> =
            question.choices.iter().filter_map(|choice| form(&question, choice)).collect();
        forms.sort();
        let drawn = form(&question, question.answer()).is_some_and(|form| form.ends_with("drawn"));
        let page = (question.rules.edition, question.rules.mode.word(), question.rules.supervision.word());
        found.entry(page).or_default()[usize::from(drawn)].insert(forms);
    }
    for (page, [refused, drawn]) in found {
        assert_eq!(refused, drawn, "{page:?}");
    }
}

/// Minutes of a right answer that go to a player.
fn minutes_added(question: &Question) -> Option<u64> {
    let situation = question.situation()?;
    situation.played.events.last()?.rulings.iter().find_map(|ruling| match ruling.what {
        Consequence::AddTime { amount, .. } => Some(amount.millis() / 60_000),
        _ => None,
    })
}

/// 7.5.5 and 9.5.3 say two minutes; A.3 or B.2 make it one. In the blitz of 2023 with adequate supervision none does.
#[test]
fn one_minute_cites_the_article_that_says_one() {
    let editions = [Edition::Fide2017, Edition::Fide2018, Edition::Fide2023];
    let mut seen = 0;
    for question in sample_of(&[Kind::Claim, Kind::Ruling, Kind::Clock, Kind::Case], &editions, 500..512) {
        let rules = question.rules;
        let open = rules.edition == Edition::Fide2023
            && rules.mode == Mode::Blitz
            && rules.supervision == Supervision::Full;
        assert!(!open, "{}", question.id);
        if minutes_added(&question) == Some(1) {
            seen += 1;
            let says_one = |article: &str| ["A.3", "B.2"].contains(&article);
            assert!(question.cites.iter().any(|cite| says_one(cite.article())), "{}", question.id);
        }
    }
    assert!(seen > 8, "{seen}");
}

/// Gaps of the text of 2001 are filled from 2017; the article of 2001 is not known.
#[test]
fn an_answer_cites_the_text_that_is_asked_about() {
    for question in sample(&editions(), 700..703) {
        let own = [question.rules.edition, question.rules.edition.complete()];
        for cite in &question.cites {
            assert!(own.contains(&cite.edition()), "{}: {cite}", question.id);
        }
    }
}

/// 3.8.2, 4.4, 9.2.3.2: the board does not show whether king and rook have moved.
#[test]
fn a_question_about_castling_says_whether_king_and_rook_have_moved() {
    let castles = |answer: &Answer| match answer {
        Answer::Decided(decided) => decided.rulings.iter().find_map(|what| match what {
            Consequence::Must(must) => {
                must.castle.or_else(|| must.moves.iter().find_map(|m| m.castling_side()))
            }
            _ => None,
        }),
        _ => None,
    };
    let castled = |question: &Question| {
        question.situation().is_some_and(|situation| {
            situation.played.events.iter().any(|event| match &event.event.act {
                Act::Move(m) | Act::TwoHands(m) => m.is_castle(),
                Act::CastleTouch { .. } => true,
                _ => false,
            })
        })
    };
    let mut seen = 0;
    for question in sample_of(&[Kind::Touch, Kind::Ruling, Kind::Clock, Kind::Case], &editions(), 800..808) {
        if !castled(&question) && !question.choices.iter().any(|choice| castles(choice).is_some()) {
            continue;
        }
        let shown = question.shown.as_ref().unwrap();
        // A king that stood wrongly at the start has no first square.
        if !Past::of(&shown.position, shown.position.turn()).is_empty() {
            seen += 1;
            assert!(!shown.past.is_empty(), "{}", question.id);
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn what_a_case_claims_can_be_seen() {
    let mut repetitions = 0;
    for question in sample_of(&[Kind::Case], &editions(), 0..30) {
        let Some(situation) = question.situation() else { continue };
        let played = |act: &Act| matches!(act, Act::Move(_));
        let events = &situation.played.events;
        let moves =
            situation.scenario.moves.len() + events.iter().filter(|event| played(&event.event.act)).count();
        if situation.claims_repetition() {
            repetitions += 1;
            assert!(moves >= 4, "{}: {:?}", question.id, situation.case);
        }
        let of_setup = |act: &Act| {
            matches!(act, Act::Claim(Claim::WrongSetup) | Act::Observe { what: Observation::WrongSetup, .. })
        };
        if events.iter().any(|event| of_setup(&event.event.act)) {
            assert_ne!(situation.scenario.start().board(), &Board::new(), "{}", question.id);
        }
    }
    assert!(repetitions > 5, "{repetitions}");
}

fn at(minute: i8) -> DateTime {
    date(2026, 5, 2).at(10, minute, 0, 0)
}

#[test]
fn an_exam_follows_from_its_seed() {
    let exam = Exam::of_seed(2026);
    let questions = exam.list().unwrap();
    assert_eq!(questions.len(), 30);
    let ids: Vec<Id> = questions.iter().map(|question| question.id).collect();
    assert_eq!(ids, exam.list().unwrap().iter().map(|question| question.id).collect::<Vec<_>>());
    for topic in Topic::ALL {
        assert_eq!(ids.iter().filter(|id| id.kind.topic() == topic).count(), 5);
    }
    let mut marks: Vec<String> = questions.iter().map(Question::mark).collect();
    marks.sort();
    marks.dedup();
    assert_eq!(marks.len(), 30);

    // 24 of 30 are 80 percent.
    let answer = |count: usize| -> Vec<Option<u8>> {
        let right = |question: &Question| u8::try_from(question.right + 1).unwrap();
        questions
            .iter()
            .enumerate()
            .map(|(place, question)| (place < count).then(|| right(question)))
            .collect()
    };
    let passed = grade(&exam, "Eva Müller", &answer(24), at(0), at(59)).unwrap();
    assert!(passed.grade.passed && passed.grade.in_time);
    assert_eq!((passed.grade.right, passed.grade.percent), (24, 80));
    let failed = grade(&exam, "Eva Müller", &answer(23), at(0), at(59)).unwrap();
    assert!(!failed.grade.passed);
    assert_eq!(failed.grade.percent, 76);
    let late = grade(
        &exam,
        "Eva Müller",
        &answer(30),
        at(0),
        at(0).checked_add(jiff::Span::new().minutes(61)).unwrap(),
    );
    assert!(!late.as_ref().unwrap().grade.passed && !late.unwrap().grade.in_time);

    // The file of the record is checked by making everything again.
    let text = serde_json::to_string(&passed).unwrap();
    let mut read: turmuhr_trainer::Record = serde_json::from_str(&text).unwrap();
    assert_eq!(read, passed);
    assert_eq!(verify(&read, &exam.seed), Ok(()));
    read.grade.right = 30;
    assert!(matches!(verify(&read, &exam.seed), Err(NotVerified::Differs(_))));
    read.version = 99;
    assert!(matches!(verify(&read, &exam.seed), Err(NotVerified::Version { record: 99, .. })));
}

#[test]
fn a_record_fits_its_seed_alone_and_no_field_can_be_changed() {
    let exam = Exam { seed: Seed::secret([9; 20]), terms: Terms { questions: 4, ..Terms::default() } };
    let record = grade(&exam, "Eva Müller", &[Some(1), None, Some(2), Some(3)], at(0), at(9)).unwrap();
    assert_eq!(verify(&record, &exam.seed), Ok(()));
    let text = serde_json::to_string(&record).unwrap();
    assert!(!text.contains(&exam.seed.to_string()), "{text}");
    assert!(matches!(verify(&record, &2026.into()), Err(NotVerified::OtherSeed { .. })));
    let changed = [
        Record { name: "Max Müller".to_owned(), ..record.clone() },
        Record { day: date(2026, 5, 3), ..record.clone() },
        Record { started: at(1), ..record.clone() },
        Record { ended: at(8), ..record.clone() },
        Record { seal: String::new(), ..record.clone() },
        Record { exam: Terms { minutes: 61, ..record.exam.clone() }, ..record.clone() },
    ];
    for record in changed {
        assert_eq!(verify(&record, &exam.seed), Err(NotVerified::Changed), "{record:?}");
    }
}

#[test]
fn a_wrong_answer_comes_back_until_it_is_known() {
    let wish = Wish { edition: Edition::CURRENT, topics: vec![Topic::Positions], difficulty: Some(1) };
    let mut progress = Progress { seed: 3, ..Progress::default() };
    let first = next(&progress, &wish).unwrap().id;
    progress = answered(&progress, first, false);
    let mut returned = Vec::new();
    for _ in 0..70 {
        let id = next(&progress, &wish).unwrap().id;
        if id == first {
            returned.push(progress.answered);
        }
        progress = answered(&progress, id, true);
        // The progress fits an address and a file.
        assert_eq!(progress.to_string().parse(), Ok(progress.clone()));
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
    }
    assert_eq!(returned, [4, 12, 28, 59]);
    assert!(progress.cards.is_empty());
}

/// The kind of a choice: what it says, without its squares, numbers and colours.
fn form(question: &Question, answer: &Answer) -> Option<String> {
    let what = match answer {
        Answer::Legal => "legal".to_owned(),
        Answer::Illegal(reason) => reason.code().to_owned(),
        Answer::Standing(Standing::Checkmate { .. }) => "checkmate".to_owned(),
        Answer::Standing(standing) => format!("{standing:?}"),
        Answer::Clocks { white, black } => {
            let before = question.situation()?.clocks_before();
            if before == (*white, *black) { "same" } else { "changed" }.to_owned()
        }
        Answer::Decided(decided) if decided.rulings.is_empty() => "nothing".to_owned(),
        Answer::Decided(decided) => decided.rulings.iter().map(ruling_form).collect::<Vec<_>>().join(" + "),
        // Moves and numbers have no kinds.
        Answer::Move(_) | Answer::Times(_) => return None,
    };
    Some(format!("{}: {what}", question.id.kind.topic().word()))
}

fn ruling_form(what: &Consequence) -> String {
    match what {
        Consequence::Over(over) if over.result == Some(Score::Draw) => "drawn".to_owned(),
        Consequence::Must(must) if must.castle.is_some() => "castle".to_owned(),
        Consequence::Must(must) => format!("{} move, {} take", must.pieces.len(), must.capture.len()),
        // The name of the variant; a refusal has its reason, too.
        Consequence::Inadmissible { why } => format!("inadmissible {why:?}"),
        other => format!("{other:?}").split([' ', '(']).next().unwrap_or_default().to_owned(),
    }
}

/// Rarer kinds say nothing about the rest.
const OFTEN: u32 = 40;

/// A reader who knows the forms alone must not find the answer.
#[test]
fn every_kind_of_choice_is_right_in_a_fair_share() {
    let mut counts: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for question in sample(&[Edition::CURRENT], 1000..1120) {
        for (index, choice) in question.choices.iter().enumerate() {
            let Some(form) = form(&question, choice) else { continue };
            let (offered, right) = counts.entry(form).or_default();
            *offered += 1;
            *right += u32::from(index == question.right);
        }
    }
    for (form, (offered, right)) in counts.iter().filter(|(_, (offered, _))| *offered >= OFTEN) {
        let percent = right * 100 / offered;
        assert!((3..=75).contains(&percent), "{form}: right in {right} of {offered} questions");
    }
}

//! The trainer: learning and examinations, for everybody, without an account.

mod support;

use axum::http::StatusCode;
use support::{Browser, House};
use turmuhr_trainer::{Exam, Id, Record, make, verify};

/// The value of the hidden field of this name.
fn hidden<'p>(page: &'p str, name: &str) -> &'p str {
    let field = format!("name=\"{name}\" value=\"");
    let rest = page.split_once(&field).map(|(_, rest)| rest).unwrap_or_default();
    rest.split('"').next().unwrap_or_default()
}

async fn learn(browser: &mut Browser, progress: &str, more: &str) -> String {
    let page = browser.get(&format!("/trainer?progress={progress}&topic=positions&difficulty=1{more}")).await;
    assert_eq!(page.status, StatusCode::OK);
    page.text
}

#[tokio::test]
async fn a_question_is_answered_explained_and_comes_back_after_a_mistake() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let first = anybody.get("/trainer").await;
    assert!(!hidden(&first.text, "progress").is_empty(), "{}", first.text);

    let page = learn(&mut anybody, "7_0_0", "").await;
    let id = hidden(&page, "id").to_owned();
    let question = make(id.parse::<Id>().unwrap()).unwrap();
    assert!(page.contains("data-chessboard") && page.contains("type=\"radio\""), "{page}");
    assert!(!page.contains("id=\"verdict\""));

    let wrong = (question.right + 1) % question.choices.len();
    let told = learn(&mut anybody, "7_0_0", &format!("&id={id}&answer={wrong}")).await;
    assert!(told.contains("data-right=\"false\"") && told.contains("/rules/fide-2023/"), "{told}");
    let mut progress = hidden(&told, "progress").to_owned();
    // After three other answers it is asked again.
    for _ in 0..3 {
        let page = learn(&mut anybody, &progress, "").await;
        let other = hidden(&page, "id").to_owned();
        assert_ne!(other, id);
        let right = make(other.parse::<Id>().unwrap()).unwrap().right;
        let told = learn(&mut anybody, &progress, &format!("&id={other}&answer={right}")).await;
        assert!(told.contains("data-right=\"true\""), "{told}");
        progress = hidden(&told, "progress").to_owned();
    }
    assert_eq!(hidden(&learn(&mut anybody, &progress, "").await, "id"), id);
}

#[tokio::test]
async fn an_exam_is_taken_graded_printed_and_recorded() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    assert_eq!(anybody.get("/trainer/exam").await.status, StatusCode::OK);
    let exam = "seed=17&questions=6&name=Eva";
    let sheet = anybody.get(&format!("/trainer/exam?{exam}")).await;
    let questions = Exam { questions: 6, ..Exam::of_seed(17) }.list().unwrap();
    for question in &questions {
        assert!(sheet.text.contains(&format!("data-question=\"{}\"", question.id)), "{}", question.id);
    }
    let started = hidden(&sheet.text, "started");
    let right = |(index, question): (usize, &turmuhr_trainer::Question)| {
        format!("&a{}={}", index + 1, question.right + 1)
    };
    let answers: String = questions.iter().enumerate().map(right).collect();
    let result = anybody.get(&format!("/trainer/exam?{exam}&started={started}{answers}")).await;
    assert!(result.text.contains("data-passed=\"true\""), "{}", result.text);
    let failed = anybody.get(&format!("/trainer/exam?{exam}&started={started}&a1=1")).await;
    assert!(failed.text.contains("data-passed=\"false\""), "{}", failed.text);

    let ended = hidden(&result.text, "ended");
    let file =
        anybody.get(&format!("/trainer/record.json?{exam}&started={started}&ended={ended}{answers}")).await;
    let record: Record = serde_json::from_str(&file.text).unwrap();
    assert_eq!((record.name.as_str(), record.grade.right, verify(&record)), ("Eva", 6, Ok(())));

    for key in ["", "&key=yes"] {
        let paper = anybody.get(&format!("/trainer/paper.pdf?{exam}{key}")).await;
        assert_eq!((paper.status, paper.kind.as_str()), (StatusCode::OK, "application/pdf"));
    }
}

#[tokio::test]
async fn nonsense_is_answered() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    for address in [
        "/trainer?progress=x",
        "/trainer?progress=7_0_0&id=no&answer=9",
        "/trainer?progress=7_0_0~legal.fide-2023.1.1_0_0&edition=dsb-2014&topic=none&difficulty=9",
        "/trainer?progress=7_0_0&id=legal.fide-2023.1.1&answer=77",
        "/trainer/exam?seed=-1",
        "/trainer/exam?seed=1&questions=0&pass=0&minutes=99999999&started=x",
        "/trainer/exam?seed=1&questions=2&started=99999999999&a1=200&a2=x",
    ] {
        assert_eq!(anybody.get(address).await.status, StatusCode::OK, "{address}");
    }
    for address in ["/trainer/paper.pdf", "/trainer/record.json?seed=x"] {
        assert_eq!(anybody.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
}

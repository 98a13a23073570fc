//! The trainer: learning and examinations, for everybody, without an account.

use axum::http::StatusCode;
use turmuhr_trainer::{Exam, Id, Question, Record, Terms, make, verify};

use crate::support::{Browser, House};

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

const EXAM: &str = "seed=17&questions=6&name=Eva";

fn questions() -> Vec<Question> {
    Exam { seed: 17.into(), terms: Terms { questions: 6, ..Terms::default() } }.list().unwrap()
}

/// Right answers to the first questions.
fn right(count: usize) -> String {
    let answer = |(index, question): (usize, &Question)| format!("&a{}={}", index + 1, question.right + 1);
    questions().iter().enumerate().take(count).map(answer).collect()
}

/// The address to which the page leads.
async fn led_to(browser: &mut Browser, address: &str) -> String {
    let page = browser.get(address).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{address}: {}", page.text);
    page.location
}

#[tokio::test]
async fn an_exam_is_taken_graded_printed_and_recorded() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let choice = anybody.get("/trainer/exam").await;
    assert!(
        choice.text.contains("aria-current=\"page\"") && choice.text.contains("id=\"secret\""),
        "{}",
        choice.text
    );
    let begun = led_to(&mut anybody, &format!("/trainer/exam?{EXAM}")).await;
    let sheet = anybody.get(&begun).await;
    for question in questions() {
        assert!(sheet.text.contains(&format!("data-question=\"{}\"", question.id)), "{}", question.id);
    }
    let ended = led_to(&mut anybody, &format!("{begun}{}&hand_in=yes", right(6))).await;
    let result = anybody.get(&ended).await;
    assert!(result.text.contains("data-passed=\"true\""), "{}", result.text);
    let ended_badly = led_to(&mut anybody, &format!("{begun}&a1=1&hand_in=anyway")).await;
    let failed = anybody.get(&ended_badly).await;
    assert!(failed.text.contains("data-passed=\"false\""), "{}", failed.text);

    let file = anybody.get(&ended.replace("/trainer/exam", "/trainer/record.json")).await;
    let record: Record = serde_json::from_str(&file.text).unwrap();
    assert_eq!((record.name.as_str(), record.grade.right, verify(&record, &17.into())), ("Eva", 6, Ok(())));

    for key in ["", "&key=yes"] {
        let paper = anybody.get(&format!("/trainer/paper.pdf?{EXAM}{key}")).await;
        assert_eq!((paper.status, paper.kind.as_str()), (StatusCode::OK, "application/pdf"));
    }
}

#[tokio::test]
async fn a_reload_keeps_the_start_and_the_answers() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    // Half of the time is gone.
    let started = jiff::Timestamp::now().as_second() - 1800;
    let address = format!("/trainer/exam?{EXAM}&started={started}&a2=3");
    for _ in 0..2 {
        let sheet = anybody.get(&address).await;
        assert_eq!(hidden(&sheet.text, "started"), started.to_string());
        let left: i64 =
            sheet.text.split_once("data-left=\"").unwrap().1.split('"').next().unwrap().parse().unwrap();
        assert!((1790..=1800).contains(&left), "{left}");
        assert!(sheet.text.contains("name=\"a2\" value=\"3\" checked"), "{}", sheet.text);
        assert_eq!(sheet.text.matches(" checked").count(), 1);
    }
}

#[tokio::test]
async fn questions_left_out_are_asked_for_and_late_answers_are_marked() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let begun = led_to(&mut anybody, &format!("/trainer/exam?{EXAM}")).await;
    let asked = anybody.get(&format!("{begun}{}&hand_in=yes", right(4))).await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(
        asked.text.contains("id=\"unanswered\"") && asked.text.contains("href=\"#q5\""),
        "{}",
        asked.text
    );
    assert!(asked.text.contains("value=\"anyway\"") && asked.text.matches(" checked").count() == 4);

    let long_ago = jiff::Timestamp::now().as_second() - 3700;
    let late = format!("/trainer/exam?{EXAM}&started={long_ago}{}", right(6));
    assert!(anybody.get(&late).await.text.contains("data-left=\"0\""));
    let ended = led_to(&mut anybody, &format!("{late}&hand_in=yes")).await;
    let result = anybody.get(&ended).await;
    assert!(result.text.contains("data-passed=\"false\" data-in-time=\"false\""), "{}", result.text);
    let file = anybody.get(&ended.replace("/trainer/exam", "/trainer/record.json")).await;
    let record: Record = serde_json::from_str(&file.text).unwrap();
    assert!(record.grade.right == 6 && !record.grade.in_time);
}

#[tokio::test]
async fn one_question_comes_back_in_the_singular() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let page = learn(&mut anybody, "7_1_0~legal.fide-2023.1.1_0_9", "").await;
    assert!(page.contains("1 Frage kommt wieder."), "{page}");
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
        "/trainer/exam?seed=a+b",
        "/trainer/exam?seed=1&questions=0&pass=0&minutes=99999999&started=7",
        "/trainer/exam?seed=1&questions=2&started=99999999999&a1=200&a2=x",
        "/trainer/exam?seed=1&questions=2&started=9&ended=5&a1=200&a2=x",
    ] {
        assert_eq!(anybody.get(address).await.status, StatusCode::OK, "{address}");
    }
    for address in ["/trainer/paper.pdf", "/trainer/record.json?seed=a+b"] {
        assert_eq!(anybody.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
}

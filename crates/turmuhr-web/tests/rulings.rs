//! The page of rulings and the rulebook: for everybody, without an event.

mod support;

use axum::http::StatusCode;
use support::House;

fn query(pairs: &[(&str, &str)]) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(pairs);
    query.finish()
}

#[tokio::test]
async fn an_incident_is_ruled_without_an_account() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let told = query(&[
        ("game", "fide-2017 blitz limited"),
        ("did", "w illegal e2e5"),
        ("did", "press"),
        ("did", "b claim illegal-move"),
    ]);
    let page = anybody.get(&format!("/rulings?{told}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("/rules/fide-2017/A.4.2"), "{}", page.text);
    let german = anybody.get(&format!("/rulings?{told}&lang=de")).await;
    assert_eq!(german.status, StatusCode::OK);
}

/// The story grows by one event and goes back by one; the address holds all of it.
#[tokio::test]
async fn an_event_is_added_and_the_address_shows_it_again() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let told = query(&[
        ("game", "fide-2023"),
        ("do", "touch"),
        ("by", "white"),
        ("square", "e2"),
        ("intent", "move"),
    ]);
    let moved = anybody.get(&format!("/rulings/add?{told}")).await;
    assert_eq!(moved.status, StatusCode::SEE_OTHER);
    let to = moved.header("location").to_owned();
    assert!(to.contains("did=white+touch+square%3De2+intent%3Dmove"), "{to}");
    let page = anybody.get(&to).await;
    assert!(page.text.contains("4.3.1"), "{}", page.text);
}

/// What cannot be read is said in a sentence, and nothing fails.
#[tokio::test]
async fn nonsense_is_answered() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let long = "press;".repeat(150);
    for told in [
        query(&[("game", "nonsense")]),
        query(&[("did", "w jumps")]),
        query(&[("did", "w touch")]),
        query(&[("game", "fen 8/8/8 w - -"), ("did", "w e4")]),
        query(&[("game", "fide-1984 blitz"), ("did", "w e4")]),
        query(&[("case", "no/such"), ("do", "no-verb")]),
        query(&[("did", &long)]),
        query(&[("do", "claim"), ("case", "claims/intended-move")]),
    ] {
        let page = anybody.get(&format!("/rulings?{told}")).await;
        assert_eq!(page.status, StatusCode::OK, "{told}");
    }
    let many: Vec<(&str, &str)> = std::iter::repeat_n(("did", "a wait"), 150).collect();
    let page = anybody.get(&format!("/rulings?{}", query(&many))).await;
    assert!(page.text.contains("role=\"alert\""), "{}", page.text);
    assert_eq!(anybody.get("/rules/fide-2017/99.9").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn articles_stand_beside_those_of_other_editions_and_name_their_cases() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let page = anybody.get("/rules/fide-2017/9.2?beside=fide-1993").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("class=\"beside\"") && page.text.contains("/rulings?case="), "{}", page.text);
    let found = anybody.get("/rules?q=9.2&edition=fide-2017").await;
    assert!(found.text.contains("/rules/fide-2017/9.2"), "{}", found.text);
    let cases = anybody.get("/rules/cases").await;
    assert!(cases.text.contains("/rulings?case=claims/intended-move"));
}

/// Every case of the case book opens as a page.
#[tokio::test]
async fn every_case_opens() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    for case in turmuhr_scenario::casebook::all() {
        let page = anybody.get(&format!("/rulings?case={}", case.id)).await;
        assert_eq!(page.status, StatusCode::OK, "{}", case.id);
        assert!(!page.text.contains("role=\"alert\""), "{}", case.id);
    }
}

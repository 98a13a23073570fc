//! Many questions, entries and passes: each has its limit and its message.

use crate::support::House;
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{EntryId, Fact, Level, RoundNo, SectionId, TeamId};
use turmuhr_web::accounts::Visitor;

#[tokio::test]
async fn costly_questions_are_counted_by_address_and_known_answers_are_not() {
    let house = House::demo().await;
    let path = |at: u32| {
        format!("/e/demo-open/s/1/why/{}?round={}&other={}", 1 + at % 20, 1 + at / 20 % 5, 21 + at / 100)
    };
    let ask = async |from: &str, at: u32| house.browser().from(from).get(&path(at)).await;
    let mut refused = None;
    for at in 0..400 {
        let reply = ask("203.0.113.9", at).await;
        if reply.status != StatusCode::OK {
            refused = Some((at, reply));
            break;
        }
    }
    let (at, reply) = refused.expect("somewhere there is an end");
    assert_eq!(reply.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(at >= 200, "two hundred questions are free");
    assert!(reply.text.contains("zu viele aufwendige Anfragen"), "{}", reply.text);
    assert!(!reply.header("retry-after").is_empty());
    // Earlier answers are repeated; other addresses are not affected.
    assert_eq!(ask("203.0.113.9", 2).await.status, StatusCode::OK);
    assert_eq!(ask("198.51.100.7", at).await.status, StatusCode::OK);
    let mut arbiter = house.of(Role::Arbiter).await.from("203.0.113.9");
    assert_eq!(arbiter.get(&path(at + 1)).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_screen_has_one_of_a_few_rhythms() {
    let house = House::demo().await;
    for (asked, shown) in [("7", "5"), ("15", "15"), ("16", "15"), ("4000000000", "120"), ("x", "15")] {
        let path = format!("/e/demo-open/screen/boards?section=1&seconds={asked}");
        let reply = house.browser().get(&path).await;
        assert!(reply.text.contains(&format!("data-seconds=\"{shown}\"")), "{asked}: {}", reply.text);
    }
}

#[tokio::test]
async fn an_event_has_so_many_passes() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [("role", "helper"), ("section", "1"), ("hours", "12")];
    let long = "x".repeat(101);
    let reply = chief.post("/e/demo-open/passes", &[&fields[..], &[("label", &long)]].concat()).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text);
    for _ in 0..500 {
        house.pass(Role::Helper, "demo-open", 1, (0, 0), 0).await;
    }
    let reply = chief.post("/e/demo-open/passes", &fields).await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    assert!(reply.text.contains("500 gültige Helferzugänge"), "{}", reply.text);
}

#[tokio::test]
async fn a_pass_writes_so_fast() {
    let house = House::demo().await;
    let mut helper = house.browser();
    let token = house.pass(Role::Helper, "demo-open", 1, (0, 0), 0).await;
    helper.cookies.insert("turmuhr_pass".to_owned(), token);
    let mut last = StatusCode::OK;
    for _ in 0..80 {
        let reply = helper.post("/e/demo-open/s/1/rounds/5/result", &[("board", "none")]).await;
        last = reply.status;
        if last == StatusCode::TOO_MANY_REQUESTS {
            assert!(reply.text.contains("zu viele Einträge"), "{}", reply.text);
            assert!(!reply.header("retry-after").is_empty());
            break;
        }
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    // An arbiter is not affected at the same time.
    let mut arbiter = house.of(Role::Arbiter).await;
    let reply = arbiter.post("/e/demo-open/announce", &[("text", "Runde 6")]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_pass_writes_so_much() {
    let house = House::demo().await;
    let mut captain = house.of(Role::Captain).await;
    let pass = house.desk.store().passes("demo-teams").await.expect("a list").remove(0);
    let seats = [2, 1, 3, 4].map(|player| Some(EntryId(player))).to_vec();
    let line_up =
        Fact::LineUpSet { section: SectionId(1), round: RoundNo(4), team: TeamId(1), players: seats.clone() };
    let facts = vec![line_up; 500];
    house
        .desk
        .act("demo-teams", &Visitor::holder(pass), facts, Some(Level::ConfirmTwice))
        .await
        .expect("five hundred times");
    let fields = [("round", "4"), ("player", "1"), ("player", "2"), ("player", "3"), ("player", "4")];
    let reply = captain.post("/e/demo-teams/s/1/teams/1/line-up", &fields).await;
    assert_eq!(reply.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(reply.text.contains("500 Einträge"), "{}", reply.text);
}

#[tokio::test]
async fn a_list_has_so_many_players() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let list: String = (0..5_001).map(|at| format!("Muster, A{at}\n")).collect();
    let fields = [("way", "list"), ("list", list.as_str())];
    let reply = arbiter.post("/e/demo-open/s/1/enter", &fields).await;
    assert!(reply.text.contains("mehr als 5000 Zeilen"), "{}", &reply.text[..2_000]);
}

//! Every route for every role: who is admitted, and who is not.

use crate::support::House;
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_testkit::demo::example;
use turmuhr_tournament::RoundNo;

/// A captain's pass is for the team event; elsewhere it is invalid.
fn event_of(role: Role) -> &'static str {
    if role == Role::Captain { "demo-teams" } else { "demo-open" }
}

#[tokio::test]
async fn every_route_admits_exactly_its_roles() {
    let house = House::demo().await;
    for role in Role::ALL {
        let mut browser = house.of(role).await;
        let secret = browser.secret().await;
        for (method, path, admitted) in turmuhr_web::table() {
            let at = example(path, event_of(role));
            // With the secret and no other field: an admitted visitor gets a message about what is missing, or
            // the act.
            let reply = if method == "GET" {
                browser.get(&at).await
            } else if ["/logout", "/users/remove"].contains(&path) || path.ends_with("/archive") {
                continue;
            } else {
                browser.post(&at, &[]).await
            };
            let shut_out = matches!(reply.status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN);
            // A captain's page needs a team; a wrong password is not a matter of roles.
            let own_reasons = path == "/e/{event}/captain" || path == "/login" || method == "POST";
            if !admitted.contains(&role) {
                assert!(shut_out, "{method} {at} lets {role:?} in: {}", reply.status);
            } else if !own_reasons {
                assert!(!shut_out, "{method} {at} shuts {role:?} out: {}", reply.status);
            }
            assert_ne!(
                reply.status,
                StatusCode::INTERNAL_SERVER_ERROR,
                "{method} {at} for {role:?}: {}",
                reply.text
            );
            assert!(!reply.policy.is_empty(), "{method} {at} has no security policy");
        }
        assert!(!secret.is_empty());
    }
}

#[tokio::test]
async fn nothing_is_posted_without_the_secret_of_the_form() {
    let house = House::demo().await;
    for role in [Role::Administrator, Role::Arbiter, Role::Helper] {
        let mut browser = house.of(role).await;
        let before = house.desk.open("demo-open").await.expect("there").position();
        for (_, path, admitted) in turmuhr_web::table().into_iter().filter(|(method, ..)| *method == "POST") {
            let at = example(path, event_of(role));
            let reply = browser.post_from_elsewhere(&at).await;
            let expected = admitted.contains(&role);
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{at} for {role:?} ({expected})");
        }
        assert_eq!(house.desk.open("demo-open").await.expect("there").position(), before);
    }
}

#[tokio::test]
async fn a_helper_enters_and_does_not_change() {
    let house = House::demo().await;
    let token = house.pass(Role::Helper, "demo-open", 1, (1, 20), 0).await;
    let mut browser = house.browser();
    let entered = browser.get(&format!("/p/{token}")).await;
    assert_eq!((entered.status, entered.location.as_str()), (StatusCode::SEE_OTHER, "/e/demo-open/helper"));
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let section = snapshot.event().sections.values().next().expect("one");
    let missing: Vec<u32> = section.missing(RoundNo(5)).into_iter().map(|at| at.board.0).collect();
    let open = missing.iter().copied().find(|board| *board <= 20).expect("one is open");
    let over = (1..=20).find(|board| !missing.contains(board)).expect("one is over");
    let path = "/e/demo-open/s/1/rounds/5/result";
    let board = open.to_string();
    let reply = browser.post(path, &[("board", &board), ("result", "1-0")]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    // Their own entry can be undone for a while, entries of others cannot.
    let entry = house.desk.open("demo-open").await.expect("there").position().to_string();
    let other = browser.post(path, &[("board", &board), ("result", "0-1")]).await;
    assert_eq!(other.status, StatusCode::FORBIDDEN);
    let others =
        browser.post(path, &[("board", &over.to_string()), ("result", "+--"), ("accepted", "confirm")]).await;
    assert_eq!(others.status, StatusCode::FORBIDDEN);
    let undone = browser.post("/e/demo-open/undo", &[("entry", &entry), ("accepted", "confirm")]).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    let older = browser.post("/e/demo-open/undo", &[("entry", "40"), ("accepted", "confirm")]).await;
    assert_eq!(older.status, StatusCode::FORBIDDEN);
    // Other sections and events are not covered by this pass.
    let elsewhere =
        browser.post("/e/demo-open/s/2/rounds/4/result", &[("board", "1"), ("result", "---")]).await;
    assert_eq!(elsewhere.status, StatusCode::FORBIDDEN);
    let teams = browser.get("/e/demo-teams/helper").await;
    assert_eq!(teams.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_revoked_pass_is_worth_nothing() {
    let house = House::demo().await;
    let token = house.pass(Role::Helper, "demo-open", 1, (0, 0), 0).await;
    let mut browser = house.browser();
    browser.get(&format!("/p/{token}")).await;
    assert_eq!(browser.get("/e/demo-open/helper").await.status, StatusCode::OK);
    let mut chief = house.of(Role::ChiefArbiter).await;
    let hash = house.desk.store().passes("demo-open").await.expect("a list")[0].token.clone();
    let revoked = chief.post("/e/demo-open/passes/revoke", &[("pass", &hash)]).await;
    assert_eq!(revoked.status, StatusCode::SEE_OTHER);
    assert_eq!(browser.get("/e/demo-open/helper").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(house.browser().get(&format!("/p/{token}")).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_captain_hands_in_their_own_line_up_only() {
    let house = House::demo().await;
    let mut captain = house.of(Role::Captain).await;
    let seats = [("round", "4"), ("player", "2"), ("player", "1"), ("player", "3"), ("player", "4")];
    // Against the order of the list: asked first.
    let own = captain.post("/e/demo-teams/s/1/teams/1/line-up", &seats).await;
    assert_eq!(own.status, StatusCode::CONFLICT, "{}", own.text);
    assert!(own.text.contains("steht aber in der Mannschaftsliste"), "{}", own.text);
    let mut sure = seats.to_vec();
    sure.push(("accepted", "acknowledge"));
    let own = captain.post("/e/demo-teams/s/1/teams/1/line-up", &sure).await;
    assert_eq!(own.status, StatusCode::SEE_OTHER, "{}", own.text);
    let theirs = captain.post("/e/demo-teams/s/1/teams/2/line-up", &seats).await;
    assert_eq!(theirs.status, StatusCode::FORBIDDEN);
    // The page says so, also after a reload.
    let page = captain.get("/e/demo-teams/captain").await.text;
    assert!(page.contains("Abgegeben von") && page.contains("Aufstellung für Runde 4 ändern"), "{page}");
    // A board without a player is lost: that is asked too.
    let hole = [("round", "4"), ("player", ""), ("player", "1"), ("player", "3"), ("player", "4")];
    let empty = captain.post("/e/demo-teams/s/1/teams/1/line-up", &hole).await;
    assert_eq!(empty.status, StatusCode::CONFLICT, "{}", empty.text);
    assert!(empty.text.contains("niemanden an Brett 1"), "{}", empty.text);
}

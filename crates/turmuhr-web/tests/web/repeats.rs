//! Acts that are sent twice, late, or without a session.

use axum::{
    body::Body,
    http::{Method, StatusCode},
};
use serde_json::json;
use turmuhr_store::{Role, Store};
use turmuhr_tournament::{At, BoardNo, GameNo, RoundNo, SectionId};
use turmuhr_web::{Venue, demo, setup_link};

use crate::support::{Browser, House};

const ANNOUNCE: &str = "/e/demo-open/announce";
const RESULT: &str = "/e/demo-open/s/1/rounds/5/result";

async fn position(house: &House) -> u64 {
    house.desk.open("demo-open").await.expect("there").position()
}

async fn open_board(house: &House) -> u32 {
    let snapshot = house.desk.open("demo-open").await.expect("there");
    snapshot.event().section(SectionId(1)).expect("there").missing(RoundNo(5))[0].board.0
}

async fn result_of(house: &House, board: u32) -> String {
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let section = snapshot.event().section(SectionId(1)).expect("there");
    let game = section.game(At::new(RoundNo(5), BoardNo(board), GameNo(1))).expect("a game");
    game.result.map(|result| result.to_string()).unwrap_or_default()
}

/// The value of a hidden field.
fn hidden<'p>(page: &'p str, name: &str) -> &'p str {
    let from =
        page.split_once(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("no {name}: {page}"));
    from.1.split_once('"').expect("an end").0
}

#[tokio::test]
async fn the_same_form_sent_twice_enters_nothing_twice() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let before = position(&house).await;
    let fields = [("text", "Runde 6 um 14 Uhr"), ("act", "a1")];
    let first = arbiter.post(ANNOUNCE, &fields).await;
    assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.text);
    arbiter.post(ANNOUNCE, &[("text", "Etwas anderes"), ("act", "a2")]).await;
    let again = arbiter.post(ANNOUNCE, &fields).await;
    assert_eq!((again.status, &again.location), (first.status, &first.location));
    assert_eq!(position(&house).await, before + 2);
    // A form that was changed is another act, and so is the same form of another visitor.
    arbiter.post(ANNOUNCE, &[("text", "Runde 6 um 15 Uhr"), ("act", "a1")]).await;
    house.of(Role::ChiefArbiter).await.post(ANNOUNCE, &fields).await;
    // Without an id, as from a program of old, nothing is compared.
    arbiter.post(ANNOUNCE, &[("text", "Runde 6 um 14 Uhr")]).await;
    assert_eq!(position(&house).await, before + 5);
}

#[tokio::test]
async fn an_act_that_was_undone_is_not_called_done() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let fields = [("text", "Pause"), ("act", "u1")];
    arbiter.post(ANNOUNCE, &fields).await;
    let entry = position(&house).await.to_string();
    arbiter.post("/e/demo-open/undo", &[("entry", &entry), ("accepted", "confirm")]).await;
    let before = position(&house).await;
    let again = arbiter.post(ANNOUNCE, &fields).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text);
    assert!(again.text.contains("id=\"meanwhile\"") && again.text.contains("Pause"), "{}", again.text);
    assert_eq!(position(&house).await, before);
    // The form of that page is a new act.
    let meant = [("text", "Pause"), ("act", hidden(&again.text, "act"))];
    assert_eq!(arbiter.post(ANNOUNCE, &meant).await.status, StatusCode::SEE_OTHER);
    assert_eq!(position(&house).await, before + 1);
}

#[tokio::test]
async fn a_double_click_enters_once() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    arbiter.get("/e/demo-open").await;
    let before = position(&house).await;
    let fields = [("text", "Doppelt"), ("act", "d1")];
    let (mut one, mut other) = (arbiter.clone(), arbiter.clone());
    let (first, second) = tokio::join!(one.post(ANNOUNCE, &fields), other.post(ANNOUNCE, &fields));
    assert_eq!((first.status, &first.location), (second.status, &second.location));
    assert_eq!(position(&house).await, before + 1);
}

#[tokio::test]
async fn a_repeat_is_answered_where_the_act_would_be_refused_now() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let new = [
        ("name", "Klub"),
        ("format", "dutch"),
        ("rounds", "3"),
        ("tie_break_edition", "2026"),
        ("act", "n1"),
    ];
    let made = chief.post("/events/new", &new).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    assert_eq!(chief.post("/events/new", &new).await.location, made.location, "one event");
    assert_eq!(house.desk.store().list().await.expect("a list").len(), 1);
    let section = format!("{}/s/1", made.location);
    let list: String = (1..=6).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect();
    let players = [("way", "list"), ("list", &list), ("sure", "yes"), ("act", "p1")];
    let entered = chief.post(&format!("{section}/enter"), &players).await;
    assert_eq!(chief.post(&format!("{section}/enter"), &players).await.location, entered.location);
    chief.post(&format!("{section}/lots"), &[("colour", "white"), ("act", "l1")]).await;
    let pair = [("round", "1"), ("act", "r1")];
    let paired = chief.post(&format!("{section}/pairing"), &pair).await;
    assert_eq!(paired.status, StatusCode::SEE_OTHER, "{}", paired.text);
    let again = chief.post(&format!("{section}/pairing"), &pair).await;
    assert_eq!((again.status, again.location), (paired.status, paired.location));
    let snapshot = house.desk.open(made.location.trim_start_matches("/e/")).await.expect("there");
    assert_eq!(snapshot.event().section(SectionId(1)).expect("there").players.len(), 6);
}

#[tokio::test]
async fn an_act_is_known_after_the_server_died() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("one.db").display());
    let store = Store::open(&url).await.expect("opens");
    let house = House::over(store.clone(), Venue::default());
    demo::fill_on(&house.desk, jiff::civil::date(2026, 5, 2)).await.expect("filled");
    let mut arbiter = house.of(Role::Arbiter).await;
    let board = open_board(&house).await;
    let said = json!({ "board": board, "result": "1-0", "act": "k1", "seen": position(&house).await });
    let first = arbiter.post_json(RESULT, &said).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.text);
    store.close().await;
    drop(house);
    let later = House::over(Store::open(&url).await.expect("opens"), Venue::default());
    let mut same = later.browser();
    same.cookies = arbiter.cookies.clone();
    same.post(ANNOUNCE, &[("text", "Weiter")]).await;
    let before = position(&later).await;
    let again = same.post_json(RESULT, &said).await;
    assert_eq!((again.status, again.text), (first.status, first.text));
    assert_eq!(position(&later).await, before);
}

#[tokio::test]
async fn every_form_of_an_event_has_an_id_and_its_position() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let now = position(&house).await.to_string();
    for page in ["/e/demo-open/s/1/check-in", "/e/demo-open/s/1/rounds/5", "/e/demo-open/displays"] {
        let (first, second) = (arbiter.get(page).await.text, arbiter.get(page).await.text);
        assert_eq!(hidden(&first, "seen"), now, "{page}");
        assert_eq!(hidden(&first, "act").len(), 16, "{page}");
        assert_ne!(hidden(&first, "act"), hidden(&second, "act"), "{page}");
    }
}

#[tokio::test]
async fn a_late_entry_overwrites_nothing() {
    let house = House::demo().await;
    let (mut arbiter, mut chief) = (house.of(Role::Arbiter).await, house.of(Role::ChiefArbiter).await);
    let board = open_board(&house).await;
    let seen = position(&house).await;
    let theirs = chief.post_json(RESULT, &json!({ "board": board, "result": "1-0" })).await;
    assert_eq!(theirs.status, StatusCode::OK, "{}", theirs.text);
    // By script: both values, and who entered the other.
    let mut late =
        json!({ "board": board, "result": "0-1", "seen": seen, "act": "s1", "accepted": "acknowledge" });
    let refused = arbiter.post_json(RESULT, &late).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let told = refused.json()["meanwhile"].clone();
    assert_eq!(
        (told["by"].as_str(), told["replaces"].as_bool()),
        (Some("Test chief-arbiter"), Some(true)),
        "{told}"
    );
    assert!(told["theirs"].as_str().is_some_and(|text| text.contains("1:0")), "{told}");
    assert!(told["mine"].as_str().is_some_and(|text| text.contains("0:1")), "{told}");
    assert_eq!(result_of(&house, board).await, "1-0");
    // By a plain form: the page shows both, and its form replaces the other entry.
    let (board_text, seen_text) = (board.to_string(), seen.to_string());
    let fields = [("board", board_text.as_str()), ("result", "0-1"), ("seen", &seen_text)];
    let page = arbiter.post(RESULT, &fields).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(
        page.text.contains("id=\"meanwhile\"") && page.text.contains("Test chief-arbiter hat um"),
        "{}",
        page.text
    );
    let form = page.text.split_once("id=\"confirm\"").expect("a form").1;
    assert_eq!(hidden(form, "seen"), position(&house).await.to_string());
    // The same value is no conflict.
    let same = arbiter.post_json(RESULT, &json!({ "board": board, "result": "1-0", "seen": seen })).await;
    assert_eq!(same.status, StatusCode::OK, "{}", same.text);
    // Having seen the other entry, the visitor may replace it.
    late["seen"] = told["entry"].clone();
    let replaced = arbiter.post_json(RESULT, &late).await;
    assert_eq!(replaced.status, StatusCode::OK, "{}", replaced.text);
    assert_eq!(result_of(&house, board).await, "0-1");
}

#[tokio::test]
async fn a_helper_sees_the_other_entry_and_cannot_replace_it() {
    let house = House::demo().await;
    let mut helper = house.browser();
    let pass = house.pass(Role::Helper, demo::OPEN, 1, (0, 0), 0).await;
    helper.cookies.insert("turmuhr_pass".to_owned(), pass);
    let board = open_board(&house).await;
    let seen = position(&house).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    arbiter.post_json(RESULT, &json!({ "board": board, "result": "1-0" })).await;
    let refused = helper.post_json(RESULT, &json!({ "board": board, "result": "0-1", "seen": seen })).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    assert_eq!(refused.json()["meanwhile"]["replaces"], false, "{}", refused.text);
    // Boards that are not theirs tell nothing.
    let mut other = house.browser();
    let pass = house.pass(Role::Helper, demo::OPEN, 1, (board + 1, board + 2), 0).await;
    other.cookies.insert("turmuhr_pass".to_owned(), pass);
    let foreign = other.post_json(RESULT, &json!({ "board": board, "result": "0-1", "seen": seen })).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN, "{}", foreign.text);
}

#[tokio::test]
async fn a_result_for_a_pairing_that_is_gone_is_refused() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let new = [("name", "Klub"), ("format", "dutch"), ("rounds", "3"), ("tie_break_edition", "2026")];
    let event = chief.post("/events/new", &new).await.location;
    let section = format!("{event}/s/1");
    let list: String = (1..=6).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect();
    chief.post(&format!("{section}/enter"), &[("way", "list"), ("list", &list), ("sure", "yes")]).await;
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    chief.post(&format!("{section}/pairing"), &[("round", "1")]).await;
    chief.post(&format!("{section}/rounds/1/publish"), &[]).await;
    let stream = event.trim_start_matches("/e/");
    let seen = house.desk.open(stream).await.expect("there").position();
    let confirmed = ("accepted", "confirm-twice");
    chief.post(&format!("{section}/rounds/1/withhold"), &[("reason", "Fehler"), confirmed]).await;
    chief.post(&format!("{section}/rounds/1/discard"), &[("reason", "Fehler"), confirmed]).await;
    chief.post(&format!("{section}/pairing"), &[("round", "1"), confirmed]).await;
    chief.post(&format!("{section}/rounds/1/publish"), &[confirmed]).await;
    let late = json!({ "board": 1, "result": "1-0", "seen": seen });
    let refused = chief.post_json(&format!("{section}/rounds/1/result"), &late).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    assert_eq!(refused.json()["meanwhile"]["replaces"], false, "{}", refused.text);
}

#[tokio::test]
async fn line_ups_and_arrivals_cross_too() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let page = "/e/demo-open/s/1/check-in";
    let seen = position(&house).await.to_string();
    arbiter.post(page, &[("player", "1")]).await;
    let late = arbiter.post(page, &[("player", "1"), ("present", "yes"), ("seen", &seen)]).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
    let now = position(&house).await.to_string();
    let aware = arbiter.post(page, &[("player", "1"), ("present", "yes"), ("seen", &now)]).await;
    assert_eq!(aware.status, StatusCode::SEE_OTHER, "{}", aware.text);
}

#[tokio::test]
async fn a_script_gets_the_next_page_as_an_address() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let secret = arbiter.secret().await;
    let headers = [
        ("content-type", "application/x-www-form-urlencoded"),
        ("accept", "application/json"),
        ("x-csrf", secret.as_str()),
    ];
    let page = "/e/demo-open/s/1/check-in";
    let done = arbiter.ask(Method::POST, page, &headers, Body::from("player=1&act=x1")).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    let entry = position(&house).await;
    assert_eq!(done.json(), json!({ "entry": entry, "next": format!("{page}?done={entry}") }));
}

/// An account with a password, at a fresh browser.
async fn with_account(house: &House) -> Browser {
    let link = setup_link(&house.desk).await.expect("asked").expect("nobody has an account");
    let mut browser = house.browser();
    let made = [("name", "anna"), ("shown", "Anna"), ("password", "Turm auf c4"), ("again", "Turm auf c4")];
    assert_eq!(browser.post(&link, &made).await.status, StatusCode::SEE_OTHER);
    browser
}

#[tokio::test]
async fn the_log_in_leads_back_but_never_to_another_site() {
    let house = House::demo().await;
    let mut browser = with_account(&house).await;
    browser.post("/logout", &[]).await;
    let closed = browser.get("/e/demo-open/history?q=Brett").await;
    assert_eq!(closed.status, StatusCode::UNAUTHORIZED);
    assert!(closed.text.contains("/login?next=%2Fe%2Fdemo-open%2Fhistory%3Fq%3DBrett"), "{}", closed.text);
    let form = browser.get("/login?next=%2Fe%2Fdemo-open%2Fhistory%3Fq%3DBrett").await;
    assert_eq!(hidden(&form.text, "next"), "/e/demo-open/history?q=Brett");
    for elsewhere in
        ["//evil.test", "https://evil.test", "/%5Cevil.test", "/%09/evil.test", "javascript:alert(1)"]
    {
        let form = browser.get(&format!("/login?next={elsewhere}")).await;
        assert_eq!(hidden(&form.text, "next"), "", "{elsewhere}");
    }
    let right = |next: &'static str| [("name", "anna"), ("password", "Turm auf c4"), ("next", next)];
    assert_eq!(browser.post("/login", &right("//evil.test")).await.location, "/");
    assert_eq!(browser.post("/login", &right("/e/demo-open/history")).await.location, "/e/demo-open/history");
}

#[tokio::test]
async fn a_form_without_a_session_is_sent_after_the_log_in() {
    let house = House::demo().await;
    let mut browser = with_account(&house).await;
    let page = "/e/demo-open/displays";
    let secret = browser.secret().await;
    let before = position(&house).await;
    // The session ends on the server; the browser keeps its cookies and the open page.
    let session = browser.cookies.get("turmuhr_session").cloned().expect("a session");
    let store = house.desk.store();
    store.end_session(&turmuhr_web::accounts::Token::hash_of(&session)).await.expect("ended");
    let body = format!("csrf={secret}&act=w1&seen={before}&text=Pause+bis+14+Uhr");
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let from = format!("http://turmuhr.test{page}");
    let kept =
        browser.ask(Method::POST, ANNOUNCE, &[kind, ("referer", &from)], Body::from(body.clone())).await;
    assert_eq!(kept.status, StatusCode::UNAUTHORIZED);
    assert!(kept.text.contains("id=\"login\"") && kept.text.contains("Pause+bis+14+Uhr"), "{}", kept.text);
    let typed = hidden(&kept.text, "typed").replace("&amp;", "&");
    let fields = [
        ("name", "anna"),
        ("password", "Turm auf c5"),
        ("next", page),
        ("action", ANNOUNCE),
        ("typed", typed.as_str()),
    ];
    // A wrong password loses nothing either.
    let wrong = browser.post("/login", &fields).await;
    assert!(wrong.text.contains("Pause+bis+14+Uhr"), "{}", wrong.text);
    let mut right = fields;
    right[1] = ("password", "Turm auf c4");
    let shown = browser.post("/login", &right).await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.text);
    assert!(
        shown.text.contains("id=\"send-now\"") && shown.text.contains("Pause bis 14 Uhr"),
        "{}",
        shown.text
    );
    assert_eq!(position(&house).await, before, "nothing happens before the visitor says so");
    assert_eq!(hidden(&shown.text, "csrf"), browser.secret().await);
    let sent = browser.post(ANNOUNCE, &[("text", "Pause bis 14 Uhr"), ("act", "w1")]).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
    assert_eq!(position(&house).await, before + 1);
    // A form from another site is not kept, and a form with a password neither.
    let mut public = house.browser();
    let foreign = [kind, ("referer", "http://evil.test/")];
    let forged = public.ask(Method::POST, ANNOUNCE, &foreign, Body::from(body.clone())).await;
    assert!(!forged.text.contains("Pause"), "{}", forged.text);
    let own = [kind, ("referer", "http://turmuhr.test/users")];
    let secretive = public.ask(Method::POST, "/users", &own, Body::from("password=Geheim")).await;
    assert!(!secretive.text.contains("Geheim"), "{}", secretive.text);
    // Nothing leads a log-in to an act outside events.
    let led = [("name", "anna"), ("password", "Turm auf c4"), ("action", "//evil.test/e/"), ("typed", "x=1")];
    assert_eq!(public.post("/login", &led).await.status, StatusCode::SEE_OTHER);
}

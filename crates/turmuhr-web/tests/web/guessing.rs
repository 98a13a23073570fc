//! Password guessing: an attack costs little memory, and locks nobody out.

use crate::support::{Browser, House};
use axum::{
    body::Body,
    http::{Method, StatusCode},
};
use futures_util::future::join_all;
use turmuhr_web::Venue;

const PASSWORD: &str = "Turm auf c4";

/// A house with Anna as administrator.
async fn house() -> House {
    let house = House::empty().await;
    with_anna(&house).await;
    house
}

async fn with_anna(house: &House) {
    let link = turmuhr_web::setup_link(&house.desk).await.expect("asked").expect("a link");
    let made =
        house.browser().post(&link, &[("name", "anna"), ("password", PASSWORD), ("again", PASSWORD)]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
}

async fn log_in(mut browser: Browser, name: &str, password: &str) -> crate::support::Reply {
    browser.post("/login", &[("name", name), ("password", password)]).await
}

#[tokio::test]
async fn of_four_hundred_wrong_ones_at_once_five_are_hashed_and_the_owner_gets_in() {
    let house = house().await;
    let attack = join_all((0..400).map(|_| log_in(house.browser().from("203.0.113.9"), "anna", "wrong")));
    let owner = log_in(house.browser().from("198.51.100.7"), "anna", PASSWORD);
    let (attacked, owner) = tokio::join!(attack, owner);
    let tried = attacked.iter().filter(|reply| reply.status == StatusCode::UNAUTHORIZED).count();
    assert!((1..=5).contains(&tried), "{tried} passwords were hashed");
    let refused: Vec<_> = attacked.iter().filter(|reply| reply.status != StatusCode::UNAUTHORIZED).collect();
    for reply in refused {
        assert_eq!(reply.status, StatusCode::TOO_MANY_REQUESTS);
        assert!(reply.header("retry-after").parse::<u32>().is_ok_and(|seconds| seconds > 0));
    }
    assert_eq!(owner.status, StatusCode::SEE_OTHER, "{}", owner.text);
    // Also while the attack continues.
    let again = log_in(house.browser().from("198.51.100.7"), "anna", PASSWORD).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn an_attack_from_many_networks_does_not_lock_the_owner_out() {
    let house = house().await;
    let attack = join_all(
        (0..100).map(|at| log_in(house.browser().from(&format!("2001:db8:{at:x}::1")), "anna", "wrong")),
    );
    let owner = log_in(house.browser().from("198.51.100.7"), "anna", PASSWORD);
    let (attacked, owner) = tokio::join!(attack, owner);
    assert_eq!(owner.status, StatusCode::SEE_OTHER, "{}", owner.text);
    let busy: Vec<_> =
        attacked.iter().filter(|reply| reply.status == StatusCode::SERVICE_UNAVAILABLE).collect();
    assert!(busy.iter().all(|reply| !reply.header("retry-after").is_empty()));
}

#[tokio::test]
async fn addresses_of_one_64_count_together() {
    let house = house().await;
    let mut last = StatusCode::OK;
    for at in 1..=6 {
        let from = format!("2001:db8:0:1::{at}");
        last = log_in(house.browser().from(&from), "anna", "wrong").await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn too_long_names_and_passwords_are_not_hashed() {
    let house = house().await;
    let long = "x".repeat(1_001);
    for (name, password) in [(&long[..201], PASSWORD), ("anna", long.as_str())] {
        let reply = log_in(house.browser(), name, password).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST);
        assert!(reply.text.contains("höchstens 200 Zeichen"), "{}", reply.text);
    }
}

#[tokio::test]
async fn only_a_trusted_proxy_says_where_a_visitor_comes_from() {
    let proxy = "10.0.0.1";
    let venue = Venue { proxies: vec![proxy.parse().expect("an address")], ..Venue::default() };
    let house = House::at(venue).await;
    with_anna(&house).await;
    let ask = async |from: &str, forwarded: &str| {
        let mut browser = house.browser().from(from);
        let headers = [("x-forwarded-for", forwarded), ("x-forwarded-proto", "https")];
        browser.ask(Method::GET, "/login", &headers, Body::empty()).await
    };
    // Others are not trusted about either: cookies would be lost, and addresses forged.
    let direct = ask("192.0.2.1", "198.51.100.9").await;
    assert!(!direct.header("set-cookie").contains("Secure"), "{}", direct.header("set-cookie"));
    assert_eq!(direct.header("strict-transport-security"), "");
    let behind = ask(proxy, "198.51.100.9").await;
    assert!(behind.header("set-cookie").contains("Secure"), "{}", behind.header("set-cookie"));
    assert_ne!(behind.header("strict-transport-security"), "");

    let guess = async |from: &str, forwarded: &str| {
        let mut browser = house.browser().from(from);
        let secret = browser.secret().await;
        let form = format!("csrf={secret}&name=anna&password=wrong");
        let headers = [("content-type", "application/x-www-form-urlencoded"), ("x-forwarded-for", forwarded)];
        browser.ask(Method::POST, "/login", &headers, Body::from(form)).await.status
    };
    for at in 0..5 {
        assert_eq!(guess("192.0.2.1", &format!("198.51.100.{at}")).await, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(guess("192.0.2.1", "198.51.100.200").await, StatusCode::TOO_MANY_REQUESTS);
    for at in 0..6 {
        assert_eq!(guess(proxy, &format!("6.6.6.6, 198.51.100.{at}")).await, StatusCode::UNAUTHORIZED);
    }
}

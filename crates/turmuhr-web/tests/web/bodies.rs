//! What may be sent by whom, and the headers of answers.

use crate::support::House;
use axum::{
    body::{Body, Bytes},
    http::{Method, StatusCode},
};
use futures_util::stream;
use turmuhr_store::Role;

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");
const JSON: (&str, &str) = ("content-type", "application/json");

/// A body that never ends.
fn endless() -> Body {
    Body::from_stream(stream::pending::<Result<Bytes, std::io::Error>>())
}

#[tokio::test]
async fn rights_are_looked_at_before_a_byte_is_read() {
    let house = House::demo().await;
    let mut public = house.browser();
    let reply = public.ask(Method::POST, "/api/events/demo-open/facts", &[JSON], endless()).await;
    assert_eq!(reply.status, StatusCode::UNAUTHORIZED);
    let mut helper = house.of(Role::Helper).await;
    let reply = helper.ask(Method::POST, "/backup/import", &[FORM], endless()).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN);
    // Nor with a wrong secret.
    let headers = [JSON, ("x-csrf", "wrong")];
    let reply = helper.ask(Method::POST, "/api/events/demo-open/facts", &headers, endless()).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn what_is_named_too_large_is_refused_at_once() {
    let house = House::demo().await;
    for (role, path, most, too_much, told) in [
        (Role::Public, "/login", 16 << 10, (16 << 10) + 1, "16 KB"),
        (Role::Captain, "/e/demo-teams/s/1/teams/1/line-up", 64 << 10, (64 << 10) + 1, "64 KB"),
        (Role::Arbiter, "/e/demo-open/s/1/enter", 8 << 20, (8 << 20) + 1, "8 MB"),
        (Role::Administrator, "/users", 8 << 20, (8 << 20) + 1, "8 MB"),
        (Role::Administrator, "/backup/check", 512 << 20, (512_u64 << 20) + 1, "512 MB"),
    ] {
        let mut browser = house.of(role).await;
        let length = too_much.to_string();
        let headers = [FORM, ("content-length", length.as_str())];
        let reply = browser.ask(Method::POST, path, &headers, endless()).await;
        assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE, "{role:?} {path}");
        assert!(reply.text.contains(told), "{role:?} {path}: {}", reply.text);
        if most < 1 << 20 {
            // The same without a declared length.
            let body = Body::from("x".repeat(most + 1));
            let reply = browser.ask(Method::POST, path, &[FORM], body).await;
            assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE, "{role:?} {path}");
        }
    }
}

#[tokio::test]
async fn json_is_bounded_before_it_becomes_values() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let path = "/api/events/demo-open/facts";
    let large = format!("[{}0]", "0,".repeat(200_000));
    let deep = format!("{}{}", "[".repeat(100), "]".repeat(100));
    let huge = format!("\"{}\"", "x".repeat(1 << 20));
    for body in [large, deep, huge] {
        let headers = [JSON, ("accept", "application/json")];
        let reply = arbiter.ask(Method::POST, path, &headers, Body::from(body)).await;
        assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE, "{}", reply.text);
    }
    let mut helper = house.of(Role::Helper).await;
    let body = format!("\"{}\"", "x".repeat(20_000));
    let reply = helper.ask(Method::POST, path, &[JSON], Body::from(body)).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_form_has_so_many_fields_and_an_address_so_many_letters() {
    let house = House::demo().await;
    let mut public = house.browser();
    let reply = public.ask(Method::POST, "/login", &[FORM], Body::from("a&".repeat(101))).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(reply.text.contains("100 Felder"), "{}", reply.text);
    let parts = "--cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n".repeat(101);
    let headers = [("content-type", "multipart/form-data; boundary=cut")];
    let reply = public.ask(Method::POST, "/login", &headers, Body::from(parts + "--cut--\r\n")).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE);
    let reply = public.get(&format!("/e/demo-open/s/1/players?q={}", "x".repeat(8 << 10))).await;
    assert_eq!(reply.status, StatusCode::URI_TOO_LONG);
}

#[tokio::test]
async fn what_is_private_is_stored_nowhere_on_its_way() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    for path in [
        "/backup/file",
        "/e/demo-open/export",
        "/e/demo-open/history/file",
        "/e/demo-open/passes",
        "/e/demo-open/s/1/export/trf26",
        "/api/users",
    ] {
        let reply = admin.get(path).await;
        assert_eq!((reply.status, reply.header("cache-control")), (StatusCode::OK, "no-store"), "{path}");
    }
    let token = house.pass(Role::Helper, "demo-open", 1, (0, 0), 0).await;
    for path in [format!("/p/{token}"), "/setup/nonsense".to_owned()] {
        let reply = house.browser().get(&path).await;
        assert_eq!(reply.header("cache-control"), "no-store", "{path}");
        assert_eq!(reply.header("referrer-policy"), "no-referrer", "{path}");
    }
    // Public pages may be revalidated.
    assert_eq!(house.browser().get("/e/demo-open").await.header("cache-control"), "private, no-cache");
}

//! The logo and the colour of a club: on pages, screens and paper, in copies and templates.

use axum::http::StatusCode;
use turmuhr_store::Role;

use crate::{simple::send, support::House};

/// One grey pixel.
const PNG: &[u8] = &[
    0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0,
    0, 1, 8, 0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 0x0a, b'I', b'D', b'A', b'T', 0x78, 0x9c, 0x63,
    0x68, 0, 0, 0, 0x82, 0, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42,
    0x60, 0x82,
];
const LOOK: &str = "/e/demo-open/look";

#[tokio::test]
async fn a_club_has_its_logo_and_its_colour() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let mut public = house.browser();
    let before = public.get("/e/demo-open").await.text;
    assert!(!before.contains("look.css") && !before.contains("logo.png"), "{before}");
    assert_eq!(public.get("/e/demo-open/logo.png").await.status, StatusCode::NOT_FOUND);
    let fields = [("own", "yes"), ("accent", "#ffd400")];
    let set = chief.post_file(LOOK, &fields, ("file", "logo.png", PNG)).await;
    assert_eq!(set.status, StatusCode::SEE_OTHER, "{}", set.text);
    // Yellow cannot be read on paper: a darker shade is used, and the page says so.
    let page = chief.get(LOOK).await.text;
    assert!(page.contains("data-darker") && page.contains("value=\"#ffd400\""), "{page}");
    let css = public.get("/e/demo-open/look.css").await.text;
    assert!(css.contains("--brass:#") && css.contains("prefers-color-scheme:dark"), "{css}");
    assert!(!css.split("@media").next().expect("light").contains("--brass:#ffd400"), "{css}");
    for path in ["/e/demo-open", "/e/demo-open/s/1/standings", "/e/demo-open/screen/boards"] {
        let page = public.get(path).await.text;
        assert!(
            page.contains("/e/demo-open/look.css?v=") && page.contains("/e/demo-open/logo.png?v="),
            "{path}"
        );
    }
    let other = public.get("/e/demo-teams").await.text;
    assert!(!other.contains("look.css"), "{other}");
    let paper = chief.get("/e/demo-open/s/1/paper/report.pdf").await;
    assert_eq!(paper.status, StatusCode::OK);
    assert_eq!(chief.get("/e/demo-open/s/1/paper/standings.pdf").await.status, StatusCode::OK);
    // Another colour keeps the logo; both can be removed.
    chief.post_file(LOOK, &[("own", "yes"), ("accent", "#003366")], ("file", "", b"")).await;
    assert_eq!(public.get("/e/demo-open/logo.png").await.status, StatusCode::OK);
    assert!(public.get("/e/demo-open/look.css").await.text.contains("--brass:#003366"));
    chief.post_file(LOOK, &[("no_logo", "yes")], ("file", "", b"")).await;
    assert_eq!(public.get("/e/demo-open/logo.png").await.status, StatusCode::NOT_FOUND);
    assert!(!public.get("/e/demo-open").await.text.contains("look.css"));
    // A picked colour needs no tick; the usual one, which every browser sends, is no choice.
    chief.post_file(LOOK, &[("accent", "#226644")], ("file", "", b"")).await;
    assert!(public.get("/e/demo-open/look.css").await.text.contains("--brass:#226644"));
    chief.post_file(LOOK, &[("accent", "#226644")], ("file", "", b"")).await;
    assert!(!public.get("/e/demo-open").await.text.contains("look.css"), "the tick was taken away");
}

#[tokio::test]
async fn what_is_no_picture_and_no_colour_is_refused() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let before = house.desk.open("demo-open").await.expect("there").position();
    let svg = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
    for (fields, file) in [
        (vec![], ("file", "logo.svg", svg.as_slice())),
        (vec![], ("file", "logo.png", &PNG[..40])),
        (vec![("own", "yes"), ("accent", "red;}body{display:none")], ("file", "logo.png", PNG)),
    ] {
        let refused = chief.post_file(LOOK, &fields, file).await;
        assert!(refused.status.is_client_error(), "{}", refused.text);
    }
    // The journal takes no logo that is none, whoever sends it.
    let fact = serde_json::json!({ "facts": [{ "kind": "look-set", "look": { "logo": "PHN2Zy8+" } }] });
    let sent = chief.post_json("/api/events/demo-open/facts", &fact).await;
    assert!(sent.status.is_client_error(), "{}", sent.text);
    assert_eq!(house.desk.open("demo-open").await.expect("there").position(), before);
    let mut arbiter = house.of(Role::Arbiter).await;
    assert_eq!(arbiter.get(LOOK).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn copies_and_templates_take_the_look_over() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [("own", "yes"), ("accent", "#003366")];
    chief.post_file(LOOK, &fields, ("file", "logo.png", PNG)).await;
    let saved = chief.post("/e/demo-open/template", &[("template", "Vereinsopen")]).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let all = house.desk.store().list().await.expect("a list");
    let template = all.iter().find(|event| event.name == "Vereinsopen").expect("a template");
    let look = house.desk.open("demo-open").await.expect("there").event().look.clone();
    assert!(look.logo.is_some());
    assert_eq!(house.desk.open(&template.stream).await.expect("there").event().look, look);
    let form = chief.get(&format!("/events/new?from={}", template.stream)).await.text;
    assert!(form.contains(&format!("name=\"from\" value=\"{}\"", template.stream)), "{form}");
    let copy = send(&mut chief, &form, &[("name", "Neues Open")]).await;
    assert_eq!(house.desk.open(&copy).await.expect("there").event().look, look);
}

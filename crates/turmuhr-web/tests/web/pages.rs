//! Pages: every link works, all input is escaped, both languages are complete, no template remains.

use std::collections::{BTreeSet, VecDeque};

use crate::support::{Browser, House, system};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{EntryId, Fact, InRound, Person, RoundNo, SectionId};

fn links(text: &str) -> impl Iterator<Item = String> {
    text.split(['"'])
        .zip(text.split('"').skip(1))
        .filter(|(before, _)| {
            before.ends_with("href=") || before.ends_with("src=") || before.ends_with("data-fragment=")
        })
        .map(|(_, link)| link.replace("&amp;", "&"))
        .filter(|link| link.starts_with('/'))
        .map(|link| link.split('#').next().unwrap_or_default().to_owned())
}

/// A page in bytes, before it is compressed: a hall of phones shares one wireless network.
const LARGEST: usize = 100_000;

/// Follows every link of every page; returns the number of pages.
async fn visit(browser: &mut Browser) -> usize {
    let mut queue: VecDeque<String> = VecDeque::from(["/".to_owned()]);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let (mut read, mut of_rules, mut of_stories) = (0, 0, 0);
    while let Some(link) = queue.pop_front() {
        if link.starts_with("/lang/") || !seen.insert(link.clone()) {
            continue;
        }
        // Incidents are without number, and articles many; `rulings.rs` reads every case.
        let of_story = link.contains("kind=story");
        let of_rules_area = ["/rulings?", "/rulings/", "/rules/"].iter().any(|area| link.starts_with(area));
        if of_rules_area || of_story {
            let read = if of_story { &mut of_stories } else { &mut of_rules };
            *read += 1;
            if *read > 60 {
                continue;
            }
        }
        let reply = browser.get(&link).await;
        assert!(reply.status.is_success(), "{link}: {} {}", reply.status, reply.text);
        if !reply.kind.starts_with("text/html") {
            continue;
        }
        read += 1;
        assert!(!reply.text.contains("{{") && !reply.text.contains("panicked"), "{link}");
        if !link.contains("fragment") {
            let lang = format!("<html lang=\"{}\">", browser.lang);
            assert!(reply.text.contains("<title>") && reply.text.contains(&lang), "{link}: {}", reply.text);
        }
        assert!(reply.text.len() < LARGEST, "{link}: {} bytes", reply.text.len());
        // Inline scripts and styles are not allowed: the policy would block them.
        assert!(!reply.text.contains(" style=") && !reply.text.contains(" onclick="), "{link}");
        queue.extend(links(&reply.text).filter(|link| !seen.contains(link)));
    }
    read
}

#[tokio::test]
async fn every_link_of_the_demonstration_answers_for_everybody() {
    let house = House::demo().await;
    for (role, lang) in
        [(Role::Public, "de"), (Role::Public, "en"), (Role::Arbiter, "de"), (Role::Administrator, "en")]
    {
        let mut browser = house.of(role).await;
        browser.lang = lang;
        let read = visit(&mut browser).await;
        assert!(read > 500, "{role:?}: only {read} pages");
    }
}

#[tokio::test]
async fn whatever_somebody_types_is_text() {
    const NAME: &str = "<script>alert(1)</script>\"'&, Eva";
    let house = House::demo().await;
    let person = Person { club: NAME.to_owned(), ..Person::named(NAME) };
    let players = vec![(EntryId(900), person)];
    let fact = Fact::PlayersEntered { section: SectionId(1), players };
    house
        .desk
        .act("demo-open", &system(), vec![fact], Some(turmuhr_tournament::Level::Confirm))
        .await
        .expect("entered");
    let mut browser = house.of(Role::Administrator).await;
    for page in [
        "players",
        "players/900",
        "players/900/edit",
        "check-in",
        "standings",
        "cross",
        "pairing",
        "statistics",
        "enter",
        "why/900?round=5",
        "rounds/5",
        "rounds/5/names",
    ] {
        let reply = browser.get(&format!("/e/demo-open/s/1/{page}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{page}");
        assert!(!reply.text.contains("<script>alert"), "{page}");
    }
    for page in ["/e/demo-open", "/e/demo-open/history", "/e/demo-open/screen/all"] {
        assert!(!browser.get(page).await.text.contains("<script>alert"), "{page}");
    }
    let search = browser.get("/e/demo-open/history?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E").await;
    assert!(!search.text.contains("<script>alert"));
}

#[tokio::test]
async fn what_is_not_there_is_said_in_both_languages() {
    let house = House::demo().await;
    let mut browser = house.browser();
    for (lang, says) in [("de", "Diese Seite gibt es nicht"), ("en", "This page does not exist")] {
        browser.lang = lang;
        for path in [
            "/nowhere",
            "/e/no-such-event",
            "/e/demo-open/s/9/players",
            "/e/demo-open/s/1/rounds/99",
            "/%00",
            "/e/%ff",
        ] {
            let reply = browser.get(path).await;
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
            assert!(reply.text.contains(says), "{path} in {lang}");
        }
        assert_eq!(browser.get("/api/nowhere").await.json()["error"], says);
    }
    browser.lang = "fr, de;q=0.5, en;q=0.7";
    assert!(browser.get("/").await.text.contains("<html lang=\"en\">"));
    browser.get("/lang/de").await;
    assert!(browser.get("/").await.text.contains("<html lang=\"de\">"));
}

#[tokio::test]
async fn a_draft_is_for_arbiters_only() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let missing: Vec<InRound> = {
        let snapshot = house.desk.open("demo-open").await.expect("there");
        snapshot.event().section(SectionId(1)).expect("there").missing(RoundNo(5))
    };
    for InRound { board, .. } in missing {
        let board = board.to_string();
        arbiter.post("/e/demo-open/s/1/rounds/5/result", &[("board", &board), ("result", "1/2-1/2")]).await;
    }
    let paired =
        arbiter.post("/e/demo-open/s/1/pairing", &[("round", "6"), ("accepted", "acknowledge")]).await;
    assert_eq!(paired.status, StatusCode::SEE_OTHER, "{}", paired.text);
    let mut public = house.browser();
    let draft = "/e/demo-open/s/1/rounds/6";
    assert_eq!(arbiter.get(draft).await.status, StatusCode::OK);
    assert_eq!(public.get(draft).await.status, StatusCode::NOT_FOUND);
    assert_eq!(public.get("/api/events/demo-open/sections/1/rounds/6").await.status, StatusCode::NOT_FOUND);
    assert_eq!(public.get("/e/demo-open/s/1/why/1?round=6").await.status, StatusCode::NOT_FOUND);
    let rounds = public.get("/api/events/demo-open/sections/1/rounds").await.json();
    assert_eq!(rounds["rounds"].as_array().map(Vec::len), Some(5));
    arbiter.post(&format!("{draft}/publish"), &[]).await;
    assert_eq!(public.get(draft).await.status, StatusCode::OK);
}

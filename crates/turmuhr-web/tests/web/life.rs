//! The life of an event after its rounds: on other sites, found, anonymous, deleted.

use crate::support::House;
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{EntryId, Fact, SectionId};

const OPEN: &str = "Turmuhr-Open";

#[tokio::test]
async fn an_anonymous_event_has_numbers_everywhere() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let store = house.desk.store();
    store.save_contact("demo-open", SectionId(1), EntryId(1), "lea@example.org").await.expect("kept");
    let before = house.desk.open("demo-open").await.expect("there");
    let known = before.event().section(SectionId(1)).expect("there");
    let names: Vec<String> = known.players.values().map(|player| player.person.name.clone()).collect();
    let order = known.starting_list().parties().to_vec();
    let standings = |page: &str| page.matches("<tr").count();
    let table_before = admin.get("/e/demo-open/s/1/standings").await.text;
    let pgn = format!("[White \"{}\"]\n\n1. e4 {{{} thinks}} e5 1-0", names[0], names[0]);
    let saved = admin.post("/e/demo-open/s/1/rounds/1/boards/1/pgn", &[("pgn", &pgn)]).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    admin.post("/e/demo-open/announce", &[("text", &format!("{} bitte zum Tisch", names[0]))]).await;
    house.pass(Role::Helper, "demo-open", 1, (0, 0), 0).await;

    // Only the administrator, only with the name.
    assert_eq!(chief.get("/e/demo-open/end").await.status, StatusCode::FORBIDDEN);
    assert_eq!(chief.post("/e/demo-open/anonymise", &[("name", OPEN)]).await.status, StatusCode::FORBIDDEN);
    let wrong = admin.post("/e/demo-open/anonymise", &[("name", "Open")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text.contains(OPEN) && wrong.text.contains("value=\"Open\""), "{}", wrong.text);
    assert!(!house.desk.open("demo-open").await.expect("there").event().anonymous);

    let done = admin.post("/e/demo-open/anonymise", &[("name", OPEN)]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let page = admin.get("/e/demo-open/end").await.text;
    assert!(page.contains("Anonymisiert durch Test administrator"), "{page}");
    let after = house.desk.open("demo-open").await.expect("there");
    assert!(after.event().anonymous);
    let last = after.journal().entries().last().expect("an entry");
    assert_eq!((&last.fact, last.by.as_str()), (&Fact::MadeAnonymous {}, "Test administrator"));
    // The order of the starting list stays, and so do all results.
    let known = after.event().section(SectionId(1)).expect("there");
    assert_eq!(known.starting_list().parties(), order);
    // The numbers do not follow the names.
    let by_name = {
        let mut all: Vec<(&String, &str)> =
            names.iter().zip(known.players.values().map(|player| player.person.name.as_str())).collect();
        all.sort();
        all.into_iter().map(|(_, number)| number).collect::<Vec<_>>()
    };
    assert!(!by_name.is_sorted(), "{by_name:?}");
    let table_after = admin.get("/e/demo-open/s/1/standings").await.text;
    assert_eq!(standings(&table_after), standings(&table_before));
    let journal = store.export("demo-open").await.expect("read").write().expect("written");
    let mut places = vec![journal];
    for page in [
        "/e/demo-open",
        "/e/demo-open/history",
        "/e/demo-open/s/1/players",
        "/e/demo-open/s/1/standings",
        "/e/demo-open/s/1/rounds/5",
        "/e/demo-open/s/1/rounds/1/boards/1",
        "/e/demo-open/s/1/export/trf26",
        "/e/demo-open/s/1/players/1",
    ] {
        let reply = admin.get(page).await;
        assert_eq!(reply.status, StatusCode::OK, "{page}");
        places.push(reply.text);
    }
    for place in &places {
        for name in &names {
            assert!(!place.contains(name.as_str()), "{name} in {}", &place[..200]);
            let spoken = name.split(", ").collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(" ");
            assert!(!place.contains(&spoken), "{spoken} in {}", &place[..200]);
        }
    }
    assert!(store.contacts("demo-open", SectionId(1)).await.expect("read").is_empty());
    assert!(store.passes("demo-open").await.expect("read").is_empty());
    // It cannot be undone, nor said by anybody.
    let number = last.number.to_string();
    let undone = admin.post("/e/demo-open/undo", &[("entry", &number), ("accepted", "confirm-twice")]).await;
    assert_eq!(undone.status, StatusCode::CONFLICT, "{}", undone.text);
    let fact = serde_json::json!({ "fact": { "kind": "made-anonymous" } });
    let said = admin.post_json("/api/events/demo-open/facts", &fact).await;
    assert_eq!(said.status, StatusCode::FORBIDDEN, "{}", said.text);
    // Work goes on.
    let more = admin.post("/e/demo-open/announce", &[("text", "Ende")]).await;
    assert_eq!(more.status, StatusCode::SEE_OTHER, "{}", more.text);
}

#[tokio::test]
async fn a_deleted_event_says_so_at_its_address() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    let mut guest = house.browser();
    assert_eq!(
        admin.post("/e/demo-open/delete", &[("name", "")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(guest.get("/e/demo-open").await.status, StatusCode::OK);
    let done = admin.post("/e/demo-open/delete", &[("name", OPEN)]).await;
    assert_eq!((done.status, done.location.as_str()), (StatusCode::SEE_OTHER, "/"), "{}", done.text);
    for page in ["/e/demo-open", "/e/demo-open/s/1/standings", "/api/events/demo-open", "/e/demo-open/live"] {
        assert_eq!(guest.get(page).await.status, StatusCode::GONE, "{page}");
    }
    assert!(guest.get("/e/demo-open").await.text.contains("Dieses Turnier wurde gelöscht"));
    assert!(!guest.get("/").await.text.contains("/e/demo-open"));
    assert_eq!(admin.post("/e/demo-open/announce", &[("text", "x")]).await.status, StatusCode::GONE);
    assert_eq!(guest.get("/e/demo-teams").await.status, StatusCode::OK);
    assert_eq!(guest.get("/e/never-was").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_site_that_was_named_may_frame_public_pages() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let page = "/e/demo-open/s/1/standings?embed=1";
    // Off by default, though the page is drawn without its frame.
    let off = chief.get(page).await;
    assert!(off.policy.contains("frame-ancestors 'none'") && off.header("x-frame-options") == "DENY");
    for wrong in
        ["club.example", "https://club.example/page", "https://*.example", "javascript:x", "https://a b; x"]
    {
        let refused = chief.post("/e/demo-open/embed", &[("sites", wrong)]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let sites = "https://club.example/\r\nhttp://localhost:8080";
    let saved = chief.post("/e/demo-open/embed", &[("sites", sites)]).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let settings = chief.get("/e/demo-open/settings").await.text;
    assert!(
        settings.contains("&lt;iframe src=&quot;http://turmuhr.test/e/demo-open/s/1/standings?embed=1&quot;"),
        "{settings}"
    );
    let framed = chief.get(page).await;
    assert!(
        framed.policy.contains("frame-ancestors https://club.example http://localhost:8080;"),
        "{}",
        framed.policy
    );
    assert!(framed.policy.contains("default-src 'none'; script-src 'self'"), "{}", framed.policy);
    assert_eq!(framed.header("x-frame-options"), "");
    // Without frame and navigation, and as the public sees it, also for an arbiter.
    for part in ["class=\"frame\"", "footer", "data-csrf", "method=\"post\"", "/settings"] {
        assert!(!framed.text.contains(part), "{part}: {}", framed.text);
    }
    // All other pages stay closed.
    for closed in
        ["/e/demo-open/s/1/standings", "/e/demo-teams?embed=1", "/?embed=1", "/e/demo-open/settings"]
    {
        assert!(chief.get(closed).await.policy.contains("frame-ancestors 'none'"), "{closed}");
    }
    assert_eq!(chief.get("/e/demo-open/settings?embed=1").await.status, StatusCode::UNAUTHORIZED);
    // The other form of the settings keeps the sites.
    let details = [("name", OPEN), ("place", "Neustadt"), ("federation", "GER")];
    assert_eq!(chief.post("/e/demo-open/settings", &details).await.status, StatusCode::SEE_OTHER);
    assert!(chief.get(page).await.policy.contains("https://club.example"));
}

#[tokio::test]
async fn players_are_found_by_name_club_number_and_table() {
    let house = House::demo().await;
    let mut guest = house.browser();
    let open = house.desk.open("demo-open").await.expect("there");
    let section = open.event().section(SectionId(1)).expect("there");
    let (id, player) = section
        .players
        .iter()
        .find(|(_, player)| player.person.name.contains(['ü', 'ö', 'ä']))
        .expect("somebody with an umlaut");
    let surname = player.person.name.split(',').next().expect("a name").to_lowercase();
    let spelled = surname.replace('ü', "ue").replace('ö', "oe").replace('ä', "ae").replace('ß', "ss");
    let to = format!("/e/demo-open/s/1/players/{}\"", id.0);
    for q in [surname.as_str(), spelled.as_str()] {
        let q: String = form_urlencoded::byte_serialize(q.as_bytes()).collect();
        let page = guest.get(&format!("/e/demo-open/search?q={q}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&to) && page.text.contains("/rounds/5/boards/"), "{q}: {}", page.text);
    }
    // A number is a starting number or a table.
    let page = guest.get("/e/demo-open/search?q=3").await.text;
    assert!(page.contains("/rounds/5/boards/3\""), "{page}");
    let nobody = guest.get("/e/demo-open/search?q=%3Cscript%3E").await.text;
    assert!(nobody.contains("Niemand gefunden") && !nobody.contains("<script>"), "{nobody}");
    assert!(guest.get("/e/demo-open/search").await.text.contains("jeden Spieler"));
    // Every letter fits somebody: the answer stays short.
    let many = guest.get("/e/demo-open/search?q=e").await.text;
    assert!(many.matches("<tr>").count() <= 51);
    // Players of teams too; the field is in the frame of every page.
    let teams = house.desk.open("demo-teams").await.expect("there");
    let one = teams.event().section(SectionId(1)).expect("there").players.values().next().expect("one");
    let q = one.person.name.split(',').next().expect("a name");
    let q: String = form_urlencoded::byte_serialize(q.as_bytes()).collect();
    let page = guest.get(&format!("/e/demo-teams/search?q={q}")).await.text;
    assert!(page.contains("/e/demo-teams/s/1/players/"), "{page}");
    let page = guest.get("/e/demo-open/s/1/standings").await.text;
    assert!(page.contains("action=\"/e/demo-open/search\""), "{page}");
}

#[tokio::test]
async fn a_pass_form_sent_twice_makes_one_pass() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let form = |label: &'static str| {
        [("role", "helper"), ("section", "1"), ("label", label), ("hours", "2"), ("act", "a1b2c3")]
    };
    let link =
        |text: &str| text.split("/p/").nth(1).expect("a link").split('"').next().expect("an end").to_owned();
    let first = chief.post("/e/demo-open/passes", &form("Saal 2")).await.text;
    let again = chief.post("/e/demo-open/passes", &form("Saal 2")).await.text;
    assert_eq!(link(&first), link(&again));
    assert_eq!(house.desk.store().passes("demo-open").await.expect("read").len(), 1);
    let other = chief.post("/e/demo-open/passes", &form("Saal 3")).await.text;
    assert_ne!(link(&first), link(&other));
    assert_eq!(house.desk.store().passes("demo-open").await.expect("read").len(), 2);
}

#[tokio::test]
async fn templates_are_not_public_and_carry_what_players_may_do() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let rules = [("results", "yes"), ("open", "yes"), ("most", "40")];
    let set = chief.post("/e/demo-open/s/1/self-service", &rules).await;
    assert_eq!(set.status, StatusCode::SEE_OTHER, "{}", set.text);
    let saved = chief
        .post("/e/demo-open/template", &[("template", "Unser Open"), ("accepted", "confirm-twice")])
        .await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let all = house.desk.store().list().await.expect("read");
    let template = all.iter().find(|event| event.name == "Unser Open").expect("saved").stream.clone();
    let mut guest = house.browser();
    for page in
        [format!("/e/{template}"), format!("/e/{template}/s/1/register"), format!("/api/events/{template}")]
    {
        assert_eq!(guest.get(&page).await.status, StatusCode::NOT_FOUND, "{page}");
    }
    assert_eq!(chief.get(&format!("/e/{template}/settings")).await.status, StatusCode::OK);
    let page = chief.get(&format!("/events/new?from={template}")).await.text;
    assert!(page.contains(&format!("name=\"from\" value=\"{template}\"")), "{page}");
    let fields = [
        ("name", "Neu"),
        ("format", "dutch"),
        ("rounds", "3"),
        ("time_control", "5400+30"),
        ("from", template.as_str()),
        ("accepted", "confirm-twice"),
    ];
    let made = chief.post("/events/new", &fields).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let stream = made.location.trim_start_matches("/e/").to_owned();
    let new = house.desk.open(&stream).await.expect("there");
    let rules = &new.event().section(SectionId(1)).expect("there").self_service;
    assert!(rules.results);
    assert_eq!(rules.registration.as_ref().and_then(|registration| registration.most), Some(40));
}

#[tokio::test]
async fn an_event_with_many_sections_is_copied_whole() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let details = turmuhr_tournament::Details { name: "Jugend".to_owned(), ..Default::default() };
    let sections = (1..=15).map(|number| Fact::SectionAdded {
        section: SectionId(number),
        settings: turmuhr_tournament::Settings { name: format!("U{number}"), ..Default::default() },
    });
    let facts = std::iter::once(Fact::EventCreated { details }).chain(sections).collect();
    let level = Some(turmuhr_tournament::Level::ConfirmTwice);
    house.desk.create("jugend", &crate::support::system(), facts, level).await.expect("created");
    let page = chief.get("/events/new?from=jugend").await.text;
    assert!(
        page.contains("name=\"sections\" value=\"15\"") && page.contains("value=\"U15\""),
        "{}",
        &page[..500]
    );
}

#[tokio::test]
async fn pages_kept_in_browsers_are_of_one_era() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    let mut guest = house.browser();
    let first = guest.get("/e/demo-open/s/1/standings").await.header("x-era").to_owned();
    assert!(!first.is_empty());
    admin.post("/e/demo-open/announce", &[("text", "Pause")]).await;
    assert_eq!(guest.get("/").await.header("x-era"), first, "an entry takes nobody away");
    admin.post("/e/demo-open/anonymise", &[("name", OPEN)]).await;
    let second = guest.get("/").await.header("x-era").to_owned();
    assert_ne!(first, second);
    admin.post("/e/demo-open/delete", &[("name", OPEN)]).await;
    // Also the page that says so drops the others.
    let gone = guest.get("/e/demo-open").await;
    assert_eq!(gone.status, StatusCode::GONE);
    assert!(!gone.header("x-era").is_empty() && gone.header("x-era") != second);
}

#[tokio::test]
async fn a_backup_that_brings_people_back_says_so_and_asks() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    let backup = admin.get("/backup/file").await.text;
    let look = admin.post_file("/backup/check", &[], ("file", "b.jsonl", backup.as_bytes())).await.text;
    assert!(!look.contains("id=\"returning\""), "nobody was removed yet: {look}");
    admin.post("/e/demo-open/anonymise", &[("name", OPEN)]).await;
    let teams = house.desk.open("demo-teams").await.expect("there").event().details.name.clone();
    admin.post("/e/demo-teams/delete", &[("name", &teams)]).await;
    let look = admin.post_file("/backup/check", &[], ("file", "b.jsonl", backup.as_bytes())).await.text;
    let (_, told) = look.split_once("id=\"returning\"").expect("a warning");
    assert!(told.contains(OPEN) && told.contains(&teams) && told.contains("anonymisiert am"), "{told}");
    let hidden = |name: &str| {
        let (_, rest) = look.split_once(&format!("name=\"{name}\" value=\"")).expect("a field");
        rest.split('"').next().expect("an end").to_owned()
    };
    let (name, state) = (hidden("backup"), hidden("state"));
    let asked = admin.post("/backup/restore", &[("backup", &name), ("state", &state)]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(house.desk.open("demo-open").await.expect("there").event().anonymous);
    // What came since the page was made is not replaced unseen.
    admin.post("/e/demo-open/announce", &[("text", "Pause")]).await;
    let late = [("backup", name.as_str()), ("state", &state), ("people", "yes")];
    let asked = admin.post("/backup/restore", &late).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("id=\"moved-on\""), "{}", asked.text);
    // Events that were deleted stay away from an import too, unless it is asked for.
    let import = admin.post_file("/backup/import", &[], ("file", "b.jsonl", backup.as_bytes())).await;
    assert!(import.text.contains("id=\"left-deleted\""), "{}", import.text);
    assert_eq!(admin.get("/e/demo-teams").await.status, StatusCode::GONE);
    let fields = [("deleted", "yes")];
    admin.post_file("/backup/import", &fields, ("file", "b.jsonl", backup.as_bytes())).await;
    assert_eq!(admin.get("/e/demo-teams").await.status, StatusCode::OK);
    let done = admin.post("/backup/restore", &[("backup", &name), ("people", "yes")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
}

#[tokio::test]
async fn a_double_click_makes_links_and_passes_once() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    chief.get("/e/demo-open/passes").await;
    let helper = [("role", "helper"), ("section", "1"), ("label", "Saal"), ("hours", "2"), ("act", "d1")];
    let links = |text: &str| -> Vec<String> {
        text.split("/p/")
            .skip(1)
            .map(|rest| rest.split(['"', '<']).next().expect("an end").to_owned())
            .collect()
    };
    let (mut one, mut other) = (chief.clone(), chief.clone());
    let (first, second) =
        tokio::join!(one.post("/e/demo-open/passes", &helper), other.post("/e/demo-open/passes", &helper));
    assert_eq!(
        (first.status, second.status),
        (StatusCode::OK, StatusCode::OK),
        "{} {}",
        first.text,
        second.text
    );
    assert_eq!(links(&first.text), links(&second.text));
    assert_eq!(house.desk.store().passes("demo-open").await.expect("read").len(), 1);
    // The links of the players are shown once: the second answer has them too.
    for who in ["missing", "all"] {
        let cards = [("who", who), ("days", "7"), ("act", who)];
        let (first, second) = tokio::join!(
            one.post("/e/demo-open/s/1/cards", &cards),
            other.post("/e/demo-open/s/1/cards", &cards)
        );
        let third = chief.post("/e/demo-open/s/1/cards", &cards).await;
        assert!(!links(&first.text).is_empty(), "{}", first.text);
        assert_eq!(links(&first.text), links(&second.text));
        assert_eq!(links(&first.text), links(&third.text));
        let token = links(&third.text)[0].clone();
        assert_eq!(house.browser().get(&format!("/p/{token}")).await.status, StatusCode::SEE_OTHER, "{who}");
    }
}

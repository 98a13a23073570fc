//! The frame of every page: one line of navigation, the next step in the head, codes that phones can open.

use crate::support::House;
use turmuhr_store::Role;

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[tokio::test]
async fn every_page_has_one_line_of_navigation() {
    let house = House::demo().await;
    for role in [Role::Public, Role::Arbiter, Role::Administrator] {
        let mut browser = house.of(role).await;
        for path in
            ["/", "/e/demo-open", "/e/demo-open/s/1/rounds/5", "/e/demo-open/screens", "/rulings", "/trainer"]
        {
            let text = browser.get(path).await.text;
            assert_eq!(count(&text, "<header class=\"frame\""), 1, "{path}");
            assert_eq!(count(&text, "<nav class=\"places\""), 1, "{path}");
            assert_eq!(count(&text, "<h1"), 1, "{path}");
        }
    }
}

#[tokio::test]
async fn the_five_places_are_those_of_the_visitor() {
    let house = House::demo().await;
    let page = "/e/demo-open/s/1/standings";
    let mut public = house.browser();
    let seen = public.get(page).await.text;
    for place in ["Heute", "Runde 5", "Tabelle", "Spieler", "Mehr", "Saalanzeigen"] {
        assert!(seen.contains(place), "{place}");
    }
    for hidden in ["/e/demo-open/history", "/e/demo-open/passes", "/s/1/check-in", "/e/demo-open/settings"] {
        assert!(!seen.contains(hidden), "{hidden}");
    }
    let seen = house.of(Role::Administrator).await.get(page).await.text;
    for place in
        ["/e/demo-open/history", "/e/demo-open/passes", "/s/1/check-in", "/s/1/settings", "FIDE-Modus"]
    {
        assert!(seen.contains(place), "{place}");
    }
    // The other section opens at the same place.
    assert!(seen.contains("href=\"/e/demo-open/s/2/standings\""));
    let helper = house.of(Role::Helper).await.get("/e/demo-open").await.text;
    assert!(helper.contains("href=\"/e/demo-open/helper\""), "a pass has its job as the first place");
}

#[tokio::test]
async fn the_next_step_is_one_brass_button_in_the_head() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    for (page, step) in [
        ("/e/demo-open", "Ergebnisse von Runde 5 eintragen"),
        ("/e/demo-open/s/1/standings", "Ergebnisse von Runde 5 eintragen"),
        ("/e/demo-open/s/1/players", "Ergebnisse von Runde 5 eintragen"),
        ("/e/demo-open/s/1/rounds/5", "Nächstes offenes Brett"),
        ("/e/demo-open/s/1/pairing", "Runde 6 so auslosen"),
    ] {
        let text = arbiter.get(page).await.text;
        let head = text.split("class=\"next-step\"").nth(1).unwrap_or_default();
        assert!(head.get(..1200).unwrap_or(head).contains(step), "{page}: {step}");
        let brass = text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let brass = brass.filter(|classes| classes.split(' ').any(|class| class == "next")).count();
        // The dialog of results has a button of its own.
        let dialog = usize::from(page.ends_with("/rounds/5"));
        assert_eq!(brass, 1 + dialog, "{page}");
        assert!(!house.browser().get(page).await.text.contains("class=\"next-step\""), "{page}");
    }
}

#[tokio::test]
async fn the_latest_results_can_be_undone_beside_the_round() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let round = "/e/demo-open/s/1/rounds/5";
    arbiter.post(&format!("{round}/result"), &[("board", "2"), ("result", "1/2-1/2")]).await;
    let recent = arbiter.get(&format!("{round}?fragment=recent")).await.text;
    let first = recent.split("<li").nth(1).unwrap_or_default();
    assert!(first.contains("Brett 2: <b>½:½</b>"), "{recent}");
    let entry = first.split("name=\"entry\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let entry = entry.expect("an entry").to_owned();
    arbiter.post("/e/demo-open/undo", &[("entry", &entry), ("accepted", "confirm"), ("back", round)]).await;
    let recent = arbiter.get(&format!("{round}?fragment=recent")).await.text;
    assert!(!recent.split("<li").nth(1).unwrap_or_default().contains("Brett 2:"), "{recent}");
    let public = house.browser().get(round).await.text;
    assert!(!public.contains("at-hand") && !public.contains("class=\"card recent\""));
}

#[tokio::test]
async fn a_poster_has_one_code_with_the_address_of_the_visitor() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    chief.get("/e/demo-open/passes").await;
    let fields = [("role", "player"), ("label", "Tür"), ("section", "1"), ("hours", "6")];
    let poster = chief.post("/e/demo-open/passes", &fields).await.text;
    assert!(poster.contains("class=\"poster\"") && poster.contains("http://turmuhr.test/p/"), "{poster}");
    assert!(!poster.contains("id=\"only-here\""), "phones reach it");
    assert_eq!(count(&poster, "class=\"qr\""), 1, "one code");
}

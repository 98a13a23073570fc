//! The API accepts no claims that contradict the program, and nothing beyond the limits.

use crate::support::{House, system};
use axum::http::StatusCode;
use serde_json::{Value, json};
use turmuhr_store::Role;
use turmuhr_tournament::{
    Details, EntryId, Fact, Format, Level, Person, SectionId, Settings, draw_lots, propose,
    settings::SwissSystem,
};

const PATH: &str = "/api/events/small/facts";

/// Six players in a Swiss, lots drawn, nothing paired; and a round robin without lots.
async fn small() -> House {
    let house = House::empty().await;
    let section = SectionId(1);
    let players = |of: SectionId| {
        let person =
            |at: u32| Person { fide_rating: Some(2000 - at), ..Person::named(&format!("Nr. {at}, A")) };
        Fact::PlayersEntered { section: of, players: (1..=6).map(|at| (EntryId(at), person(at))).collect() }
    };
    let format = |format: Format| Settings { format, rounds: 5, ..Settings::default() };
    let swiss = format(Format::Swiss { system: SwissSystem::Dutch, baku: false });
    let table = Settings { tie_breaks: Vec::new(), ..format(Format::RoundRobin { cycles: 1 }) };
    let facts = vec![
        Fact::EventCreated { details: Details { name: "Small".to_owned(), ..Details::default() } },
        Fact::SectionAdded { section, settings: swiss },
        players(section),
        Fact::SectionAdded { section: SectionId(2), settings: table },
        players(SectionId(2)),
    ];
    let made = house.desk.create("small", &system(), facts, Some(Level::ConfirmTwice)).await.expect("made");
    let lots = draw_lots(made.event().section(section).expect("there"), 7, None, false);
    house.desk.act("small", &system(), vec![lots], None).await.expect("drawn");
    house
}

async fn proposed(house: &House) -> Value {
    let now = house.desk.open("small").await.expect("there");
    let proposal = propose(now.event(), now.event().section(SectionId(1)).expect("there")).expect("paired");
    json!({ "kind": "round-paired", "section": 1, "round": proposal.round, "paired": proposal.paired })
}

#[tokio::test]
async fn an_invented_pairing_is_refused_and_the_programs_own_is_taken() {
    let house = small().await;
    let mut fact = proposed(&house).await;
    let own = fact.clone();
    fact["paired"]["pairs"] = json!([[1, 2], [3, 4], [5, 6]]);
    assert_ne!(fact, own, "the pairing is another one");
    for role in [Role::Arbiter, Role::ChiefArbiter, Role::Administrator] {
        let mut browser = house.of(role).await;
        for (lang, sentence) in
            [("de", "Handpaarung des Hauptschiedsrichters"), ("en", "hand pairing by the chief arbiter")]
        {
            browser.lang = lang;
            let refused =
                browser.post_json(PATH, &json!({ "fact": fact, "accepted": "confirm-twice" })).await;
            assert_eq!(refused.status, StatusCode::CONFLICT, "{role:?}: {}", refused.text);
            assert!(refused.text.contains(sentence), "{role:?}: {}", refused.text);
        }
    }
    let mut arbiter = house.of(Role::Arbiter).await;
    let taken = arbiter.post_json(PATH, &json!({ "fact": own })).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
}

#[tokio::test]
async fn numbers_of_ones_own_are_no_lots() {
    let house = small().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let lots = |numbers: Value| json!({ "fact": { "kind": "lots-drawn", "section": 2, "seed": 5, "white_first": true, "numbers": numbers } });
    let own = arbiter.post_json(PATH, &lots(json!([1, 2, 3, 4, 5, 6]))).await;
    assert_eq!(own.status, StatusCode::CONFLICT, "{}", own.text);
    assert!(own.text.contains("Die Startzahl ergibt andere Nummern"), "{}", own.text);
    let now = house.desk.open("small").await.expect("there");
    let drawn = draw_lots(now.event().section(SectionId(2)).expect("there"), 5, None, true);
    let taken = arbiter.post_json(PATH, &json!({ "fact": drawn })).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    // The lots drawn by the page are accepted, with and without a chosen colour.
    for colour in ["white", "lot"] {
        let page = arbiter.post("/e/small/s/2/lots", &[("colour", colour), ("numbers", "yes")]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    }
}

#[tokio::test]
async fn only_an_import_says_that_a_file_paired_a_round() {
    let house = small().await;
    let mut fact = proposed(&house).await;
    fact["origin"] = json!("file");
    let lots = json!({ "kind": "lots-drawn", "section": 2, "seed": 0, "white_first": true, "numbers": [1, 2, 3, 4, 5, 6], "origin": "file" });
    for role in [Role::Arbiter, Role::ChiefArbiter, Role::Administrator] {
        let mut browser = house.of(role).await;
        for fact in [&fact, &lots] {
            let refused = browser.post_json(PATH, &json!({ "fact": fact })).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{role:?}: {}", refused.text);
        }
    }
}

#[tokio::test]
async fn what_is_beyond_the_limits_is_told_in_both_languages() {
    let house = small().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let boards = json!({ "kind": "section-added", "section": 3, "settings": { "format": { "kind": "team-swiss", "boards": 300_000_000 } } });
    let name =
        json!({ "kind": "players-entered", "section": 1, "players": [[7, { "name": "x".repeat(201) }]] });
    let twice = json!({ "kind": "checked-in", "section": 1, "players": [1, 1, 1], "present": true });
    let cases = [
        (boards, "Die Zahl der Bretter: 1 bis 100.", "The number of boards: 1 to 100."),
        (
            name,
            "Der Name eines Spielers: höchstens 200 Zeichen.",
            "The name of a player: at most 200 characters.",
        ),
        (twice, "Nr. 1, A steht zweimal in der Liste.", "Nr. 1, A is in the list twice."),
    ];
    for (fact, german, english) in cases {
        for (lang, sentence) in [("de", german), ("en", english)] {
            chief.lang = lang;
            let refused = chief.post_json(PATH, &json!({ "fact": fact })).await;
            assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
            assert!(refused.text.contains(sentence), "{}", refused.text);
        }
    }
    chief.lang = "de";
    assert_eq!(chief.get("/e/small").await.status, StatusCode::OK);
}

#[tokio::test]
async fn where_the_rules_have_no_pairing_the_page_offers_one_by_hand() {
    let house = small().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    for player in 3..=6 {
        let gone = json!({ "kind": "player-removed", "section": 1, "player": player });
        assert_eq!(chief.post_json(PATH, &json!({ "fact": gone })).await.status, StatusCode::OK);
    }
    let taken = chief.post("/e/small/s/1/pairing", &[("round", "1"), ("accepted", "confirm")]).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    chief.post("/e/small/s/1/rounds/1/publish", &[]).await;
    let drawn = json!({ "kind": "result-entered", "section": 1, "round": 1, "board": 1, "game": 1, "result": "1/2-1/2" });
    assert_eq!(chief.post_json(PATH, &json!({ "fact": drawn })).await.status, StatusCode::OK);
    let page = chief.get("/e/small/s/1/pairing").await;
    assert!(page.text.contains("action=\"/e/small/s/1/rounds/2/hand\""), "{}", page.text);
    let seen = house.of(Role::Arbiter).await.get("/e/small/s/1/pairing").await;
    assert!(!seen.text.contains("rounds/2/hand"), "{}", seen.text);
    let begun = chief.post("/e/small/s/1/rounds/2/hand", &[("reason", "nur zwei")]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
    let paired = [("white", "2"), ("black", "1"), ("accepted", "confirm")];
    let paired = chief.post("/e/small/s/1/rounds/2/hand/pairs", &paired).await;
    assert_eq!(paired.status, StatusCode::SEE_OTHER, "{}", paired.text);
}

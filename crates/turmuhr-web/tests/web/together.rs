//! Two browsers save the same form: each keeps what it changed, and is asked where both changed one field.

use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{EntryId, RoundNo, SectionId, round::Status};

use crate::support::{Browser, House, Reply};

const EVENT: &str = "/e/demo-open/settings";
const SECTION: &str = "/e/demo-open/s/1/settings";
const PLAYER: &str = "/e/demo-open/s/1/players/3/edit";

/// The fields of a form as a browser without scripts sends them.
fn filled(page: &str, id: &str) -> Vec<(String, String)> {
    let form = page.split_once(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}: {page}")).1;
    let form = form.split_once("</form>").expect("an end").0;
    let attribute = |tag: &str, name: &str| {
        let value = tag
            .split_once(&format!(" {name}=\""))
            .map(|(_, rest)| rest.split('"').next().unwrap_or_default());
        value.map(|value| value.replace("&amp;", "&").replace("&lt;", "<").replace("&quot;", "\""))
    };
    let mut fields = Vec::new();
    for part in form.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag");
        let name = attribute(tag, "name");
        if tag.starts_with("input") {
            let ticked = !tag.contains("type=\"checkbox\"") && !tag.contains("type=\"radio\"");
            if ticked || tag.contains(" checked") {
                fields.extend(name.map(|name| (name, attribute(tag, "value").unwrap_or_default())));
            }
        } else if tag.starts_with("textarea") {
            fields.extend(name.map(|name| (name, text.trim_start_matches('\n').to_owned())));
        } else if tag.starts_with("select") {
            fields.extend(name.map(|name| (name, String::from("\0"))));
        } else if tag.starts_with("option")
            && let Some((_, value)) = fields.last_mut()
            && (tag.contains(" selected") || value == "\0")
        {
            *value = attribute(tag, "value").unwrap_or_default();
        }
    }
    fields.retain(|(name, _)| name != "csrf");
    fields
}

fn typed(fields: &[(String, String)], name: &str, value: &str) -> Vec<(String, String)> {
    let mut fields: Vec<_> = fields.to_vec();
    match fields.iter_mut().find(|(known, _)| known == name) {
        Some((_, known)) => value.clone_into(known),
        None => fields.push((name.to_owned(), value.to_owned())),
    }
    fields
}

async fn send(browser: &mut Browser, path: &str, fields: &[(String, String)]) -> Reply {
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(path, &fields).await
}

#[tokio::test]
async fn two_browsers_save_the_event_and_both_changes_stay() {
    let house = House::demo().await;
    let (mut one, mut other) = (house.of(Role::ChiefArbiter).await, house.of(Role::Administrator).await);
    let first = filled(&one.get(EVENT).await.text, "event-settings");
    let second = filled(&other.get(EVENT).await.text, "event-settings");
    let saved = send(&mut one, EVENT, &typed(&first, "place", "Lehrte")).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let saved = send(&mut other, EVENT, &typed(&second, "organiser", "SK Lehrte")).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let now = house.desk.open("demo-open").await.expect("there");
    let details = &now.event().details;
    assert_eq!((details.place.as_str(), details.organiser.as_str()), ("Lehrte", "SK Lehrte"));
}

#[tokio::test]
async fn a_field_that_both_changed_is_asked_about() {
    let house = House::demo().await;
    let (mut one, mut other) = (house.of(Role::ChiefArbiter).await, house.of(Role::Administrator).await);
    let first = filled(&one.get(EVENT).await.text, "event-settings");
    let second = filled(&other.get(EVENT).await.text, "event-settings");
    send(&mut one, EVENT, &typed(&typed(&first, "place", "Lehrte"), "notice", "Kaffee im Foyer")).await;
    let mine = typed(&typed(&second, "place", "Hannover"), "organiser", "SK Lehrte");
    let asked = send(&mut other, EVENT, &mine).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(
        asked.text.contains("Lehrte") && asked.text.contains("Hannover") && asked.text.contains("Test chief")
    );
    assert!(!asked.text.contains("pick-notice"), "only what both changed: {}", asked.text);
    let place = |house: &House| {
        let desk = house.desk.clone();
        async move { desk.open("demo-open").await.expect("there").event().details.clone() }
    };
    assert_eq!(place(&house).await.place, "Lehrte", "nothing is overwritten in silence");
    // Without a choice the question comes again; a value that changes while it is asked is asked about again.
    let again = filled(&asked.text, "choose-fields");
    assert_eq!(send(&mut other, EVENT, &again).await.status, StatusCode::CONFLICT);
    let fresh = filled(&one.get(EVENT).await.text, "event-settings");
    send(&mut one, EVENT, &typed(&fresh, "place", "Celle")).await;
    let asked = send(&mut other, EVENT, &typed(&again, "pick-place", "mine")).await;
    assert!(asked.status == StatusCode::CONFLICT && asked.text.contains("Celle"), "{}", asked.text);
    let chosen = typed(&filled(&asked.text, "choose-fields"), "pick-place", "mine");
    let saved = send(&mut other, EVENT, &chosen).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let details = place(&house).await;
    assert_eq!(
        (details.place.as_str(), details.organiser.as_str(), details.notice.as_str()),
        ("Hannover", "SK Lehrte", "Kaffee im Foyer")
    );
}

#[tokio::test]
async fn the_other_value_can_be_kept_and_the_rest_is_saved() {
    let house = House::demo().await;
    let (mut one, mut other) = (house.of(Role::Arbiter).await, house.of(Role::Administrator).await);
    let first = filled(&one.get(PLAYER).await.text, "edit-player");
    let second = filled(&other.get(PLAYER).await.text, "edit-player");
    send(&mut one, PLAYER, &typed(&typed(&first, "club", "SK Eins"), "federation", "AUT")).await;
    let asked = send(&mut other, PLAYER, &typed(&typed(&second, "club", "SK Zwei"), "birth", "1980")).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("SK Eins") && asked.text.contains("SK Zwei"), "{}", asked.text);
    let chosen = typed(&filled(&asked.text, "choose-fields"), "pick-club.3", "theirs");
    let saved = send(&mut other, PLAYER, &chosen).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let now = house.desk.open("demo-open").await.expect("there");
    let person = &now.event().section(SectionId(1)).expect("there").players[&EntryId(3)].person;
    assert_eq!(
        (person.club.as_str(), person.federation.as_str(), person.birth.as_str()),
        ("SK Eins", "AUT", "1980")
    );
}

#[tokio::test]
async fn a_form_that_came_back_with_an_error_still_knows_what_it_showed() {
    let house = House::demo().await;
    let (mut one, mut other) = (house.of(Role::ChiefArbiter).await, house.of(Role::Administrator).await);
    let first = filled(&one.get(SECTION).await.text, "section-settings");
    let second = filled(&other.get(SECTION).await.text, "section-settings");
    let saved =
        send(&mut one, SECTION, &typed(&typed(&first, "fee", "25"), "accepted", "confirm-twice")).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let wrong = send(&mut other, SECTION, &typed(&second, "first_board", "x")).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let mended = typed(&filled(&wrong.text, "section-settings"), "first_board", "101");
    // Concerns are confirmed on a page of their own: it keeps the position too.
    let mut saved = send(&mut other, SECTION, &mended).await;
    while saved.status == StatusCode::CONFLICT {
        saved = send(&mut other, SECTION, &filled(&saved.text, "confirm")).await;
    }
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let now = house.desk.open("demo-open").await.expect("there");
    let settings = &now.event().section(SectionId(1)).expect("there").settings;
    assert_eq!((settings.fee.as_ref().map(|fee| fee.cents), settings.first_board), (Some(2_500), 101));
}

#[tokio::test]
async fn a_program_that_names_what_it_knows_overwrites_nothing() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let before = house.desk.open("demo-open").await.expect("there");
    let mut person = before.event().section(SectionId(1)).expect("there").players[&EntryId(3)].person.clone();
    let (seen, stale) = (before.position(), person.clone());
    person.club = "SK Eins".to_owned();
    let fact = |person: &turmuhr_tournament::Person, seen: Option<u64>| serde_json::json!({ "fact": { "kind": "player-changed", "section": 1, "player": 3, "person": person }, "seen": seen });
    let act = "/api/events/demo-open/facts";
    assert_eq!(arbiter.post_json(act, &fact(&person, Some(seen))).await.status, StatusCode::OK);
    let refused = arbiter.post_json(act, &fact(&stale, Some(seen))).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    let entry = refused.json()["meanwhile"]["entry"].as_u64();
    assert!(entry.is_some() && refused.text.contains("SK Eins"), "{}", refused.text);
    // With that entry as `seen` it replaces, and without `seen` nothing is compared.
    assert_eq!(arbiter.post_json(act, &fact(&stale, entry)).await.status, StatusCode::OK);
    assert_eq!(arbiter.post_json(act, &fact(&person, None)).await.status, StatusCode::OK);
}

#[tokio::test]
async fn missing_events_of_a_backup_are_added_and_the_others_named() {
    let house = House::demo().await;
    let mut administrator = house.of(Role::Administrator).await;
    let file = administrator.get("/backup/file").await.text;
    let name = house.desk.open("demo-open").await.expect("there").event().details.name.clone();
    let deleted = administrator.post("/e/demo-open/delete", &[("name", &name)]).await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER, "{}", deleted.text);
    let taken = administrator
        .post_file("/backup/import", &[("deleted", "yes")], ("file", "b.jsonl", file.as_bytes()))
        .await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    let (added, left) = taken.text.split_once("id=\"left-alone\"").expect("both lists");
    assert!(added.contains("/e/demo-open\"") && left.contains(turmuhr_web::demo::TEAMS), "{}", taken.text);
    assert!(house.desk.open("demo-open").await.is_ok());
    // With nothing to add, the refusal names an event that exists.
    let again = administrator.post_file("/backup/import", &[], ("file", "b.jsonl", file.as_bytes())).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text);
}

#[tokio::test]
async fn only_the_archive_button_that_applies_is_shown() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let page = chief.get(EVENT).await.text;
    assert!(page.contains("Ins Archiv legen") && !page.contains("Aus dem Archiv holen"));
    chief.post("/e/demo-open/archive", &[("archived", "yes")]).await;
    let page = chief.get(EVENT).await.text;
    assert!(!page.contains("Ins Archiv legen") && page.contains("Aus dem Archiv holen"));
}

#[tokio::test]
async fn no_undo_is_offered_for_what_cannot_be_undone() {
    let house = House::demo().await;
    let mut administrator = house.of(Role::Administrator).await;
    let name = house.desk.open("demo-open").await.expect("there").event().details.name.clone();
    administrator.post("/e/demo-open/anonymise", &[("name", &name)]).await;
    let last = house.desk.open("demo-open").await.expect("there").position();
    let history = administrator.get("/e/demo-open/history").await.text;
    let undo = |entry: u64| history.contains(&format!("name=\"entry\" value=\"{entry}\""));
    assert!(!undo(last) && undo(last - 1), "{history}");
    let home = administrator.get(&format!("/e/demo-open?done={last}")).await.text;
    assert!(!home.contains("id=\"undo\""), "{home}");
}

fn entry(reply: &Reply) -> u64 {
    reply.json()["meanwhile"]["entry"].as_u64().expect("an entry")
}

/// A demo event with a pairing of round 6 that is not public yet.
async fn draft() -> House {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let section = house.desk.open("demo-open").await.expect("there");
    for missing in section.event().section(SectionId(1)).expect("there").missing(RoundNo(5)) {
        let (board, game) = (missing.board.to_string(), missing.game.to_string());
        let said = [("board", board.as_str()), ("game", game.as_str()), ("result", "1-0")];
        let entered = chief.post("/e/demo-open/s/1/rounds/5/result", &said).await;
        assert!(entered.status.is_success() || entered.status.is_redirection(), "{}", entered.text);
    }
    let paired =
        chief.post("/e/demo-open/s/1/pairing", &[("round", "6"), ("accepted", "confirm-twice")]).await;
    assert_eq!(paired.status, StatusCode::SEE_OTHER, "{}", paired.text);
    house
}

const ROUND: &str = "/e/demo-open/s/1/rounds/6";

async fn is_public(house: &House) -> Option<bool> {
    let now = house.desk.open("demo-open").await.expect("there");
    let section = now.event().section(SectionId(1)).expect("there");
    section.round(RoundNo(6)).map(|round| round.status == Status::Published)
}

#[tokio::test]
async fn a_round_published_meanwhile_is_not_discarded_without_a_question() {
    let house = draft().await;
    let (mut one, mut other) = (house.of(Role::ChiefArbiter).await, house.of(Role::Arbiter).await);
    let seen = house.desk.open("demo-open").await.expect("there").position().to_string();
    assert!(one.get(ROUND).await.text.contains("/discard"), "the page of a draft");
    let published = other.post(&format!("{ROUND}/publish"), &[("seen", &seen)]).await;
    assert_eq!(published.status, StatusCode::SEE_OTHER, "{}", published.text);
    let discard = format!("{ROUND}/discard");
    let asked = one.post(&discard, &[("seen", &seen), ("accepted", "confirm-twice")]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("id=\"meanwhile\"") && asked.text.contains("Test arbiter"), "{}", asked.text);
    assert_eq!(is_public(&house).await, Some(true));
    // A program is asked too, and says which entry it knows now.
    let fact = serde_json::json!({ "kind": "round-discarded", "section": 1, "round": 6, "reason": "" });
    let number: u64 = seen.parse().expect("a number");
    let say = serde_json::json!({ "fact": fact, "seen": number, "accepted": "confirm-twice" });
    let refused = one.post_json("/api/events/demo-open/facts", &say).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    assert_eq!(entry(&refused), number + 1);
    // Also a page that has seen the publication is asked: everybody can read the round.
    let known = serde_json::json!({ "fact": fact, "seen": number + 1 });
    assert_eq!(one.post_json("/api/events/demo-open/facts", &known).await.status, StatusCode::CONFLICT);
    assert_eq!(is_public(&house).await, Some(true));
    let mut answer = asked;
    while answer.status == StatusCode::CONFLICT {
        answer = send(&mut one, &discard, &filled(&answer.text, "confirm")).await;
    }
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert_eq!(is_public(&house).await, None);
}

#[tokio::test]
async fn an_undo_asks_if_its_subject_was_changed_meanwhile() {
    let house = draft().await;
    let (mut one, mut other) = (house.of(Role::ChiefArbiter).await, house.of(Role::Arbiter).await);
    one.post(&format!("{ROUND}/publish"), &[]).await;
    let seen = house.desk.open("demo-open").await.expect("there").position().to_string();
    // Moves of a game are typed in the hall; nothing else stands in the way of the undo.
    let moves = other.post(&format!("{ROUND}/boards/1/pgn"), &[("pgn", "1. e4 e5 *")]).await;
    assert_eq!(moves.status, StatusCode::SEE_OTHER, "{}", moves.text);
    let banner = [("entry", seen.as_str()), ("seen", &seen), ("accepted", "confirm")];
    let asked = one.post("/e/demo-open/undo", &banner).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert_eq!(is_public(&house).await, Some(true));
    assert!(asked.text.contains("Test arbiter"), "{}", asked.text);
    // An entry about something else is no question.
    let one_player = [("reason", "krank"), ("accepted", "confirm-twice")];
    let before = house.desk.open("demo-open").await.expect("there").position().to_string();
    let gone = other.post("/e/demo-open/s/1/players/3/withdraw", &one_player).await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
    other.post("/e/demo-open/announce", &[("text", "Pause")]).await;
    let number = (before.parse::<u64>().expect("a number") + 1).to_string();
    let undo = [("entry", number.as_str()), ("seen", &number), ("accepted", "confirm")];
    let undone = other.post("/e/demo-open/undo", &undo).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text);
}

#[tokio::test]
async fn what_somebody_else_set_meanwhile_is_not_replaced_in_silence() {
    let house = House::demo().await;
    let (mut one, mut other) = (house.of(Role::ChiefArbiter).await, house.of(Role::Arbiter).await);
    let seen = house.desk.open("demo-open").await.expect("there").position();
    let say =
        |fact: serde_json::Value| serde_json::json!({ "fact": fact, "seen": seen, "accepted": "confirm" });
    let facts = "/api/events/demo-open/facts";
    let withdrawn = |round: u32| {
        say(
            serde_json::json!({ "kind": "withdrawn", "section": 1, "player": 3, "from_round": round, "reason": "krank" }),
        )
    };
    let bye = |kind: &str| {
        say(serde_json::json!({ "kind": "bye-granted", "section": 1, "player": 4, "round": 7, "bye": kind }))
    };
    for (mine, theirs) in [(withdrawn(6), withdrawn(7)), (bye("half"), bye("zero"))] {
        let first = one.post_json(facts, &mine).await;
        assert_eq!(first.status, StatusCode::OK, "{}", first.text);
        let asked = other.post_json(facts, &theirs).await;
        assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
        assert!(entry(&asked) > seen, "{}", asked.text);
    }
}

#[tokio::test]
async fn an_event_that_was_changed_meanwhile_is_not_deleted() {
    let house = House::demo().await;
    let (mut admin, mut arbiter) = (house.of(Role::Administrator).await, house.of(Role::Arbiter).await);
    let form = typed(&filled(&admin.get("/e/demo-open/end").await.text, "delete"), "name", "Turmuhr-Open");
    arbiter.post("/e/demo-open/announce", &[("text", "Pause")]).await;
    let asked = send(&mut admin, "/e/demo-open/delete", &form).await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", asked.text);
    assert!(asked.text.contains("ein Eintrag"), "{}", asked.text);
    let again = filled(&asked.text, "delete");
    assert_eq!(send(&mut admin, "/e/demo-open/delete", &again).await.status, StatusCode::SEE_OTHER);
}

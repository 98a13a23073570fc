//! A director in a gym: the cash box, duplicate entries, authors of results, the journal, exports.

use crate::support::{House, system};
use axum::http::StatusCode;
use sha2::{Digest, Sha256};
use turmuhr_store::Role;
use turmuhr_tournament::{EntryId, Fact, Level, Person, RoundNo, SectionId, settings::Fee};

const OPEN: &str = "/e/demo-open/s/1";

async fn say(house: &House, facts: Vec<Fact>) {
    house.desk.act("demo-open", &system(), facts, Some(Level::ConfirmTwice)).await.expect("can be");
}

async fn charge(house: &House) {
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let mut settings = snapshot.event().section(SectionId(1)).expect("there").settings.clone();
    settings.fee = Some(Fee { cents: 3000, currency: "EUR".to_owned() });
    say(house, vec![Fact::SectionChanged { section: SectionId(1), settings }]).await;
}

#[tokio::test]
async fn the_cash_box_is_for_the_desk() {
    let house = House::demo().await;
    charge(&house).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let paid = arbiter.post(&format!("{OPEN}/players/1/fee"), &[("amount", "30,00")]).await;
    assert_eq!(paid.status, StatusCode::SEE_OTHER, "{}", paid.text);
    let list = arbiter.get(&format!("{OPEN}/players")).await.text;
    assert!(list.contains("Startgeld: 30,00 € bezahlt") && list.contains("✓ 30,00 €"), "{list}");
    let open = arbiter.get(&format!("{OPEN}/players?status=fee-open")).await.text;
    assert!(!open.contains("data-key=\"p1\"") && open.contains("data-key=\"p2\""), "{open}");
    let paid = arbiter.get(&format!("{OPEN}/players?status=fee-paid")).await.text;
    assert!(paid.contains("data-key=\"p1\"") && !paid.contains("data-key=\"p2\""), "{paid}");
    let desk = arbiter.get(&format!("{OPEN}/check-in?status=fee-open")).await.text;
    assert!(desk.contains("30,00 € kassieren") && !desk.contains("data-key=\"c1\""), "{desk}");
    let wrong = arbiter.post(&format!("{OPEN}/players/1/fee"), &[("amount", "viel")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text.contains("„viel“"), "{}", wrong.text);
    arbiter.post(&format!("{OPEN}/players/1/fee"), &[("amount", "0")]).await;
    let list = arbiter.get(&format!("{OPEN}/players")).await.text;
    assert!(list.contains("Startgeld: 0,00 € bezahlt"), "{list}");
    // Nobody else sees or records any of it.
    let mut public = house.of(Role::Public).await;
    for page in ["players", "players/1", "players?status=fee-paid", "standings"] {
        let page = public.get(&format!("{OPEN}/{page}")).await.text;
        assert!(!page.contains("Startgeld") && !page.contains("0,00 €"), "{page}");
    }
    let players = public.get("/api/events/demo-open/sections/1/players").await.text;
    assert!(!players.contains("paid"), "{players}");
    let mut helper = house.of(Role::Helper).await;
    let refused = helper.post(&format!("{OPEN}/players/1/fee"), &[("amount", "30")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let mut english = house.of(Role::Arbiter).await;
    english.lang = "en";
    assert!(english.get(&format!("{OPEN}/players")).await.text.contains("Entry fees: €0.00 paid"));
}

#[tokio::test]
async fn double_entries_are_marked_and_merged_before_the_first_pairing() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [("name", "Stadt"), ("format", "dutch"), ("rounds", "3"), ("tie_break_edition", "2026")];
    let made = chief.post("/events/new", &fields).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let event = made.location.split(['?', '#']).next().unwrap_or_default().to_owned();
    let stream = event.trim_start_matches("/e/").split('/').next().unwrap_or_default().to_owned();
    let section = format!("/e/{stream}/s/1");
    let named = |name: &str, club: &str| Person { club: club.to_owned(), ..Person::named(name) };
    let players = [
        named("Müller, Eva", "SK Lehrte"),
        Person { fide_rating: Some(2054), ..named("Mueller, <b>Eva", "") },
        Person { fide_rating: Some(2054), ..named("Mueller, Eva", "") },
        named("Roth, Lea", "SF Werden"),
        named("Kaya, Deniz", "SF Werden"),
    ];
    let players = (1..).map(EntryId).zip(players).collect();
    let fact = Fact::PlayersEntered { section: SectionId(1), players };
    house.desk.act(&stream, &system(), vec![fact], Some(Level::Confirm)).await.expect("entered");
    let list = chief.get(&format!("{section}/players")).await.text;
    assert!(list.contains("/players/1/merge?other=3") && list.contains("doppelt?"), "{list}");
    let twice = chief.get(&format!("{section}/players?status=double")).await.text;
    assert!(twice.contains("data-key=\"p3\"") && !twice.contains("data-key=\"p4\""), "{twice}");
    let club = chief.get(&format!("{section}/players?club=SF+Werden&q=roth")).await.text;
    assert!(club.contains("data-key=\"p4\"") && !club.contains("data-key=\"p5\""), "{club}");
    let look = chief.get(&format!("{section}/players/1/merge?other=3")).await.text;
    assert!(look.contains("SK Lehrte") && look.contains("2054"), "{look}");
    assert!(!chief.get(&format!("{section}/players/2/merge?other=1")).await.text.contains("<b>Eva"));
    let merged = chief.post(&format!("{section}/players/1/merge"), &[("other", "3")]).await;
    assert_eq!(merged.status, StatusCode::SEE_OTHER, "{}", merged.text);
    let card = chief.get(&format!("{section}/players/1")).await.text;
    assert!(card.contains("2054") && card.contains("SK Lehrte"), "{card}");
    assert_eq!(chief.get(&format!("{section}/players/3")).await.status, StatusCode::NOT_FOUND);
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    chief.post(&format!("{section}/pairing"), &[("round", "1"), ("accepted", "confirm")]).await;
    let late = chief.post(&format!("{section}/players/1/merge"), &[("other", "2")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
    assert!(late.text.contains("zusammenführen: Beide sind ausgelost"), "{}", late.text);
    let list = chief.get(&format!("{section}/players")).await.text;
    assert!(!list.contains("/merge?"), "afterwards the mark would lead nowhere: {list}");
}

#[tokio::test]
async fn the_desk_sees_who_entered_a_result_and_a_change_is_asked_why() {
    let house = House::demo().await;
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let section = snapshot.event().section(SectionId(1)).expect("there");
    let round = section.current_round();
    let board = section.missing(RoundNo(round))[0].board;
    let pass = house.pass(Role::Helper, "demo-open", 1, (0, 0), 0).await;
    let mut helper = house.browser();
    helper.cookies.insert("turmuhr_pass".to_owned(), pass);
    let board = board.to_string();
    let path = format!("{OPEN}/rounds/{round}");
    let entered = helper.post(&format!("{path}/result"), &[("board", &board), ("result", "1:0")]).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
    let mut arbiter = house.of(Role::Arbiter).await;
    let page = arbiter.get(&path).await.text;
    assert!(page.contains("class=\"wide source\">Saal 2"), "{page}");
    let public = house.of(Role::Public).await.get(&path).await.text;
    assert!(!public.contains("Saal 2") && !public.contains("source"), "{public}");
    let change = [("board", board.as_str()), ("result", "0:1")];
    let asked = arbiter.post(&format!("{path}/result"), &change).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("name=\"reason\""), "{}", asked.text);
    let why =
        [("board", board.as_str()), ("result", "0:1"), ("accepted", "confirm"), ("reason", "vertauscht")];
    let changed = arbiter.post(&format!("{path}/result"), &why).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", changed.text);
    let page = arbiter.get(&path).await.text;
    assert!(!page.contains("source\">Saal 2") && page.contains("source\">Test arbiter"), "{page}");
    // After an undo it is the helper's entry again.
    let entry = house.desk.open("demo-open").await.expect("there").position().to_string();
    arbiter.post("/e/demo-open/undo", &[("entry", &entry), ("accepted", "confirm")]).await;
    assert!(arbiter.get(&path).await.text.contains("source\">Saal 2"));
}

#[tokio::test]
async fn the_journal_is_searched_looked_back_into_and_taken_along() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let rows = |text: &str| text.matches("id=\"entry-").count();
    let all = arbiter.get("/e/demo-open/history").await.text;
    let results = arbiter.get("/e/demo-open/history?kind=results&board=3").await.text;
    assert!(rows(&results) > 0 && rows(&results) < rows(&all), "{results}");
    assert!(results.contains("Brett 3") && !results.contains("Brett 4:"), "{results}");
    // Two sections play; each line names its section and can be found by it.
    let youth = arbiter.get("/e/demo-open/history?kind=results&q=u12").await.text;
    assert!(rows(&youth) > 0 && !youth.contains("<small>A-Turnier"), "{youth}");
    assert_eq!(youth.matches("<small>U12</small>").count(), rows(&youth), "{youth}");
    let nobody = arbiter.get("/e/demo-open/history?by=Niemand").await.text;
    assert_eq!(rows(&nobody), 0);
    // Before the first round nothing was played.
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let paired =
        snapshot.journal().entries().iter().find(|entry| matches!(entry.fact, Fact::RoundPaired { .. }));
    let paired = paired.expect("paired").number;
    let before = arbiter.get(&format!("/e/demo-open/history/{}", paired - 1)).await.text;
    assert!(before.contains("Noch ist nichts gespielt"), "{before}");
    let then = arbiter.get(&format!("/e/demo-open/history/{paired}")).await.text;
    assert!(then.contains("class=\"boards\"") && !then.contains("data-results"), "{then}");
    for nowhere in ["0", "99999", "x"] {
        let status = arbiter.get(&format!("/e/demo-open/history/{nowhere}")).await.status;
        assert_eq!(status, StatusCode::NOT_FOUND, "{nowhere}");
    }
    let file = arbiter.get("/e/demo-open/history/file").await.text;
    let (entries, last) = file.trim_end().rsplit_once('\n').expect("lines");
    let last: serde_json::Value = serde_json::from_str(last).expect("JSON");
    let sum: String =
        Sha256::digest(format!("{entries}\n")).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(last["sha256"], sum.as_str());
    assert_eq!(last["entries"], snapshot.position());
    assert!(all.contains(&sum), "the page shows the same sum");
    let mut public = house.of(Role::Public).await;
    for page in ["history", "history/file", "history/3"] {
        let status = public.get(&format!("/e/demo-open/{page}")).await.status;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{page}");
    }
}

#[tokio::test]
async fn rounds_go_into_a_calendar_and_standings_show_ratings_and_prizes() {
    let house = House::demo().await;
    let mut public = house.of(Role::Public).await;
    let calendar = public.get(&format!("{OPEN}/rounds.ics?player=1")).await;
    assert!(calendar.kind.starts_with("text/calendar"), "{}", calendar.kind);
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let section = snapshot.event().section(SectionId(1)).expect("there");
    assert_eq!(calendar.text.matches("BEGIN:VEVENT").count(), section.settings.starts.len());
    assert!(calendar.text.contains("Brett"), "where the player sits: {}", calendar.text);
    assert!(calendar.text.lines().all(|line| line.len() <= 75), "{}", calendar.text);
    assert_eq!(public.get(&format!("{OPEN}/rounds.ics?player=999")).await.status, StatusCode::NOT_FOUND);
    assert!(public.get(&format!("{OPEN}/players/1")).await.text.contains("rounds.ics?player=1"));
    let plain = public.get(&format!("{OPEN}/standings")).await.text;
    assert!(!plain.contains("<th class=\"number\">Elo±"), "{plain}");
    assert!(section.settings.prizes.iter().any(|prize| plain.contains(&prize.name)), "{plain}");
    let changes = public.get(&format!("{OPEN}/standings?ratings=elo")).await.text;
    assert!(changes.contains("<th class=\"number\">Elo±") && changes.contains(">+"), "{changes}");
    for system in ["dwz-classic", "dwz-2026"] {
        let page = public.get(&format!("{OPEN}/standings?ratings={system}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains("<th class=\"number\">DWZ±"), "{}", page.text);
    }
}

#[tokio::test]
async fn a_player_wishes_a_round_off_and_the_arbiter_decides() {
    let house = House::demo().await;
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let next = (snapshot.event().section(SectionId(1)).expect("there").current_round() + 1).to_string();
    let wish = format!("{OPEN}/players/2/wish");
    let mut public = house.of(Role::Public).await;
    assert_eq!(public.post(&wish, &[("round", &next)]).await.status, StatusCode::UNAUTHORIZED);
    assert!(!public.get(&format!("{OPEN}/players/2")).await.text.contains("id=\"wish\""));
    let mut player = house.of(Role::Player).await;
    assert!(player.get(&format!("{OPEN}/players/2")).await.text.contains("id=\"wish\""));
    let wished = player.post(&wish, &[("round", &next)]).await;
    assert_eq!(wished.status, StatusCode::SEE_OTHER, "{}", wished.text);
    let past = player.post(&wish, &[("round", "1")]).await;
    assert_eq!(past.status, StatusCode::CONFLICT, "{}", past.text);
    // Nothing is granted, nobody else sees it, and only an arbiter decides.
    let granted = player.post(&format!("{OPEN}/players/2/bye"), &[("round", &next), ("kind", "half")]).await;
    assert_eq!(granted.status, StatusCode::FORBIDDEN);
    assert_eq!(player.post(&wish, &[("round", &next), ("wished", "no")]).await.status, StatusCode::FORBIDDEN);
    assert!(!public.get(&format!("{OPEN}/players")).await.text.contains("gewünscht"));
    let mut arbiter = house.of(Role::Arbiter).await;
    assert!(arbiter.get("/e/demo-open").await.text.contains("Einer wünscht eine freie Runde"));
    let list = arbiter.get(&format!("{OPEN}/players?status=wish")).await.text;
    assert!(list.contains("data-key=\"p2\"") && !list.contains("data-key=\"p1\""), "{list}");
    arbiter
        .post(
            &format!("{OPEN}/players/2/bye"),
            &[("round", &next), ("kind", "half"), ("accepted", "confirm")],
        )
        .await;
    let list = arbiter.get(&format!("{OPEN}/players?status=wish")).await.text;
    assert!(!list.contains("data-key=\"p2\""), "granted, the wish is settled: {list}");
    player.post(&format!("{OPEN}/players/3/wish"), &[("round", &next)]).await;
    arbiter.post(&format!("{OPEN}/players/3/wish"), &[("round", &next), ("wished", "no")]).await;
    assert!(!arbiter.get("/e/demo-open").await.text.contains("wünschen eine freie Runde"));
}

//! What a stranger stumbled over who ran a weekend in the browser: dead ends, silent mistakes, stale offers.

use axum::http::StatusCode;
use jiff::civil::date;
use turmuhr_store::Role;
use turmuhr_tournament::{
    Details, Fact, Format, GameResult, Person, RoundNo, SectionId, Settings,
    person::Sex,
    self_service::{Registration, SelfService},
    settings::{Eligible, Fee, Prize},
};

use crate::saturday::{made, named, pair, people, result, say};

const SECTION: SectionId = SectionId(1);

fn cup() -> Settings {
    let format = Format::Knockout { games: 1, drawn_by_lot: false };
    Settings { format, rounds: 2, ..Settings::default() }
}

fn prize(name: &str, to: Eligible) -> Prize {
    Prize { name: name.to_owned(), cents: 5_000, to, place: 1 }
}

#[tokio::test]
async fn a_drawn_cup_match_leads_to_its_decision() {
    let house = made(cup(), named("Pokal"), people(3)).await;
    let round = pair(&house).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let list = chief.get("/e/event/s/1/rounds/1").await.text;
    assert!(!list.contains("Kam später"), "a bye in the bracket comes not late: {list}");
    assert!(!list.contains(">weiter<"), "nobody has advanced: {list}");
    say(&house, "event", vec![result(round, 1, GameResult::DRAW)]).await;
    let refused = chief.get("/e/event/s/1/pairing").await.text;
    assert!(refused.contains("An Brett 1 steht noch kein Sieger fest"), "{refused}");
    assert!(refused.contains("href=\"/e/event/s/1/rounds/1/boards/1#decide\""), "{refused}");
    let board = chief.get("/e/event/s/1/rounds/1/boards/1").await.text;
    assert!(board.contains("id=\"decide\""), "{board}");
    let winner = [("winner", "2"), ("reason", "Blitz"), ("accepted", "confirm")];
    let decided = chief.post("/e/event/s/1/rounds/1/boards/1/decide", &winner).await;
    assert_eq!(decided.status, StatusCode::SEE_OTHER, "{}", decided.text);
    let list = house.browser().get("/e/event/s/1/rounds/1").await.text;
    assert_eq!(list.matches(">weiter<").count(), 1, "{list}");
}

/// Page, API and paper ask the same function; the prize itself says whether a player without a rating counts.
#[tokio::test]
async fn a_rating_prize_goes_to_an_unrated_player_only_if_it_says_so() {
    let otto = Person::named("Ohne, Otto");
    let zoe = Person { fide_rating: Some(1400), ..Person::named("Zahl, Zoe") };
    let strong = Person { fide_rating: Some(1900), ..Person::named("Stark, Sara") };
    for (unrated, players, wins) in [
        (false, [&strong, &otto], false),
        (true, [&strong, &otto], true),
        (false, [&strong, &zoe], true),
        (true, [&strong, &zoe], true),
    ] {
        let to = Eligible { rating_below: Some(1500), unrated, ..Eligible::everyone() };
        let prizes = vec![prize("Zahl unter 1500", to)];
        let settings = Settings { rounds: 1, prizes, prizes_from: Some(RoundNo(1)), ..Settings::default() };
        let house = made(settings, named("Open"), players.into_iter().cloned().collect()).await;
        let round = pair(&house).await;
        say(&house, "event", vec![result(round, 1, GameResult::DRAW)]).await;
        let mut chief = house.of(Role::ChiefArbiter).await;
        let page = chief.get("/e/event/s/1/prizes").await.text;
        let name = &players[1].name;
        // Below the list stand players whose rating is missing.
        let list = page.split("undecided-prize").next().unwrap_or_default();
        assert_eq!(list.contains(name), wins, "{unrated} {name}: {page}");
        assert_eq!(page.contains("undecided-prize"), !wins, "{unrated} {name}: {page}");
        assert!(page.contains("Elo, sonst DWZ, unter 1500"), "{page}");
        assert_eq!(page.contains("nur mit Wertungszahl"), !wins, "{unrated} {name}: {page}");
        let told: serde_json::Value =
            serde_json::from_str(&chief.get("/api/events/event/sections/1/prizes").await.text).expect("JSON");
        let winners = told["prizes"][0]["winners"].as_array().expect("winners").len();
        assert_eq!(winners, usize::from(wins), "{unrated} {name}: {told}");
        assert!(page.contains("id=\"edit-prizes\" href=\"/e/event/s/1/settings\""), "{page}");
        let form = chief.get("/e/event/s/1/settings").await.text;
        let checked = "name=\"prize_1_unrated\" value=\"yes\" checked";
        assert_eq!(form.contains(checked), unrated, "{form}");
        let public = house.browser().get("/e/event/s/1/prizes").await.text;
        assert!(!public.contains("edit-prizes"), "{public}");
    }
}

#[tokio::test]
async fn a_round_starts_neither_before_the_last_one_nor_outside_the_event() {
    let details = Details { start: Some(date(2026, 5, 1)), end: Some(date(2026, 5, 3)), ..named("Open") };
    let house = made(Settings { rounds: 3, ..Settings::default() }, details, people(4)).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let base = [("format", "dutch"), ("rounds", "3")];
    for (starts, sentence) in [
        ([("start_1", "2026-05-02T10:00"), ("start_2", "2026-05-01T10:00")], "Runde 2 beginnt vor Runde 1"),
        (
            [("start_1", "2026-04-30T10:00"), ("start_2", "2026-05-01T10:00")],
            "Runde 1 beginnt vor dem ersten Tag",
        ),
        (
            [("start_1", "2026-05-01T10:00"), ("start_2", "2026-05-04T10:00")],
            "Runde 2 beginnt nach dem letzten Tag",
        ),
    ] {
        let told = chief.post("/e/event/s/1/settings", &[&base[..], &starts[..]].concat()).await;
        assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY, "{sentence}: {}", told.text);
        assert!(told.text.contains(sentence), "{sentence}: {}", told.text);
    }
    let right = [("start_1", "2026-05-01T10:00"), ("start_3", "2026-05-03T10:00")];
    let saved = chief.post("/e/event/s/1/settings", &[&base[..], &right[..]].concat()).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
}

#[tokio::test]
async fn a_registration_says_what_for_and_does_not_close_before_today() {
    let fee = Fee { cents: 2_000, currency: "EUR".to_owned() };
    let details = Details { start: Some(date(2099, 5, 1)), place: "Münster".to_owned(), ..named("Open") };
    for women in [false, true] {
        let sex = women.then_some(Sex::Female);
        let prizes = vec![prize("Preis", Eligible { sex, ..Eligible::everyone() })];
        let settings = Settings { fee: Some(fee.clone()), prizes, ..Settings::default() };
        let house = made(settings, details.clone(), Vec::new()).await;
        let mut chief = house.of(Role::ChiefArbiter).await;
        let past = [("open", "yes"), ("closes", "2026-01-01")];
        let told = chief.post("/e/event/s/1/self-service", &past).await;
        assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", told.text);
        assert!(told.text.contains("ist schon vorbei. Wählen Sie heute"), "{}", told.text);
        let registration = Some(Registration { automatic: true, ..Registration::default() });
        let rules = SelfService { results: false, registration };
        say(&house, "event", vec![Fact::SelfServiceSet { section: SECTION, rules }]).await;
        let mut public = house.browser();
        assert!(public.get("/e/event").await.text.contains("href=\"/e/event/s/1/register\""));
        let form = public.get("/e/event/s/1/register").await.text;
        let occasion = form.split("id=\"occasion\"").nth(1).and_then(|rest| rest.split("</dl>").next());
        let occasion = occasion.unwrap_or_else(|| panic!("{form}"));
        for what in ["2099", "Münster", "20,00"] {
            assert!(occasion.contains(what), "{what}: {occasion}");
        }
        assert_eq!(form.contains("name=\"sex\""), women, "{form}");
        let typed =
            [("name", "Neu, Nora"), ("birth", "1990"), ("sex", "w"), ("consent", "yes"), ("once", "a")];
        let sent = public.post("/e/event/s/1/register", &typed).await;
        assert!(sent.text.contains("Angemeldet mit der Nummer"), "{}", sent.text);
        let now = house.desk.open("event").await.expect("there");
        let players = &now.event().section(SECTION).expect("one").players;
        assert_eq!(players.values().next().expect("one").person.sex, sex, "asked only where needed");
    }
}

#[tokio::test]
async fn an_offer_to_undo_asks_once_something_came_after() {
    let house = made(Settings::default(), named("Open"), people(2)).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let all = chief.post("/e/event/s/1/check-in", &[("all", "yes"), ("present", "yes")]).await;
    let page = chief.get(&all.location).await.text;
    assert!(page.contains("name=\"fresh\"") && page.contains("2 von 2 da"), "{page}");
    let entry = house.desk.open("event").await.expect("there").position().to_string();
    chief.post("/e/event/s/1/check-in", &[("player", "1")]).await;
    let undo = [("entry", entry.as_str()), ("whole", "yes"), ("accepted", "confirm"), ("fresh", "yes")];
    let asked = chief.post("/e/event/undo", &undo).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains(">Nicht rückgängig machen<"), "{}", asked.text);
    assert!(!asked.text.contains("name=\"fresh\""), "the answer counts: {}", asked.text);
    let sure = [("entry", entry.as_str()), ("whole", "yes"), ("accepted", "confirm")];
    let undone = chief.post("/e/event/undo", &sure).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text);
    let page = chief.get("/e/event/s/1/check-in").await.text;
    assert!(page.contains("0 von 2 da"), "{page}");
    assert!(page.contains("Niemand ist eingecheckt"), "the two lines agree: {page}");
}

#[tokio::test]
async fn the_hall_learns_that_the_last_round_is_over_and_who_has_the_bye() {
    let house = made(Settings { rounds: 1, ..Settings::default() }, named("Open"), people(3)).await;
    let round = pair(&house).await;
    let mut hall = house.browser();
    let names = hall.get("/e/event/screen/names").await.text;
    assert!(names.contains("spielfrei") && !names.contains("spielt nicht"), "{names}");
    let clock = hall.get("/e/event/screen/clock").await.text;
    assert!(clock.contains("Runde 1 läuft; es ist die letzte"), "{clock}");
    say(&house, "event", vec![result(round, 1, GameResult::DRAW)]).await;
    let clock = hall.get("/e/event/screen/clock").await.text;
    assert!(clock.contains("Die letzte Runde ist gespielt"), "{clock}");
}

#[tokio::test]
async fn a_refusal_names_the_field_and_what_to_do() {
    let house = made(Settings { rounds: 5, ..Settings::default() }, named("Open"), people(2)).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [
        ("format", "dutch"),
        ("rounds", "5"),
        ("tie_breaks", "XX"),
        ("prizes_from", "9"),
        ("no_half_byes_from", "9"),
        ("prize_1_name", "Preis"),
        ("prize_1_place", "zweiter"),
    ];
    let told = chief.post("/e/event/s/1/settings", &fields).await.text;
    assert!(told.contains("Eine Feinwertung XX gibt es nicht. Bekannt sind etwa BH/C1"), "{told}");
    assert!(told.contains("Preis 1, Platz: „zweiter“ ist keine ganze Zahl"), "{told}");
    assert!(!told.contains(">Die Gruppe hat nur 5 Runden"), "each names its field: {told}");
    assert_eq!(told.matches(": Die Gruppe hat nur 5 Runden").count(), 4, "above and beside: {told}");
    let mut admin = house.of(Role::Administrator).await;
    let told = admin.post_file("/backup/check", &[], ("file", "b.jsonl", b"Hallo")).await;
    assert!(told.text.contains("Das ist keine Sicherung von Turmuhr"), "{}", told.text);
    assert!(told.text.contains("Wählen Sie eine andere Datei"), "{}", told.text);
}

#[tokio::test]
async fn the_way_back_names_what_is_not_done() {
    let house = made(Settings::default(), named("Open"), people(4)).await;
    pair(&house).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let asked = chief.post("/e/event/s/1/pairing", &[("round", "2")]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "results are missing: {}", asked.text);
    assert!(asked.text.contains(">Nicht auslosen<"), "{}", asked.text);
    assert!(!asked.text.contains(">Nicht eintragen<"), "{}", asked.text);
}

#[tokio::test]
async fn english_pages_have_the_english_short_word_for_buchholz() {
    let tie_breaks = vec!["BH/C1".parse().expect("a code"), "BH".parse().expect("a code")];
    let house = made(Settings { tie_breaks, ..Settings::default() }, named("Open"), people(4)).await;
    let round = pair(&house).await;
    say(&house, "event", (1..=2).map(|board| result(round, board, GameResult::DRAW)).collect()).await;
    let mut public = house.browser();
    public.lang = "en";
    let page = public.get("/e/event/s/1/standings").await.text;
    assert!(page.contains("BH C1") && !page.contains("Bhz"), "{page}");
    assert!(page.contains(">table only<"), "{page}");
}

/// A result two rounds old: what is possible instead, and nothing offered that is not.
#[tokio::test]
async fn a_locked_board_says_what_is_possible() {
    let house = made(Settings { rounds: 3, ..Settings::default() }, named("Open"), people(8)).await;
    for _ in 0..3 {
        let round = pair(&house).await;
        for board in 1..=4 {
            say(&house, "event", vec![result(round, board, GameResult::DRAW)]).await;
        }
    }
    let mut chief = house.of(Role::ChiefArbiter).await;
    let board = chief.get("/e/event/s/1/rounds/1/boards/1").await.text;
    assert!(board.contains("liegt zu weit zurück"), "{board}");
    assert!(!board.contains("id=\"adjournment\"") && !board.contains("wählen Sie am Brett"), "{board}");
    let current = chief.get("/e/event/s/1/rounds/3/boards/1").await.text;
    assert!(current.contains("id=\"adjournment\""), "{current}");
    let form = [("board", "1"), ("game", "1"), ("result", "1-0"), ("reason", "Test")];
    let refused = chief.post("/e/event/s/1/rounds/1/result", &form).await.text;
    assert!(!refused.contains("Bitte prüfen und bestätigen"), "{refused}");
    for way in ["/e/event/s/1/rounds/1/boards/1?game=1#rated", "/e/event/settings#fide-mode", "für immer"] {
        assert!(refused.contains(way), "{way}: {refused}");
    }
}

/// The form of a prize asks for a number, and the lists show what a prize needs.
#[tokio::test]
async fn lists_show_the_sex_where_a_prize_asks_for_it() {
    let women = Eligible { sex: Some(Sex::Female), ..Eligible::everyone() };
    for (prizes, shown) in [(vec![prize("Beste Frau", women)], true), (Vec::new(), false)] {
        let house = made(Settings { prizes, ..Settings::default() }, named("Open"), people(4)).await;
        let mut chief = house.of(Role::ChiefArbiter).await;
        let list = chief.get("/e/event/s/1/players").await.text;
        assert_eq!(list.contains("⚠ fehlt"), shown, "{list}");
        let today = chief.get("/e/event").await.text;
        assert_eq!(today.contains("ohne Angabe des Geschlechts"), shown, "{today}");
    }
}

#[tokio::test]
async fn a_table_of_the_players_has_club_and_national_rating() {
    let player =
        Person { national_rating: Some(1612), club: "SK Turm".to_owned(), ..Person::named("Roth, Lea") };
    let house = made(Settings::default(), named("Open"), vec![player, Person::named("Zahl, Zoe")]).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let text = chief.get("/e/event/s/1/export/csv").await.text;
    assert!(
        text.lines().next().is_some_and(|head| head.contains("national_rating,national_id,club")),
        "{text}"
    );
    assert!(text.contains("1612,,SK Turm"), "{text}");
}

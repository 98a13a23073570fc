//! Running an event: concerns, undo, concurrent writers, the first account.

use std::sync::Arc;

use crate::support::{House, system};
use axum::http::StatusCode;
use serde_json::json;
use turmuhr_store::Role;
use turmuhr_tournament::{At, BoardNo, Fact, GameNo, GameResult, InRound, Level, Party, RoundNo, SectionId};
use turmuhr_web::{
    desk::{Desk, NotDone},
    setup_link,
};

const RESULT: &str = "/e/demo-open/s/1/rounds/5/result";

/// A board of the current round with a result, and one without.
async fn boards(house: &House) -> (u32, u32) {
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let section = snapshot.event().section(SectionId(1)).expect("there");
    let missing: Vec<u32> = section.missing(RoundNo(5)).into_iter().map(|at| at.board.0).collect();
    let over = (1..=20).find(|board| !missing.contains(board)).expect("one is over");
    (over, missing[0])
}

#[tokio::test]
async fn the_first_start_makes_one_administrator() {
    let house = House::empty().await;
    let link = setup_link(&house.desk).await.expect("asked").expect("nobody has an account");
    let mut browser = house.browser();
    assert_eq!(browser.get("/setup/wrong").await.status, StatusCode::NOT_FOUND);
    assert_eq!(browser.get(&link).await.status, StatusCode::OK);
    let fields = |again: &'static str| {
        [("name", "Anna"), ("shown", "Anna K."), ("password", "Turm auf c4"), ("again", again)]
    };
    let differ = browser.post(&link, &fields("Turm auf c5")).await;
    assert!(
        differ.text.contains("verschieden") && differ.text.contains("value=\"Anna K.\""),
        "{}",
        differ.text
    );
    assert_eq!(browser.post(&link, &fields("Turm auf c4")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(browser.get("/users").await.status, StatusCode::OK);
    // The link works only once.
    assert_eq!(house.browser().get(&link).await.status, StatusCode::NOT_FOUND);
    assert_eq!(setup_link(&house.desk).await.expect("asked"), None);
    // The password works again, with any case of the name.
    let mut later = house.browser();
    let wrong = later.post("/login", &[("name", "anna"), ("password", "Turm auf c5")]).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    let right = later.post("/login", &[("name", "ANNA"), ("password", "Turm auf c4")]).await;
    assert_eq!(right.status, StatusCode::SEE_OTHER);
    assert_eq!(later.get("/users").await.status, StatusCode::OK);
    later.post("/logout", &[]).await;
    assert_eq!(later.get("/users").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn whoever_knows_the_old_password_sets_a_new_one() {
    let house = House::empty().await;
    let link = setup_link(&house.desk).await.expect("asked").expect("nobody has an account");
    let mut here = house.browser();
    let made = [("name", "anna"), ("password", "Turm auf c4"), ("again", "Turm auf c4")];
    here.post(&link, &made).await;
    let mut elsewhere = house.browser();
    elsewhere.post("/login", &[("name", "anna"), ("password", "Turm auf c4")]).await;
    let change = |old: &'static str| [("old", old), ("password", "Dame auf d5"), ("again", "Dame auf d5")];
    let wrong = here.post("/account", &change("Turm auf c5")).await;
    assert!(wrong.text.contains("Das bisherige Kennwort stimmt nicht"), "{}", wrong.text);
    assert_eq!(here.post("/account", &change("Turm auf c4")).await.status, StatusCode::SEE_OTHER);
    // This browser stays logged in, the other is logged out, and the old password fails.
    assert_eq!(here.get("/users").await.status, StatusCode::OK);
    assert_eq!(elsewhere.get("/users").await.status, StatusCode::UNAUTHORIZED);
    let old = elsewhere.post("/login", &[("name", "anna"), ("password", "Turm auf c4")]).await;
    assert_eq!(old.status, StatusCode::UNAUTHORIZED);
    let new = elsewhere.post("/login", &[("name", "anna"), ("password", "Dame auf d5")]).await;
    assert_eq!(new.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_team_withdraws_and_comes_back() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let teams = "/e/demo-teams/s/1/teams";
    let left = arbiter.post(&format!("{teams}/2/withdraw"), &[("reason", "Keine Spieler")]).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.text);
    assert!(arbiter.get(teams).await.text.contains(&format!("{teams}/2/return")));
    let twice = arbiter.post(&format!("{teams}/1/return"), &[]).await;
    assert_eq!(twice.status, StatusCode::CONFLICT, "{}", twice.text);
    let back = arbiter.post(&format!("{teams}/2/return"), &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.text);
    assert!(!arbiter.get(teams).await.text.contains(&format!("{teams}/2/return")));
}

#[tokio::test]
async fn guessing_passwords_is_slowed_down() {
    let house = House::empty().await;
    let mut browser = house.browser();
    let guess = [("name", "anna"), ("password", "guess")];
    for _ in 0..5 {
        assert_eq!(browser.post("/login", &guess).await.status, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(browser.post("/login", &guess).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn an_event_from_registration_to_its_second_round() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let made = chief
        .post(
            "/events/new",
            &[
                ("name", "Stadtmeisterschaft Köln"),
                ("section_name", "A"),
                ("format", "dutch"),
                ("rounds", "5"),
                ("laws", "fide-2023"),
                ("time_control", "5400+30"),
                ("tie_break_edition", "2026"),
                ("prizes", "1. Preis; 300\n2. Preis; 100"),
            ],
        )
        .await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let event = made.location;
    assert!(event.starts_with("/e/stadtmeisterschaft-koeln-"), "{event}");
    let section = format!("{event}/s/1");
    let list: String = (1..=10).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect::<String>()
        + "Spieler3, A; 2189\n";
    let look = chief.post(&format!("{section}/enter"), &[("way", "list"), ("list", &list)]).await;
    assert!(look.text.contains("doppelt? Spieler3, A"), "{}", look.text);
    let entered = chief
        .post(
            &format!("{section}/enter"),
            &[("way", "list"), ("list", &list), ("sure", "yes"), ("skip", "10"), ("accepted", "acknowledge")],
        )
        .await;
    assert_eq!(entered.status, StatusCode::OK, "{}", entered.text);
    // The lots, the proposal, the round.
    assert!(chief.get(&format!("{section}/pairing")).await.text.contains("Lose ziehen"));
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    let proposal = chief.get(&format!("{section}/pairing")).await;
    assert!(proposal.text.contains("Runde 1 so auslosen"), "{}", proposal.text);
    for round in 1..=2 {
        let number = round.to_string();
        assert_eq!(
            chief.post(&format!("{section}/pairing"), &[("round", &number)]).await.status,
            StatusCode::SEE_OTHER
        );
        // Pairing twice is refused.
        assert_eq!(
            chief.post(&format!("{section}/pairing"), &[("round", &number)]).await.status,
            StatusCode::CONFLICT
        );
        chief.post(&format!("{section}/rounds/{round}/publish"), &[]).await;
        for board in 1..=5 {
            let reply = chief
                .post(
                    &format!("{section}/rounds/{round}/result"),
                    &[("board", &board.to_string()), ("result", "½:½")],
                )
                .await;
            assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
        }
    }
    let standings = chief.get(&format!("{section}/standings")).await;
    assert!(standings.text.contains("Tabelle nach Runde 2"));
    assert!(chief.get(&format!("{section}/prizes")).await.text.contains("300 €"));
    // The exported file agrees with the page.
    let file = chief.get(&format!("{section}/export/trf26")).await;
    assert!(file.text.contains("FIDE_DUTCH_2026"), "{}", file.text);
}

#[tokio::test]
async fn what_must_be_read_is_asked_for_once() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let (over, _) = boards(&house).await;
    let board = over.to_string();
    let before = house.desk.open("demo-open").await.expect("there").position();
    let asked = arbiter.post(RESULT, &[("board", &board), ("result", "0-0")]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(
        asked.text.contains("Eingetragen ist schon") && asked.text.contains("name=\"result\" value=\"0-0\""),
        "{}",
        asked.text
    );
    assert_eq!(house.desk.open("demo-open").await.expect("there").position(), before);
    let confirmed =
        arbiter.post(RESULT, &[("board", &board), ("result", "0-0"), ("accepted", "acknowledge")]).await;
    assert_eq!(confirmed.status, StatusCode::SEE_OTHER);
    assert_eq!(confirmed.location, format!("/e/demo-open/s/1/rounds/5?done={}#board-{board}-1", before + 1));
    // The next page offers to undo it.
    let page = arbiter.get(&format!("/e/demo-open/s/1/rounds/5?done={}", before + 1)).await;
    assert!(page.text.contains("Erledigt: Runde 5, Brett"), "{}", page.text);
    let undone = arbiter
        .post("/e/demo-open/undo", &[("entry", &(before + 1).to_string()), ("accepted", "confirm")])
        .await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    // The same key again makes no second entry.
    let same = house.desk.open("demo-open").await.expect("there");
    let known = same
        .event()
        .section(SectionId(1))
        .and_then(|section| section.game(At::new(RoundNo(5), BoardNo(over), GameNo(1)))?.result);
    let known = known.expect("as before").to_string();
    arbiter.post(RESULT, &[("board", &board), ("result", &known)]).await;
    assert_eq!(house.desk.open("demo-open").await.expect("there").position(), before + 2);
}

#[tokio::test]
async fn leaving_fide_mode_takes_two_steps() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let path = "/e/demo-open/fide-mode";
    let first = chief.post(path, &[("reason", "Blitz")]).await;
    assert_eq!(first.status, StatusCode::CONFLICT);
    assert!(first.text.contains("value=\"confirm\""), "{}", first.text);
    let second = chief.post(path, &[("reason", "Blitz"), ("accepted", "confirm")]).await;
    assert!(
        second.text.contains("value=\"confirm-twice\"") && second.text.contains("###"),
        "{}",
        second.text
    );
    assert!(house.desk.open("demo-open").await.expect("there").event().fide_mode);
    chief.post(path, &[("reason", "Blitz"), ("accepted", "confirm-twice")]).await;
    assert!(!house.desk.open("demo-open").await.expect("there").event().fide_mode);
    assert!(chief.get("/").await.status.is_success());
    assert!(chief.get("/e/demo-open").await.text.contains("FIDE-Modus verlassen"));
}

#[tokio::test]
async fn an_old_round_stays_as_it_is() {
    let house = House::demo().await;
    let mut chief = house.of(Role::Administrator).await;
    let fields = [("board", "1"), ("result", "0-0"), ("reason", "Zettel"), ("accepted", "confirm-twice")];
    let refused = chief.post("/e/demo-open/s/1/rounds/2/result", &fields).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("C.04.2") && !refused.text.contains("id=\"confirm\""), "{}", refused.text);
}

#[tokio::test]
async fn the_interface_for_programs_says_facts() {
    let house = House::demo().await;
    let (over, open) = boards(&house).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let fact = |board: u32, result: &str| json!({ "kind": "result-entered", "section": 1, "round": 5, "board": board, "game": 1, "result": result });
    let path = "/api/events/demo-open/facts";
    let done = arbiter.post_json(path, &json!({ "fact": fact(open, "1-0") })).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    let asked = arbiter.post_json(path, &json!({ "fact": fact(over, "0-0") })).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert_eq!(asked.json()["concerns"][0]["level"], "acknowledge");
    let settings =
        arbiter.post_json(path, &json!({ "fact": { "kind": "section-finished", "section": 1 } })).await;
    assert_eq!(settings.status, StatusCode::FORBIDDEN);
    let nonsense = arbiter.post_json(path, &json!({ "fact": { "kind": "flown" } })).await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    let mut public = house.browser();
    assert_eq!(
        public.post_json(path, &json!({ "fact": fact(open, "0-1") })).await.status,
        StatusCode::UNAUTHORIZED
    );
    assert!(public.get("/api/openapi.json").await.json()["paths"].as_object().expect("paths").len() >= 15);
}

#[tokio::test]
async fn of_two_arbiters_who_type_at_once_nobody_loses() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("two.db").display());
    // As with two processes on one database: each desk has its own memory.
    let store = turmuhr_store::Store::open(&url).await.expect("opens");
    let one = Desk::new(store.clone());
    turmuhr_web::demo::fill_on(&one, jiff::civil::date(2026, 5, 2)).await.expect("filled");
    let other = Desk::new(store.clone());
    let before = one.open("demo-open").await.expect("there");
    let missing = before.event().section(SectionId(1)).expect("there").missing(RoundNo(5));
    assert!(missing.len() >= 10);
    let enter = |desk: Arc<Desk>, board: BoardNo| async move {
        let fact = Fact::ResultEntered {
            section: SectionId(1),
            round: RoundNo(5),
            board,
            game: GameNo(1),
            result: Some(GameResult::DRAW),
            reason: String::new(),
        };
        desk.act("demo-open", &system(), vec![fact], None).await.map(|_| ())
    };
    let mut work = tokio::task::JoinSet::new();
    for (at, InRound { board, .. }) in missing.iter().enumerate() {
        let desk = if at % 2 == 0 { one.clone() } else { other.clone() };
        work.spawn(enter(desk, *board));
    }
    while let Some(done) = work.join_next().await {
        done.expect("no panic").expect("entered");
    }
    // Each board has its result, and the journal has no gap.
    let third = Desk::new(store);
    let after = third.open("demo-open").await.expect("whole");
    assert!(after.event().section(SectionId(1)).expect("there").missing(RoundNo(5)).is_empty());
    assert_eq!(after.position(), before.position() + missing.len() as u64);
    // The same board from both sides: one is entered, the other is refused.
    let board = missing[0].board;
    let change = |result| Fact::ResultEntered {
        section: SectionId(1),
        round: RoundNo(5),
        board,
        game: GameNo(1),
        result,
        reason: String::new(),
    };
    let cleared = one.act("demo-open", &system(), vec![change(None)], Some(Level::Acknowledge)).await;
    cleared.expect("cleared");
    let anna = system();
    let (white, black) = tokio::join!(
        one.act("demo-open", &anna, vec![change(Some(GameResult::WHITE_WINS))], None),
        other.act("demo-open", &anna, vec![change(Some(GameResult::BLACK_WINS))], None),
    );
    let told = [&white, &black].iter().filter(|done| matches!(done, Err(NotDone::Concerns { .. }))).count();
    assert_eq!((told, white.is_ok() || black.is_ok()), (1, true), "{white:?} {black:?}");
}

#[tokio::test]
async fn whoever_watches_hears_of_every_change() {
    let house = House::demo().await;
    let (_, open) = boards(&house).await;
    let mut watching: Vec<_> = Vec::new();
    for _ in 0..500 {
        watching.push(house.desk.watch("demo-open").await.expect("there"));
    }
    let fact = Fact::ResultEntered {
        section: SectionId(1),
        round: RoundNo(5),
        board: BoardNo(open),
        game: GameNo(1),
        result: Some(GameResult::WHITE_WINS),
        reason: String::new(),
    };
    let now = house.desk.act("demo-open", &system(), vec![fact], None).await.expect("entered");
    for mut one in watching {
        one.changed().await.expect("told");
        assert_eq!(one.borrow_and_update().position(), now.position());
        // All share the same snapshot, and with it the same rendered parts.
        assert!(Arc::ptr_eq(&one.borrow(), &now));
    }
}

#[tokio::test]
async fn hand_pairing_shows_what_it_breaks() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let section = "/e/demo-open/s/1";
    let missing = house
        .desk
        .open("demo-open")
        .await
        .expect("there")
        .event()
        .section(SectionId(1))
        .expect("there")
        .missing(RoundNo(5));
    for InRound { board, .. } in missing {
        chief.post(RESULT, &[("board", &board.to_string()), ("result", "1/2-1/2")]).await;
    }
    chief.post(&format!("{section}/pairing"), &[("round", "6"), ("accepted", "acknowledge")]).await;
    let begun = chief.post(&format!("{section}/rounds/6/hand"), &[("reason", "Rollstuhl an Brett 3")]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let known = snapshot.event().section(SectionId(1)).expect("there");
    let paired = known.round(RoundNo(6)).expect("drafted").paired();
    // The pair of board 1 of round 5 meets again.
    let again = known.round(RoundNo(5)).expect("played").pairs[0].clone();
    let free = [again.first, again.second];
    let mut left: Vec<Party> = paired
        .pairs
        .iter()
        .flat_map(|&(one, other)| [one, other])
        .chain(paired.bye)
        .filter(|party| !free.contains(party))
        .collect();
    let bye = paired.bye.and_then(|_| left.pop());
    let mut fields: Vec<(&str, String)> =
        vec![("white", again.second.to_string()), ("black", again.first.to_string())];
    for pair in left.chunks(2) {
        fields.extend([("white", pair[0].to_string()), ("black", pair[1].to_string())]);
    }
    fields.extend(bye.map(|party| ("bye", party.to_string())));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let asked = chief.post(&format!("{section}/rounds/6/hand/pairs"), &fields).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.text.contains("haben schon in Runde 5 gegeneinander gespielt"), "{}", asked.text);
    let mut sure = fields.clone();
    sure.push(("accepted", "confirm"));
    assert_eq!(
        chief.post(&format!("{section}/rounds/6/hand/pairs"), &sure).await.status,
        StatusCode::SEE_OTHER
    );
    let page = chief.get(&format!("{section}/rounds/6/hand")).await;
    assert!(page.text.contains("Abweichungen von den Regeln"));
    chief.post(&format!("{section}/rounds/6/hand/end"), &[("comment", "einmal")]).await;
    let file = chief.get("/e/demo-open/s/1/export/trf26").await.text;
    assert!(file.contains("### ") && file.contains("paired by hand"), "{file}");
}

#[tokio::test]
async fn prohibited_pairs_do_not_meet() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [("name", "Klub"), ("format", "dutch"), ("rounds", "3"), ("tie_break_edition", "2026")];
    let event = chief.post("/events/new", &fields).await.location;
    let section = format!("{event}/s/1");
    let list: String = (1..=6).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect();
    chief.post(&format!("{section}/enter"), &[("way", "list"), ("list", &list), ("sure", "yes")]).await;
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    let api = format!("/api/events/{}/sections/1/proposal", event.trim_start_matches("/e/"));
    let meet = |proposal: &serde_json::Value| {
        let pairs = proposal["paired"]["pairs"].as_array().expect("pairs").clone();
        pairs.contains(&json!([1, 4])) || pairs.contains(&json!([4, 1]))
    };
    assert!(meet(&chief.get(&api).await.json()), "by the rules 1 meets 4");
    let prohibited = format!("{section}/prohibited");
    for (names, sentence) in [
        (["Spieler1, A", "Niemand, B"], "„Niemand, B“ ist nicht gemeldet"),
        (["Spieler1, A", "A"], "passt auf mehrere"),
        (["Spieler1, A", "spieler1"], "zwei verschiedene"),
    ] {
        let wrong = chief.post(&prohibited, &names.map(|name| ("player", name))).await;
        assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{names:?}");
        assert!(wrong.text.contains(sentence), "{}", wrong.text);
    }
    let pair = [("player", "Spieler1, A"), ("player", "spieler4"), ("reason", "Geschwister")];
    let done = chief.post(&prohibited, &pair).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let three = [("player", "Spieler2, A"), ("player", "A. Spieler3"), ("player", "Spieler5, A")];
    chief.post(&prohibited, &three).await;
    let settings = chief.get(&format!("{section}/settings")).await.text;
    assert!(settings.contains("Spieler1, A · Spieler4, A") && settings.contains("Geschwister"), "{settings}");
    assert!(settings.contains("<option value=\"Spieler6, A\">"), "{settings}");
    let why = chief.get(&format!("{section}/why/1?round=1&other=4")).await.text;
    assert!(why.contains("nicht erlaubt: Geschwister."), "{why}");
    // Allowed again and prohibited anew.
    chief.post(&prohibited, &[("remove", "1,4")]).await;
    let settings = chief.get(&format!("{section}/settings")).await.text;
    assert!(!settings.contains("Spieler1, A · Spieler4, A"), "{settings}");
    chief.post(&prohibited, &pair).await;
    assert!(!meet(&chief.get(&api).await.json()));
    // Once a round is paired it is too late.
    chief.post(&format!("{section}/pairing"), &[("round", "1")]).await;
    let late = chief.post(&prohibited, &[("player", "Spieler2, A"), ("player", "Spieler6, A")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    // The reason is for the officials; the public reads that the pair is prohibited.
    chief.post(&format!("{section}/rounds/1/publish"), &[("accepted", "confirm")]).await;
    let (why, mut public) = (format!("{section}/why/1?round=1&other=4"), house.browser());
    assert!(chief.get(&why).await.text.contains("Geschwister"));
    let seen = public.get(&why).await;
    assert!(seen.status == StatusCode::OK && seen.text.contains("nicht erlaubt"), "{}", seen.text);
    let own = event.trim_start_matches("/e/");
    for path in [
        why,
        format!("/api/events/{own}/sections/1"),
        format!("{section}/export/trf26"),
        format!("/api/events/{own}/journal"),
    ] {
        assert!(!public.get(&path).await.text.contains("Geschwister"), "{path}");
    }
}

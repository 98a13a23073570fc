//! Setting up sections: several at once, helper buttons without scripts, warnings about a list, systems,
//! leavers.

use crate::support::{Browser, House};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{
    Format, InRound, RoundNo, SectionId, Settings,
    settings::{SwissSystem, TeamColours},
};

async fn made(house: &House, chief: &mut Browser, fields: &[(&str, &str)]) -> (String, Vec<Settings>) {
    let reply = chief.post("/events/new", fields).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    let stream = reply.location.trim_start_matches("/e/").to_owned();
    let event = house.desk.open(&stream).await.expect("made");
    let settings = event.event().sections.values().map(|section| section.settings.clone()).collect();
    (stream, settings)
}

#[tokio::test]
async fn an_event_of_two_sections_is_made_at_once() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let first =
        [("name", "Pokal"), ("section_name", "A"), ("format", "burstein"), ("rounds", "5"), ("baku", "yes")];
    let mut more = first.to_vec();
    more.push(("do", "more"));
    let page = chief.post("/events/new", &more).await;
    // Another section is added, and the typed data is still there.
    assert!(
        page.text.contains("name=\"s2_format\"") && page.text.contains("value=\"Pokal\""),
        "{}",
        page.text
    );
    assert!(page.text.contains("name=\"sections\" value=\"2\""));
    let mut both = first.to_vec();
    both.extend([
        ("sections", "2"),
        ("s2_format", "team-swiss"),
        ("s2_rounds", "5"),
        ("s2_boards", "6"),
        ("s2_preferences", "type-b"),
        ("s2_primary", "game"),
        ("s2_match_points", "3 1 0"),
    ]);
    let nameless = chief.post("/events/new", &both).await;
    assert!(nameless.text.contains("Gruppe 2 braucht einen Namen"), "{}", nameless.text);
    both.push(("s2_section_name", "Mannschaften"));
    let (_, settings) = made(&house, &mut chief, &both).await;
    assert_eq!(settings[0].format, Format::Swiss { system: SwissSystem::Burstein, baku: true });
    let teams = Format::TeamSwiss { boards: 6, preferences: TeamColours::TypeB, by_game_points: true };
    assert_eq!((&settings[1].format, settings[1].match_points.win.in_tenths()), (&teams, 30));
}

#[tokio::test]
async fn every_format_of_the_form_can_be_made() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let page = chief.get("/events/new?form=full").await.text;
    let (_, select) = page.split_once("id=\"format\"").expect("a choice");
    let (select, _) = select.split_once("</select>").expect("its end");
    let words: Vec<&str> =
        select.split("option value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(words.len() >= 15, "{words:?}");
    for word in words {
        // Every box is ticked, as by a careless user; fields of other formats are ignored.
        let fields = [
            ("name", word),
            ("format", word),
            ("rounds", "5"),
            ("baku", "yes"),
            ("by_lot", "yes"),
            ("guest_has_white", "yes"),
            ("tie_break_edition", "2026"),
        ];
        made(&house, &mut chief, &fields).await;
    }
}

#[tokio::test]
async fn rounds_and_times_are_proposed_without_scripts() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields =
        [("name", "Open"), ("format", "dutch"), ("rounds", "3"), ("expected", "60"), ("do", "propose-1")];
    let page = chief.post("/events/new", &fields).await;
    assert!(page.text.contains("name=\"rounds\" type=\"number\" value=\"8\""), "{}", page.text);
    let fields = [
        ("name", "Open"),
        ("format", "dutch"),
        ("rounds", "3"),
        ("every_from", "2026-05-01"),
        ("every_times", "10:00, 15:00"),
        ("every_days", "1"),
        ("do", "fill-1"),
    ];
    let page = chief.post("/events/new", &fields).await;
    assert!(
        page.text.contains("name=\"start_3\" type=\"datetime-local\" value=\"2026-05-02T10:00\""),
        "{}",
        page.text
    );
    let wrong = chief
        .post(
            "/events/new",
            &[("format", "dutch"), ("every_from", "2026-05-01"), ("every_times", "früh"), ("do", "fill-1")],
        )
        .await;
    assert!(wrong.text.contains("„früh“ ist keine Uhrzeit"), "{}", wrong.text);
    let fields = [
        ("name", "Open"),
        ("format", "dutch"),
        ("rounds", "2"),
        ("start_2", "2026-05-02T10:00"),
        ("time_control_own", "40/5400+30:1800+30"),
        ("prize_1_name", "Erster"),
        ("prize_1_euros", "300"),
        ("prize_2_name", "Beste Dame"),
        ("prize_2_sex", "w"),
    ];
    let (_, settings) = made(&house, &mut chief, &fields).await;
    assert_eq!(settings[0].starts[&RoundNo(2)].to_string(), "2026-05-02T10:00:00");
    assert_eq!((settings[0].prizes.len(), settings[0].prizes[1].place), (2, 1));
    assert_eq!(settings[0].time_control, "40/5400+30:1800+30".parse().ok());
    let wrong = chief
        .post(
            "/events/new",
            &[("name", "X"), ("format", "dutch"), ("rounds", "2"), ("time_control_own", "lang")],
        )
        .await;
    assert!(wrong.text.contains("„lang“ ist keine Bedenkzeit"), "{}", wrong.text);
}

/// A round robin of six players.
fn round_robin(tie_breaks: &str) -> [(&str, &str); 5] {
    [
        ("name", "Rund"),
        ("format", "round-robin"),
        ("rounds", "5"),
        ("tie_breaks", tie_breaks),
        ("tie_break_edition", "2026"),
    ]
}

#[tokio::test]
async fn a_list_that_says_nothing_is_to_be_acknowledged() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = round_robin("BH, SB");
    let asked = chief.post("/events/new", &fields).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.text.contains("BH") && asked.text.contains("value=\"acknowledge\""), "{}", asked.text);
    let mut sure = fields.to_vec();
    sure.push(("accepted", "acknowledge"));
    let (stream, _) = made(&house, &mut chief, &sure).await;
    let page = chief.get(&format!("/e/{stream}/s/1/settings")).await;
    assert!(page.text.contains("class=\"warn\""), "{}", page.text);
}

#[tokio::test]
async fn who_left_a_table_early_is_marked_with_the_reason() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = round_robin("SB");
    let (stream, _) = made(&house, &mut chief, &fields).await;
    let section = format!("/e/{stream}/s/1");
    let list: String = (1..=6).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect();
    chief.post(&format!("{section}/enter"), &[("way", "list"), ("list", &list), ("sure", "yes")]).await;
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    for round in 1..=3 {
        if round == 3 {
            chief.post(&format!("{section}/players/2/withdraw"), &[("reason", "krank")]).await;
        }
        chief.post(&format!("{section}/pairing"), &[("round", &round.to_string())]).await;
        chief.post(&format!("{section}/rounds/{round}/publish"), &[]).await;
        let missing = house
            .desk
            .open(&stream)
            .await
            .expect("there")
            .event()
            .section(SectionId(1))
            .expect("there")
            .missing(RoundNo(round));
        for InRound { board, .. } in missing {
            chief
                .post(
                    &format!("{section}/rounds/{round}/result"),
                    &[("board", &board.to_string()), ("result", "1:0")],
                )
                .await;
        }
    }
    let standings = chief.get(&format!("{section}/standings")).await.text;
    assert!(standings.contains("class=\"left\"") && standings.contains("2 von 5"), "{standings}");
    let cross = chief.get(&format!("{section}/cross")).await.text;
    assert!(cross.contains("(zählt nicht)") || cross.contains("(1)"), "{cross}");
}

#[tokio::test]
async fn every_system_is_paired_and_explained() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    for system in SwissSystem::ALL {
        let fields = [
            ("name", system.word()),
            ("format", system.word()),
            ("rounds", "3"),
            ("tie_break_edition", "2026"),
        ];
        let (stream, _) = made(&house, &mut chief, &fields).await;
        let section = format!("/e/{stream}/s/1");
        let list: String = (1..=7).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect();
        chief.post(&format!("{section}/enter"), &[("way", "list"), ("list", &list), ("sure", "yes")]).await;
        chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
        let page = chief.get(&format!("{section}/pairing")).await;
        assert!(page.text.contains("class=\"record\""), "{}: {}", system.word(), page.text);
        chief.post(&format!("{section}/pairing"), &[("round", "1")]).await;
        chief.post(&format!("{section}/rounds/1/publish"), &[]).await;
        let why = chief.get(&format!("{section}/why/1?round=1&other=2")).await;
        assert!(why.text.contains("id=\"why-not-answer\""), "{}: {}", system.word(), why.text);
        let answers: Vec<&str> = why.text.split("class=\"answer\"").skip(1).collect();
        assert_eq!(answers.len(), 2, "{}: {}", system.word(), why.text);
        for answer in answers {
            let answer = answer.split("</p>").next().unwrap_or_default();
            assert!(answer.contains("Spieler1 ") && !answer.contains(">1 "), "{}: {answer}", system.word());
        }
        assert!(!why.text.contains("rules-differ"), "{}: {}", system.word(), why.text);
    }
}

//! Files in and out: rating lists, tournament files, games, submissions, backups.

use crate::support::{Browser, House};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{EntryId, SectionId};

const FIDE: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n\
4600001        Roth, Lea                                                    GER F   WFM  WFM                 2054  9   20 1990  0   20 1950  0   20 1998      \n\
4600002        Weber, Jan                                                   GER M                            2210  0   20 0     0   0  0     0   0  1980      \n";

const GERMAN: &[u8] = b"ID,VKZ,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n\
10001,60101,0042,A,\"Roth,Lea\",W,D,1998,202640,2011,52,2054,WFM,4600001,GER\n\
10002,60101,0043,A,\"M\xfcller,Anna\",W,D,1990,202640,1850,23,,,,\n";

pub(crate) async fn with_lists(house: &House) -> Browser {
    let mut admin = house.of(Role::Administrator).await;
    let done =
        admin.post_file("/lists", &[("source", "FIDE Test")], ("file", "players.txt", FIDE.as_bytes())).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let done = admin.post_file("/lists", &[], ("file", "spieler.csv", GERMAN)).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    admin
}

#[tokio::test]
async fn players_are_found_in_the_lists_while_somebody_types() {
    let house = House::demo().await;
    let mut admin = with_lists(&house).await;
    let page = admin.get("/lists").await.text;
    assert!(page.contains("FIDE Test") && page.contains("DWZ 20"), "{page}");
    let mut arbiter = house.of(Role::Arbiter).await;
    let found = arbiter.get("/api/lists?q=rot+l").await.json();
    let lea = &found["players"][0];
    assert_eq!(found["players"].as_array().map(Vec::len), Some(1), "{found}");
    assert_eq!((&lea["take"], &lea["person"]["fide_rating"]), (&"f4600001".into(), &2054.into()));
    assert_eq!((&lea["person"]["national_rating"], &lea["person"]["club"]), (&2011.into(), &"60101".into()));
    // Her rapid rating in a rapid section; his standard rating, because he has no rapid one.
    let rapid = arbiter.get("/api/lists?q=rot&time_control=900%2B10").await.json();
    assert_eq!(rapid["players"][0]["person"]["fide_rating"], 1990);
    let jan = arbiter.get("/api/lists?q=4600002&time_control=900%2B10").await.json();
    assert_eq!(jan["players"][0]["person"]["fide_rating"], 2210);
    // A player only in the German list, with an umlaut in another encoding.
    let anna = arbiter.get("/api/lists?q=mueller").await.json();
    assert_eq!(
        (&anna["players"][0]["person"]["name"], &anna["players"][0]["take"]),
        (&"Müller, Anna".into(), &"n10002".into())
    );
    // Without scripts: a page of links, and one with the fields filled.
    let page = arbiter.get("/e/demo-open/s/1/enter?q=roth").await.text;
    assert!(page.contains("?take=f4600001"), "{page}");
    let page = arbiter.get("/e/demo-open/s/1/enter?take=f4600001").await.text;
    assert!(page.contains("value=\"Roth, Lea\"") && page.contains("value=\"4600001\""), "{page}");
    assert!(page.contains("value=\"FIDE Test, DWZ"), "{page}");
    // A file that is not a list is refused in a sentence, and the lists stay.
    let wrong = admin.post_file("/lists", &[], ("file", "x.csv", b"nonsense\n")).await;
    assert!(wrong.text.contains("class=\"trouble\""), "{}", wrong.text);
    assert_eq!(house.desk.store().lists().await.expect("two").len(), 2);
    admin.post("/lists/remove", &[("kind", "fide")]).await;
    let gone = arbiter.get("/api/lists?q=weber").await.json();
    assert_eq!(gone["players"].as_array().map(Vec::len), Some(0));
}

#[tokio::test]
async fn changed_ratings_are_reviewed_before_they_are_taken_over() {
    let house = House::empty().await;
    with_lists(&house).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let made = chief
        .post(
            "/events/new",
            &[("name", "Klub"), ("format", "dutch"), ("rounds", "3"), ("time_control", "5400+30")],
        )
        .await;
    let stream = made.location.trim_start_matches("/e/").to_owned();
    let section = format!("/e/{stream}/s/1");
    for (name, rating, number) in
        [("Roth, Lea", "2000", "4600001"), ("Weber, Jan", "2210", "4600002"), ("Ohne, Nummer", "1500", "")]
    {
        chief
            .post(
                &format!("{section}/enter"),
                &[("way", "typed"), ("name", name), ("fide_rating", rating), ("fide_number", number)],
            )
            .await;
    }
    let page = chief.get(&format!("{section}/ratings")).await.text;
    assert!(page.contains("2000 → <b>2054</b>") && !page.contains("aria-label=\"Weber, Jan\""), "{page}");
    let none = chief.post(&format!("{section}/ratings"), &[]).await;
    assert_eq!(none.status, StatusCode::BAD_REQUEST);
    let done = chief.post(&format!("{section}/ratings"), &[("player", "1")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let event = house.desk.open(&stream).await.expect("there");
    let lea = &event.event().section(SectionId(1)).expect("there").players[&EntryId(1)].person;
    assert_eq!((lea.fide_rating, lea.national_rating, lea.title.as_str()), (Some(2054), Some(2011), "WFM"));
    // Once a round is paired the starting list is fixed.
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    chief.post(&format!("{section}/pairing"), &[("round", "1"), ("accepted", "confirm")]).await;
    let late = chief.post(&format!("{section}/ratings"), &[("player", "1")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn an_exported_section_comes_back_as_an_event() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let file = chief.get("/e/demo-open/s/1/export/trf26").await.text;
    let look = chief.post("/events/import", &[("text", &file)]).await;
    assert!(look.text.contains("Was angepasst wird") && look.text.contains("C.04.2"), "{}", look.text);
    let made = chief.post("/events/import", &[("text", &file), ("sure", "yes")]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let again = chief.get(&format!("{}/s/1/export/trf26", made.location)).await.text;
    let players = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("001")).map(|line| line.trim_end().to_owned()).collect()
    };
    assert!(!players(&file).is_empty());
    assert_eq!(players(&again), players(&file));
    let old = chief.get("/e/demo-open/s/1/export/trf16").await.text;
    assert_eq!(
        chief.post("/events/import", &[("text", &old), ("sure", "yes")]).await.status,
        StatusCode::SEE_OTHER
    );
    let nonsense = chief.post("/events/import", &[("text", "hello")]).await;
    assert!(nonsense.text.contains("class=\"trouble\""), "{}", nonsense.text);
    let teams = chief.get("/e/demo-teams/s/1/export/trf26").await.text;
    let look = chief.post("/events/import", &[("text", &teams)]).await;
    assert!(look.text.contains(" Mannschaften.") && look.text.contains("id=\"sure\""), "{}", look.text);
    let made = chief.post("/events/import", &[("text", &teams), ("sure", "yes")]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let again = chief.get(&format!("{}/s/1/export/trf26", made.location)).await.text;
    assert_eq!(players(&again), players(&teams));
    // Colours that do not alternate are refused with the place.
    let odd = teams.replace(" w 1", " x 1").replace(" b 0", " w 0").replace(" x 1", " b 1");
    let refused = chief.post("/events/import", &[("text", &odd)]).await;
    assert!(refused.text.contains("class=\"trouble\""), "{}", refused.text);
}

#[tokio::test]
async fn a_submission_says_what_to_mend() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let page = arbiter.get("/e/demo-open/s/1/submission").await.text;
    assert!(page.contains("Das Ergebnis fehlt") && page.contains("hat keine FIDE-ID"), "{page}");
    assert!(page.contains("/players/") && page.contains("/boards/"), "each leads to where it is mended");
    let german = arbiter.get("/e/demo-open/s/1/submission?to=dwz").await.text;
    assert!(!german.contains("hat keine FIDE-ID"), "{german}");
}

#[tokio::test]
async fn an_illegal_move_is_told_with_its_number() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let path = "/e/demo-open/s/1/rounds/1/boards/1/pgn";
    let pgn = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Ra5 *";
    let asked = arbiter.post(path, &[("pgn", pgn)]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.text.contains("im 3. Zug …"), "{}", asked.text);
    let kept = arbiter.post(path, &[("pgn", pgn), ("accepted", "acknowledge")]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER);
    let legal = arbiter.post(path, &[("pgn", "1. e4 e5 2. Nf3 *")]).await;
    assert_eq!(legal.status, StatusCode::SEE_OTHER, "{}", legal.text);
}

#[tokio::test]
async fn a_new_password_ends_the_sessions_of_its_owner() {
    let house = House::empty().await;
    let mut admin = house.of(Role::Administrator).await;
    let account = |password: &'static str| {
        [
            ("name", "anna"),
            ("shown", "Anna"),
            ("role", "arbiter"),
            ("password", password),
            ("again", password),
        ]
    };
    assert_eq!(
        admin.post("/users", &account("eine lange Nacht am Brett")).await.status,
        StatusCode::SEE_OTHER
    );
    let mut anna = house.browser();
    let entered = anna.post("/login", &[("name", "anna"), ("password", "eine lange Nacht am Brett")]).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
    assert_eq!(anna.get("/api/session").await.json()["role"], "arbiter");
    assert_eq!(admin.post("/users", &account("ein kurzer Tag im Saal")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(anna.get("/api/session").await.json()["role"], "public");
}

#[tokio::test]
async fn a_backup_is_checked_without_changing_anything() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    let backup = admin.get("/backup/file").await.text;
    let before = house.desk.store().list().await.expect("a list").len();
    let told = admin.post_file("/backup/check", &[], ("file", "b.jsonl", backup.as_bytes())).await;
    assert!(told.text.contains("Die Sicherung ist vollständig"), "{}", told.text);
    assert_eq!(house.desk.store().list().await.expect("a list").len(), before);
    let torn = &backup.as_bytes()[..backup.len() / 2];
    let told = admin.post_file("/backup/check", &[], ("file", "b.jsonl", torn)).await;
    assert_eq!(told.status, StatusCode::CONFLICT);
    let line = String::from_utf8_lossy(torn).lines().count();
    let sentence = format!("Zeile {line} der Sicherung lässt sich nicht lesen: ab Zeichen ");
    assert!(told.text.contains(&sentence) && !told.text.contains("EOF"), "{}", told.text);
    let other = backup
        .replace("\"kind\":\"player", "\"kind\":\"prayer")
        .replace("\"number\":1,", "\"number\":\"x\",");
    let told = admin.post_file("/backup/check", &[], ("file", "b.jsonl", other.as_bytes())).await;
    assert!(told.text.contains("der Sicherung lässt sich nicht lesen: "), "{}", told.text);
    assert!(!told.text.contains("expected") && !told.text.contains("unknown"), "{}", told.text);
    assert!(admin.get("/backup").await.text.contains("--restore"));
}

#[tokio::test]
async fn a_backup_is_restored_in_the_browser_after_it_was_shown() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    house.desk.store().save_house_text("imprint-de", "Schachklub").await.expect("kept");
    house
        .desk
        .store()
        .save_contact("demo-open", SectionId(1), EntryId(1), "lea@example.org")
        .await
        .expect("kept");
    let backup = admin.get("/backup/file").await.text;
    // Afterwards something is changed, and an event comes along.
    let announced = admin.post("/e/demo-open/announce", &[("text", "Runde 6 um 10 Uhr")]).await;
    assert_eq!(announced.status, StatusCode::SEE_OTHER, "{}", announced.text);
    let made = admin
        .post(
            "/events/new",
            &[("name", "Klub"), ("format", "dutch"), ("rounds", "3"), ("time_control", "5400+30")],
        )
        .await;
    let stream = made.location.trim_start_matches("/e/").to_owned();
    house.desk.store().save_house_text("imprint-de", "Jemand anders").await.expect("kept");
    house.desk.store().remove_contact("demo-open", SectionId(1), EntryId(1)).await.expect("gone");

    let shown = admin.post_file("/backup/check", &[], ("file", "b.jsonl", backup.as_bytes())).await;
    for told in ["wird ersetzt", "wird gelöscht", "bleibt gleich", "Alles ersetzen"] {
        assert!(shown.text.contains(told), "{told}: {}", shown.text);
    }
    assert_eq!(admin.get(&format!("/e/{stream}")).await.status, StatusCode::OK, "only shown so far");
    let name = shown.text.split("name=\"backup\" value=\"").nth(1).expect("a form");
    let name = name.split('"').next().expect("a name").to_owned();
    // Only the administrator, only with the form's secret.
    assert_eq!(arbiter.post("/backup/restore", &[("backup", &name)]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(admin.post_from_elsewhere("/backup/restore").await.status, StatusCode::FORBIDDEN);

    let done = admin.post("/backup/restore", &[("backup", &name)]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let page = admin.get(&done.location).await.text;
    let before = done.location.split("restored=").nth(1).expect("a name").to_owned();
    assert!(page.contains("Die Sicherung ist eingespielt") && page.contains(&before), "{page}");
    assert_eq!(admin.get(&format!("/e/{stream}")).await.status, StatusCode::NOT_FOUND);
    let open = house.desk.open("demo-open").await.expect("there");
    assert!(open.event().announcement.is_empty(), "the old entries are in memory");
    assert_eq!(house.desk.store().house_text("imprint-de").await.expect("read"), "Schachklub");
    assert_eq!(house.desk.store().contacts("demo-open", SectionId(1)).await.expect("read").len(), 1);
    assert_eq!(arbiter.get("/api/session").await.json()["role"], "public");
    // Sent twice, nothing is restored twice.
    assert_eq!(admin.post("/backup/restore", &[("backup", &name)]).await.status, StatusCode::NOT_FOUND);

    // Work goes on, and the state before comes back in the same way.
    assert_eq!(admin.post("/e/demo-open/announce", &[("text", "Pause")]).await.status, StatusCode::SEE_OTHER);
    let shown = admin.get(&format!("/backup/kept/{before}")).await;
    assert!(shown.text.contains("kommt hinzu"), "{}", shown.text);
    assert_eq!(admin.post("/backup/restore", &[("backup", &before)]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(admin.get(&format!("/e/{stream}")).await.status, StatusCode::OK);
    let file = admin.get(&format!("/backup/kept/{before}/file")).await.text;
    assert!(turmuhr_store::Backup::read(&file).expect("whole").journals.contains_key(&stream));
    admin.post("/backup/forget", &[("backup", &before)]).await;
    assert_eq!(admin.get(&format!("/backup/kept/{before}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_file_of_an_event_does_not_replace_everything() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    let event = admin.get("/e/demo-open/export").await.text;
    let shown = admin.post_file("/backup/check", &[], ("file", "e.jsonl", event.as_bytes())).await;
    assert!(
        shown.text.contains("keinen Verwalter") && !shown.text.contains("id=\"restore\""),
        "{}",
        shown.text
    );
    let name = house.desk.store().kept_backups().await.expect("read")[0].name.clone();
    let refused = admin.post("/backup/restore", &[("backup", &name)]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    assert_eq!(admin.get("/e/demo-teams").await.status, StatusCode::OK);
}

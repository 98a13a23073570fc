//! Pasted lists and forms: every line is accounted for, and a value that cannot be is refused at its field.

use axum::http::StatusCode;
use serde_json::json;
use turmuhr_store::Role;
use turmuhr_tournament::{Person, SectionId};

use crate::{
    files::with_lists,
    support::{Browser, House},
};

async fn event(chief: &mut Browser, format: &str) -> (String, String) {
    let fields = [("name", "Klub"), ("format", format), ("rounds", "3"), ("time_control", "5400+30")];
    let made = chief.post("/events/new", &fields).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    (made.location.trim_start_matches("/e/").to_owned(), format!("{}/s/1", made.location))
}

async fn people(house: &House, stream: &str) -> Vec<Person> {
    let event = house.desk.open(stream).await.expect("there");
    let section = event.event().section(SectionId(1)).expect("there").clone();
    section.players.into_values().map(|player| player.person).collect()
}

/// What a browser sends of a form that nobody changed.
fn sent(page: &str, form: &str) -> Vec<(String, String)> {
    let (_, form) = page.split_once(&format!("id=\"{form}\"")).unwrap_or_else(|| panic!("no {form}: {page}"));
    let (form, _) = form.split_once("</form>").expect("its end");
    let value = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        Some(unescaped(rest.split('"').next().unwrap_or_default()))
    };
    let mut fields = Vec::new();
    for part in form.split('<').skip(1) {
        let (tag, _) = part.split_once('>').unwrap_or((part, ""));
        let Some(name) = value(tag, "name") else { continue };
        if tag.starts_with("input") && (!tag.contains("checkbox") || tag.contains(" checked")) {
            fields.push((name, value(tag, "value").unwrap_or_default()));
        } else if tag.starts_with("select") {
            let (_, options) = form.split_once(tag).expect("itself");
            let (options, _) = options.split_once("</select>").expect("its end");
            let chosen = options.split("<option").find(|option| option.contains(" selected"));
            fields.push((name, chosen.and_then(|option| value(option, "value")).unwrap_or_default()));
        } else if tag.starts_with("textarea") {
            let (_, text) = form.split_once(tag).expect("itself");
            let (text, _) = text.split_once("</textarea>").expect("its end");
            fields.push((name, unescaped(text.trim_start_matches('>').trim_start_matches('\n'))));
        }
    }
    // Columns share a name: each select is found by its place.
    let columns: Vec<String> = form
        .split("<select name=\"column\">")
        .skip(1)
        .filter_map(|select| select.split("</select>").next())
        .filter_map(|select| select.split("<option").find(|option| option.contains(" selected")))
        .filter_map(|option| value(option, "value"))
        .collect();
    fields.retain(|(name, _)| name != "column" && name != "csrf");
    fields.extend(columns.into_iter().map(|column| ("column".to_owned(), column)));
    fields
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

async fn send(browser: &mut Browser, path: &str, fields: &[(String, String)]) -> crate::support::Reply {
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(path, &fields).await
}

/// Sixty lines with a title, headings twice, a ruler, labels, dates, stray marks and an empty column.
fn messy() -> String {
    let mut text =
        "Stadtmeisterschaft, Stand 1.5.2026\n\nNr.;Tit;Spieler;;Jahrgang;DWZ;Verein;E-Mail\n".to_owned();
    for at in 1..=60 {
        let name =
            format!("Muster{}, {}", (b'A' + at % 26) as char, ["Eva", "Jan", "Lea"][usize::from(at % 3)]);
        let name = if at % 10 == 0 { format!("\"{name}{at}") } else { format!("{name}{at}") };
        let name = name.replace(|letter: char| letter.is_ascii_digit(), "x");
        let name = format!(
            "{name}{}",
            "abcdefghij".repeat(usize::from(at / 10)).chars().take(usize::from(at)).collect::<String>()
        );
        let rating = match at % 4 {
            0 => format!("DWZ {}", 1200 + u32::from(at)),
            1 => format!("{}-12", 1200 + u32::from(at)),
            2 => (1200 + u32::from(at)).to_string(),
            _ => String::new(),
        };
        let birth = if at % 5 == 0 { "12.03.1987".to_owned() } else { (1950 + u32::from(at)).to_string() };
        let title = if at == 7 { "WFM" } else { "" };
        text.push_str(&format!("{at}.;{title};{name};;{birth};{rating};SK {};m{at}@example.org\n", at % 9));
        if at == 30 {
            text.push_str("------\nNr.;Tit;Spieler;;Jahrgang;DWZ;Verein;E-Mail\n");
        }
    }
    text
}

#[tokio::test]
async fn sixty_messy_lines_are_entered_after_one_look() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "dutch").await;
    let enter = format!("{section}/enter");
    let look = chief.post(&enter, &[("way", "list"), ("list", &messy())]).await;
    assert_eq!(look.status, StatusCode::OK, "{}", look.text);
    assert!(look.text.contains("60 Zeilen gelesen"), "{}", look.text);
    assert!(
        look.text.contains("Zeile 1 wurde nicht verstanden") && look.text.contains("über der Überschrift")
    );
    assert!(look.text.contains("2 Zeilen nicht verstanden"), "{}", look.text);
    let done = send(&mut chief, &enter, &sent(&look.text, "sure")).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    let people = people(&house, &stream).await;
    assert_eq!(people.len(), 60);
    assert!(people.iter().all(|person| person.birth_year().is_some() && person.club.starts_with("SK ")));
    assert_eq!(people.iter().filter(|person| person.national_rating.is_some()).count(), 45);
    assert!(people.iter().all(|person| person.fide_rating.is_none() && !person.name.contains('@')));
    assert_eq!((people[4].birth.as_str(), people[6].title.as_str()), ("1987-03-12", "WFM"));
}

#[tokio::test]
async fn a_list_is_compared_with_the_rating_lists() {
    let house = House::empty().await;
    with_lists(&house).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "dutch").await;
    let enter = format!("{section}/enter");
    let list = "Lea Roth; 1998; SK Lehrte\nJan Weber; 2001; SV Nord\nAnna Mueller; ; \nOtto Nirgends; 1970; SV Nord\n";
    let look = chief.post(&enter, &[("way", "list"), ("list", list)]).await.text;
    assert!(look.contains("f4600001\" selected"), "found by name and year: {look}");
    assert!(!look.contains("f4600002"), "another year is another person: {look}");
    assert!(look.contains("nicht gefunden"), "{look}");
    let mut fields = sent(&look, "sure");
    // The arbiter knows better: Anna is not in the list.
    for (name, value) in &mut fields {
        if name == "listed_2" {
            assert_eq!(value, "n10002");
            value.clear();
        }
    }
    assert_eq!(send(&mut chief, &enter, &fields).await.status, StatusCode::SEE_OTHER);
    let people = people(&house, &stream).await;
    let lea = &people[0];
    assert_eq!(
        (lea.name.as_str(), lea.fide_rating, lea.national_rating),
        ("Roth, Lea", Some(2054), Some(2011))
    );
    assert_eq!(
        (lea.club.as_str(), lea.title.as_str(), lea.fide_number.as_str()),
        ("SK Lehrte", "WFM", "4600001")
    );
    assert_eq!((people[1].name.as_str(), people[1].fide_number.as_str()), ("Weber, Jan", ""));
    assert_eq!((people[2].name.as_str(), people[2].national_rating), ("Mueller, Anna", None));
}

#[tokio::test]
async fn doubles_are_left_out_unless_unticked() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "dutch").await;
    let enter = format!("{section}/enter");
    chief.post(&enter, &[("way", "typed"), ("name", "Müller, Eva")]).await;
    let list = "Mueller, Eva; 1900\nRoth, Lea; 1800\nRoth, Lea; 1800\n";
    let look = chief.post(&enter, &[("way", "list"), ("list", list)]).await.text;
    assert!(look.contains("2 Zeilen bleiben aus"), "{look}");
    assert_eq!(send(&mut chief, &enter, &sent(&look, "sure")).await.status, StatusCode::OK);
    let names: Vec<String> = people(&house, &stream).await.into_iter().map(|person| person.name).collect();
    assert_eq!(names, ["Müller, Eva", "Roth, Lea"]);
}

/// A tick belongs to the line that was shown.
#[tokio::test]
async fn changed_lines_are_shown_again_before_they_are_entered() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "dutch").await;
    let enter = format!("{section}/enter");
    let list = "Müller, Eva; 1900\nRoth, Lea; 1800\nRoth, Lea; 1800\nWeber, Jan; 1700\n";
    let look = chief.post(&enter, &[("way", "list"), ("list", list)]).await.text;
    let mut fields = sent(&look, "sure");
    for (name, value) in &mut fields {
        if name == "list" {
            *value = value.replace("Müller, Eva; 1900\n", "");
        }
    }
    let again = send(&mut chief, &enter, &fields).await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.text);
    assert!(again.text.contains("id=\"changed\""), "{}", again.text);
    assert!(people(&house, &stream).await.is_empty());
    let mut fields = sent(&again.text, "sure");
    // A browser sends other line ends.
    for (name, value) in &mut fields {
        if name == "list" {
            *value = value.replace('\n', "\r\n");
        }
    }
    let done = send(&mut chief, &enter, &fields).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    let names: Vec<String> = people(&house, &stream).await.into_iter().map(|person| person.name).collect();
    assert_eq!(names, ["Roth, Lea", "Weber, Jan"]);
}

#[tokio::test]
async fn a_line_with_a_doubtful_name_is_left_out_unless_unticked() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "dutch").await;
    let enter = format!("{section}/enter");
    let list = "Müller, Eva; 1900\nRoth, Lea 12345; 1800\nWeber, Jan; 1700\n";
    let look = chief.post(&enter, &[("way", "list"), ("list", list)]).await.text;
    assert!(look.contains("1 zweifelhafte"), "{look}");
    send(&mut chief, &enter, &sent(&look, "sure")).await;
    let names: Vec<String> = people(&house, &stream).await.into_iter().map(|person| person.name).collect();
    assert_eq!(names, ["Müller, Eva", "Weber, Jan"]);
}

#[tokio::test]
async fn teams_are_looked_at_before_they_are_entered() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "team-round-robin").await;
    let path = format!("{section}/teams");
    let list =
        "Otto Braun; 2101\n# SK Lehrte\nEva Müller; 2054\nJan Weber; 2210\n\n# SF Werden\nLea Roth; 1900\n";
    let look = chief.post(&path, &[("teams", list)]).await;
    assert!(look.text.contains("Zeile 1 wurde nicht verstanden"), "{}", look.text);
    assert!(people(&house, &stream).await.is_empty());
    let done = send(&mut chief, &path, &sent(&look.text, "sure")).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    let event = house.desk.open(&stream).await.expect("there");
    let teams = &event.event().section(SectionId(1)).expect("there").teams;
    let teams: Vec<(&str, usize)> =
        teams.values().map(|team| (team.name.as_str(), team.players.len())).collect();
    assert_eq!(teams, [("SK Lehrte", 2), ("SF Werden", 1)]);
}

#[tokio::test]
async fn a_picture_is_no_list_and_no_game() {
    let house = House::demo().await;
    let mut admin = house.of(Role::Administrator).await;
    let files: [(&[u8], &str); 4] = [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "Das ist ein Bild"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF\0", "Das ist ein Bild"),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3", "Das ist ein PDF"),
        (b"PK\x03\x04\x14\0\0\0\x08\0list.csv", "Das ist ein gepacktes Archiv"),
    ];
    for (bytes, sentence) in files {
        for (path, fields) in [
            ("/e/demo-open/s/1/enter", [("way", "list")].as_slice()),
            ("/e/demo-open/s/1/rounds/1/boards/1/pgn", &[]),
            ("/events/import", &[]),
            ("/lists", &[]),
        ] {
            let reply = admin.post_file(path, fields, ("file", "file", bytes)).await;
            assert!(reply.text.contains(sentence), "{path} {sentence}: {}", reply.text);
            assert!(reply.status.is_client_error(), "{path}: {}", reply.status);
        }
    }
    let xlsx = b"PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml";
    let reply = admin.post_file("/e/demo-open/s/1/enter", &[("way", "list")], ("file", "l.xlsx", xlsx)).await;
    assert!(reply.text.contains("als CSV"), "{}", reply.text);
    // UTF-16, as spreadsheets save «Unicode text».
    let wide: Vec<u8> = "\u{feff}Özil, Änne\t1998\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let reply = admin.post_file("/e/demo-open/s/1/enter", &[("way", "list")], ("file", "l.txt", &wide)).await;
    assert!(reply.text.contains("Özil, Änne"), "{}", reply.text);
}

/// The path, the fields that are right, the field that is wrong, and its value.
type Wrong<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str, &'a str);

/// Each wrong value comes back in its field, with a sentence beside it, and nothing else is lost.
#[tokio::test]
async fn a_value_that_cannot_be_is_refused_at_its_field() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "dutch").await;
    let home = format!("/e/{stream}");
    chief.post(&format!("{section}/enter"), &[("way", "typed"), ("name", "Roth, Lea")]).await;
    let player = format!("{section}/players/1");
    let whole = [("name", "Neu"), ("place", "Lehrte"), ("format", "dutch"), ("rounds", "5")];
    let person = [("way", "typed"), ("name", "Kaya, Ali"), ("club", "SV Nord")];
    let (new, enter, passes) =
        ("/events/new".to_owned(), format!("{section}/enter"), format!("{home}/passes"));
    let pass = [("role", "helper"), ("section", "1"), ("label", "Tür"), ("hours", "3")];
    let table: Vec<Wrong<'_>> = vec![
        (&new, &whole, "name", ""),
        (&new, &whole, "start", "2026-02-31"),
        (&new, &whole, "end", "3026-05-01"),
        (&new, &whole, "federation", "XYZ"),
        (&new, &whole, "rounds", "999"),
        (&new, &whole, "rounds", "0"),
        (&new, &whole, "rounds", "viele"),
        (&new, &whole, "first_board", "-3"),
        (&new, &whole, "points", "eins"),
        (&new, &whole, "fee", "viel"),
        (&new, &whole, "forfeits_allowed", "abc"),
        (&new, &whole, "start_1", "morgen"),
        (&new, &whole, "expected", "1"),
        (&enter, &person, "name", ""),
        (&enter, &person, "fide_rating", "abc"),
        (&enter, &person, "fide_rating", "3501"),
        (&enter, &person, "national_rating", "-1"),
        (&enter, &person, "birth", "3026"),
        (&enter, &person, "birth", "1899"),
        (&enter, &person, "birth", "31.02.1990"),
        (&enter, &person, "federation", "Deutschland"),
        (&passes, &pass, "hours", "0"),
        (&passes, &pass, "hours", "abc"),
        (&passes, &pass, "last_board", "-2"),
    ];
    for (path, good, field, typed) in table {
        let mut fields: Vec<(&str, &str)> = good.iter().copied().filter(|(name, _)| *name != field).collect();
        fields.push((field, typed));
        let reply = chief.post(path, &fields).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {field}={typed}: {}", reply.text);
        let (_, input) = reply
            .text
            .split_once(&format!("id=\"wrong-{field}\""))
            .unwrap_or_else(|| panic!("{path} {field}={typed}: {}", reply.text));
        let (input, beside) = input.split_once('>').expect("its end");
        assert!(input.contains("aria-invalid=\"true\"") && input.contains(" autofocus"), "{field}: {input}");
        assert!(input.contains(&format!("value=\"{typed}\"")), "{field} is kept: {input}");
        assert!(
            beside.trim_start().starts_with(&format!("<small class=\"trouble\" id=\"why-{field}\"")),
            "{beside:.200}"
        );
        for (_, value) in
            good.iter().filter(|(name, _)| !["format", "way", "role", "section", field].contains(name))
        {
            assert!(reply.text.contains(&format!("value=\"{value}\"")), "{field}: {value} is lost");
        }
    }
    for (path, fields, field) in [
        (format!("{player}/points"), [("points", "halb"), ("reason", "x")], "points"),
        (new.clone(), [("prize_1_name", ""), ("prize_1_euros", "300")], "prize_1_name"),
        (format!("{home}/settings"), [("name", ""), ("place", "Lehrte")], "name"),
        (format!("{section}/settings"), [("format", "dutch"), ("rounds", "")], "rounds"),
    ] {
        let reply = chief.post(&path, &fields).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {}", reply.text);
        assert!(reply.text.contains(&format!("id=\"wrong-{field}\"")), "{path} {field}: {}", reply.text);
    }
    // Two errors are told at once; the end before the start is one of them.
    let both =
        [("name", ""), ("format", "dutch"), ("rounds", "5"), ("start", "2026-05-02"), ("end", "2026-05-01")];
    let reply = chief.post("/events/new", &both).await.text;
    assert!(
        reply.contains("2 Angaben sind zu berichtigen") && reply.contains("Der letzte Tag liegt vor"),
        "{reply}"
    );
    // Everybody meets everybody once.
    let table = [("name", "R"), ("format", "round-robin"), ("rounds", "9"), ("expected", "8")];
    assert!(chief.post("/events/new", &table).await.text.contains("höchstens 7 Runden"));
    // Days and births are taken as people write them.
    let fields = [("way", "typed"), ("name", "Kaya, Ali"), ("birth", "12.3.1998"), ("federation", "ger")];
    assert_eq!(chief.post(&enter, &fields).await.status, StatusCode::SEE_OTHER);
    let ali = people(&house, &stream).await.pop().expect("entered");
    assert_eq!((ali.birth.as_str(), ali.federation.as_str()), ("1998-03-12", "GER"));
}

#[tokio::test]
async fn no_door_lets_in_what_a_form_refuses() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, _) = event(&mut chief, "dutch").await;
    let path = format!("/api/events/{stream}/facts");
    let person = |field: &str, value: serde_json::Value| {
        let mut person = json!({ "name": "Roth, Lea" });
        person[field] = value;
        json!({ "fact": { "kind": "players-entered", "section": 1, "players": [[1, person]] } })
    };
    for (field, value) in [
        ("birth", json!("3026")),
        ("birth", json!("1990-02-31")),
        ("birth", json!("1899")),
        ("federation", json!("XYZ")),
        ("fide_rating", json!(3501)),
        ("name", json!(" ")),
    ] {
        let reply = chief.post_json(&path, &person(field, value.clone())).await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{field} {value}: {}", reply.text);
    }
    let details = json!({ "name": "K", "start": "2026-05-02", "end": "2026-05-01" });
    let reply =
        chief.post_json(&path, &json!({ "fact": { "kind": "event-changed", "details": details } })).await;
    assert_eq!(reply.status, StatusCode::CONFLICT, "{}", reply.text);
    let reply = chief.post_json(&path, &person("birth", json!("1990-02-28"))).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
}

#[tokio::test]
async fn names_and_clubs_follow_the_alphabet() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (_, section) = event(&mut chief, "dutch").await;
    let list = "Zeller, Tim; 1500; SV Ulm\nÖzil, Cem; 1500; Ärzte-SC\nOtt, Uwe; 1500; SV Ulm\nČapek, Jan; 1500; Zwickau\nAdam, Eva; 1500; Åbo\n";
    let enter = format!("{section}/enter");
    chief
        .post(&enter, &[("way", "list"), ("list", list), ("sure", "yes"), ("accepted", "acknowledge")])
        .await;
    let order = |page: &str, names: &[&str]| {
        let places: Vec<Option<usize>> = names.iter().map(|name| page.find(name)).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{names:?} {places:?}: {page}");
    };
    let sorted = ["Adam, Eva", "Čapek, Jan", "Ott, Uwe", "Özil, Cem", "Zeller, Tim"];
    let page = chief.get(&format!("{section}/check-in")).await.text;
    order(page.split_once("<main").expect("a page").1, &sorted);
    let page = chief.get(&format!("{section}/players")).await.text;
    let (_, select) = page.split_once("name=\"club\"").expect("a choice of clubs");
    order(select, &["Åbo", "Ärzte-SC", "SV Ulm", "Zwickau"]);
    // Equal ratings: the starting list goes by the alphabet (C.04.2).
    let (_, table) = page.split_once("<tbody").expect("a table");
    order(table, &sorted);
}

/// Each team with its players in board order.
async fn teams(house: &House, stream: &str) -> Vec<(String, Vec<String>)> {
    let event = house.desk.open(stream).await.expect("there");
    let section = event.event().section(SectionId(1)).expect("there");
    let called = |id: &turmuhr_tournament::EntryId| section.players[id].person.name.clone();
    section
        .teams
        .values()
        .map(|team| (team.name.clone(), team.players.iter().map(called).collect()))
        .collect()
}

fn team(name: &str, players: &[&str]) -> (String, Vec<String>) {
    (name.to_owned(), players.iter().map(|&player| player.to_owned()).collect())
}

#[tokio::test]
async fn players_pasted_with_a_team_column_are_in_their_teams() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "team-round-robin").await;
    let enter = format!("{section}/enter");
    let list = "Mannschaft;Brett;Name;DWZ\nSK Lehrte;2;Weber, Jan;2210\nSK Lehrte;1;Müller, Eva;2054\nSF Werden;1;Roth, Lea;1900\n";
    let look = chief.post(&enter, &[("way", "list"), ("list", list)]).await.text;
    assert!(look.contains("SK Lehrte: neu, 2 Spieler"), "{look}");
    let done = send(&mut chief, &enter, &sent(&look, "sure")).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let first = team("SK Lehrte", &["Müller, Eva", "Weber, Jan"]);
    assert_eq!(teams(&house, &stream).await, [first, team("SF Werden", &["Roth, Lea"])]);
    // A team of that name is known; boards without a heading begin again with every team, and words that repeat are teams.
    let more = "sk  lehrte;2;Braun, Otto;1850\nsk  lehrte;1;Kaya, Ali;1800\nSV Nord;1;Adler, Udo;1700\nSV Nord;2;Busch, Ida;1650\n";
    let look = chief.post(&enter, &[("way", "list"), ("list", more)]).await.text;
    assert!(look.contains("schon gemeldet, 2 Spieler") && look.contains("SV Nord: neu, 2 Spieler"), "{look}");
    assert!(look.contains("Ist es der Verein?"), "the guess is shown: {look}");
    send(&mut chief, &enter, &sent(&look, "sure")).await;
    let all = teams(&house, &stream).await;
    let first = team("SK Lehrte", &["Müller, Eva", "Weber, Jan", "Kaya, Ali", "Braun, Otto"]);
    assert_eq!(
        all,
        [first, team("SF Werden", &["Roth, Lea"]), team("SV Nord", &["Adler, Udo", "Busch, Ida"])]
    );
    // Without a team: said before, and entered.
    let look = chief.post(&enter, &[("way", "list"), ("list", "Zeller, Mia; 1500\n")]).await.text;
    assert!(look.contains("id=\"teamless\""), "{look}");
    send(&mut chief, &enter, &sent(&look, "sure")).await;
    assert_eq!(people(&house, &stream).await.len(), 8);
    assert_eq!(teams(&house, &stream).await, all);
}

#[tokio::test]
async fn the_teams_page_does_not_make_a_known_team_again() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "team-round-robin").await;
    let path = format!("{section}/teams");
    for list in ["# SK Lehrte\nMüller, Eva; 2054\n", "# SK LEHRTE\nWeber, Jan; 2210\n"] {
        let look = chief.post(&path, &[("teams", list)]).await.text;
        send(&mut chief, &path, &sent(&look, "sure")).await;
    }
    assert_eq!(teams(&house, &stream).await, [team("SK Lehrte", &["Müller, Eva", "Weber, Jan"])]);
}

#[tokio::test]
async fn what_a_list_left_out_is_said_after_it_was_entered() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (stream, section) = event(&mut chief, "dutch").await;
    let enter = format!("{section}/enter");
    let list = "Stand 1. Mai\nName;DWZ;Jahrgang\nMüller, Eva;2054;1998\n-----;;\nWeber, Jan;stark;1990\nMüller, Eva;2054;1998\n";
    let look = chief.post(&enter, &[("way", "list"), ("list", list)]).await.text;
    let told = send(&mut chief, &enter, &sent(&look, "sure")).await;
    assert_eq!(told.status, StatusCode::OK, "{}", told.text);
    let (_, left) = told.text.split_once("id=\"left-out\"").expect("what was left out");
    for part in [
        "Zeile 1 ",
        "Stand 1. Mai",
        "Zeile 4 ",
        "Zeile 6: Müller, Eva wurde weggelassen",
        "„stark“ passt nicht",
    ] {
        assert!(left.contains(part), "{part}: {left}");
    }
    assert!(
        told.text.contains("2 Teilnehmer eingetragen") && told.text.contains("/players?done="),
        "{}",
        told.text
    );
    assert_eq!(people(&house, &stream).await.len(), 2);
    // A reload of that page says the same and enters nothing again.
    let again = send(&mut chief, &enter, &sent(&look, "sure")).await;
    assert_eq!((again.status, people(&house, &stream).await.len()), (StatusCode::OK, 2), "{}", again.text);
}

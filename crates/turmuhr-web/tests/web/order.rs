//! Lists sorted by a column, fixed tables, clubs kept apart, and whole round robins at once.

use axum::http::StatusCode;
use turmuhr_store::Role;

use crate::support::{Browser, House};

const OPEN: &str = "/e/demo-open/s/1";

/// The cells of every body row that hold `class`, without their tags.
fn column(page: &str, table: &str, class: &str) -> Vec<String> {
    let (_, table) = page.split_once(&format!("<table class=\"{table}")).unwrap_or_else(|| panic!("{page}"));
    let (_, body) = table.split_once("<tbody>").expect("a body");
    let (body, _) = body.split_once("</tbody>").expect("its end");
    let cell = |row: &str| {
        let (_, rest) = row.split_once(&format!("<td class=\"{class}\">"))?;
        let (cell, _) = rest.split_once("</td>")?;
        let parts: Vec<&str> =
            cell.split('<').map(|part| part.rsplit('>').next().unwrap_or_default()).collect();
        Some(parts.concat().trim().to_owned())
    };
    body.split("<tr").filter_map(cell).collect()
}

async fn entered(chief: &mut Browser, format: &str, list: &str) -> String {
    let fields = [("name", "Klub"), ("format", format), ("rounds", "3"), ("tie_break_edition", "2026")];
    let event = chief.post("/events/new", &fields).await.location;
    let section = format!("{event}/s/1");
    let done =
        chief.post(&format!("{section}/enter"), &[("way", "list"), ("list", list), ("sure", "yes")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    section
}

#[tokio::test]
async fn players_are_sorted_by_links_in_the_order_of_the_alphabet() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let list = "Name; Elo; Verein; Land\nZeller, Tim; 1900; SK Öhringen; GER\nÖzil, Cem; 2100; ; AUT\n\
                Adam, Eva; 2000; SK Zell; GER\nOtto, Jan; ; SK Oberhof; SUI\n";
    let section = entered(&mut chief, "dutch", list).await;
    let mut public = house.browser();
    let plain = public.get(&format!("{section}/players")).await.text;
    assert_eq!(column(&plain, "players", "number lead"), ["1", "2", "3", "4"]);
    assert!(plain.contains("players?sort=name\""), "{plain}");
    assert!(plain.contains("<th class=\"number\" aria-sort=\"ascending\">"), "{plain}");
    let names = public.get(&format!("{section}/players?sort=name")).await.text;
    assert_eq!(column(&names, "players", "name"), ["Adam, Eva", "Otto, Jan", "Özil, Cem", "Zeller, Tim"]);
    assert!(names.contains("<th aria-sort=\"ascending\"><a href=\""), "{names}");
    assert!(names.contains("players?sort=-name\""), "{names}");
    let clubs = public.get(&format!("{section}/players?sort=-club")).await.text;
    assert_eq!(column(&clubs, "players", "name"), ["Adam, Eva", "Zeller, Tim", "Otto, Jan", "Özil, Cem"]);
    let rated = public.get(&format!("{section}/players?sort=rating")).await.text;
    assert_eq!(column(&rated, "players", "name"), ["Özil, Cem", "Adam, Eva", "Zeller, Tim", "Otto, Jan"]);
    assert!(rated.contains("aria-sort=\"descending\""), "{rated}");
    // The starting numbers stay with their players; a filter keeps the order.
    let filtered = public.get(&format!("{section}/players?q=e&sort=federation")).await.text;
    assert!(filtered.contains("players?q=e&amp;sort=-federation"), "{filtered}");
    assert!(filtered.contains("name=\"sort\" value=\"federation\""), "{filtered}");
    // The public has no order by birth.
    let birth = public.get(&format!("{section}/players?sort=birth")).await.text;
    assert_eq!(column(&birth, "players", "number lead"), ["1", "2", "3", "4"]);
}

#[tokio::test]
async fn sorted_standings_keep_their_ranks() {
    let house = House::demo().await;
    let mut public = house.browser();
    let by_place = public.get(&format!("{OPEN}/standings")).await.text;
    let places = column(&by_place, "standings", "number lead");
    let named = public.get(&format!("{OPEN}/standings?after=3&sort=name")).await.text;
    let names = column(&named, "standings", "name");
    assert_eq!(names.len(), places.len());
    assert!(names.is_sorted_by_key(|name| turmuhr_tournament::alphabet::key(strip(name))), "{names:?}");
    assert!(named.contains("standings?after=3&amp;sort=-name"), "{named}");
    let mut ranks: Vec<u32> =
        column(&named, "standings", "number lead").iter().filter_map(|rank| rank.parse().ok()).collect();
    assert_eq!(ranks.len(), names.len(), "every row has its rank");
    assert!(!ranks.is_sorted());
    ranks.sort_unstable();
    assert_eq!(ranks[0], 1);
    // A page without a round follows the event, so its links name none.
    assert!(by_place.contains("standings?sort=name\""), "{by_place}");
    // What is not a column changes nothing and is not repeated.
    let odd = public.get(&format!("{OPEN}/standings?after=x%22&sort=%3Cb%3E")).await.text;
    assert_eq!(column(&odd, "standings", "number lead"), places);
    assert!(odd.contains("standings?sort=name\"") && !odd.contains("sort=name&"), "{odd}");
}

/// The name without the title before it.
fn strip(name: &str) -> &str {
    match name.split_once(' ') {
        Some((title, rest)) if !title.ends_with(',') && title.chars().all(char::is_uppercase) => rest.trim(),
        _ => name,
    }
}

#[tokio::test]
async fn clubs_are_kept_apart_by_one_setting() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let list = "Name; Elo; Verein\nErste, A; 2300; SK Zell\nZweite, B; 2200; SF Au\nDritte, C; 2100; SV Moos\n\
                Vierte, D; 2000; SK Zell\nFünfte, E; 1900; SV Tal\nSechste, F; 1800; SC Berg\n";
    let section = entered(&mut chief, "dutch", list).await;
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    let form = |bond: &'static str| {
        [
            ("section_name", "Open"),
            ("format", "dutch"),
            ("rounds", "3"),
            ("tie_break_edition", "2026"),
            ("kept_apart", bond),
            ("apart_until", "2"),
        ]
    };
    let saved = chief.post(&format!("{section}/settings"), &form("club")).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let settings = chief.get(&format!("{section}/settings")).await.text;
    assert!(settings.contains("<option value=\"club\" selected>"), "{settings}");
    assert!(
        settings.contains("Erste, A · Vierte, D") && settings.contains("<td>Verein SK Zell</td>"),
        "{settings}"
    );
    let proposal = chief.get(&format!("{section}/pairing")).await.text;
    assert!(proposal.contains("bis Runde 2 nicht gegeneinander ausgelost"), "{proposal}");
    let why = chief.get(&format!("{section}/why/1?round=1&other=4")).await.text;
    assert!(why.contains("nicht erlaubt: beide sind vom Verein SK Zell."), "{why}");
    assert!(why.contains("In dieser Runde nicht gegen Erste, A: Vierte, D"), "{why}");
    chief.lang = "en";
    let why = chief.get(&format!("{section}/why/1?round=1&other=4")).await.text;
    assert!(why.contains("not permitted in this round: both are of the club SK Zell."), "{why}");
    chief.lang = "de";
    let paired = chief.post(&format!("{section}/pairing"), &[("round", "1")]).await;
    assert_eq!(paired.status, StatusCode::SEE_OTHER, "{}", paired.text);
    let late = chief.post(&format!("{section}/settings"), &form("")).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
}

#[tokio::test]
async fn a_fixed_table_is_followed_by_every_list() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let list: String = (1..=8).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect();
    let section = entered(&mut chief, "dutch", &list).await;
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    let table = |number: &'static str| [("name", "Spieler4, A"), ("fide_rating", "2152"), ("table", number)];
    let edit = format!("{section}/players/4/edit");
    let saved = chief.post(&edit, &table("2")).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    assert!(chief.get(&edit).await.text.contains("name=\"table\""));
    let taken = chief
        .post(
            &format!("{section}/players/1/edit"),
            &[("name", "Spieler1, A"), ("fide_rating", "2263"), ("table", "2")],
        )
        .await;
    assert_eq!(taken.status, StatusCode::CONFLICT, "{}", taken.text);
    assert!(taken.text.contains("Tisch 2 ist schon der feste Tisch von Spieler4, A"), "{}", taken.text);
    chief.post(&format!("{section}/pairing"), &[("round", "1")]).await;
    chief.post(&format!("{section}/rounds/1/publish"), &[]).await;
    // The fourth board sits at table 2, and lists follow the tables.
    let round = chief.get(&format!("{section}/rounds/1")).await.text;
    let (_, after) = round.split_once("<tbody>").expect("a list");
    let place = |name: &str| after.find(name).unwrap_or_else(|| panic!("{name}: {after}"));
    assert!(place("Spieler5, A") < place("Spieler4, A") && place("Spieler4, A") < place("Spieler2, A"));
    let board = chief.get(&format!("{section}/rounds/1/boards/4")).await.text;
    assert!(board.contains("Brett 2"), "{board}");
    // After table 1 the next open board is table 2, which is board 4 of the pairing.
    let first = [("board", "1"), ("game", "1"), ("result", "1-0")];
    chief.post(&format!("{section}/rounds/1/result"), &first).await;
    let step = chief.get(&format!("{section}/rounds/1?fragment=step")).await.text;
    assert!(step.contains("href=\"#board-4-1\""), "{step}");
    let mut public = house.browser();
    let player = public.get(&format!("{section}/players/8")).await.text;
    assert!(player.contains("Brett 2"), "{player}");
    let entered = [("board", "4"), ("game", "1"), ("result", "1-0")];
    let done = chief.post(&format!("{section}/rounds/1/result"), &entered).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let event = section.split("/s/").next().unwrap_or_default().to_owned();
    let journal = chief.get(&format!("{event}/history")).await.text;
    assert!(journal.contains("Runde 1, Brett 2: 1:0"), "{journal}");
    // Two fixed tables at one board: the lower counts, and the page says so.
    let both = chief
        .post(
            &format!("{section}/players/8/edit"),
            &[("name", "Spieler8, A"), ("fide_rating", "2004"), ("table", "9")],
        )
        .await;
    assert_eq!(both.status, StatusCode::SEE_OTHER, "{}", both.text);
    let round = chief.get(&format!("{section}/rounds/1")).await.text;
    assert!(
        round.contains("Spieler8, A hat den festen Tisch 9, spielt in dieser Runde aber an Tisch 2"),
        "{round}"
    );
    chief.lang = "en";
    let round = chief.get(&format!("{section}/rounds/1")).await.text;
    assert!(round.contains("has the fixed table 9 but plays at table 2"), "{round}");
}

#[tokio::test]
async fn a_round_robin_is_paired_and_published_in_one_act() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let list: String = (1..=4).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect();
    let section = entered(&mut chief, "round-robin", &list).await;
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    let proposal = chief.get(&format!("{section}/pairing")).await.text;
    assert!(proposal.contains("Alle Runden auslosen und freigeben"), "{proposal}");
    let all = format!("{section}/pairing/all");
    let asked = chief.post(&all, &[]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("3 Runden mit 6 Partien werden ausgelost"), "{}", asked.text);
    let done = chief.post(&all, &[("accepted", "confirm")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let mut public = house.browser();
    for round in 1..=3 {
        let page = public.get(&format!("{section}/rounds/{round}")).await;
        assert_eq!(page.status, StatusCode::OK, "round {round} is public");
    }
    // A result of the last round first; the next step stays with the first.
    let entered = [("board", "1"), ("game", "1"), ("result", "1-0")];
    let done = chief.post(&format!("{section}/rounds/3/result"), &entered).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let event = section.split("/s/").next().unwrap_or_default().to_owned();
    let overview = chief.get(&event).await.text;
    assert!(overview.contains("Ergebnisse der Runde 1") || overview.contains("/rounds/1\""), "{overview}");
    let standings = public.get(&format!("{section}/standings")).await.text;
    assert!(standings.contains("data-after=\"3\""), "{standings}");
    let journal = chief.get(&format!("{event}/history")).await.text;
    assert!(journal.contains("Alle 3 offenen Runden ausgelost und freigegeben"), "{journal}");
    chief.lang = "en";
    let journal = chief.get(&format!("{event}/history")).await.text;
    assert!(journal.contains("All 3 open rounds paired and published"), "{journal}");
}

#[tokio::test]
async fn prizes_have_the_currency_of_the_section() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let section = entered(&mut chief, "dutch", "Roth, Lea; 2000\nKaya, Ali; 1900\n").await;
    let form = |currency: &'static str| {
        [
            ("section_name", "Open"),
            ("format", "dutch"),
            ("rounds", "3"),
            ("tie_break_edition", "2026"),
            ("prize_1_name", "Erster"),
            ("prize_1_euros", "300"),
            ("currency", currency),
        ]
    };
    for (currency, shown) in [("chf", "300 CHF"), ("", "300 €")] {
        let saved = chief.post(&format!("{section}/settings"), &form(currency)).await;
        assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
        let page = chief.get(&format!("{section}/prizes")).await.text;
        assert!(page.contains(shown), "{shown} {page}");
    }
}

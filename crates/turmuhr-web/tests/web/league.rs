//! The league centre: every page of a season opens for everybody, in both languages, and shows nothing private.

use std::collections::BTreeSet;

use crate::support::{Browser, House};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_web::demo::SEASON;

fn links(page: &str) -> BTreeSet<String> {
    let all = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let own = all.filter(|link| link.starts_with(&format!("/l/{SEASON}")));
    own.map(|link| link.split('#').next().unwrap_or(link).replace("&amp;", "&")).collect()
}

async fn text(browser: &mut Browser, path: &str) -> String {
    let reply = browser.get(path).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text);
    reply.text
}

#[tokio::test]
async fn every_page_of_a_season_opens_for_everybody() {
    let house = House::league().await;
    for lang in ["de", "en"] {
        let mut public = house.browser();
        public.lang = lang;
        let mut known = BTreeSet::from([format!("/l/{SEASON}")]);
        let mut waiting: Vec<String> = known.iter().cloned().collect();
        let mut kinds = BTreeSet::new();
        while let Some(path) = waiting.pop() {
            let page = text(&mut public, &path).await;
            assert!(page.len() < 100_000, "{path} has {} bytes", page.len());
            kinds.insert(path.split('/').nth(3).unwrap_or_default().to_owned());
            for link in links(&page) {
                if known.insert(link.clone()) {
                    waiting.push(link);
                }
            }
        }
        for kind in ["", "classes", "clubs", "matches", "players", "search", "teams"] {
            assert!(kinds.contains(kind), "no page of {kind} is linked");
        }
        assert!(known.len() > 300, "{} pages", known.len());
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let house = House::league().await;
    let mut public = house.browser();
    for path in [
        "/l/none",
        "/l/demo-league/classes/99",
        "/l/demo-league/classes/1?group=7",
        "/l/demo-league/classes/1?group=0",
        "/l/demo-league/classes/1/rounds/77",
        "/l/demo-league/classes/1/what-if?group=9",
        "/l/demo-league/matches/99999",
        "/l/demo-league/matches/x",
        "/l/demo-league/clubs/0",
        "/l/demo-league/teams/0",
        "/l/demo-league/players/0",
        "/l/demo-league/teams/0/matches.ics",
    ] {
        assert_eq!(public.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

/// The cells of the first row with this text.
fn row<'p>(page: &'p str, with: &str) -> &'p str {
    page.split("<tr").find(|row| row.contains(with)).unwrap_or_default()
}

#[tokio::test]
async fn the_sum_of_a_team_is_its_row_of_the_table() {
    let house = House::league().await;
    let mut public = house.browser();
    let table = text(&mut public, "/l/demo-league/classes/1").await;
    let mut seen = 0;
    for team in 1..=48 {
        let own = row(&table, &format!("/teams/{team}\""));
        if own.is_empty() {
            continue;
        }
        let points =
            own.split("#sum\"><b>").nth(1).and_then(|rest| rest.split('<').next()).expect("match points");
        let page = text(&mut public, &format!("/l/demo-league/teams/{team}")).await;
        let sum = row(&page, "id=\"sum\"");
        assert!(sum.contains(&format!("<b>{points}</b>")), "team {team}: {points} in {sum}");
        seen += 1;
    }
    assert!(seen >= 4, "{seen} teams");
}

#[tokio::test]
async fn a_supposed_win_moves_the_table_and_no_other_page() {
    let house = House::league().await;
    let mut public = house.browser();
    let before = text(&mut public, "/l/demo-league/classes/1").await;
    let plain = text(&mut public, "/l/demo-league/classes/1/what-if").await;
    let open = plain.split("name=\"m").nth(1).and_then(|rest| rest.split('"').next()).expect("an open match");
    let home = text(&mut public, &format!("/l/demo-league/classes/1/what-if?m{open}=1")).await;
    let guest = text(&mut public, &format!("/l/demo-league/classes/1/what-if?m{open}=2")).await;
    let body = |page: &str| {
        page.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).map(str::to_owned)
    };
    assert_ne!(body(&home), body(&guest));
    assert_ne!(body(&home), body(&plain));
    assert_eq!(body(&plain), body(&before));
    assert_eq!(body(&before), body(&text(&mut public, "/l/demo-league/classes/1").await));
    // Nonsense in the address supposes nothing.
    let nonsense =
        text(&mut public, &format!("/l/demo-league/classes/1/what-if?m{open}=9&m1=1&m999=1")).await;
    assert_eq!(body(&nonsense), body(&plain));
}

#[tokio::test]
async fn a_player_is_found_by_name_and_no_birth_is_shown() {
    let house = House::league().await;
    let mut public = house.browser();
    let club = text(&mut public, "/l/demo-league/clubs/1").await;
    let player = links(&club).into_iter().find(|link| link.contains("/players/")).expect("a player");
    let page = text(&mut public, &player).await;
    let name = page.split("<h1>").nth(1).and_then(|rest| rest.split('<').next()).expect("a name").to_owned();
    let surname = name.split(',').next().unwrap_or_default();
    let found = text(&mut public, &format!("/l/demo-league/search?q={}", surname.to_lowercase())).await;
    assert!(found.contains(&player), "{surname} leads to {player}");
    for private in ["geboren", "born", "19", "@"] {
        let main = page.split("<main").nth(1).unwrap_or_default();
        assert!(!main.contains(private), "{player} shows {private}");
    }
}

#[tokio::test]
async fn a_season_comes_from_a_file_by_the_administrator_only() {
    let house = House::empty().await;
    let file = concat!(
        r#"{"number":1,"at":"2026-09-01T12:00:00Z","by":"Spielleiter","fact":{"kind":"season-opened","season":"2026/27","ordinance":"muster-2026"}}"#,
        "\n"
    );
    let mut arbiter = house.of(Role::ChiefArbiter).await;
    let part = ("file", "season.jsonl", file.as_bytes());
    assert_eq!(arbiter.post_file("/seasons/import", &[], part).await.status, StatusCode::FORBIDDEN);
    let mut administrator = house.of(Role::Administrator).await;
    let made = administrator.post_file("/seasons/import", &[], part).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let page = text(&mut administrator, &made.location).await;
    assert!(page.contains("Spieljahr 2026/27"));
    assert!(text(&mut house.browser(), "/l").await.contains("Spieljahr 2026/27"));
    // A damaged file is refused with the place, and nothing is written.
    let damaged = ("file", "season.jsonl", &file.as_bytes()[..90]);
    let refused = administrator.post_file("/seasons/import", &[], damaged).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    assert_eq!(text(&mut house.browser(), "/l").await.matches("Spieljahr 2026/27").count(), 1);
}

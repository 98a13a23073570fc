//! Pages as a screen reader reads them, in both languages: content and order.

use crate::support::House;
use turmuhr_store::Role;

/// The text of the main part; one line for each block, with the cells of a row side by side.
fn aloud(html: &str) -> String {
    let main =
        html.split("<main").nth(1).and_then(|rest| rest.split_once('>')).map_or(html, |(_, rest)| rest);
    let main = main.split("</main>").next().unwrap_or_default();
    let mut text = String::new();
    for part in main.split('<') {
        let (tag, words) = part.split_once('>').unwrap_or(("", part));
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        match (name, tag.starts_with('/')) {
            ("td" | "th", true) => text.push_str(" | "),
            ("option", false) => text.push_str(if tag.contains("selected") { " [*] " } else { " [ ] " }),
            ("button", false) => text.push_str(" ("),
            ("button", true) => text.push_str(") "),
            (
                "p" | "li" | "tr" | "h1" | "h2" | "div" | "caption" | "dt" | "form" | "ul" | "table" | "text"
                | "legend" | "label",
                _,
            ) => {
                text.push('\n');
            }
            _ => {}
        }
        text.push_str(words);
    }
    let text = text.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

async fn pages(lang: &'static str) -> String {
    let house = House::demo().await;
    let mut all = String::new();
    let shown = [
        (Role::Public, "/"),
        (Role::Public, "/e/demo-open"),
        (Role::Public, "/e/demo-open/s/2/rounds/4"),
        (Role::Public, "/e/demo-open/s/2/rounds/4/names"),
        (Role::Public, "/e/demo-open/s/2/standings"),
        (Role::Public, "/e/demo-open/s/2/standings/3"),
        (Role::Public, "/e/demo-open/s/2/cross"),
        (Role::Public, "/e/demo-open/s/1/players/9"),
        (Role::Public, "/e/demo-open/s/1/why/9?round=5&other=1"),
        (Role::Public, "/e/demo-open/s/1/prizes"),
        (Role::Public, "/e/demo-teams/s/1/standings"),
        (Role::Public, "/e/demo-open/s/2/statistics"),
        (Role::Public, "/nowhere"),
        (Role::Public, "/e/demo-open/settings"),
        (Role::Arbiter, "/e/demo-open/s/2/rounds/4/boards/1"),
        (Role::Arbiter, "/e/demo-open/s/2/rounds/4/boards/1/incident"),
        (
            Role::Arbiter,
            "/e/demo-open/s/2/rounds/4/boards/1/incident?group=illegal&side=black&white=1222&black=340",
        ),
        (Role::Arbiter, "/e/demo-open/s/2/rounds/4/boards/1/incident?kind=disturbance&side=white"),
        (Role::Captain, "/e/demo-teams/captain"),
    ];
    for (role, path) in shown {
        let mut browser = house.of(role).await;
        browser.lang = lang;
        let reply = browser.get(path).await;
        all.push_str(&format!(
            "==== {path} ({}, {})\n{}\n",
            role.id(),
            reply.status.as_u16(),
            aloud(&reply.text)
        ));
    }
    all
}

#[tokio::test]
async fn pages_in_german() {
    insta::assert_snapshot!(pages("de").await);
}

#[tokio::test]
async fn pages_in_english() {
    insta::assert_snapshot!(pages("en").await);
}

/// The start tags with this text.
fn tags<'h>(html: &'h str, part: &str) -> Vec<&'h str> {
    html.split('<').filter(|tag| tag.contains(part)).collect()
}

#[tokio::test]
async fn results_are_named_with_their_board() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let round = "/e/demo-open/s/1/rounds/4";
    let result =
        [("board", "1"), ("game", "1"), ("result", "1-0"), ("reason", "Formular"), ("accepted", "confirm")];
    arbiter.post(&format!("{round}/result"), &result).await;
    let page = arbiter.get(round).await.text;
    let row = tags(&page, "id=\"board-1-1\"");
    assert!(row[0].contains(": Weiß gewinnt\""), "{row:?}");
    // One region announces a result: the status line; the top line speaks of the connection alone.
    let live = tags(&page, "aria-live=\"polite\"");
    assert!(live.iter().all(|tag| tag.contains("entry-status") || tag.contains("class=\"now\"")), "{live:?}");
    // The entered result is marked, not the dark tile.
    let board = arbiter.get(&format!("{round}/boards/1")).await.text;
    let pressed = tags(&board, "aria-pressed=\"true\"");
    assert!(pressed.len() == 1 && pressed[0].contains("value=\"1-0\""), "{pressed:?}");

    let token = house.pass(Role::Helper, "demo-open", 1, (1, 40), 0).await;
    let mut helper = house.browser();
    helper.get(&format!("/p/{token}")).await;
    let page = helper.get("/e/demo-open/helper").await.text;
    let tiles = tags(&page, "class=\"tile\"");
    assert!(!tiles.is_empty() && tiles.iter().all(|tag| tag.contains("aria-label=\"Brett ")), "{tiles:?}");
}

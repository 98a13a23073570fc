//! Pages for everybody: axe-core finds nothing against WCAG 2.2 AA and its best practices.

use std::{collections::BTreeSet, path::PathBuf};

use turmuhr_browser::{Server, Visitor};

use crate::{
    chrome::{self, Chrome, Size},
    hall::Hall,
    pages::pages,
};

/// Names the script of axe-core, which `cargo xtask browser` fetches.
const CHECKER: &str = "TURMUHR_TEST_AXE";

fn checker() -> String {
    let script = std::env::var_os(CHECKER).map(PathBuf::from);
    let text = script.as_ref().and_then(|script| std::fs::read_to_string(script).ok());
    text.unwrap_or_else(|| {
        panic!(
            "axe-core is missing: npm could not fetch it. Connect to the network and run cargo xtask browser."
        )
    })
}

const CHECK: &str = r#"
const done = arguments[arguments.length - 1];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] }).then(
  ({ violations }) => done(violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")}`)),
  (error) => done([String(error)]),
);
"#;

/// One page of each shape: numbers, fragments and the values of a query make no other page.
fn shapes(mut visitor: Visitor) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let all = pages(&mut visitor).into_iter();
    let all = all.map(|path| path.split('#').next().unwrap_or_default().to_owned());
    let shape = |path: &str| {
        let (page, query) = path.split_once('?').unwrap_or((path, ""));
        let names: Vec<&str> = query.split('&').filter_map(|pair| pair.split('=').next()).collect();
        format!("{}?{}", page.replace(|letter: char| letter.is_ascii_digit(), "#"), names.join("&"))
    };
    all.filter(|path| seen.insert(shape(path))).collect()
}

/// Findings on these pages, in light and dark.
async fn troubles(chrome: &Chrome, server: &Server, size: Size, paths: &[String]) -> Vec<String> {
    let script = checker();
    chrome.size(size).await;
    let mut troubles = Vec::new();
    for path in paths {
        chrome.open(&server.url(path)).await;
        chrome.script(&script).await;
        for dark in [false, true] {
            chrome.dark(dark).await;
            let found = chrome.answer(CHECK).await;
            let found = found.as_array().cloned().unwrap_or_default();
            troubles.extend(found.iter().map(|one| format!("{path}, {size:?}, dark {dark}: {one}")));
        }
    }
    troubles
}

/// Every page of the administrator.
async fn at_work(lang: &str, size: Size) {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let all = shapes(hall.first.administrator());
    assert!(all.len() > 40, "{}: {all:?}", all.len());
    let chrome = Chrome::speaking(lang, size).await;
    chrome.log_in_as_administrator(&hall.first).await;
    let troubles = troubles(&chrome, &hall.first, size, &all).await;
    chrome.close().await;
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shuts_anybody_out_at_a_desk() {
    at_work("en", Size::Desk).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shuts_anybody_out_on_a_phone() {
    at_work("de", Size::Phone).await;
}

/// The link of a new pass of the demonstration.
fn pass(administrator: &mut Visitor, event: &str, fields: &[(&str, &str)]) -> String {
    let page = administrator.post(&format!("/e/{event}/passes"), fields).expect_ok();
    let text = page.text();
    let token: String = text
        .split("/p/")
        .nth(1)
        .unwrap_or_else(|| panic!("no link: {text}"))
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    format!("/p/{token}")
}

/// The public, and everybody with a link: helper, captain, player at the poster, player with a card, on both devices.
async fn outside(lang: &str) {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let server = &hall.first;
    let mut administrator = server.administrator();
    let section = "/e/demo-open/s/1";
    administrator.get(&format!("{section}/self-service")).expect_ok();
    administrator
        .post(&format!("{section}/self-service"), &[("results", "yes"), ("open", "yes")])
        .expect_ok();
    let hours = ("hours", "5");
    let helper = pass(
        &mut administrator,
        "demo-open",
        &[("role", "helper"), ("label", "Hall"), ("section", "1"), hours],
    );
    let poster = pass(
        &mut administrator,
        "demo-open",
        &[("role", "player"), ("label", "Door"), ("section", "1"), hours],
    );
    let captain = pass(&mut administrator, "demo-teams", &[("role", "captain"), ("team", "1-1"), hours]);
    let cards = administrator.post(&format!("{section}/cards"), &[("who", "all"), ("days", "3")]).expect_ok();
    let card =
        cards.text().split("/p/").nth(1).and_then(|rest| rest.split('"').next()).expect("a card").to_owned();
    let game = [("game", "1"), ("pgn", "1. e4 {[%clk 1:00:00]} e5 {[%clk 0:59:00]} 2. Nf3 *")];
    administrator.post(&format!("{section}/rounds/1/boards/1/pgn"), &game).expect_ok();
    let mut public = shapes(server.visitor());
    let views = ["all", "boards", "names", "results", "standings", "clock"];
    public.extend(views.map(|view| format!("/e/demo-open/screen/{view}")));
    public.extend([
        format!("{section}/register"),
        format!("{section}/rounds/1/boards/1"),
        "/nowhere".to_owned(),
    ]);
    let mut found = Vec::new();
    for size in [Size::Desk, Size::Phone] {
        let chrome = Chrome::speaking(lang, size).await;
        found.extend(troubles(&chrome, server, size, &public).await);
        chrome.close().await;
        for (link, more) in [
            (helper.as_str(), vec![format!("{section}/rounds/5/boards/3")]),
            (&poster, vec![]),
            (&captain, vec![]),
            (&format!("/p/{card}"), vec![]),
        ] {
            let chrome = Chrome::speaking(lang, size).await;
            chrome.open(&server.url(link)).await;
            let own = vec![chrome.path().await];
            assert!(!own[0].starts_with("/p/"), "{link} leads to a page");
            found.extend(troubles(&chrome, server, size, &[own, more].concat()).await);
            chrome.close().await;
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shuts_out_visitors_in_german() {
    outside("de").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shuts_out_visitors_in_english() {
    outside("en").await;
}

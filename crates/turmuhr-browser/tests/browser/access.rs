//! Pages for everybody: axe-core finds nothing against WCAG 2.2 AA and its best practices.

use std::{collections::BTreeSet, path::PathBuf};

use turmuhr_browser::Server;

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
fn shapes(server: &Server) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let all = pages(&mut server.administrator()).into_iter();
    let all = all.map(|path| path.split('#').next().unwrap_or_default().to_owned());
    let shape = |path: &str| {
        let (page, query) = path.split_once('?').unwrap_or((path, ""));
        let names: Vec<&str> = query.split('&').filter_map(|pair| pair.split('=').next()).collect();
        format!("{}?{}", page.replace(|letter: char| letter.is_ascii_digit(), "#"), names.join("&"))
    };
    all.filter(|path| seen.insert(shape(path))).collect()
}

async fn troubles(server: &Server, size: Size) -> Vec<String> {
    let all = shapes(server);
    assert!(all.len() > 40, "{}: {all:?}", all.len());
    let script = checker();
    let chrome = Chrome::start(size).await;
    chrome.log_in_as_administrator(server).await;
    let mut troubles = Vec::new();
    for path in &all {
        chrome.open(&server.url(path)).await;
        chrome.script(&script).await;
        for dark in [false, true] {
            chrome.dark(dark).await;
            let found = chrome.answer(CHECK).await;
            let found = found.as_array().cloned().unwrap_or_default();
            troubles.extend(found.iter().map(|one| format!("{path}, {size:?}, dark {dark}: {one}")));
        }
    }
    chrome.close().await;
    troubles
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shuts_anybody_out_at_a_desk() {
    if !chrome::is_there() {
        return;
    }
    let troubles = troubles(&Hall::demo().first, Size::Desk).await;
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shuts_anybody_out_on_a_phone() {
    if !chrome::is_there() {
        return;
    }
    let troubles = troubles(&Hall::demo().first, Size::Phone).await;
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
}

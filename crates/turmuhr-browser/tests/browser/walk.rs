//! An event from the first start to the last sheet of paper.

use turmuhr_browser::{Server, Visitor, server::call};

use crate::{
    chrome::{self, Chrome, Size},
    desk::{self, DOWN, ENTER, UP},
    hall::Hall,
};

#[tokio::test(flavor = "multi_thread")]
async fn seven_rounds_by_keys_alone() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::all() {
        walk(&hall.first).await;
    }
}

async fn walk(server: &Server) {
    let chrome = Chrome::start(Size::Desk).await;
    desk::make_administrator(&chrome, server).await;
    let section = desk::new_event(&chrome, "Stadtmeisterschaft", 7).await;
    desk::paste_players(&chrome, &desk::thirty()).await;

    for round in 1..=4 {
        desk::pair_and_publish(&chrome, server, &section, round).await;
        desk::type_results(&chrome, "1150150501".chars().cycle().skip(round as usize)).await;
        assert!(desk::results(&chrome).await.iter().all(|result| !result.is_empty()), "round {round}");
    }
    correct_round_three(&chrome, server, &section).await;
    for round in 5..=7 {
        desk::pair_and_publish(&chrome, server, &section, round).await;
        desk::type_results(&chrome, "0151051".chars().cycle().skip(round as usize)).await;
    }
    final_standings(&chrome, server, &section).await;
    assert_eq!(chrome.complaints().await, Vec::<String>::new());
    chrome.close().await;
}

/// A result of an earlier round is changed with its reason and its warning, and taken back.
async fn correct_round_three(chrome: &Chrome, server: &Server, section: &str) {
    chrome.open(&server.url(&format!("{section}/rounds/3"))).await;
    let before = desk::results(chrome).await;
    assert_eq!(before[0], "0-1", "what the keys above give board 1");
    // Arrows only browse; there is no open board, so the focus is brought to the first one by its row.
    chrome.script("document.querySelector('tr.game').focus()").await;
    chrome.press(DOWN).await;
    chrome.press(UP).await;
    assert_eq!(desk::results(chrome).await, before);

    chrome.press("1").await;
    chrome.until("document.getElementById('concerns').open").await;
    chrome.press("Score sheet says otherwise").await;
    chrome.press(ENTER).await;
    // The reason was given; now what the change means is to be read.
    chrome.until("document.getElementById('concerns').open && !document.querySelector('#concerns [name=reason]').checkVisibility()").await;
    let warning = chrome.text("#concerns .concerns").await;
    assert!(!warning.is_empty());
    chrome.press(ENTER).await;
    chrome.until("document.querySelector('tr.game').dataset.result === '1-0'").await;

    // The history takes it back.
    let event = section.split("/s/").next().expect("a path");
    chrome.open(&server.url(&format!("{event}/history"))).await;
    chrome.click("table.history tbody tr:first-child button").await;
    chrome.until("document.querySelector('#confirm, tr.undone')").await;
    if chrome.has("#confirm").await {
        chrome.until("document.activeElement.matches('#confirm button')").await;
        chrome.press(ENTER).await;
    }
    chrome.until("document.querySelector('tr.undone')").await;
    chrome.open(&server.url(&format!("{section}/rounds/3"))).await;
    assert_eq!(desk::results(chrome).await, before);
}

/// What the page shows is what the program makes of the exported file, and it can be printed.
async fn final_standings(chrome: &Chrome, server: &Server, section: &str) {
    chrome.open(&server.url(&format!("{section}/standings"))).await;
    chrome.until("document.querySelector('table.standings')?.dataset.after === '7'").await;
    let shown = desk::standings(chrome).await;
    assert_eq!(shown.len(), 30);
    let folder = tempfile::tempdir().expect("a folder");
    let mut visitor = chrome.visitor(server).await;
    let file = visitor.get(&format!("{section}/export/trf26")).expect_ok();
    std::fs::write(folder.path().join("event.trf"), &file.body).expect("written");
    let told = call(&["standings", "event.trf", "--format", "tsv"], folder.path());
    // rank, number, name, points, tie-breaks; the page has the rating instead of the number, and halves as ½.
    let told: Vec<Vec<String>> =
        told.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect();
    let plain = |cell: &String| match cell.strip_suffix('½') {
        Some(whole) => format!("{}.5", if whole.is_empty() { "0" } else { whole }),
        None => cell.clone(),
    };
    let without = |row: &[String], at: usize| -> Vec<String> {
        row.iter().enumerate().filter(|(cell, _)| *cell != at).map(|(_, cell)| plain(cell)).collect()
    };
    let shown: Vec<_> = shown.iter().map(|row| without(row, 2)).collect();
    let told: Vec<_> = told.iter().map(|row| without(row, 1)).collect();
    assert_eq!(shown, told);
    print(&mut visitor, section);
}

/// The standings on paper: by the page's own address where there is one, else by the program from the exported file.
fn print(visitor: &mut Visitor, section: &str) {
    let paper = visitor.get(&format!("{section}/paper/standings.pdf?lang=en")).expect_ok().body;
    assert!(paper.starts_with(b"%PDF-") && paper.len() > 5_000, "{} bytes", paper.len());
}

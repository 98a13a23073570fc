//! A round and a game by keyboard and ear: what has the focus and what is announced, as a screen reader gets it.

use turmuhr_browser::Hall as Event;

use crate::{
    chrome::{self, Chrome, Size},
    desk::{self, DOWN, ENTER, RIGHT, UP},
    hall::Hall,
};

const LEFT: &str = "\u{e012}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";
const SPACE: &str = " ";

/// Waits until it is announced.
async fn announced(chrome: &Chrome, words: &str) {
    for _ in 0..100 {
        if chrome.heard_live().await.contains(words) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("never announced: {words}; but: {}", chrome.heard_live().await);
}

/// A live region speaks of changes only: the act of the page before is said once the page is there.
async fn said_done(chrome: &Chrome) {
    chrome.until("document.querySelector('.done')").await;
    let act = chrome.text(".done span").await;
    chrome.until(&format!("document.querySelector('[data-aloud]')?.textContent === {act:?}")).await;
    announced(chrome, &act).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_run_by_keyboard_and_ear() {
    if !chrome::is_there() {
        return;
    }
    for lang in ["de", "en"] {
        let hall = Hall::all().remove(0);
        let event = Event::open(hall.first.administrator(), 8, 5);
        let chrome = Chrome::speaking(lang, Size::Desk).await;
        chrome.log_in_as_administrator(&hall.first).await;
        let open = async |rest: &str| chrome.open(&hall.first.url(&event.path(rest))).await;
        open("/check-in").await;
        check_in(&chrome).await;
        pair(&chrome, open).await;
        enter(&chrome, lang).await;
        open("/standings").await;
        standings(&chrome).await;
        assert_eq!(chrome.complaints().await, Vec::<String>::new());
        chrome.close().await;
    }
}

async fn check_in(chrome: &Chrome) {
    // The first stop skips the navigation; the next one after it is in the content.
    chrome.first_tab().await;
    assert!(chrome.heard_focus().await.starts_with("link: "), "{}", chrome.heard_focus().await);
    assert_eq!(chrome.value("document.activeElement.matches('.skip')").await, true);
    chrome.press(ENTER).await;
    chrome.tab().await;
    assert_eq!(chrome.value("Boolean(document.activeElement.closest('main'))").await, true);

    chrome.tab_to(".check-in button").await;
    let before = chrome.heard_focus().await;
    assert!(before.contains("Player000, Test") && before.ends_with("pressed false"), "{before}");
    chrome.press(SPACE).await;
    chrome.until("document.activeElement.matches('.check-in [aria-pressed=true]')").await;
    // The focus stays with the player; the new count is announced.
    let after = chrome.heard_focus().await;
    assert!(after.contains("Player000, Test") && after.ends_with("pressed true"), "{after}");
    announced(chrome, &chrome.text(".tally").await).await;
    chrome.tab().await;
    assert!(chrome.heard_focus().await.contains("Player001, Test"), "{}", chrome.heard_focus().await);

    chrome.tab_to("form:has([name=all]) button").await;
    chrome.press(ENTER).await;
    said_done(chrome).await;
    assert_eq!(chrome.value("document.querySelectorAll('.check-in [aria-pressed=false]').length").await, 0);
}

async fn pair(chrome: &Chrome, open: impl AsyncFn(&str)) {
    open("/pairing").await;
    desk::next_step(chrome).await;
    chrome.until_path("/rounds/1").await;
    chrome.until("document.querySelector('.draft')").await;
    said_done(chrome).await;
    assert_eq!(chrome.heard("note").await.len(), 1, "the draft is said to be one");
    desk::next_step(chrome).await;
    chrome.until("document.querySelector('table[data-results]') && !document.querySelector('.draft')").await;
    said_done(chrome).await;
}

async fn enter(chrome: &Chrome, lang: &str) {
    let (board, results) = match lang {
        "de" => ("Brett", ["1:0", "½:½", "0:1", "1:0"]),
        _ => ("Board", ["1-0", "½-½", "0-1", "1-0"]),
    };
    // The first key needs no focus on a row: it is for the board at hand.
    chrome.script("document.activeElement?.blur()").await;
    let voices = "window.voices = []; for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) new MutationObserver(() => window.voices.push(region.id || region.className)).observe(region, { childList: true, characterData: true, subtree: true })";
    chrome.script(voices).await;
    chrome.press("1").await;
    announced(chrome, &format!("{board} 1: {}", results[0])).await;
    chrome.until("document.querySelector('.latest li')").await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(chrome.value("window.voices").await, serde_json::json!(["entry-status"]), "one message");
    chrome.press(UP).await;
    let words = if lang == "de" { ": Weiß gewinnt" } else { ": White wins" };
    assert!(chrome.heard_focus().await.contains(words), "{}", chrome.heard_focus().await);
    chrome.press(DOWN).await;
    for (at, (key, result)) in ["1", "5", "0", "1"].into_iter().zip(results).enumerate().skip(1) {
        let row = chrome.heard_focus().await;
        let players = row.matches("Test").count();
        assert!(row.starts_with(&format!("row: {board} {}: ", at + 1)) && players == 2, "{row}");
        chrome.press(key).await;
        announced(chrome, &format!("{board} {}: {result}", at + 1)).await;
    }
    chrome.until("document.querySelectorAll('tr.game[data-result=\"\"], tr.busy').length === 0").await;
}

async fn standings(chrome: &Chrome) {
    let tables = chrome.heard("table").await;
    assert!(tables.len() == 1 && !tables[0].is_empty(), "the table has a name: {tables:?}");
    let heads = chrome.heard("columnheader").await;
    assert!(heads.len() > 4 && heads.iter().all(|head| !head.is_empty()), "{heads:?}");
    // The tabulator goes down the table, place by place.
    let rows = desk::standings(chrome).await;
    chrome.tab_to("table.standings td.name a").await;
    let mut names = Vec::new();
    for _ in 0..120 {
        if chrome.value("document.activeElement.matches('table.standings td.name a')").await == true {
            names.push(chrome.heard_focus().await.trim_start_matches("link: ").to_owned());
        }
        if names.len() == rows.len() {
            break;
        }
        chrome.tab().await;
    }
    let shown: Vec<&str> = rows.iter().map(|row| row[1].as_str()).collect();
    assert_eq!(names, shown);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_followed_by_keyboard_and_ear() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let board = "/e/demo-open/s/1/rounds/1/boards/1";
    let mut arbiter = hall.first.administrator();
    arbiter.get(board).expect_ok();
    let moves = "1. e4 {[%clk 1:29:50]} e5 {[%clk 1:28:00]} 2. Nf3 {[%clk 1:25:10]} Nc6 {[%clk 1:20:05]} *";
    arbiter.post(&format!("{board}/pgn"), &[("game", "1"), ("pgn", moves)]).expect_ok();
    let chrome = Chrome::speaking("en", Size::Desk).await;
    chrome.open(&hall.first.url(board)).await;
    chrome.until("document.querySelector('[data-stepper]')").await;
    // The game opens at its end; the keys go through it.
    chrome.press(LEFT).await;
    announced(&chrome, "2. Nf3: white knight from g1 to f3. Clock 1:25:10").await;
    chrome.press(HOME).await;
    announced(&chrome, "Starting position").await;
    chrome.press(RIGHT).await;
    announced(&chrome, "1. e4: white pawn from e2 to e4. Clock 1:29:50").await;
    assert_eq!(chrome.text("[data-face='0']").await, "1:29:50");
    assert_eq!(chrome.text("[data-face='1']").await, "–");
    chrome.press(END).await;
    announced(&chrome, "2… Nc6: black knight from b8 to c6. Clock 1:20:05").await;
    // The focus walks along the list of moves.
    chrome.tab_to("#game-moves a").await;
    chrome.press(LEFT).await;
    assert_eq!(chrome.heard_focus().await, "link: Nf3");
    assert_eq!(chrome.value("document.activeElement.getAttribute('aria-current')").await, "step");
    // On the board the arrows go from square to square.
    chrome.script("document.querySelector('[data-square=f3]').focus()").await;
    chrome.press(LEFT).await;
    assert_eq!(chrome.heard_focus().await, "button: e3: empty");
    assert_eq!(chrome.complaints().await, Vec::<String>::new());
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_on_the_wall_is_cut() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let cut = "[...document.querySelectorAll('.view:not([hidden]) :is(th, td)')].filter((cell) => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.innerText)";
    let large = "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight";
    for lang in ["de", "en"] {
        let chrome = Chrome::speaking(lang, Size::Wall).await;
        for size in [Size::Wall, Size::SmallWall] {
            chrome.size(size).await;
            for event in ["demo-open", "demo-teams"] {
                for view in ["boards", "names", "results", "standings", "clock"] {
                    chrome.open(&hall.first.url(&format!("/e/{event}/screen/{view}?section=1"))).await;
                    chrome.until("document.querySelector('.laid, .clock, .empty')").await;
                    let found = chrome.value(cut).await;
                    assert_eq!(found, serde_json::json!([]), "{event}, {view}, {lang}, {size:?}");
                    assert_eq!(chrome.value(large).await, false, "{event}, {view}, {lang}, {size:?}");
                }
            }
        }
        chrome.close().await;
    }
}

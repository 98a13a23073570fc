//! Several people at once: helpers with phones, two arbiters, a screen on the wall.

use serde_json::json;
use turmuhr_browser::{Server, Visitor};

use crate::{
    chrome::{self, Chrome, Size},
    desk::{self, DOWN, ENTER, ESCAPE, RIGHT},
    hall::{Hall, add_arbiter},
};

/// The demonstration's open, its first section and the round that is being played.
const EVENT: &str = "/e/demo-open";
const SECTION: &str = "/e/demo-open/s/1";
const ROUND: u32 = 5;

fn round() -> String {
    format!("{SECTION}/rounds/{ROUND}")
}

/// Boards of the round without a result, as the server tells.
fn open_boards(visitor: &mut Visitor) -> Vec<u64> {
    let told = visitor.get(&format!("/api/events/demo-open/sections/1/rounds/{ROUND}")).expect_ok().json();
    let boards = told["boards"].as_array().expect("boards").iter();
    let open = boards.filter(|board| board["games"][0]["result"].is_null());
    open.map(|board| board["board"].as_u64().expect("a number")).collect()
}

fn result_of(visitor: &mut Visitor, board: u64) -> String {
    let told = visitor.get(&format!("/api/events/demo-open/sections/1/rounds/{ROUND}")).expect_ok().json();
    let mut boards = told["boards"].as_array().expect("boards").iter();
    let board = boards.find(|one| one["board"] == board).expect("a board");
    board["games"][0]["result"].as_str().unwrap_or_default().to_owned()
}

/// The address a helper's code holds.
async fn pass_link(chrome: &Chrome, server: &Server) -> String {
    chrome.open(&server.url(&format!("{EVENT}/passes"))).await;
    chrome.fill("#new-pass [name=label]", "Hall 2").await;
    chrome.press(ENTER).await;
    chrome.until("document.getElementById('pass-link')").await;
    assert!(chrome.has(".qr svg path, .qr svg rect").await, "the code is drawn");
    chrome.value("document.getElementById('pass-link').href").await.as_str().expect("a link").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_helper_enters_a_result_with_a_phone() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::demos() {
        let mut arbiter = hall.first.administrator();
        let chrome = Chrome::start(Size::Desk).await;
        chrome.log_in_as_administrator(&hall.first).await;
        let link = pass_link(&chrome, &hall.first).await;
        chrome.close().await;
        // The helper's phone may reach another process than the arbiter's desk.
        let path = link.split("/p/").nth(1).expect("a pass");
        let link = hall.second().url(&format!("/p/{path}"));
        for size in [Size::SmallPhone, Size::Phone] {
            let phone = Chrome::start(size).await;
            phone.open(&link).await;
            phone.until_path("/helper").await;
            let wide = phone.value("document.scrollingElement.scrollWidth").await;
            assert!(wide.as_u64() <= Some(size.pixels().0.into()), "{size:?}: {wide} wide");
            let small = "[...document.querySelectorAll('.tile')].filter((tile) => tile.getBoundingClientRect().height < 44).length";
            assert_eq!(phone.value(small).await, 0, "{size:?}: buttons for fingers");
            let board = phone.value("Number(document.querySelector('.tiles form [name=board]').value)").await;
            phone.click(".tiles form button[value='1/2-1/2']").await;
            phone.until(&format!("document.querySelector('#board-1-{board}-1 .saved')")).await;
            assert_eq!(result_of(&mut arbiter, board.as_u64().expect("a number")), "1/2-1/2");
            assert_eq!(phone.complaints().await, Vec::<String>::new());
            phone.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_arbiters_at_once_lose_nothing() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::demos() {
        let mut administrator = hall.first.administrator();
        add_arbiter(&mut administrator, "bert");
        let (one, other) = tokio::join!(Chrome::start(Size::Desk), Chrome::start(Size::Desk));
        tokio::join!(one.log_in_as_administrator(&hall.first), other.log_in(hall.second(), "bert"));
        let (here, there) = (hall.first.url(&round()), hall.second().url(&round()));
        tokio::join!(one.open(&here), other.open(&there));

        // Different boards: one goes down from the first, the other up from the last.
        let boards = open_boards(&mut administrator);
        let (front, back) = boards.split_at(4);
        let last = back.last().copied().expect("a board");
        tokio::join!(enter(&one, front, "1"), enter(&other, &back[back.len() - 4..], "0"));
        for board in front {
            assert_eq!(result_of(&mut administrator, *board), "1-0");
        }
        assert_eq!(result_of(&mut administrator, last), "0-1");
        // Each sees what the other has entered, without doing anything.
        one.until(&format!("document.getElementById('board-{last}-1').dataset.result === '0-1'")).await;
        other
            .until(&format!("document.getElementById('board-{}-1').dataset.result === '1-0'", front[0]))
            .await;

        same_board(&one, &other, &mut administrator).await;
        for chrome in [one, other] {
            assert_eq!(chrome.complaints().await, Vec::<String>::new());
            chrome.close().await;
        }
    }
}

/// Typed on rows that are found by their number.
async fn enter(chrome: &Chrome, boards: &[u64], key: &str) {
    for board in boards {
        chrome.script(&format!("document.getElementById('board-{board}-1').focus()")).await;
        chrome.press(key).await;
    }
    let done = boards
        .iter()
        .map(|board| format!("document.getElementById('board-{board}-1').dataset.result !== ''"));
    chrome
        .until(&format!("{} && !document.querySelector('tr.busy')", done.collect::<Vec<_>>().join(" && ")))
        .await;
}

/// Both type the same board: the first is stored, the second is asked, and what is not confirmed changes nothing.
async fn same_board(one: &Chrome, other: &Chrome, administrator: &mut Visitor) {
    let board = open_boards(administrator)[0];
    let focus = format!("document.getElementById('board-{board}-1').focus()");
    tokio::join!(one.script(&focus), other.script(&focus));
    tokio::join!(one.press("1"), other.press("0"));
    let settled = format!(
        "!document.querySelector('tr.busy') && (document.getElementById('concerns').open || document.getElementById('board-{board}-1').dataset.result !== '')"
    );
    tokio::join!(one.until(&settled), other.until(&settled));
    let open = "document.getElementById('concerns').open";
    let asked = [one.value(open).await == true, other.value(open).await == true];
    assert!(asked[0] != asked[1], "exactly one was first: {asked:?}");
    let (first, second, stored, wanted) =
        if asked[1] { (one, other, "1-0", "0-1") } else { (other, one, "0-1", "1-0") };
    assert_eq!(result_of(administrator, board), stored);
    second.press(ESCAPE).await;
    second.until("!document.getElementById('concerns').open").await;
    assert_eq!(result_of(administrator, board), stored, "left as it was");
    // Once more, and this time it is meant.
    second.script(&focus).await;
    second.press(if asked[1] { "0" } else { "1" }).await;
    second.until("document.getElementById('concerns').open").await;
    second.press(ENTER).await;
    second.until("!document.getElementById('concerns').open && !document.querySelector('tr.busy')").await;
    first.until(&format!("document.getElementById('board-{board}-1').dataset.result === '{wanted}'")).await;
    assert_eq!(result_of(administrator, board), wanted);
}

/// Two enter different results for one board, and the second does not know of the first: the dialog shows what is
/// stored now and what was typed, and its buttons say what each of them does.
#[tokio::test(flavor = "multi_thread")]
async fn a_race_shows_what_is_stored_and_what_was_typed() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::demos() {
        let mut administrator = hall.first.administrator();
        add_arbiter(&mut administrator, "bert");
        let second = Chrome::start(Size::Desk).await;
        second.log_in(hall.second(), "bert").await;
        second.without_news().await;
        second.open(&hall.second().url(&round())).await;
        let boards = open_boards(&mut administrator);
        // Left as it is, then meant.
        for (board, confirmed) in [(boards[0], false), (boards[1], true)] {
            let said = json!({ "board": board, "game": 1, "result": "1-0" });
            administrator.say(&format!("{}/result", round()), &said).expect_ok();
            let row = format!("document.getElementById('board-{board}-1')");
            assert_eq!(second.value(&format!("{row}.dataset.result")).await, "", "it has not heard of it");
            second.script(&format!("{row}.focus()")).await;
            second.press("0").await;
            second.until("document.getElementById('concerns').open").await;
            // The stored result comes while the question stands.
            second.until("document.querySelector('#concerns .change').textContent === '1-0 → 0-1'").await;
            let told = second.text("#concerns ul").await;
            let both = told.split_once("Your entry").expect("theirs, then one's own");
            assert!(both.0.contains("Anna Keller entered at") && both.0.contains("1-0"), "{told}");
            assert!(both.1.contains("0-1") && !both.1.contains("1-0"), "{told}");
            assert_eq!(second.text("#concerns button.next").await, "Change the result to 0-1");
            assert_eq!(second.text("#concerns button.leave").await, "Do not change");
            assert_eq!(result_of(&mut administrator, board), "1-0", "a question changes nothing");
            second.click(if confirmed { "#concerns button.next" } else { "#concerns button.leave" }).await;
            second
                .until("!document.getElementById('concerns').open && !document.querySelector('tr.busy')")
                .await;
            let stored = if confirmed { "0-1" } else { "1-0" };
            second.until(&format!("{row}.dataset.result === '{stored}'")).await;
            assert_eq!(result_of(&mut administrator, board), stored);
        }
        second.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_screen_on_the_wall_follows_and_turns() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::demos() {
        let mut arbiter = hall.first.administrator();
        arbiter.get(&round()).expect_ok();
        let wall = Chrome::start(Size::Wall).await;
        wall.open(&hall.second().url(&format!("{EVENT}/screen/all?section=1&seconds=3"))).await;
        let board = open_boards(&mut arbiter)[0];
        let said = json!({ "board": board, "game": 1, "result": "1/2-1/2" });
        arbiter.say(&format!("{}/result", round()), &said).expect_ok();
        wall.until(&format!(
            "document.querySelector('[data-key=\"boards{board}-1\"] .result')?.textContent.includes('½')"
        ))
        .await;
        // It turns by itself: every view is seen in turn, one at a time.
        let shown = "[...document.querySelectorAll('.view')].filter((view) => !view.hidden).map((view) => view.dataset.view).join()";
        let first = wall.value(shown).await;
        wall.until(&format!(
            "{shown} !== {first} || document.getElementById('page-of').textContent.startsWith('2')"
        ))
        .await;
        // The arrow turns it at once: every view comes, one at a time, and nothing is cut off at the foot of the wall.
        let low = "[...document.querySelectorAll('.view:not([hidden]) tbody tr:not([hidden])')].filter((row) => row.getBoundingClientRect().bottom > innerHeight + 1).length";
        let mut met = std::collections::BTreeSet::new();
        for _ in 0..40 {
            met.insert(wall.value(shown).await.as_str().unwrap_or_default().to_owned());
            assert_eq!(wall.value(low).await, 0, "{met:?}");
            wall.press(RIGHT).await;
        }
        assert_eq!(met.into_iter().collect::<Vec<_>>(), ["boards", "clock", "names", "results", "standings"]);
        // The pause button stops it.
        wall.click("#pause").await;
        let (view, page) = (wall.value(shown).await, wall.text("#page-of").await);
        tokio::time::sleep(std::time::Duration::from_secs(4)).await;
        assert_eq!((wall.value(shown).await, wall.text("#page-of").await), (view, page));
        assert_eq!(wall.complaints().await, Vec::<String>::new());
        wall.close().await;
    }
}

/// A finished round has no open board to begin with: an arrow or a digit goes to its first board, the next digit changes it.
#[tokio::test(flavor = "multi_thread")]
async fn keys_reach_the_boards_of_an_earlier_round() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    for key in [DOWN, "1"] {
        chrome.open(&hall.first.url(&format!("{SECTION}/rounds/2"))).await;
        chrome.until("document.querySelector('tr.game')").await;
        chrome.press(key).await;
        assert_eq!(chrome.value("document.activeElement.dataset.board").await, "1", "{key}");
        assert!(!chrome.has("#concerns[open]").await, "nothing is entered yet");
    }
    let stored = desk::results(&chrome).await;
    chrome.press(if stored[0] == "1-0" { "0" } else { "1" }).await;
    // Too far back to be corrected: said at once, before a reason is typed.
    chrome.until("document.getElementById('entry-status').classList.contains('bad')").await;
    assert!(!chrome.has("#concerns[open]").await);
    assert_eq!(desk::results(&chrome).await, stored);
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn second_typing_stops_at_a_difference() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    chrome.open(&hall.first.url(&format!("{SECTION}/rounds/4"))).await;
    let stored = desk::results(&chrome).await;
    chrome
        .script("document.getElementById('second').click(); document.querySelector('tr.game').focus()")
        .await;
    let key = |result: &str| match result {
        "1-0" => "1",
        "0-1" => "0",
        "1/2-1/2" => "5",
        "+--" => "+",
        "--+" => "-",
        other => panic!("{other} has no key here"),
    };
    for result in &stored[..3] {
        chrome.press(key(result)).await;
    }
    assert_eq!(chrome.value("document.activeElement.dataset.board").await, "4");
    assert_eq!(chrome.value("document.querySelectorAll('tr.checked').length").await, 3);
    let wrong = if stored[3] == "1-0" { "0" } else { "1" };
    chrome.press(wrong).await;
    assert_eq!(chrome.value("document.activeElement.dataset.board").await, "4", "it stops");
    assert!(chrome.has("#board-4-1.wrong").await);
    assert!(chrome.text("#entry-status").await.contains('≠'));
    chrome.press(DOWN).await;
    assert_eq!(desk::results(&chrome).await, stored, "nothing is changed");
    assert_eq!(chrome.complaints().await, Vec::<String>::new());
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keys_are_shown_and_can_be_others() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let mut arbiter = hall.first.administrator();
    let chrome = Chrome::start(Size::Desk).await;
    chrome.log_in_as_administrator(&hall.first).await;
    chrome.open(&hall.first.url(&round())).await;
    chrome.press("?").await;
    chrome.until("document.getElementById('keys').open").await;
    assert!(chrome.text("#keys").await.contains("White wins"));
    chrome.choose("#profile", "papi").await;
    chrome.press(ESCAPE).await;
    chrome.until("!document.getElementById('keys').open").await;
    let boards = open_boards(&mut arbiter);
    for (board, (key, result)) in boards.iter().zip([("2", "0-1"), ("3", "1/2-1/2"), ("1", "1-0")]) {
        enter(&chrome, &[*board], key).await;
        assert_eq!(result_of(&mut arbiter, *board), result, "Papi's {key}");
    }
    // Kept for the next page.
    chrome.open(&hall.first.url(&round())).await;
    chrome.press("?").await;
    assert_eq!(chrome.value("document.getElementById('profile').value").await, "papi");
    // The slash searches, and only rows that fit are left.
    chrome.press(ESCAPE).await;
    chrome.script("document.activeElement.blur()").await;
    chrome.press("/").await;
    chrome.until("document.activeElement.matches('[data-search]')").await;
    chrome.press("zzz").await;
    chrome.until("![...document.querySelectorAll('tr.game')].some((row) => row.offsetParent)").await;
    assert_eq!(chrome.complaints().await, Vec::<String>::new());
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_screen_says_that_its_event_was_deleted() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::demos() {
        let mut administrator = hall.first.administrator();
        let (wall, other) = tokio::join!(Chrome::start(Size::Desk), Chrome::start(Size::Desk));
        let screen = format!("{EVENT}/screen/boards");
        wall.open(&hall.first.url(&screen)).await;
        other.open(&hall.first.url(&screen)).await;
        for one in [&wall, &other] {
            one.until("document.querySelector('.view')").await;
        }
        // One of them has no connection at that moment, and is refused when it is back.
        other.offline(true).await;
        administrator.get(&format!("{EVENT}/end")).expect_ok();
        administrator.post(&format!("{EVENT}/delete"), &[("name", "Turmuhr-Open")]).expect_ok();
        wall.until("document.body.innerText.includes('was deleted')").await;
        other.offline(false).await;
        other.until("document.body.innerText.includes('was deleted')").await;
        wall.close().await;
        other.close().await;
    }
}

//! The connection is lost: entries wait, are sent once, and overwrite nothing.

use std::time::Duration;

use serde_json::json;
use turmuhr_browser::{Hall as Event, Server, Visitor};

use crate::{
    chrome::{self, Chrome, Size},
    hall::{Hall, add_arbiter},
};

const WAITING: &str = "Number(document.getElementById('line').dataset.waiting)";
const LINE: &str = "document.querySelector('#line .now').textContent";

/// The link of a new pass.
fn pass(arbiter: &mut Visitor, event: &str, fields: &[(&str, &str)]) -> String {
    arbiter.get(&format!("{event}/passes")).expect_ok();
    let page = arbiter.post(&format!("{event}/passes"), fields).expect_ok();
    let link = page.text().split("/p/").nth(1).expect("a link");
    let end = link.find(|letter: char| !letter.is_ascii_alphanumeric()).expect("an end");
    format!("/p/{}", &link[..end])
}

/// The entries of a journal with this kind of fact.
fn facts(arbiter: &mut Visitor, event: &str, kind: &str) -> Vec<serde_json::Value> {
    let told = arbiter.get(&format!("/api{}/journal", event.replace("/e/", "/events/"))).expect_ok().json();
    let entries = told["entries"].as_array().expect("entries").iter();
    entries.map(|entry| entry["fact"].clone()).filter(|fact| fact["kind"] == kind).collect()
}

async fn no_raw_error(chrome: &Chrome) {
    for raw in ["TypeError", "Failed to fetch", "undefined", "[object", "NaN"] {
        let text = chrome.text("body").await;
        assert!(!text.contains(raw), "{raw}: {text}");
    }
}

/// A round of thirty boards, without a result.
fn thirty_boards(server: &Server) -> Event {
    let mut event = Event::open(server.administrator(), 60, 5);
    event.pair(1);
    event
}

/// Taps the first open board that does not wait.
async fn tap(phone: &Chrome) {
    let button = ".tiles li:not(:has(.waits)) form button[value='1-0']";
    let before = phone.value(&format!("document.querySelectorAll(\"{button}\").length")).await;
    phone.script(&format!("document.querySelector(\"{button}\").click()")).await;
    phone
        .until(&format!(
            "document.readyState === 'complete' && document.querySelectorAll(\"{button}\").length < {before}"
        ))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_helper_enters_thirty_results_while_the_connection_breaks_twice() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::all() {
        enter_thirty(hall).await;
    }
}

/// Only the last word counts: what was corrected before it was sent never reaches the server.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_corrected_without_a_connection_is_the_one_that_is_sent() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = thirty_boards(&hall.first);
    let link = pass(
        &mut event.arbiter,
        &event.event,
        &[("role", "helper"), ("label", "Saal"), ("section", "1"), ("hours", "4")],
    );
    let phone = Chrome::start(Size::Phone).await;
    phone.open(&hall.first.url(&link)).await;
    phone.until_path("/helper").await;
    phone.offline(true).await;
    for value in ["1-0", "1/2-1/2", "0-1"] {
        phone.script(&format!("document.querySelector(\"#board-1-3-1 [value='{value}']\").click()")).await;
        phone.until(&format!("{WAITING} === 1")).await;
    }
    phone.offline(false).await;
    phone.until(&format!("{WAITING} === 0")).await;
    let results = facts(&mut event.arbiter, &event.event, "result-entered");
    let told: Vec<(u64, &str)> =
        results.iter().filter_map(|fact| Some((fact["board"].as_u64()?, fact["result"].as_str()?))).collect();
    assert_eq!(told, [(3, "0-1")]);
    no_raw_error(&phone).await;
    phone.close().await;
}

async fn enter_thirty(mut hall: Hall) {
    let mut event = thirty_boards(&hall.first);
    let link = pass(
        &mut event.arbiter,
        &event.event,
        &[("role", "helper"), ("label", "Saal"), ("section", "1"), ("hours", "4")],
    );
    let phone = Chrome::start(Size::Phone).await;
    phone.open(&hall.first.url(&link)).await;
    phone.until_path("/helper").await;
    phone.until("navigator.serviceWorker.controller").await;
    for _ in 0..5 {
        tap(&phone).await;
    }
    // With a connection it is as without the queue: the next page offers the undo.
    phone.until("location.search.includes('done=') && document.getElementById('undo')").await;
    let undo = "Number(document.querySelector('.done input[name=entry]').value)";
    let before = phone.value(undo).await.as_u64().expect("an entry");
    // The Wi-Fi goes.
    phone.offline(true).await;
    for _ in 0..10 {
        tap(&phone).await;
    }
    phone.until(&format!("{WAITING} === 10 && {LINE}.includes('10 entries are waiting')")).await;
    let first = phone.text(".tiles li.waiting .waits").await;
    assert!(first.starts_with('↑') && first.ends_with("waiting"), "{first}");
    no_raw_error(&phone).await;
    phone.offline(false).await;
    phone.until(&format!("{WAITING} === 0 && {LINE}.includes('10 entries sent')")).await;
    // What was sent last can be undone, not what was tapped before the Wi-Fi went.
    phone.until(&format!("{undo} === {}", before + 10)).await;
    // The server dies, and the page is even loaded again: it is older than what was sent since.
    hall.first.crash();
    for _ in 0..5 {
        tap(&phone).await;
    }
    phone.until(&format!("{WAITING} === 5")).await;
    phone.reload().await;
    phone.until(&format!("{WAITING} === 5 && {LINE}.includes('No connection, as of')")).await;
    phone.until("document.querySelectorAll('.tiles li.waiting').length === 5").await;
    for _ in 0..10 {
        tap(&phone).await;
    }
    no_raw_error(&phone).await;
    hall.start_again();
    phone.until(&format!("{WAITING} === 0 && !document.querySelector('.tiles form')")).await;
    let mut arbiter = event.arbiter.at(hall.first.address);
    let results = facts(&mut arbiter, &event.event, "result-entered");
    let mut boards: Vec<u64> = results.iter().filter_map(|fact| fact["board"].as_u64()).collect();
    assert_eq!(boards.len(), 30, "none lost, none doubled");
    boards.sort_unstable();
    boards.dedup();
    assert_eq!(boards.len(), 30);
    no_raw_error(&phone).await;
    phone.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_desk_types_on_without_a_connection_and_sees_conflicts() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = thirty_boards(&hall.first);
    add_arbiter(&mut event.arbiter, "bert");
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in(&hall.first, "bert").await;
    desk.open(&hall.first.url(&event.path("/rounds/1"))).await;
    desk.offline(true).await;
    desk.script("document.querySelector('tr.game').focus()").await;
    for key in ["1", "5", "0"] {
        desk.press(key).await;
    }
    desk.until(&format!("{WAITING} === 3 && document.querySelectorAll('tr.game .waits').length === 3")).await;
    no_raw_error(&desk).await;
    // Meanwhile somebody else enters the second board.
    let result = event.path("/rounds/1/result");
    event.arbiter.say(&result, &json!({ "board": 2, "game": 1, "result": "1-0" })).expect_ok();
    desk.offline(false).await;
    desk.until(&format!("{WAITING} === 0 && document.querySelector('#line .undecided li')")).await;
    let asked = desk.text("#line .undecided").await;
    assert!(asked.contains("Anna Keller") && asked.contains("1-0") && asked.contains('½'), "{asked}");
    let of = |results: &[serde_json::Value], board: u64| {
        let last = results.iter().rev().find(|fact| fact["board"] == board);
        last.map(|fact| fact["result"].as_str().unwrap_or_default().to_owned()).unwrap_or_default()
    };
    let results = facts(&mut event.arbiter, &event.event, "result-entered");
    assert_eq!([1, 2, 3].map(|board| of(&results, board)), ["1-0", "1-0", "0-1"], "nothing is overwritten");
    // The page shows what the other has entered while one decides.
    desk.until("document.getElementById('board-2-1').dataset.result === '1-0'").await;
    // On another page it says what it is about, and in the language of that page.
    desk.open(&hall.first.url("/")).await;
    desk.until("document.querySelector('#line .undecided li a')").await;
    let asked = desk.text("#line .undecided").await;
    assert!(asked.contains("Round 1") && asked.contains("entered at"), "{asked}");
    desk.open(&hall.first.url("/lang/de")).await;
    desk.until("document.querySelector('#line .undecided li')?.textContent.includes('eingetragen')").await;
    let asked = desk.text("#line .undecided").await;
    assert!(!asked.contains("Round 1"), "no word of the other language stays: {asked}");
    desk.open(&hall.first.url("/lang/en")).await;
    // It survives a reload, and is decided then.
    desk.open(&hall.first.url(&event.path("/rounds/1"))).await;
    desk.click("#line .undecided button").await;
    desk.until("!document.querySelector('#line .undecided li')").await;
    desk.until("document.getElementById('board-2-1').dataset.result === '1/2-1/2'").await;
    let results = facts(&mut event.arbiter, &event.event, "result-entered");
    assert_eq!((results.len(), of(&results, 2)), (4, "1/2-1/2".to_owned()));
    no_raw_error(&desk).await;
    desk.close().await;
}

/// A page that was open through a break is up to date afterwards, without a click.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_entered_during_a_break_is_shown_when_it_ends() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = thirty_boards(&hall.first);
    add_arbiter(&mut event.arbiter, "bert");
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in(&hall.first, "bert").await;
    desk.open(&hall.first.url(&event.path("/rounds/1"))).await;
    desk.offline(true).await;
    desk.until(&format!("{LINE}.includes('No connection')")).await;
    let result = event.path("/rounds/1/result");
    event.arbiter.say(&result, &json!({ "board": 2, "game": 1, "result": "1-0" })).expect_ok();
    desk.offline(false).await;
    desk.until("document.getElementById('board-2-1').dataset.result === '1-0'").await;
    desk.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_board_says_what_waits_and_what_was_sent() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = thirty_boards(&hall.first);
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in_as_administrator(&hall.first).await;
    desk.open(&hall.first.url(&event.path("/rounds/1/boards/2"))).await;
    desk.until("navigator.serviceWorker.controller").await;
    desk.open(&hall.first.url(&event.path("/rounds/1"))).await;
    desk.open(&hall.first.url(&event.path("/rounds/1/boards/2"))).await;
    desk.offline(true).await;
    desk.click("#tiles [value='1-0']").await;
    let waits = "(document.querySelector('.large .waits')?.textContent ?? '')";
    desk.until(&format!("{WAITING} === 1 && {waits}.includes('waiting') && {waits}.includes('1-0')")).await;
    // Corrected by the list of all results: only the last word is sent.
    desk.choose("#other-result select", "0-1").await;
    desk.click("#other-result button").await;
    desk.until(&format!("{WAITING} === 1 && {waits}.includes('0-1')")).await;
    desk.offline(false).await;
    desk.until(&format!("{WAITING} === 0 && {waits}.includes('sent')")).await;
    let results = facts(&mut event.arbiter, &event.event, "result-entered");
    assert_eq!(results.len(), 1);
    assert_eq!(results[0]["result"], "0-1");
    // A result typed in the list of the round is shown here too.
    desk.open(&hall.first.url(&event.path("/rounds/1/boards/3"))).await;
    desk.open(&hall.first.url(&event.path("/rounds/1"))).await;
    desk.offline(true).await;
    desk.script("document.getElementById('board-3-1').focus()").await;
    desk.press("1").await;
    desk.until(&format!("{WAITING} === 1")).await;
    desk.open(&hall.first.url(&event.path("/rounds/1/boards/3"))).await;
    desk.until(&format!("{waits}.includes('waiting')")).await;
    no_raw_error(&desk).await;
    desk.close().await;
}

/// A pass ends while its entries wait: they are shown, and go on with a new one.
#[tokio::test(flavor = "multi_thread")]
async fn entries_of_an_expired_pass_are_handed_in_with_a_new_one() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = thirty_boards(&hall.first);
    let fields = [("role", "helper"), ("label", "Saal"), ("section", "1"), ("hours", "4")];
    let first = pass(&mut event.arbiter, &event.event, &fields);
    let phone = Chrome::start(Size::Phone).await;
    phone.open(&hall.first.url(&first)).await;
    phone.until_path("/helper").await;
    phone.offline(true).await;
    phone.script("document.querySelector(\"#board-1-3-1 [value='1-0']\").click()").await;
    phone.until(&format!("{WAITING} === 1")).await;
    phone.forget_pass().await;
    phone.offline(false).await;
    // Without a pass the entry is named, so that it can be told.
    phone.open(&hall.first.url(&event.event)).await;
    phone.until("document.querySelector('#line .rescued li')?.textContent.includes('1-0')").await;
    assert_eq!(facts(&mut event.arbiter, &event.event, "result-entered").len(), 0);
    let second = pass(&mut event.arbiter, &event.event, &fields);
    phone.open(&hall.first.url(&second)).await;
    phone.until_path("/helper").await;
    phone.click("#line .rescued button").await;
    phone
        .until(
            "!document.querySelector('#line .rescued li') && document.querySelector('#board-1-3-1 .saved')",
        )
        .await;
    let results = facts(&mut event.arbiter, &event.event, "result-entered");
    assert_eq!((results.len(), results[0]["board"].as_u64()), (1, Some(3)));
    no_raw_error(&phone).await;
    phone.close().await;
}

/// Waits until the addresses of the kept pages fit.
async fn until_kept(desk: &Chrome, fits: impl Fn(&str) -> bool) {
    let kept = "const done = arguments[arguments.length - 1]; (async () => { const all = []; for (const name of await caches.keys()) if (name.startsWith('turmuhr-pages')) for (const one of await (await caches.open(name)).keys()) all.push(new URL(one.url).pathname); return all.join(); })().then(done)";
    for _ in 0..200 {
        if fits(desk.answer(kept).await.as_str().unwrap_or_default()) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("kept: {}", desk.answer(kept).await);
}

/// Names that were removed are not in the pages that the browser keeps.
#[tokio::test(flavor = "multi_thread")]
async fn kept_pages_go_when_people_are_removed() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = thirty_boards(&hall.first);
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in_as_administrator(&hall.first).await;
    let round = hall.first.url(&event.path("/rounds/1"));
    desk.open(&round).await;
    desk.until("navigator.serviceWorker.controller").await;
    desk.open(&hall.first.url(&event.path("/players"))).await;
    until_kept(&desk, |all| all.contains("/players")).await;
    let name =
        event.arbiter.get(&format!("/api{}", event.event.replace("/e/", "/events/"))).expect_ok().json();
    let name = name["details"]["name"].as_str().expect("a name").to_owned();
    event.arbiter.get(&format!("{}/end", event.event)).expect_ok();
    event.arbiter.post(&format!("{}/anonymise", event.event), &[("name", &name)]).expect_ok();
    // The next contact, whatever page it is.
    desk.open(&hall.first.url("/login")).await;
    until_kept(&desk, |all| !all.contains("/players") && !all.contains("/rounds/1")).await;
    desk.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_checked_in_without_a_connection() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = Event::open(hall.first.administrator(), 10, 5);
    let check_in = event.path("/check-in");
    event.arbiter.post(&check_in, &[("all", "yes")]).expect_ok();
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in_as_administrator(&hall.first).await;
    desk.open(&hall.first.url(&check_in)).await;
    desk.offline(true).await;
    desk.click(".check-in [data-key=c1] button").await;
    desk.click(".check-in [data-key=c2] button").await;
    desk.until(&format!("{WAITING} === 2 && document.querySelectorAll('.check-in .waits').length === 2"))
        .await;
    no_raw_error(&desk).await;
    // A player at the poster, on a phone.
    let link =
        pass(&mut event.arbiter, &event.event, &[("role", "player"), ("section", "1"), ("hours", "4")]);
    let phone = Chrome::start(Size::Phone).await;
    phone.open(&hall.first.url(&link)).await;
    phone.open(&hall.first.url(&format!("{}/here?section=1&player=3", event.event))).await;
    phone.offline(true).await;
    phone.click("#i-am-here button").await;
    phone.until(&format!("{WAITING} === 1 && {LINE}.includes('1 entry is waiting')")).await;
    no_raw_error(&phone).await;
    phone.offline(false).await;
    desk.offline(false).await;
    phone.until(&format!("{WAITING} === 0 && {LINE}.includes('1 entry sent')")).await;
    desk.until("document.querySelectorAll('.check-in .come').length === 3").await;
    let arrived = facts(&mut event.arbiter, &event.event, "checked-in");
    assert_eq!(arrived.iter().filter(|fact| fact["present"] == true).count(), 3);
    desk.close().await;
    phone.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_captain_hands_in_a_line_up_without_a_connection() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let mut arbiter = hall.first.administrator();
    let event = "/e/demo-teams";
    let link = pass(
        &mut arbiter,
        event,
        &[("role", "captain"), ("captain", "1-1"), ("team", "1-1"), ("hours", "4")],
    );
    let phone = Chrome::start(Size::Phone).await;
    phone.open(&hall.first.url(&link)).await;
    phone.until_path("/captain").await;
    let before = facts(&mut arbiter, event, "line-up-set").len();
    phone.offline(true).await;
    let last = "[...document.querySelectorAll('#line-up-1 select')].at(-1)";
    phone.script(&format!("{last}.value = ''; document.querySelector('#line-up-1 button').click()")).await;
    phone.until(&format!("{WAITING} === 1 && document.querySelector('#line-up-1 .waits')")).await;
    no_raw_error(&phone).await;
    phone.offline(false).await;
    // The empty board is asked about; the captain means it.
    phone
        .until("document.querySelector('#line .undecided li')?.textContent.includes('nobody on board 4')")
        .await;
    phone.click("#line .undecided button").await;
    phone.until(&format!("{WAITING} === 0 && {LINE}.includes('1 entry sent')")).await;
    phone.until("document.querySelector('.handed-in').textContent.includes('Handed in by')").await;
    let all = facts(&mut arbiter, event, "line-up-set");
    assert_eq!(all.len(), before + 1);
    let seats = all.last().and_then(|fact| fact["players"].as_array()).expect("seats");
    assert!(seats.last().is_some_and(serde_json::Value::is_null), "{seats:?}");
    no_raw_error(&phone).await;
    phone.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_session_ended_the_log_in_goes_on() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = thirty_boards(&hall.first);
    add_arbiter(&mut event.arbiter, "bert");
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in(&hall.first, "bert").await;
    let round = event.path("/rounds/1");
    desk.open(&hall.first.url(&round)).await;
    desk.forget_session().await;
    desk.script("document.querySelector('tr.game').focus()").await;
    desk.press("1").await;
    desk.press("0").await;
    desk.until(&format!("{WAITING} === 2 && {LINE}.includes('Your session has ended')")).await;
    no_raw_error(&desk).await;
    // Somebody else uses the machine in between: nothing of Bert's is sent or shown.
    desk.log_in_as_administrator(&hall.first).await;
    desk.open(&hall.first.url(&round)).await;
    desk.until(&format!("{WAITING} === 0")).await;
    assert!(!desk.has("tr.game .waits").await);
    assert_eq!(facts(&mut event.arbiter, &event.event, "result-entered").len(), 0);
    desk.log_out().await;
    desk.log_in(&hall.first, "bert").await;
    desk.open(&hall.first.url(&round)).await;
    desk.until("document.getElementById('board-2-1').dataset.result === '0-1'").await;
    assert_eq!(facts(&mut event.arbiter, &event.event, "result-entered").len(), 2);
    // The same way by the button on the page.
    desk.forget_session().await;
    desk.script("document.getElementById('board-3-1').focus()").await;
    desk.press("5").await;
    desk.until("!document.querySelector('#line .log-in').hidden").await;
    desk.click("#line .log-in").await;
    desk.until_path("/login").await;
    desk.fill("main [name=name]", "bert").await;
    desk.fill("main [name=password]", turmuhr_browser::PASSWORD).await;
    desk.click("#login button.next").await;
    desk.until_path("/rounds/1").await;
    desk.until("document.getElementById('board-3-1').dataset.result === '1/2-1/2'").await;
    no_raw_error(&desk).await;
    desk.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kept_pages_are_of_one_visitor_and_gone_after_the_log_out() {
    if !chrome::is_there() {
        return;
    }
    let mut hall = Hall::all().remove(0);
    let event = thirty_boards(&hall.first);
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in_as_administrator(&hall.first).await;
    let round = hall.first.url(&event.path("/rounds/1"));
    desk.open(&round).await;
    desk.until("navigator.serviceWorker.controller").await;
    desk.open(&hall.first.url(&format!("{}/passes", event.event))).await;
    desk.open(&round).await;
    hall.first.crash();
    desk.reload().await;
    desk.until(&format!(
        "{LINE}.includes('No connection, as of') && document.querySelectorAll('tr.game').length === 30"
    ))
    .await;
    // The links of passes are kept nowhere.
    let kept = "(async () => { const all = []; for (const name of await caches.keys()) for (const one of await (await caches.open(name)).keys()) all.push(new URL(one.url).pathname); return all.join(); })()";
    desk.script(&format!("{kept}.then((all) => document.body.dataset.all = all)")).await;
    desk.until("document.body.dataset.all").await;
    let all = desk.value("document.body.dataset.all").await;
    let all = all.as_str().unwrap_or_default();
    assert!(
        all.contains("/rounds/1")
            && !["/passes", "/p/", "/setup", "/login"].iter().any(|path| all.contains(path)),
        "{all}"
    );
    hall.start_again();
    desk.until("!document.body.dataset.kept && document.getElementById('log-out')").await;
    desk.log_out().await;
    hall.first.crash();
    desk.script(&format!("location.href = {round:?}")).await;
    desk.until("!document.querySelector('tr.game')").await;
    desk.close().await;
}

/// The answer is lost, but the entry may be on disk: sent again, it is entered once.
#[test]
fn killed_between_the_entry_and_its_answer() {
    Hall::all().into_iter().for_each(kill_and_send_again);
}

fn kill_and_send_again(mut hall: Hall) {
    let mut event = thirty_boards(&hall.first);
    let announce = format!("{}/announce", event.event);
    for (at, pause) in [0, 1, 2, 3, 5, 8, 12, 20].into_iter().enumerate() {
        let secret = event.arbiter.secret();
        let body = format!("csrf={secret}&act=kill{at}&text=Number+{at}");
        let head = event.arbiter.head("POST", &announce);
        let kind = "Content-Type: application/x-www-form-urlencoded";
        let request = format!("{head}{kind}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        event.arbiter.send_raw(&[request.as_bytes()], Duration::from_millis(pause.max(1)));
        hall.start_again();
        event.arbiter = event.arbiter.at(hall.first.address).with_secret(&secret);
        let fields = [("act", format!("kill{at}")), ("text", format!("Number {at}"))];
        let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
        event.arbiter.post(&announce, &fields).expect_ok();
    }
    let texts = facts(&mut event.arbiter, &event.event, "announced");
    let texts: Vec<&str> = texts.iter().filter_map(|fact| fact["text"].as_str()).collect();
    assert_eq!(texts, (0..8).map(|at| format!("Number {at}")).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_on_the_page_of_a_board_waits_and_is_named_to_the_next_visitor() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = thirty_boards(&hall.first);
    add_arbiter(&mut event.arbiter, "bert");
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in(&hall.first, "bert").await;
    desk.open(&hall.first.url(&event.path("/rounds/1/boards/1"))).await;
    desk.offline(true).await;
    desk.click("#tiles button[value='1-0']").await;
    desk.until(&format!("{WAITING} === 1 && {LINE}.includes('1 entry is waiting')")).await;
    desk.offline(false).await;
    desk.until(&format!("{WAITING} === 0")).await;
    assert_eq!(facts(&mut event.arbiter, &event.event, "result-entered").len(), 1);
    // With a connection it is as without the queue: the same page, with its undo.
    desk.open(&hall.first.url(&event.path("/rounds/1/boards/2"))).await;
    desk.click("#tiles button[value='0-1']").await;
    desk.until("location.search.includes('done=') && document.getElementById('undo')").await;
    // An entry waits for somebody whose access has ended.
    desk.open(&hall.first.url(&event.path("/rounds/1/boards/3"))).await;
    desk.forget_session().await;
    desk.click("#tiles button[value='1-0']").await;
    desk.until(&format!("{WAITING} === 1 && {LINE}.includes('Your session has ended')")).await;
    desk.open(&hall.first.url(&event.event)).await;
    desk.until("!document.querySelector('#line .others').hidden").await;
    let told = desk.text("#line .others").await;
    assert!(told.contains("1 entry of another account or pass is waiting"), "{told}");
    desk.click("#line .others button").await;
    desk.until("document.querySelector('#line .others').hidden").await;
    assert_eq!(facts(&mut event.arbiter, &event.event, "result-entered").len(), 2);
    no_raw_error(&desk).await;
    desk.close().await;
}

/// The browser's own error page has no way back.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_page_that_is_not_kept_says_so_and_names_those_that_are() {
    if !chrome::is_there() {
        return;
    }
    let mut hall = Hall::demo();
    hall.first.administrator();
    let phone = Chrome::start(Size::Phone).await;
    phone.log_in_as_administrator(&hall.first).await;
    let round = "/e/demo-open/s/1/rounds/5";
    phone.open(&hall.first.url(round)).await;
    phone.until("navigator.serviceWorker.controller").await;
    phone.reload().await;
    phone
        .until("caches.keys().then((names) => names.some((name) => name.startsWith('turmuhr-pages')))")
        .await;
    // The worker is no part of the page: only a server that is gone is out of its reach.
    hall.first.crash();
    phone.script("location.href = '/e/demo-open/s/1/settings'").await;
    phone.until("document.querySelector('h1')?.textContent === 'No connection'").await;
    assert!(phone.has(&format!("li a[href$='{round}']")).await, "{}", phone.text("body").await);
    phone.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_shows_the_board_of_now() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let mut arbiter = hall.first.administrator();
    let told = arbiter.get("/api/events/demo-open/sections/1/rounds/5").expect_ok().json();
    let mut boards = told["boards"].as_array().expect("boards").iter();
    let open = boards.find(|board| board["games"][0]["result"].is_null()).expect("an open board");
    let board = open["board"].as_u64().expect("a number");
    // For the public a page comes from the browser's memory.
    let guest = Chrome::start(Size::Phone).await;
    guest.open(&hall.first.url(&format!("/e/demo-open/s/1/rounds/5/boards/{board}"))).await;
    let before = json!(guest.text("main").await);
    guest.open(&hall.first.url("/rulings")).await;
    let result = [("board", board.to_string()), ("game", "1".to_owned()), ("result", "1-0".to_owned())];
    let result: Vec<(&str, &str)> = result.iter().map(|(name, value)| (*name, value.as_str())).collect();
    arbiter.get("/e/demo-open/s/1/rounds/5").expect_ok();
    arbiter.post("/e/demo-open/s/1/rounds/5/result", &result).expect_ok();
    guest.script("history.back()").await;
    guest.until_path(&format!("/boards/{board}")).await;
    guest.until(&format!("document.querySelector('main').innerText !== {before}")).await;
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    guest.close().await;
}

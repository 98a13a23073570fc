//! What an arbiter does in the browser, by the words of the job.

use turmuhr_browser::{NAME, PASSWORD, Server};

use crate::chrome::Chrome;

pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const ESCAPE: &str = "\u{e00c}";
pub(crate) const UP: &str = "\u{e013}";
pub(crate) const DOWN: &str = "\u{e015}";
pub(crate) const RIGHT: &str = "\u{e014}";

/// Thirty people who do not exist, one a line.
pub(crate) fn thirty() -> String {
    let surnames =
        ["Adler", "Brandt", "Ebner", "Fischbach", "Grimm", "Heller", "Jansen", "Kaya", "Lorenz", "Mertens"];
    let names = ["Anton", "Bela", "Clara"];
    let all = surnames.iter().flat_map(|surname| names.iter().map(move |name| format!("{surname}, {name}")));
    all.zip(0..)
        .map(|(name, at)| format!("{name}; {}; SK Turmhof; {}\n", 2300 - 37 * at, 1960 + at))
        .collect()
}

/// The link of the first start, followed; ends on the page of events.
pub(crate) async fn make_administrator(chrome: &Chrome, server: &Server) {
    chrome.open(&server.url(server.setup.as_deref().expect("nobody has an account yet"))).await;
    chrome.fill("#setup [name=shown]", "Anna Keller").await;
    chrome.fill("#setup [name=name]", NAME).await;
    chrome.fill("#setup [name=password]", PASSWORD).await;
    chrome.fill("#setup [name=again]", PASSWORD).await;
    chrome.press(ENTER).await;
    chrome.until("document.getElementById('log-out')").await;
}

/// A Swiss event of so many rounds; gives the path of its section.
pub(crate) async fn new_event(chrome: &Chrome, name: &str, rounds: u32) -> String {
    chrome.until_path("/").await;
    chrome.click("main a[href='/events/new']").await;
    chrome.fill("#five-questions [name=name]", name).await;
    chrome.fill("#five-questions [name=expected]", "30").await;
    chrome.click("#five-questions button.next").await;
    chrome.click("#all-fields > summary").await;
    chrome.fill("#new-event [name=rounds]", &rounds.to_string()).await;
    chrome.click("#new-event button.next").await;
    chrome.until("location.pathname.startsWith('/e/')").await;
    format!("{}/s/1", chrome.path().await)
}

pub(crate) async fn paste_players(chrome: &Chrome, list: &str) {
    chrome.click("main .next.step").await;
    chrome.fill("#pasted [name=list]", list.trim_end()).await;
    chrome.click("#pasted button.next").await;
    chrome.click("#sure button.next").await;
    chrome.until_path("/players").await;
}

/// Takes the brass button by its key: `n` finds it, Enter does it.
pub(crate) async fn next_step(chrome: &Chrome) {
    chrome.script("document.activeElement?.blur()").await;
    chrome.press("n").await;
    chrome.until("document.activeElement.matches('.next')").await;
    chrome.press(ENTER).await;
}

/// From the proposal to the published round, by keys alone; ends on its page.
pub(crate) async fn pair_and_publish(chrome: &Chrome, server: &Server, section: &str, round: u32) {
    chrome.open(&server.url(&format!("{section}/pairing"))).await;
    if chrome.has("#lots").await {
        next_step(chrome).await;
        chrome.until("document.querySelector('#pair')").await;
    }
    next_step(chrome).await;
    chrome.until_path(&format!("/rounds/{round}")).await;
    chrome.until("document.querySelector('.draft')").await;
    next_step(chrome).await;
    chrome.until("document.querySelector('table[data-results]') && !document.querySelector('.draft')").await;
}

/// Every open board, from the first on: an arrow brings the focus, the digits do the rest.
pub(crate) async fn type_results(chrome: &Chrome, digits: impl Iterator<Item = char>) {
    let open = chrome.value("document.querySelectorAll('tr.game[data-result=\"\"]').length").await;
    let open = open.as_u64().expect("a number") as usize;
    chrome.press(DOWN).await;
    let all: Vec<char> = digits.take(open).collect();
    for digit in &all {
        chrome.press(&digit.to_string()).await;
    }
    chrome.until("document.querySelectorAll('tr.game[data-result=\"\"], tr.busy').length === 0").await;
}

/// The results of the round on the page, as they are stored.
pub(crate) async fn results(chrome: &Chrome) -> Vec<String> {
    let all =
        chrome.value("[...document.querySelectorAll('tr.game')].map((row) => row.dataset.result)").await;
    all.as_array().expect("a list").iter().map(|one| one.as_str().unwrap_or_default().to_owned()).collect()
}

/// Rows of the standings, cell by cell.
pub(crate) async fn standings(chrome: &Chrome) -> Vec<Vec<String>> {
    let rows = "[...document.querySelectorAll('table.standings tbody tr')]";
    let all = chrome
        .value(&format!("{rows}.map((row) => [...row.cells].filter((cell) => !cell.matches('.club')).map((cell) => cell.innerText.trim()))"))
        .await;
    serde_json::from_value(all).expect("a table")
}

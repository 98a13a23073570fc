//! The arbiter's pocket on a phone: a story told at a board.

use crate::{
    chrome::{self, Chrome, Size},
    hall::Hall,
};

const BOARD: &str = "/e/demo-open/s/1/rounds/5/boards/10/incident?game=1";

#[tokio::test(flavor = "multi_thread")]
async fn knocked_over_pieces_are_told_by_tapping_the_board() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let _ = hall.first.administrator();
    for lang in ["de", "en"] {
        let chrome = Chrome::speaking(lang, Size::SmallPhone).await;
        chrome.log_in_as_administrator(&hall.first).await;
        chrome.open(&hall.first.url(&format!("{BOARD}&group=touched&side=white"))).await;
        chrome.click("[data-quick=knocked-over]").await;
        chrome.until("document.querySelector('#telling') !== null").await;
        // Squares need a board: the initial position is one tap away, and the form stays open.
        chrome.click("#from-start").await;
        chrome.until("document.querySelector('.place [data-square=e2]') !== null").await;
        chrome.click(".place [data-square=e2]").await;
        chrome.click(".place [data-square=d2]").await;
        chrome.until("document.querySelector('[name=squares]').value === 'e2 d2'").await;
        chrome.click("#telling button.next").await;
        chrome.until("document.querySelectorAll('#ruling .course > li').length === 1").await;
        // The next event is chosen from the same list.
        chrome.click("[data-do=restore]").await;
        chrome.until("document.querySelector('#telling') !== null").await;
        chrome.click("#telling button.next").await;
        chrome.until("document.querySelectorAll('#ruling .course > li').length === 2").await;
        let wide = chrome.value("document.scrollingElement.scrollWidth").await.as_u64().unwrap_or(u64::MAX);
        assert!(wide <= 360, "{lang}: {wide} pixels wide");
        assert_eq!(chrome.complaints().await, Vec::<String>::new(), "{lang}");
        // One event is taken back; what is left can be recorded.
        chrome.click("#back").await;
        chrome.until("document.querySelectorAll('#ruling .course > li').length === 1").await;
        chrome.close().await;
    }
}

//! An examination for practice, taken on a phone by keys.

use crate::{
    chrome::{self, Chrome, Size},
    desk::ENTER,
    hall::Hall,
};

const SPACE: &str = " ";

#[tokio::test(flavor = "multi_thread")]
async fn an_exam_survives_a_reload_and_a_language_and_is_printed() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Phone).await;
    chrome.open(&hall.first.url("/trainer/exam?seed=2026&questions=3&minutes=30&topic=positions")).await;
    chrome.until("location.search.includes('started=')").await;
    chrome.until("/^(30:00|29:5.)$/.test(document.getElementById('left').textContent)").await;
    chrome.tab_to("[name=a1]").await;
    chrome.press(SPACE).await;
    chrome.until("location.search.includes('a1=')").await;
    let started = chrome.value("new URL(location.href).searchParams.get('started')").await;

    // A reload and another language keep the start and the answer.
    chrome.script("location.reload()").await;
    chrome.until("document.querySelector('[name=a1]:checked')").await;
    chrome.click("a[hreflang=de]").await;
    chrome
        .until("document.documentElement.lang === 'de' && document.querySelector('[name=a1]:checked')")
        .await;
    assert_eq!(chrome.value("new URL(location.href).searchParams.get('started')").await, started);

    // Two questions are open: it asks first.
    chrome.tab_to("#hand-in").await;
    chrome.press(ENTER).await;
    chrome.until("document.querySelectorAll('#unanswered a[href^=\"#q\"]').length === 2").await;
    chrome.tab_to("#anyway").await;
    chrome.press(ENTER).await;
    chrome.until("document.getElementById('result')").await;
    assert!(chrome.value("location.search.includes('ended=')").await == true);
    assert!(chrome.text("#result").await.contains("von 3 Fragen richtig"));
    let wide = chrome.value("document.scrollingElement.scrollWidth").await.as_u64().unwrap_or(u64::MAX);
    assert!(wide <= u64::from(Size::Phone.pixels().0), "{wide} pixels wide");
    assert_eq!(chrome.complaints().await, Vec::<String>::new());

    let read = "const bytes = new Uint8Array(await (await fetch('/trainer/paper.pdf?seed=2026&questions=3')).arrayBuffer());
        window.paper = new TextDecoder('latin1').decode(bytes);";
    chrome.script(&format!("(async () => {{ {read} }})()")).await;
    chrome.until("window.paper").await;
    assert_eq!(chrome.value("window.paper.slice(0, 4)").await, "%PDF");
    let pages = chrome.value("(window.paper.match(/\\/Type *\\/Page\\b/g) ?? []).length").await;
    assert!(pages.as_u64().is_some_and(|pages| (1..=3).contains(&pages)), "{pages}");
    chrome.close().await;
}

/// The answers are handed in by themselves when the time is over.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_the_time_hands_the_answers_in() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Desk).await;
    let begun = "Math.floor(Date.now() / 1000) - 56";
    chrome.open(&hall.first.url("/trainer")).await;
    chrome
        .script(&format!(
            "location.href = '/trainer/exam?seed=2026&questions=2&minutes=1&a1=1&started=' + ({begun})"
        ))
        .await;
    chrome.until("document.getElementById('result')").await;
    assert_eq!(chrome.value("document.getElementById('result').dataset.inTime").await, "true");
    chrome.close().await;
}

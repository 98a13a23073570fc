//! The frame in a browser: menus by mouse and keys, tabs on a phone, the board at hand, lists on the wall.

use crate::{
    chrome::{self, Chrome, Size},
    desk::ESCAPE,
    hall::Hall,
};

const ROUND: &str = "/e/demo-open/s/1/rounds/5";

#[tokio::test(flavor = "multi_thread")]
async fn a_menu_closes_by_escape_and_by_a_click_elsewhere() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    chrome.open(&hall.first.url("/e/demo-open")).await;
    let open = "[...document.querySelectorAll('details.menu[open]')].map((menu) => menu.id).join()";
    chrome.click("#more > summary").await;
    assert_eq!(chrome.value(open).await, "more");
    chrome.click("#section-menu > summary").await;
    chrome.until(&format!("{open} === 'section-menu'")).await;
    chrome.press(ESCAPE).await;
    chrome.until(&format!("{open} === ''")).await;
    assert_eq!(chrome.value("document.activeElement.closest('details')?.id").await, "section-menu");
    chrome.click("#account > summary").await;
    chrome.click("h1").await;
    chrome.until(&format!("{open} === ''")).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_one_line_above_and_tabs_below() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    hall.first.administrator();
    let chrome = Chrome::start(Size::SmallPhone).await;
    chrome.log_in_as_administrator(&hall.first).await;
    for path in ["/", "/e/demo-open", ROUND, "/rulings"] {
        chrome.open(&hall.first.url(path)).await;
        let height = chrome.value("document.querySelector('.frame').offsetHeight").await;
        assert!(height.as_u64().is_some_and(|height| height < 60), "{path}: {height}");
        let low = chrome
            .value(
                "Math.round(innerHeight - document.querySelector('.places').getBoundingClientRect().bottom)",
            )
            .await;
        assert_eq!(low, 0, "{path}");
        // A name of a place is one line.
        let wrapped =
            "[...document.querySelectorAll('.places > a')].filter((tab) => tab.offsetHeight > 56).length";
        assert_eq!(chrome.value(wrapped).await, 0, "{path}");
    }
    // The whole row opens the board.
    chrome.open(&hall.first.url(ROUND)).await;
    let row = "(() => { const row = document.querySelector('tr.game'); row.scrollIntoView({ block: 'center' }); const box = row.getBoundingClientRect(); return document.elementFromPoint(box.right - 4, box.top + 4)?.className; })()";
    assert_eq!(chrome.value(row).await, "res");
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_shows_the_row_in_focus_and_enters_its_result() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    chrome.open(&hall.first.url(ROUND)).await;
    // The brass button leads to the first open board.
    chrome.click(".next-step .next").await;
    chrome.until("document.activeElement.matches('tr.game[data-result=\"\"]')").await;
    let row = chrome.value("document.activeElement.id").await;
    let row = row.as_str().expect("a row").to_owned();
    let same = format!(
        "document.querySelector('#at-hand h2').textContent.endsWith(' ' + document.querySelector('#{row} th').textContent.trim())"
    );
    chrome.until(&same).await;
    chrome.click("#at-hand button[value='1/2-1/2']").await;
    chrome.until(&format!("document.querySelector('#{row}').dataset.result === '1/2-1/2'")).await;
    // It stands among the latest results, and the brass button leads on.
    chrome.until("document.querySelector('.recent li b').textContent.includes('½')").await;
    chrome.until(&format!("!document.querySelector('.next-step a').href.endsWith('#{row}')")).await;
    assert_eq!(chrome.complaints().await, Vec::<String>::new());
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_phones_cannot_open_is_marked() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    // The server of the tests listens on 127.0.0.1 only.
    chrome.open(&hall.first.url("/e/demo-open/passes")).await;
    chrome.click("#new-poster button").await;
    chrome.until("document.querySelector('.poster .qr svg')").await;
    assert!(chrome.has("#only-here").await);
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wall_shows_twenty_rows_and_more_with_points_and_ratings() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Wall).await;
    for (view, least) in [("boards", 20), ("names", 40), ("standings", 40)] {
        chrome.open(&hall.first.url(&format!("/e/demo-open/screen/{view}?section=1"))).await;
        chrome.until("document.querySelector('.laid tbody tr')").await;
        let rows = chrome.value("[...document.querySelectorAll('tbody tr')].filter((row) => row.offsetParent && row.getBoundingClientRect().bottom <= innerHeight).length").await;
        assert!(rows.as_u64().is_some_and(|rows| rows >= least), "{view}: {rows}");
        let letters =
            chrome.value("parseFloat(getComputedStyle(document.querySelector('tbody tr')).fontSize)").await;
        assert!(letters.as_f64().is_some_and(|size| size >= 24.0), "{view}: {letters}");
    }
    chrome.open(&hall.first.url("/e/demo-open/screen/boards?section=1")).await;
    let first = chrome.text("tbody tr").await;
    assert!(first.contains("2299") && first.contains("3½"), "{first}");
    chrome.close().await;
}

//! Rules and rulings, as an arbiter, a player and a blind visitor use them: by finger, mouse, keys and ear.

use crate::{
    chrome::{self, Chrome, Size},
    desk::{DOWN, ENTER, RIGHT, UP},
    hall::Hall,
};

const LEFT: &str = "\u{e012}";
const SPACE: &str = " ";
const DELETE: &str = "\u{e017}";

/// What the live region of the board says.
async fn said(chrome: &Chrome) -> String {
    let said = chrome.value("document.querySelector('[data-said]').textContent").await;
    said.as_str().unwrap_or_default().to_owned()
}

async fn until_said(chrome: &Chrome, words: &str) {
    chrome.until(&format!("document.querySelector('[data-said]').textContent.includes({words:?})")).await;
}

/// Taps in the middle of the screen: at its edges bars cover the page.
async fn tap(chrome: &Chrome, css: &str) {
    chrome.until(&format!("document.querySelector({css:?})")).await;
    chrome.script(&format!("document.querySelector({css:?}).scrollIntoView({{ block: 'center' }})")).await;
    chrome.click(css).await;
}

/// Walks over the board with the arrows.
async fn walk(chrome: &Chrome, keys: &[(&str, usize)]) {
    for (key, times) in keys {
        for _ in 0..*times {
            chrome.press(key).await;
        }
    }
}

async fn focused(chrome: &Chrome) -> String {
    let square = chrome.value("document.activeElement.getAttribute('aria-label') ?? ''").await;
    square.as_str().unwrap_or_default().to_owned()
}

/// The page fits, and the console is silent.
async fn is_sound(chrome: &Chrome, size: Size) {
    let wide = chrome.value("document.scrollingElement.scrollWidth").await.as_u64().unwrap_or(u64::MAX);
    assert!(wide <= u64::from(size.pixels().0), "{wide} pixels wide: {}", chrome.path().await);
    assert_eq!(chrome.complaints().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_pieces_touched_at_the_desk_in_german() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::speaking("de", Size::Desk).await;
    chrome.open(&hall.first.url("/rulings")).await;
    for square in ["e2", "d2"] {
        tap(&chrome, "[data-do=touch]").await;
        chrome.until("document.getElementById('telling')").await;
        tap(&chrome, &format!("[data-square={square}]")).await;
        until_said(&chrome, &format!("weißer Bauer auf {square}")).await;
        assert_eq!(chrome.value("document.querySelector('[name=square]').value").await, square);
        tap(&chrome, "#telling .next").await;
        chrome.until(&format!("location.search.includes('square%3D{square}')")).await;
    }
    let ruling = chrome.text("#ruling").await;
    assert!(ruling.contains("4.3.1") && ruling.contains("e2"), "{ruling}");
    tap(&chrome, "#back").await;
    chrome.until("!location.search.includes('d2')").await;
    is_sound(&chrome, Size::Desk).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_in_blitz_on_a_phone() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Phone).await;
    chrome.open(&hall.first.url("/rulings")).await;
    tap(&chrome, "#game summary").await;
    chrome.choose("#game [name=edition]", "fide-2017").await;
    chrome.choose("#game [name=mode]", "blitz").await;
    chrome.choose("#game [name=supervision]", "limited").await;
    tap(&chrome, "#game button").await;
    chrome.until("location.search.includes('blitz')").await;
    chrome.fill("[name=typed]", "w illegal e2e5, press; b claim illegal-move").await;
    chrome.press(ENTER).await;
    chrome.until("location.search.includes('did')").await;
    let ruling = chrome.text("#ruling").await;
    assert!(ruling.contains("A.4.2") && ruling.contains("The claim is correct"), "{ruling}");
    is_sound(&chrome, Size::Phone).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_telephone_rings_and_only_keys_are_used() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Desk).await;
    chrome.open(&hall.first.url("/rulings")).await;
    chrome.press("/").await;
    chrome.until("document.activeElement.name === 'typed'").await;
    chrome.press("b device").await;
    chrome.press(ENTER).await;
    chrome.until("location.search.includes('device')").await;
    assert!(chrome.text("#ruling").await.contains("11.3.2.2"), "{}", chrome.text("#ruling").await);
    // Taken back by key as well.
    chrome.tab_to("#back").await;
    chrome.press(ENTER).await;
    chrome.until("!location.search.includes('device')").await;
    is_sound(&chrome, Size::Desk).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_case_is_found_and_compared_on_a_phone_in_german() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::speaking("de", Size::SmallPhone).await;
    chrome.open(&hall.first.url("/rules/cases")).await;
    // A search opens the groups that have what was found.
    chrome.fill("[data-filters]", "beabsichtigt").await;
    let case = "#cases a[href='/rulings?case=claims/intended-move']";
    chrome.until(&format!("document.querySelector({case:?}).checkVisibility()")).await;
    tap(&chrome, case).await;
    chrome.until_path("/rulings").await;
    tap(&chrome, "#beside a[href*='fide-1993']").await;
    chrome.until("document.querySelector('#beside .beside')").await;
    let beside = chrome.text("#beside").await;
    assert!(beside.contains("9.2.1.1") && beside.contains("10.10a"), "{beside}");
    is_sound(&chrome, Size::SmallPhone).await;
    chrome.close().await;
}

/// Rook and king against king, set up and asked about by keys, and every step announced.
#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_set_up_by_keys_and_announced_in_german() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::speaking("de", Size::Desk).await;
    chrome.open(&hall.first.url("/rulings/position")).await;
    chrome.tab_to("[data-clear]").await;
    chrome.press(SPACE).await;
    until_said(&chrome, "Das Brett ist leer").await;
    chrome.until("document.getElementById('verdict').innerText.includes('0 Könige')").await;
    // Back to the board: its one stop is a1.
    chrome.script("document.getElementById('main').focus()").await;
    chrome.tab_to("[data-square]").await;
    assert_eq!(focused(&chrome).await, "a1, leer");
    chrome.press("K").await;
    until_said(&chrome, "weißer König auf a1").await;
    walk(&chrome, &[(RIGHT, 5), (UP, 2)]).await;
    assert_eq!(focused(&chrome).await, "f3, leer");
    chrome.press("S").await;
    until_said(&chrome, "weißer Springer auf f3").await;
    assert_eq!(focused(&chrome).await, "f3, weißer Springer");
    chrome.press(DELETE).await;
    until_said(&chrome, "f3 geräumt").await;
    chrome.press("T").await;
    until_said(&chrome, "weißer Turm auf f3").await;
    walk(&chrome, &[(UP, 4), (LEFT, 1), (DOWN, 1)]).await;
    chrome.press("k").await;
    until_said(&chrome, "schwarzer König auf e6").await;
    assert_eq!(
        chrome.value("document.querySelector('[name=fen]').value").await,
        "8/8/4k3/8/8/5R2/8/K7 w - - 0 1"
    );
    chrome.until("document.getElementById('verdict').innerText.includes('Weiß ist am Zug')").await;
    chrome.tab_to("#ask-mate").await;
    chrome.press(ENTER).await;
    chrome.until("document.querySelector('[data-side=white]')").await;
    assert_eq!(chrome.value("document.querySelector('[data-side=white]').dataset.verdict").await, "yes");
    assert_eq!(chrome.value("document.querySelector('[data-side=black]').dataset.verdict").await, "no");
    chrome.tab_to("[data-side=white] [data-go=forward]").await;
    chrome.press(ENTER).await;
    let step = "document.querySelector('[data-side=white] [data-said]').textContent";
    chrome.until(&format!("/ von .. nach ../.test({step})")).await;
    is_sound(&chrome, Size::Desk).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_put_by_finger_and_the_position_becomes_an_incident() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Phone).await;
    chrome.open(&hall.first.url("/rulings/position")).await;
    chrome.until("!document.querySelector('.scripted').hidden").await;
    tap(&chrome, "[data-clear]").await;
    for (piece, square, says) in
        [("K", "e1", "white king on e1"), ("R", "h1", "white rook on h1"), ("k", "e8", "black king on e8")]
    {
        tap(&chrome, &format!(".tool [value={piece}]")).await;
        tap(&chrome, &format!("[data-square={square}]")).await;
        until_said(&chrome, says).await;
    }
    // A piece is moved by hand, and castling only offered with both at home.
    tap(&chrome, "[value=hand]").await;
    tap(&chrome, "[data-square=e8]").await;
    until_said(&chrome, "black king lifted from e8").await;
    tap(&chrome, "[data-square=d8]").await;
    until_said(&chrome, "black king from e8 to d8").await;
    assert_eq!(chrome.value("document.querySelector('[data-castle][value=K]').disabled").await, false);
    assert_eq!(chrome.value("document.querySelector('[data-castle][value=Q]').disabled").await, true);
    tap(&chrome, "[data-castle][value=K]").await;
    chrome.until("document.querySelector('[name=fen]').value === '3k4/8/8/8/8/8/8/4K2R w K - 0 1'").await;
    tap(&chrome, "#use-position").await;
    chrome.until_path("/rulings").await;
    chrome.fill("[name=typed]", "w castle-touch rook king").await;
    chrome.press(ENTER).await;
    chrome.until("location.search.includes('castle-touch')").await;
    assert!(chrome.text("#ruling").await.contains("4.4.2"), "{}", chrome.text("#ruling").await);
    is_sound(&chrome, Size::Phone).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_pasted_and_its_repetition_claimed() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Desk).await;
    chrome.open(&hall.first.url("/rulings/read")).await;
    chrome.fill("[name=text]", "1. Sf3 Sf6 2. Sg1 Sg8 3. Sf3 Sf6 4. Sg1 Sg8 5. e4 e5").await;
    tap(&chrome, "#read").await;
    chrome.until("document.getElementById('moves')").await;
    assert!(chrome.text("#recognised").await.contains("German"));
    assert!(chrome.text("#claims").await.contains("9.2.2"));
    // The end first, then the move of the claim.
    tap(&chrome, "[data-go=back]").await;
    until_said(&chrome, "5. e4: white pawn from e2 to e4").await;
    tap(&chrome, "[data-step='8']").await;
    until_said(&chrome, "4… Ng8: black knight from f6 to g8").await;
    assert!(chrome.text("[data-note]").await.contains("Occurrence 3"));
    tap(&chrome, "#from-here").await;
    chrome.until_path("/rulings").await;
    chrome.fill("[name=typed]", "w claim repetition").await;
    chrome.press(ENTER).await;
    chrome.until("location.search.includes('claim')").await;
    let ruling = chrome.text("#ruling").await;
    assert!(ruling.contains("The draw claim is correct") && ruling.contains("9.2.2"), "{ruling}");
    is_sound(&chrome, Size::Desk).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scoresheet_with_a_fault_on_a_small_phone_in_german() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::speaking("de", Size::SmallPhone).await;
    chrome.open(&hall.first.url("/rulings/read")).await;
    chrome.fill("[name=text]", "1. e4 e5 2. Sf3 Sc6 3. Lb5 Kd6").await;
    tap(&chrome, "#read").await;
    chrome.until("document.getElementById('fault')").await;
    let fault = chrome.text("#fault").await;
    assert!(fault.contains("Kd6") && fault.contains("3.8.1"), "{fault}");
    assert_eq!(chrome.value("document.querySelectorAll('#moves [data-ply]').length").await, 5);
    is_sound(&chrome, Size::SmallPhone).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_made_on_the_board_by_keys() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Desk).await;
    chrome.open(&hall.first.url("/rulings?turned=")).await;
    chrome.tab_to("[data-do=move]").await;
    chrome.press(ENTER).await;
    chrome.until("document.getElementById('telling')").await;
    chrome.script("document.getElementById('main').focus()").await;
    chrome.tab_to("[data-square]").await;
    // Black is at the bottom: the first square is h8, and White's pieces are above.
    assert_eq!(focused(&chrome).await, "h8: black rook");
    walk(&chrome, &[(UP, 7), (RIGHT, 1)]).await;
    assert_eq!(focused(&chrome).await, "g1: white knight");
    chrome.press(ENTER).await;
    until_said(&chrome, "white knight on g1").await;
    walk(&chrome, &[(DOWN, 2), (RIGHT, 1)]).await;
    chrome.press(ENTER).await;
    until_said(&chrome, "white knight from g1 to f3").await;
    chrome.tab_to("#telling .next").await;
    chrome.press(ENTER).await;
    chrome.until("location.search.includes('g1f3')").await;
    assert_eq!(chrome.value("document.querySelector('[data-square=f3]').dataset.piece").await, "N");
    assert!(said(&chrome).await.is_empty());
    is_sound(&chrome, Size::Desk).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_article_is_searched_and_read_beside_another_edition() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::SmallPhone).await;
    chrome.open(&hall.first.url("/rules")).await;
    chrome.fill("[name=q]", "9.2").await;
    chrome.press(ENTER).await;
    chrome.until("location.search.includes('q=9.2')").await;
    tap(&chrome, "#found a[href$='/9.2']").await;
    chrome.until_path("/9.2").await;
    tap(&chrome, "a[href*='beside=fide-1993']").await;
    chrome.until("document.querySelector('.beside')").await;
    assert!(chrome.text(".beside").await.contains("10.10"));
    is_sound(&chrome, Size::SmallPhone).await;
    tap(&chrome, "#cases a").await;
    chrome.until_path("/rulings").await;
    assert!(chrome.has("#ruling .ruling").await && !chrome.has("[role=alert]").await);
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_arbiter_chooses_and_shares_the_address() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::speaking("de", Size::Phone).await;
    chrome.open(&hall.first.url("/rulings?did=w+misconduct+disturbance")).await;
    tap(&chrome, "[data-choice=warning]").await;
    chrome.until("location.search.includes('decide')").await;
    assert!(chrome.text("#ruling").await.contains("Verwarnung"), "{}", chrome.text("#ruling").await);
    tap(&chrome, "#share").await;
    // Copied, or shown where the browser has no clipboard.
    chrome.until("document.querySelector('[data-copy-said]').textContent.match(/Kopiert|decide/)").await;
    is_sound(&chrome, Size::Phone).await;
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_of_it_works_without_scripts() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Desk).await;
    chrome.without_scripts().await;
    chrome.open(&hall.first.url("/rulings/position")).await;
    chrome.fill("[name=fen]", "8/8/4k3/8/8/8/5N2/7K b - - 0 1").await;
    chrome.click("#ask-mate").await;
    chrome.until_source("id=\"dead\"").await;
    chrome.open(&hall.first.url("/rulings/read")).await;
    chrome.fill("[name=text]", "Nf3 Nf6 Ng1 Ng8").await;
    chrome.click("#read").await;
    chrome.until_source("data-at=\"4\"").await;
    chrome.click("[data-step='2']").await;
    chrome.until_source("data-at=\"2\"").await;
    chrome.click("#from-here").await;
    chrome.until_source("id=\"happened\"").await;
    chrome.click("#happened details:nth-of-type(3) summary").await;
    chrome.click("[data-do=offer]").await;
    chrome.until_source("id=\"telling\"").await;
    chrome.click("#telling .next").await;
    chrome.until_source("/rules/fide-2023/9.1").await;
    chrome.close().await;
}

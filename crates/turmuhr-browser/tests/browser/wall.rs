//! Names on the wall: whole, whatever their length.

use turmuhr_browser::Hall as Event;

use crate::{
    chrome::{self, Chrome, Size},
    desk::RIGHT,
    hall::Hall,
};

/// Long double names that differ only at their end, among short ones.
fn names(players: usize) -> Vec<String> {
    let long = "Freiherr von Hohenstein-Wittgenstein, Maximilian Alexander";
    let last = ["Georg", "Gustav", "Gerhard", "Gottfried"];
    let short = ["Adler", "Brandt", "Fischbach", "Oberhausen-Schmidt", "Kaya", "Mertens"];
    (0..players)
        .map(|at| match at % 6 {
            0 => format!("{long} {}", last[at / 6 % 4])
                .replace("Freiherr", &format!("{} Freiherr", short[at / 24 % 6])),
            other => {
                format!("{}{}, Anna-Lena", short[other], ["", "s", "mann", "er", "ing", "hof"][at / 6 % 6])
            }
        })
        .collect()
}

/// Cells of the shown page with more than they show, or higher than their row: their texts.
const CUT: &str = "[...document.querySelectorAll('.view:not([hidden]) tbody tr:not([hidden])')].flatMap((row) => { const box = row.getBoundingClientRect(); return [...row.cells].filter((cell) => cell.offsetParent).filter((cell) => { const own = cell.getBoundingClientRect(); return cell.scrollWidth > cell.clientWidth + 1 || own.top < box.top - 2 || own.bottom > box.bottom + 2; }); }).map((cell) => cell.textContent).join('; ')";

/// Cells that stand on each other.
const COVERED: &str = "[...document.querySelectorAll('.view:not([hidden]) tbody tr:not([hidden])')].flatMap((row) => { const boxes = [...row.cells].filter((cell) => cell.offsetParent && cell.textContent.trim()).map((cell) => [cell, cell.getBoundingClientRect()]); return boxes.filter(([one, a]) => boxes.some(([other, b]) => one !== other && a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)).map(([cell]) => cell.textContent); }).join('; ')";

/// The smallest letters of a name on the page, as a part of the height of the wall.
const SMALLEST: &str = "Math.min(...[...document.querySelectorAll('.view:not([hidden]) tbody tr:not([hidden]) a')].map((name) => parseFloat(getComputedStyle(name).fontSize))) / innerHeight";

#[tokio::test(flavor = "multi_thread")]
async fn no_name_is_cut() {
    if !chrome::is_there() {
        return;
    }
    for players in [24, 48, 64, 120] {
        let hall = Hall::all().remove(0);
        let mut event = Event::of(names(players), hall.first.administrator(), 5);
        event.pair(1);
        event.play(1);
        event.pair(2);
        let wall = Chrome::start(Size::Wall).await;
        for size in [Size::Wall, Size::SmallWall] {
            wall.size(size).await;
            for view in ["boards", "names", "standings"] {
                let at = format!("{players} players, {size:?}, {view}");
                wall.open(&hall.first.url(&format!("{}/screen/{view}?section=1&seconds=120", event.event)))
                    .await;
                wall.until("document.querySelector('.laid tbody tr')").await;
                let pages = wall.text("#page-of").await;
                let pages: u32 =
                    pages.rsplit('/').next().and_then(|all| all.trim().parse().ok()).unwrap_or(1);
                for page in 1..=pages {
                    assert_eq!(wall.value(CUT).await, "", "{at}, page {page}");
                    assert_eq!(wall.value(COVERED).await, "", "{at}, page {page}");
                    let smallest = wall.value(SMALLEST).await.as_f64().expect("a number");
                    assert!(smallest > 0.009, "{at}, page {page}: {smallest}");
                    wall.press(RIGHT).await;
                }
            }
        }
        assert_eq!(wall.complaints().await, Vec::<String>::new());
        wall.close().await;
    }
}

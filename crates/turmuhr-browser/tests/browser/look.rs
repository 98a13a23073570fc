//! Pictures of pages: those of the README, and any page in any size for whoever wants to look at it.

use std::path::{Path, PathBuf};

use crate::{
    chrome::{self, Chrome, Size},
    hall::Hall,
};

/// Names the folder the pictures of the README go to.
const README: &str = "TURMUHR_SCREENSHOTS";
/// Names the folder for pictures of whatever `TURMUHR_LOOK_AT` lists: `phone,dark,/e/demo-open`, as many as one likes.
const LOOK: &str = "TURMUHR_LOOK";
const LOOK_AT: &str = "TURMUHR_LOOK_AT";

/// A picture of the README: its file, how large, dark or not, the page, and what is done there first.
struct Picture {
    file: &'static str,
    size: Size,
    dark: bool,
    path: &'static str,
    first: &'static str,
}

const PICTURES: [Picture; 8] = [
    Picture { file: "today", size: Size::Desk, dark: false, path: "/e/demo-open", first: "" },
    Picture {
        file: "round",
        size: Size::Desk,
        dark: false,
        path: "/e/demo-open/s/1/rounds/5",
        first: "document.querySelector('tr.game[data-result=\"\"]').focus()",
    },
    Picture {
        file: "why",
        size: Size::Desk,
        dark: false,
        path: "/e/demo-open/s/1/why/4?round=5&other=2",
        first: "",
    },
    Picture {
        file: "standings",
        size: Size::Desk,
        dark: true,
        path: "/e/demo-open/s/1/standings/2?after=4",
        first: "",
    },
    Picture { file: "phone", size: Size::Phone, dark: false, path: "/e/demo-open/helper", first: "" },
    Picture {
        file: "hall",
        size: Size::Wall,
        dark: true,
        path: "/e/demo-open/screen/boards?section=1",
        first: "",
    },
    Picture {
        file: "pocket",
        size: Size::Phone,
        dark: false,
        path: "/e/demo-open/s/1/rounds/5/boards/10/incident?game=1&kind=illegal-move&side=black&white=0:12:22&black=0:03:40",
        first: "document.querySelector('main h1').scrollIntoView()",
    },
    Picture { file: "journal", size: Size::Desk, dark: false, path: "/e/demo-open/history", first: "" },
];

const LARGEST: usize = 300 * 1024;

fn folder(variable: &str) -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os(variable)?);
    std::fs::create_dir_all(&folder).expect("a folder");
    Some(folder)
}

async fn picture(chrome: &Chrome, file: &Path) -> usize {
    // Fonts and live parts have settled.
    chrome.until("document.fonts.status === 'loaded'").await;
    let image = chrome.screenshot().await;
    std::fs::write(file, &image).expect("written");
    image.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_the_readme() {
    let Some(folder) = folder(README).filter(|_| chrome::is_there()) else { return };
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    for Picture { file, size, dark, path, first } in &PICTURES {
        chrome.size(*size).await;
        chrome.dark(*dark).await;
        chrome.open(&hall.first.url(path)).await;
        chrome.script(first).await;
        let size = picture(&chrome, &folder.join(format!("{file}.png"))).await;
        assert!(size < LARGEST, "{file}: {size} bytes");
    }
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_what_is_asked() {
    let Some(folder) = folder(LOOK).filter(|_| chrome::is_there()) else { return };
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    let wanted = std::env::var(LOOK_AT).unwrap_or_default();
    for line in wanted.split_whitespace() {
        let mut parts = line.splitn(3, ',');
        let (size, dark, path) = (parts.next(), parts.next(), parts.next().expect("size,scheme,path"));
        let size = match size {
            Some("phone") => Size::Phone,
            Some("small") => Size::SmallPhone,
            Some("wall") => Size::Wall,
            _ => Size::Desk,
        };
        chrome.size(size).await;
        chrome.dark(dark == Some("dark")).await;
        chrome.open(&hall.first.url(path)).await;
        let name: String =
            line.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
        picture(&chrome, &folder.join(format!("{name}.png"))).await;
    }
    chrome.close().await;
}

/// In a fieldset of two columns a wide list ran into its neighbour, or out of a phone.
#[tokio::test(flavor = "multi_thread")]
async fn no_list_of_the_settings_runs_over_its_edge() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    for size in [Size::Desk, Size::Phone] {
        chrome.size(size).await;
        chrome.open(&hall.first.url("/e/demo-open/s/1/settings")).await;
        chrome
            .script("for (const fold of document.querySelectorAll('fieldset details')) fold.open = true")
            .await;
        let over = "[...document.querySelectorAll('fieldset > details')].filter((fold) => { const edge = fold.parentElement.getBoundingClientRect().right; const own = fold.getBoundingClientRect().right; return [...fold.querySelectorAll('dt, dd, li')].some((one) => one.getBoundingClientRect().right > Math.min(edge, own) + 1); }).map((fold) => fold.querySelector('summary').textContent).join()";
        assert_eq!(chrome.value(over).await, "", "{:?}", size.pixels());
    }
    chrome.close().await;
}

//! Every page of the demonstration: fits a small phone, complains of nothing, can be read in light and in the dark.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use turmuhr_browser::Visitor;

use crate::{
    chrome::{self, Chrome, Size},
    hall::Hall,
};

const MAIN: [&str; 17] = [
    "/",
    "/login",
    "/e/demo-open",
    "/e/demo-open/s/1/rounds/5",
    "/e/demo-open/s/1/rounds/4/names",
    "/e/demo-open/s/1/standings",
    "/e/demo-open/s/1/cross",
    "/e/demo-open/s/1/players",
    "/e/demo-open/s/1/pairing",
    "/e/demo-open/s/1/statistics",
    "/e/demo-open/history",
    "/e/demo-open/screen/all",
    "/rulings?did=white+touch+e2&did=white+touch+d2&beside=fide-1993",
    "/rulings/position?fen=8/8/4k3/8/8/7p/5N2/7K+b+-+-+0+1&ask=mate",
    "/rulings/read?text=Nf3+Nf6+Ng1+Ng8+Nf3+Nf6+Ng1+Ng8",
    "/rules?q=phone",
    "/rules/fide-2023/9.2?beside=fide-1993",
];

/// Follows links from the first page on; of addresses that differ in numbers or in the side only, the first two.
pub(crate) fn pages(visitor: &mut Visitor) -> Vec<String> {
    let mut alike: BTreeMap<String, u32> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut open = VecDeque::from(["/".to_owned()]);
    let mut found = Vec::new();
    while let Some(path) = open.pop_front() {
        let shape: String =
            path.chars().map(|letter| if letter.is_ascii_digit() { '#' } else { letter }).collect();
        let mut shape = shape.replace("##", "#").replace("side=black", "side=white");
        // Incidents and articles are without number; each kind of page once or twice.
        if let Some(story) = path.strip_prefix("/rulings?") {
            let telling = story.split('&').find(|part| part.starts_with("do=")).unwrap_or_default();
            shape = format!("/rulings?{telling}");
        } else if let Some((page, _)) = path.strip_prefix("/rulings/").and_then(|rest| rest.split_once('?')) {
            shape = format!("/rulings/{page}?");
        } else if path.contains("kind=story") {
            let telling = path.split('&').find(|part| part.starts_with("do=")).unwrap_or_default();
            shape = format!("story {telling}");
        } else if path.starts_with("/rules/") && path != "/rules/cases" {
            shape = "/rules/…".to_owned();
        }
        let count = alike.entry(shape).or_default();
        *count += 1;
        if *count > 2 {
            continue;
        }
        let reply = visitor.get(&path);
        let Ok(text) = str::from_utf8(&reply.body) else { continue };
        if reply.status != 200 || !text.starts_with("<!DOCTYPE html>") {
            continue;
        }
        for link in text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let link = link.replace("&amp;", "&");
            let elsewhere =
                ["/assets/", "/lang/", "/backup/file"].iter().any(|start| link.starts_with(start));
            if link.starts_with('/') && !elsewhere && !link.contains("/export") && seen.insert(link.clone()) {
                open.push_back(link);
            }
        }
        found.push(path);
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_a_small_phone_and_complains_of_nothing() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let mut administrator = hall.first.administrator();
    let all = pages(&mut administrator);
    assert!(all.len() > 40, "{}: {all:?}", all.len());
    let chrome = Chrome::start(Size::SmallPhone).await;
    chrome.log_in_as_administrator(&hall.first).await;
    let mut troubles = Vec::new();
    for path in &all {
        chrome.open(&hall.first.url(path)).await;
        let wide = chrome.value("document.scrollingElement.scrollWidth").await.as_u64().unwrap_or(u64::MAX);
        if wide > 320 {
            let widest = "[...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > 321).map((one) => one.tagName + '.' + one.className).slice(0, 4).join(' ')";
            troubles.push(format!("{path}: {wide} pixels wide: {}", chrome.value(widest).await));
        }
        troubles.extend(chrome.complaints().await.into_iter().map(|what| format!("{path}: {what}")));
    }
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
    chrome.close().await;
}

/// Every text against what is behind it, after WCAG 2; the answer is a list of texts that are too faint.
const FAINT: &str = r#"
const parse = (text) => {
  const parts = text.match(/[\d.]+/g).map(Number);
  // color(srgb …) counts to one, rgb(…) to 255.
  const scale = text.startsWith("color") ? 255 : 1;
  return { rgb: parts.slice(0, 3).map((part) => part * scale), alpha: parts[3] ?? 1 };
};
const over = (front, back, alpha) => front.map((part, at) => part * alpha + back[at] * (1 - alpha));
const light = (rgb) => {
  const [r, g, b] = rgb.map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const behind = (node) => {
  if (!node) return [255, 255, 255];
  const { rgb, alpha } = parse(getComputedStyle(node).backgroundColor);
  return alpha === 1 ? rgb : over(rgb, behind(node.parentElement), alpha);
};
const opacity = (node) => node ? Number(getComputedStyle(node).opacity) * opacity(node.parentElement) : 1;
const faint = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !node.checkVisibility({ visibilityProperty: true }) || node.closest("script, svg")) continue;
  const style = getComputedStyle(node);
  const back = behind(node);
  const { rgb, alpha } = parse(style.color);
  const [a, b] = [light(over(rgb, back, alpha * opacity(node))), light(back)];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (ratio < (large ? 3 : 4.5)) faint.push(`${node.tagName}.${node.className} "${walker.currentNode.data.trim().slice(0, 20)}" ${ratio.toFixed(2)}`);
}
return [...new Set(faint)].slice(0, 8);
"#;

#[tokio::test(flavor = "multi_thread")]
async fn texts_are_strong_enough_in_light_and_dark() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    let mut troubles = Vec::new();
    let mut papers = BTreeSet::new();
    for dark in [false, true] {
        chrome.dark(dark).await;
        for path in MAIN {
            chrome.open(&hall.first.url(path)).await;
            let faint = chrome.script(FAINT).await;
            if faint.as_array().is_none_or(|faint| !faint.is_empty()) {
                troubles.push(format!("{path}, dark {dark}: {faint}"));
            }
            troubles.extend(chrome.complaints().await);
        }
        papers.insert(chrome.value("getComputedStyle(document.body).backgroundColor").await.to_string());
    }
    assert!(troubles.is_empty(), "{}", troubles.join("\n"));
    assert_eq!(papers.len(), 2, "the dark is dark: {papers:?}");
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_focus_is_seen_wherever_it_goes() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::of_administrator(&hall.first).await;
    for path in ["/e/demo-open", "/e/demo-open/s/1/rounds/5", "/events/new?form=full"] {
        chrome.open(&hall.first.url(path)).await;
        let mut met = BTreeSet::new();
        for _ in 0..30 {
            if met.is_empty() {
                chrome.first_tab().await
            } else {
                chrome.tab().await
            }
            let seen = "(() => { const one = document.activeElement; const style = getComputedStyle(one); return [[one.tagName, one.className, one.name, one.innerText?.slice(0, 20)].join(' '), style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && one.getBoundingClientRect().width > 0]; })()";
            let seen = chrome.value(seen).await;
            if seen[0].as_str().is_some_and(|one| one.starts_with("BODY")) && met.len() > 15 {
                // Once around.
                break;
            }
            assert_eq!(seen[1], true, "{path}: {}", seen[0]);
            met.insert(seen[0].to_string());
        }
        assert!(met.len() > 15, "{path}: {met:?}");
    }
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_is_switched_in_the_header() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::speaking("de", Size::Desk).await;
    chrome.open(&hall.first.url("/e/demo-open/s/1/standings")).await;
    assert_eq!(chrome.value("document.documentElement.lang").await, "de");
    assert!(chrome.text("main").await.contains("Tabelle"));
    chrome.click(".who a[hreflang=en]").await;
    chrome.until("document.documentElement.lang === 'en'").await;
    assert_eq!(chrome.path().await, "/e/demo-open/s/1/standings", "the same page");
    assert!(chrome.text("main").await.contains("Standings"));
    // It stays.
    chrome.open(&hall.first.url("/e/demo-open")).await;
    assert_eq!(chrome.value("document.documentElement.lang").await, "en");
    chrome.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_read_without_scripts() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::demo();
    let chrome = Chrome::start(Size::Phone).await;
    chrome.without_scripts().await;
    let pages = [
        ("/", "Turmuhr-Open"),
        ("/e/demo-open", "A-Turnier"),
        ("/e/demo-open/s/1/rounds/5", "tr class=\"game\""),
        ("/e/demo-open/s/1/rounds/5?missing", "tr class=\"game\""),
        ("/e/demo-open/s/1/standings", "data-after=\"4\""),
        ("/e/demo-open/s/1/players", "</table>"),
        ("/e/demo-open/s/1/cross", "</table>"),
        ("/e/demo-open/screen/standings", "data-after=\"4\""),
    ];
    for (path, holds) in pages {
        chrome.open(&hall.first.url(path)).await;
        chrome.until_source(holds).await;
    }
    chrome.close().await;
}

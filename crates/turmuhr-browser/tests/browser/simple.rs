//! A new open in six clicks, in both languages.

use crate::{
    chrome::{self, Chrome, Size},
    hall::Hall,
};

/// Clicks, counted.
struct Clicks<'c> {
    chrome: &'c Chrome,
    count: u32,
}

impl Clicks<'_> {
    async fn on(&mut self, css: &str) {
        self.chrome.click(css).await;
        self.count += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_open_takes_six_clicks() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::all() {
        hall.first.administrator();
        for (lang, proposed, create) in [
            ("de", "6 Runden, Schweizer System", "Turnier anlegen"),
            ("en", "6 rounds, Swiss", "Create the event"),
        ] {
            let chrome = Chrome::speaking(lang, Size::Desk).await;
            chrome.log_in_as_administrator(&hall.first).await;
            chrome.open(&hall.first.url("/")).await;
            new_open(&chrome, proposed, create).await;
            assert_eq!(chrome.complaints().await, Vec::<String>::new());
            chrome.close().await;
        }
    }
}

async fn new_open(chrome: &Chrome, proposed: &str, create: &str) {
    let mut clicks = Clicks { chrome, count: 0 };
    clicks.on("main a[href='/events/new']").await;
    chrome.fill("#five-questions [name=name]", "Maiopen").await;
    for (day, value) in [("start", "2027-05-01"), ("end", "2027-05-03")] {
        // A date field takes keys in the order of its language.
        chrome
            .script(&format!("document.querySelector('#five-questions [name={day}]').value = '{value}'"))
            .await;
    }
    chrome.fill("#five-questions [name=expected]", "60").await;
    clicks.on("#five-questions [name=format][value=dutch]").await;
    chrome.choose("#five-questions [name=time_control]", "5400+30").await;
    clicks.count += 1;
    clicks.on("#five-questions button.next").await;
    chrome.until("document.getElementById('proposal')").await;
    assert!(chrome.text("#proposal").await.contains(proposed));
    assert_eq!(chrome.text("#new-event button.next").await, create);
    clicks.on("#new-event button.next").await;
    // Ready for entries: the brass button leads to them.
    clicks.on("main .next.step").await;
    chrome.until("document.querySelector('#pasted [name=list]')").await;
    assert_eq!(clicks.count, 6);
}

//! Players with their own links: two phones report a result, and every page follows.

use turmuhr_browser::Hall as Event;

use crate::{
    chrome::{self, Chrome, Size},
    hall::Hall,
};

/// Name and link of every card.
fn cards(event: &mut Event) -> Vec<(String, String)> {
    event.arbiter.get(&format!("{}/passes", event.event)).expect_ok();
    let path = event.path("/cards");
    let page = event.arbiter.post(&path, &[("who", "all"), ("days", "3")]).expect_ok();
    let text = page.text();
    let between = |part: &str, from: &str, to: char| {
        let (_, rest) = part.split_once(from).expect("a beginning");
        rest.split(to).next().expect("an end").to_owned()
    };
    text.split("class=\"own-card\"")
        .skip(1)
        .map(|card| (between(card, "<h2>", '<'), format!("/p/{}", between(card, "/p/", '"'))))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_report_the_same_result_on_their_phones() {
    if !chrome::is_there() {
        return;
    }
    for hall in Hall::all() {
        report(hall).await;
    }
}

async fn report(hall: Hall) {
    let mut event = Event::open(hall.first.administrator(), 8, 5);
    let settings = event.path("/self-service");
    event.arbiter.get(&settings).expect_ok();
    event.arbiter.post(&settings, &[("results", "yes")]).expect_ok();
    event.pair(1);
    let cards = cards(&mut event);
    assert_eq!(cards.len(), 8);
    let one = Chrome::start(Size::Phone).await;
    one.open(&hall.first.url(&cards[0].1)).await;
    one.until_path("/me").await;
    assert_eq!(one.text("h1").await, cards[0].0);
    let opponent = one.text(".against b").await;
    let (_, link) = cards.iter().find(|(name, _)| *name == opponent).expect("the opponent has a card");
    let other = Chrome::start(Size::Phone).await;
    other.open(&hall.second().url(link)).await;
    other.until_path("/me").await;
    // Nothing is wider than the phone.
    assert_eq!(one.value("document.documentElement.scrollWidth <= innerWidth").await, true);
    one.click(".reporting summary").await;
    one.click(".reporting button[value='1/2-1/2']").await;
    one.until("document.querySelector('.seat .reported')").await;
    assert!(!one.has(".seat .verdict").await, "a report is no result");
    // The other phone is told, and opens its answer.
    other
        .until("document.querySelector('.seat .reported') && document.querySelector('.reporting').open")
        .await;
    other.click(".reporting button[value='1/2-1/2']").await;
    other.until("document.querySelector('.seat .verdict')").await;
    one.until("document.querySelector('.seat .verdict')").await;
    for phone in [one, other] {
        assert_eq!(phone.complaints().await, Vec::<String>::new());
        phone.close().await;
    }
}

//! Forms that do not wait in the queue: without a connection they stay on their page, with everything in them.

use turmuhr_browser::Hall as Event;

use crate::{
    chrome::{self, Chrome, Size},
    hall::Hall,
};

const LINE: &str = "document.querySelector('#line .now').textContent";

#[tokio::test(flavor = "multi_thread")]
async fn a_form_without_a_connection_stays_and_is_sent_by_hand() {
    if !chrome::is_there() {
        return;
    }
    let hall = Hall::all().remove(0);
    let mut event = Event::open(hall.first.administrator(), 8, 3);
    event.pair(1);
    let desk = Chrome::start(Size::Desk).await;
    desk.log_in_as_administrator(&hall.first).await;
    desk.open(&hall.first.url(&event.path("/players/1/edit"))).await;
    desk.fill("#main input[name=club]", "SK Anderswo").await;
    desk.offline(true).await;
    desk.until(&format!("{LINE}.includes('No connection, as of')")).await;
    let said = desk.text("#line .now").await;
    assert!(!said.contains("are sent"), "nothing of this page is sent by itself: {said}");
    desk.script("document.querySelector('#main input[name=club]').form.requestSubmit()").await;
    desk.until("document.querySelector('.held')?.textContent.includes('not sent by itself')").await;
    let kept = desk.value("document.querySelector('#main input[name=club]').value").await;
    assert_eq!(kept, "SK Anderswo");
    desk.offline(false).await;
    desk.until("document.querySelector('.held')?.textContent.includes('The connection is back')").await;
    desk.script("document.querySelector('#main input[name=club]').form.requestSubmit()").await;
    desk.until("location.search.includes('done=')").await;
    desk.close().await;
}

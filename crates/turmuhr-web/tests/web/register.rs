//! Public registration, and the texts of the house.

use crate::support::{Browser, House, Reply, system};
use axum::http::StatusCode;
use jiff::civil::{Date, date};
use turmuhr_store::Role;
use turmuhr_tournament::{
    Details, EntryId, Fact, Level, SectionId, Settings,
    self_service::{Registration, SelfService},
};

const SECTION: SectionId = SectionId(1);
const FORM: &str = "/e/stadt/s/1/register";
const LIST: &str = "/e/stadt/s/1/registrations";

/// An event without players, with these rules.
async fn house(rules: Option<Registration>) -> House {
    let house = House::empty().await;
    let facts = vec![
        Fact::EventCreated { details: Details { name: "Stadtturnier".to_owned(), ..Details::default() } },
        Fact::SectionAdded { section: SECTION, settings: Settings::default() },
        Fact::SelfServiceSet { section: SECTION, rules: SelfService { results: false, registration: rules } },
    ];
    house.desk.create("stadt", &system(), facts, Some(Level::ConfirmTwice)).await.expect("created");
    house
}

fn most(most: u32) -> Option<Registration> {
    Some(Registration { most: Some(most), ..Registration::default() })
}

async fn register(browser: &mut Browser, name: &str, once: &str) -> Reply {
    let fields = [("name", name), ("birth", "1990"), ("consent", "yes"), ("once", once), ("club", "SK Turm")];
    browser.post(FORM, &fields).await
}

/// The personal link of a confirmation.
fn link(reply: &Reply) -> String {
    let (_, rest) = reply.text.split_once("/p/").unwrap_or_else(|| panic!("no link: {}", reply.text));
    format!("/p/{}", rest.split('"').next().expect("an end"))
}

async fn names(house: &House) -> (Vec<String>, Vec<String>) {
    let snapshot = house.desk.open("stadt").await.expect("there");
    let section = snapshot.event().section(SECTION).expect("there");
    (
        section.players.values().map(|player| player.person.name.clone()).collect(),
        section.registrations.values().map(|person| person.name.clone()).collect(),
    )
}

#[tokio::test]
async fn a_registration_has_a_number_a_link_and_an_arbiter_who_accepts_it() {
    let house = house(most(2)).await;
    let mut public = house.browser();
    let form = public.get(FORM).await;
    assert!(form.text.contains("Geburtsjahr") && form.text.contains("href=\"/privacy\""), "{}", form.text);
    assert!(
        public.get("/e/stadt").await.text.contains("Zum Turnier anmelden"),
        "the event leads to the form"
    );
    let done = register(&mut public, "Adler, Paul", "a1").await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    assert!(done.text.contains("Angemeldet mit der Nummer 1"), "{}", done.text);
    assert_eq!(done.header("cache-control"), "no-store");
    assert_eq!(names(&house).await, (vec![], vec!["Adler, Paul".to_owned()]));
    // The link opens the own page, without an account.
    let mut phone = house.browser();
    let entered = phone.get(&link(&done)).await;
    let page = phone.get(&entered.location).await.text;
    assert!(page.contains("Adler, Paul") && page.contains("Ein Platz ist frei"), "{page}");
    // Nobody else sees registrations.
    assert_eq!(public.get(LIST).await.status, StatusCode::UNAUTHORIZED);
    assert!(!public.get("/e/stadt/s/1/players").await.text.contains("Adler"));
    let mut arbiter = house.of(Role::Arbiter).await;
    assert!(arbiter.get("/e/stadt").await.text.contains("Eine Anmeldung wartet auf Annahme"));
    assert!(arbiter.get(LIST).await.text.contains("Adler, Paul"));
    register(&mut public, "Brand, Ida", "b1").await;
    assert_eq!(arbiter.post(LIST, &[("do", "accept-all")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(names(&house).await, (vec!["Adler, Paul".to_owned(), "Brand, Ida".to_owned()], vec![]));
    assert!(phone.get(&entered.location).await.text.contains("Noch keine Auslosung"));
}

#[tokio::test]
async fn beyond_the_limit_players_wait_and_move_up() {
    let house = house(most(1)).await;
    let mut public = house.browser();
    public.lang = "en";
    let first = register(&mut public, "Adler, Paul", "a1").await;
    let second = register(&mut public, "Brand, Ida", "b1").await;
    assert!(second.text.contains("place 1 on the waiting list"), "{}", second.text);
    assert!(public.get(FORM).await.text.contains("place 2 on the waiting list"));
    let mut waiting = house.browser();
    waiting.lang = "en";
    let at = waiting.get(&link(&second)).await.location;
    let mut leaving = house.browser();
    leaving.get(&link(&first)).await;
    assert_eq!(leaving.post("/e/stadt/me/withdraw", &[]).await.status, StatusCode::SEE_OTHER);
    assert!(waiting.get(&at).await.text.contains("A place is free"));
    // Sent again it changes nothing.
    assert_eq!(leaving.post("/e/stadt/me/withdraw", &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(names(&house).await, (vec![], vec!["Brand, Ida".to_owned()]));
}

#[tokio::test]
async fn without_an_arbiter_where_the_organiser_wants_it_so() {
    let rules = Registration { most: Some(1), automatic: true, closes: None };
    let house = house(Some(rules)).await;
    let mut public = house.browser();
    let first = register(&mut public, "Adler, Paul", "a1").await;
    assert!(first.text.contains("Sie stehen auf der Teilnehmerliste"), "{}", first.text);
    register(&mut public, "Brand, Ida", "b1").await;
    assert_eq!(names(&house).await, (vec!["Adler, Paul".to_owned()], vec!["Brand, Ida".to_owned()]));
    let mut leaving = house.browser();
    leaving.get(&link(&first)).await;
    leaving.post("/e/stadt/me/withdraw", &[]).await;
    assert_eq!(names(&house).await, (vec!["Brand, Ida".to_owned()], vec![]), "the next one moved up");
}

#[tokio::test]
async fn sending_twice_enters_nothing_twice() {
    let house = house(most(10)).await;
    let mut public = house.browser();
    let first = register(&mut public, "Adler, Paul", "a1").await;
    let again = register(&mut public, "Adler, Paul", "a1").await;
    assert_eq!((again.status, link(&again)), (StatusCode::OK, link(&first)));
    assert_eq!(names(&house).await.1.len(), 1);
    // The same person in a new form is refused, also from elsewhere.
    let twice = register(&mut house.browser(), "Paul Adler", "c1").await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    assert!(twice.text.contains("ist schon angemeldet"), "{}", twice.text);
    assert_eq!(names(&house).await.1.len(), 1);
}

#[tokio::test]
async fn a_form_is_read_at_the_door() {
    let house = house(most(10)).await;
    let mut public = house.browser();
    let good =
        [("name", "Adler, Paul"), ("birth", "1990"), ("consent", "yes"), ("once", "a1"), ("club", "SK Turm")];
    let long = "x".repeat(500);
    let wrong = [
        ("name", ""),
        ("name", long.as_str()),
        ("birth", ""),
        ("birth", "gestern"),
        ("birth", "2999"),
        ("club", long.as_str()),
        ("fide_number", long.as_str()),
        ("email", "anna"),
        ("email", "a b@c.example"),
    ];
    for (field, value) in wrong {
        let mut fields: Vec<(&str, &str)> = good.into_iter().filter(|(name, _)| *name != field).collect();
        fields.push((field, value));
        let reply = public.post(FORM, &fields).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{field} {value}");
        assert!(reply.text.contains("SK Turm") || field == "club", "what was typed stays: {field}");
    }
    let without: Vec<(&str, &str)> = good.into_iter().filter(|(name, _)| *name != "consent").collect();
    assert_eq!(public.post(FORM, &without).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // A program that fills in every field enters nobody.
    let trapped: Vec<(&str, &str)> = good.into_iter().chain([("website", "https://x.example")]).collect();
    public.post(FORM, &trapped).await;
    assert_eq!(public.post_from_elsewhere(FORM).await.status, StatusCode::FORBIDDEN);
    assert_eq!(names(&house).await, (vec![], vec![]));
}

#[tokio::test]
async fn the_form_is_closed_by_default_after_its_day_and_after_the_first_pairing() {
    let closed = |reply: &Reply| reply.text.contains("Die Anmeldung ist geschlossen");
    let yesterday = Some(Registration { closes: Some(date(2020, 1, 1)), ..Registration::default() });
    for rules in [None, yesterday] {
        let house = house(rules).await;
        let mut public = house.browser();
        assert!(closed(&public.get(FORM).await));
        let refused = register(&mut public, "Adler, Paul", "a1").await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
        assert!(!public.get("/e/stadt").await.text.contains("Zum Turnier anmelden"));
    }
    let open = Some(Registration { closes: Some(Date::MAX), ..Registration::default() });
    let demo = House::demo().await;
    let rules = SelfService { results: false, registration: open };
    let fact = Fact::SelfServiceSet { section: SECTION, rules };
    // The latest day of the calendar is beyond the limits of an event.
    assert!(demo.desk.act("demo-open", &system(), vec![fact], None).await.is_err());
    let rules = SelfService { results: false, registration: most(500) };
    let fact = Fact::SelfServiceSet { section: SECTION, rules };
    demo.desk.act("demo-open", &system(), vec![fact], None).await.expect("can be");
    assert!(closed(&demo.browser().get("/e/demo-open/s/1/register").await));
}

#[tokio::test]
async fn an_email_address_is_for_arbiters_and_can_be_deleted() {
    let house = house(most(10)).await;
    let mut public = house.browser();
    let email = "paul@verein.example";
    let fields =
        [("name", "Adler, Paul"), ("birth", "1990"), ("consent", "yes"), ("once", "a1"), ("email", email)];
    let done = public.post(FORM, &fields).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    assert!(arbiter.get(LIST).await.text.contains(email));
    let journal = arbiter.get("/api/events/stadt/journal").await.text;
    assert!(journal.contains("Adler, Paul") && !journal.contains(email), "{journal}");
    arbiter.post(LIST, &[("do", "accept"), ("player", "1")]).await;
    for page in ["/e/stadt/s/1/players", "/e/stadt/s/1/players/1", "/api/events/stadt/sections/1/players"] {
        assert!(!public.get(page).await.text.contains(email), "{page}");
    }
    // An accepted player's address stays until it is deleted.
    assert!(arbiter.get(LIST).await.text.contains(email));
    assert_eq!(arbiter.post(LIST, &[("do", "forget"), ("player", "1")]).await.status, StatusCode::SEE_OTHER);
    assert!(!arbiter.get(LIST).await.text.contains(email));
    house.desk.store().save_contact("stadt", SECTION, EntryId(1), email).await.expect("saved");
    let mut own = house.browser();
    own.get(&link(&done)).await;
    own.post("/e/stadt/me/withdraw", &[]).await;
    let left = house.desk.store().contacts("stadt", SECTION).await.expect("asked");
    assert_eq!(left, vec![]);
}

#[tokio::test]
async fn a_link_withdraws_its_own_registration_only() {
    let house = house(most(10)).await;
    let mut public = house.browser();
    register(&mut public, "Adler, Paul", "a1").await;
    // A player whom an arbiter entered, with a card: leaving is for the arbiter.
    let entered = Fact::PlayersEntered {
        section: SECTION,
        players: vec![(EntryId(7), turmuhr_tournament::Person::named("Czerny, Ben"))],
    };
    house.desk.act("stadt", &system(), vec![entered], Some(Level::Confirm)).await.expect("can be");
    let mut card = house.player("stadt", EntryId(7)).await;
    assert_eq!(card.post("/e/stadt/me/withdraw", &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.browser().post("/e/stadt/me/withdraw", &[]).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(names(&house).await, (vec!["Czerny, Ben".to_owned()], vec!["Adler, Paul".to_owned()]));
    let mut arbiter = house.of(Role::Arbiter).await;
    arbiter.post(LIST, &[("do", "decline"), ("player", "1")]).await;
    assert_eq!(names(&house).await.1, Vec::<String>::new());
    let next = register(&mut public, "Dorn, Eva", "d1").await;
    assert!(next.text.contains("Nummer 8"), "numbers are never used again: {}", next.text);
}

#[tokio::test]
async fn a_flood_of_registrations_is_stopped() {
    let house = house(most(500)).await;
    let mut public = house.browser().from("192.0.2.7");
    let mut stopped = 0;
    for at in 0..25 {
        let reply = register(&mut public, &format!("Flut{at}, Anna"), &format!("f{at}")).await;
        stopped += usize::from(reply.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!((1..=5).contains(&stopped), "{stopped}");
    let mut elsewhere = house.browser().from("198.51.100.7");
    assert_eq!(register(&mut elsewhere, "Adler, Paul", "a1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_chief_arbiter_opens_the_form() {
    let house = house(None).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let page = "/e/stadt/s/1/self-service";
    let fields = [("open", "yes"), ("closes", "2099-12-31"), ("most", "40"), ("automatic", "yes")];
    assert_eq!(chief.post(page, &fields).await.status, StatusCode::SEE_OTHER);
    let snapshot = house.desk.open("stadt").await.expect("there");
    let rules = snapshot.event().section(SECTION).expect("there").self_service.registration.clone();
    let expected = Registration { closes: Some(date(2099, 12, 31)), most: Some(40), automatic: true };
    assert_eq!(rules, Some(expected));
    let wrong = chief.post(page, &[("open", "yes"), ("closes", "bald")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text.contains("bald"), "{}", wrong.text);
}

#[tokio::test]
async fn every_page_leads_to_imprint_and_privacy() {
    let house = House::demo().await;
    let mut public = house.browser();
    for page in ["/", "/e/demo-open", "/login", "/rulings", "/nonsense"] {
        let page = public.get(page).await.text;
        assert!(page.contains("href=\"/imprint\"") && page.contains("href=\"/privacy\""), "{page}");
    }
    assert!(public.get("/privacy").await.text.contains("Welche Daten"));
    public.lang = "en";
    assert!(public.get("/privacy").await.text.contains("Which data"));
    assert!(public.get("/imprint").await.text.contains("has not written anything here yet"));
    assert_eq!(public.get("/legal").await.status, StatusCode::UNAUTHORIZED);
    let mut administrator = house.of(Role::Administrator).await;
    assert!(administrator.get("/legal").await.text.contains("Welche Daten"), "the proposal can be changed");
    let text = "# Verein\r\n\r\nSK Turm <b>\r\nAm Markt 1";
    let saved = administrator.post("/legal", &[("imprint-de", text)]).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let mut german = house.browser();
    let page = german.get("/imprint").await.text;
    assert!(page.contains("<h2>Verein</h2>") && page.contains("SK Turm &lt;b&gt;<br>Am Markt 1"), "{page}");
    assert!(german.get("/privacy").await.text.contains("Welche Daten"), "the other texts stay");
    let long = "x".repeat(20_001);
    let refused = administrator.post("/legal", &[("imprint-de", &long)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let mut chief = house.of(Role::ChiefArbiter).await;
    assert_eq!(chief.post("/legal", &[("imprint-de", "x")]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_link_that_was_not_saved_is_made_again_for_the_same_player() {
    let house = house(most(2)).await;
    let mut public = house.browser();
    let first = register(&mut public, "Adler, Paul", "a1").await;
    // The pass is lost, as if it could not be saved after the entry.
    let later = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24 * 365 * 20);
    house.desk.store().purge(later).await.expect("purged");
    assert!(house.desk.store().passes("stadt").await.expect("read").is_empty());
    let again = register(&mut public, "Adler, Paul", "a1").await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.text);
    assert_eq!(link(&again), link(&first));
    assert_eq!(names(&house).await, (vec![], vec!["Adler, Paul".to_owned()]));
    let mut phone = house.browser();
    let entered = phone.get(&link(&again)).await;
    assert!(phone.get(&entered.location).await.text.contains("Adler, Paul"));
}

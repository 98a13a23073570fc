//! Start simple: five answers make an event, templates and copies save typing, confirmations name their act, and a
//! fixed table is public as a whole.

use crate::support::{Browser, House};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{Event, RoundNo, SectionId};

fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The fields of a form as a browser without scripts sends them, folded or not.
fn untouched(page: &str, id: &str) -> Vec<(String, String)> {
    let form = page
        .split("<form")
        .find(|form| attribute(form.split('>').next().unwrap_or_default(), "id") == Some(id));
    let form = form.expect("the form").split("</form>").next().expect("its end");
    let mut fields: Vec<(String, String)> = Vec::new();
    let mut select: Option<(String, bool)> = None;
    for part in form.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        let value = plain(attribute(tag, "value").unwrap_or_default());
        let name = attribute(tag, "name").map(str::to_owned);
        match tag.split(' ').next().unwrap_or_default() {
            "input" => {
                let ticks = matches!(attribute(tag, "type"), Some("checkbox" | "radio"));
                if !ticks || tag.contains(" checked") {
                    fields.extend(name.map(|name| (name, value)));
                }
            }
            "textarea" => fields.extend(name.map(|name| (name, plain(text.trim_start_matches('\n'))))),
            "select" => select = name.map(|name| (name, false)),
            "option" => {
                if let Some((name, taken)) = &mut select {
                    if !*taken {
                        fields.push((name.clone(), value));
                        *taken = true;
                    } else if tag.contains(" selected")
                        && let Some(last) = fields.last_mut()
                    {
                        last.1 = value;
                    }
                }
            }
            _ => {}
        }
    }
    fields.retain(|(name, _)| !matches!(name.as_str(), "csrf" | "act" | "seen"));
    fields
}

/// Sends a form as it stands, with some fields typed over.
pub(crate) async fn send(browser: &mut Browser, page: &str, typed: &[(&str, &str)]) -> String {
    let mut fields = untouched(page, "new-event");
    for (name, value) in typed {
        fields.retain(|(known, _)| known != name);
        fields.push(((*name).to_owned(), (*value).to_owned()));
    }
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let reply = browser.post("/events/new", &fields).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    reply.location.trim_start_matches("/e/").to_owned()
}

async fn event(house: &House, stream: &str) -> Event {
    house.desk.open(stream).await.expect("made").event().clone()
}

/// An open on a weekend in May, from Saturday to Monday.
const OPEN: [(&str, &str); 7] = [
    ("do", "five"),
    ("name", "Maiopen"),
    ("start", "2027-05-01"),
    ("end", "2027-05-03"),
    ("expected", "60"),
    ("format", "dutch"),
    ("time_control", "5400+30"),
];

#[tokio::test]
async fn five_answers_make_an_open() {
    let house = House::empty().await;
    for (lang, said) in [
        (
            "de",
            [
                "6 Runden, Schweizer System (Dutch 2026), 90 Min. + 30 s, ",
                "Karenzzeit 30 Minuten",
                "Runde 1 am Sa 1.5.2027, 10:00 Uhr, Runde 6 am Mo 3.5.2027, 14:30 Uhr.",
            ],
        ),
        (
            "en",
            [
                "6 rounds, Swiss (Dutch 2026), 90 min + 30 s, ",
                "default time 30 minutes",
                "round 1 on Sat 1 May 2027, 10:00, round 6 on Mon 3 May 2027, 14:30.",
            ],
        ),
    ] {
        let mut chief = house.of(Role::ChiefArbiter).await;
        chief.lang = lang;
        let asked = chief.get("/events/new").await.text;
        assert_eq!(asked.matches("type=\"radio\"").count(), 5, "{asked}");
        assert!(!asked.contains("name=\"tie_breaks\"") && asked.contains("href=\"/events/new?form=full\""));
        let page = chief.post("/events/new", &OPEN).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        for part in said {
            assert!(page.text.contains(part), "{part}: {}", page.text);
        }
        let fold =
            page.text.split("<details").find(|part| part.contains("id=\"all-fields\"")).expect("a fold");
        assert!(!fold.split('>').next().unwrap_or_default().contains(" open"), "folded");
        let stream = send(&mut chief, &page.text, &[]).await;
        let made = event(&house, &stream).await;
        let settings = &made.section(SectionId(1)).expect("one").settings;
        assert_eq!((settings.rounds, settings.default_minutes), (6, Some(30)));
        assert_eq!(settings.starts[&RoundNo(6)].to_string(), "2027-05-03T14:30:00");
        assert_eq!(settings.tie_breaks.len(), 4);
        // The next step is the entry of players.
        let home = chief.get(&format!("/e/{stream}")).await.text;
        assert!(home.contains(&format!("href=\"/e/{stream}/s/1/enter\"")), "{home}");
    }
}

#[tokio::test]
async fn every_system_of_the_short_form_makes_an_event() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    for (system, rounds) in
        [("dutch", 5), ("round-robin", 9), ("knockout", 4), ("team-swiss", 5), ("team-round-robin", 9)]
    {
        let fields = [
            ("do", "five"),
            ("name", system),
            ("expected", "10"),
            ("format", system),
            ("time_control", "900+10"),
        ];
        let page = chief.post("/events/new", &fields).await.text;
        let stream = send(&mut chief, &page, &[]).await;
        let made = event(&house, &stream).await;
        let settings = &made.section(SectionId(1)).expect("one").settings;
        assert_eq!((settings.rounds, settings.default_minutes), (rounds, None), "{system}");
        assert!(settings.starts.is_empty(), "{system}: no days, no starts");
    }
}

#[tokio::test]
async fn an_event_of_one_day_is_proposed_with_a_pace_that_fits_the_day() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let asks = chief.get("/events/new").await.text;
    assert!(asks.contains("<option value=\"fits\" selected>"), "the program chooses unless told: {asks}");
    let fields = [
        ("do", "five"),
        ("name", "Schnellturnier"),
        ("start", "2027-05-01"),
        ("end", "2027-05-01"),
        ("expected", "30"),
        ("format", "dutch"),
        ("time_control", "fits"),
    ];
    let page = chief.post("/events/new", &fields).await.text;
    let stream = send(&mut chief, &page, &[]).await;
    let made = event(&house, &stream).await;
    let settings = &made.section(SectionId(1)).expect("one").settings;
    let pace = settings.time_control.as_ref().map(ToString::to_string).unwrap_or_default();
    assert_eq!((pace.as_str(), settings.rounds, settings.starts.len()), ("900+10", 7, 7));
}

#[tokio::test]
async fn a_missing_answer_is_asked_for_again() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    for (field, value) in [("expected", ""), ("expected", "1"), ("name", ""), ("end", "2027-04-30")] {
        let fields = OPEN.map(|(name, known)| if name == field { (name, value) } else { (name, known) });
        let page = chief.post("/events/new", &fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{field}");
        assert!(page.text.contains(&format!("id=\"wrong-{field}\"")), "{field}: {}", page.text);
        assert!(page.text.contains("id=\"five-questions\"") && page.text.contains("value=\"2027-05-01\""));
    }
}

/// A played open of two sections, with a fee and round times.
async fn played(house: &House, chief: &mut Browser) -> String {
    let page = chief.post("/events/new", &OPEN).await.text;
    let more = [("place", "Lehrte"), ("section_name", "A"), ("fee", "30")];
    let stream = send(chief, &page, &more).await;
    let second = [("section_name", "B"), ("format", "round-robin"), ("rounds", "5")];
    chief.post(&format!("/e/{stream}/sections/new"), &second).await;
    let list = [("way", "list"), ("list", "Roth, Lea; 2000\nKaya, Ali; 1900"), ("sure", "yes")];
    chief.post(&format!("/e/{stream}/s/1/enter"), &list).await;
    assert_eq!(
        event(house, &stream).await.section(SectionId(1)).map(|section| section.players.len()),
        Some(2)
    );
    stream
}

#[tokio::test]
async fn a_copy_has_the_settings_on_the_same_weekdays_and_no_players() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let stream = played(&house, &mut chief).await;
    let asked = chief.get("/events/new").await.text;
    assert!(asked.contains(&format!("option value=\"{stream}\"")), "{asked}");
    let page = chief.get(&format!("/events/new?from={stream}")).await.text;
    assert!(!page.contains("Roth") && page.contains("value=\"Lehrte\""), "{page}");
    let copy = event(&house, &send(&mut chief, &page, &[("name", "Maiopen II")]).await).await;
    let before = event(&house, &stream).await;
    assert_eq!(copy.sections.len(), 2);
    for (id, section) in &copy.sections {
        let old = &before.section(*id).expect("both").settings;
        assert!(section.players.is_empty());
        assert_eq!((&section.settings.name, &section.settings.format), (&old.name, &old.format));
        assert_eq!((section.settings.rounds, &section.settings.fee), (old.rounds, &old.fee));
        assert_eq!(section.settings.starts.len(), old.starts.len());
        for (round, at) in &section.settings.starts {
            let was = old.starts[round];
            assert_eq!((at.weekday(), at.time()), (was.weekday(), was.time()), "{round}");
            assert!(at.year() > was.year());
        }
    }
    // A given first day moves everything along.
    let page = chief.get(&format!("/events/new?from={stream}&first_day=2029-06-02")).await.text;
    let later = event(&house, &send(&mut chief, &page, &[]).await).await;
    assert_eq!(later.details.end.map(|day| day.to_string()).as_deref(), Some("2029-06-04"));
    let starts = &later.section(SectionId(1)).expect("one").settings.starts;
    assert_eq!(starts[&RoundNo(1)].to_string(), "2029-06-02T10:00:00");
    assert_eq!(chief.get("/events/new?from=nowhere").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_template_is_listed_for_new_events_and_nowhere_else() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let stream = played(&house, &mut chief).await;
    let nameless = chief.post(&format!("/e/{stream}/template"), &[]).await;
    assert_eq!(nameless.status, StatusCode::BAD_REQUEST);
    let saved = chief.post(&format!("/e/{stream}/template"), &[("template", "Unser Open")]).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let all = house.desk.store().list().await.expect("a list");
    let template = all.iter().find(|event| event.name == "Unser Open").expect("saved").stream.clone();
    let kept = event(&house, &template).await;
    assert!(kept.sections.len() == 2 && kept.sections.values().all(|section| section.players.is_empty()));
    assert!(!chief.get("/").await.text.contains("Unser Open"));
    assert!(!chief.get("/api/events").await.text.contains("Unser Open"));
    let asked = chief.get("/events/new").await.text;
    assert!(asked.contains("Vorlagen") && asked.contains(&format!("option value=\"{template}\"")), "{asked}");
    let page = chief.get(&format!("/events/new?from={template}&first_day=2028-05-06")).await.text;
    let made = event(&house, &send(&mut chief, &page, &[("name", "Herbstopen")]).await).await;
    assert_eq!((made.details.name.as_str(), made.details.place.as_str()), ("Herbstopen", "Lehrte"));
    assert_eq!(made.sections.len(), 2);
    // An archived template is offered no more.
    chief.post(&format!("/e/{template}/archive"), &[("archived", "yes")]).await;
    assert!(!chief.get("/events/new").await.text.contains("Unser Open"));
    let mut arbiter = house.of(Role::Arbiter).await;
    let refused = arbiter.post(&format!("/e/{stream}/template"), &[("template", "X")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_confirmation_names_its_act() {
    let house = House::demo().await;
    for (lang, make, leave, first) in [
        ("de", ">Turnier anlegen<", ">FIDE-Modus verlassen<", ">FIDE-Modus verlassen: Folgen zeigen<"),
        ("en", ">Create the event<", ">Leave FIDE mode<", ">Leave FIDE mode: show the consequences<"),
    ] {
        let mut chief = house.of(Role::ChiefArbiter).await;
        chief.lang = lang;
        let button = |page: &str| {
            let form = page.split("id=\"confirm\"").nth(1).expect("a form").to_owned();
            form.split("</form>").next().expect("its end").to_owned()
        };
        let table = [("name", "R"), ("format", "round-robin"), ("rounds", "5"), ("tie_breaks", "BH, SB")];
        let asked = chief.post("/events/new", &table).await;
        assert!(button(&asked.text).contains(make), "{}", asked.text);
        let path = "/e/demo-open/fide-mode";
        let asked = chief.post(path, &[("reason", "Blitz")]).await;
        assert!(button(&asked.text).contains(first), "{}", asked.text);
        let asked = chief.post(path, &[("reason", "Blitz"), ("accepted", "confirm")]).await;
        assert!(button(&asked.text).contains(leave), "{}", asked.text);
    }
}

#[tokio::test]
async fn a_round_robin_is_public_as_a_whole() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [
        ("do", "five"),
        ("name", "Rund"),
        ("start", "2027-09-03"),
        ("end", "2027-10-01"),
        ("expected", "5"),
        ("format", "round-robin"),
        ("time_control", "5400+30"),
    ];
    let page = chief.post("/events/new", &fields).await.text;
    let stream = send(&mut chief, &page, &[]).await;
    let section = format!("/e/{stream}/s/1");
    let list: String = (1..=5).map(|at| format!("Spieler{at}, A; {}\n", 2300 - at * 37)).collect();
    chief.post(&format!("{section}/enter"), &[("way", "list"), ("list", &list), ("sure", "yes")]).await;
    let mut public = house.browser();
    let schedule = format!("{section}/schedule");
    assert!(public.get(&schedule).await.text.contains("sobald die Nummern ausgelost sind"));
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    let whole = public.get(&schedule).await.text;
    assert!(whole.contains("id=\"round-5\"") && whole.contains("Fr 1.10.2027, 19:00 Uhr"), "{whole}");
    assert_eq!(whole.matches("spielfrei").count(), 5, "{whole}");
    let paper = public.get(&format!("{section}/paper/all-rounds.pdf")).await;
    assert_eq!((paper.status, paper.kind.as_str()), (StatusCode::OK, "application/pdf"));
    // A published round stands in the schedule with the pairs announced there.
    chief.post(&format!("{section}/pairing"), &[("round", "1")]).await;
    chief.post(&format!("{section}/rounds/1/publish"), &[]).await;
    let first = chief.get(&format!("{section}/rounds/1")).await.text;
    assert!(
        first.contains("spielfrei") && !first.contains("abwesend") && !first.contains("/late"),
        "{first}"
    );
    let after = public.get(&schedule).await.text;
    assert!(after.contains(&format!("href=\"{section}/rounds/1\"")), "{after}");
    let second = |page: &str| page.split("id=\"round-2\"").nth(1).map(str::to_owned);
    assert_eq!(second(&after), second(&whole));
    // A Swiss has no such page.
    let page = chief.post("/events/new", &OPEN).await.text;
    let open = send(&mut chief, &page, &[]).await;
    assert_eq!(public.get(&format!("/e/{open}/s/1/schedule")).await.status, StatusCode::NOT_FOUND);
}

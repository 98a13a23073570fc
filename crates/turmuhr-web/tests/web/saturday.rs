//! What directors stumbled over in a tournament weekend: names in the journal, namesakes, money, withdrawals, copies.

use axum::http::StatusCode;
use jiff::civil::date;
use turmuhr_store::Role;
use turmuhr_tournament::{
    BoardNo, Details, EntryId, Fact, Format, GameNo, GameResult, Level, Origin, Person, RoundNo, SectionId,
    Settings, propose,
    settings::{Eligible, Fee, Prize},
};

use crate::{
    late::open,
    support::{House, system},
};

const SECTION: SectionId = SectionId(1);

pub(crate) async fn say(house: &House, stream: &str, facts: Vec<Fact>) {
    house.desk.act(stream, &system(), facts, Some(Level::ConfirmTwice)).await.expect("can be");
}

/// An event with one section and these players.
pub(crate) async fn made(settings: Settings, details: Details, people: Vec<Person>) -> House {
    let house = House::empty().await;
    let players = (1..).map(EntryId).zip(people).collect();
    let facts = vec![
        Fact::EventCreated { details },
        Fact::SectionAdded { section: SECTION, settings },
        Fact::PlayersEntered { section: SECTION, players },
    ];
    house.desk.create("event", &system(), facts, Some(Level::ConfirmTwice)).await.expect("made");
    house
}

pub(crate) fn named(name: &str) -> Details {
    Details { name: name.to_owned(), ..Details::default() }
}

pub(crate) fn people(count: u32) -> Vec<Person> {
    (1..=count).map(|at| Person::named(&format!("Spieler{at}, A"))).collect()
}

/// Pairs the next round of the event and publishes it.
pub(crate) async fn pair(house: &House) -> RoundNo {
    let now = house.desk.open("event").await.expect("there");
    let section = now.event().section(SECTION).expect("one");
    if section.lots.is_none() {
        say(house, "event", vec![turmuhr_tournament::draw_lots(section, 7, None, false)]).await;
    }
    let now = house.desk.open("event").await.expect("there");
    let proposal = propose(now.event(), now.event().section(SECTION).expect("one")).expect("a pairing");
    let (round, paired) = (proposal.round, proposal.paired);
    let pairing = Fact::RoundPaired { section: SECTION, round, paired, origin: Origin::Program };
    say(house, "event", vec![pairing, Fact::RoundPublished { section: SECTION, round }]).await;
    round
}

pub(crate) fn result(round: RoundNo, board: u32, result: GameResult) -> Fact {
    let (board, game) = (BoardNo(board), GameNo::FIRST);
    Fact::ResultEntered { section: SECTION, round, board, game, result: Some(result), reason: String::new() }
}

#[tokio::test]
async fn the_journal_names_people_whose_entry_was_undone() {
    let house = made(Settings::default(), named("Open"), people(4)).await;
    let late = vec![(EntryId(5), Person::named("Nachzügler, Nils"))];
    say(&house, "event", vec![Fact::PlayersEntered { section: SECTION, players: late }]).await;
    let entered = house.desk.open("event").await.expect("there").position();
    let here = |present| Fact::CheckedIn { section: SECTION, players: vec![EntryId(5)], present };
    say(&house, "event", vec![here(true)]).await;
    let undo = |entry| Fact::Undone { entry, reason: String::new() };
    say(&house, "event", vec![undo(entered + 1)]).await;
    say(&house, "event", vec![undo(entered)]).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let page = chief.get("/e/event/history").await.text;
    let line = |entry: u64| {
        let row = page.split(&format!("id=\"entry-{entry}\"")).nth(1).expect("a line");
        row.split("</tr>").next().expect("an end").to_owned()
    };
    for entry in entered..=entered + 3 {
        assert!(line(entry).contains("Nachzügler, Nils"), "{entry}: {}", line(entry));
    }
}

#[tokio::test]
async fn a_refused_undo_leads_to_what_blocks_it() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    let fields = [("board", "1"), ("game", "1"), ("result", "1-0")];
    chief.post(&format!("{section}/rounds/1/result"), &fields).await;
    let now = house.desk.open(&stream).await.expect("there");
    let paired = now
        .journal()
        .entries()
        .iter()
        .find(|entry| matches!(entry.fact, Fact::RoundPaired { .. }))
        .expect("paired")
        .number
        .to_string();
    let undo = [("entry", paired.as_str()), ("accepted", "confirm-twice")];
    let refused = chief.post(&format!("/e/{stream}/undo"), &undo).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    let link = refused.text.split("id=\"blocking\" href=\"").nth(1).and_then(|rest| rest.split('"').next());
    let link = link.unwrap_or_else(|| panic!("a link: {}", refused.text)).replace("&amp;", "&");
    let (path, mark) = link.split_once('#').expect("an entry");
    assert!(chief.get(path).await.text.contains(&format!("id=\"{mark}\"")), "{link}");
}

#[tokio::test]
async fn playing_from_the_next_round_on_is_confirmed() {
    let house = made(Settings::default(), named("Open"), people(6)).await;
    pair(&house).await;
    let late = vec![(EntryId(7), Person::named("Nachzügler, Nils"))];
    say(&house, "event", vec![Fact::PlayersEntered { section: SECTION, players: late }]).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    // Nobody checks in here, so there is nothing to enter.
    let done = chief.post("/e/event/s/1/players/7/late", &[("way", "next")]).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    assert!(done.text.contains("Erledigt: Nachzügler, Nils wird ab Runde 2 ausgelost"), "{}", done.text);
}

#[tokio::test]
async fn players_of_the_same_name_can_be_told_apart_on_the_wall() {
    let mut all = people(4);
    for (person, club) in all.iter_mut().zip(["SK Lehrte", "SV Nord", "SV Nord", "SF Süd"]) {
        person.club = club.to_owned();
    }
    for person in &mut all[..3] {
        person.name = "Müller, Eva".to_owned();
    }
    let house = made(Settings::default(), named("Open"), all).await;
    pair(&house).await;
    for view in ["boards", "names"] {
        let wall = house.browser().get(&format!("/e/event/screen/{view}")).await.text;
        for mark in ["(SK Lehrte)", "(Nr. 2)", "(Nr. 3)"] {
            assert!(wall.contains(mark), "{view}: {mark}: {wall}");
        }
        assert!(!wall.contains("(SF Süd)"), "{view}: only one has that name");
    }
}

#[tokio::test]
async fn a_copy_moves_the_years_of_birth_and_warns_of_nothing() {
    let to = Eligible { born_from: Some(2012), ..Eligible::everyone() };
    let prize = Prize { name: "U14".to_owned(), cents: 1_000, to, place: 1 };
    let settings = Settings { prizes: vec![prize], rounds: 5, ..Settings::default() };
    let details =
        Details { start: Some(date(2026, 5, 2)), end: Some(date(2026, 5, 3)), ..named("Open 2026") };
    let house = made(settings, details, people(2)).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let page = chief.get("/events/new?from=event&first_day=2027-05-01").await.text;
    assert!(!page.contains("class=\"warn doubt\""), "its rounds have no times, as last year: {page}");
    let stream = crate::simple::send(&mut chief, &page, &[]).await;
    let copy = house.desk.open(&stream).await.expect("made");
    let section = copy.event().section(SECTION).expect("one");
    assert_eq!(section.settings.prizes[0].to.born_from, Some(2013));
}

#[tokio::test]
async fn a_withdrawn_player_reads_so_first_and_counts_no_further_rounds() {
    let house = made(Settings { rounds: 5, ..Settings::default() }, named("Open"), people(4)).await;
    let round = pair(&house).await;
    say(&house, "event", vec![result(round, 1, GameResult::DRAW), result(round, 2, GameResult::DRAW)]).await;
    let left = Fact::Withdrawn {
        section: SECTION,
        player: EntryId(1),
        from_round: RoundNo(2),
        reason: "krank".to_owned(),
    };
    say(&house, "event", vec![left]).await;
    let round = pair(&house).await;
    say(&house, "event", vec![result(round, 1, GameResult::DRAW)]).await;
    let page = house.player("event", EntryId(1)).await.get("/e/event/me").await.text;
    let told = page.find("Sie werden nicht mehr ausgelost").unwrap_or_else(|| panic!("{page}"));
    assert!(page.contains("½ aus 1 ") && told < page.find("½ aus 1 ").expect("points"), "{page}");
    assert!(!page.contains("data-key=\"seat\""), "no board of round 2: {page}");
}

#[tokio::test]
async fn a_round_that_does_not_exist_is_refused_at_its_field() {
    let house = made(Settings { rounds: 5, ..Settings::default() }, named("Open"), people(2)).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [("format", "dutch"), ("rounds", "5"), ("kept_apart", "club"), ("apart_until", "99")];
    let told = chief.post("/e/event/s/1/settings", &fields).await;
    assert!(told.text.contains("Die Gruppe hat nur 5 Runden"), "{}", told.text);
    assert!(told.text.contains("apart_until"), "{}", told.text);
    let now = house.desk.open("event").await.expect("there");
    assert_eq!(now.event().section(SECTION).expect("one").settings.kept_apart, None);
}

#[tokio::test]
async fn two_collectors_are_asked_and_so_is_a_payment_above_the_fee() {
    let fee = Fee { cents: 2_000, currency: "EUR".to_owned() };
    let house = made(Settings { fee: Some(fee), ..Settings::default() }, named("Open"), people(2)).await;
    let (mut one, mut other) = (house.of(Role::ChiefArbiter).await, house.of(Role::Administrator).await);
    let seen = house.desk.open("event").await.expect("there").position().to_string();
    let pays = [("amount", "20"), ("seen", seen.as_str())];
    let path = "/e/event/s/1/players/1/fee";
    let first = one.post(path, &pays).await;
    assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.text);
    let second = other.post(path, &pays).await;
    assert_eq!(second.status, StatusCode::CONFLICT, "both took the money: {}", second.text);
    let above = one.post("/e/event/s/1/players/2/fee", &[("amount", "200")]).await;
    assert_eq!(above.status, StatusCode::CONFLICT, "{}", above.text);
    assert!(above.text.contains("ist mehr als das Startgeld"), "{}", above.text);
}

#[tokio::test]
async fn a_round_without_a_legal_pairing_names_the_players() {
    let house = made(Settings { rounds: 5, ..Settings::default() }, named("Open"), people(2)).await;
    let round = pair(&house).await;
    say(&house, "event", vec![result(round, 1, GameResult::DRAW)]).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let page = chief.get("/e/event/s/1/pairing").await.text;
    let told = page.split("keine zulässige Auslosung").nth(1).unwrap_or_else(|| panic!("{page}"));
    let told = told.split("</p>").next().expect("an end");
    assert!(told.contains("Spieler1, A") && told.contains("Spieler2, A"), "{told}");
    // By hand, there is nothing to compare with.
    let begun = [("reason", "keine Auslosung möglich"), ("accepted", "confirm")];
    let begun = chief.post("/e/event/s/1/rounds/2/hand", &begun).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
    let page = chief.get("/e/event/s/1/rounds/2/hand").await.text;
    assert!(page.contains("id=\"nothing-to-compare\"") && !page.contains("dieselben Paarungen"), "{page}");
}

/// Two visitors stand before the same question; the answer of the first changes the question of the second.
#[tokio::test]
async fn a_question_that_has_changed_is_asked_again() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let mut other = house.of(Role::Administrator).await;
    let path = format!("{section}/rounds/1/result");
    let typed = |result: &'static str| [("board", "1"), ("game", "1"), ("result", result)];
    chief.post(&path, &typed("1-0")).await;
    let asked = chief.post(&path, &typed("0-1")).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    let mark = |text: &str| {
        let value = text.split("name=\"read\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        value.expect("a mark").to_owned()
    };
    let first = mark(&asked.text);
    let sure = [&typed("1/2-1/2")[..], &[("accepted", "acknowledge"), ("reason", "Formular")]].concat();
    let corrected = other.post(&path, &sure).await;
    assert_eq!(corrected.status, StatusCode::SEE_OTHER, "{}", corrected.text);
    let answer = |read: &str| -> Vec<(String, String)> {
        let more = [("accepted", "acknowledge"), ("reason", "Formular"), ("read", read)];
        let all = [&typed("0-1")[..], &more].concat();
        all.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    let fields = answer(&first);
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let again = chief.post(&path, &fields).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "the question was another one: {}", again.text);
    let second = mark(&again.text);
    assert_ne!(first, second);
    let fields = answer(&second);
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = chief.post(&path, &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
}

#[tokio::test]
async fn a_captains_link_that_ends_before_its_event_says_so() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let now = house.desk.open("demo-teams").await.expect("there");
    let today = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
    let far = |days: i64| today.checked_add(jiff::ToSpan::days(days)).expect("a day");
    let details = Details { start: Some(today), end: Some(far(60)), ..now.event().details.clone() };
    say(&house, "demo-teams", vec![Fact::EventChanged { details: details.clone() }]).await;
    let fields = [("role", "captain"), ("team", "1-1"), ("hours", "8"), ("label", "x")];
    let page = chief.post("/e/demo-teams/passes", &fields).await.text;
    assert!(page.contains("id=\"ends-before\""), "{page}");
    say(&house, "demo-teams", vec![Fact::EventChanged { details: Details { end: Some(today), ..details } }])
        .await;
    let fields = [("role", "captain"), ("team", "1-1"), ("hours", "48"), ("label", "y")];
    let page = chief.post("/e/demo-teams/passes", &fields).await.text;
    assert!(page.contains("id=\"fresh-pass\"") && !page.contains("id=\"ends-before\""), "{page}");
}

#[tokio::test]
async fn a_form_asks_only_what_its_format_has() {
    let table = Settings { format: Format::RoundRobin { cycles: 1 }, rounds: 3, ..Settings::default() };
    let house = made(table, named("Tabelle"), people(4)).await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let lots = chief.get("/e/event/s/1/pairing").await.text;
    assert!(!lots.contains("Farbe der Nummer 1") && lots.contains("id=\"lots\""), "{lots}");
    let edit = chief.get("/e/event/s/1/players/1/edit").await.text;
    assert!(!edit.contains("Scheveningen"), "{edit}");
    let settings = chief.get("/e/event/s/1/settings").await.text;
    assert!(settings.contains("value=\"1 ½ 0\"") && !settings.contains("1.0 0.5"), "{settings}");
}

/// «1:0» on the phone of a captain counts for the team on the left: the button says who wins.
#[tokio::test]
async fn the_tiles_of_a_match_name_the_winner() {
    let house = House::demo().await;
    let page = house.of(Role::Captain).await.get("/e/demo-teams/captain").await.text;
    let tile = page.split("class=\"tile\"").nth(1).unwrap_or_else(|| panic!("a tile: {page}"));
    let tile = tile.split("</button>").next().expect("an end");
    assert!(tile.contains("<small>") && tile.contains(", "), "{tile}");
}

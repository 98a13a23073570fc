//! A whole weekend at the desk: what a director does from the first check-in to the prizes.

use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{Fact, GameResult, Paired, Party, RoundNo, SectionId, settings::Prize};

use crate::{
    late::open,
    support::{Browser, House},
};

async fn paired(house: &House, section: &str, round: u32) -> Paired {
    let stream = section.split('/').nth(2).expect("an event");
    let snapshot = house.desk.open(stream).await.expect("there");
    let known = snapshot.event().section(SectionId(1)).expect("there");
    known.round(RoundNo(round)).expect("paired").paired()
}

fn fields(paired: &Paired) -> Vec<(&'static str, String)> {
    let mut fields: Vec<(&str, String)> = Vec::new();
    for (white, black) in &paired.pairs {
        fields.extend([("white", white.to_string()), ("black", black.to_string())]);
    }
    fields.extend(paired.bye.map(|party| ("bye", party.to_string())));
    fields
}

async fn send(
    chief: &mut Browser,
    to: &str,
    paired: &Paired,
    more: &[(&str, &str)],
) -> crate::support::Reply {
    let sent = fields(paired);
    let sent: Vec<(&str, &str)> =
        sent.iter().map(|(name, value)| (*name, value.as_str())).chain(more.iter().copied()).collect();
    chief.post(to, &sent).await
}

#[tokio::test]
async fn finishing_a_hand_pairing_takes_the_fields_of_the_page() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let hand = format!("{section}/rounds/1/hand");
    let begun = chief.post(&hand, &[("reason", "Wunsch"), ("accepted", "confirm-twice")]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
    let page = chief.get(&hand).await.text;
    assert!(page.contains(&format!("formaction=\"{hand}/end\"")), "one form, two buttons: {page}");
    let before = paired(&house, &section, 1).await;
    // A name chosen twice is refused at its field, with what was typed.
    let mut twice = before.clone();
    twice.pairs[1].0 = twice.pairs[0].0;
    for to in ["pairs", "end"] {
        let refused = send(&mut chief, &format!("{hand}/{to}"), &twice, &[("comment", "Mein Grund")]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{to}");
        assert!(
            refused.text.contains("id=\"why-white-2\"") && refused.text.contains("Mein Grund"),
            "{}",
            refused.text
        );
        assert_eq!(paired(&house, &section, 1).await, before);
    }
    // The golden button saves and finishes.
    let mut changed = before.clone();
    let (one, other) = (changed.pairs[0].1, changed.pairs[1].1);
    changed.pairs[0].1 = other;
    changed.pairs[1].1 = one;
    let done = send(
        &mut chief,
        &format!("{hand}/end"),
        &changed,
        &[("comment", "getauscht"), ("accepted", "confirm")],
    )
    .await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert_eq!(paired(&house, &section, 1).await, changed);
    let history = chief.get(&format!("{}/history", section.trim_end_matches("/s/1"))).await.text;
    assert!(history.contains("getauscht"), "{history}");
}

#[tokio::test]
async fn a_hand_pairing_that_breaks_a_rule_is_not_finished_unasked() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let first = paired(&house, &section, 1).await;
    for board in ["1", "2", "3"] {
        let result = [("board", board), ("game", "1"), ("result", "1-0")];
        chief.post(&format!("{section}/rounds/1/result"), &result).await;
    }
    chief.post(&format!("{section}/check-in"), &[("player", "8"), ("present", "yes")]).await;
    chief.post(&format!("{section}/pairing"), &[("round", "2"), ("accepted", "confirm")]).await;
    let hand = format!("{section}/rounds/2/hand");
    chief.post(&hand, &[("reason", "Probe"), ("accepted", "confirm-twice")]).await;
    let now = paired(&house, &section, 2).await;
    let met = first.pairs[0];
    let all: Vec<Party> = now.pairs.iter().flat_map(|pair| [pair.0, pair.1]).chain(now.bye).collect();
    let rest: Vec<Party> = all.into_iter().filter(|party| ![met.0, met.1].contains(party)).collect();
    let mut pairs = vec![(met.1, met.0)];
    pairs.extend(rest.chunks_exact(2).map(|pair| (pair[0], pair[1])));
    let bye = rest.chunks_exact(2).remainder().first().copied();
    let again = Paired { pairs, bye, away: now.away.clone() };
    let asked = send(&mut chief, &format!("{hand}/end"), &again, &[("comment", "egal")]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("haben schon in Runde 1 gegeneinander gespielt"), "{}", asked.text);
    assert_eq!(paired(&house, &section, 2).await, now, "nothing is half done");
    assert_eq!(chief.get(&hand).await.status, StatusCode::OK, "and the session is open");
}

#[tokio::test]
async fn the_check_in_says_who_is_in_the_next_pairing() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    for board in ["1", "2", "3"] {
        let result = [("board", board), ("game", "1"), ("result", "1-0")];
        chief.post(&format!("{section}/rounds/1/result"), &result).await;
    }
    let check_in = format!("{section}/check-in");
    // Player 8 never came; player 1 is checked out after the round, and comes back.
    chief.post(&check_in, &[("player", "1")]).await;
    let page = chief.get(&check_in).await.text;
    let out = "Runde 2: 6 werden ausgelost · nicht ausgelost: Spieler1, A; Spieler8, A";
    assert!(page.contains(out) && page.contains("setzt aus, bis der Haken wieder da ist"), "{page}");
    chief.post(&check_in, &[("player", "1"), ("present", "yes")]).await;
    let page = chief.get(&check_in).await.text;
    assert!(page.contains("Runde 2: 7 werden ausgelost · nicht ausgelost: Spieler8, A"), "{page}");
}

/// C.04.2, 2.4: where check-in is used, a late entry is paired once it is here.
#[tokio::test]
async fn a_late_entry_waits_for_its_tick() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let check_in = format!("{section}/check-in");
    for board in ["1", "2", "3"] {
        let result = [("board", board), ("game", "1"), ("result", "1-0")];
        chief.post(&format!("{section}/rounds/1/result"), &result).await;
    }
    let form = chief.get(&format!("{section}/enter")).await.text;
    assert!(form.contains("name=\"here\" value=\"yes\" checked"), "{form}");
    let typed = [("way", "typed"), ("name", "Anruf, Ute"), ("accepted", "confirm")];
    let entered = chief.post(&format!("{section}/enter"), &typed).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
    let page = chief.get(&check_in).await.text;
    assert!(page.contains("nicht ausgelost: Anruf, Ute; Spieler8, A"), "{page}");
    let typed = [("way", "typed"), ("name", "Tür, Uwe"), ("here", "yes"), ("accepted", "confirm")];
    chief.post(&format!("{section}/enter"), &typed).await;
    let page = chief.get(&check_in).await.text;
    assert!(page.contains("nicht ausgelost: Anruf, Ute; Spieler8, A"), "{page}");
}

#[tokio::test]
async fn own_entries_of_the_page_are_no_surprise() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    let seen = house.desk.open(&stream).await.expect("there").position().to_string();
    let result = [("board", "1"), ("game", "1"), ("result", "1-0")];
    chief.post(&format!("{section}/rounds/1/result"), &result).await;
    let own = house.desk.open(&stream).await.expect("there").position().to_string();
    let withhold = format!("{section}/rounds/1/withhold");
    let sent = [("reason", "Irrtum"), ("seen", seen.as_str())];
    let surprised = chief.post(&withhold, &sent).await;
    assert!(surprised.text.contains("Inzwischen wurde etwas anderes eingetragen"), "{}", surprised.text);
    let known = [sent[0], sent[1], ("own", own.as_str())];
    let asked = chief.post(&withhold, &known).await;
    assert!(!asked.text.contains("Inzwischen wurde etwas anderes eingetragen"), "{}", asked.text);
    // An entry of somebody else stays a surprise, whatever the page claims.
    let other = turmuhr_tournament::Fact::ResultEntered {
        section: SectionId(1),
        round: RoundNo(1),
        board: turmuhr_tournament::BoardNo(2),
        game: turmuhr_tournament::GameNo(1),
        result: Some(GameResult::DRAW),
        reason: String::new(),
    };
    house.desk.act(&stream, &crate::support::system(), vec![other], None).await.expect("entered");
    let last = house.desk.open(&stream).await.expect("there").position().to_string();
    let both = format!("{own} {last}");
    let surprised = chief.post(&withhold, &[sent[0], sent[1], ("own", both.as_str())]).await;
    assert!(surprised.text.contains("Anna hat um"), "{}", surprised.text);
}

/// All three rounds played.
async fn played(house: &House) -> (Browser, String) {
    let (mut chief, section) = open(house).await;
    for round in 1..=3_u32 {
        if round > 1 {
            let number = round.to_string();
            let fields = [("round", number.as_str()), ("accepted", "confirm")];
            chief.post(&format!("{section}/pairing"), &fields).await;
            chief.post(&format!("{section}/rounds/{round}/publish"), &[("accepted", "confirm")]).await;
        }
        for board in ["1", "2", "3"] {
            let fields = [("board", board), ("game", "1"), ("result", "1-0"), ("accepted", "confirm")];
            let entered = chief.post(&format!("{section}/rounds/{round}/result"), &fields).await;
            assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
        }
    }
    (chief, section)
}

#[tokio::test]
async fn after_the_last_result_the_next_step_closes_the_section() {
    let house = House::empty().await;
    let (mut chief, section) = played(&house).await;
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    let finish = format!("action=\"{section}/finish\"");
    for page in [format!("{section}/rounds/3"), format!("{section}/prizes"), format!("/e/{stream}")] {
        let text = chief.get(&page).await.text;
        assert!(text.contains(&finish), "{page}: {text}");
    }
    // Arbiters cannot close it: they see the table.
    let mut arbiter = house.of(Role::Arbiter).await;
    let text = arbiter.get(&format!("{section}/rounds/3")).await.text;
    assert!(!text.contains(&finish) && text.contains("Endstand ansehen"), "{text}");
    let done = chief.post(&format!("{section}/finish"), &[]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert!(!chief.get(&format!("{section}/prizes")).await.text.contains(&finish));
}

#[tokio::test]
async fn the_prizes_have_a_total_and_say_what_nobody_entered() {
    let house = House::empty().await;
    let (mut chief, section) = played(&house).await;
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    let snapshot = house.desk.open(&stream).await.expect("there");
    let mut settings = snapshot.event().section(SectionId(1)).expect("there").settings.clone();
    let prize = |name: &str, cents: u64, place: u32| Prize {
        name: name.to_owned(),
        cents,
        to: Default::default(),
        place,
    };
    let mut woman = prize("Beste Frau", 2_000, 1);
    woman.to.sex = Some(turmuhr_tournament::person::Sex::Female);
    let mut young = prize("Bester U18", 1_000, 1);
    young.to.born_from = Some(2008);
    settings.prizes = vec![prize("1. Preis", 10_000, 1), prize("2. Preis", 5_000, 2), woman, young];
    let changed = Fact::SectionChanged { section: SectionId(1), settings };
    house
        .desk
        .act(&stream, &crate::support::system(), vec![changed], Some(turmuhr_tournament::Level::Confirm))
        .await
        .expect("set");
    // Whose prize it is cannot be said without these data: closing asks.
    let asked = chief.post(&format!("{section}/finish"), &[]).await;
    assert_eq!(asked.status, axum::http::StatusCode::CONFLICT, "{}", asked.text);
    chief.post(&format!("{section}/finish"), &[("accepted", "confirm")]).await;
    let page = chief.get(&format!("{section}/prizes")).await.text;
    assert!(page.contains("Bei keinem Spieler ist ein Geschlecht eingetragen."), "{page}");
    assert!(page.contains("Bei keinem Spieler ist ein Geburtsjahr eingetragen."), "{page}");
    assert!(page.contains("Summe der Auszahlungen: <b>150"), "{page}");
}

/// What the form of a page would send, as far as a browser sends it.
fn sent(page: &str, form: &str) -> Vec<(String, String)> {
    let start = page.find(&format!("id=\"{form}\"")).expect("the form");
    let form = &page[start..start + page[start..].find("</form>").expect("an end")];
    // Disabled fields are not sent.
    let mut open = String::new();
    let mut rest = form;
    while let Some(at) = rest.find("<fieldset class=\"fixed\" disabled>") {
        open.push_str(&rest[..at]);
        let behind = &rest[at..];
        rest = &behind[behind.find("</fieldset>").expect("an end")..];
    }
    open.push_str(rest);
    let value = |tag: &str, name: &str| {
        let from = tag.find(&format!(" {name}=\""))? + name.len() + 3;
        Some(tag[from..].split('"').next().expect("a value").to_owned())
    };
    let mut fields = Vec::new();
    for tag in open.split("<input").skip(1).map(|tag| tag.split('>').next().unwrap_or_default()) {
        let unticked = tag.contains("type=\"checkbox\"") && !tag.contains(" checked");
        if let Some(name) = value(tag, "name").filter(|name| !unticked && name != "csrf" && name != "act") {
            fields.push((name, value(tag, "value").unwrap_or_default()));
        }
    }
    for select in open.split("<select").skip(1) {
        let name = value(select.split('>').next().unwrap_or_default(), "name");
        let options = select.split("</select>").next().unwrap_or_default();
        let chosen = options
            .split("<option")
            .find(|option| option.contains(" selected"))
            .and_then(|tag| value(tag, "value"));
        fields.extend(name.zip(chosen));
    }
    fields
}

#[tokio::test]
async fn after_the_first_round_the_settings_show_what_is_fixed_and_save_the_rest() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let page = chief.get(&format!("{section}/settings")).await.text;
    assert!(page.contains("Steht fest, seit die erste Runde ausgelost ist."), "{page}");
    let mut fields = sent(&page, "section-settings");
    let named = |fields: &[(String, String)], name: &str| fields.iter().any(|(known, _)| known == name);
    assert!(!named(&fields, "points") && !named(&fields, "kept_apart"), "{fields:?}");
    for (name, value) in &mut fields {
        if name == "section_name" {
            *value = "A-Open".to_owned();
        }
    }
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    // That a round is paired is said, and confirmed.
    let fields: Vec<(&str, &str)> = fields.into_iter().chain([("accepted", "acknowledge")]).collect();
    let saved = chief.post(&format!("{section}/settings"), &fields).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.text);
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    let now = house.desk.open(&stream).await.expect("there");
    let settings = &now.event().section(SectionId(1)).expect("there").settings;
    assert_eq!((settings.name.as_str(), settings.rounds), ("A-Open", 3));
}

#[tokio::test]
async fn a_line_that_is_down_promises_only_what_waits() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let page = chief.get(&format!("{section}/players/1/edit")).await.text;
    let told = |name: &str| {
        page.split(&format!("data-{name}=\""))
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .unwrap_or_default()
            .to_owned()
    };
    assert_eq!(told("no-line"), "Keine Verbindung, Stand {at}.");
    assert!(
        told("held").contains("nicht von selbst gesendet")
            && told("send-held").contains("senden Sie es jetzt"),
        "{page}"
    );
}

#[tokio::test]
async fn words_of_the_weekend() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let board = chief.get(&format!("{section}/rounds/1/boards/1")).await.text;
    assert!(board.contains("<b>1:0</b> Weiß gewinnt"), "{board}");
    assert!(board.contains(&format!("href=\"{section}/rounds/1#board-1-1\"")), "{board}");
    let set = chief.post(&format!("{section}/self-service"), &[("results", "yes")]).await;
    assert_eq!(set.status, StatusCode::SEE_OTHER, "{}", set.text);
    let told = chief.get(&set.location).await.text;
    assert!(told.contains("Ergebnisse melden (ja), sich anmelden (nein)"), "{told}");
    for board in ["1", "2", "3"] {
        let fields = [("board", board), ("game", "1"), ("result", "1-0")];
        chief.post(&format!("{section}/rounds/1/result"), &fields).await;
    }
    let table = chief.get(&format!("{section}/standings")).await.text;
    assert!(table.contains("data-code=\"Bhz C1\""), "{table}");
}

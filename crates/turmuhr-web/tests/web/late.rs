//! The latecomer: three clicks from check-in to a board.

use crate::support::House;
use axum::http::StatusCode;
use turmuhr_store::Role;

/// Seven of eight players have checked in, and round 1 is public.
pub(crate) async fn open(house: &House) -> (crate::support::Browser, String) {
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [("name", "Stadt"), ("format", "dutch"), ("rounds", "3"), ("tie_break_edition", "2026")];
    let made = chief.post("/events/new", &fields).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let event = made.location.split(['?', '#']).next().unwrap_or_default().to_owned();
    let stream = event.trim_start_matches("/e/").split('/').next().unwrap_or_default().to_owned();
    let section = format!("/e/{stream}/s/1");
    let players = (1..=8)
        .map(|at| {
            (turmuhr_tournament::EntryId(at), turmuhr_tournament::Person::named(&format!("Spieler{at}, A")))
        })
        .collect();
    let fact =
        turmuhr_tournament::Fact::PlayersEntered { section: turmuhr_tournament::SectionId(1), players };
    house
        .desk
        .act(&stream, &crate::support::system(), vec![fact], Some(turmuhr_tournament::Level::Confirm))
        .await
        .expect("entered");
    for player in ["1", "2", "3", "4", "5", "6", "7"] {
        chief.post(&format!("{section}/check-in"), &[("player", player), ("present", "yes")]).await;
    }
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    chief.post(&format!("{section}/pairing"), &[("round", "1"), ("accepted", "confirm")]).await;
    let public = chief.post(&format!("{section}/rounds/1/publish"), &[("accepted", "confirm")]).await;
    assert_eq!(public.status, StatusCode::SEE_OTHER, "{}", public.text);
    (chief, section)
}

#[tokio::test]
async fn a_latecomer_gets_a_board_in_three_clicks() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    // One: the link on the check-in and on the round.
    let late = format!("{section}/players/8/late");
    for page in ["check-in", "rounds/1", "players/8"] {
        let text = chief.get(&format!("{section}/{page}")).await.text;
        assert!(text.contains(&late), "{page}: {text}");
        assert!(!text.contains(&format!("{section}/players/1/late")), "seated players are not late");
    }
    let page = chief.get(&late).await.text;
    assert!(
        page.contains("hat das Freilos")
            && page.contains("jetzt paaren")
            && page.contains("Ab Runde 2 mitspielen"),
        "{page}"
    );
    let side = |name: &str| {
        let start = page.find(&format!("name=\"{name}\" value=\"")).expect("a field") + name.len() + 15;
        page[start..].split('"').next().expect("a value").to_owned()
    };
    let (white, black) = (side("white"), side("black"));
    // Two: the pair. The page names the rule, so its button confirms.
    assert!(page.contains("C.04.2, 4.4") && page.contains("name=\"accepted\" value=\"confirm\""), "{page}");
    let fields =
        [("way", "play"), ("white", white.as_str()), ("black", black.as_str()), ("accepted", "confirm")];
    let done = chief.post(&late, &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let round = chief.get(&format!("{section}/rounds/1")).await.text;
    assert!(round.contains("board-4-1") && !round.contains("Freilos"), "{round}");
    assert!(!house.of(Role::Public).await.get(&late).await.status.is_success());
    // In time or not: the default time is told for a player who is paired.
    let paired = chief.get(&late).await.text;
    assert!(paired.contains("Gepaart an Brett 4") && paired.contains("6.7.1"), "{paired}");
}

#[tokio::test]
async fn nobody_is_paired_with_strangers_through_the_late_page() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let late = format!("{section}/players/8/late");
    let other =
        chief.post(&late, &[("way", "play"), ("white", "1"), ("black", "2"), ("accepted", "confirm")]).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND, "{}", other.text);
    let seated =
        chief.post(&late, &[("way", "play"), ("white", "8"), ("black", "1"), ("accepted", "confirm")]).await;
    assert_eq!(seated.status, StatusCode::CONFLICT, "{}", seated.text);
    let next = chief.post(&late, &[("way", "next")]).await;
    assert_eq!(next.status, StatusCode::SEE_OTHER, "{}", next.text);
}

#[tokio::test]
async fn a_way_that_the_page_does_not_offer_changes_nothing() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let stream = section.trim_start_matches("/e/").split('/').next().expect("a name");
    let before = house.desk.open(stream).await.expect("there").position();
    let other = chief.post(&format!("{section}/players/8/late"), &[("way", "nonsense")]).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND, "{}", other.text);
    assert_eq!(house.desk.open(stream).await.expect("there").position(), before);
}

#[tokio::test]
async fn a_result_that_waited_is_not_entered_for_a_latecomer() {
    use turmuhr_tournament::{BoardNo, EntryId, Fact, GameNo, GameResult, Level, RoundNo, SectionId};
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let stream = section.trim_start_matches("/e/").split('/').next().expect("a name").to_owned();
    let before = house.desk.open(&stream).await.expect("there");
    let (only, round) = (SectionId(1), RoundNo(1));
    let known = before.event().section(only).expect("there");
    let pair = known.round(round).and_then(|round| round.pair(BoardNo(1))).expect("a board");
    let late = known.party_of(EntryId(8)).expect("entered");
    let forfeit =
        if pair.games[0].first_has_white { GameResult::WhiteByForfeit } else { GameResult::BlackByForfeit };
    let facts = vec![
        Fact::ResultEntered {
            section: only,
            round,
            board: BoardNo(1),
            game: GameNo::FIRST,
            result: Some(forfeit),
            reason: String::new(),
        },
        Fact::CheckedIn { section: only, players: vec![EntryId(8)], present: true },
        Fact::LatecomerPaired { section: only, round, pair: (pair.first, late) },
    ];
    let taken = house.desk.act(&stream, &crate::support::system(), facts, Some(Level::ConfirmTwice)).await;
    taken.expect("the latecomer has the board");
    let seen = before.position().to_string();
    let result = [("board", "1"), ("game", "1"), ("result", "1-0"), ("seen", seen.as_str())];
    let sent = chief.post(&format!("{section}/rounds/1/result"), &result).await;
    assert_eq!(sent.status, StatusCode::CONFLICT, "{}", sent.text);
    assert!(sent.text.contains("Inzwischen wurde etwas anderes eingetragen"), "{}", sent.text);
    assert!(!sent.text.contains("id=\"confirm\""), "the board has other players: {}", sent.text);
    // Another board is not concerned.
    let result = [("board", "2"), ("game", "1"), ("result", "1-0"), ("seen", seen.as_str())];
    let sent = chief.post(&format!("{section}/rounds/1/result"), &result).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
}

/// One check-in would make all the others absent.
#[tokio::test]
async fn where_nobody_checks_in_a_draft_is_made_again_with_everybody() {
    let house = House::empty().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let fields = [("name", "Stadt"), ("format", "dutch"), ("rounds", "3"), ("tie_break_edition", "2026")];
    let made = chief.post("/events/new", &fields).await;
    let stream =
        made.location.trim_start_matches("/e/").split(['?', '#', '/']).next().unwrap_or_default().to_owned();
    let section = format!("/e/{stream}/s/1");
    let enter = |from: u32, to: u32| {
        let named = |at| {
            (turmuhr_tournament::EntryId(at), turmuhr_tournament::Person::named(&format!("Spieler{at}, A")))
        };
        turmuhr_tournament::Fact::PlayersEntered {
            section: turmuhr_tournament::SectionId(1),
            players: (from..=to).map(named).collect(),
        }
    };
    let confirmed = Some(turmuhr_tournament::Level::Confirm);
    let desk = &house.desk;
    desk.act(&stream, &crate::support::system(), vec![enter(1, 7)], confirmed).await.expect("entered");
    chief.post(&format!("{section}/lots"), &[("colour", "white")]).await;
    chief.post(&format!("{section}/pairing"), &[("round", "1"), ("accepted", "confirm")]).await;
    let draft = chief.get(&format!("{section}/rounds/1")).await.text;
    assert!(!draft.contains("/late"), "nobody is late, the player with the bye neither: {draft}");
    desk.act(&stream, &crate::support::system(), vec![enter(8, 8)], confirmed).await.expect("entered");
    let again = [("way", "draft"), ("accepted", "confirm")];
    let taken = chief.post(&format!("{section}/players/8/late"), &again).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    let paired = chief.post(&format!("{section}/pairing"), &[("round", "1"), ("accepted", "confirm")]).await;
    assert_eq!(paired.status, StatusCode::SEE_OTHER, "{}", paired.text);
    let event = desk.open(&stream).await.expect("there");
    let section = event.event().section(turmuhr_tournament::SectionId(1)).expect("one");
    // The draft was never public: the entry is in time for the round that is paired again.
    let paired = section.round(turmuhr_tournament::RoundNo(1)).map(|round| round.pairs.len());
    assert_eq!(paired, Some(4));
}

#[tokio::test]
async fn a_late_entry_is_offered_the_round_that_is_still_a_draft() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let enter = format!("{section}/enter");
    let fields = [("way", "typed"), ("name", "Neu, Nora")];
    // Round 1 is public: the next round is the first.
    let told = chief.post(&enter, &fields).await;
    assert_eq!(told.status, StatusCode::CONFLICT, "{}", told.text);
    assert!(told.text.contains("die Nachmeldung gilt ab Runde 2"), "{}", told.text);
    chief
        .post(&format!("{section}/rounds/1/withhold"), &[("reason", "x"), ("accepted", "confirm-twice")])
        .await;
    let told = chief.post(&enter, &fields).await;
    assert!(told.text.contains("spielt in Runde 1 mit, wenn Sie die Runde neu auslosen"), "{}", told.text);
    // The question keeps the navigation of its event.
    assert!(told.text.contains("id=\"event-menu\"") && told.text.contains("<title>"), "{}", told.text);
    assert!(told.text.contains(&format!("{section}/standings")), "{}", told.text);
}

#[tokio::test]
async fn a_section_without_a_name_is_called_as_its_event() {
    use turmuhr_tournament::{Fact, Level, SectionId, Settings};
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let stream = section.trim_start_matches("/e/").split('/').next().expect("a name").to_owned();
    let told = async |chief: &mut crate::support::Browser, page: &str, expected: &str| {
        let text = chief.get(&format!("/e/{stream}/{page}")).await.text;
        assert!(text.contains(expected), "{page}: {expected}: {text}");
        for hole in ["„“", "<h2> · ", "<title> · ", "<p>: ", "<h2></h2>"] {
            assert!(!text.contains(hole), "{page}: {hole}: {text}");
        }
    };
    told(&mut chief, "history", "Gruppe „Stadt“ hinzugefügt").await;
    told(&mut chief, "passes", "Stadt: 0 von 8 Spielern").await;
    told(&mut chief, "helper", "Stadt · Runde 1").await;
    told(&mut chief, "screens", "<h2>Stadt</h2>").await;
    told(&mut chief, "screen/boards", "<title>Stadt · Turmuhr</title>").await;
    // Among several, by its number.
    let more = vec![Fact::SectionAdded { section: SectionId(2), settings: Settings::default() }];
    let added = house.desk.act(&stream, &crate::support::system(), more, Some(Level::ConfirmTwice)).await;
    added.expect("added");
    told(&mut chief, "passes", "Gruppe 1: 0 von 8 Spielern").await;
    told(&mut chief, "screens", "<h2>Gruppe 2</h2>").await;
}

#[tokio::test]
async fn who_has_not_come_is_brought_into_the_pairing_by_one_click() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    for board in ["1", "2", "3"] {
        let fields = [("board", board), ("game", "1"), ("result", "1-0")];
        chief.post(&format!("{section}/rounds/1/result"), &fields).await;
    }
    let today = chief.get(&format!("/e/{stream}")).await.text;
    assert!(today.contains("nicht eingecheckt; er wird nicht ausgelost"), "{today}");
    let proposal = chief.get(&format!("{section}/pairing")).await.text;
    assert!(proposal.contains("Spieler8, A ist nicht eingecheckt und wird nicht ausgelost"), "{proposal}");
    assert!(proposal.contains("Spieler8, A ist da"), "{proposal}");
    let back = format!("{section}/pairing");
    let fields = [("player", "8"), ("present", "yes"), ("back", back.as_str())];
    let come = chief.post(&format!("{section}/check-in"), &fields).await;
    assert!(come.location.starts_with(&back), "{}", come.location);
    let proposal = chief.get(&back).await.text;
    assert!(!proposal.contains("ist nicht eingecheckt"), "{proposal}");
}

/// A late entry that is here already is two entries of one act: the banner takes both back.
#[tokio::test]
async fn one_click_takes_back_a_whole_act() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let fields = [("way", "typed"), ("name", "Spaet, Sven"), ("here", "yes"), ("accepted", "confirm")];
    let done = chief.post(&format!("{section}/enter"), &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let banner = chief.get(&done.location).await.text;
    let told =
        banner.split("class=\"done\"").nth(1).and_then(|rest| rest.split("</div>").next()).expect("a banner");
    assert!(told.matches("Spaet, Sven").count() >= 2, "both entries are told: {told}");
    let number = told
        .split("name=\"entry\" value=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("an entry");
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    let undo = [("entry", number), ("whole", "yes"), ("accepted", "confirm")];
    let undone = chief.post(&format!("/e/{stream}/undo"), &undo).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text);
    let list = chief.get(&format!("{section}/players")).await.text;
    assert!(!list.split("<tbody").nth(1).expect("a list").contains("Spaet, Sven"), "{list}");
    // And back again, as one act too.
    let again = chief.get(&undone.location).await.text;
    let number = again
        .split("name=\"entry\" value=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("an entry");
    let undo = [("entry", number), ("whole", "yes"), ("accepted", "confirm")];
    chief.post(&format!("/e/{stream}/undo"), &undo).await;
    let list = chief.get(&format!("{section}/players")).await.text;
    assert!(list.contains("Spaet, Sven"), "{list}");
}

/// The question before the first round names who is missing.
#[tokio::test]
async fn who_is_not_paired_is_named() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    chief
        .post(&format!("{section}/rounds/1/discard"), &[("accepted", "confirm-twice"), ("reason", "neu")])
        .await;
    let asked = chief.post(&format!("{section}/pairing"), &[("round", "1")]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{stream}: {}", asked.text);
    assert!(asked.text.contains("nicht ausgelost: Spieler8, A"), "{}", asked.text);
}

#[tokio::test]
async fn a_late_entry_without_an_opponent_is_shown_with_what_can_be_done() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let stream = section.split('/').nth(2).expect("an event").to_owned();
    let late = format!("{section}/players/8/late");
    for page in [format!("/e/{stream}"), format!("{section}/rounds/1")] {
        assert!(!chief.get(&page).await.text.contains("id=\"unpaired\""), "nobody waits: {page}");
    }
    chief.post(&format!("{section}/check-in"), &[("player", "8"), ("present", "yes")]).await;
    for page in [format!("/e/{stream}"), format!("{section}/rounds/1")] {
        let text = chief.get(&page).await.text;
        assert!(text.contains("id=\"unpaired\"") && text.contains(&late), "{page}: {text}");
        let public = house.of(Role::Public).await.get(&page).await.text;
        assert!(!public.contains("id=\"unpaired\""), "{page}: {public}");
    }
}

#[tokio::test]
async fn the_director_chooses_the_round_of_a_withdrawal() {
    let house = House::empty().await;
    let (mut chief, section) = open(&house).await;
    let page = chief.get(&format!("{section}/players/1/edit")).await.text;
    assert!(page.contains("ab Runde 2") && page.contains("ab Runde 3"), "{page}");
    let left =
        chief.post(&format!("{section}/players/1/withdraw"), &[("round", "3"), ("reason", "Reise")]).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.text);
    let from = |player: u32| {
        let desk = &house.desk;
        let stream = section.split('/').nth(2).expect("an event").to_owned();
        async move {
            let snapshot = desk.open(&stream).await.expect("open");
            let section = snapshot.event().section(turmuhr_tournament::SectionId(1)).expect("there").clone();
            section.players[&turmuhr_tournament::EntryId(player)].withdrawn_from
        }
    };
    assert_eq!(from(1).await, Some(turmuhr_tournament::RoundNo(3)));
    // A public round cannot be left any more.
    let over = chief.post(&format!("{section}/players/2/withdraw"), &[("round", "1"), ("reason", "")]).await;
    assert!(!over.status.is_redirection(), "{}", over.text);
    assert_eq!(from(2).await, None);
}

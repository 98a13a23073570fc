//! The question before an undo and the message after it; what is told to nobody before its time; one source of points.

use crate::support::{House, system};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{
    At, Details, EntryId, Fact, Format, GameResult, Level, Person, RoundNo, SectionId, Settings, draw_lots,
    propose_rest,
};

const OPEN: &str = "demo-open";
const SECTION: SectionId = SectionId(1);

async fn say(house: &House, stream: &str, facts: Vec<Fact>) {
    house.desk.act(stream, &system(), facts, Some(Level::ConfirmTwice)).await.expect("can be");
}

fn result(at: At, result: GameResult) -> Fact {
    let At { round, board, game } = at;
    let reason = "x".to_owned();
    Fact::ResultEntered { section: SECTION, round, board, game, result: Some(result), reason }
}

/// A game of the demo without a result, as people call it, with the names of its players.
async fn open_game(house: &House) -> (At, String, [String; 2]) {
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let section = snapshot.event().section(SECTION).expect("there");
    let round = section.current().expect("a round");
    let at = section.missing(round).first().expect("an open board").of(round);
    let game = section.game(at).expect("a game");
    let name = |seat: Option<EntryId>| section.players[&seat.expect("seated")].person.name.clone();
    (at, section.called(at), [name(game.white), name(game.black)])
}

#[tokio::test]
async fn an_undo_says_in_words_what_it_changes_before_and_after() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let (at, board, names) = open_game(&house).await;
    say(&house, OPEN, vec![result(at, GameResult::WHITE_WINS)]).await;
    say(&house, OPEN, vec![result(at, GameResult::BLACK_WINS)]).await;
    let entry = house.desk.open(OPEN).await.expect("there").position().to_string();
    let asked = chief.post("/e/demo-open/undo", &[("entry", &entry)]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    let change =
        format!("Runde {} Brett {board}, {} – {} ändert sich von 0:1 auf 1:0", at.round, names[0], names[1]);
    let entered = format!("Eintrag {entry} (Runde {}, Brett {board}: 0:1)", at.round);
    for sentence in [change, entered, "Die Tabelle ändert sich.".to_owned()] {
        let there = asked.text.contains(&sentence)
            // The prizes of the demo may change with the table.
            || sentence.contains("Tabelle") && asked.text.contains("Tabelle und Preise ändern sich.");
        assert!(there, "{sentence}: {}", asked.text);
    }
    let done = chief.post("/e/demo-open/undo", &[("entry", &entry), ("accepted", "confirm")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let after = chief.get(&done.location).await.text;
    let message = format!("„Runde {}, Brett {board}: 0:1“ rückgängig gemacht (Eintrag {entry})", at.round);
    assert!(after.contains(&message), "{message}: {after}");
    // Done again.
    let undone = house.desk.open(OPEN).await.expect("there").position().to_string();
    let again = chief.post("/e/demo-open/undo", &[("entry", &undone), ("accepted", "confirm")]).await;
    let after = chief.get(&again.location).await.text;
    assert!(after.contains(&format!("„Runde {}, Brett {board}: 0:1“ gilt wieder", at.round)), "{after}");
}

#[tokio::test]
async fn the_journal_says_what_a_correction_replaced_and_why() {
    let house = House::demo().await;
    let (at, ..) = open_game(&house).await;
    say(&house, OPEN, vec![result(at, GameResult::WHITE_WINS)]).await;
    let At { round, board, game } = at;
    let reason = "Zettel verwechselt".to_owned();
    let changed = Fact::ResultEntered {
        section: SECTION,
        round,
        board,
        game,
        result: Some(GameResult::BLACK_WINS),
        reason,
    };
    say(&house, OPEN, vec![changed]).await;
    let page = house.of(Role::ChiefArbiter).await.get("/e/demo-open/history").await.text;
    assert!(page.contains("(vorher 1:0)") && page.contains("Grund: Zettel verwechselt"), "{page}");
}

#[tokio::test]
async fn a_refused_undo_names_the_entry_that_needs_it() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let lots = snapshot.journal().entries().iter().find(|entry| matches!(entry.fact, Fact::LotsDrawn { .. }));
    let entry = lots.expect("drawn").number.to_string();
    let refused = chief.post("/e/demo-open/undo", &[("entry", &entry), ("accepted", "confirm-twice")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    assert!(refused.text.contains("(Runde 1 ausgelost)"), "{}", refused.text);
}

#[tokio::test]
async fn provisional_winners_stand_on_no_public_paper() {
    let house = House::demo().await;
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let settings = snapshot.event().section(SECTION).expect("there").settings.clone();
    let (mut public, mut arbiter) = (house.of(Role::Public).await, house.of(Role::Arbiter).await);
    let (papers, prizes) = ("/e/demo-open/s/1/paper", "/e/demo-open/s/1/paper/prizes.pdf");
    assert_eq!(public.get(prizes).await.status, StatusCode::OK, "from round 4 on");
    for prizes_from in [None, Some(RoundNo(settings.rounds))] {
        let settings = Settings { prizes_from, ..settings.clone() };
        say(&house, OPEN, vec![Fact::SectionChanged { section: SECTION, settings }]).await;
        for door in [prizes.to_owned(), format!("{prizes}?after=4"), format!("{prizes}?after=1")] {
            let refused = public.get(&door).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{door}");
            assert!(refused.text.contains("Die Preisträger stehen hier"), "{}", refused.text);
        }
        assert!(!public.get(papers).await.text.contains("print-prizes"));
        // The arbiters prepare the ceremony.
        assert_eq!(arbiter.get(prizes).await.status, StatusCode::OK);
        assert!(arbiter.get(papers).await.text.contains("print-prizes"));
    }
}

/// Six players in a round robin, all rounds public.
async fn table() -> House {
    let house = House::empty().await;
    let person = |at: u32| Person { fide_rating: Some(2000 - at), ..Person::named(&format!("Nr. {at}, A")) };
    let players = (1..=6).map(|at| (EntryId(at), person(at))).collect();
    let format = Format::RoundRobin { cycles: 1 };
    let settings = Settings { format, rounds: 5, tie_breaks: Vec::new(), ..Settings::default() };
    let facts = vec![
        Fact::EventCreated { details: Details { name: "Table".to_owned(), ..Details::default() } },
        Fact::SectionAdded { section: SECTION, settings },
        Fact::PlayersEntered { section: SECTION, players },
    ];
    let made = house.desk.create("table", &system(), facts, Some(Level::ConfirmTwice)).await.expect("made");
    let lots = draw_lots(made.event().section(SECTION).expect("there"), 7, None, false);
    say(&house, "table", vec![lots]).await;
    let drawn = house.desk.open("table").await.expect("there");
    let rounds =
        propose_rest(drawn.event(), drawn.event().section(SECTION).expect("there")).expect("a table");
    say(&house, "table", vec![Fact::AllRoundsPaired { section: SECTION, rounds }]).await;
    house
}

#[tokio::test]
async fn an_annulled_game_counts_on_no_page() {
    let house = table().await;
    let snapshot = house.desk.open("table").await.expect("there");
    let section = snapshot.event().section(SECTION).expect("there");
    // White of board 1 wins in round 1; Black leaves after it, and the game is annulled.
    let at = At::new(RoundNo(1), turmuhr_tournament::BoardNo(1), turmuhr_tournament::GameNo(1));
    let game = section.game(at).expect("a game");
    let (winner, leaver) = (game.white.expect("seated"), game.black.expect("seated"));
    say(&house, "table", vec![result(at, GameResult::WHITE_WINS)]).await;
    let mut own = house.player("table", winner).await;
    let before = own.get("/e/table/me").await.text;
    assert!(before.contains("1 aus 1 "), "{before}");
    let left = Fact::Withdrawn {
        section: SECTION,
        player: leaver,
        from_round: RoundNo(2),
        reason: "ill".to_owned(),
    };
    say(&house, "table", vec![left]).await;
    let page = own.get("/e/table/me").await.text;
    assert!(page.contains("0 aus 0 "), "{page}");
    // The table of all others is level: everybody shares the first place.
    let table = own.get("/api/events/table/sections/1/standings").await.json();
    let rank = table["rows"]
        .as_array()
        .and_then(|rows| rows.iter().find(|row| row["party"] == winner.0).map(|row| row["rank"].to_string()));
    let place = rank.expect("in the table");
    assert!(page.contains(&format!("Platz {place}")), "{place}: {page}");
    let round = house.browser().get("/e/table/s/1/rounds/2").await.text;
    let points = round.split("<td class=\"number wide\">").skip(1).map(|cell| cell.split('<').next());
    for shown in points {
        assert!(shown != Some("1"), "nobody has a point: {round}");
    }
}

#[tokio::test]
async fn the_end_of_an_adjourned_game_is_no_correction() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let (at, ..) = open_game(&house).await;
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let section = snapshot.event().section(SECTION).expect("there");
    if section.current_round() >= section.settings.rounds {
        panic!("the demo has a round to come");
    }
    // The next pairing adjourns the open games.
    let proposal = turmuhr_tournament::propose(snapshot.event(), section).expect("can be paired");
    let (round, paired) = (proposal.round, proposal.paired);
    let origin = turmuhr_tournament::Origin::Program;
    say(&house, OPEN, vec![Fact::RoundPaired { section: SECTION, round, paired, origin }]).await;
    let base = format!("/e/demo-open/s/1/rounds/{}", at.round);
    let board = arbiter.get(&format!("{base}/boards/{}?game={}", at.board, at.game)).await.text;
    let tiles =
        board.split("id=\"tiles\"").nth(1).and_then(|rest| rest.split("</form>").next()).expect("tiles");
    assert!(!tiles.contains("name=\"reason\""), "{tiles}");
    let (number, game) = (at.board.to_string(), at.game.to_string());
    let fields = [("board", number.as_str()), ("game", &game), ("result", "1-0"), ("accepted", "confirm")];
    let done = arbiter.post(&format!("{base}/result"), &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let fields = [("board", number.as_str()), ("game", &game), ("result", "0-1"), ("accepted", "confirm")];
    let corrected = arbiter.post(&format!("{base}/result"), &fields).await;
    assert_eq!(corrected.status, StatusCode::CONFLICT, "now it is one: {}", corrected.text);
}

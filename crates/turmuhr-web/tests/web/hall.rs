//! Around the boards: displays controlled from the desk, printed sheets, self check-in.

use crate::support::{Browser, House};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{BoardNo, EntryId, Fact, GameNo, GameResult, Level, RoundNo, SectionId};

#[tokio::test]
async fn a_display_shows_what_the_desk_decides() {
    let house = House::demo().await;
    let mut wall = house.browser();
    wall.lang = "en";
    // Switched on before it is set up at the desk.
    assert!(wall.get("/e/demo-open/display/hall-1").await.text.contains("This display is called hall-1"));
    let mut arbiter = house.of(Role::Arbiter).await;
    let set = |views: &[&'static str]| {
        let fixed =
            [("display", "hall-1"), ("section", "1"), ("seconds", "20"), ("part", "2"), ("parts", "3")];
        fixed.into_iter().chain(views.iter().map(|view| ("view", *view))).collect::<Vec<_>>()
    };
    let done = arbiter.post("/e/demo-open/displays", &set(&["standings", "clock"])).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let fragment = wall.get("/e/demo-open/display/hall-1?fragment").await.text;
    for expected in
        ["data-view=\"standings\"", "data-view=\"clock\"", "data-seconds=\"20\"", "data-part=\"2/3\""]
    {
        assert!(fragment.contains(expected), "{expected}: {fragment}");
    }
    assert!(!fragment.contains("data-view=\"boards\""));
    arbiter.post("/e/demo-open/announce", &[("text", "Phones <off>")]).await;
    assert!(wall.get("/e/demo-open/screen/boards?fragment").await.text.contains("Phones &lt;off&gt;"));
    arbiter.post("/e/demo-open/displays/dark", &[]).await;
    let dark = wall.get("/e/demo-open/display/hall-1?fragment").await.text;
    assert!(dark.contains("class=\"view dark\"") && !dark.contains("data-view"), "{dark}");
    // Undone like any other entry.
    let entry = house.desk.open("demo-open").await.expect("there").position().to_string();
    arbiter.post("/e/demo-open/undo", &[("entry", &entry), ("accepted", "confirm")]).await;
    assert!(wall.get("/e/demo-open/display/hall-1").await.text.contains("data-view=\"standings\""));
    arbiter.post("/e/demo-open/displays/remove", &[("display", "hall-1")]).await;
    assert!(wall.get("/e/demo-open/display/hall-1").await.text.contains("This display is called"));
}

#[tokio::test]
async fn a_display_needs_a_name_that_fits_into_an_address() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    arbiter.lang = "en";
    let refused = arbiter.post("/e/demo-open/displays", &[("display", "Saal/1"), ("section", "1")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("cannot be part of an address"), "{}", refused.text);
    let parts = [("display", "hall-1"), ("section", "1"), ("part", "4"), ("parts", "3")];
    assert_eq!(arbiter.post("/e/demo-open/displays", &parts).await.status, StatusCode::CONFLICT);
    assert_eq!(house.browser().get("/e/demo-open/display/%3Cb%3E").await.status, StatusCode::NOT_FOUND);
}

async fn printed(browser: &mut Browser, document: &str) -> (StatusCode, String) {
    let reply = browser.get(&format!("/e/demo-open/s/1/paper/{document}")).await;
    (reply.status, reply.kind)
}

#[tokio::test]
async fn lists_are_printed_by_everybody_and_slips_by_arbiters() {
    let house = House::demo().await;
    let pdf = (StatusCode::OK, "application/pdf".to_owned());
    let (mut public, mut arbiter) = (house.browser(), house.of(Role::Arbiter).await);
    assert_eq!(printed(&mut public, "standings.pdf").await, pdf);
    assert_eq!(printed(&mut public, "start-list.pdf?lang=en&scale=125").await, pdf);
    let papers = public.get("/e/demo-open/s/1/paper").await.text;
    assert!(papers.contains("start-list.pdf") && papers.contains("Startrangliste"), "{papers}");
    assert_eq!(printed(&mut public, "slips.pdf?round=5").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(printed(&mut arbiter, "slips.pdf?round=5&lang=en").await, pdf);
    assert_eq!(printed(&mut public, "pairings.pdf?round=99").await.0, StatusCode::BAD_REQUEST);
    assert_eq!(printed(&mut public, "standings.exe").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_sheet_is_held_against_the_journal() {
    let house = House::demo().await;
    let mut public = house.browser();
    public.lang = "en";
    let snapshot = house.desk.open("demo-open").await.expect("there");
    let section = snapshot.event().section(SectionId(1)).expect("there");
    let source =
        turmuhr_print::source::from_section(snapshot.event(), section, &Default::default()).expect("made");
    let code = turmuhr_print::check_code(&source, turmuhr_print::What::Standings, &Default::default())
        .expect("made");
    let ask = |code: String| format!("/e/demo-open/s/1/paper?code={}", code.replace(' ', "%20"));
    let right = public.get(&ask(code.to_string())).await.text;
    assert!(right.contains("the sheet agrees with the journal of that time"), "{right}");
    assert!(right.contains("No entry has been added since"), "{right}");
    // The state changes; the sheet is still valid.
    let mut arbiter = house.of(Role::Arbiter).await;
    arbiter.post("/e/demo-open/announce", &[("text", "Round 6 at three")]).await;
    let same = public.get(&ask(code.to_string())).await.text;
    assert!(same.contains("nothing on this sheet has changed since"), "{same}");
    // A corrected result changes the standings.
    let corrected = Fact::ResultEntered {
        section: SectionId(1),
        round: RoundNo(4),
        board: BoardNo(1),
        game: GameNo(1),
        result: Some(GameResult::BothForfeit),
        reason: "x".to_owned(),
    };
    let done = house
        .desk
        .act("demo-open", &crate::support::system(), vec![corrected], Some(Level::ConfirmTwice))
        .await;
    done.expect("can be");
    let changed = public.get(&ask(code.to_string())).await.text;
    assert!(changed.contains("what it shows has changed since. Print it again."), "{changed}");
    let mut wrong = code.to_string();
    let last = if wrong.pop() == Some('A') { 'B' } else { 'A' };
    wrong.push(last);
    assert!(public.get(&ask(wrong)).await.text.contains("No sheet of this section had this code"));
    assert!(public.get(&ask("hello".to_owned())).await.text.contains("This is not a check code"));
    assert!(public.get(&ask("J999999-0000-0000-0000".to_owned())).await.text.contains("no entry 999999"));
}

#[tokio::test]
async fn what_only_people_know_goes_into_the_report() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let said = arbiter.post("/e/demo-open/s/1/remarks", &[("course", "Ruhig.\r\nSehr ruhig.")]).await;
    assert_eq!(said.status, StatusCode::SEE_OTHER, "{}", said.text);
    assert!(arbiter.get("/e/demo-open/s/1/paper").await.text.contains("Ruhig.\nSehr ruhig."));
    assert_eq!(printed(&mut arbiter, "report.pdf").await.0, StatusCode::OK);
}

#[tokio::test]
async fn players_say_that_they_have_come() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    chief.post("/e/demo-open/s/1/check-in", &[("player", "3")]).await;
    let present = async || {
        let snapshot = house.desk.open("demo-open").await.expect("there");
        snapshot.event().section(SectionId(1)).expect("there").players[&EntryId(3)].present
    };
    assert!(!present().await, "checked out for the test");
    let token = house.pass(Role::Player, "demo-open", 1, (0, 0), 0).await;
    let mut phone = house.browser();
    let entered = phone.get(&format!("/p/{token}")).await;
    assert_eq!(entered.location, "/e/demo-open/here");
    assert!(phone.get("/e/demo-open/here").await.text.contains("player=3"));
    assert!(phone.get("/e/demo-open/here?section=1&player=3").await.text.contains("Sind Sie das?"));
    let came = phone.post("/e/demo-open/here", &[("player", "3")]).await;
    assert_eq!(came.status, StatusCode::SEE_OTHER, "{}", came.text);
    assert!(present().await);
    let said = phone.get(&came.location).await.text;
    assert!(said.contains("ist da.") && said.contains("Das war ich nicht"), "{said}");
    // A repeated request of a phone that slept changes nothing.
    let position = house.desk.open("demo-open").await.expect("there").position();
    phone.post("/e/demo-open/here", &[("player", "3")]).await;
    assert_eq!(house.desk.open("demo-open").await.expect("there").position(), position);
    let back =
        phone.post("/e/demo-open/undo", &[("entry", &position.to_string()), ("accepted", "confirm")]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.text);
    assert!(!present().await);
    // They may record nothing else.
    let out = phone.post("/e/demo-open/s/1/check-in", &[("player", "4")]).await;
    assert_eq!(out.status, StatusCode::FORBIDDEN);
    let result = phone.post("/e/demo-open/s/1/rounds/5/result", &[("board", "2"), ("result", "1-0")]).await;
    assert_eq!(result.status, StatusCode::FORBIDDEN);
}

/// The panel, the journal and the wall name a board of a match as match.board.
#[tokio::test]
async fn a_wall_shows_teams_and_scores_and_no_raw_key() {
    let house = House::demo().await;
    let mut wall = house.browser();
    wall.lang = "en";
    let boards = wall.get("/e/demo-teams/screen/boards?section=1").await.text;
    assert!(boards.contains("<tr class=\"match\""), "{}", &boards[..2_000]);
    let mut arbiter = house.of(Role::Arbiter).await;
    arbiter.lang = "en";
    let round = arbiter.get("/e/demo-teams/s/1/rounds/3").await.text;
    assert!(round.contains(" matches"), "{}", &round[..2_000]);
    let board = arbiter.get("/e/demo-teams/s/1/rounds/3/boards/1?game=2").await.text;
    assert!(board.contains("Board 1.2, round 3"), "{}", &board[..2_000]);
    let journal = arbiter.get("/e/demo-teams/history?kind=results").await.text;
    assert!(journal.contains("board 1.1:"), "{}", &journal[..2_000]);
    let table = wall.get("/e/demo-teams/s/1/standings").await.text;
    assert!(!table.contains(">MPvGP<") && table.contains(">2nd score<"), "{}", &table[..2_000]);
    assert!(!table.contains("sort=rating"), "teams have no rating");
    let sums = wall.get("/e/demo-teams/s/1/standings/1").await.text;
    assert!(!sums.contains("MPvGP"), "{}", &sums[..2_000]);
}

/// The first-named team is on the left whatever its colours, on screen as on paper: results are typed from that sheet.
#[tokio::test]
async fn boards_of_teams_show_the_first_named_team_on_the_left() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let snapshot = house.desk.open("demo-teams").await.expect("there");
    let section = snapshot.event().section(SectionId(1)).expect("there");
    let round = section.current().expect("paired");
    let played = section.round(round).expect("there");
    let name = |id: Option<EntryId>| section.players[&id.expect("seated")].person.name.clone();
    let pair = &played.pairs[0];
    let turned = pair.games.iter().position(|game| !game.first_has_white).expect("a board with Black");
    let (at, game) = (turned + 1, &pair.games[turned]);
    let (first, second) = (name(game.black), name(game.white));
    let address = format!("/e/demo-teams/s/1/rounds/{round}");
    let fields = [("board", "1"), ("game", &at.to_string()), ("result", "1-0"), ("accepted", "confirm")];
    arbiter.post(&format!("{address}/result"), &fields).await;

    let page = arbiter.get(&address).await.text;
    let row = page.split("<tr ").find(|row| row.contains(&format!("id=\"board-1-{at}\""))).expect("the row");
    assert!(row.contains("data-turned") && row.contains("data-result=\"1-0\""), "{row}");
    assert!(row.contains(">0:1<"), "the left side has lost: {row}");
    assert!(row.find(&first) < row.find(&second) && row.contains(&second), "{row}");
    assert!(row.contains("left black") && row.contains("right white"), "{row}");
    let board = arbiter.get(&format!("{address}/boards/1?game={at}")).await.text;
    let versus = board.split("class=\"versus\"").nth(1).expect("both");
    assert!(versus.find(&first) < versus.find(&second), "{versus}");
    assert!(versus.contains("0:1 <small>Weiß gewinnt"), "the words name the colour: {versus}");
    // A key of the left side: «1:0» for Black.
    assert!(board.contains("value=\"0-1\"") && board.contains("<b>1:0</b> Schwarz gewinnt"), "{board}");
    let wall = house.browser().get("/e/demo-teams/screen/boards?section=1").await.text;
    assert!(wall.find(&first) < wall.find(&second), "{wall}");
    let journal = arbiter.get("/e/demo-teams/history?kind=results").await.text;
    assert!(journal.contains(&format!("1.{at}")) && journal.contains("0:1"), "{journal}");
}

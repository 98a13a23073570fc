//! The stored games of boards: shown move by move, entered by arbiters and helpers.

use axum::http::StatusCode;
use turmuhr_store::Role;

use crate::support::House;

const BOARD: &str = "/e/demo-open/s/1/rounds/1/boards/1";
const GAME: &str = "1. e4 {[%clk 1:29:50]} e5 {[%clk 1:28:00]} 2. Nf3 {[%clk 1:25:10] the usual move} Nc6 {[%clk 1:20:05]} *";

#[tokio::test]
async fn a_stored_game_is_shown_move_by_move_with_both_clocks() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let kept = arbiter.post(&format!("{BOARD}/pgn"), &[("pgn", GAME)]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    let mut public = house.browser();
    // Without scripts: the list of moves, and the board after the last of them.
    let last = public.get(BOARD).await.text;
    for part in ["data-stepper", ">Sf3</a>", ">Sc6</a>", "1:25:10", "c6, schwarzer Springer"] {
        assert!(last.contains(part), "{part} {last}");
    }
    assert!(last.contains("data-face=\"1\">1:20:05<"), "{last}");
    let third = public.get(&format!("{BOARD}?game=1&ply=3")).await.text;
    assert!(
        third.contains("b8, schwarzer Springer") && third.contains("data-face=\"1\">1:28:00<"),
        "{third}"
    );
    assert!(
        third.contains("the usual move") && !third.contains("<p class=\"note\" data-note>[%clk"),
        "{third}"
    );
    let beyond = public.get(&format!("{BOARD}?ply=4000000000")).await;
    assert_eq!(beyond.status, StatusCode::OK);
    let english = public.get(&format!("{BOARD}?lang=en")).await.text;
    assert!(english.contains(">Nf3</a>") || english.contains(">Sf3</a>"), "{english}");
}

#[tokio::test]
async fn a_game_that_breaks_off_is_shown_up_to_there() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let broken = [("pgn", "1. e4 e5 2. Nf3 Ra5 *"), ("accepted", "acknowledge")];
    arbiter.post(&format!("{BOARD}/pgn"), &broken).await;
    let page = arbiter.get(BOARD).await.text;
    assert!(page.contains("im 2. Zug …") && page.contains(">Sf3</a>"), "{page}");
}

#[tokio::test]
async fn helpers_store_the_games_of_their_boards_and_replace_none() {
    let house = House::demo().await;
    let token = house.pass(Role::Helper, "demo-open", 1, (1, 1), 0).await;
    let mut helper = house.browser();
    helper.get(&format!("/p/{token}")).await;
    assert!(helper.get(BOARD).await.text.contains("id=\"pgn\""));
    let typed = [("pgn", "1. e4 e5 2. Sf3 Sc6")];
    let kept = helper.post(&format!("{BOARD}/pgn"), &typed).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    let page = helper.get(BOARD).await.text;
    assert!(page.contains(">Sc6</a>") && !page.contains("id=\"pgn\""), "{page}");
    let again = helper.post(&format!("{BOARD}/pgn"), &[("pgn", "1. d4 d5")]).await;
    assert_eq!(again.status, StatusCode::FORBIDDEN, "{}", again.text);
    let other = "/e/demo-open/s/1/rounds/1/boards/2";
    assert!(!helper.get(other).await.text.contains("id=\"pgn\""));
    assert_eq!(helper.post(&format!("{other}/pgn"), &typed).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_position_of_an_incident_is_drawn() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let round = "/e/demo-open/s/1/rounds/1/boards/1/incident";
    let asked = "kind=dead-position&fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3+w+-+-+0+1";
    let page = arbiter.get(&format!("{round}?game=1&{asked}")).await.text;
    assert!(page.contains("data-editor") && page.contains("e8, schwarzer König"), "{page}");
    let fields = [
        ("game", "1"),
        ("kind", "dead-position"),
        ("fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("do", "record"),
    ];
    let kept = arbiter.post(round, &fields).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    let board = arbiter.get(BOARD).await.text;
    assert!(board.contains("aria-label=\"weißer König e1; schwarzer König e8. Weiß am Zug\""), "{board}");
}

/// The names of both players, as the page of the board has them.
async fn seated(house: &House, board: u32) -> [String; 2] {
    let page = house.browser().get(&format!("/e/demo-open/s/1/rounds/1/boards/{board}")).await.text;
    let versus =
        page.split("class=\"versus\"").nth(1).and_then(|rest| rest.split("</p>").next()).unwrap_or_default();
    let names: Vec<&str> =
        versus.split("/players/").skip(1).filter_map(|rest| rest.split(['>', '<']).nth(1)).collect();
    [names[0].to_owned(), names[1].to_owned()]
}

#[tokio::test]
async fn a_game_that_contradicts_its_board_is_asked_about() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let [white, black] = seated(&house, 1).await;
    let api = arbiter.get("/e/demo-open/s/1/rounds/1").await.text;
    let row = api.split("id=\"board-1-1\"").nth(1).expect("a row");
    let entered =
        row.split("data-result=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a result");
    let other = if entered == "0-1" { "1-0" } else { "0-1" };
    // The result stands after the moves alone.
    let asked = arbiter.post(&format!("{BOARD}/pgn"), &[("pgn", &format!("1. e4 e5 {other}"))]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("eingetragen ist aber"), "{}", asked.text);
    let strangers = "[White \"Niemand, Nora\"]\n[Black \"Fremd, Fritz\"]\n\n1. e4 e5 *";
    let asked = arbiter.post(&format!("{BOARD}/pgn"), &[("pgn", strangers)]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    for name in ["Niemand, Nora – Fremd, Fritz", &white, &black] {
        assert!(asked.text.contains(name), "{name} {}", asked.text);
    }
    let impossible = [("pgn", "1. e4 {[%clk 9:99:99]} e5 *")];
    let asked = arbiter.post(&format!("{BOARD}/pgn"), &impossible).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("9:99:99"), "{}", asked.text);
    let kept = [impossible[0], ("accepted", "acknowledge")];
    assert_eq!(arbiter.post(&format!("{BOARD}/pgn"), &kept).await.status, StatusCode::SEE_OTHER);
    let page = arbiter.get(BOARD).await.text;
    assert!(page.contains("id=\"bad-times\"") && !page.contains("10:40:39"), "{page}");
    let row = arbiter.get("/e/demo-open/s/1/rounds/1").await.text;
    assert!(row.contains(&format!("data-board=\"1\" data-game=\"1\" data-result=\"{entered}\"")), "{row}");
}

#[tokio::test]
async fn a_mate_against_the_result_of_the_game_is_asked_about() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let row = arbiter.get("/e/demo-open/s/1/rounds/1").await.text;
    let row = row.split("id=\"board-1-1\"").nth(1).expect("a row");
    let entered =
        row.split("data-result=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a result");
    // The file has the result of the board, and its moves mate the other side.
    let mate =
        if entered == "0-1" { "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#" } else { "1. f3 e5 2. g4 Qh4#" };
    let game = format!("[Result \"{entered}\"]\n\n{mate} {entered}");
    let asked = arbiter.post(&format!("{BOARD}/pgn"), &[("pgn", &game)]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("enden mit Matt"), "{}", asked.text);
    // Without a result in the file the board's own is compared.
    let asked = arbiter.post(&format!("{BOARD}/pgn"), &[("pgn", &format!("{mate} *"))]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(
        asked.text.contains("enden mit Matt") && asked.text.contains("eingetragen ist aber"),
        "{}",
        asked.text
    );
    let kept = [("pgn", game.as_str()), ("accepted", "acknowledge")];
    assert_eq!(arbiter.post(&format!("{BOARD}/pgn"), &kept).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_file_with_several_games_goes_to_the_boards_by_names() {
    let house = House::demo().await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let game = |names: &[String; 2], moves: &str| {
        format!("[White \"{}\"]\n[Black \"{}\"]\n\n{moves} *\n\n", names[0], names[1])
    };
    let strangers = ["Niemand, Nora".to_owned(), "Fremd, Fritz".to_owned()];
    let file = [
        game(&seated(&house, 2).await, "1. d4 d5"),
        game(&strangers, "1. c4 c5"),
        game(&seated(&house, 1).await, "1. e4 e5"),
    ]
    .concat();
    let asked = arbiter.post(&format!("{BOARD}/pgn"), &[("pgn", &file)]).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
    assert!(asked.text.contains("Brett 2, 1") && asked.text.contains("Niemand, Nora"), "{}", asked.text);
    let kept = arbiter.post(&format!("{BOARD}/pgn"), &[("pgn", &file), ("accepted", "acknowledge")]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    for (board, own, other) in [(1, ">e4</a>", ">d4</a>"), (2, ">d4</a>", ">e4</a>")] {
        let page = arbiter.get(&format!("/e/demo-open/s/1/rounds/1/boards/{board}")).await.text;
        assert!(page.contains(own) && !page.contains(other), "{board} {page}");
    }
}

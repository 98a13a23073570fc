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

//! A player's own page by link, and results that players report.

use crate::support::{Browser, House, system};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{
    At, EntryId, Fact, GameResult, Level, SectionId,
    self_service::{Reports, SelfService},
};

const OPEN: &str = "demo-open";
const SECTION: SectionId = SectionId(1);

async fn say(house: &House, facts: Vec<Fact>) {
    house.desk.act(OPEN, &system(), facts, Some(Level::ConfirmTwice)).await.expect("can be");
}

async fn reports_on(house: &House) {
    let rules = SelfService { results: true, ..SelfService::default() };
    say(house, vec![Fact::SelfServiceSet { section: SECTION, rules }]).await;
}

/// A game of the round being played without a result, and its two players.
async fn open_game(house: &House) -> (At, EntryId, EntryId) {
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let section = snapshot.event().section(SECTION).expect("there");
    let round = section.current().expect("a round");
    let at = section.missing(round).first().expect("an open board").of(round);
    let game = section.game(at).expect("a game");
    (at, game.white.expect("seated"), game.black.expect("seated"))
}

async fn reported(house: &House, at: At) -> (Option<GameResult>, Reports) {
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let game = snapshot.event().section(SECTION).and_then(|section| section.game(at)).expect("a game");
    (game.result, game.reported.together())
}

async fn report(browser: &mut Browser, at: At, result: &str) -> (StatusCode, String) {
    let (round, board, game) = (at.round.to_string(), at.board.to_string(), at.game.to_string());
    let fields =
        [("round", round.as_str()), ("board", board.as_str()), ("game", game.as_str()), ("result", result)];
    let reply = browser.post(&format!("/e/{OPEN}/me/result"), &fields).await;
    (reply.status, reply.text)
}

async fn name(house: &House, player: EntryId) -> String {
    let snapshot = house.desk.open(OPEN).await.expect("there");
    snapshot.event().section(SECTION).expect("there").players[&player].person.name.clone()
}

#[tokio::test]
async fn the_own_page_shows_board_colour_opponent_and_results() {
    let house = House::demo().await;
    let (at, white, black) = open_game(&house).await;
    let mut player = house.player(OPEN, white).await;
    let page = player.get(&format!("/e/{OPEN}/me")).await;
    assert_eq!(page.status, StatusCode::OK);
    let (own, other) = (name(&house, white).await, name(&house, black).await);
    let board = format!("Brett {}", at.board);
    for expected in [own.as_str(), &other, &board, "Weiß gegen", "Platz ", " aus 4", "rounds.ics?player="] {
        assert!(page.text.contains(expected), "{expected}: {}", page.text);
    }
    assert!(page.text.contains("data-live"), "the page follows the round");
    assert!(!page.text.contains("Ergebnis melden"), "reports are off by default");
    player.lang = "en";
    let page = player.get(&format!("/e/{OPEN}/me")).await.text;
    assert!(page.contains("White against") && page.contains("My page"), "{page}");
    let part = player.get(&format!("/e/{OPEN}/me?fragment")).await.text;
    assert!(part.contains(&other) && !part.contains("<html"), "{part}");
}

#[tokio::test]
async fn a_link_opens_the_page_of_its_player_only() {
    let house = House::demo().await;
    let (_, white, black) = open_game(&house).await;
    let mut player = house.player(OPEN, white).await;
    let page = player.get(&format!("/e/{OPEN}/me?section=1&player={}", black.0)).await.text;
    assert!(page.contains(&format!("<h1>{}</h1>", name(&house, white).await)), "{page}");
    // An arbiter sees any page, a poster none, the public none.
    let at = format!("/e/{OPEN}/me?section=1&player={}", black.0);
    let mut arbiter = house.of(Role::Arbiter).await;
    assert!(arbiter.get(&at).await.text.contains(&format!("<h1>{}</h1>", name(&house, black).await)));
    let poster = house.of(Role::Player).await.get(&at).await;
    assert_eq!((poster.status, poster.location), (StatusCode::SEE_OTHER, format!("/e/{OPEN}/here")));
    assert_eq!(house.browser().get(&at).await.status, StatusCode::UNAUTHORIZED);
    // In another event the link is nothing.
    assert_eq!(player.get("/e/demo-teams/me").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn cards_are_made_for_all_players_and_end_when_they_are_made_again() {
    let house = House::demo().await;
    let mut chief = house.of(Role::ChiefArbiter).await;
    let made = chief.post(&format!("/e/{OPEN}/s/1/cards"), &[("who", "missing"), ("days", "14")]).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.text);
    let links: Vec<String> = made
        .text
        .split("href=\"")
        .filter_map(|rest| rest.split('"').next()?.split_once("/p/").map(|(_, token)| token.to_owned()))
        .collect();
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let players = &snapshot.event().section(SECTION).expect("there").players;
    let playing = players.values().filter(|player| player.withdrawn_from.is_none()).count();
    assert_eq!(links.len(), playing);
    assert!(made.text.matches("<svg").count() >= playing, "every card has its code");
    let mut phone = house.browser();
    let entered = phone.get(&format!("/p/{}", links[0])).await;
    assert!(entered.location.starts_with(&format!("/e/{OPEN}/me?")), "{}", entered.location);
    assert_eq!(phone.get(&entered.location).await.status, StatusCode::OK);
    // The list of passes counts them and does not list them.
    let list = chief.get(&format!("/e/{OPEN}/passes")).await.text;
    assert!(list.contains(&format!("{playing} von {} Spielern haben einen Link", players.len())), "{list}");
    let again = chief.post(&format!("/e/{OPEN}/s/1/cards"), &[("who", "missing"), ("days", "14")]).await;
    assert!(again.text.contains("Alle Spieler haben schon einen Link"), "{}", again.text);
    chief.post(&format!("/e/{OPEN}/s/1/cards"), &[("who", "all"), ("days", "14")]).await;
    assert_eq!(phone.get(&entered.location).await.status, StatusCode::UNAUTHORIZED, "the old link ended");
    let wrong = chief.post(&format!("/e/{OPEN}/s/1/cards"), &[("who", "all"), ("days", "0")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text.contains("höchstens ein Jahr"), "{}", wrong.text);
    let mut arbiter = house.of(Role::Arbiter).await;
    let refused = arbiter.post(&format!("/e/{OPEN}/s/1/cards"), &[("who", "all"), ("days", "14")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn two_equal_reports_are_the_result() {
    let house = House::demo().await;
    let (at, white, black) = open_game(&house).await;
    let (mut one, mut other) = (house.player(OPEN, white).await, house.player(OPEN, black).await);
    let off = report(&mut one, at, "1-0").await;
    assert_eq!(off.0, StatusCode::CONFLICT, "{}", off.1);
    reports_on(&house).await;
    assert!(one.get(&format!("/e/{OPEN}/me")).await.text.contains("Ergebnis melden"));
    assert_eq!(report(&mut one, at, "1-0").await.0, StatusCode::SEE_OTHER);
    assert_eq!(reported(&house, at).await, (None, Reports::One(GameResult::WHITE_WINS)));
    let waiting = one.get(&format!("/e/{OPEN}/me")).await.text;
    assert!(waiting.contains("Es fehlt noch die Bestätigung"), "{waiting}");
    // Sent twice, it is recorded once.
    let position = house.desk.open(OPEN).await.expect("there").position();
    assert_eq!(report(&mut one, at, "1-0").await.0, StatusCode::SEE_OTHER);
    assert_eq!(house.desk.open(OPEN).await.expect("there").position(), position);
    // Helpers and arbiters see it, the public does not.
    let round = format!("/e/{OPEN}/s/1/rounds/{}", at.round);
    let mut arbiter = house.of(Role::Arbiter).await;
    assert!(arbiter.get(&round).await.text.contains("unbestätigt"));
    assert!(
        arbiter.get(&format!("/e/{OPEN}")).await.text.contains("Ein gemeldetes Ergebnis ist unbestätigt")
    );
    assert!(
        house.of(Role::Helper).await.get(&format!("/e/{OPEN}/helper")).await.text.contains("unbestätigt")
    );
    let public = house.browser().get(&round).await.text;
    assert!(!public.contains("unbestätigt"), "{public}");
    let asked = other.get(&format!("/e/{OPEN}/me")).await.text;
    assert!(asked.contains("Melden Sie dasselbe, dann gilt es"), "{asked}");
    assert_eq!(report(&mut other, at, "1-0").await.0, StatusCode::SEE_OTHER);
    let agreed = (Some(GameResult::WHITE_WINS), Reports::Agree(GameResult::WHITE_WINS));
    assert_eq!(reported(&house, at).await, agreed);
    assert!(arbiter.get(&round).await.text.contains("beide Spieler"), "the source of the result");
}

#[tokio::test]
async fn different_reports_are_for_the_arbiter() {
    let house = House::demo().await;
    reports_on(&house).await;
    let (at, white, black) = open_game(&house).await;
    let (mut one, mut other) = (house.player(OPEN, white).await, house.player(OPEN, black).await);
    report(&mut one, at, "1-0").await;
    report(&mut other, at, "1/2-1/2").await;
    let (result, reports) = reported(&house, at).await;
    assert_eq!(result, None);
    assert!(matches!(reports, Reports::Differ { .. }));
    let mut arbiter = house.of(Role::Arbiter).await;
    assert!(arbiter.get(&format!("/e/{OPEN}")).await.text.contains("Die Spieler melden Verschiedenes"));
    let round = arbiter.get(&format!("/e/{OPEN}/s/1/rounds/{}", at.round)).await.text;
    assert!(round.contains("Meldungen verschieden"), "{round}");
    assert!(one.get(&format!("/e/{OPEN}/me")).await.text.contains("zum Schiedsrichter"));
    // The arbiter decides; after that no report changes it.
    let (board, game) = (at.board.to_string(), at.game.to_string());
    let fields = [("board", board.as_str()), ("game", game.as_str()), ("result", "1/2-1/2")];
    arbiter.post(&format!("/e/{OPEN}/s/1/rounds/{}/result", at.round), &fields).await;
    assert_eq!(report(&mut one, at, "0-1").await.0, StatusCode::CONFLICT);
    assert_eq!(reported(&house, at).await.0, Some(GameResult::DRAW));
}

#[tokio::test]
async fn nobody_reports_for_others() {
    let house = House::demo().await;
    reports_on(&house).await;
    let (at, white, black) = open_game(&house).await;
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let players = &snapshot.event().section(SECTION).expect("there").players;
    let stranger = *players.keys().find(|id| ![white, black].contains(id)).expect("more players");
    let mut stranger = house.player(OPEN, stranger).await;
    assert_eq!(report(&mut stranger, at, "1-0").await.0, StatusCode::CONFLICT);
    assert_eq!(report(&mut house.of(Role::Player).await, at, "1-0").await.0, StatusCode::NOT_FOUND);
    assert_eq!(report(&mut house.of(Role::Arbiter).await, at, "1-0").await.0, StatusCode::NOT_FOUND);
    assert_eq!(report(&mut house.browser(), at, "1-0").await.0, StatusCode::UNAUTHORIZED);
    let mut own = house.player(OPEN, white).await;
    for nonsense in ["+--", "*", "---", "0-0"] {
        assert_eq!(report(&mut own, at, nonsense).await.0, StatusCode::CONFLICT, "{nonsense}");
    }
    assert_eq!(report(&mut own, at, "2-0").await.0, StatusCode::BAD_REQUEST);
    assert_eq!(reported(&house, at).await, (None, Reports::None));
    // The own link enters no result, checks in nobody else and wishes nothing for others.
    let round = format!("/e/{OPEN}/s/1/rounds/{}/result", at.round);
    let board = at.board.to_string();
    let direct = own.post(&round, &[("board", &board), ("game", "1"), ("result", "1-0")]).await;
    assert_eq!(direct.status, StatusCode::FORBIDDEN);
    let wish = own.post(&format!("/e/{OPEN}/s/1/players/{}/wish", black.0), &[("round", "7")]).await;
    assert_eq!(wish.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_report_can_be_taken_back_for_a_while() {
    let house = House::demo().await;
    reports_on(&house).await;
    let (at, white, _) = open_game(&house).await;
    let mut one = house.player(OPEN, white).await;
    report(&mut one, at, "1-0").await;
    let entry = house.desk.open(OPEN).await.expect("there").position().to_string();
    let undone = one.post(&format!("/e/{OPEN}/undo"), &[("entry", &entry), ("accepted", "confirm")]).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text);
    assert_eq!(reported(&house, at).await, (None, Reports::None));
}

#[tokio::test]
async fn the_chief_arbiter_switches_reports_on() {
    let house = House::demo().await;
    let page = format!("/e/{OPEN}/s/1/self-service");
    let mut chief = house.of(Role::ChiefArbiter).await;
    assert!(chief.get(&page).await.text.contains("Spieler melden ihre Ergebnisse"));
    assert_eq!(chief.post(&page, &[("results", "yes")]).await.status, StatusCode::SEE_OTHER);
    let snapshot = house.desk.open(OPEN).await.expect("there");
    assert!(snapshot.event().section(SECTION).expect("there").self_service.results);
    assert_eq!(chief.post(&page, &[]).await.status, StatusCode::SEE_OTHER);
    let snapshot = house.desk.open(OPEN).await.expect("there");
    assert!(!snapshot.event().section(SECTION).expect("there").self_service.results);
    assert_eq!(house.of(Role::Arbiter).await.get(&page).await.status, StatusCode::FORBIDDEN);
}

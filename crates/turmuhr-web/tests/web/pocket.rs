//! The arbiter's pocket: incidents at a board, rulings, and who may see and record them.

use crate::support::{House, system};
use axum::http::StatusCode;
use turmuhr_store::Role;
use turmuhr_tournament::{BoardNo, Fact, GameNo, GameResult, RoundNo, SectionId, round::Game};

const OPEN: &str = "demo-open";
const ROUND: &str = "/e/demo-open/s/1/rounds/5";

/// A board of the current round without a result.
async fn board(house: &House) -> u32 {
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let section = snapshot.event().section(SectionId(1)).expect("there");
    section.missing(RoundNo(5)).first().map(|at| at.board.0).expect("one is open")
}

async fn game(house: &House, board: u32) -> Game {
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let section = snapshot.event().section(SectionId(1)).expect("there");
    section
        .round(RoundNo(5))
        .and_then(|round| round.game(BoardNo(board), GameNo(1)))
        .cloned()
        .expect("a game")
}

async fn play_by(house: &House, laws: &str, time_control: &str) {
    let snapshot = house.desk.open(OPEN).await.expect("there");
    let mut settings = snapshot.event().section(SectionId(1)).expect("there").settings.clone();
    (settings.laws, settings.time_control) = (laws.parse().ok(), time_control.parse().ok());
    let fact = Fact::SectionChanged { section: SectionId(1), settings };
    let level = Some(turmuhr_tournament::Level::ConfirmTwice);
    house.desk.act(OPEN, &system(), vec![fact], level).await.expect("done");
}

fn at(board: u32) -> String {
    format!("{ROUND}/boards/{board}/incident")
}

/// An edition and a time control; incidents, and the articles on their page.
type Played = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

#[tokio::test]
async fn kinds_and_editions_give_their_articles() {
    let house = House::demo().await;
    let board = board(&house).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let cases: &[Played] = &[
        (
            "fide-2023",
            "5400+30",
            &[
                ("illegal-move", "Art. 7.5.1, 7.5.5, FIDE 2023"),
                ("pawn-left", "Art. 7.5.2, 7.5.5, FIDE 2023"),
                ("two-hands", "Art. 7.5.4, 7.5.5, FIDE 2023"),
                ("pressed-early", "Art. 7.5.3, 7.5.5, FIDE 2023"),
                ("flag-fell", "Art. 6.9, FIDE 2023"),
                ("clock-handled", "Art. 6.2.4, 12.9, FIDE 2023"),
                ("sheet-behind", "Art. 8.1.1, FIDE 2023"),
                ("disturbance", "Art. 11.5, 11.6, 12.9, FIDE 2023"),
                ("device", "Art. 11.3.2.2, 11.3.2.1, FIDE 2023"),
            ],
        ),
        ("fide-2018", "5400+30", &[("illegal-move", "Art. 7.5.1, 7.5.5, FIDE 2018")]),
        (
            "fide-2017",
            "5400+30",
            &[
                ("illegal-move", "Art. 7.5.1, 7.5.3, FIDE 2017"),
                ("two-hands", "Art. 7.7.1, 7.7.2, FIDE 2017"),
            ],
        ),
        ("fide-2023", "900+10", &[("illegal-move", "Art. 7.5.1, 7.5.5, A.5.2, A.3, FIDE 2023")]),
        ("fide-2023", "180+2", &[("illegal-move", "Art. 7.5.1, 7.5.5, A.5.2, A.3, B.3, FIDE 2023")]),
        (
            "fide-2001",
            "40/7200:3600",
            &[("illegal-move", "Art. 7.4, FIDE 2001"), ("flag-fell", "Art. 6.10, FIDE 2001")],
        ),
        ("fide-1984", "40/9000:20/3600", &[("illegal-move", "Art. 8.1, 16.5, FIDE 1984")]),
    ];
    for (laws, control, kinds) in cases {
        play_by(&house, laws, control).await;
        for (kind, article) in *kinds {
            let page = arbiter.get(&format!("{}?kind={kind}&side=black", at(board))).await;
            assert_eq!(page.status, StatusCode::OK, "{kind}");
            assert!(page.text.contains(article), "{kind} {laws} {control}: {}", page.text);
        }
    }
}

#[tokio::test]
async fn every_button_leads_to_a_page() {
    let house = House::demo().await;
    let path = at(board(&house).await);
    for lang in ["de", "en"] {
        let mut arbiter = house.of(Role::Arbiter).await;
        arbiter.lang = lang;
        let first = arbiter.get(&path).await;
        for group in ["illegal", "touched", "clock", "draw", "scoresheet", "disturbance", "device", "other"] {
            for side in ["white", "black"] {
                assert!(first.text.contains(&format!("group={group}&amp;side={side}")), "{group} {side}");
                let page = arbiter.get(&format!("{path}?group={group}&side={side}")).await;
                assert_eq!(page.status, StatusCode::OK, "{group} {side}");
                assert!(page.text.contains("id=\"otherwise\""), "{group} {side}");
            }
        }
    }
}

#[tokio::test]
async fn two_illegal_moves_and_the_loss_they_bring() {
    let house = House::demo().await;
    let board = board(&house).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let (path, seen) = (at(board), [("kind", "illegal-move"), ("side", "black")]);
    let page = arbiter.get(&format!("{path}?kind=illegal-move&side=black&white=1222&black=0:03:40")).await;
    assert!(page.text.contains("0:14:22") && page.text.contains("+2:00"), "{}", page.text);
    assert!(page.text.contains("0:03:10") && page.text.contains("−0:30"), "{}", page.text);
    let done = arbiter.post(&path, &[seen[0], seen[1], ("do", "record")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    // The flag is beside the name, for arbiters only.
    let flag = "⚑1 S";
    assert!(arbiter.get(ROUND).await.text.contains(flag));
    assert!(!house.of(Role::Public).await.get(ROUND).await.text.contains(flag));
    assert!(!house.of(Role::Helper).await.get(ROUND).await.text.contains(flag));
    // The second one loses, unless White cannot mate: no ruling can be accepted before that is known.
    let page = arbiter.get(&format!("{path}?kind=illegal-move&side=black")).await;
    assert!(
        page.text.contains("Nr. 2") && page.text.contains("keine Folge regelgemäßer Züge"),
        "{}",
        page.text
    );
    assert!(!page.text.contains("id=\"take-over\""));
    let open = arbiter.post(&path, &[seen[0], seen[1], ("do", "result")]).await;
    assert_eq!(open.status, StatusCode::BAD_REQUEST);
    let bare = "4k3/7p/8/8/8/8/8/4K3 b - - 0 60";
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("fen", bare).finish();
    let page = arbiter.get(&format!("{path}?kind=illegal-move&side=black&{query}")).await;
    assert!(page.text.contains("½:½ eintragen"), "{}", page.text);
    let sure = [seen[0], seen[1], ("can_mate", "yes")];
    let page = arbiter.get(&format!("{path}?kind=illegal-move&side=black&can_mate=yes")).await;
    assert!(page.text.contains("Entscheidung übernehmen und 1:0 eintragen"), "{}", page.text);
    let done = arbiter.post(&path, &[sure[0], sure[1], sure[2], ("do", "result")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let after = game(&house, board).await;
    assert_eq!((after.result, after.incidents.len()), (Some(GameResult::WHITE_WINS), 2));
    let history = arbiter.get("/e/demo-open/history").await.text;
    assert!(history.contains("regelwidriger Zug, Uhr gedrückt"), "{history}");
}

#[tokio::test]
async fn a_choice_is_made_among_those_the_laws_leave() {
    let house = House::demo().await;
    let board = board(&house).await;
    let (path, mut arbiter) = (at(board), house.of(Role::Arbiter).await);
    let asked = arbiter.get(&format!("{path}?kind=disturbance&side=white&white=1:00:00&black=1:00:00")).await;
    for word in ["warning", "add-time", "take-time", "lose-game"] {
        assert!(asked.text.contains(&format!("value=\"{word}\"")), "{word}");
    }
    let chosen = arbiter
        .get(&format!(
            "{path}?kind=disturbance&side=white&white=1:00:00&black=1:00:00&choice=add-time&minutes=5"
        ))
        .await;
    assert!(chosen.text.contains("1:05:00") && chosen.text.contains("12.9.2"), "{}", chosen.text);
    let unlawful = arbiter.get(&format!("{path}?kind=disturbance&side=white&choice=new-game")).await;
    assert!(unlawful.text.contains("Diese Wahl lassen die Regeln hier nicht"), "{}", unlawful.text);
    let fields = [
        ("kind", "disturbance"),
        ("side", "white"),
        ("white", "1:00:00"),
        ("black", "1:00:00"),
        ("choice", "add-time"),
        ("set_to", "0:05:00"),
        ("do", "record"),
    ];
    assert_eq!(arbiter.post(&path, &fields).await.status, StatusCode::SEE_OTHER);
    let kept = game(&house, board).await.incidents[0].incident.ruled.clocks.expect("clocks");
    assert_eq!((kept.white, kept.black), (3600, 3900));
}

#[tokio::test]
async fn notes_and_own_decisions_are_shown_as_text() {
    let house = House::demo().await;
    let board = board(&house).await;
    let (path, mut arbiter) = (at(board), house.of(Role::Arbiter).await);
    let evil = "<script>alert(1)</script>\" onload=\"x";
    let fields = [("kind", "device"), ("side", "white"), ("do", "otherwise"), ("note", evil)];
    let unexplained = arbiter.post(&path, &fields).await;
    assert_eq!(unexplained.status, StatusCode::CONFLICT, "{}", unexplained.text);
    let words = [("words", evil), ("reason", evil)];
    let done = arbiter.post(&path, &[fields[0], fields[1], fields[2], fields[3], words[0], words[1]]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let board_page = format!("{ROUND}/boards/{board}");
    for page in [path.as_str(), board_page.as_str(), "/e/demo-open/history"] {
        let text = arbiter.get(page).await.text;
        assert!(text.contains("&lt;script&gt;alert(1)"), "{page}: {text}");
        assert!(!text.contains("<script>alert"), "{page}");
    }
    // Input in the address is escaped too.
    let page = arbiter.get(&format!("{path}?kind=flag-fell&side=white&fen=%3Cscript%3Ealert(1)")).await;
    assert!(!page.text.contains("<script>alert") && page.text.contains("Die Stellung stimmt nicht"));
    // Nothing counts, and no result was entered.
    let after = game(&house, board).await;
    assert_eq!(after.result, None);
}

#[tokio::test]
async fn a_ruling_the_machine_did_not_make_is_refused() {
    let house = House::demo().await;
    let board = board(&house).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let api = format!("/api/events/{OPEN}/sections/1/rounds/5/boards/{board}/incident");
    let answer = arbiter.get(&format!("{api}?kind=illegal-move&side=white")).await.json();
    assert_eq!(answer["answer"]["final"], true);
    let mut ruled = answer["answer"]["ruled"].clone();
    let fact = |ruled: &serde_json::Value| {
        serde_json::json!({ "fact": {
            "kind": "incident-recorded", "section": 1, "round": 5, "board": board, "game": 1,
            "incident": { "seen": { "kind": "illegal-move", "side": "white" }, "ruled": ruled, "decided": { "as": "ruled" } },
        } })
    };
    let said = format!("/api/events/{OPEN}/facts");
    let honest = fact(&ruled);
    ruled["rulings"][1]["amount"] = "0:20:00".into();
    let forged = arbiter.post_json(&said, &fact(&ruled)).await;
    assert_eq!(forged.status, StatusCode::CONFLICT, "{}", forged.text);
    let taken = arbiter.post_json(&said, &honest).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    assert_eq!(arbiter.get(&api).await.json()["illegal_moves"]["white"], 1);
    // Helpers may not record incidents.
    let mut helper = house.of(Role::Helper).await;
    assert_eq!(helper.post_json(&said, &honest).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn an_adjourned_game_shows_its_clocks_to_arbiters() {
    let house = House::demo().await;
    let board = board(&house).await;
    let mut arbiter = house.of(Role::Arbiter).await;
    let path = format!("{ROUND}/boards/{board}/adjourn");
    let half = arbiter.post(&path, &[("white", "22:10")]).await;
    assert_eq!(half.status, StatusCode::BAD_REQUEST);
    let done = arbiter.post(&path, &[("white", "22:10"), ("black", "8:03")]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert_eq!(game(&house, board).await.result, Some(GameResult::Adjourned));
    assert!(arbiter.get(ROUND).await.text.contains("(22:10/8:03)"));
    assert!(!house.of(Role::Public).await.get(ROUND).await.text.contains("22:10"));
    let undo = house.desk.open(OPEN).await.expect("there").position().to_string();
    let undone = arbiter
        .post("/e/demo-open/undo", &[("entry", &undo), ("reason", "x"), ("accepted", "confirm")])
        .await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text);
    assert_eq!(game(&house, board).await.clocks, None);
}

#[tokio::test]
async fn the_record_of_incidents_is_for_arbiters() {
    let house = House::demo().await;
    let path = "/e/demo-open/s/1/paper/incidents.pdf";
    assert_eq!(house.of(Role::Public).await.get(path).await.status, StatusCode::UNAUTHORIZED);
    let printed = house.of(Role::Arbiter).await.get(path).await;
    assert_eq!((printed.status, printed.kind.as_str()), (StatusCode::OK, "application/pdf"));
    assert!(!house.of(Role::Public).await.get("/e/demo-open/s/1/paper").await.text.contains("incidents.pdf"));
}

/// The address of an answer that leads elsewhere.
fn led_to(reply: &crate::support::Reply) -> String {
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    reply.location.clone()
}

#[tokio::test]
async fn a_story_grows_event_by_event_and_is_recorded() {
    let house = House::demo().await;
    let board = board(&house).await;
    let (path, mut arbiter) = (at(board), house.of(Role::Arbiter).await);
    let first = arbiter.get(&path).await;
    assert!(first.text.contains("id=\"tell\""), "{}", first.text);
    let begun = arbiter.get(&format!("{path}?game=1&kind=story")).await;
    for verb in ["arrive", "displace", "castle-touch", "envelope", "appeal", "announce"] {
        assert!(begun.text.contains(&format!("data-do=\"{verb}\"")), "{verb}");
    }
    // 6.7.1: White comes after the default time; the arbiter may let White play, else the game is lost.
    let late = format!(
        "{path}?game=1&kind=story&did=black+arrive+%400:00:00&did=arbiter+start+%400:00:00&do=arrive&by=white"
    );
    let form = arbiter.get(&late).await;
    assert!(form.text.contains("id=\"telling\"") && form.text.contains("data-on-board"), "{}", form.text);
    let next = led_to(&arbiter.get(&format!("{late}&at=0:31:00&add=")).await);
    assert!(next.contains("white+arrive"), "{next}");
    let open = arbiter.get(&next).await;
    assert!(open.text.contains("6.7.1") && open.text.contains("data-choice=\"lose-game\""), "{}", open.text);
    assert!(!open.text.contains("id=\"take-over\""));
    let chosen = led_to(&arbiter.get(&format!("{next}&do=decide&by=arbiter&choice=lose-game&add=")).await);
    let ruled = arbiter.get(&chosen).await;
    assert!(ruled.text.contains("id=\"take-over\"") && ruled.text.contains("0:1"), "{}", ruled.text);
    let taken = [
        ("kind", "story"),
        ("did", "black arrive @0:00:00"),
        ("did", "arbiter start @0:00:00"),
        ("did", "white arrive @0:31:00"),
        ("did", "arbiter decide choice=lose-game @0:31:00"),
        ("do", "result"),
    ];
    assert_eq!(arbiter.post(&path, &taken).await.status, StatusCode::SEE_OTHER);
    let after = game(&house, board).await;
    assert_eq!(after.incidents.len(), 1);
    assert!(after.result.is_some());
    for (lang, sentence) in [("de", "Weiß erscheint am Brett"), ("en", "White arrives at the chessboard")] {
        arbiter.lang = lang;
        for page in [path.as_str(), "/e/demo-open/history"] {
            assert!(arbiter.get(page).await.text.contains(sentence), "{lang} {page}");
        }
    }
    let undo = house.desk.open(OPEN).await.expect("there").position();
    for entry in [undo.to_string(), (undo - 1).to_string()] {
        let undone = [("entry", entry.as_str()), ("reason", "x"), ("accepted", "confirm")];
        assert_eq!(arbiter.post("/e/demo-open/undo", &undone).await.status, StatusCode::SEE_OTHER);
    }
    assert!(game(&house, board).await.incidents.is_empty());
}

#[tokio::test]
async fn a_story_asks_for_its_position_and_leaves_the_choice() {
    let house = House::demo().await;
    let (path, mut arbiter) = (at(board(&house).await), house.of(Role::Arbiter).await);
    arbiter.lang = "en";
    // 7.4: pieces are knocked over. Squares need a position.
    let told = "game=1&kind=story&did=white+displace+e2+d2+%400:00:05";
    let asked = arbiter.get(&format!("{path}?{told}")).await;
    assert!(asked.text.contains("id=\"from-start\"") && asked.text.contains("data-editor"), "{}", asked.text);
    assert!(!asked.text.contains("id=\"take-over\""));
    let start = "fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR+w+KQkq+-+0+1&white=1:00:00&black=1:00:00";
    let answered = arbiter.get(&format!("{path}?{told}&{start}")).await;
    assert!(answered.text.contains("White displaces the pieces on"), "{}", answered.text);
    // 12.9: the choice is the next event.
    let disturbs = format!("game=1&kind=story&did=white+misconduct+smoking+%400:00:05&{start}");
    let open = arbiter.get(&format!("{path}?{disturbs}")).await;
    assert!(
        open.text.contains("data-choice=\"warning\"") && !open.text.contains("id=\"take-over\""),
        "{}",
        open.text
    );
    let chosen = format!("{path}?{disturbs}&do=decide&by=arbiter&choice=warning&add=");
    let chosen = led_to(&arbiter.get(&chosen).await);
    let settled = arbiter.get(&chosen).await;
    assert!(settled.text.contains("id=\"take-over\""), "{}", settled.text);
    // What cannot be read is said, not guessed.
    let wrong = arbiter.get(&format!("{path}?game=1&kind=story&did=white+move+Nf6+%400:00:05&{start}")).await;
    assert!(wrong.text.contains("not a legal move"), "{}", wrong.text);
    let odd = arbiter.get(&format!("{path}?game=1&kind=story&did=white+flies")).await;
    assert_eq!(odd.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn every_prepared_event_leads_to_its_form() {
    let house = House::demo().await;
    let path = at(board(&house).await);
    for lang in ["de", "en"] {
        let mut arbiter = house.of(Role::Arbiter).await;
        arbiter.lang = lang;
        let mut seen = 0;
        for group in ["illegal", "touched", "clock", "draw", "scoresheet", "disturbance", "other"] {
            let page = arbiter.get(&format!("{path}?group={group}&side=black")).await.text;
            for chip in page.split("data-quick=").skip(1).zip(page.split("data-quick=")) {
                let (_, before) = chip;
                let link = before.rsplit("href=\"").next().and_then(|rest| rest.split('"').next());
                let link = link.expect("a link").replace("&amp;", "&");
                let form = arbiter.get(link.split('#').next().unwrap_or(&link)).await;
                assert_eq!(form.status, StatusCode::OK, "{link}");
                assert!(form.text.contains("id=\"telling\""), "{link}: {}", form.text);
                seen += 1;
            }
        }
        assert!(seen > 30, "{seen}");
    }
}

//! A season in the browser: captains, club officers and directors act by their links; the season's door judges.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use jiff::{Timestamp, ToSpan, civil::Date, tz::TimeZone};
use turmuhr_federation::{
    date::{MonthDay, Season},
    law::level::Level,
    matches::lineup::{Occasion, Rank},
    office::roles::Role as Office,
    persons::person::{Club, ClubId, PersonId, TeamNumber},
};
use turmuhr_season::{
    ClassId, Fact, Journal, MatchId, Statement, TeamId, act,
    fact::{Class, Fixture},
    file,
    registry::{Line, ListKind, Name, OfficeId, PassNumber, Scope},
};
use turmuhr_store::{Pass, Role};
use turmuhr_web::accounts::Token;

use crate::support::{Browser, House, Reply};

const BOARDS: usize = 3;
const DIRECTOR: u32 = 100;
const OFFICER: u32 = 101;
const CHAIR: u32 = 102;
const MEMBER: u32 = 103;

fn today() -> Date {
    Timestamp::now().to_zoned(TimeZone::UTC).date()
}

/// Clubs 1 and 2 with a team of three boards and five players each; they meet today. Person `10 * club + rank`, the first of each
/// club is its captain. The season began some weeks ago.
fn season() -> Journal {
    let july = MonthDay { month: 7, day: 1 };
    let season = Season::of(today(), july);
    let start = today().checked_sub(60.days()).expect("a day").max(season.first_day(july));
    let mut journal = Journal::default();
    let at = start.to_zoned(TimeZone::UTC).expect("a moment").timestamp();
    let mut add =
        |fact: Fact| drop(act(&mut journal, fact, at, "keeper").unwrap_or_else(|why| panic!("{why:?}")));
    add(Fact::SeasonOpened { season, ordinance: "muster-2026".to_owned(), texts: Vec::new() });
    let class = ClassId(1);
    add(Fact::ClassFormed {
        class,
        details: Class {
            competition: Some("league".to_owned()),
            ..Class::league("Kreisliga", Level::Bezirk, 1, BOARDS)
        },
    });
    for club in 1..=2 {
        let details = Club {
            name: format!("SV {club}"),
            bezirk: "Mitte".to_owned(),
            verband: "West".to_owned(),
            affiliated: true,
            bans: Vec::new(),
        };
        add(Fact::ClubAdmitted { club: ClubId(club), details });
        let mut lines = Vec::new();
        for rank in 1..=5 {
            let person = PersonId(10 * club + rank);
            add(said(entered(person.0, &format!("Spieler{club}{rank}"))));
            add(said(Statement::MemberJoined { person, club: ClubId(club), from: start, ordinary: true }));
            add(said(Statement::PassIssued {
                person,
                club: ClubId(club),
                number: PassNumber(1000 + person.0),
                from: start,
            }));
            lines.push(Line { rank: Rank::Listed(rank), person, guest_of: None });
        }
        let (list, closing) = (ListKind::Senior, start);
        add(said(Statement::ListRegistered { club: ClubId(club), list, closing, handed_in: start, lines }));
        add(Fact::TeamEntered {
            team: TeamId(club),
            club: ClubId(club),
            number: TeamNumber(1),
            class,
            ranks: [1, 5],
        });
        add(said(Statement::CaptainNamed {
            team: TeamId(club),
            person: PersonId(10 * club + 1),
            from: start,
        }));
    }
    add(Fact::GroupsDrawn { class, seed: 1, groups: vec![vec![TeamId(1), TeamId(2)]] });
    let fixture = Fixture {
        class,
        group: 0,
        round: 1,
        home: TeamId(1),
        guest: TeamId(2),
        on: today(),
        occasion: Occasion::Round,
        starts: None,
    };
    add(Fact::MatchSet { id: MatchId(1), fixture });
    for (office, person, role, scope) in [
        (1, OFFICER, Office::ClubOfficer, Scope::Club(ClubId(1))),
        (2, CHAIR, Office::Chair, Scope::Level(Level::Verband)),
        (3, MEMBER, Office::CommitteeMember, Scope::Level(Level::Verband)),
        (4, DIRECTOR, Office::DirectorOfPlay, Scope::Everywhere),
    ] {
        add(said(entered(person, &format!("Amt{person}"))));
        add(said(Statement::OfficeGiven {
            office: OfficeId(office),
            person: PersonId(person),
            role,
            scope,
            from: start,
            until: None,
        }));
    }
    journal
}

fn entered(person: u32, surname: &str) -> Statement {
    let name = Name { surname: surname.to_owned(), first_name: "Kim".to_owned() };
    Statement::PersonEntered { person: PersonId(person), name, born: None, sex: None, german: true }
}

const fn said(statement: Statement) -> Fact {
    Fact::Registered { statement }
}

/// A house with this season, and its address.
async fn house() -> (House, String) {
    let house = House::empty().await;
    let mut administrator = house.of(Role::Administrator).await;
    let file = file::write(&season());
    let reply =
        administrator.post_file("/seasons/import", &[], ("file", "season.jsonl", file.as_bytes())).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    (house, reply.location)
}

/// A browser with the link of a person.
async fn person(house: &House, home: &str, person: u32) -> Browser {
    let token = Token::new();
    let pass = Pass {
        token: token.hash(),
        label: format!("Person {person}"),
        role: Role::Player,
        stream: home.trim_start_matches("/l/").to_owned(),
        section: 0,
        boards: None,
        team: None,
        player: None,
        person: Some(PersonId(person)),
        expires: Timestamp::now() + jiff::SignedDuration::from_hours(1),
        revoked: false,
    };
    house.desk.store().save_pass(&pass).await.expect("saved");
    let mut browser = house.browser();
    browser.cookies.insert("turmuhr_pass".to_owned(), token.as_str().to_owned());
    browser
}

fn done(reply: &Reply) {
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
}

async fn text(browser: &mut Browser, path: &str) -> String {
    let reply = browser.get(path).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text);
    reply.text
}

const USUAL: [(&str, &str); 3] = [("seat-1", "1"), ("seat-2", "2"), ("seat-3", "3")];

fn line_up<'f>(side: &'f str, seats: &[(&'f str, &'f str)]) -> Vec<(&'f str, &'f str)> {
    std::iter::once(("side", side)).chain(seats.iter().copied()).collect()
}

#[tokio::test]
async fn two_captains_take_a_match_from_line_up_to_confirmation() {
    let (house, home) = house().await;
    let (mut one, mut two) = (person(&house, &home, 11).await, person(&house, &home, 21).await);
    let mut public = house.browser();
    let sheet = format!("{home}/matches/1/sheet");
    let mine = text(&mut one, &format!("{home}/mine")).await;
    assert!(mine.contains("/matches/1/sheet"), "{mine}");

    done(&one.post(&format!("{sheet}/line-up"), &line_up("home", &USUAL)).await);
    // Secret: neither the other captain nor the public sees a name.
    for (browser, path) in [(&mut two, sheet.clone()), (&mut public, format!("{home}/matches/1"))] {
        let page = text(browser, &path).await;
        assert!(!page.contains("Spieler12"), "{path}");
    }
    // No results before both are in.
    let early = one.post(&format!("{sheet}/game"), &[("board", "1"), ("game", "1-0")]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    done(&two.post(&format!("{sheet}/line-up"), &line_up("guest", &USUAL)).await);
    assert!(text(&mut two, &sheet).await.contains("Spieler12"));
    let again = one.post(&format!("{sheet}/line-up"), &line_up("home", &[("seat-1", "2")])).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "line-ups that are open stay");

    for (board, game) in [("1", "1-0"), ("2", "1/2"), ("3", "0-1")] {
        done(&one.post(&format!("{sheet}/game"), &[("board", board), ("game", game)]).await);
    }
    done(&one.post(&format!("{sheet}/card"), &[]).await);
    assert!(text(&mut public, &format!("{home}/matches/1")).await.contains("1½:1½"));
    done(&two.post(&format!("{sheet}/answer"), &[("side", "guest")]).await);
    // A captain does not confirm the match; the director does.
    let confirm = format!("{home}/matches/1/confirm");
    assert_eq!(one.post(&confirm, &[]).await.status, StatusCode::CONFLICT);
    let mut director = person(&house, &home, DIRECTOR).await;
    done(&director.post(&confirm, &[]).await);
    let page = text(&mut public, &format!("{home}/matches/1")).await;
    assert!(page.contains("bestätigt"), "{page}");
}

#[tokio::test]
async fn a_line_up_is_judged_while_it_is_chosen() {
    let (house, home) = house().await;
    let mut one = person(&house, &home, 11).await;
    let remarks = format!("{home}/matches/1/sheet/remarks?side=home");
    let fine = text(&mut one, &format!("{remarks}&seat-1=1&seat-2=2&seat-3=3")).await;
    assert!(fine.contains("in Ordnung"), "{fine}");
    for (seats, article) in [("seat-1=2&seat-2=1&seat-3=3", "Brett 2"), ("seat-1=1&seat-2=1", "1")] {
        let told = text(&mut one, &format!("{remarks}&{seats}")).await;
        assert!(told.contains("✗") && told.contains(article), "{seats}: {told}");
    }
    // What breaks the ordinance is asked about before it is handed in.
    let path = format!("{home}/matches/1/sheet/line-up");
    let wrong = [("seat-1", "2"), ("seat-2", "1"), ("seat-3", "3")];
    let asked = one.post(&path, &line_up("home", &wrong)).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.text.contains("Aufstellung so abgeben"), "{}", asked.text);
    let mut sure = line_up("home", &wrong);
    sure.push(("accepted", "acknowledge"));
    done(&one.post(&path, &sure).await);
    // The other captain's remarks are not for everybody.
    let mut two = person(&house, &home, 21).await;
    assert_eq!(two.get(&format!("{remarks}&seat-1=1")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn two_who_enter_one_board_are_asked() {
    let (house, home) = house().await;
    let (mut one, mut two) = (person(&house, &home, 11).await, person(&house, &home, 21).await);
    let sheet = format!("{home}/matches/1/sheet");
    done(&one.post(&format!("{sheet}/line-up"), &line_up("home", &USUAL)).await);
    done(&two.post(&format!("{sheet}/line-up"), &line_up("guest", &USUAL)).await);
    let page = text(&mut two, &sheet).await;
    let seen = page
        .split("name=\"seen\" value=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("a position")
        .to_owned();
    let game = format!("{sheet}/game");
    done(&one.post(&game, &[("board", "1"), ("game", "1-0")]).await);
    let crossed = two.post(&game, &[("board", "1"), ("game", "0-1"), ("seen", &seen)]).await;
    assert_eq!(crossed.status, StatusCode::CONFLICT);
    assert!(crossed.text.contains("Spieler11"), "{}", crossed.text);
    // The same result is no question; nor is another board.
    done(&two.post(&game, &[("board", "1"), ("game", "1-0"), ("seen", &seen)]).await);
    done(&two.post(&game, &[("board", "2"), ("game", "0-1"), ("seen", &seen)]).await);
}

#[tokio::test]
async fn nobody_acts_beyond_the_own_office() {
    let (house, home) = house().await;
    let sheet = format!("{home}/matches/1/sheet");
    let office =
        [("person", "#12"), ("role", "director-of-play"), ("reach", "everywhere"), ("from", "2020-01-01")];
    let mut visitors = BTreeMap::new();
    for (name, who) in [("captain", 21), ("officer", OFFICER), ("chair", CHAIR), ("player", 15)] {
        visitors.insert(name, person(&house, &home, who).await);
    }
    for (name, browser) in &mut visitors {
        let reply = browser.post(&format!("{home}/acts/office"), &office).await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{name} gives offices");
        assert_ne!(browser.get(&format!("{home}/access")).await.status, StatusCode::OK, "{name} gives links");
        let confirm = browser.post(&format!("{home}/matches/1/confirm"), &[]).await;
        assert_eq!(confirm.status, StatusCode::CONFLICT, "{name} confirms");
    }
    let others = visitors
        .get_mut("captain")
        .expect("there")
        .post(&format!("{sheet}/line-up"), &line_up("home", &USUAL))
        .await;
    assert_eq!(others.status, StatusCode::CONFLICT, "the other team's line-up");
    // The officer of club 1 may.
    done(
        &visitors
            .get_mut("officer")
            .expect("there")
            .post(&format!("{sheet}/line-up"), &line_up("home", &USUAL))
            .await,
    );
    // Without a link, with the link of an event, or with an account that is nobody here: not at all.
    let mut strangers =
        vec![house.browser(), house.of(Role::Helper).await, house.of(Role::ChiefArbiter).await];
    for browser in &mut strangers {
        for path in
            [format!("{home}/mine"), format!("{home}/journal"), sheet.clone(), format!("{home}/acts/decide")]
        {
            let status = browser.get(&path).await.status;
            assert!(
                status == StatusCode::UNAUTHORIZED || status == StatusCode::FORBIDDEN,
                "{path}: {status}"
            );
        }
    }
    // The administrator is nobody in a season with a director, until the account is linked.
    let mut administrator = house.of(Role::Administrator).await;
    let alone = administrator.post(&format!("{home}/acts/office"), &office).await;
    assert_eq!(alone.status, StatusCode::CONFLICT);
    let login = administrator.get("/api/session").await.json();
    let login = login["name"].as_str().unwrap_or("administrator").to_owned();
    let users = house.desk.store().users().await.expect("read");
    let login =
        users.iter().find(|user| user.role == Role::Administrator).map_or(login, |user| user.name.clone());
    done(
        &administrator
            .post(&format!("{home}/access/link"), &[("login", &login), ("name", &format!("#{DIRECTOR}"))])
            .await,
    );
    done(&administrator.post(&format!("{home}/acts/office"), &office).await);
}

#[tokio::test]
async fn a_form_asks_for_its_fields_and_answers_without_options_of_commands() {
    let (house, home) = house().await;
    let sheet = format!("{home}/matches/1/sheet");
    let mut director = person(&house, &home, DIRECTOR).await;
    for side in ["home", "guest"] {
        done(&director.post(&format!("{sheet}/line-up"), &line_up(side, &USUAL)).await);
    }
    for board in ["1", "2", "3"] {
        done(&director.post(&format!("{sheet}/game"), &[("board", board), ("game", "1-0")]).await);
    }
    done(&director.post(&format!("{sheet}/card"), &[]).await);
    done(&director.post(&format!("{home}/matches/1/confirm"), &[]).await);
    let day = today().to_string();
    let decision = [
        ("match", "1"),
        ("article", "4.1"),
        ("reasons", "Ein Spieler war gesperrt."),
        ("score", "0:3"),
        ("posted", &day),
        ("accepted", "acknowledge"),
    ];
    let missing = director.post(&format!("{home}/acts/decide"), &decision[..2]).await;
    assert_eq!(missing.status, StatusCode::UNPROCESSABLE_ENTITY, "fields are asked for");
    let reply = director.post(&format!("{home}/acts/decide"), &decision).await;
    assert!(reply.status == StatusCode::SEE_OTHER || reply.status == StatusCode::CONFLICT, "{}", reply.text);
    assert!(!reply.text.contains("--"), "no options of the command line: {}", reply.text);
}

#[tokio::test]
async fn every_form_opens_and_has_words_in_both_languages() {
    let (house, home) = house().await;
    for lang in ["de", "en"] {
        let mut director = person(&house, &home, DIRECTOR).await;
        director.lang = lang;
        let list = text(&mut director, &format!("{home}/acts")).await;
        let forms: Vec<&str> = list
            .split(&format!("href=\"{home}/acts/"))
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        assert!(forms.len() > 30, "{}", forms.len());
        for form in forms {
            let page = text(&mut director, &format!("{home}/acts/{form}")).await;
            let fields = page.split("id=\"act-").nth(1).expect("a form");
            assert!(!fields.contains("<span></span>"), "{form} has a field without words");
            assert!(!fields.contains("<span> <small>"), "{form} has a field without words");
            assert!(!page.contains("<h1></h1>"), "{form} has no title");
            let empty = director.post(&format!("{home}/acts/{form}"), &[]).await;
            assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}: {}", empty.text);
        }
    }
}

#[tokio::test]
async fn the_journal_tells_and_takes_back() {
    let (house, home) = house().await;
    let mut one = person(&house, &home, 11).await;
    let sheet = format!("{home}/matches/1/sheet");
    done(&one.post(&format!("{sheet}/line-up"), &line_up("home", &USUAL)).await);
    let mut director = person(&house, &home, DIRECTOR).await;
    let journal = text(&mut director, &format!("{home}/journal")).await;
    assert!(journal.contains("Spieler11"), "who: {journal}");
    let row = journal.split("id=\"entry-").nth(1).expect("an entry");
    assert!(row.contains("SV 1") && !row.contains("Spieler12"), "a secret line-up: {row}");
    let last = journal
        .split("id=\"entry-")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("an entry")
        .to_owned();
    // Another captain does not undo it; its own does.
    let mut two = person(&house, &home, 21).await;
    let undo = [("entry", last.as_str()), ("reason", "vertippt"), ("accepted", "acknowledge")];
    assert_eq!(two.post(&format!("{home}/undo"), &undo).await.status, StatusCode::CONFLICT);
    done(&one.post(&format!("{home}/undo"), &undo).await);
    assert!(text(&mut one, &sheet).await.contains("fehlt noch"));
}

#[tokio::test]
async fn a_link_is_given_used_and_taken_away() {
    let (house, home) = house().await;
    let mut director = person(&house, &home, DIRECTOR).await;
    let made = director.post(&format!("{home}/access"), &[("person", "11"), ("days", "30")]).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.text);
    let link = made
        .text
        .split("id=\"pass-link\" href=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("a link");
    let path = link.find("/p/").map(|at| &link[at..]).expect("a path");
    let mut captain = house.browser();
    let entered = captain.get(path).await;
    assert_eq!(entered.location, format!("{home}/mine"));
    let token = path.trim_start_matches("/p/");
    captain.cookies.insert("turmuhr_pass".to_owned(), token.to_owned());
    assert!(text(&mut captain, &format!("{home}/mine")).await.contains("Spieler11"));
    let list = text(&mut director, &format!("{home}/access")).await;
    let pass = list.split("name=\"pass\" value=\"").nth(1);
    assert!(pass.is_some(), "it can be revoked");
    for pass in list.split("name=\"pass\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let known = house.desk.store().pass(pass).await.expect("read").expect("there");
        if known.person == Some(PersonId(11)) {
            done(&director.post(&format!("{home}/access/revoke"), &[("pass", pass)]).await);
        }
    }
    assert_ne!(captain.get(&format!("{home}/mine")).await.status, StatusCode::OK);
    // A director of one class gives links to its captains, not to those who stand above.
    let class_director = [
        ("person", "#12"),
        ("role", "director-of-play"),
        ("reach", "class"),
        ("class", "1"),
        ("from", "2020-01-01"),
    ];
    done(&director.post(&format!("{home}/acts/office"), &class_director).await);
    let mut narrow = person(&house, &home, 12).await;
    for (who, status) in
        [("11", StatusCode::OK), ("100", StatusCode::FORBIDDEN), ("102", StatusCode::FORBIDDEN)]
    {
        let reply = narrow.post(&format!("{home}/access"), &[("person", who), ("days", "30")]).await;
        assert_eq!(reply.status, status, "{who}: {}", reply.text);
    }
    let nobody = director.post(&format!("{home}/access"), &[("person", "15"), ("days", "30")]).await;
    assert_eq!(nobody.status, StatusCode::CONFLICT, "a person without an office");
}

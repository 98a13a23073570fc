//! The content of sheets, in words.

mod support;

use turmuhr_print::{
    Choice, NoSheet, Sheet, Source, What, check_code, sheet,
    sheet::{Body, Cell, Table},
    source::{Ask, from_file, from_section},
    verify,
};
use turmuhr_texts::{Lang, print, values};
use turmuhr_tournament::{
    At, BoardNo, EntryId, Fact, Format, GameNo, GameResult, InRound, RoundNo, Settings,
    settings::{Eligible, Prize},
};

use support::{Desk, ONLY, between_rounds, club_swiss, open, person, round_robin, teams};

fn made(source: &Source, what: What, lang: Lang) -> Sheet {
    sheet(source, what, &Choice::default(), lang, None).expect("can be printed")
}

/// A sheet as lines of text; small type follows a slash.
fn told(sheet: &Sheet) -> String {
    let mut text = format!("{} | {}\n{} · {}\n", sheet.title, sheet.subtitle, sheet.event, sheet.section);
    for fact in &sheet.facts {
        text.push_str(&format!("{}: {}\n", fact.label, fact.value));
    }
    if let Body::Table(table) = &sheet.body {
        text.push_str(&rows(table));
    }
    for note in &sheet.notes {
        text.push_str(&format!("* {note}\n"));
    }
    text
}

fn rows(table: &Table) -> String {
    let cell = |cell: &Cell| match cell {
        Cell::Text(text) => text.clone(),
        Cell::Two { text, small } => format!("{text}/{small}"),
    };
    let heads: Vec<String> = table.columns.iter().map(|column| column.head.clone()).collect();
    let mut text = format!("{}\n", heads.join(" | "));
    for row in &table.rows {
        let cells: Vec<String> = row.cells.iter().map(cell).collect();
        let decided = row.decided.map(|at| format!("   <{at}>")).unwrap_or_default();
        text.push_str(&format!("{}{decided}\n", cells.join(" | ")));
    }
    text
}

fn pretty(body: &Body) -> String {
    serde_json::to_string_pretty(body).expect("plain values")
}

#[test]
fn start_list_of_players_in_german_and_of_teams_in_english() {
    insta::assert_snapshot!(told(&made(&club_swiss().source(), What::StartList, Lang::De)));
    insta::assert_snapshot!(told(&made(&teams(3, 2).source(), What::StartList, Lang::En)));
}

/// It hangs on the wall before the first round.
#[test]
fn start_list_of_two_hundred_players_before_the_first_round() {
    let source = open(200, 7, 0).source();
    let sheet = made(&source, What::StartList, Lang::De);
    assert_eq!(sheet.subtitle, "200 Spieler");
    let Body::Table(table) = &sheet.body else { panic!("a list") };
    assert_eq!(table.rows.len(), 200);
    let text = rows(table);
    let births: Vec<&str> = source.entrants.values().filter_map(|one| one.birth.get(..4)).collect();
    assert!(!births.iter().any(|year| text.contains(&format!("| {year} |"))), "{text}");
}

#[test]
fn pairings_by_board_in_german() {
    insta::assert_snapshot!(told(&made(&club_swiss().source(), What::Pairings, Lang::De)));
}

#[test]
fn pairings_by_name_in_english() {
    insta::assert_snapshot!(told(&made(&club_swiss().source(), What::Names, Lang::En)));
}

#[test]
fn standings_in_german() {
    insta::assert_snapshot!(told(&made(&club_swiss().source(), What::Standings, Lang::De)));
}

#[test]
fn progress_table_in_english() {
    insta::assert_snapshot!(told(&made(&club_swiss().source(), What::Cross, Lang::En)));
}

#[test]
fn wall_chart_leaves_room_for_rounds_to_come() {
    insta::assert_snapshot!(told(&made(&club_swiss().source(), What::Chart, Lang::De)));
}

#[test]
fn cross_table_of_a_round_robin() {
    insta::assert_snapshot!(told(&made(&round_robin(5).source(), What::Cross, Lang::De)));
}

#[test]
fn a_certificate_counts_one_point_as_one() {
    use turmuhr_texts::print::points_won;
    for (points, german, english) in [
        ("½", "mit einem halben Punkt", "with half a point"),
        ("1", "mit einem Punkt", "with one point"),
        ("1½", "mit 1½ Punkten", "with 1½ points"),
        ("0", "mit 0 Punkten", "with 0 points"),
    ] {
        assert_eq!([points_won(points, Lang::De), points_won(points, Lang::En)], [german, english]);
    }
}

#[test]
fn prize_list_and_certificates() {
    let source = between_rounds().source();
    let certificates = made(&source, What::Certificates, Lang::De);
    insta::assert_snapshot!(told(&made(&source, What::Prizes, Lang::De)));
    insta::assert_snapshot!(pretty(&certificates.body));
    insta::assert_snapshot!("receipts", pretty(&made(&source, What::Receipts, Lang::De).body));
}

/// The list to sign and the certificates award a prize as the page does.
#[test]
fn a_prize_below_a_rating_needs_a_rating_unless_it_says_otherwise() {
    for unrated in [false, true] {
        let desk = between_rounds();
        let to = Eligible { rating_below: Some(1500), unrated, ..Eligible::everyone() };
        let prizes = vec![Prize { name: "U1500".to_owned(), cents: 1_000, place: 1, to }];
        let ask = Ask { prizes: Some(prizes), ..Ask::default() };
        let source = from_section(desk.event(), desk.section(), &ask).expect("can be printed");
        let list = told(&made(&source, What::Prizes, Lang::De));
        let certificates = pretty(&made(&source, What::Certificates, Lang::De).body);
        assert_eq!(list.contains("Abel"), unrated, "{list}");
        assert_eq!(certificates.contains("Abel"), unrated, "{certificates}");
        assert_eq!(list.contains("„U1500“ geht nur an Spieler mit Wertungszahl."), !unrated, "{list}");
    }
}

#[test]
fn the_prize_list_to_sign_has_the_amounts_that_are_paid() {
    let mut source = club_swiss().source();
    let winners: Vec<_> = source.prizes.iter().flat_map(|award| award.winners.clone()).collect();
    let other = source.table.standings.rows.iter().map(|row| row.id).find(|id| !winners.contains(id));
    // Shared by the Hort system with a player who has as many points and no prize.
    source.payouts = [(winners[0], 40_000), (winners[1], 30_050), (other.expect("a player"), 5_000)].into();
    let list = told(&made(&source, What::Prizes, Lang::De));
    for amount in ["400 €", "300,50 €", "50 €"] {
        assert!(list.contains(amount), "{amount}: {list}");
    }
    assert!(
        !list.contains("500 €") && !list.contains("250,50 €"),
        "no value of a prize that is shared: {list}"
    );
    assert!(list.contains("Anteil am Preisgeld") && list.contains("schon geteilt"), "{list}");
}

#[test]
fn matches_of_teams_with_their_boards() {
    insta::assert_snapshot!(told(&made(&teams(5, 2).source(), What::Pairings, Lang::De)));
}

#[test]
fn slips_cards_places_and_report() {
    let source = club_swiss().source();
    for what in [What::Slips, What::Cards, What::Places, What::Report] {
        insta::assert_snapshot!(what.word(), pretty(&made(&source, what, Lang::De).body));
    }
}

#[test]
fn a_withdrawal_that_ended_by_a_return_is_in_the_report() {
    let mut desk = Desk::with(Settings { rounds: 3, ..Settings::default() });
    desk.enter(["Adam, A", "Berg, B", "Cohn, C", "Dorn, D"].map(|name| person(name, "", 0, "", "")));
    let draw = |desk: &mut Desk, round: RoundNo| {
        for InRound { board, .. } in desk.section().missing(round) {
            desk.result(round, board.0, GameResult::DRAW);
        }
    };
    let first = desk.pair();
    draw(&mut desk, first);
    let (player, reason) = (EntryId(4), String::new());
    let from_round = RoundNo(2);
    desk.say(Fact::Withdrawn { section: ONLY, player, from_round, reason: reason.clone() });
    // Taken back before a round was paired without the player: it never took effect.
    desk.say(Fact::Returned { section: ONLY, player });
    let before = made(&desk.source(), What::Report, Lang::De);
    assert!(!pretty(&before.body).contains("zurückgezogen"), "{before:?}");
    desk.say(Fact::Withdrawn { section: ONLY, player, from_round, reason });
    let second = desk.pair();
    draw(&mut desk, second);
    desk.say(Fact::Returned { section: ONLY, player });
    let report = pretty(&made(&desk.source(), What::Report, Lang::De).body);
    let told = "Dorn, D hat sich ab Runde 2 zurückgezogen und spielt ab Runde 3 wieder mit.";
    assert!(report.contains(told), "{report}");
}

/// Two incidents: one by the ruling with clocks to set, one decided differently.
fn with_incidents() -> Desk {
    use turmuhr_tournament::{
        Fact, Incident, Readings,
        incident::{Decided, Kind, Seen, Side, consult},
    };
    let mut desk = club_swiss();
    let round = desk.section().current().expect("a round");
    let say = |desk: &mut Desk, board: u32, seen: Seen, decided: Decided, note: &str| {
        let game = desk.section().game(At::new(round, BoardNo(board), GameNo(1))).expect("a game");
        let ruled = consult(&desk.section().settings, game, &seen).expect("an answer").ruled();
        let incident = Box::new(Incident { seen, ruled, decided, note: note.to_owned() });
        desk.say(Fact::IncidentRecorded {
            section: ONLY,
            round,
            board: BoardNo(board),
            game: GameNo(1),
            incident,
        });
    };
    let seen = Seen {
        readings: Some(Readings { white: 742, black: 220 }),
        ..Seen::of(Kind::IllegalMove, Some(Side::Black))
    };
    say(&mut desk, 1, seen, Decided::Ruled, "Tc8–d6");
    let decided = Decided::Otherwise {
        words: "Verwarnung.".to_owned(),
        reason: "Der Wecker eines Kindes.".to_owned(),
        counts: false,
    };
    say(&mut desk, 2, Seen::of(Kind::Device, Some(Side::White)), decided, "");
    desk
}

#[test]
fn incidents_with_their_articles() {
    let source = with_incidents().source();
    insta::assert_snapshot!("incidents", told(&made(&source, What::Incidents, Lang::De)));
    let report = pretty(&made(&source, What::Report, Lang::En).body);
    assert!(report.contains("Black: illegal move, clock pressed. The move is taken back"), "{report}");
    assert!(report.contains("Art. 7.5.1, 7.5.5, FIDE 2023"), "{report}");
    // Without incidents the sheet says so, with its own code.
    let empty = made(&club_swiss().source(), What::Incidents, Lang::En);
    assert_eq!(empty.notes, ["No incident has been recorded."]);
    assert_ne!(empty.foot.code, made(&source, What::Incidents, Lang::En).foot.code);
    let code = made(&source, What::Incidents, Lang::De).foot.code;
    let found = verify(&code.parse().expect("a code"), &Choice::default(), |_| Ok::<_, ()>(source.clone()));
    assert_eq!(found.expect("asked").map(|found| found.what), Some(What::Incidents));
}

/// The position of an incident is drawn, never only written.
#[test]
fn a_position_and_a_logo_are_drawn() {
    use turmuhr_print::{Templates, typeset};
    use turmuhr_tournament::{
        Fact, Incident, Look,
        incident::{Decided, Kind, Seen, consult},
        look::Logo,
    };
    let mut desk = club_swiss();
    let round = desk.section().current().expect("a round");
    let game = desk.section().game(At::new(round, BoardNo(1), GameNo(1))).expect("a game");
    let seen =
        Seen { position: "4k3/8/8/8/8/8/8/4K3 b - - 0 1".to_owned(), ..Seen::of(Kind::DeadPosition, None) };
    let ruled = consult(&desk.section().settings, game, &seen).expect("an answer").ruled();
    let incident = Box::new(Incident { seen, ruled, decided: Decided::Ruled, note: String::new() });
    desk.say(Fact::IncidentRecorded { section: ONLY, round, board: BoardNo(1), game: GameNo(1), incident });
    let before = made(&desk.source(), What::Incidents, Lang::De);
    let [diagram] = &before.diagrams[..] else { panic!("one position: {:?}", before.diagrams) };
    assert_eq!(
        (diagram.squares.len(), diagram.squares[4].as_str(), diagram.squares[60].as_str()),
        (64, "♚", "♔")
    );
    assert!(diagram.caption.ends_with("Schwarz am Zug"), "{}", diagram.caption);

    let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";
    let logo = Logo::try_from(png.to_owned()).expect("a logo");
    let accent = "#ffd400".parse().ok();
    desk.say(Fact::LookSet { look: Look { accent, logo: Some(logo) } });
    for what in [What::Incidents, What::Report, What::Prizes, What::Standings] {
        let sheet = made(&desk.source(), what, Lang::De);
        assert!(sheet.logo.is_some() && sheet.accent.as_deref().is_some_and(|accent| accent != "#ffd400"));
        typeset(&sheet, &Templates::built_in(), None).unwrap_or_else(|why| panic!("{what:?}: {why:?}"));
    }
    // A header without a picture spoils no sheet.
    let broken =
        Logo::of_png(&[&b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x01\0\0\0\x01"[..], &[0; 20]].concat());
    desk.say(Fact::LookSet { look: Look { accent: None, logo: broken.ok() } });
    let sheet = made(&desk.source(), What::Standings, Lang::De);
    assert!(sheet.logo.is_none() && typeset(&sheet, &Templates::built_in(), None).is_ok());
}

#[test]
fn a_file_has_no_incidents() {
    let desk = open(8, 3, 2);
    let shown = turmuhr_tournament::report::Shown::AsCounted;
    let document = turmuhr_tournament::report::document(desk.event(), desk.section(), 2, shown);
    let read = turmuhr_exchange::trf::read(document.write().0.as_bytes());
    let file = from_file(&read, &Ask::default()).expect("a tournament");
    let made = sheet(&file, What::Incidents, &Choice::default(), Lang::En, None);
    assert_eq!(made.map(|sheet| sheet.title), Err(NoSheet::NoIncidents));
}

#[test]
fn a_draft_says_that_it_is_one() {
    use turmuhr_tournament::{Fact, Origin, propose};
    let mut desk = open(8, 3, 2);
    let proposal = propose(desk.event(), desk.section()).expect("can be paired");
    desk.say(Fact::RoundPaired {
        section: ONLY,
        round: RoundNo(3),
        paired: proposal.paired,
        origin: Origin::Program,
    });
    assert!(made(&desk.source(), What::Pairings, Lang::En).subtitle.contains("Draft"));
}

/// The file of an event prints the same as the event, as far as the file has the data.
#[test]
fn a_file_prints_what_its_event_prints() {
    let desk = open(21, 4, 4);
    let event = desk.source();
    let document = turmuhr_tournament::report::document(
        desk.event(),
        desk.section(),
        4,
        turmuhr_tournament::report::Shown::AsCounted,
    );
    let read = turmuhr_exchange::trf::read(document.write().0.as_bytes());
    let file = from_file(&read, &Ask::default()).expect("a tournament");
    assert_eq!(event.table.standings.rows, file.table.standings.rows);
    for round in 1..=4 {
        let (one, other) =
            (event.round(RoundNo(round)).expect("paired"), file.round(RoundNo(round)).expect("paired"));
        assert_eq!(one.boards, other.boards, "round {round}");
        assert_eq!(one.byes, other.byes, "round {round}");
    }
}

#[test]
fn team_matches_of_a_file_are_those_of_the_event() {
    let desk = teams(6, 3);
    let event = desk.source();
    let shown = turmuhr_tournament::report::Shown::AsCounted;
    let document = turmuhr_tournament::report::document(desk.event(), desk.section(), 2, shown);
    let read = turmuhr_exchange::trf::read(document.write().0.as_bytes());
    let file = from_file(&read, &Ask::default()).expect("a tournament");
    let told = |source: &Source, round: u32| -> Vec<String> {
        let name = |id: Option<turmuhr_core::PlayerId>| {
            id.and_then(|id| source.player(id)).map(|player| player.name.clone()).unwrap_or_default()
        };
        let boards = &source.round(RoundNo(round)).expect("paired").boards;
        let mut told: Vec<String> = boards
            .iter()
            .map(|board| {
                let games = board.games.iter().map(|game| {
                    let result = game.result.map(|result| result.to_string()).unwrap_or_default();
                    format!("{} – {} {result}", name(game.white), name(game.black))
                });
                format!("{}:{} {}", board.first, board.second, games.collect::<Vec<_>>().join("; "))
            })
            .collect();
        told.sort();
        told
    };
    for round in [1, 2] {
        assert_eq!(told(&event, round), told(&file, round), "round {round}");
    }
}

#[test]
fn what_is_not_there_is_not_printed() {
    let desk = club_swiss();
    let source = desk.source();
    let asked = |what, choice: Choice| sheet(&source, what, &choice, Lang::En, None).map(|_| ());
    let fourth = Choice { round: Some(RoundNo(4)), ..Choice::default() };
    assert_eq!(asked(What::Slips, fourth), Err(NoSheet::NoRound { round: RoundNo(4), paired: RoundNo(3) }));
    let ask = Ask { prizes: Some(Vec::new()), ..Ask::default() };
    let without = from_section(desk.event(), desk.section(), &ask).expect("can be printed");
    let prizes = sheet(&without, What::Prizes, &Choice::default(), Lang::En, None);
    assert_eq!(prizes.map(|_| ()), Err(NoSheet::NoPrizes));
    let large = round_robin(41).source();
    let cross = sheet(&large, What::Cross, &Choice::default(), Lang::En, None);
    assert_eq!(cross.map(|_| ()), Err(NoSheet::TooWide { players: 41, limit: 40 }));
}

#[test]
fn the_code_is_of_the_content_and_of_the_position() {
    let desk = between_rounds();
    let source = desk.source();
    let choice = Choice::default();
    for what in What::ALL {
        let code = check_code(&source, what, &choice).expect("can be printed");
        for lang in Lang::ALL {
            let printed = Some(jiff::civil::date(2026, 11, 14).at(9, 30, 0, 0));
            let larger = Choice { scale: 150, ..choice.clone() };
            let sheet = sheet(&source, what, &larger, lang, printed).expect("can be printed");
            assert_eq!(sheet.foot.code, code.to_string(), "{what:?} {lang:?}");
        }
        for other in What::ALL.into_iter().filter(|other| *other != what) {
            assert_ne!(Some(code), check_code(&source, other, &choice).ok(), "{what:?} {other:?}");
        }
    }
    // Another position gives another code, even for the same list.
    let later = Source { origin: turmuhr_print::source::Origin::Journal(99), ..source.clone() };
    assert_ne!(check_code(&source, What::Cards, &choice), check_code(&later, What::Cards, &choice));
}

#[test]
fn a_code_leads_back_to_its_sheet_and_a_changed_result_breaks_it() {
    use turmuhr_tournament::GameResult;
    let desk = open(10, 3, 3);
    let at = |desk: &Desk, after: Option<u32>| {
        from_section(desk.event(), desk.section(), &Ask { after, ..Ask::default() })
    };
    let choice = Choice::default();
    let found = |desk: &Desk, code| verify(&code, &choice, |after| at(desk, after)).expect("can be printed");
    let then = at(&desk, Some(2)).expect("can be printed");
    let code = check_code(&then, What::Standings, &choice).expect("can be printed");
    let sheet = found(&desk, code).expect("is from here");
    assert_eq!((sheet.what, sheet.round, sheet.after), (What::Standings, None, 2));
    let second = Choice { round: Some(RoundNo(2)), ..Choice::default() };
    let code = check_code(&desk.source(), What::Names, &second).expect("can be printed");
    assert_eq!(
        found(&desk, code).map(|sheet| (sheet.what, sheet.round)),
        Some((What::Names, Some(RoundNo(2))))
    );
    // The same position in a journal with different content.
    let mut forged = at(&desk, None).expect("can be printed");
    forged.rounds[1].boards[0].games[0].result = Some(GameResult::BothForfeit);
    let code = check_code(&forged, What::Pairings, &second).expect("can be printed");
    assert_eq!(found(&desk, code), None);
}

/// C.04.2, 3.1: an adjourned game counts as drawn only until it ends.
#[test]
fn a_table_with_an_adjourned_game_is_provisional_and_gives_no_prizes() {
    let mut desk = between_rounds();
    let handed_out = [What::Prizes, What::Receipts, What::Certificates];
    let printed = |desk: &Desk, what| sheet(&desk.source(), what, &Choice::default(), Lang::En, None);
    assert!(handed_out.iter().all(|what| printed(&desk, *what).is_ok()));
    desk.result(RoundNo(2), 1, GameResult::Adjourned);
    for (what, lang, said) in [
        (What::Standings, Lang::En, "provisional, without a result yet: 1 game"),
        (What::Cross, Lang::De, "vorläufig, noch ohne Ergebnis: 1 Partie"),
    ] {
        let subtitle = made(&desk.source(), what, lang).subtitle;
        assert!(subtitle.contains(said), "{subtitle}");
    }
    for what in handed_out {
        assert_eq!(printed(&desk, what).map(drop), Err(NoSheet::Unfinished { games: 1 }), "{what:?}");
    }
    // A running round: the list may be prepared, nothing is handed out.
    let running = club_swiss();
    let games = u32::try_from(running.section().missing(RoundNo(3)).len()).expect("few");
    assert!(printed(&running, What::Prizes).is_ok());
    for what in [What::Receipts, What::Certificates] {
        assert_eq!(printed(&running, what).map(drop), Err(NoSheet::Unfinished { games }), "{what:?}");
    }
}

#[test]
fn the_report_names_players_who_never_came() {
    let mut desk = open(4, 3, 0);
    let absent = Some(EntryId(4));
    for _ in 0..2 {
        let round = desk.pair();
        for InRound { board, game } in desk.section().missing(round) {
            let played = desk.section().game(At { round, board, game }).expect("there");
            let result = match (played.white == absent, played.black == absent) {
                (true, _) => GameResult::BlackByForfeit,
                (_, true) => GameResult::WhiteByForfeit,
                (false, false) => GameResult::DRAW,
            };
            desk.result(round, board.0, result);
        }
    }
    let report = pretty(&made(&desk.source(), What::Report, Lang::En).body);
    assert_eq!(report.matches("never came.").count(), 1, "{report}");
}

/// C.05: a leaver with less than half of the games is struck, and every sheet counts as the standings do.
#[test]
fn annulled_games_count_on_no_sheet() {
    let settings = Settings { rounds: 5, format: Format::RoundRobin { cycles: 1 }, ..Settings::default() };
    let mut desk = Desk::with(settings);
    desk.enter((0..6).map(|at| person(&format!("Spieler{at:02}, Jörg"), "", 2000 - at, "", "")));
    for _ in 0..2 {
        let round = desk.pair();
        for InRound { board, .. } in desk.section().missing(round) {
            desk.result(round, board.0, GameResult::DRAW);
        }
    }
    let reason = "ill".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(6), from_round: RoundNo(3), reason });
    let source = desk.source();
    assert_eq!(source.table.annulled.len(), 1, "{:?}", source.table.left);
    for row in &source.table.standings.rows {
        let score = source.histories[&row.id].scores[source.table.after as usize];
        assert_eq!(
            values::points(score, Lang::En),
            values::number(row.points.amount, Lang::En),
            "{}",
            row.id
        );
    }
    let Body::Table(table) = made(&source, What::Standings, Lang::En).body else { panic!("a table") };
    let games = table.columns.iter().position(|column| column.head == print::games(Lang::En)).expect("there");
    let counted: Vec<String> = table
        .rows
        .iter()
        .map(|row| match &row.cells[games] {
            Cell::Text(text) => text.clone(),
            Cell::Two { text, .. } => text.clone(),
        })
        .collect();
    assert_eq!(counted.iter().filter(|games| *games == "1").count(), 2, "{counted:?}");
}

//! Incidents at a board: rulings, counts, refusals, undo.

mod support;

use support::{Desk, ONLY, at};
use turmuhr_clock::Moment;
use turmuhr_core::{CastlingMode, Chess, Color, Square, shakmaty::uci::UciMove};
use turmuhr_laws::{
    game::{Act, Actor, Consequence, Must, Observation, Ruling},
    told::Deed,
};
use turmuhr_tournament::{
    BoardNo, Fact, Format, GameNo, GameResult, Incident, Readings, Refusal, RoundNo, Settings,
    incident::{
        Answer, Chosen, Decided, Happened, KeptRuling, Kind, NoAnswer, Ruled, Seen, Side, Story, consult,
        illegal_moves,
    },
    round::Game,
};

fn settings(laws: &str, time_control: &str) -> Settings {
    Settings {
        laws: laws.parse().ok(),
        time_control: time_control.parse().ok(),
        time_in_words: time_control.to_owned(),
        ..Settings::default()
    }
}

fn fresh(settings: &Settings, seen: &Seen) -> Result<Answer, NoAnswer> {
    consult(settings, &Game::default(), seen)
}

/// The words of the rulings, and all their articles.
fn told(answer: &Answer) -> (Vec<String>, Vec<String>) {
    let ruled = answer.ruled();
    let kept = serde_json::to_value(&ruled.rulings).expect("JSON");
    let tables = kept.as_array().expect("a list").iter();
    let word = |table: &serde_json::Value| table["ruling"].as_str().unwrap_or("").to_owned();
    let cites = tables.clone().flat_map(|table| table["cites"].as_array().cloned().unwrap_or_default());
    let cites = cites.filter_map(|cite| cite.as_str().map(str::to_owned)).collect();
    (tables.map(word).collect(), cites)
}

/// Every ruling of the case book is kept and read again, by way of JSON.
#[test]
fn every_ruling_is_kept_as_it_was_made() {
    let mut seen = 0;
    for case in turmuhr_scenario::casebook::all() {
        let scenario = turmuhr_scenario::read(case.text).expect("reads");
        let played = scenario.play().expect("plays");
        for ruling in played.events.iter().flat_map(|event| &event.rulings) {
            let kept = KeptRuling::of(ruling, CastlingMode::Standard);
            let text = serde_json::to_string(&kept).expect("JSON");
            let read: KeptRuling = serde_json::from_str(&text).expect("reads");
            assert_eq!(read, kept, "{}: {text}", case.id);
            let again = read.ruling(None);
            assert_eq!(again.cites, ruling.cites, "{}", case.id);
            // The moves of a duty are read in its position only.
            if !matches!(ruling.what, Consequence::Must(_)) {
                assert_eq!(again.what, ruling.what, "{}", case.id);
            }
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen}");
}

#[test]
fn the_moves_of_a_duty_are_those_of_its_position() {
    let start = Chess::default();
    let moves =
        ["e2e4", "e2e3"].map(|uci| uci.parse::<UciMove>().expect("a move").to_move(&start).expect("legal"));
    let must = Must { pieces: vec![Square::E2], moves: moves.to_vec(), ..Must::default() };
    let made = Ruling { what: Consequence::Must(must), cites: Vec::new() };
    assert_eq!(KeptRuling::of(&made, CastlingMode::Standard).ruling(Some(&start)), made);
}

/// Kind, edition and time control; then the ruling, and one of its articles.
#[test]
fn kinds_in_the_editions() {
    const STANDARD: &str = "5400+30";
    const RAPID: &str = "900+10";
    const BLITZ: &str = "180+2";
    let cases: &[(Kind, &str, &str, &[&str], &str)] = &[
        (Kind::IllegalMove, "fide-2023", STANDARD, &["restore", "add-time"], "fide-2023:7.5.5"),
        (Kind::IllegalMove, "fide-2018", STANDARD, &["restore", "add-time"], "fide-2018:7.5.5"),
        (Kind::IllegalMove, "fide-2017", STANDARD, &["restore", "add-time"], "fide-2017:7.5.3"),
        (Kind::IllegalMove, "fide-2001", "40/7200:3600", &["restore", "add-time"], "fide-2001:7.4"),
        (Kind::IllegalMove, "fide-1984", "40/9000:20/3600", &["restore", "choose"], "fide-1984:8.1"),
        (Kind::IllegalMove, "fide-2023", RAPID, &["restore", "add-time"], "fide-2023:A.5.2"),
        (Kind::IllegalMove, "fide-2023", BLITZ, &["restore", "add-time"], "fide-2023:B.3"),
        (Kind::IllegalNotPressed, "fide-2023", STANDARD, &["restore"], "fide-2023:7.5.1"),
        (Kind::PawnLeft, "fide-2023", STANDARD, &["replace-pawn", "add-time"], "fide-2023:7.5.2"),
        (Kind::TwoHands, "fide-2023", STANDARD, &["add-time"], "fide-2023:7.5.4"),
        (Kind::TwoHands, "fide-2017", STANDARD, &["add-time"], "fide-2017:7.7.1"),
        (Kind::PressedEarly, "fide-2023", STANDARD, &["add-time"], "fide-2023:7.5.3"),
        (Kind::PressedEarly, "fide-2017", STANDARD, &["add-time"], "fide-2017:7.8.1"),
        (Kind::FlagFell, "fide-2023", STANDARD, &["over"], "fide-2023:6.9"),
        (Kind::FlagFell, "fide-2001", "40/7200:3600", &["over"], "fide-2001:6.10"),
        (Kind::ClockHandled, "fide-2023", STANDARD, &["choose"], "fide-2023:6.2.4"),
        (Kind::OfferInThought, "fide-2023", STANDARD, &["offer", "choose"], "fide-2023:11.5"),
        (Kind::OfferInThought, "fide-1984", "40/9000:20/3600", &["offer", "warning"], "fide-1984:10.10a"),
        (Kind::SheetBehind, "fide-2023", STANDARD, &["owes"], "fide-2023:8.1.1"),
        (Kind::SheetBehind, "fide-2023", RAPID, &[], ""),
        (Kind::WrittenAhead, "fide-2023", STANDARD, &["choose"], "fide-2023:8.1.2"),
        (Kind::Disturbance, "fide-2023", STANDARD, &["choose"], "fide-2023:11.5"),
        (Kind::Disturbance, "fide-2001", "40/7200:3600", &["choose"], "fide-2001:12.5"),
        (Kind::Device, "fide-2023", STANDARD, &["over"], "fide-2023:11.3.2.2"),
        (Kind::Device, "fide-2001", "40/7200:3600", &["choose"], "fide-2001:13.4"),
        (Kind::Interference, "fide-2023", STANDARD, &["choose"], "fide-2023:12.7"),
        (Kind::Refusal, "fide-2023", STANDARD, &["choose"], "fide-2023:11.7"),
    ];
    for (kind, laws, control, words, article) in cases {
        let seen = Seen::of(*kind, kind.needs().side.then_some(Side::Black));
        let answer = fresh(&settings(laws, control), &seen).expect("an answer");
        let (said, cites) = told(&answer);
        assert_eq!(said, *words, "{kind:?} {laws} {control}");
        assert!(article.is_empty() || cites.iter().any(|cite| cite == article), "{kind:?} {laws}: {cites:?}");
    }
}

/// Every kind in every edition and mode, for either side, gets an answer or a question; the answer survives
/// writing and reading.
#[test]
fn every_kind_has_an_answer_or_says_what_is_missing() {
    for edition in turmuhr_core::Edition::ALL {
        for control in ["5400+30", "900+10", "300", "40/7200:3600"] {
            let settings = settings(edition.id(), control);
            for (kind, side) in Kind::ALL.into_iter().flat_map(|kind| Side::ALL.map(|side| (kind, side))) {
                let seen = Seen {
                    readings: Some(Readings { white: 742, black: 220 }),
                    moves: Some(30),
                    correct: Some(side == Side::White),
                    guidelines: Some(side == Side::Black),
                    ..Seen::of(kind, Some(side))
                };
                match fresh(&settings, &seen) {
                    Ok(answer) => {
                        let ruled = answer.ruled();
                        let read = ruled.read(None);
                        assert_eq!(read.len(), ruled.rulings.len(), "{kind:?} {}", edition.id());
                    }
                    Err(NoAnswer::PositionMissing) => assert!(kind.needs().position, "{kind:?}"),
                    Err(NoAnswer::NothingTold) => assert_eq!(kind, Kind::Story),
                    Err(other) => panic!("{kind:?} {} {control}: {other:?}", edition.id()),
                }
            }
        }
    }
}

#[test]
fn readings_to_set_have_the_minutes_and_the_increment_taken_back() {
    let settings = settings("fide-2023", "5400+30");
    let readings = Some(Readings { white: 742, black: 220 });
    let set = |kind| {
        let seen = Seen { readings, ..Seen::of(kind, Some(Side::Black)) };
        fresh(&settings, &seen).expect("an answer").clocks
    };
    // 7.5.1: the move and the increment of its press are taken back; 7.5.5: two minutes for the opponent.
    assert_eq!(set(Kind::IllegalMove), Some(Readings { white: 862, black: 190 }));
    assert_eq!(set(Kind::IllegalNotPressed), Some(Readings { white: 742, black: 220 }));
    // 7.5.4: the move made with two hands stands.
    assert_eq!(set(Kind::TwoHands), Some(Readings { white: 862, black: 220 }));
    assert_eq!(set(Kind::PressedEarly), Some(Readings { white: 862, black: 220 }));
}

/// A king and a rook against a king: White can mate, Black cannot.
const ROOK: &str = "4k3/8/8/8/8/8/8/R3K3";

#[test]
fn a_loss_waits_for_the_position_where_the_winner_might_not_mate() {
    let settings = settings("fide-2023", "5400+30");
    let flag = |side, position: &str| {
        let seen = Seen { position: position.to_owned(), ..Seen::of(Kind::FlagFell, Some(side)) };
        fresh(&settings, &seen).expect("an answer")
    };
    let open = flag(Side::Black, "");
    assert_eq!((open.unless_no_mate, open.is_final()), (Some(Color::White), false));
    let lost = flag(Side::Black, &format!("{ROOK} b - - 0 60"));
    assert_eq!((lost.result, lost.is_final()), (Some(GameResult::WHITE_WINS), true));
    assert!(matches!(lost.verdict, Some((Color::White, turmuhr_mate::Verdict::Winnable { .. }))));
    let drawn = flag(Side::White, &format!("{ROOK} w - - 0 60"));
    assert_eq!((drawn.result, drawn.is_final()), (Some(GameResult::DRAW), true));
    // The arbiter's word replaces a position.
    let seen = Seen { can_mate: true, ..Seen::of(Kind::FlagFell, Some(Side::Black)) };
    let sure = fresh(&settings, &seen).expect("an answer");
    assert_eq!((sure.result, sure.is_final()), (Some(GameResult::WHITE_WINS), true));
    // A ringing telephone needs no position in 2023.
    let device = fresh(&settings, &Seen::of(Kind::Device, Some(Side::White))).expect("an answer");
    assert!(device.is_final());
}

#[test]
fn what_depends_on_something_unknown_is_asked_for() {
    let standard = settings("fide-2023", "5400+30");
    let missing = |settings: &Settings, seen: Seen| fresh(settings, &seen).err();
    let of = |kind| Seen::of(kind, Some(Side::White));
    assert_eq!(missing(&standard, of(Kind::TouchedPiece)), Some(NoAnswer::PositionMissing));
    assert_eq!(missing(&standard, of(Kind::Repetition)), Some(NoAnswer::FindingMissing));
    assert_eq!(missing(&standard, Seen::of(Kind::IllegalMove, None)), Some(NoAnswer::SideMissing));
    assert_eq!(missing(&standard, of(Kind::ColoursReversed)), Some(NoAnswer::MovesMissing));
    // 9.5 of 2001: a wrong claim costs half the time left, so the readings are needed.
    let old = settings("fide-2001", "40/7200:3600");
    let wrong = Seen { correct: Some(false), ..of(Kind::Repetition) };
    assert_eq!(missing(&old, wrong), Some(NoAnswer::ReadingsMissing));
    assert_eq!(
        missing(&settings("fide-1901", "5400+30"), of(Kind::IllegalMove)),
        Some(NoAnswer::Laws { laws: String::new() })
    );
    assert_eq!(
        missing(&settings("fide-2023", "long"), of(Kind::IllegalMove)),
        Some(NoAnswer::TimeControl { text: "long".to_owned() })
    );
    // Guidelines III: a claim is examined only if they were announced; with an increment they never apply.
    let plain = settings("fide-2023", "5400");
    let claim = Seen { readings: Some(Readings { white: 90, black: 300 }), ..of(Kind::CannotWin) };
    assert_eq!(missing(&plain, claim.clone()), Some(NoAnswer::GuidelinesMissing));
    assert_eq!(missing(&plain, Seen { guidelines: Some(true), ..claim.clone() }), None);
    assert_eq!(missing(&standard, claim), None);
    // In the position before the illegal move its player has the move.
    let turned = Seen { position: format!("{ROOK} b - - 0 60"), ..of(Kind::IllegalMove) };
    assert_eq!(missing(&standard, turned), Some(NoAnswer::Turn { wanted: Color::White }));
    let position = format!("{ROOK} w - - 0 60");
    let legal = Seen { position: position.clone(), played: "a1a8".to_owned(), ..of(Kind::IllegalMove) };
    assert_eq!(missing(&standard, legal), Some(NoAnswer::Legal { text: "a1a8".to_owned() }));
    let chosen = Some(Chosen { choice: "new-game".to_owned(), to: None, amount: None });
    let unlawful = Seen { chosen, ..of(Kind::Disturbance) };
    assert!(matches!(missing(&standard, unlawful), Some(NoAnswer::NotAnOption { .. })));
}

#[test]
fn a_duty_is_told_only_of_the_pieces_on_the_board() {
    let settings = settings("fide-2023", "5400+30");
    let seen = |position: &str, played: &str| Seen {
        position: position.to_owned(),
        played: played.to_owned(),
        ..Seen::of(Kind::IllegalMove, Some(Side::White))
    };
    let position = format!("{ROOK} w - - 0 60");
    for (seen, known) in
        [(seen("", ""), false), (seen(&position, ""), false), (seen(&position, "a1b2"), true)]
    {
        let answer = fresh(&settings, &seen).expect("an answer");
        let (words, _) = told(&answer);
        assert_eq!(words.iter().any(|word| word == "must"), known, "{seen:?}");
        assert_eq!(answer.duty_unknown, !known);
    }
    let touched =
        Seen { position, touched: "a1".to_owned(), ..Seen::of(Kind::TouchedPiece, Some(Side::White)) };
    assert_eq!(told(&fresh(&settings, &touched).expect("an answer")).0, ["must"]);
}

#[test]
fn a_draw_claim_is_counted_where_the_moves_are_stored() {
    let settings = settings("fide-2023", "5400+30");
    let pgn = |moves: &str| Game { pgn: format!("[White \"A\"]\n\n{moves} *"), ..Game::default() };
    let seen = Seen::of(Kind::Repetition, Some(Side::White));
    let thrice = pgn("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8");
    let right = consult(&settings, &thrice, &seen).expect("an answer");
    assert_eq!(right.result, Some(GameResult::DRAW));
    let twice = pgn("1. Nf3 Nf6 2. Ng1 Ng8");
    let wrong = consult(&settings, &twice, &seen).expect("an answer");
    assert_eq!(told(&wrong).0, ["claim", "add-time"]);
    for (correct, result) in [(true, Some(GameResult::DRAW)), (false, None)] {
        for kind in [Kind::Repetition, Kind::FiftyMoves] {
            for side in Side::ALL {
                let seen = Seen { correct: Some(correct), ..Seen::of(kind, Some(side)) };
                assert_eq!(fresh(&settings, &seen).expect("an answer").result, result, "{kind:?} {correct}");
            }
        }
    }
}

// The journal.

fn desk() -> Desk {
    let mut desk = Desk::of(Format::default(), 5);
    desk.enter_many(8);
    desk.draw_lots();
    desk.pair();
    desk
}

fn game(desk: &Desk) -> &Game {
    desk.section().game(at(1, 1, 1)).expect("a game")
}

fn incident(desk: &Desk, seen: Seen, decided: Decided) -> Fact {
    let ruled = consult(&desk.section().settings, game(desk), &seen).map(|answer| answer.ruled());
    let incident = Incident { seen, ruled: ruled.unwrap_or_default(), decided, note: String::new() };
    Fact::IncidentRecorded {
        section: ONLY,
        round: RoundNo(1),
        board: BoardNo(1),
        game: GameNo(1),
        incident: Box::new(incident),
    }
}

fn counts(desk: &Desk) -> (u32, u32) {
    let counts = illegal_moves(&desk.section().settings, game(desk));
    (counts.white, counts.black)
}

#[test]
fn a_second_illegal_move_rests_on_the_first_and_undo_takes_it_away() {
    let mut desk = desk();
    let seen = Seen { can_mate: true, ..Seen::of(Kind::IllegalMove, Some(Side::Black)) };
    let first = incident(&desk, seen.clone(), Decided::Ruled);
    assert_eq!(desk.level(&first), Ok(None));
    let number = desk.journal.next();
    desk.say(first);
    assert_eq!(counts(&desk), (0, 1));
    let second = incident(&desk, seen.clone(), Decided::Ruled);
    let Fact::IncidentRecorded { incident: told, .. } = &second else { panic!("an incident") };
    assert_eq!(told.ruled.ends(), Some(GameResult::WHITE_WINS));
    desk.say(second);
    assert_eq!(counts(&desk), (0, 2));
    assert_eq!(game(&desk).incidents.len(), 2);
    assert_eq!((game(&desk).incidents[0].entry, game(&desk).incidents[0].by.as_str()), (number, "Anna"));
    // The result is not entered automatically.
    assert_eq!(game(&desk).result, None);
    desk.say(Fact::Undone { entry: number, reason: "wrong board".to_owned() });
    assert_eq!(counts(&desk), (0, 1));
}

#[test]
fn different_offences_count_together_where_the_edition_has_one_counter() {
    for (laws, counted, over) in [("fide-2023", 2, true), ("fide-2017", 1, false)] {
        let mut desk = Desk::with(settings(laws, "5400+30"));
        desk.enter_many(4);
        desk.draw_lots();
        desk.pair();
        let seen = |kind| Seen { can_mate: true, ..Seen::of(kind, Some(Side::White)) };
        desk.say(incident(&desk, seen(Kind::IllegalMove), Decided::Ruled));
        let hands = consult(&desk.section().settings, game(&desk), &seen(Kind::TwoHands)).expect("an answer");
        assert_eq!(hands.result.is_some(), over, "{laws}");
        desk.say(incident(&desk, seen(Kind::TwoHands), Decided::Ruled));
        assert_eq!(counts(&desk), (counted, 0), "{laws}");
    }
}

#[test]
fn what_an_arbiter_decides_otherwise_counts_as_they_say() {
    for counts_too in [true, false] {
        let mut desk = desk();
        let decided = Decided::Otherwise {
            words: "a warning".to_owned(),
            reason: "both were short of time".to_owned(),
            counts: counts_too,
        };
        let seen = Seen::of(Kind::IllegalMove, Some(Side::White));
        desk.say(incident(&desk, seen, decided));
        assert_eq!(counts(&desk), (u32::from(counts_too), 0));
    }
}

#[test]
fn incidents_that_cannot_be() {
    let desk = desk();
    let seen = || Seen::of(Kind::IllegalMove, Some(Side::White));
    let elsewhere = |round, board, game| {
        let Fact::IncidentRecorded { incident, .. } = incident(&desk, seen(), Decided::Ruled) else {
            panic!("an incident")
        };
        desk.judge(&Fact::IncidentRecorded { section: ONLY, round, board, game, incident })
    };
    assert_eq!(
        elsewhere(RoundNo(1), BoardNo(9), GameNo(1)),
        Err(Refusal::NoGame { round: RoundNo(1), board: BoardNo(9), game: GameNo(1) })
    );
    assert_eq!(elsewhere(RoundNo(2), BoardNo(1), GameNo(1)), Err(Refusal::NotPaired { round: RoundNo(2) }));
    // A ruling that the machine did not give.
    let Fact::IncidentRecorded { section, round, board, game, mut incident } =
        incident(&desk, seen(), Decided::Ruled)
    else {
        panic!("an incident")
    };
    incident.ruled.rulings.pop();
    let forged = Fact::IncidentRecorded { section, round, board, game, incident: incident.clone() };
    assert_eq!(desk.judge(&forged), Err(Refusal::NotRuled));
    // A ruling that still needs a choice or a position.
    for kind in [Kind::Disturbance, Kind::FlagFell] {
        let open = self::incident(&desk, Seen::of(kind, Some(Side::White)), Decided::Ruled);
        assert_eq!(desk.judge(&open), Err(Refusal::NotRuled), "{kind:?}");
    }
    let unexplained =
        Decided::Otherwise { words: "nothing".to_owned(), reason: " ".to_owned(), counts: true };
    assert_eq!(desk.judge(&self::incident(&desk, seen(), unexplained)), Err(Refusal::DecisionUnexplained));
    // If the machine cannot answer, the arbiter's own decision is stored without a ruling.
    let own = Decided::Otherwise { words: "play on".to_owned(), reason: "no loss".to_owned(), counts: false };
    let fact = self::incident(&desk, Seen::of(Kind::TouchedPiece, Some(Side::White)), own);
    let Fact::IncidentRecorded { incident, .. } = &fact else { panic!("an incident") };
    assert_eq!(incident.ruled, Ruled::default());
    assert_eq!(desk.judge(&fact), Ok(Vec::new()));
}

#[test]
fn a_board_nobody_sits_at_has_no_incidents() {
    let mut desk =
        Desk::of(Format::TeamSwiss { boards: 2, preferences: Default::default(), by_game_points: false }, 3);
    desk.enter_teams(2, 2);
    desk.draw_lots();
    desk.pair();
    let team = desk.section().teams.keys().next().copied().expect("a team");
    desk.say(Fact::LineUpSet { section: ONLY, round: RoundNo(1), team, players: vec![None, None] });
    let seen = Seen::of(Kind::IllegalMove, Some(Side::White));
    let fact = incident(&desk, seen, Decided::Ruled);
    assert_eq!(
        desk.judge(&fact),
        Err(Refusal::NotTwoPlayers { round: RoundNo(1), board: BoardNo(1), game: GameNo(1) })
    );
    let readings = Some(Readings { white: 1330, black: 483 });
    let clocks =
        Fact::ClocksNoted { section: ONLY, round: RoundNo(1), board: BoardNo(1), game: GameNo(1), readings };
    assert_eq!(
        desk.judge(&clocks),
        Err(Refusal::NotTwoPlayers { round: RoundNo(1), board: BoardNo(1), game: GameNo(1) })
    );
}

#[test]
fn an_adjourned_game_keeps_its_clocks() {
    let mut desk = desk();
    let readings = Some(Readings { white: 1330, black: 483 });
    desk.say(Desk::result(at(1, 1, 1), GameResult::Adjourned));
    desk.say(Fact::ClocksNoted {
        section: ONLY,
        round: RoundNo(1),
        board: BoardNo(1),
        game: GameNo(1),
        readings,
    });
    assert_eq!(game(&desk).clocks, readings);
}

#[test]
fn an_incident_is_read_back_from_the_journal() {
    let desk = desk();
    let chosen = Some(Chosen { choice: "add-time".to_owned(), to: None, amount: Some(300) });
    let seen = Seen {
        readings: Some(Readings { white: 742, black: 220 }),
        chosen,
        ..Seen::of(Kind::Disturbance, Some(Side::Black))
    };
    let fact = incident(&desk, seen, Decided::Ruled);
    assert_eq!(desk.judge(&fact), Ok(Vec::new()));
    let written = serde_json::to_string(&fact).expect("can be written");
    assert_eq!(serde_json::from_str::<Fact>(&written).expect("can be read"), fact);
    assert!(written.contains("fide-2023:12.9.2") && written.contains("\"white\":1042"), "{written}");
}

/// A story of one player, each deed at once.
fn story(by: Color, deeds: &[Deed]) -> Seen {
    let happened = |deed| Happened::new(Moment::START, Actor::Player(by), deed);
    let story = Story { events: deeds.iter().map(happened).collect(), ..Story::default() };
    Seen { story: Some(Box::new(story)), ..Seen::of(Kind::Story, None) }
}

#[test]
fn an_illegal_move_in_a_story_counts_for_later_incidents() {
    let settings = Settings::default();
    let deeds = [Deed::Illegal("a1b2".to_owned()), Deed::Act(Act::Press)];
    let bare = story(Color::White, &deeds);
    assert_eq!(fresh(&settings, &bare).err(), Some(NoAnswer::PositionMissing));
    let seen = Seen {
        position: "4k3/8/8/8/8/8/8/R3K3 w - - 0 60".to_owned(),
        readings: Some(Readings { white: 600, black: 600 }),
        ..bare
    };
    let answer = fresh(&settings, &seen).expect("an answer");
    // Nobody has noticed it yet.
    assert!(answer.is_final() && answer.course.iter().all(|passage| passage.rulings.is_empty()));
    let mut noticed = seen;
    let against = Some(Color::White);
    let observed = Deed::Act(Act::Observe { what: Observation::IllegalMove, against });
    let told = noticed.story.as_mut().expect("a story");
    told.events.push(Happened::new(Moment::START, Actor::Arbiter, &observed));
    let answer = fresh(&settings, &noticed).expect("an answer");
    assert_eq!(answer.illegal_moves.white, 1);
    assert_eq!(answer.clocks.map(|read| read.black), Some(720), "7.5.5");
    let ruled = answer.ruled();
    assert!(ruled.rulings.iter().all(|kept| kept.after.as_ref().is_some_and(|after| after.event == 2)));
    // Recorded, it counts; the second one loses, and the undo takes the count back.
    let mut desk = desk();
    let number = desk.journal.next();
    desk.say(incident(&desk, noticed.clone(), Decided::Ruled));
    assert_eq!(counts(&desk), (1, 0));
    let second = consult(&desk.section().settings, game(&desk), &noticed).expect("an answer");
    assert_eq!(second.result, Some(GameResult::DRAW), "Black has only the king");
    desk.say(Fact::Undone { entry: number, reason: "wrong board".to_owned() });
    assert_eq!(counts(&desk), (0, 0));
}

#[test]
fn a_story_asks_for_what_it_depends_on() {
    let settings = Settings::default();
    // 7.5.3: the clock is pressed without a move, by the player who has it or not.
    let press = story(Color::White, &[Deed::Act(Act::PressEarly)]);
    let press = Seen { readings: Some(Readings { white: 600, black: 600 }), ..press };
    assert_eq!(fresh(&settings, &press).err(), Some(NoAnswer::TurnMissing));
    let empty = story(Color::White, &[]);
    assert_eq!(fresh(&settings, &empty).err(), Some(NoAnswer::NothingTold));
    let unread = Seen {
        position: "4k3/8/8/8/8/8/8/R3K3 w - - 0 60".to_owned(),
        ..story(Color::White, &[Deed::Move("Nf3".to_owned())])
    };
    assert!(matches!(fresh(&settings, &unread), Err(NoAnswer::Unread { event: 0, .. })));
}

//! How matches went: who led them, who came late, flags, draws, scores, material; breaks, youth matches, play-offs of three.

mod support;

use jiff::civil::Time;
use support::{act, day, said};
use turmuhr_core::{Color, Points};
use turmuhr_federation::{
    competition::league::postponement::NotMoved,
    date::Season,
    law::level::Level,
    matches::{
        adjudication::NotPossible,
        lineup::{BoardResult, Occasion, Rank, Seat, Which},
        report::{Abilities, Lead, Material, TimeClaim},
    },
    persons::{
        age::Sex,
        person::{ClubId, PersonId, TeamNumber},
    },
};
use turmuhr_season::{
    ClassId, Concern, Fact, Journal, MatchId, Refusal, Statement, TeamId,
    board::BoardAct,
    conduct::{Arrival, Conduct, DrawAgreed, FlagFall, Note, Place, Wrong},
    fact::{Card, Class, Fixture, MoveGround},
    registry::Name,
    year::{SettledBy, Settlement},
};

const LIGA: ClassId = ClassId(1);

fn time(text: &str) -> Time {
    text.parse().expect(text)
}

/// Three clubs, two boards, one match a round; person 1 belongs to club 1.
fn season() -> Journal {
    let mut journal = Journal::default();
    let mut add = |fact| act(&mut journal, "1987-07-15", fact).map(|_| ()).expect("taken");
    let season = Season { begins: 1987 };
    add(Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() });
    let details = Class { promoted: 1, hours: Some(7), ..Class::league("Liga", Level::Bezirk, 1, 2) };
    add(Fact::ClassFormed { class: LIGA, details });
    for club in 1..=3 {
        let details = serde_json::json!({ "name": format!("SV {club}"), "bezirk": "B", "verband": "V" });
        let details = serde_json::from_value(details).unwrap();
        add(Fact::ClubAdmitted { club: ClubId(club), details });
        let (team, number) = (TeamId(club), TeamNumber(1));
        add(Fact::TeamEntered { team, club: ClubId(club), number, class: LIGA, ranks: [1, 9] });
    }
    let name = Name { surname: "Stein".to_owned(), first_name: "Eva".to_owned() };
    let (person, born, sex) = (PersonId(1), Some(day("1950-01-01")), Some(Sex::Female));
    add(said(Statement::PersonEntered { person, name, born, sex, german: true }));
    let from = day("1980-01-01");
    add(said(Statement::MemberJoined { person, club: ClubId(1), from, ordinary: true }));
    add(Fact::GroupsDrawn { class: LIGA, seed: 1, groups: vec![[1, 2, 3].map(TeamId).to_vec()] });
    for (id, home, guest) in [(1, 1, 2), (2, 2, 3), (3, 3, 1)] {
        add(set(id, home, guest, Occasion::Round));
    }
    journal
}

fn set(id: u32, home: u32, guest: u32, occasion: Occasion) -> Fact {
    let (on, round) = match occasion {
        Occasion::Round => (day("1987-10-04"), id),
        _ => (day("1988-05-01"), id),
    };
    let (home, guest) = (TeamId(home), TeamId(guest));
    let starts = Some(time("10:00"));
    let fixture = Fixture { class: LIGA, group: 0, round, home, guest, on, occasion, starts };
    Fact::MatchSet { id: MatchId(id), fixture }
}

fn seats() -> Vec<Seat> {
    [1, 2].map(|board| Seat { board, rank: Rank::Listed(board as u32), absent: false }).to_vec()
}

fn report(id: u32, results: [Option<BoardResult>; 2], unfinished: Vec<usize>, card: Card) -> Fact {
    let results = results.to_vec();
    Fact::MatchReported { id: MatchId(id), home: seats(), guest: seats(), results, unfinished, card }
}

const WON: Option<BoardResult> = Some(BoardResult::HomeWins);
const LOST: Option<BoardResult> = Some(BoardResult::GuestWins);
const DRAWN: Option<BoardResult> = Some(BoardResult::Drawn);

/// The notes of a card of match 1, or what stands against it.
fn told(card: Card, results: [Option<BoardResult>; 2]) -> Result<Vec<Note>, Wrong> {
    let mut journal = season();
    match act(&mut journal, "1987-10-05", report(1, results, vec![], card)) {
        Ok(_) => Ok(journal.state().conduct(MatchId(1))),
        Err(Refusal::Conduct(_, wrong)) => Err(*wrong),
        Err(other) => panic!("{other:?}"),
    }
}

fn conduct(conduct: Conduct) -> Card {
    Card { conduct: Box::new(conduct), ..Card::default() }
}

/// The notes without «led by captains», which every card without an arbiter has.
fn apart_from_lead(card: Card, results: [Option<BoardResult>; 2]) -> Vec<Note> {
    let mut notes = told(card, results).expect("taken");
    notes.retain(|note| !matches!(note, Note::LedByCaptains { .. }));
    notes
}

/// F-412, F-466: without an arbiter both captains lead, until one comes; they do not stop the clocks for scores.
#[test]
fn art_24_3_and_30_2_who_leads_and_what_captains_may_not() {
    let by = |arbiter: Option<&str>, from: Option<&str>, ordered: Vec<usize>| Card {
        arbiter: arbiter.map(str::to_owned),
        conduct: Box::new(Conduct {
            arbiter_from: from.map(time),
            scores_ordered: ordered,
            ..Conduct::default()
        }),
        ..Card::default()
    };
    assert_eq!(told(by(Some("Gast, Max"), None, vec![1]), [WON, WON]), Ok(vec![]), "an arbiter may");
    let late = told(by(Some("Gast, Max"), Some("11:00"), vec![]), [WON, WON]).unwrap();
    assert!(matches!(&late[..], [Note::LedByCaptains { until: Some(at), cite: Some(cite) }]
        if *at == time("11:00") && cite.article == "24.3"));
    for card in [by(None, None, vec![2]), by(Some("Gast, Max"), Some("11:00"), vec![2])] {
        let wrong = told(card, [WON, WON]).unwrap_err();
        assert!(
            matches!(wrong, Wrong::ScoresOrdered { lead: Lead::Captains, cite: Some(cite) } if cite.article == "30.2")
        );
    }
}

/// 24.1: a member of one of the clubs is no neutral arbiter; somebody from outside is.
#[test]
fn art_24_1_an_arbiter_belongs_to_neither_club() {
    let by = |name: &str| Card { arbiter: Some(name.to_owned()), ..Card::default() };
    let own = told(by("Stein, Eva"), [WON, WON]).unwrap();
    assert!(
        matches!(&own[..], [Note::NotNeutral { arbiter: PersonId(1), club: ClubId(1), cite }] if cite.article == "24.1")
    );
    assert_eq!(told(by("Fremd, Ute"), [WON, WON]), Ok(vec![]));
}

/// F-326: at a neutral place the first-named club is the host, with Black on board 1; at the guests' place the guests.
#[test]
fn art_17_the_host_and_the_colours() {
    for (place, team) in [(Place::Neutral, TeamId(1)), (Place::Guest, TeamId(2))] {
        let notes =
            apart_from_lead(conduct(Conduct { place: Some(place), ..Conduct::default() }), [WON, WON]);
        assert!(
            matches!(&notes[..], [Note::Host { team: found, first_board: Some(Color::Black), cite: Some(cite) }]
            if *found == team && cite.article == "17")
        );
    }
}

/// F-380: the host provides what the guests were not asked in time to bring.
#[test]
fn art_22_missing_material() {
    let card = |asked: Vec<Material>| {
        let lacking = vec![Material::Clocks, Material::Sets];
        conduct(Conduct { lacking, asked_to_bring: asked, ..Conduct::default() })
    };
    let notes = apart_from_lead(card(vec![Material::Sets]), [WON, WON]);
    assert!(matches!(&notes[..], [Note::MaterialMissing { host: TeamId(1), missing, cite }]
        if *missing == [Material::Clocks] && cite.article == "22"));
    assert_eq!(apart_from_lead(card(vec![Material::Sets, Material::Clocks]), [WON, WON]), []);
}

/// F-526: what a player cannot do at the board brings the rules for the visually impaired.
#[test]
fn art_36_2_help_at_the_board() {
    let none = Abilities::default();
    for (cannot, helped) in [
        (Abilities { cannot_see: true, ..none }, true),
        (Abilities { cannot_move_pieces: true, ..none }, true),
        (Abilities { cannot_write: true, ..none }, true),
        (Abilities { cannot_handle_clock: true, ..none }, true),
        (none, false),
    ] {
        let card = conduct(Conduct { cannot: vec![(Which::Guest, 2, cannot)], ..Conduct::default() });
        let notes = apart_from_lead(card, [WON, WON]);
        let told = matches!(&notes[..], [Note::HelpAtTheBoard { side: Which::Guest, board: 2, cite }]
            if cite.article == "36.2");
        assert_eq!((told, notes.is_empty()), (helped, !helped), "{cannot:?}");
    }
}

/// F-467: the winner hands in a score, after a draw both.
#[test]
fn art_30_2_scores_that_are_missing() {
    for (result, side, missing) in [
        (WON, Which::Home, true),
        (WON, Which::Guest, false),
        (LOST, Which::Guest, true),
        (DRAWN, Which::Home, true),
        (DRAWN, Which::Guest, true),
    ] {
        let card = conduct(Conduct { no_score: vec![(side, 1)], ..Conduct::default() });
        let found = apart_from_lead(card, [result, WON]);
        assert_eq!(found.len(), usize::from(missing), "{result:?} {side:?}");
    }
}

/// F-451, F-901, F-904: an hour from the actual start; both absent lose both; no cause excuses in 1987.
#[test]
fn art_27_2_who_comes_too_late_has_lost() {
    let card = |arrivals: &[(Which, Option<&str>, Option<&str>)]| Card {
        started: Some((time("10:00"), time("10:25"), Some(Which::Guest))),
        conduct: Box::new(Conduct {
            arrivals: arrivals
                .iter()
                .map(|(side, at, excused)| Arrival {
                    side: *side,
                    board: 1,
                    at: at.map(time),
                    excused: excused.map(str::to_owned),
                })
                .collect(),
            ..Conduct::default()
        }),
        ..Card::default()
    };
    let (home, guest) = (Which::Home, Which::Guest);
    assert_eq!(apart_from_lead(card(&[(guest, Some("11:25"), None)]), [DRAWN, WON]), [], "to the minute");
    let late = apart_from_lead(card(&[(guest, Some("11:26"), None)]), [WON, WON]);
    assert!(matches!(&late[..], [Note::LostByDefault { side: Which::Guest, board: 1, until, cite }]
        if *until == time("11:25") && cite.article == "27.2"));
    let drawn = told(card(&[(guest, Some("11:26"), None)]), [DRAWN, WON]);
    assert!(matches!(drawn, Err(Wrong::NotLostByDefault { board: 1, .. })));
    let both = card(&[(home, None, None), (guest, None, None)]);
    assert!(matches!(told(both.clone(), [WON, WON]), Err(Wrong::NotLostByDefault { .. })));
    assert_eq!(apart_from_lead(both, [Some(BoardResult::BothLose), WON]).len(), 2);
    // Neither 27.2 nor the Laws of 1984 know an exception.
    let excused = card(&[(guest, Some("11:40"), Some("the bridge fell"))]);
    assert!(matches!(told(excused.clone(), [DRAWN, WON]), Err(Wrong::NotLostByDefault { board: 1, .. })));
    let lost = apart_from_lead(excused, [WON, WON]);
    assert!(matches!(&lost[..], [Note::LostByDefault { board: 1, .. }]), "{lost:?}");
    let idle = told(card(&[(guest, Some("11:40"), Some(" "))]), [DRAWN, WON]);
    assert!(matches!(idle, Err(Wrong::NoCause { board: 1 })));
}

/// F-902: all boards have the start of the match.
#[test]
fn notes_6_7_1_boards_started_apart() {
    let card =
        conduct(Conduct { board_starts: vec![(1, time("10:00")), (2, time("10:20"))], ..Conduct::default() });
    assert_eq!(apart_from_lead(card, [WON, WON]), [Note::StartedApart { boards: vec![2] }]);
}

/// F-911: a draw counts if agreed during the game, after a move of each side.
#[test]
fn notes_5_2_3_draws_that_count() {
    for (moves, during, counts) in [(15, true, true), (1, true, true), (0, true, false), (20, false, false)] {
        let card =
            conduct(Conduct { draws: vec![DrawAgreed { board: 1, moves, during }], ..Conduct::default() });
        assert_eq!(told(card.clone(), [DRAWN, WON]).is_ok(), counts, "{moves} {during}");
        assert!(told(card, [WON, WON]).is_ok(), "not drawn");
    }
}

/// F-907: in a team match the result achieved counts, whatever was signed.
#[test]
fn notes_8_7_signed_wrongly() {
    let card = conduct(Conduct {
        signed: vec![(1, BoardResult::GuestWins), (2, BoardResult::HomeWins)],
        ..Conduct::default()
    });
    let achieved = BoardResult::HomeWins;
    assert_eq!(apart_from_lead(card, [WON, WON]), [Note::SignedWrongly { board: 1, achieved }]);
}

/// F-470, F-475, F-476: what is established is lost; a claim against the director's view needs a complete score.
#[test]
fn art_31_4_time_overstepped() {
    let claim = |established, score| TimeClaim {
        flag_fallen: true,
        established_by_director: established,
        complete_score: score,
        both_players_object: true,
        ..TimeClaim::default()
    };
    let card = |claim| {
        conduct(Conduct {
            flags: vec![FlagFall { side: Which::Guest, board: 1, claim }],
            ..Conduct::default()
        })
    };
    assert_eq!(apart_from_lead(card(claim(true, false)), [WON, WON]), []);
    for claim in [claim(true, false), claim(false, true)] {
        let wrong = told(card(claim), [DRAWN, WON]).unwrap_err();
        assert!(
            matches!(wrong, Wrong::NotLostOnTime { side: Which::Guest, board: 1, cite } if cite.article == "31.4")
        );
    }
    let open = apart_from_lead(card(claim(false, false)), [DRAWN, WON]);
    assert!(matches!(&open[..], [Note::TimeNotProven { side: Which::Guest, board: 1, .. }]));
    // A defective flag: the minute hand decides.
    let hand = TimeClaim { flag_defective: true, ..claim(true, false) };
    assert_eq!(apart_from_lead(card(hand), [DRAWN, WON]), []);
}

#[test]
fn a_board_that_the_class_does_not_have_is_refused() {
    let card = conduct(Conduct { unsealed: vec![3], ..Conduct::default() });
    assert_eq!(told(card, [WON, WON]), Err(Wrong::NoSuchBoard(3)));
}

/// F-363, F-367: the score so far with open boards; only what was properly adjourned is adjudicated; a break of 20 minutes
/// at most, in the longer mode.
#[test]
fn art_21_open_boards_breaks_and_envelopes() {
    let mut journal = season();
    let unsealed = conduct(Conduct { unsealed: vec![2], ..Conduct::default() });
    act(&mut journal, "1987-10-05", report(1, [WON, None], vec![2], unsealed)).unwrap();
    let points = |tenths| Points::tenths(tenths);
    assert_eq!(journal.state().score_so_far(MatchId(1)), Some(([points(10), points(0)], 1)));
    let does = |act| Fact::BoardActed { id: MatchId(1), board: 2, act };
    let agreed = |minutes| BoardAct::Adjudicated {
        verdicts: [BoardResult::Drawn; 2],
        by: ["A".to_owned(), "B".to_owned()],
        minutes,
    };
    let refused = act(&mut journal.clone(), "1987-10-06", does(agreed(420)));
    assert!(
        matches!(refused, Err(Refusal::Board(NotPossible::NotAdjourned(cite))) if cite.article == "21.2")
    );
    let anew = Card { anew: true, ..Card::default() };
    act(&mut journal, "1987-10-06", report(1, [WON, None], vec![2], anew)).unwrap();
    let pause = |minutes| does(BoardAct::Paused { minutes });
    let most = support::nrw().rules.adjudication.unwrap().most_break_minutes;
    let long = act(&mut journal.clone(), "1987-10-06", pause(most + 1));
    assert!(matches!(long, Err(Refusal::Board(NotPossible::BreakTooLong { .. }))));
    act(&mut journal, "1987-10-06", pause(most)).unwrap();
    act(&mut journal, "1987-10-06", does(agreed(420))).unwrap();
    assert_eq!(journal.state().score_so_far(MatchId(1)), Some(([points(15), points(5)], 0)));
}

/// 21.1: only the times that the ordinance knows.
#[test]
fn art_21_1_hours_of_a_class() {
    let mut journal = season();
    let details = Class { hours: Some(6), ..Class::league("Andere", Level::Bezirk, 2, 8) };
    let refused = act(&mut journal, "1987-07-16", Fact::ClassFormed { class: ClassId(2), details });
    assert!(matches!(refused, Err(Refusal::Board(NotPossible::Hours { known, .. })) if known == [5, 7]));
}

/// F-391: for a youth match seniors give way, but not in the last round.
#[test]
fn art_23_1_a_youth_match_in_the_last_round() {
    let mut journal = season();
    let moved = |id, to: &str| Fact::MatchMoved {
        id: MatchId(id),
        to: day(to),
        reason: "Jugend".to_owned(),
        whole_round: false,
        ground: Some(MoveGround::YouthMatch { board: 1 }),
    };
    act(&mut journal, "1987-08-01", moved(2, "1987-09-27")).unwrap();
    assert_eq!(journal.state().matches[&MatchId(2)].fixture.on, day("1987-09-27"));
    let last = act(&mut journal, "1987-08-01", moved(3, "1987-09-27"));
    assert!(
        matches!(&last, Err(Refusal::NotMoved(why)) if matches!(&**why, NotMoved::YouthInLastRound(cite) if cite.article == "23.1")),
        "{last:?}"
    );
}

/// Matches of one club on one day without a time: their order is said with the card.
#[test]
fn matches_of_one_day_without_times_are_told_in_order() {
    let mut journal = season();
    let fixture = Fixture {
        class: LIGA,
        group: 0,
        round: 9,
        home: TeamId(1),
        guest: TeamId(3),
        on: day("1987-10-18"),
        occasion: Occasion::Round,
        starts: None,
    };
    let other = Fixture { round: 10, home: TeamId(2), guest: TeamId(1), ..fixture.clone() };
    for (id, fixture) in [(21, fixture), (20, other)] {
        act(&mut journal, "1987-07-16", Fact::MatchSet { id: MatchId(id), fixture }).unwrap();
    }
    let card = report(21, [WON, WON], vec![], Card::default());
    let concerns = act(&mut journal, "1987-10-19", card).unwrap().concerns;
    assert!(concerns.contains(&Concern::OneDay(vec![MatchId(20), MatchId(21)])), "{concerns:?}");
    // The matches of 4 October have their times.
    let concerns =
        act(&mut journal, "1987-10-20", report(1, [WON, WON], vec![], Card::default())).unwrap().concerns;
    assert!(!concerns.iter().any(|one| matches!(one, Concern::OneDay(_))), "{concerns:?}");
}

/// F-334: of three teams the table of the play-off gives the order, and only it.
#[test]
fn art_18_3_2_the_order_of_a_play_off_of_three() {
    let mut journal = season();
    let confirm = |journal: &mut Journal, on: &str, id: u32, results| {
        act(journal, on, report(id, results, vec![], Card::default())).unwrap();
        act(journal, on, Fact::confirmed(MatchId(id))).unwrap();
    };
    for id in 1..=3 {
        confirm(&mut journal, "1987-10-05", id, [WON, WON]);
    }
    for (id, home, guest) in [(11, 1, 2), (12, 2, 3), (13, 3, 1)] {
        act(&mut journal, "1988-03-01", set(id, home, guest, Occasion::PlayOff)).unwrap();
    }
    // 1 beats 2 and 3; 2 beats 3.
    confirm(&mut journal, "1988-05-02", 11, [WON, WON]);
    confirm(&mut journal, "1988-05-02", 12, [WON, DRAWN]);
    confirm(&mut journal, "1988-05-02", 13, [LOST, DRAWN]);
    let settle = |order: [u32; 3], how| {
        let order = order.map(TeamId).to_vec();
        let settled = Settlement { class: LIGA, group: 0, order, how };
        act(&mut journal.clone(), "1988-05-03", Fact::TieSettled { settled })
    };
    assert!(settle([1, 2, 3], SettledBy::PlayOff).is_ok());
    let no_lot = turmuhr_season::Slip::NoLot { better: TeamId(1), worse: TeamId(2) };
    assert_eq!(settle([2, 1, 3], SettledBy::Lot { seed: 1 }), Err(no_lot.into()));
    for how in [SettledBy::PlayOff, SettledBy::Berlin] {
        let wrong = settle([2, 1, 3], how);
        assert_eq!(wrong, Err(Refusal::PlayOffOrder { better: TeamId(2), worse: TeamId(1) }), "{how:?}");
    }
}

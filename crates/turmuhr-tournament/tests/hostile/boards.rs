//! Rounds, boards, incidents.

use turmuhr_clock::Span;
use turmuhr_laws::game::{Actor, Choice};
use turmuhr_tournament::{
    BoardNo, ByeKind, EntryId, Fact, GameNo, GameResult, Incident, Origin, Paired, Readings, Refusal,
    Remarks, RoundNo, SectionId,
    incident::{
        Chosen, Decided, Did, Happened, Kept, KeptRuling, Kind, Name, Ruled, Seen, Side, Story, Written,
    },
    limits::{Count, Number, Text},
};

use crate::support::{Desk, ONLY, at, party};
use crate::{check, long, out_of_range, swiss, too_long, too_many};

#[test]
fn boards_and_rounds() {
    let desk = swiss(2);
    let section = ONLY;
    let none = |board: u32, game: u32| Refusal::NoGame {
        round: RoundNo(2),
        board: BoardNo(board),
        game: GameNo(game),
    };
    let result = |round, board, game| Desk::result(at(round, board, game), GameResult::DRAW);
    let mut cases = vec![
        ("round 0", result(0, 1, 1), Refusal::NotPaired { round: RoundNo(0) }),
        ("round at the edge", result(u32::MAX, 1, 1), Refusal::NotPaired { round: RoundNo(u32::MAX) }),
        ("board 0", result(2, 0, 1), none(0, 1)),
        ("board at the edge", result(2, u32::MAX, 1), none(u32::MAX, 1)),
        ("game 0", result(2, 1, 0), none(1, 0)),
        ("game at the edge", result(2, 1, u32::MAX), none(1, u32::MAX)),
        (
            "a long game",
            Fact::GameRecorded {
                section,
                round: RoundNo(2),
                board: BoardNo(1),
                game: GameNo(1),
                pgn: long(Text::Game),
            },
            too_long(Text::Game),
        ),
        (
            "a game on no board",
            Fact::GameRecorded {
                section,
                round: RoundNo(2),
                board: BoardNo(0),
                game: GameNo(1),
                pgn: String::new(),
            },
            none(0, 1),
        ),
        (
            "clocks",
            Fact::ClocksNoted {
                section,
                round: RoundNo(2),
                board: BoardNo(1),
                game: GameNo(1),
                readings: Some(Readings { white: u32::MAX, black: 0 }),
            },
            out_of_range(Number::ClockSeconds),
        ),
        (
            "a winner on no board",
            Fact::MatchDecided {
                section,
                round: RoundNo(2),
                board: BoardNo(0),
                winner: party(1),
                reason: String::new(),
            },
            none(0, 1),
        ),
        (
            "rated otherwise",
            Fact::RatedOtherwise {
                section,
                round: RoundNo(2),
                board: BoardNo(1),
                game: GameNo(1),
                result: GameResult::DRAW,
                reason: long(Text::Reason),
            },
            too_long(Text::Reason),
        ),
        (
            "remarks",
            Fact::Remarked {
                section,
                remarks: Remarks { appeals: long(Text::Remark), ..Remarks::default() },
            },
            too_long(Text::Remark),
        ),
        (
            "round 0 paired",
            Fact::RoundPaired {
                section,
                round: RoundNo(0),
                paired: Paired::default(),
                origin: Origin::Program,
            },
            Refusal::RoundPaired { round: RoundNo(0) },
        ),
        (
            "the last round there is",
            Fact::RoundPaired {
                section,
                round: RoundNo(u32::MAX),
                paired: Paired::default(),
                origin: Origin::Program,
            },
            Refusal::RoundsOver { total: 5 },
        ),
        (
            "against oneself",
            Fact::RoundPaired {
                section,
                round: RoundNo(3),
                paired: Paired { pairs: vec![(party(1), party(1))], ..Paired::default() },
                origin: Origin::File,
            },
            Refusal::NotOnce { party: party(1) },
        ),
        (
            "a stranger is away",
            Fact::RoundPaired {
                section,
                round: RoundNo(3),
                paired: Paired { away: vec![(party(77), ByeKind::Full)], ..Paired::default() },
                origin: Origin::File,
            },
            Refusal::NoPlayer { player: EntryId(77) },
        ),
        (
            "pairs by the thousand",
            Fact::RoundPaired {
                section,
                round: RoundNo(3),
                paired: Paired { pairs: vec![(party(1), party(2)); 5000], ..Paired::default() },
                origin: Origin::File,
            },
            too_many(Count::Players),
        ),
    ];
    for round in [0, u32::MAX] {
        let (reason, comment) = (String::new(), String::new());
        cases.extend([
            (
                "published",
                Fact::RoundPublished { section, round: RoundNo(round) },
                Refusal::NotPaired { round: RoundNo(round) },
            ),
            (
                "withheld",
                Fact::RoundWithheld { section, round: RoundNo(round), reason: reason.clone() },
                Refusal::NotPaired { round: RoundNo(round) },
            ),
            (
                "discarded",
                Fact::RoundDiscarded { section, round: RoundNo(round), reason: reason.clone() },
                Refusal::NotPaired { round: RoundNo(round) },
            ),
            (
                "by hand",
                Fact::HandPairingBegun { section, round: RoundNo(round), reason: reason.clone() },
                Refusal::NotPaired { round: RoundNo(round) },
            ),
            (
                "paired by hand",
                Fact::HandPaired { section, round: RoundNo(round), paired: Paired::default() },
                Refusal::NoHandPairing { round: RoundNo(round) },
            ),
            (
                "by hand no more",
                Fact::HandPairingEnded { section, round: RoundNo(round), comment },
                Refusal::NoHandPairing { round: RoundNo(round) },
            ),
        ]);
    }
    check(&desk, cases);
    let nowhere = SectionId(u32::MAX);
    check(
        &desk,
        [(
            "a section that is not there",
            Fact::SectionFinished { section: nowhere, unrated_won: false },
            Refusal::NoSection { section: nowhere },
        )],
    );
}

#[test]
fn incidents() {
    let desk = swiss(2);
    let recorded = |change: &dyn Fn(&mut Incident)| {
        let decided = Decided::Otherwise { words: "w".to_owned(), reason: "r".to_owned(), counts: false };
        let mut incident = Incident {
            seen: Seen::of(Kind::Other, Some(Side::White)),
            ruled: Ruled::default(),
            decided,
            note: String::new(),
        };
        change(&mut incident);
        Fact::IncidentRecorded {
            section: ONLY,
            round: RoundNo(2),
            board: BoardNo(1),
            game: GameNo(1),
            incident: Box::new(incident),
        }
    };
    let kept = |what: Kept| KeptRuling { what, cites: Vec::new(), after: None };
    let wide = Kept::Choose { options: vec![Name(Choice::Fine); 20_001], default: None };
    let chosen = |choice: String, amount| Some(Chosen { choice, to: None, amount });
    let story = |did: Did, times: usize| {
        let happened = Happened { at: Written(Span::ZERO), by: Name(Actor::Arbiter), did };
        Some(Box::new(Story { events: vec![happened; times], ..Story::default() }))
    };
    let edge = Some(Readings { white: 0, black: u32::MAX });
    check(
        &desk,
        [
            ("FEN", recorded(&|new| new.seen.position = long(Text::Position)), too_long(Text::Position)),
            ("square", recorded(&|new| new.seen.touched = long(Text::Square)), too_long(Text::Square)),
            ("move", recorded(&|new| new.seen.played = long(Text::Move)), too_long(Text::Move)),
            (
                "events",
                recorded(&|new| new.seen.story = story(Did::Wait, Count::Events.most() + 1)),
                too_many(Count::Events),
            ),
            (
                "a told text",
                recorded(&|new| new.seen.story = story(Did::Seal { text: long(Text::Told) }, 1)),
                too_long(Text::Told),
            ),
            ("moves", recorded(&|new| new.seen.moves = Some(u32::MAX)), out_of_range(Number::Moves)),
            ("readings", recorded(&|new| new.seen.readings = edge), out_of_range(Number::ClockSeconds)),
            (
                "choice",
                recorded(&|new| new.seen.chosen = chosen(long(Text::Choice), None)),
                too_long(Text::Choice),
            ),
            (
                "amount",
                recorded(&|new| new.seen.chosen = chosen(String::new(), Some(u32::MAX))),
                out_of_range(Number::ClockSeconds),
            ),
            ("edition", recorded(&|new| new.ruled.edition = long(Text::Edition)), too_long(Text::Edition)),
            ("mode", recorded(&|new| new.ruled.mode = long(Text::Edition)), too_long(Text::Edition)),
            (
                "rulings",
                recorded(&|new| new.ruled.rulings = vec![kept(Kept::Free); Count::Rulings.most() + 1]),
                too_many(Count::Rulings),
            ),
            (
                "a long ruling",
                recorded(&|new| new.ruled.rulings = vec![kept(Kept::Spoken { text: long(Text::Ruling) })]),
                too_long(Text::Ruling),
            ),
            (
                "a wide ruling",
                recorded(&|new| new.ruled.rulings = vec![kept(wide.clone())]),
                too_long(Text::Ruling),
            ),
            ("clocks", recorded(&|new| new.ruled.clocks = edge), out_of_range(Number::ClockSeconds)),
            ("note", recorded(&|new| new.note = long(Text::Note)), too_long(Text::Note)),
            (
                "words",
                recorded(&|new| {
                    new.decided =
                        Decided::Otherwise { words: long(Text::Note), reason: "r".to_owned(), counts: true };
                }),
                too_long(Text::Note),
            ),
        ],
    );
}

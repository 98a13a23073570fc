//! Pairings, lots, byes and winners that the program computes itself; and permanent facts.

use turmuhr_tournament::{
    BoardNo, ByeKind, Entry, EntryId, Fact, Format, GameNo, GameResult, InRound, Journal, Origin, Paired,
    Party, Refusal, RoundNo, draw_lots, limits::Count, propose,
};

use crate::support::{Desk, ONLY, at, party};
use crate::{CUP, SWISS, swiss, too_many};

/// Refused as a new fact; a journal that already contains it still opens.
#[track_caller]
fn claims(desk: &Desk, cases: impl IntoIterator<Item = (&'static str, Fact, Refusal)>) {
    for (name, fact, refusal) in cases {
        assert_eq!(desk.judge(&fact), Err(refusal), "{name}");
        let mut again = desk.clone();
        assert!(again.try_say(fact).is_ok(), "{name}: what a journal holds stays");
    }
}

#[test]
fn a_pairing_is_the_programs_or_by_hand() {
    let desk = swiss(1);
    let proposed = propose(desk.event(), desk.section()).expect("a proposal").paired;
    let paired = |paired: Paired| Fact::RoundPaired {
        section: ONLY,
        round: RoundNo(2),
        paired,
        origin: Origin::Program,
    };
    assert_eq!(desk.judge(&paired(proposed.clone())), Ok(Vec::new()));
    let turned = {
        let mut other = proposed.clone();
        other.pairs[0] = (other.pairs[0].1, other.pairs[0].0);
        other
    };
    let boards = {
        let mut other = proposed.clone();
        other.pairs.swap(0, 1);
        other
    };
    let with_byes = {
        let mut other = proposed.clone();
        let (one, two) = other.pairs.pop().expect("four pairs");
        other.away = vec![(one, ByeKind::Full), (two, ByeKind::Half)];
        other
    };
    let again = desk.section().round(RoundNo(1)).expect("played").paired();
    let refusal = Refusal::NotProposed { round: RoundNo(2) };
    claims(
        &desk,
        [
            ("colours turned", paired(turned), refusal.clone()),
            ("other boards", paired(boards), refusal.clone()),
            ("byes nobody granted", paired(with_byes), refusal.clone()),
            ("round 1 again", paired(again), refusal),
        ],
    );
    // A pairing from a file is accepted as such; the desk decides who may record it.
    let taken = Fact::RoundPaired {
        section: ONLY,
        round: RoundNo(2),
        paired: desk.section().round(RoundNo(1)).expect("played").paired(),
        origin: Origin::File,
    };
    assert!(desk.judge(&taken).is_ok());
}

#[test]
fn a_pairing_by_hand_gives_nobody_points() {
    let mut desk = swiss(1);
    desk.pair();
    desk.say(Fact::HandPairingBegun { section: ONLY, round: RoundNo(2), reason: "hall".to_owned() });
    let mut paired = desk.section().round(RoundNo(2)).expect("paired").paired();
    let (one, two) = paired.pairs.pop().expect("four pairs");
    let away = |kind: ByeKind| {
        let away = vec![(one, kind), (two, ByeKind::Zero)];
        Fact::HandPaired { section: ONLY, round: RoundNo(2), paired: Paired { away, ..paired.clone() } }
    };
    let refusal = Refusal::AwayOtherwise { party: one, round: RoundNo(2) };
    claims(&desk, [("full", away(ByeKind::Full), refusal.clone()), ("half", away(ByeKind::Half), refusal)]);
    assert!(desk.judge(&away(ByeKind::Zero)).is_ok());
}

#[test]
fn where_the_rules_have_no_pairing_the_chief_pairs_by_hand() {
    let begin = |round: u32| Fact::HandPairingBegun {
        section: ONLY,
        round: RoundNo(round),
        reason: "two left".to_owned(),
    };
    let mut desk = Desk::of(SWISS, 3);
    desk.enter_many(2);
    desk.draw_lots();
    assert_eq!(
        desk.judge(&begin(1)),
        Err(Refusal::NotPaired { round: RoundNo(1) }),
        "the program has a pairing"
    );
    desk.pair();
    desk.say(Desk::result(at(1, 1, 1), GameResult::DRAW));
    assert!(propose(desk.event(), desk.section()).is_err(), "they have met");
    assert_eq!(desk.judge(&begin(2)), Ok(Vec::new()));
    desk.say(begin(2));
    let again = Paired { pairs: vec![(party(2), party(1))], ..Paired::default() };
    desk.say(Fact::HandPaired { section: ONLY, round: RoundNo(2), paired: again });
    desk.say(Fact::HandPairingEnded { section: ONLY, round: RoundNo(2), comment: "a rematch".to_owned() });
    desk.say(Fact::RoundPublished { section: ONLY, round: RoundNo(2) });
    assert_eq!(desk.section().missing(RoundNo(2)), [InRound { board: BoardNo(1), game: GameNo(1) }]);
}

#[test]
fn lots_are_those_of_their_seed() {
    let mut desk = Desk::of(Format::RoundRobin { cycles: 1 }, 7);
    desk.enter_many(8);
    let drawn = |numbers: Vec<Party>| Fact::LotsDrawn {
        section: ONLY,
        seed: 5,
        white_first: true,
        numbers,
        origin: Origin::Program,
    };
    for first in [None, Some(turmuhr_core::Color::Black)] {
        for with_numbers in [false, true] {
            assert_eq!(desk.judge(&draw_lots(desk.section(), 5, first, with_numbers)), Ok(Vec::new()));
        }
    }
    let own: Vec<Party> = (1..=8).map(party).collect();
    let some = vec![party(3), party(1)];
    claims(
        &desk,
        [
            ("numbers of one's own", drawn(own), Refusal::NotDrawn),
            ("some numbers", drawn(some), Refusal::NotDrawn),
        ],
    );
    // A Swiss uses its starting list.
    let swiss = swiss(0);
    let numbers = draw_lots(swiss.section(), 5, None, true);
    assert_eq!(swiss.judge(&numbers), Err(Refusal::NotDrawn));
}

#[test]
fn a_cup_match_is_decided_where_its_games_are_level() {
    let mut desk = Desk::of(CUP, 3);
    desk.enter_many(4);
    desk.draw_lots();
    desk.pair();
    let winner = |desk: &Desk, board: u32| {
        desk.section().round(RoundNo(1)).and_then(|open| open.pair(BoardNo(board))).expect("a pair").second
    };
    let decided = |board: u32, winner: Party| Fact::MatchDecided {
        section: ONLY,
        round: RoundNo(1),
        board: BoardNo(board),
        winner,
        reason: "by lot".to_owned(),
    };
    let open = |board: u32| Refusal::MatchNotOpen { round: RoundNo(1), board: BoardNo(board) };
    let fact = decided(1, winner(&desk, 1));
    claims(&desk, [("still playing", fact.clone(), open(1))]);
    desk.say(Desk::result(at(1, 1, 1), GameResult::DRAW));
    desk.say(Desk::result(at(1, 2, 1), GameResult::WHITE_WINS));
    assert!(desk.judge(&fact).is_ok());
    let won = decided(2, winner(&desk, 2));
    claims(&desk, [("won by the other", won, open(2))]);
    let swiss = swiss(1);
    let first = winner(&swiss, 1);
    claims(&swiss, [("no cup", decided(1, first), open(1))]);
}

#[test]
fn leaving_fide_mode_cannot_be_undone() {
    let mut desk = swiss(1);
    desk.say(Fact::FideModeLeft { reason: "school".to_owned() });
    let entry = desk.journal.next() - 1;
    let undo = Fact::Undone { entry, reason: String::new() };
    assert_eq!(desk.judge(&undo), Err(Refusal::ForGood { entry }));
    assert!(desk.try_say(undo).is_err());
    assert!(!desk.event().fide_mode);
}

#[test]
fn a_player_who_is_removed_leaves_nothing_behind() {
    let mut desk = Desk::of(Format::RoundRobin { cycles: 1 }, 7);
    desk.enter_many(5);
    let lots = draw_lots(desk.section(), 1, None, true);
    desk.say(lots);
    desk.say(Fact::PairsProhibited {
        section: ONLY,
        groups: vec![vec![party(1), party(2)]],
        reasons: Vec::new(),
    });
    desk.say(Fact::PlayerRemoved { section: ONLY, player: EntryId(2) });
    assert_eq!(desk.section().starting_list().parties().len(), 4);
    assert!(desk.section().prohibited.is_empty());
    desk.pair();
}

#[test]
fn a_journal_has_an_end() {
    let mut entries = swiss(0).journal.entries().to_vec();
    let last = entries.last().expect("not empty").clone();
    let most = Count::Entries.most() as u64;
    entries.extend((last.number + 1..=most).map(|number| Entry {
        number,
        fact: Fact::Announced { text: String::new() },
        ..last.clone()
    }));
    let journal = Journal::open(entries).expect("as many as there may be");
    let full = Err(too_many(Count::Entries));
    assert_eq!(journal.judge(&Fact::Announced { text: String::new() }), full);
    assert_eq!(journal.judge(&Fact::Undone { entry: 3, reason: String::new() }), full);
}

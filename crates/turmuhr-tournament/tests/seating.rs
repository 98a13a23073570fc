//! Tables of players who stay at one.

mod support;

use support::{Desk, ONLY, party};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    BoardNo, EntryId, Fact, Person, Refusal, RoundNo, Seating, SectionId, Settings,
    limits::Number,
    report::{self, Shown},
    seating::{Moved, Shared, WhyMoved, shared_tables},
};

fn with_table(desk: &Desk, player: u32, table: Option<u32>) -> Fact {
    let person = desk.section().players[&EntryId(player)].person.clone();
    Fact::PlayerChanged { section: ONLY, player: EntryId(player), person: Person { table, ..person } }
}

/// Eight players; the first round is 1–5, 6–2, 3–7, 8–4.
fn desk(first_board: u32) -> Desk {
    let mut desk = Desk::with(Settings { rounds: 3, first_board, ..Settings::default() });
    desk.enter_many(8);
    desk.draw_lots();
    desk
}

fn tables(desk: &Desk, round: u32) -> Vec<u32> {
    desk.section().seating(RoundNo(round)).tables().to_vec()
}

#[test]
fn without_a_fixed_table_boards_are_numbered_from_the_first() {
    let mut desk = desk(21);
    desk.pair();
    assert_eq!(tables(&desk, 1), [21, 22, 23, 24]);
    assert_eq!(desk.section().table(RoundNo(1), BoardNo(3)), 23);
    assert!(desk.section().seating(RoundNo(1)).moved.is_empty());
}

#[test]
fn a_fixed_table_holds_and_the_others_close_up() {
    let mut desk = desk(1);
    desk.pair();
    let draft = Fact::RoundWithheld { section: ONLY, round: RoundNo(1), reason: String::new() };
    desk.say(draft);
    desk.say(with_table(&desk, 4, Some(2)));
    assert_eq!(tables(&desk, 1), [1, 3, 4, 2]);
    let order: Vec<u32> = desk.section().seating(RoundNo(1)).in_order().iter().map(|board| board.0).collect();
    assert_eq!(order, [1, 4, 2, 3]);
    // Beyond the last board, and before the first.
    desk.say(with_table(&desk, 4, Some(12)));
    assert_eq!(tables(&desk, 1), [1, 2, 3, 12]);
    desk.say(with_table(&desk, 4, None));
    assert_eq!(tables(&desk, 1), [1, 2, 3, 4]);
}

#[test]
fn a_published_round_keeps_its_tables() {
    let mut desk = desk(1);
    let first = desk.pair();
    desk.say(with_table(&desk, 4, Some(2)));
    assert_eq!(tables(&desk, 1), [1, 2, 3, 4]);
    desk.play(first, &mut Dice(3));
    let second = desk.pair();
    let (board, _) = desk.section().round(second).and_then(|round| round.board_of(party(4))).expect("paired");
    assert_eq!(desk.section().table(second, board), 2);
    desk.say(with_table(&desk, 4, Some(3)));
    assert_eq!(desk.section().table(second, board), 2);
}

#[test]
fn the_table_holds_in_every_round_and_changes_neither_pairing_nor_file() {
    let (mut free, mut fixed) = (desk(1), desk(1));
    fixed.say(with_table(&fixed, 8, Some(1)));
    fixed.say(with_table(&fixed, 2, Some(3)));
    for _ in 0..3 {
        for desk in [&mut free, &mut fixed] {
            let round = desk.pair();
            desk.play(round, &mut Dice(u64::from(round.0)));
        }
    }
    for round in RoundNo::first(3) {
        let played = fixed.section().round(round).expect("played");
        assert_eq!(played.paired(), free.section().round(round).expect("played").paired());
        let seating = fixed.section().seating(round);
        for (player, table) in [(8, 1), (2, 3)] {
            let (board, pair) = played.board_of(party(player)).expect("paired");
            let together = pair.has(party(8)) && pair.has(party(2));
            assert_eq!(seating.table(board), if together { 1 } else { table });
        }
        let mut all = seating.tables().to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 4, "nobody shares a table");
    }
    let file = |desk: &Desk| report::document(desk.event(), desk.section(), 3, Shown::AsCounted).write().0;
    assert_eq!(file(&free), file(&fixed));
}

#[test]
fn of_two_fixed_tables_the_lower_is_used() {
    let mut desk = desk(1);
    desk.say(with_table(&desk, 1, Some(7)));
    desk.say(with_table(&desk, 5, Some(3)));
    desk.pair();
    let seating = desk.section().seating(RoundNo(1));
    assert_eq!(seating.tables(), [3, 1, 2, 4]);
    assert_eq!(seating.moved, [Moved { party: party(1), own: 7, sits: 3, why: WhyMoved::Opponent }]);
}

#[test]
fn a_table_belongs_to_one_player() {
    let mut desk = desk(1);
    desk.say(with_table(&desk, 1, Some(7)));
    let taken = Refusal::TableTaken { table: 7, owner: EntryId(1) };
    assert_eq!(desk.judge(&with_table(&desk, 2, Some(7))), Err(taken.clone()));
    let late = vec![(EntryId(9), Person { table: Some(7), ..Person::named("Neu, A") })];
    assert_eq!(desk.judge(&Fact::PlayersEntered { section: ONLY, players: late }), Err(taken));
    assert!(desk.judge(&with_table(&desk, 1, Some(7))).is_ok());
    let far = desk.judge(&with_table(&desk, 2, Some(100_001)));
    assert!(matches!(far, Err(Refusal::OutOfRange { what: Number::Table, .. })), "{far:?}");
    // An older journal may have two: the higher board sits there.
    let mut section = desk.section().clone();
    section.players.get_mut(&EntryId(4)).expect("entered").person.table = Some(7);
    let seating = Seating::of(&section, [(party(1), party(5)), (party(8), party(4))]);
    assert_eq!(seating.tables(), [7, 1]);
    assert_eq!(seating.moved, [Moved { party: party(4), own: 7, sits: 1, why: WhyMoved::Taken }]);
}

#[test]
fn tables_of_two_sections_in_one_hall_are_named() {
    let mut desk = desk(1);
    let other = SectionId(2);
    let mut with = |first_board: u32, known: bool| {
        let settings = Settings { rounds: 3, first_board, ..Settings::default() };
        let fact = match known {
            true => Fact::SectionChanged { section: other, settings },
            false => Fact::SectionAdded { section: other, settings },
        };
        desk.say(fact);
        if !known {
            let players = (1..=6).map(|at| (EntryId(at), Person::named(&format!("Other{at}, O")))).collect();
            desk.say(Fact::PlayersEntered { section: other, players });
        }
        shared_tables(desk.event(), desk.section())
    };
    // Before the first pairing the tables are those that all pairs would take.
    assert_eq!(with(3, false), [Shared { section: other, tables: vec![3, 4] }]);
    assert!(with(5, true).is_empty());
    // A fixed table beyond the last one, and a round in play.
    desk.say(with_table(&desk, 4, Some(6)));
    assert_eq!(shared_tables(desk.event(), desk.section()), [Shared { section: other, tables: vec![6] }]);
    desk.pair();
    assert_eq!(shared_tables(desk.event(), desk.section()), [Shared { section: other, tables: vec![6] }]);
}

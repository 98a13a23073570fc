//! A table of players, paired and published as a whole.

mod support;

use support::{Desk, ONLY, at, party};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    ConcernKind, EntryId, Fact, Format, GameResult, Level, Paired, Person, Refusal, RoundNo, Settings,
    TeamId, draw_lots, propose_rest, round::Status, table,
};

const TABLE: Format = Format::RoundRobin { cycles: 1 };

fn desk(players: u32, rounds: u32) -> Desk {
    let mut desk = Desk::of(TABLE, rounds);
    desk.enter_many(players);
    desk.draw_lots();
    desk
}

fn all(desk: &Desk) -> Fact {
    let rounds = propose_rest(desk.event(), desk.section()).expect("a table");
    Fact::AllRoundsPaired { section: ONLY, rounds }
}

fn whole(players: u32, rounds: u32) -> Desk {
    let mut desk = desk(players, rounds);
    desk.say(all(&desk));
    desk
}

#[test]
fn all_rounds_are_public_after_one_act_and_undone_by_one() {
    let mut desk = desk(6, 5);
    let asked = desk.judge(&all(&desk)).expect("can be");
    assert_eq!(asked.len(), 1);
    assert_eq!(asked[0].level, Level::Confirm);
    assert_eq!(asked[0].kind, ConcernKind::PublishesAll { rounds: 5, games: 15 });
    let before = desk.section().clone();
    desk.say(all(&desk));
    let section = desk.section();
    assert!(section.whole && section.rounds.iter().all(|round| round.status == Status::Published));
    assert_eq!((section.public_rounds(), section.running()), (5, Some(RoundNo(1))));
    assert!(section.adjourned().is_empty(), "nothing is adjourned");
    let entry = desk.journal.next() - 1;
    desk.say(Fact::Undone { entry, reason: String::new() });
    assert_eq!(desk.section(), &before);
}

/// The same pairings as round by round, also for the rest of a table that has begun.
#[test]
fn the_rounds_are_those_of_the_table() {
    let (mut single, together) = (desk(7, 7), whole(7, 7));
    let mut begun = desk(7, 7);
    for _ in 0..7 {
        let round = single.pair();
        single.play(round, &mut Dice(1));
    }
    for _ in 0..2 {
        let round = begun.pair();
        begun.play(round, &mut Dice(1));
    }
    begun.say(all(&begun));
    for round in RoundNo::first(7) {
        let paired = |desk: &Desk| desk.section().round(round).expect("paired").paired();
        assert_eq!(paired(&single), paired(&together));
        assert_eq!(paired(&single), paired(&begun));
    }
    assert_eq!(begun.section().running(), Some(RoundNo(3)));
    // Fewer players than expected: the table is shorter.
    assert_eq!(whole(4, 5).section().public_rounds(), 3);
}

#[test]
fn results_come_in_any_order() {
    let mut desk = whole(4, 3);
    desk.say(Desk::result(at(3, 1, 1), GameResult::WHITE_WINS));
    desk.say(Desk::result(at(1, 2, 1), GameResult::DRAW));
    assert_eq!(desk.section().running(), Some(RoundNo(1)));
    // A correction of any round is an ordinary one: no pairing rests on it.
    let correct = Desk::result(at(1, 2, 1), GameResult::BLACK_WINS);
    assert_eq!(desk.level(&correct), Ok(Some(Level::Acknowledge)));
    desk.say(correct);
    assert!(desk.event().integrity.is_empty(), "{:?}", desk.event().integrity);
    let finish = Fact::SectionFinished { section: ONLY, unrated_won: false };
    assert!(desk.judge(&finish).is_err(), "games are missing");
    for round in [2, 3, 1].map(RoundNo) {
        desk.play(round, &mut Dice(5));
    }
    assert_eq!(desk.section().running(), Some(RoundNo(3)));
    assert!(table(desk.event(), desk.section(), 3).is_ok());
    desk.say(finish);
}

#[test]
fn a_withdrawal_forfeits_the_games_that_are_open() {
    let mut desk = whole(4, 3);
    desk.play(RoundNo(1), &mut Dice(2));
    assert_eq!(desk.section().leaves_from(party(1)), RoundNo(2));
    let leave = |from: u32| Fact::Withdrawn {
        section: ONLY,
        player: EntryId(1),
        from_round: RoundNo(from),
        reason: String::new(),
    };
    assert_eq!(desk.judge(&leave(1)), Err(Refusal::RoundOver { round: RoundNo(1) }));
    desk.say(leave(2));
    let result = |desk: &Desk, round: u32| {
        let played = desk.section().round(RoundNo(round)).expect("paired").clone();
        let (_, pair) = played.board_of(party(1)).expect("paired");
        pair.games[0].result
    };
    for round in [2, 3] {
        let given = result(&desk, round);
        let forfeits = [GameResult::WhiteByForfeit, GameResult::BlackByForfeit];
        assert!(given.is_some_and(|given| forfeits.contains(&given)), "{given:?}");
        assert_eq!(desk.section().missing(RoundNo(round)).len(), 1);
    }
    desk.say(Fact::Returned { section: ONLY, player: EntryId(1) });
    assert_eq!((result(&desk, 2), result(&desk, 3)), (None, None));
}

#[test]
fn only_a_table_of_players_and_only_its_pairings() {
    let nothing = Fact::AllRoundsPaired { section: ONLY, rounds: vec![Paired::default()] };
    let mut swiss = Desk::with(Settings::default());
    swiss.enter_many(6);
    swiss.draw_lots();
    assert_eq!(swiss.judge(&nothing), Err(Refusal::NoTableOfPlayers));
    let mut teams = Desk::of(Format::TeamRoundRobin { boards: 2, cycles: 1, guest_has_white: false }, 3);
    teams.enter_teams(4, 2);
    teams.draw_lots();
    assert_eq!(teams.judge(&all(&teams)), Err(Refusal::NoTableOfPlayers));
    let table = desk(4, 3);
    let Fact::AllRoundsPaired { section, mut rounds } = all(&table) else { panic!("rounds") };
    rounds.swap(0, 1);
    let swapped = Fact::AllRoundsPaired { section, rounds: rounds.clone() };
    assert_eq!(table.judge(&swapped), Err(Refusal::NotProposed { round: RoundNo(1) }));
    rounds.pop();
    let fewer = Fact::AllRoundsPaired { section, rounds };
    assert_eq!(table.judge(&fewer), Err(Refusal::NotProposed { round: RoundNo(1) }));
    let again = whole(4, 3);
    let none = Fact::AllRoundsPaired { section: ONLY, rounds: Vec::new() };
    assert!(again.judge(&none).is_err());
}

fn leave(player: u32, from: u32) -> Fact {
    Fact::Withdrawn {
        section: ONLY,
        player: EntryId(player),
        from_round: RoundNo(from),
        reason: String::new(),
    }
}

/// Where player 1 sits in a round, and the result.
fn game_of_first(desk: &Desk, round: u32) -> (u32, Option<GameResult>) {
    let played = desk.section().round(RoundNo(round)).expect("paired");
    let (board, pair) = played.board_of(party(1)).expect("paired");
    (board.0, pair.games[0].result)
}

#[test]
fn a_withdrawal_forfeits_open_games_before_the_last_result_too() {
    let mut desk = whole(6, 5);
    desk.play(RoundNo(3), &mut Dice(2));
    let third = game_of_first(&desk, 3).1;
    let from = desk.section().leaves_from(party(1));
    assert_eq!(from, RoundNo(4));
    desk.say(leave(1, 4));
    assert_eq!(game_of_first(&desk, 3).1, third, "a result stays");
    let forfeits = [GameResult::WhiteByForfeit, GameResult::BlackByForfeit];
    for round in [1, 2, 4, 5] {
        let (board, given) = game_of_first(&desk, round);
        assert!(given.is_some_and(|given| forfeits.contains(&given)), "round {round}: {given:?}");
        let played = Desk::result(at(round, board, 1), GameResult::DRAW);
        assert_eq!(desk.judge(&played), Err(Refusal::HasLeft { party: party(1) }));
    }
    // One result of five: the leaver's games do not count.
    assert!(table(desk.event(), desk.section(), 5).expect("a table").rows().all(|(who, _)| who != party(1)));
    desk.say(Fact::Returned { section: ONLY, player: EntryId(1) });
    for round in [1, 2, 4, 5] {
        let (board, given) = game_of_first(&desk, round);
        assert_eq!(given, None);
        desk.say(Desk::result(at(round, board, 1), GameResult::DRAW));
    }
}

#[test]
fn nobody_enters_a_table_that_is_drawn() {
    let late = || {
        let players = vec![(EntryId(9), Person::named("Neu, A"))];
        Fact::PlayersEntered { section: ONLY, players }
    };
    let mut by_round = desk(4, 3);
    assert!(by_round.judge(&late()).is_ok(), "nothing is paired");
    by_round.pair();
    assert_eq!(by_round.judge(&late()), Err(Refusal::TableIsFull), "paired round by round");
    assert_eq!(whole(4, 3).judge(&late()), Err(Refusal::TableIsFull));
}

#[test]
fn lots_are_drawn_for_two_or_more() {
    for (players, refused) in [(0, true), (1, true), (2, false)] {
        for format in [TABLE, Format::default()] {
            let mut desk = Desk::of(format, 3);
            desk.enter_many(players);
            let judged = desk.judge(&draw_lots(desk.section(), 5, None, false));
            assert_eq!(judged == Err(Refusal::TooFewForLots), refused, "{players}: {judged:?}");
        }
    }
}

#[test]
fn a_table_leaves_one_free_and_nobody_absent() {
    let desk = whole(5, 5);
    for round in RoundNo::first(5) {
        let free: Vec<_> = desk
            .section()
            .parties()
            .into_iter()
            .filter(|party| desk.section().is_free(*party, round))
            .collect();
        assert_eq!(free.len(), 1, "round {round}");
    }
}

#[test]
fn a_team_that_hands_in_nobody_forfeits_the_match() {
    let mut desk = Desk::of(Format::TeamRoundRobin { boards: 2, cycles: 1, guest_has_white: false }, 1);
    desk.enter_teams(2, 2);
    desk.draw_lots();
    let round = desk.pair();
    assert_eq!(desk.section().missing(round).len(), 2);
    let nobody = vec![None, None];
    desk.say(Fact::LineUpSet { section: ONLY, round, team: TeamId(1), players: nobody });
    assert!(desk.section().missing(round).is_empty());
    assert_eq!(desk.section().called(at(1, 1, 2)), "1.2");
}

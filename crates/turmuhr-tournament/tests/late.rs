//! Players who come after the pairing, and boards with an empty seat.

mod support;

use jiff::civil::{DateTime, date};
use support::{Desk, ONLY, at, party};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    BoardNo, ByeKind, ConcernKind, EntryId, Fact, Format, GameNo, GameResult, IntegrityKind, Level, Party,
    Refusal, RoundNo, Settings, TeamId,
    late::{Arrival, Free, Lateness, arrival, present_until, unpaired},
    settings::TeamColours,
    table,
};

const FIRST: RoundNo = RoundNo(1);

fn noon() -> DateTime {
    date(2026, 5, 1).at(12, 0, 0, 0)
}

fn player(number: u32) -> Party {
    party(number)
}

fn check_in(desk: &mut Desk, players: impl IntoIterator<Item = u32>) {
    let players = players.into_iter().map(EntryId).collect();
    desk.say(Fact::CheckedIn { section: ONLY, players, present: true });
}

/// Players 1 to `here` are paired; the rest did not check in.
fn open(here: u32, all: u32) -> Desk {
    let mut desk = Desk::of(Format::default(), 5);
    desk.enter_many(all);
    check_in(&mut desk, 1..=here);
    desk.draw_lots();
    desk.pair();
    desk
}

fn late(pair: (Party, Party)) -> Fact {
    Fact::LatecomerPaired { section: ONLY, round: FIRST, pair }
}

#[test]
fn a_latecomer_plays_the_player_with_the_bye() {
    let mut desk = open(7, 8);
    let bye = desk.section().round(FIRST).and_then(|round| round.bye).expect("seven players");
    let Arrival::Free { partners, next, .. } = arrival(desk.section(), player(8), noon()) else {
        panic!("not paired")
    };
    assert_eq!(next, Some(RoundNo(2)));
    let best = partners.first().expect("the bye");
    assert_eq!((best.party, best.free, best.breaks.len()), (bye, Free::Bye, 0));
    assert_eq!(desk.level(&late(best.pair)), Ok(Some(Level::Confirm)));
    desk.say(late(best.pair));
    let round = desk.section().round(FIRST).expect("one");
    assert_eq!((round.bye, round.pairs.len(), round.away.len()), (None, 4, 0));
    assert_eq!(round.board_of(player(8)).map(|(board, _)| board), Some(BoardNo(4)));
    let line = &desk.event().integrity.last().expect("one line").kind;
    assert!(matches!(line, IntegrityKind::LatecomerPaired { round: FIRST, .. }), "{line:?}");
    // From here on the event goes on as any other.
    let mut dice = Dice(1);
    desk.play(FIRST, &mut dice);
    desk.pair();
}

#[test]
fn the_player_with_the_bye_is_not_late() {
    let mut desk = Desk::of(Format::default(), 5);
    desk.enter_many(7);
    desk.draw_lots();
    desk.pair();
    let bye = desk.section().round(FIRST).and_then(|round| round.bye).expect("seven players");
    assert_eq!(arrival(desk.section(), bye, noon()), Arrival::HasBye { round: FIRST });
}

#[test]
fn two_latecomers_play_each_other() {
    let mut desk = open(6, 8);
    check_in(&mut desk, [7, 8]);
    let Arrival::Free { partners, .. } = arrival(desk.section(), player(8), noon()) else {
        panic!("not paired")
    };
    assert_eq!(
        partners.iter().map(|one| (one.party, one.free)).collect::<Vec<_>>(),
        [(player(7), Free::NotPaired)]
    );
    desk.say(late(partners[0].pair));
    assert_eq!(desk.section().round(FIRST).map(|round| round.pairs.len()), Some(4));
}

#[test]
fn a_latecomer_takes_the_place_of_somebody_who_did_not_come() {
    let mut desk = open(8, 9);
    let (absent, waits) = {
        let pair = &desk.section().round(FIRST).expect("paired").pairs[1];
        (pair.second, pair.first)
    };
    let taken = late((waits, player(9)));
    assert_eq!(desk.judge(&taken), Err(Refusal::BoardTaken { round: FIRST, board: BoardNo(2) }), "in play");
    desk.say(Desk::result(at(1, 2, 1), GameResult::WhiteByForfeit));
    let Arrival::Free { partners, .. } = arrival(desk.section(), player(9), noon()) else {
        panic!("not paired")
    };
    assert_eq!(partners[0].free, Free::Waits { board: BoardNo(2), absent });
    desk.say(taken);
    let round = desk.section().round(FIRST).expect("paired");
    assert_eq!(
        round.board_of(player(9)).map(|(board, pair)| (board, pair.other(player(9)))),
        Some((BoardNo(2), waits))
    );
    assert_eq!(round.away, [(absent, ByeKind::Zero)]);
    assert_eq!(round.pairs[1].games[0].result, None, "the game is played now");
}

#[test]
fn what_a_latecomer_cannot_do() {
    let mut desk = open(7, 9);
    let bye = desk.section().round(FIRST).and_then(|round| round.bye).expect("seven players");
    let seated = desk.section().round(FIRST).expect("paired").pairs[0].first;
    desk.say(Fact::Withdrawn {
        section: ONLY,
        player: EntryId(9),
        from_round: RoundNo(2),
        reason: "ill".into(),
    });
    let cases = [
        ((player(8), player(8)), Refusal::NotOnce { party: player(8) }),
        ((player(8), seated), Refusal::BoardTaken { round: FIRST, board: BoardNo(1) }),
        ((player(8), player(77)), Refusal::NoPlayer { player: EntryId(77) }),
    ];
    for (pair, why) in cases {
        assert_eq!(desk.judge(&late(pair)), Err(why), "{pair:?}");
    }
    let next = Fact::LatecomerPaired { section: ONLY, round: RoundNo(2), pair: (player(8), bye) };
    assert_eq!(desk.judge(&next), Err(Refusal::NotPaired { round: RoundNo(2) }));
    let mut table = Desk::of(Format::RoundRobin { cycles: 1 }, 3);
    table.enter_many(3);
    table.draw_lots();
    table.pair();
    assert_eq!(table.judge(&late((player(1), player(2)))), Err(Refusal::NotSwiss));
}

#[test]
fn a_rematch_is_named_before_it_is_confirmed() {
    let mut desk = open(3, 3);
    let pair = desk.section().round(FIRST).expect("paired").pairs[0].clone();
    desk.say(Desk::result(at(1, 1, 1), GameResult::WHITE_WINS));
    // In round 2 the two of round 1 are both without a game.
    for one in [pair.first, pair.second] {
        let player = desk.section().unit(one).player().expect("a player");
        desk.say(Fact::ByeGranted { section: ONLY, player, round: RoundNo(2), bye: ByeKind::Zero });
    }
    desk.enter_many(1);
    check_in(&mut desk, [4]);
    desk.pair();
    let again = Fact::LatecomerPaired { section: ONLY, round: RoundNo(2), pair: (pair.second, pair.first) };
    let concerns = desk.judge(&again).expect("can be");
    assert!(
        concerns.iter().any(|concern| matches!(concern.kind, ConcernKind::Rematch { .. })),
        "{concerns:?}"
    );
}

#[test]
fn the_default_time_is_of_the_event_then_of_the_laws() {
    let mut desk = open(4, 4);
    let one = desk.section().round(FIRST).expect("paired").pairs[0].first;
    let default = |desk: &Desk, now| match arrival(desk.section(), one, now) {
        Arrival::Paired { default, .. } => default,
        other => panic!("{other:?}"),
    };
    assert_eq!(default(&desk, noon()), Lateness::Unknown, "no start is announced");
    let mut settings = desk.section().settings.clone();
    settings.starts.insert(FIRST, noon());
    settings.default_minutes = Some(30);
    desk.say(Fact::SectionChanged { section: ONLY, settings: settings.clone() });
    assert_eq!(present_until(&settings, FIRST), Some(noon() + jiff::SignedDuration::from_mins(30)));
    assert_eq!(default(&desk, date(2026, 5, 1).at(12, 30, 0, 0)), Lateness::InTime, "the last moment");
    assert_eq!(default(&desk, date(2026, 5, 1).at(12, 30, 1, 0)), Lateness::Passed);
    // 6.7.1: without a rule of the event, the start itself; one hour in 1993.
    settings.default_minutes = None;
    assert_eq!(present_until(&settings, FIRST), Some(noon()));
    settings.laws = Some(turmuhr_core::Edition::Fide1993);
    assert_eq!(present_until(&settings, FIRST), Some(date(2026, 5, 1).at(13, 0, 0, 0)));
}

#[test]
fn an_empty_board_scores_by_itself() {
    let format = Format::TeamSwiss { boards: 4, preferences: TeamColours::default(), by_game_points: false };
    let mut desk = Desk::with(Settings { format, rounds: 3, ..Settings::default() });
    desk.enter_teams(2, 4);
    desk.draw_lots();
    // Team 1 comes with three players: board 4 stays empty.
    let seats = vec![Some(EntryId(1)), Some(EntryId(2)), Some(EntryId(3)), None];
    desk.say(Fact::LineUpSet { section: ONLY, round: FIRST, team: TeamId(1), players: seats });
    desk.pair();
    let games = &desk.section().round(FIRST).expect("paired").pairs[0].games;
    let last = &games[3];
    assert!(last.white.is_some() != last.black.is_some(), "one seat is empty");
    assert_eq!(last.result, last.of_empty_seats());
    assert!(last.by_rule && !desk.section().round(FIRST).expect("paired").has_results());
    assert_eq!(desk.section().missing(FIRST).len(), 3);
    for played in [GameResult::WHITE_WINS, GameResult::DRAW, GameResult::BLACK_WINS] {
        let fact = Desk::result(at(1, 1, 4), played);
        assert_eq!(
            desk.judge(&fact),
            Err(Refusal::NotTwoPlayers { round: FIRST, board: BoardNo(1), game: GameNo(4) })
        );
    }
    desk.play(FIRST, &mut Dice(5));
    let standings = table(desk.event(), desk.section(), 1).expect("standings");
    assert_eq!(standings.places().count(), 2);
    // A new line-up before any result fills the seat, and the game is open again.
    let mut again = Desk::with(desk.section().settings.clone());
    again.enter_teams(2, 4);
    again.draw_lots();
    again.pair();
    let short = vec![Some(EntryId(1)), None, Some(EntryId(3))];
    again.say(Fact::LineUpSet { section: ONLY, round: FIRST, team: TeamId(1), players: short });
    assert_eq!(again.section().missing(FIRST).len(), 2);
    let full = (1..=4).map(|one| Some(EntryId(one))).collect();
    again.say(Fact::LineUpSet { section: ONLY, round: FIRST, team: TeamId(1), players: full });
    assert_eq!(again.section().missing(FIRST).len(), 4);
}

#[test]
fn a_discarded_pairing_by_hand_is_not_reported() {
    let by_hand = |desk: &Desk| {
        let lines = desk.event().integrity.iter();
        lines.filter(|line| matches!(line.kind, IntegrityKind::PairedByHand { .. })).count()
    };
    let pair_by_hand = |desk: &mut Desk| {
        let paired = desk.section().round(FIRST).expect("paired").paired();
        desk.say(Fact::HandPairingBegun { section: ONLY, round: FIRST, reason: "a trial".into() });
        desk.say(Fact::HandPaired { section: ONLY, round: FIRST, paired });
        desk.say(Fact::HandPairingEnded { section: ONLY, round: FIRST, comment: "a trial".into() });
    };
    let discard = |desk: &mut Desk| {
        desk.say(Fact::RoundDiscarded { section: ONLY, round: FIRST, reason: String::new() });
    };
    let mut desk = Desk::of(Format::default(), 3);
    desk.enter_many(4);
    desk.draw_lots();
    let proposal = turmuhr_tournament::propose(desk.event(), desk.section()).expect("four players");
    let paired = proposal.paired.clone();
    let origin = turmuhr_tournament::Origin::Program;
    desk.say(Fact::RoundPaired { section: ONLY, round: FIRST, paired, origin });
    pair_by_hand(&mut desk);
    pair_by_hand(&mut desk);
    assert_eq!(by_hand(&desk), 1, "the second replaces the first");
    discard(&mut desk);
    assert_eq!(by_hand(&desk), 0, "nobody saw it");
    // What was public stays in the report.
    desk.pair();
    desk.say(Fact::RoundWithheld { section: ONLY, round: FIRST, reason: "error".into() });
    pair_by_hand(&mut desk);
    discard(&mut desk);
    assert_eq!(by_hand(&desk), 1);
}

#[test]
fn who_never_checked_in_stays_out_until_they_come() {
    let mut desk = open(6, 8);
    desk.play(FIRST, &mut Dice(3));
    assert_eq!(desk.section().awaited(), [EntryId(7), EntryId(8)]);
    // Round 2 goes without them, and they are listed as away.
    desk.pair();
    let second = desk.section().round(RoundNo(2)).expect("paired");
    assert!(second.is_away(player(7)) && second.is_away(player(8)));
    desk.play(RoundNo(2), &mut Dice(4));
    // One click, and player 7 is paired.
    check_in(&mut desk, [7]);
    assert_eq!(desk.section().awaited(), [EntryId(8)]);
    desk.pair();
    let third = desk.section().round(RoundNo(3)).expect("paired");
    assert!(!third.is_away(player(7)) && third.is_away(player(8)));
}

#[test]
fn who_is_checked_out_stays_out_and_who_forfeits_is_asked_about() {
    let mut desk = open(6, 6);
    desk.enter([turmuhr_tournament::Person::named("Late, L")]);
    desk.play(FIRST, &mut Dice(3));
    assert_eq!(desk.section().awaited(), [EntryId(7)], "C.04.2, 2.4");
    let out = |player: u32| Fact::CheckedIn { section: ONLY, players: vec![EntryId(player)], present: false };
    desk.say(out(1));
    assert_eq!(desk.section().awaited(), [EntryId(1), EntryId(7)]);
    check_in(&mut desk, [1]);
    assert_eq!(desk.section().awaited(), [EntryId(7)]);

    // The list was typed before check-in began. Player 2 was paired, never came, and lost by default.
    let mut desk = Desk::of(Format::default(), 5);
    desk.enter_many(4);
    desk.draw_lots();
    desk.pair();
    let first = desk.section().round(FIRST).expect("paired").clone();
    for (board, pair) in (1..).zip(&first.pairs) {
        let absent = pair.games[0].black == Some(EntryId(2));
        let other = pair.games[0].white == Some(EntryId(2));
        let result = match (other, absent) {
            (true, _) => GameResult::BlackByForfeit,
            (_, true) => GameResult::WhiteByForfeit,
            _ => GameResult::DRAW,
        };
        desk.say(Desk::result(at(1, board, 1), result));
    }
    assert!(desk.section().awaited().is_empty(), "no check-in, no absentees");
    assert_eq!(desk.section().unheard_of(), [EntryId(2)]);
    // One click leaves them out until they are back.
    desk.say(out(2));
    assert_eq!((desk.section().awaited(), desk.section().unheard_of()), (vec![EntryId(2)], Vec::new()));
}

#[test]
fn without_check_in_everybody_is_paired() {
    let mut desk = Desk::of(Format::default(), 5);
    desk.enter_many(8);
    desk.draw_lots();
    desk.pair();
    desk.play(FIRST, &mut Dice(3));
    assert!(desk.section().awaited().is_empty());
    // The first check-in late in the event makes nobody absent who was paired before.
    check_in(&mut desk, [1]);
    assert!(desk.section().awaited().is_empty());
}

#[test]
fn a_late_entry_without_an_opponent_is_listed() {
    let mut desk = open(6, 7);
    assert_eq!(unpaired(desk.section()), None, "player 7 has not come");
    check_in(&mut desk, [7]);
    assert_eq!(unpaired(desk.section()), Some((FIRST, vec![EntryId(7)])));
    // A late entry is paired once it is here (C.04.2, 2.4).
    desk.enter([turmuhr_tournament::Person::named("Late, L")]);
    assert_eq!(unpaired(desk.section()), Some((FIRST, vec![EntryId(7)])));
    check_in(&mut desk, [8]);
    assert_eq!(unpaired(desk.section()), Some((FIRST, vec![EntryId(7), EntryId(8)])));
    desk.say(late((player(7), player(8))));
    assert_eq!(unpaired(desk.section()), None);
    // Who asked for a bye is not waiting for an opponent.
    let round = RoundNo(2);
    desk.play(FIRST, &mut Dice(3));
    desk.say(Fact::ByeGranted { section: ONLY, player: EntryId(1), round, bye: ByeKind::Half });
    desk.pair();
    assert_eq!(unpaired(desk.section()), None);
}

#[test]
fn a_line_up_waits_for_no_other_match() {
    let format = Format::TeamSwiss { boards: 2, preferences: TeamColours::TypeA, by_game_points: false };
    let mut desk = Desk::of(format, 3);
    desk.enter_teams(4, 3);
    desk.draw_lots();
    desk.pair();
    desk.say(Desk::result(at(1, 1, 1), GameResult::DRAW));
    let pairs = desk.section().round(FIRST).expect("paired").pairs.clone();
    let line_up = |desk: &Desk, party: Party| {
        let (team, squad) = desk.section().team(party).expect("a team");
        let players = vec![Some(squad.players[1]), Some(squad.players[2])];
        (team, Fact::LineUpSet { section: ONLY, round: FIRST, team, players })
    };
    // The match with a result keeps its line-up.
    let (team, late) = line_up(&desk, pairs[0].first);
    assert_eq!(desk.judge(&late), Err(Refusal::MatchBegun { round: FIRST, team }));
    let (_, other) = line_up(&desk, pairs[1].first);
    desk.say(other);
    let now = &desk.section().round(FIRST).expect("paired").pairs;
    assert_eq!(now[0], pairs[0], "the result of the other match stays");
    assert_ne!(now[1], pairs[1]);
}

#[test]
fn an_empty_seat_is_not_carried_on_in_silence() {
    let format = Format::TeamSwiss { boards: 3, preferences: TeamColours::TypeA, by_game_points: false };
    let mut desk = Desk::of(format, 3);
    desk.enter_teams(4, 3);
    desk.draw_lots();
    let players = vec![Some(EntryId(1)), None, Some(EntryId(3))];
    desk.say(Fact::LineUpSet { section: ONLY, round: FIRST, team: TeamId(1), players });
    desk.pair();
    assert!(desk.section().carried_holes(TeamId(1), FIRST).is_empty(), "handed in for this very round");
    desk.play(FIRST, &mut Dice(3));
    let round = RoundNo(2);
    assert_eq!(desk.section().carried_holes(TeamId(1), round), [2]);
    assert!(desk.section().carried_holes(TeamId(2), round).is_empty());
    let paired = turmuhr_tournament::propose(desk.event(), desk.section()).expect("a proposal").paired;
    let origin = turmuhr_tournament::Origin::Program;
    desk.say(Fact::RoundPaired { section: ONLY, round, paired, origin });
    let publish = Fact::RoundPublished { section: ONLY, round };
    let concerns = desk.judge(&publish).expect("can be");
    let wanted = ConcernKind::EmptyAsBefore { team: TeamId(1), boards: vec![2] };
    assert!(concerns.iter().any(|one| one.kind == wanted && one.level == Level::Acknowledge), "{concerns:?}");
    let players = vec![Some(EntryId(1)), Some(EntryId(2)), Some(EntryId(3))];
    desk.say(Fact::LineUpSet { section: ONLY, round, team: TeamId(1), players });
    assert_eq!(desk.judge(&publish), Ok(Vec::new()));
}

#[test]
fn a_line_up_without_anybody_is_not_carried_on() {
    let format = Format::TeamSwiss { boards: 3, preferences: TeamColours::TypeA, by_game_points: false };
    let mut desk = Desk::of(format, 3);
    desk.enter_teams(4, 3);
    desk.draw_lots();
    desk.say(Fact::LineUpSet { section: ONLY, round: FIRST, team: TeamId(1), players: vec![None; 3] });
    desk.pair();
    desk.play(FIRST, &mut Dice(3));
    let round = RoundNo(2);
    let seats = desk.section().line_up(TeamId(1), round, 3);
    assert!(seats.iter().all(Option::is_some), "the team did not come once: {seats:?}");
    assert!(desk.section().carried_holes(TeamId(1), round).is_empty());
}

#[test]
fn a_late_entry_plays_where_nobody_checks_in() {
    let mut desk = Desk::of(Format::default(), 5);
    desk.enter_many(7);
    desk.draw_lots();
    desk.pair();
    desk.enter([turmuhr_tournament::Person::named("Late, L")]);
    let bye = desk.section().round(FIRST).and_then(|round| round.bye).expect("seven players");
    let Arrival::Free { partners, .. } = arrival(desk.section(), player(8), noon()) else {
        panic!("not paired")
    };
    assert_eq!(partners.first().map(|best| (best.party, best.free)), Some((bye, Free::Bye)));
    let mut now = desk.clone();
    now.say(late(partners[0].pair));
    assert!(now.section().round(FIRST).expect("one").board_of(player(8)).is_some());
    // Or from the next round on, without any entry.
    desk.play(FIRST, &mut Dice(3));
    desk.pair();
    assert!(desk.section().round(RoundNo(2)).expect("two").board_of(player(8)).is_some());
}

/// The last result of the round does not make somebody less unpaired.
#[test]
fn who_is_here_without_a_game_stays_listed_until_the_next_pairing() {
    let mut desk = open(6, 7);
    check_in(&mut desk, [7]);
    desk.play(FIRST, &mut Dice(3));
    assert!(desk.section().missing(FIRST).is_empty());
    assert_eq!(unpaired(desk.section()), Some((FIRST, vec![EntryId(7)])));
    desk.pair();
    assert_eq!(unpaired(desk.section()), None);
    // After the last round there is no next one to wait for.
    let mut short = Desk::of(Format::default(), 1);
    short.enter_many(5);
    check_in(&mut short, 1..=4);
    short.draw_lots();
    short.pair();
    check_in(&mut short, [5]);
    assert!(unpaired(short.section()).is_some());
    short.play(FIRST, &mut Dice(3));
    assert_eq!(unpaired(short.section()), None);
}

/// A board that comes back at the end changes nothing for results that were entered while it was away.
#[test]
fn the_undo_of_an_undo_brings_a_late_board_back() {
    let undo = |entry: u64| Fact::Undone { entry, reason: String::new() };
    let mut desk = open(7, 8);
    check_in(&mut desk, [8]);
    let Arrival::Free { partners, .. } = arrival(desk.section(), player(8), noon()) else {
        panic!("not paired")
    };
    desk.say(late(partners[0].pair));
    let paired = desk.journal.next() - 1;
    desk.say(Desk::result(at(1, 1, 1), GameResult::WHITE_WINS));
    desk.say(undo(paired));
    let undone = desk.journal.next() - 1;
    assert_eq!(desk.section().round(FIRST).map(|round| round.pairs.len()), Some(3));
    desk.say(Desk::result(at(1, 2, 1), GameResult::DRAW));
    let told = desk.judge(&undo(undone));
    assert!(told.is_ok(), "{told:?}");
    let mut back = desk.clone();
    back.say(undo(undone));
    assert_eq!(back.section().round(FIRST).map(|round| round.pairs.len()), Some(4));
    assert_eq!(back.section().game(at(1, 1, 1)).and_then(|game| game.result), Some(GameResult::WHITE_WINS));
    // Paired anew meanwhile: that entry stands in the way, and it is named.
    let mut other = desk;
    other.say(Fact::LatecomerPaired { section: ONLY, round: FIRST, pair: partners[0].pair });
    let again = other.journal.next() - 1;
    assert_eq!(
        other.judge(&undo(undone)).map(|_| ()),
        Err(Refusal::Needed { entry: undone, needed_by: again })
    );
}

//! Players report their own results and register themselves.

mod support;

use support::{Desk, ONLY, at};
use turmuhr_tournament::{
    At, BoardNo, EntryId, Fact, Format, GameResult, Person, Refusal, RoundNo,
    self_service::{Queued, Registration, Reports, SelfService},
    settings::SwissSystem,
};

const SWISS: Format = Format::Swiss { system: SwissSystem::Dutch, baku: false };

fn set(desk: &mut Desk, rules: SelfService) {
    desk.say(Fact::SelfServiceSet { section: ONLY, rules });
}

fn reports_on() -> SelfService {
    SelfService { results: true, ..SelfService::default() }
}

fn report(at: At, player: EntryId, result: GameResult) -> Fact {
    let At { round, board, game } = at;
    Fact::ResultReported { section: ONLY, round, board, game, player, result }
}

/// A round of four players, and the two at the first board.
fn round_of_four() -> (Desk, EntryId, EntryId) {
    let mut desk = Desk::of(SWISS, 3);
    desk.enter_many(4);
    desk.draw_lots();
    desk.pair();
    let game = desk.section().game(at(1, 1, 1)).expect("a game");
    let (white, black) = (game.white.expect("seated"), game.black.expect("seated"));
    (desk, white, black)
}

#[test]
fn reports_are_off_until_the_organiser_wants_them() {
    let (mut desk, white, _) = round_of_four();
    let fact = report(at(1, 1, 1), white, GameResult::DRAW);
    assert_eq!(desk.judge(&fact), Err(Refusal::ReportsOff));
    set(&mut desk, reports_on());
    assert_eq!(desk.judge(&fact), Ok(Vec::new()));
}

#[test]
fn a_report_is_no_result() {
    let (mut desk, white, black) = round_of_four();
    set(&mut desk, reports_on());
    let place = at(1, 1, 1);
    desk.say(report(place, white, GameResult::WHITE_WINS));
    let game = |desk: &Desk| desk.section().game(place).expect("a game").clone();
    assert_eq!(game(&desk).result, None);
    assert_eq!(game(&desk).reported.together(), Reports::One(GameResult::WHITE_WINS));
    assert_eq!(game(&desk).report_of(white), Some(GameResult::WHITE_WINS));
    assert_eq!(game(&desk).report_of(black), None);
    desk.say(report(place, black, GameResult::DRAW));
    let differ = Reports::Differ { white: GameResult::WHITE_WINS, black: GameResult::DRAW };
    assert_eq!(game(&desk).reported.together(), differ);
    // A player may think again.
    desk.say(report(place, black, GameResult::WHITE_WINS));
    assert_eq!(game(&desk).reported.together(), Reports::Agree(GameResult::WHITE_WINS));
    assert_eq!(desk.section().missing(RoundNo(1)).len(), 2, "reports count nowhere");
    desk.say(Desk::result(place, GameResult::WHITE_WINS));
    let there = Refusal::ResultThere { round: RoundNo(1), board: BoardNo(1) };
    assert_eq!(desk.judge(&report(place, white, GameResult::DRAW)), Err(there));
}

#[test]
fn a_cleared_result_takes_its_reports_with_it() {
    let (mut desk, white, black) = round_of_four();
    set(&mut desk, reports_on());
    let place = at(1, 1, 1);
    desk.say(report(place, white, GameResult::DRAW));
    desk.say(report(place, black, GameResult::DRAW));
    desk.say(Desk::result(place, GameResult::DRAW));
    let At { round, board, game } = place;
    let reason = "wrong".to_owned();
    desk.say(Fact::ResultEntered { section: ONLY, round, board, game, result: None, reason });
    assert_eq!(desk.section().game(place).expect("a game").reported.together(), Reports::None);
}

#[test]
fn only_the_two_players_report_and_only_played_games() {
    let (mut desk, white, black) = round_of_four();
    set(&mut desk, reports_on());
    let stranger = (1..=4).map(EntryId).find(|id| ![white, black].contains(id)).expect("four players");
    let refused = Refusal::NotAtBoard { player: stranger, round: RoundNo(1), board: BoardNo(1) };
    assert_eq!(desk.judge(&report(at(1, 1, 1), stranger, GameResult::DRAW)), Err(refused));
    for result in [GameResult::WhiteByForfeit, GameResult::BothForfeit, GameResult::Adjourned] {
        let fact = report(at(1, 1, 1), white, result);
        assert_eq!(desk.judge(&fact), Err(Refusal::NotReportable { result }));
    }
    assert!(desk.judge(&report(at(2, 1, 1), white, GameResult::DRAW)).is_err(), "no such round");
    assert!(desk.judge(&report(at(1, 9, 1), white, GameResult::DRAW)).is_err(), "no such board");
}

fn registered(number: u32, name: &str) -> Fact {
    Fact::PlayerRegistered { section: ONLY, player: EntryId(number), person: Person::named(name) }
}

fn open(most: Option<u32>) -> SelfService {
    SelfService {
        registration: Some(Registration { most, ..Registration::default() }),
        ..SelfService::default()
    }
}

#[test]
fn registrations_queue_beyond_the_limit_and_move_up() {
    let mut desk = Desk::of(SWISS, 3);
    assert_eq!(desk.judge(&registered(1, "Adler, Paul")), Err(Refusal::RegistrationClosed));
    set(&mut desk, open(Some(2)));
    for (number, name) in [(1, "Adler, Paul"), (2, "Brand, Ida"), (3, "Czerny, Ben"), (4, "Dorn, Eva")] {
        desk.say(registered(number, name));
    }
    let queue = |desk: &Desk| -> Vec<(u32, Queued)> {
        desk.section().queue().map(|(id, _, queued)| (id.0, queued)).collect()
    };
    let (place, waits) = (Queued::HasPlace, Queued::Waits);
    assert_eq!(queue(&desk), [(1, place), (2, place), (3, waits(1)), (4, waits(2))]);
    assert!(desk.section().players.is_empty(), "nobody plays before acceptance");
    desk.say(Fact::RegistrationWithdrawn { section: ONLY, player: EntryId(1) });
    assert_eq!(queue(&desk), [(2, place), (3, place), (4, waits(1))]);
    desk.say(Fact::RegistrationsAccepted { section: ONLY, players: vec![EntryId(2), EntryId(3)] });
    assert_eq!(queue(&desk), [(4, waits(1))]);
    assert!(desk.section().players.values().all(|player| player.by_registration));
    // A player who leaves gives the place back.
    desk.say(Fact::PlayerRemoved { section: ONLY, player: EntryId(3) });
    assert_eq!(queue(&desk), [(4, place)]);
}

#[test]
fn nobody_registers_twice_or_too_late() {
    let mut desk = Desk::of(SWISS, 3);
    set(&mut desk, open(None));
    desk.say(registered(1, "Adler, Paul"));
    let twice = Refusal::RegisteredTwice { name: "Adler, Paul".to_owned() };
    assert_eq!(desk.judge(&registered(2, "Paul Adler")), Err(twice));
    assert_eq!(desk.judge(&registered(1, "Brand, Ida")), Err(Refusal::PlayerThere { player: EntryId(1) }));
    let entered =
        Fact::PlayersEntered { section: ONLY, players: vec![(EntryId(1), Person::named("Brand, Ida"))] };
    assert_eq!(desk.judge(&entered), Err(Refusal::PlayerThere { player: EntryId(1) }));
    let nobody = Fact::RegistrationsAccepted { section: ONLY, players: vec![EntryId(7)] };
    assert_eq!(desk.judge(&nobody), Err(Refusal::NotRegistered { player: EntryId(7) }));
    desk.say(Fact::RegistrationsAccepted { section: ONLY, players: vec![EntryId(1)] });
    desk.say(Fact::PlayersEntered {
        section: ONLY,
        players: vec![(EntryId(5), Person::named("Ernst, Tom"))],
    });
    desk.say(registered(6, "Falk, Uwe"));
    desk.draw_lots();
    desk.pair();
    assert_eq!(desk.judge(&registered(7, "Graf, Max")), Err(Refusal::RegistrationClosed));
    let late = Fact::RegistrationsAccepted { section: ONLY, players: vec![EntryId(6)] };
    assert_eq!(desk.judge(&late), Err(Refusal::AfterStart));
}

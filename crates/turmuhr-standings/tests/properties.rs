//! Properties of every tournament.

use proptest::prelude::*;
use turmuhr_core::{Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_standings::{
    ByMeasure, Entry, Event, Form, Fraction, Measure, Participant, TieBreakEdition, Worth, fuzz, standings,
};

/// A round robin of an even number by the circle method, all games played; results are 0, 1 or 2 half points
/// for White.
fn round_robin(players: u32, results: &[u8]) -> Event {
    let worth = Worth { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO };
    let mut participants: Vec<Participant> = (1..=players)
        .map(|id| Participant { id: PlayerId(id), rating: None, rounds: Vec::new(), adjustments: Vec::new() })
        .collect();
    let mut result = results.iter().copied().cycle();
    for round in 0..players - 1 {
        let mut seats: Vec<u32> = (0..players - 1).map(|seat| (seat + round) % (players - 1)).collect();
        seats.push(players - 1);
        for board in 0..players / 2 {
            let (white, black) = (seats[board as usize], seats[(players - 1 - board) as usize]);
            let halves = result.next().unwrap_or(1) % 3;
            for (own, other, colour, halves) in
                [(white, black, Color::White, halves), (black, white, Color::Black, 2 - halves)]
            {
                let score = [Score::Loss, Score::Draw, Score::Win][halves as usize];
                let opponent = PlayerId(other + 1);
                let round = Round::Played { opponent, colour, score, rated: Rated::Yes };
                let points = Points::tenths(5 * i32::from(halves));
                participants[own as usize].rounds.push(Entry::of_player(round, points));
            }
        }
    }
    Event {
        form: Form::RoundRobin,
        participants,
        rounds: players - 1,
        total_rounds: players - 1,
        primary: Measure::Game,
        worth: ByMeasure::both(worth),
        boards: None,
    }
}

fn sum(event: &Event, edition: TieBreakEdition, code: &str) -> Fraction {
    let made = standings(event, edition.rules(), &[code.parse().unwrap()]).unwrap();
    made.rows.iter().filter_map(|row| row.values[0].as_ref()).map(|value| value.amount).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn standings_hold_together(data in prop::collection::vec(any::<u8>(), 0..200)) {
        fuzz::standings_hold_together(&data);
    }

    #[test]
    fn play_offs_come_to_an_end(data in prop::collection::vec(any::<u8>(), 0..120)) {
        fuzz::play_offs_come_to_an_end(&data);
    }

    #[test]
    fn codes_read_and_write_back(text in "[A-Z_]{1,6}(:[MG]P)?(/[A-Z][-+]?[0-9]{0,4}){0,3}") {
        fuzz::codes_read_and_write_back(text.as_bytes());
    }

    /// All points are awarded, every game has at most one winner, and the Buchholz values add up.
    #[test]
    fn sums_balance_in_a_round_robin(half in 2..6_u32, results in prop::collection::vec(0..3_u8, 1..60)) {
        let players = half * 2;
        let event = round_robin(players, &results);
        let games = i64::from(players * (players - 1) / 2);
        let draws = event.participants.iter().flat_map(|participant| &participant.rounds)
            .filter(|entry| matches!(entry.round, Round::Played { score: Score::Draw, .. })).count() as i64 / 2;
        for edition in TieBreakEdition::ALL {
            prop_assert_eq!(sum(&event, edition, "PTS"), Fraction::whole(games));
            prop_assert_eq!(sum(&event, edition, "WON"), Fraction::whole(games - draws));
            prop_assert_eq!(sum(&event, edition, "BPG"), Fraction::whole(games));
            // Every participant's whole score counts once for each opponent.
            prop_assert_eq!(sum(&event, edition, "BH"), Fraction::whole(games * i64::from(players - 1)));
            // Each pair contributes a·x + b·(1 - x), where x is the result and a, b are the scores.
            let made = standings(&event, edition.rules(), &["SB".parse().unwrap()]).unwrap();
            let score = |id: PlayerId| made.row(id).unwrap().points.amount;
            let expected: Fraction = event.participants.iter().flat_map(|participant| {
                let score = &score;
                participant.rounds.iter().map(move |entry| {
                    score(entry.round.opponent().unwrap()) * Fraction::from(entry.points.games)
                })
            }).sum();
            prop_assert_eq!(sum(&event, edition, "SB"), expected);
        }
    }

    /// With equal board points the Berlin winner does not depend on the weight of the first board.
    #[test]
    fn the_weight_of_the_first_board_changes_nothing(halves in prop::collection::vec(0..3_i32, 4..9), top in 1..20_u32) {
        let boards = halves.len() as u32;
        let worth = Worth { win: Points::whole(2), draw: Points::ONE, loss: Points::ZERO };
        let side = |id: u32, own: Vec<Points>| {
            let opponent = PlayerId(3 - id);
            let round = Round::Played { opponent, colour: Color::White, score: Score::Draw, rated: Rated::Yes };
            let games: Points = own.iter().copied().sum();
            let rounds = vec![Entry { round, points: ByMeasure::new(Points::ONE, games), boards: own }];
            Participant { id: PlayerId(id), rating: None, rounds, adjustments: Vec::new() }
        };
        let own: Vec<Points> = halves.iter().map(|half| Points::tenths(5 * half)).collect();
        let mut theirs = own.clone();
        theirs.rotate_left(1);
        let event = Event {
            form: Form::RoundRobin,
            participants: vec![side(1, own), side(2, theirs)],
            rounds: 1,
            total_rounds: 1,
            primary: Measure::Match,
            worth: ByMeasure::both(worth),
            boards: Some(boards),
        };
        let rules = TieBreakEdition::Nrw1987.rules();
        let places = |code: String| -> Vec<(PlayerId, u32)> {
            let made = standings(&event, rules, &[code.parse().unwrap()]).unwrap();
            made.rows.iter().map(|row| (row.id, row.rank)).collect()
        };
        let count = places("BC".to_owned());
        prop_assert_eq!(&places("OTHER_BERLIN".to_owned()), &count);
        prop_assert_eq!(&places(format!("OTHER_BERLIN/T{top}")), &count);
    }
}

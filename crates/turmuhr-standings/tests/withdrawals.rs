//! Withdrawals: half of the games decides, except in a Swiss.

mod common;

use common::{SWISS_OF_EIGHT, USUAL, cross_table, order, table, values};
use proptest::prelude::*;
use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_round_robin::{berger, withdrawal::Treatment};
use turmuhr_standings::{
    ByMeasure, Entry, Event, Form, Measure, Participant, TieBreakEdition, Worth,
    cross::{self, Mark},
    withdrawal::{Accounted, Leaver, NobodyLeft, account},
};

use TieBreakEdition::{Fide2001, Fide2026, Nrw1987};

fn left(event: &Event, edition: TieBreakEdition, id: u32, after: u32) -> Accounted {
    account(event, &[Leaver { id: PlayerId(id), after }], edition.rules().withdrawal).expect("entered")
}

/// Table A with player 5 gone after round 2: the file names the remaining opponents, or none.
const LEFT_EARLY: [&str; 2] = [
    "
        1 6w1 2w1 3b0 4w= 5b+
        2 5w= 1b0 6w= 3w= 4b0
        3 4w= 5b= 1w1 2b= 6w=
        4 3b= 6b1 5w+ 1b= 2w1
        5 2b= 3w= 4b- 6b- 1w-
        6 1b0 4w0 2b= 5w+ 3b=",
    "
        1 6w1 2w1 3b0 4w= Z
        2 5w= 1b0 6w= 3w= 4b0
        3 4w= 5b= 1w1 2b= 6w=
        4 3b= 6b1 U 1b= 2w1
        5 2b= 3w= Z Z Z
        6 1b0 4w0 2b= Z 3b=",
];

/// F-490, F-695.
#[test]
fn ex_39_below_half_nothing_counts() {
    for lines in LEFT_EARLY {
        let event = cross_table(Form::RoundRobin, &[], lines);
        for edition in [Nrw1987, Fide2001] {
            let done = left(&event, edition, 5, 2);
            let told = done.accounts[0];
            assert_eq!((told.played, told.scheduled), (2, Some(5)));
            let made = table(&done.counted, edition, "SB,OTHER_BLACKDRAW");
            assert_eq!(order(&made), [4, 3, 1, 6, 2], "{edition}");
            let sonneborn = [(4, "4.5"), (3, "5"), (1, "3.5"), (6, "1.75"), (2, "1.75")];
            for (id, wanted) in sonneborn {
                assert_eq!(values(&made, id)[0], wanted, "{edition} {id}");
            }
        }
    }
}

/// 9.2: half of the maximum is half of the games that are left.
#[test]
fn koya_counts_the_games_that_are_left() {
    for lines in LEFT_EARLY {
        let event = cross_table(Form::RoundRobin, &[], lines);
        let done = left(&event, Fide2026, 5, 2);
        let made = table(&done.counted, Fide2026, "KS");
        // 1: 2½ of 4, 3: 2½, 4: 3, 6: 1, 2: 1; the limit is 2.
        for (id, wanted) in [(1, "0.5"), (3, "1.5"), (4, "1"), (6, "0.5"), (2, "0.5")] {
            assert_eq!(values(&made, id), [wanted], "{id}");
        }
    }
    // Five players, one gone after his first game: three games each are left, the limit is 1½.
    let event = cross_table(
        Form::RoundRobin,
        &[],
        "
        1 Z 2w1 3b0 4w= 5b+
        2 5w1 1b0 Z 3w= 4b1
        3 4w= 5b+ 1w1 2b= Z
        4 3b= Z 5w+ 1b= 2w0
        5 2b0 3w- 4b- Z 1w-",
    );
    let done = left(&event, Fide2026, 5, 1);
    let made = table(&done.counted, Fide2026, "KS");
    // 1: 1½, 2: 1½, 3: 2, 4: 1.
    for (id, wanted) in [(1, "1"), (2, "0.5"), (3, "1.5"), (4, "1")] {
        assert_eq!(values(&made, id), [wanted], "{id}");
    }
}

/// F-696.
#[test]
fn ex_39_nrw_deletes_and_fide_shows() {
    let event = cross_table(Form::RoundRobin, &[], LEFT_EARLY[1]);
    let nrw = left(&event, Nrw1987, 5, 2);
    assert_eq!(nrw.accounts[0].treatment, Treatment::Annulled);
    assert_eq!(cross::cross_table(&nrw, &[]).order.len(), 5);
    let fide = left(&event, Fide2001, 5, 2);
    assert_eq!(fide.accounts[0].treatment, Treatment::ShownOnly);
    let shown = cross::cross_table(&fide, &[4, 3, 1, 6, 2].map(PlayerId));
    assert_eq!(shown.order.last(), Some(&PlayerId(5)), "who is not ranked stands last");
    let marks: Vec<(Mark, bool)> =
        shown.cells[5].iter().flatten().map(|cell| (cell.mark, cell.counts)).collect();
    let drawn = (Mark::Points(Points::HALF), false);
    // Against 4, 3, 1, 6, 2.
    let gone = (Mark::Minus, false);
    assert_eq!(marks, [gone, drawn, gone, gone, drawn]);
    let of_six = shown.cells[3][5][0];
    assert_eq!((of_six.mark, of_six.counts), (Mark::Plus, false));
    assert!(shown.cells[0].iter().flatten().filter(|cell| cell.counts).count() == 4);
}

/// F-491, F-697.
#[test]
fn ex_40_from_half_on_the_rest_is_won() {
    let lines = "
        1 6w1 2w1 3b0 4w= Z
        2 5w= 1b0 6w= 3w= 4b0
        3 4w= 5b= 1w1 2b= 6w=
        4 3b= 6b1 5w0 1b= 2w1
        5 2b= 3w= 4b1 Z Z
        6 1b0 4w0 2b= Z 3b=";
    let event = cross_table(Form::RoundRobin, &[], lines);
    let expected = [
        (1, "7", "6"),
        (3, "7.75", "7.5"),
        (4, "6.75", "6"),
        (6, "4.25", "3"),
        (5, "5.25", "8.25"),
        (2, "3.5", "3.75"),
    ];
    let (nrw, fide) = (left(&event, Nrw1987, 5, 3), left(&event, Fide2001, 5, 3));
    assert_eq!((nrw.accounts[0].treatment, nrw.accounts[0].played), (Treatment::Stands, 3));
    for (id, by_nrw, by_fide) in expected {
        assert_eq!(values(&table(&nrw.counted, Nrw1987, "SB"), id), [by_nrw], "{id}");
        assert_eq!(values(&table(&fide.counted, Fide2001, "SB"), id), [by_fide], "{id}");
    }
}

/// A round robin in which everyone draws; `gone` has these rounds, then byes.
fn drawn_until(players: u32, gone: u32, rounds: &[char]) -> Event {
    let mut participants: Vec<Participant> = (1..=players)
        .map(|id| Participant { id: PlayerId(id), rating: None, rounds: Vec::new(), adjustments: Vec::new() })
        .collect();
    let table = berger(players);
    let mut kinds = rounds.iter();
    for round in &table {
        let mut entries =
            vec![Entry::of_player(Round::Bye(Bye::PairingAllocated), Points::ZERO); players as usize];
        for &(white, black) in &round.boards {
            let kind =
                if white == gone || black == gone { kinds.next().copied().unwrap_or('Z') } else { '=' };
            for (own, other, colour) in [(white, black, Color::White), (black, white, Color::Black)] {
                let opponent = PlayerId(other);
                let (round, points) = match kind {
                    '=' => (
                        Round::Played { opponent, colour, score: Score::Draw, rated: Rated::Yes },
                        Points::HALF,
                    ),
                    'A' => (Round::Adjourned { opponent, colour }, Points::ZERO),
                    '-' if own == gone => {
                        (Round::ForfeitLoss { opponent, colour: Some(colour) }, Points::ZERO)
                    }
                    '-' => (Round::ForfeitWin { opponent, colour: Some(colour) }, Points::ONE),
                    _ => (Round::Bye(Bye::Zero), Points::ZERO),
                };
                entries[own as usize - 1] = Entry::of_player(round, points);
            }
        }
        for (participant, entry) in participants.iter_mut().zip(entries) {
            participant.rounds.push(entry);
        }
    }
    let rounds = u32::try_from(table.len()).unwrap_or(0);
    Event {
        form: Form::RoundRobin,
        participants,
        rounds,
        total_rounds: rounds,
        primary: Measure::Game,
        worth: ByMeasure::both(USUAL),
        boards: None,
    }
}

/// F-492, F-494, F-698.
#[test]
fn ex_41_to_43_what_is_half() {
    use Treatment::{Annulled, ShownOnly, Stands};
    let cases: [(&[char], Treatment, Treatment); 4] = [
        (&['=', '=', '='], Stands, Stands),
        (&['=', '=', 'A'], Stands, ShownOnly),
        (&['=', '=', '-'], Annulled, ShownOnly),
        (&['=', '='], Annulled, ShownOnly),
    ];
    for (rounds, nrw, fide) in cases {
        let event = drawn_until(7, 2, rounds);
        let of = |edition| left(&event, edition, 2, 4).accounts[0].treatment;
        assert_eq!((of(Nrw1987), of(Fide2001), of(Fide2026)), (nrw, fide, fide), "{rounds:?}");
    }
}

/// F-493, F-699.
#[test]
fn ex_44_in_a_swiss_nothing_changes() {
    let event = cross_table(Form::Swiss, &[], SWISS_OF_EIGHT);
    for edition in [Nrw1987, Fide2001] {
        let done = left(&event, edition, 8, 3);
        assert_eq!((&done.counted, &done.shown), (&event, &event));
        // F-699: only played games are rated; the forfeit of round 3 stays a point without a game.
        let rated = |id: usize| {
            let rounds = done.counted.participants[id - 1].rounds.iter();
            rounds.filter(|entry| matches!(entry.round, Round::Played { rated: Rated::Yes, .. })).count()
        };
        assert_eq!([rated(8), rated(6), rated(7)], [2, 4, 5]);
        assert_eq!((done.accounts[0].treatment, done.accounts[0].scheduled), (Treatment::Stands, None));
    }
}

/// Ten teams of eight with all games drawn. Team 3 plays only this many matches.
fn league(matches: usize) -> Event {
    let mut event = drawn_until(10, 3, &vec!['='; matches]);
    event.primary = Measure::Match;
    event.boards = Some(8);
    let worth = |win| Worth { win: Points::whole(win), draw: Points::tenths(win * 5), loss: Points::ZERO };
    event.worth = ByMeasure::new(worth(2), worth(8));
    for entry in event.participants.iter_mut().flat_map(|team| &mut team.rounds) {
        let played = entry.round.is_played();
        entry.points = if played {
            ByMeasure::new(Points::ONE, Points::whole(4))
        } else {
            ByMeasure::both(Points::ZERO)
        };
        entry.boards = if played { vec![Points::HALF; 8] } else { Vec::new() };
    }
    event
}

/// F-495, F-700.
#[test]
fn ex_45_a_team_that_leaves() {
    let points = |done: &Accounted| -> Vec<(String, String)> {
        let made = table(&done.counted, Nrw1987, "MPvGP");
        (1..=10)
            .filter(|id| done.counted.participants.iter().any(|team| team.id == PlayerId(*id)))
            .map(|id| {
                let row = made.row(PlayerId(id)).unwrap();
                (row.points.amount.to_string(), values(&made, id)[0].clone())
            })
            .collect()
    };
    let five = left(&league(5), Nrw1987, 3, 5);
    assert_eq!(five.accounts[0].played, 5);
    let all = points(&five);
    // Four opponents get two match points and eight board points instead of a draw.
    assert_eq!(all.iter().filter(|one| **one == ("10".to_owned(), "40".to_owned())).count(), 4);
    assert_eq!(all.iter().filter(|one| **one == ("9".to_owned(), "36".to_owned())).count(), 5);
    assert_eq!(all[2], ("5".to_owned(), "20".to_owned()));
    let four = left(&league(4), Nrw1987, 3, 4);
    assert_eq!(four.accounts[0].treatment, Treatment::Annulled);
    assert!(points(&four).iter().all(|one| *one == ("8".to_owned(), "32".to_owned())));
    // FIDE 5.6: the same for teams; results that do not count are still shown, unplayed matches as unplayed.
    let five = left(&league(5), Fide2001, 3, 5);
    assert_eq!((five.accounts[0].treatment, points(&five)), (Treatment::Stands, all));
    let four = left(&league(4), Fide2001, 3, 4);
    assert_eq!(four.accounts[0].treatment, Treatment::ShownOnly);
    assert!(points(&four).iter().all(|one| *one == ("8".to_owned(), "32".to_owned())));
    let shown = four.shown.participants.iter().find(|team| team.id == PlayerId(3)).expect("is shown");
    let unplayed =
        shown.rounds.iter().filter(|entry| matches!(entry.round, Round::ForfeitLoss { .. })).count();
    assert_eq!((shown.rounds.iter().filter(|entry| entry.round.is_played()).count(), unplayed), (4, 5));
}

#[test]
fn both_have_left_and_nobody_is_there() {
    let event = drawn_until(4, 1, &['=', '=']);
    let leavers = [1, 4].map(|id| Leaver { id: PlayerId(id), after: 2 });
    // 2 of 3 games each: everything stands, and both lose their own game if it was not played.
    let done = account(&event, &leavers, Nrw1987.rules().withdrawal).unwrap();
    let minus = done.shown.participants.iter().flat_map(|one| &one.rounds);
    let lost = minus.filter(|entry| matches!(entry.round, Round::ForfeitLoss { .. })).count();
    let won = done.shown.participants.iter().flat_map(|one| &one.rounds);
    let won = won.filter(|entry| matches!(entry.round, Round::ForfeitWin { .. })).count();
    assert_eq!((lost, won), (1, 1), "1 was to meet 3 in the last round");
    let nobody = [Leaver { id: PlayerId(77), after: 1 }];
    assert_eq!(account(&event, &nobody, Nrw1987.rules().withdrawal), Err(NobodyLeft(PlayerId(77))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The points of a round robin equal its games after any withdrawal; nobody meets a participant who does not
    /// count.
    #[test]
    fn what_counts_adds_up(players in 3_u32..12, gone in 1_u32..12, played in 0_usize..12) {
        let gone = (gone - 1) % players + 1;
        let event = drawn_until(players, gone, &vec!['='; played]);
        let after = event.rounds.min(played as u32 + 1);
        for edition in [Nrw1987, Fide2026] {
            let done = left(&event, edition, gone, after);
            let stands = done.accounts[0].treatment == Treatment::Stands;
            let ids: Vec<PlayerId> = done.counted.participants.iter().map(|one| one.id).collect();
            prop_assert_eq!(ids.contains(&PlayerId(gone)), stands);
            let entries = || done.counted.participants.iter().flat_map(|one| &one.rounds);
            prop_assert!(entries().filter_map(|entry| entry.round.opponent()).all(|id| ids.contains(&id)));
            let games = entries().filter(|entry| entry.round.opponent().is_some()).count();
            let points: Points = entries().map(|entry| entry.points.games).sum();
            prop_assert_eq!(points.in_tenths() * 2, 10 * games as i32);
        }
    }
}

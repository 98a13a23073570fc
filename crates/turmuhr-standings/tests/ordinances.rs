//! The worked examples of the ordinances and of the rules taught in 2001.

mod common;

use common::{SWISS_OF_EIGHT, cross_table, order, ranks, table, team_event, values};
use turmuhr_core::Points;
use turmuhr_standings::{
    Event, Form, Fraction, Rules, TieBreakEdition, lists::recommended, rating::difference,
    rules::OpponentsUnplayed, standings,
};

use TieBreakEdition::{Fide2001, Nrw1987};

/// Round robin of six.
fn table_a() -> Event {
    let lines = "
        1 6w1 2w1 3b0 4w= 5b1
        2 5w= 1b0 6w= 3w= 4b0
        3 4w= 5b= 1w1 2b= 6w=
        4 3b= 6b1 5w0 1b= 2w1
        5 2b= 3w= 4b1 6b= 1w0
        6 1b0 4w0 2b= 5w= 3b=";
    cross_table(Form::RoundRobin, &[], lines)
}

/// F-190, F-191, F-748.
#[test]
fn ex_01_and_02_sonneborn_berger_then_draws_with_black() {
    let made = table(&table_a(), Nrw1987, "SB,OTHER_BLACKDRAW,WON,KS");
    let expected = [
        (1, ["7", "3.5", "3", "1.5"]),
        (2, ["3.5", "1.5", "0", "1"]),
        (3, ["7.75", "4", "1", "2"]),
        (4, ["6.25", "4", "2", "1"]),
        (5, ["6", "3.5", "1", "1.5"]),
        (6, ["3.5", "2.5", "0", "1"]),
    ];
    for (id, wanted) in expected {
        assert_eq!(values(&made, id), wanted, "{id}");
    }
    assert_eq!(order(&made), [1, 3, 4, 5, 6, 2]);
    let list = recommended(&table_a(), Nrw1987);
    assert_eq!(list.iter().map(ToString::to_string).collect::<Vec<_>>(), ["SB", "OTHER_BLACKDRAW"]);
}

#[test]
fn ex_03_three_lists_three_outcomes() {
    let made = table(&table_a(), Fide2001, "DE,KS,SB,WON");
    assert_eq!(ranks(&made), [(1, 1), (3, 2), (4, 3), (5, 4), (2, 5), (6, 5)]);
    assert_eq!(made.ties().len(), 1, "lots would decide under the youth list");
}

/// F-749, F-750.
#[test]
fn ex_04_and_05_direct_encounter_of_three_and_extended_koya() {
    let results = [
        (1, 2, '0'),
        (1, 3, '1'),
        (1, 4, '0'),
        (1, 5, '='),
        (1, 6, '='),
        (2, 3, '0'),
        (2, 4, '='),
        (2, 5, '1'),
        (2, 6, '0'),
        (3, 4, '0'),
        (3, 5, '1'),
        (3, 6, '='),
        (4, 5, '1'),
        (4, 6, '1'),
        (5, 6, '='),
    ];
    let event = by_pairs(6, &results);
    let made = table(&event, Fide2001, "DE,KS,KS/L-1,KS/L-2,SB");
    // One step below half of the maximum: the group with two points.
    let expected = [
        (1, ["1.5", "1.5", "4.25"]),
        (2, ["0.5", "1.5", "5.25"]),
        (3, ["1.5", "1.5", "4.75"]),
        (4, ["2.5", "3.5", "9.25"]),
        (5, ["0.5", "1", "2.25"]),
        (6, ["1.5", "2", "5.25"]),
    ];
    for (id, wanted) in expected {
        let all = values(&made, id);
        assert_eq!([&all[1], &all[2], &all[4]], wanted.each_ref(), "{id}");
    }
    assert_eq!(order(&made), [4, 6, 3, 2, 1, 5]);
    let encounter = table(&event, Fide2001, "DE");
    assert_eq!(ranks(&encounter)[1..4], [(3, 2), (6, 2), (2, 4)]);
}

/// A round robin from its pairs: each pair has a round of its own.
fn by_pairs(players: u32, results: &[(u32, u32, char)]) -> Event {
    let mut lines = String::new();
    for id in 1..=players {
        lines.push_str(&id.to_string());
        for (white, black, result) in results {
            let turned = match result {
                '1' => '0',
                '0' => '1',
                other => *other,
            };
            if *white == id {
                lines.push_str(&format!(" {black}w{result}"));
            } else if *black == id {
                lines.push_str(&format!(" {white}b{turned}"));
            }
        }
        lines.push('\n');
    }
    // Each player's games are listed without gaps, so that there are as many rounds as opponents.
    cross_table(Form::RoundRobin, &[], &lines)
}

/// Swiss of eight: A to H are 1 to 8.
fn table_b() -> Event {
    cross_table(Form::Swiss, &[2150, 2080, 2010, 1960, 1900, 1850, 1790, 1720], SWISS_OF_EIGHT)
}

/// F-740, F-741, F-752, F-753, F-754, F-755, F-756, F-757, F-758.
#[test]
fn ex_07_buchholz_with_draws_against_oneself() {
    let made = table(&table_b(), Fide2001, "BH,BH/M1,BH/M2,BH/C1,BH/C2,OTHER_BHSUM,SB,OTHER_MEDIAN");
    let expected = [
        (7, ["12", "7", "2", "10", "8", "66", "11"]),
        (6, ["14", "8", "3", "12.5", "10.5", "63.5", "7.25"]),
        (4, ["13", "7", "2", "11.5", "9.5", "61.5", "5.5"]),
        (1, ["10.5", "6", "2", "9", "7", "61.5", "3.5"]),
        (3, ["13.5", "7", "2", "11.5", "9.5", "61", "4"]),
        (2, ["13", "7", "2", "11.5", "9.5", "61.5", "3.75"]),
        (5, ["11.5", "7", "2", "10", "8", "62", "3.25"]),
        (8, ["12.5", "6", "2", "10.5", "8.5", "63", "5.25"]),
    ];
    for (id, wanted) in expected {
        let all = values(&made, id);
        assert_eq!(all[..7], wanted, "{id}");
        assert_eq!(all[7], all[1], "{id}");
    }
}

/// F-753, F-754: if the cuts remove all opponents, nothing is left.
#[test]
fn medians_of_few_opponents_are_nothing() {
    let event = cross_table(
        Form::Swiss,
        &[],
        "1 2w1 3b1 4w1 2b1\n2 1b0 4w1 3b1 1w0\n3 4b1 1w0 2w0 4w1\n4 3w0 2b0 1b0 3b0",
    );
    let made = table(&event, Fide2001, "BH,BH/M1,BH/M2");
    for (id, wanted) in [(1, ["6", "2", "0"]), (4, ["10", "4", "0"])] {
        let all = values(&made, id);
        assert_eq!(all[2], wanted[2], "{id}: two and two of four");
        assert_ne!(all[1], "0", "{id}");
    }
    let three = cross_table(Form::Swiss, &[], "1 2w1 3b1 4w1\n2 1b0 4w1 3b1\n3 4b1 1w0 2w0\n4 3w0 2b0 1b0");
    assert!((1..=4).all(|id| values(&table(&three, Fide2001, "BH/M2"), id) == ["0"]));
}

/// F-194, F-742, F-745, F-746, F-751.
#[test]
fn ex_08_to_10_the_tie_of_three() {
    let tied = |edition, codes: &str| -> Vec<u32> {
        order(&table(&table_b(), edition, codes)).into_iter().filter(|id| [2, 3, 5].contains(id)).collect()
    };
    assert_eq!(tied(Fide2001, "BH"), [3, 2, 5]);
    assert_eq!(tied(Nrw1987, "BH"), [2, 3, 5]);
    let by_code =
        |edition, code| [2, 3, 5].map(|id| values(&table(&table_b(), edition, code), id)[0].clone());
    assert_eq!(by_code(Nrw1987, "BH"), ["14.5", "12.5", "11"]);
    assert_eq!(by_code(Fide2001, "BH"), ["13", "13.5", "11.5"]);
    // A mix that no edition has: own unplayed rounds against oneself, opponents' rounds as awarded.
    let own_only = Rules { opponents_unplayed: OpponentsUnplayed::AsAwarded, ..Fide2001.rules() };
    let made = standings(&table_b(), own_only, &["BH".parse().unwrap()]).unwrap();
    assert_eq!([2, 3, 5].map(|id| values(&made, id)[0].clone()), ["14.5", "12.5", "13"]);
    // Not all of them met.
    assert_eq!(by_code(Fide2001, "DE"), ["0", "0", "0"]);
    assert_eq!(tied(Fide2001, "DE,PS"), [2, 5, 3]);
    let progressive = table(&table_b(), Fide2001, "PS,PS/C1,PS/C2");
    let expected = [
        (7, ["12.5", "12", "10.5"]),
        (4, ["10", "9", "7"]),
        (6, ["8.5", "8", "7.5"]),
        (2, ["7.5", "7", "6"]),
        (1, ["6.5", "6", "5.5"]),
        (5, ["6.5", "6", "5"]),
        (3, ["6", "6", "5"]),
        (8, ["2.5", "2", "1.5"]),
    ];
    for (id, wanted) in expected {
        assert_eq!(values(&progressive, id), wanted, "{id}");
    }
    let won = |edition| [6, 1, 5].map(|id| values(&table(&table_b(), edition, "WON"), id)[0].clone());
    assert_eq!(won(Fide2001), ["2", "1", "0"]);
    assert_eq!(won(Nrw1987), ["3", "1", "0"]);
}

#[test]
fn ex_06_no_direct_encounter_where_two_did_not_meet() {
    // 1 beat 2 and 3, who did not meet: these results would separate 1, but do not count.
    let lines = "
        1 2w1 3b1 4w0 4b0
        2 1b0 4w1 5w1 Z
        3 5b1 1w0 Z 6w1
        4 6w0 2b0 1b1 1w1
        5 3w0 6b0 2b0 Z
        6 4b1 5w1 Z 3b0";
    let event = cross_table(Form::Swiss, &[], lines);
    let tied = |edition| {
        let made = table(&event, edition, "DE");
        [1, 2, 3].map(|id| values(&made, id)[0].clone())
    };
    assert_eq!(tied(Fide2001), ["0", "0", "0"]);
    // The three stay tied.
    assert_eq!(table(&event, Fide2001, "DE").ties().len(), 1);
}

/// F-760, F-761, F-762.
#[test]
fn ex_11_and_13_ratings_with_the_own_one_for_unplayed_rounds() {
    let made = table(&table_b(), Fide2001, "ARO,ARO/C1,ARO/C2,TPR");
    assert_eq!(values(&made, 6)[0], "1916");
    assert_eq!(values(&made, 7)[..3], ["1924", "1975", "2017"]);
    let performance = [(7, "2290"), (4, "2012"), (5, "1817"), (6, "2028"), (1, "1901")];
    for (id, wanted) in performance {
        assert_eq!(values(&made, id)[3], wanted, "{id}");
    }
}

#[test]
fn ex_12_percentages() {
    for (points, games, mean, wanted) in [(60, 8, 2000, 2193), (65, 9, 2010, 2176), (40, 10, 2050, 1978)] {
        let percent = Fraction::tenths(points * 100).over(games).unwrap().rounded();
        assert_eq!(mean + difference(percent), wanted);
    }
}

#[test]
fn ex_14_opponents_count_within_350_points() {
    let lines = "1 2w1 3b1 4w1 5b0\n2 1b0\n3 Z 1w0\n4 Z Z 1b0\n5 Z Z Z 1w1";
    let event = cross_table(Form::Swiss, &[2200, 2300, 1950, 1700, 1600], lines);
    assert_eq!(values(&table(&event, Fide2001, "TPR"), 1), ["2181"]);
    // Without the limit the mean is rounded first.
    assert_eq!(values(&table(&event, TieBreakEdition::Fide2024, "TPR"), 1), ["2081"]);
}

/// Team round robin of four, P Q R S are 1 to 4.
fn table_d() -> Event {
    team_event(
        4,
        &[
            (1, 1, 4, &[1.0, 0.5, 0.0, 1.0]),
            (1, 2, 3, &[0.5, 0.5, 0.5, 0.5]),
            (2, 4, 3, &[1.0, 1.0, 0.5, 0.0]),
            (2, 1, 2, &[0.5, 1.0, 0.5, 0.5]),
            (3, 2, 4, &[1.0, 0.0, 1.0, 1.0]),
            (3, 3, 1, &[1.0, 0.5, 0.5, 0.5]),
        ],
    )
}

/// F-637, F-638, F-759.
#[test]
fn ex_17_and_18_team_sonneborn_berger_and_the_berlin_system() {
    let made = table(&table_d(), Nrw1987, "MPvGP,EGGSB,EMMSB,EMGSB,OTHER_BERLIN,BC");
    let expected = [
        (1, ["6.5", "37.75", "10", "17", "16"]),
        (2, ["6.5", "36.75", "7", "18", "15.5"]),
        (3, ["6", "36.75", "11", "19", "14"]),
        (4, ["5", "31.25", "6", "16.5", "14.5"]),
    ];
    for (id, wanted) in expected {
        let all = values(&made, id);
        assert_eq!(all[..5], wanted, "{id}");
        // If the first board's weight is the number of boards n, the Berlin value is (n + 1) times the points
        // minus the board count.
        let points = |text: &str| Fraction::from(text.parse::<Points>().unwrap());
        let five_times = Fraction::whole(5) * points(&all[0]);
        assert_eq!(five_times - points(&all[5]), points(&all[4]), "{id}");
    }
    assert_eq!(order(&made), [1, 2, 3, 4]);
    assert_eq!(order(&table(&table_d(), Nrw1987, "DE,MPvGP")), [1, 2, 3, 4]);
    assert_eq!(order(&table(&table_d(), Fide2001, "EMMSB")), [1, 3, 2, 4]);
}

/// F-259, F-336.
#[test]
fn ex_19_to_25_the_berlin_system_of_one_match() {
    let matches: [(&[f32], Option<u32>, [&str; 2]); 6] = [
        (&[1.0, 0.0, 0.5, 0.5], None, ["5.5", "4.5"]),
        (&[1.0, 0.0, 0.0, 1.0], None, ["5", "5"]),
        (&[0.0, 1.0, 0.5, 1.0, 0.5, 0.0], None, ["11", "10"]),
        (&[0.0, 1.0, 0.5, 1.0, 0.5, 0.0], Some(8), ["17", "16"]),
        (&[0.0, 1.0, 1.0, 0.0, 0.5, 0.5, 1.0, 0.0], None, ["18.5", "17.5"]),
        (&[1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0], None, ["18", "18"]),
    ];
    for (boards, top, wanted) in matches {
        let event = team_event(boards.len() as u32, &[(1, 1, 2, boards)]);
        let code = top.map_or("OTHER_BERLIN".to_owned(), |top| format!("OTHER_BERLIN/T{top}"));
        let made = table(&event, Nrw1987, &code);
        assert_eq!([values(&made, 1)[0].as_str(), values(&made, 2)[0].as_str()], wanted);
    }
}

#[test]
fn ex_39_a_player_who_left_early_is_not_in_the_table() {
    let lines = "
        1 6w1 2w1 3b0 4w=
        2 U 1b0 6w= 3w= 4b0
        3 4w= Z 1w1 2b= 6w=
        4 3b= 6b1 Z 1b= 2w1
        6 1b0 4w0 2b= Z 3b=";
    let mut event = cross_table(Form::RoundRobin, &[], lines);
    // The rounds against 5 are free: no points.
    event.participants[1].rounds[0] = turmuhr_standings::Entry::of_player(
        turmuhr_core::Round::Bye(turmuhr_core::Bye::PairingAllocated),
        Points::ZERO,
    );
    let made = table(&event, Nrw1987, "SB,OTHER_BLACKDRAW");
    assert_eq!(order(&made), [4, 3, 1, 6, 2]);
    let sonneborn = [(4, "4.5"), (3, "5"), (1, "3.5"), (6, "1.75"), (2, "1.75")];
    for (id, wanted) in sonneborn {
        assert_eq!(values(&made, id)[0], wanted, "{id}");
    }
}

#[test]
fn ex_40_a_player_who_left_late_stays() {
    let lines = "
        1 6w1 2w1 3b0 4w= 5b+
        2 5w= 1b0 6w= 3w= 4b0
        3 4w= 5b= 1w1 2b= 6w=
        4 3b= 6b1 5w0 1b= 2w1
        5 2b= 3w= 4b1 6b- 1w-
        6 1b0 4w0 2b= 5w+ 3b=";
    let event = cross_table(Form::RoundRobin, &[], lines);
    let expected = [
        (1, "7", "6"),
        (3, "7.75", "7.5"),
        (4, "6.75", "6"),
        (6, "4.25", "3"),
        (5, "5.25", "8.25"),
        (2, "3.5", "3.75"),
    ];
    for (id, nrw, fide) in expected {
        assert_eq!(values(&table(&event, Nrw1987, "SB"), id), [nrw], "{id}");
        assert_eq!(values(&table(&event, Fide2001, "SB"), id), [fide], "{id}");
    }
    let tied = |edition, codes: &str| -> Vec<u32> {
        order(&table(&event, edition, codes)).into_iter().filter(|id| [5, 6].contains(id)).collect()
    };
    assert_eq!(tied(Nrw1987, "SB"), [5, 6]);
    assert_eq!(tied(Fide2001, "DE,KS"), [5, 6]);
}

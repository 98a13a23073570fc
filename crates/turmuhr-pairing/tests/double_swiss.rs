//! C.04.5 by article.

#[path = "common/words.rs"]
mod words;

use turmuhr_pairing::{
    Adjustment, Attendance, Bye, Color, ColourRule, Entrant, Field, PlayerId, Points, Scoring, System,
    double_swiss::match_scoring, pair,
};

/// One line a player, the matches as in [`words::round`] with the colour of the first game. `>` after a match
/// adds half a point, `<` subtracts it.
fn field(total_rounds: u32, table: &str) -> Field {
    let mut rounds_done = 0;
    let players = table.lines().filter(|line| !line.trim().is_empty()).map(|line| {
        let mut parts = line.split_whitespace();
        let mut entrant = Entrant::new(PlayerId(parts.next().unwrap().parse().unwrap()));
        for word in parts {
            let number = entrant.history.len() as u32 + 1;
            let plain = word.trim_end_matches(['>', '<']);
            let half = match &word[plain.len()..] {
                ">" => Points::HALF,
                "<" => -Points::HALF,
                _ => Points::ZERO,
            };
            if half != Points::ZERO {
                entrant.adjustments.push(Adjustment { round: number, points: half });
            }
            entrant.history.push(words::round(plain));
        }
        rounds_done = rounds_done.max(entrant.history.len() as u32);
        entrant
    });
    let players = players.collect();
    Field {
        players,
        total_rounds,
        rounds_done,
        initial_colour: Color::White,
        scoring: match_scoring(&Scoring::STANDARD),
        prohibited: Vec::new(),
    }
}

fn paired(field: &Field) -> (Vec<(u32, u32)>, Option<u32>) {
    let pairing = pair(field, System::DoubleSwiss).unwrap();
    let boards = pairing.boards.iter().map(|board| (board.white.0, board.black.0)).collect();
    (boards, pairing.bye.map(|player| player.0))
}

#[test]
fn c_04_5_1_4_the_bye_is_worth_a_win_and_a_draw() {
    assert_eq!(match_scoring(&Scoring::STANDARD).pairing_bye, Points::tenths(15));
    let football = Scoring::of(Points::whole(3), Points::ONE, Points::ZERO);
    assert_eq!(match_scoring(&football).pairing_bye, Points::whole(4));
}

#[test]
fn c_04_5_3_6_the_first_round_is_the_upper_half_against_the_lower() {
    let (boards, bye) = paired(&field(5, "1\n2\n3\n4\n5\n6\n7"));
    assert_eq!((boards, bye), (vec![(1, 4), (5, 2), (3, 6)], Some(7)));
}

#[test]
fn c_04_5_3_4_the_bye_goes_to_the_lowest_score_then_to_most_matches_then_to_the_largest_number() {
    // 6 and 7 have no points; 7 was away, so 6, who has played, gets the bye.
    let (_, bye) = paired(&field(5, "1 4w1\n2 5b1\n3 6w1\n4 1b0>\n5 2w0>\n6 3b0\n7 Z"));
    assert_eq!(bye, Some(6));
    // C2: no second bye, and none after a match won by forfeit or a full bye.
    for barred in ["6 U", "6 7w+", "6 F"] {
        let table = format!("1 4w1\n2 5b1\n3 Z\n4 1b0\n5 2w0\n{barred}\n7 Z");
        let mut before = field(5, &table);
        before.players[2].next = Attendance::Present;
        // In some of these 6 is alone in its scoregroup; the bye goes to the lowest score anyway.
        let (_, bye) = paired(&before);
        assert_ne!(bye, Some(6), "{barred}");
    }
}

#[test]
fn c_04_5_c1_a_match_forfeited_may_be_paired_again() {
    assert_eq!(paired(&field(3, "1 2w+\n2 1b-")).0, [(1, 2)]);
    assert!(pair(&field(3, "1 2w1\n2 1b0"), System::DoubleSwiss).is_err());
}

#[test]
fn c_04_5_2_3_the_games_of_a_match_count() {
    // 3 won by only one and a half, so 1 and 2 are the top group although all three won.
    let (boards, _) = paired(&field(5, "1 4w1\n2 5b1\n3 6w1<\n4 1b0\n5 2w0\n6 3b0>"));
    assert!(boards.iter().any(|&(one, other)| (one.min(other), one.max(other)) == (1, 2)), "{boards:?}");
    assert!(boards.iter().any(|&(one, other)| (one.min(other), one.max(other)) == (3, 4)), "{boards:?}");
}

#[test]
fn c_04_5_2_3_floats_count_but_for_the_last_round() {
    // 1 to 3 have 4 points, 4, 5, 6 and 8 have 2; 4 and 8 met each other from different scores in the round before.
    let table = "1 9w1 10b1\n2 8w1 9b1\n3 7w1 5b1\n4 10w1 8w0\n5 6w1 3w0\n6 5b0 7w1\n7 3b0 6b0\n8 2b0 4b1\n9 1b0 2w0\n10 4b0 1w0";
    let up = |total: u32| {
        let pairing = pair(&field(total, table), System::DoubleSwiss).unwrap();
        pairing.record.brackets[0].moved_up.iter().map(|id| id.0).collect::<Vec<_>>()
    };
    assert_eq!((up(9), up(4), up(3)), (vec![5], vec![5], vec![4]));
}

#[test]
fn c_04_5_4_3_colours() {
    use ColourRule::*;
    // Two players who have met others, with their colours in first games.
    let colours = |one: &str, other: &str| {
        let mut table = String::new();
        let mut others = String::new();
        for (id, history) in [(1, one), (2, other)] {
            table.push_str(&id.to_string());
            for (at, colour) in history.chars().enumerate() {
                table.push_str(&format!(" {}{colour}=", 10 * id + at));
                others.push_str(&format!("\n{}", 10 * id + at));
            }
            table.push('\n');
        }
        let mut field = field(9, &format!("{table}{others}"));
        for other in &mut field.players[2..] {
            other.next = Attendance::Away(Bye::Zero);
        }
        let pairing = pair(&field, System::DoubleSwiss).unwrap();
        (pairing.boards[0].white.0, pairing.record.colours[0].rule)
    };
    let cases = [
        ("", "", 1, ByNumber),
        ("w", "b", 2, FewerWhites),
        ("bb", "bw", 1, FewerWhites),
        // Only the number of Whites counts, not the number of matches.
        ("wbb", "wb", 2, LatestDifference),
        ("wb", "bw", 1, LatestDifference),
        ("wb", "wb", 1, LastColour),
        ("bw", "bw", 2, LastColour),
        ("", "b", 2, LastColour),
    ];
    for (one, other, white, rule) in cases {
        let told = colours(one, other);
        // The first is the higher ranked only if the scores are equal.
        if one.len() == other.len() {
            assert_eq!(told, (white, rule), "{one} {other}");
        } else {
            assert_eq!(told.1, rule, "{one} {other}");
        }
    }
}

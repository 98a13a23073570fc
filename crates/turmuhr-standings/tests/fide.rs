//! FIDE's editions: a whole table, examples of the arbiters' manual, single articles.

mod common;

use common::{cross_table, order, ranks, table, values};
use turmuhr_core::{Points, Round};
use turmuhr_standings::{
    Adjustment, ByMeasure, Event, Form, TieBreakEdition,
    encounter::{Outcome, Tally},
    rules::Repeated,
    standings,
};

const T1: &str = "
 1  6b1  4w0  8b1  3w1  5w1  2b1
 2  7w1  5b-  4b0  9w1  3b1  1w0
 3  8b1 11w- 10w1  1b0  2w0   U
 4  9w1  1b1  2w1  5b0  6w1  8b=
 5 10b1  2w+ 11w1  4w1  1b0  6b=
 6  1w0  9b1  7w1 11b1  4b0  5w=
 7  2b0  8w0  6b0   U  10w1 11b=
 8  3w0  7b1  1w0 10b1   U   4w=
 9  4b0  6w0   U   2b0 11w0 10b1
10  5w0   U   3b0  8w0  7b0  9w0
11   U   3b+  5b0  6w0  9b1  7w=";

const T1_RATINGS: [u32; 11] = [2414, 2403, 2280, 2215, 2198, 2146, 1992, 1986, 1656, 1647, 1576];

#[test]
fn a_whole_swiss_under_the_edition_of_2026() {
    let codes = "PTS,BH,BH/C1,BH/C2,BH/M1,SB,SB/C1,FB,FB/C1,AOB,PS,PS/C1,WIN,WON,BPG,BWG,REP,STD,KS,ARO,ARO/C1,TPR,PTP,APRO,APPO";
    let expected = "
 1|5|22|19|16|14.5|17.5|14.5|22.5|19.5|20.25|16|15|5|5|3|3|6|5|5|2205|2248|2478|2506|2158|2214
 2|3|20|17|15|12|7.5|5.5|19.5|16|19.30|11|10|3|3|2|1|5|3|1|2111|2225|2183|2233|2096|2070
 3|3|18.5|15.5|14.5|10.5|7.5|6.5|19|16|19.38|11|10|3|2|2|1|5|3|1|2113|2268|2113|2136|1998|1932
 4|4.5|21.5|19.5|16.5|14.5|15.25|13.25|21|19.5|20.17|17.5|16.5|4|4|3|1|6|4.5|3.5|2134|2229|2327|2404|2124|2141
 5|4.5|20.5|19.5|16.5|14.5|13.75|12.75|21|19.5|20.10|18.5|17.5|4|3|3|1|6|4.5|3.5|2000|2106|2149|2262|2001|1955
 6|3.5|22|20|17.5|15|10.25|8.25|21|19.5|19.50|12.5|12.5|3|3|3|2|6|3.5|1.5|2009|2095|2066|2117|2071|2061
 7|2.5|17|16|13.5|12.5|5.25|4.25|18|16.5|19.20|5.5|5.5|2|1|3|0|6|2.5|0.5|1952|2046|1803|1708|1898|1846
 8|3.5|19|18|15.5|13|8.75|7.75|19|17.5|19.10|10.5|10.5|3|2|2|2|6|3.5|0.5|2110|2225|2110|2132|1989|1922
 9|2|17.5|16.5|14.5|12|3|2|18|16.5|19.70|5|5|2|1|3|1|6|2|0|1997|2103|1757|1594|1942|1901
10|1|16.5|15.5|13.5|11|1|0|16.5|15|18.50|5|5|1|0|2|0|6|1|0|2022|2114|1222|856|1986|1966
11|3.5|18.5|16.5|14|12|9.25|7.25|18|16.5|19.25|13.5|12.5|3|1|2|1|6|3.5|1|1998|2112|1911|1894|1944|1920";
    let event = cross_table(Form::Swiss, &T1_RATINGS, T1);
    let made = table(&event, TieBreakEdition::Fide2026, codes);
    for line in expected.lines().skip(1) {
        let mut wanted = line.split('|').map(|word| {
            let word = word.trim();
            if word.contains('.') { word.trim_end_matches('0').trim_end_matches('.') } else { word }
        });
        let id: u32 = wanted.next().unwrap().parse().unwrap();
        assert_eq!(values(&made, id), wanted.collect::<Vec<_>>(), "player {id}");
    }
}

/// A player with the given rounds among opponents 2, 3, … who have these scores.
fn manual(rounds: &str, scores: &[f32]) -> Event {
    let words: Vec<&str> = rounds.split_whitespace().collect();
    let mut lines = format!("1 {rounds}\n");
    for id in 2..scores.len() + 2 {
        let turned = words.iter().map(|word| match word.strip_prefix(&format!("{id}w")) {
            Some("1") => "1b0",
            Some("0") => "1b1",
            Some("=") => "1b=",
            Some("+") => "1b-",
            Some(_) => "1b+",
            // Points as awarded, whatever follows.
            None => "F",
        });
        lines.push_str(&format!("{id} {}\n", turned.collect::<Vec<_>>().join(" ")));
    }
    let mut event = cross_table(Form::Swiss, &[], &lines);
    for (participant, score) in event.participants[1..].iter_mut().zip(scores) {
        let scored: Points = participant.rounds.iter().map(|entry| entry.points.games).sum();
        let points = ByMeasure::both(Points::tenths((score * 10.0) as i32) - scored);
        participant.adjustments.push(Adjustment { round: 0, points });
    }
    event
}

/// Rounds, opponents' scores, codes, and the values before and since 2026.
type Case = (&'static str, &'static [f32], &'static str, &'static [&'static str], &'static [&'static str]);

#[test]
fn dummies_are_capped_since_2026() {
    let cases: [Case; 6] = [
        // A zero-point bye: capped at ten draws; a cut takes it first.
        (
            "2w1 3w1 4w0 Z 5w1 6w= 7w1 8w= 9w1 10w1",
            &[5.0, 5.0, 6.5, 4.5, 6.0, 5.0, 6.5, 5.5, 6.0],
            "BH,BH/C1,SB",
            &["57", "50", "37.25"],
            &["55", "50", "37.25"],
        ),
        // A forfeit win: capped at the score of the scheduled opponent.
        ("2w1 3w1 4w1 5w1 6w1 7w1 10w+ 8w0 9w0", &[5.5; 9], "BH", &["51"], &["49.5"]),
        // A forfeit loss against an opponent with more points, then a withdrawal.
        (
            "2w1 3w1 4w1 5w1 6w1 7w1 8w= 9w0 10w- Z",
            &[6.5, 6.5, 6.5, 6.5, 6.5, 6.5, 6.5, 6.0, 7.0],
            "BH",
            &["64.5"],
            &["63"],
        ),
        (
            "2w1 3w1 4w1 5w1 6w1 7w1 8w1 9w1 10w= 11w+",
            &[7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 8.5, 4.5],
            "BH",
            &["74"],
            &["69"],
        ),
        ("2w1 H 3w1 4w1 5w0", &[3.5, 3.5, 3.0, 1.5], "BH,BH/C1", &["15", "11.5"], &["14", "11.5"]),
        ("2w1 3w= 4w0 6w+ 5w0", &[3.0, 3.0, 2.5, 2.5, 1.5], "BH", &["13.5"], &["12.5"]),
    ];
    for (rounds, scores, codes, before, since) in cases {
        let event = manual(rounds, scores);
        assert_eq!(values(&table(&event, TieBreakEdition::Fide2024, codes), 1), before, "{rounds}");
        assert_eq!(values(&table(&event, TieBreakEdition::Fide2023, codes), 1), before, "{rounds}");
        assert_eq!(values(&table(&event, TieBreakEdition::Fide2026, codes), 1), since, "{rounds}");
    }
}

#[test]
fn the_virtual_opponent_of_2009() {
    // Round 3 of 9 with 1½ points before it: an absence makes 5½, a forfeit win 4½; and two more absences at
    // the end.
    let away = cross_table(
        Form::Swiss,
        &[],
        "1 2w1 2b= Z 2w1 2b1 2w1 2b1 2w1 2b1\n2 1b0 1w= Z 1b0 1w0 1b0 1w0 1b0 1w0",
    );
    let forfeit = cross_table(
        Form::Swiss,
        &[],
        "1 2w1 2b= 2w+ 2w1 2b1 2w1 2b1 2w1 2b1\n2 1b0 1w= 1b- 1b0 1w0 1b0 1w0 1b0 1w0",
    );
    let third = |event| {
        let made = table(event, TieBreakEdition::Fide2009, "BH");
        made.rows[0].values[0].as_ref().unwrap().terms[2].amount.to_string()
    };
    assert_eq!([third(&away), third(&forfeit)], ["5.5", "4.5"]);
    // For opponents an unplayed game counts half a point.
    let made = table(&away, TieBreakEdition::Fide2009, "BH");
    assert_eq!(made.rows[0].values[0].as_ref().unwrap().terms[0].amount.to_string(), "1");
}

#[test]
fn article_6_a_place_is_given_only_if_it_is_certain() {
    // 1 beat 2, 2 beat 3, 1 and 3 did not meet; all end with two points.
    let open = cross_table(Form::Swiss, &[], "1 2w1 4w0 F\n2 1b0 3w1 F\n3 4b1 2b0 F\n4 3w0 1b1 Z");
    let made = table(&open, TieBreakEdition::Fide2026, "DE");
    assert_eq!(ranks(&made), [(1, 1), (2, 1), (3, 1), (4, 4)]);
    assert_eq!(values(&made, 1), ["0"]);
    // 1 beat both, 2 and 3 did not meet: 1 is first whatever that game would give.
    let certain = cross_table(Form::Swiss, &[], "1 2w1 3w1 Z Z\n2 1b0 Z F F\n3 Z 1b0 F F");
    let made = table(&certain, TieBreakEdition::Fide2026, "DE");
    assert_eq!(ranks(&made), [(1, 1), (2, 2), (3, 2)]);
    assert_eq!([values(&made, 1), values(&made, 2)], [["1"], ["2"]]);
    // Editions before 2023 require that all have met.
    assert_eq!(ranks(&table(&certain, TieBreakEdition::Fide2009, "DE")), [(1, 1), (2, 1), (3, 1)]);
}

#[test]
fn article_6_several_games_count_with_their_mean() {
    // 1 and 2 met twice, once as a double forfeit.
    let lines = "1 4w1 2b- 3b= 2w= F\n2 F 1w- H 1b= 3w1\n3 F F 1w= H 2b0\n4 1b0 Z Z Z Z";
    let event = cross_table(Form::Swiss, &[], lines);
    let mut rules = TieBreakEdition::Fide2026.rules();
    rules.encounter.repeated = Repeated::Averaged;
    let tallied = |tally: &Tally| (tally.id.0, tally.points.to_string(), tally.not_met);
    let tallies = |code: &str| -> Vec<(u32, String, u32)> {
        let made = standings(&event, rules, &[code.parse().unwrap()]).unwrap();
        assert_eq!(order(&made), [2, 1, 3, 4]);
        made.rows[0].encounters[0].1[0].group.iter().map(tallied).collect()
    };
    let told = |id: u32, points: &str| (id, points.to_owned(), 0);
    let averaged = [told(2, "1.25"), told(1, "0.75"), told(3, "0.5")];
    assert_eq!(tallies("DE"), [told(2, "1.5"), told(1, "1"), told(3, "0.5")]);
    assert_eq!(tallies("DE/P"), averaged);
    // FIDE's own program leaves the tie; the result by the text is shown beside it.
    let made = table(&event, TieBreakEdition::Fide2026, "DE/P");
    assert_eq!(ranks(&made), [(1, 1), (2, 1), (3, 1), (4, 4)]);
    let applied = &made.rows[0].encounters[0].1[0];
    assert_eq!(applied.outcome, Outcome::NotAllMet);
    let worded: Vec<_> = applied.by_the_words.iter().flatten().map(tallied).collect();
    assert_eq!(worded, averaged);
    // A forfeit that does not count is no meeting, so both counts agree.
    let made = table(&event, TieBreakEdition::Fide2026, "DE");
    assert_eq!(made.rows[0].encounters[0].1[0].by_the_words, None);
}

#[test]
fn article_15_2_forfeits_in_round_robins() {
    let lines = "1 2w1 3b+ 4w=\n2 1b0 4w= 3b+\n3 4b1 1w- 2w-\n4 3w0 2b= 1b=";
    let robin = cross_table(Form::RoundRobin, &[2000, 1900, 1800, 1700], lines);
    let swiss = cross_table(Form::Swiss, &[2000, 1900, 1800, 1700], lines);
    let codes = "SB,WON,BPG,REP,ARO,DE";
    // Forfeits are games: 3 counts with its one point, and the win counts as won with Black; ratings ignore it.
    assert_eq!(
        values(&table(&robin, TieBreakEdition::Fide2026, codes), 1),
        ["3", "2", "1", "3", "1800", "0"]
    );
    assert_eq!(values(&table(&swiss, TieBreakEdition::Fide2026, codes), 1)[1], "1");
    assert_eq!(values(&table(&robin, TieBreakEdition::Fide2024, "ARO"), 1), ["1800"]);
    // Since 2026 a lost forfeit is neither a game with Black nor an elected round.
    assert_eq!(values(&table(&robin, TieBreakEdition::Fide2026, "REP"), 3), ["1"]);
}

#[test]
fn bonuses_count_in_the_score_and_for_opponents() {
    let mut event = cross_table(Form::Swiss, &[], "1 2w1\n2 1b0");
    event.participants[1]
        .adjustments
        .push(Adjustment { round: 1, points: ByMeasure::both(Points::whole(2)) });
    let made = table(&event, TieBreakEdition::Fide2026, "BH");
    assert_eq!(order(&made), [2, 1]);
    assert_eq!(values(&made, 1), ["2"]);
    assert_eq!(values(&table(&event, TieBreakEdition::Nrw1987, "BH"), 1), ["0"]);
}

#[test]
fn unknown_opponents_and_double_entries_are_refused() {
    let mut event = cross_table(Form::Swiss, &[], "1 3w1\n2 Z");
    let rules = TieBreakEdition::CURRENT.rules();
    assert!(turmuhr_standings::standings(&event, rules, &[]).is_err());
    event.participants[0].rounds[0].round = Round::Bye(turmuhr_core::Bye::Zero);
    event.participants[1].id = event.participants[0].id;
    assert!(turmuhr_standings::standings(&event, rules, &[]).is_err());
}

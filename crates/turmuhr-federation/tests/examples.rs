//! Which test holds which worked example of line-ups, substitutes, remedies, ages, clocks and licences. The others are
//! listed beside the standings.

/// Files of tests.
const FILES: [(&str, &str); 10] = [
    ("cups", include_str!("cups.rs")),
    ("formulas", include_str!("formulas.rs")),
    ("framework", include_str!("framework.rs")),
    ("fide_events", include_str!("fide_events.rs")),
    ("leagues", include_str!("leagues.rs")),
    ("licences", include_str!("licences.rs")),
    ("lineups", include_str!("lineups.rs")),
    ("matches", include_str!("matches.rs")),
    ("remedies", include_str!("remedies.rs")),
    ("standings", include_str!("../../turmuhr-standings/tests/examples.rs")),
];

/// From which example to which, the file, the test.
const EXAMPLES: [(u32, u32, &str, &str); 24] = [
    (15, 15, "formulas", "ex_15_seats_by_highest_quotients"),
    (16, 16, "matches", "art_18_2_and_annex_2_1_2_what_wins_a_match"),
    (19, 25, "matches", "the_berlin_system_and_what_comes_after_it"),
    (26, 35, "lineups", "art_16_7_and_16_8_the_worked_examples"),
    (36, 38, "lineups", "youth_7_5_and_8_1_the_girls_and_the_c_youth_board"),
    (46, 53, "lineups", "art_16_5_and_16_6_substitutes"),
    (54, 55, "lineups", "youth_7_3_and_8_5_substitutes_and_their_suspension"),
    (56, 56, "leagues", "youth_8_2_the_final_carries_one_result_over"),
    (57, 58, "remedies", "art_5_a_matter_from_its_decision_to_the_last_word"),
    (59, 59, "remedies", "art_5_4_and_5_11_who_may_lodge_and_who_may_not_decide"),
    (60, 61, "cups", "art_13_3_the_team_cup_is_seeded"),
    (63, 63, "fide_events", "art_2_3_when_it_is_drawn_again"),
    (65, 65, "leagues", "youth_qualification_arithmetic"),
    (66, 68, "framework", "who_may_enter_youth_events"),
    (69, 69, "fide_events", "art_3_2_six_o_clock_at_the_first_control"),
    (70, 70, "remedies", "periods_before_a_day"),
    (71, 71, "matches", "art_27_late_starts_and_who_does_not_come"),
    (72, 72, "licences", "iii_3_five_years_then_rest_then_gone"),
    (73, 73, "licences", "iii_3_ten_years_and_the_exam"),
    (74, 74, "licences", "iii_3_of_the_own_level"),
    (75, 75, "licences", "ii_2_four_requirements_and_their_window"),
    (76, 76, "licences", "ii_1_a_regional_course"),
    (77, 77, "licences", "ii_3_and_ii_4_titles_and_fide_licences"),
    (78, 78, "licences", "ii_1_not_before_sixteen"),
];

#[test]
fn every_worked_example_has_its_test() {
    let text = |file: &str| FILES.iter().find(|(name, _)| *name == file).expect("a file").1;
    for (first, last, file, test) in EXAMPLES {
        assert!(
            text(file).contains(&format!("fn {test}(")),
            "EX-{first:02} to EX-{last:02}: no {test} in {file}"
        );
    }
    // All seventy-eight, here or beside the standings.
    for example in 1..=78 {
        let here = EXAMPLES.iter().any(|(first, last, ..)| (*first..=*last).contains(&example));
        let there = text("standings").contains(&format!("(\"EX-{example:02}\", "));
        assert!(here || there, "EX-{example:02} has no test");
    }
}

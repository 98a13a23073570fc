//! Which test covers which worked example. Examples about line-ups, substitutes, remedies, ages, clocks and
//! licences (EX-26 to EX-38, EX-46 to EX-55, EX-57 to EX-59, EX-65 to EX-78) do not concern standings, ratings
//! or schedules.

/// Files of tests.
const FILES: [(&str, &str); 11] = [
    ("ordinances", include_str!("ordinances.rs")),
    ("fide", include_str!("fide.rs")),
    ("withdrawals", include_str!("withdrawals.rs")),
    ("playoffs", include_str!("playoffs.rs")),
    ("list_rules", include_str!("list_rules.rs")),
    ("team_events", include_str!("team_events.rs")),
    ("exchange", include_str!("../../turmuhr-exchange/tests/teams.rs")),
    ("pairing", include_str!("../../turmuhr-round-robin/tests/round_robin.rs")),
    ("knockout", include_str!("../../turmuhr-pairing/tests/knockout.rs")),
    ("federation", include_str!("../../turmuhr-federation/tests/formulas.rs")),
    ("rating", include_str!("../../turmuhr-rating/tests/worked_examples.rs")),
];

/// The example, the file, the test.
const EXAMPLES: [(&str, &str, &str); 68] = [
    // The ordinances and the annex of 2001.
    ("EX-01", "ordinances", "ex_01_and_02_sonneborn_berger_then_draws_with_black"),
    ("EX-02", "ordinances", "ex_01_and_02_sonneborn_berger_then_draws_with_black"),
    ("EX-03", "ordinances", "ex_03_three_lists_three_outcomes"),
    ("EX-04", "ordinances", "ex_04_and_05_direct_encounter_of_three_and_extended_koya"),
    ("EX-05", "ordinances", "ex_04_and_05_direct_encounter_of_three_and_extended_koya"),
    ("EX-06", "ordinances", "ex_06_no_direct_encounter_where_two_did_not_meet"),
    ("EX-07", "ordinances", "ex_07_buchholz_with_draws_against_oneself"),
    ("EX-08", "ordinances", "ex_08_to_10_the_tie_of_three"),
    ("EX-09", "ordinances", "ex_08_to_10_the_tie_of_three"),
    ("EX-10", "ordinances", "ex_08_to_10_the_tie_of_three"),
    ("EX-11", "ordinances", "ex_11_and_13_ratings_with_the_own_one_for_unplayed_rounds"),
    ("EX-12", "ordinances", "ex_12_percentages"),
    ("EX-13", "ordinances", "ex_11_and_13_ratings_with_the_own_one_for_unplayed_rounds"),
    ("EX-14", "ordinances", "ex_14_opponents_count_within_350_points"),
    ("EX-15", "federation", "ex_15_seats_by_highest_quotients"),
    ("EX-16", "exchange", "ex_16_what_wins_a_match"),
    ("EX-17", "ordinances", "ex_17_and_18_team_sonneborn_berger_and_the_berlin_system"),
    ("EX-18", "ordinances", "ex_17_and_18_team_sonneborn_berger_and_the_berlin_system"),
    ("EX-19", "ordinances", "ex_19_to_25_the_berlin_system_of_one_match"),
    ("EX-20", "ordinances", "ex_19_to_25_the_berlin_system_of_one_match"),
    ("EX-21", "ordinances", "ex_19_to_25_the_berlin_system_of_one_match"),
    ("EX-22", "ordinances", "ex_19_to_25_the_berlin_system_of_one_match"),
    ("EX-23", "ordinances", "ex_19_to_25_the_berlin_system_of_one_match"),
    ("EX-24", "ordinances", "ex_19_to_25_the_berlin_system_of_one_match"),
    ("EX-25", "ordinances", "ex_19_to_25_the_berlin_system_of_one_match"),
    ("EX-39", "withdrawals", "ex_39_below_half_nothing_counts"),
    ("EX-39", "withdrawals", "ex_39_nrw_deletes_and_fide_shows"),
    ("EX-40", "withdrawals", "ex_40_from_half_on_the_rest_is_won"),
    ("EX-41", "withdrawals", "ex_41_to_43_what_is_half"),
    ("EX-42", "withdrawals", "ex_41_to_43_what_is_half"),
    ("EX-43", "withdrawals", "ex_41_to_43_what_is_half"),
    ("EX-44", "withdrawals", "ex_44_in_a_swiss_nothing_changes"),
    ("EX-45", "withdrawals", "ex_45_a_team_that_leaves"),
    ("EX-56", "team_events", "ex_56_the_final_of_the_youth_teams"),
    ("EX-60", "knockout", "ex_60_and_61_every_admissible_layout_occurs_and_no_other"),
    ("EX-61", "knockout", "ex_60_and_61_every_admissible_layout_occurs_and_no_other"),
    ("EX-62", "pairing", "b_26_2_club_mates_meet_first"),
    ("EX-63", "pairing", "ex_63_redraw"),
    ("EX-64", "playoffs", "ex_64_art_10_3_two_blitz_games_then_the_next_decisive_one"),
    // Play-offs: the rows of the catalogue.
    ("6.6", "playoffs", "art_6_6_two_games_two_more_then_the_lot"),
    ("9.2", "playoffs", "art_9_2_three_play_a_tournament_and_9_1_orders_those_still_level"),
    ("11.8", "playoffs", "art_11_8_reversed_colours_berlin_and_further_matches"),
    ("12.4", "playoffs", "art_12_4_and_13_4_the_cups"),
    ("13.4", "playoffs", "art_12_4_and_13_4_the_cups"),
    ("18.3", "playoffs", "art_18_3_the_team_championship"),
    ("youth 3.3 to 6.3", "playoffs", "youth_3_3_thirty_minutes_then_buchholz_wins_sum_of_buchholz"),
    ("youth 8.4", "playoffs", "youth_8_4_the_guest_of_the_event_is_host_ex_56"),
    ("youth 10.4, 11.5", "playoffs", "youth_10_4_and_11_5_end_with_the_lot"),
    ("F-770 to F-775", "list_rules", "f_770_to_775_what_the_annex_of_2001_recommends"),
    // C.07.
    ("C.07 6, both examples", "fide", "article_6_a_place_is_given_only_if_it_is_certain"),
    ("C.07, the manual's six", "fide", "dummies_are_capped_since_2026"),
    ("C.07, a whole Swiss", "fide", "a_whole_swiss_under_the_edition_of_2026"),
    ("C.07, virtual opponent", "fide", "the_virtual_opponent_of_2009"),
    ("C.07 13.4", "team_events", "c07_13_4_score_and_schedule"),
    // Schedules.
    ("Berger tables", "pairing", "c05_annex_1_the_printed_tables"),
    ("double round robin", "pairing", "without_the_exchange_somebody_would_have_three_running"),
    ("Varma groups", "pairing", "c05_annex_2_compatriots_stay_apart_at_the_end"),
    ("Scheveningen", "pairing", "scheveningen_as_printed"),
    ("knock-out seeding", "knockout", "the_standard_seeding"),
    ("board colours", "pairing", "teams_have_their_colours_by_board"),
    // Ratings.
    ("B.02, example A", "rating", "b02_8_3_example_a"),
    ("B.02, example B", "rating", "b02_8_3_1_example_b_the_limit_is_for_players_below_2650"),
    ("B.02, first rating", "rating", "b02_8_2_first_rating"),
    ("B.02, K", "rating", "b02_8_3_3_k"),
    ("DWZ, four players", "rating", "dwz_examples_in_both_formulas"),
    ("DWZ, arithmetic", "rating", "dwz_arithmetic_as_printed"),
    ("DWZ, first rating", "rating", "dwz_first_rating_is_where_the_score_is_expected"),
    ("withdrawal, arithmetic", "pairing", "ex_39_to_45_withdrawal"),
];

#[test]
fn every_example_has_its_test() {
    for (example, file, test) in EXAMPLES {
        let (_, text) = FILES.iter().find(|(name, _)| *name == file).expect("a file");
        assert!(text.contains(&format!("fn {test}(")), "{example}: no test {test} in {file}");
    }
}

//! Lists of tie-breaks: recommendations, warnings, and ties that lead to a play-off.

mod common;

use common::{cross_table, table, team_event};
use turmuhr_standings::{
    Code, Event, Form, TieBreakEdition,
    lists::{ListWarning, OrdinanceList, alternative, recommended, warnings},
    playoff::{called_for, rules},
};

use TieBreakEdition::{Fide2001, Fide2009, Fide2024, Fide2026, Nrw1987};

fn codes(list: &str) -> Vec<Code> {
    list.split(',').map(|code| code.parse().unwrap()).collect()
}

fn names(list: &[Code]) -> String {
    list.iter().map(Code::as_str).collect::<Vec<_>>().join(",")
}

fn pair(form: Form, ratings: &[u32]) -> Event {
    cross_table(form, ratings, "1 2w1\n2 1b0")
}

/// F-770, F-771, F-772, F-773, F-774, F-775.
#[test]
fn f_770_to_775_what_the_annex_of_2001_recommends() {
    let teams = |form| Event { form, ..team_event(4, &[(1, 1, 2, &[1.0, 0.5, 0.5, 0.0])]) };
    let cases = [
        (pair(Form::RoundRobin, &[]), "DE,KS,SB,WON"),
        (pair(Form::Swiss, &[2000, 1900]), "ARO,TPR"),
        (pair(Form::Swiss, &[2000]), "DE,BH,SB,WON"),
        (pair(Form::Swiss, &[]), "DE,BH,SB,WON"),
        (teams(Form::RoundRobin), "MPVGP,DE,EMMSB"),
        (teams(Form::Swiss), "MPVGP,DE,BH,EMMSB"),
    ];
    for (event, wanted) in cases {
        let list = recommended(&event, Fide2001);
        assert_eq!(names(&list), wanted);
        let mixed = warnings(&event, Fide2001, &list);
        assert!(!mixed.iter().any(|warning| matches!(warning, ListWarning::MixedGroups { .. })), "{mixed:?}");
    }
}

/// F-771, F-775: the primary score is left out of the list, and its Sonneborn-Berger uses that score.
#[test]
fn f_771_and_775_where_game_points_come_first() {
    use turmuhr_standings::Measure;
    let by_games =
        |form| Event { form, primary: Measure::Game, ..team_event(4, &[(1, 1, 2, &[1.0, 0.5, 0.5, 0.0])]) };
    assert_eq!(names(&recommended(&by_games(Form::RoundRobin), Fide2001)), "MPVGP,DE,EGGSB");
    assert_eq!(names(&recommended(&by_games(Form::Swiss), Fide2001)), "MPVGP,DE,BH,EGGSB");
    // The secondary score: game points if match points are primary, and the reverse.
    let second = |event: &Event| common::values(&table(event, Fide2001, "MPvGP"), 1)[0].clone();
    assert_eq!(second(&by_games(Form::RoundRobin)), "1", "a drawn match");
    assert_eq!(second(&Event { primary: Measure::Match, ..by_games(Form::RoundRobin) }), "2", "two boards");
}

/// F-773: if most, but not all, are rated there are two lists to choose from.
#[test]
fn f_773_two_lists_where_most_are_rated() {
    let swiss = |ratings: &[u32]| cross_table(Form::Swiss, ratings, "1 2w1\n2 1b0\n3 Z");
    let other = |ratings: &[u32], edition| alternative(&swiss(ratings), edition).map(|list| names(&list));
    assert_eq!(other(&[2000, 1900], Fide2001), Some("DE,PS".to_owned()));
    assert_eq!(other(&[2000, 1900, 1800], Fide2001), None, "all");
    assert_eq!(other(&[2000], Fide2001), None, "most are not");
    assert_eq!(other(&[2000, 1900], Fide2026), None);
    assert_eq!(alternative(&pair(Form::RoundRobin, &[2000]), Fide2001), None);
    assert_eq!(names(&recommended(&swiss(&[2000, 1900]), Fide2001)), "DE,BH,SB,WON");
}

/// F-557, F-561, F-567, F-571, F-582, F-588.
#[test]
fn the_ordinances_and_no_list_where_the_rules_print_none() {
    assert_eq!(names(&recommended(&pair(Form::RoundRobin, &[]), Nrw1987)), "SB,OTHER_BLACKDRAW");
    assert_eq!(names(&recommended(&pair(Form::Swiss, &[]), Nrw1987)), "BH,OTHER_BLACKDRAW");
    for edition in [Fide2009, Fide2024, Fide2026] {
        for form in [Form::Swiss, Form::RoundRobin] {
            assert!(recommended(&pair(form, &[]), edition).is_empty());
        }
    }
    let named = |id| OrdinanceList::named(id).map(|list| (list.article, list.codes.join(","), list.then_lot));
    assert_eq!(named("jem"), Some(("3.2", "BH,WON,OTHER_BHSUM".to_owned(), false)));
    assert_eq!(named("JBEM"), Some(("10.3", "SB,WON".to_owned(), true)));
    assert_eq!(named("jbmm"), Some(("11.4", "MPvGP,WON:MP".to_owned(), true)));
    assert_eq!(named("wjmm-title"), Some(("9.3", "DE,MPvGP,OTHER_BERLIN".to_owned(), false)));
    assert_eq!(named("nothing"), None);
}

#[test]
fn f_766_ratings_where_some_have_none() {
    let event = pair(Form::Swiss, &[2000]);
    let found = warnings(&event, Fide2026, &codes("BH,ARO,TPR/U1400"));
    assert_eq!(found, [ListWarning::Unrated { code: "ARO".parse().unwrap(), unrated: 1 }]);
    assert!(warnings(&pair(Form::Swiss, &[2000, 1900]), Fide2026, &codes("ARO")).is_empty());
}

#[test]
fn f_767_groups_are_not_mixed() {
    let event = pair(Form::Swiss, &[2000, 1900]);
    let found = warnings(&event, Fide2001, &codes("PS,BH"));
    let mixed = ListWarning::MixedGroups { first: "PS".parse().unwrap(), other: "BH".parse().unwrap() };
    assert_eq!(found, [mixed]);
    for fine in ["BH,SB", "PS,WON", "DE,PS", "DE,BH,SB,WON", "ARO,TPR"] {
        assert!(warnings(&event, Fide2001, &codes(fine)).is_empty(), "{fine}");
    }
    assert!(warnings(&event, Fide2026, &codes("PS,BH")).is_empty(), "only the annex says so");
}

#[test]
fn c_07_8_no_buchholz_in_round_robins() {
    let event = pair(Form::RoundRobin, &[]);
    let found = warnings(&event, Fide2026, &codes("BH/C1,SB,FB"));
    assert_eq!(found.len(), 2);
    assert!(warnings(&event, Fide2024, &codes("BH/C1,SB,FB")).is_empty());
    assert!(warnings(&pair(Form::Swiss, &[]), Fide2026, &codes("BH/C1,SB,FB")).is_empty());
}

/// Points 2, 2, 1, 1.
fn two_ties() -> Event {
    cross_table(Form::RoundRobin, &[], "1 4w1 2w= 3b=\n2 3w1 1b= 4w=\n3 2b0 4b= 1w=\n4 1b0 3w= 2b=")
}

#[test]
fn ties_in_points_call_for_a_play_off_whatever_the_tie_breaks_say() {
    let made = table(&two_ties(), Nrw1987, "SB,OTHER_BLACKDRAW");
    let calls = |id: &str, cuts: &[u32]| -> Vec<(Vec<u32>, u32, Vec<u32>)> {
        let rule = rules::named(id).expect("a rule");
        let told = called_for(rule, &made, cuts).into_iter();
        told.map(|call| (call.participants.iter().map(|id| id.0).collect(), call.place, call.boundaries))
            .collect()
    };
    // F-192: the first place, before Sonneborn-Berger.
    assert_eq!(calls("championship", &[]), [(vec![1, 2], 1, vec![1])]);
    // F-162: a cut inside a tied group; none if it separates different scores.
    assert_eq!(calls("dem-place", &[3]), [(vec![3, 4], 3, vec![1])]);
    assert_eq!(calls("dem-place", &[2]), []);
    // F-207: first place and the last qualifying place; F-583: each of the first four.
    assert_eq!(calls("blitz", &[3]), [(vec![1, 2], 1, vec![1]), (vec![3, 4], 3, vec![1])]);
    assert_eq!(calls("jbem", &[]), [(vec![1, 2], 1, vec![1]), (vec![3, 4], 3, vec![1])]);
}

/// F-228.
#[test]
fn art_11_8_board_points_go_before_the_play_off() {
    let event = team_event(
        2,
        &[(1, 1, 4, &[1.0, 1.0]), (1, 2, 3, &[1.0, 0.5]), (2, 1, 3, &[1.0, 1.0]), (2, 2, 4, &[1.0, 1.0])],
    );
    let made = table(&event, Nrw1987, "MPvGP");
    let teams = |id: &str| called_for(rules::named(id).expect("a rule"), &made, &[]).len();
    assert_eq!((teams("blitz-team"), teams("team-championship")), (0, 1));
}

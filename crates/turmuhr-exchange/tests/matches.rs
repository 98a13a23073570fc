//! Events whose rounds are matches, generated, written and read again: the content stays the same.

use proptest::prelude::*;
use turmuhr_contest::{Ask, Purpose};
use turmuhr_exchange::trf::{
    self, Document, Tournament,
    export::{About, double_document, team_document},
};
use turmuhr_pairing::{
    System, TeamPreferences,
    generate::{Generated, Wish, generate},
};

fn document(made: &Generated, code: &str) -> Document {
    let about = About { type_code: code.to_owned(), ..About::default() };
    let sheet = made.sheet.as_ref().unwrap();
    let name = |id| format!("Player{id}");
    match made.settings.system {
        System::DoubleSwiss => double_document(made, sheet, &about, name),
        _ => team_document(made, sheet, &about, name),
    }
}

/// No findings, and the same field.
fn comes_back(made: &Generated, code: &str) {
    let text = document(made, code).write().0;
    let tournament = Tournament::new(&trf::read(text.as_bytes()));
    assert_eq!(tournament.findings, [], "{text}");
    let ready = tournament.ready(Ask::to(Purpose::Check)).unwrap();
    assert_eq!(ready.system, made.settings.system);
    assert_eq!(
        (ready.field.total_rounds, ready.field.rounds_done),
        (made.field.total_rounds, made.field.rounds_done)
    );
    assert_eq!(ready.field.scoring, made.field.scoring);
    assert_eq!(ready.field.prohibited, made.field.prohibited);
    for (read, played) in ready.field.players.iter().zip(&made.field.players) {
        assert_eq!(read.history, played.history, "{}\n{text}", read.id);
        assert_eq!(read.second_score, played.second_score, "{}\n{text}", read.id);
        for round in 1..=made.field.rounds_done {
            let score = |one: &turmuhr_pairing::Entrant| one.pairing_score(&made.field.scoring, round);
            assert_eq!(score(read), score(played), "{}, round {round}\n{text}", read.id);
        }
    }
}

/// Every reason to miss a game occurs now and then.
fn disturbed() -> Wish {
    Wish {
        half_bye: Some(12),
        zero_bye: Some(12),
        full_bye: Some(30),
        late_entry: Some(9),
        unusual: Some(9),
        prohibited_groups: Some(1),
        ..Wish::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn teams_come_back_from_their_file(
        seed in any::<u64>(),
        teams in 4_u32..20,
        rounds in 1_u32..6,
        boards in 1_u32..7,
        (preferences, name) in prop_oneof![
            Just((TeamPreferences::TypeA, "_TYPEA")),
            Just((TeamPreferences::TypeB, "_TYPEB")),
            Just((TeamPreferences::None, "")),
        ],
        by_game_points: bool,
        baku: bool,
    ) {
        let wish = Wish {
            system: Some(System::Team(preferences)),
            players: Some(teams),
            rounds: Some(rounds),
            boards: Some(boards),
            forfeit: Some(5),
            by_game_points,
            baku: baku && !by_game_points,
            ..disturbed()
        };
        let Ok(made) = generate(&wish, seed) else { return Ok(()) };
        let scores = if by_game_points { "_GP_MP" } else { "_MP_GP" };
        let baku = if wish.baku { "_BAKU" } else { "" };
        comes_back(&made, &format!("FIDE_TEAM{name}{scores}{baku}"));
    }

    #[test]
    fn matches_of_two_games_come_back_from_their_file(
        seed in any::<u64>(),
        players in 4_u32..20,
        rounds in 1_u32..6,
        baku: bool,
    ) {
        let wish = Wish {
            system: Some(System::DoubleSwiss),
            players: Some(players),
            rounds: Some(rounds),
            forfeit: Some(4),
            baku,
            ..disturbed()
        };
        let Ok(made) = generate(&wish, seed) else { return Ok(()) };
        comes_back(&made, if baku { "FIDE_DOUBLESWISS_BAKU" } else { "FIDE_DOUBLESWISS" });
    }
}

/// Two players with their rounds as in the file.
fn double(rounds: u32, one: &str, other: &str) -> Result<u32, Vec<&'static str>> {
    let row = |id: u32, cells: &str| {
        let person = format!("001 {id:>4}");
        format!("{person:<89}{cells}\n")
    };
    let text = format!("142 {rounds}\n152 W\n192 FIDE_DOUBLESWISS\n{}{}", row(1, one), row(2, other));
    let ready = Tournament::new(&trf::read(text.as_bytes())).ready(Ask::to(Purpose::Check));
    ready
        .map(|ready| ready.field.rounds_done)
        .map_err(|findings| findings.iter().map(|finding| finding.kind.word()).collect())
}

#[test]
fn games_that_make_no_match_are_refused() {
    assert_eq!(double(4, "     2 w 1     2 b =", "     1 b 0     1 w ="), Ok(1));
    // With one of the two games forfeited it is still a match.
    assert_eq!(double(4, "     2 w +     2 b =", "     1 b -     1 w ="), Ok(1));
    assert_eq!(double(4, "  0000 - U  0000 - H", "  0000 - Z  0000 - Z"), Ok(1));
    assert_eq!(double(3, "     2 w 1     2 b =", "     1 b 0     1 w ="), Err(vec!["half-match"]));
    assert_eq!(double(4, "     2 w 1", "     1 b 0"), Err(vec!["half-match"]));
    let torn = Err(vec!["match-torn", "match-torn"]);
    assert_eq!(double(4, "     2 w 1     2 w =", "     1 b 0     1 b ="), torn);
    assert_eq!(double(4, "     2 w 1  0000 - H", "     1 b 0  0000 - Z"), torn);
}

//! A norm that holds, and variants in which a single condition fails.

use turmuhr_core::Score::{Draw, Loss, Win};
use turmuhr_rating::norms::{Assessment, Condition, Held, Norm, NormGame, Occasion, Title, assess, best};

const KNOWN: Occasion = Occasion {
    fixed_pairings: false,
    seven_games_are_enough: false,
    unplayed_win: false,
    mix_is_free: false,
    most_rounds_a_day: Some(1),
    minutes: Some(150),
    arbiter_is_international: Some(true),
    registered_in_time: Some(true),
};

/// Nine games of a German: three GMs, three IMs, three others, average 2448, 7½ points.
fn games() -> Vec<NormGame> {
    let opponents = [
        (2560, Some(Title::Gm), "FRA", Win),
        (2540, Some(Title::Gm), "NED", Draw),
        (2530, Some(Title::Gm), "GER", Draw),
        (2480, Some(Title::Im), "GER", Win),
        (2470, Some(Title::Im), "GER", Win),
        (2430, Some(Title::Im), "FRA", Draw),
        (2380, Some(Title::Fm), "NED", Win),
        (2350, None, "GER", Win),
        (2290, Some(Title::Cm), "FRA", Win),
    ];
    opponents
        .into_iter()
        .zip(1..)
        .map(|((rating, title, federation, score), round)| NormGame {
            round,
            rating: Some(rating),
            title,
            federation: federation.to_owned(),
            score,
        })
        .collect()
}

fn assessed(norm: Norm, games: &[NormGame], occasion: &Occasion) -> Assessment {
    assess(norm, "GER", &games.iter().collect::<Vec<_>>(), occasion)
}

fn failing(assessment: &Assessment) -> Vec<Condition> {
    assessment.failing().map(|check| check.condition).collect()
}

#[test]
fn b01_a_grandmaster_norm_with_every_condition() {
    let assessment = assessed(Norm::Gm, &games(), &KNOWN);
    assert!(assessment.holds(), "{assessment:?}");
    let found = |condition| {
        assessment.checks.iter().find(|check| check.condition == condition).map(|check| check.found)
    };
    // 22030 / 9 = 2447.8; 7½ of 9 = 83 percent, which adds 273.
    assert_eq!((found(Condition::Average), found(Condition::Performance)), (Some(2448), Some(2721)));
    assert_eq!(assessment.raised, None, "2290 is above 2200");
}

#[test]
fn b01_each_condition_fails_alone_and_is_named() {
    type Change = fn(&mut Vec<NormGame>);
    let cases: [(Change, Condition); 7] = [
        (|games| drop(games.remove(3)), Condition::Games),
        (|games| games.iter_mut().skip(3).for_each(|game| game.title = None), Condition::Titled),
        (|games| games[0].title = Some(Title::Im), Condition::RequiredTitles),
        (
            |games| games.iter_mut().for_each(|game| game.rating = game.rating.map(|r| r - 100)),
            Condition::Average,
        ),
        (
            |games| {
                games
                    .iter_mut()
                    .filter(|game| game.federation == "NED")
                    .for_each(|game| game.federation = "FRA".into())
            },
            Condition::Federations,
        ),
        (
            |games| games.iter_mut().skip(5).take(2).for_each(|game| game.federation = "GER".into()),
            Condition::OwnFederation,
        ),
        (|games| games.iter_mut().skip(3).for_each(|game| game.score = Draw), Condition::Performance),
    ];
    for (change, condition) in cases {
        let mut games = games();
        change(&mut games);
        let assessment = assessed(Norm::Gm, &games, &KNOWN);
        assert_eq!(failing(&assessment), [condition], "{assessment:?}");
    }
}

#[test]
fn b01_at_most_two_thirds_from_one_federation() {
    let mut games = games();
    for game in games.iter_mut().take(7) {
        game.federation = "FRA".to_owned();
    }
    assert_eq!(
        failing(&assessed(Norm::Gm, &games, &KNOWN)),
        [Condition::Federations, Condition::OneFederation]
    );
    let free = Occasion { mix_is_free: true, ..KNOWN };
    let assessment = assessed(Norm::Gm, &games, &free);
    assert!(assessment.holds());
    assert!(assessment.checks.iter().any(|check| check.held == Held::Exempt));
}

#[test]
fn b01_thirty_five_percent() {
    let mut games = games();
    for (game, score) in games.iter_mut().zip([Win, Win, Win, Loss, Loss, Loss, Loss, Loss, Loss]) {
        game.score = score;
    }
    let score = |games: &[NormGame]| {
        let assessment = assessed(Norm::Wim, games, &KNOWN);
        assessment.checks.into_iter().find(|check| check.condition == Condition::Score).expect("checked").held
    };
    assert_eq!(score(&games), Held::No, "3 of 9");
    games[3].score = Draw;
    assert_eq!(score(&games), Held::Yes, "3½ of 9");
}

#[test]
fn b01_one_opponent_is_raised() {
    let mut games = games();
    games[8].rating = None;
    let assessment = assessed(Norm::Gm, &games, &KNOWN);
    assert_eq!(assessment.raised, Some(9));
    let average = assessment.checks.iter().find(|check| check.condition == Condition::Average);
    assert_eq!(average.map(|check| check.found), Some(2438), "(19740 + 2200) / 9");
}

#[test]
fn b01_eight_games_and_an_unplayed_win() {
    let mut games = games();
    games.remove(7);
    assert!(assessed(Norm::Gm, &games, &Occasion { unplayed_win: true, ..KNOWN }).holds());
}

#[test]
fn b01_wins_may_be_left_out_and_later_rounds_ignored() {
    let mut games = games();
    let weak = NormGame { round: 10, rating: None, title: None, federation: "GER".into(), score: Win };
    games.push(NormGame { round: 10, ..weak.clone() });
    games.push(NormGame { round: 11, ..weak.clone() });
    let assessment = best(Norm::Gm, "GER", &games, &KNOWN);
    assert!(assessment.holds(), "{assessment:?}");
    games.push(NormGame { round: 12, score: Loss, ..weak.clone() });
    games.push(NormGame { round: 13, score: Loss, ..weak });
    let swiss = best(Norm::Gm, "GER", &games, &KNOWN);
    assert!(swiss.holds() && !swiss.rounds.contains(&13), "{swiss:?}");
    let fixed = Occasion { fixed_pairings: true, ..KNOWN };
    assert!(!best(Norm::Gm, "GER", &games, &fixed).holds(), "every round counts");
    for game in games.iter_mut().take(9) {
        game.score = Draw;
    }
    assert!(!best(Norm::Gm, "GER", &games, &KNOWN).holds());
}

#[test]
fn what_nobody_knows_stays_open() {
    let assessment = assessed(Norm::Gm, &games(), &Occasion::default());
    assert!(assessment.holds());
    assert_eq!(assessment.open().count(), 4);
    let short = Occasion { minutes: Some(90), ..KNOWN };
    assert_eq!(failing(&assessed(Norm::Gm, &games(), &short)), [Condition::Minutes]);
}

#[test]
fn titles_as_files_write_them() {
    let codes =
        [("GM", Some(Title::Gm)), ("wg", Some(Title::Wgm)), ("m", Some(Title::Im)), ("NM", None), ("", None)];
    for (code, title) in codes {
        assert_eq!(Title::from_code(code), title, "{code}");
    }
}

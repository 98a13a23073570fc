//! The sample ordinance for federations of today, and the reference of provisions.

mod support;

use turmuhr_federation::{
    Ordinance,
    law::{
        deadline::{Rule, deadline},
        level::{Level, Office},
        money::Money,
        remedy::{Contested, Stage, way},
    },
    matches::lineup::{Appearance, Match, Occasion, Rank, Seat, Side, Team, ViolationKind, judge},
    ordinance::NoOrdinance,
    persons::person::TeamNumber,
};

use support::day;

fn sample() -> Ordinance {
    let (_, text) = Ordinance::SHIPPED.iter().find(|(id, _)| *id == "muster-2026").expect("shipped");
    Ordinance::read(text, &Ordinance::named).unwrap()
}

#[test]
fn fees_of_the_sample_are_in_euro_and_its_periods_are_its_own() {
    let ordinance = sample();
    let contested = Contested {
        by: Office::Spielleiter,
        level: Level::Verband,
        stage: Stage::First,
        postmark: Some(day("2026-10-05")),
    };
    let way = way(&ordinance, &contested).unwrap().unwrap();
    assert_eq!(way.deadline.unwrap().last_day, day("2026-10-19"));
    let fee: Money = ordinance.money(way.fee).unwrap();
    assert_eq!((fee.hundredths, fee.currency.code()), (5000, "EUR"));
    let rated = deadline(&ordinance, Rule::RatingReport, day("2027-04-18")).unwrap();
    assert_eq!((rated.last_day, rated.cite.article.as_str()), (day("2027-05-02"), "15.2"));
}

#[test]
fn an_ordinance_with_fees_needs_a_currency() {
    let (_, text) = Ordinance::SHIPPED.iter().find(|(id, _)| *id == "muster-2026").unwrap();
    let without: String =
        text.lines().filter(|line| !line.starts_with("currency")).fold(String::new(), |mut text, line| {
            text.push_str(line);
            text.push('\n');
            text
        });
    assert_eq!(Ordinance::read(&without, &Ordinance::named), Err(NoOrdinance::NoCurrency));
    let euro = text.replace("\"EUR\"", "\"Euro\"");
    assert!(matches!(Ordinance::read(&euro, &Ordinance::named), Err(NoOrdinance::Shape(_))));
}

/// Team 1 plays above team 2; rank 9 belongs to team 2.
fn of_team_two(above: usize, occasion: Occasion) -> Vec<ViolationKind> {
    let team = |number: u32, height: i64, ranks: [u32; 2]| Team {
        team: TeamNumber(number),
        class: format!("class {height}"),
        height,
        kind: turmuhr_federation::matches::lineup::ClassKind::Other,
        ranks,
    };
    let seats =
        (9..=16).zip(1..).map(|(rank, board)| Seat { board, rank: Rank::Listed(rank), absent: false });
    let use_above =
        Appearance { rank: Rank::Listed(9), team: TeamNumber(1), seated: true, occasion, board: Some(8) };
    let home = Side {
        team: Some(TeamNumber(2)),
        teams: vec![team(1, 2, [1, 8]), team(2, 1, [9, 30])],
        earlier: vec![use_above; above],
        lineup: seats.collect(),
        ..Side::default()
    };
    let game = Match {
        competition: "league".to_owned(),
        occasion: Occasion::Round,
        boards: 8,
        season: None,
        home,
        guest: None,
        results: None,
    };
    judge(&sample(), &game).unwrap().into_iter().map(|violation| violation.kind).collect()
}

#[test]
fn article_4_3_the_fourth_use_above_keeps_a_player_there() {
    assert_eq!(of_team_two(3, Occasion::Round), []);
    assert_eq!(of_team_two(4, Occasion::Round), [ViolationKind::PlayedUp]);
    assert_eq!(of_team_two(4, Occasion::PlayOff), [], "play-offs are not counted");
}

/// The fields of a struct of `rules.rs`, as ordinances write them.
fn fields(of: &str) -> Vec<String> {
    let source = include_str!("../src/ordinance/rules.rs");
    let start = source.find(&format!("pub struct {of} {{")).expect("struct");
    let body = source[start..].split("\n}").next().unwrap();
    let names = body.lines().filter_map(|line| line.trim().strip_prefix("pub ")?.split(':').next());
    names.filter(|name| !name.starts_with("struct")).map(|name| name.replace('_', "-")).collect()
}

#[test]
fn every_provision_is_in_the_reference() {
    let reference = include_str!("../ordinances/README.md");
    for of in ["Rules", "Lineup"] {
        let fields = fields(of);
        assert!(fields.len() > 15, "{of}: {fields:?}");
        for field in fields {
            let named =
                reference.contains(&format!("`{field}`")) || reference.contains(&format!("`{field}."));
            assert!(named, "{of}.{field} is not in ordinances/README.md");
        }
    }
    for rule in Rule::ALL {
        assert!(reference.contains(&format!("`{}`", rule.word())), "{}", rule.word());
    }
}

#[test]
fn every_provision_of_the_sample_has_a_comment_at_its_table_or_line() {
    let (_, text) = Ordinance::SHIPPED.iter().find(|(id, _)| *id == "muster-2026").unwrap();
    let rules = &text[text.find("[rules]").unwrap()..];
    let mut before = "";
    for line in rules.lines().skip(1).take_while(|line| !line.starts_with('[')) {
        // A comment may cover two provisions that follow each other.
        if line.contains(" = {") {
            assert!(before.starts_with('#') || before.contains(" = {"), "{line}");
        }
        before = line;
    }
}

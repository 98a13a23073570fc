//! Clubs and federations kept apart, and pairs the arbiter names.

mod support;

use support::{Desk, ONLY, party};
use turmuhr_pairing::{reasons::WhyNot, why_not};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    ConcernKind, Fact, Format, Level, Paired, Person, Refusal, RoundNo, Settings,
    apart::{Bond, KeptApart, Why},
    hand, propose,
    propose::ready,
    report::{self, Shown},
    settings::SwissSystem,
};

fn kept(by: Bond, until: Option<u32>) -> Option<KeptApart> {
    Some(KeptApart { by, until: until.map(RoundNo) })
}

fn of_club(at: u32, club: &str) -> Person {
    let federation = if at.is_multiple_of(2) { "GER" } else { "SUI" };
    Person {
        fide_rating: Some(2400 - 10 * at),
        club: club.to_owned(),
        federation: federation.to_owned(),
        ..Person::named(&format!("Player{at:03}, A"))
    }
}

/// Twelve players; by the rules 1 meets 7, 2 meets 8 and so on.
fn desk(settings: Settings) -> Desk {
    let mut desk = Desk::with(Settings { rounds: 5, ..settings });
    desk.enter((1..=12).map(|at| of_club(at, if at % 6 == 1 { "SK Zell" } else { "" })));
    desk.draw_lots();
    desk
}

fn meet(paired: &Paired, one: u32, other: u32) -> bool {
    let (one, other) = (party(one), party(other));
    paired.pairs.iter().any(|&pair| pair == (one, other) || pair == (other, one))
}

#[test]
fn members_of_a_club_do_not_meet() {
    let free = desk(Settings::default());
    assert!(meet(&propose(free.event(), free.section()).expect("paired").paired, 1, 7));
    let desk = desk(Settings { kept_apart: kept(Bond::Club, None), ..Settings::default() });
    assert!(!meet(&propose(desk.event(), desk.section()).expect("paired").paired, 1, 7));
    let why = desk.section().why_apart(RoundNo(1), party(1), party(7));
    assert_eq!(why, Some(Why::Same(Bond::Club, "SK Zell".to_owned())));
    assert_eq!(desk.section().why_apart(RoundNo(1), party(1), party(8)), None);
    let ready = ready(desk.event(), desk.section(), RoundNo(1)).expect("ready");
    let list = desk.section().starting_list();
    let [one, two] = [1, 7].map(|at| list.number(party(at)).expect("listed"));
    assert_eq!(why_not(&ready.field, ready.system, one, Some(two)), Ok(WhyNot::Prohibited));
}

/// The groups follow today's entries, however the club is written.
#[test]
fn a_late_entry_is_covered() {
    let mut desk = desk(Settings { kept_apart: kept(Bond::Club, None), ..Settings::default() });
    let round = desk.pair();
    desk.play(round, &mut Dice(3));
    desk.enter([of_club(13, " sk  ZELL ")]);
    let groups = desk.section().apart();
    assert_eq!(groups.len(), 1);
    assert_eq!(groups[0].members, [party(1), party(7), party(13)]);
    assert!(desk.section().why_apart(RoundNo(2), party(13), party(1)).is_some());
}

#[test]
fn a_whole_event_without_a_pair_of_the_club() {
    for system in SwissSystem::ALL {
        let format = Format::Swiss { system, baku: false };
        let mut desk = desk(Settings { format, kept_apart: kept(Bond::Club, None), ..Settings::default() });
        let mut dice = Dice(11);
        for _ in 0..4 {
            assert!(
                !meet(&propose(desk.event(), desk.section()).expect("paired").paired, 1, 7),
                "{system:?}"
            );
            let round = desk.pair();
            desk.play(round, &mut dice);
        }
    }
}

#[test]
fn only_until_a_round_and_in_the_file() {
    let desk = desk(Settings { kept_apart: kept(Bond::Club, Some(2)), ..Settings::default() });
    assert!(desk.section().why_apart(RoundNo(2), party(1), party(7)).is_some());
    assert!(desk.section().why_apart(RoundNo(3), party(1), party(7)).is_none());
    let file = report::document(desk.event(), desk.section(), 0, Shown::AsCounted).write().0;
    let lines: Vec<&str> = file.lines().filter(|line| line.starts_with("260")).collect();
    assert_eq!(lines, ["260   1   2    1    7"], "{file}");
}

#[test]
fn federations_and_named_pairs_at_once() {
    let mut desk = desk(Settings { kept_apart: kept(Bond::Federation, None), ..Settings::default() });
    let named = |groups, reasons: &[&str]| Fact::PairsProhibited {
        section: ONLY,
        groups,
        reasons: reasons.iter().map(|&why| why.to_owned()).collect(),
    };
    desk.say(named(vec![vec![party(1), party(8)], vec![party(2), party(9)]], &["Geschwister"]));
    let section = desk.section();
    assert_eq!(section.why_apart(RoundNo(1), party(8), party(1)), Some(Why::Named("Geschwister".to_owned())));
    assert_eq!(section.why_apart(RoundNo(1), party(2), party(9)), Some(Why::Named(String::new())));
    let ger = Some(Why::Same(Bond::Federation, "GER".to_owned()));
    assert_eq!(section.why_apart(RoundNo(1), party(2), party(4)), ger);
    for (one, other) in propose(desk.event(), section).expect("paired").paired.pairs {
        assert_eq!(section.why_apart(RoundNo(1), one, other), None);
    }
}

/// As prohibited pairs (checklist 194 to 196), and a pairing by hand says what it breaks.
#[test]
fn the_setting_is_fixed_by_the_first_pairing() {
    let mut desk = desk(Settings { kept_apart: kept(Bond::Club, None), ..Settings::default() });
    let pairs = vec![(party(1), party(7))];
    let broken = hand::breaks(desk.section(), RoundNo(1), &Paired { pairs, ..Paired::default() });
    let why = Why::Same(Bond::Club, "SK Zell".to_owned());
    assert_eq!(broken, [ConcernKind::Prohibited { first: party(1), second: party(7), why }]);
    let change = |desk: &Desk, kept_apart| Fact::SectionChanged {
        section: ONLY,
        settings: Settings { kept_apart, ..desk.section().settings.clone() },
    };
    assert_eq!(desk.level(&change(&desk, None)), Ok(None::<Level>));
    desk.pair();
    assert_eq!(desk.judge(&change(&desk, None)), Err(Refusal::AfterStart));
    assert_eq!(desk.judge(&change(&desk, kept(Bond::Club, Some(2)))), Err(Refusal::AfterStart));
}

/// A round robin pairs everybody with everybody.
#[test]
fn only_a_swiss_keeps_apart() {
    let format = Format::RoundRobin { cycles: 1 };
    let desk = desk(Settings { format, kept_apart: kept(Bond::Club, None), ..Settings::default() });
    assert!(desk.section().apart().is_empty());
}

//! Events under the FIDE tournament rules of 2001.

mod support;

use jiff::civil::time;
use support::{day, fide, nrw};
use turmuhr_core::Points;
use turmuhr_federation::{
    competition::fide::{
        Care, Committee, CommitteeFault, GamePoints, Held, HighRank, HighRankFault, InvitationField, Juror,
        ListFault, Penalty, clock_face, draw_as_announced, expelled, held_elsewhere, high_rank_faults,
        invitation_lacks, penalised, photo_minutes, rateable, rating_average, redraw, refused_the_laws,
        tie_breaks_kept,
    },
    law::deadline::draw_before,
    ordinance::{announcement, precedence::contradictions},
};
use turmuhr_standings::{Code, Name};

/// F-650.
#[test]
fn an_event_that_changes_the_laws_is_not_rateable() {
    assert!(rateable(contradictions(&fide()).len(), 0));
    let lenient = announcement(&fide(), "default-minutes = { article = \"5\", value = 90 }").unwrap();
    assert!(!rateable(contradictions(&lenient).len(), 0) && !rateable(0, 1));
}

/// F-652, F-654.
#[test]
fn art_1_invitations_and_care() {
    let lacks = |given: &[InvitationField], round_robin: bool| -> Vec<InvitationField> {
        let found = invitation_lacks(&fide(), given, round_robin);
        assert!(found.iter().all(|(_, cite)| cite.to_string() == "fide-tournament-2001 1"));
        found.into_iter().map(|(field, _)| field).collect()
    };
    assert_eq!(lacks(&[], true), InvitationField::ALL, "all of them are wanted");
    assert!(invitation_lacks(&nrw(), &[], true).is_empty(), "national events follow their own ordinance");
    assert!(lacks(&InvitationField::ALL, true).is_empty());
    for field in InvitationField::ALL {
        let others: Vec<InvitationField> =
            InvitationField::ALL.into_iter().filter(|known| *known != field).collect();
        assert_eq!(lacks(&others, true), [field]);
        let swiss_lacks = field != InvitationField::Category;
        assert_eq!(lacks(&others, false).contains(&field), swiss_lacks, "a category is for round robins");
    }
    assert!(Care { medical_treatment: true, insured: true }.complete());
    assert!(!Care { medical_treatment: true, insured: false }.complete() && !Care::default().complete());
}

/// F-661, F-665.
#[test]
fn art_2_2_the_draw_is_twelve_hours_before() {
    let at = |text: &str| text.parse().unwrap();
    let before = |draw: &str| draw_before(&fide(), at(draw), at("2002-05-04T09:00")).unwrap();
    assert_eq!((before("2002-05-03T21:00").minutes, before("2002-05-03T21:00").in_time), (720, true));
    assert_eq!((before("2002-05-03T21:30").minutes, before("2002-05-03T21:30").in_time), (690, false));
    assert!(!before("2002-05-04T10:00").in_time, "after the round");
    assert!(draw_before(&nrw(), at("2002-05-03T21:00"), at("2002-05-04T09:00")).is_err());
    assert!(draw_as_announced(&"20:00 hall", &"20:00 hall", true));
    assert!(!draw_as_announced(&"20:00 hall", &"21:00 hall", true) && !draw_as_announced(&1, &1, false));
}

/// EX-63: F-662, F-663.
#[test]
fn art_2_3_when_it_is_drawn_again() {
    for (players, leaver, substituted, again) in
        [(14, 14, false, false), (14, 9, false, true), (13, 13, false, true), (14, 9, true, false)]
    {
        assert_eq!(redraw(&fide(), players, leaver, substituted), Some(again), "{leaver} of {players}");
    }
    assert_eq!(redraw(&nrw(), 14, 9, false), None, "another ordinance does not know it");
}

/// F-670.
#[test]
fn art_3_1_games_elsewhere_need_an_entry() {
    let at = |hall, time: &str| Held { hall, at: time.parse().unwrap() };
    let fixed = at("hall", "2002-05-04T15:00");
    let breaks = |held, entry| held_elsewhere(&fide(), fixed, held, entry).map(|cite| cite.article);
    let wrong = Some("3.1".to_owned());
    assert_eq!(breaks(fixed, None), None);
    assert_eq!(breaks(at("hotel", "2002-05-04T15:00"), None), wrong);
    assert_eq!(breaks(at("hall", "2002-05-04T15:30"), None), wrong);
    assert_eq!(breaks(at("hall", "2002-05-05T15:00"), Some(" ")), wrong, "an entry says why");
    assert_eq!(breaks(at("hotel", "2002-05-05T09:00"), Some("illness, agreed by the organiser")), None);
    assert_eq!(held_elsewhere(&nrw(), fixed, at("hotel", "2002-05-05T09:00"), None), None);
}

/// EX-69: F-671.
#[test]
fn art_3_2_six_o_clock_at_the_first_control() {
    let face = |ordinance, minutes| {
        let shown = clock_face(&ordinance, minutes);
        (shown / 60, shown % 60)
    };
    assert_eq!(face(fide(), 150), (3, 30));
    assert_eq!(face(nrw(), 150), (3, 29), "set back by a minute");
    assert_eq!(face(fide(), 120), (4, 0));
    assert_eq!(face(fide(), 90), (4, 30));
    assert_eq!(face(fide(), 420), (11, 0));
}

/// F-692.
#[test]
fn art_5_3_three_forfeits() {
    assert_eq!(expelled(&fide(), 2), None);
    assert_eq!(expelled(&fide(), 3).unwrap().article, "5.3");
    assert_eq!(expelled(&nrw(), 3), None);
    let lenient = announcement(&fide(), "three-forfeits-expel = { article = \"5\", value = false }").unwrap();
    assert_eq!(expelled(&lenient, 3), None, "unless the event rules otherwise");
}

/// F-709, F-711, F-724.
#[test]
fn laws_12_and_13_4_penalties_stay_between_nothing_and_all() {
    let usual = GamePoints::USUAL;
    let half = Points::HALF;
    for (penalties, wanted) in [
        (vec![Penalty::PointsLess(half)], [Points::ZERO, half]),
        (vec![Penalty::PointsLess(Points::ONE)], [Points::ZERO, half]),
        (vec![Penalty::PointsMoreForOpponent(Points::ONE)], [half, Points::ONE]),
        (vec![Penalty::LossOfGame, Penalty::PointsMoreForOpponent(half)], [Points::ZERO, Points::ONE]),
        (vec![Penalty::Warning, Penalty::LessTime(2), Penalty::MoreTimeForOpponent(2)], [half, half]),
    ] {
        assert_eq!(penalised(usual, [half, half], &penalties), wanted, "{penalties:?}");
    }
    let letters: String = [
        Penalty::Warning,
        Penalty::MoreTimeForOpponent(1),
        Penalty::LessTime(1),
        Penalty::LossOfGame,
        Penalty::PointsLess(half),
        Penalty::PointsMoreForOpponent(half),
        Penalty::Expulsion,
    ]
    .map(Penalty::letter)
    .iter()
    .collect();
    assert_eq!(letters, "abcdefg");
    // A win may be worth more.
    let three = GamePoints { win: Points::whole(3), draw: Points::ONE, loss: Points::ZERO };
    assert_eq!(
        penalised(three, [Points::ONE, Points::ONE], &[Penalty::PointsMoreForOpponent(Points::whole(9))])[1],
        Points::whole(3)
    );
    assert_eq!(refused_the_laws(usual, true, true), [Points::ZERO; 2]);
    assert_eq!(refused_the_laws(three, false, true), [Points::ZERO, Points::whole(3)]);
}

fn juror(name: &str, federation: &str) -> Juror {
    Juror {
        name: name.to_owned(),
        federation: federation.to_owned(),
        club: String::new(),
        arbiter_of_event: false,
    }
}

/// F-706, F-712, F-713.
#[test]
fn art_7_2_the_appeals_committee() {
    let whole = Committee {
        chair: Some(juror("A", "AUT")),
        members: vec![juror("B", "GER"), juror("C", "SUI")],
        reserves: vec![juror("D", "CZE"), juror("E", "HUN")],
        elected_before_round_1: true,
    };
    assert!(whole.faults().is_empty());
    let check = |committee: Committee| committee.faults();
    assert_eq!(check(Committee { chair: None, ..whole.clone() }), [CommitteeFault::NoChair]);
    assert_eq!(
        check(Committee { members: vec![juror("B", "GER")], ..whole.clone() }),
        [CommitteeFault::Members(1)]
    );
    assert_eq!(
        check(Committee { reserves: vec![juror("D", "CZE")], ..whole.clone() }),
        [CommitteeFault::TooFewReserves(1)]
    );
    assert_eq!(
        check(Committee { elected_before_round_1: false, ..whole.clone() }),
        [CommitteeFault::NotElected]
    );
    let same = check(Committee { reserves: vec![juror("D", "GER"), juror("E", "HUN")], ..whole.clone() });
    assert_eq!(same, [CommitteeFault::SameFederation("GER".to_owned())]);
    assert!(same[0].is_warning());
    let arbiter = Juror { arbiter_of_event: true, ..juror("D", "CZE") };
    let with = check(Committee { reserves: vec![arbiter, juror("E", "HUN")], ..whole.clone() });
    assert_eq!(with, [CommitteeFault::Arbiter("D".to_owned())]);
    assert!(!with[0].is_warning());
    // Whoever has an interest gives way to a reserve.
    let names = |interested: &[&str]| {
        whole.panel(interested).map(|panel| panel.iter().map(|juror| juror.name.clone()).collect::<String>())
    };
    assert_eq!(names(&[]), Some("ABC".to_owned()));
    assert_eq!(names(&["B"]), Some("ADC".to_owned()));
    assert_eq!(names(&["A", "B", "D"]), None, "two are needed, one reserve is left");
}

/// F-731.
#[test]
fn art_9_3_photographers() {
    assert_eq!([1, 2, 9].map(|round| photo_minutes(&fide(), round)), [Some(10), Some(5), Some(5)]);
    assert_eq!(photo_minutes(&nrw(), 1), None);
}

/// F-732, F-734.
#[test]
fn art_10_high_ranking_events() {
    let rounds = [time(15, 0, 0, 0), time(15, 0, 0, 0)];
    let event = HighRank {
        start: day("2002-08-31"),
        invited: day("2002-02-28"),
        financial_terms: true,
        taken_back: false,
        rounds: &rounds,
    };
    assert!(high_rank_faults(&fide(), &event).is_empty());
    let late = HighRank { invited: day("2002-03-01"), ..event.clone() };
    assert_eq!(
        high_rank_faults(&fide(), &late),
        [HighRankFault::InvitedLate { last_day: day("2002-02-28") }]
    );
    let mute = HighRank { financial_terms: false, taken_back: true, ..event.clone() };
    assert_eq!(
        high_rank_faults(&fide(), &mute),
        [HighRankFault::NoFinancialTerms, HighRankFault::InvitationBroken]
    );
    let rounds = [time(13, 0, 0, 0), time(12, 59, 0, 0)];
    let early = HighRank { rounds: &rounds, ..event };
    assert_eq!(high_rank_faults(&fide(), &early), [HighRankFault::OtherTime(2), HighRankFault::TooEarly(2)]);
}

/// F-743.
#[test]
fn annex_2_more_is_better_in_every_system() {
    for name in [
        Name::Progressive,
        Name::Koya,
        Name::GamesWon,
        Name::Buchholz,
        Name::SonnebornBerger,
        Name::OpponentsRating,
        Name::Performance,
    ] {
        assert!(!Code::of(name).ascending(), "{name:?}");
    }
}

/// F-763.
#[test]
fn annex_2_3_2_the_own_rating_counts_or_not() {
    assert_eq!(rating_average(&[2000, 2100], None), (4100, 2));
    assert_eq!(rating_average(&[2000, 2100], Some(2200)), (6300, 3));
}

/// F-765.
#[test]
fn annex_3_the_list_is_fixed_before_the_draw() {
    let list = |words: &str| -> Vec<String> { words.split_whitespace().map(str::to_owned).collect() };
    for (at_the_draw, applied, kept) in [
        ("DE SB", "DE SB", Ok(())),
        ("DE SB", "SB DE", Err(ListFault::Changed)),
        ("BH", "BH SB", Err(ListFault::Changed)),
        ("", "BH", Err(ListFault::Missing)),
        ("", "", Err(ListFault::Missing)),
    ] {
        assert_eq!(tie_breaks_kept(&list(at_the_draw), &list(applied)), kept, "{at_the_draw}: {applied}");
    }
}

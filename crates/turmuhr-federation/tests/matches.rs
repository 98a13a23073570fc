//! A match from its start to its report; adjudication; postponements; tables of teams.

mod support;

use jiff::civil::{Time, time};
use support::{day, fide, nrw, youth};
use turmuhr_core::{Color, Points};
use turmuhr_federation::{
    competition::{
        fide::{GamePoints, refused_the_laws},
        league::postponement::{Move, NotMoved, moved, youth_ground_in_last_round},
    },
    law::deadline::{Ground, Reschedule},
    matches::{
        adjudication as adj,
        adjudication::{NotPossible, State, Step},
        lineup::Which,
        report::*,
        team_score::{Verdict, host, host_colours, match_points, weigh},
    },
    ordinance::announcement,
};

const WON: [Points; 2] = [Points::ONE, Points::ZERO];
const DRAWN: [Points; 2] = [Points::HALF, Points::HALF];

fn start(actual: Time, culprit: Option<Which>) -> Start {
    Start { planned: time(14, 0, 0, 0), actual, culprit }
}

/// F-412, F-466.
#[test]
fn art_24_3_and_30_2_captains_stand_in_for_the_arbiter() {
    let nrw = nrw();
    assert_eq!(lead(&nrw, true, true), Lead::Arbiter);
    assert_eq!(lead(&nrw, true, false), Lead::Captains);
    assert_eq!(lead(&nrw, false, false), Lead::Captains);
    assert_eq!(lead(&fide(), true, false), Lead::Nobody);
    assert!(may_order_scores(&nrw, Lead::Arbiter) && !may_order_scores(&nrw, Lead::Captains));
    assert!(is_neutral(&[3], &1, &2) && !is_neutral(&[3, 2], &1, &2));
}

/// F-451, F-452, F-904: EX-71.
#[test]
fn art_27_late_starts_and_who_does_not_come() {
    let nrw = nrw();
    let late = start(time(14, 25, 0, 0), Some(Which::Guest));
    assert_eq!(minutes_used(&nrw, late), [0, 25]);
    assert_eq!(minutes_used(&nrw, start(time(14, 25, 0, 0), None)), [0, 0]);
    assert_eq!(minutes_used(&fide(), late), [0, 0], "those rules do not charge it");
    assert_eq!(default_time(&nrw, late), Some(time(15, 25, 0, 0)), "from the actual start");
    let lost = |home, guest| lost_by_default(&nrw, late, [home, guest]);
    let at = |hour, minute| Some(time(hour, minute, 0, 0));
    assert_eq!(lost(at(15, 25), at(15, 26)), [false, true]);
    assert_eq!(lost(None, None), [true, true]);
    assert_eq!(default_cite(&nrw).unwrap().article, "27.2");
}

/// F-901, F-902, F-907, F-910, F-911.
#[test]
fn interpretation_notes_for_team_matches() {
    assert!(default_waived(true, "accident on the motorway"));
    assert!(!default_waived(true, " ") && !default_waived(false, "overslept"));
    let (two, later) = (time(14, 0, 0, 0), time(14, 10, 0, 0));
    assert_eq!(started_apart(&[two, two, later, two]), [3]);
    assert_eq!(signed_wrongly(true, WON), Some(WON));
    assert_eq!(signed_wrongly(false, WON), None, "somebody decides");
    assert!(draw_counts(true, 1) && !draw_counts(true, 0) && !draw_counts(false, 30));
    let report = |measures| Report { boards: 0, measures, ..Report::default() };
    assert!(report(vec![(Measure::AdmonitionAccepted, false)]).lacks().is_empty());
    assert_eq!(report(vec![(Measure::AdmonitionRefused, false)]).lacks(), [ReportLack::Measures]);
    assert_eq!(report(vec![(Measure::Penalty, false)]).lacks(), [ReportLack::Measures]);
    assert!(report(vec![(Measure::Penalty, true)]).lacks().is_empty());
}

/// F-909.
#[test]
fn note_11_7_refusing_the_laws() {
    let usual = GamePoints::USUAL;
    assert_eq!(refused_the_laws(usual, false, true), [Points::ZERO, Points::ONE]);
    assert_eq!(
        refused_the_laws(usual, false, false),
        [Points::ZERO, Points::HALF],
        "no mate is possible any more"
    );
    assert_eq!(refused_the_laws(usual, true, true), [Points::ZERO; 2]);
}

/// F-352.
#[test]
fn art_19_a_report_is_complete_with_everything_it_must_say() {
    let whole = Report {
        boards: 8,
        named_boards: 8,
        decided_or_pending: 8,
        pass_checks_negative: 1,
        reservations: 1,
        arbiter_led: true,
        costs_entered: true,
        delayed: true,
        culprit_entered: true,
        measures: Vec::new(),
    };
    assert!(whole.lacks().is_empty());
    assert_eq!(whole.reporter(), Lead::Arbiter);
    assert_eq!(Report { arbiter_led: false, ..whole.clone() }.reporter(), Lead::Captains);
    for (lacking, lack) in [
        (Report { named_boards: 7, ..whole.clone() }, ReportLack::Names),
        (Report { decided_or_pending: 7, ..whole.clone() }, ReportLack::Results),
        (Report { reservations: 0, ..whole.clone() }, ReportLack::Reservations),
        (Report { costs_entered: false, ..whole.clone() }, ReportLack::Costs),
        (Report { culprit_entered: false, ..whole }, ReportLack::Culprit),
    ] {
        assert_eq!(lacking.lacks(), [lack]);
    }
}

/// F-416.
#[test]
fn art_24_4_costs_half_and_half() {
    assert_eq!(cost_shares(&nrw(), 5150, 2000), Some([3575, 3575]));
    assert_eq!(cost_shares(&nrw(), 5151, 2000), Some([3576, 3575]), "the odd Pfennig is the host's");
    assert_eq!(cost_shares(&fide(), 100, 0), None);
}

/// F-467, F-470, F-475, F-476.
#[test]
fn art_30_and_31_scores_and_flags() {
    let missing = |home, guest, handed_in| scores_missing(&nrw(), home, guest, handed_in);
    assert_eq!(missing(1, 0, [false, false]), [true, false]);
    assert_eq!(missing(0, 1, [false, true]), [false, false]);
    assert_eq!(missing(0, 0, [true, false]), [false, true], "in a draw both");
    let otherwise = announcement(&nrw(), "scores-handed-in = { article = \"30\", value = false }").unwrap();
    assert_eq!(
        scores_missing(&otherwise, 1, 0, [false, false]),
        [false, false],
        "the event may say otherwise"
    );
    assert_eq!(scores_missing(&fide(), 1, 0, [false, false]), [false, false]);
    let claim = TimeClaim {
        minute_hand_shows: true,
        flag_fallen: true,
        flag_defective: false,
        established_by_director: true,
        complete_score: false,
        both_players_object: true,
    };
    assert_eq!(time_ruling(claim), TimeRuling::Lost, "31.4.3: whatever both want");
    assert_eq!(
        time_ruling(TimeClaim { flag_fallen: false, ..claim }),
        TimeRuling::PlayOn,
        "the flag decides"
    );
    let defective = TimeClaim { flag_defective: true, minute_hand_shows: false, ..claim };
    assert_eq!(time_ruling(defective), TimeRuling::PlayOn, "31.2");
    let against = TimeClaim { established_by_director: false, ..claim };
    assert_eq!(time_ruling(against), TimeRuling::NotProven);
    assert_eq!(time_ruling(TimeClaim { complete_score: true, ..against }), TimeRuling::Lost);
}

/// F-480, F-481.
#[test]
fn art_32_envelopes_and_the_last_round() {
    let nrw = nrw();
    assert!(missing_on_envelope(&EnvelopeField::ALL).is_empty());
    let one_signed: Vec<EnvelopeField> =
        EnvelopeField::ALL.into_iter().filter(|field| *field != EnvelopeField::ConfirmedByBlack).collect();
    assert_eq!(missing_on_envelope(&one_signed), [EnvelopeField::ConfirmedByBlack]);
    assert_eq!(last_round(&nrw, &[], 9, None), LastRound::MayBegin);
    assert_eq!(last_round(&nrw, &[9], 9, None), LastRound::MayBegin, "its own games");
    let blocked = last_round(&nrw, &[4, 9], 9, None);
    let LastRound::Blocked { open, cites } = &blocked else { panic!("{blocked:?}") };
    let articles: Vec<&str> = cites.iter().map(|cite| cite.article.as_str()).collect();
    assert_eq!((open.as_slice(), articles), ([4].as_slice(), vec!["23.6", "32.2"]));
    assert_eq!(last_round(&nrw, &[4], 9, Some(" ")), blocked, "no reason is none");
    assert!(matches!(last_round(&nrw, &[4], 9, Some("fire in the hall")), LastRound::Overridden { .. }));
}

/// F-380, F-522.
#[test]
fn art_22_and_35_material_and_smoking() {
    use Material::{Clocks, Sets, Venue, WritingMaterial};
    assert!(material_missing(&[Venue, Sets, WritingMaterial, Clocks], &[]).is_empty());
    assert_eq!(material_missing(&[Venue, Sets], &[Clocks]), [WritingMaterial]);
    assert!(smoking_restriction_valid(true, true, false, false, false));
    assert!(!smoking_restriction_valid(true, false, true, true, false), "not in the registration");
    assert!(smoking_restriction_valid(false, false, true, true, false));
    assert!(!smoking_restriction_valid(false, false, true, false, false), "after the bids");
    assert!(!smoking_restriction_valid(true, true, false, false, true), "changed during the season");
}

/// F-360, F-363, F-373.
#[test]
fn art_21_when_a_game_may_be_adjudicated() {
    let nrw = nrw();
    let five = adj::set_hours(&nrw, 5, false).unwrap();
    assert_eq!(adj::may_adjudicate(&nrw, five, 300, true), Ok(()));
    assert!(matches!(
        adj::may_adjudicate(&nrw, five, 299, true),
        Err(NotPossible::NotBefore { hours: 5, .. })
    ));
    assert!(
        matches!(adj::may_adjudicate(&nrw, five, 300, false), Err(NotPossible::NotAdjourned(cite)) if cite.article == "21.2")
    );
    let finish = adj::Setup { to_a_finish: true, ..five };
    assert!(
        matches!(adj::may_adjudicate(&nrw, finish, 400, true), Err(NotPossible::ToAFinish(cite)) if cite.article == "21.9")
    );
    let seven = adj::set_hours(&nrw, 7, false).unwrap();
    assert!(matches!(
        adj::may_adjudicate(&nrw, seven, 300, true),
        Err(NotPossible::NotBefore { hours: 7, .. })
    ));
    assert!(matches!(adj::set_hours(&nrw, 7, true), Err(NotPossible::AfterRound1(_))));
    assert!(matches!(adj::set_hours(&nrw, 6, false), Err(NotPossible::Hours { .. })));
    assert_eq!(adj::take_break(&nrw, seven, 60, true), Ok(()));
    assert!(matches!(
        adj::take_break(&nrw, seven, 61, true),
        Err(NotPossible::BreakTooLong { most: 60, .. })
    ));
    assert!(matches!(adj::take_break(&nrw, seven, 30, false), Err(NotPossible::NotAdjourned(_))));
    assert_eq!(adj::take_break(&nrw, five, 30, true), Err(NotPossible::Order));
    assert_eq!(adj::set_hours(&fide(), 5, false), Err(NotPossible::Silent));
}

/// F-365, F-367, F-369, F-370, F-371.
#[test]
fn art_21_4_to_21_8_verdicts_objections_and_journeys() {
    let nrw = nrw();
    let take = |state: &State, step: Step| adj::take(&nrw, state, step);
    let agreed = take(&State::Adjourned, Step::Adjudicated([WON, WON])).unwrap();
    assert_eq!(agreed, State::Final { result: WON, open_to_remedy: false });
    let sent = take(&State::Adjourned, Step::Adjudicated([WON, DRAWN])).unwrap();
    assert_eq!(sent, State::SentToDirector);
    let set = take(&sent, Step::DirectorSets(DRAWN)).unwrap();
    assert!(matches!(take(&set, Step::NobodyObjected), Ok(State::Final { result: DRAWN, .. })));
    let object = |by, copy: bool| Step::Objection {
        by,
        posted: day("1988-02-20"),
        copy_posted: copy.then(|| day("1988-02-20")),
    };
    assert!(
        matches!(take(&set, object(Which::Home, false)), Err(NotPossible::NoCopy(cite)) if cite.article == "21.5")
    );
    let on = day("1988-03-05");
    let continued = |objections: &[Which]| {
        let mut state = set.clone();
        for by in objections {
            state = take(&state, object(*by, true)).unwrap();
        }
        take(&state, Step::Continue { on })
    };
    assert_eq!(continued(&[]), Err(NotPossible::Order));
    assert_eq!(
        continued(&[Which::Home]),
        Ok(State::Continued { at: Which::Guest, on }),
        "who objects travels"
    );
    assert_eq!(continued(&[Which::Guest]), Ok(State::Continued { at: Which::Home, on }));
    assert_eq!(
        continued(&[Which::Home, Which::Guest]),
        Ok(State::Continued { at: Which::Guest, on }),
        "who travelled first is at home"
    );
    let going = continued(&[Which::Home]).unwrap();
    let to = day("1988-03-12");
    assert!(matches!(
        take(&going, Step::Moved { on: to, agreed: true, director: false }),
        Err(NotPossible::NotAgreed(_))
    ));
    assert!(
        matches!(take(&going, Step::Moved { on: to, agreed: true, director: true }), Ok(State::Continued { on, .. }) if on == to)
    );
    let missing = |home, guest| match take(&going, Step::Missing { home, guest }) {
        Ok(State::Final { result, .. }) => result,
        other => panic!("{other:?}"),
    };
    assert_eq!(missing(true, false), [Points::ZERO, Points::ONE], "the host did not come");
    assert_eq!(missing(false, true), [Points::ONE, Points::ZERO]);
    assert_eq!(missing(true, true), [Points::ZERO; 2]);
    assert_eq!(adj::provisional(&[Some(WON), None, Some(DRAWN)]), ([Points::tenths(15), Points::HALF], 1));
}

/// F-385, F-391, F-392, F-393.
#[test]
fn art_23_a_date_changes_only_by_the_rule() {
    let nrw = nrw();
    let request = Reschedule {
        scheduled: day("1988-02-14"),
        proposed: day("1988-02-07"),
        delivered: Some(day("1988-01-20")),
        ground: Ground::Other,
        boards: 8,
        consent: true,
        last_round: false,
    };
    assert_eq!(moved(&nrw, &Move::Request(request)), Ok(day("1988-02-07")));
    let alone = Reschedule { consent: false, ..request };
    assert!(matches!(moved(&nrw, &Move::Request(alone)), Err(NotMoved::Refused(_))));
    let order = |notified: &str, last_round| Move::Ordered {
        scheduled: day("1988-02-14"),
        to: day("1988-02-28"),
        notified: day(notified),
        last_round,
    };
    assert_eq!(
        moved(&nrw, &order("1988-02-14", false)),
        Ok(day("1988-02-28")),
        "14 days before the new date"
    );
    assert!(
        matches!(moved(&nrw, &order("1988-02-15", false)), Err(NotMoved::NotifiedLate { cite, .. }) if cite.article == "23.5")
    );
    assert!(
        matches!(moved(&nrw, &order("1988-01-01", true)), Err(NotMoved::LastRound(cite)) if cite.article == "23.6")
    );
    let whole =
        Move::Round { scheduled: day("1988-05-08"), to: day("1988-05-15"), notified: day("1988-05-01") };
    assert_eq!(moved(&nrw, &whole), Ok(day("1988-05-15")), "the whole round can be moved");
    assert!(
        matches!(youth_ground_in_last_round(&nrw, true), Err(NotMoved::YouthInLastRound(cite)) if cite.article == "23.1")
    );
    assert_eq!(youth_ground_in_last_round(&nrw, false), Ok(()));
    assert!(
        matches!(last_round(&nrw, &[8], 9, None), LastRound::Blocked { .. }),
        "23.6: everything before the last round is decided"
    );
}

/// F-325, F-326.
#[test]
fn art_17_colours_of_the_host() {
    use Color::{Black, White};
    assert_eq!(host_colours(&nrw(), 8).unwrap(), [Black, White, Black, White, Black, White, Black, White]);
    // At a neutral venue the first-named is the host; else the club at whose place it is.
    assert_eq!(host(["A", "B"], Some("A")), "A");
    assert_eq!(host(["A", "B"], Some("B")), "B", "the places were exchanged");
    assert_eq!(host(["A", "B"], None), "A");
    assert_eq!(host(["A", "B"], Some("C")), "A", "a third club is neutral");
    assert_eq!(host_colours(&youth(), 4), host_colours(&nrw(), 4));
    assert_eq!(host_colours(&fide(), 4), None, "left to the event");
}

/// EX-16: F-330, F-331, F-747.
#[test]
fn art_18_2_and_annex_2_1_2_what_wins_a_match() {
    let half = |text: &str| -> Points { text.parse().unwrap() };
    for (boards, nrw_points, fide_points) in [
        (["4.5", "3.5"], [2, 0], [2, 0]),
        (["4", "4"], [1, 1], [1, 1]),
        (["4", "3"], [2, 0], [1, 0]),
        (["3.5", "3.5"], [1, 1], [0, 0]),
        (["3", "1"], [2, 0], [0, 0]),
    ] {
        assert_eq!(match_points(&nrw(), boards.map(half), 8), nrw_points, "{boards:?}");
        assert_eq!(match_points(&fide(), boards.map(half), 8), fide_points, "{boards:?}");
    }
}

/// EX-19 to EX-25: F-228, F-336.
#[test]
fn the_berlin_system_and_what_comes_after_it() {
    let results = |text: &str| -> Vec<[Points; 2]> {
        text.chars()
            .map(|one| match one {
                '1' => WON,
                '=' => DRAWN,
                _ => [Points::ZERO, Points::ONE],
            })
            .collect()
    };
    let nrw = nrw();
    let cup = weigh(&nrw.rules.berlin["team-cup"], &results("10=="), None);
    assert_eq!(
        (cup.weights, cup.berlin, cup.verdict),
        (vec![4, 3, 2, 1], [55, 45], Verdict::ByBerlin { first: true })
    );
    let level = |stage: &str, text: &str| weigh(&nrw.rules.berlin[stage], &results(text), None).verdict;
    use turmuhr_federation::ordinance::rules::AfterBerlin::{Lot, PlayOff};
    assert_eq!(level("team-cup", "1001"), Verdict::Level(Lot));
    assert_eq!(level("team-championship", "10010110"), Verdict::Level(Lot));
    assert_eq!(level("blitz-team", "1001"), Verdict::Level(PlayOff));
    // Board points come first everywhere.
    assert_eq!(level("blitz-team", "0111"), Verdict::ByBoardPoints { first: true });
    // The winner does not depend on what the first board weighs.
    let all = ["1", "=", "0"];
    for one in all {
        for two in all {
            for three in all {
                for four in all {
                    let results = results(&[one, two, three, four].concat());
                    let by = |top| weigh(&nrw.rules.berlin["team-championship"], &results, Some(top)).verdict;
                    assert_eq!(by(4), by(8));
                }
            }
        }
    }
}

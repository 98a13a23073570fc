//! Who may play, passes, sanctions.

mod support;

use jiff::civil::Date;
use support::{day, nrw, season};
use turmuhr_federation::{
    law::{
        deadline::{Rule, until_before_season},
        level::Level,
        sanction::{FineCause, FineLimits, Imposed, NotImposed, Sanction, Subject, fine_case, impose},
    },
    persons::{
        age::Sex,
        eligibility::{
            Eligibility, EventKind, EventToPlay, PassConsequence, Why, eligibility, outsiders,
            pass_consequence, played_elsewhere,
        },
        pass::{
            Application, Deletion, Field, NotDeleted, NotSent, PassFees, Release, Writer, contributors,
            filed_for, may_write, release, without_pass,
        },
        person::{Ban, Club, ClubBan, ClubId, Membership, Pass, Permit, Person, TeamNumber},
    },
};

const OWN: ClubId = ClubId(1);

fn club() -> Club {
    Club {
        name: "SV Eins".to_owned(),
        bezirk: "B1".to_owned(),
        verband: "V1".to_owned(),
        affiliated: true,
        bans: Vec::new(),
    }
}

fn person() -> Person {
    Person {
        surname: "Muster".to_owned(),
        first_name: "Eva".to_owned(),
        born: day("1960-05-05"),
        sex: Sex::Female,
        german: true,
        memberships: vec![Membership {
            club: OWN,
            from: day("1980-01-01"),
            to: None,
            ordinary: true,
            plays: true,
            owes: false,
            deleted: None,
        }],
        passes: vec![Pass {
            number: 7,
            club: OWN,
            issued: day("1980-02-01"),
            invalid_from: None,
            defective: false,
        }],
        permits: Vec::new(),
        bans: Vec::new(),
    }
}

fn league(level: Level, of: &'static str) -> EventToPlay<'static> {
    EventToPlay {
        kind: EventKind::Championship { level, of, team: Some(TeamNumber(1)) },
        on: day("1988-02-14"),
        recognised: true,
        organiser_banned: false,
        by_list: None,
        shown: true,
    }
}

fn ask(
    person: &Person,
    event: &EventToPlay<'_>,
    elsewhere: bool,
    barred: bool,
) -> (Vec<Why>, Vec<String>, Eligibility) {
    ask_of(&club(), person, event, elsewhere, barred)
}

fn ask_of(
    club: &Club,
    person: &Person,
    event: &EventToPlay<'_>,
    elsewhere: bool,
    barred: bool,
) -> (Vec<Why>, Vec<String>, Eligibility) {
    let nrw = nrw();
    let found =
        eligibility(nrw.rules.eligibility.as_ref().unwrap(), person, (OWN, club), event, elsewhere, barred);
    let reasons = match &found {
        Eligibility::Eligible => Vec::new(),
        Eligibility::UnderReservation(all)
        | Eligibility::NotEligible(all)
        | Eligibility::NotInThisTeam(all) => all.clone(),
    };
    let articles = reasons.iter().map(|reason| reason.cite.article.clone()).collect();
    (reasons.iter().map(|reason| reason.why).collect(), articles, found)
}

/// F-020, F-030, F-031.
#[test]
fn art_2_1_each_missing_condition_by_itself() {
    let event = league(Level::Verband, "V1");
    assert_eq!(ask(&person(), &event, false, false).2, Eligibility::Eligible);
    let stranger = Person { memberships: Vec::new(), passes: Vec::new(), ..person() };
    let (why, articles, found) = ask(&stranger, &event, false, false);
    assert_eq!(why, [Why::NotAMember, Why::NoPass]);
    assert_eq!(articles, ["2.1", "2.1"]);
    assert!(found.forbids_nomination());
    // Each condition by itself: the club's, the kind of membership, the days of both papers.
    let why = |person: &Person| ask(person, &event, false, false).0;
    let outside = Club { affiliated: false, ..club() };
    assert_eq!(ask_of(&outside, &person(), &event, false, false).0, [Why::NotAffiliated]);
    let member = |change: fn(&mut Membership)| {
        let mut one = person();
        change(&mut one.memberships[0]);
        one
    };
    assert_eq!(why(&member(|one| one.ordinary = false)), [Why::NotAMember]);
    assert_eq!(why(&member(|one| one.to = Some(day("1988-02-13")))), [Why::NotAMember]);
    assert_eq!(why(&member(|one| one.to = Some(day("1988-02-14")))), [], "on the last day too");
    assert_eq!(why(&member(|one| one.from = day("1988-02-15"))), [Why::NotAMember]);
    let pass = |issued: &str, invalid: Option<&str>| {
        let pass = Pass { issued: day(issued), invalid_from: invalid.map(day), ..person().passes[0].clone() };
        Person { passes: vec![pass], ..person() }
    };
    assert_eq!(why(&pass("1988-02-14", None)), []);
    assert_eq!(why(&pass("1988-02-15", None)), [Why::NoPass], "issued too late");
    assert_eq!(why(&pass("1980-02-01", Some("1988-02-14"))), [Why::NoPass], "invalid by then");
    assert_eq!(why(&pass("1980-02-01", Some("1988-02-15"))), []);
    let provisional = |until: &str| {
        let permit = Permit { club: OWN, from: day("1988-01-01"), until: day(until) };
        Person { passes: Vec::new(), permits: vec![permit], ..person() }
    };
    assert_eq!(why(&provisional("1988-02-14")), []);
    assert_eq!(why(&provisional("1988-02-13")), [Why::NoPass]);
    let permit = Permit { club: OWN, from: day("1988-01-01"), until: day("1988-08-31") };
    let permitted = Person { passes: Vec::new(), permits: vec![permit], ..person() };
    assert_eq!(ask(&permitted, &event, false, false).2, Eligibility::Eligible);
    let ban = |consent| Ban { from: day("1988-01-01"), to: day("1988-03-01"), consent };
    let banned = Person { bans: vec![ban(true)], ..person() };
    assert_eq!(ask(&banned, &event, false, false).0, [Why::Banned]);
    let without_consent = Person { bans: vec![ban(false)], ..person() };
    assert_eq!(ask(&without_consent, &event, false, false).2, Eligibility::Eligible, "4.5");
    let barred = ask(&person(), &event, false, true);
    assert!(matches!(barred.2, Eligibility::NotInThisTeam(_)) && barred.2.forbids_nomination());
    let crooked = Person { passes: vec![Pass { defective: true, ..person().passes[0].clone() }], ..person() };
    let (why, articles, found) = ask(&crooked, &event, false, false);
    assert_eq!((why.as_slice(), articles[0].as_str()), ([Why::PassDefective].as_slice(), "2.4"));
    assert!(!found.forbids_nomination(), "plays under reservation");
}

/// F-030, F-081: a ban on a club, or on some of its teams.
#[test]
fn art_4_1_a_banned_club_or_team_does_not_play() {
    let banned = |teams: &[u32], consent: bool| {
        let ban = Ban { from: day("1988-02-14"), to: day("1988-08-31"), consent };
        Club { bans: vec![ClubBan { ban, teams: teams.iter().copied().map(TeamNumber).collect() }], ..club() }
    };
    let team = |number: Option<u32>| EventToPlay {
        kind: EventKind::Championship { level: Level::Verband, of: "V1", team: number.map(TeamNumber) },
        ..league(Level::Verband, "V1")
    };
    let found = |club: &Club, number| ask_of(club, &person(), &team(number), false, false);
    let (why, articles, answer) = found(&banned(&[], true), Some(1));
    assert_eq!((why.as_slice(), articles[0].as_str()), ([Why::ClubBanned].as_slice(), "4.1"));
    assert!(answer.forbids_nomination());
    assert_eq!(found(&banned(&[2], true), Some(2)).0, [Why::ClubBanned]);
    assert_eq!(found(&banned(&[2], true), Some(1)).2, Eligibility::Eligible, "only the second team");
    assert_eq!(found(&banned(&[], true), None).2, Eligibility::Eligible, "nobody's own play");
    assert_eq!(found(&banned(&[], false), Some(1)).2, Eligibility::Eligible, "4.5: no consent, no ban");
    let over = EventToPlay { on: day("1988-09-01"), ..team(Some(1)) };
    assert_eq!(ask_of(&banned(&[], true), &person(), &over, false, false).2, Eligibility::Eligible);
}

/// F-022, F-023, F-024, F-049.
#[test]
fn art_2_3_one_club_and_the_levels_above_it() {
    assert_eq!(ask(&person(), &league(Level::Verband, "V1"), true, false).0, [Why::OtherClub]);
    let start = nrw().rules.season_start.unwrap().value;
    for (matches, on, elsewhere) in [
        (vec![], "1988-02-14", false),
        (vec![("1987-10-04", OWN)], "1988-02-14", false),
        (vec![("1987-09-01", ClubId(2))], "1988-08-31", true),
        (vec![("1987-08-31", ClubId(2))], "1987-09-01", false),
        (vec![("1987-10-04", OWN), ("1988-05-05", ClubId(2))], "1988-02-14", true),
    ] {
        let matches: Vec<(Date, ClubId)> = matches.into_iter().map(|(on, club)| (day(on), club)).collect();
        assert_eq!(played_elsewhere(&matches, OWN, day(on), start), elsewhere, "{matches:?}");
    }
    let alone = EventKind::Championship { level: Level::Verband, of: "V1", team: None };
    let alone = EventToPlay { kind: alone, ..league(Level::Verband, "V1") };
    assert_eq!(ask(&person(), &alone, true, false).2, Eligibility::Eligible, "2.3 speaks of team matches");
    for (level, of, allowed) in [
        (Level::Bezirk, "B1", true),
        (Level::Bezirk, "B2", false),
        (Level::Verband, "V1", true),
        (Level::Verband, "V2", false),
        (Level::Bund, "NRW", true),
    ] {
        let (why, _, _) = ask(&person(), &league(level, of), false, false);
        assert_eq!(why.is_empty(), allowed, "{level:?} {of}");
    }
    let exempt = EventToPlay { kind: EventKind::Exempt, ..league(Level::Bund, "") };
    assert_eq!(
        ask(&person(), &exempt, true, false).2,
        Eligibility::Eligible,
        "national team, FIDE tournaments"
    );
    // Only the club in the pass.
    let other = Person { passes: vec![Pass { club: ClubId(2), ..person().passes[0].clone() }], ..person() };
    assert_eq!(ask(&other, &league(Level::Verband, "V1"), false, false).0, [Why::NoPass]);
}

/// F-025.
#[test]
fn art_3_5_only_recognised_organisations() {
    let open = EventToPlay { kind: EventKind::Other, recognised: false, ..league(Level::Bund, "") };
    assert_eq!(ask(&person(), &open, false, false).0, [Why::NotRecognised]);
    let banned = EventToPlay { kind: EventKind::Other, organiser_banned: true, ..league(Level::Bund, "") };
    let (why, articles, _) = ask(&person(), &banned, false, false);
    assert_eq!((why.as_slice(), articles[0].as_str()), ([Why::OrganiserBanned].as_slice(), "3.5"));
}

/// F-028.
#[test]
fn art_2_4_the_list_may_stand_for_the_paper() {
    let list = [(OWN, "Muster, Eva")];
    let without = Person { passes: Vec::new(), ..person() };
    let by_list = EventToPlay { by_list: Some(&list), shown: false, ..league(Level::Bezirk, "B1") };
    assert_eq!(ask(&without, &by_list, false, false).2, Eligibility::Eligible);
    let by_paper = EventToPlay { shown: false, ..league(Level::Bezirk, "B1") };
    assert_eq!(ask(&without, &by_paper, false, false).0, [Why::NoPass]);
    assert_eq!(ask(&person(), &by_paper, false, false).0, [Why::PassNotShown]);
}

/// F-029.
#[test]
fn art_14_pure_club_teams() {
    assert_eq!(outsiders(OWN, &[OWN, ClubId(2), OWN]), [1]);
    assert!(outsiders(OWN, &[OWN, OWN]).is_empty());
}

/// F-040.
#[test]
fn p_13_1_playing_members_without_a_pass_are_listed() {
    let none = Person { surname: "Ohne".to_owned(), passes: Vec::new(), ..person() };
    let mut passive = none.clone();
    passive.memberships[0].plays = false;
    let people = [person(), none, passive];
    let found = without_pass(&people, day("1988-02-14"), false);
    assert_eq!(found.iter().map(|one| one.surname.as_str()).collect::<Vec<_>>(), ["Ohne"]);
    assert_eq!(
        without_pass(&people, day("1988-02-14"), true).len(),
        2,
        "where passes are held for all members"
    );
    assert!(without_pass(&people, day("1979-12-31"), true).is_empty(), "nobody is a member yet");
}

/// F-042.
#[test]
fn p_13_2_an_application_says_everything() {
    let full: Vec<(Field, String)> = Field::ALL.iter().map(|field| (*field, "x".to_owned())).collect();
    let application = Application { fields: full.clone(), via_state_federation: true };
    assert_eq!(application.check(), Ok(()));
    for field in Field::ALL {
        let fields = full.iter().filter(|(known, _)| *known != field).cloned().collect();
        let lacking = Application { fields, via_state_federation: true };
        assert_eq!(lacking.check(), Err(NotSent::Missing(vec![field])), "{field:?}");
    }
    let direct = Application { via_state_federation: false, ..application };
    assert_eq!(direct.check(), Err(NotSent::NotViaStateFederation));
}

/// F-045, F-046.
#[test]
fn p_13_3_the_game_or_everything() {
    assert_eq!(pass_consequence(true, true, true), PassConsequence::None);
    assert_eq!(pass_consequence(true, true, false), PassConsequence::GameLost, "not shown in time");
    assert_eq!(pass_consequence(true, false, true), PassConsequence::GameLost, "not held on the day");
    assert_eq!(pass_consequence(false, false, false), PassConsequence::MatchLost, "none exists for the club");
}

/// F-047.
#[test]
fn p_13_3_only_the_pass_office_writes_on_the_left_page() {
    assert!(
        may_write(Writer::PassOffice, true)
            && !may_write(Writer::Club, true)
            && may_write(Writer::Club, false)
    );
}

#[test]
fn p_13_6_a_refusal_needs_a_ground_and_comes_within_three_weeks() {
    let asked = day("1988-06-01");
    assert_eq!(release(asked, None, None), Release::Open);
    assert_eq!(release(asked, Some((day("1988-06-22"), true)), None), Release::Withheld);
    assert_eq!(release(asked, Some((day("1988-06-23"), true)), None), Release::RefusedTooLate);
    assert_eq!(release(asked, Some((day("1988-06-10"), false)), None), Release::NoGround);
    assert_eq!(release(asked, Some((day("1988-06-10"), true)), Some(day("1988-07-01"))), Release::Released);
}

/// F-056, F-057, F-058.
#[test]
fn p_13_9_fees_and_days_of_passes() {
    let fees = PassFees(vec![(season("1986/87"), 5), (season("1988/89"), 7)]);
    assert_eq!(fees.on(season("1985/86")), None);
    assert_eq!(fees.on(season("1987/88")), Some(5));
    assert_eq!(fees.on(season("1990/91")), Some(7));
    let last = until_before_season(&nrw(), Rule::Transfer, season("1988/89")).unwrap();
    assert!(last.met(Some(day("1988-07-15"))) && !last.met(Some(day("1988-07-16"))));
    for (applied, filed) in [
        ("1988-01-15", "1988-01-15"),
        ("1988-01-16", "1988-07-15"),
        ("1988-07-15", "1988-07-15"),
        ("1988-07-16", "1989-01-15"),
    ] {
        assert_eq!(filed_for(day(applied)), day(filed), "{applied}");
    }
}

/// F-060.
#[test]
fn p_13_10_whoever_is_not_deleted_still_contributes() {
    let mut left = person();
    left.memberships[0].to = Some(day("1987-12-31"));
    let mut deleted = left.clone();
    deleted.memberships[0].deleted = Some(day("1988-01-15"));
    let people = [left, deleted];
    assert_eq!(contributors(&people, OWN, day("1988-01-14")).len(), 2);
    assert_eq!(contributors(&people, OWN, day("1988-01-15")).len(), 1);
}

/// F-061, F-062.
#[test]
fn p_13_11_records_are_deleted_on_two_days() {
    let deletion = |on: &str| Deletion {
        on: day(on),
        cleans_up: true,
        no_double_play: true,
        responsible: "state federation: A".to_owned(),
        plays_elsewhere: false,
    };
    assert_eq!(deletion("1988-07-15").check(), Ok(()));
    assert_eq!(deletion("1988-01-15").check(), Ok(()));
    assert_eq!(deletion("1988-03-01").check(), Err(NotDeleted::WrongDay));
    let unsure = Deletion { no_double_play: false, ..deletion("1988-01-15") };
    assert_eq!(unsure.check(), Err(NotDeleted::NotConfirmed));
    let untidy = Deletion { cleans_up: false, ..deletion("1988-01-15") };
    assert_eq!(untidy.check(), Err(NotDeleted::NotConfirmed));
    assert_eq!(Deletion { cleans_up: false, ..deletion("1988-07-15") }.check(), Ok(()), "in July without");
    let plays = Deletion { plays_elsewhere: true, ..deletion("1988-01-15") };
    assert_eq!(plays.check(), Err(NotDeleted::DoublePlay));
    let nobody = Deletion { responsible: " ".to_owned(), ..deletion("1988-07-15") };
    assert_eq!(nobody.check(), Err(NotDeleted::NobodyResponsible));
}

fn imposed<'a>(subject: Subject, sanction: Sanction, limits: &'a FineLimits) -> Imposed<'a> {
    Imposed {
        subject,
        sanction,
        breach_on: day("1988-02-14"),
        breach_level: Level::Bezirk,
        by_level: Level::Bezirk,
        pending_before: false,
        committee_consents: true,
        provision: Some("16.4"),
        limits,
    }
}

fn ban(from: &str, to: &str) -> Sanction {
    let (from, to): (Date, Date) = (day(from), day(to));
    Sanction::Ban { from, to }
}

/// F-081, F-084, F-085, F-086, F-089.
#[test]
fn art_4_what_can_be_imposed() {
    let limits = FineLimits(vec![(season("1986/87"), 200), (season("1988/89"), 300)]);
    let nrw = nrw();
    let try_it = |one: &Imposed<'_>| impose(&nrw, one);
    use Subject::{Club, Player};
    assert_eq!(try_it(&imposed(Club, Sanction::Fine(200), &limits)), Ok(()));
    let high = try_it(&imposed(Club, Sanction::Fine(201), &limits)).unwrap_err();
    assert!(matches!(high, NotImposed::FineTooHigh { most: 200, .. }), "300 holds from the next season on");
    let before = Imposed { breach_on: day("1986-08-31"), ..imposed(Club, Sanction::Fine(1), &limits) };
    assert!(matches!(try_it(&before), Err(NotImposed::NoLimitSet(cite)) if cite.article == "4.4"));
    // A club's ban ends with the season, a player's after a year.
    assert_eq!(try_it(&imposed(Club, ban("1988-02-20", "1988-08-31"), &limits)), Ok(()));
    let NotImposed::BanTooLong { until, cite } =
        try_it(&imposed(Club, ban("1988-02-20", "1988-09-01"), &limits)).unwrap_err()
    else {
        panic!("too long")
    };
    assert_eq!((until, cite.article.as_str()), (day("1988-08-31"), "4.1"));
    assert_eq!(try_it(&imposed(Player, ban("1988-02-20", "1989-02-19"), &limits)), Ok(()));
    assert!(matches!(
        try_it(&imposed(Player, ban("1988-02-20", "1989-02-20"), &limits)),
        Err(NotImposed::BanTooLong { .. })
    ));
    let alone =
        Imposed { committee_consents: false, ..imposed(Player, ban("1988-02-20", "1988-03-20"), &limits) };
    assert!(matches!(try_it(&alone), Err(NotImposed::NoConsent(cite)) if cite.article == "4.5"));
    let elsewhere = Imposed { by_level: Level::Verband, ..imposed(Club, Sanction::Warning, &limits) };
    assert!(matches!(try_it(&elsewhere), Err(NotImposed::NotCompetent(_))));
    assert_eq!(try_it(&Imposed { pending_before: true, ..elsewhere }), Ok(()), "a remedy is pending there");
    let analogy = Imposed { provision: None, ..imposed(Club, Sanction::Warning, &limits) };
    assert!(matches!(try_it(&analogy), Err(NotImposed::OnlyAnalogy(cite)) if cite.article == "5.13"));
    // The catalogues.
    for (subject, sanction, known) in [
        (Club, Sanction::PointDeduction(2), true),
        (Player, Sanction::PointDeduction(2), false),
        (Club, Sanction::Demotion, true),
        (Player, Sanction::Demotion, false),
        (Player, Sanction::GamesLost, true),
        (Club, Sanction::GamesLost, false),
        (Player, Sanction::Reprimand, true),
    ] {
        assert_eq!(try_it(&imposed(subject, sanction, &limits)).is_ok(), known, "{subject:?} {sanction:?}");
    }
    assert_eq!(fine_case(&nrw, FineCause::NotAppeared).unwrap().article, "4.3");
    assert_eq!(fine_case(&nrw, FineCause::WithdrawnAfterStart).unwrap().article, "4.3");
}

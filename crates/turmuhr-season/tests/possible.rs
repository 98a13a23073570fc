//! Values that cannot be and things that are there already are refused in new entries; older journals with them open.

mod support;

use support::championship::{Details, details};
use support::{act, day, said, season, write};
use turmuhr_federation::{
    law::level::Level,
    matches::{
        lineup::{BoardResult, Rank, Seat, Which},
        report::Abilities,
    },
    office::roles::{Datum, Role},
    persons::{
        age::Sex,
        person::{Club, ClubId, PersonId, TeamNumber},
    },
};
use turmuhr_season::{
    AsOf, ChampionshipId, ClassId, Concern, Fact, Impossible, Journal, MatchId, Refusal, Statement, Taken,
    TeamId,
    championship::{Act, NotSo},
    conduct::{Conduct, Note},
    fact::{Card, Class, Fixture},
    registry::{Line, ListKind, Name, OfficeId, OnRecord, PassEnd, PassNumber, Scope, TransferId, Unsaid},
};

const ON: &str = "1987-07-15";

fn club(number: u32, name: &str) -> Fact {
    let (bezirk, verband) = ("Mitte".to_owned(), "West".to_owned());
    let details = Club { name: name.to_owned(), bezirk, verband, affiliated: true, bans: Vec::new() };
    Fact::ClubAdmitted { club: ClubId(number), details }
}

fn class(number: u32, name: &str, boards: usize) -> Fact {
    Fact::ClassFormed { class: ClassId(number), details: Class::league(name, Level::Bezirk, 1, boards) }
}

fn team(id: u32, club: u32, number: u32, ranks: [u32; 2]) -> Fact {
    let (club, number) = (ClubId(club), TeamNumber(number));
    Fact::TeamEntered { team: TeamId(id), club, number, class: ClassId(1), ranks }
}

fn person(id: u32, name: &str, born: Option<&str>) -> Fact {
    let name = Name { surname: name.to_owned(), first_name: "Eva".to_owned() };
    let (person, born, sex) = (PersonId(id), born.map(day), Some(Sex::Female));
    said(Statement::PersonEntered { person, name, born, sex, german: true })
}

/// Two clubs with a team each on two boards, and a match of round 1.
fn founded() -> Journal {
    let mut journal = Journal::default();
    let ordinance = "nrw-1987".to_owned();
    let opened = Fact::SeasonOpened { season: season("1987/88"), ordinance, texts: Vec::new() };
    let joined = Statement::MemberJoined {
        person: PersonId(1),
        club: ClubId(1),
        from: day("1985-01-01"),
        ordinary: true,
    };
    let issued = Statement::PassIssued {
        person: PersonId(1),
        club: ClubId(1),
        number: PassNumber(7),
        from: day("1985-02-01"),
    };
    for fact in [
        opened,
        club(1, "SV Nord"),
        club(2, "SV Süd"),
        class(1, "Liga", 2),
        team(1, 1, 1, [1, 8]),
        team(2, 2, 1, [1, 8]),
        person(1, "Meier", Some("1960-02-03")),
        said(joined),
        said(issued),
        Fact::GroupsDrawn { class: ClassId(1), seed: 1, groups: vec![vec![TeamId(1), TeamId(2)]] },
        Fact::MatchSet { id: MatchId(1), fixture: fixture() },
    ] {
        act(&mut journal, ON, fact).expect("entered");
    }
    journal
}

fn fixture() -> Fixture {
    Fixture {
        class: ClassId(1),
        group: 0,
        round: 1,
        home: TeamId(1),
        guest: TeamId(2),
        on: day("1987-10-04"),
        occasion: turmuhr_federation::matches::lineup::Occasion::Round,
        starts: None,
    }
}

fn announced(begins: &str, change: impl Fn(&mut Details)) -> Fact {
    let mut details = details("cup", begins);
    change(&mut details);
    Fact::Championship { act: Act::Announced { id: ChampionshipId(1), details } }
}

/// Each is refused as new, and opens in a journal that has it.
#[test]
fn what_cannot_be_is_refused() {
    let impossible = Refusal::Impossible;
    let withdrawn = |after_round| Fact::TeamWithdrawn { team: TeamId(1), after_round, on: day(ON) };
    let list = |rank| {
        let line = Line { rank: Rank::Listed(rank), person: PersonId(1), guest_of: None };
        let (club, list, lines) = (ClubId(1), ListKind::Senior, vec![line]);
        let (closing, handed_in) = (day("1987-08-01"), day(ON));
        said(Statement::ListRegistered { club, list, closing, handed_in, lines })
    };
    let transfer = |to| {
        said(Statement::TransferAsked {
            transfer: TransferId(1),
            person: PersonId(1),
            from_club: ClubId(1),
            to_club: ClubId(to),
            postmark: day(ON),
        })
    };
    let left = |last_day: &str| {
        said(Statement::MemberLeft { person: PersonId(1), club: ClubId(1), last_day: day(last_day) })
    };
    let pass_ended = |from: &str| {
        said(Statement::PassEnded { number: PassNumber(7), from: day(from), why: PassEnd::Lost })
    };
    let order =
        |from: &str, until: &str| Refusal::Unsaid(Unsaid::EndsBefore { from: day(from), until: day(until) });
    let fresh = |fact: Fact| {
        let mut journal = Journal::default();
        let undrawn = founded().entries()[..9].to_vec();
        undrawn.into_iter().for_each(|entry| journal.append(entry).expect("as before"));
        (act(&mut journal.clone(), ON, fact.clone()).map(|_| ()), write(&mut journal, fact).map(|_| ()))
    };
    let closes = |closing: &str| {
        let closing = day(closing);
        announced("1988-02-06", move |details| details.closing = Some(closing))
    };
    for (fact, why) in [
        (club(3, " "), impossible(Impossible::NoName)),
        (class(2, "Kreisliga", 0), impossible(Impossible::Boards { most: 100 })),
        (team(3, 1, 2, [8, 5]), impossible(Impossible::Ranks([8, 5]))),
        (team(3, 1, 2, [0, 5]), impossible(Impossible::FromOne)),
        (team(3, 1, 0, [9, 16]), impossible(Impossible::FromOne)),
        (team(3, 1, 2, [8, 15]), impossible(Impossible::RanksOf { team: TeamId(1), ranks: [1, 8] })),
        (person(2, "Neu", Some("2090-01-01")), impossible(Impossible::Born(day("2090-01-01")))),
        (person(2, "Neu", Some("1840-01-01")), impossible(Impossible::Born(day("1840-01-01")))),
        (
            said(Statement::BornOn { person: PersonId(1), born: day("1988-01-01") }),
            impossible(Impossible::Born(day("1988-01-01"))),
        ),
        (list(0), impossible(Impossible::FromOne)),
        (transfer(1), impossible(Impossible::SameClub(ClubId(1)))),
        (left("1984-12-31"), order("1985-01-01", "1984-12-31")),
        (pass_ended("1985-01-31"), order("1985-02-01", "1985-01-31")),
        (
            closes("1988-02-07"),
            impossible(Impossible::ClosesAfter { closing: day("1988-02-07"), begins: day("1988-02-06") }),
        ),
        (announced("1988-02-06", |details| details.size = Some(1)), impossible(Impossible::Size(1))),
    ] {
        let (new, old) = fresh(fact.clone());
        assert_eq!(new, Err(why), "{fact:?}");
        assert_eq!(old, Ok(()), "an older journal opens: {fact:?}");
    }
    for fact in [team(3, 1, 2, [9, 16]), list(1), transfer(2), left("1987-12-31"), closes("1988-02-06")] {
        assert_eq!(fresh(fact.clone()).0, Ok(()), "{fact:?}");
    }
    let mut journal = founded();
    let refused = act(&mut journal, ON, withdrawn(9)).map(|_| ());
    assert_eq!(refused, Err(Refusal::NoRound { class: ClassId(1), round: 9, last: 1 }));
    let last = Fact::TeamWithdrawn { team: TeamId(1), after_round: 1, on: day("1987-10-04") };
    act(&mut journal, "1987-10-04", last).expect("the last round");
}

/// The same club, class, team, person or championship twice: the refusal names the one that is there.
#[test]
fn nothing_is_entered_twice() {
    let taken = Refusal::Taken;
    let mut journal = founded();
    let on_record = |id| Refusal::Unsaid(Unsaid::Taken(OnRecord::Person(PersonId(id))));
    act(&mut journal, ON, announced("1988-02-06", |_| {})).expect("announced");
    let again = Fact::Championship {
        act: Act::Announced { id: ChampionshipId(2), details: details("cup", "1988-03-06") },
    };
    for (fact, why) in [
        (club(1, "SC West"), taken(Taken::Club(ClubId(1)))),
        (club(3, "sv  nord"), taken(Taken::Club(ClubId(1)))),
        (class(2, "LIGA", 8), taken(Taken::Class(ClassId(1)))),
        (person(2, "Meier", Some("1960-02-03")), on_record(1)),
        (person(2, "meier", None), on_record(1)),
        (again, NotSo::Taken(ChampionshipId(1)).into()),
    ] {
        assert_eq!(act(&mut journal, ON, fact.clone()).map(|_| ()), Err(why), "{fact:?}");
    }
    act(&mut journal, ON, person(2, "Meier", Some("1971-05-06"))).expect("somebody else of this name");
    // Another class of the same rules: a club has one first team in both.
    let (club, number) = (ClubId(2), TeamNumber(1));
    let second = Fact::TeamEntered { team: TeamId(3), club, number, class: ClassId(2), ranks: [9, 16] };
    act(&mut journal, ON, class(2, "Kreisklasse", 2)).expect("formed");
    assert_eq!(act(&mut journal, ON, second).map(|_| ()), Err(taken(Taken::Team(TeamId(2)))));
}

fn seats() -> Vec<Seat> {
    (1..=2).map(|board| Seat { board, rank: Rank::Listed(board as u32), absent: false }).collect()
}

fn results() -> Vec<Option<BoardResult>> {
    vec![Some(BoardResult::Drawn); 2]
}

/// 2.1, 16.1: without a list of the club nobody knows who sat there. It is said with the card and with its confirmation.
#[test]
fn art_16_1_a_team_without_a_list_is_not_checked() {
    let mut journal = founded();
    let line = |rank| Line { rank: Rank::Listed(rank), person: PersonId(rank), guest_of: None };
    act(&mut journal, ON, person(2, "Alt", Some("1950-01-01"))).expect("entered");
    let joined =
        Statement::MemberJoined { person: PersonId(2), club: ClubId(1), from: day(ON), ordinary: true };
    act(&mut journal, ON, said(joined)).expect("joined");
    let list = Statement::ListRegistered {
        club: ClubId(1),
        list: ListKind::Senior,
        closing: day("1987-08-01"),
        handed_in: day(ON),
        lines: vec![line(1), line(2)],
    };
    act(&mut journal, ON, said(list)).expect("handed in");
    let card = Fact::reported(MatchId(1), seats(), seats(), results());
    for fact in [card, Fact::confirmed(MatchId(1))] {
        let outcome = act(&mut journal, "1987-10-04", fact).expect("taken");
        let told: Vec<(TeamId, Vec<String>)> = outcome
            .concerns
            .into_iter()
            .filter_map(|concern| match concern {
                Concern::NoList(team, cites) => {
                    Some((team, cites.into_iter().map(|cite| cite.article).collect()))
                }
                _ => None,
            })
            .collect();
        assert_eq!(told, [(TeamId(2), vec!["16.1".to_owned(), "2.1".to_owned()])]);
    }
}

/// Since a director is in office, an author is a person of the registry: by name, by number, and never one of several.
#[test]
fn an_author_is_one_person() {
    let mut journal = founded();
    act(&mut journal, ON, person(2, "Meier", Some("1971-05-06"))).expect("somebody else of this name");
    let office = Statement::OfficeGiven {
        office: OfficeId(1),
        person: PersonId(1),
        role: Role::DirectorOfPlay,
        scope: Scope::Everywhere,
        from: day(ON),
        until: None,
    };
    act(&mut journal, ON, said(office)).expect("in office");
    let by = |who: &str| {
        let at = support::noon(ON);
        turmuhr_season::act(&mut journal.clone(), club(3, "SC West"), at, who).map(|_| ()).and_then(|()| {
            let limit = class(2, "Kreisliga", 4);
            turmuhr_season::act(&mut journal.clone(), limit, at, who).map(|_| ())
        })
    };
    assert_eq!(by("#1"), Ok(()));
    assert_eq!(by("Nr. 1"), Ok(()));
    assert_eq!(by("nobody"), Err(Refusal::Nobody("nobody".to_owned())));
    let both = vec![PersonId(1), PersonId(2)];
    assert_eq!(by("Meier, Eva"), Err(Refusal::Several("Meier, Eva".to_owned(), both)));
}

/// What a player cannot do at the board is for those who lead the match.
#[test]
fn health_is_not_public() {
    let mut journal = founded();
    let office = |office, person, role| {
        let (from, until) = (day(ON), None);
        let (office, person, scope) = (OfficeId(office), PersonId(person), Scope::Everywhere);
        said(Statement::OfficeGiven { office, person, role, scope, from, until })
    };
    act(&mut journal, ON, person(2, "Alt", Some("1950-01-01"))).expect("entered");
    act(&mut journal, ON, person(3, "Kurz", Some("1950-01-01"))).expect("entered");
    let cannot = Abilities { cannot_see: true, ..Abilities::default() };
    let conduct = Conduct { cannot: vec![(Which::Home, 1, cannot)], ..Conduct::default() };
    let card = Card { conduct: Box::new(conduct), ..Card::default() };
    let (id, unfinished) = (MatchId(1), Vec::new());
    let report = Fact::MatchReported {
        id,
        home: seats(),
        guest: seats(),
        results: results(),
        unfinished,
        card: card.clone(),
    };
    act(&mut journal, "1987-10-04", report).expect("reported");
    act(&mut journal, "1987-10-04", office(2, 2, Role::PassOffice)).expect("in office");
    act(&mut journal, "1987-10-04", office(1, 1, Role::DirectorOfPlay)).expect("in office");
    let state = journal.state();
    let as_of = AsOf::today(day("1987-10-05"));
    for (by, sees) in
        [(None, false), (Some("Alt, Eva"), false), (Some("Kurz, Eva"), false), (Some("Meier, Eva"), true)]
    {
        assert_eq!(state.sees_health(by, id, &card, as_of), sees, "{by:?}");
        let told = state.conduct_seen(by, id, as_of);
        let helped = told.iter().any(|note| matches!(note, Note::HelpAtTheBoard { .. }));
        assert_eq!(helped, sees, "{by:?}");
        assert!(state.sees(by, PersonId(1), Datum::Name, as_of));
    }
}

/// P 13.6: a player with a pass of another club changes clubs first.
#[test]
fn p_13_6_no_second_pass_for_another_club() {
    let mut journal = founded();
    let (who, on) = (PersonId(1), day(ON));
    let pass = |number, club| {
        said(Statement::PassIssued { person: who, club: ClubId(club), number: PassNumber(number), from: on })
    };
    act(&mut journal, ON, pass(1, 1)).expect("the first");
    act(&mut journal.clone(), ON, pass(2, 1)).expect("of the same club: the first was lost");
    let (club, number, to) = (ClubId(1), PassNumber(1), ClubId(2));
    let elsewhere = Refusal::Unsaid(Unsaid::PassElsewhere { person: who, club, number, to });
    assert_eq!(act(&mut journal.clone(), ON, pass(2, 2)).err(), Some(elsewhere));
    let transfer = TransferId(1);
    let asked = Statement::TransferAsked {
        transfer,
        person: who,
        from_club: ClubId(1),
        to_club: ClubId(2),
        postmark: on,
    };
    act(&mut journal, ON, said(asked)).expect("asked for");
    act(&mut journal, ON, said(Statement::TransferReleased { transfer, on })).expect("released");
    act(&mut journal, ON, pass(2, 2)).expect("changed");
}

/// Numbers of a class that are slips.
#[test]
fn a_class_has_possible_numbers() {
    let journal = founded();
    let formed =
        |details| act(&mut journal.clone(), ON, Fact::ClassFormed { class: ClassId(2), details }).err();
    let league = |height, boards| Class::league("Kreisliga", Level::Bezirk, height, boards);
    let refused = |what| Some(Refusal::Impossible(what));
    for (details, expected) in [
        (league(1, 100), None),
        (league(1, 100_000), refused(Impossible::Boards { most: 100 })),
        (league(-1, 8), None),
        (league(-1001, 8), refused(Impossible::Height { most: 1000 })),
        (league(1001, 8), refused(Impossible::Height { most: 1000 })),
        (Class { promoted: 101, ..league(1, 8) }, refused(Impossible::Movers { most: 100 })),
    ] {
        assert_eq!(formed(details.clone()), expected, "{details:?}");
    }
}

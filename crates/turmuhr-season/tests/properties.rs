//! What always holds in a season, whatever is entered in whatever order.

mod support;

use jiff::civil::Date;
use proptest::prelude::*;
use support::{day, noon};
use turmuhr_federation::{
    competition::league::Played,
    date::{Season, days_after},
    law::{
        level::{Level, Office},
        remedy::Stage,
    },
    matches::lineup::{BoardResult, Occasion, Rank, Seat},
    persons::person::{ClubId, PersonId, TeamNumber},
};
use turmuhr_season::{
    ClassId, DecisionId, Fact, Journal, MatchId, Refusal, State, Statement, TeamId, act, as_of,
    fact::{About, Class, Decision, Fixture},
    registry::{BanId, Banned, Line, ListKind, Name, PassNumber},
    tables::{counted, group_table},
};

const LIGA: ClassId = ClassId(1);
const BEGIN: &str = "1987-07-15";

/// Four clubs with lists of three, each against each.
fn founded() -> Journal {
    let mut journal = Journal::default();
    let mut add = |fact| act(&mut journal, fact, noon(BEGIN), "test").map(|_| ()).expect("taken");
    add(Fact::SeasonOpened {
        season: Season { begins: 1987 },
        ordinance: "nrw-1987".to_owned(),
        texts: Vec::new(),
    });
    let details = Class { promoted: 1, relegated: 1, ..Class::league("Kreisliga", Level::Bezirk, 1, 2) };
    add(Fact::ClassFormed { class: LIGA, details });
    for club in 1..=4 {
        let details = serde_json::json!({ "name": format!("SV {club}"), "bezirk": "B", "verband": "V" });
        let details = serde_json::from_value(details).unwrap();
        add(Fact::ClubAdmitted { club: ClubId(club), details });
        let mut lines = Vec::new();
        for rank in 1..=3 {
            let person = PersonId(club * 10 + rank);
            let name = Name { surname: format!("P{}", person.0), first_name: String::new() };
            let (born, sex, german) = (None, None, true);
            add(support::said(Statement::PersonEntered { person, name, born, sex, german }));
            let (number, from) = (PassNumber(person.0), day("1980-01-01"));
            add(support::said(Statement::PassIssued { person, club: ClubId(club), number, from }));
            lines.push(Line { rank: Rank::Listed(rank), person, guest_of: None });
        }
        let (closing, handed_in) = (day(BEGIN), day(BEGIN));
        let (club, list) = (ClubId(club), ListKind::Senior);
        add(support::said(Statement::ListRegistered { club, list, closing, handed_in, lines }));
        let (team, number) = (TeamId(club.0), TeamNumber(1));
        add(Fact::TeamEntered { team, club, number, class: LIGA, ranks: [1, 9] });
    }
    add(Fact::GroupsDrawn { class: LIGA, seed: 1, groups: vec![(1..=4).map(TeamId).collect()] });
    let pairs = [(1, 1, 4), (1, 2, 3), (2, 4, 3), (2, 1, 2), (3, 2, 4), (3, 3, 1)];
    for (id, (round, home, guest)) in (1..).zip(pairs) {
        let fixture = Fixture {
            class: LIGA,
            group: 0,
            round,
            home: TeamId(home),
            guest: TeamId(guest),
            on: day(&format!("1987-10-{:02}", round * 7)),
            occasion: Occasion::Round,
            starts: None,
        };
        add(Fact::MatchSet { id: MatchId(id), fixture });
    }
    journal
}

/// Something that may be entered: most of it is taken, some of it refused.
#[derive(Clone, Debug)]
enum Try {
    Report { id: u32, home: [u32; 2], guest: [u32; 2], results: [BoardResult; 2] },
    Confirm(u32),
    Ban { person: u32, from: i64, days: i64 },
    LosePass { person: u32, from: i64 },
    Same { one: u32, other: u32 },
    Decide { id: u32, home_wins: bool },
    Undo(u64),
}

fn result() -> impl Strategy<Value = BoardResult> {
    prop_oneof![Just(BoardResult::HomeWins), Just(BoardResult::GuestWins), Just(BoardResult::Drawn)]
}

fn person() -> impl Strategy<Value = u32> {
    (1..=4_u32, 1..=3_u32).prop_map(|(club, rank)| club * 10 + rank)
}

fn one() -> impl Strategy<Value = Try> {
    let line = || prop_oneof![Just([1, 2]), Just([1, 3]), Just([2, 1]), Just([2, 3])];
    prop_oneof![
        5 => (1..=6_u32, line(), line(), [result(), result()])
            .prop_map(|(id, home, guest, results)| Try::Report { id, home, guest, results }),
        5 => (1..=6_u32).prop_map(Try::Confirm),
        2 => (person(), 0..120_i64, 0..90_i64).prop_map(|(person, from, days)| Try::Ban { person, from, days }),
        1 => (person(), 0..120_i64).prop_map(|(person, from)| Try::LosePass { person, from }),
        1 => (person(), person()).prop_map(|(one, other)| Try::Same { one, other }),
        1 => (1..=6_u32, any::<bool>()).prop_map(|(id, home_wins)| Try::Decide { id, home_wins }),
        2 => (30..70_u64).prop_map(Try::Undo),
    ]
}

fn fact(one: &Try, number: u32, today: Date) -> Fact {
    let begin = day("1987-09-01");
    let seats = |ranks: &[u32; 2]| -> Vec<Seat> {
        let seat = |(board, rank): (usize, &u32)| Seat { board, rank: Rank::Listed(*rank), absent: false };
        (1..).zip(ranks).map(seat).collect()
    };
    match one {
        Try::Report { id, home, guest, results } => {
            Fact::reported(MatchId(*id), seats(home), seats(guest), results.map(Some).to_vec())
        }
        Try::Confirm(id) => Fact::confirmed(MatchId(*id)),
        Try::Ban { person, from, days } => support::said(Statement::BanNoted {
            ban: BanId(number),
            on: Banned::Player(PersonId(*person)),
            from: days_after(begin, *from),
            until: days_after(begin, from + days),
            consent: true,
            article: "4.2".to_owned(),
            decision: None,
        }),
        Try::LosePass { person, from } => support::said(Statement::PassEnded {
            number: PassNumber(*person),
            from: days_after(begin, *from),
            why: turmuhr_season::registry::PassEnd::Lost,
        }),
        Try::Same { one, other } => support::said(Statement::SamePerson {
            person: PersonId(*one),
            other: PersonId(*other),
            reason: String::new(),
        }),
        Try::Decide { id, home_wins } => Fact::DecisionMade {
            id: DecisionId(number),
            decision: Decision {
                about: About::Match(MatchId(*id)),
                by: Office::Spielleiter,
                level: Level::Bezirk,
                stage: Stage::First,
                postmark: today,
                article: "16.4".to_owned(),
                copies: 4,
                sets: Some(if *home_wins { ([20, 0], [2, 0]) } else { ([0, 20], [0, 2]) }),
                reasons: "x".to_owned(),
                sanctions: Vec::new(),
                panel: Vec::new(),
                settles: None,
            },
        },
        Try::Undo(entry) => Fact::Undone { entry: *entry, reason: "x".to_owned() },
    }
}

type Lines = Vec<(u32, i64, i32)>;

fn lines(state: &State) -> Lines {
    let table = group_table(state, LIGA, 0).expect("a table");
    table.lines().iter().map(|(team, _, points, boards)| (team.0, *points, boards.in_tenths())).collect()
}

/// The settled score of every match.
fn settled(state: &State) -> Vec<(MatchId, Played)> {
    let all = state.matches.keys().map(|id| (*id, counted(state, *id)));
    all.filter(|(_, (_, settled))| *settled).map(|(id, (played, _))| (id, played)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_season_keeps_its_word(tries in prop::collection::vec((one(), 0..6_i64), 1..40)) {
        let mut journal = founded();
        let mut today = day("1987-10-08");
        let mut published: Vec<(Date, Lines)> = Vec::new();
        for (number, (one, days)) in (100..).zip(&tries) {
            let next = days_after(today, *days);
            if next > today {
                published.push((today, lines(journal.state())));
                today = next;
            }
            let before = settled(journal.state());
            let position = journal.entries().len();
            let fact = fact(one, number, today);
            let at = today.at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC).unwrap().timestamp();
            let decides = matches!(fact, Fact::DecisionMade { .. });
            let answer: Result<_, Refusal> = act(&mut journal, fact, at, "test");
            let after = settled(journal.state());
            match answer {
                // A refused act changes nothing.
                Err(_) => {
                    prop_assert_eq!(journal.entries().len(), position);
                    prop_assert_eq!(&before, &after);
                }
                // No fact changes a settled result without a decision.
                Ok(_) if !decides => {
                    for (id, played) in &before {
                        prop_assert!(after.contains(&(*id, played.clone())), "{one:?} changed {id:?}");
                    }
                }
                Ok(_) => {}
            }
        }
        published.push((today, lines(journal.state())));
        // The journal alone gives the season, undone entries and all.
        let text: Vec<String> = journal.entries().iter().map(|entry| serde_json::json!(entry).to_string()).collect();
        let again = turmuhr_season::file::read(&text.join("\n")).expect("opens");
        prop_assert_eq!(again.state(), journal.state());
        // As of any day, the tables are those that were published that day.
        for (on, table) in &published {
            let then = as_of(&journal, *on).expect("opens");
            prop_assert_eq!(&lines(&then), table, "{}", on);
        }
    }
}

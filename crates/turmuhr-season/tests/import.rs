//! Lists of others compared with the registry: what is new, different, missing or in doubt.

mod support;

use support::{act, day, said};
use turmuhr_federation::{
    date::Season,
    persons::{
        age::Sex,
        person::{ClubId, PersonId},
    },
};
use turmuhr_season::{
    AsOf, Fact, Journal, Statement,
    people::import::{Birth, Difference, Extent, Reading, Row, What, Why, compare},
    registry::{Name, PassNumber},
};

const NORD: ClubId = ClubId(1);
const SUED: ClubId = ClubId(2);
const DAY: &str = "1987-08-01";

fn name(text: &str) -> Name {
    let (surname, first_name) = text.split_once(", ").expect(text);
    Name { surname: surname.to_owned(), first_name: first_name.to_owned() }
}

fn row(line: usize, text: &str, born: &str) -> Row {
    Row {
        line,
        name: name(text),
        born: Some(Birth::On(day(born))),
        sex: None,
        german: None,
        club: Some(NORD),
        pass: None,
        from: None,
        until: None,
    }
}

/// Two clubs, and three members of SV Nord.
fn season() -> Journal {
    let mut journal = Journal::default();
    let season = Season { begins: 1987 };
    let open = Fact::SeasonOpened { season, ordinance: "nrw-1987".to_owned(), texts: Vec::new() };
    act(&mut journal, "1987-07-01", open).unwrap();
    for (club, called) in [(NORD, "SV Nord"), (SUED, "SV Süd")] {
        let details = serde_json::json!({ "name": called, "bezirk": "B", "verband": "V" });
        let details = serde_json::from_value(details).unwrap();
        act(&mut journal, "1987-07-01", Fact::ClubAdmitted { club, details }).unwrap();
    }
    for (id, called, born) in
        [(1, "Meier, Eva", "1960-02-03"), (2, "Müller, Jörg", "1970-01-01"), (3, "Alt, Otto", "1930-01-01")]
    {
        let (person, from) = (PersonId(id), day("1985-01-01"));
        let (name, born, sex) = (name(called), Some(day(born)), Some(Sex::Male));
        let entered = Statement::PersonEntered { person, name, born, sex, german: true };
        act(&mut journal, "1987-07-01", said(entered)).unwrap();
        let joined = Statement::MemberJoined { person, club: NORD, from, ordinary: true };
        act(&mut journal, "1987-07-01", said(joined)).unwrap();
        let issued = Statement::PassIssued { person, club: NORD, number: PassNumber(id), from };
        act(&mut journal, "1987-07-01", said(issued)).unwrap();
    }
    journal
}

fn reading() -> Reading {
    Reading {
        on: day(DAY),
        enters: true,
        extent: Extent::All,
        fold: |text| text.to_lowercase().replace('ü', "ue"),
    }
}

fn all_but(without: &[&str]) -> Vec<Row> {
    let all = [
        row(2, "Meier, Eva", "1960-02-03"),
        row(3, "Müller, Jörg", "1970-01-01"),
        row(4, "Alt, Otto", "1930-01-01"),
    ];
    all.into_iter().filter(|row| !without.contains(&row.name.surname.as_str())).collect()
}

/// Accepts and writes in one go; the second time nothing is left.
#[track_caller]
fn accept(journal: &mut Journal, rows: &[Row], numbers: Option<&[u32]>) -> Difference {
    let statements = compare(journal.state(), rows, reading()).accepted(numbers).expect("one reading a line");
    for statement in statements {
        act(journal, DAY, said(statement)).unwrap();
    }
    compare(journal.state(), rows, reading())
}

#[test]
fn what_is_known_is_no_difference() {
    let journal = season();
    let found = compare(journal.state(), &all_but(&[]), reading());
    assert_eq!((found.changes.len(), found.remarks.len(), found.same), (0, 0, 3));
}

#[test]
fn new_persons_changes_and_missing_members_are_written_once() {
    let mut journal = season();
    let mut rows = all_but(&["Alt"]);
    rows[0].sex = Some(Sex::Female);
    rows[0].german = Some(false);
    rows[0].from = Some(day("1980-01-01"));
    // A pass is a person's own: another name is a change of name.
    rows[1].pass = Some(PassNumber(2));
    rows[1].name = name("Schmidt, Jörg");
    let mut new = row(5, "Neu, Ida", "1965-05-05");
    (new.pass, new.from) = (Some(PassNumber(77)), Some(day("1987-06-01")));
    rows.push(new);
    let found = compare(journal.state(), &rows, reading());
    let kinds: Vec<&What> = found.changes.iter().map(|change| &change.what).collect();
    assert!(
        matches!(
            kinds[..],
            [
                What::SexNoted(Sex::Female),
                What::Nationality { german: false },
                What::Since { .. },
                What::Renamed { .. },
                What::Enters { .. },
                What::Missing { .. }
            ]
        ),
        "{kinds:?}"
    );
    assert_eq!(found.changes.iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    let before = journal.entries().len();
    let after = accept(&mut journal, &rows, None);
    assert!(after.changes.is_empty(), "{after:?}");
    assert_eq!(journal.entries().len() - before, 8);
    let registry = &journal.state().registry;
    let as_of = AsOf::today(day("1987-09-01"));
    assert_eq!(registry.name(PersonId(2), as_of), Some(&name("Schmidt, Jörg")));
    assert!(registry.entitled(PersonId(4), NORD, as_of).value);
    assert!(registry.clubs_of(PersonId(3), as_of).is_empty(), "the list has all members");
    assert_eq!(
        registry.clubs_of(PersonId(3), AsOf::today(day("1987-07-31"))),
        [NORD],
        "until the day before"
    );
}

#[test]
fn the_same_name_with_another_birth_is_in_doubt() {
    let mut rows = all_but(&["Meier"]);
    rows.push(row(5, "Meier, Eva", "1962-02-03"));
    let found = compare(season().state(), &rows, reading());
    assert!(found.changes.iter().all(|one| one.doubt && one.line == Some(5)), "{found:?}");
    assert_eq!(found.accepted(None), Ok(Vec::new()), "only by its number");
    assert_eq!(found.accepted(Some(&[1, 2])), Err(5), "one of the two");
    // The same person: the birth was wrong.
    let mut journal = season();
    assert!(accept(&mut journal, &rows, Some(&[1])).changes.is_empty());
    assert_eq!(journal.state().registry.persons.len(), 3);
    // Or another person: both stay.
    let mut journal = season();
    let after = accept(&mut journal, &rows, Some(&[2]));
    assert_eq!(journal.state().registry.persons.len(), 4);
    assert!(matches!(after.changes[..], [ref one] if matches!(one.what, What::Missing { .. })), "{after:?}");
}

#[test]
fn only_some_lines_can_be_accepted() {
    let mut journal = season();
    let mut rows = all_but(&[]);
    rows.extend([
        row(5, "Neu, Ida", "1965-05-05"),
        row(6, "Neu, Max", "1966-06-06"),
        row(7, "Neu, Uwe", "1967-07-07"),
    ]);
    let after = accept(&mut journal, &rows, Some(&[1, 3]));
    let left: Vec<_> = after.changes.iter().map(|one| one.name.first_name.as_str()).collect();
    assert_eq!(left, ["Max"]);
}

#[test]
fn lines_that_cannot_be_written_are_named() {
    let journal = season();
    let mut rows = all_but(&[]);
    rows.push(row(5, "Alt, Otto", "1930-01-01"));
    let mut stolen = row(6, "Dieb, Max", "1966-06-06");
    stolen.pass = Some(PassNumber(1));
    rows.push(stolen);
    rows[1].born = Some(Birth::In(1971));
    let found = compare(journal.state(), &rows, reading());
    let whys: Vec<(usize, &Why)> = found.remarks.iter().map(|one| (one.line, &one.why)).collect();
    let year = Why::OtherYear { known: day("1970-01-01"), year: 1971 };
    assert_eq!(whys, [(3, &year), (5, &Why::Again(4)), (6, &Why::PassOf(PersonId(1), PassNumber(1)))]);
}

/// Another spelling, a marriage and gaps in the list are in doubt; a rating list enters nobody.
#[test]
fn doubts_are_never_written_by_themselves() {
    let journal = season();
    let mut rows = all_but(&[]);
    rows[1].name = name("Mueller, Jörg");
    rows[0].name = name("Schulz, Eva");
    let found = compare(journal.state(), &rows, reading());
    let told: Vec<(bool, &What)> = found.changes.iter().map(|one| (one.doubt, &one.what)).collect();
    assert!(
        matches!(
            told[..],
            [(true, What::Marries { .. }), (true, What::Enters { .. }), (true, What::Renamed { .. })]
        ),
        "{told:?}"
    );
    // Who is missing may stand on a forgotten page.
    for (extent, doubts) in
        [(Extent::Some, &[][..]), (Extent::Unsaid, &[true][..]), (Extent::All, &[false][..])]
    {
        let found = compare(journal.state(), &all_but(&["Alt"]), Reading { extent, ..reading() });
        let told: Vec<bool> = found.changes.iter().map(|one| one.doubt).collect();
        assert_eq!(told, doubts, "{extent:?}");
        let ends = found.accepted(None).unwrap().len();
        assert_eq!(ends, usize::from(extent == Extent::All), "{extent:?}");
        let by_number = found.accepted(Some(&[1])).unwrap().len();
        assert_eq!(by_number, usize::from(extent != Extent::Some), "{extent:?}");
    }
    let rating = Reading { enters: false, extent: Extent::Some, ..reading() };
    let found = compare(journal.state(), &[row(2, "Fremd, Ute", "1980-01-01")], rating);
    assert_eq!((found.changes.len(), found.strangers), (0, 1));
}

/// A member of two clubs has two lines.
#[test]
fn a_person_of_two_clubs_is_one_person() {
    let mut journal = season();
    let mut rows = all_but(&[]);
    rows.push(row(5, "Neu, Ida", "1965-05-05"));
    rows.push(Row { club: Some(SUED), ..row(6, "Neu, Ida", "1965-05-05") });
    let after = accept(&mut journal, &rows, None);
    assert!(after.changes.is_empty(), "{after:?}");
    assert_eq!(journal.state().registry.persons.len(), 4);
    let clubs = journal.state().registry.clubs_of(PersonId(4), AsOf::today(day(DAY)));
    assert_eq!(clubs, [NORD, SUED]);
}

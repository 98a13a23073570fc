//! Who fills offices, and that a season with a director never falls back to its keeper.

mod support;

use support::league::*;
use turmuhr_federation::office::roles::Action;
use turmuhr_season::{
    offices::Unfillable,
    registry::{OfficeId, Scope},
};

const ON: &str = "1987-08-01";

fn given(office: u32, person: u32, role: Role, scope: Scope, until: Option<&str>) -> Fact {
    let (office, person, from) = (OfficeId(office), PersonId(person), day(ON));
    said(Statement::OfficeGiven { office, person, role, scope, from, until: until.map(day) })
}

fn director(office: u32, person: u32, scope: Scope) -> Fact {
    given(office, person, Role::DirectorOfPlay, scope, None)
}

fn ended(office: u32, last_day: &str) -> Fact {
    said(Statement::OfficeEnded { office: OfficeId(office), last_day: day(last_day) })
}

fn undone(entry: u64) -> Fact {
    Fact::Undone { entry, reason: "mistaken".to_owned() }
}

fn by(journal: &mut Journal, who: &str, on: &str, fact: Fact) -> Result<u64, Refusal> {
    turmuhr_season::act(journal, fact, noon(on), who).map(|outcome| outcome.entry)
}

const EVERYWHERE: Scope = Scope::Everywhere;
const BEZIRK: Scope = Scope::Level(Level::Bezirk);
const VERBAND: Scope = Scope::Level(Level::Verband);
const BUND: Scope = Scope::Level(Level::Bund);

/// F-071: the last director neither ends nor is undone before a successor is named; then it goes.
#[test]
fn the_last_director_stays() {
    for scope in [EVERYWHERE, BUND, BEZIRK] {
        let mut journal = founded();
        let entry = act(&mut journal, ON, director(1, 1, scope)).expect("the first one").entry;
        let last = Err(Refusal::LastDirector(PersonId(1)));
        for fact in [ended(1, "1987-08-31"), ended(1, "1988-06-30"), undone(entry)] {
            assert_eq!(
                by(&mut journal, "P1, X", "1987-08-10", fact.clone()),
                last.clone(),
                "{scope:?} {fact:?}"
            );
        }
        // A captain is no successor.
        by(&mut journal, "P1, X", "1987-08-10", given(2, 2, Role::Captain, Scope::Team(TeamId(2)), None))
            .expect("a captain");
        assert_eq!(by(&mut journal, "P1, X", "1987-08-10", ended(1, "1987-08-31")), last);
        by(&mut journal, "P1, X", "1987-08-11", director(3, 2, scope)).expect("a successor");
        by(&mut journal, "P1, X", "1987-08-11", ended(1, "1987-08-31")).expect("resigned");
        let class =
            || Fact::ClassFormed { class: ClassId(9), details: Class::league("A", Level::Bezirk, 1, 4) };
        if scope != BUND {
            let refused = by(&mut journal.clone(), "P1, X", "1987-09-01", class());
            assert_eq!(refused, Err(Refusal::NoRight { who: PersonId(1), action: Action::Decide }));
            by(&mut journal.clone(), "P2, X", "1987-09-01", class()).expect("the successor");
        }
        let nobody = by(&mut journal, "turmuhr", "1987-09-01", class());
        assert_eq!(nobody, Err(Refusal::Nobody("turmuhr".to_owned())), "no keeper any more");
    }
}

/// A term that runs out leaves nobody but the last director, and only to name the next one.
#[test]
fn after_a_term_the_last_director_names_the_next() {
    let mut journal = founded();
    act(&mut journal, ON, given(1, 1, Role::DirectorOfPlay, EVERYWHERE, Some("1987-08-31"))).expect("a term");
    let after = "1987-09-10";
    let limit = || Fact::ClassFormed { class: ClassId(9), details: Class::league("A", Level::Bezirk, 1, 4) };
    for who in ["P1, X", "P2, X"] {
        let refused = by(&mut journal, who, after, limit());
        assert_eq!(refused, Err(Refusal::NoDirector(vec![PersonId(1)])), "{who}");
    }
    assert_eq!(by(&mut journal, "turmuhr", after, limit()), Err(Refusal::Nobody("turmuhr".to_owned())));
    let takes = by(&mut journal, "P2, X", after, director(2, 2, EVERYWHERE));
    assert_eq!(takes, Err(Refusal::NoDirector(vec![PersonId(1)])));
    by(&mut journal.clone(), "P1, X", after, director(2, 1, EVERYWHERE)).expect("a further term");
    by(&mut journal, "P1, X", after, director(2, 2, EVERYWHERE)).expect("a successor");
    by(&mut journal, "P2, X", after, limit()).expect("in office");
}

/// 3.2: a level directs itself. Nobody fills offices above the own level, and nobody gives an office to oneself.
#[test]
fn art_3_2_offices_are_filled_within_the_own_level() {
    let mut journal = founded();
    act(&mut journal, ON, director(1, 1, BEZIRK)).expect("the first one");
    let above = Err(Refusal::NotToFill { who: PersonId(1), why: Unfillable::Above });
    let own = Err(Refusal::NotToFill { who: PersonId(1), why: Unfillable::Own });
    let cases = [
        (2, Role::DirectorOfPlay, VERBAND, above.clone()),
        (2, Role::DirectorOfPlay, EVERYWHERE, above.clone()),
        (1, Role::DirectorOfPlay, BUND, above.clone()),
        (2, Role::PassOffice, EVERYWHERE, above.clone()),
        (2, Role::Chair, VERBAND, above),
        (1, Role::Chair, BEZIRK, own.clone()),
        (1, Role::CommitteeMember, Scope::Class(LIGA), own),
        (2, Role::Chair, BEZIRK, Ok(())),
        (2, Role::DirectorOfPlay, Scope::Class(LIGA), Ok(())),
        (2, Role::ClubOfficer, Scope::Club(ClubId(2)), Ok(())),
        (1, Role::ClubOfficer, Scope::Club(ClubId(1)), Ok(())),
    ];
    for (person, role, scope, expected) in cases {
        let told = by(&mut journal.clone(), "P1, X", ON, given(7, person, role, scope, None)).map(|_| ());
        assert_eq!(told, expected, "{person} {role:?} {scope:?}");
    }
    // The first director of a higher level is entered by the keeper; then that level is closed too.
    by(&mut journal, "turmuhr", ON, director(2, 3, BUND)).expect("elected");
    let again = by(&mut journal, "turmuhr", ON, director(3, 4, BUND));
    assert_eq!(again, Err(Refusal::Nobody("turmuhr".to_owned())));
    // What an undo took back needs the same right to come again.
    let entry = by(&mut journal, "P3, X", ON, given(4, 2, Role::Chair, VERBAND, None)).expect("from above");
    let undo = by(&mut journal, "P3, X", ON, undone(entry)).expect("undone");
    for who in ["P1, X", "P2, X"] {
        assert!(by(&mut journal, who, ON, undone(undo)).is_err(), "{who}");
    }
    by(&mut journal, "P3, X", ON, undone(undo)).expect("done again");
    // The director of the district may go: somebody above names the next.
    by(&mut journal, "P1, X", "1987-08-10", ended(1, "1987-08-31")).expect("resigned");
}

/// Once there is a director, clubs and the maximum of fines are not anybody's to enter.
#[test]
fn nothing_is_left_to_anybody() {
    let mut journal = founded();
    act(&mut journal, ON, director(1, 1, EVERYWHERE)).expect("the first one");
    let details = serde_json::json!({ "name": "SV 9", "bezirk": "B", "verband": "V" });
    let club = Fact::ClubAdmitted { club: ClubId(9), details: serde_json::from_value(details).unwrap() };
    for fact in [club, Fact::FineLimitSet { marks: 10, set_on: None }] {
        assert_eq!(by(&mut journal, "turmuhr", ON, fact.clone()), Err(Refusal::Nobody("turmuhr".to_owned())));
        let action = Action::Decide;
        assert_eq!(by(&mut journal, "P2, X", ON, fact), Err(Refusal::NoRight { who: PersonId(2), action }));
    }
}

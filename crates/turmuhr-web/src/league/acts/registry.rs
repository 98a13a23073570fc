//! Forms of the registry: persons, memberships, passes, transfers, lists, offices.

use turmuhr_federation::{matches::lineup::Rank, office::roles::Action, persons::person::PersonId};
use turmuhr_season::{
    Fact, Statement,
    registry::{Line, ListKind, Name, OfficeId, PassNumber, Scope, TransferId},
};

use super::{ActForm, Given, Kind, Made, Stop, given::next, needed, optional};

pub(super) const FORMS: &[ActForm] = &[
    ActForm {
        key: "list",
        action: Some(Action::RegisterList),
        fields: &[
            needed("club", Kind::Club),
            optional("youth", Kind::Flag),
            needed("closing", Kind::Day),
            needed("handed-in", Kind::Today),
            needed("lines", Kind::Text),
        ],
        make: list,
    },
    ActForm {
        key: "addition",
        action: Some(Action::RegisterList),
        fields: &[
            needed("club", Kind::Club),
            optional("youth", Kind::Flag),
            needed("person", Kind::Person),
            needed("rank", Kind::Line),
            needed("applied", Kind::Today),
            needed("from", Kind::Today),
            optional("admitted", Kind::Flag),
        ],
        make: |given| {
            let rank = given.rank("rank", &given.text("rank")?)?;
            let line = Line { rank, person: given.person("person")?, guest_of: None };
            said(Statement::ListAppended {
                club: given.club("club")?,
                list: kind(given),
                line,
                applied: given.day("applied")?,
                from: given.day("from")?,
                admitted: given.has("admitted"),
            })
        },
    },
    ActForm {
        key: "captain",
        action: Some(Action::RegisterList),
        fields: &[needed("team", Kind::Team), needed("person", Kind::Person), needed("from", Kind::Today)],
        make: |given| {
            let (team, person) = (given.team("team")?, given.person("person")?);
            said(Statement::CaptainNamed { team, person, from: given.day("from")? })
        },
    },
    ActForm {
        key: "member",
        action: Some(Action::RegisterList),
        fields: &[needed("person", Kind::Person), needed("club", Kind::Club), needed("from", Kind::Today)],
        make: |given| {
            let (person, club) = (given.person("person")?, given.club("club")?);
            said(Statement::MemberJoined { person, club, from: given.day("from")?, ordinary: true })
        },
    },
    ActForm {
        key: "leaver",
        action: Some(Action::RegisterList),
        fields: &[
            needed("person", Kind::Person),
            needed("club", Kind::Club),
            needed("last-day", Kind::Today),
        ],
        make: |given| {
            let (person, club) = (given.person("person")?, given.club("club")?);
            said(Statement::MemberLeft { person, club, last_day: given.day("last-day")? })
        },
    },
    ActForm {
        key: "transfer",
        action: Some(Action::RegisterList),
        fields: &[
            needed("person", Kind::Person),
            needed("from-club", Kind::Club),
            needed("to-club", Kind::Club),
            needed("posted", Kind::Today),
        ],
        make: |given| {
            let last = given.state.registry.transfers.keys().next_back().map(|last| last.0);
            said(Statement::TransferAsked {
                transfer: TransferId(next(last)),
                person: given.person("person")?,
                from_club: given.club("from-club")?,
                to_club: given.club("to-club")?,
                postmark: given.day("posted")?,
            })
        },
    },
    ActForm {
        key: "release",
        action: Some(Action::RegisterList),
        fields: &[needed("transfer", Kind::Transfer), needed("day", Kind::Today)],
        make: |given| {
            said(Statement::TransferReleased { transfer: given.transfer("transfer")?, on: given.day("day")? })
        },
    },
    ActForm {
        key: "hold-back",
        action: Some(Action::RegisterList),
        fields: &[
            needed("transfer", Kind::Transfer),
            needed("reason", Kind::Line),
            optional("debt", Kind::Flag),
            needed("posted", Kind::Today),
        ],
        make: |given| {
            said(Statement::TransferRefused {
                transfer: given.transfer("transfer")?,
                postmark: given.day("posted")?,
                debt: given.has("debt"),
                ground: given.text("reason")?,
            })
        },
    },
    ActForm {
        key: "person",
        action: Some(Action::IssuePass),
        fields: &[
            needed("surname", Kind::Line),
            needed("first-name", Kind::Line),
            optional("born", Kind::Day),
            optional("sex", Kind::Choice(&["f", "m"])),
            optional("foreign", Kind::Flag),
        ],
        make: |given| {
            let last = given.state.registry.persons.keys().next_back().map(|last| last.0);
            said(Statement::PersonEntered {
                person: PersonId(next(last)),
                name: Name { surname: given.text("surname")?, first_name: given.text("first-name")? },
                born: given.maybe_day("born")?,
                sex: given.maybe_word("sex")?,
                german: !given.has("foreign"),
            })
        },
    },
    ActForm {
        key: "pass",
        action: Some(Action::IssuePass),
        fields: &[
            needed("person", Kind::Person),
            needed("club", Kind::Club),
            needed("number", Kind::Number(1, u32::MAX)),
            needed("from", Kind::Today),
        ],
        make: |given| {
            said(Statement::PassIssued {
                person: given.person("person")?,
                club: given.club("club")?,
                number: PassNumber(given.number("number")?),
                from: given.day("from")?,
            })
        },
    },
    ActForm {
        key: "pass-ended",
        action: Some(Action::IssuePass),
        fields: &[
            needed("number", Kind::Number(1, u32::MAX)),
            needed("why", Kind::Choice(&["lost", "transfer", "returned", "mistake"])),
            needed("from", Kind::Today),
        ],
        make: |given| {
            said(Statement::PassEnded {
                number: PassNumber(given.number("number")?),
                from: given.day("from")?,
                why: given.word("why")?,
            })
        },
    },
    ActForm {
        key: "permit",
        action: Some(Action::Decide),
        fields: &[
            needed("person", Kind::Person),
            needed("club", Kind::Club),
            needed("from", Kind::Today),
            optional("until", Kind::Day),
        ],
        make: |given| {
            let last = given.state.last_day();
            said(Statement::PermitGranted {
                person: given.person("person")?,
                club: given.club("club")?,
                from: given.day("from")?,
                until: match last {
                    Some(last) => given.day_or("until", last)?,
                    None => given.day("until")?,
                },
            })
        },
    },
    ActForm {
        key: "office",
        action: Some(Action::FillOffice),
        fields: &[
            needed("person", Kind::Person),
            needed("role", Kind::Office),
            needed("reach", Kind::Choice(&["everywhere", "level", "class", "club", "team"])),
            optional("level", Kind::Level),
            optional("class", Kind::Class),
            optional("club", Kind::Club),
            optional("team", Kind::Team),
            needed("from", Kind::Today),
            optional("until", Kind::Day),
        ],
        make: |given| {
            let free = (1..).map(OfficeId).find(|id| !given.state.registry.offices.contains(*id));
            said(Statement::OfficeGiven {
                office: free.unwrap_or(OfficeId(1)),
                person: given.person("person")?,
                role: given.word("role")?,
                scope: scope(given)?,
                from: given.day("from")?,
                until: given.maybe_day("until")?,
            })
        },
    },
    ActForm {
        key: "office-ended",
        action: Some(Action::FillOffice),
        fields: &[needed("office", Kind::Number(1, u32::MAX)), needed("last-day", Kind::Today)],
        make: |given| {
            let office = OfficeId(given.number("office")?);
            said(Statement::OfficeEnded { office, last_day: given.day("last-day")? })
        },
    },
];

fn said(statement: Statement) -> Made {
    Ok(vec![Fact::Registered { statement }])
}

fn kind(given: &Given<'_>) -> ListKind {
    if given.has("youth") { ListKind::Youth } else { ListKind::Senior }
}

fn scope(given: &Given<'_>) -> Result<Scope, Stop> {
    Ok(match given.text("reach")?.as_str() {
        "level" => Scope::Level(given.word("level")?),
        "class" => Scope::Class(given.class("class")?),
        "club" => Scope::Club(given.club("club")?),
        "team" => Scope::Team(given.team("team")?),
        _ => Scope::Everywhere,
    })
}

/// One name a line, in the order of the ranks; `1/3=Klein, Ute` names the rank.
fn list(given: &Given<'_>) -> Made {
    let typed = given.text("lines")?;
    let mut lines = Vec::new();
    for (place, line) in (1..).zip(typed.lines().map(str::trim).filter(|line| !line.is_empty())) {
        let (rank, name) = match line.split_once('=') {
            Some((rank, name)) => (given.rank("lines", rank)?, name.trim()),
            None => (Rank::Listed(place), line),
        };
        lines.push(Line { rank, person: given.person_called("lines", name)?, guest_of: None });
    }
    said(Statement::ListRegistered {
        club: given.club("club")?,
        list: kind(given),
        closing: given.day("closing")?,
        handed_in: given.day("handed-in")?,
        lines,
    })
}

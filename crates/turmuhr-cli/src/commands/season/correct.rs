//! Corrections: names, births, sex and nationality; what ends; what is refused.

use jiff::civil::Date;
use turmuhr_federation::persons::{age::Sex, person::PersonId};
use turmuhr_season::{
    AsOf, Fact, State, Statement,
    registry::{BanId, Name, Note, OfficeId, PassEnd, PassNumber, TransferId},
};
use turmuhr_texts::{
    print::date,
    season::{acts as say, names, people as told},
};

use super::book::{Asked, said};
use crate::outcome::{Done, Trouble};

/// `correct PERSON --name … --born … --sex … --nationality …`, several at once.
pub(super) fn correct(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let person = call.person(state, call.word(0, "PERSON")?)?;
        let from: Date = call.value("from")?.map_or_else(|| call.day(), Ok)?;
        let mut all = Vec::new();
        if let Some(given) = call.text("name") {
            all.push(Statement::Renamed { person, name: read_name(call, given)?, from });
        }
        if let Some(born) = call.value("born")? {
            all.push(Statement::BornOn { person, born });
        }
        if let Some(sex) = call.one_of::<Sex>("sex")? {
            all.push(Statement::SexNoted { person, sex });
        }
        match call.text("nationality") {
            None => {}
            Some("german") => all.push(Statement::NationalityNoted { person, german: true, from }),
            Some("foreign") => all.push(Statement::NationalityNoted { person, german: false, from }),
            Some(other) => return Err(call.wrong("--nationality", other)),
        }
        if all.is_empty() {
            return Err(Trouble::Wrong(told::nothing_to_correct(call.lang)));
        }
        let who = names::person(state, person, call.lang);
        let facts = all.into_iter().map(|statement| Fact::Registered { statement }).collect();
        Ok((facts, said(told::corrected(call.lang, who))))
    })
}

/// `Surname, First name`.
pub(super) fn read_name(call: &Asked<'_>, given: &str) -> Result<Name, Trouble> {
    let (surname, first_name) = given.split_once(',').ok_or_else(|| call.wrong("NAME", given))?;
    Ok(Name { surname: surname.trim().to_owned(), first_name: first_name.trim().to_owned() })
}

/// What can end.
const ENDS: [&str; 5] = ["member", "pass", "permit", "office", "ban"];

/// `end WHAT PERSON`: a membership, a pass, a permit, an office or a ban.
pub(super) fn end(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let what = call.word(0, &ENDS.join(", "))?;
        if !ENDS.contains(&what) {
            return Err(Trouble::Wrong(say::unknown(call.lang, "end", what, ENDS.join(", "))));
        }
        let day = call.day()?;
        let last_day: Date = call.value("until")?.unwrap_or(day);
        let number: Option<u32> = call.value("number")?;
        let given = call.words().get(1).copied();
        // A number alone is enough: it is that of the pass, the permit, the office or the ban.
        let (person, number) = match (given, number) {
            (Some(word), None) => match word.parse() {
                Ok(number) => (None, Some(number)),
                Err(_) => (Some(call.person(state, word)?), None),
            },
            (Some(word), number) => (Some(call.person(state, word)?), number),
            (None, number) => (None, number),
        };
        let after = last_day.tomorrow().unwrap_or(last_day);
        let as_of = AsOf::today(last_day);
        let who = person.map(|person| names::person(state, person, call.lang));
        let none = |text: String| Trouble::Wrong(text);
        let name = who.clone().unwrap_or_default();
        let (statement, said_of) = match what {
            "member" => {
                let person = person.ok_or_else(|| call.missing("PERSON"))?;
                let club = match call.text("club") {
                    Some(club) => call.club(state, club)?,
                    None => match state.registry.clubs_of(person, as_of)[..] {
                        [only] => only,
                        _ => return Err(none(told::no_membership(call.lang, name))),
                    },
                };
                let club_name = names::club(state, club, call.lang);
                (Statement::MemberLeft { person, club, last_day }, format!("{name}, {club_name}"))
            }
            "pass" => {
                let held = || one_of(state, person?, as_of, Paper::Pass);
                let number = number.or_else(held).ok_or_else(|| none(told::no_pass_of(call.lang, &name)))?;
                let why = match call.text("reason") {
                    None | Some("returned") => PassEnd::Returned,
                    Some("lost") => PassEnd::Lost,
                    Some("mistake") => PassEnd::Mistake,
                    Some("transfer") => PassEnd::Transfer,
                    Some(other) => return Err(call.wrong("--reason", other)),
                };
                let ended = Statement::PassEnded { number: PassNumber(number), from: after, why };
                (ended, format!("{name} {number}"))
            }
            "permit" => {
                let held = || one_of(state, person?, as_of, Paper::Permit);
                let permit =
                    number.or_else(held).ok_or_else(|| none(told::no_permit_of(call.lang, &name)))?;
                let note = Note::PermitEnded { permit: u64::from(permit), last_day };
                (Statement::Noted { note }, format!("{name} {permit}"))
            }
            "office" => {
                let held = || {
                    let same = |one| state.registry.identity(one, Date::MAX);
                    let held = state.registry.offices.at(as_of);
                    let theirs: Vec<OfficeId> = held
                        .filter(|(_, office, _)| Some(same(office.person)) == person)
                        .map(|one| one.0)
                        .collect();
                    match theirs[..] {
                        [only] => Some(only.0),
                        _ => None,
                    }
                };
                let office =
                    number.or_else(held).ok_or_else(|| none(told::no_office_of(call.lang, &name)))?;
                (Statement::OfficeEnded { office: OfficeId(office), last_day }, format!("{name} {office}"))
            }
            _ => {
                let held = || one_of(state, person?, as_of, Paper::Ban);
                let ban = number.or_else(held).ok_or_else(|| none(told::no_ban_of(call.lang, &name)))?;
                let reason = call.needs("reason")?.to_owned();
                let from = call.value("from")?.unwrap_or(day);
                (Statement::BanLifted { ban: BanId(ban), from, reason }, format!("{name} {ban}"))
            }
        };
        let told = told::ended(call.lang, said_of.trim());
        Ok((vec![Fact::Registered { statement }], said(told)))
    })
}

enum Paper {
    Pass,
    Permit,
    Ban,
}

/// The number of the only paper of this kind that a person holds.
fn one_of(state: &State, person: PersonId, as_of: AsOf, paper: Paper) -> Option<u32> {
    let records = state.registry.records(person, Date::MAX);
    let all: Vec<u32> = records
        .iter()
        .flat_map(|record| match paper {
            Paper::Pass => record.passes.at(as_of).map(|(number, _, _)| number.0).collect::<Vec<u32>>(),
            Paper::Permit => {
                record.permits.at(as_of).filter_map(|(entry, _, _)| u32::try_from(entry).ok()).collect()
            }
            Paper::Ban => record.bans.at(as_of).map(|(ban, (), _)| ban.0).collect(),
        })
        .collect();
    match all[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// What can be refused.
const REFUSED: [&str; 2] = ["move", "transfer"];

/// `refuse move MATCH --to DAY --reason …` or `refuse transfer N --reason …`.
pub(super) fn refuse(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let reason = call.needs("reason")?.to_owned();
        match call.word(0, "move, transfer")? {
            "move" => {
                let id = call.game(state, call.word(1, "MATCH")?)?;
                let to: Date = call.value("to")?.ok_or_else(|| call.missing("--to"))?;
                let game = names::game(state, id, call.lang);
                let told = told::move_refused(call.lang, game, date(to, call.lang));
                Ok((vec![Fact::MoveRefused { id, to, reason }], said(told)))
            }
            "transfer" => {
                let given = call.word(1, "N")?;
                let number = given.parse().map_err(|_| call.wrong("transfer", given))?;
                let postmark = call.value("posted")?.map_or_else(|| call.day(), Ok)?;
                // Only a debt is a ground; another one is kept, and the director decides (annex 1, 13.6).
                let debt = !call.has("no-debt");
                let transfer = TransferId(number);
                let statement = Statement::TransferRefused { transfer, postmark, debt, ground: reason };
                Ok((vec![Fact::Registered { statement }], said(told::transfer_refused(call.lang, number))))
            }
            other => Err(Trouble::Wrong(say::unknown(call.lang, "refuse", other, REFUSED.join(", ")))),
        }
    })
}

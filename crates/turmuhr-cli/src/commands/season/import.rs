//! `import LIST`: a member list or a rating list, compared with the registry first, written only when accepted.

use serde_json::{Value, json};
use turmuhr_exchange::{
    lists::{self, folded, members},
    trf::records::player::Sex as ListedSex,
};
use turmuhr_federation::persons::{age::Sex, person::ClubId};
use turmuhr_season::{
    Fact, State,
    people::import::{Birth, Difference, Extent, Reading, Row, compare},
    registry::{Name, PassNumber},
};
use turmuhr_texts::{lists as list_words, season::import as told};

use super::book::{Asked, read, said};
use crate::{
    files,
    outcome::{Done, Outcome, Trouble},
};

/// A list as the season gets it.
struct Read {
    rows: Vec<Row>,
    /// What is to be said about lines and columns that were not read.
    notes: Vec<String>,
    lines: usize,
    /// Some lines were not understood: who is missing may stand in one of them.
    gaps: bool,
    members: bool,
}

pub(super) fn import(call: &Asked<'_>) -> Done {
    let path = call.word(0, "LIST")?;
    let journal = read(call.file(), call.lang)?;
    let list = load(call, journal.state(), path)?;
    let enters = list.members || call.text("zps").is_some();
    let reading = Reading { on: call.day()?, enters, extent: extent(call, &list, enters)?, fold: folded };
    let difference = compare(journal.state(), &list.rows, reading);
    if !call.accepts() {
        return review(call, journal.state(), path, &list, &difference);
    }
    let numbers = numbers(call, &difference)?;
    let accepted = difference.accepted(numbers.as_deref());
    let statements = accepted.map_err(|line| Trouble::Wrong(told::twice(call.lang, line)))?;
    if statements.is_empty() {
        return review(call, journal.state(), path, &list, &difference);
    }
    let count = match &numbers {
        Some(numbers) => numbers.len(),
        None => difference.changes.iter().filter(|change| !change.doubt).count(),
    };
    let doubts = difference.changes.iter().filter(|change| match &numbers {
        Some(numbers) => !numbers.contains(&change.number),
        None => change.doubt,
    });
    let left: Vec<String> = doubts.map(|change| told::change(change, journal.state(), call.lang)).collect();
    let facts = statements.into_iter().map(|statement| Fact::Registered { statement }).collect();
    let done = call.act(|_| Ok((facts, said(told::written(call.lang, count)))))?;
    if done == Outcome::Done && !call.json() {
        // What was not accepted is said again: nothing is dropped in silence.
        let remarks = difference.remarks.iter().map(|one| told::remark(one, journal.state(), call.lang));
        for line in left.into_iter().chain(remarks).chain(list.notes) {
            call.print(&format!("{line}\n"))?;
        }
    }
    Ok(done)
}

/// A forgotten page must not throw people out: only a list that is said to have all members ends memberships.
fn extent(call: &Asked<'_>, list: &Read, enters: bool) -> Result<Extent, Trouble> {
    match (call.has("complete"), call.has("partial")) {
        (true, true) => Err(Trouble::Wrong(told::complete_or_partial(call.lang))),
        (true, false) if !enters => Err(Trouble::Wrong(told::complete_members(call.lang))),
        (true, false) if !list.gaps => Ok(Extent::All),
        (true | false, false) if enters => Ok(Extent::Unsaid),
        (true | false, _) => Ok(Extent::Some),
    }
}

/// Shows the difference; writes nothing.
fn review(call: &Asked<'_>, state: &State, path: &str, list: &Read, found: &Difference) -> Done {
    let lang = call.lang;
    let changes: Vec<String> = found.changes.iter().map(|one| told::change(one, state, lang)).collect();
    let remarks: Vec<String> = found.remarks.iter().map(|one| told::remark(one, state, lang)).collect();
    let open = !changes.is_empty();
    if call.json() {
        let changes: Vec<Value> = found
            .changes
            .iter()
            .zip(&changes)
            .map(|(one, told)| {
                json!({
                    "number": one.number, "line": one.line, "doubt": one.doubt, "told": told.trim(),
                    "statements": one.statements,
                })
            })
            .collect();
        let remarks: Vec<&str> = remarks.iter().map(|one| one.trim()).collect();
        let answer = json!({
            "lines": list.lines, "same": found.same, "strangers": found.strangers, "changes": changes,
            "remarks": remarks, "notes": list.notes,
        });
        call.print(&format!("{answer}\n"))?;
        return Ok(Outcome::no_if(open));
    }
    call.print(&format!("{}\n", told::head(lang, path, list.lines)))?;
    for line in changes.iter().chain(&remarks).chain(&list.notes) {
        call.print(&format!("{line}\n"))?;
    }
    if found.same > 0 {
        call.print(&format!("{}\n", told::same(lang, found.same)))?;
    }
    if found.strangers > 0 {
        call.print(&format!("{}\n", told::strangers(lang, found.strangers)))?;
    }
    let end = if open { told::how(lang, path) } else { told::nothing(lang) };
    call.print(&format!("{end}\n"))?;
    Ok(Outcome::no_if(open))
}

/// `1,3-5`; none for everything that is certain.
fn numbers(call: &Asked<'_>, difference: &Difference) -> Result<Option<Vec<u32>>, Trouble> {
    let Some(text) = call.text("accept").filter(|text| !text.trim().is_empty()) else { return Ok(None) };
    let last = u32::try_from(difference.changes.len()).unwrap_or(u32::MAX);
    let mut all = Vec::new();
    for part in text.split([',', ' ']).map(str::trim).filter(|part| !part.is_empty()) {
        let (first, end) = part.split_once('-').unwrap_or((part, part));
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| call.wrong("--accept", part));
        let (first, end) = (number(first)?, number(end)?);
        for one in [first, end] {
            if one == 0 || one > last {
                return Err(Trouble::Wrong(told::no_number(call.lang, one, last)));
            }
        }
        all.extend(first..=end);
    }
    all.sort_unstable();
    all.dedup();
    Ok(Some(all))
}

fn load(call: &Asked<'_>, state: &State, path: &str) -> Result<Read, Trouble> {
    let bytes = files::read(path, call.lang)?;
    let club = call.text("club").map(|club| call.club(state, club)).transpose()?;
    let no_list = |fault| Trouble::Wrong(format!("{path}: {}", list_words::no_list(&fault, call.lang)));
    if members::is_member_list(&bytes) {
        let list = members::read(&bytes).map_err(no_list)?;
        return Ok(member_rows(call, state, club, list));
    }
    let zps = call.text("zps");
    if zps.is_some() && club.is_none() {
        return Err(Trouble::Wrong(told::zps_needs_club(call.lang)));
    }
    let list = lists::read(&bytes).map_err(|fault| match fault {
        lists::NoList::NoColumn(_) => Trouble::Wrong(told::no_list_at_all(call.lang, path)),
        other @ lists::NoList::Unreadable(_) => no_list(other),
    })?;
    let mut notes: Vec<String> =
        list.faults.iter().map(|fault| list_words::row_fault(fault, call.lang)).collect();
    notes.push(told::only_these(call.lang));
    let lines = list.players.len() + list.faults.len();
    let mut rows = Vec::new();
    let (mut line, mut single) = (1, 0);
    for player in &list.players {
        // The head is line 1, and lines that were not understood count too.
        line += 1;
        while list.faults.iter().any(|fault| fault.line == line) {
            line += 1;
        }
        if zps.is_some_and(|zps| *player.club != *zps) {
            continue;
        }
        let Some((surname, first_name)) = player.name.split_once(',') else {
            single += 1;
            continue;
        };
        let name = Name { surname: surname.trim().to_owned(), first_name: first_name.trim().to_owned() };
        rows.push(Row {
            line,
            name,
            born: player.birth_year.and_then(|year| i16::try_from(year).ok()).map(Birth::In),
            sex: player.sex.and_then(sex),
            german: None,
            club: zps.and(club),
            pass: None,
            from: None,
            until: None,
        });
    }
    if single > 0 {
        notes.push(told::single_names(call.lang, single));
    }
    Ok(Read { rows, notes, lines, gaps: !list.faults.is_empty(), members: false })
}

fn member_rows(call: &Asked<'_>, state: &State, club: Option<ClubId>, list: members::Members) -> Read {
    let lang = call.lang;
    let lines = list.members.len() + list.faults.len();
    let mut unread: Vec<(usize, String)> =
        list.faults.iter().map(|one| (one.line, told::not_understood(one, lang))).collect();
    let known: Vec<String> = state.clubs.values().map(|club| club.details.name.clone()).collect();
    let called = |name: &str| {
        let mut all = state.clubs.iter().filter(|(_, club)| folded(&club.details.name) == folded(name));
        all.next().map(|(id, _)| *id)
    };
    let mut gaps = !list.faults.is_empty();
    let mut rows = Vec::new();
    for member in list.members {
        let of = match &member.club {
            None => club,
            Some(name) => match called(name) {
                Some(of) => Some(of),
                None => {
                    gaps = true;
                    let text = format!("{}, {}", member.surname, member.first_name);
                    let why = told::no_club(lang, name, known.join("; "));
                    unread.push((member.line, told::unread(lang, member.line, text, why)));
                    continue;
                }
            },
        };
        rows.push(Row {
            line: member.line,
            name: Name { surname: member.surname, first_name: member.first_name },
            born: member.born.map(|born| match born {
                members::Born::On(day) => Birth::On(day),
                members::Born::In(year) => Birth::In(year),
            }),
            sex: member.sex.and_then(sex),
            german: member.german,
            club: of,
            pass: member.pass.map(PassNumber),
            from: member.from,
            until: member.until,
        });
    }
    unread.sort();
    let mut notes: Vec<String> = unread.into_iter().map(|(_, told)| told).collect();
    if !list.other_encoding.is_empty() {
        let lines: Vec<String> = list.other_encoding.iter().map(ToString::to_string).collect();
        notes.push(told::other_encoding(lang, lines.join(", ")));
    }
    if !list.other_columns.is_empty() {
        notes.push(told::other_columns(lang, list.other_columns.join(", ")));
    }
    Read { rows, notes, lines, gaps, members: true }
}

const fn sex(sex: ListedSex) -> Option<Sex> {
    match sex {
        ListedSex::Male => Some(Sex::Male),
        ListedSex::Female => Some(Sex::Female),
    }
}

/// Options of the verb.
pub(super) fn arguments(lang: turmuhr_texts::Lang) -> Vec<clap::Arg> {
    use crate::arguments::{flag, option};
    vec![
        option("accept", "NUMBERS", told::arg_accept(lang)).num_args(0..=1).default_missing_value(""),
        flag("partial", told::arg_partial(lang)),
        flag("complete", told::arg_complete(lang)),
        option("zps", "NUMBER", told::arg_zps(lang)),
    ]
}

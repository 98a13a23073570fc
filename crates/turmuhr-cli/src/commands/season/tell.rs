//! What a season answers: tables, findings, matters, what is due, the end of the year.

use jiff::civil::Date;
use serde_json::{Value, json};
use turmuhr_federation::{date::days_after, office::roles::Role};
use turmuhr_season::{
    AsOf, Fact, Journal, MatchId, State, TeamId, act, day,
    due::{due as all_due, licences},
    open_next,
    pending::Open,
    registry::Statement,
    year::ClassMoves,
};
use turmuhr_texts::{
    federation::season as words,
    print::date,
    season::{acts as say, conduct, ends, names, reads, told as phrase},
};

use super::book::{Asked, Lock, read, read_to_write, said, save};
use crate::outcome::{Done, Outcome, Trouble};

pub(super) fn lines(call: &Asked<'_>, all: &[String]) -> Result<(), Trouble> {
    all.iter().try_for_each(|line| call.print(&format!("{line}\n")))
}

/// The match of the call, or every match with a card.
fn games(call: &Asked<'_>, state: &State) -> Result<Vec<MatchId>, Trouble> {
    match call.words().first() {
        Some(name) => Ok(vec![call.game(state, name)?]),
        None => Ok(state.matches.iter().filter(|(_, one)| one.report.is_some()).map(|(id, _)| *id).collect()),
    }
}

pub(super) fn findings(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let (mut told, mut values) = (Vec::new(), Vec::new());
    for id in games(call, &state)? {
        for note in state.conduct_seen(call.text("by"), id, AsOf::today(call.day()?)) {
            let line = conduct::note(&note, &state, id, call.lang);
            told.push(format!("{}: {line}", names::game(&state, id, call.lang)));
            values.push(json!({ "match": id, "told": line, "confirmed": confirmed(&state, id) }));
        }
        let report = state.matches.get(&id).and_then(|one| one.report.as_ref());
        for concern in report.into_iter().flat_map(|report| state.without_list(id, report)) {
            for line in say::concern(&concern, &state, call.lang) {
                told.push(format!("{}: {line}", names::game(&state, id, call.lang)));
                values.push(json!({ "match": id, "told": line, "confirmed": confirmed(&state, id) }));
            }
        }
        for one in state.found(id) {
            let line = say::finding(&one, &state, id, call.lang);
            told.push(format!("{}: {line}", names::game(&state, id, call.lang)));
            values.push(json!({
                "match": id, "finding": one, "told": line, "confirmed": confirmed(&state, id),
            }));
        }
    }
    let any = !told.is_empty();
    if call.json() {
        call.print(&format!("{}\n", json!(values)))?;
    } else if any {
        lines(call, &told)?;
    } else {
        lines(call, &[say::no_findings(call.lang)])?;
    }
    Ok(Outcome::no_if(any))
}

fn confirmed(state: &State, id: MatchId) -> bool {
    state.matches.get(&id).and_then(|one| one.report.as_ref()).is_some_and(|report| report.confirmed)
}

pub(super) fn matters(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let wanted = call.words().first().map(|name| call.game(&state, name)).transpose()?;
    let all: Vec<_> =
        state.matters().into_iter().filter(|one| wanted.is_none_or(|id| one.about == id)).collect();
    if call.json() {
        let told: Vec<Value> = all
            .iter()
            .map(|one| {
                json!({
                    "match": one.about, "appears": one.appears, "vanishes": one.vanishes,
                    "confirmed": one.confirmed, "would_be": one.would_be,
                })
            })
            .collect();
        call.print(&format!("{}\n", json!(told)))?;
    } else if all.is_empty() {
        lines(call, &[say::no_matters(call.lang)])?;
    } else {
        for one in &all {
            lines(call, &say::matter_lines(one, &state, call.lang))?;
        }
    }
    Ok(Outcome::no_if(!all.is_empty()))
}

pub(super) fn due(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let today = call.asked_for()?;
    let office: Option<Role> = call.one_of("office")?;
    let mut all = all_due(&state, today);
    if let Ok(ordinance) = super::arbiters::guidelines(call, &state) {
        all.extend(licences(&state, &ordinance, today));
        all.sort_by_key(|one| one.by);
    }
    all.retain(|one| office.is_none_or(|office| one.office == office));
    // What is overdue stays.
    if let Some(days) = call.value::<u16>("within")? {
        let last = days_after(today, days.into());
        all.retain(|one| one.by <= last);
    }
    if call.json() {
        let told: Vec<Value> = all
            .iter()
            .map(|one| {
                let cite = one.cite.as_ref().map(ToString::to_string);
                json!({
                    "by": one.by, "office": one.office, "told": say::due_line(one, &state, call.lang),
                    "cite": cite, "overdue": one.by < today,
                })
            })
            .collect();
        call.print(&format!("{}\n", json!(told)))?;
    } else if all.is_empty() {
        lines(call, &[say::nothing_due(call.lang)])?;
    } else {
        let told: Vec<String> = all.iter().map(|one| say::due_line(one, &state, call.lang)).collect();
        lines(call, &told)?;
    }
    if !call.json() && !state.has_director(today) {
        lines(call, &[conduct::no_director(call.lang)])?;
    }
    Ok(Outcome::Done)
}

pub(super) fn year(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let lang = call.lang;
    let all = |teams: &[TeamId]| -> Vec<String> {
        teams.iter().map(|team| names::team(&state, *team, lang)).collect()
    };
    let mut values = Vec::new();
    let all_moves = state.year();
    let mut silent = true;
    for one in &all_moves {
        let class = names::class(&state, one.class, lang);
        let mut told = Vec::new();
        if !one.unsettled.is_empty() {
            told.push(say::unsettled(lang, &class, one.unsettled.len()));
        }
        if !one.unset.is_empty() {
            told.push(say::not_set(lang, &class, one.unset.len()));
        }
        if !one.promoted.is_empty() {
            told.push(format!("{class}: {}", words::promoted(lang, all(&one.promoted).join(", "))));
        }
        if !one.relegated.is_empty() {
            told.push(format!("{class}: {}", words::relegated(lang, all(&one.relegated).join(", "))));
        }
        if !one.saved.is_empty() {
            told.push(say::saved(lang, &class, all(&one.saved).join(", ")));
        }
        for (_, place, teams) in &one.open {
            told.push(format!("{class}: {}", words::playoff(lang, place, all(teams).join(", "))));
        }
        let leaving = state.without_class(one.class);
        told.extend(ends::without_class(one.class, &leaving, &state, lang));
        // While a play-off is open, or a match, the numbers are not known.
        let open = |moves: &ClassMoves| !moves.open.is_empty() || !moves.unsettled.is_empty();
        let below = all_moves.iter().find(|other| Some(other.class) == one.below);
        if let Some((down, up)) = one.unbalanced.filter(|_| !open(one) && !below.is_some_and(open)) {
            told.push(say::unbalanced(lang, &class, down, up));
        }
        values.push(json!({
            "class": class, "promoted": all(&one.promoted), "relegated": all(&one.relegated),
            "open": one.open.iter().map(|(_, place, teams)| json!([place, all(teams)])).collect::<Vec<_>>(),
            "unsettled": one.unsettled, "unset": one.unset, "unbalanced": one.unbalanced,
        }));
        silent &= told.is_empty();
        if !call.json() {
            lines(call, &told)?;
        }
    }
    let (mut told, of_championships) = super::championship::of_the_year(call, &state);
    for (team, class) in state.places_changed(&all_moves) {
        let (team, class) = (names::team(&state, team, lang), names::class(&state, class, lang));
        values.push(json!({ "team": team, "plays_in": class }));
        told.push(reads::place_changed(lang, team, class));
    }
    values.extend(of_championships);
    if call.json() {
        call.print(&format!("{}\n", json!(values)))?;
    } else {
        if silent && told.is_empty() {
            told.push(reads::no_moves(lang));
        }
        lines(call, &told)?;
    }
    Ok(Outcome::Done)
}

/// The next season in a file of its own.
pub(super) fn next(call: &Asked<'_>) -> Done {
    if let (None, Some(reasons)) = (call.words().first(), call.text("reasons")) {
        let reasons = reasons.to_owned();
        let fact = Fact::NextSeasonSettled { reasons };
        return call.act(|_| Ok((vec![fact], said(ends::next_settled(call.lang)))));
    }
    let target = call.word(0, "FILE")?;
    let _lock = Lock::of(target, call.lang)?;
    if std::path::Path::new(target).exists() {
        return Err(Trouble::Wrong(say::exists(call.lang, target)));
    }
    // The old file is written too: it notes that the next season rests on it.
    let _old = Lock::of(call.file(), call.lang)?;
    let state = call.read()?;
    call.deliberate(&Journal::default())?;
    let on = call.day()?;
    let pending = if call.accepts() { Open::Accepted } else { Open::Refused };
    let noon = on.at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC);
    let at = noon.map_err(|_| call.wrong("--on", &on.to_string()))?.timestamp();
    let journal = match open_next(&state, on, pending, at, call.text("by").unwrap_or("turmuhr")) {
        Ok(journal) => journal,
        Err((why, state)) => return call.refused(&why, &state),
    };
    save(target, &journal, call.lang)?;
    if state.carried_over.is_none() && call.text("as-of").is_none() {
        note_next(call, on)?;
    }
    let mut told = vec![say::next_written(call.lang, target, journal.entries().len())];
    for one in state.year() {
        told.extend(ends::without_class(one.class, &state.without_class(one.class), &state, call.lang));
    }
    lines(call, &told)?;
    Ok(Outcome::Done)
}

/// Notes in the old file that the next season was opened from it.
fn note_next(call: &Asked<'_>, on: Date) -> Result<(), Trouble> {
    let mut old = read_to_write(call.file(), call.lang)?;
    let noon = on.at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC);
    let at = noon.map_err(|_| call.wrong("--on", &on.to_string()))?.timestamp();
    let at = old.entries().last().map_or(at, |last| last.at.max(at));
    let noted = act(&mut old, Fact::CarriedOver { on }, at, call.text("by").unwrap_or("turmuhr"));
    match noted {
        Ok(_) => save(call.file(), &old, call.lang),
        Err(why) => Err(call.not_so(&why, old.state())),
    }
}

/// The entries of the journal, or everything said about a person.
pub(super) fn show(call: &Asked<'_>) -> Done {
    let journal = read(call.file(), call.lang)?;
    let state = journal.state();
    let person = call.words().first().map(|name| call.person(state, name)).transpose()?;
    let undone = journal.undone();
    let until = call.value::<jiff::civil::Date>("as-of")?;
    let today = call.day()?;
    let mut told = Vec::new();
    for entry in journal.entries() {
        if until.is_some_and(|until| day(entry) > until)
            || person.is_some_and(|who| !speaks_of(&entry.fact, who))
        {
            continue;
        }
        let seen = |told| super::people::seen_fact(told, &entry.fact, state, call.text("by"), today);
        if call.json() {
            let entry_told = seen(json!(entry));
            told.push(json!({ "entry": entry_told, "undone": undone.contains(&entry.number) }).to_string());
            continue;
        }
        let mark = if undone.contains(&entry.number) { "×" } else { " " };
        let (by, fact) =
            (phrase::author(&entry.by, state, call.lang), phrase::told(&entry.fact, state, call.lang));
        told.push(format!("{:>5}{mark} {}  {by}  {fact}", entry.number, date(day(entry), call.lang)));
    }
    lines(call, &told)?;
    Ok(Outcome::Done)
}

fn speaks_of(fact: &Fact, who: turmuhr_federation::persons::person::PersonId) -> bool {
    if let Fact::Championship { act } = fact {
        use turmuhr_season::championship::{Act, Entrant};
        return match act {
            Act::Entered { who: entrant, .. } | Act::RightNoted { who: entrant, .. } => {
                matches!(entrant, Entrant::Player { person, .. } if *person == who)
            }
            _ => false,
        };
    }
    let Fact::Registered { statement } = fact else { return false };
    if let Statement::Arbiter { act, .. } = statement {
        return act.persons().contains(&who);
    }
    let text = match statement {
        Statement::Noted { note } => json!(note),
        other => json!(other),
    };
    let is = |value: Option<&Value>| value.and_then(Value::as_u64) == Some(u64::from(who.0));
    let listed = |lines: &[turmuhr_season::registry::Line]| lines.iter().any(|line| line.person == who);
    match statement {
        Statement::ListRegistered { lines, .. } => listed(lines),
        Statement::ListAppended { line, .. } => line.person == who,
        Statement::BanNoted { on, .. } => *on == turmuhr_season::registry::Banned::Player(who),
        _ => is(text.get("person")) || is(text.get("other")),
    }
}

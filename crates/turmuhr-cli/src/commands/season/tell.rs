//! What a season answers: tables, findings, matters, what is due, the end of the year.

use serde_json::{Value, json};
use turmuhr_federation::{case::number, date::days_after, office::roles::Role};
use turmuhr_season::{
    AsOf, ClassId, Fact, Journal, MatchId, State, TeamId, act, day,
    due::{due as all_due, licences},
    registry::Statement,
    tables::group_moves,
};
use turmuhr_texts::{
    federation::{lineup::half, season as words},
    season::{acts as say, championship, conduct, names},
};

use super::book::{Asked, Lock, read, save};
use crate::outcome::{Done, Outcome, Trouble};

fn lines(call: &Asked<'_>, all: &[String]) -> Result<(), Trouble> {
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

pub(super) fn table(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let wanted = call.words().first().map(|name| call.class(&state, name)).transpose()?;
    let group: Option<usize> = call.value("group")?;
    let mut values = Vec::new();
    for class in state.classes.keys().filter(|id| wanted.is_none_or(|one| one == **id)) {
        for number in 0..state.group_count(*class) {
            if group.is_some_and(|group| group != number + 1) {
                continue;
            }
            if call.json() {
                values.extend(as_json(call, &state, *class, number));
            } else {
                as_text(call, &state, *class, number)?;
            }
        }
    }
    if call.json() {
        call.print(&format!("{}\n", json!(values)))?;
    }
    Ok(Outcome::Done)
}

fn as_text(call: &Asked<'_>, state: &State, class: ClassId, group: usize) -> Result<(), Trouble> {
    let Some((table, moves)) = group_moves(state, class, group) else { return Ok(()) };
    let lang = call.lang;
    let name = |team: TeamId| names::team(state, team, lang);
    let to_final = state.has_final(class).is_some();
    let is_final = state.classes.get(&class).is_some_and(|known| known.groups.len() == group);
    let title = names::class(state, class, lang);
    let title = if is_final {
        championship::final_title(lang, title)
    } else {
        words::group_title(lang, title, group + 1)
    };
    let mut told = vec![title, words::table_head(lang)];
    for row in &table.table.rows {
        let points = half(row.board_points);
        told.push(format!(
            "{:>3}  {:<16}{:>4} {:>4} {points:>5}",
            row.place,
            name(row.team),
            row.matches,
            row.match_points
        ));
    }
    let all = |teams: &[TeamId]| teams.iter().map(|team| name(*team)).collect::<Vec<_>>().join(", ");
    // Nobody goes up or down before it is decided.
    if table.provisional.is_empty() {
        if !moves.promoted.is_empty() && to_final {
            told.push(championship::to_final(lang, all(&moves.promoted)));
        } else if !moves.promoted.is_empty() {
            told.push(words::promoted(lang, all(&moves.promoted)));
        }
        if !moves.relegated.is_empty() {
            told.push(words::relegated(lang, all(&moves.relegated)));
        }
        for (place, teams) in &moves.undecided {
            told.push(words::playoff(lang, place, all(teams)));
        }
    } else {
        told.push(say::provisional(lang));
    }
    lines(call, &told)
}

fn as_json(call: &Asked<'_>, state: &State, class: ClassId, group: usize) -> Option<Value> {
    let (table, moves) = group_moves(state, class, group)?;
    let name = |team: &TeamId| names::team(state, *team, call.lang);
    let rows: Vec<Value> = table
        .table
        .rows
        .iter()
        .map(|row| {
            json!({
                "place": row.place, "team": name(&row.team), "matches": row.matches,
                "match_points": row.match_points, "board_points": number(row.board_points),
                "deducted": row.deducted,
            })
        })
        .collect();
    let settled = table.provisional.is_empty();
    let all = |teams: &[TeamId]| -> Vec<String> { teams.iter().map(name).collect() };
    let decided = |teams: &[TeamId]| if settled { all(teams) } else { Vec::new() };
    let playoffs: Vec<Value> = moves
        .undecided
        .iter()
        .filter(|_| settled)
        .map(|(place, teams)| json!({ "place": place, "teams": all(teams) }))
        .collect();
    Some(json!({
        "class": names::class(state, class, call.lang), "group": group + 1, "table": rows,
        "provisional": table.provisional, "promoted": decided(&moves.promoted),
        "relegated": decided(&moves.relegated), "playoffs": playoffs,
    }))
}

pub(super) fn due(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let today = call.day()?;
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
    for one in state.year() {
        let class = names::class(&state, one.class, lang);
        let mut told = Vec::new();
        if !one.unsettled.is_empty() {
            told.push(say::unsettled(lang, &class, one.unsettled.len()));
        }
        if !one.promoted.is_empty() {
            told.push(format!("{class}: {}", words::promoted(lang, all(&one.promoted).join(", "))));
        }
        if !one.relegated.is_empty() {
            told.push(format!("{class}: {}", words::relegated(lang, all(&one.relegated).join(", "))));
        }
        for (_, place, teams) in &one.open {
            told.push(format!("{class}: {}", words::playoff(lang, place, all(teams).join(", "))));
        }
        if let Some((down, up)) = one.unbalanced {
            told.push(say::unbalanced(lang, &class, down, up));
        }
        values.push(json!({
            "class": class, "promoted": all(&one.promoted), "relegated": all(&one.relegated),
            "open": one.open.iter().map(|(_, place, teams)| json!([place, all(teams)])).collect::<Vec<_>>(),
            "unsettled": one.unsettled, "unbalanced": one.unbalanced,
        }));
        if !call.json() {
            lines(call, &told)?;
        }
    }
    let (told, of_championships) = super::championship::of_the_year(call, &state);
    values.extend(of_championships);
    if call.json() {
        call.print(&format!("{}\n", json!(values)))?;
    } else {
        lines(call, &told)?;
    }
    Ok(Outcome::Done)
}

/// The next season in a file of its own.
pub(super) fn next(call: &Asked<'_>) -> Done {
    let target = call.word(0, "FILE")?;
    let _lock = Lock::of(target, call.lang)?;
    if std::path::Path::new(target).exists() {
        return Err(Trouble::Wrong(say::exists(call.lang, target)));
    }
    let state = call.read()?;
    call.deliberate(&Journal::default())?;
    let on = call.day()?;
    let refused = |why, state: &State| call.refused(&why, state);
    let facts = match state.next_season(on) {
        Ok(facts) => facts,
        Err(why) => return refused(why, &state),
    };
    let mut journal = Journal::default();
    let noon = on.at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC);
    let at = noon.map_err(|_| call.wrong("--on", &on.to_string()))?.timestamp();
    for fact in facts {
        // Offices come last: the keeper of the file opens the season.
        if let Err(why) = act(&mut journal, fact, at, call.text("by").unwrap_or("turmuhr")) {
            let state = journal.state().clone();
            return refused(why, &state);
        }
    }
    save(target, &journal, call.lang)?;
    lines(call, &[say::next_written(call.lang, target, journal.entries().len())])?;
    Ok(Outcome::Done)
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
        let fact = seen(json!(entry.fact));
        let mark = if undone.contains(&entry.number) { "×" } else { " " };
        told.push(format!("{:>5}{mark} {}  {}  {fact}", entry.number, day(entry), entry.by));
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

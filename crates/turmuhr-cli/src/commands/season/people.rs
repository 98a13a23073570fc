//! Persons asked from the registry: what was true and known, where they may play; passes, ranking lists, the order of an
//! event, reservations.

use clap::Arg;
use jiff::civil::Date;
use serde_json::{Value, json};
use turmuhr_federation::{
    law::level::Level,
    matches::lineup::Which,
    office::roles::Datum,
    persons::{
        eligibility::Eligibility,
        pass::{Field, Writer},
        person::{ClubId, PersonId},
    },
};
use turmuhr_season::{
    AsOf, Fact, State, Statement,
    people::{may_play::Outside, passes::filed},
    registry::{ListKind, Note, PassNumber, Source},
};
use turmuhr_texts::{
    Lang,
    print::date,
    season::{acts as say, names, people as told},
};

use super::book::Asked;
use crate::{
    arguments::{flag, option},
    outcome::{Done, Outcome, Trouble},
};

/// Options of persons, passes and lists.
pub(super) fn arguments(lang: Lang) -> Vec<Arg> {
    let many = |name, value, help| option(name, value, help).action(clap::ArgAction::Append);
    vec![
        option("name", "NAME", told::arg_name(lang)),
        option("nationality", "german|foreign", told::arg_nationality(lang)),
        flag("not-shown", told::arg_not_shown(lang)),
        option("shown", "DAY", told::arg_shown(lang)),
        flag("not-held", told::arg_not_held(lang)),
        option("organiser", "NAME", told::arg_organiser(lang)),
        flag("exempt", told::arg_exempt(lang)),
        many("field", "FIELD=TEXT", told::arg_field(lang)),
        flag("direct", told::arg_direct(lang)),
        option("responsible", "NAME", told::arg_responsible(lang)),
        flag("cleans-up", told::arg_cleans_up(lang)),
        flag("no-double-play", told::arg_no_double_play(lang)),
        flag("left", told::arg_left(lang)),
        option("writer", "WHO", told::arg_writer(lang)),
        flag("all", told::arg_all(lang)),
        flag("unrecognised", told::arg_unrecognised(lang)),
        flag("off", told::arg_off(lang)),
    ]
}

/// The question's two times: true on `--on`, known by `--as-of`.
fn as_of(call: &Asked<'_>) -> Result<AsOf, Trouble> {
    Ok(AsOf { true_on: call.day()?, known_by: call.value("as-of")?.unwrap_or(Date::MAX) })
}

fn span(from: Date, until: Date, lang: Lang) -> String {
    let from = if from == Date::MIN { told::always(lang) } else { told::from_day(lang, date(from, lang)) };
    let until = if until == Date::MAX { String::new() } else { told::until_day(lang, date(until, lang)) };
    format!("{from}{until}")
}

/// `person NAME --on DAY`: what was true, what was known, and where she may play.
pub(super) fn person(call: &Asked<'_>) -> Done {
    let lang = call.lang;
    let journal = super::book::read(call.file(), lang)?;
    let who = call.person(journal.state(), call.word(0, "PERSON")?)?;
    let as_of = as_of(call)?;
    // With --as-of the season as it stood then; what was undone later counted.
    let state = &call.read()?;
    let sees = journal.state().sees(call.text("by"), who, Datum::BirthDate, AsOf::today(as_of.true_on));
    let mut lines = vec![head(call, state, who, as_of, sees)];
    lines.push(match call.value::<Date>("as-of")? {
        Some(known) => told::on_day(lang, date(as_of.true_on, lang), date(known, lang)),
        None => told::on_day_now(lang, date(as_of.true_on, lang)),
    });
    let papers = papers(state, who, as_of, lang);
    lines.extend(papers.iter().map(|line| format!("  {line}")));
    // What became known after that day was not known then.
    let later = later(journal.state(), &papers, who, as_of, lang);
    lines.extend(later.iter().map(|line| format!("  {line}")));
    let answers = answers(call, state, who, as_of)?;
    lines.extend(answers.iter().map(|(_, line, _)| format!("  {line}")));
    if call.json() {
        let answers: Vec<Value> = answers
            .iter()
            .map(|(club, told, may)| {
                json!({ "club": club.map(|club| names::club(state, club, lang)), "told": told, "may": may })
            })
            .collect();
        let born = state.registry.born(who, as_of).filter(|_| sees).map(|born| born.value);
        let answer = json!({
            "person": names::person(state, who, lang), "born": born, "on": as_of.true_on, "papers": papers,
            "known_later": later, "plays": answers,
        });
        call.print(&format!("{answer}\n"))?;
    } else {
        lines.iter().try_for_each(|line| call.print(&format!("{line}\n")))?;
    }
    let asked = call.has("exempt") || call.text("organiser").is_some() || call.text("level").is_some();
    Ok(Outcome::no_if(asked && answers.iter().all(|(_, _, may)| !may)))
}

/// The name, and the birth for those who may see it.
fn head(call: &Asked<'_>, state: &State, who: PersonId, as_of: AsOf, sees: bool) -> String {
    let lang = call.lang;
    let name = state.registry.name(who, as_of);
    let name = name.map(|name| format!("{}, {}", name.surname, name.first_name));
    let name = name.unwrap_or_else(|| names::person(state, who, lang));
    let born = match state.registry.born(who, as_of) {
        _ if !sees => told::born_hidden(lang),
        Some(born) => told::born(lang, date(born.value, lang)),
        None => told::born_unknown(lang),
    };
    format!("{name} ({born})")
}

/// Memberships, passes, permits, bans and offices on the day, with their entries.
fn papers(state: &State, who: PersonId, as_of: AsOf, lang: Lang) -> Vec<String> {
    let registry = &state.registry;
    let club = |club: ClubId| names::club(state, club, lang);
    let known = |source: &Source| told::known_since(lang, source.entry, date(source.known, lang));
    let mut all = Vec::new();
    for record in registry.records(who, as_of.known_by) {
        for (of, _, source) in record.memberships.at(as_of) {
            let since = record.memberships.since(of, as_of).unwrap_or(Date::MIN);
            let days = span(since, record.memberships.until(of, as_of).unwrap_or(Date::MAX), lang);
            all.push(format!("{} {}", told::member(lang, club(of), days), known(source)));
        }
        for (number, of, source) in record.passes.at(as_of) {
            let since = record.passes.since(number, as_of).unwrap_or(Date::MIN);
            let days = span(since, record.passes.until(number, as_of).unwrap_or(Date::MAX), lang);
            all.push(format!("{} {}", told::pass(lang, number.0, club(*of), days), known(source)));
        }
        for one in registry.notes.written.iter().filter(|one| one.source.known <= as_of.known_by) {
            let (number, _, left, text) = &one.value;
            if record.passes.contains(*number) {
                let page = if *left { told::page_left(lang) } else { told::page_right(lang) };
                all.push(format!("{} {}", told::pass_page(lang, number.0, page, text), known(&one.source)));
            }
        }
        for (entry, of, source) in record.permits.at(as_of) {
            let since = record.permits.since(entry, as_of).unwrap_or(Date::MIN);
            let days = span(since, record.permits.until(entry, as_of).unwrap_or(Date::MAX), lang);
            all.push(format!("{} {}", told::permit(lang, entry, club(*of), days), known(source)));
        }
        for (ban, (), source) in record.bans.at(as_of) {
            let since = record.bans.since(ban, as_of).unwrap_or(Date::MIN);
            let days = span(since, record.bans.until(ban, as_of).unwrap_or(Date::MAX), lang);
            all.push(format!("{} {}", told::ban(lang, ban.0, days), known(source)));
        }
    }
    let same = |one| registry.identity(one, as_of.known_by);
    for (number, office, source) in registry.offices.at(as_of) {
        if same(office.person) == same(who) {
            let since = registry.offices.since(number, as_of).unwrap_or(Date::MIN);
            let days = span(since, registry.offices.until(number, as_of).unwrap_or(Date::MAX), lang);
            let role = names::role(office.role, lang);
            all.push(format!("{} {}", told::office(lang, number.0, role, days), known(source)));
        }
    }
    all
}

/// Bans, passes and memberships of that day that nobody knew of by the day of the question.
fn later(state: &State, then: &[String], who: PersonId, as_of: AsOf, lang: Lang) -> Vec<String> {
    if as_of.known_by == Date::MAX {
        return Vec::new();
    }
    let now = papers(state, who, AsOf::today(as_of.true_on), lang);
    now.into_iter().filter(|line| !then.contains(line)).map(|line| format!("+ {line}")).collect()
}

type Answers = Vec<(Option<ClubId>, String, bool)>;

fn may(answer: &Eligibility) -> bool {
    !answer.forbids_nomination()
}

fn answers(call: &Asked<'_>, state: &State, who: PersonId, as_of: AsOf) -> Result<Answers, Trouble> {
    let lang = call.lang;
    let clubs = match call.text("club") {
        Some(club) => vec![call.club(state, club)?],
        None => state.clubs_around(who, as_of.known_by),
    };
    let shown = !call.has("not-shown");
    let mut all: Answers = Vec::new();
    if clubs.is_empty() {
        return Ok(vec![(None, told::no_club_known(lang), false)]);
    }
    let level: Option<Level> = call.one_of("level")?;
    for club in clubs {
        let event = match (level, call.text("organiser")) {
            (Some(level), _) => {
                let of = match level {
                    Level::Bezirk => call.needs("bezirk")?,
                    Level::Verband => call.needs("verband")?,
                    Level::Bund => "",
                };
                let word = call.text("level").unwrap_or_default();
                Some((Outside::Individual { level, of }, told::individual(lang, word, of).trim().to_owned()))
            }
            (None, Some(name)) => Some((Outside::Of(name), told::event_of(lang, name))),
            (None, None) if call.has("exempt") => Some((Outside::Exempt, told::exempt(lang))),
            (None, None) => None,
        };
        if let Some((event, what)) = event {
            if let Some(answer) = state.may_enter(who, club, as_of, shown, &event) {
                let what = format!("{}, {what}", names::club(state, club, lang));
                let line = format!("{what}: {}", told::eligibility(&answer, lang));
                all.push((Some(club), line, may(&answer)));
            }
            continue;
        }
        let teams = state.may_play_for(who, club, as_of, shown);
        if teams.is_empty() {
            all.push((Some(club), told::no_team(lang, names::club(state, club, lang)), false));
        }
        for one in teams {
            all.push((Some(club), told::for_team(&one, state, lang), may(&one.answer)));
        }
    }
    Ok(all)
}

/// `passes [CLUB]`: who lacks a pass, who has applied, and for whom contributions are due.
pub(super) fn passes(call: &Asked<'_>) -> Done {
    let lang = call.lang;
    let state = call.read()?;
    let as_of = as_of(call)?;
    let club = call.words().first().map(|name| call.club(&state, name)).transpose()?;
    let lacking = state.without_pass(club, as_of, call.has("all"));
    let name = |id: &PersonId| names::person(&state, *id, lang);
    let mut lines: Vec<String> = lacking.iter().map(|id| told::without_pass(lang, name(id))).collect();
    if lacking.is_empty() {
        lines.push(told::all_have_passes(lang));
    }
    let mut applied = Vec::new();
    for one in state.registry.notes.applied.iter().filter(|one| one.value.2 <= as_of.true_on) {
        let (person, of, on) = one.value;
        if club.is_none_or(|club| club == of) {
            let filed = date(filed(on), lang);
            applied.push(told::applied_for(lang, name(&person), names::club(&state, of, lang), filed));
        }
    }
    lines.extend(applied.iter().cloned());
    let clubs = club.map_or_else(|| state.clubs.keys().copied().collect(), |club| vec![club]);
    let mut contributions = Vec::new();
    for club in clubs {
        let owing = state.contributors(club, as_of);
        if owing.is_empty() {
            continue;
        }
        let names: Vec<String> = owing.iter().map(name).collect();
        let told = told::pays_for(lang, names::club(&state, club, lang), names.len());
        lines.push(format!("{told}: {}", names.join("; ")));
        contributions.push(json!({ "club": names::club(&state, club, lang), "persons": names }));
    }
    if call.json() {
        let lacking: Vec<String> = lacking.iter().map(name).collect();
        let answer = json!({ "without_pass": lacking, "applied": applied, "contributions": contributions });
        call.print(&format!("{answer}\n"))?;
    } else {
        lines.iter().try_for_each(|line| call.print(&format!("{line}\n")))?;
    }
    Ok(Outcome::no_if(!lacking.is_empty()))
}

/// `list CLUB [--youth]`: the ranking list with teams, late additions and what stands in youths' passes.
pub(super) fn list(call: &Asked<'_>) -> Done {
    let lang = call.lang;
    let state = call.read()?;
    let club = call.club(&state, call.word(0, "CLUB")?)?;
    let kind = if call.has("youth") { ListKind::Youth } else { ListKind::Senior };
    let all = state.ranking(club, kind, Date::MAX);
    if call.json() {
        let lines: Vec<Value> = all
            .iter()
            .map(|one| {
                json!({
                    "rank": one.rank.to_string(), "person": names::person(&state, one.person, lang),
                    "team": one.team, "late": one.late, "told": told::ranked(one, &state, lang).trim(),
                    "guest_of": one.guest_of.map(|club| names::club(&state, club, lang)),
                    "page_4": one.youth.as_ref().and_then(|youth| youth.page_4.clone()),
                })
            })
            .collect();
        call.print(&format!("{}\n", json!(lines)))?;
    } else if all.is_empty() {
        call.print(&format!("{}\n", told::no_list(lang, names::club(&state, club, lang))))?;
    } else {
        for one in &all {
            call.print(&format!("{}\n", told::ranked(one, &state, lang)))?;
        }
    }
    Ok(Outcome::no_if(all.is_empty()))
}

/// `order EVENT --club CLUB PERSON…`: whether a line-up keeps the order of the event.
pub(super) fn order(call: &Asked<'_>) -> Done {
    let lang = call.lang;
    let state = call.read()?;
    let event = call.word(0, "EVENT")?;
    let club = call.club(&state, call.needs("club")?)?;
    let fielded = call.words().into_iter().skip(1).map(|name| call.person(&state, name));
    let fielded = fielded.collect::<Result<Vec<PersonId>, Trouble>>()?;
    let name = names::club(&state, club, lang);
    let Some(answer) = state.order_kept(event, club, &fielded) else {
        return Err(Trouble::Wrong(told::no_order(lang, name, event)));
    };
    let (line, kept) = match &answer {
        Ok(()) => (told::order_kept(lang, name, event), true),
        Err((who, cite, _)) => {
            let article = turmuhr_texts::federation::articles(std::slice::from_ref(cite));
            (told::order_broken(lang, names::person(&state, *who, lang), article), false)
        }
    };
    if call.json() {
        call.print(&format!("{}\n", json!({ "kept": kept, "told": line })))?;
    } else {
        call.print(&format!("{line}\n"))?;
    }
    Ok(Outcome::no_if(!kept))
}

/// `reservations`: players without a pass, on cards or missing there, and what was found.
pub(super) fn reservations(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let wanted = call.words().first().map(|name| call.game(&state, name)).transpose()?;
    let all: Vec<_> =
        state.reservations().into_iter().filter(|one| wanted.is_none_or(|id| one.game == id)).collect();
    let lines: Vec<String> = all.iter().map(|one| told::reservation(one, &state, call.lang)).collect();
    let open = all.iter().any(|one| one.outcome.is_none());
    if call.json() {
        let values: Vec<Value> = all
            .iter()
            .zip(&lines)
            .map(|(one, told)| {
                json!({
                    "match": one.game, "side": one.side, "board": one.board, "on_card": one.on_card,
                    "until": one.until.as_ref().map(|until| until.last_day), "told": told,
                    "examined": one.outcome.as_ref().map(|outcome| outcome.entry),
                })
            })
            .collect();
        call.print(&format!("{}\n", json!(values)))?;
    } else if lines.is_empty() {
        call.print(&format!("{}\n", told::no_reservations(call.lang)))?;
    } else {
        lines.iter().try_for_each(|line| call.print(&format!("{line}\n")))?;
    }
    Ok(Outcome::no_if(open))
}

/// `examine MATCH --reservation home:3 [--shown DAY] [--not-held]`.
pub(super) fn examine(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let game = call.game(state, call.word(0, "MATCH")?)?;
        let given = call.many("reservation").first().copied().ok_or_else(|| call.missing("--reservation"))?;
        let wrong = || call.wrong("--reservation", given);
        let (side, board) = given.split_once(':').ok_or_else(wrong)?;
        let side: Which = serde_json::from_value(json!(side)).map_err(|_| wrong())?;
        let board: usize = board.parse().map_err(|_| wrong())?;
        let (held, shown) = (!call.has("not-held"), call.value("shown")?);
        let note = Note::ReservationExamined { game, side, board, held, shown };
        let lang = call.lang;
        let told = Box::new(move |state: &State| {
            let all = state.reservations();
            let one = all.iter().find(|one| (one.game, one.side, one.board) == (game, side, board));
            one.map_or_else(|| names::game(state, game, lang), |one| told::reservation(one, state, lang))
        });
        Ok((vec![Fact::Registered { statement: Statement::Noted { note } }], told))
    })
}

/// What can be added about persons, passes and lists.
pub(super) const KINDS: [&str; 7] =
    ["pass-application", "defect", "page", "deletion", "by-list", "organisation", "order"];

/// The statement of `add KIND …`, if it is one of these.
pub(super) fn added(
    call: &Asked<'_>,
    state: &State,
    kind: &str,
) -> Result<Option<(Statement, String)>, Trouble> {
    let day = call.day()?;
    let from = || Ok::<Date, Trouble>(call.value("from")?.unwrap_or(day));
    let name = || call.word(1, "NAME");
    let (note, said) = match kind {
        "pass-application" => {
            let person = call.person(state, name()?)?;
            let club = call.club(state, call.needs("club")?)?;
            let on = call.value("applied")?.unwrap_or(day);
            let fields = fields(call, state, person, club)?;
            let via_state_federation = !call.has("direct");
            let (who, of) = (names::person(state, person, call.lang), names::club(state, club, call.lang));
            let told = told::applied_for(call.lang, who, of, date(filed(on), call.lang));
            let note = Note::PassApplied { person, club, on, via_state_federation, fields };
            return Ok(Some((Statement::Noted { note }, format!("{told}."))));
        }
        "defect" => {
            let number = pass_number(call, name()?)?;
            (Note::PassDefect { number, from: from()?, defective: !call.has("off") }, name()?.to_owned())
        }
        "page" => {
            let number = pass_number(call, name()?)?;
            let writer: Writer = call.one_of("writer")?.unwrap_or(Writer::PassOffice);
            let text = call.needs("reason")?.to_owned();
            (Note::PassWritten { number, writer, left_page: call.has("left"), text }, name()?.to_owned())
        }
        "deletion" => {
            let person = call.person(state, name()?)?;
            let club = call.club(state, call.needs("club")?)?;
            let note = Note::RecordDeleted {
                person,
                club,
                on: call.value("from")?.unwrap_or(day),
                cleans_up: call.has("cleans-up"),
                no_double_play: call.has("no-double-play"),
                responsible: call.text("responsible").unwrap_or_default().to_owned(),
            };
            (note, names::person(state, person, call.lang))
        }
        "by-list" => {
            let word = name()?;
            let level = serde_json::from_value(json!(word)).map_err(|_| call.wrong("by-list", word))?;
            (Note::CheckedByList { level, from: from()?, by_list: !call.has("off") }, word.to_owned())
        }
        "organisation" => {
            let note = Note::Organisation {
                name: name()?.to_owned(),
                recognised: !call.has("unrecognised"),
                from: from()?,
                banned_until: call.value("until")?,
            };
            (note, name()?.to_owned())
        }
        "order" => {
            let club = call.club(state, call.needs("club")?)?;
            let players = call.words().into_iter().skip(2).map(|name| call.person(state, name));
            let note = Note::OrderRegistered {
                event: name()?.to_owned(),
                competition: call.needs("competition")?.to_owned(),
                ordinance: call.text("under").map(str::to_owned),
                club,
                players: players.collect::<Result<Vec<PersonId>, Trouble>>()?,
            };
            (note, format!("{}, {}", name()?, names::club(state, club, call.lang)))
        }
        _ => return Ok(None),
    };
    Ok(Some((Statement::Noted { note }, say::entered(call.lang, said))))
}

fn pass_number(call: &Asked<'_>, given: &str) -> Result<PassNumber, Trouble> {
    given.parse().map(PassNumber).map_err(|_| call.wrong("PASS", given))
}

/// The fields of the form: what the registry knows is filled in, the rest comes from `--field`.
fn fields(
    call: &Asked<'_>,
    state: &State,
    person: PersonId,
    club: ClubId,
) -> Result<std::collections::BTreeMap<Field, String>, Trouble> {
    let as_of = AsOf::today(call.day()?);
    let registry = &state.registry;
    let mut all = std::collections::BTreeMap::new();
    let mut fill = |field, text: Option<String>| all.extend(text.map(|text| (field, text)));
    let name = registry.name(person, as_of);
    fill(Field::Surname, name.map(|name| name.surname.clone()));
    fill(Field::FirstName, name.map(|name| name.first_name.clone()));
    fill(Field::BirthDate, registry.born(person, as_of).map(|born| born.value.to_string()));
    fill(
        Field::Sex,
        registry.sex(person, as_of).map(|sex| json!(sex.value).as_str().unwrap_or_default().to_owned()),
    );
    let german = registry.german(person, as_of);
    fill(Field::Nationality, german.map(|german| if german.value { "german" } else { "foreign" }.to_owned()));
    if let Some(known) = state.clubs.get(&club) {
        fill(Field::Club, Some(known.details.name.clone()));
        fill(Field::District, Some(known.details.bezirk.clone()));
        fill(Field::SubFederation, Some(known.details.verband.clone()));
    }
    for given in call.many("field") {
        let (field, text) = given.split_once('=').ok_or_else(|| call.wrong("--field", given))?;
        let field = serde_json::from_value(json!(field.trim())).map_err(|_| call.wrong("--field", given))?;
        all.insert(field, text.trim().to_owned());
    }
    Ok(all)
}

/// A fact as somebody may see it: what a card says about health is for those who lead the match.
pub(super) fn seen_fact(told: Value, fact: &Fact, state: &State, by: Option<&str>, today: Date) -> Value {
    let mut told = hidden(told, state, by, today);
    if let Fact::MatchReported { id, card, .. } = fact
        && !state.sees_health(by, *id, card, AsOf::today(today))
    {
        cover(&mut told, "cannot");
    }
    told
}

/// A fact as somebody may see it: births, addresses and telephone numbers are for offices that need them.
fn hidden(mut fact: Value, state: &State, by: Option<&str>, today: Date) -> Value {
    let as_of = AsOf::today(today);
    let person = find(&fact, "person").and_then(Value::as_u64).and_then(|id| u32::try_from(id).ok());
    let of = PersonId(person.unwrap_or(0));
    for (datum, keys) in [
        (Datum::BirthDate, &["born"][..]),
        (Datum::Address, &["address", "email", "fields"][..]),
        (Datum::Phone, &["phone"][..]),
    ] {
        if !state.sees(by, of, datum, as_of) {
            keys.iter().for_each(|key| cover(&mut fact, key));
        }
    }
    fact
}

fn find<'v>(value: &'v Value, key: &str) -> Option<&'v Value> {
    match value {
        Value::Object(map) => map.get(key).or_else(|| map.values().find_map(|one| find(one, key))),
        Value::Array(all) => all.iter().find_map(|one| find(one, key)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

fn cover(value: &mut Value, key: &str) {
    match value {
        Value::Object(map) => {
            for (name, one) in map.iter_mut() {
                if name == key && !one.is_null() {
                    *one = json!("…");
                } else {
                    cover(one, key);
                }
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|one| cover(one, key)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

//! What a season answers about its cups and championships.

use serde_json::{Value, json};
use turmuhr_federation::{
    Ordinance, competition::framework::competitions, ordinance::rules::Competition, persons::age,
};
use turmuhr_season::{
    ChampionshipId, State,
    championship::{Championship, Entrant},
};
use turmuhr_texts::{
    Lang,
    print::date,
    season::{championship as told, names},
};

use super::super::book::Asked;
use crate::outcome::{Done, Outcome, Trouble};

fn lines(call: &Asked<'_>, all: &[String]) -> Result<(), Trouble> {
    all.iter().try_for_each(|line| call.print(&format!("{line}\n")))
}

/// The ordinance of the season, and those that stand beside it.
pub(super) fn ordinances(call: &Asked<'_>, state: &State) -> Vec<Ordinance> {
    if let Some(named) = call.text("under").and_then(Ordinance::named) {
        return vec![named];
    }
    let Some(own) = &state.ordinance else { return Vec::new() };
    let shipped = Ordinance::SHIPPED.iter().filter_map(|(id, _)| Ordinance::named(id));
    let beside = shipped.filter(|other| other.parent.as_ref() == Some(&own.id));
    std::iter::once(own.clone()).chain(beside).collect()
}

/// The yearly competitions of the ordinances: what, who may enter, how many places.
pub(super) fn list(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let mut values = Vec::new();
    for ordinance in ordinances(call, &state) {
        let title = match call.lang {
            Lang::De => &ordinance.title.de,
            Lang::En => &ordinance.title.en,
        };
        if !call.json() {
            lines(call, std::slice::from_ref(title))?;
        }
        for (id, one) in competitions(&ordinance) {
            let held = held(&state, &ordinance, id);
            let limit = limit(&ordinance, one);
            if call.json() {
                values.push(json!({
                    "ordinance": ordinance.id, "competition": id, "name": [one.name.de, one.name.en],
                    "article": one.at.article, "sizes": one.sizes, "boards": one.boards, "female": one.female,
                    "age": limit.as_ref().map(|(limit, _)| limit), "announced": held,
                }));
                continue;
            }
            let all = told::competition_lines(id, one, limit, call.lang);
            let mut all = all.into_iter();
            let mut text: Vec<String> = all.next().map(|line| format!("  {line}")).into_iter().collect();
            text.extend(all.map(|line| format!("      {line}")));
            text.extend(held.iter().map(|name| format!("      {}", told::held(call.lang, name))));
            lines(call, &text)?;
        }
    }
    if call.json() {
        call.print(&format!("{}\n", json!(values)))?;
    }
    Ok(Outcome::Done)
}

fn limit(ordinance: &Ordinance, one: &Competition) -> Option<(usize, turmuhr_federation::ordinance::Cite)> {
    let event = one.age.as_ref()?;
    let cite = ordinance.rules.age.as_ref()?.at.cite();
    Some((age::limit(ordinance, event)?, cite))
}

fn held(state: &State, ordinance: &Ordinance, id: &str) -> Vec<String> {
    let by = |one: &&Championship| {
        one.details.competition == id
            && state.ordinance_for(one).is_some_and(|known| known.id == ordinance.id)
    };
    state.championships.all.values().filter(by).map(|one| one.details.name.clone()).collect()
}

/// Who has a place, and why.
pub(super) fn seats(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let id = call.championship(&state, call.word(1, "CHAMPIONSHIP")?)?;
    let one = &state.championships.all[&id];
    let list = match state.seat_list(id) {
        Ok(list) => list,
        Err(why) => return call.refused(&why, &state),
    };
    if call.json() {
        let rows: Vec<Value> = list
            .rows
            .iter()
            .map(|row| {
                json!({
                    "who": told::who(&state, row.who, call.lang), "ground": row.ground,
                    "article": row.cite.article, "entrant": row.entrant,
                })
            })
            .collect();
        let open: Vec<Value> = list
            .open
            .iter()
            .map(|seat| json!({ "ground": seat.ground, "of": seat.of, "number": seat.number }))
            .collect();
        let answer = json!({
            "championship": one.details.name, "quotas": list.quotas.each, "largest": list.quotas.largest,
            "by_lot": list.quotas.by_lot, "rows": rows, "open": open, "total": list.total,
            "entrants": list.entrants, "free_to_fit": list.free, "odd": list.odd,
            "told": told::seat_lines(&state, one, &list, call.lang),
        });
        call.print(&format!("{answer}\n"))?;
    } else {
        lines(call, &told::seat_lines(&state, one, &list, call.lang))?;
    }
    Ok(Outcome::Done)
}

/// A championship as it stands, or all of them.
pub(super) fn show(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let wanted = match call.words().get(1) {
        Some(name) => Some(call.championship(&state, name)?),
        None => None,
    };
    let all: Vec<(ChampionshipId, &Championship)> = state
        .championships
        .all
        .iter()
        .filter(|(id, _)| wanted.is_none_or(|wanted| wanted == **id))
        .map(|(id, one)| (*id, one))
        .collect();
    if call.json() {
        let told: Vec<Value> = all.iter().map(|(id, one)| as_json(call, &state, *id, one)).collect();
        call.print(&format!("{}\n", json!(told)))?;
        return Ok(Outcome::Done);
    }
    if all.is_empty() {
        lines(call, &[told::nothing(call.lang)])?;
    }
    for (id, one) in all {
        lines(call, &as_text(call, &state, id, one))?;
    }
    Ok(Outcome::Done)
}

fn as_text(call: &Asked<'_>, state: &State, id: ChampionshipId, one: &Championship) -> Vec<String> {
    let lang = call.lang;
    let system = state.system_of(one).map(|system| told::system(system, lang)).unwrap_or_default();
    let mut text = vec![told::head(lang, &one.details.name, date(one.details.begins, lang), system)];
    let mut below = Vec::new();
    below.extend(one.details.host.map(|host| told::host_line(lang, names::club(state, host, lang))));
    below.extend(told::laws_of(state, one, lang));
    let entrants: Vec<String> =
        one.active().map(|(_, entered)| told::who(state, entered.who, lang)).collect();
    if one.rounds.is_empty() && one.ranking.is_empty() && !entrants.is_empty() {
        below.push(told::entrants_line(lang, entrants.join("; ")));
    }
    for (round, number) in one.rounds.iter().zip(1..) {
        let games: Vec<String> =
            round.games.iter().map(|game| told::game_line(state, one, game, lang)).collect();
        below.push(told::drawn_round(lang, &one.details.name, number, games.join("; ")));
    }
    for (row, place) in one.ranking.iter().zip(1..) {
        let who = told::entrant(state, row.entrant, lang);
        below.push(told::rank_line(place, &who, row.points, row.boards));
    }
    below.extend(told::tie_lines(state, one, lang));
    for (entrant, bars) in state.doubts(one) {
        let who = told::entrant(state, entrant, lang);
        below.push(told::doubt(lang, who, told::bars(&bars, lang)));
    }
    if one.cancelled {
        below.push(told::cancelled(lang, &one.details.name));
    }
    if one.closed || state.unfinished(one).is_empty() {
        below.extend(told::honour(state, id, lang));
        below.extend(told::onward(state, one, lang));
    }
    text.extend(below.into_iter().map(|line| format!("  {line}")));
    text
}

fn as_json(call: &Asked<'_>, state: &State, id: ChampionshipId, one: &Championship) -> Value {
    let who = |entrant: Entrant| told::who(state, entrant, call.lang);
    let onward = state.onward(one);
    let title = state.title(id).map(|(holder, award)| {
        json!({ "holder": who(holder), "de": award.text.de, "en": award.text.en, "article": award.cite.article })
    });
    let rounds: Vec<Vec<String>> = one
        .rounds
        .iter()
        .map(|round| round.games.iter().map(|game| told::game_line(state, one, game, call.lang)).collect())
        .collect();
    let order: Vec<String> = state.final_order(one, false).into_iter().map(who).collect();
    json!({
        "championship": id, "name": one.details.name, "competition": one.details.competition,
        "begins": one.details.begins, "closed": one.closed, "cancelled": one.cancelled,
        "entrants": one.active().map(|(id, entered)| json!({ "entrant": id, "who": who(entered.who) }))
            .collect::<Vec<_>>(),
        "rounds": rounds, "order": order, "champion": state.champion(one).map(who), "title": title,
        "qualified": onward.qualified.into_iter().map(who).collect::<Vec<_>>(),
        "substitutes": onward.substitutes.into_iter().map(who).collect::<Vec<_>>(),
        "open": told::tie_lines(state, one, call.lang),
    })
}

/// Titles and qualifiers of the year.
pub(super) fn year(call: &Asked<'_>, state: &State) -> (Vec<String>, Vec<Value>) {
    let (mut text, mut values) = (Vec::new(), Vec::new());
    for (id, one) in state.championships.all.iter().filter(|(_, one)| !one.cancelled) {
        values.push(as_json(call, state, *id, one));
        let name = &one.details.name;
        if one.closed {
            let all = told::honour(state, *id, call.lang).into_iter();
            let all = all.chain(told::onward(state, one, call.lang));
            text.extend(all.map(|line| format!("{name}: {line}")));
        } else {
            text.push(told::not_closed(call.lang, name));
        }
    }
    (text, values)
}

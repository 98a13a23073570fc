//! Lists on the screen: tables, fixtures, fines.

use jiff::civil::Date;
use serde_json::{Value, json};
use turmuhr_federation::case::number;
use turmuhr_season::{
    ClassId, DecisionId, MatchId, RemedyId, State, TeamId,
    fact::{Appellant, OtherAppellant},
    registry::Banned,
    state::Match,
    tables::group_moves,
};
use turmuhr_texts::{
    federation::{lineup::half, season as words},
    print::date,
    season::{championship, fees, names, reads},
};

use super::{book::Asked, tell::lines};
use crate::outcome::{Done, Outcome, Trouble};

pub(super) fn table(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let wanted = call.words().first().map(|name| call.class(&state, name)).transpose()?;
    let group: Option<usize> = call.value("group")?;
    let (mut values, mut none) = (Vec::new(), true);
    for class in state.classes.keys().filter(|id| wanted.is_none_or(|one| one == **id)) {
        for number in 0..state.group_count(*class) {
            if group.is_some_and(|group| group != number + 1) {
                continue;
            }
            none = false;
            if call.json() {
                values.extend(as_json(call, &state, *class, number));
            } else {
                as_text(call, &state, *class, number)?;
            }
        }
    }
    if call.json() {
        call.print(&format!("{}\n", json!(values)))?;
    } else if none {
        lines(call, &[reads::no_tables(call.lang)])?;
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
            "{:>3}  {:<16}{:>4} {:>4} {points:>5}{}",
            row.place,
            name(row.team),
            row.matches,
            row.match_points,
            reads::star(&table, state, row.team)
        ));
    }
    let all = |teams: &[TeamId]| teams.iter().map(|team| name(*team)).collect::<Vec<_>>().join(", ");
    // Nobody goes up or down before it is decided.
    if table.is_complete() {
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
    }
    told.extend(reads::footnotes(&table, state, lang));
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
    let settled = table.is_complete();
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
        "provisional": table.provisional, "notes": reads::footnotes(&table, state, call.lang), "promoted": decided(&moves.promoted),
        "relegated": decided(&moves.relegated), "playoffs": playoffs,
    }))
}

/// The matches of the rounds, class by class: day, teams, result.
pub(super) fn fixtures(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let lang = call.lang;
    let wanted = call.words().first().map(|name| call.class(&state, name)).transpose()?;
    let (group, round): (Option<usize>, Option<u32>) = (call.value("group")?, call.value("round")?);
    let fits = |one: &Match| {
        wanted.is_none_or(|class| class == one.fixture.class)
            && group.is_none_or(|group| group == one.fixture.group + 1)
            && round.is_none_or(|round| round == one.fixture.round)
    };
    let mut all: Vec<(MatchId, &Match)> =
        state.matches.iter().filter(|(_, one)| fits(one)).map(|(id, one)| (*id, one)).collect();
    all.sort_by_key(|(id, one)| {
        let fixture = &one.fixture;
        let last = reads::occasion(fixture.occasion, lang).is_some();
        (fixture.class, fixture.group, last, fixture.round, fixture.on, *id)
    });
    if call.json() {
        let told: Vec<Value> = all.iter().map(|(id, one)| fixture_json(&state, *id, one, call)).collect();
        call.print(&format!("{}\n", json!(told)))?;
        return Ok(Outcome::Done);
    }
    let mut told = Vec::new();
    let mut before = None;
    for (id, one) in &all {
        let fixture = &one.fixture;
        let heading = (fixture.class, fixture.group);
        if before.replace(heading) != Some(heading) {
            let class = names::class(&state, fixture.class, lang);
            let is_final =
                state.classes.get(&fixture.class).is_some_and(|known| known.groups.len() == fixture.group);
            let title = if is_final {
                championship::final_title(lang, class)
            } else {
                words::group_title(lang, class, fixture.group + 1)
            };
            told.extend([title, reads::fixtures_head(lang)]);
        }
        let [home, guest] = [fixture.home, fixture.guest].map(|team| names::team(&state, team, lang));
        let day = reads::day_of(one, lang);
        let of = reads::occasion(fixture.occasion, lang).unwrap_or_else(|| fixture.round.to_string());
        let result = reads::result(&state, *id, lang);
        told.push(format!("{of:>5}  {day:<10}  {home:<20} – {guest:<20} {result}").trim_end().to_owned());
    }
    if told.is_empty() {
        told.push(reads::no_fixtures(lang));
    }
    lines(call, &told)?;
    Ok(Outcome::Done)
}

fn fixture_json(state: &State, id: MatchId, one: &Match, call: &Asked<'_>) -> Value {
    let fixture = &one.fixture;
    let team = |team| names::team(state, team, call.lang);
    let moved: Option<Date> = one.moved_from.filter(|from| *from != fixture.on);
    json!({
        "match": id, "class": names::class(state, fixture.class, call.lang), "group": fixture.group + 1,
        "round": fixture.round, "occasion": fixture.occasion, "on": fixture.on, "moved_from": moved,
        "home": team(fixture.home), "guest": team(fixture.guest), "result": reads::score_of(state, id),
        "settled": reads::settled(state, id), "annulled": state.annulled().contains(&id),
    })
}

/// The fines of every club, or of one: amount, article, decision.
pub(super) fn fines(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let lang = call.lang;
    let today = call.asked_for()?;
    let wanted = call.words().first().map(|name| call.club(&state, name)).transpose()?;
    let mut all = state.fines_due();
    all.retain(|(club, ..)| wanted.is_none_or(|wanted| wanted == *club));
    all.sort_by_key(|(club, _, _, decision)| (*club, *decision));
    // With a club, those of its members.
    let of_club = |person| wanted.is_none_or(|club| state.clubs_around(person, today).contains(&club));
    let mut of_players = state.fines_of_players();
    of_players.retain(|(person, ..)| of_club(*person));
    let mut resting = state.fines_suspended();
    resting.retain(|(on, ..)| match on {
        Banned::Club(club) => wanted.is_none_or(|wanted| wanted == *club),
        Banned::Team(team) => {
            let club = state.teams.get(team).map(|team| team.club);
            wanted.is_none_or(|wanted| club == Some(wanted))
        }
        Banned::Player(person) => of_club(*person),
    });
    // The fees of remedies too: held, due back, forfeited (5.15).
    let lodged = |by: &Appellant| match by {
        Appellant::Club(club) => wanted.is_none_or(|wanted| wanted == *club),
        Appellant::Other(OtherAppellant::Player(person)) => of_club(*person),
        Appellant::Other(OtherAppellant::Director) => wanted.is_none(),
    };
    let of_remedies = state.remedies.iter().filter(|(_, one)| lodged(&one.by) && one.lodged.fee > 0);
    let of_remedies: Vec<RemedyId> = of_remedies.map(|(id, _)| *id).collect();
    if call.json() {
        let mut told: Vec<Value> = all
            .iter()
            .map(|(club, amount, article, decision)| {
                json!({
                    "club": names::club(&state, *club, lang), "amount": amount, "article": article,
                    "decision": decision, "contested_by": decision.and_then(|id| state.contested_by(id)),
                    "final": decision.is_none_or(|id| state.is_final(id, today)),
                })
            })
            .collect();
        told.extend(of_players.iter().map(|(person, amount, article, decision)| {
            json!({
                "player": names::person(&state, *person, lang), "amount": amount, "article": article,
                "decision": decision, "contested_by": state.contested_by(*decision),
                "final": state.is_final(*decision, today),
            })
        }));
        told.extend(resting.iter().map(|(on, amount, article, decision)| {
            json!({
                "on": names::banned(&state, *on, lang), "amount": amount, "article": article,
                "decision": decision, "contested_by": state.contested_by(*decision), "suspended": true,
            })
        }));
        told.extend(of_remedies.iter().map(|id| {
            json!({
                "remedy": id, "fee": state.remedies[id].lodged.fee, "told": fees::fee(&state, *id, today, lang),
            })
        }));
        call.print(&format!("{}\n", json!(told)))?;
        return Ok(Outcome::Done);
    }
    let line = |amount: u32, article: &str, decision: Option<DecisionId>| {
        let amount = format!("{} [{article}]", names::amount(&state, amount, lang));
        match decision {
            None => format!("  {amount}"),
            Some(id) if state.is_final(id, today) => reads::final_fine(lang, amount, id.0),
            Some(id) => match state.contested_by(id) {
                Some(remedy) => reads::contested_fine(lang, amount, id.0, remedy.0),
                None => {
                    let until = state.contestable_until(id).map(|day| date(day, lang));
                    reads::open_fine(lang, amount, id.0, until.unwrap_or_default())
                }
            },
        }
    };
    let mut told = Vec::new();
    for club in state.clubs.keys() {
        let own: Vec<_> = all.iter().filter(|(of, ..)| of == club).collect();
        if own.is_empty() {
            continue;
        }
        let sum = own.iter().map(|(_, amount, ..)| amount).sum::<u32>();
        told.push(reads::fines_of(lang, names::club(&state, *club, lang), names::amount(&state, sum, lang)));
        told.extend(own.iter().map(|(_, amount, article, decision)| line(*amount, article, *decision)));
    }
    for (person, amount, article, decision) in &of_players {
        let who = names::person(&state, *person, lang);
        told.push(reads::fines_of(lang, who, names::amount(&state, *amount, lang)));
        told.push(line(*amount, article, Some(*decision)));
    }
    for (on, amount, article, decision) in &resting {
        let (who, amount) = (names::banned(&state, *on, lang), names::amount(&state, *amount, lang));
        told.push(reads::fines_of(lang, who, &amount));
        let remedy = state.contested_by(*decision).map_or(0, |remedy| remedy.0);
        told.push(fees::suspended_fine(lang, format!("{amount} [{article}]"), decision.0, remedy));
    }
    if told.is_empty() {
        told.push(reads::no_fines(lang));
    }
    told.extend(of_remedies.iter().filter_map(|id| fees::fee(&state, *id, today, lang)));
    lines(call, &told)?;
    Ok(Outcome::Done)
}

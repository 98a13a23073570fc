//! `turmuhr federation simulate`: a season simulated from a seed, with its tables.

use clap::ArgMatches;
use serde_json::{Value, json};
use turmuhr_federation::{case::number, competition::withdrawal::What};
use turmuhr_season::{
    ClassId, State, TeamId,
    simulate::{self, Simulated, Under},
    tables,
};
use turmuhr_texts::{
    Lang,
    federation::{lineup::half, season as say},
};

use super::{own_texts, print};
use crate::outcome::{Done, Outcome, Trouble};

pub(super) fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let seed = arguments.get_one::<u64>("seed").copied().unwrap_or(1);
    // The season is played by the last ordinance, which builds on the others.
    let (own, texts) = own_texts(arguments, lang)?;
    let under = own.last().map(|last| Under { ordinance: last.id.clone(), texts }).unwrap_or_default();
    let made = simulate::season_under(seed, &under)
        .map_err(|why| Trouble::Wrong(say::not_made(lang, say::broken(&why, lang))))?;
    if arguments.get_flag("journal") {
        for entry in made.journal.entries() {
            print(&format!("{}\n", json!(entry)), lang)?;
        }
    } else if arguments.get_flag("json") {
        print(&format!("{}\n", as_json(&made, seed)), lang)?;
    } else {
        print(&as_text(&made, lang), lang)?;
    }
    Ok(Outcome::Done)
}

fn groups(state: &State) -> Vec<(ClassId, usize)> {
    let classes = state.classes.iter();
    classes.flat_map(|(id, class)| (0..class.groups.len()).map(move |group| (*id, group))).collect()
}

/// The club and the number of its team.
fn name(state: &State, team: TeamId) -> String {
    let Some(own) = state.teams.get(&team) else { return String::new() };
    let club = state.clubs.get(&own.club).map_or("", |club| club.details.name.as_str());
    format!("{club} {}", say::roman(own.number))
}

fn as_text(made: &Simulated, lang: Lang) -> String {
    let state = made.journal.state();
    let counts = &made.counts;
    let season = state.season.map(|season| season.to_string()).unwrap_or_default();
    let mut text = format!("{}\n", say::season_title(lang, season));
    let happened = say::happened(
        lang,
        say::Happened {
            matches: counts.matches,
            substitutions: counts.substitutions,
            illegal: counts.illegal,
            no_shows: counts.no_shows,
            withdrawals: counts.withdrawals,
            postponements: counts.postponements,
            remedies: counts.remedies,
            fines: counts.fines,
        },
    );
    text.push_str(&format!("{happened}\n"));
    for (class, group) in groups(state) {
        let Some((table, moves)) = tables::group_moves(state, class, group) else { continue };
        let class_name = &state.classes[&class].details.name;
        text.push_str(&format!(
            "\n{}\n{}\n",
            say::group_title(lang, class_name, group + 1),
            say::table_head(lang)
        ));
        for row in &table.table.rows {
            let team = name(state, row.team);
            let boards = half(row.board_points);
            text.push_str(&format!(
                "{:>3}  {team:<16}{:>4} {:>4} {boards:>5}\n",
                row.place, row.matches, row.match_points
            ));
        }
        let all =
            |teams: &[TeamId]| teams.iter().map(|team| name(state, *team)).collect::<Vec<_>>().join(", ");
        if !moves.promoted.is_empty() {
            text.push_str(&format!("{}\n", say::promoted(lang, all(&moves.promoted))));
        }
        if !moves.relegated.is_empty() {
            text.push_str(&format!("{}\n", say::relegated(lang, all(&moves.relegated))));
        }
        for (place, teams) in &moves.undecided {
            text.push_str(&format!("{}\n", say::playoff(lang, place, all(teams))));
        }
        for (team, what) in &table.left {
            let team = name(state, *team);
            let told = match what {
                What::Annulled | What::NotCounted => say::left_annulled(lang, team),
                What::Counted | What::Untouched => say::left_counted(lang, team),
            };
            text.push_str(&format!("{told}\n"));
        }
    }
    text
}

fn as_json(made: &Simulated, seed: u64) -> Value {
    let state = made.journal.state();
    let told: Vec<Value> = groups(state)
        .into_iter()
        .filter_map(|(class, group)| {
            let (table, moves) = tables::group_moves(state, class, group)?;
            let rows: Vec<Value> = table
                .table
                .rows
                .iter()
                .map(|row| {
                    json!({
                        "place": row.place,
                        "team": name(state, row.team),
                        "matches": row.matches,
                        "match_points": row.match_points,
                        "board_points": number(row.board_points),
                    })
                })
                .collect();
            let all =
                |teams: &[TeamId]| -> Vec<String> { teams.iter().map(|team| name(state, *team)).collect() };
            let playoffs: Vec<Value> = moves
                .undecided
                .iter()
                .map(|(place, teams)| json!({ "place": place, "teams": all(teams) }))
                .collect();
            let left: Vec<Value> = table
                .left
                .iter()
                .map(|(team, what)| json!({ "team": name(state, *team), "results": what.word() }))
                .collect();
            Some(json!({
                "class": state.classes[&class].details.name,
                "group": group + 1,
                "table": rows,
                "promoted": all(&moves.promoted),
                "relegated": all(&moves.relegated),
                "playoffs": playoffs,
                "withdrawn": left,
            }))
        })
        .collect();
    json!({
        "seed": seed,
        "season": state.season,
        "ordinance": state.ordinance.as_ref().map(|ordinance| &ordinance.id),
        "entries": made.journal.entries().len(),
        "groups": told,
    })
}

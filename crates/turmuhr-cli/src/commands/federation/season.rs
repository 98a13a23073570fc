//! `turmuhr federation simulate`: seasons simulated from a seed, with their story and tables.

use clap::ArgMatches;
use serde_json::{Value, json};
use turmuhr_federation::{case::number, competition::withdrawal::What};
use turmuhr_season::{
    Broken, ClassId, State, TeamId,
    simulate::{self, NotPlayed, Simulated, Size, Under},
    tables,
};
use turmuhr_texts::{
    Lang,
    federation::{lineup::half, season as say},
    season::story,
};

use super::{own_texts, print};
use crate::{
    outcome::{Done, Outcome, Trouble},
    progress,
};

pub(super) fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let seed = arguments.get_one::<u64>("seed").copied().unwrap_or(1);
    // The season is played by the last ordinance, which builds on the others.
    let (own, texts) = own_texts(arguments, lang)?;
    let under = own.last().map(|last| Under { ordinance: last.id.clone(), texts }).unwrap_or_default();
    let all = match size(arguments) {
        Some(size) => years(seed, &under, size, lang)?,
        None => vec![simulate::season_under(seed, &under).map_err(|why| not_made(&why, lang))?],
    };
    if arguments.get_flag("journal") {
        // One file is one season: the last one, which has everything carried over from those before.
        for entry in all.last().into_iter().flat_map(|made| made.journal.entries()) {
            print(&format!("{}\n", json!(entry)), lang)?;
        }
    } else if arguments.get_flag("json") {
        let told: Vec<Value> = all.iter().map(|made| as_json(made, seed, lang)).collect();
        let told = match (size(arguments), told.as_slice()) {
            (None, [only]) => only.clone(),
            _ => json!({ "seed": seed, "seasons": told }),
        };
        print(&format!("{told}\n"), lang)?;
    } else {
        let told: Vec<String> = all.iter().map(|made| as_text(made, lang)).collect();
        print(&told.join("\n"), lang)?;
    }
    Ok(Outcome::Done)
}

fn not_made(why: &Broken, lang: Lang) -> Trouble {
    Trouble::Wrong(say::not_made(lang, say::broken(why, lang)))
}

/// The size of the federation, if the call says anything about it.
fn size(arguments: &ArgMatches) -> Option<Size> {
    let given = |name: &str| arguments.get_one::<u32>(name).copied();
    let parts = ["levels", "clubs", "teams", "seasons"].map(given);
    let [levels, clubs, teams, seasons] = parts;
    parts.iter().any(Option::is_some).then(|| {
        let usual = Size::default();
        // Three teams a club, as in the usual size, if only one of the numbers is given.
        let clubs = clubs.or(teams.map(|teams| teams.div_ceil(3))).unwrap_or(usual.clubs);
        Size {
            levels: levels.unwrap_or(usual.levels),
            clubs,
            teams: teams.unwrap_or(clubs.saturating_mul(3)),
            seasons: seasons.unwrap_or(usual.seasons),
        }
    })
}

fn years(seed: u64, under: &Under, size: Size, lang: Lang) -> Result<Vec<Simulated>, Trouble> {
    let bar = progress::bar(0, &story::plays(lang));
    let made = simulate::years(seed, under, size, |done, of| {
        bar.set_length(u64::from(of));
        bar.set_position(u64::from(done));
    });
    bar.finish_and_clear();
    made.map_err(|why| match why {
        NotPlayed::Size(why) => Trouble::Wrong(story::no_size(why, lang)),
        NotPlayed::Broken(why) => not_made(&why, lang),
    })
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
    text.push_str(&as_story(made, lang));
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
    text.push('\n');
    for line in story::balance_lines(state, lang) {
        text.push_str(&format!("{line}\n"));
    }
    let open = made.story.iter().filter(|chapter| chapter.is_open(state)).count();
    text.push_str(&format!("{}\n", story::open_matters(lang, open)));
    text
}

/// Matter by matter, in the order in which they came up.
fn as_story(made: &Simulated, lang: Lang) -> String {
    let state = made.journal.state();
    let season = state.season.map(|season| season.to_string()).unwrap_or_default();
    let mut text = format!("\n{}\n", story::of_year(lang, season));
    for (chapter, number) in made.story.iter().zip(1..) {
        text.push_str(&format!("{number}. {}\n", story::title(chapter, state, lang)));
        for line in story::lines(chapter, &made.journal, lang) {
            text.push_str(&format!("   {line}\n"));
        }
    }
    text
}

fn as_json(made: &Simulated, seed: u64, lang: Lang) -> Value {
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
    let matters: Vec<Value> = made
        .story
        .iter()
        .map(|chapter| {
            json!({
                "title": story::title(chapter, state, lang),
                "open": chapter.is_open(state),
                "told": story::lines(chapter, &made.journal, lang),
                "entries": chapter.steps.iter().map(|step| step.entry).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "seed": seed,
        "season": state.season,
        "ordinance": state.ordinance.as_ref().map(|ordinance| &ordinance.id),
        "entries": made.journal.entries().len(),
        "groups": told,
        "story": matters,
        "balance": story::balance_lines(state, lang),
    })
}

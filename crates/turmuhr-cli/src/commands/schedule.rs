//! `turmuhr schedule`: pairings other than Swiss.

mod entrants;
mod tables;

use std::io::Write;

use clap::{Arg, ArgMatches, value_parser};
use serde_json::{Value, json};
use turmuhr_core::{Color, PlayerId};
use turmuhr_pairing::{
    Attendance, keizer,
    knockout::{Bracket, Slot, draw_bracket, seeded},
};
use turmuhr_round_robin::{
    cycles,
    draw::{self, Restriction},
    scheveningen,
    team::BoardColours,
};
use turmuhr_texts::{Lang, program, schedule as say};

use self::{
    entrants::Entrants,
    tables::{Told, round_lines},
};
use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
};

const FORMS: [&str; 5] = ["round-robin", "team-round-robin", "scheveningen", "knockout", "keizer"];

/// A larger table is of no use on a terminal.
const MOST: usize = 1_000;

/// A guided draw of more entrants takes too long.
const MOST_GUIDED: usize = 200;

pub(crate) const COMMAND: Command = Command {
    name: "schedule",
    usage: "turmuhr schedule FORM N|FILE [--cycles N] [--seed N] [--restrict early|apart] [--boards N] [--colours WBWB|nrw-1987] [--games N] [--winners N,…] [--pause N]",
    about: program::about_schedule,
    example: |_| "turmuhr schedule round-robin 10 --cycles 2 --seed 1988",
    arguments: |lang| {
        let number = |name, help| arguments::option(name, "N", help);
        vec![
            Arg::new("form")
                .value_name("FORM")
                .required(true)
                .value_parser(FORMS)
                .hide_possible_values(true)
                .help(program::arg_schedule_form(lang)),
            Arg::new("who").value_name("N|FILE").required(true).help(program::arg_schedule_who(lang)),
            number("cycles", program::arg_schedule_cycles(lang))
                .value_parser(value_parser!(u32).range(1..=8)),
            number("seed", program::arg_schedule_seed(lang)).value_parser(value_parser!(u64)),
            arguments::one_of(
                "restrict",
                "early|apart",
                ["early", "apart"],
                program::arg_schedule_restrict(lang),
            ),
            number("boards", program::arg_schedule_boards(lang))
                .value_parser(value_parser!(u32).range(1..=100)),
            arguments::option("colours", "COLOURS", program::arg_schedule_colours(lang)),
            number("games", program::arg_schedule_games(lang)).value_parser(value_parser!(u32).range(1..=20)),
            arguments::option("winners", "N,…", program::arg_schedule_winners(lang)),
            number("pause", program::arg_schedule_pause(lang)).value_parser(value_parser!(u32).range(0..=99)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let form = arguments.get_one::<String>("form").expect("required").as_str();
    let who = arguments.get_one::<String>("who").expect("required");
    let entrants = Entrants::of(who, lang)?;
    let count = entrants.names.len();
    let least = if form == "scheveningen" { 1 } else { 2 };
    if count < least {
        return Err(Trouble::Wrong(say::too_few(lang, count)));
    }
    if count > MOST {
        return Err(Trouble::Wrong(say::too_many(lang, count, MOST)));
    }
    let told = match form {
        "round-robin" => round_robin(arguments, &entrants, None, lang)?,
        "team-round-robin" => round_robin(arguments, &entrants, Some(board_colours(arguments, lang)?), lang)?,
        "scheveningen" => both_teams(&entrants, lang)?,
        "knockout" => cup(arguments, &entrants, lang)?,
        _ => evening(arguments, &entrants, lang)?,
    };
    let text = if arguments.get_flag("json") { format!("{}\n", told.json) } else { told.text };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::Done)
}

fn board_colours(arguments: &ArgMatches, lang: Lang) -> Result<BoardColours, Trouble> {
    let boards = arguments.get_one::<u32>("boards").copied().unwrap_or(4) as usize;
    match arguments.get_one::<String>("colours").map(String::as_str) {
        None => Ok(BoardColours::alternating(boards)),
        Some("nrw-1987") => Ok(BoardColours::nrw_1987(boards)),
        Some(letters) => {
            BoardColours::read(letters).map_err(|_| Trouble::Wrong(say::bad_colours(lang, letters)))
        }
    }
}

fn restriction(arguments: &ArgMatches, entrants: &Entrants, lang: Lang) -> Result<Restriction, Trouble> {
    let asked = match arguments.get_one::<String>("restrict").map(String::as_str) {
        None => return Ok(Restriction::None),
        Some("early") => Restriction::Early,
        Some(_) => Restriction::Apart,
    };
    if !arguments.contains_id("seed") {
        return Err(Trouble::Wrong(say::restrict_needs_seed(lang)));
    }
    if entrants.groups.iter().all(String::is_empty) {
        return Err(Trouble::Wrong(say::restrict_needs_groups(lang)));
    }
    if entrants.names.len() > MOST_GUIDED {
        return Err(Trouble::Wrong(say::too_many(lang, entrants.names.len(), MOST_GUIDED)));
    }
    Ok(asked)
}

fn round_robin(
    arguments: &ArgMatches,
    entrants: &Entrants,
    colours: Option<BoardColours>,
    lang: Lang,
) -> Result<Told, Trouble> {
    let restriction = restriction(arguments, entrants, lang)?;
    let seed = arguments.get_one::<u64>("seed").copied();
    let count = u32::try_from(entrants.names.len()).unwrap_or(u32::MAX);
    let (numbers, unmet) = match seed {
        Some(seed) => {
            let drawn = draw::draw(&entrants.groups(), restriction, seed);
            (drawn.numbers, drawn.unmet)
        }
        None => ((1..=count).collect(), Vec::new()),
    };
    // Who has each number.
    let mut holders = vec![0; entrants.names.len()];
    for (entrant, number) in numbers.iter().enumerate() {
        holders[*number as usize - 1] = entrant;
    }
    let label = |number: u32| entrants.label(number, holders[number as usize - 1]);
    let rounds = cycles(count, arguments.get_one::<u32>("cycles").copied().unwrap_or(1));
    let mut text = String::new();
    if let Some(seed) = seed {
        text.push_str(&format!("{}\n", say::numbers_drawn(lang, seed)));
        for (number, holder) in (1..=count).zip(&holders) {
            text.push_str(&format!("{number:>4}  {}\n", entrants.name(*holder)));
        }
        text.push('\n');
    }
    if restriction != Restriction::None {
        text.push_str(&format!("{}\n", say::influenced(lang)));
    }
    for (one, other, round) in &unmet {
        let (one, other) = (entrants.name(*one), entrants.name(*other));
        let line = match restriction {
            Restriction::Apart => say::too_near_the_end(lang, one, other, round),
            Restriction::None | Restriction::Early => say::too_late(lang, one, other, round),
        };
        text.push_str(&format!("{line}\n"));
    }
    if let Some(colours) = &colours {
        text.push_str(&format!("{}\n", say::host_colours(lang, letters(colours))));
    }
    text.push_str(&round_lines(&rounds, entrants.has_names(), &label, lang));
    let json = json!({
        "form": if colours.is_some() { "team-round-robin" } else { "round-robin" },
        "participants": (1..=count).zip(&holders).map(|(number, holder)| json!({
            "number": number,
            "name": entrants.name(*holder),
            "group": entrants.groups[*holder],
            "entry": holder + 1,
        })).collect::<Vec<_>>(),
        "seed": seed,
        "unmet": unmet.iter().map(|(one, other, round)| {
            json!({ "numbers": [numbers[*one], numbers[*other]], "round": round })
        }).collect::<Vec<_>>(),
        "host_colours": colours.as_ref().map(letters),
        "rounds": rounds.iter().map(|round| json!({
            "pairs": round.boards,
            "free": round.free,
        })).collect::<Vec<_>>(),
    });
    Ok(Told { text, json })
}

fn letters(colours: &BoardColours) -> String {
    colours.of_first_team().iter().map(|colour| if *colour == Color::White { 'W' } else { 'B' }).collect()
}

fn both_teams(entrants: &Entrants, lang: Lang) -> Result<Told, Trouble> {
    let count = u32::try_from(entrants.names.len()).unwrap_or(u32::MAX);
    let table = scheveningen::table(count).ok_or_else(|| Trouble::Wrong(say::no_table(lang, count)))?;
    let one = |game: &scheveningen::Game| match game.a_is_white {
        true => format!("A{}-B{}", game.a, game.b),
        false => format!("B{}-A{}", game.b, game.a),
    };
    let mut text = String::new();
    for (round, games) in (1..).zip(&table) {
        let games: Vec<String> = games.iter().map(one).collect();
        text.push_str(&format!("{round:>2}: {}\n", games.join("  ")));
    }
    let rounds: Vec<Vec<String>> = table.iter().map(|games| games.iter().map(one).collect()).collect();
    Ok(Told { text, json: json!({ "form": "scheveningen", "boards": count, "rounds": rounds }) })
}

fn cup(arguments: &ArgMatches, entrants: &Entrants, lang: Lang) -> Result<Told, Trouble> {
    let restriction = restriction(arguments, entrants, lang)?;
    let seed = arguments.get_one::<u64>("seed").copied();
    let winners = arguments.get_one::<String>("winners").map(String::as_str);
    let bracket = match (winners, seed) {
        (Some(winners), _) => Bracket::next(&winners_of(winners, entrants.names.len(), lang)?),
        (None, None) => seeded(entrants.names.len()),
        (None, Some(seed)) => {
            let alone = vec![""; entrants.names.len()];
            let groups = if restriction == Restriction::None { alone } else { entrants.groups() };
            draw_bracket(&groups, &[], seed).ok_or_else(|| Trouble::Wrong(say::no_draw(lang)))?
        }
    };
    let label = |slot: usize| entrants.label(slot as u32 + 1, slot);
    let mut text = match (winners, seed) {
        (Some(_), _) => String::new(),
        (None, Some(seed)) => format!("{}\n", say::pairs_drawn(lang, seed)),
        (None, None) => format!("{}\n", say::seeded(lang)),
    };
    let games = arguments.get_one::<u32>("games").copied().unwrap_or(1);
    if games > 1 {
        text.push_str(&format!("{}\n", say::games_of_a_match(lang, games)));
    }
    if let [(Some(_), Some(_))] = bracket.pairs[..] {
        text.push_str(&format!("{}\n", say::final_round(lang)));
    }
    let over = winners.is_some() && matches!(bracket.pairs[..], [(Some(_), None)]);
    for pair in &bracket.pairs {
        let line = match *pair {
            (Some(one), Some(other)) => format!("{} - {}", label(one), label(other)),
            (Some(one), None) | (None, Some(one)) if over => say::winner(lang, label(one)),
            (Some(one), None) | (None, Some(one)) => say::bye(lang, label(one)),
            (None, None) => say::nobody(lang),
        };
        text.push_str(&format!("{line}\n"));
    }
    let number = |slot: Slot| slot.map(|entrant| entrant + 1);
    let json = json!({
        "form": "knockout",
        "seed": seed,
        "games": games,
        "pairs": bracket.pairs.iter().map(|&(one, other)| json!([number(one), number(other)])).collect::<Vec<_>>(),
        "byes": bracket.byes().map(|entrant| entrant + 1).collect::<Vec<_>>(),
    });
    Ok(Told { text, json })
}

fn winners_of(text: &str, count: usize, lang: Lang) -> Result<Vec<usize>, Trouble> {
    let mut found = Vec::new();
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let number = word.parse::<usize>().ok().filter(|number| (1..=count).contains(number));
        match number {
            Some(number) if !found.contains(&(number - 1)) => found.push(number - 1),
            _ => return Err(Trouble::Wrong(say::bad_winner(lang, word))),
        }
    }
    if found.is_empty() { Err(Trouble::Wrong(say::bad_winner(lang, text))) } else { Ok(found) }
}

fn evening(arguments: &ArgMatches, entrants: &Entrants, lang: Lang) -> Result<Told, Trouble> {
    let Some(tournament) = &entrants.tournament else {
        return Err(Trouble::Wrong(say::keizer_needs_file(lang)));
    };
    let members: Vec<keizer::Member> = tournament
        .contest
        .players
        .iter()
        .map(|player| keizer::Member {
            id: player.number,
            rounds: player.history.clone(),
            present: player.next == Attendance::Present,
        })
        .collect();
    let usual = keizer::Rules::usual(u32::try_from(members.len()).unwrap_or(u32::MAX));
    let pause = arguments.get_one::<u32>("pause").copied().unwrap_or(usual.rounds_between);
    let rules = keizer::Rules { rounds_between: pause, ..usual };
    let ranking = keizer::ranking(&members, &rules);
    let paired = keizer::pair(&members, &rules);
    let name = |id: PlayerId| {
        let found = tournament.contest.players.iter().find(|player| player.number == id);
        found.map(|player| player.person.name.clone()).unwrap_or_default()
    };
    let label = |id: PlayerId| format!("{id} {}", name(id)).trim_end().to_owned();
    let mut text = format!("{}\n", say::keizer_heads(lang));
    for (place, line) in (1..).zip(&ranking) {
        let points = tables::sixths(line.sixths, lang);
        text.push_str(&format!(
            "{place:>4}. {:>4} {:>5} {points:>8}  {}\n",
            line.id,
            line.value,
            name(line.id)
        ));
    }
    text.push_str(&format!("\n{}\n", say::round(lang, tournament.contest.rounds + 1)));
    for (white, black) in &paired.boards {
        text.push_str(&format!("  {} - {}\n", label(*white), label(*black)));
    }
    if let Some(bye) = paired.bye {
        text.push_str(&format!("  {}\n", say::free(lang, label(bye))));
    }
    for (one, other) in &paired.too_soon {
        text.push_str(&format!("{}\n", say::too_soon(lang, label(*one), label(*other))));
    }
    let two = |(one, other): &(PlayerId, PlayerId)| json!([one.0, other.0]);
    let json = json!({
        "form": "keizer",
        "round": tournament.contest.rounds + 1,
        "ranking": ranking.iter().map(|line| json!({
            "id": line.id.0,
            "value": line.value,
            "sixths": line.sixths,
        })).collect::<Vec<Value>>(),
        "pairs": paired.boards.iter().map(two).collect::<Vec<_>>(),
        "bye": paired.bye.map(|id| id.0),
        "too_soon": paired.too_soon.iter().map(two).collect::<Vec<_>>(),
    });
    Ok(Told { text, json })
}

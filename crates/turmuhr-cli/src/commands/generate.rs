//! `turmuhr generate`: random tournaments to check pairing programs with.

use std::{
    fs,
    io::Write,
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

use clap::{Arg, ArgMatches, value_parser};
use rayon::prelude::*;
use serde_json::json;
use turmuhr_core::{PlayerId, Points};
use turmuhr_exchange::trf::{
    self, Document,
    export::{self, About},
};
use turmuhr_pairing::{
    DutchEdition, Scoring, System, TeamPreferences,
    generate::{Generated, Wish, generate, read_config},
};
use turmuhr_texts::{Lang, pairing as say, program};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble, out},
    progress, tournaments,
};

pub(crate) const COMMAND: Command = Command {
    name: "generate",
    usage: "turmuhr generate [--seed N] [--players N] [--rounds N] [--system dutch|team|double-swiss|lim] [--count N --output DIR] …",
    about: program::about_generate,
    example: |_| "turmuhr generate --seed 7 --players 40 --rounds 7",
    arguments: |lang| {
        let number = |name: &'static str, help: String| {
            arguments::option(name, "N", help).value_parser(value_parser!(u32))
        };
        vec![
            arguments::option("seed", "N", program::arg_seed(lang)).value_parser(value_parser!(u64)),
            arguments::option("players", "N", program::arg_gen_players(lang))
                .value_parser(value_parser!(u32).range(1..=i64::from(trf::limits::MAX_ID))),
            tournaments::rounds("rounds", program::arg_gen_rounds(lang)),
            tournaments::rounds("stop-after", program::arg_gen_stop(lang)),
            number("highest", program::arg_gen_highest(lang)),
            number("lowest", program::arg_gen_lowest(lang)),
            arguments::option("draws", "PERCENT", program::arg_gen_draws(lang))
                .value_parser(value_parser!(u32).range(0..=100)),
            number("forfeits", program::arg_gen_forfeits(lang)),
            number("unusual", program::arg_gen_unusual(lang)),
            number("withdrawals", program::arg_gen_withdrawals(lang)),
            number("half-byes", program::arg_gen_half_byes(lang)),
            number("zero-byes", program::arg_gen_zero_byes(lang)),
            number("full-byes", program::arg_gen_full_byes(lang)),
            number("late", program::arg_gen_late(lang)),
            number("unrated", program::arg_gen_unrated(lang)),
            arguments::option("prohibited", "N", program::arg_gen_prohibited(lang))
                .value_parser(value_parser!(u32).range(0..=10_000)),
            arguments::flag("baku", program::arg_gen_baku(lang)),
            arguments::option("points", "W,D,L[,P]", program::arg_gen_points(lang)).value_parser(scoring),
            arguments::one_of("initial", "white|black", ["white", "black"], program::arg_gen_initial(lang)),
            arguments::one_of("system", "SYSTEM", tournaments::SYSTEMS, program::arg_system(lang)),
            arguments::flag("maxi", program::arg_maxi(lang)),
            arguments::option("teams", "N", program::arg_gen_teams(lang))
                .value_parser(value_parser!(u32).range(1..=999))
                .conflicts_with("players"),
            arguments::option("boards", "N", program::arg_gen_boards(lang))
                .value_parser(value_parser!(u32).range(1..=20)),
            arguments::one_of(
                "preferences",
                "a|b|none",
                ["a", "b", "none"],
                program::arg_gen_preferences(lang),
            ),
            arguments::one_of("primary", "match|game", ["match", "game"], program::arg_gen_primary(lang)),
            arguments::one_of("edition", "2026|2017", ["2026", "2017"], program::arg_pairing_edition(lang)),
            arguments::option("tiebreaks", "LIST", program::arg_gen_tiebreaks(lang)),
            arguments::option("config", "FILE", program::arg_config(lang)),
            Arg::new("count")
                .long("count")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=1_000_000))
                .help(program::arg_gen_count(lang)),
            arguments::option("output", "DIR", program::arg_gen_output(lang)),
        ]
    },
    run,
};

/// `3,1,0`, or with the bye `1,0.5,0,0.5`.
fn scoring(text: &str) -> Result<Scoring, String> {
    let points: Option<Vec<Points>> = text
        .split(',')
        .map(|part| part.trim().parse().ok())
        .map(|points: Option<Points>| points.filter(|points| points.in_tenths().abs() < 1000))
        .collect();
    match points.as_deref() {
        Some([win, draw, loss]) => Ok(Scoring::of(*win, *draw, *loss)),
        Some([win, draw, loss, bye]) => Ok(Scoring { pairing_bye: *bye, ..Scoring::of(*win, *draw, *loss) }),
        _ => Err(text.to_owned()),
    }
}

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let wish = wish(arguments, lang)?;
    let tie_breaks: Vec<String> = arguments
        .get_one::<String>("tiebreaks")
        .map(|list| list.split(',').map(|code| code.trim().to_owned()).collect())
        .unwrap_or_default();
    let told_seed = arguments.get_one::<u64>("seed").copied();
    let seed = told_seed.unwrap_or_else(drawn_seed);
    if told_seed.is_none() {
        eprintln!("{}", say::seed(lang, seed));
    }
    let folder = arguments.get_one::<String>("output");
    match (folder, arguments.get_one::<u64>("count").copied()) {
        (Some(folder), count) => many(&wish, seed, count.unwrap_or(1), folder, &tie_breaks, lang),
        (None, Some(count)) if count > 1 => Err(Trouble::Wrong(say::count_needs_output(lang))),
        (None, _) => {
            let (text, generated) = made(&wish, seed, &tie_breaks, arguments.get_flag("json"), lang)?;
            tell(&generated, seed, lang);
            std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
            Ok(Outcome::Done)
        }
    }
}

fn wish(arguments: &ArgMatches, lang: Lang) -> Result<Wish, Trouble> {
    let mut wish = match arguments.get_one::<String>("config") {
        None => Wish::default(),
        Some(path) => {
            let bytes = files::read(path, lang)?;
            read_config(&String::from_utf8_lossy(&bytes))
                .map_err(|fault| Trouble::Wrong(say::config_fault(&fault, path, lang)))?
        }
    };
    // The call takes precedence over the file.
    let number = |name: &str, place: &mut Option<u32>| {
        *place = arguments.get_one::<u32>(name).copied().or(*place);
    };
    number("players", &mut wish.players);
    number("rounds", &mut wish.rounds);
    number("stop-after", &mut wish.stop_after);
    number("highest", &mut wish.highest_rating);
    number("lowest", &mut wish.lowest_rating);
    number("draws", &mut wish.draw_percentage);
    number("forfeits", &mut wish.forfeit);
    number("unusual", &mut wish.unusual);
    number("withdrawals", &mut wish.withdrawal);
    number("half-byes", &mut wish.half_bye);
    number("zero-byes", &mut wish.zero_bye);
    number("full-byes", &mut wish.full_bye);
    number("late", &mut wish.late_entry);
    number("unrated", &mut wish.unrated);
    number("prohibited", &mut wish.prohibited_groups);
    wish.baku |= arguments.get_flag("baku");
    wish.scoring = arguments.get_one::<Scoring>("points").copied().or(wish.scoring);
    wish.initial_colour = tournaments::initial_colour(arguments);
    wish.system = tournaments::system(arguments);
    if arguments.contains_id("teams") {
        number("teams", &mut wish.players);
        wish.system = wish.system.or(Some(System::Team(TeamPreferences::TypeA)));
    }
    if let Some(System::Team(_)) = wish.system {
        let preferences = match arguments.get_one::<String>("preferences").map(String::as_str) {
            Some("b") => TeamPreferences::TypeB,
            Some("none") => TeamPreferences::None,
            _ => TeamPreferences::TypeA,
        };
        wish.system = Some(System::Team(preferences));
        if wish.players.is_some_and(|teams| teams > 999) {
            return Err(Trouble::Wrong(say::too_many_teams(lang, 999)));
        }
        // By default the bye of a team is worth a draw (C.04.6, 1.4).
        if let Some(scoring) = wish.scoring.as_mut().filter(|scoring| scoring.pairing_bye == scoring.win) {
            scoring.pairing_bye = scoring.draw;
        }
    }
    number("boards", &mut wish.boards);
    wish.by_game_points = arguments.get_one::<String>("primary").is_some_and(|primary| primary == "game");
    Ok(wish)
}

/// A fresh seed, printed so that the tournament can be made again.
fn drawn_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mixed = since.as_nanos() ^ (u128::from(std::process::id()) << 64);
    let folded = (mixed ^ (mixed >> 64)) as u64;
    // Short enough to read out.
    folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24
}

fn tell(generated: &Generated, seed: u64, lang: Lang) {
    if let Some(asked) = generated.asked {
        let what = say::fewer_rounds(lang, seed, generated.settings.rounds, asked);
        eprintln!("{}", program::note(lang, what));
    }
}

fn made(
    wish: &Wish,
    seed: u64,
    tie_breaks: &[String],
    as_json: bool,
    lang: Lang,
) -> Result<(String, Generated), Trouble> {
    let generated = generate(wish, seed).map_err(|error| Trouble::Wrong(say::not_generated(&error, lang)))?;
    let document = document(&generated, seed, tie_breaks);
    let text = if as_json { trf::json::write(&document) } else { document.write().0 };
    Ok((text, generated))
}

fn document(generated: &Generated, seed: u64, tie_breaks: &[String]) -> Document {
    let baku = if generated.settings.baku { "_BAKU" } else { "" };
    let system = generated.settings.system;
    // Programs of today may not know the code with the year. Lim has no code at all.
    let (words, code) = match system {
        System::Dutch(DutchEdition::Of2017) => ("Dutch", "FIDE_DUTCH_2017".to_owned()),
        System::Dutch(DutchEdition::Of2026) => ("Dutch", "FIDE_DUTCH".to_owned()),
        System::Team(preferences) => {
            let kind = match preferences {
                TeamPreferences::TypeA => "_TYPEA",
                TeamPreferences::TypeB => "_TYPEB",
                TeamPreferences::None => "",
            };
            let scores = if generated.settings.by_game_points { "_GP_MP" } else { "_MP_GP" };
            ("C.04.6", format!("FIDE_TEAM{kind}{scores}"))
        }
        System::Dubov => ("Dubov", "FIDE_DUBOV".to_owned()),
        System::Burstein => ("Burstein", "FIDE_BURSTEIN".to_owned()),
        System::DoubleSwiss => ("Double-Swiss", "FIDE_DOUBLESWISS".to_owned()),
        System::Lim(_) => ("Lim", "CUSTOM_SWISS".to_owned()),
    };
    let individual = if matches!(system, System::Team(_)) { "Team" } else { "Individual" };
    let baku = if matches!(system, System::Lim(_)) { "" } else { baku };
    let about = About {
        name: format!("Random tournament {seed}"),
        type_in_words: format!("{individual}: Swiss-System ({words})"),
        type_code: format!("{code}{baku}"),
        tie_breaks: tie_breaks.to_vec(),
        comments: vec![format!("turmuhr generate, seed {seed}")],
        ..About::default()
    };
    let name = |id: PlayerId| format!("Player{id:04}, Test");
    match (&generated.sheet, system) {
        (Some(sheet), System::Team(_)) => export::team_document(generated, sheet, &about, name),
        (Some(sheet), _) => export::double_document(generated, sheet, &about, name),
        (None, _) => export::document(&generated.field, &about, name),
    }
}

/// One file for each seed, counting up from the first.
fn many(wish: &Wish, seed: u64, count: u64, folder: &str, tie_breaks: &[String], lang: Lang) -> Done {
    let unwritable = |error: std::io::Error| Trouble::Wrong(say::no_folder(lang, folder, error));
    fs::create_dir_all(folder).map_err(unwritable)?;
    let bar = progress::bar(count, &say::making(lang));
    (0..count).into_par_iter().try_for_each(|index| -> Result<(), Trouble> {
        let seed = seed.wrapping_add(index);
        let (text, generated) = made(wish, seed, tie_breaks, false, lang)?;
        bar.suspend(|| tell(&generated, seed, lang));
        fs::write(Path::new(folder).join(format!("{seed}.trf")), text).map_err(unwritable)?;
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    out(&format!("{}\n", json!({ "folder": folder, "first_seed": seed, "count": count })), lang)?;
    Ok(Outcome::Done)
}

//! `turmuhr notate`: a game's moves from one notation into another.

use std::io::Write;

use clap::{Arg, ArgMatches};
use serde_json::{Value, json};
use turmuhr_core::{Chess, Color, Edition, Position, fen};
use turmuhr_laws::notation::{
    Form, Language, MateSign, Movetext, MovetextError, ReadError, Remark, Style, Tongue, read_movetext,
    read_movetext_in_any_language, read_spoken_text, speak, write_move,
};
use turmuhr_texts::{Lang, notation as say, program};

use super::{Command, start};
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "notate",
    usage: "turmuhr notate --from LANG --to LANG [--style STYLE] [--fen FEN] [FILE]",
    about: program::about_notate,
    example: |lang| match lang {
        Lang::De => "echo \"1.e4 e5 2.Sf3\" | turmuhr notate --from de --to en",
        Lang::En => "echo \"1.e4 e5 2.Nf3\" | turmuhr notate --from en --to de --style spoken",
    },
    arguments: |lang| {
        let codes = Language::ALL.map(Language::code);
        let readable = codes.into_iter().chain(["auto", "nb", "nn"]);
        let file = Arg::new("file").value_name("FILE").help(program::arg_text_file(lang));
        let from = arguments::one_of("from", "LANG", readable, program::arg_from(lang, codes.join(" ")));
        let to = arguments::one_of("to", "LANG", codes, program::arg_to(lang));
        let style = arguments::one_of("style", "STYLE", STYLES, program::arg_style(lang));
        vec![
            arguments::with_default(file, "-"),
            arguments::with_default(from, "auto"),
            arguments::with_default(to, lang.code()),
            arguments::with_default(style, "short"),
            arguments::flag("no-check", program::arg_no_check(lang)),
            arguments::flag("no-ep", program::arg_no_ep(lang)),
            arguments::one_of("mate-sign", "SIGN", ["#", "++"], program::arg_mate_sign(lang)),
            arguments::fen(lang),
            arguments::chess960(lang),
            arguments::edition(lang),
        ]
    },
    run,
};

const STYLES: [&str; 7] = ["short", "long", "no-x", "figurine", "spoken", "uci", "pgn"];

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let word = |name: &str| arguments.get_one::<String>(name).expect("has a default").as_str();
    let start = start::position(arguments, lang)?;
    let bytes = files::read(word("file"), lang)?;
    let text = String::from_utf8_lossy(&bytes);
    let edition: Edition = word("edition").parse().expect("checked by the call");
    let json = arguments.get_flag("json");
    let read = match read(&start, &text, word("from").parse().ok()) {
        Ok(read) => read,
        Err(failure) => {
            if json {
                print(&format!("{}\n", json!({ "error": failure_as_json(&failure, edition, lang) })), lang)?;
            }
            eprintln!("{}", say::movetext_error(&failure, edition, lang));
            return Ok(Outcome::No);
        }
    };
    if read.plies.is_empty() && read.result.is_none() {
        return Err(Trouble::Wrong(say::nothing_written(lang)));
    }
    let to: Language = word("to").parse().expect("checked by the call");
    let style = style_asked(arguments, word("style")).in_language(to);
    let spoken = (word("style") == "spoken").then(|| tongue(to));
    let written = Sheet::written(&start, &read, style, spoken);
    if json {
        let remarks: Vec<Value> = remarks(&read)
            .map(|(ply, remark)| json!({ "ply": ply, "remark": say::remark(remark, lang) }))
            .collect();
        let answer = json!({
            "moves": written.moves,
            "fen": fen::write(&written.end),
            "result": read.result.map(|result| result.to_string()),
            "language": read.language.map(Language::code),
            "remarks": remarks,
        });
        print(&format!("{answer}\n"), lang)?;
    } else {
        print(&written.text(&start, &read, style, spoken.is_some()), lang)?;
        for (ply, remark) in remarks(&read).filter(|(_, remark)| remark.is_wrong()) {
            let number = ply.div_ceil(2);
            eprintln!(
                "{}",
                program::note(
                    lang,
                    say::odd_sign(lang, number, &written.moves[ply - 1], say::remark(remark, lang))
                )
            );
        }
    }
    if let (Some(taken), Some(other)) = (read.language, read.rival) {
        eprintln!("{}", program::note(lang, say::language_uncertain(lang, taken, other)));
    }
    Ok(Outcome::Done)
}

/// Announcements are recognised by their first word; everything else is written notation.
fn read(start: &Chess, text: &str, language: Option<Language>) -> Result<Movetext, MovetextError> {
    let tongue = Tongue::ALL.into_iter().find(|tongue| tongue.begins(text));
    match (tongue, language) {
        (Some(tongue), _) => read_spoken_text(start, text, tongue),
        (None, Some(language)) => read_movetext(start, text, language),
        (None, None) => read_movetext_in_any_language(start, text),
    }
}

/// What is odd about the writing, with the half-move it belongs to.
fn remarks(read: &Movetext) -> impl Iterator<Item = (usize, Remark)> + '_ {
    let plies = read.plies.iter().enumerate();
    plies.flat_map(|(index, ply)| ply.remarks.iter().map(move |remark| (index + 1, *remark)))
}

/// The moves as printed.
struct Sheet {
    moves: Vec<String>,
    end: Chess,
}

impl Sheet {
    fn written(start: &Chess, read: &Movetext, style: Style, spoken: Option<Tongue>) -> Sheet {
        let mut position = start.clone();
        let mut moves = Vec::with_capacity(read.plies.len());
        for ply in &read.plies {
            moves.push(match spoken {
                Some(tongue) => speak(ply.m, tongue),
                None => write_move(&position, ply.m, style),
            });
            position.play_unchecked(ply.m);
        }
        Sheet { moves, end: position }
    }

    fn text(&self, start: &Chess, read: &Movetext, style: Style, spoken: bool) -> String {
        let numbered = style.form != Form::Uci;
        let mut words: Vec<String> =
            read.opening_comments.iter().map(|comment| format!("{{{comment}}}")).collect();
        let mut turn = start.turn();
        let mut number = start.fullmoves().get();
        let mut resumed = true;
        for (written, ply) in self.moves.iter().zip(&read.plies) {
            match turn {
                Color::White if numbered => words.push(format!("{number}.")),
                Color::Black if numbered && (resumed || spoken) => words.push(format!("{number}...")),
                _ => {}
            }
            words.push(written.clone());
            if ply.draw_offer && numbered {
                words.push("(=)".to_owned());
            }
            if numbered {
                words.extend(ply.comments.iter().map(|comment| format!("{{{comment}}}")));
            }
            resumed = !ply.comments.is_empty();
            if turn == Color::Black {
                number += 1;
            }
            turn = !turn;
        }
        words.extend(read.result.filter(|_| numbered).map(|result| result.to_string()));
        if spoken { a_move_a_line(&words) } else { wrapped(&words) }
    }
}

/// The style by name, with the signs that were asked for.
fn style_asked(arguments: &ArgMatches, name: &str) -> Style {
    let named = style_named(name);
    let mate_sign = match arguments.get_one::<String>("mate-sign").map(String::as_str) {
        Some("++") => MateSign::DoublePlus,
        Some(_) => MateSign::Hash,
        None => named.mate_sign,
    };
    Style {
        check_sign: named.check_sign && !arguments.get_flag("no-check"),
        en_passant_sign: named.en_passant_sign && !arguments.get_flag("no-ep"),
        mate_sign,
        ..named
    }
}

fn style_named(name: &str) -> Style {
    match name {
        "long" => Style::LONG,
        "no-x" => Style::NO_X,
        "figurine" => Style::FIGURINE,
        "uci" => Style::UCI,
        "pgn" => Style::PGN,
        _ => Style::SHORT,
    }
}

fn tongue(language: Language) -> Tongue {
    if language == Language::De { Tongue::German } else { Tongue::English }
}

/// Announcements, one move a line.
fn a_move_a_line(words: &[String]) -> String {
    let mut text = String::new();
    for word in words {
        let begins_line = word.ends_with('.') && word.starts_with(|ch: char| ch.is_ascii_digit());
        if begins_line && !text.is_empty() {
            text.push('\n');
        } else if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
    text.push('\n');
    text
}

/// Lines of at most 79 characters; a number stays with its move.
fn wrapped(words: &[String]) -> String {
    const WIDTH: usize = 79;
    let mut text = String::new();
    let mut column = 0;
    let mut index = 0;
    while index < words.len() {
        let glued = words[index].ends_with('.') && index + 1 < words.len();
        let piece =
            if glued { format!("{} {}", words[index], words[index + 1]) } else { words[index].clone() };
        index += if glued { 2 } else { 1 };
        let width = piece.chars().count();
        if column > 0 && column + 1 + width > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&piece);
        column += width;
    }
    text.push('\n');
    text
}

fn failure_as_json(failure: &MovetextError, edition: Edition, lang: Lang) -> Value {
    let kind = match failure.error {
        ReadError::Unreadable { .. } => "unreadable",
        ReadError::Ambiguous { .. } => "ambiguous",
        ReadError::Illegal { .. } => "illegal",
    };
    let mut answer = json!({
        "kind": kind,
        "ply": failure.ply,
        "token": failure.token,
        "line": failure.line,
        "column": failure.column,
        "message": say::read_error(&failure.error, &failure.position, edition, lang),
    });
    match &failure.error {
        ReadError::Illegal { reasons } => {
            answer["reasons"] = reasons
                .iter()
                .map(|reason| {
                    json!({
                        "reason": reason.code(),
                        "article": reason.cites(edition).article(),
                        "message": turmuhr_texts::board::illegality(*reason, lang),
                    })
                })
                .collect();
        }
        ReadError::Ambiguous { candidates } => {
            answer["candidates"] =
                candidates.iter().map(|m| write_move(&failure.position, *m, Style::UCI)).collect();
        }
        ReadError::Unreadable { .. } => {}
    }
    answer
}

fn print(text: &str, lang: Lang) -> Result<(), Trouble> {
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))
}

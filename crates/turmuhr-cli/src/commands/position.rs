//! `turmuhr position`: examines a position and tries moves in it.

use std::io::Write;

use clap::{Arg, ArgMatches, value_parser};
use serde_json::{Value, json};
use turmuhr_core::{
    CastlingMode, Chess, Edition, EnPassantMode, File, Position, Rank, Setup, Square, fen, shakmaty::fen::Fen,
};
use turmuhr_laws::{
    board::{
        chess960::StartNumber,
        legality::Illegality,
        origin::{self, Origin},
    },
    notation::{Language, ReadError, Style, read_move, read_move_in_any_language, write_move},
};
use turmuhr_texts::{Lang, board, notation, origin as arises, position as say, program};

use super::{Command, start};
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "position",
    usage: "turmuhr position [FEN] [--try MOVE] [--number N | --draw SEED]",
    about: program::about_position,
    example: |_| "turmuhr position \"r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1\" --try 0-0",
    arguments: |lang| {
        let number = arguments::option("number", "N", program::arg_number(lang));
        let draw = arguments::option("draw", "SEED", program::arg_draw(lang));
        vec![
            Arg::new("fen").value_name("FEN").help(program::arg_fen(lang)),
            arguments::chess960(lang),
            arguments::option("try", "MOVE", program::arg_try(lang)),
            number.value_parser(value_parser!(u16).range(0..=959)).conflicts_with_all(["fen", "draw"]),
            draw.value_parser(value_parser!(u64)).conflicts_with("fen"),
            arguments::edition(lang),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let edition: Edition =
        arguments.get_one::<String>("edition").and_then(|id| id.parse().ok()).unwrap_or(Edition::CURRENT);
    let (setup, mode) = asked_for(arguments, lang)?;
    let look = Look {
        origin: origin::origin(&setup, mode),
        number: StartNumber::of(&setup),
        position: setup.clone().position(mode).ok(),
        setup,
    };
    let tried = arguments
        .get_one::<String>("try")
        .zip(look.position.as_ref())
        .map(|(token, position)| Tried::in_position(token, position));
    let text = if arguments.get_flag("json") {
        format!("{}\n", look.as_json(tried.as_ref(), edition, lang))
    } else {
        look.as_text(tried.as_ref(), edition, lang)
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    let refused = tried.is_some_and(|tried| tried.read.is_err());
    Ok(Outcome::no_if(refused || matches!(look.origin, Origin::Illegal(_))))
}

fn asked_for(arguments: &ArgMatches, lang: Lang) -> Result<(Setup, CastlingMode), Trouble> {
    let number = arguments.get_one::<u16>("number").copied().and_then(StartNumber::new);
    let drawn = arguments.get_one::<u64>("draw").map(|seed| StartNumber::draw(*seed));
    if let Some(number) = number.or(drawn) {
        return Ok((number.setup(), CastlingMode::Chess960));
    }
    match arguments.get_one::<String>("fen") {
        Some(text) => {
            let setup =
                fen::read_setup(text).map_err(|error| Trouble::Wrong(board::fen_error(&error, lang)))?;
            // Shredder rights speak for themselves.
            let mode = match start::castling_mode(arguments) {
                CastlingMode::Standard => CastlingMode::detect(&setup),
                asked => asked,
            };
            Ok((setup, mode))
        }
        None => Ok((Chess::default().to_setup(EnPassantMode::Legal), CastlingMode::Standard)),
    }
}

struct Look {
    setup: Setup,
    /// None if the position cannot be played on.
    position: Option<Chess>,
    origin: Origin,
    number: Option<StartNumber>,
}

struct Tried {
    token: String,
    read: Result<String, ReadError>,
}

impl Tried {
    fn in_position(token: &str, position: &Chess) -> Tried {
        let read = read_move(position, token, Language::En)
            .or_else(|_| read_move_in_any_language(position, token))
            .map(|read| write_move(position, read.m, Style::LONG));
        Tried { token: token.to_owned(), read }
    }

    fn reasons(&self) -> &[Illegality] {
        match &self.read {
            Err(ReadError::Illegal { reasons }) => reasons,
            _ => &[],
        }
    }
}

impl Look {
    fn fen(&self) -> String {
        match &self.position {
            Some(position) => fen::write(position),
            None => {
                Fen::try_from_setup(self.setup.clone()).unwrap_or_else(|lossy| lossy.ignore()).to_string()
            }
        }
    }

    fn as_text(&self, tried: Option<&Tried>, edition: Edition, lang: Lang) -> String {
        let mut lines = vec![diagram(&self.setup), String::new(), self.fen()];
        lines.extend(self.position.as_ref().map(|position| say::status(position, lang)));
        lines.extend(self.number.map(|number| say::start_number(lang, number.get())));
        lines.push(arises::verdict(&self.origin, lang));
        if let Origin::Illegal(reasons) = &self.origin {
            let article =
                origin::article(edition).map_or(String::new(), |article| format!(" [{}]", article.article()));
            lines.extend(
                reasons.iter().map(|reason| format!("  {}{article}", arises::impossibility(*reason, lang))),
            );
        }
        if let (Some(tried), Some(position)) = (tried, &self.position) {
            lines.push(String::new());
            match &tried.read {
                Ok(written) => lines.push(say::legal(lang, &tried.token, written)),
                Err(ReadError::Illegal { .. }) => {
                    lines.push(say::not_legal(lang, &tried.token));
                    lines.extend(tried.reasons().iter().map(|reason| {
                        format!(
                            "  {} [{}]",
                            board::illegality(*reason, lang),
                            reason.cites(edition).article()
                        )
                    }));
                }
                Err(error) => lines.push(format!(
                    "{}: {}",
                    tried.token,
                    notation::read_error(error, position, edition, lang)
                )),
            }
        }
        lines.push(String::new());
        lines.join("\n")
    }

    fn as_json(&self, tried: Option<&Tried>, edition: Edition, lang: Lang) -> Value {
        let impossible: Vec<Value> = match &self.origin {
            Origin::Illegal(reasons) => reasons
                .iter()
                .map(|reason| json!({ "reason": reason.code(), "message": arises::impossibility(*reason, lang) }))
                .collect(),
            Origin::Legal(_) | Origin::Unknown => Vec::new(),
        };
        let mut answer = json!({
            "fen": self.fen(),
            "arises": match self.origin {
                Origin::Legal(_) => "legal",
                Origin::Illegal(_) => "illegal",
                Origin::Unknown => "unknown",
            },
            "reasons": impossible,
            "chess960": self.number.map(StartNumber::get),
        });
        if let Some(position) = &self.position {
            let moves = position.legal_moves();
            answer["moves"] = moves.iter().map(|m| write_move(position, *m, Style::UCI)).collect();
            answer["check"] = position.is_check().into();
        }
        if let Some(tried) = tried {
            let reasons: Vec<Value> = tried
                .reasons()
                .iter()
                .map(|reason| {
                    json!({
                        "reason": reason.code(),
                        "article": reason.cites(edition).article(),
                        "message": board::illegality(*reason, lang),
                    })
                })
                .collect();
            answer["try"] = json!({ "move": tried.token, "legal": tried.read.is_ok(), "reasons": reasons });
        }
        answer
    }
}

/// The board as White sees it.
fn diagram(setup: &Setup) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text.push(rank.char());
        text.push(' ');
        for file in File::ALL {
            let piece = setup.board.piece_at(Square::from_coords(file, rank));
            text.push(' ');
            text.push(piece.map_or('·', |piece| piece.char()));
        }
        text.push('\n');
    }
    text.push_str("   a b c d e f g h");
    text
}

//! The envelope of an adjourned game: the data written on it before the sealed move goes in (32.1, 25.2.3,
//! 25.2.4, 21.2).

use jiff::civil::Date;
use serde::Deserialize;
use turmuhr_core::Color;
use turmuhr_federation::matches::report::{EnvelopeField, missing_on_envelope};
use turmuhr_texts::{Lang, federation::letter as say};

use super::{Ask, Head, Made, NoPaper, day, read, some_day};
use crate::sheet::{Body, Envelope, Fact};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    head: Head,
    board: Option<u32>,
    #[serde(default)]
    white: String,
    #[serde(default)]
    black: String,
    /// FEN before the sealed move; empty for a blank diagram.
    #[serde(default)]
    position: String,
    #[serde(default)]
    white_used: String,
    #[serde(default)]
    black_used: String,
    sealed_by: Option<Side>,
    move_number: Option<u32>,
    sealed_on: Option<Date>,
    /// The side whose draw offer is still open.
    draw_offer: Option<Side>,
    resumption: Option<Resumption>,
    adjudication: Option<bool>,
    #[serde(default)]
    checked: bool,
    #[serde(default)]
    kept_by: String,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Side {
    White,
    Black,
}

impl Side {
    pub(super) fn told(self, lang: Lang) -> String {
        match self {
            Side::White => say::white(lang),
            Side::Black => say::black(lang),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Resumption {
    on: Date,
    at: String,
    place: String,
}

pub(super) fn paper(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let (one, content): (Written, _) = read(text)?;
    let ordinance = one.head.ordinance(ask)?;
    let (squares, to_move) = board(&one.position, lang).map_err(NoPaper::BadPosition)?;
    let mut made = Made::new(&one.head, &ordinance, &content, say::envelope(lang), lang);
    if let Some(board) = one.board {
        let board = say::board_number(lang, board);
        made.subtitle =
            [made.subtitle, board].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ");
    }
    let used = |time: &str| if time.is_empty() { String::new() } else { say::used(lang, time) };
    let offer = match (one.draw_offer, one.sealed_by) {
        (Some(side), _) => say::of_side(lang, side.told(lang)),
        // On a blank envelope this is filled in by hand.
        (None, None) => String::new(),
        (None, Some(_)) => say::none_open(lang),
    };
    let resumed = one
        .resumption
        .as_ref()
        .map(|again| say::resumed(lang, day(again.on, lang), &again.at, &again.place))
        .unwrap_or_default();
    let intended = match one.adjudication {
        Some(true) => say::yes(lang),
        Some(false) => say::no(lang),
        None => say::yes_or_no(lang),
    };
    let facts = vec![
        Fact::new(say::sealed_by(lang), one.sealed_by.map(|side| side.told(lang)).unwrap_or_default()),
        Fact::new(
            say::move_number(lang),
            one.move_number.map(|number| number.to_string()).unwrap_or_default(),
        ),
        Fact::new(say::sealed_on(lang), some_day(one.sealed_on, lang)),
        Fact::new(say::draw_offer(lang), offer),
        Fact::new(say::resumption(lang), resumed),
        Fact::new(say::adjudication(lang), intended),
        Fact::new(say::kept_by(lang), one.kept_by.clone()),
    ];
    let missing = lacking(&one);
    // A blank envelope is a form.
    if !missing.is_empty() && one.sealed_by.is_some() {
        let fields: Vec<&str> = missing.into_iter().map(|field| say::envelope_field(field, lang)).collect();
        let article = ordinance.rules.adjourned_before_last_round.as_ref().map(|_| "32.1").unwrap_or("–");
        made.objections.push(say::lacks(lang, fields.join(", "), article));
    }
    if let (Some(sealed), Some(to_move)) = (one.sealed_by, to_move)
        && sealed != to_move
    {
        made.objections.push(say::other_to_move(lang, to_move.told(lang)));
    }
    made.body = Body::Envelope(Envelope {
        players: vec![
            Fact::new(say::white(lang), one.white.clone()),
            Fact::new(say::black(lang), one.black.clone()),
        ],
        used: vec![used(&one.white_used), used(&one.black_used)],
        squares,
        facts,
        check: if one.checked { say::checked_done(lang) } else { say::checked_open(lang) },
        director: say::director(lang),
        confirmed: [Side::White, Side::Black].map(|side| say::confirms(lang, side.told(lang))).to_vec(),
    });
    Ok(made)
}

/// Required data missing from the envelope; both players confirm it by hand.
fn lacking(one: &Written) -> Vec<EnvelopeField> {
    let given = [
        (EnvelopeField::Names, !one.white.is_empty() && !one.black.is_empty()),
        (EnvelopeField::Position, !one.position.is_empty()),
        (EnvelopeField::TimesUsed, !one.white_used.is_empty() && !one.black_used.is_empty()),
        (EnvelopeField::SealedBy, one.sealed_by.is_some()),
        (EnvelopeField::MoveNumber, one.move_number.is_some()),
        (EnvelopeField::Resumption, one.resumption.is_some()),
        (EnvelopeField::ConfirmedByWhite, true),
        (EnvelopeField::ConfirmedByBlack, true),
    ];
    let given: Vec<EnvelopeField> =
        given.into_iter().filter(|(_, there)| *there).map(|(field, _)| field).collect();
    missing_on_envelope(&given)
}

/// The squares of a FEN from a8 on, each with its figure or empty, and the side to move if given.
pub(super) fn board(fen: &str, lang: Lang) -> Result<(Vec<String>, Option<Side>), String> {
    if fen.trim().is_empty() {
        return Ok((vec![String::new(); 64], None));
    }
    let mut words = fen.split_whitespace();
    let placed = words.next().unwrap_or_default();
    let ranks: Vec<&str> = placed.split('/').collect();
    if ranks.len() != 8 {
        return Err(say::ranks(lang, ranks.len()));
    }
    let mut squares = Vec::with_capacity(64);
    for (rank, index) in ranks.iter().zip(1..) {
        for letter in rank.chars() {
            match letter.to_digit(10) {
                Some(empty @ 1..=8) => squares.extend(vec![String::new(); empty as usize]),
                Some(_) => return Err(say::no_piece(lang, letter)),
                None => squares.push(figure(letter).ok_or_else(|| say::no_piece(lang, letter))?.to_owned()),
            }
        }
        if squares.len() != index * 8 {
            return Err(say::files(lang, 9 - index));
        }
    }
    let to_move = match words.next() {
        Some("w") => Some(Side::White),
        Some("b") => Some(Side::Black),
        _ => None,
    };
    Ok((squares, to_move))
}

fn figure(letter: char) -> Option<&'static str> {
    let colour = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    Some(match (letter.to_ascii_lowercase(), colour) {
        ('k', Color::White) => "♔",
        ('q', Color::White) => "♕",
        ('r', Color::White) => "♖",
        ('b', Color::White) => "♗",
        ('n', Color::White) => "♘",
        ('p', Color::White) => "♙",
        ('k', Color::Black) => "♚",
        ('q', Color::Black) => "♛",
        ('r', Color::Black) => "♜",
        ('b', Color::Black) => "♝",
        ('n', Color::Black) => "♞",
        ('p', Color::Black) => "♟",
        _ => return None,
    })
}

//! What a question tells before it asks.

use turmuhr_clock::{control::TimeControl, human};
use turmuhr_core::{CastlingMode, Chess, Color, Position, Rank, Square};
use turmuhr_laws::{
    game::{Act, Actor, Claim, Consequence, Intent},
    notation::{Style, write_move},
};
use turmuhr_scenario::PlayedEvent;
use turmuhr_trainer::{Past, Shown, Situation};

use super::{style, words::*};
use crate::{
    Lang,
    board::color,
    event::event as say_event,
    mate,
    ruling::{self as say, display},
};

/// From here on the fifty moves are near.
const MANY_HALF_MOVES: u32 = 90;

/// Whose move it is, the last move, and what the board does not show.
pub(super) fn seen(shown: &Shown, with_last: bool, lang: Lang) -> Vec<String> {
    let turn = shown.position.turn();
    let mut facts = vec![to_move(lang, color(turn, lang))];
    match &shown.last {
        Some((before, m)) if with_last => {
            // A sign of check would tell what the question asks.
            let style = Style { check_sign: false, ..style(lang) };
            facts.push(last_move(lang, color(before.turn(), lang), write_move(before, *m, style)));
        }
        _ => facts.extend(double_step(&shown.position, lang)),
    }
    // It matters for castling alone.
    if !shown.past.is_empty() && shown.position.castles().mode() == CastlingMode::Chess960 {
        facts.push(chess960(lang));
    }
    facts.extend(pasts(&shown.past, lang));
    facts
}

/// The last move, where a pawn can be taken in passing.
fn double_step(position: &Chess, lang: Lang) -> Option<String> {
    let passed = position.legal_ep_square()?;
    let player = !position.turn();
    let square = |rank: Rank| Square::from_coords(passed.file(), player.relative_rank(rank));
    let m = format!("{}–{}", square(Rank::Second), square(Rank::Fourth));
    Some(last_move(lang, color(player, lang), m))
}

/// Whether kings and rooks have moved; a king with two unmoved rooks in one sentence.
fn pasts(past: &[Past], lang: Lang) -> Vec<String> {
    let mut said = Vec::new();
    let mut rest = past;
    loop {
        rest = match rest {
            [Past::Neither { king, rook }, Past::Neither { king: same, rook: other }, rest @ ..]
                if king == same =>
            {
                said.push(none_moved(lang, king, rook.min(other), rook.max(other)));
                rest
            }
            [Past::Neither { king, rook }, rest @ ..] => {
                said.push(neither_moved(lang, king, rook));
                rest
            }
            [Past::King { king }, rest @ ..] => {
                said.push(king_moved(lang, king));
                rest
            }
            [Past::Rook { rook }, rest @ ..] => {
                said.push(rook_moved(lang, rook));
                rest
            }
            [Past::Either { king, rook }, rest @ ..] => {
                said.push(either_moved(lang, king, rook));
                rest
            }
            [] => return said,
        };
    }
}

/// What the moves of a repetition do not show, if they begin in the middle of a game.
fn before_the_moves(situation: &Situation, lang: Lang) -> Vec<String> {
    if !situation.begins_later() || !situation.claims_repetition() {
        return Vec::new();
    }
    let start = situation.scenario.start();
    let past = Color::ALL.into_iter().flat_map(|player| Past::of(start, player));
    let mut facts = vec![not_before(lang)];
    facts.extend(past.filter_map(|past| match past {
        Past::Neither { king, rook } => Some(neither_moved_before(lang, king, rook)),
        Past::Either { king, rook } => Some(either_moved_before(lang, king, rook)),
        // Only a game tells which of the two.
        Past::King { .. } | Past::Rook { .. } => None,
    }));
    facts
}

/// The events up to the one asked about, and the clocks.
pub(super) fn story(situation: &Situation, lang: Lang) -> Vec<String> {
    let mut facts = Vec::new();
    if !situation.scenario.moves.is_empty() {
        facts.push(played(lang, mate::moves(situation.scenario.start(), &situation.scenario.moves, lang)));
        facts.extend(before_the_moves(situation, lang));
    }
    if let Some((player, squares)) = touched_in_turn(situation) {
        let names: Vec<String> = squares.iter().map(Square::to_string).collect();
        return vec![touches_in_turn(lang, color(player, lang), say::all(&names, lang))];
    }
    let last = situation.place();
    let mut told = String::new();
    for (index, event) in situation.played.events.iter().enumerate() {
        if matches!(event.event.act, Act::Wait) {
            continue;
        }
        if !told.is_empty() {
            told.push(' ');
        }
        let replaced = index.checked_sub(1).and_then(|at| replaced(&situation.played.events[at], event));
        if let (Some(_), Actor::Player(player)) = (replaced, event.event.by) {
            told.push_str(&takes_back(lang, color(player, lang)));
            told.push(' ');
        }
        let before = replaced.unwrap_or(event).before.as_ref();
        told.push_str(&say_event(&event.event, before, lang));
        if index < last && event.rulings.iter().any(|ruling| is_decided(&ruling.what)) {
            told.push(' ');
            told.push_str(&ruled_on(lang));
        }
    }
    // A count that no claim and no automatic draw can need is left out.
    let claims_fifty = |event: &PlayedEvent| matches!(event.event.act, Act::Claim(Claim::Fifty { .. }));
    if let Some(board) = situation.board()
        && (board.halfmoves() >= MANY_HALF_MOVES || situation.played.events.iter().any(claims_fifty))
    {
        let (less, more) = (board.halfmoves() / 2, board.halfmoves().div_ceil(2));
        let (white, black) = board.turn().fold_wb((less, more), (more, less));
        facts.push(without_progress(lang, white, black));
    }
    facts.push(told);
    if situation.played.events.last().is_some_and(|event| is_believed(&event.event.act)) {
        facts.push(it_is_so(lang));
    }
    if situation.played.events.iter().any(|event| matches!(event.event.act, Act::Device)) {
        facts.push(no_milder_penalty(lang));
    }
    if !matches!(
        situation.played.events.last().map(|event| &event.event.act),
        Some(Act::Touch { .. } | Act::CastleTouch { .. })
    ) {
        let (white, black) = situation.clocks_before();
        let control = control_in_words(&situation.scenario.regulations.setting.control, lang);
        facts.push(time_control(lang, control.trim_end_matches('.')));
        facts.push(clocks_show(lang, display(white), display(black)));
    }
    facts
}

/// The illegal move that the same player replaces with this one, before the clock is pressed.
fn replaced<'a>(illegal: &'a PlayedEvent, event: &PlayedEvent) -> Option<&'a PlayedEvent> {
    let same = illegal.event.by == event.event.by;
    let legal = matches!(event.event.act, Act::Move(_));
    (same && legal && matches!(illegal.event.act, Act::Illegal(_))).then_some(illegal)
}

/// Claims whose truth neither board nor story shows.
fn is_believed(act: &Act) -> bool {
    matches!(act, Act::Claim(Claim::WrongSetup | Claim::WrongClock | Claim::ColoursReversed))
}

/// Whether the arbiter has decided something before the game went on. Duties and offers need no decision.
const fn is_decided(what: &Consequence) -> bool {
    match what {
        Consequence::Must(_)
        | Consequence::Free
        | Consequence::Offer(_)
        | Consequence::Owes { .. }
        | Consequence::Continue
        // The game is adjourned, it does not go on.
        | Consequence::Sealed
        | Consequence::Spoken { .. } => false,
        Consequence::Over(_)
        | Consequence::AddTime { .. }
        | Consequence::TakeTime { .. }
        | Consequence::SetClock { .. }
        | Consequence::Restore { .. }
        | Consequence::ReplacePawn { .. }
        | Consequence::Claim { .. }
        | Consequence::Inadmissible { .. }
        | Consequence::Warning { .. }
        | Consequence::Penalty { .. }
        | Consequence::Choose { .. }
        | Consequence::NewGame { .. }
        | Consequence::Report { .. }
        | Consequence::AppealStored => true,
    }
}

fn control_in_words(control: &TimeControl, lang: Lang) -> String {
    let lang = match lang {
        Lang::De => human::Lang::German,
        Lang::En => human::Lang::English,
    };
    human::write(control, lang)
}

/// The squares, where a player touches pieces and nothing else happens.
fn touched_in_turn(situation: &Situation) -> Option<(Color, Vec<Square>)> {
    let mut squares = Vec::new();
    let mut toucher = None;
    for event in &situation.played.events {
        let (Actor::Player(player), Act::Touch { square, intent: Intent::Move }) =
            (event.event.by, &event.event.act)
        else {
            return None;
        };
        squares.push(*square);
        toucher = Some(player);
    }
    (squares.len() > 1).then_some((toucher?, squares))
}

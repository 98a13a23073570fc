//! Situations made by chance: offences, flags, offers, each with its scenario as a line.

use turmuhr_core::{CastlingSide, Chess, Color, Move, Piece, Position, Rank, Role, chance::SplitMix64, fen};
use turmuhr_laws::{
    board::legality::{Attempt, Illegality},
    notation::{Style, write_move},
    rules::{Mode, Rules, illegal::Complete},
    words::Word,
};

use super::legal::displacements;
use crate::{
    Situation,
    chance::{game, pick, scattered},
};

/// A kind of incident.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Family {
    Illegal,
    IllegalTooLate,
    TakenBack,
    Flag,
    PressEarly,
    TwoHands,
    PawnLeft,
    Resignation,
    Offer,
    Touched,
    Colours,
}

impl Family {
    pub(super) const ALL: [Family; 11] = [
        Family::Illegal,
        Family::IllegalTooLate,
        Family::TakenBack,
        Family::Flag,
        Family::PressEarly,
        Family::TwoHands,
        Family::PawnLeft,
        Family::Resignation,
        Family::Offer,
        Family::Touched,
        Family::Colours,
    ];

    /// Those after which the clocks may change.
    pub(super) const TIMED: [Family; 5] =
        [Family::Illegal, Family::PressEarly, Family::TwoHands, Family::PawnLeft, Family::Illegal];
    /// Those after which the clocks often stay.
    pub(super) const UNTIMED: [Family; 2] = [Family::TakenBack, Family::IllegalTooLate];

    /// Whether no ruling at all is an answer. Elsewhere nobody has noticed yet.
    pub(super) fn may_be_silent(self) -> bool {
        self == Family::TakenBack
    }

    pub(super) fn make(
        self,
        dice: &mut SplitMix64,
        rules: &'static Rules,
        difficulty: u8,
    ) -> Option<Situation> {
        match self {
            Family::Illegal => illegal(dice, rules, difficulty),
            Family::IllegalTooLate => too_late(dice, rules),
            Family::TakenBack => taken_back(dice, rules),
            Family::Flag => flag(dice, rules),
            Family::PressEarly => press_early(dice, rules, difficulty),
            Family::TwoHands => two_hands(dice, rules),
            Family::PawnLeft => pawn_left(dice, rules),
            Family::Resignation => resignation(dice, rules),
            Family::Offer => offer(dice, rules),
            Family::Touched => touched(dice, rules),
            Family::Colours => colours(dice, rules),
        }
    }
}

pub(super) const fn letter(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// The head of a line: page, time control, position and times.
pub(super) struct Told {
    head: String,
}

impl Told {
    pub(super) fn new(dice: &mut SplitMix64, rules: &Rules, position: &Chess) -> Told {
        let (white, black) = (time(dice, rules.mode), time(dice, rules.mode));
        Told::with_times(rules, position, white, black)
    }

    pub(super) fn with_times(rules: &Rules, position: &Chess, white: u64, black: u64) -> Told {
        Told {
            head: format!(
                "{}, fen {}, white {}, black {}",
                page(rules),
                fen::write(position),
                shown(white),
                shown(black)
            ),
        }
    }

    /// The line with these events, all at the same moment unless one says otherwise.
    pub(super) fn line(&self, events: &[String]) -> Option<String> {
        let at =
            |event: &String| if event.contains('@') { event.clone() } else { format!("{event} @0:00:00") };
        let events: Vec<String> = events.iter().map(at).collect();
        (!events.is_empty()).then(|| format!("{}: {}", self.head, events.join("; ")))
    }
}

/// Edition, mode, supervision and a time control without increment.
pub(super) fn page(rules: &Rules) -> String {
    let control = match rules.mode {
        Mode::Standard => "7200",
        Mode::Rapid => "1500",
        Mode::Blitz => "300",
    };
    format!("{} {} {} {control}", rules.edition.id(), rules.mode.word(), rules.supervision.word())
}

/// Seconds on a clock, in steps people read easily.
fn time(dice: &mut SplitMix64, mode: Mode) -> u64 {
    let (least, steps) = match mode {
        Mode::Standard => (240, 90),
        Mode::Rapid => (90, 40),
        Mode::Blitz => (40, 16),
    };
    let step = match mode {
        Mode::Standard => 30,
        Mode::Rapid | Mode::Blitz => 10,
    };
    least + step * dice.one_of(steps) as u64
}

fn shown(seconds: u64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

fn middlegame(dice: &mut SplitMix64) -> Chess {
    let half_moves = 16 + dice.one_of(40);
    game(dice, Chess::default(), half_moves).position().clone()
}

/// The player to move has enough to win; the opponent has a bare king, a minor piece or more.
fn ending(dice: &mut SplitMix64) -> Option<Chess> {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    let turn = Color::from_white(dice.one_of(2) == 0);
    let own: &[Role] = pick(
        dice,
        &[&[Queen][..], &[Rook], &[Pawn], &[Rook, Pawn], &[Knight], &[Pawn, Pawn], &[Bishop, Knight]],
    )?;
    let other: &[Role] =
        pick(dice, &[&[][..], &[], &[Knight], &[Bishop], &[Pawn], &[Rook], &[Knight, Knight]])?;
    let mut men: Vec<Piece> = own.iter().map(|role| role.of(turn)).collect();
    men.extend(other.iter().map(|role| role.of(!turn)));
    let quiet = |position: &Chess| !position.is_check() && !position.legal_moves().is_empty();
    (0..30).find_map(|_| scattered(dice, &men, turn).filter(quiet))
}

fn any_position(dice: &mut SplitMix64) -> Option<Chess> {
    if dice.one_of(3) == 0 { ending(dice) } else { Some(middlegame(dice)) }
}

/// An illegal displacement that somebody could make at the board.
fn offence(dice: &mut SplitMix64, position: &Chess) -> Option<Attempt> {
    let mut all: Vec<(Attempt, Vec<Illegality>)> =
        displacements(position).into_iter().filter(|(_, reasons)| reasons.len() == 1).collect();
    dice.shuffle(&mut all);
    all.sort_by_key(|(_, reasons)| !matches!(reasons[..], [Illegality::SelfCheck { .. }]));
    let real = |attempt: &Attempt, reasons: &[Illegality]| match reasons {
        [Illegality::SelfCheck { .. }] => true,
        [Illegality::Jump { .. } | Illegality::NothingToCapture { .. } | Illegality::DoubleStepTooLate] => {
            !position.board().occupied().contains(attempt.to)
        }
        _ => false,
    };
    // The piece must have a legal move, or the duty to move it makes another question.
    let moves = position.legal_moves();
    let can_move = |attempt: &Attempt| moves.iter().any(|m| m.from() == Some(attempt.from));
    all.into_iter()
        .find(|(attempt, reasons)| real(attempt, reasons) && can_move(attempt))
        .map(|(attempt, _)| attempt)
}

fn san(position: &Chess, m: Move) -> String {
    write_move(position, m, Style::PGN)
}

fn any_move(dice: &mut SplitMix64, position: &Chess, fits: impl Fn(&Move) -> bool) -> Option<Move> {
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(|m| fits(m)).collect();
    pick(dice, &moves).copied()
}

/// One to three illegal moves of the same player, each noticed at once.
fn illegal(dice: &mut SplitMix64, rules: &'static Rules, difficulty: u8) -> Option<Situation> {
    let start = any_position(dice)?;
    let (us, them) = (letter(start.turn()), letter(!start.turn()));
    let count = 1 + dice.one_of(if difficulty == 3 { 3 } else { 2 });
    let told = Told::new(dice, rules, &start);
    let mut events: Vec<String> = Vec::new();
    let mut position = start;
    for number in 1..=count {
        let Attempt { from, to, .. } = offence(dice, &position)?;
        events.push(format!("{us} illegal {from}{to}"));
        events.push(format!("{us} press"));
        let seen = number == count && dice.one_of(2) == 0;
        events.push(if seen {
            format!("a observe illegal-move {us}")
        } else {
            format!("{them} claim illegal-move")
        });
        let situation = Situation::of_line(told.line(&events)?)?;
        if number == count || situation.played.game.over().is_some() {
            return Some(situation);
        }
        // The touched piece moves, and the opponent answers.
        let now = situation.played.game.position()?.clone();
        let forced = any_move(dice, &now, |m| m.from() == Some(from))?;
        events.push(format!("{us} move {}", san(&now, forced)));
        events.push(format!("{us} press"));
        let mut next = now;
        next.play_unchecked(forced);
        let reply = any_move(dice, &next, |m| !m.is_capture())?;
        events.push(format!("{them} move {}", san(&next, reply)));
        events.push(format!("{them} press"));
        next.play_unchecked(reply);
        position = next;
    }
    None
}

/// The opponent answers before anybody notices.
fn too_late(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    let start = middlegame(dice);
    let (us, them) = (letter(start.turn()), letter(!start.turn()));
    let Attempt { from, to, .. } = offence(dice, &start)?;
    let told = Told::new(dice, rules, &start);
    let mut events = vec![format!("{us} illegal {from}{to}"), format!("{us} press")];
    let there = Situation::of_line(told.line(&events)?)?;
    let after = there.played.game.position()?.clone();
    let reply = any_move(dice, &after, |m| !m.is_capture())?;
    events.push(format!("{them} move {}", san(&after, reply)));
    events.push(format!("{them} press"));
    events.push(format!("{them} claim illegal-move"));
    Situation::of_line(told.line(&events)?)
}

/// An illegal move is replaced before the clock is pressed: it was never completed (7.5.1).
fn taken_back(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    if *rules.illegal.illegal_complete != Complete::Pressed {
        return None;
    }
    let start = any_position(dice)?;
    let us = letter(start.turn());
    let Attempt { from, to, .. } = offence(dice, &start)?;
    let legal = any_move(dice, &start, |m| m.from() == Some(from))?;
    let told = Told::new(dice, rules, &start);
    Situation::of_line(told.line(&[
        format!("{us} illegal {from}{to}"),
        format!("{us} move {}", san(&start, legal)),
        format!("{us} press"),
    ])?)
}

/// A flag falls; the opponent may have too little to mate.
fn flag(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    let start = if dice.one_of(4) == 0 { middlegame(dice) } else { ending(dice)? };
    let (us, them) = (letter(start.turn()), letter(!start.turn()));
    let other = time(dice, rules.mode);
    let (white, black) = start.turn().fold_wb((5, other), (other, 5));
    let told = Told::with_times(rules, &start, white, black);
    let noticed =
        if dice.one_of(2) == 0 { format!("a observe flag {us}") } else { format!("{them} claim flag") };
    Situation::of_line(told.line(&["a wait @0:00:10".to_owned(), format!("{noticed} @0:00:10")])?)
}

fn press_early(dice: &mut SplitMix64, rules: &'static Rules, difficulty: u8) -> Option<Situation> {
    let start = any_position(dice)?;
    let (us, them) = (letter(start.turn()), letter(!start.turn()));
    let told = Told::new(dice, rules, &start);
    let mut events = Vec::new();
    // An illegal move before makes it the second offence, where the edition counts them together.
    if difficulty > 1 && dice.one_of(2) == 0 {
        let Attempt { from, to, .. } = offence(dice, &start)?;
        events.extend([
            format!("{us} illegal {from}{to}"),
            format!("{us} press"),
            format!("{them} claim illegal-move"),
        ]);
        let there = Situation::of_line(told.line(&events)?)?;
        let now = there.played.game.position()?.clone();
        let forced = any_move(dice, &now, |m| m.from() == Some(from))?;
        events.extend([format!("{us} move {}", san(&now, forced)), format!("{us} press")]);
        let mut next = now;
        next.play_unchecked(forced);
        let reply = any_move(dice, &next, |m| !m.is_capture())?;
        events.extend([format!("{them} move {}", san(&next, reply)), format!("{them} press")]);
    }
    events.push(format!("{us} press-early"));
    Situation::of_line(told.line(&events)?)
}

/// Castling or capturing with both hands. Whether 7.5.4 means other moves, too, is disputed.
fn two_hands(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    for _ in 0..40 {
        let start = middlegame(dice);
        let us = letter(start.turn());
        let castles = dice.one_of(2) == 0;
        let fits = |m: &Move| if castles { m.is_castle() } else { m.is_capture() && !m.is_promotion() };
        if let Some(m) = any_move(dice, &start, fits) {
            let told = Told::new(dice, rules, &start);
            return Situation::of_line(
                told.line(&[format!("{us} two-hands {}", san(&start, m)), format!("{us} press")])?,
            );
        }
    }
    None
}

/// A pawn stays on the last rank and the clock is pressed.
fn pawn_left(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    let turn = Color::from_white(dice.one_of(2) == 0);
    let men = [
        Role::Pawn.of(turn),
        Role::Rook.of(turn),
        Role::Rook.of(!turn),
        Role::Pawn.of(!turn),
        Role::Knight.of(!turn),
    ];
    for _ in 0..200 {
        let Some(start) = scattered(dice, &men, turn) else { continue };
        let promotes = |m: &Move| m.is_promotion() && !m.is_capture();
        let Some(m) = any_move(dice, &start, promotes) else { continue };
        let from = m.from()?;
        if from.rank() != turn.relative_rank(Rank::Seventh) {
            continue;
        }
        let (us, them) = (letter(turn), letter(!turn));
        let told = Told::new(dice, rules, &start);
        let noticed = if dice.one_of(2) == 0 {
            format!("a observe pawn-on-last-rank {us}")
        } else {
            format!("{them} claim illegal-move")
        };
        return Situation::of_line(told.line(&[
            format!("{us} promote pawn-left {from}{}q", m.to()),
            format!("{us} press"),
            noticed,
        ])?);
    }
    None
}

/// The opponent of the player who resigns may have a bare king.
fn resignation(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    let start = ending(dice)?;
    Situation::of_line(Told::new(dice, rules, &start).line(&[format!("{} resign", letter(start.turn()))])?)
}

/// An offer, an answer by word or by touch, and then somebody accepts.
fn offer(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    let start = middlegame(dice);
    let (us, them) = (letter(start.turn()), letter(!start.turn()));
    let m = any_move(dice, &start, |_| true)?;
    let mut after = start.clone();
    after.play_unchecked(m);
    let reply = any_move(dice, &after, |_| true)?;
    let touched = reply.from()?;
    let mut events =
        vec![format!("{us} move {}", san(&start, m)), format!("{us} offer"), format!("{us} press")];
    match dice.one_of(4) {
        0 => events.push(format!("{them} touch {touched}")),
        1 => events.push(format!("{them} decline")),
        2 => events.push(format!("{them} touch {touched} adjust")),
        _ => {}
    }
    events.push(format!("{them} accept"));
    Situation::of_line(Told::new(dice, rules, &start).line(&events)?)
}

/// A touched piece stays, another one moves, and the opponent claims.
fn touched(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    let start = middlegame(dice);
    let (us, them) = (letter(start.turn()), letter(!start.turn()));
    let first = any_move(dice, &start, |m| !m.is_castle())?;
    let other = any_move(dice, &start, |m| !m.is_castle() && m.from() != first.from())?;
    let mut events = vec![
        format!("{us} touch {}{}", first.from()?, if dice.one_of(3) == 0 { " adjust" } else { "" }),
        format!("{us} move {}", san(&start, other)),
        format!("{us} press"),
    ];
    // Since 2001 the claim is lost by touching a piece.
    let mut after = start.clone();
    after.play_unchecked(other);
    if dice.one_of(2) == 0 {
        let reply = any_move(dice, &after, |_| true)?;
        events.push(format!("{them} touch {}", reply.from()?));
    }
    events.push(format!("{them} claim touch-move"));
    Situation::of_line(Told::new(dice, rules, &start).line(&events)?)
}

/// Colours reversed, found after some moves.
fn colours(dice: &mut SplitMix64, rules: &'static Rules) -> Option<Situation> {
    let half_moves = [6, 10, 14, 18, 19, 20, 21, 24, 30][dice.one_of(9)];
    let played = game(dice, Chess::default(), half_moves);
    if played.moves.len() < half_moves {
        return None;
    }
    let mut text = String::new();
    for (index, m) in played.moves.iter().enumerate() {
        if index.is_multiple_of(2) {
            text.push_str(&format!("{}. ", index / 2 + 1));
        }
        text.push_str(&format!("{} ", san(&played.positions[index], *m)));
    }
    let castled = played.moves.iter().any(|m| m.castling_side() == Some(CastlingSide::QueenSide));
    // A short prompt: long castling adds nothing.
    if castled {
        return None;
    }
    Situation::of_line(format!("{}, moves {}: a observe colours-reversed", page(rules), text.trim()))
}

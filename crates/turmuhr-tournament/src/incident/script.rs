//! Translates an observation into events of the laws machine.

use turmuhr_core::{Chess, Color, Move, Position, Square, shakmaty::uci::UciMove};
use turmuhr_exchange::pgn;
use turmuhr_laws::{
    board::legality::{Attempt, legal_move},
    game::{Act, Actor, Claim, Intent, Misconduct, Observation, Place, PromotionFault, Sheet},
    notation::{Style, write_move},
};

use super::{
    Kind, NoAnswer, Seen,
    stage::{self, StandIn, legal_as_any, read_attempt, some_illegal, some_legal, some_two_handed},
};

/// One step of a script.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Do(Actor, Act),
    /// Only if nothing has followed yet.
    IfSilent(Actor, Act),
    /// Any next move of the opponent.
    Reply(Color),
    /// The current clock readings; `flags` have fallen.
    Read {
        flags: &'static [Color],
    },
    /// As `Read`, but before a press: its increment is not on the display yet.
    ReadBeforePress(Color),
    /// The answer consists of the rulings after this step.
    Listen,
}

/// A script and its starting position.
#[derive(Clone, Debug)]
pub(super) struct Script {
    pub(super) start: Chess,
    /// The position was given, so rulings about its squares apply to the real board.
    pub(super) given: bool,
    /// The move was given too, or is irrelevant.
    pub(super) move_known: bool,
    pub(super) steps: Vec<Step>,
}

/// The stored moves of the game, if they lead to a position with this player to move.
fn stored(pgn: &str, turn: Color) -> Option<(Chess, Vec<Move>)> {
    let record = pgn::read(pgn.as_bytes()).next().filter(pgn::Record::is_ok)?;
    let moves: Option<Vec<Move>> = record
        .game
        .mainline()
        .map(|node| match node.step() {
            pgn::Step::Move(m) => Some(m),
            pgn::Step::Null => None,
        })
        .collect();
    let moves = moves?;
    let end = record.game.final_position();
    (end.turn() == turn && !moves.is_empty()).then(|| (record.game.start().clone(), moves))
}

pub(super) fn script(seen: &Seen, pgn: &str, stand_in: StandIn) -> Result<Script, NoAnswer> {
    use Step::{Do, IfSilent, Listen, Read, ReadBeforePress, Reply};
    let needs = seen.kind.needs();
    if needs.side && seen.side.is_none() {
        return Err(NoAnswer::SideMissing);
    }
    if needs.position && seen.position.trim().is_empty() {
        return Err(NoAnswer::PositionMissing);
    }
    let side = seen.side.map_or(Color::White, Color::from);
    let player = Actor::Player(side);
    let read = Read { flags: &[] };
    // Observed by the arbiter, or claimed by the other side.
    let found = |what: Observation, claim: Claim| {
        if seen.claimed {
            (Actor::Player(!side), Act::Claim(claim))
        } else {
            (Actor::Arbiter, Act::Observe { what, against: Some(side) })
        }
    };
    let own_turn = || stage::stage(seen, Some(side), stand_in);
    let any_turn = || stage::stage(seen, None, stand_in);
    let plain = |act: Act| -> Result<Script, NoAnswer> {
        let (start, given) = match seen.position.trim() {
            "" => own_turn()?,
            _ => any_turn()?,
        };
        Ok(Script { start, given, move_known: true, steps: vec![Listen, read.clone(), Do(player, act)] })
    };
    let seen_by_arbiter = |what: Observation| -> Result<Script, NoAnswer> {
        let (start, given) = any_turn()?;
        let act = Act::Observe { what, against: None };
        let steps = vec![Listen, read.clone(), Do(Actor::Arbiter, act)];
        Ok(Script { start, given, move_known: true, steps })
    };
    match seen.kind {
        Kind::IllegalMove | Kind::IllegalNotPressed => {
            let (start, given) = own_turn()?;
            let told = illegal_told(seen, &start)?;
            let move_known = given && told.is_some();
            let attempt = told.or_else(|| some_illegal(&start)).ok_or(NoAnswer::MoveMissing)?;
            let mut steps = vec![Do(player, Act::Illegal(attempt))];
            if seen.kind == Kind::IllegalMove {
                steps.push(Do(player, Act::Press));
                if seen.answered {
                    steps.push(Reply(!side));
                }
            }
            let (by, act) = found(Observation::IllegalMove, Claim::IllegalMove);
            steps.extend([read, Listen, Do(by, act)]);
            Ok(Script { start, given, move_known, steps })
        }
        Kind::PawnLeft => {
            let (start, given) = own_turn()?;
            let attempt = stage::pawn_to_promote(&start).ok_or(NoAnswer::NoPromotion)?;
            let pawn = Act::Promote { attempt, fault: PromotionFault::PawnLeft };
            let mut steps = vec![Do(player, pawn), Do(player, Act::Press)];
            if seen.answered {
                steps.push(Reply(!side));
            }
            let (by, act) = found(Observation::PawnOnLastRank, Claim::IllegalMove);
            steps.extend([read, Listen, Do(by, act)]);
            Ok(Script { start, given, move_known: true, steps })
        }
        Kind::TwoHands => {
            let (start, given) = own_turn()?;
            let m = some_two_handed(&start).or_else(|| some_legal(&start)).ok_or(NoAnswer::NoMoves)?;
            let (by, act) = found(Observation::TwoHands, Claim::IllegalMove);
            let steps = vec![
                Listen,
                ReadBeforePress(side),
                Do(player, Act::TwoHands(m)),
                Do(player, Act::Press),
                IfSilent(by, act),
            ];
            Ok(Script { start, given, move_known: true, steps })
        }
        Kind::PressedEarly => {
            let (start, given) = own_turn()?;
            let (by, act) = found(Observation::PressEarly, Claim::IllegalMove);
            let steps = vec![Listen, read, Do(player, Act::PressEarly), IfSilent(by, act)];
            Ok(Script { start, given, move_known: true, steps })
        }
        Kind::TouchedPiece => {
            let (start, given) = own_turn()?;
            let square = touched(seen, &start)?;
            let act = Act::Touch { square, intent: Intent::Move };
            Ok(Script { start, given, move_known: true, steps: vec![Listen, read, Do(player, act)] })
        }
        Kind::TouchBroken => {
            let (start, given) = own_turn()?;
            let square = touched(seen, &start)?;
            let text = seen.played.trim();
            let m = read_attempt(text)
                .and_then(|attempt| legal_as_any(&start, attempt))
                .ok_or_else(|| NoAnswer::NotLegal { text: text.to_owned() })?;
            let mut steps = vec![
                Do(player, Act::Touch { square, intent: Intent::Move }),
                Do(player, Act::Move(m)),
                Do(player, Act::Press),
            ];
            if seen.answered {
                steps.push(Reply(!side));
            }
            let (by, act) = found(Observation::TouchMove, Claim::TouchMove);
            steps.extend([read, Listen, Do(by, act)]);
            Ok(Script { start, given, move_known: true, steps })
        }
        Kind::FlagFell => {
            let (start, given) = match seen.position.trim() {
                "" => own_turn()?,
                _ => any_turn()?,
            };
            let flags: &[Color] = if side.is_white() { &[Color::White] } else { &[Color::Black] };
            let (by, act) = found(Observation::Flag, Claim::Flag);
            Ok(Script { start, given, move_known: true, steps: vec![Read { flags }, Listen, Do(by, act)] })
        }
        Kind::BothFlags => {
            let (start, given) = any_turn()?;
            let act = Act::Observe { what: Observation::BothFlags, against: None };
            let flags = &[Color::White, Color::Black];
            let steps = vec![Read { flags }, Listen, Do(Actor::Arbiter, act)];
            Ok(Script { start, given, move_known: true, steps })
        }
        Kind::Repetition | Kind::FiftyMoves => draw_claim(seen, side, pgn, read),
        Kind::OfferInThought => {
            let (start, given) = stage::stage(seen, Some(!side), stand_in)?;
            let steps = vec![Listen, read, Do(player, Act::Offer)];
            Ok(Script { start, given, move_known: true, steps })
        }
        Kind::CannotWin => {
            let (start, given) = own_turn()?;
            let steps = vec![read, Listen, Do(player, Act::Claim(Claim::CannotWin))];
            Ok(Script { start, given, move_known: true, steps })
        }
        Kind::WrittenAhead => {
            let (start, given) = own_turn()?;
            let m = some_legal(&start).ok_or(NoAnswer::NoMoves)?;
            let text = write_move(&start, m, Style::SHORT);
            let steps = vec![Do(player, Act::Write { text }), read, Listen, Do(player, Act::Move(m))];
            Ok(Script { start, given, move_known: true, steps })
        }
        Kind::Interference => {
            let (start, given) = any_turn()?;
            let steps = vec![Listen, read, Do(Actor::Spectator, Act::Interfere)];
            Ok(Script { start, given, move_known: true, steps })
        }
        // A story is played as it was told (`course.rs`).
        Kind::Story => Err(NoAnswer::NothingTold),
        Kind::Other => {
            let (start, given) = any_turn()?;
            Ok(Script { start, given, move_known: true, steps: vec![Listen, read] })
        }
        Kind::DeadPosition => seen_by_arbiter(Observation::DeadPosition),
        Kind::WrongSetup => seen_by_arbiter(Observation::WrongSetup),
        Kind::ColoursReversed => seen_by_arbiter(Observation::ColoursReversed),
        Kind::ClockHandled => plain(Act::HitClock),
        Kind::ClockStopped => plain(Act::StopClock),
        Kind::OtherHand => plain(Act::Misconduct(Misconduct::OtherHand)),
        Kind::FingerOnClock => plain(Act::Misconduct(Misconduct::FingerOnClock)),
        Kind::ClockWrong => plain(Act::Claim(Claim::WrongClock)),
        Kind::SheetBehind => plain(Act::Sheet(Sheet::Behind)),
        Kind::OwnMoveMissing => plain(Act::Sheet(Sheet::OwnMoveMissing)),
        Kind::NotAlgebraic => plain(Act::Sheet(Sheet::NotAlgebraic)),
        Kind::Disturbance => plain(Act::Misconduct(Misconduct::Disturbance)),
        Kind::Disrepute => plain(Act::Misconduct(Misconduct::Disrepute)),
        Kind::LeftVenue => plain(Act::Leave { place: Place::Venue }),
        Kind::Device => plain(Act::Device),
        Kind::ForbiddenAid => plain(Act::Misconduct(Misconduct::ForbiddenAid)),
        Kind::SearchRefused => plain(Act::Misconduct(Misconduct::SearchRefused)),
        Kind::Refusal => plain(Act::Refuse),
    }
}

/// The illegal move, if it was given.
fn illegal_told(seen: &Seen, start: &Chess) -> Result<Option<Attempt>, NoAnswer> {
    let text = seen.played.trim();
    // A move without a position is meaningless.
    if text.is_empty() || seen.position.trim().is_empty() {
        return Ok(None);
    }
    let attempt = read_attempt(text).ok_or_else(|| NoAnswer::NoMove { text: text.to_owned() })?;
    if !start.us().contains(attempt.from) {
        return Err(NoAnswer::NoMove { text: text.to_owned() });
    }
    if legal_move(start, attempt).is_some() {
        return Err(NoAnswer::Legal { text: text.to_owned() });
    }
    Ok(Some(attempt))
}

fn touched(seen: &Seen, start: &Chess) -> Result<Square, NoAnswer> {
    let text = seen.touched.trim();
    let square: Option<Square> = text.to_ascii_lowercase().parse().ok();
    square
        .filter(|square| start.board().occupied().contains(*square))
        .ok_or_else(|| NoAnswer::NoPiece { square: text.to_owned() })
}

/// A draw claim. With the moves of the game the machine counts; without them the arbiter's finding counts, and
/// a stand-in game reproduces it.
fn draw_claim(seen: &Seen, side: Color, pgn: &str, read: Step) -> Result<Script, NoAnswer> {
    use Step::{Do, Listen};
    let claim = match seen.kind {
        Kind::Repetition => Claim::Repetition { intended: None },
        _ => Claim::Fifty { intended: None },
    };
    let player = Actor::Player(side);
    let moves_of = |moves: &[Move]| -> Vec<Step> {
        let mut turn = side;
        if !moves.len().is_multiple_of(2) {
            turn = !turn;
        }
        let mut steps = Vec::new();
        for m in moves {
            steps.push(Do(Actor::Player(turn), Act::Move(*m)));
            steps.push(Do(Actor::Player(turn), Act::Press));
            turn = !turn;
        }
        steps
    };
    let (start, mut steps, given) = match (stored(pgn, side), seen.correct) {
        (Some((start, moves)), None) => {
            let steps = moves_of(&moves);
            (start, steps, true)
        }
        (None, None) => return Err(NoAnswer::FindingMissing),
        (_, Some(correct)) => {
            let bare = Seen { position: String::new(), ..seen.clone() };
            let (rich, _) = stage::stage(&bare, Some(side), StandIn::Rich)?;
            match (correct, seen.kind) {
                (true, Kind::Repetition) => {
                    let steps = moves_of(&shuffled(&rich));
                    (rich, steps, false)
                }
                (true, _) => (stage::quiet(&rich, 100), Vec::new(), false),
                (false, _) => (rich, Vec::new(), false),
            }
        }
    };
    steps.extend([read, Listen, Do(player, Act::Claim(claim))]);
    Ok(Script { start, given, move_known: true, steps })
}

/// The knights go out and back twice: the position occurs for the third time, with the same player to move.
fn shuffled(rich: &Chess) -> Vec<Move> {
    let (white, black) = (["g4e5", "e5g4"], ["b5c3", "c3b5"]);
    let (first, second) = rich.turn().fold_wb((white, black), (black, white));
    let mut at = rich.clone();
    let mut moves = Vec::new();
    for way in [0, 1, 0, 1] {
        for text in [first[way], second[way]] {
            let m = text.parse::<UciMove>().ok().and_then(|uci| uci.to_move(&at).ok());
            let Some(m) = m else { return moves };
            at.play_unchecked(m);
            moves.push(m);
        }
    }
    moves
}

//! Is the position mate, stalemate, dead or in play?

use turmuhr_core::{Board, Chess, Color, File, Piece, Position, Rank, Role, Square, chance::SplitMix64};
use turmuhr_laws::{
    board::articles::board_articles,
    mate::listed_ending,
    rules::{Rules, draws::Dead},
};
use turmuhr_mate::{Dead as Verdict, Limits, is_dead};

use super::{Draft, board_page};
use crate::{
    Answer, Asked, Id, Shown, Standing,
    chance::{game, pick, placed, scattered},
};

/// Enough for every position asked about; harder ones are left out.
const LIMITS: Limits = Limits { nodes: 20_000 };
const POSITIONS: usize = 400;

#[derive(Copy, Clone, PartialEq, Eq)]
enum Goal {
    Mate,
    Stalemate,
    Dead,
    InPlay,
}

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = board_page(id)?;
    let goal =
        *pick(dice, &[Goal::Mate, Goal::Stalemate, Goal::Dead, Goal::Dead, Goal::InPlay, Goal::InPlay])?;
    for _ in 0..POSITIONS {
        let Some((position, last)) = candidate(dice, goal, id.difficulty) else { continue };
        let Some(standing) = standing(&position, rules) else { continue };
        let wanted = match standing {
            Standing::Checkmate { .. } => Goal::Mate,
            Standing::Stalemate => Goal::Stalemate,
            Standing::Dead => Goal::Dead,
            Standing::Check | Standing::Quiet => Goal::InPlay,
        };
        if wanted != goal {
            continue;
        }
        let mut wrong = wrong(&position, standing);
        dice.shuffle(&mut wrong);
        return Some(Draft {
            rules,
            shown: Some(Shown { position, last, past: Vec::new() }),
            asked: Asked::Standing,
            right: Answer::Standing(standing),
            wrong,
            cites: cites(standing, rules),
        });
    }
    None
}

/// What the position means by this page; `None` where the text or the search leaves it open.
pub(crate) fn standing(position: &Chess, rules: &Rules) -> Option<Standing> {
    if position.is_checkmate() {
        return Some(Standing::Checkmate { winner: !position.turn() });
    }
    if position.is_stalemate() {
        return Some(Standing::Stalemate);
    }
    let dead = match is_dead(position, LIMITS) {
        Verdict::Yes(_) => true,
        Verdict::No => false,
        Verdict::Unknown => return None,
    };
    let ends = match rules.draws.dead.value {
        Dead::AnySeries => dead,
        Dead::ListedEndings if listed_ending(position) => true,
        // Nobody can mate, but this text does not end the game.
        Dead::ListedEndings | Dead::OnClaim if dead => return None,
        Dead::ListedEndings | Dead::OnClaim => false,
    };
    Some(match (ends, position.is_check()) {
        (true, _) => Standing::Dead,
        (false, true) => Standing::Check,
        (false, false) => Standing::Quiet,
    })
}

/// The categories exclude each other; a stalemate is not offered as a dead position, because nobody can mate there either.
fn wrong(position: &Chess, right: Standing) -> Vec<Answer> {
    let turn = position.turn();
    let go_on = if position.is_check() { Standing::Check } else { Standing::Quiet };
    let all = [Standing::Checkmate { winner: !turn }, Standing::Stalemate, Standing::Dead, go_on];
    let fair = |standing: &Standing| {
        let not_right = *standing != right;
        match (*standing, right) {
            (Standing::Dead, Standing::Stalemate) => false,
            _ => not_right,
        }
    };
    let mut wrong: Vec<Answer> = all.into_iter().filter(fair).map(Answer::Standing).collect();
    if right == Standing::Stalemate {
        wrong.push(Answer::Standing(Standing::Checkmate { winner: turn }));
    }
    wrong
}

fn cites(standing: Standing, rules: &Rules) -> Vec<turmuhr_core::Citation> {
    let articles = board_articles(rules.edition);
    match standing {
        Standing::Checkmate { .. } => rules.draws.checkmate.cites.iter().collect(),
        Standing::Stalemate => rules.draws.stalemate.cites.iter().collect(),
        Standing::Dead => rules.draws.dead.cites.iter().collect(),
        Standing::Check => vec![articles.check, articles.self_check],
        Standing::Quiet => {
            let mut cites: Vec<_> = rules.draws.stalemate.cites.iter().collect();
            cites.extend(rules.draws.dead.cites.iter());
            cites
        }
    }
}

type Found = (Chess, Option<(Chess, turmuhr_core::Move)>);

fn candidate(dice: &mut SplitMix64, goal: Goal, difficulty: u8) -> Option<Found> {
    let turn = Color::from_white(dice.one_of(2) == 0);
    match goal {
        Goal::Mate if difficulty > 1 => game_end(dice),
        Goal::InPlay if difficulty == 2 && dice.one_of(2) == 0 => checked(dice),
        Goal::Dead | Goal::InPlay if difficulty == 3 => Some((locked(dice, turn)?, None)),
        _ => {
            let men = men(dice, goal, difficulty, turn);
            let position = scattered(dice, &men, turn)?;
            // A last move that gave the position; without one it would look made up.
            Some((position, None))
        }
    }
}

/// The end of a random game, if it is mate.
fn game_end(dice: &mut SplitMix64) -> Option<Found> {
    let played = game(dice, Chess::default(), 90);
    played.position().is_checkmate().then(|| (played.position().clone(), played.last()))
}

/// A check in the middle of a game that looks dangerous.
fn checked(dice: &mut SplitMix64) -> Option<Found> {
    let mut played = game(dice, Chess::default(), 12);
    for _ in 0..60 {
        if played.position().is_check() && played.position().legal_moves().len() <= 2 {
            return Some((played.position().clone(), played.last()));
        }
        if !played.step(dice) {
            return None;
        }
    }
    None
}

/// Few men; the side to move is the weaker one.
fn men(dice: &mut SplitMix64, goal: Goal, difficulty: u8, turn: Color) -> Vec<Piece> {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    let strong: &[(&[Role], &[Role])] = match (goal, difficulty) {
        (Goal::Mate, _) => {
            &[(&[Queen], &[]), (&[Rook, Rook], &[Pawn]), (&[Rook, Knight], &[]), (&[Queen, Pawn], &[Rook])]
        }
        (Goal::Stalemate, 1) => &[(&[Queen], &[]), (&[Pawn, Queen], &[])],
        (Goal::Stalemate, _) => {
            &[(&[Queen, Pawn], &[Pawn]), (&[Rook, Bishop], &[]), (&[Pawn], &[]), (&[Queen, Knight], &[Pawn])]
        }
        (Goal::Dead, 1) => &[(&[], &[]), (&[Bishop], &[]), (&[Knight], &[])],
        (Goal::Dead, _) => {
            &[(&[Bishop], &[Bishop]), (&[Bishop, Bishop], &[]), (&[Bishop, Bishop], &[Bishop])]
        }
        (Goal::InPlay, 1) => &[(&[Pawn], &[]), (&[Rook], &[]), (&[Queen], &[Rook]), (&[Knight, Knight], &[])],
        (Goal::InPlay, _) => &[
            (&[Knight], &[Knight]),
            (&[Bishop], &[Knight]),
            (&[Bishop], &[Bishop]),
            (&[Knight], &[Pawn]),
            (&[Knight, Knight], &[]),
        ],
    };
    let (more, fewer) = pick(dice, strong).copied().unwrap_or((&[], &[]));
    let mut men: Vec<Piece> = more.iter().map(|role| role.of(!turn)).collect();
    men.extend(fewer.iter().map(|role| role.of(turn)));
    men
}

/// A chain of pawns that block each other, sometimes with a gap or a bishop.
fn locked(dice: &mut SplitMix64, turn: Color) -> Option<Chess> {
    let mut board = Board::empty();
    let gap = (dice.one_of(2) == 0).then(|| dice.one_of(8));
    let mut height = 2 + dice.one_of(3);
    for (index, file) in File::ALL.into_iter().enumerate() {
        let steps: &[i32] = if height <= 2 {
            &[1]
        } else if height >= 4 {
            &[-1]
        } else {
            &[1, -1]
        };
        let step = pick(dice, steps).copied().unwrap_or(1);
        height = usize::try_from(i32::try_from(height).unwrap_or(2) + step).unwrap_or(2);
        if gap == Some(index) {
            continue;
        }
        board.set_piece_at(Square::from_coords(file, Rank::ALL[height]), Role::Pawn.of(Color::White));
        board.set_piece_at(Square::from_coords(file, Rank::ALL[height + 1]), Role::Pawn.of(Color::Black));
    }
    let free = |dice: &mut SplitMix64, board: &Board, ranks: &[usize]| {
        let rank = Rank::ALL[pick(dice, ranks).copied().unwrap_or(0)];
        let square = Square::from_coords(File::ALL[dice.one_of(8)], rank);
        board.piece_at(square).is_none().then_some(square)
    };
    board.set_piece_at(free(dice, &board, &[0, 1])?, Role::King.of(Color::White));
    board.set_piece_at(free(dice, &board, &[6, 7])?, Role::King.of(Color::Black));
    if dice.one_of(3) == 0 {
        let color = Color::from_white(dice.one_of(2) == 0);
        let ranks = color.fold_wb([0, 1], [6, 7]);
        board.set_piece_at(free(dice, &board, &ranks)?, Role::Bishop.of(color));
    }
    placed(board, turn, dice)
}

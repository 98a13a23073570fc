//! Compares the record of a finished game with the Laws.

use turmuhr_core::{Chess, Citation, Color, Move, Position, has_legal_move};

use crate::{
    board::identity::History,
    game::Score,
    mate::{self, Mate},
    rules::{
        Cites, Rules,
        clock::CannotWin,
        draws::{Automatic, Dead},
    },
};

/// A finished game as it was recorded.
#[derive(Clone, Debug)]
pub struct Record<'a> {
    /// The position the game began with.
    pub start: &'a Chess,
    /// Every legal move, in order.
    pub moves: &'a [Move],
    /// The position the moves lead to.
    pub end: &'a Chess,
    /// The largest half-move clock on the way.
    pub longest_quiet: u32,
    /// None where no result was recorded.
    pub result: Option<Score>,
    /// The record says that the game was lost on time.
    pub on_time: bool,
    /// The record goes on with a move that cannot be played.
    pub illegal_move: bool,
    /// Search for dead positions that material, forced moves and locked pawns do not show.
    pub thorough: bool,
}

/// A contradiction between record and Laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The half-move after which it holds; 0 is the start.
    pub ply: usize,
    /// What is wrong.
    pub kind: Discrepancy,
    /// The result the Laws give, where they give one.
    pub lawful: Option<Score>,
    /// The articles that say so.
    pub cites: Vec<Citation>,
}

/// How a record can contradict the Laws.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Discrepancy {
    /// Won on time by a side that could not mate.
    TimeNoMate,
    /// Nobody could mate any more.
    DeadPosition,
    /// Checkmate on the board, and the result is not a win for the side that mated.
    MateMisscored,
    /// Stalemate on the board, and the result is not a draw.
    StalemateMisscored,
    /// The same position appeared five times, and play went on (9.6.1).
    Fivefold,
    /// Seventy-five moves without capture or pawn move, and play went on (9.6.2).
    SeventyFive,
    /// The record contains a move that cannot be played.
    IllegalMove,
}

impl Discrepancy {
    /// The short name in reports; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Discrepancy::TimeNoMate => "time-no-mate",
            Discrepancy::DeadPosition => "dead-position",
            Discrepancy::MateMisscored => "mate-misscored",
            Discrepancy::StalemateMisscored => "stalemate-misscored",
            Discrepancy::Fivefold => "fivefold",
            Discrepancy::SeventyFive => "seventyfive",
            Discrepancy::IllegalMove => "illegal-move",
        }
    }
}

/// Every contradiction between record and page.
///
/// The first thing that ended the game decides; what was played afterwards is not judged. Archives are large,
/// so no check looks at every position. Dead positions are looked for from the end, mate and stalemate only
/// at the end. Five appearances and seventy-five moves need a long stretch without pawn move and capture.
pub fn audit(record: &Record<'_>, rules: &Rules) -> Vec<Finding> {
    let over = over_on_the_board(record, rules);
    let on_time = if over.is_none() { won_on_time(record, rules) } else { None };
    // If a side can mate, the position is not dead.
    let alive =
        over.is_some() || on_time == Some(Mate::Possible) && *rules.clock.flag_draw == CannotWin::AnySeries;
    let dead = if alive { None } else { dead_since(record, rules) };
    if let Some(end) =
        [dead, drawn_by_count(record, rules), over].into_iter().flatten().min_by_key(|end| end.ply)
    {
        return end.contradiction(record).into_iter().collect();
    }
    if record.illegal_move {
        return vec![Finding {
            ply: record.moves.len() + 1,
            kind: Discrepancy::IllegalMove,
            lawful: None,
            cites: cites(rules.illegal.replacement.cites),
        }];
    }
    if on_time == Some(Mate::Impossible) {
        return vec![Finding {
            ply: record.moves.len(),
            kind: Discrepancy::TimeNoMate,
            lawful: Some(Score::Draw),
            cites: cites(rules.clock.flag_draw.cites),
        }];
    }
    Vec::new()
}

/// The game ended by itself.
struct End {
    ply: usize,
    kind: Discrepancy,
    lawful: Score,
    cites: Cites,
}

impl End {
    /// Nothing to say if the record ends there too, with the same result.
    fn contradiction(self, record: &Record<'_>) -> Option<Finding> {
        let End { ply, kind, lawful, cites: from } = self;
        let last = ply == record.moves.len() && !record.illegal_move;
        let right = record.result.is_none_or(|result| result == lawful);
        (!(last && right)).then(|| Finding { ply, kind, lawful: Some(lawful), cites: cites(from) })
    }
}

fn over_on_the_board(record: &Record<'_>, rules: &Rules) -> Option<End> {
    let (end, ply) = (record.end, record.moves.len());
    if has_legal_move(end) {
        return None;
    }
    let draws = rules.draws;
    Some(if end.is_check() {
        let lawful = Score::win(!end.turn());
        End { ply, kind: Discrepancy::MateMisscored, lawful, cites: draws.checkmate.cites }
    } else {
        End { ply, kind: Discrepancy::StalemateMisscored, lawful: Score::Draw, cites: draws.stalemate.cites }
    })
}

/// The first dead position: if the last one is not dead, none was.
fn dead_since(record: &Record<'_>, rules: &Rules) -> Option<End> {
    let cell = rules.draws.dead;
    let is_dead = |position: &Chess| match *cell {
        Dead::AnySeries if record.thorough => mate::is_dead(position) == Mate::Impossible,
        Dead::AnySeries => turmuhr_mate::is_plainly_dead(position),
        Dead::ListedEndings => mate::listed_ending(position),
        Dead::OnClaim => false,
    };
    if !is_dead(record.end) {
        return None;
    }
    let mut positions = vec![record.start.clone()];
    for m in record.moves {
        let mut next = positions[positions.len() - 1].clone();
        next.play_unchecked(*m);
        positions.push(next);
    }
    let ply = positions.partition_point(|position| !is_dead(position));
    Some(End { ply, kind: Discrepancy::DeadPosition, lawful: Score::Draw, cites: cell.cites })
}

/// Fivefold repetition and seventy-five moves, where the text knows them.
fn drawn_by_count(record: &Record<'_>, rules: &Rules) -> Option<End> {
    let draws = rules.draws;
    let times = match *draws.auto_repetition {
        Automatic::At(times) => Some(times),
        Automatic::Never => None,
    };
    let moves = match *draws.auto_no_progress {
        Automatic::At(moves) => Some(moves),
        Automatic::Never => None,
    };
    // A position recurs after four half-moves at the earliest.
    let repeats = times.is_some_and(|times| record.longest_quiet >= 4 * (times - 1));
    let quiet = moves.is_some_and(|moves| record.longest_quiet >= 2 * moves);
    if !repeats && !quiet {
        return None;
    }
    let mut history = History::new(record.start.clone());
    for (index, m) in record.moves.iter().enumerate() {
        history.play(*m);
        let ply = index + 1;
        if moves.is_some_and(|moves| history.quiet().moves_by_each() >= moves)
            && !history.position().is_checkmate()
        {
            let cites = draws.auto_no_progress.cites;
            return Some(End { ply, kind: Discrepancy::SeventyFive, lawful: Score::Draw, cites });
        }
        if times.is_some_and(|times| history.times() >= times) {
            let cites = draws.auto_repetition.cites;
            return Some(End { ply, kind: Discrepancy::Fivefold, lawful: Score::Draw, cites });
        }
    }
    None
}

/// 6.9: whether the side that won on time could mate; `None` if nobody won on time.
fn won_on_time(record: &Record<'_>, rules: &Rules) -> Option<Mate> {
    let winner = match record.result {
        Some(Score::WhiteWins) if record.on_time => Color::White,
        Some(Score::BlackWins) if record.on_time => Color::Black,
        _ => return None,
    };
    Some(mate::can_win(record.end, winner, *rules.clock.flag_draw))
}

fn cites(from: Cites) -> Vec<Citation> {
    from.iter().collect()
}

#[cfg(test)]
mod tests {
    use turmuhr_core::{CastlingMode, Edition, fen};

    use super::*;
    use crate::{
        notation::{Language, read_movetext},
        rules::{Mode, Supervision, page},
    };

    fn check(
        edition: Edition,
        start: &str,
        moves: &str,
        result: Score,
        on_time: bool,
    ) -> Vec<(usize, Discrepancy)> {
        let start = fen::read(start, CastlingMode::Standard).expect(start);
        let read = read_movetext(&start, moves, Language::En).expect(moves);
        let moves: Vec<Move> = read.moves().collect();
        let (mut end, mut longest_quiet) = (start.clone(), start.halfmoves());
        for m in &moves {
            end.play_unchecked(*m);
            longest_quiet = longest_quiet.max(end.halfmoves());
        }
        let record = Record {
            start: &start,
            moves: &moves,
            end: &end,
            longest_quiet,
            result: Some(result),
            on_time,
            illegal_move: false,
            thorough: true,
        };
        let rules = page(edition, Mode::Standard, Supervision::Full).expect("a page");
        audit(&record, rules).into_iter().map(|finding| (finding.ply, finding.kind)).collect()
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const BARE: &str = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";

    #[test]
    fn art_6_9_a_bare_king_wins_nothing_on_time() {
        let found = check(Edition::Fide2023, BARE, "1. Ke2 Ke7", Score::BlackWins, true);
        assert_eq!(found, [(2, Discrepancy::TimeNoMate)]);
        assert_eq!(check(Edition::Fide2023, BARE, "1. Ke2 Ke7", Score::WhiteWins, true), []);
        assert_eq!(check(Edition::Fide2023, BARE, "1. Ke2 Ke7", Score::BlackWins, false), []);
    }

    #[test]
    fn art_5_2_2_play_after_a_dead_position() {
        let rook = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1";
        let found = check(Edition::Fide2023, rook, "1. Kxe2 Kd7", Score::WhiteWins, false);
        assert_eq!(found, [(1, Discrepancy::DeadPosition)]);
        assert_eq!(check(Edition::Fide2023, rook, "1. Kxe2", Score::Draw, false), []);
        // King and knight against king: dead before anybody moves.
        let knight = "4k3/8/8/8/8/8/4n3/4K3 w - - 0 1";
        let found = check(Edition::Fide2023, knight, "1. Kxe2 Kd7", Score::WhiteWins, false);
        assert_eq!(found, [(0, Discrepancy::DeadPosition)]);
    }

    #[test]
    fn art_5_1_1_and_5_2_1_results_on_the_board() {
        let fools_mate = "1. f3 e5 2. g4 Qh4#";
        assert_eq!(
            check(Edition::Fide2023, START, fools_mate, Score::WhiteWins, false),
            [(4, Discrepancy::MateMisscored)]
        );
        assert_eq!(check(Edition::Fide2023, START, fools_mate, Score::BlackWins, false), []);
        let stalemate = "k7/8/3Q4/8/8/8/8/K7 w - - 0 1";
        let found = check(Edition::Fide2023, stalemate, "1. Qb6", Score::WhiteWins, false);
        assert_eq!(found, [(1, Discrepancy::StalemateMisscored)]);
    }

    #[test]
    fn art_9_6_1_the_fifth_time_ends_the_game_since_2017_only() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4) + "e4";
        let found = check(Edition::Fide2017, START, &shuffle, Score::WhiteWins, false);
        assert_eq!(found, [(16, Discrepancy::Fivefold)]);
        assert_eq!(check(Edition::Fide1993, START, &shuffle, Score::WhiteWins, false), []);
    }
}

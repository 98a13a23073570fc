//! Where a game's record says something else than the Laws.

use turmuhr_core::{Chess, Citation, Color, Move, Position};
use turmuhr_mate::Watch;

use crate::{
    board::identity::History,
    game::Score,
    mate::{self, Mate},
    rules::{
        Cites, Rules,
        draws::{Automatic, Dead},
    },
};

/// A finished game as it was recorded.
#[derive(Clone, Debug)]
pub struct Record<'a> {
    pub start: &'a Chess,
    pub moves: &'a [Move],
    /// None where no result was recorded.
    pub result: Option<Score>,
    /// The record says that the game was lost on time.
    pub on_time: bool,
    /// The record goes on with a move that cannot be played.
    pub illegal_move: bool,
}

/// Something the Laws see differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The half-move after which it is so; 0 is the start.
    pub ply: usize,
    pub kind: Kind,
    /// The result the Laws give, where they give one.
    pub lawful: Option<Score>,
    pub cites: Vec<Citation>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Won on time by a side that could not mate.
    TimeNoMate,
    /// Nobody could mate any more.
    DeadPosition,
    MateMisscored,
    StalemateMisscored,
    Fivefold,
    SeventyFive,
    IllegalMove,
}

impl Kind {
    pub const fn code(self) -> &'static str {
        match self {
            Kind::TimeNoMate => "time-no-mate",
            Kind::DeadPosition => "dead-position",
            Kind::MateMisscored => "mate-misscored",
            Kind::StalemateMisscored => "stalemate-misscored",
            Kind::Fivefold => "fivefold",
            Kind::SeventyFive => "seventyfive",
            Kind::IllegalMove => "illegal-move",
        }
    }
}

/// Replays a game and says where the record contradicts the page.
///
/// The first thing that ended the game decides; what was played afterwards is not judged.
pub fn audit(record: &Record<'_>, rules: &Rules) -> Vec<Finding> {
    let mut history = History::new(record.start.clone());
    let mut watch = Watch::new(record.start.clone());
    let dead = by_any_series(rules) && mate::is_dead(record.start) == Mate::Impossible;
    if let Some(finding) = ended(&history, record, rules, 0, dead) {
        return finding.into_iter().collect();
    }
    for (index, m) in record.moves.iter().enumerate() {
        history.play(*m);
        let dead = by_any_series(rules) && matches!(watch.played(*m), turmuhr_mate::Dead::Yes(_));
        if let Some(finding) = ended(&history, record, rules, index + 1, dead) {
            return finding.into_iter().collect();
        }
    }
    let mut findings = Vec::new();
    if record.illegal_move {
        findings.push(Finding {
            ply: record.moves.len() + 1,
            kind: Kind::IllegalMove,
            lawful: None,
            cites: cites(rules.illegal.replacement.cites),
        });
        return findings;
    }
    findings.extend(lost_on_time(history.position(), record, rules));
    findings
}

/// Whether the game is over by itself at this position. The outer answer says that it is, the inner one
/// what the record got wrong about it.
fn ended(
    history: &History,
    record: &Record<'_>,
    rules: &Rules,
    ply: usize,
    unwinnable: bool,
) -> Option<Option<Finding>> {
    let position = history.position();
    let last = ply == record.moves.len() && !record.illegal_move;
    let draws = rules.draws;
    let finding = |kind, lawful: Score, from: Cites| {
        let recorded = record.result.is_none_or(|result| result == lawful);
        let wrong = !(last && recorded);
        Some(wrong.then(|| Finding { ply, kind, lawful: Some(lawful), cites: cites(from) }))
    };
    if position.legal_moves().is_empty() {
        return if position.is_check() {
            finding(Kind::MateMisscored, Score::win(!position.turn()), draws.checkmate.cites)
        } else {
            finding(Kind::StalemateMisscored, Score::Draw, draws.stalemate.cites)
        };
    }
    let dead = match *draws.dead {
        Dead::AnySeries => unwinnable,
        Dead::ListedEndings => mate::listed_ending(position),
        Dead::OnClaim => false,
    };
    if dead {
        return finding(Kind::DeadPosition, Score::Draw, draws.dead.cites);
    }
    if let Automatic::At(moves) = *draws.auto_no_progress
        && history.quiet().moves_by_each() >= moves
    {
        return finding(Kind::SeventyFive, Score::Draw, draws.auto_no_progress.cites);
    }
    if let Automatic::At(times) = *draws.auto_repetition
        && history.times() >= times
    {
        return finding(Kind::Fivefold, Score::Draw, draws.auto_repetition.cites);
    }
    None
}

fn by_any_series(rules: &Rules) -> bool {
    *rules.draws.dead == Dead::AnySeries
}

/// 6.9: who won on time must have been able to mate.
fn lost_on_time(position: &Chess, record: &Record<'_>, rules: &Rules) -> Option<Finding> {
    let winner = match record.result {
        Some(Score::WhiteWins) => Color::White,
        Some(Score::BlackWins) => Color::Black,
        _ => return None,
    };
    let clock = rules.clock;
    let unwinnable = record.on_time && mate::can_win(position, winner, *clock.flag_draw) == Mate::Impossible;
    unwinnable.then(|| Finding {
        ply: record.moves.len(),
        kind: Kind::TimeNoMate,
        lawful: Some(Score::Draw),
        cites: cites(clock.flag_draw.cites),
    })
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

    fn check(edition: Edition, start: &str, moves: &str, result: Score, on_time: bool) -> Vec<(usize, Kind)> {
        let start = fen::read(start, CastlingMode::Standard).expect(start);
        let read = read_movetext(&start, moves, Language::En).expect(moves);
        let moves: Vec<Move> = read.moves().collect();
        let record =
            Record { start: &start, moves: &moves, result: Some(result), on_time, illegal_move: false };
        let rules = page(edition, Mode::Standard, Supervision::Full).expect("a page");
        audit(&record, rules).into_iter().map(|finding| (finding.ply, finding.kind)).collect()
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const BARE: &str = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";

    #[test]
    fn art_6_9_a_bare_king_wins_nothing_on_time() {
        let found = check(Edition::Fide2023, BARE, "1. Ke2 Ke7", Score::BlackWins, true);
        assert_eq!(found, [(2, Kind::TimeNoMate)]);
        assert_eq!(check(Edition::Fide2023, BARE, "1. Ke2 Ke7", Score::WhiteWins, true), []);
        assert_eq!(check(Edition::Fide2023, BARE, "1. Ke2 Ke7", Score::BlackWins, false), []);
    }

    #[test]
    fn art_5_2_2_play_after_a_dead_position() {
        let rook = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1";
        let found = check(Edition::Fide2023, rook, "1. Kxe2 Kd7", Score::WhiteWins, false);
        assert_eq!(found, [(1, Kind::DeadPosition)]);
        assert_eq!(check(Edition::Fide2023, rook, "1. Kxe2", Score::Draw, false), []);
        // King and knight against king: dead before anybody moves.
        let knight = "4k3/8/8/8/8/8/4n3/4K3 w - - 0 1";
        let found = check(Edition::Fide2023, knight, "1. Kxe2 Kd7", Score::WhiteWins, false);
        assert_eq!(found, [(0, Kind::DeadPosition)]);
    }

    #[test]
    fn art_5_1_1_and_5_2_1_results_on_the_board() {
        let fools_mate = "1. f3 e5 2. g4 Qh4#";
        assert_eq!(
            check(Edition::Fide2023, START, fools_mate, Score::WhiteWins, false),
            [(4, Kind::MateMisscored)]
        );
        assert_eq!(check(Edition::Fide2023, START, fools_mate, Score::BlackWins, false), []);
        let stalemate = "k7/8/3Q4/8/8/8/8/K7 w - - 0 1";
        let found = check(Edition::Fide2023, stalemate, "1. Qb6", Score::WhiteWins, false);
        assert_eq!(found, [(1, Kind::StalemateMisscored)]);
    }

    #[test]
    fn art_9_6_1_the_fifth_time_ends_the_game_since_2017_only() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4) + "e4";
        let found = check(Edition::Fide2017, START, &shuffle, Score::WhiteWins, false);
        assert_eq!(found, [(16, Kind::Fivefold)]);
        assert_eq!(check(Edition::Fide1993, START, &shuffle, Score::WhiteWins, false), []);
    }
}

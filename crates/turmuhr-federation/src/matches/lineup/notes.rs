//! Notes that are no violations: a use that brings a suspension, the last use allowed, a result that cannot count.

use super::{Match, NoJudgement, Rank, Violation, Which, rules_for, side::Judged, substitution};
use crate::{
    ordinance::{Cite, Ordinance},
    persons::person::TeamNumber,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub side: Which,
    pub board: usize,
    pub rank: Option<Rank>,
    pub kind: NoteKind,
    pub cite: Option<Cite>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// With this use the player is suspended for a match of the base team.
    Suspends { uses: usize, team: TeamNumber },
    /// No further use is allowed this season.
    LastUse { uses: usize },
    /// Behind the last number of the registered blocks: taken for a late addition.
    BehindTheList { last: u32 },
    /// The card has a result, but this side was absent.
    ResultWithoutPlayer,
}

/// The notes of a match, by side and board.
pub fn notes(ordinance: &Ordinance, game: &Match, found: &[Violation]) -> Result<Vec<Note>, NoJudgement> {
    let rules = rules_for(ordinance, game)?;
    let mut notes = Vec::new();
    for (which, side) in game.sides() {
        let judged = Judged::new(ordinance, rules, game, which, side)?;
        let last = side.teams.iter().map(|team| team.ranks[1]).max();
        for seat in judged.seats() {
            let mut add = |kind, cite| {
                notes.push(Note { side: which, board: seat.board, rank: Some(seat.rank), kind, cite });
            };
            let broken = found.iter().any(|one| one.side == which && one.board == Some(seat.board));
            if let Some((kind, cite)) = substitution::brings(&judged, seat).filter(|_| !broken) {
                add(kind, Some(cite));
            }
            if let (Rank::Listed(number), Some(last)) = (seat.rank, last)
                && number > last
                && !rules.youth_ranks
            {
                add(NoteKind::BehindTheList { last }, None);
            }
        }
        let results = game.results.iter().flatten().zip(1..).filter(|(result, _)| result.is_some());
        for (_, board) in results {
            let seat = judged.seats().find(|seat| seat.board == board);
            if seat.is_none_or(|seat| seat.absent) {
                let rank = seat.map(|seat| seat.rank);
                notes.push(Note {
                    side: which,
                    board,
                    rank,
                    kind: NoteKind::ResultWithoutPlayer,
                    cite: None,
                });
            }
        }
    }
    notes.sort_by_key(|note| (note.side, note.board));
    Ok(notes)
}

//! Double-Swiss (C.04.5) in a file that has one result a round: the two games of a match are two rounds, the first and the second,
//! the third and the fourth, and so on. Record 142 counts them all, so its number is even. A bye of the pairing is `U` in the first of
//! the two and `H` in the second: a win and a draw.

use std::collections::HashMap;

use turmuhr_core::{PlayerId, Points, Round};
use turmuhr_pairing::{
    Entrant, Scoring, baku,
    double_swiss::{match_scoring, one_match},
    field::{Adjustment, Prohibition},
};

use super::{Tournament, scoring::entrant};
use crate::trf::finding::{Finding, FindingKind, Severity};

/// What a pairing of matches starts from.
pub(super) struct Matches {
    pub(super) players: Vec<Entrant>,
    pub(super) total: u32,
    pub(super) done: u32,
    pub(super) scoring: Scoring,
    pub(super) prohibited: Vec<Prohibition>,
}

pub(super) fn matches(tournament: &Tournament, total: u32) -> Result<Matches, Vec<Finding>> {
    let mut errors = Vec::new();
    let whole = |kind| Finding { line: 0, column: 0, severity: Severity::Error, kind };
    for rounds in [total, tournament.rounds_done] {
        if !rounds.is_multiple_of(2) && errors.is_empty() {
            errors.push(whole(FindingKind::HalfMatch { rounds }));
        }
    }
    let scoring = match_scoring(&tournament.scoring);
    let histories: HashMap<PlayerId, &[Round]> =
        tournament.players.iter().map(|player| (player.id(), player.history.as_slice())).collect();
    let mut players = Vec::new();
    for competitor in &tournament.players {
        let games = entrant(competitor);
        let mut own = Entrant { history: Vec::new(), adjustments: Vec::new(), ..games.clone() };
        for number in 1..=tournament.rounds_done / 2 {
            let [first, second] = [2 * number - 1, 2 * number].map(|round| games.round(round));
            let points = tournament.scoring.worth(first) + tournament.scoring.worth(second);
            let theirs = first.opponent().map_or(Points::ZERO, |opponent| {
                let history = histories.get(&opponent).copied().unwrap_or_default();
                let games = history.iter().skip(2 * number as usize - 2).take(2);
                games.map(|&round| tournament.scoring.worth(round)).sum()
            });
            let Some(round) = one_match(first, second, points.cmp(&theirs)) else {
                let kind = FindingKind::MatchTorn { player: competitor.id(), round: 2 * number };
                errors.push(Finding { line: competitor.line, column: 1, severity: Severity::Error, kind });
                break;
            };
            own.history.push(round);
            let more = points - scoring.worth(round);
            if more != Points::ZERO {
                own.adjustments.push(Adjustment { round: number, points: more });
            }
        }
        let halved =
            |change: &Adjustment| Adjustment { round: change.round.div_ceil(2), points: change.points };
        own.adjustments.extend(games.adjustments.iter().map(halved));
        own.virtual_points = games.virtual_points.iter().copied().step_by(2).collect();
        players.push(own);
    }
    let named = tournament.type_code.as_ref().is_some_and(|code| code.baku);
    if named && players.iter().all(|player| player.virtual_points.is_empty()) {
        if !baku::is_allowed(&tournament.scoring) {
            errors.push(whole(FindingKind::BakuNotAllowed));
        }
        let size = baku::upper_group(u32::try_from(players.len()).unwrap_or(u32::MAX)) as usize;
        let points = baku::virtual_points(total / 2, scoring.win);
        for player in players.iter_mut().take(size) {
            player.virtual_points.clone_from(&points);
        }
    }
    let prohibited = tournament.prohibited.iter().map(|one| Prohibition {
        first_round: one.first_round.div_ceil(2),
        last_round: one.last_round.div_ceil(2),
        players: one.players.clone(),
    });
    if !errors.is_empty() {
        return Err(errors);
    }
    let done = tournament.rounds_done / 2;
    Ok(Matches { players, total: total / 2, done, scoring, prohibited: prohibited.collect() })
}

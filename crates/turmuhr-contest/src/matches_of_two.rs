//! Double-Swiss (C.04.5): the two games of a match are two rounds of the contest: the first and second, the
//! third and fourth, and so on.

use std::collections::HashMap;

use turmuhr_core::{Bye, PlayerId, Points, Round};
use turmuhr_pairing::{
    Entrant, Scoring, baku,
    double_swiss::{match_scoring, one_match},
    field::{Adjustment, Prohibition},
};

use crate::{Contest, pairing::Unready};

/// The input for a pairing of matches.
pub(crate) struct Matches {
    pub(crate) players: Vec<Entrant>,
    pub(crate) total: u32,
    pub(crate) done: u32,
    pub(crate) scoring: Scoring,
    pub(crate) prohibited: Vec<Prohibition>,
}

/// The bye of a match as byes of its games, counted from 0: the bye of the pairing is a win and a draw (C.04.5,
/// 1.4).
pub const fn bye_of_game(bye: Bye, game: u32) -> Bye {
    match bye {
        Bye::PairingAllocated if game > 0 => Bye::Half,
        Bye::PairingAllocated | Bye::Full | Bye::Half | Bye::Zero => bye,
    }
}

pub(crate) fn matches(contest: &Contest, total: u32) -> Result<Matches, Vec<Unready>> {
    let mut reasons = Vec::new();
    for rounds in [total, contest.rounds] {
        if !rounds.is_multiple_of(2) && reasons.is_empty() {
            reasons.push(Unready::HalfMatch { rounds });
        }
    }
    let scoring = match_scoring(&contest.scoring);
    let histories: HashMap<PlayerId, &[Round]> =
        contest.players.iter().map(|player| (player.number, player.history.as_slice())).collect();
    let mut players = Vec::new();
    for player in &contest.players {
        let games = player.entrant();
        let mut own = Entrant { history: Vec::new(), adjustments: Vec::new(), ..games.clone() };
        for number in 1..=contest.rounds / 2 {
            let [first, second] = [2 * number - 1, 2 * number].map(|round| games.round(round));
            let points = contest.scoring.worth(first) + contest.scoring.worth(second);
            let theirs = first.opponent().map_or(Points::ZERO, |opponent| {
                let history = histories.get(&opponent).copied().unwrap_or_default();
                let games = history.iter().skip(2 * number as usize - 2).take(2);
                games.map(|&round| contest.scoring.worth(round)).sum()
            });
            let Some(round) = one_match(first, second, points.cmp(&theirs)) else {
                reasons.push(Unready::MatchTorn { player: player.number, round: 2 * number });
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
    if contest.baku && players.iter().all(|player| player.virtual_points.is_empty()) {
        let size = baku::upper_group(u32::try_from(players.len()).unwrap_or(u32::MAX)) as usize;
        let points = baku::virtual_points(total / 2, scoring.win);
        for player in players.iter_mut().take(size) {
            player.virtual_points.clone_from(&points);
        }
    }
    let prohibited = contest.prohibited.iter().map(|one| Prohibition {
        first_round: one.first_round.div_ceil(2),
        last_round: one.last_round.div_ceil(2),
        players: one.players.clone(),
    });
    if !reasons.is_empty() {
        return Err(reasons);
    }
    let done = contest.rounds / 2;
    Ok(Matches { players, total: total / 2, done, scoring, prohibited: prohibited.collect() })
}

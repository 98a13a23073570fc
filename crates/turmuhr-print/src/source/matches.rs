//! Team matches, with the games of their players board by board.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_contest::{Contest, Paired, Unplayed};
use turmuhr_core::{Bye, Color, PlayerId, Round as Seen};

use turmuhr_tournament::{GameResult, RoundNo};

use super::{Board, Game, History, Round, file::result};

/// A round of matches. The team with White on its first board is named first, as in the pairing.
pub(super) fn round(
    contest: &Contest,
    paired: &Paired,
    histories: &BTreeMap<PlayerId, History>,
    number: RoundNo,
) -> Round {
    let sides = Sides::new(contest, number);
    // From the pairing: there both sides agree on the colour, even if the first board was forfeited.
    let paired: BTreeMap<PlayerId, Seen> = paired
        .entrants
        .iter()
        .filter_map(|team| Some((team.id, *team.history.get(number.index()?)?)))
        .collect();
    let mut round =
        Round { number, starts: None, draft: false, by_hand: None, boards: Vec::new(), byes: Vec::new() };
    for (&team, history) in histories {
        let known = paired.get(&team).or_else(|| history.rounds.get(number.index()?));
        let Some(seen) = known else { continue };
        let (opponent, colour) = match *seen {
            Seen::Played { opponent, colour, .. } | Seen::Adjourned { opponent, colour } => {
                (opponent, Some(colour))
            }
            Seen::ForfeitWin { opponent, colour } | Seen::ForfeitLoss { opponent, colour } => {
                (opponent, colour)
            }
            Seen::Bye(bye) => {
                round.byes.push((team, bye));
                continue;
            }
        };
        let told = round.boards.iter().any(|board| board.first == opponent && board.second == team);
        if !told && colour.map_or(team < opponent, Color::is_white) {
            let games = sides.games(team, opponent);
            round.boards.push(Board { number: 0, first: team, second: opponent, games, decided: None });
        }
    }
    round
}

/// The players of each team in a round.
struct Sides {
    /// In board order; `None` for an empty board.
    seated: BTreeMap<PlayerId, Vec<Option<PlayerId>>>,
    seen: BTreeMap<PlayerId, Seen>,
    /// The winners of forfeited matches.
    by_forfeit: BTreeSet<PlayerId>,
}

impl Sides {
    fn new(contest: &Contest, number: RoundNo) -> Sides {
        let seen: BTreeMap<PlayerId, Seen> = contest
            .players
            .iter()
            .filter_map(|player| Some((player.number, player.round(number.0)?)))
            .collect();
        let sat = |player: &PlayerId| seen.get(player).is_some_and(|seen| seen.opponent().is_some());
        let teams = contest.teams.iter().flat_map(|teams| &teams.list);
        let seats = |team: &turmuhr_contest::Team| match team
            .rounds
            .get(&number.0)
            .and_then(|round| round.line_up.as_ref())
        {
            Some(boards) => boards.clone(),
            None => team.members.iter().copied().filter(sat).map(Some).collect(),
        };
        let seated = teams.map(|team| (team.number.as_entrant(), seats(team))).collect();
        let won = |team: &&turmuhr_contest::Team| {
            let mut unplayed = team.rounds.get(&number.0).into_iter().flat_map(|round| &round.unplayed);
            unplayed.any(|unplayed| matches!(unplayed, Unplayed::Forfeit { won: true, .. }))
        };
        let teams = contest.teams.iter().flat_map(|teams| &teams.list);
        let by_forfeit = teams.filter(won).map(|team| team.number.as_entrant()).collect();
        Sides { seated, seen, by_forfeit }
    }

    fn games(&self, first: PlayerId, second: PlayerId) -> Vec<Game> {
        let none = Vec::new();
        let (one, other) =
            (self.seated.get(&first).unwrap_or(&none), self.seated.get(&second).unwrap_or(&none));
        let opponent = |player: PlayerId| self.seen.get(&player).and_then(|seen| seen.opponent());
        let mut games = Vec::new();
        for board in 0..one.len().max(other.len()) {
            let own = one.get(board).copied().flatten();
            // The players' lines take precedence over the order of the teams.
            let met = own.and_then(opponent);
            let theirs = met.or_else(|| other.get(board).copied().flatten());
            let (mine, facing) =
                (own.and_then(|id| self.seen.get(&id)), theirs.and_then(|id| self.seen.get(&id)));
            let white = |seen: &Seen| seen.meant_colour().map(Color::is_white);
            let first_has_white = mine
                .and_then(white)
                .or_else(|| facing.and_then(white).map(|white| !white))
                .unwrap_or(board.is_multiple_of(2));
            let as_first = match (won_alone(mine), won_alone(facing)) {
                (Some(true), Some(false)) => Some(GameResult::WhiteByForfeit),
                (Some(false), Some(true)) => Some(GameResult::BlackByForfeit),
                // An empty board goes with a forfeited match; otherwise nobody wins it.
                (Some(false), Some(false)) if self.by_forfeit.contains(&first) => {
                    Some(GameResult::WhiteByForfeit)
                }
                (Some(false), Some(false)) if self.by_forfeit.contains(&second) => {
                    Some(GameResult::BlackByForfeit)
                }
                (Some(false), Some(false)) => Some(GameResult::BothForfeit),
                (Some(true), Some(true)) | (None, _) | (_, None) => match (mine, facing) {
                    (Some(mine), facing) => result(*mine, facing.copied()),
                    (None, Some(facing)) => result(*facing, None).map(|result| result.turned()),
                    (None, None) => None,
                },
            };
            games.push(Game {
                white: if first_has_white { own } else { theirs },
                black: if first_has_white { theirs } else { own },
                first_has_white,
                result: as_first.map(|result| if first_has_white { result } else { result.turned() }),
            });
        }
        games
    }
}

/// Whether a seat without a game won its board: nobody came to face the player. `None` if there was a game.
fn won_alone(seen: Option<&Seen>) -> Option<bool> {
    match seen {
        None | Some(Seen::Bye(Bye::Zero)) => Some(false),
        Some(Seen::Bye(Bye::Full)) => Some(true),
        Some(
            Seen::Bye(Bye::Half | Bye::PairingAllocated)
            | Seen::Played { .. }
            | Seen::Adjourned { .. }
            | Seen::ForfeitWin { .. }
            | Seen::ForfeitLoss { .. },
        ) => None,
    }
}

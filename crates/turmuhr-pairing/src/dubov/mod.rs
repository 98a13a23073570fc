//! The Dubov system (C.04.4.1 of 2026): within a score, players who have met weak opponents meet strong ones.
//!
//! The bye comes first (3.1), then scoregroup by scoregroup from the top (3.2), with as few upfloaters as
//! possible. White seekers, ordered by their opponents' average rating, meet Black seekers, ordered by number.
//!
//! Ambiguous rules are read as follows:
//! - A pairing with a player of a higher score is an upfloat (1.8, C8 to C10), even if the game was not played.
//!   [`Upfloated`] has the other reading, and [`doubt`](crate::doubt) says where it matters.
//! - C9 adds up how often the maximum upfloaters have been upfloated.
//! - Shifters are numbered among those who sought the colour from the beginning (4.3); nobody is shifted back.
//! - The game of 3.1.4 is one at the board; 4.4.1 means 3.2.4 where it says 2.2.4.

#[cfg(feature = "oracle")]
pub(crate) mod oracle;
mod subgroups;
mod upfloaters;

use std::{cmp::Reverse, collections::HashMap};

use turmuhr_core::{Color, PlayerId, Points};

use crate::{
    account::{ByeOrder, Part, Procedure},
    colours::{self, Allocate, ColourRule},
    dutch::{Effort, bracket::denied},
    field::{Attendance, Entrant, Field},
    outcome::{NoPairing, Stop},
    reasons::{Criterion, Value, Weighed},
    roster::{Bars, Contender, Reading, Roster, Unplayed, Wishes},
    system::System,
};

/// How past rounds are interpreted.
pub(crate) const READING: Reading =
    Reading { unplayed: Unplayed::Never, wishes: Wishes::Dubov, bars: Bars::GainOfWin };

/// Which pairings with a player of a higher score count as upfloats.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Upfloated {
    ByPairing,
    /// Only games that were played.
    ByPlaying,
}

/// The system's own data on a player, beyond the roster.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Opposition {
    /// The average rating of the opponents met at the board, rounded; 0 before the first game (1.7).
    pub average: u32,
    /// Upfloats so far, and whether the last round was one.
    pub upfloats: u32,
    /// The last round was an upfloat (C10).
    pub upfloated_last: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dubov {
    opposition: HashMap<PlayerId, Opposition>,
    /// 1.8.2: a player with this many upfloats is a maximum upfloater.
    most_upfloats: u32,
    /// C8 to C10: not in the last round.
    weighs_history: bool,
}

impl Dubov {
    /// 1.1: every player needs a rating.
    pub(crate) fn of(field: &Field, upfloated: Upfloated) -> Result<Dubov, NoPairing> {
        let counts = |player: &Entrant| {
            player.next == Attendance::Present
                || player.history.iter().take(field.rounds_done as usize).any(|round| round.is_played())
        };
        let unrated: Vec<PlayerId> = field
            .players
            .iter()
            .filter(|player| player.rating == 0 && counts(player))
            .map(|player| player.id)
            .collect();
        if !unrated.is_empty() {
            return Err(NoPairing::Unrated(unrated));
        }
        Ok(Dubov {
            opposition: opposition(field, upfloated),
            most_upfloats: 2 + field.total_rounds / 5,
            weighs_history: !field.is_last_round(),
        })
    }

    pub(crate) fn opposition(&self, id: PlayerId) -> Opposition {
        self.opposition.get(&id).copied().unwrap_or_default()
    }

    /// The values of C8, C9 and C10 for an upfloater.
    fn history(&self, player: &Contender) -> [u32; 3] {
        let Opposition { upfloats, upfloated_last, .. } = self.opposition(player.id);
        if !self.weighs_history {
            return [0; 3];
        }
        let most = upfloats >= self.most_upfloats;
        [u32::from(most), if most { upfloats } else { 0 }, u32::from(upfloated_last)]
    }

    /// The order of S1 (3.2.5) and of White seekers (4.3.2).
    pub(crate) fn by_opposition(&self, roster: &Roster, place: usize) -> (u32, u32) {
        let player = &roster.players[place];
        (self.opposition(player.id).average, player.number)
    }
}

fn opposition(field: &Field, upfloated: Upfloated) -> HashMap<PlayerId, Opposition> {
    let known: HashMap<PlayerId, &Entrant> = field.players.iter().map(|player| (player.id, player)).collect();
    let one = |player: &Entrant| {
        let (mut ratings, mut games) = (0_u64, 0_u64);
        let mut told = Opposition::default();
        for number in 1..=field.rounds_done {
            let round = player.round(number);
            let Some(opponent) = round.opponent().and_then(|id| known.get(&id)) else {
                told.upfloated_last = false;
                continue;
            };
            if round.is_played() {
                ratings += u64::from(opponent.rating);
                games += 1;
            }
            let score = |player: &Entrant| player.pairing_score(&field.scoring, number);
            let counts = upfloated == Upfloated::ByPairing || round.is_played();
            told.upfloated_last = counts && score(opponent) > score(player);
            told.upfloats += u32::from(told.upfloated_last);
        }
        // 1.7.1: rounded to the nearest, halves upwards.
        told.average = if games == 0 { 0 } else { ((2 * ratings + games) / (2 * games)) as u32 };
        told
    };
    field.players.iter().map(|player| (player.id, one(player))).collect()
}

impl Procedure for Dubov {
    fn system(&self) -> System {
        System::Dubov
    }

    fn brackets(
        &self,
        roster: &Roster,
        bye: Option<usize>,
        effort: Effort,
        stop: &mut dyn FnMut(&Part) -> bool,
    ) -> Result<Vec<Part>, Stop> {
        // Proves that the players can be paired at all.
        crate::completion::Completion::of(roster, false)?;
        let mut left: Vec<usize> = (0..roster.len()).collect();
        let mut parts = Vec::new();
        while let Some(&first) = left.first() {
            let score = roster.score(first);
            let upfloaters = upfloaters::choose(self, roster, &left, effort)?;
            let residents: Vec<usize> =
                left.iter().copied().take_while(|&place| roster.score(place) == score).collect();
            let members: Vec<usize> = residents.iter().chain(&upfloaters).copied().collect();
            left.retain(|place| !members.contains(place));
            let paired = subgroups::pair(self, roster, &members)?;
            let mut pairs: Vec<(usize, usize)> =
                paired.pairs.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
            pairs.sort_unstable();
            let part = Part {
                score,
                weighed: self.weighed(roster, score, &pairs, &upfloaters),
                residents,
                moved: upfloaters,
                pairs,
                floaters: Vec::new(),
                plain: paired.plain,
                shifted: paired.shifted,
            };
            parts.push(part.around(bye));
            if parts.last().is_some_and(&mut *stop) {
                break;
            }
        }
        Ok(parts)
    }

    fn allocation(&self) -> Allocate {
        allocate
    }

    /// 3.1.4 and 3.1.5: most games, then the largest number.
    fn bye_order(&self, roster: &Roster, place: usize) -> ByeOrder {
        let player = &roster.players[place];
        (Reverse(player.games), [-i64::from(player.number), 0, 0])
    }
}

impl Dubov {
    /// C5 to C10.
    fn weighed(
        &self,
        roster: &Roster,
        score: Points,
        pairs: &[(usize, usize)],
        upfloaters: &[usize],
    ) -> Vec<Weighed> {
        let mut differences: Vec<Points> =
            upfloaters.iter().map(|&place| score - roster.score(place)).collect();
        differences.sort_unstable_by(|one, other| other.cmp(one));
        let players = &roster.players;
        let unmet = pairs.iter().filter(|&&(one, other)| denied(&players[one], &players[other])).count();
        let mut history = [0_u32; 3];
        for &place in upfloaters {
            for (sum, one) in history.iter_mut().zip(self.history(&players[place])) {
                *sum += one;
            }
        }
        let count = |criterion, count: usize| Weighed { criterion, value: Value::Count(count) };
        vec![
            count(Criterion::Floaters, upfloaters.len()),
            Weighed { criterion: Criterion::FloaterScores, value: Value::Points(differences) },
            count(Criterion::Preferences, unmet),
            count(Criterion::MaximumUpfloaters, history[0] as usize),
            count(Criterion::MaximumUpfloats, history[1] as usize),
            count(Criterion::FloaterFloated, history[2] as usize),
        ]
    }
}

/// 5.2: the colour of the higher ranked player, and the rule. A player without a game prefers Black; between
/// two such players the number decides.
fn allocate(higher: &Contender, lower: &Contender, initial: Color) -> (Color, ColourRule) {
    if higher.colours.is_empty() && lower.colours.is_empty() {
        let odd = higher.number % 2 == 1;
        return (if odd { initial } else { !initial }, ColourRule::ByNumber);
    }
    colours::allocate(higher, lower, initial)
}

#[cfg(test)]
mod tests {
    use turmuhr_core::{Bye, Rated, Round, Score};

    use super::*;
    use crate::field::Scoring;

    fn field(total_rounds: u32, players: Vec<Entrant>) -> Field {
        Field {
            rounds_done: players.iter().map(|player| player.history.len()).max().unwrap_or(0) as u32,
            players,
            total_rounds,
            initial_colour: Color::White,
            scoring: Scoring::STANDARD,
            prohibited: Vec::new(),
        }
    }

    fn entrant(id: u32, rating: u32, history: &[Round]) -> Entrant {
        Entrant { rating, history: history.to_vec(), ..Entrant::new(PlayerId(id)) }
    }

    fn game(opponent: u32, score: Score) -> Round {
        Round::Played { opponent: PlayerId(opponent), colour: Color::White, score, rated: Rated::Yes }
    }

    #[test]
    fn article_1_7_the_average_is_rounded_and_only_games_count() {
        let forfeit = Round::ForfeitWin { opponent: PlayerId(4), colour: None };
        let bye = Round::Bye(Bye::Half);
        let cases: [(&[Round], u32); 5] = [
            (&[], 0),
            (&[forfeit, bye], 0),
            (&[game(2, Score::Win)], 2001),
            // Halves are rounded up.
            (&[game(2, Score::Win), game(3, Score::Loss)], 2001),
            (&[game(3, Score::Win), game(4, Score::Loss), forfeit], 1850),
        ];
        for (history, average) in cases {
            let players = vec![
                entrant(1, 2100, history),
                entrant(2, 2001, &[]),
                entrant(3, 2000, &[]),
                entrant(4, 1700, &[]),
            ];
            let system = Dubov::of(&field(9, players), Upfloated::ByPairing).unwrap();
            assert_eq!(system.opposition(PlayerId(1)).average, average, "{history:?}");
        }
    }

    #[test]
    fn article_1_8_upfloats_are_counted_by_the_scores_before_the_round() {
        // Before round 2, 1 is a half-point bye behind 2; before round 3, more.
        let forfeit = Round::ForfeitLoss { opponent: PlayerId(2), colour: None };
        let players = vec![
            entrant(1, 2000, &[Round::Bye(Bye::Zero), game(2, Score::Loss), forfeit]),
            entrant(2, 1900, &[Round::Bye(Bye::Half), game(1, Score::Win), Round::Bye(Bye::Zero)]),
        ];
        let field = field(9, players);
        let told = |upfloated| {
            let seen = Dubov::of(&field, upfloated).unwrap().opposition(PlayerId(1));
            (seen.upfloats, seen.upfloated_last)
        };
        assert_eq!(told(Upfloated::ByPairing), (2, true));
        assert_eq!(told(Upfloated::ByPlaying), (1, false));
    }

    #[test]
    fn article_1_8_2_how_often_is_too_often() {
        for (rounds, most) in [(1, 2), (4, 2), (5, 3), (9, 3), (10, 4), (15, 5)] {
            let system = Dubov::of(&field(rounds, Vec::new()), Upfloated::ByPairing).unwrap();
            assert_eq!(system.most_upfloats, most, "{rounds}");
        }
    }

    #[test]
    fn c8_to_c10_are_silent_in_the_last_round() {
        let seen = Opposition { average: 0, upfloats: 4, upfloated_last: true };
        let contender = |field: &Field| Roster::of(field, READING).unwrap().players[0].clone();
        for (total, told) in [(2, [1, 4, 1]), (1, [0, 0, 0])] {
            let field = field(total, vec![entrant(1, 2000, &[])]);
            let mut system = Dubov::of(&field, Upfloated::ByPairing).unwrap();
            system.opposition.insert(PlayerId(1), seen);
            assert_eq!(system.history(&contender(&field)), told);
        }
    }
}

//! Teams as input for a pairing (C.04.6).

use turmuhr_core::{Bye, Color, Points, Rated, Round, Score};
use turmuhr_pairing::{Attendance, Entrant, Scoring, field::Adjustment};
use turmuhr_standings::{ByMeasure, Measure};

use super::{Membership, Team, TeamFault, TeamNumber, Teams, Unplayed, match_score};
use crate::Contest;

/// The default colours on the boards.
const USUAL_COLOURS: [Color; 2] = [Color::White, Color::Black];

/// The default number of boards.
const USUAL_BOARDS: usize = 4;

/// The teams with their matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    pub entrants: Vec<Entrant>,
    /// For the score that teams are paired by.
    pub scoring: Scoring,
    /// The points of each team in each round.
    pub points: Vec<Vec<ByMeasure<Points>>>,
    pub faults: Vec<TeamFault>,
}

/// The points for matches.
struct Worths {
    matches: Scoring,
    games: Scoring,
    bye_games: Points,
    all_won: Points,
    all_drawn: Points,
}

impl Teams {
    /// The teams as input for a pairing.
    pub fn paired(&self, contest: &Contest) -> Paired {
        let worths = self.worths(contest);
        let matches = Matches { teams: self, members: Membership::new(contest, self), worths: &worths };
        let mut paired =
            Paired { entrants: Vec::new(), scoring: worths.matches, points: Vec::new(), faults: Vec::new() };
        for team in &self.list {
            let mut entrant = Entrant::new(team.number.as_entrant());
            let mut points = Vec::new();
            for number in 1..=contest.rounds {
                let (round, scored) = matches.play(team, number, &mut paired.faults);
                points.push(scored);
                entrant.history.push(round);
                entrant.second_score.push(scored[self.primary.other()]);
                // A history knows match points alone, and no drawn match without a game. One entry a round.
                let points = scored[self.primary] - worths.matches.worth(round);
                entrant.adjustments.push(Adjustment { round: number, points });
            }
            if !self.second_counts {
                entrant.second_score.clear();
            }
            entrant.next = matches.attendance(team);
            entrant.virtual_points.clone_from(&team.virtual_points);
            self.adjust(team, &mut entrant, &points);
            paired.entrants.push(entrant);
            paired.points.push(points);
        }
        paired
    }

    fn worths(&self, contest: &Contest) -> Worths {
        let boards = self.colours.as_ref().map_or(USUAL_BOARDS, Vec::len);
        let all =
            |one: Points| Points::tenths(one.in_tenths().saturating_mul(i32::try_from(boards).unwrap_or(0)));
        let worth = self.worth;
        // C.04.6, 1.4: the bye scores a drawn match.
        let matches = Scoring {
            pairing_bye: self.bye.matches.unwrap_or(worth.draw),
            forfeit_loss: worth.loss,
            ..Scoring::of(worth.win, worth.draw, worth.loss)
        };
        let (all_won, all_drawn) = (all(contest.scoring.win), all(contest.scoring.draw));
        let bye_games = self.bye.games.unwrap_or(all_drawn);
        Worths { matches, games: contest.scoring, bye_games, all_won, all_drawn }
    }

    /// Applies bonuses, penalties, and matches with exceptional points.
    fn adjust(&self, team: &Team, entrant: &mut Entrant, counted: &[ByMeasure<Points>]) {
        let (first, second) = (self.primary, self.primary.other());
        for abnormal in &self.abnormal {
            if !abnormal.teams.is_empty() && !abnormal.teams.contains(&team.number) {
                continue;
            }
            let said = ByMeasure::new(abnormal.matches, abnormal.games);
            // The added points, by round.
            let changes: Vec<(u32, ByMeasure<Points>)> = match abnormal.outcome {
                None => {
                    let points = ByMeasure::each(|measure| said[measure].unwrap_or(Points::ZERO));
                    vec![(abnormal.round.unwrap_or(0), points)]
                }
                Some(outcome) => (1..)
                    .zip(entrant.history.iter().zip(counted))
                    .filter(|(round, (played, _))| {
                        abnormal.round.is_none_or(|only| only == *round) && outcome.is(**played)
                    })
                    .map(|(round, (_, worth))| {
                        let instead = |measure: Measure| {
                            said[measure].map_or(Points::ZERO, |said| said - worth[measure])
                        };
                        (round, ByMeasure::each(instead))
                    })
                    .collect(),
            };
            for (round, points) in changes {
                entrant.adjustments.push(Adjustment { round, points: points[first] });
                // There is no entry before the first round; the first is precise enough for colours.
                let at = (round as usize).max(1) - 1;
                if let Some(score) = entrant.second_score.get_mut(at) {
                    *score += points[second];
                }
            }
        }
    }
}

struct Matches<'a> {
    teams: &'a Teams,
    members: Membership<'a>,
    worths: &'a Worths,
}

impl Matches<'_> {
    /// The team's round and its points.
    fn play(&self, team: &Team, number: u32, faults: &mut Vec<TeamFault>) -> (Round, ByMeasure<Points>) {
        let scored = |(round, games)| (round, ByMeasure::new(self.worths.matches.worth(round), games));
        let forfeit = team.unplayed(number).iter().rev().find_map(|unplayed| match *unplayed {
            Unplayed::Forfeit { opponent, colour, won } => Some((opponent, colour, won)),
            Unplayed::Bye(_) => None,
        });
        if let Some((opponent, colour, won)) = forfeit {
            return scored(self.forfeited(team, number, opponent, colour, won));
        }
        let mut opponents: Vec<TeamNumber> = self
            .games(team, number)
            .filter_map(|(_, round)| self.members.homes.get(&round.opponent()?).copied())
            .collect();
        opponents.sort_unstable();
        opponents.dedup();
        let (met, opponent) = match opponents[..] {
            [] => match team.opponent(number) {
                Some(opponent) => (false, opponent),
                None => return scored(self.without_opponent(team, number)),
            },
            [one] if one != team.number => (true, one),
            _ => {
                faults.push(TeamFault::SeveralOpponents { team: team.number, round: number });
                return scored((Round::Bye(Bye::Zero), Points::ZERO));
            }
        };
        let rivals = self.teams.team(opponent);
        let own = self.game_points(team, number);
        let theirs = rivals.map_or(Points::ZERO, |rivals| self.game_points(rivals, number));
        let colour = self.colour(team, number);
        let clash = || colour.is_none() || colour == rivals.and_then(|rivals| self.colour(rivals, number));
        if met && clash() {
            faults.push(TeamFault::Colours { team: team.number, opponent, round: number });
        }
        let played = self.games(team, number).any(|(_, round)| round.is_played());
        let opponent = opponent.as_entrant();
        let score = match_score(played, own, theirs);
        let round = match (played, score) {
            (true, score) => {
                let colour = colour.unwrap_or(Color::White);
                Round::Played { opponent, colour, score, rated: Rated::Yes }
            }
            (false, Score::Win) => Round::ForfeitWin { opponent, colour },
            (false, Score::Draw | Score::Loss) => Round::ForfeitLoss { opponent, colour },
        };
        let worth = &self.teams.worth;
        let matches = match score {
            Score::Win => worth.win,
            Score::Draw => worth.draw,
            Score::Loss => worth.loss,
        };
        (round, ByMeasure::new(matches, own))
    }

    fn forfeited(
        &self,
        team: &Team,
        number: u32,
        opponent: TeamNumber,
        colour: Color,
        won: bool,
    ) -> (Round, Points) {
        let (opponent, colour) = (opponent.as_entrant(), Some(colour));
        let round = if won {
            Round::ForfeitWin { opponent, colour }
        } else {
            Round::ForfeitLoss { opponent, colour }
        };
        let told = self.games(team, number).next().is_some();
        let games = match (told, won) {
            (true, _) => self.game_points(team, number),
            (false, true) => self.worths.all_won,
            (false, false) => Points::ZERO,
        };
        (round, games)
    }

    fn without_opponent(&self, team: &Team, number: u32) -> (Round, Points) {
        let said = || {
            team.unplayed(number).iter().filter_map(|unplayed| match unplayed {
                Unplayed::Bye(bye) => Some(*bye),
                Unplayed::Forfeit { .. } => None,
            })
        };
        let in_lines = |bye: Bye| self.games(team, number).any(|(_, round)| round == Round::Bye(bye));
        let bye = said()
            .find(|bye| *bye == Bye::PairingAllocated)
            .or_else(|| said().next_back())
            .or_else(|| [Bye::PairingAllocated, Bye::Full, Bye::Half].into_iter().find(|&bye| in_lines(bye)))
            .unwrap_or(Bye::Zero);
        let games = match bye {
            Bye::PairingAllocated => self.worths.bye_games,
            Bye::Full => self.worths.all_won,
            Bye::Half => self.worths.all_drawn,
            Bye::Zero => Points::ZERO,
        };
        (Round::Bye(bye), games)
    }

    /// Whether the team is present in the round to be paired. A team whose members are all absent is absent.
    fn attendance(&self, team: &Team) -> Attendance {
        if let Some(bye) = team.away {
            return Attendance::Away(bye);
        }
        let players = || team.members.iter().filter_map(|member| self.members.places.get(member));
        let away = |place: &usize| matches!(self.members.contest.players[*place].next, Attendance::Away(_));
        let nobody = players().next().is_some() && players().all(away);
        if nobody { Attendance::Away(Bye::Zero) } else { Attendance::Present }
    }

    /// The boards in order, from 0, with their games. Without a line-up: the members who were not absent, in
    /// team order.
    fn games<'t>(&'t self, team: &'t Team, number: u32) -> impl Iterator<Item = (usize, Round)> + 't {
        let line_up = team.line_up(number);
        let seated =
            line_up.into_iter().flatten().enumerate().filter_map(|(board, seat)| Some((board, (*seat)?)));
        let entered = move |player: &turmuhr_core::PlayerId| {
            self.members.game(*player, number).is_some_and(|round| round != Round::Bye(Bye::Zero))
        };
        let members = team.members.iter().filter(move |_| line_up.is_none()).copied().filter(entered);
        let boards = seated.chain(members.enumerate());
        boards.filter_map(move |(board, player)| Some((board, self.members.game(player, number)?)))
    }

    fn game_points(&self, team: &Team, number: u32) -> Points {
        self.games(team, number).map(|(_, round)| self.worths.games.worth(round)).sum()
    }

    /// C.04.6, 1.6.1: the colour on the first board; if that was empty, derived from another board.
    fn colour(&self, team: &Team, number: u32) -> Option<Color> {
        let colours = self.teams.colours.as_deref().filter(|colours| !colours.is_empty());
        let colours = colours.unwrap_or(&USUAL_COLOURS);
        let usual = |board: usize| colours[board % colours.len()];
        self.games(team, number).find_map(|(board, round)| {
            let colour = round.meant_colour()?;
            Some(if usual(board) == usual(0) { colour } else { !colour })
        })
    }
}

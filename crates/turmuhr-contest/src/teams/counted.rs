//! Teams as input for standings.

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_standings::{
    Adjustment, ByMeasure, Entry as Cell, Measure, Participant, Rules, Worth, rules::MatchWon,
};

use super::{Membership, Team, TeamNumber, Teams, Unplayed, match_score};
use crate::{Contest, table::worth};

/// A limit on boards: a small file could otherwise demand any number of them.
const MOST_BOARDS: usize = 100;

/// The data of the teams that standings need.
pub(crate) struct Counted {
    pub(crate) participants: Vec<Participant>,
    pub(crate) worth: ByMeasure<Worth>,
    pub(crate) boards: u32,
}

impl Teams {
    pub(crate) fn counted(&self, contest: &Contest, rules: &Rules, rounds: u32) -> Counted {
        let league = League::new(contest, self, rules);
        let participants = self.list.iter().map(|team| {
            let rounds: Vec<Cell> = (1..=rounds).map(|number| league.round(team, number)).collect();
            Participant {
                id: team.number.as_entrant(),
                rating: team.strength.filter(|strength| *strength > 0),
                adjustments: self.adjustments(team.number, &rounds),
                rounds,
            }
        });
        Counted { participants: participants.collect(), worth: league.worth, boards: league.boards }
    }

    fn adjustments(&self, team: TeamNumber, rounds: &[Cell]) -> Vec<Adjustment> {
        let mut found = Vec::new();
        for abnormal in &self.abnormal {
            if !abnormal.teams.is_empty() && !abnormal.teams.contains(&team) {
                continue;
            }
            let said = ByMeasure::new(abnormal.matches, abnormal.games);
            let Some(outcome) = abnormal.outcome else {
                found.push(Adjustment {
                    round: abnormal.round.unwrap_or(0),
                    points: ByMeasure::each(|measure| said[measure].unwrap_or(Points::ZERO)),
                });
                continue;
            };
            let meant = (1..).zip(rounds).filter(|(round, cell)| {
                abnormal.round.is_none_or(|only| only == *round) && outcome.is(cell.round)
            });
            found.extend(meant.map(|(round, cell)| {
                let instead =
                    |measure: Measure| said[measure].map_or(Points::ZERO, |said| said - cell.points[measure]);
                Adjustment { round, points: ByMeasure::each(instead) }
            }));
        }
        found
    }
}

struct League<'a> {
    contest: &'a Contest,
    teams: &'a Teams,
    rules: &'a Rules,
    members: Membership<'a>,
    boards: u32,
    worth: ByMeasure<Worth>,
}

/// A match, from the games of one side.
struct Side {
    opponent: TeamNumber,
    /// Of the first board.
    colour: Option<Color>,
    boards: Vec<Points>,
    played: bool,
    pending: bool,
}

impl Side {
    fn points(&self) -> Points {
        self.boards.iter().copied().sum()
    }
}

impl<'a> League<'a> {
    fn new(contest: &'a Contest, teams: &'a Teams, rules: &'a Rules) -> League<'a> {
        let game = worth(&contest.scoring);
        let members = Membership::new(contest, teams);
        let mut league = League { contest, teams, rules, members, boards: 0, worth: ByMeasure::both(game) };
        let boards =
            teams.colours.as_ref().map(|colours| colours.len().min(MOST_BOARDS)).unwrap_or_else(|| {
                let sides =
                    (1..=contest.rounds).flat_map(|round| teams.list.iter().map(move |team| (round, team)));
                sides.map(|(round, team)| league.seated(team, round).len()).max().unwrap_or(0)
            });
        league.boards = u32::try_from(boards).unwrap_or(u32::MAX);
        let count = i32::try_from(boards).unwrap_or(i32::MAX);
        let on_all = |points: Points| Points::tenths(points.in_tenths().saturating_mul(count));
        let games = Worth { win: on_all(game.win), draw: on_all(game.draw), loss: on_all(game.loss) };
        league.worth = ByMeasure::new(teams.worth, games);
        league
    }

    /// The games at the boards in order, `None` for an empty board. Without a line-up: the members who had an
    /// opponent.
    fn seated(&self, team: &Team, round: u32) -> Vec<Option<(PlayerId, Round)>> {
        let game = |player: PlayerId| Some((player, self.members.game(player, round)?));
        if let Some(boards) = team.line_up(round) {
            let known = |player: &PlayerId| self.members.homes.contains_key(player);
            return boards.iter().take(MOST_BOARDS).map(|seat| game(seat.filter(known)?)).collect();
        }
        let met = |player: &&PlayerId| self.members.opponent(**player, round).is_some();
        team.members.iter().filter(met).take(MOST_BOARDS).map(|player| game(*player)).collect()
    }

    fn side(&self, team: &Team, round: u32) -> Option<Side> {
        let boards = self.seated(team, round);
        let games = || boards.iter().flatten().map(|(_, game)| *game);
        let home = |game: Round| self.members.homes.get(&game.opponent()?).copied();
        let opponent = games().find_map(home).or_else(|| team.opponent(round))?;
        if opponent == team.number {
            return None;
        }
        Some(Side {
            opponent,
            colour: boards.first().copied().flatten().and_then(|(_, game)| game.colour()),
            played: games().any(Round::is_played),
            pending: games().any(|game| matches!(game, Round::Adjourned { .. })),
            boards: boards
                .iter()
                .map(|seat| {
                    seat.map_or(Points::ZERO, |(player, game)| self.contest.points(player, round, game))
                })
                .collect(),
        })
    }

    fn round(&self, team: &Team, round: u32) -> Cell {
        // The first record decides.
        match team.unplayed(round).first() {
            Some(Unplayed::Forfeit { opponent, colour, won }) => self.forfeited(*opponent, *colour, *won),
            Some(Unplayed::Bye(bye)) => self.bye(*bye),
            None => match self.side(team, round) {
                Some(side) => self.matched(side, round),
                None => self.bye(Bye::Zero),
            },
        }
    }

    fn on_every_board(&self, points: Points) -> Vec<Points> {
        if points == Points::ZERO {
            return Vec::new();
        }
        vec![points; self.boards as usize]
    }

    fn bye(&self, bye: Bye) -> Cell {
        let scoring = &self.contest.scoring;
        let (points, each) = match bye {
            // Article 12 of C.07 counts the bye as a win on every board.
            Bye::PairingAllocated => {
                let matches = self.teams.bye.matches.unwrap_or(self.worth.matches.win);
                let games = self.teams.bye.games.unwrap_or(self.worth.games.draw);
                (ByMeasure::new(matches, games), scoring.win)
            }
            Bye::Full => (ByMeasure::each(|measure| self.worth[measure].win), scoring.win),
            Bye::Half => (ByMeasure::each(|measure| self.worth[measure].draw), scoring.draw),
            Bye::Zero => (ByMeasure::both(Points::ZERO), Points::ZERO),
        };
        Cell { round: Round::Bye(bye), points, boards: self.on_every_board(each) }
    }

    fn forfeited(&self, opponent: TeamNumber, own: Color, won: bool) -> Cell {
        let (opponent, colour) = (opponent.as_entrant(), Some(own));
        if won {
            let points = ByMeasure::each(|measure| self.worth[measure].win);
            let boards = self.on_every_board(self.contest.scoring.win);
            Cell { round: Round::ForfeitWin { opponent, colour }, points, boards }
        } else {
            let boards = self.on_every_board(Points::ZERO);
            let points = ByMeasure::new(self.worth.matches.loss, Points::ZERO);
            Cell { round: Round::ForfeitLoss { opponent, colour }, points, boards }
        }
    }

    fn matched(&self, side: Side, round: u32) -> Cell {
        let own = side.points();
        let rivals = self.teams.team(side.opponent);
        let theirs = rivals.and_then(|team| self.side(team, round)).map(|side| side.points());
        let rival = match self.rules.match_won {
            MatchWon::MoreThanOpponent => theirs.unwrap_or(Points::ZERO),
            MatchWon::MoreThanHalf => self.worth.games.draw,
        };
        let score = match_score(side.played, own, rival);
        let worth = &self.worth.matches;
        let matches = match score {
            _ if side.pending => Points::ZERO,
            Score::Win => worth.win,
            Score::Draw => worth.draw,
            Score::Loss => worth.loss,
        };
        let (opponent, colour) = (side.opponent.as_entrant(), side.colour);
        let kind = if side.pending {
            Round::Adjourned { opponent, colour: colour.unwrap_or(Color::White) }
        } else if side.played {
            let colour = colour.unwrap_or(Color::White);
            Round::Played { opponent, colour, score, rated: Rated::Yes }
        } else if score == Score::Win {
            Round::ForfeitWin { opponent, colour }
        } else {
            Round::ForfeitLoss { opponent, colour }
        };
        Cell { round: kind, points: ByMeasure::new(matches, own), boards: side.boards }
    }
}

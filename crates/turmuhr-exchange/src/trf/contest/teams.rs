//! Matches of teams, put together from the games of their players.

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_standings::{
    Adjustment, ByMeasure, Entry as Cell, Event, Measure, Participant, Rules, Worth, rules::MatchWon,
};

use crate::trf::{
    document::Document,
    record::Record,
    records::{
        event::MatchSymbol,
        team::{Team, TeamId},
    },
    tournament::{Tournament, scoring::is},
    type_code::{Kind, Primary},
};

use super::{Frame, points, worth};

/// The event of the teams, or `None` where the file has no records 310.
pub(super) fn event(
    document: &Document,
    tournament: &Tournament,
    rules: &Rules,
    frame: Frame,
) -> Option<(Event, Vec<String>)> {
    let mut teams: Vec<&Team> = document
        .records()
        .filter_map(|record| match record {
            Record::Team(team) => Some(&**team),
            _ => None,
        })
        .collect();
    teams.sort_by_key(|team| team.id);
    teams.dedup_by_key(|team| team.id);
    if teams.is_empty() {
        return None;
    }
    let league = League::new(document, tournament, rules, &teams);
    let unplayed = league.unplayed();
    let round = |team: &Team, round: u32| {
        let known = unplayed.get(&(round, team.id)).cloned();
        known.unwrap_or_else(|| league.round(team, round))
    };
    let participants = teams.iter().map(|team| {
        let rounds: Vec<Cell> = (1..=frame.rounds).map(|number| round(team, number)).collect();
        Participant {
            id: PlayerId(team.id.0),
            rating: team.strength.filter(|strength| *strength > 0),
            adjustments: league.adjustments(team.id, &rounds),
            rounds,
        }
    });
    let primary = match tournament.type_code.as_ref().map(|code| code.kind) {
        Some(Kind::TeamSwiss { primary: Primary::GamePoints, .. }) => Measure::Game,
        _ => Measure::Match,
    };
    let event = Event {
        form: frame.form,
        participants: participants.collect(),
        rounds: frame.rounds,
        total_rounds: frame.total_rounds,
        primary,
        worth: league.worth,
        boards: Some(league.boards),
    };
    Some((event, teams.iter().map(|team| team.name.clone()).collect()))
}

/// No match has more boards. A few bytes in a file can ask for any number of them.
const MOST_BOARDS: usize = 100;

/// What is known about the teams together.
struct League<'a> {
    document: &'a Document,
    tournament: &'a Tournament,
    rules: &'a Rules,
    teams: BTreeMap<TeamId, &'a Team>,
    /// Where a player stands among the players, and for whom they play.
    players: BTreeMap<PlayerId, (usize, TeamId)>,
    line_ups: BTreeMap<(u32, TeamId), &'a [Option<PlayerId>]>,
    boards: u32,
    worth: ByMeasure<Worth>,
}

/// A match as one side's games tell it.
struct Side {
    opponent: TeamId,
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
    fn new(
        document: &'a Document,
        tournament: &'a Tournament,
        rules: &'a Rules,
        teams: &[&'a Team],
    ) -> League<'a> {
        let places: BTreeMap<PlayerId, usize> =
            tournament.players.iter().enumerate().map(|(place, player)| (player.id(), place)).collect();
        let mut players = BTreeMap::new();
        for team in teams {
            for member in &team.members {
                if let Some(place) = places.get(member) {
                    players.entry(*member).or_insert((*place, team.id));
                }
            }
        }
        let mut line_ups = BTreeMap::new();
        let mut told_boards = None;
        for record in document.records() {
            match record {
                Record::LineUp(line_up) => {
                    line_ups.insert((line_up.round, line_up.team), line_up.boards.as_slice());
                }
                Record::BoardColours(colours) => {
                    told_boards = u32::try_from(colours.len().min(MOST_BOARDS)).ok()
                }
                _ => {}
            }
        }
        let game = worth(&tournament.scoring);
        let mut league = League {
            document,
            tournament,
            rules,
            teams: teams.iter().map(|team| (team.id, *team)).collect(),
            players,
            line_ups,
            boards: 0,
            worth: ByMeasure::both(game),
        };
        league.boards = told_boards.unwrap_or_else(|| {
            let rounds = 1..=tournament.rounds_done;
            let sides = rounds.flat_map(|round| teams.iter().map(move |team| (round, team)));
            let largest = sides.map(|(round, team)| league.seated(team, round).len()).max().unwrap_or(0);
            u32::try_from(largest).unwrap_or(u32::MAX)
        });
        let count = i32::try_from(league.boards).unwrap_or(i32::MAX);
        let on_all = |points: Points| Points::tenths(points.in_tenths().saturating_mul(count));
        let games = Worth { win: on_all(game.win), draw: on_all(game.draw), loss: on_all(game.loss) };
        league.worth = ByMeasure::new(match_points(document), games);
        league
    }

    /// Who sat at the boards, in their order.
    fn seated(&self, team: &Team, round: u32) -> Vec<Option<usize>> {
        let place = |player: &PlayerId| self.players.get(player).map(|(place, _)| *place);
        if let Some(boards) = self.line_ups.get(&(round, team.id)) {
            let seats = boards.iter().take(MOST_BOARDS);
            return seats.map(|player| player.as_ref().and_then(place)).collect();
        }
        let meets = |place: &usize| self.opponent(*place, round).is_some();
        team.members.iter().filter_map(place).filter(meets).take(MOST_BOARDS).map(Some).collect()
    }

    fn game(&self, place: usize, round: u32) -> Option<Round> {
        self.tournament.players[place].history.get(round as usize - 1).copied()
    }

    fn opponent(&self, place: usize, round: u32) -> Option<TeamId> {
        let opponent = self.game(place, round)?.opponent()?;
        self.players.get(&opponent).map(|(_, team)| *team)
    }

    fn side(&self, team: &Team, round: u32) -> Option<Side> {
        let seated = self.seated(team, round);
        let opponent = seated.iter().flatten().find_map(|place| self.opponent(*place, round))?;
        if opponent == team.id {
            return None;
        }
        let games: Vec<Option<Round>> =
            seated.iter().map(|place| place.and_then(|place| self.game(place, round))).collect();
        Some(Side {
            opponent,
            colour: games.first().copied().flatten().and_then(Round::colour),
            boards: games
                .iter()
                .map(|game| game.map_or(Points::ZERO, |game| points(self.tournament, game)))
                .collect(),
            played: games.iter().flatten().any(|game| game.is_played()),
            pending: games.iter().flatten().any(|game| matches!(game, Round::Adjourned { .. })),
        })
    }

    /// Byes and matches that were not played: records 240, 320 and 330. What is said first stands.
    fn unplayed(&self) -> BTreeMap<(u32, TeamId), Cell> {
        let mut found: BTreeMap<(u32, TeamId), Cell> = BTreeMap::new();
        for record in self.document.records() {
            match record {
                Record::ForfeitedMatch(forfeit) => {
                    let sides = [
                        (forfeit.white, forfeit.black, Color::White),
                        (forfeit.black, forfeit.white, Color::Black),
                    ];
                    for (team, opponent, own) in sides {
                        let known = self.teams.contains_key(&opponent) && team != opponent;
                        if known {
                            let cell = self.forfeited(opponent, own, forfeit.winner == Some(own));
                            found.entry((forfeit.round, team)).or_insert(cell);
                        }
                    }
                }
                Record::TeamByes(byes) => {
                    let games = byes.game_points.unwrap_or(self.worth.games.draw);
                    let matches = byes.match_points.unwrap_or(self.worth.matches.win);
                    for (round, team) in (1..).zip(&byes.rounds) {
                        let Some(team) = team else { continue };
                        let points = ByMeasure::new(matches, games);
                        // Article 12 counts the bye as a win on every board.
                        let boards = self.on_every_board(self.tournament.scoring.win);
                        let cell = Cell { round: Round::Bye(Bye::PairingAllocated), points, boards };
                        found.entry((round, *team)).or_insert(cell);
                    }
                }
                Record::Byes(byes) => {
                    for team in &byes.players {
                        found.entry((byes.round, TeamId(team.0))).or_insert_with(|| self.bye(byes.bye));
                    }
                }
                _ => {}
            }
        }
        found
    }

    fn round(&self, team: &Team, round: u32) -> Cell {
        match self.side(team, round) {
            Some(side) => self.matched(side, round),
            None => self.bye(Bye::Zero),
        }
    }

    fn on_every_board(&self, points: Points) -> Vec<Points> {
        if points == Points::ZERO {
            return Vec::new();
        }
        vec![points; self.boards as usize]
    }

    fn bye(&self, bye: Bye) -> Cell {
        let (points, each) = match bye {
            Bye::PairingAllocated | Bye::Full => {
                (ByMeasure::each(|measure| self.worth[measure].win), self.tournament.scoring.win)
            }
            Bye::Half => (ByMeasure::each(|measure| self.worth[measure].draw), self.tournament.scoring.draw),
            Bye::Zero => (ByMeasure::both(Points::ZERO), Points::ZERO),
        };
        Cell { round: Round::Bye(bye), points, boards: self.on_every_board(each) }
    }

    fn forfeited(&self, opponent: TeamId, own: Color, won: bool) -> Cell {
        let (opponent, colour) = (PlayerId(opponent.0), Some(own));
        if won {
            let points = ByMeasure::each(|measure| self.worth[measure].win);
            let boards = self.on_every_board(self.tournament.scoring.win);
            Cell { round: Round::ForfeitWin { opponent, colour }, points, boards }
        } else {
            let boards = self.on_every_board(Points::ZERO);
            let points = ByMeasure::new(self.worth.matches.loss, Points::ZERO);
            Cell { round: Round::ForfeitLoss { opponent, colour }, points, boards }
        }
    }

    fn matched(&self, side: Side, round: u32) -> Cell {
        let own = side.points();
        let rivals = self.teams.get(&side.opponent);
        let theirs = rivals.and_then(|team| self.side(team, round)).map(|side| side.points());
        let half = self.worth.games.draw;
        let rival = match self.rules.match_won {
            MatchWon::MoreThanOpponent => theirs.unwrap_or(Points::ZERO),
            MatchWon::MoreThanHalf => half,
        };
        let score = match own.cmp(&rival) {
            std::cmp::Ordering::Greater => Score::Win,
            std::cmp::Ordering::Equal => Score::Draw,
            std::cmp::Ordering::Less => Score::Loss,
        };
        let worth = &self.worth.matches;
        let matches = match score {
            _ if side.pending => Points::ZERO,
            Score::Win => worth.win,
            Score::Draw => worth.draw,
            Score::Loss => worth.loss,
        };
        let opponent = PlayerId(side.opponent.0);
        let colour = side.colour;
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

    /// Record 299: without a result a bonus or a penalty; with one, what such a match is worth instead of the usual.
    fn adjustments(&self, team: TeamId, rounds: &[Cell]) -> Vec<Adjustment> {
        let records = self.document.records().filter_map(|record| match record {
            Record::Abnormal(abnormal) => Some(abnormal),
            _ => None,
        });
        let mut found = Vec::new();
        for record in records {
            if !record.players.is_empty() && !record.players.contains(&PlayerId(team.0)) {
                continue;
            }
            let Some(result) = record.result else {
                found.push(Adjustment {
                    round: record.round.unwrap_or(0),
                    points: ByMeasure::new(
                        record.match_points.unwrap_or(Points::ZERO),
                        record.points.unwrap_or(Points::ZERO),
                    ),
                });
                continue;
            };
            let meant = (1..).zip(rounds).filter(|(round, cell)| {
                record.round.is_none_or(|only| only == *round) && is(result, cell.round)
            });
            found.extend(meant.map(|(round, cell)| {
                let instead = |told: Option<Points>, measure: Measure| {
                    told.map_or(Points::ZERO, |told| told - cell.points[measure])
                };
                let matches = instead(record.match_points, Measure::Match);
                Adjustment { round, points: ByMeasure::new(matches, instead(record.points, Measure::Game)) }
            }));
        }
        found
    }
}

/// Record 362; else 2, 1, 0.
fn match_points(document: &Document) -> Worth {
    let mut worth = Worth { win: Points::whole(2), draw: Points::ONE, loss: Points::ZERO };
    for record in document.records() {
        let Record::MatchPoints(worths) = record else { continue };
        for told in worths {
            match told.symbol {
                MatchSymbol::Win => worth.win = told.points,
                MatchSymbol::Draw => worth.draw = told.points,
                MatchSymbol::Loss => worth.loss = told.points,
            }
        }
    }
    worth
}

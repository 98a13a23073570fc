//! Records 310 to 362: teams, their line-ups and their matches.

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_exchange::trf::{
    Record,
    records::{
        event::{MatchSymbol, Worth},
        player::{Cell, Player},
        special::Byes,
        team::{ForfeitedMatch, LineUp, Team as TeamRecord, TeamByes, TeamId as TeamNumber},
    },
};

use super::{File, Shown, columns, renumbered};
use crate::{
    id::{EntryId, Party, TeamId},
    result::GameResult,
};

pub(super) fn records(file: &File<'_>, records: &mut Vec<Record>) {
    let section = file.section;
    let settings = &section.settings;
    let boards = settings.format.boards().unwrap_or(0);
    let points = settings.match_points;
    let colours =
        (0..boards).map(|board| Color::from_white(settings.format.first_has_white(board))).collect();
    records.push(Record::BoardColours(colours));
    let worth = |symbol, points| Worth { symbol, points };
    records.push(Record::MatchPoints(vec![
        worth(MatchSymbol::Win, points.win),
        worth(MatchSymbol::Draw, points.draw),
        worth(MatchSymbol::Loss, points.loss),
    ]));
    let members = Members::new(file);
    members.players(file, records);
    members.teams(file, records);
    byes(file, boards, records);
    line_ups(file, &members, boards, records);
}

/// Nobody sat opposite: then there is neither an opponent nor a colour in the file.
fn cell(round: Round) -> Cell {
    let cell = Cell::from(round);
    if round.opponent() == Some(PlayerId(0)) { Cell { opponent: None, colour: None, ..cell } } else { cell }
}

fn number(file: &File<'_>, party: Party) -> TeamNumber {
    TeamNumber(file.numbers.number(party).0)
}

/// Players are numbered team by team, in board order; those without a team come last.
struct Members {
    order: Vec<EntryId>,
    number: BTreeMap<EntryId, PlayerId>,
}

impl Members {
    fn new(file: &File<'_>) -> Members {
        let mut order: Vec<EntryId> = Vec::new();
        let of_teams =
            file.numbers.list().iter().filter_map(|party| file.section.teams.get(&TeamId(party.0)));
        for player in of_teams.flat_map(|team| &team.players).chain(file.section.players.keys()) {
            if !order.contains(player) {
                order.push(*player);
            }
        }
        let number = order.iter().copied().zip((1..).map(PlayerId)).collect();
        Members { order, number }
    }

    fn of(&self, player: EntryId) -> PlayerId {
        self.number.get(&player).copied().unwrap_or(PlayerId(0))
    }

    fn players(&self, file: &File<'_>, records: &mut Vec<Record>) {
        let scoring = file.section.settings.points.scoring();
        for id in &self.order {
            let Some(player) = file.section.players.get(id) else { continue };
            let mut record = Player::new(self.of(*id));
            let rating = file.section.settings.initial_order.rating(&player.person);
            record.person =
                columns(&player.person, (rating > 0).then_some(rating), &player.person.fide_number);
            let mut points = Points::ZERO;
            for number in 1..=file.rounds {
                let round = self.round(file, *id, number);
                points += round.map_or(Points::ZERO, |round| scoring.worth(round));
                record.rounds.push(round.map_or(Cell::BLANK, cell));
            }
            record.points = Some(points);
            records.push(Record::Player(Box::new(record)));
        }
    }

    /// Who did not sit at a board has nothing in their line.
    fn round(&self, file: &File<'_>, player: EntryId, number: u32) -> Option<Round> {
        let round = file.section.round(number)?;
        let team = file.section.teams.iter().find(|(_, team)| team.players.contains(&player));
        if let Some((id, _)) = team.filter(|(id, _)| round.bye == Some((**id).into())) {
            let boards = file.section.settings.format.boards().unwrap_or(0);
            let seated = file.section.line_up(*id, number, boards).contains(&Some(player));
            return seated.then_some(Round::Bye(Bye::PairingAllocated));
        }
        let games = round.pairs.iter().flat_map(|pair| &pair.games);
        let game = games.into_iter().find(|game| [game.white, game.black].contains(&Some(player)))?;
        let colour = Color::from_white(game.white == Some(player));
        let other = if colour.is_white() { game.black } else { game.white };
        let result = match file.shown {
            Shown::AsRated => game.rated_as.or(game.result),
            Shown::AsCounted => game.result,
        };
        let opponent = PlayerId(other.map_or(0, |other| other.0));
        let seen =
            result.map_or(Round::Adjourned { opponent, colour }, |result| result.seen_by(colour, opponent));
        // Nobody sat opposite: a win by forfeit has no opponent in the file.
        Some(renumbered(seen, |other| self.number.get(&EntryId(other.0)).copied().unwrap_or(PlayerId(0))))
    }

    fn teams(&self, file: &File<'_>, records: &mut Vec<Record>) {
        for party in file.numbers.list() {
            let Some(team) = file.section.teams.get(&TeamId(party.0)) else { continue };
            records.push(Record::Team(Box::new(TeamRecord {
                id: number(file, *party),
                name: team.name.clone(),
                nickname: team.name.chars().take(5).collect(),
                strength: None,
                match_points: None,
                game_points: None,
                rank: None,
                members: team.players.iter().map(|player| self.of(*player)).collect(),
            })));
        }
    }
}

/// Record 320: the bye of a team is worth a drawn match, unless the organiser says otherwise (C.04.6, 1.4).
fn byes(file: &File<'_>, boards: u32, records: &mut Vec<Record>) {
    // Byes by request bring points of their own; nothing in the members' lines tells of them.
    for (at, round) in (1..).zip(file.section.rounds.iter().take(file.rounds as usize)) {
        for bye in [Bye::Full, Bye::Half] {
            let away = round.away.iter().filter(|(_, kind)| Bye::from(*kind) == bye);
            let players: Vec<PlayerId> = away.map(|(party, _)| file.numbers.number(*party)).collect();
            if !players.is_empty() {
                records.push(Record::Byes(Byes { bye, round: at, players }));
            }
        }
    }
    let round = |number: u32| file.section.round(number).and_then(|round| round.bye);
    let rounds: Vec<Option<TeamNumber>> =
        (1..=file.rounds).map(|at| round(at).map(|party| number(file, party))).collect();
    if rounds.iter().all(Option::is_none) {
        return;
    }
    let settings = &file.section.settings;
    let drawn = settings.points.draw.in_tenths() * i32::try_from(boards).unwrap_or(0);
    records.push(Record::TeamByes(TeamByes {
        match_points: Some(settings.match_points.bye.unwrap_or(settings.match_points.draw)),
        game_points: Some(Points::tenths(drawn)),
        rounds,
    }));
}

/// Records 330 for matches nobody came to, and 300 for line-ups in another order than the team's.
fn line_ups(file: &File<'_>, members: &Members, boards: u32, records: &mut Vec<Record>) {
    for (at, round) in (1..).zip(file.section.rounds.iter().take(file.rounds as usize)) {
        for pair in &round.pairs {
            let (first, second) = (number(file, pair.first), number(file, pair.second));
            let all = |wanted: GameResult| {
                pair.games.iter().all(|game| {
                    let result =
                        game.result.map(|result| if game.first_has_white { result } else { result.turned() });
                    result == Some(wanted)
                })
            };
            let winner = match () {
                () if all(GameResult::WhiteByForfeit) => Some(Some(Color::White)),
                () if all(GameResult::BlackByForfeit) => Some(Some(Color::Black)),
                () if all(GameResult::BothForfeit) => Some(None),
                () => None,
            };
            if let Some(winner) = winner {
                // White is who has it on the first board; in leagues those are the guests.
                let (winner, white, black) = if file.section.settings.format.first_has_white(0) {
                    (winner, first, second)
                } else {
                    (winner.map(|colour| !colour), second, first)
                };
                records.push(Record::ForfeitedMatch(ForfeitedMatch { winner, round: at, white, black }));
            }
            let seats = |party: Party| file.section.line_up(TeamId(party.0), at, boards);
            // With an empty board the lines of the members do not say who sat where.
            let full = [pair.first, pair.second].map(seats).iter().flatten().all(Option::is_some);
            for (party, opponent) in [(pair.first, second), (pair.second, first)] {
                let seats = seats(party);
                let in_order = file.section.teams.get(&TeamId(party.0)).is_some_and(|team| {
                    let mut left = team.players.iter();
                    full && seats.iter().flatten().all(|seat| left.any(|player| player == seat))
                });
                if !in_order {
                    records.push(Record::LineUp(LineUp {
                        round: at,
                        team: number(file, party),
                        opponent: Some(opponent),
                        boards: seats.iter().map(|seat| seat.map(|player| members.of(player))).collect(),
                    }));
                }
            }
        }
    }
}

//! The teams of a section, their players and matches.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_contest::{Abnormal, ByeWorth, Player, Team, TeamNumber, TeamRound, Teams, Unplayed};
use turmuhr_core::{Bye, Color, PlayerId, Points, Round, Score};
use turmuhr_standings::{Measure, Worth};

use super::{Shown, View};
use crate::{
    id::{EntryId, Party, RoundNo, TeamId},
    result::GameResult,
    round::{Pair, Played},
    section::Section,
    settings::Format,
};

/// Players are numbered team by team, in board order; players without a team come last.
pub(crate) struct Members {
    pub(crate) order: Vec<EntryId>,
    number: BTreeMap<EntryId, PlayerId>,
    squads: BTreeMap<TeamId, Vec<EntryId>>,
}

/// Everybody who plays or played for a team; nobody is in two of them.
fn squads(section: &Section) -> BTreeMap<TeamId, Vec<EntryId>> {
    let mut squads: BTreeMap<TeamId, Vec<EntryId>> =
        section.teams.iter().map(|(id, team)| (*id, team.players.clone())).collect();
    let mut known: BTreeSet<EntryId> = squads.values().flatten().copied().collect();
    for pair in section.rounds.iter().flat_map(|round| &round.pairs) {
        for party in [pair.first, pair.second] {
            let Some(squad) = section.team(party).and_then(|(team, _)| squads.get_mut(&team)) else {
                continue;
            };
            squad.extend(seats(pair, party).into_iter().flatten().filter(|player| known.insert(*player)));
        }
    }
    squads
}

/// A player's game at a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// The team had the bye of the pairing.
    Bye,
    Game {
        colour: Color,
        /// `None` if the other team left the board empty.
        opponent: Option<EntryId>,
        result: Option<GameResult>,
    },
}

impl Members {
    pub(crate) fn new(view: &View<'_>) -> Members {
        let squads = squads(view.section);
        let teams =
            view.numbers.parties().iter().filter_map(|party| squads.get(&view.section.team(*party)?.0));
        let mut order: Vec<EntryId> = Vec::new();
        for player in teams.flatten().chain(view.section.players.keys()) {
            if !order.contains(player) {
                order.push(*player);
            }
        }
        let number = order.iter().copied().zip((1..).map(PlayerId)).collect();
        Members { order, number, squads }
    }

    /// The players of a team, in board order, then those who played for it and left it.
    pub(crate) fn of(&self, team: TeamId) -> Vec<PlayerId> {
        let squad = self.squads.get(&team).map(Vec::as_slice).unwrap_or_default();
        squad.iter().filter_map(|player| self.number(*player)).collect()
    }

    pub(crate) fn number(&self, player: EntryId) -> Option<PlayerId> {
        self.number.get(&player).copied()
    }

    pub(super) fn players(&self, view: &View<'_>) -> Vec<Player> {
        let player = |id: &EntryId| {
            let person = &view.section.players.get(id)?.person;
            let history = RoundNo::first(view.rounds).map(|round| self.round(view, *id, round)).collect();
            let event_rating = view.event_rating(person);
            Some(Player { history, event_rating, ..Player::new(self.number(*id)?, view.listed(person)) })
        };
        self.order.iter().filter_map(player).collect()
    }

    /// A player's round. Players without a board were away.
    pub(crate) fn round(&self, view: &View<'_>, player: EntryId, number: RoundNo) -> Round {
        let (colour, opponent, result) = match seat(view, player, number) {
            None => return Round::Bye(Bye::Zero),
            Some(Seat::Bye) => return Round::Bye(Bye::PairingAllocated),
            Some(Seat::Game { colour, opponent, result }) => (colour, opponent, result),
        };
        match (opponent.and_then(|opponent| self.number(opponent)), result) {
            (Some(opponent), Some(result)) => result.seen_by(colour, opponent),
            (Some(opponent), None) => Round::Adjourned { opponent, colour },
            // No opponent: points without a game.
            (None, result) => Round::Bye(result.map_or(Bye::Zero, |result| alone(result, colour))),
        }
    }
}

/// A result as a bye, for a player without an opponent.
fn alone(result: GameResult, colour: Color) -> Bye {
    let own = match result {
        GameResult::Played { white, black, .. } => {
            if colour.is_white() {
                white
            } else {
                black
            }
        }
        GameResult::WhiteByForfeit if colour.is_white() => Score::Win,
        GameResult::BlackByForfeit if !colour.is_white() => Score::Win,
        GameResult::WhiteByForfeit
        | GameResult::BlackByForfeit
        | GameResult::BothForfeit
        | GameResult::Adjourned => Score::Loss,
    };
    match own {
        Score::Win => Bye::Full,
        Score::Draw => Bye::Half,
        Score::Loss => Bye::Zero,
    }
}

/// The player's seat in a round; `None` without one.
pub(crate) fn seat(view: &View<'_>, player: EntryId, number: RoundNo) -> Option<Seat> {
    let section = view.section;
    let round = section.round(number)?;
    let team = section.teams.iter().find(|(_, team)| team.players.contains(&player));
    if let Some((id, _)) = team.filter(|(id, _)| round.bye == Some(Party::team(**id))) {
        let boards = section.settings.format.boards().unwrap_or(0);
        return section.line_up(*id, number, boards).contains(&Some(player)).then_some(Seat::Bye);
    }
    let mut games = round.pairs.iter().flat_map(|pair| &pair.games);
    let game = games.find(|game| [game.white, game.black].contains(&Some(player)))?;
    let colour = Color::from_white(game.white == Some(player));
    let result = match view.shown {
        Shown::AsRated => game.rated_as.or(game.result),
        Shown::AsCounted => game.result,
    };
    Some(Seat::Game { colour, opponent: if colour.is_white() { game.black } else { game.white }, result })
}

/// Who sat for a team in a match, board by board. The team may have been changed since.
pub(crate) fn seats(pair: &Pair, party: Party) -> Vec<Option<EntryId>> {
    let is_first = party == pair.first;
    pair.games
        .iter()
        .map(|game| if game.first_has_white == is_first { game.white } else { game.black })
        .collect()
}

/// A match in which every game was forfeited the same way: the colour the first team has on the first board, and whether it
/// won, where one of the two did.
pub(crate) fn forfeited_match(format: &Format, pair: &Pair) -> Option<(Color, Option<bool>)> {
    let all = |wanted: GameResult| {
        pair.games.iter().all(|game| {
            let result =
                game.result.map(|result| if game.first_has_white { result } else { result.turned() });
            result == Some(wanted)
        })
    };
    let first_won = match () {
        () if all(GameResult::WhiteByForfeit) => Some(true),
        () if all(GameResult::BlackByForfeit) => Some(false),
        () if all(GameResult::BothForfeit) => None,
        () => return None,
    };
    Some((Color::from_white(format.first_has_white(0)), first_won))
}

pub(super) fn teams(view: &View<'_>, members: &Members) -> Teams {
    let settings = &view.section.settings;
    let boards = settings.format.boards().unwrap_or(0);
    let number = |party: Party| Some(TeamNumber(view.numbers.number(party)?.0));
    let list = view.numbers.parties().iter().filter_map(|party| {
        let (id, team) = view.section.team(*party)?;
        let players = members.of(id);
        Some(Team { away: view.away(*party), ..Team::new(number(*party)?, &team.name, players) })
    });
    let by_games = matches!(settings.format, Format::TeamSwiss { by_game_points: true, .. });
    let points = settings.match_points;
    let mut teams = Teams {
        colours: Some(
            (0..boards).map(|board| Color::from_white(settings.format.first_has_white(board))).collect(),
        ),
        worth: Worth { win: points.win, draw: points.draw, loss: points.loss },
        bye: bye_worth(view, boards),
        primary: if by_games { Measure::Game } else { Measure::Match },
        prohibited: view.prohibited(),
        ..Teams::of(list.collect())
    };
    let changes = view.section.adjustments.iter().filter(|change| change.round <= view.rounds);
    teams.abnormal = changes
        .filter_map(|change| {
            Some(Abnormal {
                outcome: None,
                // In the primary score.
                matches: (!by_games).then_some(change.points),
                games: by_games.then_some(change.points),
                round: (change.round > 0).then_some(change.round),
                teams: vec![number(change.party)?],
            })
        })
        .collect();
    for (at, round) in (1..).zip(view.section.rounds.iter().take(view.rounds as usize)) {
        for (party, told) in round_of_teams(view, members, round) {
            let team =
                number(party).and_then(|number| teams.list.iter_mut().find(|team| team.number == number));
            if let Some(team) = team {
                team.rounds.insert(at, told);
            }
        }
    }
    teams
}

/// What a round was for every team that the lines of its members do not say.
fn round_of_teams(view: &View<'_>, members: &Members, round: &Played) -> BTreeMap<Party, TeamRound> {
    let format = &view.section.settings.format;
    let number = |party: Party| Some(TeamNumber(view.numbers.number(party)?.0));
    let mut told: BTreeMap<Party, TeamRound> = BTreeMap::new();
    let mut say = |party: Party, what: Unplayed| told.entry(party).or_default().unplayed.push(what);
    for (party, kind) in &round.away {
        say(*party, Unplayed::Bye((*kind).into()));
    }
    if let Some(party) = round.bye {
        say(party, Unplayed::Bye(Bye::PairingAllocated));
    }
    for pair in &round.pairs {
        let sides = (number(pair.first), number(pair.second));
        if let (Some((colour, first_won)), (Some(first), Some(second))) =
            (forfeited_match(format, pair), sides)
        {
            let forfeit = |opponent, colour, won| Unplayed::Forfeit { opponent, colour, won };
            say(pair.first, forfeit(second, colour, first_won == Some(true)));
            say(pair.second, forfeit(first, !colour, first_won == Some(false)));
        }
    }
    for pair in &round.pairs {
        for party in [pair.first, pair.second] {
            let seats = seats(pair, party).iter().map(|seat| members.number((*seat)?)).collect();
            let round = told.entry(party).or_default();
            round.line_up = Some(seats);
            round.opponent = number(pair.other(party)).filter(|_| pair.is_match());
        }
    }
    told
}

/// A team's bye scores a drawn match, unless the organiser decides otherwise (C.04.6, 1.4).
fn bye_worth(view: &View<'_>, boards: u32) -> ByeWorth {
    let settings = &view.section.settings;
    let mut rounds = view.section.rounds.iter().take(view.rounds as usize);
    if !rounds.any(|round| round.bye.is_some()) {
        return ByeWorth::default();
    }
    let drawn = settings.points.draw.in_tenths() * i32::try_from(boards).unwrap_or(0);
    ByeWorth {
        matches: Some(settings.match_points.bye.unwrap_or(settings.match_points.draw)),
        games: Some(Points::tenths(drawn)),
    }
}

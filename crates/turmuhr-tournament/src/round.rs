//! A round in play: its pairs, each with one or more games.

use std::collections::BTreeSet;

use turmuhr_core::{Color, Points, Rated, Round, Score};

use crate::{
    fact::{ByeKind, Paired},
    id::{BoardNo, EntryId, GameNo, InRound, Party},
    incident::{Readings, Recorded},
    result::GameResult,
    self_service::Reported,
    settings::Settings,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub status: Status,
    /// In board order.
    pub pairs: Vec<Pair>,
    pub bye: Option<Party>,
    pub away: Vec<(Party, ByeKind)>,
    /// The comment on a pairing changed by hand.
    pub by_hand: Option<String>,
    /// Published at some time, even if withdrawn since.
    pub was_public: bool,
    /// The tables by board, fixed by the publication; `None` for a draft.
    pub(crate) tables: Option<Vec<u32>>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Visible to arbiters only.
    Draft,
    Published,
}

/// Two opponents, in a game or a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// White in the first game; for teams the host, whose board colours follow record 352.
    pub first: Party,
    pub second: Party,
    pub games: Vec<Game>,
    /// The winner of a knock-out match that the games left level, with the reason.
    pub decided: Option<(Party, String)>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// `None` at a board left empty by a team.
    pub white: Option<EntryId>,
    pub black: Option<EntryId>,
    /// Does the first of the pair have White?
    pub first_has_white: bool,
    pub result: Option<GameResult>,
    /// The result follows from an empty seat or a withdrawal; nobody entered it.
    pub by_rule: bool,
    /// The result for the rating report only.
    pub rated_as: Option<GameResult>,
    /// The players' own reports; they confirm each other.
    pub reported: Reported,
    pub pgn: String,
    /// Incidents at the board, in the order recorded.
    pub incidents: Vec<Recorded>,
    /// The clock readings of an adjourned game.
    pub clocks: Option<Readings>,
}

impl Played {
    pub(crate) fn new(paired: &Paired, games: impl Fn(Party, Party) -> Vec<Game>) -> Played {
        let pair = |&(first, second): &(Party, Party)| Pair {
            first,
            second,
            games: games(first, second),
            decided: None,
        };
        Played {
            status: Status::Draft,
            pairs: paired.pairs.iter().map(pair).collect(),
            bye: paired.bye,
            away: paired.away.clone(),
            by_hand: None,
            was_public: false,
            tables: None,
        }
    }

    pub fn pair(&self, board: BoardNo) -> Option<&Pair> {
        board.index().and_then(|place| self.pairs.get(place))
    }

    pub(crate) fn pair_mut(&mut self, board: BoardNo) -> Option<&mut Pair> {
        board.index().and_then(|place| self.pairs.get_mut(place))
    }

    pub(crate) fn game_mut(&mut self, board: BoardNo, game: GameNo) -> Option<&mut Game> {
        let pair = self.pair_mut(board)?;
        game.index().and_then(|place| pair.games.get_mut(place))
    }

    pub fn game(&self, board: BoardNo, game: GameNo) -> Option<&Game> {
        game.index().and_then(|place| self.pair(board)?.games.get(place))
    }

    /// The pairing without results.
    pub fn paired(&self) -> Paired {
        Paired {
            pairs: self.pairs.iter().map(|pair| (pair.first, pair.second)).collect(),
            bye: self.bye,
            away: self.away.clone(),
        }
    }

    pub fn missing(&self) -> Vec<InRound> {
        self.games_where(|game| game.result.is_none())
    }

    pub fn adjourned(&self) -> Vec<InRound> {
        self.games_where(|game| game.result == Some(GameResult::Adjourned))
    }

    /// Has somebody entered a result?
    pub fn has_results(&self) -> bool {
        self.entered_results() > 0
    }

    /// The number of results that somebody entered.
    pub(crate) fn entered_results(&self) -> usize {
        self.pairs.iter().flat_map(|pair| &pair.games).filter(|game| game.is_entered()).count()
    }

    /// Later changes of fixed tables apply to later rounds.
    pub(crate) fn publish(&mut self, tables: Vec<u32>) {
        self.status = Status::Published;
        self.was_public = true;
        self.tables = Some(tables);
    }

    pub(crate) fn withhold(&mut self) {
        self.status = Status::Draft;
        self.tables = None;
    }

    /// Are there matches of several games? Then a game is called by match and board: 2.3.
    pub fn has_matches(&self) -> bool {
        self.pairs.iter().any(|pair| pair.games.len() > 1)
    }

    pub fn is_away(&self, party: Party) -> bool {
        self.away.iter().any(|(other, _)| *other == party)
    }

    /// The board of a party and its pair.
    pub fn board_of(&self, party: Party) -> Option<(BoardNo, &Pair)> {
        (1..).map(BoardNo).zip(&self.pairs).find(|(_, pair)| pair.has(party))
    }

    fn games_where(&self, so: impl Fn(&Game) -> bool) -> Vec<InRound> {
        let mut found = Vec::new();
        for (pair, board) in self.pairs.iter().zip((1..).map(BoardNo)) {
            let numbered = pair.games.iter().zip((1..).map(GameNo)).filter(|(game, _)| so(game));
            found.extend(numbered.map(|(_, game)| InRound { board, game }));
        }
        found
    }
}

impl Game {
    pub(crate) const fn is_entered(&self) -> bool {
        self.result.is_some() && !self.by_rule
    }

    /// The result of a board that is not fully seated: the player who is there wins by forfeit.
    pub fn of_empty_seats(&self) -> Option<GameResult> {
        match (self.white, self.black) {
            (Some(_), Some(_)) => None,
            (Some(_), None) => Some(GameResult::WhiteByForfeit),
            (None, Some(_)) => Some(GameResult::BlackByForfeit),
            (None, None) => Some(GameResult::BothForfeit),
        }
    }
}

impl Pair {
    pub fn has(&self, party: Party) -> bool {
        self.first == party || self.second == party
    }

    /// Boards with an empty seat need no entry. A team without any player forfeits the match if it handed in that
    /// line-up; otherwise nothing is settled yet.
    pub(crate) fn settle_empty_seats(&mut self, handed_in: &BTreeSet<Party>) {
        let seated = |of_first: bool| {
            self.games.iter().any(|game| {
                let seat = if game.first_has_white == of_first { game.white } else { game.black };
                seat.is_some()
            })
        };
        let known = |party, of_first| seated(of_first) || handed_in.contains(&party);
        if !(known(self.first, true) && known(self.second, false)) {
            return;
        }
        for game in self.games.iter_mut().filter(|game| game.result.is_none()) {
            game.result = game.of_empty_seats();
            game.by_rule = game.result.is_some();
        }
    }

    pub fn other(&self, party: Party) -> Party {
        if self.first == party { self.second } else { self.first }
    }

    /// The player who has won by forfeit, and the opponent who did not come.
    pub fn one_waiting(&self) -> Option<(Party, Party)> {
        let [game] = &self.games[..] else { return None };
        let won = match game.result? {
            GameResult::WhiteByForfeit => Color::White,
            GameResult::BlackByForfeit => Color::Black,
            GameResult::Played { .. } | GameResult::BothForfeit | GameResult::Adjourned => return None,
        };
        let first = game.first_has_white == won.is_white();
        Some(if first { (self.first, self.second) } else { (self.second, self.first) })
    }

    /// Has somebody entered a result?
    pub fn has_results(&self) -> bool {
        self.games.iter().any(Game::is_entered)
    }

    /// Games that one side lost by absence.
    pub(crate) fn forfeits_of(&self, party: Party) -> u32 {
        let lost = self.games.iter().filter(|game| {
            let colour = Color::from_white(game.first_has_white == (party == self.first));
            let seen = game.result.map(|result| result.seen_by(colour, ()));
            matches!(seen, Some(Round::ForfeitLoss { .. }))
        });
        u32::try_from(lost.count()).unwrap_or(u32::MAX)
    }

    pub fn is_over(&self) -> bool {
        self.games.iter().all(|game| game.result.is_some())
    }

    /// Do players meet at some board, or are all boards decided? Otherwise a team without a line-up is still awaited.
    pub(crate) fn is_match(&self) -> bool {
        self.is_over() || self.games.iter().any(|game| game.white.is_some() && game.black.is_some())
    }

    /// Have the teams drawn the match without a game, each by boards that the other left empty?
    pub(crate) fn is_drawn_without_a_game(&self, settings: &Settings) -> bool {
        let (one, other) = self.game_points(settings);
        let played = |game: &Game| game.result.is_none_or(GameResult::is_played);
        one == other && one > Points::ZERO && !self.games.iter().any(played)
    }

    /// Game points of both sides, from finished games.
    pub fn game_points(&self, settings: &Settings) -> (Points, Points) {
        let scoring = settings.points.scoring();
        let mut sums = (Points::ZERO, Points::ZERO);
        for game in &self.games {
            let Some(result) = game.result else { continue };
            let worth = |first: bool| {
                let colour = Color::from_white(game.first_has_white == first);
                scoring.worth(result.seen_by(colour, ()))
            };
            sums.0 += worth(true);
            sums.1 += worth(false);
        }
        sums
    }

    /// The party that advances: by the games, or by a later decision. A result corrected after the decision counts more.
    pub fn winner(&self, settings: &Settings) -> Option<Party> {
        self.winner_of_games(settings).or_else(|| self.decided.as_ref().map(|(winner, _)| *winner))
    }

    fn winner_of_games(&self, settings: &Settings) -> Option<Party> {
        if !self.is_over() || self.games.iter().any(|game| game.result == Some(GameResult::Adjourned)) {
            return None;
        }
        let (one, other) = self.game_points(settings);
        match one.cmp(&other) {
            std::cmp::Ordering::Greater => Some(self.first),
            std::cmp::Ordering::Less => Some(self.second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The round for one of the two. A team match counts like a game: by its points, with the colour of board
    /// 1.
    pub fn seen_by(&self, party: Party, boards: Option<u32>, settings: &Settings) -> Option<Round<Party>> {
        let opponent = self.other(party);
        let first = self.games.first()?;
        let colour = Color::from_white(first.first_has_white == (party == self.first));
        if boards.is_none() && self.games.len() == 1 {
            return first.result.map(|result| result.seen_by(colour, opponent));
        }
        if self.games.iter().any(|game| game.result.is_none()) {
            return None;
        }
        let results = || self.games.iter().filter_map(|game| game.result);
        if results().any(|result| result == GameResult::Adjourned) {
            return Some(Round::Adjourned { opponent, colour });
        }
        let (one, other) = self.game_points(settings);
        let (own, theirs) = if party == self.first { (one, other) } else { (other, one) };
        if !results().any(GameResult::is_played) {
            // No game was played: the match is forfeited.
            let colour = Some(colour);
            return Some(if own > theirs {
                Round::ForfeitWin { opponent, colour }
            } else {
                Round::ForfeitLoss { opponent, colour }
            });
        }
        let score = match own.cmp(&theirs) {
            std::cmp::Ordering::Greater => Score::Win,
            std::cmp::Ordering::Equal => Score::Draw,
            std::cmp::Ordering::Less => Score::Loss,
        };
        Some(Round::Played { opponent, colour, score, rated: Rated::Yes })
    }
}

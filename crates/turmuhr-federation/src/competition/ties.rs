//! Ties of individual championships: Sonneborn-Berger, draws with Black, and the play-off for first place (9).

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_standings::{
    ByMeasure, Code, Entry, Event, Form, Fraction, Measure, Participant, Standings, TieBreakEdition, Worth,
    standings,
};

use crate::ordinance::{Cite, Ordinance};

/// A scored game, played or forfeited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredGame {
    pub round: u32,
    pub white: String,
    pub black: String,
    pub points: [Points; 2],
    pub forfeit: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub player: String,
    pub points: Points,
    /// Sonneborn-Berger, or Buchholz in a Swiss.
    pub value: Fraction,
    pub black_draws: u32,
    pub place: u32,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlayOffForm {
    TwoGames,
    RoundRobin,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOff {
    pub players: Vec<String>,
    pub form: PlayOffForm,
    pub cite: Cite,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// By place; equals in the order of entry.
    pub rows: Vec<Row>,
    /// Level on points for first place. If the play-off is level too, the table stands.
    pub playoff: Option<PlayOff>,
    pub standings: Standings,
    pub cite: Cite,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTable {
    #[error("{0} says nothing about ties of individuals")]
    Silent(String),
    #[error("{0:?} does not take part")]
    Unknown(String),
    #[error("{0:?} is entered twice")]
    Twice(String),
    #[error("{0:?} cannot play against themselves")]
    Alone(String),
}

/// The final table of a championship.
pub fn table(
    ordinance: &Ordinance,
    form: Form,
    players: &[String],
    games: &[ScoredGame],
) -> Result<Table, NoTable> {
    let rule =
        ordinance.rules.individual_ties.as_ref().ok_or_else(|| NoTable::Silent(ordinance.id.clone()))?;
    let edition = edition(ordinance).ok_or_else(|| NoTable::Silent(ordinance.id.clone()))?;
    let codes = match form {
        Form::RoundRobin => &rule.round_robin,
        Form::Swiss => &rule.swiss,
    };
    let codes: Vec<Code> = codes.iter().map(|code| code.0.clone()).collect();
    let event = event(form, players, games)?;
    let made =
        standings(&event, edition.rules(), &codes).map_err(|error| NoTable::Unknown(error.to_string()))?;
    let black_draws = |name: &str| {
        let drawn =
            |game: &&ScoredGame| game.black == name && !game.forfeit && game.points == [Points::HALF; 2];
        u32::try_from(games.iter().filter(drawn).count()).unwrap_or(u32::MAX)
    };
    let score = |name: &str| -> Points {
        let own = games.iter().map(|game| match name {
            _ if game.white == name => game.points[0],
            _ if game.black == name => game.points[1],
            _ => Points::ZERO,
        });
        own.sum()
    };
    let rows: Vec<Row> = made
        .rows
        .iter()
        .map(|row| {
            let player = players[row.place].clone();
            Row {
                points: score(&player),
                value: row
                    .values
                    .first()
                    .and_then(Option::as_ref)
                    .map_or(Fraction::whole(0), |value| value.amount),
                black_draws: black_draws(&player),
                place: row.rank,
                player,
            }
        })
        .collect();
    let best = rows.iter().map(|row| row.points).max();
    let tied: Vec<String> = players.iter().filter(|name| Some(score(name)) == best).cloned().collect();
    let source = rule.at.source.clone();
    let playoff = (rule.first_place_playoff && tied.len() > 1).then(|| PlayOff {
        form: if tied.len() == 2 { PlayOffForm::TwoGames } else { PlayOffForm::RoundRobin },
        players: tied,
        cite: Cite { ordinance: source.clone(), article: rule.first_place_article.clone() },
    });
    let article = match form {
        Form::RoundRobin => rule.at.article.clone(),
        Form::Swiss => rule.swiss_article.clone(),
    };
    Ok(Table { rows, playoff, standings: made, cite: Cite { ordinance: source, article } })
}

/// The edition of tie-breaks an ordinance counts by.
pub fn edition(ordinance: &Ordinance) -> Option<TieBreakEdition> {
    Some(ordinance.rules.tie_breaks.as_ref()?.value.0)
}

/// The event as standings need it.
pub fn event(form: Form, players: &[String], games: &[ScoredGame]) -> Result<Event, NoTable> {
    for (index, name) in players.iter().enumerate() {
        if players[..index].contains(name) {
            return Err(NoTable::Twice(name.clone()));
        }
    }
    let place = |name: &String| {
        players.iter().position(|known| known == name).ok_or_else(|| NoTable::Unknown(name.clone()))
    };
    let free = || Entry::of_player(Round::Bye(Bye::Zero), Points::ZERO);
    let mut rounds: Vec<Vec<Entry>> = vec![Vec::new(); players.len()];
    let mut games: Vec<&ScoredGame> = games.iter().collect();
    games.sort_by_key(|game| game.round);
    for game in games {
        let (white, black) = (place(&game.white)?, place(&game.black)?);
        if white == black {
            return Err(NoTable::Alone(game.white.clone()));
        }
        // Two games of a player in one round become consecutive rounds.
        let slot = rounds[white].len().max(rounds[black].len());
        for (own, other, colour, side) in [(white, black, Color::White, 0), (black, white, Color::Black, 1)] {
            rounds[own].resize_with(slot, free);
            let opponent = PlayerId(u32::try_from(other + 1).unwrap_or(u32::MAX));
            let points = game.points[side];
            let round = match (game.forfeit, points) {
                (true, Points::ONE) => Round::ForfeitWin { opponent, colour: Some(colour) },
                (true, _) => Round::ForfeitLoss { opponent, colour: Some(colour) },
                (false, points) => {
                    let score = match points {
                        Points::ONE => Score::Win,
                        Points::HALF => Score::Draw,
                        _ => Score::Loss,
                    };
                    Round::Played { opponent, colour, score, rated: Rated::Yes }
                }
            };
            rounds[own].push(Entry::of_player(round, points));
        }
    }
    let total = rounds.iter().map(Vec::len).max().unwrap_or(0);
    for own in &mut rounds {
        own.resize_with(total, free);
    }
    let total = u32::try_from(total).unwrap_or(u32::MAX);
    let worth = Worth { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO };
    let participants = rounds.into_iter().zip(1..).map(|(rounds, number)| Participant {
        id: PlayerId(number),
        rating: None,
        rounds,
        adjustments: Vec::new(),
    });
    Ok(Event {
        form,
        participants: participants.collect(),
        rounds: total,
        total_rounds: total,
        primary: Measure::Game,
        worth: ByMeasure::both(worth),
        boards: None,
    })
}

//! Tables, leavers, places and cup draws.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Deserialize;
use serde_json::Number;
use turmuhr_core::Points;
use turmuhr_standings::Form;

use super::Written;
use crate::{
    case::{Case, Fault, NoAnswer, Worked, input},
    competition::{
        cup,
        seats::{self, Members, Prior, Wanted},
        ties, withdrawal,
    },
    date::Season,
    ordinance::Ordinance,
};

const MOST_BOARDS: usize = 100;

/// Points as a number: whole, halves or tenths.
fn points(number: &Number) -> Result<Points, NoAnswer> {
    let text = number.to_string();
    text.parse().map_err(|_| NoAnswer::Points { found: text })
}

pub(super) fn withdrawal(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        form: withdrawal::Form,
        unit: Unit,
        participants: Vec<String>,
        boards: Option<usize>,
        games: Vec<Game>,
        #[serde(default)]
        byes: Vec<Bye>,
        #[serde(default)]
        withdrawn: Vec<Left>,
    }
    #[derive(Deserialize)]
    struct Game {
        round: u32,
        #[serde(alias = "home")]
        white: String,
        #[serde(alias = "guest")]
        black: String,
        result: Option<Written>,
        score: Option<[Number; 2]>,
        #[serde(default)]
        open: bool,
    }
    #[derive(Deserialize)]
    struct Bye {
        who: String,
        points: Number,
    }
    #[derive(Deserialize)]
    struct Left {
        who: String,
        after: u32,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Unit {
        Player,
        Team,
    }
    let asked: Asked = input(case)?;
    let boards = match (asked.unit, asked.boards) {
        (Unit::Player, _) => None,
        (Unit::Team, Some(boards @ 1..=MOST_BOARDS)) => Some(boards),
        (Unit::Team, _) => return Err(NoAnswer::Boards { most: MOST_BOARDS }.into()),
    };
    let came_to = |game: &Game| -> Result<withdrawal::CameTo, NoAnswer> {
        let adjourned_then = game.open;
        Ok(match (game.result, &game.score) {
            (Some(result), _) if result.forfeit => {
                let all = i32::try_from(boards.unwrap_or(1)).unwrap_or(1);
                let points = result.points.map(|point| Points::tenths(point.in_tenths() * all));
                withdrawal::CameTo::Forfeit { points }
            }
            (_, Some([first, second])) => {
                withdrawal::CameTo::Played { points: [points(first)?, points(second)?], adjourned_then }
            }
            (Some(result), None) => withdrawal::CameTo::Played { points: result.points, adjourned_then },
            (None, None) => withdrawal::CameTo::NotPlayed,
        })
    };
    let scheduled = |game: &Game| {
        Ok(withdrawal::ScheduledGame {
            round: game.round,
            first: game.white.clone(),
            second: game.black.clone(),
            came_to: came_to(game)?,
        })
    };
    let event = withdrawal::ScheduledEvent {
        form: asked.form,
        boards,
        games: asked.games.iter().map(scheduled).collect::<Result<_, NoAnswer>>()?,
        byes: asked
            .byes
            .iter()
            .map(|bye| Ok((bye.who.clone(), points(&bye.points)?)))
            .collect::<Result<_, NoAnswer>>()?,
        withdrawn: asked
            .withdrawn
            .iter()
            .map(|left| withdrawal::Withdrawn { who: left.who.clone(), after: left.after })
            .collect(),
        participants: asked.participants,
    };
    let accounted = withdrawal::accounts(ordinance, &event)?;
    Ok(Worked::Withdrawal { event, accounted })
}

pub(super) fn dhondt(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        event: String,
        size: usize,
        #[serde(default)]
        host: bool,
        season: Option<Season>,
        prior: Option<usize>,
        prior_born: Option<Vec<Date>>,
        members: Vec<Numbers>,
    }
    #[derive(Deserialize)]
    struct Numbers {
        date: Option<Date>,
        counts: BTreeMap<String, u64>,
    }
    let asked: Asked = input(case)?;
    let prior = match (asked.prior_born, asked.prior) {
        (Some(born), _) => Prior::Born(born),
        (None, Some(number)) => Prior::Starting(number),
        (None, None) => Prior::Starting(0),
    };
    let members = asked.members.into_iter().map(|list| Members { date: list.date, counts: list.counts });
    let wanted = Wanted {
        event: asked.event,
        size: asked.size,
        host: asked.host,
        season: asked.season,
        prior,
        members: members.collect(),
    };
    Ok(Worked::Dhondt(seats::seats(ordinance, &wanted)?))
}

pub(super) fn sonneborn_berger(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        players: Vec<String>,
        games: Vec<Game>,
    }
    #[derive(Deserialize)]
    struct Game {
        round: u32,
        white: String,
        black: String,
        result: Written,
    }
    let asked: Asked = input(case)?;
    let games: Vec<ties::ScoredGame> = asked
        .games
        .into_iter()
        .map(|game| ties::ScoredGame {
            round: game.round,
            white: game.white,
            black: game.black,
            points: game.result.points,
            forfeit: game.result.forfeit,
        })
        .collect();
    let table = ties::table(ordinance, Form::RoundRobin, &asked.players, &games)?;
    Ok(Worked::SonnebornBerger(Box::new(table)))
}

pub(super) fn cup_draw(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    let drawn: cup::Drawn = input(case)?;
    Ok(Worked::CupDraw(cup::check(ordinance, &drawn)?))
}

//! What a card says besides line-ups and results: the words of `report`.

use jiff::civil::Time;
use serde::de::DeserializeOwned;
use turmuhr_federation::matches::{
    lineup::Which,
    report::{Abilities, TimeClaim},
};
use turmuhr_season::{
    conduct::{Arrival, Conduct, DrawAgreed, FlagFall},
    fact::Card,
};

use super::{book::Asked, play::result};
use crate::outcome::Trouble;

fn word<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_value(serde_json::json!(text.trim())).ok()
}

/// `guest:3`.
fn seat(text: &str) -> Option<(Which, usize)> {
    let (side, board) = text.split_once(':')?;
    Some((word(side)?, board.trim().parse().ok()?))
}

/// Every value of an option, read.
fn each<T>(call: &Asked<'_>, option: &str, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Trouble> {
    let wrong = |given: &str| call.wrong(&format!("--{option}"), given);
    call.many(option).into_iter().map(|given| read(given).ok_or_else(|| wrong(given))).collect()
}

pub(super) fn card(call: &Asked<'_>) -> Result<Card, Trouble> {
    let mut card = Card { arbiter: call.text("arbiter").map(str::to_owned), ..Card::default() };
    card.reservations = each(call, "reservation", seat)?;
    if let Some(given) = call.text("started") {
        let words: Vec<&str> = given.split_whitespace().collect();
        let read = match words[..] {
            [planned, actual] => {
                planned.parse().ok().zip(actual.parse().ok()).map(|(one, two)| (one, two, None))
            }
            [planned, actual, side] => {
                let times = planned.parse().ok().zip(actual.parse().ok());
                times.zip(word(side)).map(|((one, two), side)| (one, two, Some(side)))
            }
            _ => None,
        };
        card.started = Some(read.ok_or_else(|| call.wrong("--started", given))?);
    }
    if let Some(given) = call.text("costs") {
        let mut words = given.split_whitespace().map(str::parse);
        let read = words.next().zip(words.next());
        let Some((Ok(travel), Ok(per_diem))) = read else { return Err(call.wrong("--costs", given)) };
        card.arbiter_costs = Some([travel, per_diem]);
    }
    card.incidents = call.many("incident").into_iter().map(str::to_owned).collect();
    card.anew = call.has("anew");
    card.conduct = Box::new(conduct(call)?);
    Ok(card)
}

/// How the match went.
fn conduct(call: &Asked<'_>) -> Result<Conduct, Trouble> {
    let board = |text: &str| text.trim().parse().ok();
    let arrivals = |text: &str| -> Option<Arrival> {
        let (who, at) = text.split_once('=')?;
        let (side, board) = seat(who)?;
        let at: Option<Time> = match at.trim() {
            "never" => None,
            at => Some(at.parse().ok()?),
        };
        Some(Arrival { side, board, at, excused: None })
    };
    let excuse = |text: &str| -> Option<(Which, usize, String)> {
        let (who, why) = text.split_once('=')?;
        let (side, board) = seat(who)?;
        Some((side, board, why.trim().to_owned()))
    };
    let agreed = |text: &str| -> Option<DrawAgreed> {
        let (board, how) = text.split_once('=')?;
        let (moves, during) = match how.trim() {
            "before" | "after" => (0, false),
            moves => (moves.parse().ok()?, true),
        };
        Some(DrawAgreed { board: board.trim().parse().ok()?, moves, during })
    };
    let mut all = each(call, "arrived", arrivals)?;
    for (side, board, why) in each(call, "excused", excuse)? {
        match all.iter_mut().find(|one| (one.side, one.board) == (side, board)) {
            Some(one) => one.excused = Some(why),
            None => all.push(Arrival { side, board, at: None, excused: Some(why) }),
        }
    }
    Ok(Conduct {
        place: call.one_of("played-at")?,
        arbiter_from: call.value("arbiter-from")?,
        scores_ordered: each(call, "scores-ordered", board)?,
        no_score: each(call, "no-score", seat)?,
        lacking: each(call, "lacking", word)?,
        asked_to_bring: each(call, "asked-to-bring", word)?,
        board_starts: each(call, "board-start", |text| {
            let (board, at) = text.split_once('=')?;
            Some((board.trim().parse().ok()?, at.trim().parse().ok()?))
        })?,
        arrivals: all,
        draws: each(call, "agreed", agreed)?,
        signed: each(call, "signed", |text| {
            let (board, signed) = text.split_once('=')?;
            Some((board.trim().parse().ok()?, result(call, signed.trim()).ok()?))
        })?,
        flags: each(call, "flag", flag)?,
        unsealed: each(call, "unsealed", board)?,
        cannot: each(call, "cannot", cannot)?,
    })
}

/// `guest:3=see,write`.
fn cannot(text: &str) -> Option<(Which, usize, Abilities)> {
    let (who, words) = text.split_once('=')?;
    let (side, board) = seat(who)?;
    let mut cannot = Abilities::default();
    for word in words.split(',') {
        match word.trim() {
            "see" => cannot.cannot_see = true,
            "pieces" => cannot.cannot_move_pieces = true,
            "write" => cannot.cannot_write = true,
            "clock" => cannot.cannot_handle_clock = true,
            _ => return None,
        }
    }
    Some((side, board, cannot))
}

/// `guest:3=fallen,established`.
fn flag(text: &str) -> Option<FlagFall> {
    let (who, words) = text.split_once('=')?;
    let (side, board) = seat(who)?;
    let mut claim = TimeClaim::default();
    for word in words.split(',') {
        match word.trim() {
            "fallen" => claim.flag_fallen = true,
            "minute-hand" => claim.minute_hand_shows = true,
            "defective" => claim.flag_defective = true,
            "established" => claim.established_by_director = true,
            "score" => claim.complete_score = true,
            "objected" => claim.both_players_object = true,
            _ => return None,
        }
    }
    Some(FlagFall { side, board, claim })
}

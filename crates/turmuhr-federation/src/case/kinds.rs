//! One function a kind: the input read, the rule asked, the answer written.

use std::collections::BTreeMap;

use jiff::civil::{Date, DateTime};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use turmuhr_core::Points;
use turmuhr_journal::unfit::{Unfit, fit};
use turmuhr_standings::Form;

use super::{
    Case, CaseKind, Fault, input, missing,
    number::{decimal, number, tenths},
    unknown,
};
use crate::{
    competition::{
        cup,
        seats::{self, Members, Prior, Wanted},
        ties, withdrawal,
    },
    date::Season,
    law::{
        deadline::{self, Grant, Ground, Reschedule, Rule},
        remedy::{self, Contested, Lodged, Remedy},
    },
    matches::{
        lineup,
        team_score::{self, Verdict},
    },
    office::licence::{self, Grade, Life},
    ordinance::{Ordinance, rules::AfterBerlin},
    persons::age::{self, Sex},
};

pub(super) fn answer(kind: CaseKind, ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    match kind {
        CaseKind::Lineup => lineup(ordinance, case),
        CaseKind::Berlin => berlin(ordinance, case),
        CaseKind::Withdrawal => withdrawal(ordinance, case),
        CaseKind::Dhondt => dhondt(ordinance, case),
        CaseKind::Deadline => deadline(ordinance, case),
        CaseKind::SonnebornBerger => sonneborn_berger(ordinance, case),
        CaseKind::Age => age(ordinance, case),
        CaseKind::Licence => licence(ordinance, case),
        CaseKind::CupDraw => cup_draw(ordinance, case),
    }
}

fn none(why: impl std::fmt::Display) -> Fault {
    Fault::NoAnswer(why.to_string())
}

/// A result as it is written: both sides' points, and whether it is a forfeit.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Written {
    points: [Points; 2],
    forfeit: bool,
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (points, forfeit) = match text.as_str() {
            "1-0" => ([Points::ONE, Points::ZERO], false),
            "0-1" => ([Points::ZERO, Points::ONE], false),
            "1/2-1/2" => ([Points::HALF; 2], false),
            "0-0" => ([Points::ZERO; 2], false),
            "1/2-0" => ([Points::HALF, Points::ZERO], false),
            "0-1/2" => ([Points::ZERO, Points::HALF], false),
            "+/-" => ([Points::ONE, Points::ZERO], true),
            "-/+" => ([Points::ZERO, Points::ONE], true),
            "-/-" => ([Points::ZERO; 2], true),
            _ => {
                return Err(serde::de::Error::custom(format!(
                    "{text:?} is no result; write 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ or -/-"
                )));
            }
        };
        Ok(Written { points, forfeit })
    }
}

/// Points as a number: whole, halves or tenths.
#[derive(Copy, Clone, Debug)]
struct Number(Points);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Number, D::Error> {
        let number = serde_json::Number::deserialize(deserializer)?;
        let points = number.to_string().parse().map(Number);
        points.map_err(|_| serde::de::Error::custom(format!("{number} is no number of points")))
    }
}

fn lineup(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    let game: lineup::Match = input(case)?;
    let found = lineup::judge(ordinance, &game).map_err(none)?;
    let told: Vec<Value> = found
        .iter()
        .map(|one| {
            json!({
                "side": one.side,
                "board": one.board,
                "violation": one.kind,
                "consequence": one.consequence,
            })
        })
        .collect();
    let mut answer = Map::new();
    answer.insert("violations".to_owned(), Value::Array(told));
    if let Some(score) = lineup::score(ordinance, &game, &found).map_err(none)? {
        let boards = score.boards.map(number);
        answer.insert("score".to_owned(), json!({ "boards": boards, "match": score.matches }));
    }
    Ok(Value::Object(answer))
}

fn berlin(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        stage: String,
        results: Vec<Written>,
        top: Option<i64>,
    }
    let asked: Asked = input(case)?;
    let stages = &ordinance.rules.berlin;
    let rule = stages.get(&asked.stage).ok_or_else(|| unknown("stage", &asked.stage, stages.keys()))?;
    if asked.results.is_empty() {
        return Err(none("there are no results"));
    }
    let bound = asked.top.is_some_and(|top| !(-1000..=1000).contains(&top));
    if bound || asked.results.len() > 1000 {
        return Err(none("top and boards must be at most 1000"));
    }
    let results: Vec<[Points; 2]> = asked.results.iter().map(|written| written.points).collect();
    let weighed = team_score::weigh(rule, &results, asked.top);
    let side = |first: bool| if first { "first" } else { "second" };
    let (winner, decided_by, next) = match weighed.verdict {
        Verdict::ByBoardPoints { first } => (Some(side(first)), Some("board-points"), None),
        Verdict::ByBerlin { first } => (Some(side(first)), Some("berlin"), None),
        Verdict::Level(AfterBerlin::Lot) => (None, None, Some("lot")),
        Verdict::Level(AfterBerlin::PlayOff) => (None, None, Some("play-off")),
    };
    Ok(json!({
        "board_points": weighed.board_points.map(number),
        "weights": weighed.weights,
        "berlin": weighed.berlin.map(tenths),
        "winner": winner,
        "decided_by": decided_by,
        "next": next,
    }))
}

fn withdrawal(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
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
        (Unit::Team, Some(boards @ 1..=100)) => Some(boards),
        (Unit::Team, _) => return Err(none("teams need boards, from 1 to 100")),
    };
    let came_to = |game: &Game| match (game.result, game.score) {
        (Some(result), _) if result.forfeit => {
            let all = i32::try_from(boards.unwrap_or(1)).unwrap_or(1);
            let points = result.points.map(|point| Points::tenths(point.in_tenths() * all));
            withdrawal::CameTo::Forfeit { points }
        }
        (_, Some(score)) => {
            withdrawal::CameTo::Played { points: score.map(|number| number.0), adjourned_then: game.open }
        }
        (Some(result), None) => {
            withdrawal::CameTo::Played { points: result.points, adjourned_then: game.open }
        }
        (None, None) => withdrawal::CameTo::NotPlayed,
    };
    let event = withdrawal::ScheduledEvent {
        form: asked.form,
        boards,
        games: asked
            .games
            .iter()
            .map(|game| withdrawal::ScheduledGame {
                round: game.round,
                first: game.white.clone(),
                second: game.black.clone(),
                came_to: came_to(game),
            })
            .collect(),
        byes: asked.byes.iter().map(|bye| (bye.who.clone(), bye.points.0)).collect(),
        withdrawn: asked
            .withdrawn
            .iter()
            .map(|left| withdrawal::Withdrawn { who: left.who.clone(), after: left.after })
            .collect(),
        participants: asked.participants,
    };
    let accounted = withdrawal::accounts(ordinance, &event).map_err(none)?;
    let withdrawn: Vec<Value> = accounted
        .leavers
        .iter()
        .map(|one| {
            json!({
                "who": one.who,
                "played": one.played,
                "scheduled": one.scheduled,
                "treatment": one.treatment.word(),
            })
        })
        .collect();
    let [first, second] = if boards.is_some() { ["home", "guest"] } else { ["white", "black"] };
    let remaining: Vec<Value> = accounted
        .remaining
        .iter()
        .map(|(index, won)| {
            let game = &event.games[*index];
            let result = match won {
                [true, _] => "+/-",
                [false, true] => "-/+",
                [false, false] => "-/-",
            };
            json!({ "round": game.round, first: game.first, second: game.second, "result": result })
        })
        .collect();
    let points: Map<String, Value> = accounted
        .points
        .iter()
        .map(|(who, score)| {
            let told = match boards {
                Some(_) => json!({ "match": score.matches, "board": number(score.boards) }),
                None => number(score.boards),
            };
            (who.clone(), told)
        })
        .collect();
    Ok(json!({ "withdrawn": withdrawn, "remaining": remaining, "points": points }))
}

fn dhondt(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
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
    let seated = seats::seats(ordinance, &wanted).map_err(none)?;
    let order: Vec<&str> = seated.order.iter().map(|seat| seat.verband.as_str()).collect();
    Ok(json!({
        "key_date": seated.key_date,
        "prior": seated.prior,
        "remaining": seated.remaining,
        "order": order,
        "seats": seated.seats,
        "lot": seated.lot.map(|lot| json!({ "seats": lot.seats, "among": lot.among })),
        "total": seated.total,
    }))
}

fn deadline(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        rule: Rule,
    }
    let Asked { rule } = input(case)?;
    let plain = |from: &str, done: &str| -> Result<Value, Fault> {
        let deadline = deadline::deadline(ordinance, rule, date(case, from)?).map_err(none)?;
        let met = deadline.met(date_or_none(case, done)?);
        Ok(json!({ "last_day": deadline.last_day, "in_time": met }))
    };
    match rule {
        Rule::Request => plain("arose", "requested"),
        Rule::Confirm => plain("received", "confirmed"),
        Rule::Invitation => plain("start", "sent"),
        Rule::PassRefusal => plain("requested", "refused"),
        Rule::CourseReport => plain("end", "reported"),
        Rule::Remedy => remedy(ordinance, case),
        Rule::Withdraw => {
            #[derive(Deserialize)]
            struct Asked {
                hearing: Date,
                withdrawn: Option<Date>,
                fee: u32,
                #[serde(default)]
                expenses_pf: u64,
            }
            let asked: Asked = input(case)?;
            let deadline = deadline::deadline(ordinance, rule, asked.hearing).map_err(none)?;
            let in_time = deadline.met(asked.withdrawn);
            let refund = in_time.then(|| remedy::refund_on_withdrawal(asked.fee, asked.expenses_pf));
            Ok(json!({ "last_day": deadline.last_day, "in_time": in_time, "refund_pf": refund }))
        }
        Rule::Reschedule => rescheduling(ordinance, case),
        Rule::Registration => {
            let first_day = deadline::first_registration_day(ordinance, season(case)?).map_err(none)?;
            Ok(json!({ "first_day": first_day, "valid": date(case, "date")? >= first_day }))
        }
        Rule::PassShown => {
            #[derive(Deserialize)]
            struct Asked {
                event_end: Date,
                shown: Option<Date>,
                held: bool,
            }
            let asked: Asked = input(case)?;
            let deadline = deadline::deadline(ordinance, rule, asked.event_end).map_err(none)?;
            let in_time = deadline.met(asked.shown);
            let lost = !in_time || !asked.held;
            let consequence = if lost { "game-lost" } else { "none" };
            Ok(json!({ "last_day": deadline.last_day, "in_time": in_time, "consequence": consequence }))
        }
        Rule::Transfer => {
            let deadline = deadline::until_before_season(ordinance, rule, season(case)?).map_err(none)?;
            let met = deadline.met(date_or_none(case, "dispatched")?);
            Ok(json!({ "last_day": deadline.last_day, "in_time": met }))
        }
        Rule::Draw => {
            #[derive(Deserialize)]
            struct Asked {
                draw: DateTime,
                round_1: DateTime,
            }
            let asked: Asked = input(case)?;
            let before = deadline::draw_before(ordinance, asked.draw, asked.round_1).map_err(none)?;
            let hours = if before.minutes % 60 == 0 {
                json!(before.minutes / 60)
            } else {
                // Minutes are whole; of an hour they are what a decimal can say of it.
                json!(before.minutes as f64 / 60.0)
            };
            Ok(json!({ "hours": hours, "in_time": before.in_time }))
        }
    }
}

fn date(case: &Case, field: &str) -> Result<Date, Fault> {
    date_or_none(case, field)?.ok_or_else(|| missing(field))
}

fn date_or_none(case: &Case, field: &str) -> Result<Option<Date>, Fault> {
    let value = case.input.get(field).cloned().unwrap_or(Value::Null);
    fit(value).map_err(|unfit| Fault::Input(Unfit::Other(format!("{field}: {unfit}"))))
}

fn season(case: &Case) -> Result<Season, Fault> {
    let value = case.input.get("season").cloned().unwrap_or(Value::Null);
    fit(value).map_err(|unfit| Fault::Input(Unfit::Other(format!("season: {unfit}"))))
}

fn remedy(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        contested: Contested,
        remedy: Lodged,
    }
    let asked: Asked = input(case)?;
    let examined = remedy::examine(ordinance, &asked.contested, &asked.remedy).map_err(none)?;
    let Some(examined) = examined else {
        return Ok(json!({
            "remedy": null, "instance": null, "fee": null, "last_day": null, "in_time": null, "missing": [],
        }));
    };
    let way = &examined.way;
    let word = match way.remedy {
        Remedy::Protest => "protest",
        Remedy::Appeal => "appeal",
    };
    Ok(json!({
        "remedy": word,
        "instance": way.court.word(),
        "fee": way.fee,
        "last_day": way.deadline.as_ref().map(|deadline| deadline.last_day),
        "in_time": examined.in_time,
        "missing": examined.missing,
    }))
}

fn rescheduling(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Asserted {
        Duty,
        Other,
    }
    #[derive(Deserialize)]
    struct Asked {
        scheduled: Date,
        proposed: Date,
        delivered: Option<Date>,
        ground: Asserted,
        board: Option<u32>,
        boards: Option<u32>,
        #[serde(default)]
        consent: bool,
        #[serde(default)]
        last_round: bool,
    }
    let asked: Asked = input(case)?;
    let ground = match (asked.ground, asked.board) {
        (Asserted::Duty, Some(board)) => Ground::Duty { board },
        (Asserted::Duty, None) => return Err(none("a duty needs the board of the player")),
        (Asserted::Other, _) => Ground::Other,
    };
    let request = Reschedule {
        scheduled: asked.scheduled,
        proposed: asked.proposed,
        delivered: asked.delivered,
        ground,
        boards: asked.boards.unwrap_or(8),
        consent: asked.consent,
        last_round: asked.last_round,
    };
    let decided = deadline::reschedule(ordinance, &request).map_err(none)?;
    let grant = match decided.grant {
        Grant::Must => "must",
        Grant::May => "may",
        Grant::Refuse => "refuse",
    };
    Ok(json!({ "last_day": decided.deadline.last_day, "in_time": decided.in_time, "grant": grant }))
}

fn sonneborn_berger(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
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
    let table = ties::table(ordinance, Form::RoundRobin, &asked.players, &games).map_err(none)?;
    let rows: Vec<Value> = table
        .rows
        .iter()
        .map(|row| {
            json!({
                "player": row.player,
                "points": number(row.points),
                "sb": decimal(&row.value.decimal('.')),
                "black_draws": row.black_draws,
                "place": row.place,
            })
        })
        .collect();
    let playoff = table.playoff.map(|playoff| {
        let form = match playoff.form {
            ties::PlayOffForm::TwoGames => "two-games",
            ties::PlayOffForm::RoundRobin => "round-robin",
        };
        json!({ "players": playoff.players, "form": form })
    });
    Ok(json!({ "table": rows, "playoff": playoff }))
}

fn age(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        event: String,
        born: Date,
        sex: Sex,
        season: Option<Season>,
        date: Option<Date>,
    }
    let asked: Asked = input(case)?;
    let start = ordinance.rules.season_start.as_ref().map(|said| said.value);
    let season = match (asked.season, asked.date, start) {
        (Some(season), _, _) => season,
        (None, Some(date), Some(start)) => Season::of(date, start),
        _ => return Err(missing("season")),
    };
    let events = ordinance.rules.age.iter().flat_map(|ages| ages.events.keys());
    let checked = age::check(ordinance, &asked.event, asked.born, asked.sex, season)
        .ok_or_else(|| unknown("event", &asked.event, events))?;
    let why: Vec<_> = checked.why.iter().map(|(why, _)| *why).collect();
    Ok(json!({
        "season": checked.season,
        "key_date": checked.key_date,
        "limit": checked.limit,
        "age": checked.age,
        "eligible": checked.eligible(),
        "why": why,
    }))
}

fn licence(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        level: Grade,
        born: Date,
        on: Date,
        #[serde(default)]
        examiner: bool,
        #[serde(default)]
        events: Vec<licence::LicenceEvent>,
    }
    let asked: Asked = input(case)?;
    let life = Life { level: asked.level, born: asked.born, examiner: asked.examiner, events: asked.events };
    let standing = licence::standing(ordinance, &life, asked.on).map_err(none)?;
    let dates = standing.dates;
    Ok(json!({
        "status": standing.status.word(),
        "acquired": dates.map(|dates| dates.acquired),
        "training_due": dates.map(|dates| dates.training_due),
        "exam_due": dates.and_then(|dates| dates.exam_due),
        "dormant_from": dates.map(|dates| dates.dormant_from),
        "expires": dates.map(|dates| dates.expires),
    }))
}

fn cup_draw(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    let drawn: cup::Drawn = input(case)?;
    let verdict = cup::check(ordinance, &drawn).map_err(none)?;
    let told = |faults: &[cup::DrawFault], word: &str| -> Vec<Value> {
        let told = |fault: &cup::DrawFault| json!({ "round": fault.round, word: fault.kind.word(), "who": fault.who });
        faults.iter().map(told).collect()
    };
    Ok(json!({
        "valid": verdict.violations.is_empty(),
        "violations": told(&verdict.violations, "violation"),
        "warnings": told(&verdict.warnings, "warning"),
    }))
}

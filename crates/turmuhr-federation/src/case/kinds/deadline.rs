//! Periods and remedies.

use jiff::civil::{Date, DateTime};
use serde::Deserialize;
use serde_json::{Value, json};
use turmuhr_journal::unfit::{Unfit, fit};

use crate::{
    case::{Case, Fault, NoAnswer, input, missing},
    date::Season,
    law::{
        deadline::{self, Grant, Ground, Reschedule, Rule},
        remedy::{self, Contested, Lodged, Remedy},
    },
    ordinance::Ordinance,
};

pub(super) fn deadline(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        rule: Rule,
    }
    let Asked { rule } = input(case)?;
    let plain = |from: &str, done: &str| -> Result<Value, Fault> {
        let deadline = deadline::deadline(ordinance, rule, date(case, from)?)?;
        let met = deadline.met(date_or_none(case, done)?);
        Ok(json!({ "last_day": deadline.last_day, "in_time": met }))
    };
    match rule {
        Rule::Request => plain("arose", "requested"),
        Rule::Confirm => plain("received", "confirmed"),
        Rule::Invitation => plain("start", "sent"),
        Rule::PassRefusal => plain("requested", "refused"),
        Rule::CourseReport | Rule::RatingReport => plain("end", "reported"),
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
            let deadline = deadline::deadline(ordinance, rule, asked.hearing)?;
            let in_time = deadline.met(asked.withdrawn);
            let refund = in_time.then(|| remedy::refund_on_withdrawal(asked.fee, asked.expenses_pf));
            Ok(json!({ "last_day": deadline.last_day, "in_time": in_time, "refund_pf": refund }))
        }
        Rule::Reschedule => rescheduling(ordinance, case),
        Rule::Registration => {
            let first_day = deadline::first_registration_day(ordinance, season(case)?)?;
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
            let deadline = deadline::deadline(ordinance, rule, asked.event_end)?;
            let in_time = deadline.met(asked.shown);
            let lost = !in_time || !asked.held;
            let consequence = if lost { "game-lost" } else { "none" };
            Ok(json!({ "last_day": deadline.last_day, "in_time": in_time, "consequence": consequence }))
        }
        Rule::Transfer => {
            let deadline = deadline::until_before_season(ordinance, rule, season(case)?)?;
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
            let before = deadline::draw_before(ordinance, asked.draw, asked.round_1)?;
            let hours = if before.minutes % 60 == 0 {
                json!(before.minutes / 60)
            } else {
                // A part of an hour becomes a decimal.
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
    let examined = remedy::examine(ordinance, &asked.contested, &asked.remedy)?;
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
        (Asserted::Duty, None) => return Err(NoAnswer::DutyWithoutBoard.into()),
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
    let decided = deadline::reschedule(ordinance, &request)?;
    let grant = match decided.grant {
        Grant::Must => "must",
        Grant::May => "may",
        Grant::Refuse => "refuse",
    };
    Ok(json!({ "last_day": decided.deadline.last_day, "in_time": decided.in_time, "grant": grant }))
}

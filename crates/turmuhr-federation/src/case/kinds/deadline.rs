//! Periods and remedies.

use jiff::civil::{Date, DateTime};
use serde::Deserialize;
use serde_json::Value;
use turmuhr_journal::unfit::{Unfit, fit};

use crate::{
    case::{Case, Fault, NoAnswer, Period, Worked, input, missing},
    date::Season,
    law::{
        deadline::{self, Ground, Reschedule, Rule},
        remedy::{
            self, Contested, Lodged,
            case::{Subject, open_to_remedy},
        },
    },
    ordinance::Ordinance,
};

pub(super) fn deadline(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    period(ordinance, case).map(Worked::Deadline)
}

fn period(ordinance: &Ordinance, case: &Case) -> Result<Period, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        rule: Rule,
    }
    let Asked { rule } = input(case)?;
    let plain = |from: &str, done: &str| -> Result<Period, Fault> {
        let deadline = deadline::deadline(ordinance, rule, date(case, from)?)?;
        let in_time = deadline.met(date_or_none(case, done)?);
        Ok(Period::Plain { deadline, in_time })
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
            let refund_pf = in_time.then(|| remedy::refund_on_withdrawal(asked.fee, asked.expenses_pf));
            Ok(Period::Withdraw { deadline, in_time, refund_pf })
        }
        Rule::Reschedule => rescheduling(ordinance, case),
        Rule::Registration => {
            let first_day = deadline::first_registration_day(ordinance, season(case)?)?;
            let cite = deadline::period(ordinance, rule)?.at.cite();
            Ok(Period::Registration { first_day, valid: date(case, "date")? >= first_day, cite })
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
            Ok(Period::PassShown { deadline, in_time, lost: !in_time || !asked.held })
        }
        Rule::Transfer => {
            let deadline = deadline::until_before_season(ordinance, rule, season(case)?)?;
            let in_time = deadline.met(date_or_none(case, "dispatched")?);
            Ok(Period::Plain { deadline, in_time })
        }
        Rule::Draw => {
            #[derive(Deserialize)]
            struct Asked {
                draw: DateTime,
                round_1: DateTime,
            }
            let asked: Asked = input(case)?;
            Ok(Period::Draw(deadline::draw_before(ordinance, asked.draw, asked.round_1)?))
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

fn remedy(ordinance: &Ordinance, case: &Case) -> Result<Period, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        contested: Contested,
        remedy: Lodged,
        /// What is contested, where it is no ordinary decision.
        #[serde(default)]
        subject: Subject,
    }
    let asked: Asked = input(case)?;
    if !open_to_remedy(asked.subject) {
        return Ok(Period::NotOpen(asked.subject));
    }
    Ok(Period::Remedy(remedy::examine(ordinance, &asked.contested, &asked.remedy)?))
}

fn rescheduling(ordinance: &Ordinance, case: &Case) -> Result<Period, Fault> {
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
    Ok(Period::Reschedule(deadline::reschedule(ordinance, &request)?))
}

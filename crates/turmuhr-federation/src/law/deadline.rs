//! Periods: the last day on which something may be done, and whether it was done by then.
//!
//! The first day is not counted; no Sunday or holiday extends a period. If the ordinance names the postmark, the caller
//! passes its date.

use jiff::civil::{Date, DateTime};
use serde::Deserialize;

use crate::{
    date::{Season, days_after, days_before, months_after},
    ordinance::{Cite, Ordinance, rules::Period},
};

/// The kinds of period the ordinances know.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    Request,
    Remedy,
    Confirm,
    Withdraw,
    Invitation,
    Reschedule,
    Registration,
    PassRefusal,
    PassShown,
    Transfer,
    Draw,
    CourseReport,
    /// Results sent in for rating.
    RatingReport,
}

impl Rule {
    pub const ALL: [Rule; 13] = [
        Rule::Request,
        Rule::Remedy,
        Rule::Confirm,
        Rule::Withdraw,
        Rule::Invitation,
        Rule::Reschedule,
        Rule::Registration,
        Rule::PassRefusal,
        Rule::PassShown,
        Rule::Transfer,
        Rule::Draw,
        Rule::CourseReport,
        Rule::RatingReport,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Rule::Request => "request",
            Rule::Remedy => "remedy",
            Rule::Confirm => "confirm",
            Rule::Withdraw => "withdraw",
            Rule::Invitation => "invitation",
            Rule::Reschedule => "reschedule",
            Rule::Registration => "registration",
            Rule::PassRefusal => "pass-refusal",
            Rule::PassShown => "pass-shown",
            Rule::Transfer => "transfer",
            Rule::Draw => "draw",
            Rule::CourseReport => "course-report",
            Rule::RatingReport => "rating-report",
        }
    }
}

/// The ordinance has no such period.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{ordinance} has no period {rule:?}")]
pub struct NoPeriod {
    pub ordinance: String,
    pub rule: Rule,
}

/// A last day and the paragraph that sets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline {
    pub rule: Rule,
    pub last_day: Date,
    pub cite: Cite,
}

impl Deadline {
    /// Done on or before the last day; not done is not in time.
    pub fn met(&self, done: Option<Date>) -> bool {
        done.is_some_and(|done| done <= self.last_day)
    }
}

pub fn period(ordinance: &Ordinance, rule: Rule) -> Result<&Period, NoPeriod> {
    let missing = || NoPeriod { ordinance: ordinance.id.clone(), rule };
    ordinance.rules.period.get(&rule).ok_or_else(missing)
}

/// The period that starts, or ends, with a day.
pub fn deadline(ordinance: &Ordinance, rule: Rule, day: Date) -> Result<Deadline, NoPeriod> {
    let period = period(ordinance, rule)?;
    let last_day = match (period.days, period.before, period.months) {
        (Some(days), _, _) => days_after(day, days),
        (_, Some(days), _) => days_before(day, days),
        (_, _, Some(months)) => months_after(day, months),
        _ => return Err(NoPeriod { ordinance: ordinance.id.clone(), rule }),
    };
    Ok(Deadline { rule, last_day, cite: period.at.cite() })
}

/// The last day before a season on which something can still be done for it.
pub fn until_before_season(ordinance: &Ordinance, rule: Rule, season: Season) -> Result<Deadline, NoPeriod> {
    let period = period(ordinance, rule)?;
    let until = period.until.ok_or_else(|| NoPeriod { ordinance: ordinance.id.clone(), rule })?;
    Ok(Deadline { rule, last_day: until.of(season.begins), cite: period.at.cite() })
}

/// The first day a registration date may be set to.
pub fn first_registration_day(ordinance: &Ordinance, season: Season) -> Result<Date, NoPeriod> {
    let rule = Rule::Registration;
    let from =
        period(ordinance, rule)?.from.ok_or_else(|| NoPeriod { ordinance: ordinance.id.clone(), rule })?;
    Ok(from.of(season.begins))
}

/// How long before round 1 the draw was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawBefore {
    pub minutes: i64,
    pub in_time: bool,
    pub cite: Cite,
}

pub fn draw_before(ordinance: &Ordinance, draw: DateTime, round_1: DateTime) -> Result<DrawBefore, NoPeriod> {
    let rule = Rule::Draw;
    let period = period(ordinance, rule)?;
    let hours = period.hours_before.ok_or_else(|| NoPeriod { ordinance: ordinance.id.clone(), rule })?;
    let minutes = draw.duration_until(round_1).as_secs().div_euclid(60);
    Ok(DrawBefore { minutes, in_time: minutes >= hours * 60, cite: period.at.cite() })
}

/// A request to play a match on another day.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reschedule {
    pub scheduled: Date,
    pub proposed: Date,
    /// When the decision reaches the clubs.
    pub delivered: Option<Date>,
    pub ground: Ground,
    pub boards: u32,
    /// The opponent's consent is enclosed.
    pub consent: bool,
    pub last_round: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A player registered on this board has an equal or higher duty that day.
    Duty {
        board: u32,
    },
    Other,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Grant {
    Must,
    May,
    Refuse,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescheduled {
    pub deadline: Deadline,
    pub in_time: bool,
    pub grant: Grant,
    /// The paragraph that decides it.
    pub cite: Cite,
}

/// 23: whether a match may, must or must not be moved.
pub fn reschedule(ordinance: &Ordinance, request: &Reschedule) -> Result<Rescheduled, NoPeriod> {
    let period = period(ordinance, Rule::Reschedule)?;
    let earlier = request.scheduled.min(request.proposed);
    let deadline = deadline(ordinance, Rule::Reschedule, earlier)?;
    let in_time = deadline.met(request.delivered);
    let boards = period.duty_boards.map_or(request.boards, |most| most.min(request.boards));
    let article = |of: &Option<String>| of.clone().unwrap_or_else(|| period.at.article.clone());
    let (grant, article) = if request.last_round {
        (Grant::Refuse, article(&period.last_round))
    } else if !in_time {
        (Grant::Refuse, period.at.article.clone())
    } else if matches!(request.ground, Ground::Duty { board } if (1..=boards).contains(&board)) {
        (Grant::Must, article(&period.duty))
    } else if request.consent && request.proposed < request.scheduled {
        (Grant::May, article(&period.other))
    } else {
        (Grant::Refuse, article(&period.other))
    };
    let cite = Cite { ordinance: period.at.source.clone(), article };
    Ok(Rescheduled { deadline, in_time, grant, cite })
}

//! Matches moved to another day (NRW 1987, 23).

use jiff::civil::Date;

use crate::{
    date::days_before,
    law::deadline::{self, Grant, NoPeriod, Reschedule, Rescheduled, Rule},
    ordinance::{Cite, Ordinance},
};

/// How a match gets another day.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Move {
    Request(Reschedule),
    /// Ordered by the director in a compelling case (23.4).
    Ordered {
        scheduled: Date,
        to: Date,
        notified: Date,
        last_round: bool,
    },
    /// A whole round.
    Round {
        scheduled: Date,
        to: Date,
        notified: Date,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMoved {
    Refused(Box<Rescheduled>),
    /// A single match of the last round stays (23.6).
    LastRound(Cite),
    /// The clubs must know 14 days before the new date (23.5).
    NotifiedLate {
        last_day: Date,
        cite: Cite,
    },
    /// In the last round seniors do not give way to a youth match (23.1).
    YouthInLastRound(Cite),
    Silent(NoPeriod),
}

/// The day a match is played after the move.
pub fn moved(ordinance: &Ordinance, change: &Move) -> Result<Date, NotMoved> {
    let period = deadline::period(ordinance, Rule::Reschedule).map_err(NotMoved::Silent)?;
    let cite = |article: &Option<String>| Cite {
        ordinance: period.at.source.clone(),
        article: article.clone().unwrap_or_else(|| period.at.article.clone()),
    };
    let notified_in_time = |to: Date, notified: Date| {
        let last_day = days_before(to, period.before.unwrap_or(0));
        if notified <= last_day {
            Ok(to)
        } else {
            Err(NotMoved::NotifiedLate { last_day, cite: cite(&period.notify) })
        }
    };
    match *change {
        Move::Request(request) => {
            let decided = deadline::reschedule(ordinance, &request).map_err(NotMoved::Silent)?;
            match decided.grant {
                Grant::Must | Grant::May => Ok(request.proposed),
                Grant::Refuse => Err(NotMoved::Refused(Box::new(decided))),
            }
        }
        Move::Ordered { last_round: true, .. } => Err(NotMoved::LastRound(cite(&period.last_round))),
        Move::Ordered { to, notified, .. } | Move::Round { to, notified, .. } => {
            notified_in_time(to, notified)
        }
    }
}

/// A senior match of the last round for the sake of a youth match.
pub fn youth_ground_in_last_round(ordinance: &Ordinance, last_round: bool) -> Result<(), NotMoved> {
    let period = deadline::period(ordinance, Rule::Reschedule).map_err(NotMoved::Silent)?;
    let article = period.duty.clone().unwrap_or_else(|| period.at.article.clone());
    if last_round {
        return Err(NotMoved::YouthInLastRound(Cite { ordinance: period.at.source.clone(), article }));
    }
    Ok(())
}

//! Why a well-formed input has no answer. The words for people are in `turmuhr-texts`.

use crate::{
    competition::{cup::NoVerdict, seats::NoSeats, ties::NoTable, withdrawal::NoAccount},
    law::{
        deadline::NoPeriod,
        remedy::{NoWay, case::NotNow},
    },
    matches::lineup::NoJudgement,
    office::licence::NoLicences,
    ordinance::NoOrdinance,
};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    #[error("a match has from 1 to {most} results, and its top board weighs at most {most}")]
    Results { most: usize },
    #[error("teams need boards, from 1 to {most}")]
    Boards { most: usize },
    #[error("{found} is no number of points")]
    Points { found: String },
    /// A duty counts only for the first boards.
    #[error("a duty needs the board of the player")]
    DutyWithoutBoard,
    #[error(transparent)]
    Lineup(#[from] NoJudgement),
    #[error(transparent)]
    Account(#[from] NoAccount<String>),
    #[error(transparent)]
    Seats(#[from] NoSeats),
    #[error(transparent)]
    Period(#[from] NoPeriod),
    #[error(transparent)]
    Way(#[from] NoWay),
    #[error(transparent)]
    Table(#[from] NoTable),
    #[error(transparent)]
    Licences(#[from] NoLicences),
    #[error(transparent)]
    Draw(#[from] NoVerdict),
    /// The announcement cannot be laid over the ordinance.
    #[error(transparent)]
    Announcement(#[from] NoOrdinance),
    /// A step of a matter that cannot be taken; 0 is the decision itself.
    #[error("step {step}: {why}")]
    Step { step: usize, why: NotNow },
}

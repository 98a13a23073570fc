//! What the ordinances object to in a statement about persons, lists and arbiters.

use jiff::civil::Date;
use turmuhr_federation::{
    office::licence::{
        course::{CourseFault, ExamFault},
        deploy::{Application, EventLevel, NotDeployed},
    },
    ordinance::Cite,
    persons::{
        pass::{NotDeleted, NotSent},
        person::{ClubId, PersonId},
        registration::NotListed,
    },
};

use crate::fact::MatchId;

/// An objection with its article.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what:?}")]
pub struct Objection {
    pub what: Against,
    pub cite: Option<Cite>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Against {
    List(NotListed),
    /// A line of a list with a member of another club.
    Outsider {
        person: PersonId,
        club: ClubId,
    },
    /// A banned player is not registered.
    Banned(PersonId),
    BannedClub(ClubId),
    NotSent(NotSent),
    NotDeleted(NotDeleted),
    /// A record of a member who has not left.
    StillMember(PersonId),
    /// Only the pass office writes on the left inner page.
    LeftPage,
    /// The competition knows no order of its own.
    NoOwnOrder(String),
    /// The order of the event is binding.
    OrderStands {
        event: String,
        club: ClubId,
    },
    TooManyPlayers {
        most: usize,
    },
    NoReservation {
        game: MatchId,
        board: usize,
    },
    /// The ordinance says nothing about licences, or is not known.
    NoLicenceRules(String),
    Course(Vec<CourseFault>),
    Exam(Vec<ExamFault>),
    /// Address, telephone number or e-mail of a participant is missing.
    NotReported(PersonId),
    /// The list of participants came too late (II).
    ReportedLate {
        person: PersonId,
        last: Date,
    },
    NotDeployed {
        person: PersonId,
        level: EventLevel,
        why: NotDeployed,
    },
    NotEntitled {
        application: Application,
        fees_secured: bool,
    },
    Vote {
        two_thirds: bool,
    },
    /// Norms count after the national licence only.
    NormBefore {
        national: Option<Date>,
    },
    /// No licence of the old kind any more.
    NotOld(Date),
    NotConvertible,
    /// A licence depends on the age, and the birth is not known.
    NoBirth(PersonId),
}

impl Against {
    pub fn at(self, cite: Option<Cite>) -> Objection {
        Objection { what: self, cite }
    }
}

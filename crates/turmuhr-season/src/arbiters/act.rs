//! What is said about arbiters.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_federation::{
    office::licence::{
        ExamResult, Grade, LicenceEvent, What,
        course::Topic,
        deploy::{Application, Norm, Title, Vote},
    },
    persons::person::PersonId,
};

use crate::{
    fact::MatchId,
    registry::{Holds, Source, Stated},
};

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CourseId(pub u32);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    pub name: String,
    pub level: Grade,
    pub training: bool,
    pub ends: Date,
    /// As the guidelines name it: `landesverband`, `dsj`, `dsb`.
    pub organiser: String,
    pub lecturers: Vec<PersonId>,
    /// Units of each topic.
    pub topics: BTreeMap<Topic, u32>,
}

impl Course {
    pub fn units(&self) -> u32 {
        self.topics.values().fold(0, |sum, units| sum.saturating_add(*units))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ArbiterAct {
    /// A course, with its lecturers and contents (guidelines, II).
    CourseHeld { course: CourseId, details: Course },
    /// A participant, reported with address, telephone number and e-mail (II).
    Attended {
        course: CourseId,
        person: PersonId,
        address: String,
        phone: String,
        email: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        exam: Option<ExamResult>,
        /// The day the list was sent, where it is entered later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reported: Option<Date>,
    },
    /// An exam by itself (III).
    Examined {
        person: PersonId,
        level: Grade,
        on: Date,
        passed: bool,
        /// To acquire the licence; else to confirm it.
        acquisition: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        written_minutes: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        oral_minutes: Option<u32>,
        /// The number of the record of an examination that was verified.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<String>,
    },
    /// The arbiter of a match, with travel and per diem in hundredths.
    Appointed {
        game: MatchId,
        person: PersonId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        costs: Option<[u64; 2]>,
    },
    /// A title of FIDE.
    TitleHeld { person: PersonId, title: Title, from: Date },
    /// A norm for a title (II.3).
    NormMade { person: PersonId, norm: Norm, event: String },
    /// An application to FIDE (II.3, II.4). A title takes two thirds of the commission, a higher category a majority.
    Applied {
        person: PersonId,
        application: Application,
        on: Date,
        fees_secured: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vote: Option<Vote>,
    },
    /// The chair bars an arbiter for the time being (I).
    Barred { person: PersonId, from: Date, until: Date, reason: String },
    /// A licence of tournament directors of 2014 or before (IV).
    OldLicence {
        person: PersonId,
        acquired: Date,
        /// Applied to turn it into «National Arbiter».
        #[serde(default, skip_serializing_if = "Option::is_none")]
        converted: Option<Date>,
    },
}

impl ArbiterAct {
    /// The persons it speaks of.
    pub fn persons(&self) -> Vec<PersonId> {
        match self {
            ArbiterAct::CourseHeld { details, .. } => details.lecturers.clone(),
            ArbiterAct::Attended { person, .. }
            | ArbiterAct::Examined { person, .. }
            | ArbiterAct::Appointed { person, .. }
            | ArbiterAct::TitleHeld { person, .. }
            | ArbiterAct::NormMade { person, .. }
            | ArbiterAct::Applied { person, .. }
            | ArbiterAct::Barred { person, .. }
            | ArbiterAct::OldLicence { person, .. } => vec![*person],
        }
    }
}

/// Who leads a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Appointment {
    pub person: PersonId,
    /// Travel and per diem in hundredths.
    pub costs: Option<[u64; 2]>,
}

/// Everything about arbiters except the events of their licences, which are with the person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arbiters {
    pub courses: BTreeMap<CourseId, Course>,
    pub attended: Vec<Stated<(CourseId, PersonId)>>,
    pub appointed: BTreeMap<MatchId, Stated<Appointment>>,
    pub titles: Vec<Stated<(PersonId, Title)>>,
    pub norms: Vec<Stated<(PersonId, Norm, String)>>,
    pub applied: Vec<Stated<(PersonId, Application)>>,
    pub barred: Vec<Stated<(PersonId, String)>>,
    pub old: Vec<Stated<(PersonId, Option<Date>)>>,
}

impl Arbiters {
    /// Takes in an act; the event of a licence that follows from it, if any.
    pub(crate) fn state(&mut self, act: &ArbiterAct, source: &Source) -> Option<(PersonId, LicenceEvent)> {
        let source = || source.clone();
        match act {
            ArbiterAct::CourseHeld { course, details } => {
                self.courses.insert(*course, details.clone());
            }
            ArbiterAct::Attended { course, person, exam, .. } => {
                let details = self.courses.get(course)?;
                let (date, level, units) = (details.ends, details.level, Some(details.units()));
                let what = if details.training {
                    What::Training { level, exam: *exam, units }
                } else {
                    What::Refresher { level, exam: *exam, units }
                };
                let value = (*course, *person);
                self.attended.push(Stated { holds: Holds::since(date), source: source(), value });
                return Some((*person, LicenceEvent { date, what }));
            }
            ArbiterAct::Examined { person, level, on, passed, .. } => {
                let what = What::Exam { level: *level, passed: *passed };
                return Some((*person, LicenceEvent { date: *on, what }));
            }
            ArbiterAct::Appointed { game, person, costs } => {
                let value = Appointment { person: *person, costs: *costs };
                self.appointed.insert(*game, Stated { holds: Holds::ALWAYS, source: source(), value });
            }
            ArbiterAct::TitleHeld { person, title, from } => {
                let value = (*person, *title);
                self.titles.push(Stated { holds: Holds::since(*from), source: source(), value });
            }
            ArbiterAct::NormMade { person, norm, event } => {
                let value = (*person, *norm, event.clone());
                self.norms.push(Stated { holds: Holds::since(norm.on), source: source(), value });
            }
            ArbiterAct::Applied { person, application, on, .. } => {
                let value = (*person, *application);
                self.applied.push(Stated { holds: Holds::since(*on), source: source(), value });
            }
            ArbiterAct::Barred { person, from, until, reason } => {
                let holds = Holds { from: *from, until: *until };
                self.barred.push(Stated { holds, source: source(), value: (*person, reason.clone()) });
            }
            ArbiterAct::OldLicence { person, acquired, converted } => {
                let value = (*person, *converted);
                self.old.push(Stated { holds: Holds::since(*acquired), source: source(), value });
            }
        }
        None
    }

    /// Titles and norms for the next season; the events of licences are carried with their persons.
    pub(crate) fn carried(&self, first: impl Fn(PersonId) -> PersonId) -> Vec<ArbiterAct> {
        let titles = self.titles.iter().map(|one| {
            let (person, title) = one.value;
            ArbiterAct::TitleHeld { person: first(person), title, from: one.holds.from }
        });
        let norms = self.norms.iter().map(|one| {
            let (person, norm, event) = one.value.clone();
            ArbiterAct::NormMade { person: first(person), norm, event }
        });
        titles.chain(norms).collect()
    }
}

//! Courses and exams: who may hold them, how long, about what (framework guidelines II and III).

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Grade, LicenceEvent, NoLicences, What};
use crate::ordinance::{Cite, Ordinance, rules::Licences};

/// What a course is about, in the order in which courses go.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    Rules,
    Ordinance,
    Clocks,
    Organisation,
    Manipulation,
    Cases,
    Exam,
    Changes,
    Exchange,
    SwissAndTitles,
}

impl Topic {
    pub const ALL: [Topic; 10] = [
        Topic::Rules,
        Topic::Ordinance,
        Topic::Clocks,
        Topic::Organisation,
        Topic::Manipulation,
        Topic::Cases,
        Topic::Exam,
        Topic::Changes,
        Topic::Exchange,
        Topic::SwissAndTitles,
    ];

    /// As the data of the guidelines have it.
    pub const fn word(self) -> &'static str {
        match self {
            Topic::Rules => "rules",
            Topic::Ordinance => "ordinance",
            Topic::Clocks => "clocks",
            Topic::Organisation => "organisation",
            Topic::Manipulation => "manipulation",
            Topic::Cases => "cases",
            Topic::Exam => "exam",
            Topic::Changes => "changes",
            Topic::Exchange => "exchange",
            Topic::SwissAndTitles => "swiss-and-titles",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    pub level: Grade,
    pub training: bool,
    pub ends: Date,
    /// `landesverband`, `dsj` or `dsb`.
    pub organiser: String,
    /// Do all lecturers hold the national licence?
    pub lecturers_national: bool,
    pub topics: BTreeMap<Topic, u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseFault {
    Organiser {
        allowed: Vec<String>,
    },
    Lecturer,
    TooFewUnits {
        given: u32,
        fewest: u32,
    },
    Topic {
        topic: Topic,
        given: u32,
        from: u32,
        to: u32,
        warning: bool,
    },
    /// No topic of this level and kind of course.
    OtherTopic {
        topic: Topic,
        known: Vec<Topic>,
    },
}

impl CourseFault {
    pub const fn is_warning(&self) -> bool {
        matches!(self, CourseFault::Topic { warning: true, .. })
    }
}

/// All faults of a course, with their place in the guidelines.
pub fn faults(ordinance: &Ordinance, course: &Course) -> Result<(Vec<CourseFault>, Cite), NoLicences> {
    let rules = ordinance.rules.licence.as_ref().ok_or_else(|| NoLicences(ordinance.id.clone()))?;
    let level = match course.level {
        Grade::Rsr => &rules.rsr,
        Grade::Nsr => &rules.nsr,
    };
    let mut faults = Vec::new();
    if !level.organisers.contains(&course.organiser) {
        faults.push(CourseFault::Organiser { allowed: level.organisers.clone() });
    }
    if !course.lecturers_national {
        faults.push(CourseFault::Lecturer);
    }
    let topics = if course.training { &level.topics } else { &level.refresher_topics };
    let fewest = fewest_units(rules, course.level, course.training, course.ends);
    let given = course.topics.values().fold(0u32, |sum, units| sum.saturating_add(*units));
    if given < fewest {
        faults.push(CourseFault::TooFewUnits { given, fewest });
    }
    for (topic, [from, to]) in topics {
        let given = course.topics.get(topic).copied().unwrap_or(0);
        // An exam in a refresher is compulsory only every ten years.
        let optional = !course.training && *topic == Topic::Exam && given == 0;
        if !optional && !(*from..=*to).contains(&given) {
            let (topic, from, to) = (*topic, *from, *to);
            faults.push(CourseFault::Topic { topic, given, from, to, warning: !course.training });
        }
    }
    let others = course.topics.keys().filter(|topic| !topics.contains_key(*topic));
    let known: Vec<Topic> = topics.keys().copied().collect();
    faults.extend(others.map(|topic| CourseFault::OtherTopic { topic: *topic, known: known.clone() }));
    Ok((faults, level.at.cite()))
}

/// The units a course needs that ended on a day (II.1, II.2; IV for the first years).
pub(crate) fn fewest_units(rules: &Licences, grade: Grade, training: bool, ends: Date) -> u32 {
    let level = match grade {
        Grade::Rsr => &rules.rsr,
        Grade::Nsr => &rules.nsr,
    };
    let transition = &rules.transition;
    let (lately, earlier) = if training {
        (level.training_units, transition.training_units.get(&grade).copied())
    } else {
        (level.refresher_units, Some(transition.refresher_units))
    };
    earlier.filter(|_| ends <= transition.until).unwrap_or(lately)
}

/// The fault of a course noted with its units only: too few make no course.
pub fn units_fault(ordinance: &Ordinance, event: &LicenceEvent) -> Option<(CourseFault, Cite)> {
    let rules = ordinance.rules.licence.as_ref()?;
    let (grade, training, units) = match event.what {
        What::Training { level, units, .. } => (level, true, units?),
        What::Refresher { level, units, .. } => (level, false, units?),
        What::Exam { .. }
        | What::Shadowing
        | What::NeutralMatch
        | What::RatedEvent
        | What::Contribution { .. } => return None,
    };
    let fewest = fewest_units(rules, grade, training, event.date);
    let at = match grade {
        Grade::Rsr => &rules.rsr.at,
        Grade::Nsr => &rules.nsr.at,
    };
    (units < fewest).then(|| (CourseFault::TooFewUnits { given: units, fewest }, at.cite()))
}

/// An exam as it was held.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Exam {
    pub acquisition: bool,
    pub written_minutes: Option<u32>,
    pub oral_minutes: Option<u32>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExamFault {
    WrittenTooShort,
    OralTooShort,
    /// Normally both parts: a warning.
    PartMissing,
    NotWritten,
}

/// III.1 and III.2: to acquire a licence, an hour in writing and at least a quarter of an hour oral; to confirm it, an
/// hour in writing.
pub fn exam_faults(exam: Exam) -> Vec<ExamFault> {
    let mut faults = Vec::new();
    if exam.written_minutes.is_some_and(|minutes| minutes < 60) {
        faults.push(ExamFault::WrittenTooShort);
    }
    if exam.acquisition {
        if exam.oral_minutes.is_some_and(|minutes| minutes < 15) {
            faults.push(ExamFault::OralTooShort);
        }
        if exam.written_minutes.is_none() || exam.oral_minutes.is_none() {
            faults.push(ExamFault::PartMissing);
        }
    } else if exam.written_minutes.is_none() {
        faults.push(ExamFault::NotWritten);
    }
    faults
}

/// The report on every participant (II).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Participant {
    pub address: String,
    pub phone: String,
    pub email: String,
    /// The course was registered before and its list handed in.
    pub course_reported: bool,
}

impl Participant {
    /// May a licence be granted?
    pub fn reported(&self) -> bool {
        let given = |text: &str| !text.trim().is_empty();
        given(&self.address) && given(&self.phone) && given(&self.email) && self.course_reported
    }
}

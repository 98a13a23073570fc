//! Arbiters' licences over the years: acquired, active, dormant, expired (framework guidelines of 2017).
//!
//! [`standing`] replays all events up to a day. Due dates run from the last course of the own level and the last passed
//! exam. After a missed due date a licence is dormant from 1 January, and expires two years later.

pub mod course;
pub mod deploy;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{
    date::{birthday, months_after, new_year_after, years_after},
    ordinance::{
        Cite, Ordinance,
        rules::{LicenceLevel, Licences},
    },
};

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Grade {
    /// Regional.
    #[serde(rename = "RSR")]
    Rsr,
    /// National.
    #[serde(rename = "NSR")]
    Nsr,
}

impl Grade {
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Rsr => "RSR",
            Grade::Nsr => "NSR",
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExamResult {
    Passed,
    Failed,
}

/// An event in an arbiter's life.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LicenceEvent {
    pub date: Date,
    #[serde(flatten)]
    pub what: What,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    Training {
        level: Grade,
        exam: Option<ExamResult>,
        units: Option<u32>,
    },
    Refresher {
        level: Grade,
        exam: Option<ExamResult>,
        units: Option<u32>,
    },
    Exam {
        level: Grade,
        passed: bool,
    },
    /// Watching a team match led by a FIDE or international arbiter.
    Shadowing,
    /// Neutral arbiter of a team match.
    NeutralMatch,
    /// Arbiter of a FIDE-rated event.
    RatedEvent,
    /// An own contribution to training on federal level.
    Contribution {
        consents: Consents,
    },
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Consents {
    pub chair: bool,
    pub education: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Life {
    pub level: Grade,
    pub born: Date,
    /// Holds the exams: exempt from them where the guidelines say so.
    pub examiner: bool,
    pub events: Vec<LicenceEvent>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    None,
    Active,
    Dormant,
    Expired,
}

impl Status {
    pub const fn word(self) -> &'static str {
        match self {
            Status::None => "none",
            Status::Active => "active",
            Status::Dormant => "dormant",
            Status::Expired => "expired",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub status: Status,
    /// None without a licence.
    pub dates: Option<Dates>,
    pub cites: Vec<Cite>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Dates {
    pub acquired: Date,
    /// The last course of the own level and the last exam that count.
    pub last_course: Date,
    pub last_exam: Date,
    pub training_due: Date,
    /// None for exempt holders.
    pub exam_due: Option<Date>,
    pub dormant_from: Date,
    pub expires: Date,
}

/// The ordinance says nothing about licences.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} says nothing about licences")]
pub struct NoLicences(pub String);

/// The state of a licence on a day; later events do not count.
pub fn standing(ordinance: &Ordinance, life: &Life, on: Date) -> Result<Standing, NoLicences> {
    let rules = ordinance.rules.licence.as_ref().ok_or_else(|| NoLicences(ordinance.id.clone()))?;
    let mut events: Vec<LicenceEvent> =
        life.events.iter().copied().filter(|event| event.date <= on).collect();
    events.sort_by_key(|event| event.date);
    let book = Book { rules, life, events };
    let level = book.level(life.level);
    let cites = vec![level.at.cite(), rules.at.cite()];
    let Some(held) = book.held(life.level, on) else {
        return Ok(Standing { status: Status::None, dates: None, cites });
    };
    let dates = book.dates(life.level, &held);
    let status = match on {
        _ if on >= dates.expires => Status::Expired,
        _ if on >= dates.dormant_from => Status::Dormant,
        _ => Status::Active,
    };
    Ok(Standing { status, dates: Some(dates), cites })
}

/// Days of reminders to the holder, with the months left to the next due date.
pub fn reminders(dates: &Dates) -> Vec<(i32, Date)> {
    let due = dates.exam_due.map_or(dates.training_due, |exam| exam.min(dates.training_due));
    [12, 6, 1].into_iter().map(|months| (months, months_after(due, -months))).collect()
}

/// The last valid day of a licence: the day before it becomes dormant.
pub fn valid_to(dates: &Dates) -> Date {
    dates.dormant_from.yesterday().unwrap_or(dates.dormant_from)
}

struct Book<'a> {
    rules: &'a Licences,
    life: &'a Life,
    /// Known events, in order.
    events: Vec<LicenceEvent>,
}

/// A licence with the last dates that keep it valid.
#[derive(Copy, Clone)]
struct Held {
    acquired: Date,
    course: Date,
    exam: Date,
}

impl Book<'_> {
    fn level(&self, grade: Grade) -> &LicenceLevel {
        match grade {
            Grade::Rsr => &self.rules.rsr,
            Grade::Nsr => &self.rules.nsr,
        }
    }

    /// A course with too few units is none.
    fn counts(&self, grade: Grade, date: Date, units: Option<u32>, training: bool) -> bool {
        let fewest = course::fewest_units(self.rules, grade, training, date);
        units.is_none_or(|units| units >= fewest)
    }

    /// Courses of a level that count: when, whether a training, and whether its exam was passed.
    fn courses(&self, grade: Grade) -> impl Iterator<Item = (Date, bool, bool)> {
        self.events.iter().filter_map(move |event| match event.what {
            What::Training { level, exam, units } if level == grade => {
                let counts = self.counts(grade, event.date, units, true);
                counts.then_some((event.date, true, exam == Some(ExamResult::Passed)))
            }
            What::Refresher { level, exam, units } if level == grade => {
                let counts = self.counts(grade, event.date, units, false);
                counts.then_some((event.date, false, exam == Some(ExamResult::Passed)))
            }
            What::Contribution { consents } => {
                let replaces = self.level(grade).contribution_replaces_refresher;
                (replaces && consents.chair && consents.education).then_some((event.date, false, false))
            }
            _ => None,
        })
    }

    /// Passed exams of a level, in courses or by themselves.
    fn exams(&self, grade: Grade) -> Vec<Date> {
        let alone = self.events.iter().filter_map(|event| match event.what {
            What::Exam { level, passed: true } if level == grade => Some(event.date),
            _ => None,
        });
        let mut all: Vec<Date> =
            alone.chain(self.courses(grade).filter(|course| course.2).map(|course| course.0)).collect();
        all.sort_unstable();
        all
    }

    /// The licence on a day, after all courses and exams up to then.
    fn held(&self, grade: Grade, on: Date) -> Option<Held> {
        let acquired = match grade {
            Grade::Rsr => self.acquired_by_training(grade, Date::MIN)?,
            Grade::Nsr => self.acquired_nationally()?,
        };
        if acquired > on {
            return None;
        }
        let before = |dates: &mut dyn Iterator<Item = Date>| dates.filter(|date| *date <= acquired).max();
        let mut held = Held {
            acquired,
            course: before(&mut self.courses(grade).map(|course| course.0)).unwrap_or(acquired),
            exam: before(&mut self.exams(grade).into_iter()).unwrap_or(acquired),
        };
        // Course and exam of one day come together; after expiry only a new training with its exam counts.
        let mut days: Vec<Date> =
            self.events.iter().map(|event| event.date).filter(|day| *day > acquired && *day <= on).collect();
        days.dedup();
        for day in days {
            let expires = self.dates(grade, &held).expires;
            if day >= expires {
                let again = self.acquired_by_training(grade, expires).filter(|again| *again <= day);
                if let Some(again) = again {
                    let courses = self.courses(grade).map(|course| course.0);
                    let course = courses.filter(|date| *date >= expires && *date <= again).max();
                    held = Held { acquired: again, course: course.unwrap_or(again), exam: again };
                }
                continue;
            }
            if self.courses(grade).any(|course| course.0 == day) {
                held.course = day;
            }
            if self.exams(grade).contains(&day) {
                held.exam = day;
            }
        }
        Some(held)
    }

    /// The first day on which a training was attended from `from` on, an exam after it passed, and the age reached.
    fn acquired_by_training(&self, grade: Grade, from: Date) -> Option<Date> {
        let training = self.courses(grade).find(|course| course.1 && course.0 >= from)?.0;
        let exam = self.exams(grade).into_iter().find(|exam| *exam >= training)?;
        Some(exam.max(birthday(self.life.born, self.level(grade).age)))
    }

    /// The first day on which everything a national arbiter needs is there.
    fn acquired_nationally(&self) -> Option<Date> {
        let level = &self.rules.nsr;
        let regional = self.acquired_by_training(Grade::Rsr, Date::MIN)?;
        let trainings: Vec<Date> =
            self.courses(Grade::Nsr).filter(|course| course.1).map(|course| course.0).collect();
        let exam = self
            .exams(Grade::Nsr)
            .into_iter()
            .find(|exam| trainings.first().is_some_and(|first| exam >= first))?;
        let of_age = birthday(self.life.born, level.age);
        let mut granted: Vec<Date> = Vec::new();
        for training in trainings {
            let until = years_after(training, level.window_years);
            let nth = |wanted: What, number: usize| {
                let days = self.events.iter().filter(|event| event.what == wanted).map(|event| event.date);
                let mut inside = days.filter(|day| (regional..=until).contains(day));
                number.checked_sub(1).and_then(|before| inside.nth(before))
            };
            let shadowed = nth(What::Shadowing, level.shadowing);
            let practised = [
                nth(What::NeutralMatch, level.neutral_matches),
                nth(What::RatedEvent, level.or_rated_events),
            ];
            let practised = practised.into_iter().flatten().min();
            if let (Some(shadowed), Some(practised)) = (shadowed, practised) {
                granted.extend([training, exam, shadowed, practised, of_age, regional].into_iter().max());
            }
        }
        // An arbiter whose regional licence has expired by then is no regional arbiter.
        granted.sort_unstable();
        granted.into_iter().find(|on| {
            let regional = self.held(Grade::Rsr, *on);
            regional.is_some_and(|regional| *on < self.dates(Grade::Rsr, &regional).expires)
        })
    }

    fn dates(&self, grade: Grade, held: &Held) -> Dates {
        let exempt = self.life.examiner && self.level(grade).examiners_exempt;
        let training_due = years_after(held.course, self.rules.training_years);
        let exam_due = (!exempt).then(|| years_after(held.exam, self.rules.exam_years));
        let first = exam_due.map_or(training_due, |exam| exam.min(training_due));
        let dormant_from = new_year_after(first);
        Dates {
            acquired: held.acquired,
            last_course: held.course,
            last_exam: held.exam,
            training_due,
            exam_due,
            dormant_from,
            expires: years_after(dormant_from, self.rules.dormant_years),
        }
    }
}

//! Legal periods and licences as one calendar.

use jiff::civil::Date;
use serde::Deserialize;

use crate::{
    case::{self, Case, CaseKind, Fault},
    date::Season,
    law::{
        deadline::{self, Rule},
        remedy::{self, Contested},
    },
    office::{
        licence::{self, Grade, Life},
        roles::Role,
    },
    ordinance::{Cite, Ordinance},
};

/// A day on which something ends or begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueDay {
    pub on: Date,
    pub what: What,
    /// The title of the case.
    pub matter: String,
    pub cite: Cite,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum What {
    /// The last day of a period.
    LastDay(Rule),
    /// The first day a registration date may be set to.
    FirstRegistrationDay,
    Hearing,
    TrainingDue,
    ExamDue,
    /// So many months before the next due date.
    Reminder(i32),
    Dormant,
    Expires,
}

impl What {
    /// Who has to act by then.
    pub const fn office(self) -> Role {
        match self {
            What::LastDay(Rule::Request) => Role::Captain,
            What::LastDay(Rule::Remedy | Rule::Withdraw | Rule::PassRefusal | Rule::PassShown) => {
                Role::ClubOfficer
            }
            What::LastDay(Rule::Confirm) | What::Hearing => Role::Chair,
            What::LastDay(Rule::Invitation | Rule::Draw) => Role::TournamentDirector,
            What::LastDay(Rule::Reschedule | Rule::Registration | Rule::RatingReport)
            | What::FirstRegistrationDay => Role::DirectorOfPlay,
            What::LastDay(Rule::Transfer | Rule::CourseReport) => Role::StateFederation,
            What::TrainingDue | What::ExamDue | What::Reminder(_) | What::Dormant | What::Expires => {
                Role::Arbiter
            }
        }
    }
}

/// The days that follow from a case: of kind `deadline` or `licence`; others have none.
pub fn entries(case: &Case) -> Result<Vec<DueDay>, Fault> {
    entries_by(case, &Ordinance::named)
}

/// The same by an ordinance that `known` finds.
pub fn entries_by(case: &Case, known: &dyn Fn(&str) -> Option<Ordinance>) -> Result<Vec<DueDay>, Fault> {
    let ordinance = case::ordinance_by(case, known)?;
    let kind = CaseKind::named(&case.kind).ok_or_else(|| Fault::NoKind(case.kind.clone()))?;
    let mut entries = match kind {
        CaseKind::Deadline => of_deadline(&ordinance, case)?,
        CaseKind::Licence => of_licence(&ordinance, case)?,
        _ => Vec::new(),
    };
    for entry in &mut entries {
        entry.matter.clone_from(&case.title);
    }
    Ok(entries)
}

fn entry(on: Date, what: What, cite: Cite) -> DueDay {
    DueDay { on, what, matter: String::new(), cite }
}

/// Only the day a period starts from is needed here.
#[derive(Deserialize)]
struct Asked {
    rule: Rule,
    season: Option<Season>,
    arose: Option<Date>,
    received: Option<Date>,
    hearing: Option<Date>,
    start: Option<Date>,
    scheduled: Option<Date>,
    proposed: Option<Date>,
    requested: Option<Date>,
    event_end: Option<Date>,
    end: Option<Date>,
    contested: Option<Contested>,
}

fn of_deadline(ordinance: &Ordinance, case: &Case) -> Result<Vec<DueDay>, Fault> {
    let asked: Asked = case::input(case)?;
    let rule = asked.rule;
    let from = |day: Option<Date>, field: &str| day.ok_or_else(|| case::missing(field));
    let simple = |day: Date| -> Result<Vec<DueDay>, Fault> {
        let deadline = deadline::deadline(ordinance, rule, day)?;
        Ok(vec![entry(deadline.last_day, What::LastDay(rule), deadline.cite)])
    };
    match rule {
        Rule::Request => simple(from(asked.arose, "arose")?),
        Rule::Confirm => simple(from(asked.received, "received")?),
        Rule::Withdraw => {
            let hearing = from(asked.hearing, "hearing")?;
            let mut entries = simple(hearing)?;
            let cite = entries[0].cite.clone();
            entries.push(entry(hearing, What::Hearing, cite));
            Ok(entries)
        }
        Rule::Invitation => simple(from(asked.start, "start")?),
        Rule::Reschedule => {
            let (old, new) = (from(asked.scheduled, "scheduled")?, from(asked.proposed, "proposed")?);
            simple(old.min(new))
        }
        Rule::PassRefusal => simple(from(asked.requested, "requested")?),
        Rule::PassShown => simple(from(asked.event_end, "event_end")?),
        Rule::CourseReport | Rule::RatingReport => simple(from(asked.end, "end")?),
        Rule::Remedy => {
            let contested = asked.contested.ok_or_else(|| case::missing("contested"))?;
            let way = remedy::way(ordinance, &contested)?;
            let deadline = way.and_then(|way| way.deadline);
            Ok(deadline.into_iter().map(|one| entry(one.last_day, What::LastDay(rule), one.cite)).collect())
        }
        Rule::Transfer => {
            let season = asked.season.ok_or_else(|| case::missing("season"))?;
            let deadline = deadline::until_before_season(ordinance, rule, season)?;
            Ok(vec![entry(deadline.last_day, What::LastDay(rule), deadline.cite)])
        }
        Rule::Registration => {
            let season = asked.season.ok_or_else(|| case::missing("season"))?;
            let first = deadline::first_registration_day(ordinance, season)?;
            let cite = deadline::period(ordinance, rule)?.at.cite();
            Ok(vec![entry(first, What::FirstRegistrationDay, cite)])
        }
        // A draw has an hour, not a day.
        Rule::Draw => Ok(Vec::new()),
    }
}

fn of_licence(ordinance: &Ordinance, case: &Case) -> Result<Vec<DueDay>, Fault> {
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
    let asked: Asked = case::input(case)?;
    let life = Life { level: asked.level, born: asked.born, examiner: asked.examiner, events: asked.events };
    let standing = licence::standing(ordinance, &life, asked.on)?;
    let Some(dates) = standing.dates else { return Ok(Vec::new()) };
    let cite = |index: usize| standing.cites[index].clone();
    let mut entries = vec![entry(dates.training_due, What::TrainingDue, cite(0))];
    entries.extend(dates.exam_due.map(|day| entry(day, What::ExamDue, cite(0))));
    entries.extend(
        licence::reminders(&dates)
            .into_iter()
            .map(|(months, day)| entry(day, What::Reminder(months), cite(0))),
    );
    entries.push(entry(dates.dormant_from, What::Dormant, cite(1)));
    entries.push(entry(dates.expires, What::Expires, cite(1)));
    entries.retain(|entry| entry.on >= asked.on);
    Ok(entries)
}

/// In order of days.
pub fn sorted(mut entries: Vec<DueDay>) -> Vec<DueDay> {
    entries.sort_by(|one, other| (one.on, one.what, &one.matter).cmp(&(other.on, other.what, &other.matter)));
    entries
}

/// Entries due within some days, of one office or of all.
pub fn due_within(entries: &[DueDay], today: Date, days: i64, office: Option<Role>) -> Vec<&DueDay> {
    let until = crate::date::days_after(today, days);
    let wanted = |entry: &&DueDay| office.is_none_or(|office| entry.what.office() == office);
    entries.iter().filter(|entry| (today..=until).contains(&entry.on)).filter(wanted).collect()
}

impl DueDay {
    /// The same day and words give the same id, so that reading a calendar twice adds nothing. `number` is the place
    /// in the calendar.
    pub fn uid(&self, number: usize, sentence: &str) -> String {
        let bytes = self.matter.bytes().chain([0]).chain(sentence.bytes());
        let digest = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let on = self.on;
        format!("{:04}{:02}{:02}-{number}-{digest}@turmuhr", on.year(), on.month(), on.day())
    }
}

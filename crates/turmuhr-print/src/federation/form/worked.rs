//! Values of a form that follow from the rules.

use jiff::civil::Date;
use serde::Deserialize;
use turmuhr_core::Points;
use turmuhr_federation::{
    Ordinance,
    law::deadline::{self, Deadline, Grant, Ground, Reschedule, Rule, deadline, until_before_season},
    matches::{
        adjudication::{self, NotPossible, State, Step, Verdict},
        lineup::Which,
    },
    ordinance::Bilingual,
    persons::pass::{self, Release},
};
use turmuhr_texts::{Lang, federation::form as say};

use super::{
    super::{Head, NoPaper, day, envelope::Side},
    Unfit, Wanted,
    answers::{Answer, Answers},
    course,
};

#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Worked {
    /// The last day of the season named in the head.
    SeasonEnd,
    /// The date new passes are filed for (annex 1, 13.9).
    FiledFor,
    TransferBy,
    RefuseBy,
    DecideBy,
    Grant,
    Adjudicated,
    PlayedOn,
    ReportBy,
    ShowBy,
    /// Units of a course, which is judged (II).
    CourseUnits,
}

/// The context for a form: known values, and the notes and objections that result.
pub(super) struct Desk<'a> {
    pub(super) answers: &'a Answers,
    pub(super) rows: &'a [Vec<String>],
    pub(super) head: &'a Head,
    pub(super) ordinance: &'a Ordinance,
    pub(super) lang: Lang,
    /// For the reader of the sheet.
    pub(super) notes: Vec<String>,
    pub(super) objections: Vec<String>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(
        answers: &'a Answers,
        rows: &'a [Vec<String>],
        head: &'a Head,
        ordinance: &'a Ordinance,
        lang: Lang,
    ) -> Desk<'a> {
        Desk { answers, rows, head, ordinance, lang, notes: Vec::new(), objections: Vec::new() }
    }

    /// The value in words; empty if a field it depends on is empty.
    pub(super) fn work(&mut self, worked: Worked) -> Result<String, NoPaper> {
        let told = match worked {
            Worked::SeasonEnd => self.season_end()?,
            Worked::FiledFor => {
                self.answers.date("applied").map(|applied| self.day(pass::filed_for(applied)))
            }
            Worked::TransferBy => self.transfer_by()?,
            Worked::RefuseBy => self.refuse_by()?,
            Worked::DecideBy => self.decide_by()?,
            Worked::Grant => self.grant()?,
            Worked::Adjudicated => self.adjudicated(),
            Worked::PlayedOn => self.played_on(),
            Worked::ReportBy => self.within(Rule::CourseReport, "ended", "reported")?,
            Worked::CourseUnits => course::units(self)?,
            Worked::ShowBy => self.within(Rule::PassShown, "ended", "shown")?,
        };
        Ok(told.unwrap_or_default())
    }

    fn day(&self, date: Date) -> String {
        day(date, self.lang)
    }

    fn until(&self, deadline: &Deadline) -> String {
        format!("{} [{}]", self.day(deadline.last_day), deadline.cite.article)
    }

    fn late(&mut self, deadline: &Deadline, done: Option<Date>) {
        if done.is_some() && !deadline.met(done) {
            let last_day = self.day(deadline.last_day);
            self.objections.push(say::too_late(self.lang, last_day, &deadline.cite.article));
        }
    }

    /// The deadline counted from one field, and a note if another field misses it.
    fn within(&mut self, rule: Rule, from: &str, done: &str) -> Result<Option<String>, NoPaper> {
        let Some(from) = self.answers.date(from) else { return Ok(None) };
        let due = deadline(self.ordinance, rule, from)?;
        self.late(&due, self.answers.date(done));
        Ok(Some(self.until(&due)))
    }

    fn season_end(&mut self) -> Result<Option<String>, NoPaper> {
        let Some(season) = self.head.season else { return Ok(None) };
        let start = self.ordinance.rules.season_start.as_ref();
        let start =
            start.ok_or_else(|| NoPaper::DoesNotSay(format!("{}: season-start", self.ordinance.id)))?;
        let last_day = season.last_day(start.value);
        if self.answers.date("from").is_some_and(|from| from > last_day) {
            self.objections.push(say::ends_before(self.lang, self.day(last_day)));
        }
        Ok(Some(format!("{} [{}]", self.day(last_day), start.at.article)))
    }

    /// For the season named in the head (annex 1, 13.9).
    fn transfer_by(&mut self) -> Result<Option<String>, NoPaper> {
        let Some(season) = self.head.season else { return Ok(None) };
        let due = until_before_season(self.ordinance, Rule::Transfer, season)?;
        self.late(&due, self.answers.date("dispatched"));
        Ok(Some(self.until(&due)))
    }

    /// Three weeks from the postmark of the request, and only for debts (annex 1, 13.6).
    fn refuse_by(&mut self) -> Result<Option<String>, NoPaper> {
        let Some(requested) = self.answers.date("requested") else { return Ok(None) };
        let due = deadline(self.ordinance, Rule::PassRefusal, requested)?;
        let owed = self.answers.choice("ground").map(|ground| ground == "obligations");
        if owed == Some(false) {
            self.objections.push(say::no_ground(self.lang, &due.cite.article));
        }
        let refused = self.answers.date("refused");
        let state = pass::release(requested, refused.map(|on| (on, true)), None);
        if state == Release::RefusedTooLate || (refused.is_some() && !due.met(refused)) {
            let last_day = self.day(due.last_day);
            self.objections.push(say::refused_too_late(self.lang, last_day, &due.cite.article));
        }
        Ok(Some(self.until(&due)))
    }

    /// Before both days if it was requested (23.3); before the new day if the director ordered it (23.4, 23.5).
    fn decision_due(&self) -> Result<Option<Deadline>, NoPaper> {
        let (Some(scheduled), Some(proposed)) =
            (self.answers.date("scheduled"), self.answers.date("proposed"))
        else {
            return Ok(None);
        };
        let ordered = self.answers.choice("ground") == Some("ordered");
        let before = if ordered { proposed } else { scheduled.min(proposed) };
        let mut due = deadline(self.ordinance, Rule::Reschedule, before)?;
        let notify = deadline::period(self.ordinance, Rule::Reschedule)?.notify.clone();
        if let Some(article) = notify.filter(|_| ordered) {
            due.cite.article = article;
        }
        Ok(Some(due))
    }

    fn decide_by(&mut self) -> Result<Option<String>, NoPaper> {
        let Some(due) = self.decision_due()? else { return Ok(None) };
        self.late(&due, self.answers.date("notified"));
        Ok(Some(self.until(&due)))
    }

    fn grant(&mut self) -> Result<Option<String>, NoPaper> {
        let Some(due) = self.decision_due()? else { return Ok(None) };
        let small = |key: &str| self.answers.number(key).and_then(|number| u32::try_from(number).ok());
        let (ground, boards, consent) = match (
            self.answers.choice("ground"),
            small("duty_board"),
            small("boards"),
            self.answers.yes("consent"),
        ) {
            (Some("duty"), Some(board), Some(boards), consent) => {
                (Ground::Duty { board }, boards, consent.unwrap_or(false))
            }
            (Some("other"), _, boards, Some(consent)) => (Ground::Other, boards.unwrap_or(0), consent),
            _ => return Ok(None),
        };
        let (Some(scheduled), Some(proposed), Some(last_round)) =
            (self.answers.date("scheduled"), self.answers.date("proposed"), self.answers.yes("last_round"))
        else {
            return Ok(None);
        };
        // Not notified yet: there is time until the last day.
        let delivered = self.answers.date("notified").or(Some(due.last_day));
        let asked = Reschedule { scheduled, proposed, delivered, ground, boards, consent, last_round };
        let found = deadline::reschedule(self.ordinance, &asked)?;
        let contrary = match (found.grant, self.answers.choice("granted")) {
            (Grant::Refuse, Some("moved")) => Some(say::moved_against(self.lang, &found.cite.article)),
            (Grant::Must, Some("not-moved")) => Some(say::refused_against(self.lang, &found.cite.article)),
            _ => None,
        };
        self.objections.extend(contrary);
        Ok(Some(format!("{} [{}]", say::grant(found.grant, self.lang), found.cite.article)))
    }

    /// Both adjudicators agree, or the director decides (21.4).
    fn adjudicated(&mut self) -> Option<String> {
        if let (Some(Answer::Position { to_move: Some(side), .. }), Some(named)) =
            (self.answers.get("position"), self.answers.choice("to_move"))
            && (*side == Side::White) != (named == "white")
        {
            self.objections.push(say::other_to_move(self.lang, side.told(self.lang)));
        }
        let rule = self.ordinance.rules.adjudication.as_ref()?;
        let begun = self.answers.choice("first_verdict").is_some();
        if begun && self.answers.yes("adjourned") != Some(true) {
            self.objections.push(say::not_adjourned(self.lang, &rule.adjourn_article));
        }
        let cited = rule.verdict_article.as_ref().map(|article| format!(" [{article}]")).unwrap_or_default();
        let verdict = |key: &str| self.answers.choice(key).map(verdict);
        let both = [verdict("first_verdict")?, verdict("second_verdict")?];
        let state = adjudication::take(self.ordinance, &State::Adjourned, Step::Adjudicated(both)).ok()?;
        Some(match state {
            State::Final { .. } => say::agreed(self.lang, cited),
            _ => say::sent_to_director(self.lang, cited),
        })
    }

    /// The team whose captain objects travels (21.6).
    fn played_on(&mut self) -> Option<String> {
        self.ordinance.rules.adjudication.as_ref()?;
        let by = match self.answers.choice("by")? {
            "home" => Which::Home,
            _ => Which::Guest,
        };
        let posted = self.answers.date("posted")?;
        let state = State::ByDirector {
            result: verdict(self.answers.choice("result").unwrap_or_default()),
            objections: match (self.answers.yes("both"), by) {
                (Some(true), Which::Home) => vec![Which::Guest],
                (Some(true), Which::Guest) => vec![Which::Home],
                _ => Vec::new(),
            },
        };
        let step = Step::Objection { by, posted, copy_posted: self.answers.date("copy_posted") };
        let objected = adjudication::take(self.ordinance, &state, step);
        if let Err(NotPossible::NoCopy(cite)) = &objected {
            self.objections.push(say::no_copy(self.lang, &cite.article));
        }
        let continued = adjudication::take(self.ordinance, &objected.ok()?, Step::Continue { on: posted });
        match continued {
            Ok(State::Continued { at, .. }) => Some(say::played_on_at(at, self.lang).to_owned()),
            _ => None,
        }
    }

    /// The title of a competition with its year, or with the season if there is no year.
    pub(super) fn title(&self) -> Result<Option<Bilingual>, NoPaper> {
        let Some(named) = self.answers.text("competition") else { return Ok(None) };
        let competitions = &self.ordinance.rules.competition;
        let competition = competitions.get(named).ok_or_else(|| {
            let wanted = Wanted::OneOf(competitions.keys().cloned().collect());
            NoPaper::Unfit(Unfit::Value { field: "competition".to_owned(), wanted })
        })?;
        let year = self.answers.number("year").map(|year| year.to_string());
        let year = year.or_else(|| self.head.season.map(|season| season.to_string()));
        let with = |title: &str| match &year {
            Some(year) => format!("{title} {year}"),
            None => title.to_owned(),
        };
        let title = &competition.title;
        Ok(Some(Bilingual { de: with(&title.de), en: with(&title.en) }))
    }
}

/// White first: comparing two verdicts does not need the host.
fn verdict(choice: &str) -> Verdict {
    match choice {
        "white" => [Points::ONE, Points::ZERO],
        "black" => [Points::ZERO, Points::ONE],
        _ => [Points::HALF, Points::HALF],
    }
}

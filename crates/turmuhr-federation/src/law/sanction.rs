//! Sanctions: kinds, limits, and who imposes them on whom (NRW 1987, 4).

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{
    date::{MonthDay, Season, months_after},
    law::level::Level,
    ordinance::{Cite, Ordinance},
};

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    Club,
    Player,
}

/// The kinds of sanctions: a ban in days, a fine as a whole amount, a deduction in match points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sanction {
    Warning,
    Reprimand,
    GamesLost,
    Fine(u32),
    PointDeduction(u32),
    Ban { from: Date, to: Date },
    Demotion,
}

/// The highest fine the congress has set, by the season from which it holds (4.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FineLimits(pub Vec<(Season, u32)>);

impl FineLimits {
    pub fn on(&self, breach: Date, start: MonthDay) -> Option<u32> {
        let season = Season::of(breach, start);
        let set = self.0.iter().filter(|(from, _)| *from <= season);
        set.max_by_key(|(from, _)| *from).map(|(_, limit)| *limit)
    }
}

/// A sanction with its circumstances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imposed<'a> {
    pub subject: Subject,
    pub sanction: Sanction,
    pub breach_on: Date,
    /// The level of play, and the level of the office that imposes it.
    pub breach_level: Level,
    pub by_level: Level,
    /// A remedy in the matter is pending before this office.
    pub pending_before: bool,
    pub committee_consents: bool,
    /// The provision broken; none for a mere analogy.
    pub provision: Option<&'a str>,
    pub limits: &'a FineLimits,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotImposed {
    NotInCatalogue(Cite),
    FineTooHigh {
        most: u32,
        cite: Cite,
    },
    NoLimitSet(Cite),
    BanTooLong {
        until: Date,
        cite: Cite,
    },
    NoConsent(Cite),
    NotCompetent(Cite),
    /// Sanctions rest on an express provision (5.13).
    OnlyAnalogy(Cite),
    Silent,
}

pub fn impose(ordinance: &Ordinance, imposed: &Imposed<'_>) -> Result<(), NotImposed> {
    let (Some(bans), Some(start)) = (&ordinance.rules.bans, &ordinance.rules.season_start) else {
        return Err(NotImposed::Silent);
    };
    let cite = |article: &str| Cite { ordinance: bans.at.source.clone(), article: article.to_owned() };
    if imposed.provision.is_none() {
        return Err(NotImposed::OnlyAnalogy(cite(&bans.analogy_article)));
    }
    if imposed.by_level != imposed.breach_level && !imposed.pending_before {
        return Err(NotImposed::NotCompetent(cite(&bans.competence_article)));
    }
    let known = match (imposed.subject, imposed.sanction) {
        (_, Sanction::Warning | Sanction::Reprimand | Sanction::Fine(_) | Sanction::Ban { .. }) => true,
        (subject, Sanction::PointDeduction(_) | Sanction::Demotion) => subject == Subject::Club,
        (subject, Sanction::GamesLost) => subject == Subject::Player,
    };
    let catalogue = match imposed.subject {
        Subject::Club => cite(&bans.club_article),
        Subject::Player => bans.at.cite(),
    };
    if !known {
        return Err(NotImposed::NotInCatalogue(catalogue));
    }
    match imposed.sanction {
        Sanction::Fine(amount) => match imposed.limits.on(imposed.breach_on, start.value) {
            None => Err(NotImposed::NoLimitSet(cite(&bans.fine_limit_article))),
            Some(most) if amount > most => {
                Err(NotImposed::FineTooHigh { most, cite: cite(&bans.fine_limit_article) })
            }
            Some(_) => Ok(()),
        },
        Sanction::Ban { from, to } => {
            let until = match imposed.subject {
                Subject::Player => {
                    let months = i32::try_from(bans.player_months).unwrap_or(i32::MAX);
                    months_after(from, months).yesterday().unwrap_or(from)
                }
                Subject::Club => Season::of(imposed.breach_on, start.value).last_day(start.value),
            };
            if to > until {
                return Err(NotImposed::BanTooLong { until, cite: catalogue });
            }
            if bans.needs_consent && !imposed.committee_consents {
                return Err(NotImposed::NoConsent(cite(&bans.consent_article)));
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Always followed by a fine case (4.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FineCause {
    NotAppeared,
    WithdrawnAfterStart,
}

pub fn fine_case(ordinance: &Ordinance, cause: FineCause) -> Option<Cite> {
    let rule = ordinance.rules.fines.as_ref()?;
    let follows = match cause {
        FineCause::NotAppeared => rule.for_not_appearing,
        FineCause::WithdrawnAfterStart => rule.for_withdrawal,
    };
    follows.then(|| rule.at.cite())
}

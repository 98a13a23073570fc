//! The framework of a year: competitions, titles, prizes, and who decides on which level.

use std::collections::BTreeSet;

use turmuhr_core::Edition;

use crate::{
    date::Season,
    law::level::Level,
    ordinance::{
        Bilingual, Cite, Ordinance,
        rules::{Competition, Smoking, System},
    },
    persons::age::{self, NotEligible, Sex},
};
use jiff::civil::Date;

/// The yearly competitions that an ordinance itself names, by id; inherited ones belong to the parent.
pub fn competitions(ordinance: &Ordinance) -> Vec<(&str, &Competition)> {
    let own = ordinance.rules.competition.iter().filter(|(_, one)| one.at.source == ordinance.id);
    own.map(|(id, one)| (id.as_str(), one)).collect()
}

/// A title, and the competition it was won in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    pub holder: String,
    pub competition: String,
    pub season: Season,
    /// With the year of the title, that in which the season ends.
    pub text: Bilingual,
    pub cite: Cite,
}

pub fn award(ordinance: &Ordinance, competition: &str, season: Season, holder: &str) -> Option<Award> {
    let title = &ordinance.rules.competition.get(competition)?.title;
    let year = season.begins + 1;
    Some(Award {
        holder: holder.to_owned(),
        competition: competition.to_owned(),
        season,
        text: Bilingual { de: format!("{} {year}", title.de), en: format!("{} {year}", title.en) },
        cite: title.at.cite(),
    })
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Prize {
    Honorary,
    Money,
}

/// The article a prize breaks.
pub fn prize_breaks(ordinance: &Ordinance, prize: Prize) -> Option<Cite> {
    let rule = ordinance.rules.money_prizes.as_ref()?;
    (prize == Prize::Money && !rule.value).then(|| rule.at.cite())
}

/// How an event of so many entrants is played.
pub fn system(competition: &Competition, entrants: usize) -> System {
    match (competition.system, competition.round_robin_most) {
        (System::ByNumber, Some(most)) if entrants <= most => System::RoundRobin,
        (System::ByNumber, _) => System::Swiss,
        (other, _) => other,
    }
}

/// A game of a competition.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum GamePhase {
    Regular,
    PlayOff,
}

/// The Laws a game is played by: five-minute games by those of blitz, whether in a blitz event or to settle a drawn
/// game of the cup (12.4; youth ordinance 10.2, 11.2).
pub fn laws(ordinance: &Ordinance, competition: &Competition, game: GamePhase) -> Option<Edition> {
    let laws = ordinance.rules.laws.as_ref()?;
    let minutes = match game {
        GamePhase::Regular => competition.control.as_deref().and_then(only_minutes),
        GamePhase::PlayOff => competition.playoff.and_then(|rule| rule.minutes),
    };
    let blitz = laws.blitz.as_ref().filter(|_| minutes.is_some_and(|minutes| minutes <= 5));
    blitz.or(laws.value.first()).map(|edition| edition.0)
}

/// `0:05` is five minutes for everything.
fn only_minutes(control: &str) -> Option<u32> {
    let (hours, minutes) = control.split_once(':')?;
    hours.parse::<u32>().ok()?.checked_mul(60)?.checked_add(minutes.parse().ok()?)
}

/// What there is to say about a number of entrants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Size {
    Fits,
    /// Not recommended, but allowed.
    NotAsTargeted {
        target: usize,
    },
    /// Only where the committee has raised the number (7.1).
    NeedsDecision,
    Breaks {
        allowed: Vec<usize>,
    },
}

/// `decided` says whether the committee has decided on a number of its own.
pub fn size(competition: &Competition, entrants: usize, decided: bool) -> Size {
    match competition.target {
        _ if competition.by_decision.contains(&entrants) => {
            if decided {
                Size::Fits
            } else {
                Size::NeedsDecision
            }
        }
        _ if !competition.sizes.is_empty() && !competition.sizes.contains(&entrants) => {
            Size::Breaks { allowed: competition.sizes.clone() }
        }
        Some(target) if target != entrants => Size::NotAsTargeted { target },
        _ => Size::Fits,
    }
}

/// Whether smoking is banned in an event: the stricter rule of ordinance and hall counts.
pub fn smoking(ordinance: &Ordinance, competition: Option<&Competition>, host: Smoking) -> Smoking {
    let general = ordinance.rules.smoking.as_ref().map_or(Smoking::PlayersInPlay, |said| said.value);
    let own = match competition.and_then(|one| one.smoke_free.as_ref()) {
        Some(_) => Smoking::Banned,
        None => general,
    };
    own.max(host)
}

/// Why a person may not enter an event, by age and sex.
pub fn entry_refused(
    ordinance: &Ordinance,
    competition: &Competition,
    born: Date,
    sex: Sex,
    season: Season,
) -> Vec<NotEligible> {
    let by_age = competition.age.as_ref().and_then(|event| age::check(ordinance, event, born, sex, season));
    let mut why: Vec<NotEligible> =
        by_age.map(|checked| checked.why.into_iter().map(|(why, _)| why).collect()).unwrap_or_default();
    if competition.female && sex == Sex::Male && !why.contains(&NotEligible::NotFemale) {
        why.insert(0, NotEligible::NotFemale);
    }
    why
}

/// Acts that belong to one level of play.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum LevelAct {
    /// Decide, schedule or sanction in its competitions (3.2).
    Direct { competition_of: Level },
    /// Hold championships of its own, individual or team (3.3).
    HoldChampionship,
    /// Fix how many come up into a level (3.4).
    SetPromoted { into: Level },
    /// Regulate the access to a level's individual championship (6.1).
    RegulateAccess { to: Level },
    /// Regulate promotion and relegation inside a level (20).
    RegulateMovement { of: Level },
}

/// May the officials of a level do this?
pub const fn may(level: Level, act: LevelAct) -> bool {
    match act {
        LevelAct::Direct { competition_of: other }
        | LevelAct::SetPromoted { into: other }
        | LevelAct::RegulateAccess { to: other }
        | LevelAct::RegulateMovement { of: other } => level as u8 == other as u8,
        LevelAct::HoldChampionship => true,
    }
}

/// Does the second-placed qualify for the national event? Only if the national body admits a second one (12.2).
pub fn second_qualifies(competition: &Competition, admitted: bool) -> bool {
    competition.second_qualifies.is_some() && admitted
}

/// Youth classes of a Verband from which a new team needs too many seasons to the league above, even if promoted every
/// year; and the article that limits them (7.2). Parallel classes have the same height.
pub fn too_far_down<'a>(ordinance: &Ordinance, classes: &[(&'a str, i64)]) -> Option<(Vec<&'a str>, Cite)> {
    let rule = ordinance.rules.youth_classes.as_ref()?;
    // One season in the class itself, one in each above it.
    let seasons = |height: i64| {
        let above: BTreeSet<i64> = classes.iter().map(|(_, of)| *of).filter(|of| *of >= height).collect();
        above.len()
    };
    let far = classes.iter().filter(|(_, height)| seasons(*height) > rule.value);
    let far: Vec<&str> = far.map(|(name, _)| *name).collect();
    (!far.is_empty()).then(|| (far, rule.at.cite()))
}

//! Who may lodge a remedy, and who may not decide it (NRW 1987, 5.4 and 5.11).

use serde::{Deserialize, Serialize};

use crate::persons::person::ClubId;

/// The basis of a right to a remedy (5.4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// Was sanctioned.
    Sanctioned,
    /// Their result was decided upon.
    ResultDecided,
    /// Tournament win, promotion or relegation is affected.
    StandingAffected,
    /// The competent director of play.
    Director,
}

impl Basis {
    pub const fn article(self) -> &'static str {
        match self {
            Basis::Sanctioned => "5.4.1",
            Basis::ResultDecided => "5.4.2",
            Basis::StandingAffected => "5.4.3",
            Basis::Director => "5.4.4",
        }
    }
}

/// The clubs a decision concerns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Concerned {
    pub sanctioned: Vec<ClubId>,
    pub result_of: Vec<ClubId>,
    /// As the standings with and without the decision show.
    pub standing_of: Vec<ClubId>,
}

/// Whether the basis holds for this club. A director of play is no club.
pub fn entitled(concerned: &Concerned, appellant: Option<ClubId>, basis: Basis) -> bool {
    let among = |clubs: &[ClubId]| appellant.is_some_and(|club| clubs.contains(&club));
    match basis {
        Basis::Sanctioned => among(&concerned.sanctioned),
        Basis::ResultDecided => among(&concerned.result_of),
        Basis::StandingAffected => among(&concerned.standing_of),
        Basis::Director => appellant.is_none(),
    }
}

/// Those for whom something that counts changes because of a decision: where each stood without it, and stands with it
/// (5.4.3), in the order of `before`.
pub fn affected<T: Copy + PartialEq, Z: PartialEq>(before: &[(T, Z)], after: &[(T, Z)]) -> Vec<T> {
    let now = |who: T| after.iter().find(|(known, _)| *known == who).map(|(_, zone)| zone);
    before.iter().filter(|(who, then)| now(*who) != Some(then)).map(|(who, _)| *who).collect()
}

/// A candidate for a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub name: String,
    pub clubs: Vec<ClubId>,
    /// Acted in the same matter in a lower instance.
    pub acted_below: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Recused {
    ActedBelow,
    /// Member of a club that is entitled, or has an entitled member.
    Club(ClubId),
}

/// Why a member may not take part (5.11).
pub fn recusal(member: &Member, concerned: &Concerned) -> Option<Recused> {
    if member.acted_below {
        return Some(Recused::ActedBelow);
    }
    let all = concerned.sanctioned.iter().chain(&concerned.result_of).chain(&concerned.standing_of);
    let all: Vec<ClubId> = all.copied().collect();
    member.clubs.iter().copied().find(|club| all.contains(club)).map(Recused::Club)
}

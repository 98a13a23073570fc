//! The encoded type of tournament, record 192 (ETT26).

use std::fmt;

use turmuhr_pairing::{DutchEdition, System, TeamPreferences};

/// Record 192, parsed as far as known. The written form is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeCode {
    text: String,
    /// What the code means.
    pub kind: Kind,
    /// Baku acceleration, C.04.7.
    pub baku: bool,
}

/// The kind of a tournament.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Without an edition, the one in force when the event began.
    Dutch(Option<DutchEdition>),
    /// C.04.4.1.
    Dubov,
    /// C.04.4.2.
    Burstein,
    /// C.04.5.
    DoubleSwiss,
    /// Custom rules of the event.
    CustomSwiss,
    /// Double-Swiss with rules of the event.
    CustomDoubleSwiss,
    /// Everyone meets everyone.
    RoundRobin,
    /// Losers leave.
    Knockout,
    /// C.04.6.
    TeamSwiss {
        /// The type of colour preference.
        preferences: TeamPreferences,
        /// The score teams are paired by.
        primary: Primary,
        /// The secondary score decides which team comes first when colours are allocated.
        second: bool,
    },
    /// Team Swiss with rules of the event.
    CustomTeamSwiss,
    /// Every team meets every team.
    TeamRoundRobin,
    /// A code that the standard does not have.
    Unknown,
}

/// C.04.6: the score teams are paired by.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Primary {
    /// Points for matches.
    MatchPoints,
    /// Points for games.
    GamePoints,
}

impl TypeCode {
    /// Reads any text.
    pub fn new(text: &str) -> TypeCode {
        let upper = text.trim().to_ascii_uppercase();
        let (name, baku) = match upper.strip_suffix("_BAKU") {
            Some(name) => (name, true),
            None => (upper.as_str(), false),
        };
        let kind = kind(name);
        let accelerated = matches!(
            kind,
            Kind::Dutch(_) | Kind::Dubov | Kind::Burstein | Kind::DoubleSwiss | Kind::TeamSwiss { .. }
        );
        let kind = if baku && !accelerated { Kind::Unknown } else { kind };
        TypeCode { text: text.trim().to_owned(), kind, baku: baku && accelerated }
    }

    /// As written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Is it a tournament of teams?
    pub const fn is_team(&self) -> bool {
        matches!(self.kind, Kind::TeamSwiss { .. } | Kind::CustomTeamSwiss | Kind::TeamRoundRobin)
    }

    /// The pairing system; `start` is the first day in the form of record 042. `None` if we do not have it.
    pub fn system(&self, start: Option<&str>) -> Option<System> {
        match self.kind {
            Kind::Dutch(Some(edition)) => Some(System::Dutch(edition)),
            Kind::Dutch(None) => Some(System::Dutch(edition_in_force(start))),
            Kind::Dubov => Some(System::Dubov),
            Kind::Burstein => Some(System::Burstein),
            Kind::TeamSwiss { preferences, .. } => Some(System::Team(preferences)),
            Kind::DoubleSwiss => Some(System::DoubleSwiss),
            _ => None,
        }
    }
}

impl fmt::Display for TypeCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// The edition of 2026 is in force from 1 February 2026. An event without a date counts as current.
pub fn edition_in_force(start: Option<&str>) -> DutchEdition {
    let parts: Vec<u32> =
        start.unwrap_or("").split(['/', '-', '.']).map_while(|part| part.trim().parse().ok()).collect();
    let month = match parts[..] {
        [year, month, ..] if year >= 1900 => (year, month),
        // German order.
        [_, month, year] if year >= 1900 => (year, month),
        _ => return DutchEdition::Of2026,
    };
    if month < (2026, 2) { DutchEdition::Of2017 } else { DutchEdition::Of2026 }
}

fn kind(name: &str) -> Kind {
    match name {
        "FIDE_DUTCH" => Kind::Dutch(None),
        "FIDE_DUTCH_2017" => Kind::Dutch(Some(DutchEdition::Of2017)),
        "FIDE_DUTCH_2025" | "FIDE_DUTCH_2026" => Kind::Dutch(Some(DutchEdition::Of2026)),
        "FIDE_DUBOV" => Kind::Dubov,
        "FIDE_BURSTEIN" => Kind::Burstein,
        "FIDE_DOUBLESWISS" => Kind::DoubleSwiss,
        "CUSTOM_SWISS" => Kind::CustomSwiss,
        "CUSTOM_DOUBLESWISS" => Kind::CustomDoubleSwiss,
        "CUSTOM_KNOCKOUT" => Kind::Knockout,
        _ if name.starts_with("CUSTOM_TEAM_SWISS") => Kind::CustomTeamSwiss,
        _ if name.contains("TEAM") && name.contains("ROUNDROBIN") => Kind::TeamRoundRobin,
        _ if name.contains("ROUNDROBIN") || name.contains("SCHEVENINGEN") || name.contains("SCHILLER") => {
            Kind::RoundRobin
        }
        _ => name.strip_prefix("FIDE_TEAM").and_then(team).unwrap_or(Kind::Unknown),
    }
}

/// The text after `FIDE_TEAM`. Empty: type A by match points, with game points second. Scores without a type:
/// no colour preferences. With a single score the other is not used.
fn team(rest: &str) -> Option<Kind> {
    if rest.is_empty() {
        let (preferences, primary) = (TeamPreferences::TypeA, Primary::MatchPoints);
        return Some(Kind::TeamSwiss { preferences, primary, second: true });
    }
    let words: Vec<&str> = rest.strip_prefix('_')?.split('_').collect();
    let (preferences, scores) = match words[..] {
        ["TYPEA", ref scores @ ..] => (TeamPreferences::TypeA, scores),
        ["TYPEB", ref scores @ ..] => (TeamPreferences::TypeB, scores),
        ref scores => (TeamPreferences::None, scores),
    };
    let (primary, second) = match *scores {
        [] | ["MP", "GP"] => (Primary::MatchPoints, true),
        ["GP", "MP"] => (Primary::GamePoints, true),
        ["MP"] => (Primary::MatchPoints, false),
        ["GP"] => (Primary::GamePoints, false),
        _ => return None,
    };
    Some(Kind::TeamSwiss { preferences, primary, second })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_taken_apart() {
        use DutchEdition::{Of2017, Of2026};
        use TeamPreferences::{TypeA, TypeB};
        let team = |preferences, primary, second| Kind::TeamSwiss { preferences, primary, second };
        let cases = [
            ("FIDE_DUTCH", Kind::Dutch(None), false),
            ("fide_dutch_baku", Kind::Dutch(None), true),
            ("FIDE_DUTCH_2017", Kind::Dutch(Some(Of2017)), false),
            ("FIDE_DUTCH_2025_BAKU", Kind::Dutch(Some(Of2026)), true),
            ("FIDE_BURSTEIN_BAKU", Kind::Burstein, true),
            ("FIDE_TEAM", team(TypeA, Primary::MatchPoints, true), false),
            ("FIDE_TEAM_TYPEB_MP", team(TypeB, Primary::MatchPoints, false), false),
            ("FIDE_TEAM_MP_GP", team(TeamPreferences::None, Primary::MatchPoints, true), false),
            ("FIDE_TEAM_MP_MP", Kind::Unknown, false),
            ("FIDE_TEAM_TYPEB_GP_MP_BAKU", team(TypeB, Primary::GamePoints, true), true),
            ("FIDE_TEAMS", Kind::Unknown, false),
            ("BERGER_ROUNDROBIN_G2", Kind::RoundRobin, false),
            ("CUSTOM_KNOCKOUT_BAKU", Kind::Unknown, false),
            ("Individual: Swiss-System", Kind::Unknown, false),
        ];
        for (text, kind, baku) in cases {
            let code = TypeCode::new(text);
            assert_eq!((code.kind, code.baku, code.as_str()), (kind, baku, text), "{text}");
        }
    }

    #[test]
    fn the_edition_is_the_one_in_force_on_the_first_day() {
        let cases = [
            (Some("2026/01/31"), DutchEdition::Of2017),
            (Some("2026/02/01"), DutchEdition::Of2026),
            (Some("2019-05-01"), DutchEdition::Of2017),
            (Some("31.12.2025"), DutchEdition::Of2017),
            (Some("soon"), DutchEdition::Of2026),
            (None, DutchEdition::Of2026),
        ];
        for (start, edition) in cases {
            assert_eq!(edition_in_force(start), edition, "{start:?}");
        }
    }
}

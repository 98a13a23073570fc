//! The organiser's decisions before the first round.

mod eligible;
mod words;

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_core::{Edition, Points};
use turmuhr_pairing::{DutchEdition, LimEvent, Scoring, System, TeamPreferences};
use turmuhr_standings::{Code, Form, TieBreakEdition};

use crate::{apart::KeptApart, id::RoundNo};

pub use eligible::{Datum, Eligible, LimitOf};
pub use words::Pace;

/// The event as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Details {
    pub name: String,
    pub place: String,
    pub federation: String,
    pub start: Option<Date>,
    pub end: Option<Date>,
    pub organiser: String,
    pub chief_arbiter: String,
    pub arbiters: Vec<String>,
    /// Any information for the public: the address, the prize fund, the hotel.
    pub notice: String,
    /// Sites that may show public pages in a frame, as origins: `https://club.example`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub framed_by: Vec<String>,
}

/// Is this the origin of a site: scheme, host and perhaps port, nothing else?
pub fn is_origin(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let Some(rest) = rest else { return false };
    let (host, port) = rest.split_once(':').map_or((rest, None), |(host, port)| (host, Some(port)));
    let is_label = |label: &str| {
        let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
        !label.is_empty() && label.len() <= 63 && label.bytes().all(plain) && !label.starts_with('-')
    };
    let is_port = |port: &str| port.parse::<u16>().is_ok_and(|port| port > 0);
    host.len() <= 253 && host.split('.').all(is_label) && port.is_none_or(is_port)
}

/// One tournament of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    pub name: String,
    pub format: Format,
    pub rounds: u32,
    pub points: PointSystem,
    /// For teams: the points for a match.
    pub match_points: PointSystem,
    /// In order, with modifiers: BH/C1, BH, SB …
    #[serde(with = "words::list")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub tie_breaks: Vec<Code>,
    /// The tie-break regulations: 2026, 2024, 2009 …
    #[serde(with = "words::word")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub tie_break_edition: TieBreakEdition,
    /// The Laws in force: fide-2023 … Without them incidents get no ruling.
    #[serde(with = "words::maybe")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub laws: Option<Edition>,
    #[serde(with = "words::maybe")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub time_control: Option<Pace>,
    /// A file's text on the thinking time that is not a time control.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time_in_words: String,
    /// Rapid and blitz under the competition rules: one arbiter for few games, and all moves recorded (A.4, B.2
    /// of 2023).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub full_supervision: bool,
    pub initial_order: InitialOrder,
    /// The number of the first board in lists.
    pub first_board: u32,
    pub prizes: Vec<Prize>,
    /// How prizes and their money are given.
    #[serde(skip_serializing_if = "PrizeRules::is_usual")]
    pub prize_rules: PrizeRules,
    /// Provisional prize winners are shown from this round on; without it only when the section is finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prizes_from: Option<RoundNo>,
    /// The start of each round, by number.
    #[serde(with = "by_round")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, jiff::civil::DateTime>"))]
    pub starts: BTreeMap<RoundNo, jiff::civil::DateTime>,
    /// The default time in minutes after the start (6.7.1); without it the Laws decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_minutes: Option<u32>,
    /// From this round on no half-point bye may be requested.
    pub no_half_byes_from: Option<RoundNo>,
    /// After this many forfeit losses the player should be excluded (tournament rules of 2001, 5.3: three). The
    /// program proposes it before the next pairing, and the arbiter decides.
    pub forfeits_allowed: Option<u32>,
    /// Clubs or federations whose members do not meet in a Swiss.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept_apart: Option<KeptApart>,
    /// The entry fee; none if entry is free or paid elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fee: Option<Fee>,
    /// Of the prizes, three letters; empty for that of the fee, else euros.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub currency: String,
}

impl Settings {
    /// The currency of fee and prizes: EUR, CHF.
    pub fn currency(&self) -> &str {
        match (self.currency.as_str(), &self.fee) {
            ("", Some(fee)) => &fee.currency,
            ("", None) => Settings::USUAL_CURRENCY,
            (chosen, _) => chosen,
        }
    }

    pub const USUAL_CURRENCY: &'static str = "EUR";
}

/// An entry fee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fee {
    pub cents: u64,
    /// Three letters: EUR, CHF.
    pub currency: String,
}

/// JSON keys are text, and a fact is read before its kind is known, so numeric keys need an explicit
/// conversion.
mod by_round {
    use std::collections::BTreeMap;

    use jiff::civil::DateTime;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use crate::id::RoundNo;

    pub(super) fn serialize<S: Serializer>(
        starts: &BTreeMap<RoundNo, DateTime>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        starts.serialize(to)
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(
        from: D,
    ) -> Result<BTreeMap<RoundNo, DateTime>, D::Error> {
        let written = BTreeMap::<String, DateTime>::deserialize(from)?;
        let round = |text: &str| {
            text.parse().map(RoundNo).map_err(|_| D::Error::custom(format!("{text:?} is no round")))
        };
        written.into_iter().map(|(text, at)| Ok((round(&text)?, at))).collect()
    }
}

/// Tie-breaks named in the program. Words of people and files are read elsewhere, where an unknown one is refused
/// or listed as a change.
pub fn codes<const N: usize>(words: [&str; N]) -> Vec<Code> {
    let known: Vec<Code> = words.into_iter().filter_map(|code| code.parse().ok()).collect();
    debug_assert_eq!(known.len(), N, "{words:?}");
    known
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            format: Format::default(),
            rounds: 7,
            points: PointSystem::default(),
            match_points: PointSystem { win: Points::whole(2), draw: Points::ONE, ..PointSystem::default() },
            tie_breaks: codes(["BH/C1", "BH", "SB", "WIN"]),
            tie_break_edition: TieBreakEdition::Fide2026,
            laws: Some(Edition::Fide2023),
            time_control: "5400+30".parse().ok(),
            time_in_words: String::new(),
            full_supervision: false,
            initial_order: InitialOrder::default(),
            first_board: 1,
            prizes: Vec::new(),
            prize_rules: PrizeRules::default(),
            prizes_from: None,
            starts: BTreeMap::new(),
            default_minutes: None,
            no_half_byes_from: None,
            forfeits_allowed: None,
            kept_apart: None,
            currency: String::new(),
            fee: None,
        }
    }
}

/// The format of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Format {
    Swiss {
        system: SwissSystem,
        #[serde(default)]
        baku: bool,
    },
    RoundRobin {
        #[serde(default = "one")]
        cycles: u32,
    },
    /// Winners advance; a match has this many games.
    Knockout {
        #[serde(default = "one")]
        games: u32,
        #[serde(default)]
        drawn_by_lot: bool,
    },
    /// Every player of one side meets every player of the other.
    Scheveningen,
    TeamSwiss {
        boards: u32,
        #[serde(default)]
        preferences: TeamColours,
        #[serde(default)]
        by_game_points: bool,
    },
    /// In German leagues the guests have White on the first board.
    TeamRoundRobin {
        boards: u32,
        #[serde(default = "one")]
        cycles: u32,
        #[serde(default)]
        guest_has_white: bool,
    },
}

const fn one() -> u32 {
    1
}

impl Default for Format {
    fn default() -> Format {
        Format::Swiss { system: SwissSystem::Dutch, baku: false }
    }
}

impl Format {
    /// Boards of a match; `None` for individuals.
    pub const fn boards(&self) -> Option<u32> {
        match self {
            Format::TeamSwiss { boards, .. } | Format::TeamRoundRobin { boards, .. } => Some(*boards),
            Format::Swiss { .. }
            | Format::RoundRobin { .. }
            | Format::Knockout { .. }
            | Format::Scheveningen => None,
        }
    }

    pub const fn is_of_teams(&self) -> bool {
        self.boards().is_some()
    }

    /// Are the pairings of all rounds fixed before the first?
    pub const fn is_fixed(&self) -> bool {
        matches!(self, Format::RoundRobin { .. } | Format::TeamRoundRobin { .. } | Format::Scheveningen)
    }

    /// Does the first of a pair have White on this board, counted from 0?
    pub const fn first_has_white(&self, board: u32) -> bool {
        let turned = matches!(self, Format::TeamRoundRobin { guest_has_white: true, .. });
        board.is_multiple_of(2) != turned
    }

    pub const fn is_accelerated(&self) -> bool {
        matches!(self, Format::Swiss { baku: true, .. })
    }

    pub const fn is_swiss(&self) -> bool {
        matches!(self, Format::Swiss { .. } | Format::TeamSwiss { .. })
    }

    /// Games between two individuals in a round. In a file each game is a round of its own.
    pub const fn games_a_round(&self) -> u32 {
        match self {
            Format::Swiss { system: SwissSystem::DoubleSwiss, .. } => 2,
            Format::Knockout { games, .. } => *games,
            Format::Swiss { .. }
            | Format::RoundRobin { .. }
            | Format::Scheveningen
            | Format::TeamSwiss { .. }
            | Format::TeamRoundRobin { .. } => 1,
        }
    }

    /// The usual number of rounds for this many participants. In a Swiss: enough to leave one on top, and two
    /// more for the places behind, at most the number of opponents.
    pub fn usual_rounds(&self, participants: u32) -> u32 {
        let opponents = participants.saturating_sub(1).max(1);
        let to_one = participants.max(2).checked_next_power_of_two().map_or(32, u32::ilog2);
        let a_cycle = participants.saturating_add(participants % 2).saturating_sub(1).max(1);
        match self {
            Format::Swiss { .. } | Format::TeamSwiss { .. } => {
                let playable = self.always_pairable(participants).unwrap_or(opponents);
                (to_one + 2).min(opponents).min(playable)
            }
            Format::RoundRobin { cycles } | Format::TeamRoundRobin { cycles, .. } => {
                a_cycle.saturating_mul(*cycles)
            }
            Format::Knockout { .. } => to_one,
            Format::Scheveningen => (participants / 2).max(1),
        }
    }

    /// The rounds of a Swiss that can be paired without a rematch whatever the results: in round r everybody has n − r opponents
    /// left, and half of the field is enough for a pairing (Dirac). In later rounds the results decide.
    pub fn always_pairable(&self, participants: u32) -> Option<u32> {
        self.is_swiss().then(|| participants.div_ceil(2).max(1))
    }

    /// The form for tie-breaks: are rounds fixed in advance?
    pub const fn form(&self) -> Form {
        match self {
            Format::RoundRobin { .. } | Format::TeamRoundRobin { .. } | Format::Scheveningen => {
                Form::RoundRobin
            }
            Format::Swiss { .. } | Format::Knockout { .. } | Format::TeamSwiss { .. } => Form::Swiss,
        }
    }

    /// The pairing system of a Swiss.
    pub const fn system(&self) -> Option<System> {
        match self {
            Format::Swiss { system, .. } => Some(system.of_pairing()),
            Format::TeamSwiss { preferences, .. } => Some(System::Team(preferences.of_pairing())),
            Format::RoundRobin { .. }
            | Format::Knockout { .. }
            | Format::Scheveningen
            | Format::TeamRoundRobin { .. } => None,
        }
    }
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SwissSystem {
    #[default]
    Dutch,
    /// Of 2017, in force until January 2026.
    #[serde(rename = "dutch-2017")]
    Dutch2017,
    Dubov,
    Burstein,
    Lim,
    /// Lim in an event the organiser calls a maxi-tournament.
    LimMaxi,
    /// Matches of two games.
    DoubleSwiss,
}

impl SwissSystem {
    pub const ALL: [SwissSystem; 7] = [
        SwissSystem::Dutch,
        SwissSystem::Dutch2017,
        SwissSystem::Dubov,
        SwissSystem::Burstein,
        SwissSystem::Lim,
        SwissSystem::LimMaxi,
        SwissSystem::DoubleSwiss,
    ];

    pub const fn of_pairing(self) -> System {
        match self {
            SwissSystem::Dutch => System::Dutch(DutchEdition::Of2026),
            SwissSystem::Dutch2017 => System::Dutch(DutchEdition::Of2017),
            SwissSystem::Dubov => System::Dubov,
            SwissSystem::Burstein => System::Burstein,
            SwissSystem::Lim => System::Lim(LimEvent::Ordinary),
            SwissSystem::LimMaxi => System::Lim(LimEvent::Maxi),
            SwissSystem::DoubleSwiss => System::DoubleSwiss,
        }
    }

    /// Lim has no code in tournament files, and neither has its acceleration.
    pub const fn can_be_accelerated(self) -> bool {
        !matches!(self, SwissSystem::Lim | SwissSystem::LimMaxi)
    }

    /// The word in forms, calls and the journal.
    pub const fn word(self) -> &'static str {
        match self {
            SwissSystem::Dutch => "dutch",
            SwissSystem::Dutch2017 => "dutch-2017",
            SwissSystem::Dubov => "dubov",
            SwissSystem::Burstein => "burstein",
            SwissSystem::Lim => "lim",
            SwissSystem::LimMaxi => "lim-maxi",
            SwissSystem::DoubleSwiss => "double-swiss",
        }
    }
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TeamColours {
    #[default]
    TypeA,
    TypeB,
    None,
}

impl TeamColours {
    pub const ALL: [TeamColours; 3] = [TeamColours::TypeA, TeamColours::TypeB, TeamColours::None];

    pub const fn of_pairing(self) -> TeamPreferences {
        match self {
            TeamColours::TypeA => TeamPreferences::TypeA,
            TeamColours::TypeB => TeamPreferences::TypeB,
            TeamColours::None => TeamPreferences::None,
        }
    }

    /// The word in forms and the journal.
    pub const fn word(self) -> &'static str {
        match self {
            TeamColours::TypeA => "type-a",
            TeamColours::TypeB => "type-b",
            TeamColours::None => "none",
        }
    }
}

/// Points for results. Forfeits score like results, a full-point bye like a win, a half-point bye like a draw.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PointSystem {
    #[serde(with = "crate::points")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub win: Points,
    #[serde(with = "crate::points")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub draw: Points,
    #[serde(with = "crate::points")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub loss: Points,
    /// The pairing-allocated bye, if it does not score a win.
    #[serde(with = "crate::points::option", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub bye: Option<Points>,
}

impl Default for PointSystem {
    fn default() -> PointSystem {
        PointSystem { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO, bye: None }
    }
}

impl PointSystem {
    pub fn scoring(self) -> Scoring {
        let scoring = Scoring::of(self.win, self.draw, self.loss);
        Scoring { pairing_bye: self.bye.unwrap_or(scoring.pairing_bye), ..scoring }
    }

    /// The requirement of C.02: two draws score at most a win plus a loss, a bye at most a win.
    pub fn is_lawful(self) -> bool {
        self.win > self.draw
            && self.draw >= self.loss
            && self.draw + self.draw <= self.win + self.loss
            && self.bye.is_none_or(|bye| bye <= self.win)
    }
}

/// The rating that orders the starting list.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum InitialOrder {
    /// The FIDE rating alone.
    #[serde(rename = "FIDE")]
    Fide,
    /// The national rating alone.
    #[serde(rename = "NRO")]
    National,
    /// FIDE, or national without one.
    #[default]
    #[serde(rename = "FIDON")]
    FideOrNational,
    /// National, or FIDE without one.
    #[serde(rename = "NIDOF")]
    NationalOrFide,
    /// The higher of the two.
    #[serde(rename = "HBFN")]
    Higher,
}

impl InitialOrder {
    pub const ALL: [InitialOrder; 5] = [
        InitialOrder::Fide,
        InitialOrder::National,
        InitialOrder::FideOrNational,
        InitialOrder::NationalOrFide,
        InitialOrder::Higher,
    ];

    /// The player's seeding rating; 0 without one.
    pub fn rating(self, person: &crate::Person) -> u32 {
        let (fide, national) = (person.fide_rating.unwrap_or(0), person.national_rating.unwrap_or(0));
        let first = |one: u32, other: u32| if one > 0 { one } else { other };
        match self {
            InitialOrder::Fide => fide,
            InitialOrder::National => national,
            InitialOrder::FideOrNational => first(fide, national),
            InitialOrder::NationalOrFide => first(national, fide),
            InitialOrder::Higher => fide.max(national),
        }
    }

    /// The code of record 172.
    pub const fn code(self) -> &'static str {
        match self {
            InitialOrder::Fide => "FIDE",
            InitialOrder::National => "NRO",
            InitialOrder::FideOrNational => "FIDON",
            InitialOrder::NationalOrFide => "NIDOF",
            InitialOrder::Higher => "HBFN",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prize {
    pub name: String,
    /// In cents; 0 for a cup or a book.
    #[serde(default)]
    pub cents: u64,
    pub to: Eligible,
    /// The place among the eligible parties, from 1.
    pub place: u32,
}

/// The rules of the announcement for prizes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct PrizeRules {
    /// One party may win several prizes; else only the highest.
    pub several: bool,
    pub sharing: Sharing,
}

impl PrizeRules {
    fn is_usual(&self) -> bool {
        *self == PrizeRules::default()
    }
}

/// What becomes of the money of those with equal points.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sharing {
    /// By place; only an equal place shares.
    #[default]
    ByRank,
    /// In equal parts among equal points.
    Equally,
    /// Half by place, half in equal parts among equal points (Hort).
    Hort,
}

impl Sharing {
    pub const ALL: [Sharing; 3] = [Sharing::ByRank, Sharing::Equally, Sharing::Hort];

    pub const fn word(self) -> &'static str {
        match self {
            Sharing::ByRank => "by-rank",
            Sharing::Equally => "equally",
            Sharing::Hort => "hort",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fact, SectionId};

    #[test]
    fn rounds_fit_the_field() {
        let swiss = Format::default();
        let cases = [(2, 1), (4, 2), (6, 3), (9, 5), (12, 6), (16, 6), (40, 8), (64, 8), (200, 10)];
        for (players, rounds) in cases {
            assert_eq!(swiss.usual_rounds(players), rounds, "{players}");
        }
        let table = |cycles| Format::RoundRobin { cycles };
        assert_eq!(
            (table(1).usual_rounds(10), table(1).usual_rounds(9), table(2).usual_rounds(6)),
            (9, 9, 10)
        );
        let cup = Format::Knockout { games: 1, drawn_by_lot: false };
        assert_eq!(
            (cup.usual_rounds(11), cup.usual_rounds(16), Format::Scheveningen.usual_rounds(12)),
            (4, 4, 6)
        );
    }

    #[test]
    fn words_of_forms_are_those_of_the_journal() {
        for system in SwissSystem::ALL {
            assert_eq!(serde_json::to_value(system).expect("can be written"), system.word());
        }
        for colours in TeamColours::ALL {
            assert_eq!(serde_json::to_value(colours).expect("can be written"), colours.word());
        }
    }

    #[test]
    fn a_timetable_is_read_back_from_the_journal() {
        let starts = BTreeMap::from([(RoundNo::FIRST, jiff::civil::date(2026, 5, 1).at(10, 0, 0, 0))]);
        let settings = Settings { starts, ..Settings::default() };
        let fact = Fact::SectionAdded { section: SectionId(1), settings };
        let written = serde_json::to_string(&fact).expect("can be written");
        assert_eq!(serde_json::from_str::<Fact>(&written).expect("can be read"), fact);
    }
}

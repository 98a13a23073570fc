//! The editions as data: one constant each, with every field written out.

use std::{fmt, str::FromStr};

use turmuhr_round_robin::withdrawal;

use crate::lists::Lists;

/// An edition of the tie-break regulations.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TieBreakEdition {
    /// C.07 from 1 March 2026.
    Fide2026,
    /// C.07 from 1 August 2024.
    Fide2024,
    /// C.07 from September 2023.
    Fide2023,
    /// The editions with the virtual opponent, 2009 to August 2023.
    Fide2009,
    /// The annex to FIDE's tournament rules as taught in an arbiters' course of 2001.
    Fide2001,
    /// The ordinances of North Rhine-Westphalia, seniors 1987 and youth 1989.
    Nrw1987,
}

impl TieBreakEdition {
    /// The latest first.
    pub const ALL: [TieBreakEdition; 6] = [
        TieBreakEdition::Fide2026,
        TieBreakEdition::Fide2024,
        TieBreakEdition::Fide2023,
        TieBreakEdition::Fide2009,
        TieBreakEdition::Fide2001,
        TieBreakEdition::Nrw1987,
    ];

    /// The edition in force today.
    pub const CURRENT: TieBreakEdition = TieBreakEdition::Fide2026;

    /// Its name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            TieBreakEdition::Fide2026 => "2026",
            TieBreakEdition::Fide2024 => "2024",
            TieBreakEdition::Fide2023 => "2023",
            TieBreakEdition::Fide2009 => "2009",
            TieBreakEdition::Fide2001 => "2001",
            TieBreakEdition::Nrw1987 => "nrw-1987",
        }
    }

    /// The page of this edition.
    pub const fn rules(self) -> Rules {
        match self {
            TieBreakEdition::Fide2026 => FIDE_2026,
            TieBreakEdition::Fide2024 => FIDE_2024,
            TieBreakEdition::Fide2023 => FIDE_2023,
            TieBreakEdition::Fide2009 => FIDE_2009,
            TieBreakEdition::Fide2001 => FIDE_2001,
            TieBreakEdition::Nrw1987 => NRW_1987,
        }
    }
}

impl fmt::Display for TieBreakEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// No edition has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no edition of the tie-breaks is called {0:?}")]
pub struct UnknownTieBreakEdition(pub String);

impl FromStr for TieBreakEdition {
    type Err = UnknownTieBreakEdition;

    fn from_str(id: &str) -> Result<TieBreakEdition, UnknownTieBreakEdition> {
        let known = TieBreakEdition::ALL.into_iter().find(|edition| edition.id() == id);
        known.ok_or_else(|| UnknownTieBreakEdition(id.to_owned()))
    }
}

/// The points in which editions differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The edition this page belongs to.
    pub edition: TieBreakEdition,
    /// The substitute opponent for a participant's own unplayed round.
    pub own_unplayed: OwnUnplayed,
    /// How an opponent's unplayed rounds count.
    pub opponents_unplayed: OpponentsUnplayed,
    /// Cuts first take a round missed by choice if its value is at least that of the lowest (16.5).
    pub cuts_take_voluntary: bool,
    /// Which of several opponents with the lowest score a cut removes from Sonneborn-Berger.
    pub equal_opponents: EqualOpponents,
    /// Forfeits if the pairings were fixed in advance.
    pub round_robin: RoundRobinForfeits,
    /// How direct encounters are applied.
    pub encounter: Encounter,
    /// A win by forfeit counts as a game won.
    pub won_without_play: bool,
    /// How ratings are averaged.
    pub ratings: Ratings,
    /// When a team wins a match.
    pub match_won: MatchWon,
    /// An opponent's bonuses and penalties count in Buchholz and its variants.
    pub opponents_with_adjustments: bool,
    /// Lists of tie-breaks that the edition prints or warns about.
    pub lists: Lists,
    /// The treatment of results if a participant leaves a round robin.
    pub withdrawal: withdrawal::Rules,
}

/// The opponent assumed for a participant's own unplayed round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnUnplayed {
    /// A dummy with the participant's own score, capped by the score of the scheduled opponent or by draws in every round
    /// (16.4).
    CappedDummy,
    /// A dummy with the participant's own score.
    Dummy,
    /// A virtual opponent with the same points before the round, the rest of the point in it, and draws
    /// afterwards.
    VirtualOpponent,
    /// A draw against oneself.
    Oneself,
    /// A forfeit counts as a game with the scheduled opponent; a bye does not count.
    Scheduled,
}

/// How an opponent's unplayed rounds count.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OpponentsUnplayed {
    /// Requested byes with no return afterwards count as draws; other rounds as awarded (16.3).
    LastByesAreDraws,
    /// Every unplayed round counts as a draw.
    EveryRoundIsADraw,
    /// Every round counts as awarded.
    AsAwarded,
}

/// Which of several opponents with equal scores a cut removes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum EqualOpponents {
    /// The one with the smallest product.
    LowestProduct,
    /// The one with the worst result.
    WorstResult,
}

/// How forfeits count if the pairings were fixed in advance.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum RoundRobinForfeits {
    /// As games, except for ratings, and except losses in tie-breaks from own results (15.2).
    GamesWithExceptions,
    /// As games.
    Games,
    /// As in a Swiss.
    AsEverywhere,
}

/// Rules of the direct encounter.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Encounter {
    /// If not all met, a place that no missing game could change is still given (6.2).
    pub certain_places: bool,
    /// Applied again to those who stay tied.
    pub again: bool,
    /// What counts if the two met more than once.
    pub repeated: Repeated,
}

/// Two tied participants met more than once, which can happen after a forfeit.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Repeated {
    /// The mean of their games counts, and they have met (6.1.2).
    Averaged,
    /// The mean counts, but in a Swiss the count of opponents met starts anew, so that the group often seems
    /// incomplete. This contradicts 6.1.2, but FIDE's own program, which checks reports, does it.
    /// [`crate::Application::by_the_words`] shows the difference.
    CountedAnew,
}

/// Rules of tie-breaks that use ratings.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ratings {
    /// An unplayed round counts with the participant's own rating, so that the mean covers all rounds.
    pub own_for_unplayed: bool,
    /// For performance, opponents' ratings are limited to this distance from the participant's own rating.
    pub limit: Option<u32>,
    /// The performance uses the mean rounded for display.
    pub rounded_mean: bool,
    /// One unrated participant voids every rating-based value, unless a substitute rating is given (10).
    pub void_if_unrated: bool,
}

/// When a team match is won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MatchWon {
    /// More points than the other side.
    MoreThanOpponent,
    /// More than half of the board points: with a board lost by both, neither may have won.
    MoreThanHalf,
}

const FIDE_RATINGS: Ratings =
    Ratings { own_for_unplayed: false, limit: None, rounded_mean: true, void_if_unrated: true };

const FIDE_2026: Rules = Rules {
    edition: TieBreakEdition::Fide2026,
    own_unplayed: OwnUnplayed::CappedDummy,
    opponents_unplayed: OpponentsUnplayed::LastByesAreDraws,
    cuts_take_voluntary: true,
    equal_opponents: EqualOpponents::LowestProduct,
    round_robin: RoundRobinForfeits::GamesWithExceptions,
    encounter: Encounter { certain_places: true, again: true, repeated: Repeated::CountedAnew },
    won_without_play: false,
    ratings: FIDE_RATINGS,
    match_won: MatchWon::MoreThanOpponent,
    opponents_with_adjustments: true,
    lists: Lists { buchholz_in_round_robins: false, ..Lists::FIDE },
    withdrawal: withdrawal::FIDE,
};

const FIDE_2024: Rules = Rules {
    edition: TieBreakEdition::Fide2024,
    own_unplayed: OwnUnplayed::Dummy,
    opponents_unplayed: OpponentsUnplayed::LastByesAreDraws,
    cuts_take_voluntary: true,
    equal_opponents: EqualOpponents::LowestProduct,
    round_robin: RoundRobinForfeits::Games,
    encounter: Encounter { certain_places: true, again: true, repeated: Repeated::CountedAnew },
    won_without_play: false,
    ratings: FIDE_RATINGS,
    match_won: MatchWon::MoreThanOpponent,
    opponents_with_adjustments: true,
    lists: Lists::FIDE,
    withdrawal: withdrawal::FIDE,
};

const FIDE_2023: Rules = Rules {
    edition: TieBreakEdition::Fide2023,
    own_unplayed: OwnUnplayed::Dummy,
    opponents_unplayed: OpponentsUnplayed::LastByesAreDraws,
    cuts_take_voluntary: true,
    equal_opponents: EqualOpponents::WorstResult,
    round_robin: RoundRobinForfeits::Games,
    encounter: Encounter { certain_places: true, again: true, repeated: Repeated::Averaged },
    won_without_play: false,
    ratings: FIDE_RATINGS,
    match_won: MatchWon::MoreThanOpponent,
    opponents_with_adjustments: true,
    lists: Lists::FIDE,
    withdrawal: withdrawal::FIDE,
};

const FIDE_2009: Rules = Rules {
    edition: TieBreakEdition::Fide2009,
    own_unplayed: OwnUnplayed::VirtualOpponent,
    opponents_unplayed: OpponentsUnplayed::EveryRoundIsADraw,
    cuts_take_voluntary: false,
    equal_opponents: EqualOpponents::LowestProduct,
    round_robin: RoundRobinForfeits::Games,
    encounter: Encounter { certain_places: false, again: true, repeated: Repeated::Averaged },
    won_without_play: false,
    ratings: FIDE_RATINGS,
    match_won: MatchWon::MoreThanOpponent,
    opponents_with_adjustments: true,
    lists: Lists::FIDE,
    withdrawal: withdrawal::FIDE,
};

const FIDE_2001: Rules = Rules {
    edition: TieBreakEdition::Fide2001,
    own_unplayed: OwnUnplayed::Oneself,
    opponents_unplayed: OpponentsUnplayed::EveryRoundIsADraw,
    cuts_take_voluntary: false,
    equal_opponents: EqualOpponents::LowestProduct,
    round_robin: RoundRobinForfeits::AsEverywhere,
    encounter: Encounter { certain_places: false, again: false, repeated: Repeated::Averaged },
    won_without_play: false,
    ratings: Ratings { own_for_unplayed: true, limit: Some(350), rounded_mean: false, void_if_unrated: true },
    match_won: MatchWon::MoreThanHalf,
    opponents_with_adjustments: true,
    lists: Lists::ANNEX_2001,
    withdrawal: withdrawal::FIDE,
};

const NRW_1987: Rules = Rules {
    edition: TieBreakEdition::Nrw1987,
    own_unplayed: OwnUnplayed::Scheduled,
    opponents_unplayed: OpponentsUnplayed::AsAwarded,
    cuts_take_voluntary: false,
    equal_opponents: EqualOpponents::LowestProduct,
    round_robin: RoundRobinForfeits::AsEverywhere,
    encounter: Encounter { certain_places: false, again: false, repeated: Repeated::Averaged },
    won_without_play: true,
    ratings: FIDE_RATINGS,
    match_won: MatchWon::MoreThanOpponent,
    opponents_with_adjustments: false,
    lists: Lists::NRW_1987,
    withdrawal: withdrawal::NRW_1987,
};

//! What the editions say, as data: one page each, every field written out.

use std::{fmt, str::FromStr};

use turmuhr_round_robin::withdrawal;

/// An edition of the tie-break regulations.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TieBreakEdition {
    /// C.07 from 1 March 2026.
    Fide2026,
    /// C.07 from 1 August 2024.
    Fide2024,
    /// C.07 from September 2023.
    Fide2023,
    /// The years of the virtual opponent, 2009 to August 2023.
    Fide2009,
    /// The annex to FIDE's tournament rules as taught in an arbiters' course of 2001.
    Fide2001,
    /// The ordinances of North Rhine-Westphalia, seniors 1987 and youth 1989.
    Nrw1987,
}

impl TieBreakEdition {
    pub const ALL: [TieBreakEdition; 6] = [
        TieBreakEdition::Fide2026,
        TieBreakEdition::Fide2024,
        TieBreakEdition::Fide2023,
        TieBreakEdition::Fide2009,
        TieBreakEdition::Fide2001,
        TieBreakEdition::Nrw1987,
    ];

    /// In force today.
    pub const CURRENT: TieBreakEdition = TieBreakEdition::Fide2026;

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

/// What an edition says where editions differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub edition: TieBreakEdition,
    /// Whom a participant is taken to have met in a round of their own that was not played.
    pub own_unplayed: OwnUnplayed,
    /// What a participant's unplayed rounds count when they are somebody's opponent.
    pub opponents_unplayed: OpponentsUnplayed,
    /// Cuts take an unplayed round of the participant's own choice first if that costs more (16.5).
    pub cuts_take_voluntary: bool,
    /// Which of several opponents with the lowest score a cut Sonneborn-Berger loses.
    pub equal_opponents: EqualOpponents,
    /// Forfeits where the pairings were fixed in advance.
    pub round_robin: RoundRobinForfeits,
    pub encounter: Encounter,
    /// A win by forfeit is a game won.
    pub won_without_play: bool,
    pub ratings: Ratings,
    pub match_won: MatchWon,
    /// Bonuses and penalties of an opponent count in Buchholz and its kin.
    pub opponents_with_adjustments: bool,
    /// Tie-breaks of one list should be of one group: own results, opponents' results, ratings.
    pub groups_apart: bool,
    pub buchholz_in_round_robins: bool,
    /// What becomes of the results of somebody who leaves a round robin.
    pub withdrawal: withdrawal::Rules,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnUnplayed {
    /// A dummy with the own score, at most what the scheduled opponent or draws in every round make (16.4).
    CappedDummy,
    /// A dummy with the own score.
    Dummy,
    /// An opponent who had as many points before the round, the rest of the point in it, and drew from then on.
    VirtualOpponent,
    /// A draw against oneself.
    Oneself,
    /// A forfeit is a game with the scheduled opponent; a bye is nothing.
    Scheduled,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OpponentsUnplayed {
    /// Requested byes after which the participant never came back are draws; the rest is as awarded (16.3).
    LastByesAreDraws,
    EveryRoundIsADraw,
    AsAwarded,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum EqualOpponents {
    LowestProduct,
    WorstResult,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum RoundRobinForfeits {
    /// Games, but for ratings not at all and for the own record not where lost (15.2).
    GamesWithExceptions,
    Games,
    /// Nothing is different.
    AsEverywhere,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Encounter {
    /// Where some did not meet, a place is given that no missing game could change (6.2).
    pub certain_places: bool,
    /// Applied again to those it leaves equal.
    pub again: bool,
    pub repeated: Repeated,
}

/// Two of the tied who met more than once, as may happen after a game that was forfeited.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Repeated {
    /// The mean of their games counts, and they have met (6.1.2).
    Averaged,
    /// The mean counts, but in a Swiss the count of opponents met starts anew, so that the group is often taken for
    /// incomplete. Not what 6.1.2 says; FIDE's own program, by which reports are checked, has it so. Whoever is
    /// concerned is told ([`crate::Application::by_the_words`]).
    CountedAnew,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ratings {
    /// An unplayed round counts the own rating, so that the mean is over all rounds.
    pub own_for_unplayed: bool,
    /// For performance, opponents count at most this far from the own rating.
    pub limit: Option<u32>,
    /// The performance is taken from the mean as it is rounded for display.
    pub rounded_mean: bool,
    /// One unrated participant makes every rating-based value void, unless a rating for them is given (10).
    pub void_if_unrated: bool,
}

/// What wins a match of teams.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MatchWon {
    /// More points than the other side.
    MoreThanOpponent,
    /// More than half of what the boards are worth: with a board lost by both, nobody may have won.
    MoreThanHalf,
}

const FIDE_RATINGS: Ratings =
    Ratings { own_for_unplayed: false, limit: None, rounded_mean: true, void_if_unrated: true };

pub const FIDE_2026: Rules = Rules {
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
    groups_apart: false,
    buchholz_in_round_robins: false,
    withdrawal: withdrawal::FIDE,
};

pub const FIDE_2024: Rules = Rules {
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
    groups_apart: false,
    buchholz_in_round_robins: true,
    withdrawal: withdrawal::FIDE,
};

pub const FIDE_2023: Rules = Rules {
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
    groups_apart: false,
    buchholz_in_round_robins: true,
    withdrawal: withdrawal::FIDE,
};

pub const FIDE_2009: Rules = Rules {
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
    groups_apart: false,
    buchholz_in_round_robins: true,
    withdrawal: withdrawal::FIDE,
};

pub const FIDE_2001: Rules = Rules {
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
    groups_apart: true,
    buchholz_in_round_robins: true,
    withdrawal: withdrawal::FIDE,
};

pub const NRW_1987: Rules = Rules {
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
    groups_apart: false,
    buchholz_in_round_robins: true,
    withdrawal: withdrawal::NRW_1987,
};

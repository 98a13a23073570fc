//! The record of a pairing: criteria, values and reasons. Data only; `turmuhr-texts` has the sentences.

use turmuhr_core::{Color, PlayerId, Points};

use crate::{
    colours::ColourRule,
    roster::{Float, Preference},
    system::{DutchEdition, System},
};

/// Everything an arbiter may ask about one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub system: System,
    /// From the top.
    pub brackets: Vec<BracketRecord>,
    /// One for each board, in the same order.
    pub colours: Vec<ColourReason>,
    pub bye: Option<ByeRecord>,
    /// The steps of a procedure, in order; empty for systems that weigh candidates.
    pub notes: Vec<StepNote>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketRecord {
    pub kind: BracketKind,
    /// The score of the residents; the highest one in a collapsed bracket.
    pub score: Points,
    pub moved_down: Vec<PlayerId>,
    /// Players taken from lower scoregroups (upfloaters), in the systems that have them.
    pub moved_up: Vec<PlayerId>,
    pub residents: Vec<PlayerId>,
    /// The higher ranked first.
    pub pairs: Vec<(PlayerId, PlayerId)>,
    pub floaters: Vec<PlayerId>,
    /// The criteria that apply, in order. Those that are ideal are left out.
    pub weighed: Vec<Weighed>,
    /// Players exchanged between the halves (4.3): those who left S1, those who joined it.
    pub exchanged: (Vec<PlayerId>, Vec<PlayerId>),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BracketKind {
    Ordinary,
    Last,
    /// 2017: paired again because its floaters left the players below without a legal pairing.
    Penultimate,
    /// 2017: all scoregroups below the penultimate bracket, merged.
    Collapsed,
}

/// The value of a criterion in a bracket. Smaller is better, except for the scores of upfloaters (teams,
/// Double-Swiss).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    pub criterion: Criterion,
    pub value: Value,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Count(usize),
    /// Scores or differences of scores, the greatest first.
    Points(Vec<Points>),
}

/// Named by meaning; the numbers depend on the edition.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Criterion {
    /// Nobody meets twice.
    Rematch,
    /// Nobody has the bye twice, or after points without a game.
    ByeBar,
    /// No two of the same absolute preference.
    AbsoluteColours,
    /// All the others can still be paired.
    Completion,
    /// The bye goes to the lowest score.
    ByeScore,
    /// As few floaters as possible.
    Floaters,
    /// Floaters of low scores; in 2017 small differences of scores.
    FloaterScores,
    /// The next bracket is paired as well as possible.
    NextBracket,
    /// The bye goes to one who has missed few games.
    ByeGames,
    ColourDifference,
    ThirdColour,
    Preferences,
    StrongPreferences,
    DownfloatAgain,
    UpfloatAgain,
    DownfloatAfterTwo,
    UpfloatAfterTwo,
    DownfloatAgainScores,
    UpfloatAgainScores,
    DownfloatAfterTwoScores,
    UpfloatAfterTwoScores,
    /// Upfloaters who floated in the round before.
    FloaterFloated,
    /// Opponents of upfloaters who floated in the round before.
    OpponentFloated,
    /// Upfloaters who already have the maximum number of upfloats.
    MaximumUpfloaters,
    /// The earlier upfloats of those players, added up.
    MaximumUpfloats,
}

impl Criterion {
    /// The number of the criterion in this system; `None` if the system does not have it.
    pub const fn number(self, system: System) -> Option<&'static str> {
        match system {
            System::Dutch(edition) => self.dutch(edition),
            System::Dubov => self.dubov(),
            System::Burstein => self.burstein(),
            System::Team(_) => self.team(),
            System::DoubleSwiss => self.double_swiss(),
            System::Lim(_) => self.lim(),
        }
    }

    const fn double_swiss(self) -> Option<&'static str> {
        use Criterion::*;
        match self {
            Rematch => Some("C1"),
            ByeBar => Some("C2"),
            Completion => Some("C3"),
            Floaters => Some("C4"),
            FloaterScores => Some("C5"),
            NextBracket => Some("C6"),
            FloaterFloated => Some("C7"),
            OpponentFloated => Some("C8"),
            ByeScore => Some("3.4.2"),
            ByeGames => Some("3.4.3"),
            _ => None,
        }
    }

    const fn lim(self) -> Option<&'static str> {
        use Criterion::*;
        match self {
            Rematch | AbsoluteColours | Completion => Some("2.1"),
            ByeScore => Some("1.1"),
            Floaters => Some("4.4"),
            _ => None,
        }
    }

    const fn dubov(self) -> Option<&'static str> {
        use Criterion::*;
        match self {
            Rematch => Some("C1"),
            ByeBar => Some("C2"),
            AbsoluteColours => Some("C3"),
            Completion => Some("C4"),
            Floaters => Some("C5"),
            FloaterScores => Some("C6"),
            Preferences => Some("C7"),
            MaximumUpfloaters => Some("C8"),
            MaximumUpfloats => Some("C9"),
            FloaterFloated => Some("C10"),
            ByeScore => Some("3.1.3"),
            ByeGames => Some("3.1.4"),
            _ => None,
        }
    }

    const fn burstein(self) -> Option<&'static str> {
        use Criterion::*;
        match self {
            Rematch => Some("C1"),
            ByeBar => Some("C2"),
            AbsoluteColours => Some("C3"),
            Completion => Some("C4"),
            Floaters => Some("C5"),
            FloaterScores => Some("C6"),
            NextBracket => Some("C7"),
            Preferences => Some("C8"),
            ByeScore => Some("3.1.3"),
            ByeGames => Some("3.1.4"),
            _ => None,
        }
    }

    const fn team(self) -> Option<&'static str> {
        use Criterion::*;
        match self {
            Rematch => Some("C1"),
            ByeBar => Some("C2"),
            Completion => Some("C3"),
            Floaters => Some("C4"),
            FloaterScores => Some("C5"),
            NextBracket => Some("C6"),
            FloaterFloated => Some("C7"),
            Preferences => Some("C8"),
            StrongPreferences => Some("C9"),
            OpponentFloated => Some("C10"),
            ByeScore => Some("3.4.2"),
            ByeGames => Some("3.4.3"),
            _ => None,
        }
    }

    const fn dutch(self, edition: DutchEdition) -> Option<&'static str> {
        use Criterion::*;
        let (earlier, now) = match self {
            Rematch => (Some("C.1"), "C1"),
            ByeBar => (Some("C.2"), "C2"),
            AbsoluteColours => (Some("C.3"), "C3"),
            Completion => (Some("C.4"), "C4"),
            ByeScore => (None, "C5"),
            Floaters => (Some("C.5"), "C6"),
            FloaterScores => (Some("C.6"), "C7"),
            NextBracket => (Some("C.7"), "C8"),
            ByeGames => (None, "C9"),
            ColourDifference => (Some("C.8"), "C10"),
            ThirdColour => (Some("C.9"), "C11"),
            Preferences => (Some("C.10"), "C12"),
            StrongPreferences => (Some("C.11"), "C13"),
            DownfloatAgain => (Some("C.12"), "C14"),
            UpfloatAgain => (Some("C.13"), "C15"),
            DownfloatAfterTwo => (Some("C.14"), "C16"),
            UpfloatAfterTwo => (Some("C.15"), "C17"),
            DownfloatAgainScores => (Some("C.16"), "C18"),
            UpfloatAgainScores => (Some("C.17"), "C19"),
            DownfloatAfterTwoScores => (Some("C.18"), "C20"),
            UpfloatAfterTwoScores => (Some("C.19"), "C21"),
            FloaterFloated | OpponentFloated | MaximumUpfloaters | MaximumUpfloats => return None,
        };
        match edition {
            DutchEdition::Of2017 => earlier,
            DutchEdition::Of2026 => Some(now),
        }
    }
}

/// The rule that gave the colours of a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ColourReason {
    pub rule: ColourRule,
    pub system: System,
    pub higher: PlayerId,
    pub preferences: [Preference; 2],
}

/// A step of a procedure that takes the first admissible choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepNote {
    /// The procedure starts on a scoregroup.
    Group {
        side: Side,
        score: Points,
        residents: Vec<PlayerId>,
        from_above: Vec<PlayerId>,
        from_below: Vec<PlayerId>,
    },
    /// The player has no opponent in the group and floats towards the median.
    Floats { player: PlayerId, kind: FloaterType },
    /// The proposed opponent was replaced.
    Exchange { player: PlayerId, proposed: PlayerId, opponent: PlayerId, reason: ExchangeReason },
    /// A pair was broken up because the median group could not be paired.
    Cracked { pair: (PlayerId, PlayerId), side: Side },
}

/// The position of a scoregroup relative to the median (C.04.4.3, 2.2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Higher,
    Median,
    Lower,
}

/// C.04.4.3, 3.9.1: the greatest disadvantage first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloaterType {
    /// Floated into the group, and has no opponent in the next group either.
    AgainWithoutOpponent,
    Again,
    WithoutOpponent,
    Plain,
}

/// Why the proposed opponent was passed over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExchangeReason {
    NotCompatible,
    /// The rest of the group could not be paired completely.
    OthersWouldBeLeft,
    /// Another opponent is due the other colour.
    Colours,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeRecord {
    pub player: PlayerId,
    pub score: Points,
    /// Present players of that score or less who are barred from the bye.
    pub barred: Vec<PlayerId>,
}

/// The answer to a player's question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub player: PlayerId,
    pub score: Points,
    pub preference: Preference,
    /// Scores of the brackets that the player floated out of.
    pub through: Vec<Points>,
    /// Why the player floated out of the first of them.
    pub float: Option<WhyFloat>,
    pub outcome: Outcome,
    /// Set if the opponent is the one of the plain order in the bracket.
    pub by_order: Option<PlainOrder>,
    /// The earlier round in which the two were paired and the game was forfeited: it counts neither as a
    /// meeting nor as a colour.
    pub forfeited_in: Option<u32>,
    /// If one of the two was moved down: the residents that player could have met first.
    pub passed_over: Option<PassedOver>,
    /// The opponent in plain order, and why the two do not meet. With the bye: the lowest player of all, and
    /// why that player does not have it.
    pub instead_of: Option<(PlayerId, WhyNot)>,
}

impl Why {
    /// Every player named in the answer, each once.
    pub fn about(&self) -> Vec<PlayerId> {
        let mut about = vec![self.player];
        if let Outcome::Game { opponent, .. } = self.outcome {
            about.push(opponent);
        }
        if let Some(WhyFloat::OnlyThese(others)) = &self.float {
            about.extend(others.iter().map(|(other, _)| *other));
        }
        about.extend(self.instead_of.iter().map(|(other, _)| *other));
        about.extend(self.passed_over.iter().flat_map(|passed| &passed.others).map(|(other, _)| *other));
        let mut seen = Vec::new();
        about.retain(|id| {
            !seen.contains(id) && {
                seen.push(*id);
                true
            }
        });
        about
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Game {
        opponent: PlayerId,
        opponent_score: Points,
        opponent_preference: Preference,
        colour: Color,
        rule: ColourRule,
        float: Option<Float>,
    },
    Bye,
    /// Absent in this round.
    Away,
    /// There is no such player.
    Unknown,
}

/// How the plain order of a bracket was formed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlainOrder {
    /// S1 against S2.
    Halves,
    /// S1 against S2 of the remainder, once the players moved down have opponents.
    HalvesOfTheRest,
    /// A player moved down meets the first resident.
    FromAbove,
}

/// Residents that a player moved down could have met first, in order, and why they do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassedOver {
    pub mover: PlayerId,
    pub others: Vec<(PlayerId, WhyNot)>,
}

/// What bars a player from the bye.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Barring {
    Bye,
    ForfeitWin,
    /// The points of a win in a round without a game.
    Points,
}

/// A player who would have another opponent, or no opponent.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Changed {
    pub player: PlayerId,
    pub now: PlayerId,
    pub then: Option<PlayerId>,
}

/// Why a player leaves a bracket without an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyFloat {
    /// The bracket has no other player.
    Alone,
    /// The bracket has few other players, and no meeting is legal, each for its reason.
    OnlyThese(Vec<(PlayerId, WhyNot)>),
    /// No player of the bracket is a legal opponent.
    NobodyThere,
    /// The consequence of an opponent in this bracket.
    Otherwise(WhyNot),
}

/// Why two players do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// They do.
    TheyMeet,
    Unknown(PlayerId),
    Away(PlayerId),
    AlreadyMet {
        round: u32,
    },
    /// Forbidden by the arbiter or the organiser.
    Prohibited,
    /// Both have the same absolute preference, and neither is a topscorer.
    SameAbsoluteColour(Color),
    /// An earlier round bars the player from the bye.
    BarredFromBye {
        round: u32,
        by: Barring,
    },
    NoBye,
    /// The other players would have no legal pairing.
    LeavesNoPairing,
    /// The bye would go to a higher score.
    ByeTooHigh {
        now: Points,
        then: Points,
    },
    /// A player of the same score with fewer games would get the bye (3.1.4 of Dubov and Burstein).
    ByeFewerGames {
        now: u32,
        then: u32,
    },
    /// A player with equal score and games but a higher rank would get the bye (3.1.5 of Dubov and Burstein).
    ByeHigherRanked {
        now: PlayerId,
        then: PlayerId,
    },
    /// The criterion would get worse in the bracket of this score.
    Worse {
        bracket: Points,
        criterion: Criterion,
        now: Value,
        then: Value,
    },
    /// Equal by every criterion, but later in the order of the bracket.
    Later {
        bracket: Points,
        /// The first player whose opponent would change.
        first: Option<Changed>,
    },
    /// A player with equal score and games but a smaller number would get the bye. `then` is the player who has
    /// it now.
    ByeNumber {
        then: PlayerId,
    },
    /// Nothing forbids the pair; the procedure took another opponent first.
    BySteps,
    /// The answer takes more steps than the budget allows.
    TooLarge,
}

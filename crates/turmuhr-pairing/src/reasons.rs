//! The record of a pairing: what was weighed, and why it came out so. Data only; the sentences are elsewhere.

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
    /// What a procedure did on its way, in its order; systems that weigh have none.
    pub notes: Vec<StepNote>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketRecord {
    pub kind: BracketKind,
    /// Of those who belong here; of the highest, where scores were thrown together.
    pub score: Points,
    pub moved_down: Vec<PlayerId>,
    /// Taken from below, in the systems that do so.
    pub moved_up: Vec<PlayerId>,
    pub residents: Vec<PlayerId>,
    /// The higher ranked first.
    pub pairs: Vec<(PlayerId, PlayerId)>,
    pub floaters: Vec<PlayerId>,
    /// Criterion by criterion, as far as they apply. What is at its best possible in any bracket is left out.
    pub weighed: Vec<Weighed>,
    /// Players exchanged between the halves (4.3): who left the upper one, who came.
    pub exchanged: (Vec<PlayerId>, Vec<PlayerId>),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BracketKind {
    Ordinary,
    Last,
    /// 2017: paired again because its floaters would have left others without opponents.
    Penultimate,
    /// 2017: everyone below it, thrown together.
    Collapsed,
}

/// What a criterion came to in a bracket. Smaller is better.
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

/// Named for what they ask; the numbers belong to an edition.
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
    /// Upfloaters who have been taken up as often as anyone should be.
    MaximumUpfloaters,
    /// How often they have been taken up.
    MaximumUpfloats,
}

impl Criterion {
    /// How the system numbers it; `None` where it has no such criterion.
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

/// Why the colours of a board are as they are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ColourReason {
    pub rule: ColourRule,
    pub system: System,
    pub higher: PlayerId,
    pub preferences: [Preference; 2],
}

/// A step of a procedure that takes the first that will do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepNote {
    /// A scoregroup's turn comes.
    Group {
        side: Side,
        score: Points,
        residents: Vec<PlayerId>,
        from_above: Vec<PlayerId>,
        from_below: Vec<PlayerId>,
    },
    /// Left without an opponent, towards the middle.
    Floats { player: PlayerId, kind: FloaterType },
    /// Not the one proposed but another.
    Exchange { player: PlayerId, proposed: PlayerId, opponent: PlayerId, reason: ExchangeReason },
    /// A pair broken up because the middle could not be paired.
    Cracked { pair: (PlayerId, PlayerId), side: Side },
}

/// Where a scoregroup stands towards the median (C.04.4.3, 2.2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Higher,
    Median,
    Lower,
}

/// C.04.4.3, 3.9.1: the greatest disadvantage first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloaterType {
    /// Came floating, and finds nobody in the next group either.
    AgainWithoutOpponent,
    Again,
    WithoutOpponent,
    Plain,
}

/// Why the one proposed was passed over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExchangeReason {
    NotCompatible,
    /// The others of the group could not all be paired then.
    OthersWouldBeLeft,
    /// Another is due the other colour.
    Colours,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeRecord {
    pub player: PlayerId,
    pub score: Points,
    /// Present, of that score or less, and not allowed to have it.
    pub barred: Vec<PlayerId>,
}

/// The answer to a player's question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub player: PlayerId,
    pub score: Points,
    pub preference: Preference,
    /// Scores of the brackets the player came through without an opponent.
    pub through: Vec<Points>,
    /// Why the player found nobody in the first of them.
    pub float: Option<WhyFloat>,
    pub outcome: Outcome,
    /// The opponent is the one the plain order of the bracket gives.
    pub by_order: Option<PlainOrder>,
    /// The two were paired before, in this round, and it was forfeited: no meeting, and no colour.
    pub forfeited_in: Option<u32>,
    /// One of the two came down: whom that one could have met before the other.
    pub passed_over: Option<PassedOver>,
    /// The opponent the plain order of the bracket would have given, and why it is not that one. With the bye: the
    /// lowest of all, and why they do not have it.
    pub instead_of: Option<(PlayerId, WhyNot)>,
}

impl Why {
    /// Whose numbers are in it, each once.
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
    /// Not to be paired in this round.
    Away,
    /// There is no such player.
    Unknown,
}

/// What the plain order of a bracket is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlainOrder {
    /// Upper against lower half.
    Halves,
    /// The same among those left after the ones from above have got their opponents.
    HalvesOfTheRest,
    /// Whoever comes down meets the first.
    FromAbove,
}

/// Players of a bracket whom one who came down could have met, in order, and why they do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassedOver {
    pub mover: PlayerId,
    pub others: Vec<(PlayerId, WhyNot)>,
}

/// What bars from the bye.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Barring {
    Bye,
    ForfeitWin,
    /// A win's points without a game.
    Points,
}

/// A player who would have another opponent, or none.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Changed {
    pub player: PlayerId,
    pub now: PlayerId,
    pub then: Option<PlayerId>,
}

/// Why a player leaves a bracket without an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyFloat {
    /// There is nobody else in it.
    Alone,
    /// There are few others, and none of them may be met, each for a reason.
    OnlyThese(Vec<(PlayerId, WhyNot)>),
    /// There is nobody in it the player may meet.
    NobodyThere,
    /// What would come of giving the player an opponent in it.
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
    /// By the arbiter or the organiser.
    Prohibited,
    /// Both have the same absolute preference, and neither is a topscorer.
    SameAbsoluteColour(Color),
    /// The player may not have the bye, or there is none.
    BarredFromBye {
        round: u32,
        by: Barring,
    },
    NoBye,
    /// No legal pairing of the others would be left.
    LeavesNoPairing,
    /// The bye would go to a higher score.
    ByeTooHigh {
        now: Points,
        then: Points,
    },
    /// The bye would go to one of the same score who has played fewer games (3.1.4 of Dubov and Burstein).
    ByeFewerGames {
        now: u32,
        then: u32,
    },
    /// The bye would go to one who is its equal but ranked higher (3.1.5 there).
    ByeHigherRanked {
        now: PlayerId,
        then: PlayerId,
    },
    /// In the bracket of this score the criterion would come out worse.
    Worse {
        bracket: Points,
        criterion: Criterion,
        now: Value,
        then: Value,
    },
    /// As good by every criterion, but later in the order of the bracket.
    Later {
        bracket: Points,
        /// For whom first.
        first: Option<Changed>,
    },
    /// As good for the bye by score and by games, but of a smaller number.
    ByeNumber {
        then: PlayerId,
    },
    /// Nothing forbids it; the procedure came to another before.
    BySteps,
    /// What would come of it takes more steps than the question was given.
    TooLarge,
}

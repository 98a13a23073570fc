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
    /// The system that paired the round.
    pub system: System,
    /// From the top.
    pub brackets: Vec<BracketRecord>,
    /// One for each board, in the same order.
    pub colours: Vec<ColourReason>,
    /// `None` if the number of players is even.
    pub bye: Option<ByeRecord>,
    /// The steps of a procedure, in order; empty for systems that weigh candidates.
    pub notes: Vec<StepNote>,
}

/// A bracket of the procedure as it was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketRecord {
    /// Its role in the round.
    pub kind: BracketKind,
    /// The score of the residents; the highest one in a collapsed bracket.
    pub score: Points,
    /// Players who floated down into the bracket.
    pub moved_down: Vec<PlayerId>,
    /// Players taken from lower scoregroups (upfloaters), in the systems that have them.
    pub moved_up: Vec<PlayerId>,
    /// Players of the bracket's own score.
    pub residents: Vec<PlayerId>,
    /// The higher ranked first.
    pub pairs: Vec<(PlayerId, PlayerId)>,
    /// Players who leave the bracket unpaired.
    pub floaters: Vec<PlayerId>,
    /// The criteria that apply, in order. Those that are ideal are left out.
    pub weighed: Vec<Weighed>,
    /// Players exchanged between the halves (4.3): those who left S1, those who joined it.
    pub exchanged: (Vec<PlayerId>, Vec<PlayerId>),
}

/// The role of a bracket in the round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BracketKind {
    /// Any other.
    Ordinary,
    /// The lowest bracket.
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
    /// Which criterion.
    pub criterion: Criterion,
    /// Its value in the chosen pairing.
    pub value: Value,
}

/// What a criterion counts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// Players or pairs that the criterion counts.
    Count(usize),
    /// Scores or differences of scores, the greatest first.
    Points(Vec<Points>),
}

/// Named by meaning, as the texts of 2026 define it. [`Criterion::number`] has the number in each system.
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
    /// The bye goes to a player who has missed few games.
    ByeGames,
    /// Topscorers or their opponents who would have one colour more than two games above the other.
    ColourDifference,
    /// Topscorers or their opponents who would have the same colour three times running.
    ThirdColour,
    /// Players who do not get the colour they prefer.
    Preferences,
    /// Players whose strong preference is not met.
    StrongPreferences,
    /// Residents who float down after a downfloat in the last round.
    DownfloatAgain,
    /// Opponents of players moved down who had an upfloat in the last round.
    UpfloatAgain,
    /// Residents who float down after a downfloat two rounds before.
    DownfloatAfterTwo,
    /// Opponents of players moved down who had an upfloat two rounds before.
    UpfloatAfterTwo,
    /// Score differences of players moved down who had a downfloat in the last round.
    DownfloatAgainScores,
    /// Score differences of opponents who had an upfloat in the last round.
    UpfloatAgainScores,
    /// Score differences of players moved down who had a downfloat two rounds before.
    DownfloatAfterTwoScores,
    /// Score differences of opponents who had an upfloat two rounds before.
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
        let column = match system {
            System::Dutch(DutchEdition::Of2017) => 0,
            System::Dutch(DutchEdition::Of2026) => 1,
            System::Dubov => 2,
            System::Burstein => 3,
            System::Team(_) => 4,
            System::DoubleSwiss => 5,
            System::Lim(_) => 6,
        };
        let number = self.numbers()[column];
        if number.is_empty() { None } else { Some(number) }
    }

    /// The numbers in every system; empty where it lacks the criterion.
    #[rustfmt::skip]
    const fn numbers(self) -> [&'static str; 7] {
        use Criterion::*;
        match self {
            //                         2017    2026    Dubov    Burstein  team     Double-Swiss  Lim
            Rematch                 => ["C.1",  "C1",   "C1",    "C1",     "C1",    "C1",         "2.1"],
            ByeBar                  => ["C.2",  "C2",   "C2",    "C2",     "C2",    "C2",         ""],
            AbsoluteColours         => ["C.3",  "C3",   "C3",    "C3",     "",      "",           "2.1"],
            Completion              => ["C.4",  "C4",   "C4",    "C4",     "C3",    "C3",         "2.1"],
            ByeScore                => ["",     "C5",   "3.1.3", "3.1.3",  "3.4.2", "3.4.2",      "1.1"],
            Floaters                => ["C.5",  "C6",   "C5",    "C5",     "C4",    "C4",         "4.4"],
            FloaterScores           => ["C.6",  "C7",   "C6",    "C6",     "C5",    "C5",         ""],
            NextBracket             => ["C.7",  "C8",   "",      "C7",     "C6",    "C6",         ""],
            ByeGames                => ["",     "C9",   "3.1.4", "3.1.4",  "3.4.3", "3.4.3",      ""],
            ColourDifference        => ["C.8",  "C10",  "",      "",       "",      "",           ""],
            ThirdColour             => ["C.9",  "C11",  "",      "",       "",      "",           ""],
            Preferences             => ["C.10", "C12",  "C7",    "C8",     "C8",    "",           ""],
            StrongPreferences       => ["C.11", "C13",  "",      "",       "C9",    "",           ""],
            DownfloatAgain          => ["C.12", "C14",  "",      "",       "",      "",           ""],
            UpfloatAgain            => ["C.13", "C15",  "",      "",       "",      "",           ""],
            DownfloatAfterTwo       => ["C.14", "C16",  "",      "",       "",      "",           ""],
            UpfloatAfterTwo         => ["C.15", "C17",  "",      "",       "",      "",           ""],
            DownfloatAgainScores    => ["C.16", "C18",  "",      "",       "",      "",           ""],
            UpfloatAgainScores      => ["C.17", "C19",  "",      "",       "",      "",           ""],
            DownfloatAfterTwoScores => ["C.18", "C20",  "",      "",       "",      "",           ""],
            UpfloatAfterTwoScores   => ["C.19", "C21",  "",      "",       "",      "",           ""],
            FloaterFloated          => ["",     "",     "C10",   "",       "C7",    "C7",         ""],
            OpponentFloated         => ["",     "",     "",      "",       "C10",   "C8",         ""],
            MaximumUpfloaters       => ["",     "",     "C8",    "",       "",      "",           ""],
            MaximumUpfloats         => ["",     "",     "C9",    "",       "",      "",           ""],
        }
    }
}

/// The rule that gave the colours of a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ColourReason {
    /// The rule that decided.
    pub rule: ColourRule,
    /// The system whose article numbers the rule.
    pub system: System,
    /// The higher ranked of the two.
    pub higher: PlayerId,
    /// Of the higher and of the lower ranked player.
    pub preferences: [Preference; 2],
}

/// A step of a procedure that takes the first admissible choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepNote {
    /// The procedure starts on a scoregroup.
    Group {
        /// Above, at or below the median.
        side: Side,
        /// The score of the group.
        score: Points,
        /// Players of that score.
        residents: Vec<PlayerId>,
        /// Floaters from higher groups.
        from_above: Vec<PlayerId>,
        /// Floaters from lower groups.
        from_below: Vec<PlayerId>,
    },
    /// The player has no opponent in the group and floats towards the median.
    Floats {
        /// The floater.
        player: PlayerId,
        /// The disadvantage the floater was chosen by.
        kind: FloaterType,
    },
    /// The proposed opponent was replaced.
    Exchange {
        /// The player whose opponent is sought.
        player: PlayerId,
        /// The opponent in plain order.
        proposed: PlayerId,
        /// The opponent taken.
        opponent: PlayerId,
        /// Why the proposed opponent would not do.
        reason: ExchangeReason,
    },
    /// A pair was broken up because the median group could not be paired.
    Cracked {
        /// The former opponents.
        pair: (PlayerId, PlayerId),
        /// The side of the median they come from.
        side: Side,
    },
}

/// The position of a scoregroup relative to the median (C.04.4.3, 2.2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Above the median: floaters go down.
    Higher,
    /// Half of the possible points; paired last.
    Median,
    /// Below the median: floaters go up.
    Lower,
}

/// C.04.4.3, 3.9.1: the greatest disadvantage first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloaterType {
    /// Floated into the group, and has no opponent in the next group either.
    AgainWithoutOpponent,
    /// Floated into the group, but has an opponent in the next one.
    Again,
    /// Has no opponent in the next group.
    WithoutOpponent,
    /// Neither.
    Plain,
}

/// Why the proposed opponent was passed over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExchangeReason {
    /// The two may not meet (2.1).
    NotCompatible,
    /// The rest of the group could not be paired completely.
    OthersWouldBeLeft,
    /// Another opponent is due the other colour.
    Colours,
}

/// The pairing-allocated bye of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeRecord {
    /// The player left over.
    pub player: PlayerId,
    /// The player's score before the round.
    pub score: Points,
    /// Present players of that score or less who are barred from the bye.
    pub barred: Vec<PlayerId>,
}

/// The answer to a player's question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The player asked about.
    pub player: PlayerId,
    /// The score the round is paired by.
    pub score: Points,
    /// The colour the player is due.
    pub preference: Preference,
    /// Scores of the brackets that the player floated out of.
    pub through: Vec<Points>,
    /// Why the player floated out of the first of them.
    pub float: Option<WhyFloat>,
    /// What the round has for the player.
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

/// What the round has for a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A game.
    Game {
        /// The opponent.
        opponent: PlayerId,
        /// The score the opponent is paired by.
        opponent_score: Points,
        /// The colour the opponent is due.
        opponent_preference: Preference,
        /// The colour of the player asked about.
        colour: Color,
        /// The rule that gave the colours.
        rule: ColourRule,
        /// `None` if both have the same score.
        float: Option<Float>,
    },
    /// The pairing-allocated bye.
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
    /// The player moved down.
    pub mover: PlayerId,
    /// In the order of the bracket.
    pub others: Vec<(PlayerId, WhyNot)>,
}

/// What bars a player from the bye.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Barring {
    /// A pairing-allocated bye.
    Bye,
    /// A win by forfeit.
    ForfeitWin,
    /// The points of a win in a round without a game.
    Points,
}

/// A player who would have another opponent, or no opponent.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Changed {
    /// The player whose opponent changes.
    pub player: PlayerId,
    /// The opponent in the pairing.
    pub now: PlayerId,
    /// The opponent in the alternative; `None` if there is none.
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
    /// The field has no such player.
    Unknown(PlayerId),
    /// The player is not to be paired.
    Away(PlayerId),
    /// They have played each other (C1).
    AlreadyMet {
        /// The round of their game.
        round: u32,
    },
    /// Forbidden by the arbiter or the organiser.
    Prohibited,
    /// Both have the same absolute preference, and neither is a topscorer.
    SameAbsoluteColour(Color),
    /// An earlier round bars the player from the bye.
    BarredFromBye {
        /// The first round that bars.
        round: u32,
        /// What happened in it.
        by: Barring,
    },
    /// The number of players is even.
    NoBye,
    /// The other players would have no legal pairing.
    LeavesNoPairing,
    /// The bye would go to a higher score.
    ByeTooHigh {
        /// The score with the bye in the pairing.
        now: Points,
        /// The score with the bye in the alternative.
        then: Points,
    },
    /// A player of the same score with fewer games would get the bye (3.1.4 of Dubov and Burstein).
    ByeFewerGames {
        /// Games of the player with the bye in the pairing.
        now: u32,
        /// Games of the player with the bye in the alternative.
        then: u32,
    },
    /// A player with equal score and games but a higher rank would get the bye (3.1.5 of Dubov and Burstein).
    ByeHigherRanked {
        /// The player with the bye in the pairing.
        now: PlayerId,
        /// The player with the bye in the alternative.
        then: PlayerId,
    },
    /// The criterion would get worse in the bracket of this score.
    Worse {
        /// The score of the bracket.
        bracket: Points,
        /// The first criterion that differs.
        criterion: Criterion,
        /// Its value in the pairing.
        now: Value,
        /// Its value in the alternative.
        then: Value,
    },
    /// Equal by every criterion, but later in the order of the bracket.
    Later {
        /// The score of the bracket.
        bracket: Points,
        /// The first player whose opponent would change.
        first: Option<Changed>,
    },
    /// A player with equal score and games but a smaller number would get the bye.
    ByeNumber {
        /// The player with the bye in the pairing.
        now: PlayerId,
    },
    /// Nothing forbids the pair; the procedure took another opponent first.
    BySteps,
    /// The answer takes more steps than the budget allows.
    TooLarge,
}

//! Incidents at a board, as an arbiter names them.

use serde::{Deserialize, Serialize};

/// The groups of buttons on the arbiter's phone page, in order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    Illegal,
    Touched,
    Clock,
    Draw,
    Scoresheet,
    Disturbance,
    Device,
    Other,
}

impl Group {
    pub const ALL: [Group; 8] = [
        Group::Illegal,
        Group::Touched,
        Group::Clock,
        Group::Draw,
        Group::Scoresheet,
        Group::Disturbance,
        Group::Device,
        Group::Other,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Group::Illegal => "illegal",
            Group::Touched => "touched",
            Group::Clock => "clock",
            Group::Draw => "draw",
            Group::Scoresheet => "scoresheet",
            Group::Disturbance => "disturbance",
            Group::Device => "device",
            Group::Other => "other",
        }
    }

    pub fn named(word: &str) -> Option<Group> {
        Group::ALL.into_iter().find(|group| group.word() == word)
    }

    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| kind.group() == self)
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Made and completed: the clock was pressed.
    IllegalMove,
    /// Made, but the clock was not pressed yet.
    IllegalNotPressed,
    /// A pawn stands on the last rank and the clock was pressed.
    PawnLeft,
    TwoHands,
    /// The clock pressed without a move.
    PressedEarly,
    TouchedPiece,
    /// A piece was touched, and another one was moved.
    TouchBroken,
    FlagFell,
    BothFlags,
    /// Struck, lifted, knocked over.
    ClockHandled,
    /// A player stopped the clocks.
    ClockStopped,
    OtherHand,
    FingerOnClock,
    /// A player claims that the clock is set wrongly.
    ClockWrong,
    Repetition,
    FiftyMoves,
    /// A draw offered while the opponent thinks.
    OfferInThought,
    /// The opponent cannot win by normal means, or does not try.
    CannotWin,
    DeadPosition,
    SheetBehind,
    OwnMoveMissing,
    WrittenAhead,
    NotAlgebraic,
    Disturbance,
    Disrepute,
    LeftVenue,
    /// Interference from outside.
    Interference,
    /// A telephone or another device rings or is found.
    Device,
    ForbiddenAid,
    SearchRefused,
    Refusal,
    WrongSetup,
    ColoursReversed,
    /// Any events, told one by one.
    Story,
    /// Anything else: the arbiter rules as in similar cases.
    Other,
}

/// What the machine needs to know.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    pub side: bool,
    pub position: bool,
    pub touched: bool,
    pub played: bool,
    /// Whether the claim is correct, unless the moves of the game show it.
    pub finding: bool,
}

impl Kind {
    pub const ALL: [Kind; 35] = [
        Kind::IllegalMove,
        Kind::IllegalNotPressed,
        Kind::PawnLeft,
        Kind::TwoHands,
        Kind::PressedEarly,
        Kind::TouchedPiece,
        Kind::TouchBroken,
        Kind::FlagFell,
        Kind::BothFlags,
        Kind::ClockHandled,
        Kind::ClockStopped,
        Kind::OtherHand,
        Kind::FingerOnClock,
        Kind::ClockWrong,
        Kind::Repetition,
        Kind::FiftyMoves,
        Kind::OfferInThought,
        Kind::CannotWin,
        Kind::DeadPosition,
        Kind::SheetBehind,
        Kind::OwnMoveMissing,
        Kind::WrittenAhead,
        Kind::NotAlgebraic,
        Kind::Disturbance,
        Kind::Disrepute,
        Kind::LeftVenue,
        Kind::Interference,
        Kind::Device,
        Kind::ForbiddenAid,
        Kind::SearchRefused,
        Kind::Refusal,
        Kind::WrongSetup,
        Kind::ColoursReversed,
        Kind::Story,
        Kind::Other,
    ];

    pub const fn group(self) -> Group {
        match self {
            Kind::IllegalMove
            | Kind::IllegalNotPressed
            | Kind::PawnLeft
            | Kind::TwoHands
            | Kind::PressedEarly => Group::Illegal,
            Kind::TouchedPiece | Kind::TouchBroken => Group::Touched,
            Kind::FlagFell
            | Kind::BothFlags
            | Kind::ClockHandled
            | Kind::ClockStopped
            | Kind::OtherHand
            | Kind::FingerOnClock
            | Kind::ClockWrong => Group::Clock,
            Kind::Repetition
            | Kind::FiftyMoves
            | Kind::OfferInThought
            | Kind::CannotWin
            | Kind::DeadPosition => Group::Draw,
            Kind::SheetBehind | Kind::OwnMoveMissing | Kind::WrittenAhead | Kind::NotAlgebraic => {
                Group::Scoresheet
            }
            Kind::Disturbance | Kind::Disrepute | Kind::LeftVenue | Kind::Interference => Group::Disturbance,
            Kind::Device => Group::Device,
            Kind::ForbiddenAid
            | Kind::SearchRefused
            | Kind::Refusal
            | Kind::WrongSetup
            | Kind::ColoursReversed
            | Kind::Story
            | Kind::Other => Group::Other,
        }
    }

    pub const fn needs(self) -> Needs {
        let side = !matches!(
            self,
            Kind::BothFlags
                | Kind::DeadPosition
                | Kind::Interference
                | Kind::WrongSetup
                | Kind::ColoursReversed
                | Kind::Story
        );
        Needs {
            side,
            position: matches!(self, Kind::TouchedPiece | Kind::TouchBroken | Kind::DeadPosition),
            touched: matches!(self, Kind::TouchedPiece | Kind::TouchBroken),
            played: matches!(self, Kind::TouchBroken),
            finding: matches!(self, Kind::Repetition | Kind::FiftyMoves),
        }
    }

    /// Can the opponent claim it, or the arbiter observe it? Then the difference matters.
    pub const fn may_be_claimed(self) -> bool {
        matches!(
            self,
            Kind::IllegalMove
                | Kind::IllegalNotPressed
                | Kind::PawnLeft
                | Kind::TwoHands
                | Kind::PressedEarly
                | Kind::TouchBroken
                | Kind::FlagFell
        )
    }

    /// Does it matter whether the opponent has already moved?
    pub const fn may_be_answered(self) -> bool {
        matches!(self, Kind::IllegalMove | Kind::PawnLeft | Kind::TouchBroken)
    }

    /// Does a position change the consequences?
    pub const fn takes_position(self) -> bool {
        self.needs().position
            || matches!(
                self,
                Kind::IllegalMove
                    | Kind::IllegalNotPressed
                    | Kind::PawnLeft
                    | Kind::TwoHands
                    | Kind::PressedEarly
                    | Kind::FlagFell
            )
    }

    /// Does it help to know the move?
    pub const fn takes_move(self) -> bool {
        self.needs().played || matches!(self, Kind::IllegalMove | Kind::IllegalNotPressed)
    }

    /// The word in forms and the journal.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::IllegalMove => "illegal-move",
            Kind::IllegalNotPressed => "illegal-not-pressed",
            Kind::PawnLeft => "pawn-left",
            Kind::TwoHands => "two-hands",
            Kind::PressedEarly => "pressed-early",
            Kind::TouchedPiece => "touched-piece",
            Kind::TouchBroken => "touch-broken",
            Kind::FlagFell => "flag-fell",
            Kind::BothFlags => "both-flags",
            Kind::ClockHandled => "clock-handled",
            Kind::ClockStopped => "clock-stopped",
            Kind::OtherHand => "other-hand",
            Kind::FingerOnClock => "finger-on-clock",
            Kind::ClockWrong => "clock-wrong",
            Kind::Repetition => "repetition",
            Kind::FiftyMoves => "fifty-moves",
            Kind::OfferInThought => "offer-in-thought",
            Kind::CannotWin => "cannot-win",
            Kind::DeadPosition => "dead-position",
            Kind::SheetBehind => "sheet-behind",
            Kind::OwnMoveMissing => "own-move-missing",
            Kind::WrittenAhead => "written-ahead",
            Kind::NotAlgebraic => "not-algebraic",
            Kind::Disturbance => "disturbance",
            Kind::Disrepute => "disrepute",
            Kind::LeftVenue => "left-venue",
            Kind::Interference => "interference",
            Kind::Device => "device",
            Kind::ForbiddenAid => "forbidden-aid",
            Kind::SearchRefused => "search-refused",
            Kind::Refusal => "refusal",
            Kind::WrongSetup => "wrong-setup",
            Kind::ColoursReversed => "colours-reversed",
            Kind::Story => "story",
            Kind::Other => "other",
        }
    }

    pub fn named(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_forms_are_those_of_the_journal() {
        for kind in Kind::ALL {
            assert_eq!(serde_json::to_value(kind).expect("can be written"), kind.word());
            assert_eq!(Kind::named(kind.word()), Some(kind));
            assert!(kind.group().kinds().any(|other| other == kind));
        }
        assert_eq!(Group::ALL.into_iter().flat_map(Group::kinds).count(), Kind::ALL.len());
    }
}

//! A story: any events at a board, told one by one, as the journal keeps them.
//!
//! The kinds of incident are the common ones; a story is for everything else. Moves stay text, because their
//! meaning depends on the position.

use serde::{Deserialize, Serialize};
use turmuhr_clock::{Moment, Span};
use turmuhr_core::{CastlingSide, Color, Square};
use turmuhr_laws::{
    board::legality::Attempt,
    game::{
        Act, Actor, CastleOrder, Choice, Claim, Decision, DrawOffers, Envelope, Evidence, Help, Intent,
        Misconduct, Observation, Place, PromotionFault, Restored, Score, Sheet,
    },
    told::Deed,
};

use super::{Name, Side, Written};

/// Events at a board, and what the Laws leave to the rules of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Story {
    pub events: Vec<Happened>,
    /// The moves before the events, from the position of the incident.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub moves: String,
    /// Who has the move, if no position shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Side>,
    #[serde(skip_serializing_if = "Conditions::is_usual")]
    pub conditions: Conditions,
}

impl Story {
    /// The story begins with the game, so position and clocks are known.
    pub fn begins(&self) -> bool {
        self.moves.is_empty() && self.events.iter().any(|happened| happened.did == Did::Start)
    }

    /// An event depends on the pieces.
    pub(super) fn needs_board(&self) -> bool {
        self.events.iter().any(|happened| happened.did.needs_board())
    }
}

/// The rules of the event on points that the Laws leave open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Conditions {
    /// The default time (6.7.1); without it that of the edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Written<Span>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<DrawRule>,
    /// No arbiter is at the event (III.6).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_arbiter: bool,
    /// Appendix D.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visually_impaired: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hearing_impaired: Option<Side>,
    /// Only Articles 1 to 5 apply.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub basic_rules: bool,
    /// The milder penalty for a device (11.3.2.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub device_penalty: Option<Name<Choice>>,
    /// No fines were announced (12.9.7).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_fines: bool,
    /// Appeals are excluded (11.10).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_appeals: bool,
    /// Endings with a longer count (10.12 of 1993).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub longer_endings: Vec<Ending>,
    /// Offences of different kinds have one counter (D-02).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pooled_counter: bool,
    /// The clocks after a restored position; without it they stay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restored_times: Option<Name<Restored>>,
    /// The start of the round of a team match, after the scheduled time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_started: Option<Written<Span>>,
    /// The clock adds the increment for the first move too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub increment_at_start: bool,
}

impl Conditions {
    pub fn is_usual(&self) -> bool {
        *self == Conditions::default()
    }
}

/// When players may agree to a draw (9.1.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DrawRule {
    Forbidden,
    AfterMove(u32),
}

impl From<DrawRule> for DrawOffers {
    fn from(rule: DrawRule) -> DrawOffers {
        match rule {
            DrawRule::Forbidden => DrawOffers::Forbidden,
            DrawRule::AfterMove(moves) => DrawOffers::AfterMove(moves),
        }
    }
}

/// An ending with a longer count: `KRB-KR`, 75 moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    pub pieces: String,
    pub moves: u32,
}

/// An event: when, by whom, what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Happened {
    /// Since the scheduled start.
    pub at: Written<Span>,
    pub by: Name<Actor>,
    pub did: Did,
}

impl Happened {
    pub fn new(at: Moment, by: Actor, deed: &Deed) -> Happened {
        Happened { at: Written(Span::from_millis(at.millis())), by: Name(by), did: Did::of(deed) }
    }
}

/// The acts of the laws machine, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Did {
    Start,
    Arrive,
    Move {
        text: String,
    },
    Illegal {
        text: String,
    },
    TwoHands {
        text: String,
    },
    Promote {
        text: String,
        fault: Name<PromotionFault>,
    },
    Press,
    PressEarly,
    Touch {
        square: Written<Square>,
        intent: Name<Intent>,
    },
    TouchBoth {
        own: Written<Square>,
        enemy: Written<Square>,
    },
    Release {
        square: Written<Square>,
    },
    CastleTouch {
        first: Name<CastleOrder>,
        side: Name<CastlingSide>,
    },
    Displace {
        squares: Vec<Written<Square>>,
    },
    Restore,
    StopClock,
    Restart,
    HitClock,
    Offer {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        condition: Option<String>,
    },
    Accept,
    Decline,
    Resign,
    Claim {
        what: Claimed,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<String>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_assistant: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        evidence: Option<Name<Evidence>>,
    },
    Write {
        text: String,
    },
    Sheet {
        state: Name<Sheet>,
    },
    Assistant {
        helps: Name<Help>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        disabled: bool,
    },
    Sign {
        result: Name<Score>,
    },
    Observe {
        what: Name<Observation>,
        /// Half-moves that are certain, if the position is not known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        certain: Option<usize>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<Side>,
    },
    Decide {
        choice: Name<Choice>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Side>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Written<Span>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<Name<Score>>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_analogy: bool,
    },
    Misconduct {
        what: Name<Misconduct>,
    },
    Device,
    Refuse,
    Leave {
        place: Name<Place>,
    },
    Interfere,
    Announce {
        text: String,
    },
    Adjourn {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        early: Option<Written<Span>>,
    },
    Seal {
        text: String,
    },
    Envelope {
        state: Name<Envelope>,
    },
    Resume {
        white: bool,
        black: bool,
    },
    Appeal,
    Wait,
}

/// What a player claims.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Claimed {
    Repetition,
    Fifty,
    Flag,
    IllegalMove,
    TouchMove,
    InsufficientEffort,
    CannotWin,
    Increment,
    WrongSetup,
    WrongClock,
    ColoursReversed,
    DisplacedPiece,
}

impl Claimed {
    fn claim(self, intended: Option<String>) -> Claim {
        match self {
            Claimed::Repetition => Claim::Repetition { intended },
            Claimed::Fifty => Claim::Fifty { intended },
            Claimed::Flag => Claim::Flag,
            Claimed::IllegalMove => Claim::IllegalMove,
            Claimed::TouchMove => Claim::TouchMove,
            Claimed::InsufficientEffort => Claim::InsufficientEffort,
            Claimed::CannotWin => Claim::CannotWin,
            Claimed::Increment => Claim::Increment,
            Claimed::WrongSetup => Claim::WrongSetup,
            Claimed::WrongClock => Claim::WrongClock,
            Claimed::ColoursReversed => Claim::ColoursReversed,
            Claimed::DisplacedPiece => Claim::DisplacedPiece,
        }
    }
}

/// Two squares, or castling.
fn squares(attempt: Attempt) -> String {
    let promotion = attempt.promotion.map_or_else(String::new, |role| role.char().to_string());
    format!("{}{}{promotion}", attempt.from, attempt.to)
}

fn move_text(m: turmuhr_core::Move) -> String {
    match m.castling_side() {
        Some(CastlingSide::KingSide) => "O-O".to_owned(),
        Some(CastlingSide::QueenSide) => "O-O-O".to_owned(),
        None => squares(Attempt { from: m.from().unwrap_or(m.to()), to: m.to(), promotion: m.promotion() }),
    }
}

impl Did {
    pub fn of(deed: &Deed) -> Did {
        match deed {
            Deed::Move(text) => Did::Move { text: text.clone() },
            Deed::Illegal(text) => Did::Illegal { text: text.clone() },
            Deed::TwoHands(text) => Did::TwoHands { text: text.clone() },
            Deed::Promote { text, fault } => Did::Promote { text: text.clone(), fault: Name(*fault) },
            Deed::Act(act) => Did::of_act(act),
        }
    }

    fn of_act(act: &Act) -> Did {
        match act {
            Act::Start => Did::Start,
            Act::Arrive => Did::Arrive,
            Act::Move(m) => Did::Move { text: move_text(*m) },
            Act::Unlawful(attempt) => Did::Move { text: squares(*attempt) },
            Act::Illegal(attempt) => Did::Illegal { text: squares(*attempt) },
            Act::TwoHands(m) => Did::TwoHands { text: move_text(*m) },
            Act::Promote { attempt, fault } => Did::Promote { text: squares(*attempt), fault: Name(*fault) },
            Act::Press => Did::Press,
            Act::PressEarly => Did::PressEarly,
            Act::Touch { square, intent } => Did::Touch { square: Written(*square), intent: Name(*intent) },
            Act::TouchBoth { own, enemy } => Did::TouchBoth { own: Written(*own), enemy: Written(*enemy) },
            Act::Release { square } => Did::Release { square: Written(*square) },
            Act::CastleTouch { first, side } => Did::CastleTouch { first: Name(*first), side: Name(*side) },
            Act::Displace { squares } => {
                Did::Displace { squares: squares.iter().copied().map(Written).collect() }
            }
            Act::Restore => Did::Restore,
            Act::StopClock => Did::StopClock,
            Act::Restart => Did::Restart,
            Act::HitClock => Did::HitClock,
            Act::Offer => Did::Offer { condition: None },
            Act::OfferIf { condition } => Did::Offer { condition: Some(condition.clone()) },
            Act::Accept => Did::Accept,
            Act::Decline => Did::Decline,
            Act::Resign => Did::Resign,
            Act::Claim(claim) => Did::of_claim(claim),
            Act::Write { text } => Did::Write { text: text.clone() },
            Act::Sheet(state) => Did::Sheet { state: Name(*state) },
            Act::Assistant { helps, name, disabled } => {
                Did::Assistant { helps: Name(*helps), name: name.clone(), disabled: *disabled }
            }
            Act::Sign { result } => Did::Sign { result: Name(*result) },
            Act::Observe { what, against } => {
                let (what, certain) = match *what {
                    Observation::PositionUnknown { ply } => {
                        (Observation::PositionUnknown { ply: 0 }, Some(ply))
                    }
                    other => (other, None),
                };
                Did::Observe { what: Name(what), certain, against: against.map(Side::from) }
            }
            Act::Decide(Decision { choice, to, amount, result, by_analogy }) => Did::Decide {
                choice: Name(*choice),
                to: to.map(Side::from),
                amount: amount.map(Written),
                result: result.map(Name),
                by_analogy: *by_analogy,
            },
            Act::Misconduct(what) => Did::Misconduct { what: Name(*what) },
            Act::Device => Did::Device,
            Act::Refuse => Did::Refuse,
            Act::Leave { place } => Did::Leave { place: Name(*place) },
            Act::Interfere => Did::Interfere,
            Act::Announce { text } => Did::Announce { text: text.clone() },
            Act::Adjourn { early } => Did::Adjourn { early: early.map(Written) },
            Act::Seal { text } => Did::Seal { text: text.clone() },
            Act::Envelope(state) => Did::Envelope { state: Name(*state) },
            Act::Resume { white, black } => Did::Resume { white: *white, black: *black },
            Act::Appeal => Did::Appeal,
            Act::Wait => Did::Wait,
        }
    }

    fn of_claim(claim: &Claim) -> Did {
        let plain = |what, intended: Option<&String>| Did::Claim {
            what,
            intended: intended.cloned(),
            by_assistant: false,
            evidence: None,
        };
        match claim {
            Claim::Repetition { intended } => plain(Claimed::Repetition, intended.as_ref()),
            Claim::Fifty { intended } => plain(Claimed::Fifty, intended.as_ref()),
            Claim::Flag => plain(Claimed::Flag, None),
            Claim::IllegalMove => plain(Claimed::IllegalMove, None),
            Claim::TouchMove => plain(Claimed::TouchMove, None),
            Claim::InsufficientEffort => plain(Claimed::InsufficientEffort, None),
            Claim::CannotWin => plain(Claimed::CannotWin, None),
            Claim::Increment => plain(Claimed::Increment, None),
            Claim::WrongSetup => plain(Claimed::WrongSetup, None),
            Claim::WrongClock => plain(Claimed::WrongClock, None),
            Claim::ColoursReversed => plain(Claimed::ColoursReversed, None),
            Claim::DisplacedPiece => plain(Claimed::DisplacedPiece, None),
            Claim::ByAssistant(claim) => match Did::of_claim(claim) {
                Did::Claim { what, intended, evidence, .. } => {
                    Did::Claim { what, intended, by_assistant: true, evidence }
                }
                other => other,
            },
            Claim::RestingOn { evidence, claim } => match Did::of_claim(claim) {
                Did::Claim { what, intended, by_assistant, .. } => {
                    Did::Claim { what, intended, by_assistant, evidence: Some(Name(*evidence)) }
                }
                other => other,
            },
        }
    }

    /// As the laws crate reads it.
    pub fn deed(&self) -> Deed {
        let act = match self {
            Did::Move { text } => return Deed::Move(text.clone()),
            Did::Illegal { text } => return Deed::Illegal(text.clone()),
            Did::TwoHands { text } => return Deed::TwoHands(text.clone()),
            Did::Promote { text, fault } => {
                return Deed::Promote { text: text.clone(), fault: fault.0 };
            }
            Did::Start => Act::Start,
            Did::Arrive => Act::Arrive,
            Did::Press => Act::Press,
            Did::PressEarly => Act::PressEarly,
            Did::Touch { square, intent } => Act::Touch { square: square.0, intent: intent.0 },
            Did::TouchBoth { own, enemy } => Act::TouchBoth { own: own.0, enemy: enemy.0 },
            Did::Release { square } => Act::Release { square: square.0 },
            Did::CastleTouch { first, side } => Act::CastleTouch { first: first.0, side: side.0 },
            Did::Displace { squares } => {
                Act::Displace { squares: squares.iter().map(|square| square.0).collect() }
            }
            Did::Restore => Act::Restore,
            Did::StopClock => Act::StopClock,
            Did::Restart => Act::Restart,
            Did::HitClock => Act::HitClock,
            Did::Offer { condition: None } => Act::Offer,
            Did::Offer { condition: Some(condition) } => Act::OfferIf { condition: condition.clone() },
            Did::Accept => Act::Accept,
            Did::Decline => Act::Decline,
            Did::Resign => Act::Resign,
            Did::Claim { what, intended, by_assistant, evidence } => {
                let claim = what.claim(intended.clone());
                let claim = if *by_assistant { Claim::ByAssistant(Box::new(claim)) } else { claim };
                Act::Claim(match evidence {
                    Some(evidence) => Claim::RestingOn { evidence: evidence.0, claim: Box::new(claim) },
                    None => claim,
                })
            }
            Did::Write { text } => Act::Write { text: text.clone() },
            Did::Sheet { state } => Act::Sheet(state.0),
            Did::Assistant { helps, name, disabled } => {
                Act::Assistant { helps: helps.0, name: name.clone(), disabled: *disabled }
            }
            Did::Sign { result } => Act::Sign { result: result.0 },
            Did::Observe { what, certain, against } => Act::Observe {
                what: match (what.0, certain) {
                    (Observation::PositionUnknown { .. }, Some(ply)) => {
                        Observation::PositionUnknown { ply: *ply }
                    }
                    (what, _) => what,
                },
                against: against.map(Color::from),
            },
            Did::Decide { choice, to, amount, result, by_analogy } => Act::Decide(Decision {
                choice: choice.0,
                to: to.map(Color::from),
                amount: amount.map(|amount| amount.0),
                result: result.map(|result| result.0),
                by_analogy: *by_analogy,
            }),
            Did::Misconduct { what } => Act::Misconduct(what.0),
            Did::Device => Act::Device,
            Did::Refuse => Act::Refuse,
            Did::Leave { place } => Act::Leave { place: place.0 },
            Did::Interfere => Act::Interfere,
            Did::Announce { text } => Act::Announce { text: text.clone() },
            Did::Adjourn { early } => Act::Adjourn { early: early.map(|early| early.0) },
            Did::Seal { text } => Act::Seal { text: text.clone() },
            Did::Envelope { state } => Act::Envelope(state.0),
            Did::Resume { white, black } => Act::Resume { white: *white, black: *black },
            Did::Appeal => Act::Appeal,
            Did::Wait => Act::Wait,
        };
        Deed::Act(act)
    }

    /// The event names pieces, squares or moves, or is judged by the pieces.
    const fn needs_board(&self) -> bool {
        match self {
            Did::Move { .. }
            | Did::Illegal { .. }
            | Did::TwoHands { .. }
            | Did::Promote { .. }
            | Did::Press
            | Did::Touch { .. }
            | Did::TouchBoth { .. }
            | Did::Release { .. }
            | Did::CastleTouch { .. }
            | Did::Displace { .. }
            | Did::Restore
            | Did::Write { .. }
            | Did::Announce { .. }
            | Did::Seal { .. }
            | Did::Envelope { .. } => true,
            Did::Claim { what, intended, .. } => {
                intended.is_some() || matches!(what, Claimed::Repetition | Claimed::Fifty)
            }
            Did::Observe { what, .. } => match what.0 {
                Observation::IllegalMove
                | Observation::DeadPosition
                | Observation::BothKingsInCheck
                | Observation::PawnOnLastRank
                | Observation::TouchMove
                | Observation::TwoHands
                | Observation::PressEarly
                | Observation::DisplacedPiece
                | Observation::PositionUnknown { .. } => true,
                Observation::Flag
                | Observation::StuckFlag
                | Observation::BothFlags
                | Observation::WrongSetup
                | Observation::WrongBoard
                | Observation::ColoursReversed
                | Observation::MovesUnknown
                | Observation::BoardsDiffer => false,
            },
            Did::Start
            | Did::Arrive
            | Did::PressEarly
            | Did::StopClock
            | Did::Restart
            | Did::HitClock
            | Did::Offer { .. }
            | Did::Accept
            | Did::Decline
            | Did::Resign
            | Did::Sheet { .. }
            | Did::Assistant { .. }
            | Did::Sign { .. }
            | Did::Decide { .. }
            | Did::Misconduct { .. }
            | Did::Device
            | Did::Refuse
            | Did::Leave { .. }
            | Did::Interfere
            | Did::Adjourn { .. }
            | Did::Resume { .. }
            | Did::Appeal
            | Did::Wait => false,
        }
    }
}

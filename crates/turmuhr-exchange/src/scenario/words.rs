//! The fixed words of the format and what they mean.

use turmuhr_core::{CastlingSide, Color, Role};
use turmuhr_laws::game::{
    CastleOrder, Choice, Debt, Envelope, Evidence, Help, Intent, Misconduct, Observation, OfferState, Place,
    PromotionFault, Sheet, Why,
};

/// A word list: each word stands for one value.
pub(super) type Words<T> = &'static [(&'static str, T)];

pub(super) fn meaning<T: Copy>(words: Words<T>, word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

pub(super) fn word<T: Copy + PartialEq>(words: Words<T>, value: T) -> &'static str {
    words.iter().find(|(_, known)| *known == value).map_or("?", |(word, _)| *word)
}

pub(super) fn known<T>(words: Words<T>) -> Vec<&'static str> {
    words.iter().map(|(word, _)| *word).collect()
}

pub(super) const COLORS: Words<Color> = &[("white", Color::White), ("black", Color::Black)];

pub(super) const INTENTS: Words<Intent> = &[
    ("move", Intent::Move),
    ("adjust", Intent::Adjust),
    ("accident", Intent::Accident),
    ("feel", Intent::Feel),
];

pub(super) const ORDERS: Words<CastleOrder> =
    &[("king", CastleOrder::King), ("rook", CastleOrder::Rook), ("both", CastleOrder::Both)];

pub(super) const SIDES: Words<CastlingSide> =
    &[("king", CastlingSide::KingSide), ("queen", CastlingSide::QueenSide)];

pub(super) const FAULTS: Words<PromotionFault> = &[
    ("absent", PromotionFault::Absent),
    ("upside-down-rook", PromotionFault::UpsideDownRook),
    ("pawn-left", PromotionFault::PawnLeft),
    ("touched", PromotionFault::Touched),
];

pub(super) const OBSERVATIONS: Words<Observation> = &[
    ("illegal-move", Observation::IllegalMove),
    ("flag", Observation::Flag),
    ("stuck-flag", Observation::StuckFlag),
    ("dead-position", Observation::DeadPosition),
    ("both-flags", Observation::BothFlags),
    ("both-kings-in-check", Observation::BothKingsInCheck),
    ("pawn-on-last-rank", Observation::PawnOnLastRank),
    ("touch-move", Observation::TouchMove),
    ("two-hands", Observation::TwoHands),
    ("press-early", Observation::PressEarly),
    ("wrong-setup", Observation::WrongSetup),
    ("wrong-board", Observation::WrongBoard),
    ("colours-reversed", Observation::ColoursReversed),
    ("displaced-piece", Observation::DisplacedPiece),
    ("moves-unknown", Observation::MovesUnknown),
    ("boards-differ", Observation::BoardsDiffer),
    // The field `ply` says how many half-moves are certain.
    ("position-unknown", Observation::PositionUnknown { ply: 0 }),
];

pub(super) const CHOICES: Words<Choice> = &[
    ("warning", Choice::Warning),
    ("add-time", Choice::AddTime),
    ("take-time", Choice::TakeTime),
    ("lose-game", Choice::LoseGame),
    ("points", Choice::Points),
    ("fine", Choice::Fine),
    ("exclude-round", Choice::ExcludeRound),
    ("expel", Choice::Expel),
    ("agree", Choice::Agree),
    ("postpone", Choice::Postpone),
    ("reject", Choice::Reject),
    ("stand", Choice::Stand),
    ("continue", Choice::Continue),
    ("new-game", Choice::NewGame),
    ("let-play", Choice::LetPlay),
    ("set-clock", Choice::SetClock),
];

pub(super) const PLACES: Words<Place> = &[("playing-area", Place::PlayingArea), ("venue", Place::Venue)];

pub(super) const ENVELOPES: Words<Envelope> = &[("lost", Envelope::Lost), ("opened", Envelope::Opened)];

pub(super) const SHEETS: Words<Sheet> = &[
    ("complete", Sheet::Complete),
    ("behind", Sheet::Behind),
    ("not-algebraic", Sheet::NotAlgebraic),
    ("own-move-missing", Sheet::OwnMoveMissing),
    ("opponents-move-missing", Sheet::OpponentsMoveMissing),
    ("braille-or-device", Sheet::BrailleOrDevice),
    ("wants-opponents", Sheet::WantsOpponents),
    ("wants-arbiters", Sheet::WantsArbiters),
];

pub(super) const HELPS: Words<Help> =
    &[("clock", Help::Clock), ("score", Help::Score), ("pieces", Help::Pieces)];

pub(super) const MISCONDUCT: Words<Misconduct> = &[
    ("disrepute", Misconduct::Disrepute),
    ("forbidden-aid", Misconduct::ForbiddenAid),
    ("search-refused", Misconduct::SearchRefused),
    ("smoking", Misconduct::Smoking),
    ("other-hand", Misconduct::OtherHand),
    ("finger-on-clock", Misconduct::FingerOnClock),
    ("disturbance", Misconduct::Disturbance),
    ("no-help", Misconduct::NoHelp),
];

pub(super) const EVIDENCE: Words<Evidence> =
    &[("display", Evidence::Display), ("electronic", Evidence::Electronic), ("video", Evidence::Video)];

pub(super) const OFFERS: Words<OfferState> = &[
    ("stands", OfferState::Stands),
    ("accepted", OfferState::Accepted),
    ("declined", OfferState::Declined),
    ("void", OfferState::Void),
];

pub(super) const DEBTS: Words<Debt> = &[
    ("scoresheet", Debt::Scoresheet),
    ("move-of-touched-piece", Debt::MoveOfTouchedPiece),
    ("planned-move", Debt::PlannedMove),
    ("assistant", Debt::Assistant),
];

pub(super) const ROLES: Words<Role> = &[
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("king", Role::King),
    ("pawn", Role::Pawn),
];

pub(super) const WHYS: Words<Why> = &[
    ("not-having-the-move", Why::NotHavingTheMove),
    ("touched", Why::Touched),
    ("moved", Why::Moved),
    ("too-late", Why::TooLate),
    ("not-in-force", Why::NotInForce),
    ("arbiter-may-not", Why::ArbiterMayNot),
    ("not-entitled", Why::NotEntitled),
    ("forbidden", Why::Forbidden),
    ("nothing-open", Why::NothingOpen),
    ("too-early", Why::TooEarly),
    ("too-much-time", Why::TooMuchTime),
    ("own-flag-down", Why::OwnFlagDown),
    ("not-announced", Why::NotAnnounced),
    ("not-accepted", Why::NotAccepted),
    ("not-restored", Why::NotRestored),
    ("awaits-decision", Why::AwaitsDecision),
    ("nothing-happened", Why::NothingHappened),
    ("wrong-setup", Why::WrongSetup),
    ("colours-reversed", Why::ColoursReversed),
    ("position-lost", Why::PositionLost),
    ("interference", Why::Interference),
    ("clock-not-running", Why::ClockNotRunning),
    ("below-limit", Why::BelowLimit),
    ("sheets-incomplete", Why::SheetsIncomplete),
    ("no-evidence", Why::NoEvidence),
    ("unlawful-score", Why::UnlawfulScore),
    ("not-an-option", Why::NotAnOption),
    ("final", Why::Final),
    ("absent", Why::Absent),
];

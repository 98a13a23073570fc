//! A ruling as the journal keeps it.
//!
//! The laws machine may learn new consequences and forget none that a journal holds: a change of these types
//! that old entries do not fit needs a new schema version (`fact.rs`).

use std::{fmt::Display, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use turmuhr_clock::Span;
use turmuhr_core::{
    CastlingMode, CastlingSide, Chess, Citation, Edition, Role, Square, shakmaty::uci::UciMove,
};
use turmuhr_laws::{
    game::{Choice, Consequence, Debt, Must, OfferState, Over, Reason, Ruling, Score, Why},
    words::Word,
};

use super::Side;

/// A consequence with its articles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptRuling {
    #[serde(flatten)]
    pub what: Kept,
    /// The deciding article first.
    pub cites: Vec<Article>,
    /// In a story: the event it follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
}

/// The event of a story that a ruling follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct After {
    /// Counted from 0. The arbiter's choice follows the last event.
    pub event: usize,
    /// As FEN, after the event; empty for an unlawful board.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub position: String,
}

/// The consequences of the Laws, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "ruling", rename_all = "kebab-case")]
pub enum Kept {
    /// Without a result the game is annulled.
    Over {
        result: Option<Name<Score>>,
        reason: Name<Reason>,
    },
    AddTime {
        to: Side,
        amount: Written<Span>,
    },
    TakeTime {
        from: Side,
        amount: Written<Span>,
    },
    SetClock {
        white: Written<Span>,
        black: Written<Span>,
    },
    /// Back to the position after so many half-moves.
    Restore {
        ply: usize,
    },
    /// What must be played.
    Must {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pieces: Vec<Written<Square>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        capture: Vec<Written<Square>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        castle: Option<Name<CastlingSide>>,
        moves: Vec<Written<UciMove>>,
    },
    /// Any legal move may be made.
    Free,
    ReplacePawn {
        square: Written<Square>,
        piece: Name<Role>,
    },
    /// A refused claim says why; older records do not.
    Claim {
        upheld: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Name<Why>>,
    },
    /// The act or claim may not be examined.
    Inadmissible {
        why: Name<Why>,
    },
    Offer {
        state: Name<OfferState>,
    },
    Warning {
        to: Side,
    },
    /// `null`: neither of the players.
    Penalty {
        to: Option<Side>,
        what: Name<Choice>,
    },
    /// The arbiter must choose.
    Choose {
        options: Vec<Name<Choice>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        default: Option<Name<Choice>>,
    },
    Report {
        about: Side,
    },
    Owes {
        who: Side,
        what: Name<Debt>,
    },
    NewGame {
        reason: Name<Why>,
    },
    Continue,
    Sealed,
    Appeal,
    Spoken {
        text: String,
    },
}

impl KeptRuling {
    /// Moves are written for this kind of castling.
    pub fn of(ruling: &Ruling, mode: CastlingMode) -> KeptRuling {
        let squares = |squares: &[Square]| squares.iter().copied().map(Written).collect();
        let what = match &ruling.what {
            Consequence::Over(over) => {
                Kept::Over { result: over.result.map(Name), reason: Name(over.reason) }
            }
            Consequence::AddTime { to, amount } => {
                Kept::AddTime { to: (*to).into(), amount: Written(*amount) }
            }
            Consequence::TakeTime { from, amount } => {
                Kept::TakeTime { from: (*from).into(), amount: Written(*amount) }
            }
            Consequence::SetClock { white, black } => {
                Kept::SetClock { white: Written(*white), black: Written(*black) }
            }
            Consequence::Restore { ply } => Kept::Restore { ply: *ply },
            Consequence::Must(must) => Kept::Must {
                pieces: squares(&must.pieces),
                capture: squares(&must.capture),
                castle: must.castle.map(Name),
                moves: must.moves.iter().map(|m| Written(UciMove::from_move(*m, mode))).collect(),
            },
            Consequence::Free => Kept::Free,
            Consequence::ReplacePawn { square, role } => {
                Kept::ReplacePawn { square: Written(*square), piece: Name(*role) }
            }
            Consequence::Claim { upheld, why } => Kept::Claim { upheld: *upheld, why: why.map(Name) },
            Consequence::Inadmissible { why } => Kept::Inadmissible { why: Name(*why) },
            Consequence::Offer(state) => Kept::Offer { state: Name(*state) },
            Consequence::Warning { to } => Kept::Warning { to: (*to).into() },
            Consequence::Penalty { to, what } => Kept::Penalty { to: to.map(Side::from), what: Name(*what) },
            Consequence::Choose { options, default } => Kept::Choose {
                options: options.iter().copied().map(Name).collect(),
                default: default.map(Name),
            },
            Consequence::Report { about } => Kept::Report { about: (*about).into() },
            Consequence::Owes { who, what } => Kept::Owes { who: (*who).into(), what: Name(*what) },
            Consequence::NewGame { why } => Kept::NewGame { reason: Name(*why) },
            Consequence::Continue => Kept::Continue,
            Consequence::Sealed => Kept::Sealed,
            Consequence::AppealStored => Kept::Appeal,
            Consequence::Spoken { text } => Kept::Spoken { text: text.clone() },
        };
        let cites = ruling.cites.iter();
        let cites = cites.map(|cite| Article { edition: cite.edition(), number: cite.article().to_owned() });
        KeptRuling { what, cites: cites.collect(), after: None }
    }

    /// The ruling, to be explained. The moves of a duty are read in the position it was made in.
    pub fn ruling(&self, position: Option<&Chess>) -> Ruling {
        Ruling {
            what: self.what.consequence(position),
            cites: self.cites.iter().filter_map(Article::citation).collect(),
        }
    }
}

impl Kept {
    fn consequence(&self, position: Option<&Chess>) -> Consequence {
        let squares = |squares: &[Written<Square>]| squares.iter().map(|square| square.0).collect();
        match self {
            Kept::Over { result, reason } => {
                Consequence::Over(Over { result: result.map(|score| score.0), reason: reason.0 })
            }
            Kept::AddTime { to, amount } => Consequence::AddTime { to: (*to).into(), amount: amount.0 },
            Kept::TakeTime { from, amount } => {
                Consequence::TakeTime { from: (*from).into(), amount: amount.0 }
            }
            Kept::SetClock { white, black } => Consequence::SetClock { white: white.0, black: black.0 },
            Kept::Restore { ply } => Consequence::Restore { ply: *ply },
            Kept::Must { pieces, capture, castle, moves } => Consequence::Must(Must {
                pieces: squares(pieces),
                capture: squares(capture),
                castle: castle.map(|side| side.0),
                moves: moves.iter().filter_map(|uci| uci.0.to_move(position?).ok()).collect(),
            }),
            Kept::Free => Consequence::Free,
            Kept::ReplacePawn { square, piece } => {
                Consequence::ReplacePawn { square: square.0, role: piece.0 }
            }
            Kept::Claim { upheld, why } => Consequence::Claim { upheld: *upheld, why: why.map(|why| why.0) },
            Kept::Inadmissible { why } => Consequence::Inadmissible { why: why.0 },
            Kept::Offer { state } => Consequence::Offer(state.0),
            Kept::Warning { to } => Consequence::Warning { to: (*to).into() },
            Kept::Penalty { to, what } => Consequence::Penalty { to: to.map(Into::into), what: what.0 },
            Kept::Choose { options, default } => Consequence::Choose {
                options: options.iter().map(|choice| choice.0).collect(),
                default: default.map(|choice| choice.0),
            },
            Kept::Report { about } => Consequence::Report { about: (*about).into() },
            Kept::Owes { who, what } => Consequence::Owes { who: (*who).into(), what: what.0 },
            Kept::NewGame { reason } => Consequence::NewGame { why: reason.0 },
            Kept::Continue => Consequence::Continue,
            Kept::Sealed => Consequence::Sealed,
            Kept::Appeal => Consequence::AppealStored,
            Kept::Spoken { text } => Consequence::Spoken { text: text.clone() },
        }
    }
}

/// An article with its edition: `fide-2023:7.5.5`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Article {
    pub edition: Edition,
    pub number: String,
}

impl Article {
    /// `None` for an article that the index of the edition does not have.
    pub fn citation(&self) -> Option<Citation> {
        Citation::find(self.edition, &self.number)
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}:{}", self.edition.id(), self.number))
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Article, D::Error> {
        let text = String::deserialize(deserializer)?;
        let split = text.split_once(':');
        let read = split.and_then(|(edition, number)| Some((edition.parse().ok()?, number.to_owned())));
        let (edition, number) = read.ok_or_else(|| D::Error::custom(format!("no article {text}")))?;
        Ok(Article { edition, number })
    }
}

/// A value by its word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Name<T>(pub T);

impl<T: Word> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<'de, T: Word> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name<T>, D::Error> {
        let word = String::deserialize(deserializer)?;
        let unknown = || D::Error::custom(format!("unknown word {word}; known: {}", T::known().join(", ")));
        T::meaning(&word).map(Name).ok_or_else(unknown)
    }
}

/// A value in its usual notation: a time, a square, a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Written<T>(pub T);

impl<T: Display> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Written).map_err(|_| D::Error::custom(format!("cannot read {text}")))
    }
}

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{Article, Name, Word, Written};

    impl<T: Word> JsonSchema for Name<T> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "Name".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "string", "enum": T::known() })
        }
    }

    impl<T> JsonSchema for Written<T> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "Written".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            String::json_schema(generator)
        }
    }

    impl JsonSchema for Article {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "Article".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            String::json_schema(generator)
        }
    }
}

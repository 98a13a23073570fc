//! The start position: the tags `FEN`, `SetUp` and `Variant`.

use turmuhr_core::{
    CastlingMode, Chess, Setup, fen,
    fen::FenError,
    shakmaty::{PositionError, PositionErrorKinds},
};

use super::finding::FindingKind;
use super::tags::Tags;

/// The position, and the errors that were ignored.
pub(super) fn position(tags: &Tags) -> Result<(Chess, Vec<FindingKind>), FenError> {
    let mut findings = Vec::new();
    let variant = tags.get("Variant").unwrap_or("");
    let chess960 = match Variant::of(variant) {
        Variant::Chess => false,
        Variant::Chess960 => true,
        Variant::Unknown => {
            findings.push(FindingKind::UnknownVariant { name: variant.to_owned() });
            false
        }
    };
    // A FEN counts even without SetUp: it is never accidental. `SetUp "0"` disables it.
    let fen = tags.get("FEN").filter(|_| tags.get("SetUp") != Some("0"));
    let setup = match fen {
        Some(text) => fen::read_setup(text)?,
        None => Setup::initial(),
    };
    let mode = if chess960 { CastlingMode::Chess960 } else { CastlingMode::detect(&setup) };
    let (position, overlooked) = playable(setup, mode)?;
    if !overlooked.is_empty() {
        findings.push(FindingKind::MendedFen(overlooked));
    }
    Ok((position, findings))
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Variant {
    Chess,
    Chess960,
    Unknown,
}

impl Variant {
    fn of(name: &str) -> Variant {
        let plain = name.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| byte.to_ascii_lowercase());
        match plain.collect::<Vec<u8>>().as_slice() {
            b"" | b"chess" | b"standard" | b"normal" | b"fromposition" => Variant::Chess,
            b"chess960"
            | b"960"
            | b"frc"
            | b"fischerandom"
            | b"fischerrandom"
            | b"fischerandomchess"
            | b"fischerrandomchess"
            | b"freestyle"
            | b"freestylechess" => Variant::Chess960,
            _ => Variant::Unknown,
        }
    }
}

/// Wrong castling and en passant fields and surplus pieces do not prevent replaying a game.
fn playable(setup: Setup, mode: CastlingMode) -> Result<(Chess, PositionErrorKinds), FenError> {
    match setup.position::<Chess>(mode) {
        Ok(position) => Ok((position, PositionErrorKinds::empty())),
        Err(error) => {
            let kinds = error.kinds();
            Err(error)
                .or_else(PositionError::ignore_invalid_castling_rights)
                .or_else(PositionError::ignore_invalid_ep_square)
                .or_else(PositionError::ignore_too_much_material)
                .or_else(PositionError::ignore_impossible_check)
                .map(|position| (position, kinds))
                .map_err(|error| FenError::Impossible(error.kinds()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turmuhr_core::Position;

    #[test]
    fn chess960_by_name_or_by_the_castling_rights_of_the_fen() {
        const NINE_SIXTY: &str = "nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1";
        for (tags, mode) in [
            (&[][..], CastlingMode::Standard),
            (&[("Variant", "Standard")], CastlingMode::Standard),
            (&[("Variant", "chess 960")], CastlingMode::Chess960),
            (&[("Variant", "Fischerandom")], CastlingMode::Chess960),
            (&[("FEN", NINE_SIXTY)], CastlingMode::Chess960),
            (&[("FEN", NINE_SIXTY), ("SetUp", "0")], CastlingMode::Standard),
        ] {
            let mut given = Tags::default();
            tags.iter().for_each(|(name, value)| given.set(name, value));
            let (position, findings) = position(&given).unwrap();
            assert_eq!(position.castles().mode(), mode, "{tags:?}");
            assert_eq!(findings, [], "{tags:?}");
        }
    }
}

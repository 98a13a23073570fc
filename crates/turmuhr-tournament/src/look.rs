//! The look of an event: the logo and the accent colour of its club.

use std::{fmt, str::FromStr, sync::Arc};

use base64::{Engine, engine::general_purpose::STANDARD};
use serde::{Deserialize, Serialize};

/// Both may be missing: then the event looks like Turmuhr.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Look {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub accent: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub logo: Option<Logo>,
}

/// A colour, written `#9a6b15`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Colour(pub [u8; 3]);

#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a colour is written #9a6b15")]
pub struct NoColour;

impl FromStr for Colour {
    type Err = NoColour;

    fn from_str(text: &str) -> Result<Colour, NoColour> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        let plain = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2).unwrap_or_default(), 16).ok();
        match (part(0), part(2), part(4)) {
            (Some(red), Some(green), Some(blue)) if plain => Ok(Colour([red, green, blue])),
            _ => Err(NoColour),
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Colour([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl TryFrom<String> for Colour {
    type Error = NoColour;

    fn try_from(text: String) -> Result<Colour, NoColour> {
        text.parse()
    }
}

impl From<Colour> for String {
    fn from(colour: Colour) -> String {
        colour.to_string()
    }
}

impl Colour {
    pub const WHITE: Colour = Colour([255; 3]);
    pub const BLACK: Colour = Colour([0; 3]);

    /// The relative luminance of WCAG 2.2.
    fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = self.0.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio of WCAG 2.2, from 1 to 21.
    pub fn contrast(self, other: Colour) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// This many per cent of `other`, the rest of this colour.
    #[must_use]
    pub fn mixed(self, other: Colour, per_cent: u32) -> Colour {
        let mut parts = self.0;
        for (part, to) in parts.iter_mut().zip(other.0) {
            let sum = u32::from(*part) * (100 - per_cent) + u32::from(to) * per_cent;
            *part = u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX);
        }
        Colour(parts)
    }

    /// The nearest shade towards `to` that can be read on every ground: 4.5 : 1 (WCAG 2.2, 1.4.3).
    #[must_use]
    pub fn readable_on(self, grounds: &[Colour], to: Colour) -> Colour {
        let shades = (0..=100).map(|per_cent| self.mixed(to, per_cent));
        let reads = |shade: &Colour| grounds.iter().all(|ground| shade.contrast(*ground) >= 4.5);
        shades.into_iter().find(reads).unwrap_or(to)
    }
}

/// A PNG. The journal holds it as Base64.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Logo(Arc<[u8]>);

#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a logo is a PNG of at most {} bytes and {} pixels a side, in Base64",
    Logo::MOST_BYTES,
    Logo::MOST_PIXELS
)]
pub struct NoLogo;

impl Logo {
    /// An entry of the journal is read whole; with Base64 this is as much as a stored game.
    pub const MOST_BYTES: usize = 72_000;
    pub const MOST_PIXELS: u32 = 640;

    /// Checks signature, header and size; the pixels are checked where they are decoded.
    pub fn of_png(bytes: &[u8]) -> Result<Logo, NoLogo> {
        const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR";
        let side = |at: usize| {
            let bytes = bytes.get(at..at + 4)?;
            Some(u32::from_be_bytes(bytes.try_into().ok()?))
                .filter(|side| (1..=Logo::MOST_PIXELS).contains(side))
        };
        let sides = side(16).zip(side(20));
        if bytes.len() > Logo::MOST_BYTES || !bytes.starts_with(SIGNATURE) || sides.is_none() {
            return Err(NoLogo);
        }
        Ok(Logo(bytes.into()))
    }

    pub fn png(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Logo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Logo({} bytes)", self.0.len())
    }
}

impl TryFrom<String> for Logo {
    type Error = NoLogo;

    fn try_from(text: String) -> Result<Logo, NoLogo> {
        Logo::of_png(&STANDARD.decode(text).map_err(|_| NoLogo)?)
    }
}

impl From<Logo> for String {
    fn from(logo: Logo) -> String {
        STANDARD.encode(logo.png())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_and_written() {
        assert_eq!("#9a6B15".parse(), Ok(Colour([0x9a, 0x6b, 0x15])));
        assert_eq!(Colour([0x9a, 0x6b, 0x15]).to_string(), "#9a6b15");
        for wrong in ["", "#", "#12345", "#1234567", "red", "#12345ß", "#+12345"] {
            assert_eq!(wrong.parse::<Colour>(), Err(NoColour), "{wrong}");
        }
    }

    #[test]
    fn contrast_is_that_of_wcag() {
        assert!((Colour::WHITE.contrast(Colour::BLACK) - 21.0).abs() < 1e-9);
        // The grey that just passes on white.
        let (passes, fails) = (Colour([0x76; 3]), Colour([0x77; 3]));
        assert!(passes.contrast(Colour::WHITE) >= 4.5 && fails.contrast(Colour::WHITE) < 4.5);
    }

    #[test]
    fn every_colour_has_a_readable_shade() {
        let (light, dark) = ([Colour::WHITE, Colour([0xfb, 0xfa, 0xf6])], [Colour([0x15, 0x18, 0x1c])]);
        for part in (0..=255).step_by(15) {
            for colour in [Colour([part, 255, 0]), Colour([0, part, 255]), Colour([255 - part, part, 40])] {
                let (on_light, on_dark) =
                    (colour.readable_on(&light, Colour::BLACK), colour.readable_on(&dark, Colour::WHITE));
                assert!(light.iter().all(|ground| on_light.contrast(*ground) >= 4.5), "{colour}");
                assert!(on_dark.contrast(dark[0]) >= 4.5, "{colour}");
            }
        }
        // A colour that can be read stays.
        assert_eq!(Colour([0, 0, 128]).readable_on(&light, Colour::BLACK), Colour([0, 0, 128]));
    }

    #[test]
    fn a_logo_is_a_small_png() {
        let png = |width: u32, bytes: usize| {
            let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
            png.extend(width.to_be_bytes());
            png.extend(10u32.to_be_bytes());
            png.resize(bytes, 0);
            png
        };
        assert!(Logo::of_png(&png(640, 100)).is_ok());
        for wrong in
            [png(641, 100), png(0, 100), png(640, Logo::MOST_BYTES + 1), b"<svg/>".to_vec(), Vec::new()]
        {
            assert_eq!(Logo::of_png(&wrong), Err(NoLogo));
        }
        let logo = Logo::of_png(&png(64, 100)).expect("a logo");
        assert_eq!(Logo::try_from(String::from(logo.clone())), Ok(logo));
        assert_eq!(Logo::try_from("no base64!".to_owned()), Err(NoLogo));
    }
}

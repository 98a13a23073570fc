//! Limits of a file. Beyond these a file is no tournament, and reading it would cost unbounded time and memory.

use turmuhr_core::Points;

/// Larger files are refused as a whole.
pub const MAX_BYTES: usize = 128 << 20;

/// Files of more lines are refused as a whole.
pub const MAX_LINES: usize = 1_000_000;

/// Longer lines are kept but not parsed. A list of every possible number fits.
pub const MAX_LINE: usize = 600_000;

/// Round numbers have three columns.
pub const MAX_ROUNDS: usize = 999;

/// The largest starting rank the standard's four columns hold.
pub const STANDARD_ID: u32 = 9_999;

/// The largest starting rank read and written: a fifth digit uses the blank column before the field, which
/// every such field has. Other programs cannot read such files, so this is reported.
pub const MAX_ID: u32 = 99_999;

/// Further findings are only counted.
pub const MAX_FINDINGS: usize = 10_000;

/// The largest product of players and rounds, and the most adjustments; a few bytes in a file could otherwise
/// demand any number.
pub const MAX_ENTRIES: usize = 8_000_000;

/// The most points of any single value.
pub const MAX_POINTS: Points = Points::tenths(99_999);

/// The most adjustments of one player.
pub const MAX_ADJUSTMENTS: usize = 1_000;

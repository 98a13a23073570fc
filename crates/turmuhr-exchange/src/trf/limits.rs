//! How much of a file is looked at. Beyond these a file is no tournament, and reading it would cost time and memory
//! without end.

use turmuhr_core::Points;

/// Larger files are refused as a whole.
pub const MAX_BYTES: usize = 128 << 20;

/// Files of more lines are refused as a whole.
pub const MAX_LINES: usize = 1_000_000;

/// Longer lines are kept as they are and not understood. A list of every possible number fits.
pub const MAX_LINE: usize = 600_000;

/// Round numbers have three columns.
pub const MAX_ROUNDS: usize = 999;

/// The largest starting rank the standard's four columns hold.
pub const STANDARD_ID: u32 = 9_999;

/// The largest starting rank that is read and written: a fifth digit goes into the blank column before the field, which
/// every field for a starting rank has. Other programs do not read such files, so they are told.
pub const MAX_ID: u32 = 99_999;

/// Findings beyond this many are counted, not kept.
pub const MAX_FINDINGS: usize = 10_000;

/// The largest product of players and rounds; also the largest number of points out of the ordinary. A few bytes in a
/// file can ask for any number of them.
pub const MAX_ENTRIES: usize = 8_000_000;

/// Nothing in a tournament is worth more.
pub const MAX_POINTS: Points = Points::tenths(99_999);

/// Points out of the ordinary of one player.
pub const MAX_ADJUSTMENTS: usize = 1_000;

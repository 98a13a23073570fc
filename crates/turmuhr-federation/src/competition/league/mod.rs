//! League play: groups, schedules, tables, promotion and relegation, final rounds.

pub mod draw;
pub mod finals;
pub mod movement;
pub mod postponement;
pub mod table;

pub use draw::{Grouped, Newcomer, Standing, groups, schedule};
pub use movement::{Moves, moves};
pub use table::{Deduction, MatchResult, NoTeamTable, Played, TableRow, TeamTable, table};

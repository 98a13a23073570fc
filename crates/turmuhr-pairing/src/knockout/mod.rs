//! Knock-out: brackets seeded and drawn, byes, constraints, small matches and the right to play at home.

mod bracket;
mod matches;

pub use bracket::{Bracket, Slot, draw_bracket, draw_round, same_group_meets_early, seeded, seeding};
pub use matches::{HomeGames, HomeRight, Level, MiniMatch, Side, home_right};

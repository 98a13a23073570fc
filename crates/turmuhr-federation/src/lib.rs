//! How a federation runs a season: ordinances as data, eligibility and passes, line-ups, leagues, championships and cups,
//! legal remedies, arbiters' licences.

pub mod age;
pub mod case;
pub mod cup;
pub mod date;
pub mod deadline;
pub mod level;
pub mod licence;
pub mod lineup;
pub mod ordinance;
pub mod remedy;
pub mod seats;
pub mod team_score;
pub mod ties;
pub mod withdrawal;

pub use ordinance::{Cite, Ordinance};

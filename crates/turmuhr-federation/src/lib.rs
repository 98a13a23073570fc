//! How a federation runs a season: ordinances as data, eligibility and passes, line-ups, leagues, championships and cups,
//! legal remedies, arbiters' licences.

pub mod adjudication;
pub mod age;
pub mod calendar;
pub mod case;
pub mod cup;
pub mod date;
pub mod deadline;
pub mod eligibility;
pub mod fide;
pub mod framework;
pub mod league;
pub mod level;
pub mod licence;
pub mod lineup;
pub mod ordinance;
pub mod pass;
pub mod person;
pub mod qualification;
pub mod registration;
pub mod remedy;
pub mod report;
pub mod requirements;
pub mod roles;
pub mod sanction;
pub mod season;
pub mod seats;
pub mod simulate;
pub mod team_score;
pub mod ties;
pub mod withdrawal;

pub use ordinance::{Cite, Ordinance};

//! The people who run play.
//!
//! | Question | Module |
//! |---|---|
//! | who may do what, and see which data | [`roles`] |
//! | arbiters' licences: courses, exams, expiry, deployment | [`licence`] |
//! | which duty is due on which day | [`calendar`] |

pub mod calendar;
pub mod licence;
pub mod roles;

//! One team match, from the line-up to the report.
//!
//! | Question | Module |
//! |---|---|
//! | who may sit where, and what follows from a wrong line-up | [`lineup`] |
//! | start, default time, scores, envelopes, costs | [`report`] |
//! | games that were not finished | [`adjudication`] |
//! | match points, host colours | [`team_score`] |

pub mod adjudication;
pub mod lineup;
pub mod report;
pub mod team_score;

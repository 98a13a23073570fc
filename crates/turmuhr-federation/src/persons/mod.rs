//! People and clubs, and who may play.
//!
//! | Question | Module |
//! |---|---|
//! | members, passes, permits, bans as they are kept | [`person`] |
//! | old enough, young enough, girl or boy | [`age`] |
//! | may this person play for this club on this day? | [`eligibility`] |
//! | passes: application, transfer, refusal, register | [`pass`] |
//! | the ranking list of a club and how it is locked | [`registration`] |

pub mod age;
pub mod eligibility;
pub mod pass;
pub mod person;
pub mod registration;

//! Arbiters: courses, exams, appointments, norms, applications, and the licences that follow from them.
//!
//! | Question | Module |
//! |---|---|
//! | what can be said | [`act`] |
//! | what the guidelines object to | [`judge`] |
//! | what an arbiter holds on a day | [`view`] |

pub mod act;
pub(crate) mod judge;
pub mod view;

pub use act::{ArbiterAct, Arbiters, Course, CourseId};

//! Decisions and how they are contested.
//!
//! | Question | Module |
//! |---|---|
//! | levels of play, committees, courts | [`level`] |
//! | the last day of a legal period | [`deadline`] |
//! | protest and appeal: instance, form, fee, panel | [`remedy`] |
//! | fines, bans, relegation | [`sanction`] |
//! | amounts and their currency | [`money`] |

pub mod deadline;
pub mod level;
pub mod money;
pub mod remedy;
pub mod sanction;

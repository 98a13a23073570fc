//! Events of more than one match or game.
//!
//! | Question | Module |
//! |---|---|
//! | which competitions a year has, titles, prizes, sizes | [`framework`] |
//! | groups, schedules, tables, promotion and relegation | [`league`] |
//! | cup draws and home rights | [`cup`] |
//! | how many seats each Verband has | [`seats`] |
//! | who qualifies for the event above | [`qualification`] |
//! | ties: tables, play-offs, Berlin system | [`ties`] |
//! | results of a player or team that leaves | [`withdrawal`] |
//! | events under FIDE's tournament rules | [`fide`] |

pub mod cup;
pub mod fide;
pub mod framework;
pub mod league;
pub mod qualification;
pub mod seats;
pub mod ties;
pub mod withdrawal;

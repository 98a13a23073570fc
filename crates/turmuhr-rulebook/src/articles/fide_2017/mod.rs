//! Laws of Chess in force from 1 July 2017.

mod adjourned;
mod arbiter;
mod basics;
mod chess960;
mod clock;
mod conduct;
mod draws;
mod irregularities;
mod moving;
mod notation;
mod quickplay;
mod rapid_blitz;
mod recording;
mod two_boards;

use super::ArticleText;

pub(super) const ENTRIES: &[&[ArticleText]] = &[
    basics::ENTRIES,
    moving::ENTRIES,
    clock::ENTRIES,
    irregularities::ENTRIES,
    recording::ENTRIES,
    draws::ENTRIES,
    conduct::ENTRIES,
    arbiter::ENTRIES,
    rapid_blitz::ENTRIES,
    notation::ENTRIES,
    two_boards::ENTRIES,
    adjourned::ENTRIES,
    chess960::ENTRIES,
    quickplay::ENTRIES,
];

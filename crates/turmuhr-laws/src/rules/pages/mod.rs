//! The pages: one value for each edition, mode and supervision.
//!
//! Within an edition a rapid or blitz page starts from the standard page and spells out what differs, as the
//! texts do. The editions of 2018 and 2023 (`later.rs`) start from the pages of 2017 and spell out what their
//! texts changed.

mod fide_1984;
mod fide_1993;
mod fide_2001;
mod fide_2017;
mod later;
mod overlay;

use turmuhr_core::Edition;

use super::{Mode, Rules, Supervision};

pub use overlay::{Overlay, overlaid};

/// Every page, oldest edition first.
pub fn pages() -> &'static [Rules] {
    static PAGES: &[Rules] = &[
        fide_1984::BLITZ_1977,
        fide_1984::STANDARD,
        fide_1993::RAPID_1990,
        fide_1993::STANDARD,
        fide_1993::BLITZ,
        fide_2001::STANDARD,
        fide_2001::RAPID,
        fide_2001::BLITZ,
        fide_2017::STANDARD,
        fide_2017::RAPID_FULL,
        fide_2017::RAPID_LIMITED,
        fide_2017::BLITZ_FULL,
        fide_2017::BLITZ_LIMITED,
        later::STANDARD_2018,
        later::RAPID_FULL_2018,
        later::RAPID_LIMITED_2018,
        later::BLITZ_FULL_2018,
        later::BLITZ_LIMITED_2018,
        later::STANDARD_2023,
        later::RAPID_FULL_2023,
        later::RAPID_LIMITED_2023,
        later::BLITZ_FULL_2023,
        later::BLITZ_LIMITED_2023,
    ];
    PAGES
}

/// The page of an edition, mode and supervision. Texts that know one mode only are found by any;
/// where a text makes no difference between kinds of supervision, either finds the page.
pub fn page(edition: Edition, mode: Mode, supervision: Supervision) -> Option<&'static Rules> {
    let of_edition = || pages().iter().filter(move |page| page.edition == edition);
    of_edition()
        .find(|page| page.mode == mode && page.supervision == supervision)
        .or_else(|| of_edition().find(|page| page.mode == mode))
        .or_else(|| of_edition().next().filter(|_| of_edition().count() == 1))
}

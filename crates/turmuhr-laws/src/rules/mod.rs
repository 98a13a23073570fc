//! What the editions say, as data.
//!
//! [`Rules`] is one page: an edition in one mode and under one kind of supervision. Each [`Cell`] holds a
//! value and its articles. The game asks the page and never an edition's name. Where a text is silent the
//! value says so; only the gaps of 2001 are filled from 2017, with the article cited.

pub mod act;
pub mod adjournment;
pub mod arrival;
pub mod clock;
pub mod conduct;
pub mod draws;
pub mod illegal;
mod pages;
pub mod powers;
pub mod quickplay;
pub mod recording;
pub mod regime;
pub mod setup;
pub mod table;
pub mod visual;

use std::ops::Deref;

use turmuhr_core::{Citation, Edition};

pub use pages::{Overlay, overlaid, page, pages};
pub use table::{Row, Rows};

/// Articles of one edition. Every value names articles that exist.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Cites {
    edition: Edition,
    articles: &'static [&'static str],
}

impl Cites {
    /// For constants, where a wrong number is a compile error.
    ///
    /// ```compile_fail
    /// use turmuhr_core::Edition;
    /// use turmuhr_laws::rules::Cites;
    ///
    /// const NO_SUCH_ARTICLE: Cites = Cites::new(Edition::Fide2017, &["9.2", "3.12"]);
    /// println!("{NO_SUCH_ARTICLE:?}");
    /// ```
    ///
    /// # Panics If the edition lacks one of the articles.
    pub const fn new(edition: Edition, articles: &'static [&'static str]) -> Cites {
        let mut index = 0;
        while index < articles.len() {
            let _ = Citation::new(edition, articles[index]);
            index += 1;
        }
        Cites { edition, articles }
    }

    /// The edition of all these articles.
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// The numbers, the most important first.
    pub const fn articles(self) -> &'static [&'static str] {
        self.articles
    }

    /// The articles one by one.
    pub fn iter(self) -> impl Iterator<Item = Citation> {
        self.articles.iter().map(move |article| Citation::new(self.edition, article))
    }

    /// The article at this place alone; all of them where there are fewer.
    pub fn only(self, place: usize) -> Cites {
        match self.articles.get(place..=place) {
            Some(articles) => Cites { articles, ..self },
            None => self,
        }
    }

    /// The articles after the first.
    pub fn but_first(self) -> Cites {
        match self.articles {
            [_, rest @ ..] => Cites { articles: rest, ..self },
            [] => self,
        }
    }
}

/// A value of the page and the articles it rests on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Cell<T> {
    /// What the text says.
    pub value: T,
    /// Where it says so; empty if the text is silent.
    pub cites: Cites,
}

impl<T> Cell<T> {
    /// A cell for constants. Panics if the edition has no such article.
    pub const fn new(value: T, edition: Edition, articles: &'static [&'static str]) -> Cell<T> {
        Cell { value, cites: Cites::new(edition, articles) }
    }
}

impl<T> Deref for Cell<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// How fast a game is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mode {
    /// The competition rules, Articles 6 to 12.
    Standard,
    /// Appendix A.
    Rapid,
    /// Appendix B.
    Blitz,
}

/// How closely rapid and blitz games are watched (A.3/A.4, B.3/B.4 of 2017).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Supervision {
    /// The competition rules apply.
    Full,
    /// Few arbiters for many games (A.4, B.4 of 2017; A.5, B.3 of 2023).
    Limited,
}

/// One page of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The edition the page belongs to.
    pub edition: Edition,
    /// The mode the page is for.
    pub mode: Mode,
    /// The supervision the page is for.
    pub supervision: Supervision,
    /// Set-up, colours and board.
    pub setup: setup::Setup,
    /// Moving, touching and completing moves.
    pub act: act::Act,
    /// Clocks and flags.
    pub clock: clock::Clock,
    /// Arriving late.
    pub arrival: arrival::Arrival,
    /// Illegal moves and displaced pieces.
    pub illegal: illegal::Illegal,
    /// Keeping score.
    pub recording: recording::Recording,
    /// Draws, and how games end on the board.
    pub draws: draws::Draws,
    /// Games without increment.
    pub quickplay: quickplay::Quickplay,
    /// Conduct and penalties.
    pub conduct: conduct::Conduct,
    /// What the arbiter does unasked.
    pub powers: powers::Powers,
    /// Adjournment and sealed moves.
    pub adjournment: adjournment::Adjournment,
    /// Play with visually impaired players.
    pub visual: visual::Visual,
}

impl Rules {
    /// Every row of the page, group by group.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = self.setup.rows();
        rows.extend(self.act.rows());
        rows.extend(self.clock.rows());
        rows.extend(self.arrival.rows());
        rows.extend(self.illegal.rows());
        rows.extend(self.recording.rows());
        rows.extend(self.draws.rows());
        rows.extend(self.quickplay.rows());
        rows.extend(self.conduct.rows());
        rows.extend(self.powers.rows());
        rows.extend(self.adjournment.rows());
        rows.extend(self.visual.rows());
        rows
    }

    /// Takes the value of one row from another page, to see what would change.
    pub fn take_row(&mut self, key: &str, from: &Rules) {
        self.setup.take_row(key, &from.setup);
        self.act.take_row(key, &from.act);
        self.clock.take_row(key, &from.clock);
        self.arrival.take_row(key, &from.arrival);
        self.illegal.take_row(key, &from.illegal);
        self.recording.take_row(key, &from.recording);
        self.draws.take_row(key, &from.draws);
        self.quickplay.take_row(key, &from.quickplay);
        self.conduct.take_row(key, &from.conduct);
        self.powers.take_row(key, &from.powers);
        self.adjournment.take_row(key, &from.adjournment);
        self.visual.take_row(key, &from.visual);
    }
}

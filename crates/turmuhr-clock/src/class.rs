//! Standard, rapid or blitz: the bounds are data of an edition, the arithmetic is common.

use turmuhr_core::{ByColor, Color};

use crate::{
    control::{ControlKind, Ending, TimeControl},
    time::Span,
};

/// How fast a game is, by the thinking time of a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// The shortest games, such as three minutes with two seconds a move.
    Blitz,
    /// Between blitz and standard.
    Rapid,
    /// The slowest class; the competition rules were written for it.
    Standard,
}

/// Where a class begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// This time and more.
    From(Span),
    /// More than this time.
    Above(Span),
}

impl Bound {
    /// Whether this total time lies within the class that begins here.
    pub fn reached_by(self, total: Span) -> bool {
        match self {
            Bound::From(span) => total >= span,
            Bound::Above(span) => total > span,
        }
    }
}

/// How an edition defines the time that decides the class.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Formula {
    /// Main time plus sixty times the increment (A.1, B.1 of 2017).
    WithSixtyIncrements,
    /// A fixed time for all moves; with increments the sixty-move formula only gives a proposal (D-23).
    FixedTime,
}

/// The classes of one edition (P-001, P-002).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ClassBounds {
    /// Every time belongs to one of three classes, by two bounds.
    Ranges {
        /// How the compared time is computed.
        formula: Formula,
        /// Where rapid begins; shorter times are blitz.
        rapid: Bound,
        /// Where standard begins.
        standard: Bound,
    },
    /// The text names single times for all moves and does not mention others.
    Exactly(&'static [(Span, Class)]),
    /// The text has no classes.
    Silent,
}

/// 2017, 2018, 2023: rapid is more than 10 and less than 60 minutes (A.1), blitz 10 or less (B.1).
pub const FIDE_2017: ClassBounds = ClassBounds::Ranges {
    formula: Formula::WithSixtyIncrements,
    rapid: Bound::Above(Span::from_mins(10)),
    standard: Bound::From(Span::from_mins(60)),
};

/// A.1 and B.1 are those of 2017.
pub const FIDE_2018: ClassBounds = FIDE_2017;

/// A.1 and B.1 are those of 2017.
pub const FIDE_2023: ClassBounds = FIDE_2017;

/// 2001: rapid is 15 to 60 minutes (App. B), blitz less than 15 (App. C). With increments the class is only
/// proposed (D-23).
pub const FIDE_2001: ClassBounds = ClassBounds::Ranges {
    formula: Formula::FixedTime,
    rapid: Bound::From(Span::from_mins(15)),
    standard: Bound::Above(Span::from_mins(60)),
};

/// Art. 1 of 1990: 60 minutes (rapid) or 30 (active), as fixed for the event.
pub const FIDE_RAPID_1990: ClassBounds =
    ClassBounds::Exactly(&[(Span::from_mins(60), Class::Rapid), (Span::from_mins(30), Class::Rapid)]);

/// Art. 2 of 1993: five minutes.
pub const FIDE_BLITZ_1993: ClassBounds = ClassBounds::Exactly(&[(Span::from_mins(5), Class::Blitz)]);

/// 8.4 of 1977: five minutes.
pub const FIDE_BLITZ_1977: ClassBounds = FIDE_BLITZ_1993;

/// The Laws of 1993 and 1984 have no classes of their own.
pub const FIDE_1993: ClassBounds = ClassBounds::Silent;
/// Without classes, like 1993.
pub const FIDE_1984: ClassBounds = ClassBounds::Silent;

/// The class of a time control by an edition.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Classified {
    /// The edition decides the class.
    Is(Class),
    /// By the formula of later editions; the arbiter confirms (D-23).
    Proposed(Class),
    /// White's and Black's times belong to different classes (T-63).
    Differ(ByColor<Class>),
    /// The edition does not cover such a control.
    Unregulated,
}

/// The total time for 60 moves: main times of the periods reached, plus the time the moves add. `None` for
/// hourglass, byo-yomi, gong and counting up, which have no such total.
pub fn total_for_60(control: &TimeControl, color: Color) -> Option<Span> {
    match control.kind() {
        ControlKind::Periods(sides) => {
            let schedule = sides.get(color);
            match schedule.ending {
                Ending::Flag | Ending::Repeat => Some(schedule.brought_by(60)),
                Ending::ByoYomi { .. } | Ending::Canadian { .. } => None,
            }
        }
        ControlKind::Hourglass(_) | ControlKind::Gong(_) | ControlKind::Upcount(_) => None,
    }
}

impl ClassBounds {
    /// The class of this control by these bounds.
    pub fn classify(self, control: &TimeControl) -> Classified {
        let (Some(white), Some(black)) = (self.of(control, Color::White), self.of(control, Color::Black))
        else {
            return Classified::Unregulated;
        };
        if white != black {
            return Classified::Differ(ByColor { white, black });
        }
        match self {
            ClassBounds::Ranges { formula: Formula::FixedTime, .. } if control.has_increment() => {
                Classified::Proposed(white)
            }
            ClassBounds::Ranges { .. } | ClassBounds::Exactly(_) | ClassBounds::Silent => {
                Classified::Is(white)
            }
        }
    }

    fn of(self, control: &TimeControl, color: Color) -> Option<Class> {
        let total = total_for_60(control, color)?;
        match self {
            ClassBounds::Ranges { rapid, standard, .. } => Some(if standard.reached_by(total) {
                Class::Standard
            } else if rapid.reached_by(total) {
                Class::Rapid
            } else {
                Class::Blitz
            }),
            // «All moves» in that time: one period, no time per move.
            ClassBounds::Exactly(times) => {
                let periods = &control.schedule(color)?.periods;
                let plain = periods.len() == 1 && periods[0].moves.is_none() && !control.has_increment();
                let (_, class) = times.iter().find(|(span, _)| plain && *span == total)?;
                Some(*class)
            }
            ClassBounds::Silent => None,
        }
    }
}

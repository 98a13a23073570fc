//! What is fixed before the first move (L-001).

use std::sync::Arc;

use turmuhr_clock::{Class, Moment, Setting, Span, class::Classified};
use turmuhr_core::{Chess, Color};

use super::act::Choice;
use crate::rules::{Cell, Mode, Overlay, Rules, overlaid};

/// The rules a game is played by.
#[derive(Clone, Debug)]
pub struct Regulations {
    /// The page, with a text laid over it if there is one.
    pub rules: Arc<Rules>,
    /// Time control and properties of the clock.
    pub setting: Setting,
    /// The first position.
    pub start: Chess,
    /// What the event decided.
    pub options: Options,
}

/// What the Laws leave to the regulations of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The default time (6.7.1); `None` for the edition's own.
    pub default_time: Option<Span>,
    /// Whether draws may be agreed.
    pub draw_offers: DrawOffers,
    /// Guidelines III were announced.
    pub quickplay_guidelines: bool,
    /// An arbiter is at the event.
    pub arbiter_present: bool,
    /// The player who cannot see the board (Appendix D).
    pub visually_impaired: Option<Color>,
    /// The player who cannot hear announcements (D.2.11).
    pub hearing_impaired: Option<Color>,
    /// Only Articles 1 to 5 are played by: no clock, no arbiter (L-011).
    pub basic_rules: bool,
    /// What a device costs where the event is milder than the Laws (11.3.2.2).
    pub device_penalty: Option<Choice>,
    /// Fines were announced beforehand (12.9.7).
    pub fines_announced: bool,
    /// Endings in which the organiser announced a longer count, such as `KRB-KR` with 75 (10.12 of 1993).
    pub longer_endings: Vec<(String, u32)>,
    /// Appeals are excluded (11.10).
    pub no_appeals: bool,
    /// A board of a team match.
    pub team_event: bool,
    /// Whether offences of different kinds have one counter, if the text leaves it open (D-02).
    pub pooled_counter: bool,
    /// Which times the clocks get with a restored position.
    pub restored_times: Restored,
    /// When the round of a team match was started.
    pub round_started: Option<Moment>,
    /// The clock times at the start of the record, where they are not the full time.
    pub times: Option<(Span, Span)>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            default_time: None,
            draw_offers: DrawOffers::Allowed,
            quickplay_guidelines: false,
            arbiter_present: true,
            visually_impaired: None,
            hearing_impaired: None,
            basic_rules: false,
            device_penalty: None,
            fines_announced: true,
            longer_endings: Vec::new(),
            no_appeals: false,
            team_event: false,
            pooled_counter: false,
            restored_times: Restored::Unchanged,
            round_started: None,
            times: None,
        }
    }
}

/// Event rules on draws by agreement (9.1.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum DrawOffers {
    /// By the Laws alone.
    Allowed,
    /// Not before both players have made so many moves.
    AfterMove(u32),
    /// Never without the arbiter's consent.
    Forbidden,
}

/// The clocks after a restored position (7.1; 12.6 of 1984 and 1993).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Restored {
    /// As they stand.
    Unchanged,
    /// In proportion to the moves played, not below what the edition protects.
    Proportional,
    /// Nobody noted them: as the edition says, in proportion or by the arbiter's judgement.
    Unknown,
}

/// Whether a time control is one the rules are written for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fit {
    /// The rules are written for it.
    Fits,
    /// By the formula of later editions; the arbiter confirms.
    Proposed,
    /// It belongs to another mode.
    Is(Class),
    /// The players' times belong to different modes.
    Differ,
    /// The text says nothing of such a control.
    Unregulated,
}

impl Regulations {
    /// The page with the overlay's rows in place, for one game.
    pub fn new(
        rules: &Rules,
        overlay: Option<Overlay>,
        setting: Setting,
        start: Chess,
        options: Options,
    ) -> Regulations {
        let rules = overlay.map_or(*rules, |overlay| overlaid(rules, overlay));
        Regulations { rules: Arc::new(rules), setting, start, options }
    }

    /// Whether the time control belongs to the mode (A.1, B.1 of 2017 and their kin; L-530, L-531, L-570).
    pub fn fit(&self) -> Fit {
        let wanted = match self.rules.mode {
            Mode::Standard => Class::Standard,
            Mode::Rapid => Class::Rapid,
            Mode::Blitz => Class::Blitz,
        };
        let Cell { value: bounds, .. } = self.rules.clock.class;
        match bounds.classify(&self.setting.control) {
            Classified::Is(class) if class == wanted => Fit::Fits,
            Classified::Proposed(class) if class == wanted => Fit::Proposed,
            Classified::Is(class) | Classified::Proposed(class) => Fit::Is(class),
            Classified::Differ(_) => Fit::Differ,
            Classified::Unregulated => Fit::Unregulated,
        }
    }
}

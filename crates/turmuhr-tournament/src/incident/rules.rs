//! The rules of a section: its edition of the Laws, the mode of its time control, its supervision.

use turmuhr_clock::{Class, Setting, TimeControl, class::Classified};
use turmuhr_core::Edition;
use turmuhr_laws::rules::{Mode, Overlay, Rules, Supervision, page};

use super::NoAnswer;
use crate::settings::Settings;

/// The rules in force for the games of a section.
#[derive(Clone, Debug)]
pub struct InForce {
    /// As in the settings; a federation's notes count as the text they amend.
    pub edition: Edition,
    pub rules: &'static Rules,
    pub overlay: Option<Overlay>,
    pub setting: Setting,
    /// The edition assigns no mode to this time control, so the competition rules are assumed.
    pub mode_is_taken: bool,
}

pub fn in_force(settings: &Settings) -> Result<InForce, NoAnswer> {
    let edition = settings.laws.ok_or_else(|| NoAnswer::Laws { laws: String::new() })?;
    let pace = settings.time_control.as_ref();
    let control = pace
        .map(|pace| pace.control().clone())
        .ok_or_else(|| NoAnswer::TimeControl { text: settings.time_in_words.clone() })?;
    let overlay = Overlay::ALL.into_iter().find(|overlay| overlay.edition() == edition);
    let text = if overlay.is_some() { edition.complete() } else { edition };
    let class = class(text, &control);
    let mode = match class {
        Some(Class::Standard) | None => Mode::Standard,
        Some(Class::Rapid) => Mode::Rapid,
        Some(Class::Blitz) => Mode::Blitz,
    };
    let supervision = if settings.full_supervision || mode == Mode::Standard {
        Supervision::Full
    } else {
        Supervision::Limited
    };
    let rules =
        page(text, mode, supervision).ok_or_else(|| NoAnswer::Laws { laws: edition.id().to_owned() })?;
    Ok(InForce { edition, rules, overlay, setting: Setting::of(control), mode_is_taken: class.is_none() })
}

fn class(edition: Edition, control: &TimeControl) -> Option<Class> {
    let bounds = page(edition, Mode::Standard, Supervision::Full)?.clock.class.value;
    match bounds.classify(control) {
        Classified::Is(class) | Classified::Proposed(class) => Some(class),
        Classified::Differ(_) | Classified::Unregulated => None,
    }
}

impl InForce {
    pub const fn mode_word(&self) -> &'static str {
        match self.rules.mode {
            Mode::Standard => "standard",
            Mode::Rapid => "rapid",
            Mode::Blitz => "blitz",
        }
    }

    pub const fn supervision_word(&self) -> &'static str {
        match self.rules.supervision {
            Supervision::Full => "full",
            Supervision::Limited => "limited",
        }
    }
}

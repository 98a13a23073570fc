//! The area of the Laws: its places, in one frame.

use axum::response::Response;
use maud::Markup;
use turmuhr_texts::Lang;

use super::{Page, layout::page_of_rules};
use crate::{
    http::Ask,
    words::{rulebook, rulings as say, trainer},
};

/// A place of the area.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Place {
    Incident,
    Position,
    Game,
    Rulebook,
    Cases,
    Trainer,
}

impl Place {
    pub(super) const ALL: [Place; 6] =
        [Place::Incident, Place::Position, Place::Game, Place::Rulebook, Place::Cases, Place::Trainer];

    pub(super) const fn address(self) -> &'static str {
        match self {
            Place::Incident => "/rulings",
            Place::Position => "/rulings/position",
            Place::Game => "/rulings/read",
            Place::Rulebook => "/rules",
            Place::Cases => "/rules/cases",
            Place::Trainer => "/trainer",
        }
    }

    pub(super) fn name(self, lang: Lang) -> String {
        match self {
            Place::Incident => say::incident(lang),
            Place::Position => say::of_position(lang),
            Place::Game => say::game(lang),
            Place::Rulebook => rulebook::title(lang),
            Place::Cases => say::of_cases(lang),
            Place::Trainer => trainer::title(lang),
        }
    }
}

/// A page of the area.
pub(super) fn rules_page(ask: &Ask, here: Place, title: String, under: Markup, body: Markup) -> Response {
    page_of_rules(ask, here, Page::plain(title, body), under)
}

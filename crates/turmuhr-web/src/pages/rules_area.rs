//! The area of the Laws: its places, in one frame.

use axum::response::Response;
use maud::Markup;

use super::{Framed, framed};
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
    const ALL: [Place; 6] =
        [Place::Incident, Place::Position, Place::Game, Place::Rulebook, Place::Cases, Place::Trainer];

    const fn address(self) -> &'static str {
        match self {
            Place::Incident => "/rulings",
            Place::Position => "/rulings/position",
            Place::Game => "/rulings/read",
            Place::Rulebook => "/rules",
            Place::Cases => "/rules/cases",
            Place::Trainer => "/trainer",
        }
    }
}

/// A page of the area.
pub(super) fn rules_page(ask: &Ask, here: Place, title: String, under: Markup, body: Markup) -> Response {
    let lang = ask.lang;
    let name = |place| match place {
        Place::Incident => say::incident(lang),
        Place::Position => say::of_position(lang),
        Place::Game => say::game(lang),
        Place::Rulebook => rulebook::title(lang),
        Place::Cases => say::of_cases(lang),
        Place::Trainer => trainer::title(lang),
    };
    let places = Place::ALL.map(|place| (place.address(), name(place)));
    let area = (Place::Incident.address(), say::navigation(lang));
    framed(ask, Framed { title, area, places: places.into(), here: here.address(), under, body })
}

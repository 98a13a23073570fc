//! The area of the Laws: its places, in one frame.

use axum::response::Response;
use maud::Markup;

use super::{Framed, framed};
use crate::{
    http::Ask,
    words::{rulebook, rulings as say},
};

/// A place of the area.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Place {
    Incident,
    Position,
    Game,
    Rulebook,
    Cases,
}

impl Place {
    const ALL: [Place; 5] = [Place::Incident, Place::Position, Place::Game, Place::Rulebook, Place::Cases];

    const fn address(self) -> &'static str {
        match self {
            Place::Incident => "/rulings",
            Place::Position => "/rulings/position",
            Place::Game => "/rulings/read",
            Place::Rulebook => "/rules",
            Place::Cases => "/rules/cases",
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
        Place::Cases => rulebook::cases(lang),
    };
    let places = Place::ALL.map(|place| (place.address(), name(place)));
    let area = (Place::Incident.address(), say::navigation(lang));
    framed(ask, Framed { title, area, places: places.into(), here: here.address(), under, body })
}

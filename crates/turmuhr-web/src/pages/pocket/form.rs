//! The fields of the page, and the same data in addresses and hidden fields.

use maud::{Markup, html};
use turmuhr_core::Color;
use turmuhr_texts::{Lang, incident as told, values};
use turmuhr_tournament::{
    Readings,
    incident::{Chosen, Kind, Seen},
};

use super::story;
use crate::{
    api::asks::{By, Found, IncidentAsked, StoryAsked, YesOrNo},
    http::{Ask, Fields},
    words::pocket as say,
};

/// The observation as far as it was entered; `None` before a kind was chosen.
pub(super) fn seen(asked: IncidentAsked, lang: Lang) -> Result<Option<Seen>, String> {
    let Some(kind) = asked.kind else { return Ok(None) };
    let read = |typed: &str| reading(typed).ok_or_else(|| say::no_reading(lang, typed));
    let chosen = match asked.choice {
        None => None,
        Some(choice) => Some(Chosen {
            choice,
            to: asked.to,
            amount: match &asked.set_to {
                None => asked.minutes.map(|minutes| minutes.min(600) * 60),
                Some(typed) => Some(read(typed)?),
            },
        }),
    };
    let story = match kind {
        Kind::Story => Some(Box::new(story::told(asked.story, lang)?)),
        _ => None,
    };
    Ok(Some(Seen {
        kind,
        side: asked.side,
        claimed: asked.by == Some(By::Opponent) && kind.may_be_claimed(),
        answered: asked.answered.is_some() && kind.may_be_answered(),
        correct: asked.finding.map(|found| found == Found::Right),
        readings: clocks(asked.white.as_deref(), asked.black.as_deref(), lang)?,
        position: asked.fen.unwrap_or_default(),
        can_mate: asked.can_mate.is_some(),
        moves: asked.moves.map(|moves| moves.min(999)),
        touched: asked.touched.unwrap_or_default(),
        played: asked.played.unwrap_or_default(),
        guidelines: asked.guidelines.map(|announced| announced == YesOrNo::Yes),
        story,
        chosen,
    }))
}

/// Both clock readings, as typed.
pub(super) fn readings(fields: &Fields, lang: Lang) -> Result<Option<Readings>, String> {
    let typed = |name: &str| Some(fields.text(name)).filter(|text| !text.is_empty()).map(str::to_owned);
    clocks(typed("white").as_deref(), typed("black").as_deref(), lang)
}

/// Both clocks or neither.
fn clocks(white: Option<&str>, black: Option<&str>, lang: Lang) -> Result<Option<Readings>, String> {
    let read = |typed: &str| reading(typed).ok_or_else(|| say::no_reading(lang, typed));
    match (white, black) {
        (None, None) => Ok(None),
        (Some(white), Some(black)) => Ok(Some(Readings { white: read(white)?, black: read(black)? })),
        (Some(_), None) | (None, Some(_)) => Err(say::both_readings(lang)),
    }
}

/// `1:14:22`, `14:22`, or digits alone, which are easier to type on a phone: `1422`.
pub(super) fn reading(typed: &str) -> Option<u32> {
    let typed = typed.trim();
    let parts: Vec<&str> = if typed.contains([':', '.', ' ']) {
        typed.split([':', '.', ' ']).collect()
    } else if typed.is_ascii() && (3..=6).contains(&typed.len()) {
        let (rest, seconds) = typed.split_at(typed.len() - 2);
        let (hours, minutes) = rest.split_at(rest.len().saturating_sub(2));
        [hours, minutes, seconds].into_iter().filter(|part| !part.is_empty()).collect()
    } else {
        return None;
    };
    let number =
        |text: &str| (!text.is_empty() && text.len() <= 3).then(|| text.parse::<u32>().ok()).flatten();
    let below = |text: &str, limit: u32| number(text).filter(|number| *number < limit);
    match parts[..] {
        [minutes, seconds] => Some(number(minutes)? * 60 + below(seconds, 60)?),
        [hours, minutes, seconds] => {
            Some(below(hours, 100)? * 3600 + below(minutes, 60)? * 60 + below(seconds, 60)?)
        }
        _ => None,
    }
}

/// The observation as form fields, without the choice.
pub(super) fn fields(seen: &Seen) -> Vec<(&'static str, String)> {
    let mut all = vec![("kind", seen.kind.word().to_owned())];
    let mut add = |name, value: Option<String>| {
        all.extend(value.filter(|value| !value.is_empty()).map(|value| (name, value)))
    };
    add("side", seen.side.map(|side| side.word().to_owned()));
    add("by", seen.claimed.then(|| "opponent".to_owned()));
    add("answered", seen.answered.then(|| "yes".to_owned()));
    add("finding", seen.correct.map(|right| if right { "right" } else { "wrong" }.to_owned()));
    add("white", seen.readings.map(|read| told::setting(read.white)));
    add("black", seen.readings.map(|read| told::setting(read.black)));
    add("fen", Some(seen.position.clone()));
    add("can_mate", seen.can_mate.then(|| "yes".to_owned()));
    add("moves", seen.moves.map(|moves| moves.to_string()));
    add("touched", Some(seen.touched.clone()));
    add("played", Some(seen.played.clone()));
    add("guidelines", seen.guidelines.map(|announced| if announced { "yes" } else { "no" }.to_owned()));
    all
}

/// The observation as form fields, with the story as the page has it.
pub(super) fn all(ask: &Ask, seen: &Seen) -> Vec<(&'static str, String)> {
    let mut all = fields(seen);
    if seen.story.is_some() {
        let of_story = |name: &'static str| ask.query.all(name).map(move |value| (name, value.to_owned()));
        all.extend(StoryAsked::FIELDS.into_iter().flat_map(of_story).filter(|(_, value)| !value.is_empty()));
    }
    all
}

/// The choice as fields.
pub(super) fn choice(chosen: Option<&Chosen>) -> Vec<(&'static str, String)> {
    let Some(chosen) = chosen else { return Vec::new() };
    let mut all = vec![("choice", chosen.choice.clone())];
    all.extend(chosen.to.map(|side| ("to", side.word().to_owned())));
    all.extend(chosen.amount.map(|seconds| ("set_to", told::setting(seconds))));
    all
}

pub(super) fn hidden(all: &[(&'static str, String)]) -> Markup {
    html! { @for (name, value) in all { input type="hidden" name=(name) value=(value); } }
}

/// The fields as the query of an address.
pub(super) fn query(all: &[(&'static str, String)]) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(all);
    query.finish()
}

/// Fields for White's and Black's clock.
pub(super) fn clock_fields(lang: Lang, white: Option<String>, black: Option<String>) -> Markup {
    let field = |side: Color, name: &str, value: Option<String>| {
        html! {
            label.field {
                span { (say::clock_of(lang, values::colour(side, lang))) }
                input name=(name) type="text" inputmode="numeric" value=(value.unwrap_or_default()) placeholder="0:00:00" autocomplete="off";
            }
        }
    };
    html! {
        fieldset.clocks {
            legend { (say::clocks_show(lang)) }
            (field(Color::White, "white", white))
            (field(Color::Black, "black", black))
            small { (say::clock_explained(lang)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use turmuhr_tournament::incident::Side;

    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_typed_on_a_telephone() {
        let cases = [
            ("14:22", Some(862)),
            ("1:14:22", Some(4462)),
            ("1422", Some(862)),
            ("11422", Some(4462)),
            ("14.22", Some(862)),
            ("0:00:07", Some(7)),
            ("007", Some(7)),
            ("90:00", Some(5400)),
            ("", None),
            ("14", None),
            ("14:61", None),
            ("1:2:3:4", None),
            ("viel", None),
            ("14:2x", None),
            ("٣٤٥٦", None),
            ("1234567", None),
        ];
        for (typed, seconds) in cases {
            assert_eq!(reading(typed), seconds, "{typed:?}");
        }
    }

    #[test]
    fn what_was_typed_comes_back_from_the_address() {
        let seen = Seen {
            claimed: true,
            answered: true,
            readings: Some(Readings { white: 862, black: 190 }),
            position: "4k3/8/8/8/8/8/8/R3K3 w - - 0 60".to_owned(),
            moves: Some(40),
            played: "a1b2".to_owned(),
            chosen: Some(Chosen { choice: "add-time".to_owned(), to: None, amount: Some(120) }),
            ..Seen::of(Kind::IllegalMove, Some(Side::White))
        };
        let mut all = fields(&seen);
        all.extend(choice(seen.chosen.as_ref()));
        let back = self::seen(IncidentAsked::of(&Fields::read(query(&all).as_bytes())), Lang::De);
        assert_eq!(back, Ok(Some(seen)));
    }
}

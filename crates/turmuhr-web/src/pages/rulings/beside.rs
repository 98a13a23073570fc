//! The same story by other editions.

use maud::{Markup, html};
use turmuhr_core::{Color, Edition};
use turmuhr_laws::rules::page;
use turmuhr_scenario::Played;
use turmuhr_texts::{Lang, event::event as say_event, incident::short_edition, ruling as told};

use super::{
    ruled,
    story::{Answered, Story},
};
use crate::words::rulings as say;

/// A link for each other edition, and the rulings of the one chosen.
pub(super) fn comparison(story: &Story, (scenario, played): &Answered, lang: Lang) -> Markup {
    if story.done.is_empty() && story.case.is_empty() {
        return html! {};
    }
    let rules = &scenario.regulations.rules;
    let others = || {
        let known = |edition: &Edition| page(*edition, rules.mode, rules.supervision).is_some();
        Edition::ALL.into_iter().filter(move |edition| *edition != rules.edition && known(edition))
    };
    let chosen =
        story.beside.and_then(|edition| Some((edition, page(edition, rules.mode, rules.supervision)?)));
    let other = chosen.map(|(edition, page)| (edition, scenario.play_by(page)));
    html! {
        div.card #beside {
            h2 { (say::compare(lang)) }
            ul.chips {
                @for edition in others() {
                    li {
                        a.chip href={ (story.with(|other| other.beside = Some(edition))) "#beside" }
                            aria-current=[(story.beside == Some(edition)).then_some("true")] { (short_edition(edition)) }
                    }
                }
            }
            @match other {
                Some((edition, Ok(other))) => {
                    p { (verdict(played, &other, lang)) }
                    div.beside {
                        section { h3 { (short_edition(rules.edition)) } (course(scenario, played, lang)) }
                        section { h3 { (short_edition(edition)) } (course(scenario, &other, lang)) }
                    }
                },
                Some((edition, Err(_))) => p.warn { (say::not_by(lang, short_edition(edition))) },
                None => {},
            }
        }
    }
}

fn verdict(one: &Played, other: &Played, lang: Lang) -> Markup {
    // Only the articles may differ: they have other numbers.
    let rulings = |played: &Played| -> Vec<_> {
        played.events.iter().flat_map(|event| &event.rulings).map(|ruling| ruling.what.clone()).collect()
    };
    let same = rulings(one) == rulings(other);
    html! {
        @if same { span.tag.good { (say::same_ruling(lang)) } }
        @else { span.tag.warn { (say::other_ruling(lang)) } }
    }
}

fn course(scenario: &turmuhr_scenario::Scenario, played: &Played, lang: Lang) -> Markup {
    html! {
        ol.course {
            @for (at, event) in played.events.iter().enumerate() {
                li {
                    (say_event(&event.event, event.before.as_ref(), lang))
                    (ruled::of_event(scenario, played, at, lang))
                }
            }
        }
        p.clock-times { (told::clocks(lang, played.game.left(Color::White), played.game.left(Color::Black))) }
        @if let Some(over) = played.game.over() { p.result { (told::end(&over, played.game.position(), lang)) } }
    }
}

//! Displays in the hall: each has a fixed address, and the desk decides what it shows.

use maud::{Markup, html};
use turmuhr_tournament::{
    Fact, SectionId,
    display::{Shows, View},
};

use super::{Page, done, page, screens::wall};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    parts::{act, csrf, options},
    words::{events, screens as say},
};

/// The default time of a page.
const SECONDS: u32 = 15;

/// The content of the display with this name.
pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let name = ask.path.text("display").to_owned();
    if !turmuhr_tournament::display::is_display_name(&name) {
        return Err(Fault::NotFound);
    }
    // A screen may be switched on before it is set up at the desk.
    let waiting = html! { section.view data-key="waiting" { p.empty { (say::waiting(ask.lang, &name)) } } };
    wall(&ask, &snapshot, snapshot.event().displays.get(&name), &waiting)
}

pub(crate) async fn control(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let event = snapshot.event();
    let base = format!("/e/{}", snapshot.stream());
    let announce = format!("{base}/announce");
    let body = html! {
        p { (say::displays_explained(lang)) }
        @if event.displays.is_empty() { p.empty { (say::no_displays(lang)) } }
        @for (name, shows) in &event.displays {
            section.card.display #{ "display-" (name) } {
                h2 { a href={ (base) "/display/" (name) } { (name) } }
                (form(&ask, &snapshot, Some(name), shows))
                (act(&ask, &format!("{base}/displays/remove"), &say::take_down(lang), "quiet", &[("display", name)]))
            }
        }
        @if !event.displays.is_empty() {
            (act(&ask, &format!("{base}/displays/dark"), &say::all_dark(lang), "danger", &[]))
        }
        h2 { (say::announcement(lang)) }
        form.narrow method="post" action=(announce) #announce {
            (csrf(&ask))
            label.field {
                span { (say::announcement(lang)) }
                input name="text" type="text" maxlength="200" value=(event.announcement) autocomplete="off";
            }
            button { (say::announce(lang)) }
        }
        @if !event.announcement.is_empty() {
            (act(&ask, &announce, &say::announcement_over(lang), "quiet", &[("text", "")]))
        }
        @if let Some(first) = event.sections.keys().next() {
            h2 { (say::new_display(lang)) }
            (form(&ask, &snapshot, None, &Shows { section: *first, views: View::ALL.to_vec(), seconds: SECONDS, part: 1, parts: 1 }))
        }
    };
    let title = say::displays(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside: None }))
}

/// A form for the content of one display; without a name, for a new one.
fn form(ask: &Ask, snapshot: &Snapshot, name: Option<&str>, shows: &Shows) -> Markup {
    let lang = ask.lang;
    let sections: Vec<(String, String)> = snapshot
        .event()
        .sections
        .values()
        .map(|section| (section.id.to_string(), events::name_of(snapshot.event(), section, lang)))
        .collect();
    html! {
        form.shows method="post" action={ "/e/" (snapshot.stream()) "/displays" } {
            (csrf(ask))
            @match name {
                Some(name) => input type="hidden" name="display" value=(name);,
                None => label.field { span { (say::display(lang)) } input name="display" type="text" required placeholder="saal-1" pattern="[a-z0-9\\-]{1,40}" autocomplete="off"; },
            }
            @if sections.len() > 1 {
                label.field { span { (events::section(lang)) } select name="section" { (options(&shows.section.to_string(), &sections)) } }
            } @else {
                input type="hidden" name="section" value=(shows.section);
            }
            fieldset.row {
                legend { (say::shows(lang)) }
                @for view in View::ALL {
                    label.check {
                        input type="checkbox" name="view" value=(view.word()) checked[shows.views.contains(&view)];
                        " " (say::view(view.word(), lang))
                    }
                }
            }
            label.field.short { span { (say::seconds(lang)) } input name="seconds" type="number" min="3" max="600" value=(shows.seconds); }
            span.row title=(say::part_explained(lang)) {
                label.field.short { span { (say::part(lang)) } input name="part" type="number" min="1" max="20" value=(shows.part); }
                label.field.short { span { (say::part_of(lang)) } input name="parts" type="number" min="1" max="20" value=(shows.parts); }
            }
            button.next[name.is_none()] { @if name.is_some() { (say::show_it(lang)) } @else { (say::set_up(lang)) } }
        }
    }
}

fn back(ask: &Ask) -> String {
    format!("/e/{}/displays", ask.stream())
}

pub(crate) async fn set(ask: Ask) -> Answer {
    let form = &ask.form;
    let shows = Shows {
        section: SectionId(form.number("section").ok_or(Fault::NotFound)?),
        views: View::ALL
            .into_iter()
            .filter(|view| form.all("view").any(|word| word == view.word()))
            .collect(),
        seconds: form.number("seconds").unwrap_or(SECONDS),
        part: form.number("part").unwrap_or(1),
        parts: form.number("parts").unwrap_or(1),
    };
    let display = form.text("display").to_lowercase().replace(' ', "-");
    let now = ask.act(vec![Fact::DisplaySet { display, shows }]).await?;
    Ok(done(&back(&ask), &now))
}

pub(crate) async fn remove(ask: Ask) -> Answer {
    let now = ask.act(vec![Fact::DisplayRemoved { display: ask.form.text("display").to_owned() }]).await?;
    Ok(done(&back(&ask), &now))
}

/// Switches all displays dark at once.
pub(crate) async fn dark(ask: Ask) -> Answer {
    let now = ask
        .act_on(|snapshot| {
            let all = snapshot.event().displays.iter().map(|(display, shows)| Fact::DisplaySet {
                display: display.clone(),
                shows: Shows { views: Vec::new(), ..shows.clone() },
            });
            Ok(all.collect())
        })
        .await?;
    Ok(done(&back(&ask), &now))
}

pub(crate) async fn announce(ask: Ask) -> Answer {
    let now = ask.act(vec![Fact::Announced { text: ask.form.text("text").to_owned() }]).await?;
    Ok(done(&back(&ask), &now))
}

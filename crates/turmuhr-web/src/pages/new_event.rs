//! A new event, from its name to its prizes, on one page.

use jiff::civil::Date;
use maud::{Markup, html};
use turmuhr_tournament::{Details, Fact, SectionId, Settings};

use super::{
    Page, page,
    section_form::{self, Sheet},
};
use crate::{
    accounts::Token,
    http::{Answer, Ask, moved},
    parts::{csrf, field},
    words::{events as say, wizard},
};

/// The most sections on one page.
const MOST: u32 = 12;

fn sections(ask: &Ask) -> u32 {
    ask.form.number("sections").unwrap_or(1).clamp(1, MOST)
}

/// The defaults of a form: three forfeits, as in the tournament rules (5.3).
pub(super) fn usual() -> Settings {
    Settings { forfeits_allowed: Some(3), ..Settings::default() }
}

pub(crate) async fn form(ask: Ask) -> Answer {
    Ok(shown(&ask, None))
}

fn shown(ask: &Ask, trouble: Option<String>) -> axum::response::Response {
    let lang = ask.lang;
    let count = sections(ask);
    let body = html! {
        p { a href="/events/import" { (crate::words::exchange::import_event(lang)) } }
        form.wide method="post" action="/events/new" #new-event {
            (csrf(ask))
            @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
            // The button for the Enter key must be the first of the form.
            button hidden tabindex="-1" { (say::create(lang)) }
            (details_fields(ask, &Details::default()))
            input type="hidden" name="sections" value=(count);
            @for at in 1..=count { (section_form::fields(Sheet { ask, at }, &usual(), None)) }
            p {
                @if count < MOST { button.quiet name="do" value="more" formnovalidate { (wizard::another_section(lang)) } " " }
                @if count > 1 { button.quiet name="do" value="fewer" formnovalidate { (wizard::without_last_section(lang)) } }
            }
            p { button.next { (say::create(lang)) } }
        }
    };
    page(ask, Page::plain(say::new_event(lang), body))
}

pub(super) fn details_fields(ask: &Ask, details: &Details) -> Markup {
    let lang = ask.lang;
    let typed =
        |name: &str, value: String| if ask.form.has(name) { ask.form.text(name).to_owned() } else { value };
    let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
    html! {
        fieldset {
            legend { (say::event(lang)) }
            (field("name", &say::name(lang), &typed("name", details.name.clone()), "text"))
            (field("place", &say::place(lang), &typed("place", details.place.clone()), "text"))
            (field("federation", &say::federation(lang), &typed("federation", details.federation.clone()), "text"))
            (field("start", &say::from_day(lang), &typed("start", day(details.start)), "date"))
            (field("end", &say::to_day(lang), &typed("end", day(details.end)), "date"))
            (field("organiser", &say::organiser(lang), &typed("organiser", details.organiser.clone()), "text"))
            (field("chief_arbiter", &say::chief_arbiter(lang), &typed("chief_arbiter", details.chief_arbiter.clone()), "text"))
            (field("arbiters", &say::arbiters_field(lang), &typed("arbiters", details.arbiters.join(", ")), "text"))
            label.field {
                span { (say::notice(lang)) }
                textarea name="notice" rows="3" { (typed("notice", details.notice.clone())) }
            }
        }
    }
}

pub(super) fn read_details(ask: &Ask) -> Result<Details, String> {
    let form = &ask.form;
    let lang = ask.lang;
    let text = |name: &str| form.text(name).to_owned();
    let day = |name: &str| match form.text(name) {
        "" => Ok(None),
        text => text.parse::<Date>().map(Some).map_err(|_| say::no_day(lang, text)),
    };
    if form.text("name").is_empty() {
        return Err(say::name_missing(lang));
    }
    Ok(Details {
        name: text("name"),
        place: text("place"),
        federation: text("federation"),
        start: day("start")?,
        end: day("end")?,
        organiser: text("organiser"),
        chief_arbiter: text("chief_arbiter"),
        arbiters: form
            .text("arbiters")
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect(),
        notice: text("notice"),
    })
}

pub(crate) async fn create(mut ask: Ask) -> Answer {
    let count = sections(&ask);
    let trouble = match ask.form.text("do").to_owned().as_str() {
        "" => None,
        "more" => {
            ask.form.set("sections", (count + 1).min(MOST).to_string());
            Some(None)
        }
        "fewer" => {
            ask.form.set("sections", (count - 1).max(1).to_string());
            let gone = format!("s{count}_");
            ask.form.0.retain(|(name, _)| !name.starts_with(&gone));
            Some(None)
        }
        other => Some(section_form::help(&mut ask, other).err()),
    };
    if let Some(trouble) = trouble {
        return Ok(shown(&ask, trouble));
    }
    let (details, all) = match read(&ask, count) {
        Ok(read) => read,
        Err(trouble) => return Ok(shown(&ask, Some(trouble))),
    };
    let stream = stream_name(&details.name);
    let sections = all
        .into_iter()
        .zip((1..).map(SectionId))
        .map(|(settings, section)| Fact::SectionAdded { section, settings });
    let facts = std::iter::once(Fact::EventCreated { details }).chain(sections).collect();
    let made = ask.create(&stream, facts, ask.accepted()).await?;
    Ok(moved(&format!("/e/{}", made.stream())))
}

fn read(ask: &Ask, count: u32) -> Result<(Details, Vec<Settings>), String> {
    let details = read_details(ask)?;
    let mut all = Vec::new();
    for at in 1..=count {
        let settings = section_form::read(Sheet { ask, at }, &Settings::default())?;
        if count > 1 && settings.name.is_empty() {
            return Err(wizard::section_nameless(ask.lang, at));
        }
        all.push(settings);
    }
    Ok((details, all))
}

/// The name in addresses: plain letters, and a few random characters, so that next year's event differs.
pub(crate) fn stream_name(name: &str) -> String {
    let spelled =
        name.to_lowercase().replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss");
    let mut plain = String::new();
    for letter in spelled.chars().take(40) {
        if letter.is_ascii_alphanumeric() {
            plain.push(letter);
        } else if !plain.ends_with('-') && !plain.is_empty() {
            plain.push('-');
        }
    }
    let mark: String = Token::new().as_str().chars().take(4).collect();
    format!("{}-{mark}", plain.trim_end_matches('-')).trim_start_matches('-').to_owned()
}

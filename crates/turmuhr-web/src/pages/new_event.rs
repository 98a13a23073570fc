//! A new event, from its name to its prizes, on one page.

use jiff::civil::Date;
use maud::{Markup, html};
use turmuhr_tournament::{Details, Fact, SectionId, Settings, limits::Text, sense};

use super::{
    Page, page,
    section_form::{self, Sheet},
};
use crate::{
    accounts::Token,
    http::{Answer, Ask, moved},
    parts::{Door, Takes, Troubles, asked, csrf},
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
    Ok(shown(&ask, &Troubles::default()))
}

fn shown(ask: &Ask, troubles: &Troubles) -> axum::response::Response {
    let lang = ask.lang;
    let count = sections(ask);
    let body = html! {
        p { a href="/events/import" { (crate::words::exchange::import_event(lang)) } }
        form.wide method="post" action="/events/new" #new-event {
            (csrf(ask))
            (troubles.markup(lang))
            // The button for the Enter key must be the first of the form.
            button hidden tabindex="-1" { (say::create(lang)) }
            (details_fields(ask, &Details::default(), troubles))
            input type="hidden" name="sections" value=(count);
            @for at in 1..=count { (section_form::fields(Sheet { ask, at, troubles }, &usual(), None)) }
            p {
                @if count < MOST { button.quiet name="do" value="more" formnovalidate { (wizard::another_section(lang)) } " " }
                @if count > 1 { button.quiet name="do" value="fewer" formnovalidate { (wizard::without_last_section(lang)) } }
            }
            p { button.next { (say::create(lang)) } }
        }
    };
    troubles.answer(page(ask, Page::plain(say::new_event(lang), body)))
}

pub(super) fn details_fields(ask: &Ask, details: &Details, troubles: &Troubles) -> Markup {
    let lang = ask.lang;
    let typed =
        |name: &str, value: String| if ask.form.has(name) { ask.form.text(name).to_owned() } else { value };
    let line = |name: &str, label: &str, value: String, takes: Takes| {
        asked(troubles, name, label, &typed(name, value), takes)
    };
    let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
    html! {
        fieldset {
            legend { (say::event(lang)) }
            (line("name", &say::name(lang), details.name.clone(), Takes::Name(Text::EventName)))
            (line("place", &say::place(lang), details.place.clone(), Takes::Text(Text::Place)))
            (line("federation", &say::federation(lang), details.federation.clone(), Takes::Federation))
            (line("start", &say::from_day(lang), day(details.start), Takes::Day))
            (line("end", &say::to_day(lang), day(details.end), Takes::Day))
            (line("organiser", &say::organiser(lang), details.organiser.clone(), Takes::Text(Text::Organiser)))
            (line("chief_arbiter", &say::chief_arbiter(lang), details.chief_arbiter.clone(), Takes::Text(Text::Arbiter)))
            (line("arbiters", &say::arbiters_field(lang), details.arbiters.join(", "), Takes::Words))
            label.field {
                span { (say::notice(lang)) }
                textarea name="notice" rows="3" maxlength=(Text::Notice.most()) { "\n" (typed("notice", details.notice.clone())) }
                (troubles.beside("notice"))
            }
        }
    }
}

pub(super) fn read_details(ask: &Ask) -> Result<Details, Troubles> {
    let mut door = Door::new(ask);
    let (name, place) = (door.name("name", Text::EventName), door.text("place", Text::Place));
    let federation = door.federation("federation");
    let (start, end) = (door.day("start"), door.day("end"));
    door.allow("end", sense::days(start, end));
    let details = Details {
        name,
        place,
        federation,
        start,
        end,
        organiser: door.text("organiser", Text::Organiser),
        chief_arbiter: door.text("chief_arbiter", Text::Arbiter),
        arbiters: ask
            .form
            .text("arbiters")
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect(),
        notice: door.text("notice", Text::Notice),
    };
    for arbiter in &details.arbiters {
        door.allow("arbiters", sense::text(Text::Arbiter, arbiter));
    }
    door.done(details)
}

pub(crate) async fn create(mut ask: Ask) -> Answer {
    let count = sections(&ask);
    let helped = match ask.form.text("do").to_owned().as_str() {
        "" => None,
        "more" => {
            ask.form.set("sections", (count + 1).min(MOST).to_string());
            Some(Troubles::default())
        }
        "fewer" => {
            ask.form.set("sections", (count - 1).max(1).to_string());
            let gone = format!("s{count}_");
            ask.form.0.retain(|(name, _)| !name.starts_with(&gone));
            Some(Troubles::default())
        }
        other => Some(section_form::help(&mut ask, other).err().unwrap_or_default()),
    };
    if let Some(troubles) = helped {
        return Ok(shown(&ask, &troubles));
    }
    let (details, all) = match read(&ask, count) {
        Ok(read) => read,
        Err(troubles) => return Ok(shown(&ask, &troubles)),
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

fn read(ask: &Ask, count: u32) -> Result<(Details, Vec<Settings>), Troubles> {
    let mut troubles = Troubles::default();
    let mut all = Vec::new();
    let details = read_details(ask).map_err(|wrong| troubles.extend(wrong)).unwrap_or_default();
    for at in 1..=count {
        let sheet = Sheet { ask, at, troubles: &Troubles::default() };
        if count > 1 && sheet.text("section_name").is_empty() {
            troubles.add(&sheet.name("section_name"), wizard::section_nameless(ask.lang, at));
        }
        match section_form::read(sheet, &Settings::default(), None) {
            Ok(settings) => all.push(settings),
            Err(wrong) => troubles.extend(wrong),
        }
    }
    if troubles.is_empty() { Ok((details, all)) } else { Err(troubles) }
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

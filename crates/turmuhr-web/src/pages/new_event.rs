//! A new event: five questions, the proposal that follows from them, and all fields behind it.

use jiff::civil::Date;
use maud::{Markup, html};
use turmuhr_texts::values;
use turmuhr_tournament::{
    Details, Fact, Look, SectionId, Settings,
    limits::{Count, Text},
    sense,
};

use super::{
    Page, page,
    section_form::{self, Sheet, usual},
    templates,
};
use crate::{
    accounts::Token,
    http::{Answer, Ask, moved},
    parts::{Door, Takes, Troubles, asked, csrf},
    words::{events as say, wizard},
};

/// The most sections that are added by hand; a copied event may have more.
const MOST: u32 = 12;

/// The most sections of an event.
fn most_sections() -> u32 {
    u32::try_from(Count::Sections.most()).unwrap_or(u32::MAX)
}

/// The values of the page before anybody types.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) details: Details,
    /// At least one.
    pub(super) sections: Vec<Settings>,
    /// All fields are shown, not only the proposal.
    pub(super) open: bool,
    /// The event or template that was copied.
    pub(super) from: String,
}

impl Draft {
    fn of(section: Settings) -> Draft {
        Draft { sections: vec![section], ..Draft::default() }
    }

    /// What was typed decides; everything else is usual.
    fn typed(ask: &Ask) -> Draft {
        let sections = (0..sections(ask)).map(|_| usual()).collect();
        Draft { sections, open: true, from: ask.form.text("from").to_owned(), ..Draft::default() }
    }
}

fn sections(ask: &Ask) -> u32 {
    ask.form.number("sections").unwrap_or(1).clamp(1, most_sections())
}

pub(crate) async fn form(ask: Ask) -> Answer {
    match ask.query.text("from") {
        "" if ask.query.text("form") == "full" => {
            Ok(shown(&ask, &Draft { open: true, ..Draft::of(usual()) }, &Troubles::default()))
        }
        "" => questions(&ask, &Troubles::default()).await,
        from => Ok(shown(&ask, &templates::copied(&ask, from).await?, &Troubles::default())),
    }
}

/// The five questions: what, when, how many, which system, how fast.
async fn questions(ask: &Ask, troubles: &Troubles) -> Answer {
    let lang = ask.lang;
    let sheet = Sheet { ask, at: 1, troubles, fixed: false };
    let body = html! {
        form.narrow method="post" action="/events/new" #five-questions {
            (csrf(ask))
            (troubles.markup(lang))
            (first_fields(ask, &Details::default(), troubles))
            (section_form::questions(&sheet))
            p { button.next name="do" value="five" { (wizard::show_proposal(lang)) } }
        }
        (templates::choice(ask).await?)
        p {
            a #full-form href="/events/new?form=full" { (wizard::full_form(lang)) } " · "
            a href="/events/import" { (crate::words::exchange::import_event(lang)) }
        }
    };
    Ok(troubles.answer(page(ask, Page::plain(say::new_event(lang), body))))
}

/// The answers, and the settings that follow from them.
fn answered(ask: &Ask) -> Result<Draft, Troubles> {
    let mut troubles = Troubles::default();
    let details = read_details(ask).map_err(|wrong| troubles.extend(wrong)).unwrap_or_default();
    let section = section_form::proposed(&Sheet::new(ask), (details.start, details.end));
    let section = section.map_err(|wrong| troubles.extend(wrong)).unwrap_or_default();
    if troubles.is_empty() { Ok(Draft { details, ..Draft::of(section) }) } else { Err(troubles) }
}

/// The proposal as sentences, and all its fields; they are folded until something is to be changed.
fn shown(ask: &Ask, draft: &Draft, troubles: &Troubles) -> axum::response::Response {
    let lang = ask.lang;
    let count = draft.sections.len() as u32;
    let all = || (1..).zip(&draft.sections);
    let days = values::days(draft.details.start, draft.details.end, lang);
    let body = html! {
        // A browser cannot show a wrong field in a closed fold; the server opens it.
        form.wide method="post" action="/events/new" novalidate[!draft.open] #new-event {
            (csrf(ask))
            (troubles.markup(lang))
            // The button for the Enter key must be the first of the form.
            button hidden tabindex="-1" { (say::create(lang)) }
            // The days stand in the fold, beside the round times that follow from them.
            fieldset { legend { (say::event(lang)) } (name_field(ask, &draft.details, troubles)) }
            input type="hidden" name="sections" value=(count);
            @if !draft.from.is_empty() { input type="hidden" name="from" value=(draft.from); }
            @if !draft.open {
                section.proposal #proposal {
                    h2 { (wizard::proposal(lang)) }
                    @if !days.is_empty() { p { (days) } }
                    @for settings in &draft.sections {
                        p { @if !settings.name.is_empty() { b { (settings.name) ":" } " " } (section_form::sentence(settings, lang)) }
                        @if let Some(doubt) = section_form::doubt(settings, draft.from.is_empty() && draft.details.start.is_some(), lang) { p.warn.doubt { "⚠ " (doubt) } }
                    }
                }
            }
            details.all-fields open[draft.open || !troubles.is_empty()] #all-fields {
                summary { @if draft.open { (wizard::all_fields(lang)) } @else { (wizard::change_proposal(lang)) } }
                fieldset {
                    legend { (wizard::other_details(lang)) }
                    (day_fields(ask, &draft.details, troubles))
                    (other_fields(ask, &draft.details, troubles))
                }
                @for (at, settings) in all() { (section_form::fields(Sheet { ask, at, troubles, fixed: false }, settings, None)) }
                p {
                    @if count < MOST { button.quiet name="do" value="more" formnovalidate { (wizard::another_section(lang)) } " " }
                    @if count > 1 { button.quiet name="do" value="fewer" formnovalidate { (wizard::without_last_section(lang)) } }
                }
            }
            p { button.next { (say::create(lang)) } }
        }
    };
    troubles.answer(page(ask, Page::plain(say::new_event(lang), body)))
}

/// All details of an event.
pub(super) fn details_fields(ask: &Ask, details: &Details, troubles: &Troubles) -> Markup {
    html! {
        fieldset {
            legend { (say::event(ask.lang)) }
            (first_fields(ask, details, troubles))
            (other_fields(ask, details, troubles))
        }
    }
}

fn line(ask: &Ask, troubles: &Troubles, name: &str, label: &str, known: String, takes: Takes) -> Markup {
    let value = if ask.form.has(name) { ask.form.text(name).to_owned() } else { known };
    asked(troubles, name, label, &value, takes)
}

/// What and when.
fn first_fields(ask: &Ask, details: &Details, troubles: &Troubles) -> Markup {
    html! { (name_field(ask, details, troubles)) (day_fields(ask, details, troubles)) }
}

fn name_field(ask: &Ask, details: &Details, troubles: &Troubles) -> Markup {
    line(ask, troubles, "name", &say::name(ask.lang), details.name.clone(), Takes::Name(Text::EventName))
}

fn day_fields(ask: &Ask, details: &Details, troubles: &Troubles) -> Markup {
    let lang = ask.lang;
    let day = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
    html! {
        (line(ask, troubles, "start", &say::from_day(lang), day(details.start), Takes::Day))
        (line(ask, troubles, "end", &say::to_day(lang), day(details.end), Takes::Day))
    }
}

fn other_fields(ask: &Ask, details: &Details, troubles: &Troubles) -> Markup {
    let lang = ask.lang;
    let line = |name: &str, label: &str, known, takes: Takes| line(ask, troubles, name, label, known, takes);
    let notice = if ask.form.has("notice") { ask.form.text("notice") } else { details.notice.as_str() };
    html! {
        (line("place", &say::place(lang), details.place.clone(), Takes::Text(Text::Place)))
        (line("federation", &say::federation(lang), details.federation.clone(), Takes::Federation))
        (line("organiser", &say::organiser(lang), details.organiser.clone(), Takes::Text(Text::Organiser)))
        (line("chief_arbiter", &say::chief_arbiter(lang), details.chief_arbiter.clone(), Takes::Text(Text::Arbiter)))
        (line("arbiters", &say::arbiters_field(lang), details.arbiters.join(", "), Takes::Words))
        label.field {
            span { (say::notice(lang)) }
            textarea name="notice" rows="3" maxlength=(Text::Notice.most()) { "\n" (notice) }
            (troubles.beside("notice"))
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
        // Another form has these.
        framed_by: Vec::new(),
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
        "five" => {
            return match answered(&ask) {
                Ok(draft) => Ok(shown(&ask, &draft, &Troubles::default())),
                Err(troubles) => questions(&ask, &troubles).await,
            };
        }
        "more" => {
            ask.form.set("sections", (count + 1).min(MOST.max(count)).to_string());
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
        return Ok(shown(&ask, &Draft::typed(&ask), &troubles));
    }
    let (details, all) = match read(&ask, count) {
        Ok(read) => read,
        Err(troubles) => return Ok(shown(&ask, &Draft::typed(&ask), &troubles)),
    };
    let stream = stream_name(&details.name);
    let look = match ask.form.text("from") {
        "" => Look::default(),
        from => ask.app.desk.open(from).await?.event().look.clone(),
    };
    let mut facts = facts(details, all, look);
    facts.extend(templates::self_service(&ask, &facts).await?);
    let made = ask.create(&stream, facts, ask.accepted()).await?;
    Ok(moved(&format!("/e/{}", made.stream())))
}

/// An event with its sections, as facts.
pub(super) fn facts(details: Details, sections: Vec<Settings>, look: Look) -> Vec<Fact> {
    let sections = sections
        .into_iter()
        .zip((1..).map(SectionId))
        .map(|(settings, section)| Fact::SectionAdded { section, settings });
    let look = (look != Look::default()).then_some(Fact::LookSet { look });
    std::iter::once(Fact::EventCreated { details }).chain(sections).chain(look).collect()
}

fn read(ask: &Ask, count: u32) -> Result<(Details, Vec<Settings>), Troubles> {
    let mut troubles = Troubles::default();
    let mut all = Vec::new();
    let details = read_details(ask).map_err(|wrong| troubles.extend(wrong)).unwrap_or_default();
    for at in 1..=count {
        let sheet = Sheet { ask, at, troubles: &Troubles::default(), fixed: false };
        if count > 1 && sheet.text("section_name").is_empty() {
            troubles.add(&sheet.name("section_name"), wizard::section_nameless(ask.lang, at));
        }
        match section_form::read(sheet, &Settings::default(), None, &details) {
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

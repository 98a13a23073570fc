//! Settings of the event and of its sections.

use maud::html;
use turmuhr_texts::{Lang, standings::list_warning};
use turmuhr_tournament::{Details, Fact, Section, SectionId, Settings, list_warnings};

use super::{
    Page, done, embed, ending,
    new_event::{details_fields, read_details},
    page, prohibited,
    section_form::{self, Sheet, usual},
    templates,
};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, moved},
    parts::{Paths, Troubles, act, csrf, reason},
    words::{events as say, look, wizard},
};

pub(crate) async fn event(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    event_page(&ask, &snapshot, &Troubles::default()).await
}

async fn event_page(ask: &Ask, snapshot: &Snapshot, troubles: &Troubles) -> Answer {
    let lang = ask.lang;
    let archived = ask.app.desk.store().is_archived(snapshot.stream()).await?;
    let event = snapshot.event();
    let home = format!("/e/{}", snapshot.stream());
    let body = html! {
        form.wide method="post" action={ (home) "/settings" } #event-settings {
            (csrf(ask))
            (troubles.markup(lang))
            (details_fields(ask, &event.details, troubles))
            p { button.next { (say::save_event(lang)) } }
        }
        h2 { (say::sections(lang)) }
        ul {
            @for section in event.sections.values() {
                li { a href=(Paths::new(snapshot.stream(), section.id).to("settings")) { (say::name_of(event, section, lang)) } }
            }
            li { a #new-section href={ (home) "/sections/new" } { (say::add_section(lang)) } }
        }
        h2 { (look::title(lang)) }
        p { (look::explained(lang)) " " a #look href={ (home) "/look" } { (look::title(lang)) } }
        (templates::form(ask, snapshot.stream(), &event.details.name))
        (embed::form(ask, snapshot))
        h2 { (say::take_along(lang)) }
        p { a href={ (home) "/export" } { (say::export_event(lang)) } }
        @if event.fide_mode {
            h2 { (say::leave_fide_mode(lang)) }
            p { (say::leave_fide_mode_explained(lang)) }
            form.narrow method="post" action={ (home) "/fide-mode" } #fide-mode {
                (csrf(ask)) (reason(ask, true)) button.danger { (say::leave_fide_mode(lang)) }
            }
        }
        @if archived {
            h2 { (say::unarchive(lang)) }
            (act(ask, &format!("{home}/archive"), &say::unarchive(lang), "quiet", &[]))
        } @else {
            h2 { (say::archive(lang)) }
            (act(ask, &format!("{home}/archive"), &say::archive(lang), "quiet", &[("archived", "yes")]))
        }
        (ending::link(ask, snapshot.stream()))
    };
    let title = say::settings(lang);
    let page = page(ask, Page { title, snapshot: Some(snapshot), section: None, body, aside: None });
    Ok(troubles.answer(page))
}

pub(crate) async fn save_event(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    match read_details(&ask) {
        Ok(details) => {
            let changed = |now: &Snapshot| {
                let framed_by = now.event().details.framed_by.clone();
                Ok(vec![Fact::EventChanged { details: Details { framed_by, ..details.clone() } }])
            };
            let snapshot = ask.act_on(changed).await?;
            Ok(done(&format!("/e/{}/settings", ask.stream()), &snapshot))
        }
        Err(troubles) => event_page(&ask, &snapshot, &troubles).await,
    }
}

pub(crate) async fn leave_fide_mode(ask: Ask) -> Answer {
    let reason = ask.form.text("reason").to_owned();
    let snapshot = ask.act(vec![Fact::FideModeLeft { reason }]).await?;
    Ok(done(&format!("/e/{}", ask.stream()), &snapshot))
}

pub(crate) async fn archive(ask: Ask) -> Answer {
    ask.open().await?;
    ask.app.desk.store().archive(ask.stream(), ask.form.has("archived")).await?;
    Ok(moved("/"))
}

pub(crate) async fn new_section(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    Ok(section_page(&ask, &snapshot, None, &usual(), &Troubles::default()))
}

pub(crate) async fn add_section(mut ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    if let Some(troubles) = helped(&mut ask) {
        return Ok(section_page(&ask, &snapshot, None, &usual(), &troubles));
    }
    match section_form::read(Sheet::new(&ask), &Settings::default(), None, &snapshot.event().details) {
        Ok(settings) => {
            let add = |now: &Snapshot| {
                Ok(vec![Fact::SectionAdded {
                    section: now.event().next_section(),
                    settings: settings.clone(),
                }])
            };
            let snapshot = ask.act_on(add).await?;
            Ok(done(&format!("/e/{}", ask.stream()), &snapshot))
        }
        Err(troubles) => Ok(section_page(&ask, &snapshot, None, &Settings::default(), &troubles)),
    }
}

pub(crate) async fn section(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    Ok(section_page(&ask, &snapshot, Some(section.id), &section.settings, &Troubles::default()))
}

fn section_page(
    ask: &Ask,
    snapshot: &Snapshot,
    id: Option<SectionId>,
    settings: &Settings,
    troubles: &Troubles,
) -> axum::response::Response {
    let lang = ask.lang;
    let section = id.and_then(|id| snapshot.event().section(id));
    let people =
        section.into_iter().flat_map(|section| section.players.values()).map(|player| &player.person);
    let begun = section.is_some_and(|section| section.has_begun());
    let body = html! {
        @if begun { p.note { (say::begun(lang)) } }
        form.wide method="post" action=(ask.here) #section-settings {
            (csrf(ask))
            (troubles.markup(lang))
            @if let Some(warning) = section.filter(|_| !begun).and_then(|section| may_not_be_paired(section, lang)) { p.warn #unpairable { "⚠ " (warning) } }
            @for warning in list_warnings(settings, people) { p.warn { (list_warning(&warning, lang)) } }
            button hidden tabindex="-1" { (if section.is_some() { say::save_section(lang) } else { say::add_section(lang) }) }
            (section_form::fields(Sheet { ask, at: 1, troubles, fixed: begun }, settings, section.map(|section| section.parties().len() as u32)))
            p { button.next {
                @if section.is_some() { (say::save_section(lang)) } @else { (say::add_section(lang)) }
            } }
        }
        @if let Some(section) = section { (prohibited::form(ask, &Paths::new(snapshot.stream(), section.id), section)) }
        @if let Some(section) = section.filter(|section| !section.finished && section.has_begun()) {
            h2 { (say::finish(lang)) }
            p { (say::finish_explained(lang)) }
            (act(ask, &Paths::new(snapshot.stream(), section.id).to("finish"), &say::finish(lang), "button", &[]))
        }
    };
    let title = if section.is_some() { say::settings(lang) } else { say::add_section(lang) };
    troubles.answer(page(ask, Page { title, snapshot: Some(snapshot), section, body, aside: None }))
}

/// More rounds than a Swiss of this field can always pair.
fn may_not_be_paired(section: &Section, lang: Lang) -> Option<String> {
    let (players, rounds) = (section.parties().len() as u32, section.settings.rounds);
    let safe =
        section.settings.format.always_pairable(players).filter(|safe| players > 1 && rounds > *safe)?;
    Some(wizard::may_not_be_paired(lang, rounds, players, safe))
}

/// `Some` if a helper button was pressed, with its errors.
fn helped(ask: &mut Ask) -> Option<Troubles> {
    let what = ask.form.text("do").to_owned();
    (!what.is_empty()).then(|| section_form::help(ask, &what).err().unwrap_or_default())
}

pub(crate) async fn save_section(mut ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let known = ask.section(&snapshot)?;
    if let Some(troubles) = helped(&mut ask) {
        return Ok(section_page(&ask, &snapshot, Some(known.id), &known.settings, &troubles));
    }
    let entered = Some(known.parties().len() as u32);
    match section_form::read(Sheet::new(&ask), &known.settings, entered, &snapshot.event().details) {
        // Nothing changed: nothing to report.
        Ok(settings) if settings == known.settings => Ok(moved(&ask.here)),
        Ok(settings) => {
            let snapshot = ask.act(vec![Fact::SectionChanged { section: known.id, settings }]).await?;
            Ok(done(&ask.here, &snapshot))
        }
        Err(troubles) => Ok(section_page(&ask, &snapshot, Some(known.id), &known.settings, &troubles)),
    }
}

pub(crate) async fn finish(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?.id;
    let snapshot = ask.act(vec![Fact::SectionFinished { section, unrated_won: false }]).await?;
    Ok(done(&Paths::new(ask.stream(), section).to("standings"), &snapshot))
}

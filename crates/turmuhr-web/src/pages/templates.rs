//! Templates, and copies of earlier events: details and settings without players.
//!
//! A template is an event of its own, made through the desk, so both databases and every backup hold it. Its name in
//! addresses marks it: no other event has two hyphens there.

use jiff::{Span, ToSpan, civil::Date};
use maud::{Markup, html};
use turmuhr_store::Summary;
use turmuhr_texts::values;
use turmuhr_tournament::{
    Details, Fact, SectionId, Settings,
    limits::Text,
    self_service::{Registration, SelfService},
    settings::{Eligible, Prize},
};

use super::new_event::{Draft, facts, stream_name};
use crate::{
    http::{Answer, Ask, Fault, moved},
    parts::{Door, Takes, Troubles, asked, csrf},
    words::{events, wizard as say},
};

const MARK: &str = "template--";

pub(crate) fn is_template(stream: &str) -> bool {
    stream.starts_with(MARK)
}

/// Templates and earlier events to copy from, with a first day.
pub(super) async fn choice(ask: &Ask) -> Result<Markup, Fault> {
    let lang = ask.lang;
    let all = ask.app.desk.store().list().await?;
    let (templates, earlier): (Vec<Summary>, Vec<Summary>) =
        all.into_iter().partition(|event| is_template(&event.stream));
    let templates: Vec<Summary> = templates.into_iter().filter(|template| !template.archived).collect();
    let labelled = |event: &Summary| {
        let days = values::days(event.starts.parse().ok(), event.ends.parse().ok(), lang);
        if days.is_empty() { event.name.clone() } else { format!("{} ({days})", event.name) }
    };
    let saved = templates.iter().find(|template| template.stream == ask.query.text("template"));
    Ok(html! {
        @if let Some(saved) = saved { p.note role="status" { "✓ " (say::template_saved(lang, &saved.name)) } }
        @if !templates.is_empty() || !earlier.is_empty() {
            details open[!templates.is_empty()] #from-known {
                summary { (say::from_known(lang)) }
                p.note { (say::from_known_explained(lang)) }
                form.narrow method="get" action="/events/new" {
                    label.field {
                        span { (say::known_event(lang)) }
                        select name="from" {
                            @if !templates.is_empty() {
                                optgroup label=(say::templates(lang)) {
                                    @for event in &templates { option value=(event.stream) selected[saved.is_some_and(|saved| saved.stream == event.stream)] { (event.name) } }
                                }
                            }
                            @if !earlier.is_empty() {
                                optgroup label=(events::title(lang)) {
                                    @for event in &earlier { option value=(event.stream) { (labelled(event)) } }
                                }
                            }
                        }
                    }
                    (asked(&Troubles::default(), "first_day", &events::from_day(lang), "", Takes::Day))
                    button { (say::copy_settings(lang)) }
                }
                @if !templates.is_empty() {
                    ul { @for event in &templates {
                        li { a href={ "/e/" (event.stream) "/settings" } { (say::change_template(lang, &event.name)) } }
                    } }
                }
            }
        }
    })
}

/// Details and settings of a known event, moved to its first day or to the next year.
pub(super) async fn copied(ask: &Ask, stream: &str) -> Result<Draft, Fault> {
    let known = ask.app.desk.open(stream).await?;
    let event = known.event();
    let today = ask.local(jiff::Timestamp::now()).date();
    let starts = event.sections.values().flat_map(|section| section.settings.starts.values());
    let before = event.details.start.or_else(|| starts.map(|at| at.date()).min());
    let first = ask.query.text("first_day").parse().ok();
    let by = before.map(|before| first.map_or_else(|| years_on(before, today), |first| days(before, first)));
    let details = Details {
        // A template lends its settings; the event gets a name of its own.
        name: if is_template(stream) { String::new() } else { renamed(&event.details.name, before, by) },
        start: event.details.start.and_then(|day| moved_by(day, by)).or(first),
        end: event.details.end.and_then(|day| moved_by(day, by)),
        ..event.details.clone()
    };
    // An event without days is of the year in which it was entered.
    let entered = known.journal().entries().first().map(|entry| ask.local(entry.at).date());
    let old = before.or(entered).map_or(today.year(), Date::year);
    let new = details.start.map_or(today.year(), Date::year);
    let sections: Vec<Settings> =
        event.sections.values().map(|section| later(&section.settings, by, i32::from(new - old))).collect();
    let sections = if sections.is_empty() { vec![super::section_form::usual()] } else { sections };
    Ok(Draft { details, sections, open: false, from: stream.to_owned() })
}

/// «Stadtmeisterschaft 2026» becomes that of 2027: the year of the old first day in the name is that of the new one.
fn renamed(name: &str, before: Option<Date>, by: Option<Span>) -> String {
    let years = before.and_then(|before| Some((before.year(), moved_by(before, by)?.year())));
    years.map_or_else(|| name.to_owned(), |(old, new)| name.replace(&old.to_string(), &new.to_string()))
}

/// What players may do themselves in the sections of the copied event, for the new event of these facts. The closing
/// day moves with the first day.
pub(super) async fn self_service(ask: &Ask, facts: &[Fact]) -> Result<Vec<Fact>, Fault> {
    let from = ask.form.text("from");
    if from.is_empty() {
        return Ok(Vec::new());
    }
    let known = ask.app.desk.open(from).await?;
    let started = known.event().details.start;
    let starts = facts
        .iter()
        .find_map(|fact| if let Fact::EventCreated { details } = fact { details.start } else { None });
    let by = started.zip(starts).map(|(from, to)| days(from, to));
    let new = facts
        .iter()
        .filter_map(|fact| if let Fact::SectionAdded { section, .. } = fact { Some(*section) } else { None });
    let carried = new.zip(known.event().sections.values()).filter_map(|(section, known)| {
        let rules = self_service_later(&known.self_service, by);
        (rules != SelfService::default()).then_some(Fact::SelfServiceSet { section, rules })
    });
    Ok(carried.collect())
}

fn self_service_later(rules: &SelfService, by: Option<Span>) -> SelfService {
    let later = |registration: &Registration| Registration {
        closes: registration.closes.and_then(|day| moved_by(day, by)),
        ..registration.clone()
    };
    SelfService { registration: rules.registration.as_ref().map(later), ..rules.clone() }
}

/// The years of birth of youth and senior prizes move with the event: «U14» is the same age a year later.
fn later(settings: &Settings, by: Option<Span>, years: i32) -> Settings {
    let starts = settings.starts.iter().filter_map(|(round, at)| {
        let day = moved_by(at.date(), by)?;
        Some((*round, day.to_datetime(at.time())))
    });
    let aged = |year: Option<u32>| year.and_then(|year| year.checked_add_signed(years));
    let prize = |prize: &Prize| {
        let (born_from, born_until) = (aged(prize.to.born_from), aged(prize.to.born_until));
        Prize { to: Eligible { born_from, born_until, ..prize.to.clone() }, ..prize.clone() }
    };
    let prizes = settings.prizes.iter().map(prize).collect();
    Settings { starts: starts.collect(), prizes, ..settings.clone() }
}

fn moved_by(day: Date, by: Option<Span>) -> Option<Date> {
    day.checked_add(by?).ok()
}

fn days(from: Date, to: Date) -> Span {
    from.until(to).map_or_else(|_| 0.days(), |span| i64::from(span.get_days()).days())
}

/// Whole weeks, about a year or more, to the first such day that is not over.
fn years_on(before: Date, today: Date) -> Span {
    let weeks = |years: i16| {
        let same_day = before.checked_add(i64::from(years).years()).unwrap_or(before);
        let days = before.until(same_day).map_or(0, |span| i64::from(span.get_days()));
        // The nearest day with the same day of the week.
        ((days + 3) / 7 * 7).days()
    };
    let is_ahead = |years: &i16| moved_by(before, Some(weeks(*years))).is_none_or(|day| day >= today);
    (1..=400).find(is_ahead).map_or_else(|| weeks(1), weeks)
}

/// Saves details and settings of an event as a template.
pub(crate) async fn save(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let event = snapshot.event();
    let mut door = Door::new(&ask);
    let name = door.name("template", Text::EventName);
    let name = match door.done(name) {
        Ok(name) => name,
        Err(troubles) => {
            let why = troubles.of("template").unwrap_or_default().to_owned();
            return Err(Fault::Wrong(why));
        }
    };
    let stream = format!("{MARK}{}", stream_name(&name));
    let details = Details { name, ..event.details.clone() };
    let sections = event.sections.values().map(|section| section.settings.clone()).collect();
    // The list of tie-breaks was acknowledged when the event was made.
    let accepted = ask.accepted().max(Some(turmuhr_tournament::Level::Acknowledge));
    let mut made = facts(details, sections, event.look.clone());
    let rules = event.sections.values().map(|section| section.self_service.clone());
    let rules = (1..).map(SectionId).zip(rules).filter(|(_, rules)| *rules != SelfService::default());
    made.extend(rules.map(|(section, rules)| Fact::SelfServiceSet { section, rules }));
    ask.create(&stream, made, accepted).await?;
    Ok(moved(&format!("/events/new?template={stream}#from-known")))
}

/// On the settings of an event.
pub(super) fn form(ask: &Ask, stream: &str, name: &str) -> Markup {
    let lang = ask.lang;
    html! {
        h2 { (say::save_as_template(lang)) }
        p { (say::template_explained(lang)) }
        form.narrow method="post" action={ "/e/" (stream) "/template" } #save-template {
            (csrf(ask))
            (asked(&Troubles::default(), "template", &say::template_name(lang), name, Takes::Name(Text::EventName)))
            button { (say::save_as_template(lang)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn the_year_in_the_name_moves_with_the_days() {
        let (before, by) = (date(2026, 5, 14), days(date(2026, 5, 14), date(2027, 5, 13)));
        assert_eq!(renamed("Open 2026", Some(before), Some(by)), "Open 2027");
        assert_eq!(renamed("50 Jahre SK 1976", Some(before), Some(by)), "50 Jahre SK 1976");
        assert_eq!(renamed("Open 2026", None, None), "Open 2026");
    }

    #[test]
    fn a_copy_lies_on_the_same_days_of_the_week() {
        let ascension = date(2026, 5, 14);
        for (today, expected) in [
            (date(2026, 11, 16), date(2027, 5, 13)),
            (date(2026, 3, 1), date(2027, 5, 13)),
            (date(2028, 5, 20), date(2029, 5, 17)),
        ] {
            let day = moved_by(ascension, Some(years_on(ascension, today))).expect("a day");
            assert_eq!((day, day.weekday()), (expected, ascension.weekday()));
        }
    }

    #[test]
    fn no_event_has_the_name_of_a_template() {
        for name in ["Template", "template -- Open", "--", "Vorlage"] {
            assert!(!is_template(&stream_name(name)), "{name}");
        }
    }
}

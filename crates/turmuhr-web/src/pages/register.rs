//! Public registration: the form, its confirmation with a personal link, and the arbiter's list.

use std::{collections::BTreeMap, time::Instant};

use axum::http::{HeaderValue, header};
use jiff::{SignedDuration, Timestamp};
use maud::{Markup, html};
use turmuhr_store::{Pass, Role};
use turmuhr_texts::values;
use turmuhr_tournament::{
    EntryId, Fact, Level, Person, Refusal, Section, SectionId,
    limits::{Number, Text},
    person::Sex,
    self_service::Queued,
    settings::Datum,
};

use super::{Head, Page, cards, done, me, page as page_of, page_with, passes::qr, pasted::this_year};
use crate::{
    accounts::{Token, Visitor},
    desk::{NotDone, Sending, Snapshot},
    http::{Answer, Ask, Fault, moved, told},
    matching,
    parts::{Door, Paths, Takes, Troubles, act, asked, choice, csrf},
    words::{events, players, register as say},
};

/// RFC 5321, 4.5.3.1.3.
const LONGEST_EMAIL: usize = 254;
/// The link of a registration is valid this long; a season at most.
const LINK_LASTS: SignedDuration = SignedDuration::from_hours(24 * 366);
/// Others may register at the same moment, and take the number.
const ATTEMPTS: usize = 10;
/// Programs fill in every field; people do not see this one.
const TRAP: &str = "website";

/// Is the form open today?
pub(super) fn is_open(ask: &Ask, section: &Section) -> bool {
    let today = ask.local(Timestamp::now()).date();
    let rules = section.self_service.registration.as_ref();
    section.takes_registrations() && rules.is_some_and(|rules| rules.closes.is_none_or(|last| today <= last))
}

pub(crate) async fn form(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    Ok(shown(&ask, &snapshot, section, &Troubles::none()))
}

fn shown(ask: &Ask, snapshot: &Snapshot, section: &Section, troubles: &Troubles) -> axum::response::Response {
    let lang = ask.lang;
    let typed = |name: &str| ask.form.text(name).to_owned();
    let line = |name: &str, label: String, takes: Takes| asked(troubles, name, &label, &typed(name), takes);
    let rules = section.self_service.registration.clone().unwrap_or_default();
    let waiting = section.queue().filter(|(.., queued)| *queued != Queued::HasPlace).count();
    let once = Some(typed("once")).filter(|once| !once.is_empty());
    let body = html! {
        @if is_open(ask, section) {
            (occasion(snapshot, section, lang))
            @if let Some(last) = rules.closes { p { (say::open_until(lang, values::day(last, lang))) } }
            @if section.is_full() { p.note role="note" { (say::is_full(lang, waiting + 1)) } }
            form.narrow method="post" action=(ask.here) #register {
                (csrf(ask))
                input type="hidden" name="once" value=(once.unwrap_or_else(crate::accounts::act_id));
                (troubles.markup(lang))
                (line("name", say::name(lang), Takes::Name(Text::PlayerName)))
                (line("birth", say::birth_year(lang), Takes::Birth))
                @if asks_sex(section) {
                    (choice("sex", &say::sex(lang), &typed("sex"), &[
                        (String::new(), say::no_answer(lang)),
                        ("w".to_owned(), players::female(lang)),
                        ("m".to_owned(), players::male(lang)),
                    ]))
                    p.note { (say::sex_explained(lang)) }
                }
                @if section.prizes_ask_for(Datum::Rating) {
                    (line("national_rating", say::national_rating(lang), Takes::Number(Number::Rating)))
                    (line("fide_rating", say::fide_rating(lang), Takes::Number(Number::Rating)))
                    p.note { (say::rating_explained(lang)) }
                }
                (line("club", players::club(lang), Takes::Text(Text::Club)))
                (line("fide_number", players::fide_number(lang), Takes::Text(Text::PlayerNumber)))
                (line("national_number", say::national_number(lang), Takes::Text(Text::PlayerNumber)))
                label.field {
                    span { (say::email(lang)) }
                    input name="email" type="email" value=(typed("email")) autocomplete="email" maxlength=(LONGEST_EMAIL);
                    (troubles.beside("email"))
                }
                p.note { (say::email_explained(lang)) }
                label.trap aria-hidden="true" { "Website " input name=(TRAP) tabindex="-1" autocomplete="off"; }
                label.check {
                    input type="checkbox" name="consent" value="yes" required checked[ask.form.has("consent")];
                    " " (say::consent(lang)) " " a href="/privacy" { (say::privacy(lang)) }
                }
                (troubles.beside("consent"))
                button.next { (say::register(lang)) }
            }
        } @else { p.empty { (say::closed(lang)) } }
    };
    let title = say::title(lang);
    let under = html! { (events::name_of(snapshot.event(), section, lang)) };
    let page = Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None };
    troubles.answer(page_with(ask, page, Head { under, ..Head::default() }))
}

/// When and where the event is, and what it costs.
fn occasion(snapshot: &Snapshot, section: &Section, lang: turmuhr_texts::Lang) -> Markup {
    let details = &snapshot.event().details;
    let fee = section.settings.fee.as_ref();
    let facts = [
        (say::when(lang), values::days(details.start, details.end, lang)),
        (events::place(lang), details.place.clone()),
        (say::fee(lang), fee.map(|fee| values::money_in(fee.cents, &fee.currency, lang)).unwrap_or_default()),
    ];
    html! {
        @if facts.iter().any(|(_, value)| !value.is_empty()) {
            dl.facts #occasion {
                @for (what, value) in facts.iter().filter(|(_, value)| !value.is_empty()) { dt { (what) } dd { (value) } }
            }
        }
    }
}

/// Asked only where a prize depends on it.
fn asks_sex(section: &Section) -> bool {
    section.prizes_ask_for(Datum::Sex)
}

/// What was typed, with every error at its field.
fn read(ask: &Ask, section: &Section) -> Result<(Person, String), Troubles> {
    let lang = ask.lang;
    let mut door = Door::new(ask);
    let asked = section.prizes_ask_for(Datum::Rating);
    let rating = |name: &str, door: &mut Door<'_>| -> Option<u32> {
        door.number(name, Number::Rating).filter(|rating| asked && *rating > 0)
    };
    let person = Person {
        name: door.name("name", Text::PlayerName),
        // The year is enough; a full date is not kept.
        birth: door.birth("birth", this_year()).chars().take(4).collect(),
        sex: match ask.form.text("sex") {
            "w" if asks_sex(section) => Some(Sex::Female),
            "m" if asks_sex(section) => Some(Sex::Male),
            _ => None,
        },
        national_rating: rating("national_rating", &mut door),
        fide_rating: rating("fide_rating", &mut door),
        club: door.text("club", Text::Club),
        fide_number: door.fide_number("fide_number"),
        national_number: door.text("national_number", Text::PlayerNumber),
        ..Person::default()
    };
    if person.birth.is_empty() {
        door.wrong("birth", say::birth_missing(lang));
    }
    let email = ask.form.text("email").to_owned();
    if !email.is_empty() && !is_email(&email) {
        door.wrong("email", say::no_email(lang));
    }
    if !ask.form.has("consent") {
        door.wrong("consent", say::consent_missing(lang));
    }
    door.done((person, email))
}

/// Something before and after one «@», without spaces. Only sending a letter proves more.
fn is_email(text: &str) -> bool {
    let sound = |letter: char| !letter.is_whitespace() && !letter.is_control();
    let parts = text.split_once('@');
    text.len() <= LONGEST_EMAIL
        && text.chars().all(sound)
        && parts.is_some_and(|(who, host)| {
            !who.is_empty() && host.contains('.') && !host.contains('@') && !host.starts_with('.')
        })
}

pub(crate) async fn take(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    // The same form sent again gives the same link, so nothing is entered twice.
    let once = ask.form.text("once");
    let parts = ["registration", ask.stream(), &section.id.to_string(), ask.csrf.token(), once];
    let token = Token::of_parts(parts.into_iter().map(str::as_bytes));
    let store = ask.app.desk.store();
    if !once.is_empty()
        && let Some(pass) = store.pass(&token.hash()).await?
        && let Some(player) = pass.player
    {
        return Ok(confirmation(&ask, &snapshot, section, player, &token));
    }
    if !is_open(&ask, section) {
        return Err(Fault::Refused(say::closed(lang)));
    }
    // A program learns nothing from the answer.
    if !ask.form.text(TRAP).is_empty() || once.is_empty() {
        return Ok(moved(&ask.here));
    }
    let (person, email) = match read(&ask, section) {
        Ok(read) => read,
        Err(troubles) => return Ok(shown(&ask, &snapshot, section, &troubles)),
    };
    ask.app.writing.admit_registration(ask.network, Instant::now())?;
    let lists = ask.app.ratings.lists(store).await?;
    let found = matching::find(&lists, &person, &section.settings);
    let listed = found.chosen.and_then(|at| found.candidates.into_iter().nth(at));
    let person = match listed {
        Some(listed) => matching::taken_over(listed, person),
        None => person,
    };
    let (now, pass, player) = enter(&ask, section.id, &person, &token).await?;
    store.save_pass(&pass).await?;
    if !email.is_empty() {
        store.save_contact(ask.stream(), section.id, player, &email).await?;
    }
    let now = move_up(&ask, &Visitor::holder(pass), section.id).await?.unwrap_or(now);
    let section = now.event().section(section.id).ok_or(Fault::NotFound)?;
    Ok(confirmation(&ask, &now, section, player, &token))
}

/// Records the registration under the next free number.
async fn enter(
    ask: &Ask,
    section: SectionId,
    person: &Person,
    token: &Token,
) -> Result<(std::sync::Arc<Snapshot>, Pass, EntryId), Fault> {
    let desk = &ask.app.desk;
    for _ in 0..ATTEMPTS {
        let player = desk.open(ask.stream()).await?.next_entry(section);
        let expires = Timestamp::now() + LINK_LASTS;
        let pass = cards::of_player(token, ask.stream(), section, (player, &person.name), expires);
        let fact = Fact::PlayerRegistered { section, player, person: person.clone() };
        let visitor = Visitor::holder(pass.clone());
        // The id is recorded with the entry: if the pass is not saved, the form sent again makes it for the same player.
        let id = Token::hash_of(&format!("registration {}", token.hash()));
        let sending = Sending { id: Some(id.clone()), ..Sending::default() };
        match desk.act(ask.stream(), &visitor, vec![fact], sending).await {
            Ok(now) => return Ok((now, pass, player)),
            Err(NotDone::Repeated) => return registered(ask, section, token, &id).await,
            Err(NotDone::Refused(Refusal::PlayerThere { .. })) => {}
            Err(error) => {
                let now = desk.open(ask.stream()).await?;
                return Err(told(error, Some(&now), Some(section), ask.visitor.role, ask.lang));
            }
        }
    }
    Err(Fault::Busy(std::time::Duration::from_secs(5)))
}

/// The registration that was recorded under this id before, with its pass.
async fn registered(
    ask: &Ask,
    section: SectionId,
    token: &Token,
    id: &str,
) -> Result<(std::sync::Arc<Snapshot>, Pass, EntryId), Fault> {
    let desk = &ask.app.desk;
    let recorded = desk.recorded(id).await?.ok_or(Fault::NotFound)?;
    let entry = recorded.after.journal().entries().last();
    let Some(Fact::PlayerRegistered { player, person, .. }) = entry.map(|entry| &entry.fact) else {
        return Err(Fault::NotFound);
    };
    let expires = Timestamp::now() + LINK_LASTS;
    let pass = cards::of_player(token, ask.stream(), section, (*player, &person.name), expires);
    Ok((desk.open(ask.stream()).await?, pass, *player))
}

/// Accepts registrations that have a place, where the organiser wants no arbiter for that.
async fn move_up(
    ask: &Ask,
    visitor: &Visitor,
    section: SectionId,
) -> Result<Option<std::sync::Arc<Snapshot>>, Fault> {
    let desk = &ask.app.desk;
    let due = |now: &Snapshot| {
        let known = now.event().section(section)?;
        let players = known.to_accept();
        (known.accepts_by_itself() && !players.is_empty() && !known.has_begun()).then_some(players)
    };
    if due(&*desk.open(ask.stream()).await?).is_none() {
        return Ok(None);
    }
    let facts = |now: &Snapshot| -> Result<Vec<Fact>, NotDone> {
        let players = due(now).unwrap_or_default();
        Ok(vec![Fact::RegistrationsAccepted { section, players }])
    };
    let sending = Sending::from(Some(Level::Acknowledge));
    Ok(Some(desk.act_on(ask.stream(), visitor, sending, facts).await?))
}

fn standing(section: &Section, player: EntryId, lang: turmuhr_texts::Lang) -> String {
    if section.players.contains_key(&player) {
        return say::accepted(lang);
    }
    match section.queued(player) {
        Some(Queued::HasPlace) => say::has_place(lang),
        Some(Queued::Waits(place)) => say::waits(lang, place),
        None => say::withdrawn(lang),
    }
}

/// What stands in the list now; a rating list may have added a title and ratings.
fn as_entered(section: &Section, player: EntryId, lang: turmuhr_texts::Lang) -> Markup {
    let entered = section.players.get(&player).map(|player| &player.person);
    let Some(person) = entered.or_else(|| section.registrations.get(&player)) else { return html! {} };
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let facts = [
        (players::name(lang), person.name.clone()),
        (players::title(lang), person.title.clone()),
        (say::birth_year(lang), person.birth.clone()),
        (players::club(lang), person.club.clone()),
        (players::fide_number(lang), person.fide_number.clone()),
        (players::fide_rating(lang), number(person.fide_rating)),
        (players::national_rating(lang), number(person.national_rating)),
        (say::from_list(lang), person.rating_source.clone()),
    ];
    html! {
        dl.facts {
            @for (what, value) in facts.iter().filter(|(_, value)| !value.is_empty()) { dt { (what) } dd { (value) } }
        }
    }
}

fn confirmation(
    ask: &Ask,
    snapshot: &Snapshot,
    section: &Section,
    player: EntryId,
    token: &Token,
) -> axum::response::Response {
    let lang = ask.lang;
    let reach = ask.reach();
    let link = format!("{}/p/{}", reach.base, token.as_str());
    let body = html! {
        p.verdict.good role="status" { "✓ " (say::done(lang, player.0)) }
        p { (standing(section, player, lang)) }
        (as_entered(section, player, lang))
        div.pass.card #fresh-pass {
            (qr(&link, lang))
            div {
                h2 { (say::own_link(lang)) }
                p { (say::own_link_explained(lang)) }
                p { a #pass-link href=(link) { (link) } }
            }
        }
    };
    let title = say::title(lang);
    let page = Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None };
    let mut response = page_of(ask, page);
    // The link is for this reader only.
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The own page of somebody who is not a player yet, or no more.
pub(super) fn own_registration(ask: &Ask, snapshot: &Snapshot, section: &Section, player: EntryId) -> Answer {
    let lang = ask.lang;
    let person = section.registrations.get(&player);
    if person.is_none() && snapshot.next_entry(section.id) <= player {
        return Err(Fault::NotFound);
    }
    let body = html! {
        p.verdict role="status" { (standing(section, player, lang)) }
        @if person.is_some() { p { (say::number(lang, player.0)) } }
        (as_entered(section, player, lang))
        (withdrawal(ask, section, player))
    };
    let title = person.map_or_else(|| say::title(lang), |person| person.name.clone());
    let under = html! { (events::name_of(snapshot.event(), section, lang)) };
    let page = Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None };
    Ok(page_with(ask, page, Head { under, ..Head::default() }))
}

/// Before the first pairing a registration can be withdrawn by its link.
pub(super) fn withdrawal(ask: &Ask, section: &Section, player: EntryId) -> Markup {
    let own = ask.visitor.pass.as_ref().is_some_and(|pass| pass.player == Some(player));
    let entered = section.players.get(&player).is_some_and(|player| player.by_registration);
    let possible = section.registrations.contains_key(&player) || entered && !section.has_begun();
    html! {
        @if own && possible {
            details.more #withdraw {
                summary { (say::withdraw(ask.lang)) }
                p { (say::withdraw_explained(ask.lang)) }
                (act(ask, &format!("/e/{}/me/withdraw", ask.stream()), &say::withdraw_now(ask.lang), "danger", &[]))
            }
        }
    }
}

pub(crate) async fn withdraw(ask: Ask) -> Answer {
    let (section, player) = me::own(&ask)?;
    if ask.visitor.role_in(ask.stream()) != Role::Player {
        return Err(Fault::Forbidden);
    }
    let snapshot = ask.open().await?;
    let known = snapshot.event().section(section).ok_or(Fault::NotFound)?;
    let home = me::address(ask.stream(), section, player);
    // Withdrawn already: the form was sent again.
    if !known.registrations.contains_key(&player) && !known.players.contains_key(&player) {
        return Ok(moved(&home));
    }
    let facts = |now: &Snapshot| {
        let known = now.event().section(section).ok_or(Fault::NotFound)?;
        Ok(vec![if known.registrations.contains_key(&player) {
            Fact::RegistrationWithdrawn { section, player }
        } else {
            Fact::PlayerRemoved { section, player }
        }])
    };
    ask.act_in(Some(section), facts).await?;
    ask.app.desk.store().remove_contact(ask.stream(), section, player).await?;
    move_up(&ask, &ask.visitor, section).await?;
    Ok(moved(&home))
}

/// The arbiter's list.
pub(crate) async fn list(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let contacts: BTreeMap<EntryId, String> =
        ask.app.desk.store().contacts(snapshot.stream(), section.id).await?.into_iter().collect();
    let ready = section.to_accept();
    let button = |word: &str, label: String, class: &str, player: EntryId| {
        act(&ask, &ask.here, &label, class, &[("do", word), ("player", &player.0.to_string())])
    };
    let rating = |person: &Person| Some(section.settings.initial_order.rating(person)).filter(|of| *of > 0);
    let body = html! {
        @if section.registrations.is_empty() { p.empty { (say::nobody(lang)) } } @else {
            table.lines {
                caption { (say::list(lang)) }
                thead { tr {
                    th.number { (players::number(lang)) } th { (say::name(lang)) } th { (say::birth_year(lang)) } th { (players::club(lang)) }
                    th.number { (players::rating(lang)) } th { (say::email_short(lang)) } th { (say::status(lang)) } td {}
                } }
                tbody {
                    @for (id, person, queued) in section.queue() {
                        tr data-key={ "r" (id.0) } {
                            td.number { (id.0) } td.name { (person.title) " " (person.name) } td { (person.birth) } td { (person.club) }
                            td.number { @if let Some(rating) = rating(person) { (rating) } }
                            td { (contacts.get(&id).map(String::as_str).unwrap_or_default()) }
                            td { @match queued {
                                Queued::HasPlace => { (say::place_free(lang)) }
                                Queued::Waits(place) => { (say::waiting_place(lang, place)) }
                            } }
                            td { (button("accept", say::accept(lang), "quiet", id)) (button("decline", say::decline(lang), "quiet", id)) }
                        }
                    }
                }
            }
        }
        (addresses(&ask, section, &contacts))
        p { a href=(Paths::new(snapshot.stream(), section.id).to("register")) { (say::to_form(lang)) } }
    };
    let next = (!ready.is_empty())
        .then(|| act(&ask, &ask.here, &say::accept_all(lang, ready.len()), "next", &[("do", "accept-all")]));
    let title = say::list(lang);
    let page = Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None };
    Ok(page_with(&ask, page, Head { next, ..Head::default() }))
}

/// Addresses of players accepted before. They are no entries of the journal, so they can be deleted.
fn addresses(ask: &Ask, section: &Section, contacts: &BTreeMap<EntryId, String>) -> Markup {
    let lang = ask.lang;
    let accepted: Vec<_> =
        contacts.iter().filter_map(|(id, email)| Some((id, section.players.get(id)?, email))).collect();
    html! {
        @if !accepted.is_empty() {
            table.lines #addresses {
                caption { (say::addresses(lang)) }
                thead { tr { th { (say::name(lang)) } th { (say::email_short(lang)) } td {} } }
                tbody {
                    @for (id, player, email) in &accepted {
                        tr {
                            td.name { (player.person.name) } td { (email) }
                            td { (act(ask, &ask.here, &say::forget(lang), "quiet", &[("do", "forget"), ("player", &id.0.to_string())])) }
                        }
                    }
                }
            }
            (act(ask, &ask.here, &say::forget_all(lang), "danger", &[("do", "forget-all")]))
        }
    }
}

/// Deletes one address, or those of all players accepted before.
async fn forget(ask: &Ask, section: SectionId, only: Option<EntryId>) -> Answer {
    let (store, snapshot) = (ask.app.desk.store(), ask.open().await?);
    let known = snapshot.event().section(section).ok_or(Fault::NotFound)?;
    for (player, _) in store.contacts(ask.stream(), section).await? {
        let meant = only.map_or_else(|| known.players.contains_key(&player), |only| only == player);
        if meant {
            store.remove_contact(ask.stream(), section, player).await?;
        }
    }
    Ok(moved(&ask.here))
}

pub(crate) async fn decide(ask: Ask) -> Answer {
    let section = SectionId(ask.number("section")?);
    let word = ask.form.text("do");
    let player = ask.form.number("player").map(EntryId);
    match (word, player) {
        ("forget", Some(player)) => return forget(&ask, section, Some(player)).await,
        ("forget-all", _) => return forget(&ask, section, None).await,
        _ => {}
    }
    let facts = |now: &Snapshot| {
        let known = now.event().section(section).ok_or(Fault::NotFound)?;
        let fact = match (word, player) {
            ("accept-all", _) => {
                let players = known.to_accept();
                Fact::RegistrationsAccepted { section, players }
            }
            ("accept", Some(player)) => Fact::RegistrationsAccepted { section, players: vec![player] },
            ("decline", Some(player)) => Fact::RegistrationWithdrawn { section, player },
            _ => return Err(Fault::NotFound),
        };
        Ok(vec![fact])
    };
    let before = ask.open().await?;
    // Nothing to accept: somebody else was faster.
    let none = before.event().section(section).is_some_and(|known| known.to_accept().is_empty());
    if word == "accept-all" && none {
        return Ok(moved(&ask.here));
    }
    let now = ask.act_on(facts).await?;
    if let ("decline", Some(player)) = (word, player) {
        ask.app.desk.store().remove_contact(ask.stream(), section, player).await?;
    }
    Ok(done(&ask.here, &now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked_for_their_form_only() {
        for good in ["anna@verein.example", "a.b+c@x.y.example"] {
            assert!(is_email(good), "{good}");
        }
        let long = format!("{}@x.example", "a".repeat(LONGEST_EMAIL));
        for bad in
            ["anna", "@x.example", "a@b", "a@b@c.example", "a b@c.example", "a@c.example\r\nBcc: x", &long]
        {
            assert!(!is_email(bad), "{bad}");
        }
    }
}

//! Who acts in a season, and how: links with a QR code for captains and officers, and accounts linked to persons. Directors
//! give links; accounts are the administrator's.

use axum::response::Response;
use jiff::{SignedDuration, Timestamp};
use maud::{Markup, html};
use turmuhr_federation::{office::roles::Role as Office, persons::person::PersonId};
use turmuhr_season::registry::{AsOf, Scope};
use turmuhr_store::{Pass, Role};
use turmuhr_texts::{season::names, values};

use super::{League, door::today, mine, open};
use crate::{
    accounts::Token,
    desk::Shelved,
    http::{Answer, Ask, Fault, moved},
    pages::{Head, qr},
    parts::{Takes, Troubles, act, asked, choice, csrf},
    words::{people, season as say},
};

/// A season and the summer after it.
const LONGEST: u32 = 500;
const USUAL: &str = "365";
const MOST: usize = 2_000;

/// Directors of play and administrators give access.
fn may_give(league: &League<'_>) -> bool {
    let director = league.ask.person.is_some_and(|who| {
        let roles = league.state.registry.roles(who, AsOf::today(today()));
        roles.iter().any(|(role, _)| *role == Office::DirectorOfPlay)
    });
    director || league.ask.visitor.role == Role::Administrator
}

/// Whether the visitor gives and takes links of this person. A link is everything the person may do: a director of one level or
/// class gives links to captains there, and to nobody with an office elsewhere.
fn may_give_to(league: &League<'_>, person: PersonId) -> bool {
    if league.ask.visitor.role == Role::Administrator {
        return true;
    }
    let Some(own) = league.ask.person else { return false };
    let as_of = AsOf::today(today());
    let roles = league.state.registry.roles(own, as_of);
    if roles.contains(&(Office::DirectorOfPlay, Scope::Everywhere)) {
        return true;
    }
    let within = |(role, scope): &(Office, Scope)| match (role, scope) {
        (Office::Captain, Scope::Team(team)) => {
            league.state.teams.get(team).is_some_and(|team| league.directs(team.class))
        }
        _ => false,
    };
    league.state.registry.roles(person, as_of).iter().all(within)
}

pub(crate) async fn show(ask: Ask) -> Answer {
    shown(&ask, None, &Troubles::none()).await
}

async fn shown(ask: &Ask, fresh: Option<(Token, Pass)>, troubles: &Troubles) -> Answer {
    let season = open(ask).await?;
    let league = League::new(ask, &season);
    if !may_give(&league) {
        return Err(Fault::Forbidden);
    }
    let lang = ask.lang;
    let now = Timestamp::now();
    let links: Vec<Pass> = ask.app.desk.store().passes(season.stream()).await?;
    let reach = ask.reach();
    let administrator = ask.visitor.role == Role::Administrator;
    let body = html! {
        p { (say::access_explained(lang)) }
        @if let Some((token, pass)) = &fresh {
            @let link = format!("{}/p/{}", reach.base, token.as_str());
            @if !reach.by_phones { p.alarm #only-here role="note" { (people::only_here(lang, reach.port)) } }
            div.pass.card #fresh-pass {
                (qr(&link, lang))
                div { h2 { (pass.label) } p { a #pass-link href=(link) { (link) } } }
            }
            p.note { (people::shown_once(lang)) " " button.quiet data-print hidden { (people::print_it(lang)) } }
        }
        h2 { (say::links(lang)) }
        @if links.is_empty() { p.empty { (say::no_links(lang)) } }
        @else { table.lines.passes {
            caption.hidden { (say::links(lang)) }
            thead { tr { th { (say::whose(lang)) } th { (people::until(lang)) } td {} } }
            tbody { @for pass in &links { tr.undone[pass.revoked || pass.expires <= now] {
                td.name { (pass.label) }
                td.rest { time datetime=(pass.expires) { (values::moment(ask.local(pass.expires), lang)) } }
                td.end {
                    @if pass.revoked { (people::revoked(lang)) }
                    @else if pass.expires <= now { (people::expired(lang)) }
                    @else { (act(ask, &league.to("access/revoke"), &people::revoke(lang), "quiet", &[("pass", &pass.token)])) }
                }
            } } }
        } }
        (new_link(&league, troubles))
        @if administrator { (accounts(&league, troubles).await?) }
    };
    let page = league.page(None, say::access(lang), body, None, Head::default());
    Ok(troubles.answer(page))
}

/// Persons with an office, by name.
fn holders(league: &League<'_>) -> Vec<(String, String)> {
    let (state, lang) = (league.state, league.lang);
    let persons = state.registry.persons.keys().copied();
    let mut all: Vec<(String, String)> = persons
        .filter(|person| may_give_to(league, *person))
        .filter(|person| {
            state.registry.identity(*person, today()) == *person && mine::holds_office(league, *person)
        })
        .map(|person| {
            let roles = state.registry.roles(person, AsOf::today(today()));
            let mut offices: Vec<&str> = roles.iter().map(|(role, _)| names::role(*role, lang)).collect();
            offices.dedup();
            (person.0.to_string(), format!("{} ({})", names::person(state, person, lang), offices.join(", ")))
        })
        .collect();
    all.sort_by_cached_key(|(_, name)| turmuhr_tournament::alphabet::key(name));
    all
}

fn new_link(league: &League<'_>, troubles: &Troubles) -> Markup {
    let (ask, lang) = (league.ask, league.lang);
    let holders = holders(league);
    html! {
        h2 { (say::new_link(lang)) }
        @if holders.is_empty() { p.empty { (say::no_holders(lang)) } }
        @else { form.narrow method="post" action=(league.to("access")) #new-link {
            (csrf(ask))
            (choice("person", &say::whose(lang), ask.form.text("person"), &holders))
            (asked(troubles, "days", &say::days(lang), Some(ask.form.text("days")).filter(|days| !days.is_empty()).unwrap_or(USUAL), Takes::Range(1, LONGEST)))
            button.next { (say::make_link(lang)) }
        } }
    }
}

async fn accounts(league: &League<'_>, troubles: &Troubles) -> Result<Markup, Fault> {
    let (ask, lang, state) = (league.ask, league.lang, league.state);
    let store = ask.app.desk.store();
    let linked = store.officers(league.season.stream()).await?;
    let users: Vec<(String, String)> = store
        .users()
        .await?
        .into_iter()
        .map(|user| (user.name.clone(), format!("{} ({})", user.shown, user.name)))
        .collect();
    Ok(html! {
        h2 { (say::accounts(lang)) }
        @if !linked.is_empty() { table.lines {
            caption.hidden { (say::accounts(lang)) }
            thead { tr { th { (say::account(lang)) } th { (say::person(lang)) } td {} } }
            tbody { @for (login, person) in &linked { tr {
                td.name { (login) } td.rest { (names::person_with_number(state, *person, lang)) }
                td.end { (act(ask, &league.to("access/unlink"), &say::unlink(lang), "quiet", &[("login", login)])) }
            } } }
        } }
        form.narrow method="post" action=(league.to("access/link")) #link-account {
            (csrf(ask))
            (choice("login", &say::account(lang), ask.form.text("login"), &users))
            (asked(troubles, "name", &say::person(lang), ask.form.text("name"), Takes::Words))
            button { (say::link_account(lang)) }
        }
    })
}

pub(crate) async fn make(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    if !may_give(&league) {
        return Err(Fault::Forbidden);
    }
    let days = ask.form.number("days").filter(|days| (1..=LONGEST).contains(days));
    let Some(days) = days else {
        return shown(&ask, None, &Troubles::one("days", say::no_days(ask.lang, LONGEST))).await;
    };
    let person = PersonId(ask.form.number("person").ok_or(Fault::NotFound)?);
    if !mine::holds_office(&league, person) {
        return Err(Fault::Refused(say::without_office(ask.lang)));
    }
    if !may_give_to(&league, person) {
        return Err(Fault::Forbidden);
    }
    // The same form sent again shows the same link.
    let token = match &ask.act {
        Some(act) => Token::of_parts(["link", ask.csrf.token(), act].map(str::as_bytes)),
        None => Token::new(),
    };
    let store = ask.app.desk.store();
    if let Some(pass) = store.pass(&token.hash()).await? {
        return shown(&ask, Some((token, pass)), &Troubles::none()).await;
    }
    let now = Timestamp::now();
    let alive = store.passes(season.stream()).await?;
    if alive.iter().filter(|pass| !pass.revoked && pass.expires > now).count() >= MOST {
        return Err(Fault::Refused(people::too_many_passes(ask.lang, MOST)));
    }
    let pass = Pass {
        token: token.hash(),
        label: names::person(league.state, person, ask.lang),
        role: Role::Player,
        stream: season.stream().to_owned(),
        section: 0,
        boards: None,
        team: None,
        player: None,
        person: Some(person),
        expires: now + SignedDuration::from_hours(24 * i64::from(days)),
        revoked: false,
    };
    store.save_pass(&pass).await?;
    shown(&ask, Some((token, pass)), &Troubles::none()).await
}

pub(crate) async fn revoke(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    if !may_give(&league) {
        return Err(Fault::Forbidden);
    }
    let store = ask.app.desk.store();
    let known = store.pass(ask.form.text("pass")).await?.filter(|pass| pass.stream == season.stream());
    let known = known.ok_or(Fault::NotFound)?;
    if !known.person.is_some_and(|person| may_give_to(&league, person)) {
        return Err(Fault::Forbidden);
    }
    store.revoke_pass(&known.token).await?;
    Ok(back(&league))
}

fn back(league: &League<'_>) -> Response {
    moved(&league.to("access"))
}

pub(crate) async fn link(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (login, name, lang) = (ask.form.text("login"), ask.form.text("name"), ask.lang);
    let store = ask.app.desk.store();
    if store.user(login).await?.is_none() {
        return Err(Fault::Refused(say::unknown_account(lang, login)));
    }
    let person = match league.state.persons_named(name, AsOf::today(today()))[..] {
        [one] => one,
        [] => return shown(&ask, None, &Troubles::one("name", say::unknown_person(lang, name))).await,
        ref several => {
            let known: Vec<String> =
                several.iter().map(|one| names::person_with_number(league.state, *one, lang)).collect();
            return shown(&ask, None, &Troubles::one("name", say::several_persons(lang, known.join("; "))))
                .await;
        }
    };
    store.save_officer(login, season.stream(), Some(person)).await?;
    Ok(back(&league))
}

pub(crate) async fn unlink(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    ask.app.desk.store().save_officer(ask.form.text("login"), season.stream(), None).await?;
    Ok(back(&league))
}

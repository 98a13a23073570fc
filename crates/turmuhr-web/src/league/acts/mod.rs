//! Acts of a season by forms. A form is data: its fields, and how they make facts. The door of the season judges the facts, so a
//! form has no rules of its own.
//!
//! - `given`: the typed values of a form, each error beside its field;
//! - `matches`, `law`, `registry`, `year`: the forms, by subject.

mod given;
mod law;
mod matches;
mod registry;
mod year;

use maud::{Markup, html};
use turmuhr_federation::{
    law::level::Level,
    matches::lineup::{BoardResult, Which},
    office::roles::{Action, Role, may},
};
use turmuhr_season::{Fact, Refusal, registry::AsOf};
use turmuhr_store::Role as Account;
use turmuhr_texts::{
    Lang,
    federation::lineup::side as side_name,
    season::{names, refusal::refusal},
};

pub(crate) use given::Given;

use super::{
    League,
    door::{act, sentence, today},
    open,
};
use crate::{
    http::{Answer, Ask, Fault, local},
    pages::Head,
    parts::{Troubles, csrf, options},
    words::{season as words, season_acts as say, season_fields as labels},
};

/// An act that a form makes.
pub(crate) struct ActForm {
    /// Its address and its words.
    pub(crate) key: &'static str,
    /// Who does it. None: everybody with an office.
    pub(crate) action: Option<Action>,
    pub(crate) fields: &'static [Field],
    pub(crate) make: fn(&Given<'_>) -> Made,
}

pub(crate) type Made = Result<Vec<Fact>, Stop>;

/// Why a form makes no facts.
pub(crate) enum Stop {
    /// Fields are wrong or missing; each says why.
    Typed,
    Refused(Box<Refusal>),
}

impl From<Refusal> for Stop {
    fn from(why: Refusal) -> Stop {
        Stop::Refused(Box::new(why))
    }
}

pub(crate) struct Field {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) needed: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Match,
    Team,
    Club,
    Class,
    /// By name or number.
    Person,
    Decision,
    Remedy,
    Request,
    Transfer,
    Day,
    /// A day that is today unless somebody types another.
    Today,
    Time,
    Line,
    Text,
    Number(u32, u32),
    Flag,
    Side,
    Result,
    Level,
    Office,
    /// The line-up rules of the ordinance.
    Competition,
    /// Words of [`labels::choice`].
    Choice(&'static [&'static str]),
}

const fn needed(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, needed: true }
}

const fn optional(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, needed: false }
}

/// The subjects of the forms, in the order of the page.
pub(crate) const GROUPS: [(&str, &[ActForm]); 4] =
    [("matches", matches::FORMS), ("law", law::FORMS), ("registry", registry::FORMS), ("year", year::FORMS)];

fn find(key: &str) -> Option<&'static ActForm> {
    GROUPS.iter().flat_map(|(_, forms)| forms.iter()).find(|form| form.key == key)
}

/// Whether an office of the visitor may do it somewhere; where, the door decides.
fn offered(league: &League<'_>, form: &ActForm) -> bool {
    let Some(person) = league.ask.person else { return league.ask.visitor.role == Account::Administrator };
    let roles = league.state.registry.roles(person, AsOf::today(today()));
    match form.action {
        None => !roles.is_empty(),
        Some(action) => roles.iter().any(|(role, _)| {
            may(*role, action) || (*role == Role::DirectorOfPlay && action != Action::DecideRemedy)
        }),
    }
}

pub(crate) async fn list(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let lang = ask.lang;
    let mut any = false;
    let groups = GROUPS.map(|(group, forms)| {
        let own: Vec<&ActForm> = forms.iter().filter(|form| offered(&league, form)).collect();
        any |= !own.is_empty();
        html! { @if !own.is_empty() {
            h2 { (say::group(group, lang)) }
            ul.acts-list { @for form in own { li { a href=(league.to(&format!("acts/{}", form.key))) { (say::title(form.key, lang)) } } } }
        } }
    });
    let body = html! {
        @if !any { p.empty { (words::no_office(lang)) } }
        @for group in groups { (group) }
    };
    Ok(league.page(None, words::acts(lang), body, None, Head::default()))
}

pub(crate) async fn form(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let form = find(ask.path.text("act")).ok_or(Fault::NotFound)?;
    Ok(shown(&league, form, &Troubles::none()))
}

fn shown(league: &League<'_>, form: &ActForm, troubles: &Troubles) -> axum::response::Response {
    let (ask, lang) = (league.ask, league.lang);
    let back = local(ask.query.text("back")).or_else(|| local(ask.form.text("back"))).or(ask.back.as_deref());
    let body = html! {
        @if let Some(about) = say::about(form.key, lang) { p { (about) } }
        form.narrow.act method="post" action=(ask.here) id={ "act-" (form.key) } {
            (csrf(ask))
            input type="hidden" name="back" value=(back.unwrap_or_default());
            (troubles.markup(lang))
            @for field in form.fields { (input(league, field, troubles)) }
            button.next { (say::title(form.key, lang)) }
        }
    };
    let page = league.page(None, say::title(form.key, lang), body, None, Head::default());
    troubles.answer(page)
}

/// A field of a form, with what was typed, or what the address says.
fn input(league: &League<'_>, field: &Field, troubles: &Troubles) -> Markup {
    let (ask, lang) = (league.ask, league.lang);
    let sent = if ask.is_act { &ask.form } else { &ask.query };
    let typed = sent.text(field.name);
    let value = match field.kind {
        Kind::Today if typed.is_empty() && !ask.is_act => today().to_string(),
        _ => typed.to_owned(),
    };
    let label = labels::label(field.name, lang);
    let wrong = troubles.of(field.name).is_some();
    let id = format!("wrong-{}", field.name);
    let describes = wrong.then(|| format!("why-{}", field.name));
    if field.kind == Kind::Flag {
        return html! { label.check { input type="checkbox" name=(field.name) value="yes" checked[!typed.is_empty()]; " " (label) } };
    }
    html! {
        label.field {
            span { (label) @if !field.needed { " " small { (labels::optional(lang)) } } }
            @match choices(league, field.kind) {
                Some(all) => select id=(id) name=(field.name) required[field.needed] aria-invalid=[wrong.then_some("true")] aria-describedby=[describes] {
                    option value="" { "–" } (options(&value, &all))
                },
                None => @match field.kind {
                    Kind::Text => textarea id=(id) name=(field.name) rows="5" required[field.needed] aria-invalid=[wrong.then_some("true")] aria-describedby=[describes] { (value) },
                    kind => {
                        @let (least, most) = range(kind);
                        input id=(id) name=(field.name) type=(type_of(kind, wrong)) value=(value) min=[least] max=[most] required[field.needed] autocomplete="off" aria-invalid=[wrong.then_some("true")] aria-describedby=[describes];
                    },
                },
            }
            (troubles.beside(field.name))
        }
    }
}

const fn type_of(kind: Kind, wrong: bool) -> &'static str {
    match kind {
        // Other kinds of inputs hide text that does not fit.
        _ if wrong => "text",
        Kind::Day | Kind::Today => "date",
        Kind::Time => "time",
        Kind::Number(..) => "number",
        Kind::Match
        | Kind::Team
        | Kind::Club
        | Kind::Class
        | Kind::Person
        | Kind::Decision
        | Kind::Remedy
        | Kind::Request
        | Kind::Transfer
        | Kind::Line
        | Kind::Text
        | Kind::Flag
        | Kind::Side
        | Kind::Result
        | Kind::Level
        | Kind::Office
        | Kind::Competition
        | Kind::Choice(_) => "text",
    }
}

const fn range(kind: Kind) -> (Option<u32>, Option<u32>) {
    if let Kind::Number(least, most) = kind { (Some(least), Some(most)) } else { (None, None) }
}

/// The results of a board, as forms send them.
pub(super) const RESULTS: [(&str, BoardResult); 4] = [
    ("1-0", BoardResult::HomeWins),
    ("1/2", BoardResult::Drawn),
    ("0-1", BoardResult::GuestWins),
    ("0-0", BoardResult::BothLose),
];

/// The values of a select; none for other inputs.
fn choices(league: &League<'_>, kind: Kind) -> Option<Vec<(String, String)>> {
    let (state, lang) = (league.state, league.lang);
    let number = |number: u32, name: String| (number.to_string(), name);
    Some(match kind {
        Kind::Match => state.matches.keys().map(|id| number(id.0, names::game(state, *id, lang))).collect(),
        Kind::Team => {
            let named = |(id, team): (&turmuhr_season::TeamId, &turmuhr_season::state::Team)| {
                let name = names::team(state, *id, lang);
                number(id.0, format!("{name} ({})", names::class(state, team.class, lang)))
            };
            sorted(state.teams.iter().map(named).collect())
        }
        Kind::Club => {
            sorted(state.clubs.keys().map(|id| number(id.0, names::club(state, *id, lang))).collect())
        }
        Kind::Class => state.classes.keys().map(|id| number(id.0, names::class(state, *id, lang))).collect(),
        Kind::Decision => state
            .decisions
            .iter()
            .map(|(id, one)| number(id.0, labels::decision(id.0, one, state, lang)))
            .collect(),
        Kind::Remedy => state
            .remedies
            .iter()
            .map(|(id, one)| number(id.0, labels::remedy(id.0, one, state, lang)))
            .collect(),
        Kind::Request => state
            .requests
            .iter()
            .map(|(id, one)| number(id.0, format!("{}: {}", names::game(state, one.about, lang), one.what)))
            .collect(),
        Kind::Transfer => {
            let named =
                |(id, one): (&turmuhr_season::registry::TransferId, &turmuhr_season::registry::Transfer)| {
                    let clubs = [one.from_club, one.to_club].map(|club| names::club(state, club, lang));
                    number(id.0, format!("{}: {}", names::person(state, one.person, lang), clubs.join(" → ")))
                };
            state.registry.transfers.iter().map(named).collect()
        }
        Kind::Side => [("home", Which::Home), ("guest", Which::Guest)]
            .map(|(code, side)| (code.to_owned(), side_name(side, lang)))
            .to_vec(),
        Kind::Result => RESULTS.map(|(code, _)| (code.to_owned(), code.replace("1/2", "½-½"))).to_vec(),
        Kind::Level => Level::ALL
            .map(|level| (level.word().to_owned(), crate::words::league::level(level, lang)))
            .to_vec(),
        Kind::Office => {
            Role::ALL.map(|role| (given::code(role), names::role(role, lang).to_owned())).to_vec()
        }
        Kind::Competition => {
            let rules = state.ordinance.iter().flat_map(|ordinance| ordinance.rules.lineup.keys());
            rules.map(|key| (key.clone(), labels::competition(key, lang))).collect()
        }
        Kind::Choice(all) => {
            all.iter().map(|code| ((*code).to_owned(), labels::choice(code, lang))).collect()
        }
        Kind::Person
        | Kind::Day
        | Kind::Today
        | Kind::Time
        | Kind::Line
        | Kind::Text
        | Kind::Number(..)
        | Kind::Flag => return None,
    })
}

fn sorted(mut all: Vec<(String, String)>) -> Vec<(String, String)> {
    all.sort_by_cached_key(|(_, name)| turmuhr_tournament::alphabet::key(name));
    all
}

pub(crate) async fn take(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let form = find(ask.path.text("act")).ok_or(Fault::NotFound)?;
    // The fields first, on the page's own state: errors go back beside them.
    let given = Given::new(league.state, &ask.form, ask.lang, today());
    if let Err(Stop::Typed) = (form.make)(&given) {
        return Ok(shown(&league, form, &given.troubles()));
    }
    let lang: Lang = ask.lang;
    let now = act(&ask, &say::title(form.key, lang), |state| {
        let given = Given::new(state, &ask.form, lang, today());
        (form.make)(&given).map_err(|stop| match stop {
            Stop::Typed => Fault::Refused(words::changed_meanwhile(lang)),
            Stop::Refused(why) => Fault::Refused(sentence(&refusal(&why, state, lang))),
        })
    })
    .await?;
    let to = local(ask.form.text("back")).map_or_else(|| league.to("acts"), str::to_owned);
    Ok(super::done(&to, &now))
}

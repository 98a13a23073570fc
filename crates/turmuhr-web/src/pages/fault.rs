//! Error pages: not found, not allowed, to be confirmed, refused.

use maud::{Markup, html};
use turmuhr_store::Role;
use turmuhr_tournament::Level;

use super::{
    Page, history,
    layout::{document, document_of_league},
    login,
};
use crate::{
    desk::{SeasonSnapshot, Snapshot},
    http::{Ask, Crossed, Fault, PICK},
    parts::{csrf, csrf_of, reason},
    words::{acts, events, fields as both, line, refusals, rounds, shell as say},
};

pub(crate) fn page(
    ask: &Ask,
    fault: &Fault,
    (event, season): (Option<&Snapshot>, Option<&SeasonSnapshot>),
    heading: &str,
    detail: &str,
) -> Markup {
    let lang = ask.lang;
    let kept = matches!(fault, Fault::Forbidden) && !ask.is_known() && !ask.form.0.is_empty();
    let heading = if kept { say::log_in(lang) } else { heading.to_owned() };
    let body = match fault {
        Fault::Concerns { concerns, act, leave, mark } => {
            confirm(ask, concerns, (act.as_str(), leave.as_str()), mark)
        }
        Fault::Meanwhile(crossed) if crossed.clashes.is_empty() => choose(ask, crossed),
        Fault::Meanwhile(crossed) => choose_fields(ask, crossed),
        Fault::Forbidden if kept => html! {
            p.detail { (line::session_ended(lang)) " " (line::typed_is_kept(lang)) }
            (login::keeping(ask))
        },
        Fault::Forbidden if !ask.is_known() => html! {
            p.detail { (detail) }
            p { a.next href=(login::path(ask)) { (say::log_in(lang)) } " " a href="/" { (say::to_start(lang)) } }
        },
        _ => html! {
            p.detail { (detail) }
            @if let (Fault::Blocked { entry, .. }, Some(event)) = (fault, event) {
                p { a #blocking href=(history::address(event, *entry)) { (refusals::blocking_entry(lang, entry)) } }
            }
            p {
                @if let Some(back) = &ask.back { a.next data-back href=(back) { (say::back(lang)) } " " }
                a href="/" { (say::to_start(lang)) }
            }
        },
    };
    let section = event.and_then(|event| ask.section(event).ok());
    let page = Page { title: heading, snapshot: event, section, body, aside: None };
    match season {
        Some(season) => document_of_league(ask, season, &page),
        None => document(ask, &page),
    }
}

/// The typed fields again, without those that the new form makes itself.
fn fields(ask: &Ask, without: impl Fn(&str) -> bool) -> Markup {
    let new = |name: &str| matches!(name, "csrf" | "act" | "seen" | "own" | "read" | "fresh");
    html! {
        @for (name, value) in &ask.form.0 {
            @if !new(name) && !without(name) { input type="hidden" name=(name) value=(value); }
        }
    }
}

/// Two entries that crossed. The new form has seen the other entry, so it may replace it.
fn choose(ask: &Ask, crossed: &Crossed) -> Markup {
    let lang = ask.lang;
    let Crossed { by, at, theirs, mine, replaces, act, leave, .. } = crossed;
    html! {
        ul.concerns #meanwhile {
            li { (line::theirs(lang, by, at, theirs)) }
            li { (line::mine(lang, mine)) }
        }
        @if !replaces { p.detail { (line::ask_arbiter(lang)) } }
        div.choices {
            @if *replaces {
                form method="post" action=(ask.here) #confirm {
                    (csrf_of(ask, ask.csrf.seen()))
                    (fields(ask, |name| name == "accepted"))
                    input type="hidden" name="accepted" value="acknowledge";
                    button { @if let Some(act) = act { (act) } @else { (line::enter_mine(lang)) } }
                }
            }
            a.button.next data-back href=(ask.back.as_deref().unwrap_or("/")) {
                @if let Some(leave) = leave { (leave) } @else { (line::keep_theirs(lang)) }
            }
        }
    }
}

/// Fields that two people changed: each is chosen by itself. The form stays that of its page, so fields that the visitor
/// left alone keep the changes of others.
fn choose_fields(ask: &Ask, crossed: &Crossed) -> Markup {
    let lang = ask.lang;
    let Crossed { by, at, what, position, clashes, .. } = crossed;
    let asked_again = |name: &str| {
        name.strip_prefix(PICK).is_some_and(|field| clashes.iter().any(|clash| clash.name == field))
    };
    html! {
        p.detail #meanwhile { (both::both_changed(lang, by, at, what)) }
        form.narrow method="post" action=(ask.here) #choose-fields {
            (csrf(ask))
            (fields(ask, |name| name == "asked" || asked_again(name)))
            input type="hidden" name="asked" value=(position);
            @for clash in clashes {
                fieldset {
                    legend { (clash.label) }
                    @for (word, value) in [("theirs", format!("{by}: {}", clash.theirs)), ("mine", both::value_of_mine(lang, &clash.mine))] {
                        label.check { input type="radio" name={ (PICK) (clash.name) } value=(word) required; " " (value) }
                    }
                }
            }
            p.note { (both::rest_is_kept(lang)) }
            div.choices {
                button.next { (both::save(lang)) }
                a.button data-back href=(ask.back.as_deref().unwrap_or("/")) { (both::save_nothing(lang)) }
            }
        }
    }
}

/// What FIDE mode allows instead, and the way out of it.
fn ways_out(ask: &Ask) -> Markup {
    let lang = ask.lang;
    let round = ask.here.strip_suffix("/result").map(str::to_owned);
    let board = round.map(|round| format!("{round}/boards/{}", ask.form.text("board")));
    let chief = ask.visitor.role >= Role::ChiefArbiter;
    html! {
        ul #ways-out {
            @if let Some(board) = board {
                li { a href={ (board) "?game=" (ask.form.game()) "#rated" } { (rounds::rate_otherwise(lang)) } ": " (say::rating_only(lang)) }
            }
            @if chief { li { a href={ "/e/" (ask.stream()) "/settings#fide-mode" } { (events::leave_fide_mode(lang)) } ": " (say::leaving_is_for_good(lang)) } }
            @else { li { (say::ask_chief(lang)) " " (say::leaving_is_for_good(lang)) } }
        }
    }
}

/// The same form again with its fields. Serious concerns take two steps: first what happens, then the
/// consequences.
fn confirm(ask: &Ask, concerns: &[(Level, String)], (act, leave): (&str, &str), mark: &str) -> Markup {
    let lang = ask.lang;
    let highest = concerns.iter().map(|(level, _)| *level).max().unwrap_or(Level::Note);
    let first_of_two = highest == Level::ConfirmTwice && ask.accepted() < Some(Level::Confirm);
    let accept = match highest {
        _ if first_of_two => "confirm",
        Level::Note | Level::Acknowledge => "acknowledge",
        Level::Confirm => "confirm",
        Level::ConfirmTwice | Level::Refuse => "confirm-twice",
    };
    // A changed result needs a reason.
    let why = ask.here.ends_with("/result") && ask.form.text("reason").is_empty();
    html! {
        ul.concerns {
            @for (level, text) in concerns {
                li class={ "level-" (*level as u8) } { (text) }
            }
        }
        @if highest == Level::Refuse {
            p.detail { (say::not_in_fide_mode(lang)) }
            (ways_out(ask))
        } @else if highest == Level::ConfirmTwice && !first_of_two {
            h2 { (say::consequences(lang)) }
            p.detail { (say::twice_explained(lang)) }
        }
        div.choices {
            @if highest != Level::Refuse {
                form method="post" action=(ask.here) #confirm {
                    (csrf(ask))
                    (fields(ask, |name| name == "accepted" || (name == "reason" && why)))
                    input type="hidden" name="accepted" value=(accept);
                    input type="hidden" name="read" value=(mark);
                    @if why { (reason(ask, false)) }
                    button.next autofocus {
                        @if first_of_two { (acts::show_consequences(lang, act)) } @else { (act) }
                    }
                }
            }
            a.button data-back href=(ask.back.as_deref().unwrap_or("/")) { (leave) }
        }
    }
}

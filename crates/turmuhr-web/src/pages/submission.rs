//! The report to a rating office, reviewed before it is sent.

use maud::{Markup, html};
use turmuhr_tournament::submission::{Flaw, FlawKind, Receiver, flaws};

use super::{Page, page};
use crate::{
    http::{Answer, Ask},
    parts::View,
    words::exchange as say,
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let receiver = if ask.query.text("to") == "dwz" { Receiver::German } else { Receiver::Fide };
    let all = flaws(snapshot.event(), section, receiver);
    let (stopping, others): (Vec<&Flaw>, Vec<&Flaw>) = all.iter().partition(|flaw| flaw.stops);
    let here = view.paths.to("submission");
    let body = html! {
        nav.rounds aria-label=(say::receiver(lang)) {
            a href={ (here) "?to=fide" } aria-current=[(receiver == Receiver::Fide).then_some("page")] { "FIDE" }
            a href={ (here) "?to=dwz" } aria-current=[(receiver == Receiver::German).then_some("page")] { "DWZ" }
        }
        @if all.is_empty() { p.good { (say::nothing_to_mend(lang)) } }
        @if !stopping.is_empty() { h2 { (say::to_mend(lang, stopping.len())) } (list(&view, &stopping)) }
        @if !others.is_empty() { h2 { (say::to_look_at(lang, others.len())) } (list(&view, &others)) }
        h2 { (say::download(lang)) }
        @if !stopping.is_empty() { p.warn { (say::will_come_back(lang)) } }
        p.links {
            a href=(view.paths.to("export/trf26-rated")) { "TRF26" } " "
            a href=(view.paths.to("export/trf16")) { "TRF16" } " "
            a href=(view.paths.to("export/csv")) { "CSV" }
        }
    };
    let title = say::submission(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// Each flaw links to the page where it can be fixed.
fn list(view: &View<'_>, all: &[&Flaw]) -> Markup {
    let lang = view.lang;
    html! {
        ul.flaws {
            @for flaw in all {
                li { a href=(mended_at(view, &flaw.kind)) { (say::flaw(&flaw.kind, view.section, lang)) } }
            }
        }
    }
}

fn mended_at(view: &View<'_>, kind: &FlawKind) -> String {
    match kind {
        FlawKind::NoFideNumber { player }
        | FlawKind::BadFideNumber { player }
        | FlawKind::NoNationalNumber { player }
        | FlawKind::NoBirth { player }
        | FlawKind::OnlyBirthYear { player }
        | FlawKind::NoFederationOf { player }
        | FlawKind::NoFirstName { player } => format!("{}/edit", view.paths.player(*player)),
        FlawKind::ResultMissing { at }
        | FlawKind::Adjourned { at }
        | FlawKind::UnmarkedForfeit { at }
        | FlawKind::Odd { at, .. } => view.paths.board(*at),
        FlawKind::NoRoundDates { .. } | FlawKind::NoTimeControl => view.paths.to("settings"),
        FlawKind::RoundsMissing { .. } => view.paths.to("standings"),
        FlawKind::NoPlace
        | FlawKind::NoFederation
        | FlawKind::NoDates
        | FlawKind::NoChiefArbiter
        | FlawKind::OutsideFideMode => view.paths.event("settings"),
    }
}

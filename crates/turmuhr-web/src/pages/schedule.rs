//! All rounds of a fixed table, with days and boards, public before the first game. A round that is not paired yet is
//! computed, not recorded.

use maud::{Markup, PreEscaped, html};
use turmuhr_texts::values;
use turmuhr_tournament::{Event, NoProposal, Paired, RoundNo, Seating, propose_round, round::Played};

use super::{Head, Page, page_with, pairing};
use crate::{
    http::{Answer, Ask, Fault},
    parts::{View, head},
    words::{refusals, rounds, schedule as say, wizard},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    if !section.settings.format.is_fixed() {
        return Err(Fault::NotFound);
    }
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let key = format!("schedule {} {lang} {}", section.id, view.staff);
    let body = snapshot.fragment(key, || all(snapshot.event(), &view).into_string());
    let body = html! { (pairing::whole(&ask, &view)) (PreEscaped(body.as_str())) };
    let paper = format!("{}/all-rounds.pdf", view.paths.to("paper"));
    let tools = html! { @if section.lots.is_some() { a.button href=(paper) { "PDF" } } };
    let page = Page {
        title: say::title(lang),
        snapshot: Some(&snapshot),
        section: Some(section),
        body,
        aside: None,
    };
    Ok(page_with(&ask, page, Head { tools, ..Head::default() }))
}

fn all(event: &Event, view: &View<'_>) -> Markup {
    let (lang, section) = (view.lang, view.section);
    let mut rounds = Vec::new();
    for number in RoundNo::first(section.settings.rounds) {
        // A draft may be changed by hand before it is public.
        let played = section.round(number).filter(|_| number.up_to() <= view.rounds());
        let paired = match played {
            Some(played) => Ok(played.paired()),
            None => propose_round(event, section, number).map(|proposal| proposal.paired),
        };
        match paired {
            Ok(paired) => rounds.push(round(view, number, &paired, played)),
            // Fewer players came than the settings expect: the table is shorter.
            Err(NoProposal::RoundsOver { .. }) => break,
            Err(NoProposal::LotsMissing) => return html! { p.empty { (say::no_lots_yet(lang)) } },
            Err(why) => return html! { p.empty { (refusals::no_proposal(&why, section, lang)) } },
        }
    }
    html! { @for round in rounds { (round) } }
}

fn round(view: &View<'_>, number: RoundNo, paired: &Paired, played: Option<&Played>) -> Markup {
    let (lang, settings) = (view.lang, &view.section.settings);
    let title = rounds::round(lang, number);
    let seating = Seating::of(view.section, paired.pairs.iter().copied());
    let starts = settings.starts.get(&number);
    html! {
        section id={ "round-" (number) } {
            h2 {
                @if played.is_some() { a href=(view.paths.round(number)) { (title) } } @else { (title) }
                @if let Some(at) = starts {
                    " " small { (wizard::weekday(at.weekday(), lang)) " " (values::moment(*at, lang)) }
                }
            }
            div.scroll {
                table {
                    caption.repeats { (title) }
                    thead { tr {
                        th.number { (rounds::board_word(lang)) }
                        @if view.of_teams() { th { (say::host(lang)) } th { (say::guest(lang)) } }
                        @else { th { (head(turmuhr_core::Color::White, lang)) } th { (head(turmuhr_core::Color::Black, lang)) } }
                    } }
                    tbody {
                        @for ((one, other), board) in paired.pairs.iter().zip(seating.tables()) {
                            tr { th.number { (board) } td { (view.name(*one)) } td { (view.name(*other)) } }
                        }
                        @for (party, _) in &paired.away {
                            tr.alone { td {} td { (view.name(*party)) } td { (say::free(lang)) } }
                        }
                    }
                }
            }
        }
    }
}

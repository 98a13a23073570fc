//! Everything that happened, and undo.

use maud::html;
use turmuhr_texts::web::{events as say, facts, shell};
use turmuhr_tournament::Fact;

use super::{Page, done, page};
use crate::{
    http::{Answer, Ask, Fault, local},
    parts::act,
};

/// A screenful or two.
const A_PAGE: usize = 100;

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let event = snapshot.event();
    let undone = snapshot.journal().undone();
    let word = ask.query.text("q").to_lowercase();
    let told = |fact: &Fact| facts::fact(fact, fact.section().and_then(|id| event.section(id)), lang);
    let all: Vec<_> = snapshot
        .journal()
        .entries()
        .iter()
        .rev()
        .map(|entry| (entry, told(&entry.fact)))
        .filter(|(entry, text)| {
            word.is_empty() || text.to_lowercase().contains(&word) || entry.by.to_lowercase().contains(&word)
        })
        .collect();
    let pages = all.len().div_ceil(A_PAGE).max(1);
    let at = ask.query.number("page").unwrap_or(1).clamp(1, pages as u32) as usize;
    let undo = format!("/e/{}/undo", snapshot.stream());
    let body = html! {
        form.search method="get" action=(ask.here) role="search" {
            input type="search" name="q" value=(ask.query.text("q")) aria-label=(shell::search(lang))
                placeholder=(shell::search(lang)) data-search;
        }
        table.history {
            caption { (say::history_explained(lang)) }
            thead { tr { th.number { (say::entry(lang)) } th { (say::time(lang)) } th { (say::what(lang)) } th { (say::who(lang)) } th {} } }
            tbody {
                @for (entry, text) in all.iter().skip((at - 1) * A_PAGE).take(A_PAGE) {
                    tr.undone[undone.contains(&entry.number)] #{ "entry-" (entry.number) } {
                        td.number { (entry.number) }
                        td { time datetime=(entry.at) { (ask.local(entry.at).strftime("%Y-%m-%d %H:%M:%S")) } }
                        td {
                            (text)
                            @if undone.contains(&entry.number) { " " span.mark { (say::cancelled(lang)) } }
                        }
                        td { (entry.by) }
                        td {
                            @if entry.number > 1 && !undone.contains(&entry.number) {
                                (act(&ask, &undo, &shell::undo(lang), "quiet", &[("entry", &entry.number.to_string()), ("back", &ask.here)]))
                            }
                        }
                    }
                }
            }
        }
        @if pages > 1 {
            nav.pages aria-label=(say::pages(lang)) {
                @for number in 1..=pages {
                    a href={ (ask.here) "?page=" (number) } aria-current=[(number == at).then_some("page")] { (number) }
                }
            }
        }
    };
    let title = say::history(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside: None }))
}

pub(crate) async fn undo(ask: Ask) -> Answer {
    let entry = ask.form.text("entry").parse().map_err(|_| Fault::NotFound)?;
    let reason = ask.form.text("reason").to_owned();
    let snapshot = ask.act(vec![Fact::Undone { entry, reason }]).await?;
    let back = local(ask.form.text("back"));
    let home = format!("/e/{}", ask.stream());
    Ok(done(back.unwrap_or(&home), &snapshot))
}

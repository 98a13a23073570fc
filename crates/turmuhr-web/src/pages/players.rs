//! Who plays: the list of a section.

use maud::html;
use turmuhr_texts::web::{lists, players as say, shell};
use turmuhr_tournament::EntryId;

use super::{Page, page};
use crate::{
    http::{Answer, Ask},
    live::{fragment, live},
    parts::View,
};

pub(crate) async fn list(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let order: Vec<EntryId> = if view.of_teams() {
        section.players.keys().copied().collect()
    } else {
        section.starting_list().iter().map(|party| EntryId(party.0)).collect()
    };
    let next = section.current_round() + 1;
    let table = html! {
        table.players data-filter {
            caption { (say::count(lang, order.len())) }
            thead { tr {
                th.number { (say::number(lang)) } th { (say::name(lang)) } th.number { (say::rating(lang)) }
                th.wide { (say::club(lang)) } th.wide { (say::federation(lang)) }
                @if view.staff { th.wide.number { (say::birth(lang)) } th.wide { (say::status(lang)) } }
            } }
            tbody {
                @for (id, at) in order.iter().zip(1..) {
                    @let Some(player) = section.players.get(id) else { continue };
                    @let person = &player.person;
                    tr data-key={ "p" (id.0) } {
                        td.number { (at) }
                        td { (view.player(Some(*id))) }
                        td.number {
                            @let rating = section.settings.initial_order.rating(person);
                            @if rating > 0 { (rating) }
                        }
                        td.wide { (person.club) }
                        td.wide { (person.federation) }
                        @if view.staff {
                            td.wide.number { (person.birth.get(..4).unwrap_or_default()) }
                            td.wide {
                                @if player.withdrawn_from.is_some_and(|from| from <= next) { (say::withdrawn(lang)) }
                                @else if player.present { "✓ " (say::present(lang)) }
                            }
                        }
                    }
                }
            }
        }
    };
    if ask.query.has("fragment") {
        return Ok(fragment(&table));
    }
    let body = html! {
        @if view.staff {
            p {
                a.next #enter href=(view.paths.to("enter")) { (say::enter(lang)) } " "
                a.button href=(view.paths.to("check-in")) { (say::check_in(lang)) } " "
                a.button href=(view.paths.to("ratings")) { (lists::differences(lang)) }
            }
        }
        @if order.is_empty() { p.empty { (say::nobody_yet(lang)) } }
        @else {
            input.search type="search" data-search data-filters=".players" aria-label=(shell::search(lang)) placeholder=(shell::search(lang));
            (live(&ask, &snapshot, "list", &table))
        }
    };
    let title = say::players(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

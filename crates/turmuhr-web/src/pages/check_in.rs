//! Who has come: one large button a name.

use maud::html;
use turmuhr_texts::web::{players as say, shell};
use turmuhr_tournament::{EntryId, Fact};

use super::{Page, done, page};
use crate::{
    http::{Answer, Ask},
    live::{fragment, live},
    parts::{View, act, csrf},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let mut players: Vec<_> = section.players.iter().collect();
    players.sort_by_key(|(_, player)| player.person.name.to_lowercase());
    let here = players.iter().filter(|(_, player)| player.present).count();
    let list = html! {
        p.tally data-key="tally" { (say::present_of(lang, here, players.len())) }
        ul.check-in {
            @for (id, player) in &players {
                li data-key={ "c" (id.0) } {
                    form method="post" action=(ask.here) {
                        (csrf(&ask))
                        input type="hidden" name="player" value=(id.0);
                        @if !player.present { input type="hidden" name="present" value="yes"; }
                        button.come[player.present] aria-pressed=(player.present) {
                            span.box aria-hidden="true" { @if player.present { "✓" } }
                            (player.person.name)
                            small { (player.person.club) }
                        }
                    }
                }
            }
        }
    };
    if ask.query.has("fragment") {
        return Ok(fragment(&list));
    }
    let body = html! {
        p { (say::check_in_explained(lang)) }
        input.search type="search" data-search data-filters=".check-in" aria-label=(shell::search(lang)) placeholder=(shell::search(lang));
        (live(&ask, &snapshot, "list", &list))
        (act(&ask, &ask.here, &say::all_present(lang), "button", &[("all", "yes"), ("present", "yes")]))
        p { a href=(view.paths.to("players")) { (say::players(lang)) } }
    };
    let title = say::check_in(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

pub(crate) async fn mark(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let players: Vec<EntryId> = if ask.form.has("all") {
        section.players.keys().copied().collect()
    } else {
        ask.form.all("player").filter_map(|id| id.parse().ok()).map(EntryId).collect()
    };
    let fact = Fact::CheckedIn { section: section.id, players, present: ask.form.has("present") };
    let snapshot = ask.act(vec![fact]).await?;
    Ok(done(&ask.here, &snapshot))
}

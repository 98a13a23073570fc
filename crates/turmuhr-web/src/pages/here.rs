//! «I am here»: players check themselves in on their own phone, by the code on a poster. One name, one
//! question, one button; a mistake can be undone for a while.

use maud::{Markup, html};
use turmuhr_tournament::{EntryId, Fact, Section, SectionId, alphabet};

use super::{Page, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault, moved},
    parts::csrf,
    words::{here as say, shell},
};

/// The section of the poster; an arbiter may see any.
fn section<'s>(ask: &Ask, snapshot: &'s Snapshot) -> Result<&'s Section, Fault> {
    let id = match &ask.visitor.pass {
        Some(pass) => Some(SectionId(pass.section)),
        None => ask.query.number("section").or_else(|| ask.form.number("section")).map(SectionId),
    };
    let event = snapshot.event();
    id.map_or_else(|| event.sections.values().next(), |id| event.section(id)).ok_or(Fault::NotFound)
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = section(&ask, &snapshot)?;
    let lang = ask.lang;
    let chosen = ask.query.number("player").map(EntryId);
    let chosen = chosen.and_then(|id| Some((id, section.players.get(&id)?)));
    let body = match chosen {
        Some((id, player)) if player.present => came(&ask, &snapshot, section, id),
        Some((id, player)) => html! {
            p.question { (say::are_you(lang)) }
            p.who-is { b { (player.person.name) } br; (player.person.club) }
            form method="post" action=(ask.here) #i-am-here data-queue data-label=(player.person.name) {
                (csrf(&ask))
                input type="hidden" name="section" value=(section.id);
                input type="hidden" name="player" value=(id.0);
                button.tile.next { "✓ " (say::i_am_here(lang)) }
            }
            p { a.button.quiet href={ (ask.here) "?section=" (section.id) } { (say::somebody_else(lang)) } }
        },
        None => names(&ask, section),
    };
    let title = say::title(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside: None }))
}

/// All players who have not arrived yet.
fn names(ask: &Ask, section: &Section) -> Markup {
    let lang = ask.lang;
    let mut missing: Vec<_> =
        section.players.iter().filter(|(id, player)| !player.present && !section.has_left(**id)).collect();
    missing.sort_by_cached_key(|(_, player)| alphabet::key(&player.person.name));
    html! {
        p { (say::explained(lang)) }
        input.search type="search" data-search data-filters=".check-in" aria-label=(shell::search(lang)) placeholder=(shell::search(lang));
        @if missing.is_empty() { p.empty { (say::all_here(lang)) } }
        ul.check-in {
            @for (id, player) in missing {
                li data-key={ "h" (id.0) } {
                    a.button href={ (ask.here) "?section=" (section.id) "&player=" (id.0) } {
                        span.who-line { span { (player.person.name) } " " small { (player.person.club) } }
                    }
                }
            }
        }
    }
}

/// The confirmation; a fresh entry can be undone.
fn came(ask: &Ask, snapshot: &Snapshot, section: &Section, id: EntryId) -> Markup {
    let lang = ask.lang;
    let name = section.players.get(&id).map(|player| player.person.name.as_str()).unwrap_or_default();
    let own = ask.query.number("done").map(u64::from);
    let own = own.filter(|number| {
        let known = snapshot.journal().entries().iter().find(|entry| entry.number == *number);
        known.is_some_and(|entry| entry.by == ask.visitor.name)
    });
    html! {
        p.verdict.good role="status" { "✓ " (say::is_here(lang, name)) }
        @if let Some(number) = own {
            form method="post" action={ "/e/" (snapshot.stream()) "/undo" } {
                (csrf(ask))
                input type="hidden" name="entry" value=(number);
                input type="hidden" name="accepted" value="confirm";
                input type="hidden" name="back" value=(ask.here);
                button.quiet { "↶ " (say::not_me(lang)) }
            }
        }
        p { a.button href={ (ask.here) "?section=" (section.id) } { (say::next_one(lang)) } }
    }
}

pub(crate) async fn mark(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = section(&ask, &snapshot)?.id;
    let player = EntryId(ask.form.number("player").ok_or(Fault::NotFound)?);
    let back = |done: String| moved(&format!("{}?section={section}&player={}{done}", ask.here, player.0));
    let known = snapshot.event().section(section).and_then(|known| known.players.get(&player));
    // A repeated request is harmless: the phone may have sent it again.
    if known.is_some_and(|known| known.present) {
        return Ok(back(String::new()));
    }
    let now = ask.act(vec![Fact::CheckedIn { section, players: vec![player], present: true }]).await?;
    Ok(back(format!("&done={}", now.position())))
}

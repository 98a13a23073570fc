//! Links for the players of a section, on cards to print. Only their hashes are stored, so the cards appear once.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use maud::{Markup, html};
use turmuhr_store::{Pass, Role};
use turmuhr_tournament::{EntryId, Section, SectionId, alphabet};

use super::{
    Page, page,
    passes::{self, LONGEST, qr},
};
use crate::{
    accounts::Token,
    desk::Snapshot,
    http::{Answer, Ask, moved},
    parts::{Takes, Troubles, act, asked, choice, csrf},
    words::{events, me as say, people},
};

const DAYS: u32 = LONGEST / 24;
/// The name of a pass in the journal.
const LABEL: usize = 100;

pub(super) fn of_player(
    token: &Token,
    stream: &str,
    section: SectionId,
    (player, name): (EntryId, &str),
    expires: Timestamp,
) -> Pass {
    Pass {
        token: token.hash(),
        label: name.chars().take(LABEL).collect(),
        role: Role::Player,
        stream: stream.to_owned(),
        section: section.0,
        boards: None,
        team: None,
        player: Some(player),
        person: None,
        expires,
        revoked: false,
    }
}

fn is_alive(pass: &Pass, now: Timestamp) -> bool {
    !pass.revoked && pass.expires > now
}

/// The part of the page of passes: one line and one form for each section with players.
pub(super) fn forms(ask: &Ask, snapshot: &Snapshot, passes: &[Pass], troubles: &Troubles) -> Markup {
    let none = Troubles::none();
    let (lang, now) = (ask.lang, Timestamp::now());
    let sections = snapshot.event().sections.values().filter(|section| !section.players.is_empty());
    let who = [("missing".to_owned(), say::who_missing(lang)), ("all".to_owned(), say::who_all(lang))];
    html! {
        h2 { (say::cards(lang)) }
        p { (say::cards_explained(lang)) }
        @for section in sections {
            @let have = holders(passes, section, now).len();
            @let to = format!("/e/{}/s/{}/cards", snapshot.stream(), section.id);
            @let sent = to == ask.here;
            @let usual = passes::days_to_end(ask, snapshot.event()).clamp(14, DAYS).to_string();
            @let days = if sent { ask.form.text("days") } else { &usual };
            @let troubles = if sent { troubles } else { &none };
            p { (say::cards_of(lang, events::name_of(snapshot.event(), section, lang), have, section.players.len())) }
            form.narrow method="post" action=(to) id={ "cards-" (section.id) } {
                (csrf(ask))
                (troubles.markup(lang))
                (choice("who", &say::who(lang), "missing", &who))
                (asked(troubles, "days", &say::days(lang), days, Takes::Range(1, DAYS)))
                button { (say::make_cards(lang)) }
            }
            @if have > 0 { (act(ask, &format!("{to}/revoke"), &say::revoke_all(lang), "quiet", &[])) }
        }
    }
}

/// The players of the section who have a link.
fn holders(passes: &[Pass], section: &Section, now: Timestamp) -> BTreeSet<EntryId> {
    let of_section = passes.iter().filter(|pass| pass.section == section.id.0 && is_alive(pass, now));
    of_section.filter_map(|pass| pass.player).filter(|id| section.players.contains_key(id)).collect()
}

pub(crate) async fn make(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let days = ask.form.number("days").filter(|days| (1..=DAYS).contains(days));
    let Some(days) = days else {
        let troubles = Troubles::one("days", say::no_days(lang));
        return passes::shown(&ask, &snapshot, None, &troubles).await;
    };
    let now = Timestamp::now();
    let store = ask.app.desk.store();
    let passes = store.passes(snapshot.stream()).await?;
    let all = ask.form.text("who") == "all";
    // The same form sent again, by a double click, shows the same links.
    let token = |id: &EntryId| match &ask.act {
        Some(act) => {
            let player = id.0.to_string();
            Token::of_parts(["card", ask.csrf.token(), act, &player].map(str::as_bytes))
        }
        None => Token::new(),
    };
    let shown_before = |id: &EntryId| {
        let same = token(id).hash();
        passes.iter().any(|pass| pass.token == same && is_alive(pass, now))
    };
    let mut have = if all { BTreeSet::new() } else { holders(&passes, section, now) };
    have.retain(|id| !shown_before(id));
    let expires = now + SignedDuration::from_hours(i64::from(days) * 24);
    let mut players: Vec<_> =
        section.players.iter().filter(|(id, _)| !have.contains(id) && !section.has_left(**id)).collect();
    players.sort_by_cached_key(|(_, player)| alphabet::key(&player.person.name));
    let cards: Vec<(Token, Pass)> = players
        .into_iter()
        .map(|(id, player)| {
            let token = token(id);
            let pass = of_player(&token, snapshot.stream(), section.id, (*id, &player.person.name), expires);
            (token, pass)
        })
        .collect();
    let new: BTreeSet<EntryId> = cards.iter().filter_map(|(_, pass)| pass.player).collect();
    let replaced: Vec<String> = passes
        .iter()
        .filter(|pass| pass.section == section.id.0 && is_alive(pass, now))
        .filter(|pass| pass.player.is_some_and(|player| new.contains(&player)))
        .filter(|pass| cards.iter().all(|(_, card)| card.token != pass.token))
        .map(|pass| pass.token.clone())
        .collect();
    let made: Vec<Pass> = cards.iter().map(|(_, pass)| pass.clone()).collect();
    store.save_passes(&made, &replaced).await?;
    let reach = ask.reach();
    let body = html! {
        @if !reach.by_phones { p.alarm #only-here role="note" { (people::only_here(lang, reach.port)) } }
        @if cards.is_empty() { p.empty { (say::no_cards(lang)) } } @else {
            p.note { (say::cards_ready(lang, cards.len())) " " button.quiet data-print hidden { (people::print_it(lang)) } }
            div.own-cards {
                @for (token, pass) in &cards {
                    @let link = format!("{}/p/{}", reach.base, token.as_str());
                    section.own-card {
                        (qr(&link, lang))
                        div {
                            p.event { (snapshot.event().details.name) }
                            h2 { (pass.label) }
                            p { (say::card_how(lang)) }
                            p.address { a href=(link) { (link) } }
                        }
                    }
                }
            }
        }
    };
    let title = say::cards(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// All links of players of the section end.
pub(crate) async fn revoke(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let store = ask.app.desk.store();
    let passes = store.passes(snapshot.stream()).await?;
    let is_player = |pass: &Pass| pass.player.is_some_and(|player| section.players.contains_key(&player));
    let of_players = passes.iter().filter(|pass| pass.section == section.id.0 && is_player(pass));
    let tokens: Vec<String> = of_players.map(|pass| pass.token.clone()).collect();
    store.save_passes(&[], &tokens).await?;
    Ok(moved(&format!("/e/{}/passes", snapshot.stream())))
}

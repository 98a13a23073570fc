//! Ratings that changed since the players were entered, for review before an update.

use maud::html;
use turmuhr_tournament::{EntryId, Fact, Person, Section};

use super::{Page, done, page};
use crate::{
    http::{Answer, Ask, Fault},
    parts::{View, csrf},
    ratings::Lists,
    words::{lists as say, players},
};

/// An entry as it is, and as in the current lists.
struct Difference<'s> {
    id: EntryId,
    old: &'s Person,
    new: Person,
}

fn differences<'s>(lists: &Lists, section: &'s Section) -> Vec<Difference<'s>> {
    let mut all = Vec::new();
    for (id, player) in &section.players {
        let old = &player.person;
        let Some(found) = lists.of_numbers(&old.fide_number, &old.national_number) else { continue };
        let listed = lists.person(found, &section.settings);
        // Data missing from a list is no change.
        let title = if listed.title.is_empty() { old.title.clone() } else { listed.title };
        let new = Person {
            fide_rating: listed.fide_rating.or(old.fide_rating.filter(|_| found.fide.is_none())),
            national_rating: listed
                .national_rating
                .or(old.national_rating.filter(|_| found.german.is_none())),
            title,
            rating_source: listed.rating_source,
            ..old.clone()
        };
        let same = (new.fide_rating, new.national_rating, &new.title)
            == (old.fide_rating, old.national_rating, &old.title);
        if !same {
            all.push(Difference { id: *id, old, new });
        }
    }
    all
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let lists = ask.app.ratings.lists(ask.app.desk.store()).await?;
    let view = View::new(&ask, &snapshot, section);
    let all = differences(&lists, section);
    let number = |number: Option<u32>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let numbered = section
        .players
        .values()
        .filter(|player| !player.person.fide_number.is_empty() || !player.person.national_number.is_empty())
        .count();
    let body = html! {
        @if lists.are_empty() {
            p.empty { (say::no_lists(lang)) }
        } @else if all.is_empty() {
            p.empty { (say::no_differences(lang, numbered, section.players.len())) }
        } @else {
            p { (say::differences_explained(lang, numbered, section.players.len())) }
            @if section.has_begun() { p.warn { (say::too_late(lang)) } }
            form method="post" action=(ask.here) #ratings {
                (csrf(&ask))
                table {
                    caption { (say::differences(lang)) }
                    thead { tr {
                        th { (say::take_over(lang)) } th { (players::name(lang)) } th { (players::title(lang)) }
                        th.number { (players::fide_rating(lang)) } th.number { (players::national_rating(lang)) } th { (say::source(lang)) }
                    } }
                    tbody { @for one in &all {
                        tr {
                            td { input type="checkbox" name="player" value=(one.id.0) checked[!section.has_begun()] aria-label=(one.old.name); }
                            td { (view.player(Some(one.id))) }
                            td { (changed(&one.old.title, &one.new.title)) }
                            td.number { (changed(&number(one.old.fide_rating), &number(one.new.fide_rating))) }
                            td.number { (changed(&number(one.old.national_rating), &number(one.new.national_rating))) }
                            td { (one.new.rating_source) }
                        }
                    } }
                }
                @if !section.has_begun() { button.next { (say::take_over_chosen(lang)) } }
            }
        }
    };
    let title = say::differences(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

fn changed(old: &str, new: &str) -> maud::Markup {
    html! { @if old == new { (old) } @else { (old) " → " b { (new) } } }
}

pub(crate) async fn take_over(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    // The starting list is fixed once a round is paired (C.04.2).
    if section.has_begun() {
        return Err(Fault::Refused(say::too_late(ask.lang)));
    }
    let lists = ask.app.ratings.lists(ask.app.desk.store()).await?;
    let chosen: Vec<u32> = ask.form.all("player").filter_map(|id| id.parse().ok()).collect();
    let facts: Vec<Fact> = differences(&lists, section)
        .into_iter()
        .filter(|one| chosen.contains(&one.id.0))
        .map(|one| Fact::PlayerChanged { section: section.id, player: one.id, person: one.new })
        .collect();
    if facts.is_empty() {
        return Err(Fault::Wrong(say::nobody_chosen(ask.lang)));
    }
    let now = ask.act(facts).await?;
    Ok(done(&ask.here, &now))
}

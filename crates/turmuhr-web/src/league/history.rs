//! The journal of a season, for those who act in it, with undo. A line-up that is still secret is named without its players.

use maud::html;
use turmuhr_season::{Fact, SeasonEntry};
use turmuhr_texts::{
    season::told::{author, told},
    values,
};

use super::{League, door::act, open};
use crate::{
    desk::Shelved,
    http::{Answer, Ask, Fault, local},
    pages::Head,
    parts::{act as button, csrf, reason},
    words::season as say,
};

const A_PAGE: usize = 100;

pub(crate) async fn show(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (lang, state) = (ask.lang, league.state);
    let all = season.entries();
    let page = ask.query.number("page").unwrap_or(1).max(1) as usize;
    let from = (page - 1).saturating_mul(A_PAGE);
    if from > 0 && from >= all.len() {
        return Err(Fault::NotFound);
    }
    let undone = undone(all);
    let body = html! {
        p.note { (say::journal_of(lang, all.len())) }
        table.lines.journal {
            caption.hidden { (say::journal(lang)) }
            thead { tr { th.number { "#" } th { (say::when(lang)) } th { (say::who(lang)) } th { (say::what(lang)) } td {} } }
            tbody { @for entry in all.iter().rev().skip(from).take(A_PAGE) {
                tr.undone[undone.contains(&entry.number)] id={ "entry-" (entry.number) } {
                    td.number { (entry.number) }
                    td.rest { time datetime=(entry.at) { (values::moment(ask.local(entry.at), lang)) } }
                    td.rest { (author(&entry.by, state, lang)) }
                    td.name { (told(&entry.fact, state, lang)) @if undone.contains(&entry.number) { " " span.tag { (say::undone(lang)) } } }
                    td.end { @if entry.number > 1 && !undone.contains(&entry.number) {
                        a href=(league.to(&format!("journal/{}", entry.number))) { (say::undo_entry(lang, entry.number)) }
                    } }
                }
            } }
        }
        p {
            @if page > 1 { a href={ (ask.here) "?page=" (page - 1) } { (say::newer(lang)) } " " }
            @if from + A_PAGE < all.len() { a href={ (ask.here) "?page=" (page + 1) } { (say::older(lang)) } }
        }
    };
    Ok(league.page(None, say::journal(lang), body, None, Head::default()))
}

fn undone(all: &[SeasonEntry]) -> std::collections::BTreeSet<u64> {
    let mut undone = std::collections::BTreeSet::new();
    for entry in all {
        if let Fact::Undone { entry: of, .. } = &entry.fact {
            undone.insert(*of);
            // An undo of an undo brings its entry back.
            if let Some(Fact::Undone { entry: first, .. }) =
                all.iter().find(|one| one.number == *of).map(|one| &one.fact)
            {
                undone.remove(first);
            }
        }
    }
    undone
}

/// One entry, to undo it with a reason.
pub(crate) async fn entry(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (lang, number) = (ask.lang, u64::from(ask.number("entry")?));
    let entry = season.entries().iter().find(|entry| entry.number == number).ok_or(Fault::NotFound)?;
    let body = html! {
        p { b { (told(&entry.fact, league.state, lang)) } }
        p.sub { (author(&entry.by, league.state, lang)) " · " (values::moment(ask.local(entry.at), lang)) }
        form.narrow method="post" action=(league.to("undo")) #undo-entry {
            (csrf(&ask))
            input type="hidden" name="entry" value=(number);
            (reason(&ask, true))
            button.next { (say::undo_entry(lang, number)) }
        }
    };
    Ok(league.page(None, say::undo_entry(lang, number), body, None, Head::default()))
}

pub(crate) async fn undo(ask: Ask) -> Answer {
    let entry: u64 = ask.form.text("entry").parse().map_err(|_| Fault::NotFound)?;
    let lang = ask.lang;
    let reason = Some(ask.form.text("reason")).filter(|text| !text.is_empty());
    let fact = Fact::Undone { entry, reason: reason.map_or_else(|| say::mistake(lang), str::to_owned) };
    let now = act(&ask, &say::undo_entry(lang, entry), |_| Ok(vec![fact.clone()])).await?;
    let home = format!("{}/journal", super::home_of(&now));
    let to = local(ask.form.text("back")).map_or(home, str::to_owned);
    Ok(super::done(&to, &now))
}

/// The visitor's last act, with undo.
pub(crate) fn just_done(ask: &Ask, season: &crate::desk::SeasonSnapshot) -> maud::Markup {
    let number = ask.query.text("done").parse::<u64>().unwrap_or_default();
    let own = ask.person.map(|person| format!("#{}", person.0));
    let entry = season.entries().iter().find(|entry| entry.number == number);
    let entry = entry.filter(|entry| own.as_deref().unwrap_or(&ask.visitor.name) == entry.by);
    let lang = ask.lang;
    html! {
        @if let Some(entry) = entry {
            div.done role="status" {
                span { "✓ " (told(&entry.fact, season.state(), lang)) }
                (button(ask, &format!("{}/undo", super::home_of(season)), &format!("↶ {}", crate::words::shell::undo(lang)), "quiet",
                    &[("entry", &number.to_string()), ("back", &ask.here)]))
            }
        }
    }
}

//! The prize winners in the current standings.

use maud::{Markup, html};
use turmuhr_store::Role;
use turmuhr_texts::{Lang, print, values};
use turmuhr_tournament::{Person, Section, Table, prizes, settings::Prize, undecided};

use super::{Page, event::finishing, page, standings::after};
use crate::{
    http::{Answer, Ask},
    parts::View,
    words::{refusals, standings as say, wizard},
};

/// From when winners are shown.
pub(super) fn winners_later(section: &Section, lang: Lang) -> String {
    match section.settings.prizes_from {
        Some(round) => say::winners_from(lang, round),
        None => say::winners_at_the_end(lang),
    }
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let currency = section.settings.currency();
    let view = View::new(&ask, &snapshot, section);
    let after = after(&ask, section);
    let body = if after == 0 || !section.shows_winners(after) {
        html! {
            ul { @for prize in &section.settings.prizes { li { (prize.name) (limit(section, prize, lang)) @if prize.cents > 0 { ": " (values::money(prize.cents, currency, lang)) } } } }
            p.empty { (winners_later(section, lang)) }
            (closing(&ask, &view))
        }
    } else {
        match snapshot.table(section, after).as_ref() {
            Err(why) => html! { p.trouble { (refusals::no_table(why, lang)) } },
            Ok(table) => {
                let (won, paid) = prizes(section, table);
                html! {
                @if !section.finished { p.note { (say::prizes_provisional(lang, after)) } }
                (closing(&ask, &view))
                table {
                    caption { (if section.settings.prize_rules.several { wizard::several_prizes(lang) } else { say::prizes_explained(lang) }) }
                    thead { tr { th { (say::prize(lang)) } th.number { (say::worth(lang)) } th { (say::winner(lang)) } } }
                    tbody { @for won in &won { tr {
                        td { (won.prize.name) (limit(section, won.prize, lang)) }
                        td.number { @if won.prize.cents > 0 { (values::money(won.prize.cents, currency, lang)) } }
                        td { @if won.winners.is_empty() { (say::nobody_eligible(lang)) @if let Some(why) = nothing_entered(section, won.prize, lang) { ". " (why) } }
                            @for (at, party) in won.winners.iter().enumerate() { @if at > 0 { ", " } (view.name(*party)) }
                            @if section.leaves_out_unrated(won.prize) { " " small.unrated { (print::rated_only(lang)) } } }
                    } } }
                }
                (undecided_prizes(section, table, &view))
                // Where nothing is shared the list above says it all.
                @if paid.iter().any(|one| one.shared) || section.settings.prize_rules.several && !paid.is_empty() {
                    table {
                        caption { (wizard::sharing_label(lang)) ": " (wizard::sharing(section.settings.prize_rules.sharing, lang)) }
                        thead { tr { th { (say::winner(lang)) } th.number { (say::payout(lang)) } } }
                        tbody { @for one in &paid { tr {
                            td { (view.name(one.who)) @if one.shared { " " small { (say::prize_shared(lang)) } } }
                            td.number { (values::money(one.cents, currency, lang)) }
                        } } }
                    }
                }
                @if !paid.is_empty() {
                    p #payouts { (say::all_payouts(lang)) ": " b { (values::money(paid.iter().map(|one| one.cents).sum(), currency, lang)) } }
                }
                }
            }
        }
    };
    let body = html! {
        (body)
        @if may_edit(&ask) { p { a #edit-prizes href=(view.paths.to("settings")) { (say::edit_prizes(lang)) } } }
    };
    let title = say::prizes(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// The number that the limit of a prize counts.
fn limit(section: &Section, prize: &Prize, lang: Lang) -> Markup {
    let counted = prize.to.counted(section.settings.initial_order);
    html! { @if let Some(below) = prize.to.rating_below { " " small.limit { "(" (print::limit(counted, below, lang)) ")" } } }
}

/// Better placed players for whom a datum is missing: nobody can say whether the prize is theirs.
fn undecided_prizes(section: &Section, table: &Table, view: &View<'_>) -> Markup {
    let lang = view.lang;
    html! { @if view.staff { @for open in undecided(section, table) {
        p.warn.undecided-prize { "⚠ " (print::prize_undecided(lang, &open.prize.name, print::data(&open.data, lang), ""))
            @for (at, party) in open.players.iter().enumerate() { @if at > 0 { "; " } (view.name(*party)) }
        }
    } } }
}

/// Those who may change the settings of the section.
fn may_edit(ask: &Ask) -> bool {
    ask.visitor.role >= Role::ChiefArbiter
}

/// The way to the end, once nothing is left to play.
fn closing(ask: &Ask, view: &View<'_>) -> Markup {
    html! {
        @if let Some(step) = finishing(ask, view) {
            div.links #closing { p { (say::finish_first(ask.lang)) } (step.plain(ask)) }
        }
    }
}

/// What nobody has entered, though the prize depends on it.
fn nothing_entered(section: &Section, prize: &Prize, lang: Lang) -> Option<String> {
    let nobody = |known: &dyn Fn(&Person) -> bool| {
        !section.players.is_empty() && !section.players.values().any(|player| known(&player.person))
    };
    let by_age = prize.to.born_from.is_some() || prize.to.born_until.is_some();
    if prize.to.sex.is_some() && nobody(&|person| person.sex.is_some()) {
        Some(say::no_sex_entered(lang))
    } else if by_age && nobody(&|person| person.birth_year().is_some()) {
        Some(say::no_birth_entered(lang))
    } else {
        None
    }
}

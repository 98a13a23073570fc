//! Check-in: one large button for each name.

use maud::{Markup, html};
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{EntryId, Fact, Party, Section, alphabet, settings::Fee};

use super::{Page, done, late, page, players::fee_sums};
use crate::{
    http::{Answer, Ask},
    live::{fragment, live},
    parts::{View, act, csrf},
    words::{players as say, shell},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let mut players: Vec<_> = section.players.iter().collect();
    players.sort_by_cached_key(|(_, player)| alphabet::key(&player.person.name));
    let here = players.iter().filter(|(_, player)| player.present).count();
    let only = ask.query.text("status").to_owned();
    let total = players.len();
    players.retain(|(id, player)| match only.as_str() {
        "absent" => !player.present,
        "fee-open" => section.owes(**id) > 0,
        _ => true,
    });
    let fee = section.settings.fee.as_ref();
    let list = html! {
        p.tally data-key="tally" { (say::present_of(lang, here, total)) @if let Some(sums) = fee_sums(section, lang) { " · " (sums) } }
        p.tally #next-pairing data-key="next" { (next_pairing(section, lang)) }
        ul.check-in {
            @for (id, player) in &players {
                li data-key={ "c" (id.0) } {
                    form method="post" action=(ask.here) data-queue="stay" data-label=(player.person.name) {
                        (csrf(&ask))
                        input type="hidden" name="player" value=(id.0);
                        @if !player.present { input type="hidden" name="present" value="yes"; }
                        button.come[player.present] aria-pressed=(player.present) {
                            span.box aria-hidden="true" { @if player.present { "✓" } }
                            span.who-line { span { (player.person.name) } small { (player.person.club) } }
                        }
                    }
                    (late::link(&view, **id))
                    @if let Some(fee) = fee { (take_fee(&ask, &view, **id, fee)) }
                }
            }
        }
    };
    if ask.query.has("fragment") {
        return Ok(fragment(&list));
    }
    let body = html! {
        p { (say::check_in_explained(lang)) }
        div.seg role="group" aria-label=(say::status(lang)) {
            @for (word, label) in [("", say::every_status(lang)), ("absent", say::absent(lang)), ("fee-open", say::fee_open(lang))] {
                @if word != "fee-open" || fee.is_some() {
                    a href={ (ask.here) @if !word.is_empty() { "?status=" (word) } } aria-current=[(word == only).then_some("true")] { (label) }
                }
            }
        }
        input.search type="search" data-search data-filters=".check-in" aria-label=(shell::search(lang)) placeholder=(shell::search(lang));
        (live(&ask, &snapshot, "list", &list))
        (act(&ask, &ask.here, &say::all_present(lang), "button", &[("all", "yes"), ("present", "yes")]))
        p { a href=(view.paths.to("players")) { (say::players(lang)) } }
    };
    let title = say::check_in(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// Who is in the next pairing and who is out, before it is made.
fn next_pairing(section: &Section, lang: Lang) -> String {
    let next = section.next_round();
    if section.finished || !next.is_among(section.settings.rounds) || section.settings.format.is_of_teams() {
        return String::new();
    }
    let (paired, out): (Vec<Party>, Vec<Party>) =
        section.parties().into_iter().partition(|party| section.attendance(*party, next).is_ok());
    let count = if section.somebody_checked_in() {
        say::paired_next(lang, next, paired.len())
    } else {
        say::paired_without_check_in(lang, next, paired.len())
    };
    let mut names: Vec<&str> = out.into_iter().map(|party| section.name(party)).collect();
    if names.is_empty() {
        return count;
    }
    names.sort_by_cached_key(|name| alphabet::key(name));
    format!("{count} · {}", say::unpaired_next(lang, names.join("; ")))
}

/// One tap takes the rest of the fee; paid fees are marked. A payment is cancelled on the player's own page.
fn take_fee(ask: &Ask, view: &View<'_>, id: EntryId, fee: &Fee) -> Markup {
    let lang = ask.lang;
    let owed = view.section.owes(id);
    let to = format!("{}/fee", view.paths.player(id));
    let money = |cents| values::money_in(cents, &fee.currency, lang);
    if owed > 0 {
        let all = values::amount(fee.cents, lang);
        // The collector returns to the same filtered list.
        let back = match ask.query.text("status") {
            status @ ("absent" | "fee-open") => format!("{}?status={status}", ask.here),
            _ => ask.here.clone(),
        };
        let label = say::pays(lang, money(owed));
        return html! {
            form.act method="post" action=(to) data-queue="stay" data-label=(label) {
                (csrf(ask))
                input type="hidden" name="amount" value=(all);
                input type="hidden" name="back" value=(back);
                button.quiet { (label) }
            }
        };
    }
    let paid = view.section.players.get(&id).map_or(0, |player| player.paid);
    html! { p.fee.done-so { "✓ " (say::all_paid(lang, money(paid))) } }
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
    let to = crate::http::local(ask.form.text("back")).unwrap_or(&ask.here);
    Ok(done(to, &snapshot))
}

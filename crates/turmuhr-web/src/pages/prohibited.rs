//! Prohibited pairs, by name. They change only before the first round (checklist 194 to 196).

use maud::{Markup, html};
use turmuhr_tournament::{Fact, Party, Section, StartingList, person};

use super::done;
use crate::{
    http::{Answer, Ask, Fault},
    parts::{Paths, act, csrf},
    words::apart as say,
};

/// Names a form asks for: two, and two more.
const NAMES: usize = 4;

/// Who does not meet whom and why, with a form before the first round. Empty if the format is no Swiss.
pub(super) fn form(ask: &Ask, paths: &Paths, section: &Section) -> Markup {
    if !section.settings.format.is_swiss() {
        return html! {};
    }
    let (lang, open) = (ask.lang, !section.has_begun());
    let list = section.starting_list();
    let groups = section.apart();
    if groups.is_empty() && !open {
        return html! {};
    }
    let names = |members: &[Party]| -> String {
        members.iter().map(|party| section.name(*party)).collect::<Vec<_>>().join(" · ")
    };
    html! {
        h2 #prohibited-pairs { (say::title(lang)) }
        p.note { (say::explained(lang)) }
        @if let Some(kept) = section.settings.kept_apart { p { (say::setting(kept.within(section.settings.rounds), lang)) } }
        @if groups.is_empty() { p.empty { (say::none_yet(lang)) } }
        @else {
            div.scroll { table.apart {
                caption.repeats { (say::title(lang)) }
                thead { tr { th { (say::who(lang)) } th { (say::because(lang)) } @if open { td {} } } }
                tbody {
                    @for (at, group) in groups.iter().enumerate() {
                        tr {
                            td { (names(&group.members)) }
                            td { (say::group(&group.why, lang)) }
                            // The arbiter's own groups come first; the others follow from the setting.
                            @if open { td { @if section.prohibited.get(at).is_some() {
                                (act(ask, &paths.to("prohibited"), &say::allow(lang), "quiet", &[("remove", &written(&group.members))]))
                            } } }
                        }
                    }
                }
            } }
        }
        @if open && list.parties().len() > 1 {
            form.narrow method="post" action=(paths.to("prohibited")) #prohibited {
                (csrf(ask))
                datalist #everybody { @for label in labels(section, &list) { option value=(label); } }
                @for at in 0..NAMES {
                    label.field {
                        span { @match at { 0 => (say::first(lang)), 1 => (say::other(lang)), _ => (say::also(lang)) } }
                        input name="player" type="text" list="everybody" required[at < 2] autocomplete="off";
                    }
                }
                label.field { span { (say::reason(lang)) } input name="reason" type="text" maxlength="200" autocomplete="off"; }
                button { (say::prohibit(lang)) }
            }
        }
    }
}

/// The members of a group as a form names them.
fn written(members: &[Party]) -> String {
    members.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// The names to choose from, in the order of the alphabet; equal names with their starting number.
fn labels(section: &Section, list: &StartingList) -> Vec<String> {
    let mut labels: Vec<String> = list.parties().iter().map(|party| label(section, list, *party)).collect();
    labels.sort_by_cached_key(|label| turmuhr_tournament::alphabet::key(label));
    labels
}

fn label(section: &Section, list: &StartingList, party: Party) -> String {
    let name = section.name(party);
    let alike = list.parties().iter().filter(|other| section.name(**other) == name).count();
    match list.number(party).filter(|_| alike > 1) {
        Some(number) => format!("{name} ({number})"),
        None => name.to_owned(),
    }
}

/// The party a typed name means: the whole name, else the only one with these words.
fn found(ask: &Ask, section: &Section, list: &StartingList, typed: &str) -> Result<Party, Fault> {
    let labelled = |party: &&Party| label(section, list, **party) == typed;
    if let Some(party) = list.parties().iter().find(labelled) {
        return Ok(*party);
    }
    let words = person::parts(typed);
    let fits = |exact: bool| -> Vec<Party> {
        let name = |party: Party| person::parts(section.name(party));
        let all = list.parties().iter().copied();
        all.filter(|party| {
            let parts = name(*party);
            if exact { parts == words } else { words.iter().all(|word| parts.contains(word)) }
        })
        .collect()
    };
    let whole = fits(true);
    let some = if whole.is_empty() && !words.is_empty() { fits(false) } else { whole };
    match some[..] {
        [party] => Ok(party),
        [] => Err(Fault::Wrong(say::unknown(ask.lang, typed))),
        _ => {
            let labels: Vec<String> = some.iter().take(5).map(|party| label(section, list, *party)).collect();
            Err(Fault::Wrong(say::several(ask.lang, typed, labels.join("; "))))
        }
    }
}

/// Adds a group, or removes one.
pub(crate) async fn save(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let mut groups: Vec<(Vec<Party>, String)> =
        section.prohibited.iter().map(|group| (group.members.clone(), group.why.clone())).collect();
    if ask.form.has("remove") {
        groups.retain(|(members, _)| written(members) != ask.form.text("remove"));
    } else {
        let list = section.starting_list();
        let typed = ask.form.0.iter().filter(|(name, text)| name == "player" && !text.trim().is_empty());
        let mut members: Vec<Party> = Vec::new();
        for (_, text) in typed {
            let party = found(&ask, section, &list, text.trim())?;
            if !members.contains(&party) {
                members.push(party);
            }
        }
        if members.len() < 2 {
            return Err(Fault::Wrong(say::two_needed(ask.lang)));
        }
        groups.push((members, ask.form.text("reason").to_owned()));
    }
    let (groups, mut reasons): (Vec<_>, Vec<_>) = groups.into_iter().unzip();
    if reasons.iter().all(String::is_empty) {
        reasons = Vec::new();
    }
    let now = ask.act(vec![Fact::PairsProhibited { section: section.id, groups, reasons }]).await?;
    Ok(done(&Paths::new(ask.stream(), section.id).to("settings"), &now))
}

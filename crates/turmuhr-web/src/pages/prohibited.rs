//! Prohibited pairs: family, club, federation. Only before the first round (checklist 194 to 196).

use maud::{Markup, html};
use turmuhr_core::PlayerId;
use turmuhr_tournament::{Fact, Party, Section};

use super::done;
use crate::{
    http::{Answer, Ask, Fault},
    parts::{Paths, csrf},
    words::events as say,
};

/// One line for each group, by starting numbers; empty once the section has begun, and for teams.
pub(super) fn form(ask: &Ask, paths: &Paths, section: &Section) -> Markup {
    if section.has_begun() || section.settings.format.is_of_teams() {
        return html! {};
    }
    let list = section.starting_list();
    let number =
        |party: &Party| list.number(*party).map_or_else(|| "?".to_owned(), |number| number.to_string());
    let lines: Vec<String> = section
        .prohibited
        .iter()
        .map(|group| group.iter().map(number).collect::<Vec<_>>().join(", "))
        .collect();
    html! {
        h2 { (say::prohibited(ask.lang)) }
        form.narrow method="post" action=(paths.to("prohibited")) #prohibited {
            (csrf(ask))
            label.field {
                span { (say::prohibited_explained(ask.lang)) }
                textarea name="groups" rows="4" placeholder="3, 17\n4, 5, 22" { (lines.join("\n")) }
            }
            button { (say::prohibit(ask.lang)) }
        }
    }
}

pub(crate) async fn save(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let list = section.starting_list();
    let player = |word: &str| {
        let party = word.parse().ok().and_then(|number| list.party(PlayerId(number)));
        party.ok_or_else(|| Fault::Wrong(say::no_such_number(ask.lang, word)))
    };
    let mut groups: Vec<Vec<Party>> = Vec::new();
    for line in ask.form.text("groups").lines() {
        let words = line.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty());
        let group: Vec<Party> = words.map(player).collect::<Result<_, _>>()?;
        if group.len() > 1 {
            groups.push(group);
        }
    }
    let now = ask.act(vec![Fact::PairsProhibited { section: section.id, groups }]).await?;
    Ok(done(&Paths::new(ask.stream(), section.id).to("settings"), &now))
}

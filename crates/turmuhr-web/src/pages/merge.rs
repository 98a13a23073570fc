//! Merges two entries of one person, before the first pairing.

use maud::{Markup, html};
use turmuhr_texts::Lang;
use turmuhr_tournament::{EntryId, Fact, Person, Section};

use super::{Page, done, page};
use crate::{
    http::{Answer, Ask, Fault},
    parts::{Paths, act},
    words::players as say,
};

/// The entry of the path, and the other one.
fn both(ask: &Ask, section: &Section, other: Option<u32>) -> Result<(EntryId, EntryId), Fault> {
    let (one, other) = (EntryId(ask.number("player")?), EntryId(other.ok_or(Fault::NotFound)?));
    let known = |id: &EntryId| section.players.contains_key(id);
    (known(&one) && known(&other) && one != other).then_some((one, other)).ok_or(Fault::NotFound)
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let (one, other) = both(&ask, section, ask.query.number("other"))?;
    let paths = Paths::new(snapshot.stream(), section.id);
    let body = html! {
        p { (say::merge_explained(lang)) }
        div.beside {
            @for (kept, gone) in [(one, other), (other, one)] {
                @let mut after = section.players[&kept].person.clone();
                @let () = after.take_over(section.players[&gone].person.clone());
                section {
                    h2 { (say::keep_this(lang, &after.name, kept.0)) }
                    p.note { (say::merged_person(lang)) }
                    (person(&after, lang))
                    (act(&ask, &format!("{}/merge", paths.player(kept)), &say::keep_this(lang, &after.name, kept.0), "button", &[("other", &gone.0.to_string())]))
                }
            }
        }
    };
    let title = say::merge_title(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

fn person(person: &Person, lang: Lang) -> Markup {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let known = [
        (say::title(lang), person.title.clone()),
        (say::fide_rating(lang), number(person.fide_rating)),
        (say::national_rating(lang), number(person.national_rating)),
        (say::club(lang), person.club.clone()),
        (say::birth(lang), person.birth.clone()),
        (say::federation(lang), person.federation.clone()),
        (say::fide_number(lang), person.fide_number.clone()),
        (say::national_number(lang), person.national_number.clone()),
        (say::marks(lang), person.marks.join(" ")),
    ];
    html! {
        dl.facts { @for (what, value) in known { @if !value.is_empty() { dt { (what) } dd { (value) } } } }
    }
}

pub(crate) async fn take(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (kept, gone) = both(&ask, section, ask.form.number("other"))?;
    let now = ask.act(vec![Fact::PlayersMerged { section: section.id, kept, gone }]).await?;
    Ok(done(&Paths::new(ask.stream(), section.id).player(kept), &now))
}

//! Entering players: typed, pasted, from a table or a tournament file.

use maud::{Markup, html};
use turmuhr_tournament::{EntryId, Fact, Format, Person, Section};

use super::{Page, done, lists, page, pasted, player_edit, teams};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    import::Kind,
    parts::{Paths, Troubles, csrf},
    words::players as say,
};

pub(crate) async fn form(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lists = ask.app.ratings.lists(ask.app.desk.store()).await?;
    let taken = lists::taken(&ask, &lists, &section.settings);
    let finder = lists::finder(&ask, &lists, &section.settings);
    Ok(shown(&ask, &snapshot, section, &taken.unwrap_or_default(), finder, &Troubles::default()))
}

fn shown(
    ask: &Ask,
    snapshot: &Snapshot,
    section: &Section,
    person: &Person,
    before: Markup,
    troubles: &Troubles,
) -> axum::response::Response {
    let lang = ask.lang;
    let body = html! {
        (before)
        form.wide method="post" action=(ask.here) #typed {
            (csrf(ask))
            input type="hidden" name="way" value="typed";
            (troubles.markup(lang))
            fieldset {
                legend { (say::one_by_one(lang)) }
                (player_edit::fields(ask, section, person, troubles))
                @if waits(section) {
                    label.check {
                        input type="checkbox" name="here" value="yes" checked[!ask.form.has("way") || ask.form.has("here")];
                        " " (say::is_here_already(lang))
                    }
                }
            }
            button.next { (say::enter_one(lang)) }
        }
        form.wide method="post" action=(ask.here) enctype="multipart/form-data" #pasted {
            (csrf(ask))
            input type="hidden" name="way" value="list";
            fieldset {
                legend { (say::many_at_once(lang)) }
                label.field {
                    span { (say::paste_explained(lang)) }
                    textarea #wrong-list name="list" rows="12" placeholder="Müller, Eva; 2054; SK Lehrte; 1998\nWeber, Jan; 2210"
                        aria-invalid=[troubles.of("list").map(|_| "true")] aria-describedby=[troubles.of("list").map(|_| "why-list")]
                        autofocus[troubles.of("list").is_some()] { "\n" (ask.form.text("list")) }
                    (troubles.beside("list"))
                }
                label.field { span { (say::file(lang)) } input type="file" name="file" accept=".csv,.tsv,.txt,.html,.htm,.trf,.trfx,.json"; }
            }
            button.next { (say::look_at_list(lang)) }
        }
    };
    let title = say::enter(lang);
    troubles.answer(page(
        ask,
        Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None },
    ))
}

pub(crate) async fn enter(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    if ask.form.text("way") == "typed" {
        let person = match player_edit::read(&ask, &Person::default()) {
            Ok(person) => person,
            Err(troubles) => {
                return Ok(shown(&ask, &snapshot, section, &Person::default(), html! {}, &troubles));
            }
        };
        let here = waits(section) && ask.form.has("here");
        let snapshot = add(&ask, section, vec![person], here).await?;
        return Ok(done(&ask.here, &snapshot));
    }
    let of_teams = section.settings.format.is_of_teams();
    let kind = match section.settings.format {
        _ if of_teams => Kind::Members,
        Format::Scheveningen => Kind::Sides,
        _ => Kind::Players,
    };
    let review = match pasted::read(&ask, section, kind, "list").await? {
        Ok(review) => review,
        Err(trouble) => {
            let troubles = Troubles::one("list", trouble);
            return Ok(shown(&ask, &snapshot, section, &Person::default(), html! {}, &troubles));
        }
    };
    if review.must_be_shown(&ask) {
        let (title, body) = (say::enter(ask.lang), review.markup(&ask));
        let section = Some(section);
        return Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section, body, aside: None }));
    }
    let lists = ask.app.ratings.lists(ask.app.desk.store()).await?;
    let names = review.team_names();
    let entered = review.entered(&ask, section, &lists);
    let now = if of_teams {
        ask.act_on(|now| teams::facts(now, section.id, &names, &entered.players)).await?
    } else {
        add(&ask, section, entered.players.iter().map(|(person, _)| person.clone()).collect(), false).await?
    };
    let list = if of_teams { "teams" } else { "players" };
    Ok(entered.answer(&ask, &now, section.id, &Paths::new(ask.stream(), section.id).to(list)))
}

/// Where check-in is used, a late entry is not paired before it is here (C.04.2, 2.4): the form asks.
fn waits(section: &Section) -> bool {
    section.current().is_some() && section.somebody_checked_in() && section.settings.format.is_swiss()
}

async fn add(
    ask: &Ask,
    section: &Section,
    players: Vec<Person>,
    here: bool,
) -> Result<std::sync::Arc<Snapshot>, Fault> {
    let id = section.id;
    ask.act_on(|now| {
        let first = now.next_entry(id).0;
        let players: Vec<(EntryId, Person)> =
            players.iter().cloned().zip(first..).map(|(person, at)| (EntryId(at), person)).collect();
        let present = players.iter().map(|(id, _)| *id).collect();
        let checked_in = here.then_some(Fact::CheckedIn { section: id, players: present, present: true });
        Ok([Fact::PlayersEntered { section: id, players }].into_iter().chain(checked_in).collect())
    })
    .await
}

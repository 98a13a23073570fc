//! Entering players: typed, pasted, from a table or a tournament file.

use maud::{Markup, html};
use turmuhr_tournament::{EntryId, Fact, Person, Section, person::may_be_the_same};

use super::{Page, done, lists, page, player_edit};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    import,
    parts::{Paths, csrf},
    words::players as say,
};

pub(crate) async fn form(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lists = ask.app.ratings.lists(ask.app.desk.store()).await?;
    let taken = lists::taken(&ask, &lists, &section.settings);
    let finder = lists::finder(&ask, &lists, &section.settings);
    Ok(shown(&ask, &snapshot, section, &taken.unwrap_or_default(), finder))
}

fn shown(
    ask: &Ask,
    snapshot: &Snapshot,
    section: &Section,
    person: &Person,
    before: Markup,
) -> axum::response::Response {
    let lang = ask.lang;
    let body = html! {
        (before)
        form.wide method="post" action=(ask.here) #typed {
            (csrf(ask))
            input type="hidden" name="way" value="typed";
            fieldset {
                legend { (say::one_by_one(lang)) }
                (player_edit::fields(ask, person))
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
                    textarea name="list" rows="12" placeholder="Müller, Eva; 2054; SK Lehrte; 1998\nWeber, Jan; 2210" { (ask.form.text("list")) }
                }
                label.field { span { (say::file(lang)) } input type="file" name="file" accept=".csv,.txt,.trf,.trfx,.json"; }
            }
            button.next { (say::look_at_list(lang)) }
        }
    };
    let title = say::enter(lang);
    page(ask, Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None })
}

pub(crate) async fn enter(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    if ask.form.text("way") == "typed" {
        let person = match player_edit::read(&ask, &Person::default()) {
            Ok(person) => person,
            Err(trouble) => {
                return Ok(shown(
                    &ask,
                    &snapshot,
                    section,
                    &Person::default(),
                    html! { p.trouble role="alert" { (trouble) } },
                ));
            }
        };
        let snapshot = add(&ask, section, vec![person]).await?;
        return Ok(done(&ask.here, &snapshot));
    }
    let text = match ask.form.text("file") {
        "" => ask.form.text("list"),
        file => file,
    };
    let read = import::players(text);
    if read.players.is_empty() || read.players.len().max(read.unread.len()) > import::MOST {
        let trouble = match read.unread.first() {
            _ if !read.players.is_empty() => say::too_many_at_once(lang, import::MOST),
            Some((line, text)) => say::unread_line(lang, line, text),
            None => say::empty_list(lang),
        };
        return Ok(shown(
            &ask,
            &snapshot,
            section,
            &Person::default(),
            html! { p.trouble role="alert" { (trouble) } },
        ));
    }
    if !ask.form.has("sure") {
        return Ok(preview(&ask, &snapshot, section, text, &read));
    }
    let skipped: Vec<usize> = ask.form.all("skip").filter_map(|at| at.parse().ok()).collect();
    let players = read.players.into_iter().enumerate();
    let players = players.filter(|(at, _)| !skipped.contains(at)).map(|(_, person)| person).collect();
    let snapshot = add(&ask, section, players).await?;
    Ok(done(&Paths::new(ask.stream(), section.id).to("players"), &snapshot))
}

/// The parsed players before they are entered; possible duplicates are deselected.
fn preview(
    ask: &Ask,
    snapshot: &Snapshot,
    section: &Section,
    text: &str,
    read: &import::Imported,
) -> axum::response::Response {
    let lang = ask.lang;
    let twin = |at: usize, person: &Person| {
        let known = section.players.values().map(|player| &player.person);
        let earlier = read.players[..at].iter();
        known.chain(earlier).find(|other| may_be_the_same(other, person)).map(|other| other.name.clone())
    };
    let body = html! {
        p { (say::understood(lang, read.players.len())) }
        @for (line, text) in &read.unread { p.trouble { (say::unread_line(lang, line, text)) } }
        form method="post" action=(ask.here) #sure {
            (csrf(ask))
            input type="hidden" name="way" value="list";
            input type="hidden" name="list" value=(text);
            input type="hidden" name="sure" value="yes";
            // The concerns are already shown on this page.
            input type="hidden" name="accepted" value="acknowledge";
            table {
                caption { (say::preview_explained(lang)) }
                thead { tr {
                    th { (say::leave_out(lang)) } th { (say::name(lang)) } th.number { (say::fide_rating(lang)) }
                    th.number { (say::national_rating(lang)) } th { (say::club(lang)) } th { (say::birth(lang)) } td {}
                } }
                tbody {
                    @for (at, person) in read.players.iter().enumerate() {
                        @let twin = twin(at, person);
                        tr {
                            td { input type="checkbox" name="skip" value=(at) checked[twin.is_some()] aria-label=(say::leave_out(lang)); }
                            td { (person.title) " " (person.name) }
                            td.number { (person.fide_rating.map(|rating| rating.to_string()).unwrap_or_default()) }
                            td.number { (person.national_rating.map(|rating| rating.to_string()).unwrap_or_default()) }
                            td { (person.club) }
                            td { (person.birth) }
                            td { @if let Some(known) = twin { span.warn { "⚠ " (say::twice(lang, known)) } } }
                        }
                    }
                }
            }
            button.next { (say::enter_them(lang)) }
        }
    };
    let title = say::enter(lang);
    page(ask, Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None })
}

async fn add(ask: &Ask, section: &Section, players: Vec<Person>) -> Result<std::sync::Arc<Snapshot>, Fault> {
    let id = section.id;
    ask.act_on(|now| {
        let known = now.event().section(id).ok_or(Fault::NotFound)?;
        // Numbers are never reused, not even those of removed players.
        let used = now.journal().entries().iter().filter_map(|entry| match &entry.fact {
            Fact::PlayersEntered { section, players } if *section == id => {
                players.iter().map(|(player, _)| player.0).max()
            }
            _ => None,
        });
        let first =
            used.max().unwrap_or(0).max(known.players.keys().next_back().map_or(0, |last| last.0)) + 1;
        let players =
            players.iter().cloned().zip(first..).map(|(person, at)| (EntryId(at), person)).collect();
        Ok(vec![Fact::PlayersEntered { section: id, players }])
    })
    .await
}

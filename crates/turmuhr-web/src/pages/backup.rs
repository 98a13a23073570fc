//! Backup and restore of everything.

use jiff::Timestamp;
use maud::{Markup, html};
use turmuhr_store::{Backup, Losses};

use super::{Page, page};
use crate::{
    http::{Answer, Ask, Fault, file, moved},
    parts::{act, csrf},
    words::{people as say, shell},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let losses = ask.app.desk.store().losses();
    let body = html! {
        @if let Some(losses) = &losses { (missing(&ask, losses)) }
        p { (say::backup_explained(lang)) }
        p { a.next #download href="/backup/file" { (say::download_backup(lang)) } }
        h2 { (say::take_in(lang)) }
        p { (say::take_in_explained(lang)) }
        form.narrow method="post" action="/backup/import" enctype="multipart/form-data" #import {
            (csrf(&ask))
            label.field { span { (say::backup_file(lang)) } input type="file" name="file" required; }
            button { (say::import_events(lang)) }
        }
        h2 { (say::restore(lang)) }
        p { (say::restore_explained(lang)) }
        ol { @for step in [say::restore_stop(lang), say::restore_start(lang), say::restore_kept(lang)] { li { (step) } } }
        pre { "turmuhr serve --restore turmuhr-2026-05-02.jsonl" }
        form.narrow method="post" action="/backup/check" enctype="multipart/form-data" #check {
            (csrf(&ask))
            label.field { span { (say::backup_file(lang)) } input type="file" name="file" required; }
            button { (say::check_backup(lang)) }
        }
    };
    Ok(page(&ask, Page::plain(shell::backup(lang), body)))
}

/// Acknowledged data that is missing.
fn missing(ask: &Ask, losses: &Losses) -> Markup {
    let lang = ask.lang;
    html! {
        section.trouble #losses {
            h2 { (say::losses(lang)) }
            p { (shell::entries_missing(lang, losses.writes)) }
            p { (say::losses_explained(lang)) }
            @if !losses.streams.is_empty() {
                table {
                    caption { (say::losses_of_events(lang)) }
                    thead { tr { th { (say::backup_event(lang)) } th.number { (say::losses_acknowledged(lang)) } th.number { (say::losses_found(lang)) } } }
                    tbody { @for lost in &losses.streams {
                        tr {
                            td { a href={ "/e/" (lost.stream) } { (lost.stream) } }
                            td.number { (lost.acknowledged) }
                            td.number { (lost.found) }
                        }
                    } }
                }
            }
            (act(ask, "/backup/losses", &say::losses_seen(lang), "quiet", &[]))
        }
    }
}

pub(crate) async fn accept_losses(ask: Ask) -> Answer {
    ask.app.desk.store().accept_losses().await?;
    Ok(moved("/backup"))
}

/// The contents of a backup, and whether it is intact; changes nothing.
pub(crate) async fn check(ask: Ask) -> Answer {
    let lang = ask.lang;
    let backup = sent(&ask)?;
    let body = html! {
        p.good { (say::backup_whole(lang, backup.journals.len(), backup.users.len())) }
        table {
            caption { (say::backup_events(lang)) }
            thead { tr { th { (say::backup_event(lang)) } th.number { (say::backup_entries(lang)) } th { (say::backup_last(lang)) } } }
            tbody { @for (stream, entries) in &backup.journals {
                @let name = backup.name(stream);
                tr {
                    td { (name.unwrap_or(stream)) }
                    td.number { (entries.len()) }
                    td { (entries.last().map(|entry| entry.at.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default()) }
                }
            } }
        }
        p { a href="/backup" { (shell::backup(lang)) } }
    };
    Ok(page(&ask, Page::plain(say::check_backup(lang), body)))
}

fn sent(ask: &Ask) -> Result<Backup, Fault> {
    let bytes = ask.file("file").unwrap_or_default();
    let text = match std::str::from_utf8(&bytes) {
        Ok("") => ask.form.text("file"),
        Ok(text) => text,
        Err(_) => return Err(Fault::Wrong(say::no_backup(ask.lang))),
    };
    Ok(Backup::read(text)?)
}

pub(crate) async fn download(ask: Ask) -> Answer {
    let backup = ask.app.desk.store().backup().await?;
    named("turmuhr", &backup)
}

/// One event, without users.
pub(crate) async fn event(ask: Ask) -> Answer {
    // A missing event is «not found», as everywhere.
    ask.open().await?;
    let backup = ask.app.desk.store().export(ask.stream()).await?;
    named(ask.stream(), &backup)
}

fn named(what: &str, backup: &Backup) -> Answer {
    let today = Timestamp::now().to_string();
    let day = today.get(..10).unwrap_or_default();
    let text = backup.write()?;
    Ok(file("application/jsonl; charset=utf-8", &format!("{what}-{day}.jsonl"), text))
}

/// Into an empty database everything, otherwise only the events of the file.
pub(crate) async fn take_in(ask: Ask) -> Answer {
    let store = ask.app.desk.store();
    let backup = sent(&ask)?;
    store.import(&backup).await?;
    Ok(moved("/"))
}

//! Everything as one file, and back.

use axum::response::Response;
use jiff::Timestamp;
use maud::html;
use turmuhr_store::Backup;
use turmuhr_texts::web::{people as say, shell};

use super::{Page, page};
use crate::{
    http::{Answer, Ask, file, moved},
    parts::csrf,
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let body = html! {
        p { (say::backup_explained(lang)) }
        p { a.next #download href="/backup/file" { (say::download_backup(lang)) } }
        h2 { (say::take_in(lang)) }
        p { (say::take_in_explained(lang)) }
        form.narrow method="post" action="/backup/import" enctype="multipart/form-data" #import {
            (csrf(&ask))
            label.field { span { (say::backup_file(lang)) } input type="file" name="file" required; }
            button { (say::import_events(lang)) }
        }
    };
    Ok(page(&ask, Page::plain(shell::backup(lang), body)))
}

pub(crate) async fn download(ask: Ask) -> Answer {
    let backup = ask.app.desk.store().backup().await?;
    Ok(named("turmuhr", &backup))
}

/// One event, without users.
pub(crate) async fn event(ask: Ask) -> Answer {
    // Not there is not found, as everywhere.
    ask.open().await?;
    let backup = ask.app.desk.store().export(ask.stream()).await?;
    Ok(named(ask.stream(), &backup))
}

fn named(what: &str, backup: &Backup) -> Response {
    let today = Timestamp::now().to_string();
    let day = today.get(..10).unwrap_or_default();
    file("application/jsonl; charset=utf-8", &format!("{what}-{day}.jsonl"), backup.write())
}

/// Into an empty database everything, otherwise the events of the file.
pub(crate) async fn take_in(ask: Ask) -> Answer {
    let store = ask.app.desk.store();
    let backup = Backup::read(ask.form.text("file"))?;
    store.import(&backup).await?;
    Ok(moved("/"))
}

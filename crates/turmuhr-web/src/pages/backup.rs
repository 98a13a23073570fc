//! Backup and restore of everything. A file is checked first, and kept in the database until it is restored; so is the
//! state before a restore.

use std::collections::{BTreeMap, BTreeSet};

use axum::{http::StatusCode, response::Response};
use jiff::Timestamp;
use maud::{Markup, html};
use turmuhr_store::{Backup, Ended, Kept, Losses, OfDeleted};
use turmuhr_texts::values;

use super::{Page, page};
use crate::{
    accounts::Token,
    http::{Answer, Ask, Fault, file, moved},
    parts::{act, csrf},
    words::{backup as restoring, people as say, shell},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let store = ask.app.desk.store();
    let losses = store.losses();
    let kept = store.kept_backups().await?;
    let restored = kept.iter().find(|kept| kept.name == ask.query.text("restored"));
    let body = html! {
        @if let Some(kept) = restored { p.good role="status" { (restoring::restored(lang, &kept.name)) } }
        @if let Some(losses) = &losses { (missing(&ask, losses)) }
        p { (say::backup_explained(lang)) }
        p { a.next #download href="/backup/file" { (say::download_backup(lang)) } }
        h2 { (say::take_in(lang)) }
        p { (say::take_in_explained(lang)) }
        form.narrow method="post" action="/backup/import" enctype="multipart/form-data" #import {
            (csrf(&ask))
            label.field { span { (say::backup_file(lang)) } input type="file" name="file" required; }
            label.check { input type="checkbox" name="deleted" value="yes"; " " (restoring::also_deleted(lang)) }
            button { (say::import_events(lang)) }
        }
        h2 { (say::restore(lang)) }
        p { (restoring::explained(lang)) }
        form.narrow method="post" action="/backup/check" enctype="multipart/form-data" #check {
            (csrf(&ask))
            label.field { span { (say::backup_file(lang)) } input type="file" name="file" required; }
            button { (say::check_backup(lang)) }
        }
        p.note { (restoring::at_the_start(lang)) }
        pre { "turmuhr serve --restore turmuhr-2026-05-02.jsonl" }
        @if !kept.is_empty() { (list_of_kept(&ask, &kept)) }
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

fn list_of_kept(ask: &Ask, kept: &[Kept]) -> Markup {
    let lang = ask.lang;
    html! {
        h2 #kept { (restoring::kept(lang)) }
        p { (restoring::kept_explained(lang)) }
        div.scroll { table {
            thead { tr {
                th { (restoring::name(lang)) } th { (restoring::made(lang)) } th { (restoring::by(lang)) }
                th.number { (restoring::size(lang)) } th { (restoring::choices(lang)) }
            } }
            tbody { @for one in kept {
                @let address = format!("/backup/kept/{}", one.name);
                tr {
                    td { a href=(address) { (one.name) } }
                    td { (values::moment(ask.local(one.made), lang)) }
                    td { (one.by) }
                    td.number { (one.bytes.div_ceil(1 << 10)) " KB" }
                    td {
                        a href={ (address) "/file" } { (say::download_backup(lang)) } " "
                        (act(ask, "/backup/forget", &restoring::forget(lang), "quiet", &[("backup", &one.name)]))
                    }
                }
            } }
        } }
    }
}

/// Checks an uploaded file and shows what a restore would replace. Nothing is replaced yet.
pub(crate) async fn check(ask: Ask) -> Answer {
    let text = text_sent(&ask)?;
    let backup = Backup::read(&text)?;
    let kept = ask.app.desk.store().keep_upload(&text, &ask.visitor.name, Timestamp::now()).await?;
    compared(&ask, &kept.name, &backup).await
}

/// A kept backup, compared with the database.
pub(crate) async fn kept(ask: Ask) -> Answer {
    let name = ask.path.text("backup");
    let backup = Backup::read(&ask.app.desk.store().kept_backup(name).await?)?;
    compared(&ask, name, &backup).await
}

pub(crate) async fn kept_file(ask: Ask) -> Answer {
    let name = ask.path.text("backup");
    let text = ask.app.desk.store().kept_backup(name).await?;
    Ok(file("application/jsonl; charset=utf-8", &format!("{name}.jsonl"), text))
}

pub(crate) async fn forget(ask: Ask) -> Answer {
    ask.app.desk.store().remove_backup(ask.form.text("backup")).await?;
    Ok(moved("/backup#kept"))
}

/// Replaces everything by a kept backup.
pub(crate) async fn restore(ask: Ask) -> Answer {
    let store = ask.app.desk.store();
    let name = ask.form.text("backup");
    let backup = Backup::read(&store.kept_backup(name).await?)?;
    let own = ask.visitor.login.as_deref().ok_or(Fault::Forbidden)?;
    // The page shows the events as they were: what came since would be lost unseen.
    let moved_on = ask.form.has("state") && ask.form.text("state") != state(&ask).await?;
    let comes_back = !ask.form.has("people") && !store.ended(&backup).await?.is_empty();
    if moved_on || comes_back {
        let mut again = compared(&ask, name, &backup).await?;
        *again.status_mut() = StatusCode::CONFLICT;
        return Ok(again);
    }
    let before = ask.app.desk.restore(&backup, own).await?;
    // A form that is sent twice finds no upload.
    if store.kept_backups().await?.iter().any(|kept| kept.name == name && kept.is_upload()) {
        store.remove_backup(name).await?;
    }
    Ok(moved(&format!("/backup?restored={}", before.name)))
}

/// What a restore does to one event.
fn fate(before: Option<usize>, after: Option<usize>, same: bool, lang: turmuhr_texts::Lang) -> String {
    match (before, after) {
        (Some(_), Some(_)) if same => restoring::unchanged(lang),
        (Some(_), Some(_)) => restoring::replaced(lang),
        (None, _) => restoring::added(lang),
        (Some(_), None) => restoring::deleted(lang),
    }
}

/// The events of the database and their positions.
async fn state(ask: &Ask) -> Result<String, Fault> {
    let events = ask.app.desk.store().list().await?;
    let told = events.iter().map(|event| format!("{} {}\n", event.stream, event.position));
    Ok(Token::hash_of(&told.collect::<String>()))
}

/// Events whose people were removed here, and what the backup does to them.
fn returning(ask: &Ask, ended: &BTreeMap<String, Ended>, backup: &Backup) -> Markup {
    let lang = ask.lang;
    let told = |stream: &String, ended: &Ended| {
        let called = backup.name(stream).unwrap_or(stream);
        let moment = |at: &Timestamp| values::moment(ask.local(*at), lang);
        match ended {
            Ended::Deleted { at, by } => restoring::was_deleted(lang, called, moment(at), by),
            Ended::MadeAnonymous { at, by } => restoring::was_made_anonymous(lang, called, moment(at), by),
        }
    };
    html! {
        @if !ended.is_empty() {
            section.trouble #returning {
                h2 { (restoring::people_return(lang)) }
                ul { @for (stream, ended) in ended { li { (told(stream, ended)) } } }
                p { (restoring::people_return_explained(lang)) }
                label.check { input type="checkbox" name="people" value="yes" required; " " (restoring::people_may_return(lang)) }
            }
        }
    }
}

async fn compared(ask: &Ask, name: &str, backup: &Backup) -> Result<Response, Fault> {
    let lang = ask.lang;
    let now = ask.app.desk.store().backup().await?;
    let ended = ask.app.desk.store().ended(backup).await?;
    let state = state(ask).await?;
    let moved_on = ask.form.has("state") && ask.form.text("state") != state;
    let streams: BTreeSet<&String> = now.journals.keys().chain(backup.journals.keys()).collect();
    let moment = |at: Timestamp| values::moment(ask.local(at), lang);
    let last = backup.journals.values().filter_map(|entries| entries.last()).map(|entry| entry.at).max();
    let whole = backup.users.iter().any(|user| user.role == turmuhr_store::Role::Administrator);
    let count = |entries: Option<usize>| entries.map_or_else(|| "–".to_owned(), |count| count.to_string());
    let body = html! {
        @if moved_on { p.warn #moved-on role="alert" { (restoring::changed_since(lang)) } }
        p.good { (say::backup_whole(lang, backup.journals.len(), backup.users.len())) }
        @if let Some(last) = last { p { (restoring::as_of(lang, moment(last))) } }
        div.scroll { table {
            caption { (say::backup_events(lang)) }
            thead { tr {
                th { (say::backup_event(lang)) } th.number { (restoring::entries_now(lang)) }
                th.number { (restoring::entries_then(lang)) } th { (restoring::last_entry(lang)) } th { (restoring::what_happens(lang)) }
            } }
            tbody { @for stream in streams {
                @let (old, new) = (now.journals.get(stream), backup.journals.get(stream));
                @let called = backup.name(stream).or_else(|| now.name(stream)).unwrap_or(stream);
                tr {
                    td { (called) }
                    td.number { (count(old.map(Vec::len))) }
                    td.number { (count(new.map(Vec::len))) }
                    td { (new.and_then(|entries| entries.last()).map(|entry| moment(entry.at)).unwrap_or_default()) }
                    td { (fate(old.map(Vec::len), new.map(Vec::len), old == new, lang)) }
                }
            } }
        } }
        @if whole {
            h2 { (say::restore(lang)) }
            ul {
                li { (restoring::accounts(lang, now.users.len(), backup.users.len())) }
                li { (restoring::ends(lang)) }
                li { (restoring::stays(lang)) }
            }
            form.act method="post" action="/backup/restore" #restore {
                (csrf(ask))
                input type="hidden" name="backup" value=(name);
                input type="hidden" name="state" value=(state);
                (returning(ask, &ended, backup))
                button.danger { (restoring::replace(lang, now.journals.len(), backup.journals.len())) }
            }
        } @else { p.note { (shell::no_administrator(lang)) } }
        p { a href="/backup" { (shell::backup(lang)) } }
    };
    Ok(page(ask, Page::plain(say::check_backup(lang), body)))
}

fn text_sent(ask: &Ask) -> Result<String, Fault> {
    let bytes = ask.file("file").unwrap_or_default();
    match String::from_utf8(bytes.into()) {
        Ok(text) if text.is_empty() => Ok(ask.form.text("file").to_owned()),
        Ok(text) => Ok(text),
        Err(_) => Err(Fault::Wrong(say::no_backup(ask.lang))),
    }
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

/// Adds the events of the file that are missing here, and names those left alone.
pub(crate) async fn take_in(ask: Ask) -> Answer {
    let store = ask.app.desk.store();
    let backup = Backup::read(&text_sent(&ask)?)?;
    let of_deleted = if ask.form.has("deleted") { OfDeleted::BringBack } else { OfDeleted::LeaveOut };
    let taken = store.import(&backup, of_deleted).await?;
    if taken.there.is_empty() && taken.deleted.is_empty() {
        return Ok(moved("/"));
    }
    let lang = ask.lang;
    let link = |name: &String| html! { li { a href={ "/e/" (name) } { (name) } } };
    let body = html! {
        @if !taken.added.is_empty() {
            p.good role="status" { (restoring::were_added(lang)) }
            ul #added { @for name in &taken.added { (link(name)) } }
        }
        @if !taken.there.is_empty() {
            p.warn { (restoring::left_alone(lang)) }
            ul #left-alone { @for name in &taken.there { (link(name)) } }
        }
        @if !taken.deleted.is_empty() {
            p.warn { (restoring::left_deleted(lang)) }
            ul #left-deleted { @for name in &taken.deleted { li { (backup.name(name).unwrap_or(name)) } } }
            p { a href="/backup#import" { (shell::backup(lang)) } }
        }
    };
    Ok(page(&ask, Page::plain(say::take_in(lang), body)))
}

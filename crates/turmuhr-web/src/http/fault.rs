//! Why there is no answer, and what to say instead.

use std::time::Duration;

use axum::http::StatusCode;
use turmuhr_store::{StoreError, Trouble, Unsealed};
use turmuhr_texts::{Lang, web::shell as say};
use turmuhr_tournament::Level;

use crate::desk::NotDone;

#[derive(Debug)]
pub(crate) enum Fault {
    NotFound,
    MethodNotAllowed,
    /// Not for this visitor.
    Forbidden,
    /// The form is not from a page of ours, or from one that is too old.
    ForeignForm,
    TooLarge,
    NoForm,
    NoJson(String),
    /// Something typed is wrong; a whole sentence.
    Wrong(String),
    /// Somebody must have read this first.
    Concerns(Vec<(Level, String)>),
    /// It cannot be, and why.
    Refused(String),
    Wait(Duration),
    /// Before it is told with the names of those it concerns.
    Desk(NotDone),
}

impl From<NotDone> for Fault {
    fn from(error: NotDone) -> Fault {
        match error {
            NotDone::NoEvent(_) => Fault::NotFound,
            NotDone::NotAllowed => Fault::Forbidden,
            other => Fault::Desk(other),
        }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::from(NotDone::from(error))
    }
}

impl Fault {
    /// `known`: has the visitor an account or a pass?
    pub(crate) fn status(&self, known: bool) -> StatusCode {
        match self {
            Fault::NotFound => StatusCode::NOT_FOUND,
            Fault::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Fault::Forbidden if !known => StatusCode::UNAUTHORIZED,
            Fault::Forbidden | Fault::ForeignForm => StatusCode::FORBIDDEN,
            Fault::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::NoForm | Fault::NoJson(_) | Fault::Wrong(_) => StatusCode::BAD_REQUEST,
            Fault::Concerns(_) | Fault::Refused(_) => StatusCode::CONFLICT,
            Fault::Wait(_) => StatusCode::TOO_MANY_REQUESTS,
            Fault::Desk(NotDone::Concerns(_) | NotDone::Refused(_)) => StatusCode::CONFLICT,
            Fault::Desk(NotDone::Store(
                StoreError::BadBackup { .. }
                | StoreError::Unsealed(_)
                | StoreError::BadEntry { .. }
                | StoreError::BadStream { .. }
                | StoreError::StreamExists { .. }
                | StoreError::LastAdministrator
                | StoreError::TooManyPasses { .. }
                | StoreError::NotEmpty,
            )) => StatusCode::CONFLICT,
            // A monitor and a proxy understand that it will pass.
            Fault::Desk(NotDone::Store(error)) if error.trouble().is_some() => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Fault::Desk(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A heading, and what to do.
    pub(crate) fn told(&self, lang: Lang) -> (String, String) {
        match self {
            Fault::NotFound => (say::not_found(lang), say::not_found_what_now(lang)),
            Fault::MethodNotAllowed => (say::no_such_act(lang), say::not_found_what_now(lang)),
            Fault::Forbidden => (say::forbidden(lang), say::forbidden_what_now(lang)),
            Fault::ForeignForm => (say::foreign_form(lang), say::foreign_form_what_now(lang)),
            Fault::TooLarge => (say::wrong_input(lang), say::too_large(lang)),
            Fault::NoForm => (say::wrong_input(lang), say::no_form(lang)),
            Fault::NoJson(why) => (say::wrong_input(lang), say::no_json(lang, why)),
            Fault::Wrong(what) => (say::wrong_input(lang), what.clone()),
            Fault::Concerns(_) => (say::please_confirm(lang), String::new()),
            Fault::Refused(why) => (say::refused(lang), why.clone()),
            Fault::Wait(left) => (say::too_often(lang), say::wait(lang, left.as_secs().max(1))),
            Fault::Desk(NotDone::Store(StoreError::BadBackup { line, why })) => {
                (say::wrong_input(lang), say::bad_backup(lang, line, why))
            }
            Fault::Desk(NotDone::Store(StoreError::BadEntry { stream, number, why })) => {
                (say::wrong_input(lang), say::bad_entry(lang, stream, number, why))
            }
            Fault::Desk(NotDone::Store(StoreError::StreamExists { stream })) => {
                (say::refused(lang), say::event_exists(lang, stream))
            }
            Fault::Desk(NotDone::Store(StoreError::NotEmpty)) => (say::refused(lang), say::not_empty(lang)),
            Fault::Desk(NotDone::Store(StoreError::Unsealed(why))) => {
                (say::wrong_input(lang), unsealed(*why, lang))
            }
            Fault::Desk(NotDone::Store(StoreError::BadStream { stream })) => {
                (say::wrong_input(lang), say::bad_stream(lang, stream))
            }
            Fault::Desk(NotDone::Store(StoreError::LastAdministrator)) => {
                (say::refused(lang), say::last_administrator(lang))
            }
            Fault::Desk(NotDone::Store(error)) if let Some(trouble) = error.trouble() => {
                (say::nothing_kept(lang), what_now(trouble, lang))
            }
            Fault::Desk(_) => (say::our_fault(lang), say::our_fault_what_now(lang)),
        }
    }
}

/// What is wrong with the database, and what to do.
pub(crate) fn what_now(trouble: Trouble, lang: Lang) -> String {
    match trouble {
        Trouble::DiskFull => say::disk_full(lang),
        Trouble::ReadOnly => say::disk_read_only(lang),
        Trouble::FileGone => say::database_gone(lang),
        Trouble::Unreachable => say::database_unreachable(lang),
        Trouble::Silent => say::database_silent(lang),
        Trouble::NotKept => say::not_kept(lang),
        Trouble::Failed => say::database_failed(lang),
    }
}

/// What is wrong with the seal of a backup.
pub fn unsealed(why: Unsealed, lang: Lang) -> String {
    match why {
        Unsealed::Empty => say::seal_empty(lang),
        Unsealed::Cut => say::seal_cut(lang),
        Unsealed::Longer => say::seal_longer(lang),
        Unsealed::Count { sealed, found } => say::seal_count(lang, sealed, found),
        Unsealed::Changed => say::seal_changed(lang),
        Unsealed::Old => say::seal_old(lang),
    }
}

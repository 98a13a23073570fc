//! Why a request fails, and what to show instead.

use std::time::Duration;

use axum::http::StatusCode;
use turmuhr_store::{BadEntry, BadLine, StoreError, Trouble, Unsealed};
use turmuhr_texts::{Lang, backup, values};
use turmuhr_tournament::{Broken, Level};

use super::Crossed;
use crate::{
    desk::NotDone,
    words::{line, refusals, shell as say},
};

#[derive(Debug)]
pub(crate) enum Fault {
    NotFound,
    /// The event at this address was deleted.
    Gone(jiff::Timestamp),
    MethodNotAllowed,
    /// Not for this visitor.
    Forbidden,
    /// The form is not from one of our pages, or is too old.
    ForeignForm,
    /// More than this many bytes.
    TooLarge(usize),
    TooManyFields(usize),
    /// JSON with more levels or values than this.
    TooDeep {
        depth: usize,
        values: usize,
    },
    /// The address has more than this many characters.
    LongAddress(usize),
    /// A body stalled or trickled.
    TooSlow,
    NoForm,
    NoJson(String),
    /// Invalid input; a complete sentence.
    Wrong(String),
    /// Concerns that must be confirmed first.
    Concerns {
        concerns: Vec<(Level, String)>,
        /// The words on the button.
        act: String,
        /// The words on the way back.
        leave: String,
        /// What tells these concerns from others.
        mark: String,
    },
    /// Somebody recorded something else meanwhile.
    Meanwhile(Box<Crossed>),
    /// Impossible, with the reason.
    Refused(String),
    /// An undo that another entry stands in the way of.
    Blocked {
        why: String,
        entry: u64,
    },
    /// Too many wrong passwords.
    Wait(Duration),
    /// The server is overloaded; nothing was done.
    Busy(Duration),
    /// This address asked too many costly questions.
    AskedTooOften(Duration),
    /// This account or pass writes too fast.
    WrittenTooFast(Duration),
    /// This pass has used up its entries.
    WrittenTooMuch(u64),
    /// An internal error; see the log.
    Ours,
    /// Before it is worded with the names of those concerned.
    Desk(NotDone),
}

impl From<NotDone> for Fault {
    fn from(error: NotDone) -> Fault {
        match error {
            NotDone::NoEvent(_) => Fault::NotFound,
            NotDone::Deleted(at) => Fault::Gone(at),
            NotDone::Store(StoreError::NoBackup { .. }) => Fault::NotFound,
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
    /// `known`: does the visitor have an account or a pass?
    pub(crate) fn status(&self, known: bool) -> StatusCode {
        match self {
            Fault::NotFound => StatusCode::NOT_FOUND,
            Fault::Gone(_) => StatusCode::GONE,
            Fault::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Fault::Forbidden if !known => StatusCode::UNAUTHORIZED,
            Fault::Forbidden | Fault::ForeignForm => StatusCode::FORBIDDEN,
            Fault::TooLarge(_) | Fault::TooManyFields(_) | Fault::TooDeep { .. } => {
                StatusCode::PAYLOAD_TOO_LARGE
            }
            Fault::LongAddress(_) => StatusCode::URI_TOO_LONG,
            Fault::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Fault::NoForm | Fault::NoJson(_) | Fault::Wrong(_) => StatusCode::BAD_REQUEST,
            Fault::Concerns { .. } | Fault::Meanwhile(_) | Fault::Refused(_) | Fault::Blocked { .. } => {
                StatusCode::CONFLICT
            }
            Fault::Wait(_)
            | Fault::AskedTooOften(_)
            | Fault::WrittenTooFast(_)
            | Fault::WrittenTooMuch(_) => StatusCode::TOO_MANY_REQUESTS,
            Fault::Busy(_) => StatusCode::SERVICE_UNAVAILABLE,
            Fault::Desk(
                NotDone::Concerns { .. } | NotDone::Meanwhile(_) | NotDone::Repeated | NotDone::Refused(_),
            ) => StatusCode::CONFLICT,
            Fault::Desk(NotDone::Store(
                StoreError::BadBackup { .. }
                | StoreError::Unsealed(_)
                | StoreError::BadEntry { .. }
                | StoreError::Unread { .. }
                | StoreError::BadStream { .. }
                | StoreError::StreamExists { .. }
                | StoreError::LastAdministrator
                | StoreError::NoAdministrator
                | StoreError::TooManyBackups { .. }
                | StoreError::NotEmpty,
            )) => StatusCode::CONFLICT,
            // Tells monitors and proxies that it is temporary.
            Fault::Desk(NotDone::Store(error)) if error.trouble().is_some() => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Fault::Ours | Fault::Desk(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// When to retry, in seconds.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            Fault::Wait(left)
            | Fault::Busy(left)
            | Fault::AskedTooOften(left)
            | Fault::WrittenTooFast(left) => Some(seconds(*left)),
            _ => None,
        }
    }

    /// A heading, and advice.
    pub(crate) fn told(&self, lang: Lang) -> (String, String) {
        match self {
            Fault::NotFound => (say::not_found(lang), say::not_found_what_now(lang)),
            Fault::Gone(at) => {
                let day = values::day(at.to_zoned(jiff::tz::TimeZone::UTC).date(), lang);
                (say::gone(lang), say::gone_when(lang, day))
            }
            Fault::MethodNotAllowed => (say::no_such_act(lang), say::not_found_what_now(lang)),
            Fault::Forbidden => (say::forbidden(lang), say::forbidden_what_now(lang)),
            Fault::ForeignForm => (say::foreign_form(lang), say::foreign_form_what_now(lang)),
            Fault::TooLarge(most) => (say::wrong_input(lang), say::too_large(lang, size(*most))),
            Fault::TooManyFields(most) => (say::wrong_input(lang), say::too_many_fields(lang, most)),
            Fault::TooDeep { depth, values } => (say::wrong_input(lang), say::too_deep(lang, depth, values)),
            Fault::LongAddress(most) => (say::wrong_input(lang), say::address_too_long(lang, most)),
            Fault::TooSlow => (say::too_slow(lang), say::too_slow_what_now(lang)),
            Fault::NoForm => (say::wrong_input(lang), say::no_form(lang)),
            Fault::NoJson(why) => (say::wrong_input(lang), say::no_json(lang, why)),
            Fault::Wrong(what) => (say::wrong_input(lang), what.clone()),
            // Nothing can be confirmed.
            Fault::Concerns { concerns, .. } if concerns.iter().any(|(level, _)| *level == Level::Refuse) => {
                (say::refused(lang), String::new())
            }
            Fault::Concerns { .. } => (say::please_confirm(lang), String::new()),
            Fault::Meanwhile(crossed) => (line::meanwhile(lang), crossed_in_words(crossed, lang)),
            Fault::Refused(why) | Fault::Blocked { why, .. } => (say::refused(lang), why.clone()),
            Fault::Wait(left) => (say::too_often(lang), say::wait(lang, seconds(*left))),
            Fault::Busy(left) => (say::busy(lang), say::busy_what_now(lang, seconds(*left))),
            Fault::AskedTooOften(left) => (say::busy(lang), say::asked_too_often(lang, seconds(*left))),
            Fault::WrittenTooFast(left) => (say::busy(lang), say::written_too_fast(lang, seconds(*left))),
            Fault::WrittenTooMuch(most) => (say::refused(lang), say::written_too_much(lang, most)),
            Fault::Desk(NotDone::Store(StoreError::BadBackup { line, why })) => {
                (say::wrong_input(lang), bad_line(*line, why, lang))
            }
            Fault::Desk(NotDone::Store(StoreError::BadEntry { stream, number, why })) => {
                (say::wrong_input(lang), bad_entry(stream, *number, why, lang))
            }
            Fault::Desk(NotDone::Store(StoreError::Unread { stream, number, why })) => {
                (say::wrong_input(lang), backup::unread(stream, *number, why, lang))
            }
            Fault::Desk(NotDone::Store(StoreError::StreamExists { stream })) => {
                (say::refused(lang), say::event_exists(lang, stream))
            }
            Fault::Desk(NotDone::Store(StoreError::NoAdministrator)) => {
                (say::refused(lang), say::no_administrator(lang))
            }
            Fault::Desk(NotDone::Store(StoreError::TooManyBackups { most })) => {
                (say::refused(lang), say::too_many_backups(lang, most))
            }
            Fault::Desk(NotDone::Store(StoreError::NotEmpty)) => (say::refused(lang), say::not_empty(lang)),
            Fault::Desk(NotDone::Store(StoreError::Unsealed(why))) => {
                (say::wrong_input(lang), unsealed(*why, lang))
            }
            Fault::Desk(NotDone::Store(StoreError::BadStream { stream })) => {
                (say::wrong_input(lang), backup::bad_stream(lang, stream))
            }
            Fault::Desk(NotDone::Store(StoreError::LastAdministrator)) => {
                (say::refused(lang), say::last_administrator(lang))
            }
            Fault::Desk(NotDone::Store(error)) if let Some(trouble) = error.trouble() => {
                (say::nothing_kept(lang), what_now(trouble, lang))
            }
            Fault::Ours | Fault::Desk(_) => (say::our_fault(lang), say::our_fault_what_now(lang)),
        }
    }
}

fn crossed_in_words(crossed: &Crossed, lang: Lang) -> String {
    let Crossed { by, at, theirs, mine, .. } = crossed;
    format!("{} {}", line::theirs(lang, by, at, theirs), line::mine(lang, mine))
}

/// The trouble with the database, and advice.
pub fn what_now(trouble: Trouble, lang: Lang) -> String {
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

/// A line of a backup that cannot be read.
pub fn bad_line(line: usize, why: &BadLine, lang: Lang) -> String {
    if line <= 1 && matches!(why, BadLine::Json { .. } | BadLine::NoRecord | BadLine::NoHead) {
        return backup::no_backup(lang);
    }
    let why = match why {
        BadLine::Json { column } => backup::no_json(lang, column),
        BadLine::NoRecord => backup::no_record(lang),
        BadLine::Entry { stream, number, why } => backup::unread_in_line(stream, *number, why, lang),
        BadLine::Version { found, known } => backup::other_version(lang, found, known),
        BadLine::Format => backup::other_format(lang),
        BadLine::NoHead => backup::no_head(lang),
        BadLine::AccountTwice { name } => backup::account_twice(lang, name),
        BadLine::Order { found, expected } => backup::order(lang, found, expected),
    };
    backup::bad_backup(lang, line, why)
}

/// An entry of a journal that cannot be read, or does not fit the entries before it.
pub fn bad_entry(stream: &str, number: u64, why: &BadEntry, lang: Lang) -> String {
    let why = match why {
        BadEntry::Time(_) => backup::no_time(lang),
        BadEntry::Json(_) => backup::damaged(lang),
        BadEntry::Broken(Broken::Gap { expected, found }) => backup::order(lang, found, expected),
        BadEntry::Broken(Broken::Entry { why, .. }) => refusals::refusal(why, None, lang),
        BadEntry::BrokenSeason(broken) => match &**broken {
            turmuhr_season::Broken::Gap { expected, found } => backup::order(lang, found, expected),
            turmuhr_season::Broken::Entry { why, .. } => {
                turmuhr_texts::season::refusal::refusal(why, &turmuhr_season::State::default(), lang)
            }
        },
    };
    backup::bad_entry(lang, stream, number, why.trim_end_matches('.'))
}

/// The problem with the seal of a backup.
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

fn seconds(left: Duration) -> u64 {
    left.as_millis().div_ceil(1000).max(1) as u64
}

/// A size for display.
fn size(bytes: usize) -> String {
    if bytes >= 1 << 20 { format!("{} MB", bytes >> 20) } else { format!("{} KB", bytes >> 10) }
}

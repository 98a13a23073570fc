//! From a request to an answer: visitor, language, purpose, and the handling of refusals.

mod answer;
mod ask;
mod body;
mod dispatch;
mod fault;
mod limits;

pub(crate) use answer::{Answer, file, html, json, moved, pdf, plain};
pub(crate) use ask::{Ask, Crossed, Fields, PICK, local, told};
pub(crate) use dispatch::router;
pub(crate) use fault::Fault;
pub use fault::{bad_entry, bad_line, unsealed, what_now};
pub(crate) use limits::Room;

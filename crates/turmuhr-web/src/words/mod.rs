//! The texts of the pages, screen by screen, in German and English.

use turmuhr_texts::texts;

pub(crate) mod acts;
pub(crate) mod api;
pub(crate) mod board;
pub(crate) mod concerns;
pub(crate) mod events;
pub(crate) mod exchange;
pub(crate) mod facts;
pub(crate) mod here;
pub(crate) mod journal;
pub(crate) mod late;
pub(crate) mod legal;
pub(crate) mod limits;
pub(crate) mod line;
pub(crate) mod lists;
pub(crate) mod me;
pub(crate) mod paper;
pub(crate) mod people;
pub(crate) mod players;
pub(crate) mod pocket;
pub(crate) mod position;
pub(crate) mod reading;
pub(crate) mod refusals;
pub(crate) mod register;
pub(crate) mod rounds;
pub(crate) mod rulebook;
pub(crate) mod rulings;
pub(crate) mod schedule;
pub(crate) mod screens;
pub(crate) mod self_service;
pub(crate) mod shell;
pub(crate) mod standings;
pub(crate) mod story;
pub(crate) mod telling;
pub(crate) mod trainer;
pub(crate) mod wizard;

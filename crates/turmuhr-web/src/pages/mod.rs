//! The pages, a file each. What a page shows and the acts that start from it stand together.

pub(crate) mod backup;
pub(crate) mod board;
pub(crate) mod captain;
pub(crate) mod check_in;
pub(crate) mod cross;
pub(crate) mod displays;
pub(crate) mod enter;
pub(crate) mod event;
pub(crate) mod events;
pub(crate) mod export;
pub(crate) mod fault;
pub(crate) mod hand;
pub(crate) mod helper;
pub(crate) mod history;
mod layout;
pub(crate) mod login;
pub(crate) mod new_event;
pub(crate) mod pairing;
pub(crate) mod passes;
pub(crate) mod player;
pub(crate) mod player_edit;
pub(crate) mod players;
pub(crate) mod prizes;
pub(crate) mod prohibited;
pub(crate) mod results;
pub(crate) mod round;
pub(crate) mod screens;
pub(crate) mod section_form;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod standings;
pub(crate) mod statistics;
pub(crate) mod teams;
pub(crate) mod users;
pub(crate) mod why;

pub(crate) use layout::{Page, done, page};

//! The pages and the interface, through the router. One program for all of them: linking takes longer than running.
//! What changes the whole process (the log) or needs real sockets has a program of its own beside this one.

#[path = "../support/mod.rs"]
mod support;

mod acts;
mod aloud;
mod api_document;
mod bodies;
mod claims;
mod director;
mod everything;
mod files;
mod floods;
mod frame;
mod games;
mod guessing;
mod hall;
mod late;
mod league;
mod league_acts;
mod life;
mod lists;
mod look;
mod me;
mod order;
mod pages;
mod pocket;
mod register;
mod repeats;
mod roles;
mod rulings;
mod saturday;
mod schema;
mod simple;
mod stranger;
mod together;
mod trainer;
mod trouble;
mod undo;
mod weekend;
mod wizard;

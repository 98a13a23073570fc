//! What the pages say, screen by screen.

pub mod api;
pub mod concerns;
pub mod events;
pub mod exchange;
pub mod facts;
pub mod here;
pub mod journal;
pub mod limits;
pub mod lists;
pub mod paper;
pub mod people;
pub mod players;
pub mod pocket;
pub mod refusals;
pub mod rounds;
pub mod screens;
pub mod serve;
pub mod shell;
pub mod standings;
pub mod values;
pub mod wizard;

#[cfg(test)]
pub(crate) const ALL: &[&[crate::catalogue::Sentence]] = &[
    api::SENTENCES,
    concerns::SENTENCES,
    events::SENTENCES,
    exchange::SENTENCES,
    facts::SENTENCES,
    here::SENTENCES,
    journal::SENTENCES,
    limits::SENTENCES,
    paper::SENTENCES,
    lists::SENTENCES,
    people::SENTENCES,
    players::SENTENCES,
    pocket::SENTENCES,
    refusals::SENTENCES,
    rounds::SENTENCES,
    screens::SENTENCES,
    serve::SENTENCES,
    shell::SENTENCES,
    standings::SENTENCES,
    wizard::SENTENCES,
];

//! How long the tie-breaks of an event take.

use std::hint::black_box;

use turmuhr_standings::{
    ByMeasure, Code, Entry, Event, Form, Measure, Participant, TieBreakEdition, Worth, standings,
};

use super::{
    Figure,
    pairing::{best, ordinary},
};

/// Seconds of TieBreakServer 1.9 for all tie-breaks of 1,000 players and nine rounds, once measured.
const PEER: f64 = 3.2;

const CODES: &str = "DE,DE/P,WIN,WON,BPG,BWG,PS,PS/C1,PS/C2,REP,STD,TPN,BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,BH/C1/P,FB,FB/C1,\
    FB/C2,FB/M1,FB/M2,AOB,AOB/F,SB,SB/C1,SB/C2,SB/P,KS,ARO,ARO/C1,ARO/C2,ARO/M1,ARO/M2,TPR,PTP,APRO,APPO,RTNG";

/// Against a time of a peer on another day: a table, not a race.
pub(super) fn times() -> Vec<Figure> {
    let Some(field) = ordinary(1000) else { return Vec::new() };
    let codes: Vec<Code> = CODES.split(',').filter_map(|code| code.trim().parse().ok()).collect();
    let scoring = &field.scoring;
    let participants = field.players.iter().map(|player| Participant {
        id: player.id,
        rating: Some(player.rating),
        rounds: player.history.iter().map(|round| Entry::of_player(*round, scoring.worth(*round))).collect(),
        adjustments: Vec::new(),
    });
    let event = Event {
        form: Form::Swiss,
        participants: participants.collect(),
        rounds: field.rounds_done,
        total_rounds: field.total_rounds,
        primary: Measure::Game,
        worth: ByMeasure::both(Worth { win: scoring.win, draw: scoring.draw, loss: scoring.loss }),
        boards: None,
    };
    let took = best(&mut || {
        black_box(standings(black_box(&event), TieBreakEdition::CURRENT.rules(), &codes)).ok();
    })
    .as_secs_f64();
    println!(
        "{} tie-breaks of 1000 players, {} rounds, with their arithmetic: {:.1} ms, {:.0} times as fast as TieBreakServer was",
        codes.len(),
        event.rounds,
        took * 1e3,
        PEER / took
    );
    Vec::new()
}

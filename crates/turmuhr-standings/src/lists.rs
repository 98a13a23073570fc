//! Lists for events whose regulations name none.

use crate::{
    code::{Code, Name},
    event::{Event, Form, Measure},
    rules::TieBreakEdition,
};

/// What the edition, or the usage of its years, recommends for such an event.
pub fn recommended(event: &Event, edition: TieBreakEdition) -> Vec<Code> {
    let rated = event.participants.iter().filter(|participant| participant.rating.is_some()).count();
    let all_rated = rated == event.participants.len();
    let teams = event.is_of_teams();
    let names: &[Name] = match (edition, event.form, teams) {
        // Annex 3 of the rules taught in 2001.
        (TieBreakEdition::Fide2001, Form::RoundRobin, false) => {
            &[Name::DirectEncounter, Name::Koya, Name::SonnebornBerger, Name::GamesWon]
        }
        (TieBreakEdition::Fide2001, Form::Swiss, false) if all_rated => {
            &[Name::OpponentsRating, Name::Performance]
        }
        (TieBreakEdition::Fide2001, Form::Swiss, false) => {
            &[Name::DirectEncounter, Name::Buchholz, Name::SonnebornBerger, Name::GamesWon]
        }
        (TieBreakEdition::Fide2001, Form::RoundRobin, true) => &[Name::Secondary, Name::DirectEncounter],
        (TieBreakEdition::Fide2001, Form::Swiss, true) => {
            &[Name::Secondary, Name::DirectEncounter, Name::Buchholz]
        }
        // 9.1, 9.3 and 18.3.3 of the senior ordinance.
        (TieBreakEdition::Nrw1987, Form::RoundRobin, false) => &[Name::SonnebornBerger, Name::BlackDraws],
        (TieBreakEdition::Nrw1987, Form::Swiss, false) => &[Name::Buchholz, Name::BlackDraws],
        (TieBreakEdition::Nrw1987, _, true) => &[Name::Secondary],
        // The regulations since 2023 recommend none; these are FIDE's lists before.
        (_, Form::RoundRobin, false) => {
            &[Name::DirectEncounter, Name::Wins, Name::SonnebornBerger, Name::Koya]
        }
        (_, Form::Swiss, false) => return swiss(),
        (_, Form::RoundRobin, true) => &[Name::Secondary, Name::Encounter],
        (_, Form::Swiss, true) => &[Name::Secondary, Name::Encounter, Name::Buchholz],
    };
    let mut codes: Vec<Code> = names.iter().map(|name| Code::of(*name)).collect();
    if teams && edition != TieBreakEdition::Nrw1987 {
        // Opponents' points and own results in what the event counts first.
        codes.push(Code::of(match event.primary {
            Measure::Match => Name::MatchMatchSonneborn,
            Measure::Game => Name::GameGameSonneborn,
        }));
    }
    codes
}

fn swiss() -> Vec<Code> {
    let codes = ["BH/C1", "BH", "DE", "WIN", "BWG"];
    codes.iter().filter_map(|code| code.parse().ok()).collect()
}

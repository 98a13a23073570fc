//! Standings of a section.

use turmuhr_contest::{TableAsk, TieBreaks};
use turmuhr_core::{PlayerId, Points};
use turmuhr_standings::{
    ByMeasure, Fraction, Measure, Participant, Row, Standings, Worth,
    lists::{self, ListWarning},
    withdrawal::Accounted,
};

use crate::{
    contest::{Shown, contest},
    cup,
    event::Event,
    id::Party,
    person::Person,
    section::Section,
    settings::{Format, PointSystem, Settings},
    starting_list::StartingList,
};

/// The standings after a round. Rows use starting numbers.
#[derive(Clone, Debug)]
pub struct Table {
    pub after: u32,
    pub standings: Standings,
    pub list: StartingList,
    /// Adjourned games among the counted ones.
    pub adjourned: usize,
    /// The counted results, which explanations of values use; the results for a cross table; and the treatment
    /// of leavers.
    pub accounted: Accounted,
}

pub use turmuhr_contest::NoTable;

impl Table {
    pub const fn counted(&self) -> &turmuhr_standings::Event {
        &self.accounted.counted
    }

    pub fn party(&self, number: PlayerId) -> Option<Party> {
        self.list.party(number)
    }

    pub fn number(&self, party: Party) -> Option<PlayerId> {
        self.list.number(party)
    }

    /// From the top.
    pub fn rows(&self) -> impl Iterator<Item = (Party, &Row)> {
        self.standings.rows.iter().filter_map(|row| Some((self.party(row.id)?, row)))
    }

    /// The points of a party in the primary score, which is one of whole tenths.
    pub fn points(&self, party: Party) -> Option<Points> {
        let (_, row) = self.rows().find(|(other, _)| *other == party)?;
        let tenths = row.points.amount * Fraction::whole(10);
        let whole = Some(tenths.floor()).filter(|whole| Fraction::whole(*whole) == tenths)?;
        i32::try_from(whole).ok().map(Points::tenths)
    }

    /// From the top; tied parties share a place.
    pub fn places(&self) -> impl Iterator<Item = (u32, Party)> {
        self.rows().map(|(party, row)| (row.rank, party))
    }
}

impl Section {
    /// The number of published rounds, from the first, in which every game has a result.
    pub fn complete_rounds(&self) -> u32 {
        let complete = |round: &&crate::round::Played| {
            round.status == crate::round::Status::Published && round.missing().is_empty()
        };
        self.rounds.iter().take_while(complete).count() as u32
    }
}

/// The standings after `after` rounds.
pub fn table(event: &Event, section: &Section, after: u32) -> Result<Table, NoTable> {
    let after = after.min(section.current_round());
    let settings = &section.settings;
    let ask = TableAsk {
        tie_breaks: TieBreaks::Codes(settings.tie_breaks.clone()),
        ..TableAsk::of(settings.tie_break_edition)
    };
    let mut made = contest(event, section, after, Shown::AsCounted).table(&ask)?;
    let adjourned = section.adjourned().iter().filter(|at| at.round.is_among(after)).count();
    let list = section.starting_list();
    if matches!(settings.format, Format::Knockout { .. }) {
        cup::order(section, after, &list, &mut made.standings.rows);
    }
    Ok(Table { after, standings: made.standings, list, adjourned, accounted: made.accounted })
}

/// Warnings about the tie-breaks of a section with these players.
pub fn list_warnings<'p>(
    settings: &Settings,
    people: impl IntoIterator<Item = &'p Person>,
) -> Vec<ListWarning> {
    let rating = |person: &Person| Some(settings.initial_order.rating(person)).filter(|rating| *rating > 0);
    // Tie-breaks of teams do not use the players' ratings.
    let people = people.into_iter().filter(|_| !settings.format.is_of_teams());
    let participants = people.zip(1..).map(|(person, number)| Participant {
        id: PlayerId(number),
        rating: rating(person),
        rounds: Vec::new(),
        adjustments: Vec::new(),
    });
    let worth = |points: PointSystem| Worth { win: points.win, draw: points.draw, loss: points.loss };
    let by_games = matches!(settings.format, Format::TeamSwiss { by_game_points: true, .. });
    let in_teams = settings.format.is_of_teams() && !by_games;
    let event = turmuhr_standings::Event {
        form: settings.format.form(),
        participants: participants.collect(),
        rounds: 0,
        total_rounds: settings.rounds,
        primary: if in_teams { Measure::Match } else { Measure::Game },
        worth: ByMeasure { matches: worth(settings.match_points), games: worth(settings.points) },
        boards: settings.format.boards(),
    };
    lists::warnings(&event, settings.tie_break_edition, &settings.tie_breaks)
}

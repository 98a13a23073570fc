//! A tournament file as input for a title norm.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_core::{Bye, PlayerId, Round};
use turmuhr_rating::{
    Time,
    norms::{NormGame as Game, Occasion, Title},
};

use super::{
    document::Document,
    record::Record,
    records::{event::Entry, player::Sex},
    tournament::Tournament,
    type_code::Kind,
};

/// The applicant, the games, and data on the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applicant {
    /// As in the file.
    pub name: String,
    /// Three letters.
    pub federation: String,
    /// Decides whether titles for women are possible.
    pub sex: Option<Sex>,
    /// Games at the board, in order.
    pub games: Vec<Game>,
    /// What the file says about the event.
    pub occasion: Occasion,
}

/// The input for a norm of this player; `None` for an unknown player.
pub fn applicant(document: &Document, tournament: &Tournament, id: PlayerId) -> Option<Applicant> {
    let contest = &tournament.contest;
    let players = contest.by_number();
    let own = players.get(&id)?;
    let games = (1..).zip(&own.history).filter_map(|(round, played)| {
        let Round::Played { opponent, score, .. } = played else { return None };
        let person = &players.get(opponent)?.person;
        Some(Game {
            round,
            rating: person.rated(),
            title: Title::from_code(&person.title),
            federation: person.federation.trim().to_ascii_uppercase(),
            score: *score,
        })
    });
    let unplayed_win = own
        .history
        .iter()
        .any(|round| matches!(round, Round::ForfeitWin { .. } | Round::Bye(Bye::PairingAllocated)));
    let fixed_pairings = matches!(
        tournament.type_code.as_ref().map(|code| code.kind),
        Some(Kind::RoundRobin | Kind::TeamRoundRobin)
    );
    let time = contest.time;
    let occasion = Occasion {
        fixed_pairings,
        unplayed_win,
        mix_is_free: !fixed_pairings && is_open_to_the_world(document, tournament),
        most_rounds_a_day: rounds_a_day(document),
        minutes: time.map(|time: Time| time.white.min(time.black) / 60),
        ..Occasion::default()
    };
    Some(Applicant {
        name: own.person.name.clone(),
        federation: own.person.federation.trim().to_ascii_uppercase(),
        sex: own.person.sex,
        games: games.collect(),
        occasion,
    })
}

/// An exemption of B.01 for a Swiss. Every round has twenty rated players from at least three federations besides
/// the host's. Ten of them have a title from WIM to GM.
fn is_open_to_the_world(document: &Document, tournament: &Tournament) -> bool {
    let host = document.records().find_map(|record| match record {
        Record::Entry(Entry::Federation, text) => Some(text.trim().to_ascii_uppercase()),
        _ => None,
    });
    let Some(host) = host.filter(|host| !host.is_empty()) else { return false };
    (0..tournament.contest.rounds as usize).all(|round| {
        let (mut count, mut titled, mut federations) = (0, 0, BTreeSet::new());
        for player in &tournament.contest.players {
            let person = &player.person;
            let federation = person.federation.trim().to_ascii_uppercase();
            let plays = player.history.get(round).is_some_and(|round| round.is_played());
            let rated = person.rated().is_some();
            if !plays || !rated || federation.is_empty() || federation == host || federation == "FID" {
                continue;
            }
            count += 1;
            let title = Title::from_code(&person.title);
            titled += usize::from(matches!(title, Some(Title::Gm | Title::Im | Title::Wgm | Title::Wim)));
            federations.insert(federation);
        }
        count >= 20 && titled >= 10 && federations.len() >= 3
    })
}

/// Record 132: the most rounds on one day; `None` if a round has no date.
fn rounds_a_day(document: &Document) -> Option<u32> {
    let dates = document.records().find_map(|record| match record {
        Record::RoundDates(dates) => Some(dates),
        _ => None,
    })?;
    if dates.is_empty() || dates.iter().any(|date| date.trim().is_empty()) {
        return None;
    }
    let mut by_day: BTreeMap<&str, u32> = BTreeMap::new();
    for date in dates {
        *by_day.entry(date.trim()).or_default() += 1;
    }
    by_day.into_values().max()
}

//! A season at one moment, with cached tables and parts of pages. A longer journal gets a new snapshot.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
};

use turmuhr_federation::{
    competition::league::movement::Moves,
    matches::lineup::{BoardResult, Which},
    persons::person::PersonId,
};
use turmuhr_season::{
    ClassId, Fact, Journal, MatchId, SeasonEntry, State, TeamId,
    tables::{GroupTable, group_moves},
};
use turmuhr_store::BadEntry;

use super::{Shelved, kept::Kept};

/// Cache limits. Keys consist of checked values only.
const TABLES: usize = 256;
const FRAGMENTS: (usize, usize) = (1024, 32 << 20);

#[derive(Debug)]
pub(crate) struct SeasonSnapshot {
    stream: String,
    journal: Journal,
    tables: Kept<(ClassId, usize), Option<Standing>>,
    fragments: Kept<String, String>,
    played: OnceLock<HashMap<PersonId, Vec<Appearance>>>,
}

/// The table of a group, and who goes up and down.
type Standing = (GroupTable, Moves<TeamId>);

/// A person at a board of a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Appearance {
    pub(crate) game: MatchId,
    pub(crate) side: Which,
    /// From 1.
    pub(crate) board: usize,
    /// Nobody sat opposite, or the person did not come.
    pub(crate) forfeit: bool,
    pub(crate) result: Option<BoardResult>,
}

impl SeasonSnapshot {
    pub(crate) fn new(stream: &str, journal: Journal) -> SeasonSnapshot {
        SeasonSnapshot {
            stream: stream.to_owned(),
            journal,
            tables: Kept::new(TABLES, usize::MAX),
            fragments: Kept::new(FRAGMENTS.0, FRAGMENTS.1),
            played: OnceLock::new(),
        }
    }

    pub(crate) fn state(&self) -> &State {
        self.journal.state()
    }

    pub(crate) fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The table of a group and who goes up and down; none for a cup, or a group that does not exist.
    pub(crate) fn table(&self, class: ClassId, group: usize) -> Arc<Option<Standing>> {
        self.tables.get((class, group), |_| 0, || group_moves(self.state(), class, group))
    }

    /// Every match a person was named for, in the order of the matches.
    pub(crate) fn played(&self, person: PersonId) -> &[Appearance] {
        self.all_played().get(&person).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn all_played(&self) -> &HashMap<PersonId, Vec<Appearance>> {
        self.played.get_or_init(|| appearances(self.state()))
    }

    /// A part of a page that is the same for everyone with this key. Free input must not be in a key.
    pub(crate) fn fragment(&self, key: String, render: impl FnOnce() -> String) -> Arc<String> {
        self.fragments.get(key, String::len, render)
    }
}

impl Shelved for SeasonSnapshot {
    type Fact = Fact;

    const HOME: &'static str = "/l";

    fn stream(&self) -> &str {
        &self.stream
    }

    fn entries(&self) -> &[SeasonEntry] {
        self.journal.entries()
    }

    fn position(&self) -> u64 {
        self.journal.next() - 1
    }

    fn read(stream: &str, entries: Vec<SeasonEntry>) -> Result<SeasonSnapshot, BadEntry> {
        Ok(SeasonSnapshot::new(stream, Journal::open(entries)?))
    }

    fn grown(&self, entries: Vec<SeasonEntry>) -> Result<SeasonSnapshot, BadEntry> {
        let mut journal = self.journal.clone();
        for entry in entries {
            journal.append(entry)?;
        }
        Ok(SeasonSnapshot::new(&self.stream, journal))
    }
}

/// Who sat where, for everybody at once: a line-up names ranks, the lists know the persons.
fn appearances(state: &State) -> HashMap<PersonId, Vec<Appearance>> {
    let mut all: HashMap<PersonId, Vec<Appearance>> = HashMap::new();
    for (id, one) in &state.matches {
        let Some(report) = &one.report else { continue };
        let results = report.results_now();
        let sides = [
            (Which::Home, one.fixture.home, &report.home, &report.guest),
            (Which::Guest, one.fixture.guest, &report.guest, &report.home),
        ];
        for (side, team, seats, opposite) in sides {
            let Some(team) = state.teams.get(&team) else { continue };
            for seat in seats {
                let Some(person) = state.of_rank(team, seat.rank, jiff::civil::Date::MAX) else {
                    continue;
                };
                let met = opposite.iter().any(|other| other.board == seat.board && !other.absent);
                all.entry(person).or_default().push(Appearance {
                    game: *id,
                    side,
                    board: seat.board,
                    forfeit: seat.absent || !met,
                    result: seat.board.checked_sub(1).and_then(|at| results.get(at).copied().flatten()),
                });
            }
        }
    }
    all
}

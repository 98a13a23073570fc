//! The story of a season, matter by matter: which entries belong together, and what each of them did to a table.

use std::collections::BTreeMap;

use jiff::civil::Date;
use turmuhr_core::Points;

use super::telling::Telling;
use crate::{
    ChampionshipId, ClassId, DecisionId, Fact, Journal, MatchId, Matter, RemedyId, State, Statement, TeamId,
    day, fact::About, tables::group_table,
};

/// A matter of the season: its entries in the order they were made.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    pub subject: Subject,
    pub steps: Vec<Step>,
}

/// What a matter is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A card with findings, or a side that did not come.
    LineUp(MatchId),
    Postponed(MatchId),
    Adjourned(MatchId),
    Left(TeamId),
    /// Something that became known after matches were confirmed, by its entry.
    KnownLater(u64),
    Disputed(MatchId),
    /// Teams level at a place that counts.
    Level {
        class: ClassId,
        group: usize,
        teams: Vec<TeamId>,
    },
    Championship(ChampionshipId),
}

/// An entry, and what it did.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub entry: u64,
    pub on: Date,
    /// Confirmed matches it put in question.
    pub opened: Vec<Matter>,
    /// Rows of the table that it changed.
    pub shifts: Vec<Shift>,
}

/// A team of a table before and after an entry; none: it is not in the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Shift {
    pub team: TeamId,
    pub before: Option<Row>,
    pub after: Option<Row>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub place: u32,
    pub match_points: i64,
    pub boards: Points,
}

impl Chapter {
    /// Whether the matter has no end yet.
    pub fn is_open(&self, state: &State) -> bool {
        // Confirmed, or never to be played: one of the teams has left before.
        let ended = |id: &MatchId| {
            state.matches.get(id).is_some_and(|one| {
                let left = [one.fixture.home, one.fixture.guest].iter().any(|team| {
                    let withdrawn = state.teams.get(team).and_then(|team| team.withdrawn);
                    withdrawn.is_some_and(|(after, _)| after < one.fixture.round)
                });
                left || one.report.as_ref().is_some_and(|report| report.confirmed)
            })
        };
        match &self.subject {
            Subject::LineUp(id) | Subject::Postponed(id) | Subject::Adjourned(id) => !ended(id),
            Subject::Left(team) => state.teams.get(team).is_none_or(|team| team.withdrawn.is_none()),
            Subject::KnownLater(_) => {
                let about = self.steps.iter().flat_map(|step| &step.opened);
                about.map(|matter| matter.about).any(|id| state.matter(id).is_some())
            }
            Subject::Disputed(id) => state.remedies.values().any(|remedy| {
                remedy.is_open() && state.about_of(remedy.against).and_then(About::game) == Some(*id)
            }),
            Subject::Level { class, teams, .. } => {
                let level = |one: &(usize, u32, Vec<TeamId>)| teams.iter().all(|team| one.2.contains(team));
                state.class_moves(*class).open.iter().any(level)
            }
            Subject::Championship(id) => state.championships.all.get(id).is_none_or(|one| one.open()),
        }
    }
}

type Rows = BTreeMap<TeamId, Row>;

/// The table an act may change: its class, its group, its rows.
pub(super) type Before = Option<(ClassId, usize, Rows)>;

fn rows(state: &State, class: ClassId, group: usize) -> Rows {
    let lines = group_table(state, class, group).map(|table| table.lines()).unwrap_or_default();
    let row = |(team, place, match_points, boards)| (team, Row { place, match_points, boards });
    lines.into_iter().map(row).collect()
}

/// The table before a decision or a withdrawal moves it.
pub(super) fn tables_before(state: &State, fact: &Fact) -> Before {
    let of_match = |id: MatchId| {
        let fixture = &state.matches.get(&id)?.fixture;
        Some((fixture.class, fixture.group))
    };
    let (class, group) = match fact.telling()? {
        Telling::Left { team, .. } => {
            let class = state.teams.get(&team)?.class;
            let groups = &state.classes.get(&class)?.groups;
            (class, groups.iter().position(|group| group.contains(&team))?)
        }
        Telling::Decided { decision, .. } => of_match(decision.about.game()?)?,
        Telling::RemedyDecided { result, .. } => of_match(result.about.game()?)?,
        Telling::Revoked { decision, .. } => of_match(state.decisions.get(&decision)?.about.game()?)?,
        Telling::Moved { .. }
        | Telling::MoveRefused { .. }
        | Telling::Adjourned { .. }
        | Telling::Board { .. }
        | Telling::Confirmed { .. }
        | Telling::Fined { .. }
        | Telling::Lodged { .. }
        | Telling::PlayOff { .. }
        | Telling::Settled(_)
        | Telling::Registered(_)
        | Telling::Championship(_) => return None,
    };
    Some((class, group, rows(state, class, group)))
}

/// Sorts entries into matters as they are made.
#[derive(Clone, Debug, Default)]
pub(super) struct Teller {
    pub(super) chapters: Vec<Chapter>,
    of_match: BTreeMap<MatchId, usize>,
    of_decision: BTreeMap<DecisionId, usize>,
    of_remedy: BTreeMap<RemedyId, usize>,
}

impl Teller {
    /// Takes the last entry of the journal.
    pub(super) fn take(&mut self, journal: &Journal, before: &Before, opened: &[Matter]) {
        let Some(entry) = journal.entries().last() else { return };
        let state = journal.state();
        let chapter = if opened.is_empty() {
            self.chapter(state, &entry.fact)
        } else {
            let chapter = self.open(Subject::KnownLater(entry.number));
            self.of_match.extend(opened.iter().map(|matter| (matter.about, chapter)));
            Some(chapter)
        };
        let Some(chapter) = chapter else { return };
        let step = Step {
            entry: entry.number,
            on: day(entry),
            opened: opened.to_vec(),
            shifts: before.as_ref().map(|before| shifts(state, before)).unwrap_or_default(),
        };
        self.chapters[chapter].steps.push(step);
    }

    fn open(&mut self, subject: Subject) -> usize {
        self.chapters.push(Chapter { subject, steps: Vec::new() });
        self.chapters.len() - 1
    }

    fn of(&mut self, id: MatchId, otherwise: Subject) -> usize {
        if let Some(known) = self.of_match.get(&id) {
            return *known;
        }
        let chapter = self.open(otherwise);
        self.of_match.insert(id, chapter);
        chapter
    }

    fn level(&mut self, class: ClassId, group: usize, teams: &[TeamId]) -> usize {
        let fits = |chapter: &Chapter| match &chapter.subject {
            Subject::Level { class: of, group: in_group, teams: level } => {
                (*of, *in_group) == (class, group) && teams.iter().all(|team| level.contains(team))
            }
            _ => false,
        };
        match self.chapters.iter().position(fits) {
            Some(known) => known,
            None => self.open(Subject::Level { class, group, teams: teams.to_vec() }),
        }
    }

    /// The matter an entry belongs to. None: everyday business.
    fn chapter(&mut self, state: &State, fact: &Fact) -> Option<usize> {
        match fact.telling()? {
            Telling::Moved { id, .. } | Telling::MoveRefused { id, .. } => {
                Some(self.of(id, Subject::Postponed(id)))
            }
            Telling::Adjourned { id, .. } | Telling::Board { id, .. } => {
                Some(self.of(id, Subject::Adjourned(id)))
            }
            Telling::Confirmed { id, frozen } => {
                let broken = frozen.is_some_and(|frozen| !frozen.findings.is_empty());
                match self.of_match.get(&id) {
                    Some(known) => Some(*known),
                    None => broken.then(|| self.of(id, Subject::LineUp(id))),
                }
            }
            Telling::Left { team, .. } => Some(self.open(Subject::Left(team))),
            Telling::Fined { club, .. } => {
                // A fine follows what it is for.
                let last = self.chapters.len().checked_sub(1)?;
                let of = |team: &TeamId| state.teams.get(team).is_some_and(|team| team.club == club);
                let concerned = match &self.chapters[last].subject {
                    Subject::LineUp(id)
                    | Subject::Postponed(id)
                    | Subject::Adjourned(id)
                    | Subject::Disputed(id) => {
                        let fixture = &state.matches.get(id)?.fixture;
                        of(&fixture.home) || of(&fixture.guest)
                    }
                    Subject::Left(team) => of(team),
                    Subject::KnownLater(_) | Subject::Level { .. } | Subject::Championship(_) => false,
                };
                concerned.then_some(last)
            }
            Telling::Decided { id, decision } => {
                let about = decision.about.game()?;
                let chapter = self.of(about, Subject::Disputed(about));
                self.of_decision.insert(id, chapter);
                Some(chapter)
            }
            Telling::Revoked { decision, .. } => self.of_decision.get(&decision).copied(),
            Telling::Lodged { id, against, .. } => {
                let chapter = *self.of_decision.get(&against)?;
                self.of_remedy.insert(id, chapter);
                Some(chapter)
            }
            Telling::RemedyDecided { remedy, decision, .. } => {
                let chapter = *self.of_remedy.get(&remedy)?;
                self.of_decision.insert(decision, chapter);
                Some(chapter)
            }
            Telling::PlayOff { id, fixture } => {
                let moves = state.class_moves(fixture.class);
                let sides = [fixture.home, fixture.guest];
                let tied = moves.open.into_iter().find(|(group, _, teams)| {
                    *group == fixture.group && sides.iter().all(|side| teams.contains(side))
                });
                let teams = tied.map_or_else(|| sides.to_vec(), |(_, _, teams)| teams);
                let chapter = self.level(fixture.class, fixture.group, &teams);
                self.of_match.insert(id, chapter);
                Some(chapter)
            }
            Telling::Settled(settled) => Some(self.level(settled.class, settled.group, &settled.order)),
            Telling::Championship(act) => {
                let id = act.about()?;
                let fits = |chapter: &Chapter| chapter.subject == Subject::Championship(id);
                let known = self.chapters.iter().position(fits);
                Some(known.unwrap_or_else(|| self.open(Subject::Championship(id))))
            }
            // A new pass ends the matter of a lost one.
            Telling::Registered(statement) => {
                let last = self.chapters.len().checked_sub(1)?;
                let new = matches!(statement, Statement::PassIssued { .. });
                (new && matches!(self.chapters[last].subject, Subject::KnownLater(_))).then_some(last)
            }
        }
    }
}

/// The rows that are others now, in the order of the table.
fn shifts(state: &State, (class, group, before): &(ClassId, usize, Rows)) -> Vec<Shift> {
    let after = rows(state, *class, *group);
    let mut teams: Vec<TeamId> = before.keys().chain(after.keys()).copied().collect();
    teams.sort_unstable();
    teams.dedup();
    let both = teams.into_iter().map(|team| Shift {
        team,
        before: before.get(&team).copied(),
        after: after.get(&team).copied(),
    });
    let mut changed: Vec<Shift> = both.filter(|shift| shift.before != shift.after).collect();
    changed.sort_by_key(|shift| (shift.after.is_none(), shift.after.map(|row| row.place), shift.team));
    changed
}

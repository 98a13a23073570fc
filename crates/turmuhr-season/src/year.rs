//! The end of a year: who goes up and down over all levels, play-offs, and the next season.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_federation::{
    competition::league::movement::balance, matches::lineup::Occasion, ordinance::rules::Berlin,
    persons::person::TeamNumber,
};

use crate::{
    fact::{Class, ClassId, Fact, Fixture, MatchId, TeamId},
    pending::Open,
    refuse::Refusal,
    registry::Statement,
    slip::Slip,
    state::{Match, State, Team},
    tables::{counted, group_moves},
    unset::Pair,
};

/// The Berlin system of a class that names none.
const TEAM_CHAMPIONSHIP: &str = "team-championship";

/// How a tie for a place that counts was settled (18.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    pub class: ClassId,
    pub group: usize,
    /// The teams that were level, the best first.
    pub order: Vec<TeamId>,
    pub how: SettledBy,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SettledBy {
    /// The play-off matches gave a winner.
    PlayOff,
    /// A drawn play-off match, weighed by boards.
    Berlin,
    /// By lot, after everything else was level.
    Lot { seed: u64 },
}

/// Where a team goes for which the season has no class.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Leaves {
    Up,
    Down,
}

/// A class at the end of the season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassMoves {
    pub class: ClassId,
    pub promoted: Vec<TeamId>,
    pub relegated: Vec<TeamId>,
    /// Teams on a place of relegation that stay, because another one goes down by decision.
    pub saved: Vec<TeamId>,
    /// Ties that still have to be played off: group, place, teams.
    pub open: Vec<(usize, u32, Vec<TeamId>)>,
    /// Matches without a settled score. Nothing is announced while there are some.
    pub unsettled: Vec<MatchId>,
    /// Teams that have no match against each other yet.
    pub unset: Vec<Pair>,
    /// Where the promoted go, and the relegated.
    pub above: Option<ClassId>,
    pub below: Option<ClassId>,
    /// Teams that go down, and teams that come up from below, where the numbers differ.
    pub unbalanced: Option<(usize, usize)>,
}

impl State {
    /// The classes above and below: of the same ordinance and competition.
    fn neighbours(&self, class: ClassId) -> [Option<ClassId>; 2] {
        let Some(own) = self.classes.get(&class) else { return [None, None] };
        let like = |other: &Class| {
            (&other.ordinance, other.rules()) == (&own.details.ordinance, own.details.rules())
        };
        let others = || self.classes.iter().filter(|(_, other)| like(&other.details));
        let height = own.details.height;
        let above = others().filter(|(_, other)| other.details.height > height);
        let below = others().filter(|(_, other)| other.details.height < height);
        [
            above.min_by_key(|(_, other)| other.details.height).map(|(id, _)| *id),
            below.max_by_key(|(_, other)| other.details.height).map(|(id, _)| *id),
        ]
    }

    /// Who goes up and down, class by class, the highest first. Only what is decided.
    pub fn year(&self) -> Vec<ClassMoves> {
        let mut classes: Vec<ClassId> = self.classes.keys().copied().collect();
        classes.sort_by_key(|id| std::cmp::Reverse(self.classes[id].details.height));
        let mut all: Vec<ClassMoves> = classes.into_iter().map(|class| self.class_moves(class)).collect();
        let promoted: Vec<(ClassId, usize)> = all.iter().map(|one| (one.class, one.promoted.len())).collect();
        for one in &mut all {
            let up = one.below.and_then(|below| promoted.iter().find(|(class, _)| *class == below));
            if let Some((_, up)) = up {
                one.unbalanced = balance(one.relegated.len(), *up);
            }
        }
        all
    }

    pub fn class_moves(&self, class: ClassId) -> ClassMoves {
        let [above, below] = self.neighbours(class);
        let mut moves = ClassMoves {
            class,
            promoted: Vec::new(),
            relegated: Vec::new(),
            saved: Vec::new(),
            open: Vec::new(),
            unsettled: Vec::new(),
            unset: Vec::new(),
            above,
            below,
            unbalanced: None,
        };
        let groups = self.classes.get(&class).map_or(0, |class| class.groups.len());
        let with_final = self.has_final(class).is_some();
        for group in 0..self.group_count(class) {
            let Some((table, mut found)) = group_moves(self, class, group) else { continue };
            if with_final && group < groups {
                // Who goes to the final is not promoted; between two who go there first place is not at stake.
                let goes = std::mem::take(&mut found.promoted);
                found.undecided.retain(|(_, teams)| !teams.iter().all(|team| goes.contains(team)));
            }
            moves.unsettled.extend(&table.provisional);
            moves.unset.extend(&table.unset);
            if !table.is_complete() {
                continue;
            }
            if self.demoted().iter().any(|team| table.teams.contains(team)) {
                let down = self.cuts(class, group).map_or(0, |(_, down)| down);
                let last = table.table.order().into_iter().rev().take(down);
                let open = |team: &TeamId| found.undecided.iter().any(|(_, teams)| teams.contains(team));
                moves.saved.extend(last.filter(|team| !found.relegated.contains(team) && !open(team)));
            }
            moves.promoted.extend(found.promoted);
            moves.relegated.extend(found.relegated);
            // Who withdrew and stands in no table goes down too.
            let gone = table.left.iter().map(|(team, _)| *team);
            moves.relegated.extend(gone.filter(|team| !table.teams.contains(team)));
            moves.open.extend(found.undecided.into_iter().map(|(place, teams)| (group, place, teams)));
        }
        moves
    }

    /// Whether a tie is settled like this.
    pub(crate) fn refuse_settlement(&self, settled: &Settlement) -> Result<(), Refusal> {
        let (_, moves) =
            group_moves(self, settled.class, settled.group).ok_or(Refusal::Class(settled.class))?;
        let mut teams = settled.order.clone();
        teams.sort_unstable();
        let level = moves.undecided.iter().any(|(_, tied)| {
            let mut tied = tied.clone();
            tied.sort_unstable();
            tied == teams
        });
        if !level {
            return Err(Refusal::NoTie);
        }
        // Every pair has met in a play-off that is confirmed.
        for (place, one) in settled.order.iter().enumerate() {
            for other in &settled.order[place + 1..] {
                self.met(settled, *one, *other)?;
            }
        }
        if settled.order.len() > 2 { self.refuse_order(settled) } else { Ok(()) }
    }

    /// Of more than two teams the table of the play-off decides: match points, then the matches of those level among
    /// themselves, then board points; only what is level in all of them goes to the Berlin system or the lot (18.3.2).
    fn refuse_order(&self, settled: &Settlement) -> Result<(), Refusal> {
        let keys: Vec<[i64; 3]> = settled.order.iter().map(|team| self.playoff_key(settled, *team)).collect();
        for (pair, teams) in keys.windows(2).zip(settled.order.windows(2)) {
            let fits = match settled.how {
                SettledBy::PlayOff => pair[0] > pair[1],
                SettledBy::Berlin | SettledBy::Lot { .. } => pair[0] >= pair[1],
            };
            if !fits {
                return Err(Refusal::PlayOffOrder { better: teams[0], worse: teams[1] });
            }
        }
        Ok(())
    }

    pub(crate) fn playoff_key(&self, settled: &Settlement, team: TeamId) -> [i64; 3] {
        let all = |among: &[TeamId]| self.playoff_points(settled, team, among);
        let [points, boards] = all(&settled.order);
        let level: Vec<TeamId> = settled
            .order
            .iter()
            .copied()
            .filter(|other| self.playoff_points(settled, *other, &settled.order)[0] == points)
            .collect();
        [points, all(&level)[0], boards]
    }

    /// Match points and tenths of board points in the play-offs against these teams.
    fn playoff_points(&self, settled: &Settlement, team: TeamId, among: &[TeamId]) -> [i64; 2] {
        use turmuhr_federation::competition::league::Played;
        let mut sum = [0, 0];
        for (id, one) in &self.matches {
            let sides = [one.fixture.home, one.fixture.guest];
            let both = sides.iter().all(|side| *side == team || among.contains(side));
            if one.fixture.class != settled.class
                || one.fixture.occasion != Occasion::PlayOff
                || !sides.contains(&team)
                || !both
            {
                continue;
            }
            let own = usize::from(one.fixture.guest == team);
            let (boards, matches) = match counted(self, *id) {
                (Played::Decided { boards, matches }, _) => (boards[own], matches[own]),
                _ => continue,
            };
            sum[0] += i64::from(matches);
            sum[1] += i64::from(boards.in_tenths());
        }
        sum
    }

    /// The last play-off of two teams.
    pub(crate) fn playoff_between(
        &self,
        class: ClassId,
        one: TeamId,
        other: TeamId,
    ) -> Option<(MatchId, &Match)> {
        let both = |fixture: &Fixture| [(one, other), (other, one)].contains(&(fixture.home, fixture.guest));
        let mut of_both = self.matches.iter().filter(|(_, played)| {
            (played.fixture.class, played.fixture.occasion) == (class, Occasion::PlayOff)
                && both(&played.fixture)
        });
        of_both.next_back().map(|(id, played)| (*id, played))
    }

    /// The Berlin system that decides a drawn play-off of a class: of its line-up rules, else that of the team championship.
    pub(crate) fn decider(&self, class: ClassId) -> Option<&Berlin> {
        let ordinance = self.ordinance_of(class)?;
        let rules = self.classes.get(&class)?.details.rules();
        let own = ordinance.rules.lineup.get(rules).and_then(|rules| rules.decider.as_deref());
        let mut named = own.into_iter().chain([rules, TEAM_CHAMPIONSHIP]);
        named.find_map(|name| ordinance.rules.berlin.get(name))
    }

    /// A play-off is between two teams level at a place that counts, once everything else is settled (18.3.1).
    pub(crate) fn refuse_playoff(&self, fixture: &Fixture) -> Result<(), Refusal> {
        if fixture.home == fixture.guest {
            return Err(Refusal::Itself);
        }
        let Some((table, moves)) = group_moves(self, fixture.class, fixture.group) else { return Ok(()) };
        if !table.provisional.is_empty() {
            return Err(Refusal::Open(table.provisional));
        }
        self.all_set(fixture.class, &table.unset)?;
        let both = [fixture.home, fixture.guest];
        let level = moves.undecided.iter().any(|(_, tied)| both.iter().all(|team| tied.contains(team)));
        if level { Ok(()) } else { Err(Refusal::NoTie) }
    }

    pub(crate) fn all_set(&self, class: ClassId, unset: &[Pair]) -> Result<(), Refusal> {
        match unset.first() {
            Some([one, other]) => Err(Slip::NotSet { class, one: *one, other: *other }.into()),
            None => Ok(()),
        }
    }

    /// A play-off comes after the last round, on a day to come, and a second one of the same teams after the first.
    pub(crate) fn refuse_playoff_day(&self, fixture: &Fixture, today: Date) -> Result<(), Refusal> {
        let of_group = |one: &&Match| {
            one.is_round() && (one.fixture.class, one.fixture.group) == (fixture.class, fixture.group)
        };
        let last = self.matches.values().filter(of_group).map(|one| one.fixture.on).max();
        // Where all rounds are on one day the play-off may be on that day too.
        let first = last.unwrap_or(today).max(today);
        if fixture.on < first {
            return Err(Slip::PlayOffDay { on: fixture.on, first }.into());
        }
        let before = self.playoff_between(fixture.class, fixture.home, fixture.guest);
        match before.filter(|(id, _)| !counted(self, *id).1) {
            Some((id, _)) => Err(Slip::PlayOffOpen(id).into()),
            None => Ok(()),
        }
    }

    fn met(&self, settled: &Settlement, better: TeamId, worse: TeamId) -> Result<(), Refusal> {
        use turmuhr_federation::competition::league::Played;
        let met = self.playoff_between(settled.class, better, worse);
        let (id, one) = met.ok_or(Refusal::NoPlayOff { one: better, other: worse })?;
        let (played, true) = counted(self, id) else {
            return Err(Refusal::NoPlayOff { one: better, other: worse });
        };
        let Played::Decided { matches, .. } = played else {
            return Err(Refusal::NoPlayOff { one: better, other: worse });
        };
        // Of two teams the winner of the match is the first; of more the table of the play-off decides.
        let [own, others] = if one.fixture.home == better { matches } else { [matches[1], matches[0]] };
        let fits = match settled.how {
            SettledBy::PlayOff => settled.order.len() > 2 || own > others,
            SettledBy::Berlin | SettledBy::Lot { .. } => settled.order.len() > 2 || own == others,
        };
        if fits { Ok(()) } else { Err(Refusal::OtherWinner(id)) }
    }

    /// The class a team has played for: above, below, or its own.
    fn played_for(&self, year: &[ClassMoves], team: TeamId, known: &Team) -> ClassId {
        let Some(moves) = year.iter().find(|one| one.class == known.class) else { return known.class };
        let moved = if moves.promoted.contains(&team) {
            moves.above
        } else if moves.relegated.contains(&team) || known.withdrawn.is_some() {
            moves.below
        } else {
            None
        };
        moved.unwrap_or(known.class)
    }

    /// Teams of a class that go up or down to where the season has no class.
    pub fn without_class(&self, class: ClassId) -> Vec<(TeamId, Leaves)> {
        let moves = self.class_moves(class);
        let up = moves.promoted.iter().filter(|_| moves.above.is_none()).map(|team| (*team, Leaves::Up));
        let down = moves.relegated.iter().filter(|_| moves.below.is_none());
        up.chain(down.map(|team| (*team, Leaves::Down))).collect()
    }

    /// Teams that get another place than they played for, as a team of their club stands before them (16.1).
    pub fn places_changed(&self, year: &[ClassMoves]) -> Vec<(TeamId, ClassId)> {
        let places = self.places_after(year).into_iter();
        let other = |(team, class): &(TeamId, ClassId)| {
            self.teams.get(team).is_some_and(|known| self.played_for(year, *team, known) != *class)
        };
        places.filter(other).collect()
    }

    /// The class of every team after the moves. Two teams of a club may meet in one class (16.6, 26.1), but the first team
    /// is the highest (16.1): where a lower team has risen above it, they take each other's place.
    pub fn places_after(&self, year: &[ClassMoves]) -> BTreeMap<TeamId, ClassId> {
        let mut places: BTreeMap<TeamId, ClassId> =
            self.teams.iter().map(|(team, known)| (*team, self.played_for(year, *team, known))).collect();
        for (first, known) in &self.teams {
            let sisters = |team: &Team| team.club == known.club && self.family(team) == self.family(known);
            let mut own: Vec<(TeamNumber, TeamId)> = self
                .teams
                .iter()
                .filter(|(_, team)| sisters(team))
                .map(|(id, team)| (team.number, *id))
                .collect();
            own.sort_unstable();
            // Once for each club and kind of class.
            if own.first().is_none_or(|(_, id)| id != first) {
                continue;
            }
            let mut classes: Vec<ClassId> =
                own.iter().filter_map(|(_, id)| places.get(id).copied()).collect();
            classes.sort_by_key(|class| {
                std::cmp::Reverse(self.classes.get(class).map_or(i64::MIN, |class| class.details.height))
            });
            for ((_, id), class) in own.iter().zip(classes) {
                places.insert(*id, class);
            }
        }
        places
    }

    /// The facts that open the next season: clubs, registry, classes, and teams where they play then. Lists are handed in
    /// anew.
    pub fn next_season(&self, on: Date, pending: Open) -> Result<Vec<Fact>, Refusal> {
        let (Some(season), Some(ordinance)) = (self.season, &self.ordinance) else {
            return Err(Refusal::NotOpened);
        };
        let year = self.year();
        for one in &year {
            if !one.unsettled.is_empty() {
                return Err(Refusal::Open(one.unsettled.clone()));
            }
            self.all_set(one.class, &one.unset)?;
            if let Some((_, _, teams)) = one.open.first() {
                return Err(Refusal::TieOpen(teams.clone()));
            }
        }
        let tasks = self.pending(None);
        if pending == Open::Refused && !tasks.is_empty() {
            return Err(Refusal::Pending(None, tasks));
        }
        let mut facts = vec![Fact::SeasonOpened {
            season: season.next(),
            ordinance: ordinance.id.clone(),
            texts: self.texts.clone(),
        }];
        for (club, known) in &self.clubs {
            facts.push(Fact::ClubAdmitted { club: *club, details: known.details.clone() });
        }
        // Offices come last: without a director of play the keeper of the file may enter everything.
        let carried = self.registry.carried(on).into_iter();
        let (offices, persons): (Vec<Statement>, Vec<Statement>) =
            carried.partition(|statement| matches!(statement, Statement::OfficeGiven { .. }));
        facts.extend(persons.into_iter().map(|statement| Fact::Registered { statement }));
        // Matches led count for licences in later years too.
        let first = self.registry.persons.keys().filter(|id| self.registry.identity(**id, Date::MAX) == **id);
        facts.extend(first.flat_map(|person| {
            let noted = self.led(*person).into_iter();
            noted.map(|event| Fact::Registered {
                statement: Statement::LicenceNoted { person: *person, event },
            })
        }));
        for (class, known) in &self.classes {
            let details = Class { closing: None, ..known.details.clone() };
            facts.push(Fact::ClassFormed { class: *class, details });
        }
        let places = self.places_after(&year);
        for (team, known) in self.teams.iter() {
            let class = places.get(team).copied().unwrap_or(known.class);
            facts.push(Fact::TeamEntered {
                team: *team,
                club: known.club,
                number: TeamNumber(known.number.0),
                class,
                ranks: known.ranks,
            });
        }
        if let Some((marks, set_on)) = self.next_fine_limit {
            facts.push(Fact::FineLimitSet { marks, set_on: Some(set_on) });
        }
        facts.extend(self.rights_of_next_season()?);
        facts.extend(offices.into_iter().map(|statement| Fact::Registered { statement }));
        Ok(facts)
    }
}

//! The state of a season after its facts.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::{Date, Time};
use turmuhr_federation::{
    competition::league::table::Deduction,
    date::Season,
    law::{
        deadline,
        level::{Level, Office},
        remedy::{Lack, Lodged, case::Outcome},
    },
    matches::{
        adjudication::Setup,
        lineup::{self, BoardResult, Occasion, Seat, Violation, ViolationKind, Which},
    },
    ordinance::Ordinance,
    persons::person::{Club, ClubId, TeamNumber},
};

use crate::{
    board::{self, BoardState},
    championship::Championships,
    fact::{
        Appellant, Card, Class, ClassId, Decision, DecisionId, Fixture, Inaction, MatchId, Part, RemedyId,
        RequestId, TeamId,
    },
    findings::Finding,
    freeze::Frozen,
    registry::{BanId, Registry, Source},
    sheet::Sheet,
    year::Settlement,
    year_after::Carried,
};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The number of the last entry.
    pub position: u64,
    pub season: Option<Season>,
    pub ordinance: Option<Ordinance>,
    /// The texts of the federation's own ordinances.
    pub texts: Vec<String>,
    pub registry: Registry,
    pub clubs: BTreeMap<ClubId, ClubState>,
    pub classes: BTreeMap<ClassId, ClassState>,
    pub teams: BTreeMap<TeamId, Team>,
    pub matches: BTreeMap<MatchId, Match>,
    pub decisions: BTreeMap<DecisionId, Decision>,
    /// Decisions that were taken back.
    pub revoked: BTreeMap<DecisionId, Revocation>,
    /// Bans that do not hold because their decision does not count.
    pub resting: BTreeSet<BanId>,
    pub remedies: BTreeMap<RemedyId, Remedy>,
    pub requests: BTreeMap<RequestId, Request>,
    /// The most a fine of this season can be.
    pub fine_limit: Option<u32>,
    /// That of the next season, and when it was fixed.
    pub next_fine_limit: Option<(u32, Date)>,
    /// When the next season was opened from this one.
    pub carried_over: Option<Date>,
    /// The places it was opened from, or those that were seen to since.
    pub carried: Option<Carried>,
    pub fines: Vec<(ClubId, u32, String)>,
    pub deductions: Vec<Deduction<TeamId>>,
    pub settled: Vec<Settlement>,
    pub championships: Championships,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ClubState {
    pub details: Club,
    /// The entry of its admission.
    pub entry: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ClassState {
    pub details: Class,
    /// Its own ordinance, if it has one.
    pub ordinance: Option<Ordinance>,
    pub groups: Vec<Vec<TeamId>>,
    /// The seed of the pairing numbers, where they were drawn.
    pub seed: Option<u64>,
    pub closed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    pub club: ClubId,
    pub number: TeamNumber,
    pub class: ClassId,
    pub ranks: [u32; 2],
    /// After which round, and when.
    pub withdrawn: Option<(u32, Date)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub fixture: Fixture,
    pub moved_from: Option<Date>,
    pub report: Option<Report>,
    /// Decisions about it, oldest first.
    pub decisions: Vec<DecisionId>,
    /// What is known before the card.
    pub sheet: Sheet,
}

impl Match {
    /// Matches in the order of their days; of one day in the order of their hours, else of their numbers.
    pub(crate) fn order(&self, id: MatchId) -> (Date, Option<Time>, MatchId) {
        (self.fixture.on, self.fixture.starts, id)
    }

    /// A match of a numbered round, of a group or of a final.
    pub(crate) const fn is_round(&self) -> bool {
        match self.fixture.occasion {
            Occasion::Round | Occasion::FinalRound => true,
            Occasion::PlayOff | Occasion::Promotion => false,
        }
    }

    /// Whether this match comes before another one.
    pub(crate) fn before(&self, id: MatchId, other: &Match, other_id: MatchId) -> bool {
        self.order(id) < other.order(other_id)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The entry of the card, its day, and who sent it.
    pub entry: u64,
    pub known: Date,
    pub by: String,
    pub home: Vec<Seat>,
    pub guest: Vec<Seat>,
    pub results: Vec<Option<BoardResult>>,
    /// Games that were not finished, by board.
    pub unfinished: BTreeMap<usize, BoardState>,
    pub card: Card,
    pub stage: ReportStage,
    pub confirmed: bool,
    pub waived: Vec<(Which, ViolationKind)>,
    /// What it was confirmed with.
    pub frozen: Option<Frozen>,
}

/// What the captains say about a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReportStage {
    #[default]
    Preliminary,
    /// The other captain agrees.
    Agreed,
    Disputed {
        by: Which,
        what: String,
    },
}

impl Report {
    /// A card as it comes in.
    pub(crate) fn new(source: &Source, sides: [&[Seat]; 2], results: &[Option<BoardResult>]) -> Report {
        let [home, guest] = sides.map(<[Seat]>::to_vec);
        Report {
            entry: source.entry,
            known: source.known,
            by: source.by.clone(),
            home,
            guest,
            results: results.to_vec(),
            unfinished: BTreeMap::new(),
            card: Card::default(),
            stage: ReportStage::Preliminary,
            confirmed: false,
            waived: Vec::new(),
            frozen: None,
        }
    }

    /// The same with what the card says besides.
    pub(crate) fn with_card(mut self, card: &Card) -> Report {
        self.card = card.clone();
        self
    }

    /// The same with adjourned games.
    pub(crate) fn with_unfinished(mut self, boards: &[usize]) -> Report {
        self.unfinished = boards.iter().map(|board| (*board, BoardState::Adjourned)).collect();
        self
    }

    /// Results with those of adjourned games that are decided by now.
    pub fn results_now(&self) -> Vec<Option<BoardResult>> {
        let mut results = self.results.clone();
        for (board, state) in &self.unfinished {
            if let (Some(result), Some(slot)) = (board::decided(state), results.get_mut(board - 1)) {
                *slot = Some(result);
            }
        }
        results
    }

    /// Unfinished games about which something was done: adjudicated, before the director, to be played on.
    pub(crate) fn acted_boards(&self) -> Vec<usize> {
        let acted = self.unfinished.iter().filter(|(_, state)| **state != BoardState::Adjourned);
        acted.map(|(board, _)| *board).collect()
    }

    /// Boards whose game is not decided yet.
    pub fn open_boards(&self) -> Vec<usize> {
        let open = self.unfinished.iter().filter(|(_, state)| board::decided(state).is_none());
        open.map(|(board, _)| *board).collect()
    }
}

/// A decision taken back: by whom, when and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revocation {
    pub by: Office,
    pub level: Level,
    pub on: Date,
    pub reasons: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    pub against: Against,
    pub by: Appellant,
    pub lodged: Lodged,
    /// What stands against it; it can only be dismissed.
    pub lacks: Vec<RemedyLack>,
    /// When it came in.
    pub received: Date,
    pub confirmed: Option<Date>,
    /// Until when statements are awaited, and from how many.
    pub statements: Option<(Date, u32)>,
    pub hearing: Option<Date>,
    /// Withdrawn; the fee is paid back less these expenses.
    pub withdrawn: Option<u64>,
    /// The decision does not count for now.
    pub suspends: bool,
    /// A part of it does not.
    pub limited: Option<Part>,
    pub outcome: Option<(Outcome, DecisionId)>,
    /// The fee is charged to the instance that was overruled.
    pub charged: bool,
}

impl Remedy {
    /// Whether it is lodged against this decision.
    pub fn contests(&self, decision: DecisionId) -> bool {
        self.against == Against::Decision(decision)
    }

    /// Whether a part of the decision does not count while the remedy is open (5.9).
    pub(crate) fn holds_back(&self, part: Part) -> bool {
        self.is_open() && (self.suspends || self.limited == Some(part))
    }

    /// The fee is short, late or not paid.
    pub(crate) fn lacks_fee(&self) -> bool {
        self.lacks.contains(&RemedyLack::Missing(Lack::Fee))
    }

    /// Neither decided nor withdrawn.
    pub const fn is_open(&self) -> bool {
        self.outcome.is_none() && self.withdrawn.is_none()
    }
}

/// What a remedy is lodged against.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Against {
    Decision(DecisionId),
    Inaction(Inaction),
}

impl Against {
    pub const fn decision(self) -> Option<DecisionId> {
        match self {
            Against::Decision(id) => Some(id),
            Against::Inaction(_) => None,
        }
    }
}

/// Why a remedy is not admissible.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RemedyLack {
    /// The last day was this one.
    Late(Date),
    Missing(Lack),
    NotEntitled,
}

/// A request for a decision of the director.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub about: MatchId,
    pub by: Which,
    pub what: String,
    pub posted: Date,
    /// The last day, if it was missed.
    pub late: Option<Date>,
    pub answered: Option<DecisionId>,
}

impl State {
    /// The ordinance a class is played by.
    pub fn ordinance_of(&self, class: ClassId) -> Option<&Ordinance> {
        self.classes.get(&class)?.ordinance.as_ref().or(self.ordinance.as_ref())
    }

    /// The last round of a group and its first day. Play-offs come after the rounds and are none.
    pub fn last_round(&self, class: ClassId, group: usize) -> Option<(u32, Date)> {
        let of_group =
            |one: &&Match| one.is_round() && (one.fixture.class, one.fixture.group) == (class, group);
        let rounds = || self.matches.values().filter(of_group);
        let last = rounds().map(|one| one.fixture.round).max()?;
        let day = rounds().filter(|one| one.fixture.round == last).map(|one| one.fixture.on).min()?;
        Some((last, day))
    }

    /// The last round of a class that was on a day or before it; none before the first one.
    pub fn rounds_begun(&self, class: ClassId, on: Date) -> Option<u32> {
        let of = |one: &&Match| one.is_round() && one.fixture.class == class && one.fixture.on <= on;
        self.matches.values().filter(of).map(|one| one.fixture.round).max()
    }

    /// The first day of the season.
    pub fn first_day(&self) -> Option<Date> {
        let start = self.ordinance.as_ref()?.rules.season_start.as_ref()?.value;
        Some(self.season?.first_day(start))
    }

    /// Whether a maximum of fines fixed on this day holds for the next season only (4.4).
    pub(crate) fn for_next_season(&self, set_on: Option<Date>) -> bool {
        set_on.zip(self.first_day()).is_some_and(|(set_on, first)| set_on >= first)
    }

    /// The last day of the season.
    pub fn last_day(&self) -> Option<Date> {
        let start = self.ordinance.as_ref()?.rules.season_start.as_ref()?.value;
        Some(self.season?.last_day(start))
    }

    /// The first day a closing date of lists may be set to.
    pub fn first_registration_day(&self) -> Option<Date> {
        deadline::first_registration_day(self.ordinance.as_ref()?, self.season?).ok()
    }

    /// How adjudication is set up for a match.
    pub(crate) fn setup(&self, one: &Match) -> Option<Setup> {
        let class = &self.classes.get(&one.fixture.class)?.details;
        let rule = self.ordinance_of(one.fixture.class)?.rules.adjudication.as_ref()?;
        let hours = class.hours.or_else(|| rule.hours.first().copied())?;
        let to_a_finish = class.to_a_finish.contains(&one.fixture.round);
        Some(Setup { hours, round_1_begun: true, to_a_finish })
    }

    /// The match as line-up rules see it, with everything known.
    pub fn as_lineup(&self, id: MatchId, report: &Report) -> Option<lineup::Match> {
        self.lined(id, report, Date::MAX).map(|lined| lined.game)
    }

    /// The teams of a team's club that play by the same list, as line-ups know them.
    pub fn teams_like(&self, like: &Team) -> Vec<lineup::Team> {
        let family = self.family(like);
        let own = self.teams.values().filter(|team| team.club == like.club && self.family(team) == family);
        own.filter_map(|team| {
            let class = &self.classes.get(&team.class)?.details;
            Some(lineup::Team {
                team: team.number,
                class: class.name.clone(),
                height: class.height,
                kind: class.kind,
                ranks: team.ranks,
            })
        })
        .collect()
    }

    /// The findings of a match: as confirmed, else as they would be today.
    pub fn found(&self, id: MatchId) -> Vec<Finding> {
        let Some(report) = self.matches.get(&id).and_then(|one| one.report.as_ref()) else {
            return Vec::new();
        };
        match &report.frozen {
            Some(frozen) => frozen.findings.clone(),
            None => self.found_in(id, report),
        }
    }

    /// The findings of a report with everything known today.
    pub(crate) fn found_in(&self, id: MatchId, report: &Report) -> Vec<Finding> {
        let lined = self.lined(id, report, Date::MAX);
        lined.and_then(|lined| lined.findings().ok()).unwrap_or_default()
    }

    /// All violations of a report, waived or not.
    pub fn findings(&self, id: MatchId) -> Vec<Violation> {
        self.found(id).into_iter().map(|one| one.violation).collect()
    }
}

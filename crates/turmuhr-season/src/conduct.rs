//! How a match went: who led it, when it began, who was late, clocks, scores, material. A card says it; what follows comes
//! by itself (NRW 1987, 17, 22, 24, 27, 30, 31; interpretation notes 5.2.3, 6.7.1, 8.7).

use jiff::civil::Time;
use serde::{Deserialize, Serialize};
use turmuhr_core::{Color, Points};
use turmuhr_federation::{
    Ordinance,
    matches::{
        adjudication::{Verdict, provisional},
        lineup::{BoardResult, Which},
        report::{
            Abilities, Lead, Material, Start, TimeClaim, TimeRuling, default_cite, default_time,
            default_waived, draw_counts, is_neutral, lead, lost_by_default, material_missing,
            may_order_scores, may_waive, scores_missing, signed_wrongly, started_apart, time_ruling,
        },
        team_score::{host, host_colours},
    },
    ordinance::Cite,
    persons::person::{ClubId, PersonId},
};

use crate::{
    board::points,
    fact::{Card, MatchId, TeamId},
    refuse::Refusal,
    registry::AsOf,
    state::{Match, Report, State},
};

/// What a card says about how the match went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Conduct {
    /// Where it was played, if not at the first-named club's place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// The arbiter came only then; both captains led the match before (24.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiter_from: Option<Time>,
    /// Boards where the clocks were stopped to have scores corrected (30.2).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scores_ordered: Vec<usize>,
    /// Scores that were not handed in (30.2).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub no_score: Vec<(Which, usize)>,
    /// What the host did not provide, and what the guests were asked in time to bring (22).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lacking: Vec<Material>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asked_to_bring: Vec<Material>,
    /// Boards that were started at a time of their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub board_starts: Vec<(usize, Time)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrivals: Vec<Arrival>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<DrawAgreed>,
    /// What was signed, where it is not the result that was achieved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signed: Vec<(usize, BoardResult)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<FlagFall>,
    /// Boards broken off without a proper adjournment: no envelope, no record (21.2).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unsealed: Vec<usize>,
    /// Players who cannot do something at the board (36).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cannot: Vec<(Which, usize, Abilities)>,
}

impl Conduct {
    pub fn is_empty(&self) -> bool {
        *self == Conduct::default()
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    Home,
    Guest,
    Neutral,
}

/// When a player came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub side: Which,
    pub board: usize,
    /// None: not at all.
    #[serde(default)]
    pub at: Option<Time>,
    /// The arbiter let the game be played all the same, for this unforeseeable cause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excused: Option<String>,
}

/// How a draw was agreed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawAgreed {
    pub board: usize,
    /// Moves of each side.
    pub moves: u32,
    /// Not before the game, and not after it.
    pub during: bool,
}

/// A side's time was claimed to be over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlagFall {
    pub side: Which,
    pub board: usize,
    pub claim: TimeClaim,
}

/// What follows from how a match went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// At a neutral place, or at the other club's: who counts as host, and the host's colour on board 1.
    Host {
        team: TeamId,
        first_board: Option<Color>,
        cite: Option<Cite>,
    },
    /// Both captains act as arbiters: the whole match, or until the arbiter came.
    LedByCaptains {
        until: Option<Time>,
        cite: Option<Cite>,
    },
    NobodyLed,
    NotNeutral {
        arbiter: PersonId,
        club: ClubId,
        cite: Cite,
    },
    ScoreMissing {
        side: Which,
        board: usize,
        cite: Cite,
    },
    MaterialMissing {
        host: TeamId,
        missing: Vec<Material>,
        cite: Cite,
    },
    /// The rules for the visually impaired hold on this board.
    HelpAtTheBoard {
        side: Which,
        board: usize,
        cite: Cite,
    },
    StartedApart {
        boards: Vec<usize>,
    },
    LostByDefault {
        side: Which,
        board: usize,
        until: Time,
        cite: Cite,
    },
    DefaultWaived {
        side: Which,
        board: usize,
        reason: String,
    },
    SignedWrongly {
        board: usize,
        achieved: BoardResult,
    },
    TimeNotProven {
        side: Which,
        board: usize,
        cite: Cite,
    },
}

/// What a card cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Only an arbiter may stop the clocks for that.
    ScoresOrdered {
        lead: Lead,
        cite: Option<Cite>,
    },
    NoDraw {
        board: usize,
    },
    /// Came too late, or not at all, and yet did not lose.
    NotLostByDefault {
        board: usize,
        until: Time,
        cite: Cite,
    },
    /// The time was over, and that was established.
    NotLostOnTime {
        side: Which,
        board: usize,
        cite: Cite,
    },
    /// A default is waived for an unforeseeable cause that is named.
    NoCause {
        board: usize,
    },
    NoStart,
    /// Somebody's fault, and no delay.
    NoDelay,
    NoSuchBoard(usize),
    /// A team that did not appear has no line-up.
    AbsentAndNamed(Which),
}

/// Of a card, what its judgement needs.
struct Told<'a> {
    ordinance: &'a Ordinance,
    one: &'a Match,
    card: &'a Card,
    results: &'a [Option<BoardResult>],
}

impl Told<'_> {
    fn result(&self, board: usize) -> Option<BoardResult> {
        self.results.get(board.checked_sub(1)?).copied().flatten()
    }

    fn lead(&self) -> Lead {
        let here = self.card.conduct.arbiter_from.is_none();
        lead(self.ordinance, self.card.arbiter.is_some(), here)
    }

    fn start(&self) -> Option<Start> {
        let planned = self.one.fixture.starts.map(|at| Start { planned: at, actual: at, culprit: None });
        let told = self.card.started;
        told.map(|(planned, actual, culprit)| Start { planned, actual, culprit }).or(planned)
    }

    fn host(&self) -> TeamId {
        let named = [self.one.fixture.home, self.one.fixture.guest];
        let place = match self.card.conduct.place {
            None | Some(Place::Home) => Some(named[0]),
            Some(Place::Guest) => Some(named[1]),
            Some(Place::Neutral) => None,
        };
        host(named, place)
    }

    /// Boards whose arrivals are told: what each side did, and who has lost by default.
    fn defaults(&self) -> Vec<(usize, [bool; 2])> {
        let Some(start) = self.start() else { return Vec::new() };
        let arrivals = &self.card.conduct.arrivals;
        let mut boards: Vec<usize> = arrivals.iter().map(|one| one.board).collect();
        boards.sort_unstable();
        boards.dedup();
        let lost = |board: usize| {
            let of = |side| {
                let told = arrivals.iter().find(|one| one.board == board && one.side == side);
                // Nothing told: there from the start.
                told.map_or(Some(start.actual), |one| {
                    let waived = one.excused.is_some() && may_waive(self.ordinance);
                    if waived { Some(start.actual) } else { one.at }
                })
            };
            lost_by_default(self.ordinance, start, [of(Which::Home), of(Which::Guest)])
        };
        boards.into_iter().map(|board| (board, lost(board))).collect()
    }

    /// The article of the default time, and its end.
    fn default(&self) -> Option<(Time, Cite)> {
        Some((default_time(self.ordinance, self.start()?)?, default_cite(self.ordinance)?))
    }

    fn wrong(&self, boards: usize) -> Option<Wrong> {
        let conduct = &self.card.conduct;
        let named = conduct
            .scores_ordered
            .iter()
            .chain(self.card.reservations.iter().map(|(_, board)| board))
            .chain(conduct.no_score.iter().map(|(_, board)| board))
            .chain(conduct.board_starts.iter().map(|(board, _)| board))
            .chain(conduct.arrivals.iter().map(|one| &one.board))
            .chain(conduct.draws.iter().map(|one| &one.board))
            .chain(conduct.signed.iter().map(|(board, _)| board))
            .chain(conduct.flags.iter().map(|one| &one.board))
            .chain(conduct.cannot.iter().map(|(_, board, _)| board))
            .chain(&conduct.unsealed);
        if let Some(board) = named.copied().find(|board| !(1..=boards).contains(board)) {
            return Some(Wrong::NoSuchBoard(board));
        }
        if !conduct.scores_ordered.is_empty() && !may_order_scores(self.ordinance, self.lead()) {
            let cite = self.ordinance.rules.captains_order_scores.as_ref().map(|said| said.at.cite());
            return Some(Wrong::ScoresOrdered { lead: self.lead(), cite });
        }
        let drawn = |one: &&DrawAgreed| self.result(one.board) == Some(BoardResult::Drawn);
        let mut drawn = conduct.draws.iter().filter(drawn);
        if let Some(one) = drawn.find(|one| !draw_counts(one.during, one.moves)) {
            return Some(Wrong::NoDraw { board: one.board });
        }
        if self.card.started.is_some_and(|(planned, actual, culprit)| culprit.is_some() && actual <= planned)
        {
            return Some(Wrong::NoDelay);
        }
        if !conduct.arrivals.is_empty() && self.start().is_none() {
            return Some(Wrong::NoStart);
        }
        let excused = |one: &&Arrival| one.excused.as_ref().is_some_and(|why| !default_waived(true, why));
        if let Some(one) = conduct.arrivals.iter().find(excused) {
            return Some(Wrong::NoCause { board: one.board });
        }
        if let Some((until, cite)) = self.default() {
            for (board, lost) in self.defaults() {
                let other = self.result(board).zip(must(lost)).is_some_and(|(said, must)| said != must);
                if other {
                    return Some(Wrong::NotLostByDefault { board, until, cite });
                }
            }
        }
        let rule = self.ordinance.rules.time_established.as_ref().filter(|said| said.value)?;
        let lost = conduct.flags.iter().filter(|one| time_ruling(one.claim) == TimeRuling::Lost);
        for one in lost {
            let won = match one.side {
                Which::Home => BoardResult::GuestWins,
                Which::Guest => BoardResult::HomeWins,
            };
            if self.result(one.board) != Some(won) {
                let cite = rule.at.cite();
                return Some(Wrong::NotLostOnTime { side: one.side, board: one.board, cite });
            }
        }
        None
    }
}

impl State {
    /// What stands against a card, apart from line-ups and results.
    pub(crate) fn refuse_conduct(
        &self,
        id: MatchId,
        card: &Card,
        results: &[Option<BoardResult>],
    ) -> Result<(), Refusal> {
        let Some(one) = self.matches.get(&id) else { return Ok(()) };
        let Some(ordinance) = self.ordinance_of(one.fixture.class) else { return Ok(()) };
        let boards = self.classes.get(&one.fixture.class).map_or(0, |class| class.details.boards);
        match (Told { ordinance, one, card, results }).wrong(boards) {
            Some(wrong) => Err(Refusal::Conduct(id, Box::new(wrong))),
            None => Ok(()),
        }
    }

    /// Results with those that follow from who did not come in time (27.2).
    pub(crate) fn with_defaults(
        &self,
        id: MatchId,
        card: &Card,
        results: &[Option<BoardResult>],
        pending: &[usize],
    ) -> Vec<Option<BoardResult>> {
        let mut filled = results.to_vec();
        let Some(one) = self.matches.get(&id) else { return filled };
        let Some(ordinance) = self.ordinance_of(one.fixture.class) else { return filled };
        let told = Told { ordinance, one, card, results };
        for (board, lost) in told.defaults().into_iter().filter(|(board, _)| !pending.contains(board)) {
            if let Some(slot @ None) = board.checked_sub(1).and_then(|place| filled.get_mut(place)) {
                *slot = must(lost);
            }
        }
        filled
    }

    /// What follows from how a reported match went.
    pub fn conduct(&self, id: MatchId) -> Vec<Note> {
        let report = self.matches.get(&id).and_then(|one| one.report.as_ref());
        report.map_or_else(Vec::new, |report| self.conduct_of(id, &report.card, &report.results_now()))
    }

    pub(crate) fn conduct_of(&self, id: MatchId, card: &Card, results: &[Option<BoardResult>]) -> Vec<Note> {
        let Some(one) = self.matches.get(&id) else { return Vec::new() };
        let Some(ordinance) = self.ordinance_of(one.fixture.class) else { return Vec::new() };
        let told = Told { ordinance, one, card, results };
        let (rules, conduct) = (&ordinance.rules, &card.conduct);
        let mut notes = Vec::new();
        if conduct.place.is_some_and(|place| place != Place::Home) {
            let colours = host_colours(ordinance, 1);
            notes.push(Note::Host {
                team: told.host(),
                first_board: colours.and_then(|colours| colours.first().copied()),
                cite: rules.host_colours.as_ref().map(|said| said.at.cite()),
            });
        }
        // A usual card has no arbiter; the lead is shown only where the card says more.
        if card.arbiter.is_some() || !conduct.is_empty() {
            match told.lead() {
                Lead::Arbiter => {}
                Lead::Captains => notes.push(Note::LedByCaptains {
                    until: conduct.arbiter_from,
                    cite: rules.captains_act_as_arbiters.as_ref().map(|said| said.at.cite()),
                }),
                Lead::Nobody => notes.push(Note::NobodyLed),
            }
        }
        notes.extend(self.not_neutral(&told));
        if let Some(rule) = &rules.scores_handed_in {
            for (side, board) in &conduct.no_score {
                let Some([home, guest]) = told.result(*board).map(points) else { continue };
                let handed_in = [*side != Which::Home, *side != Which::Guest];
                let missing = scores_missing(ordinance, home.in_tenths(), guest.in_tenths(), handed_in);
                if missing.contains(&true) {
                    notes.push(Note::ScoreMissing { side: *side, board: *board, cite: rule.at.cite() });
                }
            }
        }
        if let Some(rule) = rules.host_provides.as_ref().filter(|said| said.value) {
            let provided: Vec<Material> =
                Material::ALL.into_iter().filter(|one| !conduct.lacking.contains(one)).collect();
            let missing = material_missing(&provided, &conduct.asked_to_bring);
            if !missing.is_empty() {
                notes.push(Note::MaterialMissing { host: told.host(), missing, cite: rule.at.cite() });
            }
        }
        if let Some(rule) = rules.help_at_the_board.as_ref().filter(|said| said.value) {
            for (side, board, _) in conduct.cannot.iter().filter(|(_, _, cannot)| cannot.additional_rules()) {
                notes.push(Note::HelpAtTheBoard { side: *side, board: *board, cite: rule.at.cite() });
            }
        }
        if let Some(start) = told.start().filter(|_| !conduct.board_starts.is_empty()) {
            // All boards but those told began with the match.
            let starts: Vec<Time> =
                std::iter::once(start.actual).chain(conduct.board_starts.iter().map(|(_, at)| *at)).collect();
            let apart: Vec<usize> =
                started_apart(&starts).into_iter().map(|place| conduct.board_starts[place - 2].0).collect();
            if !apart.is_empty() {
                notes.push(Note::StartedApart { boards: apart });
            }
        }
        if let Some((until, cite)) = told.default() {
            for (board, lost) in told.defaults() {
                for (side, _) in [Which::Home, Which::Guest].into_iter().zip(lost).filter(|(_, lost)| *lost) {
                    notes.push(Note::LostByDefault { side, board, until, cite: cite.clone() });
                }
            }
        }
        notes.extend(conduct.arrivals.iter().filter_map(|one| {
            let reason = one.excused.clone().filter(|_| may_waive(ordinance))?;
            Some(Note::DefaultWaived { side: one.side, board: one.board, reason })
        }));
        notes.extend(conduct.signed.iter().filter_map(|(board, signed)| {
            let achieved = signed_wrongly(true, told.result(*board)?)?;
            (achieved != *signed).then_some(Note::SignedWrongly { board: *board, achieved })
        }));
        if let Some(rule) = &rules.time_established {
            let open = conduct.flags.iter().filter(|one| time_ruling(one.claim) == TimeRuling::NotProven);
            notes.extend(open.map(|one| Note::TimeNotProven {
                side: one.side,
                board: one.board,
                cite: rule.at.cite(),
            }));
        }
        notes
    }

    /// An arbiter of one of the two clubs (24.1).
    fn not_neutral(&self, told: &Told<'_>) -> Option<Note> {
        let rule = told.ordinance.rules.neutral_arbiter.as_ref().filter(|said| said.value)?;
        let as_of = AsOf::today(told.one.fixture.on);
        let arbiter = self.person_named(told.card.arbiter.as_deref()?, as_of)?;
        let clubs = self.registry.clubs_of(arbiter, as_of);
        let of = |team| self.teams.get(&team).map(|team| team.club);
        let (home, guest) = (of(told.one.fixture.home)?, of(told.one.fixture.guest)?);
        if is_neutral(&clubs, &home, &guest) {
            return None;
        }
        let club = if clubs.contains(&home) { home } else { guest };
        Some(Note::NotNeutral { arbiter, club, cite: rule.at.cite() })
    }

    /// Board points so far, and how many boards are still open (18.2, 21.4).
    pub fn score_so_far(&self, id: MatchId) -> Option<(Verdict, usize)> {
        let report = self.matches.get(&id)?.report.as_ref()?;
        let boards = boards_of(report);
        Some(provisional(&boards))
    }

    /// Matches of the clubs of a match on its day whose order only their numbers give, because a time is missing.
    pub fn one_day(&self, id: MatchId) -> Vec<MatchId> {
        let Some(one) = self.matches.get(&id) else { return Vec::new() };
        let clubs_of = |one: &Match| {
            [one.fixture.home, one.fixture.guest].map(|team| self.teams.get(&team).map(|team| team.club))
        };
        let own = clubs_of(one);
        let shared = |other: &Match| clubs_of(other).iter().any(|club| club.is_some() && own.contains(club));
        let same_day = self.matches.iter().filter(|(_, other)| other.fixture.on == one.fixture.on);
        let mut all: Vec<(&MatchId, &Match)> = same_day.filter(|(_, other)| shared(other)).collect();
        if all.len() < 2 || all.iter().all(|(_, other)| other.fixture.starts.is_some()) {
            return Vec::new();
        }
        all.sort_by_key(|(id, other)| other.order(**id));
        all.into_iter().map(|(id, _)| *id).collect()
    }
}

/// The result of a board where these sides have lost by default.
const fn must(lost: [bool; 2]) -> Option<BoardResult> {
    match lost {
        [true, true] => Some(BoardResult::BothLose),
        [true, false] => Some(BoardResult::GuestWins),
        [false, true] => Some(BoardResult::HomeWins),
        [false, false] => None,
    }
}

/// The boards of a report: decided, or open. A player without an opponent scores.
fn boards_of(report: &Report) -> Vec<Option<Verdict>> {
    let open = report.open_boards();
    let there = |seats: &[turmuhr_federation::matches::lineup::Seat], board: usize| {
        seats.iter().any(|seat| seat.board == board && !seat.absent)
    };
    let point = |scores: bool| if scores { Points::ONE } else { Points::ZERO };
    let verdict = |(board, result): (usize, Option<BoardResult>)| match result {
        _ if open.contains(&board) => None,
        Some(result) => Some(points(result)),
        None => {
            let (home, guest) = (there(&report.home, board), there(&report.guest, board));
            Some([point(home && !guest), point(guest && !home)])
        }
    };
    (1..).zip(report.results_now()).map(verdict).collect()
}

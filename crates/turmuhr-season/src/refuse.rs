//! Facts that are refused, even if confirmed.

use jiff::civil::Date;

use crate::{
    board::{self, BoardAct, BoardState},
    championship::{self, NotSo},
    conduct::Wrong,
    due::Task,
    fact::{ClassId, DecisionId, Fact, MatchId, RemedyAct, RemedyId, RequestId, TeamId},
    offices::Unfillable,
    possible::Impossible,
    registry::{self, Banned, Source, Unsaid},
    sheet,
    slip::Slip,
    state::{Against, RemedyLack, Report, State},
};
use turmuhr_federation::{
    competition::league::postponement::NotMoved,
    date::Season,
    law::{
        deadline::{self, Rule},
        remedy::{
            Remedy,
            case::{Subject, open_to_remedy},
            panel::Recused,
        },
        sanction::NotImposed,
    },
    matches::{
        adjudication::NotPossible,
        lineup::{self, BoardResult, Consequence, Rank},
    },
    office::roles::Action,
    ordinance::{Cite, NoOrdinance, Ordinance},
    persons::person::{ClubId, PersonId},
};

/// Something that is there already, with its number or its name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    Club(ClubId),
    Class(ClassId),
    Team(TeamId),
    Match(MatchId),
    Decision(DecisionId),
    Remedy(RemedyId),
    Request(RequestId),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the journal begins with the opening of the season")]
    NotOpened,
    #[error("the season is open already")]
    AlreadyOpened,
    #[error("the ordinance {0:?} is not known")]
    NoOrdinance(String),
    #[error("an ordinance of the season cannot be read: {0}")]
    BadOrdinance(NoOrdinance),
    #[error("the ordinance holds from {0} on, after the season")]
    NotInForce(Date),
    #[error("club {0:?} is not known")]
    Club(ClubId),
    #[error("class {0:?} is not known")]
    Class(ClassId),
    #[error("team {0:?} is not known")]
    Team(TeamId),
    #[error("match {0:?} is not known")]
    Match(MatchId),
    #[error("decision {0:?} is not known")]
    Decision(DecisionId),
    #[error("remedy {0:?} is not known")]
    Remedy(RemedyId),
    #[error("{0:?} is there already")]
    Taken(Taken),
    #[error("that cannot be: {0:?}")]
    Impossible(Impossible),
    #[error("team {0:?} stands in no group, or in two")]
    Groups(TeamId),
    #[error("a team does not play against itself")]
    Itself,
    #[error("the class is closed")]
    Closed,
    #[error("team {0:?} has withdrawn already")]
    Withdrawn(TeamId),
    #[error("the report cannot be read: {0}")]
    Report(lineup::NoJudgement),
    #[error("the match has no report")]
    NoReport,
    /// An entry lies before the last one.
    #[error("the last entry is of {0}; time does not run backwards")]
    Backwards(Date),
    #[error("{0}")]
    Unsaid(Unsaid),
    #[error("{0}")]
    Championship(Box<NotSo>),
    #[error("the ordinance has no line-up rules {0:?}; it has {1:?}")]
    Competition(String, Vec<String>),
    #[error("the class must say which line-up rules hold: {0:?}")]
    SayCompetition(Vec<String>),
    #[error("entries were closed on {0}")]
    EntriesClosed(Date),
    #[error("the groups of the class are drawn")]
    Drawn,
    #[error("team {0:?} does not play in this class and group")]
    Stranger(TeamId),
    #[error("team {team:?} has match {other:?} in round {round} already")]
    SecondMatch { team: TeamId, round: u32, other: MatchId },
    #[error("rank {rank} is not on the list of the club of {team:?}")]
    NotOnList { team: TeamId, rank: Rank },
    #[error("the match is played on {0}")]
    NotYet(Date),
    #[error("match {0:?} is confirmed; only a decision changes it")]
    Confirmed(MatchId),
    #[error("the card is disputed; confirming it takes a reason")]
    Disputed,
    #[error("a captain answers the card of the other side once")]
    Answered,
    #[error("games are unfinished on boards {0:?}")]
    Unfinished(Vec<usize>),
    #[error("board {0} has no unfinished game")]
    NoUnfinished(usize),
    #[error("an unfinished board has a player on each side and no result: board {0}")]
    NotUnfinished(usize),
    #[error("that cannot be done about the game: {0:?}")]
    Board(NotPossible),
    #[error("the match cannot be moved: {0:?}")]
    NotMoved(Box<NotMoved>),
    #[error("a move says how it came about")]
    NoGround,
    #[error("a decision has reasons and cites an article")]
    NoReasons,
    #[error("decision {0:?} stands; another decision changes it")]
    Stands(DecisionId),
    #[error("person {0:?} is not in the registry")]
    NoPerson(PersonId),
    #[error("{0:?} is nobody in the registry")]
    Nobody(String),
    #[error("{0:?} may be each of {1:?}")]
    Several(String, Vec<PersonId>),
    #[error("the groups of class {0:?} are not drawn")]
    NoGroups(ClassId),
    #[error("the matches of class {0:?} are scheduled")]
    Scheduled(ClassId),
    #[error("round {round} of class {class:?} has no matches; the last round is {last}")]
    NoRound { class: ClassId, round: u32, last: u32 },
    #[error("the last round is on {last}; everything else is decided before")]
    AfterLastRound { last: Date, cite: Cite },
    #[error("match {open:?} is still to be played on that day or later; the last round comes after it")]
    LastRoundFirst { open: MatchId, cite: Cite },
    #[error("team {team:?} has match {other:?} on that day")]
    PlaysThatDay { team: TeamId, other: MatchId },
    #[error("an ordered move says what compels it")]
    NothingCompels,
    #[error("match {0:?} has a card; one that replaces it says so")]
    Reported(MatchId),
    #[error("the card of {0:?} is disputed; one that replaces it says so")]
    ReportedDisputed(MatchId),
    #[error("the ordinance {ordinance} has no article {article:?}")]
    UnknownArticle { article: String, ordinance: String },
    #[error("a ban ends on {to} before it begins on {from}")]
    BanBackwards { from: Date, to: Date },
    #[error("a fine or a deduction of 0 is none")]
    NoAmount,
    #[error("decision {0:?} says the same and counts")]
    SameDecision(DecisionId),
    #[error("the decision decides nothing")]
    NothingDecided,
    #[error("{who:?} has no part in match {game:?}")]
    NotInMatch { who: Banned, game: MatchId },
    #[error("decision {0:?} does not hold any more")]
    NoLonger(DecisionId),
    #[error("decision {0:?} was made on a remedy; only a further remedy changes it")]
    OnlyByRemedy(DecisionId),
    #[error("the remedy here is {wants:?}")]
    OtherRemedy { wants: Remedy, cite: Option<Cite> },
    #[error("{who:?} holds no office for {action:?} here")]
    NoRight { who: PersonId, action: Action },
    #[error("these teams are not level at a place that counts")]
    NoTie,
    #[error("no play-off of {one:?} and {other:?} is confirmed")]
    NoPlayOff { one: TeamId, other: TeamId },
    #[error("the play-off {0:?} had another outcome")]
    OtherWinner(MatchId),
    #[error("by the Berlin system {better:?} is ahead of {worse:?}")]
    Weighed { better: TeamId, worse: TeamId },
    #[error("the Berlin system leaves them level: a lot decides")]
    BerlinLevel,
    #[error("the play-off of {0:?} is open")]
    TieOpen(Vec<TeamId>),
    #[error("the game is played on {0}")]
    PlayedOnLater(Date),
    #[error("the decision is of {0}")]
    BeforeDecision(Date),
    #[error("a match on {0} boards has not so many points")]
    MoreThanBoards(usize),
    #[error("the sanction cannot be imposed: {0:?}")]
    NotImposed(NotImposed),
    #[error("a remedy is decided in the matter it was lodged in")]
    OtherMatter,
    #[error("{0:?} may not take part: {1:?}")]
    Recused(PersonId, Recused),
    #[error("at most the fee of {0} is paid back")]
    RefundTooHigh(u32),
    #[error("request {0:?} is not known")]
    Request(RequestId),
    /// Before statements were asked for, or before the end of their period.
    #[error("the entitled have not been heard yet")]
    NotHeard(Option<Date>),
    #[error("the findings of a confirmation are filled in by the program")]
    ForeignFindings,
    #[error("only what is so as a rule can be waived, and with a reason")]
    Waived(Vec<(lineup::Which, lineup::ViolationKind)>),
    #[error("this office does not decide this")]
    NotCompetent,
    #[error("a match of the last round is not moved alone")]
    LastRound,
    #[error("the match is played already")]
    Played,
    #[error("the decision cannot be contested")]
    Final,
    #[error("the remedy is not admissible: late, incomplete, or without a right")]
    Inadmissible(Vec<RemedyLack>),
    #[error("the remedy is decided")]
    Decided,
    #[error("a fine cites its article")]
    NoArticle,
    #[error("the maximum of fines is fixed for the season")]
    FineLimitFixed,
    #[error("no maximum of fines was announced for the season")]
    NoFineLimit,
    #[error("a fine of this season is at most {most}")]
    FineTooHigh { most: u32 },
    #[error("the last day was {0}")]
    TooLate(Date),
    #[error("a decision says how many copies a remedy takes")]
    NoNotice,
    #[error("matches are still open: {0:?}")]
    Open(Vec<MatchId>),
    /// What is open in a class, or in the season; it can be accepted.
    #[error("still open: {0:?}")]
    Pending(Option<ClassId>, Vec<Task>),
    #[error("the next season is opened already")]
    AlreadyCarried,
    #[error("the next season was opened on {0}; it rests on this entry")]
    CarriedOver(Date),
    #[error("{0:?} is the last director of play there; a successor comes first")]
    LastDirector(PersonId),
    #[error("no director of play is in office; the last were {0:?}")]
    NoDirector(Vec<PersonId>),
    #[error("{who:?} does not fill this office: {why:?}")]
    NotToFill { who: PersonId, why: Unfillable },
    #[error("remedy {remedy:?} is the same; the instance has it, or has decided")]
    SameRemedy { remedy: RemedyId, ruling: Option<DecisionId>, cite: Option<Cite> },
    #[error("posted on {posted}, after the day of the entry, {today}")]
    PostedAhead { posted: Date, today: Date },
    #[error("posted on {posted}, before {first}")]
    PostedBefore { posted: Date, first: Date },
    #[error("a ban from {from} lies before its decision of {decided}")]
    BanBackdated { from: Date, decided: Date },
    #[error("a team can win {most} points at most")]
    DeductionTooHigh { most: u32 },
    #[error("the reservation of {game:?}, {side:?} {board}, is not examined")]
    Reserved { game: MatchId, side: lineup::Which, board: usize, cite: Option<Cite> },
    #[error("{0:?}")]
    Slip(Slip),
    #[error("a group has two teams at least")]
    SmallGroup,
    #[error("the card of {0:?} says what cannot be: {1:?}")]
    Conduct(MatchId, Box<Wrong>),
    #[error("no remedy against it: {0:?}")]
    NotOpen(Subject),
    #[error("the fee is charged to an instance only after an appeal that was upheld")]
    NotCharged,
    #[error("the play-off puts {worse:?} not behind {better:?}")]
    PlayOffOrder { better: TeamId, worse: TeamId },
    #[error("entry {0} is not in the journal")]
    NoEntry(u64),
    #[error("entry {entry} cannot be undone, for entry {needed_by} needs it")]
    Needed { entry: u64, needed_by: u64 },
}

impl From<Slip> for Refusal {
    fn from(slip: Slip) -> Refusal {
        Refusal::Slip(slip)
    }
}

/// The ordinance a season is opened under.
pub(crate) fn opened(season: Season, id: &str, texts: &[String]) -> Result<Ordinance, Refusal> {
    let found = Ordinance::among(texts, id).map_err(Refusal::BadOrdinance)?;
    let ordinance = found.ok_or_else(|| Refusal::NoOrdinance(id.to_owned()))?;
    let ends = ordinance.rules.season_start.as_ref().map(|start| season.last_day(start.value));
    if ends.is_some_and(|ends| ends < ordinance.in_force) {
        return Err(Refusal::NotInForce(ordinance.in_force));
    }
    Ok(ordinance)
}

/// An ordinance of a class: one of the season's own texts, or a shipped one.
pub(crate) fn ordinance_of(state: &State, id: &str) -> Result<Ordinance, Refusal> {
    let season = state.season.ok_or(Refusal::NotOpened)?;
    opened(season, id, &state.texts)
}

pub(crate) fn refuse(state: &State, fact: &Fact) -> Result<(), Refusal> {
    match (fact, state.season.is_some()) {
        (Fact::SeasonOpened { .. }, true) => return Err(Refusal::AlreadyOpened),
        (Fact::SeasonOpened { season, ordinance, texts }, false) => {
            return opened(*season, ordinance, texts).map(|_| ());
        }
        (_, false) => return Err(Refusal::NotOpened),
        _ => {}
    }
    let known = |holds: bool, otherwise: Refusal| if holds { Ok(()) } else { Err(otherwise) };
    let open = |class: ClassId| match state.classes.get(&class) {
        None => Err(Refusal::Class(class)),
        Some(class) if class.closed => Err(Refusal::Closed),
        Some(_) => Ok(()),
    };
    match fact {
        Fact::SeasonOpened { .. } | Fact::Undone { .. } => Ok(()),
        Fact::ClubAdmitted { club, .. } => {
            known(!state.clubs.contains_key(club), Refusal::Taken(Taken::Club(*club)))
        }
        Fact::ClassFormed { class, details } => {
            known(!state.classes.contains_key(class), Refusal::Taken(Taken::Class(*class)))?;
            let own = details.ordinance.as_ref().map(|id| ordinance_of(state, id)).transpose()?;
            let ordinance = own.as_ref().or(state.ordinance.as_ref()).ok_or(Refusal::NotOpened)?;
            match &details.competition {
                Some(name) if !ordinance.rules.lineup.contains_key(name) => {
                    let all = ordinance.rules.lineup.keys().cloned().collect();
                    Err(Refusal::Competition(name.clone(), all))
                }
                Some(_) | None => Ok(()),
            }
        }
        Fact::Registered { statement } => registry::refuse(state, statement).map_err(Refusal::Unsaid),
        Fact::TeamEntered { team, club, number, class, .. } => {
            known(state.clubs.contains_key(club), Refusal::Club(*club))?;
            open(*class)?;
            let entered = crate::state::Team {
                club: *club,
                number: *number,
                class: *class,
                ranks: [0, 0],
                withdrawn: None,
            };
            // A club may have a first youth team beside its first senior team.
            let family = state.family(&entered);
            known(!state.teams.contains_key(team), Refusal::Taken(Taken::Team(*team)))?;
            let mut all = state.teams.iter();
            let there = all
                .find(|(_, one)| one.club == *club && one.number == *number && state.family(one) == family);
            there.map_or(Ok(()), |(other, _)| Err(Refusal::Taken(Taken::Team(*other))))
        }
        Fact::PlayersNoted { club, .. } => known(state.clubs.contains_key(club), Refusal::Club(*club)),
        Fact::GroupsDrawn { class, groups, .. } => {
            open(*class)?;
            let mut drawn: Vec<TeamId> = groups.iter().flatten().copied().collect();
            drawn.sort_unstable();
            for pair in drawn.windows(2) {
                known(pair[0] != pair[1], Refusal::Groups(pair[0]))?;
            }
            for (id, _) in state.teams.iter().filter(|(_, team)| team.class == *class) {
                known(drawn.contains(id), Refusal::Groups(*id))?;
            }
            let stranger =
                drawn.iter().find(|id| state.teams.get(id).is_none_or(|team| team.class != *class));
            stranger.map_or(Ok(()), |id| Err(Refusal::Team(*id)))
        }
        Fact::PairingsDrawn { class, .. } => open(*class),
        Fact::MatchSet { id, fixture } => {
            known(!state.matches.contains_key(id), Refusal::Taken(Taken::Match(*id)))?;
            open(fixture.class)?;
            known(fixture.home != fixture.guest, Refusal::Itself)?;
            for team in [fixture.home, fixture.guest] {
                known(state.teams.contains_key(&team), Refusal::Team(team))?;
            }
            Ok(())
        }
        Fact::MatchMoved { id, whole_round, .. } => {
            let one = state.matches.get(id).ok_or(Refusal::Match(*id))?;
            open(one.fixture.class)?;
            known(one.report.is_none(), Refusal::Played)?;
            let last = state.last_round(one.fixture.class, one.fixture.group);
            let is_last = one.is_round() && last.is_some_and(|(last, _)| last == one.fixture.round);
            let ordinance = state.ordinance_of(one.fixture.class);
            let period = ordinance.and_then(|one| deadline::period(one, Rule::Reschedule).ok());
            let stays = period.is_some_and(|period| period.last_round.is_some());
            known(!(is_last && stays) || *whole_round, Refusal::LastRound)
        }
        Fact::MatchReported { id, home, guest, results, unfinished, card } => {
            let one = state.matches.get(id).ok_or(Refusal::Match(*id))?;
            open(one.fixture.class)?;
            let source = Source { known: Date::MAX, by: String::new(), entry: state.position + 1 };
            // Unfinished games are pending; the rest of the card must be complete.
            let mut filled = results.clone();
            for board in unfinished {
                match board.checked_sub(1).and_then(|place| filled.get_mut(place)) {
                    Some(slot @ None) => *slot = Some(BoardResult::BothLose),
                    Some(Some(_)) | None => return Err(Refusal::NotUnfinished(*board)),
                }
            }
            let report = Report::new(&source, [home, guest], &filled).with_card(card);
            let lined = state.lined(*id, &report, Date::MAX).ok_or(Refusal::Match(*id))?;
            let (ordinance, game) = (lined.ordinance, &lined.game);
            let found = lined.violations().map_err(Refusal::Report)?;
            lineup::score(ordinance, game, &found).map_err(Refusal::Report)?;
            // The score over the board is needed too, for as long as the report is not confirmed.
            lineup::score(ordinance, game, &[]).map(|_| ()).map_err(Refusal::Report)
        }
        Fact::LineUpHandedIn { id, side, seats } => {
            let one = state.matches.get(id).ok_or(Refusal::Match(*id))?;
            open(one.fixture.class)?;
            sheet::readable(state, *id, *side, seats).map_err(Refusal::Report)
        }
        Fact::GameNoted { id, .. } => {
            let one = state.matches.get(id).ok_or(Refusal::Match(*id))?;
            open(one.fixture.class)
        }
        Fact::ReportAnswered { id, .. } => {
            let one = state.matches.get(id).ok_or(Refusal::Match(*id))?;
            let report = one.report.as_ref().ok_or(Refusal::NoReport)?;
            known(!report.confirmed, Refusal::Confirmed(*id))
        }
        Fact::BoardActed { id, board, act } => state.board_after(*id, *board, act).map(|_| ()),
        Fact::MoveRefused { id, .. } => known(state.matches.contains_key(id), Refusal::Match(*id)),
        Fact::MatchConfirmed { id, waived, reason, frozen } => {
            let one = state.matches.get(id).ok_or(Refusal::Match(*id))?;
            let report = one.report.as_ref().ok_or(Refusal::NoReport)?;
            let pending = report.open_boards();
            known(pending.is_empty(), Refusal::Unfinished(pending))?;
            let findings: Vec<lineup::Violation> = match frozen {
                Some(frozen) => frozen.findings.iter().map(|one| one.violation.clone()).collect(),
                None => state.findings(*id),
            };
            let may = |(side, kind): &(lineup::Which, lineup::ViolationKind)| {
                let mut named =
                    findings.iter().filter(|one| one.side == *side && one.kind == *kind).peekable();
                named.peek().is_some() && named.all(|one| one.consequence == Consequence::MatchLostAsARule)
            };
            let fits = waived.is_empty() || (waived.iter().all(may) && !reason.trim().is_empty());
            let mut possible: Vec<_> = findings.iter().map(|one| (one.side, one.kind)).filter(may).collect();
            possible.dedup();
            known(fits, Refusal::Waived(possible))
        }
        Fact::TeamWithdrawn { team, .. } => {
            let one = state.teams.get(team).ok_or(Refusal::Team(*team))?;
            known(one.withdrawn.is_none(), Refusal::Withdrawn(*team))
        }
        Fact::FineLimitSet { set_on, .. } => {
            let later = state.for_next_season(*set_on);
            let fixed = if later { state.next_fine_limit.is_some() } else { state.fine_limit.is_some() };
            known(!fixed, Refusal::FineLimitFixed)
        }
        Fact::Fined { club, marks, article } => {
            known(state.clubs.contains_key(club), Refusal::Club(*club))?;
            known(!article.trim().is_empty(), Refusal::NoArticle)?;
            let most = state.fine_limit.ok_or(Refusal::NoFineLimit)?;
            known(*marks <= most, Refusal::FineTooHigh { most })
        }
        Fact::PointsDeducted { team, decision, .. } => {
            known(state.teams.contains_key(team), Refusal::Team(*team))?;
            known(state.decisions.contains_key(decision), Refusal::Decision(*decision))
        }
        Fact::DecisionMade { id, decision } => {
            known(!state.decisions.contains_key(id), Refusal::Taken(Taken::Decision(*id)))?;
            state.refuse_decision(decision)
        }
        Fact::DecisionRevoked { decision, by, level, reasons } => {
            state.refuse_revocation(*decision, (*by, *level), reasons)
        }
        Fact::DecisionAsked { id, about, board, .. } => {
            known(!state.requests.contains_key(id), Refusal::Taken(Taken::Request(*id)))?;
            known(state.matches.contains_key(about), Refusal::Match(*about))?;
            let subject = board.map_or(Subject::Decision, |board| state.subject(*about, board));
            known(open_to_remedy(subject), Refusal::NotOpen(subject))
        }
        Fact::InactionContested { id, against, by, basis, lodged } => {
            known(!state.remedies.contains_key(id), Refusal::Taken(Taken::Remedy(*id)))?;
            state.lacks_against(Against::Inaction(*against), *by, *basis, lodged).map(|_| ())
        }
        Fact::RemedyLodged { id, against, by, basis, lodged } => {
            known(!state.remedies.contains_key(id), Refusal::Taken(Taken::Remedy(*id)))?;
            state.remedy_lacks(*against, *by, *basis, lodged).map(|_| ())
        }
        Fact::RemedyActed { remedy, act } => {
            let one = state.remedies.get(remedy).ok_or(Refusal::Remedy(*remedy))?;
            known(one.outcome.is_none() && one.withdrawn.is_none(), Refusal::Decided)?;
            match act {
                RemedyAct::Stated => known(one.statements.is_some(), Refusal::NotHeard(None)),
                RemedyAct::Confirmed { .. }
                | RemedyAct::StatementsAsked { .. }
                | RemedyAct::HearingSet { .. }
                | RemedyAct::FeePaid { .. }
                | RemedyAct::Withdrawn { .. } => Ok(()),
            }
        }
        Fact::FeeCharged { remedy, reason } => state.refuse_charge(*remedy, reason),
        Fact::ExecutionSuspended { remedy } | Fact::EffectLimited { remedy, .. } => {
            let one = state.remedies.get(remedy).ok_or(Refusal::Remedy(*remedy))?;
            known(one.outcome.is_none() && one.withdrawn.is_none(), Refusal::Decided)
        }
        Fact::RemedyDecided { remedy, outcome, decision, result } => {
            state.refuse_outcome(*remedy, *outcome, result)?;
            let new = !state.decisions.contains_key(decision) || state.joins(*remedy, *decision, result);
            known(new, Refusal::Taken(Taken::Decision(*decision)))
        }
        Fact::TieSettled { settled } => state.refuse_settlement(settled),
        Fact::Championship { act } => championship::refuse(state, act),
        Fact::ClassClosed { class, .. } => {
            open(*class)?;
            let groups = 0..state.group_count(*class);
            let tables = groups.filter_map(|group| crate::tables::group_table(state, *class, group));
            let open: Vec<MatchId> = tables.flat_map(|table| table.provisional).collect();
            known(open.is_empty(), Refusal::Open(open))
        }
        Fact::CarriedOver { .. } => known(state.carried_over.is_none(), Refusal::AlreadyCarried),
        Fact::NextSeasonSettled { reasons } => known(!reasons.trim().is_empty(), Refusal::NoReasons),
    }
}

impl State {
    /// An unfinished game after an act.
    pub(crate) fn board_after(
        &self,
        id: MatchId,
        board: usize,
        act: &BoardAct,
    ) -> Result<BoardState, Refusal> {
        let one = self.matches.get(&id).ok_or(Refusal::Match(id))?;
        let report = one.report.as_ref().ok_or(Refusal::NoReport)?;
        if report.confirmed {
            return Err(Refusal::Confirmed(id));
        }
        let now = report.unfinished.get(&board).ok_or(Refusal::NoUnfinished(board))?;
        let ordinance = self.ordinance_of(one.fixture.class).ok_or(Refusal::NotOpened)?;
        let setup = self.setup(one).ok_or(Refusal::Board(NotPossible::Silent))?;
        let sealed = !report.card.conduct.unsealed.contains(&board);
        board::take(ordinance, setup, (now, sealed), act).map_err(Refusal::Board)
    }
}

//! The journal of a season.

use jiff::{civil::Date, tz::TimeZone};
use turmuhr_journal::{Change, NoUndo, Story};

use crate::{
    championship::Notice,
    conduct::Note,
    due::Task,
    fact::{ClassId, Decision, DecisionId, Fact, MatchId, Part, RemedyAct, SeasonEntry, TeamId},
    freeze::Matter,
    pending::Open,
    refuse::{Refusal, refuse},
    registry::{Banned, Source, Statement},
    slip::Slip,
    state::{Against, ClassState, Match, RemedyLack, Report, State},
    tables::counted,
    year::{Leaves, SettledBy, Settlement},
    year_after::Moved,
};
use turmuhr_federation::{
    law::{
        deadline::{Rule, until_before_season},
        sanction::{FineCause, Sanction, fine_case},
    },
    matches::{
        lineup::{Violation, ViolationKind, Which},
        report::{LastRound, last_round},
    },
    ordinance::Cite,
    persons::pass::{Release, release},
};

/// All entries of a season, and the season they make.
pub type Journal = turmuhr_journal::Journal<State>;

/// A journal that cannot have been written by this program.
pub type Broken = turmuhr_journal::Broken<Refusal>;

/// A warning to confirm before a fact is appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Concern {
    /// The report breaks the ordinance; these consequences follow when it is confirmed.
    Violations(Vec<Violation>),
    /// A team whose club has handed in no ranking list: who plays is not checked (2.1, 16.1).
    NoList(TeamId, Vec<Cite>),
    /// A fine case opens.
    FineCase(Cite),
    /// Matches of earlier rounds are open, and the last round begins (23.6, 32.2).
    EarlierOpen {
        rounds: Vec<u32>,
        cites: Vec<Cite>,
    },
    UndoesEntry(u64),
    /// A remedy that can only be dismissed.
    Inadmissible(Vec<RemedyLack>),
    /// A remedy against inaction before the days that a decision usually takes (5.2); the ordinance has no period.
    NotOverdue(Date),
    /// A ruling takes the place of this decision, and its sanctions end with it.
    SanctionsEnd(DecisionId),
    /// A request after the last day.
    TooLate(Date),
    /// A ban without the consent of the committee (4.5).
    BanWithoutEffect(Cite),
    /// Sides of a card that are not as they were handed in before the match.
    NotAsHandedIn(MatchId, Vec<Which>),
    /// How the match went, and what follows (22, 24, 27, 30, 31).
    Conduct(MatchId, Vec<Note>),
    /// A club has several matches of one day without times; they count in this order.
    OneDay(Vec<MatchId>),
    /// More is known about confirmed matches: a decision is due.
    Matters(Vec<Matter>),
    /// Still open: at the end of a class, or by a card.
    Pending(Vec<Task>),
    /// Teams that go up or down to where the season has no class.
    NoClass(ClassId, Vec<(TeamId, Leaves)>),
    /// A change of clubs asked for after the last day of passes for this season (annex 1, 13.9).
    TransferLate(Date, Cite),
    /// A maximum of fines that holds from the next season on (4.4).
    LimitOfNextSeason(Cite),
    /// A team relegated by decision takes one of the places of those who go down.
    TakesPlace(TeamId),
    /// The next season was opened from places that are others now.
    NextSeason(Vec<Moved>),
    /// About a cup, a championship, or the classes below one.
    Championship(Notice),
}

impl Story for State {
    type Fact = Fact;
    type Refusal = Refusal;
    type Concern = Concern;

    fn judge(&self, fact: &Fact) -> Result<Vec<Concern>, Refusal> {
        refuse(self, fact)?;
        let mut concerns = Vec::new();
        let ordinance = self.ordinance.as_ref();
        let fine = |cause| ordinance.and_then(|ordinance| fine_case(ordinance, cause)).map(Concern::FineCase);
        match fact {
            Fact::MatchReported { id, home, guest, results, unfinished, card } => {
                let source = Source { known: Date::MAX, by: String::new(), entry: self.position + 1 };
                let report = Report::new(&source, [home, guest], results).with_unfinished(unfinished);
                let report = report.with_card(card);
                let found = self.found_in(*id, &report).into_iter().map(|one| one.violation);
                let found: Vec<Violation> = found.collect();
                if found.iter().any(|violation| violation.kind == ViolationKind::NotAppeared) {
                    concerns.extend(fine(FineCause::NotAppeared));
                }
                if !found.is_empty() {
                    concerns.push(Concern::Violations(found));
                }
                let other = self.not_as_handed_in(*id, [home, guest]);
                if !other.is_empty() {
                    concerns.push(Concern::NotAsHandedIn(*id, other));
                }
                let reserved = self.matches.get(id).map(|one| self.reservations_of(*id, one, &report));
                let reserved =
                    reserved.unwrap_or_default().into_iter().filter(|one| one.on_card || one.defective);
                let reserved: Vec<Task> =
                    reserved.map(|one| Task::Examined(*id, one.side, one.board)).collect();
                if !reserved.is_empty() {
                    concerns.push(Concern::Pending(reserved));
                }
                concerns.extend(self.without_list(*id, &report));
                concerns.extend(self.earlier_open(*id));
                let notes = self.conduct_of(*id, card, results);
                if !notes.is_empty() {
                    concerns.push(Concern::Conduct(*id, notes));
                }
                let day = self.one_day(*id);
                if !day.is_empty() {
                    concerns.push(Concern::OneDay(day));
                }
            }
            Fact::LineUpHandedIn { id, side, seats } => {
                let found = self.remarks(*id, *side, seats)?.violations;
                if !found.is_empty() {
                    concerns.push(Concern::Violations(found));
                }
            }
            Fact::MatchConfirmed { id, .. } => {
                let report = self.matches.get(id).and_then(|one| one.report.as_ref());
                concerns.extend(report.into_iter().flat_map(|report| self.without_list(*id, report)));
            }
            Fact::RemedyLodged { against, by, basis, lodged, .. } => {
                let lacks = self.remedy_lacks(*against, *by, *basis, lodged)?;
                if !lacks.is_empty() {
                    concerns.push(Concern::Inadmissible(lacks));
                }
            }
            Fact::InactionContested { against, by, basis, lodged, .. } => {
                let lacks = self.lacks_against(Against::Inaction(*against), *by, *basis, lodged)?;
                if !lacks.is_empty() {
                    concerns.push(Concern::Inadmissible(lacks));
                }
                let usual = self.idle_since(*against).map(crate::justice::overdue).ok();
                concerns.extend(usual.filter(|last| lodged.postmark <= *last).map(Concern::NotOverdue));
            }
            Fact::RemedyActed { remedy, act: RemedyAct::FeePaid { amount, on } } => {
                let lacks = self.lacks_after_fee(*remedy, *amount, *on);
                if !lacks.is_empty() {
                    concerns.push(Concern::Inadmissible(lacks));
                }
            }
            // Others wait for the same ruling.
            Fact::RemedyDecided { remedy, outcome, result, .. } => {
                concerns.extend(demotions(result));
                concerns.extend(self.sanctions_end(*remedy, *outcome, result).map(Concern::SanctionsEnd));
                let beside: Vec<Task> =
                    self.open_beside(*remedy).into_iter().map(Task::DecideRemedy).collect();
                if !beside.is_empty() {
                    concerns.push(Concern::Pending(beside));
                }
            }
            Fact::DecisionAsked { about, posted, .. } => {
                concerns.extend(self.request_late(*about, *posted).map(Concern::TooLate));
            }
            Fact::Championship { act } => {
                concerns.extend(self.notices(act).into_iter().map(Concern::Championship));
            }
            Fact::ClassFormed { details, .. } => {
                let far = self.far_down(details).map(|(classes, cite)| Notice::FarDown(classes, cite));
                concerns.extend(far.map(Concern::Championship));
            }
            // A refusal out of time or without a debt: the director decides (annex 1, 13.6).
            Fact::Registered { statement: Statement::TransferRefused { transfer, postmark, debt, .. } } => {
                let asked = self.registry.transfers.get(transfer).map(|one| one.asked);
                let held = asked.map(|asked| release(asked, Some((*postmark, *debt)), None));
                if matches!(held, Some(Release::RefusedTooLate | Release::NoGround)) {
                    concerns.push(Concern::Pending(vec![Task::DecideTransfer(*transfer)]));
                }
            }
            Fact::Registered { statement: Statement::TransferAsked { postmark, .. } } => {
                concerns.extend(self.transfer_late(*postmark));
            }
            Fact::Registered { statement: Statement::BanNoted { consent: false, .. } } => {
                let bans =
                    ordinance.and_then(|own| own.rules.bans.as_ref()).filter(|bans| bans.needs_consent);
                concerns.extend(bans.map(|bans| {
                    let (ordinance, article) = (bans.at.source.clone(), bans.consent_article.clone());
                    Concern::BanWithoutEffect(Cite { ordinance, article })
                }));
            }
            // Only after the first round is it a fine case (4.3).
            Fact::TeamWithdrawn { team, on, .. } => {
                let class = self.teams.get(team).map(|team| team.class);
                let begun = class.and_then(|class| self.rounds_begun(class, *on));
                concerns.extend(begun.and_then(|_| fine(FineCause::WithdrawnAfterStart)));
            }
            Fact::DecisionMade { decision, .. } => concerns.extend(demotions(decision)),
            Fact::FineLimitSet { set_on, .. } => {
                let later = self.for_next_season(*set_on);
                let cite = ordinance.and_then(|own| own.rules.bans.as_ref()).filter(|_| later).map(|bans| {
                    let (ordinance, article) = (bans.at.source.clone(), bans.fine_limit_article.clone());
                    Cite { ordinance, article }
                });
                concerns.extend(cite.map(Concern::LimitOfNextSeason));
            }
            Fact::ClassClosed { class, .. } => {
                let tasks = self.pending(Some(*class));
                if !tasks.is_empty() {
                    concerns.push(Concern::Pending(tasks));
                }
                let leaving = self.without_class(*class);
                if !leaving.is_empty() {
                    concerns.push(Concern::NoClass(*class, leaving));
                }
            }
            _ => {}
        }
        Ok(concerns)
    }

    /// Time never runs backwards.
    fn follows(before: &SeasonEntry, entry: &SeasonEntry) -> Result<(), Refusal> {
        if entry.at < before.at { Err(Refusal::Backwards(day(before))) } else { Ok(()) }
    }

    /// An undo is no way around a decision: what was confirmed or decided stays.
    fn judge_change(change: &Change<'_, State>) -> Result<Vec<Concern>, Refusal> {
        let Change { before, after, .. } = *change;
        let stands = before.decisions.iter().find(|(id, decision)| after.decisions.get(id) != Some(decision));
        if let Some((id, _)) = stands {
            return Err(Refusal::Stands(*id));
        }
        if let Some(id) = before.revoked.keys().find(|id| !after.revoked.contains_key(id)) {
            return Err(Refusal::NoLonger(*id));
        }
        // A draw stays as long as matches rest on it.
        let redrawn = |(id, class): (&ClassId, &ClassState)| {
            after.classes.get(id).is_none_or(|other| other.groups != class.groups || other.seed != class.seed)
                && after.matches.values().any(|one| one.fixture.class == *id)
        };
        if before.classes.iter().any(redrawn) {
            return Err(Refusal::Drawn);
        }
        if before.redrawn_cup(after) {
            return Err(Refusal::Drawn);
        }
        // Who could take a lot back could draw until it suits.
        let lots = |state: &State| -> Vec<Settlement> {
            let drawn = |one: &&Settlement| matches!(one.how, SettledBy::Lot { .. });
            state.settled.iter().filter(drawn).cloned().collect()
        };
        let kept = lots(after);
        if let Some(first) =
            lots(before).iter().find(|one| !kept.contains(one)).and_then(|one| one.order.first())
        {
            return Err(Slip::LotDrawn { first: *first }.into());
        }
        if let Some(id) = before.decided_otherwise(after) {
            return Err(Refusal::Stands(id));
        }
        if let Some(on) = before.carried_over.filter(|on| before.carries_other(after, *on)) {
            return Err(Refusal::CarriedOver(on));
        }
        if let Some(id) = before.closes_lineups(after) {
            return Err(Slip::LineUpsOpen(id).into());
        }
        if let Some(id) = before.settled_differently(after) {
            return Err(Refusal::Confirmed(id));
        }
        let mut concerns = State::judge_undo(change.undone);
        let all: Vec<MatchId> = after.matches.keys().copied().collect();
        let matters = after.new_matters(before, &all);
        if !matters.is_empty() {
            concerns.push(Concern::Matters(matters));
        }
        Ok(concerns)
    }

    fn judge_undo(entry: u64) -> Vec<Concern> {
        vec![Concern::UndoesEntry(entry)]
    }

    fn take(&mut self, entry: &SeasonEntry) -> Result<(), Refusal> {
        refuse(self, &entry.fact)?;
        self.apply(&entry.fact, &source(entry));
        self.read_to(entry.number);
        Ok(())
    }

    fn read_to(&mut self, number: u64) {
        self.position = number;
    }

    /// The next season lies in a file of its own, and stays.
    fn is_for_good(fact: &Fact) -> bool {
        matches!(fact, Fact::CarriedOver { .. })
    }

    fn undoes(fact: &Fact) -> Option<u64> {
        match fact {
            Fact::Undone { entry, .. } => Some(*entry),
            _ => None,
        }
    }
}

/// Each demotion takes a place of those who go down.
fn demotions(decision: &Decision) -> impl Iterator<Item = Concern> {
    let demoted = decision.sanctions.iter().filter_map(|one| match (one.on, one.sanction) {
        (Banned::Team(team), Sanction::Demotion) => Some(team),
        _ => None,
    });
    demoted.map(Concern::TakesPlace)
}

/// The day of an entry.
pub fn day(entry: &SeasonEntry) -> Date {
    entry.at.to_zoned(TimeZone::UTC).date()
}

fn source(entry: &SeasonEntry) -> Source {
    Source { known: day(entry), by: entry.by.clone(), entry: entry.number }
}

/// The season as it was known at the end of a day.
pub fn as_of(journal: &Journal, on: Date) -> Result<State, Broken> {
    let until = journal.entries().iter().take_while(|entry| day(entry) <= on).count();
    journal.at(u64::try_from(until).unwrap_or(u64::MAX))
}

impl State {
    /// The teams of a match about whose players nothing is known: neither a list of the club nor particulars of ranks.
    pub fn without_list(&self, id: MatchId, report: &Report) -> Vec<Concern> {
        let Some(one) = self.matches.get(&id) else { return Vec::new() };
        let rules = self.ordinance_of(one.fixture.class).map(|ordinance| &ordinance.rules);
        // An ordinance without lists asks for none.
        let Some((rules, list)) = rules.and_then(|rules| Some((rules, rules.registration_after.as_ref()?)))
        else {
            return Vec::new();
        };
        let mut cites = vec![list.at.cite()];
        for at in rules.eligibility.iter().flat_map(|rule| [&rule.member, &rule.pass]) {
            if !cites.contains(&at.cite()) {
                cites.push(at.cite());
            }
        }
        let sides = [(one.fixture.home, &report.home), (one.fixture.guest, &report.guest)];
        let unknown = sides.into_iter().filter(|(team, seats)| {
            self.teams.get(team).is_some_and(|own| {
                let known = |rank| {
                    self.of_rank(own, rank, Date::MAX).is_some()
                        || self.registry.noted.contains_key(&(own.club, rank))
                };
                !seats.is_empty() && !seats.iter().any(|seat| known(seat.rank))
            })
        });
        unknown.map(|(team, _)| Concern::NoList(team, cites.clone())).collect()
    }

    /// Passes are sent in until a day before the season; later it is for the next one (annex 1, 13.9).
    fn transfer_late(&self, postmark: Date) -> Option<Concern> {
        let last = until_before_season(self.ordinance.as_ref()?, Rule::Transfer, self.season?).ok()?;
        (postmark > last.last_day).then_some(Concern::TransferLate(last.last_day, last.cite))
    }

    /// A decision in force about a match whose card or day is another one in the other state.
    fn decided_otherwise(&self, other: &State) -> Option<DecisionId> {
        let seen = |state: &State, id: &MatchId| {
            let one = state.matches.get(id)?;
            Some((one.fixture.clone(), one.report.clone()))
        };
        let changed = self.matches.iter().filter(|(id, _)| seen(self, id) != seen(other, id));
        let mut decisions = changed.flat_map(|(_, one)| &one.decisions);
        decisions.find(|id| self.counts(**id, Part::Score) || self.counts(**id, Part::Sanctions)).copied()
    }

    /// Whether another season would follow from the other state, or a class would be open again.
    fn carries_other(&self, other: &State, on: Date) -> bool {
        let closed = |state: &State| -> Vec<ClassId> {
            state.classes.iter().filter(|(_, class)| class.closed).map(|(id, _)| *id).collect()
        };
        closed(self) != closed(other)
            || self.next_season(on, Open::Accepted) != other.next_season(on, Open::Accepted)
    }

    /// A match whose settled score is another one in the other state.
    fn settled_differently(&self, other: &State) -> Option<MatchId> {
        let counts = |state: &State, id: MatchId| {
            let (played, settled) = counted(state, id);
            settled.then_some(played)
        };
        let mut confirmed = self.matches.keys().copied().filter(|id| counts(self, *id).is_some());
        confirmed.find(|id| counts(self, *id) != counts(other, *id))
    }

    /// Earlier rounds with open matches, where this match is of the last round.
    fn earlier_open(&self, id: MatchId) -> Option<Concern> {
        let one = self.matches.get(&id)?;
        let ordinance = self.ordinance_of(one.fixture.class)?;
        let same = |other: &&Match| {
            (other.fixture.class, other.fixture.group) == (one.fixture.class, one.fixture.group)
        };
        let (last, _) = self.last_round(one.fixture.class, one.fixture.group)?;
        if !one.is_round() || one.fixture.round != last {
            return None;
        }
        let gone = |team| self.teams.get(&team).is_some_and(|team| team.withdrawn.is_some());
        let mut open: Vec<u32> = self
            .matches
            .iter()
            .filter(|(_, other)| other.is_round() && same(other) && other.fixture.round < last)
            .filter(|(_, other)| !gone(other.fixture.home) && !gone(other.fixture.guest))
            .filter(|(id, other)| {
                let played = other.report.as_ref().is_some_and(|report| report.open_boards().is_empty());
                !played && !counted(self, **id).1
            })
            .map(|(_, other)| other.fixture.round)
            .collect();
        open.sort_unstable();
        open.dedup();
        match last_round(ordinance, &open, last, None) {
            LastRound::Blocked { open, cites } => Some(Concern::EarlierOpen { rounds: open, cites }),
            LastRound::MayBegin | LastRound::Overridden { .. } => None,
        }
    }

    /// Matters that another state does not have.
    pub(crate) fn new_matters(&self, before: &State, among: &[MatchId]) -> Vec<Matter> {
        let known = |matter: &Matter| {
            before.matter(matter.about).is_some_and(|one| one.considered() == matter.considered())
        };
        let matters = among.iter().filter_map(|id| self.matter(*id));
        matters.filter(|matter| !known(matter)).collect()
    }
}

impl From<NoUndo> for Refusal {
    fn from(why: NoUndo) -> Refusal {
        match why {
            NoUndo::NoEntry { entry } => Refusal::NoEntry(entry),
            NoUndo::ForGood { .. } => Refusal::AlreadyCarried,
            NoUndo::Needed { entry, needed_by } => Refusal::Needed { entry, needed_by },
        }
    }
}

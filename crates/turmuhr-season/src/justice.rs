//! Decisions, sanctions and remedies: who may lodge, who may decide, what is in force.

use jiff::civil::Date;
use turmuhr_federation::{
    competition::{
        framework::{LevelAct, may},
        league::table::Deduction,
    },
    date::days_after,
    law::{
        deadline::{self, Rule},
        level::{Court, Level, Office},
        remedy::{
            self, Contested, Lodged, Remedy, Stage, Way,
            case::{Outcome, may_charge_instance},
            panel::{Basis, Concerned, Member},
        },
        sanction::{FineLimits, Imposed, Sanction, Subject, impose},
    },
    persons::person::{ClubId, PersonId},
};

use crate::{
    board::BoardState,
    fact::{
        About, Appellant, Decision, DecisionId, Imposition, Inaction, MatchId, OtherAbout, OtherAppellant,
        Part, RemedyId, TeamId,
    },
    refuse::Refusal,
    registry::{AsOf, Banned},
    state::{Against, RemedyLack, State},
    tables,
};

fn contested_of(decision: &Decision) -> Contested {
    let Decision { by, level, stage, postmark, .. } = *decision;
    Contested { by, level, stage, postmark: Some(postmark) }
}

/// A sanction in force.
#[derive(Clone, Debug, PartialEq)]
pub struct InForce<'s> {
    pub decision: DecisionId,
    pub article: &'s str,
    pub imposed: Imposition,
}

impl State {
    /// The class and level in whose play something happened.
    fn level_of(&self, about: About) -> Result<Level, Refusal> {
        let class = match about {
            About::Match(id) => self.matches.get(&id).ok_or(Refusal::Match(id))?.fixture.class,
            About::Other(OtherAbout::Class(class)) => class,
        };
        Ok(self.classes.get(&class).ok_or(Refusal::Class(class))?.details.level)
    }

    /// Whether a first decision can be made: by whom, with a notice, and with sanctions within their limits.
    pub(crate) fn refuse_decision(&self, decision: &Decision) -> Result<(), Refusal> {
        let level = self.level_of(decision.about)?;
        // Every level directs its own play (3.2); courts decide on remedies only.
        let competent = may(decision.level, LevelAct::Direct { competition_of: level })
            && decision.stage == Stage::First
            && decision.by != Office::Turniergericht;
        if !competent {
            return Err(Refusal::NotCompetent);
        }
        if decision.copies == 0 {
            return Err(Refusal::NoNotice);
        }
        self.refuse_sanctions(decision, level, false)
    }

    fn refuse_sanctions(&self, decision: &Decision, level: Level, pending: bool) -> Result<(), Refusal> {
        let Some(ordinance) = &self.ordinance else { return Err(Refusal::NotOpened) };
        let limits = FineLimits(self.season.zip(self.fine_limit).into_iter().collect());
        for imposition in &decision.sanctions {
            let subject = match imposition.on {
                Banned::Player(person) => {
                    self.registry.persons.get(&person).ok_or(Refusal::NoPerson(person))?;
                    Subject::Player
                }
                Banned::Club(club) => {
                    self.clubs.get(&club).ok_or(Refusal::Club(club))?;
                    Subject::Club
                }
                Banned::Team(team) => {
                    self.teams.get(&team).ok_or(Refusal::Team(team))?;
                    Subject::Club
                }
            };
            let provision = (!decision.article.trim().is_empty()).then_some(decision.article.as_str());
            let imposed = Imposed {
                subject,
                sanction: imposition.sanction,
                breach_on: imposition.breach,
                breach_level: level,
                by_level: decision.level,
                pending_before: pending,
                committee_consents: imposition.consent,
                provision,
                limits: &limits,
            };
            impose(ordinance, &imposed).map_err(Refusal::NotImposed)?;
        }
        Ok(())
    }

    /// How a decision can be contested; none where it is final.
    pub fn way(&self, decision: DecisionId) -> Option<Way> {
        let decision = self.decisions.get(&decision)?;
        remedy::way(self.ordinance.as_ref()?, &contested_of(decision)).ok().flatten()
    }

    /// The clubs a decision concerns (5.4).
    pub fn concerned(&self, id: DecisionId) -> Concerned {
        let mut concerned = Concerned::default();
        let Some(decision) = self.decisions.get(&id) else { return concerned };
        let club_of = |team: &TeamId| self.teams.get(team).map(|team| team.club);
        if let Some((game, one)) = decision.about.game().and_then(|id| Some((id, self.matches.get(&id)?))) {
            concerned.result_of.extend([one.fixture.home, one.fixture.guest].iter().filter_map(club_of));
            if let Some(sets) = decision.sets {
                concerned.standing_of = tables::affected_by(self, game, sets);
            }
        }
        for imposition in &decision.sanctions {
            match imposition.on {
                Banned::Club(club) => concerned.sanctioned.push(club),
                Banned::Team(team) => concerned.sanctioned.extend(club_of(&team)),
                Banned::Player(person) => {
                    let as_of = AsOf::today(imposition.breach);
                    concerned.sanctioned.extend(self.registry.clubs_of(person, as_of));
                }
            }
        }
        // A fine of older seasons has no decision of its own.
        let fined =
            self.fines.iter().map(|(club, _, _)| *club).filter(|club| concerned.result_of.contains(club));
        concerned.sanctioned.extend(fined);
        concerned
    }

    fn entitled(&self, against: Against, by: Appellant, basis: Basis) -> bool {
        match by {
            Appellant::Club(club) => {
                remedy::panel::entitled(&self.concerned_against(against), Some(club), basis)
            }
            Appellant::Other(OtherAppellant::Director) => basis == Basis::Director,
            // A player contests an own sanction (5.4.1).
            Appellant::Other(OtherAppellant::Player(person)) => {
                let decision = against.decision().and_then(|id| self.decisions.get(&id));
                let sanctions = decision.map(|one| one.sanctions.as_slice()).unwrap_or_default();
                let own = sanctions.iter().any(|one| one.on == Banned::Player(person));
                basis == Basis::Sanctioned && own
            }
        }
    }

    /// The way against a decision, or against none being made.
    pub fn way_against(&self, against: Against) -> Option<Way> {
        remedy::way(self.ordinance.as_ref()?, &self.contested(against).ok()?).ok().flatten()
    }

    fn contested(&self, against: Against) -> Result<Contested, Refusal> {
        match against {
            Against::Decision(id) => self.decisions.get(&id).map(contested_of).ok_or(Refusal::Decision(id)),
            // The director owes a decision on a request, and a committee one on a protest.
            Against::Inaction(Inaction::Request(id)) => {
                let about = self.requests.get(&id).ok_or(Refusal::Request(id))?.about;
                let level = self.level_of(About::Match(about))?;
                Ok(Contested { by: Office::Spielleiter, level, stage: Stage::First, postmark: None })
            }
            Against::Inaction(Inaction::Remedy(id)) => {
                let one = self.remedies.get(&id).ok_or(Refusal::Remedy(id))?;
                let way = self.way_against(one.against).ok_or(Refusal::Final)?;
                let by = match way.court {
                    Court::Turniergericht => Office::Turniergericht,
                    Court::Bezirk | Court::Verband | Court::Bund => Office::Spielausschuss,
                };
                let stage = match way.remedy {
                    Remedy::Protest => Stage::Protest,
                    Remedy::Appeal => Stage::Appeal,
                };
                Ok(Contested { by, level: way.court.level(), stage, postmark: None })
            }
        }
    }

    /// The matter a remedy is about.
    pub fn about_of(&self, against: Against) -> Option<About> {
        match against {
            Against::Decision(id) => self.decisions.get(&id).map(|decision| decision.about),
            Against::Inaction(Inaction::Request(id)) => {
                self.requests.get(&id).map(|request| About::Match(request.about))
            }
            Against::Inaction(Inaction::Remedy(id)) => self.about_of(self.remedies.get(&id)?.against),
        }
    }

    /// Since when a decision is owed. None is owed on what is answered.
    pub(crate) fn idle_since(&self, against: Inaction) -> Result<Date, Refusal> {
        match against {
            Inaction::Request(id) => {
                let one = self.requests.get(&id).ok_or(Refusal::Request(id))?;
                if one.answered.is_some() { Err(Refusal::Decided) } else { Ok(one.posted) }
            }
            Inaction::Remedy(id) => {
                let one = self.remedies.get(&id).ok_or(Refusal::Remedy(id))?;
                if one.is_open() { Ok(one.received) } else { Err(Refusal::Decided) }
            }
        }
    }

    /// What a complaint about the game of a board is directed against (21.4, 21.5).
    pub(crate) fn subject(&self, id: MatchId, board: usize) -> remedy::case::Subject {
        let report = self.matches.get(&id).and_then(|one| one.report.as_ref());
        match report.and_then(|report| report.unfinished.get(&board)) {
            Some(BoardState::Final { open_to_remedy: false, .. }) => {
                remedy::case::Subject::AgreedAdjudication
            }
            Some(BoardState::ByDirector { .. }) => remedy::case::Subject::AdjudicationObjection,
            Some(
                BoardState::Adjourned
                | BoardState::SentToDirector
                | BoardState::Continued { .. }
                | BoardState::Final { open_to_remedy: true, .. },
            )
            | None => remedy::case::Subject::Decision,
        }
    }

    /// The clubs that what is contested concerns.
    fn concerned_against(&self, against: Against) -> Concerned {
        match (against, self.about_of(against).and_then(About::game)) {
            (Against::Decision(id), _) => self.concerned(id),
            (Against::Inaction(_), game) => {
                let one = game.and_then(|id| self.matches.get(&id));
                let teams = one.map(|one| [one.fixture.home, one.fixture.guest]);
                let clubs = teams.into_iter().flatten().filter_map(|team| self.teams.get(&team));
                Concerned { result_of: clubs.map(|team| team.club).collect(), ..Concerned::default() }
            }
        }
    }

    /// The fee goes to the instance that was overruled: only after an appeal that was upheld (5.16).
    pub(crate) fn refuse_charge(&self, id: RemedyId, reason: &str) -> Result<(), Refusal> {
        let one = self.remedies.get(&id).ok_or(Refusal::Remedy(id))?;
        let appeal = self.way_against(one.against).is_some_and(|way| way.remedy == Remedy::Appeal);
        let upheld = appeal && matches!(one.outcome, Some((Outcome::Upheld, _)));
        // The appeal instance says with its reason that the ordinance did not cover the decision.
        if !may_charge_instance(upheld, reason.trim().is_empty()) {
            return Err(Refusal::NotCharged);
        }
        Ok(())
    }

    /// What stands against a remedy. Refused is only one against a decision that is final, or not there.
    pub(crate) fn remedy_lacks(
        &self,
        against: DecisionId,
        by: Appellant,
        basis: Basis,
        lodged: &Lodged,
    ) -> Result<Vec<RemedyLack>, Refusal> {
        self.lacks_against(Against::Decision(against), by, basis, lodged)
    }

    pub(crate) fn lacks_against(
        &self,
        against: Against,
        by: Appellant,
        basis: Basis,
        lodged: &Lodged,
    ) -> Result<Vec<RemedyLack>, Refusal> {
        if let Some(id) = against.decision().filter(|id| self.revoked.contains_key(id)) {
            return Err(Refusal::NoLonger(id));
        }
        let contested = self.contested(against)?;
        let ordinance = self.ordinance.as_ref().ok_or(Refusal::NotOpened)?;
        let examined = remedy::examine(ordinance, &contested, lodged).map_err(|_| Refusal::Final)?;
        let examined = examined.ok_or(Refusal::Final)?;
        let mut lacks = Vec::new();
        let last_day = examined.way.deadline.as_ref().map(|deadline| deadline.last_day);
        lacks.extend(last_day.filter(|_| !examined.in_time).map(RemedyLack::Late));
        lacks.extend(examined.missing.into_iter().map(RemedyLack::Missing));
        if !self.entitled(against, by, basis) {
            lacks.push(RemedyLack::NotEntitled);
        }
        Ok(lacks)
    }

    /// Whether a remedy can be decided like this.
    pub(crate) fn refuse_outcome(
        &self,
        remedy: RemedyId,
        outcome: Outcome,
        result: &Decision,
    ) -> Result<(), Refusal> {
        let one = self.remedies.get(&remedy).ok_or(Refusal::Remedy(remedy))?;
        if one.outcome.is_some() || one.withdrawn.is_some() {
            return Err(Refusal::Decided);
        }
        if self.about_of(one.against).is_none_or(|about| about != result.about) {
            return Err(Refusal::OtherMatter);
        }
        if !one.lacks.is_empty() && outcome != Outcome::Dismissed {
            return Err(Refusal::Inadmissible(one.lacks.clone()));
        }
        let way = self.way_against(one.against).ok_or(Refusal::Final)?;
        if !decides(&way, result) {
            return Err(Refusal::NotCompetent);
        }
        if let Outcome::Partly { refund_pf } = outcome
            && refund_pf > u64::from(one.lodged.fee) * 100
        {
            return Err(Refusal::RefundTooHigh(one.lodged.fee));
        }
        let level = self.level_of(result.about)?;
        self.refuse_sanctions(result, level, true)
    }

    /// Nobody decides who acted in the matter before, or belongs to a club that is concerned (5.11).
    pub(crate) fn refuse_panel(
        &self,
        remedy: RemedyId,
        result: &Decision,
        today: Date,
    ) -> Result<(), Refusal> {
        let Some(one) = self.remedies.get(&remedy) else { return Ok(()) };
        let concerned = self.concerned_against(one.against);
        let before = one.against.decision().map(|id| self.acted_before(id)).unwrap_or_default();
        for person in &result.panel {
            let who = self.registry.identity(*person, Date::MAX);
            let member = Member {
                name: String::new(),
                clubs: self.registry.clubs_of(*person, AsOf::today(today)),
                acted_below: before.iter().any(|other| self.registry.identity(*other, Date::MAX) == who),
            };
            if let Some(why) = remedy::panel::recusal(&member, &concerned) {
                return Err(Refusal::Recused(*person, why));
            }
        }
        Ok(())
    }

    /// Everybody who decided in a matter up to a decision.
    fn acted_before(&self, decision: DecisionId) -> Vec<PersonId> {
        let mut acted = Vec::new();
        let mut next = Some(decision);
        // A chain of remedies has an end: each decision is made once.
        while let Some(id) = next {
            acted.extend(self.decisions.get(&id).map(|one| one.panel.clone()).unwrap_or_default());
            let made_on = |one: &&crate::state::Remedy| matches!(one.outcome, Some((_, by)) if by == id);
            let before = self.remedies.values().find(made_on).and_then(|one| one.against.decision());
            next = before.filter(|before| *before != id);
        }
        acted
    }

    /// Whether a decision counts: neither revoked nor overturned, and not suspended, as a whole or in this part.
    pub fn counts(&self, decision: DecisionId, part: Part) -> bool {
        let against = self.remedies.values().filter(|remedy| remedy.contests(decision));
        let mut against = against.filter(|remedy| remedy.withdrawn.is_none());
        // A ruling is contested in its turn. Every ruling is younger than what it rules on, so this ends.
        !self.revoked.contains_key(&decision)
            && !against.any(|remedy| match remedy.outcome {
                Some((Outcome::Upheld | Outcome::Partly { .. }, by)) => self.counts(by, part),
                Some((Outcome::Dismissed, by)) => !self.upholds(by) && !self.counts(by, part),
                None => remedy.holds_back(part),
            })
    }

    /// Whether its sanctions rest only for now: a remedy in the matter is open that holds them back.
    pub(crate) fn suspended(&self, decision: DecisionId) -> bool {
        let open = |one: &crate::state::Remedy| one.holds_back(Part::Sanctions);
        let against = self.remedies.values().filter(|remedy| remedy.contests(decision));
        let mut against = against.filter(|remedy| remedy.withdrawn.is_none());
        !self.revoked.contains_key(&decision)
            && against.any(|remedy| match remedy.outcome {
                None => open(remedy),
                Some((Outcome::Dismissed, by)) => self.suspended(by),
                Some((Outcome::Upheld | Outcome::Partly { .. }, _)) => false,
            })
    }

    /// A decision on a remedy.
    pub(crate) fn is_ruling(&self, decision: DecisionId) -> bool {
        self.remedies.values().any(|one| one.outcome.is_some_and(|(_, by)| by == decision))
    }

    /// Whether a decision can be revoked: a first one that still holds, by its own instance or a higher one, with reasons.
    /// An instance that has confirmed it on a remedy counts as its own.
    pub(crate) fn refuse_revocation(
        &self,
        id: DecisionId,
        by: (Office, Level),
        reasons: &str,
    ) -> Result<(), Refusal> {
        let decision = self.decisions.get(&id).ok_or(Refusal::Decision(id))?;
        if decision.stage != Stage::First {
            return Err(Refusal::OnlyByRemedy(id));
        }
        let against = || self.remedies.values().filter(|one| one.contests(id) && one.withdrawn.is_none());
        let overturned = against().any(|one| match one.outcome {
            Some((Outcome::Upheld | Outcome::Partly { .. }, by)) => self.counts(by, Part::Score),
            Some((Outcome::Dismissed, _)) | None => false,
        });
        if overturned || self.revoked.contains_key(&id) {
            return Err(Refusal::NoLonger(id));
        }
        let mut highest = rank((decision.by, decision.level));
        let mut next = Some(id);
        while let Some(one) = next {
            next = self.remedies.values().filter(|remedy| remedy.contests(one)).find_map(|remedy| {
                let (_, ruling) = remedy.outcome?;
                let made = self.decisions.get(&ruling)?;
                highest = highest.max(rank((made.by, made.level)));
                Some(ruling)
            });
        }
        if rank(by) < highest {
            return Err(Refusal::NotCompetent);
        }
        if reasons.trim().is_empty() { Err(Refusal::NoReasons) } else { Ok(()) }
    }

    /// Every sanction in force.
    pub fn sanctions(&self) -> Vec<InForce<'_>> {
        let counting = self.decisions.iter().filter(|(id, _)| self.counts(**id, Part::Sanctions));
        counting
            .flat_map(|(id, decision)| {
                decision.sanctions.iter().map(|imposed| InForce {
                    decision: *id,
                    article: decision.article.as_str(),
                    imposed: *imposed,
                })
            })
            .collect()
    }

    /// Points taken away by decisions in force.
    pub fn deducted(&self) -> Vec<Deduction<TeamId>> {
        // Those of older seasons end with their decision too.
        let counts = |one: &&Deduction<TeamId>| {
            let decision = one.decision.parse().map(DecisionId);
            decision.map_or(true, |id| self.counts(id, Part::Sanctions))
        };
        let mut all: Vec<Deduction<TeamId>> = self.deductions.iter().filter(counts).cloned().collect();
        all.extend(self.sanctions().into_iter().filter_map(|one| {
            match (one.imposed.on, one.imposed.sanction) {
                (Banned::Team(team), Sanction::PointDeduction(points)) => {
                    Some(Deduction { team, points, decision: one.decision.0.to_string() })
                }
                _ => None,
            }
        }));
        all
    }

    /// Teams that go down by a decision in force.
    pub fn demoted(&self) -> Vec<TeamId> {
        let all =
            self.sanctions().into_iter().filter_map(|one| match (one.imposed.on, one.imposed.sanction) {
                (Banned::Team(team), Sanction::Demotion) => Some(team),
                _ => None,
            });
        all.collect()
    }

    /// Fines in force: club, whole amount, article, and the decision if it has one.
    pub fn fines_due(&self) -> Vec<(ClubId, u32, String, Option<DecisionId>)> {
        let old = self.fines.iter().map(|(club, amount, article)| (*club, *amount, article.clone(), None));
        let by_decision = self.sanctions().into_iter().filter_map(|one| {
            let club = match one.imposed.on {
                Banned::Club(club) => Some(club),
                Banned::Team(team) => self.teams.get(&team).map(|team| team.club),
                Banned::Player(_) => None,
            };
            match one.imposed.sanction {
                Sanction::Fine(amount) => Some((club?, amount, one.article.to_owned(), Some(one.decision))),
                _ => None,
            }
        });
        old.chain(by_decision).collect()
    }

    /// Fines of single players in force: person, whole amount, article, decision (4.2).
    pub fn fines_of_players(&self) -> Vec<(PersonId, u32, String, DecisionId)> {
        let all =
            self.sanctions().into_iter().filter_map(|one| match (one.imposed.on, one.imposed.sanction) {
                (Banned::Player(person), Sanction::Fine(amount)) => {
                    Some((person, amount, one.article.to_owned(), one.decision))
                }
                _ => None,
            });
        all.collect()
    }

    /// The last day of a request, if it was missed (5.1).
    pub(crate) fn request_late(&self, about: MatchId, posted: Date) -> Option<Date> {
        let one = self.matches.get(&about)?;
        let ordinance = self.ordinance_of(one.fixture.class)?;
        let deadline = deadline::deadline(ordinance, Rule::Request, one.fixture.on).ok()?;
        (posted > deadline.last_day).then_some(deadline.last_day)
    }

    /// A decision becomes final when its period ends without a remedy, or where there is none; a contested one with the
    /// ruling on it (5.2).
    pub fn is_final(&self, decision: DecisionId, on: Date) -> bool {
        let last = self.way(decision).and_then(|way| way.deadline).map(|deadline| deadline.last_day);
        let against = self.remedies.values().filter(|remedy| remedy.contests(decision));
        // Every ruling is younger than what it rules on, so this ends.
        let mut settled = against
            .filter(|remedy| remedy.withdrawn.is_none())
            .map(|remedy| remedy.outcome.is_some_and(|(_, ruling)| self.is_final(ruling, on)));
        last.is_none_or(|last| on > last) && settled.all(|settled| settled)
    }

    /// The remedy that is open in the matter of a decision: against it, or against the ruling on it.
    pub fn contested_by(&self, decision: DecisionId) -> Option<RemedyId> {
        let against = || self.remedies.iter().filter(|(_, remedy)| remedy.contests(decision));
        let open = against().find(|(_, remedy)| remedy.is_open()).map(|(id, _)| *id);
        let rulings = || against().filter_map(|(_, remedy)| remedy.outcome.map(|(_, ruling)| ruling));
        open.or_else(|| rulings().find_map(|ruling| self.contested_by(ruling)))
    }

    /// The last day on which the matter of a decision can be contested further.
    pub fn contestable_until(&self, decision: DecisionId) -> Option<Date> {
        let own = self.way(decision).and_then(|way| way.deadline).map(|deadline| deadline.last_day);
        let against = self.remedies.values().filter(|remedy| remedy.contests(decision));
        let rulings = against.filter_map(|remedy| remedy.outcome.map(|(_, ruling)| ruling));
        rulings.filter_map(|ruling| self.contestable_until(ruling)).chain(own).max()
    }
}

/// Instances in their order: levels first, then the director, the committee and the court.
const fn rank((by, level): (Office, Level)) -> (u8, u8) {
    let level = match level {
        Level::Bezirk => 0,
        Level::Verband => 1,
        Level::Bund => 2,
    };
    match by {
        Office::Spielleiter => (level, 0),
        Office::Spielausschuss => (level, 1),
        Office::Turniergericht => (2, 2),
    }
}

/// Whether the instance that decided a remedy is the competent one (5.3).
fn decides(way: &Way, result: &Decision) -> bool {
    let by = if way.court == Court::Turniergericht { Office::Turniergericht } else { Office::Spielausschuss };
    let stage = match way.remedy {
        Remedy::Protest => Stage::Protest,
        Remedy::Appeal => Stage::Appeal,
    };
    (result.by, result.level, result.stage) == (by, way.court.level(), stage)
}

/// Days after which a request without an answer may be protested against (5.2).
pub(crate) fn overdue(posted: Date) -> Date {
    days_after(posted, remedy::case::OVERDUE_AFTER)
}

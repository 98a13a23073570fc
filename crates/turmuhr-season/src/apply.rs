//! What a fact changes.

use turmuhr_federation::{
    competition::league::table::Deduction,
    law::{
        remedy::{Lack, Lodged, panel::Basis},
        sanction::Sanction,
    },
};

use crate::{
    fact::{Appellant, Class, Decision, DecisionId, Fact, Part, RemedyAct, RemedyId},
    freeze::Frozen,
    refuse::{opened, ordinance_of},
    registry::{Holds, Source, Statement},
    sheet::Sheet,
    state::{
        Against, ClassState, ClubState, Match, Remedy, RemedyLack, Report, ReportStage, Request, Revocation,
        State, Team,
    },
};

impl State {
    /// Applies a fact that was not refused.
    pub(crate) fn apply(&mut self, fact: &Fact, source: &Source) {
        match fact {
            Fact::SeasonOpened { season, ordinance, texts } => {
                self.season = Some(*season);
                self.ordinance = opened(*season, ordinance, texts).ok();
                self.texts.clone_from(texts);
            }
            Fact::ClubAdmitted { club, details } => {
                self.clubs.insert(*club, ClubState { details: details.clone(), entry: source.entry });
            }
            Fact::ClassFormed { class, details } => {
                let formed = self.formed(details);
                self.classes.insert(*class, formed);
            }
            Fact::TeamEntered { team, club, number, class, ranks } => {
                let entered =
                    Team { club: *club, number: *number, class: *class, ranks: *ranks, withdrawn: None };
                self.teams.insert(*team, entered);
            }
            Fact::PlayersNoted { club, players } => {
                for player in players {
                    let history = self.registry.noted.entry((*club, player.rank)).or_default();
                    history.state(Holds::ALWAYS, source, player.clone());
                }
            }
            Fact::Registered { statement } => self.registry.state(statement, source),
            Fact::GroupsDrawn { class, groups, .. } => {
                if let Some(class) = self.classes.get_mut(class) {
                    class.groups = groups.clone();
                }
            }
            Fact::PairingsDrawn { class, seed } => {
                if let Some(class) = self.classes.get_mut(class) {
                    class.seed = Some(*seed);
                }
            }
            Fact::MatchSet { id, fixture } => {
                let set = Match {
                    fixture: fixture.clone(),
                    moved_from: None,
                    report: None,
                    decisions: Vec::new(),
                    sheet: Sheet::default(),
                };
                self.matches.insert(*id, set);
            }
            Fact::MoveRefused { .. } => {}
            Fact::MatchMoved { id, to, .. } => {
                if let Some(one) = self.matches.get_mut(id) {
                    one.moved_from.get_or_insert(one.fixture.on);
                    one.fixture.on = *to;
                    // Line-ups are named for the day.
                    one.sheet = Sheet::default();
                }
            }
            Fact::LineUpHandedIn { id, side, seats } => {
                if let Some(one) = self.matches.get_mut(id) {
                    one.sheet.take(*side, seats);
                }
            }
            Fact::GameNoted { id, board, game } => {
                if let Some(one) = self.matches.get_mut(id) {
                    one.sheet.note(*board, *game);
                }
            }
            Fact::MatchReported { id, home, guest, results, unfinished, card } => {
                let report = Report::new(source, [home, guest], results).with_unfinished(unfinished);
                let mut report = report.with_card(card);
                if let Some(one) = self.matches.get_mut(id) {
                    let before = one.report.iter().flat_map(|report| &report.unfinished);
                    let kept = before.filter(|(board, _)| card.kept.contains(board));
                    report.unfinished.extend(kept.map(|(board, state)| (*board, state.clone())));
                    one.report = Some(report);
                }
            }
            Fact::ReportAnswered { id, by, disputes } => {
                if let Some(report) = self.matches.get_mut(id).and_then(|one| one.report.as_mut()) {
                    report.stage = match disputes {
                        None => ReportStage::Agreed,
                        Some(what) => ReportStage::Disputed { by: *by, what: what.clone() },
                    };
                }
            }
            Fact::BoardActed { id, board, act } => {
                let next = self.board_after(*id, *board, act).ok();
                let report = self.matches.get_mut(id).and_then(|one| one.report.as_mut());
                if let (Some(report), Some(next)) = (report, next) {
                    report.unfinished.insert(*board, next);
                }
            }
            Fact::MatchConfirmed { id, waived, frozen, .. } => {
                let frozen: Option<Frozen> = frozen.clone().or_else(|| self.freeze(*id, waived).ok());
                if let Some(report) = self.matches.get_mut(id).and_then(|one| one.report.as_mut()) {
                    report.confirmed = true;
                    report.waived.clone_from(waived);
                    report.frozen = frozen;
                }
            }
            Fact::TeamWithdrawn { team, after_round, on } => {
                if let Some(team) = self.teams.get_mut(team) {
                    team.withdrawn = Some((*after_round, *on));
                }
            }
            Fact::FineLimitSet { marks, set_on } => match set_on.filter(|_| self.for_next_season(*set_on)) {
                Some(set_on) => self.next_fine_limit = Some((*marks, set_on)),
                None => self.fine_limit = Some(*marks),
            },
            Fact::Fined { club, marks, article } => self.fines.push((*club, *marks, article.clone())),
            Fact::PointsDeducted { team, points, decision } => {
                let decision = decision.0.to_string();
                self.deductions.push(Deduction { team: *team, points: *points, decision });
            }
            Fact::DecisionMade { id, decision } => self.decide(*id, decision, source),
            Fact::DecisionRevoked { decision, by, level, reasons } => {
                let reasons = reasons.clone();
                let revoked = Revocation { by: *by, level: *level, on: source.known, reasons };
                self.revoked.insert(*decision, revoked);
                self.bans_follow(source);
                // A request that it answered waits for an answer again.
                let answered = self.requests.values_mut().filter(|one| one.answered == Some(*decision));
                answered.for_each(|one| one.answered = None);
            }
            Fact::DecisionAsked { id, about, by, what, posted, .. } => {
                let late = self.request_late(*about, *posted);
                let (what, answered) = (what.clone(), None);
                let asked = Request { about: *about, by: *by, what, posted: *posted, late, answered };
                self.requests.insert(*id, asked);
            }
            Fact::RemedyLodged { id, against, by, basis, lodged } => {
                self.lodge(*id, Against::Decision(*against), *by, *basis, lodged, source);
            }
            Fact::InactionContested { id, against, by, basis, lodged } => {
                self.lodge(*id, Against::Inaction(*against), *by, *basis, lodged, source);
            }
            Fact::EffectLimited { remedy, part } => {
                if let Some(remedy) = self.remedies.get_mut(remedy) {
                    remedy.limited = Some(*part);
                }
                self.bans_follow(source);
            }
            Fact::FeeCharged { remedy, .. } => {
                if let Some(remedy) = self.remedies.get_mut(remedy) {
                    remedy.charged = true;
                }
            }
            Fact::RemedyActed { remedy, act } => {
                let healed = self.fee_completed(*remedy, act);
                if let Some(remedy) = self.remedies.get_mut(remedy) {
                    match act {
                        RemedyAct::Confirmed { on } => remedy.confirmed = Some(*on),
                        RemedyAct::StatementsAsked { of, until } => remedy.statements = Some((*until, *of)),
                        RemedyAct::Stated => {
                            if let Some((_, open)) = &mut remedy.statements {
                                *open = open.saturating_sub(1);
                            }
                        }
                        RemedyAct::HearingSet { on } => remedy.hearing = Some(*on),
                        RemedyAct::FeePaid { amount, on } => {
                            remedy.lodged.fee = remedy.lodged.fee.saturating_add(*amount);
                            remedy.lodged.fee_paid = Some(*on);
                            if healed {
                                remedy.lacks.retain(|lack| *lack != RemedyLack::Missing(Lack::Fee));
                            }
                        }
                        RemedyAct::Withdrawn { expenses } => {
                            remedy.withdrawn = Some(*expenses);
                            remedy.suspends = false;
                            remedy.limited = None;
                        }
                    }
                }
                self.bans_follow(source);
            }
            Fact::ExecutionSuspended { remedy } => {
                if let Some(remedy) = self.remedies.get_mut(remedy) {
                    remedy.suspends = true;
                }
                self.bans_follow(source);
            }
            Fact::RemedyDecided { remedy, outcome, decision, result } => {
                if let Some(remedy) = self.remedies.get_mut(remedy) {
                    remedy.outcome = Some((*outcome, *decision));
                }
                // One ruling may decide several remedies against the same decision.
                if !self.decisions.contains_key(decision) {
                    self.decide(*decision, result, source);
                }
                self.bans_follow(source);
            }
            Fact::TieSettled { settled } => self.settled.push(settled.clone()),
            Fact::ClassClosed { class, .. } => {
                if let Some(class) = self.classes.get_mut(class) {
                    class.closed = true;
                }
            }
            Fact::CarriedOver { on } => {
                self.carried_over = Some(*on);
                self.carried = Some(self.hands_on());
            }
            Fact::NextSeasonSettled { .. } => self.carried = Some(self.hands_on()),
            Fact::Championship { act } => self.apply_championship(act, source),
            // The journal folds anew without the entry.
            Fact::Undone { .. } => {}
        }
    }

    fn lodge(
        &mut self,
        id: RemedyId,
        against: Against,
        by: Appellant,
        basis: Basis,
        lodged: &Lodged,
        source: &Source,
    ) {
        let lacks = self.lacks_against(against, by, basis, lodged).unwrap_or_default();
        let remedy = Remedy {
            against,
            by,
            lodged: *lodged,
            lacks,
            received: source.known,
            confirmed: None,
            statements: None,
            hearing: None,
            withdrawn: None,
            suspends: false,
            limited: None,
            outcome: None,
            charged: false,
        };
        self.remedies.insert(id, remedy);
    }

    fn formed(&self, details: &Class) -> ClassState {
        let ordinance = details.ordinance.as_ref().and_then(|id| ordinance_of(self, id).ok());
        ClassState { details: details.clone(), ordinance, groups: Vec::new(), seed: None, closed: false }
    }

    fn decide(&mut self, id: DecisionId, decision: &Decision, source: &Source) {
        if let Some(game) = decision.about.game() {
            if let Some(one) = self.matches.get_mut(&game) {
                one.decisions.push(id);
            }
            let open = self.requests.values_mut().filter(|one| one.about == game && one.answered.is_none());
            open.for_each(|one| one.answered = Some(id));
        }
        for imposed in &decision.sanctions {
            if let Sanction::Ban { from, to } = imposed.sanction {
                let ban = self.registry.next_ban();
                let noted = Statement::BanNoted {
                    ban,
                    on: imposed.on,
                    from,
                    until: to,
                    consent: imposed.consent,
                    article: decision.article.clone(),
                    decision: Some(id),
                };
                self.registry.state(&noted, source);
            }
        }
        self.decisions.insert(id, decision.clone());
    }

    /// Bans follow the decision that imposed them: they end with it from their first day, rest while it is suspended, and
    /// begin again with it (5.9).
    fn bans_follow(&mut self, source: &Source) {
        let today = source.known;
        let mut said: Vec<Statement> = Vec::new();
        for (id, decision) in &self.decisions {
            let bans = decision.sanctions.iter().filter_map(|one| match one.sanction {
                Sanction::Ban { from, to } => Some((one, from, to)),
                Sanction::Warning
                | Sanction::Reprimand
                | Sanction::GamesLost
                | Sanction::Fine(_)
                | Sanction::PointDeduction(_)
                | Sanction::Demotion => None,
            });
            let counts = self.counts(*id, Part::Sanctions);
            for ((ban, _), (imposed, from, until)) in self.registry.bans_by(*id).into_iter().zip(bans) {
                let rests = self.resting.contains(&ban);
                let next = today.max(from);
                if counts && rests {
                    self.resting.remove(&ban);
                    if next <= until {
                        said.push(Statement::BanNoted {
                            ban,
                            on: imposed.on,
                            from: next,
                            until,
                            consent: imposed.consent,
                            article: decision.article.clone(),
                            decision: Some(*id),
                        });
                    }
                } else if !counts {
                    // What was lifted otherwise does not begin again.
                    if !rests && self.registry.holds(ban, next) {
                        self.resting.insert(ban);
                    }
                    let from = if self.suspended(*id) { next } else { from };
                    if self.registry.holds(ban, from) {
                        said.push(Statement::BanLifted { ban, from, reason: String::new() });
                    }
                }
            }
        }
        for statement in said {
            self.registry.state(&statement, source);
        }
    }
}

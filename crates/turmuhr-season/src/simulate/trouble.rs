//! Trouble in a season: a postponement, two withdrawals, adjourned games, a decision with protest and appeal.

use jiff::civil::Date;
use turmuhr_pairing::lot::Lot;

use super::{Scribe, day_of};
use turmuhr_federation::{
    competition::league::postponement::{Move, moved},
    date::{days_after, days_before},
    law::{
        deadline::{Ground, Reschedule},
        level::{Level, Office},
        remedy::{self, Contested, Lodged, Sent, Stage, case::Outcome, panel::Basis},
    },
    matches::lineup::{BoardResult, Which},
};

use crate::{
    Broken, ClassId, DecisionId, Fact, MatchId, RemedyId, TeamId,
    board::BoardAct,
    fact::{About, Appellant, Decision, Fixture, MoveGround, RemedyAct},
};

type Fixtures = [(MatchId, Fixture)];

/// Where trouble comes up in a season.
#[derive(Copy, Clone, Debug)]
pub(super) struct Plan {
    /// A match both want to play a week earlier, and one of a player with a federation duty.
    pub(super) postponed: [(ClassId, u32); 2],
    pub(super) disputed: ClassId,
    /// A class in which two teams leave, after these rounds.
    pub(super) leaving: ClassId,
    pub(super) leave_after: [u32; 2],
}

pub(super) fn before_round(
    scribe: &mut Scribe,
    round: u32,
    fixtures: &Fixtures,
    plan: &Plan,
) -> Result<(), Broken> {
    for after in plan.leave_after {
        if round == after + 1 {
            withdraw(scribe, fixtures, plan.leaving, after)?;
        }
    }
    let [wished, duty] = plan.postponed;
    // Both want to play a week earlier; the director may agree in time.
    if round + 2 == wished.1 {
        postpone(scribe, fixtures, wished, |on| (days_before(on, 7), Ground::Other))?;
    }
    // The player of board 3 has a federation duty that day; the director must agree.
    if round + 3 == duty.1 {
        postpone(scribe, fixtures, duty, |on| (days_after(on, 7), Ground::Duty { board: 3 }))?;
    }
    Ok(())
}

pub(super) fn after_round(
    scribe: &mut Scribe,
    round: u32,
    fixtures: &Fixtures,
    plan: &Plan,
) -> Result<(), Broken> {
    if round == 3 { dispute(scribe, fixtures, plan.disputed) } else { Ok(()) }
}

fn postpone(
    scribe: &mut Scribe,
    fixtures: &Fixtures,
    (class, round): (ClassId, u32),
    request: impl Fn(Date) -> (Date, Ground),
) -> Result<(), Broken> {
    let later = fixtures.iter().find(|(_, fixture)| fixture.class == class && fixture.round == round);
    let Some((id, fixture)) = later else { return Ok(()) };
    let of_group = fixtures.iter().filter(|(_, one)| (one.class, one.group) == (class, fixture.group));
    if of_group.map(|(_, one)| one.round).max() == Some(round) {
        return Ok(());
    }
    let (to, ground) = request(fixture.on);
    let request = Reschedule {
        scheduled: fixture.on,
        proposed: to,
        delivered: Some(scribe.today),
        ground,
        boards: 8,
        consent: ground == Ground::Other,
        last_round: false,
    };
    let ordinance = scribe.journal.state().ordinance.clone();
    let granted = ordinance.is_some_and(|ordinance| moved(&ordinance, &Move::Request(request)) == Ok(to));
    if granted {
        scribe.counts.postponements += 1;
        let reason = if ground == Ground::Other { "23.2" } else { "23.1" }.to_owned();
        let why = Some(match ground {
            Ground::Duty { board } => MoveGround::Duty { board },
            Ground::Other => MoveGround::Request { consent: true },
        });
        let moved = Fact::MatchMoved { id: *id, to, reason, whole_round: false, ground: why };
        scribe.write("Spielleiter", moved)?;
    }
    Ok(())
}

/// A team of a small group leaves that has played all its matches so far; nobody else has left the group.
fn withdraw(
    scribe: &mut Scribe,
    fixtures: &Fixtures,
    class: ClassId,
    after_round: u32,
) -> Result<(), Broken> {
    let state = scribe.journal.state();
    let own = |team: TeamId| {
        let until = fixtures.iter().filter(move |(_, one)| one.class == class && one.round <= after_round);
        until.filter(move |(_, one)| one.home == team || one.guest == team).map(|(id, _)| *id)
    };
    let played = |id: MatchId| {
        let report = state.matches.get(&id).and_then(|one| one.report.as_ref());
        report.is_some_and(|report| !report.home.is_empty() && !report.guest.is_empty())
    };
    let left = |team: &TeamId| state.teams.get(team).is_some_and(|team| team.withdrawn.is_some());
    let groups = state.classes.get(&class).map(|class| class.groups.as_slice()).unwrap_or_default();
    let whole = groups.iter().filter(|group| !group.iter().any(left)).flatten();
    let Some(team) = whole.copied().find(|team| own(*team).all(played)) else { return Ok(()) };
    scribe.counts.withdrawals += 1;
    scribe.write("club", Fact::TeamWithdrawn { team, after_round, on: scribe.today })?;
    let club = scribe.journal.state().teams[&team].club;
    scribe.counts.fines += 1;
    scribe.write("Spielleiter", Fact::Fined { club, marks: 200, article: "4.3".to_owned() }).map(|_| ())
}

/// The director awards a match against the guests; the committee reverses it; the court confirms. Fees and last days come
/// from the ordinance; without remedies there is no such case.
fn dispute(scribe: &mut Scribe, fixtures: &Fixtures, class: ClassId) -> Result<(), Broken> {
    let found = fixtures.iter().find(|(id, one)| {
        one.class == class && one.round == 3 && scribe.journal.state().matches[id].report.is_some()
    });
    let Some((about, fixture)) = found else { return Ok(()) };
    let Some(ordinance) = scribe.journal.state().ordinance.clone() else { return Ok(()) };
    let club = |scribe: &Scribe, team: TeamId| scribe.journal.state().teams[&team].club;
    let (home, guest) = (club(scribe, fixture.home), club(scribe, fixture.guest));
    let decision = |by, stage, postmark, article: &str, sets| Decision {
        about: About::Match(*about),
        by,
        level: Level::Bund,
        stage,
        postmark,
        article: article.to_owned(),
        copies: 6,
        sets,
        reasons: "§".to_owned() + article,
        sanctions: Vec::new(),
        panel: Vec::new(),
        settles: None,
    };
    // Lodged on the last day.
    let lodged = |decision: &Decision| {
        let Decision { by, level, stage, postmark, .. } = *decision;
        let contested = Contested { by, level, stage, postmark: Some(postmark) };
        let way = remedy::way(&ordinance, &contested).ok().flatten()?;
        let postmark = way.deadline?.last_day;
        let sent = Sent::Registered;
        let (reasons, copies, envelope) = (true, true, true);
        Some(Lodged {
            postmark,
            sent,
            fee: way.fee,
            fee_paid: Some(postmark),
            reasons,
            copies,
            envelope,
            named: None,
        })
    };
    let taken = Some(([80, 0], [2, 0]));
    let on = days_after(day_of(scribe.season, 3), 9);
    let first = decision(Office::Spielleiter, Stage::First, on, "16.4", taken);
    let Some(protest) = lodged(&first) else { return Ok(()) };
    let on = days_after(protest.postmark, 30);
    let second = decision(Office::Spielausschuss, Stage::Protest, on, "5.3", None);
    let Some(appeal) = lodged(&second) else { return Ok(()) };
    let on = days_after(appeal.postmark, 40);
    let last = decision(Office::Turniergericht, Stage::Appeal, on, "5.2", None);
    let remedied = |number, by, lodged| Fact::RemedyLodged {
        id: RemedyId(number),
        against: DecisionId(number),
        by: Appellant::Club(by),
        basis: Basis::ResultDecided,
        lodged,
    };
    let decided = |number, outcome, result| Fact::RemedyDecided {
        remedy: RemedyId(number),
        outcome,
        decision: DecisionId(number + 1),
        result,
    };
    let heard = |number, until| {
        let remedy = RemedyId(number);
        [RemedyAct::StatementsAsked { of: 1, until }, RemedyAct::Stated]
            .map(|act| Fact::RemedyActed { remedy, act })
    };
    // All have stated their view before the instance decides (5.12).
    let dates = [first.postmark, protest.postmark, second.postmark, appeal.postmark, last.postmark];
    scribe.plan(dates[0], "Bundesspielleiter", Fact::DecisionMade { id: DecisionId(1), decision: first });
    scribe.plan(dates[1], "club", remedied(1, guest, protest));
    for fact in heard(1, days_after(dates[1], 14)) {
        scribe.plan(days_after(dates[1], 7), "Bundesspielausschuss", fact);
    }
    scribe.plan(dates[2], "Bundesspielausschuss", decided(1, Outcome::Upheld, second));
    scribe.plan(dates[3], "club", remedied(2, home, appeal));
    for fact in heard(2, days_after(dates[3], 14)) {
        scribe.plan(days_after(dates[3], 7), "Bundesturniergericht", fact);
    }
    scribe.plan(dates[4], "Bundesturniergericht", decided(2, Outcome::Dismissed, last));
    scribe.counts.decisions += 3;
    scribe.counts.remedies += 2;
    Ok(())
}

/// An adjourned game: two adjudicators agree, or the director sets the result; then nobody objects, or it is played on (21).
pub(super) fn adjudicate(
    scribe: &mut Scribe,
    id: MatchId,
    board: usize,
    lot: &mut Lot,
) -> Result<(), Broken> {
    let state = scribe.journal.state();
    let minutes = state.matches.get(&id).and_then(|one| state.setup(one)).map_or(0, |setup| setup.hours * 60);
    let (agree, play_on) = (lot.one_of(2) == 0, lot.one_of(2) == 0);
    let second = if agree { BoardResult::Drawn } else { BoardResult::HomeWins };
    let act = |act| Fact::BoardActed { id, board, act };
    let by = ["Adler, Jan", "Brandt, Eva"].map(str::to_owned);
    let verdicts = [BoardResult::Drawn, second];
    let today = scribe.today;
    scribe.counts.adjourned += 1;
    scribe.write("host", act(BoardAct::Adjudicated { verdicts, by, minutes }))?;
    let mut planned = Vec::new();
    if !agree {
        planned.push((5, BoardAct::DirectorSets { result: BoardResult::Drawn }));
        if play_on {
            let posted = days_after(today, 9);
            planned.push((9, BoardAct::Objection { by: Which::Home, posted, copy_posted: Some(posted) }));
            planned.push((11, BoardAct::Continue { on: days_after(today, 14) }));
            planned.push((14, BoardAct::Finished { result: BoardResult::HomeWins }));
        } else {
            planned.push((16, BoardAct::NobodyObjected));
        }
    }
    let last = planned.last().map_or(0, |(after, _)| *after);
    for (after, done) in planned {
        scribe.plan(days_after(today, after), "Spielleiter", act(done));
    }
    scribe.plan(days_after(today, last), "Spielleiter", Fact::confirmed(id));
    scribe.until(today)
}

//! Trouble in a season: a postponement, two withdrawals, a decision with protest and appeal.

use jiff::civil::Date;

use super::{BEZIRK, BUND, KLASSE, Scribe, VERBAND, day_of};
use turmuhr_federation::{
    competition::league::postponement::{Move, moved},
    date::{days_after, days_before},
    law::{
        deadline::{Ground, Reschedule},
        level::{Level, Office},
        remedy::{self, Contested, Lodged, Sent, Stage, case::Outcome, panel::Basis},
    },
};

use crate::{
    Broken, ClassId, DecisionId, Fact, MatchId, RemedyId, TeamId,
    fact::{About, Appellant, Decision, Fixture, MoveGround, RemedyAct},
};

type Fixtures = [(MatchId, Fixture)];

pub(super) fn before_round(scribe: &mut Scribe, round: u32, fixtures: &Fixtures) -> Result<(), Broken> {
    match round {
        // Both want to play a week earlier; the director may agree in time.
        2 => {
            let other = |on| (days_before(on, 7), Ground::Other);
            postpone(scribe, fixtures, (VERBAND, 4), other)
        }
        // Two of five, 40 %: everything is annulled. Three of five, 60 %: the rest is won by the others. Nine matches
        // have neither part, so it is the class of small groups.
        3 => withdraw(scribe, fixtures, 2),
        4 => {
            withdraw(scribe, fixtures, 3)?;
            // The player of board 3 has a federation duty that day; the director must agree.
            let duty = |on| (days_after(on, 7), Ground::Duty { board: 3 });
            postpone(scribe, fixtures, (BEZIRK, 7), duty)
        }
        _ => Ok(()),
    }
}

pub(super) fn after_round(scribe: &mut Scribe, round: u32, fixtures: &Fixtures) -> Result<(), Broken> {
    if round == 3 { dispute(scribe, fixtures) } else { Ok(()) }
}

fn postpone(
    scribe: &mut Scribe,
    fixtures: &Fixtures,
    (class, round): (ClassId, u32),
    request: impl Fn(Date) -> (Date, Ground),
) -> Result<(), Broken> {
    let later = fixtures.iter().find(|(_, fixture)| fixture.class == class && fixture.round == round);
    let Some((id, fixture)) = later else { return Ok(()) };
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
fn withdraw(scribe: &mut Scribe, fixtures: &Fixtures, after_round: u32) -> Result<(), Broken> {
    let state = scribe.journal.state();
    let own = |team: TeamId| {
        let until = fixtures.iter().filter(move |(_, one)| one.class == KLASSE && one.round <= after_round);
        until.filter(move |(_, one)| one.home == team || one.guest == team).map(|(id, _)| *id)
    };
    let played = |id: MatchId| {
        let report = state.matches.get(&id).and_then(|one| one.report.as_ref());
        report.is_some_and(|report| !report.home.is_empty() && !report.guest.is_empty())
    };
    let left = |team: &TeamId| state.teams.get(team).is_some_and(|team| team.withdrawn.is_some());
    let groups = state.classes.get(&KLASSE).map(|class| class.groups.as_slice()).unwrap_or_default();
    let whole = groups.iter().filter(|group| !group.iter().any(left)).flatten();
    let Some(team) = whole.copied().find(|team| own(*team).all(played)) else { return Ok(()) };
    scribe.counts.withdrawals += 1;
    scribe.write("club", Fact::TeamWithdrawn { team, after_round, on: scribe.today })?;
    let club = scribe.journal.state().teams[&team].club;
    scribe.counts.fines += 1;
    scribe.write("Spielleiter", Fact::Fined { club, marks: 200, article: "4.3".to_owned() })
}

/// The director awards a match against the guests; the committee reverses it; the court confirms. Fees and last days come
/// from the ordinance; without remedies there is no such case.
fn dispute(scribe: &mut Scribe, fixtures: &Fixtures) -> Result<(), Broken> {
    let Some((about, fixture)) = fixtures.iter().find(|(_, one)| one.class == BUND && one.round == 3) else {
        return Ok(());
    };
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
        Some(Lodged { postmark, sent, fee: way.fee, fee_paid: Some(postmark), reasons, copies, envelope })
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
    scribe.write("Bundesspielleiter", Fact::DecisionMade { id: DecisionId(1), decision: first })?;
    // All have stated their view before the instance decides (5.12).
    let heard = |number| {
        let remedy = RemedyId(number);
        let until = day_of(scribe.season, 3);
        [RemedyAct::StatementsAsked { of: 1, until }, RemedyAct::Stated]
            .map(|act| Fact::RemedyActed { remedy, act })
    };
    let (first_heard, second_heard) = (heard(1), heard(2));
    scribe.write("club", remedied(1, guest, protest))?;
    for fact in first_heard {
        scribe.write("Bundesspielausschuss", fact)?;
    }
    scribe.write("Bundesspielausschuss", decided(1, Outcome::Upheld, second))?;
    scribe.write("club", remedied(2, home, appeal))?;
    for fact in second_heard {
        scribe.write("Bundesturniergericht", fact)?;
    }
    scribe.write("Bundesturniergericht", decided(2, Outcome::Dismissed, last))?;
    scribe.counts.decisions += 3;
    scribe.counts.remedies += 2;
    Ok(())
}

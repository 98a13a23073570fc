//! What goes wrong in a season: a postponement, two withdrawals, a decision that is protested against and appealed.

use jiff::civil::Date;

use super::{BEZIRK, BUND, Scribe, VERBAND, day_of};
use crate::{
    date::{days_after, days_before},
    deadline::{Ground, Reschedule},
    league::postponement::{Move, moved},
    level::{Level, Office},
    remedy::{Lodged, Sent, Stage, case::Outcome, panel::Basis},
    season::{
        Broken, ClassId, DecisionId, Fact, MatchId, RemedyId, TeamId,
        fact::{Decision, Fixture},
    },
};

type Fixtures = [(MatchId, Fixture)];

pub(super) fn before_round(scribe: &mut Scribe, round: u32, fixtures: &Fixtures) -> Result<(), Broken> {
    match round {
        // Both want to play a week earlier; the director may agree in time.
        2 => {
            let other = |on| (days_before(on, 7), Ground::Other);
            postpone(scribe, fixtures, (VERBAND, 4), other)
        }
        // A player of the third board has to play elsewhere for the federation; the director must agree.
        4 => {
            let duty = |on| (days_after(on, 7), Ground::Duty { board: 3 });
            postpone(scribe, fixtures, (BEZIRK, 7), duty)
        }
        // Four of nine: everything is annulled. Five of nine: the rest is won by the others.
        5 => withdraw(scribe, fixtures, BEZIRK, 4),
        6 => withdraw(scribe, fixtures, VERBAND, 5),
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
        scribe.write("Spielleiter", Fact::MatchMoved { id: *id, to, reason })?;
    }
    Ok(())
}

fn withdraw(
    scribe: &mut Scribe,
    fixtures: &Fixtures,
    class: ClassId,
    after_round: u32,
) -> Result<(), Broken> {
    // The guest of the last match of the round before: it played until then.
    let last = fixtures.iter().rev().find(|(_, one)| one.class == class && one.round == after_round);
    let Some(team) = last.map(|(_, fixture)| fixture.guest) else { return Ok(()) };
    scribe.counts.withdrawals += 1;
    scribe.write("club", Fact::TeamWithdrawn { team, after_round, on: scribe.today })?;
    let club = scribe.journal.state().teams[&team].club;
    scribe.counts.fines += 1;
    scribe.write("Spielleiter", Fact::Fined { club, marks: 200, article: "4.3".to_owned() })
}

/// The director takes a match from the guests; the committee gives it back; the court lets that stand.
fn dispute(scribe: &mut Scribe, fixtures: &Fixtures) -> Result<(), Broken> {
    let Some((about, fixture)) = fixtures.iter().find(|(_, one)| one.class == BUND && one.round == 3) else {
        return Ok(());
    };
    let club = |scribe: &Scribe, team: TeamId| scribe.journal.state().teams[&team].club;
    let (home, guest) = (club(scribe, fixture.home), club(scribe, fixture.guest));
    let decision = |by, stage, postmark, article: &str, sets| Decision {
        about: *about,
        by,
        level: Level::Bund,
        stage,
        postmark,
        article: article.to_owned(),
        copies: 6,
        sets,
    };
    let lodged = |postmark: Date, fee| Lodged {
        postmark,
        sent: Sent::Registered,
        fee,
        fee_paid: Some(postmark),
        reasons: true,
        copies: true,
        envelope: true,
    };
    let first = days_after(day_of(3), 9);
    let taken = Some(([80, 0], [2, 0]));
    let made = decision(Office::Spielleiter, Stage::First, first, "16.4", taken);
    scribe.write("Bundesspielleiter", Fact::DecisionMade { id: DecisionId(1), decision: made })?;
    let protest = days_after(first, 10);
    scribe.write(
        "club",
        Fact::RemedyLodged {
            id: RemedyId(1),
            against: DecisionId(1),
            by: guest,
            basis: Basis::ResultDecided,
            lodged: lodged(protest, 130),
        },
    )?;
    let second = days_after(protest, 30);
    let given_back = decision(Office::Spielausschuss, Stage::Protest, second, "5.3", None);
    scribe.write(
        "Bundesspielausschuss",
        Fact::RemedyDecided {
            remedy: RemedyId(1),
            outcome: Outcome::Upheld,
            decision: DecisionId(2),
            result: given_back,
        },
    )?;
    let appeal = days_after(second, 8);
    scribe.write(
        "club",
        Fact::RemedyLodged {
            id: RemedyId(2),
            against: DecisionId(2),
            by: home,
            basis: Basis::ResultDecided,
            lodged: lodged(appeal, 250),
        },
    )?;
    let stands = decision(Office::Turniergericht, Stage::Appeal, days_after(appeal, 40), "5.2", None);
    scribe.counts.decisions += 3;
    scribe.counts.remedies += 2;
    scribe.write(
        "Bundesturniergericht",
        Fact::RemedyDecided {
            remedy: RemedyId(2),
            outcome: Outcome::Dismissed,
            decision: DecisionId(3),
            result: stands,
        },
    )
}

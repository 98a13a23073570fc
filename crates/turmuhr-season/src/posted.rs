//! Postmarks and other days that an act names: none after the day of its entry, none before what it answers.

use jiff::civil::Date;

use crate::{
    board::BoardAct,
    fact::{Decision, Fact, MatchId, RemedyAct},
    refuse::Refusal,
    registry::{Statement, TransferId},
    slip::Slip,
    state::State,
};

/// A day that was stamped, and the first day it can be.
type Stamp = (Date, Option<Date>);

pub(crate) fn posted(state: &State, fact: &Fact, today: Date) -> Result<(), Refusal> {
    for (posted, first) in stamps(state, fact) {
        if posted > today {
            return Err(Refusal::PostedAhead { posted, today });
        }
        if let Some(first) = first.filter(|first| posted < *first) {
            return Err(Refusal::PostedBefore { posted, first });
        }
    }
    to_come(fact, today)
}

/// Days that lie ahead: statements and a hearing (5.12). Who is asked today has no day to answer if today is the last one.
fn to_come(fact: &Fact, today: Date) -> Result<(), Refusal> {
    let Fact::RemedyActed { act, .. } = fact else { return Ok(()) };
    match act {
        RemedyAct::StatementsAsked { of, until } => {
            let time = if *of == 0 { *until >= today } else { *until > today };
            if time { Ok(()) } else { Err(Slip::NoTimeToState { until: *until, today }.into()) }
        }
        RemedyAct::HearingSet { on } if *on < today => Err(Slip::HeardBefore { on: *on, today }.into()),
        RemedyAct::HearingSet { .. }
        | RemedyAct::Confirmed { .. }
        | RemedyAct::Stated
        | RemedyAct::FeePaid { .. }
        | RemedyAct::Withdrawn { .. } => Ok(()),
    }
}

fn stamps(state: &State, fact: &Fact) -> Vec<Stamp> {
    let played = |id: &MatchId| state.matches.get(id).map(|one| one.fixture.on);
    match fact {
        Fact::DecisionMade { decision: Decision { postmark, about, .. }, .. } => {
            vec![(*postmark, about.game().and_then(|id| played(&id)))]
        }
        // A ruling that is there already was posted.
        Fact::RemedyDecided { decision, .. } if state.decisions.contains_key(decision) => Vec::new(),
        Fact::RemedyDecided { remedy, result, .. } => {
            vec![(result.postmark, state.remedies.get(remedy).map(|one| one.lodged.postmark))]
        }
        Fact::DecisionAsked { about, posted, .. } => vec![(*posted, played(about))],
        // A remedy before its decision has a sentence of its own.
        Fact::RemedyLodged { lodged, .. } | Fact::InactionContested { lodged, .. } => {
            vec![(lodged.postmark, None)]
        }
        Fact::BoardActed { id, act: BoardAct::Objection { posted, copy_posted, .. }, .. } => {
            let stamps = [Some(*posted), *copy_posted].into_iter().flatten();
            stamps.map(|posted| (posted, played(id))).collect()
        }
        Fact::FineLimitSet { set_on, .. } => set_on.map(|day| (day, None)).into_iter().collect(),
        Fact::TeamWithdrawn { on, .. } => vec![(*on, None)],
        Fact::RemedyActed { act: RemedyAct::FeePaid { on, .. }, .. } => vec![(*on, None)],
        Fact::Registered { statement } => of_statement(state, statement),
        Fact::SeasonOpened { .. }
        | Fact::ClubAdmitted { .. }
        | Fact::ClassFormed { .. }
        | Fact::TeamEntered { .. }
        | Fact::PlayersNoted { .. }
        | Fact::GroupsDrawn { .. }
        | Fact::PairingsDrawn { .. }
        | Fact::MatchSet { .. }
        | Fact::MatchMoved { .. }
        | Fact::MoveRefused { .. }
        | Fact::MatchReported { .. }
        | Fact::LineUpHandedIn { .. }
        | Fact::GameNoted { .. }
        | Fact::ReportAnswered { .. }
        | Fact::BoardActed { .. }
        | Fact::MatchConfirmed { .. }
        | Fact::Fined { .. }
        | Fact::PointsDeducted { .. }
        | Fact::DecisionRevoked { .. }
        | Fact::RemedyActed { .. }
        | Fact::ExecutionSuspended { .. }
        | Fact::EffectLimited { .. }
        | Fact::FeeCharged { .. }
        | Fact::TieSettled { .. }
        | Fact::ClassClosed { .. }
        | Fact::CarriedOver { .. }
        | Fact::NextSeasonSettled { .. }
        | Fact::Championship { .. }
        | Fact::Undone { .. } => Vec::new(),
    }
}

fn of_statement(state: &State, statement: &Statement) -> Vec<Stamp> {
    let asked = |id: &TransferId| state.registry.transfers.get(id).map(|one| one.asked);
    match statement {
        Statement::TransferAsked { postmark, .. } => vec![(*postmark, None)],
        Statement::TransferRefused { transfer, postmark, .. } => vec![(*postmark, asked(transfer))],
        Statement::TransferReleased { transfer, on } => vec![(*on, asked(transfer))],
        // One after the closing date has a sentence of its own.
        Statement::ListRegistered { handed_in, closing, .. } if handed_in <= closing => {
            vec![(*handed_in, None)]
        }
        Statement::ListRegistered { .. } => Vec::new(),
        Statement::PersonEntered { .. }
        | Statement::Renamed { .. }
        | Statement::BornOn { .. }
        | Statement::SexNoted { .. }
        | Statement::NationalityNoted { .. }
        | Statement::SamePerson { .. }
        | Statement::MemberJoined { .. }
        | Statement::MemberLeft { .. }
        | Statement::PassIssued { .. }
        | Statement::PassEnded { .. }
        | Statement::PermitGranted { .. }
        | Statement::BanNoted { .. }
        | Statement::BanLifted { .. }
        | Statement::LicenceNoted { .. }
        | Statement::OfficeGiven { .. }
        | Statement::OfficeEnded { .. }
        | Statement::CaptainNamed { .. }
        | Statement::ListAppended { .. }
        | Statement::Noted { .. }
        | Statement::Arbiter { .. } => Vec::new(),
    }
}

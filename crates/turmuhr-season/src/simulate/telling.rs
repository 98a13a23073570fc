//! The facts that a story of the season mentions, with their details. One list for three readers: matters, tables, sentences.

use jiff::civil::Date;
use turmuhr_federation::{
    law::{
        level::{Level, Office},
        remedy::{Lodged, case::Outcome},
    },
    matches::lineup::Occasion,
    persons::person::ClubId,
};

use crate::{
    DecisionId, Fact, MatchId, RemedyId, Statement, TeamId,
    board::BoardAct,
    championship::Act,
    fact::{Appellant, Decision, Fixture, MoveGround},
    freeze::Frozen,
    year::Settlement,
};

#[derive(Clone, Debug)]
pub enum Telling<'f> {
    Moved { id: MatchId, to: Date, ground: Option<MoveGround> },
    MoveRefused { id: MatchId, to: Date },
    Adjourned { id: MatchId, boards: &'f [usize] },
    Board { id: MatchId, act: &'f BoardAct },
    Confirmed { id: MatchId, frozen: Option<&'f Frozen> },
    Left { team: TeamId, after_round: u32 },
    Fined { club: ClubId, marks: u32, article: &'f str },
    Decided { id: DecisionId, decision: &'f Decision },
    Revoked { decision: DecisionId, by: Office, level: Level },
    Lodged { id: RemedyId, against: DecisionId, by: Appellant, lodged: &'f Lodged },
    RemedyDecided { remedy: RemedyId, outcome: Outcome, decision: DecisionId, result: &'f Decision },
    PlayOff { id: MatchId, fixture: &'f Fixture },
    Settled(&'f Settlement),
    Registered(&'f Statement),
    Championship(&'f Act),
}

impl Fact {
    /// What the story of a season tells of a fact.
    pub fn telling(&self) -> Option<Telling<'_>> {
        Some(match self {
            Fact::MatchMoved { id, to, ground, .. } => Telling::Moved { id: *id, to: *to, ground: *ground },
            Fact::MoveRefused { id, to, .. } => Telling::MoveRefused { id: *id, to: *to },
            Fact::MatchReported { id, unfinished, .. } => {
                // A card counts when it is confirmed.
                Telling::Adjourned { id: *id, boards: (!unfinished.is_empty()).then_some(unfinished)? }
            }
            Fact::BoardActed { id, act, .. } => Telling::Board { id: *id, act },
            Fact::MatchConfirmed { id, frozen, .. } => {
                Telling::Confirmed { id: *id, frozen: frozen.as_ref() }
            }
            Fact::TeamWithdrawn { team, after_round, .. } => {
                Telling::Left { team: *team, after_round: *after_round }
            }
            Fact::Fined { club, marks, article } => Telling::Fined { club: *club, marks: *marks, article },
            Fact::DecisionMade { id, decision } => Telling::Decided { id: *id, decision },
            Fact::DecisionRevoked { decision, by, level, .. } => {
                Telling::Revoked { decision: *decision, by: *by, level: *level }
            }
            Fact::RemedyLodged { id, against, by, lodged, .. } => {
                Telling::Lodged { id: *id, against: *against, by: *by, lodged }
            }
            Fact::RemedyDecided { remedy, outcome, decision, result } => {
                let (remedy, outcome, decision) = (*remedy, *outcome, *decision);
                Telling::RemedyDecided { remedy, outcome, decision, result }
            }
            Fact::MatchSet { id, fixture } => match fixture.occasion {
                Occasion::PlayOff => Telling::PlayOff { id: *id, fixture },
                Occasion::Round | Occasion::FinalRound | Occasion::Promotion => return None,
            },
            Fact::TieSettled { settled } => Telling::Settled(settled),
            Fact::Registered { statement } => Telling::Registered(statement),
            Fact::Championship { act } => Telling::Championship(act),
            Fact::SeasonOpened { .. }
            | Fact::ClubAdmitted { .. }
            | Fact::ClassFormed { .. }
            | Fact::TeamEntered { .. }
            | Fact::PlayersNoted { .. }
            | Fact::GroupsDrawn { .. }
            | Fact::PairingsDrawn { .. }
            | Fact::LineUpHandedIn { .. }
            | Fact::GameNoted { .. }
            | Fact::ReportAnswered { .. }
            | Fact::FineLimitSet { .. }
            | Fact::PointsDeducted { .. }
            | Fact::DecisionAsked { .. }
            | Fact::InactionContested { .. }
            | Fact::RemedyActed { .. }
            | Fact::ExecutionSuspended { .. }
            | Fact::EffectLimited { .. }
            | Fact::FeeCharged { .. }
            | Fact::ClassClosed { .. }
            | Fact::CarriedOver { .. }
            | Fact::NextSeasonSettled { .. }
            | Fact::Undone { .. } => return None,
        })
    }
}

impl Telling<'_> {
    /// Decisions and withdrawals move tables.
    pub const fn moves_tables(&self) -> bool {
        match self {
            Telling::Decided { .. }
            | Telling::Revoked { .. }
            | Telling::RemedyDecided { .. }
            | Telling::Left { .. } => true,
            Telling::Moved { .. }
            | Telling::MoveRefused { .. }
            | Telling::Adjourned { .. }
            | Telling::Board { .. }
            | Telling::Confirmed { .. }
            | Telling::Fined { .. }
            | Telling::Lodged { .. }
            | Telling::PlayOff { .. }
            | Telling::Settled(_)
            | Telling::Registered(_)
            | Telling::Championship(_) => false,
        }
    }
}

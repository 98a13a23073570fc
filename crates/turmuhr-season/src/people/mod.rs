//! People as the ordinances see them: who may play where and why not, passes and lists judged, lists of others compared
//! with the registry, and who may see what.
//!
//! | Question | Module |
//! |---|---|
//! | a person as the rules know one | [`view`] |
//! | for which club and team, in which event | [`may_play`] |
//! | passes: applied for, deleted, lacking; contributions | [`passes`] |
//! | ranking lists, late youths, the order of an event | [`lists`] |
//! | reservations on cards | [`reservation`] |
//! | a list of others, compared | [`import`] |
//! | who may see a birth date, or what a player cannot do | [`seen`] |

pub mod import;
pub mod lists;
pub mod may_play;
pub mod passes;
pub mod reservation;
pub mod seen;
pub mod view;

use jiff::civil::Date;

use crate::{
    objection::Objection,
    registry::{Note, Statement},
    state::State,
};

/// What stands against a new statement. Older journals may have it, and open all the same.
pub(crate) fn objection(state: &State, statement: &Statement, today: Date) -> Result<(), Objection> {
    match statement {
        Statement::LicenceNoted { event, .. } => crate::arbiters::judge::noted(state, event),
        Statement::ListRegistered { .. } => lists::registered(state, statement),
        Statement::ListAppended { club, line, .. } => lists::appended(state, *club, line, today),
        Statement::Noted { note } => match note {
            Note::PassApplied { .. } | Note::RecordDeleted { .. } | Note::PassWritten { .. } => {
                passes::objection(state, note)
            }
            Note::OrderRegistered { .. } => lists::order_objection(state, note),
            Note::ReservationExamined { game, side, board, .. } => {
                reservation::objection(state, *game, *side, *board)
            }
            Note::PassDefect { .. }
            | Note::PermitEnded { .. }
            | Note::CheckedByList { .. }
            | Note::Organisation { .. } => Ok(()),
        },
        Statement::Arbiter { under, act } => crate::arbiters::judge::objection(state, under, act, today),
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
        | Statement::TransferAsked { .. }
        | Statement::TransferRefused { .. }
        | Statement::TransferReleased { .. }
        | Statement::BanNoted { .. }
        | Statement::BanLifted { .. }
        | Statement::OfficeGiven { .. }
        | Statement::OfficeEnded { .. }
        | Statement::CaptainNamed { .. } => Ok(()),
    }
}

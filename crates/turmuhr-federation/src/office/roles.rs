//! Who may do what, and who may see what.

use serde::{Deserialize, Serialize};

/// The roles in a season.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    ClubOfficer,
    Captain,
    Arbiter,
    TournamentDirector,
    /// Spielleiter.
    DirectorOfPlay,
    CommitteeMember,
    Chair,
    PassOffice,
    StateFederation,
    YouthCommittee,
    ArbitersCommission,
    Viewer,
}

impl Role {
    pub const ALL: [Role; 12] = [
        Role::ClubOfficer,
        Role::Captain,
        Role::Arbiter,
        Role::TournamentDirector,
        Role::DirectorOfPlay,
        Role::CommitteeMember,
        Role::Chair,
        Role::PassOffice,
        Role::StateFederation,
        Role::YouthCommittee,
        Role::ArbitersCommission,
        Role::Viewer,
    ];
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    RegisterList,
    HandInLineup,
    ReportMatch,
    ConfirmMatch,
    MoveMatch,
    Decide,
    Sanction,
    ConsentToBan,
    DecideRemedy,
    SuspendExecution,
    IssuePass,
    ForwardPass,
    GrantFreePlace,
    GrantLicence,
    FillOffice,
    Read,
}

impl Action {
    pub const ALL: [Action; 16] = [
        Action::RegisterList,
        Action::HandInLineup,
        Action::ReportMatch,
        Action::ConfirmMatch,
        Action::MoveMatch,
        Action::Decide,
        Action::Sanction,
        Action::ConsentToBan,
        Action::DecideRemedy,
        Action::SuspendExecution,
        Action::IssuePass,
        Action::ForwardPass,
        Action::GrantFreePlace,
        Action::GrantLicence,
        Action::FillOffice,
        Action::Read,
    ];
}

/// The roles that may take an action.
pub const fn allowed(action: Action) -> &'static [Role] {
    match action {
        Action::RegisterList => &[Role::ClubOfficer],
        Action::HandInLineup => &[Role::Captain, Role::ClubOfficer],
        Action::ReportMatch => &[Role::Captain, Role::ClubOfficer, Role::Arbiter],
        Action::ConfirmMatch | Action::MoveMatch | Action::Decide | Action::FillOffice => {
            &[Role::DirectorOfPlay]
        }
        Action::Sanction => {
            &[Role::DirectorOfPlay, Role::TournamentDirector, Role::CommitteeMember, Role::Chair]
        }
        Action::ConsentToBan | Action::DecideRemedy => &[Role::CommitteeMember, Role::Chair],
        Action::SuspendExecution => &[Role::Chair],
        Action::IssuePass => &[Role::PassOffice],
        Action::ForwardPass => &[Role::StateFederation],
        Action::GrantFreePlace => &[Role::CommitteeMember, Role::YouthCommittee],
        Action::GrantLicence => &[Role::ArbitersCommission],
        Action::Read => &Role::ALL,
    }
}

pub fn may(role: Role, action: Action) -> bool {
    allowed(action).contains(&role)
}

/// Personal data.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Datum {
    Name,
    Club,
    Rank,
    Rating,
    BirthDate,
    Address,
    Phone,
    /// What a player cannot do at the board.
    Health,
}

/// Birth date, address, phone and health are for roles that need them; the rest is public.
pub fn may_see(role: Role, datum: Datum) -> bool {
    match datum {
        Datum::Name | Datum::Club | Datum::Rank | Datum::Rating => true,
        Datum::BirthDate => {
            matches!(
                role,
                Role::ClubOfficer
                    | Role::DirectorOfPlay
                    | Role::TournamentDirector
                    | Role::PassOffice
                    | Role::StateFederation
                    | Role::YouthCommittee
                    | Role::ArbitersCommission
            )
        }
        // Those who lead the match, and the office that judges its card.
        Datum::Health => {
            matches!(role, Role::Arbiter | Role::TournamentDirector | Role::Captain | Role::DirectorOfPlay)
        }
        Datum::Address | Datum::Phone => matches!(
            role,
            Role::ClubOfficer
                | Role::PassOffice
                | Role::StateFederation
                | Role::ArbitersCommission
                | Role::DirectorOfPlay
        ),
    }
}

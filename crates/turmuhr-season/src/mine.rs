//! What concerns one person: the things due for the offices that the person holds.

use jiff::civil::Date;
use turmuhr_federation::{office::roles::Role, persons::person::PersonId};

use crate::{
    due::{Due, Task, due},
    fact::MatchId,
    registry::{AsOf, Scope},
    rights::Touches,
    state::State,
};

impl State {
    /// What is due for the offices of a person, in the order of its days.
    pub fn due_for(&self, who: PersonId, today: Date) -> Vec<Due> {
        let roles = self.registry.roles(who, AsOf::today(today));
        let all = due(self, today).into_iter();
        all.filter(|one| self.is_due_for(one, who, &roles)).collect()
    }

    fn is_due_for(&self, due: &Due, who: PersonId, roles: &[(Role, Scope)]) -> bool {
        // Licences concern their holder too.
        if let Task::Train(person, _) | Task::LicenceEnds(person, _) = &due.what
            && self.registry.identity(*person, Date::MAX) == self.registry.identity(who, Date::MAX)
        {
            return true;
        }
        let touches = self.touches_task(&due.what);
        // What names no level, class or club concerns every holder of the office.
        let everybody = touches == Touches::default() || matches!(due.what, Task::Enter(_));
        roles.iter().any(|(role, scope)| {
            let holds = *role == due.office
                // An officer of the club may do what its captains do.
                || (*role == Role::ClubOfficer && due.office == Role::Captain);
            holds && (everybody || touches.reached_by(*scope))
        })
    }

    fn touches_task(&self, task: &Task) -> Touches {
        let game = |id: &MatchId| self.touches_match(*id);
        let club = |club| Touches { clubs: vec![club], ..Touches::default() };
        match task {
            Task::Report(id)
            | Task::Answer(id)
            | Task::Confirm(id)
            | Task::SettleDispute(id)
            | Task::Adjudicate(id, _)
            | Task::SetResult(id, _)
            | Task::Object(id, _)
            | Task::PlayOn(id, _)
            | Task::DecideMatter(id)
            | Task::Examined(id, _, _) => game(id),
            Task::Enter(class) | Task::SetMatch(class, _) => self.touches_class(*class),
            Task::Answered(request) => {
                self.requests.get(request).map(|one| game(&one.about)).unwrap_or_default()
            }
            Task::Contest(decision) => {
                let about = self.decisions.get(decision).map(|one| self.touches_about(one.about));
                about.unwrap_or_default()
            }
            Task::ConfirmReceipt(remedy)
            | Task::State(remedy)
            | Task::Hear(remedy)
            | Task::DecideRemedy(remedy) => self.touches_remedy(*remedy),
            Task::AnswerTransfer(transfer) => {
                self.registry.transfers.get(transfer).map(|one| club(one.from_club)).unwrap_or_default()
            }
            Task::Pay(of, _) | Task::FineCase(of, _) => club(*of),
            Task::PlayerPays(_, _)
            | Task::NextSeason(_)
            | Task::DecideTransfer(_)
            | Task::Train(_, _)
            | Task::Examine(_, _)
            | Task::LicenceEnds(_, _)
            | Task::ReportCourse(_)
            | Task::Championship(_, _) => Touches::default(),
        }
    }
}

//! What is still open when a class is closed or the next season is opened. Remedies do not suspend (5.9), so the end of a
//! class is not barred by them; but nobody passes over them unseen.

use turmuhr_federation::persons::person::ClubId;

use crate::{
    due::{FineFor, Task, open_fine_cases},
    fact::{About, ClassId, MatchId, OtherAbout},
    people::reservation::Reservation,
    state::State,
};

/// What becomes of open cases at the end of the year.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Open {
    Refused,
    /// They were seen.
    Accepted,
}

impl State {
    /// Open matters, remedies, requests, reservations and fine cases, of a class or of the whole season.
    pub fn pending(&self, class: Option<ClassId>) -> Vec<Task> {
        let wanted = |of: Option<ClassId>| class.is_none_or(|class| of == Some(class));
        let of_match = |id: MatchId| self.matches.get(&id).map(|one| one.fixture.class);
        let of_about = |about: About| match about {
            About::Match(id) => of_match(id),
            About::Other(OtherAbout::Class(class)) => Some(class),
        };
        let mut all = Vec::new();
        let matters = self.matters().into_iter().map(|one| one.about);
        all.extend(matters.filter(|id| wanted(of_match(*id))).map(Task::DecideMatter));
        let requests = self.requests.iter().filter(|(_, one)| one.answered.is_none());
        let requests = requests.filter(|(_, one)| wanted(of_match(one.about)));
        all.extend(requests.map(|(id, _)| Task::Answered(*id)));
        let remedies = self.remedies.iter().filter(|(_, one)| one.is_open());
        let remedies = remedies.filter(|(_, one)| wanted(self.about_of(one.against).and_then(of_about)));
        all.extend(remedies.map(|(id, _)| Task::DecideRemedy(*id)));
        let reserved = self.reservations().into_iter().filter(Reservation::is_open);
        let reserved = reserved.filter(|one| wanted(of_match(one.game)));
        all.extend(reserved.map(|one| Task::Examined(one.game, one.side, one.board)));
        let fines = open_fine_cases(self).into_iter().map(|(club, what, _, _)| (club, what));
        let of_fine = |(_, what): &(ClubId, FineFor)| {
            wanted(match what {
                FineFor::NotAppearing(id) => of_match(*id),
                FineFor::Withdrawal(team) => self.teams.get(team).map(|team| team.class),
            })
        };
        all.extend(fines.filter(of_fine).map(|(club, what)| Task::FineCase(club, what)));
        all
    }
}

//! For which club and team, and in which event, a person may play on a day, and why not (2.1 to 2.4, 3.5).

use jiff::civil::Date;
use turmuhr_federation::{
    law::level::Level,
    matches::lineup::{Seat, Violation, ViolationKind},
    ordinance::rules::EligibilityArticles,
    persons::{
        eligibility::{Eligibility, EventKind, EventToPlay, eligibility, played_elsewhere},
        person::{ClubId, PersonId, TeamNumber},
    },
};

use crate::{
    fact::{MatchId, TeamId},
    registry::{AsOf, Line, ListKind, ListRecord, Source, Stated},
    state::{Match, Report, State, Team},
};

/// The answer for one team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForTeam {
    pub team: TeamId,
    pub answer: Eligibility,
    /// Whether the person is on the list of the club; none without a list.
    pub listed: Option<bool>,
    /// The own club of a guest, whose pass counts (youth ordinance 9.1).
    pub guest_of: Option<ClubId>,
    /// The next match of the team: limits of substitution and age are judged for it.
    pub next: Option<MatchId>,
    /// What the line-up rules say besides about a use in that match.
    pub also: Vec<Violation>,
}

/// An event outside of the team championships of the season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outside<'a> {
    /// An individual championship of a district, a sub-federation or the federation.
    Individual { level: Level, of: &'a str },
    /// The national team, or a FIDE tournament.
    Exempt,
    /// An event of an organisation.
    Of(&'a str),
}

impl State {
    /// The answers for every team of a club. `shown`: the pass is shown.
    pub fn may_play_for(&self, person: PersonId, club: ClubId, as_of: AsOf, shown: bool) -> Vec<ForTeam> {
        let mut all = Vec::new();
        for (id, team) in self.teams.iter().filter(|(_, team)| team.club == club) {
            let Some(class) = self.classes.get(&team.class) else { continue };
            let next = self.next_match(*id, as_of.true_on);
            let found = next.map(|next| self.tried(person, *id, next, as_of)).unwrap_or_default();
            let barred = found.iter().any(|one| limits_substitution(one.kind));
            let kind = self.of_own_level(club, class.details.level, Some(team.number));
            let line = self.line_of(person, team, as_of);
            let guest_of = line.and_then(|line| line.value.guest_of);
            let of = guest_of.unwrap_or(club);
            let Some(answer) = kind.and_then(|kind| {
                self.asked(self.articles(Some(team.class))?, person, of, &kind, as_of, (shown, barred))
            }) else {
                continue;
            };
            let also = found.into_iter().filter(|one| concerns_age(one.kind)).collect();
            let listed = self.lists_around(team).map(|_| line.is_some());
            all.push(ForTeam { team: *id, answer, listed, guest_of, next, also });
        }
        all
    }

    /// The answer for an event outside.
    pub fn may_enter(
        &self,
        person: PersonId,
        club: ClubId,
        as_of: AsOf,
        shown: bool,
        event: &Outside<'_>,
    ) -> Option<Eligibility> {
        let kind = match event {
            Outside::Individual { level, of } => EventKind::Championship { level: *level, of, team: None },
            Outside::Exempt => EventKind::Exempt,
            Outside::Of(_) => EventKind::Other,
        };
        let articles = self.articles(None)?;
        match event {
            Outside::Of(name) => {
                let seen = self.registry.notes.organisations.get(*name).and_then(|history| history.at(as_of));
                let recognised = seen.is_some_and(|seen| seen.value.recognised);
                let until = seen.and_then(|seen| seen.value.banned_until);
                let organiser_banned = until.is_some_and(|until| as_of.true_on <= until);
                let person = self.person_as(person, as_of)?;
                let of = self.club_as(club, as_of)?;
                let (on, by_list) = (as_of.true_on, None);
                let event = EventToPlay { kind, on, recognised, organiser_banned, by_list, shown };
                Some(eligibility(articles, &person, (club, &of), &event, false, false))
            }
            Outside::Individual { .. } | Outside::Exempt => {
                self.asked(articles, person, club, &kind, as_of, (shown, false))
            }
        }
    }

    fn articles(&self, class: Option<crate::fact::ClassId>) -> Option<&EligibilityArticles> {
        let own = class.and_then(|class| self.ordinance_of(class)?.rules.eligibility.as_ref());
        own.or_else(|| self.ordinance.as_ref()?.rules.eligibility.as_ref())
    }

    /// A class is a championship of the club's own district or sub-federation.
    fn of_own_level(&self, club: ClubId, level: Level, team: Option<TeamNumber>) -> Option<EventKind<'_>> {
        let details = &self.clubs.get(&club)?.details;
        let of = match level {
            Level::Bezirk => details.bezirk.as_str(),
            Level::Verband => details.verband.as_str(),
            Level::Bund => "",
        };
        Some(EventKind::Championship { level, of, team })
    }

    fn asked(
        &self,
        articles: &EligibilityArticles,
        person: PersonId,
        club: ClubId,
        kind: &EventKind<'_>,
        as_of: AsOf,
        (shown, barred): (bool, bool),
    ) -> Option<Eligibility> {
        let one = self.person_as(person, as_of)?;
        let of = self.club_as(club, as_of)?;
        let level = match kind {
            EventKind::Championship { level, .. } => Some(*level),
            EventKind::Exempt | EventKind::Other => None,
        };
        let by_list = level.and_then(|level| self.registry.notes.by_list.get(&level)?.at(as_of));
        // The pass office lists its members by name.
        let names: Vec<(ClubId, String)> = if by_list.is_some_and(|stated| stated.value) {
            let listed = self.people_as(as_of).into_iter();
            let listed = listed.filter(|(_, other)| other.member_of(club, as_of.true_on));
            listed.map(|(_, other)| (club, format!("{}, {}", other.surname, other.first_name))).collect()
        } else {
            Vec::new()
        };
        let listed: Vec<(ClubId, &str)> = names.iter().map(|(club, name)| (*club, name.as_str())).collect();
        let event = EventToPlay {
            kind: *kind,
            on: as_of.true_on,
            recognised: true,
            organiser_banned: false,
            by_list: by_list.filter(|stated| stated.value).map(|_| listed.as_slice()),
            shown,
        };
        let start = self.ordinance.as_ref()?.rules.season_start.as_ref()?.value;
        let matches = self.appearances(person, as_of);
        let elsewhere = played_elsewhere(&matches, club, as_of.true_on, start);
        Some(eligibility(articles, &one, (club, &of), &event, elsewhere, barred))
    }

    /// Team matches a person has played, and for which club. A guest stays a player of her own club.
    pub fn appearances(&self, person: PersonId, as_of: AsOf) -> Vec<(Date, ClubId)> {
        let who = self.registry.identity(person, as_of.known_by);
        let mut all = Vec::new();
        for one in self.matches.values().filter(|one| one.fixture.on <= as_of.true_on) {
            let Some(report) = one.report.as_ref().filter(|report| report.known <= as_of.known_by) else {
                continue;
            };
            for (team, seats) in [(one.fixture.home, &report.home), (one.fixture.guest, &report.guest)] {
                let Some(team) = self.teams.get(&team) else { continue };
                let there = seats.iter().filter(|seat| !seat.absent).any(|seat| {
                    let line = self.listed(team, seat.rank, as_of.known_by);
                    let guest = line.is_some_and(|(line, _)| line.value.guest_of.is_some());
                    let of = self.of_rank(team, seat.rank, as_of.known_by).filter(|_| !guest);
                    of.is_some_and(|of| self.registry.identity(of, as_of.known_by) == who)
                });
                if there {
                    all.push((one.fixture.on, team.club));
                }
            }
        }
        all
    }

    /// The next match of a team, from a day on.
    fn next_match(&self, team: TeamId, on: Date) -> Option<MatchId> {
        let of = |one: &Match| [one.fixture.home, one.fixture.guest].contains(&team) && one.fixture.on >= on;
        let coming = self.matches.iter().filter(|(_, one)| of(one) && one.report.is_none());
        coming.min_by_key(|(id, one)| one.order(**id)).map(|(id, _)| *id)
    }

    /// The list a team plays by, where the club has handed one in.
    fn lists_around(&self, team: &Team) -> Option<&ListRecord> {
        let list = |kind| self.registry.lists.get(&(team.club, kind));
        list(self.list_of(team)).or_else(|| list(ListKind::Senior))
    }

    /// The line of a person in the list of a team; a late youth is on that of the seniors.
    pub fn line_of(&self, person: PersonId, team: &Team, as_of: AsOf) -> Option<&Stated<Line>> {
        let who = self.registry.identity(person, as_of.known_by);
        let kinds = [self.list_of(team), ListKind::Senior].into_iter();
        let lists = kinds.filter_map(|kind| self.registry.lists.get(&(team.club, kind)));
        let mut lines = lists.flat_map(|list| &list.lines).filter(|line| line.source.known <= as_of.known_by);
        lines.find(|line| self.registry.identity(line.value.person, as_of.known_by) == who)
    }

    /// What the line-up rules say if the person alone is put in.
    fn tried(&self, person: PersonId, team: TeamId, game: MatchId, as_of: AsOf) -> Vec<Violation> {
        let Some(own) = self.teams.get(&team) else { return Vec::new() };
        let line = self.line_of(person, own, as_of);
        let (Some(line), Some(one)) = (line, self.matches.get(&game)) else { return Vec::new() };
        let seat = [Seat { board: 1, rank: line.value.rank, absent: false }];
        let home = one.fixture.home == team;
        let sides: [&[Seat]; 2] = if home { [&seat, &[]] } else { [&[], &seat] };
        let source = Source { known: as_of.known_by, by: String::new(), entry: self.position };
        let report = Report::new(&source, sides, &[]);
        let found = self.lined(game, &report, as_of.known_by).and_then(|lined| lined.findings().ok());
        let about = found.unwrap_or_default().into_iter().map(|one| one.violation);
        about.filter(|violation| violation.rank == Some(line.value.rank)).collect()
    }
}

/// Violations by which a player may not play in this team, but in another one (16.5 and following).
const fn limits_substitution(kind: ViolationKind) -> bool {
    match kind {
        ViolationKind::HigherTeam
        | ViolationKind::SameClass
        | ViolationKind::BundesligaLock
        | ViolationKind::PlayedUp
        | ViolationKind::SisterTeam
        | ViolationKind::SubstituteLimit
        | ViolationKind::Suspended => true,
        ViolationKind::Banned
        | ViolationKind::ClubBanned
        | ViolationKind::NoPass
        | ViolationKind::NotAMember
        | ViolationKind::NotListed
        | ViolationKind::PassNotShown
        | ViolationKind::OtherClub
        | ViolationKind::ForeignLimit
        | ViolationKind::GuestLimit
        | ViolationKind::GuestDistrict
        | ViolationKind::TooLow
        | ViolationKind::Gap
        | ViolationKind::TooOld
        | ViolationKind::NotAGirl
        | ViolationKind::SpecialBoard
        | ViolationKind::NotAppeared
        | ViolationKind::Unnamed => false,
    }
}

const fn concerns_age(kind: ViolationKind) -> bool {
    matches!(kind, ViolationKind::TooOld | ViolationKind::GuestDistrict)
}

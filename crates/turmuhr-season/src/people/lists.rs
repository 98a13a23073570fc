//! Ranking lists judged as they are handed in, as they stand with teams and late youths, and the order of an event
//! (16.1 to 16.3, 14, 11.7; youth ordinance 7.4, 11.3).

use jiff::civil::Date;
use turmuhr_federation::{
    Ordinance,
    matches::lineup::{Consequence, Rank},
    ordinance::Cite,
    persons::{
        age,
        eligibility::outsiders,
        person::{ClubId, PersonId, TeamNumber},
        registration::{
            List, Listed, NotListed, YouthRole, late_youths, order_broken, youth_entry, youth_role,
        },
    },
};

use crate::{
    objection::{Against, Objection},
    registry::{AsOf, Line, ListKind, Note, Statement},
    state::{State, Team},
};

/// A line of a ranking list with what follows from its rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    pub rank: Rank,
    pub person: PersonId,
    /// The team it belongs to; those behind the last team substitute in it.
    pub team: Option<TeamNumber>,
    /// The day from which a late addition counts.
    pub late: Option<Date>,
    pub guest_of: Option<ClubId>,
    pub youth: Option<Youth>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Youth {
    /// None for a late youth, who has the number of the senior list.
    pub role: Option<YouthRole>,
    /// What stands on page 4 of the pass.
    pub page_4: Option<String>,
}

impl State {
    /// The senior teams of a club in their order, or its youth teams.
    fn teams_of(&self, club: ClubId, list: ListKind) -> Vec<&Team> {
        let mut teams: Vec<&Team> =
            self.teams.values().filter(|team| team.club == club && self.list_of(team) == list).collect();
        teams.sort_by_key(|team| team.number);
        teams
    }

    fn blocks(&self, club: ClubId) -> Vec<u32> {
        let size = |team: &&Team| team.ranks[1].saturating_sub(team.ranks[0]).saturating_add(1);
        self.teams_of(club, ListKind::Senior).iter().map(size).collect()
    }

    /// The list of a club as the rules know lists.
    fn as_list(&self, club: ClubId, known_by: Date) -> Option<List> {
        let record = self.registry.lists.get(&(club, ListKind::Senior))?;
        let known = record.lines.iter().filter(|line| line.source.known <= known_by);
        let german = |person| {
            let german = self.registry.german(person, AsOf { true_on: Date::MAX, known_by });
            german.is_none_or(|german| german.value)
        };
        let (first, late): (Vec<_>, Vec<_>) = known.partition(|line| line.holds.from == Date::MIN);
        let listed = |line: &&crate::registry::Stated<Line>| {
            let player = line.value.person;
            Listed { player, german: german(player), applied: record.closing, late: false }
        };
        let mut list = List {
            deadline: record.closing,
            blocks: self.blocks(club),
            entries: first.iter().map(listed).collect(),
            locked: true,
        };
        for line in late {
            let person = line.value.person;
            // It was admitted when it was entered.
            let _ = list.append(person, german(person), line.holds.from.max(record.closing), true);
        }
        Some(list)
    }

    /// The ranking list of a club, as known on a day. The youth list ends with the youths registered late.
    pub fn ranking(&self, club: ClubId, kind: ListKind, known_by: Date) -> Vec<Ranked> {
        let Some(record) = self.registry.lists.get(&(club, kind)) else { return Vec::new() };
        let list = self.as_list(club, known_by);
        let known = record.lines.iter().filter(|line| line.source.known <= known_by);
        let mut all: Vec<Ranked> = known
            .map(|line| {
                let Line { rank, person, guest_of } = line.value;
                let late = Some(line.holds.from).filter(|from| *from > Date::MIN);
                let (team, youth) = match rank {
                    Rank::Listed(_) | Rank::Unlisted(_) => {
                        (list.as_ref().and_then(|list| list.team_of(person)), None)
                    }
                    Rank::Youth { team, rank: place } => {
                        let page_4 = self.season.map(|season| youth_entry(season, rank));
                        (Some(team), Some(Youth { role: Some(youth_role(place)), page_4 }))
                    }
                };
                Ranked { rank, person, team, late, guest_of, youth }
            })
            .collect();
        if kind == ListKind::Youth
            && let Some(list) = list
        {
            let last = self.teams_of(club, ListKind::Youth).last().map(|team| team.number);
            for (person, rank) in late_youths(&list, &self.youths(club, known_by)) {
                if all.iter().all(|one| one.person != person) {
                    let youth = Some(Youth { role: None, page_4: None });
                    let late = Some(list.deadline);
                    all.push(Ranked { rank, person, team: last, late, guest_of: None, youth });
                }
            }
        }
        all
    }

    /// Persons of the senior list who are young enough for the club's youth teams.
    fn youths(&self, club: ClubId, known_by: Date) -> Vec<PersonId> {
        let Some(season) = self.season else { return Vec::new() };
        let teams = self.teams_of(club, ListKind::Youth);
        let rule = teams.iter().find_map(|team| {
            let ordinance = self.ordinance_of(team.class)?;
            let rules = ordinance.rules.lineup.get(self.classes.get(&team.class)?.details.rules())?;
            Some((ordinance, rules.age.as_ref()?.of.as_str()))
        });
        let Some((ordinance, event)) = rule else { return Vec::new() };
        let lines = self.registry.lists.get(&(club, ListKind::Senior)).into_iter();
        let persons = lines.flat_map(|list| &list.lines).map(|line| line.value.person);
        let young = |person: &PersonId| {
            let born = self.registry.born(*person, AsOf { true_on: Date::MAX, known_by });
            born.and_then(|born| age::within(ordinance, event, born.value, season)).unwrap_or(false)
        };
        persons.filter(young).collect()
    }

    /// Whether a line-up keeps the order registered for an event: else the player out of it, and what follows.
    pub fn order_kept(
        &self,
        event: &str,
        club: ClubId,
        fielded: &[PersonId],
    ) -> Option<Result<(), (PersonId, Cite, Consequence)>> {
        let order = self.registry.notes.orders.get(&(event.to_owned(), club))?;
        let ordinance = self.ordinance_named(order.ordinance.as_deref())?;
        Some(match order_broken(&ordinance, &order.competition, &order.players, fielded) {
            Some(broken) => Err(broken),
            None => Ok(()),
        })
    }

    /// The ordinance of this name, or that of the season.
    fn ordinance_named(&self, id: Option<&str>) -> Option<Ordinance> {
        match id {
            Some(id) => crate::refuse::ordinance_of(self, id).ok(),
            None => self.ordinance.clone(),
        }
    }

    /// Where a person belongs: to this club if the registry does not say otherwise.
    fn belongs(&self, person: PersonId, club: ClubId, as_of: AsOf) -> ClubId {
        match self.registry.member(person, club, as_of) {
            Some(member) if !member.value => {
                self.registry.clubs_of(person, as_of).first().copied().unwrap_or(club)
            }
            Some(_) | None => club,
        }
    }

    /// Nobody of another club, and nobody who is banned (14; 4.1, 4.2).
    fn fit(&self, club: ClubId, kind: ListKind, lines: &[Line], on: Date) -> Result<(), Objection> {
        let as_of = AsOf::today(on);
        let Some(ordinance) = &self.ordinance else { return Ok(()) };
        let articles = ordinance.rules.eligibility.as_ref();
        if !self.registry.bans_of(club, None, as_of).is_empty() {
            let cite = articles.map(|one| one.club_ban.as_ref().unwrap_or(&one.ban).cite());
            return Err(Against::BannedClub(club).at(cite));
        }
        if let Some(line) = lines.iter().find(|line| !self.registry.bans(line.person, as_of).is_empty()) {
            return Err(Against::Banned(line.person).at(articles.map(|one| one.ban.cite())));
        }
        let Some(pure) = ordinance.rules.pure_club_teams.as_ref().filter(|pure| pure.value) else {
            return Ok(());
        };
        let clubs: Vec<ClubId> = lines
            .iter()
            .map(|line| match (line.guest_of, kind) {
                // How many guests a team may have is judged with its line-ups (youth ordinance 9.1).
                (Some(_), ListKind::Youth) => club,
                (Some(of), ListKind::Senior) => of,
                (None, _) => self.belongs(line.person, club, as_of),
            })
            .collect();
        match outsiders(club, &clubs).first() {
            Some(place) => {
                let (person, club) = (lines[*place].person, clubs[*place]);
                Err(Against::Outsider { person, club }.at(Some(pure.at.cite())))
            }
            None => Ok(()),
        }
    }
}

/// A list as handed in.
pub(super) fn registered(state: &State, statement: &Statement) -> Result<(), Objection> {
    let Statement::ListRegistered { club, list, closing, handed_in, lines } = statement else {
        return Ok(());
    };
    state.fit(*club, *list, lines, *handed_in)?;
    let (Some(ordinance), Some(season)) = (&state.ordinance, state.season) else { return Ok(()) };
    if *list == ListKind::Youth {
        return Ok(());
    }
    let german = |person| {
        let german = state.registry.german(person, AsOf::today(*handed_in));
        german.is_none_or(|german| german.value)
    };
    let mut ordered: Vec<&Line> = lines.iter().collect();
    ordered.sort_by_key(|line| line.rank);
    let entries = ordered.into_iter().map(|line| {
        let player = line.person;
        Listed { player, german: german(player), applied: *handed_in, late: false }
    });
    let mut limited = Vec::new();
    let mut limit = None;
    for team in state.teams_of(*club, ListKind::Senior) {
        let Some(class) = state.classes.get(&team.class) else { continue };
        let rules =
            state.ordinance_of(team.class).and_then(|one| one.rules.lineup.get(class.details.rules()));
        if let Some(rule) = rules.and_then(|rules| rules.foreigners.as_ref())
            && rule.class == class.details.kind
        {
            limited.push((team.number, rule.most));
            limit = Some(rule.at.cite());
        }
    }
    let blocks = state.blocks(*club);
    match List::register(ordinance, season, *closing, *handed_in, blocks, entries.collect(), &limited) {
        Err(NotListed::Foreigners { team, most }) => {
            Err(Against::List(NotListed::Foreigners { team, most }).at(limit))
        }
        // The other errors are refused in every journal, and ordinances without a date of registration set none.
        Ok(_) | Err(_) => Ok(()),
    }
}

pub(super) fn appended(state: &State, club: ClubId, line: &Line, today: Date) -> Result<(), Objection> {
    // An addition for a guest is one of the youth teams.
    let kind = if line.guest_of.is_some() { ListKind::Youth } else { ListKind::Senior };
    state.fit(club, kind, std::slice::from_ref(line), today)
}

pub(super) fn order_objection(state: &State, note: &Note) -> Result<(), Objection> {
    let Note::OrderRegistered { event, competition, ordinance, club, players } = note else { return Ok(()) };
    let none = || Against::NoOwnOrder(competition.clone()).at(None);
    let found = state.ordinance_named(ordinance.as_deref()).ok_or_else(none)?;
    let rule = found.rules.competition.get(competition).ok_or_else(none)?;
    let article = rule.order_article.clone().ok_or_else(none)?;
    let cite = Some(Cite { ordinance: rule.at.source.clone(), article });
    if state.registry.notes.orders.contains_key(&(event.clone(), *club)) {
        return Err(Against::OrderStands { event: event.clone(), club: *club }.at(cite));
    }
    match rule.boards.map(|boards| boards + rule.substitutes).filter(|most| players.len() > *most) {
        Some(most) => Err(Against::TooManyPlayers { most }.at(cite)),
        None => Ok(()),
    }
}

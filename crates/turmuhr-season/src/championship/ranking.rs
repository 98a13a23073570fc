//! The final order: play-offs at places that count, titles, and who goes on.

use turmuhr_core::{PlayerId, Points};
use turmuhr_federation::{
    competition::{
        framework::{self, Award},
        qualification::{merged_playoff, place_playoff, qualifiers},
    },
    ordinance::rules::System,
};
use turmuhr_standings::{
    Form,
    playoff::{self, DrawnLot, Field, Method, Next, PlayOff, Rule, called_among},
};

use super::{Championship, Entrant, Right, Step, cup::Standing};
use crate::{
    fact::{ChampionshipId, EntrantId, MatchId},
    registry::AsOf,
    state::State,
    tables::group_moves,
};

/// A tie that has to be played off.
#[derive(Clone, Debug)]
pub struct Tie {
    /// In the order of the table.
    pub among: Vec<EntrantId>,
    /// The place they share.
    pub place: u32,
    /// By each rule at stake, that of the title first: one play-off may serve both (6.6, 9.2).
    pub playoffs: Vec<PlayOff>,
}

impl Tie {
    pub fn decided(&self) -> bool {
        self.playoffs.iter().all(|one| one.state().order.is_some())
    }

    /// The play-off that is still open.
    pub fn open(&self) -> Option<&PlayOff> {
        self.playoffs.iter().find(|one| one.state().order.is_none())
    }

    /// Whether it decides a place in the championship above and the title at once.
    pub fn serves_both(&self) -> bool {
        self.playoffs.len() > 1
    }
}

/// Who goes on to the championship above.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Onward {
    pub qualified: Vec<Entrant>,
    /// Who moves up if one of them declines.
    pub substitutes: Vec<Entrant>,
}

/// A step as the machine of play-offs takes it.
pub(crate) fn fact_of(playoff: &PlayOff, step: &Step) -> Option<playoff::Fact> {
    let id = |one: &EntrantId| PlayerId(one.0);
    let points = |of: &[i32; 2]| (Points::tenths(of[0]), Points::tenths(of[1]));
    let lot = |order: Option<&[EntrantId]>, method: Method| {
        let Next::Lot { purpose, candidates, .. } = playoff.state().next else { return None };
        Some(playoff::Fact::Lot(match (&method, order) {
            (Method::Seed(seed), _) => DrawnLot::from_seed(purpose, *seed, &candidates),
            (Method::ByHand { .. }, order) => {
                let order = order.unwrap_or_default().iter().map(id).collect();
                DrawnLot { purpose, candidates, order, method }
            }
        }))
    };
    match step {
        Step::Game { white, black, points: of } => {
            Some(playoff::Fact::Game { white: id(white), black: id(black), points: points(of) })
        }
        Step::Match { host, guest, boards } => Some(playoff::Fact::Match {
            host: id(host),
            guest: id(guest),
            boards: boards.iter().map(points).collect(),
        }),
        Step::Lot { seed } => lot(None, Method::Seed(*seed)),
        Step::ByHand { order, witnesses } => {
            lot(Some(order), Method::ByHand { witnesses: witnesses.clone() })
        }
    }
}

impl State {
    /// How many go on: as the ordinance above says; a second one only where it is admitted (6.5; youth 12.2).
    pub fn places_above(&self, one: &Championship) -> usize {
        let Some(competition) = self.competition(one) else { return 0 };
        match &competition.second_qualifies {
            Some(_) if one.by_places() => {
                1 + usize::from(framework::second_qualifies(competition, one.details.second))
            }
            _ => one.details.above,
        }
    }

    /// Ties of the final order that are played off.
    pub fn ties(&self, one: &Championship) -> Vec<Tie> {
        let Some((competition, rule)) = self.competition(one).and_then(|one| Some((one, one.playoff?.0)))
        else {
            return Vec::new();
        };
        let places = self.places_above(one);
        let cuts: Vec<u32> = u32::try_from(places).ok().filter(|places| *places > 0).into_iter().collect();
        let key = |row: &super::Row| (row.points, row.boards.filter(|_| rule.board_points_first));
        let rows: Vec<_> = one.ranking.iter().map(|row| (PlayerId(row.entrant.0), key(row))).collect();
        let mut ties = Vec::new();
        for call in called_among(rule, &rows, &cuts) {
            let first = call.place as usize - 1;
            let among: Vec<EntrantId> =
                one.ranking[first..first + call.participants.len()].iter().map(|row| row.entrant).collect();
            ties.push((among, call.place, vec![(rule, call.boundaries)]));
        }
        if let Some(own) = competition.qualifier_playoff.filter(|_| places > 0) {
            let points: Vec<i64> = one.ranking.iter().map(|row| i64::from(row.points)).collect();
            if merged_playoff(&points, places) {
                if let Some((_, _, rules)) = ties.iter_mut().find(|(_, place, _)| *place == 1) {
                    rules.push((own.0, vec![1]));
                }
            } else if let Some((last_in, first_out)) = place_playoff(&points, places) {
                let among = [last_in, first_out].map(|row| one.ranking[row].entrant).to_vec();
                let place = u32::try_from(last_in + 1).unwrap_or(u32::MAX);
                ties.push((among, place, vec![(own.0, vec![1])]));
            }
        }
        ties.into_iter()
            .map(|(among, place, rules)| {
                let of = |(rule, boundaries): (&'static Rule, Vec<u32>)| {
                    self.tie_playoff(one, rule, &among, boundaries)
                };
                Tie { playoffs: rules.into_iter().filter_map(of).collect(), place, among: among.clone() }
            })
            .collect()
    }

    fn tie_playoff(
        &self,
        one: &Championship,
        rule: &'static Rule,
        among: &[EntrantId],
        boundaries: Vec<u32>,
    ) -> Option<PlayOff> {
        let ids: Vec<PlayerId> = among.iter().map(|id| PlayerId(id.0)).collect();
        let mut sorted = among.to_vec();
        sorted.sort_unstable();
        let steps = one.playoffs.iter().find(|(known, _)| *known == sorted);
        let steps = steps.map(|(_, steps)| steps.as_slice()).unwrap_or_default();
        // Who was host in the event follows from the play-off: there it is the other one.
        let hosts = steps.iter().find_map(|step| match step {
            Step::Match { host, guest, .. } => Some((PlayerId(guest.0), PlayerId(host.0))),
            _ => None,
        });
        let hosts = hosts.or_else(|| Some((*ids.first()?, *ids.get(1)?)));
        let boards = self.competition(one)?.boards.unwrap_or(0);
        let form = match self.system_of(one)? {
            System::Swiss => Form::Swiss,
            System::RoundRobin | System::ByNumber | System::KnockOut | System::League => Form::RoundRobin,
        };
        let field = Field {
            participants: ids.clone(),
            boundaries,
            form,
            boards: u32::try_from(boards).unwrap_or(0),
            hosts: hosts.into_iter().collect(),
            main_order: Some(ids.iter().map(|id| vec![*id]).collect()),
        };
        let mut playoff = PlayOff::new(rule, field).ok()?;
        for step in steps {
            if let Some(fact) = fact_of(&playoff, step) {
                let _ = playoff.record(fact);
            }
        }
        Some(playoff)
    }

    /// The entrants in their final order; `onward` for places in the championship above.
    fn ordered(&self, one: &Championship, onward: bool) -> Vec<EntrantId> {
        let mut order: Vec<EntrantId> = one.ranking.iter().map(|row| row.entrant).collect();
        let title = self.competition(one).and_then(|competition| competition.playoff).map(|rule| rule.0.id);
        for tie in self.ties(one) {
            let by = if onward {
                tie.playoffs.last()
            } else {
                tie.playoffs.iter().find(|one| Some(one.rule().id) == title)
            };
            let Some(decided) = by.and_then(|one| one.state().order) else { continue };
            let first = order.iter().position(|id| tie.among.contains(id)).unwrap_or(0);
            let mut sorted: Vec<EntrantId> = Vec::new();
            for level in decided {
                let mut level: Vec<EntrantId> = level.iter().map(|id| EntrantId(id.0)).collect();
                level.sort_by_key(|id| tie.among.iter().position(|known| known == id));
                sorted.extend(level);
            }
            if let Some(slots) = order.get_mut(first..first + sorted.len()) {
                slots.copy_from_slice(&sorted);
            }
        }
        order
    }

    /// The order of the teams of a class, where the championship is its table; none as long as something is open.
    fn of_class(&self, one: &Championship) -> Option<Vec<Entrant>> {
        let class = one.details.class.filter(|_| one.ranking.is_empty())?;
        let groups = self.classes.get(&class)?.groups.len();
        let group = match self.has_final(class) {
            Some(_) => groups,
            None if groups == 1 => 0,
            None => return None,
        };
        let (table, moves) = group_moves(self, class, group)?;
        let first_open = moves.undecided.iter().any(|(place, _)| *place == 1);
        if !table.is_complete() || first_open || table.table.rows.is_empty() {
            return None;
        }
        let mut order: Vec<_> = table.table.rows.iter().map(|row| row.team).collect();
        for settled in self.settled.iter().filter(|one| (one.class, one.group) == (class, group)) {
            let places = order.iter().position(|team| settled.order.contains(team));
            if let Some(slots) = places.and_then(|at| order.get_mut(at..at + settled.order.len())) {
                slots.copy_from_slice(&settled.order);
            }
        }
        let entrant =
            |team| self.teams.get(team).map(|team| Entrant::Team { club: team.club, number: team.number });
        Some(order.iter().filter_map(entrant).collect())
    }

    /// The final order, the best first. Of a cup only the two of the final.
    pub fn final_order(&self, one: &Championship, onward: bool) -> Vec<Entrant> {
        let who = |id: &EntrantId| one.entrants.get(id).map(|entered| entered.who);
        if self.is_cup(one) {
            let Some(winner) = self.cup_winner(one) else { return Vec::new() };
            let both = one.rounds.last().and_then(|round| round.games.first()).map(|game| game.pair);
            let both = both.map(|pair| [Some(pair.home), pair.guest]).unwrap_or_default();
            let loser = both.into_iter().flatten().find(|id| *id != winner);
            return [Some(winner), loser].iter().flatten().filter_map(who).collect();
        }
        if let Some(order) = self.of_class(one) {
            return order;
        }
        self.ordered(one, onward).iter().filter_map(who).collect()
    }

    /// The winner, if nothing at the top is open.
    pub fn champion(&self, one: &Championship) -> Option<Entrant> {
        let open = self.ties(one).iter().any(|tie| tie.place == 1 && !tie.decided());
        self.final_order(one, false).first().copied().filter(|_| !open)
    }

    /// The entrant who has won.
    pub(crate) fn winner(&self, one: &Championship) -> Option<EntrantId> {
        one.entrant(self.champion(one)?)
    }

    /// Who goes on, and who moves up. The best team of a club that is already entitled is not reported (11.5).
    pub fn onward(&self, one: &Championship) -> Onward {
        let places = self.places_above(one);
        let open = self.ties(one).iter().any(|tie| !tie.decided());
        if places == 0 || open {
            return Onward::default();
        }
        let declined = |who: &Entrant| one.entrant(*who).is_some_and(|id| one.declined.contains(&id));
        let order: Vec<Entrant> =
            self.final_order(one, true).into_iter().filter(|who| !declined(who)).collect();
        let clubs: Vec<Option<u32>> = order
            .iter()
            .map(|who| match who {
                Entrant::Team { club, .. } => Some(club.0),
                Entrant::Player { .. } => None,
            })
            .collect();
        let of = |noted: &&super::NotedRight| {
            (&noted.competition, &noted.ordinance) == (&one.details.competition, &one.details.ordinance)
                && noted.right == Right::EntitledAhead
        };
        let already: Vec<Option<u32>> = self
            .championships
            .rights
            .iter()
            .filter(of)
            .filter(|noted| matches!(noted.who, Entrant::Team { .. }))
            .map(|noted| Some(noted.who.club().0))
            .collect();
        let all = qualifiers(&clubs, &already, order.len());
        let mut going = all.into_iter().map(|row| order[row]);
        let qualified = going.by_ref().take(places).collect();
        Onward { qualified, substitutes: going.take(places).collect() }
    }

    /// The title of a closed championship of the federation.
    pub fn title(&self, id: ChampionshipId) -> Option<(Entrant, Award)> {
        let one = self.championships.all.get(&id).filter(|one| one.closed && one.by_places())?;
        let who = self.champion(one)?;
        let award = framework::award(
            self.ordinance_for(one)?,
            &one.details.competition,
            self.season?,
            &self.called(who),
        )?;
        Some((who, award))
    }

    /// The name of an entrant.
    pub fn called(&self, who: Entrant) -> String {
        match who {
            Entrant::Player { person, .. } => {
                let name = self.registry.name(person, AsOf::today(jiff::civil::Date::MAX));
                name.map(|name| format!("{}, {}", name.surname, name.first_name)).unwrap_or_default()
            }
            Entrant::Team { club, number } => {
                let club = self.clubs.get(&club).map(|club| club.details.name.clone()).unwrap_or_default();
                if number.0 > 1 { format!("{club} {number}") } else { club }
            }
        }
    }

    /// What keeps a championship from being closed.
    pub fn unfinished(&self, one: &Championship) -> Vec<Unfinished> {
        let mut open = Vec::new();
        if self.is_cup(one) {
            let Some(last) = one.rounds.last() else { return vec![Unfinished::NotDrawn(1)] };
            let number = u32::try_from(one.rounds.len()).unwrap_or(u32::MAX);
            for game in &last.games {
                let both = [game.pair.home, game.pair.guest.unwrap_or(game.pair.home)];
                match self.standing(one, game) {
                    Standing::Won { .. } => {}
                    Standing::Open(card) => open.push(Unfinished::Game(number, both, card)),
                    Standing::Level(_) => open.push(Unfinished::Game(number, both, None)),
                }
            }
            if open.is_empty() && last.games.len() > 1 {
                open.push(Unfinished::NotDrawn(number + 1));
            }
            return open;
        }
        if self.of_class(one).is_some() {
            return open;
        }
        if one.ranking.is_empty() {
            return vec![Unfinished::NoOrder];
        }
        let ties = self.ties(one).into_iter().filter(|tie| !tie.decided());
        open.extend(ties.map(|tie| Unfinished::Tie(tie.among)));
        open
    }
}

/// What is still to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfinished {
    /// This round of the cup is not drawn.
    NotDrawn(u32),
    /// A game of this round, host first; and its match, where a card is awaited.
    Game(u32, [EntrantId; 2], Option<MatchId>),
    /// The final order is missing.
    NoOrder,
    Tie(Vec<EntrantId>),
}

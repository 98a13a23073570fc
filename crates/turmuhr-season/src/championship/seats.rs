//! Who has a place: Verbände by their size, rights from earlier years, the host, free places (NRW 1987, 6 to 13; youth
//! ordinance 3 to 11).

use std::collections::BTreeMap;

use jiff::civil::Date;
use turmuhr_federation::{
    competition::{
        framework::{self, Size},
        qualification::{
            self, Claim, PriorRight, PriorState, Slot, fill, free_places_to_fit, odd_place, prior_state,
            total,
        },
        seats::{self as quotients, Members, NoSeats, Prior, Seat, Wanted},
    },
    ordinance::{
        Cite, Ordinance,
        rules::{Competition, Seats, System},
    },
    persons::age::within,
};
use turmuhr_pairing::lot::Lot;

use super::{Championship, Entered, Entrant, Ground, NotSo, NotedRight, Right};
use crate::{
    fact::{ChampionshipId, EntrantId},
    refuse::Refusal,
    registry::AsOf,
    state::State,
};

/// How many places each Verband has, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quotas {
    pub each: BTreeMap<String, usize>,
    /// The largest Verbände, the largest first.
    pub largest: Vec<String>,
    /// Seats by quotients, the highest first.
    pub order: Vec<Seat>,
    /// Who won a lot between equals.
    pub by_lot: Vec<String>,
    pub cites: Vec<Cite>,
}

/// A place and who has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub ground: Ground,
    pub who: Entrant,
    pub cite: Cite,
    /// None: has the right, and is not entered.
    pub entrant: Option<EntrantId>,
}

/// A place nobody has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenSeat {
    pub ground: Ground,
    /// The Verband or Bezirk.
    pub of: Option<String>,
    pub number: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatList {
    pub quotas: Quotas,
    pub rows: Vec<SeatRow>,
    /// Places that stay empty: their holder has another place, or starts above. Nobody moves up.
    pub empty: Vec<(Ground, Entrant)>,
    /// Rights that are used up or gone, and not yet due ones.
    pub gone: Vec<(Entrant, PriorState)>,
    pub open: Vec<OpenSeat>,
    /// All places of the ordinance, as far as they can be counted.
    pub total: Option<usize>,
    pub entrants: usize,
    pub size: Size,
    pub system: System,
    /// Free places that make an allowed number of the entrants.
    pub free: Option<usize>,
    /// A place for an odd number.
    pub odd: usize,
}

/// So many of these names by lot.
fn by_lot(seed: u64, among: &[String], number: usize) -> Vec<String> {
    let mut names: Vec<String> = among.to_vec();
    names.sort();
    names.dedup();
    Lot::new(seed).shuffle(&mut names);
    names.truncate(number);
    names
}

/// The rule of quotients of a competition: by its name, or by the article that gives places to the Verbände.
fn quotient_rule<'o>(
    ordinance: &'o Ordinance,
    id: &str,
    competition: &Competition,
) -> Option<(&'o String, &'o Seats)> {
    let article = competition.entitled.as_ref().and_then(|entitled| entitled.verband.as_ref());
    let fits = |name: &String, rule: &Seats| name == id || Some(&rule.at.article) == article;
    ordinance.rules.seats.iter().find(|(name, rule)| fits(name, rule))
}

impl State {
    fn rights_in<'s>(&'s self, one: &'s Championship) -> impl Iterator<Item = &'s NotedRight> {
        let of = |noted: &&NotedRight| {
            (&noted.competition, &noted.ordinance) == (&one.details.competition, &one.details.ordinance)
        };
        self.championships.rights.iter().filter(of)
    }

    fn has_right(&self, one: &Championship, who: Entrant, is: impl Fn(Right) -> bool) -> bool {
        self.rights_in(one).any(|noted| noted.who.same(who) && is(noted.right))
    }

    fn verband_of(&self, who: Entrant) -> String {
        self.clubs.get(&who.club()).map(|club| club.details.verband.clone()).unwrap_or_default()
    }

    fn bezirk_of(&self, who: Entrant) -> String {
        self.clubs.get(&who.club()).map(|club| club.details.bezirk.clone()).unwrap_or_default()
    }

    /// The places of each Verband.
    pub fn quotas(&self, one: &Championship) -> Result<Quotas, Refusal> {
        let (ordinance, competition) = self.rules_of(one)?;
        if let Some((event, rule)) = quotient_rule(ordinance, &one.details.competition, competition) {
            return self.by_quotients(one, event, rule);
        }
        let Some(places) = competition.places else { return Ok(Quotas::default()) };
        let cites = vec![verband_cite(competition)];
        let Some((_, counts, seed)) = &one.members else {
            if places.largest.is_some() {
                return Err(NotSo::NoNumbers(verband_cite(competition)).into());
            }
            let names = self.clubs.values().map(|club| club.details.verband.clone());
            let each = names.filter(|name| !name.is_empty()).map(|name| (name, places.each)).collect();
            return Ok(Quotas { each, cites, ..Quotas::default() });
        };
        let given = qualification::places_by_verband(&places, counts);
        let (count, more) = places.largest.map_or((0, 0), |largest| (largest.count, largest.more));
        let mut each = given.each;
        let won = given.lot.map(|(number, among)| by_lot(*seed, &among, number)).unwrap_or_default();
        for name in &won {
            *each.entry(name.clone()).or_default() += more;
        }
        let mut largest = qualification::largest(counts, count).sure;
        largest.extend(won.iter().cloned());
        Ok(Quotas { each, largest, order: Vec::new(), by_lot: won, cites })
    }

    fn by_quotients(&self, one: &Championship, event: &str, rule: &Seats) -> Result<Quotas, Refusal> {
        let (ordinance, competition) = self.rules_of(one)?;
        let size = one.details.size.or_else(|| competition.sizes.iter().copied().max());
        let size = size.ok_or_else(|| NotSo::NoSize(competition.at.cite()))?;
        let (on, counts, seed) = one.members.as_ref().ok_or_else(|| NotSo::NoNumbers(rule.at.cite()))?;
        let champion = competition.entitled.as_ref().and_then(|entitled| entitled.champion.as_ref());
        let unless_above = champion.is_some_and(|champion| champion.unless_above);
        let above = |who| unless_above && self.has_right(one, who, |right| right == Right::EntitledAbove);
        // A player entered on another ground frees the place for the Verbände.
        let by_another = |who: Entrant| {
            let prior = |ground| matches!(ground, Ground::LastChampion | Ground::FirstOfLastYear);
            one.active().any(|(_, entered)| entered.who.same(who) && !prior(entered.ground))
        };
        let prior: Vec<&NotedRight> = self
            .rights_in(one)
            .filter(|noted| !by_another(noted.who))
            .filter(|noted| match noted.right {
                Right::LastChampion => !above(noted.who),
                Right::FirstOfLastYear { place } => place as usize <= rule.prior,
                _ => false,
            })
            .collect();
        let as_of = AsOf { true_on: one.details.begins, known_by: Date::MAX };
        let born = prior.iter().filter_map(|noted| match noted.who {
            Entrant::Player { person, .. } => self.registry.born(person, as_of).map(|born| born.value),
            Entrant::Team { .. } => None,
        });
        let prior = match rule.prior_age {
            Some(_) => Prior::Born(born.collect()),
            None => Prior::Starting(prior.len()),
        };
        let date = rule.key_date.as_ref().map(|_| *on);
        let wanted = Wanted {
            event: event.to_owned(),
            size,
            host: one.details.host.is_some(),
            season: self.season,
            prior,
            members: vec![Members { date, counts: counts.clone() }],
        };
        let seated = quotients::seats(ordinance, &wanted).map_err(|why| match why {
            NoSeats::NoNumbers(day) => NotSo::NumbersOf(day, rule.at.cite()),
            other => NotSo::NoSeats(other),
        })?;
        let won = seated.lot.map(|lot| by_lot(*seed, &lot.among, lot.seats)).unwrap_or_default();
        let mut each = seated.total;
        for name in &won {
            *each.entry(name.clone()).or_default() += 1;
        }
        Ok(Quotas { each, largest: Vec::new(), order: seated.order, by_lot: won, cites: seated.cites })
    }

    /// The right of a relegated player before this championship.
    fn prior(&self, one: &Championship, who: Entrant) -> Option<PriorState> {
        let started: Vec<i16> = self
            .rights_in(one)
            .filter(|noted| noted.who.same(who))
            .filter_map(|noted| match noted.right {
                Right::Started { year } => Some(year),
                _ => None,
            })
            .collect();
        let of = |right: Right| match right {
            Right::Relegated { year } => Some(PriorRight::Relegated { year }),
            Right::DidNotPlay { next } => Some(PriorRight::DidNotPlay { next }),
            _ => None,
        };
        let own = self.rights_in(one).filter(|noted| noted.who.same(who));
        let states: Vec<PriorState> = own
            .filter_map(|noted| of(noted.right))
            .map(|right| prior_state(right, &started, one.year()))
            .collect();
        let holds = |state: &&PriorState| matches!(state, PriorState::Granted | PriorState::Retained);
        states.iter().find(holds).or(states.last()).copied()
    }

    /// The winner of this season's cup of players, by the same ordinance.
    fn won_the_cup(&self, one: &Championship, who: Entrant) -> bool {
        let cups = self.championships.all.values().filter(|cup| {
            cup.closed
                && cup.by_places()
                && self.is_cup(cup)
                && !self.of_teams(cup)
                && cup.details.ordinance == one.details.ordinance
        });
        cups.filter_map(|cup| Some(cup.entrants.get(&self.winner(cup)?)?.who)).any(|winner| winner.same(who))
    }

    /// The closed championship of the entrant's Verband or Bezirk in which others qualified.
    pub(crate) fn other_qualified(&self, one: &Championship, who: Entrant) -> Option<ChampionshipId> {
        let (verband, bezirk) = (self.verband_of(who), self.bezirk_of(who));
        let below = self.championships.all.iter().find(|(_, other)| {
            let of = other.details.of.as_ref();
            other.closed
                && !other.by_places()
                && other.details.above > 0
                && (&other.details.competition, &other.details.ordinance)
                    == (&one.details.competition, &one.details.ordinance)
                && (of == Some(&verband) || of == Some(&bezirk))
        });
        let (id, other) = below?;
        let named = self.onward(other).qualified.iter().any(|known| known.same(who));
        (!named).then_some(*id)
    }

    /// The article by which a ground gives a place, if the competition has it.
    fn ground_cite(&self, one: &Championship, ground: Ground) -> Option<Cite> {
        let (ordinance, competition) = self.rules_of(one).ok()?;
        let at = |article: &Option<String>| {
            let article = article.clone()?;
            Some(Cite { ordinance: competition.at.source.clone(), article })
        };
        let rule = quotient_rule(ordinance, &one.details.competition, competition).map(|(_, rule)| rule);
        let places = competition.places;
        let entitled = competition.entitled.as_ref();
        let by_places = |given: usize| (given > 0).then(|| competition.at.cite());
        let by_rule = |given: usize| rule.filter(|_| given > 0).map(|rule| rule.at.cite());
        match ground {
            Ground::Level => (!one.by_places()).then(|| competition.at.cite()),
            _ if !one.by_places() => None,
            Ground::Verband => entitled
                .and_then(|entitled| at(&entitled.verband))
                .or_else(|| by_places(places.map_or(0, |places| places.each)))
                .or_else(|| rule.map(|rule| rule.at.cite())),
            Ground::Bezirk => by_places(places.map_or(0, |places| places.bezirk)),
            Ground::Relegated => entitled.and_then(|entitled| at(&entitled.relegated)),
            Ground::FirstOfLastYear => entitled
                .and_then(|entitled| entitled.first.as_ref())
                .map(|first| first.at.cite())
                .or_else(|| by_rule(rule.filter(|_| entitled.is_none()).map_or(0, |rule| rule.prior))),
            Ground::LastChampion => {
                entitled.and_then(|entitled| entitled.champion.as_ref()).map(|champion| champion.at.cite())
            }
            Ground::CupWinner => entitled.and_then(|entitled| at(&entitled.cup_winner)),
            Ground::Host => entitled
                .and_then(|entitled| at(&entitled.host))
                .or_else(|| by_places(places.map_or(0, |places| places.host)))
                .or_else(|| by_rule(rule.map_or(0, |rule| rule.host))),
            Ground::Free => entitled.and_then(|entitled| at(&entitled.free)).or_else(|| {
                by_places(places.map_or(0, |places| places.free.max(usize::from(places.free_within_size))))
            }),
            Ground::Odd => by_places(places.map_or(0, |places| places.odd)),
        }
    }

    /// The grounds a competition has, each with its article.
    pub fn grounds(&self, one: &Championship) -> Vec<(Ground, Cite)> {
        Ground::ALL.into_iter().filter_map(|ground| Some((ground, self.ground_cite(one, ground)?))).collect()
    }

    fn slot(&self, one: &Championship, who: Entrant, ground: Ground) -> Slot {
        match ground {
            Ground::Verband | Ground::Bezirk | Ground::Odd | Ground::Level => {
                Slot::Verband(self.verband_of(who))
            }
            Ground::Relegated => Slot::RelegatedFromAbove,
            Ground::FirstOfLastYear => {
                let place = self.rights_in(one).find_map(|noted| match noted.right {
                    Right::FirstOfLastYear { place } if noted.who.same(who) => Some(place),
                    _ => None,
                });
                Slot::FirstOfLastYear(place.unwrap_or_default())
            }
            Ground::LastChampion => Slot::LastChampion,
            Ground::CupWinner => Slot::CupWinner,
            Ground::Host => Slot::Host,
            Ground::Free => Slot::Free,
        }
    }

    fn claim(&self, one: &Championship, who: Entrant, ground: Ground, key: usize) -> Claim {
        Claim {
            slot: self.slot(one, who, ground),
            player: key.to_string(),
            entitled_above: self.has_right(one, who, |right| right == Right::EntitledAbove),
        }
    }

    /// Whether somebody has a place on this ground, and by which article.
    pub(crate) fn judge_ground(
        &self,
        one: &Championship,
        who: Entrant,
        ground: Ground,
    ) -> Result<Cite, Refusal> {
        let (_, competition) = self.rules_of(one)?;
        let Some(cite) = self.ground_cite(one, ground) else {
            return Err(NotSo::NoGround(ground, self.grounds(one)).into());
        };
        let taken = |is: &dyn Fn(&Entered) -> bool| one.active().filter(|(_, entered)| is(entered)).count();
        let on_it = |entered: &Entered| entered.ground == ground;
        let only = |holds: bool, why: NotSo| if holds { Ok(()) } else { Err(Refusal::from(why)) };
        let full = |of: String, most: usize| NotSo::Full { ground, of, most, cite: cite.clone() };
        match ground {
            Ground::Level => {}
            Ground::Verband => {
                let verband = self.verband_of(who);
                let most = self.quotas(one)?.each.get(&verband).copied().unwrap_or(0);
                let own = |entered: &Entered| on_it(entered) && self.verband_of(entered.who) == verband;
                only(taken(&own) < most, full(verband.clone(), most))?;
            }
            Ground::Bezirk => {
                let bezirk = self.bezirk_of(who);
                let most = competition.places.map_or(0, |places| places.bezirk);
                let own = |entered: &Entered| on_it(entered) && self.bezirk_of(entered.who) == bezirk;
                only(taken(&own) < most, full(bezirk.clone(), most))?;
            }
            Ground::Host => {
                only(one.details.host.is_some(), NotSo::NoHost(cite.clone()))?;
                only(taken(&on_it) == 0, full(String::new(), 1))?;
            }
            Ground::Free => {
                let places = competition.places;
                let fixed = places.map_or(0, |places| places.free);
                only(fixed == 0 || taken(&on_it) < fixed, full(String::new(), fixed))?;
                let sizes = one.details.size.map_or_else(|| competition.sizes.clone(), |size| vec![size]);
                let entrants = one.active().count();
                let fits = sizes.is_empty() || free_places_to_fit(&sizes, entrants + 1).is_some();
                only(fits, full(String::new(), taken(&on_it)))?;
            }
            Ground::Odd => {
                let odd = competition.places.map_or(0, |places| odd_place(&places, one.active().count()));
                only(odd > 0 && taken(&on_it) < odd, full(String::new(), odd))?;
            }
            Ground::Relegated => match self.prior(one, who) {
                Some(PriorState::Granted | PriorState::Retained) => {}
                Some(gone) => return Err(NotSo::RightGone(gone, cite).into()),
                None => return Err(NotSo::NotNoted(ground, cite).into()),
            },
            Ground::FirstOfLastYear => {
                let first = |right| matches!(right, Right::FirstOfLastYear { .. });
                only(self.has_right(one, who, first), NotSo::NotNoted(ground, cite.clone()))?;
            }
            Ground::LastChampion => {
                let champion = self.has_right(one, who, |right| right == Right::LastChampion);
                only(champion, NotSo::NotNoted(ground, cite.clone()))?;
            }
            Ground::CupWinner => {
                let won =
                    self.has_right(one, who, |right| right == Right::CupWinner) || self.won_the_cup(one, who);
                only(won, NotSo::NotNoted(ground, cite.clone()))?;
            }
        }
        if competition.entitled.is_some() && one.by_places() {
            let filled = fill(competition, &[self.claim(one, who, ground, 0)]);
            if !filled.no_right.is_empty() {
                return Err(NotSo::NotNoted(ground, cite).into());
            }
            only(filled.empty.is_empty(), NotSo::StartsAbove(cite.clone()))?;
        }
        Ok(cite)
    }

    /// All places with their holders, and what is open.
    pub fn seat_list(&self, id: ChampionshipId) -> Result<SeatList, Refusal> {
        let one = self.held(id)?;
        let (ordinance, competition) = self.rules_of(one)?;
        let quotas = if one.by_places() { self.quotas(one)? } else { Quotas::default() };
        // Those who are entered come first: a player with several rights takes one place, the others stay empty.
        let entered =
            one.active().map(|(id, entered)| (entered.who, entered.ground, Some(id))).collect::<Vec<_>>();
        let mut claimed = entered.clone();
        let mut gone = Vec::new();
        for noted in self.rights_in(one) {
            let ground = match noted.right {
                Right::Relegated { .. } | Right::DidNotPlay { .. } => Ground::Relegated,
                Right::FirstOfLastYear { .. } => Ground::FirstOfLastYear,
                Right::LastChampion => Ground::LastChampion,
                Right::CupWinner => Ground::CupWinner,
                Right::EntitledAbove | Right::EntitledAhead | Right::Started { .. } => continue,
            };
            if ground == Ground::Relegated {
                match self.prior(one, noted.who) {
                    Some(PriorState::Granted | PriorState::Retained) => {}
                    Some(state) => {
                        gone.push((noted.who, state));
                        continue;
                    }
                    None => continue,
                }
            }
            let used = entered.iter().any(|(who, known, _)| who.same(noted.who) && *known == ground);
            let too_old = |who: Entrant| self.too_old_for_prior(one, ordinance, who);
            if !used && self.ground_cite(one, ground).is_some() && !too_old(noted.who) {
                claimed.push((noted.who, ground, None));
            }
        }
        let mut holders: Vec<Entrant> = Vec::new();
        let mut rows = Vec::new();
        let mut empty = Vec::new();
        let key_of = |holders: &mut Vec<Entrant>, who: Entrant| {
            holders.iter().position(|known| known.same(who)).unwrap_or_else(|| {
                holders.push(who);
                holders.len() - 1
            })
        };
        let claims: Vec<Claim> = claimed
            .iter()
            .map(|(who, ground, _)| {
                let key = key_of(&mut holders, *who);
                self.claim(one, *who, *ground, key)
            })
            .collect();
        let by_right = competition.entitled.is_some() && one.by_places();
        let filled = if by_right { Some(fill(competition, &claims)) } else { None };
        let by_quotients = quotient_rule(ordinance, &one.details.competition, competition).is_some();
        let mut seated: Vec<Entrant> = Vec::new();
        for ((who, ground, entrant), claim) in claimed.iter().zip(&claims) {
            let has = match &filled {
                Some(filled) => {
                    let holds = filled
                        .filled
                        .iter()
                        .any(|(slot, player, _)| (slot, player) == (&claim.slot, &claim.player));
                    holds && !seated.iter().any(|known| known.same(*who))
                }
                None => !seated.iter().any(|known| known.same(*who)),
            };
            let cite = self.ground_cite(one, *ground);
            match cite.filter(|_| has || entrant.is_some()) {
                Some(cite) => {
                    seated.push(*who);
                    rows.push(SeatRow { ground: *ground, who: *who, cite, entrant: *entrant });
                }
                // By quotients the Verbände get what nobody uses.
                None if by_quotients => {}
                None => empty.push((*ground, *who)),
            }
        }
        let entrants = entered.len();
        let open = self.open_seats(one, competition, &quotas);
        let host = one.details.host.is_some();
        let bezirke: std::collections::BTreeSet<&str> = self
            .clubs
            .values()
            .map(|club| club.details.bezirk.as_str())
            .filter(|name| !name.is_empty())
            .collect();
        let sizes = one.details.size.map_or_else(|| competition.sizes.clone(), |size| vec![size]);
        let places = competition.places.filter(|_| one.by_places());
        let odd = places.map_or(0, |places| odd_place(&places, entrants));
        let all = places.map(|places| total(&places, quotas.each.len(), bezirke.len(), host, places.free));
        let free = (one.by_places() && self.ground_cite(one, Ground::Free).is_some())
            .then(|| free_places_to_fit(&sizes, entrants))
            .flatten();
        Ok(SeatList {
            rows,
            empty,
            gone,
            open,
            total: all.or_else(|| sizes.iter().copied().max()).filter(|_| one.by_places()),
            entrants,
            size: self.size_of(one).unwrap_or(Size::Fits),
            system: framework::system(competition, entrants),
            free,
            odd,
            quotas,
        })
    }

    /// What there is to say about the number of entrants; nothing below the federation.
    pub fn size_of(&self, one: &Championship) -> Option<Size> {
        let competition = self.competition(one).filter(|_| one.by_places())?;
        Some(framework::size(competition, one.active().count(), one.details.size.is_some()))
    }

    /// A right of last year's first that an age limit has ended (youth ordinance 10.1).
    fn too_old_for_prior(&self, one: &Championship, ordinance: &Ordinance, who: Entrant) -> bool {
        let Some(competition) = self.competition(one) else { return false };
        let rule = quotient_rule(ordinance, &one.details.competition, competition);
        let event = rule.and_then(|(_, rule)| rule.prior_age.as_ref());
        let as_of = AsOf { true_on: one.details.begins, known_by: Date::MAX };
        let (Some(event), Some(season), Entrant::Player { person, .. }) = (event, self.season, who) else {
            return false;
        };
        let born = self.registry.born(person, as_of);
        born.is_some_and(|born| within(ordinance, event, born.value, season) == Some(false))
    }

    fn open_seats(&self, one: &Championship, competition: &Competition, quotas: &Quotas) -> Vec<OpenSeat> {
        let mut open = Vec::new();
        if !one.by_places() {
            return open;
        }
        if self.ground_cite(one, Ground::Verband).is_some() {
            for (verband, most) in &quotas.each {
                let own = one.active().filter(|(_, entered)| {
                    entered.ground == Ground::Verband && self.verband_of(entered.who) == *verband
                });
                let number = most.saturating_sub(own.count());
                if number > 0 {
                    open.push(OpenSeat { ground: Ground::Verband, of: Some(verband.clone()), number });
                }
            }
        }
        let taken = |ground| one.active().filter(|(_, entered)| entered.ground == ground).count();
        if one.details.host.is_some()
            && self.ground_cite(one, Ground::Host).is_some()
            && taken(Ground::Host) == 0
        {
            open.push(OpenSeat { ground: Ground::Host, of: None, number: 1 });
        }
        let free = competition.places.map_or(0, |places| places.free).saturating_sub(taken(Ground::Free));
        if free > 0 {
            open.push(OpenSeat { ground: Ground::Free, of: None, number: free });
        }
        open
    }
}

/// The article that gives places to the Verbände.
fn verband_cite(competition: &Competition) -> Cite {
    let article = competition.entitled.as_ref().and_then(|entitled| entitled.verband.clone());
    let article = article.unwrap_or_else(|| competition.at.article.clone());
    Cite { ordinance: competition.at.source.clone(), article }
}

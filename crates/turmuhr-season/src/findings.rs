//! Line-ups judged from the registry: what each finding rests on.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_federation::{
    Ordinance,
    matches::lineup::{
        self, Appearance, Consequence, Facts, NoJudgement, Occasion, Player, Rank, Seat, Side, Violation,
        ViolationKind, Which,
    },
    ordinance::Cite,
    persons::{
        age::Sex,
        eligibility::PassConsequence,
        person::{ClubId, PersonId, TeamNumber},
    },
};

use crate::{
    fact::{MatchId, TeamId},
    registry::{AsOf, ListKind},
    state::{Match, Report, State, Team},
};

/// A violation, and the entries of the journal it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    pub violation: Violation,
    pub rests_on: Vec<u64>,
}

/// A match as line-up rules see it, with the entries behind each fact.
#[derive(Clone, Debug)]
pub struct Lined<'s> {
    pub ordinance: &'s Ordinance,
    pub game: lineup::Match,
    report: u64,
    sides: [BTreeMap<Rank, Behind>; 2],
    /// Bans on the club or the team.
    club_bans: [Vec<u64>; 2],
    /// Players under a reservation of the card that nobody has examined yet.
    reserved: Vec<(Which, usize)>,
    /// Players whose reservation ended with the loss of their game (annex 1, 13.3).
    not_shown: Vec<NotShown>,
    /// Players whose pass was held and shown in time, as the director found.
    cleared: Vec<(Which, usize)>,
    /// The article on passes that a club does not hold.
    held: Option<Cite>,
}

#[derive(Clone, Debug)]
struct NotShown {
    violation: Violation,
    /// The entry of the examination.
    entry: u64,
}

/// The entries behind the facts about one player.
#[derive(Clone, Debug, Default)]
struct Behind {
    list: Vec<u64>,
    pass: Vec<u64>,
    member: Vec<u64>,
    bans: Vec<u64>,
    born: Vec<u64>,
    sex: Vec<u64>,
    german: Vec<u64>,
    elsewhere: Vec<u64>,
    uses: Vec<u64>,
    /// There is a pass, and the club does not hold it: it was lost.
    lost_pass: bool,
}

/// The teams of a club that share a list and count each other's substitutes: those of one ordinance and competition.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Family<'s> {
    ordinance: &'s str,
    competition: &'s str,
}

impl Lined<'_> {
    /// Every violation. A pass that is missing under a reservation is none before it is examined (2.4).
    pub fn violations(&self) -> Result<Vec<Violation>, NoJudgement> {
        let mut found = lineup::judge(self.ordinance, &self.game)?;
        let reserved =
            |side, board: Option<usize>| board.is_some_and(|board| self.reserved.contains(&(side, board)));
        found.retain(|one| one.kind != ViolationKind::NoPass || !reserved(one.side, one.board));
        let cleared =
            |one: &Violation| one.board.is_some_and(|board| self.cleared.contains(&(one.side, board)));
        let lost = |one: &Violation| {
            let behind = one.rank.and_then(|rank| self.sides[side_index(one.side)].get(&rank));
            one.kind == ViolationKind::NoPass && behind.is_some_and(|behind| behind.lost_pass)
        };
        found.retain(|one| !lost(one) || !cleared(one));
        // A pass that was lost exists; only the player's own game is lost (annex 1, 13.3).
        for one in found.iter_mut().filter(|one| lost(one)) {
            one.kind = ViolationKind::PassNotShown;
            one.consequence = Consequence::BoardLost;
            one.cites = self.held.iter().cloned().collect();
        }
        let known = |other: &Violation| {
            found.iter().any(|one| (one.side, one.board, one.kind) == (other.side, other.board, other.kind))
        };
        let not_shown: Vec<Violation> =
            self.not_shown.iter().map(|one| one.violation.clone()).filter(|one| !known(one)).collect();
        found.extend(not_shown);
        found.sort_by_key(|violation| (violation.side, violation.board, violation.kind));
        Ok(found)
    }

    /// Every violation, waived or not, with what it rests on.
    pub fn findings(&self) -> Result<Vec<Finding>, NoJudgement> {
        let found = self.violations()?;
        Ok(found
            .into_iter()
            .map(|violation| Finding { rests_on: self.rests_on(&violation), violation })
            .collect())
    }

    fn rests_on(&self, violation: &Violation) -> Vec<u64> {
        let side = side_index(violation.side);
        let nothing = Behind::default();
        let behind = violation.rank.and_then(|rank| self.sides[side].get(&rank)).unwrap_or(&nothing);
        let all = |of: &dyn Fn(&Behind) -> &Vec<u64>| -> Vec<u64> {
            self.sides[side].values().flat_map(of).copied().collect()
        };
        let mut entries = match violation.kind {
            ViolationKind::Banned => behind.bans.clone(),
            ViolationKind::ClubBanned => self.club_bans[side].clone(),
            ViolationKind::NoPass => behind.pass.clone(),
            ViolationKind::PassNotShown => {
                let shown = self.not_shown.iter().map(|one| one.entry);
                let lost = behind.pass.iter().copied().filter(|_| behind.lost_pass);
                shown.chain(lost).collect()
            }
            ViolationKind::NotAMember => behind.member.clone(),
            ViolationKind::NotListed
            | ViolationKind::HigherTeam
            | ViolationKind::SameClass
            | ViolationKind::GuestDistrict => behind.list.clone(),
            ViolationKind::OtherClub => behind.elsewhere.clone(),
            ViolationKind::ForeignLimit => all(&|one| &one.german),
            ViolationKind::GuestLimit | ViolationKind::TooLow | ViolationKind::Gap => all(&|one| &one.list),
            ViolationKind::TooOld => behind.born.clone(),
            ViolationKind::NotAGirl => behind.sex.clone(),
            ViolationKind::SpecialBoard => [behind.sex.clone(), behind.born.clone()].concat(),
            ViolationKind::BundesligaLock
            | ViolationKind::PlayedUp
            | ViolationKind::SisterTeam
            | ViolationKind::SubstituteLimit
            | ViolationKind::Suspended => behind.uses.clone(),
            ViolationKind::NotAppeared | ViolationKind::Unnamed => Vec::new(),
        };
        entries.push(self.report);
        entries.sort_unstable();
        entries.dedup();
        entries
    }
}

const fn side_index(side: Which) -> usize {
    match side {
        Which::Home => 0,
        Which::Guest => 1,
    }
}

/// An appearance of a player before a match.
struct Use {
    club: ClubId,
    rank: Rank,
    team: TeamNumber,
    seated: bool,
    occasion: Occasion,
    board: usize,
    on: Date,
    entry: u64,
    family: bool,
    list: ListKind,
}

impl State {
    pub(crate) fn family(&self, team: &Team) -> Option<Family<'_>> {
        let class = self.classes.get(&team.class)?;
        let ordinance = class.ordinance.as_ref().or(self.ordinance.as_ref())?;
        Some(Family { ordinance: &ordinance.id, competition: class.details.rules() })
    }

    /// The list that a class plays by.
    pub fn list_of(&self, team: &Team) -> ListKind {
        let class = self.classes.get(&team.class);
        let rules = class.and_then(|class| {
            let ordinance = self.ordinance_of(team.class)?;
            ordinance.rules.lineup.get(class.details.rules())
        });
        if rules.is_some_and(|rules| rules.youth_ranks) { ListKind::Youth } else { ListKind::Senior }
    }

    /// The match for [`lineup::judge`]: both sides as of the day of the match, from what was known by a day.
    pub fn lined(&self, id: MatchId, report: &Report, known_by: Date) -> Option<Lined<'_>> {
        let one = self.matches.get(&id)?;
        let class = self.classes.get(&one.fixture.class)?;
        let ordinance = self.ordinance_of(one.fixture.class)?;
        let uses =
            [one.fixture.home, one.fixture.guest].map(|team| self.uses_before(id, one, team, known_by));
        let [home_uses, guest_uses] = uses;
        let (mut home, behind_home, home_bans) =
            self.side(one, (one.fixture.home, &report.home), &home_uses?, known_by, report.confirmed)?;
        let (mut guest, behind_guest, guest_bans) =
            self.side(one, (one.fixture.guest, &report.guest), &guest_uses?, known_by, report.confirmed)?;
        let absent = |side| report.card.absent.contains(&side);
        home.came = absent(Which::Guest) && !absent(Which::Home);
        guest.came = absent(Which::Home) && !absent(Which::Guest);
        // What was confirmed before it was examined keeps its findings.
        let open = |(side, board): &&(Which, usize)| {
            !report.confirmed && !self.registry.notes.examined.contains_key(&(id, *side, *board))
        };
        let reserved = report.card.reservations.iter().filter(open).copied().collect();
        let game = lineup::Match {
            competition: class.details.rules().to_owned(),
            occasion: one.fixture.occasion,
            boards: class.details.boards,
            season: self.season,
            home,
            guest: Some(guest),
            results: Some(report.results_now()),
        };
        let sides = [behind_home, behind_guest];
        let club_bans = [home_bans, guest_bans];
        let (not_shown, cleared) = self.not_shown(id, one, report);
        let held = self.pass_article("13.3");
        Some(Lined {
            ordinance,
            game,
            report: report.entry,
            sides,
            club_bans,
            reserved,
            not_shown,
            cleared,
            held,
        })
    }

    /// Games lost because a pass was not held or not shown in time; and players for whom that was cleared.
    fn not_shown(&self, id: MatchId, one: &Match, report: &Report) -> (Vec<NotShown>, Vec<(Which, usize)>) {
        let (mut all, mut cleared) = (Vec::new(), Vec::new());
        for (side, team, seats) in
            [(Which::Home, one.fixture.home, &report.home), (Which::Guest, one.fixture.guest, &report.guest)]
        {
            for seat in seats.iter().filter(|seat| !seat.absent) {
                let Some(outcome) = self.examined(id, one, side, team, *seat) else { continue };
                match outcome.consequence {
                    PassConsequence::GameLost => {}
                    PassConsequence::None => {
                        cleared.push((side, seat.board));
                        continue;
                    }
                    PassConsequence::MatchLost => continue,
                }
                let violation = Violation {
                    side,
                    board: Some(seat.board),
                    rank: Some(seat.rank),
                    kind: ViolationKind::PassNotShown,
                    consequence: Consequence::BoardLost,
                    cites: outcome.cite.into_iter().collect(),
                    facts: Facts::default(),
                };
                all.push(NotShown { violation, entry: outcome.entry });
            }
        }
        (all, cleared)
    }

    /// Every appearance before a match: those for the club, and those for other clubs, to find double play.
    fn uses_before(&self, id: MatchId, one: &Match, team: TeamId, known_by: Date) -> Option<Vec<Use>> {
        let own = self.teams.get(&team)?;
        let family = self.family(own);
        // Only a player of a list is known by person, and can have played for another club.
        let strangers = self.registry.lists.keys().any(|(club, _)| *club == own.club);
        let mut uses = Vec::new();
        for (other, played) in self.matches.iter().filter(|(other, played)| played.before(**other, one, id)) {
            let Some(report) = played.report.as_ref().filter(|report| report.known <= known_by) else {
                continue;
            };
            debug_assert!(*other != id);
            let sides = [(played.fixture.home, &report.home), (played.fixture.guest, &report.guest)];
            for (team, seats) in sides {
                let Some(theirs) = self.teams.get(&team) else { continue };
                if theirs.club != own.club && !strangers {
                    continue;
                }
                let list = self.list_of(theirs);
                let same = theirs.club == own.club && self.family(theirs) == family;
                uses.extend(seats.iter().map(|seat| Use {
                    club: theirs.club,
                    rank: seat.rank,
                    team: theirs.number,
                    seated: !seat.absent,
                    occasion: played.fixture.occasion,
                    board: seat.board,
                    on: played.fixture.on,
                    entry: report.entry,
                    family: same,
                    list,
                }));
            }
        }
        Some(uses)
    }

    /// `confirmed`: what became known since makes a matter; before, it does not reach back.
    fn side(
        &self,
        one: &Match,
        (team, seats): (TeamId, &[Seat]),
        uses: &[Use],
        known_by: Date,
        confirmed: bool,
    ) -> Option<(Side, BTreeMap<Rank, Behind>, Vec<u64>)> {
        let own = self.teams.get(&team)?;
        let club = self.clubs.get(&own.club)?;
        let as_of = AsOf { true_on: one.fixture.on, known_by };
        let mut behind: BTreeMap<Rank, Behind> = BTreeMap::new();
        let mut players = Vec::new();
        for seat in seats {
            let (player, rests) = self.player(own, seat.rank, uses, as_of, confirmed);
            players.push(player);
            behind.insert(seat.rank, rests);
        }
        // Older seasons note players who do not sit at a board today; the order of ranks does not depend on them.
        for ((of, rank), history) in &self.registry.noted {
            let seated = seats.iter().any(|seat| seat.rank == *rank);
            if *of == own.club
                && !seated
                && let Some(noted) = history.at(as_of)
            {
                players.push(noted.value.clone());
            }
        }
        let earlier = uses.iter().filter(|one| one.family).map(|one| Appearance {
            rank: one.rank,
            team: one.team,
            seated: one.seated,
            occasion: one.occasion,
            board: Some(one.board),
        });
        let mut bans = if confirmed {
            self.registry.bans_of(own.club, Some(team), as_of)
        } else {
            self.registry.bans_of_in_time(own.club, Some(team), as_of)
        };
        // A ban that came with the admission of the club.
        let admitted = club.details.banned(own.number, one.fixture.on);
        if admitted {
            bans.push(club.entry);
        }
        let side = Side {
            team: Some(own.number),
            teams: self.teams_like(own),
            players,
            earlier: earlier.collect(),
            lineup: seats.to_vec(),
            district: Some(club.details.bezirk.clone()),
            banned: !bans.is_empty(),
            came: false,
        };
        Some((side, behind, bans))
    }

    /// A player of a rank, from the registry; without a list, as older seasons noted it.
    fn player(
        &self,
        team: &Team,
        rank: Rank,
        uses: &[Use],
        as_of: AsOf,
        confirmed: bool,
    ) -> (Player, Behind) {
        let mut behind = Behind::default();
        let own = |one: &&Use| one.family && one.rank == rank;
        behind.uses = uses.iter().filter(own).map(|one| one.entry).collect();
        let served = self.served(team, rank, as_of);
        let line = self.listed(team, rank, as_of.known_by).map(|(line, _)| line);
        let Some(person) = self.of_rank(team, rank, as_of.known_by) else {
            let noted = self.registry.noted.get(&(team.club, rank)).and_then(|history| history.at(as_of));
            let mut player = noted.map(|noted| noted.value.clone()).unwrap_or_default();
            if let Some(noted) = noted {
                let entry = vec![noted.source.entry];
                behind = Behind {
                    list: entry.clone(),
                    pass: entry.clone(),
                    member: entry.clone(),
                    bans: entry.clone(),
                    born: entry.clone(),
                    sex: entry.clone(),
                    german: entry.clone(),
                    elsewhere: entry,
                    uses: behind.uses,
                    lost_pass: false,
                };
            }
            player.rank = rank;
            player.served = player.served.max(served);
            return (player, behind);
        };
        let registry = &self.registry;
        behind.list = line.map(|line| line.source.entry).into_iter().collect();
        // A guest plays with the pass of her own club.
        let guest_of = line.and_then(|line| line.value.guest_of);
        let club = guest_of.unwrap_or(team.club);
        let pass = registry.entitled(person, club, as_of);
        let member = registry.member(person, club, as_of);
        let born = registry.born(person, as_of);
        let sex = registry.sex(person, as_of);
        let german = registry.german(person, as_of);
        behind.pass = pass.rests_on;
        behind.lost_pass = !pass.value && registry.lost_pass(person, club, as_of);
        behind.bans =
            if confirmed { registry.bans(person, as_of) } else { registry.bans_in_time(person, as_of) };
        let who = registry.identity(person, as_of.known_by);
        let elsewhere =
            uses.iter().filter(|one| one.seated && one.club != team.club && one.on <= as_of.true_on);
        let same = |one: &&Use| {
            // A guest stays a player of her own club.
            let person = match one.rank {
                Rank::Unlisted(person) => Some(person),
                Rank::Listed(_) | Rank::Youth { .. } => {
                    let line = registry.line(one.club, one.list, one.rank, as_of.known_by);
                    line.filter(|line| line.value.guest_of.is_none()).map(|line| line.value.person)
                }
            };
            person.is_some_and(|person| registry.identity(person, as_of.known_by) == who)
        };
        behind.elsewhere = elsewhere.filter(same).map(|one| one.entry).collect();
        let guest_district = guest_of.and_then(|club| self.clubs.get(&club));
        let name = registry.name(person, as_of);
        let player = Player {
            rank,
            name: name.map(|name| format!("{}, {}", name.surname, name.first_name)).unwrap_or_default(),
            pass: pass.value,
            member: member.as_ref().is_none_or(|member| member.value),
            listed: line.is_some_and(|line| line.holds.covers(as_of.true_on)),
            banned: !behind.bans.is_empty(),
            other_club: guest_of.is_none() && !behind.elsewhere.is_empty(),
            girl: sex.as_ref().is_some_and(|sex| sex.value == Sex::Female),
            german: german.as_ref().is_none_or(|german| german.value),
            born: born.as_ref().map(|born| born.value),
            served,
            guest_district: guest_district.map(|club| club.details.bezirk.clone()),
        };
        behind.member = member.map(|member| member.rests_on).unwrap_or_default();
        behind.born = born.map(|born| born.rests_on).unwrap_or_default();
        behind.sex = sex.map(|sex| sex.rests_on).unwrap_or_default();
        behind.german = german.map(|german| german.rests_on).unwrap_or_default();
        (player, behind)
    }

    /// The line of the club's list with this rank. A late youth has the number of the senior list.
    pub fn listed(
        &self,
        team: &Team,
        rank: Rank,
        known_by: Date,
    ) -> Option<(&crate::registry::Stated<crate::registry::Line>, PersonId)> {
        let list = self.list_of(team);
        let of = |list| self.registry.line(team.club, list, rank, known_by);
        let line = of(list).or_else(|| of(ListKind::Senior))?;
        Some((line, line.value.person))
    }

    /// The person of a rank: by the list, or somebody on no list who is named.
    pub fn of_rank(&self, team: &Team, rank: Rank, known_by: Date) -> Option<PersonId> {
        match rank {
            Rank::Unlisted(person) => Some(person),
            Rank::Listed(_) | Rank::Youth { .. } => {
                self.listed(team, rank, known_by).map(|(_, person)| person)
            }
        }
    }

    /// Matches of an automatic suspension that a youth has sat out: matches of the own team without the player after the
    /// use that caused it (youth ordinance, 7.3).
    fn served(&self, team: &Team, rank: Rank, as_of: AsOf) -> usize {
        let rule = self.ordinance_of(team.class).and_then(|ordinance| {
            let class = self.classes.get(&team.class)?;
            ordinance.rules.lineup.get(class.details.rules())?.suspension.as_ref()
        });
        let (Some(rule), Rank::Youth { team: base, .. }) = (rule, rank) else { return 0 };
        let family = self.family(team);
        let height = |number: TeamNumber| {
            let own = self
                .teams
                .values()
                .find(|one| one.club == team.club && one.number == number && self.family(one) == family);
            own.and_then(|own| self.classes.get(&own.class)).map(|class| class.details.height)
        };
        let Some(base_height) = height(base) else { return 0 };
        let mut played: Vec<(&MatchId, &Match)> =
            self.matches.iter().filter(|(_, one)| one.fixture.on < as_of.true_on).collect();
        played.sort_by_key(|(id, one)| one.order(**id));
        let (mut uses, mut owed, mut served) = (0, 0, 0);
        for (_, one) in played {
            let Some(report) = one.report.as_ref().filter(|report| report.known <= as_of.known_by) else {
                continue;
            };
            for (id, seats) in [(one.fixture.home, &report.home), (one.fixture.guest, &report.guest)] {
                let Some(theirs) = self.teams.get(&id) else { continue };
                if theirs.club != team.club || self.family(theirs) != family {
                    continue;
                }
                let there = seats.iter().any(|seat| seat.rank == rank && !seat.absent);
                let named = seats.iter().any(|seat| seat.rank == rank);
                let higher = height(theirs.number).is_some_and(|height| height > base_height);
                if there && higher && rule.counted.contains(&one.fixture.occasion) {
                    uses += 1;
                    owed += usize::from(uses > rule.free);
                } else if theirs.number == base && !named && owed > served {
                    served += 1;
                }
            }
        }
        served
    }
}

//! A section as a contest: the input for pairings, standings, ratings and paper.

mod teams;

use turmuhr_contest::{
    Adjourned, Contest, National, PairedBy, Person as Listed, Player, Sex as Letter, bye_of_game,
};
use turmuhr_core::{Bye, Color, PlayerId, Round};
use turmuhr_pairing::{
    Attendance,
    field::{Adjustment, Prohibition},
};
use turmuhr_rating::Date;

pub(crate) use teams::{Members, Seat, forfeited_match, seat, seats};

use crate::{
    apart::Apart,
    event::Event,
    id::{At, Party, RoundNo},
    person::{Person, Sex},
    report::type_code,
    round::{Game, Pair},
    section::Section,
    settings::{Format, SwissSystem},
    starting_list::StartingList,
};

/// Which results of games count.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// For standings and pairings.
    AsCounted,
    /// For ratings: the games really played.
    AsRated,
}

/// The contest after `rounds` rounds of the section, with the attendance in the next one.
pub fn contest(event: &Event, section: &Section, rounds: u32, shown: Shown) -> Contest {
    let rounds = rounds.min(section.current_round());
    let federation = event.details.federation.as_str();
    let view = View { section, federation, numbers: section.starting_list(), rounds, shown };
    let settings = &section.settings;
    let games = settings.format.games_a_round();
    let details = &event.details;
    let day = |date: jiff::civil::Date| {
        let number = |part: i8| u32::try_from(part).unwrap_or(1);
        Some(Date::new(u32::try_from(date.year()).ok()?, number(date.month()), number(date.day())))
    };
    let mut contest = Contest {
        form: settings.format.form(),
        paired_by: match settings.format.system() {
            Some(system) => PairedBy::System(system),
            None => PairedBy::Other(type_code(&settings.format)),
        },
        baku: is_accelerated(&settings.format),
        rounds: rounds * games,
        total_rounds: Some(settings.rounds * games),
        initial_colour: Some(section.lots.as_ref().map_or(Color::White, |lots| lots.initial_colour)),
        scoring: settings.points.scoring(),
        leavers: section.leavers(rounds),
        tie_breaks: settings.tie_breaks.iter().map(ToString::to_string).collect(),
        day: details.end.and_then(day).or_else(|| details.start.and_then(day)),
        time: settings.time_control.as_ref().and_then(|pace| turmuhr_contest::time(pace.as_str())),
        ..Contest::of(Vec::new())
    };
    if settings.format.is_of_teams() {
        let members = Members::new(&view);
        contest.players = members.players(&view);
        contest.adjourned = view.adjourned_at_boards(&members);
        contest.teams = Some(teams::teams(&view, &members));
    } else {
        contest.players = view.players();
        contest.adjourned = view.adjourned();
        contest.prohibited = view.prohibited();
        if contest.baku && games == 1 {
            // A point system that forbids acceleration prevents pairing, but not the display.
            drop(contest.accelerate());
        }
    }
    contest
}

/// Lim has no accelerated form in tournament files.
const fn is_accelerated(format: &Format) -> bool {
    match format {
        Format::Swiss { system: SwissSystem::Lim | SwissSystem::LimMaxi, .. } => false,
        Format::Swiss { baku, .. } => *baku,
        Format::RoundRobin { .. }
        | Format::Knockout { .. }
        | Format::Scheveningen
        | Format::TeamSwiss { .. }
        | Format::TeamRoundRobin { .. } => false,
    }
}

/// A section up to a round.
pub(crate) struct View<'s> {
    pub(crate) section: &'s Section,
    /// Of the event: national ratings of players without a federation are on its list.
    pub(crate) federation: &'s str,
    pub(crate) numbers: StartingList,
    pub(crate) rounds: u32,
    pub(crate) shown: Shown,
}

impl View<'_> {
    /// The rounds of the contest that so many rounds of the section make.
    pub(crate) fn contest_rounds(&self, rounds: u32) -> u32 {
        rounds * self.section.settings.format.games_a_round()
    }

    /// The round to be paired, if `rounds` covers the whole section.
    pub(crate) fn next(&self) -> Option<RoundNo> {
        let next = RoundNo::after(self.rounds);
        (next.is_among(self.section.settings.rounds) && next >= self.section.next_round()).then_some(next)
    }

    /// The bye of a party that is away in the round to be paired.
    pub(crate) fn away(&self, party: Party) -> Option<Bye> {
        self.section.attendance(party, self.next()?).err().map(Bye::from)
    }

    /// Adjourned games of individuals.
    pub(crate) fn adjourned(&self) -> Adjourned {
        self.adjourned_by(|pair, _, at| {
            let number = self.contest_rounds(at.round.before()) + at.game.0;
            [pair.first, pair.second].map(|party| Some((self.numbers.number(party)?, number)))
        })
    }

    /// Adjourned games of the members of teams.
    pub(crate) fn adjourned_at_boards(&self, members: &Members) -> Adjourned {
        self.adjourned_by(|_, game, at| {
            [game.white, game.black].map(|player| Some((members.number(player?)?, at.round.0)))
        })
    }

    fn adjourned_by(&self, sides: impl Fn(&Pair, &Game, At) -> [Option<(PlayerId, u32)>; 2]) -> Adjourned {
        let games = self.section.adjourned().into_iter().filter(|at| at.round.is_among(self.rounds));
        let found = games.filter_map(|at| {
            let pair = self.section.round(at.round)?.pair(at.board)?;
            Some(sides(pair, self.section.game(at)?, at))
        });
        Adjourned::Games(found.flatten().flatten().collect())
    }

    fn players(&self) -> Vec<Player> {
        let player = |(number, party): (PlayerId, Party)| {
            let person = &self.section.player(party)?.person;
            Some(self.player(party, number, person))
        };
        self.numbers.iter().filter_map(player).collect()
    }

    fn player(&self, party: Party, number: PlayerId, person: &Person) -> Player {
        let games = self.section.settings.format.games_a_round();
        let rounds = RoundNo::first(self.rounds).flat_map(|round| (0..games).map(move |game| (round, game)));
        let changes = self.section.adjustments.iter();
        let changes = changes.filter(|change| change.party == party && change.round <= self.rounds);
        Player {
            event_rating: self.event_rating(person),
            national: self.national(person).into_iter().collect(),
            history: rounds
                .map(|(round, game)| self.seen_by(party, round, game).unwrap_or(Round::Bye(Bye::Zero)))
                .collect(),
            next: self.away(party).map_or(Attendance::Present, Attendance::Away),
            adjustments: changes
                .map(|change| Adjustment { round: self.contest_rounds(change.round), points: change.points })
                .collect(),
            ..Player::new(number, self.listed(person))
        }
    }

    /// With the FIDE rating, never that of the starting list (TRF26, record 001). A national rating without a federation
    /// has no record of its own and would be lost.
    pub(crate) fn listed(&self, person: &Person) -> Listed {
        let rating = match self.federation_of(person) {
            Some(_) => person.fide_rating.unwrap_or(0),
            None => self.section.settings.initial_order.rating(person),
        };
        listed(person, (rating > 0).then_some(rating), &person.fide_number)
    }

    /// The rating of the starting list where it is not FIDE's.
    pub(crate) fn event_rating(&self, person: &Person) -> Option<u32> {
        let rating = self.section.settings.initial_order.rating(person);
        Some(rating).filter(|rating| self.listed(person).rating.unwrap_or(0) != *rating)
    }

    /// The federation on whose list the player's national rating is.
    pub(crate) fn federation_of<'p>(&'p self, person: &'p Person) -> Option<&'p str> {
        [person.federation.as_str(), self.federation].into_iter().find(|code| code.len() == 3)
    }

    /// The player's national rating and number, besides FIDE's.
    fn national(&self, person: &Person) -> Option<National> {
        let known = person.national_rating.is_some() || !person.national_number.is_empty();
        let federation = self.federation_of(person).filter(|_| known)?;
        Some(National {
            federation: federation.to_owned(),
            rating: person.national_rating,
            number: person.national_number.clone(),
        })
    }

    /// One game of a round, from 0. An unfinished game has no result.
    pub(crate) fn seen_by(&self, party: Party, number: RoundNo, game: u32) -> Option<Round> {
        let round = self.section.round(number)?;
        let numbered = |round: Round<Party>| round.known_as(|other| self.numbers.number(other));
        let Some(pair) = round.pairs.iter().find(|pair| pair.has(party)) else {
            return match self.section.seen_by(party, number)? {
                Round::Bye(bye) => Some(Round::Bye(bye_of_game(bye, game))),
                other => numbered(other),
            };
        };
        let game = pair.games.get(game as usize)?;
        let colour = Color::from_white(game.first_has_white == (party == pair.first));
        let opponent = pair.other(party);
        let result = match self.shown {
            Shown::AsRated => game.rated_as.or(game.result),
            Shown::AsCounted => game.result,
        };
        let unfinished = Round::Adjourned { opponent, colour };
        numbered(result.map_or(unfinished, |result| result.seen_by(colour, opponent)))
    }

    /// Members of a group may not meet each other up to a round.
    pub(crate) fn prohibited(&self) -> Vec<Prohibition> {
        let group = |group: Apart| {
            let mut players: Vec<PlayerId> =
                group.members.iter().filter_map(|player| self.numbers.number(*player)).collect();
            players.sort_unstable();
            players.dedup();
            let last_round = self.contest_rounds(group.until.up_to());
            Prohibition { first_round: 1, last_round, players }
        };
        self.section.apart().into_iter().map(group).collect()
    }
}

pub(crate) fn listed(person: &Person, rating: Option<u32>, number: &str) -> Listed {
    Listed {
        sex: person.sex.map(|sex| match sex {
            Sex::Male => Letter::Male,
            Sex::Female => Letter::Female,
        }),
        title: person.title.clone(),
        name: person.name.clone(),
        rating,
        federation: person.federation.clone(),
        number: number.to_owned(),
        birth: person.birth.replace('-', "/"),
    }
}

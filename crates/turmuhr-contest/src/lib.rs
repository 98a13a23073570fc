//! One tournament, as far as it was played: who takes part, what was played, what counts.
//!
//! A [`Contest`] is made from a section of an event or from a tournament file. Pairings ([`Contest::ready`]), standings
//! ([`Contest::table`]) and ratings ([`Contest::for_elo`]) are worked out from it, so that they cannot differ by where
//! the tournament came from.
//!
//! # What is where
//!
//! - `pairing`: the field of the next round, or why it cannot be paired. `matches_of_two`: two games a match, two rounds here.
//! - `table`: standings, with leavers accounted for. `rating`: games for Elo or a national rating.
//! - `teams`: teams and their matches; `teams/counted` for standings, `teams/paired` for pairings.
//!
//! Sections become a contest in `turmuhr-tournament/src/contest.rs`, files in `turmuhr-exchange/src/trf/tournament`.

mod matches_of_two;
mod pairing;
mod rating;
mod table;
mod teams;

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_core::{Color, PlayerId, Points, Round};
use turmuhr_pairing::{
    Attendance, Scoring, System,
    field::{Adjustment, Prohibition},
};
use turmuhr_rating::{Date, Time};
use turmuhr_standings::{Form, Measure, withdrawal::Leaver};

pub use matches_of_two::bye_of_game;
pub use pairing::{Ask, Purpose, Ready, Unready};
pub use rating::{NationalRatings, day, time};
pub use table::{NoTable, Table, TableAsk, TieBreaks};
pub use teams::{
    Abnormal, ByeWorth, Outcome, Paired, Team, TeamFault, TeamNumber, TeamRound, Teams, Unplayed,
};

/// A tournament of individuals or teams. Rounds count games: a match of two games is two rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    pub form: Form,
    pub paired_by: PairedBy,
    /// The Baku method (C.04.7) applies; each participant has its virtual points.
    pub baku: bool,
    /// Paired rounds. The next one is to be paired.
    pub rounds: u32,
    /// Planned rounds, if known.
    pub total_rounds: Option<u32>,
    /// The colour drawn by lot before the first round.
    pub initial_colour: Option<Color>,
    /// Points for games.
    pub scoring: Scoring,
    pub adjourned: Adjourned,
    /// All players, members of teams included, in starting order.
    pub players: Vec<Player>,
    pub teams: Option<Teams>,
    /// Prohibited pairings of players; teams have their own.
    pub prohibited: Vec<Prohibition>,
    /// Participants who have left, and after which round.
    pub leavers: Vec<Leaver>,
    /// The tie-breaks after the points, as they were written.
    pub tie_breaks: Vec<String>,
    /// The primary score of the standings, if given. It may differ from the score teams are paired by.
    pub ranked_by: Option<Measure>,
    /// The date that selects the rating rules: the last day, else the first.
    pub day: Option<Date>,
    pub time: Option<Time>,
}

/// Which games without a result are adjourned. The others are open and score nothing yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Adjourned {
    #[default]
    None,
    /// A file cannot tell them apart: record 162 gives a value to all.
    All,
    /// By player and round of the contest, for both players.
    Games(BTreeSet<(PlayerId, u32)>),
}

impl Adjourned {
    pub fn has(&self, player: PlayerId, round: u32) -> bool {
        match self {
            Adjourned::None => false,
            Adjourned::All => true,
            Adjourned::Games(games) => games.contains(&(player, round)),
        }
    }

    /// The points of a player's round for standings: an adjourned game counts as drawn (C.04.2, 3.1), an open one
    /// nothing.
    pub fn points(&self, scoring: &Scoring, player: PlayerId, number: u32, round: Round) -> Points {
        match round {
            Round::Adjourned { .. } if !self.has(player, number) => Points::ZERO,
            Round::Adjourned { .. }
            | Round::Played { .. }
            | Round::ForfeitWin { .. }
            | Round::ForfeitLoss { .. }
            | Round::Bye(_) => scoring.worth(round),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairedBy {
    /// Not specified; a Swiss is then paired by the Dutch system.
    Unsaid,
    System(System),
    /// A table, a cup, or rules of the event, by the name of the type.
    Other(String),
}

/// A player of the contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub number: PlayerId,
    /// With the FIDE rating.
    pub person: Person,
    /// The rating that counts in the event if it is not FIDE's; 0 is none.
    pub event_rating: Option<u32>,
    /// Ratings on lists of national federations.
    pub national: Vec<National>,
    /// One entry a round, [`Contest::rounds`] in all. A team member who did not play has a zero-point bye.
    pub history: Vec<Round>,
    /// Whether the player is present in the round to be paired.
    pub next: Attendance,
    /// One value a round, from the first to the last accelerated one.
    pub virtual_points: Vec<Points>,
    pub adjustments: Vec<Adjustment>,
}

/// A player's data from a list of players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    pub sex: Option<Sex>,
    /// As written: GM, IM …; g, m, wf in old files; a national class.
    pub title: String,
    pub name: String,
    pub rating: Option<u32>,
    pub federation: String,
    /// The FIDE number or the number at the federation.
    pub number: String,
    pub birth: String,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sex {
    Male,
    Female,
}

impl Sex {
    pub const fn letter(self) -> char {
        match self {
            Sex::Male => 'm',
            Sex::Female => 'w',
        }
    }

    pub const fn from_letter(letter: char) -> Option<Sex> {
        match letter {
            'm' | 'M' => Some(Sex::Male),
            'w' | 'W' | 'f' | 'F' => Some(Sex::Female),
            _ => None,
        }
    }
}

/// A rating and a number at a national federation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct National {
    pub federation: String,
    pub rating: Option<u32>,
    pub number: String,
}

impl Person {
    /// A rating of 0 is none.
    pub fn rated(&self) -> Option<u32> {
        self.rating.filter(|rating| *rating > 0)
    }
}

impl Player {
    pub fn new(number: PlayerId, person: Person) -> Player {
        Player {
            number,
            person,
            event_rating: None,
            national: Vec::new(),
            history: Vec::new(),
            next: Attendance::Present,
            virtual_points: Vec::new(),
            adjustments: Vec::new(),
        }
    }

    /// The rating that orders the list and counts in tie-breaks.
    pub fn rated(&self) -> Option<u32> {
        self.event_rating.or(self.person.rating).filter(|rating| *rating > 0)
    }

    /// Round `number`, counted from 1.
    pub fn round(&self, number: u32) -> Option<Round> {
        self.history.get(number.checked_sub(1)? as usize).copied()
    }
}

impl Contest {
    /// A Swiss of individuals before its first round.
    pub fn of(players: Vec<Player>) -> Contest {
        Contest {
            form: Form::Swiss,
            paired_by: PairedBy::Unsaid,
            baku: false,
            rounds: 0,
            total_rounds: None,
            initial_colour: None,
            scoring: Scoring::STANDARD,
            adjourned: Adjourned::default(),
            players,
            teams: None,
            prohibited: Vec::new(),
            leavers: Vec::new(),
            tie_breaks: Vec::new(),
            ranked_by: None,
            day: None,
            time: None,
        }
    }

    /// The teams, if the standings rank teams.
    pub fn ranked_teams(&self) -> Option<&Teams> {
        self.teams.as_ref().filter(|teams| teams.ranked)
    }

    pub fn player(&self, number: PlayerId) -> Option<&Player> {
        // A number usually equals its position in the list.
        let place = (number.0 as usize).checked_sub(1).and_then(|place| self.players.get(place));
        match place {
            Some(player) if player.number == number => Some(player),
            _ => self.players.iter().find(|player| player.number == number),
        }
    }

    /// An index of all players by number.
    pub fn by_number(&self) -> BTreeMap<PlayerId, &Player> {
        self.players.iter().map(|player| (player.number, player)).collect()
    }

    /// The name of a participant: a player, or a team if teams are ranked.
    pub fn name(&self, number: PlayerId) -> Option<&str> {
        match self.ranked_teams() {
            Some(teams) => teams.team(TeamNumber::of_entrant(number)).map(|team| team.name.as_str()),
            None => self.player(number).map(|player| player.person.name.as_str()),
        }
    }

    /// The rounds that standings count unless asked otherwise. An open game leaves the last round out; an adjourned
    /// one does not. Once a later round is paired, an earlier one counts as it is.
    pub fn complete_rounds(&self) -> u32 {
        let open = |player: &Player| self.is_open(player, self.rounds);
        self.rounds - u32::from(self.players.iter().any(open))
    }

    /// Is the player's game neither finished nor adjourned?
    fn is_open(&self, player: &Player, round: u32) -> bool {
        is_unfinished(player, round) && !self.adjourned.has(player.number, round)
    }

    /// Open games in the first `rounds` rounds. They score nothing yet.
    pub fn open_games(&self, rounds: u32) -> u32 {
        self.games(rounds, |player, round| self.is_open(player, round))
    }

    /// Adjourned games in the first `rounds` rounds.
    pub fn adjourned_games(&self, rounds: u32) -> u32 {
        self.games(rounds, |player, round| {
            is_unfinished(player, round) && self.adjourned.has(player.number, round)
        })
    }

    /// Each game is counted from both sides.
    fn games(&self, rounds: u32, is: impl Fn(&Player, u32) -> bool) -> u32 {
        let sides =
            |player: &Player| (1..=rounds.min(self.rounds)).filter(|round| is(player, *round)).count();
        let sides: usize = self.players.iter().map(sides).sum();
        u32::try_from(sides / 2).unwrap_or(u32::MAX)
    }
}

fn is_unfinished(player: &Player, round: u32) -> bool {
    matches!(player.round(round), Some(Round::Adjourned { .. }))
}

//! Contests of teams: who plays for whom, and the matches, put together from the games of their players.

mod counted;
mod paired;

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Round, Score};
use turmuhr_pairing::field::Prohibition;
use turmuhr_standings::{Measure, Worth};

use crate::Contest;

pub use paired::Paired;

/// A team's pairing number.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamNumber(pub u32);

/// The teams of a contest, and what their matches are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    /// In the order of their numbers.
    pub list: Vec<Team>,
    /// Standings are those of the teams. Some files name teams that only a pairing knows.
    pub ranked: bool,
    /// The colours of the team that has White on the first board, one for each board.
    pub colours: Option<Vec<Color>>,
    /// What a match is worth.
    pub worth: Worth,
    pub bye: ByeWorth,
    /// What teams are paired by.
    pub primary: Measure,
    /// The other score decides who is the first team when colours are given (C.04.6).
    pub second_counts: bool,
    pub prohibited: Vec<Prohibition>,
    pub abnormal: Vec<Abnormal>,
}

/// What the bye of the pairing is worth, where somebody has said so.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ByeWorth {
    pub matches: Option<Points>,
    pub games: Option<Points>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    pub number: TeamNumber,
    pub name: String,
    pub strength: Option<u32>,
    /// In board order.
    pub members: Vec<PlayerId>,
    /// What the lines of the members do not say, by round.
    pub rounds: BTreeMap<u32, TeamRound>,
    /// Not to be paired in the next round.
    pub away: Option<Bye>,
    /// One a round from the first, up to the last accelerated.
    pub virtual_points: Vec<Points>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamRound {
    /// Who sat at the boards; without it, members sit in the order of the team.
    pub line_up: Option<Vec<Option<PlayerId>>>,
    /// Why there was no match, in the order it was said.
    pub unplayed: Vec<Unplayed>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unplayed {
    Bye(Bye),
    /// The whole match was forfeited. The colour is that of the first board.
    Forfeit {
        opponent: TeamNumber,
        colour: Color,
        won: bool,
    },
}

/// Points that no result gives: a bonus, a penalty, or another worth for a kind of result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abnormal {
    /// Matches that came out like this are worth the points. Without it, the points are added.
    pub outcome: Option<Outcome>,
    pub matches: Option<Points>,
    pub games: Option<Points>,
    pub round: Option<u32>,
    /// All of them where none is named.
    pub teams: Vec<TeamNumber>,
}

/// What a round can be for one side.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    Bye(Bye),
}

/// The games of a round contradict each other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TeamFault {
    /// The members met players of several teams, or of their own.
    SeveralOpponents { team: TeamNumber, round: u32 },
    /// Both teams had the same colour on the first board, or none.
    Colours { team: TeamNumber, opponent: TeamNumber, round: u32 },
}

impl Outcome {
    pub fn is(self, round: Round) -> bool {
        match self {
            Outcome::Win => matches!(round, Round::Played { score: Score::Win, .. }),
            Outcome::Draw => matches!(round, Round::Played { score: Score::Draw, .. }),
            Outcome::Loss => matches!(round, Round::Played { score: Score::Loss, .. }),
            Outcome::ForfeitWin => matches!(round, Round::ForfeitWin { .. }),
            Outcome::ForfeitLoss => matches!(round, Round::ForfeitLoss { .. }),
            Outcome::Bye(bye) => round == Round::Bye(bye),
        }
    }
}

impl Teams {
    /// 2, 1, 0 for a match.
    pub const USUAL_WORTH: Worth = Worth { win: Points::whole(2), draw: Points::ONE, loss: Points::ZERO };

    pub fn of(list: Vec<Team>) -> Teams {
        Teams {
            list,
            ranked: true,
            colours: None,
            worth: Teams::USUAL_WORTH,
            bye: ByeWorth::default(),
            primary: Measure::Match,
            second_counts: true,
            prohibited: Vec::new(),
            abnormal: Vec::new(),
        }
    }

    pub fn team(&self, number: TeamNumber) -> Option<&Team> {
        let place = self.list.binary_search_by_key(&number, |team| team.number).ok()?;
        self.list.get(place)
    }
}

impl Team {
    pub fn new(number: TeamNumber, name: &str, members: Vec<PlayerId>) -> Team {
        Team {
            number,
            name: name.to_owned(),
            strength: None,
            members,
            rounds: BTreeMap::new(),
            away: None,
            virtual_points: Vec::new(),
        }
    }

    fn line_up(&self, round: u32) -> Option<&[Option<PlayerId>]> {
        self.rounds.get(&round)?.line_up.as_deref()
    }

    fn unplayed(&self, round: u32) -> &[Unplayed] {
        self.rounds.get(&round).map(|round| round.unplayed.as_slice()).unwrap_or_default()
    }
}

/// Pairings and standings know participants by one number, whether they are players or teams.
const fn participant(team: TeamNumber) -> PlayerId {
    PlayerId(team.0)
}

/// Where players stand in the list, and for whom they play.
struct Membership<'a> {
    contest: &'a Contest,
    places: BTreeMap<PlayerId, usize>,
    homes: BTreeMap<PlayerId, TeamNumber>,
}

impl<'a> Membership<'a> {
    fn new(contest: &'a Contest, teams: &Teams) -> Membership<'a> {
        let places: BTreeMap<PlayerId, usize> =
            contest.players.iter().enumerate().map(|(place, player)| (player.number, place)).collect();
        let mut homes = BTreeMap::new();
        for team in &teams.list {
            for member in team.members.iter().filter(|member| places.contains_key(member)) {
                homes.entry(*member).or_insert(team.number);
            }
        }
        Membership { contest, places, homes }
    }

    fn game(&self, player: PlayerId, round: u32) -> Option<Round> {
        self.contest.players[*self.places.get(&player)?].round(round)
    }

    /// The team of the player met.
    fn opponent(&self, player: PlayerId, round: u32) -> Option<TeamNumber> {
        self.homes.get(&self.game(player, round)?.opponent()?).copied()
    }
}

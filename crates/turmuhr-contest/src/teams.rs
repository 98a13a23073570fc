//! Team contests: membership, and matches assembled from the games of the members.

mod counted;
mod paired;

use std::{cmp::Ordering, collections::BTreeMap};

use turmuhr_core::{Bye, Color, PlayerId, Points, Round, Score};
use turmuhr_pairing::field::Prohibition;
use turmuhr_standings::{Measure, Worth};

use crate::Contest;

pub use paired::Paired;

/// A team's pairing number.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamNumber(pub u32);

impl TeamNumber {
    /// The team in pairings and tables, which know players and teams by one type.
    pub const fn as_entrant(self) -> PlayerId {
        PlayerId(self.0)
    }

    /// The team that a pairing or table of teams names.
    pub const fn of_entrant(entrant: PlayerId) -> TeamNumber {
        TeamNumber(entrant.0)
    }
}

/// The teams of a contest, and the points for their matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    /// In the order of their numbers.
    pub list: Vec<Team>,
    /// `true`: standings rank teams. Some files name teams only for the pairing.
    pub ranked: bool,
    /// The colours of the team with White on the first board, board by board.
    pub colours: Option<Vec<Color>>,
    /// Points for a match.
    pub worth: Worth,
    pub bye: ByeWorth,
    /// The score that teams are paired by.
    pub primary: Measure,
    /// The secondary score decides which team comes first when colours are allocated (C.04.6).
    pub second_counts: bool,
    pub prohibited: Vec<Prohibition>,
    pub abnormal: Vec<Abnormal>,
}

/// Points for the bye of the pairing, if specified.
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
    /// Facts that the members' lines do not contain, by round.
    pub rounds: BTreeMap<u32, TeamRound>,
    /// The bye in the next round, if the team is absent.
    pub away: Option<Bye>,
    /// One value a round, from the first to the last accelerated one.
    pub virtual_points: Vec<Points>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamRound {
    /// The other team, if known. Members without an opponent do not say it: an empty seat faced them.
    pub opponent: Option<TeamNumber>,
    /// The players at the boards; without it, members play in team order.
    pub line_up: Option<Vec<Option<PlayerId>>>,
    /// Why there was no match, in the order recorded.
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

/// Exceptional points: a bonus, a penalty, or other points for a kind of result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abnormal {
    /// Matches with this outcome score these points. Without it, the points are added.
    pub outcome: Option<Outcome>,
    pub matches: Option<Points>,
    pub games: Option<Points>,
    pub round: Option<u32>,
    /// The teams concerned; empty means all.
    pub teams: Vec<TeamNumber>,
}

/// The outcome of a round for one side.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    Bye(Bye),
}

/// A contradiction between the games of a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TeamFault {
    /// The members met players of several teams, or of their own team.
    SeveralOpponents { team: TeamNumber, round: u32 },
    /// Both teams had the same colour on the first board, or neither had one.
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

    fn opponent(&self, round: u32) -> Option<TeamNumber> {
        self.rounds.get(&round)?.opponent.filter(|opponent| *opponent != self.number)
    }

    fn unplayed(&self, round: u32) -> &[Unplayed] {
        self.rounds.get(&round).map(|round| round.unplayed.as_slice()).unwrap_or_default()
    }
}

/// The result of a match by its game points. Without a game, a side without points has lost: both have, if neither
/// came.
fn match_score(played: bool, own: Points, rival: Points) -> Score {
    match own.cmp(&rival) {
        Ordering::Greater => Score::Win,
        Ordering::Equal if !played && own == Points::ZERO => Score::Loss,
        Ordering::Equal => Score::Draw,
        Ordering::Less => Score::Loss,
    }
}

/// The index and the team of each player.
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

    /// The team of the player's opponent.
    fn opponent(&self, player: PlayerId, round: u32) -> Option<TeamNumber> {
        self.homes.get(&self.game(player, round)?.opponent()?).copied()
    }
}

//! Prepares a contest for a pairing, or lists the reasons against it.

use turmuhr_core::{Bye, Color, PlayerId, Round};
use turmuhr_pairing::{Attendance, Entrant, Field, System, baku};

use crate::{Contest, PairedBy, Player, matches_of_two, teams::TeamFault};

/// The request: a purpose, and settings given in addition to the contest.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    pub purpose: Purpose,
    /// Overrides the system of the contest.
    pub system: Option<System>,
    pub rounds: Option<u32>,
    pub initial_colour: Option<Color>,
    /// Games of the last round without a result are adjourned: they count as draws for the pairing (C.04.2,
    /// 3.1).
    pub adjourned: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Pair the next round.
    Pair,
    /// Pair the finished rounds again.
    Check,
}

impl Ask {
    pub const fn to(purpose: Purpose) -> Ask {
        Ask { purpose, system: None, rounds: None, initial_colour: None, adjourned: false }
    }
}

/// The input of a pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    pub field: Field,
    pub system: System,
}

/// Why a contest cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unready {
    RoundsDiffer {
        one: u32,
        other: u32,
    },
    RoundsUnknown,
    MoreRoundsThanTotal {
        recorded: u32,
        total: u32,
    },
    InitialColourUnknown,
    /// White and Black of each game without a result.
    ResultsMissing {
        round: u32,
        games: Vec<(PlayerId, PlayerId)>,
    },
    /// None of our systems pairs this type of event.
    UnsupportedType {
        text: String,
    },
    /// The requested system is for individuals.
    TeamTournament,
    /// The requested system is for teams.
    IndividualTournament,
    /// Matches of two games, but an odd number of rounds.
    HalfMatch {
        rounds: u32,
    },
    /// Two rounds of a player that are not one match.
    MatchTorn {
        player: PlayerId,
        round: u32,
    },
    BakuNotAllowed,
    Team(TeamFault),
}

impl Player {
    /// The player as input for a pairing.
    pub fn entrant(&self) -> Entrant {
        Entrant {
            id: self.number,
            rating: self.rated().unwrap_or(0),
            history: self.history.clone(),
            next: self.next,
            virtual_points: self.virtual_points.clone(),
            adjustments: self.adjustments.clone(),
            second_score: Vec::new(),
        }
    }
}

impl Contest {
    /// The input for the request, or every reason against it (at least one).
    pub fn ready(&self, ask: Ask) -> Result<Ready, Vec<Unready>> {
        let mut reasons = Vec::new();
        if let (Some(total), Some(asked)) = (self.total_rounds, ask.rounds)
            && total != asked
        {
            reasons.push(Unready::RoundsDiffer { one: total, other: asked });
        }
        let total = match (ask.rounds.or(self.total_rounds), ask.purpose) {
            (Some(total), _) => Some(total),
            // The report of a finished event need not give the planned rounds: take those played.
            (None, Purpose::Check) => Some(self.rounds),
            (None, Purpose::Pair) => {
                reasons.push(Unready::RoundsUnknown);
                None
            }
        };
        if let Some(total) = total.filter(|total| *total < self.rounds) {
            reasons.push(Unready::MoreRoundsThanTotal { recorded: self.rounds, total });
        }
        let initial_colour = ask.initial_colour.or(self.initial_colour);
        if initial_colour.is_none() && (ask.purpose == Purpose::Pair || self.rounds > 0) {
            reasons.push(Unready::InitialColourUnknown);
        }
        if ask.purpose == Purpose::Pair && !ask.adjourned {
            reasons.extend(self.results_missing());
        }
        let accelerated = self.players.iter().any(|player| !player.virtual_points.is_empty());
        if self.baku && self.teams.is_none() && !accelerated && !baku::is_allowed(&self.scoring) {
            reasons.push(Unready::BakuNotAllowed);
        }
        let system = self.system(ask.system, &mut reasons);
        let (Some(system), Some(total_rounds), true) = (system, total, reasons.is_empty()) else {
            return Err(reasons);
        };
        let initial_colour = initial_colour.unwrap_or(Color::White);
        if system == System::DoubleSwiss {
            let matches = matches_of_two::matches(self, total_rounds)?;
            let field = Field {
                players: matches.players,
                total_rounds: matches.total,
                rounds_done: matches.done,
                initial_colour,
                scoring: matches.scoring,
                prohibited: matches.prohibited,
            };
            return Ok(Ready { field, system });
        }
        let (players, scoring, prohibited) = match &self.teams {
            None => {
                let players = self.players.iter().map(Player::entrant).collect();
                (players, self.scoring, self.prohibited.clone())
            }
            Some(teams) => {
                let paired = teams.paired(self);
                if !paired.faults.is_empty() {
                    return Err(paired.faults.into_iter().map(Unready::Team).collect());
                }
                (paired.entrants, paired.scoring, teams.prohibited.clone())
            }
        };
        let rounds_done = self.rounds;
        let field = Field { players, total_rounds, rounds_done, initial_colour, scoring, prohibited };
        Ok(Ready { field, system })
    }

    fn system(&self, asked: Option<System>, reasons: &mut Vec<Unready>) -> Option<System> {
        let system = match (asked, &self.paired_by) {
            // The contest decides the type of colour preference of teams.
            (Some(System::Team(_)), PairedBy::System(told @ System::Team(_))) => *told,
            (Some(asked), _) => asked,
            (None, PairedBy::System(told)) => *told,
            (None, PairedBy::Unsaid) => System::DUTCH,
            (None, PairedBy::Other(text)) => {
                reasons.push(Unready::UnsupportedType { text: text.clone() });
                return None;
            }
        };
        match (matches!(system, System::Team(_)), self.teams.is_some()) {
            (true, true) | (false, false) => {}
            (false, true) => reasons.push(Unready::TeamTournament),
            (true, false) => reasons.push(Unready::IndividualTournament),
        }
        Some(system)
    }

    /// Open games of the last round.
    fn results_missing(&self) -> Option<Unready> {
        let games: Vec<(PlayerId, PlayerId)> = self
            .players
            .iter()
            .filter(|player| !self.adjourned.has(player.number, self.rounds))
            .filter_map(|player| match player.round(self.rounds) {
                Some(Round::Adjourned { opponent, colour: Color::White }) => Some((player.number, opponent)),
                _ => None,
            })
            .collect();
        (!games.is_empty()).then_some(Unready::ResultsMissing { round: self.rounds, games })
    }

    /// Gives the upper group the virtual points of C.04.7, if the point system allows it. For matches of two
    /// games the pairing does this instead, because its round is a match.
    pub fn accelerate(&mut self) -> Result<(), Unready> {
        if !baku::is_allowed(&self.scoring) {
            return Err(Unready::BakuNotAllowed);
        }
        // Without the number of rounds nothing can be paired anyway.
        let Some(total) = self.total_rounds else { return Ok(()) };
        let points = baku::virtual_points(total, self.scoring.win);
        let size = self.upper_group() as usize;
        for player in self.players.iter_mut().take(size) {
            player.virtual_points.clone_from(&points);
        }
        Ok(())
    }

    /// The size of the upper group by C.04.7, from all players of the contest.
    pub fn upper_group(&self) -> u32 {
        baku::upper_group(u32::try_from(self.players.len()).unwrap_or(u32::MAX))
    }

    /// Did anyone miss the first round? Then the upper group may have been different.
    pub fn somebody_came_late(&self) -> bool {
        self.players.iter().any(|player| match player.history.first() {
            Some(round) => *round == Round::Bye(Bye::Zero),
            None => player.next == Attendance::Away(Bye::Zero),
        })
    }
}

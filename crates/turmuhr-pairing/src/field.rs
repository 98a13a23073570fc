//! The input of a pairing: the players, their histories, and the rules of the event.

use turmuhr_core::{Bye, Color, PlayerId, Points, Round, Score};

/// A tournament before one of its rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// In the order of the starting list, the strongest first. Numbers for colours (C.04.2, 2.4) count every
    /// player who was ever taken into account, so a late entry is listed from the beginning.
    pub players: Vec<Entrant>,
    pub total_rounds: u32,
    /// Finished rounds. The next one is to be paired.
    pub rounds_done: u32,
    /// The colour drawn by lot before the first round.
    pub initial_colour: Color,
    pub scoring: Scoring,
    pub prohibited: Vec<Prohibition>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub id: PlayerId,
    /// Rating on the list the event uses; 0 if none. Only systems that pair by rating use it.
    pub rating: u32,
    /// One entry a round, from the first. Rounds missing at the end are zero-point byes.
    pub history: Vec<Round>,
    /// Whether the player is present in the round to be paired.
    pub next: Attendance,
    /// Acceleration: one value a round from the first up to the one to be paired; missing values are 0.
    pub virtual_points: Vec<Points>,
    /// Bonuses, penalties, and corrections where a result scored other than its usual points.
    pub adjustments: Vec<Adjustment>,
    /// Teams: the secondary score of each round, from the first. Only the allocation of colours uses it.
    pub second_score: Vec<Points>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Attendance {
    Present,
    /// Not to be paired: a bye asked for, absent, withdrawn, or not yet entered.
    Away(Bye),
}

/// Points added to a score from the end of a round on (0: from the start).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Adjustment {
    pub round: u32,
    pub points: Points,
}

/// Players who may not meet each other in these rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prohibition {
    pub first_round: u32,
    pub last_round: u32,
    pub players: Vec<PlayerId>,
}

/// The points for each kind of round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    pub forfeit_win: Points,
    pub forfeit_loss: Points,
    pub pairing_bye: Points,
    pub full_bye: Points,
    pub half_bye: Points,
    pub zero_bye: Points,
    /// For pairing an adjourned game is a draw (C.04.2, 3.1).
    pub adjourned: Points,
}

impl Scoring {
    /// 1, ½, 0.
    pub const STANDARD: Scoring = Scoring::of(Points::ONE, Points::HALF, Points::ZERO);

    /// Derives the points of byes and forfeits from the three results at the board; absence scores nothing.
    pub const fn of(win: Points, draw: Points, loss: Points) -> Scoring {
        Scoring {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Points::ZERO,
            pairing_bye: win,
            full_bye: win,
            half_bye: draw,
            zero_bye: Points::ZERO,
            adjourned: draw,
        }
    }

    pub const fn worth<Who: Copy>(&self, round: Round<Who>) -> Points {
        match round {
            Round::Played { score: Score::Win, .. } => self.win,
            Round::Played { score: Score::Draw, .. } => self.draw,
            Round::Played { score: Score::Loss, .. } => self.loss,
            Round::Adjourned { .. } => self.adjourned,
            Round::ForfeitWin { .. } => self.forfeit_win,
            Round::ForfeitLoss { .. } => self.forfeit_loss,
            Round::Bye(bye) => self.bye(bye),
        }
    }

    pub const fn bye(&self, bye: Bye) -> Points {
        match bye {
            Bye::PairingAllocated => self.pairing_bye,
            Bye::Full => self.full_bye,
            Bye::Half => self.half_bye,
            Bye::Zero => self.zero_bye,
        }
    }
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring::STANDARD
    }
}

impl Entrant {
    pub fn new(id: PlayerId) -> Entrant {
        Entrant {
            id,
            rating: 0,
            history: Vec::new(),
            next: Attendance::Present,
            virtual_points: Vec::new(),
            adjustments: Vec::new(),
            second_score: Vec::new(),
        }
    }

    /// Round `number`, counted from 1.
    pub fn round(&self, number: u32) -> Round {
        let played = (number as usize).checked_sub(1).and_then(|place| self.history.get(place));
        played.copied().unwrap_or(Round::Bye(Bye::Zero))
    }

    /// Points on the standings after `rounds` rounds.
    pub fn score(&self, scoring: &Scoring, rounds: u32) -> Points {
        let results: Points = (1..=rounds).map(|number| scoring.worth(self.round(number))).sum();
        let adjusted: Points =
            self.adjustments.iter().filter(|change| change.round <= rounds).map(|change| change.points).sum();
        results + adjusted
    }

    pub fn virtual_points(&self, round: u32) -> Points {
        let given = (round as usize).checked_sub(1).and_then(|place| self.virtual_points.get(place));
        given.copied().unwrap_or(Points::ZERO)
    }

    /// The score `round` is paired by: the points before it and the virtual points in it (C.04.7, 1.5).
    pub fn pairing_score(&self, scoring: &Scoring, round: u32) -> Points {
        self.score(scoring, round.saturating_sub(1)) + self.virtual_points(round)
    }
}

impl Field {
    /// The number of the round to be paired.
    pub fn next_round(&self) -> u32 {
        self.rounds_done + 1
    }

    pub fn is_last_round(&self) -> bool {
        self.next_round() >= self.total_rounds
    }

    /// The tournament as it was before the finished round `round`: histories end there, and everyone who was
    /// paired then, or had the bye of the pairing, is present.
    #[must_use]
    pub fn before(&self, round: u32) -> Field {
        let mut field = self.clone();
        field.rounds_done = round.saturating_sub(1);
        for player in &mut field.players {
            player.next = match player.round(round) {
                Round::Bye(bye @ (Bye::Full | Bye::Half | Bye::Zero)) => Attendance::Away(bye),
                _ => Attendance::Present,
            };
            player.history.truncate((round as usize).saturating_sub(1));
        }
        field
    }
}

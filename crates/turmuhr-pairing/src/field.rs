//! The input of a pairing: the players, their histories, and the rules of the event.

use turmuhr_core::{Bye, Color, PlayerId, Points, Round, Score};

/// A tournament before one of its rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// In the order of the starting list, the strongest first. Numbers for colours (C.04.2, 2.4) count every
    /// player who was ever taken into account, so a late entry is listed from the beginning.
    pub players: Vec<Entrant>,
    /// Announced rounds; the last round has rules of its own.
    pub total_rounds: u32,
    /// Finished rounds. The next one is to be paired.
    pub rounds_done: u32,
    /// The colour drawn by lot before the first round.
    pub initial_colour: Color,
    /// Points of results, forfeits and byes.
    pub scoring: Scoring,
    /// Pairs that the arbiter or the organiser forbids.
    pub prohibited: Vec<Prohibition>,
}

/// A player or a team with its rounds so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Unique in the field; opponents in histories refer to it.
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

/// Is an entrant to be paired in the next round?
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Attendance {
    /// To be paired.
    Present,
    /// Not to be paired: a bye asked for, absent, withdrawn, or not yet entered.
    Away(Bye),
}

/// Points added to a score from the end of a round on (0: from the start).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Adjustment {
    /// The first round after which the points count; 0 from the start.
    pub round: u32,
    /// Negative for a penalty.
    pub points: Points,
}

/// Players who may not meet each other in these rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prohibition {
    /// From 1.
    pub first_round: u32,
    /// Included.
    pub last_round: u32,
    /// No two of them may meet.
    pub players: Vec<PlayerId>,
}

/// The points for each kind of round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// A won game.
    pub win: Points,
    /// A drawn game.
    pub draw: Points,
    /// A lost game.
    pub loss: Points,
    /// The opponent did not appear.
    pub forfeit_win: Points,
    /// Did not appear.
    pub forfeit_loss: Points,
    /// The bye of the player left over by the pairing.
    pub pairing_bye: Points,
    /// A bye asked for and worth a win.
    pub full_bye: Points,
    /// A bye asked for and worth a draw.
    pub half_bye: Points,
    /// Absence.
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

    /// The points of a round.
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

    /// The points of a bye.
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
    /// Before the first round: present, unrated, without a history.
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

    /// Acceleration in `round`, counted from 1; zero if none was given.
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

    /// Is the round to be paired the last announced one?
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

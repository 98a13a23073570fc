//! The properties of a tournament to generate.

use turmuhr_core::{Color, Points};

use crate::{field::Scoring, system::System};

use super::random::Random;

/// One in this many; 0 means never.
pub type OnceIn = u32;

/// Complete settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Teams in a team event.
    pub players: u32,
    /// Announced rounds.
    pub rounds: u32,
    /// The tournament stops after this round; the announced number of rounds stays the same.
    pub stop_after: u32,
    /// The rating of the strongest player.
    pub highest_rating: u32,
    /// The rating of the weakest player.
    pub lowest_rating: u32,
    /// Percentage of drawn games; without it the ratings decide.
    pub draw_percentage: Option<u32>,
    /// Forfeited games.
    pub forfeit: OnceIn,
    /// Double forfeits, among the forfeited games.
    pub double_forfeit: OnceIn,
    /// Games scored ½–0 or 0–0.
    pub unusual: OnceIn,
    /// Withdrawals, for each player and round.
    pub withdrawal: OnceIn,
    /// Half-point byes, for each player and round.
    pub half_bye: OnceIn,
    /// Zero-point byes, for each player and round.
    pub zero_bye: OnceIn,
    /// Full-point byes, for each player and round.
    pub full_bye: OnceIn,
    /// Players who enter in the second, third or fourth round.
    pub late_entry: OnceIn,
    /// Players without a rating.
    pub unrated: OnceIn,
    /// Baku acceleration (C.04.7).
    pub baku: bool,
    /// Groups of two to four players who may not meet.
    pub prohibited_groups: u32,
    /// In Double-Swiss the points of single games.
    pub scoring: Scoring,
    /// The colour drawn by lot before the first round.
    pub initial_colour: Color,
    /// The system that pairs every round.
    pub system: System,
    /// Teams only: boards of a match, and reserve members.
    pub boards: u32,
    /// Teams only: reserve members.
    pub reserves: u32,
    /// Teams only: pair by game points.
    pub by_game_points: bool,
}

/// The requested properties; the others are drawn within the usual ranges.
#[expect(missing_docs, reason = "the fields are those of `Settings`")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    pub players: Option<u32>,
    pub rounds: Option<u32>,
    pub stop_after: Option<u32>,
    pub highest_rating: Option<u32>,
    pub lowest_rating: Option<u32>,
    pub draw_percentage: Option<u32>,
    pub forfeit: Option<OnceIn>,
    pub double_forfeit: Option<OnceIn>,
    pub unusual: Option<OnceIn>,
    pub withdrawal: Option<OnceIn>,
    pub half_bye: Option<OnceIn>,
    pub zero_bye: Option<OnceIn>,
    pub full_bye: Option<OnceIn>,
    pub late_entry: Option<OnceIn>,
    pub unrated: Option<OnceIn>,
    pub baku: bool,
    pub prohibited_groups: Option<u32>,
    pub scoring: Option<Scoring>,
    pub initial_colour: Option<Color>,
    pub system: Option<System>,
    pub boards: Option<u32>,
    pub by_game_points: bool,
}

impl Wish {
    /// Draws the missing properties. Every number is drawn in any case, so that one request changes no other
    /// property.
    pub(super) fn settle(&self, random: &mut Random) -> Settings {
        let players = random.between(15, 215);
        let rounds = random.between(5, 15);
        let highest = random.between(2400, 2800);
        let lowest = random.between(1400, 2300);
        let forfeit = random.between(6, 30);
        let withdrawal = seldom(random);
        let half_bye = seldom(random);
        let zero_bye = seldom(random);
        let colour = if random.next().is_multiple_of(2) { Color::White } else { Color::Black };
        let reserves = random.between(0, 2);
        let rounds = self.rounds.unwrap_or(rounds);
        let system = self.system.unwrap_or(System::DUTCH);
        // Teams are fewer than players, and their bye scores a draw (C.04.6, 1.4).
        let (players, scoring) = match system {
            System::Team(_) => {
                let usual = Scoring::of(Points::whole(2), Points::ONE, Points::ZERO);
                (4 + players % 37, Scoring { pairing_bye: usual.draw, ..usual })
            }
            _ => (players, Scoring::STANDARD),
        };
        let highest_rating = self.highest_rating.unwrap_or(highest.max(self.lowest_rating.unwrap_or(0)));
        Settings {
            players: self.players.unwrap_or(players),
            rounds,
            stop_after: self.stop_after.unwrap_or(rounds).min(rounds),
            highest_rating,
            lowest_rating: self.lowest_rating.unwrap_or(lowest).min(highest_rating),
            draw_percentage: self.draw_percentage,
            forfeit: self.forfeit.unwrap_or(forfeit),
            double_forfeit: self.double_forfeit.unwrap_or(10),
            unusual: self.unusual.unwrap_or(0),
            withdrawal: self.withdrawal.unwrap_or(withdrawal),
            half_bye: self.half_bye.unwrap_or(half_bye),
            zero_bye: self.zero_bye.unwrap_or(zero_bye),
            full_bye: self.full_bye.unwrap_or(0),
            late_entry: self.late_entry.unwrap_or(0),
            unrated: self.unrated.unwrap_or(0),
            baku: self.baku,
            prohibited_groups: self.prohibited_groups.unwrap_or(0),
            scoring: self.scoring.unwrap_or(scoring),
            initial_colour: self.initial_colour.unwrap_or(colour),
            system,
            boards: self.boards.unwrap_or(4),
            reserves,
            by_game_points: self.by_game_points,
        }
    }
}

/// One in 15 to one in 3,225; each doubling is equally likely.
fn seldom(random: &mut Random) -> OnceIn {
    let doubled = 15 << random.between(0, 7);
    random.between(doubled, 2 * doubled - 1).min(3225)
}

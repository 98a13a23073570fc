//! Events under the FIDE tournament rules of 2001: invitations, draws, arbiters, appeals, penalties.

use jiff::civil::{Date, DateTime, Time};
use serde::Deserialize;
use turmuhr_core::Points;

use crate::{
    date::months_after,
    ordinance::{Cite, Ordinance},
};

/// What an invitation says (1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InvitationField {
    DateAndPlace,
    Schedule,
    TimeControl,
    Clocks,
    Category,
    Participants,
    Invited,
    Arbiter,
    AnswerBy,
    ArrivalContact,
    PairingSystem,
}

impl InvitationField {
    pub const ALL: [InvitationField; 11] = [
        InvitationField::DateAndPlace,
        InvitationField::Schedule,
        InvitationField::TimeControl,
        InvitationField::Clocks,
        InvitationField::Category,
        InvitationField::Participants,
        InvitationField::Invited,
        InvitationField::Arbiter,
        InvitationField::AnswerBy,
        InvitationField::ArrivalContact,
        InvitationField::PairingSystem,
    ];
}

/// What an invitation lacks by the ordinance. A category is for round robins only. Without such a provision an invitation
/// lacks nothing.
pub fn invitation_lacks(
    ordinance: &Ordinance,
    given: &[InvitationField],
    round_robin: bool,
) -> Vec<(InvitationField, Cite)> {
    let Some(rule) = &ordinance.rules.invitation_says else { return Vec::new() };
    let wanted = |field: &InvitationField| round_robin || *field != InvitationField::Category;
    let lacking = rule.value.iter().filter(|field| wanted(field) && !given.contains(field));
    lacking.map(|field| (*field, rule.at.cite())).collect()
}

/// Care for participants and officials (1).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Care {
    pub medical_treatment: bool,
    pub insured: bool,
}

impl Care {
    pub const fn complete(self) -> bool {
        self.medical_treatment && self.insured
    }
}

/// The article by which the organiser cares for all, where the care is not complete. None: it is, or the ordinance does not
/// ask for it.
pub fn care_lacks(ordinance: &Ordinance, care: Care) -> Option<Cite> {
    let rule = ordinance.rules.invitation_says.as_ref()?;
    (!care.complete()).then(|| rule.at.cite())
}

/// Does an event change the Laws? Then it cannot be rated.
pub fn rateable(contradictions: usize, changes_of_laws: usize) -> bool {
    contradictions == 0 && changes_of_laws == 0
}

/// Whether the draw is made again because a player left before round 1 (2.3). None: the ordinance does not say.
pub fn redraw(ordinance: &Ordinance, players: u32, leaver: u32, substituted: bool) -> Option<bool> {
    ordinance.rules.redraw_before_round_1.as_ref().filter(|said| said.value)?;
    Some(turmuhr_round_robin::draw::redraw_needed(players, leaver, substituted))
}

/// The draw was held when and where it was announced (6.2).
pub fn draw_as_announced<T: PartialEq>(announced: &T, held: &T, by_the_rules: bool) -> bool {
    announced == held && by_the_rules
}

/// Where and when a game is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Held<'a> {
    pub hall: &'a str,
    pub at: DateTime,
}

/// The article broken by a game at another place or time than fixed in advance, without a recorded reason (3.1).
pub fn held_elsewhere(
    ordinance: &Ordinance,
    fixed: Held<'_>,
    held: Held<'_>,
    entry: Option<&str>,
) -> Option<Cite> {
    let rule = ordinance.rules.in_the_hall.as_ref().filter(|said| said.value)?;
    let explained = entry.is_some_and(|why| !why.trim().is_empty());
    (fixed != held && !explained).then(|| rule.at.cite())
}

/// The face of a mechanical clock at the start, in minutes after twelve: it shows six at the first control, less the
/// minutes the ordinance sets it back (3.2; NRW 31.1).
pub fn clock_face(ordinance: &Ordinance, minutes_to_control: u32) -> u32 {
    let back = ordinance.rules.clocks_back_minutes.as_ref().map_or(0, |said| said.value);
    (12 * 60 + 6 * 60 - minutes_to_control % (12 * 60) - back) % (12 * 60)
}

/// Three games lost for not appearing: out of the event (5.3).
pub fn expelled(ordinance: &Ordinance, forfeits: u32) -> Option<Cite> {
    let rule = ordinance.rules.three_forfeits_expel.as_ref().filter(|said| said.value)?;
    (forfeits >= 3).then(|| rule.at.cite())
}

/// The appeals committee (7.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Committee {
    pub chair: Option<Juror>,
    pub members: Vec<Juror>,
    pub reserves: Vec<Juror>,
    pub elected_before_round_1: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Juror {
    pub name: String,
    pub federation: String,
    pub club: String,
    pub arbiter_of_event: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommitteeFault {
    NoChair,
    Members(usize),
    TooFewReserves(usize),
    /// An arbiter of the event cannot be in it.
    Arbiter(String),
    NotElected,
    /// Only a warning: if possible all of different federations.
    SameFederation(String),
}

impl CommitteeFault {
    pub const fn is_warning(&self) -> bool {
        matches!(self, CommitteeFault::SameFederation(_))
    }
}

impl Committee {
    fn all(&self) -> impl Iterator<Item = &Juror> {
        self.chair.iter().chain(&self.members).chain(&self.reserves)
    }

    pub fn faults(&self) -> Vec<CommitteeFault> {
        let mut faults = Vec::new();
        if self.chair.is_none() {
            faults.push(CommitteeFault::NoChair);
        }
        if self.members.len() != 2 {
            faults.push(CommitteeFault::Members(self.members.len()));
        }
        if self.reserves.len() < 2 {
            faults.push(CommitteeFault::TooFewReserves(self.reserves.len()));
        }
        if !self.elected_before_round_1 {
            faults.push(CommitteeFault::NotElected);
        }
        let arbiters = self.all().filter(|juror| juror.arbiter_of_event);
        faults.extend(arbiters.map(|juror| CommitteeFault::Arbiter(juror.name.clone())));
        let mut seen: Vec<&str> = Vec::new();
        for juror in self.all() {
            if seen.contains(&juror.federation.as_str()) {
                faults.push(CommitteeFault::SameFederation(juror.federation.clone()));
            }
            seen.push(&juror.federation);
        }
        faults
    }

    /// The members who decide a complaint: reserves replace members with an interest. `None` without enough reserves
    /// (7.3).
    pub fn panel(&self, interested: &[&str]) -> Option<Vec<&Juror>> {
        let free = |juror: &&Juror| !interested.contains(&juror.name.as_str());
        let mut reserves = self.reserves.iter().filter(free);
        let regular = self.chair.iter().chain(&self.members);
        regular.map(|juror| if free(&juror) { Some(juror) } else { reserves.next() }).collect()
    }
}

/// Penalties of the Laws of 2001, 13.4.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    Warning,
    MoreTimeForOpponent(u32),
    LessTime(u32),
    LossOfGame,
    /// Of the offender's points in the game.
    PointsLess(Points),
    /// Of the opponent's points, up to what the game can give.
    PointsMoreForOpponent(Points),
    Expulsion,
}

impl Penalty {
    pub const fn letter(self) -> char {
        match self {
            Penalty::Warning => 'a',
            Penalty::MoreTimeForOpponent(_) => 'b',
            Penalty::LessTime(_) => 'c',
            Penalty::LossOfGame => 'd',
            Penalty::PointsLess(_) => 'e',
            Penalty::PointsMoreForOpponent(_) => 'f',
            Penalty::Expulsion => 'g',
        }
    }
}

/// What a game is worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct GamePoints {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
}

impl GamePoints {
    pub const USUAL: GamePoints = GamePoints { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO };
}

/// The score of a game after penalties, offender and opponent; each stays between nothing and what the game can give,
/// and the two need not add up.
pub fn penalised(worth: GamePoints, mut score: [Points; 2], penalties: &[Penalty]) -> [Points; 2] {
    for penalty in penalties {
        match *penalty {
            Penalty::LossOfGame => score[0] = worth.loss,
            Penalty::PointsLess(points) => score[0] = (score[0] - points).max(Points::ZERO),
            Penalty::PointsMoreForOpponent(points) => score[1] = (score[1] + points).min(worth.win),
            Penalty::Warning
            | Penalty::MoreTimeForOpponent(_)
            | Penalty::LessTime(_)
            | Penalty::Expulsion => {}
        }
    }
    score
}

/// A player who refuses to follow the Laws loses. The arbiter sets the opponent's result; it is a draw at most if the
/// opponent cannot mate by any series of legal moves (interpretation notes, 11.7). If both refuse, both lose.
pub fn refused_the_laws(worth: GamePoints, both: bool, opponent_can_mate: bool) -> [Points; 2] {
    match (both, opponent_can_mate) {
        (true, _) => [worth.loss; 2],
        (false, true) => [worth.loss, worth.win],
        (false, false) => [worth.loss, worth.draw],
    }
}

/// Minutes in which accredited photographers may work (9.3).
pub fn photo_minutes(ordinance: &Ordinance, round: u32) -> Option<u32> {
    let [first, others] = ordinance.rules.photo_minutes.as_ref()?.value;
    Some(if round == 1 { first } else { others })
}

/// Findings by the rules for high-ranking events (10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HighRankFault {
    InvitedLate {
        last_day: Date,
    },
    NoFinancialTerms,
    /// An invitation was taken back, or an accepted one broken.
    InvitationBroken,
    /// A round at another time than the first.
    OtherTime(u32),
    /// Before the earliest hour.
    TooEarly(u32),
}

#[derive(Clone, Debug)]
pub struct HighRank<'a> {
    pub start: Date,
    pub invited: Date,
    pub financial_terms: bool,
    pub taken_back: bool,
    pub rounds: &'a [Time],
}

pub fn high_rank_faults(ordinance: &Ordinance, event: &HighRank<'_>) -> Vec<HighRankFault> {
    let mut faults = Vec::new();
    if let Some(months) = &ordinance.rules.invitation_months {
        let last_day = months_after(event.start, -i32::try_from(months.value).unwrap_or(0));
        if event.invited > last_day {
            faults.push(HighRankFault::InvitedLate { last_day });
        }
    }
    if !event.financial_terms {
        faults.push(HighRankFault::NoFinancialTerms);
    }
    if event.taken_back {
        faults.push(HighRankFault::InvitationBroken);
    }
    let earliest = ordinance.rules.rounds_from.as_ref().map(|said| said.value);
    for (time, round) in event.rounds.iter().zip(1..) {
        if Some(time) != event.rounds.first() {
            faults.push(HighRankFault::OtherTime(round));
        }
        if earliest.is_some_and(|earliest| *time < earliest) {
            faults.push(HighRankFault::TooEarly(round));
        }
    }
    faults
}

/// No smoking in the hall; a smoking area, or a way outside if the house forbids smoking (8).
pub const fn smoking_arranged(hall_free: bool, room: bool, banned_indoors: bool, way_outside: bool) -> bool {
    hall_free && (room || (banned_indoors && way_outside))
}

/// What is wrong about the tie-breaks of an event.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ListFault {
    /// Nothing was fixed before the draw.
    Missing,
    /// The draw locked the list; it changed later.
    Changed,
}

/// The list of tie-breaks is fixed in advance and locked with the draw (annex, 3).
pub fn tie_breaks_kept(at_the_draw: &[String], applied: &[String]) -> Result<(), ListFault> {
    match at_the_draw {
        [] => Err(ListFault::Missing),
        fixed if fixed == applied => Ok(()),
        _ => Err(ListFault::Changed),
    }
}

/// The rating average of an event for a player, as sum and count: with or without the player's own rating (annex, 2.3.2).
pub fn rating_average(opponents: &[u32], own: Option<u32>) -> (u64, usize) {
    let sum = opponents.iter().chain(&own).map(|rating| u64::from(*rating)).sum();
    (sum, opponents.len() + usize::from(own.is_some()))
}

//! A match from its start to its report: who leads it, late starts, scores, envelopes, costs (NRW 1987, 19, 22 to 32).

use jiff::civil::Time;
use serde::{Deserialize, Serialize};
use turmuhr_core::Edition;

use crate::{
    law::deadline::Rule,
    matches::lineup::Which,
    ordinance::{Cite, Ordinance},
};

/// Who acts as arbiter.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lead {
    Arbiter,
    /// Both captains together, until an arbiter comes.
    Captains,
    Nobody,
}

pub fn lead(ordinance: &Ordinance, foreseen: bool, present: bool) -> Lead {
    let captains = ordinance.rules.captains_act_as_arbiters.as_ref().is_some_and(|said| said.value);
    match (foreseen && present, captains) {
        (true, _) => Lead::Arbiter,
        (false, true) => Lead::Captains,
        (false, false) => Lead::Nobody,
    }
}

/// Whether the leader may stop the clocks to have scores corrected. Captains may not (30.2).
pub fn may_order_scores(ordinance: &Ordinance, lead: Lead) -> bool {
    match lead {
        Lead::Arbiter => true,
        Lead::Captains => ordinance.rules.captains_order_scores.as_ref().is_none_or(|said| said.value),
        Lead::Nobody => false,
    }
}

/// An arbiter is neutral who belongs to neither club (24.1).
pub fn is_neutral<T: PartialEq>(clubs: &[T], home: &T, guest: &T) -> bool {
    !clubs.contains(home) && !clubs.contains(guest)
}

/// A start later than planned.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Start {
    pub planned: Time,
    pub actual: Time,
    /// Whose fault it is.
    pub culprit: Option<Which>,
}

/// Minutes already used when the clocks start, home and guest (27.3).
pub fn minutes_used(ordinance: &Ordinance, start: Start) -> [u32; 2] {
    let charged = ordinance.rules.delay_charged.as_ref().is_some_and(|said| said.value);
    let late = start.planned.duration_until(start.actual).as_secs().div_euclid(60);
    let late = if charged { u32::try_from(late).unwrap_or(0) } else { 0 };
    match start.culprit {
        Some(Which::Home) => [late, 0],
        Some(Which::Guest) => [0, late],
        None => [0, 0],
    }
}

/// The moment until which a player must have come, reckoned from the actual start; after it the game is lost.
pub fn default_time(ordinance: &Ordinance, start: Start) -> Option<Time> {
    let minutes = ordinance.rules.default_minutes.as_ref()?.value;
    Some(start.actual.wrapping_add(jiff::Span::new().minutes(i64::from(minutes))))
}

/// Which of the two had not come in time, and has lost (27.2).
pub fn lost_by_default(ordinance: &Ordinance, start: Start, arrived: [Option<Time>; 2]) -> [bool; 2] {
    let Some(until) = default_time(ordinance, start) else { return [false; 2] };
    arrived.map(|arrived| arrived.is_none_or(|arrived| arrived > until))
}

/// All boards of a match share one start; a board started later breaks that (interpretation notes, 6.7.1).
pub fn started_apart(starts: &[Time]) -> Vec<usize> {
    let first = starts.first().copied();
    starts
        .iter()
        .enumerate()
        .filter(|(_, start)| Some(**start) != first)
        .map(|(index, _)| index + 1)
        .collect()
}

/// Costs of the arbiter, in Pfennig, home and guest: half each, an odd Pfennig with the host (24.4).
pub fn cost_shares(ordinance: &Ordinance, travel_pf: u64, per_diem_pf: u64) -> Option<[u64; 2]> {
    ordinance.rules.arbiter_costs_shared.as_ref().filter(|said| said.value)?;
    let all = travel_pf.saturating_add(per_diem_pf);
    Some([all.div_ceil(2), all / 2])
}

/// Which side's score is missing: the winner hands it in, after a draw both (30.2).
pub fn scores_missing(
    ordinance: &Ordinance,
    home_points: i32,
    guest_points: i32,
    handed_in: [bool; 2],
) -> [bool; 2] {
    if ordinance.rules.scores_handed_in.as_ref().is_none_or(|said| !said.value) {
        return [false; 2];
    }
    let must = match home_points.cmp(&guest_points) {
        std::cmp::Ordering::Greater => [true, false],
        std::cmp::Ordering::Less => [false, true],
        std::cmp::Ordering::Equal => [true, true],
    };
    [must[0] && !handed_in[0], must[1] && !handed_in[1]]
}

/// A flag that has fallen.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct TimeClaim {
    pub minute_hand_shows: bool,
    pub flag_fallen: bool,
    /// A gross defect: the minute hand decides (31.2).
    pub flag_defective: bool,
    pub established_by_director: bool,
    pub complete_score: bool,
    pub both_players_object: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeRuling {
    Lost,
    PlayOn,
    /// A claim against the director's view needs a complete score (31.4.2).
    NotProven,
}

pub const fn time_ruling(claim: TimeClaim) -> TimeRuling {
    let over = if claim.flag_defective { claim.minute_hand_shows } else { claim.flag_fallen };
    match (over, claim.established_by_director) {
        // Once established the game is lost, whatever both players want (31.4.3).
        (true, true) => TimeRuling::Lost,
        (true, false) if claim.complete_score => TimeRuling::Lost,
        (true, false) => TimeRuling::NotProven,
        (false, _) => TimeRuling::PlayOn,
    }
}

/// What an envelope must say, and both players must have confirmed (32.1; section 6.10 of the documents).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvelopeField {
    Names,
    Position,
    TimesUsed,
    SealedBy,
    MoveNumber,
    Resumption,
    ConfirmedByWhite,
    ConfirmedByBlack,
}

impl EnvelopeField {
    pub const ALL: [EnvelopeField; 8] = [
        EnvelopeField::Names,
        EnvelopeField::Position,
        EnvelopeField::TimesUsed,
        EnvelopeField::SealedBy,
        EnvelopeField::MoveNumber,
        EnvelopeField::Resumption,
        EnvelopeField::ConfirmedByWhite,
        EnvelopeField::ConfirmedByBlack,
    ];
}

pub fn missing_on_envelope(given: &[EnvelopeField]) -> Vec<EnvelopeField> {
    EnvelopeField::ALL.into_iter().filter(|field| !given.contains(field)).collect()
}

/// Whether the last round may begin. Adjourned games and undecided matches of earlier rounds block it (23.6, 32.2), unless
/// the director gives a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastRound {
    MayBegin,
    Blocked { open: Vec<u32>, cites: Vec<Cite> },
    Overridden { reason: String },
}

pub fn last_round(
    ordinance: &Ordinance,
    open_rounds: &[u32],
    last: u32,
    overridden: Option<&str>,
) -> LastRound {
    let open: Vec<u32> = open_rounds.iter().copied().filter(|round| *round < last).collect();
    match overridden {
        _ if open.is_empty() => LastRound::MayBegin,
        Some(reason) if !reason.trim().is_empty() => LastRound::Overridden { reason: reason.to_owned() },
        _ => {
            let period = ordinance.rules.period.get(&Rule::Reschedule);
            let matches = period.and_then(|period| {
                Some(Cite { ordinance: period.at.source.clone(), article: period.last_round.clone()? })
            });
            let games = ordinance.rules.adjourned_before_last_round.as_ref().filter(|said| said.value);
            let cites = matches.into_iter().chain(games.map(|said| said.at.cite())).collect();
            LastRound::Blocked { open, cites }
        }
    }
}

/// What makes a report complete (19, 2.4, 16.8, 24.4).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub boards: usize,
    /// Boards with names and rank numbers on both sides, or an absentee named.
    pub named_boards: usize,
    /// Boards with a result, or marked as pending.
    pub decided_or_pending: usize,
    /// Negative pass checks and reservations noted.
    pub pass_checks_negative: usize,
    pub reservations: usize,
    pub arbiter_led: bool,
    pub costs_entered: bool,
    pub delayed: bool,
    pub culprit_entered: bool,
    /// Measures taken, and those reported; an admonition that was accepted may stay out.
    pub measures: Vec<(Measure, bool)>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    AdmonitionAccepted,
    AdmonitionRefused,
    Penalty,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReportLack {
    Names,
    Results,
    Reservations,
    Costs,
    Culprit,
    Measures,
}

impl Report {
    pub fn lacks(&self) -> Vec<ReportLack> {
        let unreported =
            |(measure, reported): &(Measure, bool)| !reported && *measure != Measure::AdmonitionAccepted;
        let lacks = [
            (ReportLack::Names, self.named_boards < self.boards),
            (ReportLack::Results, self.decided_or_pending < self.boards),
            (ReportLack::Reservations, self.reservations < self.pass_checks_negative),
            (ReportLack::Costs, self.arbiter_led && !self.costs_entered),
            (ReportLack::Culprit, self.delayed && !self.culprit_entered),
            (ReportLack::Measures, self.measures.iter().any(unreported)),
        ];
        lacks.into_iter().filter(|(_, lacks)| *lacks).map(|(lack, _)| lack).collect()
    }

    /// Who sends it: the host, or the arbiter who led the match (19).
    pub const fn reporter(&self) -> Lead {
        if self.arbiter_led { Lead::Arbiter } else { Lead::Captains }
    }
}

/// What the host provides (22).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Material {
    Venue,
    Sets,
    WritingMaterial,
    Clocks,
}

impl Material {
    pub const ALL: [Material; 4] =
        [Material::Venue, Material::Sets, Material::WritingMaterial, Material::Clocks];
}

/// Missing equipment; allowed only if the guests were asked in time to bring it.
pub fn material_missing(provided: &[Material], asked_to_bring: &[Material]) -> Vec<Material> {
    Material::ALL.into_iter().filter(|one| !provided.contains(one) && !asked_to_bring.contains(one)).collect()
}

/// What a player cannot do at the board. The rules for the visually impaired apply then (36.2).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Abilities {
    pub cannot_see: bool,
    pub cannot_move_pieces: bool,
    pub cannot_write: bool,
    pub cannot_handle_clock: bool,
}

impl Abilities {
    pub const fn additional_rules(self) -> bool {
        self.cannot_see || self.cannot_move_pieces || self.cannot_write || self.cannot_handle_clock
    }
}

/// When a smoking restriction was announced. It must be in the team registration or the announcement, and holds for the
/// whole season (35.8.3).
pub fn smoking_restriction_valid(
    team_event: bool,
    in_registration: bool,
    in_announcement: bool,
    before_bids: bool,
    changed_since: bool,
) -> bool {
    let announced = if team_event { in_registration } else { in_announcement && before_bids };
    announced && !changed_since
}

/// The articles of the interpretation notes about results: a draw counts only if agreed during the game, after a move
/// by each side (5.2.3).
pub const fn draw_counts(agreed_during_game: bool, moves_by_each: u32) -> bool {
    agreed_during_game && moves_by_each >= 1
}

/// A wrong result was signed. In a team match the arbiter records what was achieved (8.7); elsewhere it is decided, and
/// a published pairing stays.
pub fn signed_wrongly<T>(team_event: bool, achieved: T) -> Option<T> {
    team_event.then_some(achieved)
}

/// A player absent at the default time loses as a rule. The arbiter may decide otherwise only for unforeseeable causes,
/// with a reason (6.7.1).
pub fn default_waived(unforeseeable: bool, reason: &str) -> bool {
    unforeseeable && !reason.trim().is_empty()
}

/// Whether the Laws of the ordinance let the arbiter decide otherwise: those of 1984 and 1993 do not (1984, 16.5), those from
/// 2001 on do (2001, 6.6). An ordinance that names no Laws is silent.
pub fn may_waive(ordinance: &Ordinance) -> bool {
    let Some(laws) = &ordinance.rules.laws else { return true };
    laws.value.iter().any(|edition| edition.0 >= Edition::Fide2001)
}

/// The article of a rule of this module, if the ordinance has it.
pub fn default_cite(ordinance: &Ordinance) -> Option<Cite> {
    ordinance.rules.default_minutes.as_ref().map(|said| said.at.cite())
}

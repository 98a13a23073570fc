//! A player arrives after the pairing: what the rules allow now.

use jiff::{SignedDuration, civil::DateTime};
use turmuhr_clock::Span;

use crate::{
    concern::ConcernKind,
    fact::Paired,
    hand,
    id::{BoardNo, EntryId, Party, RoundNo},
    incident::in_force,
    round::{Pair, Played, Status},
    section::{Competitor, Section},
    settings::Settings,
};

/// The ways open to a participant who arrives now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The section is over, or the participant has withdrawn.
    NotPlaying,
    /// Paired with nobody: the bye of the round.
    HasBye { round: RoundNo },
    /// Paired; the game has a result already.
    Over { board: BoardNo },
    /// Paired, and still in time or too late for the game (6.7).
    Paired { board: BoardNo, opponent: Party, until: Option<DateTime>, default: Lateness },
    /// The pairing is a draft; it is made again with the latecomer.
    Draft { round: RoundNo },
    /// Not paired in the round being played; the partners in the order of preference, if any.
    Free { round: RoundNo, partners: Vec<Partner>, next: Option<RoundNo> },
    /// No round is being played.
    BeforeRound { next: RoundNo },
}

/// The default time of a paired player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lateness {
    /// The start of the round is not known.
    Unknown,
    InTime,
    /// The game is lost by default unless the arbiter decides otherwise.
    Passed,
}

/// Somebody without an opponent, and the pair they would make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partner {
    pub party: Party,
    pub free: Free,
    /// White first.
    pub pair: (Party, Party),
    /// Rules that this pair breaks.
    pub breaks: Vec<ConcernKind>,
}

/// Why somebody has no opponent.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Free {
    /// The bye of the pairing.
    Bye,
    /// Not paired, but here by now.
    NotPaired,
    /// The opponent at this board has not come.
    Waits { board: BoardNo, absent: Party },
}

/// The default time of the event's rules, else of the Laws (6.7.1).
pub fn default_time(settings: &Settings) -> Option<Span> {
    if let Some(minutes) = settings.default_minutes {
        return Some(Span::from_mins(minutes));
    }
    let rules = in_force(settings).ok()?.rules;
    Some(rules.arrival.default_time.span())
}

/// The end of the default time of a round.
pub fn present_until(settings: &Settings, round: RoundNo) -> Option<DateTime> {
    let start = settings.starts.get(&round)?;
    let millis = i64::try_from(default_time(settings)?.millis()).ok()?;
    start.checked_add(SignedDuration::from_millis(millis)).ok()
}

/// Expects a party of the section; `now` is the time on the wall of the hall.
pub fn arrival(section: &Section, party: Party, now: DateTime) -> Arrival {
    let Some((number, round)) = section.running().and_then(|number| Some((number, section.round(number)?)))
    else {
        return Arrival::BeforeRound { next: section.next_round() };
    };
    if section.finished || section.withdrawn_from(party).is_some_and(|from| from <= number) {
        return Arrival::NotPlaying;
    }
    if round.bye == Some(party) || section.is_free(party, number) {
        return Arrival::HasBye { round: number };
    }
    if round.status == Status::Draft {
        return Arrival::Draft { round: number };
    }
    if let Some((board, pair)) = round.board_of(party) {
        return paired(section, number, board, pair, party, now);
    }
    let next = Some(number.next()).filter(|next| next.up_to() <= section.settings.rounds);
    let partners =
        if section.settings.format.is_swiss() { partners(section, number, round, party) } else { Vec::new() };
    if round.missing().is_empty() && partners.is_empty() {
        return next.map_or(Arrival::NotPlaying, |next| Arrival::BeforeRound { next });
    }
    Arrival::Free { round: number, partners, next }
}

/// Players who are here but not paired in the latest public round: late entries and late arrivals. Nobody is listed who asked
/// for a bye. They stay listed after the last result, until the next round is paired with them.
pub fn unpaired(section: &Section) -> Option<(RoundNo, Vec<EntryId>)> {
    let number = section.running().filter(|_| section.settings.format.is_swiss() && !section.finished)?;
    let round = section.round(number).filter(|round| round.status == Status::Published)?;
    let unpaired = |(&id, player): (&EntryId, &Competitor)| {
        let party = section.party_of(id)?;
        let paired = round.board_of(party).is_some() || round.bye == Some(party);
        let left = player.withdrawn_from.is_some_and(|from| from <= number);
        let away = left || player.byes.contains_key(&number) || section.is_awaited(party, number);
        (!paired && !away).then_some(id)
    };
    let found: Vec<EntryId> = section.players.iter().filter_map(unpaired).collect();
    let goes_on = !round.missing().is_empty() || section.next_round().is_among(section.settings.rounds);
    (!found.is_empty() && goes_on).then_some((number, found))
}

fn paired(
    section: &Section,
    number: RoundNo,
    board: BoardNo,
    pair: &Pair,
    party: Party,
    now: DateTime,
) -> Arrival {
    if pair.is_over() {
        return Arrival::Over { board };
    }
    let until = present_until(&section.settings, number);
    let default = match until {
        None => Lateness::Unknown,
        // The last moment of the default time is in time.
        Some(until) if now <= until => Lateness::InTime,
        Some(_) => Lateness::Passed,
    };
    Arrival::Paired { board, opponent: pair.other(party), until, default }
}

/// Everybody without an opponent: pairs that break no rule first, then the nearest score and rank.
fn partners(section: &Section, number: RoundNo, round: &Played, late: Party) -> Vec<Partner> {
    // Where nobody checks in, everybody on the list counts as here; who asked for the round off does not.
    let all_here = !section.somebody_checked_in();
    let here = |party: Party| {
        section
            .player(party)
            .is_none_or(|player| (player.present || all_here) && !player.byes.contains_key(&number))
    };
    let bye = round.bye.map(|party| (party, Free::Bye));
    let others = section.parties().into_iter().filter(|party| {
        round.board_of(*party).is_none()
            && round.bye != Some(*party)
            && here(*party)
            && section.withdrawn_from(*party).is_none_or(|from| from > number)
    });
    let mut free: Vec<(Party, Free)> = bye.into_iter().collect();
    free.extend(others.map(|party| (party, Free::NotPaired)));
    for (board, pair) in (1..).map(BoardNo).zip(&round.pairs) {
        free.extend(pair.one_waiting().map(|(party, absent)| (party, Free::Waits { board, absent })));
    }
    let list = section.starting_list();
    let rank = |party: Party| list.number(party).map_or(u32::MAX, |number| number.0);
    let points = |party: Party| section.points_before(party, number).in_tenths();
    let mut partners: Vec<Partner> = free
        .into_iter()
        .filter(|(party, _)| *party != late)
        .map(|(party, free)| partner(section, number, late, party, free))
        .collect();
    partners.sort_by_key(|partner| {
        let apart = points(partner.party).abs_diff(points(late));
        (!partner.breaks.is_empty(), apart, rank(partner.party).abs_diff(rank(late)))
    });
    partners
}

fn partner(section: &Section, number: RoundNo, late: Party, party: Party, free: Free) -> Partner {
    let breaks = |pair| hand::breaks(section, number, &Paired { pairs: vec![pair], ..Paired::default() });
    let (white, black) = hand::colours_for(section, number, late, party);
    let (kept, turned) = (breaks((white, black)), breaks((black, white)));
    let (pair, breaks) =
        if turned.len() < kept.len() { ((black, white), turned) } else { ((white, black), kept) };
    Partner { party, free, pair, breaks }
}

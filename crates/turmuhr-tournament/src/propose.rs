//! Computes the next round by the rules of the format.

mod knockout;

use turmuhr_contest::{Ask, Purpose, Ready, Unready};
use turmuhr_core::{Color, PlayerId};
use turmuhr_pairing::{NoPairing, Pairing, lot::Lot, pair};
use turmuhr_round_robin::{TableRound, scheveningen, table_round};

use crate::{
    contest::{Shown, contest},
    event::Event,
    fact::{ByeKind, Fact, Origin, Paired},
    id::{Party, RoundNo},
    section::Section,
    settings::Format,
    starting_list::StartingList,
};

/// A computed round, before it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub round: RoundNo,
    pub paired: Paired,
    /// For a Swiss: the pairing with its reasons, in starting numbers.
    pub swiss: Option<Pairing>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoProposal {
    RoundsOver {
        total: u32,
    },
    /// The lots for colours or numbers are missing.
    LotsMissing,
    TooFew {
        present: usize,
    },
    /// Scheveningen: two sides of the same size are needed.
    Sides {
        sizes: Vec<usize>,
    },
    /// Cup matches without a winner, by board.
    Undecided {
        boards: Vec<u32>,
    },
    Swiss(NoPairing),
    /// The pairing names a starting number that the list does not have.
    NotListed {
        number: PlayerId,
    },
    /// Reasons why the section cannot be paired.
    Unready(Vec<Unready>),
}

/// The lots of a section from a seed: the first colour, unless it was chosen, and the numbers if requested.
pub fn draw_lots(section: &Section, seed: u64, first: Option<Color>, with_numbers: bool) -> Fact {
    let coin = Lot::new(seed).one_of(2) == 0;
    let numbers = if with_numbers { shuffled_numbers(section, seed) } else { Vec::new() };
    let white_first = first.map_or(coin, Color::is_white);
    Fact::LotsDrawn { section: section.id, seed, white_first, numbers, origin: Origin::Program }
}

/// The starting list shuffled by the seed, after the draw of the first colour.
pub(crate) fn shuffled_numbers(section: &Section, seed: u64) -> Vec<Party> {
    let mut lot = Lot::new(seed);
    lot.one_of(2);
    let mut numbers = section.starting_list().parties().to_vec();
    lot.shuffle(&mut numbers);
    numbers
}

/// Pairs the next round without recording it.
pub fn propose(event: &Event, section: &Section) -> Result<Proposal, NoProposal> {
    propose_round(event, section, section.next_round())
}

/// The computed pairing of any round, including a draft.
pub fn propose_round(event: &Event, section: &Section, round: RoundNo) -> Result<Proposal, NoProposal> {
    let total = section.settings.rounds;
    if !round.is_among(total) {
        return Err(NoProposal::RoundsOver { total });
    }
    if section.lots.is_none() {
        return Err(NoProposal::LotsMissing);
    }
    let (paired, swiss) = match section.settings.format {
        Format::Swiss { .. } | Format::TeamSwiss { .. } => {
            let ready = ready(event, section, round)?;
            let pairing = pair(&ready.field, ready.system).map_err(NoProposal::Swiss)?;
            (swiss(section, round, &pairing)?, Some(pairing))
        }
        Format::RoundRobin { cycles: count } | Format::TeamRoundRobin { cycles: count, .. } => {
            let list = section.starting_list();
            let table = table_round(list.parties().len() as u32, count, round.0);
            (from_table(&list, &table.map_err(|total| NoProposal::RoundsOver { total })?)?, None)
        }
        Format::Scheveningen => (scheveningen_round(section, round)?, None),
        Format::Knockout { drawn_by_lot, .. } => (knockout::round(section, round, drawn_by_lot)?, None),
    };
    if paired.pairs.is_empty() {
        let present = section.parties().into_iter().filter(|party| section.attendance(*party, round).is_ok());
        return Err(NoProposal::TooFew { present: present.count() });
    }
    Ok(Proposal { round, paired, swiss })
}

/// All rounds of a fixed table that are not paired yet. The table may be shorter than the settings expect.
pub fn propose_rest(event: &Event, section: &Section) -> Result<Vec<Paired>, NoProposal> {
    let next = section.next_round();
    let mut rest = vec![propose_round(event, section, next)?.paired];
    for round in RoundNo::first(section.settings.rounds).filter(|round| *round > next) {
        match propose_round(event, section, round) {
            Ok(proposal) => rest.push(proposal.paired),
            Err(NoProposal::RoundsOver { .. }) => break,
            Err(why) => return Err(why),
        }
    }
    Ok(rest)
}

/// The section before a round, as input for a pairing.
pub fn ready(event: &Event, section: &Section, round: RoundNo) -> Result<Ready, NoProposal> {
    let mut before = section.clone();
    let played = round.before();
    before.rounds.truncate(played as usize);
    let ask = Ask { adjourned: true, ..Ask::to(Purpose::Pair) };
    contest(event, &before, played, Shown::AsCounted).ready(ask).map_err(NoProposal::Unready)
}

fn swiss(section: &Section, round: RoundNo, pairing: &Pairing) -> Result<Paired, NoProposal> {
    let list = section.starting_list();
    let party = |number: PlayerId| listed(&list, number);
    let pairs = pairing.boards.iter().map(|board| Ok((party(board.white)?, party(board.black)?)));
    Ok(Paired {
        pairs: pairs.collect::<Result<_, _>>()?,
        bye: pairing.bye.map(party).transpose()?,
        away: away(section, round),
    })
}

fn listed(list: &StartingList, number: PlayerId) -> Result<Party, NoProposal> {
    list.party(number).ok_or(NoProposal::NotListed { number })
}

/// Everyone present, paired in list order: the start of a hand pairing without a draft.
pub(crate) fn in_order(section: &Section, round: RoundNo) -> Paired {
    let list = section.starting_list();
    let there: Vec<Party> =
        list.parties().iter().copied().filter(|party| section.attendance(*party, round).is_ok()).collect();
    let (pairs, alone) = there.as_chunks::<2>();
    Paired {
        pairs: pairs.iter().map(|&[one, other]| (one, other)).collect(),
        bye: alone.first().copied(),
        away: away(section, round),
    }
}

fn away(section: &Section, round: RoundNo) -> Vec<(Party, ByeKind)> {
    let kind = |party: Party| section.attendance(party, round).err().map(|kind| (party, kind));
    section.parties().into_iter().filter_map(kind).collect()
}

fn from_table(list: &StartingList, table: &TableRound) -> Result<Paired, NoProposal> {
    let party = |number: u32| listed(list, PlayerId(number));
    let pairs = table.boards.iter().map(|&(white, black)| Ok((party(white)?, party(black)?)));
    // The free round of a table is no bye of the pairing: no points (C.05).
    let free = table.free.map(|number| Ok((party(number)?, ByeKind::Zero))).into_iter();
    Ok(Paired { pairs: pairs.collect::<Result<_, _>>()?, bye: None, away: free.collect::<Result<_, _>>()? })
}

/// Every player of one side meets every player of the other.
fn scheveningen_round(section: &Section, round: RoundNo) -> Result<Paired, NoProposal> {
    let mut sides: Vec<(&str, Vec<Party>)> = Vec::new();
    for &party in section.starting_list().parties() {
        let Some(player) = section.player(party) else { continue };
        let side = player.person.side.as_str();
        match sides.iter_mut().find(|(name, _)| *name == side) {
            Some((_, members)) => members.push(party),
            None => sides.push((side, vec![party])),
        }
    }
    let sizes: Vec<usize> = sides.iter().map(|(_, members)| members.len()).collect();
    let [(_, a), (_, b)] = &sides[..] else { return Err(NoProposal::Sides { sizes }) };
    let table = scheveningen::table(a.len() as u32).filter(|_| a.len() == b.len());
    let rounds = table.ok_or(NoProposal::Sides { sizes })?;
    let total = rounds.len() as u32;
    let games = round.index().and_then(|place| rounds.get(place)).ok_or(NoProposal::RoundsOver { total })?;
    let pair = |game: &scheveningen::Game| {
        let (one, other) = (a[game.a as usize - 1], b[game.b as usize - 1]);
        if game.a_is_white { (one, other) } else { (other, one) }
    };
    Ok(Paired { pairs: games.iter().map(pair).collect(), ..Paired::default() })
}

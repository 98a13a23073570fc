//! What an entry stands on. An undo that changes the ground under an entry which stays would turn it into an entry about
//! other people: a result would go to players who never met.

use crate::{
    event::Event,
    fact::Fact,
    id::{BoardNo, EntryId, Party, RoundNo},
    refuse::same_basics,
    round::{Pair, Played},
    section::Section,
};

/// The part of a section that a fact is about.
enum Ground {
    Nothing,
    /// The people at a board, and the pairing of its round: with a result in it, no round is paired otherwise.
    Board(RoundNo, BoardNo),
    /// Who meets whom, without the boards.
    Matches(RoundNo),
    /// Whatever a pairing is made of: lots, basic settings, and who met in the first rounds, this many.
    Rounds(u32),
    /// As `Rounds`, with the round that a board is added to.
    Latecomer(RoundNo),
    /// As `Rounds`, of all rounds.
    Everything,
}

/// Would the fact, told now, be about something else if it were told then?
pub(crate) fn means_other(now: &Event, then: &Event, fact: &Fact) -> bool {
    let known = fact.section().and_then(|id| Some((now.section(id)?, then.section(id)?)));
    let Some((now, then)) = known else { return false };
    match ground(fact) {
        Ground::Nothing => false,
        Ground::Board(round, board) => {
            let (now, then) = (now.round(round), then.round(round));
            let at = |round: Option<&Played>| round.and_then(|round| round.pair(board)).map(seats);
            at(now) != at(then) || seated_otherwise(now, then)
        }
        Ground::Matches(round) => {
            let met = |section: &Section| section.round(round).map(|round| round.paired().pairs);
            met(now) != met(then)
        }
        Ground::Rounds(count) => rests_on_other(now, then, count),
        Ground::Latecomer(round) => {
            rests_on_other(now, then, round.before()) || seated_otherwise(now.round(round), then.round(round))
        }
        Ground::Everything => {
            now.rounds.len() != then.rounds.len() || rests_on_other(now, then, now.current_round())
        }
    }
}

/// Boards at the end that only come or go, as that of a latecomer, change nothing for the others.
fn seated_otherwise(now: Option<&Played>, then: Option<&Played>) -> bool {
    let (Some(now), Some(then)) = (now, then) else { return true };
    now.pairs.iter().zip(&then.pairs).any(|(now, then)| seats(now) != seats(then))
}

fn rests_on_other(now: &Section, then: &Section, rounds: u32) -> bool {
    let met = |section: &Section| -> Vec<Vec<Seats>> {
        let earlier = section.rounds.iter().take(rounds as usize);
        earlier.map(|round| round.pairs.iter().map(seats).collect()).collect()
    };
    now.lots != then.lots || !same_basics(&now.settings, &then.settings) || met(now) != met(then)
}

/// The people at a board, with their colours.
pub(crate) type Seats = ((Party, Party), Vec<(Option<EntryId>, Option<EntryId>, bool)>);

pub(crate) fn seats(pair: &Pair) -> Seats {
    let games = pair.games.iter().map(|game| (game.white, game.black, game.first_has_white));
    ((pair.first, pair.second), games.collect())
}

fn ground(fact: &Fact) -> Ground {
    match fact {
        Fact::ResultEntered { round, board, .. }
        | Fact::ResultReported { round, board, .. }
        | Fact::RatedOtherwise { round, board, .. }
        | Fact::GameRecorded { round, board, .. }
        | Fact::IncidentRecorded { round, board, .. }
        | Fact::ClocksNoted { round, board, .. }
        | Fact::MatchDecided { round, board, .. } => Ground::Board(*round, *board),
        Fact::LineUpSet { round, .. } => Ground::Matches(*round),
        Fact::RoundPaired { round, .. }
        | Fact::HandPairingBegun { round, .. }
        | Fact::HandPaired { round, .. } => Ground::Rounds(round.before()),
        Fact::LatecomerPaired { round, .. } => Ground::Latecomer(*round),
        Fact::AllRoundsPaired { .. } | Fact::SectionFinished { .. } => Ground::Everything,
        Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::FideModeLeft { .. }
        | Fact::MadeAnonymous {}
        | Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::SectionAdded { .. }
        | Fact::SectionChanged { .. }
        | Fact::PlayersEntered { .. }
        | Fact::PlayerChanged { .. }
        | Fact::PlayerRemoved { .. }
        | Fact::PlayersMerged { .. }
        | Fact::CheckedIn { .. }
        | Fact::FeePaid { .. }
        | Fact::Withdrawn { .. }
        | Fact::Returned { .. }
        | Fact::ByeGranted { .. }
        | Fact::ByeTakenBack { .. }
        | Fact::ByeWished { .. }
        | Fact::SelfServiceSet { .. }
        | Fact::PlayerRegistered { .. }
        | Fact::RegistrationWithdrawn { .. }
        | Fact::RegistrationsAccepted { .. }
        | Fact::PairsProhibited { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::TeamsEntered { .. }
        | Fact::TeamChanged { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::TeamReturned { .. }
        | Fact::LotsDrawn { .. }
        | Fact::RoundDiscarded { .. }
        // Not needed by an undo, which asks before it changes a public pairing.
        | Fact::RoundPublished { .. }
        | Fact::RoundWithheld { .. }
        | Fact::HandPairingEnded { .. }
        | Fact::Remarked { .. }
        | Fact::Undone { .. } => Ground::Nothing,
    }
}

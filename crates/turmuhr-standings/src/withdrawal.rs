//! Standings with participants who left: their results count, are only shown, or are annulled.
//!
//! In a Swiss nothing changes (NRW 1987, 33.2; tournament rules of 2001, 5.5). In a round robin half of the scheduled
//! games decides (33.1; 5.4; C.05). The arithmetic is that of [`turmuhr_round_robin::withdrawal`].

use turmuhr_core::{Bye, PlayerId, Points, Round};
use turmuhr_round_robin::withdrawal::{Rules, Treatment, account_for, account_in_swiss};

use crate::event::{ByMeasure, Entry, Event, Form, Participant};

/// A participant who left, and after which round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leaver {
    /// The participant.
    pub id: PlayerId,
    /// The last round before leaving.
    pub after: u32,
}

/// The treatment of a leaver's results.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Account {
    /// Who left, and when.
    pub leaver: Leaver,
    /// Games that were played.
    pub played: u32,
    /// Scheduled games; `None` in a Swiss, which has no schedule.
    pub scheduled: Option<u32>,
    /// What becomes of the results.
    pub treatment: Treatment,
}

/// An event after the treatment of its leavers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accounted {
    /// The results that standings count.
    pub counted: Event,
    /// The results that a cross table shows: forfeited games as `+` and `-`; annulled results are missing.
    pub shown: Event,
    /// One for each leaver.
    pub accounts: Vec<Account>,
}

impl Accounted {
    /// Do results of or against this participant count?
    pub fn counts(&self, id: PlayerId) -> bool {
        let account = self.accounts.iter().find(|account| account.leaver.id == id);
        account.is_none_or(|account| account.treatment == Treatment::Stands)
    }
}

/// The leaver is not in the event.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("participant {0} is not entered")]
pub struct NobodyLeft(pub PlayerId);

/// Applies the rules to every leaver.
pub fn account(event: &Event, leavers: &[Leaver], rules: Rules) -> Result<Accounted, NobodyLeft> {
    let mut leavers = leavers.to_vec();
    leavers.sort_by_key(|leaver| (leaver.id, leaver.after));
    leavers.dedup_by_key(|leaver| leaver.id);
    let mut accounts = Vec::with_capacity(leavers.len());
    for leaver in &leavers {
        let participant = event.participants.iter().find(|one| one.id == leaver.id);
        let participant = participant.ok_or(NobodyLeft(leaver.id))?;
        accounts.push(of_one(event, participant, *leaver, rules));
    }
    let mut shown = event.clone();
    if event.form == Form::Swiss {
        return Ok(Accounted { counted: event.clone(), shown, accounts });
    }
    for account in &accounts {
        forfeit_the_rest(&mut shown, event, account, &leavers);
    }
    let without = |event: &Event, leaves: &dyn Fn(Treatment) -> bool| {
        let gone = accounts.iter().filter(|account| leaves(account.treatment));
        let gone: Vec<PlayerId> = gone.map(|account| account.leaver.id).collect();
        strike(event, &gone)
    };
    let counted = without(&shown, &|treatment| treatment != Treatment::Stands);
    let shown = without(&shown, &|treatment| treatment == Treatment::Annulled);
    Ok(Accounted { counted, shown, accounts })
}

fn of_one(event: &Event, participant: &Participant, leaver: Leaver, rules: Rules) -> Account {
    let rounds: Vec<Round> = participant.rounds.iter().map(|entry| entry.round).collect();
    let scheduled = scheduled(event);
    let withdrawal = match event.form {
        Form::RoundRobin => account_for(&rounds, scheduled, rules),
        Form::Swiss => {
            let played = rounds.iter().filter(|round| matches!(round, Round::Played { .. })).count();
            account_in_swiss(u32::try_from(played).unwrap_or(u32::MAX), scheduled)
        }
    };
    Account {
        leaver,
        played: withdrawal.played,
        scheduled: (event.form == Form::RoundRobin).then_some(withdrawal.scheduled),
        treatment: withdrawal.treatment,
    }
}

fn cycles(event: &Event) -> u32 {
    let participants = u32::try_from(event.participants.len()).unwrap_or(u32::MAX);
    let a_cycle = (participants + participants % 2).saturating_sub(1).max(1);
    (event.total_rounds / a_cycle).max(1)
}

/// Games scheduled for each participant of a round robin.
fn scheduled(event: &Event) -> u32 {
    let others = u32::try_from(event.participants.len().saturating_sub(1)).unwrap_or(u32::MAX);
    others.saturating_mul(cycles(event))
}

/// The leaver loses the remaining games and the opponent wins them; if both have left, both lose.
fn forfeit_the_rest(shown: &mut Event, event: &Event, account: &Account, leavers: &[Leaver]) {
    let Some(own) = event.participants.iter().position(|one| one.id == account.leaver.id) else { return };
    let mut met = vec![0; event.participants.len()];
    let place_of = |id: PlayerId| event.participants.iter().position(|one| one.id == id);
    for entry in &event.participants[own].rounds {
        if let Some(place) = entry.round.opponent().and_then(place_of) {
            met[place] += 1;
        }
    }
    for round in account.leaver.after..event.rounds {
        let index = round as usize;
        let opponent = match event.participants[own].rounds.get(index).map(|entry| entry.round) {
            Some(Round::Played { .. } | Round::Adjourned { .. }) => continue,
            Some(round @ (Round::ForfeitWin { .. } | Round::ForfeitLoss { .. })) => {
                round.opponent().and_then(place_of)
            }
            // The file names no opponent: take a participant still to be met who has no opponent either.
            Some(Round::Bye(_)) | None => {
                let idle = |place: &usize| {
                    let entry = event.participants[*place].rounds.get(index);
                    entry.is_none_or(|entry| matches!(entry.round, Round::Bye(_)))
                };
                let open = |place: &usize| *place != own && met[*place] < cycles(event) && idle(place);
                let found = (0..met.len()).find(open);
                if let Some(place) = found {
                    met[place] += 1;
                }
                found
            }
        };
        let Some(opponent) = opponent else { continue };
        let both =
            leavers.iter().any(|other| other.id == event.participants[opponent].id && other.after <= round);
        set(shown, own, index, opponent, false);
        set(shown, opponent, index, own, !both);
    }
}

fn set(event: &mut Event, place: usize, index: usize, opponent: usize, won: bool) {
    let id = event.participants[opponent].id;
    let worth = event.worth;
    let boards = event.boards.unwrap_or(0) as usize;
    let rounds = &mut event.participants[place].rounds;
    while rounds.len() <= index {
        rounds.push(Entry::of_player(Round::Bye(Bye::Zero), Points::ZERO));
    }
    let colour = match rounds[index].round {
        Round::ForfeitWin { colour, .. } | Round::ForfeitLoss { colour, .. } => colour,
        _ => None,
    };
    rounds[index] = if won {
        // 18.1 and 33.1: all points of the match, on every board.
        let each = if boards > 0 {
            Points::tenths(worth.games.win.in_tenths() / i32::try_from(boards).unwrap_or(1))
        } else {
            Points::ZERO
        };
        Entry {
            round: Round::ForfeitWin { opponent: id, colour },
            points: ByMeasure::each(|measure| worth[measure].win),
            boards: vec![each; boards],
        }
    } else {
        Entry {
            round: Round::ForfeitLoss { opponent: id, colour },
            points: ByMeasure::both(Points::ZERO),
            boards: vec![Points::ZERO; boards],
        }
    };
}

/// The event as if these had never entered; their opponents are free in those rounds.
fn strike(event: &Event, gone: &[PlayerId]) -> Event {
    let mut left = event.clone();
    left.participants.retain(|participant| !gone.contains(&participant.id));
    for entry in left.participants.iter_mut().flat_map(|participant| &mut participant.rounds) {
        if entry.round.opponent().is_some_and(|opponent| gone.contains(&opponent)) {
            *entry = Entry::of_player(Round::Bye(Bye::PairingAllocated), Points::ZERO);
        }
    }
    left
}

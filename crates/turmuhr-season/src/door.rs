//! The one door of a season: every act is judged here, whether it comes from a command, a page, an import or an undo.

use jiff::{Timestamp, civil::Date, tz::TimeZone};
use turmuhr_federation::matches::lineup::Seat;
use turmuhr_journal::Entry;

use crate::{
    fact::{Decision, Fact, MatchId},
    freeze::{Considered, Matter, NotFrozen},
    journal::{Broken, Concern, Journal, day},
    pending::Open,
    refuse::Refusal,
    registry::AsOf,
    rights::allowed,
    sense::sense,
    state::{Match, State},
};

/// What an act brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The number of its entry.
    pub entry: u64,
    /// What has to be read with it.
    pub concerns: Vec<Concern>,
    /// Confirmed matches about which more is known now.
    pub opened: Vec<Matter>,
}

/// Opens the next season. What this one hands on is not given anew, so its offices ask for no right; to open it takes the
/// right to close what is still open.
pub fn open_next(
    state: &State,
    on: Date,
    pending: Open,
    at: Timestamp,
    by: &str,
) -> Result<Journal, (Refusal, Box<State>)> {
    let of_old = |why| (why, Box::new(state.clone()));
    allowed(state, &Fact::CarriedOver { on }, by, on).map_err(of_old)?;
    // Two next seasons from one are a slip; it is asked for, as the first file may be lost.
    if state.carried_over.is_some() && pending == Open::Refused {
        return Err(of_old(crate::slip::Slip::NextTwice.into()));
    }
    let facts = state.next_season(on, pending).map_err(of_old)?;
    let mut next = Journal::default();
    for fact in facts {
        if let Err(why) = handed_on(&mut next, fact, at, by) {
            return Err((why, Box::new(next.state().clone())));
        }
    }
    Ok(next)
}

/// Everything but the right is asked.
fn handed_on(journal: &mut Journal, fact: Fact, at: Timestamp, by: &str) -> Result<(), Refusal> {
    let fact = completed(journal.state(), fact, at, by)?;
    let entry = Entry { number: journal.next(), at, by: by.to_owned(), fact };
    sense(journal.state(), &entry.fact, day(&entry))?;
    journal.append(entry).map_err(why)
}

/// Judges an act and appends it. A refused act changes nothing.
pub fn act(journal: &mut Journal, fact: Fact, at: Timestamp, by: &str) -> Result<Outcome, Refusal> {
    let fact = completed(journal.state(), fact, at, by)?;
    let number = journal.next();
    let entry = Entry { number, at, by: by.to_owned(), fact };
    if let Some(last) = journal.entries().last().filter(|last| entry.at < last.at) {
        return Err(Refusal::Backwards(day(last)));
    }
    let meant = meant(journal, &entry.fact);
    allowed(journal.state(), meant, by, day(&entry))?;
    sense(journal.state(), &entry.fact, day(&entry))?;
    let mut concerns = journal.judge(&entry.fact)?;
    if journal.state().office_in(meant).is_some() {
        let mut after = journal.clone();
        after.append(entry.clone()).map_err(why)?;
        if let Some(last) = journal.state().leaves_no_director(after.state(), day(&entry)) {
            return Err(Refusal::LastDirector(last));
        }
    }
    let among = concerned(journal.state(), &entry.fact);
    let known = considered(journal.state(), &among);
    let carried = journal.state().places_moved();
    journal.append(entry).map_err(why)?;
    let moved = journal.state().places_moved();
    if !moved.is_empty() && moved != carried {
        concerns.push(Concern::NextSeason(moved));
    }
    let matters = among.iter().filter_map(|id| journal.state().matter(*id));
    let opened = matters.filter(|matter| !known.contains(&(matter.about, matter.considered()))).collect();
    Ok(Outcome { entry: number, concerns, opened })
}

fn why(broken: Broken) -> Refusal {
    match broken {
        Broken::Entry { why, .. } => why,
        // The number was taken from the journal itself.
        Broken::Gap { found, .. } => Refusal::NoEntry(found),
    }
}

/// An undo needs the right to the undone act, and so does the undo of an undo.
fn meant<'f>(journal: &'f Journal, fact: &'f Fact) -> &'f Fact {
    let mut meant = fact;
    while let Fact::Undone { entry, .. } = meant {
        // An undo names an earlier entry, so this ends.
        match journal.entries().iter().find(|one| one.number == *entry) {
            Some(one) if one.fact != *meant => meant = &one.fact,
            Some(_) | None => break,
        }
    }
    meant
}

/// Matches whose findings a fact can change. A card concerns only matches after its own.
fn concerned(state: &State, fact: &Fact) -> Vec<MatchId> {
    if !concerns_players(fact) {
        return Vec::new();
    }
    let own = match fact {
        Fact::MatchReported { id, .. } => state.matches.get(id).map(|one| (*id, one)),
        _ => None,
    };
    let later = |id: MatchId, one: &Match| own.is_none_or(|(own_id, own)| own.before(own_id, one, id));
    state.matches.iter().filter(|(id, one)| later(**id, one)).map(|(id, _)| *id).collect()
}

fn considered(state: &State, among: &[MatchId]) -> Vec<(MatchId, Considered)> {
    among.iter().filter_map(|id| Some((*id, state.matter(*id)?.considered()))).collect()
}

/// Fills in what the program knows: the findings of a confirmation, the difference a decision was made on, who decided.
fn completed(state: &State, fact: Fact, at: Timestamp, by: &str) -> Result<Fact, Refusal> {
    // Where nobody is named the author has decided: recusal is checked for them (5.11).
    let panel = |decision: &mut Decision| {
        if decision.panel.is_empty() {
            let today = AsOf::today(at.to_zoned(TimeZone::UTC).date());
            decision.panel.extend(state.person_named(by, today));
        }
    };
    Ok(match fact {
        Fact::MatchConfirmed { frozen: Some(_), .. } => return Err(Refusal::ForeignFindings),
        Fact::MatchConfirmed { id, waived, reason, frozen: None } => {
            let frozen = state.freeze(id, &waived).map_err(|why| match why {
                NotFrozen::NoReport => Refusal::NoReport,
                NotFrozen::Unfinished(boards) => Refusal::Unfinished(boards),
                NotFrozen::Unjudged(why) => Refusal::Report(why),
            })?;
            Fact::MatchConfirmed { id, waived, reason, frozen: Some(frozen) }
        }
        // Games that are adjudicated stay so on a new card.
        Fact::MatchReported { id, home, guest, results, unfinished, mut card } => {
            let before = state.matches.get(&id).and_then(|one| one.report.as_ref());
            let acted = before.map(|report| report.acted_boards()).unwrap_or_default();
            card.kept = acted.into_iter().filter(|board| card.anew && unfinished.contains(board)).collect();
            let played =
                |seats: &[Seat], board: usize| seats.iter().any(|seat| seat.board == board && !seat.absent);
            let filled = state.with_defaults(id, &card, &results, &unfinished);
            let both = |board| played(&home, board) && played(&guest, board);
            let results = (1..).zip(results.into_iter().zip(filled));
            let results = results.map(|(board, (said, due))| said.or(due.filter(|_| both(board))));
            let results = results.collect();
            Fact::MatchReported { id, home, guest, results, unfinished, card }
        }
        // A maximum that does not say when it was fixed is fixed today.
        Fact::FineLimitSet { marks, set_on } => {
            let today = at.to_zoned(TimeZone::UTC).date();
            Fact::FineLimitSet { marks, set_on: Some(set_on.unwrap_or(today)) }
        }
        Fact::DecisionMade { id, mut decision } => {
            decision.settles = considered_in(state, &decision);
            panel(&mut decision);
            Fact::DecisionMade { id, decision }
        }
        // A remedy that is decided together with another one has its ruling.
        Fact::RemedyDecided { remedy, outcome, decision, .. } if state.joinable(remedy) == Some(decision) => {
            let result = state.decisions.get(&decision).cloned().ok_or(Refusal::Decision(decision))?;
            Fact::RemedyDecided { remedy, outcome, decision, result }
        }
        Fact::RemedyDecided { remedy, outcome, decision, mut result } => {
            result.settles = considered_in(state, &result);
            panel(&mut result);
            Fact::RemedyDecided { remedy, outcome, decision, result }
        }
        Fact::TieSettled { settled } => Fact::TieSettled { settled: state.as_drawn(settled) },
        other => other,
    })
}

/// The open matter a decision is made on.
fn considered_in(state: &State, decision: &Decision) -> Option<Considered> {
    Some(state.matter(decision.about.game()?)?.considered())
}

/// Facts after which a confirmed line-up may look different.
const fn concerns_players(fact: &Fact) -> bool {
    match fact {
        Fact::Registered { .. }
        | Fact::PlayersNoted { .. }
        | Fact::MatchReported { .. }
        | Fact::MatchMoved { .. }
        | Fact::TeamEntered { .. }
        | Fact::DecisionRevoked { .. }
        | Fact::RemedyDecided { .. }
        | Fact::Undone { .. } => true,
        Fact::SeasonOpened { .. }
        | Fact::ClubAdmitted { .. }
        | Fact::ClassFormed { .. }
        | Fact::GroupsDrawn { .. }
        | Fact::PairingsDrawn { .. }
        | Fact::MatchSet { .. }
        | Fact::MoveRefused { .. }
        | Fact::LineUpHandedIn { .. }
        | Fact::GameNoted { .. }
        | Fact::ReportAnswered { .. }
        | Fact::BoardActed { .. }
        | Fact::MatchConfirmed { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::FineLimitSet { .. }
        | Fact::Fined { .. }
        | Fact::PointsDeducted { .. }
        | Fact::DecisionMade { .. }
        | Fact::DecisionAsked { .. }
        | Fact::RemedyLodged { .. }
        | Fact::RemedyActed { .. }
        | Fact::InactionContested { .. }
        | Fact::EffectLimited { .. }
        | Fact::FeeCharged { .. }
        | Fact::ExecutionSuspended { .. }
        | Fact::TieSettled { .. }
        | Fact::Championship { .. }
        | Fact::ClassClosed { .. }
        | Fact::CarriedOver { .. }
        | Fact::NextSeasonSettled { .. } => false,
    }
}

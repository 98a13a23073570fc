//! An undo is judged as the change it makes, whatever entry it takes back: the state before it is compared with the state
//! after it.

use turmuhr_journal::{Change, Story};
use turmuhr_standings::Row;

use crate::{
    concern::{BoardChange, Concern, ConcernKind, Level, Refusal, ResultChange},
    cup::{Otherwise, advances_otherwise},
    event::Event,
    fact::{ByeKind, Fact, Paired},
    ground::{Seats, seats},
    id::{At, BoardNo, EntryId, GameNo, Party, RoundNo},
    judge,
    prizes::{Payout, prizes},
    result::GameResult,
    round::{Pair, Played, Status},
    section::Section,
    table::table,
};

/// Refuses what a direct change would be refused, and names what changes.
pub(crate) fn judge(change: &Change<'_, Event>) -> Result<Vec<Concern>, Refusal> {
    let Change { before, after, undone, is_last } = *change;
    let mut concerns = Event::judge_undo(undone);
    if !changes_anything(before, after) {
        return Err(Refusal::NothingToUndo);
    }
    for (id, old) in &before.sections {
        let Some(new) = after.section(*id).filter(|new| *new != old) else { continue };
        if old.finished && new.finished && changes_outcome((before, old), (after, new)) {
            return Err(Refusal::Finished);
        }
        // As for an entry after the draw.
        if new.table_lacks_somebody() && !old.table_lacks_somebody() {
            return Err(Refusal::TableIsFull);
        }
        let drawn = old.has_begun() && new.has_begun();
        // Without its lots a table could not be drawn on, and they cannot be drawn again.
        let loses_lots = new.settings.format.is_fixed() && old.lots.is_some() && new.lots.is_none();
        if drawn && (old.table_numbers != new.table_numbers || loses_lots) {
            return Err(Refusal::TableRestsOnIt);
        }
        if let Some(round) = changed_bye(old, new) {
            return Err(Refusal::RoundOver { round });
        }
        concerns.extend(in_section((before, old), (after, new), is_last));
    }
    Ok(concerns)
}

/// A form writes all of its fields: a later one about the same thing has replaced the undone entry whole, and «is undone» would
/// be untrue.
fn changes_anything(before: &Event, after: &Event) -> bool {
    let told = |event: &Event| Event { position: 0, integrity: Vec::new(), ..event.clone() };
    told(before) != told(after)
}

/// A paired round whose byes an undo would change: the round keeps them, as it does where a bye is taken back directly.
fn changed_bye(old: &Section, new: &Section) -> Option<RoundNo> {
    let byes = |section: &Section, round: RoundNo| -> Vec<(EntryId, ByeKind)> {
        section.players.iter().filter_map(|(id, player)| Some((*id, *player.byes.get(&round)?))).collect()
    };
    let paired = |round: &RoundNo| old.round(*round).is_some() && new.round(*round).is_some();
    RoundNo::first(old.current_round()).filter(paired).find(|round| byes(old, *round) != byes(new, *round))
}

type Of<'e> = (&'e Event, &'e Section);

/// Does a change touch what the end of a section fixes: pairings, results, lots, points, places, prizes?
pub(crate) fn changes_outcome(old: Of<'_>, new: Of<'_>) -> bool {
    played(old.1) != played(new.1)
        || old.1.lots != new.1.lots
        || old.1.adjustments != new.1.adjustments
        || standing(old) != standing(new)
}

type Outcome = (Seats, Vec<Option<GameResult>>, Option<Party>);

fn played(section: &Section) -> Vec<(Paired, Vec<Outcome>)> {
    let of_round = |round: &Played| {
        let outcome = |pair: &Pair| {
            let results = pair.games.iter().map(|game| game.result).collect();
            (seats(pair), results, pair.decided.as_ref().map(|(winner, _)| *winner))
        };
        (round.paired(), round.pairs.iter().map(outcome).collect())
    };
    section.rounds.iter().map(of_round).collect()
}

#[derive(PartialEq, Eq)]
struct Standing {
    /// With all values, from the top.
    rows: Vec<(Party, Row)>,
    winners: Vec<(String, Vec<Party>)>,
    paid: Vec<Payout>,
}

/// After all public rounds; `None` without a table.
fn standing((event, section): Of<'_>) -> Option<Standing> {
    let table = table(event, section, section.public_rounds()).ok()?;
    let (won, paid) = prizes(section, &table);
    Some(Standing {
        rows: table.rows().map(|(party, row)| (party, row.clone())).collect(),
        winners: won.into_iter().map(|won| (won.prize.name.clone(), won.winners)).collect(),
        paid,
    })
}

fn in_section(old: Of<'_>, new: Of<'_>, is_last: bool) -> Vec<Concern> {
    let mut concerns = Vec::new();
    let mut add = |level, kind| concerns.push(Concern { level, kind });
    match (old.1.finished, new.1.finished) {
        (true, false) => add(Level::Confirm, ConcernKind::UndoReopens),
        (false, true) => add(Level::Confirm, ConcernKind::UndoCloses),
        (true, true) | (false, false) => {}
    }
    for round in RoundNo::first(old.1.current_round().max(new.1.current_round())) {
        let (was, is) = (old.1.round(round), new.1.round(round));
        let published = was.is_some_and(|was| was.status == Status::Published || was.was_public);
        let boards = boards(was, is);
        match (was, is) {
            (Some(_), None) => add(Level::Confirm, ConcernKind::UndoRemovesPairing { round }),
            (Some(_), Some(_)) if !boards.is_empty() => {
                add(Level::Confirm, ConcernKind::UndoChangesPairing { round, published, boards });
            }
            (None | Some(_), Some(_)) | (None, None) => {}
        }
    }
    let last = RoundNo::first(old.1.current_round()).last().filter(|last| new.1.round(*last).is_some());
    let rests_on = |section: &Section| {
        let left = section.players.values().map(|player| player.withdrawn_from).collect::<Vec<_>>();
        (left, section.withdrawn_teams.clone(), section.starting_list())
    };
    if let Some(round) = last.filter(|_| rests_on(old.1) != rests_on(new.1)) {
        add(Level::Acknowledge, ConcernKind::UndoKeepsPairing { round });
    }
    let results = results(old.1, new.1);
    for change in &results {
        let direct = judge::judge(old.0, &as_entry(old.1, change));
        for Concern { level, kind } in direct {
            // What was entered last was built on by nobody, so it may go as it came.
            let level = if is_last { level.min(Level::Confirm) } else { level };
            // Told with the results below.
            if !matches!(kind, ConcernKind::OverwritesResult { .. }) {
                add(level, kind);
            }
        }
    }
    // With results, the judge has said so already.
    if results.is_empty()
        && let Some(Otherwise { paired, through, instead }) = advances_otherwise(old.1, new.1)
    {
        let level = if is_last || !old.0.fide_mode { Level::ConfirmTwice } else { Level::Refuse };
        add(level, ConcernKind::ChangesWhoAdvances { paired, through, instead });
    }
    if !results.is_empty() {
        add(Level::Acknowledge, ConcernKind::UndoChangesResults { results });
    }
    if old.1.has_begun() && old.1.settings != new.1.settings {
        let settings = new.1.settings.clone();
        let direct = Fact::SectionChanged { section: old.1.id, settings };
        for Concern { level, kind } in judge::judge(old.0, &direct) {
            add(if is_last { level.min(Level::Confirm) } else { level }, kind);
        }
    }
    if old.1.public_rounds() > 0 {
        let (was, is) = (standing(old), standing(new));
        if was != is {
            let prizes = match (&was, &is) {
                (Some(was), Some(is)) => was.winners != is.winners || was.paid != is.paid,
                (None, _) | (_, None) => !old.1.settings.prizes.is_empty(),
            };
            add(Level::Acknowledge, ConcernKind::UndoChangesStandings { prizes });
        }
    }
    concerns.dedup();
    concerns
}

fn as_entry(section: &Section, change: &ResultChange) -> Fact {
    let At { round, board, game } = change.at;
    let (section, result, reason) = (section.id, change.to, String::new());
    Fact::ResultEntered { section, round, board, game, result, reason }
}

/// Boards whose people change.
fn boards(was: Option<&Played>, is: Option<&Played>) -> Vec<BoardChange> {
    let count = |round: Option<&Played>| round.map_or(0, |round| round.pairs.len()) as u32;
    let boards = (1..=count(was).max(count(is))).map(BoardNo);
    let changed = boards.filter_map(|board| {
        let (from, to) = (was.and_then(|round| round.pair(board)), is.and_then(|round| round.pair(board)));
        (from.map(seats) != to.map(seats)).then(|| BoardChange {
            board,
            from: from.map(|pair| (pair.first, pair.second)),
            to: to.map(|pair| (pair.first, pair.second)),
        })
    });
    changed.collect()
}

/// Results that change while their people stay. Where a round comes or goes, unfinished games of the one before become
/// adjourned, or are played on: nobody's result changes.
fn results(old: &Section, new: &Section) -> Vec<ResultChange> {
    if old.rounds.len() != new.rounds.len() {
        return Vec::new();
    }
    let mut changed = Vec::new();
    for (round, (was, is)) in (1..).map(RoundNo).zip(old.rounds.iter().zip(&new.rounds)) {
        for (board, (was, is)) in (1..).map(BoardNo).zip(was.pairs.iter().zip(&is.pairs)) {
            if seats(was) != seats(is) {
                continue;
            }
            for (number, (was, is)) in (1..).map(GameNo).zip(was.games.iter().zip(&is.games)) {
                let by_rule = was.by_rule || is.by_rule;
                if was.result != is.result && !by_rule {
                    changed.push(ResultChange {
                        at: At::new(round, board, number),
                        white: was.white,
                        black: was.black,
                        from: was.result,
                        to: is.result,
                    });
                }
            }
        }
    }
    changed
}

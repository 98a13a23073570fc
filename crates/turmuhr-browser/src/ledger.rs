//! What the server has acknowledged, entry by entry, compared with what it says later.

use std::{
    collections::BTreeMap,
    io,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde_json::{Value, json};

use crate::{Reply, Visitor};

const EVENT: &str = "/api/events/demo-open";
const ROUND: &str = "/api/events/demo-open/sections/1/rounds/5";
pub const RESULTS: [&str; 3] = ["1-0", "1/2-1/2", "0-1"];

/// Results of the running round of the demonstration, over a whole run.
#[derive(Debug)]
pub struct Ledger {
    pub boards: u64,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    acknowledged: Vec<Acknowledged>,
    /// Sent since the last acknowledgement of a board and refused or not answered: may be stored or not.
    in_doubt: BTreeMap<u64, Vec<&'static str>>,
}

/// The reply named a position; at that position the board has the result.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Acknowledged {
    position: u64,
    board: u64,
    result: &'static str,
}

/// What a comparison has found.
#[derive(Debug, Default)]
pub struct Compared {
    /// Never acknowledged and stored all the same.
    pub late: usize,
    /// A sentence for each result that is gone or different.
    pub lost: Vec<String>,
}

impl Ledger {
    pub fn new(arbiter: &mut Visitor) -> Ledger {
        let boards = arbiter.get(ROUND).expect_ok().json()["boards"].as_array().map_or(0, Vec::len) as u64;
        assert!(boards > 0, "the demonstration has boards");
        Ledger { boards, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn acknowledged(&self) -> usize {
        self.known().acknowledged.len()
    }

    /// A result other than the last acknowledged one: the same twice is no second entry.
    pub fn another(&self, board: u64) -> &'static str {
        let known = self.known();
        let last = known.acknowledged.iter().rev().find(|one| one.board == board).map(|one| one.result);
        let at = RESULTS.iter().position(|result| Some(*result) == last);
        RESULTS[at.map_or(0, |at| (at + 1) % RESULTS.len())]
    }

    /// Enters a result. Two writers must not share a board.
    pub fn enter(&self, arbiter: &mut Visitor, board: u64, result: &'static str) -> io::Result<Reply> {
        self.known().in_doubt.entry(board).or_default().push(result);
        let said = json!({ "board": board, "game": 1, "result": result, "accepted": "confirm" });
        let reply = arbiter.try_say(&format!("{ROUND}/results"), &said)?;
        if reply.status == 200 {
            let position = reply.json()["entry"].as_u64().expect("a reply names its position");
            let mut known = self.known();
            known.in_doubt.remove(&board);
            known.acknowledged.push(Acknowledged { position, board, result });
        }
        Ok(reply)
    }

    /// The journal has no gap, holds everything acknowledged, and gives the round that the pages show.
    pub fn compare(&self, arbiter: &mut Visitor) -> Compared {
        let mut found = Compared::default();
        let (journal, round) = match (read(arbiter, &format!("{EVENT}/journal")), read(arbiter, ROUND)) {
            (Ok(journal), Ok(round)) => (journal, round),
            (Err(why), _) | (_, Err(why)) => {
                found.lost.push(why);
                return found;
            }
        };
        let entries = journal["entries"].as_array().map(Vec::as_slice).unwrap_or_default();
        for (entry, number) in entries.iter().zip(1..) {
            if entry["number"].as_u64() != Some(number) {
                found.lost.push(format!("the journal has a gap at {number}"));
                break;
            }
        }
        let mut known = self.known();
        let last = known.find_lost(entries, &mut found.lost);
        let shown = shown(&round);
        let told: BTreeMap<u64, &str> = last.iter().map(|(board, (_, result))| (*board, *result)).collect();
        if told != shown {
            found.lost.push("the round does not show what the journal says".to_owned());
        }
        known.settle(&last, &mut found);
        found
    }
}

impl Known {
    /// Goes through the journal; gives position and result of the last entry of every board.
    fn find_lost<'j>(
        &mut self,
        entries: &'j [Value],
        lost: &mut Vec<String>,
    ) -> BTreeMap<u64, (u64, &'j str)> {
        self.acknowledged.sort_by_key(|one| one.position);
        let mut last = BTreeMap::new();
        let mut journal = entries.iter().filter_map(result_of).peekable();
        for one in &self.acknowledged {
            while let Some((number, board, result)) = journal.next_if(|(number, ..)| *number <= one.position)
            {
                last.insert(board, (number, result));
            }
            let stored = last.get(&one.board).map(|(_, result)| *result);
            if one.position > entries.len() as u64 || stored != Some(one.result) {
                let Acknowledged { position, board, result } = one;
                lost.push(format!(
                    "entry {position}: {result} on board {board} was acknowledged, {stored:?} is there"
                ));
            }
        }
        last.extend(journal.map(|(number, board, result)| (board, (number, result))));
        last
    }

    /// The last result of a board is the last acknowledged one, or one in doubt, which counts from now on.
    fn settle(&mut self, last: &BTreeMap<u64, (u64, &str)>, found: &mut Compared) {
        let acknowledged: BTreeMap<u64, &'static str> =
            self.acknowledged.iter().map(|one| (one.board, one.result)).collect();
        for (board, (position, stored)) in last {
            let before = acknowledged.get(board).copied();
            if before == Some(*stored) {
                continue;
            }
            let in_doubt = self.in_doubt.get(board).and_then(|sent| sent.iter().find(|sent| *sent == stored));
            match in_doubt {
                Some(result) => {
                    found.late += 1;
                    self.acknowledged.push(Acknowledged { position: *position, board: *board, result });
                }
                // Nothing of ours: entered before the run, or by the demonstration.
                None if before.is_none() => {}
                None => {
                    found.lost.push(format!("board {board}: {before:?} was acknowledged, {stored} is there"))
                }
            }
        }
        self.in_doubt.clear();
    }
}

/// Patiently: a server may still be at work on what it was asked before.
fn read(arbiter: &mut Visitor, path: &str) -> Result<Value, String> {
    let mut last = String::new();
    for _ in 0..3 {
        match arbiter.try_get(path) {
            Ok(reply) if reply.status == 200 => return Ok(reply.json()),
            Ok(reply) => last = reply.status.to_string(),
            Err(why) => last = why.to_string(),
        }
        arbiter.hang_up();
        std::thread::sleep(Duration::from_secs(1));
    }
    Err(format!("{path} cannot be read: {last}"))
}

fn result_of(entry: &Value) -> Option<(u64, u64, &str)> {
    let fact = &entry["fact"];
    let ours = fact["kind"] == "result-entered" && fact["section"] == 1 && fact["round"] == 5;
    let found = (entry["number"].as_u64()?, fact["board"].as_u64()?, fact["result"].as_str()?);
    ours.then_some(found)
}

fn shown(round: &Value) -> BTreeMap<u64, &str> {
    let boards = round["boards"].as_array().map(Vec::as_slice).unwrap_or_default();
    let result = |one: &'_ Value| one["board"].as_u64();
    boards.iter().filter_map(|one| Some((result(one)?, one["games"][0]["result"].as_str()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(number: u64, board: u64, result: &str) -> Value {
        json!({ "number": number, "fact": { "kind": "result-entered", "section": 1, "round": 5, "board": board, "result": result } })
    }

    fn acknowledged(position: u64, board: u64, result: &'static str) -> Acknowledged {
        Acknowledged { position, board, result }
    }

    #[test]
    fn an_entry_that_was_overwritten_later_must_still_be_there() {
        let mut known = Known {
            acknowledged: vec![
                acknowledged(1, 3, "1-0"),
                acknowledged(2, 3, "0-1"),
                acknowledged(3, 4, "1-0"),
            ],
            in_doubt: BTreeMap::new(),
        };
        let journal = [entry(1, 3, "1-0"), entry(2, 3, "0-1"), entry(3, 4, "1-0")];
        let mut lost = Vec::new();
        known.find_lost(&journal, &mut lost);
        assert!(lost.is_empty(), "{lost:?}");
        known.find_lost(&[entry(1, 4, "1-0"), entry(2, 3, "0-1"), entry(3, 4, "1-0")], &mut lost);
        assert_eq!(lost.len(), 1, "{lost:?}");
        known.find_lost(&journal[..2], &mut lost);
        assert_eq!(lost.len(), 2, "{lost:?}");
    }

    #[test]
    fn what_was_in_doubt_may_be_there_and_counts_from_then_on() {
        let mut known = Known {
            acknowledged: vec![acknowledged(1, 3, "1-0")],
            in_doubt: BTreeMap::from([(3, vec!["0-1"])]),
        };
        let mut found = Compared::default();
        known.settle(&BTreeMap::from([(3, (2, "0-1"))]), &mut found);
        assert_eq!((found.late, found.lost.len()), (1, 0));
        known.settle(&BTreeMap::from([(3, (3, "1/2-1/2"))]), &mut found);
        assert_eq!((found.late, found.lost.len()), (1, 1));
    }
}

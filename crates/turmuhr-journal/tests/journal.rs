//! The journal itself, over facts of no importance: a number is added, or the sum is asked to be even.

use jiff::Timestamp;
use turmuhr_journal::{Broken, Entry, Journal, NoUndo, Story};

#[derive(Clone, Debug, PartialEq, Eq)]
enum Fact {
    Added(i64),
    /// Cannot be unless the sum is even at that moment.
    Even,
    Undone(u64),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    sum: i64,
    position: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Refusal {
    Odd,
    NoUndo(NoUndo),
}

impl From<NoUndo> for Refusal {
    fn from(why: NoUndo) -> Refusal {
        Refusal::NoUndo(why)
    }
}

impl Story for Sum {
    type Fact = Fact;
    type Refusal = Refusal;
    type Concern = u64;

    fn judge(&self, fact: &Fact) -> Result<Vec<u64>, Refusal> {
        if *fact == Fact::Even && self.sum % 2 != 0 { Err(Refusal::Odd) } else { Ok(Vec::new()) }
    }

    fn judge_undo(entry: u64) -> Vec<u64> {
        vec![entry]
    }

    fn take(&mut self, entry: &Entry<Fact>) -> Result<(), Refusal> {
        self.judge(&entry.fact)?;
        if let Fact::Added(number) = entry.fact {
            self.sum += number;
        }
        self.position = entry.number;
        Ok(())
    }

    fn read_to(&mut self, number: u64) {
        self.position = number;
    }

    fn undoes(fact: &Fact) -> Option<u64> {
        match fact {
            Fact::Undone(entry) => Some(*entry),
            _ => None,
        }
    }
}

fn entry(number: u64, fact: Fact) -> Entry<Fact> {
    Entry { number, at: Timestamp::UNIX_EPOCH, by: "somebody".to_owned(), fact }
}

fn journal(facts: &[Fact]) -> Journal<Sum> {
    let mut journal = Journal::default();
    for (fact, number) in facts.iter().zip(1..) {
        journal.append(entry(number, fact.clone())).unwrap_or_else(|why| panic!("{fact:?}: {why:?}"));
    }
    journal
}

use Fact::{Added, Even, Undone};

#[test]
fn what_is_read_and_what_is_appended_come_to_the_same() {
    for facts in [
        vec![],
        vec![Added(1), Added(2), Added(3)],
        vec![Added(1), Added(2), Undone(2)],
        vec![Added(1), Added(2), Undone(2), Undone(3)],
        vec![Added(1), Added(2), Undone(2), Undone(3), Undone(4), Added(9)],
    ] {
        let grown = journal(&facts);
        let read = Journal::<Sum>::open(grown.entries().to_vec()).expect("it was written so");
        assert_eq!(read.state(), grown.state(), "{facts:?}");
        assert_eq!(grown.state().position, facts.len() as u64, "{facts:?}");
        assert_eq!(grown.next(), facts.len() as u64 + 1, "{facts:?}");
    }
}

#[test]
fn an_undo_leaves_out_and_its_undo_takes_in_again() {
    let mut all = journal(&[Added(1), Added(2), Undone(2)]);
    assert_eq!((all.state().sum, all.undone().into_iter().collect::<Vec<_>>()), (1, vec![2]));
    assert_eq!(all.judge(&Undone(3)), Ok(vec![3]));
    all.append(entry(4, Undone(3))).expect("an undo is a fact like others");
    assert_eq!((all.state().sum, all.undone().into_iter().collect::<Vec<_>>()), (3, vec![3]));
    assert_eq!([1, 2, 3, 4].map(|number| all.at(number).expect("told so").sum), [1, 3, 1, 3]);
}

#[test]
fn what_was_built_on_it_stands_in_the_way() {
    let mut all = journal(&[Added(1), Added(1), Even]);
    let why = Refusal::NoUndo(NoUndo::Needed { entry: 2, needed_by: 3 });
    assert_eq!(all.judge(&Undone(2)), Err(why.clone()));
    let before = all.clone();
    assert_eq!(all.append(entry(4, Undone(2))), Err(Broken::Entry { entry: 4, why }));
    assert_eq!((all.state(), all.entries()), (before.state(), before.entries()), "nothing changed");
}

#[test]
fn neither_the_opening_nor_what_is_not_there_can_be_undone() {
    let all = journal(&[Added(1), Added(2), Undone(2)]);
    for number in [0, 1, 2, 4, 99] {
        assert_eq!(all.judge(&Undone(number)), Err(Refusal::NoUndo(NoUndo::NoEntry { entry: number })));
    }
}

#[test]
fn a_gap_and_a_refused_fact_are_told_and_change_nothing() {
    let gap = Journal::<Sum>::open(vec![entry(1, Added(1)), entry(3, Added(1))]);
    assert_eq!(gap.err(), Some(Broken::Gap { expected: 2, found: 3 }));
    let odd = Journal::<Sum>::open(vec![entry(1, Added(1)), entry(2, Even)]);
    assert_eq!(odd.err(), Some(Broken::Entry { entry: 2, why: Refusal::Odd }));

    let mut all = journal(&[Added(1)]);
    assert_eq!(all.append(entry(5, Added(1))), Err(Broken::Gap { expected: 2, found: 5 }));
    assert_eq!(all.append(entry(2, Even)), Err(Broken::Entry { entry: 2, why: Refusal::Odd }));
    assert_eq!((all.state().sum, all.entries().len()), (1, 1));
}

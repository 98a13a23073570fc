//! Statements with two times: the days on which they hold, and the day from which they were known.

use std::collections::BTreeMap;

use jiff::civil::Date;

/// The days on which a statement holds; both ends belong to it, and an end may be open.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Holds {
    pub from: Date,
    pub until: Date,
}

impl Holds {
    pub const ALWAYS: Holds = Holds { from: Date::MIN, until: Date::MAX };

    pub const fn since(from: Date) -> Holds {
        Holds { from, until: Date::MAX }
    }

    pub fn covers(self, day: Date) -> bool {
        (self.from..=self.until).contains(&day)
    }
}

/// Where a statement comes from: an entry of the journal, its day, and its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub known: Date,
    pub by: String,
    pub entry: u64,
}

/// A statement as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated<T> {
    pub holds: Holds,
    pub source: Source,
    pub value: T,
}

/// What was true on a day, as far as it was known on another.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct AsOf {
    pub true_on: Date,
    pub known_by: Date,
}

impl AsOf {
    /// With everything that is known.
    pub const fn today(true_on: Date) -> AsOf {
        AsOf { true_on, known_by: Date::MAX }
    }
}

/// All statements about one thing, in the order in which they were made. A later one prevails on the days it covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<T>(Vec<Stated<T>>);

impl<T> Default for History<T> {
    fn default() -> History<T> {
        History(Vec::new())
    }
}

impl<T> History<T> {
    pub fn state(&mut self, holds: Holds, source: &Source, value: T) {
        self.0.push(Stated { holds, source: source.clone(), value });
    }

    /// The last statement that was known and covers the day.
    pub fn at(&self, as_of: AsOf) -> Option<&Stated<T>> {
        let known = |one: &&Stated<T>| one.source.known <= as_of.known_by && one.holds.covers(as_of.true_on);
        self.0.iter().filter(known).max_by_key(|one| one.source.entry)
    }

    /// Every statement known by a day, oldest first.
    pub fn known_by(&self, day: Date) -> impl Iterator<Item = &Stated<T>> {
        self.0.iter().filter(move |one| one.source.known <= day)
    }

    /// What holds from when to when, by day, with what is known.
    pub fn spans(&self, known_by: Date) -> Vec<(Holds, &T)>
    where
        T: PartialEq,
    {
        let after = |day: Date| day.tomorrow().ok();
        let known: Vec<&Stated<T>> = self.known_by(known_by).collect();
        let mut begins: Vec<Date> = known.iter().map(|one| one.holds.from).collect();
        begins.extend(known.iter().filter_map(|one| after(one.holds.until)));
        begins.sort_unstable();
        begins.dedup();
        let mut spans: Vec<(Holds, &T)> = Vec::new();
        for (place, from) in begins.iter().enumerate() {
            let next = begins.get(place + 1).and_then(|next| next.yesterday().ok());
            let until = next.unwrap_or(Date::MAX);
            let Some(stated) = self.at(AsOf { true_on: *from, known_by }) else { continue };
            match spans.last_mut() {
                Some((before, value)) if **value == stated.value && after(before.until) == Some(*from) => {
                    before.until = until;
                }
                _ => spans.push((Holds { from: *from, until }, &stated.value)),
            }
        }
        spans
    }
}

/// Things of one kind that come and go, such as the passes of a person. «Nothing» is a statement too: a pass that ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger<K, T>(BTreeMap<K, History<Option<T>>>);

impl<K, T> Default for Ledger<K, T> {
    fn default() -> Ledger<K, T> {
        Ledger(BTreeMap::new())
    }
}

impl<K: Ord + Copy, T> Ledger<K, T> {
    pub fn state(&mut self, key: K, holds: Holds, source: &Source, value: Option<T>) {
        self.0.entry(key).or_default().state(holds, source, value);
    }

    pub fn contains(&self, key: K) -> bool {
        self.0.contains_key(&key)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What holds, with the source of each statement.
    pub fn at(&self, as_of: AsOf) -> impl Iterator<Item = (K, &T, &Source)> {
        self.0.iter().filter_map(move |(key, history)| {
            let stated = history.at(as_of)?;
            Some((*key, stated.value.as_ref()?, &stated.source))
        })
    }

    /// The statement about one thing, also where it says that there is nothing.
    pub fn said(&self, key: K, as_of: AsOf) -> Option<&Stated<Option<T>>> {
        self.0.get(&key)?.at(as_of)
    }

    /// Every statement known by a day.
    pub fn known_by(&self, day: Date) -> impl Iterator<Item = (K, &Stated<Option<T>>)> {
        self.0.iter().flat_map(move |(key, history)| history.known_by(day).map(move |one| (*key, one)))
    }

    /// What there was from when to when.
    pub fn spans(&self, known_by: Date) -> Vec<(K, Holds, &T)>
    where
        T: PartialEq,
    {
        let all = self.0.iter().flat_map(|(key, history)| {
            let spans = history.spans(known_by).into_iter();
            spans.filter_map(|(holds, value)| Some((*key, holds, value.as_ref()?)))
        });
        all.collect()
    }

    /// The first day of what holds.
    pub fn since(&self, key: K, as_of: AsOf) -> Option<Date> {
        self.said(key, as_of).map(|one| one.holds.from)
    }

    /// The last day of what holds, if it has one.
    pub fn until(&self, key: K, as_of: AsOf) -> Option<Date> {
        self.said(key, as_of).map(|one| one.holds.until).filter(|until| *until < Date::MAX)
    }
}

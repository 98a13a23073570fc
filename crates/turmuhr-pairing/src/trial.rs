//! Random small tournaments of every kind, to compare the fast, slow and literal ways of pairing.

use turmuhr_core::{PlayerId, Points, chance::SplitMix64};

use crate::{
    Board, DutchEdition, Field, Scoring, System, account,
    burstein::{self, Burstein, index::Series},
    dubov::{self, Dubov, Upfloated},
    dutch::Effort,
    generate::{Wish, generate},
    oracle, pair, pair_slowly,
    roster::Roster,
};

/// A random tournament of `fewest` to `most` players, with any event that can happen in one.
pub fn tournament(seed: u64, fewest: u32, most: u32) -> Option<Field> {
    let mut words = SplitMix64::new(seed);
    // The first word is skipped to keep old seeds valid: a seed that once showed a difference must generate the
    // same tournament.
    words.next_word();
    let mut draw = |below: u32| (words.next_word() % u64::from(below)) as u32;
    let players = fewest + draw(most - fewest + 1);
    let scoring = match draw(6) {
        0 => Scoring { pairing_bye: Points::HALF, ..Scoring::STANDARD },
        1 => Scoring { pairing_bye: Points::ZERO, ..Scoring::STANDARD },
        2 => Scoring::of(Points::whole(3), Points::whole(1), Points::ZERO),
        _ => Scoring::STANDARD,
    };
    // Each event happens only in some of the tournaments, but often there.
    let mut sometimes = |one_in: u32, least: u32, spread: u32| {
        let often = least + draw(spread);
        Some(if draw(one_in) == 0 { often } else { 0 })
    };
    let wish = Wish {
        players: Some(players),
        forfeit: sometimes(2, 3, 20),
        withdrawal: sometimes(3, 8, 50),
        half_bye: sometimes(2, 4, 40),
        zero_bye: sometimes(2, 4, 40),
        full_bye: sometimes(4, 5, 40),
        late_entry: sometimes(3, 4, 10),
        prohibited_groups: sometimes(3, 1, 4),
        double_forfeit: Some(3),
        scoring: Some(scoring),
        rounds: Some(2 + draw(players.clamp(2, 14))),
        draw_percentage: Some(10 * draw(10)),
        baku: scoring.win == Points::ONE && draw(4) == 0,
        ..Wish::default()
    };
    generate(&wish, seed).ok().map(|made| made.field)
}

/// The differences found in one tournament.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Rounds compared.
    pub rounds: u32,
    /// Rounds that two ways paired differently.
    pub different: Vec<String>,
}

/// The oracles of these systems are slower than the Dutch one: more players would take hours.
const MOST_OF_THE_OTHERS: usize = 10;

/// Boards and the bye.
type Told = Option<(Vec<Board>, Option<PlayerId>)>;

fn told(paired: Result<crate::Pairing, crate::NoPairing>) -> Told {
    paired.ok().map(|pairing| (pairing.boards, pairing.bye))
}

impl Found {
    /// Compares the systems that assign the bye first.
    fn others(&mut self, seed: u64, before: &Field, word_for_word: usize) {
        let (round, small) = (before.next_round(), before.players.len() <= word_for_word);
        // Burstein rules even in seeding rounds: as Dutch rounds these are compared already.
        if let Ok(roster) = Roster::of(before, burstein::READING) {
            let system = Burstein::of(before, Series::ToTheLastRound);
            let paired = |effort| told(account::pair(before, &roster, &system, effort));
            let exact = small.then(|| burstein::oracle::pair(before));
            self.hold(seed, round, "burstein", [paired(Effort::Least), paired(Effort::Most)], exact);
        }
        if Dubov::of(before, Upfloated::ByPairing).is_ok() {
            let paired = [pair(before, System::Dubov), pair_slowly(before, System::Dubov)].map(told);
            let exact = small.then(|| dubov::oracle::pair(before));
            self.hold(seed, round, "dubov", paired, exact);
        }
    }

    /// Compares fast with slow, and with the oracle if it was run.
    fn hold(&mut self, seed: u64, round: u32, system: &str, [fast, slow]: [Told; 2], exact: Option<Told>) {
        if fast != slow {
            let what = format!("seed {seed}, round {round}, {system}: fast {fast:?}, slow {slow:?}");
            self.different.push(what);
        }
        if let Some(exact) = exact.filter(|exact| *exact != slow) {
            let what =
                format!("seed {seed}, round {round}, {system}: engine {slow:?}, word for word {exact:?}");
            self.different.push(what);
        }
    }
}

/// Pairs every round of one tournament fast, slowly, and by the oracle if there are at most `word_for_word`
/// players.
pub fn compare(seed: u64, fewest: u32, most: u32, word_for_word: usize) -> Found {
    let mut found = Found::default();
    let Some(field) = tournament(seed, fewest, most) else { return found };
    for round in 1..=field.rounds_done + 1 {
        let before = if round <= field.rounds_done { field.before(round) } else { field.clone() };
        if before.rounds_done >= before.total_rounds {
            continue;
        }
        found.rounds += 1;
        for edition in [DutchEdition::Of2017, DutchEdition::Of2026] {
            let system = System::Dutch(edition);
            let paired = [pair(&before, system), pair_slowly(&before, system)].map(told);
            let small = before.players.len() <= word_for_word;
            let exact = small.then(|| oracle::pair(&before, edition));
            found.hold(seed, round, &format!("dutch {edition}"), paired, exact);
        }
        found.others(seed, &before, word_for_word.min(MOST_OF_THE_OTHERS));
    }
    found
}

/// As [`compare`], for Burstein and Dubov only.
pub fn compare_others(seed: u64, fewest: u32, most: u32, word_for_word: usize) -> Found {
    let mut found = Found::default();
    let Some(field) = tournament(seed, fewest, most) else { return found };
    for round in 1..=field.rounds_done {
        found.rounds += 1;
        found.others(seed, &field.before(round), word_for_word);
    }
    found
}

//! Who has a place: Verbände and their size, prior rights with their years, hosts, free places (NRW 1987, 6, 7, 10 to 13;
//! youth ordinance 3 to 11).

use std::collections::BTreeMap;

use crate::ordinance::{
    Cite,
    rules::{Competition, Places},
};

/// The largest Verbände by members; a lot decides between equals at the cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LargestOf {
    pub sure: Vec<String>,
    pub lot: Option<(usize, Vec<String>)>,
}

pub fn largest(members: &BTreeMap<String, u64>, count: usize) -> LargestOf {
    let mut order: Vec<(&String, u64)> = members.iter().map(|(name, members)| (name, *members)).collect();
    order.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(other.0)));
    let mut sure = Vec::new();
    for equal in order.chunk_by(|one, other| one.1 == other.1) {
        let left = count - sure.len();
        if left == 0 {
            break;
        }
        let names = equal.iter().map(|(name, _)| (*name).clone());
        if equal.len() > left {
            return LargestOf { sure, lot: Some((left, names.collect())) };
        }
        sure.extend(names);
    }
    LargestOf { sure, lot: None }
}

/// Places of each Verband, and whether a lot must decide who is among the largest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerbandPlaces {
    pub each: BTreeMap<String, usize>,
    pub lot: Option<(usize, Vec<String>)>,
}

pub fn places_by_verband(places: &Places, members: &BTreeMap<String, u64>) -> VerbandPlaces {
    let (count, more) = places.largest.map_or((0, 0), |largest| (largest.count, largest.more));
    let largest = largest(members, count);
    let own = |name: &String| places.each + if largest.sure.contains(name) { more } else { 0 };
    VerbandPlaces { each: members.keys().map(|name| (name.clone(), own(name))).collect(), lot: largest.lot }
}

/// All places: Verbände, Bezirke, the host if it uses its place, free places.
pub fn total(places: &Places, verbaende: usize, bezirke: usize, host: bool, free: usize) -> usize {
    let more = places.largest.map_or(0, |largest| largest.count.min(verbaende) * largest.more);
    places.each * verbaende + more + places.bezirk * bezirke + if host { places.host } else { 0 } + free
}

/// Free places to give so that the number of entrants is an allowed one; `None` if there are too many.
pub fn free_places_to_fit(sizes: &[usize], entrants: usize) -> Option<usize> {
    sizes.iter().copied().filter(|size| *size >= entrants).min().map(|size| size - entrants)
}

/// A right to start that comes from a higher championship (6.2.2, 7.2.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PriorRight {
    /// Relegated from the championship of a year: may start that year, or else the next.
    Relegated { year: i16 },
    /// Entitled, but did not play there: must start in the next one.
    DidNotPlay { next: i16 },
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PriorState {
    Granted,
    Retained,
    Used,
    Lapsed,
    NotYet,
}

/// The state of a right before the championship of a year, given the years in which its holder started.
pub fn prior_state(right: PriorRight, started: &[i16], year: i16) -> PriorState {
    match right {
        PriorRight::Relegated { year: first } => {
            let used = started.iter().any(|started| (first..first + 2).contains(started) && *started < year);
            match year - first {
                ..0 => PriorState::NotYet,
                _ if used => PriorState::Used,
                0 => PriorState::Granted,
                1 => PriorState::Retained,
                _ => PriorState::Lapsed,
            }
        }
        PriorRight::DidNotPlay { next } => match year - next {
            ..0 => PriorState::NotYet,
            0 => PriorState::Granted,
            _ if started.contains(&next) => PriorState::Used,
            _ => PriorState::Lapsed,
        },
    }
}

/// The source of a place, with the article of the senior ordinance.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    Verband(String),
    RelegatedFromAbove,
    /// Among the first of last year.
    FirstOfLastYear(u32),
    CupWinner,
    Host,
    Free,
    LastChampion,
}

/// A place and its candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub slot: Slot,
    pub player: String,
    /// Entitled to the championship above, which excludes some places (6.2.3, 7.2.1, 11.2).
    pub entitled_above: bool,
}

/// Places given out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    pub filled: Vec<(Slot, String, Cite)>,
    /// Places whose holder has another place or starts above.
    pub empty: Vec<Slot>,
    /// Rights the competition does not know.
    pub no_right: Vec<Slot>,
}

/// Fills the places. A player with several takes the first; the others stay empty. Nobody moves up for a player who
/// plays above.
pub fn fill(competition: &Competition, claims: &[Claim]) -> Filled {
    let mut given = Filled::default();
    for claim in claims {
        let Some((article, unless_above)) = right(competition, &claim.slot) else {
            given.no_right.push(claim.slot.clone());
            continue;
        };
        let has_one = given.filled.iter().any(|(_, player, _)| *player == claim.player);
        if has_one || (claim.entitled_above && unless_above) {
            given.empty.push(claim.slot.clone());
        } else {
            let cite = Cite { ordinance: competition.at.source.clone(), article: article.to_owned() };
            given.filled.push((claim.slot.clone(), claim.player.clone(), cite));
        }
    }
    given
}

/// The article of a right, and whether players entitled above lose it.
fn right<'a>(competition: &'a Competition, slot: &Slot) -> Option<(&'a str, bool)> {
    let entitled = competition.entitled.as_ref()?;
    let plain = |article: &'a Option<String>| article.as_deref().map(|article| (article, false));
    match slot {
        Slot::Verband(_) => plain(&entitled.verband),
        Slot::RelegatedFromAbove => plain(&entitled.relegated),
        Slot::CupWinner => plain(&entitled.cup_winner),
        Slot::Host => plain(&entitled.host),
        Slot::Free => plain(&entitled.free),
        Slot::FirstOfLastYear(place) => {
            let first = entitled.first.as_ref().filter(|first| (1..=first.most).contains(place))?;
            Some((&first.at.article, true))
        }
        Slot::LastChampion => {
            let champion = entitled.champion.as_ref()?;
            Some((&champion.at.article, champion.unless_above))
        }
    }
}

/// One more place where the number of entrants is odd (youth ordinance 9.1).
pub const fn odd_place(places: &Places, entrants: usize) -> usize {
    if entrants % 2 == 1 { places.odd } else { 0 }
}

/// Rows of a table that qualify, each given by its club. The best team of an already entitled club is skipped, and the
/// next one moves up (11.5).
pub fn qualifiers<T: PartialEq>(table: &[T], already: &[T], places: usize) -> Vec<usize> {
    let best = |row: usize| !table[..row].contains(&table[row]);
    let passed_over = |row: &usize| already.contains(&table[*row]) && best(*row);
    (0..table.len()).filter(|row| !passed_over(row)).take(places).collect()
}

/// Whether a place in the championship above needs a play-off: only if exactly two are level across the cut (6.6).
pub fn place_playoff(points: &[i64], places: usize) -> Option<(usize, usize)> {
    let (last_in, first_out) = (points.get(places.checked_sub(1)?)?, points.get(places)?);
    if last_in != first_out {
        return None;
    }
    let level = points.iter().filter(|one| *one == last_in).count();
    (level == 2).then_some((places - 1, places))
}

/// If the same two are level for first place and for the place above, one play-off serves both; its first two games
/// decide first place (6.6, 9.2).
pub fn merged_playoff(points: &[i64], places: usize) -> bool {
    place_playoff(points, places) == Some((0, 1))
}

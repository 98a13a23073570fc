//! The players to be paired, in the order of C.04.3, 1.2, with the data the criteria need.

use std::collections::HashMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Round};

use crate::{
    field::{Attendance, Entrant, Field},
    matching::{bits::Bits, steps::Steps},
    outcome::NoPairing,
    system::TeamPreferences,
};

/// How a system or edition interprets past rounds.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Reading {
    pub(crate) unplayed: Unplayed,
    pub(crate) wishes: Wishes,
    pub(crate) bars: Bars,
}

/// What bars a player from the bye, besides an earlier bye.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Bars {
    /// A win by forfeit.
    ForfeitWin,
    /// The points of a win in a round without a game (C.04.1 art. 4).
    GainOfWin,
    /// A win by forfeit or a full-point bye, whatever its points (C.04.6, C2).
    ForfeitWinOrFullBye,
}

/// Which rounds without a game count as downfloats.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unplayed {
    Every,
    /// Those worth more than a loss.
    Gain,
    Never,
}

/// The rules of colour preference.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wishes {
    /// C.04.3, 1.7: two players with the same absolute preference do not meet, unless one is a topscorer.
    Dutch,
    /// C.04.4.2, 1.5: as in the Dutch system, without topscorers.
    Burstein,
    /// C.04.4.1, 1.6: as Burstein, and a player without a game prefers Black.
    Dubov,
    /// C.04.6, 1.7: preferences forbid no meeting.
    Team(TeamPreferences),
    /// C.04.4.3, 2.1: before the last round, no colour three times running or three times more often than the
    /// other.
    Lim,
}

#[derive(Clone, Debug)]
pub(crate) struct Contender {
    pub(crate) id: PlayerId,
    /// Number among the players ever taken into account, from 1.
    pub(crate) number: u32,
    pub(crate) score: Points,
    /// Ranks teams of equal score when colours are allocated (C.04.6, 4.2.2).
    pub(crate) second_score: Points,
    pub(crate) preference: Preference,
    /// Games with White less games with Black.
    pub(crate) difference: i32,
    /// The colour of the last two games, if it was the same.
    pub(crate) repeated: Option<Color>,
    /// Past colours, the latest first.
    pub(crate) colours: Vec<Color>,
    /// Float of the last round, and of the round before it.
    pub(crate) floats: [Option<Float>; 2],
    pub(crate) may_have_bye: bool,
    /// The first round that bars from the bye.
    pub(crate) barred_in: Option<u32>,
    pub(crate) games: u32,
    pub(crate) topscorer: bool,
}

/// The colour due to a player (C.04.3, 1.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Preference {
    /// `None` if the player has no preference.
    pub colour: Option<Color>,
    /// How much the criteria respect it.
    pub strength: Strength,
}

/// Strength of a colour preference, ascending.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// No game so far, or a team without preferences.
    None,
    /// Colours are balanced: the other colour than last time.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two games more with the other colour, or the other colour twice running.
    Absolute,
}

/// A game against a player of another score (C.04.3, 1.4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Float {
    /// The opponent had a lower score.
    Down,
    /// The opponent had a higher score.
    Up,
}

#[derive(Clone, Debug)]
pub(crate) struct Roster {
    /// By score, then by number.
    pub(crate) players: Vec<Contender>,
    /// One row a player: the opponents that the absolute criteria allow.
    pub(crate) allowed: Vec<Bits>,
    pub(crate) initial_colour: Color,
    pub(crate) last_round: bool,
    pub(crate) round: u32,
    /// Rounds after this one.
    pub(crate) rounds_to_come: u32,
    /// The budget of steps; copies of the roster share it.
    pub(crate) steps: Steps,
}

impl Roster {
    pub(crate) fn of(field: &Field, reading: Reading) -> Result<Roster, NoPairing> {
        if field.rounds_done >= field.total_rounds {
            return Err(NoPairing::RoundsOver { total: field.total_rounds });
        }
        let places = places(field)?;
        let scores = pairing_scores(field);
        let mut players = Vec::new();
        let mut number = 0;
        for (place, entrant) in field.players.iter().enumerate() {
            let present = entrant.next == Attendance::Present;
            if present || taken_into_account(entrant, field.rounds_done) {
                number += 1;
            }
            if present {
                players.push((place, contender(field, entrant, place, number, &places, &scores, reading)));
            }
        }
        players
            .sort_by(|(_, one), (_, other)| other.score.cmp(&one.score).then(one.number.cmp(&other.number)));
        let mut index = vec![usize::MAX; field.players.len()];
        for (position, (place, _)) in players.iter().enumerate() {
            index[*place] = position;
        }
        let allowed = allowed(field, reading, &players, &places, &index);
        Ok(Roster {
            players: players.into_iter().map(|(_, player)| player).collect(),
            allowed,
            initial_colour: field.initial_colour,
            last_round: field.is_last_round(),
            round: field.next_round(),
            rounds_to_come: field.total_rounds - field.next_round(),
            steps: Steps::unlimited(),
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.players.len()
    }

    pub(crate) fn score(&self, player: usize) -> Points {
        self.players[player].score
    }

    pub(crate) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.allowed[one].has(other)
    }

    /// The scoregroup whose first player is `first`.
    pub(crate) fn scoregroup(&self, first: usize) -> std::ops::Range<usize> {
        let score = self.score(first);
        let mut end = first;
        while end < self.len() && self.score(end) == score {
            end += 1;
        }
        first..end
    }
}

fn places(field: &Field) -> Result<HashMap<PlayerId, usize>, NoPairing> {
    let mut places = HashMap::with_capacity(field.players.len());
    for (place, entrant) in field.players.iter().enumerate() {
        if places.insert(entrant.id, place).is_some() {
            return Err(NoPairing::Twice(entrant.id));
        }
    }
    for entrant in &field.players {
        for (round, own) in entrant.history.iter().take(field.rounds_done as usize).enumerate() {
            if let Some(opponent) = own.opponent().filter(|opponent| !places.contains_key(opponent)) {
                let round = round as u32 + 1;
                return Err(NoPairing::UnknownOpponent { player: entrant.id, opponent, round });
            }
        }
    }
    Ok(places)
}

/// Pairing scores of the next round and of the last two, latest first, for every player.
fn pairing_scores(field: &Field) -> Vec<[Points; 3]> {
    let next = field.next_round();
    field
        .players
        .iter()
        .map(|entrant| {
            [0, 1, 2].map(|back| {
                if next > back { entrant.pairing_score(&field.scoring, next - back) } else { Points::ZERO }
            })
        })
        .collect()
}

/// Was the player ever part of a pairing? Only such players have a number for colours (C.04.2, 2.4 and 2.5).
fn taken_into_account(entrant: &Entrant, rounds: u32) -> bool {
    entrant.history.iter().take(rounds as usize).any(|round| match round {
        Round::Played { .. }
        | Round::Adjourned { .. }
        | Round::ForfeitWin { .. }
        | Round::ForfeitLoss { .. }
        | Round::Bye(Bye::PairingAllocated) => true,
        Round::Bye(Bye::Full | Bye::Half | Bye::Zero) => false,
    })
}

fn contender(
    field: &Field,
    entrant: &Entrant,
    place: usize,
    number: u32,
    places: &HashMap<PlayerId, usize>,
    scores: &[[Points; 3]],
    reading: Reading,
) -> Contender {
    let rounds = field.rounds_done;
    let colours: Vec<Color> = (1..=rounds).rev().filter_map(|round| entrant.round(round).colour()).collect();
    let whites = colours.iter().filter(|colour| colour.is_white()).count() as i32;
    let difference = 2 * whites - colours.len() as i32;
    let repeated = match colours[..] {
        [last, before, ..] if last == before => Some(last),
        _ => None,
    };
    let floats = [1, 2].map(|back| {
        if rounds < back {
            return None;
        }
        let past = entrant.round(rounds + 1 - back);
        match past.opponent().filter(|_| past.is_played()) {
            Some(opponent) => {
                let own = scores[place][back as usize];
                let theirs = scores[places[&opponent]][back as usize];
                match own.cmp(&theirs) {
                    std::cmp::Ordering::Greater => Some(Float::Down),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Less => Some(Float::Up),
                }
            }
            None => match reading.unplayed {
                Unplayed::Every => true,
                Unplayed::Gain => field.scoring.worth(past) > field.scoring.loss,
                Unplayed::Never => false,
            }
            .then_some(Float::Down),
        }
    });
    let bars = |round: Round| match (round, reading.bars) {
        (Round::Played { .. } | Round::Adjourned { .. }, _) => false,
        (Round::Bye(Bye::PairingAllocated), _) => true,
        (Round::ForfeitWin { .. }, Bars::ForfeitWin | Bars::ForfeitWinOrFullBye)
        | (Round::Bye(Bye::Full), Bars::ForfeitWinOrFullBye) => true,
        (_, Bars::GainOfWin) => field.scoring.worth(round) >= field.scoring.win,
        (_, Bars::ForfeitWin | Bars::ForfeitWinOrFullBye) => false,
    };
    let preference = match reading.wishes {
        Wishes::Dubov if colours.is_empty() => {
            Preference { colour: Some(Color::Black), strength: Strength::Mild }
        }
        Wishes::Dutch | Wishes::Burstein | Wishes::Dubov | Wishes::Lim => preference(difference, &colours),
        Wishes::Team(kind) => team_preference(kind, difference, &colours, field.is_last_round()),
    };
    let barred_in = (1..=rounds).find(|&round| bars(entrant.round(round)));
    let score = scores[place][0];
    let half_of_all = field.scoring.win.in_tenths() * rounds as i32;
    Contender {
        id: entrant.id,
        number,
        score,
        second_score: entrant.second_score.iter().take(rounds as usize).copied().sum(),
        preference,
        difference,
        repeated,
        floats,
        may_have_bye: barred_in.is_none(),
        barred_in,
        games: colours.len() as u32,
        topscorer: reading.wishes == Wishes::Dutch
            && field.is_last_round()
            && 2 * score.in_tenths() > half_of_all,
        colours,
    }
}

/// C.04.3, 1.7. `colours` has the latest first.
pub(crate) fn preference(difference: i32, colours: &[Color]) -> Preference {
    let due = if difference > 0 { Color::Black } else { Color::White };
    let (colour, strength) = match *colours {
        _ if difference.abs() > 1 => (Some(due), Strength::Absolute),
        [last, before, ..] if last == before => (Some(!last), Strength::Absolute),
        _ if difference != 0 => (Some(due), Strength::Strong),
        [last, ..] => (Some(!last), Strength::Mild),
        [] => (None, Strength::None),
    };
    Preference { colour, strength }
}

/// C.04.6, 1.7. In the last round the text contradicts itself for a team of type B with balanced colours after
/// the same colour twice: a strong preference, or none. We read none.
fn team_preference(
    kind: TeamPreferences,
    difference: i32,
    colours: &[Color],
    last_round: bool,
) -> Preference {
    let strong = match *colours {
        _ if difference < -1 => Some(Color::White),
        _ if difference > 1 => Some(Color::Black),
        // The same colour twice counts only if the team has had it at least as often as the other colour.
        [Color::Black, Color::Black, ..] if difference <= 0 => Some(Color::White),
        [Color::White, Color::White, ..] if difference >= 0 => Some(Color::Black),
        _ => None,
    };
    let none = kind == TeamPreferences::TypeB && last_round && difference == 0;
    let mild = match *colours {
        _ if difference == -1 => Some(Color::White),
        _ if difference == 1 => Some(Color::Black),
        [last, ..] if !last_round => Some(!last),
        _ => None,
    };
    let (colour, strength) = match (kind, strong, mild) {
        _ if none => (None, Strength::None),
        (TeamPreferences::TypeA | TeamPreferences::TypeB, Some(colour), _) => {
            (Some(colour), Strength::Strong)
        }
        (TeamPreferences::TypeB, None, Some(colour)) => (Some(colour), Strength::Mild),
        _ => (None, Strength::None),
    };
    Preference { colour, strength }
}

/// Do equal absolute preferences forbid a meeting?
fn wanting(wishes: Wishes, last_round: bool) -> bool {
    match wishes {
        Wishes::Dutch | Wishes::Burstein | Wishes::Dubov => true,
        Wishes::Team(_) => false,
        Wishes::Lim => !last_round,
    }
}

/// Two games more with one colour, but the other colour twice running: both colours are forbidden.
fn stuck(player: &Contender) -> bool {
    let lack = if player.difference > 0 { Color::Black } else { Color::White };
    player.difference.abs() > 1 && player.repeated == Some(lack)
}

/// The absolute criteria C1 and C3, and the prohibitions of the arbiter.
fn allowed(
    field: &Field,
    reading: Reading,
    players: &[(usize, Contender)],
    places: &HashMap<PlayerId, usize>,
    index: &[usize],
) -> Vec<Bits> {
    let count = players.len();
    let mut allowed = vec![Bits::full(count); count];
    // C3: two players with the same absolute preference do not meet, unless one is a topscorer.
    for colour in Color::ALL {
        let mut bound = Bits::empty(count);
        for (position, (_, player)) in players.iter().enumerate() {
            if wanting(reading.wishes, field.is_last_round())
                && !player.topscorer
                && player.preference == (Preference { colour: Some(colour), strength: Strength::Absolute })
            {
                bound.insert(position);
            }
        }
        for position in bound.iter() {
            allowed[position].remove_all(&bound);
        }
    }
    for (position, (place, player)) in players.iter().enumerate() {
        allowed[position].remove(position);
        if reading.wishes == Wishes::Lim && !field.is_last_round() && stuck(player) {
            for row in &mut allowed {
                row.remove(position);
            }
            allowed[position] = Bits::empty(count);
        }
        for round in field.players[*place].history.iter().take(field.rounds_done as usize) {
            if let Some(opponent) = round.opponent().filter(|_| round.is_played())
                && let Some(&theirs) = places.get(&opponent)
                && index[theirs] != usize::MAX
            {
                allowed[position].remove(index[theirs]);
                allowed[index[theirs]].remove(position);
            }
        }
    }
    let next = field.next_round();
    for prohibition in &field.prohibited {
        if !(prohibition.first_round..=prohibition.last_round).contains(&next) {
            continue;
        }
        let mut together = Bits::empty(count);
        for id in &prohibition.players {
            if let Some(&place) = places.get(id)
                && index[place] != usize::MAX
            {
                together.insert(index[place]);
            }
        }
        for position in together.iter() {
            allowed[position].remove_all(&together);
        }
    }
    allowed
}

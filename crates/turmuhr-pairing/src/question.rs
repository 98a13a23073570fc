//! A question about one player of a round: the player's place, answers that need no second pairing, and the
//! roster with the asked pairing forced.

use turmuhr_core::{Bye, Color, PlayerId, Points, Round};

use crate::{
    colours::ColourRule,
    field::{Attendance, Entrant, Field},
    matching::bits::Bits,
    outcome::Board,
    reasons::{Barring, Changed, Outcome, Why, WhyNot},
    roster::{Contender, Float, Roster, Strength},
};

/// How many steps a question may take. Steps are counted, not timed; beyond the limit the answer is
/// [`WhyNot::TooLarge`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget(pub u64);

impl Budget {
    /// Answers every question, however long it takes.
    pub const UNLIMITED: Budget = Budget(u64::MAX);

    /// A fraction of a second: enough for almost every question, too little to keep a server busy.
    pub fn usual(field: &Field) -> Budget {
        let players = field.players.len() as u64;
        Budget((PER_PAIR * players * players).max(LEAST))
    }
}

/// Steps for each pair of players, and the least for a small field.
const PER_PAIR: u64 = 18;
const LEAST: u64 = 18_000_000;

/// Why do these two not meet, or why does this player not have the bye? Players are places of the roster.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Two(usize, usize),
    Bye(usize),
}

/// The question, or its answer if no other pairing has to be computed.
pub(crate) fn ask(
    field: &Field,
    roster: &Roster,
    boards: &[(Board, (usize, usize), ColourRule)],
    bye: Option<usize>,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<Asked, WhyNot> {
    let entrant = |id: PlayerId| field.players.iter().find(|entrant| entrant.id == id);
    let find = |id: PlayerId| match entrant(id) {
        None => Err(WhyNot::Unknown(id)),
        Some(one) if one.next != Attendance::Present => Err(WhyNot::Away(id)),
        Some(one) => {
            let place = roster.players.iter().position(|contender| contender.id == id);
            place.map(|place| (place, one)).ok_or(WhyNot::Unknown(id))
        }
    };
    let (one, own) = find(player)?;
    let Some(other) = other else {
        return match bye {
            None => Err(WhyNot::NoBye),
            Some(bye) if bye == one => Err(WhyNot::TheyMeet),
            Some(_) if !roster.players[one].may_have_bye => Err(barred(own, &roster.players[one])),
            Some(_) => Ok(Asked::Bye(one)),
        };
    };
    let (two, _) = find(other)?;
    if boards.iter().any(|&(_, pair, _)| pair == (one, two) || pair == (two, one)) {
        return Err(WhyNot::TheyMeet);
    }
    if one == two {
        return Err(WhyNot::Prohibited);
    }
    if !roster.may_meet(one, two) {
        return Err(forbidden(field, roster, own, one, two));
    }
    Ok(Asked::Two(one, two))
}

impl Asked {
    /// The roster with the asked pairing or bye forced.
    pub(crate) fn forced(self, roster: &Roster) -> Roster {
        let mut forced = roster.clone();
        match self {
            Asked::Bye(one) => isolate(&mut forced, one),
            Asked::Two(one, two) => {
                for place in [one, two] {
                    isolate(&mut forced, place);
                    forced.players[place].may_have_bye = false;
                }
                forced.allowed[one].insert(two);
                forced.allowed[two].insert(one);
            }
        }
        forced
    }
}

/// The player's game or bye in this round.
pub(crate) fn outcome(
    roster: &Roster,
    boards: &[(Board, (usize, usize), ColourRule)],
    place: usize,
) -> Outcome {
    let Some(&(board, (one, other), rule)) =
        boards.iter().find(|(_, (one, other), _)| *one == place || *other == place)
    else {
        return Outcome::Bye;
    };
    let (own, theirs) = (&roster.players[place], &roster.players[if one == place { other } else { one }]);
    Outcome::Game {
        opponent: theirs.id,
        opponent_score: theirs.score,
        opponent_preference: theirs.preference,
        colour: if board.white == own.id { Color::White } else { Color::Black },
        rule,
        float: match own.score.cmp(&theirs.score) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Float::Up),
        },
    }
}

/// The earlier round in which the two were paired and the game was forfeited.
pub(crate) fn forfeited_in(field: &Field, player: PlayerId, outcome: Outcome) -> Option<u32> {
    let Outcome::Game { opponent, .. } = outcome else { return None };
    let own = field.players.iter().find(|entrant| entrant.id == player)?;
    let paired = |&round: &u32| {
        let past = own.round(round);
        !past.is_played() && past.opponent() == Some(opponent)
    };
    (1..=field.rounds_done).rev().find(paired)
}

/// The earlier round that bars the player from the bye.
fn barred(own: &Entrant, contender: &Contender) -> WhyNot {
    let round = contender.barred_in.unwrap_or(0);
    let by = match own.history.get((round as usize).wrapping_sub(1)) {
        Some(Round::Bye(Bye::PairingAllocated)) => Barring::Bye,
        Some(Round::ForfeitWin { .. }) => Barring::ForfeitWin,
        _ => Barring::Points,
    };
    WhyNot::BarredFromBye { round, by }
}

/// The first player, in order, whose opponent in the bracket differs between the two pairings; players without
/// an opponent now are skipped.
pub(crate) fn changed(roster: &Roster, now: &[(usize, usize)], then: &[(usize, usize)]) -> Option<Changed> {
    let opponent = |pairs: &[(usize, usize)], place: usize| {
        pairs.iter().find_map(|&(one, other)| match place {
            _ if place == one => Some(other),
            _ if place == other => Some(one),
            _ => None,
        })
    };
    let mut places: Vec<usize> = now.iter().flat_map(|&(one, other)| [one, other]).collect();
    places.sort_unstable();
    let place = places.into_iter().find(|&place| opponent(now, place) != opponent(then, place))?;
    let id = |place: usize| roster.players[place].id;
    Some(Changed {
        player: id(place),
        now: opponent(now, place).map(id)?,
        then: opponent(then, place).map(id),
    })
}

/// The answer about a player who is not to be paired.
pub(crate) fn not_paired(field: &Field, player: PlayerId) -> Why {
    let entrant = field.players.iter().find(|entrant| entrant.id == player);
    let score =
        entrant.map_or(Points::ZERO, |entrant| entrant.pairing_score(&field.scoring, field.next_round()));
    Why {
        player,
        score,
        preference: crate::roster::preference(0, &[]),
        through: Vec::new(),
        float: None,
        outcome: if entrant.is_some() { Outcome::Away } else { Outcome::Unknown },
        by_order: None,
        forfeited_in: None,
        passed_over: None,
        instead_of: None,
    }
}

pub(crate) fn forbidden(field: &Field, roster: &Roster, own: &Entrant, one: usize, two: usize) -> WhyNot {
    let (first, second) = (&roster.players[one], &roster.players[two]);
    let met = own
        .history
        .iter()
        .take(field.rounds_done as usize)
        .position(|round| round.is_played() && round.opponent() == Some(second.id));
    if let Some(round) = met {
        return WhyNot::AlreadyMet { round: round as u32 + 1 };
    }
    let next = field.next_round();
    let together = field.prohibited.iter().any(|prohibition| {
        (prohibition.first_round..=prohibition.last_round).contains(&next)
            && prohibition.players.contains(&first.id)
            && prohibition.players.contains(&second.id)
    });
    match first.preference.colour {
        Some(colour) if !together && first.preference.strength == Strength::Absolute => {
            WhyNot::SameAbsoluteColour(colour)
        }
        _ => WhyNot::Prohibited,
    }
}

/// Forbids all games of the player.
fn isolate(roster: &mut Roster, place: usize) {
    roster.allowed[place] = Bits::empty(roster.len());
    for row in &mut roster.allowed {
        row.remove(place);
    }
}

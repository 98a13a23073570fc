//! Tournaments written as text.
#![allow(dead_code)] // each test file uses its part

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_standings::{
    ByMeasure, Code, Entry, Event, Form, Measure, Participant, Standings, TieBreakEdition, Worth, standings,
};

pub(crate) const USUAL: Worth = Worth { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO };

/// A Swiss with draws, byes, a forfeit and a player who left after the third round.
pub(crate) const SWISS_OF_EIGHT: &str = "
    1 2w= 4w0 5b1 3w0 U
    2 1b= 5w= 3b1 7b0 6w0
    3 4b0 8w1 2w0 1b1 7w0
    4 3w1 1b1 7w0 6b0 5b1
    5 6b= 2b= 1w0 U 4w0
    6 5w= 7b0 8w+ 4w1 2b1
    7 8b= 6w1 4b1 2w1 3b1
    8 7w= 3b0 6b- Z Z";

/// Lines like `1  6b1 4w0 U 3w+ Z`: a player's opponents with colour and result, `U F H Z` for byes. Ratings may be empty.
pub(crate) fn cross_table(form: Form, ratings: &[u32], lines: &str) -> Event {
    let participants: Vec<Participant> = lines
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let mut words = line.split_whitespace();
            let id: u32 = words.next().unwrap().parse().unwrap();
            Participant {
                id: PlayerId(id),
                rating: ratings.get(id as usize - 1).copied(),
                rounds: words.map(entry).collect(),
                adjustments: Vec::new(),
            }
        })
        .collect();
    let rounds = participants.iter().map(|participant| participant.rounds.len()).max().unwrap_or(0) as u32;
    Event {
        form,
        participants,
        rounds,
        total_rounds: rounds,
        primary: Measure::Game,
        worth: ByMeasure::both(USUAL),
        boards: None,
    }
}

fn entry(word: &str) -> Entry {
    let bye = |bye, points| Entry::of_player(Round::Bye(bye), points);
    match word {
        "U" => return bye(Bye::PairingAllocated, Points::ONE),
        "F" => return bye(Bye::Full, Points::ONE),
        "H" => return bye(Bye::Half, Points::HALF),
        "Z" => return bye(Bye::Zero, Points::ZERO),
        _ => {}
    }
    let digits = word.find(|sign: char| !sign.is_ascii_digit()).unwrap();
    let opponent = PlayerId(word[..digits].parse().unwrap());
    let mut signs = word[digits..].chars();
    let colour = if signs.next() == Some('w') { Color::White } else { Color::Black };
    let played = |score| Round::Played { opponent, colour, score, rated: Rated::Yes };
    match signs.next().unwrap() {
        '1' => Entry::of_player(played(Score::Win), Points::ONE),
        '=' => Entry::of_player(played(Score::Draw), Points::HALF),
        '0' => Entry::of_player(played(Score::Loss), Points::ZERO),
        '+' => Entry::of_player(Round::ForfeitWin { opponent, colour: Some(colour) }, Points::ONE),
        '-' => Entry::of_player(Round::ForfeitLoss { opponent, colour: Some(colour) }, Points::ZERO),
        other => panic!("{word}: {other}"),
    }
}

/// The standings by codes separated by commas.
pub(crate) fn table(event: &Event, edition: TieBreakEdition, codes: &str) -> Standings {
    let codes: Vec<Code> = codes.split(',').map(|code| code.parse().unwrap()).collect();
    standings(event, edition.rules(), &codes).unwrap()
}

/// A participant's values as displayed.
pub(crate) fn values(standings: &Standings, id: u32) -> Vec<String> {
    let row = standings.row(PlayerId(id)).unwrap();
    let shown = |value: &Option<turmuhr_standings::Value>| {
        value.as_ref().map_or("-".to_owned(), |value| value.amount.to_string())
    };
    row.values.iter().map(shown).collect()
}

pub(crate) fn order(standings: &Standings) -> Vec<u32> {
    standings.rows.iter().map(|row| row.id.0).collect()
}

pub(crate) fn ranks(standings: &Standings) -> Vec<(u32, u32)> {
    standings.rows.iter().map(|row| (row.id.0, row.rank)).collect()
}

/// Team matches as `(round, team, opponent, points on each board)`; match points are 2, 1, 0.
pub(crate) fn team_event(boards: u32, matches: &[(u32, u32, u32, &[f32])]) -> Event {
    let teams = matches.iter().map(|one| one.1.max(one.2)).max().unwrap_or(0);
    let rounds = matches.iter().map(|one| one.0).max().unwrap_or(0);
    let tenths = |points: &f32| Points::tenths((points * 10.0) as i32);
    let side = |opponent: u32, own: Vec<Points>, theirs: Points| {
        let games: Points = own.iter().copied().sum();
        let (score, points) = match games.cmp(&theirs) {
            std::cmp::Ordering::Greater => (Score::Win, Points::whole(2)),
            std::cmp::Ordering::Equal => (Score::Draw, Points::ONE),
            std::cmp::Ordering::Less => (Score::Loss, Points::ZERO),
        };
        let opponent = PlayerId(opponent);
        let round = Round::Played { opponent, colour: Color::White, score, rated: Rated::Yes };
        Entry { round, points: ByMeasure::new(points, games), boards: own }
    };
    let participant = |team: u32| {
        let rounds = (1..=rounds).map(|round| {
            let found =
                matches.iter().find(|one| one.0 == round && (one.1 == team || one.2 == team)).unwrap();
            let home: Vec<Points> = found.3.iter().map(tenths).collect();
            let guest: Vec<Points> = home.iter().map(|points| Points::ONE - *points).collect();
            let (home_sum, guest_sum) = (home.iter().copied().sum(), guest.iter().copied().sum());
            if found.1 == team { side(found.2, home, guest_sum) } else { side(found.1, guest, home_sum) }
        });
        Participant { id: PlayerId(team), rating: None, rounds: rounds.collect(), adjustments: Vec::new() }
    };
    let on_all = |points: Points| Points::tenths(points.in_tenths() * boards as i32);
    let games = Worth { win: on_all(Points::ONE), draw: on_all(Points::HALF), loss: Points::ZERO };
    let match_worth = Worth { win: Points::whole(2), draw: Points::ONE, loss: Points::ZERO };
    Event {
        form: Form::RoundRobin,
        participants: (1..=teams).map(participant).collect(),
        rounds,
        total_rounds: rounds,
        primary: Measure::Match,
        worth: ByMeasure::new(match_worth, games),
        boards: Some(boards),
    }
}

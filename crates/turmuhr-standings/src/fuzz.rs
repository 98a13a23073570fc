//! The bodies of fuzz targets: ordinary code, replayed by tests.

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};

use crate::{
    code::Code,
    event::{ByMeasure, Entry, Event, Form, Measure, Participant, Worth},
    fraction::Fraction,
    playoff::{Fact, Field, Next, PlayOff, rules::RULES},
    rules::TieBreakEdition,
    standings::standings,
};

/// Codes of every kind: values for each participant, and comparisons within tied groups.
pub const CODES: &[&str] = &[
    "DE",
    "DE/P",
    "WIN",
    "WON",
    "BPG",
    "BWG",
    "PS/C1",
    "REP",
    "STD",
    "TPN/R",
    "BH",
    "BH/C1",
    "BH/M2",
    "BH/P",
    "AOB",
    "AOB/F",
    "FB/C2",
    "SB",
    "SB/C1",
    "KS",
    "KS/L-1",
    "ARO/M1",
    "TPR",
    "PTP",
    "APRO/U1000",
    "APPO/U1400",
    "RTNG",
    "OTHER_BHSUM",
    "OTHER_BLACKDRAW",
    "BH/V2024",
    "MPvGP",
    "EMGSB/C1",
    "SSSC",
    "EDEBT",
    "TBR",
    "BBE",
    "BC",
    "OTHER_BERLIN",
];

/// A tournament from any bytes: players, then round by round the opponents and results.
pub fn event(data: &[u8]) -> Event {
    let mut bytes = data.iter().copied();
    let mut next = |sides: u8| bytes.next().map_or(0, |byte| byte % sides.max(1));
    let players = u32::from(2 + next(9));
    let rounds = u32::from(1 + next(7));
    let form = if next(2) == 0 { Form::Swiss } else { Form::RoundRobin };
    let boards = (next(4) == 0).then_some(4);
    let worth = match next(3) {
        0 => Worth { win: Points::whole(3), draw: Points::ONE, loss: Points::ZERO },
        _ => Worth { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO },
    };
    let mut participants: Vec<Participant> = (1..=players)
        .map(|id| Participant {
            id: PlayerId(id),
            rating: (next(8) > 0).then(|| 1000 + 7 * u32::from(next(200))),
            rounds: Vec::new(),
            adjustments: Vec::new(),
        })
        .collect();
    for _ in 0..rounds {
        let mut left: Vec<usize> = (0..participants.len()).collect();
        while let Some(white) = left.pop() {
            let bye = |kind, points| Entry::of_player(Round::Bye(kind), points);
            let met = match next(12) {
                0 => Err(bye(Bye::Zero, Points::ZERO)),
                1 => Err(bye(Bye::Half, worth.draw)),
                2 => Err(bye(Bye::Full, worth.win)),
                _ if left.is_empty() => Err(bye(Bye::PairingAllocated, worth.win)),
                chosen => Ok(left.remove(usize::from(chosen) % left.len())),
            };
            let black = match met {
                Err(entry) => {
                    participants[white].rounds.push(entry);
                    continue;
                }
                Ok(black) => black,
            };
            let kind = next(10);
            for (own, other, colour) in [(white, black, Color::White), (black, white, Color::Black)] {
                let opponent = participants[other].id;
                let won = (colour == Color::White) == (kind % 2 == 0);
                let (round, points) = match kind {
                    0 | 1 if won => (Round::ForfeitWin { opponent, colour: Some(colour) }, worth.win),
                    0..=2 => (Round::ForfeitLoss { opponent, colour: Some(colour) }, Points::ZERO),
                    3 => (Round::Adjourned { opponent, colour }, Points::ZERO),
                    _ => {
                        let (score, points) = match kind {
                            4 | 5 => (Score::Draw, worth.draw),
                            _ if won => (Score::Win, worth.win),
                            _ => (Score::Loss, worth.loss),
                        };
                        (Round::Played { opponent, colour, score, rated: Rated::Yes }, points)
                    }
                };
                let boards = vec![points; boards.unwrap_or(0) as usize];
                participants[own].rounds.push(Entry { round, points: ByMeasure::both(points), boards });
            }
        }
    }
    let primary = if boards.is_some() { Measure::Match } else { Measure::Game };
    Event {
        form,
        participants,
        rounds,
        total_rounds: rounds + u32::from(next(2)),
        primary,
        worth: ByMeasure::both(worth),
        boards,
    }
}

/// For any tournament: everyone is listed once, ranks follow the points, displayed sums match their displayed
/// terms, and neither the order of entry nor the numbers matter.
pub fn standings_hold_together(data: &[u8]) {
    let event = event(data);
    let codes: Vec<Code> = CODES.iter().filter_map(|code| code.parse().ok()).collect();
    assert_eq!(codes.len(), CODES.len());
    let mut entered_backwards = event.clone();
    entered_backwards.participants.reverse();
    for edition in TieBreakEdition::ALL {
        let rules = edition.rules();
        let made = standings(&event, rules, &codes).expect("everybody is known");
        assert_eq!(made.rows.len(), event.participants.len());
        for two in made.rows.windows(2) {
            assert!(two[0].points.amount >= two[1].points.amount, "{edition}");
            assert!(two[0].rank <= two[1].rank, "{edition}");
        }
        for row in &made.rows {
            for (code, value) in codes.iter().zip(&row.values) {
                let Some(value) = value else { continue };
                if value.how == crate::value::How::Sum {
                    let left = value.terms.iter().filter(|term| term.cut.is_none());
                    let sum: Fraction = left.map(crate::value::Term::product).sum();
                    assert_eq!(sum, value.amount, "{edition} {code}");
                }
            }
        }
        let again = standings(&entered_backwards, rules, &codes).expect("everybody is known");
        for (one, other) in made.rows.iter().zip(&again.rows) {
            assert_eq!((one.id, one.rank), (other.id, other.rank), "{edition}: the order of entry mattered");
            assert_eq!(one.values, other.values, "{edition}: the order of entry mattered");
        }
        numbers_do_not_matter(&event, edition);
    }
}

/// Renumbering the participants keeps their places, for codes that do not use the number.
fn numbers_do_not_matter(event: &Event, edition: TieBreakEdition) {
    let codes: Vec<Code> =
        CODES.iter().filter(|code| !code.starts_with("TPN")).filter_map(|code| code.parse().ok()).collect();
    let count = u32::try_from(event.participants.len()).unwrap_or(u32::MAX);
    let renamed = |id: PlayerId| PlayerId(1 + (id.0 + 4) % count + 10);
    let mut other = event.clone();
    for participant in &mut other.participants {
        participant.id = renamed(participant.id);
        for entry in &mut participant.rounds {
            if let Round::Played { opponent, .. }
            | Round::Adjourned { opponent, .. }
            | Round::ForfeitWin { opponent, .. }
            | Round::ForfeitLoss { opponent, .. } = &mut entry.round
            {
                *opponent = renamed(*opponent);
            }
        }
    }
    let rules = edition.rules();
    let made = standings(event, rules, &codes).expect("everybody is known");
    let again = standings(&other, rules, &codes).expect("everybody is known");
    for row in &made.rows {
        let same = again.row(renamed(row.id)).expect("renamed");
        assert_eq!(row.rank, same.rank, "{edition}: a number mattered");
        for (one, other) in row.values.iter().zip(&same.values) {
            let amount = |value: &Option<crate::value::Value>| value.as_ref().map(|value| value.amount);
            assert_eq!(amount(one), amount(other), "{edition}: a number mattered");
        }
    }
}

/// Any text is refused, or is a code that survives display and parsing.
pub fn codes_read_and_write_back(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(code) = text.parse::<Code>() {
        assert_eq!(code.to_string().parse::<Code>().as_ref(), Ok(&code));
    }
}

/// For any results and lots, a play-off names its next step or is decided, and accepts only that step. Once
/// decided, its order lists everyone once, and a replay gives the same.
pub fn play_offs_come_to_an_end(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let mut next = |below: u8| bytes.next().map(|byte| byte % below.max(1));
    let rule = &RULES[usize::from(next(RULES.len() as u8).unwrap_or(0))];
    let count = if rule.more.is_empty() { 2 } else { 2 + next(5).unwrap_or(0) };
    let ids: Vec<PlayerId> = (0..count).map(|place| PlayerId(u32::from(place) * 7 % 11 + 1)).collect();
    let hosts: Vec<(PlayerId, PlayerId)> = ids
        .iter()
        .flat_map(|one| ids.iter().map(move |other| (*one, *other)))
        .filter(|(one, other)| one < other)
        .collect();
    let boundaries = (1..=u32::from(next(4).unwrap_or(0)) + 1).collect();
    let field = Field { boundaries, ..Field::of_teams(&ids, 4, &hosts) };
    let mut playoff = PlayOff::new(rule, field.clone()).expect("everything is said");
    let result = |choice: u8| match choice {
        0 => (Points::ONE, Points::ZERO),
        1 => (Points::ZERO, Points::ONE),
        2 => (Points::ZERO, Points::ZERO),
        _ => (Points::HALF, Points::HALF),
    };
    while let Some(choice) = next(5) {
        match playoff.state().next {
            Next::Decided => break,
            Next::Lot { .. } => {
                playoff.draw(u64::from(choice)).expect("a lot is wanted");
            }
            Next::MainEvent { .. } => {
                let order = if choice % 2 == 0 {
                    vec![ids.clone()]
                } else {
                    ids.iter().map(|id| vec![*id]).collect()
                };
                playoff.tell_main_order(order).expect("everybody once");
            }
            Next::Play { fixtures, .. } => {
                let fixture = fixtures[usize::from(choice) % fixtures.len()];
                let (first, second) = (fixture.first, fixture.second);
                let fact = if rule.of_teams {
                    let boards = (0..4).map(|_| result(next(5).unwrap_or(0))).collect();
                    Fact::Match { host: first, guest: second, boards }
                } else {
                    Fact::Game { white: first, black: second, points: result(choice) }
                };
                playoff.record(fact).expect("it was asked for");
            }
        }
    }
    let state = playoff.state();
    if let Some(order) = &state.order {
        let mut all: Vec<PlayerId> = order.iter().flatten().copied().collect();
        all.sort_unstable();
        let mut entered = ids.clone();
        entered.sort_unstable();
        assert_eq!(all, entered);
        assert_eq!(state.next, Next::Decided);
    }
    for step in &state.steps {
        assert!(step.tallies.windows(2).all(|two| two[0].1 >= two[1].1), "best first");
    }
    // The same facts with the participants in reverse order.
    let mut turned = field;
    turned.participants.reverse();
    let mut again = PlayOff::new(rule, turned).expect("everything is said");
    for fact in playoff.facts() {
        if let Next::MainEvent { .. } = again.state().next {
            break;
        }
        again.record(fact.clone()).expect("it was taken before");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_bytes_pass() {
        let seeds: [&[u8]; 4] =
            [b"", &[8, 6, 0, 1, 1], &[255; 90], b"any tournament whatever, made of letters and signs"];
        for seed in seeds {
            standings_hold_together(seed);
            codes_read_and_write_back(seed);
            play_offs_come_to_an_end(seed);
        }
        for code in CODES.iter().chain(&["BH-C1", "KS/L", "BH/C99999999999", "\u{0}", "BH/ß"]) {
            codes_read_and_write_back(code.as_bytes());
        }
    }
}

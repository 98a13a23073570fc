//! In a round robin every pair meets once a cycle, whatever is entered, changed, drawn and undone on the way.

mod support;

use std::collections::BTreeMap;

use support::{Desk, ONLY, party};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    EntryId, Fact, Format, Origin, Party, Person, Refusal, RoundNo, Team, TeamId,
    propose::{propose_rest, propose_round},
};

/// Says it if the judge lets it pass, as every door does.
fn act(desk: &mut Desk, fact: Fact) {
    if desk.judge(&fact).is_ok() {
        let _ = desk.try_say(fact);
    }
}

fn some(dice: &mut Dice, from: u32, most: u32) -> u32 {
    from + dice.roll(most as usize) as u32
}

fn random_act(desk: &Desk, dice: &mut Dice) -> Option<Fact> {
    let section = desk.section();
    let player = EntryId(some(dice, 1, section.players.len().max(1) as u32));
    let round = section.current().unwrap_or(RoundNo(1));
    Some(match dice.roll(10) {
        0 => {
            let id = section.players.keys().next_back().map_or(1, |last| last.0 + 1);
            let new =
                Person { fide_rating: Some(some(dice, 1500, 900)), ..Person::named(&format!("New{id}, A")) };
            Fact::PlayersEntered { section: ONLY, players: vec![(EntryId(id), new)] }
        }
        1 => {
            let person = section.players.get(&player)?.person.clone();
            let person = Person { fide_rating: Some(some(dice, 1500, 900)), ..person };
            Fact::PlayerChanged { section: ONLY, player, person }
        }
        2 => Fact::PlayerRemoved { section: ONLY, player },
        3 | 4 => {
            let next = section.next_round();
            let paired = propose_round(desk.event(), section, next).ok()?.paired;
            Fact::RoundPaired { section: ONLY, round: next, paired, origin: Origin::Program }
        }
        5 => Fact::RoundPublished { section: ONLY, round },
        6 => Fact::RoundDiscarded { section: ONLY, round, reason: "Test".to_owned() },
        7 => Fact::AllRoundsPaired { section: ONLY, rounds: propose_rest(desk.event(), section).ok()? },
        8 | 9 => {
            let entry = u64::from(some(dice, 3, desk.journal.next() as u32));
            Fact::Undone { entry, reason: "Test".to_owned() }
        }
        _ => return None,
    })
}

/// Draws what is left of the table.
fn finish(desk: &mut Desk) {
    if desk.section().lots.is_none() && !desk.section().has_begun() && desk.section().players.len() > 1 {
        desk.draw_lots();
    }
    loop {
        let section = desk.section();
        if let Some(round) = section.draft() {
            act(desk, Fact::RoundPublished { section: ONLY, round });
            continue;
        }
        let next = section.next_round();
        let Ok(proposal) = propose_round(desk.event(), section, next) else { return };
        desk.say(Fact::RoundPaired {
            section: ONLY,
            round: next,
            paired: proposal.paired,
            origin: Origin::Program,
        });
    }
}

#[test]
fn every_pair_meets_once_a_cycle_whatever_comes_between() {
    for (seed, cycles) in (0..150_u64).flat_map(|seed| [(seed, 1), (seed, 2)]) {
        let mut dice = Dice(seed);
        let mut desk = Desk::of(Format::RoundRobin { cycles }, 40);
        desk.enter_many(some(&mut dice, 4, 5));
        desk.draw_lots();
        for _ in 0..40 {
            if let Some(fact) = random_act(&desk, &mut dice) {
                act(&mut desk, fact);
            }
        }
        finish(&mut desk);
        let section = desk.section();
        let mut met: BTreeMap<(Party, Party), u32> = BTreeMap::new();
        for pair in section.rounds.iter().flat_map(|round| &round.pairs) {
            *met.entry((pair.first.min(pair.second), pair.first.max(pair.second))).or_default() += 1;
        }
        let all = section.parties();
        for (at, one) in all.iter().enumerate() {
            for other in &all[at + 1..] {
                let count = met.get(&(*one.min(other), *one.max(other))).copied().unwrap_or(0);
                assert_eq!(count, cycles, "seed {seed}: {one:?} and {other:?} of {}", all.len());
            }
        }
    }
}

#[test]
fn a_corrected_rating_leaves_the_numbers_of_the_table() {
    let mut desk = Desk::of(Format::RoundRobin { cycles: 1 }, 7);
    desk.enter_many(8);
    desk.draw_lots();
    desk.pair();
    let before = desk.section().starting_list();
    let person = Person { fide_rating: Some(2700), ..Person::named("Player008, A") };
    desk.say(Fact::PlayerChanged { section: ONLY, player: EntryId(8), person });
    assert_eq!(desk.section().starting_list(), before);
    assert_eq!(before.number(party(8)).map(|number| number.0), Some(8));
}

#[test]
fn no_team_enters_a_drawn_table_but_players_join_a_team() {
    let mut desk = Desk::of(Format::TeamRoundRobin { boards: 2, cycles: 1, guest_has_white: false }, 3);
    desk.enter_teams(4, 2);
    desk.draw_lots();
    desk.pair();
    let team = Team { name: "Late".to_owned(), ..Team::default() };
    let late = Fact::TeamsEntered { section: ONLY, teams: vec![(TeamId(9), team)] };
    assert_eq!(desk.judge(&late), Err(Refusal::TableIsFull));
    let players = vec![(EntryId(99), Person::named("Substitute, A"))];
    assert!(desk.judge(&Fact::PlayersEntered { section: ONLY, players }).is_ok());
}

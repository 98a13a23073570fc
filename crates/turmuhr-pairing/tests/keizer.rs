//! Keizer: values, ranking, and games between neighbours.

use turmuhr_core::{Bye, Color, PlayerId, Rated, Round, Score};
use turmuhr_pairing::keizer::{Member, Rules, pair, ranking};

fn members(count: u32) -> Vec<Member> {
    (1..=count).map(|id| Member { id: PlayerId(id), rounds: Vec::new(), present: true }).collect()
}

fn play(members: &mut [Member], rules: &Rules, stronger_wins: bool) {
    let paired = pair(members, rules);
    let mut set = |id: PlayerId, round: Round| {
        members.iter_mut().find(|member| member.id == id).expect("known").rounds.push(round);
    };
    for (white, black) in paired.boards {
        let white_wins = (white < black) == stronger_wins;
        let (up, down) = if white_wins { (Score::Win, Score::Loss) } else { (Score::Loss, Score::Win) };
        let game = |opponent, colour, score| Round::Played { opponent, colour, score, rated: Rated::Yes };
        set(white, game(black, Color::White, up));
        set(black, game(white, Color::Black, down));
    }
    if let Some(id) = paired.bye {
        set(id, Round::Bye(Bye::PairingAllocated));
    }
}

#[test]
fn values_before_the_first_round() {
    let ranked = ranking(&members(10), &Rules::usual(10));
    let values: Vec<u32> = ranked.iter().map(|line| line.value).collect();
    assert_eq!(values, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
    assert_eq!(ranked[0].sixths, 90);
}

#[test]
fn a_win_is_worth_the_opponent() {
    let rules = Rules::usual(4);
    let mut all = members(4);
    play(&mut all, &rules, false);
    let ranked = ranking(&all, &rules);
    // 2 beat 1 and 4 beat 3; in the order 2, 4, 1, 3 the values are 6, 5, 4, 3.
    let lines: Vec<(u32, u32, u32)> =
        ranked.iter().map(|line| (line.id.0, line.value, line.sixths)).collect();
    assert_eq!(lines, [(2, 6, 60), (4, 5, 48), (1, 4, 24), (3, 3, 18)]);
}

#[test]
fn everybody_present_plays_once_and_rematches_wait() {
    let rules = Rules::usual(9);
    let mut all = members(9);
    for round in 0..12 {
        let paired = pair(&all, &rules);
        let mut seated: Vec<PlayerId> = paired.boards.iter().flat_map(|&(one, other)| [one, other]).collect();
        seated.extend(paired.bye);
        seated.sort_unstable();
        assert_eq!(seated, (1..=9).map(PlayerId).collect::<Vec<_>>(), "round {round}");
        for &(one, other) in &paired.boards {
            let member = all.iter().find(|member| member.id == one).expect("known");
            let recent = member.rounds.iter().rev().take(rules.rounds_between as usize);
            let again = recent.into_iter().any(|round| round.opponent() == Some(other));
            let told = paired.too_soon.iter().any(|&(a, b)| (a, b) == (one, other) || (a, b) == (other, one));
            assert_eq!(again, told, "round {round}: {one} and {other}");
        }
        play(&mut all, &rules, round % 3 != 0);
    }
    for member in &all {
        let byes = member.rounds.iter().filter(|round| matches!(round, Round::Bye(_))).count();
        assert!((1..=2).contains(&byes), "{}: {byes} byes", member.id);
    }
}

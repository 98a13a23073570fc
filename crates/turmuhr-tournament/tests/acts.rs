//! Acts of a director, and the concerns and refusals they raise.

mod support;

use support::{Desk, ONLY, at, party};
use turmuhr_core::{Points, Round};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    At, BoardNo, Broken, ByeKind, ConcernKind, EntryId, Fact, Format, GameNo, GameResult, InRound, Level,
    Origin, Paired, Party, Person, Refusal, RoundNo, Settings, hand, prizes,
    report::{self, Shown},
    settings::{Eligible, Fee, PointSystem, Prize, SwissSystem, codes},
    table,
};

fn after_rounds(rounds: u32) -> Desk {
    let mut desk = Desk::of(Format::Swiss { system: SwissSystem::Dutch, baku: false }, 5);
    desk.enter_many(8);
    desk.draw_lots();
    for round in RoundNo::first(rounds) {
        desk.pair();
        desk.play(round, &mut Dice(u64::from(round.0)));
    }
    desk
}

fn other_than(result: Option<GameResult>) -> GameResult {
    if result == Some(GameResult::DRAW) { GameResult::WHITE_WINS } else { GameResult::DRAW }
}

#[test]
fn only_the_last_but_one_round_is_open_to_correction() {
    let desk = after_rounds(3);
    let cases = [(3, Level::Acknowledge), (2, Level::Confirm), (1, Level::Refuse)];
    for (round, level) in cases {
        let before = desk.section().game(at(round, 1, 1)).and_then(|game| game.result);
        let fact = Desk::result(at(round, 1, 1), other_than(before));
        assert_eq!(desk.level(&fact), Ok(Some(level)), "round {round}");
    }
    // Entering the same result again is no correction.
    let before = desk.section().game(at(2, 1, 1)).and_then(|game| game.result);
    assert_eq!(desk.level(&Desk::result(at(2, 1, 1), before.expect("played"))), Ok(None));
}

#[test]
fn outside_fide_mode_what_was_refused_takes_two_steps() {
    let mut desk = after_rounds(3);
    let leave = Fact::FideModeLeft { reason: "school event".to_owned() };
    assert_eq!(desk.level(&leave), Ok(Some(Level::ConfirmTwice)));
    desk.say(leave.clone());
    assert_eq!(desk.judge(&leave), Err(Refusal::FideModeAlreadyLeft));
    let before = desk.section().game(at(1, 1, 1)).and_then(|game| game.result);
    assert_eq!(desk.level(&Desk::result(at(1, 1, 1), other_than(before))), Ok(Some(Level::ConfirmTwice)));
}

#[test]
fn a_correction_needs_a_reason_and_is_told_in_the_report() {
    let mut desk = after_rounds(2);
    let before = desk.section().game(at(1, 1, 1)).and_then(|game| game.result);
    let result = Some(other_than(before));
    let fact = |reason: &str| Fact::ResultEntered {
        section: ONLY,
        round: RoundNo(1),
        board: BoardNo(1),
        game: GameNo(1),
        result,
        reason: reason.to_owned(),
    };
    assert_eq!(desk.judge(&fact(" ")), Err(Refusal::ReasonMissing));
    desk.say(fact("scoresheet"));
    let (text, _) = report::document(desk.event(), desk.section(), 2, Shown::AsCounted).write();
    let line = text.lines().find(|line| line.starts_with("###")).expect("a comment");
    assert!(line.contains("round 1 board 1 corrected") && line.contains("scoresheet"), "{line}");
}

#[test]
fn a_correction_for_ratings_only_leaves_the_standings_alone() {
    let mut desk = after_rounds(3);
    let before = table(desk.event(), desk.section(), 3).expect("a table").standings;
    let section = desk.section();
    let old = section.game(at(1, 1, 1)).and_then(|game| game.result);
    let result = other_than(old);
    let reason = "noticed too late".to_owned();
    desk.say(Fact::RatedOtherwise {
        section: ONLY,
        round: RoundNo(1),
        board: BoardNo(1),
        game: GameNo(1),
        result,
        reason,
    });
    assert_eq!(table(desk.event(), desk.section(), 3).expect("a table").standings, before);
    let text = |shown| report::document(desk.event(), desk.section(), 3, shown).write().0;
    assert_ne!(text(Shown::AsCounted), text(Shown::AsRated));
}

#[test]
fn undo_is_an_entry_that_takes_another_one_back() {
    let mut desk = after_rounds(1);
    let plain = desk.event().clone();
    desk.enter([Person::named("Late, Lena")]);
    let entered = desk.journal.next() - 1;
    let undo = |entry: u64| Fact::Undone { entry, reason: "typed twice".to_owned() };
    desk.say(undo(entered));
    assert_eq!(desk.event().sections, plain.sections);
    assert_eq!(desk.journal.undone().into_iter().collect::<Vec<_>>(), [entered]);
    // An undo can be undone; then the entry is valid again.
    desk.say(undo(entered + 1));
    assert_eq!(desk.section().players.len(), 9);
    assert_eq!(desk.journal.judge(&undo(entered + 1)), Err(Refusal::NoEntry { entry: entered + 1 }));
}

#[test]
fn what_others_were_built_on_cannot_be_undone() {
    let mut desk = after_rounds(1);
    let paired = desk
        .journal
        .entries()
        .iter()
        .find(|entry| matches!(entry.fact, Fact::RoundPaired { .. }))
        .map(|entry| entry.number)
        .expect("paired");
    let undo = Fact::Undone { entry: paired, reason: String::new() };
    let told = desk.judge(&undo);
    assert_eq!(told, Err(Refusal::Needed { entry: paired, needed_by: paired + 1 }));
    let before = desk.event().clone();
    assert!(matches!(desk.try_say(undo), Err(Broken::Entry { .. })));
    assert_eq!(*desk.event(), before, "nothing is half undone");
}

#[test]
fn missing_results_become_adjourned_games() {
    let mut desk = Desk::of(Format::Swiss { system: SwissSystem::Dutch, baku: false }, 3);
    desk.enter_many(4);
    desk.draw_lots();
    desk.pair();
    desk.say(Desk::result(at(1, 1, 1), GameResult::WHITE_WINS));
    let proposal = turmuhr_tournament::propose(desk.event(), desk.section()).expect("a proposal");
    let fact = Fact::RoundPaired {
        section: ONLY,
        round: RoundNo(2),
        paired: proposal.paired,
        origin: Origin::Program,
    };
    let concerns = desk.judge(&fact).expect("can be");
    let games = vec![InRound { board: BoardNo(2), game: GameNo(1) }];
    assert!(
        concerns.iter().any(|concern| concern.kind == ConcernKind::BecomeAdjourned { games: games.clone() })
    );
    desk.pair();
    assert_eq!(desk.section().adjourned(), [at(1, 2, 1)]);
    // It counts as drawn until it ends; any other result raises a concern.
    let first = desk
        .section()
        .round(RoundNo(1))
        .and_then(|round| round.pair(BoardNo(2)))
        .map(|pair| pair.first)
        .expect("a pair");
    assert!(matches!(desk.section().seen_by(first, RoundNo(1)), Some(Round::Adjourned { .. })));
    let shown = table(desk.event(), desk.section(), 1).expect("a table");
    let number = shown.number(first).expect("in the list");
    assert_eq!(shown.standings.row(number).map(|row| row.points.amount.to_string()), Some("0.5".to_owned()));
    assert_eq!(desk.level(&Desk::result(at(1, 2, 1), GameResult::DRAW)), Ok(None));
    assert_eq!(desk.level(&Desk::result(at(1, 2, 1), GameResult::BLACK_WINS)), Ok(Some(Level::Confirm)));
    // No final standings while a game is adjourned.
    desk.play(RoundNo(2), &mut Dice(3));
    assert_eq!(
        desk.level(&Fact::SectionFinished { section: ONLY, unrated_won: false }),
        Ok(Some(Level::Refuse))
    );
}

#[test]
fn pairing_by_hand_is_a_session_that_ends_with_a_comparison() {
    let mut desk = after_rounds(1);
    desk.pair();
    let begin = Fact::HandPairingBegun { section: ONLY, round: RoundNo(2), reason: "brothers".to_owned() };
    assert_eq!(desk.level(&begin), Ok(Some(Level::Confirm)), "the pairing was public");
    desk.say(begin);
    assert_eq!(
        desk.judge(&Desk::result(at(2, 1, 1), GameResult::DRAW)),
        Err(Refusal::HandPairingOpen { round: RoundNo(2) })
    );
    // The pairing of the first round again.
    let again = desk.section().round(RoundNo(1)).expect("played").paired();
    let fact = Fact::HandPaired { section: ONLY, round: RoundNo(2), paired: again };
    let concerns = desk.judge(&fact).expect("can be");
    let rematches = concerns.iter().filter(|concern| matches!(concern.kind, ConcernKind::Rematch { .. }));
    assert_eq!(rematches.count(), 4);
    desk.say(fact);
    assert!(!hand::differences(desk.section(), RoundNo(2)).expect("a pairing").is_empty());
    desk.say(Fact::HandPairingEnded {
        section: ONLY,
        round: RoundNo(2),
        comment: "by wish of the parents".to_owned(),
    });
    desk.say(Fact::RoundPublished { section: ONLY, round: RoundNo(2) });
    let (text, _) = report::document(desk.event(), desk.section(), 2, Shown::AsCounted).write();
    assert!(text.contains("round 2 paired by hand, 4 pairs differ"), "{text}");
}

#[test]
fn nobody_is_paired_twice_or_forgotten() {
    let desk = after_rounds(1);
    let pairs = |pairs: &[(u32, u32)]| Paired {
        pairs: pairs.iter().map(|&(one, other)| (party(one), party(other))).collect(),
        ..Paired::default()
    };
    let fact = |paired: Paired| Fact::RoundPaired {
        section: ONLY,
        round: RoundNo(2),
        paired,
        origin: Origin::Program,
    };
    let twice = fact(pairs(&[(1, 2), (3, 4), (5, 6), (7, 1)]));
    assert_eq!(desk.judge(&twice), Err(Refusal::NotOnce { party: party(1) }));
    let forgotten = fact(pairs(&[(1, 2), (3, 4), (5, 6)]));
    assert_eq!(desk.judge(&forgotten), Err(Refusal::NotOnce { party: party(7) }));
}

#[test]
fn refusals() {
    let desk = after_rounds(2);
    let reason = String::new;
    let changed = |settings: Settings| Fact::SectionChanged { section: ONLY, settings };
    let settings = desk.section().settings.clone();
    let cases = [
        (Desk::result(at(4, 1, 1), GameResult::DRAW), Refusal::NotPaired { round: RoundNo(4) }),
        (
            Desk::result(at(2, 9, 1), GameResult::DRAW),
            Refusal::NoGame { round: RoundNo(2), board: BoardNo(9), game: GameNo(1) },
        ),
        (
            Fact::RoundPublished { section: ONLY, round: RoundNo(2) },
            Refusal::AlreadyPublic { round: RoundNo(2) },
        ),
        (
            Fact::RoundPaired {
                section: ONLY,
                round: RoundNo(2),
                paired: Paired::default(),
                origin: Origin::Program,
            },
            Refusal::RoundPaired { round: RoundNo(2) },
        ),
        (
            Fact::RoundPaired {
                section: ONLY,
                round: RoundNo(4),
                paired: Paired::default(),
                origin: Origin::Program,
            },
            Refusal::NotNext { round: RoundNo(4), next: RoundNo(3) },
        ),
        (
            Fact::RoundDiscarded { section: ONLY, round: RoundNo(2), reason: reason() },
            Refusal::HasResults { round: RoundNo(2), games: 4 },
        ),
        (
            Fact::PairsProhibited { section: ONLY, groups: Vec::new(), reasons: Vec::new() },
            Refusal::AfterStart,
        ),
        (changed(Settings { rounds: 9, ..settings.clone() }), Refusal::AfterStart),
        (
            Fact::ByeGranted { section: ONLY, player: EntryId(1), round: RoundNo(2), bye: ByeKind::Half },
            Refusal::RoundOver { round: RoundNo(2) },
        ),
        (
            Fact::PlayerRemoved { section: ONLY, player: EntryId(1) },
            Refusal::WasPaired { player: EntryId(1) },
        ),
        (Fact::Returned { section: ONLY, player: EntryId(1) }, Refusal::NotWithdrawn { player: EntryId(1) }),
    ];
    for (fact, refusal) in cases {
        assert_eq!(desk.judge(&fact), Err(refusal), "{fact:?}");
    }
    let frozen = changed(Settings { tie_breaks: codes(["SB"]), ..settings });
    assert_eq!(desk.level(&frozen), Ok(Some(Level::ConfirmTwice)));
}

#[test]
fn byes_that_are_asked_for_too_often_or_too_late() {
    let mut desk =
        Desk::with(Settings { rounds: 7, no_half_byes_from: Some(RoundNo(6)), ..Settings::default() });
    desk.enter_many(10);
    let bye = |round: u32, bye: ByeKind| Fact::ByeGranted {
        section: ONLY,
        player: EntryId(1),
        round: RoundNo(round),
        bye,
    };
    assert_eq!(desk.level(&bye(2, ByeKind::Half)), Ok(None));
    desk.say(bye(2, ByeKind::Half));
    assert_eq!(desk.level(&bye(4, ByeKind::Half)), Ok(Some(Level::Confirm)));
    assert_eq!(desk.level(&bye(6, ByeKind::Zero)), Ok(None));
    let other = Fact::ByeGranted { section: ONLY, player: EntryId(2), round: RoundNo(6), bye: ByeKind::Half };
    assert_eq!(desk.level(&other), Ok(Some(Level::Confirm)));
    assert_eq!(desk.level(&bye(3, ByeKind::Full)), Ok(Some(Level::Confirm)));
}

#[test]
fn point_systems_that_reward_draws_are_refused() {
    let half = Points::HALF;
    let cases = [
        (PointSystem::default(), true),
        (PointSystem { win: Points::whole(3), draw: Points::ONE, ..PointSystem::default() }, true),
        (PointSystem { draw: Points::tenths(6), ..PointSystem::default() }, false),
        (PointSystem { bye: Some(half), ..PointSystem::default() }, true),
        (PointSystem { bye: Some(Points::whole(2)), ..PointSystem::default() }, false),
    ];
    for (points, lawful) in cases {
        assert_eq!(points.is_lawful(), lawful, "{points:?}");
    }
}

#[test]
fn nobody_wins_two_prizes() {
    let prize =
        |name: &str, cents: u64, to: Eligible, place: u32| Prize { name: name.to_owned(), cents, to, place };
    let young = Eligible { born_from: Some(2010), ..Eligible::default() };
    let settings = Settings {
        rounds: 3,
        prizes: vec![
            prize("first", 10_000, Eligible::everyone(), 1),
            prize("second", 5_000, Eligible::everyone(), 2),
            prize("best of the young", 2_000, young, 1),
        ],
        ..Settings::default()
    };
    let mut desk = Desk::with(settings);
    desk.enter((1..=8).map(|at| Person {
        fide_rating: Some(2000 - at),
        birth: if at == 1 || at == 5 { "2012" } else { "1980" }.to_owned(),
        ..Person::named(&format!("Player {at}"))
    }));
    desk.draw_lots();
    for round in RoundNo::first(3) {
        desk.pair();
        let pairs: Vec<_> = desk.section().round(round).expect("paired").pairs.clone();
        for (board, pair) in (1..).zip(pairs) {
            // The stronger player wins.
            let white = pair.first < pair.second;
            let result = if white { GameResult::WHITE_WINS } else { GameResult::BLACK_WINS };
            desk.say(Desk::result(At::new(round, BoardNo(board), GameNo(1)), result));
        }
    }
    let shown = table(desk.event(), desk.section(), 3).expect("a table");
    let won: Vec<Vec<Party>> = prizes(desk.section(), &shown).0.into_iter().map(|won| won.winners).collect();
    assert_eq!(won[0], [party(1)]);
    assert_eq!(won[2], [party(5)], "the winner has the first prize");
    assert!(!won[1].contains(&party(1)) && !won[1].is_empty());
}

#[test]
fn fees_are_paid_by_amount_and_can_be_taken_back() {
    let fee = Some(Fee { cents: 3000, currency: "EUR".to_owned() });
    let mut desk = Desk::with(Settings { fee, ..Settings::default() });
    desk.enter_many(3);
    let pays = |player: u32, cents| Fact::FeePaid { section: ONLY, player: EntryId(player), cents };
    desk.say(pays(1, 3000));
    desk.say(pays(1, 3000));
    desk.say(pays(2, 1000));
    let owed = |desk: &Desk| (1..=3).map(|id| desk.section().owes(EntryId(id))).collect::<Vec<_>>();
    assert_eq!(owed(&desk), [0, 2000, 3000], "said twice, it is paid once");
    let last = desk.journal.next() - 1;
    desk.say(Fact::Undone { entry: last, reason: String::new() });
    assert_eq!(owed(&desk), [0, 3000, 3000]);
    assert_eq!(desk.judge(&pays(9, 1)), Err(Refusal::NoPlayer { player: EntryId(9) }));
    let mut free = Desk::with(Settings::default());
    free.enter_many(1);
    assert_eq!(free.judge(&pays(1, 100)), Err(Refusal::NoFee));
}

#[test]
fn double_entries_become_one_before_the_first_pairing() {
    let mut desk = Desk::with(Settings::default());
    desk.enter([
        Person::named("Müller, Eva"),
        Person::named("Roth, Lea"),
        Person { fide_rating: Some(2054), ..Person::named("Mueller, Eva") },
        Person::named("Kaya, Deniz"),
    ]);
    let bye = ByeKind::Half;
    desk.say(Fact::ByeGranted { section: ONLY, player: EntryId(3), round: RoundNo(2), bye });
    desk.say(Fact::CheckedIn { section: ONLY, players: vec![EntryId(3)], present: true });
    let groups = vec![vec![party(2), party(3)]];
    desk.say(Fact::PairsProhibited { section: ONLY, groups, reasons: Vec::new() });
    let merge = |kept: u32, gone: u32| Fact::PlayersMerged {
        section: ONLY,
        kept: EntryId(kept),
        gone: EntryId(gone),
    };
    assert_eq!(desk.judge(&merge(1, 9)), Err(Refusal::NoPlayer { player: EntryId(9) }));
    assert!(desk.judge(&merge(1, 1)).is_err());
    let before = desk.section().clone();
    desk.say(merge(1, 3));
    let eva = &desk.section().players[&EntryId(1)];
    assert_eq!((eva.person.name.as_str(), eva.person.fide_rating), ("Müller, Eva", Some(2054)));
    assert!(eva.present && eva.byes.get(&RoundNo(2)) == Some(&ByeKind::Half));
    assert_eq!(desk.section().prohibited[0].members, [party(2), party(1)]);
    assert_eq!(desk.section().players.len(), 3);
    let entry = desk.journal.next() - 1;
    desk.say(Fact::Undone { entry, reason: String::new() });
    assert_eq!(desk.section(), &before);
    desk.say(Fact::CheckedIn { section: ONLY, players: (1..=4).map(EntryId).collect(), present: true });
    desk.draw_lots();
    desk.pair();
    assert_eq!(desk.judge(&merge(1, 3)), Err(Refusal::MergedTooLate));
}

#[test]
fn a_cup_match_keeps_its_winner_once_the_next_round_is_paired() {
    let mut desk = Desk::of(Format::Knockout { games: 1, drawn_by_lot: false }, 3);
    desk.enter_many(8);
    desk.draw_lots();
    desk.pair();
    for board in 1..=4 {
        desk.say(Desk::result(at(1, board, 1), GameResult::WHITE_WINS));
    }
    let other = Desk::result(at(1, 1, 1), GameResult::BLACK_WINS);
    let through = desk.section().round(RoundNo(1)).expect("paired").pairs[0]
        .winner(&desk.section().settings)
        .expect("decided");
    assert!(desk.level(&other).expect("can be") < Some(Level::Refuse), "nothing is paired on it yet");
    desk.pair();
    let told = desk.judge(&other).expect("can be");
    let instead = desk.section().round(RoundNo(1)).expect("paired").pairs[0].other(through);
    let wanted = ConcernKind::ChangesWhoAdvances { paired: RoundNo(2), through, instead: Some(instead) };
    assert!(told.iter().any(|one| one.kind == wanted && one.level == Level::Refuse), "{told:?}");
    // A cleared result and an undo are the same change by another door.
    let entry = 1 + desk
        .journal
        .entries()
        .iter()
        .position(|entry| matches!(entry.fact, Fact::ResultEntered { .. }))
        .expect("entered") as u64;
    let undone = Fact::Undone { entry, reason: String::new() };
    let cleared = Fact::ResultEntered {
        section: ONLY,
        round: RoundNo(1),
        board: BoardNo(1),
        game: GameNo(1),
        result: None,
        reason: "wrong".to_owned(),
    };
    for fact in [undone, cleared] {
        let told = desk.judge(&fact);
        let refused = told.as_ref().map_or(true, |told| {
            let wanted = ConcernKind::ChangesWhoAdvances { paired: RoundNo(2), through, instead: None };
            told.iter().any(|one| one.kind == wanted && one.level == Level::Refuse)
        });
        assert!(refused, "{fact:?}: {told:?}");
    }
}

/// A drawn match was decided by lot. A win found on the score sheet afterwards counts, and changes who advances.
#[test]
fn a_corrected_result_counts_more_than_the_lot() {
    let mut desk = Desk::of(Format::Knockout { games: 1, drawn_by_lot: false }, 2);
    desk.enter_many(4);
    desk.draw_lots();
    let first = desk.pair();
    for board in 1..=2 {
        desk.say(Desk::result(at(1, board, 1), GameResult::DRAW));
    }
    desk.decide(first);
    let pair = |desk: &Desk| desk.section().round(first).expect("paired").pairs[0].clone();
    let settings = desk.section().settings.clone();
    let lot = pair(&desk).winner(&settings).expect("by lot");
    let white = pair(&desk).games[0].first_has_white == (lot == pair(&desk).first);
    let lost = Desk::result(at(1, 1, 1), if white { GameResult::BLACK_WINS } else { GameResult::WHITE_WINS });
    let mut before = desk.clone();
    before.say(lost.clone());
    assert_eq!(pair(&before).winner(&settings), Some(pair(&before).other(lot)));
    desk.pair();
    let told = desk.judge(&lost).expect("can be");
    let refused = told
        .iter()
        .any(|one| one.level == Level::Refuse && matches!(one.kind, ConcernKind::ChangesWhoAdvances { .. }));
    assert!(refused, "{told:?}");
}

#[test]
fn payments_above_the_fee_or_twice_are_asked_about() {
    let fee = Fee { cents: 2_000, currency: "EUR".to_owned() };
    let mut desk = Desk::with(Settings { fee: Some(fee), rounds: 5, ..Settings::default() });
    desk.enter_many(2);
    let pays = |cents| Fact::FeePaid { section: ONLY, player: EntryId(1), cents };
    assert_eq!(desk.judge(&pays(2_000)), Ok(Vec::new()));
    let told = desk.judge(&pays(20_000)).expect("can be");
    assert!(
        matches!(&told[..], [one] if one.level == Level::Acknowledge
            && matches!(one.kind, ConcernKind::AboveFee { cents: 20_000, fee: 2_000, .. })),
        "{told:?}"
    );
    desk.say(pays(2_000));
    let told = desk.judge(&pays(2_000)).expect("can be");
    assert!(matches!(&told[..], [one] if matches!(one.kind, ConcernKind::PaidAlready { .. })), "{told:?}");
    assert_eq!(desk.judge(&pays(0)), Ok(Vec::new()), "taken back");
}

#[test]
fn a_setting_names_rounds_that_there_are() {
    use turmuhr_tournament::apart::{Bond, KeptApart};
    let desk = Desk::of(Format::default(), 5);
    let changed = |settings: Settings| Fact::SectionChanged { section: ONLY, settings };
    let settings = || desk.section().settings.clone();
    let apart = |until| KeptApart { by: Bond::Club, until: Some(RoundNo(until)) };
    for (wrong, right) in [
        (
            Settings { kept_apart: Some(apart(99)), ..settings() },
            Settings { kept_apart: Some(apart(3)), ..settings() },
        ),
        (
            Settings { prizes_from: Some(RoundNo(6)), ..settings() },
            Settings { prizes_from: Some(RoundNo(5)), ..settings() },
        ),
        (
            Settings { no_half_byes_from: Some(RoundNo(99)), ..settings() },
            Settings { no_half_byes_from: Some(RoundNo(4)), ..settings() },
        ),
    ] {
        assert_eq!(desk.judge(&changed(wrong)), Err(Refusal::RoundsOver { total: 5 }));
        assert!(desk.judge(&changed(right)).is_ok());
    }
    // An older journal may have it; it then holds to the end.
    assert_eq!(apart(99).within(5).until, None);
    assert_eq!(apart(3).within(5).until, Some(RoundNo(3)));
}

/// Entries about somebody stay readable after the entry that introduced them is undone.
#[test]
fn the_journal_keeps_names() {
    let mut desk = Desk::of(Format::default(), 5);
    desk.enter_many(2);
    desk.enter([Person::named("Beck, Udo")]);
    let entered = desk.journal.next() - 1;
    let person = Person::named("Beck, Ute");
    desk.say(Fact::PlayerChanged { section: ONLY, player: EntryId(3), person });
    let changed = desk.journal.next() - 1;
    desk.say(Fact::Undone { entry: changed, reason: String::new() });
    desk.say(Fact::Undone { entry: entered, reason: String::new() });
    desk.say(Fact::PlayerRemoved { section: ONLY, player: EntryId(2) });
    assert_eq!(desk.section().players.len(), 1);
    let known = turmuhr_tournament::remembered(&desk.journal);
    let names: Vec<&str> =
        known.section(ONLY).expect("one").players.values().map(|one| one.person.name.as_str()).collect();
    assert_eq!(names, ["Player001, A", "Player002, A", "Beck, Ute"]);
}

#[test]
fn a_round_that_the_rules_cannot_pair_has_nothing_to_compare_with() {
    let mut desk = Desk::of(Format::Swiss { system: SwissSystem::Dutch, baku: false }, 5);
    desk.enter_many(2);
    desk.draw_lots();
    desk.pair();
    desk.say(Desk::result(at(1, 1, 1), GameResult::WHITE_WINS));
    let round = RoundNo(2);
    desk.say(Fact::HandPairingBegun { section: ONLY, round, reason: "no legal pairing".to_owned() });
    assert!(hand::differences(desk.section(), round).is_err());
    // The report says so instead of «0 pairs differ».
    desk.say(Fact::HandPairingEnded { section: ONLY, round, comment: "again".to_owned() });
    let told = &desk.event().integrity.last().expect("a line").kind;
    assert!(
        matches!(told, turmuhr_tournament::IntegrityKind::PairedByHand { different: None, .. }),
        "{told:?}"
    );
}

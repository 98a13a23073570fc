//! An undo is judged as the change it makes: nobody gets the result of somebody else, and what is closed stays so.

mod support;

use proptest::prelude::*;
use support::{Desk, ONLY, at, party};
use turmuhr_core::Points;
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    BoardNo, ByeKind, ConcernKind, EntryId, Event, Fact, Format, GameNo, GameResult, Incident, Level, Origin,
    Paired, Party, Person, Refusal, RoundNo, Section, Settings, TeamId,
    incident::{Decided, Kind, Ruled, Seen},
    prizes, propose,
    self_service::SelfService,
    settings::{Eligible, Prize, SwissSystem, TeamColours},
    table,
};

fn swiss(rounds: u32) -> Settings {
    let prize = |place| Prize {
        name: format!("Place {place}"),
        cents: 10_000 / u64::from(place),
        to: Eligible::everyone(),
        place,
    };
    Settings {
        format: Format::Swiss { system: SwissSystem::Dutch, baku: false },
        rounds,
        prizes: vec![prize(1), prize(2)],
        ..Settings::default()
    }
}

fn begin(settings: Settings) -> Desk {
    let mut desk = Desk::with(settings);
    if desk.section().settings.format.is_of_teams() {
        desk.enter_teams(4, 2)
    } else {
        desk.enter_many(8)
    }
    desk.draw_lots();
    desk
}

fn undo(entry: u64) -> Fact {
    Fact::Undone { entry, reason: "wrong".to_owned() }
}

fn last(desk: &Desk) -> u64 {
    desk.journal.next() - 1
}

/// The first entry of this kind.
fn entry_of(desk: &Desk, so: impl Fn(&Fact) -> bool) -> u64 {
    desk.journal
        .entries()
        .iter()
        .find(|entry| so(&entry.fact))
        .map(|entry| entry.number)
        .expect("there is one")
}

/// A draft of the next round, changed by hand: Black of board 1 and of board 2 change places. Gives the entry of the change.
fn pair_by_hand(desk: &mut Desk) -> (RoundNo, u64) {
    let proposal = propose(desk.event(), desk.section()).expect("can be paired");
    let (round, mut paired) = (proposal.round, proposal.paired);
    let origin = Origin::Program;
    desk.say(Fact::RoundPaired { section: ONLY, round, paired: paired.clone(), origin });
    desk.say(Fact::HandPairingBegun { section: ONLY, round, reason: "asked for".to_owned() });
    let (one, other) = (paired.pairs[0].1, paired.pairs[1].1);
    (paired.pairs[0].1, paired.pairs[1].1) = (other, one);
    desk.say(Fact::HandPaired { section: ONLY, round, paired });
    let changed = last(desk);
    desk.say(Fact::HandPairingEnded { section: ONLY, round, comment: "done".to_owned() });
    (round, changed)
}

/// Rounds 1 and 2, the second paired by hand and published.
fn by_hand() -> (Desk, u64) {
    let mut desk = begin(swiss(3));
    let round = desk.pair();
    desk.play(round, &mut Dice(3));
    let (round, changed) = pair_by_hand(&mut desk);
    desk.say(Fact::RoundPublished { section: ONLY, round });
    (desk, changed)
}

#[test]
fn a_hand_pairing_with_anything_said_about_it_stays() {
    let (desk, changed) = by_hand();
    let (section, round, board, game) = (ONLY, RoundNo(2), BoardNo(1), GameNo(1));
    let seated = desk.section().game(at(2, 1, 1)).and_then(|game| game.white).expect("somebody");
    let seen = Seen::of(Kind::ALL[0], None);
    let decided = Decided::Otherwise { words: "none".to_owned(), reason: "seen".to_owned(), counts: false };
    let incident = Incident { seen, ruled: Ruled::default(), decided, note: String::new() };
    let later = [
        Desk::result(at(2, 1, 1), GameResult::WHITE_WINS),
        Desk::result(at(2, 2, 1), GameResult::BlackByForfeit),
        // At a board that the undo leaves alone: a round with a result is not paired again.
        Desk::result(at(2, 4, 1), GameResult::DRAW),
        Fact::GameRecorded { section, round, board, game, pgn: "1. e4 *".to_owned() },
        Fact::IncidentRecorded { section, round, board, game, incident: Box::new(incident) },
        Fact::ResultReported { section, round, board, game, player: seated, result: GameResult::DRAW },
        Fact::RatedOtherwise {
            section,
            round,
            board,
            game,
            result: GameResult::DRAW,
            reason: "late".to_owned(),
        },
    ];
    for fact in later {
        let mut desk = desk.clone();
        let rules = SelfService { results: true, ..SelfService::default() };
        desk.say(Fact::SelfServiceSet { section, rules });
        desk.say(fact.clone());
        let needed_by = last(&desk);
        // Entries about something else do not hide it.
        desk.say(Fact::Announced { text: "Quiet, please".to_owned() });
        let told = desk.judge(&undo(changed));
        assert_eq!(told, Err(Refusal::Needed { entry: changed, needed_by }), "{fact:?}");
    }
}

#[test]
fn the_pairing_under_a_hand_pairing_stays_too() {
    let mut desk = begin(swiss(3));
    let round = desk.pair();
    desk.play(round, &mut Dice(3));
    let proposal = propose(desk.event(), desk.section()).expect("can be paired");
    let (round, paired) = (proposal.round, proposal.paired);
    desk.say(Fact::RoundPaired { section: ONLY, round, paired, origin: Origin::Program });
    let drawn = last(&desk);
    // Begun and ended without a change: without the entry of the draw, the list in order takes its place.
    desk.say(Fact::HandPairingBegun { section: ONLY, round, reason: "look".to_owned() });
    desk.say(Fact::HandPairingEnded { section: ONLY, round, comment: "as it was".to_owned() });
    desk.say(Fact::RoundPublished { section: ONLY, round });
    desk.say(Desk::result(at(2, 1, 1), GameResult::WHITE_WINS));
    let needed_by = last(&desk);
    assert_eq!(desk.judge(&undo(drawn)), Err(Refusal::Needed { entry: drawn, needed_by }));
}

#[test]
fn the_undo_of_an_undo_is_judged_the_same() {
    let (mut desk, changed) = by_hand();
    desk.say(undo(changed));
    let undone = last(&desk);
    assert!(desk.judge(&undo(undone)).is_ok());
    desk.say(Desk::result(at(2, 1, 1), GameResult::WHITE_WINS));
    let needed_by = last(&desk);
    assert_eq!(desk.judge(&undo(undone)), Err(Refusal::Needed { entry: undone, needed_by }));
}

#[test]
fn a_later_pairing_holds_the_rounds_before_it() {
    let (mut desk, changed) = by_hand();
    // Nobody entered a result: all games of round 2 are adjourned by the pairing of round 3.
    let round = desk.pair();
    let needed_by =
        entry_of(&desk, |fact| matches!(fact, Fact::RoundPaired { round: of, .. } if *of == round));
    assert_eq!(desk.judge(&undo(changed)), Err(Refusal::Needed { entry: changed, needed_by }));
    let lots = entry_of(&desk, |fact| matches!(fact, Fact::LotsDrawn { .. }));
    let first = entry_of(&desk, |fact| matches!(fact, Fact::RoundPaired { .. }));
    assert_eq!(desk.judge(&undo(lots)), Err(Refusal::Needed { entry: lots, needed_by: first }));
}

#[test]
fn a_published_pairing_changes_only_after_a_question() {
    let (desk, changed) = by_hand();
    let concerns = desk.judge(&undo(changed)).expect("nobody has played");
    let pairing = concerns.iter().find_map(|concern| match &concern.kind {
        ConcernKind::UndoChangesPairing { round, published, boards } => {
            Some((concern.level, *round, *published, boards.clone()))
        }
        _ => None,
    });
    let (level, round, published, boards) = pairing.expect("it is named");
    assert_eq!((level, round, published), (Level::Confirm, RoundNo(2), true));
    assert_eq!(boards.iter().map(|board| board.board).collect::<Vec<_>>(), [BoardNo(1), BoardNo(2)]);
    let now = desk.section().round(RoundNo(2)).expect("paired").pairs[0].clone();
    assert_eq!(boards[0].from, Some((now.first, now.second)));
    assert_ne!(boards[0].to, boards[0].from);
}

fn closed() -> Desk {
    let mut desk = begin(swiss(2));
    for _ in 0..2 {
        let round = desk.pair();
        desk.play(round, &mut Dice(11));
    }
    // A correction, so that the undo leaves a result.
    desk.say(Desk::result(at(2, 1, 1), GameResult::WHITE_WINS));
    desk.say(Desk::result(at(2, 1, 1), GameResult::BLACK_WINS));
    desk.say(Fact::PointsAdjusted {
        section: ONLY,
        party: party(8),
        round: 2,
        points: Points::tenths(-10),
        reason: "phone".to_owned(),
    });
    desk.say(Fact::SectionFinished { section: ONLY, unrated_won: false });
    desk
}

#[test]
fn a_closed_section_is_closed_for_an_undo_as_for_a_correction() {
    let desk = closed();
    let direct = desk.judge(&Desk::result(at(2, 1, 1), GameResult::DRAW));
    assert_eq!(direct, Err(Refusal::Finished));
    let end = last(&desk);
    let corrected = end - 2;
    assert_eq!(desk.judge(&undo(corrected)), Err(Refusal::Finished));
    assert_eq!(desk.judge(&undo(end - 1)), Err(Refusal::Finished), "points are part of the table");
    let lots = entry_of(&desk, |fact| matches!(fact, Fact::LotsDrawn { .. }));
    assert_eq!(desk.judge(&undo(lots)), Err(Refusal::Finished));
    for entry in 2..end {
        let told = desk.judge(&undo(entry));
        assert!(told.is_err() || keeps_outcome(&desk, entry), "entry {entry}: {told:?}");
    }
    // Other direct changes of the outcome are refused alike.
    let adjust = |points| Fact::PointsAdjusted {
        section: ONLY,
        party: party(1),
        round: 2,
        points: Points::tenths(points),
        reason: "late".to_owned(),
    };
    assert_eq!(desk.judge(&adjust(-10)), Err(Refusal::Finished));
    let settings = Settings { prizes: Vec::new(), ..desk.section().settings.clone() };
    assert_eq!(desk.judge(&Fact::SectionChanged { section: ONLY, settings }), Err(Refusal::Finished));
    // What the outcome does not rest on may still be written down.
    let pgn = "1. e4 *".to_owned();
    let game =
        Fact::GameRecorded { section: ONLY, round: RoundNo(1), board: BoardNo(1), game: GameNo(1), pgn };
    assert!(desk.judge(&game).is_ok());
}

#[test]
fn a_closed_section_is_reopened_by_an_undo_that_says_so() {
    let mut desk = closed();
    let end = last(&desk);
    let concerns = desk.judge(&undo(end)).expect("the way back");
    let reopens = concerns.iter().find(|concern| concern.kind == ConcernKind::UndoReopens);
    assert_eq!(reopens.map(|concern| concern.level), Some(Level::Confirm));
    desk.say(undo(end));
    assert!(desk.judge(&undo(end - 2)).is_ok(), "open again");
    let closes = desk.judge(&undo(end + 1)).expect("nothing changed since");
    assert!(closes.iter().any(|concern| concern.kind == ConcernKind::UndoCloses));
}

/// «Is undone» is said of nothing that stays: a later entry has replaced it, or a paired round keeps it.
#[test]
fn an_undo_that_would_change_nothing_is_refused() {
    let mut desk = begin(swiss(3));
    let changed = |desk: &Desk, change: &dyn Fn(&mut Person)| {
        let mut person = desk.section().players[&EntryId(1)].person.clone();
        change(&mut person);
        Fact::PlayerChanged { section: ONLY, player: EntryId(1), person }
    };
    desk.say(changed(&desk, &|person| person.club = "SK Lehrte".to_owned()));
    let club = last(&desk);
    desk.say(changed(&desk, &|person| person.birth = "1998".to_owned()));
    let birth = last(&desk);
    assert_eq!(desk.judge(&undo(club)), Err(Refusal::NothingToUndo));
    desk.say(undo(birth));
    assert!(desk.judge(&undo(club)).is_ok(), "the later one is gone");
    let bye = Fact::ByeGranted { section: ONLY, player: EntryId(2), round: RoundNo(1), bye: ByeKind::Half };
    desk.say(bye);
    let granted = last(&desk);
    let round = desk.pair();
    assert_eq!(desk.judge(&undo(granted)), Err(Refusal::RoundOver { round }));
}

/// C.04.2: numbers are not made anew after round 4 (2.3), and who has withdrawn is not paired again (3.2).
#[test]
fn numbers_and_returns_are_asked_about() {
    let mut desk = begin(swiss(6));
    let raised = |desk: &Desk| {
        let mut person = desk.section().players[&EntryId(7)].person.clone();
        person.fide_rating = Some(2800);
        desk.level(&Fact::PlayerChanged { section: ONLY, player: EntryId(7), person })
    };
    assert_eq!(raised(&desk), Ok(None), "before the start numbers are free");
    for round in 1..=4 {
        let number = desk.pair();
        let expected = if round == 4 { Level::ConfirmTwice } else { Level::Acknowledge };
        assert_eq!(raised(&desk), Ok(Some(expected)), "round {round}");
        desk.play(number, &mut Dice(round));
    }
    let from_round = RoundNo(5);
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(3), from_round, reason: "krank".to_owned() });
    let back = Fact::Returned { section: ONLY, player: EntryId(3) };
    assert_eq!(desk.level(&back), Ok(None), "no round has seen it");
    desk.pair();
    assert_eq!(desk.level(&back), Ok(Some(Level::Confirm)));
}

#[test]
fn the_question_names_board_players_and_results() {
    let mut desk = begin(swiss(3));
    let round = desk.pair();
    desk.play(round, &mut Dice(3));
    desk.say(Desk::result(at(1, 3, 1), GameResult::WHITE_WINS));
    desk.say(Desk::result(at(1, 3, 1), GameResult::BLACK_WINS));
    let corrected = last(&desk);
    let concerns = desk.judge(&undo(corrected)).expect("can be");
    let results = concerns.iter().find_map(|concern| match &concern.kind {
        ConcernKind::UndoChangesResults { results } => Some(results.clone()),
        _ => None,
    });
    let results = results.expect("they are named");
    let game = desk.section().game(at(1, 3, 1)).expect("a game");
    assert_eq!(results.len(), 1);
    assert_eq!((results[0].at, results[0].white, results[0].black), (at(1, 3, 1), game.white, game.black));
    assert_eq!(
        (results[0].from, results[0].to),
        (Some(GameResult::BLACK_WINS), Some(GameResult::WHITE_WINS))
    );
    assert!(
        concerns.iter().any(|concern| matches!(concern.kind, ConcernKind::UndoChangesStandings { .. })),
        "the round is public: {concerns:?}"
    );
}

/// C.04.2, 4: only the previous round may change. An undo is no way around that.
#[test]
fn an_old_round_is_as_old_for_an_undo() {
    let mut desk = begin(swiss(3));
    let round = desk.pair();
    desk.play(round, &mut Dice(3));
    let entered = last(&desk);
    for _ in 0..2 {
        let round = desk.pair();
        desk.play(round, &mut Dice(4));
    }
    assert_eq!(desk.level(&undo(entered)), Ok(Some(Level::Refuse)));
}

#[test]
fn the_end_of_an_adjourned_game_needs_no_reason() {
    let mut desk = begin(swiss(3));
    let round = desk.pair();
    desk.say(Desk::result(at(1, 1, 1), GameResult::Adjourned));
    desk.play(round, &mut Dice(3));
    desk.pair();
    let ends = |result| Fact::ResultEntered {
        section: ONLY,
        round,
        board: BoardNo(1),
        game: GameNo(1),
        result: Some(result),
        reason: String::new(),
    };
    assert_eq!(desk.level(&ends(GameResult::WHITE_WINS)), Ok(Some(Level::Confirm)));
    assert_eq!(desk.level(&ends(GameResult::DRAW)), Ok(None));
    desk.say(ends(GameResult::WHITE_WINS));
    assert_eq!(desk.judge(&ends(GameResult::DRAW)), Err(Refusal::ReasonMissing), "now it is a correction");
}

#[test]
fn the_board_of_a_latecomer_goes_while_it_has_no_result() {
    let mut desk = begin(swiss(3));
    desk.pair();
    desk.enter_many(2);
    let pair = (party(9), party(10));
    desk.say(Fact::LatecomerPaired { section: ONLY, round: RoundNo(1), pair });
    let paired = last(&desk);
    desk.say(Desk::result(at(1, 1, 1), GameResult::DRAW));
    assert!(desk.judge(&undo(paired)).is_ok(), "all others sit where they sat");
    desk.say(Desk::result(at(1, 5, 1), GameResult::DRAW));
    assert!(desk.judge(&undo(paired)).is_err());
}

#[test]
fn a_line_up_stays_under_its_results() {
    let format = Format::TeamSwiss { boards: 2, preferences: TeamColours::ALL[0], by_game_points: false };
    let mut desk = begin(Settings { format, rounds: 3, ..Settings::default() });
    let round = desk.pair();
    let players = vec![Some(EntryId(2)), Some(EntryId(3))];
    desk.say(Fact::LineUpSet { section: ONLY, round, team: TeamId(1), players });
    let set = last(&desk);
    desk.say(Desk::result(at(1, 1, 1), GameResult::DRAW));
    let needed_by = last(&desk);
    assert_eq!(desk.judge(&undo(set)), Err(Refusal::Needed { entry: set, needed_by }));
}

/// Everything the end of a section fixes.
type Outcome = (Vec<Paired>, Vec<Option<GameResult>>, Vec<(u32, Party)>, Vec<Vec<Party>>);

fn outcome(event: &Event, section: &Section) -> Outcome {
    let games = section.rounds.iter().flat_map(|round| &round.pairs).flat_map(|pair| &pair.games);
    let standings = table(event, section, section.public_rounds()).ok();
    let won = standings.as_ref().map(|table| prizes(section, table).0).unwrap_or_default();
    (
        section.rounds.iter().map(|round| round.paired()).collect(),
        games.map(|game| game.result).collect(),
        standings.iter().flat_map(|table| table.places()).collect(),
        won.into_iter().map(|won| won.winners).collect(),
    )
}

fn keeps_outcome(desk: &Desk, entry: u64) -> bool {
    let mut after = desk.clone();
    after.say(undo(entry));
    outcome(desk.event(), desk.section()) == outcome(after.event(), after.section())
}

/// A board with a result in both states has the same people in both.
fn keeps_people(before: &Section, after: &Section) -> Result<(), String> {
    for (number, (was, is)) in (1..).zip(before.rounds.iter().zip(&after.rounds)) {
        for (board, (was, is)) in (1..).zip(was.pairs.iter().zip(&is.pairs)) {
            for (was, is) in was.games.iter().zip(&is.games) {
                let entered = |game: &turmuhr_tournament::round::Game| game.result.is_some() && !game.by_rule;
                let same = (was.white, was.black) == (is.white, is.black);
                if entered(was) && entered(is) && !same {
                    return Err(format!("round {number} board {board}: {was:?} became {is:?}"));
                }
            }
        }
    }
    Ok(())
}

/// An act that is likely possible now.
fn act(desk: &Desk, dice: &mut Dice) -> Fact {
    let (section, reason) = (desk.section(), "r".to_owned());
    let round = section.current().unwrap_or(RoundNo(1));
    let proposed = || propose(desk.event(), section).map(|proposal| proposal.paired).unwrap_or_default();
    let boards = section.round(round).map_or(0, |round| round.pairs.len());
    let board = BoardNo(1 + dice.roll(boards.max(1)) as u32);
    let game = GameNo(1 + dice.roll(2) as u32 * u32::from(section.settings.format.is_of_teams()));
    match dice.roll(20) {
        0 | 1 => {
            let round = section.next_round();
            Fact::RoundPaired { section: ONLY, round, paired: proposed(), origin: Origin::Program }
        }
        2 | 3 => Fact::RoundPublished { section: ONLY, round },
        4 => Fact::HandPairingBegun { section: ONLY, round, reason },
        5 | 6 => {
            let mut paired = section.round(round).map(|round| round.paired()).unwrap_or_default();
            let (one, other) = (dice.roll(boards.max(1)), dice.roll(boards.max(1)));
            if boards > 0 {
                let (first, second) = (paired.pairs[one].1, paired.pairs[other].0);
                paired.pairs[one].1 = second;
                paired.pairs[other].0 = first;
            }
            Fact::HandPaired { section: ONLY, round, paired }
        }
        7 | 8 => Fact::HandPairingEnded { section: ONLY, round, comment: reason },
        9..=12 => {
            let all = [
                GameResult::WHITE_WINS,
                GameResult::DRAW,
                GameResult::BLACK_WINS,
                GameResult::WhiteByForfeit,
            ];
            let result = (dice.roll(8) > 0).then(|| all[dice.roll(all.len())]);
            Fact::ResultEntered { section: ONLY, round, board, game, result, reason }
        }
        13 => Fact::SectionFinished { section: ONLY, unrated_won: false },
        14 => Fact::RoundWithheld { section: ONLY, round, reason },
        15 if section.settings.format.is_of_teams() => {
            let team = 1 + dice.roll(4) as u32;
            let mut players: Vec<_> = (1..=3).map(|seat| Some(EntryId((team - 1) * 3 + seat))).collect();
            players.remove(dice.roll(3));
            Fact::LineUpSet { section: ONLY, round, team: TeamId(team), players }
        }
        15 => Fact::RoundDiscarded { section: ONLY, round, reason },
        _ => undo(1 + dice.roll(desk.journal.entries().len()) as u64),
    }
}

proptest! {
    #[test]
    fn no_undo_gives_a_result_to_others_or_opens_what_is_closed(seed: u64, teams: bool) {
        let mut dice = Dice(seed);
        let format = Format::TeamSwiss { boards: 2, preferences: TeamColours::ALL[0], by_game_points: false };
        let settings = if teams { Settings { format, ..swiss(2) } } else { swiss(2) };
        let mut desk = begin(settings);
        for _ in 0..60 {
            // Now and then the rest of the round is played, so that sections do end.
            if dice.roll(12) == 0
                && let Some(round) = desk.section().current().filter(|_| desk.section().hand.is_none())
                && !desk.section().finished
            {
                desk.play(round, &mut dice);
            }
            let fact = act(&desk, &mut dice);
            if desk.judge(&fact).is_err() {
                continue;
            }
            let before = desk.event().clone();
            desk.say(fact.clone());
            if !matches!(fact, Fact::Undone { .. }) {
                continue;
            }
            let (was, is) = (before.section(ONLY), desk.event().section(ONLY));
            if let (Some(was), Some(is)) = (was, is) {
                let kept = keeps_people(was, is);
                prop_assert!(kept.is_ok(), "{kept:?} by {fact:?}");
                if was.finished && is.finished {
                    prop_assert_eq!(outcome(&before, was), outcome(desk.event(), is));
                }
            }
            if is.is_none() {
                break;
            }
        }
    }
}

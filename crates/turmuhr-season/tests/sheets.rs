//! A match before its card: line-ups handed in ahead are secret until both are in, then fixed; games are noted board by
//! board; the card follows from both.

mod support;

use support::league::*;
use turmuhr_federation::office::roles::Action;
use turmuhr_season::{
    Slip, file,
    registry::{Line, ListKind, OfficeId, PassNumber, Scope},
    sheet::GameNow,
};

const ON: &str = "1987-09-10";
const MATCH_DAY: &str = "1987-10-04";
const ONE: MatchId = MatchId(1);
/// Captains of teams 1 and 4, an officer of club 1, the director, somebody without an office.
const HOME: &str = "#1";
const GUEST: &str = "#4";
const OFFICER: &str = "#102";
const DIRECTOR: &str = "#5";
const NOBODY: &str = "#101";

fn by(journal: &mut Journal, who: &str, on: &str, fact: Fact) -> Result<turmuhr_season::Outcome, Refusal> {
    turmuhr_season::act(journal, fact, noon(on), who)
}

fn given(office: u32, person: u32, role: Role, scope: Scope) -> Fact {
    let (office, person, from) = (OfficeId(office), PersonId(person), day(ON));
    said(Statement::OfficeGiven { office, person, role, scope, from, until: None })
}

/// The league with lists of twelve; those from rank 10 on play for the second team of club 1. The person of rank 3 of club 1
/// is number 103.
fn lists() -> Journal {
    let mut journal = founded();
    let (class, details) = (ClassId(3), Class::league("Kreisklasse", Level::Bezirk, 0, 2));
    act(&mut journal, ON, Fact::ClassFormed { class, details }).expect("a class below");
    let (team, club, number, ranks) = (TeamId(6), ClubId(1), TeamNumber(2), [10, 19]);
    act(&mut journal, ON, Fact::TeamEntered { team, club, number, class, ranks }).expect("a second team");
    for club in 1..=4 {
        let of = ClubId(club);
        let mut lines = Vec::new();
        for rank in 1..=12 {
            let person = PersonId(club * 100 + rank);
            let name = Name { surname: format!("R{rank}"), first_name: format!("C{club}") };
            let (born, sex) = (Some(day("1950-01-01")), Some(Sex::Male));
            let from = day("1980-01-01");
            for statement in [
                Statement::PersonEntered { person, name, born, sex, german: true },
                Statement::MemberJoined { person, club: of, from, ordinary: true },
                Statement::PassIssued { person, club: of, number: PassNumber(person.0), from },
            ] {
                act(&mut journal, ON, said(statement)).expect("a person");
            }
            lines.push(Line { rank: Rank::Listed(rank), person, guest_of: None });
        }
        let (list, closing, handed_in) = (ListKind::Senior, day("1987-08-20"), day("1987-08-01"));
        let list = Statement::ListRegistered { club: of, list, closing, handed_in, lines };
        act(&mut journal, ON, said(list)).expect("a list");
    }
    journal
}

fn in_office() -> Journal {
    let mut journal = lists();
    act(&mut journal, ON, given(1, 5, Role::DirectorOfPlay, Scope::Level(Level::Bezirk)))
        .expect("the first one");
    let offices = [
        given(2, 1, Role::Captain, Scope::Team(TeamId(1))),
        given(3, 4, Role::Captain, Scope::Team(TeamId(4))),
        given(4, 102, Role::ClubOfficer, Scope::Club(ClubId(1))),
    ];
    for office in offices {
        by(&mut journal, DIRECTOR, ON, office).expect("an office");
    }
    journal
}

fn named(ranks: [u32; 2]) -> Vec<Seat> {
    let seat = |(rank, board): (u32, usize)| Seat { board, rank: Rank::Listed(rank), absent: false };
    ranks.into_iter().zip(1..).map(seat).collect()
}

fn hand_in(side: Which, ranks: [u32; 2]) -> Fact {
    Fact::LineUpHandedIn { id: ONE, side, seats: named(ranks) }
}

fn note(board: usize, game: Option<GameNow>) -> Fact {
    Fact::GameNoted { id: ONE, board, game }
}

const fn won() -> Option<GameNow> {
    Some(GameNow::Result(BoardResult::HomeWins))
}

/// Both line-ups of match 1 are in.
fn both_in() -> Journal {
    let mut journal = in_office();
    by(&mut journal, HOME, ON, hand_in(Which::Home, [1, 2])).expect("home");
    by(&mut journal, GUEST, ON, hand_in(Which::Guest, [1, 3])).expect("guest");
    journal
}

#[track_caller]
fn slip<T: std::fmt::Debug>(told: Result<T, Refusal>) -> Slip {
    match told {
        Err(Refusal::Slip(slip)) => slip,
        other => panic!("no slip: {other:?}"),
    }
}

#[test]
fn a_side_is_handed_in_by_its_own_people_or_by_the_director() {
    let journal = in_office();
    let hands = |who: &str, side| by(&mut journal.clone(), who, ON, hand_in(side, [1, 2])).map(|_| ());
    for (who, side) in [
        (HOME, Which::Home),
        (OFFICER, Which::Home),
        (GUEST, Which::Guest),
        (DIRECTOR, Which::Home),
        (DIRECTOR, Which::Guest),
    ] {
        assert_eq!(hands(who, side), Ok(()), "{who}, {side:?}");
    }
    let other = |who, own| Slip::OtherSide { who: PersonId(who), own };
    assert_eq!(slip(hands(HOME, Which::Guest)), other(1, Which::Home));
    assert_eq!(slip(hands(OFFICER, Which::Guest)), other(102, Which::Home));
    assert_eq!(slip(hands(GUEST, Which::Home)), other(4, Which::Guest));
    let action = Action::HandInLineup;
    assert_eq!(hands(NOBODY, Which::Home), Err(Refusal::NoRight { who: PersonId(101), action }));
    assert_eq!(hands("x", Which::Home), Err(Refusal::Nobody("x".to_owned())));
}

#[test]
fn a_line_up_is_secret_until_both_are_in() {
    let mut journal = in_office();
    by(&mut journal, HOME, ON, hand_in(Which::Home, [1, 2])).expect("home");
    let seen = |journal: &Journal, who: Option<u32>, side| {
        let seats = journal.state().lineup_seen(ONE, side, who.map(PersonId), day(ON));
        seats.map(<[Seat]>::to_vec)
    };
    for (who, sees) in [
        (Some(1), true),
        (Some(102), true),
        (Some(4), false),
        (Some(5), false),
        (Some(101), false),
        (None, false),
    ] {
        assert_eq!(seen(&journal, who, Which::Home), sees.then(|| named([1, 2])), "{who:?}");
        assert_eq!(seen(&journal, who, Which::Guest), None);
    }
    let sheet = &journal.state().matches[&ONE].sheet;
    assert!(sheet.is_in(Which::Home) && !sheet.is_open() && sheet.shown(Which::Home).is_none());
    by(&mut journal, GUEST, ON, hand_in(Which::Guest, [1, 3])).expect("guest");
    for who in [Some(1), Some(102), Some(4), Some(5), Some(101), None] {
        assert_eq!(seen(&journal, who, Which::Home), Some(named([1, 2])), "{who:?}");
        assert_eq!(seen(&journal, who, Which::Guest), Some(named([1, 3])), "{who:?}");
    }
    // A captain whose office is over has no secret.
    let mut journal = in_office();
    by(&mut journal, HOME, ON, hand_in(Which::Home, [1, 2])).expect("home");
    let ended = Statement::OfficeEnded { office: OfficeId(2), last_day: day(ON) };
    by(&mut journal, DIRECTOR, "1987-09-12", said(ended)).expect("ended");
    assert_eq!(journal.state().lineup_seen(ONE, Which::Home, Some(PersonId(1)), day("1987-09-12")), None);
}

#[test]
fn a_line_up_is_replaced_until_both_are_in_and_not_afterwards() {
    let mut journal = in_office();
    by(&mut journal, HOME, ON, hand_in(Which::Home, [1, 2])).expect("the first");
    let again = by(&mut journal, HOME, ON, hand_in(Which::Home, [2, 3])).expect("another").entry;
    let own = |journal: &Journal| {
        journal.state().lineup_seen(ONE, Which::Home, Some(PersonId(1)), day(ON)).map(<[Seat]>::to_vec)
    };
    assert_eq!(own(&journal), Some(named([2, 3])));
    let undone = |entry| Fact::Undone { entry, reason: "slip".to_owned() };
    by(&mut journal, HOME, ON, undone(again)).expect("taken back");
    assert_eq!(own(&journal), Some(named([1, 2])));
    let theirs = by(&mut journal, GUEST, ON, hand_in(Which::Guest, [1, 3])).expect("guest").entry;
    let open = Slip::LineUpsOpen(ONE);
    assert_eq!(slip(by(&mut journal, HOME, ON, hand_in(Which::Home, [2, 3]))), open);
    assert_eq!(slip(by(&mut journal, GUEST, ON, hand_in(Which::Guest, [2, 3]))), open);
    assert_eq!(slip(by(&mut journal, DIRECTOR, ON, hand_in(Which::Guest, [2, 3]))), open);
    // The undo of the undo would bring the other line-up back.
    for entry in [theirs, again - 1, again + 1] {
        assert_eq!(slip(by(&mut journal, DIRECTOR, ON, undone(entry))), open, "entry {entry}");
    }
}

#[test]
fn line_ups_that_cannot_be_read_are_refused() {
    let journal = in_office();
    let hands = |seats: Vec<Seat>| {
        let fact = Fact::LineUpHandedIn { id: ONE, side: Which::Home, seats };
        by(&mut journal.clone(), HOME, ON, fact).map(|_| ())
    };
    let nobody = Slip::NobodyNamed { game: ONE, side: Which::Home };
    assert_eq!(slip(hands(Vec::new())), nobody);
    assert_eq!(
        slip(hands(named([1, 2]).into_iter().map(|seat| Seat { absent: true, ..seat }).collect())),
        nobody
    );
    assert!(matches!(hands(named([2, 2])), Err(Refusal::Report(_))), "{:?}", hands(named([2, 2])));
    let mut twice = named([1, 2]);
    twice[1].board = 1;
    assert!(matches!(hands(twice), Err(Refusal::Report(_))));
    let rank = Rank::Listed(13);
    assert_eq!(hands(named([1, 13])), Err(Refusal::NotOnList { team: TeamId(1), rank }));
}

#[test]
fn games_are_noted_on_the_day_and_where_both_sit() {
    let mut journal = in_office();
    by(&mut journal, HOME, ON, hand_in(Which::Home, [1, 2])).expect("home");
    let missing = Slip::LineUpMissing { game: ONE, side: Which::Guest };
    assert_eq!(slip(by(&mut journal, HOME, MATCH_DAY, note(1, won()))), missing);
    let mut alone = named([1, 3]);
    alone[1].absent = true;
    let guest = Fact::LineUpHandedIn { id: ONE, side: Which::Guest, seats: alone };
    by(&mut journal, GUEST, ON, guest).expect("guest");
    let early = by(&mut journal, HOME, "1987-10-03", note(1, won())).map(|_| ());
    assert_eq!(early, Err(Refusal::NotYet(day(MATCH_DAY))));
    for board in [0, 2, 3] {
        assert_eq!(
            slip(by(&mut journal, HOME, MATCH_DAY, note(board, won()))),
            Slip::NoGame { game: ONE, board }
        );
    }
    // Either captain notes it, and takes it back.
    by(&mut journal, GUEST, MATCH_DAY, note(1, won())).expect("noted");
    assert!(journal.state().matches[&ONE].sheet.missing().is_empty());
    by(&mut journal, HOME, MATCH_DAY, note(1, None)).expect("taken back");
    assert_eq!(journal.state().matches[&ONE].sheet.missing(), [1]);
    assert!(by(&mut journal, NOBODY, MATCH_DAY, note(1, won())).is_err());
}

#[test]
fn the_card_follows_from_line_ups_and_games() {
    assert_eq!(in_office().state().card_of_sheet(ONE), None);
    let mut journal = both_in();
    assert_eq!(journal.state().card_of_sheet(ONE), Some(Err(vec![1, 2])));
    by(&mut journal, HOME, MATCH_DAY, note(2, Some(GameNow::Adjourned))).expect("adjourned");
    assert_eq!(journal.state().card_of_sheet(ONE), Some(Err(vec![1])));
    by(&mut journal, GUEST, MATCH_DAY, note(1, won())).expect("won");
    let Some(Ok(card)) = journal.state().card_of_sheet(ONE) else { panic!("a card") };
    let expected = Fact::MatchReported {
        id: ONE,
        home: named([1, 2]),
        guest: named([1, 3]),
        results: vec![Some(BoardResult::HomeWins), None],
        unfinished: vec![2],
        card: Card::default(),
    };
    assert_eq!(card, expected);
    let outcome = by(&mut journal, HOME, MATCH_DAY, card).expect("reported");
    assert!(!outcome.concerns.iter().any(|one| matches!(one, Concern::NotAsHandedIn(..))));
    // Once there is a card, the sheet is over.
    let reported = Err(Refusal::Reported(ONE));
    assert_eq!(by(&mut journal, HOME, MATCH_DAY, note(1, None)).map(|_| ()), reported);
    assert_eq!(by(&mut journal, HOME, MATCH_DAY, hand_in(Which::Home, [1, 2])).map(|_| ()), reported);
}

#[test]
fn a_card_that_differs_from_the_line_ups_says_so() {
    let journal = both_in();
    let concerns = |home, guest| {
        let card = Fact::reported(ONE, named(home), named(guest), WON.map(Some).to_vec());
        let outcome = by(&mut journal.clone(), HOME, MATCH_DAY, card).expect("reported");
        let other = outcome.concerns.into_iter().filter(|one| matches!(one, Concern::NotAsHandedIn(..)));
        other.collect::<Vec<_>>()
    };
    assert_eq!(concerns([1, 2], [1, 3]), []);
    assert_eq!(concerns([1, 2], [1, 4]), [Concern::NotAsHandedIn(ONE, vec![Which::Guest])]);
    assert_eq!(concerns([2, 3], [1, 4]), [Concern::NotAsHandedIn(ONE, vec![Which::Home, Which::Guest])]);
}

#[test]
fn a_moved_match_forgets_its_line_ups() {
    let mut journal = both_in();
    let (to, ground) = (day("1987-10-11"), Some(MoveGround::Ordered));
    let moved = Fact::MatchMoved { id: ONE, to, reason: "flood".to_owned(), whole_round: false, ground };
    by(&mut journal, DIRECTOR, ON, moved).expect("moved");
    let sheet = &journal.state().matches[&ONE].sheet;
    assert!(!sheet.is_in(Which::Home) && !sheet.is_in(Which::Guest));
    by(&mut journal, HOME, ON, hand_in(Which::Home, [2, 3])).expect("anew");
}

/// What is said before the match is what is found on the card.
#[test]
fn remarks_are_the_findings_of_the_card() {
    let journal = in_office();
    for home in [[1, 2], [2, 1], [9, 10], [10, 11], [12, 3], [5, 4]] {
        for guest in [[1, 3], [3, 1], [11, 12]] {
            let mut state = journal.clone();
            let remarks =
                |side, ranks| journal.state().remarks(ONE, side, &named(ranks)).expect("remarks").violations;
            let mut said = remarks(Which::Home, home);
            said.extend(remarks(Which::Guest, guest));
            let card = Fact::reported(ONE, named(home), named(guest), WON.map(Some).to_vec());
            by(&mut state, HOME, MATCH_DAY, card).expect("reported");
            by(&mut state, DIRECTOR, MATCH_DAY, Fact::confirmed(ONE)).expect("confirmed");
            let frozen = state.state().matches[&ONE].report.as_ref().and_then(|one| one.frozen.clone());
            let found: Vec<_> =
                frozen.expect("confirmed").findings.into_iter().map(|one| one.violation).collect();
            assert_eq!(said, found, "{home:?} {guest:?}");
        }
    }
}

#[test]
fn a_proposal_has_own_players_in_the_order_of_the_list() {
    let mut journal = in_office();
    let ranks = |journal: &Journal, id, side| -> Vec<Rank> {
        journal.state().proposed(MatchId(id), side).into_iter().map(|seat| seat.rank).collect()
    };
    let listed = |ranks: [u32; 2]| ranks.map(Rank::Listed).to_vec();
    assert_eq!(ranks(&journal, 1, Which::Home), listed([1, 2]));
    let behind = journal.state().candidates(TeamId(1));
    let substitutes: Vec<Rank> = behind.iter().filter(|one| one.substitute).map(|one| one.rank).collect();
    assert_eq!(substitutes, [10, 11, 12].map(Rank::Listed));
    // The next match begins with those who played the last one; a substitute makes room for an own player.
    let card = Fact::reported(ONE, named([10, 4]), named([3, 5]), WON.map(Some).to_vec());
    by(&mut journal, HOME, MATCH_DAY, card).expect("reported");
    assert_eq!(ranks(&journal, 4, Which::Home), listed([1, 4]));
    assert_eq!(ranks(&journal, 3, Which::Home), listed([3, 5]));
    // Earlier matches do not look ahead.
    assert_eq!(ranks(&journal, 1, Which::Guest), listed([1, 2]));
}

#[test]
fn line_ups_and_games_survive_the_file() {
    let mut journal = both_in();
    by(&mut journal, HOME, MATCH_DAY, note(1, won())).expect("won");
    by(&mut journal, HOME, MATCH_DAY, note(2, Some(GameNow::Adjourned))).expect("adjourned");
    by(&mut journal, HOME, MATCH_DAY, note(2, None)).expect("taken back");
    let read = file::read(&file::write(&journal)).expect("read");
    assert_eq!(read.state().matches, journal.state().matches);
    assert_eq!(read.entries(), journal.entries());
}

/// One person sits in one of two matches of an hour.
#[test]
fn nobody_is_in_two_line_ups_of_one_hour() {
    let mut journal = lists();
    for (id, guest, starts) in [(11, 2, 10), (12, 3, 10), (13, 4, 14)] {
        let fixture = Fixture {
            class: LIGA,
            group: 0,
            round: id,
            home: TeamId(1),
            guest: TeamId(guest),
            on: day("1987-12-06"),
            occasion: Occasion::Round,
            starts: Some(jiff::civil::time(starts, 0, 0, 0)),
        };
        act(&mut journal, ON, Fact::MatchSet { id: MatchId(id), fixture }).expect("set");
    }
    let mut hands = |id, ranks| {
        let fact = Fact::LineUpHandedIn { id: MatchId(id), side: Which::Home, seats: named(ranks) };
        act(&mut journal, ON, fact).map(|_| ())
    };
    hands(11, [1, 2]).expect("the first");
    let twice = Slip::TwoMatches { who: PersonId(102), other: MatchId(11) };
    assert_eq!(slip(hands(12, [2, 3])), twice);
    hands(12, [3, 4]).expect("others");
    hands(13, [1, 2]).expect("another hour");
    hands(11, [1, 5]).expect("replaced");
    hands(12, [2, 3]).expect("free again");
}

/// Who is named as absent sits nowhere, and two teams of one club that meet share nobody.
#[test]
fn absentees_sit_nowhere_and_nobody_plays_for_both_sides() {
    let mut journal = lists();
    let (team, club, number, ranks) = (TeamId(7), ClubId(1), TeamNumber(3), [20, 29]);
    let class = ClassId(3);
    act(&mut journal, ON, Fact::TeamEntered { team, club, number, class, ranks }).expect("a third team");
    let groups = vec![vec![TeamId(6), TeamId(7)]];
    act(&mut journal, ON, Fact::GroupsDrawn { class, seed: 1, groups }).expect("drawn");
    let starts = Some(jiff::civil::time(10, 0, 0, 0));
    let (on, occasion, group) = (day("1987-12-06"), Occasion::Round, 0);
    let own = Fixture { class, group, round: 1, home: TeamId(6), guest: team, on, occasion, starts };
    let other = Fixture { class: LIGA, round: 11, home: TeamId(1), guest: TeamId(2), ..own.clone() };
    for (id, fixture) in [(11, own), (12, other)] {
        act(&mut journal, ON, Fact::MatchSet { id: MatchId(id), fixture }).expect("set");
    }
    let absent = |seats: Vec<Seat>| -> Vec<Seat> {
        seats.into_iter().map(|seat| Seat { absent: seat.board == 2, ..seat }).collect()
    };
    let mut hands = |id, side, seats| {
        act(&mut journal, ON, Fact::LineUpHandedIn { id: MatchId(id), side, seats }).map(|_| ())
    };
    hands(11, Which::Home, absent(named([10, 11]))).expect("handed in");
    let both = Slip::BothSides { who: PersonId(110), game: MatchId(11) };
    assert_eq!(slip(hands(11, Which::Guest, named([10, 12]))), both);
    let twice = Slip::TwoMatches { who: PersonId(110), other: MatchId(11) };
    assert_eq!(slip(hands(12, Which::Home, named([9, 10]))), twice);
    hands(12, Which::Home, named([9, 11])).expect("11 is absent in the other match");
}

//! Cups and championships of a season, by article.

mod support;

use std::collections::BTreeMap;

use support::{day, noon, said, season};
use turmuhr_federation::{
    competition::{framework::Size, qualification::PriorState},
    law::level::Level,
    persons::{
        age::{NotEligible, Sex},
        eligibility::Why,
        person::{Club, ClubId, PersonId, TeamNumber},
    },
};
use turmuhr_season::{
    ChampionshipId, Concern, EntrantId, Fact, Journal, Outcome, Refusal, State, Statement,
    championship::{Act, Details, Entrant, Ground, NotSo, Notice, Pair, Right, Row, Step, entry::Bar},
    registry::{BanId, Banned, Name, PassNumber},
};

const VERBAENDE: [&str; 6] = ["A", "B", "C", "D", "E", "F"];
const FIRST: ChampionshipId = ChampionshipId(1);

/// A season with a club in each of six Verbände (1 to 6), and four persons in each: club 2 has 21 to 24.
fn federation(year: &str, ordinance: &str) -> Journal {
    let mut journal = Journal::default();
    let on = "1987-07-01";
    let ordinance = ordinance.to_owned();
    act(&mut journal, on, Fact::SeasonOpened { season: season(year), ordinance, texts: Vec::new() })
        .expect("opened");
    for (verband, number) in VERBAENDE.iter().zip(1..) {
        let details = Club {
            name: format!("SV {verband}"),
            bezirk: format!("{verband}1"),
            verband: (*verband).to_owned(),
            affiliated: true,
            bans: Vec::new(),
        };
        act(&mut journal, on, Fact::ClubAdmitted { club: ClubId(number), details }).expect("admitted");
        for place in 1..=4 {
            person(&mut journal, number * 10 + place, number, "1950-01-01", Sex::Male);
        }
    }
    journal
}

/// Acts on a day, or on the day of the last entry: time does not run backwards.
fn act(journal: &mut Journal, on: &str, fact: Fact) -> Result<Outcome, Refusal> {
    let last = journal.entries().last().map(|entry| entry.at);
    let at = last.map_or_else(|| noon(on), |last| last.max(noon(on)));
    turmuhr_season::act(journal, fact, at, "test")
}

fn person(journal: &mut Journal, id: u32, club: u32, born: &str, sex: Sex) {
    let person = PersonId(id);
    let name = Name { surname: format!("P{id}"), first_name: "X".to_owned() };
    let entered =
        Statement::PersonEntered { person, name, born: Some(day(born)), sex: Some(sex), german: true };
    act(journal, "1987-07-01", said(entered)).expect("entered");
    let club = ClubId(club);
    let from = day("1980-01-01");
    act(journal, "1987-07-01", said(Statement::MemberJoined { person, club, from, ordinary: true }))
        .expect("member");
    act(journal, "1987-07-01", said(Statement::PassIssued { person, club, number: PassNumber(id), from }))
        .expect("pass");
}

fn details(competition: &str, begins: &str) -> Details {
    Details {
        competition: competition.to_owned(),
        name: competition.to_owned(),
        ordinance: None,
        level: Level::Bund,
        of: None,
        begins: day(begins),
        host: None,
        closing: None,
        size: None,
        above: 0,
        second: false,
        class: None,
    }
}

fn tell(journal: &mut Journal, on: &str, what: Act) -> Result<Outcome, Refusal> {
    act(journal, on, Fact::Championship { act: what })
}

fn announced(journal: &mut Journal, id: u32, details: Details) -> ChampionshipId {
    let id = ChampionshipId(id);
    tell(journal, "1987-09-01", Act::Announced { id, details }).expect("announced");
    id
}

fn members(journal: &mut Journal, id: ChampionshipId, numbers: [u64; 6]) {
    let counts: BTreeMap<String, u64> =
        VERBAENDE.iter().map(|name| (*name).to_owned()).zip(numbers).collect();
    let on = journal
        .state()
        .ordinance_for(&journal.state().championships.all[&id])
        .and_then(|ordinance| ordinance.rules.membership_date.as_ref())
        .map_or(day("1987-07-01"), |said| said.value.of(journal.state().season.expect("a season").begins));
    tell(journal, "1987-09-01", Act::MembersCounted { id, on, counts, seed: 1 }).expect("counted");
}

fn player(id: u32) -> Entrant {
    Entrant::Player { person: PersonId(id), club: ClubId(id / 10) }
}

const fn team(club: u32) -> Entrant {
    Entrant::Team { club: ClubId(club), number: TeamNumber(1) }
}

/// Enters somebody; the number of the entrant is that of the person or club.
fn enter(
    journal: &mut Journal,
    id: ChampionshipId,
    who: Entrant,
    ground: Ground,
    place: u32,
) -> Result<Outcome, Refusal> {
    let number = match who {
        Entrant::Player { person, .. } => person.0,
        Entrant::Team { club, number } => club.0 * 10 + number.0,
    };
    let entrant = EntrantId(id.0 * 1000 + number);
    tell(journal, "1987-09-02", Act::Entered { id, entrant, who, ground, place })
}

fn why(refused: Result<Outcome, Refusal>) -> NotSo {
    match refused {
        Err(Refusal::Championship(why)) => *why,
        other => panic!("{other:?}"),
    }
}

fn note(journal: &mut Journal, competition: &str, who: Entrant, right: Right) {
    let competition = competition.to_owned();
    tell(journal, "1987-09-01", Act::RightNoted { competition, ordinance: None, who, right }).expect("noted");
}

fn state(journal: &Journal) -> &State {
    journal.state()
}

fn id(number: u32) -> EntrantId {
    EntrantId(1000 + number)
}

/// The cup of players with two of A and B and one of every other Verband.
fn cup() -> Journal {
    let mut journal = federation("1987/88", "nrw-1987");
    announced(&mut journal, 1, details("cup", "1988-02-06"));
    members(&mut journal, FIRST, [900, 800, 300, 300, 200, 100]);
    for (who, place) in [(11, 1), (12, 2), (21, 1), (22, 2), (31, 1), (41, 1), (51, 1), (61, 1)] {
        enter(&mut journal, FIRST, player(who), Ground::Verband, place).expect("has a place");
    }
    journal
}

/// F-150, F-240: one of every Verband, one more of the two largest; equal numbers go by lot.
#[test]
fn art_12_1_places_of_the_verbaende() {
    let mut journal = cup();
    let refused = why(enter(&mut journal, FIRST, player(13), Ground::Verband, 3));
    assert!(matches!(&refused, NotSo::Full { of, most: 2, cite, .. } if of == "A" && cite.article == "12.1"));
    let refused = why(enter(&mut journal, FIRST, player(32), Ground::Verband, 2));
    assert!(matches!(&refused, NotSo::Full { of, most: 1, .. } if of == "C"), "{refused:?}");
    assert!(matches!(why(enter(&mut journal, FIRST, player(11), Ground::Verband, 1)), NotSo::Twice(_)));
    // The cup has neither host nor free place.
    assert!(matches!(
        why(enter(&mut journal, FIRST, player(32), Ground::Free, 1)),
        NotSo::NoGround(Ground::Free, _)
    ));
    let list = state(&journal).seat_list(FIRST).expect("a list");
    assert_eq!((list.entrants, list.total, list.size.clone()), (8, Some(8), Size::Fits));
    assert_eq!(list.quotas.largest, ["A", "B"]);
    // Level at the cut: the lot decides, and the same seed decides the same.
    let mut journal = federation("1987/88", "nrw-1987");
    announced(&mut journal, 1, details("cup", "1988-02-06"));
    let unknown = why(enter(&mut journal, FIRST, player(11), Ground::Verband, 1));
    assert!(matches!(unknown, NotSo::NoNumbers(_)));
    members(&mut journal, FIRST, [900, 500, 500, 500, 200, 100]);
    let quotas = state(&journal).quotas(&state(&journal).championships.all[&FIRST]).expect("quotas");
    assert_eq!((quotas.each["A"], quotas.by_lot.len()), (2, 1));
    assert!(["B", "C", "D"].contains(&quotas.by_lot[0].as_str()) && quotas.each[&quotas.by_lot[0]] == 2);
    assert_eq!(quotas.each.values().sum::<usize>(), 8);
}

fn draw(journal: &mut Journal, round: u32, pairs: &[(u32, u32)]) -> Result<Outcome, Refusal> {
    let pairs = pairs.iter().map(|(home, guest)| Pair { home: id(*home), guest: Some(id(*guest)) }).collect();
    tell(journal, "1988-02-01", Act::Drawn { id: FIRST, round, seed: None, anew: false, pairs })
}

fn played(journal: &mut Journal, round: u32, home: u32, boards: &[[i32; 2]]) -> Result<Outcome, Refusal> {
    let boards = boards.to_vec();
    tell(journal, "1988-02-07", Act::Played { id: FIRST, round, home: id(home), boards })
}

/// F-241, F-242, F-243, F-245, F-246: draws, the home right, short games after a draw, the title.
#[test]
fn art_12_the_cup_is_played() {
    let mut journal = cup();
    let refused = why(draw(&mut journal, 1, &[(11, 12), (21, 31), (22, 41), (51, 61)]));
    let NotSo::Draw(faults) = refused else { panic!("{refused:?}") };
    assert_eq!((faults.len(), faults[0].cite.article.as_str()), (1, "12.2"), "two of one Verband");
    assert!(matches!(why(draw(&mut journal, 2, &[])), NotSo::OtherRound(1)));
    // A draw that fixes the way to the final may not lead two of A together in the semi-final.
    let refused = why(draw(&mut journal, 1, &[(11, 31), (41, 12), (21, 51), (61, 22)]));
    let NotSo::Draw(faults) = refused else { panic!("{refused:?}") };
    assert_eq!(faults.iter().map(|fault| fault.round).collect::<Vec<_>>(), [2, 2], "A and B");
    draw(&mut journal, 1, &[(11, 31), (41, 21), (12, 51), (61, 22)]).expect("allowed");
    assert_eq!(why(enter(&mut journal, FIRST, player(32), Ground::Verband, 2)), NotSo::Begun);
    for (home, result) in [(11, [10, 0]), (41, [0, 10]), (12, [10, 0])] {
        played(&mut journal, 1, home, &[result]).expect("played");
    }
    assert_eq!(why(played(&mut journal, 1, 61, &[[10, 10]])), NotSo::NoResult(1));
    assert_eq!(why(draw(&mut journal, 2, &[(11, 21), (12, 22)])), NotSo::RoundOpen(1));
    played(&mut journal, 1, 61, &[[5, 5]]).expect("drawn");
    // 12.4: the lot gives the colours of two short games; level again, the first one won decides.
    let off = |journal: &mut Journal, step: Step| {
        tell(journal, "1988-02-07", Act::PlayedOff { id: FIRST, among: vec![id(61), id(22)], step })
    };
    let game =
        |white: u32, black: u32, points: [i32; 2]| Step::Game { white: id(white), black: id(black), points };
    assert!(matches!(why(off(&mut journal, game(61, 22, [10, 0]))), NotSo::NotNow(_)), "the lot first");
    off(&mut journal, Step::ByHand { order: vec![id(61), id(22)], witnesses: vec!["Z".to_owned()] })
        .expect("lot");
    assert!(matches!(why(off(&mut journal, game(22, 61, [10, 0]))), NotSo::NotNow(_)), "61 has White");
    off(&mut journal, game(61, 22, [10, 0])).expect("first");
    off(&mut journal, game(22, 61, [10, 0])).expect("second: level");
    off(&mut journal, game(61, 22, [5, 5])).expect("drawn");
    off(&mut journal, game(22, 61, [10, 0])).expect("decisive");
    assert_eq!(why(off(&mut journal, game(61, 22, [10, 0]))), NotSo::NoTie, "decided");
    // The bracket of the first draw holds; who was at home goes away, as far as possible.
    assert_eq!(why(draw(&mut journal, 2, &[(11, 12), (21, 22)])), {
        let NotSo::Draw(faults) = why(draw(&mut journal, 2, &[(11, 12), (21, 22)])) else { panic!() };
        NotSo::Draw(faults)
    });
    assert_eq!(why(draw(&mut journal, 2, &[(11, 22), (12, 21)])), NotSo::OtherBracket);
    let told = draw(&mut journal, 2, &[(11, 21), (22, 12)]).expect("allowed");
    let [Concern::Championship(Notice::Draw(faults))] = &told.concerns[..] else { panic!("{told:?}") };
    assert_eq!(faults[0].cite.article, "12.3", "11 was at home already");
    played(&mut journal, 2, 11, &[[0, 10]]).expect("played");
    played(&mut journal, 2, 22, &[[10, 0]]).expect("played");
    let end = |journal: &mut Journal| tell(journal, "1988-03-01", Act::Closed { id: FIRST });
    assert!(matches!(why(end(&mut journal)), NotSo::Unfinished(_)));
    draw(&mut journal, 3, &[(21, 22)]).expect("the two of B may meet in the final");
    played(&mut journal, 3, 21, &[[10, 0]]).expect("played");
    assert_eq!(state(&journal).title(FIRST), None, "not closed");
    end(&mut journal).expect("closed");
    let (who, award) = state(&journal).title(FIRST).expect("a title");
    assert_eq!((who, award.text.de.as_str()), (player(21), "Pokalmeister von Nordrhein-Westfalen 1988"));
    assert_eq!(why(played(&mut journal, 3, 21, &[[0, 10]])), NotSo::Closed);
    // An undo cannot take the title away behind its back.
    let entry = journal.entries().len() as u64 - 1;
    let undone = act(&mut journal, "1988-03-02", Fact::Undone { entry, reason: "x".to_owned() });
    assert!(matches!(undone, Err(Refusal::Needed { .. })), "{undone:?}");
}

/// F-241, F-258: draws of the program keep the rules; so do draws anew, and byes.
#[test]
fn art_12_2_draws_of_the_program() {
    for seed in 0..40 {
        let journal = cup();
        let one = &state(&journal).championships.all[&FIRST];
        let pairs = state(&journal).draw_next(one, seed, false).expect("a draw");
        assert_eq!(pairs.len(), 4);
        let mut journal = journal.clone();
        tell(
            &mut journal,
            "1988-02-01",
            Act::Drawn { id: FIRST, round: 1, seed: Some(seed), anew: false, pairs },
        )
        .expect("keeps the rules");
    }
    // A district with five players: three go on without a game, and nobody is kept apart.
    let mut journal = federation("1987/88", "nrw-1987");
    let own = Details { level: Level::Verband, of: Some("A".to_owned()), ..details("cup", "1988-02-06") };
    let below = announced(&mut journal, 1, own);
    for who in 11..=14 {
        enter(&mut journal, below, player(who), Ground::Level, 1).expect("entered");
    }
    let foreign = why(enter(&mut journal, below, player(21), Ground::Level, 1));
    let NotSo::Barred(bars) = foreign else { panic!("{foreign:?}") };
    assert!(matches!(&bars[..], [Bar::NotPlayer(reason)] if reason.why == Why::OtherLevel));
    person(&mut journal, 15, 1, "1950-01-01", Sex::Male);
    enter(&mut journal, below, player(15), Ground::Level, 1).expect("entered");
    let pairs =
        state(&journal).draw_next(&state(&journal).championships.all[&below], 3, false).expect("a draw");
    assert_eq!(pairs.iter().filter(|pair| pair.guest.is_none()).count(), 3);
    let drawn = Act::Drawn { id: below, round: 1, seed: Some(3), anew: false, pairs };
    tell(&mut journal, "1988-02-01", drawn).expect("drawn");
}

/// F-255, F-257, F-259, F-260: the team cup is seeded; a level match goes by the Berlin system, then by lot.
#[test]
fn art_13_the_team_cup() {
    let mut journal = federation("1987/88", "nrw-1987");
    announced(&mut journal, 1, details("team-cup", "1988-02-06"));
    members(&mut journal, FIRST, [900, 800, 300, 300, 200, 100]);
    for (club, verband) in [(7, "A"), (8, "B")] {
        let details = Club {
            name: format!("SK {verband}"),
            bezirk: String::new(),
            verband: verband.to_owned(),
            affiliated: true,
            bans: Vec::new(),
        };
        act(&mut journal, "1987-09-01", Fact::ClubAdmitted { club: ClubId(club), details })
            .expect("admitted");
    }
    for (club, place) in [(1, 1), (7, 2), (2, 1), (8, 2), (3, 1), (4, 1), (5, 1), (6, 1)] {
        enter(&mut journal, FIRST, team(club), Ground::Verband, place).expect("has a place");
    }
    assert_eq!(
        why(enter(&mut journal, FIRST, player(11), Ground::Verband, 1)),
        NotSo::OtherKind(turmuhr_federation::ordinance::rules::Of::Teams)
    );
    let faults = |pairs: &[(u32, u32)]| {
        let NotSo::Draw(faults) = why(draw(&mut journal.clone(), 1, pairs)) else { panic!() };
        faults.iter().map(|fault| fault.cite.article.clone()).collect::<Vec<_>>()
    };
    assert_eq!(faults(&[(11, 31), (81, 41), (21, 71), (51, 61)]), ["13.3"], "1 of A meets 2 of B");
    draw(&mut journal, 1, &[(11, 81), (31, 41), (21, 71), (51, 61)]).expect("seeded");
    // 2:2, on boards 1 and 4 against 2 and 3: five each, and the lot decides.
    let level = [[10, 0], [0, 10], [0, 10], [10, 0]];
    played(&mut journal, 1, 11, &level).expect("level");
    let one = &state(&journal).championships.all[&FIRST];
    assert!(state(&journal).in_next_round(one).is_err());
    let lot = Step::Lot { seed: 5 };
    tell(&mut journal, "1988-02-07", Act::PlayedOff { id: FIRST, among: vec![id(11), id(81)], step: lot })
        .expect("lot");
    // 2:2 with boards 1 and 2 against 3 and 4: seven to three.
    played(&mut journal, 1, 31, &[[10, 0], [10, 0], [0, 10], [0, 10]]).expect("by the Berlin system");
    played(&mut journal, 1, 21, &[[10, 0], [10, 0], [10, 0], [5, 5]]).expect("won");
    played(&mut journal, 1, 51, &[[0, 10], [10, 0], [10, 0], [0, 10]]).expect("level");
    assert!(matches!(why(played(&mut journal, 1, 51, &level)), NotSo::Decided));
    let one = &state(&journal).championships.all[&FIRST];
    let open = state(&journal).unfinished(one);
    assert_eq!(open.len(), 1, "5 to 5 by the weights: {open:?}");
}

/// F-151, F-152, F-153, F-154, F-155, F-157: rights of the individual championship, each with its article.
#[test]
fn art_6_2_rights_to_start() {
    let mut journal = federation("1987/88", "nrw-1987");
    let host = Some(ClubId(4));
    announced(&mut journal, 1, Details { host, ..details("individual", "1988-04-01") });
    members(&mut journal, FIRST, [900, 800, 300, 300, 200, 100]);
    let noted = |refused| matches!(refused, NotSo::NotNoted(..));
    for ground in [Ground::Relegated, Ground::FirstOfLastYear, Ground::CupWinner] {
        assert!(noted(why(enter(&mut journal, FIRST, player(11), ground, 1))), "{ground:?}");
    }
    note(&mut journal, "individual", player(11), Right::Relegated { year: 1987 });
    note(&mut journal, "individual", player(12), Right::Relegated { year: 1986 });
    note(&mut journal, "individual", player(13), Right::Relegated { year: 1987 });
    note(&mut journal, "individual", player(13), Right::Started { year: 1987 });
    note(&mut journal, "individual", player(14), Right::DidNotPlay { next: 1987 });
    enter(&mut journal, FIRST, player(11), Ground::Relegated, 1).expect("kept for the next year");
    for (who, state) in [(12, PriorState::Lapsed), (13, PriorState::Used), (14, PriorState::Lapsed)] {
        let refused = why(enter(&mut journal, FIRST, player(who), Ground::Relegated, 1));
        assert!(
            matches!(&refused, NotSo::RightGone(gone, cite) if *gone == state && cite.article == "6.2.2"),
            "{who}"
        );
    }
    // The first four, unless entitled above; nobody moves up.
    for (who, place) in [(21, 1), (22, 2), (23, 4), (24, 5)] {
        note(&mut journal, "individual", player(who), Right::FirstOfLastYear { place });
    }
    note(&mut journal, "individual", player(21), Right::EntitledAbove);
    let above = why(enter(&mut journal, FIRST, player(21), Ground::FirstOfLastYear, 1));
    assert!(matches!(above, NotSo::StartsAbove(cite) if cite.article == "6.2.3"));
    enter(&mut journal, FIRST, player(22), Ground::FirstOfLastYear, 1).expect("second");
    assert!(noted(why(enter(&mut journal, FIRST, player(24), Ground::FirstOfLastYear, 1))), "fifth");
    note(&mut journal, "individual", player(22), Right::CupWinner);
    // 22 has two rights and one place; the other one stays empty.
    let list = state(&journal).seat_list(FIRST).expect("a list");
    assert!(list.empty.contains(&(Ground::CupWinner, player(22))), "{:?}", list.empty);
    assert!(list.empty.contains(&(Ground::FirstOfLastYear, player(21))));
    let unused: Vec<Entrant> =
        list.rows.iter().filter(|row| row.entrant.is_none()).map(|row| row.who).collect();
    assert_eq!(unused, [player(23)], "fourth of last year, not entered yet");
    assert_eq!(list.gone.len(), 3);
    enter(&mut journal, FIRST, player(41), Ground::Host, 1).expect("the host");
    let second = why(enter(&mut journal, FIRST, player(42), Ground::Host, 1));
    assert!(matches!(second, NotSo::Full { cite, .. } if cite.article == "6.2.5"));
    enter(&mut journal, FIRST, player(42), Ground::Free, 1).expect("6.3");
    let list = state(&journal).seat_list(FIRST).expect("a list");
    assert_eq!(list.size, Size::NotAsTargeted { target: 14 });
    let open: usize = list.open.iter().map(|seat| seat.number).sum();
    assert_eq!(open, 8, "all places of the Verbände");
}

/// F-176, F-177, F-178, F-221, F-222, F-224: the women's championship and the blitz of teams.
#[test]
fn art_7_2_and_11_champions_and_hosts() {
    let mut journal = federation("1987/88", "nrw-1987");
    announced(&mut journal, 1, details("women", "1988-04-01"));
    let refused = why(enter(&mut journal, FIRST, player(11), Ground::Verband, 1));
    assert!(
        matches!(&refused, NotSo::Barred(bars) if matches!(&bars[..], [Bar::Age(NotEligible::NotFemale, _)]))
    );
    for who in [15, 16, 25] {
        person(&mut journal, who, who / 10, "1960-01-01", Sex::Female);
    }
    enter(&mut journal, FIRST, player(15), Ground::Verband, 1).expect("7.2.2, without numbers of members");
    let second = why(enter(&mut journal, FIRST, player(16), Ground::Verband, 2));
    assert!(matches!(second, NotSo::Full { most: 1, cite, .. } if cite.article == "7.2.2"));
    note(&mut journal, "women", player(16), Right::LastChampion);
    note(&mut journal, "women", player(25), Right::Relegated { year: 1988 });
    enter(&mut journal, FIRST, player(25), Ground::Relegated, 1).expect("7.2.3");
    let mut above = journal.clone();
    note(&mut above, "women", player(16), Right::EntitledAbove);
    let refused = why(enter(&mut above, FIRST, player(16), Ground::LastChampion, 1));
    assert!(matches!(refused, NotSo::StartsAbove(cite) if cite.article == "7.2.1"));
    enter(&mut journal, FIRST, player(16), Ground::LastChampion, 1).expect("7.2.1");
    // Teams: champion, host, and the rest by quotients.
    let details =
        Details { size: Some(8), host: Some(ClubId(6)), above: 2, ..details("blitz-team", "1988-05-01") };
    let blitz = announced(&mut journal, 2, details);
    members(&mut journal, blitz, [900, 800, 310, 305, 200, 100]);
    note(&mut journal, "blitz-team", team(1), Right::LastChampion);
    enter(&mut journal, blitz, team(1), Ground::LastChampion, 1).expect("11.2");
    enter(&mut journal, blitz, team(6), Ground::Host, 1).expect("11.3");
    let quotas = state(&journal).quotas(&state(&journal).championships.all[&blitz]).expect("quotas");
    // Six seats: 900, 800, 450, 400, 310, 305 (A, B, A, B, C, D).
    let each = |verband: &str| quotas.each[verband];
    assert_eq!(["A", "B", "C", "D", "E", "F"].map(each), [2, 2, 1, 1, 0, 0]);
    for club in 2..=4 {
        enter(&mut journal, blitz, team(club), Ground::Verband, 1).expect("11.4");
    }
    let none = why(enter(&mut journal, blitz, team(5), Ground::Verband, 1));
    assert!(matches!(none, NotSo::Full { most: 0, .. }));
    let row = |club: u32, points: i32, boards: i32| Row {
        entrant: EntrantId(2000 + club * 10 + 1),
        points,
        boards: Some(boards),
    };
    let rows = vec![row(2, 80, 120), row(1, 70, 110), row(3, 60, 100), row(4, 40, 80), row(6, 20, 60)];
    note(&mut journal, "blitz-team", team(2), Right::EntitledAhead);
    tell(&mut journal, "1988-05-01", Act::Ranked { id: blitz, rows }).expect("ranked");
    let onward = state(&journal).onward(&state(&journal).championships.all[&blitz]);
    assert_eq!(onward.qualified, [team(1), team(3)], "11.5: the club is entitled already, the next moves up");
}

/// Six players of one Verband's club in the individual championship of a district, with these points.
fn ranked(competition: &str, level: Level, above: usize, points: &[i32]) -> Journal {
    let mut journal = federation("1987/88", "nrw-1987");
    let of = (level != Level::Bund).then(|| "A".to_owned());
    announced(&mut journal, 1, Details { level, of, above, ..details(competition, "1988-04-01") });
    let rows: Vec<Row> = points
        .iter()
        .zip(11..)
        .map(|(points, who)| {
            if who > 14 {
                person(&mut journal, who, 1, "1950-01-01", Sex::Male);
            }
            enter(&mut journal, FIRST, player(who), Ground::Level, 1).expect("entered");
            Row { entrant: id(who), points: *points, boards: None }
        })
        .collect();
    tell(&mut journal, "1988-04-10", Act::Ranked { id: FIRST, rows }).expect("ranked");
    journal
}

/// F-160, F-162, F-163, F-192, F-193: who must play off, and what decides then.
#[test]
fn art_6_6_and_9_2_play_offs() {
    let ties = |journal: &Journal| -> Vec<(Vec<EntrantId>, u32, bool)> {
        let one = &state(journal).championships.all[&FIRST];
        let ties = state(journal).ties(one);
        ties.iter().map(|tie| (tie.among.clone(), tie.place, tie.serves_both())).collect()
    };
    let of = |points: &[i32], above| ranked("individual", Level::Verband, above, points);
    assert_eq!(ties(&of(&[50, 40, 30], 2)), []);
    assert_eq!(ties(&of(&[50, 40, 40, 10], 2)), [(vec![id(12), id(13)], 2, false)], "one place, two level");
    assert_eq!(ties(&of(&[50, 40, 40, 40], 2)), [], "three: the order of the table");
    assert_eq!(ties(&of(&[50, 50, 30], 0)), [(vec![id(11), id(12)], 1, false)], "the title");
    assert_eq!(ties(&of(&[50, 50, 30], 1)), [(vec![id(11), id(12)], 1, true)], "one play-off serves both");
    // Two games level: the table gives the title, the place above needs two more games.
    let mut journal = of(&[50, 50, 30], 1);
    let game = |journal: &mut Journal, white: u32, black: u32, points| {
        let step = Step::Game { white: id(white), black: id(black), points };
        tell(journal, "1988-04-11", Act::PlayedOff { id: FIRST, among: vec![id(11), id(12)], step })
    };
    let one = |journal: &Journal| state(journal).championships.all[&FIRST].clone();
    assert_eq!(state(&journal).champion(&one(&journal)), None);
    game(&mut journal, 11, 12, [10, 0]).expect("first");
    game(&mut journal, 12, 11, [10, 0]).expect("second");
    assert!(matches!(why(tell(&mut journal, "1988-04-11", Act::Closed { id: FIRST })), NotSo::Unfinished(_)));
    game(&mut journal, 11, 12, [5, 5]).expect("third");
    game(&mut journal, 12, 11, [10, 0]).expect("fourth");
    assert_eq!(state(&journal).champion(&one(&journal)), Some(player(11)), "9.1: the table");
    assert_eq!(state(&journal).onward(&one(&journal)).qualified, [player(12)], "6.6: the play-off");
    let decline = Act::Declined { id: FIRST, entrant: id(12), reason: String::new() };
    tell(&mut journal, "1988-04-12", decline).expect("declines");
    assert_eq!(state(&journal).onward(&one(&journal)).qualified, [player(11)], "the next moves up");
    let stranger = Act::Declined { id: FIRST, entrant: id(13), reason: String::new() };
    tell(&mut journal, "1988-04-12", stranger).expect("a substitute may decline too");
    tell(&mut journal, "1988-04-12", Act::Closed { id: FIRST }).expect("closed");
    assert_eq!(state(&journal).title(FIRST), None, "the title is of the federation");
}

/// A final order is complete and goes down.
#[test]
fn a_final_order_names_everybody_once() {
    let mut journal = ranked("individual", Level::Verband, 0, &[50, 40, 30]);
    let rows = |all: &[(u32, i32)]| {
        all.iter().map(|(who, points)| Row { entrant: id(*who), points: *points, boards: None }).collect()
    };
    let mut rank = |all: &[(u32, i32)]| {
        why(tell(&mut journal, "1988-04-10", Act::Ranked { id: FIRST, rows: rows(all) }))
    };
    assert_eq!(rank(&[(11, 50), (12, 40)]), NotSo::Incomplete(vec![id(13)]));
    assert_eq!(rank(&[(11, 50), (12, 40), (12, 30)]), NotSo::Incomplete(vec![id(13), id(12)]));
    assert_eq!(rank(&[(11, 50), (12, 60), (13, 30)]), NotSo::NotInOrder(id(12)));
}

/// F-020 ff. at the entry: membership, pass, ban and closing date; a later ban leaves a doubt.
#[test]
fn art_2_1_and_4_2_entries_are_judged_by_the_registry() {
    let mut journal = federation("1987/88", "nrw-1987");
    let closing = Some(day("1987-12-31"));
    let own = Details {
        level: Level::Bezirk,
        of: Some("A1".to_owned()),
        closing,
        ..details("blitz", "1988-04-01")
    };
    announced(&mut journal, 1, own);
    let stranger = PersonId(99);
    let name = Name { surname: "N".to_owned(), first_name: "N".to_owned() };
    let entered = Statement::PersonEntered { person: stranger, name, born: None, sex: None, german: true };
    act(&mut journal, "1987-09-01", said(entered)).expect("entered");
    let refused = why(enter(
        &mut journal,
        FIRST,
        Entrant::Player { person: stranger, club: ClubId(1) },
        Ground::Level,
        1,
    ));
    let NotSo::Barred(bars) = refused else { panic!("{refused:?}") };
    let no_pass = |bar: &Bar| matches!(bar, Bar::NotPlayer(reason) if reason.why == Why::NoPass && reason.cite.article == "2.1");
    assert!(bars.iter().any(no_pass), "{bars:?}");
    enter(&mut journal, FIRST, player(11), Ground::Level, 1).expect("entered");
    let late = Act::Entered { id: FIRST, entrant: id(12), who: player(12), ground: Ground::Level, place: 1 };
    assert_eq!(tell(&mut journal, "1988-01-01", late), Err(Refusal::EntriesClosed(day("1987-12-31"))));
    let ban = Statement::BanNoted {
        ban: BanId(1),
        on: Banned::Player(PersonId(11)),
        from: day("1988-03-01"),
        until: day("1988-05-01"),
        consent: true,
        article: "4.2".to_owned(),
        decision: None,
    };
    act(&mut journal, "1988-02-01", said(ban)).expect("noted");
    let doubts = state(&journal).doubts(&state(&journal).championships.all[&FIRST]);
    assert!(matches!(&doubts[..], [(who, bars)] if *who == id(11)
        && matches!(&bars[..], [Bar::NotPlayer(reason)] if reason.why == Why::Banned)));
}

fn youth(competition: &str, begins: &str) -> Details {
    Details { ordinance: Some("nrw-youth-1989".to_owned()), ..details(competition, begins) }
}

/// F-545, F-546, F-547, F-548, F-574: age and sex at the entry, by the key date of the season.
#[test]
fn youth_2_1_who_may_enter() {
    let mut journal = federation("1989/90", "nrw-1987");
    let born = [
        (15, "1969-09-02", Sex::Male),
        (16, "1969-09-01", Sex::Male),
        (17, "1972-09-02", Sex::Female),
        (18, "1974-08-30", Sex::Male),
        (19, "1974-09-02", Sex::Male),
    ];
    for (who, day, sex) in born {
        person(&mut journal, who, 1, day, sex);
    }
    let below = |competition: &str| Details {
        level: Level::Verband,
        of: Some("A".to_owned()),
        // 2.1: qualifying events of the Verbände too; after the end of the season the key date still counts.
        ..youth(competition, "1990-10-01")
    };
    for (number, competition, may, may_not) in [
        (1, "jem", &[15, 17, 19][..], &[11, 16][..]),
        (2, "bjem", &[17, 19][..], &[15][..]),
        (3, "cjem", &[19][..], &[17, 18][..]),
        (4, "wjem", &[17][..], &[15, 19][..]),
    ] {
        let id = announced(&mut journal, number, below(competition));
        for who in may {
            enter(&mut journal, id, player(*who), Ground::Level, 1)
                .unwrap_or_else(|why| panic!("{competition} {who}: {why:?}"));
        }
        for who in may_not {
            let refused = why(enter(&mut journal, id, player(*who), Ground::Level, 1));
            assert!(matches!(&refused, NotSo::Barred(_)), "{competition} {who}: {refused:?}");
        }
    }
}

/// F-556, F-580, F-636, F-642: places by the numbers of 1 January; free places within the size; the odd place.
#[test]
fn youth_3_1_9_1_and_10_1_places() {
    let mut journal = federation("1989/90", "nrw-1987");
    let jem = announced(&mut journal, 1, Details { host: Some(ClubId(3)), ..youth("jem", "1990-04-01") });
    let counts: BTreeMap<String, u64> =
        VERBAENDE.iter().map(|name| (*name).to_owned()).zip([90, 80, 70, 60, 50, 40]).collect();
    let wrong = Act::MembersCounted { id: jem, on: day("1990-01-01"), counts, seed: 1 };
    let refused = why(tell(&mut journal, "1989-09-01", wrong));
    assert!(
        matches!(refused, NotSo::NumbersOf(on, cite) if on == day("1989-01-01") && cite.article == "12.1")
    );
    let counts: BTreeMap<String, u64> =
        VERBAENDE.iter().map(|name| (*name).to_owned()).zip([90, 80, 70, 60, 50, 40]).collect();
    let right = Act::MembersCounted { id: jem, on: day("1989-01-01"), counts, seed: 1 };
    tell(&mut journal, "1989-09-01", right).expect("counted");
    let mut next = 100;
    let mut young = |journal: &mut Journal, id: ChampionshipId, club: u32, ground: Ground| {
        next += 1;
        let (person, club) = (PersonId(next), ClubId(club));
        let name = Name { surname: format!("J{next}"), first_name: "X".to_owned() };
        let (born, sex) = (Some(day("1975-01-01")), Some(Sex::Female));
        let at = "1989-09-02";
        act(journal, at, said(Statement::PersonEntered { person, name, born, sex, german: true }))
            .expect("entered");
        let pass = Statement::PassIssued { person, club, number: PassNumber(next), from: day("1985-01-01") };
        act(journal, at, said(pass)).expect("pass");
        let who = Entrant::Player { person, club };
        tell(journal, at, Act::Entered { id, entrant: EntrantId(next), who, ground, place: 1 })
    };
    for club in [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6] {
        young(&mut journal, jem, club, Ground::Verband).expect("3 + 5 · 2");
    }
    assert!(matches!(why(young(&mut journal, jem, 2, Ground::Verband)), NotSo::Full { most: 2, .. }));
    let list = state(&journal).seat_list(jem).expect("a list");
    assert_eq!(
        (list.entrants, list.total, list.free),
        (13, Some(14), Some(1)),
        "EX-65: a free place is proposed"
    );
    assert_eq!(list.size, Size::Breaks { allowed: vec![14, 16] });
    young(&mut journal, jem, 3, Ground::Host).expect("the host");
    young(&mut journal, jem, 2, Ground::Free).expect("15");
    young(&mut journal, jem, 2, Ground::Free).expect("16");
    assert!(matches!(why(young(&mut journal, jem, 2, Ground::Free)), NotSo::Full { .. }), "not more than 16");
    // One team of each Verband; an odd number may be filled up.
    let wjmm = announced_on(&mut journal, 2, youth("wjmm", "1990-05-01"));
    let girls = |journal: &mut Journal, club: u32, ground: Ground| {
        let entrant = EntrantId(500 + club);
        tell(journal, "1989-09-02", Act::Entered { id: wjmm, entrant, who: team(club), ground, place: 1 })
    };
    for club in 1..=4 {
        girls(&mut journal, club, Ground::Verband).expect("one of each");
    }
    assert!(matches!(why(girls(&mut journal, 6, Ground::Odd)), NotSo::Full { .. }), "four is even");
    girls(&mut journal, 5, Ground::Verband).expect("fifth");
    let list = state(&journal).seat_list(wjmm).expect("a list");
    assert_eq!((list.total, list.odd), (Some(6), 1));
    girls(&mut journal, 6, Ground::Odd).expect("makes six");
}

fn announced_on(journal: &mut Journal, id: u32, details: Details) -> ChampionshipId {
    let id = ChampionshipId(id);
    tell(journal, "1989-09-02", Act::Announced { id, details }).expect("announced");
    id
}

/// F-563, F-569, F-573, F-584, F-590, F-635, F-639, F-643: titles of the youth, and the second who goes on.
#[test]
fn youth_titles_and_the_second_place() {
    let players = ["jem", "bjem", "cjem", "wjem", "jbem"];
    for (competition, title) in [
        ("jem", "Jugendmeister von Nordrhein-Westfalen 1990"),
        ("bjem", "B-Jugendmeister von Nordrhein-Westfalen 1990"),
        ("cjem", "C-Jugendmeister von Nordrhein-Westfalen 1990"),
        ("wjem", "Jugendmeisterin von Nordrhein-Westfalen 1990"),
        ("jbem", "Jugend-Blitzmeister von Nordrhein-Westfalen 1990"),
        ("wjmm", "Mannschaftsmeister der weiblichen Jugend von Nordrhein-Westfalen 1990"),
        ("jbmm", "Jugend-Blitzmannschaftsmeister von Nordrhein-Westfalen 1990"),
    ] {
        let mut journal = federation("1989/90", "nrw-1987");
        let second = Details {
            second: true,
            size: Some(28),
            host: Some(ClubId(1)),
            ..youth(competition, "1990-04-01")
        };
        announced(&mut journal, 1, second);
        if competition != "cjem" && competition != "wjmm" {
            members(&mut journal, FIRST, [90, 80, 70, 60, 50, 40]);
        }
        let ground = if competition == "cjem" { Ground::Bezirk } else { Ground::Verband };
        let (first, other) = if players.contains(&competition) {
            person(&mut journal, 15, 1, "1975-01-01", Sex::Female);
            person(&mut journal, 25, 2, "1975-01-01", Sex::Female);
            (player(15), player(25))
        } else {
            (team(1), team(2))
        };
        for who in [first, other] {
            enter(&mut journal, FIRST, who, ground, 1).unwrap_or_else(|why| panic!("{competition}: {why:?}"));
        }
        let one = &state(&journal).championships.all[&FIRST];
        let ids: Vec<EntrantId> = one.active().map(|(id, _)| id).collect();
        let rows = vec![
            Row { entrant: ids[0], points: 60, boards: Some(100) },
            Row { entrant: ids[1], points: 50, boards: Some(90) },
        ];
        let told = tell(&mut journal, "1990-04-08", Act::Ranked { id: FIRST, rows }).expect("ranked");
        let size = matches!(&told.concerns[..], [Concern::Championship(Notice::Size(2, _, _))]);
        assert_eq!(size, competition != "wjmm", "{competition}: two are too few");
        tell(&mut journal, "1990-04-08", Act::Closed { id: FIRST }).expect("closed");
        let (who, award) = state(&journal).title(FIRST).expect("a title");
        assert_eq!((who, award.text.de.as_str()), (first, title));
        let on = state(&journal).onward(&state(&journal).championships.all[&FIRST]).qualified.len();
        let both = ["jem", "bjem", "cjem", "wjem"].contains(&competition);
        assert_eq!(on, if both { 2 } else { 0 }, "{competition}: a second is admitted");
    }
    let mut journal = federation("1989/90", "nrw-1987");
    let refused = why(tell(
        &mut journal,
        "1989-09-01",
        Act::Announced { id: FIRST, details: Details { above: 2, ..youth("jem", "1990-04-01") } },
    ));
    assert!(matches!(refused, NotSo::TooManyAbove { most: 1, cite } if cite.article == "12.2"));
}

/// F-004, F-153, F-154: the next season knows the first of this one, the cup winner, and who started above.
#[test]
fn the_next_season_knows_the_rights() {
    let mut journal = cup();
    draw(&mut journal, 1, &[(11, 31), (41, 21), (12, 51), (61, 22)]).expect("drawn");
    let open = state(&journal).next_season(day("1988-09-01"));
    assert_eq!(open, Err(Refusal::Championship(Box::new(NotSo::NotClosed(FIRST)))));
    for home in [11, 41, 12, 61] {
        played(&mut journal, 1, home, &[[10, 0]]).expect("played");
    }
    draw(&mut journal, 2, &[(41, 11), (61, 12)]).expect("drawn");
    played(&mut journal, 2, 41, &[[10, 0]]).expect("played");
    played(&mut journal, 2, 61, &[[10, 0]]).expect("played");
    draw(&mut journal, 3, &[(41, 61)]).expect("drawn");
    played(&mut journal, 3, 41, &[[10, 0]]).expect("played");
    tell(&mut journal, "1988-03-01", Act::Closed { id: FIRST }).expect("closed");
    let next = ChampionshipId(2);
    tell(
        &mut journal,
        "1988-03-01",
        Act::Announced { id: next, details: Details { above: 1, ..details("individual", "1988-06-01") } },
    )
    .expect("announced");
    let counts =
        VERBAENDE.iter().map(|name| (*name).to_owned()).zip([900, 800, 300, 300, 200, 100]).collect();
    tell(
        &mut journal,
        "1988-03-01",
        Act::MembersCounted { id: next, on: day("1988-01-01"), counts, seed: 1 },
    )
    .expect("counted");
    let enter_now = |journal: &mut Journal, who: u32, ground| {
        let entrant = EntrantId(2000 + who);
        tell(journal, "1988-03-02", Act::Entered { id: next, entrant, who: player(who), ground, place: 1 })
    };
    enter_now(&mut journal, 41, Ground::CupWinner).expect("6.2.4: the winner of this season's cup");
    for who in [11, 21, 31, 51, 61] {
        enter_now(&mut journal, who, Ground::Verband).expect("6.2.1");
    }
    let rows = [41, 11, 21, 31, 51, 61].iter().zip([60, 50, 40, 30, 20, 10]);
    let rows =
        rows.map(|(who, points)| Row { entrant: EntrantId(2000 + who), points, boards: None }).collect();
    tell(&mut journal, "1988-06-10", Act::Ranked { id: next, rows }).expect("ranked");
    tell(&mut journal, "1988-06-10", Act::Closed { id: next }).expect("closed");
    let mut following = Journal::default();
    for fact in state(&journal).next_season(day("1988-09-01")).expect("everything is closed") {
        act(&mut following, "1988-09-01", fact).expect("carried");
    }
    let rights = |who: Entrant| -> Vec<(String, Right)> {
        let all = following.state().championships.rights.iter().filter(|noted| noted.who.same(who));
        all.map(|noted| (noted.competition.clone(), noted.right)).collect()
    };
    let of = |right| ("individual".to_owned(), right);
    assert_eq!(
        rights(player(41)),
        [
            of(Right::CupWinner),
            of(Right::FirstOfLastYear { place: 1 }),
            of(Right::EntitledAbove),
            of(Right::Started { year: 1988 })
        ]
    );
    assert_eq!(
        rights(player(31)),
        [of(Right::FirstOfLastYear { place: 4 }), of(Right::Started { year: 1988 })]
    );
    assert_eq!(rights(player(51)), [of(Right::Started { year: 1988 })], "fifth");
}

/// The youth team championship: three groups of three teams, so that the season stays small. The first of each group wins
/// everything, the second beats the third.
mod jmm {
    use turmuhr_federation::matches::lineup::{BoardResult, Occasion, Rank, Seat, Which};
    use turmuhr_season::{
        ClassId, MatchId, TeamId,
        fact::{Class, Fixture},
        tables::{group_moves, group_table},
        year::{SettledBy, Settlement},
    };

    use super::*;

    const LEAGUE: ClassId = ClassId(1);

    fn seats() -> Vec<Seat> {
        let rank = |rank: u32| Rank::Youth { team: TeamNumber(1), rank };
        (1..=8).map(|board| Seat { board: board as usize, rank: rank(board), absent: false }).collect()
    }

    fn match_of(journal: &mut Journal, number: u32, fixture: Fixture, home_points: usize) {
        let id = MatchId(number);
        let on = fixture.on.to_string();
        act(journal, "1989-10-01", Fact::MatchSet { id, fixture }).expect("set");
        let results = (0..8).map(|board| {
            Some(if board < home_points { BoardResult::HomeWins } else { BoardResult::GuestWins })
        });
        let card = Fact::reported(id, seats(), seats(), results.collect());
        turmuhr_season::act(journal, card, support::noon(&on), "test").expect("reported");
        let waived = Vec::new();
        let confirmed = Fact::MatchConfirmed { id, waived, reason: String::new(), frozen: None };
        turmuhr_season::act(journal, confirmed, support::noon(&on), "test").expect("confirmed");
    }

    /// Groups played; all matches on one day, for time does not run backwards.
    fn groups() -> Journal {
        let mut journal = federation("1989/90", "nrw-1987");
        let under = Some("nrw-youth-1989".to_owned());
        let class = Class {
            competition: Some("jmm".to_owned()),
            ordinance: under,
            ..Class::league("NRW-Jugendliga", Level::Bund, 9, 8)
        };
        act(&mut journal, "1989-09-01", Fact::ClassFormed { class: LEAGUE, details: class }).expect("formed");
        let mut pass = 1000;
        for number in 1..=9 {
            let club = ClubId(10 + number);
            let details = Club {
                name: format!("J{number}"),
                bezirk: "Z".to_owned(),
                verband: "A".to_owned(),
                affiliated: true,
                bans: Vec::new(),
            };
            act(&mut journal, "1989-09-01", Fact::ClubAdmitted { club, details }).expect("admitted");
            let team = Fact::TeamEntered {
                team: TeamId(number),
                club,
                number: TeamNumber(1),
                class: LEAGUE,
                ranks: [1, 8],
            };
            act(&mut journal, "1989-09-01", team).expect("entered");
            let mut lines = Vec::new();
            for rank in 1..=8 {
                pass += 1;
                let person = PersonId(pass);
                let name = Name { surname: format!("Y{pass}"), first_name: "X".to_owned() };
                let sex = if rank == 7 { Sex::Female } else { Sex::Male };
                let born = Some(day(if rank == 8 { "1976-01-01" } else { "1972-01-01" }));
                let entered = Statement::PersonEntered { person, name, born, sex: Some(sex), german: true };
                act(&mut journal, "1989-09-01", said(entered)).expect("entered");
                let issued =
                    Statement::PassIssued { person, club, number: PassNumber(pass), from: day("1985-01-01") };
                act(&mut journal, "1989-09-01", said(issued)).expect("pass");
                let rank = Rank::Youth { team: TeamNumber(1), rank };
                lines.push(turmuhr_season::registry::Line { rank, person, guest_of: None });
            }
            let list = Statement::ListRegistered {
                club,
                list: turmuhr_season::registry::ListKind::Youth,
                closing: day("1989-09-01"),
                handed_in: day("1989-08-20"),
                lines,
            };
            act(&mut journal, "1989-09-01", said(list)).expect("list");
        }
        let own = Details { class: Some(LEAGUE), ..youth("jmm", "1989-10-01") };
        tell(&mut journal, "1989-09-01", Act::Announced { id: FIRST, details: own }).expect("announced");
        let groups = (0..3).map(|group| (1..=3).map(|place| TeamId(group * 3 + place)).collect()).collect();
        act(&mut journal, "1989-09-01", Fact::GroupsDrawn { class: LEAGUE, seed: 1, groups }).expect("drawn");
        let mut number = 0;
        for group in 0..3_u32 {
            for (round, (home, guest)) in [(1, (1, 2)), (2, (2, 3)), (3, (3, 1))] {
                number += 1;
                let fixture = Fixture {
                    class: LEAGUE,
                    group: group as usize,
                    round,
                    home: TeamId(group * 3 + home),
                    guest: TeamId(group * 3 + guest),
                    on: day("1989-10-01"),
                    occasion: Occasion::Round,
                    starts: None,
                };
                // The first wins 5:3 and 8:0, the second 8:0 against the third.
                let points = match (home, guest) {
                    (1, 2) => 5,
                    (2, 3) => 8,
                    _ => 0,
                };
                match_of(&mut journal, number, fixture, points);
            }
        }
        journal
    }

    /// F-628, F-629, F-631, F-635: two of each group, one result carried over, four rounds, the host of a play-off, the title.
    #[test]
    fn youth_8_2_to_8_6_the_final() {
        let mut journal = groups();
        let teams = [1, 2, 4, 5, 7, 8].map(TeamId).to_vec();
        assert_eq!(state(&journal).finalists(LEAGUE), Some(teams.clone()));
        let (_, moves) = group_moves(state(&journal), LEAGUE, 0).expect("a table");
        assert_eq!(moves.relegated.len(), 2, "8.3: the last two of each group");
        let fixtures = state(&journal).final_fixtures(LEAGUE, day("1989-10-01"), 0).expect("a final");
        assert_eq!(fixtures.len(), 12);
        for team in &teams {
            assert_eq!(fixtures.iter().filter(|one| one.home == *team || one.guest == *team).count(), 4);
        }
        // Only who has qualified plays there.
        let stranger = Fixture { home: TeamId(3), ..fixtures[0].clone() };
        let refused = act(&mut journal, "1989-10-01", Fact::MatchSet { id: MatchId(50), fixture: stranger });
        assert_eq!(refused, Err(Refusal::Stranger(TeamId(3))));
        // Team 1 beats everybody, but draws with team 4, which wins the rest.
        let mut regular = None;
        for (fixture, number) in fixtures.into_iter().zip(10..) {
            let best = |team: TeamId| {
                [TeamId(1), TeamId(4), TeamId(7), TeamId(2), TeamId(5), TeamId(8)]
                    .iter()
                    .position(|known| *known == team)
            };
            let (home, guest) = (fixture.home, fixture.guest);
            let both = [home, guest];
            let points = if both.contains(&TeamId(1)) && both.contains(&TeamId(4)) {
                regular = Some((home, guest));
                4
            } else if best(home) < best(guest) {
                5
            } else {
                3
            };
            match_of(&mut journal, number, fixture, points);
        }
        let table = group_table(state(&journal), LEAGUE, 3).expect("the table of the final");
        let points: Vec<(TeamId, u32, i64)> =
            table.table.rows.iter().map(|row| (row.team, row.matches, row.match_points)).collect();
        assert_eq!(
            points.iter().map(|row| row.1).collect::<Vec<_>>(),
            [5; 6],
            "four played, one carried over"
        );
        assert_eq!((points[0].2, points[1].2), (9, 9));
        let one = |journal: &Journal| state(journal).championships.all[&FIRST].clone();
        assert_eq!(state(&journal).champion(&one(&journal)), None, "board points do not decide first place");
        let open = state(&journal).class_moves(LEAGUE).open;
        assert_eq!((open.len(), open[0].0), (1, 3));
        // 8.4: at the club that travelled.
        let (home, guest) = regular.expect("they have met");
        let (host, other, cite) = state(&journal).playoff_sides(LEAGUE, home, guest).expect("fixed");
        assert_eq!((host, other, cite.article.as_str()), (guest, home, "8.4"));
        let playoff = |home, guest| Fixture {
            class: LEAGUE,
            group: 3,
            round: 1,
            home,
            guest,
            on: day("1989-10-01"),
            occasion: Occasion::PlayOff,
            starts: None,
        };
        let wrong = Fact::MatchSet { id: MatchId(40), fixture: playoff(home, guest) };
        assert!(
            matches!(why(act(&mut journal, "1989-10-01", wrong)), NotSo::OtherHost(at, _) if at == guest)
        );
        match_of(&mut journal, 40, playoff(guest, home), 6);
        let settled =
            Settlement { class: LEAGUE, group: 3, order: vec![guest, home], how: SettledBy::PlayOff };
        act(&mut journal, "1989-10-01", Fact::TieSettled { settled }).expect("settled");
        tell(&mut journal, "1989-10-01", Act::Closed { id: FIRST }).expect("closed");
        let (who, award) = state(&journal).title(FIRST).expect("a title");
        assert_eq!(who.club(), state(&journal).teams[&guest].club);
        assert_eq!(award.text.de, "Jugend-Mannschaftsmeister von Nordrhein-Westfalen 1990");
        assert_eq!(state(&journal).onward(&one(&journal)).qualified.len(), 1, "a second is not admitted");
        // The six of the final are known to the draw of the next year.
        let first = |fact: &Fact| {
            let Fact::Championship { act: Act::RightNoted { right, .. } } = fact else { return false };
            matches!(right, Right::FirstOfLastYear { .. })
        };
        let next = state(&journal).next_season(day("1990-09-01")).expect("everything is closed");
        assert_eq!(next.iter().filter(|fact| first(fact)).count(), 6);
        let moves = state(&journal).class_moves(LEAGUE);
        assert!(moves.promoted.is_empty() && moves.open.is_empty(), "{moves:?}");
    }

    /// F-626: board 7 is for a girl, judged from the registry by the youth ordinance.
    #[test]
    fn youth_8_1_a_boy_on_board_7_loses() {
        let mut journal = groups();
        let fixture =
            state(&journal).final_fixtures(LEAGUE, day("1989-10-01"), 0).expect("a final")[0].clone();
        let (id, on) = (MatchId(30), fixture.on.to_string());
        act(&mut journal, "1989-10-01", Fact::MatchSet { id, fixture }).expect("set");
        let mut swapped = seats();
        (swapped[5].rank, swapped[6].rank) = (swapped[6].rank, swapped[5].rank);
        let card = Fact::reported(id, swapped, seats(), vec![Some(BoardResult::Drawn); 8]);
        let told = turmuhr_season::act(&mut journal, card, support::noon(&on), "test").expect("reported");
        let found = state(&journal).found(id);
        assert!(
            found.iter().any(|one| one.violation.side == Which::Home && one.violation.board == Some(7)),
            "{found:?}"
        );
        assert!(!told.concerns.is_empty());
    }

    /// F-601: at most two seasons from the lowest youth class of a Verband to the top.
    #[test]
    fn youth_7_2_classes_of_a_verband() {
        let mut journal = federation("1989/90", "nrw-1987");
        let mut form = |number: u32, height: i64| {
            let details = Class {
                competition: Some("jmm".to_owned()),
                ordinance: Some("nrw-youth-1989".to_owned()),
                ..Class::league(&format!("K{number}"), Level::Verband, height, 8)
            };
            act(&mut journal, "1989-09-01", Fact::ClassFormed { class: ClassId(number), details })
                .expect("formed")
                .concerns
        };
        assert_eq!(form(1, 3), []);
        assert_eq!(form(2, 2), []);
        let far = form(3, 1);
        let [Concern::Championship(Notice::FarDown(classes, cite))] = &far[..] else { panic!("{far:?}") };
        assert_eq!((classes.join(" "), cite.article.as_str()), ("K3".to_owned(), "7.2"));
    }
}

//! Groups, schedules, tables, promotion and relegation, final rounds, seats.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use support::{day, nrw, season, youth};
use turmuhr_core::Points;
use turmuhr_federation::competition::{
    league::{
        self, Deduction, MatchResult, Newcomer, Played, Standing,
        finals::{final_round, playoff_host},
        movement,
    },
    qualification as places,
    qualification::{Claim, PriorRight, PriorState, Slot},
    seats::{self, Members, Prior, Wanted},
    ties,
};
use turmuhr_standings::{Form, playoff::rules};

fn newcomer(club: usize, verband: usize, standing: Standing) -> Newcomer {
    Newcomer { club: format!("C{club}"), verband: format!("V{verband}"), standing }
}

/// F-430, F-431, F-627.
#[test]
fn art_26_1_groups_are_drawn_evenly() {
    let teams: Vec<Newcomer> = (0..24)
        .map(|team| {
            let standing = match team {
                0..6 => Standing::Promoted,
                6..12 => Standing::Finalist,
                12..15 => Standing::Relegated,
                _ => Standing::Stayed,
            };
            newcomer(team / 2, team % 6, standing)
        })
        .collect();
    let mut layouts = BTreeSet::new();
    for seed in 0..30 {
        let grouped = league::groups(&teams, 3, seed);
        assert!(grouped.uneven.is_empty(), "{:?}", grouped.uneven);
        assert!(grouped.groups.iter().all(|group| group.len() == 8));
        let count = |group: &[usize], fits: &dyn Fn(&Newcomer) -> bool| {
            group.iter().filter(|team| fits(&teams[**team])).count()
        };
        let spread = |fits: &dyn Fn(&Newcomer) -> bool| {
            let counts: Vec<usize> = grouped.groups.iter().map(|group| count(group, fits)).collect();
            counts.iter().max().unwrap() - counts.iter().min().unwrap()
        };
        for standing in [Standing::Promoted, Standing::Finalist, Standing::Relegated] {
            assert!(spread(&|team| team.standing == standing) <= 1, "{standing:?}");
        }
        for verband in 0..6 {
            assert!(spread(&|team| team.verband == format!("V{verband}")) <= 1);
        }
        for club in 0..12 {
            assert!(spread(&|team| team.club == format!("C{club}")) <= 1, "two of a club are in two groups");
        }
        assert_eq!(grouped, league::groups(&teams, 3, seed), "the seed is the draw");
        layouts.insert(grouped.groups);
    }
    assert!(layouts.len() > 25, "by lot");
}

#[test]
fn art_26_1_what_cannot_be_even_is_told() {
    let mut teams: Vec<Newcomer> = (0..6).map(|team| newcomer(team, 0, Standing::Stayed)).collect();
    for team in &mut teams[..3] {
        team.standing = Standing::Promoted;
    }
    assert!(league::groups(&teams, 2, 1).uneven.is_empty(), "two and one");
    assert_eq!(league::groups(&teams, 0, 1).groups.len(), 1);
    assert!(league::groups(&[], 3, 1).groups.iter().all(Vec::is_empty));
}

/// F-432, F-433.
#[test]
fn art_26_2_club_mates_meet_in_the_first_rounds() {
    for seed in 0..50 {
        let clubs = ["A", "B", "A", "C", "D", "E", "C", "F", "G", "H"];
        let rounds = league::schedule(&clubs, seed);
        assert_eq!(rounds.len(), 9);
        let met: BTreeSet<(usize, usize)> =
            rounds.iter().flatten().map(|(one, other)| (*one.min(other), *one.max(other))).collect();
        assert_eq!(met.len(), 45, "everybody meets everybody once");
        let first: Vec<(usize, usize)> =
            rounds[0].iter().map(|(one, other)| (*one.min(other), *one.max(other))).collect();
        assert!(first.contains(&(0, 2)) && first.contains(&(3, 6)), "seed {seed}");
    }
}

fn score(round: u32, home: usize, guest: usize, boards: [&str; 2]) -> MatchResult<usize> {
    let boards: [Points; 2] = boards.map(|text| text.parse().unwrap());
    MatchResult { round, home, guest, played: Played::Score { boards, each: Vec::new() } }
}

/// F-090, F-195, F-332, F-335.
#[test]
fn art_18_3_tables_play_offs_and_deductions() {
    let matches = [
        score(1, 0, 3, ["5", "3"]),
        score(1, 1, 2, ["4", "4"]),
        score(2, 3, 2, ["4.5", "3.5"]),
        score(2, 0, 1, ["3", "5"]),
        score(3, 1, 3, ["2", "6"]),
        score(3, 2, 0, ["1", "7"]),
    ];
    let made = league::table(&nrw(), &[0, 1, 2, 3], 8, &matches, &[]).unwrap();
    let lines: Vec<(usize, u32, i64, String)> = made
        .rows
        .iter()
        .map(|row| (row.team, row.place, row.match_points, row.board_points.to_string()))
        .collect();
    assert_eq!(
        lines,
        [
            (0, 1, 4, "15.0".into()),
            (3, 2, 4, "13.5".into()),
            (1, 3, 3, "11.0".into()),
            (2, 4, 1, "8.5".into())
        ]
    );
    assert_eq!(made.rows[1].below_by, Some(1), "board points put it there");
    assert_eq!(made.rows[2].below_by, Some(0), "match points");
    assert_eq!((made.rows[0].won, made.rows[0].drawn, made.rows[0].lost), (2, 0, 1));
    // Level on match points for the first place: board points do not decide it.
    let rule = rules::named("team-championship").unwrap();
    let calls = made.playoffs(rule, &[3]);
    assert_eq!(calls.len(), 1);
    assert_eq!(calls[0].participants.iter().map(|id| id.0).collect::<Vec<_>>(), [1, 4]);
    // A deduction is shown with its decision; nobody else's board points change.
    let deducted = league::table(
        &nrw(),
        &[0, 1, 2, 3],
        8,
        &matches,
        &[Deduction { team: 0, points: 2, decision: "7".into() }],
    )
    .unwrap();
    let lines: Vec<(usize, i64)> = deducted.rows.iter().map(|row| (row.team, row.match_points)).collect();
    assert_eq!(lines, [(3, 4), (1, 3), (0, 2), (2, 1)]);
    assert_eq!(deducted.rows[2].deducted, [(2, "7".to_owned())]);
    assert_eq!(deducted.rows[2].board_points, Points::whole(15));
    // D-40: nor do opponents' tie-breaks. With Sonneborn-Berger of match points for the second criterion, team 0 counts
    // for whoever met it with the four points it made, not with the two it keeps.
    let own = "id = \"c\"\ntitle.de = \"x\"\ntitle.en = \"x\"\nin_force = \"1990-09-01\"\nparent = \"nrw-1987\"\n[articles]\nown = [\"1\"]\n[rules.team-ties]\narticle = \"1\"\nothers-article = \"1\"\nothers = [\"EMMSB\"]\nplayoff-for-first-promotion-relegation = true";
    let own = turmuhr_federation::Ordinance::read(own, &turmuhr_federation::Ordinance::named).unwrap();
    let values = |deductions: &[Deduction<usize>]| -> BTreeMap<usize, String> {
        let made = league::table(&own, &[0, 1, 2, 3], 8, &matches, deductions).unwrap();
        let value =
            |row: &turmuhr_standings::Row| row.values[0].as_ref().map(|value| value.amount.to_string());
        made.standings.rows.iter().map(|row| (row.place, value(row).unwrap())).collect()
    };
    let taken = [Deduction { team: 0, points: 2, decision: "7".into() }];
    assert_eq!(values(&[]), values(&taken));
    assert_eq!(values(&[])[&1], "9", "2·4 against team 0, 1·1 against team 2, nothing against team 3");
    // Other places level on both are shared.
    let shared = league::table(
        &nrw(),
        &[0, 1, 2, 3],
        8,
        &[score(1, 0, 1, ["8", "0"]), score(1, 2, 3, ["4", "4"])],
        &[],
    )
    .unwrap();
    assert_eq!(shared.rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 2, 4]);
}

/// F-353 as numbers of a level: who goes up and down, and what must be played first.
#[test]
fn art_20_promotion_and_relegation() {
    let matches = [
        score(1, 0, 1, ["8", "0"]),
        score(1, 2, 3, ["5", "3"]),
        score(2, 0, 2, ["5", "3"]),
        score(2, 1, 3, ["4", "4"]),
        score(3, 0, 3, ["5", "3"]),
        score(3, 1, 2, ["3", "5"]),
    ];
    let table = league::table(&nrw(), &[0, 1, 2, 3], 8, &matches, &[]).unwrap();
    let moves = league::moves(&table, 1, 1, &[], &[]);
    assert_eq!(moves.promoted, [0]);
    assert_eq!(moves.undecided, [(3, vec![3, 1])], "level on match points at the cut");
    assert!(moves.relegated.is_empty(), "nobody goes down before the play-off");
    let barred = league::moves(&table, 1, 1, &[0], &[]);
    assert_eq!(barred.promoted, [2], "the next one moves up");
    let demoted = league::moves(&table, 1, 1, &[], &[2]);
    assert_eq!(demoted.relegated, [2], "a demotion takes a place");
    let small = league::moves(&table, 2, 3, &[], &[]);
    assert!(small.relegated.iter().all(|team| !small.promoted.contains(team)), "{small:?}");
    assert_eq!((small.promoted, small.relegated), (vec![0, 2], vec![3, 1]), "two to the final, two down");
    assert_eq!(movement::balance(6, 6), None);
    assert_eq!(movement::balance(6, 5), Some((6, 5)), "F-629: somebody must see it");
}

/// F-628, F-629, F-632: EX-56's order of play.
#[test]
fn youth_8_2_the_final_carries_one_result_over() {
    let final_of = final_round(3);
    assert_eq!(final_of.carried.len(), 3);
    for (one, other) in &final_of.carried {
        assert_eq!(one / 2, other / 2, "the two of one group");
    }
    assert_eq!(final_of.rounds.len(), 4);
    assert_eq!(final_of.rounds.iter().map(Vec::len).sum::<usize>(), 12);
    for team in 0..6 {
        let own = final_of.rounds.iter().flatten().filter(|(one, other)| *one == team || *other == team);
        assert_eq!(own.count(), 4, "team {team}");
    }
    assert_eq!(playoff_host(0, 2), (2, 0), "F-631: at the club that travelled");
    let groups = youth().rules.competition["jmm"].groups.clone().unwrap();
    assert_eq!((groups.count * groups.relegated, groups.to_final * groups.count), (6, 6));
}

/// F-632: whatever the table of the league said, a play-off tournament is drawn anew, hosts and colours with it.
#[test]
fn youth_8_4_a_play_off_tournament_is_drawn_anew() {
    use turmuhr_core::PlayerId;
    use turmuhr_standings::playoff::{Field, Next, PlayOff, Purpose};
    let teams = [1, 2, 3].map(PlayerId);
    let regular = [(teams[0], teams[1]), (teams[1], teams[2]), (teams[0], teams[2])];
    let mut homes: BTreeSet<Vec<(u32, u32)>> = BTreeSet::new();
    for seed in 0..60 {
        let field = Field::of_teams(&teams, 8, &regular);
        let mut tournament = PlayOff::new(rules::named("jmm").unwrap(), field).unwrap();
        assert!(
            matches!(&tournament.state().next, Next::Lot { purpose: Purpose::Numbers, candidates, .. } if *candidates == teams),
            "nothing is played before the lot"
        );
        let lot = tournament.draw(seed).expect("a lot is wanted");
        let Next::Play { fixtures, .. } = tournament.state().next else { panic!("to be played now") };
        assert_eq!(lot.order.len(), 3);
        homes.insert(fixtures.iter().map(|one| (one.first.0, one.second.0)).collect());
    }
    let hosts: BTreeSet<(u32, u32)> = homes.iter().flatten().copied().collect();
    assert_eq!(hosts.len(), 6, "either of two may be host: {hosts:?}");
}

/// F-633, F-210.
#[test]
fn youth_8_4_and_art_10_level_again() {
    use turmuhr_standings::playoff::Kind as StageKind;
    let stages = |id: &str| rules::named(id).unwrap().two.iter().map(|stage| stage.kind).collect::<Vec<_>>();
    let senior = stages("team-championship");
    let young = stages("jmm");
    assert_eq!(young[1..], senior[1..], "after the match the senior rules: Berlin, lot");
    assert!(matches!(senior.last(), Some(StageKind::Lot)));
    assert_eq!(youth().rules.team_ties, nrw().rules.team_ties, "other places by board points");
    assert_eq!(rules::named("jmm").unwrap().more, rules::named("team-championship").unwrap().more);
}

/// F-191, F-210: places nobody plays off for go by 9.1, in the blitz too; whoever is level in everything shares.
#[test]
fn art_9_1_and_10_3_other_places() {
    let game = |round, white: &str, black: &str, result: &str| {
        let points = match result {
            "1" => [Points::ONE, Points::ZERO],
            "0" => [Points::ZERO, Points::ONE],
            _ => [Points::HALF; 2],
        };
        ties::ScoredGame { round, white: white.to_owned(), black: black.to_owned(), points, forfeit: false }
    };
    let players = ["A", "B", "C", "D"].map(str::to_owned);
    let table = |games: &[ties::ScoredGame]| {
        let made = ties::table(&nrw(), Form::RoundRobin, &players, games).unwrap();
        let calls = |cuts: &[u32]| {
            let called =
                turmuhr_standings::playoff::called_for(rules::named("blitz").unwrap(), &made.standings, cuts);
            called.iter().map(|call| call.place).collect::<Vec<_>>()
        };
        let told: Vec<(String, u32)> = made.rows.iter().map(|row| (row.player.clone(), row.place)).collect();
        (told, calls(&[]), calls(&[3]))
    };
    // A wins everything; B, C, D draw among themselves; B has one draw with Black, C one, D one: all level.
    let level = [
        game(1, "A", "D", "1"),
        game(1, "B", "C", "="),
        game(2, "D", "C", "="),
        game(2, "A", "B", "1"),
        game(3, "D", "B", "="),
        game(3, "C", "A", "0"),
    ];
    let named = |rows: &[(&str, u32)]| {
        rows.iter().map(|(name, place)| ((*name).to_owned(), *place)).collect::<Vec<_>>()
    };
    let (rows, first, cut) = table(&level);
    // B: Black against D. C: Black twice. D: none.
    assert_eq!(rows, named(&[("A", 1), ("C", 2), ("B", 3), ("D", 4)]), "draws with Black");
    assert_eq!((first, cut), (vec![], vec![2]), "a play-off at the cut only");
    let mut turned = level.clone();
    turned[1] = game(1, "C", "B", "=");
    turned[4] = game(3, "B", "D", "=");
    assert_eq!(table(&turned).0, named(&[("A", 1), ("B", 2), ("C", 2), ("D", 2)]), "one each: shared");
}

/// F-636.
#[test]
fn youth_9_1_one_team_of_each_verband() {
    let wjmm = &youth().rules.competition["wjmm"];
    assert_eq!((wjmm.boards, places::total(&wjmm.places.unwrap(), 6, 0, false, 0)), (Some(4), 6));
    let own = wjmm.places.unwrap();
    assert_eq!(
        [5, 6, 7].map(|teams| places::odd_place(&own, teams)),
        [1, 0, 1],
        "an odd number may be filled up"
    );
    assert_eq!(
        places::odd_place(&youth().rules.competition["jem"].places.unwrap(), 13),
        0,
        "nobody else's may"
    );
    assert_eq!(places::total(&own, 5, 0, false, places::odd_place(&own, 5)), 6);
}

/// EX-15: F-206, F-223, F-580, F-585, F-642.
#[test]
fn youth_10_1_seats_by_highest_quotients() {
    let counts = |numbers: &[u64]| -> BTreeMap<String, u64> {
        numbers.iter().zip(1..).map(|(count, verband)| (format!("V{verband}"), *count)).collect()
    };
    let wanted = |event: &str, date: Option<&str>| Wanted {
        event: event.to_owned(),
        size: 28,
        host: true,
        season: Some(season("1989/90")),
        prior: Prior::Born(["1971-02-03", "1969-09-01", "1970-05-30", "1973-01-31"].map(day).to_vec()),
        members: vec![Members { date: date.map(day), counts: counts(&[5210, 3870, 2640, 1980, 1450, 990]) }],
    };
    let seated = seats::seats(&youth(), &wanted("jbem", Some("1989-01-01"))).unwrap();
    assert_eq!(
        (seated.key_date, seated.prior, seated.remaining),
        (Some(day("1989-01-01")), 3, 12),
        "one is too old by now"
    );
    let (order, lot) = seats::highest(&counts(&[5210, 3870, 2640, 1980, 1450, 990]), 11);
    let order: Vec<&str> = order.iter().map(|seat| seat.verband.as_str()).collect();
    assert_eq!(order, ["V1", "V2", "V3", "V1", "V4", "V2", "V1", "V5", "V3", "V1", "V2"]);
    assert_eq!(lot, None);
    assert!(seats::seats(&youth(), &wanted("jbem", Some("1990-01-01"))).is_err(), "numbers of another day");
    let jbmm = Wanted { prior: Prior::Starting(4), ..wanted("jbmm", Some("1989-01-01")) };
    assert_eq!(seats::seats(&youth(), &jbmm).unwrap().remaining, 11);
    // Seniors: no basic seats, one list.
    let blitz = Wanted { prior: Prior::Starting(1), size: 10, ..wanted("blitz-individual", None) };
    let seated = seats::seats(&nrw(), &blitz).unwrap();
    assert_eq!((seated.key_date, seated.remaining, seated.total["V1"]), (None, 8, seated.seats["V1"]));
    let teams = Wanted { event: "blitz-team".to_owned(), ..blitz };
    assert_eq!(seats::seats(&nrw(), &teams).unwrap().remaining, 8);
    // Equal quotients at the cut: the lot.
    let (order, lot) = seats::highest(&counts(&[300, 100, 100, 100]), 4);
    assert_eq!(order.len(), 2);
    let lot = lot.unwrap();
    assert_eq!((lot.seats, lot.among.join(" ")), (2, "V1 V2 V3 V4".to_owned()));
}

/// F-150, F-151, F-152, F-153, F-154, F-155, F-157, F-176, F-177, F-178, F-221, F-222.
#[test]
fn art_6_2_who_has_a_place() {
    let members = |numbers: &[u64]| -> BTreeMap<String, u64> {
        numbers.iter().zip(1..).map(|(count, verband)| (format!("V{verband}"), *count)).collect()
    };
    let largest = places::largest(&members(&[500, 900, 700, 100, 100, 100]), 2);
    assert_eq!((largest.sure.join(" "), largest.lot), ("V2 V3".to_owned(), None));
    let tied = places::largest(&members(&[900, 700, 700]), 2);
    assert_eq!(
        (tied.sure.join(" "), tied.lot),
        ("V1".to_owned(), Some((1, vec!["V2".to_owned(), "V3".to_owned()])))
    );
    let senior = nrw();
    let individual = senior.rules.competition["individual"].places.unwrap();
    assert_eq!(places::total(&individual, 6, 0, false, 0), 8);
    for (id, wanted) in [("women", 6), ("cup", 8), ("team-cup", 8)] {
        assert_eq!(
            places::total(&senior.rules.competition[id].places.unwrap(), 6, 0, false, 0),
            wanted,
            "{id}"
        );
    }
    assert_eq!(places::total(&individual, 6, 0, true, 0), 9, "the host has one");
    assert_eq!(places::places_by_verband(&individual, &members(&[9, 8, 1, 1, 1, 1])).each["V1"], 2);
    // Rights of those relegated from above: this year or next, then gone.
    let relegated = PriorRight::Relegated { year: 1987 };
    let state = |started: &[i16], year| places::prior_state(relegated, started, year);
    assert_eq!(
        [1986, 1987, 1988, 1989].map(|year| state(&[], year)),
        [PriorState::NotYet, PriorState::Granted, PriorState::Retained, PriorState::Lapsed]
    );
    assert_eq!(state(&[1987], 1988), PriorState::Used);
    assert_eq!(state(&[1988], 1989), PriorState::Used);
    let absent = PriorRight::DidNotPlay { next: 1988 };
    assert_eq!(
        [1987, 1988, 1989].map(|year| places::prior_state(absent, &[], year)),
        [PriorState::NotYet, PriorState::Granted, PriorState::Lapsed]
    );
    assert_eq!(places::prior_state(absent, &[1988], 1989), PriorState::Used);
    // Several rights, one place; whoever plays above leaves no place to the next.
    let claim =
        |slot, player: &str, entitled_above| Claim { slot, player: player.to_owned(), entitled_above };
    let fill = |id: &str, claims: &[Claim]| {
        let given = places::fill(&senior.rules.competition[id], claims);
        let filled: Vec<(String, String)> =
            given.filled.iter().map(|(_, player, cite)| (player.clone(), cite.article.clone())).collect();
        (filled, given.empty, given.no_right)
    };
    let (filled, empty, no_right) = fill(
        "individual",
        &[
            claim(Slot::Verband("V1".to_owned()), "A", false),
            claim(Slot::RelegatedFromAbove, "B", false),
            claim(Slot::FirstOfLastYear(1), "C", true),
            claim(Slot::FirstOfLastYear(2), "A", false),
            claim(Slot::CupWinner, "D", true),
            claim(Slot::LastChampion, "E", true),
            claim(Slot::Host, "F", false),
            claim(Slot::FirstOfLastYear(4), "G", false),
            claim(Slot::FirstOfLastYear(5), "H", false),
            claim(Slot::Free, "I", true),
        ],
    );
    let right = |player: &str, article: &str| (player.to_owned(), article.to_owned());
    assert_eq!(
        filled,
        [
            right("A", "6.2.1"),
            right("B", "6.2.2"),
            right("D", "6.2.4"),
            right("F", "6.2.5"),
            right("G", "6.2.3"),
            right("I", "6.3")
        ]
    );
    assert_eq!(empty, [Slot::FirstOfLastYear(1), Slot::FirstOfLastYear(2)]);
    assert_eq!(no_right, [Slot::LastChampion, Slot::FirstOfLastYear(5)], "four, and no champion by himself");
    // Women: the winner unless she plays above, one of each Verband, those relegated; no cup, no host.
    let verband = || claim(Slot::Verband("V1".to_owned()), "A", true);
    let claims = |above| {
        let (champion, relegated) =
            (claim(Slot::LastChampion, "C", above), claim(Slot::RelegatedFromAbove, "B", false));
        vec![
            champion,
            verband(),
            relegated,
            claim(Slot::Host, "F", false),
            claim(Slot::CupWinner, "D", false),
        ]
    };
    let none = vec![Slot::Host, Slot::CupWinner];
    let both = vec![right("A", "7.2.2"), right("B", "7.2.3")];
    assert_eq!(fill("women", &claims(true)), (both.clone(), vec![Slot::LastChampion], none.clone()));
    assert_eq!(fill("women", &claims(false)), ([vec![right("C", "7.2.1")], both].concat(), vec![], none));
    // Blitz: last year's champion whatever else he may play (10.2); the team only unless it is admitted above (11.2).
    let champion_and_host = [claim(Slot::LastChampion, "C", true), claim(Slot::Host, "F", false)];
    assert_eq!(fill("blitz", &champion_and_host).0, [right("C", "10.2"), right("F", "10.2")]);
    let teams = fill("blitz-team", &champion_and_host);
    assert_eq!((teams.0, teams.1), (vec![right("F", "11.3")], vec![Slot::LastChampion]));
    let hosts = [nrw().rules.seats["blitz-team"].host, nrw().rules.seats["blitz-individual"].host];
    assert_eq!(hosts, [1, 1]);
}

/// F-160, F-162, F-163, F-224.
#[test]
fn art_6_6_and_11_5_places_above() {
    assert_eq!(places::qualifiers(&["A", "B", "C"], &["A"], 1), [1], "entitled already: the next moves up");
    assert_eq!(places::qualifiers(&["A", "B", "C"], &[], 2), [0, 1]);
    assert_eq!(
        places::qualifiers(&["A", "B", "A", "C"], &["A"], 2),
        [1, 2],
        "its best team is passed over, no other"
    );
    // The number of places is the higher ordinance's: a parameter.
    for (points, number, playoff) in [
        (vec![9, 8, 7, 6], 2, None),
        (vec![9, 8, 8, 6], 2, Some((1, 2))),
        (vec![9, 8, 8, 8], 2, None),
        (vec![9, 9, 8, 6], 1, Some((0, 1))),
        (vec![9, 9], 2, None),
    ] {
        assert_eq!(places::place_playoff(&points, number), playoff, "{points:?}");
    }
    assert!(places::merged_playoff(&[9, 9, 8], 1) && !places::merged_playoff(&[9, 8, 8], 2));
}

/// EX-65: F-556, F-560, F-565, F-570.
#[test]
fn youth_qualification_arithmetic() {
    let young = youth();
    let total = |id: &str, bezirke, host, free| {
        places::total(&young.rules.competition[id].places.unwrap(), 6, bezirke, host, free)
    };
    assert_eq!([total("jem", 0, false, 0), total("jem", 0, true, 0), total("jem", 0, true, 2)], [13, 14, 16]);
    assert_eq!(total("bjem", 0, true, 0), 14);
    assert_eq!(total("wjem", 0, true, young.rules.competition["wjem"].places.unwrap().free), 12);
    assert_eq!(total("cjem", 30, true, 3), 34);
    assert_eq!(
        places::free_places_to_fit(&young.rules.competition["jem"].sizes, 13),
        Some(1),
        "a free place is proposed"
    );
    assert_eq!(places::free_places_to_fit(&young.rules.competition["jem"].sizes, 17), None);
    let members: BTreeMap<String, u64> =
        [("V1", 10), ("V2", 30), ("V3", 20)].map(|(name, count)| (name.to_owned(), count)).into();
    let jem = places::places_by_verband(&young.rules.competition["jem"].places.unwrap(), &members).each;
    assert_eq!((jem["V1"], jem["V2"], jem["V3"]), (2, 3, 2));
}

/// F-194, F-195: in a Swiss Buchholz takes the place of Sonneborn-Berger, and the table says what decided.
#[test]
fn art_9_3_ties_in_a_swiss() {
    let game = |round, white: &str, black: &str, result: [Points; 2]| ties::ScoredGame {
        round,
        white: white.to_owned(),
        black: black.to_owned(),
        points: result,
        forfeit: false,
    };
    let (won, drawn) = ([Points::ONE, Points::ZERO], [Points::HALF, Points::HALF]);
    let players = ["A", "B", "C", "D"].map(str::to_owned);
    let games = [
        game(1, "A", "B", won),
        game(1, "C", "D", drawn),
        game(2, "A", "C", drawn),
        game(2, "D", "B", drawn),
    ];
    let table = ties::table(&nrw(), Form::Swiss, &players, &games).unwrap();
    let rows: Vec<(&str, u32, u32)> =
        table.rows.iter().map(|row| (row.player.as_str(), row.place, row.black_draws)).collect();
    assert_eq!(rows, [("A", 1, 0), ("C", 2, 1), ("D", 3, 1), ("B", 4, 1)]);
    assert_eq!(table.cite.article, "9.3");
    assert_eq!(table.standings.rows[2].below_by, Some(1), "Buchholz decided");
    assert_eq!(table.standings.rows[1].below_by, Some(0), "the points did");
    assert!(table.playoff.is_none());
    assert!(ties::table(&nrw(), Form::Swiss, &players, &[game(1, "A", "X", won)]).is_err());
}

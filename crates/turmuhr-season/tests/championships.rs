//! Championships of a season, by article.

mod support;

use std::collections::BTreeMap;

use support::championship::*;
use turmuhr_season::pending::Open;

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
    let open = state(&journal).next_season(day("1988-09-01"), Open::Refused);
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
    for fact in state(&journal).next_season(day("1988-09-01"), Open::Refused).expect("everything is closed") {
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

//! Prizes that ask for data some players lack, and what a file says of a closed section.

mod support;

use support::{Desk, ONLY, party};
use turmuhr_exchange::trf::Record;
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    ConcernKind, Details, EntryId, Fact, Format, Level, Party, Person, RoundNo, Settings,
    person::Sex,
    report::{self, Shown},
    settings::{Datum, Eligible, Prize},
    table, undecided,
};

fn women() -> Prize {
    let to = Eligible { sex: Some(Sex::Female), ..Eligible::everyone() };
    Prize { name: "Best woman".to_owned(), cents: 5000, to, place: 1 }
}

/// Six players of a round robin, all played; the best two lack a sex, the third is a woman.
fn played() -> Desk {
    let settings = Settings {
        format: Format::RoundRobin { cycles: 1 },
        rounds: 5,
        prizes: vec![women()],
        ..Settings::default()
    };
    let mut desk = Desk::with(settings);
    desk.enter((1..=6).map(|at| Person {
        national_rating: Some(2000 - at),
        national_number: format!("{at}"),
        ..Person::named(&format!("Player{at}, A"))
    }));
    desk.draw_lots();
    for _ in 0..5 {
        let round: RoundNo = desk.pair();
        desk.play(round, &mut Dice(3));
    }
    let order: Vec<Party> =
        table(desk.event(), desk.section(), 5).expect("played").rows().map(|(party, _)| party).collect();
    for (at, party) in order.iter().enumerate().skip(2) {
        let player = desk.section().unit(*party).player().expect("a player");
        let known = desk.section().players[&player].person.clone();
        let sex = Some(if at == 2 { Sex::Female } else { Sex::Male });
        desk.say(Fact::PlayerChanged { section: ONLY, player, person: Person { sex, ..known } });
    }
    desk
}

#[test]
fn closing_names_better_placed_players_without_the_datum() {
    let mut desk = played();
    let section = desk.section();
    let standings = table(desk.event(), section, 5).expect("played");
    let best: Vec<Party> = standings.rows().take(2).map(|(party, _)| party).collect();
    let open = undecided(section, &standings);
    assert_eq!((open.len(), &open[0].data, &open[0].players), (1, &vec![Datum::Sex], &best));
    let close = Fact::SectionFinished { section: ONLY, unrated_won: false };
    let concerns = desk.judge(&close).expect("can be closed");
    let named =
        concerns.iter().find(|one| matches!(one.kind, ConcernKind::PrizeUndecided { .. })).expect("named");
    assert_eq!(named.level, Level::Acknowledge);
    for player in [1, 2, 3, 4, 5, 6].map(EntryId) {
        let known = desk.section().players[&player].person.clone();
        if known.sex.is_none() {
            let person = Person { sex: Some(Sex::Male), ..known };
            desk.say(Fact::PlayerChanged { section: ONLY, player, person });
        }
    }
    assert_eq!(desk.judge(&close).expect("can be closed"), []);
}

#[test]
fn a_file_of_a_closed_section_has_places_and_national_ratings() {
    let mut desk = played();
    let details = Details { federation: "GER".to_owned(), ..desk.event().details.clone() };
    desk.say(Fact::EventChanged { details });
    let ranks = |desk: &Desk| -> Vec<Option<u32>> {
        let file = report::document(desk.event(), desk.section(), 5, Shown::AsCounted);
        file.records()
            .filter_map(|record| if let Record::Player(player) = record { Some(player.rank) } else { None })
            .collect()
    };
    assert!(ranks(&desk).iter().all(Option::is_none), "not closed");
    desk.say(Fact::SectionFinished { section: ONLY, unrated_won: false });
    let mut found: Vec<u32> = ranks(&desk).into_iter().flatten().collect();
    found.sort_unstable();
    assert_eq!((found.len(), found[0]), (6, 1));
    let file = report::document(desk.event(), desk.section(), 5, Shown::AsCounted);
    for record in file.records() {
        match record {
            Record::Player(player) => assert_eq!(player.person.rating, None, "a DWZ is no FIDE rating"),
            Record::National(national) => assert_eq!(national.federation, "GER"),
            _ => {}
        }
    }
    let nationals = file.records().filter(|record| matches!(record, Record::National(_))).count();
    assert_eq!(nationals, 6, "of players without a federation too");
    // Read back, the ratings of the event are the same.
    let (text, _) = file.write();
    let read = turmuhr_exchange::trf::Tournament::new(&turmuhr_exchange::trf::read(text.as_bytes()));
    let first = read.contest.players.first().expect("six players");
    assert_eq!((first.person.rated(), first.rated()), (None, Some(1999)));
    assert_eq!(report::people(desk.event(), desk.section()).len(), 6);
    assert!(desk.section().starting_list().number(party(1)).is_some());
}

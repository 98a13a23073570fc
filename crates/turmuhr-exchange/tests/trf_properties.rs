//! Properties of every tournament file, well formed or not.

use proptest::prelude::*;
use turmuhr_contest::{Ask, Purpose};
use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_exchange::{
    fuzz::tournaments,
    trf::{
        self, Document, Record, Tournament, export,
        records::player::{Cell, Person, Player, Sex},
    },
};
use turmuhr_pairing::generate::{Wish, generate};

#[test]
fn seeds_hold() {
    for seed in tournaments::SEEDS {
        tournaments::tournaments_read_and_write_back(seed.as_bytes());
        tournaments::tournaments_have_standings(seed.as_bytes());
        // As Latin-1, if possible.
        let latin: Vec<u8> = seed.chars().filter_map(|c| u8::try_from(c).ok()).collect();
        tournaments::tournaments_read_and_write_back(&latin);
    }
    for seed in tournaments::JSON_SEEDS {
        tournaments::tournament_json_reads_and_writes_back(seed.as_bytes());
    }
    for seed in tournaments::CSV_SEEDS {
        tournaments::tournament_tables_read_and_write_back(seed.as_bytes());
    }
}

fn round() -> impl Strategy<Value = Round> {
    let id = (1_u32..=99_999).prop_map(PlayerId);
    let colour = prop_oneof![Just(Color::White), Just(Color::Black)];
    let score = prop_oneof![Just(Score::Win), Just(Score::Draw), Just(Score::Loss)];
    let rated = prop_oneof![Just(Rated::Yes), Just(Rated::No)];
    let bye = prop_oneof![Just(Bye::PairingAllocated), Just(Bye::Full), Just(Bye::Half), Just(Bye::Zero)];
    prop_oneof![
        (id.clone(), colour.clone(), score, rated)
            .prop_map(|(opponent, colour, score, rated)| Round::Played { opponent, colour, score, rated }),
        (id.clone(), colour.clone()).prop_map(|(opponent, colour)| Round::Adjourned { opponent, colour }),
        (id.clone(), proptest::option::of(colour.clone()))
            .prop_map(|(opponent, colour)| Round::ForfeitWin { opponent, colour }),
        (id, proptest::option::of(colour))
            .prop_map(|(opponent, colour)| Round::ForfeitLoss { opponent, colour }),
        bye.prop_map(Round::Bye),
    ]
}

fn player() -> impl Strategy<Value = Player> {
    let text = |longest: usize| {
        proptest::string::string_regex(&format!("([A-Za-zÄéß,.'-][A-Za-zÄéß ,.'-]{{0,{}}})?", longest - 1))
            .unwrap()
            .prop_map(|text| text.trim().to_owned())
    };
    let sex = proptest::option::of(prop_oneof![Just(Sex::Male), Just(Sex::Female)]);
    let person =
        (sex, text(3), text(33), proptest::option::of(0_u32..=9999), text(3), "[0-9]{0,11}", text(10));
    let person = person.prop_map(|(sex, title, name, rating, federation, number, birth)| Person {
        sex,
        title,
        name,
        rating,
        federation,
        number,
        birth,
    });
    let points = proptest::option::of((0_i32..=9999).prop_map(Points::tenths));
    let rank = proptest::option::of(1_u32..=9999);
    (1_u32..=99_999, person, points, rank, proptest::collection::vec(round(), 0..12)).prop_map(
        |(id, person, points, rank, rounds)| Player {
            id: PlayerId(id),
            person,
            points,
            rank,
            rounds: rounds.into_iter().map(Cell::from).collect(),
        },
    )
}

proptest! {
    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        tournaments::tournaments_read_and_write_back(&bytes);
    }

    #[test]
    fn any_lines_are_read(lines in proptest::collection::vec(
        ("(001|012|142|152|162|192|240|250|260|299|310|013|320|330|300|802|XXR|XXC|XXZ|XXS|XXA|XXP|BBW|GER)", "[ 0-9wbWBHFUZ=+.äX-]{0,130}"),
        0..8,
    )) {
        let text: String = lines.iter().map(|(code, rest)| format!("{code} {rest}\n")).collect();
        tournaments::tournaments_read_and_write_back(text.as_bytes());
        tournaments::tournaments_have_standings(text.as_bytes());
    }

    #[test]
    fn a_player_written_is_the_player_read(player in player()) {
        let document = Document::from_records([Record::Player(Box::new(player.clone()))]);
        let (text, losses) = document.write();
        prop_assert_eq!(losses, vec![]);
        let read = trf::read(text.as_bytes());
        prop_assert_eq!(read.document.lines[0].record(), &Record::Player(Box::new(player)));
        let back = trf::json::read(trf::json::write(&document).as_bytes()).unwrap();
        prop_assert_eq!(&back, &document);
        let table = trf::csv::read(trf::csv::write(&document).0.as_bytes()).unwrap();
        prop_assert_eq!(&table.document, &document);
    }

    #[test]
    fn a_cell_is_the_round_it_was_made_of(round in round()) {
        prop_assert_eq!(Cell::from(round).round(), Ok(round));
    }

    #[test]
    fn a_generated_tournament_survives_its_file(seed in any::<u64>(), players in 1_u32..14, rounds in 1_u32..7, baku: bool) {
        let wish = Wish {
            players: Some(players),
            rounds: Some(rounds),
            half_bye: Some(9),
            zero_bye: Some(9),
            full_bye: Some(20),
            late_entry: Some(6),
            withdrawal: Some(15),
            unusual: Some(8),
            baku,
            ..Wish::default()
        };
        let generated = generate(&wish, seed).unwrap();
        let about = export::About { type_code: "FIDE_DUTCH".to_owned(), ..export::About::default() };
        let document = export::document(&generated.field, &about, |id| format!("Player {id}"));
        let (text, losses) = document.write();
        prop_assert_eq!(losses, vec![]);
        let tournament = Tournament::new(&trf::read(text.as_bytes()));
        // A round in which nobody was paired looks like a future one.
        let paired = |round: u32| {
            generated.field.players.iter().any(|player| {
                let round = player.round(round);
                round.opponent().is_some() || round == Round::Bye(Bye::PairingAllocated)
            })
        };
        prop_assume!(paired(generated.field.rounds_done));
        prop_assert_eq!(&tournament.findings, &vec![]);
        let ready = tournament.ready(Ask::to(Purpose::Check)).unwrap();
        prop_assert_eq!(&ready.field, &generated.field);
        prop_assert_eq!(generate(&wish, seed).unwrap(), generated);
    }
}

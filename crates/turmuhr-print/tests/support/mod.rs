//! Events to print, made at a director's desk.

#![allow(dead_code, unreachable_pub, reason = "each test uses what it needs")]

use jiff::Timestamp;
use turmuhr_print::{
    Source,
    source::{Ask, from_section},
};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    BoardNo, ByeKind, Details, Entry, EntryId, Event, Fact, Format, GameNo, GameResult, InRound, Journal,
    Origin, Person, RoundNo, Section, SectionId, Settings, Team, TeamId, propose,
    settings::{Eligible, Prize},
};

pub const ONLY: SectionId = SectionId(1);

#[derive(Clone, Debug, Default)]
pub struct Desk {
    pub journal: Journal,
}

impl Desk {
    pub fn with(settings: Settings) -> Desk {
        let mut desk = Desk::default();
        let details = Details {
            name: "Offene Stadtmeisterschaft Münster".to_owned(),
            place: "Münster".to_owned(),
            federation: "GER".to_owned(),
            start: Some(jiff::civil::date(2026, 11, 13)),
            end: Some(jiff::civil::date(2026, 11, 15)),
            organiser: "SK Münster 32".to_owned(),
            chief_arbiter: "IA Jörg Weiß".to_owned(),
            arbiters: vec!["FA Zoë Müller".to_owned()],
            ..Details::default()
        };
        desk.say(Fact::EventCreated { details });
        desk.say(Fact::SectionAdded { section: ONLY, settings });
        desk
    }

    pub fn event(&self) -> &Event {
        self.journal.state()
    }

    pub fn section(&self) -> &Section {
        self.event().section(ONLY).expect("there is one section")
    }

    pub fn source(&self) -> Source {
        from_section(self.event(), self.section(), &Ask::default()).expect("can be printed")
    }

    pub fn say(&mut self, fact: Fact) {
        let number = self.journal.next();
        let at = Timestamp::from_second(1_770_000_000 + number as i64).expect("a moment of 2026");
        let entry = Entry { number, at, by: "Anna".to_owned(), fact };
        self.journal.append(entry).expect("can be");
    }

    pub fn enter(&mut self, players: impl IntoIterator<Item = Person>) {
        let players = players.into_iter().zip(1..).map(|(person, id)| (EntryId(id), person)).collect();
        self.say(Fact::PlayersEntered { section: ONLY, players });
        let (numbers, origin) = (Vec::new(), Origin::Program);
        self.say(Fact::LotsDrawn { section: ONLY, seed: 7, white_first: true, numbers, origin });
    }

    pub fn pair(&mut self) -> RoundNo {
        let proposal = propose(self.event(), self.section()).expect("can be paired");
        let round = proposal.round;
        self.say(Fact::RoundPaired {
            section: ONLY,
            round,
            paired: proposal.paired,
            origin: Origin::Program,
        });
        self.say(Fact::RoundPublished { section: ONLY, round });
        round
    }

    pub fn result(&mut self, round: RoundNo, board: u32, result: GameResult) {
        self.say(Fact::ResultEntered {
            section: ONLY,
            round,
            board: BoardNo(board),
            game: GameNo(1),
            result: Some(result),
            reason: String::new(),
        });
    }

    pub fn play(&mut self, round: RoundNo, dice: &mut Dice) {
        for InRound { board, game } in self.section().missing(round) {
            let result = match dice.roll(20) {
                0..8 => GameResult::WHITE_WINS,
                8..13 => GameResult::BLACK_WINS,
                13..19 => GameResult::DRAW,
                _ => GameResult::WhiteByForfeit,
            };
            let reason = String::new();
            self.say(Fact::ResultEntered { section: ONLY, round, board, game, result: Some(result), reason });
        }
    }
}

pub fn person(name: &str, title: &str, rating: u32, club: &str, birth: &str) -> Person {
    Person {
        title: title.to_owned(),
        fide_rating: (rating > 0).then_some(rating),
        club: club.to_owned(),
        federation: "GER".to_owned(),
        birth: birth.to_owned(),
        ..Person::named(name)
    }
}

/// Seven players, two rounds played, the third paired: a bye, a half-point bye, a forfeit, a leaver.
pub fn club_swiss() -> Desk {
    let mut desk = between_rounds();
    desk.pair();
    desk
}

/// As above, before the third round is paired.
pub fn between_rounds() -> Desk {
    let prize = |name: &str, cents, place, to| Prize { name: name.to_owned(), cents, place, to };
    let mut desk = Desk::with(Settings {
        name: "A-Turnier".to_owned(),
        rounds: 5,
        prizes: vec![
            prize("1. Preis", 50_000, 1, Eligible::everyone()),
            prize("2. Preis", 25_050, 2, Eligible::everyone()),
            prize("Jugend", 0, 1, Eligible { born_from: Some(2008), ..Eligible::everyone() }),
        ],
        starts: [(RoundNo(3), jiff::civil::date(2026, 11, 14).at(14, 0, 0, 0))].into(),
        ..Settings::default()
    });
    desk.enter([
        person("Großmann, Änne", "WGM", 2304, "SK Münster 32", "1990"),
        person("Müller, Jörg", "FM", 2299, "SF Köln", "1975-04-01"),
        person("Mueller, Eva", "", 2100, "SF Köln", "2009"),
        person("Łukasz, Paweł", "", 1980, "", "2001"),
        person("Öztürk, Şule", "", 1875, "Schachfreunde Brackel 1930 Dortmund", "2010"),
        person("de la Cruz-Hernández von Wittgenstein, Maria Magdalena", "", 1700, "", ""),
        person("Abel", "", 0, "", ""),
    ]);
    desk.say(Fact::ByeGranted { section: ONLY, player: EntryId(5), round: RoundNo(2), bye: ByeKind::Half });
    let first = desk.pair();
    desk.result(first, 1, GameResult::WHITE_WINS);
    desk.result(first, 2, GameResult::DRAW);
    desk.result(first, 3, GameResult::BlackByForfeit);
    let second = desk.pair();
    desk.result(second, 1, GameResult::DRAW);
    desk.result(second, 2, GameResult::BLACK_WINS);
    for InRound { board, .. } in desk.section().missing(second) {
        desk.result(second, board.0, GameResult::DRAW);
    }
    let reason = "ill".to_owned();
    desk.say(Fact::Withdrawn { section: ONLY, player: EntryId(6), from_round: RoundNo(3), reason });
    desk
}

/// An open with this many players and rounds, some of them played.
pub fn open(players: u32, rounds: u32, played: u32) -> Desk {
    let mut desk = Desk::with(Settings { rounds, ..Settings::default() });
    let first = ["Anna", "Jörg", "Maximilian", "Zoë", "Karl-Heinz"];
    let last = ["Müller", "Schmidt-Hansen", "Weiß", "Öztürk", "Kowalczyk", "von der Heide", "Li"];
    desk.enter((0..players).map(|at| {
        let name = format!("{}, {}", last[at as usize % 7], first[at as usize % 5]);
        person(
            &format!("{name} {at}"),
            if at < 4 { "GM" } else { "" },
            2600 - 7 * at,
            "Schachklub Königsspringer",
            "1999",
        )
    }));
    let mut dice = Dice(11);
    for _ in 0..played {
        let round = desk.pair();
        desk.play(round, &mut dice);
    }
    desk
}

pub fn round_robin(players: u32) -> Desk {
    let rounds = if players.is_multiple_of(2) { players - 1 } else { players };
    let mut desk =
        Desk::with(Settings { rounds, format: Format::RoundRobin { cycles: 1 }, ..Settings::default() });
    desk.enter((0..players).map(|at| person(&format!("Spieler{at:02}, Jörg"), "", 2000 - at, "", "")));
    let mut dice = Dice(5);
    for _ in 0..rounds {
        let round = desk.pair();
        desk.play(round, &mut dice);
    }
    desk
}

pub fn teams(count: u32, boards: u32) -> Desk {
    let format = Format::TeamSwiss { boards, preferences: Default::default(), by_game_points: false };
    let mut desk = Desk::with(Settings { rounds: 3, format, ..Settings::default() });
    let size = boards + 1;
    desk.enter((0..count * size).map(|at| person(&format!("Brett{at:02}, Zoë"), "", 2000 - at, "", "")));
    let members = |team: u32| (1..=size).map(|seat| EntryId(team * size + seat)).collect();
    let team =
        |at: u32| Team {
            name: format!("SK Grün-Weiß {}", at + 1), players: members(at), ..Team::default()
        };
    let teams = (0..count).map(|at| (TeamId(at + 1), team(at))).collect();
    desk.say(Fact::TeamsEntered { section: ONLY, teams });
    let mut dice = Dice(3);
    let first = desk.pair();
    desk.play(first, &mut dice);
    desk.pair();
    desk
}

//! Random acts on random events of every format, hostile ones included: nothing panics, and after every
//! accepted fact all views of the event can be computed.

mod support;

use proptest::prelude::*;
use support::{Desk, ONLY, party};
use turmuhr_contest::{Adjourned, Ask, Contest, Player, Purpose};
use turmuhr_core::{Points, Round};
use turmuhr_exchange::trf;
use turmuhr_standings::{TieBreakEdition, cross::cross_table};
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    At, BoardNo, ByeKind, Details, EntryId, Event, Fact, Format, GameNo, GameResult, Incident, Origin,
    Paired, Party, Person, Readings, Remarks, RoundNo, Section, SectionId, Settings, Team, TeamId,
    apart::{Bond, KeptApart},
    contest::contest,
    display::{Shows, View},
    draw_lots, hand,
    incident::{Decided, Kind, Ruled, Seen, Side, consult},
    limits::Number,
    look::{Colour, Look},
    prizes, propose,
    propose::{propose_rest, propose_round, ready},
    report::{self, Shown},
    self_service::{Registration, SelfService},
    settings::{Eligible, Fee, PointSystem, Prize, SwissSystem, TeamColours},
    submission::{Receiver, flaws},
    table,
};

/// Chooses values, including the limits of their types.
struct Chance {
    dice: Dice,
}

impl Chance {
    fn one_of<T: Clone>(&mut self, values: &[T]) -> T {
        values[self.dice.roll(values.len())].clone()
    }

    fn often(&mut self, in_ten: usize) -> bool {
        self.dice.roll(10) < in_ten
    }

    fn number(&mut self) -> u32 {
        let small = self.dice.roll(14) as u32;
        let edges = [0, 1, 2, 999, 1000, 300_000_000, u32::MAX - 1, u32::MAX];
        if self.often(7) { small } else { self.one_of(&edges) }
    }

    fn text(&mut self) -> String {
        let texts = ["", " ", "Müller, Eva", "A\n001    9", "a\0", "=1+1", "BH/C9999", "fide-2023", "2026"];
        if self.often(8) {
            return self.one_of(&texts).to_owned();
        }
        "🦄".repeat(self.one_of(&[30, 250, 5_000, 200_000]))
    }

    /// A round near the current one, or any number.
    fn round(&mut self, section: &Section) -> RoundNo {
        let current = section.current_round();
        RoundNo(if self.often(8) { self.one_of(&[current, current, current + 1]) } else { self.number() })
    }

    fn player(&mut self, section: &Section) -> EntryId {
        let known: Vec<EntryId> = section.players.keys().copied().collect();
        if known.is_empty() || !self.often(9) { EntryId(self.number()) } else { self.one_of(&known) }
    }

    fn party(&mut self, section: &Section) -> Party {
        let known = section.parties();
        if known.is_empty() || !self.often(9) { party(self.number()) } else { self.one_of(&known) }
    }

    fn team(&mut self, section: &Section) -> TeamId {
        let known: Vec<TeamId> = section.teams.keys().copied().collect();
        if known.is_empty() || !self.often(9) { TeamId(self.number()) } else { self.one_of(&known) }
    }

    fn players(&mut self, section: &Section) -> Vec<EntryId> {
        (0..self.dice.roll(5)).map(|_| self.player(section)).collect()
    }

    fn points(&mut self) -> Points {
        Points::tenths(self.one_of(&[0, 5, 10, 30, -10, 1_000, 1_001, 9_999_999, i32::MAX, i32::MIN]))
    }

    fn result(&mut self) -> GameResult {
        let all: Vec<GameResult> = GameResult::all().collect();
        self.one_of(&all)
    }

    fn person(&mut self) -> Person {
        let rating = self.one_of(&[None, Some(0), Some(1500), Some(2200), Some(9_999), Some(u32::MAX)]);
        Person {
            name: if self.often(9) { format!("P{}, A", self.dice.roll(50)) } else { self.text() },
            birth: self.one_of(&["", "1998", "x", "99999999"]).to_owned(),
            fide_rating: rating,
            side: self.one_of(&["", "a", "b"]).to_owned(),
            club: if self.often(5) { self.one_of(&["", "SK A", "sk  a"]).to_owned() } else { self.text() },
            ..Person::default()
        }
    }

    fn format(&mut self) -> Format {
        let baku = self.often(3);
        let boards = if self.often(8) { 1 + self.dice.roll(4) as u32 } else { self.number() };
        let count = if self.often(8) { 1 + self.dice.roll(2) as u32 } else { self.number() };
        match self.dice.roll(6) {
            0 => Format::Swiss { system: self.one_of(&SwissSystem::ALL), baku },
            1 => Format::RoundRobin { cycles: count },
            2 => Format::Knockout { games: count, drawn_by_lot: baku },
            3 => Format::Scheveningen,
            4 => {
                let preferences = self.one_of(&TeamColours::ALL);
                Format::TeamSwiss { boards, preferences, by_game_points: baku }
            }
            _ => Format::TeamRoundRobin { boards, cycles: count, guest_has_white: baku },
        }
    }

    fn settings(&mut self, old: Option<&Settings>) -> Settings {
        let mut new = old.cloned().unwrap_or_default();
        match self.dice.roll(10) {
            0 => new.format = self.format(),
            1 => new.rounds = self.number(),
            2 => new.points = PointSystem { win: self.points(), bye: Some(self.points()), ..new.points },
            3 => {
                let codes =
                    ["BH/C1", "SB", "DE", "ARO", "KS", "BH/C9999", "PS/C2", "FB", "MPvGP", "TBR", "x"];
                new.tie_breaks =
                    (0..self.dice.roll(5)).filter_map(|_| self.one_of(&codes).parse().ok()).collect();
            }
            4 => {
                new.prizes = vec![Prize {
                    name: self.text(),
                    cents: u64::from(self.number()),
                    to: Eligible::everyone(),
                    place: self.number(),
                }]
            }
            5 => {
                let day = jiff::civil::date(self.one_of(&[-9999, 2026, 9999]), 1, 1).at(9, 0, 0, 0);
                new.starts.insert(RoundNo(self.number()), day);
            }
            6 => new.fee = Some(Fee { cents: self.one_of(&[0, 1000, u64::MAX]), currency: self.text() }),
            7 => new.first_board = self.number(),
            8 => {
                let until = self.one_of(&[None, Some(RoundNo(0)), Some(RoundNo(2)), Some(RoundNo(u32::MAX))]);
                let by = self.one_of(&Bond::ALL);
                new.kept_apart = Some(KeptApart { by, until });
            }
            _ => {
                new.time_in_words = self.text();
                new.time_control = self.one_of(&["", "300+3", "40/5400:1800"]).parse().ok();
            }
        }
        new
    }

    fn paired(&mut self, event: &Event, section: &Section) -> Paired {
        let mut paired = propose(event, section).map(|proposal| proposal.paired).unwrap_or_default();
        match self.dice.roll(6) {
            0 => paired.pairs.reverse(),
            1 => {
                if let Some((one, other)) = paired.pairs.pop() {
                    paired.away.extend([(one, ByeKind::Full), (other, ByeKind::Half)]);
                }
            }
            2 => paired.bye = Some(self.party(section)),
            3 => paired.pairs.push((self.party(section), self.party(section))),
            _ => {}
        }
        paired
    }

    fn incident(&mut self, section: &Section, at: At) -> Incident {
        let mut seen =
            Seen::of(self.one_of(&Kind::ALL), self.one_of(&[None, Some(Side::White), Some(Side::Black)]));
        if self.often(4) {
            seen.readings = Some(Readings { white: self.number(), black: self.number() });
            seen.moves = Some(self.number());
            seen.position = self
                .one_of(&["", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/P7/8/8/8/8/8/R3K3 w - - 0 4294967295", "k"])
                .to_owned();
        }
        // Only values within the limits are ever consulted about.
        let safe = Number::Moves.range().1 >= i64::from(seen.moves.unwrap_or(0))
            && seen
                .readings
                .is_none_or(|read| i64::from(read.white.max(read.black)) <= Number::ClockSeconds.range().1);
        let game = section.game(at).filter(|_| safe);
        let answer = game.and_then(|game| consult(&section.settings, game, &seen).ok());
        let decided = match &answer {
            Some(answer) if answer.is_final() => Decided::Ruled,
            _ => Decided::Otherwise { words: self.text(), reason: self.text(), counts: true },
        };
        let ruled = answer.map_or_else(Ruled::default, |answer| answer.ruled());
        Incident { seen, ruled, decided, note: self.text() }
    }

    fn act(&mut self, desk: &Desk) -> Fact {
        let (event, section) = (desk.event(), desk.section());
        let reason = if self.often(8) { "r".to_owned() } else { self.text() };
        let (round, player) = (self.round(section), self.player(section));
        let board = BoardNo(self.number());
        let game = GameNo(if self.often(8) { 1 } else { self.number() });
        let id = if self.often(9) { ONLY } else { SectionId(self.number()) };
        match self.dice.roll(54) {
            0 => Fact::EventChanged {
                details: Details {
                    name: self.text(),
                    start: Some(jiff::civil::date(self.one_of(&[-9999, 2026]), 1, 1)),
                    ..Details::default()
                },
            },
            1 => Fact::FideModeLeft { reason },
            2 => Fact::DisplaySet {
                display: self.one_of(&["hall", "x-1", "", "Ä"]).to_owned(),
                shows: Shows {
                    section: id,
                    views: vec![View::Boards; self.dice.roll(30)],
                    seconds: self.number(),
                    part: self.number(),
                    parts: self.number(),
                },
            },
            3 => Fact::DisplayRemoved { display: "hall".to_owned() },
            4 => Fact::Announced { text: self.text() },
            5 => Fact::SectionAdded { section: SectionId(self.number()), settings: self.settings(None) },
            6 | 7 => Fact::SectionChanged { section: id, settings: self.settings(Some(&section.settings)) },
            8 | 9 => {
                let next = section.players.keys().next_back().map_or(1, |last| last.0 + 1);
                let first = if self.often(8) { next } else { self.number() };
                let ids = (0..self.dice.roll(3) as u32).map(|more| EntryId(first.saturating_add(more)));
                Fact::PlayersEntered {
                    section: id,
                    players: ids.collect::<Vec<_>>().into_iter().map(|id| (id, self.person())).collect(),
                }
            }
            10 => Fact::PlayerChanged { section: id, player, person: self.person() },
            11 => Fact::PlayerRemoved { section: id, player },
            12 => Fact::PlayersMerged { section: id, kept: player, gone: self.player(section) },
            13 => Fact::CheckedIn { section: id, players: self.players(section), present: self.often(8) },
            14 => Fact::FeePaid { section: id, player, cents: self.one_of(&[0, 5, u64::MAX]) },
            15 => Fact::Withdrawn { section: id, player, from_round: round, reason },
            16 => Fact::Returned { section: id, player },
            17 => Fact::ByeGranted {
                section: id,
                player,
                round,
                bye: self.one_of(&[ByeKind::Full, ByeKind::Half, ByeKind::Zero]),
            },
            18 => Fact::ByeTakenBack { section: id, player, round },
            19 => Fact::ByeWished { section: id, player, round, wished: self.often(5) },
            20 => Fact::PairsProhibited {
                section: id,
                groups: (0..self.dice.roll(3))
                    .map(|_| (0..1 + self.dice.roll(3)).map(|_| self.party(section)).collect())
                    .collect(),
                reasons: (0..self.dice.roll(3)).map(|_| self.text()).collect(),
            },
            21 => Fact::PointsAdjusted {
                section: id,
                party: self.party(section),
                round: round.up_to(),
                points: self.points(),
                reason,
            },
            22 => {
                let team = Team { name: self.text(), players: self.players(section), ..Team::default() };
                Fact::TeamsEntered { section: id, teams: vec![(TeamId(self.number()), team)] }
            }
            23 => Fact::TeamChanged {
                section: id,
                team: self.team(section),
                new: Team { name: "T".to_owned(), players: self.players(section), ..Team::default() },
            },
            24 => Fact::TeamWithdrawn { section: id, team: self.team(section), from_round: round, reason },
            25 => Fact::TeamReturned { section: id, team: self.team(section) },
            26 => Fact::LineUpSet {
                section: id,
                round,
                team: self.team(section),
                players: self
                    .players(section)
                    .into_iter()
                    .map(|player| self.often(8).then_some(player))
                    .collect(),
            },
            27 => draw_lots(section, self.dice.number(), None, self.often(5)),
            28 => Fact::LotsDrawn {
                section: id,
                seed: 1,
                white_first: true,
                numbers: self.players(section).into_iter().map(|player| party(player.0)).collect(),
                origin: self.one_of(&[Origin::Program, Origin::File]),
            },
            29 => Fact::RoundPaired {
                section: id,
                round,
                paired: self.paired(event, section),
                origin: self.one_of(&[Origin::Program, Origin::File]),
            },
            52 => Fact::AllRoundsPaired {
                section: id,
                rounds: if self.often(8) {
                    propose_rest(event, section).unwrap_or_default()
                } else {
                    vec![self.paired(event, section)]
                },
            },
            30 => Fact::RoundDiscarded { section: id, round, reason },
            31 => Fact::RoundPublished { section: id, round },
            32 => Fact::RoundWithheld { section: id, round, reason },
            33 => Fact::HandPairingBegun { section: id, round, reason },
            34 => Fact::HandPaired { section: id, round, paired: self.paired(event, section) },
            35 => Fact::HandPairingEnded { section: id, round, comment: reason },
            36..=38 => Fact::ResultEntered {
                section: id,
                round,
                board,
                game,
                result: self.often(9).then(|| self.result()),
                reason,
            },
            39 => Fact::RatedOtherwise { section: id, round, board, game, result: self.result(), reason },
            40 => Fact::GameRecorded { section: id, round, board, game, pgn: self.text() },
            41 => Fact::IncidentRecorded {
                section: id,
                round,
                board,
                game,
                incident: Box::new(self.incident(section, At::new(round, board, game))),
            },
            42 => Fact::ClocksNoted {
                section: id,
                round,
                board,
                game,
                readings: Some(Readings { white: self.number(), black: self.number() }),
            },
            43 => Fact::MatchDecided { section: id, round, board, winner: self.party(section), reason },
            45 => {
                Fact::LatecomerPaired { section: id, round, pair: (self.party(section), self.party(section)) }
            }
            44 => {
                Fact::Remarked { section: id, remarks: Remarks { course: self.text(), ..Remarks::default() } }
            }
            47 => Fact::SelfServiceSet {
                section: id,
                rules: SelfService {
                    results: self.often(5),
                    registration: self.often(5).then(|| Registration {
                        closes: None,
                        most: self.one_of(&[None, Some(0), Some(12), Some(u32::MAX)]),
                        automatic: self.often(2),
                    }),
                },
            },
            48 => {
                Fact::PlayerRegistered { section: id, player: EntryId(self.number()), person: self.person() }
            }
            49 => Fact::RegistrationWithdrawn { section: id, player },
            50 => Fact::RegistrationsAccepted { section: id, players: section.to_accept() },
            51 => Fact::ResultReported { section: id, round, board, game, player, result: self.result() },
            53 => {
                let accent = self.often(2).then_some(Colour([1, 2, 3]));
                Fact::LookSet { look: Look { accent, logo: None } }
            }
            _ => Fact::Undone { entry: u64::from(self.number()), reason },
        }
    }
}

/// The section and its file are the same contest for pairings, standings and ratings.
fn same_through_the_file(event: &Event, section: &Section, after: u32, shown: Shown) {
    let mut direct = contest(event, section, after, shown);
    let rounds = after.min(section.current_round());
    if RoundNo::first(rounds).any(|round| !section.missing(round).is_empty()) {
        // A file does not tell adjourned games from open ones: with both, neither has a value.
        direct.adjourned = Adjourned::None;
    }
    let document = report::document(event, section, after, shown);
    if !document.write().1.is_empty() {
        // Numbers too large for their columns.
        return;
    }
    let read = trf::read(document.write().0.as_bytes());
    let tournament = trf::Tournament::new(&read);
    let doubts: Vec<_> = tournament.errors().map(|finding| &finding.kind).collect();
    use trf::FindingKind::{BakuNotAllowed, NoPlayers, NoTeams};
    let empty = |kind: &&trf::FindingKind| matches!(kind, NoPlayers | NoTeams | BakuNotAllowed);
    assert!(doubts.iter().all(empty), "{doubts:?}\n{}", document.write().0);
    let Ok(filed) = tournament.sound() else { return };
    if filed.rounds < direct.rounds {
        // A last round without any game leaves no trace in a file. It has no result: no match was won in it.
        let later = |player: &Player| {
            player.history.iter().skip(filed.rounds as usize).all(|round| round.opponent().is_none())
        };
        assert!(direct.players.iter().all(later), "{}", document.write().0);
        let rules = TieBreakEdition::CURRENT.rules();
        let cells = direct.event(&rules, None, None).participants.into_iter();
        let mut lost = cells.flat_map(|one| one.rounds.into_iter().skip(filed.rounds as usize));
        // Only old backups have a result that somebody typed at a board with one player; files write it as a bye.
        let typed = |game: &turmuhr_tournament::round::Game| {
            (game.white.is_none() || game.black.is_none()) && game.result.is_some() && !game.by_rule
        };
        let mut games = section.rounds.iter().flat_map(|round| &round.pairs).flat_map(|pair| &pair.games);
        assert!(
            games.any(typed) || !lost.any(|cell| matches!(cell.round, Round::ForfeitWin { .. })),
            "{}",
            document.write().0
        );
        return;
    }
    let rules = TieBreakEdition::CURRENT.rules();
    assert_eq!(direct.event(&rules, None, None), filed.event(&rules, None, None), "{}", document.write().0);
    let ask = Ask { adjourned: true, system: section.settings.format.system(), ..Ask::to(Purpose::Pair) };
    assert_eq!(direct.ready(ask), filed.ready(ask), "{}", document.write().0);
    let rated = |contest: &Contest| -> Vec<_> {
        contest.for_elo(None).players.into_iter().map(|player| (player.rating, player.rounds)).collect()
    };
    assert_eq!(rated(&direct), rated(filed), "{}", document.write().0);
}

/// Everything that pages, files and paper make of an event. What was never judged may be more than a file can say.
fn make_everything(desk: &Desk, all_judged: bool) {
    let event = desk.event();
    for section in event.sections.values() {
        for after in [section.public_rounds(), section.current_round()] {
            if let Ok(table) = table(event, section, after) {
                let order: Vec<_> = table.standings.rows.iter().map(|row| row.id).collect();
                let _ = cross_table(&table.accounted, &order);
                let _ = prizes(section, &table);
            }
            for shown in [Shown::AsCounted, Shown::AsRated] {
                let document = report::document(event, section, after, shown);
                let (text, _) = document.write();
                let _ = trf::read(text.as_bytes());
                let _ = trf::json::write(&document);
                let _ = trf::csv::write(&document);
                if all_judged {
                    same_through_the_file(event, section, after, shown);
                }
            }
        }
        let _ = propose(event, section);
        // Rounds that an address may contain.
        for round in [0, u32::MAX] {
            let _ = propose_round(event, section, RoundNo(round));
            let _ = ready(event, section, RoundNo(round));
            let _ = table(event, section, round);
            let _ = report::document(event, section, round, Shown::AsCounted);
        }
        let _ = hand::differences(section, RoundNo(section.current_round()));
        for receiver in [Receiver::Fide, Receiver::German] {
            let _ = flaws(event, section, receiver);
        }
        let _ = section.settings.format.usual_rounds(section.players.len() as u32);
        for party in section.parties() {
            let _ = section.points_before(party, section.next_round());
        }
    }
    for entry in desk.journal.entries() {
        let written = serde_json::to_string(entry).expect("can be written");
        let _: turmuhr_tournament::Entry = serde_json::from_str(&written).expect("can be read");
    }
}

fn begin(chance: &mut Chance) -> Desk {
    let format = loop {
        let format = chance.format();
        let mut desk = Desk::default();
        desk.say(Fact::EventCreated { details: Details::default() });
        let settings = Settings { format: format.clone(), rounds: 4, ..Settings::default() };
        if desk.judge(&Fact::SectionAdded { section: ONLY, settings }).is_ok() {
            break format;
        }
    };
    let mut desk = Desk::with(Settings { format: format.clone(), rounds: 4, ..Settings::default() });
    match format.boards().filter(|boards| *boards < 5) {
        Some(boards) => desk.enter_teams(3 + chance.dice.roll(3) as u32, boards),
        None => {
            let people = (0..4 + chance.dice.roll(5)).map(|at| Person {
                side: ["a", "b"][at % 2].to_owned(),
                fide_rating: Some(1500 + at as u32),
                ..Person::named(&format!("P{at}, A"))
            });
            desk.enter(people);
        }
    }
    if chance.often(8) {
        desk.draw_lots();
    }
    desk
}

/// Pairs the next round and enters most of its results.
fn go_on(desk: &mut Desk, chance: &mut Chance) {
    let Ok(proposal) = propose(desk.event(), desk.section()) else { return };
    let round = proposal.round;
    let paired = Fact::RoundPaired { section: ONLY, round, paired: proposal.paired, origin: Origin::Program };
    for fact in [paired, Fact::RoundPublished { section: ONLY, round }] {
        if desk.judge(&fact).is_err() {
            return;
        }
        desk.say(fact);
    }
    for game in desk.section().missing(round) {
        if chance.often(9) {
            desk.say(Desk::result(game.of(round), chance.result()));
        }
    }
}

proptest! {
    #[test]
    fn nothing_that_is_taken_in_breaks_anything(seed: u64) {
        let mut chance = Chance { dice: Dice(seed) };
        let mut desk = begin(&mut chance);
        let mut all_judged = true;
        let with_backup = chance.often(5);
        for _ in 0..40 {
            if chance.often(1) {
                go_on(&mut desk, &mut chance);
                make_everything(&desk, all_judged);
                continue;
            }
            let fact = chance.act(&desk);
            // At the desk a fact is judged; from a backup it is only read.
            let from_backup = with_backup && chance.often(5);
            if !from_backup && desk.judge(&fact).is_err() {
                continue;
            }
            let taken = desk.try_say(fact.clone());
            prop_assert!(from_backup || taken.is_ok(), "judged and not taken: {fact:?}: {taken:?}");
            if taken.is_ok() {
                all_judged &= !from_backup;
                make_everything(&desk, all_judged);
            }
        }
    }
}

//! Facts that no desk makes: what every field refuses, and claims that the program can work out itself.

mod support;

use std::collections::BTreeMap;

use jiff::civil::date;
use serde_json::{Map, Value, json};
use support::{Desk, ONLY};
use turmuhr_core::Points;
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    ByeKind, Details, Entry, EntryId, Fact, Format, GameResult, Incident, Journal, Origin, Paired, Party,
    Person, Readings, Refusal, Remarks, SectionId, Settings, Team, TeamId,
    display::{Shows, View},
    draw_lots,
    incident::{Chosen, Decided, Kind, Ruled, Seen, Side},
    limits::{Count, Number, Text},
    propose,
    settings::{Eligible, Fee, PointSystem, Prize, SwissSystem},
};

const SWISS: Format = Format::Swiss { system: SwissSystem::Dutch, baku: false };
const CUP: Format = Format::Knockout { games: 1, drawn_by_lot: false };

fn teams_of(boards: u32) -> Format {
    Format::TeamRoundRobin { boards, cycles: 1, guest_has_white: false }
}

/// Eight players, and so many rounds played.
fn swiss(rounds: u32) -> Desk {
    let mut desk = Desk::with(Settings {
        format: SWISS,
        rounds: 5,
        fee: Some(Fee { cents: 1000, currency: "EUR".to_owned() }),
        ..Settings::default()
    });
    desk.enter_many(8);
    desk.draw_lots();
    for round in 1..=rounds {
        desk.pair();
        desk.play(round, &mut Dice(u64::from(round)));
    }
    desk
}

fn of_teams(rounds: u32) -> Desk {
    let mut desk = Desk::of(teams_of(2), 3);
    desk.enter_teams(4, 2);
    desk.draw_lots();
    for round in 1..=rounds {
        desk.pair();
        desk.play(round, &mut Dice(u64::from(round)));
    }
    desk
}

fn long(what: Text) -> String {
    "ß".repeat(what.most() + 1)
}

fn too_long(what: Text) -> Refusal {
    Refusal::TooLong { what, most: what.most() }
}

fn too_many(what: Count) -> Refusal {
    Refusal::TooMany { what, most: what.most() }
}

fn out_of_range(what: Number) -> Refusal {
    let (least, most) = what.range();
    Refusal::OutOfRange { what, least, most }
}

/// Said at the desk and read from a backup: refused both times, and nothing changes.
#[track_caller]
fn check(desk: &Desk, cases: impl IntoIterator<Item = (&'static str, Fact, Refusal)>) {
    for (name, fact, refusal) in cases {
        assert_eq!(desk.judge(&fact), Err(refusal.clone()), "{name}");
        let mut entries = desk.journal.entries().to_vec();
        let last = entries.last().expect("not empty").clone();
        entries.push(Entry { number: last.number + 1, fact, ..last });
        assert!(Journal::open(entries).is_err(), "{name}: a backup brings it in");
    }
}

#[test]
fn settings_of_a_section() {
    let desk = swiss(0);
    let with = |change: &dyn Fn(&mut Settings)| {
        let mut settings = desk.section().settings.clone();
        change(&mut settings);
        Fact::SectionChanged { section: ONLY, settings }
    };
    let format = |format: Format| with(&|settings| settings.format = format.clone());
    let prize = |change: &dyn Fn(&mut Prize)| {
        let mut prize = Prize { name: "1.".to_owned(), cents: 100, to: Eligible::everyone(), place: 1 };
        change(&mut prize);
        with(&|settings| settings.prizes = vec![prize.clone()])
    };
    let points = |tenths: i32| PointSystem { win: Points::tenths(tenths), ..PointSystem::default() };
    let far = date(9999, 1, 1).at(9, 0, 0, 0);
    let day = date(2026, 1, 1).at(9, 0, 0, 0);
    check(
        &desk,
        [
            ("no round", with(&|new| new.rounds = 0), out_of_range(Number::Rounds)),
            ("too many rounds", with(&|new| new.rounds = 1000), out_of_range(Number::Rounds)),
            ("rounds at the edge", with(&|new| new.rounds = u32::MAX), out_of_range(Number::Rounds)),
            ("no board", format(teams_of(0)), out_of_range(Number::Boards)),
            ("300 million boards", format(teams_of(300_000_000)), out_of_range(Number::Boards)),
            ("boards at the edge", format(teams_of(u32::MAX)), out_of_range(Number::Boards)),
            (
                "a million boards in a Swiss",
                format(Format::TeamSwiss {
                    boards: 1_000_000,
                    preferences: Default::default(),
                    by_game_points: false,
                }),
                out_of_range(Number::Boards),
            ),
            ("no cycle", format(Format::RoundRobin { cycles: 0 }), out_of_range(Number::Cycles)),
            ("cycles", format(Format::RoundRobin { cycles: u32::MAX }), out_of_range(Number::Cycles)),
            (
                "cycles of teams",
                format(Format::TeamRoundRobin { boards: 4, cycles: u32::MAX, guest_has_white: true }),
                out_of_range(Number::Cycles),
            ),
            (
                "no game",
                format(Format::Knockout { games: 0, drawn_by_lot: false }),
                out_of_range(Number::MatchGames),
            ),
            (
                "games at the edge",
                format(Format::Knockout { games: u32::MAX, drawn_by_lot: false }),
                out_of_range(Number::MatchGames),
            ),
            (
                "more rounds than the file has columns",
                with(&|new| {
                    new.format = Format::Knockout { games: 100, drawn_by_lot: false };
                    new.rounds = 10;
                }),
                out_of_range(Number::GamesOfAPlayer),
            ),
            (
                "Lim accelerated",
                format(Format::Swiss { system: SwissSystem::Lim, baku: true }),
                Refusal::NoAcceleration,
            ),
            ("points", with(&|new| new.points = points(9_999_999)), out_of_range(Number::Points)),
            ("match points", with(&|new| new.match_points = points(-1001)), out_of_range(Number::Points)),
            ("the bye", with(&|new| new.points.bye = Some(Points::whole(101))), out_of_range(Number::Points)),
            ("name", with(&|new| new.name = long(Text::SectionName)), too_long(Text::SectionName)),
            (
                "a line break tears the file",
                with(&|new| new.name = "A\n001".to_owned()),
                Refusal::ControlSign { what: Text::SectionName },
            ),
            (
                "tie-breaks by the thousand",
                with(&|new| new.tie_breaks = vec!["BH".to_owned(); 5000]),
                too_many(Count::TieBreaks),
            ),
            (
                "a long tie-break",
                with(&|new| new.tie_breaks = vec![long(Text::TieBreak)]),
                too_long(Text::TieBreak),
            ),
            ("edition", with(&|new| new.tie_break_edition = long(Text::Edition)), too_long(Text::Edition)),
            ("laws", with(&|new| new.laws = long(Text::Edition)), too_long(Text::Edition)),
            (
                "time control",
                with(&|new| new.time_control = long(Text::TimeControl)),
                too_long(Text::TimeControl),
            ),
            ("board 0", with(&|new| new.first_board = 0), out_of_range(Number::FirstBoard)),
            ("first board", with(&|new| new.first_board = u32::MAX), out_of_range(Number::FirstBoard)),
            (
                "a round 0 begins",
                with(&|new| new.starts = BTreeMap::from([(0, day)])),
                out_of_range(Number::Rounds),
            ),
            (
                "a round beyond begins",
                with(&|new| new.starts = BTreeMap::from([(u32::MAX, day)])),
                out_of_range(Number::Rounds),
            ),
            (
                "a round in the year 9999",
                with(&|new| new.starts = BTreeMap::from([(1, far)])),
                out_of_range(Number::Year),
            ),
            (
                "half-point byes",
                with(&|new| new.no_half_byes_from = Some(u32::MAX)),
                out_of_range(Number::Rounds),
            ),
            ("forfeits", with(&|new| new.forfeits_allowed = Some(u32::MAX)), out_of_range(Number::Forfeits)),
            (
                "fee",
                with(&|new| new.fee = Some(Fee { cents: u64::MAX, currency: String::new() })),
                out_of_range(Number::FeeCents),
            ),
            (
                "currency",
                with(&|new| new.fee = Some(Fee { cents: 1, currency: long(Text::Currency) })),
                too_long(Text::Currency),
            ),
            (
                "prizes",
                with(&|new| {
                    let one = Prize { name: "x".to_owned(), cents: 1, to: Eligible::everyone(), place: 1 };
                    new.prizes = vec![one; Count::Prizes.most() + 1];
                }),
                too_many(Count::Prizes),
            ),
            ("prize money", prize(&|new| new.cents = u64::MAX), out_of_range(Number::PrizeCents)),
            ("place 0", prize(&|new| new.place = 0), out_of_range(Number::PrizePlace)),
            ("place", prize(&|new| new.place = u32::MAX), out_of_range(Number::PrizePlace)),
            ("prize", prize(&|new| new.name = long(Text::PrizeName)), too_long(Text::PrizeName)),
            ("club", prize(&|new| new.to.club = Some(long(Text::Club))), too_long(Text::Club)),
            ("mark", prize(&|new| new.to.mark = Some(long(Text::Mark))), too_long(Text::Mark)),
            ("born", prize(&|new| new.to.born_from = Some(0)), out_of_range(Number::Year)),
            ("born until", prize(&|new| new.to.born_until = Some(u32::MAX)), out_of_range(Number::Year)),
            ("rating", prize(&|new| new.to.rating_below = Some(u32::MAX)), out_of_range(Number::Rating)),
        ],
    );
    let added =
        |section: u32| Fact::SectionAdded { section: SectionId(section), settings: Settings::default() };
    check(
        &desk,
        [
            ("section 0", added(0), out_of_range(Number::Identifier)),
            ("a section at the edge", added(u32::MAX), out_of_range(Number::Identifier)),
            ("a section twice", added(1), Refusal::SectionThere { section: ONLY }),
        ],
    );
}

#[test]
fn the_event_and_its_displays() {
    let desk = swiss(0);
    let details = |change: &dyn Fn(&mut Details)| {
        let mut details = Details::default();
        change(&mut details);
        Fact::EventChanged { details }
    };
    let shows = |change: &dyn Fn(&mut Shows)| {
        let mut shows = Shows { section: ONLY, views: vec![View::Boards], seconds: 10, part: 1, parts: 1 };
        change(&mut shows);
        Fact::DisplaySet { display: "hall".to_owned(), shows }
    };
    check(
        &desk,
        [
            ("name", details(&|new| new.name = long(Text::EventName)), too_long(Text::EventName)),
            ("place", details(&|new| new.place = long(Text::Place)), too_long(Text::Place)),
            (
                "federation",
                details(&|new| new.federation = long(Text::Federation)),
                too_long(Text::Federation),
            ),
            ("organiser", details(&|new| new.organiser = long(Text::Organiser)), too_long(Text::Organiser)),
            ("chief", details(&|new| new.chief_arbiter = long(Text::Arbiter)), too_long(Text::Arbiter)),
            ("arbiter", details(&|new| new.arbiters = vec![long(Text::Arbiter)]), too_long(Text::Arbiter)),
            (
                "arbiters",
                details(&|new| new.arbiters = vec!["A".to_owned(); Count::Arbiters.most() + 1]),
                too_many(Count::Arbiters),
            ),
            ("notice", details(&|new| new.notice = long(Text::Notice)), too_long(Text::Notice)),
            (
                "no text has a NUL",
                details(&|new| new.notice = "a\0b".to_owned()),
                Refusal::ControlSign { what: Text::Notice },
            ),
            ("the past", details(&|new| new.start = Some(date(-9999, 1, 1))), out_of_range(Number::Year)),
            ("the future", details(&|new| new.end = Some(date(9999, 12, 31))), out_of_range(Number::Year)),
            (
                "announcement",
                Fact::Announced { text: long(Text::Announcement) },
                too_long(Text::Announcement),
            ),
            ("reason", Fact::FideModeLeft { reason: long(Text::Reason) }, too_long(Text::Reason)),
            ("undone", Fact::Undone { entry: 3, reason: long(Text::Reason) }, too_long(Text::Reason)),
            (
                "views",
                shows(&|new| new.views = vec![View::Boards; Count::Views.most() + 1]),
                too_many(Count::Views),
            ),
            ("parts", shows(&|new| new.parts = u32::MAX), out_of_range(Number::DisplayParts)),
            ("part 0", shows(&|new| new.part = 0), Refusal::CannotShow),
            ("part beyond", shows(&|new| new.part = u32::MAX), Refusal::CannotShow),
            ("seconds", shows(&|new| new.seconds = u32::MAX), Refusal::CannotShow),
            (
                "another section",
                shows(&|new| new.section = SectionId(2)),
                Refusal::NoSection { section: SectionId(2) },
            ),
        ],
    );
    let mut desk = desk;
    for number in 1..=Count::Displays.most() {
        let shows = Shows { section: ONLY, views: Vec::new(), seconds: 3, part: 1, parts: 1 };
        desk.say(Fact::DisplaySet { display: format!("d{number}"), shows });
    }
    let one_more = Shows { section: ONLY, views: Vec::new(), seconds: 3, part: 1, parts: 1 };
    let again = Fact::DisplaySet { display: "d1".to_owned(), shows: one_more.clone() };
    assert_eq!(desk.judge(&again), Ok(Vec::new()), "a display can still be changed");
    let fact = Fact::DisplaySet { display: "more".to_owned(), shows: one_more };
    check(&desk, [("displays", fact, too_many(Count::Displays))]);
    for number in 2..=Count::Sections.most() as u32 {
        desk.say(Fact::SectionAdded { section: SectionId(number), settings: Settings::default() });
    }
    let fact = Fact::SectionAdded { section: SectionId(9999), settings: Settings::default() };
    check(&desk, [("sections", fact, too_many(Count::Sections))]);
}

#[test]
fn players() {
    let desk = swiss(2);
    let section = ONLY;
    let person = |change: &dyn Fn(&mut Person)| {
        let mut person = Person::named("A");
        change(&mut person);
        Fact::PlayerChanged { section, player: EntryId(1), person }
    };
    let entered = |ids: &[u32]| Fact::PlayersEntered {
        section,
        players: ids.iter().map(|id| (EntryId(*id), Person::named("New"))).collect(),
    };
    let checked_in = |ids: &[u32]| Fact::CheckedIn {
        section,
        players: ids.iter().map(|id| EntryId(*id)).collect(),
        present: true,
    };
    let withdrawn =
        |from_round: u32| Fact::Withdrawn { section, player: EntryId(1), from_round, reason: String::new() };
    let bye = |round: u32| Fact::ByeGranted { section, player: EntryId(1), round, bye: ByeKind::Half };
    let wish = |round: u32| Fact::ByeWished { section, player: EntryId(1), round, wished: true };
    let points = |party: u32, round: u32, tenths: i32| Fact::PointsAdjusted {
        section,
        party: Party(party),
        round,
        points: Points::tenths(tenths),
        reason: String::new(),
    };
    let nobody = |id: u32| Refusal::NoPlayer { player: EntryId(id) };
    check(
        &desk,
        [
            ("no name", person(&|new| new.name = " ".to_owned()), Refusal::Nameless),
            ("name", person(&|new| new.name = long(Text::PlayerName)), too_long(Text::PlayerName)),
            (
                "two lines",
                person(&|new| new.name = "A\r\n001    2".to_owned()),
                Refusal::ControlSign { what: Text::PlayerName },
            ),
            ("title", person(&|new| new.title = long(Text::Title)), too_long(Text::Title)),
            ("birth", person(&|new| new.birth = long(Text::Birth)), too_long(Text::Birth)),
            (
                "federation",
                person(&|new| new.federation = long(Text::Federation)),
                too_long(Text::Federation),
            ),
            ("club", person(&|new| new.club = long(Text::Club)), too_long(Text::Club)),
            (
                "number",
                person(&|new| new.fide_number = long(Text::PlayerNumber)),
                too_long(Text::PlayerNumber),
            ),
            (
                "national number",
                person(&|new| new.national_number = long(Text::PlayerNumber)),
                too_long(Text::PlayerNumber),
            ),
            ("rating", person(&|new| new.fide_rating = Some(u32::MAX)), out_of_range(Number::Rating)),
            (
                "national rating",
                person(&|new| new.national_rating = Some(10_000)),
                out_of_range(Number::Rating),
            ),
            (
                "source",
                person(&|new| new.rating_source = long(Text::RatingSource)),
                too_long(Text::RatingSource),
            ),
            ("side", person(&|new| new.side = long(Text::Side)), too_long(Text::Side)),
            ("mark", person(&|new| new.marks = vec![long(Text::Mark)]), too_long(Text::Mark)),
            (
                "marks",
                person(&|new| new.marks = vec!["U8".to_owned(); Count::Marks.most() + 1]),
                too_many(Count::Marks),
            ),
            ("player 0", entered(&[0]), out_of_range(Number::Identifier)),
            ("a player at the edge", entered(&[u32::MAX]), out_of_range(Number::Identifier)),
            ("known", entered(&[1]), Refusal::PlayerThere { player: EntryId(1) }),
            ("twice", entered(&[20, 20]), Refusal::PlayerThere { player: EntryId(20) }),
            ("players", entered(&(100..=5100).collect::<Vec<_>>()), too_many(Count::Players)),
            (
                "players with those who are there",
                entered(&(100..=5095).collect::<Vec<_>>()),
                too_many(Count::Players),
            ),
            ("checked in thrice", checked_in(&[1, 1, 1]), Refusal::PlayerTwice { player: EntryId(1) }),
            ("nobody comes", checked_in(&[u32::MAX]), nobody(u32::MAX)),
            (
                "fee",
                Fact::FeePaid { section, player: EntryId(1), cents: u64::MAX },
                out_of_range(Number::FeeCents),
            ),
            ("nobody pays", Fact::FeePaid { section, player: EntryId(0), cents: 1 }, nobody(0)),
            ("leaves from round 0", withdrawn(0), Refusal::RoundOver { round: 0 }),
            ("leaves at the edge", withdrawn(u32::MAX), Refusal::RoundsOver { total: 5 }),
            (
                "a long reason",
                Fact::Withdrawn { section, player: EntryId(1), from_round: 3, reason: long(Text::Reason) },
                too_long(Text::Reason),
            ),
            ("bye in round 0", bye(0), Refusal::RoundOver { round: 0 }),
            ("bye at the edge", bye(u32::MAX), Refusal::RoundsOver { total: 5 }),
            ("wish for round 0", wish(0), Refusal::RoundOver { round: 0 }),
            ("wish at the edge", wish(u32::MAX), Refusal::RoundsOver { total: 5 }),
            ("points", points(1, 1, i32::MAX), out_of_range(Number::Adjustment)),
            ("points taken", points(1, 1, i32::MIN), out_of_range(Number::Adjustment)),
            ("points for nobody", points(99, 1, 10), nobody(99)),
            ("points in a round to come", points(1, u32::MAX, 10), Refusal::NotPaired { round: u32::MAX }),
            ("nobody removed", Fact::PlayerRemoved { section, player: EntryId(u32::MAX) }, nobody(u32::MAX)),
            ("nobody returns", Fact::Returned { section, player: EntryId(0) }, nobody(0)),
        ],
    );
    let mut desk = desk;
    for _ in 0..Count::Adjustments.most() {
        desk.say(points(1, 1, 10_000));
    }
    check(&desk, [("points again and again", points(1, 1, 1), too_many(Count::Adjustments))]);

    let desk = swiss(0);
    let groups = |groups: &[&[u32]]| Fact::PairsProhibited {
        section,
        groups: groups.iter().map(|group| group.iter().map(|id| EntryId(*id)).collect()).collect(),
    };
    let lots = |numbers: &[u32]| Fact::LotsDrawn {
        section,
        seed: 0,
        white_first: true,
        numbers: numbers.iter().map(|id| Party(*id)).collect(),
        origin: Origin::File,
    };
    check(
        &desk,
        [
            ("twice in a group", groups(&[&[1, 2], &[3, 3]]), Refusal::PartyTwice { party: Party(3) }),
            ("a stranger in a group", groups(&[&[1, 77]]), nobody(77)),
            ("groups", groups(&vec![&[1, 2][..]; 10_001]), too_many(Count::ProhibitedGroups)),
            ("numbers twice", lots(&[1, 1, 1]), Refusal::PartyTwice { party: Party(1) }),
            ("a stranger's number", lots(&[1, u32::MAX]), nobody(u32::MAX)),
            (
                "merged with oneself",
                Fact::PlayersMerged { section, kept: EntryId(1), gone: EntryId(1) },
                Refusal::PlayerTwice { player: EntryId(1) },
            ),
            (
                "merged with nobody",
                Fact::PlayersMerged { section, kept: EntryId(1), gone: EntryId(0) },
                nobody(0),
            ),
        ],
    );
}

#[test]
fn teams() {
    let desk = of_teams(0);
    let section = ONLY;
    let team = |players: &[u32]| Team {
        name: "New".to_owned(),
        players: players.iter().map(|id| EntryId(*id)).collect(),
        ..Team::default()
    };
    let entered = |id: u32, team: Team| Fact::TeamsEntered { section, teams: vec![(TeamId(id), team)] };
    let changed = |new: Team| Fact::TeamChanged { section, team: TeamId(1), new };
    let line_up = |round: u32, players: &[u32]| Fact::LineUpSet {
        section,
        round,
        team: TeamId(1),
        players: players.iter().map(|id| Some(EntryId(*id))).collect(),
    };
    let other = |player: u32, team: u32| Refusal::InOtherTeam { player: EntryId(player), team: TeamId(team) };
    let twice = Refusal::PlayerTwice { player: EntryId(1) };
    check(
        &desk,
        [
            ("team 0", entered(0, team(&[])), out_of_range(Number::Identifier)),
            ("a team at the edge", entered(u32::MAX, team(&[])), out_of_range(Number::Identifier)),
            ("there", entered(1, team(&[])), Refusal::TeamThere { team: TeamId(1) }),
            ("no name", entered(9, Team::default()), Refusal::Nameless),
            ("no name any more", changed(Team::default()), Refusal::Nameless),
            ("name", changed(Team { name: long(Text::TeamName), ..team(&[]) }), too_long(Text::TeamName)),
            ("club", changed(Team { club: long(Text::Club), ..team(&[]) }), too_long(Text::Club)),
            ("a member twice", entered(9, team(&[1, 1, 1])), twice.clone()),
            ("a member twice after a change", changed(team(&[1, 1])), twice),
            ("a stranger", changed(team(&[99])), Refusal::NoPlayer { player: EntryId(99) }),
            ("another team's player", changed(team(&[1, 4])), other(4, 2)),
            ("another team's player in a new one", entered(9, team(&[5])), other(5, 2)),
            ("members", changed(team(&(1..=101).collect::<Vec<_>>())), too_many(Count::TeamPlayers)),
            (
                "teams",
                Fact::TeamsEntered {
                    section,
                    teams: (10..=2010).map(|id| (TeamId(id), team(&[]))).collect(),
                },
                too_many(Count::Teams),
            ),
            (
                "one player in two new teams",
                Fact::TeamsEntered { section, teams: vec![(TeamId(8), team(&[])), (TeamId(9), team(&[4]))] },
                other(4, 2),
            ),
            ("line-up of round 0", line_up(0, &[1, 2]), Refusal::RoundOver { round: 0 }),
            ("line-up beyond", line_up(u32::MAX, &[1, 2]), Refusal::RoundsOver { total: 3 }),
            ("one at two boards", line_up(1, &[1, 1]), Refusal::LineUp { boards: 2 }),
            ("too many boards", line_up(1, &[1, 2, 3]), Refusal::LineUp { boards: 2 }),
            ("a guest of another team", line_up(1, &[1, 4]), other(4, 2)),
            (
                "a team that is not there",
                Fact::TeamReturned { section, team: TeamId(u32::MAX) },
                Refusal::NoTeam { team: TeamId(u32::MAX) },
            ),
            (
                "leaves at the edge",
                Fact::TeamWithdrawn { section, team: TeamId(1), from_round: u32::MAX, reason: String::new() },
                Refusal::RoundsOver { total: 3 },
            ),
            (
                "a group of teams, not of players",
                Fact::PairsProhibited { section, groups: vec![vec![EntryId(1), EntryId(12)]] },
                Refusal::NoTeam { team: TeamId(12) },
            ),
            (
                "one person in two teams",
                Fact::PlayersMerged { section, kept: EntryId(1), gone: EntryId(4) },
                other(4, 2),
            ),
        ],
    );
    check(&swiss(0), [("teams of individuals", entered(1, team(&[])), Refusal::NoTeams)]);
}

#[test]
fn boards_and_rounds() {
    let desk = swiss(2);
    let section = ONLY;
    let none = |board: u32, game: u32| Refusal::NoGame { round: 2, board, game };
    let result = |round, board, game| Desk::result(round, board, game, GameResult::DRAW);
    let mut cases = vec![
        ("round 0", result(0, 1, 1), Refusal::NotPaired { round: 0 }),
        ("round at the edge", result(u32::MAX, 1, 1), Refusal::NotPaired { round: u32::MAX }),
        ("board 0", result(2, 0, 1), none(0, 1)),
        ("board at the edge", result(2, u32::MAX, 1), none(u32::MAX, 1)),
        ("game 0", result(2, 1, 0), none(1, 0)),
        ("game at the edge", result(2, 1, u32::MAX), none(1, u32::MAX)),
        (
            "a long game",
            Fact::GameRecorded { section, round: 2, board: 1, game: 1, pgn: long(Text::Game) },
            too_long(Text::Game),
        ),
        (
            "a game on no board",
            Fact::GameRecorded { section, round: 2, board: 0, game: 1, pgn: String::new() },
            none(0, 1),
        ),
        (
            "clocks",
            Fact::ClocksNoted {
                section,
                round: 2,
                board: 1,
                game: 1,
                readings: Some(Readings { white: u32::MAX, black: 0 }),
            },
            out_of_range(Number::ClockSeconds),
        ),
        (
            "a winner on no board",
            Fact::MatchDecided { section, round: 2, board: 0, winner: Party(1), reason: String::new() },
            none(0, 1),
        ),
        (
            "rated otherwise",
            Fact::RatedOtherwise {
                section,
                round: 2,
                board: 1,
                game: 1,
                result: GameResult::DRAW,
                reason: long(Text::Reason),
            },
            too_long(Text::Reason),
        ),
        (
            "remarks",
            Fact::Remarked {
                section,
                remarks: Remarks { appeals: long(Text::Remark), ..Remarks::default() },
            },
            too_long(Text::Remark),
        ),
        (
            "round 0 paired",
            Fact::RoundPaired { section, round: 0, paired: Paired::default(), origin: Origin::Program },
            Refusal::RoundPaired { round: 0 },
        ),
        (
            "the last round there is",
            Fact::RoundPaired {
                section,
                round: u32::MAX,
                paired: Paired::default(),
                origin: Origin::Program,
            },
            Refusal::RoundsOver { total: 5 },
        ),
        (
            "against oneself",
            Fact::RoundPaired {
                section,
                round: 3,
                paired: Paired { pairs: vec![(Party(1), Party(1))], ..Paired::default() },
                origin: Origin::File,
            },
            Refusal::NotOnce { party: Party(1) },
        ),
        (
            "a stranger is away",
            Fact::RoundPaired {
                section,
                round: 3,
                paired: Paired { away: vec![(Party(77), ByeKind::Full)], ..Paired::default() },
                origin: Origin::File,
            },
            Refusal::NoPlayer { player: EntryId(77) },
        ),
        (
            "pairs by the thousand",
            Fact::RoundPaired {
                section,
                round: 3,
                paired: Paired { pairs: vec![(Party(1), Party(2)); 5000], ..Paired::default() },
                origin: Origin::File,
            },
            too_many(Count::Players),
        ),
    ];
    for round in [0, u32::MAX] {
        let (reason, comment) = (String::new(), String::new());
        cases.extend([
            ("published", Fact::RoundPublished { section, round }, Refusal::NotPaired { round }),
            (
                "withheld",
                Fact::RoundWithheld { section, round, reason: reason.clone() },
                Refusal::NotPaired { round },
            ),
            (
                "discarded",
                Fact::RoundDiscarded { section, round, reason: reason.clone() },
                Refusal::NotPaired { round },
            ),
            (
                "by hand",
                Fact::HandPairingBegun { section, round, reason: reason.clone() },
                Refusal::NotPaired { round },
            ),
            (
                "paired by hand",
                Fact::HandPaired { section, round, paired: Paired::default() },
                Refusal::NoHandPairing { round },
            ),
            (
                "by hand no more",
                Fact::HandPairingEnded { section, round, comment },
                Refusal::NoHandPairing { round },
            ),
        ]);
    }
    check(&desk, cases);
    let nowhere = SectionId(u32::MAX);
    check(
        &desk,
        [(
            "a section that is not there",
            Fact::SectionFinished { section: nowhere },
            Refusal::NoSection { section: nowhere },
        )],
    );
}

#[test]
fn incidents() {
    let desk = swiss(2);
    let recorded = |change: &dyn Fn(&mut Incident)| {
        let decided = Decided::Otherwise { words: "w".to_owned(), reason: "r".to_owned(), counts: false };
        let mut incident = Incident {
            seen: Seen::of(Kind::Other, Some(Side::White)),
            ruled: Ruled::default(),
            decided,
            note: String::new(),
        };
        change(&mut incident);
        Fact::IncidentRecorded { section: ONLY, round: 2, board: 1, game: 1, incident: Box::new(incident) }
    };
    let table = |value: Value| Map::from_iter([("what".to_owned(), value)]);
    let chosen = |choice: String, amount| Some(Chosen { choice, to: None, amount });
    let edge = Some(Readings { white: 0, black: u32::MAX });
    check(
        &desk,
        [
            ("FEN", recorded(&|new| new.seen.position = long(Text::Position)), too_long(Text::Position)),
            ("square", recorded(&|new| new.seen.touched = long(Text::Square)), too_long(Text::Square)),
            ("move", recorded(&|new| new.seen.played = long(Text::Move)), too_long(Text::Move)),
            ("moves", recorded(&|new| new.seen.moves = Some(u32::MAX)), out_of_range(Number::Moves)),
            ("readings", recorded(&|new| new.seen.readings = edge), out_of_range(Number::ClockSeconds)),
            (
                "choice",
                recorded(&|new| new.seen.chosen = chosen(long(Text::Choice), None)),
                too_long(Text::Choice),
            ),
            (
                "amount",
                recorded(&|new| new.seen.chosen = chosen(String::new(), Some(u32::MAX))),
                out_of_range(Number::ClockSeconds),
            ),
            ("edition", recorded(&|new| new.ruled.edition = long(Text::Edition)), too_long(Text::Edition)),
            ("mode", recorded(&|new| new.ruled.mode = long(Text::Edition)), too_long(Text::Edition)),
            (
                "rulings",
                recorded(&|new| new.ruled.rulings = vec![Map::new(); Count::Rulings.most() + 1]),
                too_many(Count::Rulings),
            ),
            (
                "a long ruling",
                recorded(&|new| new.ruled.rulings = vec![table(json!(long(Text::Ruling)))]),
                too_long(Text::Ruling),
            ),
            (
                "a wide ruling",
                recorded(&|new| new.ruled.rulings = vec![table(json!(vec![0; 20_000]))]),
                too_long(Text::Ruling),
            ),
            ("clocks", recorded(&|new| new.ruled.clocks = edge), out_of_range(Number::ClockSeconds)),
            ("note", recorded(&|new| new.note = long(Text::Note)), too_long(Text::Note)),
            (
                "words",
                recorded(&|new| {
                    new.decided =
                        Decided::Otherwise { words: long(Text::Note), reason: "r".to_owned(), counts: true };
                }),
                too_long(Text::Note),
            ),
        ],
    );
}

/// The same journal opens, whoever may have said it then.
#[track_caller]
fn claims(desk: &Desk, cases: impl IntoIterator<Item = (&'static str, Fact, Refusal)>) {
    for (name, fact, refusal) in cases {
        assert_eq!(desk.judge(&fact), Err(refusal), "{name}");
        let mut again = desk.clone();
        assert!(again.try_say(fact).is_ok(), "{name}: what a journal holds stays");
    }
}

#[test]
fn a_pairing_is_the_programs_or_by_hand() {
    let desk = swiss(1);
    let proposed = propose(desk.event(), desk.section()).expect("a proposal").paired;
    let paired =
        |paired: Paired| Fact::RoundPaired { section: ONLY, round: 2, paired, origin: Origin::Program };
    assert_eq!(desk.judge(&paired(proposed.clone())), Ok(Vec::new()));
    let turned = {
        let mut other = proposed.clone();
        other.pairs[0] = (other.pairs[0].1, other.pairs[0].0);
        other
    };
    let boards = {
        let mut other = proposed.clone();
        other.pairs.swap(0, 1);
        other
    };
    let with_byes = {
        let mut other = proposed.clone();
        let (one, two) = other.pairs.pop().expect("four pairs");
        other.away = vec![(one, ByeKind::Full), (two, ByeKind::Half)];
        other
    };
    let again = desk.section().round(1).expect("played").paired();
    let refusal = Refusal::NotProposed { round: 2 };
    claims(
        &desk,
        [
            ("colours turned", paired(turned), refusal.clone()),
            ("other boards", paired(boards), refusal.clone()),
            ("byes nobody granted", paired(with_byes), refusal.clone()),
            ("round 1 again", paired(again), refusal),
        ],
    );
    // What a file says is the file's; who may say so the desk decides.
    let taken = Fact::RoundPaired {
        section: ONLY,
        round: 2,
        paired: desk.section().round(1).expect("played").paired(),
        origin: Origin::File,
    };
    assert!(desk.judge(&taken).is_ok());
}

#[test]
fn a_pairing_by_hand_gives_nobody_points() {
    let mut desk = swiss(1);
    desk.pair();
    desk.say(Fact::HandPairingBegun { section: ONLY, round: 2, reason: "hall".to_owned() });
    let mut paired = desk.section().round(2).expect("paired").paired();
    let (one, two) = paired.pairs.pop().expect("four pairs");
    let away = |kind: ByeKind| {
        let away = vec![(one, kind), (two, ByeKind::Zero)];
        Fact::HandPaired { section: ONLY, round: 2, paired: Paired { away, ..paired.clone() } }
    };
    let refusal = Refusal::AwayOtherwise { party: one, round: 2 };
    claims(&desk, [("full", away(ByeKind::Full), refusal.clone()), ("half", away(ByeKind::Half), refusal)]);
    assert!(desk.judge(&away(ByeKind::Zero)).is_ok());
}

#[test]
fn where_the_rules_have_no_pairing_the_chief_pairs_by_hand() {
    let begin = |round: u32| Fact::HandPairingBegun { section: ONLY, round, reason: "two left".to_owned() };
    let mut desk = Desk::of(SWISS, 3);
    desk.enter_many(2);
    desk.draw_lots();
    assert_eq!(desk.judge(&begin(1)), Err(Refusal::NotPaired { round: 1 }), "the program has a pairing");
    desk.pair();
    desk.say(Desk::result(1, 1, 1, GameResult::DRAW));
    assert!(propose(desk.event(), desk.section()).is_err(), "they have met");
    assert_eq!(desk.judge(&begin(2)), Ok(Vec::new()));
    desk.say(begin(2));
    let again = Paired { pairs: vec![(Party(2), Party(1))], ..Paired::default() };
    desk.say(Fact::HandPaired { section: ONLY, round: 2, paired: again });
    desk.say(Fact::HandPairingEnded { section: ONLY, round: 2, comment: "a rematch".to_owned() });
    desk.say(Fact::RoundPublished { section: ONLY, round: 2 });
    assert_eq!(desk.section().missing(2), [(1, 1)]);
}

#[test]
fn lots_are_those_of_their_seed() {
    let mut desk = Desk::of(Format::RoundRobin { cycles: 1 }, 7);
    desk.enter_many(8);
    let drawn = |numbers: Vec<Party>| Fact::LotsDrawn {
        section: ONLY,
        seed: 5,
        white_first: true,
        numbers,
        origin: Origin::Program,
    };
    for first in [None, Some(turmuhr_core::Color::Black)] {
        for with_numbers in [false, true] {
            assert_eq!(desk.judge(&draw_lots(desk.section(), 5, first, with_numbers)), Ok(Vec::new()));
        }
    }
    let own: Vec<Party> = (1..=8).map(Party).collect();
    let some = vec![Party(3), Party(1)];
    claims(
        &desk,
        [
            ("numbers of one's own", drawn(own), Refusal::NotDrawn),
            ("some numbers", drawn(some), Refusal::NotDrawn),
        ],
    );
    // A Swiss has its starting list.
    let swiss = swiss(0);
    let numbers = draw_lots(swiss.section(), 5, None, true);
    assert_eq!(swiss.judge(&numbers), Err(Refusal::NotDrawn));
}

#[test]
fn a_cup_match_is_decided_where_its_games_are_level() {
    let mut desk = Desk::of(CUP, 3);
    desk.enter_many(4);
    desk.draw_lots();
    desk.pair();
    let winner = |desk: &Desk, board: u32| {
        desk.section().round(1).and_then(|open| open.pair(board)).expect("a pair").second
    };
    let decided = |board: u32, winner: Party| Fact::MatchDecided {
        section: ONLY,
        round: 1,
        board,
        winner,
        reason: "by lot".to_owned(),
    };
    let open = |board: u32| Refusal::MatchNotOpen { round: 1, board };
    let fact = decided(1, winner(&desk, 1));
    claims(&desk, [("still playing", fact.clone(), open(1))]);
    desk.say(Desk::result(1, 1, 1, GameResult::DRAW));
    desk.say(Desk::result(1, 2, 1, GameResult::WHITE_WINS));
    assert!(desk.judge(&fact).is_ok());
    let won = decided(2, winner(&desk, 2));
    claims(&desk, [("won by the other", won, open(2))]);
    let swiss = swiss(1);
    let first = winner(&swiss, 1);
    claims(&swiss, [("no cup", decided(1, first), open(1))]);
}

#[test]
fn leaving_fide_mode_cannot_be_undone() {
    let mut desk = swiss(1);
    desk.say(Fact::FideModeLeft { reason: "school".to_owned() });
    let entry = desk.journal.next() - 1;
    let undo = Fact::Undone { entry, reason: String::new() };
    assert_eq!(desk.judge(&undo), Err(Refusal::ForGood { entry }));
    assert!(desk.try_say(undo).is_err());
    assert!(!desk.event().fide_mode);
}

#[test]
fn a_player_who_is_removed_leaves_nothing_behind() {
    let mut desk = Desk::of(Format::RoundRobin { cycles: 1 }, 7);
    desk.enter_many(5);
    let lots = draw_lots(desk.section(), 1, None, true);
    desk.say(lots);
    desk.say(Fact::PairsProhibited { section: ONLY, groups: vec![vec![EntryId(1), EntryId(2)]] });
    desk.say(Fact::PlayerRemoved { section: ONLY, player: EntryId(2) });
    assert_eq!(desk.section().starting_list().len(), 4);
    assert!(desk.section().prohibited.is_empty());
    desk.pair();
}

#[test]
fn a_journal_has_an_end() {
    let mut entries = swiss(0).journal.entries().to_vec();
    let last = entries.last().expect("not empty").clone();
    let most = Count::Entries.most() as u64;
    entries.extend((last.number + 1..=most).map(|number| Entry {
        number,
        fact: Fact::Announced { text: String::new() },
        ..last.clone()
    }));
    let journal = Journal::open(entries).expect("as many as there may be");
    let full = Err(too_many(Count::Entries));
    assert_eq!(journal.judge(&Fact::Announced { text: String::new() }), full);
    assert_eq!(journal.judge(&Fact::Undone { entry: 3, reason: String::new() }), full);
}

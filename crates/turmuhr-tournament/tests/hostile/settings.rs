//! The event, its displays, the settings of a section.

use std::collections::BTreeMap;

use jiff::civil::date;
use turmuhr_core::Points;
use turmuhr_tournament::{
    Details, Fact, Format, Refusal, RoundNo, SectionId, Settings,
    display::{Shows, View},
    limits::{Count, Number, Text},
    settings::{Eligible, Fee, PointSystem, Prize, SwissSystem, codes},
};

use crate::support::ONLY;
use crate::{check, long, out_of_range, swiss, teams_of, too_long, too_many};

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
                with(&|new| new.tie_breaks = vec![codes(["BH"])[0].clone(); 5000]),
                too_many(Count::TieBreaks),
            ),
            (
                "a long tie-break",
                with(&|new| new.tie_breaks = codes([&format!("BH{}", "/C1".repeat(200))])),
                too_long(Text::TieBreak),
            ),
            (
                "time control",
                with(&|new| new.time_in_words = long(Text::TimeControl)),
                too_long(Text::TimeControl),
            ),
            ("board 0", with(&|new| new.first_board = 0), out_of_range(Number::FirstBoard)),
            ("first board", with(&|new| new.first_board = u32::MAX), out_of_range(Number::FirstBoard)),
            (
                "a round 0 begins",
                with(&|new| new.starts = BTreeMap::from([(RoundNo(0), day)])),
                out_of_range(Number::Rounds),
            ),
            (
                "a round beyond begins",
                with(&|new| new.starts = BTreeMap::from([(RoundNo(u32::MAX), day)])),
                out_of_range(Number::Rounds),
            ),
            (
                "a round in the year 9999",
                with(&|new| new.starts = BTreeMap::from([(RoundNo(1), far)])),
                out_of_range(Number::Year),
            ),
            (
                "half-point byes",
                with(&|new| new.no_half_byes_from = Some(RoundNo(u32::MAX))),
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

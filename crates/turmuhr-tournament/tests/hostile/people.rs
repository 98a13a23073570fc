//! Players and teams.

use turmuhr_core::Points;
use turmuhr_tournament::{
    ByeKind, EntryId, Fact, Origin, Person, Refusal, RoundNo, Team, TeamId,
    limits::{Count, Number, Text},
    self_service::{Registration, SelfService},
};

use crate::support::{Desk, ONLY, party};
use crate::{SWISS, check, long, of_teams, out_of_range, swiss, too_long, too_many};

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
    let withdrawn = |from_round: u32| Fact::Withdrawn {
        section,
        player: EntryId(1),
        from_round: RoundNo(from_round),
        reason: String::new(),
    };
    let bye = |round: u32| Fact::ByeGranted {
        section,
        player: EntryId(1),
        round: RoundNo(round),
        bye: ByeKind::Half,
    };
    let wish =
        |round: u32| Fact::ByeWished { section, player: EntryId(1), round: RoundNo(round), wished: true };
    let points = |number: u32, round: u32, tenths: i32| Fact::PointsAdjusted {
        section,
        party: party(number),
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
            ("leaves from round 0", withdrawn(0), Refusal::RoundOver { round: RoundNo(0) }),
            ("leaves at the edge", withdrawn(u32::MAX), Refusal::RoundsOver { total: 5 }),
            (
                "a long reason",
                Fact::Withdrawn {
                    section,
                    player: EntryId(1),
                    from_round: RoundNo(3),
                    reason: long(Text::Reason),
                },
                too_long(Text::Reason),
            ),
            ("bye in round 0", bye(0), Refusal::RoundOver { round: RoundNo(0) }),
            ("bye at the edge", bye(u32::MAX), Refusal::RoundsOver { total: 5 }),
            ("wish for round 0", wish(0), Refusal::RoundOver { round: RoundNo(0) }),
            ("wish at the edge", wish(u32::MAX), Refusal::RoundsOver { total: 5 }),
            ("points", points(1, 1, i32::MAX), out_of_range(Number::Adjustment)),
            ("points taken", points(1, 1, i32::MIN), out_of_range(Number::Adjustment)),
            ("points for nobody", points(99, 1, 10), nobody(99)),
            (
                "points in a round to come",
                points(1, u32::MAX, 10),
                Refusal::NotPaired { round: RoundNo(u32::MAX) },
            ),
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
        groups: groups.iter().map(|group| group.iter().map(|id| party(*id)).collect()).collect(),
        reasons: Vec::new(),
    };
    let lots = |numbers: &[u32]| Fact::LotsDrawn {
        section,
        seed: 0,
        white_first: true,
        numbers: numbers.iter().map(|id| party(*id)).collect(),
        origin: Origin::File,
    };
    check(
        &desk,
        [
            ("twice in a group", groups(&[&[1, 2], &[3, 3]]), Refusal::PartyTwice { party: party(3) }),
            ("a stranger in a group", groups(&[&[1, 77]]), nobody(77)),
            ("groups", groups(&vec![&[1, 2][..]; 10_001]), too_many(Count::ProhibitedGroups)),
            ("numbers twice", lots(&[1, 1, 1]), Refusal::PartyTwice { party: party(1) }),
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
        round: RoundNo(round),
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
            ("line-up of round 0", line_up(0, &[1, 2]), Refusal::RoundOver { round: RoundNo(0) }),
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
                Fact::TeamWithdrawn {
                    section,
                    team: TeamId(1),
                    from_round: RoundNo(u32::MAX),
                    reason: String::new(),
                },
                Refusal::RoundsOver { total: 3 },
            ),
            (
                "a group of teams, not of players",
                Fact::PairsProhibited {
                    section,
                    groups: vec![vec![party(1), party(12)]],
                    reasons: Vec::new(),
                },
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
fn what_players_do_themselves() {
    let mut desk = Desk::of(SWISS, 5);
    let section = ONLY;
    let set = |registration: Registration| Fact::SelfServiceSet {
        section,
        rules: SelfService { results: true, registration: Some(registration) },
    };
    desk.say(set(Registration::default()));
    let registered = |player: u32, name: &str| Fact::PlayerRegistered {
        section,
        player: EntryId(player),
        person: Person::named(name),
    };
    desk.say(registered(1, "Adler, Paul"));
    let accepted = |ids: &[u32]| Fact::RegistrationsAccepted {
        section,
        players: ids.iter().map(|id| EntryId(*id)).collect(),
    };
    let nobody = |id: u32| Refusal::NotRegistered { player: EntryId(id) };
    check(
        &desk,
        [
            (
                "endless places",
                set(Registration { most: Some(u32::MAX), ..Registration::default() }),
                too_many(Count::Players),
            ),
            (
                "a day beyond the calendar of events",
                set(Registration { closes: Some(jiff::civil::Date::MAX), ..Registration::default() }),
                out_of_range(Number::Year),
            ),
            ("no number", registered(0, "B"), out_of_range(Number::Identifier)),
            ("the last number", registered(u32::MAX, "B"), out_of_range(Number::Identifier)),
            ("no name", registered(2, " "), Refusal::Nameless),
            ("name", registered(2, &long(Text::PlayerName)), too_long(Text::PlayerName)),
            ("a number in use", registered(1, "B"), Refusal::PlayerThere { player: EntryId(1) }),
            ("accepted twice", accepted(&[1, 1]), Refusal::PlayerTwice { player: EntryId(1) }),
            ("accepted, but unknown", accepted(&[1, 9]), nobody(9)),
            (
                "withdrawn, but unknown",
                Fact::RegistrationWithdrawn { section, player: EntryId(9) },
                nobody(9),
            ),
        ],
    );
}

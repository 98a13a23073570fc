//! Converts records into the JSON shape.

use std::collections::BTreeMap;

use turmuhr_core::{PlayerId, Points};

use crate::trf::{
    document::Document,
    record::Record,
    records::{event::Entry, event::Symbol, player},
};

use super::{
    shape::{
        Abnormal, Accelerated, Acceleration, Byes, Cell, Configuration, File, ForfeitedMatch, LineUp,
        National, OldTeam, Player, Prohibited, RankingMethod, TeamByes, TeamCell, TeamRecord, TeamResult,
    },
    values::{ByeKind, Colour, FederationCode, Gender, Id, Outcome, RoundBound, RoundNumber, Team, Worth},
};

pub(super) fn shape(document: &Document) -> File {
    let mut file = File::default();
    for record in document.records() {
        // A second occurrence of a single record is kept as a line.
        if !place(record, &mut file) {
            file.other.push(record.write(&mut Vec::new()));
        }
    }
    file
}

fn ids(players: &[PlayerId]) -> Vec<Id> {
    players.iter().copied().map(Id).collect()
}

fn worth(points: Option<Points>) -> Option<Worth> {
    points.map(Worth)
}

/// `false` if the place is taken.
fn set<T>(place: &mut Option<T>, value: T) -> bool {
    let free = place.is_none();
    if free {
        *place = Some(value);
    }
    free
}

fn set_list<T>(place: &mut Vec<T>, values: Vec<T>) -> bool {
    let free = place.is_empty() && !values.is_empty();
    if free {
        *place = values;
    }
    free
}

fn set_map(
    place: &mut BTreeMap<String, Worth>,
    values: impl Iterator<Item = (&'static str, Points)>,
) -> bool {
    let values: Vec<_> = values.collect();
    let map: BTreeMap<String, Worth> =
        values.iter().map(|(symbol, points)| ((*symbol).to_owned(), Worth(*points))).collect();
    let free = place.is_empty() && map.len() == values.len() && !map.is_empty();
    if free {
        *place = map;
    }
    free
}

/// Always `true`; for records that may occur any number of times.
fn push<T>(place: &mut Vec<T>, value: T) -> bool {
    place.push(value);
    true
}

fn place(record: &Record, file: &mut File) -> bool {
    let event = &mut file.event;
    let dialect = &mut file.dialect;
    match record {
        Record::Entry(entry, text) => {
            let place = match entry {
                Entry::Name => &mut event.name,
                Entry::City => &mut event.city,
                Entry::Federation => &mut event.federation,
                Entry::Start => &mut event.start,
                Entry::End => &mut event.end,
                Entry::Players => &mut event.players,
                Entry::RatedPlayers => &mut event.rated_players,
                Entry::Teams => &mut event.teams,
                Entry::TypeInWords => &mut event.type_in_words,
                Entry::ChiefArbiter => return push(&mut event.chief_arbiters, text.clone()),
                Entry::DeputyArbiter => return push(&mut event.deputy_arbiters, text.clone()),
                Entry::TimeControlInWords => &mut event.time_control_in_words,
                Entry::PairingController => &mut event.pairing_controller,
                Entry::TimeControl => &mut event.time_control,
            };
            set(place, text.clone())
        }
        Record::RoundDates(dates) => set_list(&mut event.round_dates, dates.clone()),
        Record::Rounds(rounds) => set(&mut event.rounds, RoundNumber(*rounds)),
        Record::InitialColour(colour) => set(&mut event.initial_colour, Colour(*colour)),
        Record::GamePoints(worths) => {
            set_map(&mut file.points, worths.iter().map(|worth| (worth.symbol.letters(), worth.points)))
        }
        Record::MatchPoints(worths) => {
            set_map(&mut file.match_points, worths.iter().map(|worth| (worth.symbol.letters(), worth.points)))
        }
        Record::RankingMethod { federation, method } => push(
            &mut event.ranking_methods,
            RankingMethod { federation: federation.clone(), method: method.clone() },
        ),
        Record::Type(code) => set(&mut event.kind, code.as_str().to_owned()),
        Record::TieBreaks(list) => set_list(&mut event.tie_breaks, list.clone()),
        Record::StandingsOrder(list) => set_list(&mut event.standings_order, list.clone()),
        Record::BoardColours(colours) => {
            set_list(&mut event.board_colours, colours.iter().copied().map(Colour).collect())
        }
        Record::Player(player) => push(&mut file.players, shape_of(player)),
        Record::National(national) => push(&mut file.national_ratings, national_shape(national)),
        Record::Byes(byes) => push(
            &mut file.byes,
            Byes { bye: ByeKind(byes.bye), round: RoundNumber(byes.round), players: ids(&byes.players) },
        ),
        Record::VirtualPoints(one) => push(
            &mut file.acceleration,
            Acceleration {
                match_points: worth(one.match_points),
                points: worth(one.points),
                first_round: RoundBound(one.first_round),
                last_round: RoundBound(one.last_round),
                first: Id(one.first),
                last: Id(one.last),
            },
        ),
        Record::Prohibited(one) => push(
            &mut file.prohibited,
            Prohibited {
                first_round: RoundBound(one.first_round),
                last_round: RoundBound(one.last_round),
                players: ids(&one.players),
            },
        ),
        Record::Abnormal(one) => push(
            &mut file.abnormal_points,
            Abnormal {
                result: one.result.map(Outcome),
                match_points: worth(one.match_points),
                points: worth(one.points),
                round: one.round.map(RoundNumber),
                players: ids(&one.players),
            },
        ),
        Record::OldTeam(team) => {
            push(&mut file.teams_by_line, OldTeam { name: team.name.clone(), members: ids(&team.members) })
        }
        Record::Team(team) => push(
            &mut file.teams,
            TeamRecord {
                id: Team(team.id),
                name: team.name.clone(),
                nickname: team.nickname.clone(),
                strength: team.strength,
                match_points: worth(team.match_points),
                game_points: worth(team.game_points),
                rank: team.rank,
                members: ids(&team.members),
            },
        ),
        Record::TeamByes(byes) => push(
            &mut file.team_byes,
            TeamByes {
                match_points: worth(byes.match_points),
                game_points: worth(byes.game_points),
                rounds: byes.rounds.iter().map(|team| team.map(Team)).collect(),
            },
        ),
        Record::ForfeitedMatch(one) => push(
            &mut file.forfeited_matches,
            ForfeitedMatch {
                winner: one.winner.map(Colour),
                round: RoundNumber(one.round),
                white: Team(one.white),
                black: Team(one.black),
            },
        ),
        Record::LineUp(one) => push(
            &mut file.line_ups,
            LineUp {
                round: RoundNumber(one.round),
                team: Team(one.team),
                opponent: one.opponent.map(Team),
                boards: one.boards.iter().map(|player| player.map(Id)).collect(),
            },
        ),
        Record::TeamLine(one) => push(
            &mut file.team_results,
            TeamResult {
                id: Team(one.id),
                nickname: one.nickname.clone(),
                match_points: worth(one.match_points),
                game_points: worth(one.game_points),
                rounds: one
                    .rounds
                    .iter()
                    .map(|cell| TeamCell {
                        opponent: cell.opponent.clone(),
                        colour: cell.colour.map(Colour),
                        game_points: worth(cell.game_points),
                        forfeit: cell.forfeit,
                    })
                    .collect(),
            },
        ),
        Record::DialectRounds(rounds) => set(&mut dialect.rounds, RoundNumber(*rounds)),
        Record::Configuration(one) => push(
            &mut dialect.configurations,
            Configuration {
                by_file_order: one.by_file_order,
                initial_colour: one.initial_colour.map(Colour),
            },
        ),
        Record::Absent(players) => push(&mut dialect.absent, ids(players)),
        Record::Assignments(list) => {
            let mut map = BTreeMap::new();
            let new = set_map(&mut map, list.iter().map(|one| (one.code.letters(), one.points)));
            new && push(&mut dialect.assignments, map)
        }
        Record::Accelerated(one) => push(
            &mut dialect.accelerated,
            Accelerated { id: Id(one.id), rounds: one.rounds.iter().map(|points| worth(*points)).collect() },
        ),
        Record::NeverMeet(players) => push(&mut dialect.never_meet, ids(players)),
        Record::PointsFor(kind, points) => {
            let code = kind.code().to_owned();
            let free = !dialect.points_for.contains_key(&code);
            if free {
                dialect.points_for.insert(code, Worth(*points));
            }
            free
        }
        Record::Comment(text) => push(&mut file.comments, text.clone()),
        Record::Other(_) => false,
    }
}

fn shape_of(player: &player::Player) -> Player {
    let person = &player.person;
    Player {
        id: Id(player.id),
        sex: person.sex.map(Gender),
        title: person.title.clone(),
        name: person.name.clone(),
        rating: person.rating,
        federation: person.federation.clone(),
        fide_id: person.number.clone(),
        birth: person.birth.clone(),
        points: worth(player.points),
        rank: player.rank,
        rounds: player
            .rounds
            .iter()
            .map(|cell| {
                (!cell.is_blank()).then(|| Cell {
                    opponent: cell.opponent.map(Id),
                    colour: cell.colour.map(Colour),
                    result: cell.result.map(Outcome),
                })
            })
            .collect(),
    }
}

fn national_shape(national: &player::National) -> National {
    let person = &national.person;
    National {
        rating_federation: FederationCode(national.federation.clone()),
        id: Id(national.id),
        sex: person.sex.map(Gender),
        class: person.title.clone(),
        name: person.name.clone(),
        rating: person.rating,
        origin: person.federation.clone(),
        national_id: person.number.clone(),
        birth: person.birth.clone(),
    }
}

//! A tournament file as source for paper.

use std::collections::BTreeMap;

use turmuhr_contest::{Contest, Person as Listed, Sex as Letter};
use turmuhr_core::{Bye, PlayerId, Points, Rated, Round as Seen, Score};
use turmuhr_exchange::trf::{Document, Read, Record, Tournament, records::event::Entry};
use turmuhr_standings::Form;
use turmuhr_tournament::{
    GameResult, Person, Placed, RoundNo, award,
    person::Sex,
    settings::{InitialOrder, PrizeRules, Settings},
};

use super::{
    Ask, Award, Board, Entrant, Game, Heading, History, NoSource, Origin, Round, Source, matches,
    worked::worked,
};

/// The content of a file. Boards are in the order of C.04.2, because the file does not number them.
pub fn from_file(read: &Read, ask: &Ask) -> Result<Source, NoSource> {
    let tournament = Tournament::new(read);
    let contest = tournament.sound().map_err(NoSource::File)?;
    if let Some(round) = ask.after.filter(|after| *after > contest.rounds) {
        return Err(NoSource::NoSuchRound { round, played: contest.rounds });
    }
    let worked = worked(contest, ask)?;
    let rounds = rounds(contest, &worked.histories, worked.form);
    let players: BTreeMap<PlayerId, Entrant> = contest
        .players
        .iter()
        .map(|player| (player.number, entrant(player.number, &player.person)))
        .collect();
    let (entrants, members) =
        if worked.of_teams { (teams(contest), players) } else { (players, BTreeMap::new()) };
    let mut source = Source {
        heading: heading(&read.document, &tournament),
        origin: Origin::File,
        of_teams: worked.of_teams,
        entrants,
        members,
        total_rounds: worked.total_rounds.max(contest.rounds),
        form: worked.form,
        rounds,
        ahead: Vec::new(),
        histories: worked.histories,
        table: worked.table,
        prizes: Vec::new(),
        currency: Settings::USUAL_CURRENCY.to_owned(),
        payouts: BTreeMap::new(),
        integrity: Vec::new(),
        incidents: Vec::new(),
    };
    if let Some(prizes) = &ask.prizes {
        let people: BTreeMap<PlayerId, Person> =
            contest.players.iter().map(|player| (player.number, person(&player.person))).collect();
        let placed =
            |row: &turmuhr_standings::Row| Placed { rank: row.rank, points: row.points.amount, who: row.id };
        let places: Vec<_> = source.table.standings.rows.iter().map(placed).collect();
        let admits = |prize: &turmuhr_tournament::settings::Prize, number: PlayerId| {
            source.of_teams
                || people.get(&number).is_some_and(|one| prize.to.admits(one, InitialOrder::FideOrNational))
        };
        let rules = PrizeRules::default();
        let (won, paid) = award(prizes, rules, &places, admits);
        source.payouts = paid.into_iter().map(|paid| (paid.who, paid.cents)).collect();
        let unrated = |prize: &turmuhr_tournament::settings::Prize| {
            let mut all = people.values();
            !source.of_teams && all.any(|one| prize.to.lacks_only_a_rating(one, InitialOrder::FideOrNational))
        };
        let won = won.into_iter().map(|won| Award {
            prize: won.prize.clone(),
            rated_only: unrated(won.prize),
            counted: won.prize.to.counted(InitialOrder::FideOrNational),
            winners: won.winners,
        });
        source.prizes = won.collect();
    }
    Ok(source)
}

fn rounds(contest: &Contest, histories: &BTreeMap<PlayerId, History>, form: Form) -> Vec<Round> {
    let paired = contest.ranked_teams().map(|teams| teams.paired(contest));
    let round = |number: RoundNo| {
        let mut round = match &paired {
            Some(paired) => matches::round(contest, paired, histories, number),
            None => round(histories, number),
        };
        in_order(&mut round, histories, form);
        round
    };
    RoundNo::first(contest.rounds).map(round).collect()
}

fn entrant(id: PlayerId, person: &Listed) -> Entrant {
    Entrant {
        title: person.title.clone(),
        name: person.name.clone(),
        rating: person.rated(),
        federation: person.federation.clone(),
        birth: person.birth.clone(),
        id: person.number.clone(),
        ..Entrant::new(id)
    }
}

/// The person data that eligibility for prizes needs.
fn person(columns: &Listed) -> Person {
    Person {
        title: columns.title.clone(),
        sex: columns.sex.map(|sex| match sex {
            Letter::Male => Sex::Male,
            Letter::Female => Sex::Female,
        }),
        birth: columns.birth.replace('/', "-"),
        federation: columns.federation.clone(),
        fide_rating: columns.rated(),
        ..Person::named(&columns.name)
    }
}

fn teams(contest: &Contest) -> BTreeMap<PlayerId, Entrant> {
    let teams = contest.ranked_teams().into_iter().flat_map(|teams| &teams.list);
    let entrant = |team: &turmuhr_contest::Team| Entrant {
        name: team.name.clone(),
        rating: team.strength.filter(|strength| *strength > 0),
        members: team.members.clone(),
        ..Entrant::new(team.number.as_entrant())
    };
    teams.map(|team| (team.number.as_entrant(), entrant(team))).collect()
}

fn heading(document: &Document, tournament: &Tournament) -> Heading {
    let texts = |wanted: Entry| {
        document.records().filter_map(move |record| match record {
            Record::Entry(entry, text) if *entry == wanted && !text.is_empty() => Some(text.clone()),
            _ => None,
        })
    };
    let text = |wanted: Entry| texts(wanted).next().unwrap_or_default();
    let control = text(Entry::TimeControl);
    Heading {
        event: text(Entry::Name),
        place: text(Entry::City),
        federation: text(Entry::Federation),
        start: date(&text(Entry::Start)),
        end: date(&text(Entry::End)),
        chief_arbiter: text(Entry::ChiefArbiter),
        arbiters: texts(Entry::DeputyArbiter).collect(),
        system: tournament.type_code.clone(),
        system_in_words: text(Entry::TypeInWords),
        time_control: if control.is_empty() { text(Entry::TimeControlInWords) } else { control },
        ..Heading::default()
    }
}

/// `2026/11/15`, with `/`, `-` or `.` between the parts.
fn date(text: &str) -> Option<jiff::civil::Date> {
    let parts: Vec<&str> = text.trim().split(['/', '-', '.']).collect();
    let [year, month, day] = parts[..] else { return None };
    jiff::civil::Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

/// The games of a round; each one appears in the lines of both players.
fn round(histories: &BTreeMap<PlayerId, History>, number: RoundNo) -> Round {
    let seen = |player: PlayerId| histories.get(&player)?.rounds.get(number.index()?).copied();
    let mut round =
        Round { number, starts: None, draft: false, by_hand: None, boards: Vec::new(), byes: Vec::new() };
    for &player in histories.keys() {
        let Some(own) = seen(player) else { continue };
        let Some(opponent) = own.opponent() else {
            if let Seen::Bye(bye) = own {
                round.byes.push((player, bye));
            }
            continue;
        };
        let theirs = seen(opponent).filter(|other| other.opponent() == Some(player));
        // Each game is found twice; White's line counts, or that of the smaller number if there are no colours.
        let white = own.meant_colour().or_else(|| theirs.and_then(Seen::meant_colour).map(|colour| !colour));
        let tells = match white {
            Some(colour) => colour.is_white() || theirs.is_none(),
            None => player < opponent || theirs.is_none(),
        };
        if tells {
            round.boards.push(Board {
                number: 0,
                first: player,
                second: opponent,
                games: vec![Game {
                    white: Some(player),
                    black: Some(opponent),
                    first_has_white: true,
                    result: result(own, theirs),
                }],
                decided: None,
            });
        }
    }
    round
}

/// The result of a game from the lines of White and Black.
pub(super) fn result(white: Seen, black: Option<Seen>) -> Option<GameResult> {
    let turned = |score| match score {
        Score::Win => Score::Loss,
        Score::Draw => Score::Draw,
        Score::Loss => Score::Win,
    };
    match (white, black) {
        (Seen::Played { score, rated, .. }, other) => {
            let black = match other {
                Some(Seen::Played { score, .. }) => score,
                _ => turned(score),
            };
            Some(GameResult::Played { white: score, black, rated })
        }
        (Seen::ForfeitWin { .. }, _) => Some(GameResult::WhiteByForfeit),
        (Seen::ForfeitLoss { .. }, Some(Seen::ForfeitWin { .. })) => Some(GameResult::BlackByForfeit),
        (Seen::ForfeitLoss { .. }, Some(Seen::Played { score, .. })) => {
            Some(GameResult::Played { white: turned(score), black: score, rated: Rated::No })
        }
        (Seen::ForfeitLoss { .. }, _) => Some(GameResult::BothForfeit),
        (Seen::Adjourned { .. } | Seen::Bye(_), _) => None,
    }
}

/// Orders the boards by C.04.2, 3.6: the better score, the sum of both, the better number; a round robin by the
/// smaller number. Then numbers the boards and sorts the byes by kind.
fn in_order(round: &mut Round, histories: &BTreeMap<PlayerId, History>, form: Form) {
    let before = round.number.before() as usize;
    let score = |player: PlayerId| {
        histories.get(&player).and_then(|history| history.scores.get(before)).copied().unwrap_or(Points::ZERO)
    };
    round.boards.sort_by_key(|board| {
        let (one, other) = (score(board.first), score(board.second));
        let smaller = board.first.min(board.second);
        let best = if (one, std::cmp::Reverse(board.first)) > (other, std::cmp::Reverse(board.second)) {
            board.first
        } else {
            board.second
        };
        match form {
            Form::Swiss => (-one.max(other), -(one + other), best),
            Form::RoundRobin => (Points::ZERO, Points::ZERO, smaller),
        }
    });
    for (number, board) in (1..).zip(&mut round.boards) {
        board.number = number;
    }
    round.byes.sort_by_key(|(player, bye)| {
        let kind = match bye {
            Bye::PairingAllocated => 0,
            Bye::Full => 1,
            Bye::Half => 2,
            Bye::Zero => 3,
        };
        (kind, *player)
    });
}

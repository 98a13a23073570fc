//! A tournament file as paper sees it.

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round as Seen, Score};
use turmuhr_exchange::trf::{
    Contest, ContestAsk, Document, Read, Record, Tournament,
    records::{event::Entry, player::Person as Columns},
};
use turmuhr_standings::{
    Event, Form, TieBreakEdition, cross::cross_table, standings, withdrawal, withdrawal::NobodyLeft,
};
use turmuhr_tournament::{GameResult, Party, Person, award, person::Sex, settings::InitialOrder};

use super::{
    Ask, Award, Board, Entrant, Game, Heading, History, NoSource, Origin, Round, Source, Table, matches,
};

/// Everything a file says. Boards stand in the order of C.04.2, for the file does not number them.
pub fn from_file(read: &Read, ask: &Ask) -> Result<Source, NoSource> {
    let document = &read.document;
    let tournament = Tournament::new(read);
    let edition = ask.edition.unwrap_or(TieBreakEdition::CURRENT);
    let rules = edition.rules();
    let contest = |after: Option<u32>| {
        Contest::new(document, &tournament, &rules, ContestAsk { after, form: None }).map_err(NoSource::File)
    };
    let whole = contest(None)?;
    let done = tournament.rounds_done;
    if let Some(round) = ask.after.filter(|after| *after > done) {
        return Err(NoSource::NoSuchRound { round, played: done });
    }
    let players: BTreeMap<u32, Entrant> = tournament
        .players
        .iter()
        .map(|player| (player.id().0, entrant(player.id(), &player.record.person)))
        .collect();
    let of_teams = whole.event.is_of_teams();
    let (entrants, members) =
        if of_teams { (teams(document, &whole), players) } else { (players, BTreeMap::new()) };
    let histories: BTreeMap<u32, History> = histories(&whole.event);
    let rounds: Vec<Round> = (1..=done)
        .map(|number| {
            let mut round = if of_teams {
                matches::round(document, &tournament, &histories, number)
            } else {
                round(&histories, number)
            };
            in_order(&mut round, &histories, whole.event.form);
            round
        })
        .collect();
    let after = ask.after.unwrap_or_else(|| complete(&rounds));
    let counted = contest(Some(after))?;
    let codes = counted.codes(ask.tie_breaks.as_deref(), edition).map_err(NoSource::Codes)?;
    let accounted = withdrawal::account(&counted.event, &ask.leavers, rules.withdrawal)
        .map_err(|NobodyLeft(id)| NoSource::Nobody(id.0))?;
    let made = standings(&accounted.counted, rules, &codes).map_err(NoSource::Event)?;
    let order: Vec<PlayerId> = made.rows.iter().map(|row| row.id).collect();
    let table = Table {
        after,
        cross: cross_table(&accounted, &order),
        left: accounted.accounts,
        edition,
        primary: counted.event.primary,
        pending: counted.pending,
        standings: made,
    };
    let mut source = Source {
        heading: heading(document, &tournament),
        origin: Origin::File,
        of_teams,
        entrants,
        members,
        total_rounds: whole.event.total_rounds.max(done),
        form: whole.event.form,
        rounds,
        histories,
        table,
        prizes: Vec::new(),
        integrity: Vec::new(),
        incidents: Vec::new(),
    };
    if let Some(prizes) = &ask.prizes {
        let people: BTreeMap<u32, Person> =
            tournament.players.iter().map(|player| (player.id().0, person(&player.record.person))).collect();
        let places: Vec<(u32, Party)> =
            source.table.standings.rows.iter().map(|row| (row.rank, Party(row.id.0))).collect();
        let admits = |prize: &turmuhr_tournament::settings::Prize, party: Party| {
            of_teams
                || people.get(&party.0).is_some_and(|one| prize.to.admits(one, InitialOrder::FideOrNational))
        };
        source.prizes = award(prizes, &places, admits)
            .into_iter()
            .map(|won| Award {
                prize: won.prize.clone(),
                winners: won.winners.iter().map(|party| party.0).collect(),
            })
            .collect();
    }
    Ok(source)
}

/// The last round in which every game has a result; only the last of all may be under way.
fn complete(rounds: &[Round]) -> u32 {
    let open =
        |round: &Round| round.boards.iter().flat_map(|board| &board.games).any(|game| game.result.is_none());
    match rounds.last() {
        Some(last) if open(last) => last.number - 1,
        Some(last) => last.number,
        None => 0,
    }
}

fn entrant(id: PlayerId, person: &Columns) -> Entrant {
    Entrant {
        number: id.0,
        title: person.title.clone(),
        name: person.name.clone(),
        rating: person.rating.filter(|rating| *rating > 0),
        federation: person.federation.clone(),
        birth: person.birth.clone(),
        id: person.number.clone(),
        ..Entrant::default()
    }
}

/// Who a prize may go to is asked of a person.
fn person(columns: &Columns) -> Person {
    use turmuhr_exchange::trf::records::player::Sex as Letter;
    Person {
        title: columns.title.clone(),
        sex: columns.sex.map(|sex| match sex {
            Letter::Male => Sex::Male,
            Letter::Female => Sex::Female,
        }),
        birth: columns.birth.replace('/', "-"),
        federation: columns.federation.clone(),
        fide_rating: columns.rating.filter(|rating| *rating > 0),
        ..Person::named(&columns.name)
    }
}

fn teams(document: &Document, contest: &Contest) -> BTreeMap<u32, Entrant> {
    let named = contest.event.participants.iter().zip(&contest.names);
    let mut teams: BTreeMap<u32, Entrant> = named
        .map(|(team, name)| {
            let entrant =
                Entrant { number: team.id.0, name: name.clone(), rating: team.rating, ..Entrant::default() };
            (team.id.0, entrant)
        })
        .collect();
    for record in document.records() {
        if let Record::Team(team) = record
            && let Some(entrant) = teams.get_mut(&team.id.0)
        {
            entrant.members = team.members.iter().map(|member| member.0).collect();
        }
    }
    teams
}

pub(super) fn heading(document: &Document, tournament: &Tournament) -> Heading {
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

/// `2026/11/15`, with any sign between the parts.
fn date(text: &str) -> Option<jiff::civil::Date> {
    let parts: Vec<&str> = text.trim().split(['/', '-', '.']).collect();
    let [year, month, day] = parts[..] else { return None };
    jiff::civil::Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

fn histories(event: &Event) -> BTreeMap<u32, History> {
    event
        .participants
        .iter()
        .map(|participant| {
            let added = |round: u32| -> Points {
                let now = participant.adjustments.iter().filter(|change| change.round == round);
                now.map(|change| change.points[event.primary]).sum()
            };
            let mut score = added(0);
            let mut history = History { rounds: Vec::new(), scores: vec![score] };
            for (round, entry) in (1..).zip(&participant.rounds) {
                score += entry.points[event.primary] + added(round);
                history.rounds.push(entry.round);
                history.scores.push(score);
            }
            (participant.id.0, history)
        })
        .collect()
}

/// The games of a round, each told by both of its players.
fn round(histories: &BTreeMap<u32, History>, number: u32) -> Round {
    let seen = |player: u32| histories.get(&player)?.rounds.get(number as usize - 1).copied();
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
        let theirs = seen(opponent.0).filter(|other| other.opponent() == Some(PlayerId(player)));
        // Each game is met twice; whoever has White tells it, or the smaller number where nobody had a colour.
        let white = meant(own).or_else(|| theirs.and_then(meant).map(|colour| !colour));
        let tells = match white {
            Some(colour) => colour.is_white() || theirs.is_none(),
            None => player < opponent.0 || theirs.is_none(),
        };
        if tells {
            round.boards.push(Board {
                number: 0,
                first: player,
                second: opponent.0,
                games: vec![Game {
                    white: Some(player),
                    black: Some(opponent.0),
                    first_has_white: true,
                    result: result(own, theirs),
                }],
                decided: None,
            });
        }
    }
    round
}

/// The colour that was meant, whether or not it was had.
const fn meant(round: Seen) -> Option<Color> {
    match round {
        Seen::Played { colour, .. } | Seen::Adjourned { colour, .. } => Some(colour),
        Seen::ForfeitWin { colour, .. } | Seen::ForfeitLoss { colour, .. } => colour,
        Seen::Bye(_) => None,
    }
}

/// What came of a game, as White and Black have it in their lines.
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

/// C.04.2, 3.6: the better score of the two, the sum of both, the better number; a round robin by the smaller number.
/// Then the boards have their numbers, and the byes the order of their kinds.
fn in_order(round: &mut Round, histories: &BTreeMap<u32, History>, form: Form) {
    let before = round.number as usize - 1;
    let score = |player: u32| {
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

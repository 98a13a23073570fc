//! Teams as a pairing sees them (C.04.6): their matches put together from the games of their members.

mod matches;

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_pairing::{
    Attendance, Entrant, Scoring, baku,
    field::{Adjustment, Prohibition},
};

use crate::trf::{
    document::Document,
    finding::{FindingKind, Findings},
    limits::{MAX_ADJUSTMENTS, MAX_ENTRIES, MAX_ROUNDS},
    record::Record,
    records::{
        event::MatchSymbol,
        team::{Team, TeamId},
    },
    type_code::{Kind, Primary, TypeCode},
};

use super::{players::Players, scoring::is};
use matches::{Match, Matches};

/// The teams of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    /// In the order of their numbers, which stand for players' numbers here.
    pub entrants: Vec<Entrant>,
    /// Of the score they are paired by.
    pub scoring: Scoring,
    pub prohibited: Vec<Prohibition>,
}

/// A team and where its record stands.
struct Listed<'a> {
    id: TeamId,
    line: usize,
    members: &'a [PlayerId],
    record: Option<&'a Team>,
}

/// What matches are worth.
struct Worths {
    matches: Scoring,
    games: Scoring,
    /// Of a pairing-allocated bye.
    bye_games: Points,
    /// All boards won, and all drawn.
    all_won: Points,
    all_drawn: Points,
}

pub(super) fn collect(
    document: &Document,
    field: &Players,
    games: &Scoring,
    code: Option<&TypeCode>,
    total_rounds: Option<u32>,
    findings: &mut Findings,
) -> Teams {
    let listed = listed(document, field, findings);
    let worths = worths(document, games);
    let (primary, second) = match code.map(|code| code.kind) {
        Some(Kind::TeamSwiss { primary, second, .. }) => (primary, second),
        _ => (Primary::MatchPoints, true),
    };
    let mut matches = Matches::of(document, field, &listed);
    let (mut entrants, mut counted) = (Vec::new(), Vec::new());
    for team in &listed {
        let mut entrant = Entrant::new(PlayerId(team.id.0));
        let (mut first_points, mut second_points) = (Vec::new(), Vec::new());
        for round in 1..=field.rounds_done {
            let played = matches.play(team, round, &worths, findings);
            let Match { round: told, games } = played;
            let by_match = worths.matches.worth(told);
            let (first, other) = match primary {
                Primary::MatchPoints => (by_match, games),
                Primary::GamePoints => (games, by_match),
            };
            first_points.push(first);
            second_points.push(other);
            entrant.history.push(told);
            if primary == Primary::GamePoints {
                entrant.adjustments.push(Adjustment { round, points: games - by_match });
            }
        }
        entrant.next = matches.attendance(team);
        if second {
            entrant.second_score = second_points.clone();
        }
        compare(team, primary, &first_points, &second_points, findings);
        counted.push(first_points.into_iter().zip(second_points).collect());
        entrants.push(entrant);
    }
    let mut teams = Teams { entrants, scoring: worths.matches, prohibited: Vec::new() };
    teams.prohibited = prohibited(document, &teams, findings);
    adjust(document, &mut teams, &counted, primary, second, findings);
    accelerate(document, &mut teams, primary, code, total_rounds, findings);
    teams
}

/// Records 310, or 013, whose order is their number.
fn listed<'a>(document: &'a Document, field: &Players, findings: &mut Findings) -> Vec<Listed<'a>> {
    let mut listed: Vec<Listed<'a>> = Vec::new();
    let newer = document.records().any(|record| matches!(record, Record::Team(_)));
    let mut home: BTreeMap<PlayerId, TeamId> = BTreeMap::new();
    let mut order = 0;
    for (index, line) in document.lines.iter().enumerate() {
        let (id, members, record) = match line.record() {
            Record::Team(team) => (team.id, team.members.as_slice(), Some(&**team)),
            Record::OldTeam(team) if !newer => {
                order += 1;
                (TeamId(order), team.members.as_slice(), None)
            }
            _ => continue,
        };
        if let Some(first) = listed.iter().find(|team| team.id == id) {
            let kind = FindingKind::SameTeam { team: id.0, first_line: first.line };
            findings.error(index + 1, 5, kind);
            continue;
        }
        if listed.len() >= MAX_TEAMS {
            findings.error(index + 1, 1, FindingKind::TooMany { code: "310", limit: MAX_TEAMS });
            break;
        }
        let mut sound = true;
        for &player in members {
            let elsewhere = home.insert(player, id).is_some();
            if elsewhere || field.position(player).is_none() {
                findings.error(index + 1, 74, FindingKind::TeamMember { team: id.0, player });
                sound = false;
            }
        }
        // Nobody is looked at twice, however often a file repeats a number.
        let members = if sound { members } else { &[] };
        listed.push(Listed { id, line: index + 1, members, record });
    }
    if listed.is_empty() {
        findings.error(0, 0, FindingKind::NoTeams);
    }
    listed.sort_by_key(|team| team.id);
    listed
}

fn worths(document: &Document, games: &Scoring) -> Worths {
    let (mut win, mut draw, mut loss) = (Points::whole(2), Points::ONE, Points::ZERO);
    let (mut bye, mut bye_games, mut boards) = (None, None, None);
    for record in document.records() {
        match record {
            Record::MatchPoints(worths) => {
                for worth in worths {
                    match worth.symbol {
                        MatchSymbol::Win => win = worth.points,
                        MatchSymbol::Draw => draw = worth.points,
                        MatchSymbol::Loss => loss = worth.points,
                    }
                }
            }
            Record::TeamByes(byes) => (bye, bye_games) = (byes.match_points, byes.game_points),
            Record::BoardColours(colours) => boards = Some(colours.len()),
            _ => {}
        }
    }
    let boards = boards.unwrap_or(4);
    let all =
        |one: Points| Points::tenths(one.in_tenths().saturating_mul(i32::try_from(boards).unwrap_or(0)));
    // C.04.6, 1.4: the bye is worth a drawn match.
    let matches =
        Scoring { pairing_bye: bye.unwrap_or(draw), forfeit_loss: loss, ..Scoring::of(win, draw, loss) };
    let (all_won, all_drawn) = (all(games.win), all(games.draw));
    Worths { matches, games: *games, bye_games: bye_games.unwrap_or(all_drawn), all_won, all_drawn }
}

/// Record 310 against what was counted.
fn compare(
    team: &Listed<'_>,
    primary: Primary,
    first: &[Points],
    second: &[Points],
    findings: &mut Findings,
) {
    let Some(record) = team.record else { return };
    let sum = |points: &[Points]| -> Points { points.iter().copied().sum() };
    let (matches, games) = match primary {
        Primary::MatchPoints => (sum(first), sum(second)),
        Primary::GamePoints => (sum(second), sum(first)),
    };
    for (column, written, counted) in [(55, record.match_points, matches), (62, record.game_points, games)] {
        if let Some(written) = written.filter(|&written| written != counted) {
            let kind = FindingKind::TeamPointsDiffer { team: team.id.0, written, counted };
            findings.warning(team.line, column, kind);
        }
    }
}

impl Teams {
    fn position(&self, id: PlayerId) -> Option<usize> {
        self.entrants.iter().position(|team| team.id == id)
    }
}

/// Records 260 and XXP, whose numbers are teams'.
fn prohibited(document: &Document, teams: &Teams, findings: &mut Findings) -> Vec<Prohibition> {
    let mut prohibited = Vec::new();
    for (index, line) in document.lines.iter().enumerate() {
        let (code, first_round, last_round, numbers) = match line.record() {
            Record::Prohibited(record) => ("260", record.first_round, record.last_round, &record.players),
            Record::NeverMeet(numbers) => ("XXP", 1, u32::MAX, numbers),
            _ => continue,
        };
        for number in numbers.iter().filter(|&&number| teams.position(number).is_none()) {
            findings.error(index + 1, 1, FindingKind::UnknownTeam { code, team: number.0 });
        }
        prohibited.push(Prohibition { first_round, last_round, players: numbers.clone() });
    }
    prohibited
}

/// Record 299: bonuses and penalties, and matches worth something else than usual. `counted` holds what every round was
/// worth to each team, in the first score and in the second.
fn adjust(
    document: &Document,
    teams: &mut Teams,
    counted: &[Vec<(Points, Points)>],
    primary: Primary,
    second: bool,
    findings: &mut Findings,
) {
    for (index, line) in document.lines.iter().enumerate() {
        let Record::Abnormal(abnormal) = line.record() else { continue };
        let (first, other) = match primary {
            Primary::MatchPoints => (abnormal.match_points, abnormal.points),
            Primary::GamePoints => (abnormal.points, abnormal.match_points),
        };
        let places: Vec<usize> = if abnormal.players.is_empty() {
            (0..teams.entrants.len()).collect()
        } else {
            let mut places = Vec::new();
            for number in &abnormal.players {
                match teams.position(*number) {
                    Some(place) => places.push(place),
                    None => {
                        let kind = FindingKind::UnknownTeam { code: "299", team: number.0 };
                        findings.error(index + 1, 24, kind);
                    }
                }
            }
            places
        };
        for place in places {
            let team = &mut teams.entrants[place];
            // The round, and what is added in it to the first score and to the second.
            let changes: Vec<(u32, Points, Points)> = match abnormal.result {
                None => {
                    let points = |told: Option<Points>| told.unwrap_or(Points::ZERO);
                    vec![(abnormal.round.unwrap_or(0), points(first), points(other))]
                }
                Some(result) => (1..)
                    .zip(team.history.iter().zip(&counted[place]))
                    .filter(|(round, (played, _))| {
                        abnormal.round.is_none_or(|only| only == *round) && is(result, **played)
                    })
                    .map(|(round, (_, worth))| {
                        let instead =
                            |told: Option<Points>, worth| told.map_or(Points::ZERO, |told| told - worth);
                        (round, instead(first, worth.0), instead(other, worth.1))
                    })
                    .collect(),
            };
            if team.adjustments.len() + changes.len() > MAX_ADJUSTMENTS {
                findings.error(index + 1, 1, FindingKind::TooMany { code: "299", limit: MAX_ADJUSTMENTS });
                return;
            }
            for (round, first, other) in changes {
                team.adjustments.push(Adjustment { round, points: first });
                // Before the first round there is no place for it; the first is near enough for colours.
                let at = (round as usize).max(1) - 1;
                if let Some(points) = team.second_score.get_mut(at).filter(|_| second) {
                    *points += other;
                }
            }
        }
    }
}

/// Records 250, or the Baku method where the type names it.
fn accelerate(
    document: &Document,
    teams: &mut Teams,
    primary: Primary,
    code: Option<&TypeCode>,
    total_rounds: Option<u32>,
    findings: &mut Findings,
) {
    let mut told = false;
    for (index, line) in document.lines.iter().enumerate() {
        let Record::VirtualPoints(record) = line.record() else { continue };
        told = true;
        let points = match primary {
            Primary::MatchPoints => record.match_points,
            Primary::GamePoints => record.points,
        };
        let Some(points) = points else {
            findings.error(index + 1, 5, FindingKind::TeamVirtualPoints);
            continue;
        };
        let first = (record.first_round as usize).max(1);
        let last = (record.last_round as usize).min(MAX_ROUNDS);
        for team in &mut teams.entrants {
            if (record.first..=record.last).contains(&team.id) {
                if team.virtual_points.len() < last {
                    team.virtual_points.resize(last, Points::ZERO);
                }
                for round in team.virtual_points.iter_mut().take(last).skip(first - 1) {
                    *round = points;
                }
            }
        }
    }
    if told || !code.is_some_and(|code| code.baku) {
        return;
    }
    if primary == Primary::GamePoints || !baku::is_allowed(&teams.scoring) {
        findings.error(0, 0, FindingKind::BakuNotAllowed);
        return;
    }
    let Some(total_rounds) = total_rounds else { return };
    let size = baku::upper_group(u32::try_from(teams.entrants.len().min(MAX_ENTRIES)).unwrap_or(u32::MAX));
    let late = teams.entrants.iter().any(|team| match team.history.first() {
        Some(round) => *round == Round::Bye(Bye::Zero),
        None => team.next == Attendance::Away(Bye::Zero),
    });
    if late {
        findings.warning(0, 0, FindingKind::BakuGroupsGuessed { size });
    }
    let points = baku::virtual_points(total_rounds, teams.scoring.win);
    for team in teams.entrants.iter_mut().take(size as usize) {
        team.virtual_points.clone_from(&points);
    }
}

/// Team numbers have three digits.
const MAX_TEAMS: usize = 999;

/// White on the first board, where the file does not say how colours go.
const USUAL_COLOURS: [Color; 2] = [Color::White, Color::Black];

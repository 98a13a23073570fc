//! The teams of a file: records 310 or 013, with the data of 240, 250, 260, 299, 300, 320, 330, 352 and 362.

use std::collections::BTreeMap;

use turmuhr_contest::{Abnormal, ByeWorth, Contest, Paired, Team, TeamFault, TeamNumber, Teams, Unplayed};
use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_pairing::{Attendance, baku, field::Prohibition};
use turmuhr_standings::Measure;

use super::{players::Players, scoring::outcome};
use crate::trf::{
    document::Document,
    finding::{FindingKind, Findings},
    limits::{MAX_ADJUSTMENTS, MAX_ENTRIES, MAX_ROUNDS},
    record::Record,
    records::{event::MatchSymbol, team::Team as Row},
    type_code::{Kind, Primary, TypeCode},
};

/// Team numbers have three digits.
const MAX_TEAMS: usize = 999;

/// The line of a team's record, and the record if it is a 310.
struct Line<'a> {
    number: usize,
    row: Option<&'a Row>,
}

pub(super) struct Collected<'a> {
    pub(super) teams: Teams,
    lines: BTreeMap<TeamNumber, Line<'a>>,
}

pub(super) fn collect<'a>(
    document: &'a Document,
    field: &Players,
    code: Option<&TypeCode>,
    findings: &mut Findings,
) -> Collected<'a> {
    let (list, lines) = listed(document, field, findings);
    let mut teams = Teams::of(list);
    teams.ranked = lines.values().any(|line| line.row.is_some());
    if let Some(Kind::TeamSwiss { primary, second, .. }) = code.map(|code| code.kind) {
        teams.primary = match primary {
            Primary::MatchPoints => Measure::Match,
            Primary::GamePoints => Measure::Game,
        };
        teams.second_counts = second;
    }
    let mut collected = Collected { teams, lines };
    collected.worths(document);
    collected.rounds(document, field, findings);
    collected.teams.prohibited = collected.prohibited(document, findings);
    collected.abnormal(document, field, findings);
    collected
}

/// Records 310, or 013 numbered in order.
fn listed<'a>(
    document: &'a Document,
    field: &Players,
    findings: &mut Findings,
) -> (Vec<Team>, BTreeMap<TeamNumber, Line<'a>>) {
    let mut teams: Vec<Team> = Vec::new();
    let mut lines: BTreeMap<TeamNumber, Line<'a>> = BTreeMap::new();
    let newer = document.records().any(|record| matches!(record, Record::Team(_)));
    let mut home: BTreeMap<PlayerId, TeamNumber> = BTreeMap::new();
    let mut order = 0;
    for (index, line) in document.lines.iter().enumerate() {
        let (mut team, row) = match line.record() {
            Record::Team(row) => {
                let mut team = Team::new(row.id, &row.name, row.members.clone());
                team.strength = row.strength;
                (team, Some(&**row))
            }
            Record::OldTeam(old) if !newer => {
                order += 1;
                (Team::new(TeamNumber(order), &old.name, old.members.clone()), None)
            }
            _ => continue,
        };
        let id = team.number;
        if let Some(first) = lines.get(&id) {
            let kind = FindingKind::SameTeam { team: id.0, first_line: first.number };
            findings.error(index + 1, 5, kind);
            continue;
        }
        if teams.len() >= MAX_TEAMS {
            findings.error(index + 1, 1, FindingKind::TooMany { code: "310", limit: MAX_TEAMS });
            break;
        }
        let mut sound = true;
        for &player in &team.members {
            let elsewhere = home.insert(player, id).is_some();
            if elsewhere || field.position(player).is_none() {
                findings.error(index + 1, 74, FindingKind::TeamMember { team: id.0, player });
                sound = false;
            }
        }
        if !sound {
            // Members of a repeated number are checked only once, however often a file repeats it.
            team.members.clear();
        }
        lines.insert(id, Line { number: index + 1, row });
        teams.push(team);
    }
    if teams.is_empty() {
        findings.error(0, 0, FindingKind::NoTeams);
    }
    teams.sort_by_key(|team| team.number);
    (teams, lines)
}

impl Collected<'_> {
    fn position(&self, team: TeamNumber) -> Option<usize> {
        self.teams.list.binary_search_by_key(&team, |team| team.number).ok()
    }

    /// Records 320, 352 and 362.
    fn worths(&mut self, document: &Document) {
        for record in document.records() {
            match record {
                Record::MatchPoints(worths) => {
                    for worth in worths {
                        match worth.symbol {
                            MatchSymbol::Win => self.teams.worth.win = worth.points,
                            MatchSymbol::Draw => self.teams.worth.draw = worth.points,
                            MatchSymbol::Loss => self.teams.worth.loss = worth.points,
                        }
                    }
                }
                Record::TeamByes(byes) => {
                    self.teams.bye = ByeWorth { matches: byes.match_points, games: byes.game_points };
                }
                Record::BoardColours(colours) => self.teams.colours = Some(colours.clone()),
                _ => {}
            }
        }
    }

    /// Line-ups, byes and forfeited matches: records 240, 300, 320, 330 and XXZ.
    fn rounds(&mut self, document: &Document, field: &Players, findings: &mut Findings) {
        let next = field.rounds_done + 1;
        for (index, line) in document.lines.iter().enumerate() {
            let (code, said): (&'static str, Vec<(u32, TeamNumber, Unplayed)>) = match line.record() {
                Record::TeamByes(byes) => {
                    let rounds = (1..).zip(&byes.rounds);
                    let bye = Unplayed::Bye(Bye::PairingAllocated);
                    ("320", rounds.filter_map(|(round, team)| Some((round, (*team)?, bye))).collect())
                }
                Record::ForfeitedMatch(forfeit) => {
                    let sides = [
                        (forfeit.white, forfeit.black, Color::White),
                        (forfeit.black, forfeit.white, Color::Black),
                    ];
                    let side = |(team, opponent, colour): (TeamNumber, TeamNumber, Color)| {
                        let won = forfeit.winner == Some(colour);
                        (forfeit.round, team, Unplayed::Forfeit { opponent, colour, won })
                    };
                    let sides = sides.into_iter().filter(|(team, opponent, _)| team != opponent);
                    ("330", sides.map(side).collect())
                }
                Record::Byes(byes) => {
                    let team = |number: &PlayerId| TeamNumber::of_entrant(*number);
                    let bye = Unplayed::Bye(byes.bye);
                    ("240", byes.players.iter().map(|number| (byes.round, team(number), bye)).collect())
                }
                Record::Absent(numbers) => {
                    let bye = Unplayed::Bye(Bye::Zero);
                    (
                        "XXZ",
                        numbers.iter().map(|number| (next, TeamNumber::of_entrant(*number), bye)).collect(),
                    )
                }
                Record::LineUp(line_up) => {
                    match self.position(line_up.team) {
                        Some(place) => {
                            let known = line_up.opponent.filter(|team| self.position(*team).is_some());
                            let rounds = &mut self.teams.list[place].rounds;
                            let round = rounds.entry(line_up.round).or_default();
                            round.line_up = Some(line_up.boards.clone());
                            round.opponent = known;
                        }
                        None => {
                            let kind = FindingKind::UnknownTeam { code: "300", team: line_up.team.0 };
                            findings.error(index + 1, 1, kind);
                        }
                    }
                    continue;
                }
                _ => continue,
            };
            for (round, team, unplayed) in said {
                let Some(place) = self.position(team) else {
                    findings.error(index + 1, 1, FindingKind::UnknownTeam { code, team: team.0 });
                    continue;
                };
                let team = &mut self.teams.list[place];
                match unplayed {
                    Unplayed::Bye(bye) if round == next => team.away = Some(bye),
                    Unplayed::Bye(_) | Unplayed::Forfeit { .. } => {
                        team.rounds.entry(round).or_default().unplayed.push(unplayed);
                    }
                }
            }
        }
    }

    /// Records 260 and XXP with team numbers.
    fn prohibited(&self, document: &Document, findings: &mut Findings) -> Vec<Prohibition> {
        let mut prohibited = Vec::new();
        for (index, line) in document.lines.iter().enumerate() {
            let (code, first_round, last_round, numbers) = match line.record() {
                Record::Prohibited(record) => ("260", record.first_round, record.last_round, &record.players),
                Record::NeverMeet(numbers) => ("XXP", 1, u32::MAX, numbers),
                _ => continue,
            };
            for number in
                numbers.iter().filter(|number| self.position(TeamNumber::of_entrant(**number)).is_none())
            {
                findings.error(index + 1, 1, FindingKind::UnknownTeam { code, team: number.0 });
            }
            prohibited.push(Prohibition { first_round, last_round, players: numbers.clone() });
        }
        prohibited
    }

    /// Record 299.
    fn abnormal(&mut self, document: &Document, field: &Players, findings: &mut Findings) {
        let mut budget = MAX_ADJUSTMENTS * MAX_ROUNDS;
        for (index, line) in document.lines.iter().enumerate() {
            let Record::Abnormal(record) = line.record() else { continue };
            let teams: Vec<TeamNumber> =
                record.players.iter().map(|number| TeamNumber::of_entrant(*number)).collect();
            for team in teams.iter().filter(|team| self.position(**team).is_none()) {
                findings.error(index + 1, 24, FindingKind::UnknownTeam { code: "299", team: team.0 });
            }
            let rounds = if record.result.is_some() { field.rounds_done as usize } else { 1 };
            let work = rounds.max(1).saturating_add(teams.len());
            if self.teams.abnormal.len() >= MAX_ADJUSTMENTS || work > budget {
                findings.error(index + 1, 1, FindingKind::TooMany { code: "299", limit: MAX_ADJUSTMENTS });
                return;
            }
            budget -= work;
            self.teams.abnormal.push(Abnormal {
                outcome: record.result.map(outcome),
                matches: record.match_points,
                games: record.points,
                round: record.round,
                teams,
            });
        }
    }

    /// Records 250, or the Baku method if the type names it.
    pub(super) fn accelerate(&mut self, document: &Document, contest: &Contest, findings: &mut Findings) {
        let primary = self.teams.primary;
        let mut told = false;
        for (index, line) in document.lines.iter().enumerate() {
            let Record::VirtualPoints(record) = line.record() else { continue };
            told = true;
            let points = match primary {
                Measure::Match => record.match_points,
                Measure::Game => record.points,
            };
            let Some(points) = points else {
                findings.error(index + 1, 5, FindingKind::TeamVirtualPoints);
                continue;
            };
            let first = (record.first_round as usize).max(1);
            let last = (record.last_round as usize).min(MAX_ROUNDS);
            for team in &mut self.teams.list {
                if (record.first.0..=record.last.0).contains(&team.number.0) {
                    if team.virtual_points.len() < last {
                        team.virtual_points.resize(last, Points::ZERO);
                    }
                    for round in team.virtual_points.iter_mut().take(last).skip(first - 1) {
                        *round = points;
                    }
                }
            }
        }
        if told || !contest.baku {
            return;
        }
        let paired = self.teams.paired(contest);
        if primary == Measure::Game || !baku::is_allowed(&paired.scoring) {
            findings.error(0, 0, FindingKind::BakuNotAllowed);
            return;
        }
        let Some(total_rounds) = contest.total_rounds else { return };
        let count = self.teams.list.len().min(MAX_ENTRIES);
        let size = baku::upper_group(u32::try_from(count).unwrap_or(u32::MAX));
        let late = paired.entrants.iter().any(|team| match team.history.first() {
            Some(round) => *round == Round::Bye(Bye::Zero),
            None => team.next == Attendance::Away(Bye::Zero),
        });
        if late {
            findings.warning(0, 0, FindingKind::BakuGroupsGuessed { size });
        }
        let points = baku::virtual_points(total_rounds, paired.scoring.win);
        for team in self.teams.list.iter_mut().take(size as usize) {
            team.virtual_points.clone_from(&points);
        }
    }

    /// Contradictions of the matches with each other, and with the points in records 310.
    pub(super) fn check(&self, paired: &Paired, findings: &mut Findings) {
        let line = |team: TeamNumber| self.lines.get(&team).map_or(0, |line| line.number);
        for fault in &paired.faults {
            match *fault {
                TeamFault::SeveralOpponents { team, round } => {
                    findings.error(line(team), 1, FindingKind::SeveralOpponents { team: team.0, round });
                }
                TeamFault::Colours { team, opponent, round } => {
                    let kind = FindingKind::TeamColours { team: team.0, opponent: opponent.0, round };
                    findings.error(line(team), 1, kind);
                }
            }
        }
        for (team, points) in self.teams.list.iter().zip(&paired.points) {
            let Some(Line { number, row: Some(row) }) = self.lines.get(&team.number) else { continue };
            let sum = |measure| points.iter().map(|round| round[measure]).sum::<Points>();
            let columns =
                [(55, row.match_points, sum(Measure::Match)), (62, row.game_points, sum(Measure::Game))];
            for (column, written, counted) in columns {
                if let Some(written) = written.filter(|&written| written != counted) {
                    let kind = FindingKind::TeamPointsDiffer { team: team.number.0, written, counted };
                    findings.warning(*number, column, kind);
                }
            }
        }
    }
}

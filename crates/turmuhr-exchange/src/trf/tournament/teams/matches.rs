//! One match of one team: from the line-up and the games, or from the records that say it was not played.

use std::collections::BTreeMap;

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
use turmuhr_pairing::{Attendance, Scoring};

use super::{Listed, USUAL_COLOURS, Worths};
use crate::trf::{
    document::Document,
    finding::{FindingKind, Findings},
    record::Record,
    records::{
        player::Cell,
        team::{ForfeitedMatch, TeamId},
    },
    tournament::players::Players,
};

/// A round of a team, and its game points.
pub(super) struct Match {
    pub(super) round: Round,
    pub(super) games: Points,
}

/// Everything about matches that is not in the members' own lines.
pub(super) struct Matches<'a> {
    field: &'a Players,
    home: BTreeMap<PlayerId, TeamId>,
    members: BTreeMap<TeamId, &'a [PlayerId]>,
    line_ups: BTreeMap<(u32, TeamId), &'a [Option<PlayerId>]>,
    left_over: BTreeMap<(u32, TeamId), ()>,
    forfeits: BTreeMap<(u32, TeamId), ForfeitedMatch>,
    byes: BTreeMap<(u32, TeamId), Bye>,
    colours: Vec<Color>,
    /// Records that name teams there are none of, told once.
    unknown: Vec<(usize, FindingKind)>,
}

impl<'a> Matches<'a> {
    pub(super) fn of(document: &'a Document, field: &'a Players, listed: &[Listed<'a>]) -> Matches<'a> {
        let members: BTreeMap<TeamId, &[PlayerId]> =
            listed.iter().map(|team| (team.id, team.members)).collect();
        let home = listed.iter().flat_map(|team| team.members.iter().map(|&player| (player, team.id)));
        let mut matches = Matches {
            field,
            home: home.collect(),
            members,
            line_ups: BTreeMap::new(),
            left_over: BTreeMap::new(),
            forfeits: BTreeMap::new(),
            byes: BTreeMap::new(),
            colours: USUAL_COLOURS.to_vec(),
            unknown: Vec::new(),
        };
        for (index, line) in document.lines.iter().enumerate() {
            let (code, named): (&'static str, Vec<TeamId>) = match line.record() {
                Record::TeamByes(byes) => {
                    for (team, round) in byes.rounds.iter().zip(1..) {
                        matches.left_over.extend(team.map(|team| ((round, team), ())));
                    }
                    ("320", byes.rounds.iter().flatten().copied().collect())
                }
                Record::ForfeitedMatch(forfeit) => {
                    for team in [forfeit.white, forfeit.black] {
                        matches.forfeits.insert((forfeit.round, team), *forfeit);
                    }
                    ("330", vec![forfeit.white, forfeit.black])
                }
                Record::Byes(byes) => {
                    let teams: Vec<TeamId> = byes.players.iter().map(|number| TeamId(number.0)).collect();
                    matches.byes.extend(teams.iter().map(|&team| ((byes.round, team), byes.bye)));
                    ("240", teams)
                }
                Record::Absent(numbers) => {
                    let teams: Vec<TeamId> = numbers.iter().map(|number| TeamId(number.0)).collect();
                    let next = field.rounds_done + 1;
                    matches.byes.extend(teams.iter().map(|&team| ((next, team), Bye::Zero)));
                    ("XXZ", teams)
                }
                Record::LineUp(line_up) => {
                    matches.line_ups.insert((line_up.round, line_up.team), &line_up.boards);
                    ("300", vec![line_up.team])
                }
                Record::BoardColours(colours) if !colours.is_empty() => {
                    matches.colours.clone_from(colours);
                    continue;
                }
                _ => continue,
            };
            for team in named.into_iter().filter(|team| !matches.members.contains_key(team)) {
                matches.unknown.push((index + 1, FindingKind::UnknownTeam { code, team: team.0 }));
            }
        }
        matches
    }

    /// What round `number`, one of those that are over, was for the team.
    pub(super) fn play(
        &mut self,
        team: &Listed<'_>,
        number: u32,
        worths: &Worths,
        findings: &mut Findings,
    ) -> Match {
        for (line, kind) in self.unknown.drain(..) {
            findings.error(line, 1, kind);
        }
        let at = (number, team.id);
        if let Some(forfeit) = self.forfeits.get(&at) {
            return self.forfeited(team.id, number, forfeit, worths);
        }
        let mut opponents: Vec<TeamId> = self
            .games(team.id, number)
            .filter_map(|(_, round)| self.home.get(&round.opponent()?).copied())
            .collect();
        opponents.sort_unstable();
        opponents.dedup();
        let opponent = match opponents[..] {
            [] => return self.without_opponent(team.id, number, worths),
            [one] if one != team.id => one,
            _ => {
                let kind = FindingKind::SeveralOpponents { team: team.id.0, round: number };
                findings.error(team.line, 1, kind);
                return Match { round: Round::Bye(Bye::Zero), games: Points::ZERO };
            }
        };
        let (own, theirs) =
            (self.game_points(team.id, number, worths), self.game_points(opponent, number, worths));
        let id = PlayerId(opponent.0);
        let colour = self.colour(team.id, number);
        if colour.is_none() || colour == self.colour(opponent, number) {
            let kind = FindingKind::TeamColours { team: team.id.0, opponent: opponent.0, round: number };
            findings.error(team.line, 1, kind);
        }
        let played = self.games(team.id, number).any(|(_, round)| round.is_played());
        let round = match (played, own.cmp(&theirs)) {
            (true, order) => {
                let score = match order {
                    std::cmp::Ordering::Greater => Score::Win,
                    std::cmp::Ordering::Equal => Score::Draw,
                    std::cmp::Ordering::Less => Score::Loss,
                };
                let colour = colour.unwrap_or(Color::White);
                Round::Played { opponent: id, colour, score, rated: Rated::Yes }
            }
            (false, std::cmp::Ordering::Greater) => Round::ForfeitWin { opponent: id, colour },
            (false, _) => Round::ForfeitLoss { opponent: id, colour },
        };
        Match { round, games: own }
    }

    /// Record 330.
    fn forfeited(&self, team: TeamId, number: u32, forfeit: &ForfeitedMatch, worths: &Worths) -> Match {
        let colour = if forfeit.white == team { Color::White } else { Color::Black };
        let opponent = PlayerId(if forfeit.white == team { forfeit.black.0 } else { forfeit.white.0 });
        let won = forfeit.winner == Some(colour);
        let colour = Some(colour);
        let round = if won {
            Round::ForfeitWin { opponent, colour }
        } else {
            Round::ForfeitLoss { opponent, colour }
        };
        let told = self.games(team, number).next().is_some();
        let games = match (told, won) {
            (true, _) => self.game_points(team, number, worths),
            (false, true) => worths.all_won,
            (false, false) => Points::ZERO,
        };
        Match { round, games }
    }

    fn without_opponent(&self, team: TeamId, number: u32, worths: &Worths) -> Match {
        let at = (number, team);
        let told = |bye: Bye| self.games(team, number).any(|(_, round)| round == Round::Bye(bye));
        let bye = if self.left_over.contains_key(&at) {
            Bye::PairingAllocated
        } else if let Some(&bye) = self.byes.get(&at) {
            bye
        } else {
            let kinds = [Bye::PairingAllocated, Bye::Full, Bye::Half];
            kinds.into_iter().find(|&bye| told(bye)).unwrap_or(Bye::Zero)
        };
        let games = match bye {
            Bye::PairingAllocated => worths.bye_games,
            Bye::Full => worths.all_won,
            Bye::Half => worths.all_drawn,
            Bye::Zero => Points::ZERO,
        };
        Match { round: Round::Bye(bye), games }
    }

    /// What is known of the round to be paired.
    pub(super) fn attendance(&self, team: &Listed<'_>) -> Attendance {
        let next = self.field.rounds_done + 1;
        if let Some(&bye) = self.byes.get(&(next, team.id)) {
            return Attendance::Away(bye);
        }
        let mut all = team.members.iter().filter_map(|&player| self.field.position(player));
        let away = |place: usize| matches!(self.field.players[place].next, Attendance::Away(_));
        let nobody = !team.members.is_empty() && all.all(away);
        if nobody { Attendance::Away(Bye::Zero) } else { Attendance::Present }
    }

    /// Boards in order, from 0, and what was played at each. Without a line-up the members who have an entry, in the order of
    /// the team.
    fn games(&self, team: TeamId, number: u32) -> impl Iterator<Item = (usize, Round)> + '_ {
        let index = number as usize - 1;
        let line_up = self.line_ups.get(&(number, team)).copied();
        let members = self.members.get(&team).copied().unwrap_or_default();
        let seated: Vec<Option<PlayerId>> = match line_up {
            Some(boards) => boards.to_vec(),
            None => {
                let entered = |player: PlayerId| {
                    let place = self.field.position(player)?;
                    let cell = self.field.players[place].record.rounds.get(index)?;
                    let absent = cell.round() == Ok(Round::Bye(Bye::Zero));
                    (!Cell::is_blank(cell) && !absent).then_some(player)
                };
                members.iter().filter_map(|&player| entered(player)).map(Some).collect()
            }
        };
        let field = self.field;
        seated.into_iter().enumerate().filter_map(move |(board, player)| {
            let place = field.position(player?)?;
            Some((board, *field.players[place].history.get(index)?))
        })
    }

    fn game_points(&self, team: TeamId, number: u32, worths: &Worths) -> Points {
        let scoring: &Scoring = &worths.games;
        self.games(team, number).map(|(_, round)| scoring.worth(round)).sum()
    }

    /// C.04.6, 1.6.1: the colour on the first board; where nobody sat there, it follows from another.
    fn colour(&self, team: TeamId, number: u32) -> Option<Color> {
        let usual = |board: usize| self.colours[board % self.colours.len()];
        self.games(team, number).find_map(|(board, round)| {
            let colour = match round {
                Round::Played { colour, .. } | Round::Adjourned { colour, .. } => Some(colour),
                Round::ForfeitWin { colour, .. } | Round::ForfeitLoss { colour, .. } => colour,
                Round::Bye(_) => None,
            }?;
            Some(if usual(board) == usual(0) { colour } else { !colour })
        })
    }
}

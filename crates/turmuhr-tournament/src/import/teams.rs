//! Team matches, line-ups and results from the lines of the members.

use std::collections::BTreeMap;

use turmuhr_contest::Paired as Counted;
use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_exchange::trf::{
    Read, Record, Tournament,
    records::team::{ForfeitedMatch, TeamNumber},
    type_code::{Kind, Primary},
};
use turmuhr_pairing::{Attendance, TeamPreferences, field::Prohibition};

use super::{Change, NoImport, colour_of, kind_of, leavers, once, people, result_of};
use crate::{
    fact::{Fact, Origin, Paired, Team},
    id::{BoardNo, EntryId, GameNo, Party, RoundNo, SectionId, TeamId},
    limits::one_line,
    result::GameResult,
    settings::{Format, PointSystem, Settings, TeamColours},
};

const SECTION: SectionId = SectionId(1);

/// The default number of boards.
const USUAL_BOARDS: usize = 4;

/// A team of the file.
struct Listed<'a> {
    id: TeamNumber,
    name: &'a str,
    members: &'a [PlayerId],
}

/// The players of a team in a match. A line-up record gives their boards; otherwise only their order is known.
struct Seats {
    placed: bool,
    players: Vec<Option<PlayerId>>,
}

/// A match board by board, the host first.
struct Match {
    host: TeamNumber,
    guest: TeamNumber,
    boards: Vec<(Option<PlayerId>, Option<PlayerId>)>,
    forfeited: Option<ForfeitedMatch>,
}

#[derive(Default)]
struct Played {
    matches: Vec<Match>,
    /// The team, its bye, and the players who would have played.
    byes: Vec<(TeamNumber, Bye, Vec<Option<PlayerId>>)>,
}

pub(super) struct File<'a> {
    read: &'a Read,
    tournament: &'a Tournament,
    counted: &'a Counted,
    listed: Vec<Listed<'a>>,
    entries: BTreeMap<PlayerId, EntryId>,
    /// In German leagues the guests have White on the first board; the file tells.
    guest_has_white: bool,
}

/// The facts of a team event, and the number of teams.
pub(super) fn facts(
    read: &Read,
    tournament: &Tournament,
    counted: &Counted,
    settings: Settings,
    changes: &mut Vec<Change>,
) -> Result<(Vec<Fact>, usize), NoImport> {
    let file = File::new(read, tournament, counted);
    let rounds: Vec<Played> = RoundNo::first(tournament.contest.rounds)
        .map(|round| file.round(round, changes))
        .collect::<Result<_, _>>()?;
    let boards = file.boards(&rounds, changes);
    let settings = file.settings(settings, boards, changes);
    let facts = file.tell(&rounds, settings, changes)?;
    Ok((facts, file.listed.len()))
}

impl<'a> File<'a> {
    fn new(read: &'a Read, tournament: &'a Tournament, counted: &'a Counted) -> File<'a> {
        let newer = read.document.records().any(|record| matches!(record, Record::Team(_)));
        let mut listed: Vec<Listed<'a>> = Vec::new();
        for record in read.document.records() {
            match record {
                Record::Team(team) => {
                    listed.push(Listed { id: team.id, name: team.name.trim(), members: &team.members });
                }
                Record::OldTeam(team) if !newer => {
                    let id = TeamNumber(listed.len() as u32 + 1);
                    listed.push(Listed { id, name: team.name.trim(), members: &team.members });
                }
                _ => {}
            }
        }
        listed.sort_by_key(|team| team.id);
        let league =
            tournament.type_code.as_ref().is_some_and(|code| matches!(code.kind, Kind::TeamRoundRobin));
        let first = read.document.records().find_map(|record| match record {
            Record::BoardColours(colours) => colours.first().copied(),
            _ => None,
        });
        let players = tournament.contest.players.iter().map(|player| player.number);
        File {
            read,
            tournament,
            counted,
            listed,
            entries: players.zip((1..).map(EntryId)).collect(),
            guest_has_white: league && first == Some(Color::Black),
        }
    }

    fn team(&self, team: TeamNumber) -> Result<TeamId, NoImport> {
        let known = self.listed.iter().zip((1..).map(TeamId)).find(|(listed, _)| listed.id == team);
        known.map(|(_, id)| id).ok_or(NoImport::UnknownTeam { team: team.0 })
    }

    fn party(&self, team: TeamNumber) -> Result<Party, NoImport> {
        self.team(team).map(Party::team)
    }

    /// A team's round, as the reader assembled it.
    fn history(&self, team: TeamNumber, round: RoundNo) -> Round {
        let entrant = self.counted.entrants.iter().find(|entrant| entrant.id == team.as_entrant());
        let told = entrant.and_then(|entrant| entrant.history.get(round.index()?)).copied();
        told.unwrap_or(Round::Bye(Bye::Zero))
    }

    /// A member's line for a round; `None` if the player was absent.
    fn cell(&self, player: PlayerId, round: RoundNo) -> Option<Round<Option<PlayerId>>> {
        let player = self.tournament.contest.players.iter().find(|one| one.number == player)?;
        match player.history.get(round.index()?).copied()? {
            Round::Bye(Bye::Zero) => None,
            // A win without an opponent.
            Round::Bye(Bye::Full) => Some(Round::ForfeitWin { opponent: None, colour: None }),
            told => told.known_as(|opponent| Some(Some(opponent))),
        }
    }

    fn opponent(&self, player: PlayerId, round: RoundNo) -> Option<PlayerId> {
        let opponent = self.cell(player, round)?.opponent()??;
        self.entries.contains_key(&opponent).then_some(opponent)
    }

    fn seats(&self, team: TeamNumber, round: RoundNo) -> Seats {
        let placed = self.read.document.records().find_map(|record| match record {
            Record::LineUp(line_up) if line_up.round == round.0 && line_up.team == team => {
                Some(line_up.boards.clone())
            }
            _ => None,
        });
        if let Some(players) = placed {
            return Seats { placed: true, players };
        }
        let members =
            self.listed.iter().find(|listed| listed.id == team).map_or(&[][..], |team| team.members);
        let there = members.iter().filter(|player| self.cell(**player, round).is_some());
        Seats { placed: false, players: there.copied().map(Some).collect() }
    }

    fn round(&self, round: RoundNo, changes: &mut Vec<Change>) -> Result<Played, NoImport> {
        let mut played = Played::default();
        for team in &self.listed {
            let told = self.history(team.id, round);
            let Some(opponent) = told.opponent().map(TeamNumber::of_entrant) else {
                if let Round::Bye(bye) = told {
                    played.byes.push((team.id, bye, self.seats(team.id, round).players));
                }
                continue;
            };
            let torn = || NoImport::TornMatch { team: team.id.0, round };
            let theirs = self.history(opponent, round);
            if theirs.opponent() != Some(team.id.as_entrant()) {
                return Err(torn());
            }
            let colour = colour_of(told).or(colour_of(theirs).map(|colour| !colour));
            if colour.is_none() && team.id < opponent {
                let (white, black) = (team.id.as_entrant(), opponent.as_entrant());
                changes.push(Change::ColourTaken { round, white, black });
            }
            let has_white = colour.map_or(team.id < opponent, Color::is_white);
            if has_white == self.guest_has_white {
                continue;
            }
            let boards = self.at_boards(team.id, opponent, round).ok_or_else(torn)?;
            let forfeited = self.read.document.records().find_map(|record| match record {
                Record::ForfeitedMatch(one) if one.round == round.0 => {
                    [one.white, one.black].contains(&team.id).then_some(*one)
                }
                _ => None,
            });
            played.matches.push(Match { host: team.id, guest: opponent, boards, forfeited });
        }
        let score = |team: TeamNumber| -> Points {
            let Some(entrant) = self.counted.entrants.iter().find(|entrant| entrant.id == team.as_entrant())
            else {
                return Points::ZERO;
            };
            let rounds = entrant.history.iter().take(round.before() as usize);
            let matches: Points = rounds.map(|round| self.counted.scoring.worth(*round)).sum();
            let changes = entrant.adjustments.iter().filter(|change| change.round < round.up_to());
            matches + changes.map(|change| change.points).sum()
        };
        played.matches.sort_by_key(|one| {
            let scores = [score(one.host), score(one.guest)];
            let higher = scores[0].max(scores[1]);
            (std::cmp::Reverse(higher), std::cmp::Reverse(scores[0] + scores[1]), one.host.min(one.guest))
        });
        Ok(played)
    }

    /// The opponents at each board. Without line-ups the games determine them, if the boards keep their order;
    /// otherwise `None`.
    fn at_boards(
        &self,
        host: TeamNumber,
        guest: TeamNumber,
        round: RoundNo,
    ) -> Option<Vec<(Option<PlayerId>, Option<PlayerId>)>> {
        let (hosts, guests) = (self.seats(host, round), self.seats(guest, round));
        let met = |player: Option<PlayerId>| player.and_then(|player| self.opponent(player, round));
        let boards = match (hosts.placed, guests.placed) {
            (true, true) => {
                let at = |seats: &Seats, board: usize| seats.players.get(board).copied().flatten();
                let boards = hosts.players.len().max(guests.players.len());
                (0..boards).map(|board| (at(&hosts, board), at(&guests, board))).collect()
            }
            (true, false) => beside(&hosts.players, &guests.players, met)?,
            (false, true) => {
                let turned = beside(&guests.players, &hosts.players, met)?;
                turned.into_iter().map(|(guest, host)| (host, guest)).collect()
            }
            (false, false) => self.in_order(&hosts.players, &guests.players, round)?,
        };
        let fits =
            |one: Option<PlayerId>, other: Option<PlayerId>| met(one).is_none_or(|met| Some(met) == other);
        boards.iter().all(|&(one, other)| fits(one, other) && fits(other, one)).then_some(boards)
    }

    /// Both lists in board order. A player without an opponent in the file sits alone, or opposite another such
    /// player.
    fn in_order(
        &self,
        hosts: &[Option<PlayerId>],
        guests: &[Option<PlayerId>],
        round: RoundNo,
    ) -> Option<Vec<(Option<PlayerId>, Option<PlayerId>)>> {
        let met = |player: PlayerId| self.opponent(player, round);
        let won = |player: PlayerId| matches!(self.cell(player, round), Some(Round::ForfeitWin { .. }));
        let mut hosts = hosts.iter().copied().flatten().peekable();
        let mut guests = guests.iter().copied().flatten().peekable();
        let mut boards = Vec::new();
        loop {
            let (host, guest) = match (hosts.peek().copied(), guests.peek().copied()) {
                (None, None) => return Some(boards),
                (Some(host), None) => (Some(host), None),
                (None, Some(guest)) => (None, Some(guest)),
                (Some(host), Some(guest)) => match (met(host), met(guest)) {
                    (Some(one), _) if one == guest => (Some(host), Some(guest)),
                    (None, None) if !(won(host) && won(guest)) => (Some(host), Some(guest)),
                    (None, _) => (Some(host), None),
                    (Some(_), None) => (None, Some(guest)),
                    (Some(_), Some(_)) => return None,
                },
            };
            if host.is_some() {
                hosts.next();
            }
            if guest.is_some() {
                guests.next();
            }
            boards.push((host, guest));
        }
    }

    fn boards(&self, rounds: &[Played], changes: &mut Vec<Change>) -> usize {
        let told = self.read.document.records().find_map(|record| match record {
            Record::BoardColours(colours) => Some(colours.len()).filter(|boards| *boards > 0),
            _ => None,
        });
        let seen = rounds.iter().flat_map(|round| round.matches.iter().map(|one| one.boards.len())).max();
        let boards = match (told, seen.filter(|boards| *boards > 0)) {
            (Some(told), Some(seen)) => told.max(seen),
            (Some(boards), None) | (None, Some(boards)) => boards,
            (None, None) => USUAL_BOARDS,
        };
        if told != Some(boards) {
            changes.push(Change::BoardsTaken { boards });
        }
        boards
    }

    fn settings(&self, mut settings: Settings, boards: usize, changes: &mut Vec<Change>) -> Settings {
        let teams = self.listed.len() as u32;
        let a_cycle = (teams + teams % 2).saturating_sub(1).max(1);
        let boards = u32::try_from(boards).unwrap_or(u32::MAX);
        let code = self.tournament.type_code.as_ref();
        let swiss = |preferences, primary| Format::TeamSwiss {
            boards,
            preferences,
            by_game_points: primary == Primary::GamePoints,
        };
        let (format, known) = match code.map(|code| code.kind) {
            Some(Kind::TeamSwiss { preferences, primary, .. }) => {
                let preferences = match preferences {
                    TeamPreferences::TypeA => TeamColours::TypeA,
                    TeamPreferences::TypeB => TeamColours::TypeB,
                    TeamPreferences::None => TeamColours::None,
                };
                (swiss(preferences, primary), true)
            }
            Some(Kind::TeamRoundRobin) => {
                let cycles = (settings.rounds / a_cycle).max(1);
                let guest_has_white = self.guest_has_white;
                (Format::TeamRoundRobin { boards, cycles, guest_has_white }, true)
            }
            _ => (swiss(TeamColours::TypeA, Primary::MatchPoints), false),
        };
        if !known {
            let written = code.map(|code| code.as_str().to_owned()).unwrap_or_default();
            changes.push(Change::SystemTaken { written, format: format.clone() });
        }
        if code.is_some_and(|code| code.baku)
            || self.counted.entrants.iter().any(|team| !team.virtual_points.is_empty())
        {
            changes.push(Change::AccelerationDropped);
        }
        let matches = self.counted.scoring;
        let bye = (matches.pairing_bye != matches.draw).then_some(matches.pairing_bye);
        settings.match_points = PointSystem { win: matches.win, draw: matches.draw, loss: matches.loss, bye };
        let drawn = settings.points.draw.in_tenths() * i32::try_from(boards).unwrap_or(0);
        let other_bye = self.read.document.records().any(|record| match record {
            Record::TeamByes(byes) => byes.game_points.is_some_and(|points| points.in_tenths() != drawn),
            _ => false,
        });
        if other_bye {
            changes.push(Change::ScoringSimplified);
        }
        settings.format = format;
        settings
    }

    fn tell(
        &self,
        rounds: &[Played],
        settings: Settings,
        changes: &mut Vec<Change>,
    ) -> Result<Vec<Fact>, NoImport> {
        let (section, total, done) = (SECTION, settings.rounds, rounds.len() as u32);
        let format = settings.format.clone();
        let boards = format.boards().unwrap_or(0) as usize;
        let entry = |player: PlayerId| self.entries.get(&player).copied();
        if self.listed.iter().zip(1..).any(|(team, at)| team.id.0 != at) {
            changes.push(Change::Renumbered { players: self.listed.len() });
        }
        let teams = self.listed.iter().zip((1..).map(TeamId)).map(|(team, id)| {
            let named = if team.name.is_empty() { team.id.0.to_string() } else { one_line(team.name) };
            let players = team.members.iter().filter_map(|player| entry(*player)).collect();
            (id, Team { name: named, players, ..Team::default() })
        });
        let teams: Vec<(TeamId, Team)> = teams.collect();
        let mut sitting: BTreeMap<TeamId, Vec<Option<EntryId>>> = BTreeMap::new();
        for (id, team) in &teams {
            let first = team.players.iter().copied().map(Some).chain(std::iter::repeat(None));
            sitting.insert(*id, first.take(boards).collect());
        }
        let usual = sitting.clone();
        let white_first = self.tournament.contest.initial_colour != Some(Color::Black);
        let numbers: Vec<Party> = teams.iter().map(|(id, _)| Party::team(*id)).collect();
        let mut facts = vec![
            Fact::SectionAdded { section, settings },
            Fact::PlayersEntered { section, players: people(self.tournament, changes) },
            Fact::TeamsEntered { section, teams },
        ];
        facts.extend(self.prohibited(total, changes)?);
        facts.push(Fact::LotsDrawn { section, seed: 0, white_first, numbers, origin: Origin::File });
        let known = |(id, from)| Some((self.team(TeamNumber::of_entrant(id)).ok()?, from));
        let leavers: Vec<(TeamId, RoundNo)> = leavers(self.tournament, 1).filter_map(known).collect();
        let leave = |round: RoundNo, facts: &mut Vec<Fact>| {
            for (team, _) in leavers.iter().filter(|(_, from)| *from == round) {
                let (team, reason) = (*team, String::new());
                facts.push(Fact::TeamWithdrawn { section, team, from_round: round, reason });
            }
        };
        for (played, round) in rounds.iter().zip((1..).map(RoundNo)) {
            leave(round, &mut facts);
            let mut paired = Paired::default();
            let mut seat = |team: TeamNumber, players: &[Option<PlayerId>], facts: &mut Vec<Fact>| {
                let team = self.team(team)?;
                let all = players.iter().map(|player| player.and_then(entry)).chain(std::iter::repeat(None));
                let players: Vec<Option<EntryId>> = all.take(boards).collect();
                if sitting.get(&team) != Some(&players) {
                    sitting.insert(team, players.clone());
                    facts.push(Fact::LineUpSet { section, round, team, players });
                }
                Ok::<_, NoImport>(())
            };
            for (team, bye, players) in &played.byes {
                let party = self.party(*team)?;
                match bye {
                    Bye::PairingAllocated if paired.bye.is_none() => {
                        paired.bye = Some(party);
                        seat(*team, players, &mut facts)?;
                    }
                    bye => {
                        if *bye == Bye::PairingAllocated {
                            changes.push(Change::SecondBye { round, player: team.as_entrant() });
                        }
                        paired.away.push((party, kind_of(*bye)));
                    }
                }
            }
            for one in &played.matches {
                paired.pairs.push((self.party(one.host)?, self.party(one.guest)?));
                let hosts: Vec<_> = one.boards.iter().map(|(host, _)| *host).collect();
                let guests: Vec<_> = one.boards.iter().map(|(_, guest)| *guest).collect();
                seat(one.host, &hosts, &mut facts)?;
                seat(one.guest, &guests, &mut facts)?;
            }
            facts.push(Fact::RoundPaired { section, round, paired, origin: Origin::File });
            facts.push(Fact::RoundPublished { section, round });
            for (one, board) in played.matches.iter().zip((1..).map(BoardNo)) {
                for (at, game) in (0..boards).zip((1..).map(GameNo)) {
                    let host_has_white = format.first_has_white(at as u32);
                    let result = self.result(one, at, host_has_white, round)?;
                    let reason = String::new();
                    if result.is_some() {
                        facts.push(Fact::ResultEntered { section, round, board, game, result, reason });
                    }
                }
            }
        }
        self.adjusted(done, &mut facts, changes)?;
        let next = RoundNo::after(done);
        if next.is_among(total) {
            leave(next, &mut facts);
            self.to_come(next, &usual, &sitting, &mut facts, changes)?;
        }
        Ok(facts)
    }

    /// The result of a board; each player's own code counts.
    fn result(
        &self,
        one: &Match,
        at: usize,
        host_has_white: bool,
        round: RoundNo,
    ) -> Result<Option<GameResult>, NoImport> {
        let (host, guest) = one.boards.get(at).copied().unwrap_or((None, None));
        let (white, black) = if host_has_white { (host, guest) } else { (guest, host) };
        let seen = |player: Option<PlayerId>| player.and_then(|player| self.cell(player, round));
        let (white, black) = (seen(white), seen(black));
        if [white, black].iter().flatten().any(|told| matches!(told, Round::Bye(_))) {
            return Err(NoImport::TornMatch { team: one.host.0, round });
        }
        let colours = (white.and_then(colour_of), black.and_then(colour_of));
        if colours.0 == Some(Color::Black) || colours.1 == Some(Color::White) {
            let board = at as u32 + 1;
            return Err(NoImport::BoardColours { team: one.host.0, round, board });
        }
        let result = result_of(white, black);
        if result.is_some() || white.is_some() || black.is_some() {
            return Ok(result);
        }
        // An empty board is scored like the forfeited match it belongs to; otherwise nobody wins it.
        let winner = one.forfeited.and_then(|forfeit| {
            let winner = if forfeit.winner? == Color::White { forfeit.white } else { forfeit.black };
            Some(winner == one.host)
        });
        Ok(Some(match winner {
            Some(host_won) if host_won == host_has_white => GameResult::WhiteByForfeit,
            Some(_) => GameResult::BlackByForfeit,
            None => GameResult::BothForfeit,
        }))
    }

    fn prohibitions(&self) -> &[Prohibition] {
        self.tournament.contest.teams.as_ref().map(|teams| teams.prohibited.as_slice()).unwrap_or_default()
    }

    fn prohibited(&self, total: u32, changes: &mut Vec<Change>) -> Result<Option<Fact>, NoImport> {
        let (groups, others): (Vec<_>, Vec<_>) =
            self.prohibitions().iter().partition(|group| group.first_round <= 1 && group.last_round >= total);
        changes
            .extend(others.iter().map(|group| Change::ProhibitionDropped { players: group.players.len() }));
        let party = |team: &PlayerId| self.party(TeamNumber::of_entrant(*team));
        let group =
            |group: &&Prohibition| group.players.iter().map(party).collect::<Result<_, _>>().map(once);
        let groups: Vec<Vec<Party>> = groups.iter().map(group).collect::<Result<_, _>>()?;
        Ok((!groups.is_empty()).then_some(Fact::PairsProhibited {
            section: SECTION,
            groups,
            reasons: Vec::new(),
        }))
    }

    /// Record 299, for the score teams are paired by.
    fn adjusted(&self, done: u32, facts: &mut Vec<Fact>, changes: &mut Vec<Change>) -> Result<(), NoImport> {
        let kind = self.tournament.type_code.as_ref().map(|code| code.kind);
        let by_games = matches!(kind, Some(Kind::TeamSwiss { primary: Primary::GamePoints, .. }));
        // The reader also stores here how each round differs from the match points of its history.
        for team in &self.counted.entrants {
            for change in
                team.adjustments.iter().skip(done as usize).filter(|change| change.points != Points::ZERO)
            {
                facts.push(Fact::PointsAdjusted {
                    section: SECTION,
                    party: self.party(TeamNumber::of_entrant(team.id))?,
                    round: change.round.min(done),
                    points: change.points,
                    reason: "299".to_owned(),
                });
            }
        }
        let second = self.read.document.records().any(|record| match record {
            Record::Abnormal(abnormal) => {
                let other = if by_games { abnormal.match_points } else { abnormal.points };
                other.is_some_and(|points| points != Points::ZERO)
            }
            _ => false,
        });
        if second {
            changes.push(Change::SecondScoreKept);
        }
        Ok(())
    }

    /// Teams that are away next, and teams without a line-up to continue with.
    fn to_come(
        &self,
        next: RoundNo,
        usual: &BTreeMap<TeamId, Vec<Option<EntryId>>>,
        sitting: &BTreeMap<TeamId, Vec<Option<EntryId>>>,
        facts: &mut Vec<Fact>,
        changes: &mut Vec<Change>,
    ) -> Result<(), NoImport> {
        let section = SECTION;
        for entrant in &self.counted.entrants {
            let number = TeamNumber::of_entrant(entrant.id);
            let team = self.team(number)?;
            let gone = facts
                .iter()
                .any(|fact| matches!(fact, Fact::TeamWithdrawn { team: one, .. } if *one == team));
            match entrant.next {
                Attendance::Away(Bye::Zero) if !gone => {
                    changes.push(Change::TeamAway { team: team.0, round: next });
                    let reason = "240".to_owned();
                    facts.push(Fact::TeamWithdrawn { section, team, from_round: next, reason });
                }
                Attendance::Away(Bye::Full | Bye::Half | Bye::PairingAllocated) => {
                    return Err(NoImport::TeamBye { team: number.0, round: next });
                }
                Attendance::Away(Bye::Zero) | Attendance::Present => {}
            }
            let empty = sitting.get(&team).is_some_and(|seats| seats.iter().all(Option::is_none));
            let usual = usual.get(&team).filter(|seats| empty && seats.iter().any(Option::is_some));
            if let Some(players) = usual.cloned() {
                facts.push(Fact::LineUpSet { section, round: next, team, players });
            }
        }
        Ok(())
    }
}

/// Seats the second list beside a line-up with known boards: players with an opponent at that board, the others
/// where there is room.
fn beside(
    placed: &[Option<PlayerId>],
    others: &[Option<PlayerId>],
    met: impl Fn(Option<PlayerId>) -> Option<PlayerId>,
) -> Option<Vec<(Option<PlayerId>, Option<PlayerId>)>> {
    let mut boards: Vec<(Option<PlayerId>, Option<PlayerId>)> =
        placed.iter().map(|player| (*player, None)).collect();
    let (with, alone): (Vec<_>, Vec<_>) =
        others.iter().copied().filter(Option::is_some).partition(|player| met(*player).is_some());
    for player in with {
        let opponent = met(player);
        boards.iter_mut().find(|(placed, free)| *placed == opponent && free.is_none())?.1 = player;
    }
    for player in alone {
        match boards.iter_mut().find(|(placed, free)| free.is_none() && met(*placed).is_none()) {
            Some(board) => board.1 = player,
            None => boards.push((None, player)),
        }
    }
    Some(boards)
}

//! One side while it is being judged.

use std::collections::BTreeSet;

use super::{
    Appearance, Consequence, Facts, Match, NoJudgement, Occasion, Player, Rank, RankFault, Seat, Side, Team,
    Violation, ViolationKind, Which,
};
use crate::{
    date::Season,
    ordinance::{
        Cite, Ordinance,
        rules::{At, Lineup},
    },
    persons::person::TeamNumber,
};

pub(super) struct Judged<'a> {
    pub(super) ordinance: &'a Ordinance,
    pub(super) rules: &'a Lineup,
    pub(super) side: &'a Side,
    pub(super) which: Which,
    pub(super) boards: usize,
    pub(super) occasion: Occasion,
    pub(super) season: Option<Season>,
    /// The team that plays; a cup team is of no class.
    pub(super) playing: Option<&'a Team>,
    pub(super) found: Vec<Violation>,
    seats: Vec<Seat>,
    /// The list has ranks of youth teams, so a plain number is a late addition.
    youth: bool,
}

impl<'a> Judged<'a> {
    pub(super) fn new(
        ordinance: &'a Ordinance,
        rules: &'a Lineup,
        game: &Match,
        which: Which,
        side: &'a Side,
    ) -> Result<Judged<'a>, NoJudgement> {
        let playing = match side.team {
            Some(number) => {
                let team = side.teams.iter().find(|team| team.team == number);
                Some(team.ok_or(NoJudgement::UnknownTeam { side: which, team: number })?)
            }
            None => None,
        };
        // Rules that depend on the playing team need it.
        let needs_team = rules.substitution.is_some() || rules.downward.is_some() || rules.sisters.is_some();
        if playing.is_none() && needs_team {
            return Err(NoJudgement::NoTeam { side: which });
        }
        let mut seats = side.lineup.clone();
        seats.sort_by_key(|seat| seat.board);
        let (mut boards, mut ranks) = (BTreeSet::new(), BTreeSet::new());
        for seat in &seats {
            let (side, board) = (which, seat.board);
            if board == 0 || board > game.boards {
                return Err(NoJudgement::NoBoard { side, board });
            }
            if !boards.insert(board) {
                return Err(NoJudgement::BoardTwice { side, board });
            }
            if !ranks.insert(seat.rank) {
                return Err(NoJudgement::RankTwice { side, rank: seat.rank });
            }
        }
        let ranks = side.lineup.iter().map(|seat| seat.rank);
        let ranks = ranks.chain(side.players.iter().map(|player| player.rank));
        let youth = rules.youth_ranks
            && ranks
                .chain(side.earlier.iter().map(|one| one.rank))
                .any(|rank| matches!(rank, Rank::Youth { .. }));
        let judged = Judged {
            ordinance,
            rules,
            side,
            which,
            boards: game.boards,
            occasion: game.occasion,
            season: game.season,
            playing,
            found: Vec::new(),
            seats,
            youth,
        };
        if needs_team {
            for seat in judged.seats.clone() {
                judged.base(seat.rank).map_err(|fault| NoJudgement::Rank { side: which, fault })?;
            }
        }
        for earlier in side.earlier.iter().filter(|_| needs_team) {
            if judged.team(earlier.team).is_none() {
                return Err(NoJudgement::UnknownTeam { side: which, team: earlier.team });
            }
        }
        Ok(judged)
    }

    /// Named players from the first board on.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats.clone().into_iter()
    }

    pub(super) fn unnamed(&self) -> Vec<usize> {
        (1..=self.boards).filter(|board| self.seats.iter().all(|seat| seat.board != *board)).collect()
    }

    pub(super) fn player(&self, rank: Rank) -> Player {
        let known = self.side.players.iter().find(|player| player.rank == rank);
        known.cloned().unwrap_or_else(|| Player { rank, ..Player::default() })
    }

    pub(super) fn team(&self, number: TeamNumber) -> Option<&'a Team> {
        self.side.teams.iter().find(|team| team.team == number)
    }

    fn lowest(&self) -> Option<&'a Team> {
        self.side.teams.iter().max_by_key(|team| team.team)
    }

    pub(super) fn is_lowest(&self) -> bool {
        match (self.playing, self.lowest()) {
            (Some(playing), Some(lowest)) => playing.team == lowest.team,
            _ => false,
        }
    }

    /// The team in whose block a rank is listed; ranks behind the last block belong to the lowest team.
    pub(super) fn base(&self, rank: Rank) -> Result<&'a Team, RankFault> {
        match rank {
            Rank::Youth { team, .. } => self.team(team).ok_or(RankFault::NoTeam { rank, team }),
            // Of no block: whom the team fielded counts as its own.
            Rank::Unlisted(_) => self.playing.or_else(|| self.lowest()).ok_or(RankFault::NoBlock(rank)),
            Rank::Listed(_) if self.youth => self.lowest().ok_or(RankFault::NoBlock(rank)),
            Rank::Listed(number) => {
                let before = self.side.teams.iter().filter(|team| team.ranks[0] <= number);
                before.max_by_key(|team| team.ranks[0]).ok_or(RankFault::NoBlock(rank))
            }
        }
    }

    /// Whether a finding rests on the team of a rank behind its block: that a late addition counts for that team is a
    /// reading (16.3, 16.5).
    fn reads_behind(&self, rank: Option<Rank>, kind: ViolationKind) -> bool {
        let (Some(Rank::Listed(number)), false) = (rank, self.youth) else { return false };
        let by_team = match kind {
            ViolationKind::BundesligaLock
            | ViolationKind::HigherTeam
            | ViolationKind::PlayedUp
            | ViolationKind::SameClass
            | ViolationKind::SisterTeam
            | ViolationKind::SubstituteLimit
            | ViolationKind::Suspended => true,
            ViolationKind::Banned
            | ViolationKind::ClubBanned
            | ViolationKind::ForeignLimit
            | ViolationKind::Gap
            | ViolationKind::GuestDistrict
            | ViolationKind::GuestLimit
            | ViolationKind::NoPass
            | ViolationKind::NotAGirl
            | ViolationKind::NotAMember
            | ViolationKind::NotAppeared
            | ViolationKind::NotListed
            | ViolationKind::OtherClub
            | ViolationKind::PassNotShown
            | ViolationKind::SpecialBoard
            | ViolationKind::TooLow
            | ViolationKind::TooOld
            | ViolationKind::Unnamed => false,
        };
        by_team && self.base(Rank::Listed(number)).is_ok_and(|team| number > team.ranks[1])
    }

    /// The place in the club's list, best first. Youths registered late come after the last youth team. None for
    /// somebody on no list.
    pub(super) fn place(&self, rank: Rank) -> Option<(bool, Option<TeamNumber>, u32)> {
        match rank {
            Rank::Youth { team, rank } => Some((false, Some(team), rank)),
            Rank::Listed(number) => Some((self.youth, None, number)),
            Rank::Unlisted(_) => None,
        }
    }

    /// Earlier appearances of a player.
    pub(super) fn earlier(&self, rank: Rank) -> impl Iterator<Item = &'a Appearance> {
        let side = self.side;
        side.earlier.iter().filter(move |earlier| earlier.rank == rank)
    }

    /// An ineligible player: present, the match is lost; only named, it is lost as a rule.
    pub(super) fn ineligible(&mut self, seat: Seat, kind: ViolationKind, at: &At, facts: Facts) {
        let ineligible = &self.rules.ineligible;
        let (consequence, article) = if seat.absent {
            (Consequence::MatchLostAsARule, ineligible.absent.clone())
        } else {
            (Consequence::MatchLost, ineligible.at.article.clone())
        };
        let follows = Cite { ordinance: ineligible.at.source.clone(), article };
        let cites = if at.cite() == follows { vec![follows] } else { vec![at.cite(), follows] };
        self.add(Some(seat.board), Some(seat.rank), kind, consequence, cites, facts);
    }

    pub(super) fn board_lost(&mut self, seat: Seat, kind: ViolationKind, cites: Vec<Cite>, facts: Facts) {
        self.add(Some(seat.board), Some(seat.rank), kind, Consequence::BoardLost, cites, facts);
    }

    pub(super) fn add(
        &mut self,
        board: Option<usize>,
        rank: Option<Rank>,
        kind: ViolationKind,
        consequence: Consequence,
        cites: Vec<Cite>,
        mut facts: Facts,
    ) {
        facts.reading = self.rules.readings.contains(&kind) || self.reads_behind(rank, kind);
        // A girl who is also a C-youth can break two rules on one board; it counts once.
        let known = |one: &Violation| one.board == board && one.kind == kind;
        if !self.found.iter().any(known) {
            self.found.push(Violation { side: self.which, board, rank, kind, consequence, cites, facts });
        }
    }
}

//! Ranking lists: registered in binding order, locked, appended to (NRW 1987, 16.1 to 16.3; youth ordinance 7.4).

use jiff::civil::Date;

use crate::{
    date::Season,
    law::deadline::{self, NoPeriod},
    matches::lineup::{Consequence, Rank},
    ordinance::{Cite, Ordinance},
    persons::person::{PersonId, TeamNumber},
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// Set by the director of play.
    pub deadline: Date,
    /// The number of ranks of each team; later ranks belong to the last team.
    pub blocks: Vec<u32>,
    pub entries: Vec<Listed>,
    pub locked: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub player: PersonId,
    pub german: bool,
    /// When pass or permit was applied for.
    pub applied: Date,
    pub late: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotListed {
    /// The deadline itself lies too early.
    Deadline {
        first_day: Date,
    },
    AfterDeadline,
    Locked,
    /// Late additions are appended, never inserted (16.3).
    OnlyAppended,
    /// Applied for before the deadline and left out: the director of play decides.
    DirectorDecides,
    Twice(PersonId),
    /// Too many players without German nationality in this team.
    Foreigners {
        team: TeamNumber,
        most: usize,
    },
    Silent(NoPeriod),
}

impl List {
    /// A list handed in on a day. `foreign_limited` are the teams of classes with a limit.
    pub fn register(
        ordinance: &Ordinance,
        season: Season,
        deadline: Date,
        handed_in: Date,
        blocks: Vec<u32>,
        entries: Vec<Listed>,
        foreign_limited: &[(TeamNumber, usize)],
    ) -> Result<List, NotListed> {
        let first_day = deadline::first_registration_day(ordinance, season).map_err(NotListed::Silent)?;
        if deadline < first_day {
            return Err(NotListed::Deadline { first_day });
        }
        if handed_in > deadline {
            return Err(NotListed::AfterDeadline);
        }
        for (index, entry) in entries.iter().enumerate() {
            if entries[..index].iter().any(|known| known.player == entry.player) {
                return Err(NotListed::Twice(entry.player));
            }
        }
        let list = List { deadline, blocks, entries, locked: true };
        for (team, most) in foreign_limited {
            let foreign = |position: &usize| !list.entries[position - 1].german;
            let count = list.block(*team).filter(foreign).count();
            if count > *most {
                return Err(NotListed::Foreigners { team: *team, most: *most });
            }
        }
        Ok(list)
    }

    /// Positions of a team's block; the last block extends to the end of the list.
    pub fn block(&self, team: TeamNumber) -> impl Iterator<Item = usize> + use<> {
        let index = (team.0 as usize).saturating_sub(1);
        let before: u32 = self.blocks.iter().take(index).sum();
        let end = if index + 1 >= self.blocks.len() {
            self.entries.len()
        } else {
            (before + self.blocks[index]) as usize
        };
        before as usize + 1..=end.min(self.entries.len())
    }

    pub fn position(&self, player: PersonId) -> Option<usize> {
        self.entries.iter().position(|entry| entry.player == player).map(|index| index + 1)
    }

    pub fn team_of(&self, player: PersonId) -> Option<TeamNumber> {
        let position = self.position(player)?;
        let teams = u32::try_from(self.blocks.len()).unwrap_or(u32::MAX);
        (1..=teams).map(TeamNumber).find(|team| self.block(*team).any(|known| known == position))
    }

    /// Appends a player in the order of application. `allowed`: the director admits a player who was left out.
    pub fn append(
        &mut self,
        player: PersonId,
        german: bool,
        applied: Date,
        allowed: bool,
    ) -> Result<usize, NotListed> {
        if self.position(player).is_some() {
            return Err(NotListed::Twice(player));
        }
        if applied <= self.deadline && !allowed {
            return Err(NotListed::DirectorDecides);
        }
        if self.entries.last().is_some_and(|last| last.late && last.applied > applied) {
            return Err(NotListed::OnlyAppended);
        }
        self.entries.push(Listed { player, german, applied, late: true });
        Ok(self.entries.len())
    }

    /// The order cannot be changed during a competition (16.2), and nobody is inserted (16.3).
    pub const fn insert(&self, late: bool) -> Result<(), NotListed> {
        match (self.locked, late) {
            (true, false) => Err(NotListed::Locked),
            (true, true) => Err(NotListed::OnlyAppended),
            (false, _) => Ok(()),
        }
    }
}

/// The entry on page 4 of a youth's pass: `1989/90 J 1/7` (7.4).
pub fn youth_entry(season: Season, rank: Rank) -> String {
    format!("{season} J {rank}")
}

/// The purpose of a rank in a youth team (7.4, 3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum YouthRole {
    Regular,
    GirlsBoard,
    CYouthBoard,
    PermanentSubstitute,
}

pub const fn youth_role(rank: u32) -> YouthRole {
    match rank {
        0..=6 => YouthRole::Regular,
        7 => YouthRole::GirlsBoard,
        8 => YouthRole::CYouthBoard,
        _ => YouthRole::PermanentSubstitute,
    }
}

/// Youths registered late have their senior rank number for a youth rank number (7.4, 4), in the same order.
pub fn late_youths(senior: &List, youths: &[PersonId]) -> Vec<(PersonId, Rank)> {
    let late =
        senior.entries.iter().zip(1..).filter(|(entry, _)| entry.late && youths.contains(&entry.player));
    late.map(|(entry, number)| (entry.player, Rank::Listed(number))).collect()
}

/// The first player out of the registered order of four and a substitute (11.7); `None` if the line-up keeps it.
pub fn out_of_order<T: PartialEq + Copy>(registered: &[T], fielded: &[T]) -> Option<T> {
    let mut left = registered.iter();
    fielded.iter().copied().find(|player| !left.any(|known| known == player))
}

/// The violation of an event's own order: the player out of order and the article; the match is lost (11.7; youth
/// ordinance 11.3). Players behind the last substitute are not registered.
pub fn order_broken<T: PartialEq + Copy>(
    ordinance: &Ordinance,
    competition: &str,
    registered: &[T],
    fielded: &[T],
) -> Option<(T, Cite, Consequence)> {
    let rule = ordinance.rules.competition.get(competition)?;
    let article = rule.order_article.clone()?;
    let most = rule.boards.map_or(registered.len(), |boards| boards + rule.substitutes);
    let player = out_of_order(&registered[..registered.len().min(most)], fielded)?;
    Some((player, Cite { ordinance: rule.at.source.clone(), article }, Consequence::MatchLost))
}

//! How large a simulated federation is: levels, clubs, teams, and groups so that promotion and relegation balance.

/// Levels, clubs, teams and seasons.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Size {
    /// Classes one above the other.
    pub levels: u32,
    pub clubs: u32,
    pub teams: u32,
    pub seasons: u32,
}

impl Default for Size {
    fn default() -> Size {
        Size { levels: 3, clubs: 40, teams: 120, seasons: 2 }
    }
}

/// Why no season can be made of a size.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSize {
    #[error("there are 1 to {} levels", Size::MOST_LEVELS)]
    Levels,
    #[error("there are 1 to {} seasons", Size::MOST_SEASONS)]
    Seasons,
    #[error("every club has a team, and at most {} of them", Size::MOST_OF_A_CLUB)]
    Clubs,
    /// So many levels take at least and at most so many teams.
    #[error("{levels} levels take {least} to {most} teams")]
    Teams { levels: u32, least: u32, most: u32 },
}

impl Size {
    pub const MOST_LEVELS: u32 = 4;
    pub const MOST_SEASONS: u32 = 20;
    pub const MOST_OF_A_CLUB: u32 = 10;
    /// A group is a round robin of a season: up to nine rounds.
    const MOST_IN_A_GROUP: u32 = 10;
    const LEAST_IN_A_GROUP: u32 = 4;
    const MOST_RELEGATED: u32 = 4;

    /// Groups of all levels where every group has so many groups below it.
    fn all_groups(self, below: u32) -> u32 {
        (0..self.levels).map(|level| below.pow(level)).sum()
    }

    /// Groups below each group, which is the number relegated from it: one comes up from each group.
    fn below(self) -> Option<u32> {
        (1..=Size::MOST_RELEGATED).find(|below| {
            let groups = self.all_groups(*below);
            self.teams <= groups * Size::MOST_IN_A_GROUP && self.teams >= groups * Size::LEAST_IN_A_GROUP
        })
    }

    pub fn check(self) -> Result<(), NoSize> {
        if !(1..=Size::MOST_LEVELS).contains(&self.levels) {
            return Err(NoSize::Levels);
        }
        if !(1..=Size::MOST_SEASONS).contains(&self.seasons) {
            return Err(NoSize::Seasons);
        }
        if self.clubs == 0
            || self.teams < self.clubs
            || self.teams > self.clubs.saturating_mul(Size::MOST_OF_A_CLUB)
        {
            return Err(NoSize::Clubs);
        }
        match self.below() {
            Some(_) => Ok(()),
            None => Err(NoSize::Teams {
                levels: self.levels,
                least: self.levels * Size::LEAST_IN_A_GROUP,
                most: self.all_groups(Size::MOST_RELEGATED) * Size::MOST_IN_A_GROUP,
            }),
        }
    }

    /// Teams relegated from a group that has a class below it.
    pub(super) fn relegated(self) -> usize {
        self.below().map_or(1, |below| below as usize)
    }

    /// Groups and teams of each level, the highest first.
    pub(super) fn layout(self) -> Vec<(usize, u32)> {
        let below = self.below().unwrap_or(1);
        let all = self.all_groups(below);
        let mut left = self.teams;
        let mut groups_left = all;
        (0..self.levels)
            .map(|level| {
                let groups = below.pow(level);
                // The groups of one level have the same size as far as possible, and all levels nearly the same.
                let teams = if level + 1 == self.levels { left } else { left * groups / groups_left.max(1) };
                left -= teams;
                groups_left -= groups;
                (groups as usize, teams)
            })
            .collect()
    }

    /// Teams of a club.
    pub(super) fn of_club(self, club: u32) -> u32 {
        self.teams / self.clubs + u32::from(club <= self.teams % self.clubs)
    }

    /// Verbände of a federation: six, fewer in a small one.
    pub(super) fn verbaende(self) -> u32 {
        if self.clubs >= 12 { 6 } else { 1 }
    }
}

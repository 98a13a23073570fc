//! Rank numbers: an integer through all senior teams, or team and rank for youths.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::persons::person::{PersonId, TeamNumber};

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// A number through all teams of the club. Youths registered late use their senior number (youth ordinance, 7.4).
    Listed(u32),
    /// The number of a youth team and the rank in it.
    Youth { team: TeamNumber, rank: u32 },
    /// Somebody on no list of the club who was fielded all the same, by the number in the register (16.4).
    Unlisted(PersonId),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RankFault {
    #[error("rank {0} is in no team's block")]
    NoBlock(Rank),
    #[error("rank {rank} is of team {team}, which the club does not have")]
    NoTeam { rank: Rank, team: TeamNumber },
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rank::Listed(rank) => write!(f, "{rank}"),
            Rank::Youth { team, rank } => write!(f, "{team}/{rank}"),
            Rank::Unlisted(person) => write!(f, "#{}", person.0),
        }
    }
}

impl Rank {
    /// The next of the same list.
    pub const fn next(self) -> Rank {
        match self {
            Rank::Listed(rank) => Rank::Listed(rank.saturating_add(1)),
            Rank::Youth { team, rank } => Rank::Youth { team, rank: rank.saturating_add(1) },
            // Nobody comes next: no line-up has the same person twice.
            Rank::Unlisted(person) => Rank::Unlisted(person),
        }
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rank, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u32),
            Text(String),
        }
        let text = match Written::deserialize(deserializer)
            .map_err(|_| serde::de::Error::custom("a rank is a number or \"team/rank\""))?
        {
            Written::Number(rank) => return Ok(Rank::Listed(rank)),
            Written::Text(text) => text,
        };
        let parts = text.split_once('/').and_then(|(team, rank)| {
            Some(Rank::Youth { team: TeamNumber(team.trim().parse().ok()?), rank: rank.trim().parse().ok()? })
        });
        let single = || text.parse().ok().map(Rank::Listed);
        let person = || text.strip_prefix('#')?.parse().ok().map(|id| Rank::Unlisted(PersonId(id)));
        parts.or_else(single).or_else(person).ok_or_else(|| {
            serde::de::Error::custom(format!("{text:?} is no rank; a rank is a number or \"team/rank\""))
        })
    }
}

impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Rank::Listed(rank) => serializer.serialize_u32(*rank),
            Rank::Youth { .. } | Rank::Unlisted(_) => serializer.collect_str(self),
        }
    }
}

//! Withdrawals: which results count, what the table shows, what opponents get (33; FIDE 5.4 to 5.6).

use std::{collections::BTreeMap, fmt::Debug};

use serde::Deserialize;
use turmuhr_core::Points;
use turmuhr_round_robin::withdrawal::{Rules, Treatment, account};

use crate::{
    matches::team_score,
    ordinance::{Cite, Ordinance, rules::BelowHalf},
};

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    RoundRobin,
    Swiss,
}

/// The schedule of an event with its outcomes. `P` identifies a participant: a team's id, a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduledEvent<P> {
    pub form: Form,
    /// Boards of a match, where teams play.
    pub boards: Option<usize>,
    pub participants: Vec<P>,
    pub games: Vec<ScheduledGame<P>>,
    pub byes: Vec<(P, Points)>,
    pub withdrawn: Vec<Withdrawn<P>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Withdrawn<P> {
    pub who: P,
    /// The last round before leaving.
    pub after: u32,
}

/// A scheduled game or match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduledGame<P> {
    pub round: u32,
    /// White, or the host.
    pub first: P,
    pub second: P,
    pub came_to: CameTo,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CameTo {
    Played {
        points: [Points; 2],
        adjourned_then: bool,
    },
    Forfeit {
        points: [Points; 2],
    },
    /// One side had left.
    NotPlayed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accounted<P> {
    pub leavers: Vec<Account<P>>,
    /// Unplayed games as the table shows them: whether each side gets the point.
    pub remaining: Vec<(usize, [bool; 2])>,
    /// Participants whose results count, in the order of entry.
    pub points: Vec<(P, Score)>,
    pub cite: Cite,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account<P> {
    pub who: P,
    pub played: u32,
    /// None in a Swiss, where nothing is fixed.
    pub scheduled: Option<u32>,
    pub treatment: What,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum What {
    Annulled,
    NotCounted,
    Counted,
    Untouched,
}

impl What {
    pub const fn word(self) -> &'static str {
        match self {
            What::Annulled => "annulled",
            What::NotCounted => "not-counted",
            What::Counted => "counted",
            What::Untouched => "untouched",
        }
    }

    const fn counts(self) -> bool {
        matches!(self, What::Counted | What::Untouched)
    }
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub matches: u32,
    pub boards: Points,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAccount<P> {
    #[error("{0} says nothing about withdrawals")]
    Silent(String),
    #[error("{0:?} does not take part")]
    Unknown(P),
    #[error("{first:?} and {second:?} have no result in round {round}, and neither has left")]
    NobodyLeft { round: u32, first: P, second: P },
}

pub fn accounts<P: Clone + Ord + Debug>(
    ordinance: &Ordinance,
    event: &ScheduledEvent<P>,
) -> Result<Accounted<P>, NoAccount<P>> {
    let rule = ordinance.rules.withdrawal.as_ref().ok_or_else(|| NoAccount::Silent(ordinance.id.clone()))?;
    let known = |who: &P| {
        if event.participants.contains(who) { Ok(()) } else { Err(NoAccount::Unknown(who.clone())) }
    };
    for game in &event.games {
        known(&game.first)?;
        known(&game.second)?;
    }
    event.byes.iter().try_for_each(|(who, _)| known(who))?;
    event.withdrawn.iter().try_for_each(|one| known(&one.who))?;
    let rules = Rules {
        adjourned_counts: rule.adjourned_counts,
        below_half: match rule.below_half {
            BelowHalf::Annulled => Treatment::Annulled,
            BelowHalf::NotCounted => Treatment::ShownOnly,
        },
    };
    let leavers: Vec<Account<P>> =
        event.withdrawn.iter().map(|one| account_of(event, &one.who, rules)).collect();
    let treated =
        |who: &P| leavers.iter().find(|account| account.who == *who).map(|account| account.treatment);
    let counts = |who: &P| treated(who).is_none_or(What::counts);
    let shown = |who: &P| treated(who) != Some(What::Annulled);
    let mut scores: BTreeMap<&P, Score> = BTreeMap::new();
    let mut remaining = Vec::new();
    for (index, game) in event.games.iter().enumerate() {
        let both_count = counts(&game.first) && counts(&game.second);
        let (points, matches) = match game.came_to {
            CameTo::Played { points, .. } | CameTo::Forfeit { points } => (points, None),
            CameTo::NotPlayed => {
                let won = has_the_point(event, game)?;
                if shown(&game.first) && shown(&game.second) {
                    remaining.push((index, won));
                }
                // Opponents get the remaining points only in a round robin where the leaver's results count.
                if event.form == Form::Swiss {
                    continue;
                }
                let all = event.boards.map_or(1, |boards| i32::try_from(boards).unwrap_or(i32::MAX));
                let win = ordinance.rules.points.as_ref().map_or(2, |points| points.win);
                let each = won.map(|won| if won { Points::whole(all) } else { Points::ZERO });
                (each, Some(won.map(|won| if won { win } else { 0 })))
            }
        };
        if !both_count {
            continue;
        }
        let matches = matches.unwrap_or_else(|| match event.boards {
            Some(boards) => team_score::match_points(ordinance, points, boards),
            None => [0; 2],
        });
        for (side, who) in [&game.first, &game.second].into_iter().enumerate() {
            let score = scores.entry(who).or_default();
            score.boards += points[side];
            score.matches += matches[side];
        }
    }
    for (who, points) in &event.byes {
        scores.entry(who).or_default().boards += *points;
    }
    let points = event.participants.iter().filter(|who| counts(who));
    let points = points.map(|who| (who.clone(), scores.get(who).copied().unwrap_or_default()));
    let article = match event.form {
        Form::RoundRobin => rule.at.article.clone(),
        Form::Swiss => rule.swiss_article.clone(),
    };
    let cite = Cite { ordinance: rule.at.source.clone(), article };
    Ok(Accounted { points: points.collect(), leavers, remaining, cite })
}

fn account_of<P: Clone + PartialEq>(event: &ScheduledEvent<P>, who: &P, rules: Rules) -> Account<P> {
    let own = event.games.iter().filter(|game| game.first == *who || game.second == *who);
    let (mut scheduled, mut finished, mut adjourned) = (0, 0, 0);
    for game in own {
        scheduled += 1;
        match game.came_to {
            CameTo::Played { adjourned_then: true, .. } => adjourned += 1,
            CameTo::Played { .. } => finished += 1,
            CameTo::Forfeit { .. } | CameTo::NotPlayed => {}
        }
    }
    let accounted = account(finished, adjourned, scheduled, rules);
    let treatment = match (event.form, accounted.treatment) {
        (Form::Swiss, _) => What::Untouched,
        (Form::RoundRobin, Treatment::Stands) => What::Counted,
        (Form::RoundRobin, Treatment::ShownOnly) => What::NotCounted,
        (Form::RoundRobin, Treatment::Annulled) => What::Annulled,
    };
    let scheduled = (event.form == Form::RoundRobin).then_some(scheduled);
    Account { who: who.clone(), played: accounted.played, scheduled, treatment }
}

/// Which side was still there.
fn has_the_point<P: Clone + PartialEq>(
    event: &ScheduledEvent<P>,
    game: &ScheduledGame<P>,
) -> Result<[bool; 2], NoAccount<P>> {
    let after = |who: &P| event.withdrawn.iter().find(|one| one.who == *who).map(|one| one.after);
    let sides = [after(&game.first), after(&game.second)];
    let gone = sides.map(|after| after.is_some_and(|after| after < game.round));
    if gone != [false; 2] {
        return Ok(gone.map(|gone| !gone));
    }
    // A postponed game that was never played: the side that left, whenever, was missing.
    let left = sides.map(|after| after.is_some());
    if left == [false; 2] {
        let (first, second) = (game.first.clone(), game.second.clone());
        return Err(NoAccount::NobodyLeft { round: game.round, first, second });
    }
    Ok(left.map(|left| !left))
}

//! The final of group winners with one result carried over, and hosts of play-offs (youth ordinance 8.2 to 8.4).

use jiff::civil::Date;
use turmuhr_federation::{
    competition::{
        framework::too_far_down,
        league::finals::{final_round, playoff_host},
    },
    date::days_after,
    law::level::Level,
    matches::lineup::Occasion,
    ordinance::{Cite, rules::Groups},
};
use turmuhr_standings::playoff::rules::{Host, Kind};

use super::{Entrant, Right};
use crate::{
    fact::{Class, ClassId, Fixture, TeamId},
    refuse::ordinance_of,
    state::State,
    tables::group_moves,
};

impl State {
    /// The groups and the final of a class, where its championship has them.
    pub fn has_final(&self, class: ClassId) -> Option<&Groups> {
        let (_, one) = self.championship_in(class)?;
        self.competition(one)?.groups.as_ref()
    }

    /// A class of a cup: its matches need winners and make no table.
    pub fn is_cup_class(&self, class: ClassId) -> bool {
        self.championship_in(class).is_some_and(|(_, one)| self.is_cup(one))
    }

    /// Teams that leave a group upwards, to the final where there is one, and downwards.
    pub(crate) fn cuts(&self, class: ClassId, group: usize) -> Option<(usize, usize)> {
        let known = self.classes.get(&class)?;
        Some(match self.has_final(class) {
            Some(_) if group == known.groups.len() => (0, 0),
            Some(groups) => (groups.to_final, groups.relegated),
            None => (known.details.promoted, known.details.relegated),
        })
    }

    /// The teams of a group; the final is the group after the last.
    pub(crate) fn group_members(&self, class: ClassId, group: usize) -> Option<Vec<TeamId>> {
        let known = self.classes.get(&class)?;
        if group == known.groups.len() {
            return self.finalists(class);
        }
        known.groups.get(group).cloned()
    }

    /// Groups with a table, and the final once its teams are known.
    pub fn group_count(&self, class: ClassId) -> usize {
        let groups = self.classes.get(&class).map_or(0, |known| known.groups.len());
        groups + usize::from(self.finalists(class).is_some())
    }

    /// Who plays the final, group by group in the order of the table.
    pub fn finalists(&self, class: ClassId) -> Option<Vec<TeamId>> {
        let rule = self.has_final(class)?;
        let groups = self.classes.get(&class)?.groups.len();
        let mut all = Vec::new();
        for group in 0..groups {
            let (table, moves) = group_moves(self, class, group)?;
            if !table.is_complete() || moves.promoted.len() != rule.to_final {
                return None;
            }
            let order = table.table.order();
            let mut own = moves.promoted;
            own.sort_by_key(|team| order.iter().position(|known| known == team));
            all.extend(own);
        }
        (groups > 0).then_some(all)
    }

    /// Whether a team played the final of last year: such teams are spread over the groups (8.2).
    pub fn was_finalist(&self, class: ClassId, team: TeamId) -> bool {
        let (Some((_, one)), Some(team)) = (self.championship_in(class), self.teams.get(&team)) else {
            return false;
        };
        let who = Entrant::Team { club: team.club, number: team.number };
        self.has_final(class).is_some()
            && self.championships.rights.iter().any(|noted| {
                (&noted.competition, &noted.ordinance) == (&one.details.competition, &one.details.ordinance)
                    && noted.who == who
                    && matches!(noted.right, Right::FirstOfLastYear { .. })
            })
    }

    /// The matches of the final. The two of one group have met: that result is carried over.
    pub fn final_fixtures(&self, class: ClassId, start: Date, every: i64) -> Option<Vec<Fixture>> {
        let rule = self.has_final(class)?;
        // The table of the final pairs the two of each group in its first round.
        if rule.to_final != 2 {
            return None;
        }
        let teams = self.finalists(class)?;
        let group = self.classes.get(&class)?.groups.len();
        let mut fixtures = Vec::new();
        for (pairs, round) in final_round(group).rounds.iter().zip(1_u32..) {
            for (home, guest) in pairs {
                fixtures.push(Fixture {
                    class,
                    group,
                    round,
                    home: *teams.get(*home)?,
                    guest: *teams.get(*guest)?,
                    on: days_after(start, every * i64::from(round - 1)),
                    occasion: Occasion::FinalRound,
                    starts: None,
                });
            }
        }
        Some(fixtures)
    }

    /// Host and guest of a play-off, where the ordinance fixes them: at the club that travelled in the regular match.
    pub fn playoff_sides(
        &self,
        class: ClassId,
        one: TeamId,
        other: TeamId,
    ) -> Option<(TeamId, TeamId, Cite)> {
        let (_, championship) = self.championship_in(class)?;
        let rule = self.competition(championship)?.playoff?.0;
        let reversed = rule.two.first().is_some_and(|stage| stage.kind == Kind::Match(Host::Reversed));
        let met = |occasion: Occasion| {
            self.matches.values().find(|played| {
                let sides = (played.fixture.home, played.fixture.guest);
                played.fixture.class == class
                    && played.fixture.occasion == occasion
                    && [(one, other), (other, one)].contains(&sides)
            })
        };
        let regular = met(Occasion::FinalRound).or_else(|| met(Occasion::Round)).filter(|_| reversed)?;
        let teams = [regular.fixture.home, regular.fixture.guest];
        let (host, guest) = playoff_host(0, 1);
        let article = rule.two.first().map(|stage| stage.article)?;
        let cite = Cite { ordinance: article.ordinance.id().to_owned(), article: article.number.to_owned() };
        Some((teams[host], teams[guest], cite))
    }

    /// The group of a play-off: that of both teams, or the final.
    pub fn playoff_group(&self, class: ClassId, one: TeamId, other: TeamId) -> usize {
        let groups = self.classes.get(&class).map(|known| known.groups.as_slice()).unwrap_or_default();
        let of_final = |team: TeamId| {
            self.matches.values().any(|played| {
                (played.fixture.class, played.fixture.occasion) == (class, Occasion::FinalRound)
                    && [played.fixture.home, played.fixture.guest].contains(&team)
            })
        };
        if of_final(one) && of_final(other) {
            return groups.len();
        }
        groups.iter().position(|group| group.contains(&one)).unwrap_or(0)
    }

    /// Youth classes of the Verbände from which the way to the top is too long, with a new one (youth ordinance 7.2).
    pub(crate) fn far_down(&self, formed: &Class) -> Option<(Vec<String>, Cite)> {
        if formed.level != Level::Verband {
            return None;
        }
        let own = formed.ordinance.as_ref().and_then(|id| ordinance_of(self, id).ok());
        let ordinance = own.as_ref().or(self.ordinance.as_ref())?;
        let like = |other: &Class| {
            (other.level, &other.ordinance, other.rules())
                == (Level::Verband, &formed.ordinance, formed.rules())
        };
        let known = self.classes.values().map(|class| &class.details).filter(|class| like(class));
        let classes: Vec<(&str, i64)> =
            known.chain([formed]).map(|class| (class.name.as_str(), class.height)).collect();
        let (far, cite) = too_far_down(ordinance, &classes)?;
        Some((far.into_iter().map(str::to_owned).collect(), cite))
    }
}

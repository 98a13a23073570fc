//! Lists of tie-breaks: those printed in ordinances and rules, and warnings about a list.

use crate::{
    code::{Code, Name},
    event::{Event, Form, Measure},
    rules::TieBreakEdition,
};

/// A list prescribed by an ordinance.
#[derive(Debug, PartialEq, Eq)]
pub struct OrdinanceList {
    /// Its name on the command line and in files.
    pub id: &'static str,
    /// The ordinance and the article that prescribe it.
    pub source: &'static str,
    /// The article of `source`.
    pub article: &'static str,
    /// Tie-breaks in order.
    pub codes: &'static [&'static str],
    /// A remaining tie is decided by lot; otherwise the place is shared.
    pub then_lot: bool,
}

const SENIOR: &str = "nrw-1987";
const YOUTH: &str = "nrw-youth-1989";

const fn list(
    id: &'static str,
    source: &'static str,
    article: &'static str,
    codes: &'static [&'static str],
) -> OrdinanceList {
    OrdinanceList { id, source, article, codes, then_lot: false }
}

/// Round robins of players.
pub(crate) static NRW_ROUND_ROBIN: OrdinanceList = list("nrw-rr", SENIOR, "9.1", &["SB", "OTHER_BLACKDRAW"]);
/// Swiss of players.
pub(crate) static NRW_SWISS: OrdinanceList = list("nrw-swiss", SENIOR, "9.3", &["BH", "OTHER_BLACKDRAW"]);
/// Leagues.
pub(crate) static NRW_TEAMS: OrdinanceList = list("nrw-teams", SENIOR, "18.3.3", &["MPvGP"]);
/// 3.2, repeated literally in 4.2, 5.3 and 6.2.
pub(crate) static JEM: OrdinanceList = list("jem", YOUTH, "3.2", &["BH", "WON", "OTHER_BHSUM"]);
/// Youth team championship.
pub(crate) static WJMM: OrdinanceList = list("wjmm", YOUTH, "9.2", &["MPvGP", "OTHER_BERLIN"]);
/// For the title the direct encounter comes first.
pub(crate) static WJMM_TITLE: OrdinanceList =
    list("wjmm-title", YOUTH, "9.3", &["DE", "MPvGP", "OTHER_BERLIN"]);
/// Youth blitz championship.
pub(crate) static JBEM: OrdinanceList =
    OrdinanceList { then_lot: true, ..list("jbem", YOUTH, "10.3", &["SB", "WON"]) };
/// Youth blitz team championship.
pub(crate) static JBMM: OrdinanceList =
    OrdinanceList { then_lot: true, ..list("jbmm", YOUTH, "11.4", &["MPvGP", "WON:MP"]) };

impl OrdinanceList {
    /// All lists.
    pub const ALL: [&'static OrdinanceList; 8] =
        [&NRW_ROUND_ROBIN, &NRW_SWISS, &NRW_TEAMS, &JEM, &WJMM, &WJMM_TITLE, &JBEM, &JBMM];

    /// The list with this id, in any case.
    pub fn named(id: &str) -> Option<&'static OrdinanceList> {
        OrdinanceList::ALL.into_iter().find(|list| list.id.eq_ignore_ascii_case(id))
    }

    /// The tie-breaks, parsed.
    pub fn codes(&self) -> Vec<Code> {
        self.codes.iter().filter_map(|code| code.parse().ok()).collect()
    }
}

/// What an edition says about lists of tie-breaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Lists {
    /// The lists it prints, the first that fits the event; empty if it leaves the list to the event.
    pub recommended: &'static [PrintedList],
    /// Other lists that the event may choose instead.
    pub alternative: &'static [PrintedList],
    /// The tie-breaks of a list should belong to one group: own results, opponents' results, ratings.
    pub groups_apart: bool,
    /// Buchholz and its variants make sense in a round robin.
    pub buchholz_in_round_robins: bool,
}

/// A list printed for one kind of event.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PrintedList {
    /// Forms of event that it is meant for.
    pub forms: &'static [Form],
    /// Players or teams.
    pub entrants: Entrants,
    /// How many participants must have a rating.
    pub rated: Rated,
    /// Tie-breaks in order.
    pub codes: &'static [&'static str],
}

/// Participants a printed list is meant for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Entrants {
    /// Individual events.
    Players,
    /// Team events.
    Teams,
    /// Team events with this primary score.
    TeamsBy(Measure),
}

/// How many participants have a rating.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Rated {
    /// Any number.
    Any,
    /// More than half, but not all.
    Most,
    /// All.
    All,
}

const fn printed(
    forms: &'static [Form],
    entrants: Entrants,
    rated: Rated,
    codes: &'static [&'static str],
) -> PrintedList {
    PrintedList { forms, entrants, rated, codes }
}

const SWISS: &[Form] = &[Form::Swiss];
const ROUND_ROBIN: &[Form] = &[Form::RoundRobin];
const BY_MATCHES: Entrants = Entrants::TeamsBy(Measure::Match);
const BY_GAMES: Entrants = Entrants::TeamsBy(Measure::Game);

impl Lists {
    /// C.07 leaves the list to the event.
    pub(crate) const FIDE: Lists =
        Lists { recommended: &[], alternative: &[], groups_apart: false, buchholz_in_round_robins: true };

    /// Section 3 of the annex to the rules taught in 2001. The Sonneborn-Berger of teams takes opponents' points
    /// and own results in the primary score.
    pub(crate) const ANNEX_2001: Lists = Lists {
        recommended: &[
            printed(ROUND_ROBIN, Entrants::Players, Rated::Any, &["DE", "KS", "SB", "WON"]),
            printed(SWISS, Entrants::Players, Rated::All, &["ARO", "TPR"]),
            printed(SWISS, Entrants::Players, Rated::Any, &["DE", "BH", "SB", "WON"]),
            printed(ROUND_ROBIN, BY_MATCHES, Rated::Any, &["MPVGP", "DE", "EMMSB"]),
            printed(ROUND_ROBIN, BY_GAMES, Rated::Any, &["MPVGP", "DE", "EGGSB"]),
            printed(SWISS, BY_MATCHES, Rated::Any, &["MPVGP", "DE", "BH", "EMMSB"]),
            printed(SWISS, BY_GAMES, Rated::Any, &["MPVGP", "DE", "BH", "EGGSB"]),
        ],
        alternative: &[printed(SWISS, Entrants::Players, Rated::Most, &["DE", "PS"])],
        groups_apart: true,
        buchholz_in_round_robins: true,
    };

    pub(crate) const NRW_1987: Lists = Lists {
        recommended: &[
            printed(&[Form::RoundRobin, Form::Swiss], Entrants::Teams, Rated::Any, NRW_TEAMS.codes),
            printed(ROUND_ROBIN, Entrants::Players, Rated::Any, NRW_ROUND_ROBIN.codes),
            printed(SWISS, Entrants::Players, Rated::Any, NRW_SWISS.codes),
        ],
        alternative: &[],
        groups_apart: false,
        buchholz_in_round_robins: true,
    };
}

impl PrintedList {
    /// Is it meant for an event of this form and these entrants, disregarding ratings?
    fn suits(&self, event: &Event) -> bool {
        self.forms.contains(&event.form)
            && match self.entrants {
                Entrants::Players => !event.is_of_teams(),
                Entrants::Teams => event.is_of_teams(),
                Entrants::TeamsBy(primary) => event.is_of_teams() && event.primary == primary,
            }
    }

    fn fits(&self, event: &Event) -> bool {
        let rated = event.participants.iter().filter(|participant| participant.rating.is_some()).count();
        let all = event.participants.len();
        self.suits(event)
            && match self.rated {
                Rated::Any => true,
                Rated::Most => rated * 2 > all && rated < all,
                Rated::All => rated == all,
            }
    }

    fn codes(&self) -> Vec<Code> {
        self.codes.iter().filter_map(|code| code.parse().ok()).collect()
    }
}

/// The list that the edition recommends for this event; empty for FIDE's editions since 2009, which leave the
/// list to the event.
pub fn recommended(event: &Event, edition: TieBreakEdition) -> Vec<Code> {
    let lists = edition.rules().lists.recommended;
    lists.iter().find(|list| list.fits(event)).map(PrintedList::codes).unwrap_or_default()
}

/// Another list that the edition offers for this event. The annex of 2001 has one for a Swiss with mostly rated
/// players.
pub fn alternative(event: &Event, edition: TieBreakEdition) -> Option<Vec<Code>> {
    let lists = edition.rules().lists.alternative;
    lists.iter().find(|list| list.fits(event)).map(PrintedList::codes)
}

/// A warning about a list. The list is applied anyway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListWarning {
    /// A tie-break that uses ratings, and the number of unrated participants (annex of 2001, 3; C.07 of 2026,
    /// 10).
    Unrated {
        /// The tie-break that uses ratings.
        code: Code,
        /// Participants without a rating.
        unrated: u32,
    },
    /// Tie-breaks of different groups (annex of 2001, 3), with the first code of each.
    MixedGroups {
        /// The first code of the first group.
        first: Code,
        /// The first code of another group.
        other: Code,
    },
    /// Buchholz and its variants are meaningless in a round robin (C.07 of 2026, 8).
    BuchholzInRoundRobin {
        /// The tie-break.
        code: Code,
    },
}

/// The three groups of the annex of 2001, section 2.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Group {
    OwnResults,
    OpponentsResults,
    Ratings,
}

/// `None` for scores themselves and for tie-breaks outside all groups.
const fn group(name: Name) -> Option<Group> {
    match name {
        Name::Points
        | Name::MatchPoints
        | Name::GamePoints
        | Name::Secondary
        | Name::PairingNumber
        | Name::BlackDraws => None,
        Name::Buchholz
        | Name::OpponentsBuchholz
        | Name::ForeBuchholz
        | Name::BuchholzSum
        | Name::MedianBuchholz
        | Name::SonnebornBerger
        | Name::MatchMatchSonneborn
        | Name::MatchGameSonneborn
        | Name::GameMatchSonneborn
        | Name::GameGameSonneborn
        | Name::ScheduleStrength => Some(Group::OpponentsResults),
        Name::OpponentsRating
        | Name::Performance
        | Name::PerfectPerformance
        | Name::OpponentsPerformance
        | Name::OpponentsPerfect
        | Name::Rating => Some(Group::Ratings),
        Name::DirectEncounter
        | Name::Wins
        | Name::GamesWon
        | Name::BlackGames
        | Name::BlackWins
        | Name::Progressive
        | Name::ElectedRounds
        | Name::StandardPoints
        | Name::Koya
        | Name::BoardCount
        | Name::TopBoards
        | Name::BottomBoards
        | Name::Encounter
        | Name::EncounterCount
        | Name::EncounterCountTop
        | Name::EncounterCountBottom
        | Name::EncounterTop
        | Name::EncounterBottom
        | Name::Berlin => Some(Group::OwnResults),
    }
}

const fn is_buchholz(name: Name) -> bool {
    matches!(
        name,
        Name::Buchholz
            | Name::OpponentsBuchholz
            | Name::ForeBuchholz
            | Name::BuchholzSum
            | Name::MedianBuchholz
            | Name::ScheduleStrength
    )
}

/// All warnings about a list for this event.
pub fn warnings(event: &Event, edition: TieBreakEdition, codes: &[Code]) -> Vec<ListWarning> {
    let rules = edition.rules();
    let mut warnings = Vec::new();
    let unrated = event.participants.iter().filter(|participant| participant.rating.is_none()).count();
    let unrated = u32::try_from(unrated).unwrap_or(u32::MAX);
    if unrated > 0 {
        let resting =
            codes.iter().filter(|code| code.name.rests_on_ratings() && code.modifiers.unrated.is_none());
        warnings.extend(resting.map(|code| ListWarning::Unrated { code: code.clone(), unrated }));
    }
    if rules.lists.groups_apart && !is_printed(&rules.lists, event, codes) {
        let mut grouped = codes.iter().filter_map(|code| group(code.name).map(|group| (group, code)));
        if let Some((first_group, first)) = grouped.next()
            && let Some((_, other)) = grouped.find(|(group, _)| *group != first_group)
        {
            warnings.push(ListWarning::MixedGroups { first: first.clone(), other: other.clone() });
        }
    }
    if event.form == Form::RoundRobin && !rules.lists.buchholz_in_round_robins {
        let found = codes.iter().filter(|code| is_buchholz(code.name));
        warnings.extend(found.map(|code| ListWarning::BuchholzInRoundRobin { code: code.clone() }));
    }
    warnings
}

/// Does the edition itself print this list for such an event? Then it has no warning about mixed groups.
fn is_printed(lists: &Lists, event: &Event, codes: &[Code]) -> bool {
    let names = |codes: &[Code]| codes.iter().map(|code| code.name).collect::<Vec<_>>();
    let mut printed = lists.recommended.iter().chain(lists.alternative);
    printed.any(|list| list.suits(event) && names(&list.codes()) == names(codes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_made_of_codes_that_exist() {
        for list in OrdinanceList::ALL {
            assert_eq!(list.codes().len(), list.codes.len(), "{}", list.id);
            assert_eq!(OrdinanceList::named(list.id), Some(list));
        }
        for lists in TieBreakEdition::ALL.map(|edition| edition.rules().lists) {
            for list in lists.recommended.iter().chain(lists.alternative) {
                assert_eq!(list.codes().len(), list.codes.len(), "{:?}", list.codes);
            }
        }
    }
}

//! Lists of tie-breaks: those printed in ordinances and rules, and warnings about a list.

use crate::{
    code::{Code, Name},
    event::{Event, Form, Measure},
    rules::TieBreakEdition,
};

/// A list prescribed by an ordinance.
#[derive(Debug, PartialEq, Eq)]
pub struct OrdinanceList {
    pub id: &'static str,
    /// The ordinance and the article that prescribe it.
    pub source: &'static str,
    pub article: &'static str,
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

pub static NRW_ROUND_ROBIN: OrdinanceList = list("nrw-rr", SENIOR, "9.1", &["SB", "OTHER_BLACKDRAW"]);
pub static NRW_SWISS: OrdinanceList = list("nrw-swiss", SENIOR, "9.3", &["BH", "OTHER_BLACKDRAW"]);
pub static NRW_TEAMS: OrdinanceList = list("nrw-teams", SENIOR, "18.3.3", &["MPvGP"]);
/// 3.2, repeated literally in 4.2, 5.3 and 6.2.
pub static JEM: OrdinanceList = list("jem", YOUTH, "3.2", &["BH", "WON", "OTHER_BHSUM"]);
pub static WJMM: OrdinanceList = list("wjmm", YOUTH, "9.2", &["MPvGP", "OTHER_BERLIN"]);
/// For the title the direct encounter comes first.
pub static WJMM_TITLE: OrdinanceList = list("wjmm-title", YOUTH, "9.3", &["DE", "MPvGP", "OTHER_BERLIN"]);
pub static JBEM: OrdinanceList =
    OrdinanceList { then_lot: true, ..list("jbem", YOUTH, "10.3", &["SB", "WON"]) };
pub static JBMM: OrdinanceList =
    OrdinanceList { then_lot: true, ..list("jbmm", YOUTH, "11.4", &["MPvGP", "WON:MP"]) };

impl OrdinanceList {
    pub const ALL: [&'static OrdinanceList; 8] =
        [&NRW_ROUND_ROBIN, &NRW_SWISS, &NRW_TEAMS, &JEM, &WJMM, &WJMM_TITLE, &JBEM, &JBMM];

    pub fn named(id: &str) -> Option<&'static OrdinanceList> {
        OrdinanceList::ALL.into_iter().find(|list| list.id.eq_ignore_ascii_case(id))
    }

    pub fn codes(&self) -> Vec<Code> {
        self.codes.iter().filter_map(|code| code.parse().ok()).collect()
    }
}

/// The list that the edition recommends for this event; empty for FIDE's editions since 2009, which leave the
/// list to the event.
pub fn recommended(event: &Event, edition: TieBreakEdition) -> Vec<Code> {
    match edition {
        TieBreakEdition::Fide2001 => annex(event),
        TieBreakEdition::Nrw1987 => match (event.is_of_teams(), event.form) {
            (true, _) => NRW_TEAMS.codes(),
            (false, Form::RoundRobin) => NRW_ROUND_ROBIN.codes(),
            (false, Form::Swiss) => NRW_SWISS.codes(),
        },
        TieBreakEdition::Fide2026
        | TieBreakEdition::Fide2024
        | TieBreakEdition::Fide2023
        | TieBreakEdition::Fide2009 => Vec::new(),
    }
}

/// Section 3 of the annex to the rules taught in 2001. For a Swiss with mostly rated players it offers two
/// lists; this is the one it also gives if most are unrated.
fn annex(event: &Event) -> Vec<Code> {
    let all_rated = event.participants.iter().all(|participant| participant.rating.is_some());
    let names: &[Name] = match (event.form, event.is_of_teams()) {
        (Form::RoundRobin, false) => {
            &[Name::DirectEncounter, Name::Koya, Name::SonnebornBerger, Name::GamesWon]
        }
        (Form::Swiss, false) if all_rated => &[Name::OpponentsRating, Name::Performance],
        (Form::Swiss, false) => {
            &[Name::DirectEncounter, Name::Buchholz, Name::SonnebornBerger, Name::GamesWon]
        }
        (Form::RoundRobin, true) => &[Name::Secondary, Name::DirectEncounter],
        (Form::Swiss, true) => &[Name::Secondary, Name::DirectEncounter, Name::Buchholz],
    };
    let mut codes: Vec<Code> = names.iter().map(|name| Code::of(*name)).collect();
    if event.is_of_teams() {
        // Opponents' points and own results, both in the primary score.
        codes.push(Code::of(match event.primary {
            Measure::Match => Name::MatchMatchSonneborn,
            Measure::Game => Name::GameGameSonneborn,
        }));
    }
    codes
}

/// The other list that the annex of 2001 offers for a Swiss with mostly rated players; the event may choose.
pub fn alternative(event: &Event, edition: TieBreakEdition) -> Option<Vec<Code>> {
    match edition {
        TieBreakEdition::Fide2001 => annex_for_mostly_rated(event),
        TieBreakEdition::Fide2026
        | TieBreakEdition::Fide2024
        | TieBreakEdition::Fide2023
        | TieBreakEdition::Fide2009
        | TieBreakEdition::Nrw1987 => None,
    }
}

fn annex_for_mostly_rated(event: &Event) -> Option<Vec<Code>> {
    let rated = event.participants.iter().filter(|participant| participant.rating.is_some()).count();
    let all = event.participants.len();
    let offered = event.form == Form::Swiss && !event.is_of_teams() && rated * 2 > all && rated < all;
    offered.then(|| vec![Code::of(Name::DirectEncounter), Code::of(Name::Progressive)])
}

/// A warning about a list. The list is applied anyway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListWarning {
    /// A tie-break that uses ratings, and the number of unrated participants (annex of 2001, 3; C.07 of 2026,
    /// 10).
    Unrated { code: Code, unrated: u32 },
    /// Tie-breaks of different groups (annex of 2001, 3), with the first code of each.
    MixedGroups { first: Code, other: Code },
    /// Buchholz and its variants are meaningless in a round robin (C.07 of 2026, 8).
    BuchholzInRoundRobin { code: Code },
}

/// The three groups of the annex of 2001, section 2.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Group {
    OwnResults,
    OpponentsResults,
    Ratings,
}

const fn group(name: Name) -> Option<Group> {
    match name {
        // The score itself, and tie-breaks outside all groups.
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
        _ if name.rests_on_ratings() => Some(Group::Ratings),
        _ => Some(Group::OwnResults),
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
    // No warning about a list that the rules themselves recommend.
    let own = |list: &[Code]| list.iter().map(|code| code.name).eq(codes.iter().map(|code| code.name));
    if rules.groups_apart && !own(&annex(event)) && !is_second_choice(event, codes) {
        let mut grouped = codes.iter().filter_map(|code| group(code.name).map(|group| (group, code)));
        if let Some((first_group, first)) = grouped.next()
            && let Some((_, other)) = grouped.find(|(group, _)| *group != first_group)
        {
            warnings.push(ListWarning::MixedGroups { first: first.clone(), other: other.clone() });
        }
    }
    if event.form == Form::RoundRobin && !rules.buchholz_in_round_robins {
        let found = codes.iter().filter(|code| is_buchholz(code.name));
        warnings.extend(found.map(|code| ListWarning::BuchholzInRoundRobin { code: code.clone() }));
    }
    warnings
}

/// Is this one of the annex's own lists, which depend on how many players are rated?
fn is_second_choice(event: &Event, codes: &[Code]) -> bool {
    let lists: [&[Name]; 2] = [
        &[Name::DirectEncounter, Name::Progressive],
        &[Name::DirectEncounter, Name::Buchholz, Name::SonnebornBerger, Name::GamesWon],
    ];
    let names = || codes.iter().map(|code| code.name);
    event.form == Form::Swiss
        && !event.is_of_teams()
        && lists.iter().any(|list| list.iter().copied().eq(names()))
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
    }
}

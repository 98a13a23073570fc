//! The ordinances' rules on play-offs, as data: every stage with its article.

use crate::{
    event::Form,
    lists::{JBEM, JBMM, JEM, NRW_ROUND_ROBIN, NRW_SWISS, OrdinanceList},
};

/// An ordinance of North Rhine-Westphalia.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ordinance {
    Senior1987,
    Youth1989,
}

impl Ordinance {
    pub const fn id(self) -> &'static str {
        match self {
            Ordinance::Senior1987 => "nrw-1987",
            Ordinance::Youth1989 => "nrw-youth-1989",
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Article {
    pub ordinance: Ordinance,
    pub number: &'static str,
}

const fn senior(number: &'static str) -> Article {
    Article { ordinance: Ordinance::Senior1987, number }
}

const fn youth(number: &'static str) -> Article {
    Article { ordinance: Ordinance::Youth1989, number }
}

/// A play-off rule: the ties it applies to, and the stages until nobody at stake is tied.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    pub id: &'static str,
    pub article: Article,
    pub of_teams: bool,
    pub stake: Stake,
    /// Board points of the event are compared before the play-off (11.8).
    pub board_points_first: bool,
    /// Minutes for each player and game; without it as in the event.
    pub minutes: Option<u32>,
    /// Stages if two are tied.
    pub two: &'static [Stage],
    /// Stages if more are tied; empty if that cannot happen.
    pub more: &'static [Stage],
}

/// Which ties lead to a play-off.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Stake {
    First,
    /// The last place that gives a right.
    Cut,
    FirstAndCut,
    /// Each of the first so many places.
    FirstPlaces(u32),
    /// A cup game or match that was drawn.
    DrawnEncounter,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    pub article: Article,
    pub kind: Kind,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// This many games between two players, colours alternating.
    Games {
        count: u32,
        first: FirstColour,
    },
    /// Single games until one is won, colours alternating.
    NextDecisive,
    /// One match of two teams.
    Match(Host),
    /// The boards of that match weighted: the first by `top`, or by the number of boards.
    Berlin {
        top: Option<u32>,
    },
    /// Matches until one is decided, by its points or by its weighted boards.
    FurtherMatches {
        top: Option<u32>,
    },
    /// A single round robin, numbers by lot.
    Tournament,
    /// The results of those still tied against each other in the tournament.
    Mutual,
    /// Board points in the whole tournament.
    BoardPoints,
    /// Board points in the whole tournament, weighted.
    TournamentBerlin {
        top: Option<u32>,
    },
    /// A new play-off of those still tied, from the first stage.
    Again,
    /// The order of the event by its tie-breaks.
    MainEvent(MainList),
    Lot,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FirstColour {
    ByLot,
    /// The ordinance does not say; colours alternate from the first game on.
    NotSaid,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Host {
    /// The guest of their last match.
    Reversed,
    ByLot,
    NotSaid,
}

/// The list that orders the event.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MainList {
    Seniors,
    Youth,
    YouthBlitz,
    YouthBlitzTeams,
}

impl MainList {
    pub const fn list(self, form: Form) -> &'static OrdinanceList {
        match (self, form) {
            (MainList::Seniors, Form::RoundRobin) => &NRW_ROUND_ROBIN,
            (MainList::Seniors, Form::Swiss) => &NRW_SWISS,
            (MainList::Youth, _) => &JEM,
            (MainList::YouthBlitz, _) => &JBEM,
            (MainList::YouthBlitzTeams, _) => &JBMM,
        }
    }
}

const fn stage(article: Article, kind: Kind) -> Stage {
    Stage { article, kind }
}

const TWO_GAMES: Kind = Kind::Games { count: 2, first: FirstColour::NotSaid };
const TWO_GAMES_BY_LOT: Kind = Kind::Games { count: 2, first: FirstColour::ByLot };
/// 18.3.1 prints the weights: board 1 is 8, board 2 is 7.
const EIGHT: Option<u32> = Some(8);

const fn youth_championship(
    id: &'static str,
    article: &'static str,
    two: &'static [Stage],
    more: &'static [Stage],
) -> Rule {
    Rule {
        id,
        article: youth(article),
        of_teams: false,
        stake: Stake::FirstAndCut,
        board_points_first: false,
        minutes: Some(30),
        two,
        more,
    }
}

macro_rules! youth_stages {
    ($play:literal, $order:literal, $first:expr) => {
        &[stage(youth($play), $first), stage(youth($order), Kind::MainEvent(MainList::Youth))]
    };
}

/// Every play-off of the two ordinances.
pub static RULES: [Rule; 14] = [
    Rule {
        id: "dem-place",
        article: senior("6.6"),
        of_teams: false,
        stake: Stake::Cut,
        board_points_first: false,
        minutes: None,
        two: &[
            stage(senior("6.6"), TWO_GAMES),
            stage(senior("6.6"), TWO_GAMES),
            stage(senior("6.6"), Kind::Lot),
        ],
        // 6.6 mentions only two; more are separated by the tie order.
        more: &[stage(senior("9.1"), Kind::MainEvent(MainList::Seniors))],
    },
    Rule {
        id: "championship",
        article: senior("9.2"),
        of_teams: false,
        stake: Stake::First,
        board_points_first: false,
        minutes: None,
        two: &[stage(senior("9.2"), TWO_GAMES), stage(senior("9.1"), Kind::MainEvent(MainList::Seniors))],
        more: &[
            stage(senior("9.2"), Kind::Tournament),
            stage(senior("9.1"), Kind::MainEvent(MainList::Seniors)),
        ],
    },
    Rule {
        id: "blitz",
        article: senior("10.3"),
        of_teams: false,
        stake: Stake::FirstAndCut,
        board_points_first: false,
        minutes: Some(5),
        two: &[stage(senior("10.3"), TWO_GAMES_BY_LOT), stage(senior("10.3"), Kind::NextDecisive)],
        more: &[stage(senior("10.3"), Kind::Tournament), stage(senior("10.3"), Kind::Lot)],
    },
    Rule {
        id: "blitz-team",
        article: senior("11.8"),
        of_teams: true,
        stake: Stake::FirstAndCut,
        board_points_first: true,
        minutes: Some(5),
        two: &[
            stage(senior("11.8"), Kind::Match(Host::Reversed)),
            stage(senior("11.8"), Kind::Berlin { top: None }),
            stage(senior("11.8"), Kind::FurtherMatches { top: None }),
        ],
        more: &[
            stage(senior("11.8"), Kind::Tournament),
            stage(senior("11.8"), Kind::BoardPoints),
            stage(senior("11.8"), Kind::Again),
        ],
    },
    Rule {
        id: "cup",
        article: senior("12.4"),
        of_teams: false,
        stake: Stake::DrawnEncounter,
        board_points_first: false,
        minutes: Some(5),
        two: &[stage(senior("12.4"), TWO_GAMES_BY_LOT), stage(senior("12.4"), Kind::NextDecisive)],
        more: &[],
    },
    Rule {
        id: "team-cup",
        article: senior("13.4"),
        of_teams: true,
        stake: Stake::DrawnEncounter,
        board_points_first: false,
        minutes: None,
        // The cup match itself is the first stage; there is no extra match.
        two: &[
            stage(senior("18.2"), Kind::Match(Host::NotSaid)),
            stage(senior("13.4"), Kind::Berlin { top: None }),
            stage(senior("13.4"), Kind::Lot),
        ],
        more: &[],
    },
    Rule {
        id: "team-championship",
        article: senior("18.3.1"),
        of_teams: true,
        stake: Stake::FirstAndCut,
        board_points_first: false,
        minutes: None,
        two: &[
            stage(senior("18.3.1"), Kind::Match(Host::NotSaid)),
            stage(senior("18.3.1"), Kind::Berlin { top: EIGHT }),
            stage(senior("18.3.1"), Kind::Lot),
        ],
        more: TEAM_TOURNAMENT,
    },
    youth_championship(
        "jem",
        "3.3",
        youth_stages!("3.3", "3.2", TWO_GAMES),
        youth_stages!("3.3", "3.2", Kind::Tournament),
    ),
    youth_championship(
        "bjem",
        "4.3",
        youth_stages!("4.3", "4.2", TWO_GAMES),
        youth_stages!("4.3", "4.2", Kind::Tournament),
    ),
    youth_championship(
        "cjem",
        "5.4",
        youth_stages!("5.4", "5.3", TWO_GAMES),
        youth_stages!("5.4", "5.3", Kind::Tournament),
    ),
    youth_championship(
        "wjem",
        "6.3",
        youth_stages!("6.3", "6.2", TWO_GAMES),
        youth_stages!("6.3", "6.2", Kind::Tournament),
    ),
    Rule {
        id: "jmm",
        article: youth("8.4"),
        of_teams: true,
        stake: Stake::FirstAndCut,
        board_points_first: false,
        minutes: None,
        two: &[
            stage(youth("8.4"), Kind::Match(Host::Reversed)),
            stage(senior("18.3.1"), Kind::Berlin { top: EIGHT }),
            stage(senior("18.3.1"), Kind::Lot),
        ],
        more: TEAM_TOURNAMENT,
    },
    Rule {
        id: "jbem",
        article: youth("10.4"),
        of_teams: false,
        stake: Stake::FirstPlaces(4),
        board_points_first: false,
        minutes: Some(5),
        two: &[
            stage(youth("10.4"), TWO_GAMES),
            stage(youth("10.3"), Kind::MainEvent(MainList::YouthBlitz)),
            stage(youth("10.3"), Kind::Lot),
        ],
        more: &[
            stage(youth("10.4"), Kind::Tournament),
            stage(youth("10.3"), Kind::MainEvent(MainList::YouthBlitz)),
            stage(youth("10.3"), Kind::Lot),
        ],
    },
    Rule {
        id: "jbmm",
        article: youth("11.5"),
        of_teams: true,
        stake: Stake::First,
        board_points_first: false,
        minutes: Some(5),
        two: &[
            stage(youth("11.5"), Kind::Match(Host::ByLot)),
            stage(youth("11.4"), Kind::MainEvent(MainList::YouthBlitzTeams)),
            stage(youth("11.4"), Kind::Lot),
        ],
        more: &[
            stage(youth("11.5"), Kind::Tournament),
            stage(youth("11.4"), Kind::MainEvent(MainList::YouthBlitzTeams)),
            stage(youth("11.4"), Kind::Lot),
        ],
    },
];

/// 18.3.2; the youth ordinance refers to it.
const TEAM_TOURNAMENT: &[Stage] = &[
    stage(senior("18.3.1"), Kind::Tournament),
    stage(senior("18.3.2"), Kind::Mutual),
    stage(senior("18.3.2"), Kind::BoardPoints),
    stage(senior("18.3.2"), Kind::TournamentBerlin { top: EIGHT }),
    stage(senior("18.3.2"), Kind::Lot),
];

pub fn named(id: &str) -> Option<&'static Rule> {
    RULES.iter().find(|rule| rule.id == id)
}

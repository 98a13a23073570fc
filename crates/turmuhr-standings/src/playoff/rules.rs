//! The ordinances' rules on play-offs, as data: every stage with its article.

use crate::{
    event::Form,
    lists::{JBEM, JBMM, JEM, NRW_ROUND_ROBIN, NRW_SWISS, OrdinanceList},
};

/// An ordinance of North Rhine-Westphalia.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ordinance {
    /// The tournament ordinance of 1987.
    Senior1987,
    /// The youth ordinance of 1989.
    Youth1989,
}

impl Ordinance {
    /// Its id in files.
    pub const fn id(self) -> &'static str {
        match self {
            Ordinance::Senior1987 => "nrw-1987",
            Ordinance::Youth1989 => "nrw-youth-1989",
        }
    }
}

/// An article of an ordinance.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Article {
    /// The text.
    pub ordinance: Ordinance,
    /// As printed, such as `10.3`.
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
    /// Its name on the command line and in files.
    pub id: &'static str,
    /// The article that orders the play-off.
    pub article: Article,
    /// Matches of teams, not games of players.
    pub of_teams: bool,
    /// Ties that lead to a play-off.
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
    /// A tie for first place.
    First,
    /// The last place that gives a right.
    Cut,
    /// A tie for first place, or for the last place that gives a right.
    FirstAndCut,
    /// Each of the first so many places.
    FirstPlaces(u32),
    /// A cup game or match that was drawn.
    DrawnEncounter,
}

/// A step of a play-off.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The article that orders it.
    pub article: Article,
    /// What is played or drawn.
    pub kind: Kind,
}

/// What a stage consists of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// This many games between two players, colours alternating.
    Games {
        /// Games.
        count: u32,
        /// How colours are decided in the first game.
        first: FirstColour,
    },
    /// Single games until one is won, colours alternating.
    NextDecisive,
    /// One match of two teams.
    Match(Host),
    /// The boards of that match weighted: the first by `top`, or by the number of boards.
    Berlin {
        /// The weight of the first board.
        top: Option<u32>,
    },
    /// Matches until one is decided, by its points or by its weighted boards.
    FurtherMatches {
        /// The weight of the first board.
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
        /// The weight of the first board.
        top: Option<u32>,
    },
    /// A new play-off of those still tied, from the first stage.
    Again,
    /// The order of the event by its tie-breaks.
    MainEvent(MainList),
    /// The lot decides.
    Lot,
}

/// Who has White in the first game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FirstColour {
    /// A lot.
    ByLot,
    /// The ordinance does not say; colours alternate from the first game on.
    NotSaid,
}

/// Who plays at home.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Host {
    /// The guest of their last match.
    Reversed,
    /// A lot.
    ByLot,
    /// The ordinance does not say.
    NotSaid,
}

/// The list that orders the event.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MainList {
    /// 9.1 and 9.3 of the ordinance of 1987, by the form of the event.
    Seniors,
    /// 3.2 of the youth ordinance.
    Youth,
    /// 10.3 of the youth ordinance.
    YouthBlitz,
    /// 11.4 of the youth ordinance.
    YouthBlitzTeams,
}

impl MainList {
    /// The list for an event of this form.
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

/// The rule with this id.
pub fn named(id: &str) -> Option<&'static Rule> {
    RULES.iter().find(|rule| rule.id == id)
}

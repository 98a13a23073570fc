//! The facts of a season.

use jiff::civil::{Date, Time};
use serde::{Deserialize, Serialize};

use turmuhr_federation::{
    date::Season,
    law::{
        level::{Level, Office},
        remedy::{Lodged, Stage, case::Outcome, panel::Basis},
        sanction::Sanction,
    },
    matches::lineup::{BoardResult, ClassKind, Occasion, Player, Seat, ViolationKind, Which},
    persons::person::{Club, ClubId, PersonId, TeamNumber},
};

use crate::{
    board::BoardAct,
    championship,
    conduct::Conduct,
    freeze::{Considered, Frozen},
    registry::{Banned, Statement},
    sheet::GameNow,
    year::Settlement,
};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {
        $(
            $(#[$doc])*
            #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            #[serde(transparent)]
            pub struct $name(pub u32);
        )*
    };
}

ids! {
    ClassId
    TeamId
    MatchId
    DecisionId
    RemedyId
    RequestId
    ChampionshipId
    /// The number of an entrant, over all championships of the season.
    EntrantId
}

/// A line of the journal of a season.
pub type SeasonEntry = turmuhr_journal::Entry<Fact>;

impl turmuhr_journal::Schema for Fact {
    const VERSION: u32 = 1;
}

/// Facts are never changed. A correction is another fact, and so is an undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fact {
    SeasonOpened {
        season: Season,
        ordinance: String,
        /// Ordinances of the federation's own, the highest first, as their text: the journal alone gives the season.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        texts: Vec<String>,
    },
    ClubAdmitted {
        club: ClubId,
        details: Club,
    },
    ClassFormed {
        class: ClassId,
        details: Class,
    },
    TeamEntered {
        team: TeamId,
        club: ClubId,
        /// 1 is the highest of the club.
        number: TeamNumber,
        class: ClassId,
        ranks: [u32; 2],
    },
    /// A statement for the registry.
    Registered {
        statement: Statement,
    },
    /// Particulars of ranks without a person. Seasons with a registry do not need it.
    PlayersNoted {
        club: ClubId,
        players: Vec<Player>,
    },
    GroupsDrawn {
        class: ClassId,
        seed: u64,
        groups: Vec<Vec<TeamId>>,
    },
    /// The lot that numbers the teams of a class for their pairings (26.2).
    PairingsDrawn {
        class: ClassId,
        seed: u64,
    },
    MatchSet {
        id: MatchId,
        fixture: Fixture,
    },
    MatchMoved {
        id: MatchId,
        to: Date,
        reason: String,
        /// The whole round is moved; a single match of the last round is not (NRW 1987, 23.6).
        #[serde(default)]
        whole_round: bool,
        /// How it came to the move. Older seasons do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ground: Option<MoveGround>,
    },
    /// A request to move a match was refused.
    MoveRefused {
        id: MatchId,
        to: Date,
        reason: String,
    },
    /// A captain hands in a line-up before the match. It is secret until both are in.
    LineUpHandedIn {
        id: MatchId,
        side: Which,
        seats: Vec<Seat>,
    },
    /// A game while the match is played, before there is a card. None: taken back.
    GameNoted {
        id: MatchId,
        board: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameNow>,
    },
    /// The card of a match, preliminary until the other captain agrees or the director confirms it.
    MatchReported {
        id: MatchId,
        home: Vec<Seat>,
        guest: Vec<Seat>,
        results: Vec<Option<BoardResult>>,
        /// Boards with an adjourned game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unfinished: Vec<usize>,
        #[serde(default, skip_serializing_if = "Card::is_empty")]
        card: Card,
    },
    /// The other captain agrees with the card, or disputes it.
    ReportAnswered {
        id: MatchId,
        by: Which,
        /// None: agreed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        disputes: Option<String>,
    },
    /// What becomes of an unfinished game.
    BoardActed {
        id: MatchId,
        board: usize,
        act: BoardAct,
    },
    /// The director confirms the report with its consequences. A consequence that holds «as a rule» may be waived with a
    /// reason.
    MatchConfirmed {
        id: MatchId,
        #[serde(default)]
        waived: Vec<(Which, ViolationKind)>,
        #[serde(default)]
        reason: String,
        /// Findings and score as they were confirmed. Older seasons do not have them: they follow from the entries before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        frozen: Option<Frozen>,
    },
    TeamWithdrawn {
        team: TeamId,
        after_round: u32,
        on: Date,
    },
    /// The most a fine can be. It is fixed for the next season: set before this one begins it holds now, else from the next
    /// one on (NRW 1987, 4.4).
    FineLimitSet {
        marks: u32,
        /// When it was fixed. Older seasons do not say; theirs holds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        set_on: Option<Date>,
    },
    Fined {
        club: ClubId,
        marks: u32,
        article: String,
    },
    PointsDeducted {
        team: TeamId,
        points: u32,
        decision: DecisionId,
    },
    DecisionMade {
        id: DecisionId,
        decision: Decision,
    },
    /// The same or a higher instance takes a first decision back: its effect ends.
    DecisionRevoked {
        decision: DecisionId,
        by: Office,
        level: Level,
        reasons: String,
    },
    /// A captain asks for a decision of the director (5.1). A late request is recorded, and dismissed.
    DecisionAsked {
        id: RequestId,
        about: MatchId,
        by: Which,
        what: String,
        posted: Date,
        /// The game it is about, if it is about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<usize>,
    },
    /// A protest or an appeal. One that is late or lacks something is recorded too, and dismissed.
    RemedyLodged {
        id: RemedyId,
        against: DecisionId,
        by: Appellant,
        basis: Basis,
        lodged: Lodged,
    },
    /// A protest or an appeal because a decision that was asked for is not made (5.2).
    InactionContested {
        id: RemedyId,
        against: Inaction,
        by: Appellant,
        basis: Basis,
        lodged: Lodged,
    },
    RemedyActed {
        remedy: RemedyId,
        act: RemedyAct,
    },
    /// The chair suspends a decision.
    ExecutionSuspended {
        remedy: RemedyId,
    },
    /// The chair limits the effect of a decision: a part of it does not count for now (5.9).
    EffectLimited {
        remedy: RemedyId,
        part: Part,
    },
    /// The fee of a protest is charged to its instance, after an appeal that was upheld (5.16).
    FeeCharged {
        remedy: RemedyId,
        reason: String,
    },
    RemedyDecided {
        remedy: RemedyId,
        outcome: Outcome,
        decision: DecisionId,
        result: Decision,
    },
    /// A tie for a place that counts was settled by a play-off (18.3).
    TieSettled {
        settled: Settlement,
    },
    ClassClosed {
        class: ClassId,
        /// Open matters, remedies, requests and fine cases of the class were seen.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        accepted: bool,
    },
    /// The next season was opened from this one: what it rests on stays.
    CarriedOver {
        on: Date,
    },
    /// Places changed after the next season was opened from them. The director has seen to it there, and says how.
    NextSeasonSettled {
        reasons: String,
    },
    /// An act of a cup or a championship.
    Championship {
        act: championship::Act,
    },
    Undone {
        entry: u64,
        reason: String,
    },
}

impl Fact {
    /// A card with line-ups and results and nothing else.
    pub fn reported(
        id: MatchId,
        home: Vec<Seat>,
        guest: Vec<Seat>,
        results: Vec<Option<BoardResult>>,
    ) -> Fact {
        Fact::MatchReported { id, home, guest, results, unfinished: Vec::new(), card: Card::default() }
    }

    /// A confirmation without waivers.
    pub const fn confirmed(id: MatchId) -> Fact {
        Fact::MatchConfirmed { id, waived: Vec::new(), reason: String::new(), frozen: None }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    pub name: String,
    pub level: Level,
    /// A higher class has a greater height.
    pub height: i64,
    #[serde(default)]
    pub kind: ClassKind,
    pub boards: usize,
    pub promoted: usize,
    pub relegated: usize,
    /// The line-up rules of the ordinance that hold: `league`, `team-cup`, `jmm` … By default `league`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub competition: Option<String>,
    /// The ordinance of this class, where it is not that of the season: a youth class of a senior season.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ordinance: Option<String>,
    /// The last day for entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<Date>,
    /// Hours of play after which games are adjudicated, where it is not the rule of the ordinance (21.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hours: Option<u32>,
    /// Rounds played to a finish, without adjudication (21.9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_a_finish: Vec<u32>,
}

impl Class {
    /// A league on so many boards.
    pub fn league(name: &str, level: Level, height: i64, boards: usize) -> Class {
        Class {
            name: name.to_owned(),
            level,
            height,
            kind: ClassKind::Other,
            boards,
            promoted: 0,
            relegated: 0,
            competition: None,
            ordinance: None,
            closing: None,
            hours: None,
            to_a_finish: Vec::new(),
        }
    }

    /// The line-up rules that hold.
    pub fn rules(&self) -> &str {
        self.competition.as_deref().unwrap_or(LEAGUE)
    }
}

/// The line-up rules of a class that names none.
pub const LEAGUE: &str = "league";

/// How it came to another day (23).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ground", rename_all = "kebab-case", deny_unknown_fields)]
pub enum MoveGround {
    /// A player registered on this board has an equal or higher duty that day (23.1).
    Duty {
        board: u32,
    },
    /// The same for the sake of a youth match; not in the last round (23.1).
    YouthMatch {
        board: u32,
    },
    /// Both clubs want it (23.2).
    Request {
        consent: bool,
    },
    /// Ordered in a compelling case (23.4).
    Ordered,
    Round,
}

/// What a card says besides line-ups and results (19).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Card {
    /// Players admitted without showing a pass (2.4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reservations: Vec<(Which, usize)>,
    /// When it should have begun, when it did, and whose fault that was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started: Option<(Time, Time, Option<Which>)>,
    /// The neutral arbiter who led the match; else both captains did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// Travel and per diem of the arbiter, in hundredths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiter_costs: Option<[u64; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<String>,
    /// Teams that did not appear. The other one was there, also where its line-up is not named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Which>,
    /// Replaces the card before, with what was said against it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anew: bool,
    /// Unfinished games about which something was done before: it stays. The program fills it in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<usize>,
    /// How the match went.
    #[serde(skip_serializing_if = "Conduct::is_empty")]
    pub conduct: Box<Conduct>,
}

impl Card {
    pub fn is_empty(&self) -> bool {
        *self == Card::default()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixture {
    pub class: ClassId,
    pub group: usize,
    pub round: u32,
    pub home: TeamId,
    pub guest: TeamId,
    pub on: Date,
    #[serde(default)]
    pub occasion: Occasion,
    /// Orders matches of one day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<Time>,
}

/// Who lodges a remedy.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Appellant {
    Club(ClubId),
    Other(OtherAppellant),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OtherAppellant {
    /// The competent director of play (5.4.4).
    Director,
    Player(PersonId),
}

/// A decision that is not made: on a request, or on a protest.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inaction {
    Request(RequestId),
    Remedy(RemedyId),
}

/// A part of a decision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Score,
    Sanctions,
}

/// What happens to a remedy before it is decided (5.7 to 5.12).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RemedyAct {
    /// Receipt is confirmed in writing.
    Confirmed {
        on: Date,
    },
    /// So many entitled persons may state their view until a day.
    StatementsAsked {
        of: u32,
        until: Date,
    },
    Stated,
    HearingSet {
        on: Date,
    },
    /// So much of a fee that was short has come in, on this day (5.5).
    FeePaid {
        amount: u32,
        on: Date,
    },
    /// The fee is paid back less these expenses, in hundredths.
    Withdrawn {
        expenses: u64,
    },
}

/// What a decision is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum About {
    Match(MatchId),
    Other(OtherAbout),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OtherAbout {
    /// A breach in the play of this class.
    Class(ClassId),
}

impl About {
    pub const fn game(self) -> Option<MatchId> {
        match self {
            About::Match(id) => Some(id),
            About::Other(OtherAbout::Class(_)) => None,
        }
    }
}

/// A sanction and whom it is imposed on (4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imposition {
    pub on: Banned,
    pub sanction: Sanction,
    pub breach: Date,
    /// The committee consents to a ban (4.5).
    #[serde(default)]
    pub consent: bool,
}

/// A decision: the score it sets in a match, or none to leave the confirmed one; and sanctions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    pub about: About,
    pub by: Office,
    pub level: Level,
    pub stage: Stage,
    pub postmark: Date,
    pub article: String,
    /// The number of copies of a remedy, as the notice says.
    pub copies: u32,
    /// Board points in tenths and match points, home first.
    pub sets: Option<([i32; 2], [u32; 2])>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reasons: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sanctions: Vec<Imposition>,
    /// The persons who decided.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub panel: Vec<PersonId>,
    /// The difference to the confirmed findings that was decided on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settles: Option<Considered>,
}

//! Line-ups: who may sit where, violations of the ordinance, and their consequences.
//!
//! A [`Match`] has each side's earlier appearances in the season. [`judge`] returns every [`Violation`] with its board,
//! paragraph and consequence. The same list serves as warnings before the match and as findings after it.

mod notes;
mod order;
mod rank;
mod score;
mod side;
mod special;
mod substitution;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{
    date::Season,
    ordinance::{
        Cite, Ordinance,
        rules::{At, Lineup},
    },
    persons::person::TeamNumber,
};

pub use notes::{Note, NoteKind, notes};
pub use rank::{Rank, RankFault};
pub use score::{MatchScore, boards as board_points, decided, lost_as_a_rule, needs_a_winner, score};
pub use substitution::{Uses, uses};

use side::Judged;

/// A match as line-ups need it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Match {
    /// One of the competitions the ordinance has rules for.
    pub competition: String,
    #[serde(default)]
    pub occasion: Occasion,
    pub boards: usize,
    pub season: Option<Season>,
    pub home: Side,
    pub guest: Option<Side>,
    /// One for each board, home side first; none if a side has no player there.
    pub results: Option<Vec<Option<BoardResult>>>,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    #[default]
    Round,
    PlayOff,
    FinalRound,
    Promotion,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoardResult {
    #[serde(rename = "1-0")]
    HomeWins,
    #[serde(rename = "0-1")]
    GuestWins,
    #[serde(rename = "1/2-1/2")]
    Drawn,
    #[serde(rename = "0-0")]
    BothLose,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The number of the team that plays; a cup team has none.
    pub team: Option<TeamNumber>,
    #[serde(default)]
    pub teams: Vec<Team>,
    /// Only players who differ from the default.
    #[serde(default)]
    pub players: Vec<Player>,
    #[serde(default)]
    pub earlier: Vec<Appearance>,
    #[serde(default)]
    pub lineup: Vec<Seat>,
    pub district: Option<String>,
    /// The club, or the team that plays, is banned (4.1).
    #[serde(default)]
    pub banned: bool,
    /// The team was there. Its line-up may be missing, as the opponents did not appear.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub came: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    pub team: TeamNumber,
    pub class: String,
    /// A higher class has a greater height.
    pub height: i64,
    #[serde(default)]
    pub kind: ClassKind,
    /// First and last rank number of its block.
    pub ranks: [u32; 2],
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClassKind {
    /// The first or second Bundesliga.
    Bundesliga,
    NrwLiga,
    #[default]
    Other,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Player {
    pub rank: Rank,
    /// Only shown; no rule depends on it.
    pub name: String,
    /// A pass or a provisional permit exists for this club.
    pub pass: bool,
    /// An ordinary member of this club, or a guest of another one.
    pub member: bool,
    /// On the ranking list on that day.
    pub listed: bool,
    pub banned: bool,
    /// Has played team matches for another club this season.
    pub other_club: bool,
    pub girl: bool,
    pub german: bool,
    pub born: Option<Date>,
    /// Matches of a suspension already served.
    pub served: usize,
    /// A guest: the district of her own club.
    pub guest_district: Option<String>,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            rank: Rank::Listed(0),
            name: String::new(),
            pass: true,
            member: true,
            listed: true,
            banned: false,
            other_club: false,
            girl: false,
            german: true,
            born: None,
            served: 0,
            guest_district: None,
        }
    }
}

/// An appearance earlier in the season.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Appearance {
    pub rank: Rank,
    pub team: TeamNumber,
    /// Played; else only nominated.
    #[serde(default = "yes")]
    pub seated: bool,
    #[serde(default)]
    pub occasion: Occasion,
    #[serde(default)]
    pub board: Option<usize>,
}

const fn yes() -> bool {
    true
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    pub board: usize,
    pub rank: Rank,
    /// Named but absent.
    #[serde(default)]
    pub absent: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    Home,
    Guest,
}

/// What a line-up can break, sorted by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ViolationKind {
    Banned,
    BundesligaLock,
    /// The club, or this team of it.
    ClubBanned,
    ForeignLimit,
    Gap,
    GuestDistrict,
    GuestLimit,
    HigherTeam,
    NoPass,
    NotAGirl,
    NotAMember,
    NotAppeared,
    NotListed,
    OtherClub,
    /// Under reservation, and the pass was not held or not shown in time.
    PassNotShown,
    PlayedUp,
    SameClass,
    SisterTeam,
    SpecialBoard,
    SubstituteLimit,
    Suspended,
    TooLow,
    TooOld,
    Unnamed,
}

impl ViolationKind {
    pub const ALL: [ViolationKind; 24] = [
        ViolationKind::Banned,
        ViolationKind::BundesligaLock,
        ViolationKind::ClubBanned,
        ViolationKind::ForeignLimit,
        ViolationKind::Gap,
        ViolationKind::GuestDistrict,
        ViolationKind::GuestLimit,
        ViolationKind::HigherTeam,
        ViolationKind::NoPass,
        ViolationKind::NotAGirl,
        ViolationKind::NotAMember,
        ViolationKind::NotAppeared,
        ViolationKind::NotListed,
        ViolationKind::OtherClub,
        ViolationKind::PassNotShown,
        ViolationKind::PlayedUp,
        ViolationKind::SameClass,
        ViolationKind::SisterTeam,
        ViolationKind::SpecialBoard,
        ViolationKind::SubstituteLimit,
        ViolationKind::Suspended,
        ViolationKind::TooLow,
        ViolationKind::TooOld,
        ViolationKind::Unnamed,
    ];

    /// The word of files and commands.
    pub const fn word(self) -> &'static str {
        match self {
            ViolationKind::Banned => "banned",
            ViolationKind::BundesligaLock => "bundesliga-lock",
            ViolationKind::ClubBanned => "club-banned",
            ViolationKind::ForeignLimit => "foreign-limit",
            ViolationKind::Gap => "gap",
            ViolationKind::GuestDistrict => "guest-district",
            ViolationKind::GuestLimit => "guest-limit",
            ViolationKind::HigherTeam => "higher-team",
            ViolationKind::NoPass => "no-pass",
            ViolationKind::NotAGirl => "not-a-girl",
            ViolationKind::NotAMember => "not-a-member",
            ViolationKind::NotAppeared => "not-appeared",
            ViolationKind::NotListed => "not-listed",
            ViolationKind::OtherClub => "other-club",
            ViolationKind::PassNotShown => "pass-not-shown",
            ViolationKind::PlayedUp => "played-up",
            ViolationKind::SameClass => "same-class",
            ViolationKind::SisterTeam => "sister-team",
            ViolationKind::SpecialBoard => "special-board",
            ViolationKind::SubstituteLimit => "substitute-limit",
            ViolationKind::Suspended => "suspended",
            ViolationKind::TooLow => "too-low",
            ViolationKind::TooOld => "too-old",
            ViolationKind::Unnamed => "unnamed",
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Consequence {
    /// The game is lost, whatever happened at the board.
    BoardLost,
    /// Lost on all boards.
    MatchLost,
    /// Lost on all boards as a rule; the director of play may decide otherwise and say why.
    MatchLostAsARule,
    /// Lost on all boards, and a fine.
    MatchLostWithFine,
}

impl Consequence {
    pub const fn loses_the_match(self) -> bool {
        match self {
            Consequence::BoardLost => false,
            Consequence::MatchLost | Consequence::MatchLostAsARule | Consequence::MatchLostWithFine => true,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Violation {
    pub side: Which,
    /// None for the whole team.
    pub board: Option<usize>,
    pub rank: Option<Rank>,
    pub kind: ViolationKind,
    pub consequence: Consequence,
    /// The article broken, then the article of the consequence.
    pub cites: Vec<Cite>,
    /// The figures behind it.
    pub facts: Facts,
}

/// The figures a sentence about a violation needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// What `limit` bounds: by kind of violation the uses, nominations, guests or foreigners so far, or the players
    /// present.
    pub count: usize,
    pub limit: usize,
    /// The player's own team, or the team helped out.
    pub team: Option<TeamNumber>,
    /// Board and rank of the player named above, or before the empty board.
    pub above: Option<(usize, Rank)>,
    /// Matches of suspension still to serve.
    pub to_serve: usize,
    pub special_board: Option<usize>,
    /// The special board is for girls; else for C-youths.
    pub of_girls: bool,
    pub born: Option<Date>,
    pub key_date: Option<Date>,
    /// The district of the club, and that of the guest's own club.
    pub districts: Option<[String; 2]>,
    /// The violation rests on a reading of the ordinance.
    pub reading: bool,
}

/// Why a match cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoJudgement {
    #[error("{ordinance} has no line-up rules for {competition:?}")]
    NoCompetition { ordinance: String, competition: String },
    #[error("a match has 1 to {most} boards")]
    NoBoards { most: usize },
    #[error("the {side:?} side does not say which of its teams plays")]
    NoTeam { side: Which },
    #[error("the {side:?} side has no team {team}")]
    UnknownTeam { side: Which, team: TeamNumber },
    #[error("board {board} of the {side:?} side does not exist")]
    NoBoard { side: Which, board: usize },
    #[error("board {board} of the {side:?} side is given twice")]
    BoardTwice { side: Which, board: usize },
    #[error("rank {rank} of the {side:?} side sits on two boards")]
    RankTwice { side: Which, rank: Rank },
    #[error("{fault} ({side:?} side)")]
    Rank { side: Which, fault: RankFault },
    #[error("the season is missing; ages are reckoned from it")]
    NoSeason,
    #[error("there are {boards} boards and {results} results")]
    Results { boards: usize, results: usize },
    #[error("board {board} has players on both sides and no result")]
    NoResult { board: usize },
}

/// Boards of a match, at most.
const MOST_BOARDS: usize = 100;

/// Every violation of a match: by side, board, and name of the violation.
pub fn judge(ordinance: &Ordinance, game: &Match) -> Result<Vec<Violation>, NoJudgement> {
    let rules = rules_for(ordinance, game)?;
    if !(1..=MOST_BOARDS).contains(&game.boards) {
        return Err(NoJudgement::NoBoards { most: MOST_BOARDS });
    }
    let mut violations = Vec::new();
    for (which, side) in game.sides() {
        let mut judged = Judged::new(ordinance, rules, game, which, side)?;
        eligibility(&mut judged);
        substitution::check(&mut judged);
        special::check(&mut judged)?;
        order::check(&mut judged);
        boards(&mut judged);
        violations.append(&mut judged.found);
    }
    violations.sort_by_key(|violation| (violation.side, violation.board, violation.kind));
    Ok(violations)
}

fn rules_for<'o>(ordinance: &'o Ordinance, game: &Match) -> Result<&'o Lineup, NoJudgement> {
    ordinance.rules.lineup.get(&game.competition).ok_or_else(|| NoJudgement::NoCompetition {
        ordinance: ordinance.id.clone(),
        competition: game.competition.clone(),
    })
}

/// The parent ordinance, if a violation cites one of its articles; the youth ordinance marks them with «B».
pub fn cited_parent<'o>(ordinance: &'o Ordinance, violations: &[Violation]) -> Option<&'o str> {
    let cited = violations.iter().flat_map(|one| &one.cites).any(|cite| cite.article.starts_with("B "));
    ordinance.parent.as_deref().filter(|_| cited)
}

impl Match {
    /// The sides of the match; the guest may be unknown.
    fn sides(&self) -> impl Iterator<Item = (Which, &Side)> {
        std::iter::once((Which::Home, &self.home))
            .chain(self.guest.as_ref().map(|guest| (Which::Guest, guest)))
    }

    pub fn side(&self, which: Which) -> Option<&Side> {
        match which {
            Which::Home => Some(&self.home),
            Which::Guest => self.guest.as_ref(),
        }
    }
}

/// Pass, ban, other club, nationality and guests.
fn eligibility(judged: &mut Judged<'_>) {
    let rules = judged.rules;
    let (mut foreigners, mut guests) = (0, 0);
    for seat in judged.seats() {
        let player = judged.player(seat.rank);
        conditions(judged, seat, &player);
        if let Some(at) = rules.pass.as_ref().filter(|_| !player.pass) {
            judged.ineligible(seat, ViolationKind::NoPass, at, Facts::default());
        }
        if let Some(at) = rules.ban.as_ref().filter(|_| player.banned) {
            judged.ineligible(seat, ViolationKind::Banned, at, Facts::default());
        }
        if let Some(at) = rules.one_club.as_ref().filter(|_| player.other_club) {
            judged.ineligible(seat, ViolationKind::OtherClub, at, Facts::default());
        }
        if let Some(limit) = &rules.foreigners
            && judged.playing.is_some_and(|team| team.kind == limit.class)
            && !player.german
            && !seat.absent
        {
            foreigners += 1;
            if foreigners > limit.most {
                let facts = Facts { count: foreigners, limit: limit.most, ..Facts::default() };
                judged.ineligible(seat, ViolationKind::ForeignLimit, &limit.at, facts);
            }
        }
        if let (Some(limit), Some(district)) = (&rules.guests, &player.guest_district) {
            if Some(district) != judged.side.district.as_ref() {
                let own = judged.side.district.clone().unwrap_or_default();
                let facts = Facts { districts: Some([own, district.clone()]), ..Facts::default() };
                judged.ineligible(seat, ViolationKind::GuestDistrict, &limit.at, facts);
            }
            if !seat.absent {
                guests += 1;
                if guests > limit.most {
                    let facts = Facts { count: guests, limit: limit.most, ..Facts::default() };
                    judged.ineligible(seat, ViolationKind::GuestLimit, &limit.at, facts);
                }
            }
        }
    }
}

/// Membership, the ranking list, and bans on the club: each condition of playing is reported by itself (2.1, 4.1, 16.3).
fn conditions(judged: &mut Judged<'_>, seat: Seat, player: &Player) {
    let ordinance = judged.ordinance;
    let eligibility = ordinance.rules.eligibility.as_ref();
    if let Some(rule) = eligibility.filter(|_| !player.member) {
        judged.ineligible(seat, ViolationKind::NotAMember, &rule.member, Facts::default());
    }
    if let Some(rule) = ordinance.rules.appended_only.as_ref().filter(|_| !player.listed) {
        judged.ineligible(seat, ViolationKind::NotListed, &rule.at, Facts::default());
    }
    if let Some(rule) = eligibility.filter(|_| judged.side.banned) {
        let at = rule.club_ban.as_ref().unwrap_or(&rule.ban);
        judged.ineligible(seat, ViolationKind::ClubBanned, at, Facts::default());
    }
}

/// Boards without a name, and whether the team appeared.
fn boards(judged: &mut Judged<'_>) {
    let rules: &Lineup = judged.rules;
    // A team without opponents need not name anybody.
    if judged.side.came && judged.side.lineup.is_empty() {
        return;
    }
    if let Some(at) = rules.naming.as_ref().filter(|_| !judged.is_lowest()) {
        for board in judged.unnamed() {
            let cites = vec![at.cite()];
            judged.add(
                Some(board),
                None,
                ViolationKind::Unnamed,
                Consequence::MatchLostAsARule,
                cites,
                Facts::default(),
            );
        }
    }
    let present = judged.seats().filter(|seat| !seat.absent).count();
    let fewest = rules.presence.fewest(judged.boards);
    if present < fewest {
        let fine = At { article: rules.presence.fine.clone(), source: rules.presence.at.source.clone() };
        let cites = vec![rules.presence.at.cite(), fine.cite()];
        let facts = Facts { count: present, limit: fewest, ..Facts::default() };
        judged.add(None, None, ViolationKind::NotAppeared, Consequence::MatchLostWithFine, cites, facts);
    }
}

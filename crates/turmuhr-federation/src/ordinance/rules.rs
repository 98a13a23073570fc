//! The provisions an ordinance can have. A missing one means that the ordinance does not know the matter.

use std::collections::BTreeMap;

use jiff::civil::{Date, Time};
use serde::Deserialize;

use turmuhr_core::Edition;
use turmuhr_standings::{Code, TieBreakEdition};

use super::{Cite, Word};
use crate::{
    competition::fide::InvitationField,
    date::MonthDay,
    law::{
        deadline,
        level::{Court, Level},
        money::Currency,
    },
    matches::lineup::{self, ClassKind, Occasion},
    office::licence::{Grade, course::Topic},
};

pub use super::competition::{
    Champion, Competition, Entitled, First, Groups, Largest, Of, Places, System, Ties, Title,
};

/// An article without a value.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct At {
    pub article: String,
    #[serde(default)]
    pub source: String,
}

impl At {
    pub fn cite(&self) -> Cite {
        Cite { ordinance: self.source.clone(), article: self.article.clone() }
    }
}

/// A value and its article.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Said<T> {
    #[serde(flatten)]
    pub at: At,
    pub value: T,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rules {
    pub laws: Option<Laws>,
    pub tie_breaks: Option<Said<Word<TieBreakEdition>>>,
    /// The rating that results are sent in for.
    pub rated: Option<Said<Rated>>,
    pub season_start: Option<Said<MonthDay>>,
    /// Of every fee and fine.
    pub currency: Option<Said<Currency>>,
    pub money_prizes: Option<Said<bool>>,
    pub points: Option<MatchPoints>,
    pub match_won: Option<Said<MatchWon>>,
    pub host_colours: Option<Said<HostColours>>,
    pub default_minutes: Option<Said<u32>>,
    pub delay_charged: Option<Said<bool>>,
    pub control: Option<Said<String>>,
    pub clocks_back_minutes: Option<Said<u32>>,
    pub captains_act_as_arbiters: Option<Said<bool>>,
    pub captains_order_scores: Option<Said<bool>>,
    pub scores_handed_in: Option<Said<bool>>,
    /// An arbiter belongs to neither club.
    pub neutral_arbiter: Option<Said<bool>>,
    /// The host provides venue and material.
    pub host_provides: Option<Said<bool>>,
    /// The rules for the visually impaired help every player who cannot move, write or use the clock.
    pub help_at_the_board: Option<Said<bool>>,
    /// Time overstepped and established is lost, whatever the players want.
    pub time_established: Option<Said<bool>>,
    pub captain_advises: Option<Said<bool>>,
    pub arbiter_costs_shared: Option<Said<bool>>,
    pub smoking: Option<Said<Smoking>>,
    pub pure_club_teams: Option<Said<bool>>,
    pub three_forfeits_expel: Option<Said<bool>>,
    pub registration_after: Option<Said<MonthDay>>,
    pub adjourned_before_last_round: Option<Said<bool>>,
    /// Late additions go to the end of the list.
    pub appended_only: Option<Said<bool>>,
    pub unplayed: Option<Said<Unplayed>>,
    pub remedies: Option<Said<Procedure>>,
    pub six_o_clock: Option<Said<bool>>,
    pub redraw_before_round_1: Option<Said<bool>>,
    /// Minutes for photographers in the first round and in the others.
    pub photo_minutes: Option<Said<[u32; 2]>>,
    pub invitation_months: Option<Said<u32>>,
    pub rounds_from: Option<Said<Time>>,
    /// What an invitation says.
    pub invitation_says: Option<Said<Vec<InvitationField>>>,
    /// Games are played in the hall and at the time fixed in advance.
    pub in_the_hall: Option<Said<bool>>,
    /// A new youth team can reach the top within so many seasons.
    pub youth_classes: Option<Said<usize>>,
    pub second_qualifiers: Option<Said<SecondQualifiers>>,
    pub membership_date: Option<Said<MonthDay>>,
    pub eligibility: Option<EligibilityArticles>,
    pub withdrawal: Option<Withdrawal>,
    pub adjudication: Option<Adjudication>,
    pub individual_ties: Option<IndividualTies>,
    pub team_ties: Option<TeamTies>,
    pub fines: Option<Fines>,
    pub bans: Option<Bans>,
    pub fees: Option<Fees>,
    pub period: BTreeMap<deadline::Rule, Period>,
    pub berlin: BTreeMap<String, Berlin>,
    pub lineup: BTreeMap<String, Lineup>,
    pub cup: BTreeMap<String, Cup>,
    pub seats: BTreeMap<String, Seats>,
    pub age: Option<Ages>,
    pub competition: BTreeMap<String, Competition>,
    pub licence: Option<Licences>,
}

/// The Laws in force.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Laws {
    #[serde(flatten)]
    pub at: At,
    /// All of them, those of ordinary games first.
    pub value: Vec<Word<Edition>>,
    pub blitz: Option<Word<Edition>>,
    /// For players who cannot see, move, write or handle the clock.
    pub impaired: Option<Word<Edition>>,
}

/// The article of each condition of playing.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct EligibilityArticles {
    pub member: At,
    pub pass: At,
    /// The pass itself: not in order, or not shown.
    pub paper: At,
    pub ban: At,
    /// A ban on a club or its teams; by default the article for players.
    pub club_ban: Option<At>,
    pub one_club: At,
    pub levels: At,
    pub recognised: At,
    pub substitution: At,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct MatchPoints {
    #[serde(flatten)]
    pub at: At,
    pub win: u32,
    pub draw: u32,
    pub loss: u32,
}

/// A rating system of a federation.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rated {
    Dwz,
    Elo,
}

/// When a match is won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchWon {
    MoreThanTheOther,
    MoreThanHalf,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostColours {
    WhiteOnEven,
    WhiteOnOdd,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Smoking {
    /// Only players whose game goes on, and the officials.
    PlayersInPlay,
    Restricted,
    Banned,
}

/// When the second of an event qualifies for the one above.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SecondQualifiers {
    IfAdmitted,
}

/// How an unplayed game counts for tie-breaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unplayed {
    AsScored,
    DrawWithOneself,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Procedure {
    ProtestAndAppeal,
    AppealsCommittee,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Withdrawal {
    #[serde(flatten)]
    pub at: At,
    pub swiss_article: String,
    pub adjourned_counts: bool,
    pub below_half: BelowHalf,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BelowHalf {
    Annulled,
    NotCounted,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Adjudication {
    #[serde(flatten)]
    pub at: At,
    /// Total playing time: the first as a rule, the others if set before round 1.
    pub hours: Vec<u32>,
    pub most_break_minutes: u32,
    pub adjourn_article: String,
    /// The result of the two verdicts.
    pub verdict_article: Option<String>,
    pub copy_article: String,
    pub move_article: String,
    pub finish_article: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct IndividualTies {
    #[serde(flatten)]
    pub at: At,
    pub first_place_article: String,
    pub swiss_article: String,
    pub round_robin: Vec<Word<Code>>,
    pub swiss: Vec<Word<Code>>,
    pub first_place_playoff: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TeamTies {
    #[serde(flatten)]
    pub at: At,
    pub others_article: String,
    /// Tie-breaks for ties without a play-off.
    pub others: Vec<Word<Code>>,
    pub playoff_for_first_promotion_relegation: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fines {
    #[serde(flatten)]
    pub at: At,
    pub for_not_appearing: bool,
    pub for_withdrawal: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Bans {
    #[serde(flatten)]
    pub at: At,
    pub player_months: u32,
    pub club_article: String,
    pub club_to_end_of_season: bool,
    pub consent_article: String,
    pub needs_consent: bool,
    /// Who imposes sanctions.
    pub competence_article: String,
    pub fine_limit_article: String,
    /// Sanctions need an express provision.
    pub analogy_article: String,
}

/// Fees of remedies, whole amounts in the currency of the ordinance.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Fees {
    #[serde(flatten)]
    pub at: At,
    /// By the level that decides.
    pub protest: BTreeMap<Level, u32>,
    /// By the instance it goes to.
    pub appeal: BTreeMap<Court, u32>,
}

/// A span of time: exactly one of its measures is given.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Period {
    #[serde(flatten)]
    pub at: At,
    pub days: Option<i64>,
    pub before: Option<i64>,
    pub months: Option<i32>,
    pub hours_before: Option<i64>,
    /// Not before this day of the year.
    pub from: Option<MonthDay>,
    /// Not after this day of the year.
    pub until: Option<MonthDay>,
    pub duty: Option<String>,
    pub other: Option<String>,
    pub last_round: Option<String>,
    /// By when a change must be known.
    pub notify: Option<String>,
    /// Where a protest goes, and an appeal.
    pub protest: Option<String>,
    pub appeal: Option<String>,
    pub duty_boards: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Berlin {
    #[serde(flatten)]
    pub at: At,
    /// The weight of the first board; by default the number of boards.
    pub top: Option<i64>,
    pub then: AfterBerlin,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterBerlin {
    Lot,
    PlayOff,
}

/// The rules for line-ups of one competition.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lineup {
    /// Players are listed by youth team and rank in it.
    pub youth_ranks: bool,
    pub pass: Option<At>,
    pub ban: Option<At>,
    pub one_club: Option<At>,
    pub foreigners: Option<Foreigners>,
    /// No player of a higher class helps in a lower one.
    pub downward: Option<At>,
    pub substitution: Option<Substitution>,
    pub lock: Option<Lock>,
    pub played_up: Option<PlayedUp>,
    pub sisters: Option<Sisters>,
    pub age: Option<AgeOf>,
    pub suspension: Option<Suspension>,
    pub guests: Option<Guests>,
    pub naming: Option<At>,
    pub presence: Presence,
    pub order: Order,
    pub ineligible: Ineligible,
    #[serde(default)]
    pub special: Vec<SpecialBoard>,
    /// A level match is decided at once, as this rule of the Berlin system says; there are no match points.
    pub decider: Option<String>,
    /// Readings: the ordinance does not say it expressly, and the director of play decides.
    #[serde(default)]
    pub readings: Vec<lineup::ViolationKind>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Foreigners {
    #[serde(flatten)]
    pub at: At,
    pub most: usize,
    pub class: ClassKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Substitution {
    #[serde(flatten)]
    pub at: At,
    pub most: usize,
    /// Uses on these occasions are not counted.
    #[serde(default)]
    pub not_counted: Vec<Occasion>,
    /// There is no limit on these occasions.
    #[serde(default)]
    pub not_in: Vec<Occasion>,
    pub further: Option<Further>,
}

/// More uses allowed on some occasions; all earlier uses count too.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Further {
    #[serde(flatten)]
    pub at: At,
    pub most: usize,
    #[serde(rename = "in")]
    pub on: Vec<Occasion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Lock {
    #[serde(flatten)]
    pub at: At,
    pub nominations: usize,
    pub class: ClassKind,
}

/// After so many uses in higher teams a player stays there («festgespielt»).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayedUp {
    #[serde(flatten)]
    pub at: At,
    /// The last use that costs nothing.
    pub free: usize,
    /// Uses on these occasions are not counted.
    #[serde(default)]
    pub not_counted: Vec<Occasion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Sisters {
    #[serde(flatten)]
    pub at: At,
    pub except: Vec<Occasion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct AgeOf {
    #[serde(flatten)]
    pub at: At,
    /// The event in the table of ages.
    pub of: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Suspension {
    #[serde(flatten)]
    pub at: At,
    /// So many uses in a higher team cost nothing.
    pub free: usize,
    pub counted: Vec<Occasion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Guests {
    #[serde(flatten)]
    pub at: At,
    pub most: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Presence {
    #[serde(flatten)]
    pub at: At,
    pub fine: String,
    /// This part of the boards must be put in.
    pub part: [usize; 2],
}

impl Presence {
    /// The fewest players with whom a team counts as having appeared.
    pub const fn fewest(&self, boards: usize) -> usize {
        (boards * self.part[0]).div_ceil(self.part[1])
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Order {
    #[serde(flatten)]
    pub at: At,
    pub up_to_board: Option<usize>,
    /// The article of the consequence, if it is another one.
    pub lost: Option<String>,
}

impl Order {
    /// The article broken, then the article of the consequence.
    pub fn cites(&self) -> Vec<Cite> {
        let follows = self.lost.iter().map(|article| Cite { article: article.clone(), ..self.at.cite() });
        std::iter::once(self.at.cite()).chain(follows).collect()
    }
}

/// The consequence for an ineligible player: present, or only named.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ineligible {
    #[serde(flatten)]
    pub at: At,
    pub absent: String,
}

/// A special board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SpecialBoard {
    #[serde(flatten)]
    pub at: At,
    pub who: SpecialWho,
    pub board: usize,
    /// The article by which any other player loses the game there.
    pub only: Option<String>,
    /// The entry of the table of ages for this board.
    pub age: Option<String>,
    /// The player on the board is not checked.
    pub leaves_aside: usize,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialWho {
    Girl,
    CYouth,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Cup {
    #[serde(flatten)]
    pub at: At,
    pub draw: String,
    pub entrants: usize,
    pub each: usize,
    pub largest: Largest,
    pub apart_until_final: bool,
    pub seeded: Option<String>,
    pub home_right: String,
    pub host_black: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Seats {
    #[serde(flatten)]
    pub at: At,
    /// Seats of every Verband before the quotients.
    pub basic: usize,
    pub host: usize,
    /// At most so many of last year.
    pub prior: usize,
    /// Only those still within this age.
    pub prior_age: Option<String>,
    /// The article that fixes the day of the numbers.
    pub key_date: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ages {
    #[serde(flatten)]
    pub at: At,
    pub key_date: MonthDay,
    #[serde(flatten)]
    pub events: BTreeMap<String, AgeRule>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct AgeRule {
    /// The year of life that may not be exceeded.
    pub limit: i16,
    /// The article by which only women and girls play.
    pub female: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Licences {
    #[serde(flatten)]
    pub at: At,
    pub training_years: i16,
    pub exam_years: i16,
    pub dormant_years: i16,
    pub transition: Transition,
    #[serde(rename = "RSR")]
    pub rsr: LicenceLevel,
    #[serde(rename = "NSR")]
    pub nsr: LicenceLevel,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Transition {
    #[serde(flatten)]
    pub at: At,
    pub until: Date,
    pub training_units: BTreeMap<Grade, u32>,
    pub refresher_units: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct LicenceLevel {
    #[serde(flatten)]
    pub at: At,
    pub age: i16,
    pub training_units: u32,
    pub refresher_units: u32,
    pub needs: Option<Grade>,
    #[serde(default)]
    pub shadowing: usize,
    #[serde(default)]
    pub neutral_matches: usize,
    #[serde(default)]
    pub or_rated_events: usize,
    #[serde(default)]
    pub window_years: i16,
    #[serde(default)]
    pub contribution_replaces_refresher: bool,
    #[serde(default)]
    pub examiners_exempt: bool,
    pub topics: BTreeMap<Topic, [u32; 2]>,
    pub refresher_topics: BTreeMap<Topic, [u32; 2]>,
    pub organisers: Vec<String>,
    pub deployed_up_to: String,
}

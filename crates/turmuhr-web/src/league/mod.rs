//! A season in the browser. Nothing private is shown to the public: no births, no contacts, no line-up before its time.
//!
//! Acts of persons with an office:
//! - `door`: the one way to the journal; `mine`: what is due for whom; `sheet`: the captain's phone;
//! - `links`: links and accounts; `history`: the journal, with undo.
//!
//! What everybody reads:
//! - `home`: all seasons, and one with its classes;
//! - `class`: the table of a group, and its match days;
//! - `game`: a match with its boards, its findings and decisions;
//! - `sides`: clubs and teams; `person`: a player's games;
//! - `import`: a season from a file;
//! - `what_if`: a table with supposed results; `search`; `calendar`.

pub(crate) mod acts;
pub(crate) mod calendar;
pub(crate) mod class;
pub(crate) mod confirm;
pub(crate) mod door;
pub(crate) mod game;
pub(crate) mod history;
pub(crate) mod home;
pub(crate) mod import;
pub(crate) mod links;
pub(crate) mod mine;
pub(crate) mod person;
pub(crate) mod search;
pub(crate) mod sheet;
pub(crate) mod sides;
pub(crate) mod what_if;

use std::sync::Arc;

use axum::response::Response;
use jiff::civil::Date;
use maud::{Markup, html};
use turmuhr_federation::{
    competition::league::Played,
    persons::person::{ClubId, PersonId},
};
use turmuhr_season::{
    ClassId, MatchId, State, TeamId,
    state::{ClassState, Match},
    tables::{Mark, marked},
};
use turmuhr_texts::{
    Lang,
    federation::lineup::half,
    season::{names, reads},
};

use crate::{
    desk::{SeasonSnapshot, Shelved},
    http::{Ask, Fault, moved},
    pages::{Head, Page, page_of_league},
    words::league as say,
};

/// A season as a visitor reads it.
pub(crate) struct League<'s> {
    pub(crate) ask: &'s Ask,
    pub(crate) season: &'s SeasonSnapshot,
    pub(crate) state: &'s State,
    pub(crate) lang: Lang,
}

/// The season named in the path.
async fn open(ask: &Ask) -> Result<Arc<SeasonSnapshot>, Fault> {
    let season = ask.app.desk.season(ask.path.text("season")).await?;
    ask.csrf.has_seen(season.position());
    Ok(season)
}

/// Redirects after an act, which can be undone from there.
fn done(to: &str, season: &SeasonSnapshot) -> Response {
    let joint = if to.contains('?') { '&' } else { '?' };
    moved(&format!("{to}{joint}done={}", season.position()))
}

impl<'s> League<'s> {
    fn new(ask: &'s Ask, season: &'s SeasonSnapshot) -> League<'s> {
        League { ask, season, state: season.state(), lang: ask.lang }
    }

    pub(crate) fn to(&self, page: &str) -> String {
        format!("{}/{page}", home_of(self.season))
    }

    fn class(&self) -> Result<(ClassId, &'s ClassState), Fault> {
        let id = ClassId(self.ask.number("class")?);
        self.state.classes.get(&id).map(|class| (id, class)).ok_or(Fault::NotFound)
    }

    fn game(&self) -> Result<(MatchId, &'s Match), Fault> {
        let id = MatchId(self.ask.number("match")?);
        self.state.matches.get(&id).map(|one| (id, one)).ok_or(Fault::NotFound)
    }

    pub(crate) fn class_path(&self, class: ClassId, group: usize) -> String {
        let group = if group == 0 { String::new() } else { format!("?group={}", group + 1) };
        self.to(&format!("classes/{}{group}", class.0))
    }

    fn link(&self, to: &str, name: &str) -> Markup {
        html! { a href=(self.to(to)) { (name) } }
    }

    /// Whether the visitor is a director of play of this class.
    fn directs(&self, class: ClassId) -> bool {
        self.ask.person.is_some_and(|who| self.state.directs(who, class, door::today()))
    }

    fn team(&self, team: TeamId) -> Markup {
        self.link(&format!("teams/{}", team.0), &names::team(self.state, team, self.lang))
    }

    fn club(&self, club: ClubId) -> Markup {
        self.link(&format!("clubs/{}", club.0), &names::club(self.state, club, self.lang))
    }

    fn person(&self, person: PersonId) -> Markup {
        self.link(&format!("players/{}", person.0), &names::person(self.state, person, self.lang))
    }

    /// The result of a match as a link to it: the score, else its day.
    fn score(&self, id: MatchId) -> Markup {
        let score = reads::score_of(self.state, id);
        let mark = marked(self.state, id).1;
        let open = if falls_away(self.state, id) { say::falls_away } else { say::open };
        html! {
            a.res.open[score.is_none()] href=(self.to(&format!("matches/{}", id.0))) {
                @match score { Some(score) => { (score) (sign(mark)) }, None => (open(self.lang)) }
            }
        }
    }

    /// One group of a class by its name; the final is the group after the last.
    fn group_name(&self, class: ClassId, group: usize) -> String {
        let name = names::class(self.state, class, self.lang);
        let groups = self.state.classes.get(&class).map_or(0, |class| class.groups.len());
        if group > 0 && group == groups {
            say::final_of(self.lang, name)
        } else if groups > 1 {
            turmuhr_texts::federation::season::group_title(self.lang, name, group + 1)
        } else {
            name
        }
    }

    fn page(
        &self,
        class: Option<ClassId>,
        title: String,
        body: Markup,
        aside: Option<Markup>,
        head: Head,
    ) -> Response {
        page_of_league(
            self.ask,
            self.season,
            class,
            Page { title, snapshot: None, section: None, body, aside },
            head,
        )
    }
}

/// The first page of a season.
pub(crate) fn home_of(season: &SeasonSnapshot) -> String {
    format!("{}/{}", SeasonSnapshot::HOME, season.stream())
}

/// `Spieljahr 2026/27`.
pub(crate) fn name_of(state: &State, lang: Lang) -> String {
    state.season.map_or_else(|| say::seasons(lang), |season| say::season_of(lang, season))
}

/// The title of the ordinance it is played by.
fn ordinance_of(state: &State, lang: Lang) -> String {
    let ordinance = state.ordinance.as_ref();
    ordinance.map(|own| lang.pick(&own.title.de, &own.title.en).to_owned()).unwrap_or_default()
}

/// Classes, the highest first.
pub(crate) fn classes(state: &State) -> Vec<(ClassId, &ClassState)> {
    let mut all: Vec<(ClassId, &ClassState)> = state.classes.iter().map(|(id, class)| (*id, class)).collect();
    all.sort_by_key(|(id, class)| (std::cmp::Reverse(class.details.height), *id));
    all
}

/// Provisional or set by a decision, as below the table.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::NotPlayed | Mark::Confirmed => "",
        Mark::Unfinished | Mark::Preliminary | Mark::UnderFinding | Mark::Suspended(_) => " *",
        Mark::Decided(_) => " †",
    }
}

/// Match points and board points of both sides; none while the match is open.
fn points(state: &State, id: MatchId) -> Option<([u32; 2], [String; 2])> {
    let one = state.matches.get(&id)?;
    let rule = state.ordinance_of(one.fixture.class).and_then(|ordinance| ordinance.rules.points.as_ref());
    match marked(state, id).0 {
        Played::Open => None,
        Played::Decided { boards, matches } => Some((matches, boards.map(half))),
        Played::Score { boards, .. } => {
            let (win, draw) = rule.map_or((2, 1), |rule| (rule.win, rule.draw));
            let of = |own, other| {
                if own > other {
                    win
                } else if own == other {
                    draw
                } else {
                    0
                }
            };
            let [home, guest] = boards;
            Some(([of(home, guest), of(guest, home)], boards.map(half)))
        }
    }
}

/// Matches of a class, group by group, in the order of rounds and days.
fn matches_of(state: &State, class: ClassId) -> Vec<(MatchId, &Match)> {
    let mut all: Vec<(MatchId, &Match)> = state
        .matches
        .iter()
        .filter(|(_, one)| one.fixture.class == class)
        .map(|(id, one)| (*id, one))
        .collect();
    all.sort_by_key(|(id, one)| (one.fixture.round, one.fixture.group, one.fixture.on, *id));
    all
}

/// The first round with a match to play; else the last one.
pub(crate) fn current_round(state: &State, class: ClassId) -> Option<u32> {
    let all = matches_of(state, class);
    let open = all.iter().find(|(id, _)| is_open(state, *id));
    open.or_else(|| all.last()).map(|(_, one)| one.fixture.round)
}

/// A match that is still to be played.
fn is_open(state: &State, id: MatchId) -> bool {
    matches!(marked(state, id).0, Played::Open) && !falls_away(state, id)
}

/// A team has withdrawn, and nobody played.
fn falls_away(state: &State, id: MatchId) -> bool {
    let Some(one) = state.matches.get(&id) else { return false };
    let left = |team: TeamId| state.teams.get(&team).is_some_and(|team| team.withdrawn.is_some());
    one.report.is_none() && (left(one.fixture.home) || left(one.fixture.guest))
}

/// The day of a match with its weekday, in the words of the language.
fn weekday(on: Date, lang: Lang) -> String {
    format!("{} {}", crate::words::wizard::weekday(on.weekday(), lang), turmuhr_texts::values::day(on, lang))
}

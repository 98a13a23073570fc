//! Acts of a championship that are refused, and what has to be read with the others.

use jiff::civil::Date;
use turmuhr_federation::{
    competition::{
        cup::{DrawFault, DrawFaultKind},
        framework::Size,
        qualification::PriorState,
        seats::NoSeats,
    },
    law::deadline::{self, Rule},
    ordinance::{
        Cite,
        rules::{Of, System},
    },
};
use turmuhr_standings::playoff::NotNow;

use super::{
    Act, Championship, Details, Entrant, Ground, Pair, Row, Step,
    cup::{Game, Standing, rules_of_draw},
    entry::Bar,
    ranking::{Unfinished, fact_of},
};
use crate::{
    fact::{ChampionshipId, EntrantId, TeamId},
    refuse::{Refusal, ordinance_of},
    state::State,
};

/// Why an act of a championship is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSo {
    #[error("championship {0:?} is not known")]
    Unknown(ChampionshipId),
    #[error("championship {0:?} is there already")]
    Taken(ChampionshipId),
    #[error("the ordinance has no competition {0:?}; it has {1:?}")]
    NoCompetition(String, Vec<String>),
    #[error("a championship of a Bezirk or Verband names it")]
    NoOwner,
    #[error("the class is played by other rules, or has another number of boards")]
    OtherClass,
    #[error("the ordinance lets at most {most} go on")]
    TooManyAbove { most: usize, cite: Cite },
    #[error("the championship is closed or cancelled")]
    Closed,
    #[error("championship {0:?} is neither closed nor cancelled")]
    NotClosed(ChampionshipId),
    #[error("entrant {0:?} is not known")]
    NoEntrant(EntrantId),
    #[error("the number {0:?} of an entrant is taken")]
    EntrantTaken(EntrantId),
    #[error("this competition is one of players, not of teams, or the other way round")]
    OtherKind(Of),
    #[error("entered already")]
    Twice(EntrantId),
    #[error("may not start")]
    Barred(Vec<Bar>),
    #[error("the competition gives no place by {0:?}")]
    NoGround(Ground, Vec<(Ground, Cite)>),
    #[error("no such right is noted")]
    NotNoted(Ground, Cite),
    #[error("the right does not hold: {0:?}")]
    RightGone(PriorState, Cite),
    #[error("who starts in the championship above has no place by this right")]
    StartsAbove(Cite),
    #[error("all places are taken")]
    Full { ground: Ground, of: String, most: usize, cite: Cite },
    #[error("the championship has no host")]
    NoHost(Cite),
    #[error("numbers of members are missing")]
    NoNumbers(Cite),
    #[error("the numbers of {0} count")]
    NumbersOf(Date, Cite),
    #[error("the number of entrants is not fixed")]
    NoSize(Cite),
    #[error("{0}")]
    NoSeats(NoSeats),
    #[error("it has begun")]
    Begun,
    #[error("it begins on {0}")]
    NotYet(Date),
    #[error("no cup by the rules of the ordinance")]
    NotACup,
    #[error("a cup has rounds, not a final order")]
    ACup,
    #[error("a cup takes two")]
    TooFew,
    #[error("no draw keeps the rules")]
    NoDraw,
    #[error("games of round {0} are open")]
    RoundOpen(u32),
    #[error("round {0} is next")]
    OtherRound(u32),
    #[error("the draw breaks the rules")]
    Draw(Vec<DrawFault>),
    #[error("the first draw has fixed other pairs")]
    OtherBracket,
    /// With the games of the round.
    #[error("no such game in this round; it has {0:?}")]
    NoGame(Vec<Pair>),
    #[error("the game is decided")]
    Decided,
    #[error("a result has {0} boards with 0, ½ or 1 each")]
    NoResult(usize),
    #[error("the match card of the class gives the result")]
    ByCard,
    #[error("these are not level at a place that counts")]
    NoTie,
    #[error("something else comes next in the play-off")]
    NotNow(Box<NotNow>),
    #[error("the final order lacks entrants, or has one twice")]
    Incomplete(Vec<EntrantId>),
    #[error("the points do not go down")]
    NotInOrder(EntrantId),
    #[error("not finished")]
    Unfinished(Vec<Unfinished>),
    #[error("does not go on")]
    NotQualified(EntrantId),
    #[error("the play-off is held elsewhere")]
    OtherHost(TeamId, Cite),
}

impl From<NotSo> for Refusal {
    fn from(why: NotSo) -> Refusal {
        Refusal::Championship(Box::new(why))
    }
}

/// What has to be read with an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The number of entrants is not that of the ordinance.
    Size(usize, Size, Cite),
    /// Faults that leave a draw valid.
    Draw(Vec<DrawFault>),
    /// The invitations should have been posted by this day.
    InvitedLate(Date, Cite),
    /// Ties that are to be played off.
    PlayOffs(Vec<Vec<EntrantId>>),
    /// The Verband has held its own championship, and another one qualified there.
    OtherQualified(ChampionshipId),
    /// From these classes the way to the top is too long.
    FarDown(Vec<String>, Cite),
    /// The ordinance gives the groups of a class, who goes to the final and who goes down; the figures of the class do
    /// not count.
    Groups { count: usize, size: usize, to_final: usize, relegated: usize, cite: Cite },
}

fn only(holds: bool, otherwise: impl FnOnce() -> NotSo) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise().into()) }
}

pub(crate) fn refuse(state: &State, act: &Act) -> Result<(), Refusal> {
    if let Some(id) = act.about().filter(|_| !matches!(act, Act::Announced { .. })) {
        let one = state.held(id)?;
        only(one.open(), || NotSo::Closed)?;
        // After the end nothing changes but who goes on; that is said before it.
        return refuse_in(state, one, act);
    }
    match act {
        Act::Announced { id, details } => {
            only(!state.championships.all.contains_key(id), || NotSo::Taken(*id))?;
            announced(state, details)
        }
        Act::RightNoted { competition, ordinance, who, .. } => {
            let own = ordinance.as_ref().map(|own| ordinance_of(state, own)).transpose()?;
            let ordinance = own.as_ref().or(state.ordinance.as_ref()).ok_or(Refusal::NotOpened)?;
            let known = || ordinance.rules.competition.keys().cloned().collect();
            let found = ordinance.rules.competition.get(competition);
            let found =
                found.ok_or_else(|| Refusal::from(NotSo::NoCompetition(competition.clone(), known())))?;
            known_entrant(state, found.of, *who)
        }
        _ => Ok(()),
    }
}

fn announced(state: &State, details: &Details) -> Result<(), Refusal> {
    let own = details.ordinance.as_ref().map(|own| ordinance_of(state, own)).transpose()?;
    let ordinance = own.as_ref().or(state.ordinance.as_ref()).ok_or(Refusal::NotOpened)?;
    let known = || ordinance.rules.competition.keys().cloned().collect();
    let found = ordinance.rules.competition.get(&details.competition);
    let found =
        found.ok_or_else(|| Refusal::from(NotSo::NoCompetition(details.competition.clone(), known())))?;
    let federation = details.level == turmuhr_federation::law::level::Level::Bund;
    only(federation || details.of.is_some(), || NotSo::NoOwner)?;
    if let Some(host) = details.host.filter(|host| !state.clubs.contains_key(host)) {
        return Err(Refusal::Club(host));
    }
    if let Some(article) = found.second_qualifies.as_ref().filter(|_| federation) {
        let most = 1 + usize::from(details.second);
        let cite = Cite { ordinance: found.at.source.clone(), article: article.clone() };
        only(details.above <= most, || NotSo::TooManyAbove { most, cite })?;
    }
    if let Some(class) = details.class {
        let known = state.classes.get(&class).ok_or(Refusal::Class(class))?;
        let same = known.details.ordinance == details.ordinance;
        let boards = found
            .boards
            .is_none_or(|boards| boards == known.details.boards || found.system == System::League);
        only(same && boards && found.of == Of::Teams, || NotSo::OtherClass)?;
    }
    Ok(())
}

fn known_entrant(state: &State, of: Of, who: Entrant) -> Result<(), Refusal> {
    if !state.clubs.contains_key(&who.club()) {
        return Err(Refusal::Club(who.club()));
    }
    match (who, of) {
        (Entrant::Player { person, .. }, Of::Players) => {
            if state.registry.persons.contains_key(&person) {
                Ok(())
            } else {
                Err(Refusal::NoPerson(person))
            }
        }
        (Entrant::Team { .. }, Of::Teams) => Ok(()),
        (Entrant::Player { .. }, Of::Teams) | (Entrant::Team { .. }, Of::Players) => {
            Err(NotSo::OtherKind(of).into())
        }
    }
}

fn refuse_in(state: &State, one: &Championship, act: &Act) -> Result<(), Refusal> {
    let entrant = |wanted: EntrantId| {
        let known = one.entrants.get(&wanted).filter(|entered| entered.withdrawn.is_none());
        known.ok_or_else(|| Refusal::from(NotSo::NoEntrant(wanted)))
    };
    match act {
        Act::Announced { .. } | Act::RightNoted { .. } | Act::Invited { .. } | Act::Cancelled { .. } => {
            Ok(())
        }
        Act::MembersCounted { on, .. } => {
            only(!one.begun(), || NotSo::Begun)?;
            let (ordinance, _) = state.rules_of(one)?;
            match (&ordinance.rules.membership_date, state.season) {
                (Some(day), Some(season)) => {
                    let wanted = day.value.of(season.begins);
                    only(*on == wanted, || NotSo::NumbersOf(wanted, day.at.cite()))
                }
                _ => Ok(()),
            }
        }
        Act::Entered { entrant, who, ground, .. } => {
            only(!one.begun(), || NotSo::Begun)?;
            let (_, competition) = state.rules_of(one)?;
            known_entrant(state, competition.of, *who)?;
            if let Some(known) = one.entrant(*who) {
                return Err(NotSo::Twice(known).into());
            }
            let taken = state.championships.all.values().any(|other| other.entrants.contains_key(entrant));
            only(!taken, || NotSo::EntrantTaken(*entrant))?;
            let bars = state.bars(one, *who);
            only(bars.is_empty(), || NotSo::Barred(bars))?;
            state.judge_ground(one, *who, *ground).map(|_| ())
        }
        Act::Withdrew { entrant: who, .. } => {
            entrant(*who)?;
            only(!one.begun(), || NotSo::Begun)
        }
        Act::Drawn { round, anew, pairs, .. } => drawn(state, one, *round, *anew, pairs),
        Act::Played { round, home, guest, boards, .. } => played(state, one, *round, (*home, *guest), boards),
        Act::PlayedOff { among, step, .. } => played_off(state, one, among, step),
        Act::Ranked { rows, .. } => ranked(state, one, rows),
        Act::Declined { entrant: who, .. } => {
            let who_is = entrant(*who)?.who;
            let onward = state.onward(one);
            let named = onward.qualified.iter().chain(&onward.substitutes).any(|known| known.same(who_is));
            only(named, || NotSo::NotQualified(*who))
        }
        Act::Closed { .. } => {
            let open = state.unfinished(one);
            only(open.is_empty(), || NotSo::Unfinished(open))
        }
    }
}

fn drawn(state: &State, one: &Championship, round: u32, anew: bool, pairs: &[Pair]) -> Result<(), Refusal> {
    let (ordinance, _) = state.rules_of(one)?;
    only(state.is_cup(one) && rules_of_draw(ordinance, one).is_some(), || NotSo::NotACup)?;
    let next = u32::try_from(one.rounds.len() + 1).unwrap_or(u32::MAX);
    only(round == next, || NotSo::OtherRound(next))?;
    let left = state.in_next_round(one)?;
    only(left.len() > 1, || if one.rounds.is_empty() { NotSo::TooFew } else { NotSo::Decided })?;
    // The first draw says whether it fixes the way to the final.
    only(one.rounds.first().is_none_or(|first| first.anew == anew), || NotSo::OtherBracket)?;
    if one.rounds.is_empty() && one.by_places() {
        state.quotas(one)?;
    }
    let verdict = state.check_draw(one, pairs, anew).ok_or(NotSo::NotACup)?;
    let faults: Vec<DrawFault> =
        verdict.violations.into_iter().filter(|fault| fault.kind != DrawFaultKind::Quota).collect();
    only(faults.is_empty(), || NotSo::Draw(faults))?;
    // Below the federation nobody checks the Verbände, but everybody is drawn once.
    let mut seen: Vec<EntrantId> =
        pairs.iter().flat_map(|pair| [Some(pair.home), pair.guest]).flatten().collect();
    seen.sort_unstable();
    let mut wanted = left.clone();
    wanted.sort_unstable();
    only(seen == wanted, || NotSo::OtherBracket)?;
    if one.rounds.is_empty() || anew {
        return Ok(());
    }
    let both = |pair: &Pair| {
        let mut both: Vec<EntrantId> = [Some(pair.home), pair.guest].into_iter().flatten().collect();
        both.sort_unstable();
        both
    };
    let mut told: Vec<Vec<EntrantId>> = pairs.iter().map(both).collect();
    let mut fixed: Vec<Vec<EntrantId>> = left.chunks(2).map(<[EntrantId]>::to_vec).collect();
    fixed.iter_mut().for_each(|two| two.sort_unstable());
    told.sort_unstable();
    fixed.sort_unstable();
    only(told == fixed, || NotSo::OtherBracket)
}

fn played(
    state: &State,
    one: &Championship,
    round: u32,
    (home, guest): (EntrantId, Option<EntrantId>),
    boards: &[[i32; 2]],
) -> Result<(), Refusal> {
    let last = u32::try_from(one.rounds.len()).unwrap_or(u32::MAX);
    only(round == last && last > 0, || NotSo::OtherRound(last))?;
    let games = one.rounds.last().map(|round| round.games.as_slice()).unwrap_or_default();
    // Older journals name the home side alone.
    let meant = |game: &&Game| game.pair.home == home && (guest.is_none() || game.pair.guest == guest);
    let game = games.iter().find(meant).filter(|game| game.pair.guest.is_some());
    let game = game.ok_or_else(|| {
        let played = games.iter().map(|game| game.pair).filter(|pair| pair.guest.is_some());
        NotSo::NoGame(played.collect())
    })?;
    only(one.details.class.is_none(), || NotSo::ByCard)?;
    only(matches!(state.standing(one, game), Standing::Open(_)), || NotSo::Decided)?;
    let number = state.competition(one).and_then(|competition| competition.boards).unwrap_or(1);
    let halves = |board: &[i32; 2]| {
        board.iter().all(|points| [0, 5, 10].contains(points)) && board[0] + board[1] <= 10
    };
    only(boards.len() == number && boards.iter().all(halves), || NotSo::NoResult(number))
}

fn played_off(state: &State, one: &Championship, among: &[EntrantId], step: &Step) -> Result<(), Refusal> {
    let mut sorted = among.to_vec();
    sorted.sort_unstable();
    let same = |known: &[EntrantId]| {
        let mut known = known.to_vec();
        known.sort_unstable();
        known == sorted
    };
    let level = one.rounds.last().into_iter().flat_map(|round| &round.games).find_map(|game| {
        let both = [game.pair.home, game.pair.guest?];
        match state.standing(one, game) {
            Standing::Level(playoff) if same(&both) => Some(*playoff),
            _ => None,
        }
    });
    let open = match level {
        Some(playoff) => vec![playoff],
        None => {
            let tie = state.ties(one).into_iter().find(|tie| same(&tie.among)).ok_or(NotSo::NoTie)?;
            tie.playoffs.into_iter().filter(|playoff| playoff.state().order.is_none()).collect()
        }
    };
    let mut why = NotNow::Decided;
    for mut playoff in open {
        match fact_of(&playoff, step) {
            Some(fact) => match playoff.record(fact) {
                Ok(_) => return Ok(()),
                Err(refused) => why = refused,
            },
            None => why = NotNow::Expected(playoff.state().next),
        }
    }
    Err(NotSo::NotNow(Box::new(why)).into())
}

fn ranked(state: &State, one: &Championship, rows: &[Row]) -> Result<(), Refusal> {
    only(!state.is_cup(one), || NotSo::ACup)?;
    only(one.playoffs.is_empty(), || NotSo::Begun)?;
    let mut told: Vec<EntrantId> = rows.iter().map(|row| row.entrant).collect();
    told.sort_unstable();
    let wanted: Vec<EntrantId> = one.active().map(|(id, _)| id).collect();
    if told != wanted || told.is_empty() {
        let missing = wanted.iter().filter(|id| !told.contains(id));
        let twice = told.windows(2).filter(|two| two[0] == two[1]).map(|two| &two[0]);
        let strangers = told.iter().filter(|id| !wanted.contains(id));
        return Err(NotSo::Incomplete(missing.chain(twice).chain(strangers).copied().collect()).into());
    }
    let above = rows.windows(2).find(|two| two[1].points > two[0].points);
    above.map_or(Ok(()), |two| Err(NotSo::NotInOrder(two[1].entrant).into()))
}

/// What new acts must fulfil besides.
pub(crate) fn sense(state: &State, act: &Act, today: Date) -> Result<(), Refusal> {
    let Some(id) = act.about().filter(|_| !matches!(act, Act::Announced { .. })) else { return Ok(()) };
    let details = &state.held(id)?.details;
    match act {
        Act::Entered { .. } => match details.closing.filter(|closing| today > *closing) {
            Some(closing) => Err(Refusal::EntriesClosed(closing)),
            None => Ok(()),
        },
        // What has not begun has no results.
        Act::Played { .. } | Act::PlayedOff { .. } | Act::Ranked { .. } | Act::Closed { .. } => {
            only(today >= details.begins, || NotSo::NotYet(details.begins))
        }
        Act::Announced { .. }
        | Act::Invited { .. }
        | Act::MembersCounted { .. }
        | Act::RightNoted { .. }
        | Act::Withdrew { .. }
        | Act::Drawn { .. }
        | Act::Declined { .. }
        | Act::Cancelled { .. } => Ok(()),
    }
}

impl State {
    /// What has to be read with an act.
    pub(crate) fn notices(&self, act: &Act) -> Vec<Notice> {
        let mut notices = Vec::new();
        if let Act::Announced { details: Details { class: Some(class), competition, .. }, .. } = act {
            let rules = self.ordinance_of(*class).and_then(|own| own.rules.competition.get(competition));
            notices.extend(rules.and_then(|rules| rules.groups.as_ref()).map(|groups| Notice::Groups {
                count: groups.count,
                size: groups.size,
                to_final: groups.to_final,
                relegated: groups.relegated,
                cite: groups.at.cite(),
            }));
        }
        let Some(one) = act.about().and_then(|id| self.championships.all.get(&id)) else {
            return notices;
        };
        let size = || {
            let (size, competition) = (self.size_of(one)?, self.competition(one)?);
            (size != Size::Fits).then(|| Notice::Size(one.active().count(), size, competition.at.cite()))
        };
        match act {
            Act::Drawn { pairs, anew, .. } => {
                if one.rounds.is_empty() {
                    notices.extend(size());
                }
                if let Some(verdict) = self.check_draw(one, pairs, *anew) {
                    let quota = verdict.violations.into_iter().filter(|one| one.kind == DrawFaultKind::Quota);
                    let told: Vec<DrawFault> =
                        quota.filter(|_| one.rounds.is_empty()).chain(verdict.warnings).collect();
                    if !told.is_empty() {
                        notices.push(Notice::Draw(told));
                    }
                }
            }
            Act::Ranked { rows, .. } => {
                notices.extend(size());
                let ranked = Championship { ranking: rows.clone(), ..one.clone() };
                let ties: Vec<Vec<EntrantId>> = self.ties(&ranked).into_iter().map(|tie| tie.among).collect();
                if !ties.is_empty() {
                    notices.push(Notice::PlayOffs(ties));
                }
            }
            Act::Invited { posted, .. } => {
                let last = self.ordinance_for(one).and_then(|ordinance| {
                    deadline::deadline(ordinance, Rule::Invitation, one.details.begins).ok()
                });
                if let Some(last) = last.filter(|last| *posted > last.last_day) {
                    notices.push(Notice::InvitedLate(last.last_day, last.cite));
                }
            }
            Act::Entered { who, ground: Ground::Verband | Ground::Bezirk, .. } => {
                notices.extend(self.other_qualified(one, *who).map(Notice::OtherQualified));
            }
            Act::Announced { .. }
            | Act::MembersCounted { .. }
            | Act::RightNoted { .. }
            | Act::Entered { .. }
            | Act::Withdrew { .. }
            | Act::Played { .. }
            | Act::PlayedOff { .. }
            | Act::Declined { .. }
            | Act::Closed { .. }
            | Act::Cancelled { .. } => {}
        }
        notices
    }
}

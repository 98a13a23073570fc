//! What a new decision must fulfil: an article, a consequence, parties of the match (NRW 1987, 4, 5).

use jiff::civil::Date;
use turmuhr_federation::{
    Ordinance,
    law::{remedy::Lodged, sanction::Sanction},
    persons::person::PersonId,
};

use crate::{
    fact::{About, Appellant, Decision, DecisionId, Imposition, MatchId, OtherAbout, Part, TeamId},
    refuse::Refusal,
    registry::{AsOf, Banned},
    slip::Slip,
    state::{Against, Match, ReportStage, State},
};

fn only(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// A first decision.
pub(crate) fn first(state: &State, decision: &Decision, today: Date) -> Result<(), Refusal> {
    sensible(state, decision, None)?;
    if let Some(one) = decision.about.game().and_then(|id| state.matches.get(&id)) {
        only(today >= one.fixture.on, Refusal::NotYet(one.fixture.on))?;
    }
    decides_something(state, decision)?;
    let same = state.decisions.iter().find(|(id, other)| {
        let says = |one: &Decision| (one.about, one.article.clone(), one.sets, one.sanctions.clone());
        says(other) == says(decision)
            && other.settles == decision.settles
            && (state.counts(**id, Part::Score) || state.counts(**id, Part::Sanctions))
    });
    same.map_or(Ok(()), |(id, _)| Err(Refusal::SameDecision(*id)))?;
    not_contradicting(state, decision)
}

/// In a closed class another score is set on a remedy, or after a revocation.
fn not_contradicting(state: &State, decision: &Decision) -> Result<(), Refusal> {
    let one = decision.about.game().and_then(|id| state.matches.get(&id));
    let (Some(one), Some(sets)) = (one, decision.sets) else { return Ok(()) };
    let closed = state.classes.get(&one.fixture.class).is_some_and(|class| class.closed);
    let other = one.decisions.iter().rev().find(|id| {
        let before = state.decisions.get(id).and_then(|other| other.sets);
        state.counts(**id, Part::Score) && before.is_some_and(|before| before != sets)
    });
    match other.filter(|_| closed && decision.settles.is_none()) {
        Some(id) => Err(Slip::DecidedAndClosed(*id).into()),
        None => Ok(()),
    }
}

/// Any decision; one on a remedy with the decision that the remedy contests.
pub(crate) fn sensible(
    state: &State,
    decision: &Decision,
    contested: Option<DecisionId>,
) -> Result<(), Refusal> {
    let said = !decision.reasons.trim().is_empty() && !decision.article.trim().is_empty();
    only(said, Refusal::NoReasons)?;
    let class = match decision.about {
        About::Match(id) => state.matches.get(&id).map(|one| one.fixture.class),
        About::Other(OtherAbout::Class(class)) => Some(class),
    };
    let of_class = class.and_then(|class| state.ordinance_of(class));
    article_known(&[of_class, state.ordinance.as_ref()], &decision.article)?;
    possible(state, decision)?;
    let before = contested.and_then(|id| state.decisions.get(&id));
    for imposed in &decision.sanctions {
        sanction(state, decision.about.game(), imposed)?;
        has_effect(decision, imposed)?;
        not_backdated(decision, imposed, before)?;
    }
    Ok(())
}

/// A ban begins with its decision at the earliest. A ruling may keep the first day of the ban that it changes.
fn not_backdated(
    decision: &Decision,
    imposed: &Imposition,
    before: Option<&Decision>,
) -> Result<(), Refusal> {
    let Sanction::Ban { from, .. } = imposed.sanction else { return Ok(()) };
    let begun = |one: &Imposition| match one.sanction {
        Sanction::Ban { from: first, .. } => one.on == imposed.on && first <= from,
        Sanction::Warning
        | Sanction::Reprimand
        | Sanction::GamesLost
        | Sanction::Fine(_)
        | Sanction::PointDeduction(_)
        | Sanction::Demotion => false,
    };
    let kept = before.is_some_and(|before| before.sanctions.iter().any(begun));
    let decided = decision.postmark;
    only(kept || from >= decided, Refusal::BanBackdated { from, decided })
}

/// No more match points than the team can win in its matches.
pub(crate) fn deductible(state: &State, team: TeamId, points: u32) -> Result<(), Refusal> {
    only(points > 0, Refusal::NoAmount)?;
    let Some(own) = state.teams.get(&team) else { return Ok(()) };
    let of = |one: &&Match| [one.fixture.home, one.fixture.guest].contains(&team);
    let matches = state.matches.values().filter(of).filter(|one| one.is_round()).count();
    // Before the matches are scheduled: against each other team of the group.
    let groups = state.classes.get(&own.class).map(|class| class.groups.as_slice()).unwrap_or_default();
    let group = groups.iter().find(|group| group.contains(&team)).map(Vec::len);
    let of_class = || state.teams.values().filter(|other| other.class == own.class).count();
    let others = group.unwrap_or_else(of_class).saturating_sub(1);
    let rule = state.ordinance_of(own.class).and_then(|ordinance| ordinance.rules.points.as_ref());
    let win = rule.map_or(2, |points| points.win);
    let most = u32::try_from(matches.max(others)).unwrap_or(u32::MAX).saturating_mul(win);
    only(points <= most, Refusal::DeductionTooHigh { most })
}

/// What an instance has before it, or has decided, is not brought before it again; the way on is the appeal (5.2).
pub(crate) fn not_again(state: &State, against: Against, by: Appellant) -> Result<(), Refusal> {
    let mut known = state.remedies.iter().filter(|(_, one)| one.against == against);
    let again = known.find(|(_, one)| match one.outcome {
        _ if one.withdrawn.is_some() => false,
        // The rest of a fee that was short belongs to the remedy that was lodged.
        None => one.by == by,
        // One that was not examined for a lack of form may come again in time.
        Some(_) => one.lacks.is_empty(),
    });
    let Some((remedy, one)) = again else { return Ok(()) };
    let rule = state.ordinance.as_ref().and_then(|own| own.rules.remedies.as_ref());
    let ruling = one.outcome.map(|(_, ruling)| ruling);
    Err(Refusal::SameRemedy { remedy: *remedy, ruling, cite: rule.map(|rule| rule.at.cite()) })
}

/// Articles of the ordinances, one or several: `16.4`, `16.4, 4.3`. Those of the Laws are named as such: `FIDE 11.1`.
pub(crate) fn article_known(ordinances: &[Option<&Ordinance>], cited: &str) -> Result<(), Refusal> {
    let Some(last) = ordinances.iter().flatten().last() else { return Ok(()) };
    for part in cited.split([',', ';', '/']).map(str::trim).filter(|part| !part.is_empty()) {
        let by_id = ordinances.iter().flatten().find_map(|one| part.strip_prefix(one.id.as_str()));
        let bare = by_id.unwrap_or(part).trim_start_matches(['§', ' ']);
        let bare = bare.strip_prefix("Art.").unwrap_or(bare).trim();
        let known = ordinances.iter().flatten().any(|one| one.has_article(bare));
        if !known && !bare.starts_with("FIDE") {
            return Err(Refusal::UnknownArticle { article: part.to_owned(), ordinance: last.id.clone() });
        }
    }
    Ok(())
}

/// A score that the boards can give: each has one point at most.
fn possible(state: &State, decision: &Decision) -> Result<(), Refusal> {
    let class = decision.about.game().and_then(|id| state.matches.get(&id)).map(|one| one.fixture.class);
    let class = class.and_then(|class| state.classes.get(&class));
    let (Some(class), Some((boards, _))) = (class, decision.sets) else { return Ok(()) };
    let most = i32::try_from(class.details.boards * 10).unwrap_or(i32::MAX);
    let fits = boards.iter().all(|side| *side >= 0) && boards[0].saturating_add(boards[1]) <= most;
    only(fits, Refusal::MoreThanBoards(class.details.boards))
}

/// Whether a person is named in the card of a match.
fn seated(state: &State, one: &Match, person: PersonId) -> bool {
    let Some(report) = &one.report else { return false };
    let sides = [(one.fixture.home, &report.home), (one.fixture.guest, &report.guest)];
    let same = |id| state.registry.identity(id, Date::MAX);
    sides.into_iter().any(|(team, seats)| {
        let Some(team) = state.teams.get(&team) else { return false };
        let mut named = seats.iter().filter_map(|seat| state.of_rank(team, seat.rank, Date::MAX));
        named.any(|who| same(who) == same(person))
    })
}

fn sanction(state: &State, game: Option<MatchId>, imposed: &Imposition) -> Result<(), Refusal> {
    match imposed.sanction {
        Sanction::Ban { from, to } => only(from <= to, Refusal::BanBackwards { from, to })?,
        Sanction::Fine(amount) => only(amount > 0, Refusal::NoAmount)?,
        Sanction::PointDeduction(points) => match imposed.on {
            Banned::Team(team) => deductible(state, team, points)?,
            Banned::Club(club) => return Err(Slip::NamesNoTeam(club).into()),
            Banned::Player(_) => only(points > 0, Refusal::NoAmount)?,
        },
        Sanction::Demotion => match imposed.on {
            Banned::Club(club) => return Err(Slip::NamesNoTeam(club).into()),
            Banned::Team(_) | Banned::Player(_) => {}
        },
        Sanction::Warning | Sanction::Reprimand | Sanction::GamesLost => {}
    }
    let Some((game, one)) = game.and_then(|id| Some((id, state.matches.get(&id)?))) else { return Ok(()) };
    let teams = [one.fixture.home, one.fixture.guest];
    let clubs: Vec<_> = teams.iter().filter_map(|team| state.teams.get(team)).map(|team| team.club).collect();
    let takes_part = match imposed.on {
        Banned::Club(club) => clubs.contains(&club),
        // A ban may be limited to another team of the club (4.1).
        Banned::Team(team) => match imposed.sanction {
            Sanction::PointDeduction(_) | Sanction::Demotion => teams.contains(&team),
            Sanction::Warning
            | Sanction::Reprimand
            | Sanction::GamesLost
            | Sanction::Fine(_)
            | Sanction::Ban { .. } => state.teams.get(&team).is_some_and(|team| clubs.contains(&team.club)),
        },
        // A guest plays for another club than the own one.
        Banned::Player(person) if imposed.sanction == Sanction::GamesLost => seated(state, one, person),
        Banned::Player(person) => {
            let own = state.registry.clubs_of(person, AsOf::today(one.fixture.on));
            own.is_empty() || own.iter().any(|club| clubs.contains(club)) || seated(state, one, person)
        }
    };
    only(takes_part, Refusal::NotInMatch { who: imposed.on, game })
}

/// A game declared lost (4.2) changes the score of its match: the decision is about it and sets the score.
fn has_effect(decision: &Decision, imposed: &Imposition) -> Result<(), Refusal> {
    match (imposed.on, imposed.sanction) {
        (Banned::Player(person), Sanction::GamesLost) => {
            let scored = decision.about.game().is_some() && decision.sets.is_some();
            only(scored, Slip::GameWithoutScore(person).into())
        }
        (Banned::Player(_) | Banned::Club(_) | Banned::Team(_), _) => Ok(()),
    }
}

/// A score, a sanction, or an answer: to a request, to a dispute, to what became known later.
fn decides_something(state: &State, decision: &Decision) -> Result<(), Refusal> {
    let game = decision.about.game();
    let asked = state.requests.values().any(|one| Some(one.about) == game && one.answered.is_none());
    let report = game.and_then(|id| state.matches.get(&id)).and_then(|one| one.report.as_ref());
    let disputed = report.is_some_and(|report| match report.stage {
        ReportStage::Disputed { .. } => !report.confirmed,
        ReportStage::Preliminary | ReportStage::Agreed => false,
    });
    let something = decision.sets.is_some()
        || !decision.sanctions.is_empty()
        || decision.settles.is_some()
        || asked
        || disputed;
    only(something, Refusal::NothingDecided)
}

/// A protest against a first decision, an appeal against the decision on a protest (5.2).
pub(crate) fn right_remedy(state: &State, against: Against, lodged: &Lodged) -> Result<(), Refusal> {
    let way = state.way_against(against);
    match lodged.named.zip(way) {
        Some((named, way)) if named != way.remedy => {
            let rule = state.ordinance.as_ref().and_then(|own| own.rules.remedies.as_ref());
            Err(Refusal::OtherRemedy { wants: way.remedy, cite: rule.map(|rule| rule.at.cite()) })
        }
        Some(_) | None => Ok(()),
    }
}

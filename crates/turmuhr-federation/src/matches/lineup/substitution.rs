//! Substitutes: from which team, how often, and the cost (16.5, 16.6; youth ordinance 7.3, 8.5).

use super::{
    ClassKind, Facts, Match, NoJudgement, NoteKind, Occasion, Rank, Seat, Team, ViolationKind, Which,
    rules_for, side::Judged,
};
use crate::{
    ordinance::{Cite, Ordinance, rules::Substitution},
    persons::person::TeamNumber,
};

pub(super) fn check(judged: &mut Judged<'_>) {
    let Some(playing) = judged.playing else { return };
    // Somebody on no list is of no team, and no substitute of one.
    for seat in judged.seats().filter(|seat| !matches!(seat.rank, Rank::Unlisted(_))) {
        // Ranks without a team were refused before, where they matter.
        let Ok(base) = judged.base(seat.rank) else { continue };
        downward(judged, seat, base, playing);
        limit(judged, seat, base, playing);
        lock(judged, seat, base, playing);
        played_up(judged, seat, base, playing);
        sisters(judged, seat, base, playing);
        suspension(judged, seat, base, playing);
    }
}

fn downward(judged: &mut Judged<'_>, seat: Seat, base: &Team, playing: &Team) {
    if let Some(at) = judged.rules.downward.as_ref().filter(|_| base.height > playing.height) {
        let facts = Facts { team: Some(base.team), ..Facts::default() };
        judged.ineligible(seat, ViolationKind::HigherTeam, at, facts);
    }
}

fn limit(judged: &mut Judged<'_>, seat: Seat, base: &Team, playing: &Team) {
    let Some(rule) = &judged.rules.substitution else { return };
    if base.height >= playing.height || !is_limited(judged, rule, seat) {
        return;
    }
    let (most, at) = allowed(rule, judged.occasion);
    let count = used(judged, seat.rank, base, rule, judged.occasion);
    if count >= most {
        let facts = Facts { count, limit: most, team: Some(base.team), ..Facts::default() };
        judged.ineligible(seat, ViolationKind::SubstituteLimit, at, facts);
    }
}

/// Whether a use on this board and occasion counts against a limit.
fn is_limited(judged: &Judged<'_>, rule: &Substitution, seat: Seat) -> bool {
    let special = judged.rules.special.iter().any(|special| special.board == seat.board);
    !(rule.not_in.contains(&judged.occasion) || special || judged.is_lowest())
}

fn allowed(rule: &Substitution, occasion: Occasion) -> (usize, &crate::ordinance::rules::At) {
    match &rule.further {
        Some(further) if further.on.contains(&occasion) => (further.most, &further.at),
        _ => (rule.most, &rule.at),
    }
}

/// Uses in higher teams that count on an occasion. If further uses are allowed, all earlier uses count too.
fn used(judged: &Judged<'_>, rank: Rank, base: &Team, rule: &Substitution, occasion: Occasion) -> usize {
    let further = rule.further.as_ref().is_some_and(|further| further.on.contains(&occasion));
    let counts = |occasion: &Occasion| further || !rule.not_counted.contains(occasion);
    judged
        .earlier(rank)
        .filter(|one| one.seated && counts(&one.occasion) && helped(judged, one.team, base))
        .count()
}

/// Whether that was a team of a higher class, except the Bundesliga, which has its own count.
fn helped(judged: &Judged<'_>, team: TeamNumber, base: &Team) -> bool {
    judged.team(team).is_some_and(|team| team.height > base.height && team.kind != ClassKind::Bundesliga)
}

fn nominations(judged: &Judged<'_>, rank: Rank, base: &Team) -> usize {
    let Some(rule) = &judged.rules.lock else { return 0 };
    let there = |team: TeamNumber| judged.team(team).is_some_and(|team| team.kind == rule.class);
    judged.earlier(rank).filter(|one| one.team != base.team && there(one.team)).count()
}

fn lock(judged: &mut Judged<'_>, seat: Seat, base: &Team, playing: &Team) {
    let Some(rule) = &judged.rules.lock else { return };
    let count = nominations(judged, seat.rank, base);
    if base.team == playing.team && count >= rule.nominations {
        let facts = Facts { count, limit: rule.nominations, team: Some(base.team), ..Facts::default() };
        judged.ineligible(seat, ViolationKind::BundesligaLock, &rule.at, facts);
    }
}

/// Plays in the own team, or in a lower one, after too many uses above it.
fn played_up(judged: &mut Judged<'_>, seat: Seat, base: &Team, playing: &Team) {
    let Some(rule) = &judged.rules.played_up else { return };
    let counts = |one: &&super::Appearance| one.seated && !rule.not_counted.contains(&one.occasion);
    let above = |team: TeamNumber| judged.team(team).is_some_and(|team| team.height > playing.height);
    let count = judged.earlier(seat.rank).filter(counts).filter(|one| above(one.team)).count();
    if base.height <= playing.height && count > rule.free {
        let facts = Facts { count, limit: rule.free, team: Some(base.team), ..Facts::default() };
        judged.ineligible(seat, ViolationKind::PlayedUp, &rule.at, facts);
    }
}

fn sisters(judged: &mut Judged<'_>, seat: Seat, base: &Team, playing: &Team) {
    let Some(rule) = &judged.rules.sisters else { return };
    if base.team == playing.team {
        return;
    }
    // On some occasions every player of the second team may help the first.
    let excepted = |from: TeamNumber| rule.except.contains(&judged.occasion) && from > playing.team;
    if base.class == playing.class {
        if !excepted(base.team) {
            let facts = Facts { team: Some(base.team), ..Facts::default() };
            judged.ineligible(seat, ViolationKind::SameClass, &rule.at, facts);
        }
        return;
    }
    let helped = judged.earlier(seat.rank).find(|one| {
        let sister = judged.team(one.team).is_some_and(|team| team.class == playing.class);
        one.seated && one.team != playing.team && sister && !excepted(one.team)
    });
    if let Some(helped) = helped {
        let facts = Facts { team: Some(helped.team), ..Facts::default() };
        judged.ineligible(seat, ViolationKind::SisterTeam, &rule.at, facts);
    }
}

fn suspension(judged: &mut Judged<'_>, seat: Seat, base: &Team, playing: &Team) {
    let Some(rule) = &judged.rules.suspension else { return };
    if base.team != playing.team {
        return;
    }
    let (count, owed) = suspended(judged, seat.rank, base);
    let served = judged.player(seat.rank).served;
    if owed > served {
        let facts = Facts {
            count,
            limit: rule.free,
            team: Some(base.team),
            to_serve: owed - served,
            ..Facts::default()
        };
        judged.ineligible(seat, ViolationKind::Suspended, &rule.at, facts);
    }
}

/// Uses in higher teams, and their matches of suspension in all.
fn suspended(judged: &Judged<'_>, rank: Rank, base: &Team) -> (usize, usize) {
    let Some(rule) = &judged.rules.suspension else { return (0, 0) };
    let higher = |team: TeamNumber| judged.team(team).is_some_and(|team| team.height > base.height);
    let count = judged
        .earlier(rank)
        .filter(|one| one.seated && rule.counted.contains(&one.occasion) && higher(one.team))
        .count();
    (count, count.saturating_sub(rule.free))
}

/// The effect of an allowed use on the player.
pub(super) fn brings(judged: &Judged<'_>, seat: Seat) -> Option<(NoteKind, Cite)> {
    let playing = judged.playing?;
    let base = judged.base(seat.rank).ok().filter(|base| base.height < playing.height && !seat.absent)?;
    if let Some(rule) =
        judged.rules.suspension.as_ref().filter(|rule| rule.counted.contains(&judged.occasion))
    {
        let (before, _) = suspended(judged, seat.rank, base);
        if before >= rule.free {
            return Some((NoteKind::Suspends { uses: before + 1, team: base.team }, rule.at.cite()));
        }
    }
    let rule = judged.rules.substitution.as_ref().filter(|rule| is_limited(judged, rule, seat))?;
    let (most, at) = allowed(rule, judged.occasion);
    let uses = used(judged, seat.rank, base, rule, judged.occasion) + 1;
    (uses == most && playing.kind != ClassKind::Bundesliga).then(|| (NoteKind::LastUse { uses }, at.cite()))
}

/// A substitute's uses so far, and those left (F-314).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Uses {
    pub base: TeamNumber,
    pub used: usize,
    /// None without a limit.
    pub left: Option<usize>,
    pub nominations: usize,
    /// Matches of suspension in all.
    pub suspended: usize,
    /// Teams in which the player may not be used at present, with the violation that would follow.
    pub barred: Vec<(TeamNumber, ViolationKind)>,
    /// The appearances that count, as positions in the list of earlier ones.
    pub caused_by: Vec<usize>,
}

/// A player's uses and limits, for a match on this occasion.
pub fn uses(
    ordinance: &Ordinance,
    game: &Match,
    which: Which,
    rank: Rank,
) -> Result<Option<Uses>, NoJudgement> {
    let rules = rules_for(ordinance, game)?;
    let Some(side) = game.side(which) else { return Ok(None) };
    let judged = Judged::new(ordinance, rules, game, which, side)?;
    let (Some(rule), Ok(base)) = (&rules.substitution, judged.base(rank)) else { return Ok(None) };
    let used = used(&judged, rank, base, rule, game.occasion);
    let (most, _) = allowed(rule, game.occasion);
    let left = (!rule.not_in.contains(&game.occasion)).then(|| most.saturating_sub(used));
    let counts = |one: &super::Appearance| {
        one.rank == rank && judged.team(one.team).is_some_and(|team| team.team != base.team)
    };
    let caused_by =
        side.earlier.iter().enumerate().filter(|(_, one)| counts(one)).map(|(index, _)| index).collect();
    let mut barred = Vec::new();
    for team in &side.teams {
        let seat = Seat { board: 1, rank, absent: false };
        let trial = super::Side { team: Some(team.team), lineup: vec![seat], ..side.clone() };
        let mut judged = Judged::new(ordinance, rules, game, which, &trial)?;
        check(&mut judged);
        barred.extend(judged.found.iter().map(|violation| (team.team, violation.kind)));
    }
    Ok(Some(Uses {
        base: base.team,
        used,
        left,
        nominations: nominations(&judged, rank, base),
        suspended: suspended(&judged, rank, base).1,
        barred,
        caused_by,
    }))
}

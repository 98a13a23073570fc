//! Play-offs between teams level at a place that counts (18.3).

use turmuhr_federation::{
    competition::league::Played,
    date::days_after,
    matches::lineup::{BoardResult, Occasion},
};
use turmuhr_pairing::lot::Lot;

use super::{BOARDS, Scribe, lineups};
use crate::{
    Broken, ClassId, Fact, MatchId, TeamId,
    fact::Fixture,
    tables::counted,
    year::{SettledBy, Settlement},
};

/// Plays off every tie there is; one that is settled may leave another.
pub(super) fn play(scribe: &mut Scribe, seed: u64, lot: &mut Lot) -> Result<(), Broken> {
    // A settled tie is no tie any more, so this ends.
    loop {
        let open = scribe.journal.state().year().into_iter().find_map(|moves| {
            let (group, _, teams) = moves.open.into_iter().next()?;
            Some((moves.class, group, teams))
        });
        let Some((class, group, teams)) = open else { return Ok(()) };
        settle(scribe, (class, group), teams, seed, lot)?;
    }
}

fn settle(
    scribe: &mut Scribe,
    (class, group): (ClassId, usize),
    mut teams: Vec<TeamId>,
    seed: u64,
    lot: &mut Lot,
) -> Result<(), Broken> {
    lot.shuffle(&mut teams);
    let mut played = Vec::new();
    let pairs = teams.iter().enumerate().flat_map(|(place, one)| {
        teams[place + 1..].iter().map(move |other| (*one, *other)).collect::<Vec<_>>()
    });
    for (home, guest) in pairs.collect::<Vec<_>>() {
        let state = scribe.journal.state();
        let next = state.matches.keys().last().map_or(1, |last| last.0 + 1);
        let in_class = state
            .matches
            .values()
            .filter(|one| one.fixture.class == class && one.fixture.occasion == Occasion::PlayOff);
        let round = u32::try_from(in_class.count()).unwrap_or(u32::MAX) + 1;
        let (id, on) = (MatchId(next), days_after(scribe.today, 1));
        let fixture =
            Fixture { class, group, round, home, guest, on, occasion: Occasion::PlayOff, starts: None };
        scribe.write("Spielleiter", Fact::MatchSet { id, fixture })?;
        scribe.until(on)?;
        let state = scribe.journal.state();
        let seats = [home, guest].map(|team| lineups::regular(&state.teams[&team]));
        let [home_seats, guest_seats] = seats;
        // The first of the two is a little better.
        let results = (1..=BOARDS)
            .map(|board| Some(if board <= 2 { BoardResult::HomeWins } else { lineups::drawn_or(lot) }));
        let reported = Fact::reported(id, home_seats, guest_seats, results.collect());
        scribe.write("host", reported)?;
        scribe.write("Spielleiter", Fact::confirmed(id))?;
        scribe.counts.matches += 1;
        scribe.counts.play_offs += 1;
        played.push(([home, guest], id));
    }
    let state = scribe.journal.state();
    // Match points and board points against some of the teams.
    let points = |team: TeamId, among: &[TeamId]| -> [i64; 2] {
        let mut sum = [0, 0];
        for (sides, id) in &played {
            let Some(own) = sides.iter().position(|side| *side == team) else { continue };
            if let (true, Played::Decided { boards, matches }) =
                (among.contains(&sides[1 - own]), counted(state, *id).0)
            {
                sum[0] += i64::from(matches[own]);
                sum[1] += i64::from(boards[own].in_tenths());
            }
        }
        sum
    };
    let key = |team: TeamId| {
        let [all, boards] = points(team, &teams);
        let level: Vec<TeamId> =
            teams.iter().copied().filter(|other| points(*other, &teams)[0] == all).collect();
        [all, points(team, &level)[0], boards]
    };
    let mut order: Vec<([i64; 3], TeamId)> = teams.iter().map(|team| (key(*team), *team)).collect();
    order.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
    // Of two teams only the match itself decides; what is level then goes by lot.
    let clear = order.windows(2).all(|pair| match teams.len() {
        2 => pair[0].0[0] > pair[1].0[0],
        _ => pair[0].0 > pair[1].0,
    });
    let how = if clear { SettledBy::PlayOff } else { SettledBy::Lot { seed } };
    let order = order.into_iter().map(|(_, team)| team).collect();
    let settled = Settlement { class, group, order, how };
    scribe.write("Spielleiter", Fact::TieSettled { settled }).map(|_| ())
}

//! Play-offs between teams level at a place that counts (18.3).

use turmuhr_federation::{
    date::days_after,
    matches::lineup::{BoardResult, Occasion},
};
use turmuhr_pairing::lot::Lot;

use super::{BOARDS, Scribe, lineups};
use crate::{
    Broken, ClassId, Fact, MatchId, TeamId,
    fact::Fixture,
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
    }
    let state = scribe.journal.state();
    let tied = Settlement { class, group, order: teams.clone(), how: SettledBy::PlayOff };
    let key = |team: TeamId| state.playoff_key(&tied, team);
    let mut order: Vec<([i64; 3], TeamId)> = teams.iter().map(|team| (key(*team), *team)).collect();
    order.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
    // Of two teams only the match itself decides; what is level then goes by lot.
    let clear = order.windows(2).all(|pair| match teams.len() {
        2 => pair[0].0[0] > pair[1].0[0],
        _ => pair[0].0 > pair[1].0,
    });
    let how = if clear { SettledBy::PlayOff } else { SettledBy::Lot { seed } };
    let order: Vec<TeamId> = order.into_iter().map(|(_, team)| team).collect();
    // A drawn match of two goes to the Berlin system, and then to the lot.
    let turned = || order.iter().rev().copied().collect::<Vec<_>>();
    let ways = [how, SettledBy::Berlin, SettledBy::Lot { seed }].into_iter();
    let mut ways = ways.flat_map(|how| [(order.clone(), how), (turned(), how)]);
    let settled = ways.find_map(|(order, how)| {
        let one = Settlement { class, group, order, how };
        (state.refuse_settlement(&one).is_ok() && state.as_weighed(&one).is_ok()).then_some(one)
    });
    let settled = settled.unwrap_or(Settlement { class, group, order, how });
    scribe.write("Spielleiter", Fact::TieSettled { settled }).map(|_| ())
}

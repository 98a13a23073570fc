//! The final order from a tournament file, by the tie-breaks of the ordinance.

use turmuhr_contest::{TableAsk, TieBreaks};
use turmuhr_federation::{competition::ties, ordinance::rules::System};
use turmuhr_season::{
    State,
    championship::{Championship, Row},
};
use turmuhr_standings::{Form, TieBreakEdition};
use turmuhr_texts::season::championship as told;

use super::super::book::Asked;
use crate::{outcome::Trouble, tournaments};

/// The rows of the file. Players are found by their names.
pub(super) fn rows(
    call: &Asked<'_>,
    state: &State,
    one: &Championship,
    path: &str,
) -> Result<Vec<Row>, Trouble> {
    let wrong = |what: String| Trouble::Wrong(format!("{path}: {what}"));
    let loaded = tournaments::load(path, None, call.lang)?;
    let tournament = loaded.tournament();
    let contest = tournament
        .sound()
        .map_err(|errors| Trouble::Wrong(tournaments::refusal(path, &errors, call.lang)))?;
    if contest.teams.is_some() {
        return Err(wrong(told::only_players(call.lang)));
    }
    let ordinance = state.ordinance_for(one);
    let edition = ordinance.and_then(ties::edition).unwrap_or(TieBreakEdition::CURRENT);
    let form = match state.system_of(one) {
        Some(System::Swiss) => Form::Swiss,
        Some(System::RoundRobin | System::ByNumber | System::KnockOut | System::League) | None => {
            Form::RoundRobin
        }
    };
    let list = state.competition(one).and_then(|competition| competition.list);
    let individual = ordinance.and_then(|ordinance| ordinance.rules.individual_ties.as_ref());
    let tie_breaks = match (list, individual, form) {
        (Some(list), _, _) => TieBreaks::Words(list.0.codes.join(",")),
        (None, Some(rule), Form::Swiss) => {
            TieBreaks::Codes(rule.swiss.iter().map(|code| code.0.clone()).collect())
        }
        (None, Some(rule), Form::RoundRobin) => {
            TieBreaks::Codes(rule.round_robin.iter().map(|code| code.0.clone()).collect())
        }
        (None, None, _) => TieBreaks::Listed,
    };
    let table = contest.table(&TableAsk { form: Some(form), tie_breaks, ..TableAsk::of(edition) });
    let table = table.map_err(|_| wrong(told::no_table(call.lang)))?;
    let mut rows = Vec::new();
    for row in &table.standings.rows {
        let player = contest.players.iter().find(|player| player.number == row.id);
        let name = player.map(|player| player.person.name.clone()).unwrap_or_default();
        let entrant = call.entrant(state, one, &name)?;
        rows.push(Row { entrant, points: tenths(&row.points.amount), boards: None });
    }
    Ok(rows)
}

/// Points have no more than one decimal.
fn tenths(amount: &turmuhr_standings::Fraction) -> i32 {
    let read = amount.decimal('.').parse::<turmuhr_core::Points>();
    read.map_or(0, turmuhr_core::Points::in_tenths)
}

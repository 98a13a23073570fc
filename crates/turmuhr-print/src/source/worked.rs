//! The data of a contest that paper needs, whatever its origin.

use std::collections::BTreeMap;

use turmuhr_contest::{Contest, NoTable, TableAsk, TieBreaks};
use turmuhr_core::{PlayerId, Points};
use turmuhr_standings::{Event, Form, TieBreakEdition, cross::cross_table, withdrawal::Accounted};

use super::{Ask, History, NoSource, Table};

pub(super) struct Worked {
    pub(super) of_teams: bool,
    pub(super) form: Form,
    pub(super) total_rounds: u32,
    pub(super) histories: BTreeMap<PlayerId, History>,
    pub(super) table: Table,
}

/// Histories and the table.
pub(super) fn worked(contest: &Contest, ask: &Ask) -> Result<Worked, NoSource> {
    let edition = ask.edition.unwrap_or(TieBreakEdition::CURRENT);
    let whole = contest.event(&edition.rules(), None, None);
    let after = ask.after.unwrap_or_else(|| contest.complete_rounds());
    let counted = Event { rounds: after.min(contest.rounds), ..whole.clone() };
    let ask = TableAsk {
        tie_breaks: ask.tie_breaks.clone().map_or(TieBreaks::Listed, TieBreaks::Words),
        leavers: ask.leavers.clone(),
        ..TableAsk::of(edition)
    };
    let made = contest.table_of(&counted, &ask).map_err(|why| match why {
        NoTable::Codes(fault) => NoSource::Codes(fault),
        NoTable::Event(fault) => NoSource::Event(fault),
        NoTable::Nobody(number) => NoSource::Nobody(number),
    })?;
    let histories = histories(&whole, &made.accounted);
    let order: Vec<PlayerId> = made.standings.rows.iter().map(|row| row.id).collect();
    let gone = made.accounted.accounts.iter().map(|account| account.leaver.id);
    let table = Table {
        after,
        annulled: gone.filter(|id| !made.accounted.counts(*id)).collect(),
        pending: made.unfinished(),
        cross: cross_table(&made.accounted, &order),
        left: made.accounted.accounts,
        edition,
        primary: whole.primary,
        standings: made.standings,
    };
    Ok(Worked {
        of_teams: whole.is_of_teams(),
        form: whole.form,
        total_rounds: whole.total_rounds,
        histories,
        table,
    })
}

/// The rounds as played; the scores as the standings count them: annulled games against a leaver add nothing (C.05).
fn histories(event: &Event, accounted: &Accounted) -> BTreeMap<PlayerId, History> {
    let annulled = |opponent: Option<PlayerId>| opponent.is_some_and(|opponent| !accounted.counts(opponent));
    event
        .participants
        .iter()
        .map(|participant| {
            let added = |round: u32| -> Points {
                let now = participant.adjustments.iter().filter(|change| change.round == round);
                now.map(|change| change.points[event.primary]).sum()
            };
            let mut score = added(0);
            let mut history = History { rounds: Vec::new(), scores: vec![score] };
            for (round, entry) in (1..).zip(&participant.rounds) {
                let counts = !annulled(entry.round.opponent()) || !accounted.counts(participant.id);
                score += if counts { entry.points[event.primary] } else { Points::ZERO };
                score += added(round);
                history.rounds.push(entry.round);
                history.scores.push(score);
            }
            (participant.id, history)
        })
        .collect()
}

//! The facts of a sheet without any words. The check code is a hash of them, so a translation, a template or a
//! new wording never makes an old sheet look forged.

use serde_json::{Value, json};
use turmuhr_core::Bye;

use crate::{
    sheet::{Choice, What},
    source::{Award, Entrant, Round, Source},
};

/// The facts of a document; `round` if it is about one round.
pub(crate) fn facts(source: &Source, what: What, choice: &Choice, round: Option<&Round>) -> String {
    let after = source.table.after;
    let rounds = |until: u32| -> Vec<Value> {
        source.rounds.iter().filter(|round| round.number.up_to() <= until).map(self::round).collect()
    };
    let about = match (what, round) {
        (_, Some(played)) => {
            let scores = source.entrants.keys();
            let scores = scores.map(|id| source.score_before(*id, played.number).in_tenths());
            json!([self::round(played), scores.collect::<Vec<i32>>()])
        }
        (What::StartList | What::Places, None) => Value::Null,
        (What::AllRounds, None) => {
            let ahead: Vec<Value> = source.ahead.iter().map(self::round).collect();
            json!([rounds(u32::MAX), ahead])
        }
        (What::Chart | What::Cards, None) => json!(rounds(u32::MAX)),
        (What::Cross, None) => json!([standings(source), rounds(after)]),
        (What::Prizes | What::Receipts | What::Certificates, None) => {
            json!([standings(source), prizes(source)])
        }
        (What::Report, None) => {
            let said = &choice.remarks;
            let remarks = [&said.course, &said.conditions, &said.appeals, &said.penalties, &said.incidents];
            let run: Vec<String> = source.integrity.iter().map(|kind| format!("{kind:?}")).collect();
            let mut about = vec![standings(source), json!(rounds(after)), json!(run), json!(remarks)];
            // Sheets printed before these existed keep their codes.
            let returned = source.entrants.values().filter(|one| !one.returned.is_empty());
            let returned: Vec<Value> = returned.map(|one| json!([one.number.0, one.returned])).collect();
            if !returned.is_empty() {
                about.push(json!({ "returned": returned }));
            }
            if !source.incidents.is_empty() {
                about.push(incidents(source));
            }
            json!(about)
        }
        (What::Incidents, None) => incidents(source),
        (_, None) => standings(source),
    };
    let heading = &source.heading;
    let day = |date: Option<jiff::civil::Date>| date.map(|date| date.to_string());
    let texts = [
        &heading.event,
        &heading.section,
        &heading.place,
        &heading.federation,
        &heading.organiser,
        &heading.chief_arbiter,
        &heading.time_control,
        &heading.laws,
    ];
    json!([
        what.word(),
        texts,
        [day(heading.start), day(heading.end)],
        heading.arbiters,
        heading.system.as_ref().map(|code| code.as_str()),
        source.total_rounds,
        source.entrants.values().map(entrant).collect::<Vec<_>>(),
        source.members.values().map(entrant).collect::<Vec<_>>(),
        about,
    ])
    .to_string()
}

fn entrant(of: &Entrant) -> Value {
    json!([
        of.number.0,
        of.title,
        of.name,
        of.rating,
        of.federation,
        of.club,
        of.birth,
        of.id,
        of.withdrawn_from,
        of.members.iter().map(|member| member.0).collect::<Vec<_>>()
    ])
}

fn round(of: &Round) -> Value {
    let boards = of.boards.iter().map(|board| {
        let games = board.games.iter();
        let games = games.map(|game| {
            json!([
                game.white.map(|player| player.0),
                game.black.map(|player| player.0),
                game.first_has_white,
                game.result.map(|result| result.to_string())
            ])
        });
        let decided = board.decided.map(|winner| winner.0);
        json!([board.number, board.first.0, board.second.0, decided, games.collect::<Vec<_>>()])
    });
    let byes = of.byes.iter().map(|(number, bye)| {
        let letter = match bye {
            Bye::PairingAllocated => "U",
            Bye::Full => "F",
            Bye::Half => "H",
            Bye::Zero => "Z",
        };
        json!([number.0, letter])
    });
    json!([
        of.number,
        of.starts.map(|starts| starts.to_string()),
        of.draft,
        of.by_hand,
        boards.collect::<Vec<_>>(),
        byes.collect::<Vec<_>>()
    ])
}

fn standings(source: &Source) -> Value {
    let table = &source.table;
    let codes: Vec<String> = table.standings.codes.iter().map(ToString::to_string).collect();
    let rows = table.standings.rows.iter().map(|row| {
        let values = row.values.iter();
        let values = values.map(|value| value.as_ref().map(|value| value.amount.to_string()));
        json!([row.rank, row.id.0, row.points.amount.to_string(), values.collect::<Vec<_>>()])
    });
    let left = table.left.iter().map(|account| json!([account.leaver.id.0, account.leaver.after]));
    json!([
        table.after,
        table.edition.id(),
        codes,
        table.pending,
        rows.collect::<Vec<_>>(),
        left.collect::<Vec<_>>()
    ])
}

fn incidents(source: &Source) -> Value {
    let incidents = source.incidents.iter();
    incidents
        .map(|one| {
            let recorded = &one.recorded;
            json!([
                one.round,
                one.board,
                one.white.map(|player| player.0),
                one.black.map(|player| player.0),
                recorded.entry,
                recorded.by,
                recorded.at.to_string(),
                recorded.incident
            ])
        })
        .collect()
}

fn prizes(source: &Source) -> Value {
    let prizes = source.prizes.iter();
    let won = |award: &Award| -> Vec<u32> { award.winners.iter().map(|winner| winner.0).collect() };
    prizes.map(|award| json!([award.prize.name, award.prize.cents, won(award)])).collect()
}

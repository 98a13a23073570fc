//! Sections: players, rounds, standings.

use serde_json::{Map, Value, json as object};
use turmuhr_texts::reasons;
use turmuhr_tournament::{
    EntryId, Party, Person, Section, prizes as won, propose,
    round::{Played, Status},
};

use super::{events::in_short, told};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    pages,
    words::refusals,
};

pub(crate) async fn section(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let mut short = in_short(section, ask.is_staff());
    short["settings"] = serde_json::to_value(&section.settings).unwrap_or_default();
    short["adjourned"] =
        section.adjourned().iter().map(|(round, board, game)| object!([round, board, game])).collect();
    told(&short)
}

/// What everybody may know: what FIDE and national lists publish, its number included. Birthdays, national numbers and
/// contacts are for arbiters.
fn person(person: &Person, staff: bool) -> Value {
    if staff {
        return serde_json::to_value(person).unwrap_or_default();
    }
    object!({
        "name": person.name,
        "title": person.title,
        "federation": person.federation,
        "club": person.club,
        "fide_number": person.fide_number,
        "fide_rating": person.fide_rating,
        "national_rating": person.national_rating,
    })
}

pub(crate) async fn players(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let staff = ask.is_staff();
    let list = section.starting_list();
    let players: Vec<Value> = section
        .players
        .iter()
        .map(|(id, player)| {
            let number = list.iter().position(|party| *party == Party::from(*id)).map(|place| place + 1);
            let mut known = object!({ "player": id, "person": person(&player.person, staff), "withdrawn_from": player.withdrawn_from });
            if !section.settings.format.is_of_teams() {
                known["number"] = object!(number);
            }
            if staff {
                known["present"] = object!(player.present);
                known["byes"] = object!(player.byes);
            }
            known
        })
        .collect();
    let teams: Vec<Value> = section
        .teams
        .iter()
        .map(|(id, team)| object!({ "team": id, "name": team.name, "players": team.players }))
        .collect();
    told(&object!({ "players": players, "teams": teams }))
}

pub(crate) async fn player(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let id = EntryId(ask.number("player")?);
    let known = section.players.get(&id).ok_or(Fault::NotFound)?;
    let shown = if ask.is_staff() { section.current_round() } else { section.public_rounds() };
    let mut games = Vec::new();
    for number in 1..=shown {
        let Some(round) = section.round(number) else { continue };
        for (pair, board) in round.pairs.iter().zip(1..) {
            for (game, at) in pair.games.iter().zip(1..) {
                if [game.white, game.black].contains(&Some(id)) {
                    games.push(object!({ "round": number, "board": board, "game": at, "white": game.white, "black": game.black, "result": game.result }));
                }
            }
        }
    }
    told(&object!({ "player": id, "person": person(&known.person, ask.is_staff()), "games": games }))
}

fn round_json(section: &Section, number: u32, round: &Played) -> Value {
    let boards: Vec<Value> = round
        .pairs
        .iter()
        .zip(1..)
        .map(|(pair, board): (_, u32)| {
            let games: Vec<Value> = pair
                .games
                .iter()
                .map(|game| object!({ "white": game.white, "black": game.black, "result": game.result }))
                .collect();
            object!({
                "board": board,
                "first": pair.first,
                "second": pair.second,
                "names": [section.name(pair.first), section.name(pair.second)],
                "games": games,
            })
        })
        .collect();
    object!({
        "round": number,
        "published": round.status == Status::Published,
        "boards": boards,
        "bye": round.bye,
        "away": round.away,
        "missing": round.missing(),
        "by_hand": round.by_hand,
    })
}

pub(crate) async fn rounds(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let staff = ask.is_staff();
    let rounds: Vec<Value> = section
        .rounds
        .iter()
        .zip(1..)
        .filter(|(round, _)| staff || round.status == Status::Published)
        .map(|(round, number)| round_json(section, number, round))
        .collect();
    told(&object!({ "rounds": rounds }))
}

pub(crate) async fn round(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let number = ask.number("round")?;
    let round = section.round(number).filter(|round| ask.is_staff() || round.status == Status::Published);
    told(&round_json(section, number, round.ok_or(Fault::NotFound)?))
}

/// The next round as the rules have it, with the record of its reasons.
pub(crate) async fn proposal(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let proposal = propose(snapshot.event(), section)
        .map_err(|why| Fault::Refused(refusals::no_proposal(&why, ask.lang)))?;
    let reasons =
        proposal.swiss.as_ref().map(|pairing| reasons::record(&pairing.record, ask.lang)).unwrap_or_default();
    told(&object!({ "round": proposal.round, "paired": proposal.paired, "reasons": reasons }))
}

fn after(ask: &Ask, section: &Section) -> u32 {
    ask.query.number("after").unwrap_or_else(|| section.complete_rounds()).min(section.public_rounds())
}

fn table(ask: &Ask, snapshot: &Snapshot, section: &Section, after: u32) -> Result<Value, Fault> {
    let table = snapshot.table(section, after);
    let table = table.as_ref().as_ref().map_err(|why| Fault::Refused(refusals::no_table(why, ask.lang)))?;
    let rows: Vec<Value> = table
        .standings
        .rows
        .iter()
        .map(|row| {
            let party = table.party(row.id);
            let values: Map<String, Value> = table
                .standings
                .codes
                .iter()
                .zip(&row.values)
                .map(|(code, value)| {
                    (code.to_string(), object!(value.as_ref().map(|value| value.amount.to_string())))
                })
                .collect();
            object!({
                "rank": row.rank,
                "party": party,
                "number": row.id.0,
                "name": section.name(party),
                "points": row.points.amount.to_string(),
                "values": values,
            })
        })
        .collect();
    Ok(object!({ "after": after, "adjourned": table.adjourned, "rows": rows }))
}

pub(crate) async fn standings(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    told(&table(&ask, &snapshot, section, after(&ask, section))?)
}

pub(crate) async fn arithmetic(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let party = Party(ask.number("player")?);
    let table = snapshot.table(section, after(&ask, section));
    let table = table.as_ref().as_ref().map_err(|why| Fault::Refused(refusals::no_table(why, ask.lang)))?;
    let lines = pages::standings::sentences(table, section, party, ask.lang).ok_or(Fault::NotFound)?;
    told(&object!({ "party": party, "explanation": lines }))
}

pub(crate) async fn prizes(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let table = snapshot.table(section, after(&ask, section));
    let table = table.as_ref().as_ref().map_err(|why| Fault::Refused(refusals::no_table(why, ask.lang)))?;
    let prizes: Vec<Value> = won(section, table)
        .iter()
        .map(|won| object!({ "prize": won.prize, "winners": won.winners }))
        .collect();
    told(&object!({ "prizes": prizes }))
}

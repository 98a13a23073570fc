//! Sections: players, rounds, standings.

use turmuhr_texts::reasons;
use turmuhr_tournament::{
    BoardNo, EntryId, GameNo, Person, RoundNo, Section, prizes as won, propose,
    round::{Game, Played, Status},
};

use super::{
    answers::{
        Arithmetic, BoardShown, GameOfPlayer, GameShown, PayoutShown, PersonShown, PlayerListed, PlayerShown,
        Players, PrizeShown, Prizes, ProposalShown, PublicPerson, RoundShown, Rounds, SectionShown,
        StandingsRow, StandingsShown, TeamListed,
    },
    asks::AfterRound,
    events::in_short,
    told,
};
use crate::{
    http::{Answer, Ask, Fault},
    pages,
    words::refusals,
};

pub(crate) async fn section(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    told(&SectionShown {
        short: in_short(section, ask.is_staff()),
        settings: &section.settings,
        adjourned: section.adjourned(),
    })
}

/// The public data: what FIDE and national lists publish, including FIDE's number.
fn person(person: &Person, staff: bool) -> PersonShown<'_> {
    if staff {
        return PersonShown::Whole(person);
    }
    PersonShown::Public(PublicPerson {
        name: &person.name,
        title: &person.title,
        federation: &person.federation,
        club: &person.club,
        fide_number: &person.fide_number,
        fide_rating: person.fide_rating,
        national_rating: person.national_rating,
    })
}

pub(crate) async fn players(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let staff = ask.is_staff();
    let list = section.starting_list();
    let number = |id: EntryId| section.party_of(id).map(|party| list.number(party).map(|number| number.0));
    let players = section.players.iter().map(|(id, player)| PlayerListed {
        player: *id,
        person: person(&player.person, staff),
        withdrawn_from: player.withdrawn_from,
        number: number(*id),
        present: staff.then_some(player.present),
        byes: staff.then_some(&player.byes),
    });
    let teams = section.teams.iter();
    let teams = teams.map(|(id, team)| TeamListed { team: *id, name: &team.name, players: &team.players });
    told(&Players { players: players.collect(), teams: teams.collect() })
}

const fn game_shown(game: &Game) -> GameShown {
    GameShown { white: game.white, black: game.black, result: game.result }
}

pub(crate) async fn player(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let id = EntryId(ask.number("player")?);
    let known = section.players.get(&id).ok_or(Fault::NotFound)?;
    let shown = if ask.is_staff() { section.current_round() } else { section.public_rounds() };
    let mut games = Vec::new();
    for round in RoundNo::first(shown) {
        let Some(played) = section.round(round) else { continue };
        for (pair, board) in played.pairs.iter().zip((1..).map(BoardNo)) {
            for (own, game) in pair.games.iter().zip((1..).map(GameNo)) {
                if [own.white, own.black].contains(&Some(id)) {
                    games.push(GameOfPlayer { round, board, game, played: game_shown(own) });
                }
            }
        }
    }
    told(&PlayerShown { player: id, person: person(&known.person, ask.is_staff()), games })
}

fn round_shown<'a>(section: &'a Section, number: RoundNo, round: &'a Played) -> RoundShown<'a> {
    let boards = round.pairs.iter().zip((1..).map(BoardNo)).map(|(pair, board)| BoardShown {
        board,
        first: pair.first,
        second: pair.second,
        names: [section.name(pair.first), section.name(pair.second)],
        games: pair.games.iter().map(game_shown).collect(),
    });
    RoundShown {
        round: number,
        published: round.status == Status::Published,
        boards: boards.collect(),
        bye: round.bye,
        away: &round.away,
        missing: round.missing(),
        by_hand: round.by_hand.as_deref(),
    }
}

pub(crate) async fn rounds(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let staff = ask.is_staff();
    let rounds = section.rounds.iter().zip((1..).map(RoundNo));
    let seen = rounds.filter(|(round, _)| staff || round.status == Status::Published);
    told(&Rounds { rounds: seen.map(|(round, number)| round_shown(section, number, round)).collect() })
}

pub(crate) async fn round(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let number = ask.round()?;
    let round = section.round(number).filter(|round| ask.is_staff() || round.status == Status::Published);
    told(&round_shown(section, number, round.ok_or(Fault::NotFound)?))
}

/// The computed next round, with the record of its reasons.
pub(crate) async fn proposal(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let proposal = propose(snapshot.event(), section)
        .map_err(|why| Fault::Refused(refusals::no_proposal(&why, section, ask.lang)))?;
    let reasons =
        proposal.swiss.as_ref().map(|pairing| reasons::record(&pairing.record, ask.lang)).unwrap_or_default();
    told(&ProposalShown { round: proposal.round, paired: &proposal.paired, reasons })
}

fn after(ask: &Ask, section: &Section) -> u32 {
    AfterRound::of(&ask.query).after.unwrap_or_else(|| section.complete_rounds()).min(section.public_rounds())
}

pub(crate) async fn standings(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let after = after(&ask, section);
    let table = snapshot.table(section, after);
    let table = table.as_ref().as_ref().map_err(|why| Fault::Refused(refusals::no_table(why, ask.lang)))?;
    let rows = table.rows().map(|(party, row)| {
        let values = table.standings.codes.iter().zip(&row.values);
        StandingsRow {
            rank: row.rank,
            party,
            number: row.id.0,
            name: section.name(party),
            points: row.points.amount.to_string(),
            values: values
                .map(|(code, value)| (code.to_string(), value.as_ref().map(|value| value.amount.to_string())))
                .collect(),
        }
    });
    told(&StandingsShown { after, adjourned: table.adjourned, rows: rows.collect() })
}

pub(crate) async fn arithmetic(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let party = ask.party(section)?;
    let table = snapshot.table(section, after(&ask, section));
    let table = table.as_ref().as_ref().map_err(|why| Fault::Refused(refusals::no_table(why, ask.lang)))?;
    let lines = pages::standings::sentences(table, section, party, ask.lang).ok_or(Fault::NotFound)?;
    told(&Arithmetic { party, explanation: lines })
}

pub(crate) async fn prizes(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let table = snapshot.table(section, after(&ask, section));
    let table = table.as_ref().as_ref().map_err(|why| Fault::Refused(refusals::no_table(why, ask.lang)))?;
    let shown = section.shows_winners(table.after);
    let (prizes, paid) = if shown { won(section, table) } else { (Vec::new(), Vec::new()) };
    let prizes = prizes.into_iter().map(|won| PrizeShown { prize: won.prize, winners: won.winners });
    let payouts =
        paid.into_iter().map(|one| PayoutShown { party: one.who, cents: one.cents, shared: one.shared });
    let currency = section.settings.currency();
    told(&Prizes { prizes: prizes.collect(), payouts: payouts.collect(), currency })
}

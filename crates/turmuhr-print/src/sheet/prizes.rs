//! The prize list and the certificates.

use std::collections::BTreeSet;

use serde::Serialize;
use turmuhr_core::PlayerId;
use turmuhr_texts::{Lang, print as say, standings as told, values};
use turmuhr_tournament::settings::Eligible;

use super::{Body, Cell, Column, Made, NoSheet, Page, Row, Table, words::spoken};
use crate::source::{Award, Source};

/// The default number of places with a certificate.
const USUAL: u32 = 3;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Certificate {
    pub heading: String,
    pub name: String,
    /// Club or federation.
    pub of: String,
    pub reached: String,
    pub place: String,
    pub points: String,
    pub prize: String,
    pub event: String,
    pub when: String,
    pub signatures: Vec<String>,
}

/// A receipt for a winner to sign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Receipt {
    pub heading: String,
    /// «Nr. 3».
    pub number: String,
    pub event: String,
    pub prize: String,
    pub name: String,
    /// Club or federation.
    pub of: String,
    pub amount_label: String,
    /// Empty for a cup or a book.
    pub amount: String,
    pub place_and_date: String,
    pub signature: String,
}

/// Refused while a game is adjourned or has no result.
fn decided(page: Page<'_>) -> Result<(), NoSheet> {
    match page.source.unfinished() {
        0 => Ok(()),
        games => Err(NoSheet::Unfinished { games }),
    }
}

/// One for everybody who gets money, with the whole amount, then one for each prize without; three on a page.
pub(super) fn receipts(page: Page<'_>) -> Result<Made, NoSheet> {
    let (source, lang) = (page.source, page.lang);
    if source.prizes.is_empty() {
        return Err(NoSheet::NoPrizes);
    }
    decided(page)?;
    let heading = &source.heading;
    let event = match (heading.event.as_str(), heading.section.as_str()) {
        (event, "") => event.to_owned(),
        ("", section) => section.to_owned(),
        (event, section) => format!("{event}, {section}"),
    };
    let of_money = source.table.standings.rows.iter().filter_map(|row| {
        let cents = *source.payouts.get(&row.id)?;
        let won =
            source.prizes.iter().filter(|award| award.prize.cents > 0 && award.winners.contains(&row.id));
        let names: Vec<&str> = won.map(|award| award.prize.name.as_str()).collect();
        let named = if names.is_empty() { say::share_of_prizes(lang) } else { names.join(", ") };
        Some((row.id, named, value(cents, source, lang)))
    });
    let of_things = source.prizes.iter().filter(|award| award.prize.cents == 0).flat_map(|award| {
        award.winners.iter().map(|winner| (*winner, award.prize.name.clone(), String::new()))
    });
    let receipt = |(at, (winner, prize, amount)): (usize, (PlayerId, String, String))| {
        let entrant = source.entrants.get(&winner);
        let of = entrant.map(|one| if one.club.is_empty() { &one.federation } else { &one.club });
        Receipt {
            heading: say::receipt(lang),
            number: say::receipt_number(lang, at),
            event: event.clone(),
            prize,
            name: page.called(winner),
            of: of.cloned().unwrap_or_default(),
            amount_label: if amount.is_empty() { String::new() } else { say::receipt_amount(lang) },
            amount,
            place_and_date: say::place_and_date(lang),
            signature: say::received(lang),
        }
    };
    let receipts = (1..).zip(of_money.chain(of_things)).map(receipt).collect();
    Ok((say::receipts(lang), page.after(), Body::Receipts { receipts }, Vec::new()))
}

/// Winners and prizes, with a column for signatures.
pub(super) fn prizes(page: Page<'_>) -> Result<Made, NoSheet> {
    let (source, lang) = (page.source, page.lang);
    if source.prizes.is_empty() {
        return Err(NoSheet::NoPrizes);
    }
    // The list may be printed between two rounds, to prepare the ceremony.
    if source.table.pending > 0 {
        return Err(NoSheet::Unfinished { games: source.table.pending });
    }
    let columns = vec![
        Column::wide(say::prize(lang)),
        Column::right(say::payout(lang)),
        Column::wide(say::winner(lang)),
        Column::right(say::rank(lang)),
        Column::right(say::points_head(lang)),
        Column::wide(say::received(lang)),
    ];
    let row = |prize: String, amount: String, winner: PlayerId| {
        let placed = source.table.standings.rows.iter().find(|row| row.id == winner);
        let rank = placed.map(|row| format!("{}.", row.rank)).unwrap_or_default();
        let points = placed.map(|row| values::number(row.points.amount, lang)).unwrap_or_default();
        let cells = [prize, amount, page.called(winner), rank, points, String::new()];
        Row::of(cells.into_iter().map(Cell::from).collect())
    };
    let paid = |winner: &PlayerId| {
        source.payouts.get(winner).map(|cents| value(*cents, source, lang)).unwrap_or_default()
    };
    let mut rows = Vec::new();
    let mut listed = BTreeSet::new();
    for award in &source.prizes {
        if award.winners.is_empty() {
            let worth = value(award.prize.cents, source, lang);
            let nobody = [award.prize.name.clone(), worth, say::nobody_wins(lang)];
            let empty = std::iter::repeat_n(String::new(), 3);
            rows.push(Row::of(nobody.into_iter().chain(empty).map(Cell::from).collect()));
        }
        // Everybody signs once, for all their prizes and the money that is paid.
        for winner in award.winners.iter().filter(|winner| listed.insert(**winner)) {
            let own = source.prizes.iter().filter(|award| award.winners.contains(winner));
            let names: Vec<&str> = own.map(|award| award.prize.name.as_str()).collect();
            rows.push(row(names.join(", "), paid(winner), *winner));
        }
    }
    // Those with equal points who get money without a prize of their own.
    let standings = source.table.standings.rows.iter().map(|row| row.id);
    let others = standings.filter(|id| source.payouts.contains_key(id) && !listed.contains(id));
    rows.extend(others.map(|id| row(say::share_of_prizes(lang), paid(&id), id)));
    let nominal = |id: &PlayerId| {
        let own = source.prizes.iter().filter(|award| award.winners.contains(id));
        own.map(|award| award.prize.cents).sum::<u64>()
    };
    let shared = source.payouts.iter().any(|(id, cents)| *cents != nominal(id));
    let mut notes: Vec<String> = shared.then(|| say::shared_prize(lang)).into_iter().collect();
    let limited = source.prizes.iter().filter_map(|award| Some((award, award.prize.to.rating_below?)));
    notes.extend(limited.map(|(award, below)| {
        say::prize_for(lang, &award.prize.name, say::limit(award.counted, below, lang))
    }));
    let rated_only = source.prizes.iter().filter(|award| award.rated_only);
    notes.extend(rated_only.map(|award| say::prize_rated_only(lang, &award.prize.name)));
    let table = Table { columns, rows, notice: true };
    Ok((say::prizes(lang), page.after(), Body::Table(table), notes))
}

/// A cup has no value.
fn value(cents: u64, source: &Source, lang: Lang) -> String {
    if cents == 0 { String::new() } else { values::money(cents, &source.currency, lang) }
}

/// For the winners of prizes, or for this many places.
pub(super) fn certificates(page: Page<'_>) -> Result<Made, NoSheet> {
    let (source, lang) = (page.source, page.lang);
    decided(page)?;
    if page.choice.first == Some(0) {
        return Err(NoSheet::NoPlaces);
    }
    let winners: Vec<(PlayerId, Option<&Award>)> = match page.choice.first {
        None if !source.prizes.is_empty() => {
            // A shared place wins several prizes of a kind: one certificate, for the first.
            let is_first = |at: usize, award: &Award, one: &PlayerId| {
                let mut before = source.prizes[..at].iter().filter(|other| other.prize.to == award.prize.to);
                before.all(|other| !other.winners.contains(one))
            };
            let each = source.prizes.iter().enumerate().flat_map(|(at, award)| {
                let firsts = award.winners.iter().filter(move |one| is_first(at, award, one));
                firsts.map(move |one| (*one, Some(award)))
            });
            each.collect()
        }
        first => {
            let most = first.unwrap_or(USUAL);
            let rows = source.table.standings.rows.iter().filter(|row| row.rank <= most);
            rows.map(|row| (row.id, None)).collect()
        }
    };
    let certificates = winners.into_iter().map(|(number, award)| certificate(page, number, award)).collect();
    Ok((say::certificates(lang), page.after(), Body::Certificates { certificates }, Vec::new()))
}

fn certificate(page: Page<'_>, number: PlayerId, award: Option<&Award>) -> Certificate {
    let (source, lang) = (page.source, page.lang);
    let heading = &source.heading;
    // The prize of a category is what was reached; the place among all stands below it.
    let category = award.filter(|award| award.prize.to != Eligible::everyone());
    let entrant = source.entrants.get(&number);
    let row = source.table.standings.rows.iter().find(|row| row.id == number);
    let title = entrant.map(|one| one.title.clone()).unwrap_or_default();
    let name = entrant.map(|one| if source.of_teams { one.name.clone() } else { spoken(&one.name) });
    let of = entrant.map(|one| if one.club.is_empty() { one.federation.clone() } else { one.club.clone() });
    let event = match (heading.event.as_str(), heading.section.as_str()) {
        (event, "") => event.to_owned(),
        ("", section) => section.to_owned(),
        (event, section) => format!("{event}, {section}"),
    };
    let when = [heading.place.clone(), say::period(heading.start, heading.end, lang)];
    let when: Vec<String> = when.into_iter().filter(|part| !part.is_empty()).collect();
    let signed = [
        (say::chief_arbiter(lang), heading.chief_arbiter.as_str()),
        (say::organiser(lang), heading.organiser.as_str()),
    ];
    Certificate {
        heading: say::certificate(lang),
        name: format!("{title} {}", name.unwrap_or_default()).trim().to_owned(),
        of: of.unwrap_or_default(),
        reached: if category.is_some() {
            say::certificate_won_prize(lang)
        } else {
            say::certificate_won(lang)
        },
        place: match category {
            Some(award) => award.prize.name.clone(),
            None => row.map(|row| say::certificate_place(lang, row.rank)).unwrap_or_default(),
        },
        points: row
            .map(|row| {
                let points = told::number(row.points.amount, lang);
                let points = if points.contains(['.', ',']) {
                    values::number(row.points.amount, lang)
                } else {
                    points
                };
                let points = say::points_won(&points, lang);
                let rounds = source.table.after;
                match category {
                    Some(_) => say::certificate_in_category(lang, row.rank, points, rounds),
                    None => say::certificate_points(lang, points, rounds),
                }
            })
            .unwrap_or_default(),
        prize: award
            .filter(|_| category.is_none())
            .map(|award| say::certificate_prize(lang, &award.prize.name))
            .unwrap_or_default(),
        event,
        when: when.join(", "),
        signatures: signed
            .into_iter()
            .map(|(role, name)| if name.is_empty() { role } else { format!("{name}, {role}") })
            .collect(),
    }
}

//! A table of seats by highest quotients, computed from the numbers of members (youth 10.1, 11.1; NRW 10.2,
//! 11.4).

use std::collections::BTreeMap;

use turmuhr_federation::competition::seats::{Members, Prior, Seated, Wanted as Asked, seats};
use turmuhr_texts::{Lang, federation::form as say};

use super::{Unfit, Wanted, worked::Desk};
use crate::{
    federation::{NoPaper, articles},
    sheet::{Cell, Column, Row, Table},
};

/// As many as fit beside the names; the order of seats shows the rest.
const MOST_DIVISORS: u64 = 8;

/// `None` if the event or the number of places is missing.
pub(super) fn table(desk: &mut Desk<'_>, rows: &[Vec<String>]) -> Result<Option<Table>, NoPaper> {
    let lang = desk.lang;
    let unfit = |unfit: Unfit| Err(NoPaper::Unfit(unfit));
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for (row, at) in rows.iter().zip(1..) {
        let [name, members] = row.as_slice() else { return unfit(Unfit::Row { row: at, columns: 2 }) };
        let Ok(members) = members.parse() else { return unfit(Unfit::Row { row: at, columns: 2 }) };
        if counts.insert(name.clone(), members).is_some() {
            return unfit(Unfit::Twice { row: at, name: name.clone() });
        }
    }
    let (Some(event), Some(size)) = (desk.answers.text("event"), desk.answers.number("size")) else {
        return Ok(None);
    };
    let known = &desk.ordinance.rules.seats;
    if !known.contains_key(event) {
        let wanted = Wanted::OneOf(known.keys().cloned().collect());
        return unfit(Unfit::Value { field: "event".to_owned(), wanted });
    }
    let whole = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    // A limit for the sum in the rule; no event comes close.
    let prior = desk.answers.number("prior").unwrap_or(0).min(u64::from(u32::MAX));
    let asked = Asked {
        event: event.to_owned(),
        size: whole(size),
        host: desk.answers.yes("host").unwrap_or(false),
        season: desk.head.season,
        prior: Prior::Starting(whole(prior)),
        members: vec![Members { date: desk.answers.date("counted"), counts: counts.clone() }],
    };
    let seated = seats(desk.ordinance, &asked)?;
    desk.notes.push(say::given_out(lang, seated.remaining, articles(&seated.cites)));
    if let Some(lot) = &seated.lot {
        desk.notes.push(say::lot(lang, lot.seats, lot.among.join(", ")));
    }
    let needed = seated.seats.values().max().map_or(1, |most| *most as u64 + 1);
    let divisors = needed.min(MOST_DIVISORS);
    if needed > divisors {
        desk.notes.push(say::more_divisors(lang, divisors));
    }
    let mut columns = vec![Column::wide(say::verband(lang)), Column::right(say::members(lang))];
    columns.extend((1..=divisors).map(|divisor| Column::right(format!("/{divisor}"))));
    columns.push(Column::right(say::seats(lang)));
    columns.push(Column::wide(say::order(lang)));
    columns.push(Column::right(say::in_all(lang)));
    // In the order of the file, which the federation chooses.
    let rows = rows.iter().map(|row| line(&row[0], counts[&row[0]], divisors, &seated, lang));
    let mut rows: Vec<Row> = rows.collect();
    rows.push(sums(&counts, divisors, &seated, lang));
    Ok(Some(Table { columns, rows, notice: false }))
}

/// Members, seats by quotients and all seats.
fn sums(counts: &BTreeMap<String, u64>, divisors: u64, seated: &Seated, lang: Lang) -> Row {
    let of = |seats: &BTreeMap<String, usize>| seats.values().sum::<usize>().to_string();
    let mut cells: Vec<Cell> = vec![
        say::sum(lang).into(),
        counts.values().map(|members| u128::from(*members)).sum::<u128>().to_string().into(),
    ];
    cells.extend((1..=divisors).map(|_| Cell::from(String::new())));
    cells.push(of(&seated.seats).into());
    cells.push(String::new().into());
    cells.push(of(&seated.total).into());
    Row { group: true, ..Row::of(cells) }
}

fn line(name: &str, members: u64, divisors: u64, seated: &Seated, lang: Lang) -> Row {
    let number = |of: &BTreeMap<String, usize>| of.get(name).copied().unwrap_or(0).to_string();
    let order = seated.order.iter().zip(1..).filter(|(seat, _)| seat.verband == name);
    let order: Vec<String> = order.map(|(_, at): (_, u32)| at.to_string()).collect();
    let mut cells: Vec<Cell> = vec![name.into(), members.to_string().into()];
    cells.extend((1..=divisors).map(|divisor| quotient(members, divisor, lang).into()));
    cells.push(number(&seated.seats).into());
    cells.push(order.join(", ").into());
    cells.push(number(&seated.total).into());
    Row::of(cells)
}

/// Two decimals for display; the comparison uses fractions.
fn quotient(members: u64, divisor: u64, lang: Lang) -> String {
    let sign = match lang {
        Lang::De => ',',
        Lang::En => '.',
    };
    let (members, divisor) = (u128::from(members), u128::from(divisor));
    let hundredths = (members * 200 + divisor) / (2 * divisor);
    match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        part => format!("{}{sign}{part:02}", hundredths / 100),
    }
}

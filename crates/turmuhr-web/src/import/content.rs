//! A line that nothing cuts into fields, in a list that has fields.

use super::{
    cells::{Look, labelled, look},
    columns::{Column, Guess},
    names::PARTICLES,
    whole::{is_rating, uncounted},
};

/// The fields of `Roth, Lea 1985 1650 SK Lehrte` and their columns; none if the line may be a title or a remark.
pub(super) fn fields(line: &str, columns: &[Guess], year: u32) -> Option<(Vec<String>, Vec<Guess>)> {
    let place = |wanted: Column| columns.iter().position(|guess| guess.column == wanted);
    let words: Vec<&str> = uncounted(line).split(' ').map(|word| word.trim_end_matches([',', ';'])).collect();
    let raw: Vec<&str> = uncounted(line).split(' ').collect();
    let (mut name, mut behind, mut numbers, mut found) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut at = 0;
    while at < words.len() {
        let pair = words.get(at + 1).and_then(|next| labelled(&format!("{} {next}", words[at])));
        let named = pair.map(|pair| (pair, 2)).or_else(|| labelled(words[at]).map(|one| (one, 1)));
        if let Some(((kind, rating), length)) = named.filter(|((_, rating), _)| is_rating(*rating)) {
            let column = if kind == Look::FideRating { Column::FideRating } else { Column::NationalRating };
            found.push((column, rating.to_string()));
            at += length;
            continue;
        }
        let started = !name.is_empty();
        let values = !numbers.is_empty() || !found.is_empty();
        match look(words[at], year) {
            Look::Date if started => found.push((Column::Birth, words[at].to_owned())),
            Look::YearOrRating | Look::Rating | Look::Small if started && in_range(words[at]) => {
                numbers.push(words[at]);
            }
            Look::Sex if values => found.push((Column::Sex, words[at].to_owned())),
            _ if values => behind.push(raw[at]),
            _ => name.push(raw[at]),
        }
        at += 1;
    }
    let name = name.join(" ").trim_end_matches([',', ';', ' ']).to_owned();
    let labels = found.len();
    let rating = if place(Column::FideRating).is_none() && place(Column::NationalRating).is_some() {
        Column::NationalRating
    } else {
        Column::FideRating
    };
    let birth = place(Column::Birth).or(place(Column::BirthMonthFirst));
    // Two numbers that can both be years stand in the order of the list.
    if let [one, two] = numbers[..]
        && can_be_birth(one)
        && can_be_birth(two)
        && place(rating).is_some()
        && place(rating) < birth
    {
        numbers.reverse();
    }
    let count = numbers.len() + labels;
    for number in &numbers {
        let has = |column: Column| found.iter().any(|(known, _)| *known == column);
        let column = if can_be_birth(number) && !has(Column::Birth) { Column::Birth } else { rating };
        // A third number, or a year where the list has none: the reader decides.
        if has(column) || (column == Column::Birth && birth.is_none()) {
            return None;
        }
        found.push((column, (*number).to_owned()));
    }
    if !behind.is_empty() {
        place(Column::Club)?;
        found.push((Column::Club, behind.join(" ")));
    }
    let order = name_column(columns);
    let full = name.contains(',') || name.contains(' ');
    let ordered = order != Column::Name && !numbers.iter().any(|number| can_be_birth(number));
    // «Gruppe bis DWZ 1500» is no player.
    let capital = |word: &str| word.starts_with(char::is_uppercase) || PARTICLES.contains(&word);
    let plain = name.split(' ').all(capital);
    let sure = name.contains(',') || (plain && (labels > 0 || count >= 2 || ordered));
    let letters = name.chars().next().is_some_and(char::is_alphabetic);
    if count == 0 || !full || !sure || !letters {
        return None;
    }
    found.insert(0, (order, name));
    let (columns, cells): (Vec<Column>, Vec<String>) = found.into_iter().unzip();
    Some((cells, columns.into_iter().map(|column| Guess { column, doubt: None }).collect()))
}

/// The order of names in this list.
pub(super) fn name_column(columns: &[Guess]) -> Column {
    let first = columns.iter().position(|guess| guess.column == Column::FirstName);
    let name = columns.iter().position(|guess| guess.column.is_name());
    match (name, first) {
        (Some(name), Some(first)) if first < name => Column::FirstNameFirst,
        (Some(_), Some(_)) => Column::SurnameFirst,
        (Some(name), None) => columns[name].column,
        (None, _) => Column::Name,
    }
}

fn can_be_birth(number: &str) -> bool {
    number.parse().is_ok_and(|number: u32| (1900..=2020).contains(&number))
}

fn in_range(number: &str) -> bool {
    number.parse().is_ok_and(|number: u32| super::RATINGS.contains(&number))
}

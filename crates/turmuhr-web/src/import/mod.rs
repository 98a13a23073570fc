//! Imports players from a pasted list, a table, or a tournament file.
//!
//! `table` cuts the text into fields, `cells` knows their forms, `columns` says which column holds what. Nothing is dropped in
//! silence: a line that gives no player and a field that does not fit its column are named.

mod cells;
mod columns;
mod table;

use turmuhr_exchange::trf::{self, Record};
use turmuhr_tournament::{Person, import::person};

pub(crate) use self::columns::{Column, Doubt, Guess};
use self::{
    cells::{Look, TITLES, birth, rating, sex},
    columns::{guess, is_heading},
    table::{Row, Separator, rows, separator, split},
};

/// The most players of one list. Each is compared with all others.
pub(crate) const MOST: usize = 5_000;

/// The text is no list: a picture, a program, a document of an office.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct NotAList;

#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Imported {
    pub(crate) players: Vec<Listed>,
    /// Unreadable lines, with their numbers from 1.
    pub(crate) unread: Vec<(usize, String)>,
    /// The columns of a table; none for a tournament file.
    pub(crate) columns: Vec<Guess>,
    pub(crate) heading: Vec<String>,
}

/// A player of the list.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    pub(crate) person: Person,
    /// Fields that do not fit their column, as they stand in the list. They are not taken.
    pub(crate) odd: Vec<(Column, String)>,
}

/// Detects the kind: a tournament file has records 001, anything else is a table. `chosen` are the columns the user confirmed;
/// without them they are guessed. `year` is the current one.
pub(crate) fn players(text: &str, year: u32, chosen: &[Column]) -> Result<Imported, NotAList> {
    let text = text.trim_start_matches('\u{feff}');
    if !is_text(text) {
        return Err(NotAList);
    }
    if text.lines().any(|line| line.starts_with("001 ")) {
        return Ok(from_document(&trf::read(text.as_bytes()).document));
    }
    if text.trim_start().starts_with('{')
        && let Ok(document) = trf::json::read(text.as_bytes())
    {
        return Ok(from_document(&document));
    }
    Ok(from_table(text, year, chosen))
}

/// Pictures and office documents have control characters in their first lines.
fn is_text(text: &str) -> bool {
    let strange =
        |letter: char| letter == '\u{fffd}' || (letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'));
    let beginning = text.chars().take(2_000);
    let (mut all, mut odd) = (0_usize, 0_usize);
    for letter in beginning {
        all += 1;
        odd += usize::from(strange(letter));
    }
    odd * 50 <= all
}

fn from_document(document: &trf::Document) -> Imported {
    let mut players: Vec<Listed> = Vec::new();
    for record in document.records() {
        let Record::Player(player) = record else { continue };
        players.push(Listed { person: person(&player.person), odd: Vec::new() });
    }
    players.retain(|listed| !listed.person.name.is_empty());
    Imported { players, ..Imported::default() }
}

/// One player a line.
fn from_table(text: &str, year: u32, chosen: &[Column]) -> Imported {
    let headed =
        [Separator::Is(';'), Separator::Is('\t'), Separator::Is(',')].into_iter().find(|separator| {
            table::lines(text).next().is_some_and(|(_, first)| is_heading(&split(first, *separator)))
        });
    let mut rows = rows(text, headed.unwrap_or_else(|| separator(text)));
    let heading = match headed {
        Some(_) => rows.remove(0).cells,
        None => Vec::new(),
    };
    let named = (!heading.is_empty()).then_some(heading.as_slice());
    let mut columns = guess(named, &rows, year);
    for (guess, chosen) in columns.iter_mut().zip(chosen) {
        *guess = Guess { column: *chosen, doubt: None };
    }
    let mut imported = Imported { columns, heading, ..Imported::default() };
    for row in &rows {
        match listed(row, &imported.columns, year) {
            Some(listed) => imported.players.push(listed),
            None => imported.unread.push((row.line, row.cells.join("; "))),
        }
    }
    imported
}

fn listed(row: &Row, columns: &[Guess], year: u32) -> Option<Listed> {
    let mut person = Person::default();
    let mut first_name = "";
    let mut odd = Vec::new();
    for (cell, guess) in row.cells.iter().zip(columns) {
        let look = cells::look(cell, year);
        if look == Look::Empty {
            continue;
        }
        let column = meant(guess.column, look);
        let mut fits = true;
        match column {
            Column::Ignored | Column::Number => {}
            Column::Name => person.name.clone_from(cell),
            Column::FirstName => first_name = cell,
            Column::Title => person.title = cell.to_uppercase(),
            Column::FideRating => {
                person.fide_rating = rating(cell).filter(|rating| *rating > 0);
                fits = rating(cell).is_some();
            }
            Column::NationalRating => {
                person.national_rating = rating(cell).filter(|rating| *rating > 0);
                fits = rating(cell).is_some();
            }
            Column::Club => person.club.clone_from(cell),
            Column::Birth => {
                person.birth = birth(cell, year).unwrap_or_default();
                fits = !person.birth.is_empty();
            }
            Column::Sex => {
                person.sex = sex(cell);
                fits = person.sex.is_some();
            }
            Column::Federation => {
                person.federation = cell.to_uppercase();
                fits = cell.len() == 3;
            }
            Column::FideNumber => person.fide_number.clone_from(cell),
            Column::NationalNumber => person.national_number.clone_from(cell),
            Column::Side => person.side.clone_from(cell),
        }
        if !fits {
            odd.push((column, cell.clone()));
        }
    }
    if !first_name.is_empty() && !person.name.contains(',') {
        person.name = format!("{}, {first_name}", person.name);
    }
    Some(Listed { person: named(person)?, odd })
}

/// No club is called «w», «FM» or «3.5.1998»: in a ragged list such a field belongs elsewhere.
const fn meant(column: Column, look: Look) -> Column {
    match (column, look) {
        (Column::Club, Look::Sex) => Column::Sex,
        (Column::Club, Look::Title) => Column::Title,
        (Column::Club, Look::Date) => Column::Birth,
        (Column::Club, Look::NationalRating) => Column::NationalRating,
        (Column::Club, Look::FideRating) => Column::FideRating,
        _ => column,
    }
}

/// Takes a line number, a title and a rating out of the name: «2. WFM Roth, Lea», «Weber, Jan 2210».
fn named(mut person: Person) -> Option<Person> {
    let name = uncounted(&person.name);
    let behind = name
        .rsplit_once(' ')
        .and_then(|(name, word)| Some((name, rating(word).filter(|rating| *rating >= 100)?)))
        .filter(|_| person.fide_rating.is_none());
    person.fide_rating = person.fide_rating.or(behind.map(|(_, rating)| rating));
    person.name = behind.map_or(name, |(name, _)| name.trim()).to_owned();
    if let Some((title, rest)) = person.name.split_once(' ')
        && TITLES.contains(&title)
    {
        person.title = title.to_owned();
        person.name = rest.trim().to_owned();
    }
    person.name.chars().any(char::is_alphabetic).then_some(person)
}

/// The name without a leading line number.
fn uncounted(name: &str) -> &str {
    let rest = name.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let counted = rest.len() < name.len();
    rest.strip_prefix(['.', ')']).filter(|_| counted).map_or(name, str::trim_start)
}

#[cfg(test)]
mod tests {
    use turmuhr_tournament::person::Sex;

    use super::*;

    fn read(text: &str) -> Imported {
        players(text, 2026, &[]).expect("a list")
    }

    #[test]
    fn a_list_as_people_paste_it() {
        let read =
            read("Müller, Eva; 2054; SK Lehrte; 1998\n2. WFM Roth, Lea;1950;w\n\nWeber, Jan 2210\n;;\n");
        let names: Vec<&str> = read.players.iter().map(|listed| listed.person.name.as_str()).collect();
        assert_eq!(names, ["Müller, Eva", "Roth, Lea", "Weber, Jan"]);
        assert_eq!(read.players[2].person.fide_rating, Some(2210));
        let eva = &read.players[0].person;
        assert_eq!(
            (eva.fide_rating, eva.club.as_str(), eva.birth.as_str()),
            (Some(2054), "SK Lehrte", "1998")
        );
        assert_eq!(read.players[1].person.title, "WFM");
        assert_eq!(read.unread.len(), 1);
    }

    #[test]
    fn a_table_with_headings() {
        let table =
            read("Nr;Name;Vorname;Verein;DWZ;Elo;Geburtsjahr\n1;Müller;Eva;SK Lehrte;1998-52;2054;1998\n");
        let eva = &table.players[0].person;
        assert_eq!(eva.name, "Müller, Eva");
        assert_eq!((eva.national_rating, eva.fide_rating), (Some(1998), Some(2054)));
        let comma = read("name,rating,club\n\"Müller, Eva\",2054,SK Lehrte\n");
        assert_eq!(comma.players[0].person.name, "Müller, Eva");
        assert_eq!(comma.players[0].person.club, "SK Lehrte");
    }

    /// Years before ratings, labelled ratings, an empty column, a stray quotation mark, dates.
    #[test]
    fn columns_are_found_by_their_content() {
        let messy = "1;Müller, \"Eva;1998;;DWZ 1370;SK Lehrte\n2;Roth, Lea;2001;;DWZ 1980;SV Nord\n\
                     3;Weber, Jan;1975;;DWZ 2010;SV Nord\n4;Kaya, Ali;2009;;;SV Nord\n";
        let list = read(messy);
        let columns: Vec<Column> = list.columns.iter().map(|guess| guess.column).collect();
        let expected = [
            Column::Number,
            Column::Name,
            Column::Birth,
            Column::Ignored,
            Column::NationalRating,
            Column::Club,
        ];
        assert_eq!(columns, expected);
        assert!(list.columns.iter().all(|guess| guess.doubt.is_none()));
        let eva = &list.players[0].person;
        assert_eq!((eva.birth.as_str(), eva.national_rating, eva.fide_rating), ("1998", Some(1370), None));
        assert_eq!(eva.club, "SK Lehrte");
        let dates = read("Müller\tEva\t3.5.1998\tw\nRoth\tLea\t12.11.2001\tw\n");
        let eva = &dates.players[0].person;
        assert_eq!(
            (eva.name.as_str(), eva.birth.as_str(), eva.sex),
            ("Müller, Eva", "1998-05-03", Some(Sex::Female))
        );
    }

    #[test]
    fn doubts_are_named() {
        let one = read("Müller, Eva; 1998\n");
        assert_eq!(one.columns[1].doubt, Some(Doubt::YearOrRating));
        let two = read("Müller, Eva; 1870; 2054\nRoth, Lea; 1700; 1650\n");
        assert!(two.columns[1..].iter().all(|guess| guess.doubt == Some(Doubt::WhichRating)));
        let against = read("Name;Elo\nMüller, Eva;SK Lehrte\nRoth, Lea;SV Nord\n");
        assert_eq!(against.columns[1].doubt, Some(Doubt::AgainstHeading));
        assert_eq!(against.players[0].odd, [(Column::FideRating, "SK Lehrte".to_owned())]);
        let odd = read("Name;Geburt\nMüller, Eva;1998\nRoth, Lea;2031\nKaya, Ali;31.2.2001\n");
        assert_eq!(odd.players.iter().map(|listed| listed.odd.len()).sum::<usize>(), 2);
    }

    #[test]
    fn chosen_columns_count() {
        let text = "Müller, Eva; 1998\n";
        let read = players(text, 2026, &[Column::Name, Column::FideRating]).expect("a list");
        assert_eq!((read.players[0].person.fide_rating, read.columns[1].doubt), (Some(1998), None));
    }

    #[test]
    fn a_picture_is_no_list() {
        let picture = "\u{fffd}PNG\r\n\u{1a}\n\0\0\0\rIHDR\0\0\u{fffd}".repeat(4);
        assert_eq!(players(&picture, 2026, &[]), Err(NotAList));
    }

    #[test]
    fn a_tournament_file() {
        let text = "012 Open\n001    1 w    Roth, Lea                         1950 GER     4600001 1999/05/03  0.0    1\n";
        let read = read(text);
        let lea = &read.players[0].person;
        assert_eq!(
            (lea.name.as_str(), lea.fide_rating, lea.sex),
            ("Roth, Lea", Some(1950), Some(Sex::Female))
        );
        assert_eq!(lea.birth, "1999-05-03");
    }

    #[test]
    fn nothing_is_nothing() {
        assert_eq!(read(""), Imported::default());
        assert_eq!(read("\n \n"), Imported::default());
    }

    proptest::proptest! {
        /// In any pasted text, each line is a player or is reported; every player has a name.
        #[test]
        fn no_list_makes_the_reader_fail(text in "([0-9]{0,4}[.;,\t ]{0,2}[A-ZÄa-zß, ;\t\"0-9{}-]{0,40}\n){0,8}") {
            let read = read(&text);
            proptest::prop_assert!(read.players.iter().all(|listed| !listed.person.name.trim().is_empty()));
            let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
            let heading = usize::from(!read.heading.is_empty());
            proptest::prop_assert_eq!(read.players.len() + read.unread.len() + heading, lines);
        }
    }
}

//! Imports players from a pasted list, a table, or a tournament file.

use turmuhr_exchange::trf::{self, Record, csv};
use turmuhr_tournament::{Person, import::person, limits::one_line, person::Sex};

/// The most players of one list. Each is compared with all others.
pub(crate) const MOST: usize = 5_000;

#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Imported {
    pub(crate) players: Vec<Person>,
    /// Unreadable lines, with their numbers from 1.
    pub(crate) unread: Vec<(usize, String)>,
}

/// Detects the kind: a tournament file has records 001, a table has headings; anything else is a list of names.
pub(crate) fn players(text: &str) -> Imported {
    let text = text.trim_start_matches('\u{feff}');
    if text.lines().any(|line| line.starts_with("001 ")) {
        return from_document(&trf::read(text.as_bytes()).document);
    }
    if text.trim_start().starts_with('{')
        && let Ok(document) = trf::json::read(text.as_bytes())
    {
        return from_document(&document);
    }
    from_lines(text)
}

fn from_document(document: &trf::Document) -> Imported {
    let mut players: Vec<Person> = Vec::new();
    for record in document.records() {
        let Record::Player(player) = record else { continue };
        players.push(person(&player.person));
    }
    players.retain(|person| !person.name.is_empty());
    Imported { players, unread: Vec::new() }
}

/// The content of a column.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Column {
    Number,
    Name,
    FirstName,
    Title,
    FideRating,
    NationalRating,
    Club,
    Birth,
    Sex,
    Federation,
    FideNumber,
    NationalNumber,
    Side,
}

const HEADINGS: [(Column, &[&str]); 13] = [
    (Column::Number, &["nr", "nr.", "no", "no.", "id", "start-nr.", "startnummer", "#"]),
    (Column::Name, &["name", "spieler", "player", "nachname", "surname", "spielername"]),
    (Column::FirstName, &["vorname", "first name", "firstname"]),
    (Column::Title, &["titel", "title", "tit"]),
    (Column::FideRating, &["elo", "fide", "rating", "fide-elo", "elo int", "fide rating"]),
    (Column::NationalRating, &["dwz", "nwz", "twz", "national rating", "elo nat", "rating nat"]),
    (Column::Club, &["verein", "club", "verein/ort"]),
    (
        Column::Birth,
        &[
            "geburt",
            "geburtsjahr",
            "geb",
            "geb.",
            "jahrgang",
            "birth",
            "birthday",
            "born",
            "geburtsdatum",
            "jg",
        ],
    ),
    (Column::Sex, &["geschlecht", "sex", "m/w", "w"]),
    (Column::Federation, &["land", "federation", "fed", "verband", "fide-land"]),
    (Column::FideNumber, &["fide-id", "fide_id", "fideid", "fide id", "fide-nr.", "id int"]),
    (Column::NationalNumber, &["pkz", "zps", "mitgliedsnummer", "id nat"]),
    (Column::Side, &["mannschaft", "team", "seite", "side"]),
];

/// One player a line. Fields are separated by semicolons or tabs; by commas only with headings, because names
/// contain them.
fn from_lines(text: &str) -> Imported {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).peekable();
    let Some((_, first)) = lines.peek().copied() else { return Imported::default() };
    let (columns, delimiter) = [';', '\t', ',']
        .into_iter()
        .find_map(|delimiter| Some((headings(first, delimiter)?, delimiter)))
        .map_or((None, if text.contains('\t') { '\t' } else { ';' }), |(columns, delimiter)| {
            (Some(columns), delimiter)
        });
    if columns.is_some() {
        lines.next();
    }
    let mut imported = Imported::default();
    for (at, line) in lines {
        let fields: Vec<String> = split(line, delimiter);
        let person = match &columns {
            Some(columns) => by_heading(&fields, columns),
            None => by_look(&fields),
        };
        match person {
            Some(person) => imported.players.push(person),
            None => imported.unread.push((at + 1, line.trim().to_owned())),
        }
    }
    imported
}

/// Splits a line; quoted fields may contain the delimiter.
fn split(line: &str, delimiter: char) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            letter if letter == delimiter && !quoted => fields.push(String::new()),
            letter => fields.last_mut().expect("there is one from the start").push(letter),
        }
    }
    fields.iter().map(|field| one_line(csv::unguarded(field.trim()))).collect()
}

fn headings(line: &str, delimiter: char) -> Option<Vec<Option<Column>>> {
    let words = split(line, delimiter);
    let column = |word: &String| {
        let word = word.to_lowercase();
        HEADINGS.iter().find(|(_, names)| names.contains(&word.as_str())).map(|(column, _)| *column)
    };
    let columns: Vec<Option<Column>> = words.iter().map(column).collect();
    columns.contains(&Some(Column::Name)).then_some(columns)
}

fn by_heading(fields: &[String], columns: &[Option<Column>]) -> Option<Person> {
    let mut person = Person::default();
    let mut first_name = String::new();
    for (field, column) in fields.iter().zip(columns) {
        let Some(column) = column else { continue };
        if field.is_empty() {
            continue;
        }
        match column {
            Column::Number => {}
            Column::Name => person.name.clone_from(field),
            Column::FirstName => first_name.clone_from(field),
            Column::Title => person.title = field.to_uppercase(),
            Column::FideRating => person.fide_rating = rating(field),
            Column::NationalRating => person.national_rating = rating(field),
            Column::Club => person.club.clone_from(field),
            Column::Birth => person.birth = birth(field).unwrap_or_default(),
            Column::Sex => person.sex = sex(field),
            Column::Federation => person.federation = field.to_uppercase(),
            Column::FideNumber => person.fide_number.clone_from(field),
            Column::NationalNumber => person.national_number.clone_from(field),
            Column::Side => person.side.clone_from(field),
        }
    }
    if !first_name.is_empty() && !person.name.contains(',') {
        person.name = format!("{}, {first_name}", person.name);
    }
    named(person)
}

/// Without headings: the first field is the name; the others are recognised by their form.
fn by_look(fields: &[String]) -> Option<Person> {
    let mut person = Person::default();
    let mut fields = fields.iter().filter(|field| !field.is_empty()).peekable();
    // A leading number counts the lines.
    fields.next_if(|field| field.trim_end_matches('.').parse::<u32>().is_ok());
    let name = uncounted(fields.next()?);
    // «Weber, Jan 2210», without a separator.
    let behind = name
        .rsplit_once(' ')
        .and_then(|(name, word)| Some((name, rating(word).filter(|rating| *rating >= 100)?)));
    person.name = behind.map_or(name, |(name, _)| name.trim()).to_owned();
    person.fide_rating = behind.map(|(_, rating)| rating);
    for field in fields {
        let number = rating(field);
        if let Some(year) = birth(field).filter(|_| person.birth.is_empty() && (1900..=2030).contains(&number.unwrap_or(1900)))
            // A rating precedes a year of birth, and both look alike between 1900 and 2030.
            && (number.is_none() || person.fide_rating.is_some() || number.is_some_and(|year| year < 100))
        {
            person.birth = year;
        } else if number.is_some() && person.fide_rating.is_none() {
            person.fide_rating = number.filter(|rating| *rating > 0);
        } else if sex(field).is_some() && person.sex.is_none() {
            person.sex = sex(field);
        } else if field.len() == 3 && field.chars().all(|letter| letter.is_ascii_uppercase()) {
            person.federation.clone_from(field);
        } else if TITLES.contains(&field.as_str()) {
            person.title.clone_from(field);
        } else if number.is_none() {
            person.club.clone_from(field);
        }
    }
    named(person)
}

/// The name without a leading line number.
fn uncounted(name: &str) -> &str {
    let rest = name.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let counted = rest.len() < name.len();
    rest.strip_prefix(['.', ')']).filter(|_| counted).map_or(name, str::trim_start)
}

const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

/// Moves a title in front of the name to its field.
fn named(mut person: Person) -> Option<Person> {
    if let Some((title, rest)) = person.name.split_once(' ')
        && TITLES.contains(&title)
    {
        person.title = title.to_owned();
        person.name = rest.trim().to_owned();
    }
    person.name.chars().any(char::is_alphabetic).then_some(person)
}

/// `1834`, `1834-52` with the index of the German list.
fn rating(field: &str) -> Option<u32> {
    let number = field.split('-').next().unwrap_or_default().trim();
    number.parse().ok().filter(|rating| *rating < 4000)
}

/// A year, or a date in either order.
fn birth(field: &str) -> Option<String> {
    let digits =
        |text: &str, count: usize| text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits(field, 4) {
        return Some(field.to_owned());
    }
    let parts: Vec<&str> = field.split(['.', '/', '-']).map(str::trim).collect();
    match parts[..] {
        [day, month, year] if digits(year, 4) => Some(format!("{year}-{month:0>2}-{day:0>2}")),
        [year, month, day] if digits(year, 4) => Some(format!("{year}-{month:0>2}-{day:0>2}")),
        _ => None,
    }
}

fn sex(field: &str) -> Option<Sex> {
    match field.to_lowercase().as_str() {
        "w" | "f" => Some(Sex::Female),
        "m" => Some(Sex::Male),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_as_people_paste_it() {
        let read =
            players("Müller, Eva; 2054; SK Lehrte; 1998\n2. WFM Roth, Lea;1950;w\n\nWeber, Jan 2210\n;;\n");
        let names: Vec<&str> = read.players.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Müller, Eva", "Roth, Lea", "Weber, Jan"]);
        assert_eq!(read.players[2].fide_rating, Some(2210));
        let eva = &read.players[0];
        assert_eq!(
            (eva.fide_rating, eva.club.as_str(), eva.birth.as_str()),
            (Some(2054), "SK Lehrte", "1998")
        );
        assert_eq!((read.players[1].title.as_str(), read.players[1].sex), ("WFM", Some(Sex::Female)));
        assert_eq!(read.unread, [(5, ";;".to_owned())]);
    }

    #[test]
    fn a_table_with_headings() {
        let read =
            players("Nr;Name;Vorname;Verein;DWZ;Elo;Geburtsjahr\n1;Müller;Eva;SK Lehrte;1998-52;2054;1998\n");
        let eva = &read.players[0];
        assert_eq!(eva.name, "Müller, Eva");
        assert_eq!((eva.national_rating, eva.fide_rating), (Some(1998), Some(2054)));
        let comma = players("name,rating,club\n\"Müller, Eva\",2054,SK Lehrte\n");
        assert_eq!(comma.players[0].name, "Müller, Eva");
        assert_eq!(comma.players[0].club, "SK Lehrte");
    }

    #[test]
    fn a_tournament_file() {
        let text = "012 Open\n001    1 w    Roth, Lea                         1950 GER     4600001 1999/05/03  0.0    1\n";
        let read = players(text);
        let lea = &read.players[0];
        assert_eq!(
            (lea.name.as_str(), lea.fide_rating, lea.sex),
            ("Roth, Lea", Some(1950), Some(Sex::Female))
        );
        assert_eq!(lea.birth, "1999-05-03");
    }

    #[test]
    fn nothing_is_nothing() {
        assert_eq!(players(""), Imported::default());
        assert_eq!(players("\n \n"), Imported::default());
    }

    proptest::proptest! {
        /// In any pasted text, each line is a player or is reported; every player has a name.
        #[test]
        fn no_list_makes_the_reader_fail(text in "([0-9]{0,4}[.;,\t ]{0,2}[A-ZÄa-zß, ;\t\"0-9{}-]{0,40}\n){0,8}") {
            let read = players(&text);
            proptest::prop_assert!(read.players.iter().all(|person| !person.name.trim().is_empty()));
            let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
            proptest::prop_assert!(read.players.len() + read.unread.len() <= lines);
        }
    }
}

//! The member list of a club, as clubs keep it in a spreadsheet: columns by their heads in German or English, separated by
//! semicolons, commas or tabs.

use jiff::civil::Date;

use super::{NoList, sex};
use crate::{encoding, trf::records::player::Sex};

/// A line of the list. Cells that are missing or empty are `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// From 1, the head included.
    pub line: usize,
    /// Without the first name.
    pub surname: String,
    /// All of them.
    pub first_name: String,
    /// The day, or only the year.
    pub born: Option<Born>,
    /// Male or female.
    pub sex: Option<Sex>,
    /// Of German nationality.
    pub german: Option<bool>,
    /// Its name as the list has it.
    pub club: Option<String>,
    /// The number of the pass.
    pub pass: Option<u32>,
    /// Member from this day on.
    pub from: Option<Date>,
    /// The last day of the membership.
    pub until: Option<Date>,
}

/// When somebody was born.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Born {
    /// On a day.
    On(Date),
    /// In a year.
    In(i16),
}

/// A list as read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Members {
    /// In the order of the file.
    pub members: Vec<Member>,
    /// Lines that were not understood.
    pub faults: Vec<Unread>,
    /// Heads of columns that nobody reads.
    pub other_columns: Vec<String>,
    /// Lines in Windows-1252 where others are UTF-8.
    pub other_encoding: Vec<usize>,
}

/// A line that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// From 1, the head included.
    pub line: usize,
    /// The line as it stands.
    pub text: String,
    /// What is wrong with it.
    pub why: WhyUnread,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyUnread {
    /// Surname or first name is missing.
    NoName,
    /// One cell with the whole name, and no comma in it.
    NoComma(String),
    /// A cell that cannot be read.
    Cell {
        /// Its column.
        column: Column,
        /// What stands in it.
        text: String,
    },
    /// More cells than heads.
    TooLong,
    /// A quotation mark opens a cell and does not end it.
    OpenQuote,
}

/// A column of the list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// The whole name; the surname, if another column has the first name.
    Name,
    /// The surname.
    Surname,
    /// The first name.
    FirstName,
    /// Day or year of birth.
    Born,
    /// Male or female.
    Sex,
    /// German or not.
    Nationality,
    /// The club by its name.
    Club,
    /// The number of the pass.
    Pass,
    /// The first day of the membership.
    From,
    /// The last day of the membership.
    Until,
}

impl Column {
    /// Every column.
    pub const ALL: [Column; 10] = [
        Column::Name,
        Column::Surname,
        Column::FirstName,
        Column::Born,
        Column::Sex,
        Column::Nationality,
        Column::Club,
        Column::Pass,
        Column::From,
        Column::Until,
    ];

    /// Its heads, in small letters; the first is the usual one.
    pub const fn heads(self) -> &'static [&'static str] {
        match self {
            Column::Name => {
                &["name", "name, vorname", "name,vorname", "spielername", "spieler", "player", "full name"]
            }
            Column::Surname => &["nachname", "familienname", "zuname", "surname", "last name", "family name"],
            Column::FirstName => &["vorname", "rufname", "first name", "given name", "forename"],
            Column::Born => &[
                "geboren",
                "geburtsdatum",
                "geb.",
                "geb",
                "geburtstag",
                "geburtsjahr",
                "jahrgang",
                "born",
                "birth",
                "date of birth",
                "birth date",
                "birthday",
                "birth year",
                "year of birth",
            ],
            Column::Sex => &["geschlecht", "sex", "gender", "m/w"],
            Column::Nationality => {
                &["nationalität", "staatsangehörigkeit", "nation", "land", "nationality", "country"]
            }
            Column::Club => &["verein", "vereinsname", "klub", "club"],
            Column::Pass => &[
                "pass",
                "passnummer",
                "pass-nr.",
                "pass-nr",
                "passnr",
                "spielerpass",
                "pass number",
                "pass no.",
            ],
            Column::From => &[
                "mitglied seit",
                "mitglied ab",
                "seit",
                "ab",
                "eintritt",
                "eintrittsdatum",
                "eintrittstag",
                "eingetreten",
                "beitritt",
                "beitrittsdatum",
                "von",
                "member since",
                "since",
                "from",
                "joined",
                "date joined",
                "entry date",
            ],
            Column::Until => &[
                "bis",
                "austritt",
                "austrittsdatum",
                "ausgetreten",
                "mitglied bis",
                "until",
                "left",
                "date left",
                "member until",
            ],
        }
    }

    fn named(head: &str) -> Option<Column> {
        let head = head.trim().trim_start_matches('\u{feff}').to_lowercase();
        Column::ALL.into_iter().find(|column| column.heads().contains(&head.as_str()))
    }
}

/// Whether the first line is the head of a member list: it names people, and is none of the federation's tables of ratings.
pub fn is_member_list(bytes: &[u8]) -> bool {
    let text = encoding::text(bytes);
    let Some(head) = text.lines().find(|line| !line.trim().is_empty()) else { return false };
    let cells: Vec<String> =
        head.split(separator(head)).map(|cell| cell.trim().trim_matches('"').to_owned()).collect();
    let has = |column| cells.iter().any(|cell| Column::named(cell) == Some(column));
    let rated =
        cells.iter().any(|cell| cell.eq_ignore_ascii_case("dwz") || cell.eq_ignore_ascii_case("fide-id"));
    // A club may keep ratings beside its members; a rating list has neither entries into clubs nor passes.
    let kept = [Column::From, Column::Until, Column::Pass].into_iter().any(has);
    (has(Column::Name) || has(Column::Surname)) && (kept || !rated)
}

/// The separator of the head: the one that occurs most; a comma inside of quotes is none.
fn separator(head: &str) -> char {
    let mut outside = String::new();
    let mut quoted = false;
    for letter in head.chars() {
        quoted ^= letter == '"';
        if !quoted {
            outside.push(letter);
        }
    }
    let count = |sign: char| outside.matches(sign).count();
    [';', '\t', ','].into_iter().max_by_key(|sign| (count(*sign), *sign == ';')).unwrap_or(';')
}

/// Reads a list. Every line is a member or named as not understood; empty lines are neither.
pub fn read(bytes: &[u8]) -> Result<Members, NoList> {
    let (text, other_encoding) = encoding::text_by_line(bytes);
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| !line.trim().is_empty()).ok_or(NoList::NoColumn("name"))?;
    let sign = separator(lines[first]);
    let heads = cells(lines[first], sign)?;
    let mut columns: Vec<Option<Column>> = heads.iter().map(Column::named).collect();
    // Of two columns with the same meaning the first counts, and the other is named as not read.
    for place in 1..columns.len() {
        if columns[..place].contains(&columns[place]) {
            columns[place] = None;
        }
    }
    let has = |column| columns.contains(&Some(column));
    if !has(Column::Name) && !has(Column::Surname) {
        return Err(NoList::NoColumn("Name"));
    }
    let unread = heads.iter().zip(&columns).filter(|(head, column)| column.is_none() && !head.is_empty());
    let other_columns = unread.map(|(head, _)| head.to_owned()).collect();
    let mut list = Members { other_columns, other_encoding, ..Members::default() };
    let mut at = first + 1;
    while at < lines.len() {
        let line = at + 1;
        let Some((row, used)) = record(&lines[at..], sign, &columns)? else {
            let text = lines[at].trim().to_owned();
            list.faults.push(Unread { line, text, why: WhyUnread::OpenQuote });
            at += 1;
            continue;
        };
        at += used;
        if row.iter().all(str::is_empty) {
            continue;
        }
        match member(&row, &columns, line) {
            Ok(member) => list.members.push(member),
            Err(why) => {
                let text = row.iter().collect::<Vec<_>>().join(" | ");
                list.faults.push(Unread { line, text, why });
            }
        }
    }
    Ok(list)
}

/// The cells of a record.
fn cells(text: &str, sign: char) -> Result<csv::StringRecord, NoList> {
    let mut table = csv::ReaderBuilder::new()
        .delimiter(u8::try_from(sign).unwrap_or(b';'))
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let row = table.records().next().transpose();
    Ok(row.map_err(|error| NoList::Unreadable(error.to_string()))?.unwrap_or_default())
}

/// The next record and its number of lines. Cells that nobody reads may have line breaks; another cell that is not closed in
/// its line would swallow the members below it. None: such a quotation mark.
fn record(
    lines: &[&str],
    sign: char,
    columns: &[Option<Column>],
) -> Result<Option<(csv::StringRecord, usize)>, NoList> {
    if !open_quote(lines[0], sign) {
        return cells(lines[0], sign).map(|row| Some((row, 1)));
    }
    let whole = (2..=lines.len()).map(|used| (lines[..used].join("\n"), used));
    let Some((text, used)) = whole.take(LONGEST).find(|(text, _)| !open_quote(text, sign)) else {
        return Ok(None);
    };
    let row = cells(&text, sign)?;
    let breaks = |(place, cell): (usize, &str)| cell.contains('\n') && columns.get(place) != Some(&None);
    let fits = row.len() <= columns.len() && !row.iter().enumerate().any(breaks);
    Ok(fits.then_some((row, used)))
}

/// A cell has no more lines than an address.
const LONGEST: usize = 9;

/// Whether a text ends inside of quotes. They open at the beginning of a cell only; two in a row are one of the text.
fn open_quote(text: &str, sign: char) -> bool {
    let (mut quoted, mut begins) = (false, true);
    for letter in text.chars() {
        match letter {
            '"' if quoted || begins => quoted = !quoted,
            _ => {}
        }
        begins = !quoted && (letter == sign || letter == '\n' || letter == '"');
    }
    quoted
}

fn member(row: &csv::StringRecord, columns: &[Option<Column>], line: usize) -> Result<Member, WhyUnread> {
    if row.iter().skip(columns.len()).any(|cell| !cell.is_empty()) {
        return Err(WhyUnread::TooLong);
    }
    let cell = |column: Column| {
        let place = columns.iter().position(|one| *one == Some(column))?;
        row.get(place).filter(|text| !text.is_empty())
    };
    let (surname, first_name) = match (cell(Column::Surname), cell(Column::Name), cell(Column::FirstName)) {
        (Some(surname), _, first) | (None, Some(surname), first @ Some(_)) => {
            (surname, first.unwrap_or_default())
        }
        (None, Some(whole), None) => {
            let (surname, rest) =
                whole.split_once(',').ok_or_else(|| WhyUnread::NoComma(whole.to_owned()))?;
            // What follows another comma is an academic title.
            (surname.trim(), rest.split(',').next().unwrap_or_default().trim())
        }
        (None, None, _) => return Err(WhyUnread::NoName),
    };
    if surname.is_empty() || first_name.is_empty() {
        return Err(WhyUnread::NoName);
    }
    fn value<T>(
        column: Column,
        text: Option<&str>,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, WhyUnread> {
        let unread = |text: &str| WhyUnread::Cell { column, text: text.to_owned() };
        text.map(|text| read(text).ok_or_else(|| unread(text))).transpose()
    }
    let read = |column| value(column, cell(column), day);
    Ok(Member {
        line,
        surname: surname.to_owned(),
        first_name: first_name.to_owned(),
        born: value(Column::Born, cell(Column::Born), born)?,
        sex: value(Column::Sex, cell(Column::Sex), sex_of)?,
        german: value(Column::Nationality, cell(Column::Nationality), german)?,
        club: cell(Column::Club).map(str::to_owned),
        pass: value(Column::Pass, cell(Column::Pass), |text| text.parse().ok())?,
        from: read(Column::From)?,
        until: read(Column::Until)?,
    })
}

/// `1960-02-03`, `3.2.1960` or `03/02/1960` (day first).
fn day(text: &str) -> Option<Date> {
    if let Ok(day) = text.parse() {
        return Some(day);
    }
    let parts: Vec<&str> = text.split(['.', '/']).map(str::trim).collect();
    let [day, month, year] = parts[..] else { return None };
    // A year of two digits may be of either century.
    let year: i16 = year.parse().ok().filter(|year| *year >= 1000)?;
    Date::new(year, month.parse().ok()?, day.parse().ok()?).ok()
}

fn born(text: &str) -> Option<Born> {
    let year = || text.parse().ok().filter(|year| (1850..=2200).contains(year)).map(Born::In);
    year().or_else(|| day(text).map(Born::On))
}

fn sex_of(text: &str) -> Option<Sex> {
    match text.to_lowercase().as_str() {
        "m" | "männlich" | "male" | "man" | "herr" => Some(Sex::Male),
        "w" | "f" | "weiblich" | "female" | "woman" | "frau" => Some(Sex::Female),
        other => sex(other),
    }
}

/// Only German or not counts; every other country is «not».
fn german(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "d" | "de" | "deu" | "ger" | "deutsch" | "deutschland" | "german" | "germany" => Some(true),
        other => {
            other.chars().all(|letter| letter.is_alphabetic() || " -.".contains(letter)).then_some(false)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Separators, heads and days in both languages; nothing is lost.
    #[test]
    fn messy_lists_are_read_line_by_line() {
        let list = "Nachname;Vorname;Geb.;Geschlecht;Nationalität;Verein;Pass-Nr.;Mitglied seit;Telefon\n\
            Meier;Eva;3.2.1960;w;deutsch;SV Nord;4711;1.1.1985;0221\n\
            ;;;;;;;;\n\n\
            Alt;Otto;31.2.1950;m;D;SV Nord;;;\n\
            Groß;;1990;m;D;SV Nord;;;\n\
            Neu;Ida;2001;f;Polen;SV Nord;;;;;x\n";
        let read = read(list.as_bytes()).unwrap();
        assert_eq!(read.other_columns, ["Telefon"]);
        let eva = &read.members[0];
        assert_eq!((eva.line, eva.surname.as_str(), eva.first_name.as_str()), (2, "Meier", "Eva"));
        assert_eq!((eva.born, eva.pass), (Some(Born::On(Date::constant(1960, 2, 3))), Some(4711)));
        assert_eq!(
            (eva.sex, eva.german, eva.from),
            (Some(Sex::Female), Some(true), Some(Date::constant(1985, 1, 1)))
        );
        let faults: Vec<(usize, &WhyUnread)> = read.faults.iter().map(|one| (one.line, &one.why)).collect();
        let birth = WhyUnread::Cell { column: Column::Born, text: "31.2.1950".to_owned() };
        assert_eq!(faults, [(5, &birth), (6, &WhyUnread::NoName), (7, &WhyUnread::TooLong)]);
    }

    #[test]
    fn heads_decide_what_a_table_is() {
        assert!(is_member_list(b"Name,Born\n"));
        assert!(is_member_list("\u{feff}Nachname\tVorname\n".as_bytes()));
        assert!(!is_member_list(b"ZPS,Mgl-Nr,Status,Spielername,DWZ\n"));
        assert!(!is_member_list(b"a,b\n"));
        let english =
            read(b"Name,Date of birth,Club\n\"Meier, Eva\",1960-02-03,Nord\nEva Meier,,\n").unwrap();
        assert_eq!(english.members.len(), 1);
        assert_eq!(english.faults[0].why, WhyUnread::NoComma("Eva Meier".to_owned()));
        assert!(read(b"a;b\n1;2\n").is_err());
        assert!(is_member_list(b"Name;DWZ;Eintritt\n"), "a club may keep ratings");
    }

    /// An open quotation mark costs its own line only; two columns of one meaning and two encodings are named.
    #[test]
    fn nothing_is_swallowed() {
        let list = [
            "Nachname;Vorname;Seit;Eintritt;Adresse\nMeier;\"Eva;1.1.1985;;\nAlt;Otto;2.2.1986;;\"Ring 1\nKöln\"\n"
                .as_bytes(),
            b"Gro\xdf;Ida;;;\nNeu;Ute;\"3.3.1987;;\n",
        ]
        .concat();
        let read = read(&list).unwrap();
        let names: Vec<(usize, &str)> =
            read.members.iter().map(|one| (one.line, one.surname.as_str())).collect();
        assert_eq!(names, [(3, "Alt"), (5, "Groß")]);
        let faults: Vec<(usize, &WhyUnread)> = read.faults.iter().map(|one| (one.line, &one.why)).collect();
        assert_eq!(faults, [(2, &WhyUnread::OpenQuote), (6, &WhyUnread::OpenQuote)]);
        assert_eq!(
            (read.other_columns, read.other_encoding),
            (vec!["Eintritt".into(), "Adresse".into()], vec![5])
        );
        let text = "Name;Eintrittsdatum\n\"Meier, Eva\";1.1.1985\n";
        assert_eq!(super::read(text.as_bytes()).unwrap().members[0].from, Some(Date::constant(1985, 1, 1)));
    }
}

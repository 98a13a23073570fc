//! The players of a tournament as a spreadsheet table: one line each, rounds as `12w1`, `4b=`, `U`.

use std::{borrow::Cow, collections::BTreeMap};

use turmuhr_core::PlayerId;

use crate::encoding::{BOM, decode};

use super::{
    columns::{colour, digits, points},
    document::Document,
    finding::Wanted,
    limits::{MAX_BYTES, MAX_ID, MAX_ROUNDS},
    record::Record,
    records::player::{Cell, Code, Player, Sex},
};

/// A column of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Column {
    Id,
    Name,
    Title,
    Sex,
    Rating,
    Federation,
    Number,
    Birth,
    Points,
    Rank,
    Round(usize),
}

/// The columns with the name we write, and other common names.
const NAMES: [(Column, &[&str]); 10] = [
    (Column::Id, &["id", "nr", "nr.", "no", "no.", "number", "startnummer", "start-nr.", "tpn"]),
    (Column::Name, &["name", "player", "spieler", "spielername"]),
    (Column::Title, &["title", "titel"]),
    (Column::Sex, &["sex", "geschlecht"]),
    (Column::Rating, &["rating", "elo", "fide-elo"]),
    (Column::Federation, &["federation", "fed", "land", "verband", "fide-land"]),
    (Column::Number, &["fide_id", "fideid", "fide-id", "fide id"]),
    (Column::Birth, &["birth", "birthday", "geburt", "geburtstag", "geburtsjahr", "geb."]),
    (Column::Points, &["points", "pts", "punkte", "pkt", "pkt."]),
    (Column::Rank, &["rank", "rang", "platz"]),
];

/// A table read from a file, and its unknown columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The content as a tournament file.
    pub document: Document,
    /// Headings of columns that were ignored.
    pub passed_over: Vec<String>,
}

/// Why a file is not such a table. Lines and columns from 1; a column is a field of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvFault {
    /// The file exceeds the limit.
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
    /// No headings, or no heading for the players.
    NoHeading,
    /// Two columns have the same meaning.
    TwoColumns {
        /// The second heading.
        name: String,
    },
    /// The table has too many rows.
    TooManyPlayers {
        /// The limit.
        limit: u32,
    },
    /// A field cannot be read.
    BadField {
        /// From 1.
        line: u64,
        /// The field of the row, from 1.
        column: usize,
        /// As written.
        text: String,
        /// What was expected.
        wanted: Wanted,
    },
}

/// The players; and the number of records of each kind that the table does not contain.
pub fn write(document: &Document) -> (String, BTreeMap<String, usize>) {
    write_with(document, &[])
}

/// As [`write`], with further columns: a heading, and a cell for each starting number that has one.
pub fn write_with(
    document: &Document,
    more: &[(&str, BTreeMap<PlayerId, String>)],
) -> (String, BTreeMap<String, usize>) {
    let mut left_out = BTreeMap::new();
    let mut players = Vec::new();
    for record in document.records() {
        match record {
            Record::Player(player) => players.push(player),
            Record::Other(line) if line.trim().is_empty() => {}
            other => *left_out.entry(other.code().to_owned()).or_default() += 1,
        }
    }
    let rounds = players.iter().map(|player| player.rounds.len()).max().unwrap_or(0);
    let mut writer = csv::Writer::from_writer(Vec::new());
    let heading: Vec<String> = NAMES
        .iter()
        .map(|(_, names)| names[0].to_owned())
        .chain(more.iter().map(|(heading, _)| (*heading).to_owned()))
        .chain((1..=rounds).map(|round| format!("round{round}")))
        .collect();
    let mut lines = vec![heading];
    lines.extend(players.iter().map(|player| line(player, rounds, more)));
    for line in lines {
        let line: Vec<Cow<'_, str>> = line.iter().map(|cell| guarded(cell)).collect();
        writer
            .write_record(line.iter().map(|cell| cell.as_bytes()))
            .expect("memory takes what it is given, and all lines are of one length");
    }
    let bytes = writer.into_inner().unwrap_or_default();
    (String::from_utf8(bytes).unwrap_or_default(), left_out)
}

/// Escapes a cell that a spreadsheet would take for a formula by an apostrophe, as OWASP advises. Numbers stay
/// unchanged.
pub fn guarded(cell: &str) -> Cow<'_, str> {
    let size = cell.strip_prefix(['+', '-']).unwrap_or(cell);
    let number = size.starts_with(|sign: char| sign.is_ascii_digit())
        && size.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && size.matches('.').count() < 2;
    if begins_formula(cell) && !number { Cow::Owned(format!("'{cell}")) } else { Cow::Borrowed(cell) }
}

/// The inverse of [`guarded`].
pub fn unguarded(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| begins_formula(rest)).unwrap_or(cell)
}

/// Also after apostrophes, so that a cell with its own apostrophe survives.
fn begins_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t', '\r', '\n'])
}

fn line(player: &Player, rounds: usize, more: &[(&str, BTreeMap<PlayerId, String>)]) -> Vec<String> {
    let person = &player.person;
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let mut line = vec![
        player.id.to_string(),
        person.name.clone(),
        person.title.clone(),
        person.sex.map(|sex| sex.letter().to_string()).unwrap_or_default(),
        number(person.rating),
        person.federation.clone(),
        person.number.clone(),
        person.birth.clone(),
        player.points.map(|points| points.to_string()).unwrap_or_default(),
        number(player.rank),
    ];
    line.extend(more.iter().map(|(_, cells)| cells.get(&player.id).cloned().unwrap_or_default()));
    let cells = player.rounds.iter().copied().chain(std::iter::repeat(Cell::BLANK)).take(rounds);
    line.extend(cells.map(written));
    line
}

/// `12w1`; a letter alone without an opponent.
fn written(cell: Cell) -> String {
    let result = cell.result.map(|code| code.letter().to_string()).unwrap_or_default();
    let colour = cell.colour.map(|colour| colour.fold_wb('w', 'b'));
    match (cell.opponent, colour) {
        (Some(opponent), _) => format!("{opponent}{}{result}", colour.unwrap_or('-')),
        (None, Some(colour)) => format!("0{colour}{result}"),
        (None, None) => result,
    }
}

fn cell(text: &str) -> Option<Cell> {
    let text = text.trim();
    let number = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = text.split_at(number);
    let code = |text: &str| -> Option<Option<Code>> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (None, _) => Some(None),
            (Some(letter), None) => Code::from_letter(letter).map(Some),
            _ => None,
        }
    };
    let mut letters = rest.chars();
    let first = letters.next();
    // A digit alone is a result without an opponent.
    if number.is_empty() || (first.is_none() && number.len() == 1) {
        return Some(Cell { opponent: None, colour: None, result: code(text)? });
    }
    let opponent = digits(number).filter(|id| *id <= MAX_ID)?;
    let colour = match first? {
        '-' => None,
        letter => Some(colour(letter)?),
    };
    let opponent = (opponent > 0).then_some(PlayerId(opponent));
    let cell = Cell { opponent, colour, result: code(letters.as_str())? };
    // `0-` has neither opponent nor result.
    (cell != Cell::BLANK).then_some(cell)
}

/// Reads a table with headings in German or English.
pub fn read(bytes: &[u8]) -> Result<Table, CsvFault> {
    if bytes.len() > MAX_BYTES {
        return Err(CsvFault::TooLarge { bytes: bytes.len(), limit: MAX_BYTES });
    }
    let text = decode(bytes.strip_prefix(BOM).unwrap_or(bytes));
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(&text))
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let mut lines = reader.records().map_while(Result::ok);
    let heading = lines.next().ok_or(CsvFault::NoHeading)?;
    let columns: Vec<Option<Column>> = heading.iter().map(column).collect();
    if !columns.contains(&Some(Column::Name)) && !columns.contains(&Some(Column::Id)) {
        return Err(CsvFault::NoHeading);
    }
    for (index, column) in columns.iter().enumerate() {
        if column.is_some() && columns[..index].contains(column) {
            return Err(CsvFault::TwoColumns { name: heading[index].trim().to_owned() });
        }
    }
    let passed_over = heading
        .iter()
        .zip(&columns)
        .filter(|(name, column)| column.is_none() && !name.trim().is_empty())
        .map(|(name, _)| name.trim().to_owned())
        .collect();
    let mut records = Vec::new();
    for line in lines {
        if line.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        if records.len() == MAX_ID as usize {
            return Err(CsvFault::TooManyPlayers { limit: MAX_ID });
        }
        // A list without numbers is in starting order.
        let id = PlayerId(u32::try_from(records.len() + 1).unwrap_or(MAX_ID));
        records.push(Record::Player(Box::new(player(&line, &columns, id)?)));
    }
    Ok(Table { document: Document::from_records(records), passed_over })
}

/// The most frequent separator in the heading.
fn delimiter(text: &str) -> u8 {
    let heading = text.lines().next().unwrap_or("");
    let count = |sign: u8| heading.bytes().filter(|byte| *byte == sign).count();
    [b',', b';', b'\t'].into_iter().rev().max_by_key(|sign| count(*sign)).unwrap_or(b',')
}

fn column(name: &str) -> Option<Column> {
    let name = name.trim().to_lowercase();
    let known = NAMES.iter().find(|(_, names)| names.contains(&name.as_str())).map(|(column, _)| *column);
    known.or_else(|| {
        let number = ["round", "runde", "rd", "r"]
            .iter()
            .find_map(|word| name.strip_prefix(word))?
            .trim_matches(['.', ' ', '_']);
        let round = digits(number)? as usize;
        (1..=MAX_ROUNDS).contains(&round).then_some(Column::Round(round))
    })
}

fn player(line: &csv::StringRecord, columns: &[Option<Column>], id: PlayerId) -> Result<Player, CsvFault> {
    let mut player = Player::new(id);
    for (index, (field, column)) in line.iter().zip(columns).enumerate() {
        let text = unguarded(field.trim());
        let Some(column) = column.filter(|_| !text.is_empty()) else { continue };
        let bad = |wanted| CsvFault::BadField {
            line: line.position().map_or(0, csv::Position::line),
            column: index + 1,
            text: super::columns::shown(text),
            wanted,
        };
        let number = || digits(text).ok_or_else(|| bad(Wanted::Number));
        let person = &mut player.person;
        match column {
            Column::Id => {
                let id = digits(text).filter(|id| (1..=MAX_ID).contains(id));
                player.id = PlayerId(id.ok_or_else(|| bad(Wanted::StartingRank))?);
            }
            Column::Name => person.name = text.to_owned(),
            Column::Title => person.title = text.to_owned(),
            Column::Sex => {
                let letter = text.chars().next().and_then(Sex::from_letter);
                person.sex = Some(letter.ok_or_else(|| bad(Wanted::Sex))?);
            }
            Column::Rating => person.rating = Some(number()?),
            Column::Federation => person.federation = text.to_owned(),
            Column::Number => person.number = text.to_owned(),
            Column::Birth => person.birth = text.to_owned(),
            Column::Points => player.points = Some(points(text).ok_or_else(|| bad(Wanted::Points))?),
            Column::Rank => player.rank = Some(number()?),
            Column::Round(round) => {
                if player.rounds.len() < round {
                    player.rounds.resize(round, Cell::BLANK);
                }
                player.rounds[round - 1] = cell(text).ok_or_else(|| bad(Wanted::Result))?;
            }
        }
    }
    Ok(player)
}

#[cfg(test)]
mod tests {
    use turmuhr_core::Color;

    use super::*;

    #[test]
    fn cells_are_written_and_read_back() {
        let opponents = [None, Some(PlayerId(7)), Some(PlayerId(12345))];
        let colours = [None, Some(Color::White), Some(Color::Black)];
        let results = Code::ALL.into_iter().map(Some).chain([None]);
        for result in results {
            for opponent in opponents {
                for colour in colours {
                    let one = Cell { opponent, colour, result };
                    assert_eq!(cell(&written(one)), Some(one), "{}", written(one));
                }
            }
        }
        for text in ["0-", "12", "w1", "12x1", "123456w1", "12w11", "Q", "½"] {
            assert_eq!(cell(text), None, "{text}");
        }
    }

    #[test]
    fn no_cell_is_a_formula_and_every_cell_comes_back() {
        let cases = [
            ("=1+1", "'=1+1"),
            ("=HYPERLINK(\"http://x\")", "'=HYPERLINK(\"http://x\")"),
            ("+49 30 1234", "'+49 30 1234"),
            ("-", "'-"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\tcmd", "'\tcmd"),
            ("\rcmd", "'\rcmd"),
            ("'=1", "''=1"),
            ("'t Hart, Jan", "'t Hart, Jan"),
            ("-1.5", "-1.5"),
            ("+2", "+2"),
            ("-1.5.0", "'-1.5.0"),
            ("-2-3", "'-2-3"),
            ("12w=", "12w="),
            ("Müller, Eva", "Müller, Eva"),
            ("", ""),
        ];
        for (cell, written) in cases {
            assert_eq!(guarded(cell), written, "{cell:?}");
            assert_eq!(unguarded(&guarded(cell)), cell, "{cell:?}");
        }
        for name in ["=1+1", "@me, I", "-x, Y", "+x, Y", "'=1", "'t Hart, Jan"] {
            let mut player = Player::new(PlayerId(1));
            player.person.name = name.to_owned();
            player.rounds = vec![Cell { opponent: None, colour: None, result: Code::from_letter('=') }];
            let before = Document::from_records(vec![Record::Player(Box::new(player.clone()))]);
            let (text, _) = write(&before);
            assert!(!text.contains(",=") && !text.contains(",@") && !text.contains(",\"="), "{text}");
            let back = read(text.as_bytes()).expect("our own table").document;
            let record = back.records().next().expect("one player");
            assert!(matches!(record, Record::Player(back) if **back == player), "{name}: {record:?}");
        }
    }

    #[test]
    fn a_list_from_a_spreadsheet_needs_a_name_only() {
        let table = read(
            "Name;Elo;Verein\r\nM\u{fc}ller, J\u{f6}rg;1900;SK Turm\r\n\r\n\"Klein, \"\"K\"\"\";;\r\n"
                .as_bytes(),
        )
        .unwrap();
        assert_eq!(table.passed_over, ["Verein"]);
        let names: Vec<(u32, String, Option<u32>)> = table
            .document
            .records()
            .filter_map(|record| match record {
                Record::Player(player) => {
                    Some((player.id.0, player.person.name.clone(), player.person.rating))
                }
                _ => None,
            })
            .collect();
        assert_eq!(names, [(1, "Müller, Jörg".to_owned(), Some(1900)), (2, "Klein, \"K\"".to_owned(), None)]);
    }

    #[test]
    fn what_cannot_be_read_is_refused_with_its_place() {
        let cases = [
            ("", CsvFault::NoHeading),
            ("a,b\n1,2\n", CsvFault::NoHeading),
            ("id,id\n", CsvFault::TwoColumns { name: "id".to_owned() }),
            (
                "id,r1\n1,9x\n",
                CsvFault::BadField { line: 2, column: 2, text: "9x".to_owned(), wanted: Wanted::Result },
            ),
            (
                "name,id\nA,0\n",
                CsvFault::BadField { line: 2, column: 2, text: "0".to_owned(), wanted: Wanted::StartingRank },
            ),
        ];
        for (text, fault) in cases {
            assert_eq!(read(text.as_bytes()), Err(fault), "{text:?}");
        }
    }
}

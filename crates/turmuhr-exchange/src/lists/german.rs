//! The German federation's table of players in all its versions, read by column names.

use std::{borrow::Cow, collections::BTreeMap};

use super::{Figures, List, Listed, NoList, RowFault, RowFaultKind, figure, sex};
use crate::encoding::{self, decode};

/// The character set of the file.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Charset {
    /// Windows-1252, or UTF-8 if valid.
    #[default]
    Windows,
    /// Code page 850, the federation's file for DOS.
    Dos,
}

/// Columns with their names in the different versions.
const COLUMNS: [(&str, &[&str]); 15] = [
    ("id", &["ID"]),
    ("club", &["ZPS", "VKZ"]),
    ("member", &["Mgl-Nr", "Mitgliedsnummer"]),
    ("status", &["Status"]),
    ("name", &["Spielername", "Name,Vorname"]),
    ("sex", &["Geschlecht"]),
    ("born", &["Geburtsjahr"]),
    ("dwz", &["DWZ"]),
    ("index", &["Index"]),
    ("elo", &["FIDE-Elo", "FIDE-Elozahl"]),
    ("title", &["FIDE-Titel"]),
    ("fide", &["FIDE-ID"]),
    ("country", &["FIDE-Land"]),
    ("rapid", &["FIDE-Elozahl-Schnellschach"]),
    ("blitz", &["FIDE-Elozahl-Blitz"]),
];

struct Columns(BTreeMap<&'static str, usize>);

impl Columns {
    fn of(header: &csv::StringRecord) -> Columns {
        let place = |names: &[&str]| {
            header.iter().position(|cell| names.iter().any(|name| name.eq_ignore_ascii_case(cell.trim())))
        };
        Columns(COLUMNS.iter().filter_map(|(what, names)| Some((*what, place(names)?))).collect())
    }

    fn cell<'a>(&self, row: &'a csv::StringRecord, what: &str) -> &'a str {
        self.0.get(what).and_then(|&place| row.get(place)).unwrap_or("").trim()
    }
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// From 1.
    pub line: usize,
    /// The person, or why the row is none.
    pub player: Result<Listed, RowFaultKind>,
    /// The federation's number of the person; empty in old tables.
    id: Box<str>,
    active: bool,
}

/// Whether the first line is the header of this table: names, clubs and member numbers, whatever separates them.
pub fn is_table(text: &str) -> bool {
    separator(text).is_some()
}

/// Spreadsheets save the table with other separators.
fn separator(text: &str) -> Option<u8> {
    let header = text.lines().find(|line| !line.trim().is_empty())?;
    [b',', b';', b'\t'].into_iter().find(|separator| {
        let mut table = csv::ReaderBuilder::new().delimiter(*separator).from_reader(header.as_bytes());
        table.headers().is_ok_and(|header| {
            let columns = Columns::of(header);
            ["name", "club", "member"].iter().all(|what| columns.0.contains_key(what))
        })
    })
}

/// Every row of the table, in its order.
pub fn rows(text: &str) -> Result<Vec<Row>, NoList> {
    let mut table = csv::ReaderBuilder::new()
        .flexible(true)
        .delimiter(separator(text).unwrap_or(b','))
        .from_reader(text.as_bytes());
    let header = table.headers().map_err(|error| NoList::Unreadable(error.to_string()))?.clone();
    let columns = Columns::of(&header);
    for (what, name) in [("name", "Spielername"), ("dwz", "DWZ")] {
        columns.0.get(what).ok_or(NoList::NoColumn(name))?;
    }
    let mut rows: Vec<Row> = Vec::new();
    for row in table.records() {
        let Ok(row) = row else {
            let line = rows.last().map_or(2, |row| row.line + 1);
            rows.push(Row { line, player: Err(RowFaultKind::Broken), id: "".into(), active: false });
            continue;
        };
        rows.push(Row {
            line: row.position().map_or(0, |position| position.line() as usize),
            player: player(&row, &columns),
            id: columns.cell(&row, "id").into(),
            active: columns.cell(&row, "status").eq_ignore_ascii_case("A"),
        });
    }
    Ok(rows)
}

/// Reads the table. A person in two clubs has two rows: the row of the active membership is kept.
pub fn read(bytes: &[u8], charset: Charset) -> Result<List, NoList> {
    let bytes = bytes.strip_prefix(encoding::BOM).unwrap_or(bytes);
    let text: Cow<'_, str> = match charset {
        Charset::Windows => decode(bytes),
        Charset::Dos => Cow::Owned(bytes.iter().map(|&byte| from_cp850(byte)).collect()),
    };
    let mut list = List::default();
    // The index of a person, and whether the membership is active.
    let mut known: BTreeMap<Box<str>, (usize, bool)> = BTreeMap::new();
    for Row { line, player, id, active } in rows(&text)? {
        let player = match player {
            Ok(player) => player,
            Err(kind) => {
                list.faults.push(RowFault { line, kind });
                continue;
            }
        };
        match known.get_mut(&id).filter(|_| !id.is_empty()) {
            Some((_, true)) => {}
            Some((place, was_active)) => {
                if active {
                    list.players[*place] = player;
                    *was_active = true;
                }
            }
            None => {
                if !id.is_empty() {
                    known.insert(id, (list.players.len(), active));
                }
                list.players.push(player);
            }
        }
    }
    Ok(list)
}

fn player(row: &csv::StringRecord, columns: &Columns) -> Result<Listed, RowFaultKind> {
    let cell = |what| columns.cell(row, what);
    let name = cell("name");
    if name.is_empty() {
        return Err(RowFaultKind::NoName);
    }
    let elo = |what| Ok(Figures { rating: figure(cell(what))?, ..Figures::default() });
    let national_id = match cell("id") {
        "" => format!("{}-{}", cell("club"), cell("member")),
        id => id.to_owned(),
    };
    Ok(Listed {
        fide_id: figure(cell("fide"))?.unwrap_or(0),
        // The last part may be an academic title.
        name: name.split(',').map(str::trim).take(2).collect::<Vec<_>>().join(", ").into(),
        federation: cell("country").into(),
        sex: sex(cell("sex")),
        title: cell("title").into(),
        birth_year: figure(cell("born"))?,
        standard: elo("elo")?,
        rapid: elo("rapid")?,
        blitz: elo("blitz")?,
        dwz: figure(cell("dwz"))?,
        index: figure(cell("index"))?,
        national_id: national_id.into(),
        club: cell("club").into(),
        ..Listed::default()
    })
}

fn from_cp850(byte: u8) -> char {
    const HIGH: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";
    match byte {
        0x80.. => HIGH.chars().nth(usize::from(byte - 0x80)).unwrap_or(' '),
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &[u8], charset: Charset) -> Listed {
        let list = read(text, charset).expect("a list");
        assert_eq!((list.players.len(), list.faults.len()), (1, 0), "{list:?}");
        list.players[0].clone()
    }

    #[test]
    fn every_generation_is_read_by_its_header() {
        let first = b"ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\r\n60101,0042,A,\"M\xfcller,J\xf6rg,Dr.\",M,D,1970,201443,1850,23,1900,FM,4612345,GER\r\n";
        let player = one(first, Charset::Windows);
        assert_eq!((&*player.name, player.dwz, player.index), ("Müller, Jörg", Some(1850), Some(23)));
        assert_eq!(
            (player.fide_id, &*player.national_id, player.birth_year),
            (4_612_345, "60101-0042", Some(1970))
        );
        let second = "ID,VKZ,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n77,60101,42,P,\"Groß,Eva\",W,D,2010,,0,0,,,,\n";
        let player = one(second.as_bytes(), Charset::Windows);
        assert_eq!((player.dwz, player.fide_id, &*player.national_id), (None, 0, "77"));
        let third = "ID,ZPS,Mitgliedsnummer,Status,\"Name,Vorname\",Geschlecht,Spielberechtigung,Geburtsjahr,\"Letzte Auswertung\",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname,FIDE-Frauentitel,FIDE-Elozahl-Schnellschach,FIDE-Elozahl-Blitz\n5,C0101,1,A,\"Groß,Eva\",W,D,2010,202610,1500,3,1600,,,GER,Eva,Groß,,1650,1700\n";
        let player = one(third.as_bytes(), Charset::Windows);
        assert_eq!(
            (player.standard.rating, player.rapid.rating, player.blitz.rating),
            (Some(1600), Some(1650), Some(1700))
        );
        let dos = b"ZPS,Mgl-Nr,Spielername,DWZ\n1,2,\"M\x81ller,J\x94rg\",1500\n";
        assert_eq!(&*one(dos, Charset::Dos).name, "Müller, Jörg");
    }

    #[test]
    fn of_two_memberships_the_active_one_is_kept() {
        let list = "ID,ZPS,Mgl-Nr,Status,Spielername,DWZ\n1,10,1,P,\"A,B\",1500\n1,20,2,A,\"A,B\",1500\n2,30,1,A,\"C,D\",\n2,40,1,P,\"C,D\",\n3,1,1,A,,1\n4,1,1,A,X,abc\n";
        let list = read(list.as_bytes(), Charset::Windows).expect("a list");
        let clubs: Vec<&str> = list.players.iter().map(|player| &*player.club).collect();
        assert_eq!(clubs, ["20", "30"]);
        let kinds: Vec<_> = list.faults.iter().map(|fault| (fault.line, fault.kind)).collect();
        assert_eq!(kinds, [(6, RowFaultKind::NoName), (7, RowFaultKind::BadFigure)]);
        assert_eq!(read(b"a,b\n", Charset::Windows), Err(NoList::NoColumn("Spielername")));
    }

    #[test]
    fn the_dos_page_is_whole() {
        assert_eq!((0x80..=0xff).map(from_cp850).filter(|&sign| sign == ' ').count(), 0);
        assert_eq!((from_cp850(0xe1), from_cp850(0xff)), ('ß', '\u{a0}'));
    }
}

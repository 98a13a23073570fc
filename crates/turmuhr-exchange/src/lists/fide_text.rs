//! FIDE's list as text with fixed columns, defined by the header.

use std::io::BufRead;

use super::{List, Listed, NoList, RowFault, RowFaultKind, figure, figures, inactive, sex};
use crate::encoding::decode;

/// Known column names. Lists of a single rating name its column after the month.
const NAMES: [&str; 21] = [
    "ID Number",
    "Name",
    "Fed",
    "Sex",
    "Tit",
    "WTit",
    "OTit",
    "FOA",
    "SRtng",
    "SGm",
    "SK",
    "RRtng",
    "RGm",
    "Rk",
    "BRtng",
    "BGm",
    "BK",
    "Gms",
    "K",
    "B-day",
    "Flag",
];

/// The names and starts of the columns, in order.
struct Columns(Vec<(String, usize)>);

impl Columns {
    fn of(header: &str) -> Columns {
        let mut columns = Vec::new();
        let mut rest = 0;
        while let Some(begin) = header[rest..].find(|sign: char| sign != ' ').map(|at| rest + at) {
            let known =
                NAMES.iter().filter(|name| header[begin..].starts_with(**name)).max_by_key(|name| name.len());
            let word = header[begin..].split(' ').next().unwrap_or("");
            // The longest known name that covers the word.
            let name = known.filter(|name| name.len() >= word.len()).map_or(word, |name| name);
            rest = begin + name.len();
            let name = if is_month(name) { "Rating" } else { name };
            columns.push((name.to_owned(), begin));
        }
        Columns(columns)
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|(known, _)| known.eq_ignore_ascii_case(name))
    }
}

/// `OCT26`.
fn is_month(word: &str) -> bool {
    let Some((letters, digits)) = word.split_at_checked(3) else { return false };
    digits.len() == 2
        && letters.bytes().all(|byte| byte.is_ascii_alphabetic())
        && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads the list line by line.
pub fn read(mut input: impl BufRead) -> Result<List, NoList> {
    let (mut line, mut number) = (Vec::new(), 1);
    input.read_until(b'\n', &mut line)?;
    let header = decode(line.strip_prefix(crate::encoding::BOM).unwrap_or(&line)).into_owned();
    let columns = Columns::of(header.trim_end());
    for needed in ["ID Number", "Name"] {
        columns.place(needed).ok_or(NoList::NoColumn(needed))?;
    }
    let mut list = List::default();
    loop {
        line.clear();
        number += 1;
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(list);
        }
        let text = decode(&line);
        let text = text.trim_end();
        if text.is_empty() {
            continue;
        }
        match player(text, &columns) {
            Ok(player) => list.players.push(player),
            Err(kind) => list.faults.push(RowFault { line: number, kind }),
        }
    }
}

/// Some rows are one or two columns too long after the other titles: they are read shifted.
fn player(text: &str, columns: &Columns) -> Result<Listed, RowFaultKind> {
    const FURTHEST: usize = 3;
    let row = Row { text, columns, shift: 0 };
    row.player()
        .or_else(|fault| (1..=FURTHEST).find_map(|shift| Row { shift, ..row }.player().ok()).ok_or(fault))
}

#[derive(Copy, Clone)]
struct Row<'a> {
    text: &'a str,
    columns: &'a Columns,
    /// The shift of the columns after the other titles.
    shift: usize,
}

impl<'a> Row<'a> {
    fn cell(&self, name: &str) -> &'a str {
        let Some(place) = self.columns.place(name) else { return "" };
        let shifted = |place: usize| {
            let late = self.columns.place("OTit").is_some_and(|titles| place > titles);
            self.columns.0.get(place).map(|&(_, begin)| begin + if late { self.shift } else { 0 })
        };
        // Columns are counted in characters; in ASCII, as almost always, these are bytes.
        let at = |column: usize| match self.text.is_ascii() {
            true => column.min(self.text.len()),
            false => self.text.char_indices().nth(column).map_or(self.text.len(), |(at, _)| at),
        };
        let begin = shifted(place).map_or(self.text.len(), at);
        let end = shifted(place + 1).map_or(self.text.len(), at);
        self.text[begin..end.max(begin)].trim()
    }

    fn player(&self) -> Result<Listed, RowFaultKind> {
        let fide_id = self.cell("ID Number").parse().map_err(|_| RowFaultKind::BadNumber)?;
        let name = self.cell("Name");
        if name.is_empty() {
            return Err(RowFaultKind::NoName);
        }
        let single = figures(self.cell("Rating"), self.cell("Gms"), self.cell("K"))?;
        let combined = figures(self.cell("SRtng"), self.cell("SGm"), self.cell("SK"))?;
        Ok(Listed {
            fide_id,
            name: name.into(),
            federation: self.cell("Fed").into(),
            sex: sex(self.cell("Sex")),
            title: self.cell("Tit").into(),
            women_title: self.cell("WTit").into(),
            birth_year: figure(self.cell("B-day"))?,
            standard: if self.columns.place("SRtng").is_some() { combined } else { single },
            rapid: figures(self.cell("RRtng"), self.cell("RGm"), self.cell("Rk"))?,
            blitz: figures(self.cell("BRtng"), self.cell("BGm"), self.cell("BK"))?,
            inactive: inactive(self.cell("Flag")),
            ..Listed::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of the combined list; `wide` widens the other titles, as in some rows.
    fn row(id: &str, name: &str, titles: &str, foa: bool, wide: usize) -> String {
        let foa = if foa { "    " } else { "" };
        let other = format!("{titles:w$}", w = 15 + wide);
        format!(
            "{id:15}{name:61}{:4}{:4}{:5}{:5}{other}{foa}{:6}{:4}{:3}{:6}{:4}{:3}{:6}{:4}{:3}{:6}{:4}",
            "NOR", "M", "GM", "", "2839", "9", "10", "2827", "0", "10", "2886", "12", "10", "1990", "wi"
        )
    }

    fn header(foa: bool) -> String {
        let foa = if foa { "FOA " } else { "" };
        format!(
            "{:15}{:61}{:4}{:4}{:5}{:5}{:15}{foa}SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag",
            "ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit"
        )
    }

    #[test]
    fn the_combined_list_of_today_and_of_before() {
        for foa in [true, false] {
            let text = format!(
                "{}\r\n{}\r\n{}\r\n\r\nx\r\n",
                header(foa),
                row("1503014", "Carlsen, Magnus", "", foa, 0),
                row("7", "Wide, Row", "IA,FT,IO,DI,SI,X", foa, 1),
            );
            let list = read(text.as_bytes()).expect("a list");
            assert_eq!(list.faults, [RowFault { line: 5, kind: RowFaultKind::BadNumber }]);
            assert_eq!(list.players.len(), 2);
            for player in &list.players {
                assert_eq!(
                    (player.standard.rating, player.standard.games, player.standard.k),
                    (Some(2839), 9, 10)
                );
                assert_eq!((player.blitz.rating, player.birth_year), (Some(2886), Some(1990)));
                assert!(player.inactive && &*player.federation == "NOR" && &*player.title == "GM");
            }
            assert_eq!(&*list.players[0].name, "Carlsen, Magnus");
        }
    }

    #[test]
    fn a_single_list_names_its_month() {
        let header = format!(
            "{:15}{:61}{:4}{:4}{:5}{:5}{:15}{:4}OCT26 Gms K  B-day Flag",
            "ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit", "FOA"
        );
        let row = format!(
            "{:15}{:61}{:4}{:4}{:5}{:5}{:15}{:4}{:6}{:4}{:3}{:6}",
            "5", "Zoe, A", "GER", "F", "", "", "", "", "0", "0", "40", "2012"
        );
        let list = read(format!("{header}\n{row}\n").as_bytes()).expect("a list");
        let player = &list.players[0];
        assert_eq!((player.standard.rating, player.standard.k, player.birth_year), (None, 40, Some(2012)));
        assert_eq!(read(&b"nothing\n"[..]), Err(NoList::NoColumn("ID Number")));
        // A Windows dash in place of the third letter of a month.
        assert_eq!(read(&b"B\x97-day\n"[..]), Err(NoList::NoColumn("ID Number")));
    }
}

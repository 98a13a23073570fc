//! A pasted text as rows of fields.

use turmuhr_exchange::trf::csv;
use turmuhr_tournament::limits::one_line;

/// Between two fields of a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Separator {
    Is(char),
    /// Two blanks or more: a list set in columns.
    Blanks,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The line of the text, from 1.
    pub(crate) line: usize,
    pub(crate) cells: Vec<String>,
}

/// The lines that are not empty.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    text.lines().enumerate().map(|(at, line)| (at + 1, line)).filter(|(_, line)| !line.trim().is_empty())
}

pub(crate) fn rows(text: &str, separator: Separator) -> Vec<Row> {
    let mut rows: Vec<Row> =
        lines(text).map(|(line, text)| Row { line, cells: split(text, separator) }).collect();
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    rows.iter_mut().for_each(|row| row.cells.resize(width, String::new()));
    rows
}

/// The separator that cuts the lines most evenly. Commas stand in names, so they come last and must cut a line in three.
pub(crate) fn separator(text: &str) -> Separator {
    let even = |separator: Separator, fewest: usize| {
        let mut widths: Vec<usize> = lines(text).map(|(_, line)| split(line, separator).len()).collect();
        widths.sort_unstable();
        let usual = widths.get(widths.len() / 2).copied().unwrap_or(1);
        let alike = widths.iter().filter(|width| **width == usual).count();
        usual >= fewest && alike * 10 >= widths.len() * 6
    };
    let any = |letter: char| text.contains(letter);
    if any('\t') {
        Separator::Is('\t')
    } else if any(';') {
        Separator::Is(';')
    } else if any('|') && even(Separator::Is('|'), 2) {
        Separator::Is('|')
    } else if even(Separator::Blanks, 2) {
        Separator::Blanks
    } else if even(Separator::Is(','), 3) {
        Separator::Is(',')
    } else {
        Separator::Is(';')
    }
}

/// Splits a line. Quotation marks hold a field together only if both stand at its ends: a stray one is a letter.
pub(crate) fn split(line: &str, separator: Separator) -> Vec<String> {
    let cells = match separator {
        Separator::Blanks => {
            line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).map(str::to_owned).collect()
        }
        Separator::Is(separator) => by_letter(line, separator),
    };
    cells.iter().map(|cell: &String| one_line(csv::unguarded(cell.trim()))).collect()
}

fn by_letter(line: &str, separator: char) -> Vec<String> {
    let mut cells = Vec::new();
    let mut rest = line;
    loop {
        let trimmed = rest.trim_start_matches(' ');
        let quoted = trimmed.strip_prefix('"').and_then(|inside| closed(inside, separator));
        if let Some((cell, behind)) = quoted {
            cells.push(cell);
            match behind {
                Some(behind) => rest = behind,
                None => return cells,
            }
            continue;
        }
        match rest.split_once(separator) {
            Some((cell, behind)) => {
                cells.push(cell.to_owned());
                rest = behind;
            }
            None => {
                cells.push(rest.to_owned());
                return cells;
            }
        }
    }
}

/// A quoted field after its opening mark, and what stands behind its separator. Two marks in a row are one.
fn closed(inside: &str, separator: char) -> Option<(String, Option<&str>)> {
    let mut cell = String::new();
    let mut letters = inside.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        if letter != '"' {
            cell.push(letter);
            continue;
        }
        if letters.next_if(|(_, next)| *next == '"').is_some() {
            cell.push('"');
            continue;
        }
        let behind = inside[at + 1..].trim_start_matches(' ');
        return match behind.strip_prefix(separator) {
            Some(rest) => Some((cell, Some(rest))),
            None if behind.is_empty() => Some((cell, None)),
            None => None,
        };
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stray_quotation_mark_is_a_letter() {
        let semicolon = Separator::Is(';');
        for (line, cells) in [
            ("a;b;c", ["a", "b", "c"].as_slice()),
            ("\"a;b\";c", &["a;b", "c"]),
            ("Müller, \"Eva;2054;SK", &["Müller, \"Eva", "2054", "SK"]),
            ("\"Müller, Eva;2054", &["\"Müller, Eva", "2054"]),
            ("\"Say \"\"Hi\"\"\";x", &["Say \"Hi\"", "x"]),
            ("a;;", &["a", "", ""]),
        ] {
            assert_eq!(split(line, semicolon), cells, "{line}");
        }
    }

    #[test]
    fn the_separator_is_found() {
        for (text, expected) in [
            ("Müller, Eva; 2054\nRoth, Lea; 1900", Separator::Is(';')),
            ("Müller\tEva\t2054", Separator::Is('\t')),
            ("Müller, Eva     2054   SK Lehrte\nRoth, Lea       1900   SF Nord", Separator::Blanks),
            ("Müller,Eva,2054\nRoth,Lea,1900", Separator::Is(',')),
            ("Müller, Eva\nRoth, Lea", Separator::Is(';')),
        ] {
            assert_eq!(separator(text), expected, "{text}");
        }
    }
}

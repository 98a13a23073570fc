//! A pasted text as rows of fields.

use std::borrow::Cow;

use turmuhr_exchange::trf::csv;
use turmuhr_tournament::limits::one_line;

use super::{cells::title, columns::headings, names::PARTICLES};

/// Between two fields of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Separator {
    Is(char),
    /// Two blanks or more.
    Blanks,
    /// A list set in columns: the letters at which fields begin. Empty fields are blanks.
    Fixed(Vec<usize>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The line of the text, from 1.
    pub(crate) line: usize,
    pub(crate) cells: Vec<String>,
    /// Nothing cut the line into fields.
    pub(crate) whole: bool,
    /// The letter that cuts this line, where another one cuts most lines.
    pub(crate) other: Option<char>,
}

pub(crate) type Lines<'t> = Vec<(usize, &'t str)>;

/// The lines that are not empty. A quoted field may go over several lines; they are one.
pub(crate) fn lines(text: &str) -> Lines<'_> {
    let mut all = Vec::new();
    let (mut rest, mut at) = (text, 1);
    while !rest.is_empty() {
        let end = quoted_end(rest).unwrap_or_else(|| line_end(rest));
        let (line, behind) = rest.split_at(end);
        if !line.trim().is_empty() {
            all.push((at, line.trim_end_matches(['\n', '\r'])));
        }
        at += line.matches('\n').count();
        rest = behind;
    }
    all
}

/// Behind the line break, or at the end of the text.
fn line_end(text: &str) -> usize {
    text.find('\n').map_or(text.len(), |at| at + 1)
}

/// More lines are no field of a player: a stray mark must not swallow the list.
const FIELD_LINES: usize = 5;

/// The end of a row that has line breaks inside quotation marks. A field begins at the start of the line or behind a separator; its mark closes it
/// before a separator or a line break, and two marks in a row are a letter of it.
fn quoted_end(text: &str) -> Option<usize> {
    let (mut at, mut begins, mut broken) = (0, true, false);
    while let Some(letter) = text[at..].chars().next() {
        if letter == '\n' {
            break;
        }
        if letter == '"'
            && begins
            && let Some(length) = field_length(&text[at + 1..])
        {
            broken |= text[at..at + 1 + length].contains('\n');
            at += 1 + length;
            begins = false;
            continue;
        }
        begins = SEPARATORS.contains(&letter) || (begins && letter == ' ');
        at += letter.len_utf8();
    }
    broken.then(|| at + line_end(&text[at..]))
}

const SEPARATORS: [char; 4] = ['\t', ';', '|', ','];

/// The length of a quoted field behind its opening mark, with the closing one; none if nothing closes it: the mark is a letter.
fn field_length(inside: &str) -> Option<usize> {
    let most = inside.match_indices('\n').nth(FIELD_LINES - 1).map_or(inside.len(), |(at, _)| at);
    let inside = &inside[..most];
    let mut marks = inside.match_indices('"').map(|(at, _)| at).peekable();
    while let Some(at) = marks.next() {
        // Fields of other lines are no part of this one.
        let before = &inside[..at];
        if before.contains('\n') && before.contains(['\t', ';', '|']) {
            return None;
        }
        if marks.next_if(|next| *next == at + 1).is_some() {
            continue;
        }
        // A mark that opens the next field: the first one was stray.
        let begins = before.trim_end_matches(' ');
        if begins.ends_with(SEPARATORS) || begins.ends_with('\n') {
            return None;
        }
        let behind = inside[at + 1..].trim_start_matches(' ');
        if behind.is_empty() || behind.starts_with(['\r', '\n']) || behind.starts_with(SEPARATORS) {
            return Some(at + 1);
        }
    }
    None
}

pub(crate) fn rows(lines: &Lines<'_>, separator: &Separator, year: u32) -> Vec<Row> {
    let mut widths: Vec<usize> = lines.iter().map(|(_, text)| filled(&split(text, separator))).collect();
    widths.sort_unstable();
    // A title may have a semicolon: a line of the list has about as many fields as the others.
    let fewest = widths.get(widths.len() / 2).copied().unwrap_or(0).clamp(2, 3);
    let strong: Vec<Vec<String>> = lines.iter().filter_map(|(_, text)| Some(own(text, 2)?.0)).collect();
    let named = |cells: &&Vec<String>| cells.iter().any(|cell| cell.contains(','));
    let commas =
        Commas { cut: !strong.is_empty(), in_names: strong.iter().filter(named).count() * 2 > strong.len() };
    let row = |line: usize, text: &str| {
        let cells = split(text, separator);
        let other = match separator {
            // No semicolon stands in a name, so it cuts a line of a list with commas too.
            Separator::Is(',') => own(text, 2),
            _ if cells.len() > 1 => None,
            _ => own(text, fewest).or_else(|| by_commas(text, &commas, fewest, year)),
        };
        let (cells, other) = other.map_or((cells, None), |(cells, letter)| (cells, Some(letter)));
        Row { line, whole: cells.len() == 1, cells, other }
    };
    lines.iter().map(|(line, text)| row(*line, text)).collect()
}

/// What commas mean in a list with other separators.
struct Commas {
    /// Some lines are cut by a stronger separator, so the list has fields.
    cut: bool,
    /// `Müller, Eva` is one field in those lines.
    in_names: bool,
}

fn filled(cells: &[String]) -> usize {
    cells.iter().filter(|cell| !cell.is_empty()).count()
}

/// The fields of a line that another program wrote than the rest of the list.
fn own(line: &str, fewest: usize) -> Option<(Vec<String>, char)> {
    let cut = |letter: char| (split(line, &Separator::Is(letter)), letter);
    ['\t', ';', '|'].into_iter().map(cut).find(|(cells, _)| filled(cells) >= fewest)
}

/// `Müller, Eva, SK Lehrte, 1998` in a list with semicolons. A surname and its first name are one field there.
fn by_commas(line: &str, commas: &Commas, fewest: usize, year: u32) -> Option<(Vec<String>, char)> {
    let mut cells = split(line, &Separator::Is(','));
    let heading = headings(&cells, year).is_some();
    if !commas.cut || (!heading && !line.contains(|letter: char| letter.is_ascii_digit())) {
        return None;
    }
    let surname = |cell: &String| {
        let mut words = cell.split(' ');
        words.next_back().is_some() && words.all(|word| PARTICLES.contains(&word) || title(word).is_some())
    };
    let at = cells.iter().position(|cell| cell.contains(char::is_alphabetic))?;
    if commas.in_names && !heading && at + 1 < cells.len() && surname(&cells[at]) {
        let given = cells.remove(at + 1);
        cells[at] = format!("{}, {given}", cells[at]);
    }
    (cells.len() >= 2 && filled(&cells) >= fewest).then_some((cells, ','))
}

/// Every separator that cuts at least one line.
pub(crate) fn possible(lines: &Lines<'_>) -> Vec<Separator> {
    let letters = ['\t', ';', '|', ','].map(Separator::Is);
    let blanks = fixed(lines).map(Separator::Fixed).into_iter().chain([Separator::Blanks]);
    letters
        .into_iter()
        .chain(blanks)
        .filter(|separator| lines.iter().any(|(_, line)| split(line, separator).len() > 1))
        .collect()
}

/// The separator that cuts the lines most evenly. Commas stand in names, so they come last and must cut a line in three.
pub(crate) fn separator(lines: &Lines<'_>) -> Separator {
    let widths = |separator: &Separator| {
        let mut widths: Vec<usize> = lines.iter().map(|(_, line)| split(line, separator).len()).collect();
        widths.sort_unstable();
        widths
    };
    let even = |separator: &Separator, fewest: usize| {
        let widths = widths(separator);
        let usual = widths.get(widths.len() / 2).copied().unwrap_or(1);
        let alike = widths.iter().filter(|width| **width == usual).count();
        usual >= fewest && alike * 10 >= widths.len() * 6
    };
    let half = |separator: &Separator| {
        widths(separator).iter().filter(|width| **width > 1).count() * 2 >= lines.len()
    };
    let (tab, semicolon) = (Separator::Is('\t'), Separator::Is(';'));
    for strong in [tab, semicolon.clone()] {
        if half(&strong) {
            return strong;
        }
    }
    if let Some(starts) = fixed(lines) {
        return Separator::Fixed(starts);
    }
    let weak = [(Separator::Is('|'), 2), (Separator::Blanks, 2), (Separator::Is(','), 3)];
    weak.into_iter()
        .find(|(separator, fewest)| even(separator, *fewest))
        .map_or(semicolon, |(separator, _)| separator)
}

/// Where the fields of a list set in columns begin: behind blanks that go through all lines.
fn fixed(lines: &Lines<'_>) -> Option<Vec<usize>> {
    if lines.len() < 3 || lines.iter().any(|(_, line)| line.contains('\t')) {
        return None;
    }
    let width = lines.iter().map(|(_, line)| line.chars().count()).max().unwrap_or(0).min(1_000);
    let mut inked = vec![false; width];
    for (_, line) in lines {
        for (at, letter) in line.chars().take(width).enumerate() {
            inked[at] |= !letter.is_whitespace();
        }
    }
    let gap = |at: usize| at >= 2 && !inked[at - 1] && !inked[at - 2];
    let starts: Vec<usize> = (0..width).filter(|at| inked[*at] && (*at == 0 || gap(*at))).collect();
    let cut = |line: &str| line.trim().contains("  ");
    let usual = lines.iter().filter(|(_, line)| cut(line)).count() * 10 >= lines.len() * 6;
    (starts.len() >= 2 && usual).then_some(starts)
}

/// Lines with a tab where the others have the separator get the separator, if they have as many fields then as most lines.
pub(crate) fn one_separator<'t>(lines: &Lines<'t>, separator: &Separator) -> Vec<(usize, Cow<'t, str>)> {
    let width = |line: &str| split(line, separator).len();
    let mut widths: Vec<usize> = lines.iter().map(|(_, line)| width(line)).collect();
    widths.sort_unstable();
    let usual = widths.get(widths.len() / 2).copied().unwrap_or(0);
    let mended = |line: &'t str| {
        let Separator::Is(mark) = separator else { return None };
        let other = line.replace('\t', &mark.to_string());
        (line.contains('\t') && width(line) < usual && width(&other) == usual).then_some(other)
    };
    let one = |(at, line): &(usize, &'t str)| (*at, mended(line).map_or(Cow::Borrowed(*line), Cow::Owned));
    lines.iter().map(one).collect()
}

/// Splits a line. Quotation marks hold a field together only if both stand at its ends: a stray one is a letter.
pub(crate) fn split(line: &str, separator: &Separator) -> Vec<String> {
    let cells: Vec<String> = match separator {
        Separator::Blanks => {
            line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).map(str::to_owned).collect()
        }
        Separator::Fixed(starts) => {
            let letters: Vec<char> = line.chars().collect();
            let ends = starts.iter().skip(1).copied().chain([usize::MAX]);
            // The first field also takes what stands before it.
            let from = |at: usize| if at == starts[0] { 0 } else { at.min(letters.len()) };
            starts
                .iter()
                .zip(ends)
                .map(|(at, end)| letters[from(*at)..end.min(letters.len())].iter().collect())
                .collect()
        }
        Separator::Is(separator) => by_letter(line, *separator),
    };
    cells.iter().map(|cell| clean(csv::unguarded(cell.trim()))).collect()
}

/// A field of a web page or an office has blanks and joints that nobody sees.
pub(super) fn clean(cell: &str) -> String {
    let unseen = |letter: char| matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{feff}');
    let seen = one_line(&cell.replace(unseen, ""));
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
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
        match cut(rest, separator) {
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

/// The field before the next separator. «Müller, Eva (DWZ 1370, SK Lehrte)» has one comma between fields: those in brackets are not.
fn cut(text: &str, separator: char) -> Option<(&str, &str)> {
    let first = text.find(separator)?;
    let opened = separator == ',' && text[..first].rfind('(') > text[..first].rfind(')');
    let closed = || text[first..].char_indices().take(BRACKETS).find(|(_, letter)| *letter == ')');
    let at = match if opened { closed() } else { None } {
        Some((close, _)) => first + close + text[first + close..].find(separator)?,
        None => first,
    };
    Some((&text[..at], &text[at + separator.len_utf8()..]))
}

/// The most letters looked through for the end of brackets: a line of open ones must not cost its square.
const BRACKETS: usize = 200;

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
            ("Müller,\u{a0}Eva ;\u{200b}2054", &["Müller, Eva", "2054"]),
        ] {
            assert_eq!(split(line, &semicolon), cells, "{line}");
        }
    }

    #[test]
    fn a_quoted_field_may_have_line_breaks() {
        let text = "Name;Verein;Elo\r\n\"Roth, Lea\";\"SK Lehrte\r\nAbteilung Schach\";2054\r\nWeber, Jan;SF Nord;1900\n";
        let lines = lines(text);
        let rows = rows(&lines, &Separator::Is(';'), 2026);
        assert_eq!(rows.len(), 3, "{lines:?}");
        assert_eq!(rows[1].cells, ["Roth, Lea", "SK Lehrte Abteilung Schach", "2054"]);
        assert_eq!((rows[2].line, rows[2].cells[0].as_str()), (4, "Weber, Jan"));
        // Marks inside of the field, and a separator before one of them.
        let marked =
            "\"Roth, Lea\";\"SK; \"\"Lehrte\"\"\nAbteilung, \"\"Schach\"\"\";2054\nWeber, Jan;SF Nord;1900\n";
        let found = super::lines(marked);
        assert_eq!(found.len(), 2, "{found:?}");
        let cells = split(found[0].1, &Separator::Is(';'));
        assert_eq!(cells, ["Roth, Lea", "SK; \"Lehrte\" Abteilung, \"Schach\"", "2054"]);
        let two = "\"Roth,\nLea\";\"SK\nLehrte\";2054\nWeber, Jan;SF Nord;1900\n";
        assert_eq!(super::lines(two).len(), 2);
        let stray = "\"Roth, Lea;2054\nWeber, Jan;1900\nMüller, Eva;\"2000\n";
        assert_eq!(super::lines(stray).len(), 3);
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
            assert_eq!(separator(&lines(text)), expected, "{text}");
        }
    }

    #[test]
    fn an_empty_field_of_a_list_set_in_columns_stays_empty() {
        let text = "1  Müller, Eva   2054  SK Lehrte\n2  Roth, Lea           SF Nord\n3  Kaya, Ali     1800";
        let lines = lines(text);
        let separator = separator(&lines);
        let rows = rows(&lines, &separator, 2026);
        assert_eq!(rows[1].cells[1..], ["Roth, Lea", "", "SF Nord"].map(str::to_owned)[..], "{separator:?}");
    }
}

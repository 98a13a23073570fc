//! Imports players from a pasted list, a table, or a tournament file.
//!
//! `file` finds the text in a file, `html` the table in a web page, `table` cuts lines into fields, `cells` knows the forms of fields,
//! `columns` says which column holds what, `parts` joins several tables, `gaps` finds lines that lack a field, `order` lines in another order, `content` reads
//! lines without separators,
//! `whole` takes fields out of a name, `letter` knows the lines of a mail around a list, `german` reads the table of the German
//! federation. No line is dropped in silence: each is a player, a heading, a team, or listed as unread with the reason.

mod cells;
mod columns;
mod content;
mod countries;
mod file;
mod gaps;
mod german;
mod html;
mod letter;
#[cfg(test)]
mod messy;
mod names;
mod order;
mod parts;
#[cfg(test)]
mod slips;
mod table;
#[cfg(test)]
mod tests;
mod whole;

use std::ops::RangeInclusive;

use turmuhr_exchange::trf::{self, Record};
use turmuhr_tournament::{Person, import::person, limits::Text, sense::tidy};

use self::{
    cells::{DayFirst, Look, birth, fide_number, rating, sex, short_year, title_in_column},
    columns::{headings, without_teams},
    countries::federation,
    names::{Order, title_behind},
    parts::List,
    table::{Lines, Row, Separator, possible, rows, separator},
    whole::named,
};
pub(crate) use self::{
    columns::{Column, Doubt, Guess},
    file::{NoText, text_of},
    parts::COLUMNS,
};

/// The most players of one list.
pub(crate) const MOST: usize = 5_000;
/// The heading stands in one of the first lines.
const HEAD: usize = 10;
/// A number outside is no rating unless its column says so.
const RATINGS: RangeInclusive<u32> = 700..=2900;

#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Imported {
    pub(crate) players: Vec<Listed>,
    pub(crate) unread: Vec<Unread>,
    /// The columns of a table; none for a tournament file.
    pub(crate) columns: Vec<Guess>,
    pub(crate) heading: Vec<String>,
    /// The lines of the heading and of its repetitions.
    pub(crate) headings: Vec<usize>,
    /// The teams of a list of teams, with their lines.
    pub(crate) teams: Vec<(usize, String)>,
    /// The first rows, to recognise the columns.
    pub(crate) sample: Vec<Vec<String>>,
}

/// A player of the list.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    /// From 1.
    pub(crate) line: usize,
    pub(crate) person: Person,
    /// Fields that do not fit their column. They are not taken.
    pub(crate) odd: Vec<(Column, String)>,
    pub(crate) guessed: Option<Guessed>,
    /// The board in the team, if a column says it.
    pub(crate) board: Option<u32>,
}

/// How a line was read that differs from the others.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Guessed {
    /// Rating and year of birth stand in each other's column.
    Swapped,
    /// Its fields stand in another order.
    Reordered,
    /// Nothing cuts it into fields.
    Uncut,
    /// Day and month of the birth can be the other way round; the first number was taken as the day.
    DayOrMonth,
    /// A number behind the name can be a year of birth and a rating; it was taken as the year.
    Year,
}

impl Listed {
    /// The name holds what belongs in other fields.
    pub(crate) fn is_doubtful(&self) -> bool {
        let name = &self.person.name;
        let digits = name.chars().filter(char::is_ascii_digit).count();
        digits >= 4 || name.contains([';', '|', '\t'])
    }
}

/// A line that gives no player.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    pub(crate) line: usize,
    pub(crate) text: String,
    pub(crate) why: Why,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// It stands above the heading.
    AboveHeading,
    /// Nothing in it can be a name.
    NoName,
    /// One field where the others have several.
    Alone,
    /// A player before the first team.
    NoTeam,
    /// A sentence of the mail around the list.
    Letter,
    /// A number of a federation's table that is none.
    BadFigure,
    TooLong,
    /// More fields than any list has.
    TooManyFields,
}

/// What the lines are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Players,
    /// Players of two sides: a column names the side.
    Sides,
    /// Players of an event of teams: a column or a line `# SK Lehrte` names the team. Some may have none yet.
    Members,
    /// As members, and everybody has a team.
    Teams,
}

impl Kind {
    const fn has_teams(self) -> bool {
        match self {
            Kind::Players | Kind::Sides => false,
            Kind::Members | Kind::Teams => true,
        }
    }

    /// May a column of the list be chosen as this one?
    pub(crate) const fn takes(self, column: Column) -> bool {
        !matches!(
            (self, column),
            (Kind::Players, Column::Side | Column::Board) | (Kind::Sides, Column::Board)
        )
    }
}

/// A tournament file has records 001, anything else is a table. `chosen` are the columns the user confirmed; without them they are
/// guessed. `year` is the current one.
pub(crate) fn players(text: &str, kind: Kind, year: u32, chosen: &[Column]) -> Result<Imported, NoText> {
    let text = text.trim_start_matches('\u{feff}');
    if !file::is_text(text) {
        return Err(NoText::Unknown);
    }
    if text.lines().any(is_record) {
        return Ok(from_file(text, &trf::read(text.as_bytes()).document));
    }
    if text.trim_start().starts_with('{')
        && let Ok(document) = trf::json::read(text.as_bytes())
    {
        return Ok(from_file("", &document));
    }
    // Old programs end a line by a carriage return alone.
    let text = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{b}', '\u{c}'], "\n");
    if turmuhr_exchange::lists::german::is_table(&text)
        && let Some(imported) = german::players(&text)
    {
        return Ok(imported);
    }
    let text = letter::unmarked(&text);
    Ok(match html::lines(&text) {
        Some(lines) => from_table(&lines, kind, year, chosen),
        None => from_table(&text, kind, year, chosen),
    })
}

/// `001    1 …`: a numbered list has a name there.
fn is_record(line: &str) -> bool {
    let number = line.strip_prefix("001 ").and_then(|rest| rest.get(..4));
    number.is_some_and(|number| number.trim().parse::<u32>().is_ok())
}

fn from_file(text: &str, document: &trf::Document) -> Imported {
    let mut imported = Imported::default();
    let mut lines = text.lines().enumerate().filter(|(_, line)| line.starts_with("001"));
    for record in document.records() {
        let Record::Player(player) = record else { continue };
        let line = lines.next().map_or(0, |(at, _)| at + 1);
        let mut person = person(&player.person);
        if person.name.is_empty() {
            imported.unread.push(Unread { line, text: player.id.to_string(), why: Why::NoName });
            continue;
        }
        let odd = tidy(&mut person, None).into_iter().map(|text| (Column::Ignored, text)).collect();
        imported.players.push(Listed { line, person, odd, guessed: None, board: None });
    }
    imported
}

/// The separator under which one of the first lines is a heading, and the place of that line.
fn headed(lines: &Lines<'_>, year: u32) -> Option<(Separator, usize)> {
    let mut best: Option<(usize, Separator, usize)> = None;
    let separators = possible(lines).into_iter().chain([Separator::Is(';')]);
    for separator in separators {
        for (at, (_, line)) in lines.iter().enumerate().take(HEAD) {
            let Some(known) = headings(&table::split(line, &separator), year) else { continue };
            if best.as_ref().is_none_or(|(most, ..)| known > *most) {
                best = Some((known, separator.clone(), at));
            }
        }
    }
    best.map(|(_, separator, at)| (separator, at))
}

/// One player a line.
fn from_table(text: &str, kind: Kind, year: u32, chosen: &[Column]) -> Imported {
    let mut imported = Imported::default();
    let (marks, lines): (Lines<'_>, Lines<'_>) = table::lines(text)
        .into_iter()
        .partition(|(_, line)| kind.has_teams() && line.trim().starts_with('#'));
    imported.teams =
        marks.iter().map(|(line, name)| (*line, table::clean(name.trim().trim_start_matches('#')))).collect();
    let letter = letter::of_letter(lines.iter().map(|(_, line)| *line), year);
    let (talk, lines): (Vec<_>, Vec<_>) = lines.into_iter().zip(letter).partition(|(_, letter)| *letter);
    let text = |line: &str| table::clean(line).chars().take(200).collect();
    imported.unread = talk
        .into_iter()
        .map(|((line, words), _)| Unread { line, text: text(words), why: Why::Letter })
        .collect();
    let lines: Lines<'_> = lines.into_iter().map(|(line, _)| line).collect();
    let headed = headed(&lines, year);
    let separator = headed.as_ref().map_or_else(|| separator(&lines), |(separator, _)| separator.clone());
    let mended = table::one_separator(&lines, &separator);
    let lines: Lines<'_> = mended.iter().map(|(at, line)| (*at, line.as_ref())).collect();
    let mut rows = rows(&lines, &separator, year);
    let usual = usual_width(&rows);
    let fielded = rows.iter().filter(|row| !row.whole).count() * 2 > rows.len();
    let heading = headed.map(|(_, at)| lines[at].0);
    let last = heading.unwrap_or(0);
    rows.retain(|row| {
        let why = if fielded && row.whole { None } else { unreadable(row, usual) };
        let why = why.filter(|_| row.line > last);
        imported.unread.extend(why.map(|why| unread(row, why)));
        why.is_none()
    });
    let of_teams = kind.has_teams() && imported.teams.is_empty();
    let joined = parts::joined(rows, List { heading, fielded, of_teams, year });
    let (rows, moved) = (joined.rows, joined.moved);
    imported.unread.extend(joined.unread);
    imported.columns = joined.columns;
    imported.heading = joined.heading;
    imported.headings = joined.headings;
    for (guess, chosen) in imported.columns.iter_mut().zip(chosen) {
        *guess = Guess { column: *chosen, doubt: None };
    }
    if kind == Kind::Players {
        without_teams(&mut imported.columns);
    }
    let cut = rows.iter().filter(|row| !(fielded && row.whole));
    imported.sample = cut.take(4).map(|row| row.cells.clone()).collect();
    for row in &rows {
        let team = imported.teams.iter().rfind(|(line, _)| *line < row.line).map(|(_, name)| name.clone());
        match entry(row, &imported.columns, year, team, fielded.then_some(usual)) {
            Ok(listed) if kind == Kind::Teams && listed.person.side.is_empty() => {
                imported.unread.push(unread(row, Why::NoTeam));
            }
            Ok(listed) => {
                let moved = moved.contains(&row.line).then_some(Guessed::Reordered);
                imported.players.push(Listed { guessed: listed.guessed.or(moved), ..listed });
            }
            Err(why) => imported.unread.push(unread(row, why)),
        }
    }
    imported.unread.sort_by_key(|unread| unread.line);
    imported
}

fn unread(row: &Row, why: Why) -> Unread {
    let cells: Vec<&str> = row.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
    Unread { line: row.line, text: cells.join("; ").chars().take(200).collect(), why }
}

fn usual_width(rows: &[Row]) -> usize {
    let filled = |row: &Row| row.cells.iter().filter(|cell| !cell.is_empty()).count();
    let mut widths: Vec<usize> = rows.iter().map(filled).collect();
    widths.sort_unstable();
    widths.get(widths.len() / 2).copied().unwrap_or(0)
}

/// Rulers and titles between the players.
fn unreadable(row: &Row, usual: usize) -> Option<Why> {
    if !row.cells.iter().any(|cell| cell.contains(char::is_alphabetic)) {
        return Some(Why::NoName);
    }
    let named = row.cells.first().is_some_and(|cell| cell.contains(','));
    (usual >= 3 && row.whole && !named).then_some(Why::Alone)
}

/// `fielded` is the usual number of fields in a list that has fields.
fn entry(
    row: &Row,
    columns: &[Guess],
    year: u32,
    team: Option<String>,
    fielded: Option<usize>,
) -> Result<Listed, Why> {
    let Some(usual) = fielded.filter(|_| row.whole) else { return listed(row, columns, year, team) };
    let text = row.cells.first().map_or("", String::as_str);
    if let Some((cells, columns)) = content::fields(text, columns, year) {
        let fields = Row { line: row.line, cells, whole: true, other: None };
        let read = listed(&fields, &columns, year, team)?;
        return Ok(Listed { guessed: Some(Guessed::Uncut), ..read });
    }
    match unreadable(row, usual) {
        Some(why) => Err(why),
        None if !text.contains(',') => listed(row, columns, year, team),
        // A name alone, even if names stand in another column.
        None => {
            let name = Guess { column: content::name_column(columns), doubt: None };
            listed(row, &[name], year, team)
        }
    }
}

/// The places of a year of birth and a rating that stand in each other's column.
fn swapped(row: &Row, columns: &[Guess], year: u32) -> Option<(usize, usize)> {
    let places = |fits: &dyn Fn(Column, &str) -> bool| -> Vec<usize> {
        let fields = row.cells.iter().zip(columns).enumerate();
        fields.filter(|(_, (cell, guess))| fits(guess.column, cell)).map(|(at, _)| at).collect()
    };
    let births = places(&|column, cell| {
        matches!(column, Column::Birth | Column::BirthMonthFirst)
            && matches!(cells::look(cell, year), Look::Rating | Look::Small)
            && rating(cell).is_some_and(|rating| RATINGS.contains(&rating))
    });
    let ratings = places(&|column, cell| {
        matches!(column, Column::FideRating | Column::NationalRating)
            && cells::look(cell, year) == Look::YearOrRating
    });
    match (&births[..], &ratings[..]) {
        ([birth], [rating]) => Some((*birth, *rating)),
        _ => None,
    }
}

fn listed(row: &Row, columns: &[Guess], year: u32, team: Option<String>) -> Result<Listed, Why> {
    let mut person = Person { side: team.unwrap_or_default(), ..Person::default() };
    let (mut first_name, mut academic) = (String::new(), String::new());
    let mut order = Order::Comma;
    let mut odd = Vec::new();
    let mut board = None;
    let mut fields: Vec<&String> = row.cells.iter().collect();
    let mut guessed = None;
    if let Some((birth, rating)) = swapped(row, columns, year) {
        fields.swap(birth, rating);
        guessed = Some(Guessed::Swapped);
    } else if let Some(places) = order::other(row, columns, year) {
        fields = places.into_iter().map(|at| &row.cells[at]).collect();
        guessed = Some(Guessed::Reordered);
    }
    for (cell, guess) in fields.into_iter().zip(columns) {
        let signed = cells::signed(cell);
        person.sex = person.sex.or(signed.as_ref().map(|(_, sex)| *sex));
        let cell = &signed.map_or_else(|| cell.clone(), |(rest, _)| rest);
        // A name in brackets stays: somebody meant something by them.
        let cell = &if guess.column.is_name() { cell.clone() } else { cells::unbracketed(cell).to_owned() };
        let look = cells::look(cell, year);
        if look == Look::Empty {
            continue;
        }
        let column = meant(guess.column, look);
        let short = |text: Text| cell.chars().count() <= text.sensible();
        let fits = match column {
            Column::Ignored | Column::Number => true,
            Column::Name | Column::FirstNameFirst | Column::SurnameFirst => {
                order = order_of(column);
                person.name.clone_from(cell);
                true
            }
            Column::FirstName => {
                first_name.clone_from(cell);
                true
            }
            Column::Title => {
                person.title = title_in_column(cell).unwrap_or_default().to_owned();
                !person.title.is_empty()
            }
            Column::FideRating => {
                rating(cell).is_some_and(|found| rated(&mut person, Look::FideRating, found))
            }
            Column::NationalRating => {
                rating(cell).is_some_and(|found| rated(&mut person, Look::NationalRating, found))
            }
            // «Zöllner, Hans, Dr.» in a list without clubs.
            Column::Club if names::is_academic(cell) => {
                academic.clone_from(cell);
                true
            }
            Column::Club => taken(&mut person.club, cell, short(Text::Club)),
            Column::Birth | Column::BirthMonthFirst => {
                let order = if column == Column::Birth { DayFirst::Yes } else { DayFirst::No };
                if guess.doubt == Some(Doubt::DayOrMonth) && cells::is_ambiguous(cell) {
                    guessed = guessed.or(Some(Guessed::DayOrMonth));
                }
                person.birth =
                    birth(cell, year, order).or_else(|| short_year(cell, year)).unwrap_or_default();
                !person.birth.is_empty()
            }
            Column::Sex => {
                let found = sex(cell);
                person.sex = found.or(person.sex);
                found.is_some()
            }
            Column::Federation => {
                let code = federation(cell);
                taken(&mut person.federation, code.as_deref().unwrap_or_default(), code.is_some())
            }
            Column::FideNumber => {
                let cell = fide_number(cell);
                let digits = cell.bytes().all(|byte| byte.is_ascii_digit());
                taken(&mut person.fide_number, cell, digits && short(Text::PlayerNumber))
            }
            // The number of the club, then that of the member: together they name the person.
            Column::NationalNumber => {
                let club = person.national_number.as_str();
                let joint = format!("{club}-{cell}");
                let whole = if cells::is_national_number(&joint) { joint } else { cell.clone() };
                let fits = whole.chars().count() <= Text::PlayerNumber.sensible();
                taken(&mut person.national_number, &whole, fits)
            }
            Column::Side => taken(&mut person.side, cell, short(Text::Side)),
            Column::Board => {
                board = cell.trim_end_matches(['.', ')']).parse().ok().filter(|board| *board > 0);
                board.is_some()
            }
        };
        if !fits {
            odd.push((column, cell.clone()));
        }
    }
    let (mut person, as_year) = named(person, order, year, &mut odd).ok_or(Why::NoName)?;
    guessed = guessed.or(as_year.then_some(Guessed::Year));
    if !first_name.is_empty() && !person.name.contains(',') {
        person.name = format!("{}, {first_name}", person.name);
    }
    person.name = title_behind(format!("{academic} {}", person.name).trim_start());
    if person.name.contains(|letter: char| letter.is_ascii_digit()) {
        odd.push((Column::Name, person.name.clone()));
    }
    let fits = person.name.chars().count() <= Text::PlayerName.sensible();
    if fits { Ok(Listed { line: row.line, person, odd, guessed, board }) } else { Err(Why::TooLong) }
}

fn taken(field: &mut String, cell: &str, fits: bool) -> bool {
    if fits {
        field.clear();
        field.push_str(cell);
    }
    fits
}

/// Sets a rating; false if the player has another one.
fn rated(person: &mut Person, kind: Look, found: u32) -> bool {
    let field =
        if kind == Look::NationalRating { &mut person.national_rating } else { &mut person.fide_rating };
    found == 0 || *field.get_or_insert(found) == found
}

const fn order_of(column: Column) -> Order {
    match column {
        Column::FirstNameFirst => Order::FirstNameFirst,
        Column::SurnameFirst => Order::SurnameFirst,
        _ => Order::Comma,
    }
}

/// No club is called «w», «FM» or «3.5.1998»: in a ragged list such a field belongs elsewhere. «DWZ 2099» is never a FIDE rating.
const fn meant(column: Column, look: Look) -> Column {
    match (column, look) {
        (Column::Club, Look::Sex) => Column::Sex,
        (Column::Club, Look::Title) => Column::Title,
        (Column::Club, Look::Date) => Column::Birth,
        (Column::Club | Column::FideRating, Look::NationalRating) => Column::NationalRating,
        (Column::Club | Column::NationalRating, Look::FideRating) => Column::FideRating,
        _ => column,
    }
}

/// A birth that somebody typed: a year, or a date in any usual order.
pub(crate) fn typed_birth(text: &str, year: u32) -> Option<String> {
    birth(text, year, DayFirst::Yes)
}

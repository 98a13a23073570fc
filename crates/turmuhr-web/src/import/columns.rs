//! Which column of a table holds what: by its heading, else by its content, else by its place.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    cells::{FIDE_FLOOR, Look, is_ambiguous, look, plain_rating, slashed, title},
    names::{Order, order},
    parts::COLUMNS,
    table::Row,
};

/// The content of a column.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    /// Not taken.
    Ignored,
    /// Counts the lines.
    Number,
    /// As written: `Müller, Eva`, or a surname beside a column of first names.
    Name,
    /// `Eva Müller`.
    FirstNameFirst,
    /// `Müller Eva`.
    SurnameFirst,
    FirstName,
    Title,
    FideRating,
    NationalRating,
    Club,
    Birth,
    /// The month before the day.
    BirthMonthFirst,
    Sex,
    Federation,
    FideNumber,
    NationalNumber,
    Side,
    /// The board of a player in the team.
    Board,
}

impl Column {
    pub(crate) const ALL: [Column; 18] = [
        Column::Ignored,
        Column::Number,
        Column::Name,
        Column::FirstNameFirst,
        Column::SurnameFirst,
        Column::FirstName,
        Column::Title,
        Column::FideRating,
        Column::NationalRating,
        Column::Club,
        Column::Birth,
        Column::BirthMonthFirst,
        Column::Sex,
        Column::Federation,
        Column::FideNumber,
        Column::NationalNumber,
        Column::Side,
        Column::Board,
    ];

    /// As a form sends it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Column::Ignored => "ignored",
            Column::Number => "number",
            Column::Name => "name",
            Column::FirstNameFirst => "first-name-first",
            Column::SurnameFirst => "surname-first",
            Column::FirstName => "first-name",
            Column::Title => "title",
            Column::FideRating => "fide-rating",
            Column::NationalRating => "national-rating",
            Column::Club => "club",
            Column::Birth => "birth",
            Column::BirthMonthFirst => "birth-month-first",
            Column::Sex => "sex",
            Column::Federation => "federation",
            Column::FideNumber => "fide-number",
            Column::NationalNumber => "national-number",
            Column::Side => "side",
            Column::Board => "board",
        }
    }

    /// Holds whole names or surnames.
    pub(crate) const fn is_name(self) -> bool {
        matches!(self, Column::Name | Column::FirstNameFirst | Column::SurnameFirst)
    }

    pub(crate) fn named(word: &str) -> Option<Column> {
        Column::ALL.into_iter().find(|column| column.word() == word)
    }
}

/// Why a column should be looked at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// Every number could be a year of birth and a rating.
    YearOrRating,
    /// Two columns of ratings without a name.
    WhichRating,
    /// `3/12/87`: no field says whether the day or the month comes first.
    DayOrMonth,
    /// `Wei Yi`: nothing says which part is the surname.
    NameOrder,
    /// Two columns of long numbers without a name.
    WhichNumber,
    /// The heading says one thing, most fields another.
    AgainstHeading,
    /// Its words stand in several lines each, as names of teams do.
    TeamOrClub,
    /// Names of teams where nobody plays for one: taken as clubs.
    TeamsAsClubs,
    /// Names of teams where nobody plays for one, beside a column of clubs: left out.
    NoTeams,
    /// There is something in it, and nothing says what.
    Unknown,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guess {
    pub(crate) column: Column,
    pub(crate) doubt: Option<Doubt>,
}

const HEADINGS: [(Column, &str); 17] = [
    (
        Column::Number,
        "nr|no|id|start-nr|startnr|startnummer|snr|#|pos|rang|rank|rk|rg|platz|pl|lfd nr|lfd. nr",
    ),
    (
        Column::Name,
        "name|spieler|player|nachname|surname|spielername|last name|teilnehmer|familienname|zuname|name, vorname|name,vorname",
    ),
    (
        Column::FirstNameFirst,
        "vorname nachname|vorname name|vor- und nachname|vorname und name|full name|first and last name",
    ),
    (Column::SurnameFirst, "nachname vorname|name vorname|name und vorname|name/vorname"),
    (Column::FirstName, "vorname|first name|firstname|given name|rufname"),
    (Column::Title, "titel|title|tit|fide-titel|fide title"),
    (
        Column::FideRating,
        "elo|fide|rating|fide-elo|elo int|eloi|rtg|rtgi|fide rating|fide elo|elo-zahl|fide-rating|fide-elozahl|std|standard|classical|classic|std rating|\
         std. rating|elo std|elo standard",
    ),
    (
        Column::NationalRating,
        "dwz|nwz|twz|national rating|elo nat|elon|rtgn|rating nat|dwz-index|dwz/index|wertungszahl",
    ),
    (
        Column::Club,
        "verein|club|verein/ort|verein / ort|ort|team/club|schachverein|vereinsname|club/city|stadt|city",
    ),
    (
        Column::Birth,
        "geburt|geburtsjahr|geb|jahrgang|birth|birthday|born|geburtsdatum|geburtstag|jg|year|geb-jahr|geb.-jahr|geb.jahr|geb.-datum|\
         geb.datum|geb.-dat|gebdat|birth year|year of birth|date of birth|b-day|b-year|byear|b. year|jahr|yob|dob",
    ),
    (Column::Sex, "geschlecht|sex|m/w|w/m|w|gender|ges|m/w/d|geschl"),
    (Column::Federation, "land|federation|fed|verband|fide-land|country|nation|föderation|lkz|nat"),
    (
        Column::FideNumber,
        "fide-id|fide_id|fideid|fide id|fide-nr|id int|fide nr|fide number|fide-nummer|fide no",
    ),
    (
        Column::NationalNumber,
        "pkz|zps|vkz|mitgliedsnummer|id nat|mgl-nr|mitgl-nr|mgl nr|dsb-id|nu-id|zps-nr|national id",
    ),
    (
        Column::Side,
        "mannschaft|team|seite|side|mannschaftsname|teamname|team name|name der mannschaft|mannsch",
    ),
    (Column::Board, "brett|br|board|bo|brettnr|brett-nr|brett nr|brettnummer|board no|board number"),
    (
        Column::Ignored,
        "e-mail|email|mail|telefon|phone|tel|handy|mobil|bemerkung|bemerkungen|anmerkung|remark|remarks|status|punkte|pkt|points|startgeld|\
         bezahlt|fee|paid|zeitstempel|timestamp|datum|typ|type|gr|gruppe|group|adresse|strasse|straße|plz|index|buchh|spielberechtigung|letzte-auswertung|letzte auswertung|rapid|blitz|rpd|blz|schnellschach|\
         rapid rating|blitz rating|elo rapid|elo blitz|rapid elo|blitz elo|fide-elozahl-schnellschach|fide-elozahl-blitz|fide-frauentitel|\
         rapid rtg|blitz rtg|std k|rapid k|blitz k|k",
    ),
];

pub(super) fn of_heading(word: &str) -> Option<Column> {
    let word = word.to_lowercase();
    let word = word.trim_matches(['.', ':', '"', ' ']);
    let known = |names: &str| !word.is_empty() && names.split('|').any(|name| name.trim() == word);
    HEADINGS.iter().find(|(_, names)| known(names)).map(|(column, _)| *column)
}

/// How many columns a heading names; none if the line is no heading. A heading names a column of names, or two other columns, and
/// holds no data.
pub(super) fn headings(cells: &[String], year: u32) -> Option<usize> {
    let cells = &cells[..cells.len().min(COLUMNS)];
    let known: Vec<Column> = cells.iter().filter_map(|cell| of_heading(cell)).collect();
    let data = [Look::YearOrRating, Look::Rating, Look::Date, Look::LongNumber, Look::NationalRating];
    let holds_data = cells.iter().any(|cell| data.contains(&look(cell, year)));
    let enough = known.iter().any(|column| column.is_name()) || known.len() >= 2;
    (enough && !holds_data).then_some(known.len())
}

/// The forms of the fields of one column, the empty ones left out.
pub(super) struct Forms(Vec<Look>);

impl Forms {
    pub(super) fn of(rows: &[Row], at: usize, year: u32) -> Forms {
        let looks = rows.iter().filter_map(|row| row.cells.get(at)).map(|cell| look(cell, year));
        Forms(looks.filter(|look| *look != Look::Empty).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// At least six fields of ten.
    pub(super) fn mostly(&self, known: &[Look]) -> bool {
        let alike = self.0.iter().filter(|look| known.contains(look)).count();
        !self.is_empty() && alike * 10 >= self.0.len() * 6
    }

    fn only(&self, known: Look) -> bool {
        !self.is_empty() && self.0.iter().all(|look| *look == known)
    }

    /// Whether fields of this column may be of this form.
    pub(super) fn fit(&self, column: Column) -> bool {
        let numbers = [Look::YearOrRating, Look::Rating, Look::Small];
        match column {
            Column::FideRating => self.mostly(&[&numbers[..], &[Look::FideRating]].concat()),
            Column::NationalRating => self.mostly(&[&numbers[..], &[Look::NationalRating]].concat()),
            Column::Birth | Column::BirthMonthFirst => self.mostly(&[Look::YearOrRating, Look::Date]),
            Column::Name | Column::FirstNameFirst | Column::SurnameFirst | Column::FirstName => {
                // A surname may be «Mai», a first name «Ali»: some look like titles or federations.
                self.mostly(&[Look::FullName, Look::Word, Look::Text, Look::Federation])
            }
            Column::FideNumber => {
                self.mostly(&[Look::LongNumber, Look::Small, Look::Rating, Look::YearOrRating])
            }
            Column::Sex => self.mostly(&[Look::Sex]),
            Column::Ignored
            | Column::Number
            | Column::Title
            | Column::Club
            | Column::Federation
            | Column::NationalNumber
            | Column::Side
            | Column::Board => true,
        }
    }
}

/// One guess for each column. `year` is the current one; `of_teams` if the list should name teams in a column.
pub(super) fn guess(heading: Option<&[String]>, rows: &[Row], year: u32, of_teams: bool) -> Vec<Guess> {
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let forms: Vec<Forms> = (0..width).map(|at| Forms::of(rows, at, year)).collect();
    let mut guesses: Vec<Option<Guess>> = (0..width)
        .map(|at| {
            let column = of_heading(heading?.get(at)?)?;
            let fits = forms[at].is_empty() || forms[at].fit(column);
            Some(Guess { column, doubt: (!fits).then_some(Doubt::AgainstHeading) })
        })
        .collect();
    memberships(heading, &forms, &mut guesses);
    if of_teams {
        teams(&forms, rows, &mut guesses);
    }
    by_form(&forms, rows, &mut guesses);
    numbers(&forms, rows, year, &mut guesses);
    names(&forms, &mut guesses);
    orders(rows, &mut guesses);
    let unknown = |at: usize| {
        let doubt = (!forms[at].is_empty()).then_some(Doubt::Unknown);
        Guess { column: Column::Ignored, doubt }
    };
    guesses.into_iter().enumerate().map(|(at, guess)| guess.unwrap_or_else(|| unknown(at))).collect()
}

const CLUB_NUMBERS: [&str; 3] = ["zps", "vkz", "zps-nr"];
const MEMBER_NUMBERS: [&str; 4] = ["mgl-nr", "mitgl-nr", "mgl nr", "mitgliedsnummer"];

/// A club number and a member number name a person together; one of them alone names a club, or one member of each.
fn memberships(heading: Option<&[String]>, forms: &[Forms], guesses: &mut [Option<Guess>]) {
    let places = |words: &[&str]| -> Vec<usize> {
        let word = |cell: &String| cell.to_lowercase().trim_matches(['.', ':', ' ']).to_owned();
        let cells = heading.unwrap_or_default().iter().take(forms.len()).enumerate();
        cells.filter(|(_, cell)| words.contains(&word(cell).as_str())).map(|(at, _)| at).collect()
    };
    let (clubs, members) = (places(&CLUB_NUMBERS), places(&MEMBER_NUMBERS));
    if clubs.is_empty() == members.is_empty() {
        return;
    }
    for at in clubs.into_iter().chain(members) {
        let whole = forms[at].is_empty() || forms[at].mostly(&[Look::NationalNumber]);
        let long = forms[at].mostly(&[Look::LongNumber])
            && !CLUB_NUMBERS.contains(&heading_at(heading, at).as_str());
        if !whole && !long {
            guesses[at] = Some(Guess { column: Column::Ignored, doubt: Some(Doubt::Unknown) });
        }
    }
}

fn heading_at(heading: Option<&[String]>, at: usize) -> String {
    heading.and_then(|cells| cells.get(at)).map_or_else(String::new, |cell| cell.trim().to_lowercase())
}

/// A list of an event of teams names the teams in a column; without a heading its words stand in several lines each. Boards are numbers that
/// begin again with every team.
fn teams(forms: &[Forms], rows: &[Row], guesses: &mut [Option<Guess>]) {
    let words = |at: usize| -> Option<usize> {
        let filled: Vec<&str> = rows.iter().filter_map(|row| Some(row.cells.get(at)?.as_str())).collect();
        let filled: Vec<&str> =
            filled.into_iter().filter(|cell| cell.contains(char::is_alphabetic)).collect();
        let words: BTreeSet<&str> = filled.iter().copied().collect();
        let repeat =
            words.len() >= 2 && words.len() * 2 <= filled.len() && filled.len() * 10 >= rows.len() * 8;
        (repeat && forms[at].mostly(&[Look::FullName, Look::Word, Look::Text])).then_some(words.len())
    };
    if !taken(guesses, Column::Side) {
        // A column without a heading, else that of the clubs. A club may have several teams.
        let most = |wanted: Option<Column>| {
            (0..forms.len())
                .rev()
                .filter(|at| guesses[*at].map(|guess| guess.column) == wanted)
                .filter_map(|at| Some((words(at)?, at)))
                .max_by_key(|(words, _)| *words)
        };
        if let Some((_, at)) = most(None).or_else(|| most(Some(Column::Club))) {
            guesses[at] = Some(Guess { column: Column::Side, doubt: Some(Doubt::TeamOrClub) });
        }
    }
    let side = guesses.iter().position(|guess| guess.is_some_and(|guess| guess.column == Column::Side));
    let Some(side) = side.filter(|_| !taken(guesses, Column::Board)) else { return };
    let counts_boards = |at: usize| {
        let mut boards: BTreeMap<&str, BTreeSet<u32>> = BTreeMap::new();
        for row in rows {
            let number = row.cells.get(at).and_then(|cell| cell.trim_end_matches('.').parse::<u32>().ok());
            let team = row.cells.get(side).map_or("", String::as_str);
            let Some(number) = number.filter(|number| (1..100).contains(number)) else { return false };
            if !boards.entry(team).or_default().insert(number) {
                return false;
            }
        }
        boards.len() >= 2 && boards.values().all(|numbers| numbers.contains(&1))
    };
    if let Some(at) = (0..forms.len()).find(|at| guesses[*at].is_none() && counts_boards(*at)) {
        guesses[at] = sure(Column::Board);
    }
}

/// Where nobody plays for a team, its column is that of the clubs, or is left out in plain sight.
pub(super) fn without_teams(guesses: &mut [Guess]) {
    for at in 0..guesses.len() {
        if !matches!(guesses[at].column, Column::Side | Column::Board) {
            continue;
        }
        let clubs = guesses.iter().any(|guess| guess.column == Column::Club);
        let as_club = guesses[at].column == Column::Side && !clubs;
        guesses[at] = match as_club {
            true => Guess { column: Column::Club, doubt: Some(Doubt::TeamsAsClubs) },
            false => Guess { column: Column::Ignored, doubt: Some(Doubt::NoTeams) },
        };
    }
}

fn taken(guesses: &[Option<Guess>], column: Column) -> bool {
    guesses.iter().flatten().any(|guess| guess.column == column)
}

const fn sure(column: Column) -> Option<Guess> {
    Some(Guess { column, doubt: None })
}

/// Columns whose fields say by themselves what they are.
fn by_form(forms: &[Forms], rows: &[Row], guesses: &mut [Option<Guess>]) {
    let plain = [
        (Look::Date, Column::Birth),
        (Look::NationalRating, Column::NationalRating),
        (Look::FideRating, Column::FideRating),
        (Look::LongNumber, Column::FideNumber),
        (Look::NationalNumber, Column::NationalNumber),
        (Look::Title, Column::Title),
        (Look::Sex, Column::Sex),
        (Look::Federation, Column::Federation),
    ];
    for at in 0..forms.len() {
        if guesses[at].is_some() {
            continue;
        }
        if at == 0 && counts_lines(rows) {
            guesses[at] = sure(Column::Number);
            continue;
        }
        let found =
            plain.into_iter().find(|(look, column)| forms[at].mostly(&[*look]) && !taken(guesses, *column));
        guesses[at] = found.and_then(|(_, column)| sure(column));
        // «1987», «12.03.1990», «*2001»: one date among years says what all of them are.
        let births = forms[at].mostly(&[Look::Date, Look::YearOrRating]) && forms[at].0.contains(&Look::Date);
        if guesses[at].is_none() && births && !taken(guesses, Column::Birth) {
            guesses[at] = sure(Column::Birth);
        }
        let second = guesses[at].is_none() && forms[at].mostly(&[Look::LongNumber]);
        if second && !taken(guesses, Column::NationalNumber) {
            guesses[at] = Some(Guess { column: Column::NationalNumber, doubt: Some(Doubt::WhichNumber) });
        }
        if forms[at].mostly(&[Look::Foreign]) {
            guesses[at] = sure(Column::Ignored);
        }
    }
}

/// The order of day and month, and of the parts of names.
fn orders(rows: &[Row], guesses: &mut [Option<Guess>]) {
    let given = taken(guesses, Column::FirstName);
    for (at, guess) in guesses.iter_mut().enumerate() {
        let cells = rows.iter().filter_map(|row| row.cells.get(at)).map(String::as_str);
        match guess {
            Some(Guess { column: column @ Column::Birth, doubt }) => {
                let cells: Vec<&str> = cells.collect();
                let dates = || cells.iter().filter_map(|cell| slashed(cell));
                let day_first = dates().any(|(one, _)| one > 12);
                let month_first = dates().any(|(_, two)| two > 12);
                // Certain dates decide about the others only if they agree.
                if month_first && !day_first {
                    *column = Column::BirthMonthFirst;
                } else if day_first == month_first && cells.iter().any(|cell| is_ambiguous(cell)) {
                    *doubt = doubt.or(Some(Doubt::DayOrMonth));
                }
            }
            Some(Guess { column: column @ Column::Name, doubt }) if !given => match order(cells.map(bare)) {
                Order::Comma => {}
                Order::FirstNameFirst => *column = Column::FirstNameFirst,
                Order::SurnameFirst => *column = Column::SurnameFirst,
                Order::Unknown => *doubt = doubt.or(Some(Doubt::NameOrder)),
            },
            _ => {}
        }
    }
}

/// A name without the number and the title before it.
fn bare(name: &str) -> &str {
    let name = name.trim_start_matches(|letter: char| letter.is_ascii_digit() || ".) ".contains(letter));
    name.split_once(' ').filter(|(word, _)| title(word).is_some()).map_or(name, |(_, rest)| rest)
}

/// The first fields are numbers that grow by one.
fn counts_lines(rows: &[Row]) -> bool {
    let numbers: Vec<Option<u32>> = rows
        .iter()
        .map(|row| row.cells.first().and_then(|cell| cell.trim_end_matches(['.', ')']).parse().ok()))
        .collect();
    let grows =
        numbers.windows(2).filter(|pair| matches!(pair, [Some(one), Some(next)] if *next == one + 1)).count();
    match numbers[..] {
        [Some(1)] => true,
        _ => numbers.len() > 1 && grows * 10 >= (numbers.len() - 1) * 8,
    }
}

/// Years of birth and ratings, which look alike between 1900 and today.
fn numbers(forms: &[Forms], rows: &[Row], year: u32, guesses: &mut [Option<Guess>]) {
    let number = [Look::YearOrRating, Look::Rating, Look::Small, Look::NationalRating, Look::FideRating];
    let open: Vec<usize> =
        (0..forms.len()).filter(|at| guesses[*at].is_none() && forms[*at].mostly(&number)).collect();
    let (years, mut ratings): (Vec<usize>, Vec<usize>) =
        open.into_iter().partition(|at| forms[*at].only(Look::YearOrRating));
    if years.is_empty()
        && !taken(guesses, Column::Birth)
        && let Some(at) = years_with_slips(forms, rows, &ratings, year)
    {
        guesses[at] = Some(Guess { column: Column::Birth, doubt: Some(Doubt::YearOrRating) });
        ratings.retain(|other| *other != at);
    }
    for at in years {
        if taken(guesses, Column::Birth) {
            ratings.push(at);
            continue;
        }
        // Few lines prove little, and a list has a rating before it has a year.
        let few = forms[at].0.len() < 4;
        let rated = !ratings.is_empty()
            || taken(guesses, Column::FideRating)
            || taken(guesses, Column::NationalRating);
        let doubt = (few && !rated).then_some(Doubt::YearOrRating);
        guesses[at] = Some(Guess { column: Column::Birth, doubt });
    }
    ratings.sort_unstable();
    let doubt = (ratings.len() > 1).then_some(Doubt::WhichRating);
    for at in ratings {
        // One cell with «DWZ» or an index says what its whole column is; two names in it leave a doubt.
        let has = |kind: Look| forms[at].0.contains(&kind);
        let below =
            rows.iter().filter_map(|row| plain_rating(row.cells.get(at)?)).any(|rating| rating < FIDE_FLOOR);
        let (national, fide) = (has(Look::NationalRating) || below, has(Look::FideRating));
        let kinds = if national && !fide {
            [Column::NationalRating, Column::FideRating]
        } else {
            [Column::FideRating, Column::NationalRating]
        };
        let free = kinds.into_iter().find(|kind| !taken(guesses, *kind));
        // A number below the floor is no FIDE rating, but it does not name the column.
        let unsure = has(Look::NationalRating) == fide && (below || fide);
        let doubt = if unsure { Some(Doubt::WhichRating) } else { doubt };
        guesses[at] = free.map(|column| Guess { column, doubt });
    }
}

/// The column of years of a list where some lines have rating and year in each other's column.
fn years_with_slips(forms: &[Forms], rows: &[Row], open: &[usize], year: u32) -> Option<usize> {
    let look_at = |row: &Row, at: usize| row.cells.get(at).map_or(Look::Empty, |cell| look(cell, year));
    let slips_only = |at: usize| {
        rows.iter().all(|row| match look_at(row, at) {
            Look::Empty | Look::YearOrRating | Look::Date => true,
            // The year stands in another column of the line, whatever that holds in the other lines.
            _ => (0..row.cells.len())
                .any(|other| other != at && matches!(look_at(row, other), Look::YearOrRating | Look::Date)),
        })
    };
    // Ratings around 1950 look like years too: only one column may.
    let may_be_years = |at: &usize| {
        let years = forms[*at].0.iter().filter(|look| **look == Look::YearOrRating).count();
        years * 2 >= forms[*at].0.len()
    };
    match open.iter().copied().filter(may_be_years).collect::<Vec<_>>()[..] {
        [at] if forms[at].mostly(&[Look::YearOrRating]) && slips_only(at) => Some(at),
        _ => None,
    }
}

/// Names and clubs: what is left and has letters.
fn names(forms: &[Forms], guesses: &mut [Option<Guess>]) {
    let texts = [Look::FullName, Look::Word, Look::Text];
    let open: Vec<usize> = (0..forms.len())
        .filter(|at| guesses[*at].is_none() && forms[*at].0.iter().any(|look| texts.contains(look)))
        .collect();
    for (place, at) in open.iter().copied().enumerate() {
        let next = open.get(place + 1).copied();
        let single = |at: usize| forms[at].mostly(&[Look::Word]);
        let column = if !guesses.iter().flatten().any(|guess| guess.column.is_name()) {
            // A surname beside a first name, or the whole name.
            if single(at)
                && next.is_some_and(|next| next == at + 1 && single(next))
                && !taken(guesses, Column::FirstName)
            {
                guesses[at + 1] = sure(Column::FirstName);
            }
            Some(Column::Name)
        } else if guesses[at].is_some() {
            continue;
        } else {
            (!taken(guesses, Column::Club)).then_some(Column::Club)
        };
        // A ragged list: some lines have something else there.
        let doubt = (!forms[at].mostly(&texts)).then_some(Doubt::Unknown);
        guesses[at] = column.map(|column| Guess { column, doubt });
    }
}

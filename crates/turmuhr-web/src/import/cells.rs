//! What a single field looks like, and its value.

use turmuhr_rating::{elo::rules::OCTOBER_2025, norms::Title};
use turmuhr_tournament::{limits::Number, person::Sex};

use super::countries::names_federation;

/// The form of a field, without its column.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    Empty,
    /// A number that can be a year of birth and a rating.
    YearOrRating,
    Date,
    Rating,
    /// `1834-52`, `DWZ 1834`.
    NationalRating,
    /// `Elo 1834`.
    FideRating,
    /// 1 to 3 digits: a count, or a rating of children.
    Small,
    /// 5 to 10 digits.
    LongNumber,
    /// `C0123-1045`.
    NationalNumber,
    Title,
    Sex,
    Federation,
    /// A mail address, a telephone number, an amount of money: nothing of a player's entry.
    Foreign,
    /// `Müller, Eva`, `Eva Müller`.
    FullName,
    Word,
    Text,
}

pub(crate) const TITLES: [&str; 9] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "AGM"];

/// The field without brackets around it: `(DWZ 1370)`, `(SC Moers)`.
pub(super) fn unbracketed(cell: &str) -> &str {
    let inside = cell.trim().strip_prefix('(').and_then(|cell| cell.strip_suffix(')'));
    inside.filter(|inside| !inside.contains(['(', ')'])).map_or(cell, str::trim)
}

/// The field without its sign ♀ or ♂, and the sex that it says.
pub(super) fn signed(cell: &str) -> Option<(String, Sex)> {
    let sex = match (cell.contains('♀'), cell.contains('♂')) {
        (true, false) => Sex::Female,
        (false, true) => Sex::Male,
        _ => return None,
    };
    let sign = |letter: char| matches!(letter, '♀' | '♂' | '\u{fe0e}' | '\u{fe0f}');
    let rest: Vec<&str> = cell.split(sign).map(str::trim).filter(|part| !part.is_empty()).collect();
    Some((rest.join(" "), sex))
}

pub(crate) fn look(cell: &str, year: u32) -> Look {
    if let Some((rest, _)) = signed(cell) {
        return if rest.is_empty() { Look::Sex } else { look(&rest, year) };
    }
    let cell = unbracketed(cell).trim();
    let digits = cell.trim_end_matches('.');
    if matches!(cell, "" | "-" | "–" | "—" | "/" | "?") {
        return Look::Empty;
    }
    if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return match (digits.len(), digits.parse::<u32>()) {
            (4, Ok(number)) if (1900..=year).contains(&number) => Look::YearOrRating,
            (4, Ok(_)) => Look::Rating,
            (1..=3, _) => Look::Small,
            _ => Look::LongNumber,
        };
    }
    if thousands(cell).is_some() {
        return Look::Rating;
    }
    if fide_number(cell) != cell {
        return Look::LongNumber;
    }
    if [DayFirst::Yes, DayFirst::No].into_iter().any(|order| birth(cell, year, order).is_some()) {
        return Look::Date;
    }
    if let Some((kind, _)) = labelled(cell) {
        return kind;
    }
    if title(cell).is_some() {
        return Look::Title;
    }
    // «Junge» and «Mann» are surnames too.
    if sex(cell).is_some() && !AMBIGUOUS.contains(&cell.to_lowercase().as_str()) {
        return Look::Sex;
    }
    if is_national_number(cell) {
        return Look::NationalNumber;
    }
    if names_federation(cell) {
        return Look::Federation;
    }
    if is_foreign(cell) {
        return Look::Foreign;
    }
    let letters = |word: &str| word.chars().all(|letter| letter.is_alphabetic() || "'’.-".contains(letter));
    let words: Vec<&str> = cell.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    match words.len() {
        _ if !words.iter().all(|word| letters(word)) => Look::Text,
        1 => Look::Word,
        2..=4 => Look::FullName,
        _ => Look::Text,
    }
}

/// «DWZ -», «ohne DWZ»: no rating, which is 0.
const UNRATED: [&str; 9] = ["-", "–", "—", "ohne", "keine", "kein", "no", "none", "unrated"];

/// A rating with its name or index: `DWZ 1370`, `1834-52`, `Elo: 2100`.
pub(super) fn labelled(cell: &str) -> Option<(Look, u32)> {
    let lower = cell.to_lowercase();
    let labels = [
        ("dwz", Look::NationalRating),
        ("nwz", Look::NationalRating),
        ("twz", Look::NationalRating),
        ("elo", Look::FideRating),
        ("fide", Look::FideRating),
    ];
    for (label, kind) in labels {
        let rest = lower.strip_prefix(label).or_else(|| lower.strip_suffix(label));
        if let Some(rest) = rest {
            let value = rest.trim_matches([' ', ':', '='].as_slice());
            let none = UNRATED.contains(&value);
            return Some((kind, if none { 0 } else { plain_rating(value)? }));
        }
    }
    let (rating, index) = cell.split_once('-')?;
    let index = index.trim();
    let is_index = (1..=3).contains(&index.len()) && index.bytes().all(|byte| byte.is_ascii_digit());
    is_index.then_some(())?;
    Some((Look::NationalRating, plain_rating(rating.trim())?))
}

/// No FIDE rating is lower (B.02): a plain number below is a national one.
pub(super) const FIDE_FLOOR: u32 = OCTOBER_2025.floor;

/// `1.750`: spreadsheets write a point at the thousands.
fn thousands(text: &str) -> Option<u32> {
    let (one, rest) = text.trim().split_once('.')?;
    let digits = rest.len() == 3 && rest.bytes().all(|byte| byte.is_ascii_digit());
    if digits && matches!(one, "1" | "2") { format!("{one}{rest}").parse().ok() } else { None }
}

/// The number alone of `FIDE-ID 4677777`; other fields stay.
pub(super) fn fide_number(cell: &str) -> &str {
    let rest =
        ["fide-id", "fide id", "fideid", "fide-nr.", "fide-nr", "fide nr", "id"].iter().find_map(|label| {
            let start = cell.get(..label.len()).filter(|start| start.eq_ignore_ascii_case(label))?;
            Some(cell[start.len()..].trim_start_matches(['.', ':', '=', ' ', '#']))
        });
    let number =
        |rest: &&str| (5..=10).contains(&rest.len()) && rest.bytes().all(|byte| byte.is_ascii_digit());
    rest.filter(number).unwrap_or(cell)
}

pub(super) fn plain_rating(text: &str) -> Option<u32> {
    if let Some(rating) = thousands(text) {
        return Some(rating);
    }
    let text = text.split('-').next().unwrap_or_default().trim();
    let most = Number::Rating.sensible().1;
    text.parse().ok().filter(|rating: &u32| i64::from(*rating) <= most)
}

pub(crate) fn rating(cell: &str) -> Option<u32> {
    labelled(cell).map(|(_, rating)| rating).or_else(|| plain_rating(cell.trim_end_matches('.')))
}

/// A title in capitals.
pub(crate) fn title(cell: &str) -> Option<&'static str> {
    let cell = cell.trim_matches(['(', ')', '.', ' ']).to_uppercase();
    TITLES.into_iter().find(|known| *known == cell)
}

/// A title in a column of titles, where files also write `g` or `wm`.
pub(super) fn title_in_column(cell: &str) -> Option<&'static str> {
    title(cell).or_else(|| Title::from_code(cell.trim_matches(['(', ')', '.', ' '])).map(Title::code))
}

/// In `3/12/87` the day or the month comes first. With points or dashes the day does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum DayFirst {
    Yes,
    No,
}

/// The first two numbers of a date with slashes and its year at the end.
pub(crate) fn slashed(cell: &str) -> Option<(u32, u32)> {
    let parts: Vec<u32> =
        unlabelled(cell.trim()).split('/').map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    match parts[..] {
        [one, two, _] if one <= 31 && two <= 31 => Some((one, two)),
        _ => None,
    }
}

/// `03/04/2009`: both numbers can be the month, and it matters which is.
pub(crate) fn is_ambiguous(cell: &str) -> bool {
    slashed(cell).is_some_and(|(one, two)| one <= 12 && two <= 12 && one != two)
}

/// Nobody younger plays: a date of the last years is that of an entry or a payment.
const YOUNGEST: u32 = 3;

/// `Jg. 1998`, `geb. 3.5.1998`, `*1998`: the value alone.
fn unlabelled(cell: &str) -> &str {
    const LABELS: [&str; 7] = ["jahrgang", "jg", "geboren", "geb", "born", "b", "*"];
    let cell = unbracketed(cell);
    let value = LABELS.iter().find_map(|label| {
        let start = cell.get(..label.len()).filter(|start| start.eq_ignore_ascii_case(label))?;
        let rest = cell[start.len()..].trim_start_matches(['.', ':', ' ']);
        rest.starts_with(|letter: char| letter.is_ascii_digit()).then_some(rest)
    });
    value.unwrap_or(cell)
}

/// A year, or a date in any order, as `1998` or `1998-05-03`; nothing that cannot be a birth.
pub(crate) fn birth(cell: &str, today: u32, order: DayFirst) -> Option<String> {
    let number = |text: &str| text.parse::<u32>().ok();
    let is_year = |year: u32| (1900..=today.saturating_sub(YOUNGEST)).contains(&year);
    let cell = unlabelled(cell.trim());
    if let Some(short) = cell.strip_prefix(['\'', '’', '‘', '`', '´']) {
        return short_year(short, today);
    }
    if cell.len() == 4 {
        return number(cell).filter(|year| is_year(*year)).map(|year| year.to_string());
    }
    let spelled = spelled_out(cell);
    let cell = spelled.as_deref().unwrap_or(cell);
    let parts: Vec<&str> = cell.split(['.', '/', '-']).map(str::trim).collect();
    let (day, month, year) = match parts[..] {
        [year, month, day] if year.len() == 4 => (number(day)?, number(month)?, number(year)?),
        [day, month, year] if year.len() == 4 => (number(day)?, number(month)?, number(year)?),
        [day, month, year] if year.len() == 2 => {
            (number(day)?, number(month)?, number(&of_century(year, today)?)?)
        }
        _ => return None,
    };
    // A number above 12 is the day, whatever the order of the others.
    let turned = slashed(cell).is_some_and(|(one, two)| match order {
        DayFirst::Yes => two > 12 && one <= 12,
        DayFirst::No => one <= 12,
    });
    let (day, month) = if turned { (month, day) } else { (day, month) };
    let real =
        jiff::civil::Date::new(i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?);
    (is_year(year) && real.is_ok()).then(|| format!("{year}-{month:02}-{day:02}"))
}

/// `24. Dezember 1955`, `24 Dec 1955`: with the number of the month.
fn spelled_out(cell: &str) -> Option<String> {
    const MONTHS: [&str; 12] = ["jan", "feb", "m", "apr", "ma", "jun", "jul", "aug", "sep", "o", "nov", "de"];
    let words: Vec<&str> = cell.split([' ', '.']).filter(|word| !word.is_empty()).collect();
    let [day, month, year] = words[..] else { return None };
    let month = month.to_lowercase();
    // March and May, «Mrz», «Oct» and «Okt», «Dec» and «Dez».
    let known = |start: &str| match start {
        "m" => ["mär", "mar", "mae", "mrz"].iter().any(|word| month.starts_with(word)),
        "ma" => ["mai", "may"].contains(&month.as_str()),
        "o" => ["okt", "oct"].iter().any(|word| month.starts_with(word)),
        "de" => ["dez", "dec"].iter().any(|word| month.starts_with(word)),
        start => month.starts_with(start),
    };
    let number = MONTHS.iter().position(|start| known(start))? + 1;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (digits(day) && digits(year)).then(|| format!("{day}.{number}.{year}"))
}

/// Two digits are a year of the last hundred.
fn of_century(digits: &str, today: u32) -> Option<String> {
    let short = digits.parse::<u32>().ok().filter(|_| digits.len() == 2)?;
    Some((if 2000 + short <= today { 2000 + short } else { 1900 + short }).to_string())
}

/// `04` or `'87` in a column of births.
pub(super) fn short_year(digits: &str, today: u32) -> Option<String> {
    let year = of_century(digits.trim(), today)?;
    // Somebody born in the last years does not play; somebody of a hundred hardly.
    birth(&year, today, DayFirst::Yes)
}

fn is_foreign(cell: &str) -> bool {
    let digits = cell.chars().filter(char::is_ascii_digit).count();
    let phone = digits >= 6
        && cell.starts_with(['+', '0', '('])
        && cell.chars().all(|letter| letter.is_ascii_digit() || " +()/-".contains(letter));
    let money = digits > 0 && (cell.contains('€') || cell.ends_with("EUR") || cell.starts_with("EUR"));
    phone || money || cell.contains('@') || cell.starts_with("http") || cell.starts_with("www.")
}

pub(crate) fn sex(cell: &str) -> Option<Sex> {
    match cell.to_lowercase().as_str() {
        "♀" => Some(Sex::Female),
        "♂" => Some(Sex::Male),
        "w" | "f" | "weiblich" | "female" | "girl" | "mädchen" | "maedchen" | "frau" | "woman" | "dame" => {
            Some(Sex::Female)
        }
        "m" | "männlich" | "male" | "boy" | "junge" | "herr" | "mann" | "man" => Some(Sex::Male),
        _ => None,
    }
}

/// Words for a sex that are names as well: they count in a column of sexes only.
const AMBIGUOUS: [&str; 6] = ["frau", "dame", "junge", "herr", "mann", "man"];

/// The number of the German list: five letters or digits, a dash, up to four digits.
pub(super) fn is_national_number(cell: &str) -> bool {
    cell.split_once('-').is_some_and(|(club, member)| {
        club.len() == 5
            && club.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && club.bytes().any(|byte| byte.is_ascii_digit())
            && (1..=4).contains(&member.len())
            && member.bytes().all(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_by_their_form() {
        for (cell, expected) in [
            ("", Look::Empty),
            ("-", Look::Empty),
            ("1998", Look::YearOrRating),
            ("2054", Look::Rating),
            ("1370", Look::Rating),
            ("12.", Look::Small),
            ("12.3.2009", Look::Date),
            ("2009-03-12", Look::Date),
            ("31.2.2009", Look::Text),
            ("DWZ 1370", Look::NationalRating),
            ("1370-12", Look::NationalRating),
            ("Elo: 2100", Look::FideRating),
            ("24600001", Look::LongNumber),
            ("C0123-1045", Look::NationalNumber),
            ("WFM", Look::Title),
            ("1.750", Look::Rating),
            ("FIDE-ID 4677777", Look::LongNumber),
            ("Deutschland", Look::Federation),
            ("girl", Look::Sex),
            ("Mädchen", Look::Sex),
            ("Junge", Look::Word),
            ("w", Look::Sex),
            ("GER", Look::Federation),
            ("TSV", Look::Word),
            ("eva@example.org", Look::Foreign),
            ("0511 / 123456", Look::Foreign),
            ("30 €", Look::Foreign),
            ("3/12/87", Look::Date),
            ("12/31/1987", Look::Date),
            ("Müller, Eva", Look::FullName),
            ("Eva-Maria O’Neill", Look::FullName),
            ("Müller", Look::Word),
            ("SV 1920 Lehrte e.V.", Look::Text),
        ] {
            assert_eq!(look(cell, 2026), expected, "{cell}");
        }
    }

    #[test]
    fn births_that_cannot_be_are_none() {
        for (cell, expected) in [
            ("1998", Some("1998")),
            ("3.5.98", Some("1998-05-03")),
            ("3.5.09", Some("2009-05-03")),
            ("2031", None),
            ("16.11.2026", None),
            ("Jg. 1998", Some("1998")),
            ("geb. 3.5.1998", Some("1998-05-03")),
            ("*1998", Some("1998")),
            ("born 1998", Some("1998")),
            ("Berlin 1998", None),
            ("30.02.2001", None),
            ("1234", None),
            ("3/12/87", Some("1987-12-03")),
        ] {
            assert_eq!(birth(cell, 2026, DayFirst::Yes).as_deref(), expected, "{cell}");
        }
        assert_eq!(birth("3/12/87", 2026, DayFirst::No).as_deref(), Some("1987-03-12"));
        assert_eq!(birth("3.12.87", 2026, DayFirst::No).as_deref(), Some("1987-12-03"));
    }
}

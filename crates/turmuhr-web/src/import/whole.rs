//! A name that holds more: a number, a title, ratings, a federation, a club.

use turmuhr_tournament::{Person, federations::is_federation};

use super::{
    Column,
    cells::{self, DayFirst, FIDE_FLOOR, Look, birth, fide_number, labelled, rating, sex, signed, title},
    countries::{federation, names_federation},
    names::{self, Order, commas, surname_first},
    rated,
};

/// A name without the «DWZ 1370» at its end, and that rating.
fn labelled_end(name: &str) -> Option<(&str, Look, u32)> {
    let starts: Vec<usize> = name.rmatch_indices(' ').map(|(at, _)| at).take(2).collect();
    starts.into_iter().rev().find_map(|at| {
        let (kind, found) = labelled(name[at..].trim()).filter(|(_, found)| is_rating(*found))?;
        Some((name[..at].trim_end_matches([' ', ',']), kind, found))
    })
}

/// «DWZ 0» is nobody's rating: there is none. A small number may be anything.
pub(super) const fn is_rating(found: u32) -> bool {
    found == 0 || found >= 100
}

/// What became of a field behind a name.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Taken {
    Yes,
    /// As a year of birth, though it can be a rating.
    AsYear,
    No,
}

impl Taken {
    const fn if_so(taken: bool) -> Taken {
        if taken { Taken::Yes } else { Taken::No }
    }
}

/// Takes what stands in brackets behind a name, if it fits a field: «(WFM)», «(DWZ 1370, Jg. 1988, SK Turm)».
fn bracketed(person: &mut Person, part: &str, year: u32) -> Taken {
    if let Some(title) = title(part) {
        person.title = title.to_owned();
    } else if let Some((kind, found)) = labelled(part) {
        return Taken::if_so(rated(person, kind, found));
    } else if cells::look(part, year) == Look::Date {
        let free = person.birth.is_empty();
        person.birth = birth(part, year, DayFirst::Yes).unwrap_or_default();
        return Taken::if_so(free);
    } else if let Some(found) = rating(part) {
        if !(1900..=year).contains(&found) {
            return Taken::if_so(rated(person, kind_of(found), found));
        }
        let Some(born) = birth(part, year, DayFirst::Yes).filter(|_| person.birth.is_empty()) else {
            return Taken::No;
        };
        person.birth = born;
        return Taken::AsYear;
    } else if names_federation(part) && person.federation.is_empty() {
        person.federation = federation(part).unwrap_or_default();
    } else if let Some(sex) = sex(part) {
        person.sex = Some(sex);
    } else if fide_number(part) != part && person.fide_number.is_empty() {
        fide_number(part).clone_into(&mut person.fide_number);
    } else if (person.club.is_empty() || person.club == part) && part.chars().any(char::is_alphabetic) {
        person.club = part.to_owned();
    } else {
        return Taken::No;
    }
    Taken::Yes
}

/// Which rating a plain number is.
const fn kind_of(rating: u32) -> Look {
    if rating < FIDE_FLOOR { Look::NationalRating } else { Look::FideRating }
}

/// Takes a line number, a title and a rating out of the name: «2. WFM Roth, Lea», «Weber, Jan 2210», «Roth, Lea (SK Lehrte)». Also
/// whether a year was taken that can be a rating.
pub(super) fn named(
    mut person: Person,
    order: Order,
    year: u32,
    odd: &mut Vec<(Column, String)>,
) -> Option<(Person, bool)> {
    let mut as_year = false;
    let mut name = without_addresses(uncounted(&person.name), odd);
    if labelled(&name).is_some() {
        return None;
    }
    // «Roth, Lea [SC Moers]».
    if name.matches('[').count() == name.matches(']').count() {
        name = name.replace('[', "(").replace(']', ")");
    }
    // «Roth, Lea ♀ (SC Moers)», «Roth, Lea (w) (DWZ 1370)».
    loop {
        if let Some((rest, sex)) = signed(&name) {
            person.sex = Some(sex);
            name = rest;
        }
        // «Roth, Lea (DWZ 1370) w».
        if let Some((before, word)) = name.rsplit_once(' ')
            && before.ends_with(')')
            && let Some(said) = sex(word)
        {
            person.sex = Some(said);
            name = before.to_owned();
        }
        let Some((before, inside)) = name.strip_suffix(')').and_then(|name| name.rsplit_once('(')) else {
            break;
        };
        let before = before.trim().to_owned();
        if before.is_empty() {
            break;
        }
        for part in inside.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            let taken = bracketed(&mut person, part, year);
            as_year |= taken == Taken::AsYear;
            odd.extend((taken == Taken::No).then(|| (Column::Name, part.to_owned())));
        }
        name = before;
    }
    let (rest, behind) = listed_behind(name, &mut person, year, odd);
    name = rest;
    as_year |= behind;
    while let Some((before, kind, found)) = labelled_end(&name) {
        if !rated(&mut person, kind, found) {
            odd.push((Column::Name, name[before.len()..].trim_matches([' ', ',']).to_owned()));
        }
        name = before.to_owned();
    }
    // «Carlsen, Magnus 2830 NOR» and «Carlsen, Magnus NOR 2830».
    let mut numbered = person.fide_rating.is_some() || person.national_rating.is_some();
    take_federation(&mut name, &mut person, numbered);
    if let Some((before, word)) = name.rsplit_once(' ')
        && let Some(found) = rating(word).filter(|rating| *rating >= 100)
        && person.fide_rating.is_none()
    {
        // A number that can be a year of birth stays for the reader to judge.
        if (1900..=year).contains(&found) {
            odd.push((Column::FideRating, word.to_owned()));
        } else {
            rated(&mut person, kind_of(found), found);
        }
        name = before.trim().to_owned();
        numbered = true;
    }
    take_federation(&mut name, &mut person, numbered);
    if let Some((word, rest)) = name.split_once(' ')
        && let Some(title) = title(word).filter(|title| *title == word)
    {
        person.title = title.to_owned();
        name = rest.trim().to_owned();
    }
    // «Ivanović, Đurđa WFM». A list in capitals may mean a name.
    if name.contains(char::is_lowercase)
        && let Some((rest, word)) = name.rsplit_once([' ', ','])
        && let Some(title) = title(word).filter(|title| *title == word)
        && rest.contains([' ', ','])
    {
        person.title = title.to_owned();
        name = rest.trim_end_matches([' ', ',']).to_owned();
    }
    // Two marks hold a nickname, one is a slip of the pen.
    if !name.matches('"').count().is_multiple_of(2) {
        name = name.replace('"', "");
    }
    person.name = surname_first(&commas(name.trim_matches(['"', ';', '|', ' '])), order);
    person.name.chars().any(char::is_alphabetic).then_some((person, as_year))
}

/// The name without the code of a federation behind it. Without a comma or a number beside it «MAR» may be a surname.
fn take_federation(name: &mut String, person: &mut Person, numbered: bool) {
    if let Some((rest, code)) = name.rsplit_once(' ')
        && is_federation(code)
        && person.federation.is_empty()
        && rest.contains(char::is_lowercase)
        && (rest.contains(',') || (numbered && rest.contains(' ')))
    {
        code.clone_into(&mut person.federation);
        *name = rest.trim_end_matches([' ', ',']).to_owned();
    }
}

/// «Jan Weber, Elo 2210, DWZ 2190, SV Nord, Jg. 1987»: the name without the fields behind it. One of them has figures; an
/// academic title has none. Also whether a year was taken that can be a rating.
fn listed_behind(
    name: String,
    person: &mut Person,
    year: u32,
    odd: &mut Vec<(Column, String)>,
) -> (String, bool) {
    let mut as_year = false;
    let parts: Vec<&str> = name.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    let full = |first: &&str| first.contains(' ') && names::is_full(first);
    // «Ada Lüders, 2015»: no first name is a number.
    let number = |part: &&str| !part.contains(char::is_alphabetic);
    let own = if parts.first().is_some_and(full) || parts.get(1).is_some_and(number) { 1 } else { 2 };
    let Some(behind) = parts.get(own..) else { return (name, as_year) };
    if !behind.iter().any(|part| part.contains(|letter: char| letter.is_ascii_digit())) {
        return (name, as_year);
    }
    for part in behind {
        let taken = bracketed(person, part, year);
        as_year |= taken == Taken::AsYear;
        odd.extend((taken == Taken::No).then(|| (Column::Name, (*part).to_owned())));
    }
    (parts[..own].join(", "), as_year)
}

/// The name without addresses of mail, which are nothing of an entry.
fn without_addresses(name: &str, odd: &mut Vec<(Column, String)>) -> String {
    let (mail, rest): (Vec<&str>, Vec<&str>) = name.split(' ').partition(|word| word.contains('@'));
    odd.extend(mail.into_iter().map(|word| (Column::Ignored, word.to_owned())));
    rest.join(" ").trim_end_matches([',', ' ']).to_owned()
}

/// The name without a leading line number.
pub(super) fn uncounted(name: &str) -> &str {
    let rest = name.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let counted = (1..=4).contains(&(name.len() - rest.len()));
    rest.strip_prefix(['.', ')', ' ']).filter(|_| counted).map_or(name, str::trim_start)
}

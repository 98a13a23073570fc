//! Tests: slips of single lines.

use turmuhr_tournament::person::Sex;

use super::*;

fn read(text: &str) -> Imported {
    players(text, Kind::Players, 2026, &[]).expect("a list")
}

/// Name, club, rating, birth.
fn values(list: &Imported) -> Vec<(&str, &str, Option<u32>, &str)> {
    let value = |listed: &Listed| listed.person.national_rating.or(listed.person.fide_rating);
    list.players
        .iter()
        .map(|one| {
            (one.person.name.as_str(), one.person.club.as_str(), value(one), one.person.birth.as_str())
        })
        .collect()
}

#[test]
fn a_stray_mark_swallows_nobody() {
    let list = read(
        "Abel, Ina;SK Turm;1501\nWolfs, Ben;\"SC Neustadt;1210\nBoll, Tim;SV Süd;1400\nCurt, Tom;\"Der Klub\";1300\n",
    );
    let found: Vec<(&str, Option<u32>)> =
        values(&list).into_iter().map(|(name, _, rating, _)| (name, rating)).collect();
    assert_eq!(
        found,
        [
            ("Abel, Ina", Some(1501)),
            ("Wolfs, Ben", Some(1210)),
            ("Boll, Tim", Some(1400)),
            ("Curt, Tom", Some(1300))
        ]
    );
    // A field of several lines stays one.
    let whole = read("Name;Verein;DWZ\nRoth, Lea;\"SK\nLehrte\";1650\nKaya, Ali;SV Süd;1720\n");
    assert_eq!(whole.players.len(), 2);
    assert_eq!(whole.players[0].person.club, "SK Lehrte");
}

#[test]
fn a_line_without_its_number_is_no_other_player() {
    let list = read(
        "Nr.;Name;Verein;DWZ\n1;Müller, Hans;SC Neustadt;1850\n2;Weber, Tobias;SV Süd;1640\nKoch, Emil;SK Turm;980\nRoth, Lea;SK Turm;1650\n",
    );
    assert_eq!(
        values(&list)[2..],
        [("Koch, Emil", "SK Turm", Some(980), ""), ("Roth, Lea", "SK Turm", Some(1650), "")]
    );
    assert_eq!(list.players[2].guessed, Some(Guessed::Reordered));
    assert_eq!(list.players[0].guessed, None);
    // Most lines without it.
    let few = read(
        "Nr.;Name;Verein;DWZ\n1;Müller, Hans;SC Neustadt;1850\nKoch, Emil;SK Turm;980\nRoth, Lea;SK Turm;1650\nKaya, Ali;SV Süd;1720\n",
    );
    let names: Vec<&str> = values(&few).into_iter().map(|(name, ..)| name).collect();
    assert_eq!(names, ["Müller, Hans", "Koch, Emil", "Roth, Lea", "Kaya, Ali"]);
    assert!(few.players.iter().all(|one| one.person.national_rating.is_some()));
}

#[test]
fn a_missing_or_empty_field_moves_no_value_away() {
    let list = read(
        "Name;Verein;DWZ;Jahrgang\nRoth, Lea;SK Turm;1650;2001\nKaya, Ali;SV Süd;1720;1990\nKoch, Emil;1402;2003\nHoffmann, Julia\tSV Süd\t\t1455\t2009\n",
    );
    assert_eq!(
        values(&list)[2..],
        [("Koch, Emil", "", Some(1402), "2003"), ("Hoffmann, Julia", "SV Süd", Some(1455), "2009")]
    );
}

#[test]
fn an_address_is_no_part_of_a_name() {
    let list = read("Neumann, Eva <eva@example.org>; SK Turm; 1501\nRoth, Lea; SK Turm; 1650\n");
    assert_eq!(values(&list)[0], ("Neumann, Eva", "SK Turm", Some(1501), ""));
    assert_eq!(list.players[0].odd, [(Column::Ignored, "<eva@example.org>".to_owned())]);
}

#[test]
fn a_year_behind_a_name_is_taken_and_asked_about() {
    for line in ["Ada Lüders, 2015", "Ada Lüders (2015)", "Lüders, Ada (2015)"] {
        let list = read(&format!("{line}\nBen Roth (2014)\nCem Kaya (2013)\n"));
        let one = &list.players[0];
        assert_eq!(
            (one.person.birth.as_str(), one.guessed),
            ("2015", Some(Guessed::Year)),
            "{line}: {list:?}"
        );
        assert!(one.odd.is_empty(), "{line}");
    }
}

#[test]
fn brackets_hold_fields_in_any_form() {
    let list = read(
        "Schäfer, Lena (SC Neustadt) (DWZ 1370) w\nRoth, Lea [SK Turm]\nKaya, Ali (SK Turm, 1402, 2003)\nWeber, Jan (geb. 24. Dezember 1955)\n",
    );
    assert_eq!(
        values(&list),
        [
            ("Schäfer, Lena", "SC Neustadt", Some(1370), ""),
            ("Roth, Lea", "SK Turm", None, ""),
            ("Kaya, Ali", "SK Turm", Some(1402), "2003"),
            ("Weber, Jan", "", None, "1955-12-24"),
        ]
    );
    assert_eq!(list.players[0].person.sex, Some(Sex::Female));
    assert!(list.players.iter().all(|one| one.odd.is_empty()), "{list:?}");
}

#[test]
fn months_may_be_words() {
    for (cell, expected) in [
        ("24. Dezember 1955", "1955-12-24"),
        ("3 May 2001", "2001-05-03"),
        ("3. März 2001", "2001-03-03"),
        ("1. Okt. 1990", "1990-10-01"),
        ("12 Jul 1988", "1988-07-12"),
    ] {
        assert_eq!(birth(cell, 2026, DayFirst::Yes).as_deref(), Some(expected), "{cell}");
    }
    for cell in ["24. Dezember", "SV Mai 1920", "3 Mann 1999"] {
        assert_eq!(birth(cell, 2026, DayFirst::Yes), None, "{cell}");
    }
}

#[test]
fn a_title_before_a_surname_leaves_the_first_name() {
    let list = read(
        "Name;Verein;DWZ\nRoth, Lea;SK Turm;1650\nKaya, Ali;SV Süd;1720\nIM Petrović, Goran, SV Süd, 2390\n",
    );
    let one = &list.players[2].person;
    assert_eq!(
        (one.name.as_str(), one.title.as_str(), one.club.as_str()),
        ("Petrović, Goran", "IM", "SV Süd")
    );
}

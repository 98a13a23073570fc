//! Tests: lists that were put together from several sources.

use turmuhr_tournament::person::Sex;

use super::*;

fn read(text: &str) -> Imported {
    players(text, Kind::Players, 2026, &[]).expect("a list")
}

type Values<'t> = (&'t str, &'t str, Option<u32>, Option<u32>, &'t str);

/// Name, club, FIDE rating, national rating, birth.
fn values(list: &Imported) -> Vec<Values<'_>> {
    list.players
        .iter()
        .map(|listed| {
            let person = &listed.person;
            (
                person.name.as_str(),
                person.club.as_str(),
                person.fide_rating,
                person.national_rating,
                person.birth.as_str(),
            )
        })
        .collect()
}

const FOUR: [Values<'static>; 4] = [
    ("Schulz, Katrin", "SV Uedem", None, Some(1333), "1987"),
    ("Koch, Emil", "SV Uedem", None, None, "2014"),
    ("Roth, Lea", "SC Moers", None, Some(1650), "2001"),
    ("Kaya, Ali", "SC Moers", None, Some(1720), "1990-03-12"),
];

#[test]
fn a_rating_of_zero_is_none() {
    let list = read("Schulz, Katrin; SV Uedem; 1333; 1987\nKoch, Emil; SV Uedem; DWZ 0; 2014\n");
    assert_eq!(values(&list), FOUR[..2]);
    assert!(list.players.iter().all(|listed| listed.odd.is_empty()));
    for none in ["DWZ 0", "DWZ -", "ohne DWZ", "(DWZ 0)"] {
        let list =
            read(&format!("Schulz, Katrin; SV Uedem; 1333; 1987\nKoch, Emil; SV Uedem; {none}; 2014\n"));
        assert_eq!(values(&list), FOUR[..2], "{none}");
    }
    let alone = read("Koch, Emil DWZ 0\nRoth, Lea DWZ 1650\n");
    let found: Vec<&str> = alone.players.iter().map(|listed| listed.person.name.as_str()).collect();
    assert_eq!(found, ["Koch, Emil", "Roth, Lea"]);
}

/// A second table begins in the middle: its heading is no player, and its columns may stand in another order.
#[test]
fn a_heading_in_the_middle_begins_a_table() {
    let same = "Name;Verein;DWZ;Jahrgang";
    let turned = "Jahrgang;Name;DWZ;Verein";
    let first = "Schulz, Katrin; SV Uedem; 1333; 1987\nKoch, Emil; SV Uedem; DWZ 0; 2014";
    for (top, middle, behind) in [
        (same, same, "Roth, Lea;SC Moers;1650;2001\nKaya, Ali;SC Moers;1720;12.03.1990"),
        (same, "Name;Verein;DWZ;Geburt", "Roth, Lea;SC Moers;1650;2001\nKaya, Ali;SC Moers;1720;12.03.1990"),
        (same, turned, "2001;Roth, Lea;1650;SC Moers\n12.03.1990;Kaya, Ali;1720;SC Moers"),
        ("", turned, "2001;Roth, Lea;1650;SC Moers\n12.03.1990;Kaya, Ali;1720;SC Moers"),
        (
            "",
            "Name\tDWZ\tVerein\tJg.",
            "Roth, Lea\t1650\tSC Moers\t2001\nKaya, Ali\t1720\tSC Moers\t12.03.1990",
        ),
    ] {
        let list = read(&format!("{top}\n{first}\n{middle}\n{behind}\n"));
        assert_eq!(values(&list), FOUR, "{top} / {middle}: {:?}", list.columns);
        assert_eq!(list.headings.len(), if top.is_empty() { 1 } else { 2 }, "{middle}");
        assert!(list.unread.is_empty(), "{middle}: {:?}", list.unread);
    }
    // Far below the first lines as well.
    let many: String = (0..15).map(|at| format!("Meier{at}, Udo; SV Uedem; 15{at:02}; 1970\n")).collect();
    let list = read(&format!("{many}Name;Verein;DWZ;Jahrgang\nRoth, Lea;SC Moers;1650;2001\n"));
    assert_eq!((list.players.len(), list.headings.len()), (16, 1));
    // A column of the second table alone.
    let wider = read("Name;DWZ\nRoth, Lea;1650\nName;Verein;DWZ\nKaya, Ali;SC Moers;1720\n");
    assert_eq!(values(&wider)[1], ("Kaya, Ali", "SC Moers", None, Some(1720), ""));
    assert_eq!(wider.heading, ["Name", "DWZ", "Verein"]);
}

#[test]
fn lines_with_different_separators_are_one_list() {
    let semicolon = "Schulz, Katrin; SV Uedem; DWZ 1333; 1987\nKoch, Emil; SV Uedem; DWZ 0; 2014\n";
    for behind in [
        "Roth, Lea\tSC Moers\tDWZ 1650\t2001\nKaya, Ali\tSC Moers\tDWZ 1720\t12.03.1990\n",
        "Roth, Lea, SC Moers, DWZ 1650, 2001\nKaya, Ali, SC Moers, DWZ 1720, 12.03.1990\n",
        "Roth, Lea | SC Moers | DWZ 1650 | 2001\nKaya, Ali, SC Moers, DWZ 1720, 12.03.1990\n",
        "Roth, Lea\tSC Moers\tDWZ 1650\t2001\nKaya, Ali, SC Moers, DWZ 1720, 12.03.1990\n",
        "2001\tRoth, Lea\tDWZ 1650\tSC Moers\n12.03.1990\tKaya, Ali\tDWZ 1720\tSC Moers\n",
        "Roth\tLea\tSC Moers\tDWZ 1650\t2001\nKaya\tAli\tSC Moers\tDWZ 1720\t12.03.1990\n",
    ] {
        for text in [format!("{semicolon}{behind}"), format!("Name;Verein;DWZ;Jahrgang\n{semicolon}{behind}")]
        {
            if text.starts_with("Name") && !behind.starts_with("Roth, Lea") {
                continue;
            }
            let list = read(&text);
            assert_eq!(values(&list), FOUR, "{text}: {:?}", list.columns);
            assert!(list.players.iter().all(|listed| listed.odd.is_empty()), "{text}");
        }
    }
    // Most lines with commas, one with semicolons.
    let commas = read(
        "Eva Müller, SC Moers, 1650, 2001\nJan Weber, SC Moers, 1720, 1990\nLea Roth; SV Uedem; 1333; 1987\n",
    );
    assert_eq!(values(&commas)[2], ("Roth, Lea", "SV Uedem", None, Some(1333), "1987"));
}

#[test]
fn births_in_mixed_forms_are_one_column() {
    let list = read(
        "Schulz, Katrin; SV Uedem; 1333; 1987\nKoch, Emil; SV Uedem; 1200; 12.03.1990\nRoth, Lea; SC Moers; 1650; *2001\nKaya, Ali; SC Moers; 1720; '04\nBeck, Udo; SC Moers; 1500; 1961\n",
    );
    assert_eq!(list.columns[3], Guess { column: Column::Birth, doubt: None });
    let births: Vec<&str> = list.players.iter().map(|listed| listed.person.birth.as_str()).collect();
    assert_eq!(births, ["1987", "1990-03-12", "2001", "2004", "1961"]);
    let short = read("Name;Jg\nRoth, Lea;04\nKaya, Ali;87\nBeck, Udo;’61\n");
    let births: Vec<&str> = short.players.iter().map(|listed| listed.person.birth.as_str()).collect();
    assert_eq!(births, ["2004", "1987", "1961"]);
}

#[test]
fn brackets_and_signs_around_fields() {
    let list =
        read("Roth, Lea; (DWZ 1650); SC Moers\nKaya, Ali; (DWZ 1720); SC Moers\nBeck, Udo; ; (SV Uedem)\n");
    let found: Vec<(Option<u32>, &str)> =
        list.players.iter().map(|one| (one.person.national_rating, one.person.club.as_str())).collect();
    assert_eq!(found, [(Some(1650), "SC Moers"), (Some(1720), "SC Moers"), (None, "SV Uedem")]);
    assert_eq!(list.columns[1], Guess { column: Column::NationalRating, doubt: None });
    for text in [
        "Roth, Lea ♀ (SC Moers)\n",
        "Roth, Lea (SC Moers) ♀\n",
        "Roth, Lea ♀\u{fe0f} (SC Moers)\n",
        "Roth, Lea (w) (SC Moers)\n",
        "Roth, Lea; ♀ (SC Moers)\n",
        "Roth, Lea; ♀; SC Moers\nKaya, Ali; ♂; SC Moers\n",
        "Roth, Lea ♀ (SC Moers); 1650\nKaya, Ali ♂ (SC Moers); 1720\n",
    ] {
        let list = read(text);
        let one = &list.players[0].person;
        assert_eq!(
            (one.name.as_str(), one.club.as_str(), one.sex),
            ("Roth, Lea", "SC Moers", Some(Sex::Female)),
            "{text}: {:?}",
            list.columns
        );
    }
}

/// Columns are compared with each other: a line of a hundred thousand fields must not cost their square, nor vanish.
#[test]
fn a_line_with_too_many_fields_is_named() {
    let wide = "x;".repeat(100_000);
    let list = read(&format!("Roth, Lea; 1650\n{wide}\nKaya, Ali; 1720{}\n", ";".repeat(5_000)));
    assert_eq!(list.players.len(), 2);
    assert_eq!((list.unread.len(), list.unread[0].why, list.columns.len()), (1, Why::TooManyFields, 2));
}

/// A number above 12 is the day in any order. What can be read both ways is asked about unless all others agree.
#[test]
fn slashed_dates_of_both_orders_in_one_column() {
    let births = |dates: &[&str]| {
        let names = ["Müller, Eva", "Roth, Lea", "Adler, Jan", "Busch, Ida", "Conrad, Uwe"];
        let lines = names.iter().zip(dates).map(|(name, date)| format!("{name}; {date}\n"));
        let list = read(&lines.collect::<String>());
        let asked: Vec<bool> =
            list.players.iter().map(|one| one.guessed == Some(Guessed::DayOrMonth)).collect();
        let births: Vec<String> = list.players.iter().map(|one| one.person.birth.clone()).collect();
        (list.columns[1], births, asked)
    };
    let certain = ["12/31/2009", "31/12/2009", "2009-12-31", "31.12.09", "12/12/2009"];
    let read_as = ["2009-12-31", "2009-12-31", "2009-12-31", "2009-12-31", "2009-12-12"];
    let (column, found, asked) = births(&certain);
    assert_eq!((column, asked), (Guess { column: Column::Birth, doubt: None }, vec![false; 5]));
    assert_eq!(found, read_as);
    for (dates, doubt, third, is_asked) in [
        // Both orders are there: neither decides.
        (["12/31/2009", "31/12/2009", "03/04/2009"], Some(Doubt::DayOrMonth), "2009-04-03", true),
        (["12/31/2009", "11/30/2009", "03/04/2009"], None, "2009-03-04", false),
        (["31/12/2009", "30/11/2009", "03/04/2009"], None, "2009-04-03", false),
        // Dates without slashes say nothing about those with them.
        (["31.12.2009", "2009-11-30", "03/04/2009"], Some(Doubt::DayOrMonth), "2009-04-03", true),
        (["31.12.2009", "2009-11-30", "*03/04/2009"], Some(Doubt::DayOrMonth), "2009-04-03", true),
    ] {
        let (column, found, asked) = births(&dates);
        assert_eq!((column.doubt, asked), (doubt, vec![false, false, is_asked]), "{dates:?}");
        assert_eq!(found[2], third, "{dates:?}");
        assert!(found[0].starts_with("2009-12-31") && found[1].starts_with("2009-1"), "{found:?}");
    }
}

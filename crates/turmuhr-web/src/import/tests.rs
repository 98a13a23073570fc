//! Lists as people paste them.

use turmuhr_tournament::person::Sex;

use super::*;

fn read(text: &str) -> Imported {
    players(text, Kind::Players, 2026, &[]).expect("a list")
}

#[test]
fn a_list_as_people_paste_it() {
    let read = read("Müller, Eva; 2054; SK Lehrte; 1998\n2. WFM Roth, Lea;1950;w\n\nWeber, Jan 2210\n;;\n");
    let names: Vec<&str> = read.players.iter().map(|listed| listed.person.name.as_str()).collect();
    assert_eq!(names, ["Müller, Eva", "Roth, Lea", "Weber, Jan"]);
    assert_eq!(read.players[2].person.fide_rating, Some(2210));
    let eva = &read.players[0].person;
    assert_eq!((eva.fide_rating, eva.club.as_str(), eva.birth.as_str()), (Some(2054), "SK Lehrte", "1998"));
    assert_eq!(read.players[1].person.title, "WFM");
    assert_eq!(read.unread.len(), 1);
}

#[test]
fn a_table_with_headings() {
    let table =
        read("Nr;Name;Vorname;Verein;DWZ;Elo;Geburtsjahr\n1;Müller;Eva;SK Lehrte;1998-52;2054;1998\n");
    let eva = &table.players[0].person;
    assert_eq!(eva.name, "Müller, Eva");
    assert_eq!((eva.national_rating, eva.fide_rating), (Some(1998), Some(2054)));
    let comma = read("name,rating,club\n\"Müller, Eva\",2054,SK Lehrte\n");
    assert_eq!(comma.players[0].person.name, "Müller, Eva");
    assert_eq!(comma.players[0].person.club, "SK Lehrte");
}

/// Years before ratings, labelled ratings, an empty column, a stray quotation mark, dates.
#[test]
fn columns_are_found_by_their_content() {
    let messy = "1;Müller, \"Eva;1998;;DWZ 1370;SK Lehrte\n2;Roth, Lea;2001;;DWZ 1980;SV Nord\n\
                 3;Weber, Jan;1975;;DWZ 2010;SV Nord\n4;Kaya, Ali;2009;;;SV Nord\n";
    let list = read(messy);
    let columns: Vec<Column> = list.columns.iter().map(|guess| guess.column).collect();
    let expected =
        [Column::Number, Column::Name, Column::Birth, Column::Ignored, Column::NationalRating, Column::Club];
    assert_eq!(columns, expected);
    assert!(list.columns.iter().all(|guess| guess.doubt.is_none()));
    let eva = &list.players[0].person;
    assert_eq!(eva.name, "Müller, Eva");
    assert_eq!((eva.birth.as_str(), eva.national_rating, eva.fide_rating), ("1998", Some(1370), None));
    assert_eq!(eva.club, "SK Lehrte");
    let dates = read("Müller\tEva\t3.5.1998\tw\nRoth\tLea\t12.11.2001\tw\n");
    let eva = &dates.players[0].person;
    assert_eq!(
        (eva.name.as_str(), eva.birth.as_str(), eva.sex),
        ("Müller, Eva", "1998-05-03", Some(Sex::Female))
    );
}

#[test]
fn doubts_are_named() {
    let one = read("Müller, Eva; 1998\n");
    assert_eq!(one.columns[1].doubt, Some(Doubt::YearOrRating));
    let two = read("Müller, Eva; 1870; 2054\nRoth, Lea; 1700; 1650\n");
    assert!(two.columns[1..].iter().all(|guess| guess.doubt == Some(Doubt::WhichRating)));
    let against = read("Name;Elo\nMüller, Eva;SK Lehrte\nRoth, Lea;SV Nord\n");
    assert_eq!(against.columns[1].doubt, Some(Doubt::AgainstHeading));
    assert_eq!(against.players[0].odd, [(Column::FideRating, "SK Lehrte".to_owned())]);
    let odd = read("Name;Geburt\nMüller, Eva;1998\nRoth, Lea;2031\nKaya, Ali;31.2.2001\n");
    assert_eq!(odd.players.iter().map(|listed| listed.odd.len()).sum::<usize>(), 2);
}

#[test]
fn chosen_columns_count() {
    let text = "Müller, Eva; 1998\n";
    let read = players(text, Kind::Players, 2026, &[Column::Name, Column::FideRating]).expect("a list");
    assert_eq!((read.players[0].person.fide_rating, read.columns[1].doubt), (Some(1998), None));
}

#[test]
fn a_picture_is_no_list() {
    let picture = "\u{fffd}PNG\r\n\u{1a}\n\0\0\0\rIHDR\0\0\u{fffd}".repeat(4);
    assert_eq!(players(&picture, Kind::Players, 2026, &[]), Err(NoText::Unknown));
}

fn names(read: &Imported) -> Vec<&str> {
    read.players.iter().map(|listed| listed.person.name.as_str()).collect()
}

#[test]
fn names_in_any_order_have_their_surname_first() {
    for (text, column) in [
        ("Eva Müller; 2054\nLea Roth; 1900\nJan von der Heide; 1800\n", Column::FirstNameFirst),
        ("Müller Eva; 2054\nRoth Lea; 1900\nvon der Heide Jan; 1800\n", Column::SurnameFirst),
        ("Müller, Eva; 2054\nRoth, Lea; 1900\nvon der Heide, Jan; 1800\n", Column::Name),
        ("1 FM Müller, Eva; 2054\n2 Roth, Lea; 1900\n3 WGM von der Heide, Jan; 1800\n", Column::Name),
    ] {
        let read = read(text);
        assert_eq!(names(&read), ["Müller, Eva", "Roth, Lea", "von der Heide, Jan"], "{text}");
        assert_eq!(read.columns[0], Guess { column, doubt: None }, "{text}");
    }
    let unknown = read("Gukesh Dommaraju; 2750\nWei Yi; 2740\n");
    assert_eq!(unknown.columns[0].doubt, Some(Doubt::NameOrder));
    assert_eq!(names(&unknown), ["Gukesh Dommaraju", "Wei Yi"]);
}

#[test]
fn slashes_put_day_and_month_in_doubt() {
    let doubt = read("Müller, Eva; 3/12/87\n");
    assert_eq!(doubt.columns[1], Guess { column: Column::Birth, doubt: Some(Doubt::DayOrMonth) });
    let month = read("Müller, Eva; 3/12/87\nRoth, Lea; 12/31/2001\n");
    assert_eq!(month.columns[1], Guess { column: Column::BirthMonthFirst, doubt: None });
    assert_eq!(month.players[0].person.birth, "1987-03-12");
    let day = read("Müller, Eva; 3/12/87\nRoth, Lea; 31/12/2001\n");
    assert_eq!((day.columns[1].doubt, day.players[0].person.birth.as_str()), (None, "1987-12-03"));
}

#[test]
fn federations_clubs_and_numbers_are_told_apart() {
    let list = read(
        "Müller, Eva\tGER\tTSV\t4611111\t10212345\teva@example.org\nRoth, Lea\tAUT\tSKV\t4622222\t10254321\tlea@example.org\n",
    );
    let columns: Vec<Column> = list.columns.iter().map(|guess| guess.column).collect();
    assert_eq!(
        columns,
        [
            Column::Name,
            Column::Federation,
            Column::Club,
            Column::FideNumber,
            Column::NationalNumber,
            Column::Ignored
        ]
    );
    assert_eq!(list.columns[4].doubt, Some(Doubt::WhichNumber));
    let eva = &list.players[0].person;
    assert_eq!(
        (eva.federation.as_str(), eva.club.as_str(), eva.fide_number.as_str()),
        ("GER", "TSV", "4611111")
    );
}

/// Every line is a player, a heading, or unread with its number and reason.
#[test]
fn every_line_is_accounted_for() {
    let list = read(
        "Stadtmeisterschaft 2026\n\nNr;Name;DWZ;Verein\n1;Müller, Eva;1998-52;SK Lehrte\n----------\nNr;Name;DWZ;Verein\n\
         2;Roth, Lea;abc;SV Nord\nSeite 2\n3;;1500;SV Nord\n",
    );
    assert_eq!(names(&list), ["Müller, Eva", "Roth, Lea"]);
    assert_eq!(list.headings, [3, 6]);
    let unread: Vec<(usize, Why)> = list.unread.iter().map(|unread| (unread.line, unread.why)).collect();
    assert_eq!(unread, [(1, Why::AboveHeading), (5, Why::NoName), (8, Why::Alone), (9, Why::NoName)]);
    assert_eq!(list.players[1].odd, [(Column::NationalRating, "abc".to_owned())]);
}

#[test]
fn a_table_of_a_web_page() {
    let page = "<table><tr><th>Nr.</th><th>Name</th><th>Elo</th></tr><tr><td>1</td><td>M&uuml;ller, Eva</td><td>2054</td></tr></table>";
    let list = read(page);
    assert_eq!((names(&list), list.players[0].person.fide_rating), (vec!["Müller, Eva"], Some(2054)));
}

#[test]
fn teams_are_lines_with_a_mark_or_a_column() {
    let marked = "# SK Lehrte\nMüller, Eva; 2054\nWeber, Jan; 2210\n\n# SF Werden\nBraun, Otto; 2101\n";
    let columned = "Mannschaft;Brett;Name;Elo\nSK Lehrte;1;Müller, Eva;2054\nSK Lehrte;2;Weber, Jan;2210\nSF Werden;1;Braun, Otto;2101\n";
    for text in [marked, columned] {
        let list = players(text, Kind::Teams, 2026, &[]).expect("a list");
        let sides: Vec<&str> = list.players.iter().map(|listed| listed.person.side.as_str()).collect();
        assert_eq!(sides, ["SK Lehrte", "SK Lehrte", "SF Werden"], "{text}");
        assert!(list.unread.is_empty(), "{:?}", list.unread);
        assert_eq!(list.players[2].person.fide_rating, Some(2101));
    }
    let early =
        players("Müller, Eva; 2054\n# SK\nRoth, Lea; 1900\n", Kind::Teams, 2026, &[]).expect("a list");
    assert_eq!(early.unread[0].why, Why::NoTeam);
}

#[test]
fn a_numbered_list_is_no_tournament_file() {
    let list = read("001 Müller, Eva; 2054\n002 Roth, Lea; 1900\n");
    assert_eq!(names(&list), ["Müller, Eva", "Roth, Lea"]);
}

#[test]
fn brackets_and_carriage_returns() {
    let list = read("Müller, Eva (SK Lehrte)\rRoth, Lea (WFM)\rWeber, Jan (2210)\rKaya, Ali 1998\r");
    assert_eq!(names(&list), ["Müller, Eva", "Roth, Lea", "Weber, Jan", "Kaya, Ali"]);
    assert_eq!(
        (list.players[0].person.club.as_str(), list.players[1].person.title.as_str()),
        ("SK Lehrte", "WFM")
    );
    assert_eq!(list.players[3].odd, [(Column::FideRating, "1998".to_owned())]);
}

#[test]
fn a_tournament_file() {
    let text = "012 Open\n001    1 w    Roth, Lea                         1950 GER     4600001 1999/05/03  0.0    1\n";
    let read = read(text);
    let lea = &read.players[0].person;
    assert_eq!((lea.name.as_str(), lea.fide_rating, lea.sex), ("Roth, Lea", Some(1950), Some(Sex::Female)));
    assert_eq!(lea.birth, "1999-05-03");
}

#[test]
fn nothing_is_nothing() {
    assert_eq!(read(""), Imported::default());
    assert_eq!(read("\n \n"), Imported::default());
}

/// A line of another program in the middle of a list.
#[test]
fn a_line_has_its_own_separator() {
    let semicolons = "Müller, Eva;2054;SK Lehrte\nRoth, Lea\t1850\tSV Nord\nWeber, Jan;2210;SV Nord\n";
    let tabs = "Müller, Eva\t2054\tSK Lehrte\nRoth, Lea;1850;SV Nord\nWeber, Jan\t2210\tSV Nord\n";
    for text in [semicolons, tabs] {
        let list = read(text);
        assert_eq!(names(&list), ["Müller, Eva", "Roth, Lea", "Weber, Jan"], "{text}");
        let lea = &list.players[1].person;
        assert_eq!((lea.fide_rating, lea.club.as_str()), (Some(1850), "SV Nord"), "{text}");
    }
}

#[test]
fn a_line_without_separators_is_read_by_its_content() {
    let list = read(
        "Müller, Eva;2054;1998;SK Lehrte\nRoth, Lea 1985 1650 SV Nord\nWeber, Jan;2210;1970;SV Nord\nKaya, Ali DWZ 1370\n\
         Seite 2\nBeck, Ines;1700;2001;SV Nord\nGruppe bis DWZ 1500\nMai, Otto;1500;1960;SV Nord\nHahn, Uwe;1400;1955;SV Nord\n",
    );
    assert_eq!(
        names(&list),
        ["Müller, Eva", "Roth, Lea", "Weber, Jan", "Kaya, Ali", "Beck, Ines", "Mai, Otto", "Hahn, Uwe"]
    );
    let lea = &list.players[1].person;
    assert_eq!((lea.birth.as_str(), lea.fide_rating, lea.club.as_str()), ("1985", Some(1650), "SV Nord"));
    assert_eq!(list.players[1].guessed, Some(Guessed::Uncut));
    let ali = &list.players[3].person;
    assert_eq!((ali.national_rating, ali.fide_rating), (Some(1370), None));
    assert_eq!(list.unread.iter().map(|unread| unread.line).collect::<Vec<_>>(), [5, 7]);
}

#[test]
fn one_swapped_line_does_not_turn_its_column() {
    let list = read(
        "Müller, Eva;2054;1998\nRoth, Lea;1700;2001\nWeber, Jan;1975;1650\nKaya, Ali;1540;2009\nBeck, Ines;1980;1960\n",
    );
    let columns: Vec<Column> = list.columns.iter().map(|guess| guess.column).collect();
    assert_eq!(columns, [Column::Name, Column::FideRating, Column::Birth]);
    let guessed: Vec<Option<Guessed>> = list.players.iter().map(|listed| listed.guessed).collect();
    assert_eq!(guessed, [None, None, Some(Guessed::Swapped), None, None]);
    let values: Vec<(Option<u32>, &str)> =
        list.players.iter().map(|listed| (listed.person.fide_rating, listed.person.birth.as_str())).collect();
    assert_eq!(
        values,
        [
            (Some(2054), "1998"),
            (Some(1700), "2001"),
            (Some(1650), "1975"),
            (Some(1540), "2009"),
            (Some(1980), "1960")
        ]
    );
}

#[test]
fn a_named_rating_goes_where_its_name_says() {
    let list = read(
        "Name;Elo;DWZ\nMüller, Eva;DWZ 2099;\nRoth, Lea;;Elo 2099\nWeber, Jan;2210;2150\nKaya, Ali;1900;1850\nBeck, Ines;1700;1650\nMai, Otto;1500;1400\n",
    );
    let ratings: Vec<(Option<u32>, Option<u32>)> = list
        .players
        .iter()
        .map(|listed| (listed.person.fide_rating, listed.person.national_rating))
        .collect();
    assert_eq!(ratings[..3], [(None, Some(2099)), (Some(2099), None), (Some(2210), Some(2150))]);
    let alone =
        read("Beck, Ines DWZ 1370\nRoth, Lea (DWZ 1980)\nKaya, Ali Elo 2099\nWeber, Jan DWZ 1500 Elo 1600\n");
    assert_eq!(names(&alone), ["Beck, Ines", "Roth, Lea", "Kaya, Ali", "Weber, Jan"]);
    let ratings: Vec<(Option<u32>, Option<u32>)> = alone
        .players
        .iter()
        .map(|listed| (listed.person.fide_rating, listed.person.national_rating))
        .collect();
    assert_eq!(
        ratings,
        [(None, Some(1370)), (None, Some(1980)), (Some(2099), None), (Some(1600), Some(1500))]
    );
    assert!(alone.players.iter().all(|listed| listed.odd.is_empty()));
}

#[test]
fn one_named_rating_names_its_column() {
    for text in [
        "Müller, Eva; 1812; SK Lehrte\nRoth, Lea; DWZ 1370; SV Nord\nKaya, Ali; 950 - 3; SV Nord\nBeck, Ines; 1650; SV Nord\n",
        "Müller, Eva; 1812\nRoth, Lea; 1370-12\nKaya, Ali; 1500\nBeck, Ines; 1650\nMai, Otto; 1400\n",
    ] {
        let list = read(text);
        assert_eq!(list.columns[1], Guess { column: Column::NationalRating, doubt: None }, "{text}");
        let all =
            |listed: &Listed| listed.person.national_rating.is_some() && listed.person.fide_rating.is_none();
        assert!(list.players.iter().all(all), "{text}");
    }
    let mixed = read("Müller, Eva; 1812\nRoth, Lea; DWZ 1370\nKaya, Ali; Elo 1500\nBeck, Ines; 1650\n");
    assert_eq!(mixed.columns[1].doubt, Some(Doubt::WhichRating));
}

#[test]
fn titles_and_blanks_are_no_part_of_a_name() {
    let list = read(
        "Müller, Eva; 2054\nDr. Hans-Peter Zöllner; 1900\nIvanović, Đurđa WFM; 2100\nBauer , Max; 1500\nDr. Roth, Lea; 1700\n",
    );
    assert_eq!(
        names(&list),
        ["Müller, Eva", "Zöllner, Dr. Hans-Peter", "Ivanović, Đurđa", "Bauer, Max", "Roth, Dr. Lea"]
    );
    assert_eq!(list.players[2].person.title, "WFM");
    let cut = read("Vorname;Nachname;Elo\nLea;Dr. Roth;1700\n");
    assert_eq!(names(&cut), ["Roth, Dr. Lea"]);
}

#[test]
fn a_team_column_of_a_single_event_is_a_club_in_plain_sight() {
    let text = "Name;Mannschaft\nMüller, Eva;SK Lehrte 1\nRoth, Lea;SV Nord\n";
    let list = read(text);
    assert_eq!(list.columns[1], Guess { column: Column::Club, doubt: Some(Doubt::TeamsAsClubs) });
    let person = &list.players[0].person;
    assert_eq!((person.club.as_str(), person.side.as_str()), ("SK Lehrte 1", ""));
    let both = read("Name;Verein;Mannschaft\nMüller, Eva;SK Lehrte;Lehrte 1\n");
    assert_eq!(both.columns[2], Guess { column: Column::Ignored, doubt: Some(Doubt::NoTeams) });
    let sides = players(text, Kind::Sides, 2026, &[]).expect("a list");
    assert_eq!(sides.players[0].person.side, "SK Lehrte 1");
    // Nobody can choose what the section has not.
    let chosen = players(text, Kind::Players, 2026, &[Column::Name, Column::Side]).expect("a list");
    assert_eq!(chosen.players[0].person.side, "");
}

#[test]
fn a_name_with_other_fields_in_it_is_doubtful() {
    let list =
        read("Müller, Eva\t2054\nRoth, Lea; 1 SV 1920\t1900\nWeber, Jan 12345\t1800\nKaya, Ali 2\t1700\n");
    let doubtful: Vec<bool> = list.players.iter().map(Listed::is_doubtful).collect();
    assert_eq!(doubtful, [false, true, true, false]);
}

/// The numbers of all lines of the answer.
fn lines(read: &Imported) -> Vec<usize> {
    let players = read.players.iter().map(|listed| listed.line);
    let unread = read.unread.iter().map(|unread| unread.line);
    let teams = read.teams.iter().map(|(line, _)| *line);
    let mut all: Vec<usize> =
        players.chain(unread).chain(teams).chain(read.headings.iter().copied()).collect();
    all.sort_unstable();
    all
}

proptest::proptest! {
    /// In any pasted text, each line, with the line breaks of a quoted field in it, is a player, a heading, a team or reported, and that once; every player has a name.
    #[test]
    fn no_line_is_lost(
        text in "([0-9]{0,4}[.;,\t ]{0,2}(Name|Elo|DWZ|GM|Verein|#)?[;,\t |]{0,2}[A-ZÄa-zß, ;\t\"0-9{}/()@€-]{0,40}\n){0,12}",
        teams: bool,
    ) {
        let kind = if teams { Kind::Teams } else { Kind::Players };
        let read = players(&text, kind, 2026, &[]).expect("a list");
        proptest::prop_assert!(read.players.iter().all(|listed| !listed.person.name.trim().is_empty()));
        let rows = table::lines(&text);
        let filled = |text: &str| text.lines().filter(|line| !line.trim().is_empty()).count();
        proptest::prop_assert_eq!(rows.iter().map(|(_, row)| filled(row)).sum::<usize>(), filled(&text));
        let expected: Vec<usize> = rows.iter().map(|(line, _)| *line).collect();
        proptest::prop_assert_eq!(lines(&read), expected);
    }

    /// Any bytes of a file are a list or refused; columns in any order do no harm.
    #[test]
    fn no_file_makes_the_reader_fail(bytes: Vec<u8>, chosen in proptest::collection::vec(0..Column::ALL.len(), 0..6)) {
        let chosen: Vec<Column> = chosen.into_iter().map(|at| Column::ALL[at]).collect();
        if let Ok(text) = text_of(&bytes) {
            drop(players(&text, Kind::Teams, 2026, &chosen));
        }
    }

    #[test]
    fn no_web_page_makes_the_reader_fail(text in "(<|tr|td|>|/|&|;|#|x|a|é| |\n|<tr>|<td>|</tr>|<!--|-->|script){0,60}") {
        drop(players(&text, Kind::Players, 2026, &[]));
    }
}

#[test]
fn a_tab_among_semicolons_ends_a_field() {
    let list = read(
        "Name;Verein;DWZ;Geburt\nAlt, Änne;SF Brühl\tDWZ 926;2000\nNeu, Uwe;SK Turm;DWZ 1500;1980\nKurz, Ina;SK Turm;1400;1985\n",
    );
    let anne = &list.players[0].person;
    assert_eq!(
        (anne.club.as_str(), anne.national_rating, anne.birth.as_str()),
        ("SF Brühl", Some(926), "2000")
    );
}

/// The day of an entry is no birth.
#[test]
fn days_of_this_year_are_no_births() {
    let list = read(
        "Alt, Änne;SF Brühl;1500;3.5.1980;;2.11.2026\nNeu, Uwe;SK Turm;1600;1981;;3.11.2026\nKurz, Ina;SK Turm;1700;4.6.1985;;3.11.2026\n",
    );
    let births: Vec<&str> = list.players.iter().map(|listed| listed.person.birth.as_str()).collect();
    assert!(!births.iter().any(|birth| birth.starts_with("2026")), "{births:?}");
}

/// A heading that may mean anything says nothing; a number below the floor of FIDE's list is national; brackets hold several fields.
#[test]
fn vague_headings_low_ratings_and_brackets() {
    let vague = read("Name;Wertung\nMüller, Eva;DWZ 1863\nRoth, Lea;DWZ 1650\n");
    assert_eq!(vague.players[0].person.national_rating, Some(1863));
    let youth = read("Müller, Eva; 1012\nRoth, Lea; 1049\nKaya, Ali; 1430\n");
    assert_eq!(
        youth.players.iter().map(|one| one.person.national_rating).collect::<Vec<_>>(),
        [Some(1012), Some(1049), Some(1430)]
    );
    assert!(youth.players.iter().all(|one| one.person.fide_rating.is_none()));
    let headed = read("Name;Elo\nMüller, Eva;1399\n");
    assert_eq!(headed.players[0].person.fide_rating, Some(1399));
    let brackets = read(
        "1. Müller, Anna (DWZ 1370, Jg. 1988, SK Turm)\n2. Roth, Lea (DWZ 1540, Jg. 2001, SV Nord)\n3. Kaya, Ali (Elo 2010, *1975, GER)\n",
    );
    assert_eq!(names(&brackets), ["Müller, Anna", "Roth, Lea", "Kaya, Ali"]);
    let anna = &brackets.players[0].person;
    assert_eq!(
        (anna.national_rating, anna.birth.as_str(), anna.club.as_str()),
        (Some(1370), "1988", "SK Turm")
    );
    let ali = &brackets.players[2].person;
    assert_eq!((ali.fide_rating, ali.birth.as_str(), ali.federation.as_str()), (Some(2010), "1975", "GER"));
    let twice = read("Müller, Anna (DWZ 1370, DWZ 1400)\n");
    assert_eq!(twice.players[0].odd, [(Column::Name, "DWZ 1400".to_owned())]);
}

/// Every generation of the German federation's table: club and member number name a person, the right to play is no club.
#[test]
fn tables_of_the_german_federation() {
    let first = "ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n\
                 60312,1001,A,\"Aalto,Marja\",W,A,1990,202610,1850,23,1900,,,FIN\n60399,1001,A,\"Becker,Hans\",M,D,1970,202610,1650,40,,m,,GER\n";
    let portal = "ID,ZPS,Mitgliedsnummer,Status,\"Name,Vorname\",Geschlecht,Spielberechtigung,Geburtsjahr,\"Letzte Auswertung\",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname\n\
                  10,60312,1001,A,\"Aalto,Marja\",W,A,1990,202610,1850,23,1900,,,FIN,Marja,Aalto\n11,60399,1001,A,\"Becker,Hans\",M,D,1970,202610,1650,40,,m,,GER,Hans,Becker\n";
    let excel = first.replace(',', ";").replace("Aalto;M", "Aalto,M").replace("Becker;H", "Becker,H");
    let shown = "ZPS;Mgl-Nr;Name;Spielberechtigung;DWZ\n60312;1001;Aalto, Marja;A;1850\n60399;1001;Becker, Hans;D;1650\n";
    for (text, numbers, clubs) in [
        (first, ["60312-1001", "60399-1001"], ["60312", "60399"]),
        (portal, ["10", "11"], ["60312", "60399"]),
        (&excel, ["60312-1001", "60399-1001"], ["60312", "60399"]),
        (shown, ["60312-1001", "60399-1001"], ["", ""]),
    ] {
        let list = read(text);
        assert_eq!(names(&list), ["Aalto, Marja", "Becker, Hans"], "{text}");
        for (at, listed) in list.players.iter().enumerate() {
            let person = &listed.person;
            assert_eq!(
                (person.national_number.as_str(), person.club.as_str()),
                (numbers[at], clubs[at]),
                "{text}"
            );
            assert_eq!(person.national_rating, [Some(1850), Some(1650)][at], "{text}");
        }
        let (one, other) = (&list.players[0].person, &list.players[1].person);
        assert!(!turmuhr_tournament::person::may_be_the_same(one, other), "{text}");
        assert!(text == shown || other.title == "IM", "{text}");
        assert_eq!(lines(&list), [1, 2, 3]);
    }
    // One of the two numbers alone names nobody.
    for text in [
        "Name;ZPS\nAalto, Marja;60312\nRoth, Lea;60312\n",
        "Name;Mgl-Nr\nAalto, Marja;1001\nRoth, Lea;1001\n",
    ] {
        assert!(read(text).players.iter().all(|listed| listed.person.national_number.is_empty()), "{text}");
    }
}

/// One line each: its name, title, federation, ratings, club, birth.
#[test]
fn lines_as_people_write_them() {
    type Values<'t> = (&'t str, &'t str, &'t str, Option<u32>, Option<u32>, &'t str, &'t str);
    let cases: [(&str, Values<'_>); 9] = [
        ("1. GM Carlsen, Magnus NOR 2830", ("Carlsen, Magnus", "GM", "NOR", Some(2830), None, "", "")),
        ("- Carlsen, Magnus 2830 NOR", ("Carlsen, Magnus", "", "NOR", Some(2830), None, "", "")),
        ("* **Müller, Eva** 2054", ("Müller, Eva", "", "", Some(2054), None, "", "")),
        ("• Roth, Lea (WFM, Deutschland)", ("Roth, Lea", "WFM", "GER", None, None, "", "")),
        (
            "Jan Weber, Elo 2210, DWZ 2190, SV Nord, Jg. 1987",
            ("Weber, Jan", "", "", Some(2210), Some(2190), "SV Nord", "1987"),
        ),
        ("Weber, Jan, DWZ 2190, SV Nord", ("Weber, Jan", "", "", None, Some(2190), "SV Nord", "")),
        ("Müller, Eva; 1.750", ("Müller, Eva", "", "", Some(1750), None, "", "")),
        ("Roth, Lea; girl; FIDE-ID 4677777; Elo 1800", ("Roth, Lea", "", "", Some(1800), None, "", "")),
        ("Zöllner, Hans, Dr.", ("Zöllner, Dr. Hans", "", "", None, None, "", "")),
    ];
    for (line, expected) in cases {
        let list = read(line);
        assert_eq!(list.players.len(), 1, "{line}: {:?}", list.unread);
        let one = &list.players[0].person;
        let found: Values<'_> = (
            &one.name,
            &one.title,
            &one.federation,
            one.fide_rating,
            one.national_rating,
            &one.club,
            &one.birth,
        );
        assert_eq!(found, expected, "{line}");
    }
    let lea = &read("Roth, Lea; Mädchen; FIDE-ID 4677777; Elo 1800").players[0].person;
    assert_eq!((lea.sex, lea.fide_number.as_str()), (Some(Sex::Female), "4677777"));
    let old = read(
        "Titel;Name;Land;Geschlecht;Elo\ng;Roth, Lea;Deutschland;Frau;2500\nwm;Mann, Ida;Schweiz;w;2300\n",
    );
    let titles: Vec<(&str, &str)> =
        old.players.iter().map(|one| (one.person.title.as_str(), one.person.federation.as_str())).collect();
    assert_eq!(titles, [("GM", "GER"), ("WIM", "SUI")]);
}

#[test]
fn a_mail_around_a_list_names_nobody() {
    let list = read(
        "Hallo, hier unsere Spieler:\n\n- Müller, Eva; 2054; SK Lehrte\n- Roth, Lea; 1850; SK Lehrte\n\nViele Grüße, Max\nMax Beck\n",
    );
    assert_eq!(names(&list), ["Müller, Eva", "Roth, Lea"]);
    let unread: Vec<(usize, Why)> = list.unread.iter().map(|unread| (unread.line, unread.why)).collect();
    assert_eq!(unread, [(1, Why::Letter), (6, Why::Letter), (7, Why::Letter)]);
}

/// One line in another order does not turn the years of the others into ratings.
#[test]
fn one_line_in_another_order() {
    for odd in [
        "Weber, Jan; SV Nord; 1975; 2210",
        "Weber, Jan; 1975; SV Nord; 2210",
        "Weber, Jan; 2210; 1975; SV Nord",
    ] {
        let text = format!(
            "Müller, Eva; 2054; SK Lehrte; 1998\nRoth, Lea; 1850; SV Nord; 2001\n{odd}\nKaya, Ali; 1640; SK Turm; 2009\n"
        );
        let list = read(&text);
        let values: Vec<(Option<u32>, &str, &str)> = list
            .players
            .iter()
            .map(|one| (one.person.fide_rating, one.person.club.as_str(), one.person.birth.as_str()))
            .collect();
        let expected = [
            (Some(2054), "SK Lehrte", "1998"),
            (Some(1850), "SV Nord", "2001"),
            (Some(2210), "SV Nord", "1975"),
            (Some(1640), "SK Turm", "2009"),
        ];
        assert_eq!(values, expected, "{odd}");
        assert!(list.players[2].guessed.is_some(), "{odd}");
    }
}

#[test]
fn ratings_of_faster_games_are_not_national() {
    let list = read("Name\tFed\tStd.\tRapid\tBlitz\tB-Year\nCarlsen, Magnus\tNOR\t2839\t2825\t2883\t1990\n");
    let one = &list.players[0].person;
    assert_eq!((one.fide_rating, one.national_rating, one.birth.as_str()), (Some(2839), None, "1990"));
    // Low numbers mean a national rating, and the reader is asked.
    let low = read("Müller, Eva; 1012\nRoth, Lea; 1849\nKaya, Ali; 1430\n");
    let asked = Guess { column: Column::NationalRating, doubt: Some(Doubt::WhichRating) };
    assert_eq!(low.columns[1], asked);
}

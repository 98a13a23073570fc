//! Five answers decide a section; the rest is proposed here, and told in one sentence.

use jiff::civil::{Date, DateTime};
use maud::{Markup, html};
use turmuhr_clock::{
    class::{self, Class, Classified},
    presets::PRESETS,
};
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    Settings,
    limits::Number,
    sense,
    settings::{Format, Pace},
};

use super::{
    MOST_EXPECTED, Sheet, clock_lang, format, format_word, meanings, plan::Plan, recommended, usual,
};
use crate::{
    parts::{Takes, Troubles},
    words::{events, wizard as say},
};

/// The systems of the short form; the full form has all.
const SYSTEMS: [&str; 5] = ["dutch", "round-robin", "knockout", "team-swiss", "team-round-robin"];

/// The default time usual in standard chess; rapid and blitz have that of the Laws (6.7.1).
const DEFAULT_MINUTES: u32 = 30;

/// The answer that leaves the pace to the program.
pub(super) const FITS: &str = "fits";
/// The paces that are proposed, from slow to fast.
const PACES: [&str; 4] = ["5400+30", "900+10", "600+5", "180+2"];
/// A Swiss with fewer rounds says little: then a faster pace is proposed.
const FEWEST: u32 = 4;

/// A table of more rounds than this is rarely meant.
const MANY_ROUNDS: u32 = 15;

/// The questions about the section: how many, which system, how fast.
pub(in crate::pages) fn questions(sheet: &Sheet<'_>) -> Markup {
    let lang = sheet.ask.lang;
    let chosen = sheet.typed("format", SYSTEMS[0].to_owned());
    html! {
        (sheet.line("expected", &say::expected(lang), String::new(), Takes::Range(2, MOST_EXPECTED)))
        fieldset.systems {
            legend { (say::system(lang)) }
            @for word in SYSTEMS {
                label.check {
                    input type="radio" name=(sheet.name("format")) value=(word) checked[word == chosen];
                    " " b { (say::system_choice(word, lang)) } " " small { (say::advice(word, lang)) }
                }
            }
        }
        (super::control_choice(sheet, &usual(), true))
    }
}

/// The settings that follow from the five answers, or the answers that are missing.
pub(in crate::pages) fn proposed(
    sheet: &Sheet<'_>,
    days: (Option<Date>, Option<Date>),
) -> Result<Settings, Troubles> {
    let lang = sheet.ask.lang;
    let mut door = sheet.door();
    let format = door.keep("format", format(sheet).ok_or_else(|| events::no_format(lang)));
    let expected = super::expected(&mut door);
    let expected = door.keep("expected", expected.ok_or_else(|| events::no_expected(lang, MOST_EXPECTED)));
    let text = sheet.text("time_control");
    let pace = match (text, &format, expected) {
        (FITS, Some(format), Some(expected)) => fitting(format, expected, days),
        (FITS, ..) => None,
        (text, ..) => {
            door.keep("time_control", text.parse::<Pace>().map_err(|_| say::no_time_control(lang, text)))
        }
    };
    let answers = format.zip(expected).zip(pace);
    let settings = answers.map(|((format, expected), pace)| settled(format, expected, pace, days));
    if let Some(settings) = &settings {
        door.allow("expected", sense::number(Number::Rounds, settings.rounds));
    }
    door.done(settings.unwrap_or_default())
}

/// The slowest usual pace whose rounds these days hold: a day holds no tournament of ninety minutes each.
fn fitting(format: &Format, expected: u32, days: (Option<Date>, Option<Date>)) -> Option<Pace> {
    let mut paces: Vec<Pace> = PACES.iter().filter_map(|code| code.parse().ok()).collect();
    let (Some(first), last) = days else { return paces.into_iter().next() };
    let fits = |pace: &Pace| {
        let wanted = wanted(format, expected, class_of(pace));
        let needed = if format.is_swiss() { wanted.min(FEWEST) } else { wanted };
        Plan::of(pace, first, last.unwrap_or(first)).most() >= needed
    };
    let at = paces.iter().position(fits).unwrap_or(paces.len().saturating_sub(1));
    (at < paces.len()).then(|| paces.swap_remove(at))
}

/// The usual number of rounds. A Swiss of shorter games has more: about seven in a day of rapid, eleven to thirteen in one of blitz; a small
/// field has not so many opponents.
fn wanted(format: &Format, expected: u32, class: Option<Class>) -> u32 {
    let usual = format.usual_rounds(expected);
    // Not all rounds of a small field can always be paired.
    let most = usual.max(expected / 2).min(format.always_pairable(expected).unwrap_or(u32::MAX));
    let in_blitz = if usual > 7 { 13 } else { 11 };
    match class {
        Some(Class::Rapid) if format.is_swiss() => usual.clamp(7, 9).min(most),
        Some(Class::Blitz) if format.is_swiss() => in_blitz.min(most),
        Some(Class::Standard | Class::Rapid | Class::Blitz) | None => usual,
    }
}

fn settled(format: Format, expected: u32, pace: Pace, days: (Option<Date>, Option<Date>)) -> Settings {
    let wanted = wanted(&format, expected, class_of(&pace));
    let plan = match days {
        (Some(first), last) => Plan::of(&pace, first, last.unwrap_or(first)),
        (None, _) => Plan::default(),
    };
    // A Swiss may be shorter; a table or a cup may not.
    let rounds = if format.is_swiss() && plan.most() > 0 { wanted.min(plan.most()) } else { wanted };
    let codes = recommended(format_word(&format)).split(", ").filter_map(|code| code.parse().ok());
    Settings {
        tie_breaks: codes.collect(),
        starts: plan.starts(rounds),
        default_minutes: (class_of(&pace) == Some(Class::Standard)).then_some(DEFAULT_MINUTES),
        time_control: Some(pace),
        format,
        rounds,
        ..usual()
    }
}

fn class_of(pace: &Pace) -> Option<Class> {
    match class::FIDE_2023.classify(pace.control()) {
        Classified::Is(class) | Classified::Proposed(class) => Some(class),
        Classified::Differ(_) | Classified::Unregulated => None,
    }
}

/// The settings as one sentence: rounds, system, thinking time, first tie-break, default time, days.
pub(in crate::pages) fn sentence(settings: &Settings, lang: Lang) -> String {
    let codes: Vec<&str> = settings.tie_breaks.iter().map(turmuhr_standings::Code::as_str).collect();
    let meant = meanings(&codes.join(","), lang);
    let control = settings.time_control.as_ref().map(|pace| {
        let preset = PRESETS.iter().find(|preset| preset.code == pace.as_str());
        preset.map_or_else(|| pace.to_string(), |preset| preset.label(clock_lang(lang)).to_owned())
    });
    let boards = settings.format.boards().map(|boards| say::on_boards(lang, boards));
    let parts = [
        Some(say::rounds_in_all(lang, settings.rounds)),
        Some(events::format_name(&settings.format, lang)),
        boards,
        control,
        meant.first().map(|(_, meaning)| meaning.clone()),
        settings.default_minutes.map(|minutes| say::with_default_time(lang, minutes)),
        dates(settings, lang),
    ];
    format!("{}.", parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
}

/// What a director may not have meant: more rounds than the days hold, or a table that hardly anybody plays.
pub(in crate::pages) fn doubt(settings: &Settings, has_days: bool, lang: Lang) -> Option<String> {
    if settings.format.is_swiss() && settings.rounds < FEWEST {
        return Some(say::rather_a_table(lang, settings.rounds));
    }
    let started = settings.starts.len() as u32;
    if has_days && started < settings.rounds {
        return Some(say::too_few_days(lang, started, settings.rounds));
    }
    let table = settings.format.is_fixed() && settings.rounds > MANY_ROUNDS;
    table.then(|| say::many_rounds(lang, settings.rounds))
}

/// The first start and the last, with their days of the week.
fn dates(settings: &Settings, lang: Lang) -> Option<String> {
    let (_, first) = settings.starts.first_key_value()?;
    let (last_round, last) = settings.starts.last_key_value()?;
    let told = |at: &DateTime| format!("{} {}", say::weekday(at.weekday(), lang), values::moment(*at, lang));
    Some(if first == last {
        say::first_round_at(lang, told(first))
    } else {
        say::rounds_from_to(lang, told(first), last_round, told(last))
    })
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn made(format: Format, players: u32, pace: &str, days: (Date, Date)) -> Settings {
        settled(format, players, pace.parse().expect("a control"), (Some(days.0), Some(days.1)))
    }

    fn starts(settings: &Settings) -> Vec<String> {
        settings.starts.values().map(|at| at.strftime("%m-%d %H:%M").to_string()).collect()
    }

    #[test]
    fn an_open_of_three_days_has_two_rounds_a_day() {
        let open = made(Format::default(), 60, "5400+30", (date(2027, 5, 1), date(2027, 5, 3)));
        assert_eq!((open.rounds, open.default_minutes), (6, Some(30)));
        assert_eq!(starts(&open)[..3], ["05-01 10:00", "05-01 14:30", "05-02 10:00"]);
    }

    #[test]
    fn a_friday_begins_after_work_and_short_rounds_leave_time_to_eat() {
        let open = made(Format::default(), 30, "5400+30", (date(2027, 4, 30), date(2027, 5, 2)));
        assert_eq!(
            starts(&open),
            ["04-30 18:00", "05-01 10:00", "05-01 14:30", "05-02 10:00", "05-02 14:30"]
        );
        let rapid = made(Format::default(), 60, "900+10", (date(2027, 5, 1), date(2027, 5, 1)));
        let day = starts(&rapid);
        assert!(day.iter().all(|at| !("05-01 12:30".."05-01 13:30").contains(&at.as_str())), "{day:?}");
        assert!(day.last().is_some_and(|last| last.as_str() < "05-01 20:30"), "{day:?}");
        // A week of leave is played by day.
        let leave = made(Format::default(), 60, "5400+30", (date(2027, 4, 30), date(2027, 5, 8)));
        assert_eq!(starts(&leave)[0], "04-30 10:00");
    }

    #[test]
    fn doubts_about_days_and_tables() {
        let table = || Format::RoundRobin { cycles: 1 };
        let days = (date(2027, 5, 1), date(2027, 5, 2));
        let told = |settings: &Settings, days| doubt(settings, days, Lang::En);
        assert!(told(&made(table(), 10, "5400+30", days), true).is_some_and(|text| text.contains("4 of 9")));
        assert_eq!(told(&made(table(), 4, "5400+30", days), true), None);
        let many = settled(table(), 61, "180+2".parse().expect("a control"), (None, None));
        assert!(told(&many, false).is_some_and(|text| text.contains("61 rounds")));
    }

    #[test]
    fn the_pace_fits_the_days() {
        let day = date(2027, 5, 1);
        let swiss = Format::default;
        let table = || Format::RoundRobin { cycles: 1 };
        let cup = || Format::Knockout { games: 1, drawn_by_lot: false };
        for (format, players, last, pace, rounds) in [
            (swiss(), 30, day, "900+10", 7),
            (swiss(), 60, day, "900+10", 8),
            (swiss(), 300, day, "900+10", 9),
            (swiss(), 12, day, "900+10", 6),
            (swiss(), 30, date(2027, 5, 2), "5400+30", 4),
            (swiss(), 60, date(2027, 5, 3), "5400+30", 6),
            (swiss(), 60, date(2027, 5, 9), "5400+30", 8),
            (table(), 4, date(2027, 5, 2), "5400+30", 3),
            (table(), 10, day, "900+10", 9),
            (table(), 14, day, "600+5", 13),
            (table(), 20, day, "180+2", 19),
            (cup(), 16, day, "900+10", 4),
            (cup(), 16, date(2027, 5, 2), "5400+30", 4),
        ] {
            let days = (Some(day), Some(last));
            let fits = fitting(&format, players, days).expect("a pace");
            let made = settled(format, players, fits, days);
            let told = made.time_control.as_ref().expect("a pace").to_string();
            assert_eq!((told.as_str(), made.rounds), (pace, rounds), "{players} until {last}");
            assert_eq!(made.starts.len() as u32, rounds, "every round has a start: {players} until {last}");
        }
        // The pace that somebody chose stays; the rounds follow it.
        for (players, pace, rounds) in
            [(30, "180+2", 11), (60, "180+2", 13), (20, "180+2", 10), (40, "900+10", 8)]
        {
            assert_eq!(made(Format::default(), players, pace, (day, day)).rounds, rounds, "{players} {pace}");
        }
        let undated = fitting(&Format::default(), 40, (None, None)).expect("a pace");
        assert_eq!(undated.to_string(), "5400+30");
    }

    #[test]
    fn nine_days_have_a_round_each_and_a_season_one_a_week() {
        let open = made(Format::default(), 60, "5400+30", (date(2027, 5, 1), date(2027, 5, 9)));
        assert_eq!((open.rounds, starts(&open)[7].as_str()), (8, "05-08 10:00"));
        let table = Format::RoundRobin { cycles: 1 };
        let club = made(table, 6, "5400+30", (date(2027, 9, 3), date(2027, 10, 1)));
        assert_eq!(
            starts(&club),
            ["09-03 19:00", "09-10 19:00", "09-17 19:00", "09-24 19:00", "10-01 19:00"]
        );
    }

    #[test]
    fn a_table_keeps_its_rounds_and_blitz_fits_into_an_evening() {
        let table =
            made(Format::RoundRobin { cycles: 1 }, 10, "5400+30", (date(2027, 5, 1), date(2027, 5, 2)));
        assert_eq!((table.rounds, table.starts.len()), (9, 4));
        let blitz = made(Format::default(), 30, "180+2", (date(2027, 5, 1), date(2027, 5, 1)));
        assert_eq!(
            (blitz.rounds, blitz.default_minutes, starts(&blitz)[1].as_str()),
            (11, None, "05-01 10:30")
        );
        let undated = settled(Format::default(), 30, "180+2".parse().expect("a control"), (None, None));
        assert!(undated.starts.is_empty());
    }
}

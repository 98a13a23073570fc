//! Five answers decide a section; the rest is proposed here, and told in one sentence.

use std::collections::BTreeMap;

use jiff::{
    ToSpan,
    civil::{Date, DateTime, Time},
};
use maud::{Markup, html};
use turmuhr_clock::{
    class::{self, Class, Classified},
    presets::PRESETS,
};
use turmuhr_core::Color;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    RoundNo, Settings,
    limits::Number,
    sense,
    settings::{Format, Pace},
};

use super::{MOST_EXPECTED, Sheet, clock_lang, format, format_word, meanings, recommended, usual};
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

/// The hours of play, from the first start to the last end.
const HOURS_OF_PLAY: i64 = 10;
const MORNING: Time = Time::constant(10, 0, 0, 0);
const EVENING: Time = Time::constant(19, 0, 0, 0);

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
    let most = usual.max(expected / 2);
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

/// The days of an event, and how many rounds a day holds.
#[derive(Copy, Clone, Debug, Default)]
struct Plan {
    first: Option<Date>,
    days: u32,
    /// From one start to the next on the same day, in minutes.
    slot: i64,
}

impl Plan {
    fn of(pace: &Pace, first: Date, last: Date) -> Plan {
        let days = first.until(last).map_or(0, |span| span.get_days());
        // Sixty moves of both players, a tenth more for longer games, and a pause; starts lie on a quarter of an hour.
        let total = class::total_for_60(pace.control(), Color::White);
        let minutes = total.map_or(240, |total| total.millis() / 30_000);
        let slot = ((minutes * 11 / 10 + 5).div_ceil(15) * 15) as i64;
        Plan { first: Some(first), days: u32::try_from(days).map_or(1, |days| days + 1), slot }
    }

    const fn a_day(&self) -> u32 {
        let fit = if self.slot > 0 { (HOURS_OF_PLAY * 60) / self.slot } else { 0 };
        if fit > 1 { fit as u32 } else { 1 }
    }

    /// The most rounds that these days hold.
    const fn most(&self) -> u32 {
        self.days.saturating_mul(self.a_day())
    }

    /// One round a week or a day where the days suffice, else several a day. Rounds beyond the last day get no start.
    fn starts(&self, rounds: u32) -> BTreeMap<RoundNo, DateTime> {
        let Some(first) = self.first else { return BTreeMap::new() };
        let gaps = rounds.saturating_sub(1).max(1);
        let weeks = (self.days.saturating_sub(1)) / gaps / 7;
        let (step, a_day) = match weeks {
            0 => (1, rounds.div_ceil(self.days.max(1)).clamp(1, self.a_day())),
            _ if rounds == 1 => (1, 1),
            weeks => (weeks * 7, 1),
        };
        let weekend =
            matches!(first.weekday(), jiff::civil::Weekday::Saturday | jiff::civil::Weekday::Sunday);
        let from = if step > 1 && !weekend { EVENING } else { MORNING };
        RoundNo::first(rounds)
            .zip(0u32..)
            .filter(|(_, at)| at / a_day < self.days)
            .filter_map(|(round, at)| {
                let day = first.checked_add(i64::from(at / a_day * step).days()).ok()?;
                let start = day.to_datetime(from);
                Some((round, start.checked_add((i64::from(at % a_day) * self.slot).minutes()).ok()?))
            })
            .collect()
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

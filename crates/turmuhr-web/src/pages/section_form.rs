//! What an organiser decides about a section, as a form: shown when an event begins, when a section is added and when
//! settings change.

use std::str::FromStr;

use maud::{Markup, html};
use turmuhr_clock::presets::PRESETS;
use turmuhr_core::{Edition, Points};
use turmuhr_standings::TieBreakEdition;
use turmuhr_texts::web::events as say;
use turmuhr_tournament::{
    Format, Settings,
    person::Sex,
    settings::{Eligible, InitialOrder, PointSystem, Prize, SwissSystem, TeamColours},
};

use crate::{
    http::Ask,
    parts::{choice, field},
};

/// The formats by the word a form has for them.
const FORMATS: [&str; 10] = [
    "dutch",
    "dutch-2017",
    "round-robin",
    "double-round-robin",
    "knockout",
    "knockout-2",
    "scheveningen",
    "team-swiss",
    "team-round-robin",
    "team-double-round-robin",
];

pub(super) fn format_word(format: &Format) -> &'static str {
    match format {
        Format::Swiss { system: SwissSystem::Dutch, .. } => "dutch",
        Format::Swiss { system: SwissSystem::Dutch2017, .. } => "dutch-2017",
        Format::RoundRobin { cycles: 2 } => "double-round-robin",
        Format::RoundRobin { .. } => "round-robin",
        Format::Knockout { games: 1, .. } => "knockout",
        Format::Knockout { .. } => "knockout-2",
        Format::Scheveningen => "scheveningen",
        Format::TeamSwiss { .. } => "team-swiss",
        Format::TeamRoundRobin { cycles: 2, .. } => "team-double-round-robin",
        Format::TeamRoundRobin { .. } => "team-round-robin",
    }
}

fn format(word: &str, ask: &Ask) -> Option<Format> {
    let boards = ask.form.number("boards").unwrap_or(4);
    let checked = |name: &str| ask.form.has(name);
    let swiss = |system| Format::Swiss { system, baku: checked("baku") };
    let team_table =
        |cycles| Format::TeamRoundRobin { boards, cycles, guest_has_white: checked("guest_has_white") };
    Some(match word {
        "dutch" => swiss(SwissSystem::Dutch),
        "dutch-2017" => swiss(SwissSystem::Dutch2017),
        "round-robin" => Format::RoundRobin { cycles: 1 },
        "double-round-robin" => Format::RoundRobin { cycles: 2 },
        "knockout" => Format::Knockout { games: 1, drawn_by_lot: checked("by_lot") },
        "knockout-2" => Format::Knockout { games: 2, drawn_by_lot: checked("by_lot") },
        "scheveningen" => Format::Scheveningen,
        "team-swiss" => Format::TeamSwiss { boards, preferences: TeamColours::TypeA, by_game_points: false },
        "team-round-robin" => team_table(1),
        "team-double-round-robin" => team_table(2),
        _ => return None,
    })
}

/// What we would take for such an event: the usual lists of the field.
pub(super) fn recommended(word: &str) -> &'static str {
    match word {
        "dutch" | "dutch-2017" => "BH/C1, BH, SB, WIN",
        "round-robin" | "double-round-robin" => "DE, SB, WIN, KS",
        "knockout" | "knockout-2" => "",
        "scheveningen" => "WIN",
        "team-swiss" => "MPvGP, DE, EMMSB",
        _ => "MPvGP, DE, OTHER_BERLIN",
    }
}

/// The fields, filled with `settings`; what was typed goes before that.
pub(super) fn fields(ask: &Ask, settings: &Settings) -> Markup {
    let lang = ask.lang;
    let typed =
        |name: &str, value: String| if ask.form.has(name) { ask.form.text(name).to_owned() } else { value };
    let formats: Vec<(String, String)> =
        FORMATS.iter().map(|word| ((*word).to_owned(), say::format_choice(word, lang))).collect();
    let clock_lang = match lang {
        turmuhr_texts::Lang::De => turmuhr_clock::human::Lang::German,
        turmuhr_texts::Lang::En => turmuhr_clock::human::Lang::English,
    };
    let mut controls: Vec<(String, String)> =
        PRESETS.iter().map(|preset| (preset.code.to_owned(), preset.label(clock_lang).to_owned())).collect();
    let control = typed("time_control", settings.time_control.clone());
    if !controls.iter().any(|(code, _)| *code == control) {
        controls.push((control.clone(), control.clone()));
    }
    let laws: Vec<(String, String)> =
        Edition::ALL.iter().rev().map(|edition| (edition.id().to_owned(), edition.id().to_owned())).collect();
    let editions: Vec<(String, String)> = TieBreakEdition::ALL
        .iter()
        .map(|edition| (edition.id().to_owned(), edition.id().to_owned()))
        .collect();
    let orders: Vec<(String, String)> = InitialOrder::ALL
        .iter()
        .map(|order| (order.code().to_owned(), say::initial_order(*order, lang)))
        .collect();
    let word = format_word(&settings.format);
    let (boards, baku, guest, by_lot) = match settings.format {
        Format::Swiss { baku, .. } => (4, baku, false, false),
        Format::Knockout { drawn_by_lot, .. } => (4, false, false, drawn_by_lot),
        Format::TeamSwiss { boards, .. } => (boards, false, false, false),
        Format::TeamRoundRobin { boards, guest_has_white, .. } => (boards, false, guest_has_white, false),
        Format::RoundRobin { .. } | Format::Scheveningen => (4, false, false, false),
    };
    let check = |name: &str, label: String, on: bool| {
        html! { label.check { input type="checkbox" name=(name) value="yes" checked[on || ask.form.has(name)]; " " (label) } }
    };
    html! {
        fieldset {
            legend { (say::section(lang)) }
            (field("section_name", &say::section_name(lang), &typed("section_name", settings.name.clone()), "text"))
            label.field {
                span { (say::format(lang)) }
                select name="format" #format {
                    @for (value, label) in &formats {
                        option value=(value) selected[*value == typed("format", word.to_owned())]
                            data-tiebreaks=(recommended(value)) { (label) }
                    }
                }
            }
            (field("rounds", &say::number_of_rounds(lang), &typed("rounds", settings.rounds.to_string()), "number"))
            (field("boards", &say::boards_of_teams(lang), &typed("boards", boards.to_string()), "number"))
            (check("baku", say::baku(lang), baku))
            (check("guest_has_white", say::guest_has_white(lang), guest))
            (check("by_lot", say::drawn_by_lot(lang), by_lot))
        }
        fieldset {
            legend { (say::rules(lang)) }
            (choice("laws", &say::laws(lang), &typed("laws", settings.laws.clone()), &laws))
            (choice("time_control", &say::time_control(lang), &control, &controls))
            (choice("initial_order", &say::initial_order_label(lang), &typed("initial_order", settings.initial_order.code().to_owned()), &orders))
            (field("first_board", &say::first_board(lang), &typed("first_board", settings.first_board.to_string()), "number"))
            (field("points", &say::points(lang), &typed("points", written(settings.points)), "text"))
            (field("forfeits_allowed", &say::forfeits_allowed(lang), &typed("forfeits_allowed", optional(settings.forfeits_allowed)), "number"))
            (field("no_half_byes_from", &say::no_half_byes_from(lang), &typed("no_half_byes_from", optional(settings.no_half_byes_from)), "number"))
        }
        fieldset {
            legend { (say::tie_breaks(lang)) }
            (choice("tie_break_edition", &say::tie_break_edition(lang), &typed("tie_break_edition", settings.tie_break_edition.clone()), &editions))
            label.field {
                span { (say::tie_breaks(lang)) }
                input #tie-breaks name="tie_breaks" type="text" value=(typed("tie_breaks", settings.tie_breaks.join(", "))) placeholder=(recommended(word));
                small { (say::tie_breaks_explained(lang)) }
            }
            details {
                summary { (say::recommended_lists(lang)) }
                dl.facts { @for (value, label) in &formats { dt { (label) } dd { (recommended(value)) } } }
            }
        }
        fieldset {
            legend { (say::prizes(lang)) }
            label.field {
                span { (say::prizes_explained(lang)) }
                textarea name="prizes" rows="5" { (typed("prizes", settings.prizes.iter().map(prize_line).collect())) }
            }
        }
    }
}

fn optional(number: Option<u32>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

fn written(points: PointSystem) -> String {
    format!("{} {} {}", points.win, points.draw, points.loss)
}

/// What was typed, on top of what was there; or what of it cannot be read.
pub(super) fn read(ask: &Ask, before: &Settings) -> Result<Settings, String> {
    let lang = ask.lang;
    let form = &ask.form;
    let word = form.text("format");
    let number = |name: &str, label: String| {
        form.number(name)
            .filter(|number| (1..=999).contains(number))
            .ok_or_else(|| say::no_number(lang, label))
    };
    let typed = form.text("tie_breaks");
    let list = if typed.is_empty() { recommended(word) } else { typed };
    let tie_breaks: Vec<String> = list
        .split([',', ';', ' '])
        .map(str::trim)
        .filter(|code| !code.is_empty())
        .map(str::to_owned)
        .collect();
    let order = InitialOrder::ALL.into_iter().find(|order| order.code() == form.text("initial_order"));
    Ok(Settings {
        name: form.text("section_name").to_owned(),
        format: format(word, ask).ok_or_else(|| say::no_format(lang))?,
        rounds: number("rounds", say::number_of_rounds(lang))?,
        points: points(form.text("points")).ok_or_else(|| say::no_points(lang))?,
        match_points: before.match_points,
        tie_breaks,
        tie_break_edition: form.text("tie_break_edition").to_owned(),
        laws: form.text("laws").to_owned(),
        time_control: form.text("time_control").to_owned(),
        initial_order: order.unwrap_or_default(),
        first_board: form.number("first_board").unwrap_or(1).max(1),
        prizes: prizes(form.text("prizes")).map_err(|line| say::no_prize(lang, line))?,
        starts: before.starts.clone(),
        no_half_byes_from: form.number("no_half_byes_from"),
        forfeits_allowed: form.number("forfeits_allowed"),
    })
}

/// `1 0.5 0`; a fourth is the bye.
fn points(text: &str) -> Option<PointSystem> {
    if text.is_empty() {
        return Some(PointSystem::default());
    }
    let worth = |word: &str| Points::from_str(&word.replace('½', "0.5").replace(',', ".")).ok();
    let all: Vec<Points> = text.split_whitespace().map(worth).collect::<Option<_>>()?;
    match all[..] {
        [win, draw, loss] => Some(PointSystem { win, draw, loss, bye: None }),
        [win, draw, loss, bye] => Some(PointSystem { win, draw, loss, bye: Some(bye) }),
        _ => None,
    }
}

/// `1. Preis; 300; 1; w born>=2010 rating<1800`: the name, what it is worth, the place, who may have it.
fn prizes(text: &str) -> Result<Vec<Prize>, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .zip(1..)
        .map(|(line, at)| {
            let mut parts = line.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default().to_owned();
            let cents = cents(parts.next().unwrap_or_default()).ok_or_else(|| line.to_owned())?;
            let place = parts.next().unwrap_or_default();
            let mut to = Eligible::everyone();
            for word in parts.flat_map(str::split_whitespace) {
                if !admit(&mut to, word) {
                    return Err(line.to_owned());
                }
            }
            let everyone = to == Eligible::everyone();
            // Without a place: the line's own among prizes for all, the first in a category.
            let place = match place {
                "" if everyone => at,
                "" => 1,
                number => number.parse().map_err(|_| line.to_owned())?,
            };
            Ok(Prize { name, cents, to, place })
        })
        .collect()
}

fn cents(text: &str) -> Option<u64> {
    let plain = text.trim_end_matches(['€', ' ']).trim_start_matches(['€', ' ']);
    if plain.is_empty() {
        return Some(0);
    }
    let (whole, rest) = plain.split_once([',', '.']).unwrap_or((plain, "0"));
    let rest: u64 = format!("{rest:0<2}").get(..2)?.parse().ok()?;
    whole.parse::<u64>().ok()?.checked_mul(100)?.checked_add(rest)
}

fn admit(to: &mut Eligible, word: &str) -> bool {
    match word {
        "w" | "f" => to.sex = Some(Sex::Female),
        "m" => to.sex = Some(Sex::Male),
        _ => {
            let number = |prefix: &str| word.strip_prefix(prefix).and_then(|rest| rest.parse().ok());
            if let Some(year) = number("born>=") {
                to.born_from = Some(year);
            } else if let Some(year) = number("born<=") {
                to.born_until = Some(year);
            } else if let Some(below) = number("rating<") {
                to.rating_below = Some(below);
            } else if let Some(mark) = word.strip_prefix("mark=") {
                to.mark = Some(mark.to_owned());
            } else if let Some(club) = word.strip_prefix("club=") {
                to.club = Some(club.replace('_', " "));
            } else {
                return false;
            }
        }
    }
    true
}

fn prize_line(prize: &Prize) -> String {
    let mut who: Vec<String> = Vec::new();
    who.extend(prize.to.sex.map(|sex| if sex == Sex::Female { "w".to_owned() } else { "m".to_owned() }));
    who.extend(prize.to.born_from.map(|year| format!("born>={year}")));
    who.extend(prize.to.born_until.map(|year| format!("born<={year}")));
    who.extend(prize.to.rating_below.map(|below| format!("rating<{below}")));
    who.extend(prize.to.mark.as_ref().map(|mark| format!("mark={mark}")));
    who.extend(prize.to.club.as_ref().map(|club| format!("club={}", club.replace(' ', "_"))));
    let cents = match prize.cents % 100 {
        0 => (prize.cents / 100).to_string(),
        rest => format!("{}.{rest:02}", prize.cents / 100),
    };
    format!("{}; {cents}; {}; {}\n", prize.name, prize.place, who.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prizes_are_read_as_they_are_written() {
        let text = "1. Preis; 300; 1; \nBeste Dame; 100; 1; w\nU16; 50.50; 1; born>=2010 rating<1800\n";
        let read = prizes(text).expect("can be read");
        assert_eq!(read.iter().map(prize_line).collect::<String>(), text);
        assert_eq!((read[2].cents, read[2].to.rating_below), (5050, Some(1800)));
        assert_eq!(prizes("Preis; viel"), Err("Preis; viel".to_owned()));
        assert_eq!(prizes("Zweiter; 100 €").map(|all| all[0].cents), Ok(10000));
    }

    #[test]
    fn points_are_read_with_their_comma() {
        assert_eq!(points("3 1 0").map(|points| points.win), Some(Points::whole(3)));
        assert_eq!(points("1 0,5 0"), Some(PointSystem::default()));
        assert_eq!(points("1 ½ 0"), Some(PointSystem::default()));
        assert_eq!(points("1 0"), None);
    }

    #[test]
    fn every_recommended_tie_break_exists() {
        for word in FORMATS {
            for code in recommended(word).split(", ").filter(|code| !code.is_empty()) {
                assert!(code.parse::<turmuhr_standings::Code>().is_ok(), "{word}: {code}");
            }
        }
    }
}

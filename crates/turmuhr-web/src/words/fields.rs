//! Fields of a form that two people changed: their names and values.

use serde_json::Value;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{Details, Fact, Person, Section, Settings, Team, look::Look, person::Sex};

use super::{apart, events, look, players, rounds, self_service, shell, wizard};

/// The label of a field and its value, as the fact has it. Fields have the names of the journal.
pub(crate) fn field(fact: &Fact, name: &str, section: Option<&Section>, lang: Lang) -> (String, String) {
    let (label, value) = known(fact, name, section, lang);
    let value = value.unwrap_or_else(|| plain(&written(fact, name), lang));
    (label, if value.is_empty() { nothing(lang) } else { value })
}

fn known(fact: &Fact, name: &str, section: Option<&Section>, lang: Lang) -> (String, Option<String>) {
    if let Fact::EventChanged { details } = fact {
        return of_event(details, name, lang);
    }
    if let Fact::SectionChanged { settings, .. } = fact {
        return of_section(settings, name, lang);
    }
    if let Fact::PlayerChanged { person, .. } = fact {
        let (label, value) = of_person(person, name, lang);
        return (format!("{}: {label}", person.name), value);
    }
    if let Fact::TeamChanged { new, .. } = fact {
        return of_team(new, name, section, lang);
    }
    if let Fact::SelfServiceSet { .. } = fact {
        let label =
            if name == "results" { self_service::results_on(lang) } else { self_service::registration(lang) };
        return (label, None);
    }
    if let Fact::LookSet { look } = fact {
        return of_look(look, name, lang);
    }
    (remark(name, lang), None)
}

/// The label of a field in a form; `None` where the sentences about the field name it.
pub(crate) fn asked(name: &str, lang: Lang) -> Option<String> {
    let row = name.strip_prefix("prize_").and_then(|rest| rest.split_once('_'));
    if let Some((row, what)) = row {
        let label = match what {
            "place" => wizard::prize_place(lang),
            "born_from" => wizard::prize_born_from(lang),
            "born_until" => wizard::prize_born_until(lang),
            "rating" => wizard::prize_rating(lang),
            _ => return None,
        };
        return Some(format!("{}, {label}", wizard::prize_row(lang, row)));
    }
    if let Some(round) = name.strip_prefix("start_") {
        return Some(rounds::round(lang, round));
    }
    Some(match name {
        "rounds" => events::number_of_rounds(lang),
        "boards" => events::boards_of_teams(lang),
        "first_board" => events::first_board(lang),
        "forfeits_allowed" => events::forfeits_allowed(lang),
        "default_minutes" => events::default_minutes(lang),
        "prizes_from" => events::prizes_from(lang),
        "apart_until" => apart::until(lang),
        "no_half_byes_from" => events::no_half_byes_from(lang),
        "start" => events::from_day(lang),
        "end" => events::to_day(lang),
        "closes" => self_service::closes(lang),
        "fide_rating" => players::fide_rating(lang),
        "national_rating" => players::national_rating(lang),
        "table" => players::fixed_table(lang),
        _ => return None,
    })
}

fn of_event(details: &Details, name: &str, lang: Lang) -> (String, Option<String>) {
    let day = |day: Option<jiff::civil::Date>| day.map(|day| values::day(day, lang));
    match name {
        "name" => (events::name(lang), None),
        "place" => (events::place(lang), None),
        "federation" => (events::federation(lang), None),
        "start" => (events::from_day(lang), day(details.start)),
        "end" => (events::to_day(lang), day(details.end)),
        "organiser" => (events::organiser(lang), None),
        "chief_arbiter" => (events::chief_arbiter(lang), None),
        "arbiters" => (events::arbiters(lang), None),
        "notice" => (events::notice(lang), None),
        "framed_by" => (super::embed::sites(lang), None),
        other => (other.to_owned(), None),
    }
}

fn of_section(settings: &Settings, name: &str, lang: Lang) -> (String, Option<String>) {
    match name {
        "name" => (events::section_name(lang), None),
        "format" => {
            let word = crate::pages::format_word(&settings.format);
            (events::format(lang), Some(events::format_choice(word, lang)))
        }
        "rounds" => (events::number_of_rounds(lang), None),
        "points" => (events::points(lang), None),
        "match_points" => (wizard::match_points(lang), None),
        "tie_breaks" => (events::tie_breaks(lang), None),
        "tie_break_edition" => (events::tie_break_edition(lang), None),
        "laws" => (events::laws(lang), None),
        "time_control" | "time_in_words" => (events::time_control(lang), None),
        "full_supervision" => (super::pocket::full_supervision(lang), None),
        "initial_order" => {
            (events::initial_order_label(lang), Some(events::initial_order(settings.initial_order, lang)))
        }
        "first_board" => (events::first_board(lang), None),
        "prizes" => {
            let prizes = settings.prizes.iter().map(|prize| match prize.cents {
                0 => prize.name.clone(),
                cents => format!("{} {}", prize.name, values::amount(cents, lang)),
            });
            (events::prizes(lang), Some(prizes.collect::<Vec<_>>().join("; ")))
        }
        "prize_rules" => {
            let rules = settings.prize_rules;
            let several = if rules.several { wizard::several_prizes(lang) } else { String::new() };
            let parts = [wizard::sharing(rules.sharing, lang), several];
            (wizard::sharing_label(lang), Some(parts.join("; ").trim_end_matches("; ").to_owned()))
        }
        "prizes_from" => (events::prizes_from(lang), None),
        "starts" => {
            let starts = settings.starts.iter();
            let starts = starts.map(|(round, at)| format!("{round}: {}", values::moment(*at, lang)));
            (events::starts(lang), Some(starts.collect::<Vec<_>>().join("; ")))
        }
        "default_minutes" => (events::default_minutes(lang), None),
        "no_half_byes_from" => (events::no_half_byes_from(lang), None),
        "forfeits_allowed" => (events::forfeits_allowed(lang), None),
        "kept_apart" => (
            apart::label(lang),
            settings.kept_apart.map(|kept| apart::setting(kept.within(settings.rounds), lang)),
        ),
        "fee" => {
            let fee = settings.fee.as_ref();
            (events::fee(lang), fee.map(|fee| values::money_in(fee.cents, &fee.currency, lang)))
        }
        other => (other.to_owned(), None),
    }
}

fn of_person(person: &Person, name: &str, lang: Lang) -> (String, Option<String>) {
    match name {
        "name" => (players::name(lang), None),
        "title" => (players::title(lang), None),
        "sex" => {
            let sex = person.sex.map(|sex| match sex {
                Sex::Female => players::female(lang),
                Sex::Male => players::male(lang),
            });
            (players::sex(lang), sex)
        }
        "birth" => (players::birth(lang), None),
        "federation" => (players::federation(lang), None),
        "club" => (players::club(lang), None),
        "fide_number" => (players::fide_number(lang), None),
        "national_number" => (players::national_number(lang), None),
        "fide_rating" => (players::fide_rating(lang), None),
        "national_rating" => (players::national_rating(lang), None),
        "rating_source" => (rating_source(lang), None),
        "marks" => (players::marks(lang), Some(person.marks.join(" "))),
        "side" => (players::side(lang), None),
        "table" => (players::own_table(lang), None),
        other => (other.to_owned(), None),
    }
}

fn of_team(team: &Team, name: &str, section: Option<&Section>, lang: Lang) -> (String, Option<String>) {
    let (label, value) = match name {
        "name" => (players::team(lang), None),
        "club" => (players::club(lang), None),
        "federation" => (players::federation(lang), None),
        "players" => {
            let names = team.players.iter().map(|id| super::concerns::player(*id, section));
            (members(lang), Some(names.collect::<Vec<_>>().join("; ")))
        }
        other => (other.to_owned(), None),
    };
    (format!("{}: {label}", team.name), value)
}

fn of_look(look: &Look, name: &str, lang: Lang) -> (String, Option<String>) {
    match name {
        // A picture has no words.
        "logo" => (look::logo(lang), look.logo.as_ref().map(|_| look::logo(lang))),
        "accent" => (look::accent(lang), None),
        other => (other.to_owned(), None),
    }
}

fn remark(name: &str, lang: Lang) -> String {
    use turmuhr_texts::print as paper;
    match name {
        "course" => paper::part_course(lang),
        "conditions" => paper::part_conditions(lang),
        "appeals" => paper::part_appeals(lang),
        "penalties" => paper::part_penalties(lang),
        "incidents" => paper::part_incidents(lang),
        other => other.to_owned(),
    }
}

/// The value of a field in the journal, in whatever part of the fact it is.
fn written(fact: &Fact, name: &str) -> Value {
    let whole = serde_json::to_value(fact).unwrap_or_default();
    let parts = ["details", "settings", "person", "new", "rules", "look", "remarks"];
    parts.iter().find_map(|part| whole.get(part)?.get(name)).cloned().unwrap_or_default()
}

fn plain(value: &Value, lang: Lang) -> String {
    let join = |values: &mut dyn Iterator<Item = &Value>, between: &str| {
        values.map(|value| plain(value, lang)).collect::<Vec<_>>().join(between)
    };
    match value {
        Value::Null => String::new(),
        Value::Bool(true) => shell::yes(lang),
        Value::Bool(false) => shell::no(lang),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(all) => join(&mut all.iter(), ", "),
        Value::Object(all) => join(&mut all.values(), " "),
    }
}

super::texts! {
    nothing() { de: "(leer)", en: "(empty)" }
    members() { de: "Spieler in Brettfolge", en: "Players in board order" }
    rating_source() { de: "Quelle der Wertungszahlen", en: "Source of the ratings" }
    both_changed(by, at, what) {
        de: "{by} hat um {at} Uhr gespeichert: {what}. Sie haben beide dasselbe geändert. Welcher Wert gilt?",
        en: "{by} saved at {at}: {what}. Both of you changed the same. Which value counts?",
    }
    rest_is_kept() {
        de: "Alle anderen Änderungen bleiben, Ihre und die der anderen.",
        en: "All other changes stay, yours and those of others.",
    }
    value_of_mine(value) { de: "Ihre Eingabe: {value}", en: "Your entry: {value}" }
    save() { de: "So speichern", en: "Save this" }
    save_nothing() { de: "Nichts speichern", en: "Save nothing" }
}

//! The settings of a section as a form: used for new events, new sections and changed settings. One page can
//! hold several of them.

mod plan;
mod points;
mod prizes;
mod proposal;
mod starts;

use maud::{Markup, html};
use turmuhr_clock::{
    class::{self, Class, Classified},
    presets::PRESETS,
};
use turmuhr_core::{Edition, Points};
use turmuhr_standings::{Code, Name, TieBreakEdition};
use turmuhr_texts::{Lang, standings as arithmetic};
use turmuhr_tournament::{
    Details, Format, Settings,
    apart::{Bond, KeptApart},
    limits::{Number, Text},
    sense,
    settings::{Fee, InitialOrder, Pace, PointSystem, SwissSystem, TeamColours},
};

use crate::{
    http::Ask,
    parts::{Door, Takes, Troubles, asked, cents, choice, field_name},
    words::{apart, events as say, refusals, wizard},
};

use points::{points, written};
use proposal::FITS;
pub(super) use proposal::{doubt, proposed, questions, sentence};

/// The most players anybody expects in a section.
const MOST_EXPECTED: u32 = 5_000;

/// One section of a form, from 1: the first has plain field names, the others are prefixed by their number.
#[derive(Copy, Clone)]
pub(super) struct Sheet<'a> {
    pub(super) ask: &'a Ask,
    pub(super) at: u32,
    pub(super) troubles: &'a Troubles,
    /// The first round is paired: format, rounds and points are shown, not asked.
    pub(super) fixed: bool,
}

/// Sent with a form that shows what is fixed.
const FIXED: &str = "fixed";

impl<'a> Sheet<'a> {
    /// The only section of a form, before anything is wrong.
    pub(super) fn new(ask: &'a Ask) -> Sheet<'a> {
        const NONE: &Troubles = &Troubles::none();
        Sheet { ask, at: 1, troubles: NONE, fixed: false }
    }

    pub(super) fn name(&self, name: &str) -> String {
        field_name(self.at, name)
    }

    pub(super) fn door(&self) -> Door<'a> {
        Door::of_section(self.ask, self.at)
    }

    /// An input, filled with the known value unless something was typed.
    pub(super) fn line(&self, name: &str, label: &str, known: String, takes: Takes) -> Markup {
        asked(self.troubles, &self.name(name), label, &self.typed(name, known), takes)
    }

    pub(super) fn text(&self, name: &str) -> &str {
        self.ask.form.text(&self.name(name))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.ask.form.has(&self.name(name))
    }

    pub(super) fn number(&self, name: &str) -> Option<u32> {
        self.text(name).parse().ok()
    }

    /// Typed values take precedence over known ones.
    pub(super) fn typed(&self, name: &str, known: String) -> String {
        if self.has(name) { self.text(name).to_owned() } else { known }
    }

    /// An unticked box is not sent; the format field shows whether the form was.
    fn ticked(&self, name: &str, known: bool) -> bool {
        if self.has("format") { self.has(name) } else { known }
    }
}

/// The formats by their word in the form.
fn formats() -> impl Iterator<Item = &'static str> {
    let others = [
        "round-robin",
        "double-round-robin",
        "knockout",
        "knockout-2",
        "scheveningen",
        "team-swiss",
        "team-round-robin",
        "team-double-round-robin",
    ];
    SwissSystem::ALL.into_iter().map(SwissSystem::word).chain(others)
}

pub(crate) fn format_word(format: &Format) -> &'static str {
    match format {
        Format::Swiss { system, .. } => system.word(),
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

/// The fields specific to a format.
fn traits(word: &str) -> &'static str {
    match word {
        "lim" | "lim-maxi" | "round-robin" | "double-round-robin" | "scheveningen" => "single",
        "knockout" | "knockout-2" => "single cup",
        "team-swiss" => "teams team-swiss",
        "team-round-robin" | "team-double-round-robin" => "teams team-table",
        _ => "single fast",
    }
}

fn format(sheet: &Sheet<'_>) -> Option<Format> {
    let boards = sheet.number("boards").unwrap_or(4);
    let checked = |name: &str| sheet.has(name);
    let team_table =
        |cycles| Format::TeamRoundRobin { boards, cycles, guest_has_white: checked("guest_has_white") };
    let word = sheet.text("format");
    if let Some(system) = SwissSystem::ALL.into_iter().find(|system| system.word() == word) {
        // Without scripts every field is present; fields of other systems are ignored.
        return Some(Format::Swiss { system, baku: checked("baku") && system.can_be_accelerated() });
    }
    let wanted = sheet.text("preferences");
    let preferences = TeamColours::ALL.into_iter().find(|one| one.word() == wanted).unwrap_or_default();
    Some(match word {
        "round-robin" => Format::RoundRobin { cycles: 1 },
        "double-round-robin" => Format::RoundRobin { cycles: 2 },
        "knockout" => Format::Knockout { games: 1, drawn_by_lot: checked("by_lot") },
        "knockout-2" => Format::Knockout { games: 2, drawn_by_lot: checked("by_lot") },
        "scheveningen" => Format::Scheveningen,
        "team-swiss" => {
            Format::TeamSwiss { boards, preferences, by_game_points: sheet.text("primary") == "game" }
        }
        "team-round-robin" => team_table(1),
        "team-double-round-robin" => team_table(2),
        _ => return None,
    })
}

/// Our recommendation for such an event: the usual tie-breaks.
pub(super) fn recommended(word: &str) -> &'static str {
    match word {
        "round-robin" | "double-round-robin" => "DE, SB, WIN, KS",
        "knockout" | "knockout-2" => "",
        "scheveningen" => "WIN",
        "team-swiss" => "MPvGP, DE, EMMSB",
        "team-round-robin" | "team-double-round-robin" => "MPvGP, DE, OTHER_BERLIN",
        _ => "BH/C1, BH, SB, WIN",
    }
}

/// Codes with their meanings, in the order of a list.
fn meanings(list: &str, lang: Lang) -> Vec<(String, String)> {
    let codes = list.split([',', ';', ' ']).map(str::trim).filter_map(|code| code.parse::<Code>().ok());
    codes
        .map(|code| {
            let what = format!("{}{}", arithmetic::name(code.name, lang), arithmetic::modifiers(&code, lang));
            (code.to_string(), what)
        })
        .collect()
}

/// The fields, filled with `settings` unless something was typed. `expected` is the known number of players.
pub(super) fn fields(sheet: Sheet<'_>, settings: &Settings, expected: Option<u32>) -> Markup {
    let lang = sheet.ask.lang;
    let named = |name: &str| sheet.name(name);
    let formats: Vec<(&str, String)> = formats().map(|word| (word, say::format_choice(word, lang))).collect();
    let chosen = sheet.typed("format", format_word(&settings.format).to_owned());
    let (boards, baku, guest, by_lot) = match settings.format {
        Format::Swiss { baku, .. } => (4, baku, false, false),
        Format::Knockout { drawn_by_lot, .. } => (4, false, false, drawn_by_lot),
        Format::TeamSwiss { boards, .. } => (boards, false, false, false),
        Format::TeamRoundRobin { boards, guest_has_white, .. } => (boards, false, guest_has_white, false),
        Format::RoundRobin { .. } | Format::Scheveningen => (4, false, false, false),
    };
    let (colours, by_games) = match settings.format {
        Format::TeamSwiss { preferences, by_game_points, .. } => (preferences, by_game_points),
        _ => (TeamColours::default(), false),
    };
    let preferences: Vec<(String, String)> = TeamColours::ALL
        .map(|colours| (colours.word().to_owned(), wizard::team_colours(colours, lang)))
        .to_vec();
    let primary = [("match", wizard::by_match_points(lang)), ("game", wizard::by_game_points(lang))]
        .map(|(word, label)| (word.to_owned(), label));
    let orders: Vec<(String, String)> = InitialOrder::ALL
        .iter()
        .map(|order| (order.code().to_owned(), say::initial_order(*order, lang)))
        .collect();
    let bonds: Vec<(String, String)> = std::iter::once(None)
        .chain(Bond::ALL.map(Some))
        .map(|bond| (bond.map_or("", Bond::word).to_owned(), apart::bond(bond, lang)))
        .collect();
    let laws: Vec<(String, String)> =
        Edition::ALL.iter().rev().map(|edition| (edition.id().to_owned(), edition.id().to_owned())).collect();
    let check = |name: &str, label: String, on: bool| {
        html! { label.check { input type="checkbox" name=(named(name)) value="yes" checked[sheet.ticked(name, on)]; " " (label) } }
    };
    // Not sent, so what was typed elsewhere says nothing about it.
    let fixed_check = |name: &str, label: String, on: bool| match sheet.fixed {
        true => html! { label.check { input type="checkbox" checked[on]; " " (label) } },
        false => check(name, label, on),
    };
    let line =
        |name: &str, label: String, known: String, takes: Takes| sheet.line(name, &label, known, takes);
    let possible = |rounds: &u32| sense::number(Number::Rounds, *rounds).is_ok();
    let rounds = sheet.number("rounds").filter(possible).unwrap_or(settings.rounds);
    html! {
        div data-section {
            @if sheet.fixed {
                input type="hidden" name=(named(FIXED)) value="yes";
                input type="hidden" name=(named("format")) value=(format_word(&settings.format));
                input type="hidden" name=(named("rounds")) value=(settings.rounds);
            }
            fieldset {
                legend { @if sheet.at == 1 { (say::section(lang)) } @else { (wizard::section_numbered(lang, sheet.at)) } }
                (line("section_name", say::section_name(lang), settings.name.clone(), Takes::Text(Text::SectionName)))
                (fixed(&sheet, &html! {
                    label.field {
                        span { (say::format(lang)) }
                        select name=(named("format")) id=(named("format")) {
                            @for (value, label) in &formats {
                                option value=(value) selected[*value == chosen]
                                    data-traits=(traits(value)) data-tiebreaks=(recommended(value)) { (label) }
                            }
                        }
                    }
                    (line("rounds", say::number_of_rounds(lang), settings.rounds.to_string(), Takes::Number(Number::Rounds)))
                    @if !sheet.fixed {
                        (line("expected", wizard::expected(lang), optional(expected.filter(|known| *known >= 2)), Takes::Range(2, MOST_EXPECTED)))
                        p { button.quiet name="do" value={ "propose-" (sheet.at) } formnovalidate { (wizard::propose_rounds(lang)) } }
                    }
                    div data-for="fast" { (fixed_check("baku", say::baku(lang), baku)) }
                    div data-for="cup" { (fixed_check("by_lot", say::drawn_by_lot(lang), by_lot)) }
                    div data-for="teams" { (line("boards", say::boards_of_teams(lang), boards.to_string(), Takes::Number(Number::Boards))) }
                    div data-for="team-table" { (fixed_check("guest_has_white", say::guest_has_white(lang), guest)) }
                    div data-for="team-swiss" {
                        (choice(&named("preferences"), &wizard::team_preferences(lang), &sheet.typed("preferences", colours.word().to_owned()), &preferences))
                        (choice(&named("primary"), &wizard::primary_score(lang), &sheet.typed("primary", if by_games { "game" } else { "match" }.to_owned()), &primary))
                    }
                }))
            }
            fieldset {
                legend { (say::rules(lang)) }
                (choice(&named("laws"), &say::laws(lang), &sheet.typed("laws", settings.laws.map_or_else(String::new, |laws| laws.id().to_owned())), &laws))
                (controls(&sheet, settings))
                (check("full_supervision", crate::words::pocket::full_supervision(lang), settings.full_supervision))
                (choice(&named("initial_order"), &say::initial_order_label(lang), &sheet.typed("initial_order", settings.initial_order.code().to_owned()), &orders))
                (line("fee", say::fee(lang), settings.fee.as_ref().map(|fee| prizes::euros(fee.cents, lang)).unwrap_or_default(), Takes::Money))
                (line("currency", say::currency(lang), settings.currency().to_owned(), Takes::Currency))
                (line("first_board", say::first_board(lang), settings.first_board.to_string(), Takes::Number(Number::FirstBoard)))
                (line("default_minutes", say::default_minutes(lang), optional(settings.default_minutes), Takes::Number(Number::DefaultMinutes)))
                div data-for="single" { (line("forfeits_allowed", say::forfeits_allowed(lang), optional(settings.forfeits_allowed), Takes::Number(Number::Forfeits))) }
                (fixed(&sheet, &html! {
                    (line("points", say::points(lang), written(settings.points, lang), Takes::Words))
                    div data-for="teams" { (line("match_points", wizard::match_points(lang), written(settings.match_points, lang), Takes::Words)) }
                    (choice(&named("kept_apart"), &apart::label(lang), &sheet.typed("kept_apart", settings.kept_apart.map_or("", |kept| kept.by.word()).to_owned()), &bonds))
                    (line("apart_until", apart::until(lang), optional(settings.kept_apart.and_then(|kept| kept.until).map(|round| round.0)), Takes::Number(Number::Rounds)))
                }))
                div data-for="single" { (line("no_half_byes_from", say::no_half_byes_from(lang), optional(settings.no_half_byes_from.map(|round| round.0)), Takes::Number(Number::Rounds))) }
            }
            (tie_breaks(&sheet, settings, &chosen))
            (starts::fields(&sheet, settings, rounds))
            (prizes::fields(&sheet, &settings.prizes, &sheet.typed("currency", settings.currency().to_owned())))
            (prizes::rule_fields(&sheet, settings.prize_rules))
            (line("prizes_from", say::prizes_from(lang), optional(settings.prizes_from.map(|round| round.0)), Takes::Number(Number::Rounds)))
        }
    }
}

/// Fields that nobody changes after the first pairing. They are shown with the reason, and not sent.
fn fixed(sheet: &Sheet<'_>, fields: &Markup) -> Markup {
    html! {
        @if sheet.fixed {
            fieldset.fixed disabled { (fields) small { (say::fixed_now(sheet.ask.lang)) } }
        } @else { (fields) }
    }
}

/// The defaults of a form: three forfeits, as in the tournament rules (5.3).
pub(super) fn usual() -> Settings {
    Settings { forfeits_allowed: Some(3), ..Settings::default() }
}

const fn clock_lang(lang: Lang) -> turmuhr_clock::human::Lang {
    match lang {
        Lang::De => turmuhr_clock::human::Lang::German,
        Lang::En => turmuhr_clock::human::Lang::English,
    }
}

/// Common controls by class, and a custom one.
fn controls(sheet: &Sheet<'_>, settings: &Settings) -> Markup {
    let own = wizard::own_time_control(sheet.ask.lang);
    html! {
        (control_choice(sheet, settings, false))
        (sheet.line("time_control_own", &own, String::new(), Takes::Text(Text::TimeControl)))
    }
}

/// `may_fit`: the program may choose one that fits the days.
fn control_choice(sheet: &Sheet<'_>, settings: &Settings, may_fit: bool) -> Markup {
    let lang = sheet.ask.lang;
    let known = settings.time_control.as_ref().map_or_else(String::new, ToString::to_string);
    let typed = sheet.typed("time_control", if may_fit { FITS.to_owned() } else { known.clone() });
    // The answer was replaced by the pace that fits.
    let chosen = if typed == FITS && !may_fit { known } else { typed };
    let known = chosen == FITS || PRESETS.iter().any(|preset| preset.code == chosen);
    let class = |preset: &turmuhr_clock::presets::Preset| match class::FIDE_2023.classify(&preset.control()) {
        Classified::Is(class) | Classified::Proposed(class) => Some(class),
        Classified::Differ(_) | Classified::Unregulated => None,
    };
    html! {
        label.field {
            span { (say::time_control(lang)) }
            select name=(sheet.name("time_control")) {
                @if may_fit { option value=(FITS) selected[chosen == FITS] { (wizard::pace_that_fits(lang)) } }
                @if !known { option value=(chosen) selected { (chosen) } }
                @for group in [Some(Class::Standard), Some(Class::Rapid), Some(Class::Blitz), None] {
                    @let presets: Vec<_> = PRESETS.iter().filter(|preset| class(preset) == group).collect();
                    @if !presets.is_empty() {
                        optgroup label=(wizard::class(group, lang)) {
                            @for preset in presets {
                                option value=(preset.code) selected[preset.code == chosen] { (preset.label(clock_lang(lang))) }
                            }
                        }
                    }
                }
            }
            (sheet.troubles.beside(&sheet.name("time_control")))
        }
    }
}

fn tie_breaks(sheet: &Sheet<'_>, settings: &Settings, word: &str) -> Markup {
    let lang = sheet.ask.lang;
    let editions: Vec<(String, String)> = TieBreakEdition::ALL
        .iter()
        .map(|edition| (edition.id().to_owned(), edition.id().to_owned()))
        .collect();
    let list = sheet
        .typed("tie_breaks", settings.tie_breaks.iter().map(Code::as_str).collect::<Vec<_>>().join(", "));
    let shown = if list.is_empty() { recommended(word).to_owned() } else { list.clone() };
    let all: Vec<String> = Name::ALL.iter().map(|name| Code::of(*name).to_string()).collect();
    let meant = |list: &str| {
        html! {
            ul.codes { @for (code, what) in meanings(list, lang) { li { b { (code) } " " (what) } } }
        }
    };
    html! {
        fieldset {
            legend { (say::tie_breaks(lang)) }
            (choice(&sheet.name("tie_break_edition"), &say::tie_break_edition(lang), &sheet.typed("tie_break_edition", settings.tie_break_edition.id().to_owned()), &editions))
            label.field {
                span { (say::tie_breaks(lang)) }
                input id=(sheet.name("tie-breaks")) data-tie-breaks name=(sheet.name("tie_breaks")) type="text" value=(list) placeholder=(recommended(word))
                    aria-invalid=[sheet.troubles.of(&sheet.name("tie_breaks")).map(|_| "true")];
                (sheet.troubles.beside(&sheet.name("tie_breaks")))
                small { (say::tie_breaks_explained(lang)) }
            }
            (meant(&shown))
            details {
                summary { (say::recommended_lists(lang)) }
                dl.facts { @for word in formats() {
                    @if !recommended(word).is_empty() { dt { (say::format_choice(word, lang)) } dd { (recommended(word)) (meant(recommended(word))) } }
                } }
            }
            details { summary { (wizard::all_codes(lang)) } (meant(&all.join(","))) }
        }
    }
}

fn optional(number: Option<u32>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// Handles a button that helps instead of submitting: `propose-2`, `fill-1`.
pub(super) fn help(ask: &mut Ask, what: &str) -> Result<(), Troubles> {
    let (what, at) = what.split_once('-').unwrap_or((what, "1"));
    let at = at.parse().unwrap_or(1);
    match what {
        "fill" => starts::fill(ask, at),
        _ => {
            let sheet = Sheet { at, ..Sheet::new(ask) };
            let (name, lang) = (sheet.name("rounds"), ask.lang);
            let wrong = |name: &str, sentence| Troubles::one(&sheet.name(name), sentence);
            let format = format(&sheet).ok_or_else(|| wrong("format", say::no_format(lang)))?;
            let expected = expected(&mut sheet.door())
                .ok_or_else(|| wrong("expected", say::no_expected(lang, MOST_EXPECTED)))?;
            ask.form.set(&name, format.usual_rounds(expected).to_string());
            Ok(())
        }
    }
}

/// The typed number of players.
fn expected(door: &mut Door<'_>) -> Option<u32> {
    door.typed("expected").parse().ok().filter(|number| (2..=MOST_EXPECTED).contains(number))
}

/// The typed settings on top of the old ones, or the fields that cannot be read. `entered` is the number of players entered.
pub(super) fn read(
    sheet: Sheet<'_>,
    before: &Settings,
    entered: Option<u32>,
    details: &Details,
) -> Result<Settings, Troubles> {
    let lang = sheet.ask.lang;
    let mut door = sheet.door();
    let word = sheet.text("format");
    let name = door.text("section_name", Text::SectionName);
    let format = door.keep("format", format(&sheet).ok_or_else(|| say::no_format(lang))).unwrap_or_default();
    let rounds = door.needed_number("rounds", Number::Rounds);
    if !sheet.text("expected").is_empty() {
        match expected(&mut door) {
            // The number of players so far is shown before anybody types.
            Some(players) if Some(players) == entered => {}
            Some(players) => drop(door.allow("rounds", sense::rounds_of_table(&format, players, rounds))),
            None => door.wrong("expected", say::no_expected(lang, MOST_EXPECTED)),
        }
    }
    if format.is_of_teams() {
        door.number("boards", Number::Boards);
    }
    let laws = match sheet.text("laws") {
        "" => None,
        laws => door.keep("laws", laws.parse::<Edition>().map_err(|_| refusals::no_edition(lang, laws))),
    };
    let own = sheet.text("time_control_own");
    let (field, pace) =
        if own.is_empty() { ("time_control", sheet.text("time_control")) } else { ("time_control_own", own) };
    let time_control = match pace {
        "" => None,
        pace => door.keep(field, pace.parse::<Pace>().map_err(|_| wizard::no_time_control(lang, pace))),
    };
    let order = InitialOrder::ALL.into_iter().find(|order| order.code() == sheet.text("initial_order"));
    let currency = currency(&mut door);
    let fee = fee(&mut door, &currency, lang);
    let first_board = door.number("first_board", Number::FirstBoard).unwrap_or(1);
    let mut worth = |name: &str, usual: PointSystem| {
        let points = door.keep(name, points(sheet.text(name), usual).ok_or_else(|| say::no_points(lang)))?;
        let all = [Some(points.win), Some(points.draw), Some(points.loss), points.bye];
        let within = |points: Points| sense::number(Number::Points, points.in_tenths());
        door.allow(name, all.into_iter().flatten().try_for_each(within)).then_some(points)
    };
    let (points, match_points) =
        (worth("points", PointSystem::default()), worth("match_points", before.match_points));
    let forfeits_allowed = door.number("forfeits_allowed", Number::Forfeits).filter(|number| *number > 0);
    let default_minutes = door.number("default_minutes", Number::DefaultMinutes);
    let prizes_from = door.round("prizes_from", rounds);
    let until = door.round("apart_until", rounds);
    let kept_apart = if sheet.has("kept_apart") {
        let bond = Bond::ALL.into_iter().find(|bond| bond.word() == sheet.text("kept_apart"));
        bond.map(|by| KeptApart { by, until })
    } else {
        before.kept_apart
    };
    let no_half_byes_from = door.round("no_half_byes_from", rounds);
    let tie_break_edition = match sheet.text("tie_break_edition") {
        "" => Some(before.tie_break_edition),
        edition => {
            door.keep("tie_break_edition", edition.parse().map_err(|_| refusals::no_edition(lang, edition)))
        }
    };
    let typed = sheet.text("tie_breaks");
    let list = if typed.is_empty() { recommended(word) } else { typed };
    let tie_breaks = list
        .split([',', ';', ' '])
        .map(str::trim)
        .filter(|code| !code.is_empty())
        .map(|code| code.parse().map_err(|_| refusals::no_tie_break(lang, code, wizard::all_codes(lang))))
        .collect::<Result<Vec<Code>, String>>();
    let settings = Settings {
        name,
        format,
        rounds,
        points: points.unwrap_or_default(),
        match_points: match_points.unwrap_or(before.match_points),
        tie_breaks: door.keep("tie_breaks", tie_breaks).unwrap_or_default(),
        tie_break_edition: tie_break_edition.unwrap_or(before.tie_break_edition),
        laws,
        full_supervision: sheet.ticked("full_supervision", false),
        // Words from a file stay until there is a time control.
        time_in_words: if time_control.is_none() { before.time_in_words.clone() } else { String::new() },
        time_control,
        initial_order: order.unwrap_or_default(),
        first_board,
        starts: starts::read(&mut door, rounds, before, details),
        prizes: prizes::read(&sheet, &mut door),
        prize_rules: prizes::rules(&sheet),
        prizes_from,
        default_minutes,
        no_half_byes_from,
        forfeits_allowed,
        kept_apart,
        fee,
        currency: if currency == Settings::USUAL_CURRENCY { String::new() } else { currency },
    };
    // A page from before the first pairing asks for these; the judge answers it.
    let settings = if sheet.has(FIXED) {
        Settings {
            format: before.format.clone(),
            rounds: before.rounds,
            points: before.points,
            match_points: before.match_points,
            kept_apart: before.kept_apart,
            ..settings
        }
    } else {
        settings
    };
    door.done(settings)
}

/// The currency of fee and prizes, in capitals.
fn currency(door: &mut Door<'_>) -> String {
    let written = match door.typed("currency") {
        "" => Settings::USUAL_CURRENCY.to_owned(),
        text => text.to_uppercase(),
    };
    if door.allow("currency", sense::currency(&written)) { written } else { String::new() }
}

fn fee(door: &mut Door<'_>, currency: &str, lang: Lang) -> Option<Fee> {
    let typed = door.typed("fee");
    if typed.is_empty() {
        return None;
    }
    let cents = door.keep("fee", cents(typed).map_err(|_| say::no_amount(lang, typed)))?;
    let fits = door.allow("fee", sense::number(Number::FeeCents, cents));
    (fits && cents > 0).then(|| Fee { cents, currency: currency.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_recommended_tie_break_exists_and_means_something() {
        for word in formats() {
            let codes = recommended(word).split(", ").filter(|code| !code.is_empty());
            assert_eq!(codes.count(), meanings(recommended(word), Lang::De).len(), "{word}");
        }
    }
}

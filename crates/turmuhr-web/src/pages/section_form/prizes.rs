//! Prizes: one row each, or pasted lines.

use maud::{Markup, html};
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    limits::{Number, Text},
    person::Sex,
    sense,
    settings::{Eligible, LimitOf, Prize, PrizeRules, Sharing},
};

use super::Sheet;
use crate::{
    parts::{Door, Takes, cents, choice, input},
    words::{events, wizard as say},
};

/// Empty rows after the filled ones.
const FREE: usize = 3;
/// More than any event awards.
const MOST: usize = 200;

/// The typed fields of one prize.
#[derive(Clone, Debug, Default)]
struct Row {
    name: String,
    euros: String,
    place: String,
    sex: String,
    born_from: String,
    born_until: String,
    rating: String,
    rating_of: String,
    /// Also for players without a rating.
    unrated: bool,
    club: String,
    mark: String,
}

impl Row {
    fn of(prize: &Prize, lang: Lang) -> Row {
        let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        let sex = |sex: Sex| if sex == Sex::Female { "w" } else { "m" };
        Row {
            name: prize.name.clone(),
            euros: euros(prize.cents, lang),
            place: prize.place.to_string(),
            sex: prize.to.sex.map(sex).unwrap_or_default().to_owned(),
            born_from: number(prize.to.born_from),
            born_until: number(prize.to.born_until),
            rating: number(prize.to.rating_below),
            rating_of: prize.to.rating_of.word().to_owned(),
            unrated: prize.to.unrated,
            club: prize.to.club.clone().unwrap_or_default(),
            mark: prize.to.mark.clone().unwrap_or_default(),
        }
    }

    fn typed(sheet: &Sheet<'_>, at: usize) -> Row {
        let text = |what: &str| sheet.text(&format!("prize_{at}_{what}")).to_owned();
        Row {
            name: text("name"),
            euros: text("euros"),
            place: text("place"),
            sex: text("sex"),
            born_from: text("born_from"),
            born_until: text("born_until"),
            rating: text("rating"),
            rating_of: text("rating_of"),
            unrated: !text("unrated").is_empty(),
            club: text("club"),
            mark: text("mark"),
        }
    }

    fn is_empty(&self) -> bool {
        let Row {
            name,
            euros,
            place,
            sex,
            born_from,
            born_until,
            rating,
            rating_of: _,
            unrated: _,
            club,
            mark,
        } = self;
        [name, euros, place, sex, born_from, born_until, rating, club, mark]
            .iter()
            .all(|text| text.is_empty())
    }

    fn limit_of(&self) -> Option<LimitOf> {
        LimitOf::ALL.into_iter().find(|of| of.word() == self.rating_of)
    }

    /// The prize of the row; wrong fields are noted at the door.
    fn prize(&self, at: usize, before: &[Prize], door: &mut Door<'_>, lang: Lang) -> Prize {
        let name = |what: &str| format!("prize_{at}_{what}");
        let word = |text: &String| (!text.is_empty()).then(|| text.clone());
        if self.name.is_empty() {
            door.wrong(&name("name"), say::prize_nameless(lang, at));
        }
        door.text(&name("name"), Text::PrizeName);
        let amount = cents(&self.euros).map_err(|_| events::no_amount(lang, &self.euros));
        let cents = door.keep(&name("euros"), amount).unwrap_or_default();
        let place = door.number(&name("place"), Number::PrizePlace);
        let rating_below = door.number(&name("rating"), Number::Rating);
        let to = Eligible {
            sex: match self.sex.as_str() {
                "w" => Some(Sex::Female),
                "m" => Some(Sex::Male),
                _ => None,
            },
            born_from: door.number(&name("born_from"), Number::Year),
            born_until: door.number(&name("born_until"), Number::Year),
            rating_below,
            rating_of: self.limit_of().filter(|_| rating_below.is_some()).unwrap_or_default(),
            // Without a limit nobody needs a rating.
            unrated: self.unrated && rating_below.is_some(),
            club: word(&self.club),
            mark: word(&self.mark),
        };
        let place = place.unwrap_or_else(|| usual_place(&to, before));
        let prize = Prize { name: self.name.clone(), cents, to, place };
        door.allow(&name("born_until"), sense::prize(&prize));
        prize
    }
}

/// The default place: the one after the earlier prizes of the same kind.
fn usual_place(to: &Eligible, before: &[Prize]) -> u32 {
    let same = before.iter().filter(|prize| prize.to == *to);
    same.map(|prize| prize.place).max().unwrap_or(0).saturating_add(1)
}

pub(super) fn fields(sheet: &Sheet<'_>, prizes: &[Prize], currency: &str) -> Markup {
    let lang = sheet.ask.lang;
    let typed = sheet.has("prize_1_name");
    let mut rows: Vec<Row> = if typed {
        (1..=MOST)
            .take_while(|at| sheet.has(&format!("prize_{at}_name")))
            .map(|at| Row::typed(sheet, at))
            .collect()
    } else {
        prizes.iter().map(|prize| Row::of(prize, sheet.ask.lang)).collect()
    };
    while rows.last().is_some_and(Row::is_empty) {
        rows.pop();
    }
    rows.extend(vec![Row::default(); FREE]);
    let heads = [
        say::prize_name(lang),
        say::prize_amount(lang, currency),
        say::prize_place(lang),
        say::prize_sex(lang),
        say::prize_born_from(lang),
        say::prize_born_until(lang),
        say::prize_rating(lang),
        say::prize_rating_of(lang),
        say::prize_unrated(lang),
        say::prize_club(lang),
        say::prize_mark(lang),
    ];
    let sexes = [("", say::prize_all(lang)), ("w", say::prize_women(lang)), ("m", say::prize_men(lang))];
    let numbers = LimitOf::ALL.map(|of| (of.word(), say::limit_of(of, lang)));
    let cell = |at: usize, what: &str, head: &str, value: &str| {
        let label = format!("{}, {head}", say::prize_row(lang, at));
        let name = sheet.name(&format!("prize_{at}_{what}"));
        html! { td { (input(sheet.troubles, &name, Some(&label), value, Takes::Words)) (sheet.troubles.beside(&name)) } }
    };
    html! {
        fieldset.whole {
            legend { (events::prizes(lang)) }
            div.scroll {
                table.prize-rows data-rows {
                    thead { tr { @for head in &heads { th { (head) } } } }
                    tbody {
                        @for (row, at) in rows.iter().zip(1..) {
                            tr {
                                (cell(at, "name", &heads[0], &row.name))
                                (cell(at, "euros", &heads[1], &row.euros))
                                (cell(at, "place", &heads[2], &row.place))
                                td { select name=(sheet.name(&format!("prize_{at}_sex"))) aria-label={ (say::prize_row(lang, at)) ", " (heads[3]) } {
                                    @for (value, label) in &sexes { option value=(value) selected[*value == row.sex] { (label) } }
                                } }
                                (cell(at, "born_from", &heads[4], &row.born_from))
                                (cell(at, "born_until", &heads[5], &row.born_until))
                                (cell(at, "rating", &heads[6], &row.rating))
                                td { select name=(sheet.name(&format!("prize_{at}_rating_of"))) aria-label={ (say::prize_row(lang, at)) ", " (heads[7]) } {
                                    @for (value, label) in &numbers { option value=(value) selected[*value == row.rating_of] { (label) } }
                                } }
                                td { input type="checkbox" name=(sheet.name(&format!("prize_{at}_unrated"))) value="yes" checked[row.unrated] aria-label={ (say::prize_row(lang, at)) ", " (heads[8]) }; }
                                (cell(at, "club", &heads[9], &row.club))
                                (cell(at, "mark", &heads[10], &row.mark))
                            }
                        }
                    }
                }
            }
            p { button.quiet type="button" data-more-rows hidden { (say::more_prizes(lang)) } }
            details {
                summary { (say::prizes_as_lines(lang)) }
                label.field {
                    span { (events::prizes_explained(lang)) }
                    textarea name=(sheet.name("prizes")) rows="4" { "\n" (sheet.text("prizes")) }
                    (sheet.troubles.beside(&sheet.name("prizes")))
                }
            }
        }
    }
}

/// The rows, then the pasted lines.
pub(super) fn read(sheet: &Sheet<'_>, door: &mut Door<'_>) -> Vec<Prize> {
    let lang = sheet.ask.lang;
    let rows = (1..=MOST)
        .take_while(|at| sheet.has(&format!("prize_{at}_name")))
        .map(|at| (at, Row::typed(sheet, at)))
        .filter(|(_, row)| !row.is_empty());
    let mut all: Vec<Prize> = Vec::new();
    for (at, row) in rows {
        let prize = row.prize(at, &all, door, lang);
        all.push(prize);
    }
    let pasted = lines(sheet.text("prizes"), &all).map_err(|unread| match unread {
        Unread::Line(line) => events::no_prize(lang, line),
        Unread::Amount { line, text } => events::no_prize_amount(lang, line, text),
        Unread::NoAmount(line) => events::prize_without_amount(lang, line),
    });
    for prize in door.keep("prizes", pasted).unwrap_or_default() {
        door.allow("prizes", sense::prize(&prize));
        all.push(prize);
    }
    all
}

/// Why a line is no prize.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Unread<'t> {
    Line(&'t str),
    Amount {
        line: &'t str,
        text: &'t str,
    },
    /// A name alone: is it a prize without money, or is the amount missing?
    NoAmount(&'t str),
}

/// «Platz 1» and «U 16» have a number that is no amount.
const COUNTED: [&str; 8] = ["platz", "preis", "rang", "place", "prize", "rank", "u", "ü"];

/// The fields of a line, between semicolons or tabs; else between commas, else a name and an amount behind it.
fn parts(line: &str) -> Option<Vec<&str>> {
    let is_amount = |text: &str| text.contains(|letter: char| letter.is_ascii_digit()) && cents(text).is_ok();
    for separator in [";", "\t", ", "] {
        let parts: Vec<&str> = line.split(separator).map(str::trim).collect();
        // Behind a comma the amount must be one: «Bester Spieler, Jugend 50».
        if parts.len() > 1 && (separator != ", " || is_amount(parts[1])) {
            return Some(parts);
        }
    }
    let behind = line.match_indices(' ').map(|(at, _)| line.split_at(at));
    let named = behind.map(|(name, amount)| (name.trim_end_matches([',', ':', ' ']), amount.trim()));
    if let Some((name, amount)) = named.into_iter().find(|(_, amount)| is_amount(amount)) {
        let last = name.rsplit(' ').next().unwrap_or_default();
        // «1. Preis 300», «Preis: 300» and «Preis 300 €» leave no doubt.
        let plain = amount.bytes().all(|byte| byte.is_ascii_digit()) && !line.contains(':');
        let ordinal = name.contains(|letter: char| letter.is_ascii_digit());
        let counted = plain && !ordinal && COUNTED.contains(&last.to_lowercase().as_str());
        return (!counted && last.parse::<f64>().is_err()).then(|| vec![name, amount]);
    }
    let commas: Vec<&str> = line.split(',').map(str::trim).collect();
    (commas.len() > 1 && is_amount(commas[1])).then_some(commas)
}

/// `1. Preis; 300; 1; w born>=2010 rating<1800`: the name, the value, the place, the eligible players.
fn lines<'t>(text: &'t str, before: &[Prize]) -> Result<Vec<Prize>, Unread<'t>> {
    let mut all = before.to_vec();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut parts = parts(line).ok_or(Unread::NoAmount(line))?.into_iter();
        let name = parts.next().unwrap_or_default().to_owned();
        let amount = parts.next().unwrap_or_default();
        let cents = cents(amount).map_err(|_| Unread::Amount { line, text: amount })?;
        let place = parts.next().unwrap_or_default();
        let mut to = Eligible::everyone();
        for word in parts.flat_map(str::split_whitespace) {
            if !admit(&mut to, word) {
                return Err(Unread::Line(line));
            }
        }
        // Without a limit the word says nothing: the limit is missing.
        if to.unrated && to.rating_below.is_none() {
            return Err(Unread::Line(line));
        }
        let place = match place {
            "" => usual_place(&to, &all),
            number => number.parse().map_err(|_| Unread::Line(line))?,
        };
        all.push(Prize { name, cents, to, place });
    }
    Ok(all.split_off(before.len()))
}

/// For a field: whole amounts without cents.
pub(super) fn euros(cents: u64, lang: Lang) -> String {
    match (cents / 100, cents % 100) {
        (0, 0) => String::new(),
        (whole, 0) => whole.to_string(),
        (_, _) => values::amount(cents, lang),
    }
}

fn admit(to: &mut Eligible, word: &str) -> bool {
    match word {
        "w" | "f" => to.sex = Some(Sex::Female),
        "m" => to.sex = Some(Sex::Male),
        "unrated" | "ohne-zahl" => to.unrated = true,
        _ => {
            // Either language, whatever the page speaks: lists are copied from last year's announcement.
            let text = |words: [&str; 2]| words.iter().find_map(|prefix| word.strip_prefix(*prefix));
            let number = |words: [&str; 2]| text(words).and_then(|rest| rest.parse().ok());
            if let Some(year) = number(["born>=", "geboren>="]) {
                to.born_from = Some(year);
            } else if let Some(year) = number(["born<=", "geboren<="]) {
                to.born_until = Some(year);
            } else if let Some(below) = number(["rating<", "wertung<"]) {
                (to.rating_below, to.rating_of) = (Some(below), LimitOf::Seeding);
            } else if let Some(below) = number(["dwz<", "national<"]) {
                (to.rating_below, to.rating_of) = (Some(below), LimitOf::National);
            } else if let Some(below) = number(["elo<", "fide<"]) {
                (to.rating_below, to.rating_of) = (Some(below), LimitOf::Fide);
            } else if let Some(mark) = text(["mark=", "gruppe="]) {
                to.mark = Some(mark.to_owned());
            } else if let Some(club) = text(["club=", "verein="]) {
                to.club = Some(club.replace('_', " "));
            } else {
                return false;
            }
        }
    }
    true
}

/// How the money is given.
pub(super) fn rule_fields(sheet: &Sheet<'_>, rules: PrizeRules) -> Markup {
    let lang = sheet.ask.lang;
    let ways: Vec<(String, String)> =
        Sharing::ALL.map(|sharing| (sharing.word().to_owned(), say::sharing(sharing, lang))).to_vec();
    let (name, chosen) = (sheet.name("sharing"), sheet.typed("sharing", rules.sharing.word().to_owned()));
    html! {
        (choice(&name, &say::sharing_label(lang), &chosen, &ways))
        label.check {
            input type="checkbox" name=(sheet.name("several_prizes")) checked[sheet.ticked("several_prizes", rules.several)];
            " " (say::several_prizes(lang))
        }
    }
}

pub(super) fn rules(sheet: &Sheet<'_>) -> PrizeRules {
    let word = sheet.text("sharing");
    let sharing = Sharing::ALL.into_iter().find(|sharing| sharing.word() == word).unwrap_or_default();
    PrizeRules { several: sheet.ticked("several_prizes", false), sharing }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_holds_a_prize() {
        let text =
            "1. Preis; 300; 1\nBeste Dame; 100; 1; w\nU16; 50.50; 1; born>=2010 rating<1800 club=SK_Lehrte\n";
        let read = lines(text, &[]).expect("can be read");
        assert_eq!((read[2].cents, read[2].to.rating_below), (5050, Some(1800)));
        for (word, of) in [("wertung", LimitOf::Seeding), ("dwz", LimitOf::National), ("elo", LimitOf::Fide)]
        {
            let line = format!("U; 5; 1; {word}<1600");
            let read = lines(&line, &[]).map(|all| all[0].to.clone());
            assert_eq!(
                read,
                Ok(Eligible { rating_below: Some(1600), rating_of: of, ..Eligible::everyone() })
            );
        }
        let german = "U16; 50,50; 1; geboren>=2010 wertung<1800 verein=SK_Lehrte";
        assert_eq!(lines(german, &[]).expect("can be read")[0], read[2]);
        assert_eq!(lines("Preis; 300; x", &[]), Err(Unread::Line("Preis; 300; x")));
        let unclear = "Preis; 1.00.0";
        assert_eq!(lines(unclear, &[]), Err(Unread::Amount { line: unclear, text: "1.00.0" }));
        assert_eq!(lines("Zweiter; 1.234,50 €", &[]).map(|all| all[0].cents), Ok(123_450));
    }

    /// No line becomes a prize of nothing unless it says so.
    #[test]
    fn lines_without_semicolons_are_read_or_asked_about() {
        for (line, expected) in [
            ("Erster, 100, 1", Some(("Erster", 10_000, 1))),
            ("Erster,100,1", Some(("Erster", 10_000, 1))),
            ("Zweiter 50", Some(("Zweiter", 5_000, 1))),
            ("Zweiter 50,50 €", Some(("Zweiter", 5_050, 1))),
            ("1. Preis: 300 €", Some(("1. Preis", 30_000, 1))),
            ("1. Preis 300", Some(("1. Preis", 30_000, 1))),
            ("Bester Spieler, Jugend 50", Some(("Bester Spieler, Jugend", 5_000, 1))),
            ("U16 40", Some(("U16", 4_000, 1))),
            ("Dritter\t30\t3", Some(("Dritter", 3_000, 3))),
            ("Pokal; 0; 2", Some(("Pokal", 0, 2))),
            ("Pokal", None),
            ("Platz 1", None),
            ("Preis 300 1", None),
        ] {
            let read = lines(line, &[]);
            match expected {
                Some((name, cents, place)) => {
                    let one = &read.as_ref().expect(line)[0];
                    assert_eq!((one.name.as_str(), one.cents, one.place), (name, cents, place), "{line}");
                }
                None => assert_eq!(read, Err(Unread::NoAmount(line))),
            }
        }
    }

    #[test]
    fn a_line_admits_unrated_players_below_a_limit_only() {
        for (line, expected) in [
            ("U1500; 50; 1; rating<1500", Some(false)),
            ("U1500; 50; 1; rating<1500 unrated", Some(true)),
            ("U1500; 50; 1; ohne-zahl wertung<1500", Some(true)),
            ("U1500; 50; 1; unrated", None),
        ] {
            let read = lines(line, &[]).ok().map(|read| read[0].to.unrated);
            assert_eq!(read, expected, "{line}");
        }
    }

    #[test]
    fn a_prize_without_a_place_follows_those_of_its_kind() {
        let text = "1.; 300\nDame; 50; ; w\n2.; 200\nZweite Dame; 30; ; w\n";
        let places: Vec<u32> =
            lines(text, &[]).expect("can be read").iter().map(|prize| prize.place).collect();
        assert_eq!(places, [1, 1, 2, 2]);
    }
}

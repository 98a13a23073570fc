//! Telling an event at the board: choose what happened, fill in its fields, get a line of a scenario.
//!
//! The part knows no address of its own: each page that uses it says where its forms and links lead.

use maud::{Markup, html};
use turmuhr_core::{Color, Position, Rank, Role};
use turmuhr_laws::{
    game::{Choice, Evidence},
    words::Word,
};
use turmuhr_scenario::{
    line::Told,
    verbs::{Slot, Takes, Verb},
};
use turmuhr_texts::{Lang, event::event as say_event};

use super::field;
use crate::{http::Fields, words::telling as say};

/// The story so far, and the addresses of the page that shows it.
pub(crate) struct Telling<'a> {
    /// `None` if the story cannot be read.
    pub(crate) told: Option<&'a Told>,
    /// Values of fields that are known already.
    pub(crate) given: &'a Fields,
    /// The address that receives the form, by GET.
    pub(crate) action: &'a str,
    /// Hidden fields of the form.
    pub(crate) hidden: Markup,
    /// The address that shows the form of a verb, with its anchor.
    pub(crate) choose: &'a dyn Fn(&str) -> String,
    /// The address that shows the choice of verbs again.
    pub(crate) back: String,
    pub(crate) lang: Lang,
}

/// Whether an arbiter's choice needs a time, a side or a score, and so its form first.
pub(crate) const fn needs_more(choice: Choice) -> bool {
    match choice {
        Choice::AddTime | Choice::TakeTime | Choice::SetClock | Choice::Points => true,
        Choice::Warning
        | Choice::LoseGame
        | Choice::Fine
        | Choice::ExcludeRound
        | Choice::Expel
        | Choice::Agree
        | Choice::Postpone
        | Choice::Reject
        | Choice::Stand
        | Choice::Continue
        | Choice::NewGame
        | Choice::LetPlay => false,
    }
}

/// A field that an event may have beside the slots of its verb.
#[derive(Copy, Clone)]
enum Extra {
    Flag,
    Text,
    Word(fn() -> Vec<&'static str>),
}

fn extras(verb: &Verb) -> &'static [(&'static str, Extra)] {
    match verb.word {
        "offer" => &[("condition", Extra::Text)],
        "assistant" => &[("disabled", Extra::Flag)],
        "claim" => &[("evidence", Extra::Word(Evidence::known)), ("by_assistant", Extra::Flag)],
        "decide" => &[("analogy", Extra::Flag)],
        "observe" => &[("ply", Extra::Text)],
        _ => &[],
    }
}

impl Telling<'_> {
    /// Every event by subject, a link each.
    pub(crate) fn choices(&self) -> Markup {
        html! {
            div.happened #happened {
                @for (at, (heading, verbs)) in say::groups(self.lang).into_iter().enumerate() {
                    details open[at == 0] {
                        summary { (heading) }
                        ul.chips {
                            @for (word, label) in verbs {
                                li { a.chip href=((self.choose)(word)) data-do=(word) { (label) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The form of one event.
    pub(crate) fn fields(&self, verb: &'static Verb) -> Markup {
        let lang = self.lang;
        let usual = match self.given.text("by") {
            "" => verb.usually().unwrap_or_else(|| self.told.map_or("white", Told::next)),
            given => given,
        };
        let actors = actors(verb).iter().map(|word| (*word, actor(word, lang)));
        html! {
            form.telling method="get" action=(self.action) #telling {
                (self.hidden)
                input type="hidden" name="do" value=(verb.word);
                h2 { (say::label(verb.word, lang)) }
                fieldset.row {
                    legend { (say::who(lang)) }
                    @for (word, label) in actors {
                        label.check { input type="radio" name="by" value=(word) checked[word == usual]; " " (label) }
                    }
                }
                @for slot in verb.slots { (self.slot(verb, slot, usual)) }
                @for (name, extra) in extras(verb) { (extra_field(name, *extra, lang)) }
                (field("at", &say::at_time(lang), "", "text"))
                p { button.next { (say::add(lang)) } " " a href={ (self.back) "#happened" } { (say::other_event(lang)) } }
            }
        }
    }

    fn slot(&self, verb: &Verb, slot: &'static Slot, who: &str) -> Markup {
        let lang = self.lang;
        let label = say::field(slot.field, lang);
        html! {
            @match slot.takes() {
                Takes::Word(_) => label.field {
                    span { (label) }
                    select name=(slot.field) {
                        @if slot.optional { option value="" { "–" } }
                        @for word in slot.known() { option value=(word) selected[self.given.text(slot.field) == word] { (self.in_words(verb, slot, word, who)) } }
                    }
                },
                Takes::Color => (colours(slot.field, &label, "radio", lang)),
                Takes::Colors => (colours(slot.field, &label, "checkbox", lang)),
                Takes::Square => (tapped(slot, &label, Some("square"))),
                Takes::Squares => (tapped(slot, &label, Some("squares"))),
                Takes::Move => { (tapped(slot, &label, Some("move"))) (self.promotion(verb, slot)) },
                Takes::Text | Takes::Time => (tapped(slot, &label, None)),
            }
        }
    }

    /// A choice of piece while a pawn can reach the last rank. It works without scripts.
    fn promotion(&self, verb: &Verb, slot: &Slot) -> Markup {
        let pawns = if verb.word == "promote" { Vec::new() } else { self.pawns_before_the_last_rank() };
        let lang = self.lang;
        html! {
            @if !pawns.is_empty() {
                input type="hidden" name=(format!("{}-pawns", slot.field)) value=(pawns.join(" "));
                label.field {
                    span { (say::promotes_to(lang)) }
                    select name=(format!("{}-piece", slot.field)) {
                        @for (letter, name) in say::promoted(lang) { option value=(letter) { (name) } }
                    }
                }
            }
        }
    }

    fn pawns_before_the_last_rank(&self) -> Vec<String> {
        let position = || {
            let mut told = self.told?.clone();
            told.add("a wait").ok()?;
            told.scenario().ok()?.play().ok()?.game.position().cloned()
        };
        let Some(position) = position() else { return Vec::new() };
        let board = position.board();
        let near = |(color, rank): (Color, Rank)| {
            board.by_piece(Role::Pawn.of(color)).into_iter().filter(move |square| square.rank() == rank)
        };
        let both = [(Color::White, Rank::Seventh), (Color::Black, Rank::Second)];
        both.into_iter().flat_map(near).map(|square| square.to_string()).collect()
    }

    /// A word of the format as the sentence it makes in this story.
    fn in_words(&self, verb: &Verb, slot: &Slot, word: &str, who: &str) -> String {
        if let Some(known) = say::word(slot.field, word, self.lang) {
            return known.to_owned();
        }
        let sentence = || {
            let mut told = self.told?.clone();
            let others = verb.slots.iter().filter(|other| !other.optional && other.field != slot.field);
            let rest: String = others.map(|other| format!(" {}={}", other.field, other.sample())).collect();
            told.add(&format!("{who} {} {}={word}{rest}", verb.word, slot.field)).ok()?;
            let played = told.scenario().ok()?.play().ok()?;
            let last = played.events.last()?;
            Some(say_event(&last.event, last.before.as_ref(), self.lang))
        };
        // The form may choose another player afterwards: the label leaves the name out.
        let name = actor(who, self.lang);
        let label =
            sentence().map(|told| match told.strip_prefix(&name).and_then(|rest| rest.strip_prefix(' ')) {
                Some(rest) => rest.to_owned(),
                None => told,
            });
        label.unwrap_or_else(|| word.to_owned())
    }
}

/// The people who can do it: the arbiter's acts are the arbiter's alone.
fn actors(verb: &Verb) -> &'static [&'static str] {
    match verb.word {
        "start" | "restart" | "observe" | "decide" | "envelope" | "resume" | "wait" => &["arbiter"],
        "stop-clock" | "sign" | "adjourn" => &["white", "black", "arbiter"],
        "interfere" => &["spectator"],
        _ => &["white", "black"],
    }
}

fn actor(word: &str, lang: Lang) -> String {
    match word {
        "white" => say::white(lang),
        "black" => say::black(lang),
        "arbiter" => say::arbiter(lang),
        _ => say::spectator(lang),
    }
}

fn colours(name: &str, label: &str, kind: &str, lang: Lang) -> Markup {
    html! {
        fieldset.row {
            legend { (label) }
            @for (word, label) in [("white", say::white(lang)), ("black", say::black(lang))] {
                label.check { input type=(kind) name=(name) value=(word); " " (label) }
            }
        }
    }
}

/// A text field that the board fills where it takes squares or a move.
fn tapped(slot: &Slot, label: &str, takes: Option<&str>) -> Markup {
    html! {
        label.field {
            span { (label) }
            input name=(slot.field) required[!slot.optional] autocomplete="off" autocapitalize="none"
                data-takes=[takes] data-label=(label);
        }
    }
}

fn extra_field(name: &str, extra: Extra, lang: Lang) -> Markup {
    let label = say::field(name, lang);
    match extra {
        Extra::Flag => html! { label.check { input type="checkbox" name=(name) value="yes"; " " (label) } },
        Extra::Text => field(name, &label, "", "text"),
        Extra::Word(known) => html! {
            label.field {
                span { (label) }
                select name=(name) {
                    option value="" { "–" }
                    @for word in known() { option value=(word) { (say::word(name, word, lang).unwrap_or(word)) } }
                }
            }
        },
    }
}

/// The piece chosen for a pawn that goes from square to square onto the last rank.
fn promoted_to<'f>(value: &str, slot: &Slot, fields: &'f Fields) -> &'f str {
    let pawns = fields.text(&format!("{}-pawns", slot.field));
    let last_rank = value.len() == 4 && value.ends_with(['1', '8']);
    let by_pawn = value.get(..2).is_some_and(|from| pawns.split(' ').any(|pawn| pawn == from));
    match fields.text(&format!("{}-piece", slot.field)) {
        piece @ ("q" | "r" | "b" | "n") if last_rank && by_pawn => piece,
        _ => "",
    }
}

/// The submitted form as an event of a line: `black claim what=threefold @0:10:00`.
pub(crate) fn told_event(verb: &Verb, fields: &Fields) -> String {
    // Commas, semicolons and blanks would begin another event or another field.
    let plain = |text: &str| {
        text.split([',', ';', ' ']).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    };
    let mut text = format!("{} {}", plain(fields.text("by")), verb.word);
    for slot in verb.slots {
        let mut value = plain(&fields.all(slot.field).collect::<Vec<_>>().join(" "));
        if matches!(slot.takes(), Takes::Move) {
            value.push_str(promoted_to(&value, slot, fields));
        }
        if value.is_empty() {
            continue;
        }
        if slot.takes_all() {
            text.push_str(&format!(" {value}"));
        } else {
            text.push_str(&format!(" {}={}", slot.field, value.replace(' ', "_")));
        }
    }
    for (name, _) in extras(verb) {
        let value = plain(fields.text(name));
        if !value.is_empty() {
            text.push_str(&format!(" {name}={}", value.replace(' ', "_")));
        }
    }
    let at = plain(fields.text("at"));
    if !at.is_empty() {
        text.push_str(&format!(" @{at}"));
    }
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use turmuhr_scenario::verbs::VERBS;

    use super::*;

    #[test]
    fn every_event_of_the_format_can_be_chosen() {
        for lang in Lang::ALL {
            let mut chips: Vec<&str> =
                say::groups(lang).into_iter().flat_map(|(_, verbs)| verbs).map(|(word, _)| word).collect();
            let mut verbs: Vec<&str> = VERBS.iter().map(|verb| verb.word).collect();
            chips.sort_unstable();
            verbs.sort_unstable();
            assert_eq!(chips, verbs);
        }
    }

    #[test]
    fn every_field_and_word_has_a_label_in_both_languages() {
        let told = Told::new("fide-2023").expect("a game");
        for lang in Lang::ALL {
            let telling = Telling {
                told: Some(&told),
                given: &Fields::default(),
                action: "/add",
                hidden: html! {},
                choose: &|word| format!("/?do={word}"),
                back: "/".to_owned(),
                lang,
            };
            for verb in VERBS {
                assert_ne!(say::label(verb.word, lang), verb.word);
                for slot in verb.slots {
                    assert_ne!(say::field(slot.field, lang), slot.field, "{}", verb.word);
                    let Takes::Word(known) = slot.takes() else { continue };
                    for word in known() {
                        let shown = telling.in_words(verb, slot, word, "white");
                        assert_ne!(shown, word, "{} {}", verb.word, slot.field);
                    }
                }
                for (name, _) in extras(verb) {
                    assert_ne!(say::field(name, lang), *name);
                }
            }
        }
    }

    #[test]
    fn what_the_form_says_is_one_event() {
        let read = |query: &str| Fields::read(query.as_bytes());
        let verb = |word| turmuhr_scenario::verbs::verb(word).expect("a verb");
        let event = told_event(verb("displace"), &read("by=white&squares=e2,e4 d3&at=0:10:00"));
        assert_eq!(event, "white displace e2 e4 d3 @0:10:00");
        let event =
            told_event(verb("assistant"), &read("by=black&helps=clock&name=Hans Maier; press&disabled=yes"));
        let promoted = "by=white&move=e7e8&move-pawns=e7&move-piece=q";
        assert_eq!(told_event(verb("move"), &read(promoted)), "white move move=e7e8q");
        let rook = "by=white&move=a7a8&move-pawns=e7&move-piece=q";
        assert_eq!(told_event(verb("move"), &read(rook)), "white move move=a7a8");
        assert_eq!(event, "black assistant helps=clock name=Hans_Maier_press disabled=yes");
    }
}

//! The federation's rules in words.

pub mod answer;
pub mod calendar;
pub mod form;
pub mod letter;
pub mod lineup;
pub mod no_answer;
pub mod paper;
pub mod season;
pub mod unjudged;
pub mod unread;

use turmuhr_federation::{Cite, case::Fault, ordinance::Bilingual};

use crate::Lang;

texts! {
    no_json(line, column, why) {
        de: "Zeile {line}, Spalte {column}: Das ist kein Fall ({why}). Ein Fall ist ein JSON-Objekt mit kind, regulation, input und expect.",
        en: "Line {line}, column {column}: this is not a case ({why}). A case is a JSON object with kind, regulation, input and expect.",
    }
    no_kind(kind, known) {
        de: "Die Art „{kind}“ gibt es nicht; bekannt sind {known}.",
        en: "There is no kind “{kind}”; the kinds are {known}.",
    }
    no_ordinance(id, known) {
        de: "Die Ordnung „{id}“ ist nicht bekannt; bekannt sind {known}.",
        en: "The ordinance “{id}” is not known; the ordinances are {known}.",
    }
    no_input(why) {
        de: "input hat nicht die Form, die diese Art von Fall verlangt ({why}). Berichtigen Sie das Feld.",
        en: "input does not have the form this kind of case requires ({why}). Correct the field.",
    }
    not_expected(expected) {
        de: "Erwartet: {expected}",
        en: "Expected: {expected}",
    }
    not_a_lineup(kind) {
        de: "Das ist ein Fall der Art „{kind}“, keine Aufstellung; turmuhr federation check rechnet ihn aus.",
        en: "This is a case of kind “{kind}”, not a line-up; turmuhr federation check works it out.",
    }
}

/// The words of a language.
pub fn in_language(both: &Bilingual, lang: Lang) -> &str {
    match lang {
        Lang::De => &both.de,
        Lang::En => &both.en,
    }
}

/// Why a file is no case.
pub fn fault(fault: &Fault, lang: Lang) -> String {
    use turmuhr_federation::{Ordinance, case::CaseKind};
    match fault {
        Fault::NoJson { line, column, why } => no_json(lang, line, column, why),
        Fault::NoKind(kind) => no_kind(lang, kind, CaseKind::ALL.map(CaseKind::word).join(", ")),
        Fault::NoOrdinance(id) => no_ordinance(lang, id, Ordinance::SHIPPED.map(|(id, _)| id).join(", ")),
        Fault::Input(why) => no_input(lang, unread::unfit(why, lang)),
        Fault::NoAnswer(why) => no_answer::sentence(why, lang),
    }
}

/// The articles, without repeating one.
pub fn articles(cites: &[Cite]) -> String {
    let mut told: Vec<&str> = Vec::new();
    for cite in cites {
        if !told.contains(&cite.article.as_str()) {
            told.push(&cite.article);
        }
    }
    format!("[{}]", told.join(", "))
}

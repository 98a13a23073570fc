//! Fees of remedies and what a decision imposes, in words.

use jiff::civil::Date;
use turmuhr_federation::law::sanction::Sanction;
use turmuhr_season::{RemedyId, State, fact::Imposition, fees::Fee};

use super::{cited, names};
use crate::{Lang, print::date};

texts! {
    held() { de: "bezahlt; über das Rechtsmittel ist noch nicht entschieden", en: "paid; the remedy is not decided yet" }
    back_until(back, day) {
        de: "{back} werden erstattet, sobald die Entscheidung rechtskräftig ist: nach dem {day}, wenn sie bis dahin niemand anficht",
        en: "{back} is paid back once the decision is final: after {day}, if nobody contests it by then",
    }
    back_contested(back) {
        de: "{back} wären zu erstatten; die Entscheidung ist noch nicht rechtskräftig",
        en: "{back} would be paid back; the decision is not final yet",
    }
    lost_until(day) {
        de: "verfällt, sobald die Entscheidung rechtskräftig ist: nach dem {day}, wenn sie bis dahin niemand anficht",
        en: "forfeited once the decision is final: after {day}, if nobody contests it by then",
    }
    lost_contested() {
        de: "verfiele; die Entscheidung ist noch nicht rechtskräftig",
        en: "would be forfeited; the decision is not final yet",
    }
    due_back(back) { de: "{back} sind zu erstatten", en: "{back} is to be paid back" }
    forfeited() { de: "verfallen", en: "forfeited" }
    line(number, fee, what) { de: "Gebühr von Rechtsmittel {number}: {fee}, {what}", en: "fee of remedy {number}: {fee}, {what}" }
    fine(who, amount) { de: "Geldbuße {amount} ({who})", en: "fine of {amount} ({who})" }
    warning(who) { de: "Verwarnung ({who})", en: "warning ({who})" }
    reprimand(who) { de: "Verweis ({who})", en: "reprimand ({who})" }
    games_lost(who) { de: "Partie verloren ({who})", en: "game lost ({who})" }
    deduction(who, points) {
        de: "Abzug von {points} Punkten ({who})",
        en: "deduction of {points} points ({who})",
        one(points): de: "Abzug von {points} Punkt ({who})", en: "deduction of {points} point ({who})",
    }
    ban(who, from, until) { de: "Sperre vom {from} bis {until} ({who})", en: "ban from {from} to {until} ({who})" }
    demotion(who) { de: "Herabstufung ({who})", en: "demotion ({who})" }
    suspended_fine(amount, number, remedy) {
        de: "  {amount}, Entscheidung {number}, ausgesetzt zu Rechtsmittel {remedy}",
        en: "  {amount}, decision {number}, suspended for remedy {remedy}",
    }
}

/// A sanction with the one it strikes.
pub fn imposed(one: &Imposition, state: &State, lang: Lang) -> String {
    let who = names::banned(state, one.on, lang);
    match one.sanction {
        Sanction::Fine(amount) => fine(lang, who, names::amount(state, amount, lang)),
        Sanction::Warning => warning(lang, who),
        Sanction::Reprimand => reprimand(lang, who),
        Sanction::GamesLost => games_lost(lang, who),
        Sanction::PointDeduction(points) => deduction(lang, who, points),
        Sanction::Ban { from, to } => ban(lang, who, date(from, lang), date(to, lang)),
        Sanction::Demotion => demotion(lang, who),
    }
}

/// The fee of a remedy and what becomes of it (5.10, 5.15).
pub fn fee(state: &State, remedy: RemedyId, on: Date, lang: Lang) -> Option<String> {
    let one = state.remedies.get(&remedy)?;
    let money = |hundredths| names::money(state, hundredths, lang);
    let what = match state.fee(remedy, on)? {
        Fee::Held => {
            return Some(line(lang, remedy.0, names::amount(state, one.lodged.fee, lang), held(lang)));
        }
        Fee::NotFinal { back: 0, until: Some(until) } => lost_until(lang, date(until, lang)),
        Fee::NotFinal { back: 0, until: None } => lost_contested(lang),
        Fee::NotFinal { back, until: Some(until) } => back_until(lang, money(back), date(until, lang)),
        Fee::NotFinal { back, until: None } => back_contested(lang, money(back)),
        Fee::DueBack { back, .. } => due_back(lang, money(back)),
        Fee::Forfeited => forfeited(lang),
    };
    let article = if one.withdrawn.is_some() { "5.10" } else { "5.15" };
    let line = line(lang, remedy.0, names::amount(state, one.lodged.fee, lang), what);
    Some(format!("{line}{}", cited::remedies(state, article)))
}

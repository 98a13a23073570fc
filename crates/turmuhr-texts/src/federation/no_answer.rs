//! Why a case has no answer although its form is right.

use turmuhr_federation::{
    case::NoAnswer,
    competition::{cup::NoVerdict, seats::NoSeats, ties::NoTable, withdrawal::NoAccount},
    law::{
        deadline::NoPeriod,
        remedy::{NoWay, case::NotNow},
    },
    office::licence::NoLicences,
};

use super::unjudged::no_judgement;
use crate::{Lang, print::date};

texts! {
    no_answer(why) {
        de: "Aus input ergibt sich keine Antwort ({why}). Berichtigen Sie die Angabe.",
        en: "No answer follows from input ({why}). Correct it.",
    }
    results(most) {
        de: "ein Kampf hat 1 bis {most} Ergebnisse, und top ist höchstens {most}",
        en: "a match has 1 to {most} results, and top is at most {most}",
    }
    boards(most) { de: "Mannschaften brauchen boards, von 1 bis {most}", en: "teams need boards, from 1 to {most}" }
    points(found) { de: "{found} ist keine gültige Punktzahl", en: "{found} is not a valid number of points" }
    duty_without_board() {
        de: "bei einem dienstlichen Grund muss das Brett des Spielers angegeben sein",
        en: "for a duty the board of the player must be given",
    }
    no_withdrawals(ordinance) {
        de: "{ordinance} sagt nichts über Rückzüge",
        en: "{ordinance} says nothing about withdrawals",
    }
    takes_no_part(who) { de: "{who} nimmt nicht teil", en: "{who} does not take part" }
    nobody_left(first, second, round) {
        de: "{first} und {second} haben in Runde {round} kein Ergebnis, und keiner von beiden hat sich zurückgezogen",
        en: "{first} and {second} have no result in round {round}, and neither has withdrawn",
    }
    no_seats(ordinance, event) {
        de: "{ordinance} vergibt keine Plätze für „{event}“",
        en: "{ordinance} allots no places for “{event}”",
    }
    no_season() {
        de: "das Spieljahr fehlt; aus ihm folgt der Stichtag der Mitgliederzahlen",
        en: "the season is missing; the key date of the membership figures follows from it",
    }
    no_numbers(day) { de: "Mitgliederzahlen vom {day} fehlen", en: "there are no membership figures of {day}" }
    one_list() { de: "verlangt ist genau eine Liste von Mitgliederzahlen", en: "exactly one list of membership figures is required" }
    too_large(most) { de: "ein Turnier hat höchstens {most} Plätze", en: "an event has at most {most} places" }
    too_many_prior(most, told) {
        de: "nur die ersten {most} des Vorjahrs haben einen Platz, nicht {told}",
        en: "only the first {most} of last year have a place, not {told}",
    }
    no_period(ordinance, rule) {
        de: "{ordinance} kennt die Frist „{rule}“ nicht",
        en: "{ordinance} has no period “{rule}”",
    }
    no_fees(ordinance) {
        de: "{ordinance} nennt keine Gebühren für Rechtsmittel",
        en: "{ordinance} names no fees for remedies",
    }
    not_theirs() {
        de: "ein Spielleiter entscheidet in erster Instanz, nicht über Protest oder Berufung",
        en: "a director of play decides in the first instance, not on a protest or appeal",
    }
    at_step(step, why) { de: "Schritt {step}: {why}", en: "step {step}: {why}" }
    no_notice() { de: "die Entscheidung hat keine Rechtsmittelbelehrung", en: "the decision carries no remedy notice" }
    no_reasons() { de: "die Entscheidung hat keine Begründung", en: "the decision carries no reasons" }
    is_final() { de: "die Entscheidung ist endgültig", en: "the decision is final" }
    out_of_order() { de: "das kann an dieser Stelle nicht geschehen", en: "this cannot happen at this point" }
    statements_open(day) { de: "Stellungnahmen sind noch bis {day} möglich", en: "statements are possible until {day}" }
    last_day_was(day) { de: "der letzte Tag war {day}", en: "the last day was {day}" }
    refund_too_high(most) { de: "gezahlt wurden nur {most} Pfennig", en: "only {most} Pfennig were paid" }
    no_ties(ordinance) {
        de: "{ordinance} sagt nichts über Punktgleichheit in Einzelturnieren",
        en: "{ordinance} says nothing about ties in individual tournaments",
    }
    entered_twice(who) { de: "{who} ist zweimal aufgeführt", en: "{who} is entered twice" }
    against_themselves(who) { de: "{who} kann nicht gegen sich selbst spielen", en: "{who} cannot play against themselves" }
    no_licences(ordinance) {
        de: "{ordinance} sagt nichts über Lizenzen",
        en: "{ordinance} says nothing about licences",
    }
    no_cup(ordinance, cup) {
        de: "{ordinance} hat keinen Pokal „{cup}“",
        en: "{ordinance} has no cup “{cup}”",
    }
    bracket_size(size) {
        de: "ein Feld von {size} führt zu keinem Finale; es müssen 2, 4, 8 und so weiter sein",
        en: "a bracket of {size} does not lead to a final; it must be 2, 4, 8 and so on",
    }
    round_twice(round) {
        de: "Runde {round} ist zweimal oder als 0 angegeben",
        en: "round {round} is given twice, or as 0",
    }
    no_winner(name, round) {
        de: "{name} soll in Runde {round} gewonnen haben, hat in dieser Paarung aber nicht gespielt",
        en: "{name} is given as a winner in round {round} but did not play in that pair",
    }
}

/// One sentence. A line-up says itself what to correct.
pub fn sentence(why: &NoAnswer, lang: Lang) -> String {
    match why {
        NoAnswer::Lineup(why) => no_judgement(why, lang),
        NoAnswer::Results { .. }
        | NoAnswer::Boards { .. }
        | NoAnswer::Points { .. }
        | NoAnswer::DutyWithoutBoard
        | NoAnswer::Account(_)
        | NoAnswer::Seats(_)
        | NoAnswer::Period(_)
        | NoAnswer::Way(_)
        | NoAnswer::Table(_)
        | NoAnswer::Licences(_)
        | NoAnswer::Announcement(_)
        | NoAnswer::Step { .. }
        | NoAnswer::Draw(_) => no_answer(lang, reason(why, lang)),
    }
}

fn not_now(why: &NotNow, lang: Lang) -> String {
    match why {
        NotNow::NoNotice => no_notice(lang),
        NotNow::NoReasons => no_reasons(lang),
        NotNow::Final => is_final(lang),
        NotNow::Order => out_of_order(lang),
        NotNow::Statements(day) => statements_open(lang, date(*day, lang)),
        NotNow::TooLate(day) => last_day_was(lang, date(*day, lang)),
        NotNow::RefundTooHigh(most) => refund_too_high(lang, most),
        NotNow::Way(why) => way(why, lang),
    }
}

/// The reason alone, as part of a sentence.
pub fn reason(why: &NoAnswer, lang: Lang) -> String {
    match why {
        NoAnswer::Results { most } => results(lang, most),
        NoAnswer::Boards { most } => boards(lang, most),
        NoAnswer::Points { found } => points(lang, found),
        NoAnswer::DutyWithoutBoard => duty_without_board(lang),
        NoAnswer::Announcement(why) => super::unread::no_ordinance(why, lang),
        NoAnswer::Step { step: 0, why } => not_now(why, lang),
        NoAnswer::Step { step, why } => at_step(lang, step, not_now(why, lang)),
        NoAnswer::Lineup(why) => no_judgement(why, lang),
        NoAnswer::Account(why) => account(why, lang),
        NoAnswer::Seats(why) => seats(why, lang),
        NoAnswer::Period(why) => period(why, lang),
        NoAnswer::Way(why) => way(why, lang),
        NoAnswer::Table(why) => table(why, lang),
        NoAnswer::Licences(NoLicences(ordinance)) => no_licences(lang, ordinance),
        NoAnswer::Draw(why) => draw(why, lang),
    }
}

fn account(why: &NoAccount<String>, lang: Lang) -> String {
    match why {
        NoAccount::Silent(ordinance) => no_withdrawals(lang, ordinance),
        NoAccount::Unknown(who) => takes_no_part(lang, who),
        NoAccount::NobodyLeft { round, first, second } => nobody_left(lang, first, second, round),
    }
}

pub fn seats(why: &NoSeats, lang: Lang) -> String {
    match why {
        NoSeats::NoEvent { ordinance, event } => no_seats(lang, ordinance, event),
        NoSeats::NoSeason => no_season(lang),
        NoSeats::NoNumbers(day) => no_numbers(lang, date(*day, lang)),
        NoSeats::OneList => one_list(lang),
        NoSeats::TooLarge { most } => too_large(lang, most),
        NoSeats::TooManyPrior { most, told } => too_many_prior(lang, most, told),
    }
}

pub fn period(why: &NoPeriod, lang: Lang) -> String {
    no_period(lang, &why.ordinance, why.rule.word())
}

pub fn way(why: &NoWay, lang: Lang) -> String {
    match why {
        NoWay::Period(why) => period(why, lang),
        NoWay::NoFees(ordinance) => no_fees(lang, ordinance),
        NoWay::NotTheirs => not_theirs(lang),
    }
}

fn table(why: &NoTable, lang: Lang) -> String {
    match why {
        NoTable::Silent(ordinance) => no_ties(lang, ordinance),
        NoTable::Unknown(who) => takes_no_part(lang, who),
        NoTable::Twice(who) => entered_twice(lang, who),
        NoTable::Alone(who) => against_themselves(lang, who),
    }
}

fn draw(why: &NoVerdict, lang: Lang) -> String {
    match why {
        NoVerdict::NoCup { ordinance, cup } => no_cup(lang, ordinance, cup),
        NoVerdict::EnteredTwice(who) => entered_twice(lang, who),
        NoVerdict::BracketSize(size) => bracket_size(lang, size),
        NoVerdict::Rounds(round) => round_twice(lang, round),
        NoVerdict::Winner { name, round } => no_winner(lang, name, round),
    }
}

#[cfg(test)]
mod tests {
    use turmuhr_federation::{
        Ordinance,
        case::{self, Fault},
    };

    use super::*;

    /// Inputs of the right form without an answer, asked of every kind that can refuse.
    const UNANSWERED: [(&str, &str, &str); 12] = [
        ("berlin", "nrw-1987", r#"{"stage":"team-cup","results":[]}"#),
        ("withdrawal", "nrw-1987", r#"{"form":"round-robin","unit":"team","participants":[],"games":[]}"#),
        (
            "withdrawal",
            "nrw-1987",
            r#"{"form":"round-robin","unit":"player","participants":["A"],"games":[],"withdrawn":[{"who":"B","after":1}]}"#,
        ),
        (
            "withdrawal",
            "nrw-1987",
            r#"{"form":"round-robin","unit":"player","participants":["A"],"games":[],"byes":[{"who":"A","points":0.33}]}"#,
        ),
        ("dhondt", "dsb-arbiter-2017", r#"{"event":"moon","size":8,"members":[]}"#),
        (
            "deadline",
            "fide-tournament-2001",
            r#"{"rule":"request","arose":"1988-01-01","requested":"1988-01-02"}"#,
        ),
        (
            "deadline",
            "nrw-1987",
            r#"{"rule":"reschedule","scheduled":"1988-01-09","proposed":"1988-01-08","ground":"duty"}"#,
        ),
        (
            "sonneborn-berger-nrw",
            "nrw-1987",
            r#"{"players":["A"],"games":[{"round":1,"white":"A","black":"A","result":"1-0"}]}"#,
        ),
        ("sonneborn-berger-nrw", "dsb-arbiter-2017", r#"{"players":[],"games":[]}"#),
        ("licence", "nrw-1987", r#"{"level":"RSR","born":"1950-01-01","on":"2018-01-01"}"#),
        ("lineup", "nrw-1987", r#"{"competition":"moon","boards":8,"home":{},"guest":{}}"#),
        ("cup-draw-valid", "nrw-1987", r#"{"cup":"moon","verbaende":[],"largest":[],"entrants":[]}"#),
    ];

    #[test]
    fn every_reason_is_said_in_german_and_english() {
        for (kind, regulation, input) in UNANSWERED {
            let text = format!(r#"{{"kind":"{kind}","regulation":"{regulation}","input":{input}}}"#);
            let fault = case::work_by(&case::read(&text).unwrap(), &Ordinance::named).expect_err(&text);
            let Fault::NoAnswer(why) = fault else { panic!("{text}: {fault}") };
            let [de, en] = [Lang::De, Lang::En].map(|lang| sentence(&why, lang));
            assert_ne!(de, en, "{why:?}");
            assert!(!de.contains(&why.to_string()), "the German sentence has the English reason: {de}");
        }
    }

    #[test]
    fn a_reason_stands_inside_its_sentence() {
        let why = NoAnswer::Period(NoPeriod {
            ordinance: "fide-tournament-2001".to_owned(),
            rule: turmuhr_federation::law::deadline::Rule::Request,
        });
        assert_eq!(
            sentence(&why, Lang::De),
            "Aus input ergibt sich keine Antwort (fide-tournament-2001 kennt die Frist „request“ nicht). Berichtigen Sie die Angabe."
        );
    }
}

//! What the arbiter decides.

use turmuhr_laws::game::{Choice, Decision};

use crate::{
    Lang,
    board::color,
    ruling::{choice as chosen, display, score, time},
};

/// A decision of the arbiter's, without its full stop.
pub(super) fn decides(who: &str, decision: &Decision, lang: Lang) -> String {
    let Decision { choice, to, amount, result, by_analogy } = decision;
    let player = to.map(|player| color(player, lang));
    let minutes = amount.map(|amount| time(amount, lang));
    let told = match (choice, player, &minutes) {
        (Choice::Warning, Some(player), _) => warns(lang, who, player),
        (Choice::AddTime, Some(player), Some(minutes)) => gives(lang, who, player, minutes),
        (Choice::AddTime, None, Some(minutes)) => gives_somebody(lang, who, minutes),
        (Choice::TakeTime, Some(player), Some(minutes)) => takes(lang, who, player, minutes),
        (Choice::TakeTime, None, Some(minutes)) => takes_of_somebody(lang, who, minutes),
        (Choice::SetClock, Some(player), _) => {
            let shows = amount.map(display).unwrap_or_default();
            sets(lang, who, player, shows)
        }
        (Choice::LoseGame, Some(player), _) => declares_lost(lang, who, player),
        (other, Some(player), _) if other.is_penalty() => penalises(lang, who, player, chosen(*other, lang)),
        (other, Some(player), _) => format!("{who} {} ({player})", acts(*other, lang)),
        (other, None, Some(minutes)) => acts_with(lang, who, acts(*other, lang), minutes),
        (other, None, None) => format!("{who} {}", acts(*other, lang)),
    };
    let told = match result {
        Some(result) => with_result(lang, told, score(*result)),
        None => told,
    };
    if *by_analogy { by_analogy_to_similar_cases(lang, told) } else { told }
}

/// What the arbiter does, after «der Schiedsrichter».
const fn acts(choice: Choice, lang: Lang) -> &'static str {
    match (choice, lang) {
        (Choice::Warning, Lang::De) => "spricht eine Verwarnung aus",
        (Choice::AddTime, Lang::De) => "gibt dem Gegner eine Zeitgutschrift",
        (Choice::TakeTime, Lang::De) => "zieht Zeit ab",
        (Choice::LoseGame, Lang::De) => "erklärt die Partie für verloren",
        (Choice::Points, Lang::De) => "ändert die Punktzahl",
        (Choice::Fine, Lang::De) => "verhängt das im Voraus festgelegte Bußgeld",
        (Choice::ExcludeRound, Lang::De) => "ordnet den Ausschluss von einer oder mehreren Runden an",
        (Choice::Expel, Lang::De) => "ordnet den Ausschluss an",
        (Choice::Agree, Lang::De) => "gibt statt",
        (Choice::Postpone, Lang::De) => "schiebt die Entscheidung hinaus",
        (Choice::Reject, Lang::De) => "lehnt ab",
        (Choice::Stand, Lang::De) => "belässt es dabei",
        (Choice::Continue, Lang::De) => "lässt weiterspielen",
        (Choice::NewGame, Lang::De) => "setzt eine neue Partie an",
        (Choice::LetPlay, Lang::De) => "lässt trotzdem spielen",
        (Choice::SetClock, Lang::De) => "stellt die Uhr neu",
        (Choice::Warning, Lang::En) => "gives a warning",
        (Choice::AddTime, Lang::En) => "gives the opponent extra time",
        (Choice::TakeTime, Lang::En) => "reduces the player’s time",
        (Choice::LoseGame, Lang::En) => "declares the game lost",
        (Choice::Points, Lang::En) => "changes the points scored",
        (Choice::Fine, Lang::En) => "imposes the fine announced in advance",
        (Choice::ExcludeRound, Lang::En) => "orders exclusion from one or more rounds",
        (Choice::Expel, Lang::En) => "orders expulsion",
        (Choice::Agree, Lang::En) => "agrees",
        (Choice::Postpone, Lang::En) => "postpones the decision",
        (Choice::Reject, Lang::En) => "rejects it",
        (Choice::Stand, Lang::En) => "lets it stand",
        (Choice::Continue, Lang::En) => "lets the game continue",
        (Choice::NewGame, Lang::En) => "orders a new game",
        (Choice::LetPlay, Lang::En) => "lets the player play after all",
        (Choice::SetClock, Lang::En) => "resets the clock",
    }
}

texts! {
    acts_with(who, what, time) {
        de: "{who} {what} ({time} Zeitgutschrift)",
        en: "{who} {what} ({time} extra time)",
    }
    penalises(who, player, penalty) { de: "{who} bestraft {player}: {penalty}", en: "{who} penalises {player}: {penalty}" }
    takes_of_somebody(who, time) { de: "{who} zieht {time} ab", en: "{who} deducts {time}" }
    warns(who, player) { de: "{who} verwarnt {player}", en: "{who} warns {player}" }
    gives(who, player, time) {
        de: "{who} gibt {player} {time} Zeitgutschrift",
        en: "{who} gives {player} {time} extra time",
    }
    gives_somebody(who, time) {
        de: "{who} gibt {time} Zeitgutschrift",
        en: "{who} gives {time} extra time",
    }
    takes(who, player, time) {
        de: "{who} zieht {player} {time} ab",
        en: "{who} deducts {time} from {player}",
    }
    sets(who, player, time) {
        de: "{who} stellt die Uhr von {player} auf {time}",
        en: "{who} sets {player}’s clock to {time}",
    }
    declares_lost(who, player) {
        de: "{who} erklärt die Partie für {player} verloren",
        en: "{who} declares the game lost by {player}",
    }
    with_result(told, result) {
        de: "{told}, Ergebnis {result}",
        en: "{told}, result {result}",
    }
    by_analogy_to_similar_cases(told) {
        de: "{told}, entsprechend ähnlichen Fällen",
        en: "{told}, by analogy with similar cases",
    }
}

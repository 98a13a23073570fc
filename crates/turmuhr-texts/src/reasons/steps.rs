//! The steps of a procedure.

use turmuhr_core::PlayerId;
use turmuhr_pairing::reasons::{ExchangeReason, FloaterType, Side, StepNote};

use super::{Voice, points};
use crate::Lang;

pub(super) fn step(note: &StepNote, voice: Voice<'_>) -> String {
    let lang = voice.lang;
    let list = |players: &[PlayerId]| voice.list(players);
    match note {
        StepNote::Group { side, score, residents, from_above, from_below } => {
            let mut text = group(lang, points(*score, lang), place(*side, lang), some(residents, voice));
            if !from_above.is_empty() {
                text = format!("{text}; {}", came_from_above(lang, list(from_above)));
            }
            if !from_below.is_empty() {
                text = format!("{text}; {}", came_from_below(lang, list(from_below)));
            }
            text
        }
        StepNote::Floats { player, kind } => {
            format!("  {}", floats(lang, voice.name(*player), floater(*kind, lang)))
        }
        StepNote::Exchange { player, proposed, opponent, reason } => {
            format!(
                "  {}",
                exchange(
                    lang,
                    Exchange {
                        player: voice.name(*player),
                        opponent: voice.name(*opponent),
                        proposed: voice.name(*proposed),
                        why: why(*reason, lang)
                    }
                )
            )
        }
        StepNote::Cracked { pair: (one, other), side } => {
            format!("  {}", cracked(lang, voice.pair(*one, *other), place(*side, lang)))
        }
    }
}

fn some(players: &[PlayerId], voice: Voice<'_>) -> String {
    match (players.is_empty(), voice.lang) {
        (false, _) => voice.list(players),
        (true, Lang::De) => "niemand".to_owned(),
        (true, Lang::En) => "nobody".to_owned(),
    }
}

fn place(side: Side, lang: Lang) -> &'static str {
    match (side, lang) {
        (Side::Higher, Lang::De) => "über der Mitte",
        (Side::Higher, Lang::En) => "above the median",
        (Side::Median, Lang::De) => "Mittelgruppe",
        (Side::Median, Lang::En) => "median group",
        (Side::Lower, Lang::De) => "unter der Mitte",
        (Side::Lower, Lang::En) => "below the median",
    }
}

fn floater(kind: FloaterType, lang: Lang) -> &'static str {
    match (kind, lang) {
        (FloaterType::AgainWithoutOpponent, Lang::De) => "a: schon gefloatet, auch dort ohne Gegner",
        (FloaterType::AgainWithoutOpponent, Lang::En) => "a: floated already, without an opponent there too",
        (FloaterType::Again, Lang::De) => "b: schon gefloatet, dort mit Gegner",
        (FloaterType::Again, Lang::En) => "b: floated already, with an opponent there",
        (FloaterType::WithoutOpponent, Lang::De) => "c: noch nicht gefloatet, dort ohne Gegner",
        (FloaterType::WithoutOpponent, Lang::En) => "c: not floated yet, without an opponent there",
        (FloaterType::Plain, Lang::De) => "d: noch nicht gefloatet, dort mit Gegner",
        (FloaterType::Plain, Lang::En) => "d: not floated yet, with an opponent there",
    }
}

fn why(reason: ExchangeReason, lang: Lang) -> &'static str {
    match (reason, lang) {
        (ExchangeReason::NotCompatible, Lang::De) => "unzulässig (2.1)",
        (ExchangeReason::NotCompatible, Lang::En) => "not compatible (2.1)",
        (ExchangeReason::OthersWouldBeLeft, Lang::De) => {
            "sonst fänden die Übrigen der Gruppe nicht alle einen Gegner (4.4)"
        }
        (ExchangeReason::OthersWouldBeLeft, Lang::En) => {
            "otherwise the others of the group could not all be paired (4.4)"
        }
        (ExchangeReason::Colours, Lang::De) => "wegen der Farben (5.2)",
        (ExchangeReason::Colours, Lang::En) => "because of the colours (5.2)",
    }
}

texts! {
    group(score, side, players) {
        de: "Schritt: Gruppe mit {score} Punkten ({side}): {players}",
        en: "Step: group with {score} points ({side}): {players}",
    }
    came_from_above(players) { de: "von oben kommen {players}", en: "from above {players}" }
    came_from_below(players) { de: "von unten kommen {players}", en: "from below {players}" }
    floats(player, kind) {
        de: "{player} floatet zur Mitte (3.9 {kind})",
        en: "{player} floats towards the median (3.9 {kind})",
    }
    exchange(Exchange { player, opponent, proposed, why }) {
        de: "{player} bekommt {opponent} statt {proposed}: {why}",
        en: "{player} gets {opponent} instead of {proposed}: {why}",
    }
    cracked(pair, side) {
        de: "Die Mittelgruppe lässt sich nicht paaren: {pair} ({side}) wird aufgelöst (2.6)",
        en: "The median group cannot be paired: {pair} ({side}) is broken up (2.6)",
    }
}

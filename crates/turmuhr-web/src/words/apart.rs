//! Who does not meet whom.

use turmuhr_store::Role;
use turmuhr_texts::Lang;
use turmuhr_tournament::apart::{Bond, KeptApart, Why};

/// The reason as a half-sentence after a colon. The arbiter's own words are for the officials alone.
pub(crate) fn why(why: &Why, reader: Role, lang: Lang) -> String {
    match why {
        Why::Named(reason) if reason.is_empty() || reader < Role::Arbiter => named(lang),
        Why::Named(reason) => reason.clone(),
        Why::Same(Bond::Club, name) => same_club(lang, name),
        Why::Same(Bond::Federation, name) => same_federation(lang, name),
    }
}

/// The reason of a whole group.
pub(crate) fn group(why: &Why, lang: Lang) -> String {
    match why {
        Why::Named(reason) if reason.is_empty() => "–".to_owned(),
        Why::Named(reason) => reason.clone(),
        Why::Same(Bond::Club, name) => club(lang, name),
        Why::Same(Bond::Federation, name) => federation(lang, name),
    }
}

/// The setting as a sentence.
pub(crate) fn setting(kept: KeptApart, lang: Lang) -> String {
    match (kept.by, kept.until) {
        (Bond::Club, None) => clubs(lang),
        (Bond::Club, Some(round)) => clubs_until(lang, round),
        (Bond::Federation, None) => federations(lang),
        (Bond::Federation, Some(round)) => federations_until(lang, round),
    }
}

/// A choice of the form; `None` keeps nobody apart.
pub(crate) fn bond(bond: Option<Bond>, lang: Lang) -> String {
    match bond {
        None => nobody(lang),
        Some(Bond::Club) => by_club(lang),
        Some(Bond::Federation) => by_federation(lang),
    }
}

super::texts! {
    named() { de: "So steht es in den Einstellungen", en: "the settings prohibit it" }
    same_club(name) { de: "beide sind vom Verein {name}", en: "both are of the club {name}" }
    same_federation(name) { de: "beide sind vom Verband {name}", en: "both are of the federation {name}" }
    club(name) { de: "Verein {name}", en: "Club {name}" }
    federation(name) { de: "Verband {name}", en: "Federation {name}" }
    clubs() {
        de: "Spieler desselben Vereins werden nicht gegeneinander ausgelost.",
        en: "Players of the same club are not paired with each other.",
    }
    clubs_until(round) {
        de: "Spieler desselben Vereins werden bis Runde {round} nicht gegeneinander ausgelost.",
        en: "Players of the same club are not paired with each other until round {round}.",
    }
    federations() {
        de: "Spieler desselben Verbands werden nicht gegeneinander ausgelost.",
        en: "Players of the same federation are not paired with each other.",
    }
    federations_until(round) {
        de: "Spieler desselben Verbands werden bis Runde {round} nicht gegeneinander ausgelost.",
        en: "Players of the same federation are not paired with each other until round {round}.",
    }
    label() { de: "Nicht gegeneinander auslosen (Schweizer System)", en: "Keep apart (Swiss)" }
    nobody() { de: "niemanden", en: "nobody" }
    by_club() { de: "Spieler desselben Vereins", en: "players of the same club" }
    by_federation() { de: "Spieler desselben Verbands (Land)", en: "players of the same federation" }
    until() { de: "Nur bis Runde (leer: alle Runden)", en: "Only until round (empty: all rounds)" }
    title() { de: "Verbotene Paarungen", en: "Prohibited pairs" }
    explained() {
        de: "Wer nicht aufeinandertreffen darf, zum Beispiel Geschwister. Nur vor der ersten Runde; danach gilt es für alle Runden.",
        en: "Those who must not meet, for example siblings. Only before the first round; then it holds for all rounds.",
    }
    none_yet() { de: "Noch ist keine Paarung verboten.", en: "No pair is prohibited yet." }
    who() { de: "Wer", en: "Who" }
    because() { de: "Warum", en: "Why" }
    first() { de: "Spieler oder Mannschaft", en: "Player or team" }
    other() { de: "nicht gegen", en: "not against" }
    also() { de: "und nicht gegen (freiwillig)", en: "and not against (optional)" }
    reason() { de: "Grund (freiwillig)", en: "Reason (optional)" }
    allow() { de: "Wieder erlauben", en: "Allow again" }
    prohibit() { de: "Paarung verbieten", en: "Prohibit the pair" }
    set_pairs() { de: "Verbotene Paarungen ändern", en: "Change the prohibited pairs" }
    unknown(name) {
        de: "„{name}“ ist nicht gemeldet. Schreiben Sie den Namen wie in der Teilnehmerliste.",
        en: "“{name}” is not entered. Write the name as in the list of players.",
    }
    several(name, found) {
        de: "„{name}“ passt auf mehrere: {found}. Schreiben Sie den ganzen Namen, bei gleichen Namen mit der Startnummer in Klammern.",
        en: "“{name}” fits several: {found}. Write the whole name; for equal names add the starting number in brackets.",
    }
    two_needed() { de: "Nennen Sie zwei verschiedene.", en: "Name two different ones." }
    not_against(name, who) {
        de: "In dieser Runde nicht gegen {name}: {who}.",
        en: "Not against {name} in this round: {who}.",
    }
}

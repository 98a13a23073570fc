//! Texts of the page where a position is set up and judged.

super::texts! {
    title() { de: "Stellung", en: "Position" }
    about() {
        de: "Stellung aufbauen, prüfen und fragen, wer noch mattsetzen kann.",
        en: "Set up a position, check it, and ask who can still mate.",
    }
    judgement() { de: "Zur Stellung", en: "About the position" }
    judge() { de: "Stellung prüfen", en: "Check the position" }
    who_can_mate() { de: "Wer kann noch mattsetzen?", en: "Who can still mate?" }
    incident_here() { de: "Vorfall in dieser Stellung", en: "Incident in this position" }
    can_mate(side) { de: "Kann {side} noch mattsetzen?", en: "Can {side} still mate?" }
    yes() { de: "Ja", en: "Yes" }
    no() { de: "Nein", en: "No" }
    no_mate_question() {
        de: "Wer noch mattsetzen kann, lässt sich nur in einer möglichen Stellung sagen. Berichtigen Sie zuerst, was oben genannt ist.",
        en: "Who can still mate can be said only of a possible position. First correct what is named above.",
    }
    undecided() { de: "Nicht entschieden", en: "Not settled" }
    not_settled(spent) {
        de: "Nach {spent} Stellungen ist weder ein Matt gefunden noch bewiesen, dass es keins gibt. Der Schiedsrichter entscheidet.",
        en: "After {spent} positions there is neither a mate nor a proof that there is none. The arbiter decides.",
    }
    mates_in(moves) {
        de: "Wenn beide Seiten mithelfen, matt in {moves} Zügen:",
        en: "With the help of both sides, mate in {moves} moves:",
        one(moves): de: "Wenn beide Seiten mithelfen, matt in einem Zug:", en: "With the help of both sides, mate in one move:",
    }
    mating_line(side) { de: "Mattweg für {side}", en: "Mating line for {side}" }
    dead() { de: "Die Stellung ist tot: Keine Seite kann mehr mattsetzen. Die Partie ist remis.", en: "The position is dead: neither side can mate. The game is drawn." }
    too_long(most) { de: "Eine FEN hat höchstens {most} Zeichen.", en: "A FEN has at most {most} characters." }
}

//! The questions of `turmuhr ruling --interactive`.

/// The words that take back the last event.
pub const UNDO: [&str; 3] = ["zurück", "undo", "back"];

texts! {
    edition() { de: "Welche Ausgabe der Regeln gilt?", en: "Which edition of the Laws applies?" }
    mode() { de: "Turnierschach, Schnellschach oder Blitz?", en: "Standard, rapid or blitz?" }
    supervision() {
        de: "Ausreichende Aufsicht (Turnierschachregeln gelten) oder eingeschränkte?",
        en: "Adequate supervision (Competition Rules apply) or limited?",
    }
    control() {
        de: "Bedenkzeit, etwa 90+30 oder 5400+30 (leer: die übliche):",
        en: "Time control, such as 90+30 or 5400+30 (empty: the usual one):",
    }
    position() {
        de: "Stellung als FEN (leer: Anfangsstellung):",
        en: "Position as FEN (empty: initial position):",
    }
    how() {
        de: "Sagen Sie, wer was tut: Weiß zieht e4 · Schwarz berührt d5 · Weiß bietet Remis an · Weiß reklamiert Stellungswiederholung Sf3. „zurück“ nimmt das Letzte zurück, eine leere Zeile beendet.",
        en: "Say who does what: White moves e4 · Black touches d5 · White offers a draw · White claims repetition Nf3. “undo” takes back the last, an empty line ends.",
    }
    undone() { de: "Zurückgenommen.", en: "Taken back." }
    nothing_to_undo() { de: "Es ist nichts zurückzunehmen.", en: "There is nothing to take back." }
    what_happened() { de: "Was geschah?", en: "What happened?" }
    field(verb, field, known) {
        de: "„{verb}“ braucht {field} (möglich: {known}):",
        en: "“{verb}” needs {field} (possible: {known}):",
    }
    unknown(word) {
        de: "„{word}“ steht nicht in der Liste.",
        en: "“{word}” is not in the list.",
    }
    not_text() {
        de: "Die Eingabe ist kein Text.",
        en: "The input is not text.",
    }
}

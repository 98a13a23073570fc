//! The questions of `turmuhr ruling --interactive`.

texts! {
    edition() { de: "Welche Ausgabe der Regeln gilt?", en: "Which edition of the Laws applies?" }
    mode() { de: "Turnierschach, Schnellschach oder Blitz?", en: "Standard, rapid or blitz?" }
    supervision() {
        de: "Ausreichende Aufsicht (Turnierschachregeln gelten) oder eingeschränkte?",
        en: "Adequate supervision (Competition Rules apply) or limited?",
    }
    control() {
        de: "Bedenkzeit, etwa 5400+30 (leer: die übliche):",
        en: "Time control, such as 5400+30 (empty: the usual one):",
    }
    position() {
        de: "Stellung als FEN (leer: Anfangsstellung):",
        en: "Position as FEN (empty: initial position):",
    }
    how() {
        de: "Sagen Sie, wer was tut: w zieht e4 · s berührt d5 · w reklamiert repetition Nf3 · a observe flag b. Eine leere Zeile beendet.",
        en: "Say who does what: w move e4 · b touch d5 · w claim repetition Nf3 · a observe flag b. An empty line ends.",
    }
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

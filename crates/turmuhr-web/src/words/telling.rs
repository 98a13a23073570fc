//! What can happen at a board, in the words of a chess player.

use turmuhr_texts::Lang;

/// The events by subject: a heading, then verb and label.
pub(crate) fn groups(lang: Lang) -> Vec<(String, Vec<(&'static str, &'static str)>)> {
    let of = |heading: String, verbs: &[(&'static str, &'static str, &'static str)]| {
        let verbs = verbs.iter().map(|(verb, de, en)| (*verb, lang.pick(de, en)));
        (heading, verbs.collect())
    };
    vec![
        of(
            at_the_board(lang),
            &[
                ("move", "zieht", "makes a move"),
                ("illegal", "zieht regelwidrig", "makes an illegal move"),
                ("touch", "berührt eine Figur", "touches a piece"),
                (
                    "touch-both",
                    "berührt eine eigene und eine gegnerische Figur",
                    "touches an own and an opponent’s piece",
                ),
                ("release", "lässt die Figur los", "lets go of the piece"),
                ("castle-touch", "beginnt zu rochieren", "begins to castle"),
                ("two-hands", "zieht mit beiden Händen", "moves with two hands"),
                ("promote", "wandelt fehlerhaft um", "promotes incorrectly"),
                ("displace", "verschiebt Figuren", "displaces pieces"),
                ("restore", "hat sie zurückgestellt", "has put them back"),
            ],
        ),
        of(
            at_the_clock(lang),
            &[
                ("press", "drückt die Uhr", "presses the clock"),
                ("press-early", "drückt, ohne gezogen zu haben", "presses the clock without a move"),
                ("stop-clock", "hält die Uhr an", "stops the clock"),
                ("restart", "lässt weiterspielen", "lets play continue"),
                ("hit-clock", "misshandelt die Uhr", "mishandles the clock"),
                ("wait", "Zeit vergeht", "time passes"),
            ],
        ),
        of(
            draw_and_end(lang),
            &[
                ("offer", "bietet Remis an", "offers a draw"),
                ("accept", "nimmt an", "accepts"),
                ("decline", "lehnt ab", "rejects"),
                ("claim", "reklamiert", "claims"),
                ("resign", "gibt auf", "resigns"),
                ("sign", "unterschreibt das Ergebnis", "signs the result"),
            ],
        ),
        of(
            the_arbiter(lang),
            &[("observe", "stellt fest", "observes"), ("decide", "entscheidet", "decides")],
        ),
        of(
            the_scoresheet(lang),
            &[
                ("write", "schreibt einen Zug auf", "writes a move"),
                ("sheet", "führt das Partieformular so", "keeps the scoresheet like this"),
            ],
        ),
        of(
            conduct(lang),
            &[
                ("start", "die Runde beginnt", "the round starts"),
                ("arrive", "erscheint am Brett", "arrives at the board"),
                ("device", "Telefon klingelt oder wird gefunden", "a device rings or is found"),
                ("misconduct", "verhält sich falsch", "misbehaves"),
                ("leave", "geht ohne Erlaubnis", "leaves without permission"),
                ("refuse", "weigert sich beharrlich", "refuses again and again"),
                ("interfere", "Zuschauer mischt sich ein", "a spectator interferes"),
                ("appeal", "legt Protest ein", "appeals"),
            ],
        ),
        of(
            adjournment(lang),
            &[
                ("adjourn", "bricht die Partie ab", "adjourns the game"),
                ("seal", "gibt einen Zug ab", "seals a move"),
                ("envelope", "Umschlag", "the envelope"),
                ("resume", "Wiederaufnahme", "resumption"),
            ],
        ),
        of(
            impaired(lang),
            &[
                ("announce", "sagt einen Zug an", "announces a move"),
                ("assistant", "hat eine Assistenz", "has an assistant"),
            ],
        ),
    ]
}

/// The label of a field.
pub(crate) fn field(field: &str, lang: Lang) -> String {
    let (de, en) = match field {
        "square" => ("Feld", "Square"),
        "squares" => ("Felder", "Squares"),
        "own" => ("Feld der eigenen Figur", "Square of the player’s own piece"),
        "enemy" => ("Feld der gegnerischen Figur", "Square of the opponent’s piece"),
        "move" => ("Zug", "Move"),
        "intended" => ("beabsichtigter Zug", "Intended move"),
        "intent" => ("Absicht", "Intent"),
        "first" => ("zuerst berührt", "Touched first"),
        "side" => ("Seite", "Side"),
        "piece" => ("Fehler", "Fault"),
        "what" => ("was", "What"),
        "state" => ("Zustand", "State"),
        "helps" => ("hilft bei", "Helps with"),
        "name" => ("Name", "Name"),
        "result" => ("Ergebnis", "Result"),
        "against" => ("gegen", "Against"),
        "choice" => ("Entscheidung", "Decision"),
        "to" => ("für", "To"),
        "amount" => ("Zeit (0:02:00)", "Time (0:02:00)"),
        "where" => ("wo", "Where"),
        "text" => ("Wortlaut", "Words"),
        "early" => ("vor der Zeit", "Early by"),
        "present" => ("anwesend", "Present"),
        "condition" => ("unter der Bedingung", "On condition"),
        "disabled" => ("wegen einer Behinderung", "because of a disability"),
        "evidence" => ("stützt sich auf", "Rests on"),
        "by_assistant" => ("durch die Assistenz", "by the assistant"),
        "ply" => (
            "sichere Halbzüge, wenn die Stellung unbekannt ist",
            "Half-moves certain, if the position is unknown",
        ),
        "analogy" => ("in Analogie (Vorwort)", "by analogy (preface)"),
        other => return other.to_owned(),
    };
    lang.pick(de, en).to_owned()
}

/// A word of a field that makes no sentence of its own.
pub(crate) fn word(field: &str, word: &str, lang: Lang) -> Option<&'static str> {
    let (de, en) = match (field, word) {
        ("intent", "move") => ("um zu ziehen", "to move it"),
        ("intent", "adjust") => ("zum Zurechtrücken", "to adjust it"),
        ("intent", "accident") => ("versehentlich", "by accident"),
        ("intent", "feel") => ("zum Ertasten", "to feel it"),
        ("first", "king") => ("den König", "the king"),
        ("first", "rook") => ("den Turm", "the rook"),
        ("first", "both") => ("beide zugleich", "both at once"),
        ("side", "king") => ("Königsflügel", "king’s side"),
        ("side", "queen") => ("Damenflügel", "queen’s side"),
        ("evidence", "display") => ("die Anzeige des Bretts", "the display of the board"),
        ("evidence", "electronic") => ("die elektronische Aufzeichnung", "the electronic record"),
        ("evidence", "video") => ("eine Aufnahme", "a video"),
        ("result", "1-0") => ("1–0", "1–0"),
        ("result", "0-1") => ("0–1", "0–1"),
        ("result", "1/2-1/2") => ("½–½", "½–½"),
        ("result", "0-0") => ("0–0", "0–0"),
        ("result", "1/2-0") => ("½–0", "½–0"),
        ("result", "0-1/2") => ("0–½", "0–½"),
        _ => return None,
    };
    Some(lang.pick(de, en))
}

/// The pieces of a promotion; the queen first.
pub(crate) fn promoted(lang: Lang) -> [(&'static str, &'static str); 4] {
    [
        ("q", lang.pick("Dame", "queen")),
        ("r", lang.pick("Turm", "rook")),
        ("b", lang.pick("Läufer", "bishop")),
        ("n", lang.pick("Springer", "knight")),
    ]
}

/// The label of an event.
pub(crate) fn label(verb: &'static str, lang: Lang) -> &'static str {
    let all = groups(lang).into_iter().flat_map(|(_, verbs)| verbs).find(|(word, _)| *word == verb);
    all.map_or(verb, |(_, label)| label)
}

super::texts! {
    white() { de: "Weiß", en: "White" }
    black() { de: "Schwarz", en: "Black" }
    arbiter() { de: "Schiedsrichter", en: "Arbiter" }
    spectator() { de: "Zuschauer", en: "Spectator" }
    promotes_to() { de: "Umwandlung in (wenn der Bauer die letzte Reihe erreicht)", en: "Promotes to (if the pawn reaches the last rank)" }
    who() { de: "Wer?", en: "Who?" }
    add() { de: "Entscheiden", en: "Rule" }
    other_event() { de: "anderes Ereignis", en: "another event" }
    at_time() { de: "Uhrzeit seit Beginn (0:10:00), leer für gleich danach", en: "Time since the start (0:10:00), empty for right after" }
    at_the_board() { de: "Am Brett", en: "At the board" }
    at_the_clock() { de: "An der Uhr", en: "At the clock" }
    draw_and_end() { de: "Remis, Reklamation, Ende", en: "Draw, claim, end" }
    the_arbiter() { de: "Schiedsrichter", en: "Arbiter" }
    the_scoresheet() { de: "Partieformular", en: "Scoresheet" }
    conduct() { de: "Anwesenheit und Verhalten", en: "Presence and conduct" }
    adjournment() { de: "Hängepartie", en: "Adjournment" }
    impaired() { de: "Spiel mit Sehbehinderten", en: "Play with the visually impaired" }
}

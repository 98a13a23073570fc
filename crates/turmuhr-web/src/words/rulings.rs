//! Texts of the page where anybody may ask what follows from an incident.

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
                    "berührt eine eigene und eine fremde Figur",
                    "touches an own and an enemy piece",
                ),
                ("release", "lässt die Figur los", "lets go of the piece"),
                ("castle-touch", "beginnt zu rochieren", "begins to castle"),
                ("two-hands", "zieht mit beiden Händen", "moves with both hands"),
                ("promote", "wandelt fehlerhaft um", "promotes in a faulty way"),
                ("displace", "wirft Figuren um", "knocks pieces over"),
                ("restore", "hat sie wieder aufgestellt", "has put them back"),
            ],
        ),
        of(
            at_the_clock(lang),
            &[
                ("press", "drückt die Uhr", "presses the clock"),
                ("press-early", "drückt, ohne gezogen zu haben", "presses without a move"),
                ("stop-clock", "hält die Uhr an", "stops the clock"),
                ("restart", "lässt weiterspielen", "has the game go on"),
                ("hit-clock", "misshandelt die Uhr", "mishandles the clock"),
                ("wait", "Zeit vergeht", "time passes"),
            ],
        ),
        of(
            draw_and_end(lang),
            &[
                ("offer", "bietet Remis an", "offers a draw"),
                ("accept", "nimmt an", "accepts"),
                ("decline", "lehnt ab", "declines"),
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
                ("adjourn", "vertagt die Partie", "adjourns the game"),
                ("seal", "gibt einen Zug ab", "seals a move"),
                ("envelope", "Umschlag", "the envelope"),
                ("resume", "Wiederaufnahme", "resumption"),
            ],
        ),
        of(
            impaired(lang),
            &[
                ("announce", "sagt einen Zug an", "announces a move"),
                ("assistant", "hat einen Assistenten", "has an assistant"),
            ],
        ),
    ]
}

/// The label of a field.
pub(crate) fn field(field: &str, lang: Lang) -> String {
    let (de, en) = match field {
        "square" => ("Feld", "Square"),
        "squares" => ("Felder", "Squares"),
        "own" => ("Feld der eigenen Figur", "Square of the own piece"),
        "enemy" => ("Feld der fremden Figur", "Square of the enemy piece"),
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
        other => return other.to_owned(),
    };
    lang.pick(de, en).to_owned()
}

super::texts! {
    title() { de: "Was ist passiert?", en: "What happened?" }
    navigation() { de: "Regeln", en: "Rules" }
    about() {
        de: "Wählen Sie, wer was getan hat. Die Entscheidung erscheint mit Artikel und Uhrzeiten, und die Adresse dieser Seite zeigt sie jedem wieder.",
        en: "Choose who did what. The ruling appears with its article and the clock times, and the address of this page shows it to anybody again.",
    }
    game() { de: "Partie", en: "Game" }
    edition() { de: "Ausgabe der Regeln", en: "Edition of the Laws" }
    mode() { de: "Art", en: "Kind of game" }
    supervision() { de: "Aufsicht (Schnellschach, Blitz)", en: "Supervision (rapid, blitz)" }
    control() { de: "Bedenkzeit, leer für die übliche", en: "Time control, empty for the usual one" }
    position() { de: "Stellung als FEN, leer für die Anfangsstellung", en: "Position as FEN, empty for the start position" }
    moves() { de: "Züge bis hierher (1. e4 e5 …)", en: "Moves so far (1. e4 e5 …)" }
    change_game() { de: "Partie ändern", en: "Change the game" }
    standard() { de: "Turnierpartie", en: "Standard" }
    rapid() { de: "Schnellschach", en: "Rapid" }
    blitz() { de: "Blitz", en: "Blitz" }
    full() { de: "volle Aufsicht", en: "full supervision" }
    limited() { de: "eingeschränkte Aufsicht", en: "limited supervision" }
    white() { de: "Weiß", en: "White" }
    black() { de: "Schwarz", en: "Black" }
    arbiter() { de: "Schiedsrichter", en: "Arbiter" }
    spectator() { de: "Zuschauer", en: "Spectator" }
    who() { de: "Wer?", en: "Who?" }
    add() { de: "Entscheiden", en: "Rule" }
    other_event() { de: "anderes Ereignis", en: "another event" }
    at_time() { de: "Uhrzeit seit Beginn (0:10:00), leer für gleich danach", en: "Time since the start (0:10:00), empty for right after" }
    or_write() { de: "oder schreiben", en: "or write" }
    write_example() { de: "w berührt e2, berührt d2", en: "w touch e2, touch d2" }
    rulings() { de: "Entscheidung", en: "Ruling" }
    nothing_follows() { de: "Nichts folgt daraus.", en: "Nothing follows." }
    nothing_yet() { de: "Noch ist nichts geschehen.", en: "Nothing has happened yet." }
    course() { de: "Verlauf", en: "Course" }
    take_back() { de: "Letztes zurücknehmen", en: "Take back the last" }
    begin_anew() { de: "Neu beginnen", en: "Begin anew" }
    turn_board() { de: "Brett drehen", en: "Turn the board" }
    board_of(side) { de: "Brett, {side} am Zug", en: "Board, {side} to move" }
    no_turn() { de: "Brett", en: "Board" }
    same_by(edition) { de: "dasselbe nach {edition}", en: "the same by {edition}" }
    compare() { de: "Andere Ausgaben", en: "Other editions" }
    as_line() { de: "Als eine Zeile für turmuhr ruling", en: "As one line for turmuhr ruling" }
    too_many(most) { de: "Mehr als {most} Ereignisse zeigt diese Seite nicht. Beginnen Sie neu.", en: "This page shows at most {most} events. Begin anew." }
    empty_square() { de: "leer", en: "empty" }
    at_the_board() { de: "Am Brett", en: "At the board" }
    at_the_clock() { de: "An der Uhr", en: "At the clock" }
    draw_and_end() { de: "Remis, Reklamation, Ende", en: "Draw, claim, end" }
    the_arbiter() { de: "Schiedsrichter", en: "Arbiter" }
    the_scoresheet() { de: "Partieformular", en: "Scoresheet" }
    conduct() { de: "Anwesenheit und Verhalten", en: "Presence and conduct" }
    adjournment() { de: "Hängepartie", en: "Adjournment" }
    impaired() { de: "Spiel mit Sehbehinderten", en: "Play with the visually impaired" }
    cases() { de: "Beispiele", en: "Cases" }
    case_of(name) { de: "Beispiel {name}", en: "Case {name}" }
}

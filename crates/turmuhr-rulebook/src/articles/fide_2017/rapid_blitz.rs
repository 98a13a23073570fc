//! Rapid chess and blitz (Appendices A and B).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText { article: "A", de: "Regeln für Schnellschach.", en: "Rules for rapid chess." },
    ArticleText {
        article: "A.1",
        de: "Schnellschach: je Seite über 10 und unter 60 Minuten, gerechnet als Grundzeit plus 60-mal \
             Zeitinkrement.",
        en: "Rapid: over 10 and under 60 minutes a side, counting base time plus 60 times the increment.",
    },
    ArticleText {
        article: "A.2",
        de: "Mitschreiben ist nicht Pflicht, alle Anträge bleiben möglich. Ein Formular gibt der \
             Schiedsrichter auf Wunsch jederzeit aus.",
        en: "No duty to keep score, yet every claim stays possible. A scoresheet is handed out on request \
             whenever wanted.",
    },
    ArticleText {
        article: "A.3",
        de: "Schnellschach mit ausreichender Aufsicht.",
        en: "Rapid with adequate supervision.",
    },
    ArticleText {
        article: "A.3.1",
        de: "Die Turnierschachregeln gelten im Schnellschach ganz, wenn jeder Schiedsrichter höchstens \
             drei Partien hat und alle aufgezeichnet werden.",
        en: "Rapid follows the full Competition Rules when no arbiter has more than three games and all of \
             them are recorded.",
    },
    ArticleText {
        article: "A.3.1.1",
        de: "Auf einen Schiedsrichter kommen nicht mehr als drei Partien.",
        en: "No arbiter has more than three games to watch.",
    },
    ArticleText {
        article: "A.3.1.2",
        de: "Schiedsrichter oder Assistenten schreiben jede Partie mit, wenn möglich auch elektronisch.",
        en: "Arbiters or assistants record all games, electronically too where they can.",
    },
    ArticleText {
        article: "A.3.2",
        de: "Wer am Zug ist, darf die Mitschrift einsehen, fünfmal je Partie. Weitere Bitten stören den \
             Gegner.",
        en: "When to move you may look at the official score, five times a game. Asking again disturbs the \
             opponent.",
    },
    ArticleText {
        article: "A.4",
        de: "Schnellschach ohne ausreichende Aufsicht.",
        en: "Rapid without adequate supervision.",
    },
    ArticleText {
        article: "A.4.1",
        de: "Haben beide Seiten zehn Züge abgeschlossen, sind Uhreinstellung, Aufstellung und Brettlage \
             nicht mehr zu beanstanden.",
        en: "After ten completed moves by both sides clock setting, set-up and board direction can no \
             longer be challenged.",
    },
    ArticleText {
        article: "A.4.1.1",
        de: "Die Uhreinstellung bleibt, wie sie ist, außer wenn der Zeitplan darunter leiden würde.",
        en: "The clock stays as set, except where the timetable would suffer.",
    },
    ArticleText {
        article: "A.4.1.2",
        de: "Falsche Aufstellung oder Brettlage bleibt. Mit einem falsch aufgestellten König oder Turm gibt \
             es keine Rochade.",
        en: "Wrong set-up or board direction stays. No castling with a king or rook that started on a wrong \
             square.",
    },
    ArticleText {
        article: "A.4.2",
        de: "Ein abgeschlossener regelwidriger Zug verliert sofort, wenn Schiedsrichter oder Gegner vor \
             dessen nächstem Zug handeln; remis, wenn dieser unmöglich mattsetzen kann. Danach bleibt er, \
             außer beide sind sich einig.",
        en: "One completed illegal move loses, if arbiter or opponent acts before the opponent's next move; \
             drawn if the opponent could not possibly mate. Later it stands, except where both agree.",
    },
    ArticleText {
        article: "A.4.3",
        de: "Gewinn auf Zeit: Man darf die Uhr anhalten und ruft den Schiedsrichter. Dabei muss noch \
             eigene Zeit übrig sein; wer unmöglich mattsetzen kann, erhält nur remis.",
        en: "Win on time: you may stop the clock and call the arbiter. You need time left yourself; if you \
             could not possibly mate, it is only a draw.",
    },
    ArticleText {
        article: "A.4.4",
        de: "Sieht der Schiedsrichter beide Könige im Schach oder einen Bauern auf der letzten Reihe, ist \
             der nächste abgeschlossene Zug abzuwarten. Bleibt die Stellung regelwidrig, ist remis.",
        en: "Seeing a pawn on its last rank or both kings in check, the arbiter waits for one more completed \
             move. If the position stays illegal, it is a draw.",
    },
    ArticleText {
        article: "A.4.5",
        de: "Auch der Schiedsrichter darf ein gefallenes Fallblättchen ansagen, wenn es ihm auffällt.",
        en: "An arbiter who sees a fallen flag may say so.",
    },
    ArticleText {
        article: "A.5",
        de: "Ob ausreichende Aufsicht (A.3) oder nicht (A.4), legt die Ausschreibung für das ganze Turnier \
             fest.",
        en: "The regulations of the event fix for the whole event: adequate supervision (A.3) or not \
             (A.4).",
    },
    ArticleText { article: "B", de: "Regeln für Blitzschach.", en: "Rules for blitz." },
    ArticleText {
        article: "B.1",
        de: "Blitz: höchstens 10 Minuten je Seite, gerechnet als Grundzeit plus 60-mal Zeitinkrement.",
        en: "Blitz: at most 10 minutes a side, counting base time plus 60 times the increment.",
    },
    ArticleText {
        article: "B.2",
        de: "Zeitstrafen nach Artikel 7 und 9 sind im Blitz eine Minute, nicht zwei.",
        en: "Time penalties of Articles 7 and 9 are one minute in blitz, not two.",
    },
    ArticleText {
        article: "B.3",
        de: "Blitz mit ausreichender Aufsicht.",
        en: "Blitz with adequate supervision.",
    },
    ArticleText {
        article: "B.3.1",
        de: "Die Turnierschachregeln gelten im Blitz ganz, wenn jede Partie einen eigenen Schiedsrichter \
             hat und aufgezeichnet wird.",
        en: "Blitz follows the full Competition Rules when every game has its own arbiter and is recorded.",
    },
    ArticleText {
        article: "B.3.1.1",
        de: "Jede Partie hat ihren eigenen Schiedsrichter.",
        en: "Every game has an arbiter of its own.",
    },
    ArticleText {
        article: "B.3.1.2",
        de: "Schiedsrichter oder Assistenten schreiben alle Blitzpartien mit, wenn möglich auch elektronisch.",
        en: "Arbiters or assistants record all blitz games, electronically too where they can.",
    },
    ArticleText {
        article: "B.3.2",
        de: "Wer am Zug ist, darf die Mitschrift fünfmal je Blitzpartie einsehen. Weitere Bitten stören \
             den Gegner.",
        en: "When to move you may look at the official score, five times a blitz game. Asking again disturbs \
             the opponent.",
    },
    ArticleText {
        article: "B.4",
        de: "Fehlt die ausreichende Aufsicht, gelten die Schnellschachregeln A.2 und A.4.",
        en: "Lacking adequate supervision, blitz follows A.2 and A.4 of the rapid rules.",
    },
    ArticleText {
        article: "B.5",
        de: "Ob ausreichende Aufsicht (B.3) oder nicht (B.4), legt die Ausschreibung für das ganze Turnier \
             fest.",
        en: "The regulations of the event fix for the whole event: adequate supervision (B.3) or not \
             (B.4).",
    },
];

use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "5.6e",
        de: "Fehlt die Figur zur Umwandlung, darf man beide Uhren stoppen und den Schiedsrichter bitten. Der Zug muss mit der Umwandlung vollständig gemacht werden.",
        en: "If the piece wanted is not at hand, the player may stop both clocks and ask the arbiter. The move must be finished properly, promotion included.",
    },
    ArticleText {
        article: "7.2b",
        de: "Sind eine eigene und eine gegnerische Figur berührt, muss die eigene die gegnerische schlagen; sonst bindet die zuerst berührte, mit der ein Zug möglich ist. Im Zweifel war es die eigene.",
        en: "If one own and one enemy piece were touched, the own piece must take the enemy one; failing that, the first touched piece that allows a move is binding. In doubt it was the own piece.",
    },
    ArticleText {
        article: "8.1",
        de: "Ein regelwidriger Zug wird zurückgenommen und nach berührt – geführt ersetzt, solange die Partie läuft oder auf ein Schiedsgericht wartet. Ist die Stellung davor nicht zu ermitteln, gibt es eine neue Partie.",
        en: "An illegal move is taken back and replaced under touch-move, while the game runs or awaits the appeals panel. If the position before it cannot be found, a new game is played.",
    },
    ArticleText {
        article: "8.3",
        de: "Wer beim Ziehen Figuren umwirft, stellt sie auf eigene Zeit wieder auf.",
        en: "A player who knocks over pieces while moving puts them back on their own time.",
    },
    ArticleText {
        article: "9.1",
        de: "Im Schach steht ein König, dessen Feld wenigstens eine gegnerische Figur bedroht. Kein Zug darf den eigenen König im Schach stehen lassen.",
        en: "A king is in check when at least one enemy piece attacks its square. No move may leave the player's own king in check.",
    },
    ArticleText {
        article: "10.4",
        de: "Mit einem der Endspiele a bis c ist die Partie auf der Stelle remis.",
        en: "With one of the endings a to c the game is drawn on the spot.",
    },
    ArticleText {
        article: "10.5",
        de: "Ein König allein gewinnt nie: Überschreitet der Gegner die Zeit oder gibt er einen \
             regelwidrigen Zug ab, ist es remis.",
        en: "A bare king never wins: if the opponent oversteps the time or seals an illegal move, the game is drawn.",
    },
    ArticleText {
        article: "10.7",
        de: "Remis bietet man gleich nach dem eigenen Zug an und drückt dabei die Uhr. Das Angebot kennt \
             keine Bedingung und gilt, bis der Gegner es annimmt oder ablehnt, mündlich oder mit einem \
             Zug.",
        en: "A draw is offered right after one's own move, pressing the clock with it. The offer knows no \
             conditions and stands until the opponent accepts or rejects it, by word or by moving.",
    },
    ArticleText {
        article: "10.8",
        de: "Auch ein Angebot, während der Gegner nachdenkt, kann angenommen oder abgelehnt werden; wer so \
             anbietet, kann bestraft werden.",
        en: "An offer made while the opponent is thinking may be accepted or rejected too; the player who \
             makes it may be penalised.",
    },
    ArticleText {
        article: "10.12",
        de: "Weist die Seite am Zug nach, dass beide wenigstens 50 Züge lang weder geschlagen noch einen Bauern bewegt haben, ist es remis. Mehr Züge gelten nur für Stellungen, die der Veranstalter vor dem Turnier bekannt gibt.",
        en: "If the player having the move proves that both sides made at least 50 moves without a capture or a pawn move, the game is drawn. More are needed only in positions the organiser announced before the event.",
    },
    ArticleText {
        article: "10.13",
        de: "Beantragt jemand remis wegen Stellungswiederholung, stoppt der Schiedsrichter die Uhren und prüft. Ist er nicht da, darf man beide Uhren selbst stoppen und ihn holen.",
        en: "When a draw is claimed for repetition, the arbiter stops the clocks and checks. If the arbiter is away, the player may stop both clocks and fetch them.",
    },
    ArticleText {
        article: "10.16",
        de: "Wer den Zug abgegeben hat, verliert bei der Wiederaufnahme, wenn das Aufgeschriebene keinen gültigen Zug ergibt; die Fälle a bis c.",
        en: "The player who sealed loses at the resumption if what was written gives no valid move; the cases a to c.",
    },
    ArticleText {
        article: "10.16a",
        de: "Der Abgabezug lässt sich auf mehr als eine Art lesen: verloren.",
        en: "The sealed move can be read in more than one way: lost.",
    },
    ArticleText {
        article: "10.16b",
        de: "Was der Abgabezug bedeuten soll, ist nicht festzustellen: verloren.",
        en: "What the sealed move is meant to be cannot be made out: lost.",
    },
    ArticleText {
        article: "10.16c",
        de: "Der Abgabezug ist regelwidrig: verloren.",
        en: "The sealed move is illegal: lost.",
    },
    ArticleText {
        article: "11.4",
        de: "Wer ohne Zeitnot nicht mitschreiben will, wird behandelt wie jemand, der die Regeln verweigert: Die Partie geht verloren.",
        en: "A player not in time trouble who refuses to keep score is treated like one who refuses the rules: the game is lost.",
    },
    ArticleText {
        article: "11.7",
        de: "Müssen beide nachtragen, stehen die Uhren, bis beide fertig sind. Helfen können die Mitschrift des Schiedsrichters und ein zweites Brett unter seiner Aufsicht; die Stellung soll er vorher notieren.",
        en: "If both have gaps, the clocks stand still until both are done. The arbiter's record and another board under the arbiter's eyes may help; the arbiter should note the position first.",
    },
    ArticleText {
        article: "12.5",
        de: "Muss der Schiedsrichter eingreifen und unterbrechen, stoppt er die Uhren: bei falscher Stellung, defekter Uhr, fehlender Umwandlungsfigur, Remisantrag. Ist er nicht da, darf man selbst stoppen.",
        en: "If the arbiter has to step in and interrupt, the arbiter stops the clocks: wrong position, faulty clock, missing promotion piece, draw claim. If the arbiter is away, a player may stop them.",
    },
    ArticleText {
        article: "12.8",
        de: "Sind beide Blättchen unten und bleibt offen, welches zuerst fiel, geht die Partie weiter. Zeigen die Formulare nicht, dass die Zeitkontrolle geschafft ist, beginnt mit dem nächsten Zug die nächste Zeitperiode.",
        en: "If both flags have fallen and it stays open which fell first, the game goes on. If the sheets \
             do not show that the control was passed, the next move begins the next period.",
    },
    ArticleText {
        article: "13.1",
        de: "Wer wie abgibt: am Ende der Spielzeit und auf Wunsch schon früher.",
        en: "Who seals and how: at the end of the session and, if wanted, before it.",
    },
    ArticleText {
        article: "13.1a",
        de: "Ist die Spielzeit um, notiert die Seite am Zug ihren Zug eindeutig, verschließt beide Formulare im Umschlag und stoppt dann ihre Uhr. Bis dahin darf sie ihn ändern; ein nach der Aufforderung gespielter Zug ist der Abgabezug.",
        en: "When the session ends, the player to move writes the move unambiguously, seals both sheets in the envelope and then stops their clock. Until then it may be changed; a move played after the call to seal is the sealed move.",
    },
    ArticleText {
        article: "13.1b",
        de: "Wer am Zug ist, darf früher abgeben; die ganze restliche Spielzeit gilt dann als eigene verbrauchte Zeit.",
        en: "The player having the move may seal early; all that is left of the session then counts as their own time used.",
    },
    ArticleText {
        article: "13.2",
        de: "Fünf Angaben sollen auf dem Umschlag stehen.",
        en: "Five things should be written on the envelope.",
    },
    ArticleText {
        article: "13.2b",
        de: "Auf dem Umschlag steht die Stellung, wie sie vor dem Abgabezug war.",
        en: "The envelope shows the position as it was before the sealed move.",
    },
    ArticleText {
        article: "13.3",
        de: "Der Schiedsrichter verwahrt den Umschlag sicher und sollte prüfen, ob die Angaben darauf stimmen.",
        en: "The arbiter keeps the envelope safe and should check that what it says is right.",
    },
    ArticleText {
        article: "14.2a",
        de: "Ein gemeldetes Remis bleibt bestehen, auch wenn sich der Abgabezug dann als ungültig erweist.",
        en: "A draw agreed and reported stands, even if the sealed move then proves to be invalid.",
    },
    ArticleText {
        article: "14.3",
        de: "Fehlt, wer antworten muss, läuft dessen Uhr, und der Umschlag bleibt bis zur Ankunft zu. Dann steht die Uhr, bis der Abgabezug auf dem Brett ausgeführt ist.",
        en: "If the player who must reply is absent, their clock runs and the envelope stays closed until they arrive. Then the clock stands still until the sealed move has been played on the board.",
    },
    ArticleText {
        article: "15.1d",
        de: "Niemand darf den Gegner ablenken oder stören, auch nicht mit immer neuen Remisangeboten.",
        en: "No player may distract or disturb the opponent, not even with draw offers again and again.",
    },
    ArticleText {
        article: "16.5",
        de: "Der Schiedsrichter bestraft jeden Regelverstoß: mit Verwarnung, mit Zeit zulasten der schuldigen oder zugunsten der anderen Seite, oder mit Verlust der Partie.",
        en: "The arbiter penalises every violation of the rules: by a warning, by time taken from the \
             offender or given to the opponent, or by loss of the game.",
    },
    ArticleText {
        article: "19",
        de: "Maßgeblich ist der englische Text von 1984 mit den Änderungen von 1988 und 1992. Er gilt seit dem 1. Januar 1993.",
        en: "The English text of 1984 with the amendments of 1988 and 1992 decides. It applies from 1 January 1993.",
    },
];

/// This edition's number, and the older edition's.
pub(super) const RENUMBERED: &[(&str, &str)] = &[
    ("10.4a", "10.7a"),
    ("10.4b", "10.7b"),
    ("10.4c", "10.7c"),
    ("10.6", "10.4"),
    ("10.9", "10.10b"),
    ("10.10", "10.5"),
    ("10.10a", "10.5a"),
    ("10.10b", "10.5b"),
    ("10.11", "10.6"),
    ("10.13a", "10.11a"),
    ("10.13b", "10.11b"),
    ("10.13c", "10.11c"),
    ("10.14", "10.12"),
    ("10.15", "10.13"),
    ("10.15a", "10.13a"),
    ("10.15b", "10.13b"),
    ("10.15c", "10.13c"),
    ("10.17", "10.15"),
];

//! Laws of Chess in force from 1 January 2023, where they differ from 2018.

use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "Introduction",
        de: "Diese Fassung vom 1. Januar 2023 regelt das Spiel am Brett, in Grundspielregeln und \
             Turnierschachregeln. Maßgeblich ist der englische Wortlaut; jede Personenbezeichnung meint \
             alle Geschlechter.",
        en: "This edition of 1 January 2023 governs play over the board, in Basic Rules and Competition \
             Rules. Where translations differ the English wording decides; words for persons mean every \
             gender.",
    },
    ArticleText {
        article: "5.1.2",
        de: "Wer die Partie aufgibt, verliert sie und beendet sie damit. Kann der Gegner unmöglich \
             mattsetzen, ist sie remis.",
        en: "Resigning loses the game and ends it at once. If the opponent could not possibly mate, it is a \
             draw instead.",
    },
    ArticleText {
        article: "6.2.1.1",
        de: "Ein Zug, der die Partie beendet (Matt, Patt, tote Stellung, Wiederholung nach 9.2.1, fünfmalige \
             Wiederholung, 75 Züge), ist auch ohne Drücken abgeschlossen.",
        en: "A move that ends the game (mate, stalemate, dead position, repetition under 9.2.1, fivefold \
             repetition, 75 moves) is completed without pressing.",
    },
    ArticleText {
        article: "6.11",
        de: "Wann die Uhr angehalten („pausiert“) werden darf.",
        en: "When the clock may be paused.",
    },
    ArticleText {
        article: "6.11.1",
        de: "Muss unterbrochen werden, pausiert der Schiedsrichter die Uhr.",
        en: "For an interruption it is the arbiter who pauses the clock.",
    },
    ArticleText {
        article: "6.11.2",
        de: "Selbst pausieren darf man die Uhr nur, um den Schiedsrichter zu holen, etwa wenn zur Umwandlung \
             die Figur fehlt.",
        en: "Players may pause the clock solely to call the arbiter, say because the piece for a promotion \
             is missing.",
    },
    ArticleText {
        article: "6.11.4",
        de: "Ob es für das Pausieren einen guten Grund gab, beurteilt der Schiedsrichter. Fehlt er, folgt \
             eine Strafe nach 12.9.",
        en: "The arbiter judges whether there was good cause to pause the clock. Without one a penalty under \
             12.9 follows.",
    },
    ArticleText {
        article: "7.4.2",
        de: "Wenn nötig, pausiert eine der beiden Seiten die Uhr und holt den Schiedsrichter.",
        en: "If need be, one of the two pauses the clock and calls the arbiter.",
    },
    ArticleText {
        article: "8.1.1",
        de: "Beide schreiben die Züge beider Seiten fortlaufend und leserlich in algebraischer Notation mit, \
             auf Papier oder elektronisch.",
        en: "Both keep a running, readable score of all moves of both sides in algebraic notation, on paper \
             or electronically.",
    },
    ArticleText {
        article: "8.1.1.1",
        de: "Von Hand auf dem Papierformular des Turniers.",
        en: "By hand on the paper scoresheet of the event.",
    },
    ArticleText {
        article: "8.1.1.2",
        de: "Auf einem elektronischen Partieformular mit FIDE-Zulassung.",
        en: "On an electronic scoresheet with FIDE certification.",
    },
    ArticleText {
        article: "8.3",
        de: "Die Formulare gehören dem Veranstalter. Ein defektes elektronisches Formular tauscht der \
             Schiedsrichter aus.",
        en: "The sheets belong to the organiser. The arbiter exchanges an electronic one that fails.",
    },
    ArticleText {
        article: "8.5.1",
        de: "Schreiben beide in Zeitnot nicht mit, soll es der Schiedsrichter oder eine Hilfe tun. Beim \
             Fallen eines Fallblättchens pausiert der Schiedsrichter die Uhr, und beide tragen nach.",
        en: "If both have stopped writing in time trouble, the arbiter or an assistant should record. At \
             flag-fall the arbiter pauses the clock and both fill in.",
    },
    ArticleText {
        article: "8.7",
        de: "Zum Schluss unterschreiben beide das Ergebnis auf beiden Formularen oder bestätigen es auf den \
             elektronischen. Es gilt selbst bei einem Fehler, außer der Schiedsrichter entscheidet anders.",
        en: "At the end both sign the result on both sheets, or approve it on the electronic ones. Even a \
             wrong entry holds, except where the arbiter rules otherwise.",
    },
    ArticleText {
        article: "9.2",
        de: "Remis durch dreimalige Stellungswiederholung: Wer am Zug ist, kann es beantragen, gleichgültig, \
             welche Züge dazwischen lagen.",
        en: "Draw by threefold repetition: the side to move can claim it, whatever the moves in between.",
    },
    ArticleText {
        article: "9.2.1",
        de: "Entsteht die Stellung erst durch den eigenen Zug: diesen unwiderruflich auf Papier notieren \
             oder elektronisch eingeben, nicht ausführen und dem Schiedsrichter ansagen.",
        en: "If your own move will bring the position about: note it on paper or enter it electronically, \
             irrevocably, do not play it, and tell the arbiter.",
    },
    ArticleText {
        article: "9.3.1",
        de: "Der Zug, mit dem 50 Züge je Seite ohne Bauernzug und ohne Schlagen voll sind, wird notiert \
             oder elektronisch eingegeben und dem Schiedsrichter angesagt, nicht ausgeführt.",
        en: "The move that makes it 50 each with no pawn move or capture is noted or entered electronically \
             and told to the arbiter, not played.",
    },
    ArticleText {
        article: "9.5.1",
        de: "Bei einem Antrag wird die Uhr pausiert. Zurücknehmen lässt er sich nicht.",
        en: "For a claim the clock is paused. It cannot be taken back.",
    },
    ArticleText {
        article: "12.2.7",
        de: "Der Schiedsrichter wendet die Fair-Play-Vorschriften an.",
        en: "The arbiter applies the fair-play regulations.",
    },
    ArticleText {
        article: "A.3",
        de: "Zeitstrafen nach Artikel 7 und 9 sind im Schnellschach eine Minute, nicht zwei.",
        en: "Time penalties of Articles 7 and 9 are one minute in rapid, not two.",
    },
    ArticleText {
        article: "A.5.3",
        de: "Gewinn auf Zeit: Man darf die Uhr pausieren und ruft den Schiedsrichter. Wer unmöglich \
             mattsetzen kann, erhält nur remis.",
        en: "Win on time: you may pause the clock and call the arbiter. If you could not possibly mate, it \
             is only a draw.",
    },
    ArticleText {
        article: "A.6",
        de: "Ob ausreichende Aufsicht (A.4) oder nicht (A.5), legt die Ausschreibung für das ganze Turnier \
             fest.",
        en: "The regulations of the event fix for the whole event: adequate supervision (A.4) or not \
             (A.5).",
    },
    ArticleText {
        article: "B.3",
        de: "Fehlt die ausreichende Aufsicht, gelten die Schnellschachregeln A.2, A.3 und A.5; Zeitstrafen \
             sind also eine Minute.",
        en: "Lacking adequate supervision, blitz follows A.2, A.3 and A.5 of the rapid rules; time \
             penalties are thus one minute.",
    },
    ArticleText {
        article: "B.4",
        de: "Ob ausreichende Aufsicht (B.2) oder nicht (B.3), legt die Ausschreibung für das ganze Turnier \
             fest.",
        en: "The regulations of the event fix for the whole event: adequate supervision (B.2) or not \
             (B.3).",
    },
    ArticleText {
        article: "C.13",
        de: "Zeichen und Abkürzungen der Notation; Pflicht sind nur die für die Rochade.",
        en: "Signs and short forms of the notation; only those for castling are required.",
    },
    ArticleText {
        article: "C.13.1",
        de: "Die kurze Rochade schreibt man 0-0.",
        en: "Kingside castling is written 0-0.",
    },
    ArticleText {
        article: "C.13.2",
        de: "Die lange Rochade schreibt man 0-0-0.",
        en: "Queenside castling is written 0-0-0.",
    },
    ArticleText {
        article: "C.13.3",
        de: "Fürs Schlagen kann ein x stehen.",
        en: "An x may stand for a capture.",
    },
    ArticleText {
        article: "C.13.4",
        de: "Ein Schachgebot kann mit + bezeichnet werden.",
        en: "A check may be marked with +.",
    },
    ArticleText {
        article: "C.13.5",
        de: "Matt kann mit ++ oder # bezeichnet werden.",
        en: "Mate may be marked with ++ or #.",
    },
    ArticleText {
        article: "C.13.6",
        de: "Einem Schlagen en passant kann „e.p.“ folgen.",
        en: "An en passant capture may be followed by “e.p.”.",
    },
    ArticleText {
        article: "I",
        de: "Richtlinien für Hängepartien, kein Teil der Regeln, aber dringend empfohlen, wo sie passen.",
        en: "Guidelines for adjourned games, no part of the Laws but strongly advised where they fit.",
    },
    ArticleText {
        article: "I.1.1",
        de: "Am Ende der Spielzeit gibt ab, wer am Zug ist: Zug eindeutig auf Papier notieren, beide \
             Formulare in den Umschlag, verschließen, Uhr anhalten. Bis dahin ist er änderbar; ein am Brett \
             ausgeführter Zug gilt als Abgabezug.",
        en: "When the session ends the side to move seals: note a clear move on paper, both sheets into the \
             envelope, close it, then stop the clock. Until then it may change; a move played on the board \
             is the sealed one.",
    },
    ArticleText {
        article: "II",
        de: "Richtlinien für Schach960, kein Teil der Regeln, aber dringend empfohlen, wo sie passen.",
        en: "Guidelines for Chess960, no part of the Laws but strongly advised where they fit.",
    },
    ArticleText {
        article: "III",
        de: "Richtlinien für Partien ohne Zeitinkrement, kein Teil der Regeln, aber dringend empfohlen, wo \
             sie passen.",
        en: "Guidelines for games without increment, no part of the Laws but strongly advised where they fit.",
    },
    ArticleText {
        article: "III.5",
        de: "Sonst kann, wer am Zug ist und unter zwei Minuten hat, vor dem Fallen remis beantragen: Mit \
             normalen Mitteln gewinnt der Gegner nie, oder er versucht es nicht. Die Uhr darf man dazu \
             pausieren.",
        en: "Failing that, the side to move can claim a draw under two minutes, flag still up: by normal \
             means the opponent will never win, or is not trying. The clock may be paused for it.",
    },
];

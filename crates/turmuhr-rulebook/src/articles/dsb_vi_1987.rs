use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "14",
        de: "Partien zwischen sehenden und sehbehinderten Menschen an zwei Brettern.",
        en: "Games between sighted and visually disabled players on two boards.",
    },
    ArticleText {
        article: "14.1",
        de: "Gespielt wird an zwei Brettern. Das Steckschach der sehbehinderten Seite misst mindestens 20 mal 20 cm, die schwarzen Felder sind erhöht, die schwarzen Figuren gekennzeichnet.",
        en: "Play is on two boards. The visually disabled player's peg board measures at least 20 by 20 cm, its black squares are raised and its black pieces marked.",
    },
    ArticleText {
        article: "14.2",
        de: "Jeder Zug wird algebraisch und deutlich angesagt; der Gegner wiederholt ihn und führt ihn auf seinem Brett aus.",
        en: "Every move is announced clearly in algebraic notation; the opponent repeats it and plays it on their own board.",
    },
    ArticleText {
        article: "14.3",
        de: "Berührt ist eine Figur am Steckbrett, sobald sie aus ihrer Sicherungsöffnung gezogen ist.",
        en: "On the peg board a piece is touched once it has been lifted out of its securing aperture.",
    },
    ArticleText {
        article: "14.4",
        de: "Der Zug am Steckbrett ist ausgeführt, wenn die Figur steckt, eine geschlagene weggenommen und der Zug angesagt ist. Erst danach wird die Uhr gedrückt.",
        en: "A move on the peg board is made when the piece is in its hole, any captured piece is off and the move is announced. Only then is the clock pressed.",
    },
    ArticleText {
        article: "14.5",
        de: "Eine fühlbare Uhr ist erlaubt: kräftige Zeiger, alle 5 Minuten ein erhabener Punkt, alle 15 Minuten zwei, dazu ein tastbares Fallblättchen, an dem die letzten fünf Minuten zu spüren sind.",
        en: "A clock for the touch is allowed: strong hands, a raised dot every 5 minutes, two every 15, and a flag that can be felt during the last five minutes.",
    },
    ArticleText {
        article: "14.6",
        de: "Die sehbehinderte Seite darf in Blindenschrift mitschreiben oder die Züge aufsprechen.",
        en: "The visually disabled player may keep score in Braille or record the moves by voice.",
    },
    ArticleText {
        article: "14.7",
        de: "Wer sich bei der Ansage verspricht, verbessert sich gleich und noch vor dem Drücken der Uhr.",
        en: "A slip in announcing a move is put right at once, before the clock is pressed.",
    },
    ArticleText {
        article: "14.8",
        de: "Stehen die Bretter verschieden, wird mit dem Wettkampfleiter anhand der Aufzeichnungen berichtigt. Stimmen diese überein, gilt, was dort steht, zulasten der Seite mit dem falschen Zug.",
        en: "If the boards differ, they are put right with the arbiter and the scoresheets. If these agree, they decide, at the cost of the player who made the wrong move.",
    },
    ArticleText {
        article: "14.9",
        de: "Stimmen auch die Aufzeichnungen nicht überein, geht man bis zur letzten Übereinstimmung zurück; der Wettkampfleiter berichtigt die Zeiten.",
        en: "If the scoresheets differ too, the moves are taken back to where they last agree; the arbiter corrects the times.",
    },
    ArticleText {
        article: "14.10",
        de: "Auf Wunsch lässt der Wettkampfleiter Hilfe zu: Züge ausführen, ansagen und notieren, Uhr drücken, Zügezahl und Zeiten auf Frage nennen, Zeit reklamieren, Abbruch erledigen.",
        en: "On request the arbiter allows an assistant: to play, announce and record moves, press the clock, tell moves and times when asked, claim time, see to adjournment.",
    },
    ArticleText {
        article: "14.11",
        de: "Sonst gelten die gewöhnlichen Schachregeln.",
        en: "Otherwise the ordinary Laws of Chess apply.",
    },
];

use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "8",
        de: "Blitz mit fünf Minuten: Regeln des FIDE-Zentralkomitees von 1977, als Nummern 8.4 bis 8.22 gedruckt.",
        en: "Five-minute blitz: the rules of the FIDE Central Committee of 1977, printed as nos. 8.4 to 8.22.",
    },
    ArticleText {
        article: "8.4",
        de: "Jede Seite hat fünf Minuten für die ganze Partie.",
        en: "Each player has five minutes for the whole game.",
    },
    ArticleText {
        article: "8.5",
        de: "Jede Uhr braucht ein Fallblättchen oder etwas Gleichwertiges, das den Ablauf der Zeit zeigt.",
        en: "Every clock needs a flag, or something like it, that shows when the time is up.",
    },
    ArticleText {
        article: "8.6",
        de: "Figuren und Uhr prüft man vor dem Beginn. Wer den ersten Zug gemacht hat, kann sie nicht mehr beanstanden.",
        en: "Check pieces and clock before the start. A player who has made the first move can no longer object to them.",
    },
    ArticleText {
        article: "8.7",
        de: "Gedrückt wird mit der Hand, die gezogen hat. Nur rochieren darf man mit beiden Händen.",
        en: "The clock is pressed with the hand that moved. Only castling may be done with two hands.",
    },
    ArticleText {
        article: "8.8",
        de: "Der Turnierleiter legt für das Turnier fest, wo die Uhr steht; Schwarz wählt die Seite des Brettes.",
        en: "The arbiter fixes for the tournament where the clock stands; Black chooses the side of the board.",
    },
    ArticleText {
        article: "8.9",
        de: "Der Finger bleibt nicht auf dem Knopf der eigenen Uhr, weder kurz noch dauernd.",
        en: "No finger rests on the button of one's own clock, neither for a while nor all the time.",
    },
    ArticleText {
        article: "8.10",
        de: "Solange die Partie läuft, nimmt niemand von beiden die Uhr in die Hand.",
        en: "While the game is on, neither player picks up the clock.",
    },
    ArticleText { article: "8.11", de: "Wer gewinnt: vier Fälle.", en: "Who wins: four cases." },
    ArticleText {
        article: "8.11(1)",
        de: "Es gewinnt, wer mattsetzt.",
        en: "The player who gives checkmate wins.",
    },
    ArticleText {
        article: "8.11(2)",
        de: "Gibt der Gegner auf, ist die Partie gewonnen.",
        en: "If the opponent resigns, the game is won.",
    },
    ArticleText {
        article: "8.11(3)",
        de: "Nach einem regelwidrigen Zug, auch wenn der König im Schach bleibt oder hineinzieht, gewinnt \
             der Gegner, wenn er vor dem Berühren einer Figur reklamiert oder als Beweis den König \
             schlägt.",
        en: "After an illegal move, a king left in or moved into check included, the opponent wins by claiming before touching a piece, or by taking the king as proof.",
    },
    ArticleText {
        article: "8.11(4)",
        de: "Fällt das Blättchen des Gegners, solange die Partie nicht anders beendet ist, ist sie \
             gewonnen.",
        en: "If the opponent's flag falls while the game has not ended otherwise, it is won.",
    },
    ArticleText {
        article: "8.12",
        de: "Gewinn muss man selbst reklamieren: beide Uhren stoppen, Turnierleiter rufen. Bei Zeit muss das eigene Blättchen dann noch oben sein; sind beide unten, ist es remis.",
        en: "A win must be claimed by the player: stop both clocks and tell the arbiter. On time, one's \
             own flag must then still be up; if both have fallen, it is a draw.",
    },
    ArticleText {
        article: "8.13",
        de: "Wann die Partie remis ist: sechs Fälle.",
        en: "When the game is drawn: six cases.",
    },
    ArticleText { article: "8.13(1)", de: "Patt ist remis.", en: "Stalemate is a draw." },
    ArticleText {
        article: "8.13(2)",
        de: "Remis ist, was beide während der Partie vereinbaren; vorher oder danach gilt es nicht.",
        en: "A draw is what both players agree during the game; before or after it does not count.",
    },
    ArticleText {
        article: "8.13(3)",
        de: "Fällt auch das zweite Blättchen, bevor jemand den Gewinn reklamiert hat, ist es remis.",
        en: "If the second flag falls too before anyone has claimed the win, it is a draw.",
    },
    ArticleText {
        article: "8.13(4)",
        de: "Dauerschach ist remis, ebenso eine nachgewiesene Stellungswiederholung nach Artikel 10.5 der Schachregeln.",
        en: "Perpetual check is a draw, and so is a proved repetition under Article 10.5 of the Laws.",
    },
    ArticleText {
        article: "8.13(5)",
        de: "Fehlt beiden das Material zum Matt, ist es remis: nur Könige, dazu ein Läufer oder ein Springer, oder je ein Läufer auf gleicher Feldfarbe.",
        en: "If both lack the material to mate, it is a draw: kings only, one bishop or knight added, or a bishop each on squares of one colour.",
    },
    ArticleText {
        article: "8.13(6)",
        de: "Fällt das Blättchen, hat aber der Gegner außer dem König höchstens einen Läufer oder \
             Springer, ist es remis.",
        en: "If a flag falls but the opponent has no more than a bishop or a knight beside the king, it is a draw.",
    },
    ArticleText {
        article: "8.14",
        de: "Ein Remis meldet Weiß dem Turnierleiter.",
        en: "White reports a draw to the arbiter.",
    },
    ArticleText {
        article: "8.15",
        de: "Wer versehentlich Figuren umwirft, stellt sie auf eigene Zeit auf. Der Gegner darf dafür die \
             Uhr zurückdrücken, ohne zu ziehen.",
        en: "A player who accidentally knocks over pieces puts them back on their own time. The opponent \
             may start that player's clock for this without moving.",
    },
    ArticleText {
        article: "8.16",
        de: "Sonst gelten die Schachregeln und Auslegungen der FIDE, soweit sie hierzu passen. Berührt – geführt gilt ohne Abstriche.",
        en: "Otherwise the Laws and interpretations of FIDE apply where they fit these rules. Touch-move applies in full.",
    },
    ArticleText {
        article: "8.17",
        de: "Publikum und andere Spielende mischen sich nicht ein; sonst kann der Turnierleiter neu spielen lassen und sie hinausweisen. Auch er zeigt weder Blättchen noch unmögliche Züge an.",
        en: "Spectators and other players keep out; otherwise the arbiter may order a new game and send them away. The arbiter too points out neither flags nor impossible moves.",
    },
    ArticleText {
        article: "8.18",
        de: "Im Streit darf jede Seite die Uhr stoppen, bis der Turnierleiter da ist. Er legt die Regeln aus und entscheidet endgültig.",
        en: "In a dispute either player may stop the clock until the arbiter comes. The arbiter interprets \
             the rules, and the decision is final.",
    },
    ArticleText {
        article: "8.19",
        de: "Der Turnierleiter rührt die Uhr nur im Streitfall an oder wenn beide es wünschen.",
        en: "The arbiter touches the clock only in a dispute or when both players ask for it.",
    },
    ArticleText {
        article: "8.20",
        de: "Ein Zug ist mit dem Loslassen der Figur ausgeführt, wie es Artikel 6 der Schachregeln sagt.",
        en: "A move is made when the piece is released, as Article 6 of the Laws says.",
    },
    ArticleText {
        article: "8.21",
        de: "Ein regelwidriger Zug, den niemand von beiden bemerkt hat, bleibt stehen und ist später kein Grund zur Reklamation.",
        en: "An illegal move that neither player noticed stands and is later no ground for a claim.",
    },
    ArticleText {
        article: "8.22",
        de: "Vor dem Turnier sollten alle diese Regeln bekommen; sonst hängen genügend Exemplare spätestens eine halbe Stunde vor Beginn im Saal.",
        en: "Before the tournament everyone should be given these rules; otherwise enough copies hang in the hall half an hour before the start.",
    },
];

//! Draws and points (Articles 9 and 10).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "9",
        de: "Remis: Angebot, Antrag und von selbst.",
        en: "Draws: offered, claimed and automatic.",
    },
    ArticleText { article: "9.1", de: "Remisangebot und Einigung.", en: "Draw offers and agreement." },
    ArticleText {
        article: "9.1.1",
        de: "Die Ausschreibung darf Einigungen auf remis ganz oder bis zu einer Zügezahl ausschließen, \
             solange der Schiedsrichter nicht zustimmt.",
        en: "The regulations of the event may bar agreed draws altogether, or up to a move number, except \
             with the arbiter's consent.",
    },
    ArticleText {
        article: "9.1.2",
        de: "Ist die Einigung zugelassen, regeln die Unterpunkte Zeitpunkt, Form und Dauer des Angebots.",
        en: "Where agreement is open, the points below settle time, form and life of an offer.",
    },
    ArticleText {
        article: "9.1.2.1",
        de: "Angeboten wird nach dem eigenen Zug, vor dem Drücken. Das Angebot ist bedingungslos, bindet \
             und gilt bis zur Annahme, Ablehnung oder Berührung einer Figur; zu anderer Zeit kann es \
             stören (11.5).",
        en: "Offer after your move and before pressing. It is unconditional, binding and open until \
             accepted, refused or answered by touching a piece; at other times it may disturb (11.5).",
    },
    ArticleText {
        article: "9.1.2.2",
        de: "Ein Angebot notieren beide Seiten mit (=).",
        en: "Either side notes an offer as (=).",
    },
    ArticleText {
        article: "9.1.2.3",
        de: "Jeder Antrag auf remis (Wiederholung, 50 Züge) ist zugleich ein Remisangebot.",
        en: "Every draw claim (repetition, 50 moves) is an offer as well.",
    },
    ArticleText {
        article: "9.2",
        de: "Remis durch dreimalige Stellungswiederholung, auf Antrag.",
        en: "Draw by threefold repetition, on a claim.",
    },
    ArticleText {
        article: "9.2.1",
        de: "Wer am Zug ist, kann remis beantragen, wenn dieselbe Stellung zum dritten Mal oder öfter \
             entsteht oder entstanden ist; die Züge dazwischen sind gleichgültig.",
        en: "The side to move can claim when one position occurs or has occurred three times or more, \
             whatever the moves in between.",
    },
    ArticleText {
        article: "9.2.1.1",
        de: "Entsteht die Stellung erst durch den eigenen Zug: diesen unwiderruflich notieren, nicht \
             ausführen und dem Schiedsrichter ansagen.",
        en: "If your own move will bring the position about: note that move irrevocably, do not play it, \
             and tell the arbiter.",
    },
    ArticleText {
        article: "9.2.1.2",
        de: "Ist die wiederholte Stellung soeben entstanden, stellt den Antrag, wer am Zug ist, ohne zu \
             ziehen.",
        en: "If the repeated position is now on the board, the side to move claims without moving.",
    },
    ArticleText {
        article: "9.2.2",
        de: "Gleich sind Stellungen, wenn dieselbe Seite zieht, gleiche Figuren auf gleichen Feldern stehen \
             und alle Zugmöglichkeiten übereinstimmen.",
        en: "Positions match when the side to play, the pieces on their squares and every possible move all \
             agree.",
    },
    ArticleText {
        article: "9.2.2.1",
        de: "Konnte beim ersten Mal ein Bauer en passant geschlagen werden, ist die Stellung später eine \
             andere.",
        en: "If a pawn could be taken en passant the first time, the later position is a different one.",
    },
    ArticleText {
        article: "9.2.2.2",
        de: "Ist inzwischen ein Rochaderecht verloren, ist die Stellung eine andere; verloren geht es nur \
             durch einen Zug von König oder Turm.",
        en: "If a castling right has gone meanwhile, the position is a different one; only a king or rook \
             move takes it away.",
    },
    ArticleText {
        article: "9.3",
        de: "Remis nach der 50-Züge-Regel, auf Antrag der Seite am Zug.",
        en: "Draw by the 50-move rule, claimed by the side to move.",
    },
    ArticleText {
        article: "9.3.1",
        de: "Der Zug, mit dem 50 Züge je Seite ohne Bauernzug und ohne Schlagen voll sind, wird notiert \
             und dem Schiedsrichter angesagt, nicht ausgeführt.",
        en: "The move that makes it 50 each with no pawn move or capture is noted and told to the arbiter, \
             not played.",
    },
    ArticleText {
        article: "9.3.2",
        de: "Sind je Seite 50 Züge ohne Bauernzug und ohne Schlagen abgeschlossen, kann man gleich \
             beantragen.",
        en: "Once each side has completed 50 moves with no pawn move and nothing taken, claim straight away.",
    },
    ArticleText {
        article: "9.4",
        de: "Wer eine Figur zum Zug berührt, kann in diesem Zug keinen Remisantrag mehr stellen.",
        en: "Touching a piece to move it gives up the draw claim for this turn.",
    },
    ArticleText { article: "9.5", de: "Wie ein Remisantrag abläuft.", en: "How a draw claim proceeds." },
    ArticleText {
        article: "9.5.1",
        de: "Bei einem Antrag wird die Uhr angehalten. Zurücknehmen lässt er sich nicht.",
        en: "For a claim the clock is stopped. It cannot be taken back.",
    },
    ArticleText {
        article: "9.5.2",
        de: "Stimmt der Antrag, ist die Partie auf der Stelle remis.",
        en: "If the claim is right, it is a draw on the spot.",
    },
    ArticleText {
        article: "9.5.3",
        de: "Stimmt der Antrag nicht, erhält der Gegner zwei Minuten, und es geht weiter; ein angesagter \
             Zug muss gespielt werden.",
        en: "If the claim is wrong, the opponent gains two minutes and play goes on; an announced move has \
             to be played.",
    },
    ArticleText { article: "9.6", de: "Remis ohne Antrag, von selbst.", en: "Draws that need no claim." },
    ArticleText {
        article: "9.6.1",
        de: "Steht dieselbe Stellung zum fünften Mal auf dem Brett, ist die Partie ohne Antrag remis.",
        en: "When one position stands on the board for the fifth time, it is a draw without a claim.",
    },
    ArticleText {
        article: "9.6.2",
        de: "Nach 75 Zügen je Seite ohne Bauernzug und ohne Schlagen ist die Partie remis. Setzt der \
             letzte Zug matt, zählt das Matt.",
        en: "After 75 moves each with no pawn move and nothing taken it is a draw. If the last one mates, \
             the mate counts.",
    },
    ArticleText { article: "10", de: "Punkte für die Partie.", en: "Points for the game." },
    ArticleText {
        article: "10.1",
        de: "Sieg, auch kampflos, bringt 1, remis ½, Niederlage 0 Punkte; die Ausschreibung kann anders \
             zählen.",
        en: "A win, also by forfeit, is 1, a draw ½, a loss 0 points; the regulations of the event can \
             count differently.",
    },
    ArticleText {
        article: "10.2",
        de: "Beide zusammen erhalten nie mehr, als die Partie sonst vergibt, und niemand eine Punktzahl, die \
             es sonst nicht gibt, etwa ¾.",
        en: "Together both never get more than a game normally yields, and nobody gets an odd score such as \
             ¾.",
    },
];

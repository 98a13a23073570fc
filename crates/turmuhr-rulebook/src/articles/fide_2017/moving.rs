//! The act of moving and the end of the game (Articles 4 and 5).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "4",
        de: "Wie man zieht: eine Hand, berührt – geführt, loslassen.",
        en: "How to move: one hand, touch-move, letting go.",
    },
    ArticleText {
        article: "4.1",
        de: "Gezogen wird mit nur einer Hand, auch beim Schlagen, Rochieren und Umwandeln.",
        en: "Use one hand for a move, also when capturing, castling or promoting.",
    },
    ArticleText {
        article: "4.2",
        de: "Zurechtrücken und was sonst als Berühren gilt.",
        en: "Adjusting pieces, and what else counts as touching.",
    },
    ArticleText {
        article: "4.2.1",
        de: "Zurechtrücken darf nur, wer am Zug ist, und erst nach einer Ankündigung wie „j’adoube“ oder \
             „ich rücke zurecht“.",
        en: "Only the side to move may adjust pieces, and only after saying so, with “j’adoube” or “I \
             adjust”.",
    },
    ArticleText {
        article: "4.2.2",
        de: "Jedes andere Anfassen einer Figur zählt als gewollt, sofern es nicht offenkundig ein Versehen \
             war.",
        en: "Touching a piece in any other way counts as meant, unless it was plainly an accident.",
    },
    ArticleText {
        article: "4.3",
        de: "Berührt – geführt: Wer am Zug ist und eine Figur zum Ziehen oder Schlagen anfasst, ist daran \
             gebunden.",
        en: "Touch-move: the side to move is bound by the pieces they touch to move or capture.",
    },
    ArticleText {
        article: "4.3.1",
        de: "Eigene Figuren berührt: Mit der ersten davon, die ziehen kann, muss gezogen werden.",
        en: "Own pieces touched: the first of them that has a legal move must be moved.",
    },
    ArticleText {
        article: "4.3.2",
        de: "Gegnerische Figuren berührt: Die erste davon, die sich schlagen lässt, muss geschlagen \
             werden.",
        en: "Enemy pieces touched: the first of them that can be taken must be taken.",
    },
    ArticleText {
        article: "4.3.3",
        de: "Figuren beider Farben berührt: Die erste eigene muss die erste gegnerische schlagen. Geht das \
             nicht, gilt die erste, mit der ein Zug möglich ist; im Zweifel wurde die eigene zuerst \
             berührt.",
        en: "Pieces of both colours touched: the first own piece takes the first enemy one. If that is \
             illegal, the first usable one counts; in doubt the own piece came first.",
    },
    ArticleText {
        article: "4.4",
        de: "Berührregeln für Rochade und Umwandlung.",
        en: "Touch-move in castling and promotion.",
    },
    ArticleText {
        article: "4.4.1",
        de: "König und Turm berührt: Ist die Rochade dorthin regelgemäß, muss sie gespielt werden.",
        en: "King and rook touched: castling to that side must be played if it is legal.",
    },
    ArticleText {
        article: "4.4.2",
        de: "Erst den Turm, dann den König bewusst berührt: Mit diesem Turm wird jetzt nicht rochiert, der \
             Turm muss ziehen, wenn er kann.",
        en: "Rook touched on purpose before the king: no castling to that side this time; the rook has to \
             move if it can.",
    },
    ArticleText {
        article: "4.4.3",
        de: "Rochade gewollt, König und dann Turm berührt, aber regelwidrig: Der König muss anders ziehen, \
             notfalls zur anderen Seite rochieren. Kann er nicht, ist jeder Zug frei.",
        en: "Castling intended, king then rook touched, but illegal: the king must move otherwise, perhaps \
             castle the other way. If it cannot, any legal move will do.",
    },
    ArticleText {
        article: "4.4.4",
        de: "Bei der Umwandlung steht die Wahl fest, sobald die neue Figur das Umwandlungsfeld berührt.",
        en: "In promotion the choice is final once the new piece touches the promotion square.",
    },
    ArticleText {
        article: "4.5",
        de: "Lässt sich mit keiner berührten Figur ziehen und keine schlagen, ist jeder regelgemäße Zug frei.",
        en: "If nothing that was touched can move or be taken, the player is free to choose a legal move.",
    },
    ArticleText {
        article: "4.6",
        de: "Für die Handgriffe bei der Umwandlung gibt es mehrere zulässige Wege.",
        en: "The hand movements of promotion may be done in more than one way.",
    },
    ArticleText {
        article: "4.6.1",
        de: "Der Bauer darf gleich vom Brett genommen werden, ohne die letzte Reihe zu betreten.",
        en: "The pawn may come straight off the board without being set on the last rank.",
    },
    ArticleText {
        article: "4.6.2",
        de: "Ob erst der Bauer verschwindet oder erst die neue Figur erscheint, ist gleichgültig.",
        en: "Pawn off first or new piece on first: either order is fine.",
    },
    ArticleText {
        article: "4.6.3",
        de: "Steht auf dem Umwandlungsfeld eine gegnerische Figur, wird sie dabei geschlagen.",
        en: "An enemy piece on the promotion square is captured in doing so.",
    },
    ArticleText {
        article: "4.7",
        de: "Losgelassen ist gezogen: Steht die Figur nach einem regelgemäßen Zug frei auf einem Feld, \
             bleibt sie dort. Damit ist der Zug ausgeführt.",
        en: "Let go means moved: a piece released on a square by a legal move stays there, and the move has \
             been made.",
    },
    ArticleText {
        article: "4.7.1",
        de: "Schlagzug: ausgeführt, wenn die geschlagene Figur vom Brett und die schlagende losgelassen ist.",
        en: "Capture: made when the captured piece is off the board and the capturing one let go.",
    },
    ArticleText {
        article: "4.7.2",
        de: "Rochade: ausgeführt, wenn der Turm losgelassen ist. Mit dem Loslassen des Königs liegt die \
             Rochade fest; ist sie regelwidrig, zieht der König anders, und kann er nicht, ist die Wahl \
             frei.",
        en: "Castling: made when the rook is let go. Letting go of the king commits to it; if it is illegal \
             the king moves elsewhere, and if it cannot, any legal move is open.",
    },
    ArticleText {
        article: "4.7.3",
        de: "Umwandlung: ausgeführt, wenn der Bauer weg und die neue Figur auf ihrem Feld losgelassen ist.",
        en: "Promotion: made when the pawn is gone and the new piece let go on its square.",
    },
    ArticleText {
        article: "4.8",
        de: "Verstöße des Gegners beim Berühren und Ziehen reklamiert man sofort: Wer selbst eine Figur \
             zum Zug anfasst, hat das Recht verloren.",
        en: "Claim touch-move offences at once: a player who touches a piece to play on has lost the \
             right.",
    },
    ArticleText {
        article: "4.9",
        de: "Wer nicht selbst ziehen kann, darf jemanden mitbringen, der es übernimmt; der Schiedsrichter \
             muss einverstanden sein.",
        en: "A player who cannot move the pieces may bring someone to do it, if the arbiter accepts that \
             person.",
    },
    ArticleText { article: "5", de: "Wie eine Partie endet.", en: "How a game ends." },
    ArticleText {
        article: "5.1",
        de: "Gewonnen und verloren: Matt und Aufgabe.",
        en: "Won and lost: mate and resignation.",
    },
    ArticleText {
        article: "5.1.1",
        de: "Matt gewinnt und beendet die Partie auf der Stelle, wenn der Mattzug selbst Artikel 3 und 4.2 \
             bis 4.7 einhielt.",
        en: "Mate wins and ends the game on the spot, if the mating move itself kept to Articles 3 and \
             4.2–4.7.",
    },
    ArticleText {
        article: "5.1.2",
        de: "Wer die Partie aufgibt, verliert sie; sie ist damit zu Ende und der Gegner gewinnt.",
        en: "Resigning ends the game at once, and the opponent wins.",
    },
    ArticleText {
        article: "5.2",
        de: "Remis: patt, tote Stellung und Einigung.",
        en: "Draws: stalemate, dead position and agreement.",
    },
    ArticleText {
        article: "5.2.1",
        de: "Patt: Wer am Zug ist, hat keinen regelgemäßen Zug und steht nicht im Schach. Das ist sofort \
             remis, wenn der letzte Zug Artikel 3 und 4.2 bis 4.7 einhielt.",
        en: "Stalemate: no legal move for the side to play, and no check. That is a draw at once, if the \
             last move kept to Articles 3 and 4.2–4.7.",
    },
    ArticleText {
        article: "5.2.2",
        de: "Tote Stellung: Selbst mit beiderseitiger Hilfe ist kein Matt mehr erreichbar. Das ist sofort \
             remis, wenn der letzte Zug Artikel 3 und 4.2 bis 4.7 einhielt.",
        en: "Dead position: not even with mutual help could anyone be mated. That is a draw at once, if the \
             last move kept to Articles 3 and 4.2–4.7.",
    },
    ArticleText {
        article: "5.2.3",
        de: "Beide können sich auf remis einigen, sobald jede Seite mindestens einmal gezogen hat. Damit \
             ist die Partie beendet.",
        en: "The players may agree a draw once each side has moved at least once. That ends the game.",
    },
];

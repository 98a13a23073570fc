//! The game, the board and the moves of the pieces (Articles 1 to 3).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "Introduction",
        de: "Diese Fassung vom 1. Juli 2017 regelt das Spiel am Brett, in Grundspielregeln und \
             Turnierschachregeln. Maßgeblich ist der englische Wortlaut; jede Personenbezeichnung meint \
             alle Geschlechter.",
        en: "This edition of 1 July 2017 governs play over the board, in Basic Rules and Competition Rules. \
             Where translations differ the English wording decides; words for persons mean every gender.",
    },
    ArticleText {
        article: "Preface",
        de: "Was hier nicht steht, wird nach vergleichbaren Fällen entschieden, sachkundig und unparteiisch. \
             Nur Partien nach diesen Regeln wertet die FIDE; auch für alle anderen werden sie empfohlen.",
        en: "What is not written here is decided from comparable cases, with competence and impartiality. \
             FIDE rates only games under these Laws and recommends them for all others.",
    },
    ArticleText {
        article: "1",
        de: "Wer spielt, wie gezogen wird und worum es geht: das Matt.",
        en: "Who plays, how turns alternate and what the aim is: checkmate.",
    },
    ArticleText {
        article: "1.1",
        de: "Schach spielen zwei Personen gegeneinander, jede mit eigenen Figuren, auf einem quadratischen \
             Brett.",
        en: "Chess is a contest of two people, each with pieces of their own, on one square board.",
    },
    ArticleText {
        article: "1.2",
        de: "Weiß beginnt, danach wird abwechselnd gezogen.",
        en: "White begins; after that Black and White take turns.",
    },
    ArticleText {
        article: "1.3",
        de: "Am Zug ist man, sobald der Zug des Gegners ausgeführt ist; die Uhr muss dafür noch nicht \
             gedrückt sein.",
        en: "It is your turn as soon as the other side's move has been made on the board, even before the \
             clock is pressed.",
    },
    ArticleText {
        article: "1.4",
        de: "Ziel ist ein Angriff auf den König des Gegners, gegen den kein regelgemäßer Zug hilft.",
        en: "The aim is an attack on the enemy king that no legal move can answer.",
    },
    ArticleText {
        article: "1.4.1",
        de: "Wer mattsetzt, gewinnt. Den eigenen König im Angriff lassen, ihn hineinziehen oder den \
             gegnerischen König schlagen darf niemand.",
        en: "The player who gives checkmate wins. Nobody may leave or put their own king under attack, and \
             the enemy king is never captured.",
    },
    ArticleText {
        article: "1.4.2",
        de: "Wessen König matt steht, hat verloren.",
        en: "The side whose king is mated has lost.",
    },
    ArticleText {
        article: "1.5",
        de: "Kann keine Seite mehr mattsetzen, auch nicht mit Hilfe der anderen, endet die Partie remis.",
        en: "When neither side could ever checkmate, not even with the other's help, the game is a draw.",
    },
    ArticleText {
        article: "2",
        de: "Brett, Figuren und ihre Aufstellung zu Beginn.",
        en: "The board, the pieces and how they are set up.",
    },
    ArticleText {
        article: "2.1",
        de: "Das Brett hat 64 abwechselnd helle und dunkle Felder. Es liegt so, dass beide rechts vorn ein \
             weißes Eckfeld haben.",
        en: "The board has 64 squares, light and dark by turns. It lies so that both players have a white \
             corner at their right hand.",
    },
    ArticleText {
        article: "2.2",
        de: "Jede Seite beginnt mit 16 Figuren: König, Dame, zwei Türmen, zwei Läufern, zwei Springern und \
             acht Bauern.",
        en: "Each side starts with 16 pieces: king, queen, two rooks, two bishops, two knights and eight \
             pawns.",
    },
    ArticleText {
        article: "2.3",
        de: "Aufgestellt wird wie üblich: auf der Grundreihe von a bis h Turm, Springer, Läufer, Dame, \
             König, Läufer, Springer, Turm, davor die Bauern.",
        en: "The usual set-up: from a to h rook, knight, bishop, queen, king, bishop, knight, rook on the \
             back rank, the pawns in front.",
    },
    ArticleText {
        article: "2.4",
        de: "Senkrecht liegen acht Linien, waagerecht acht Reihen; schräge Feldfolgen einer Farbe von Rand \
             zu Rand sind Diagonalen.",
        en: "Eight files run up the board and eight ranks across it; slanting lines of one colour from edge \
             to edge are diagonals.",
    },
    ArticleText {
        article: "3",
        de: "Wie die Figuren ziehen und schlagen und wann ein Zug regelgemäß ist.",
        en: "How the pieces move and capture, and when a move is legal.",
    },
    ArticleText {
        article: "3.1",
        de: "Kein Feld trägt zwei Figuren: Auf eine eigene Figur darf man nicht ziehen.",
        en: "No square holds two pieces: you may not move onto a piece of your own.",
    },
    ArticleText {
        article: "3.1.1",
        de: "Wer auf eine gegnerische Figur zieht, schlägt sie und nimmt sie noch im selben Zug vom Brett.",
        en: "Moving onto an enemy piece captures it; taking it off the board belongs to that move.",
    },
    ArticleText {
        article: "3.1.2",
        de: "Eine Figur greift an, was sie nach ihrer Gangart schlagen könnte.",
        en: "A piece attacks whatever its way of moving would let it capture.",
    },
    ArticleText {
        article: "3.1.3",
        de: "Auch eine gefesselte Figur greift an: Dass ihr Zug den eigenen König preisgäbe, spielt dafür \
             keine Rolle.",
        en: "A pinned piece attacks too: it does not matter that its move would expose the king behind it.",
    },
    ArticleText {
        article: "3.2",
        de: "Der Läufer zieht schräg, so weit seine Diagonalen frei sind.",
        en: "The bishop moves diagonally, as far as the way is clear.",
    },
    ArticleText {
        article: "3.3",
        de: "Der Turm zieht gerade: längs seiner Linie oder quer auf seiner Reihe.",
        en: "The rook moves straight: up and down its file or sideways on its rank.",
    },
    ArticleText {
        article: "3.4",
        de: "Die Dame zieht wie Turm und Läufer, gerade oder schräg.",
        en: "The queen moves like rook and bishop together, straight or diagonally.",
    },
    ArticleText {
        article: "3.5",
        de: "Läufer, Turm und Dame springen nicht: Steht etwas im Weg, endet ihr Weg davor oder mit einem \
             Schlagzug.",
        en: "Bishop, rook and queen do not jump: a piece in the way ends their path, or is captured.",
    },
    ArticleText {
        article: "3.6",
        de: "Der Springer zieht zwei Felder gerade und eines zur Seite; was dazwischen steht, hindert ihn \
             nicht.",
        en: "The knight goes two squares straight and one to the side; pieces in between do not stop it.",
    },
    ArticleText {
        article: "3.7",
        de: "Wie der Bauer vorrückt, schlägt und sich umwandelt.",
        en: "How the pawn advances, captures and promotes.",
    },
    ArticleText {
        article: "3.7.1",
        de: "Der Bauer rückt geradeaus ein Feld vor, wenn dieses Feld leer ist.",
        en: "The pawn steps one square straight ahead if that square is empty.",
    },
    ArticleText {
        article: "3.7.2",
        de: "Von seinem Ausgangsfeld darf der Bauer auch zwei Felder vorrücken, wenn beide leer sind.",
        en: "From its starting square the pawn may also go two squares ahead if both are empty.",
    },
    ArticleText {
        article: "3.7.3",
        de: "Der Bauer schlägt schräg nach vorn, ein Feld weit auf der Nachbarlinie.",
        en: "The pawn captures diagonally forward, one square onto the neighbouring file.",
    },
    ArticleText { article: "3.7.4", de: "Das Schlagen en passant.", en: "The en passant capture." },
    ArticleText {
        article: "3.7.4.1",
        de: "Rückt ein Bauer im Doppelschritt neben einen gegnerischen Bauern, darf dieser ihn schlagen, als \
             stünde er nur ein Feld weit vorn.",
        en: "When a pawn's double step lands beside an enemy pawn, that pawn may take it as if it stood one \
             square back.",
    },
    ArticleText {
        article: "3.7.4.2",
        de: "En passant schlägt man sofort, im Zug gleich nach dem Doppelschritt, oder gar nicht mehr.",
        en: "En passant is captured at once, in reply to the double step, or not at all.",
    },
    ArticleText {
        article: "3.7.5",
        de: "Die Umwandlung des Bauern auf der letzten Reihe.",
        en: "Promotion of a pawn on the last rank.",
    },
    ArticleText {
        article: "3.7.5.1",
        de: "Ein Bauer auf der letzten Reihe wird im selben Zug zu Dame, Turm, Läufer oder Springer seiner \
             Farbe; die neue Figur steht auf dem Umwandlungsfeld.",
        en: "A pawn reaching the last rank turns, within that move, into a knight, bishop, rook or queen of \
             its colour, placed on the promotion square.",
    },
    ArticleText {
        article: "3.7.5.2",
        de: "Die Wahl ist frei: Auch eine zweite Dame oder ein dritter Turm ist erlaubt.",
        en: "The choice is free: a second queen or a third rook is allowed.",
    },
    ArticleText {
        article: "3.7.5.3",
        de: "Das heißt Umwandlung; die neue Figur wirkt augenblicklich, kann also schon Schach oder Matt \
             geben.",
        en: "This is promotion; the new piece acts instantly and may already give check or mate.",
    },
    ArticleText {
        article: "3.8",
        de: "Der König hat zwei Zugarten: den einfachen Schritt und die Rochade.",
        en: "The king has two ways to move: a single step, or castling.",
    },
    ArticleText {
        article: "3.8.1",
        de: "Der König geht ein Feld weit in jede Richtung, nie auf ein angegriffenes Feld.",
        en: "The king goes one square in any direction, never onto an attacked square.",
    },
    ArticleText {
        article: "3.8.2",
        de: "Rochade: Der König zieht vom Ausgangsfeld zwei Felder auf einen Turm zu, dieser stellt sich auf \
             das überquerte Feld. Sie gilt als Königszug.",
        en: "Castling: from its starting square the king goes two squares towards a rook, which then lands \
             on the square passed over. It counts as a king move.",
    },
    ArticleText {
        article: "3.8.2.1",
        de: "Das Rochaderecht geht endgültig verloren, wenn König oder Turm gezogen haben.",
        en: "The right to castle is lost for good once king or rook has moved.",
    },
    ArticleText {
        article: "3.8.2.1.1",
        de: "Hat der König einmal gezogen, ist jede Rochade ausgeschlossen, auch nach der Rückkehr aufs \
             Ausgangsfeld.",
        en: "Once the king has moved, all castling is over, even if the king goes back.",
    },
    ArticleText {
        article: "3.8.2.1.2",
        de: "Hat ein Turm einmal gezogen, ist mit ihm keine Rochade mehr möglich; mit dem anderen schon.",
        en: "Once a rook has moved, that rook can no longer castle; the other one still can.",
    },
    ArticleText {
        article: "3.8.2.2",
        de: "Manche Hindernisse verbieten die Rochade nur für den Augenblick; fallen sie weg, lebt sie \
             wieder auf.",
        en: "Some obstacles rule out castling only for the moment; when they are gone it is possible again.",
    },
    ArticleText {
        article: "3.8.2.2.1",
        de: "Keine Rochade aus dem Schach, über ein angegriffenes Feld oder ins Schach. Dass der Turm \
             angegriffen ist, schadet nicht.",
        en: "No castling out of check, across an attacked square or into check. An attack on the rook does \
             no harm.",
    },
    ArticleText {
        article: "3.8.2.2.2",
        de: "Zwischen König und Turm muss alles frei sein, sonst ist die Rochade gerade nicht möglich.",
        en: "Everything between king and rook must be empty, or castling is not possible just now.",
    },
    ArticleText {
        article: "3.9",
        de: "Was Schach bedeutet und dass man den eigenen König nicht hineinstellen darf.",
        en: "What check is, and that you may not put your own king in it.",
    },
    ArticleText {
        article: "3.9.1",
        de: "Im Schach steht der König, wenn ihn eine gegnerische Figur angreift, und sei sie selbst \
             gefesselt.",
        en: "The king is in check when an enemy piece attacks it, even a pinned one.",
    },
    ArticleText {
        article: "3.9.2",
        de: "Nach dem eigenen Zug darf der eigene König nicht im Schach stehen.",
        en: "After your own move your king must not be in check.",
    },
    ArticleText {
        article: "3.10",
        de: "Wann ein Zug oder eine Stellung regelgemäß ist.",
        en: "When a move or a position is legal.",
    },
    ArticleText {
        article: "3.10.1",
        de: "Regelgemäß ist ein Zug, der alles einhält, was Artikel 3 für ihn vorschreibt.",
        en: "A move is legal if it keeps to everything Article 3 says about it.",
    },
    ArticleText {
        article: "3.10.2",
        de: "Regelwidrig ist ein Zug, der auch nur eine Vorschrift aus Artikel 3 verletzt.",
        en: "A move is illegal if it breaks even one rule of Article 3.",
    },
    ArticleText {
        article: "3.10.3",
        de: "Regelwidrig ist eine Stellung, zu der von der Anfangsstellung aus kein Weg regelgemäßer Züge \
             führt.",
        en: "A position is illegal if no path of legal moves leads to it from the start.",
    },
];

use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "Vorwort",
        de: "Die Regeln setzen Sachkenntnis, Augenmaß und Unparteilichkeit voraus und lassen deshalb Spielraum. Verbände dürfen sie praktisch nicht ändern, sonst gibt es keine Elo-Wertung.",
        en: "The rules count on knowledge, judgement and impartiality and so leave room to decide. Federations may practically not change them, or the games are not rated.",
    },
    ArticleText {
        article: "1",
        de: "Wesen und Ziel der Schachpartie: wer beginnt, wer am Zug ist und worum es geht.",
        en: "The nature and aim of the game: who begins, who has the move and what it is all about.",
    },
    ArticleText {
        article: "1.1",
        de: "Weiß beginnt. Am Zug ist man, sobald der Gegner seinen Zug ausgeführt, also die Figur \
             losgelassen hat; beendet ist er erst mit dem Drücken der Uhr.",
        en: "White begins. A player has the move once the opponent has made theirs, that is, released the piece; it is completed only by pressing the clock.",
    },
    ArticleText {
        article: "1.2",
        de: "Ziel ist, den gegnerischen König mattzusetzen; wer das erreicht, hat gewonnen.",
        en: "The aim is to mate the opponent's king; the player who achieves that has won.",
    },
    ArticleText {
        article: "1.3",
        de: "Kann keine Seite mehr mattsetzen, ist die Partie remis.",
        en: "If neither side can checkmate any more, the game is drawn.",
    },
    ArticleText {
        article: "2",
        de: "Das Brett, die Figuren und wie sie zu Beginn stehen.",
        en: "The board, the pieces and how they stand at the start.",
    },
    ArticleText {
        article: "2.1",
        de: "Das Brett liegt richtig, wenn beide Seiten rechts vor sich ein helles Eckfeld haben.",
        en: "The board lies correctly when both sides have a light corner square at their right hand.",
    },
    ArticleText {
        article: "2.2",
        de: "Jede Seite hat König und Dame, je zwei Türme, Läufer und Springer sowie acht Bauern.",
        en: "Each side has a king, a queen, two rooks, two bishops, two knights and eight pawns.",
    },
    ArticleText {
        article: "2.3",
        de: "Auf der Grundreihe stehen von a bis h Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm, davor die acht Bauern.",
        en: "On the back rank stand, from a to h, rook, knight, bishop, queen, king, bishop, knight, rook, and in front of them the eight pawns.",
    },
    ArticleText {
        article: "2.4",
        de: "Reihen laufen quer, Linien von Seite zu Seite, Diagonalen schräg über Felder einer Farbe. Die großen Diagonalen sind a1–h8 und a8–h1.",
        en: "Ranks run across, files from side to side of the players, diagonals across squares of one \
             colour. The great diagonals are a1–h8 and a8–h1.",
    },
    ArticleText {
        article: "3",
        de: "Wie jede Figur zieht und schlägt, mit Rochade, en passant und Umwandlung.",
        en: "How each piece moves and captures, with castling, en passant and promotion.",
    },
    ArticleText {
        article: "3.1",
        de: "Was ziehen, schlagen und angreifen heißt: auf ein freies Feld gehen, eine gegnerische Figur wegnehmen, sie schlagen können.",
        en: "What moving, capturing and attacking mean: going to a free square, taking off an enemy piece, being able to take it.",
    },
    ArticleText {
        article: "3.2",
        de: "Der Läufer zieht beliebig weit auf seinen Diagonalen.",
        en: "The bishop moves any distance along its diagonals.",
    },
    ArticleText {
        article: "3.3",
        de: "Der Turm zieht beliebig weit auf seiner Linie oder Reihe.",
        en: "The rook moves any distance along its file or rank.",
    },
    ArticleText {
        article: "3.4",
        de: "Die Dame zieht beliebig weit auf ihrer Linie, Reihe oder Diagonale.",
        en: "The queen moves any distance along its file, rank or diagonal.",
    },
    ArticleText {
        article: "3.5",
        de: "Läufer, Turm und Dame springen über keine Figur, weder eine eigene noch eine gegnerische.",
        en: "Bishop, rook and queen leap over no piece, neither their own nor the opponent's.",
    },
    ArticleText {
        article: "3.6",
        de: "Der Springer zieht auf eines der nächsten Felder, die nicht auf derselben Linie, Reihe oder Diagonale liegen.",
        en: "The knight moves to one of the nearest squares that are not on the same file, rank or diagonal.",
    },
    ArticleText {
        article: "3.7",
        de: "Der Bauer: Schritt, Doppelschritt, Schlagen, en passant und Umwandlung.",
        en: "The pawn: its step, double step, capture, en passant and promotion.",
    },
    ArticleText {
        article: "3.7a",
        de: "Der Bauer geht geradeaus auf das nächste Feld, wenn es leer ist.",
        en: "The pawn goes straight ahead to the next square if it is empty.",
    },
    ArticleText {
        article: "3.7b",
        de: "Mit seinem ersten Zug darf der Bauer auch zwei leere Felder vorgehen.",
        en: "With its first move the pawn may also go two empty squares ahead.",
    },
    ArticleText {
        article: "3.7c",
        de: "Der Bauer schlägt schräg nach vorn auf das Nachbarfeld.",
        en: "The pawn captures on the next square diagonally ahead.",
    },
    ArticleText {
        article: "3.7d",
        de: "Geht ein Bauer mit dem Doppelschritt an einem gegnerischen vorbei, kann dieser ihn schlagen, als wäre er nur ein Feld gegangen: en passant, und nur mit dem allernächsten Zug.",
        en: "If a pawn's double step takes it past an enemy pawn, that pawn may capture it as if it had gone one square only: en passant, and only with the very next move.",
    },
    ArticleText {
        article: "3.7e",
        de: "Auf der letzten Reihe wird der Bauer im selben Zug zu Dame, Turm, Läufer oder Springer; ein umgedrehter Turm bleibt Turm. Fehlt die Figur, darf man vorher die Uhr stoppen. Bleibt der Bauer stehen, greift der Schiedsrichter in jeder Partie ein.",
        en: "On the last rank the pawn becomes, within the move, queen, rook, bishop or knight; an upturned rook stays a rook. If the piece is missing, the clock may be stopped first. If the pawn is left there, the arbiter steps in in every game.",
    },
    ArticleText {
        article: "3.8",
        de: "Der König geht einen Schritt oder rochiert: zwei Felder zum Turm, der über ihn wechselt. König und Turm müssen ungezogen sein, der Weg des Königs unbedroht, der Raum dazwischen leer. Ansagen muss ein Schach niemand.",
        en: "The king goes one step or castles: two squares towards a rook, which passes over it. King and rook must not have moved, the king's path not be attacked, the space between be empty. Nobody has to call out a check.",
    },
    ArticleText {
        article: "3.9",
        de: "Kein Zug darf den eigenen König ins Schach bringen oder darin lassen.",
        en: "No move may put the player's own king in check or leave it there.",
    },
    ArticleText {
        article: "4",
        de: "Berührt – geführt: wie gezogen wird und wozu das Berühren verpflichtet.",
        en: "Touch-move: how moves are made and what touching obliges a player to do.",
    },
    ArticleText {
        article: "4.1",
        de: "Jeder Zug wird mit nur einer Hand gemacht, auch die Rochade; dieselbe Hand drückt die Uhr.",
        en: "Every move is made with one hand only, castling too; the same hand presses the clock.",
    },
    ArticleText {
        article: "4.2",
        de: "Wer am Zug ist, darf Figuren zurechtrücken, muss es aber vorher ankündigen, und wenn der \
             Gegner fehlt, dem Schiedsrichter. Nach dem Berühren ist es dafür zu spät.",
        en: "The player having the move may adjust pieces but must say so first, to the arbiter if the \
             opponent is away. After touching a piece it is too late for that.",
    },
    ArticleText {
        article: "4.3",
        de: "Wer absichtlich eine Figur berührt, muss sie ziehen oder, wenn sie dem Gegner gehört, \
             schlagen.",
        en: "A player who deliberately touches a piece must move it or, if it is the opponent's, take it.",
    },
    ArticleText {
        article: "4.4",
        de: "Ist der Turm zuerst berührt, wird nicht mit ihm rochiert. Ist es der König oder sind es beide und geht die Rochade nicht, muss der König ziehen, auch mit der anderen Rochade.",
        en: "If the rook was touched first, there is no castling with it. If it was the king, or both, and castling is not possible, the king must move, castling on the other side included.",
    },
    ArticleText {
        article: "4.5",
        de: "Lässt sich keine berührte Figur ziehen oder schlagen, ist jeder erlaubte Zug frei.",
        en: "If no touched piece can be moved or taken, any legal move will do.",
    },
    ArticleText {
        article: "4.6",
        de: "Wer selbst absichtlich eine Figur berührt hat, kann einen Verstoß gegen berührt – geführt nicht mehr reklamieren.",
        en: "A player who has deliberately touched a piece can no longer claim a violation of touch-move.",
    },
    ArticleText {
        article: "4.7",
        de: "Eine Figur, die als erlaubter Zug losgelassen wurde, bleibt auf ihrem Feld. Ausgeführt ist der Zug, wenn alles getan ist, was Artikel 3 verlangt.",
        en: "A piece released as a legal move stays on its square. The move is made when everything Article 3 requires has been done.",
    },
    ArticleText { article: "5", de: "Womit die Partie endet.", en: "What ends the game." },
    ArticleText {
        article: "5.1",
        de: "Wie eine Partie gewonnen wird; sie ist damit sofort zu Ende.",
        en: "How a game is won; it is over at that moment.",
    },
    ArticleText {
        article: "5.1a",
        de: "Wer mit einem erlaubten Zug mattsetzt, gewinnt.",
        en: "The player who gives checkmate with a legal move wins.",
    },
    ArticleText {
        article: "5.1b",
        de: "Gibt der Gegner auf, ist die Partie gewonnen.",
        en: "If the opponent resigns, the game is won.",
    },
    ArticleText {
        article: "5.2",
        de: "Wie eine Partie remis wird: fünf Fälle.",
        en: "How a game is drawn: five cases.",
    },
    ArticleText {
        article: "5.2a",
        de: "Patt: Wer am Zug ist, steht nicht im Schach und kann nicht ziehen. Die Partie ist remis, wenn der letzte Zug erlaubt war.",
        en: "Stalemate: the player having the move is not in check and cannot move. The game is drawn, provided the last move was legal.",
    },
    ArticleText {
        article: "5.2b",
        de: "Tote Stellung: Mit keiner Folge erlaubter Züge ist noch ein Matt möglich. Die Partie ist remis, wenn der letzte Zug erlaubt war.",
        en: "Dead position: no series of legal moves leads to mate any more. The game is drawn, provided the last move was legal.",
    },
    ArticleText {
        article: "5.2c",
        de: "Einigen sich beide auf remis, ist die Partie auf der Stelle zu Ende.",
        en: "If both players agree to a draw, the game is over on the spot.",
    },
    ArticleText {
        article: "5.2d",
        de: "Remis kann sein, wenn dieselbe Stellung wenigstens dreimal da ist oder mit dem nächsten Zug da sein wird (9.2).",
        en: "The game may be drawn when the same position is, or with the next move will be, there at least three times (9.2).",
    },
    ArticleText {
        article: "5.2e",
        de: "Remis kann sein, wenn beide 50 Züge lang weder geschlagen noch einen Bauern bewegt haben (9.3).",
        en: "The game may be drawn when both sides made 50 moves without a capture or a pawn move (9.3).",
    },
];

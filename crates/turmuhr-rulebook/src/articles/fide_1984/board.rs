use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "Introduction",
        de: "Kein Regelwerk sieht jeden Fall vor: Wo ein Artikel fehlt, hilft der ähnlichste. Entschieden wird sachkundig, mit Augenmaß und unparteiisch. Die Regeln meinen alle Geschlechter.",
        en: "No rulebook foresees every case: where an article is missing, the nearest one guides. Decisions take knowledge, judgement and impartiality. The rules address all genders alike.",
    },
    ArticleText {
        article: "Introduction a–c",
        de: "Ein Verband darf genauere Regeln haben, wenn sie diesen nicht widersprechen, nur bei ihm gelten und weder bei Wettkämpfen der FIDE noch bei ihren Titel- und Wertungsturnieren benutzt werden.",
        en: "A federation may have more detailed rules if they do not conflict with these, stay within that federation and are used neither in FIDE events nor in FIDE title or rating tournaments.",
    },
    ArticleText {
        article: "1",
        de: "Zwei Seiten ziehen Figuren auf einem quadratischen Brett; hier steht, wie es beschaffen ist und liegt.",
        en: "Two sides move pieces on a square board; this is what the board looks like and how it lies.",
    },
    ArticleText {
        article: "1.1",
        de: "Das Brett hat 64 gleiche Felder, hell und dunkel im Wechsel.",
        en: "The board has 64 equal squares, light and dark in turn.",
    },
    ArticleText {
        article: "1.2",
        de: "Das Brett liegt richtig, wenn beide Seiten rechts vor sich ein helles Eckfeld haben.",
        en: "The board lies correctly when both sides have a light corner square at their right hand.",
    },
    ArticleText {
        article: "1.3",
        de: "Linien sind die acht Spalten, die von einer Seite des Brettes zur anderen laufen.",
        en: "Files are the eight columns that run from one player's side of the board to the other's.",
    },
    ArticleText {
        article: "1.4",
        de: "Reihen sind die acht Zeilen, die quer über das Brett laufen.",
        en: "Ranks are the eight rows that run across the board.",
    },
    ArticleText {
        article: "1.5",
        de: "Diagonalen sind schräge Ketten von Feldern einer Farbe, die an den Ecken zusammenstoßen.",
        en: "Diagonals are slanting runs of squares of one colour that meet at the corners.",
    },
    ArticleText {
        article: "2",
        de: "Die Figuren: wie viele jede Seite hat, welche es sind und wo sie am Anfang stehen.",
        en: "The pieces: how many each side has, which they are and where they stand at the start.",
    },
    ArticleText {
        article: "2.1",
        de: "Jede Seite beginnt mit 16 Figuren, Weiß mit den hellen, Schwarz mit den dunklen.",
        en: "Each side begins with 16 pieces, White with the light ones, Black with the dark ones.",
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
        article: "3",
        de: "Wer beginnt und wer am Zug ist.",
        en: "Who begins and who has the move.",
    },
    ArticleText {
        article: "3.1",
        de: "Weiß macht den ersten Zug; danach wird abwechselnd gezogen, bis die Partie aus ist.",
        en: "White makes the first move; after that the players move in turn until the game is over.",
    },
    ArticleText {
        article: "3.2",
        de: "Am Zug ist man, sobald der Gegner seinen Zug ausgeführt hat; gedrückt haben muss er dafür \
             nicht.",
        en: "A player has the move as soon as the opponent has made theirs; the clock need not have been pressed for that.",
    },
    ArticleText {
        article: "4",
        de: "Was ein Zug ist: wohin er führt, was er nicht überspringt und wie geschlagen wird.",
        en: "What a move is: where it leads, what it may not leap over and how pieces are captured.",
    },
    ArticleText {
        article: "4.1",
        de: "Ein Zug bringt eine eigene Figur auf ein Feld, das leer ist oder eine gegnerische Figur trägt. Nur die Rochade bewegt zwei Figuren.",
        en: "A move takes one own piece to a square that is empty or holds an enemy piece. Only castling moves two pieces.",
    },
    ArticleText {
        article: "4.2",
        de: "Über besetzte Felder springen darf nur der Springer und bei der Rochade der Turm.",
        en: "Only the knight, and the rook when castling, may leap over an occupied square.",
    },
    ArticleText {
        article: "4.3",
        de: "Wer auf ein gegnerisch besetztes Feld zieht, schlägt die Figur dort und nimmt sie sofort vom Brett. Für en passant gilt 5.6c.",
        en: "Moving onto an enemy piece captures it; the capturing player takes it off the board at once. En passant follows 5.6c.",
    },
    ArticleText {
        article: "5",
        de: "Wie jede Figur zieht und schlägt, mit Rochade, en passant und Umwandlung.",
        en: "How each piece moves and captures, with castling, en passant and promotion.",
    },
    ArticleText {
        article: "5.1",
        de: "Der König: sein Schritt und die Rochade.",
        en: "The king: its step, and castling.",
    },
    ArticleText {
        article: "5.1a",
        de: "Der König geht einen Schritt auf ein Nachbarfeld, das der Gegner nicht bedroht.",
        en: "The king goes one step to an adjoining square that the opponent does not attack.",
    },
    ArticleText {
        article: "5.1b",
        de: "Die Rochade zählt als ein Königszug: Der König geht zwei Felder auf einen Turm zu, dann wechselt dieser Turm auf das Feld, über das der König ging.",
        en: "Castling is one move of the king: the king goes two squares towards a rook, then that rook moves to the square the king passed over.",
    },
    ArticleText {
        article: "5.1c",
        de: "Wer erst einen Turm und danach den König berührt, darf mit diesem Turm jetzt nicht rochieren; es gilt berührt – geführt.",
        en: "A player who touches a rook first and the king afterwards may not castle with that rook on this move; touch-move applies.",
    },
    ArticleText {
        article: "5.1d",
        de: "Wurde der König zuerst oder zugleich mit dem Turm berührt und geht diese Rochade nicht, ist ein anderer Königszug fällig, auch die andere Rochade. Hat der König keinen, ist jeder regelgemäße Zug frei.",
        en: "If the king was touched first or together with the rook and castling there is illegal, another king move is due, castling on the other side included. If the king has none, any legal move will do.",
    },
    ArticleText {
        article: "5.1e",
        de: "Für immer verloren ist die Rochade, wenn der König schon gezogen hat, und mit jedem Turm, der schon gezogen hat.",
        en: "Castling is lost for good once the king has moved, and with any rook that has moved.",
    },
    ArticleText {
        article: "5.1f",
        de: "Für den Augenblick verwehrt ist die Rochade, solange der Weg des Königs bedroht oder der Raum zum Turm besetzt ist.",
        en: "Castling is barred for the moment while the king's path is attacked or something stands between king and rook.",
    },
    ArticleText {
        article: "5.1f(i)",
        de: "Rochiert wird nicht aus dem Schach heraus, nicht über ein bedrohtes Feld und nicht auf ein bedrohtes Feld des Königs.",
        en: "No castling out of check, across an attacked square or onto an attacked square of the king.",
    },
    ArticleText {
        article: "5.1f(ii)",
        de: "Zwischen dem König und dem Turm der Rochade muss jedes Feld leer sein.",
        en: "Every square between the king and the castling rook must be empty.",
    },
    ArticleText {
        article: "5.2",
        de: "Die Dame zieht beliebig weit auf ihrer Linie, Reihe oder Diagonale, springt aber nicht.",
        en: "The queen moves any distance along its file, rank or diagonal, but does not leap.",
    },
    ArticleText {
        article: "5.3",
        de: "Der Turm zieht beliebig weit auf seiner Linie oder Reihe, springt aber nicht.",
        en: "The rook moves any distance along its file or rank, but does not leap.",
    },
    ArticleText {
        article: "5.4",
        de: "Der Läufer zieht beliebig weit auf seinen Diagonalen, springt aber nicht.",
        en: "The bishop moves any distance along its diagonals, but does not leap.",
    },
    ArticleText {
        article: "5.5",
        de: "Der Springer geht ein Feld gerade und dann ein Feld schräg, weiter weg vom Startfeld. Was dazwischen steht, stört nicht.",
        en: "The knight goes one square straight and then one square diagonally, farther from where it \
             started. Pieces in between do not matter.",
    },
    ArticleText {
        article: "5.6",
        de: "Der Bauer: Schritt, Schlagen, en passant und Umwandlung.",
        en: "The pawn: its step, its capture, en passant and promotion.",
    },
    ArticleText {
        article: "5.6a",
        de: "Ein Bauer geht nie zurück, immer nur nach vorn.",
        en: "A pawn never goes back, only forward.",
    },
    ArticleText {
        article: "5.6b",
        de: "Vom Ausgangsfeld geht der Bauer geradeaus ein oder zwei leere Felder, später immer nur eines. Er schlägt schräg nach vorn auf das Nachbarfeld.",
        en: "From its first square the pawn goes one or two empty squares straight ahead, later always \
             one. It captures on the next square diagonally ahead.",
    },
    ArticleText {
        article: "5.6c",
        de: "Geht ein Bauer mit dem Doppelschritt an einem gegnerischen vorbei, kann dieser ihn schlagen, als wäre er nur ein Feld gegangen: en passant, und nur mit dem allernächsten Zug.",
        en: "If a pawn's double step takes it past an enemy pawn, that pawn may capture it as if it had gone one square only: en passant, and only with the very next move.",
    },
    ArticleText {
        article: "5.6d",
        de: "Auf der letzten Reihe wird der Bauer noch im selben Zug zu Dame, Turm, Läufer oder Springer seiner Farbe. Die Wahl ist frei, die neue Figur wirkt sogleich.",
        en: "On the last rank the pawn becomes, within the same move, a queen, rook, bishop or knight of its colour. The choice is free and the new piece acts at once.",
    },
    ArticleText {
        article: "5.6e",
        de: "Fehlt die Figur zur Umwandlung, darf man die eigene Uhr anhalten und den Schiedsrichter bitten. Wer stattdessen ohne Umwandlung drückt, wird verwarnt oder bestraft; Zeit und Stellung von vorher gelten, der Zug wird richtig wiederholt.",
        en: "If the piece wanted is not at hand, the player may stop their clock and ask the arbiter. Pressing without promoting brings a warning or penalty; the opponent's time and the position are put back and the move is made properly.",
    },
    ArticleText {
        article: "6",
        de: "Wann ein Zug ausgeführt ist und wann er für die Zeitkontrolle zählt.",
        en: "When a move has been made, and when it counts for the time control.",
    },
    ArticleText {
        article: "6.1",
        de: "Ein Zug auf ein leeres Feld ist mit dem Loslassen der Figur ausgeführt.",
        en: "A move to an empty square is made when the piece is released.",
    },
    ArticleText {
        article: "6.2",
        de: "Ein Schlagzug ist ausgeführt, wenn die geschlagene Figur vom Brett ist und die schlagende auf ihrem neuen Feld losgelassen wurde.",
        en: "A capture is made when the captured piece is off the board and the capturing piece has been released on its new square.",
    },
    ArticleText {
        article: "6.3",
        de: "Die Rochade ist mit dem Loslassen des Turmes ausgeführt. Schon wenn der König losgelassen ist, bleibt nur noch diese Rochade, falls sie regelgemäß ist.",
        en: "Castling is made when the rook is released. Once the king alone has been released, nothing but this castling is left, if it is legal.",
    },
    ArticleText {
        article: "6.4",
        de: "Die Umwandlung ist ausgeführt, wenn der Bauer vom Brett und die neue Figur auf ihrem Feld losgelassen ist. Ein losgelassener Bauer darf vorher schon kein anderes Feld mehr nehmen.",
        en: "Promotion is made when the pawn is off the board and the new piece released on its square. A pawn once released there may not go to another square.",
    },
    ArticleText {
        article: "6.5",
        de: "Für die Zeitkontrolle zählt der letzte Zug erst, wenn die Uhr gedrückt ist. Das entfällt, wenn die Partie durch Matt, Aufgabe, Patt, Vereinbarung oder ein Remis-Endspiel schon aus ist.",
        en: "For the time control the last move counts only once the clock has been pressed. This falls away if mate, resignation, stalemate, agreement or a drawn ending has already ended the game.",
    },
    ArticleText {
        article: "7",
        de: "Berührt – geführt: wozu das Berühren einer Figur verpflichtet.",
        en: "Touch-move: what touching a piece obliges the player to do.",
    },
    ArticleText {
        article: "7.1",
        de: "Wer am Zug ist, darf Figuren zurechtrücken, muss es aber vorher ankündigen (j'adoube).",
        en: "The player having the move may adjust pieces but must say so first (j'adoube).",
    },
    ArticleText {
        article: "7.2",
        de: "Wer am Zug ist und ohne solche Ankündigung absichtlich Figuren auf dem Brett berührt, ist daran gebunden.",
        en: "A player having the move who deliberately touches pieces on the board without that notice is bound by it.",
    },
    ArticleText {
        article: "7.2a",
        de: "Sind nur Figuren einer Farbe berührt, muss die erste gezogen werden, die ziehen kann, bei gegnerischen die erste geschlagen, die sich schlagen lässt.",
        en: "If pieces of one colour only were touched, the first own piece that can move must move, or the first enemy piece that can be taken must be taken.",
    },
    ArticleText {
        article: "7.2b",
        de: "Sind eine eigene und eine gegnerische Figur berührt, muss die eigene die gegnerische schlagen. Geht das nicht, bindet die zuerst berührte Figur, mit der ein Zug möglich ist.",
        en: "If one own and one enemy piece were touched, the own piece must take the enemy one. If that cannot be done, the first touched piece that allows a move is binding.",
    },
    ArticleText {
        article: "7.3",
        de: "Lässt sich mit keiner berührten Figur regelgemäß ziehen oder schlagen, ist die Wahl des Zuges frei.",
        en: "If no touched piece can legally be moved or taken, the player is free to choose any legal move.",
    },
    ArticleText {
        article: "7.4",
        de: "Ein Verstoß gegen berührt – geführt muss gerügt werden, bevor die eigene Hand eine Figur berührt.",
        en: "A violation of touch-move must be objected to before the objecting player touches a piece.",
    },
    ArticleText {
        article: "8",
        de: "Was zu tun ist, wenn ein regelwidriger Zug oder eine falsche Stellung bemerkt wird.",
        en: "What to do when an illegal move or a wrong position comes to light.",
    },
    ArticleText {
        article: "8.1",
        de: "Ein regelwidriger Zug wird zurückgenommen und nach berührt – geführt ersetzt, auch bei Unterbrechung und vor einer Abschätzung. Ist die Stellung davor nicht zu ermitteln, gibt es eine neue Partie.",
        en: "An illegal move is taken back and replaced under touch-move, also during interruptions and before an adjudication. If the position before it cannot be found, a new game is played.",
    },
    ArticleText {
        article: "8.2",
        de: "Sind Figuren versehentlich verrückt und falsch zurückgestellt worden, wird die richtige Stellung aufgebaut und weitergespielt. Ist sie nicht zu ermitteln, gibt es eine neue Partie.",
        en: "If pieces were displaced by accident and put back wrongly, the right position is set up and play goes on. If it cannot be found, a new game is played.",
    },
    ArticleText {
        article: "8.3",
        de: "Wer beim Ziehen Figuren umwirft, drückt die Uhr erst, wenn alles wieder richtig steht.",
        en: "A player who knocks over pieces while moving presses the clock only when everything stands right again.",
    },
    ArticleText {
        article: "8.4",
        de: "War eine Hängepartie falsch aufgebaut, wird die Abbruchstellung hergestellt und von dort weitergespielt.",
        en: "If an adjourned game was set up wrongly, the position at the adjournment is restored and play goes on from there.",
    },
    ArticleText {
        article: "8.5",
        de: "Zeigt sich während der Partie, dass die Figuren am Anfang falsch standen, zählt sie nicht; es wird neu gespielt.",
        en: "If it turns out during the game that the pieces stood wrongly at the start, the game does not count and a new one is played.",
    },
    ArticleText {
        article: "8.6",
        de: "Sind die Farben vertauscht, wird weitergespielt, wenn ein Viertel der Zeit beider bis zur ersten Zeitkontrolle um ist. Vorher kann der Schiedsrichter neu beginnen lassen, wenn es den Zeitplan nicht sehr stört.",
        en: "With colours reversed, play continues once a quarter of both players' time to the first control is gone. Before that the arbiter may order a new game if the schedule is not badly upset.",
    },
    ArticleText {
        article: "8.7",
        de: "Liegt das Brett verkehrt, wird die Stellung auf ein richtig liegendes übertragen; die Partie geht weiter.",
        en: "If the board lies the wrong way, the position is carried over to one that lies right; the game goes on.",
    },
    ArticleText {
        article: "9",
        de: "Wann der König im Schach steht und was dann zu tun ist.",
        en: "When the king is in check, and what must then be done.",
    },
    ArticleText {
        article: "9.1",
        de: "Im Schach steht ein König, dessen Feld wenigstens eine gegnerische Figur bedroht.",
        en: "A king is in check when at least one enemy piece attacks its square.",
    },
    ArticleText {
        article: "9.2",
        de: "Ein Schach ist mit dem nächsten Zug abzuwehren; geht das nicht, ist es matt. Kein Zug darf den eigenen König dem Schach aussetzen.",
        en: "A check must be met with the next move; if it cannot be met, it is mate. No move may expose the player's own king to check.",
    },
    ArticleText {
        article: "9.3",
        de: "Ansagen muss ein Schach niemand; es zu lassen ist kein Verstoß.",
        en: "Nobody has to call out a check; leaving it out is no offence.",
    },
];

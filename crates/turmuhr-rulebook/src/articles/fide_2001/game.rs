use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "6",
        de: "Die Schachuhr: Bedenkzeit, Klappe, Verspätung, Anhalten und Zeitverlust.",
        en: "The chessclock: time, flag, lateness, stopping and loss on time.",
    },
    ArticleText {
        article: "6.1",
        de: "Was eine Schachuhr ist und wozu die Klappe dient: Sie zeigt, dass die Zeit aufgebraucht ist.",
        en: "What a chessclock is and what the flag is for: it shows that the time is used up.",
    },
    ArticleText {
        article: "6.2",
        de: "Die Bedenkzeit steht vor dem Turnier fest: so viele Züge in einer Zeit, alle Züge in einer Zeit, dazu auch Zeit für jeden Zug, nach Fischer oder Bronstein.",
        en: "The time control is fixed before the event: so many moves in a time, all moves in a time, \
             also with time for every move, after Fischer or Bronstein.",
    },
    ArticleText {
        article: "6.3",
        de: "Gleich nach dem Fall einer Klappe wird geprüft, ob die verlangten Züge gemacht sind.",
        en: "Right after a flag falls it is checked whether the required moves have been made.",
    },
    ArticleText {
        article: "6.4",
        de: "Der Schiedsrichter bestimmt, wo die Uhr steht.",
        en: "The arbiter decides where the clock stands.",
    },
    ArticleText {
        article: "6.5",
        de: "Zu Beginn läuft die Uhr von Weiß an.",
        en: "At the start White's clock begins to run.",
    },
    ArticleText {
        article: "6.6",
        de: "Fehlen zu Beginn beide, läuft die Uhr von Weiß, bis Weiß kommt. Schiedsrichter oder Turnierbestimmungen können es anders regeln, etwa die Zeit teilen.",
        en: "If both are absent at the start, White's clock runs until White arrives. The arbiter or the event's rules may decide otherwise, for instance split it.",
    },
    ArticleText {
        article: "6.7",
        de: "Wer über eine Stunde nach dem angesetzten Beginn ans Brett kommt, verliert, wenn Schiedsrichter oder Turnierregeln nichts anderes sagen.",
        en: "Coming to the board more than an hour after the scheduled start loses, unless the arbiter or the event's rules say otherwise.",
    },
    ArticleText {
        article: "6.8",
        de: "Nach dem Zug wird gedrückt; erst dann ist er beendet, außer die Partie ist mit ihm aus. Drücken muss immer möglich sein und geschieht angemessen. Wer es nicht kann, darf eine Hilfe stellen.",
        en: "After a move the clock is pressed; only then is it completed, unless it ends the game. Pressing must always be possible, and done properly. A player who cannot may provide an assistant.",
    },
    ArticleText {
        article: "6.8b",
        de: "Gedrückt wird mit der Hand, die gezogen hat.",
        en: "The clock is pressed with the hand that moved.",
    },
    ArticleText {
        article: "6.9",
        de: "Gefallen ist eine Klappe, wenn der Schiedsrichter es feststellt oder eine der beiden Seiten es zu Recht reklamiert; sonst niemand.",
        en: "A flag has fallen when the arbiter finds so or one of the two players rightly claims it; \
             nobody else may.",
    },
    ArticleText {
        article: "6.10",
        de: "Wer die verlangten Züge nicht in der Zeit beendet, verliert, wenn die Partie nicht schon aus \
             ist. Könnte der Gegner selbst bei schlechtestem Spiel nie mattsetzen, ist es remis.",
        en: "A player who does not complete the required moves in time loses, unless the game is already over. If the opponent could never mate, even against the worst play, it is a draw.",
    },
    ArticleText {
        article: "6.11",
        de: "Die Uhr gilt, wenn sie nicht offenkundig defekt ist. Eine defekte tauscht der Schiedsrichter sofort und stellt die Zeiten nach Ermessen.",
        en: "The clock is conclusive unless plainly defective. The arbiter replaces a defective one at once and sets the times by judgement.",
    },
    ArticleText {
        article: "6.12",
        de: "Sind beide Klappen unten und bleibt offen, welche zuerst fiel, geht die Partie weiter; in der letzten Partiephase ist sie remis (10.3).",
        en: "If both flags have fallen and it stays open which fell first, the game goes on; in the last \
             phase it is drawn (10.3).",
    },
    ArticleText {
        article: "6.13",
        de: "Die Uhr stoppt der Schiedsrichter bei jeder Unterbrechung, ein Spieler nur, um ihn zu holen; ohne guten Grund wird das bestraft, kostet aber nicht die Partie. Den Neustart bestimmt der Schiedsrichter.",
        en: "The arbiter stops the clock at every interruption, a player only to fetch the arbiter; without good reason that is penalised, but does not lose the game. The arbiter decides when it restarts.",
    },
    ArticleText {
        article: "6.14",
        de: "Nach einer Regelwidrigkeit bestimmt der Schiedsrichter, welche Zeiten die Uhren zeigen sollen.",
        en: "After an irregularity the arbiter decides what times the clocks shall show.",
    },
    ArticleText {
        article: "6.15",
        de: "Bildschirme, Demonstrationsbretter und Zugzähler sind im Saal erlaubt, aber kein Beleg für eine Reklamation.",
        en: "Screens, demonstration boards and move counters are allowed in the hall, but prove nothing in a claim.",
    },
    ArticleText {
        article: "7",
        de: "Was zu tun ist, wenn etwas regelwidrig war.",
        en: "What to do when something was irregular.",
    },
    ArticleText {
        article: "7.1",
        de: "Standen die Figuren am Anfang falsch, auch mit König und Dame vertauscht, zählt die Partie nicht. Lag nur das Brett verkehrt, wird die Stellung übertragen und weitergespielt.",
        en: "If the pieces stood wrongly at the start, king and queen swapped included, the game does not count. If only the board lay wrong, the position is carried over and play goes on.",
    },
    ArticleText {
        article: "7.2",
        de: "Sind die Farben vertauscht, geht die Partie weiter, wenn der Schiedsrichter nichts anderes entscheidet.",
        en: "With colours reversed the game goes on, unless the arbiter decides otherwise.",
    },
    ArticleText {
        article: "7.3",
        de: "Wer Figuren verschiebt, stellt sie auf eigene Zeit zurück und kann bestraft werden. Der \
             Gegner darf die Uhren stoppen und den Schiedsrichter holen.",
        en: "A player who displaces pieces puts them back on their own time and may be penalised. The opponent may stop the clocks and fetch the arbiter.",
    },
    ArticleText {
        article: "7.4",
        de: "Ein unerlaubter Zug wird zurückgenommen, es gilt berührt – geführt; ist die Stellung \
             unbekannt, geht es von der letzten bekannten weiter. Zweimal je zwei Minuten für den Gegner, \
             beim dritten Mal Verlust.",
        en: "An illegal move is taken back, touch-move applies; if the position is unknown, play goes on from the last known one. Twice two minutes to the opponent, the third time loss.",
    },
    ArticleText {
        article: "7.5",
        de: "Waren Figuren nur verschoben, wird ebenso die richtige Stellung hergestellt, aber ohne Strafe.",
        en: "If pieces were merely displaced, the right position is restored in the same way, but without penalty.",
    },
    ArticleText {
        article: "8",
        de: "Wer wie mitschreibt und wie fehlende Züge nachgetragen werden.",
        en: "How the players keep score, and how missing moves are filled in.",
    },
    ArticleText {
        article: "8.1",
        de: "Mitgeschrieben wird Zug für Zug, leserlich und algebraisch auf dem Formular des Turniers, mit eigenen Figurenbuchstaben. Vor dem nächsten eigenen Zug muss der vorige notiert sein.",
        en: "Score is kept move by move, legibly and in algebraic notation, on the event's sheet, with one's own piece letters. Before the next own move the last one must be written.",
    },
    ArticleText {
        article: "8.2",
        de: "Der Schiedsrichter muss das Formular jederzeit sehen können und sollte vergleichen, ob beide gleich viele Züge haben.",
        en: "The arbiter must be able to see the sheet at all times and should compare whether both show equally many moves.",
    },
    ArticleText {
        article: "8.3",
        de: "Das Formular gehört dem Veranstalter.",
        en: "The sheet belongs to the organiser.",
    },
    ArticleText {
        article: "8.4",
        de: "Mit weniger als fünf Minuten und ohne wenigstens 30 Sekunden je Zug muss man nicht \
             mitschreiben. Fällt eine Klappe, trägt man vor dem nächsten Zug nach, am Zug auch mit dem \
             Formular des Gegners.",
        en: "With less than five minutes and without at least 30 seconds a move, a player need not keep score. Once a flag falls, gaps are filled before the next move, when on move also from the opponent's sheet.",
    },
    ArticleText {
        article: "8.5",
        de: "Schreibt niemand mit, soll der Schiedsrichter es tun und nach dem Fall einer Klappe die Uhren stoppen, bis nachgetragen ist. Fehlt ein vollständiges Formular, wird unter Aufsicht nachgespielt; Stellung, Zeiten und Zügezahl notiert man vorher.",
        en: "If nobody keeps score, the arbiter should, and after a flag-fall stops the clocks until the sheets are complete. Without a complete sheet the game is replayed under supervision; position, times and moves are noted first.",
    },
    ArticleText {
        article: "8.6",
        de: "Ist nicht zu belegen, ob die Zeit überschritten wurde, beginnt mit dem nächsten Zug die nächste Zeitperiode, wenn nicht mehr Züge nachgewiesen sind.",
        en: "If it cannot be shown whether time was overstepped, the next move begins the next period, unless more moves are proved.",
    },
    ArticleText {
        article: "8.7",
        de: "Nach der Partie unterschreiben beide auf beiden Formularen das Ergebnis. Auch ein falsches bleibt, wenn der Schiedsrichter nichts anderes entscheidet.",
        en: "After the game both sign the result on both sheets. Even a wrong one stands, unless the arbiter decides otherwise.",
    },
    ArticleText {
        article: "9",
        de: "Remis durch Angebot, Stellungswiederholung, 50 Züge oder tote Stellung.",
        en: "Draws by offer, repetition, fifty moves or dead position.",
    },
    ArticleText {
        article: "9.1",
        de: "Remis bietet man nach dem Zug und vor dem Drücken an, ohne Bedingung; sonst gilt es auch, kann aber stören. Es gilt bis zur Antwort oder zum Berühren einer Figur; beide notieren es (=). Auch jede Remis-Reklamation ist ein Angebot.",
        en: "A draw is offered after the move and before pressing, without conditions; at other times it is valid but may disturb. It holds until answered or a piece is touched; both write it down (=). Every draw claim is an offer too.",
    },
    ArticleText {
        article: "9.2",
        de: "Wer am Zug ist, kann remis reklamieren, wenn eine Stellung wenigstens zum dritten Mal vorkommt. Gleich heißt: gleiche Seite am Zug, gleiche Figuren, gleiche Züge, auch für en passant und Rochade.",
        en: "The player having the move may claim a draw when a position occurs at least for the third time. Same means: same side to move, same pieces, same moves, en passant and castling included.",
    },
    ArticleText {
        article: "9.2a",
        de: "Entsteht die Stellung erst mit dem nächsten Zug, schreibt man ihn auf und sagt ihn dem Schiedsrichter an, ohne ihn auszuführen.",
        en: "If the next move will bring the position about, the player writes it down and tells the arbiter, without playing it.",
    },
    ArticleText {
        article: "9.2b",
        de: "Steht die Stellung eben zum dritten Mal auf dem Brett, genügt die Reklamation, solange man am Zug ist.",
        en: "If the position has just appeared for the third time, the claim is enough, as long as the claimant has the move.",
    },
    ArticleText {
        article: "9.3",
        de: "Wer am Zug ist, kann remis reklamieren, wenn beide 50 Züge lang weder geschlagen noch einen Bauern bewegt haben.",
        en: "The player having the move may claim a draw when both sides made 50 moves without a capture or a pawn move.",
    },
    ArticleText {
        article: "9.3a",
        de: "Werden die 50 erst mit dem nächsten Zug voll, schreibt man ihn auf und sagt ihn dem Schiedsrichter an, ohne ihn auszuführen.",
        en: "If the next move will complete the 50, the player writes it down and tells the arbiter, without playing it.",
    },
    ArticleText {
        article: "9.3b",
        de: "Sind die 50 Züge beider Seiten schon gespielt, genügt die Reklamation.",
        en: "If both sides' 50 moves have already been played, the claim is enough.",
    },
    ArticleText {
        article: "9.4",
        de: "Wer erst zieht, kann für diesen Zug nicht mehr reklamieren.",
        en: "A player who moves first can no longer claim on that move.",
    },
    ArticleText {
        article: "9.5",
        de: "Wer reklamiert, stoppt beide Uhren und kann nicht zurück. Stimmt es, ist es remis. Sonst \
             bekommt der Gegner drei Minuten, und man verliert die halbe Restzeit, höchstens drei Minuten; \
             eine Minute bleibt, und wer weniger hat, verliert nichts.",
        en: "The claimant stops both clocks and cannot withdraw. If right, it is a draw. If not, the opponent gets three minutes and the claimant loses half the time left, at most three minutes; one minute is left, and with less than one nothing is lost.",
    },
    ArticleText {
        article: "9.6",
        de: "Ist mit keiner Folge erlaubter Züge mehr ein Matt möglich, auch nicht bei schlechtestem Spiel, ist die Partie sofort remis.",
        en: "If no series of legal moves can lead to mate any more, not even with the worst play, the game is drawn at once.",
    },
    ArticleText {
        article: "9.6 comment",
        de: "Auch ohne Mitschrift kann man reklamieren, muss es aber belegen: mit Formularen, gemeinsamem Nachspielen oder einer elektronischen Mitschrift, die der Schiedsrichter anerkennt. Video zählt nicht. Ordnet er Nachspielen an, machen beide mit.",
        en: "A claim without a score is possible but must be proved: by sheets, joint replay or an electronic record the arbiter accepts. Video does not count. If the arbiter orders a replay, both take part.",
    },
    ArticleText {
        article: "10",
        de: "Letzte Partiephase: gilt, wenn alle restlichen Züge in begrenzter Zeit zu machen sind, nicht bei Fischer- oder Bronstein-Modus.",
        en: "Quickplay finish: applies when all remaining moves must be made in a limited time, not in Fischer or Bronstein mode.",
    },
    ArticleText {
        article: "10.2",
        de: "Wer am Zug ist und weniger als zwei Minuten hat, darf vor dem Fall der Klappe remis reklamieren: Uhren stoppen, Schiedsrichter rufen. Er entscheidet allein und endgültig nach a, b oder c.",
        en: "A player having the move with less than two minutes may claim a draw before the flag falls: \
             stop the clocks, call the arbiter. The arbiter decides alone and finally under a, b or c.",
    },
    ArticleText {
        article: "10.2a",
        de: "Remis, wenn der Gegner nicht mit normalen Mitteln gewinnen kann oder es gar nicht versucht.",
        en: "Draw if the opponent has no way to win by normal means or does not even try.",
    },
    ArticleText {
        article: "10.2b",
        de: "Aufschub: Der Gegner kann zwei Minuten bekommen, der Schiedsrichter schaut weiter zu und \
             entscheidet nach dem Fall einer Klappe. Die Reklamation bleibt in Kraft.",
        en: "Postponed: the opponent may get two minutes, the arbiter goes on watching and decides after a flag-fall. The claim remains in force.",
    },
    ArticleText {
        article: "10.2c",
        de: "Ablehnung: Der Gegner bekommt zwei Minuten.",
        en: "Rejected: the opponent gets two minutes.",
    },
    ArticleText {
        article: "10.3",
        de: "Sind in dieser Phase beide Klappen unten und bleibt offen, welche zuerst fiel, ist es remis.",
        en: "If both flags have fallen in this phase and it stays open which fell first, it is a draw.",
    },
];

use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "heading",
        de: "Blitz mit fünf Minuten: Regeln der FIDE, Stand 1. Januar 1993.",
        en: "Five-minute blitz: FIDE rules as of 1 January 1993.",
    },
    ArticleText {
        article: "1",
        de: "Es gelten die Schachregeln der FIDE, wo die folgenden Regeln nichts anderes sagen.",
        en: "The FIDE Laws apply wherever the following rules say nothing else.",
    },
    ArticleText {
        article: "2",
        de: "Jede Seite hat fünf Minuten für die ganze Partie.",
        en: "Each player has five minutes for the whole game.",
    },
    ArticleText { article: "3", de: "Mitschreiben muss niemand.", en: "Nobody has to keep score." },
    ArticleText {
        article: "4",
        de: "Ein unerlaubter Zug wird zurückgenommen und auf eigene Zeit durch einen erlaubten ersetzt.",
        en: "An illegal move is taken back and replaced by a legal one on the player's own time.",
    },
    ArticleText {
        article: "4a",
        de: "Was niemand von beiden bemerkt hat, bleibt stehen. Eine berührte Figur muss ziehen; kann sie es nicht und ist die Uhr noch nicht gedrückt, ist jeder erlaubte Zug frei.",
        en: "What neither player noticed stands. A touched piece must move; if it cannot and the clock has not been pressed, any legal move will do.",
    },
    ArticleText {
        article: "4b",
        de: "Mit dem Drücken der Uhr ist ein unmöglicher Zug beendet; der Gegner kann dann Gewinn \
             reklamieren.",
        en: "Pressing the clock completes an impossible move; the opponent may then claim a win.",
    },
    ArticleText {
        article: "5",
        de: "Jede Uhr braucht ein Fallblättchen oder etwas Gleichwertiges, das den Ablauf der Zeit zeigt.",
        en: "Every clock needs a flag, or something like it, that shows when the time is up.",
    },
    ArticleText {
        article: "6",
        de: "Aufstellung, Brett und Uhr lassen sich nach drei Zügen beider Seiten nicht mehr beanstanden. Sind König und Dame vertauscht, rochiert man am Königsflügel lang und am Damenflügel kurz.",
        en: "After three moves by each player, set-up, board and clock can no longer be objected to. With king and queen swapped, one castles long on the king's side and short on the queen's side.",
    },
    ArticleText {
        article: "7",
        de: "Gedrückt wird mit der Hand, die gezogen hat; nur rochieren darf man beidhändig. Erst \
             Verwarnung, dann eine Minute für den Gegner, beim dritten Mal Verlust.",
        en: "The clock is pressed with the hand that moved; only castling may use both. First a warning, then one minute to the opponent, the third time loss.",
    },
    ArticleText {
        article: "8",
        de: "Der Schiedsrichter legt für das Turnier fest, wo die Uhren stehen; Schwarz wählt die Seite des Brettes.",
        en: "The arbiter fixes for the tournament where the clocks stand; Black chooses the side of the board.",
    },
    ArticleText {
        article: "9",
        de: "Die Uhr berührt man nur, um sie zu drücken oder geradezurücken.",
        en: "The clock is touched only to press it or to straighten it.",
    },
    ArticleText {
        article: "9a",
        de: "Wer auf die Uhr schlägt, verschafft dem Gegner eine Minute.",
        en: "Hitting the clock gives the opponent one minute.",
    },
    ArticleText {
        article: "9b",
        de: "Läuft die Uhr des Gegners nicht, darf man dort drücken und bei sich zurückdrücken. Hilft das \
             nicht, muss der Schiedsrichter kommen.",
        en: "If the opponent's clock is not running, a player may press it there and back on their own side. If that does not help, the arbiter must be called.",
    },
    ArticleText {
        article: "9c",
        de: "Nach dem Zug muss man jederzeit drücken können; kein Finger bleibt auf dem Knopf oder darüber.",
        en: "After moving, a player must always be able to press; no finger stays on or over the button.",
    },
    ArticleText {
        article: "10",
        de: "Wer Figuren umwirft, stellt sie auf eigene Zeit auf. Der Gegner darf dafür die Uhr \
             zurückdrücken, ohne zu ziehen.",
        en: "A player who knocks over pieces puts them back on their own time. The opponent may start that \
             player's clock for this without moving.",
    },
    ArticleText {
        article: "11",
        de: "Wird eine Figur berührt und eine andere gezogen, darf der Gegner die Uhr zurückdrücken und \
             den Zug mit der berührten verlangen.",
        en: "If one piece is touched and another moved, the opponent may start the player's clock again and demand a move with the touched piece.",
    },
    ArticleText {
        article: "11a",
        de: "Beim ersten Mal Verwarnung. Ist dadurch das Blättchen des Gegners gefallen, bekommt er eine \
             Minute.",
        en: "The first time a warning. If it made the opponent's flag fall, they get one minute.",
    },
    ArticleText {
        article: "11b",
        de: "Beim zweiten Mal bekommt der Gegner eine Minute.",
        en: "The second time the opponent gets one minute.",
    },
    ArticleText {
        article: "11c",
        de: "Beim dritten Mal ist die Partie verloren.",
        en: "The third time the game is lost.",
    },
    ArticleText {
        article: "11d",
        de: "Danach wählt der Schiedsrichter andere Strafen, bis zum Ausschluss vom Turnier.",
        en: "After that the arbiter chooses other penalties, up to expulsion from the tournament.",
    },
    ArticleText {
        article: "12",
        de: "Bleibt nach der Umwandlung der Bauer stehen, dürfen beide die Uhren stoppen, bis die Figur gefunden ist.",
        en: "If the pawn is left standing after promotion, either player may stop the clocks until the piece is found.",
    },
    ArticleText {
        article: "13",
        de: "Im Streit darf jede Seite die Uhr stoppen, bis der Schiedsrichter da ist.",
        en: "In a dispute either player may stop the clock until the arbiter comes.",
    },
    ArticleText {
        article: "14",
        de: "Wer gewinnt: Matt, Aufgabe, Zeit, unmöglicher Zug.",
        en: "Who wins: mate, resignation, time, impossible move.",
    },
    ArticleText {
        article: "14a",
        de: "Es gewinnt, wer mattsetzt.",
        en: "The player who gives checkmate wins.",
    },
    ArticleText {
        article: "14b",
        de: "Gibt der Gegner auf, ist die Partie gewonnen.",
        en: "If the opponent resigns, the game is won.",
    },
    ArticleText {
        article: "14c",
        de: "Fällt das Blättchen des Gegners zuerst und ist die Partie noch nicht anders beendet, ist sie \
             unter den Bedingungen 1 und 2 gewonnen.",
        en: "If the opponent's flag falls first and the game has not ended otherwise, it is won under conditions 1 and 2.",
    },
    ArticleText {
        article: "14c1",
        de: "Man muss es sagen und die Uhren stoppen, solange das eigene Blättchen oben ist.",
        en: "The player must say so and stop the clocks while their own flag is up.",
    },
    ArticleText {
        article: "14c2",
        de: "Man braucht Mattmaterial: Damit muss eine Stellung denkbar sein, in der der Gegner am Zug das \
             Matt im nächsten Zug nicht verhindern kann.",
        en: "Mating material is needed: a position must be possible with it in which the opponent, to move, cannot prevent mate next move.",
    },
    ArticleText {
        article: "14d",
        de: "Beendet der Gegner einen unmöglichen Zug, auch mit dem König im Schach, gewinnt, wer das vor \
             Ausführung des eigenen Zuges reklamiert.",
        en: "If the opponent completes an impossible move, king left in check included, the player wins by claiming before making their own move.",
    },
    ArticleText {
        article: "15",
        de: "Wann die Partie remis ist: fünf Fälle.",
        en: "When the game is drawn: five cases.",
    },
    ArticleText { article: "15a", de: "Patt ist remis.", en: "Stalemate is a draw." },
    ArticleText {
        article: "15b",
        de: "Remis ist, was beide während der Partie vereinbaren.",
        en: "A draw is what both players agree during the game.",
    },
    ArticleText {
        article: "15c",
        de: "Fällt auch das zweite Blättchen, bevor jemand den Gewinn reklamiert hat, ist es remis.",
        en: "If the second flag falls too before anyone has claimed the win, it is a draw.",
    },
    ArticleText {
        article: "15d",
        de: "Dauerschach, Stellungswiederholung und tote Stellungen sind remis. Wiederholung heißt viermal: Wer reklamiert, zählt laut mit und stoppt nach dem vierten Mal die Uhr.",
        en: "Perpetual check, repetition and dead positions are draws. Repetition means four times: the claimant counts aloud and stops the clock after the fourth.",
    },
    ArticleText {
        article: "15e",
        de: "Fällt ein Blättchen und hat der Gegner kein Mattmaterial (14c2), ist es remis.",
        en: "If a flag falls and the opponent has no mating material (14c2), it is a draw.",
    },
    ArticleText {
        article: "16",
        de: "Der Schiedsrichter greift nur ein, wenn man ihn ruft. Auf gefallene Blättchen und unerlaubte Züge weist er nicht hin.",
        en: "The arbiter steps in only when called and points out neither fallen flags nor illegal moves.",
    },
    ArticleText {
        article: "17",
        de: "Die Uhr nimmt der Schiedsrichter nur, wenn im Streit beide es wünschen oder er eine defekte tauscht.",
        en: "The arbiter handles the clock only if both players ask for it in a dispute, or to replace a faulty one.",
    },
    ArticleText {
        article: "18",
        de: "Publikum und andere Spielende mischen sich nicht ein; sonst kann der Schiedsrichter neu spielen lassen und sie hinausweisen.",
        en: "Spectators and other players keep out; otherwise the arbiter may order a new game and send them away.",
    },
    ArticleText {
        article: "19",
        de: "Gegen Entscheidungen des Schiedsrichters gibt es keinen Protest.",
        en: "There is no appeal against the arbiter's decisions.",
    },
];

use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "heading",
        de: "Schnellschach (60 Minuten, 1985) und Aktivschach (30 Minuten, 1987), geändert 1988; Stand 1. Juli 1990.",
        en: "Rapid chess (60 minutes, 1985) and active chess (30 minutes, 1987), amended in 1988; as of 1 July 1990.",
    },
    ArticleText {
        article: "1",
        de: "Jede Seite hat für alle Züge 60 oder 30 Minuten; was gilt, steht zu Beginn des Turniers fest.",
        en: "Each player has 60 or 30 minutes for all moves; which of them is settled at the start of the tournament.",
    },
    ArticleText {
        article: "2",
        de: "Beide schreiben mit, bis eine Uhr nur noch fünf Minuten hat; dann dürfen beide aufhören.",
        en: "Both keep score until one clock has only five minutes left; then both may stop.",
    },
    ArticleText {
        article: "3",
        de: "Jede Uhr braucht ein Blättchen oder etwas Gleichwertiges, das den Ablauf der Zeit zeigt.",
        en: "Every clock needs a flag, or something like it, that shows when the time is up.",
    },
    ArticleText {
        article: "4",
        de: "Figuren und Uhr prüft man vor dem Beginn. Haben beide ihren ersten Zug gemacht, wird nur noch im Einvernehmen berichtigt.",
        en: "Check pieces and clock before the start. Once both have made their first move, corrections need both players' agreement.",
    },
    ArticleText {
        article: "5",
        de: "Gedrückt wird mit der Hand, die gezogen hat. Nur rochieren darf man mit beiden Händen.",
        en: "The clock is pressed with the hand that moved. Only castling may be done with two hands.",
    },
    ArticleText {
        article: "6",
        de: "Der Schiedsrichter legt für das Turnier fest, wo die Uhren stehen; Schwarz wählt die Seite des Brettes.",
        en: "The arbiter fixes for the tournament where the clocks stand; Black chooses the side of the board.",
    },
    ArticleText {
        article: "7",
        de: "Der Finger bleibt nicht auf dem Knopf der eigenen Uhr.",
        en: "No finger is left on the button of one's own clock.",
    },
    ArticleText {
        article: "8",
        de: "Solange die Partie läuft, hebt niemand von beiden die Uhr auf.",
        en: "While the game is on, neither player lifts the clock.",
    },
    ArticleText { article: "9", de: "Wer gewinnt: drei Fälle.", en: "Who wins: three cases." },
    ArticleText {
        article: "9a",
        de: "Es gewinnt, wer mattsetzt.",
        en: "The player who gives checkmate wins.",
    },
    ArticleText {
        article: "9b",
        de: "Gibt der Gegner auf, ist die Partie gewonnen.",
        en: "If the opponent resigns, the game is won.",
    },
    ArticleText {
        article: "9c",
        de: "Fällt das Blättchen des Gegners zuerst und ist die Partie noch nicht anders beendet, ist sie \
             gewonnen.",
        en: "If the opponent's flag falls first and the game has not ended otherwise, it is won.",
    },
    ArticleText {
        article: "10",
        de: "Gewinn muss man selbst reklamieren: sofort beide Uhren stoppen, Schiedsrichter rufen. Bei Zeit muss das eigene Blättchen dann noch oben sein; sind beide unten, ist es remis (11a).",
        en: "A win must be claimed by the player: stop both clocks at once and tell the arbiter. On time, \
             one's own flag must then still be up; if both have fallen, it is a draw (11a).",
    },
    ArticleText {
        article: "11",
        de: "Remis wie in den Schachregeln, dazu a und b. Wer kaum noch Zeit hat, darf um remis bitten, \
             wenn die eigene Stellung klar gewonnen ist oder der Gegner bestimmt nicht gewinnt; der \
             Schiedsrichter muss zustimmen.",
        en: "Draws as in the Laws, and a and b besides. A player with hardly any time may ask for a draw if they are clearly winning or the opponent certainly cannot win; the arbiter must agree.",
    },
    ArticleText {
        article: "11a",
        de: "Sind beide Blättchen unten, ist es remis.",
        en: "If both flags have fallen, it is a draw.",
    },
    ArticleText {
        article: "11b",
        de: "Fällt ein Blättchen und kann der Gegner nicht mattsetzen, ist es remis.",
        en: "If a flag falls and the opponent cannot checkmate, it is a draw.",
    },
    ArticleText {
        article: "12",
        de: "Weitere Remis-Anträge: zu stellen, solange das eigene Blättchen oben ist, nötigenfalls mit vollständigem Formular.",
        en: "More draw claims: to be made while one's own flag is up, if need be with a complete scoresheet.",
    },
    ArticleText {
        article: "12a",
        de: "Remis bei nachgewiesenem Dauerschach oder erzwungener dreimaliger Wiederholung. War der \
             Antrag falsch, bekommt der Gegner zwei Minuten.",
        en: "Draw by proved perpetual check or forced threefold repetition. If the claim was wrong, the opponent gets two minutes.",
    },
    ArticleText {
        article: "12b",
        de: "Remis, wenn der Gegner keine echte Gewinnchance hat, etwa in den Stellungen 1 bis 5 ohne \
             erzwungenen Gewinn. War der Antrag falsch, bekommt der Gegner zwei Minuten.",
        en: "Draw if the opponent has no real chance of winning, as in positions 1 to 5 without a forced win. If the claim was wrong, the opponent gets two minutes.",
    },
    ArticleText {
        article: "12b1",
        de: "Wer remis beantragt, hat die Dame gegen Dame, Turm, Läufer, Springer oder Bauer.",
        en: "The claimant has a queen against queen, rook, bishop, knight or pawn.",
    },
    ArticleText {
        article: "12b2",
        de: "Wer remis beantragt, hat einen Turm gegen Turm, Läufer oder Springer.",
        en: "The claimant has a rook against rook, bishop or knight.",
    },
    ArticleText {
        article: "12b3",
        de: "Wer remis beantragt, hat Läufer oder Springer gegen Läufer oder Springer.",
        en: "The claimant has a bishop or knight against a bishop or knight.",
    },
    ArticleText {
        article: "12b4",
        de: "Wer remis beantragt, hat Turm, Läufer oder Springer gegen einen Bauern, und dieser gewinnt nicht zwingend.",
        en: "The claimant has a rook, bishop or knight against a pawn that has no forced win.",
    },
    ArticleText {
        article: "12b5",
        de: "König gegen Randbauer mit falschem Läufer, wenn der König das Umwandlungsfeld beherrscht.",
        en: "King against a rook's pawn with the wrong bishop, if the king controls the promotion square.",
    },
    ArticleText {
        article: "12b6",
        de: "Hat die antragstellende Seite noch mehr Figuren, ändert das nichts.",
        en: "It makes no difference if the claimant has more pieces besides.",
    },
    ArticleText {
        article: "12c",
        de: "Stehen beide Könige im Schach und will jemand das berichtigen, wird der letzte Zug gesucht und die richtige Stellung aufgebaut. Hilft der letzte Zug nicht, ist es remis.",
        en: "If both kings are in check and a player wants it put right, the last move is determined and the right position set up. If the last move does not settle it, the game is drawn.",
    },
    ArticleText {
        article: "13",
        de: "Ein Remis meldet Weiß dem Schiedsrichter.",
        en: "White reports a draw to the arbiter.",
    },
    ArticleText {
        article: "14",
        de: "Im Streit darf jede Seite die Uhr stoppen, bis der Schiedsrichter da ist.",
        en: "In a dispute either player may stop the clock until the arbiter comes.",
    },
    ArticleText {
        article: "15",
        de: "Der Schiedsrichter rührt die Uhr nur im Streitfall an oder wenn beide es wünschen.",
        en: "The arbiter touches the clock only in a dispute or when both players ask for it.",
    },
    ArticleText {
        article: "16",
        de: "Publikum und andere Spielende mischen sich nicht ein; sonst kann der Schiedsrichter neu spielen lassen und sie hinausweisen. Auch er zeigt weder Blättchen noch unerlaubte Züge an.",
        en: "Spectators and other players keep out; otherwise the arbiter may order a new game and send them away. The arbiter too points out neither flags nor illegal moves.",
    },
    ArticleText {
        article: "17",
        de: "Wer versehentlich Figuren umwirft, stellt sie auf eigene Zeit auf. Der Gegner darf dafür die \
             Uhr zurückdrücken, ohne zu ziehen.",
        en: "A player who accidentally knocks over pieces puts them back on their own time. The opponent \
             may start that player's clock for this without moving.",
    },
    ArticleText {
        article: "18",
        de: "Sonst gelten die Schachregeln der FIDE, soweit sie hierzu passen. Berührt – geführt (Artikel 7) gilt ohne Abstriche.",
        en: "Otherwise the FIDE Laws apply where they fit these rules. Touch-move (Article 7) applies in full.",
    },
    ArticleText {
        article: "19",
        de: "Ein unerlaubter Zug, den niemand von beiden bemerkt hat, bleibt stehen, außer beide Könige stehen im Schach (12c).",
        en: "An illegal move that neither player noticed stands, unless both kings are in check (12c).",
    },
    ArticleText {
        article: "20",
        de: "Beschwert sich der Gegner zu Recht über einen der Verstöße a bis c, kann der Schiedsrichter \
             ihm zwei Minuten geben.",
        en: "If the opponent rightly complains of one of the offences a to c, the arbiter may give them two minutes.",
    },
    ArticleText {
        article: "20a",
        de: "Verstoß gegen die Regeln 7, 8, 17 oder 18 oder gegen 15.1 der Schachregeln.",
        en: "Breaking rule 7, 8, 17 or 18, or 15.1 of the Laws.",
    },
    ArticleText { article: "20b", de: "Ein unmöglicher Zug.", en: "An impossible move." },
    ArticleText {
        article: "20c",
        de: "Ein Verstoß, der erst beim zweiten Mal zählt.",
        en: "An offence that counts only from the second time on.",
    },
    ArticleText {
        article: "20c1",
        de: "Zum wiederholten Mal gegen Regel 2 (Mitschreiben) oder 5 (gleiche Hand) verstoßen.",
        en: "Breaking rule 2 (keeping score) or 5 (same hand) again.",
    },
    ArticleText {
        article: "20c2",
        de: "Zum wiederholten Mal einen zweideutigen Zug gemacht.",
        en: "Making an ambiguous move again.",
    },
    ArticleText {
        article: "21",
        de: "Vor dem Turnier sollen alle diese Regeln bekommen; sonst liegen genügend Exemplare spätestens eine halbe Stunde vor Beginn im Saal.",
        en: "Before the tournament everyone should be given these rules; otherwise enough copies are in the hall half an hour before the start.",
    },
    ArticleText {
        article: "22",
        de: "Partien mit 60 Minuten können für die gewöhnliche Wertung zählen, mit 30 Minuten nur für eine eigene Aktivschach-Liste.",
        en: "Games of 60 minutes may count for the ordinary rating list, games of 30 minutes only for a separate list for active chess.",
    },
    ArticleText {
        article: "23",
        de: "An einem Tag sollen höchstens drei Runden zu 60 oder sechs zu 30 Minuten gespielt werden.",
        en: "No more than three rounds of 60 or six rounds of 30 minutes should be played in a day.",
    },
    ArticleText {
        article: "24",
        de: "Gerade hier ist Fairness gefordert; gegen schlechtes Benehmen soll der Schiedsrichter einschreiten.",
        en: "Fair play is needed here above all; the arbiter should act against misconduct.",
    },
];

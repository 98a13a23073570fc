use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "11",
        de: "Punkte: Ein Turnier darf Siege höher werten als mit einem Punkt.",
        en: "Points: an event may give more than one point for a win.",
    },
    ArticleText {
        article: "12",
        de: "Wie sich Spielende verhalten und was Verstöße kosten.",
        en: "How players behave, and what violations cost.",
    },
    ArticleText {
        article: "12.1",
        de: "Niemand darf dem Ansehen des Schachs schaden, weder im Turnier noch außerhalb.",
        en: "No player may bring chess into disrepute, neither in the event nor outside it.",
    },
    ArticleText {
        article: "12.2",
        de: "Keine Notizen, keine Auskunft, kein Rat, kein zweites Brett. Auf das Formular gehören nur Züge, Zeiten, Remisangebote und was eine Reklamation betrifft.",
        en: "No notes, no information, no advice, no second board. The sheet is only for moves, times, draw offers and what concerns a claim.",
    },
    ArticleText {
        article: "12.3",
        de: "Wer fertig ist, zählt zum Publikum.",
        en: "A player who has finished counts as a spectator.",
    },
    ArticleText {
        article: "12.4",
        de: "Ohne Erlaubnis des Schiedsrichters verlässt niemand die Turnierräumlichkeiten, und wer am Zug ist, auch den Spielsaal nicht.",
        en: "Without the arbiter's permission no player leaves the playing venue, and the player having \
             the move not even the playing area.",
    },
    ArticleText {
        article: "12.5",
        de: "Niemand darf den Gegner ablenken oder stören, auch nicht mit unbegründeten Reklamationen oder \
             Remisangeboten.",
        en: "No player may distract or disturb the opponent, not even by groundless claims or draw offers.",
    },
    ArticleText {
        article: "12.6",
        de: "Wer gegen 12.1 bis 12.5 verstößt, wird nach 13.4 bestraft.",
        en: "Breaking 12.1 to 12.5 is punished under 13.4.",
    },
    ArticleText {
        article: "12.7",
        de: "Wer sich immer wieder den Regeln verweigert, verliert; wie viel der Gegner bekommt, bestimmt \
             der Schiedsrichter.",
        en: "A player who refuses the rules again and again loses; what the opponent scores is for the arbiter to decide.",
    },
    ArticleText {
        article: "12.8",
        de: "Trifft 12.7 beide, verlieren beide.",
        en: "If 12.7 applies to both, both lose.",
    },
    ArticleText {
        article: "13",
        de: "Was der Schiedsrichter tut und was nicht.",
        en: "What the arbiter does and does not do.",
    },
    ArticleText {
        article: "13.1",
        de: "Der Schiedsrichter achtet darauf, dass genau nach den Regeln gespielt wird.",
        en: "The arbiter sees to it that play keeps strictly to the rules.",
    },
    ArticleText {
        article: "13.2",
        de: "Der Schiedsrichter handelt zum Besten des Wettkampfs, sorgt für gute Bedingungen und Ruhe und überwacht den Verlauf.",
        en: "The arbiter acts for the good of the event, sees to good conditions and quiet, and watches over its course.",
    },
    ArticleText {
        article: "13.3",
        de: "Der Schiedsrichter beobachtet die Partien, vor allem bei Zeitnot, setzt Entscheidungen durch und straft, wenn nötig.",
        en: "The arbiter watches the games, above all in time trouble, enforces decisions and penalises where needed.",
    },
    ArticleText {
        article: "13.4",
        de: "Die Strafen, eine oder mehrere davon.",
        en: "The penalties, one or more of them.",
    },
    ArticleText { article: "13.4a", de: "Die schuldige Seite wird verwarnt.", en: "The offender is warned." },
    ArticleText { article: "13.4b", de: "Mehr Zeit für den Gegner.", en: "More time for the opponent." },
    ArticleText {
        article: "13.4c",
        de: "Weniger Zeit für die schuldige Seite.",
        en: "Less time for the offender.",
    },
    ArticleText { article: "13.4d", de: "Die Partie ist verloren.", en: "The game is lost." },
    ArticleText {
        article: "13.4e",
        de: "Weniger Punkte für die schuldige Seite.",
        en: "Fewer points for the offender.",
    },
    ArticleText {
        article: "13.4f",
        de: "Mehr Punkte für den Gegner, höchstens so viele, wie die Partie bringen kann.",
        en: "More points for the opponent, at most as many as the game can give.",
    },
    ArticleText { article: "13.4g", de: "Ausschluss vom Turnier.", en: "Expulsion from the competition." },
    ArticleText {
        article: "13.5",
        de: "Bei Störung von außen kann der Schiedsrichter einer oder beiden Seiten mehr Zeit geben.",
        en: "If play is disturbed from outside, the arbiter may give one or both players more time.",
    },
    ArticleText {
        article: "13.6",
        de: "Der Schiedsrichter greift nur ein, wo die Regeln es sagen. Die Zügezahl nennt er nicht, bevor eine Zeit abgelaufen ist, und sagt auch nicht, dass ein Zug beendet ist.",
        en: "The arbiter steps in only where the rules say so, gives no number of moves before a time has run out, and does not point out that a move was completed.",
    },
    ArticleText {
        article: "13.7",
        de: "Publikum und andere Spielende mischen sich nicht ein; wer stört, kann hinausgewiesen werden.",
        en: "Spectators and other players keep out; anyone who disturbs may be sent away.",
    },
    ArticleText {
        article: "after 13.7",
        de: "Gegen Entscheidungen kann man schriftlich und rechtzeitig beim Schiedsgericht Berufung einlegen. Nach 10.2 und im Blitz entscheidet der Hauptschiedsrichter endgültig.",
        en: "Decisions may be appealed to the appeals panel, in writing and in time. Under 10.2 and in blitz the chief arbiter's decision is final.",
    },
    ArticleText {
        article: "14",
        de: "Verbände können die FIDE bitten, eine Regelfrage zu entscheiden.",
        en: "Federations may ask FIDE to settle a question about the Laws.",
    },
    ArticleText {
        article: "A",
        de: "Hängepartien; der Kurs gibt dazu keinen Text.",
        en: "Adjourned games; the course gives no text on them.",
    },
    ArticleText {
        article: "B",
        de: "Schnellschach: alle Züge in 15 bis 60 Minuten, kein Schreibzwang. Aufstellung, Brett und Uhr sind bis zum dritten Zug beider zu beanstanden, Farben und verschobene Figuren bis zum eigenen Berühren; Artikel 4 und die Klappe nur auf Reklamation, mit eigener Klappe oben.",
        en: "Rapid: all moves in 15 to 60 minutes, no need to keep score. Set-up, board and clock can be challenged until each has completed three moves, colours and displaced pieces until one touches a piece; Article 4 and the flag only on a claim, with one's own flag up.",
    },
    ArticleText {
        article: "B.8",
        de: "Sind beide Klappen unten, ist die Schnellpartie remis.",
        en: "If both flags have fallen, the rapid game is drawn.",
    },
    ArticleText {
        article: "C",
        de: "Blitz: alle Züge in weniger als 15 Minuten; Schnellschachregeln, aber ohne 10.2. Nach einem \
             beendeten unerlaubten Zug kann der Gegner vor seinem Zug Gewinn reklamieren, remis, wenn er \
             nie mattsetzen könnte.",
        en: "Blitz: all moves in less than 15 minutes; rapid rules, but without 10.2. After a completed \
             illegal move the opponent may claim a win before moving, a draw if they could never \
             checkmate.",
    },
    ArticleText {
        article: "D",
        de: "Ohne Schiedsrichter beendet eine Remis-Reklamation bei weniger als zwei Minuten die Partie. \
             Der Gegner bestätigt die Stellung, beim Vorwurf fehlender Gewinnversuche auch das Formular; \
             ein Schiedsrichter entscheidet später endgültig.",
        en: "Without an arbiter a draw claim with less than two minutes ends the game. The opponent \
             confirms the position and, if the claim is that no attempt to win was made, the scoresheet; \
             an arbiter later makes the final decision.",
    },
    ArticleText {
        article: "E",
        de: "Algebraische Notation; der Kurs nennt nur die Überschrift.",
        en: "Algebraic notation; the course gives only the heading.",
    },
    ArticleText {
        article: "F",
        de: "Partien mit blinden und sehbehinderten Menschen; der Kurs nennt nur die Überschrift.",
        en: "Games with players who are blind or visually disabled; the course gives only the heading.",
    },
    ArticleText {
        article: "G",
        de: "Simultanveranstaltungen; die Richtlinien sind nur angekündigt.",
        en: "Simultaneous displays; the guidelines are only announced.",
    },
    ArticleText {
        article: "closing list",
        de: "Von sich aus handelt der Schiedsrichter bei falscher Aufstellung, defekter Uhr und wenn beide Klappen unten sind; bei unerlaubten Zügen, berührt – geführt und einer gefallenen Klappe nur im Turnierschach.",
        en: "Unasked, the arbiter acts on a wrong set-up, a defective clock and when both flags have \
             fallen; on illegal moves, touch-move and a fallen flag only in standard chess.",
    },
];

//! Play with blind and visually disabled players (Appendix D).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "D",
        de: "Spiel mit blinden und sehbehinderten Menschen.",
        en: "Games in which someone is blind or visually disabled.",
    },
    ArticleText {
        article: "D.1",
        de: "Sehend gegen sehbehindert: Jede Seite kann zwei Bretter verlangen, ein übliches und ein \
             Spezialbrett. Der Veranstalter darf diese Regeln nach Rücksprache anpassen.",
        en: "Sighted against visually disabled: each side can ask for two boards, an ordinary and a special \
             one. The organiser may adapt these rules once the arbiter was heard.",
    },
    ArticleText {
        article: "D.1.1",
        de: "Das Spezialbrett misst wenigstens 20 mal 20 Zentimeter.",
        en: "The special board is no smaller than 20 by 20 centimetres.",
    },
    ArticleText {
        article: "D.1.2",
        de: "Auf dem Spezialbrett liegen die dunklen Felder etwas höher.",
        en: "On the special board the dark squares lie a little higher.",
    },
    ArticleText {
        article: "D.1.3",
        de: "Jedes Feld des Spezialbretts hat eine Sicherungsöffnung.",
        en: "Every square of the special board has a hole to hold a piece.",
    },
    ArticleText {
        article: "D.1.4",
        de: "Wie die Figuren des Spezialbretts beschaffen sind.",
        en: "What the pieces of the special board are like.",
    },
    ArticleText {
        article: "D.1.4.1",
        de: "Unter jeder Figur sitzt ein Stift für die Sicherungsöffnung.",
        en: "Under each piece is a peg for the hole.",
    },
    ArticleText {
        article: "D.1.4.2",
        de: "Staunton-Form; die schwarzen Figuren sind fühlbar gekennzeichnet.",
        en: "Staunton pattern; the black ones carry a mark that can be felt.",
    },
    ArticleText {
        article: "D.2",
        de: "So wird an zwei Brettern gespielt.",
        en: "How to play on two boards.",
    },
    ArticleText {
        article: "D.2.1",
        de: "Jeder Zug wird laut angesagt, wiederholt und auf dem anderen Brett ausgeführt, bei Umwandlung \
             mit der Figur. Üblich sind Anna bis Hector, eins bis acht und die deutschen Figurennamen.",
        en: "Every move is called out, repeated and played on the other board, a promotion with its piece. \
             Customary are Anna to Hector, eins to acht and the German names of the pieces.",
    },
    ArticleText {
        article: "D.2.2",
        de: "Auf dem Spezialbrett gilt als berührt, was aus seiner Öffnung gezogen ist.",
        en: "On the special board touched means lifted out of its hole.",
    },
    ArticleText {
        article: "D.2.3",
        de: "Auf dem Spezialbrett ist ein Zug ausgeführt, wenn Geschlagenes weg, die Figur gesteckt und der \
             Zug angesagt ist.",
        en: "On the special board a move has been made once anything taken is off, the piece is pegged and \
             the move called out.",
    },
    ArticleText {
        article: "D.2.3.1",
        de: "Beim Schlagen ist die geschlagene Figur vom Brett der Seite am Zug genommen.",
        en: "In a capture the taken piece is off the mover's board.",
    },
    ArticleText {
        article: "D.2.3.2",
        de: "Die gezogene Figur steckt in einer anderen Öffnung.",
        en: "The moved piece sits in another hole.",
    },
    ArticleText { article: "D.2.3.3", de: "Der Zug ist laut angesagt.", en: "The move has been called out." },
    ArticleText {
        article: "D.2.4",
        de: "Die Uhr des Gegners startet erst, wenn der Zug so ausgeführt und angesagt ist.",
        en: "The other clock starts after the move is made and called out like this, not before.",
    },
    ArticleText {
        article: "D.2.5",
        de: "Für die sehende Seite bleibt es beim üblichen Berühren und Ausführen.",
        en: "For the sighted side touching and moving work as usual.",
    },
    ArticleText {
        article: "D.2.6",
        de: "Uhren für sehbehinderte Spielende.",
        en: "Clocks for visually disabled players.",
    },
    ArticleText {
        article: "D.2.6.1",
        de: "Eine Spezialuhr ist erlaubt; sie soll Zeit und Zügezahl ansagen können.",
        en: "A special clock is allowed; it should be able to speak time and move number.",
    },
    ArticleText {
        article: "D.2.6.2",
        de: "Ersatzweise kommt eine Zeigeruhr in Betracht, die man ertasten kann.",
        en: "A clock with hands that can be felt may serve instead.",
    },
    ArticleText {
        article: "D.2.6.2.1",
        de: "Zeigeruhr: Zeiger verstärkt, alle fünf Minuten ein fühlbarer Punkt, alle fünfzehn zwei.",
        en: "Clock with hands: sturdy hands, a dot to feel at every five minutes, two at every fifteen.",
    },
    ArticleText {
        article: "D.2.6.2.2",
        de: "Zeigeruhr: ein fühlbares Fallblättchen, das in den letzten fünf Minuten den Griff zum \
             Minutenzeiger freilässt.",
        en: "Clock with hands: a flag that can be felt and leaves the minute hand within reach in the final \
             five minutes.",
    },
    ArticleText {
        article: "D.2.7",
        de: "Sehbehinderte Spielende halten die Partie in Braille, Handschrift oder mit einem Aufnahmegerät \
             fest.",
        en: "Visually disabled players keep score in Braille, by hand or with a recorder.",
    },
    ArticleText {
        article: "D.2.8",
        de: "Einen Versprecher berichtigt man gleich, ehe die andere Uhr läuft.",
        en: "Put a slip of the tongue right straight away, before the other clock runs.",
    },
    ArticleText {
        article: "D.2.9",
        de: "Stehen die Bretter verschieden, hilft der Schiedsrichter mit beiden Mitschriften. Stimmen sie \
             überein, gilt das Geschriebene; sonst geht es zurück zum letzten gemeinsamen Zug, und die Uhren \
             werden angepasst.",
        en: "If the boards differ, the arbiter helps with both scores. Where they agree, the written move \
             counts; else go back to the last common move and reset the clocks.",
    },
    ArticleText {
        article: "D.2.10",
        de: "Wer sehbehindert ist, darf eine Assistenz haben, die alle oder einzelne der aufgezählten \
             Aufgaben übernimmt.",
        en: "A visually disabled player may have an assistant, who takes on all or some of the tasks listed.",
    },
    ArticleText {
        article: "D.2.10.1",
        de: "Die Assistenz führt Züge auf dem jeweils anderen Brett aus.",
        en: "The assistant plays each side's moves on the other board.",
    },
    ArticleText {
        article: "D.2.10.2",
        de: "Die Assistenz sagt die Züge beider Seiten an.",
        en: "The assistant calls out what each side plays.",
    },
    ArticleText {
        article: "D.2.10.3",
        de: "Die Assistenz schreibt mit und setzt die Uhr des Gegners in Gang.",
        en: "The assistant writes the score and sets the other clock going.",
    },
    ArticleText {
        article: "D.2.10.4",
        de: "Zügezahl und verbrauchte Zeit sagt die Assistenz nur, wenn danach gefragt wird.",
        en: "The assistant tells move number and time used when asked, and then only.",
    },
    ArticleText {
        article: "D.2.10.5",
        de: "Die Assistenz reklamiert Zeitüberschreitung und meldet dem Schiedsrichter, wenn die sehende \
             Seite eine Figur berührt.",
        en: "The assistant claims on time and reports to the arbiter when the sighted side touches a piece.",
    },
    ArticleText {
        article: "D.2.10.6",
        de: "Die Assistenz erledigt die Formalitäten beim Abbruch der Partie.",
        en: "The assistant sees to the paperwork of an adjournment.",
    },
    ArticleText {
        article: "D.2.11",
        de: "Hat die sehbehinderte Seite keine Assistenz, darf die sehende eine fürs Ziehen und Ansagen \
             stellen. Sehbehindert gegen gehörlos geht nur mit Assistenz.",
        en: "If the visually disabled side has no assistant, the sighted one may bring one to move and \
             announce. Against a player hard of hearing there must be one.",
    },
];

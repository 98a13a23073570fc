//! Adjourned games (Guidelines I).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "I", de: "Richtlinien für Hängepartien.", en: "Guidelines for adjourned games."
    },
    ArticleText { article: "I.1", de: "Abgeben und abbrechen.", en: "Sealing and adjourning." },
    ArticleText {
        article: "I.1.1",
        de: "Am Ende der Spielzeit gibt ab, wer am Zug ist: Zug eindeutig notieren, beide Formulare in den \
             Umschlag, verschließen, dann die Uhr anhalten. Bis dahin lässt er sich ändern; ein am Brett \
             ausgeführter Zug ist der Abgabezug.",
        en: "When the session ends the side to move seals: note a clear move, both sheets into the envelope, \
             close it, then stop the clock. Until then it may change; a move played on the board is the \
             sealed one.",
    },
    ArticleText {
        article: "I.1.2",
        de: "Wer früher abbricht, gibt zum planmäßigen Ende der Spielzeit ab; die Restzeit wird danach \
             berechnet.",
        en: "Breaking off early counts as sealing at the scheduled end; the time left is worked out from \
             that.",
    },
    ArticleText {
        article: "I.2",
        de: "Was auf den Umschlag geschrieben wird.",
        en: "What is written on the envelope.",
    },
    ArticleText {
        article: "I.2.1",
        de: "Auf dem Umschlag: beide Namen.",
        en: "On the envelope: both names.",
    },
    ArticleText {
        article: "I.2.2",
        de: "Auf dem Umschlag: die Stellung vor dem Abgabezug.",
        en: "On the envelope: the position ahead of the sealed move.",
    },
    ArticleText {
        article: "I.2.3",
        de: "Auf dem Umschlag: der Zeitverbrauch beider Seiten.",
        en: "On the envelope: how much time both have used.",
    },
    ArticleText {
        article: "I.2.4",
        de: "Auf dem Umschlag: wer abgegeben hat.",
        en: "On the envelope: who sealed.",
    },
    ArticleText {
        article: "I.2.5",
        de: "Auf dem Umschlag: die Zugnummer des Abgabezugs.",
        en: "On the envelope: which move number was sealed.",
    },
    ArticleText {
        article: "I.2.6",
        de: "Auf dem Umschlag: ein noch offenes Remisangebot.",
        en: "On the envelope: a draw offer still open.",
    },
    ArticleText {
        article: "I.2.7",
        de: "Auf dem Umschlag: wann und wo es weitergeht.",
        en: "On the envelope: when and where play goes on.",
    },
    ArticleText {
        article: "I.3",
        de: "Der Schiedsrichter prüft die Angaben und verwahrt den Umschlag sicher.",
        en: "The arbiter checks these details and keeps the envelope safe.",
    },
    ArticleText {
        article: "I.4",
        de: "Ein Remisangebot nach der Abgabe bleibt offen, bis es angenommen oder abgelehnt ist.",
        en: "A draw offer made after sealing stays open until accepted or rejected.",
    },
    ArticleText {
        article: "I.5",
        de: "Zur Wiederaufnahme stehen Stellung und Uhren wie bei der Abgabe.",
        en: "For resumption, board and clocks stand as they did at sealing.",
    },
    ArticleText {
        article: "I.6",
        de: "Einigt man sich vorher auf remis oder gibt jemand auf, ist die Partie zu Ende.",
        en: "Agreeing a draw or resigning beforehand ends the game.",
    },
    ArticleText {
        article: "I.7",
        de: "Geöffnet wird der Umschlag erst, wenn da ist, wer antworten muss.",
        en: "The envelope stays shut until the side to reply has come.",
    },
    ArticleText {
        article: "I.8",
        de: "Ein untauglicher Abgabezug verliert, außer die Partie ist schon nach Artikel 5, 6.9 oder 9.6 \
             entschieden.",
        en: "A faulty sealed move loses, except where Article 5, 6.9 or 9.6 has already decided the game.",
    },
    ArticleText {
        article: "I.8.1",
        de: "Ein mehrdeutiger Abgabezug verliert die Partie.",
        en: "A sealed move open to two readings loses the game.",
    },
    ArticleText {
        article: "I.8.2",
        de: "Ein Abgabezug, dessen Sinn sich nicht klären lässt, verliert die Partie.",
        en: "A sealed move nobody can make sense of loses the game.",
    },
    ArticleText {
        article: "I.8.3",
        de: "Ein regelwidriger Abgabezug verliert die Partie.",
        en: "Sealing an illegal move loses the game.",
    },
    ArticleText {
        article: "I.9",
        de: "Die Wiederaufnahme, je nachdem, wer da ist.",
        en: "Resuming, depending on who is there.",
    },
    ArticleText {
        article: "I.9.1",
        de: "Ist der antwortende Spieler da: Umschlag öffnen, Abgabezug ausführen, seine Uhr starten.",
        en: "The side to reply is there: open the envelope, play the move, start that side's clock.",
    },
    ArticleText {
        article: "I.9.2",
        de: "Fehlt, wer antworten muss, läuft dessen Uhr. Bei der Ankunft darf sie angehalten und der \
             Schiedsrichter gerufen werden; dann wird geöffnet, gezogen und die Uhr wieder gestartet.",
        en: "If the side to reply is missing, its clock runs. On arriving it may be stopped to call the \
             arbiter; then open, play the move and let the clock run again.",
    },
    ArticleText {
        article: "I.9.3",
        de: "Fehlt, wer abgegeben hat, darf die Antwort in einem neuen Umschlag abgegeben und die andere Uhr \
             gestartet werden. Geöffnet wird beim Eintreffen.",
        en: "If the player who sealed is missing, the reply may be sealed in a new envelope and the other \
             clock started. It is opened once that player comes.",
    },
    ArticleText {
        article: "I.10",
        de: "Wer nach der Wartezeit kommt, verliert, sofern der Schiedsrichter nicht anders entscheidet. Hat \
             der Abgabezug die Partie beendet, bleibt es dabei.",
        en: "Coming after the default time loses, unless the arbiter decides otherwise. If the sealed move \
             ended the game, that stays.",
    },
    ArticleText {
        article: "I.11",
        de: "Fehlen beide und gibt es eine Wartezeit, läuft die Zeit der Seite, die antworten muss. \
             Ausschreibung oder Schiedsrichter können anderes bestimmen.",
        en: "If there is a default time and both are missing, time runs for the side to reply. The \
             regulations of the event or the arbiter may say otherwise.",
    },
    ArticleText { article: "I.12", de: "Wenn der Umschlag verloren ist.", en: "When the envelope is lost." },
    ArticleText {
        article: "I.12.1",
        de: "Umschlag weg: weiter mit Stellung und Zeiten der Abgabe, notfalls nach Schätzung. Gespielt wird \
             der Zug, den die abgebende Seite nennt.",
        en: "Envelope gone: go on with position and times of the sealing, estimated if need be. The player \
             who sealed plays the move they say it was.",
    },
    ArticleText {
        article: "I.12.2",
        de: "Ist die Stellung nicht mehr zu klären, wird die Partie gestrichen und neu gespielt.",
        en: "If nobody can tell the position any more, the game is void and played anew.",
    },
    ArticleText {
        article: "I.13",
        de: "Falsche Zeiten muss man vor dem eigenen ersten Zug melden, dann werden sie berichtigt. Später \
             bleibt es dabei, außer der Schiedsrichter entscheidet anders.",
        en: "Report wrong times before your first move and they are put right. Later they stay, unless the \
             arbiter decides otherwise.",
    },
    ArticleText {
        article: "I.14",
        de: "Für die Wiederaufnahme zählt die Uhr des Schiedsrichters; ihr Beginn wird vorher angesagt.",
        en: "The arbiter's own watch governs the session; its start is made known before.",
    },
];

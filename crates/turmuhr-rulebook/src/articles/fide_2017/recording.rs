//! Keeping score (Article 8).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "8",
        de: "Mitschreiben und Partieformular.",
        en: "Keeping score and the scoresheet.",
    },
    ArticleText { article: "8.1", de: "Wie mitgeschrieben wird.", en: "How to keep score." },
    ArticleText {
        article: "8.1.1",
        de: "Beide schreiben die Züge beider Seiten fortlaufend und leserlich in algebraischer Notation auf \
             das vorgesehene Partieformular.",
        en: "Both keep a running, readable score of all moves of both sides, in algebraic notation, on the \
             scoresheet provided.",
    },
    ArticleText {
        article: "8.1.2",
        de: "Züge werden nicht vorab notiert, außer für einen Remisantrag (9.2, 9.3) oder als Abgabezug.",
        en: "Moves are not recorded ahead of time, except for a draw claim (9.2, 9.3) or as a sealed move.",
    },
    ArticleText {
        article: "8.1.3",
        de: "Man darf antworten, ehe der gegnerische Zug notiert ist. Der eigene vorige Zug muss vor dem \
             nächsten auf dem Formular stehen.",
        en: "You may reply before noting the opponent's move. Your own last move must be noted before your \
             next one.",
    },
    ArticleText {
        article: "8.1.4",
        de: "Aufs Formular gehören nur Züge, Uhrzeiten, Remisangebote, Angaben zu Anträgen und andere nötige \
             Daten, keine Notizen.",
        en: "The sheet is for moves, clock times, draw offers, facts of claims and other needed data, not \
             for notes.",
    },
    ArticleText {
        article: "8.1.5",
        de: "Ein Remisangebot notieren beide mit (=).",
        en: "Both players note a draw offer as (=).",
    },
    ArticleText {
        article: "8.1.6",
        de: "Wer nicht mitschreiben kann, darf eine Assistenz stellen, wenn der Schiedsrichter \
             einverstanden ist. Die Zeit wird dann angemessen angepasst, bei einer Behinderung nicht.",
        en: "A player who cannot keep score may bring an assistant the arbiter accepts. The time is then \
             fairly adjusted, but not for a player with a disability.",
    },
    ArticleText {
        article: "8.2",
        de: "Der Schiedsrichter muss das Formular jederzeit sehen können: nichts darauflegen.",
        en: "The arbiter must be able to see the sheet at all times: do not cover it.",
    },
    ArticleText {
        article: "8.3",
        de: "Die Formulare gehören dem Veranstalter.",
        en: "The sheets belong to the organiser.",
    },
    ArticleText {
        article: "8.4",
        de: "Mit weniger als fünf Minuten und weniger als 30 Sekunden Zeitinkrement je Zug muss man bis \
             zum Ende der Periode nicht mitschreiben.",
        en: "With under five minutes left and an increment under 30 seconds, you need not keep score until \
             the period ends.",
    },
    ArticleText { article: "8.5", de: "Fehlende Züge nachtragen.", en: "Filling in missing moves." },
    ArticleText {
        article: "8.5.1",
        de: "Schreiben beide in Zeitnot nicht mit, soll es der Schiedsrichter oder eine Hilfe tun. Beim \
             Fallen eines Fallblättchens hält der Schiedsrichter die Uhr an, und beide tragen nach.",
        en: "If both have stopped writing in time trouble, the arbiter or an assistant should record. At \
             flag-fall the arbiter stops the clock and both fill in.",
    },
    ArticleText {
        article: "8.5.2",
        de: "Hat nur eine Seite nicht mitgeschrieben, trägt sie nach dem Fallen eines Fallblättchens erst \
             alles nach. Am Zug darf sie das Formular des Gegners leihen und gibt es vor dem Ziehen \
             zurück.",
        en: "If just one side did not write, it fills in everything after a flag-fall before moving. When to \
             move it may borrow the other sheet and hands it back before playing.",
    },
    ArticleText {
        article: "8.5.3",
        de: "Ohne vollständige Mitschrift spielen beide unter Aufsicht auf einem zweiten Brett nach. \
             Stellung, Zeiten, laufende Uhr und Zügezahl werden vorher festgehalten.",
        en: "With no full score both replay the game on another board under supervision. Position, times, \
             running clock and move count are noted first.",
    },
    ArticleText {
        article: "8.6",
        de: "Lässt sich nicht klären, ob die Zeitkontrolle geschafft war, beginnt mit dem nächsten Zug die \
             neue Periode, außer es waren nachweislich mehr.",
        en: "If it cannot be settled whether the control was passed, the coming move opens the new period, \
             unless more moves can be proved.",
    },
    ArticleText {
        article: "8.7",
        de: "Zum Schluss unterschreiben beide auf beiden Formularen das Ergebnis. Es gilt selbst bei einem \
             Fehler, außer der Schiedsrichter entscheidet anders.",
        en: "At the end both sign the result on both sheets. Even a wrong entry holds, except where the \
             arbiter rules otherwise.",
    },
];

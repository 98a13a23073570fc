//! Games without increment (Guidelines III).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "III",
        de: "Richtlinien für Partien ohne Zeitinkrement und ihre Endspurtphase.",
        en: "Guidelines for games without increment and their quickplay finish.",
    },
    ArticleText {
        article: "III.1",
        de: "Endspurtphase: Alle noch ausstehenden Züge teilen sich eine feste Restzeit.",
        en: "Quickplay finish: every move still to come shares one fixed stock of time.",
    },
    ArticleText {
        article: "III.2",
        de: "Wann diese Richtlinien gelten.",
        en: "When these guidelines apply.",
    },
    ArticleText {
        article: "III.2.1",
        de: "Diese Richtlinien gelten für die letzte Zeitperiode, und nur, wenn das vorher angekündigt war.",
        en: "These guidelines cover the last period, and only where announced in advance.",
    },
    ArticleText {
        article: "III.2.2",
        de: "Diese Richtlinien gelten für Turnier- und Schnellschach ohne Zeitinkrement, nie im Blitz.",
        en: "These guidelines cover standard and rapid play with no increment, never blitz.",
    },
    ArticleText { article: "III.3", de: "Beide Fallblättchen gefallen.", en: "Both flags fallen." },
    ArticleText {
        article: "III.3.1",
        de: "Was gilt, wenn beide gefallen sind und unklar ist, welches zuerst.",
        en: "What applies when both have fallen and it is unknown which was first.",
    },
    ArticleText {
        article: "III.3.1.1",
        de: "Beide gefallen, Reihenfolge unklar: Vor der letzten Periode geht die Partie weiter.",
        en: "Both fallen, order unknown: before the last period play goes on.",
    },
    ArticleText {
        article: "III.3.1.2",
        de: "Beide gefallen, Reihenfolge unklar: In der letzten Periode, in der alle Züge fällig sind, ist \
             remis.",
        en: "Both fallen, order unknown: in the last period, with all moves due, it is a draw.",
    },
    ArticleText {
        article: "III.4",
        de: "Mit unter zwei Minuten kann, wer am Zug ist, fünf Sekunden Zeitinkrement für beide verlangen; \
             das ist ein Remisangebot. Lehnt der Gegner ab und stimmt der Schiedsrichter zu, erhält der \
             Gegner zwei Minuten, und es geht weiter.",
        en: "Under two minutes, the side to move can ask for five seconds' increment for both; that is a \
             draw offer. If it is rejected and the arbiter consents, the opponent gains two minutes and \
             play goes on.",
    },
    ArticleText {
        article: "III.5",
        de: "Sonst kann, wer am Zug ist und unter zwei Minuten hat, vor dem Fallen remis beantragen: Mit \
             normalen Mitteln gewinnt der Gegner nie, oder er versucht es nicht. Die Uhr darf man dazu \
             anhalten.",
        en: "Failing that, the side to move can claim a draw under two minutes, flag still up: by normal \
             means the opponent will never win, or is not trying. The clock may be stopped for it.",
    },
    ArticleText {
        article: "III.5.1",
        de: "Überzeugt der Antrag den Schiedsrichter, ist die Partie remis. Sonst wird die Entscheidung \
             hinausgeschoben oder der Antrag abgelehnt.",
        en: "If the claim convinces the arbiter, it is a draw. If not, it is postponed or rejected.",
    },
    ArticleText {
        article: "III.5.2",
        de: "Entscheidung hinausgeschoben: Es geht möglichst unter Aufsicht weiter, der Gegner kann zwei \
             Minuten erhalten. Später oder nach dem Fallen wird entschieden: remis, wenn er normal nicht \
             gewinnen kann oder es zu wenig versucht.",
        en: "Decision postponed: play goes on, watched if it can be, and the opponent may gain two \
             minutes. Later or after flag-fall it is decided: a draw if they could not win normally or \
             tried too little.",
    },
    ArticleText {
        article: "III.5.3",
        de: "Antrag abgelehnt: Der Gegner erhält zwei Minuten.",
        en: "Claim rejected: the opponent gains two minutes.",
    },
    ArticleText { article: "III.6", de: "Wenn kein Schiedsrichter da ist.", en: "When no arbiter is there." },
    ArticleText {
        article: "III.6.1",
        de: "Mit unter zwei Minuten kann man remis beantragen, ehe das Fallblättchen fällt. Damit endet die \
             Partie.",
        en: "Under two minutes and with the flag up you can claim a draw. That ends the game.",
    },
    ArticleText {
        article: "III.6.1.1",
        de: "Der Gegner kann mit normalen Mitteln nicht gewinnen: Endstellung notieren, der Gegner \
             bestätigt sie.",
        en: "No win by normal means is left for the opponent: note the final position, the opponent confirms \
             it.",
    },
    ArticleText {
        article: "III.6.1.2",
        de: "Der Gegner hat es nicht versucht: Endstellung und vollständige Mitschrift vorlegen, der \
             Gegner bestätigt beides.",
        en: "The opponent was not trying to win: hand in final position and full score, the opponent \
             confirms both.",
    },
    ArticleText {
        article: "III.6.2",
        de: "Über den Antrag befindet der dafür bestimmte Schiedsrichter.",
        en: "The claim goes to the arbiter named for this.",
    },
];

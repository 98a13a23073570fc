use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "preamble",
        de: "Hinweise der DSB-Schiedsrichterkommission, Stand 4. Januar 2014. Bei offiziellen DSB-Turnieren binden sie, wo sie nicht nur empfehlen; anderswo sind sie Rat. Jeder nennt, ob er für Turnier-, Schnell- oder Blitzschach gilt.",
        en: "Notes of the German federation's arbiters' commission, as of 4 January 2014. They bind at official DSB events unless they only recommend; elsewhere they advise. Each says whether it is for standard, rapid or blitz.",
    },
    ArticleText {
        article: "1.1",
        de: "Am Zug ist man, sobald der Gegner seinen Zug ausgeführt hat. Drücken darf man danach immer, auch wenn die Antwort schon auf dem Brett steht.",
        en: "A player has the move once the opponent has made theirs. Pressing afterwards is always allowed, even if the reply is already on the board.",
    },
    ArticleText {
        article: "3.7.5",
        de: "Ein kopfüber gestellter Turm ist nach dem Loslassen ein Turm, was immer man dazu sagt.",
        en: "A rook put upside down is a rook once released, whatever the player says.",
    },
    ArticleText {
        article: "4",
        de: "Sieht der Schiedsrichter einen Verstoß gegen berührt – geführt, greift er selbst ein und wartet keine Reklamation ab, auch im Schnell- und Blitzschach.",
        en: "An arbiter who sees a violation of touch-move steps in without waiting for a claim, in rapid and blitz too.",
    },
    ArticleText {
        article: "5.2.3",
        de: "Remis vereinbart man nur während der Partie, und beide müssen wenigstens einmal gezogen haben. Absprachen davor oder danach erkennt der Schiedsrichter nicht an.",
        en: "A draw is agreed only during the game, after at least one move by each player. The arbiter does not accept agreements made before or after.",
    },
    ArticleText {
        article: "6.5",
        de: "Der Schiedsrichter stellt alle Uhren auf dieselbe Seite, wo er sie gut sieht.",
        en: "The arbiter puts all clocks on the same side, where they are easy to see.",
    },
    ArticleText {
        article: "6.7.1",
        de: "Wer nach der Wartezeit kommt, verliert in der Regel; Nachsicht nur bei Unvorhersehbarem. Die Wartezeit zählt ab dem wirklichen Beginn, und es genügt, im Spielbereich zu sein. Im Mannschaftskampf beginnt kein Brett später.",
        en: "Coming after the default time normally loses; leniency only for the unforeseeable. It counts from the actual start, and being in the playing area is enough. In a team match no board starts later.",
    },
    ArticleText {
        article: "6.7.2",
        de: "Fehlen beide, läuft die Uhr von Weiß, bis Weiß kommt; der Schiedsrichter verteilt die Zeit nicht anders.",
        en: "If both are absent, White's clock runs until White arrives; the arbiter does not share the time out otherwise.",
    },
    ArticleText {
        article: "6.10",
        de: "Zieht der Schiedsrichter nach einem Uhrendefekt Zeit ab, bleiben mindestens fünf Minuten bis zur nächsten Zeitkontrolle. Nur Turnierschach.",
        en: "If the arbiter deducts time after a clock defect, at least five minutes to the next control remain. Standard chess only.",
    },
    ArticleText {
        article: "7.1",
        de: "Sind die Zeiten vor dem Verstoß unbekannt, rechnet man im Dreisatz nach Zügen. Kleine Korrekturen lässt man bleiben und schont den Zeitplan. Nur Turnierschach.",
        en: "If the times before the violation are unknown, work them out in proportion to the moves. Leave out small corrections and spare the schedule. Standard chess only.",
    },
    ArticleText {
        article: "8.1.6",
        de: "Wer ohne Behinderung nicht mitschreiben kann, bekommt vor Beginn zehn Minuten weniger. Nur Turnierschach.",
        en: "A player without a disability who cannot keep score starts with ten minutes less. Standard chess only.",
    },
    ArticleText {
        article: "8.5.1",
        de: "Auch nach der Partie ist das Formular zu vervollständigen. Bei Weigerung spricht der Schiedsrichter im Mannschaftskampf mit dem Mannschaftsführer; hilft das nicht, kommt es in den Spielbericht. Nur Turnierschach.",
        en: "The sheet must be completed even after the game. On refusal the arbiter speaks to the captain in a team match; if that fails, it goes into the match report. Standard chess only.",
    },
    ArticleText {
        article: "8.7",
        de: "Ist ein falsches Ergebnis unterschrieben, zählt im Mannschaftskampf das wirkliche. Im Einzelturnier entscheidet der Schiedsrichter nach den Umständen; eine veröffentlichte Paarungsliste bleibt. Nur Turnierschach.",
        en: "If a wrong result was signed, the true one counts in a team match. In an individual event the arbiter decides by the circumstances; a published pairing list stays. Standard chess only.",
    },
    ArticleText {
        article: "9.1.1",
        de: "Verlangt das Turnier eine Mindestzahl von Zügen, stimmt der Schiedsrichter keinem früheren Remis zu; schweigt es, darf man sich einigen. Reklamieren nach 9.2 und 9.3 geht immer, Missbrauch ist strafbar. Nur Turnierschach.",
        en: "If the event demands a number of moves first, the arbiter consents to no earlier draw; if it says nothing, draws may be agreed. Claims under 9.2 and 9.3 are always open, abuse is punishable. Standard chess only.",
    },
    ArticleText {
        article: "9.5.2",
        de: "Eine unzulässige Reklamation, etwa ohne am Zug zu sein, wird nicht geprüft und ändert die Zeiten nicht. Eine allgemeine Strafe ist möglich.",
        en: "A claim that is not allowed, such as one made without having the move, is not examined and changes no times. A general penalty is possible.",
    },
    ArticleText {
        article: "11.3.3",
        de: "Durchsucht wird nur bei Verdacht auf verbotene Kommunikationsmittel; begründen muss der Schiedsrichter den Verdacht nicht.",
        en: "Searches are made only on suspicion of forbidden means of communication; the arbiter need not give reasons for the suspicion.",
    },
    ArticleText {
        article: "11.7",
        de: "Verliert jemand wegen ständiger Weigerung, gewinnt der Gegner, wenn er mit irgendeiner Zugfolge mattsetzen könnte; sonst bekommt er remis.",
        en: "If a player loses for persistent refusal, the opponent wins if some series of moves could lead to checkmate; otherwise the opponent gets a draw.",
    },
    ArticleText {
        article: "A.4.2",
        de: "Den König zu schlagen ist selbst ein regelwidriger Zug: Wer danach drückt, verliert auf Reklamation. Vor dem Drücken kann man den Gewinn noch richtig beanspruchen. Schnell- und Blitzschach.",
        en: "Taking the king is itself an illegal move: pressing after it loses if the opponent claims. Before pressing, the win can still be claimed properly. Rapid and blitz.",
    },
    ArticleText {
        article: "A.4.3",
        de: "Sieht der Schiedsrichter beide Blättchen unten, beendet er die Partie als remis. Schnell- und Blitzschach.",
        en: "If the arbiter finds both flags fallen, the game is ended as a draw. Rapid and blitz.",
    },
    ArticleText {
        article: "III.5",
        de: "Im Zweifel wird die Entscheidung vertagt und am besten ein Blättchenfall abgewartet; dann im Zweifel Zeitverlust. Auch wer klar besser steht, darf reklamieren und soll recht bekommen, wenn der Gegner nur auf Zeit spielt.",
        en: "In doubt the decision is postponed, best until a flag falls; then in doubt loss on time. A player who stands clearly better may claim too and should be upheld if the opponent plays only for time.",
    },
    ArticleText {
        article: "TO A-13.3",
        de: "Eine angenommene Ermahnung muss nicht in den Spielbericht; jede andere Maßnahme schon.",
        en: "An admonition the player accepts need not go into the match report; every other measure must.",
    },
];

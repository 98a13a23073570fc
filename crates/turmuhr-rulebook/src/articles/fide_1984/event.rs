use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "13",
        de: "Wie eine Partie abgebrochen und der Zug abgegeben wird.",
        en: "How a game is adjourned and a move sealed.",
    },
    ArticleText {
        article: "13.1",
        de: "Ist die Spielzeit um, notiert die Seite am Zug ihren Zug eindeutig, verschließt beide Formulare im Umschlag und stoppt die Uhren. Bis dahin darf sie ihn ändern; ein auf dem Brett gespielter Zug ist der Abgabezug.",
        en: "When the session ends, the player to move writes the move unambiguously, seals both sheets in the envelope and stops the clocks. Until then it may be changed; a move played on the board is the sealed move.",
    },
    ArticleText {
        article: "13.2",
        de: "Fünf Angaben müssen auf dem Umschlag stehen.",
        en: "Five things must be written on the envelope.",
    },
    ArticleText {
        article: "13.2a",
        de: "Auf dem Umschlag steht, wer gegen wen spielt.",
        en: "The envelope says who is playing whom.",
    },
    ArticleText {
        article: "13.2b",
        de: "Auf dem Umschlag steht die Stellung beim Abbruch.",
        en: "The envelope shows the position at the adjournment.",
    },
    ArticleText {
        article: "13.2c",
        de: "Auf dem Umschlag stehen die verbrauchten Zeiten beider Seiten.",
        en: "The envelope shows the time both sides have used.",
    },
    ArticleText {
        article: "13.2d",
        de: "Auf dem Umschlag steht, wer den Zug abgegeben hat.",
        en: "The envelope says who sealed the move.",
    },
    ArticleText {
        article: "13.2e",
        de: "Auf dem Umschlag steht, der wievielte Zug der Abgabezug ist.",
        en: "The envelope gives the number of the sealed move.",
    },
    ArticleText {
        article: "13.3",
        de: "Der Schiedsrichter haftet für den Umschlag.",
        en: "The arbiter answers for the envelope.",
    },
    ArticleText {
        article: "14",
        de: "Wie eine abgebrochene Partie weitergeht, auch wenn jemand fehlt oder der Umschlag weg ist.",
        en: "How an adjourned game goes on, even if a player is absent or the envelope is gone.",
    },
    ArticleText {
        article: "14.1",
        de: "Zur Wiederaufnahme werden die Abbruchstellung aufgebaut und die verbrauchten Zeiten eingestellt.",
        en: "For the resumption the adjourned position is set up and the times used are put on the clock.",
    },
    ArticleText {
        article: "14.2",
        de: "Geöffnet wird der Umschlag erst, wenn da ist, wer auf den Abgabezug antwortet. Dessen Uhr startet, sobald der Zug auf dem Brett steht.",
        en: "The envelope stays closed until the player who has to answer is there. Their clock starts once the sealed move stands on the board.",
    },
    ArticleText {
        article: "14.2a",
        de: "Ein gemeldetes Remis bleibt bestehen, auch wenn sich der Abgabezug dann als regelwidrig erweist.",
        en: "A draw agreed and reported stands, even if the sealed move then proves to be illegal.",
    },
    ArticleText {
        article: "14.2b",
        de: "Eine gemeldete Aufgabe bleibt bestehen, auch wenn sich der Abgabezug des Gegners dann als \
             ungültig erweist.",
        en: "A resignation reported to the arbiter stands, even if the opponent's sealed move then proves to be invalid.",
    },
    ArticleText {
        article: "14.3",
        de: "Fehlt, wer antworten muss, läuft dessen Uhr; der Umschlag bleibt bis zur Ankunft zu.",
        en: "If the player who must reply is absent, their clock runs; the envelope stays closed until they arrive.",
    },
    ArticleText {
        article: "14.4",
        de: "Fehlt, wer abgegeben hat, darf die Antwort ebenfalls in einen Umschlag: Zug notieren, \
             verschließen, Uhr drücken. Geöffnet wird er bei der Ankunft des Gegners.",
        en: "If the player who sealed is absent, the reply may be sealed too: write the move, close the envelope, press the clock. It is opened when the opponent arrives.",
    },
    ArticleText {
        article: "14.5",
        de: "Was gilt, wenn der Umschlag mit dem Abgabezug verloren ist.",
        en: "What applies when the envelope with the sealed move is lost.",
    },
    ArticleText {
        article: "14.5a",
        de: "Ohne Umschlag geht es mit Stellung und Zeiten des Abbruchs weiter.",
        en: "Without the envelope, play resumes with the position and times of the adjournment.",
    },
    ArticleText {
        article: "14.5b",
        de: "Lässt sich die Stellung nicht mehr ermitteln, wird eine neue Partie gespielt.",
        en: "If the position can no longer be found, a new game is played.",
    },
    ArticleText {
        article: "14.5c",
        de: "Sind die Zeiten unbekannt, legt der Schiedsrichter sie fest. Der verlorene Abgabezug wird von der Seite, die ihn abgab, auf dem Brett gespielt.",
        en: "If the times are unknown, the arbiter settles them. The lost sealed move is played on the board by the player who sealed it.",
    },
    ArticleText {
        article: "14.6",
        de: "Eine falsch gestellte Uhr wird berichtigt, wenn es eine Seite vor ihrem ersten Zug rügt. Später nur noch, wenn der Schiedsrichter die Folgen für zu schwer hält.",
        en: "A wrongly set clock is put right if a player objects before their first move. Later only if the arbiter finds the consequences too serious.",
    },
    ArticleText {
        article: "14.7",
        de: "Die Dauer der Fortsetzung bestimmt die Wanduhr; Beginn und Ende werden vorher angesagt.",
        en: "The wall clock governs how long the resumed session lasts; start and end are announced beforehand.",
    },
    ArticleText {
        article: "15",
        de: "Was Spielenden verboten ist und was darauf steht.",
        en: "What players must not do, and what it costs.",
    },
    ArticleText {
        article: "15.1",
        de: "Vier Dinge sind während der Partie verboten: fremde Hilfe, Notizen, Analyse im Spielsaal, Störung.",
        en: "Four things are forbidden during play: outside help, notes, analysis in the hall, disturbance.",
    },
    ArticleText {
        article: "15.1a",
        de: "Keine Unterlagen, kein zweites Brett zum Analysieren, kein Rat von anderen, ob erbeten oder nicht.",
        en: "No written material, no second board for analysis, no advice from others, asked for or not.",
    },
    ArticleText {
        article: "15.1b",
        de: "Eigene Notizen als Gedächtnishilfe sind verboten; aufgeschrieben werden nur die Züge und die Zeiten.",
        en: "Notes as an aid to memory are forbidden; only the moves and the times are written down.",
    },
    ArticleText {
        article: "15.1c",
        de: "Im Spielsaal wird nicht analysiert, solange dort gespielt wird, auch bei Hängepartien.",
        en: "No analysis in the playing hall while games are in progress there, adjourned games included.",
    },
    ArticleText {
        article: "15.1d",
        de: "Niemand darf den Gegner ablenken oder stören, gleich wie.",
        en: "No player may distract or disturb the opponent in any way.",
    },
    ArticleText {
        article: "15.2",
        de: "Wer gegen 15.1 verstößt, wird bestraft; im äußersten Fall ist die Partie verloren.",
        en: "Breaking 15.1 is punished; in the extreme case the game is lost.",
    },
    ArticleText {
        article: "16",
        de: "Ein Schiedsrichter überwacht den Wettkampf; das sind die Pflichten.",
        en: "An arbiter supervises the event; these are the duties.",
    },
    ArticleText {
        article: "16.1",
        de: "Der Schiedsrichter achtet darauf, dass genau nach den Regeln gespielt wird.",
        en: "The arbiter sees to it that play keeps strictly to the rules.",
    },
    ArticleText {
        article: "16.2",
        de: "Der Schiedsrichter überwacht Verlauf und Zeiten, Abbruch und Wiederaufnahme, prüft die Angaben auf dem Umschlag und verwahrt ihn.",
        en: "The arbiter watches over play and times, adjournment and resumption, checks what the envelope says and keeps it safe.",
    },
    ArticleText {
        article: "16.3",
        de: "Was der Schiedsrichter im Streitfall entschieden hat, setzt er auch durch.",
        en: "What the arbiter has decided in a dispute, the arbiter also enforces.",
    },
    ArticleText {
        article: "16.4",
        de: "Der Schiedsrichter handelt zum Besten des Wettkampfs, hält die Bedingungen gut und schützt vor Störungen durch Spielende und Publikum.",
        en: "The arbiter acts for the good of the event, keeps conditions good and protects against disturbance by players and spectators.",
    },
    ArticleText {
        article: "16.5",
        de: "Der Schiedsrichter bestraft jeden Regelverstoß.",
        en: "The arbiter penalises every violation of the rules.",
    },
    ArticleText {
        article: "17",
        de: "Ein Sieg zählt einen Punkt, ein Remis beiden einen halben, eine Niederlage nichts.",
        en: "A win counts one point, a draw half a point each, a loss nothing.",
    },
    ArticleText {
        article: "18",
        de: "Zweifel an der Auslegung klärt die FIDE; veröffentlichte Entscheidungen binden alle Verbände. Anfragen stellt ein Verband, mit Begründung.",
        en: "FIDE settles doubts about meaning; published decisions bind all federations. Questions come from a federation, with reasons.",
    },
    ArticleText {
        article: "19",
        de: "Maßgeblich ist der englische Text von 1984 mit den Änderungen von 1988. Er gilt, sobald alle Beteiligten einer Veranstaltung unterrichtet sind, spätestens seit dem 1. März 1989.",
        en: "The English text of 1984 with the amendments of 1988 decides. It applies as soon as all players of an event have been told, at the latest from 1 March 1989.",
    },
];

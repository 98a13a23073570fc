//! Laws of Chess in force from 1 January 2018, where they differ from July 2017.

use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "Introduction",
        de: "Diese Fassung vom 1. Januar 2018 regelt das Spiel am Brett, in Grundspielregeln und \
             Turnierschachregeln. Maßgeblich ist der englische Wortlaut; jede Personenbezeichnung meint \
             alle Geschlechter.",
        en: "This edition of 1 January 2018 governs play over the board, in Basic Rules and Competition \
             Rules. Where translations differ the English wording decides; words for persons mean every \
             gender.",
    },
    ArticleText {
        article: "7.5",
        de: "Regelwidrige Züge und was ihnen gleichsteht, mit einer gemeinsamen Zählung.",
        en: "Illegal moves and what counts like one, on one common tally.",
    },
    ArticleText {
        article: "7.5.3",
        de: "Wer drückt, ohne gezogen zu haben, wird wie für einen regelwidrigen Zug bestraft.",
        en: "Pressing with no move played is penalised like an illegal move.",
    },
    ArticleText {
        article: "7.5.4",
        de: "Beide Hände für einen Zug (Rochade, Schlagen, Umwandlung) und die Uhr gedrückt: Das wird wie \
             ein regelwidriger Zug bestraft.",
        en: "Two hands for one move (castling, capture, promotion) and the clock pressed: penalised like \
             an illegal move.",
    },
    ArticleText {
        article: "7.5.5",
        de: "Erster Verstoß nach 7.5.1 bis 7.5.4: zwei Minuten für den Gegner. Zweiter, gleich welcher \
             Art: verloren, oder remis, wenn der Gegner unmöglich mattsetzen kann.",
        en: "First offence under 7.5.1 to 7.5.4: two minutes for the opponent. Second, of whatever kind: \
             lost, or drawn if the opponent could not possibly mate.",
    },
    ArticleText {
        article: "A.4.2",
        de: "Verstöße nach 7.5.1 bis 7.5.4 ahndet 7.5.5, wenn Schiedsrichter oder Gegner vor dessen \
             nächstem Zug handeln: erst eine Zeitstrafe, beim zweiten Mal verloren. Danach bleibt der Zug, \
             außer beide sind sich einig.",
        en: "Offences under 7.5.1 to 7.5.4 fall under 7.5.5 if arbiter or opponent acts before the \
             opponent's next move: a time penalty first, the second loses. Later the move stands, except \
             where both agree.",
    },
    ArticleText {
        article: "A.4.3",
        de: "Gewinn auf Zeit: Man darf die Uhr anhalten und ruft den Schiedsrichter. Wer unmöglich \
             mattsetzen kann, erhält nur remis; eigene Restzeit ist nicht mehr nötig.",
        en: "Win on time: you may stop the clock and call the arbiter. If you could not possibly mate, it is \
             only a draw; time left of your own is no longer needed.",
    },
    ArticleText {
        article: "A.4.5",
        de: "Auch der Schiedsrichter muss ein gefallenes Fallblättchen ansagen, wenn es ihm auffällt.",
        en: "An arbiter who sees a fallen flag has to say so.",
    },
];

//! Irregularities (Article 7).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "7",
        de: "Was geschieht, wenn etwas regelwidrig gelaufen ist.",
        en: "What happens when something has gone wrong.",
    },
    ArticleText {
        article: "7.1",
        de: "Muss eine frühere Stellung zurück aufs Brett, stellt der Schiedsrichter Zeiten und Zugzähler \
             nach Ermessen; er darf die Zeiten auch unverändert lassen.",
        en: "If an earlier position has to be set up again, the arbiter sets times and move counter by \
             judgement; leaving the times alone is allowed.",
    },
    ArticleText {
        article: "7.2",
        de: "Falsche Anfangsstellung und falsch liegendes Brett.",
        en: "Wrong starting position and wrongly laid board.",
    },
    ArticleText {
        article: "7.2.1",
        de: "War die Anfangsstellung falsch und fällt es während der Partie auf, wird sie gestrichen und neu \
             gespielt.",
        en: "If the starting position was wrong and this comes out during play, the game is void and played \
             anew.",
    },
    ArticleText {
        article: "7.2.2",
        de: "Liegt das Brett verdreht, geht die Partie weiter; die Stellung wird auf ein richtig liegendes \
             Brett übertragen.",
        en: "With the board the wrong way round play goes on, after moving the position to a board that lies \
             right.",
    },
    ArticleText {
        article: "7.3",
        de: "Vertauschte Farben: Solange nicht beide zehn Züge ausgeführt haben, beginnt eine neue Partie \
             mit richtigen Farben; danach wird weitergespielt.",
        en: "Colours swapped: with fewer than ten moves by both sides a new game starts with the right ones; \
             from ten on play goes on.",
    },
    ArticleText {
        article: "7.4",
        de: "Versehentlich verschobene oder umgeworfene Figuren.",
        en: "Pieces displaced or knocked over by mistake.",
    },
    ArticleText {
        article: "7.4.1",
        de: "Wer Figuren verschiebt, stellt sie bei laufender eigener Uhr wieder richtig hin.",
        en: "A player who displaces pieces puts them back while their own clock runs.",
    },
    ArticleText {
        article: "7.4.2",
        de: "Wenn nötig, hält eine der beiden Seiten die Uhr an und holt den Schiedsrichter.",
        en: "If need be, one of the two stops the clock and calls the arbiter.",
    },
    ArticleText {
        article: "7.4.3",
        de: "Für das Verschieben darf der Schiedsrichter eine Strafe verhängen.",
        en: "For displacing pieces the arbiter may impose a penalty.",
    },
    ArticleText {
        article: "7.5",
        de: "Der Umgang mit regelwidrigen Zügen.",
        en: "How illegal moves are dealt with.",
    },
    ArticleText {
        article: "7.5.1",
        de: "Mit dem Drücken ist der regelwidrige Zug abgeschlossen. Die Stellung davor wird aufgebaut, \
             sonst die letzte gesicherte; für den Ersatzzug gilt berührt – geführt.",
        en: "Pressing the clock completes an illegal move. The position before it is set up again, or else \
             the last one known; touch-move binds the replacement.",
    },
    ArticleText {
        article: "7.5.2",
        de: "Bauer auf der letzten Reihe nicht ersetzt und Uhr gedrückt: ein regelwidriger Zug. Der Bauer \
             wird zur Dame.",
        en: "Pawn left standing on the last rank and clock pressed: an illegal move. The pawn becomes a \
             queen.",
    },
    ArticleText {
        article: "7.5.3",
        de: "Erster abgeschlossener regelwidriger Zug: zwei Minuten für den Gegner. Zweiter: verloren, \
             oder remis, wenn der Gegner unmöglich mattsetzen kann.",
        en: "First completed illegal move: two minutes for the opponent. Second: lost, or drawn if the \
             opponent could not possibly mate.",
    },
    ArticleText {
        article: "7.6",
        de: "Stand eine Figur unbemerkt falsch, wird die Stellung vor dem Fehler aufgebaut, sonst die letzte \
             gesicherte, und von dort weitergespielt.",
        en: "If a piece has slipped to a wrong square, play resumes from the position before that, or else \
             from the last one known.",
    },
    ArticleText { article: "7.7", de: "Ein Zug mit beiden Händen.", en: "A move made with two hands." },
    ArticleText {
        article: "7.7.1",
        de: "Beide Hände für einen Zug, beim Rochieren, Schlagen oder Umwandeln, gelten als regelwidriger \
             Zug.",
        en: "Two hands for one move, in castling, capturing or promoting, count as an illegal move.",
    },
    ArticleText {
        article: "7.7.2",
        de: "Für den ersten Zug mit beiden Händen erhält der Gegner zwei Minuten, der zweite verliert; \
             remis, wenn der Gegner unmöglich mattsetzen kann.",
        en: "For the first move with two hands the opponent gains two minutes, the second loses; drawn if \
             the opponent could not possibly mate.",
    },
    ArticleText {
        article: "7.8",
        de: "Uhr gedrückt, ohne zu ziehen.",
        en: "Clock pressed with no move played.",
    },
    ArticleText {
        article: "7.8.1",
        de: "Wer drückt, ohne gezogen zu haben, begeht damit einen regelwidrigen Zug.",
        en: "Pressing with no move played is treated like an illegal move.",
    },
    ArticleText {
        article: "7.8.2",
        de: "Beim ersten Drücken ohne Zug erhält der Gegner zwei Minuten, beim zweiten ist verloren; \
             remis, wenn der Gegner unmöglich mattsetzen kann.",
        en: "For the first press without a move the opponent gains two minutes, for the second the game is \
             lost; drawn if the opponent could not possibly mate.",
    },
];

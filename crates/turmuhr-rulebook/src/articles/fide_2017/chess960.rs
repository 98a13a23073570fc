//! Chess960 (Guidelines II).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText { article: "II", de: "Richtlinien für Schach960.", en: "Guidelines for Chess960." },
    ArticleText {
        article: "II.1",
        de: "Die Anfangsstellung wird ausgelost, alles Weitere ist gewöhnliches Schach.",
        en: "The starting position is drawn by lot; all else is ordinary chess.",
    },
    ArticleText {
        article: "II.2",
        de: "Die weißen Bauern stehen wie immer, die Figuren dahinter nach Los, unter drei Bedingungen.",
        en: "White's pawns stand as usual, the pieces behind them by lot, under three conditions.",
    },
    ArticleText {
        article: "II.2.1",
        de: "Der König steht zwischen seinen Türmen.",
        en: "The king stands between its rooks.",
    },
    ArticleText {
        article: "II.2.2",
        de: "Ein Läufer steht auf Weiß, der andere auf Schwarz.",
        en: "One bishop stands on white, the other on black.",
    },
    ArticleText {
        article: "II.2.3",
        de: "Schwarz spiegelt Weiß. Gelost wird vor der Partie, mit Programm, Würfeln, Münze oder Karten.",
        en: "Black mirrors White. The lot is drawn before the game by program, dice, coin or cards.",
    },
    ArticleText { article: "II.3", de: "Die Rochade im Schach960.", en: "Castling in Chess960." },
    ArticleText {
        article: "II.3.1",
        de: "Jede Seite darf einmal rochieren. Weil König und Türme anderswo beginnen, braucht es einige \
             Zusätze.",
        en: "Each side may castle once. As king and rooks start elsewhere, some additions are needed.",
    },
    ArticleText {
        article: "II.3.2",
        de: "Je nach Ausgangsfeldern verläuft die Rochade auf eine von vier Arten.",
        en: "Depending on the starting squares castling takes one of four forms.",
    },
    ArticleText {
        article: "II.3.2.1",
        de: "Rochade mit zwei Zügen: König und Turm ziehen beide.",
        en: "Castling with two moves: king and rook both go.",
    },
    ArticleText {
        article: "II.3.2.2",
        de: "Rochade durch Tausch: König und Turm wechseln die Felder.",
        en: "Castling by exchange: king and rook trade squares.",
    },
    ArticleText {
        article: "II.3.2.3",
        de: "Rochade mit einem Königszug: Der Turm steht schon richtig.",
        en: "Castling with a king move alone: the rook is already in place.",
    },
    ArticleText {
        article: "II.3.2.4",
        de: "Rochade mit einem Turmzug: Der König steht schon richtig.",
        en: "Castling with a rook move alone: the king is already in place.",
    },
    ArticleText {
        article: "II.3.2.5",
        de: "Empfehlungen für die Rochade am Brett.",
        en: "Advice for castling at the board.",
    },
    ArticleText {
        article: "II.3.2.5.1",
        de: "Am besten: König neben das Brett, Turm auf sein Zielfeld, dann den König auf seines.",
        en: "Best: king beside the board, rook to its target, then the king to its own.",
    },
    ArticleText {
        article: "II.3.2.5.2",
        de: "Nach der Rochade stehen König und Turm auf den Feldern des gewöhnlichen Schachs.",
        en: "Castling leaves king and rook on the squares of ordinary chess.",
    },
    ArticleText {
        article: "II.3.2.6",
        de: "0-0-0: König auf der c-Linie, Turm auf d. 0-0: König auf der g-Linie, Turm auf f.",
        en: "0-0-0: king on the c-file, rook on d. 0-0: king on the g-file, rook on f.",
    },
    ArticleText {
        article: "II.3.2.7",
        de: "Hinweise zur Rochade im Schach960.",
        en: "Notes on castling in Chess960.",
    },
    ArticleText {
        article: "II.3.2.7.1",
        de: "Eine Ankündigung wie „ich rochiere jetzt“ beugt Missverständnissen vor.",
        en: "Saying “castling now” first helps to avoid mix-ups.",
    },
    ArticleText {
        article: "II.3.2.7.2",
        de: "Manchmal bleibt dabei der König oder der Turm stehen, nie beide.",
        en: "Sometimes the king or the rook stays put, never both.",
    },
    ArticleText {
        article: "II.3.2.7.3",
        de: "Manchmal ist die Rochade schon im ersten Zug möglich.",
        en: "Sometimes castling is possible on move one.",
    },
    ArticleText {
        article: "II.3.2.7.4",
        de: "Die Wege von König und Turm samt Zielfeldern müssen leer sein; nur diese beiden selbst dürfen \
             dort stehen.",
        en: "The paths of king and rook, targets included, must be empty; only these two themselves may \
             stand there.",
    },
    ArticleText {
        article: "II.3.2.7.5",
        de: "Andere Felder dürfen besetzt bleiben: lang etwa a, b oder e, kurz e oder h.",
        en: "Other squares may stay occupied: on the c-side for instance a, b or e, on the g-side e or h.",
    },
];

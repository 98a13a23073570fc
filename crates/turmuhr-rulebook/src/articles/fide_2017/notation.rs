//! Algebraic notation (Appendix C).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText { article: "C", de: "Die algebraische Notation.", en: "Algebraic notation." },
    ArticleText {
        article: "C preamble",
        de: "Die FIDE kennt für ihre Turniere nur die algebraische Notation; anders geführte Formulare sind \
             kein Beweis. Wer anders schreibt, wird darauf hingewiesen.",
        en: "FIDE events use algebraic notation alone; sheets kept otherwise prove nothing. A player who \
             writes differently is told so.",
    },
    ArticleText {
        article: "C.1",
        de: "„Figur“ heißt in diesem Anhang alles außer den Bauern.",
        en: "In this appendix “piece” leaves out the pawns.",
    },
    ArticleText {
        article: "C.2",
        de: "Figuren kürzt man mit großem Anfangsbuchstaben ab: K, D, T, L, S.",
        en: "Pieces are shortened to one capital letter: K, Q, R, B, and N for the knight.",
    },
    ArticleText {
        article: "C.3",
        de: "Die Buchstaben der eigenen Sprache sind erlaubt. Im Druck sind Figurensymbole besser.",
        en: "Letters of your own language are allowed. In print figurines are better.",
    },
    ArticleText {
        article: "C.4",
        de: "Bauern haben keinen Buchstaben: Man schreibt e4, nicht Be4.",
        en: "Pawns have no letter: write e4, not Pe4.",
    },
    ArticleText {
        article: "C.5",
        de: "Die Linien heißen von Weiß aus links beginnend a bis h.",
        en: "Seen from White the files run a to h, left to right.",
    },
    ArticleText {
        article: "C.6",
        de: "Die Reihen zählen von Weiß aus 1 bis 8. Weiß beginnt auf der ersten und zweiten, Schwarz auf \
             der achten und siebten.",
        en: "Seen from White the ranks count 1 to 8. White starts on the first two, Black on the last two.",
    },
    ArticleText {
        article: "C.7",
        de: "So hat jedes Feld genau einen Namen aus Buchstabe und Ziffer.",
        en: "So every square has one name of its own, letter and digit.",
    },
    ArticleText {
        article: "C.8",
        de: "Figurenzug: Buchstabe und Zielfeld, etwa Sf3. Bauernzug: nur das Zielfeld, etwa e4. Die lange \
             Form mit Ausgangsfeld gilt auch: Sg1f3.",
        en: "Piece move: letter and target square, as Nf3. Pawn move: the target alone, as e4. The long form \
             with the starting square is fine too: Ng1f3.",
    },
    ArticleText {
        article: "C.9",
        de: "Beim Schlagen kann ein x stehen.",
        en: "A capture may be shown by an x.",
    },
    ArticleText {
        article: "C.9.1",
        de: "Vor dem x steht der Buchstabe der schlagenden Figur.",
        en: "Before the x goes the letter of the capturing piece.",
    },
    ArticleText {
        article: "C.9.2",
        de: "Hinter dem x steht das Zielfeld: Lxe5.",
        en: "After the x goes the target square: Bxe5.",
    },
    ArticleText {
        article: "C.9.3",
        de: "Schlägt ein Bauer, steht vorn seine Linie: dxe5 oder de5. Zu en passant darf „e.p.“ stehen: \
             exd6 e.p.",
        en: "If a pawn captures, its file comes first: dxe5 or de5. En passant may carry “e.p.”: exd6 e.p.",
    },
    ArticleText {
        article: "C.10",
        de: "Können zwei gleiche Figuren auf dasselbe Feld, muss klar sein, welche zieht.",
        en: "If two like pieces could go there, show which one moves.",
    },
    ArticleText {
        article: "C.10.1",
        de: "Stehen beide auf einer Reihe, unterscheidet die Linie.",
        en: "Standing on one rank, they are told apart by the file.",
    },
    ArticleText {
        article: "C.10.1.1",
        de: "Gleiche Reihe: zuerst der Figurenbuchstabe.",
        en: "Same rank: first the piece letter.",
    },
    ArticleText {
        article: "C.10.1.2",
        de: "Gleiche Reihe: dann die Linie, von der sie kommt.",
        en: "Same rank: then the file it comes from.",
    },
    ArticleText {
        article: "C.10.1.3",
        de: "Gleiche Reihe: zuletzt das Zielfeld.",
        en: "Same rank: last the target square.",
    },
    ArticleText {
        article: "C.10.2",
        de: "Stehen beide auf einer Linie, unterscheidet die Reihe.",
        en: "Standing on one file, they are told apart by the rank.",
    },
    ArticleText {
        article: "C.10.2.1",
        de: "Gleiche Linie: zuerst der Figurenbuchstabe.",
        en: "Same file: first the piece letter.",
    },
    ArticleText {
        article: "C.10.2.2",
        de: "Gleiche Linie: dann die Reihe, von der sie kommt.",
        en: "Same file: then the rank it comes from.",
    },
    ArticleText {
        article: "C.10.2.3",
        de: "Gleiche Linie: zuletzt das Zielfeld.",
        en: "Same file: last the target square.",
    },
    ArticleText {
        article: "C.10.3",
        de: "Stehen sie weder auf einer Linie noch auf einer Reihe, nimmt man am besten die Linie.",
        en: "Sharing neither file nor rank, they are best told apart by the file.",
    },
    ArticleText {
        article: "C.10.3.1",
        de: "Beispiel: Springer g1 und e1, Ziel f3: Sgf3 oder Sef3.",
        en: "Example: knights g1 and e1, target f3: Ngf3 or Nef3.",
    },
    ArticleText {
        article: "C.10.3.2",
        de: "Beispiel: Springer g5 und g1, Ziel f3: S5f3 oder S1f3.",
        en: "Example: knights g5 and g1, target f3: N5f3 or N1f3.",
    },
    ArticleText {
        article: "C.10.3.3",
        de: "Beispiel: Springer h2 und d4, Ziel f3: Shf3 oder Sdf3.",
        en: "Example: knights h2 and d4, target f3: Nhf3 or Ndf3.",
    },
    ArticleText {
        article: "C.10.3.4",
        de: "Schlägt der Springer dabei, kann ein x dazwischen stehen: Sgxf3, S5xf3, Shxf3.",
        en: "If the knight captures, an x may go in between: Ngxf3, N5xf3, Nhxf3.",
    },
    ArticleText {
        article: "C.11",
        de: "Umwandlung: Bauernzug und gleich dahinter der Buchstabe der neuen Figur, etwa d8D oder exf8S.",
        en: "Promotion: the pawn move with the new piece's letter right behind it, as d8Q or exf8N.",
    },
    ArticleText {
        article: "C.12",
        de: "Für ein Remisangebot steht (=).",
        en: "The sign for a draw offer is (=).",
    },
    ArticleText {
        article: "C.13",
        de: "Zeichen: 0-0 kurze, 0-0-0 lange Rochade; freiwillig sind x für Schlagen, + für Schach, ++ oder \
             # für Matt, e.p. für en passant.",
        en: "Signs: 0-0 castling kingside, 0-0-0 queenside; not required are x for a capture, + for check, \
             ++ or # for mate, e.p. for en passant.",
    },
];

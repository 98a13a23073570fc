use super::*;

fn book(edition: Edition, compare: Option<Edition>, lang: Lang) -> Book {
    Book { edition, compare, scenarios: Vec::new(), lang }
}

fn page(query: &str, edition: Edition, compare: Option<Edition>, lang: Lang) -> String {
    let book = book(edition, compare, lang);
    book.page(&book.look_up(query))
}

#[test]
fn repetition_in_2017_in_german() {
    insta::assert_snapshot!(page("9.2", Edition::Fide2017, None, Lang::De), @r"
    fide-2017: Schachregeln, 1. Juli 2017

    9.2      Remis durch dreimalige Stellungswiederholung, auf Antrag.
             Anforderungen: L-322, L-360
             Verwandt: fide-2023 9.2 · fide-2018 9.2 · dsb-2014 9.1.1 ·
             fide-2001 9.2 · fide-1993 10.10 · fide-1984 10.5

    9.2.1    Wer am Zug ist, kann remis beantragen, wenn dieselbe Stellung zum
             dritten Mal oder öfter entsteht oder entstanden ist; die Züge
             dazwischen sind gleichgültig.
             Anforderungen: L-090, L-340, L-345
             Verwandt: fide-2023 9.2 · fide-2018 9.2.1 · fide-2001 9.2a, 9.2 ·
             fide-1993 10.10a, 10.10, 10.10b · fide-1984 10.5a, 10.5, 10.5b

    9.2.1.1  Entsteht die Stellung erst durch den eigenen Zug: diesen
             unwiderruflich notieren, nicht ausführen und dem Schiedsrichter
             ansagen.
             Anforderungen: L-341
             Verwandt: fide-2023 9.2.1 · fide-2018 9.2.1.1 · fide-2001 9.2a ·
             fide-1993 10.10a · fide-1984 10.5a

    9.2.1.2  Ist die wiederholte Stellung soeben entstanden, stellt den Antrag, wer
             am Zug ist, ohne zu ziehen.
             Anforderungen: L-340
             Verwandt: fide-2023 9.2.2 · fide-2018 9.2.1.2 · fide-2001 5.2d, 9.2b ·
             fide-1993 10.10b · fide-1984 10.5b

    9.2.2    Gleich sind Stellungen, wenn dieselbe Seite zieht, gleiche Figuren auf
             gleichen Feldern stehen und alle Zugmöglichkeiten übereinstimmen.
             Anforderungen: L-087
             Verwandt: fide-2023 9.2.3 · fide-2018 9.2.2 · fide-2001 9.2 ·
             fide-1993 10.10 · fide-1984 10.5

    9.2.2.1  Konnte beim ersten Mal ein Bauer en passant geschlagen werden, ist die
             Stellung später eine andere.
             Anforderungen: L-088
             Verwandt: fide-2023 9.2.3.1 · fide-2018 9.2.2.1 · fide-2001 9.2 ·
             fide-1993 10.10 · fide-1984 10.5

    9.2.2.2  Ist inzwischen ein Rochaderecht verloren, ist die Stellung eine
             andere; verloren geht es nur durch einen Zug von König oder Turm.
             Anforderungen: L-089
             Verwandt: fide-2023 9.2.3.2 · fide-2018 9.2.2.2 · fide-2001 9.2 ·
             fide-1993 10.10 · fide-1984 10.5
    ");
}

#[test]
fn repetition_in_2017_in_english() {
    insta::assert_snapshot!(page("9.2", Edition::Fide2017, None, Lang::En), @r"
    fide-2017: Laws of Chess, 1 July 2017

    9.2      Draw by threefold repetition, on a claim.
             Requirements: L-322, L-360
             Related: fide-2023 9.2 · fide-2018 9.2 · dsb-2014 9.1.1 ·
             fide-2001 9.2 · fide-1993 10.10 · fide-1984 10.5

    9.2.1    The side to move can claim when one position occurs or has occurred
             three times or more, whatever the moves in between.
             Requirements: L-090, L-340, L-345
             Related: fide-2023 9.2 · fide-2018 9.2.1 · fide-2001 9.2a, 9.2 ·
             fide-1993 10.10a, 10.10, 10.10b · fide-1984 10.5a, 10.5, 10.5b

    9.2.1.1  If your own move will bring the position about: note that move
             irrevocably, do not play it, and tell the arbiter.
             Requirements: L-341
             Related: fide-2023 9.2.1 · fide-2018 9.2.1.1 · fide-2001 9.2a ·
             fide-1993 10.10a · fide-1984 10.5a

    9.2.1.2  If the repeated position is now on the board, the side to move claims
             without moving.
             Requirements: L-340
             Related: fide-2023 9.2.2 · fide-2018 9.2.1.2 · fide-2001 5.2d, 9.2b ·
             fide-1993 10.10b · fide-1984 10.5b

    9.2.2    Positions match when the side to play, the pieces on their squares and
             every possible move all agree.
             Requirements: L-087
             Related: fide-2023 9.2.3 · fide-2018 9.2.2 · fide-2001 9.2 ·
             fide-1993 10.10 · fide-1984 10.5

    9.2.2.1  If a pawn could be taken en passant the first time, the later position
             is a different one.
             Requirements: L-088
             Related: fide-2023 9.2.3.1 · fide-2018 9.2.2.1 · fide-2001 9.2 ·
             fide-1993 10.10 · fide-1984 10.5

    9.2.2.2  If a castling right has gone meanwhile, the position is a different
             one; only a king or rook move takes it away.
             Requirements: L-089
             Related: fide-2023 9.2.3.2 · fide-2018 9.2.2.2 · fide-2001 9.2 ·
             fide-1993 10.10 · fide-1984 10.5
    ");
}

#[test]
fn en_passant_in_german() {
    insta::assert_snapshot!(page("en passant", Edition::Fide2023, None, Lang::De), @r"
    fide-2023: Schachregeln, 1. Januar 2023

    3.7.3.2  En passant schlägt man sofort, im Zug gleich nach dem Doppelschritt,
             oder gar nicht mehr.
    3.7.3.1  Rückt ein Bauer im Doppelschritt neben einen gegnerischen Bauern, darf
             dieser ihn schlagen, als stünde er nur ein Feld weit vorn.
    9.2.3.1  Konnte beim ersten Mal ein Bauer en passant geschlagen werden, ist die
             Stellung später eine andere.
    9.2.3    Gleich sind Stellungen, wenn dieselbe Seite zieht, gleiche Figuren auf
             gleichen Feldern stehen und alle Zugmöglichkeiten übereinstimmen.
    C.9.3    Schlägt ein Bauer, steht vorn seine Linie: dxe5 oder de5. Zu en
             passant darf „e.p.“ stehen: exd6 e.p.
    C.13.6   Einem Schlagen en passant kann „e.p.“ folgen.
    ");
}

#[test]
fn en_passant_in_english() {
    insta::assert_snapshot!(page("en passant", Edition::Fide2023, None, Lang::En), @r"
    fide-2023: Laws of Chess, 1 January 2023

    3.7.3.2  En passant is captured at once, in reply to the double step, or not at
             all.
    3.7.3.1  When a pawn's double step lands beside an enemy pawn, that pawn may
             take it as if it stood one square back.
    9.2.3.1  If a pawn could be taken en passant the first time, the later position
             is a different one.
    9.2.3    Positions match when the side to play, the pieces on their squares and
             every possible move all agree.
    C.9.3    If a pawn captures, its file comes first: dxe5 or de5. En passant may
             carry “e.p.”: exd6 e.p.
    C.13.6   An en passant capture may be followed by “e.p.”.
    ");
}

#[test]
fn the_second_illegal_move_compared_in_german() {
    insta::assert_snapshot!(page("7.5.5", Edition::Fide2023, Some(Edition::Fide2017), Lang::De), @r"
    fide-2023: Schachregeln, 1. Januar 2023

    7.5.5  Erster Verstoß nach 7.5.1 bis 7.5.4: zwei Minuten für den Gegner.
           Zweiter, gleich welcher Art: verloren, oder remis, wenn der Gegner
           unmöglich mattsetzen kann.
           Anforderungen: L-076, L-240, L-241, L-246, L-247, L-251, L-254, L-390,
           L-392, L-446
           fide-2017 7.5.3: Erster abgeschlossener regelwidriger Zug: zwei Minuten
           für den Gegner. Zweiter: verloren, oder remis, wenn der Gegner unmöglich
           mattsetzen kann.
           fide-2017 7.7.2: Für den ersten Zug mit beiden Händen erhält der Gegner
           zwei Minuten, der zweite verliert; remis, wenn der Gegner unmöglich
           mattsetzen kann.
           fide-2017 7.8.2: Beim ersten Drücken ohne Zug erhält der Gegner zwei
           Minuten, beim zweiten ist verloren; remis, wenn der Gegner unmöglich
           mattsetzen kann.
    ");
}

#[test]
fn the_second_illegal_move_compared_in_english() {
    insta::assert_snapshot!(page("7.5.5", Edition::Fide2023, Some(Edition::Fide2017), Lang::En), @r"
    fide-2023: Laws of Chess, 1 January 2023

    7.5.5  First offence under 7.5.1 to 7.5.4: two minutes for the opponent.
           Second, of whatever kind: lost, or drawn if the opponent could not
           possibly mate.
           Requirements: L-076, L-240, L-241, L-246, L-247, L-251, L-254, L-390,
           L-392, L-446
           fide-2017 7.5.3: First completed illegal move: two minutes for the
           opponent. Second: lost, or drawn if the opponent could not possibly
           mate.
           fide-2017 7.7.2: For the first move with two hands the opponent gains
           two minutes, the second loses; drawn if the opponent could not possibly
           mate.
           fide-2017 7.8.2: For the first press without a move the opponent gains
           two minutes, for the second the game is lost; drawn if the opponent
           could not possibly mate.
    ");
}

#[test]
fn no_line_is_wider_than_the_page() {
    for lang in Lang::ALL {
        for edition in Edition::ALL {
            for query in contents(edition).into_iter().map(Citation::article).chain([""]) {
                for compare in [None, Some(Edition::Fide2017)] {
                    for line in page(query, edition, compare, lang).lines() {
                        let width = line.chars().count();
                        assert!(width <= WIDTH, "{query} of {edition}, {width} columns: {line}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_text_that_is_one_article_lists_its_parts() {
    let numbers: Vec<_> = contents(Edition::FideBlitz1977).into_iter().map(Citation::article).collect();
    assert_eq!(numbers[..3], ["8", "8.4", "8.5"]);
    assert!(!numbers.contains(&"8.11(1)"));
}

/// A page with the cases of the casebook.
fn page_with_examples(query: &str, edition: Edition, lang: Lang) -> String {
    let book = Book { scenarios: examples::of(edition), ..book(edition, None, lang) };
    book.page(&book.look_up(query))
}

#[test]
fn examples_of_repetition_in_german() {
    insta::assert_snapshot!(page_with_examples("9.2", Edition::Fide2023, Lang::De));
}

#[test]
fn examples_of_repetition_in_english() {
    insta::assert_snapshot!(page_with_examples("9.2", Edition::Fide2023, Lang::En));
}

#[test]
fn examples_of_one_article_in_german() {
    insta::assert_snapshot!(page_with_examples("A.4.2", Edition::Fide2017, Lang::De));
}

#[test]
fn examples_of_one_article_in_english() {
    insta::assert_snapshot!(page_with_examples("A.4.2", Edition::Fide2017, Lang::En));
}

#[test]
fn notes_have_examples_too() {
    let page = page_with_examples("11.7", Edition::Dsb2014, Lang::En);
    assert!(page.contains("(conduct/refusal-by-the-notes)"), "{page}");
}

#[test]
fn what_was_shown_above_gives_way() {
    let examples = examples::of(Edition::Fide2017);
    let three: Vec<&Example> = examples.iter().map(|(example, _)| example).take(3).collect();
    let mut shown = vec![three[0].id];
    let (some, more) = examples::some(three.clone(), &mut shown, 2);
    assert_eq!(some.iter().map(|example| example.id).collect::<Vec<_>>(), [three[1].id, three[2].id]);
    assert_eq!((more, shown.len()), (1, 3));
    let (some, more) = examples::some(three.clone(), &mut shown, 8);
    assert_eq!((some.len(), more), (3, 0));
}

#[test]
fn no_example_is_wider_than_the_page() {
    for edition in [Edition::Fide2017, Edition::Fide1993] {
        let mut book = Book { scenarios: examples::of(edition), ..book(edition, None, Lang::De) };
        for lang in Lang::ALL {
            book.lang = lang;
            for article in contents(edition).into_iter().map(Citation::article) {
                for line in book.page(&book.look_up(article)).lines() {
                    assert!(line.chars().count() <= WIDTH, "{article} of {edition}: {line}");
                }
            }
        }
    }
}

#[test]
fn editions_have_other_names() {
    for (id, edition) in [
        ("fide-2001-rapid", Some(Edition::Fide2001)),
        ("fide-2001-blitz", Some(Edition::Fide2001)),
        ("fide-2017", Some(Edition::Fide2017)),
        ("fide-2017-rapid", None),
    ] {
        assert_eq!(edition_named(id), edition, "{id}");
    }
}

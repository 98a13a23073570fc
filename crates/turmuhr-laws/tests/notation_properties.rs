//! Whatever is written can be read: for every legal move of thousands of positions.

use proptest::prelude::*;
use turmuhr_core::{Board, CastlingMode, Chess, Position, Setup};
use turmuhr_laws::notation::{Language, Style, Tongue, read_move, read_spoken, speak, write_move};

const STYLES: [Style; 6] = [Style::SHORT, Style::NO_X, Style::LONG, Style::FIGURINE, Style::PGN, Style::UCI];

/// A Chess960 or the classical start, played on by chance.
fn played(number: u32, choices: &[u16]) -> Vec<Chess> {
    let board = Board::chess960(number);
    let setup = Setup { castling_rights: board.rooks(), board, ..Setup::initial() };
    let mode = if number == 518 { CastlingMode::Standard } else { CastlingMode::Chess960 };
    let mut position: Chess = setup.position(mode).expect("a start position");
    let mut seen = vec![position.clone()];
    for choice in choices {
        let moves = position.legal_moves();
        let Some(m) = moves.get(usize::from(*choice) % moves.len().max(1)).copied() else { break };
        position.play_unchecked(m);
        seen.push(position.clone());
    }
    seen
}

/// One style a position in every language, and every style once in six positions.
fn reads_back(position: &Chess, turn: usize) {
    let style = STYLES[turn % STYLES.len()];
    for m in position.legal_moves() {
        for language in Language::ALL {
            let text = write_move(position, m, style.in_language(language));
            let read = read_move(position, &text, language);
            assert_eq!(read.map(|read| read.m), Ok(m), "{text} in {language}");
        }
        for tongue in Tongue::ALL {
            let said = speak(m, tongue);
            assert_eq!(read_spoken(position, &said, tongue), Ok(m), "{said}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_written_is_read(number in prop_oneof![Just(518_u32), 0..960_u32], choices in prop::collection::vec(any::<u16>(), 0..120)) {
        for (turn, position) in played(number, &choices).iter().enumerate() {
            reads_back(position, turn);
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[ -~♔-♟а-яА-Я½–†‡]{0,40}", language in 0..Language::ALL.len()) {
        let _ = read_move(&Chess::default(), &text, Language::ALL[language]);
        for tongue in Tongue::ALL {
            let _ = read_spoken(&Chess::default(), &text, tongue);
        }
    }
}

/// L-629.
#[test]
fn c_10_no_more_of_the_departure_is_written_than_needed() {
    // Dropping the square of departure must make the move ambiguous, or nothing was there to drop.
    for (turn, choices) in
        [[7_u16, 91, 3, 44, 12, 60, 5, 33, 81, 2], [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]].iter().enumerate()
    {
        for position in played(518, &choices.repeat(8)) {
            for m in position.legal_moves() {
                let text =
                    write_move(&position, m, Style { check_sign: false, capture_sign: false, ..Style::PGN });
                let bare: String = text.chars().take(1).chain(text.chars().skip(2)).collect();
                if m.promotion().is_none()
                    && m.castling_side().is_none()
                    && m.role() != turmuhr_core::Role::Pawn
                    && text.len() == 4
                {
                    assert!(
                        read_move(&position, &bare, Language::En).is_err(),
                        "{turn}: {text} needs no more than {bare}"
                    );
                }
            }
        }
    }
}

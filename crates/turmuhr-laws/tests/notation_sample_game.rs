//! The sample game of Appendix C, corrected for its slips of print, in every form and language.

use turmuhr_core::{Chess, Position, fen};
use turmuhr_laws::notation::{
    Language, Movetext, Style, Tongue, read_movetext, read_movetext_in_any_language, read_spoken_text, speak,
    write_move,
};

const SHORT_DE: &str =
    "e4 e5 Sf3 Sf6 d4 exd4 e5 Se4 Dxd4 d5 exd6_e.p. Sxd6 Lg5 Sc6 De3+ Le7 Sbd2 0-0 0-0-0 Te8 Kb1";
const NO_X_DE: &str = "e4 e5 Sf3 Sf6 d4 ed4 e5 Se4 Dd4 d5 ed6 Sd6 Lg5 Sc6 De3+ Le7 Sbd2 0-0 0-0-0 Te8 Kb1";
const LONG_DE: &str = "e2e4 e7e5 Sg1f3 Sg8f6 d2d4 e5xd4 e4e5 Sf6e4 Dd1xd4 d7d5 e5xd6_e.p. Se4xd6 Lc1g5 Sb8c6 Dd4e3+ Lf8e7 Sb1d2 0-0 0-0-0 Tf8e8 Kc1b1";
const UCI: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1";
const END: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

/// Moves without numbers; `_` keeps a sign with its move.
fn moves(text: &str) -> Vec<String> {
    text.split(' ').map(|word| word.replace('_', " ")).collect()
}

/// As it stands on a scoresheet, the draw offer at the end.
fn numbered(words: &[String]) -> String {
    let pairs = words.chunks(2).enumerate().map(|(index, pair)| format!("{}.{}", index + 1, pair.join(" ")));
    format!("{} (=)", pairs.collect::<Vec<_>>().join(" "))
}

fn written(game: &Movetext, style: Style) -> Vec<String> {
    let mut position = Chess::default();
    game.moves()
        .map(|m| {
            let text = write_move(&position, m, style);
            position.play_unchecked(m);
            text
        })
        .collect()
}

fn end(game: &Movetext) -> String {
    let mut position = Chess::default();
    game.moves().for_each(|m| position.play_unchecked(m));
    fen::write(&position)
}

fn sample() -> Movetext {
    read_movetext(&Chess::default(), &numbered(&moves(SHORT_DE)), Language::De).expect("the sample game")
}

/// L-620, L-635.
#[test]
fn c_the_three_printed_forms_are_one_game() {
    for form in [SHORT_DE, NO_X_DE, LONG_DE] {
        let game = read_movetext(&Chess::default(), &numbered(&moves(form)), Language::De).expect(form);
        assert_eq!(end(&game), END);
        assert!(game.plies[20].draw_offer, "C.12: White offers a draw with the last move");
        assert!(game.plies[..20].iter().all(|ply| !ply.draw_offer));
    }
}

#[test]
fn c_the_forms_come_out_as_printed() {
    let game = sample();
    assert_eq!(written(&game, Style::SHORT.in_language(Language::De)), moves(SHORT_DE));
    assert_eq!(written(&game, Style::NO_X.in_language(Language::De)), moves(NO_X_DE));
    assert_eq!(written(&game, Style::LONG.in_language(Language::De)), moves(LONG_DE));
    assert_eq!(written(&game, Style::UCI), moves(UCI));
}

/// L-620, L-622.
#[test]
fn c_3_every_language_writes_and_reads_the_game_in_every_form() {
    let game = sample();
    for language in Language::ALL {
        for style in [Style::SHORT, Style::NO_X, Style::LONG, Style::FIGURINE, Style::PGN, Style::UCI] {
            let text = numbered(&written(&game, style.in_language(language)));
            let again = read_movetext(&Chess::default(), &text, language).expect(&text);
            assert!(again.moves().eq(game.moves()), "{language}: {text}");
        }
    }
}

#[test]
fn c_3_the_language_need_not_be_told() {
    let game = sample();
    for language in Language::ALL {
        let text = numbered(&written(&game, Style::SHORT.in_language(language)));
        let again = read_movetext_in_any_language(&Chess::default(), &text).expect(&text);
        assert!(again.moves().eq(game.moves()), "{language}: {text}");
    }
}

#[test]
fn d_2_1_the_announced_game_is_understood() {
    let game = sample();
    for tongue in Tongue::ALL {
        let said: Vec<String> = game.moves().map(|m| speak(m, tongue)).collect();
        let again = read_spoken_text(&Chess::default(), &said.join("\n"), tongue).expect("announced");
        assert!(again.moves().eq(game.moves()));
        assert!(tongue.begins(&said[0]));
    }
}

#[test]
fn e_12_the_printed_slip_is_another_game() {
    // The English long form prints 8. Qd4d3: legal too, so only the comparison reveals it.
    let slip = numbered(&moves(LONG_DE)).replace("Dd4e3+", "Dd4d3");
    let game = read_movetext(&Chess::default(), &slip, Language::De).expect("legal");
    assert_ne!(end(&game), END);
}

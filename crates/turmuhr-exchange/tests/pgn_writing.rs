//! Written games, as snapshots.

use turmuhr_exchange::pgn;

#[test]
fn a_bare_game_gets_the_seven_tags_and_clean_moves() {
    insta::assert_snapshot!(rewritten("[Black \"B\\\"\"] [ECO \"C20\"]\n1.e2e4 e7e5 2 Ngf3? d6!? 3.Bc4 ½-½"), @r#"
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "?"]
    [Black "B\""]
    [Result "1/2-1/2"]
    [ECO "C20"]

    1. e4 e5 2. Nf3 $2 d6 $5 3. Bc4 1/2-1/2
    "#);
}

#[test]
fn castling_promotion_check_and_mate_are_written_the_standard_way() {
    insta::assert_snapshot!(rewritten("[FEN \"1k6/7P/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. 0-0-0 Kb7 2. h8=Q Kb6 3. Qd4 *\n\n1. f3 e5 2. g4 Qh4 0-1"), @r#"
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "?"]
    [Black "?"]
    [Result "*"]
    [FEN "1k6/7P/8/8/8/8/8/R3K3 w Q - 0 1"]
    [SetUp "1"]

    1. O-O-O Kb7 2. h8=Q Kb6 3. Qd4+ *

    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "?"]
    [Black "?"]
    [Result "0-1"]

    1. f3 e5 2. g4 Qh4# 0-1
    "#);
}

#[test]
fn numbers_are_repeated_after_comments_and_variations() {
    insta::assert_snapshot!(rewritten(
        "{Before} 1. e4 {good} e5 (1...c5 2.Nf3 (2.c3 d5) {open} d6) ({French} 1...e6) 2.Nf3 (=) Nc6 3.-- d5 (3...Nf6) 1-0 {White was late}"
    ), @r#"
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "?"]
    [Black "?"]
    [Result "1-0"]

    {Before} 1. e4 {good} 1... e5 (1... c5 2. Nf3 (2. c3 d5) {open} 2... d6)
    ({French} 1... e6) 2. Nf3 {(=)} 2... Nc6 3. -- d5 {White was late} (3... Nf6)
    1-0
    "#);
}

#[test]
fn long_lines_are_broken_and_commands_are_not() {
    insta::assert_snapshot!(rewritten(
        "1. e4 {[%clk 0:10:00] In the beginning every comment is short, but annotators are paid by the word [%emt 0:00:01] and go on} e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 *"
    ), @r#"
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "?"]
    [Black "?"]
    [Result "*"]

    1. e4 {[%clk 0:10:00] In the beginning every comment is short, but annotators
    are paid by the word [%emt 0:00:01] and go on} 1... e5 2. Nf3 Nc6 3. Bb5 a6 4.
    Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 *
    "#);
}

#[test]
fn a_comment_with_a_closing_brace_takes_the_rest_of_the_line() {
    insta::assert_snapshot!(rewritten("1. e4 ; smile :}\n e5 *"), @r#"
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "?"]
    [Black "?"]
    [Result "*"]

    1. e4 ;smile :}
    1... e5 *
    "#);
}

fn rewritten(text: &str) -> String {
    pgn::read(text.as_bytes()).map(|record| pgn::write(&record.game)).collect()
}

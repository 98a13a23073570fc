//! Properties that hold for any bytes. The fuzz targets are one-line wrappers around these functions; ordinary
//! tests replay seeds through them.

pub mod lists;
pub mod tournaments;

use crate::pgn;

/// Small texts with all the hard cases.
pub const SEEDS: &[&str] = &[
    "",
    "{",
    "(",
    ")",
    "[",
    "]",
    "}",
    ";",
    "%",
    "$",
    "!",
    "*",
    ".",
    "1",
    "1.",
    "\u{feff}",
    "[[",
    "[A \"",
    "[A \"\\",
    "[A \"\\\"]",
    "e4 {}} e5",
    "e4 (",
    "e4 ((((",
    "e4 )",
    "e4 ({a}) {b} e5",
    "e4 (d4) {(=)}",
    "e4 ({(=)}) e5",
    "{(=)} e4",
    "e4 ;}\n;{\n",
    "e4 {a} (d4 {b}) {c} (c4) {d}",
    "1-0 1-0 1-0",
    "e4 1-0 (d4)",
    "[Result \"x\"]\n[Result \"1-0\"]\n\n*",
    "[FEN \"\"]",
    "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"] e4",
    "[SetUp \"0\"]\n[FEN \"8/8/8/8/8/4k3/8/4K2R w K - 0 1\"]\nRg1",
    "[Variant \"960\"]\nNf3 Nf6 g3 g6 Bg2 Bg7 O-O",
    "e4 e5 e4 e4 e4 (d4) 1-0",
    "e4 xx 7. e5",
    "e4 {a\n[Event \"b\"]\n[Event \"b\"]\n",
    "e4 { [Event \"x\"] aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa [Event \"x\"] }",
    "--",
    "-- -- -- (Z0) *",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 65535 9999\"]\n-- -- O-O",
];

/// PGN reading never fails, and a written game is read back as the same game and written the same again.
pub fn games_read_and_write_back(data: &[u8]) {
    let (mut once, mut twice) = (Vec::new(), Vec::new());
    for record in pgn::read(data) {
        once.clear();
        pgn::write_to(&record.game, &mut once);
        let mut again = pgn::read(&once);
        let read_back = again.next().map(|record| record.game);
        assert!(
            read_back == Some(record.game.export_form()),
            "not the same: {}",
            String::from_utf8_lossy(&once)
        );
        assert!(again.next().is_none(), "two games instead of one: {}", String::from_utf8_lossy(&once));
        if let Some(game) = read_back {
            twice.clear();
            pgn::write_to(&game, &mut twice);
            assert!(once == twice, "not written the same: {}", String::from_utf8_lossy(&once));
        }
    }
}

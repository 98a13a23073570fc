//! What must hold for any bytes at all. The fuzzer's targets are one line around these functions;
//! ordinary tests replay seeds through them.

use crate::pgn;

/// Reading PGN is total, and what is written is read back as the same game and written the same again.
pub fn fuzz_pgn(data: &[u8]) {
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

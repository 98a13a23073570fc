//! Files as people upload them, broken at random: each is answered, none breaks the server.

use turmuhr_testkit::Dice;

use super::{Row, stage::Stage};
use crate::{Database, Hall, Visitor};

const FILES: usize = 500;

const LIST: &str = "Name;Rating;Club;Birth\nMüller, Eva;2054;SK Lehrte;1998\nWeber, Jan;2210;SV Nord;2001-05-02\n\"Krause; Ö.\";;;\n";
const TRF: &str = "012 Test Open\n022 Lehrte\n032 GER\n042 2026/05/02\n052 2026/05/03\n062 2\n092 Individual: Swiss-System\n\
001    1 m    Mueller, Eva                      2054 GER     4611111 1998/01/01  1.0    1     2 w 1\n\
001    2      Weber, Jan                        2210 GER     4622222 2001/05/02  0.0    2     1 b 0\n";
const PGN: &str = "[Event \"Test\"]\n[White \"Mueller, Eva\"]\n[Black \"Weber, Jan\"]\n[Result \"1-0\"]\n\n1. e4 e5 {a} 2. Nf3 (2. Bc4 Nf6) Nc6 $1 3. Bb5 a6 1-0\n\n";
const RATINGS: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n\
4611111        Mueller, Eva                                                 GER F                                2054  0   20                         1998      \n";

pub(super) fn run(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let mut hall = Hall::open(stage.administrator.clone(), 4, 3);
    hall.pair(1);
    let uploads = [
        (hall.path("/enter"), LIST, hall.arbiter.clone(), vec![("way", "list")]),
        ("/events/import".to_owned(), TRF, stage.chief.clone(), vec![]),
        (hall.path("/rounds/1/boards/1/pgn"), PGN, stage.arbiter.clone(), vec![("game", "1")]),
        ("/lists".to_owned(), RATINGS, stage.administrator.clone(), vec![("source", "attack")]),
    ];
    stage.attacked(|row| {
        let mut dice = Dice(500);
        for (path, seed, mut visitor, mut fields) in uploads {
            visitor.secret();
            for number in 0..FILES / 4 {
                let file = mutated(&mut dice, seed.as_bytes());
                // Looked at first, taken in then.
                if number == FILES / 8 {
                    fields.extend([("sure", "yes"), ("accepted", "confirm")]);
                }
                let status = upload(&mut visitor, &path, &fields, &file);
                row.expect((200..500).contains(&status), || {
                    format!(
                        "{path}: {status} for {:?}",
                        String::from_utf8_lossy(&file).chars().take(80).collect::<String>()
                    )
                });
            }
        }
    })
}

fn upload(visitor: &mut Visitor, path: &str, fields: &[(&str, &str)], file: &[u8]) -> u16 {
    match visitor.upload(path, fields, file) {
        Ok(reply) if reply.status == 429 => {
            std::thread::sleep(std::time::Duration::from_millis(100));
            429
        }
        Ok(reply) => reply.status,
        Err(_) => {
            visitor.hang_up();
            0
        }
    }
}

/// Some bytes changed, a part taken out, doubled or moved; or nothing but chance.
fn mutated(dice: &mut Dice, seed: &[u8]) -> Vec<u8> {
    const ODD: [&[u8]; 10] = [
        b"\0",
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"\n",
        b"\r",
        b"\"",
        b";;;;;;;;",
        b"99999999999999999999",
        b"-1",
        b"{[(",
    ];
    if dice.roll(8) == 0 {
        return (0..dice.roll(4000)).map(|_| dice.roll(256) as u8).collect();
    }
    let mut file = seed.to_vec();
    for _ in 0..=dice.roll(6) {
        if file.is_empty() {
            break;
        }
        let (one, other) = (dice.roll(file.len()), dice.roll(file.len()));
        let (from, to) = (one.min(other), one.max(other));
        match dice.roll(5) {
            0 => file[from] = dice.roll(256) as u8,
            1 => drop(file.drain(from..to)),
            2 => file.extend(file[from..to].repeat(1 + dice.roll(20))),
            3 => drop(file.splice(from..from, ODD[dice.roll(ODD.len())].iter().copied())),
            _ => file.truncate(to),
        }
    }
    file
}

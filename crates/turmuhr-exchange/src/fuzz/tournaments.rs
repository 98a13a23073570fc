//! Tournament files in all their forms.

use turmuhr_contest::{Ask, Purpose};
use turmuhr_pairing::{LimEvent, System, check, pair};
use turmuhr_standings::{Code, TieBreakEdition, standings};

use crate::trf::{self, Document, Read, Tournament, csv, json};

/// Small files with all the hard cases.
pub const SEEDS: &[&str] = &[
    "",
    "001",
    "001 ",
    "012",
    "###",
    "012 X\r142 5\rXXR 5\r",
    "\u{feff}012 K\u{f6}ln\r\n\r\nXYZ\r\n",
    "142 3\n152 W\n162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 1.0\n192 FIDE_DUTCH_BAKU\n202 BH/C1,SB\n",
    "132                                                                                        26/09/05  26/09/06\n",
    "222 W300-B240\n172 GER FIDON\n182 Turmuhr\n352 WBWB\n362 TW 2.0   TD 1.0   TL 0.0\n",
    "001    1 mGM  A, B                              2500 GER    12345678 1990/01/01  1.0    1     2 w 1  0000 - U\n001    2 w    C, D                              2400                             0.5    2     1 b 0  0000 - H\nGER    1 m    A, B                              2450 BAY      123456\n",
    "001    1                                                                         0.0    1     2 w +     3 b -\n001    2                                                                         0.0    2     1 b -  0000 - Z\n001    3                                                                         0.0    3               1 w -\n",
    "00110000                                                                         0.0    1 10001 w  \n00110001                                                                         0.0    2 10000 b  \n",
    "240 H   3    1    2\n240 Z 004 0001\n250      01.0 001 003 0001 0082\n260   1   9    1    2    3\n299 W   2.0   1.0   1    1\n299    -1.0  -0.5\n",
    "013 Team One                           1    2    3\n310   1 Team One                         ONE       2400    2.0    3.5   1     1    2    3\n320  1.0  2.0   0   1\n330 +- 004 023 047\n300   1   1   2    3    1    0    2\n802   3 GEO     19.0   32.5  FPB    4.0    16 w  2.5f\n",
    "142 5\rXXB 5\rHXR 5\r",
    "142 4\n152 W\n192 FIDE_DOUBLESWISS_BAKU\n001    1                                                                         1.5    1     2 w 1     2 b =\n001    2                                                                         0.5    2     1 b 0     1 w =\n001    3                                                                         1.5    3  0000 - U  0000 - H\n",
    "142 4\n152 B\n192 FIDE_TEAM_TYPEB_GP_MP\n352 W\n362 TW 2.0   TD 1.0   TL 0.0\n001    1                                                                         1.0    1     2 b 1\n001    2                                                                         0.0    2     1 w 0\n001    3                                                                         1.0    3  0000 - U\n320  1.0  0.5   3\n310   1 A                                                              1\n310   2 B                                                              2\n310   3 C                                                              3\n",
    "XXC rank white1\nXXZ 1 2\nXXS W=3.0 D=1.0 ZPB=0\nXXA    1  1.0  1.0  0.5\nXXP 1 2 3\nBBW  1.0\nBBD  0.5\nBBL  0.0\nBBZ  0.0\nBBF  0.0\nBBU  1.0\n",
];

/// Tournaments as JSON.
pub const JSON_SEEDS: &[&str] = &[
    "",
    "{}",
    "[]",
    "null",
    r#"{"event":{"name":"X","rounds":5,"initialColour":"white","type":"FIDE_DUTCH"},"players":[{"id":1,"name":"A","rounds":[{"opponent":2,"colour":"white","result":"1"},null,{"result":"U"}]},{"id":2}]}"#,
    r#"{"points":{"W":3,"D":1.0,"L":0},"matchPoints":{"TW":2},"byes":[{"bye":"H","round":1,"players":[1]}],"prohibited":[{"firstRound":1,"lastRound":2,"players":[1,2]}]}"#,
    r#"{"dialect":{"XXR":5,"XXC":[{"byFileOrder":true}],"XXZ":[[1]],"XXS":[{"W":3}],"XXA":[{"id":1,"rounds":[1,null,0.5]}],"XXP":[[1,2]],"BB":{"BBW":1}},"comments":[" x"],"other":["XYZ"]}"#,
    r#"{"teams":[{"id":1,"name":"T","members":[1,2]}],"teamByes":[{"rounds":[null,1]}],"lineUps":[{"round":1,"team":1,"opponent":null,"boards":[1,null]}],"nationalRatings":[{"ratingFederation":"GER","id":1,"rating":1900}]}"#,
];

/// Tournaments as tables.
pub const CSV_SEEDS: &[&str] = &[
    "",
    "id",
    "name\n\"",
    "id,name,round1,round2\n1,\"A, B\",2w1,U\n2,C,1b0,H\n",
    "Nr;Name;Elo;Punkte;Runde 1\r\n1;M\u{fc}ller;1900;0,5;2w=\r\n",
    "id\tr1\n1\t0w+\n2\t12-\n",
    "r3,id\n+,7\n",
];

/// Every file gives standings, or reasons why not.
pub fn tournaments_have_standings(data: &[u8]) {
    const MOST: usize = 2_000;
    let read = trf::read(data);
    let tournament = Tournament::new(&read);
    let codes =
        ["DE", "BH/C1", "SB/C1", "FB", "TPR/U1000", "PTP/U1000", "EDEBT", "EMGSB/C1", "SSSC", "OTHER_BERLIN"];
    let codes: Vec<Code> = codes.iter().filter_map(|code| code.parse().ok()).collect();
    for edition in TieBreakEdition::ALL {
        let rules = edition.rules();
        let Ok(contest) = tournament.sound() else { continue };
        let event = &contest.event(&rules, None, None);
        assert!(event.participants.iter().all(|one| contest.name(one.id).is_some()));
        if event.participants.len() * event.rounds as usize <= MOST
            && let Ok(made) = standings(event, rules, &codes)
        {
            assert_eq!(made.rows.len(), event.participants.len());
        }
    }
}

/// Reading never fails; unchanged lines are written as they were; a rewritten record keeps its meaning; every
/// form agrees.
pub fn tournaments_read_and_write_back(data: &[u8]) {
    let read = trf::read(data);
    let (text, _) = read.document.write();
    let again = trf::read(text.as_bytes());
    assert!(read.document == again.document, "not the same lines: {text:?}");
    for record in read.document.records() {
        let mut losses = Vec::new();
        let once = record.write(&mut losses);
        if losses.is_empty() {
            // Not at the beginning of a file, where a byte order mark may be.
            let back = trf::read(format!("###\n{once}").as_bytes()).document;
            let twice: Vec<String> = back.records().skip(1).map(|record| record.write(&mut losses)).collect();
            assert!(twice.concat() == once, "a record changes when written anew: {once:?}, {twice:?}");
        }
    }
    other_forms(&read.document);
    let tournament = Tournament::new(&read);
    // By the system of the file, and by others that can be requested.
    let systems = [None, Some(System::DoubleSwiss), Some(System::Lim(LimEvent::Maxi))];
    let asks = [Purpose::Pair, Purpose::Check]
        .into_iter()
        .flat_map(|purpose| systems.map(|system| Ask { adjourned: true, system, ..Ask::to(purpose) }));
    for ask in asks {
        match tournament.ready(ask) {
            Err(errors) => assert!(!errors.is_empty(), "refused without a reason"),
            Ok(ready) if ready.field.players.len() <= 24 && ready.field.rounds_done <= 12 => {
                let _ = pair(&ready.field, ready.system);
                let _ = check(&ready.field, ready.system);
            }
            Ok(_) => {}
        }
    }
}

fn other_forms(document: &Document) {
    let told = json::write(document);
    let back = json::read(told.as_bytes()).expect("what is written is read");
    assert!(json::write(&back) == told, "not the same JSON: {told}");
    let (table, _) = csv::write(document);
    assert!(csv::read(table.as_bytes()).is_ok(), "a table that is not read: {table}");
    let _ = trf::convert::to_trf16(document);
    let _ = trf::convert::to_trf26(document);
}

/// JSON that is read is written as the same JSON, and as a file that can be read.
pub fn tournament_json_reads_and_writes_back(data: &[u8]) {
    let Ok(document) = json::read(data) else { return };
    let told = json::write(&document);
    let back = json::read(told.as_bytes()).expect("what is written is read");
    assert!(json::write(&back) == told, "not the same JSON: {told}");
    let _ = Tournament::new(&Read { document: document.clone(), findings: Vec::new() });
    let (text, _) = document.write();
    let lines = trf::read(text.as_bytes()).document.lines.len();
    assert_eq!(lines, document.lines.len(), "lines: {text:?}");
}

/// A table that is read is written as a table with the same content.
pub fn tournament_tables_read_and_write_back(data: &[u8]) {
    let Ok(table) = csv::read(data) else { return };
    let (text, left_out) = csv::write(&table.document);
    assert!(left_out.is_empty(), "a table holds players only");
    let back = csv::read(text.as_bytes()).expect("what is written is read");
    assert!(back.document == table.document, "not the same table: {text:?}");
    let _ = Tournament::new(&Read { document: table.document, findings: Vec::new() });
}

//! How the event was run, as the arbiter's report says it: names and results as people write them.

use turmuhr_core::PlayerId;
use turmuhr_texts::{Lang, print::integrity};
use turmuhr_tournament::{BoardNo, IntegrityKind, RoundNo};

#[test]
fn the_report_names_people_and_writes_results() {
    let called = |number: PlayerId| format!("Spieler{number}, A");
    let said = |kind, lang| integrity(&kind, called, lang);
    let corrected = || IntegrityKind::Corrected {
        round: RoundNo(2),
        board: BoardNo(3),
        from: "1-0".to_owned(),
        to: "1/2-1/2".to_owned(),
        reason: "Zettel".to_owned(),
    };
    assert_eq!(said(corrected(), Lang::De), "Runde 2, Brett 3: 1:0 berichtigt in ½:½. Zettel");
    assert_eq!(said(corrected(), Lang::En), "Round 2, board 3: 1-0 corrected to ½-½. Zettel");
    let number = |number| Some(PlayerId(number));
    let late = IntegrityKind::LatecomerPaired { round: RoundNo(1), white: number(60), black: number(2) };
    assert_eq!(
        said(late, Lang::De),
        "Runde 1: Spieler60, A und Spieler2, A nach der Freigabe gepaart, weil jemand später kam."
    );
}

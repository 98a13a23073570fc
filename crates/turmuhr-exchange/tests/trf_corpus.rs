//! Real and generated tournaments: read without findings of doubt, and written back unchanged.

use std::path::{Path, PathBuf};

use turmuhr_contest::{Ask, Contest, Purpose};
use turmuhr_exchange::trf::{self, Record, Severity, Tournament};
use turmuhr_testkit::{AtLeast, cases, on_cases};

/// Every tournament file of a set of cases.
fn in_every_file(test: &str, mut check: impl FnMut(&Path)) {
    on_cases(test, AtLeast { own: 12, corpus: 441 }, |cases| {
        let folders = ["swiss", "swiss-edge", "swiss-edge/upstream", "team-swiss", "tiebreaks"];
        let files: Vec<PathBuf> = folders.into_iter().flat_map(|folder| cases.files(folder, "trf")).collect();
        files.iter().for_each(|path| check(path));
        files.len()
    });
}

fn lines(text: &str) -> Vec<&str> {
    let text = text.strip_suffix("\r\n").or(text.strip_suffix(['\r', '\n'])).unwrap_or(text);
    if text.contains('\n') { text.lines().collect() } else { text.split('\r').collect() }
}

#[test]
fn no_line_is_lost_or_changed() {
    in_every_file("no_line_is_lost_or_changed", |path| {
        let text = cases::text(path);
        let read = trf::read(text.as_bytes());
        let (written, losses) = read.document.write();
        assert!(losses.is_empty(), "{}: {losses:?}", path.display());
        assert_eq!(lines(&text), lines(&written), "{}", path.display());
    });
}

#[test]
fn a_record_written_anew_is_the_line_it_came_from() {
    in_every_file("a_record_written_anew_is_the_line_it_came_from", |path| {
        let text = cases::text(path);
        let mut losses = Vec::new();
        for (line, record) in lines(&text).into_iter().zip(trf::read(text.as_bytes()).document.records()) {
            assert_eq!(record.write(&mut losses), line.trim_end(), "{}", path.display());
        }
        assert!(losses.is_empty(), "{}: {losses:?}", path.display());
    });
}

#[test]
fn nothing_is_found_in_a_sound_file() {
    in_every_file("nothing_is_found_in_a_sound_file", |path| {
        let read = trf::read(&cases::bytes(path));
        let tournament = Tournament::new(&read);
        let worst = tournament.findings.iter().filter(|finding| finding.severity > Severity::Note);
        assert_eq!(worst.collect::<Vec<_>>(), Vec::<&trf::Finding>::new(), "{}", path.display());
    });
}

#[test]
fn every_file_is_ready_for_what_it_was_made_for() {
    let at_least = AtLeast { own: 10, corpus: 432 };
    on_cases("every_file_is_ready_for_what_it_was_made_for", at_least, |cases| {
        let mut seen = 0;
        for (folder, purpose) in
            [("swiss", Purpose::Check), ("swiss-edge", Purpose::Pair), ("swiss-edge/upstream", Purpose::Pair)]
        {
            for path in cases.files(folder, "trf") {
                let tournament = Tournament::new(&trf::read(&cases::bytes(&path)));
                let ready = tournament.ready(Ask::to(purpose));
                assert!(ready.is_ok(), "{}: {ready:?}", path.display());
                seen += 1;
            }
        }
        seen
    });
}

#[test]
fn every_form_tells_the_same_tournament() {
    in_every_file("every_form_tells_the_same_tournament", |path| {
        let read = trf::read(&cases::bytes(path));
        let whole = contest(read.document.clone());

        let json = trf::json::write(&read.document);
        let back = trf::json::read(json.as_bytes()).unwrap();
        assert_eq!(trf::json::write(&back), json, "{}", path.display());
        assert_eq!(contest(back), whole, "{} as JSON", path.display());

        let (older, _) = trf::convert::to_trf16(&read.document);
        let older = trf::read(older.write().0.as_bytes()).document;
        let (newer, left_out) = trf::convert::to_trf26(&older);
        assert!(left_out.is_empty(), "{}", path.display());
        // TRF16 cannot express ranges of rounds, nor team data.
        let sayable = read.document.records().all(|record| match record {
            Record::Prohibited(one) => one.first_round == 1 && Some(one.last_round) == whole.total_rounds,
            _ => true,
        });
        if sayable && whole.teams.is_none() {
            assert_eq!(field(&contest(older)), field(&whole), "{} as TRF16", path.display());
            assert_eq!(field(&contest(newer)), field(&whole), "{} as TRF16 and back", path.display());
        }

        let (table, _) = trf::csv::write(&read.document);
        let players = |document: &trf::Document| -> Vec<Record> {
            document.records().filter(|record| matches!(record, Record::Player(_))).cloned().collect()
        };
        let back = trf::csv::read(table.as_bytes()).unwrap();
        assert_eq!(players(&back.document), players(&read.document), "{} as CSV", path.display());
    });
}

/// The contest without line numbers, which differ.
fn contest(document: trf::Document) -> Contest {
    Tournament::new(&trf::Read { document, findings: Vec::new() }).contest
}

fn field(contest: &Contest) -> Option<turmuhr_pairing::Field> {
    let ready = contest.ready(Ask { adjourned: true, ..Ask::to(Purpose::Check) }).ok()?;
    let mut field = ready.field;
    for group in &mut field.prohibited {
        group.last_round = group.last_round.min(field.total_rounds);
    }
    Some(field)
}

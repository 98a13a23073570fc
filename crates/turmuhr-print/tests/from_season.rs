//! Papers from the journal of a season: decisions, match reports, and tables with the notes of the screen.

#[path = "support/told.rs"]
mod words;

use turmuhr_federation::Ordinance;
use turmuhr_print::federation::{Ask, Document, from_season, paper};
use turmuhr_season::{DecisionId, Journal, MatchId, file, simulate, tables::group_table};
use turmuhr_texts::{Lang, season::reads};
use words::told;

const ASK: Ask<'static> = Ask { ordinance: &Ordinance::named, class: None, group: None, despite: false };

fn seasons() -> impl Iterator<Item = Journal> {
    [1987, 3, 5].into_iter().map(|seed| simulate::season(seed).expect("a season").journal)
}

fn sheet(document: Document, text: &str, ask: &Ask<'_>, lang: Lang) -> String {
    let made = paper(document, text, ask, lang, None);
    told(&made.unwrap_or_else(|why| panic!("{}: {}: {text}", document.word(), why.told(lang))).sheet)
}

/// 5.2, 5.14: every decision is printed with its reasons, its sanctions, its parties and its notice.
#[test]
fn every_decision_of_a_season_is_printed() {
    let mut printed = 0;
    for journal in seasons() {
        let state = journal.state();
        for (id, decision) in &state.decisions {
            for lang in Lang::ALL {
                let text = from_season::decision(state, *id, lang).expect("a decision");
                // Panels of made-up seasons have no names; what lacks only them is printed all the same.
                let ask = Ask { despite: decision.panel.is_empty(), ..ASK };
                let told = sheet(Document::Decision, &text, &ask, lang);
                assert!(told.contains(&decision.reasons), "{told}");
                if let Some(way) = state.way(*id) {
                    assert!(told.contains(&way.fee.to_string()), "the fee of the notice: {told}");
                    assert!(told.contains(&decision.copies.to_string()), "the copies: {told}");
                }
                printed += 1;
            }
        }
        assert_eq!(from_season::decision(state, DecisionId(9999), Lang::En), None);
    }
    assert!(printed > 10, "{printed}");
}

/// Every card is printed with its players.
#[test]
fn every_report_of_a_season_is_printed() {
    for journal in seasons() {
        let state = journal.state();
        for (id, one) in &state.matches {
            let text = from_season::match_report(state, *id, Lang::De);
            assert_eq!(text.is_some(), one.report.is_some());
            let Some(text) = text else { continue };
            let ask = Ask { despite: true, ..ASK };
            let told = sheet(Document::MatchReport, &text, &ask, Lang::De);
            let counted = reads::result(state, *id, Lang::De);
            assert!(told.contains(&counted), "{counted}: {told}");
        }
        assert_eq!(from_season::match_report(state, MatchId(99999), Lang::De), None);
    }
}

/// The printed table says what the table on the screen says: what counts, what is suspended, how ties were settled.
#[test]
fn the_printed_table_has_the_notes_of_the_screen() {
    let mut notes = 0;
    for journal in seasons() {
        // In the middle of the year matches are open, provisional or decided.
        let entries = journal.entries();
        let journal = Journal::open(entries[..entries.len() * 3 / 4].to_vec()).expect("a part of the year");
        let (state, text) = (journal.state(), file::write(&journal));
        for (id, class) in &state.classes {
            for group in 0..class.groups.len() {
                let Some(table) = group_table(state, *id, group) else { continue };
                for lang in Lang::ALL {
                    let ask = Ask { class: Some(&class.details.name), group: Some(group + 1), ..ASK };
                    let told = sheet(Document::LeagueTable, &text, &ask, lang);
                    for note in reads::footnotes(&table, state, lang) {
                        assert!(told.contains(&note), "{note}: {told}");
                        notes += 1;
                    }
                }
            }
        }
    }
    assert!(notes > 3, "{notes}");
}

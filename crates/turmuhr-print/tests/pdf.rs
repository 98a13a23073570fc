//! Sheets as PDF, with built-in and custom templates.

mod support;

use std::{fs, process::Command};

use turmuhr_print::{Choice, Fault, Pdf, Source, Templates, What, sheet, typeset};
use turmuhr_texts::Lang;

use support::{between_rounds, club_swiss, open, round_robin, teams};

fn printed(source: &Source, what: What, lang: Lang) -> Pdf {
    let sheet = sheet(source, what, &Choice::default(), lang, None).expect("can be printed");
    let pdf = typeset(&sheet, &Templates::built_in(), None);
    let pdf = pdf.unwrap_or_else(|fault| panic!("{what:?}: {}", fault.told(Lang::En)));
    assert!(pdf.bytes.starts_with(b"%PDF-"), "{what:?}");
    look(&pdf, &format!("{}-{lang}-{}", what.word(), source.entrants.len()));
    pdf
}

/// Saves the file for inspection: `TURMUHR_PRINTS=/tmp/prints cargo test -p turmuhr-print`.
fn look(pdf: &Pdf, name: &str) {
    if let Some(folder) = std::env::var_os("TURMUHR_PRINTS") {
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(std::path::Path::new(&folder).join(format!("{name}.pdf")), &pdf.bytes).expect("written");
    }
}

#[test]
fn every_document_in_both_languages() {
    let (running, paused) = (club_swiss().source(), between_rounds().source());
    for what in What::ALL {
        // Nothing is handed out while games are running.
        let handed_out = matches!(what, What::Receipts | What::Certificates);
        let source = if handed_out { &paused } else { &running };
        for lang in Lang::ALL {
            let pages = printed(source, what, lang).pages;
            let expected = match what {
                // Two sheets for each game, four cards a page, two place cards a page, three winners.
                What::Scoresheets => 3,
                What::Cards => 2,
                What::Places => 4,
                What::Certificates => 3,
                What::Report => 3,
                _ => 1,
            };
            assert_eq!(pages, expected, "{what:?} {lang:?}");
        }
    }
}

#[test]
fn matches_of_teams_and_round_robins() {
    let (league, all) = (teams(6, 4).source(), round_robin(14).source());
    for what in What::ALL.into_iter().filter(|what| !matches!(what, What::Prizes | What::Receipts)) {
        if what != What::Certificates {
            printed(&league, what, Lang::De);
        }
        printed(&all, what, Lang::De);
    }
}

#[test]
fn two_hundred_players_stand_on_three_pages() {
    let source = open(200, 7, 7).source();
    assert!(printed(&source, What::Standings, Lang::De).pages <= 3);
    assert!(printed(&source, What::StartList, Lang::De).pages <= 4);
    assert_eq!(printed(&source, What::Slips, Lang::De).pages, 13);
    printed(&source, What::Pairings, Lang::De);
    printed(&source, What::Names, Lang::De);
    printed(&source, What::Cross, Lang::De);
    printed(&source, What::Chart, Lang::De);
}

#[test]
fn the_same_sheet_gives_the_same_bytes() {
    let source = club_swiss().source();
    let [one, other] = [0, 1].map(|_| printed(&source, What::Standings, Lang::De).bytes);
    assert_eq!(one, other);
}

#[test]
fn a_template_of_ones_own_goes_before_the_built_in() {
    let source = club_swiss().source();
    let sheet = sheet(&source, What::Standings, &Choice::default(), Lang::De, None).expect("can be printed");
    let own = Templates::built_in().with(
        "standings.typ",
        "#import \"turmuhr.typ\": *\n#show: paper\n#sheet.title\n#pagebreak()\n#sheet.foot.code",
    );
    assert_eq!(typeset(&sheet, &own, None).map(|pdf| pdf.pages), Ok(2).map_err(|fault: Fault| fault));
}

#[test]
fn a_broken_template_gets_one_sentence_with_its_line() {
    let source = club_swiss().source();
    let sheet = sheet(&source, What::Standings, &Choice::default(), Lang::De, None).expect("can be printed");
    let cases: [(&str, Option<usize>, &str); 8] = [
        ("#import \"turmuhr.typ\": *\n#let x = (", Some(2), "unclosed"),
        ("\n\n#nothing", Some(3), "unknown variable"),
        ("#json(\"/etc/passwd\")", Some(1), "not found"),
        ("#image(\"../../secret.png\")", Some(1), ""),
        ("#import \"@preview/anything:1.0.0\": *", Some(1), ""),
        ("#while true {}", Some(1), "always true"),
        ("#let n = 0\n#while n >= 0 { n += 1 }", Some(2), "infinite"),
        ("#let f() = f()\n#f()", None, "maximum"),
    ];
    for (text, line, says) in cases {
        let own = Templates::built_in().with("standings.typ", text);
        let fault = typeset(&sheet, &own, None).map(|pdf| pdf.pages).expect_err(text);
        let sentence = fault.told(Lang::En);
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
        assert!(sentence.contains("standings.typ") && sentence.contains(says), "{text}: {sentence}");
        if let (Some(wanted), Fault::Template { line, .. }) = (line, &fault) {
            assert_eq!(*line, Some(wanted), "{text}: {sentence}");
        }
    }
    let binary = Templates::built_in().with("standings.typ", [0xff, 0xfe, 0x00]);
    let fault = typeset(&sheet, &binary, None).map(|pdf| pdf.pages).expect_err("no text");
    assert_eq!(fault, Fault::NotText { file: "standings.typ".to_owned() });
}

/// If `pdftotext` is installed, another program reads the page too.
#[test]
fn another_program_reads_umlauts_halves_and_the_code() {
    let Ok(version) = Command::new("pdftotext").arg("-v").output() else { return };
    assert!(!version.stderr.is_empty());
    let source = club_swiss().source();
    let pdf = printed(&source, What::Standings, Lang::De);
    let folder = std::env::temp_dir().join(format!("turmuhr-print-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("standings.pdf");
    fs::write(&path, &pdf.bytes).expect("written");
    let text = Command::new("pdftotext").arg("-layout").arg(&path).arg("-").output().expect("runs").stdout;
    let text = String::from_utf8_lossy(&text).into_owned();
    let code =
        sheet(&source, What::Standings, &Choice::default(), Lang::De, None).expect("printed").foot.code;
    for wanted in ["Großmann, Änne", "Öztürk, Şule", "Łukasz, Paweł", "1½", "Seite 1 von 1", code.as_str()]
    {
        assert!(text.contains(wanted), "{wanted} in {text}");
    }
    fs::remove_dir_all(&folder).expect("removed");
}

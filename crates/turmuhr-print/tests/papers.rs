//! A federation's paper, in words and as PDF.

#[path = "support/told.rs"]
mod words;

use std::{fs, path::Path};

use serde_json::{Value, json};
use turmuhr_federation::Ordinance;
use turmuhr_print::{
    Sheet, Templates,
    federation::{Ask, Document, NoPaper, paper},
    typeset,
};
use turmuhr_season::simulate;
use turmuhr_texts::Lang;
use words::told;

const ASK: Ask<'static> = Ask { ordinance: &Ordinance::named, class: None, group: None, despite: true };

fn journal() -> String {
    let made = simulate::season(1987).expect("a season");
    let entries = made.journal.entries().iter();
    entries.map(|entry| serde_json::to_string(entry).expect("plain values") + "\n").collect()
}

fn file(document: Document) -> String {
    document.example().map_or_else(journal, str::to_owned)
}

fn made(document: Document, text: &str, lang: Lang) -> Sheet {
    paper(document, text, &ASK, lang, None)
        .unwrap_or_else(|why| panic!("{}: {}", document.word(), why.told(lang)))
        .sheet
}

/// The sheet in words, then what only the clerk gets, each with an exclamation mark.
fn read_out(document: Document, text: &str, lang: Lang) -> String {
    let made = paper(document, text, &ASK, lang, None)
        .unwrap_or_else(|why| panic!("{}: {}", document.word(), why.told(lang)));
    let clerk = made.objections.iter().chain(&made.hints).map(|note| format!("! {note}\n"));
    told(&made.sheet) + &clerk.collect::<String>()
}

fn refused(document: Document, text: &str) -> NoPaper {
    paper(document, text, &ASK, Lang::En, None).expect_err("cannot be printed")
}

#[test]
fn every_paper_is_told_in_both_languages() {
    for document in Document::ALL {
        for lang in Lang::ALL {
            let name = format!("{}_{lang}", document.word());
            insta::assert_snapshot!(name, read_out(document, &file(document), lang));
        }
    }
}

/// Each on A4 in both languages; saved if `TURMUHR_PRINTS` names a folder.
#[test]
fn every_paper_is_set() {
    for document in Document::ALL {
        let text = file(document);
        for lang in Lang::ALL {
            let pdf = typeset(&made(document, &text, lang), &Templates::built_in(), None);
            let pdf = pdf.unwrap_or_else(|fault| panic!("{}: {}", document.word(), fault.told(lang)));
            assert!(pdf.bytes.starts_with(b"%PDF-"));
            let most = match document {
                Document::TeamList | Document::Decision | Document::Schedule => 2,
                // For a full register, the signatures are on a second page.
                Document::Form(_) => 2,
                _ => 1,
            };
            assert!(pdf.pages <= most, "{}: {} pages", document.word(), pdf.pages);
            if let Some(folder) = std::env::var_os("TURMUHR_PRINTS") {
                fs::create_dir_all(&folder).expect("a folder");
                let path = Path::new(&folder).join(format!("{}-{lang}.pdf", document.word()));
                fs::write(path, &pdf.bytes).expect("written");
            }
        }
    }
}

#[test]
fn a_code_is_of_the_file_not_of_the_language() {
    for document in Document::ALL {
        let text = file(document);
        let [german, english] = Lang::ALL.map(|lang| made(document, &text, lang).foot.code);
        assert_eq!(german, english);
    }
    let text = file(Document::Decision);
    let other = text.replace("0 : 8", "0 : 7");
    assert_ne!(text, other);
    let [one, other] = [&text, &other].map(|text| made(Document::Decision, text, Lang::De).foot.code);
    assert_ne!(one, other);
}

/// The clerk gets what the rules object to, and nothing is printed; the sheet itself never says it.
#[test]
fn what_the_rules_object_to_stops_the_print() {
    let text =
        file(Document::ProtestForm).replace("\"posted\": \"1988-03-12\"", "\"posted\": \"1999-01-01\"");
    assert_ne!(text, file(Document::ProtestForm), "the example has this day");
    let strict = Ask { despite: false, ..ASK };
    let Err(NoPaper::Objections(objections)) = paper(Document::ProtestForm, &text, &strict, Lang::En, None)
    else {
        panic!("printed")
    };
    assert_eq!(objections.len(), 1, "{objections:?}");
    assert!(!told(&made(Document::ProtestForm, &text, Lang::En)).contains(&objections[0]));
    for document in Document::ALL {
        let whole = paper(document, &file(document), &strict, Lang::De, None);
        assert!(whole.is_ok(), "{}: {}", document.word(), whole.expect_err("objected").told(Lang::De));
    }
}

/// 4.4, 5.2: a decision says to whom it goes, its fine is part of the ruling, and a panel says who was recused.
#[test]
fn a_decision_has_addressees_its_fine_in_the_ruling_and_the_recused() {
    let text = file(Document::Decision);
    let sheet = told(&made(Document::Decision, &text, Lang::En));
    let ruling = sheet.split("# ").find(|part| part.starts_with("Ruling")).expect("a ruling");
    assert!(
        ruling.contains("Fine of DM 50") && ruling.contains("maximum for the season: DM 200"),
        "{ruling}"
    );
    let objected = |text: &str, why: &str| {
        let said = read_out(Document::Decision, text, Lang::En);
        assert!(said.contains(why), "{said}");
    };
    let mut value: Value = serde_json::from_str(&text).expect("JSON");
    value["to"] = json!([]);
    value["sanction"]["most"] = json!(null);
    value["stage"] = json!("protest");
    value["by"] = json!("spielausschuss");
    value["recusal"] = json!(null);
    let bare = value.to_string();
    for why in
        ["names nobody to whom it is sent", "maximum fine of the season is missing [4.4]", "were recused"]
    {
        objected(&bare, why);
    }
    value["recusal"] = json!("");
    assert!(!read_out(Document::Decision, &value.to_string(), Lang::En).contains("were recused;"));
}

/// 9.1, 9.3, 11.8, 18.3.3: each event has its own tie-breaks and article; a knock-out has none.
#[test]
fn an_invitation_names_the_tie_breaks_of_its_event() {
    for (event, entrants, expected) in [
        ("individual", 14, Some("[9.1]")),
        ("individual", 20, Some("[9.3]")),
        ("team", 10, Some("[18.3.3]")),
        ("blitz-team", 20, Some("[11.8]")),
        ("cup", 8, None),
        ("team-cup", 8, None),
    ] {
        let mut value: Value = serde_json::from_str(&file(Document::Invitation)).expect("JSON");
        value["event"] = json!(event);
        value["participants"] = json!(entrants);
        value["tie_breaks"] = json!("");
        let sheet = told(&made(Document::Invitation, &value.to_string(), Lang::En));
        let line = sheet.lines().find(|line| line.starts_with("If tied on points"));
        match expected {
            Some(article) => assert!(line.is_some_and(|line| line.ends_with(article)), "{event}: {sheet}"),
            None => assert_eq!(line, None, "{event}"),
        }
    }
}

/// 16.3: only a late player before an original one was inserted.
#[test]
fn late_insertions_accuse_only_who_was_inserted() {
    let mut value: Value = serde_json::from_str(&file(Document::TeamList)).expect("JSON");
    let deadline = value["deadline"].as_str().expect("a day").to_owned();
    let late = "1999-01-01";
    assert!(late > deadline.as_str());
    let players = value["players"].as_array_mut().expect("players");
    for player in players.iter_mut() {
        player["applied"] = json!(null);
    }
    let count = players.len();
    let name = |player: &Value| player["name"].as_str().expect("a name").to_owned();
    let (inserted, appended) = (name(&players[1]), name(&players[count - 1]));
    players[1]["applied"] = json!(late);
    players[count - 1]["applied"] = json!(late);
    let said = read_out(Document::TeamList, &value.to_string(), Lang::En);
    let accused: Vec<&str> = said.lines().filter(|line| line.starts_with("! ")).collect();
    assert!(accused.iter().any(|line| line.contains(&inserted)), "{accused:?}");
    assert!(!accused.iter().any(|line| line.contains(&appended)), "{accused:?}");
}

/// 19: a board without its opponent is not reported, unless that side lost it by forfeit.
#[test]
fn a_report_lacks_an_opponent_who_is_not_named() {
    let lacks = |result: &str, guest: Value| {
        let mut value: Value = serde_json::from_str(&file(Document::MatchReport)).expect("JSON");
        value["boards"][0]["guest"] = guest;
        value["boards"][0]["result"] = json!(result);
        value["boards"][0]["state"] = json!("played");
        let said = read_out(Document::MatchReport, &value.to_string(), Lang::En);
        said.lines().any(|line| line.starts_with("! "))
    };
    assert!(lacks("1-0", json!({})), "nobody played there");
    assert!(!lacks("+/-", json!({})), "an empty seat that lost by forfeit");
    assert!(lacks("1-0", json!({ "name": "Nobody, N." })), "no rank");
}

/// F-102, 5.14, F-084: what a decision must or must not contain.
#[test]
fn a_decision_names_every_sanction_and_whom_it_strikes() {
    let mut value: Value = serde_json::from_str(&file(Document::Decision)).expect("JSON");
    value["sanctions"] = json!([
        { "on": "Otto Alt", "article": "4.2", "fine": 30, "most": 200 },
        { "on": "Otto Alt", "kind": "reprimand", "article": "4.2" },
        { "on": "SK Porz", "kind": "warning", "article": "4.1" },
        { "on": "Eva Meier", "kind": "ban", "what": "1. 4. 1988 – 30. 6. 1988", "article": "4.2" },
    ]);
    let sheet = told(&made(Document::Decision, &value.to_string(), Lang::De));
    for line in [
        "Otto Alt: Geldbuße 30 DM nach 4.2",
        "Otto Alt: Verweis nach 4.2",
        "SK Porz: Verwarnung nach 4.1",
        "Eva Meier: Sperre, 1. 4. 1988 – 30. 6. 1988 nach 4.2",
    ] {
        assert!(sheet.contains(line), "{line}: {sheet}");
    }
    value["sanctions"][0]["fine"] = json!(201);
    assert!(matches!(refused(Document::Decision, &value.to_string()), NoPaper::FineTooHigh { .. }));
}

#[test]
fn a_decision_without_notice_or_reasons_is_not_printed() {
    let text = file(Document::Decision);
    assert_eq!(
        refused(Document::Decision, &text.replace("\"copies\": 4", "\"copies\": 0")),
        NoPaper::NoNotice
    );
    let reasons = text.lines().filter(|line| !line.contains("\"reasons\"")).collect::<Vec<_>>().join("\n");
    assert!(matches!(refused(Document::Decision, &reasons), NoPaper::Form { .. }));
    assert_eq!(
        refused(Document::Decision, &text.replace("\"fine\": 50", "\"fine\": 201")),
        NoPaper::FineTooHigh { fine: "DM 201".into(), most: "DM 200".into() }
    );
    // After the last instance there is no remedy, and no copies are required.
    let last = text
        .replace("\"spielleiter\"", "\"turniergericht\"")
        .replace("\"bezirk\"", "\"bund\"")
        .replace("\"first\"", "\"appeal\"")
        .replace("\"copies\": 4", "\"copies\": null");
    let sheet = read_out(Document::Decision, &last, Lang::En);
    assert!(sheet.contains("it is final [5.2]") && !sheet.contains("Fee:"), "{sheet}");
}

/// F-111: a late or incomplete remedy is reported as such.
#[test]
fn a_confirmation_says_what_is_late_and_what_is_missing() {
    let text = file(Document::Confirmation);
    let late = text.replace("\"postmark\": \"1988-03-13\"", "\"postmark\": \"1988-03-14\"");
    let sheet = read_out(Document::Confirmation, &late, Lang::En);
    assert!(sheet.contains("after the period had ended and is inadmissible"), "{sheet}");
    let short =
        text.replace("\"fee\": 60", "\"fee\": 59").replace("\"envelope\": true", "\"envelope\": false");
    let sheet = read_out(Document::Confirmation, &short, Lang::En);
    assert!(sheet.contains("Missing: the envelope of the contested decision; the full fee"), "{sheet}");
    let tardy = text.replace("\"confirmed\": \"1988-03-20\"", "\"confirmed\": \"1988-03-24\"");
    let sheet = read_out(Document::Confirmation, &tardy, Lang::En);
    assert!(sheet.contains("The confirmation is late; it was due by 23 Mar 1988."), "{sheet}");
    let last = text
        .replace("\"stage\": \"first\"", "\"stage\": \"appeal\"")
        .replace("spielleiter", "turniergericht");
    assert_eq!(refused(Document::Confirmation, &last), NoPaper::IsFinal);
}

/// F-352: data missing from a report is listed below it.
#[test]
fn a_card_says_what_it_lacks_and_a_blank_one_is_a_form() {
    let text = file(Document::MatchReport);
    assert!(!read_out(Document::MatchReport, &text, Lang::En).contains("incomplete"));
    let silent =
        text.replace("\"late\": \"guest\",", "").replace("\"reservation\": true", "\"reservation\": false");
    let sheet = read_out(Document::MatchReport, &silent, Lang::En);
    assert_eq!(sheet.matches("The report is incomplete").count(), 2, "{sheet}");
    let blank = r#"{"head":{"issuer":"","regulation":"nrw-1987"},"home":{"name":""},"guest":{"name":""},"boards":[{},{},{},{}]}"#;
    let sheet = read_out(Document::MatchReport, blank, Lang::De);
    assert!(!sheet.contains("unvollständig") && !sheet.contains("0 : 0"), "{sheet}");
}

/// F-021, F-275, F-276, F-278: objections are printed on the list.
#[test]
fn a_list_says_what_speaks_against_it() {
    let text = file(Document::TeamList);
    let foreign = text
        .replace("\"pass\": \"104712\",", "\"pass\": \"104712\", \"german\": false,")
        .replace("\"pass\": \"110233\",", "\"pass\": \"110233\", \"german\": false,");
    let sheet = read_out(Document::TeamList, &foreign, Lang::En);
    assert!(sheet.contains("Team 1 has registered 3 players"), "{sheet}");
    let early = text.replace("1989-07-31", "1989-07-10").replace("1989-07-20", "1989-07-11");
    let sheet = read_out(Document::TeamList, &early, Lang::En);
    assert!(sheet.contains("the first possible day is 11 Jul 1989"), "{sheet}");
    assert!(sheet.contains("The registration arrived after"), "{sheet}");
    let inserted = text.replacen("\"applied\": \"1980-01-10\"", "\"applied\": \"1989-08-01\"", 1);
    let sheet = read_out(Document::TeamList, &inserted, Lang::En);
    assert!(sheet.contains("Adam, Änne is listed before players of the original list"), "{sheet}");
}

/// F-185, F-006, F-175, F-652, F-661, F-732: objections of the ordinance are printed on the invitation.
#[test]
fn an_invitation_says_what_speaks_against_it() {
    let text = file(Document::Invitation);
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        read_out(Document::Invitation, &text.replace(from, to), Lang::En)
    };
    assert!(!read_out(Document::Invitation, &text, Lang::En).contains("! "), "nothing");
    assert!(!with("1988-04-10", "1988-04-16").contains("late"), "28 days before");
    assert!(with("1988-04-10", "1988-04-17").contains("it had to be sent by 16 Apr 1988 [8]"));
    assert!(with(",\n  \"sent\": \"1988-04-10\"", "").contains("To be sent by 16 Apr 1988 [8]"));
    assert!(with("\"Wanderpokal\"", "\"100 DM\", \"money\": true").contains("only honorary prizes [1.4]"));
    assert!(with("\"participants\": 14", "\"participants\": 15").contains("should be 14"));
    assert!(with("\"participants\": 14", "\"participants\": 15").contains("Pairing system: Swiss system"));
    let women =
        text.replace("\"individual\"", "\"women\"").replace("\"participants\": 14", "\"participants\": 10");
    assert!(
        read_out(Document::Invitation, &women, Lang::En)
            .contains("needs a decision of the playing committee")
    );
    let decided = women.replace("\"participants\": 10", "\"participants\": 10, \"size_decided\": true");
    assert!(!read_out(Document::Invitation, &decided, Lang::En).contains("! "));
    // Under the rules of 2001: all fields, twelve hours, six months, the finances.
    let fide = text
        .replace("nrw-1987", "fide-tournament-2001")
        .replace("\"event\": \"individual\",", "\"high_ranking\": true,")
        .replace("\"at\": \"19:30\"", "\"at\": \"23:00\"")
        .replace("\"at\": \"14:00\"", "\"at\": \"10:00\"");
    let sheet = read_out(Document::Invitation, &fide, Lang::En);
    assert!(sheet.contains("Missing [1]: time control, pairing system."), "{sheet}");
    assert!(sheet.contains("fewer than 12 hours between the draw and round 1 [2.2]"), "{sheet}");
    assert!(sheet.contains("had to be sent by 14 Nov 1987 [10]"), "{sheet}");
    assert!(sheet.contains("must give all financial terms; they are missing"), "{sheet}");
    assert!(sheet.contains("Medical treatment and an insurance of all"), "F-654: {sheet}");
    let cared = fide.replace("\"high_ranking\": true,", "\"medical_treatment\": true, \"insured\": true,");
    assert!(!read_out(Document::Invitation, &cared, Lang::En).contains("Medical treatment"));
    assert!(matches!(
        refused(Document::Invitation, &text.replace("\"individual\"", "\"poem\"")),
        NoPaper::DoesNotSay(_)
    ));
}

/// F-105, F-107, F-108, F-110, F-112: a form shows its address, fee and deadline.
#[test]
fn a_protest_form_knows_where_it_goes() {
    let text = file(Document::ProtestForm);
    let sheet = read_out(Document::ProtestForm, &text, Lang::En);
    assert!(sheet.starts_with("Protest (Protest)") && !sheet.contains("! "), "{sheet}");
    assert!(sheet.contains("To be lodged by: 13 Mar 1988 [5.3, 5.5, 5.8]"), "{sheet}");
    let late = text.replace("\"posted\": \"1988-03-12\"", "\"posted\": \"1988-03-14\"");
    assert!(
        read_out(Document::ProtestForm, &late, Lang::En).contains("the period ended on 13 Mar 1988 [5.5]")
    );
    let appeal = text
        .replace("\"stage\": \"first\"", "\"stage\": \"protest\"")
        .replace("spielleiter", "spielausschuss");
    let sheet = read_out(Document::ProtestForm, &appeal, Lang::En);
    assert!(sheet.starts_with("Appeal (Berufung)") && sheet.contains("Fee: DM 150"), "{sheet}");
    let silent = text.replace("  \"basis\": \"result-decided\",\n", "");
    assert!(read_out(Document::ProtestForm, &silent, Lang::En).contains("inadmissible [5.4]"));
    // Without a decision there is neither deadline nor envelope.
    let nothing = text.replace("\"postmark\": \"1988-03-03\"", "\"postmark\": null");
    let sheet = read_out(Document::ProtestForm, &nothing, Lang::En);
    assert!(!sheet.contains("To be lodged by") && !sheet.contains("Envelope of the decision"), "{sheet}");
    let last = text
        .replace("\"stage\": \"first\"", "\"stage\": \"appeal\"")
        .replace("spielleiter", "turniergericht");
    assert_eq!(refused(Document::ProtestForm, &last), NoPaper::IsFinal);
    let blank = r#"{"head":{"issuer":"","regulation":"nrw-1987"},"contested":{"by":"spielleiter","level":"bund","stage":"first","postmark":null}}"#;
    let sheet = read_out(Document::ProtestForm, blank, Lang::De);
    assert!(sheet.contains("Gebühr: 130 DM, überwiesen am ____") && !sheet.contains("! "), "{sheet}");
}

/// F-480: data missing from an envelope is printed on it; a blank one is a form.
#[test]
fn an_envelope_says_what_it_lacks() {
    let text = file(Document::Envelope);
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        read_out(Document::Envelope, &text.replace(from, to), Lang::En)
    };
    let whole = read_out(Document::Envelope, &text, Lang::En);
    assert!(!whole.contains("! ") && whole.contains("♜····♜♚·"), "{whole}");
    assert!(
        whole.contains("Open draw offer: by Black") && whole.contains("☒ complete, correct, legible"),
        "{whole}"
    );
    assert!(with("\"2:28\"", "\"\"").contains("Missing [32.1]: times used."));
    assert!(with("\"move_number\": 51,", "").contains("Missing [32.1]: number of the move."));
    assert!(with("\"draw_offer\": \"black\",", "").contains("Open draw offer: none"));
    assert!(with("R4RK1 w", "R4RK1 b").contains("In the position Black is to move"));
    for (wrong, why) in [
        ("8/8", "2 ranks instead of 8"),
        ("8/8/8/8/8/8/8/7", "rank 1 does not have 8 squares"),
        ("8/8/8/8/8/8/8/7x", "x is not a piece"),
        ("8/8/8/8/8/8/8/9", "9 is not a piece"),
    ] {
        let at = text.replace("r4rk1/1p2bppp/p1np4/4p3/4P3/1NN1B3/PPP2PPP/R4RK1 w - - 0 51", wrong);
        let told = refused(Document::Envelope, &at).told(Lang::En);
        assert!(told.contains(why), "{told}");
    }
    let blank = r#"{"head":{"issuer":"","regulation":"nrw-1987"}}"#;
    let sheet = read_out(Document::Envelope, blank, Lang::De);
    assert!(!sheet.contains("Es fehlt") && sheet.contains("☐ ja  ☐ nein"), "{sheet}");
}

/// F-869: the state at the date of the card.
#[test]
fn a_licence_card_shows_the_state_of_its_day() {
    let text = file(Document::LicenceCard);
    let on = |day: &str| text.replace("2026-02-01", day);
    let state = |day: &str| read_out(Document::LicenceCard, &on(day), Lang::En);
    assert!(state("2027-12-31").contains("Valid until: 31 Dec 2027"));
    let dormant = state("2028-01-01");
    assert!(dormant.contains("dormant (ruht)") && dormant.contains("Expires on: 1 Jan 2030"), "{dormant}");
    assert!(state("2030-01-01").contains("Expired on: 1 Jan 2030"));
    assert_eq!(refused(Document::LicenceCard, &on("2018-03-09")), NoPaper::NoLicence);
}

#[test]
fn groups_are_chosen_and_wrong_files_get_one_sentence() {
    let journal = journal();
    let ask = Ask { class: Some("Verbandsliga"), group: Some(3), ..ASK };
    let sheet = paper(Document::LeagueTable, &journal, &ask, Lang::De, None).expect("a table").sheet;
    assert_eq!(sheet.event, "Verbandsliga, Gruppe 3");
    let ask = Ask { class: Some("Kreisliga"), group: Some(3), ..ASK };
    let none = paper(Document::LeagueTable, &journal, &ask, Lang::De, None).expect_err("no such class");
    assert!(none.told(Lang::De).contains("NRW-Liga 1–1"), "{}", none.told(Lang::De));
    let wrong =
        ["", "{}", "[1]", "{\"head\":", "nothing", "{\"head\":{\"issuer\":\"\",\"regulation\":\"mars\"}}"];
    for document in Document::ALL {
        for text in wrong {
            for lang in Lang::ALL {
                let Err(why) = paper(document, text, &ASK, lang, None) else {
                    panic!("{}: {text}", document.word())
                };
                let sentence = why.told(lang);
                assert_eq!(sentence.lines().count(), 1, "{sentence}");
            }
        }
    }
}

/// Each value of an example replaced by something else.
fn bent(value: &Value) -> Vec<Value> {
    let odd = [json!(null), json!(u64::MAX), json!(-1), json!(""), json!("9999-12-31"), json!([]), json!({})];
    let mut all: Vec<Value> = odd.to_vec();
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                let with = |other: Value| {
                    let mut map = map.clone();
                    map.insert(key.clone(), other);
                    Value::Object(map)
                };
                all.extend(bent(inner).into_iter().map(with));
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate().take(2) {
                let with = |other: Value| {
                    let mut items = items.clone();
                    items[index] = other;
                    Value::Array(items)
                };
                all.extend(bent(inner).into_iter().map(with));
            }
        }
        _ => {}
    }
    all
}

#[test]
fn whatever_a_file_says_there_is_a_sheet_or_a_sentence() {
    for document in Document::ALL {
        let Some(example) = document.example() else { continue };
        let mut sheets = 0;
        for value in bent(&serde_json::from_str(example).expect("JSON")) {
            match paper(document, &value.to_string(), &ASK, Lang::De, None) {
                Ok(_) => sheets += 1,
                Err(why) => assert_eq!(why.told(Lang::De).lines().count(), 1, "{value}"),
            }
        }
        assert!(sheets > 10, "{}: some fields may be left empty", document.word());
    }
}

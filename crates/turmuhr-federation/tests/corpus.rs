//! Collected cases come out as expected, and every case file is survived.

use turmuhr_federation::{
    Ordinance,
    case::{self, CaseKind, Fault},
};
use turmuhr_testkit::{AtLeast, cases, on_cases};

#[test]
fn every_collected_case_comes_out() {
    on_cases("every_collected_case_comes_out", AtLeast { own: 3, corpus: 53 }, |cases| {
        let files = cases.files("federation", "json");
        for path in &files {
            let case = case::read(&cases::text(path)).unwrap();
            let answer = case::work_by(&case, &Ordinance::named).unwrap().json();
            let expected = case.expect.as_ref().unwrap();
            assert!(case::same(&answer, expected), "{}: {answer} instead of {expected}", path.display());
        }
        files.len()
    });
}

#[test]
fn a_file_that_is_no_case_says_why() {
    assert!(matches!(case::read(""), Err(Fault::NoJson { line: 1, .. })));
    assert!(matches!(case::read("[1]"), Err(Fault::NoJson { .. })));
    let ask = |text: &str| case::work_by(&case::read(text).unwrap(), &Ordinance::named).unwrap_err();
    assert!(matches!(ask(r#"{"kind":"fly","regulation":"nrw-1987","input":{}}"#), Fault::NoKind(_)));
    assert!(matches!(ask(r#"{"kind":"age","regulation":"mars","input":{}}"#), Fault::NoOrdinance(_)));
    for kind in CaseKind::ALL {
        for regulation in ["nrw-1987", "nrw-youth-1989", "fide-tournament-2001", "dsb-arbiter-2017"] {
            let text = format!(r#"{{"kind":"{}","regulation":"{regulation}","input":{{}}}}"#, kind.word());
            assert!(matches!(ask(&text), Fault::Input(_) | Fault::NoAnswer(_)), "{text}");
        }
    }
    let silent = r#"{"kind":"deadline","regulation":"fide-tournament-2001","input":{"rule":"request","arose":"1988-01-01","requested":"1988-01-02"}}"#;
    assert!(matches!(ask(silent), Fault::NoAnswer(_)), "another ordinance's period");
    let wrong =
        r#"{"kind":"deadline","regulation":"nrw-1987","input":{"rule":"request","arose":"1988-02-30"}}"#;
    assert!(matches!(ask(wrong), Fault::Input(_)));
}

#[test]
fn answers_compare_numbers_by_value() {
    use serde_json::json;
    assert!(case::same(&json!({"a": 2}), &json!({"a": 2.0})));
    assert!(!case::same(&json!({"a": 2}), &json!({"a": 2.5})));
    assert!(!case::same(&json!([1, 2]), &json!([2, 1])));
    assert!(!case::same(&json!({}), &json!({"a": null})));
}

//! The cases beside the checkout, where they are there; and what every case file must survive.

use std::{fs, path::Path};

use turmuhr_federation::case::{self, CaseKind, Fault};

/// The corpus lies in files beside the checkout.
#[allow(clippy::disallowed_methods)]
#[test]
fn every_case_of_the_corpus_comes_out() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus/federation");
    let Ok(files) = fs::read_dir(folder) else { return };
    for path in files.flatten().map(|file| file.path()) {
        let case = case::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let answer = case::answer(&case).unwrap();
        let expected = case.expect.as_ref().unwrap();
        assert!(case::same(&answer, expected), "{}: {answer} instead of {expected}", path.display());
    }
}

#[test]
fn a_file_that_is_no_case_says_why() {
    assert!(matches!(case::read(""), Err(Fault::NoJson { line: 1, .. })));
    assert!(matches!(case::read("[1]"), Err(Fault::NoJson { .. })));
    let ask = |text: &str| case::answer(&case::read(text).unwrap()).unwrap_err();
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

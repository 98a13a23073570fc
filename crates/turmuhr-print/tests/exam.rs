//! The examination paper.

use turmuhr_print::{ExamAsk, Templates, exam_sheet, sheet::Body, typeset};
use turmuhr_texts::Lang;
use turmuhr_trainer::{Exam, Terms};

#[test]
fn an_exam_is_set_with_and_without_its_key() {
    let exam = Exam {
        seed: "Sehr-geheimes-Wort-17".parse().unwrap(),
        terms: Terms { questions: 6, ..Terms::default() },
    };
    for lang in Lang::ALL {
        for key in [false, true] {
            let ask = ExamAsk { key, name: "Eva Müller".to_owned(), ..ExamAsk::default() };
            let sheet = exam_sheet(&exam, &ask, lang).unwrap();
            let text = serde_json::to_string(&sheet).unwrap();
            assert_eq!(text.contains("\"right\":true"), key, "the paper shows no answer");
            assert_eq!(text.contains("sehr-geheimes-wort-17"), key, "the paper does not show the seed");
            assert!(text.contains(&exam.seed.exam_number()), "paper and key show the number");
            let pdf = typeset(&sheet, &Templates::built_in(), None).unwrap();
            assert!(pdf.bytes.starts_with(b"%PDF"));
            if let Ok(folder) = std::env::var("TURMUHR_LOOK") {
                let name = format!("{folder}/exam-{}-{key}.pdf", lang.code());
                std::fs::write(name, &pdf.bytes).unwrap();
            }
        }
    }
}

#[test]
fn a_long_unbroken_name_takes_several_lines() {
    let exam = Exam { seed: 17.into(), terms: Terms { questions: 1, ..Terms::default() } };
    let ask = ExamAsk { name: "W".repeat(200), ..ExamAsk::default() };
    let sheet = exam_sheet(&exam, &ask, Lang::De).unwrap();
    let Body::Exam(paper) = &sheet.body else { panic!("an exam") };
    let name = &paper.person[0].value;
    assert!(name.split('\u{200b}').all(|part| part.chars().count() <= 16), "{name}");
    assert_eq!(name.replace('\u{200b}', ""), ask.name);
    let pdf = typeset(&sheet, &Templates::built_in(), None).unwrap();
    if let Ok(folder) = std::env::var("TURMUHR_LOOK") {
        std::fs::write(format!("{folder}/exam-name.pdf"), &pdf.bytes).unwrap();
    }
}

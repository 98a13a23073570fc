//! The examination paper.

use turmuhr_print::{ExamAsk, Templates, exam_sheet, typeset};
use turmuhr_texts::Lang;
use turmuhr_trainer::Exam;

#[test]
fn an_exam_is_set_with_and_without_its_key() {
    let exam = Exam { questions: 6, ..Exam::of_seed(17) };
    for lang in Lang::ALL {
        for key in [false, true] {
            let ask = ExamAsk { key, name: "Eva Müller".to_owned(), ..ExamAsk::default() };
            let sheet = exam_sheet(&exam, &ask, lang).unwrap();
            let text = serde_json::to_string(&sheet).unwrap();
            assert_eq!(text.contains("\"right\":true"), key, "the paper shows no answer");
            let pdf = typeset(&sheet, &Templates::built_in(), None).unwrap();
            assert!(pdf.bytes.starts_with(b"%PDF"));
            if let Ok(folder) = std::env::var("TURMUHR_LOOK") {
                let name = format!("{folder}/exam-{}-{key}.pdf", lang.code());
                std::fs::write(name, &pdf.bytes).unwrap();
            }
        }
    }
}

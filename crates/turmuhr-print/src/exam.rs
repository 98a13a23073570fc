//! The examination paper, with and without its key.

use jiff::civil::DateTime;
use serde::Serialize;
use turmuhr_core::{Board, Color, File, Rank, Role, Square};
use turmuhr_texts::{Lang, print, trainer as say};
use turmuhr_trainer::{Exam, Question, TooFew};

use crate::{
    code::CheckCode,
    sheet::{Body, Fact, Foot, Sheet},
    source::Origin,
};

/// The questions of a paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExamPaper {
    /// Lines for name and date, filled in where known.
    pub person: Vec<Fact>,
    pub rules: String,
    pub questions: Vec<ExamQuestion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExamQuestion {
    pub number: usize,
    /// Topic and page of rules.
    pub about: String,
    pub facts: Vec<String>,
    pub question: String,
    /// From a8 on, each square with its figure or empty; no squares without a position.
    pub squares: Vec<String>,
    pub choices: Vec<ExamChoice>,
    /// Explanation and articles, on a key.
    pub why: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExamChoice {
    pub letter: char,
    pub text: String,
    /// Marked on a key.
    pub right: bool,
}

/// What a paper shows besides its questions.
#[derive(Clone, Debug, Default)]
pub struct ExamAsk {
    pub key: bool,
    pub name: String,
    /// The day of the examination, in words.
    pub day: String,
    pub printed: Option<DateTime>,
}

/// The paper of an examination.
pub fn exam_sheet(exam: &Exam, ask: &ExamAsk, lang: Lang) -> Result<Sheet, TooFew> {
    let questions = exam.list()?;
    let number = exam.seed.exam_number();
    let terms = serde_json::to_string(&exam.terms).unwrap_or_default();
    let content = format!("{number}\n{terms}\n{}", ask.key);
    let code = CheckCode::of(Origin::File, &content);
    Ok(Sheet {
        document: "exam",
        lang: lang.code(),
        event: String::new(),
        section: String::new(),
        title: if ask.key { say::examination_key(lang) } else { say::examination(lang) },
        subtitle: say::paper_number(lang, &number),
        facts: Vec::new(),
        body: Body::Exam(ExamPaper {
            person: vec![
                Fact::new(say::paper_name(lang), breakable(&ask.name)),
                Fact::new(say::paper_date(lang), ask.day.clone()),
            ],
            rules: say::terms(&exam.terms, questions.len(), lang),
            questions: questions
                .iter()
                .enumerate()
                .map(|(index, question)| on_paper(index + 1, question, ask.key, lang))
                .collect(),
        }),
        diagrams: Vec::new(),
        notes: Vec::new(),
        foot: Foot {
            page: print::page(lang),
            of: print::page_of(lang),
            code_label: print::check_code(lang),
            code: code.to_string(),
            // The seed makes the key: the candidates' paper does not show it.
            journal: if ask.key {
                say::paper_seed(lang, &exam.seed)
            } else {
                say::paper_number(lang, &number)
            },
            printed: ask.printed.map(|at| print::printed(lang, print::moment(at, lang))).unwrap_or_default(),
        },
        scale: 100,
        accent: None,
        logo: None,
    })
}

/// Signs of a word after which a line may break.
const LONG_WORD: usize = 16;

/// A long word may break anywhere (zero-width spaces), so that it stays on the page.
fn breakable(text: &str) -> String {
    let mut broken = String::with_capacity(text.len());
    let mut run = 0;
    for sign in text.chars() {
        run = if sign.is_whitespace() { 0 } else { run + 1 };
        if run > LONG_WORD {
            broken.push('\u{200b}');
        }
        broken.push(sign);
    }
    broken
}

fn on_paper(number: usize, question: &Question, key: bool, lang: Lang) -> ExamQuestion {
    let prompt = say::prompt(question, lang);
    let choices = say::choices(question, lang).into_iter().enumerate();
    let mut why = Vec::new();
    if key {
        why = say::explanation(question, lang);
        why.push(say::articles_named(lang, say::articles(&question.cites, question.rules.edition)));
    }
    ExamQuestion {
        number,
        about: format!("{} · {}", say::topic(question.id.kind.topic(), lang), prompt.rules),
        facts: prompt.facts,
        question: prompt.question,
        squares: question
            .shown
            .as_ref()
            .map(|shown| squares(turmuhr_core::Position::board(&shown.position)))
            .unwrap_or_default(),
        choices: choices
            .map(|(index, text)| ExamChoice {
                letter: say::letter(index),
                text,
                right: key && index == question.right,
            })
            .collect(),
        why,
    }
}

/// The squares from a8 on, each with its figure or empty.
pub(crate) fn squares(board: &Board) -> Vec<String> {
    let ranks = Rank::ALL.into_iter().rev();
    let all = ranks.flat_map(|rank| File::ALL.into_iter().map(move |file| Square::from_coords(file, rank)));
    all.map(|square| {
        board.piece_at(square).map(|piece| figure(piece.color, piece.role)).unwrap_or_default().to_owned()
    })
    .collect()
}

const fn figure(color: Color, role: Role) -> &'static str {
    match (color, role) {
        (Color::White, Role::King) => "♔",
        (Color::White, Role::Queen) => "♕",
        (Color::White, Role::Rook) => "♖",
        (Color::White, Role::Bishop) => "♗",
        (Color::White, Role::Knight) => "♘",
        (Color::White, Role::Pawn) => "♙",
        (Color::Black, Role::King) => "♚",
        (Color::Black, Role::Queen) => "♛",
        (Color::Black, Role::Rook) => "♜",
        (Color::Black, Role::Bishop) => "♝",
        (Color::Black, Role::Knight) => "♞",
        (Color::Black, Role::Pawn) => "♟",
    }
}

//! Learning the Laws and taking examinations: for everybody, without an account. The address holds the whole state.

mod exam;

pub(crate) use exam::{paper, record, show as exam};

use maud::{Markup, html};
use turmuhr_core::{Color, Edition, Position, chance::mixed};
use turmuhr_laws::words::Word;
use turmuhr_texts::{Lang, board as squares, incident::short_edition, trainer as told};
use turmuhr_trainer::{Id, Progress, Question, Topic, Wish, answered, editions, make, next};

use super::{
    rulebook::address,
    rules_area::{Place, rules_page},
};
use crate::{
    http::{Answer, Ask},
    parts::{BoardView, choice},
    words::{rulings, trainer as say},
};

/// Topics, edition and difficulty of the address.
fn wish(ask: &Ask) -> Wish {
    let mut topics = Vec::new();
    for topic in ask.query.all("topic").filter_map(Topic::meaning) {
        if !topics.contains(&topic) {
            topics.push(topic);
        }
    }
    let edition = ask.query.text("edition").parse().ok().filter(|edition| editions().contains(edition));
    let difficulty = ask.query.text("difficulty").parse().ok().filter(|level| (1..=3).contains(level));
    Wish { edition: edition.unwrap_or(Edition::CURRENT), topics, difficulty }
}

/// A seed that a person can read aloud.
fn fresh_seed() -> u32 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    (mixed(u64::from_le_bytes(bytes)) % 1_000_000) as u32
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let wish = wish(&ask);
    let progress: Option<Progress> = ask.query.text("progress").parse().ok();
    let body = match progress {
        None => start(&wish, lang),
        Some(progress) => match judged(&ask) {
            Some((question, given)) => verdict(&question, given, &progress, &wish, lang),
            None => asked(&ask, &progress, &wish, lang),
        },
    };
    Ok(rules_page(&ask, Place::Trainer, say::title(lang), html! {}, body))
}

fn start(wish: &Wish, lang: Lang) -> Markup {
    let progress = Progress { seed: fresh_seed(), ..Progress::default() };
    html! {
        p { (say::about(lang)) }
        form.narrow method="get" action="/trainer" #wish {
            input type="hidden" name="progress" value=(progress);
            (wishes(wish, lang))
            p { button.next #begin { (say::begin(lang)) } }
        }
        p { a href="/trainer/exam" { (say::to_exam(lang)) } " · " a href="/rules" { (crate::words::rulebook::title(lang)) } }
    }
}

/// The fields of a wish.
fn wishes(wish: &Wish, lang: Lang) -> Markup {
    let editions: Vec<(String, String)> = editions()
        .into_iter()
        .rev()
        .map(|edition| (edition.id().to_owned(), short_edition(edition).to_owned()))
        .collect();
    let levels = [
        (String::new(), say::any_difficulty(lang)),
        ("1".to_owned(), say::easy(lang)),
        ("2".to_owned(), say::medium(lang)),
        ("3".to_owned(), say::hard(lang)),
    ];
    let level = wish.difficulty.map(|level| level.to_string()).unwrap_or_default();
    html! {
        fieldset.row {
            legend { (say::topics(lang)) }
            @for topic in Topic::ALL {
                label.check {
                    input type="checkbox" name="topic" value=(topic.word()) checked[wish.topics.is_empty() || wish.topics.contains(&topic)];
                    " " (told::topic(topic, lang))
                }
            }
        }
        (choice("edition", &say::edition(lang), wish.edition.id(), &editions))
        (choice("difficulty", &say::difficulty(lang), &level, &levels))
    }
}

/// The wish as hidden fields of a form that goes on.
fn hidden(wish: &Wish) -> Markup {
    html! {
        @for topic in &wish.topics { input type="hidden" name="topic" value=(topic.word()); }
        input type="hidden" name="edition" value=(wish.edition.id());
        @if let Some(level) = wish.difficulty { input type="hidden" name="difficulty" value=(level); }
    }
}

/// The question of the form and the choice made.
fn judged(ask: &Ask) -> Option<(Question, usize)> {
    let id: Id = ask.query.text("id").parse().ok()?;
    let given: usize = ask.query.text("answer").parse().ok()?;
    let question = make(id).filter(|question| given < question.choices.len())?;
    Some((question, given))
}

fn asked(ask: &Ask, progress: &Progress, wish: &Wish, lang: Lang) -> Markup {
    let chosen: Option<Id> = ask.query.text("id").parse().ok();
    let Some(question) = chosen.and_then(make).or_else(|| next(progress, wish)) else {
        return html! {
            p.warn role="status" { (told::no_question(lang)) }
            (start(wish, lang))
        };
    };
    let form = html! {
        form method="get" action="/trainer" #answer-form data-question=(question.id) {
            input type="hidden" name="progress" value=(progress);
            input type="hidden" name="id" value=(question.id);
            (hidden(wish))
            (radios(&question, "answer", 0, None, lang))
            p { button.next #answer { (say::answer(lang)) } }
        }
    };
    html! {
        (so_far(progress, lang))
        (laid_out(&question, &form, lang))
        (footer(lang))
    }
}

fn so_far(progress: &Progress, lang: Lang) -> Markup {
    html! {
        @if progress.answered > 0 {
            p.note #so-far {
                (told::so_far(lang, progress.right, progress.answered))
                @match progress.cards.len() {
                    0 => {}
                    1 => { " " (say::one_coming_back(lang)) }
                    count => { " " (say::coming_back(lang, count)) }
                }
            }
        }
    }
}

fn footer(lang: Lang) -> Markup {
    html! { p { a href="/trainer" { (say::other_choice(lang)) } " · " a href="/trainer/exam" { (say::to_exam(lang)) } } }
}

/// Board left, question right, and what belongs below the question.
fn laid_out(question: &Question, below: &Markup, lang: Lang) -> Markup {
    let prompt = told::prompt(question, lang);
    html! {
        div.incident {
            @if let Some(shown) = &question.shown {
                @let marked: Vec<_> = shown.last.iter().flat_map(|(_, m)| [m.from(), Some(m.to())]).flatten().collect();
                @let label = rulings::board_of(lang, squares::color(shown.position.turn(), lang));
                div.place {
                    (BoardView { board: shown.position.board(), bottom: Color::White, marked: &marked, label }.markup(lang))
                }
            }
            div.card {
                p.note { (told::topic(question.id.kind.topic(), lang)) " · " (prompt.rules) }
                @for fact in &prompt.facts { p { (fact) } }
                h2 { (prompt.question) }
                (below)
            }
        }
    }
}

/// The choices. `name` and `first` are those of the form: learning counts from 0, an exam from 1, as does `given`.
fn radios(question: &Question, name: &str, first: usize, given: Option<usize>, lang: Lang) -> Markup {
    let prompt = told::prompt(question, lang);
    html! {
        fieldset.choices {
            legend.hidden { (prompt.question) }
            div {
                @for (index, text) in told::choices(question, lang).iter().enumerate() {
                    p {
                        label.check {
                            input type="radio" name=(name) value=(index + first) required[first == 0] checked[given == Some(index + first)];
                            " " b { (told::letter(index)) } " " (text)
                        }
                    }
                }
            }
        }
    }
}

fn verdict(question: &Question, given: usize, progress: &Progress, wish: &Wish, lang: Lang) -> Markup {
    let right = given == question.right;
    let progress = answered(progress, question.id, right);
    let judged = html! {
        div #verdict role="status" data-right=(right) {
            p.result { b { @if right { (told::right(lang)) } @else { (told::wrong(lang, told::letter(question.right))) } } }
            (solved(question, Some(given), lang))
        }
        form method="get" action="/trainer" {
            input type="hidden" name="progress" value=(progress);
            (hidden(wish))
            p { button.next #next autofocus { (say::next_question(lang)) } }
        }
    };
    html! {
        (so_far(&progress, lang))
        (laid_out(question, &judged, lang))
        (footer(lang))
    }
}

/// The choices with the right one and the one given, then why.
fn solved(question: &Question, given: Option<usize>, lang: Lang) -> Markup {
    html! {
        ul.plain {
            @for (index, text) in told::choices(question, lang).iter().enumerate() {
                li {
                    b { (told::letter(index)) } " "
                    @if index == question.right { strong { (text) } " ✓ " (say::right_answer(lang)) } @else { (text) }
                    @if given == Some(index) { " ← " (say::your_answer(lang)) }
                }
            }
        }
        @for why in told::explanation(question, lang) { p { (why) } }
        p {
            @for cite in &question.cites {
                a.article href=(address(*cite)) {
                    @if cite.edition() != question.rules.edition { (short_edition(cite.edition())) " " }
                    (cite.article())
                }
                " "
            }
        }
        @if let Some(link) = incident(question) { p { a href=(link) { (say::play_it(lang)) } } }
    }
}

/// The scenario of a question on the page of rulings.
fn incident(question: &Question) -> Option<String> {
    let situation = question.situation()?;
    let mut query = form_urlencoded::Serializer::new(String::new());
    match situation.case {
        Some(case) => {
            query.append_pair("case", case);
        }
        None => {
            let (game, events) = situation.told.split_once(": ")?;
            query.append_pair("game", game);
            for event in events.split("; ") {
                query.append_pair("did", event);
            }
        }
    }
    Some(format!("/rulings?{}", query.finish()))
}

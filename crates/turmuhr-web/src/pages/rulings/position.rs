//! A position: set up on the board, judged, and asked who can still mate.

use std::time::{Duration, Instant};

use maud::{Markup, html};
use turmuhr_core::{CastlingMode, Chess, Color, fen, shakmaty::Setup};
use turmuhr_laws::{
    board::origin::{self, Origin},
    rules::{Mode, Supervision, page},
};
use turmuhr_mate::{Limits, Verdict, can_mate_unless};
use turmuhr_texts::{Lang, board as squares, mate as told, origin as arises, position as described};

use super::{
    super::rules_area::{Place, rules_page},
    ruled::articles,
    story::Setting,
};
use crate::{
    http::{Answer, Ask, Fault},
    parts::{Editor, LONGEST_FEN, Stepper},
    words::{position as say, rulings as words},
};

/// Positions the search may look at, and how long: a page must answer.
const NODES: u64 = 500_000;
const TIME: Duration = Duration::from_secs(2);

/// The playable position of a FEN.
pub(super) fn playable(text: &str) -> Option<Chess> {
    let setup = fen::read_setup(text).ok()?;
    let mode = CastlingMode::detect(&setup);
    setup.position(mode).ok()
}

/// What the page asks.
#[derive(Clone)]
struct Question {
    fen: String,
    turned: bool,
    mates: bool,
    /// The half-moves of White's and Black's mating line on their boards.
    at: [usize; 2],
}

/// What there is to say about a position.
struct Answers {
    setup: Setup,
    position: Option<Chess>,
    /// A sentence, and whether it is bad.
    trouble: Option<String>,
    reasons: Vec<String>,
    mates: Vec<(Color, Verdict)>,
}

impl Question {
    fn of(ask: &Ask) -> Question {
        let start = || fen::write(&Chess::default());
        let typed = ask.query.text("fen");
        Question {
            fen: if typed.is_empty() { start() } else { typed.to_owned() },
            turned: ask.query.has("turned"),
            mates: ask.query.text("ask") == "mate",
            at: ["white", "black"].map(|side| ask.query.number(side).map_or(0, |at| at as usize)),
        }
    }

    fn address(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("fen", &self.fen);
        if self.mates {
            query.append_pair("ask", "mate");
        }
        for (name, at) in ["white", "black"].into_iter().zip(self.at) {
            if at > 0 {
                query.append_pair(name, &at.to_string());
            }
        }
        if self.turned {
            query.append_pair("turned", "");
        }
        format!("/rulings/position?{}", query.finish())
    }

    fn answers(&self, lang: Lang) -> Answers {
        let none = |trouble| Answers {
            setup: Setup::empty(),
            position: None,
            trouble: Some(trouble),
            reasons: Vec::new(),
            mates: Vec::new(),
        };
        if self.fen.len() > LONGEST_FEN {
            return none(say::too_long(lang, LONGEST_FEN));
        }
        let setup = match fen::read_setup(&self.fen) {
            Ok(setup) => setup,
            Err(error) => return none(squares::fen_error(&error, lang)),
        };
        let mode = CastlingMode::detect(&setup);
        let (position, fault) = match setup.clone().position(mode) {
            Ok(position) => (Some(position), None),
            Err(error) => {
                let error = fen::FenError::Impossible(turmuhr_core::shakmaty::PositionError::kinds(&error));
                (None, Some(squares::fen_error(&error, lang)))
            }
        };
        let origin = origin::origin(&setup, mode);
        let (trouble, reasons) = match &origin {
            Origin::Illegal(why) => {
                let reasons = why.iter().map(|reason| arises::impossibility(*reason, lang)).collect();
                (Some(arises::verdict(&origin, lang)), reasons)
            }
            Origin::Legal(_) | Origin::Unknown => (fault, Vec::new()),
        };
        let mates = match &position {
            Some(position) if self.mates => Color::ALL.map(|side| (side, mate(position, side))).into(),
            _ => Vec::new(),
        };
        Answers { setup, position, trouble, reasons, mates }
    }
}

fn mate(position: &Chess, side: Color) -> Verdict {
    let started = Instant::now();
    can_mate_unless(position, side, Limits { nodes: NODES }, &mut || started.elapsed() >= TIME)
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let question = Question::of(&ask);
    let asked = question.clone();
    let answers =
        tokio::task::spawn_blocking(move || asked.answers(lang)).await.map_err(|_| Fault::NotFound)?;
    let setting = Setting::of(&ask.query);
    let bottom = if question.turned { Color::Black } else { Color::White };
    let label = words::board_of(lang, squares::color(answers.setup.turn, lang));
    let turned = Question { turned: !question.turned, ..question.clone() };
    let editor =
        Editor { setup: &answers.setup, fen: &question.fen, bottom, label, judge: "/rulings/position" };
    let body = html! {
        div.incident {
            form.place method="get" action="/rulings/position" #position {
                (setting.hidden())
                @if question.turned { input type="hidden" name="turned" value=""; }
                (editor.markup(lang))
                p.acts {
                    button.next name="ask" value="mate" #ask-mate { (say::who_can_mate(lang)) }
                    button formaction="/rulings/game" #use-position { (say::incident_here(lang)) }
                    button #judge { (say::judge(lang)) }
                    a.button href=(turned.address()) #turn data-keeps-fen { (words::turn_board(lang)) }
                }
            }
            div.results {
                div.card #verdict role="status" { (judgement(&answers, lang)) }
                @if question.mates && answers.position.is_none() { p.warn #no-mate-question { (say::no_mate_question(lang)) } }
                @if !answers.mates.is_empty() { (mates(&question, &answers, &setting, lang)) }
                p.acts {
                    button type="button" #share data-copy data-copied=(words::copied(lang)) hidden { (words::share(lang)) }
                    span.note role="status" data-copy-said {}
                }
            }
        }
    };
    Ok(rules_page(&ask, Place::Position, say::title(lang), html! { (say::about(lang)) }, body))
}

fn judgement(answers: &Answers, lang: Lang) -> Markup {
    html! {
        h2 { (say::judgement(lang)) }
        @if let Some(trouble) = &answers.trouble { p.trouble { (trouble) } }
        @if !answers.reasons.is_empty() { ul { @for reason in &answers.reasons { li { (reason) } } } }
        @if let Some(position) = &answers.position { p { (described::status(position, lang)) } }
    }
}

fn mates(question: &Question, answers: &Answers, setting: &Setting, lang: Lang) -> Markup {
    let Some(position) = &answers.position else { return html! {} };
    let dead = answers.mates.iter().all(|(_, verdict)| matches!(verdict, Verdict::Unwinnable { .. }));
    let rules = page(setting.edition(), Mode::Standard, Supervision::Full);
    html! {
        @for (side, verdict) in &answers.mates {
            section.card.mate data-side=(side.to_string()) data-verdict=(word(verdict)) {
                h2 { (say::can_mate(lang, squares::color(*side, lang))) }
                p { span.tag.(class(verdict)) { (short(verdict, lang)) } }
                @match verdict {
                    Verdict::Winnable { line } if !line.is_empty() => (line_of(question, position, *side, line, lang)),
                    Verdict::Winnable { .. } | Verdict::Unwinnable { .. } => p { (told::verdict(position, *side, verdict, lang)) },
                    Verdict::Unknown { spent } => p { (say::not_settled(lang, spent)) },
                }
            }
        }
        @if dead {
            p.result #dead {
                (say::dead(lang)) " "
                @if let Some(rules) = rules { (articles(&rules.draws.dead.cites.iter().collect::<Vec<_>>(), rules.edition)) }
            }
        }
    }
}

fn line_of(
    question: &Question,
    position: &Chess,
    side: Color,
    line: &[turmuhr_core::Move],
    lang: Lang,
) -> Markup {
    let address = |at: usize| {
        let mut other = question.clone();
        other.at[side as usize] = at;
        format!("{}#line-{side}", other.address())
    };
    let stepper = Stepper {
        start: position,
        moves: line,
        at: question.at[side as usize],
        bottom: if question.turned { Color::Black } else { Color::White },
        label: say::mating_line(lang, squares::color(side, lang)),
        notes: &[],
        clocks: &[],
        follows: "",
        address: Some(&address),
    };
    html! {
        p.note { (say::mates_in(lang, line.len().div_ceil(2))) }
        div id={ "line-" (side) } { (stepper.markup(lang)) }
    }
}

const fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable { .. } => "yes",
        Verdict::Unwinnable { .. } => "no",
        Verdict::Unknown { .. } => "unknown",
    }
}

const fn class(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable { .. } => "good",
        Verdict::Unwinnable { .. } => "bad",
        Verdict::Unknown { .. } => "warn",
    }
}

fn short(verdict: &Verdict, lang: Lang) -> String {
    match verdict {
        Verdict::Winnable { .. } => say::yes(lang),
        Verdict::Unwinnable { .. } => say::no(lang),
        Verdict::Unknown { .. } => say::undecided(lang),
    }
}

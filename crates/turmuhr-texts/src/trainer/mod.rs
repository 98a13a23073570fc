//! Questions of the trainer: what is asked, the choices, and why one of them is right.

mod facts;
mod words;

pub use words::*;

use turmuhr_core::{CastlingSide, Chess, Citation, Color, Edition, File, Position, Rank, Role, Square};
use turmuhr_laws::{
    board::legality::{Attempt, Illegality, why_illegal},
    game::{Act, Claim, Consequence, Must, Over, Proof, Reason, Why},
    notation::{Language, Style, write_move},
    rules::{Mode, Rules, Supervision, draws::MoreMoves},
};
use turmuhr_mate::{Limits, Verdict, can_mate};
use turmuhr_scenario::PlayedEvent;
use turmuhr_trainer::{Answer, Asked, Decided, Question, Situation, Standing, Terms, Topic};

use crate::{
    Lang,
    board::{color, illegality},
    incident::short_edition,
    mate,
    ruling::{self as say, Scene, display},
};

/// Enough for the positions of the trainer.
const LIMITS: Limits = Limits { nodes: 20_000 };
/// Mating lines that are short enough to read, in half-moves.
const SHORT_LINE: usize = 8;

/// A question in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// «Blitz, eingeschränkte Aufsicht, FIDE 2023».
    pub rules: String,
    /// What is known, one sentence each.
    pub facts: Vec<String>,
    /// What is asked.
    pub question: String,
}

pub fn prompt(question: &Question, lang: Lang) -> Prompt {
    let mut facts = Vec::new();
    if let Some(shown) = &question.shown {
        facts.extend(facts::seen(shown, question.situation().is_none(), lang));
    }
    let asked = match &question.asked {
        Asked::Legal(attempt) => {
            let position = question.shown.as_ref().map(|shown| &shown.position);
            is_it_legal(lang, displaced(*attempt, position, lang))
        }
        Asked::WhichLegal => which_is_legal(lang),
        Asked::WhichIllegal => which_is_illegal(lang),
        Asked::Standing => what_holds(lang),
        Asked::Count { start, moves } => {
            facts = vec![played(lang, mate::moves(start, moves, lang))];
            how_often(lang)
        }
        Asked::Touch(situation) => {
            facts.extend(facts::story(situation, lang));
            what_must(lang, color(turn_of(situation), lang))
        }
        Asked::Clock(situation) => {
            facts.extend(facts::story(situation, lang));
            what_clocks(lang)
        }
        Asked::Ruling(situation) => {
            facts.extend(facts::story(situation, lang));
            what_decided(lang)
        }
    };
    Prompt { rules: rules_name(question.rules, lang), facts, question: asked }
}

/// The player whose move it is when the events begin.
fn turn_of(situation: &Situation) -> Color {
    situation.board().map_or(Color::White, Position::turn)
}

/// The choices in their order.
pub fn choices(question: &Question, lang: Lang) -> Vec<String> {
    question.choices.iter().map(|answer| choice(question, answer, lang)).collect()
}

fn choice(question: &Question, answer: &Answer, lang: Lang) -> String {
    let position = question.shown.as_ref().map(|shown| &shown.position);
    match answer {
        Answer::Legal => legal(lang),
        Answer::Illegal(reason) => illegal(lang, why_not(*reason, position, lang)),
        Answer::Move(attempt) => displaced(*attempt, position, lang),
        Answer::Standing(standing) => standing_of(*standing, lang),
        Answer::Times(1) => once(lang),
        Answer::Times(2) => twice(lang),
        Answer::Times(3) => thrice(lang),
        Answer::Times(4) => four_times(lang),
        Answer::Times(5) => five_times(lang),
        Answer::Times(6) => six_times(lang),
        Answer::Times(7) => seven_times(lang),
        Answer::Times(times) => times_over(lang, times),
        Answer::Clocks { white, black } => both_clocks(lang, display(*white), display(*black)),
        Answer::Decided(decided) => decision(decided, lang),
    }
}

/// Why a move is illegal; a king that is in check already remains in check.
fn why_not(reason: Illegality, position: Option<&Chess>, lang: Lang) -> String {
    match (reason, position) {
        (Illegality::SelfCheck { by }, Some(position)) if (by & position.checkers()).any() => {
            let squares: Vec<String> = by.into_iter().map(|square| square.to_string()).collect();
            stays_in_check(lang, say::all(&squares, lang))
        }
        _ => illegality(reason, lang),
    }
}

fn standing_of(standing: Standing, lang: Lang) -> String {
    match standing {
        Standing::Checkmate { winner } => checkmate(lang, color(winner, lang)),
        Standing::Stalemate => stalemate(lang),
        Standing::Dead => dead(lang),
        Standing::Check => check(lang),
        Standing::Quiet => quiet(lang),
    }
}

fn decision(decided: &Decided, lang: Lang) -> String {
    let scene = Scene {
        event: Some(&decided.event),
        position: decided.position.as_ref(),
        start: Some(&decided.start),
        ..Scene::default()
    };
    let mut sentences: Vec<String> =
        decided.rulings.iter().map(|what| in_choice(what, &scene, lang)).collect();
    if sentences.is_empty() {
        sentences.push(no_consequence(lang));
    } else if decided.nothing_else {
        // A touched piece must still move, so «nothing else» would be false where the clocks are meant.
        let timed =
            |what: &Consequence| matches!(what, Consequence::AddTime { .. } | Consequence::TakeTime { .. });
        let any_time = decided.rulings.iter().any(timed);
        sentences.push(if any_time { nothing_else(lang) } else { times_stay(lang) });
    }
    sentences.join(" ")
}

/// A ruling without what would give it away: the moves of a duty, the reason of a refusal.
fn in_choice(what: &Consequence, scene: &Scene<'_>, lang: Lang) -> String {
    match what {
        Consequence::Over(Over { reason: Reason::RepetitionClaim | Reason::FiftyClaim, .. }) => {
            claim_draws(lang)
        }
        Consequence::Inadmissible { why: Why::NothingOpen } => offer_gone(lang),
        Consequence::Must(must) => {
            say::consequence(&Consequence::Must(Must { moves: Vec::new(), ..must.clone() }), scene, lang)
        }
        Consequence::Claim { upheld, .. } => {
            say::consequence(&Consequence::Claim { upheld: *upheld, why: None }, scene, lang)
        }
        other => say::consequence(other, scene, lang),
    }
}

/// Why the answer is right, one sentence each.
pub fn explanation(question: &Question, lang: Lang) -> Vec<String> {
    let position = question.shown.as_ref().map(|shown| &shown.position);
    match (&question.asked, position) {
        (Asked::Legal(_), _) => match question.answer() {
            Answer::Illegal(reason) => vec![why_not(*reason, position, lang)],
            _ => vec![nothing_against(lang)],
        },
        (Asked::WhichLegal | Asked::WhichIllegal, Some(position)) => {
            let why = |answer: &Answer| match answer {
                Answer::Move(attempt) => {
                    let reasons = why_illegal(position, *attempt);
                    let first = reasons.first()?;
                    Some(move_because(
                        lang,
                        displaced(*attempt, Some(position), lang),
                        why_not(*first, Some(position), lang),
                    ))
                }
                _ => None,
            };
            question.choices.iter().filter_map(why).collect()
        }
        (Asked::Standing, Some(position)) => why_standing(question, position, lang),
        (Asked::Count { start, moves }, _) => why_counted(start, moves, lang),
        (Asked::Touch(situation) | Asked::Clock(situation) | Asked::Ruling(situation), _) => {
            why_decided(question, situation, lang)
        }
        (Asked::WhichLegal | Asked::WhichIllegal | Asked::Standing, None) => Vec::new(),
    }
}

/// What the board shows, then whether somebody can still mate.
fn why_standing(question: &Question, position: &Chess, lang: Lang) -> Vec<String> {
    let Answer::Standing(standing) = question.answer() else { return Vec::new() };
    let player = color(position.turn(), lang);
    let king = position.board().king_of(position.turn()).map(|square| square.to_string()).unwrap_or_default();
    let squares: Vec<String> = position.checkers().into_iter().map(|square| square.to_string()).collect();
    let attackers = say::all(&squares, lang);
    let legal = position.legal_moves().first().map(|m| write_move(position, *m, style(lang)));
    let legal = legal.unwrap_or_default();
    let lines = || Color::ALL.map(|side| (side, can_mate(position, side, LIMITS)));
    let in_play = || {
        let short = |(side, verdict): (Color, Verdict)| {
            matches!(&verdict, Verdict::Winnable { line } if line.len() <= SHORT_LINE)
                .then(|| mate::verdict(position, side, &verdict, lang))
        };
        lines().into_iter().find_map(short).unwrap_or_else(|| still_winnable(lang))
    };
    match standing {
        Standing::Checkmate { .. } => vec![mate_because(lang, player, king, attackers)],
        Standing::Stalemate => vec![stalemate_because(lang, player, king)],
        Standing::Dead => {
            let sides = lines().map(|(side, verdict)| mate::verdict(position, side, &verdict, lang));
            std::iter::once(dead_because(lang)).chain(sides).collect()
        }
        Standing::Check => vec![check_because(lang, king, attackers, legal), in_play()],
        Standing::Quiet => vec![quiet_because(lang, player, king, legal), in_play()],
    }
}

fn why_counted(start: &Chess, moves: &[turmuhr_core::Move], lang: Lang) -> Vec<String> {
    let mut history = turmuhr_laws::board::identity::History::new(start.clone());
    let mut boards = vec![start.clone()];
    for m in moves {
        history.play(*m);
        boards.push(history.position().clone());
    }
    let after: Vec<usize> = history.appearances().into_iter().map(|ply| ply.0 as usize).collect();
    let scene = Scene { start: Some(start), ..Scene::default() };
    let mut why = vec![say::proof(&Proof::Repetition { after: after.clone() }, &scene, lang)];
    let last = history.position();
    let same_board = |position: &&Chess| position.board() == last.board() && position.turn() == last.turn();
    let others = boards.iter().enumerate().filter(|(ply, _)| !after.contains(ply));
    let others: Vec<&Chess> = others.map(|(_, position)| position).filter(same_board).collect();
    why.extend(differences(&others, last, lang));
    why
}

/// Why positions with the same pieces on the same squares are others (9.2.3).
fn differences(others: &[&Chess], last: &Chess, lang: Lang) -> Vec<String> {
    let lost_by = |position: &Chess| -> Vec<Color> {
        let rights = |of: &Chess, side: Color| CastlingSide::ALL.map(|wing| of.castles().has(side, wing));
        Color::ALL.into_iter().filter(|side| rights(position, *side) != rights(last, *side)).collect()
    };
    let mut counted: Vec<(Vec<Color>, usize)> = Vec::new();
    for position in others {
        let lost = lost_by(position);
        match counted.iter_mut().find(|(players, _)| *players == lost) {
            Some((_, times)) => *times += 1,
            None => counted.push((lost, 1)),
        }
    }
    let say_one = |(players, times): (Vec<Color>, usize)| {
        let names: Vec<String> = players.iter().map(|player| color(*player, lang).to_owned()).collect();
        let times = say::times(times, lang);
        if names.is_empty() {
            passing_differs(lang, times)
        } else {
            castling_differs(lang, times, say::all(&names, lang))
        }
    };
    counted.into_iter().map(say_one).collect()
}

fn why_decided(question: &Question, situation: &Situation, lang: Lang) -> Vec<String> {
    let Some(last) = situation.played.events.last() else { return Vec::new() };
    let scene = Scene {
        event: Some(&last.event),
        position: situation.played.game.position(),
        start: Some(situation.scenario.start()),
        clocks: Some(last.clocks),
        illegal: Some(say::illegal_moves(&situation.played.game)),
        ..Scene::default()
    };
    let mut why = Vec::new();
    for ruling in &last.rulings {
        let articles = articles(&ruling.cites, question.rules.edition);
        why.push(match articles.as_str() {
            "" => say::consequence(&ruling.what, &scene, lang),
            articles => format!("{} ({articles})", say::consequence(&ruling.what, &scene, lang)),
        });
    }
    if last.rulings.is_empty() {
        why.push(not_completed(lang));
    }
    why.extend(last.proof.as_ref().map(|proof| say::proof(proof, &scene, lang)));
    why.extend(about_claims(question, last, lang));
    for (index, answer) in question.choices.iter().enumerate() {
        if let Answer::Decided(decided) = answer
            && let Some(rules) = decided.right_by
        {
            why.push(right_elsewhere(lang, letter(index), rules_name(rules, lang)));
        }
    }
    why
}

/// Longer endings, and claims that cost nothing.
fn about_claims(question: &Question, last: &PlayedEvent, lang: Lang) -> Vec<String> {
    let draws = &question.rules.draws;
    let mut why = Vec::new();
    let cited = last.rulings.iter().flat_map(|ruling| ruling.cites.iter());
    let longer = draws.no_progress_more.cites;
    if *draws.no_progress_more == MoreMoves::SixEndings
        && cited.into_iter().any(|cite| longer.iter().any(|more| more == *cite))
    {
        why.push(seventy_five(lang));
    }
    let draw_claim = matches!(last.event.act, Act::Claim(Claim::Repetition { .. } | Claim::Fifty { .. }));
    let refused =
        last.rulings.iter().any(|ruling| matches!(ruling.what, Consequence::Claim { upheld: false, .. }));
    let timed =
        |what: &Consequence| matches!(what, Consequence::AddTime { .. } | Consequence::TakeTime { .. });
    if draw_claim && refused && !last.rulings.iter().any(|ruling| timed(&ruling.what)) {
        why.push(costs_nothing(lang));
    }
    why
}

/// «1 Minute», «60 Minuten».
pub fn minutes(count: impl Into<u64>, lang: Lang) -> String {
    match count.into() {
        1 => one_minute(lang),
        count => many_minutes(lang, count),
    }
}

/// «1 Frage», «30 Fragen».
pub fn questions(count: usize, lang: Lang) -> String {
    match count {
        1 => one_question(lang),
        count => many_questions(lang, count),
    }
}

/// «30 Fragen, 60 Minuten; bestanden ab 80 %.»
pub fn terms(terms: &Terms, questions_asked: usize, lang: Lang) -> String {
    paper_rules(lang, questions(questions_asked, lang), minutes(terms.minutes, lang), terms.pass)
}

/// The board in the letters of the language: White in capitals, Black in small letters.
pub fn diagram(position: &Chess, lang: Lang) -> String {
    let language = language(lang);
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text.push_str(&format!("  {} ", rank.char()));
        for file in File::ALL {
            let sign = position.board().piece_at(Square::from_coords(file, rank)).map(|piece| {
                let pawn = lang.pick("B", "P");
                let letter = if piece.role == Role::Pawn { pawn } else { language.letter(piece.role) };
                piece.color.fold_wb(letter.to_owned(), letter.to_lowercase())
            });
            text.push_str(&format!(" {}", sign.as_deref().unwrap_or(".")));
        }
        text.push('\n');
    }
    text.push_str("     a b c d e f g h\n");
    text
}

/// The letter of a choice: A, B, C, D.
pub fn letter(index: usize) -> char {
    char::from_u32(u32::from('A') + u32::try_from(index).unwrap_or(0)).unwrap_or('?')
}

/// The choice of a letter, in either case.
pub fn choice_of(text: &str) -> Option<usize> {
    let mut letters = text.trim().chars();
    let (first, rest) = (letters.next()?.to_ascii_uppercase(), letters.next());
    (rest.is_none() && first.is_ascii_uppercase()).then(|| (first as usize) - ('A' as usize))
}

/// «7.5.5, A.5.2»; an article of another text is named with its text.
pub fn articles(cites: &[Citation], edition: Edition) -> String {
    let name = |citation: &Citation| match citation.edition() {
        own if own == edition => citation.article().to_owned(),
        other => format!("{} {}", short_edition(other), citation.article()),
    };
    cites.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// «Blitz, eingeschränkte Aufsicht, FIDE 2023».
pub fn rules_name(rules: &Rules, lang: Lang) -> String {
    let mode = match rules.mode {
        Mode::Standard => lang.pick("Turnierschach", "standard chess"),
        Mode::Rapid => lang.pick("Schnellschach", "rapid chess"),
        Mode::Blitz => lang.pick("Blitz", "blitz"),
    };
    // Texts before 2017 make no difference.
    let differs = turmuhr_laws::rules::pages().iter().any(|page| {
        page.edition == rules.edition && page.mode == rules.mode && page.supervision != rules.supervision
    });
    let watched = match (differs, rules.supervision) {
        (false, _) => "",
        (true, Supervision::Full) => lang.pick(", ausreichende Aufsicht", ", adequate supervision"),
        (true, Supervision::Limited) => lang.pick(", eingeschränkte Aufsicht", ", limited supervision"),
    };
    format!("{mode}{watched}, {}", short_edition(rules.edition))
}

pub const fn topic(topic: Topic, lang: Lang) -> &'static str {
    match (topic, lang) {
        (Topic::Moves, Lang::De) => "Züge der Figuren",
        (Topic::Touch, Lang::De) => "Berührt – geführt",
        (Topic::Positions, Lang::De) => "Matt, Patt, tote Stellung",
        (Topic::Draws, Lang::De) => "Remisanträge",
        (Topic::Clock, Lang::De) => "Bedenkzeit",
        (Topic::Rulings, Lang::De) => "Entscheidungen",
        (Topic::Moves, Lang::En) => "Moves of the pieces",
        (Topic::Touch, Lang::En) => "Touched pieces",
        (Topic::Positions, Lang::En) => "Mate, stalemate, dead position",
        (Topic::Draws, Lang::En) => "Draw claims",
        (Topic::Clock, Lang::En) => "Time on the clocks",
        (Topic::Rulings, Lang::En) => "Decisions",
    }
}

const fn language(lang: Lang) -> Language {
    match lang {
        Lang::De => Language::De,
        Lang::En => Language::En,
    }
}

fn style(lang: Lang) -> Style {
    Style::SHORT.in_language(language(lang))
}

/// «Sg1–f3», «0-0»: a displacement, legal or not.
fn displaced(attempt: Attempt, position: Option<&Chess>, lang: Lang) -> String {
    let Attempt { from, to, .. } = attempt;
    let Some(position) = position else { return format!("{from}–{to}") };
    if let Some(castling) = castling(position, from, to) {
        return castling.to_owned();
    }
    let board = position.board();
    let sign = if board.occupied().contains(to) { 'x' } else { '–' };
    let role = board.role_at(from).unwrap_or(Role::Pawn);
    let letter = if role == Role::Pawn { "" } else { language(lang).letter(role) };
    format!("{letter}{from}{sign}{to}")
}

/// Castling is named by its side, in Chess960 too.
fn castling(position: &Chess, from: Square, to: Square) -> Option<&'static str> {
    let color = position.turn();
    let king = position.board().king_of(color) == Some(from);
    let own_rook = position.our(Role::Rook).contains(to);
    if !king || from.rank() != to.rank() || !(own_rook || from.distance(to) == 2) {
        return None;
    }
    Some(if to > from { "0-0" } else { "0-0-0" })
}

//! Repetitions and moves without progress, move by move (9.2, 9.3, 9.6).

use maud::{Markup, html};
use turmuhr_core::{Chess, Move, Position};
use turmuhr_laws::{
    board::identity::{History, Ply},
    notation::{Style, write_move},
    rules::{
        Cites, Rules,
        draws::{Automatic, MoreMoves, Moves, Repetitions},
    },
};
use turmuhr_texts::Lang;

use super::{super::ruled::articles, text::Reading};
use crate::{
    parts::{Shown, shown},
    words::reading as say,
};

/// Earlier appearances of a position that are named.
const SHOWN: usize = 4;

/// A game with what the Laws count in it.
pub(super) struct Course {
    line: Vec<Shown>,
    figurines: Vec<String>,
    /// One entry a position, beginning with the start.
    counts: Vec<Count>,
    rules: Option<&'static Rules>,
}

struct Count {
    /// The half-moves after which the position stood on the board, this time included.
    after: Vec<Ply>,
    half_moves: u32,
    moves: u32,
}

impl Count {
    fn of(history: &History) -> Count {
        let quiet = history.quiet();
        Count { after: history.appearances(), half_moves: quiet.half_moves, moves: quiet.moves_by_each() }
    }

    fn times(&self) -> u32 {
        u32::try_from(self.after.len()).unwrap_or(u32::MAX)
    }
}

/// A game followed to its end.
pub(super) fn history(start: &Chess, moves: &[Move]) -> History {
    let mut history = History::new(start.clone());
    moves.iter().for_each(|m| history.play(*m));
    history
}

const fn needed(moves: Moves) -> u32 {
    match moves {
        Moves::ByEach(needed) | Moves::ByEachAlone(needed) | Moves::CompletedByEach(needed) => needed,
    }
}

impl Course {
    pub(super) fn of(start: &Chess, moves: &[Move], rules: Option<&'static Rules>, lang: Lang) -> Course {
        let mut history = History::new(start.clone());
        let mut counts = vec![Count::of(&history)];
        let mut figurines = Vec::with_capacity(moves.len());
        for m in moves {
            figurines.push(write_move(history.position(), *m, Style::FIGURINE));
            history.play(*m);
            counts.push(Count::of(&history));
        }
        Course { line: shown(start, moves, lang), figurines, counts, rules }
    }

    fn written(&self, ply: Ply, lang: Lang) -> String {
        let step = (ply.0 as usize).checked_sub(1).and_then(|index| self.line.get(index));
        step.map_or_else(|| say::the_start(lang), |step| step.written.clone())
    }

    fn list(&self, plies: &[Ply], lang: Lang) -> String {
        let mut all: Vec<String> = plies.iter().map(|ply| self.written(*ply, lang)).collect();
        match (all.pop(), all.is_empty()) {
            (Some(last), false) => format!("{} {} {last}", all.join(", "), lang.pick("und", "and")),
            (last, _) => last.unwrap_or_default(),
        }
    }

    /// The last appearances before this one; a player who shuffles may have hundreds.
    fn earlier(&self, count: &Count, lang: Lang) -> String {
        let before = &count.after[..count.after.len().saturating_sub(1)];
        let shown = &before[before.len().saturating_sub(SHOWN)..];
        let dots = if shown.len() < before.len() { "…, " } else { "" };
        format!("{dots}{}", self.list(shown, lang))
    }

    /// What there is to say about each position, beginning with the start.
    pub(super) fn notes(&self, lang: Lang) -> Vec<String> {
        let note = |(at, count): (usize, &Count)| {
            let place = match at.checked_sub(1).and_then(|index| self.line.get(index)) {
                Some(step) => say::chosen(lang, &step.written),
                None => say::at_the_start(lang),
            };
            let stood = if count.times() > 1 {
                say::stood(lang, count.times(), self.earlier(count, lang))
            } else {
                say::stood_once(lang)
            };
            let quiet = match count.half_moves {
                1 => say::quiet_one(lang),
                half_moves => say::quiet(lang, count.moves, half_moves),
            };
            format!("{place}: {stood} {quiet}")
        };
        self.counts.iter().enumerate().map(note).collect()
    }

    /// Whether a claim would be right somewhere, with the article.
    pub(super) fn summary(&self, lang: Lang) -> Markup {
        let Some(rules) = self.rules else { return html! {} };
        let draws = &rules.draws;
        let Repetitions::AtLeast(times) = *draws.repetitions;
        let repeated = self.counts.iter().find(|count| count.times() >= times);
        let moves = needed(*draws.no_progress);
        let quiet = self.counts.iter().position(|count| count.moves >= moves);
        let most_times = self.counts.iter().map(Count::times).max().unwrap_or(0);
        let most_moves = self.counts.iter().map(|count| count.moves).max().unwrap_or(0);
        html! {
            div.card #claims {
                (self.ended(rules, lang))
                h2 { (say::repetition(lang)) " " (cited(draws.repetitions.cites, rules)) }
                @match repeated {
                    Some(count) => p data-repeated { (say::repeated(lang, times, self.list(&count.after, lang))) },
                    None => p { (say::not_repeated(lang, times, most_times)) },
                }
                h2 { (say::no_progress(lang)) " " (cited(draws.no_progress.cites, rules)) }
                @match quiet.and_then(|at| u32::try_from(at).ok()) {
                    Some(at) => p data-reached { (say::reached(lang, moves, self.written(Ply(at), lang))) },
                    None => p { (say::not_reached(lang, moves, most_moves)) },
                }
                @match *draws.no_progress_more {
                    MoreMoves::None => {},
                    MoreMoves::SixEndings | MoreMoves::AsAnnounced => p.note { (say::more_endings(lang)) " " (cited(draws.no_progress_more.cites, rules)) },
                }
            }
        }
    }

    /// The first draw without a claim (9.6): it comes before every claim.
    fn ended(&self, rules: &Rules, lang: Lang) -> Markup {
        let draws = &rules.draws;
        let repeated = self.counts.iter().position(|count| reaches(*draws.auto_repetition, count.times()));
        let mates = |at: usize| {
            let step = at.checked_sub(1).and_then(|index| self.line.get(index));
            step.is_some_and(|step| step.after.is_checkmate())
        };
        let quiet = self.counts.iter().position(|count| reaches(*draws.auto_no_progress, count.moves));
        let quiet = quiet.filter(|at| !mates(*at));
        let cites = |at: usize| {
            if repeated == Some(at) { draws.auto_repetition.cites } else { draws.auto_no_progress.cites }
        };
        let first = repeated.into_iter().chain(quiet).min();
        html! {
            @if let Some((at, ply)) = first.and_then(|at| Some((at, u32::try_from(at).ok()?))) {
                p.result #ended { (say::drawn_after(lang, self.written(Ply(ply), lang))) " " (cited(cites(at), rules)) }
            }
        }
    }

    /// One row for each half-move; its button shows the position.
    pub(super) fn table(&self, reading: &Reading, at: usize, lang: Lang) -> Markup {
        html! {
            table.moves #moves {
                caption { (say::table(lang)) }
                thead { tr {
                    th scope="col" { (say::move_column(lang)) }
                    th scope="col" { (say::figurine_column(lang)) }
                    th scope="col" { (say::repeated_column(lang)) }
                    th.number scope="col" { abbr title=(say::quiet_column(lang)) { "50" } }
                    th scope="col" { (say::remarks_column(lang)) }
                } }
                tbody {
                    @for (index, step) in self.line.iter().enumerate() {
                        @let count = self.counts.get(index + 1);
                        tr data-ply=(index + 1) aria-current=[(index + 1 == at).then_some("step")] {
                            th scope="row" { button.quiet name="ply" value=(index + 1) data-step=(index + 1) { (step.written) } }
                            td.figurine { (self.figurines.get(index).map_or("", String::as_str)) }
                            td { @if let Some(count) = count { (self.repeated(count, lang)) } }
                            td.number { @if let Some(count) = count { (count.half_moves) } }
                            td {
                                @if let Some(count) = count { (self.tags(count, &step.after, lang)) }
                                @for remark in reading.remarks.get(index).into_iter().flatten() { span.tag.warn { (remark) } " " }
                            }
                        }
                    }
                }
            }
        }
    }

    fn repeated(&self, count: &Count, lang: Lang) -> Markup {
        html! {
            @if count.times() > 1 {
                b { (say::time(lang, count.times())) } " " small { (say::as_after(lang, self.earlier(count, lang))) }
            } @else {
                span.note { (say::first_time(lang)) }
            }
        }
    }

    /// What a claim would find, or what ends the game without one.
    fn tags(&self, count: &Count, position: &Chess, lang: Lang) -> Markup {
        let Some(rules) = self.rules else { return html! {} };
        let draws = &rules.draws;
        let Repetitions::AtLeast(times) = *draws.repetitions;
        // The last move may mate: that comes first (9.6.2).
        let over = position.is_checkmate();
        html! {
            @if reaches(*draws.auto_repetition, count.times()) {
                span.tag.bad { (say::drawn(lang)) } " " (cited(draws.auto_repetition.cites, rules))
            } @else if count.times() >= times {
                span.tag.good { (say::claim_right(lang)) } " " (cited(draws.repetitions.cites, rules))
            }
            @if !over && reaches(*draws.auto_no_progress, count.moves) {
                span.tag.bad { (say::drawn(lang)) } " " (cited(draws.auto_no_progress.cites, rules))
            } @else if !over && count.moves >= needed(*draws.no_progress) {
                span.tag.good { (say::claim_right(lang)) } " " (cited(draws.no_progress.cites, rules))
            }
        }
    }
}

/// Whether a claim with these counts is right, with its article (9.2.1, 9.3.1).
pub(super) fn with_intended(rules: &'static Rules, times: u32, moves: u32, lang: Lang) -> Markup {
    let draws = &rules.draws;
    let Repetitions::AtLeast(wanted) = *draws.repetitions;
    let right = [
        (times >= wanted).then_some(draws.repetitions.cites),
        (moves >= needed(*draws.no_progress)).then_some(draws.no_progress.cites),
    ];
    let wrong = right.iter().all(Option::is_none);
    html! {
        @for cites in right.into_iter().flatten() { span.tag.good { (say::claim_right(lang)) } " " (cited(cites, rules)) }
        @if wrong {
            span.tag.bad { (say::claim_wrong(lang)) } " "
            (cited(draws.repetitions.cites, rules)) (cited(draws.no_progress.cites, rules))
        }
    }
}

fn reaches(automatic: Automatic, count: u32) -> bool {
    match automatic {
        Automatic::At(limit) => count >= limit,
        Automatic::Never => false,
    }
}

fn cited(cites: Cites, rules: &Rules) -> Markup {
    articles(&cites.iter().collect::<Vec<_>>(), rules.edition)
}

//! Beside the list of a round: the board at hand with its result keys, and the latest results with their undo.

use maud::{Markup, html};
use turmuhr_texts::values;
use turmuhr_tournament::{At, Fact, InRound, RoundNo, round::Played};

use crate::{
    desk::Snapshot,
    http::Ask,
    parts::{View, csrf, rows},
    words::{rounds as say, shell},
};

/// The first open board; a script shows the board of the row in focus instead.
pub(super) fn panel(ask: &Ask, view: &View<'_>, number: RoundNo, round: &Played) -> Markup {
    let lang = view.lang;
    let first = rows(view.section, round).into_iter().find(|row| row.of.result.is_none());
    let Some(row) = first else {
        return html! { section.card.at-hand { h2 { (say::at_hand(lang)) } p { (say::all_in(lang)) } } };
    };
    let at = At::new(number, row.board, row.game);
    let [left, right] = row.sides;
    let points = |player: Option<_>| {
        let party = player.and_then(|player| view.section.party_of(player));
        party.map(|party| view.shown_points(party, number))
    };
    let points = points(left.1).zip(points(right.1));
    let why = left.1.and_then(|player| view.section.party_of(player));
    let action = format!("{}/result", view.paths.round(number));
    html! {
        section.card.at-hand #at-hand data-word=(say::board_word(lang)) data-points=(say::both_points(lang, "{}", "{}")) {
            h2 #at-hand-board { (say::board(lang, &row.label)) }
            p.pair { b { (view.player(left.1)) } " – " b { (view.player(right.1)) } }
            p.sub {
                span.points { @if let Some((left, right)) = &points { (say::both_points(lang, left, right)) } }
                @if let Some(party) = why { " " a.why href=(view.paths.why(party, number)) { (say::why(lang)) } }
            }
            form.keys method="post" action=(action) data-scripted {
                (csrf(ask))
                input type="hidden" name="board" value=(row.board);
                input type="hidden" name="game" value=(row.game);
                // The script reads what the left side has scored: the board at hand changes.
                @for result in row.keys() {
                    button name="result" value=(result) data-seen=(row.seen(result)) aria-describedby="at-hand-board" { (row.written(result, lang)) }
                }
                a.button.other href=(view.paths.board(at)) { (say::other_results(lang)) }
            }
            p.sub {
                kbd { "1" } " " kbd { "5" } " " kbd { "0" } " " (say::entered_by_key(lang)) " · "
                kbd { "⌫" } " " (say::key_back(lang)) " · " kbd { "?" } " " (shell::keys(lang))
            }
        }
    }
}

/// The latest results of the round that still stand.
pub(super) fn recent(ask: &Ask, snapshot: &Snapshot, view: &View<'_>, number: RoundNo) -> Markup {
    const SHOWN: usize = 5;
    let lang = view.lang;
    let sources = snapshot.sources(view.section.id, number);
    let mut latest: Vec<_> = sources.into_iter().collect();
    latest.sort_by_key(|(_, entry)| std::cmp::Reverse(entry.number));
    html! {
        section.card.recent {
            h2 { (say::recent_results(lang)) }
            @if latest.is_empty() { p.sub { (say::none_recent(lang)) } }
            ol.latest {
                @for (InRound { board, game }, entry) in latest.into_iter().take(SHOWN) {
                    @let Fact::ResultEntered { result, .. } = &entry.fact else { continue };
                    @let at = At::new(number, board, game);
                    @let label = view.section.called(at);
                    @let shown = result.map_or_else(|| "–".to_owned(), |result| values::result(view.section.as_listed(at, result), lang));
                    li data-key={ "r" (entry.number) } {
                        time datetime=(entry.at) { (ask.local(entry.at).strftime("%H:%M")) } " "
                        span { (say::board(lang, &label)) ": " b { (shown) } } " " span.by { (entry.by) }
                        form method="post" action=(view.paths.event("undo")) {
                            (csrf(ask))
                            input type="hidden" name="entry" value=(entry.number);
                            input type="hidden" name="back" value=(ask.here);
                            button.quiet aria-label=(say::undo_of(lang, &label, &shown)) title=(shell::undo(lang)) { "↶" }
                        }
                    }
                }
            }
        }
    }
}

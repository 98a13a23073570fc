//! A helper's page for a phone: the boards of the pass, three large buttons each.

use maud::{Markup, html};
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{BoardNo, GameResult, Section, SectionId, round::Status};

use super::{Page, page, round};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask},
    live::live_silent,
    parts::{GameRow, View, csrf, rows, side},
    words::{events, people as say, rounds},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let pass = ask.visitor.pass.as_ref();
    let sections = snapshot.event().sections.values();
    let mine: Vec<&Section> =
        sections.filter(|section| pass.is_none_or(|pass| SectionId(pass.section) == section.id)).collect();
    let theirs = |row: &GameRow<'_>| {
        pass.is_none_or(|pass| pass.boards.as_ref().is_none_or(|boards| boards.contains(&BoardNo(row.table))))
    };
    let boards = html! {
        @for section in mine { (boards(&ask, &snapshot, section, &theirs)) }
    };
    if ask.query.has("fragment") {
        return Ok(crate::live::fragment(&boards));
    }
    let body = html! {
        p.note { (say::helper_explained(ask.lang)) }
        (live_silent(&ask, &snapshot, "boards", &boards))
    };
    let title = say::enter_results(ask.lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside: None }))
}

/// The player who wins by a result: in a match «1:0» counts for the team on the left, not for White.
fn winner(section: &Section, row: &GameRow<'_>, result: GameResult, lang: Lang) -> String {
    let winner = match result {
        GameResult::WHITE_WINS => row.of.white,
        GameResult::BLACK_WINS => row.of.black,
        _ => None,
    };
    let name = winner.and_then(|id| Some(section.players.get(&id)?.person.name.clone()));
    name.unwrap_or_else(|| values::result_in_words(result, lang))
}

/// The boards of the current round that the visitor may enter.
pub(super) fn boards(
    ask: &Ask,
    snapshot: &Snapshot,
    section: &Section,
    theirs: &dyn Fn(&GameRow<'_>) -> bool,
) -> Markup {
    let lang = ask.lang;
    let view = View::new(ask, snapshot, section);
    let current = section.running().and_then(|number| Some((number, section.round(number)?)));
    let Some((number, played)) = current.filter(|(_, round)| round.status == Status::Published) else {
        return html! { p.empty data-key={ "none-" (section.id) } { (rounds::nothing_running(lang)) } };
    };
    let all = rows(section, played);
    let action = format!("{}/result", view.paths.round(number));
    html! {
        h2 data-key={ "head-" (section.id) } { (events::name_of(snapshot.event(), section, lang)) " · " (rounds::round(lang, number)) }
        ul.tiles {
            @for row in all.iter().filter(|row| theirs(row)) {
                li data-key={ "b" (section.id) "-" (row.board) "-" (row.game) } #{ "board-" (section.id) "-" (row.board) "-" (row.game) } {
                    p.pair {
                        b { (row.label) } " "
                        @let [left, right] = row.sides;
                        @if view.of_teams() { (side(left.0, lang)) } (view.player(left.1)) " – "
                        @if view.of_teams() { (side(right.0, lang)) } (view.player(right.1))
                    }
                    (round::reports(row.of, row.turned(), lang))
                    @match row.of.result {
                        Some(result) => p.saved { (row.written(result, lang)) " ✓ " (say::saved(lang)) },
                        None => form method="post" action=(action) data-queue {
                            (csrf(ask))
                            input type="hidden" name="board" value=(row.board);
                            input type="hidden" name="game" value=(row.game);
                            input type="hidden" name="back" value=(ask.here);
                            @for result in row.keys() {
                                @let written = row.written(result, lang);
                                @let winner = view.of_teams().then(|| winner(section, row, result, lang));
                                // What is read aloud begins with what is seen.
                                @let seen = winner.as_ref().map_or_else(|| written.clone(), |winner| format!("{written} {winner}"));
                                button.tile name="result" value=(result) aria-label=(rounds::result_at(lang, &row.label, seen, values::result_in_words(result, lang))) {
                                    span.written { (written) }
                                    @if let Some(winner) = winner { " " br; small { (winner) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

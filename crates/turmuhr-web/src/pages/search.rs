//! Search over all players of an event: names, clubs, starting numbers and tables of the round being played.

use maud::html;
use turmuhr_exchange::lists::folded;
use turmuhr_tournament::{At, EntryId, GameNo, Party, Seating, Section, Unit};

use super::{Page, page};
use crate::{
    http::{Answer, Ask},
    parts::View,
    words::{players, rounds, search as say, shell},
};

/// More are not shown; another word narrows the search.
const MOST: usize = 50;
/// A question longer than this is cut.
const LONGEST: usize = 100;

/// One player, or a team, that fits.
struct Found {
    party: Option<Party>,
    player: Option<EntryId>,
    number: String,
    /// The board of the current round.
    at: Option<At>,
    table: String,
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let question: String = ask.query.text("q").chars().take(LONGEST).collect();
    let words = words_of(&question);
    let sections: Vec<View<'_>> =
        snapshot.event().sections.values().map(|section| View::new(&ask, &snapshot, section)).collect();
    let mut all: Vec<(&View<'_>, Found)> = Vec::new();
    if !words.is_empty() {
        for view in &sections {
            all.extend(find(view, &words).into_iter().map(|found| (view, found)));
        }
    }
    let more = all.len() > MOST;
    all.truncate(MOST);
    let several = sections.len() > 1;
    let body = html! {
        form.search role="search" method="get" action=(ask.here) {
            label.field { span { (say::what(lang)) } input.search type="search" name="q" value=(question) maxlength=(LONGEST) autofocus[words.is_empty()] data-search; }
            button { (shell::search(lang)) }
        }
        @if words.is_empty() { p.empty { (say::empty(lang)) } }
        @else if all.is_empty() { p.empty { (say::nobody(lang, &question)) } }
        @else {
            div.scroll { table {
                caption { (say::found(lang, all.len())) }
                thead { tr {
                    th.number { (players::number(lang)) } th { (players::name(lang)) } th { (players::club(lang)) }
                    @if several { th { (crate::words::events::section(lang)) } }
                    th { (say::now(lang)) }
                } }
                tbody { @for (view, found) in &all {
                    tr {
                        td.number { (found.number) }
                        td { @match found.party { Some(party) => (view.name(party)), None => (view.player(found.player)) } }
                        td { (club(view.section, found)) }
                        @if several { td { (crate::words::events::name_of(snapshot.event(), view.section, lang)) } }
                        td { @if let Some(at) = found.at { a href=(view.paths.board(at)) { (rounds::round(lang, at.round)) ", " (say::table(lang, &found.table)) } } }
                    }
                } }
            } }
            @if more { p.note { (say::more(lang, MOST)) } }
        }
    };
    let section = sections.first().map(|view| view.section);
    let title = shell::search(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section, body, aside: None }))
}

/// «Brett 12» asks for the table of that number.
fn words_of(question: &str) -> Vec<String> {
    const BEFORE_A_NUMBER: [&str; 4] = ["brett", "tisch", "board", "table"];
    let is_number = |word: &&str| word.bytes().all(|letter| letter.is_ascii_digit());
    let text = folded(question);
    let words: Vec<&str> = text.split_whitespace().collect();
    let said = |at: usize| BEFORE_A_NUMBER.contains(&words[at]) && words.get(at + 1).is_some_and(is_number);
    (0..words.len()).filter(|at| !said(*at)).map(|at| words[at].to_owned()).collect()
}

/// All words must fit. A number fits a starting number or a table exactly, other words fit anywhere in name or club.
fn find(view: &View<'_>, words: &[String]) -> Vec<Found> {
    let section = view.section;
    let seating = view.last_round().map(|round| section.seating(round)).unwrap_or_default();
    let mut all = Vec::new();
    for &party in view.list.parties() {
        let mut here = Vec::new();
        match section.unit(party) {
            Unit::Player(player) => here.push(place(view, &seating, Some(party), Some(player), party)),
            Unit::Team(team) => {
                here.push(place(view, &seating, Some(party), None, party));
                let players = section.teams.get(&team).into_iter().flat_map(|team| &team.players);
                here.extend(players.map(|player| Found {
                    number: String::new(),
                    ..place(view, &seating, None, Some(*player), party)
                }));
            }
        }
        all.extend(here.into_iter().filter(|found| fits(section, found, words)));
    }
    all
}

fn place(
    view: &View<'_>,
    seating: &Seating,
    shown: Option<Party>,
    player: Option<EntryId>,
    party: Party,
) -> Found {
    let round = view.last_round();
    let board = round.and_then(|round| Some((round, view.section.round(round)?.board_of(party)?.0)));
    let at = board.map(|(round, board)| At::new(round, board, GameNo::FIRST));
    let table = board.map(|(_, board)| seating.table(board).to_string());
    Found { party: shown, player, number: view.number(party), at, table: table.unwrap_or_default() }
}

fn club<'s>(section: &'s Section, found: &Found) -> &'s str {
    let player = found.player.and_then(|player| section.players.get(&player));
    player.map_or("", |player| player.person.club.as_str())
}

fn fits(section: &Section, found: &Found, words: &[String]) -> bool {
    let name = match (found.player.and_then(|player| section.players.get(&player)), found.party) {
        (Some(player), _) => player.person.name.as_str(),
        (None, Some(party)) => section.name(party),
        (None, None) => "",
    };
    let text = format!("{} {}", folded(name), folded(club(section, found)));
    words.iter().all(|word| {
        let is_number = word.bytes().all(|letter| letter.is_ascii_digit());
        text.contains(word.as_str()) || (is_number && (found.number == *word || found.table == *word))
    })
}

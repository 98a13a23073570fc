//! Storing games: one for its board, or a file with several, which go to the boards of the round by their names.

use turmuhr_core::Position;
use turmuhr_exchange::{lists::name_words, pgn};
use turmuhr_texts::Lang;
use turmuhr_tournament::{At, EntryId, Fact, GameResult, Level, RoundNo, Section};

use super::{back, done, may_record};
use crate::{
    http::{Answer, Ask, Fault},
    import,
    parts::{GameRow, rows},
    words::{acts, exchange, players, rounds as say},
};

/// More games of a file are not read: a large event has as many in all its rounds.
const MOST_GAMES: usize = 2_000;

/// What a game says about its players: `None` for a missing name.
fn names(record: &pgn::Record) -> [Option<&str>; 2] {
    ["White", "Black"]
        .map(|tag| record.game.tag(tag).map(str::trim).filter(|name| !name.is_empty() && *name != "?"))
}

fn both(names: [Option<&str>; 2]) -> String {
    names.map(|name| name.unwrap_or("?")).join(" – ")
}

/// Every word of the shorter name begins a word of the longer one, or is begun by it: «Roth, L.» fits «Roth, Lea».
fn fits(one: &str, other: &str) -> bool {
    let (one, other) = (name_words(one), name_words(other));
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let alike = |a: &String, b: &String| a.starts_with(b.as_str()) || b.starts_with(a.as_str());
    !short.is_empty() && short.iter().all(|word| long.iter().any(|known| alike(word, known)))
}

fn seated<'s>(section: &'s Section, row: &GameRow<'_>) -> [Option<&'s str>; 2] {
    row.players().map(|player: Option<EntryId>| Some(section.players.get(&player?)?.person.name.as_str()))
}

/// Doubts to read before the game is stored. None of them changes a result.
fn doubts(record: &pgn::Record, section: &Section, row: &GameRow<'_>, lang: Lang) -> Vec<String> {
    // `*` is no result of a game: it may be unfinished, or without a result tag.
    let is_over = |result: &GameResult| result.is_played() && *result != GameResult::Adjourned;
    let read = |text: &str| text.parse::<GameResult>().ok().filter(is_over);
    // Without tags the result stands after the moves alone.
    let written = record.game.tag("Result").and_then(read).or_else(|| read(&record.summary().result));
    let entered = row.of.result.filter(|entered| *entered != GameResult::Adjourned);
    let on_board = end(record).into_iter().flat_map(|(end, result)| {
        let shown = |other: GameResult| (end, row.written(result, lang), row.written(other, lang));
        let differs = |other: &GameResult| other.is_played() && !same_points(result, *other);
        let in_file = written.filter(differs).map(|other| {
            let (end, result, other) = shown(other);
            exchange::ends_otherwise(lang, end.word(lang), result, other)
        });
        // Where the file itself has the entered result, one question is enough.
        let entered = entered.filter(|entered| differs(entered) && written.is_none());
        let at_board = entered.map(|other| {
            let (end, result, other) = shown(other);
            exchange::entered_otherwise(lang, end.word(lang), result, other)
        });
        in_file.into_iter().chain(at_board)
    });
    let on_board: Vec<String> = on_board.collect();
    let result =
        written.zip(entered).filter(|(written, entered)| written != entered).map(|(written, entered)| {
            exchange::other_result(lang, row.written(written, lang), row.written(entered, lang))
        });
    let (written, seated) = (names(record), seated(section, row));
    let differ = written.iter().zip(seated).any(|(written, seated)| {
        matches!((written, seated), (Some(written), Some(seated)) if !fits(written, seated))
    });
    let players = differ.then(|| exchange::other_players(lang, both(written), both(seated)));
    let broken = exchange::game_broken(record, lang);
    broken
        .into_iter()
        .chain(on_board)
        .chain(result)
        .chain(players)
        .chain(exchange::bad_times(record, lang))
        .collect()
}

/// How a game ended on the board.
#[derive(Copy, Clone, PartialEq, Eq)]
enum End {
    Mate,
    Stalemate,
}

impl End {
    fn word(self, lang: Lang) -> String {
        match self {
            End::Mate => exchange::mate(lang),
            End::Stalemate => exchange::stalemate(lang),
        }
    }
}

/// The result that the last position decides: checkmate (5.1.1) or stalemate (5.2.1).
fn end(record: &pgn::Record) -> Option<(End, GameResult)> {
    let last = record.game.final_position();
    if last.is_checkmate() {
        let won = last.turn().fold_wb(GameResult::BLACK_WINS, GameResult::WHITE_WINS);
        return Some((End::Mate, won));
    }
    last.is_stalemate().then_some((End::Stalemate, GameResult::DRAW))
}

/// Rated or not, the points are the same.
fn same_points(one: GameResult, other: GameResult) -> bool {
    let points = |result| match result {
        GameResult::Played { white, black, .. } => Some((white, black)),
        GameResult::WhiteByForfeit
        | GameResult::BlackByForfeit
        | GameResult::BothForfeit
        | GameResult::Adjourned => None,
    };
    points(one) == points(other)
}

pub(crate) async fn save_pgn(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (lang, number) = (ask.lang, ask.round()?);
    if let Some(Err(kind)) = ask.file("file").map(|bytes| import::text_of(&bytes).map(drop)) {
        return Err(Fault::Wrong(players::no_text(kind, players::Wanted::Game, lang)));
    }
    let text = match ask.form.text("file") {
        "" => ask.form.text("pgn"),
        file => file,
    };
    let at = At::new(number, ask.board()?, ask.form.game());
    let fact = |at: At, pgn: String| {
        let At { round, board, game } = at;
        Fact::GameRecorded { section: section.id, round, board, game, pgn }
    };
    let round = section.round(number).ok_or(Fault::NotFound)?;
    let all = rows(section, round);
    let read: Vec<pgn::Record> = pgn::read(text.as_bytes()).take(MOST_GAMES).collect();
    let (facts, concerns) = match read.as_slice() {
        [] if text.is_empty() => (vec![fact(at, String::new())], Vec::new()),
        [] => return Err(Fault::Wrong(say::no_pgn(lang))),
        [record] => {
            let row = all.iter().find(|row| row.board == at.board && row.game == at.game);
            let doubts = row.map_or_else(Vec::new, |row| doubts(record, section, row, lang));
            (vec![fact(at, text.to_owned())], doubts)
        }
        several => {
            let free = |row: &GameRow<'_>| {
                let seat = At::new(number, row.board, row.game);
                // The board of this page may get another game; no other board loses its own.
                (seat == at || row.of.pgn.is_empty()) && may_record(&ask, &snapshot, section.id, seat)
            };
            let free: Vec<&GameRow<'_>> = all.iter().filter(|row| free(row)).collect();
            let (given, concerns) = assigned(several, section, number, &free, lang);
            if given.is_empty() {
                return Err(Fault::Wrong(exchange::no_game_fits(lang)));
            }
            let facts = given.into_iter().map(|(at, record)| fact(at, pgn::write(&record.game)));
            (facts.collect(), concerns)
        }
    };
    if !concerns.is_empty() && ask.accepted() < Some(Level::Acknowledge) {
        let concerns = concerns.into_iter().map(|text| (Level::Acknowledge, text)).collect();
        let (act, leave) = (acts::save_game(lang), acts::do_not_save(lang));
        return Err(Fault::Concerns { concerns, act, leave, mark: String::new() });
    }
    let now = ask.act(facts).await?;
    Ok(done(&back(&ask), &now))
}

/// Each game at the one board whose players it names, and the sentences about it.
fn assigned<'r>(
    records: &'r [pgn::Record],
    section: &Section,
    number: RoundNo,
    free: &[&GameRow<'_>],
    lang: Lang,
) -> (Vec<(At, &'r pgn::Record)>, Vec<String>) {
    let (mut given, mut labels, mut told): (Vec<(At, &pgn::Record)>, Vec<&str>, Vec<String>) =
        Default::default();
    let mut stray = Vec::new();
    for record in records {
        let written = names(record);
        let is_its = |row: &&&GameRow<'_>| {
            written
                .iter()
                .zip(seated(section, row))
                .all(|pair| matches!(pair, (Some(one), Some(other)) if fits(one, other)))
        };
        let fitting: Vec<&&GameRow<'_>> = free.iter().filter(is_its).collect();
        // Where two boards fit, a name alone proves nothing.
        let one = match fitting.as_slice() {
            [row] => Some((At::new(number, row.board, row.game), row)),
            _ => None,
        };
        match one.filter(|(at, _)| given.iter().all(|(known, _)| known != at)) {
            Some((at, row)) => {
                let doubts = doubts(record, section, row, lang);
                told.extend(doubts.into_iter().map(|doubt| exchange::at_board(lang, &row.label, doubt)));
                labels.push(&row.label);
                given.push((at, record));
            }
            None => stray.push(exchange::game_without_board(lang, both(written))),
        }
    }
    let first = exchange::games_assigned(lang, labels.join(", "));
    (given, std::iter::once(first).chain(stray).chain(told).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_whole_names_fit_and_others_do_not() {
        assert!(fits("Roth, L.", "Roth, Lea") && fits("Lea Roth", "Roth, Lea") && fits("Roth", "Roth, Lea"));
        assert!(!fits("Roth, Max", "Roth, Lea") && !fits("", "Roth, Lea"));
    }
}

//! Pairings, by board and by name.

use turmuhr_core::{Color, PlayerId};
use turmuhr_texts::{print as say, values};
use turmuhr_tournament::alphabet;

use super::{
    Body, Cell, Column, Made, NoSheet, Page, Row, Table,
    words::{about, colour, result},
};
use crate::source::{Board, Entrant, Round};

pub(super) fn by_board(page: Page<'_>) -> Result<Made, NoSheet> {
    let round = page.round()?;
    let table = if page.source.of_teams { of_teams(page, round) } else { of_players(page, round) };
    Ok((say::pairings(page.lang), page.of_round(round), Body::Table(table), notes(page, round)))
}

/// A note if the pairing was changed by hand.
fn notes(page: Page<'_>, round: &Round) -> Vec<String> {
    let by_hand = round.by_hand.as_ref().map(|reason| say::hand_note(page.lang, reason));
    by_hand.into_iter().collect()
}

fn who(page: Page<'_>, number: PlayerId) -> Cell {
    match page.source.entrants.get(&number) {
        Some(entrant) => Cell::two(entrant.called(), about(entrant)),
        None => Cell::from(""),
    }
}

fn score(page: Page<'_>, number: PlayerId, round: &Round) -> Cell {
    values::points(page.source.score_before(number, round.number), page.lang).into()
}

fn of_players(page: Page<'_>, round: &Round) -> Table {
    let lang = page.lang;
    let columns = vec![
        Column::right(say::board(lang)),
        Column::wide(format!("○ {}", say::white(lang))),
        Column::right(say::points_head(lang)),
        Column::center(say::result(lang)),
        Column::wide(format!("● {}", say::black(lang))),
        Column::right(say::points_head(lang)),
    ];
    let boards = round.boards.iter().map(|board| {
        Row::of(vec![
            board.number.to_string().into(),
            who(page, board.first),
            score(page, board.first, round),
            Cell::from(match_result(page, board)),
            who(page, board.second),
            score(page, board.second, round),
        ])
    });
    let byes = round.byes.iter().map(|(number, bye)| {
        Row::of(vec![
            "".into(),
            who(page, *number),
            score(page, *number, round),
            "".into(),
            page.bye(*bye).into(),
            "".into(),
        ])
    });
    Table { columns, rows: boards.chain(byes).collect(), notice: true }
}

/// The result of a single game; for a match of several games the points, or the winner if it was decided
/// otherwise.
fn match_result(page: Page<'_>, board: &Board) -> String {
    if let [game] = board.games[..] {
        return result(game.result, page.lang);
    }
    let (one, other) = points(board);
    if board.games.iter().all(|game| game.result.is_none()) {
        return String::new();
    }
    let half = |halves: i32| turmuhr_core::Points::tenths(halves * 5);
    let told = say::between(
        &values::points(half(one), page.lang),
        &values::points(half(other), page.lang),
        true,
        page.lang,
    );
    match board.decided {
        Some(winner) if winner == board.first => format!("{told} ◄"),
        Some(_) => format!("{told} ►"),
        None => told,
    }
}

/// Half points of both sides over the boards of a match.
fn points(board: &Board) -> (i32, i32) {
    use turmuhr_core::Score;
    use turmuhr_tournament::GameResult;
    let halves = |score: Score| match score {
        Score::Win => 2,
        Score::Draw => 1,
        Score::Loss => 0,
    };
    let mut sums = (0, 0);
    for game in &board.games {
        let (white, black) = match game.result {
            Some(GameResult::Played { white, black, .. }) => (halves(white), halves(black)),
            Some(GameResult::WhiteByForfeit) => (2, 0),
            Some(GameResult::BlackByForfeit) => (0, 2),
            Some(GameResult::BothForfeit | GameResult::Adjourned) | None => (0, 0),
        };
        let (first, second) = if game.first_has_white { (white, black) } else { (black, white) };
        sums.0 += first;
        sums.1 += second;
    }
    sums
}

/// The first-named team is on the left whatever its colours; each board shows who has White.
fn of_teams(page: Page<'_>, round: &Round) -> Table {
    let lang = page.lang;
    let columns = vec![
        Column::right(say::board(lang)),
        Column::wide(say::team(lang)),
        Column::left(say::colour(lang)),
        Column::center(say::result(lang)),
        Column::wide(say::team(lang)),
        Column::left(say::colour(lang)),
    ];
    let with_score = |team: PlayerId| {
        let points = values::points(page.source.score_before(team, round.number), lang);
        Cell::from(format!("{} ({points})", page.called(team)))
    };
    let mut rows = Vec::new();
    for board in &round.boards {
        rows.push(Row {
            group: true,
            ..Row::of(vec![
                format!("{} {}", say::table(lang), board.number).into(),
                with_score(board.first),
                "".into(),
                Cell::from(match_result(page, board)),
                with_score(board.second),
                "".into(),
            ])
        });
        for (number, game) in (1..).zip(&board.games) {
            let (first, second) =
                if game.first_has_white { (game.white, game.black) } else { (game.black, game.white) };
            let seen = game.result.map(|result| if game.first_has_white { result } else { result.turned() });
            rows.push(Row::of(vec![
                number.to_string().into(),
                page.seated(first).into(),
                colour(Color::from_white(game.first_has_white), lang).into(),
                result(seen, lang).into(),
                page.seated(second).into(),
                colour(Color::from_white(!game.first_has_white), lang).into(),
            ]));
        }
    }
    for (number, bye) in &round.byes {
        rows.push(Row::of(vec![
            "".into(),
            page.called(*number).into(),
            "".into(),
            "".into(),
            page.bye(*bye).into(),
            "".into(),
        ]));
    }
    Table { columns, rows, notice: true }
}

/// Every round with its day, for a wall or a pocket.
pub(super) fn all_rounds(page: Page<'_>) -> Result<Made, NoSheet> {
    let (source, lang) = (page.source, page.lang);
    let rounds: Vec<&Round> = source.rounds.iter().chain(&source.ahead).collect();
    if rounds.is_empty() {
        return Err(NoSheet::NoRounds);
    }
    // The first-named team is the host, whatever its colours.
    let (one, other) = if source.of_teams {
        (say::host(lang), say::guest(lang))
    } else {
        (format!("○ {}", say::white(lang)), format!("● {}", say::black(lang)))
    };
    let columns = vec![
        Column::right(say::board(lang)),
        Column::wide(one),
        Column::center(say::result(lang)),
        Column::wide(other),
    ];
    let mut rows = Vec::new();
    for round in rounds {
        let starts = round.starts.map(|at| say::moment(at, lang)).unwrap_or_default();
        let head = format!("{} {}", say::round(lang), round.number);
        rows.push(Row { group: true, ..Row::of(vec![head.into(), starts.into(), "".into(), "".into()]) });
        for board in &round.boards {
            rows.push(Row::of(vec![
                board.number.to_string().into(),
                page.called(board.first).into(),
                match_result(page, board).into(),
                page.called(board.second).into(),
            ]));
        }
        for (number, bye) in &round.byes {
            rows.push(Row::of(vec![
                "".into(),
                page.called(*number).into(),
                "".into(),
                page.bye(*bye).into(),
            ]));
        }
    }
    let table = Table { columns, rows, notice: false };
    let subtitle = say::rounds_in_all(lang, source.total_rounds);
    Ok((say::all_rounds(lang), subtitle, Body::Table(table), Vec::new()))
}

/// Sorted by name: the board, the colour as sign and word, and the opponent.
pub(super) fn by_name(page: Page<'_>) -> Result<Made, NoSheet> {
    let (round, lang) = (page.round()?, page.lang);
    let columns = vec![
        Column::wide(say::name(lang)),
        Column::right(if page.source.of_teams { say::table(lang) } else { say::board(lang) }),
        Column::left(say::colour(lang)),
        Column::wide(say::opponent(lang)),
    ];
    let mut rows: Vec<(alphabet::Key, Vec<Cell>)> = Vec::new();
    for board in &round.boards {
        for (at, game) in (1..).zip(&board.games) {
            // A match of several games is listed once, by its first game.
            if at > 1 && !page.source.of_teams {
                break;
            }
            let place = match page.source.of_teams {
                true => format!("{}.{at}", board.number),
                false => board.number.to_string(),
            };
            for (own, other, side) in
                [(game.white, game.black, Color::White), (game.black, game.white, Color::Black)]
            {
                let Some(player) = own.and_then(|own| page.source.player(own)) else { continue };
                let cells = vec![
                    player.called().into(),
                    place.clone().into(),
                    colour(side, lang).into(),
                    page.seated(other).into(),
                ];
                rows.push((alphabet::key(&player.name), cells));
            }
        }
    }
    for (number, bye) in &round.byes {
        let Some(entrant) = page.source.entrants.get(number) else { continue };
        let cells = vec![Entrant::called(entrant).into(), "–".into(), "".into(), page.bye(*bye).into()];
        rows.push((alphabet::key(&entrant.name), cells));
    }
    rows.sort_by(|(one, _), (other, _)| one.cmp(other));
    let rows = rows.into_iter().map(|(_, cells)| Row::of(cells)).collect();
    let table = Table { columns, rows, notice: true };
    Ok((say::names(lang), page.of_round(round), Body::Table(table), notes(page, round)))
}

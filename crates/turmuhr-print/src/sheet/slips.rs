//! Result slips and scoresheets, filled in by players.

use serde::Serialize;
use turmuhr_core::PlayerId;
use turmuhr_texts::{Lang, print as say};

use super::{Body, Made, NoSheet, Page, words::about};
use crate::source::{Board, Entrant, Round};

/// Slips on a sheet of A4.
const A_SHEET: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Slip {
    pub board: String,
    pub round: String,
    pub white: Side,
    pub black: Side,
    /// The first-named team has Black: it stands first all the same, as on the list of pairings.
    pub turned: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Side {
    pub name: String,
    pub about: String,
    pub team: String,
}

/// One player's scoresheet of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scoresheet {
    pub slip: Slip,
    /// Whose sheet it is, in words.
    pub of: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Labels {
    pub white: String,
    pub black: String,
    pub white_wins: String,
    pub drawn: String,
    pub black_wins: String,
    pub result: String,
    pub white_signs: String,
    pub black_signs: String,
    pub number: String,
    pub date: String,
    pub cut: String,
}

fn labels(lang: Lang) -> Labels {
    let (white, black) = (say::white(lang), say::black(lang));
    Labels {
        white_signs: say::signature_of(lang, &white),
        black_signs: say::signature_of(lang, &black),
        white: format!("○ {white}"),
        black: format!("● {black}"),
        white_wins: say::white_wins(lang),
        drawn: say::drawn(lang),
        black_wins: say::black_wins(lang),
        result: say::scored(lang),
        number: say::move_number(lang),
        date: say::date_label(lang),
        cut: say::cut_here(lang),
    }
}

/// One slip for each game with two players.
fn games(page: Page<'_>, round: &Round) -> Vec<Slip> {
    let mut slips = Vec::new();
    for board in &round.boards {
        for (at, game) in (1..).zip(&board.games) {
            let (Some(white), Some(black)) = (game.white, game.black) else { continue };
            let several = board.games.len() > 1;
            slips.push(Slip {
                board: match several && page.source.of_teams {
                    true => say::board_of(page.lang, board.number, at),
                    false => say::board_at(page.lang, board.number),
                },
                round: say::round_of(page.lang, round.number, page.source.total_rounds),
                white: side(page, board, white, game.first_has_white),
                black: side(page, board, black, !game.first_has_white),
                turned: page.source.of_teams && !game.first_has_white,
            });
        }
    }
    slips
}

fn side(page: Page<'_>, board: &Board, player: PlayerId, first: bool) -> Side {
    let of = page.source.player(player);
    let team = if first { board.first } else { board.second };
    Side {
        name: of.map(Entrant::called).unwrap_or_default(),
        about: of.map(about).unwrap_or_default(),
        team: if page.source.of_teams { page.called(team) } else { String::new() },
    }
}

/// Place k of page p has slip k·pages + p: if the pile is cut and the parts are stacked, the slips are in
/// order.
fn arranged<T>(slips: Vec<T>) -> Vec<Vec<Option<T>>> {
    let pages = slips.len().div_ceil(A_SHEET);
    let mut sheets: Vec<Vec<Option<T>>> = (0..pages).map(|_| (0..A_SHEET).map(|_| None).collect()).collect();
    for (number, slip) in slips.into_iter().enumerate() {
        sheets[number % pages][number / pages] = Some(slip);
    }
    sheets
}

pub(super) fn slips(page: Page<'_>) -> Result<Made, NoSheet> {
    let round = page.round()?;
    let body = Body::Slips { pages: arranged(games(page, round)), labels: labels(page.lang) };
    Ok((say::slips(page.lang), page.of_round(round), body, vec![say::cut_order(page.lang)]))
}

/// White's and Black's sheet side by side.
pub(super) fn scoresheets(page: Page<'_>) -> Result<Made, NoSheet> {
    let (round, lang) = (page.round()?, page.lang);
    let sheets = games(page, round)
        .into_iter()
        .flat_map(|slip| {
            let of = |who: String| Scoresheet { slip: slip.clone(), of: say::sheet_of(lang, who) };
            [of(say::white(lang)), of(say::black(lang))]
        })
        .collect();
    let body = Body::Scoresheets { sheets, labels: labels(lang) };
    Ok((say::scoresheets(lang), page.of_round(round), body, Vec::new()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cut_and_stacked_the_slips_are_in_order() {
        for count in [0, 1, 7, 8, 9, 16, 17, 100] {
            let sheets = arranged((0..count).collect::<Vec<usize>>());
            assert_eq!(sheets.len(), count.div_ceil(8));
            let stacked: Vec<usize> =
                (0..8).flat_map(|place| sheets.iter().filter_map(move |sheet| sheet[place])).collect();
            assert_eq!(stacked, (0..count).collect::<Vec<usize>>());
        }
    }
}

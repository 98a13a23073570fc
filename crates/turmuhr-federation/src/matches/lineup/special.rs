//! Ages, and the boards kept for a girl and for a C-youth (youth ordinance 2.1, 7.5, 8.1).

use super::{Facts, NoJudgement, Seat, ViolationKind, side::Judged};
use crate::{
    date::Season,
    ordinance::{
        Cite,
        rules::{AgeOf, At, SpecialBoard, SpecialWho},
    },
    persons::age::{key_date, limit, within},
};

pub(super) fn check(judged: &mut Judged<'_>) -> Result<(), NoJudgement> {
    if let Some(age) = &judged.rules.age {
        ages(judged, age)?;
    }
    for special in &judged.rules.special {
        reserved(judged, special);
        lowest_there(judged, special)?;
    }
    Ok(())
}

fn season(judged: &Judged<'_>) -> Result<Season, NoJudgement> {
    judged.season.ok_or(NoJudgement::NoSeason)
}

fn ages(judged: &mut Judged<'_>, age: &AgeOf) -> Result<(), NoJudgement> {
    for seat in judged.seats() {
        let Some(born) = judged.player(seat.rank).born else { continue };
        let special = judged.rules.special.iter().find(|special| special.board == seat.board);
        let event = special.and_then(|special| special.age.as_ref()).unwrap_or(&age.of);
        let season = season(judged)?;
        let too_old = within(judged.ordinance, event, born, season) == Some(false);
        if let Some(limit) = limit(judged.ordinance, event).filter(|_| too_old) {
            let facts = Facts {
                limit,
                born: Some(born),
                key_date: key_date(judged.ordinance, season),
                ..Facts::default()
            };
            judged.ineligible(seat, ViolationKind::TooOld, &age.at, facts);
        }
    }
    Ok(())
}

fn reserved(judged: &mut Judged<'_>, special: &SpecialBoard) {
    let (Some(article), SpecialWho::Girl) = (&special.only, special.who) else { return };
    let seat = judged.seats().find(|seat| seat.board == special.board && !seat.absent);
    if let Some(seat) = seat.filter(|seat| !judged.player(seat.rank).girl) {
        let at = At { article: article.clone(), source: special.at.source.clone() };
        let facts = Facts { special_board: Some(special.board), ..Facts::default() };
        judged.board_lost(seat, ViolationKind::NotAGirl, vec![at.cite()], facts);
    }
}

/// Of several candidates, the lowest-ranked must sit on the special board.
fn lowest_there(judged: &mut Judged<'_>, special: &SpecialBoard) -> Result<(), NoJudgement> {
    let mut of_kind: Vec<Seat> = Vec::new();
    for seat in judged.seats().filter(|seat| !seat.absent && seat.board != special.leaves_aside) {
        let player = judged.player(seat.rank);
        let belongs = match special.who {
            SpecialWho::Girl => player.girl,
            SpecialWho::CYouth => match (player.born, &special.age) {
                (Some(born), Some(event)) => {
                    within(judged.ordinance, event, born, season(judged)?) == Some(true)
                }
                _ => false,
            },
        };
        if belongs {
            of_kind.push(seat);
        }
    }
    if of_kind.len() < 2 {
        return Ok(());
    }
    let lowest = of_kind.into_iter().max_by_key(|seat| judged.place(seat.rank));
    if let Some(seat) = lowest.filter(|seat| seat.board != special.board) {
        let cites = vec![Cite { ordinance: special.at.source.clone(), article: special.at.article.clone() }];
        let of_girls = special.who == SpecialWho::Girl;
        let facts = Facts { special_board: Some(special.board), of_girls, ..Facts::default() };
        judged.board_lost(seat, ViolationKind::SpecialBoard, cites, facts);
    }
    Ok(())
}

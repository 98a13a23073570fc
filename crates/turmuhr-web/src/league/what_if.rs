//! A table with supposed results of open matches. The address holds them, so that it can be shared.

use std::collections::BTreeMap;

use maud::html;
use turmuhr_season::{
    MatchId,
    state::Match,
    tables::{Sets, group_moves_supposing},
};
use turmuhr_texts::season::names;

use super::{League, class::table_of, is_open, matches_of, open};
use crate::{
    http::{Answer, Ask, Fault},
    pages::Head,
    words::league as say,
};

/// The choices for an open match, home first, in half points of a match.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Supposed {
    Home,
    Draw,
    Guest,
}

impl Supposed {
    const ALL: [Supposed; 3] = [Supposed::Home, Supposed::Draw, Supposed::Guest];

    const fn code(self) -> &'static str {
        match self {
            Supposed::Home => "1",
            Supposed::Draw => "x",
            Supposed::Guest => "2",
        }
    }

    fn read(text: &str) -> Option<Supposed> {
        Supposed::ALL.into_iter().find(|one| one.code() == text)
    }

    /// The closest score of that kind: by one board.
    fn sets(self, boards: usize, win: u32, draw: u32) -> Sets {
        let tenths = i32::try_from(boards.min(1_000)).unwrap_or(0) * 10;
        let more = tenths / 2 + 5;
        match self {
            Supposed::Home => ([more, tenths - more], [win, 0]),
            Supposed::Draw => ([tenths / 2, tenths / 2], [draw, draw]),
            Supposed::Guest => ([tenths - more, more], [0, win]),
        }
    }
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, class) = league.class()?;
    let (state, lang) = (league.state, ask.lang);
    let group = ask.query.number("group").unwrap_or(1).checked_sub(1).ok_or(Fault::NotFound)? as usize;
    if state.is_cup_class(id) || group >= state.group_count(id).max(1) {
        return Err(Fault::NotFound);
    }
    let rule = state.ordinance_of(id).and_then(|ordinance| ordinance.rules.points.as_ref());
    let (win, draw) = rule.map_or((2, 1), |rule| (rule.win, rule.draw));
    let all = matches_of(state, id);
    let open: Vec<&(MatchId, &Match)> =
        all.iter().filter(|(game, one)| one.fixture.group == group && is_open(state, *game)).collect();
    let chosen = |game: MatchId| Supposed::read(ask.query.text(&format!("m{}", game.0)));
    let supposed: BTreeMap<MatchId, Sets> = open
        .iter()
        .filter_map(|(game, _)| Some((*game, chosen(*game)?.sets(class.details.boards, win, draw))))
        .collect();
    let found = group_moves_supposing(state, id, group, &supposed);
    let body = html! {
        p.note { (say::what_if_explained(lang, supposed.len())) }
        @match &found { Some((table, moves)) => (table_of(&league, table, moves)), None => p.empty { (say::no_table(lang)) } }
    };
    let aside = html! {
        form.card.suppose method="get" action=(ask.here) {
            input type="hidden" name="group" value=(group + 1);
            h2 { (say::open_matches(lang)) }
            @if open.is_empty() { p { (say::all_played(lang)) } }
            @for (game, one) in open {
                @let name = format!("m{}", game.0);
                label.field {
                    span { (say::round(lang, one.fixture.round)) ": " (names::team(state, one.fixture.home, lang)) " – " (names::team(state, one.fixture.guest, lang)) }
                    select name=(name) {
                        option value="" { "–" }
                        @for one in Supposed::ALL {
                            option value=(one.code()) selected[chosen(*game) == Some(one)] { (say::supposed(one.code(), lang)) }
                        }
                    }
                }
            }
            button.next { (say::work_out(lang)) }
            " " a href=(league.class_path(id, group)) { (say::real_table(lang)) }
        }
    };
    let title = say::what_if_title(lang, league.group_name(id, group));
    Ok(league.page(Some(id), title, body, Some(aside), Head::default()))
}

//! The director's page of a match: findings and their consequences, to confirm the card, or to turn it into something else.

use maud::{Markup, html};
use turmuhr_federation::matches::lineup::{Consequence, ViolationKind, Which};
use turmuhr_season::{Fact, MatchId, state::Report};
use turmuhr_texts::season::{acts, names};

use super::{
    League,
    door::{act, sentence},
    open, weekday,
};
use crate::{
    http::{Answer, Ask, Fault},
    pages::Head,
    parts::csrf,
    words::{season as say, season_acts},
};

/// Forms about a match, with the match filled in.
const ACTS: [&str; 10] = [
    "postpone",
    "refuse-move",
    "adjudicate",
    "object",
    "no-objection",
    "set-result",
    "continue",
    "finished",
    "ask",
    "decide",
];

pub(crate) async fn show(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, one) = league.game()?;
    let lang = ask.lang;
    let body = html! {
        (super::game::of_match(&league, id, one))
        @match &one.report {
            Some(report) if !report.confirmed && league.directs(one.fixture.class) => (confirmation(&league, id, report)),
            Some(report) if report.confirmed => {},
            Some(_) => {},
            None => p.empty { (say::nothing_to_confirm(lang)) },
        }
        (matter(&league, id))
    };
    let here = league.to(&format!("matches/{}/confirm", id.0));
    let aside = html! { section.card { h2 { (say::to_do_here(lang)) } ul.plain {
        li { a href=(league.to(&format!("matches/{}/sheet", id.0))) { (say::open_sheet(lang)) } }
        @for key in ACTS { li { a href=(league.to(&format!("acts/{key}?match={}&back={here}", id.0))) { (season_acts::title(key, lang)) } } }
    } } };
    let title = names::game(league.state, id, lang);
    let under = html! { (weekday(one.fixture.on, lang)) };
    Ok(league.page(Some(one.fixture.class), title, body, Some(aside), Head { under, ..Head::default() }))
}

/// What is known since the confirmation.
fn matter(league: &League<'_>, id: MatchId) -> Markup {
    let (state, lang) = (league.state, league.lang);
    html! {
        @if let Some(matter) = state.matter(id) {
            section.card #matter {
                h2 { (say::matter(lang)) }
                ul { @for line in acts::matter_lines(&matter, state, lang) { li { (sentence(&line)) } } }
                p { a.button.next href=(league.to(&format!("acts/decide?match={}", id.0))) { (season_acts::title("decide", lang)) } }
            }
        }
    }
}

fn confirmation(league: &League<'_>, id: MatchId, report: &Report) -> Markup {
    let (state, lang, ask) = (league.state, league.lang, league.ask);
    let open: Vec<usize> = report.open_boards();
    let found = state.found(id);
    let mut waivable: Vec<(Which, ViolationKind)> = Vec::new();
    for one in &found {
        let key = (one.violation.side, one.violation.kind);
        if one.violation.consequence == Consequence::MatchLostAsARule && !waivable.contains(&key) {
            waivable.push(key);
        }
    }
    html! {
        form.narrow method="post" action=(league.to(&format!("matches/{}/confirm", id.0))) #confirm-match {
            (csrf(ask))
            @if !open.is_empty() {
                ul { @for board in &open { li { (turmuhr_texts::season::acts::task(&turmuhr_season::due::Task::Adjudicate(id, *board), state, lang)) } } }
            }
            @if !waivable.is_empty() {
                p.note { (say::waive_explained(lang)) }
                @for (side, kind) in &waivable {
                    @let shown = found.iter().find(|one| (one.violation.side, one.violation.kind) == (*side, *kind));
                    label.check {
                        input type="checkbox" name="waive" value=(code(*side, *kind)); " "
                        @if let Some(one) = shown { (say::waive(lang, acts::told_finding(one, state, id, lang))) }
                    }
                }
            }
            label.field { span { (say::reason_of_confirmation(lang)) } input type="text" name="reason" maxlength="1000" autocomplete="off"; }
            button.next { (say::confirm(lang)) }
        }
    }
}

fn code(side: Which, kind: ViolationKind) -> String {
    let side = match side {
        Which::Home => "home",
        Which::Guest => "guest",
    };
    format!("{side}:{}", kind.word())
}

pub(crate) async fn take(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, _) = league.game()?;
    let mut waived = Vec::new();
    for sent in ask.form.all("waive") {
        let all = [Which::Home, Which::Guest]
            .into_iter()
            .flat_map(|side| ViolationKind::ALL.map(|kind| (side, kind)));
        waived.push(all.into_iter().find(|(side, kind)| code(*side, *kind) == sent).ok_or(Fault::NotFound)?);
    }
    let reason = ask.form.text("reason").to_owned();
    let fact = Fact::MatchConfirmed { id, waived, reason, frozen: None };
    let now = act(&ask, &say::confirm_anyway(ask.lang), |_| Ok(vec![fact.clone()])).await?;
    Ok(super::done(&league.to(&format!("matches/{}/confirm", id.0)), &now))
}

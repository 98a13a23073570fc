//! A captain's page: the line-up of the team, and the results of its match.

use maud::{Markup, html};
use turmuhr_texts::values;
use turmuhr_tournament::{EntryId, Fact, RoundNo, Section, SectionId, TeamId};

use super::{Page, done, helper, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault, local},
    live::{fragment, live_part, live_silent},
    parts::{csrf, options},
    words::{people as say, players, rounds},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let pass = ask.visitor.pass.as_ref().ok_or(Fault::Forbidden)?;
    let section = snapshot.event().section(SectionId(pass.section)).ok_or(Fault::NotFound)?;
    let team = pass.team.ok_or(Fault::NotFound)?;
    let known = section.teams.get(&team).ok_or(Fault::NotFound)?;
    let own = section.party_of_team(team);
    let boards = helper::boards(&ask, &snapshot, section, &|row| own.is_some_and(|own| row.pair.has(own)));
    // With the first result of the match the form is that of the next round, also on an open page.
    let status = html! {
        (status(&ask, &snapshot, section, team))
        (line_up(&ask, &snapshot, section, team))
    };
    if ask.query.has("fragment") {
        let asked = if ask.query.text("fragment") == "status" { &status } else { &boards };
        return Ok(fragment(asked));
    }
    let body = html! {
        (live_part(&ask, &snapshot, "status", &status))
        (live_silent(&ask, &snapshot, "boards", &boards))
    };
    let title = known.name.clone();
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside: None }))
}

/// The round whose line-up can be handed in: the current one until the first result of the match, then the next one.
fn round_to_seat(section: &Section, team: TeamId) -> Option<RoundNo> {
    let running = section.current().filter(|current| {
        let own = section.party_of_team(team).and_then(|own| section.round(*current)?.board_of(own));
        own.is_some_and(|(_, pair)| !pair.has_results())
    });
    let round = running.unwrap_or(section.next_round());
    Some(round).filter(|round| round.is_among(section.settings.rounds))
}

/// Whether the line-up is handed in, by whom and when. It follows the journal: a line-up that waited for the connection arrives later.
pub(super) fn status(ask: &Ask, snapshot: &Snapshot, section: &Section, team: TeamId) -> Markup {
    let Some(round) = round_to_seat(section, team) else { return html! {} };
    let handed_in = snapshot.journal().entries().iter().rev().find(|entry| {
        matches!(&entry.fact, Fact::LineUpSet { section: known, round: of, team: by, .. }
            if (*known, *of, *by) == (section.id, round, team))
    });
    let handed_in = handed_in.filter(|_| section.line_ups.contains_key(&(round, team)));
    html! {
        p.handed-in data-key={ "handed-in-" (team.0) } {
            (rounds::round(ask.lang, round)) ": "
            @match handed_in {
                Some(entry) => { "✓ " (say::handed_in(ask.lang, &entry.by, values::moment(ask.local(entry.at), ask.lang))) },
                None => (say::not_handed_in(ask.lang)),
            }
        }
    }
}

/// The form of the line-up.
pub(super) fn line_up(ask: &Ask, snapshot: &Snapshot, section: &Section, team: TeamId) -> Markup {
    let lang = ask.lang;
    let boards = section.settings.format.boards().unwrap_or(0);
    let Some((round, known)) = round_to_seat(section, team).zip(section.teams.get(&team)) else {
        return html! {};
    };
    let name =
        |id: EntryId| section.players.get(&id).map(|player| player.person.name.clone()).unwrap_or_default();
    let mut choices: Vec<(String, String)> = vec![(String::new(), players::empty_board(lang))];
    choices.extend(known.players.iter().map(|id| (id.0.to_string(), name(*id))));
    let seats = section.line_up(team, round, boards);
    let holes = section.carried_holes(team, round);
    let handed_in = section.line_ups.contains_key(&(round, team));
    html! {
        h2 { (say::line_up(lang)) " · " (rounds::round(lang, round)) }
        form.narrow method="post" action={ "/e/" (snapshot.stream()) "/s/" (section.id) "/teams/" (team.0) "/line-up" } id={ "line-up-" (team.0) } data-key={ "line-up-" (team.0) "-" (round) } data-queue data-label={ (say::line_up(lang)) ", " (rounds::round(lang, round)) } {
            (csrf(ask))
            input type="hidden" name="round" value=(round);
            input type="hidden" name="back" value=(ask.here);
            @if !holes.is_empty() { p.warn.empty-as-before { "⚠ " (say::empty_as_before(lang)) } }
            @for (seat, board) in seats.iter().zip(1..) {
                label.field {
                    span { (rounds::board(lang, board)) @if holes.contains(&board) { " ⚠" } }
                    select name="player" { (options(&seat.map(|id: EntryId| id.0.to_string()).unwrap_or_default(), &choices)) }
                }
            }
            button.next { @if handed_in { (say::hand_in_again(lang, round)) } @else { (say::hand_in(lang, round)) } }
        }
    }
}

pub(crate) async fn hand_in(ask: Ask) -> Answer {
    let section = SectionId(ask.number("section")?);
    let team = TeamId(ask.number("team")?);
    let round = ask.form.round().ok_or(Fault::NotFound)?;
    let players = ask.form.all("player").map(|id| id.parse().ok().map(EntryId)).collect();
    let snapshot = ask.act(vec![Fact::LineUpSet { section, round, team, players }]).await?;
    let back = local(ask.form.text("back"));
    Ok(done(back.unwrap_or("/"), &snapshot))
}

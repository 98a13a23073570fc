//! Teams, their players and their line-ups.

use std::collections::BTreeMap;

use maud::{Markup, html};
use turmuhr_tournament::{EntryId, Fact, RoundNo, Section, Team, TeamId};

use super::{Page, captain, done, enter::this_year, page};
use crate::{
    http::{Answer, Ask, Fault},
    import,
    parts::{View, act, csrf, reason},
    words::{players as say, rounds},
};

pub(crate) async fn list(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    if !section.settings.format.is_of_teams() {
        return Err(Fault::NotFound);
    }
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let boards = section.settings.format.boards().unwrap_or(0) as usize;
    let body = html! {
        @if section.teams.is_empty() { p.empty { (say::no_teams(lang)) } }
        @for (id, team) in &section.teams {
            section.card id={ "team-" (id.0) } {
                h2 { @if let Some(party) = section.party_of_team(*id) { (view.number(party)) ". " } (team.name) }
                ol {
                    @for (player, seat) in team.players.iter().zip(1..) {
                        li { (view.player(Some(*player)))
                            @if let Some(rating) = section.players.get(player).map(|known| section.settings.initial_order.rating(&known.person)).filter(|rating| *rating > 0) { " " span.rating { (rating) } }
                            @if seat > boards { " " small { (say::substitute(lang)) } }
                        }
                    }
                }
                @if let Some(from) = section.withdrawn_teams.get(id) { p.note { (say::withdrawn_from(lang, from)) } }
                @if view.staff && !section.finished { (leave(&ask, section, *id)) }
                @if view.staff { details { summary { (rounds::line_up(lang)) } (captain::line_up(&ask, &snapshot, section, *id)) } }
            }
        }
        @if view.staff && !section.has_begun() {
            form.wide method="post" action=(ask.here) #teams {
                (csrf(&ask))
                fieldset {
                    legend { (say::enter_teams(lang)) }
                    label.field {
                        span { (say::teams_explained(lang)) }
                        textarea name="teams" rows="12" placeholder="# SK Lehrte\nMüller, Eva; 2054\nWeber, Jan; 2210\n\n# SF Werden\nBraun, Otto; 2101" {}
                    }
                }
                button.next { (say::enter_teams(lang)) }
            }
        }
    };
    let title = say::teams(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// Withdrawal or return of a team.
fn leave(ask: &Ask, section: &Section, team: TeamId) -> Markup {
    let lang = ask.lang;
    let own = format!("{}/{}", ask.here, team.0);
    if section.withdrawn_teams.contains_key(&team) {
        return act(ask, &format!("{own}/return"), &say::comes_back(lang), "button", &[]);
    }
    html! {
        details {
            summary { (say::withdraw(lang, next(section))) }
            form.narrow method="post" action={ (own) "/withdraw" } {
                (csrf(ask))
                (reason(ask, true))
                button.danger { (say::withdraw(lang, next(section))) }
            }
        }
    }
}

/// The first round that is not public yet.
fn next(section: &Section) -> RoundNo {
    RoundNo::after(section.public_rounds())
}

async fn say_of(ask: &Ask, fact: impl Fn(&Section, TeamId) -> Fact) -> Answer {
    let team = TeamId(ask.number("team")?);
    let now = ask
        .act_on(|now| {
            let section = ask.section(now)?;
            Ok(vec![fact(section, team)])
        })
        .await?;
    Ok(done(&format!("/e/{}/s/{}/teams", ask.stream(), ask.path.text("section")), &now))
}

pub(crate) async fn withdraw(ask: Ask) -> Answer {
    say_of(&ask, |section, team| Fact::TeamWithdrawn {
        section: section.id,
        team,
        from_round: next(section),
        reason: ask.form.text("reason").to_owned(),
    })
    .await
}

pub(crate) async fn come_back(ask: Ask) -> Answer {
    say_of(&ask, |section, team| Fact::TeamReturned { section: section.id, team }).await
}

/// `# name` begins a team; the following lines are its players in board order.
pub(crate) async fn enter(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?.id;
    let mut typed: Vec<(String, String)> = Vec::new();
    for line in ask.form.text("teams").lines() {
        match line.trim().strip_prefix('#') {
            Some(name) => typed.push((name.trim().to_owned(), String::new())),
            None if line.trim().is_empty() => {}
            None => match typed.last_mut() {
                Some((_, players)) => players.extend([line, "\n"]),
                None => return Err(Fault::Wrong(say::team_name_first(ask.lang))),
            },
        }
    }
    if typed.is_empty() {
        return Err(Fault::Wrong(say::team_name_first(ask.lang)));
    }
    let now = ask
        .act_on(|now| {
            let known = now.event().section(section).ok_or(Fault::NotFound)?;
            let mut next = known.players.keys().next_back().map_or(1, |last| last.0 + 1);
            let mut players = Vec::new();
            let mut teams: BTreeMap<TeamId, Team> = BTreeMap::new();
            let first = known.teams.keys().next_back().map_or(1, |last| last.0 + 1);
            for ((name, lines), at) in typed.iter().zip(first..) {
                let mut members = Vec::new();
                let read = import::players(lines, this_year(), &[])
                    .map_err(|_| Fault::Wrong(say::no_list(ask.lang)))?;
                for person in read.players.into_iter().map(|listed| listed.person) {
                    let id = EntryId(next);
                    next += 1;
                    members.push(id);
                    players.push((id, turmuhr_tournament::Person { side: name.clone(), ..person }));
                }
                teams.insert(TeamId(at), Team { name: name.clone(), players: members, ..Team::default() });
            }
            let teams = teams.into_iter().collect();
            Ok(vec![Fact::PlayersEntered { section, players }, Fact::TeamsEntered { section, teams }])
        })
        .await?;
    Ok(done(&ask.here, &now))
}

//! Teams, their players and their line-ups.

use maud::{Markup, html};
use turmuhr_tournament::{EntryId, Fact, Person, RoundNo, Section, SectionId, Team, TeamId};

use super::{Page, captain, done, page, pasted};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    import::Kind,
    parts::{Troubles, View, act, csrf, reason},
    words::{players as say, rounds},
};

pub(crate) async fn list(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    if !section.settings.format.is_of_teams() {
        return Err(Fault::NotFound);
    }
    Ok(shown(&ask, &snapshot, section, &Troubles::default()))
}

fn shown(ask: &Ask, snapshot: &Snapshot, section: &Section, troubles: &Troubles) -> axum::response::Response {
    let lang = ask.lang;
    let view = View::new(ask, snapshot, section);
    let boards = section.settings.format.boards().unwrap_or(0) as usize;
    let body = html! {
        @if section.teams.is_empty() { p.empty { (say::no_teams(lang)) } }
        div.cards.side-by-side {
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
                    @if view.staff { details { summary { (rounds::line_up(lang)) } (captain::status(ask, snapshot, section, *id)) (captain::line_up(ask, snapshot, section, *id)) } }
                    @if view.staff && !section.finished { (leave(ask, section, *id)) }
                }
            }
        }
        @if view.staff && !section.has_begun() {
            form.wide method="post" action=(ask.here) enctype="multipart/form-data" #teams {
                (csrf(ask))
                (troubles.markup(lang))
                fieldset {
                    legend { (say::enter_teams(lang)) }
                    label.field {
                        span { (say::teams_explained(lang)) }
                        textarea #wrong-teams name="teams" rows="12" placeholder="# SK Lehrte\nMüller, Eva; 2054\nWeber, Jan; 2210\n\n# SF Werden\nBraun, Otto; 2101" { "\n" (ask.form.text("teams")) }
                    }
                    label.field { span { (say::file(lang)) } input type="file" name="file" accept=".csv,.tsv,.txt,.html,.htm"; }
                }
                button.next { (say::look_at_list(lang)) }
            }
        }
    };
    let title = say::teams(lang);
    troubles.answer(page(
        ask,
        Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None },
    ))
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
            summary { (say::withdraws(lang)) }
            form.narrow method="post" action={ (own) "/withdraw" } {
                (csrf(ask))
                (super::player_edit::withdrawal_from(section, next(section), lang))
                (reason(ask, true))
                button.danger { (say::withdraws(lang)) }
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
        from_round: ask.form.round().unwrap_or_else(|| next(section)),
        reason: ask.form.text("reason").to_owned(),
    })
    .await
}

pub(crate) async fn come_back(ask: Ask) -> Answer {
    say_of(&ask, |section, team| Fact::TeamReturned { section: section.id, team }).await
}

/// `# name` begins a team, or a column names it; the players follow in board order.
pub(crate) async fn enter(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let known = ask.section(&snapshot)?;
    let section = known.id;
    let review = match pasted::read(&ask, known, Kind::Teams, "teams").await? {
        Ok(review) => review,
        Err(trouble) => return Ok(shown(&ask, &snapshot, known, &Troubles::one("teams", trouble))),
    };
    if review.must_be_shown(&ask) {
        let (title, body) = (say::enter_teams(ask.lang), review.markup(&ask));
        return Ok(page(
            &ask,
            Page { title, snapshot: Some(&snapshot), section: Some(known), body, aside: None },
        ));
    }
    let lists = ask.app.ratings.lists(ask.app.desk.store()).await?;
    let names = review.team_names();
    let entered = review.entered(&ask, known, &lists);
    let now = ask.act_on(|now| facts(now, section, &names, &entered.players)).await?;
    Ok(entered.answer(&ask, &now, section, &ask.here))
}

/// Is it the same team? People type its name in capitals, or with two blanks.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    let plain = |name: &str| name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    plain(one) == plain(other)
}

/// Players of a list with their teams. A team that is known gets them behind its players; the others are new. `named` are teams that the list names
/// without a player.
pub(super) fn facts(
    now: &Snapshot,
    section: SectionId,
    named: &[String],
    listed: &[(Person, Option<u32>)],
) -> Result<Vec<Fact>, Fault> {
    let known = now.event().section(section).ok_or(Fault::NotFound)?;
    let next = now.next_entry(section).0;
    let players: Vec<(EntryId, &(Person, Option<u32>))> = (next..).map(EntryId).zip(listed).collect();
    let mut names: Vec<&str> = Vec::new();
    let sides = listed.iter().map(|(person, _)| person.side.as_str()).filter(|side| !side.is_empty());
    for name in named.iter().map(String::as_str).chain(sides) {
        if !names.iter().any(|other| is_same(other, name)) {
            names.push(name);
        }
    }
    let members = |name: &str| -> Vec<EntryId> {
        let mut members: Vec<(u32, EntryId)> = players
            .iter()
            .filter(|(_, (person, _))| is_same(&person.side, name))
            // Without a board behind those that have one, in the order of the list.
            .map(|(id, (_, board))| (board.unwrap_or(u32::MAX), *id))
            .collect();
        members.sort_by_key(|(board, _)| *board);
        members.into_iter().map(|(_, id)| id).collect()
    };
    let mut free = known.teams.keys().next_back().map_or(1, |last| last.0 + 1)..;
    let (mut new, mut changed) = (Vec::new(), Vec::new());
    for name in names {
        match known.teams.iter().find(|(_, team)| is_same(&team.name, name)) {
            Some((id, team)) => {
                let mut team = team.clone();
                team.players.extend(members(name));
                changed.push(Fact::TeamChanged { section, team: *id, new: team });
            }
            None => new.extend(free.next().map(|id| {
                (TeamId(id), Team { name: name.to_owned(), players: members(name), ..Team::default() })
            })),
        }
    }
    let entered = players.iter().map(|(id, (person, _))| (*id, person.clone())).collect();
    let mut facts = vec![Fact::PlayersEntered { section, players: entered }];
    if !new.is_empty() {
        facts.push(Fact::TeamsEntered { section, teams: new });
    }
    facts.extend(changed);
    Ok(facts)
}

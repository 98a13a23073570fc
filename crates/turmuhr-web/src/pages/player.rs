//! A player's card: rounds, colours, opponents, and reasons.

use maud::{Markup, html};
use turmuhr_core::Round;
use turmuhr_texts::values;
use turmuhr_tournament::{At, BoardNo, EntryId, GameNo, Party, RoundNo, section::Competitor};

use super::{Page, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    parts::{View, choice, csrf, disc},
    words::{players as say, rounds, standings},
};

pub(crate) async fn card(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let id = EntryId(ask.number("player")?);
    let competitor = section.players.get(&id).ok_or(Fault::NotFound)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    // Members of teams are not paired themselves.
    let party = section.party_of(id);
    let person = &competitor.person;
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let facts = [
        (say::number(lang), party.map(|party| view.number(party)).unwrap_or_default()),
        (say::title(lang), person.title.clone()),
        (say::fide_rating(lang), number(person.fide_rating)),
        (say::national_rating(lang), number(person.national_rating)),
        (say::club(lang), person.club.clone()),
        (say::federation(lang), person.federation.clone()),
        (say::fide_number(lang), person.fide_number.clone()),
        (say::fixed_table(lang), number(person.table)),
    ];
    let team = section.teams.iter().find(|(_, team)| team.players.contains(&id));
    let body = html! {
        dl.facts {
            @for (what, value) in facts.iter().filter(|(_, value)| !value.is_empty()) { dt { (what) } dd { (value) } }
            @if let Some((team_id, team)) = team {
                dt { (say::team(lang)) } dd { a href={ (view.paths.to("teams")) "#team-" (team_id.0) } { (team.name) } }
            }
        }
        @if let Some(from) = competitor.withdrawn_from { p.note { (say::withdrawn_from(lang, from)) } }
        @if let Some(party) = party { (own_rounds(&view, party)) } @else { (games(&view, id)) }
        @if section.settings.starts.keys().any(|round| round.up_to() > section.complete_rounds()) {
            p { a.button #calendar href={ (view.paths.to("rounds.ics")) "?player=" (id.0) } { (rounds::calendar(lang)) } }
        }
        @if may_wish(&ask, &snapshot, id) && !section.has_left(id) {
            (wish(&ask, &view, id, competitor))
        }
        @if ask.is_staff() { p {  a.button #edit href={ (view.paths.player(id)) "/edit" } { (say::edit(lang)) } " " a.button #own-page href=(super::me::address(snapshot.stream(), section.id, id)) { (crate::words::me::title(lang)) } " " (super::late::link(&view, id)) } }
    };
    let aside = party.map(|party| now(&ask, &snapshot, &view, party));
    let title = person.name.clone();
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside }))
}

/// Players at the poster, and the player by their own link.
fn may_wish(ask: &Ask, snapshot: &Snapshot, id: EntryId) -> bool {
    let own = ask.visitor.pass.as_ref().and_then(|pass| pass.player);
    ask.visitor.role_in(snapshot.stream()) == turmuhr_store::Role::Player && own.is_none_or(|own| own == id)
}

/// A player who came by the poster may request a bye.
fn wish(ask: &Ask, view: &View<'_>, id: EntryId, competitor: &Competitor) -> Markup {
    let (lang, section) = (ask.lang, view.section);
    let open: Vec<(String, String)> = RoundNo::first(section.settings.rounds)
        .skip_while(|round| *round < section.next_round())
        .filter(|round| !competitor.byes.contains_key(round) && !competitor.wishes.contains(round))
        .map(|round| (round.to_string(), rounds::round(lang, round)))
        .collect();
    html! {
        h2 { (say::wish_title(lang)) }
        p { (say::wish_explained(lang)) }
        @for round in &competitor.wishes { p { "✓ " (say::wished_for(lang, round)) } }
        @if !open.is_empty() {
            form.narrow method="post" action={ (view.paths.player(id)) "/wish" } #wish {
                (csrf(ask))
                (choice("round", &rounds::round_word(lang), "", &open))
                button { (say::wish(lang)) }
            }
        }
    }
}

fn own_rounds(view: &View<'_>, party: Party) -> Markup {
    let lang = view.lang;
    let section = view.section;
    html! {
        table.rounds.lines {
            caption { (say::own_rounds(lang)) }
            thead { tr {
                th.number { (rounds::round_word(lang)) } th.number.wide { (rounds::board_word(lang)) } th { (rounds::colour(lang)) }
                th { (rounds::opponent(lang)) } th.number.wide { (say::rating(lang)) } th.number { (rounds::result(lang)) }
                th.number { (standings::points(lang)) } td {}
            } }
            tbody {
                @for number in RoundNo::first(view.rounds()) {
                    @let Some(round) = section.round(number) else { continue };
                    @let place = round.pairs.iter().position(|pair| pair.has(party));
                    @let seen = section.seen_by(party, number);
                    tr {
                        td.number.lead { a href=(view.paths.round(number)) { (number) } }
                        @if let Some(place) = place {
                            @let pair = &round.pairs[place];
                            @let opponent = pair.other(party);
                            @let first = pair.games.first();
                            td.number.wide.off { (section.table(number, BoardNo(place as u32 + 1))) }
                            td.rest { @if let Some(game) = first {
                                (disc(turmuhr_core::Color::from_white(game.first_has_white == (party == pair.first)), lang)) } }
                            td.name { (view.name(opponent)) }
                            td.number.wide.rest { (view.rating(opponent).map(|rating| rating.to_string()).unwrap_or_default()) }
                        } @else {
                            td.wide.off {} td.off {} td.name { @if let Some(bye @ Round::Bye(_)) = seen { (view.bye(party, number, values::outcome(bye, lang))) } } td.wide.off {}
                        }
                        td.number.end { @if place.is_some() { @if let Some(seen) = seen { (values::outcome(seen, lang)) } @else { "·" } } }
                        td.number.rest { (view.shown_points(party, number.next())) }
                        td.rest { a href=(view.paths.why(party, number)) { (rounds::why(lang)) } }
                    }
                }
            }
        }
    }
}

/// The games of a team member.
fn games(view: &View<'_>, id: EntryId) -> Markup {
    let lang = view.lang;
    html! {
        table.rounds.lines {
            caption { (say::own_rounds(lang)) }
            thead { tr { th.number { (rounds::round_word(lang)) } th.number { (rounds::board_word(lang)) } th { (rounds::colour(lang)) } th { (rounds::opponent(lang)) } th.number { (rounds::result(lang)) } } }
            tbody {
                @for number in RoundNo::first(view.rounds()) {
                    @let played = view.section.round(number).into_iter().flat_map(|round| &round.pairs);
                    @for (pair, table) in played.zip((1..).map(BoardNo)) {
                        @for (game, board) in pair.games.iter().zip((1..).map(GameNo)) {
                            @if game.white == Some(id) || game.black == Some(id) {
                                @let colour = turmuhr_core::Color::from_white(game.white == Some(id));
                                tr {
                                    td.number.lead { a href=(view.paths.round(number)) { (number) } }
                                    td.number.rest { (view.section.called(At::new(number, table, board))) }
                                    td.rest { (disc(colour, lang)) }
                                    td.name { (view.player(if colour.is_white() { game.black } else { game.white })) }
                                    td.number.end { @if let Some(result) = game.result { (values::outcome(result.seen_by(colour, ()), lang)) } @else { "·" } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The current place, and the next round.
fn now(ask: &Ask, snapshot: &Snapshot, view: &View<'_>, party: Party) -> Markup {
    let lang = ask.lang;
    let section = view.section;
    let after = section.complete_rounds();
    let table = (after > 0).then(|| snapshot.table(section, after));
    let rank = table.as_ref().and_then(|table| {
        let table = table.as_ref().as_ref().ok()?;
        table.places().find(|(_, other)| *other == party).map(|(rank, _)| rank)
    });
    let pair = view.last_round().and_then(|current| {
        let round = section.round(current)?;
        let place = round.pairs.iter().position(|pair| pair.has(party))?;
        let pair = &round.pairs[place];
        (!pair.is_over()).then_some((current, section.table(current, BoardNo(place as u32 + 1)), pair))
    });
    html! {
        @if let Some(rank) = rank {
            p.large { a href=(view.paths.arithmetic(party, after)) { (standings::place_after(lang, rank, after)) } }
        }
        @if let Some((current, board, pair)) = pair {
            p.large {
                (rounds::plays_now(lang, current, board)) " "
                @if let Some(game) = pair.games.first() {
                    (disc(turmuhr_core::Color::from_white(game.first_has_white == (party == pair.first)), lang)) " "
                }
                (view.name(pair.other(party)))
            }
            p { a href=(view.paths.why(party, current)) { (rounds::why_so(lang)) } }
        }
    }
}

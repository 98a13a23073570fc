//! «My page»: a player's own link, without an account. The next board, the own results, the report of a result.

use jiff::Timestamp;
use maud::{Markup, html};
use turmuhr_core::{Color, Points, Round};
use turmuhr_store::Role;
use turmuhr_texts::values;
use turmuhr_tournament::{
    At, EntryId, Fact, GameResult, RoundNo, Section, SectionId, round::Played, self_service::Reports,
};

use super::{Head, Page, done, page_with, register, standings::latest};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault, moved},
    live::{fragment, live},
    parts::{GameRow, View, csrf, disc, rows},
    words::{me as say, players, rounds},
};

/// The player of the link; an arbiter may look at any page.
pub(super) fn own(ask: &Ask) -> Result<(SectionId, EntryId), Fault> {
    let of_pass = ask.visitor.pass.as_ref().filter(|pass| pass.stream == ask.stream());
    match of_pass {
        Some(pass) => pass.player.map(|player| (SectionId(pass.section), player)),
        None => {
            let (section, player) = (ask.query.number("section"), ask.query.number("player"));
            section.map(SectionId).zip(player.map(EntryId))
        }
    }
    .ok_or(Fault::NotFound)
}

/// The address of a player's page; arbiters need the query, links have the player in their pass.
pub(super) fn address(stream: &str, section: SectionId, player: EntryId) -> String {
    format!("/e/{stream}/me?section={section}&player={}", player.0)
}

pub(crate) async fn show(ask: Ask) -> Answer {
    // A poster belongs to nobody.
    if ask.visitor.pass.as_ref().is_some_and(|pass| pass.player.is_none()) {
        return Ok(moved(&format!("/e/{}/here", ask.stream())));
    }
    let snapshot = ask.open().await?;
    let (section, player) = own(&ask)?;
    let section = snapshot.event().section(section).ok_or(Fault::NotFound)?;
    let Some(competitor) = section.players.get(&player) else {
        return register::own_registration(&ask, &snapshot, section, player);
    };
    let view = View::new(&ask, &snapshot, section);
    let content = html! { (next(&ask, &snapshot, &view, player)) (results(&snapshot, &view, player)) };
    if ask.query.has("fragment") {
        return Ok(fragment(&content));
    }
    let body = html! {
        div.me { (live(&ask, &snapshot, "me", &content)) }
        (register::withdrawal(&ask, section, player))
    };
    let person = &competitor.person;
    let rating = section.settings.initial_order.rating(person);
    let title_and_rating = [person.title.clone(), rating.to_string()];
    let known = [!person.title.is_empty(), rating > 0];
    let words: Vec<String> =
        title_and_rating.into_iter().zip(known).filter_map(|(word, known)| known.then_some(word)).collect();
    let under = html! {
        (words.join(" "))
        @if !words.is_empty() && !person.club.is_empty() { " · " }
        (person.club)
    };
    let title = person.name.clone();
    let page = Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None };
    Ok(page_with(&ask, page, Head { under, ..Head::default() }))
}

/// The games of a player in a round, also in a team.
fn games<'s>(section: &Section, round: &'s Played, player: EntryId) -> Vec<GameRow<'s>> {
    rows(section, round).into_iter().filter(|row| row.players().contains(&Some(player))).collect()
}

fn colour(row: &GameRow<'_>, player: EntryId) -> Color {
    Color::from_white(row.of.white == Some(player))
}

fn opponent(row: &GameRow<'_>, player: EntryId) -> Option<EntryId> {
    if row.of.white == Some(player) { row.of.black } else { row.of.white }
}

/// A round without a game.
fn without(view: &View<'_>, player: EntryId, number: RoundNo) -> String {
    let bye = rounds::bye(view.lang);
    view.section.party_of(player).map_or_else(|| bye.clone(), |party| view.bye(party, number, &bye))
}

/// The round being played, or the next one.
fn next(ask: &Ask, snapshot: &Snapshot, view: &View<'_>, player: EntryId) -> Markup {
    let (lang, section) = (ask.lang, view.section);
    let settings = &section.settings;
    let current = section.public_round();
    let played = current.and_then(|number| Some((number, section.round(number)?)));
    let coming = RoundNo::after(section.public_rounds());
    let coming = settings
        .starts
        .get(&coming)
        .filter(|_| coming.is_among(settings.rounds) && !section.finished)
        .map(|start| (coming, *start));
    let withdrawn = withdrawn_from(section, player);
    let plays = |number: RoundNo| withdrawn.is_none_or(|from| from > number);
    let played = played.filter(|(number, _)| plays(*number));
    let to_come = |round: &RoundNo| round.up_to() > section.complete_rounds() && plays(*round);
    let calendar = settings.starts.keys().any(to_come);
    html! {
        @if let Some(from) = withdrawn {
            div.card.seat data-key="withdrawn" { h2 { (players::withdrawn_from(lang, from)) } p { (say::after_withdrawal(lang)) } }
        }
        @if let Some((number, round)) = played {
            div.card.seat data-key="seat" {
                h2 {
                    (rounds::round(lang, number))
                    @if let Some(start) = settings.starts.get(&number) { " · " (time(ask, *start)) }
                }
                @let rows = games(section, round, player);
                @if rows.is_empty() { p.big { (without(view, player, number)) } }
                @for row in &rows {
                    p.big { (rounds::board(lang, &row.label)) }
                    p.against {
                        @let colour = colour(row, player);
                        (disc(colour, lang)) " "
                        @match opponent(row, player) {
                            Some(other) => {
                                (say::against(lang, values::colour(colour, lang))) " " b { (view.player(Some(other))) }
                                @if let Some(rating) = rating(section, other) { " " span.sub { (rating) } }
                            }
                            None => { (say::nobody_opposite(lang)) }
                        }
                    }
                    (report(ask, view, number, row, player))
                }
                @let place = &snapshot.event().details.place;
                @if !place.is_empty() { p.sub { (place) } }
                @if calendar { p { (calendar_button(view, player)) } }
            }
        } @else if withdrawn.is_none() {
            div.card.seat data-key="seat" {
                h2 { (say::not_paired_yet(lang)) }
                p { (say::board_comes_here(lang)) }
                @if calendar { p { (calendar_button(view, player)) } }
            }
        }
        @if let Some((number, start)) = coming.filter(|(coming, _)| withdrawn.is_none_or(|from| from > *coming)) {
            p.coming data-key="coming" { (rounds::round(lang, number)) ": " (time(ask, start)) }
        }
    }
}

/// The first round that the player, or the player's team, misses.
fn withdrawn_from(section: &Section, player: EntryId) -> Option<RoundNo> {
    let own = section.players.get(&player).and_then(|player| player.withdrawn_from);
    own.or_else(|| section.withdrawn_from(section.party_of(player)?))
}

fn calendar_button(view: &View<'_>, player: EntryId) -> Markup {
    html! { a.button.quiet #calendar href={ (view.paths.to("rounds.ics")) "?player=" (player.0) } { (rounds::calendar(view.lang)) } }
}

fn rating(section: &Section, player: EntryId) -> Option<u32> {
    let person = &section.players.get(&player)?.person;
    Some(section.settings.initial_order.rating(person)).filter(|rating| *rating > 0)
}

/// «heute 14:00», else the day and the time.
fn time(ask: &Ask, start: jiff::civil::DateTime) -> String {
    let clock = format!("{}:{:02}", start.hour(), start.minute());
    if ask.local(Timestamp::now()).date() == start.date() {
        say::today(ask.lang, clock)
    } else {
        values::moment(start, ask.lang)
    }
}

/// The result of a game, or what both players say about it.
fn report(ask: &Ask, view: &View<'_>, round: RoundNo, row: &GameRow<'_>, player: EntryId) -> Markup {
    let (lang, section) = (ask.lang, view.section);
    let shown = |result| row.written(result, lang);
    if let Some(result) = row.of.result {
        return html! { p.verdict role="status" { (rounds::result(lang)) ": " (shown(result)) } };
    }
    let possible = section.self_service.results && !section.finished && section.hand.is_none();
    if !possible || opponent(row, player).is_none() {
        return html! {};
    }
    let name = |id: Option<EntryId>| {
        id.and_then(|id| section.players.get(&id)).map_or("", |player| player.person.name.as_str())
    };
    let other = opponent(row, player);
    let (mine, theirs) = (row.of.report_of(player), other.and_then(|other| row.of.report_of(other)));
    let said = match (mine, theirs) {
        (None, None) => None,
        (Some(mine), None) => Some(say::waits_for(lang, shown(mine), name(other))),
        (None, Some(theirs)) => Some(say::they_say(lang, name(other), shown(theirs))),
        (Some(mine), Some(theirs)) if mine == theirs => Some(say::both_say(lang, shown(mine))),
        (Some(mine), Some(theirs)) => Some(say::differ(lang, shown(mine), shown(theirs))),
    };
    html! {
        @if let Some(said) = &said { p.reported role="status" { (said) } }
        @if is_own(ask, player) {
            details.reporting open[mine.is_none() && theirs.is_some()] {
                summary.button.next[mine.is_none()] { (if mine.is_some() { say::report_otherwise(lang) } else { say::report(lang) }) }
                (report_form(ask, round, row, player, theirs))
            }
        }
    }
}

/// An arbiter sees the page, but reports for nobody.
fn is_own(ask: &Ask, player: EntryId) -> bool {
    ask.visitor.pass.as_ref().is_some_and(|pass| pass.role == Role::Player && pass.player == Some(player))
}

fn report_form(
    ask: &Ask,
    round: RoundNo,
    row: &GameRow<'_>,
    player: EntryId,
    theirs: Option<GameResult>,
) -> Markup {
    let lang = ask.lang;
    let (won, lost) = match colour(row, player) {
        Color::White => (GameResult::WHITE_WINS, GameResult::BLACK_WINS),
        Color::Black => (GameResult::BLACK_WINS, GameResult::WHITE_WINS),
    };
    let choices =
        [(won, say::i_won(lang)), (GameResult::DRAW, say::we_drew(lang)), (lost, say::i_lost(lang))];
    html! {
        form.tiles method="post" action={ "/e/" (ask.stream()) "/me/result" } id={ "result-" (round) "-" (row.game) } data-queue data-label=(rounds::board(lang, &row.label)) {
            (csrf(ask))
            input type="hidden" name="round" value=(round);
            input type="hidden" name="board" value=(row.board);
            input type="hidden" name="game" value=(row.game);
            @for (result, word) in choices {
                button.tile.next[theirs == Some(result)] name="result" value=(result) { (word) br; small { (row.written(result, lang)) } }
            }
        }
    }
}

/// Points, place, and every round, the latest first.
fn results(snapshot: &Snapshot, view: &View<'_>, player: EntryId) -> Markup {
    let (lang, section) = (view.lang, view.section);
    let party = section.party_of(player);
    // Rounds after a withdrawal are nobody's rounds.
    let left = withdrawn_from(section, player);
    let all: Vec<RoundNo> = RoundNo::first(section.public_rounds())
        .filter(|number| left.is_none_or(|from| from > *number))
        .collect();
    let after = latest(section);
    let table = party.filter(|_| after > 0).map(|_| snapshot.table(section, after));
    let rank = table.as_ref().and_then(|table| {
        let table = table.as_ref().as_ref().ok()?;
        table.places().find(|(_, other)| Some(*other) == party).map(|(rank, _)| rank)
    });
    let counts = |number: RoundNo| party.is_none_or(|party| view.counts(party, number));
    let finished =
        all.iter().filter(|number| has_result(section, **number, player) && counts(**number)).count();
    let points = match party {
        Some(party) => view.points(party, RoundNo::after(section.public_rounds())),
        None => own_points(section, &all, player),
    };
    html! {
        @if !all.is_empty() {
            div.card.own-results data-key="results" {
                h2 {
                    (say::points_of(lang, values::points(points, lang), finished))
                    @if let (Some(rank), Some(party)) = (rank, party) {
                        " · " a href=(view.paths.arithmetic(party, after)) { (say::place(lang, rank)) }
                    }
                }
                ol.rows reversed {
                    @for number in all.iter().rev() { (own_round(view, *number, player)) }
                }
            }
        }
    }
}

/// A game still being played has none.
fn has_result(section: &Section, number: RoundNo, player: EntryId) -> bool {
    match (section.party_of(player), section.round(number)) {
        (Some(party), _) => section.seen_by(party, number).is_some(),
        (None, Some(round)) => games(section, round, player).iter().any(|row| row.of.result.is_some()),
        (None, None) => false,
    }
}

/// The game points of a member of a team.
fn own_points(section: &Section, all: &[RoundNo], player: EntryId) -> Points {
    let scoring = section.settings.points.scoring();
    let played = all.iter().filter_map(|number| section.round(*number));
    played
        .flat_map(|round| games(section, round, player))
        .filter_map(|row| Some(scoring.worth(row.of.result?.seen_by(colour(&row, player), ()))))
        .sum()
}

fn own_round(view: &View<'_>, number: RoundNo, player: EntryId) -> Markup {
    let (lang, section) = (view.lang, view.section);
    let Some(round) = section.round(number) else { return html! {} };
    let rows = games(section, round, player);
    let party = section.party_of(player);
    let seen = party.and_then(|party| section.seen_by(party, number));
    let is_free = party.is_some_and(|party| section.is_free(party, number));
    html! {
        @if rows.is_empty() {
            li {
                b.round { a href=(view.paths.round(number)) { (number) } }
                span {} span.grow { (without(view, player, number)) }
                span.res { @if let Some(bye @ Round::Bye(_)) = seen.filter(|_| !is_free) { (values::outcome(bye, lang)) } }
            }
        }
        @for row in &rows {
            @let colour = colour(row, player);
            li {
                b.round { a href=(view.paths.round(number)) { (number) } }
                (disc(colour, lang))
                span.grow {
                    span.name { (view.player(opponent(row, player))) }
                    @if let Some(other) = opponent(row, player) {
                        @let club = section.players.get(&other).map_or("", |other| other.person.club.as_str());
                        @let rating = rating(section, other).map(|rating| rating.to_string()).unwrap_or_default();
                        span.sub { (rating) @if !rating.is_empty() && !club.is_empty() { " · " } (club) }
                    }
                }
                span.res { @if let Some(result) = row.of.result { (values::outcome(result.seen_by(colour, ()), lang)) } @else { "·" } }
            }
        }
    }
}

/// A player's report. If the opponent said the same, it becomes the result in the same act.
pub(crate) async fn report_result(ask: Ask) -> Answer {
    let (section, player) = own(&ask)?;
    if !is_own(&ask, player) {
        return Err(Fault::Forbidden);
    }
    let (round, board, game) =
        (ask.form.round().ok_or(Fault::NotFound)?, ask.form.board().ok_or(Fault::NotFound)?, ask.form.game());
    let typed = ask.form.text("result");
    let result: GameResult = typed.parse().map_err(|_| Fault::Wrong(rounds::no_result(ask.lang, typed)))?;
    let at = At::new(round, board, game);
    let home = format!("/e/{}/me", ask.stream());
    let before = ask.open().await?;
    let known =
        before.event().section(section).and_then(|section| section.game(at)).ok_or(Fault::NotFound)?;
    // Sent again, or entered by somebody else meanwhile.
    if known.result == Some(result) || known.result.is_none() && known.report_of(player) == Some(result) {
        return Ok(moved(&home));
    }
    let facts = |now: &Snapshot| {
        let known = now.event().section(section).and_then(|section| section.game(at));
        let mut after = known.map(|known| known.reported).unwrap_or_default();
        if known.is_some_and(|known| known.white == Some(player)) {
            after.white = Some(result);
        } else {
            after.black = Some(result);
        }
        let mut facts = vec![Fact::ResultReported { section, round, board, game, player, result }];
        if let Reports::Agree(agreed) = after.together() {
            let (result, reason) = (Some(agreed), String::new());
            facts.push(Fact::ResultEntered { section, round, board, game, result, reason });
        }
        Ok(facts)
    };
    let snapshot = ask.act_in(Some(section), facts).await?;
    Ok(done(&home, &snapshot))
}

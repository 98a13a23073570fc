//! A player came late: the ways that the rules leave open, one button each.

use maud::{Markup, html};
use turmuhr_texts::values;
use turmuhr_tournament::{
    At, BoardNo, ByeKind, Concern, EntryId, Fact, Format, GameNo, Party, RoundNo, Section,
    late::{Arrival, Free, Lateness, Partner, arrival, unpaired as unpaired_in},
    round::Played,
};

use super::{Page, done, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    parts::{View, act},
    words::{concerns, late as say},
};

fn player(ask: &Ask, section: &Section) -> Result<(EntryId, Party), Fault> {
    let id = EntryId(ask.number("player")?);
    let party = section.players.contains_key(&id).then(|| section.party_of(id)).flatten();
    party.map(|party| (id, party)).ok_or(Fault::NotFound)
}

/// Can the page offer this player anything? Everybody without a board or the bye in the round being played.
fn may_come_late(section: &Section, id: EntryId) -> bool {
    let (Some(party), Some(round)) = (section.party_of(id), section.running()) else { return false };
    // The bracket of a cup is fixed: a bye in it has no opponent to come.
    let is_cup = matches!(section.settings.format, Format::Knockout { .. });
    let paired = |played: &Played| {
        let free = section.is_free(party, round) || is_cup && played.away.contains(&(party, ByeKind::Full));
        played.board_of(party).is_some() || played.bye == Some(party) || free
    };
    let seated = section.round(round).is_some_and(paired);
    !section.finished && !seated && section.withdrawn_from(party).is_none_or(|from| from > round)
}

/// The way to the page of somebody who may come late; nothing for everybody else.
pub(super) fn link(view: &View<'_>, id: EntryId) -> Markup {
    html! {
        @if view.staff && may_come_late(view.section, id) {
            a.late href={ (view.paths.player(id)) "/late" } aria-label=(say::button_of(view.lang, &view.section.players[&id].person.name)) { (say::button(view.lang)) }
        }
    }
}

/// Those who are here and not paired in the public round, with the way to what can be done.
pub(super) fn unpaired(view: &View<'_>) -> Markup {
    let Some((round, players)) = unpaired_in(view.section).filter(|_| view.staff) else { return html! {} };
    let over = view.section.missing(round).is_empty();
    html! {
        div.open.warn #unpaired {
            p { "⚠ " @if over { (say::unpaired_over(view.lang, round, view.section.next_round())) } @else { (say::unpaired(view.lang, round)) } }
            ul { @for id in &players { li {
                (view.player(Some(*id))) " "
                @if !over { a.button href={ (view.paths.player(*id)) "/late" } { (say::settle(view.lang)) } }
            } } }
        }
    }
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (id, party) = player(&ask, section)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let name = section.name(party);
    let now = ask.local(jiff::Timestamp::now());
    let body = match arrival(section, party, now) {
        Arrival::HasBye { round } => html! { p.note { (say::has_the_bye(lang, name, round)) } },
        Arrival::NotPlaying => html! { p.note { (say::not_playing(lang, name)) } },
        Arrival::Over { board } => html! { p.note { (say::over(lang, name, table(section, board))) } },
        Arrival::Paired { board, until, default, .. } => {
            let until = until.map(|until| values::moment(until, lang));
            paired(&ask, &view, board, until, default)
        }
        Arrival::Draft { round } => html! {
            p { (say::draft(lang, name, round)) }
            (way(&ask, "draft", &say::pair_again(lang, round), "next", &[]))
        },
        Arrival::Free { round, partners, next } => free(&ask, &snapshot, &view, round, &partners, next),
        Arrival::BeforeRound { next } => html! {
            p { (say::plays_from(lang, name, next)) }
            (way(&ask, "next", &say::enter_next(lang, next), "next", &[]))
        },
    };
    let body = html! {
        (body)
        p { a href=(view.paths.player(id)) { (name) } " · " a href=(view.paths.to("check-in")) { (crate::words::players::check_in(lang)) } }
    };
    let title = say::title(lang, name);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

fn table(section: &Section, board: BoardNo) -> u32 {
    section.running().map_or(board.0, |round| section.table(round, board))
}

fn way(ask: &Ask, way: &str, label: &str, class: &str, more: &[(&str, &str)]) -> Markup {
    let fields: Vec<(&str, &str)> = [("way", way)].into_iter().chain(more.iter().copied()).collect();
    act(ask, &ask.here, label, class, &fields)
}

/// Paired already: the default time decides (6.7.1).
fn paired(ask: &Ask, view: &View<'_>, board: BoardNo, until: Option<String>, default: Lateness) -> Markup {
    let (lang, shown) = (ask.lang, table(view.section, board));
    let round = view.section.running();
    let to = round.map(|round| view.paths.board(At::new(round, board, GameNo::FIRST)));
    html! {
        @match (default, until) {
            (Lateness::InTime, Some(until)) => p { (say::in_time(lang, shown, until)) },
            (Lateness::Passed, Some(until)) => p.trouble { (say::too_late(lang, shown, until)) },
            (Lateness::Unknown | Lateness::InTime | Lateness::Passed, _) => p { (say::start_unknown(lang, shown)) },
        }
        @if let Some(to) = to { p { a.button href=(to) { (say::to_board(lang, shown)) } } }
    }
}

/// Not paired: an opponent without a game, or the next round.
fn free(
    ask: &Ask,
    snapshot: &Snapshot,
    view: &View<'_>,
    round: RoundNo,
    partners: &[Partner],
    next: Option<RoundNo>,
) -> Markup {
    let lang = ask.lang;
    html! {
        @if partners.is_empty() { p { (say::nobody_free(lang, round)) } }
        @else {
            p { (say::can_play(lang, round)) }
            ul.ways {
                @for (at, partner) in partners.iter().take(MOST).enumerate() {
                    @let (white, black) = partner.pair;
                    @let told = told(snapshot, view.section, round, partner);
                    li {
                        (way(ask, "play", &say::play(lang, view.section.name(white), view.section.name(black)), if at == 0 { "next" } else { "button" },
                            &[("white", &white.to_string()), ("black", &black.to_string()), ("accepted", "confirm")]))
                        " " small { (why_free(view, partner)) }
                        @for concern in &told { p.trouble { (concerns::concern(&concern.kind, Some(view.section), view.reader, lang)) } }
                    }
                }
            }
        }
        @if let Some(next) = next { (way(ask, "next", &say::enter_next(lang, next), if partners.is_empty() { "next" } else { "button" }, &[])) }
    }
}

/// The concerns of this pair. The button beside them confirms; what must be confirmed twice is asked again.
fn told(snapshot: &Snapshot, section: &Section, round: RoundNo, partner: &Partner) -> Vec<Concern> {
    let fact = Fact::LatecomerPaired { section: section.id, round, pair: partner.pair };
    snapshot.journal().judge(&fact).unwrap_or_default()
}

/// The most partners listed; the best come first.
const MOST: usize = 8;

fn why_free(view: &View<'_>, partner: &Partner) -> String {
    let lang = view.lang;
    let who = view.section.name(partner.party);
    match partner.free {
        Free::Bye => say::has_bye(lang, who),
        Free::NotPaired => say::not_paired(lang, who),
        Free::Waits { board, absent } => {
            say::waits(lang, who, table(view.section, board), view.section.name(absent))
        }
    }
}

pub(crate) async fn take(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (id, party) = player(&ask, section)?;
    // Where nobody is checked in, everybody counts as present; a single check-in would make all others absent.
    let here = section.somebody_checked_in().then(|| Fact::CheckedIn {
        section: section.id,
        players: vec![id],
        present: true,
    });
    let paths = crate::parts::Paths::new(ask.stream(), section.id);
    let round = section.running();
    let (facts, to): (Vec<Fact>, String) = match (ask.form.text("way"), round) {
        ("play", Some(round)) => {
            let side = |name: &str| ask.form.text(name).parse().ok().and_then(|number| section.find(number));
            let pair = side("white").zip(side("black")).ok_or(Fault::NotFound)?;
            if pair.0 != party && pair.1 != party {
                return Err(Fault::NotFound);
            }
            let fact = Fact::LatecomerPaired { section: section.id, round, pair };
            (here.into_iter().chain([fact]).collect(), paths.round(round))
        }
        ("draft", Some(round)) => {
            let reason = say::draft_reason(ask.lang, section.name(party));
            let again = Fact::RoundDiscarded { section: section.id, round, reason };
            (here.into_iter().chain([again]).collect(), paths.to("pairing"))
        }
        // From the next round on; a player on the list needs nothing but to be here.
        ("next", _) => (here.into_iter().collect(), paths.player(id)),
        _ => return Err(Fault::NotFound),
    };
    if facts.is_empty() {
        let next = section.next_round();
        let body = html! {
            p.good role="status" #done { "✓ " (say::settled(ask.lang, section.name(party), next)) }
            p { a.next href=(to) { (section.name(party)) } }
        };
        let title = say::title(ask.lang, section.name(party));
        return Ok(page(
            &ask,
            Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None },
        ));
    }
    let now = ask.act(facts).await?;
    Ok(done(&to, &now))
}

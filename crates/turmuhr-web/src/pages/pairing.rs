//! The next round before it exists: the lots, the proposal with its reasons, and its acceptance.

use maud::{Markup, html};
use turmuhr_core::{Color, PlayerId};
use turmuhr_pairing::{NoPairing, doubt};
use turmuhr_store::Role;
use turmuhr_texts::{
    reasons::{self, Voice},
    values,
};
use turmuhr_tournament::{
    At, BoardNo, ByeKind, Event, Fact, GameNo, NoProposal, Origin, Party, Proposal, RoundNo, Seating,
    propose, propose_rest,
};

use super::{Head, Page, done, event::next_step, page_with};
use crate::{
    accounts,
    http::{Answer, Ask, Fault},
    parts::{Names, View, act, csrf, moved, reason},
    words::{events, late, refusals, rounds as say, schedule, wizard},
};

pub(crate) async fn preview(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let next = section.next_round();
    let draft = section.draft().is_some();
    let missing = section.current().map(|round| section.missing(round)).unwrap_or_default();
    let (body, aside, next_step) = if section.finished || draft || next.up_to() > section.settings.rounds {
        let why = if next.up_to() > section.settings.rounds {
            refusals::rounds_over(lang, section.settings.rounds)
        } else {
            say::draft(lang)
        };
        (html! { p.empty { (why) } }, None, Some(next_step(&ask, &view)))
    } else {
        match propose(snapshot.event(), section) {
            Ok(proposal) => {
                let take = html! {
                    form.act method="post" action=(ask.here) #pair {
                        (csrf(&ask))
                        input type="hidden" name="round" value=(next);
                        button.next.step { (say::take_proposal(lang, next)) }
                    }
                };
                (
                    html! {
                        (whole(&ask, &view))
                        (excluded(&ask, &view))
                        @if !missing.is_empty() { p.warn { (say::results_missing(lang, next.before(), missing.len())) } }
                        (unheard_of(&ask, &view))
                        (awaited(&ask, &view))
                        (table(&view, &proposal))
                    },
                    Some(record(snapshot.event(), &view, &proposal)),
                    Some(take),
                )
            }
            Err(NoProposal::LotsMissing) => (lots(&ask, &view), None, None),
            Err(why) => {
                let impossible = matches!(why, NoProposal::Swiss(NoPairing::Impossible { .. }));
                let chief = ask.visitor.role >= Role::ChiefArbiter;
                (
                    html! {
                        p.trouble { (refusals::no_proposal(&why, section, lang)) }
                        @if impossible {
                            p #ways-out { (say::ways_out(lang)) }
                            @if chief { (by_hand(&ask, &view, next)) (end_now(&ask, &view)) }
                        }
                        @if let NoProposal::Undecided { boards } = &why { (undecided(&view, boards)) }
                    },
                    None,
                    None,
                )
            }
        }
    };
    let title = say::proposal(lang, next);
    let page = Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside };
    Ok(page_with(&ask, page, Head { next: next_step, ..Head::default() }))
}

/// The pairings of a table are fixed, so all rounds can be published at once.
pub(super) fn whole(ask: &Ask, view: &View<'_>) -> Markup {
    let section = view.section;
    let format = &section.settings.format;
    let draft = section.draft().is_some();
    let open = section.next_round().is_among(section.settings.rounds)
        && section.lots.is_some()
        && !draft
        && !section.whole
        && !section.finished;
    html! {
        @if view.staff && open && format.is_fixed() && !format.is_of_teams() {
            div.card #whole {
                p { (schedule::pair_all_explained(ask.lang)) }
                (act(ask, &view.paths.to("pairing/all"), &schedule::pair_all(ask.lang), "button", &[]))
            }
        }
    }
}

/// Pairs and publishes all rounds that are left.
pub(crate) async fn take_all(ask: Ask) -> Answer {
    let section = ask.number("section")?;
    let lang = ask.lang;
    let now = ask
        .act_on(|now| {
            let id = turmuhr_tournament::SectionId(section);
            let section = now.event().section(id).ok_or(Fault::NotFound)?;
            let rounds = propose_rest(now.event(), section)
                .map_err(|why| Fault::Refused(refusals::no_proposal(&why, section, lang)))?;
            Ok(vec![Fact::AllRoundsPaired { section: id, rounds }])
        })
        .await?;
    Ok(done(&format!("/e/{}/s/{section}/schedule", ask.stream()), &now))
}

/// The matches of a cup that have no winner: each with the way to its board.
fn undecided(view: &View<'_>, boards: &[u32]) -> Markup {
    let Some(round) = view.section.current() else { return html! {} };
    html! {
        ul #undecided { @for board in boards.iter().filter(|board| **board > 0) {
            @let at = At::new(round, BoardNo(*board), GameNo::FIRST);
            li { a.button href={ (view.paths.board(at)) "#decide" } { (say::decide_at(view.lang, view.section.called(at))) } }
        } }
    }
}

/// The section ends with the rounds that were played.
fn end_now(ask: &Ask, view: &View<'_>) -> Markup {
    let section = view.section;
    let ready = section.current().is_some_and(|round| section.missing(round).is_empty());
    html! {
        @if ready {
            div #end-now {
                p { (say::end_now_explained(ask.lang, section.current_round())) }
                (act(ask, &view.paths.to("finish"), &events::finish(ask.lang), "button", &[]))
            }
        }
    }
}

/// If the rules give no pairing, the chief arbiter pairs by hand.
fn by_hand(ask: &Ask, view: &View<'_>, round: RoundNo) -> Markup {
    html! {
        form.narrow method="post" action={ (view.paths.round(round)) "/hand" } #hand {
            (csrf(ask))
            (reason(ask, true))
            button { (say::hand_begin(ask.lang)) }
        }
    }
}

/// Players the rules want excluded for absence; the arbiter decides.
fn excluded(ask: &Ask, view: &View<'_>) -> Markup {
    let lang = ask.lang;
    html! {
        @for (party, forfeits) in view.section.to_be_excluded() {
            @let name = view.section.name(party);
            @if let Some(player) = view.section.unit(party).player() { div.warn {
                p { (wizard::to_be_excluded(lang, name, forfeits)) }
                (act(ask, &format!("{}/withdraw", view.paths.player(player)), &wizard::exclude(lang, name), "danger",
                    &[("reason", &wizard::excluded_reason(lang, forfeits)), ("back", &ask.here)]))
            } }
        }
    }
}

/// Players who lost the last round by absence: one click leaves each out.
fn unheard_of(ask: &Ask, view: &View<'_>) -> Markup {
    let lang = ask.lang;
    html! {
        @for id in view.section.unheard_of() {
            @let name = &view.section.players[&id].person.name;
            div.warn.unheard-of {
                p { (late::missed(lang, name)) }
                (act(ask, &view.paths.to("check-in"), &late::leave_out(lang, name), "button",
                    &[("player", &id.0.to_string()), ("back", &ask.here)]))
            }
        }
    }
}

/// Players who have not come yet: one click brings each into the pairing.
fn awaited(ask: &Ask, view: &View<'_>) -> Markup {
    let lang = ask.lang;
    html! {
        @for id in view.section.awaited() {
            @let name = &view.section.players[&id].person.name;
            div.warn.awaited {
                p { (late::awaited(lang, name)) }
                (act(ask, &view.paths.to("check-in"), &late::has_come(lang, name), "button",
                    &[("player", &id.0.to_string()), ("present", "yes"), ("back", &ask.here)]))
            }
        }
    }
}

fn lots(ask: &Ask, view: &View<'_>) -> Markup {
    let lang = ask.lang;
    html! {
        p { (say::lots_explained(lang)) }
        form.narrow method="post" action={ (view.paths.to("lots")) } #lots {
            (csrf(ask))
            // The table of a round robin gives the colours.
            @if view.section.settings.format.is_fixed() { p.note { (say::colour_by_table(lang)) } }
            @else { label.field { span { (say::first_colour(lang)) } select name="colour" {
                option value="lot" { (say::by_lot(lang)) }
                option value="white" { (values::colour(Color::White, lang)) }
                option value="black" { (values::colour(Color::Black, lang)) }
            } } }
            @if view.section.settings.format.is_fixed() {
                label.check { input type="checkbox" name="numbers" value="yes" checked; " " (say::numbers_by_lot(lang)) }
            }
            button.next.step { (say::draw_lots(lang)) }
        }
    }
}

pub(crate) async fn draw_lots(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let first = match ask.form.text("colour") {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    };
    let lots = turmuhr_tournament::draw_lots(section, accounts::seed(), first, ask.form.has("numbers"));
    let now = ask.act(vec![lots]).await?;
    Ok(done(&format!("/e/{}/s/{}/pairing", ask.stream(), section.id), &now))
}

fn table(view: &View<'_>, proposal: &Proposal) -> Markup {
    let lang = view.lang;
    let (round, paired) = (proposal.round, &proposal.paired);
    let seating = Seating::of(view.section, paired.pairs.iter().copied());
    let names = Names::new(view);
    let called = |id: PlayerId| names.short(id);
    let reasons =
        proposal.swiss.as_ref().map(|pairing| pairing.record.colours.as_slice()).unwrap_or_default();
    let kept = view.section.settings.kept_apart.map(|kept| kept.within(view.section.settings.rounds));
    let kept = kept.filter(|kept| {
        view.section.settings.format.is_swiss() && kept.until.is_none_or(|until| round <= until)
    });
    html! {
        (moved(view, &seating))
        @if let Some(kept) = kept { p.note.apart { (crate::words::apart::setting(kept, lang)) } }
        table.boards {
            caption.repeats { (say::proposal(lang, round)) }
            thead { tr {
                th.number { (say::board_word(lang)) }
                th { (values::colour(Color::White, lang)) } th.number.wide { (say::points_before(lang)) }
                th { (values::colour(Color::Black, lang)) } th.number.wide { (say::points_before(lang)) } td {}
            } }
            tbody {
                @for (at, &(white, black)) in paired.pairs.iter().enumerate() {
                    tr {
                        th.number scope="row" { (seating.table(BoardNo(at as u32 + 1))) }
                        td.left { (view.number(white)) " " (view.name(white)) } td.number.wide { (view.shown_points(white, round)) }
                        td.right { (view.number(black)) " " (view.name(black)) } td.number.wide { (view.shown_points(black, round)) }
                        td.reasons {
                            @if let Some(reason) = reasons.get(at) { details { summary { (say::colours(lang)) } (reasons::colours(reason, Voice::with_names(lang, &called))) } }
                            a href=(view.paths.why(white, round)) { (say::why(lang)) }
                        }
                    }
                }
                @if let Some(party) = paired.bye {
                    tr.alone { td {} td.left { (view.number(party)) " " (view.name(party)) } td.number.wide { (view.shown_points(party, round)) } td.right { (say::bye(lang)) } td.wide {} td.reasons { a href=(view.paths.why(party, round)) { (say::why(lang)) } } }
                }
            }
        }
        @if !paired.away.is_empty() { (away(view, &paired.away)) }
    }
}

fn away(view: &View<'_>, away: &[(Party, ByeKind)]) -> Markup {
    html! {
        h2 { (say::not_paired(view.lang)) }
        ul { @for (party, kind) in away { li { (view.name(*party)) ": " (values::bye(*kind, view.lang)) } } }
    }
}

/// The complete record, for the arbiter.
fn record(event: &Event, view: &View<'_>, proposal: &Proposal) -> Markup {
    let lang = view.lang;
    let names = Names::new(view);
    let called = |id: PlayerId| names.numbered(id);
    let voice = Voice::with_names(lang, &called);
    html! {
        h2 { (say::reasons(lang)) }
        @match &proposal.swiss {
            Some(pairing) => {
                @if let Ok(ready) = propose::ready(event, view.section, proposal.round) {
                    @if let Ok(Some(doubt)) = doubt(&ready.field, ready.system) { p.warn { (reasons::doubt(doubt, lang)) } }
                    pre.record { @for line in reasons::account(pairing, &ready.field, ready.system, voice) { (line) "\n" } }
                }
            },
            None => p { (say::by_table(&view.section.settings.format, lang)) },
        }
        @if let Some(lots) = &view.section.lots { p.note { (say::drawn_with(lang, lots.seed)) } }
    }
}

pub(crate) async fn take(ask: Ask) -> Answer {
    let section = ask.number("section")?;
    let wanted = ask.form.round().ok_or(Fault::NotFound)?;
    let lang = ask.lang;
    let now = ask
        .act_on(|now| {
            let id = turmuhr_tournament::SectionId(section);
            let section = now.event().section(id).ok_or(Fault::NotFound)?;
            // If another arbiter has paired it meanwhile, nothing else is paired instead.
            if wanted < section.next_round() {
                return Err(Fault::Refused(refusals::round_paired(lang, wanted)));
            }
            let proposal = propose(now.event(), section)
                .map_err(|why| Fault::Refused(refusals::no_proposal(&why, section, lang)))?;
            let (round, paired) = (proposal.round, proposal.paired);
            Ok(vec![Fact::RoundPaired { section: id, round, paired, origin: Origin::Program }])
        })
        .await?;
    Ok(done(&format!("/e/{}/s/{section}/rounds/{wanted}", ask.stream()), &now))
}

//! The history: all entries, undo, the event as it was after an entry, and the journal as a file with its
//! checksum.

use maud::{Markup, html};
use turmuhr_journal::Story;
use turmuhr_texts::values;
use turmuhr_tournament::{At, BoardNo, Entry, Event, Fact, GameResult, Journal, alphabet};

use super::{Page, done, page, replaced, round, standings};
use crate::{
    accounts::Token,
    desk::Snapshot,
    http::{Answer, Ask, Fault, file, local},
    parts::{View, act, choice},
    words::{concerns, events as say, journal, rounds, shell, standings as table_say},
};

/// One or two screenfuls.
const A_PAGE: usize = 100;

/// The group of a fact, for filtering.
const fn kind(fact: &Fact) -> &'static str {
    match fact {
        Fact::ResultEntered { .. }
        | Fact::ResultReported { .. }
        | Fact::RatedOtherwise { .. }
        | Fact::GameRecorded { .. }
        | Fact::MatchDecided { .. } => "results",
        Fact::LotsDrawn { .. }
        | Fact::PairsProhibited { .. }
        | Fact::LineUpSet { .. }
        | Fact::RoundPaired { .. }
        | Fact::AllRoundsPaired { .. }
        | Fact::RoundDiscarded { .. }
        | Fact::RoundPublished { .. }
        | Fact::RoundWithheld { .. }
        | Fact::HandPairingBegun { .. }
        | Fact::HandPaired { .. }
        | Fact::LatecomerPaired { .. }
        | Fact::HandPairingEnded { .. } => "pairing",
        Fact::PlayersEntered { .. }
        | Fact::PlayerChanged { .. }
        | Fact::PlayerRemoved { .. }
        | Fact::PlayersMerged { .. }
        | Fact::CheckedIn { .. }
        | Fact::FeePaid { .. }
        | Fact::Withdrawn { .. }
        | Fact::Returned { .. }
        | Fact::ByeGranted { .. }
        | Fact::ByeTakenBack { .. }
        | Fact::ByeWished { .. }
        | Fact::PlayerRegistered { .. }
        | Fact::RegistrationWithdrawn { .. }
        | Fact::RegistrationsAccepted { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::TeamsEntered { .. }
        | Fact::TeamChanged { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::TeamReturned { .. } => "players",
        Fact::Undone { .. } => "undone",
        Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::FideModeLeft { .. }
        | Fact::MadeAnonymous {}
        | Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::SectionAdded { .. }
        | Fact::SectionChanged { .. }
        | Fact::SelfServiceSet { .. }
        | Fact::IncidentRecorded { .. }
        | Fact::ClocksNoted { .. }
        | Fact::Remarked { .. }
        | Fact::SectionFinished { .. } => "event",
    }
}

/// The board of a fact.
const fn board(fact: &Fact) -> Option<BoardNo> {
    match fact {
        Fact::ResultEntered { board, .. }
        | Fact::ResultReported { board, .. }
        | Fact::RatedOtherwise { board, .. }
        | Fact::GameRecorded { board, .. }
        | Fact::MatchDecided { board, .. }
        | Fact::IncidentRecorded { board, .. }
        | Fact::ClocksNoted { board, .. } => Some(*board),
        Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::FideModeLeft { .. }
        | Fact::MadeAnonymous {}
        | Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::SectionAdded { .. }
        | Fact::SectionChanged { .. }
        | Fact::PlayersEntered { .. }
        | Fact::PlayerChanged { .. }
        | Fact::PlayerRemoved { .. }
        | Fact::PlayersMerged { .. }
        | Fact::CheckedIn { .. }
        | Fact::FeePaid { .. }
        | Fact::Withdrawn { .. }
        | Fact::Returned { .. }
        | Fact::ByeGranted { .. }
        | Fact::ByeTakenBack { .. }
        | Fact::ByeWished { .. }
        | Fact::SelfServiceSet { .. }
        | Fact::PlayerRegistered { .. }
        | Fact::RegistrationWithdrawn { .. }
        | Fact::RegistrationsAccepted { .. }
        | Fact::PairsProhibited { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::TeamsEntered { .. }
        | Fact::TeamChanged { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::TeamReturned { .. }
        | Fact::LineUpSet { .. }
        | Fact::LotsDrawn { .. }
        | Fact::RoundPaired { .. }
        | Fact::AllRoundsPaired { .. }
        | Fact::RoundDiscarded { .. }
        | Fact::RoundPublished { .. }
        | Fact::RoundWithheld { .. }
        | Fact::HandPairingBegun { .. }
        | Fact::HandPaired { .. }
        | Fact::LatecomerPaired { .. }
        | Fact::HandPairingEnded { .. }
        | Fact::Remarked { .. }
        | Fact::SectionFinished { .. }
        | Fact::Undone { .. } => None,
    }
}

/// The line of an entry, on its page of the list.
pub(super) fn address(snapshot: &Snapshot, entry: u64) -> String {
    let page = snapshot.position().saturating_sub(entry) / A_PAGE as u64 + 1;
    format!("/e/{}/history?page={page}#entry-{entry}", snapshot.stream())
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let undone = snapshot.journal().undone();
    let replaced = replaced::results(snapshot.journal().entries());
    let query = &ask.query;
    let (word, by, wanted) = (query.text("q").to_lowercase(), query.text("by"), query.text("kind"));
    let at_board = query.board();
    let found = |text: &str| text.to_lowercase().contains(&word);
    let all: Vec<(&Entry, String)> = snapshot
        .journal()
        .entries()
        .iter()
        .rev()
        .filter(|entry| {
            (by.is_empty() || entry.by == by)
                && (wanted.is_empty() || kind(&entry.fact) == wanted)
                && at_board.is_none_or(|wanted| board(&entry.fact) == Some(wanted))
        })
        .map(|entry| (entry, snapshot.told(&entry.fact, lang)))
        .filter(|(entry, text)| {
            found(text)
                || found(&entry.by)
                || snapshot.told_of(&entry.fact, lang).as_deref().is_some_and(found)
        })
        .collect();
    let pages = all.len().div_ceil(A_PAGE).max(1);
    let at = query.number("page").unwrap_or(1).clamp(1, pages as u32) as usize;
    let (base, undo) = (ask.here.as_str(), format!("/e/{}/undo", snapshot.stream()));
    let body = html! {
        (filters(&ask, &snapshot))
        table.history {
            caption { (say::history_explained(lang)) }
            thead { tr { th.number { (say::entry(lang)) } th { (say::time(lang)) } th { (say::what(lang)) } th { (say::who(lang)) } td {} } }
            tbody {
                @for (entry, text) in all.iter().skip((at - 1) * A_PAGE).take(A_PAGE) {
                    tr.undone[undone.contains(&entry.number)] #{ "entry-" (entry.number) } {
                        td.number { a href={ (base) "/" (entry.number) } title=(journal::look(lang)) { (entry.number) } }
                        td { time datetime=(entry.at) { (values::second(ask.local(entry.at), lang)) } }
                        td {
                            (text) (beside(&ask, &snapshot, entry, replaced.get(&entry.number)))
                            @if let Some(section) = snapshot.told_of(&entry.fact, lang) { " " small { (section) } }
                            @if undone.contains(&entry.number) { " " span.mark { (say::cancelled(lang)) } }
                        }
                        td { (entry.by) }
                        td {
                            @if entry.number > 1 && !Event::is_for_good(&entry.fact) && !undone.contains(&entry.number) {
                                (act(&ask, &undo, &shell::undo(lang), "quiet", &[("entry", &entry.number.to_string()), ("back", &ask.here)]))
                            }
                        }
                    }
                }
            }
        }
        @if all.is_empty() { p.empty { (journal::nothing_so(lang)) } }
        @if pages > 1 {
            nav.pages aria-label=(say::pages(lang)) {
                @for number in 1..=pages {
                    a href={ (base) "?" (with_page(&ask, number)) } aria-current=[(number == at).then_some("page")] { (number) }
                }
            }
        }
        h2 { (journal::as_file(lang)) }
        p { a.button #journal-file href={ (base) "/file" } { (journal::download(lang)) } }
        p.note { (journal::checksum(lang, snapshot.position())) " " code { (checksum(&snapshot)) } }
    };
    let title = say::history(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside: None }))
}

/// What a changed result was before, and why it was changed.
fn beside(ask: &Ask, snapshot: &Snapshot, entry: &Entry, before: Option<&GameResult>) -> Markup {
    let Fact::ResultEntered { round, board, game, reason, .. } = &entry.fact else { return html! {} };
    let section = snapshot.section_of(&entry.fact);
    let at = At::new(*round, *board, *game);
    let before = before.map(|before| concerns::listed_result(at, *before, section, ask.lang));
    html! {
        @if let Some(before) = before { " " small { (journal::before(ask.lang, before)) } }
        @if !reason.is_empty() { " " small { (journal::because(ask.lang, reason)) } }
    }
}

/// The same query on another page.
fn with_page(ask: &Ask, number: usize) -> String {
    let others = ask.query.0.iter().filter(|(name, _)| !["page", "done"].contains(&name.as_str()));
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(others)
        .append_pair("page", &number.to_string())
        .finish()
}

fn filters(ask: &Ask, snapshot: &Snapshot) -> Markup {
    let lang = ask.lang;
    let mut people: Vec<&str> = snapshot
        .journal()
        .entries()
        .iter()
        .map(|entry| entry.by.as_str())
        .filter(|by| !by.is_empty())
        .collect();
    people.sort_by_cached_key(|name| alphabet::key(name));
    people.dedup();
    let people: Vec<(String, String)> = [(String::new(), journal::everybody(lang))]
        .into_iter()
        .chain(people.into_iter().map(|by| (by.to_owned(), by.to_owned())))
        .collect();
    let kinds: Vec<(String, String)> = [
        ("", journal::every_kind(lang)),
        ("results", journal::results(lang)),
        ("pairing", journal::pairing(lang)),
        ("players", journal::players(lang)),
        ("event", journal::event(lang)),
        ("undone", journal::undone(lang)),
    ]
    .map(|(word, label)| (word.to_owned(), label))
    .to_vec();
    html! {
        form.tools method="get" action=(ask.here) role="search" data-auto #filter {
            input.search type="search" name="q" value=(ask.query.text("q")) aria-label=(shell::search(lang))
                placeholder=(shell::search(lang)) data-search;
            (choice("by", &say::who(lang), ask.query.text("by"), &people))
            (choice("kind", &journal::kind(lang), ask.query.text("kind"), &kinds))
            label.field.short { span { (rounds::board_word(lang)) } input name="board" type="number" min="1" value=(ask.query.text("board")); }
            button.quiet { (crate::words::players::filter(lang)) }
        }
    }
}

/// The event after an entry: the round of each section and the standings, computed from the entries up to then.
pub(crate) async fn then(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let number: u64 = ask.path.text("entry").parse().map_err(|_| Fault::NotFound)?;
    let entries = snapshot.journal().entries();
    let until = usize::try_from(number).ok().filter(|number| (1..=entries.len()).contains(number));
    let until = until.ok_or(Fault::NotFound)?;
    let journal_then = Journal::open(entries[..until].to_vec()).map_err(|_| Fault::NotFound)?;
    let entry = &entries[until - 1];
    let past = Snapshot::new(snapshot.stream(), journal_then);
    let event = past.event();
    let said = past.told(&entry.fact, lang);
    let home = format!("/e/{}/history", snapshot.stream());
    let body = html! {
        p.large { (say::entry(lang)) " " (number) " · " (values::second(ask.local(entry.at), lang)) " · " (said) " · " (entry.by) }
        nav.pages aria-label=(say::entry(lang)) {
            @if until > 1 { a rel="prev" href={ (home) "/" (number - 1) } { "◀ " (number - 1) } }
            a href={ (home) "#entry-" (number) } { (say::history(lang)) }
            @if until < entries.len() { a rel="next" href={ (home) "/" (number + 1) } { (number + 1) " ▶" } }
        }
        p.note { (journal::as_of(lang, number)) }
        @for section in event.sections.values() {
            @let view = View::new(&ask, &past, section);
            @let current = section.current();
            section.card {
                h2 { (say::name_of(event, section, lang)) }
                @if let Some((current, played)) = current.and_then(|current| Some((current, section.round(current)?))) {
                    h3 { (rounds::round_of(lang, current, section.settings.rounds)) }
                    (round::boards(&view, &past, current, played))
                } @else { p.empty { (table_say::nothing_played(lang)) } }
                @let after = section.public_rounds();
                @if after > 0 {
                    @if let Ok(table) = past.table(section, after).as_ref() { (standings::rows(&view, table, usize::MAX)) }
                }
            }
        }
    };
    let title = journal::state(lang, number);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside: None }))
}

/// One line of JSON for each entry.
fn lines(entries: &[Entry]) -> String {
    let told = entries.iter().filter_map(|entry| serde_json::to_string(entry).ok());
    told.fold(String::new(), |mut text, line| {
        text.push_str(&line);
        text.push('\n');
        text
    })
}

/// Computed over all lines but the last, so that anyone can check it.
fn checksum(snapshot: &Snapshot) -> String {
    let sum = snapshot
        .fragment("journal checksum".to_owned(), || Token::hash_of(&lines(snapshot.journal().entries())));
    sum.to_string()
}

pub(crate) async fn as_file(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let mut text = lines(snapshot.journal().entries());
    let last = serde_json::json!({ "entries": snapshot.position(), "sha256": checksum(&snapshot) });
    text.push_str(&format!("{last}\n"));
    let name = format!("{}-journal-{}.jsonl", snapshot.stream(), snapshot.position());
    Ok(file("application/jsonl; charset=utf-8", &name, text))
}

pub(crate) async fn undo(mut ask: Ask) -> Answer {
    let entry = ask.form.text("entry").parse().map_err(|_| Fault::NotFound)?;
    // The button was made when nothing came after the entry. Something has since: then there is a question first.
    if ask.form.has("fresh") && ask.open().await?.position() != entry {
        ask.form.set("accepted", String::new());
    }
    let reason = ask.form.text("reason").to_owned();
    let undone = |entry: u64| Fact::Undone { entry, reason: reason.clone() };
    let facts = match ask.form.text("whole") {
        "" => vec![undone(entry)],
        // The last first: a later entry of the act may rest on an earlier one.
        _ => ask.open().await?.act_until(entry).iter().rev().map(|entry| undone(entry.number)).collect(),
    };
    let snapshot = ask.act(facts).await?;
    let back = local(ask.form.text("back"));
    let home = format!("/e/{}", ask.stream());
    Ok(done(back.unwrap_or(&home), &snapshot))
}

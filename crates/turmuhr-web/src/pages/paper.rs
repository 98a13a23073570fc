//! The print centre: every document as PDF, and the check of a printed sheet against the journal.

use maud::{Markup, PreEscaped, html};
use turmuhr_print::{CheckCode, Choice, Found, What, check_code, sheet, source, typeset, verify};
use turmuhr_texts::{Lang, print as paper};
use turmuhr_tournament::{Event, Fact, Remarks, Section};

use super::{Page, done, page, prizes::winners_later};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault, pdf},
    parts::{csrf, options},
    words::{paper as say, rounds, shell},
};

/// Documents everyone may print: they hang on the wall anyway.
const PUBLIC: [What; 8] = [
    What::StartList,
    What::Pairings,
    What::Names,
    What::AllRounds,
    What::Standings,
    What::Cross,
    What::Chart,
    What::Prizes,
];

fn may_print(ask: &Ask, what: What) -> bool {
    ask.is_staff() || PUBLIC.contains(&what)
}

/// Paper shows winners to the same readers as the pages.
fn hides_winners(ask: &Ask, section: &Section, what: What, after: u32) -> bool {
    what == What::Prizes && !ask.is_staff() && !section.shows_winners(after)
}

/// The part of a section visible to this visitor.
fn visible(ask: &Ask, section: &Section) -> Section {
    if ask.is_staff() { section.clone() } else { public(section) }
}

/// The public part.
fn public(section: &Section) -> Section {
    let mut seen = section.clone();
    seen.rounds.truncate(section.public_rounds() as usize);
    seen
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let seen = visible(&ask, section);
    // A fixed table is known once its numbers are drawn.
    let ahead = section.settings.format.is_fixed() && section.lots.is_some();
    let code = ask.query.text("code");
    let verdict = if code.is_empty() { None } else { Some(verdict(&ask, &snapshot, section, code)?) };
    let body = html! {
        p { (say::explained(lang)) }
        @if seen.rounds.is_empty() { p.note { (say::no_round_yet(lang)) } }
        ul.papers {
            @for what in What::ALL.into_iter().filter(|what| may_print(&ask, *what)) {
                @let needs_rounds = what.is_of_a_round() || what == What::AllRounds && !ahead;
                @let missing = needs_rounds && seen.rounds.is_empty() || lacks_prizes(section, what);
                @let hidden = hides_winners(&ask, section, what, seen.complete_rounds());
                @if !missing && !hidden { (entry(&ask, &seen, what)) }
            }
        }
        @if ask.is_staff() { (remarks(&ask, section)) }
        h2 #verify { (say::verify(lang)) }
        form.narrow method="get" action={ (ask.here) "#verify" } {
            label.field {
                span { (say::code(lang)) }
                input name="code" type="text" value=(code) placeholder="J12-8F3K-Q22M-7PXA" autocomplete="off" spellcheck="false";
                small { (say::code_explained(lang)) }
            }
            button { (say::hold_against(lang)) }
        }
        @if let Some(verdict) = verdict { (verdict) }
    };
    let title = say::title(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// Prizes and receipts of a section that gives no prizes.
fn lacks_prizes(section: &Section, what: What) -> bool {
    section.settings.prizes.is_empty() && matches!(what, What::Prizes | What::Receipts)
}

/// One document with its options.
fn entry(ask: &Ask, section: &Section, what: What) -> Markup {
    let lang = ask.lang;
    let last = section.rounds.len();
    let all: Vec<(String, String)> =
        (1..=last).map(|number| (number.to_string(), rounds::round(lang, number))).collect();
    let languages: Vec<(String, String)> = [(Lang::De, "Deutsch"), (Lang::En, "English")]
        .map(|(lang, name)| (lang.code().to_owned(), name.to_owned()))
        .to_vec();
    html! {
        li {
            form method="get" action={ (ask.here) "/" (what.word()) ".pdf" } target="_blank" #{ "print-" (what.word()) } {
                h2 { (say::document(what.word(), lang)) }
                p { (say::purpose(what.word(), lang)) }
                @if what.is_of_a_round() {
                    label.field.short { span { (rounds::rounds(lang)) } select name="round" { (options(&last.to_string(), &all)) } }
                } @else if matches!(what, What::Standings | What::Cross | What::Chart) && last > 0 {
                    label.field.short {
                        span { (say::after(lang)) }
                        select name="after" { option value="" { (say::now(lang)) } (options("", &all)) }
                    }
                }
                @if what == What::Certificates {
                    @let winners = !section.settings.prizes.is_empty();
                    label.field.short { span { (say::first_places(lang)) } input name="first" type="number" min="1" max="999" value=[(!winners).then_some("3")]; }
                    @if winners { p.note { (say::certificates_of_winners(lang)) } }
                }
                @if matches!(what, What::StartList | What::Pairings | What::Names | What::Standings | What::Cross | What::Chart | What::Prizes) {
                    label.field.short { span { (say::size(lang)) }
                        select name="scale" { @for size in [80, 100, 125, 150, 200] { option value=(size) selected[size == 100] { (size) " %" } } }
                    }
                }
                label.field.short { span { (shell::language(lang)) } select name="lang" { (options(lang.code(), &languages)) } }
                button { "PDF" }
            }
        }
    }
}

const REMARKS: [&str; 5] = ["course", "conditions", "appeals", "penalties", "incidents"];

fn remarks(ask: &Ask, section: &Section) -> Markup {
    let lang = ask.lang;
    let said = &section.remarks;
    let heads = [
        paper::part_course(lang),
        paper::part_conditions(lang),
        paper::part_appeals(lang),
        paper::part_penalties(lang),
        paper::part_incidents(lang),
    ];
    let texts = [&said.course, &said.conditions, &said.appeals, &said.penalties, &said.incidents];
    html! {
        details.more open[*said != Remarks::default()] {
            summary { (say::remarks(lang)) }
            form.narrow method="post" action=(ask.here.replace("/paper", "/remarks")) #remarks {
                (csrf(ask))
                p.note { (say::remarks_explained(lang)) }
                @for ((name, head), text) in REMARKS.iter().zip(heads).zip(texts) {
                    label.field { span { (head) } textarea name=(name) rows="3" { (text) } }
                }
                button { (say::save_remarks(lang)) }
            }
        }
    }
}

pub(crate) async fn remark(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?.id;
    let [course, conditions, appeals, penalties, incidents] =
        REMARKS.map(|name| ask.form.text(name).replace("\r\n", "\n"));
    let remarks = Remarks { course, conditions, appeals, penalties, incidents };
    let now = ask.act(vec![Fact::Remarked { section, remarks }]).await?;
    Ok(done(&format!("/e/{}/s/{section}/paper", ask.stream()), &now))
}

/// The options are in the address, so that a list can be printed again.
pub(crate) async fn print(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let name = ask.path.text("document");
    let what = name.strip_suffix(".pdf").and_then(What::named).ok_or(Fault::NotFound)?;
    if !may_print(&ask, what) {
        return Err(Fault::Forbidden);
    }
    if lacks_prizes(section, what) {
        return Err(Fault::Wrong(say::no_prizes(ask.lang)));
    }
    let query = &ask.query;
    let seen = visible(&ask, section);
    let after = query.number("after").unwrap_or_else(|| seen.complete_rounds());
    if hides_winners(&ask, section, what, after) {
        return Err(Fault::Wrong(winners_later(section, ask.lang)));
    }
    let lang = query.text("lang").parse().unwrap_or(ask.lang);
    let choice = Choice {
        round: query.round(),
        first: query.number("first"),
        scale: query.number("scale").filter(|scale| (50..=300).contains(scale)).unwrap_or_default(),
        remarks: section.remarks.clone(),
    };
    ask.app.workshop.charge(&ask)?;
    let zone = Some(ask.app.zone.clone());
    let of = source::Ask { after: Some(after), zone, ..source::Ask::default() };
    let made =
        source::from_section(snapshot.event(), &seen, &of).map_err(|why| Fault::Wrong(why.told(ask.lang)))?;
    let now = ask.local(jiff::Timestamp::now());
    let sheet =
        sheet(&made, what, &choice, lang, Some(now)).map_err(|why| Fault::Wrong(why.told(ask.lang)))?;
    let file = format!("{}-{}-{}.pdf", snapshot.stream(), section.id, what.word());
    match typeset(&sheet, &ask.app.templates, Some(now)) {
        Ok(made) => Ok(pdf(&file, made.bytes)),
        Err(fault) => Err(Fault::Wrong(fault.told(ask.lang))),
    }
}

fn told(good: bool, sentence: &str) -> Markup {
    html! { p class=(if good { "verdict good" } else { "verdict bad" }) role="status" { (if good { "✓ " } else { "✗ " }) (sentence) } }
}

/// Was this code ever printed from this section? The check builds every document, so the answer is cached.
fn verdict(ask: &Ask, snapshot: &Snapshot, section: &Section, code: &str) -> Result<Markup, Fault> {
    let lang = ask.lang;
    let Ok(code) = code.parse::<CheckCode>() else { return Ok(told(false, &say::no_code(lang))) };
    let source::Origin::Journal(position) = code.origin else {
        return Ok(told(false, &say::code_of_a_file(lang)));
    };
    if position > snapshot.position() {
        return Ok(told(false, &say::no_such_moment(lang, position)));
    }
    let known = snapshot.answer(
        format!("code {} {code} {lang}", section.id),
        || ask.app.workshop.charge(ask),
        || held_against_all(lang, snapshot, section, &code, position).into_string(),
    )?;
    Ok(html! { (PreEscaped(known.as_str())) })
}

fn held_against_all(
    lang: Lang,
    snapshot: &Snapshot,
    section: &Section,
    code: &CheckCode,
    position: u64,
) -> Markup {
    // Everyone may ask, but the answer reveals no more than the sheet itself.
    let then: Option<Event> = snapshot.journal().at(position).ok();
    let Some(then) = then else { return told(false, &say::no_such_moment(lang, position)) };
    let Some(known) = then.section(section.id) else { return told(false, &say::not_ours(lang)) };
    let choice = Choice { remarks: known.remarks.clone(), ..Choice::default() };
    let held_against = |seen: &Section| {
        let at = |after| source::from_section(&then, seen, &source::Ask { after, ..source::Ask::default() });
        verify(code, &choice, at).ok().flatten()
    };
    let whole = held_against(known);
    let of_public = whole.is_none();
    match whole.or_else(|| held_against(&public(known))) {
        Some(found) => {
            let what = say::document(found.what.word(), lang);
            let of = match found.round {
                Some(round) => rounds::round(lang, round),
                None => say::after_round(lang, found.after),
            };
            let since = if position == snapshot.position() {
                say::still_so(lang)
            } else {
                let now = if of_public { public(section) } else { section.clone() };
                match would_be_the_same(snapshot.event(), &now, code, &found) {
                    true => say::since_same(lang, position),
                    false => say::since_changed(lang, position),
                }
            };
            html! { (told(true, &say::verified(lang, what, of))) p.note { (since) } }
        }
        None => told(false, &say::not_ours(lang)),
    }
}

/// Does the same document, made now, show what the sheet shows?
fn would_be_the_same(event: &Event, section: &Section, code: &CheckCode, found: &Found) -> bool {
    let ask = source::Ask { after: Some(found.after), ..source::Ask::default() };
    let choice = Choice { round: found.round, remarks: section.remarks.clone(), ..Choice::default() };
    let Ok(mut now) = source::from_section(event, section, &ask) else { return false };
    // The code holds the moment of printing.
    now.origin = code.origin;
    check_code(&now, found.what, &choice).is_ok_and(|made| made == *code)
}

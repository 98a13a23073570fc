//! Pairing by hand: a session with a beginning and an end, the violated rules, and the differences from the
//! computed pairing.

use std::collections::BTreeSet;

use maud::html;
use turmuhr_core::Color;
use turmuhr_texts::values;
use turmuhr_tournament::{Fact, Paired, Party, Seating, Section, hand};

use super::{Page, done, page, round::seen};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    parts::{Troubles, View, csrf, options},
    words::{concerns, refusals, rounds as say},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (_, round) = seen(&ask, section)?;
    shown(&ask, &snapshot, section, &round.paired(), ask.query.text("comment"), &Troubles::default())
}

/// One form with two buttons: both take all fields of the page.
fn shown(
    ask: &Ask,
    snapshot: &Snapshot,
    section: &Section,
    paired: &Paired,
    comment: &str,
    troubles: &Troubles,
) -> Answer {
    let (number, round) = seen(ask, section)?;
    let lang = ask.lang;
    let view = View::new(ask, snapshot, section);
    let Some(session) = section.hand.as_ref().filter(|session| session.round == number) else {
        return Err(Fault::Refused(refusals::no_hand_pairing(lang, number)));
    };
    let mut all = seated(&round.paired());
    all.sort_by_key(|party| view.list.number(*party));
    let choices: Vec<(String, String)> = all
        .iter()
        .map(|party| {
            (
                party.to_string(),
                format!(
                    "{} {} ({})",
                    view.number(*party),
                    section.name(*party),
                    view.shown_points(*party, number)
                ),
            )
        })
        .collect();
    let breaks = hand::breaks(section, number, &round.paired());
    let seating = Seating::of(section, round.paired().pairs.iter().copied());
    let differences = hand::differences(section, number);
    let base = format!("{}/hand", view.paths.round(number));
    let with_nobody: Vec<(String, String)> =
        std::iter::once((String::new(), "–".to_owned())).chain(choices.iter().cloned()).collect();
    let chooser = |colour: Color, at: usize, party: Party| {
        let name = side(colour);
        let place = place(name, at);
        let wrong = troubles.of(&place).is_some();
        html! {
            select name=(name) id={ "wrong-" (place) } aria-label=(values::colour(colour, lang))
                aria-invalid=[wrong.then_some("true")] aria-describedby=[wrong.then(|| format!("why-{place}"))] {
                (options(&party.to_string(), &choices))
            }
            (troubles.beside(&place))
        }
    };
    let bye = paired.bye.map(|party| party.to_string()).unwrap_or_default();
    let no_bye = troubles.of("bye").is_some();
    let body = html! {
        p { (say::hand_explained(lang, &session.reason)) }
        form method="post" action={ (base) "/pairs" } #hand-pairs {
            (csrf(ask))
            (troubles.markup(lang))
            table.boards {
                caption { (say::hand_pairing(lang, number)) }
                thead { tr { th.number { (say::board_word(lang)) } th { (values::colour(Color::White, lang)) } td {} th { (values::colour(Color::Black, lang)) } } }
                tbody {
                    @for (at, (&(white, black), table)) in paired.pairs.iter().zip(seating.tables()).enumerate() {
                        tr {
                            th.number scope="row" { (table) }
                            td { (chooser(Color::White, at, white)) }
                            td { button.quiet type="button" data-swap title=(say::swap(lang)) { "⇄" } }
                            td { (chooser(Color::Black, at, black)) }
                        }
                    }
                    tr { td {} td colspan="3" {
                        label { (say::bye(lang)) " "
                            select name="bye" id="wrong-bye" aria-invalid=[no_bye.then_some("true")] aria-describedby=[no_bye.then_some("why-bye")] { (options(&bye, &with_nobody)) }
                        }
                        (troubles.beside("bye"))
                    } }
                }
            }
            p { button formnovalidate { (say::hand_check(lang)) } }
            label.field { span { (say::hand_comment(lang)) } input name="comment" type="text" required value=(comment); }
            p { button.next.step formaction={ (base) "/end" } #hand-end { (say::hand_end(lang)) } }
        }
    };
    let aside = html! {
        h2 { (say::breaks(lang)) }
        @if breaks.is_empty() { p { "✓ " (say::breaks_nothing(lang)) } }
        ul.concerns { @for kind in &breaks { li { (concerns::concern(kind, Some(section), ask.visitor.role, lang)) } } }
        h2 { (say::differences(lang)) }
        @match &differences {
            Err(why) => p.warn #nothing-to-compare { (say::rules_give_none(lang)) " " (refusals::no_proposal(why, section, lang)) },
            Ok(differences) => {
                @if differences.is_empty() { p { "✓ " (say::no_differences(lang)) } }
                ul { @for (one, other) in differences { li {
                    (view.name(*one)) " – " @match other { Some(other) => (view.name(*other)), None => (say::bye(lang)) }
                } } }
            }
        }
    };
    let title = say::hand_pairing(lang, number);
    let page =
        page(ask, Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: Some(aside) });
    Ok(troubles.answer(page))
}

fn seated(paired: &Paired) -> Vec<Party> {
    paired.pairs.iter().flat_map(|&(first, second)| [first, second]).chain(paired.bye).collect()
}

/// The name of the fields of a colour; each board has one.
const fn side(colour: Color) -> &'static str {
    match colour {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn place(name: &str, at: usize) -> String {
    format!("{name}-{}", at + 1)
}

/// The pairings of the form; none if the form has no boards.
fn read(ask: &Ask, section: &Section, played: &Paired) -> Result<Option<Paired>, Fault> {
    let party = |text: &str| text.parse().ok().and_then(|number| section.find(number)).ok_or(Fault::NotFound);
    let all = |colour| ask.form.all(side(colour)).map(party).collect::<Result<Vec<Party>, _>>();
    let (white, black) = (all(Color::White)?, all(Color::Black)?);
    if white.is_empty() && black.is_empty() {
        return Ok(None);
    }
    let bye = Some(ask.form.text("bye")).filter(|text| !text.is_empty()).map(party).transpose()?;
    Ok(Some(Paired { pairs: white.into_iter().zip(black).collect(), bye, away: played.away.clone() }))
}

/// A name chosen again belongs to its field; with it goes who is left over.
fn troubles(ask: &Ask, section: &Section, paired: &Paired, before: &Paired) -> Troubles {
    let lang = ask.lang;
    let mut troubles = Troubles::default();
    let mut found = BTreeSet::new();
    let fields = paired.pairs.iter().enumerate().flat_map(|(at, &(white, black))| {
        [(place(side(Color::White), at), white), (place(side(Color::Black), at), black)]
    });
    for (field, party) in fields.chain(paired.bye.map(|party| ("bye".to_owned(), party))) {
        if !found.insert(party) {
            troubles.add(&field, say::chosen_twice(lang, section.name(party)));
        }
    }
    let left: Vec<&str> = seated(before)
        .into_iter()
        .filter(|party| !found.contains(party))
        .map(|party| section.name(party))
        .collect();
    if !left.is_empty() {
        troubles.add("bye", say::not_seated(lang, left.join("; ")));
    }
    troubles
}

fn back(ask: &Ask) -> String {
    format!("/e/{}/s/{}/rounds/{}", ask.stream(), ask.path.text("section"), ask.path.text("round"))
}

pub(crate) async fn begin(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?.id;
    let reason = ask.form.text("reason").to_owned();
    let now = ask.act(vec![Fact::HandPairingBegun { section, round: ask.round()?, reason }]).await?;
    Ok(done(&format!("{}/hand", back(&ask)), &now))
}

pub(crate) async fn pairs(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (round, played) = seen(&ask, section)?;
    let before = played.paired();
    let paired = read(&ask, section, &before)?.unwrap_or_else(|| before.clone());
    let comment = ask.form.text("comment");
    let wrong = troubles(&ask, section, &paired, &before);
    if !wrong.is_empty() {
        return shown(&ask, &snapshot, section, &paired, comment, &wrong);
    }
    let now = ask.act(vec![Fact::HandPaired { section: section.id, round, paired }]).await?;
    let query: String =
        form_urlencoded::Serializer::new(String::new()).append_pair("comment", comment).finish();
    let query = if comment.is_empty() { String::new() } else { format!("?{query}") };
    Ok(done(&format!("{}/hand{query}", back(&ask)), &now))
}

/// Takes the fields of the page, then ends the session: one act, so that a question about the pairings leaves both undone. Pairings that
/// stand already were asked about when they were saved.
pub(crate) async fn end(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (round, played) = seen(&ask, section)?;
    let before = played.paired();
    let comment = ask.form.text("comment").to_owned();
    let changed = read(&ask, section, &before)?.filter(|paired| *paired != before);
    let mut facts = Vec::new();
    if let Some(paired) = changed {
        let wrong = troubles(&ask, section, &paired, &before);
        if !wrong.is_empty() {
            return shown(&ask, &snapshot, section, &paired, &comment, &wrong);
        }
        facts.push(Fact::HandPaired { section: section.id, round, paired });
    }
    facts.push(Fact::HandPairingEnded { section: section.id, round, comment });
    let now = ask.act(facts).await?;
    Ok(done(&back(&ask), &now))
}

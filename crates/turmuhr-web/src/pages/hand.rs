//! Pairing by hand: a session with a beginning and an end, the violated rules, and the differences from the
//! computed pairing.

use maud::html;
use turmuhr_texts::values;
use turmuhr_tournament::{Fact, Paired, Party, Seating, hand};

use super::{Page, done, page, round::seen};
use crate::{
    http::{Answer, Ask, Fault},
    parts::{View, csrf, options},
    words::{concerns, rounds as say},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let (number, round) = seen(&ask, section)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let Some(session) = section.hand.as_ref().filter(|session| session.round == number) else {
        return Err(Fault::Refused(crate::words::refusals::no_hand_pairing(lang, number)));
    };
    let playing: Vec<Party> =
        round.pairs.iter().flat_map(|pair| [pair.first, pair.second]).chain(round.bye).collect();
    let mut all = playing.clone();
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
    let paired = round.paired();
    let breaks = hand::breaks(section, number, &paired);
    let seating = Seating::of(section, paired.pairs.iter().copied());
    let differences = hand::differences(section, number);
    let base = format!("{}/hand", view.paths.round(number));
    let with_nobody: Vec<(String, String)> =
        std::iter::once((String::new(), "–".to_owned())).chain(choices.iter().cloned()).collect();
    let body = html! {
        p { (say::hand_explained(lang, &session.reason)) }
        form method="post" action={ (base) "/pairs" } #hand-pairs {
            (csrf(&ask))
            table.boards {
                caption { (say::hand_pairing(lang, number)) }
                thead { tr { th.number { (say::board_word(lang)) } th { (values::colour(turmuhr_core::Color::White, lang)) } td {} th { (values::colour(turmuhr_core::Color::Black, lang)) } } }
                tbody {
                    @for (&(white, black), table) in paired.pairs.iter().zip(seating.tables()) {
                        tr {
                            th.number scope="row" { (table) }
                            td { select name="white" aria-label=(values::colour(turmuhr_core::Color::White, lang)) { (options(&white.to_string(), &choices)) } }
                            td { button.quiet type="button" data-swap title=(say::swap(lang)) { "⇄" } }
                            td { select name="black" aria-label=(values::colour(turmuhr_core::Color::Black, lang)) { (options(&black.to_string(), &choices)) } }
                        }
                    }
                    tr { td {} td colspan="3" { label { (say::bye(lang)) " " select name="bye" { (options(&paired.bye.map(|party| party.to_string()).unwrap_or_default(), &with_nobody)) } } } }
                }
            }
            button { (say::hand_check(lang)) }
        }
        form.narrow method="post" action={ (base) "/end" } #hand-end {
            (csrf(&ask))
            label.field { span { (say::hand_comment(lang)) } input name="comment" type="text" required; }
            button.next.step { (say::hand_end(lang)) }
        }
    };
    let aside = html! {
        h2 { (say::breaks(lang)) }
        @if breaks.is_empty() { p { "✓ " (say::breaks_nothing(lang)) } }
        ul.concerns { @for kind in &breaks { li { (concerns::concern(kind, Some(section), ask.visitor.role, lang)) } } }
        h2 { (say::differences(lang)) }
        @if differences.is_empty() { p { "✓ " (say::no_differences(lang)) } }
        ul { @for (one, other) in &differences { li {
            (view.name(*one)) " – " @match other { Some(other) => (view.name(*other)), None => (say::bye(lang)) }
        } } }
    };
    let title = say::hand_pairing(lang, number);
    Ok(page(
        &ask,
        Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: Some(aside) },
    ))
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
    let party = |text: &str| text.parse().ok().and_then(|number| section.find(number)).ok_or(Fault::NotFound);
    let white: Vec<Party> = ask.form.all("white").map(party).collect::<Result<_, _>>()?;
    let black: Vec<Party> = ask.form.all("black").map(party).collect::<Result<_, _>>()?;
    let bye = Some(ask.form.text("bye")).filter(|text| !text.is_empty()).map(party).transpose()?;
    let paired = Paired { pairs: white.into_iter().zip(black).collect(), bye, away: played.away.clone() };
    let now = ask.act(vec![Fact::HandPaired { section: section.id, round, paired }]).await?;
    Ok(done(&format!("{}/hand", back(&ask)), &now))
}

pub(crate) async fn end(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?.id;
    let comment = ask.form.text("comment").to_owned();
    let now = ask.act(vec![Fact::HandPairingEnded { section, round: ask.round()?, comment }]).await?;
    Ok(done(&back(&ask), &now))
}

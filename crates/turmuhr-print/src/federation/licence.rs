//! An arbiter's licence as a wallet card: front and back, to cut out and fold.

use jiff::civil::Date;
use serde::Deserialize;
use turmuhr_federation::office::licence::{
    Grade, LicenceEvent, Life, NoLicences, Status, reminders, standing, valid_to,
};
use turmuhr_texts::{Lang, federation::paper as say, print};

use super::{Ask, Head, Made, NoPaper, day, read};
use crate::sheet::{Body, Fact, LicenceCard};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    head: Head,
    name: String,
    #[serde(default)]
    member_number: String,
    #[serde(default)]
    club: String,
    #[serde(default)]
    federation: String,
    /// FSR or ISR.
    #[serde(default)]
    title: String,
    #[serde(default)]
    fide_licence: String,
    level: Grade,
    born: Date,
    #[serde(default)]
    examiner: bool,
    events: Vec<LicenceEvent>,
    /// The date of the card.
    on: Date,
}

pub(super) fn paper(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let (card, content): (Card, _) = read(text)?;
    let ordinance = card.head.ordinance(ask)?;
    let life =
        Life { level: card.level, born: card.born, examiner: card.examiner, events: card.events.clone() };
    let found = standing(&ordinance, &life, card.on)
        .map_err(|NoLicences(id)| NoPaper::DoesNotSay(format!("{id}: licence")))?;
    let dates = found.dates.ok_or(NoPaper::NoLicence)?;
    let mut made = Made::new(&card.head, &ordinance, &content, say::licence_card(lang), lang);
    made.subtitle = say::as_of(lang, day(card.on, lang));
    let level = match card.level {
        Grade::Rsr => say::regional(lang),
        Grade::Nsr => say::national(lang),
    };
    let (state, until) = match found.status {
        Status::Active | Status::None => {
            (say::active(lang), Fact::new(say::valid_to(lang), day(valid_to(&dates), lang)))
        }
        Status::Dormant => (say::dormant(lang), Fact::new(say::expires_on(lang), day(dates.expires, lang))),
        Status::Expired => (say::expired(lang), Fact::new(say::expired_on(lang), day(dates.expires, lang))),
    };
    let mut front = vec![
        Fact::new(say::level(lang), level),
        Fact::new(say::title(lang), card.title.clone()),
        Fact::new(say::fide_licence(lang), card.fide_licence.clone()),
        Fact::new(say::club(lang), card.club.clone()),
        Fact::new(say::federation(lang), card.federation.clone()),
        Fact::new(say::member_number(lang), card.member_number.clone()),
        Fact::new(say::state(lang), state),
        until,
    ];
    front.retain(|fact| !fact.value.is_empty());
    let exam_due = dates.exam_due.map_or_else(|| say::exempt(lang), |due| day(due, lang));
    let mut back = vec![
        Fact::new(say::acquired(lang), day(dates.acquired, lang)),
        Fact::new(say::last_course(lang), day(dates.last_course, lang)),
        Fact::new(say::last_exam(lang), day(dates.last_exam, lang)),
        Fact::new(say::training_due(lang), day(dates.training_due, lang)),
        Fact::new(say::exam_due(lang), exam_due),
    ];
    if found.status == Status::Dormant {
        back.push(Fact::new(say::dormant_since(lang), day(dates.dormant_from, lang)));
    }
    if found.status == Status::Active {
        let days: Vec<String> = reminders(&dates)
            .into_iter()
            .filter(|(_, on)| *on >= card.on)
            // Non-breaking spaces keep a date on one line.
            .map(|(_, on)| day(on, lang).replace(' ', "\u{a0}"))
            .collect();
        back.push(Fact::new(say::reminders(lang), days.join(", ")));
    }
    back.retain(|fact| !fact.value.is_empty());
    made.body = Body::Licence(LicenceCard {
        name: card.name,
        front,
        back,
        photo: say::photo(lang),
        cut: print::cut_here(lang),
        fold: print::fold_here(lang),
        about: say::back_of_card(lang),
        signature: card.head.issuer.clone(),
    });
    Ok(made)
}

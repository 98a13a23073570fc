//! Confirms that a remedy arrived: in time or late, what is missing, and the next step (5.7).

use jiff::civil::Date;
use serde::Deserialize;
use turmuhr_federation::law::{
    deadline::{Rule, deadline},
    remedy::{self, Contested, Lodged},
};
use turmuhr_texts::{Lang, federation::paper as say};

use super::{Ask, Head, Made, NoPaper, articles, day, part, read, some_day, whole};
use crate::sheet::{Body, Fact, report::Part};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Confirmation {
    head: Head,
    file_number: String,
    appellant: String,
    contested: Contested,
    /// The file number of the contested decision.
    #[serde(default)]
    contested_number: String,
    remedy: Lodged,
    received: Date,
    /// The deadline for supplying what is missing.
    supply_until: Option<Date>,
    #[serde(default)]
    members: Vec<String>,
    hearing: Option<Date>,
    confirmed: Option<Date>,
}

pub(super) fn paper(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let (one, content): (Confirmation, _) = read(text)?;
    let ordinance = one.head.ordinance(ask)?;
    let examined = remedy::examine(&ordinance, &one.contested, &one.remedy);
    let examined = examined?.ok_or(NoPaper::IsFinal)?;
    let way = &examined.way;
    let mut made = Made::new(&one.head, &ordinance, &content, say::confirmation(lang), lang);
    made.subtitle = one.file_number.clone();
    let who = say::office(one.contested.by, one.contested.level, lang);
    let contested = match one.contested.postmark {
        Some(postmark) => say::contested_of(lang, who, day(postmark, lang)),
        None => say::contested_nothing(lang, who),
    };
    let contested = if one.contested_number.is_empty() {
        contested
    } else {
        format!("{} ({contested})", one.contested_number)
    };
    let money = |amount| whole(&ordinance, amount, lang);
    let fee = match one.remedy.fee_paid {
        Some(on) if one.remedy.fee > 0 => {
            say::fee_received(lang, money(one.remedy.fee), money(way.fee), day(on, lang))
        }
        _ => say::fee_open(lang, money(way.fee)),
    };
    let lodged = part(
        say::part_remedy(lang),
        vec![
            Fact::new(say::file_number(lang), one.file_number.clone()),
            Fact::new(say::appellant(lang), one.appellant.clone()),
            Fact::new(say::remedy_label(lang), say::remedy(way.remedy, lang)),
            Fact::new(say::contested(lang), contested),
            Fact::new(say::lodged_on(lang), day(one.remedy.postmark, lang)),
            Fact::new(say::sent_as(lang), say::sent(one.remedy.sent, lang)),
            Fact::new(say::received_on(lang), day(one.received, lang)),
            Fact::new(
                say::last_day(lang),
                some_day(way.deadline.as_ref().map(|deadline| deadline.last_day), lang),
            ),
            Fact::new(say::fee_label(lang), fee),
        ],
    );
    let cited = articles(&way.cites);
    let mut lines = vec![match (&way.deadline, examined.in_time) {
        (None, _) => say::no_period(lang, cited),
        (Some(_), true) => say::in_time(lang, cited),
        (Some(_), false) => say::too_late(lang, cited),
    }];
    if examined.missing.is_empty() {
        lines.push(say::nothing_missing(lang));
    } else {
        let all: Vec<&str> = examined.missing.iter().map(|lack| say::lack(*lack, lang)).collect();
        lines.push(say::missing(lang, all.join("; ")));
        lines.extend(one.supply_until.map(|date| say::supply_until(lang, day(date, lang))));
    }
    let withdrawable = one.hearing.and_then(|hearing| deadline(&ordinance, Rule::Withdraw, hearing).ok());
    let onward = part(
        say::part_onward(lang),
        vec![
            Fact::new(say::instance(lang), say::court(way.court, lang)),
            Fact::new(say::members(lang), one.members.join("; ")),
            Fact::new(
                say::hearing(lang),
                one.hearing.map_or_else(|| say::hearing_later(lang), |hearing| day(hearing, lang)),
            ),
            Fact::new(
                say::withdrawable(lang),
                withdrawable
                    .map(|until| format!("{} [{}]", day(until.last_day, lang), until.cite.article))
                    .unwrap_or_default(),
            ),
            Fact::new(say::confirmed_on(lang), some_day(one.confirmed, lang)),
        ],
    );
    let examination = Part { lines, ..part(say::part_examined(lang), Vec::new()) };
    made.body = Body::Report {
        parts: vec![lodged, examination, onward],
        signatures: vec![say::place_and_date(lang), say::signature_chair(lang)],
    };
    let due = deadline(&ordinance, Rule::Confirm, one.received)?;
    if one.confirmed.is_some_and(|on| on > due.last_day) {
        made.objections.push(say::confirmed_late(lang, day(due.last_day, lang)));
    }
    Ok(made)
}

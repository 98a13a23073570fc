//! A protest or appeal as a form: values that follow from the contested decision are filled in, the rest is
//! left to write (5.4 to 5.8).

use jiff::civil::Date;
use serde::Deserialize;
use turmuhr_federation::law::remedy::{self, Contested, panel::Basis};
use turmuhr_texts::{
    Lang,
    federation::{letter as say, paper as words},
};

use super::{Ask, Head, Made, NoPaper, articles, day, part, prose, read, some_day, whole};
use crate::sheet::{Body, Fact, report::Part};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    head: Head,
    #[serde(default)]
    appellant: String,
    basis: Option<Basis>,
    contested: Contested,
    #[serde(default)]
    contested_number: String,
    /// As required by the notice of the decision.
    copies: Option<u32>,
    #[serde(default)]
    address: String,
    #[serde(default)]
    request: String,
    #[serde(default)]
    reasons: String,
    #[serde(default)]
    enclosures: Vec<String>,
    payment: Option<Payment>,
    #[serde(default)]
    envelope: bool,
    /// The reasons for suspending execution; empty if not applied for.
    #[serde(default)]
    suspension: String,
    posted: Option<Date>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Payment {
    on: Date,
    #[serde(default)]
    proof: String,
}

pub(super) fn paper(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let (form, content): (Form, _) = read(text)?;
    let ordinance = form.head.ordinance(ask)?;
    let way = remedy::way(&ordinance, &form.contested);
    let way = way?.ok_or(NoPaper::IsFinal)?;
    let mut made =
        Made::new(&form.head, &ordinance, &content, say::remedy_title(way.remedy, lang).to_owned(), lang);
    let last_day = way.deadline.as_ref().map(|deadline| deadline.last_day);
    let court = words::court(way.court, lang);
    let to = if form.address.is_empty() { court.to_owned() } else { format!("{court}; {}", form.address) };
    let basis = form
        .basis
        .map(|basis| format!("{} [{}]", say::basis(basis, lang), basis.article()))
        .unwrap_or_default();
    let who = Part {
        free: if form.appellant.trim().is_empty() { 2 } else { 0 },
        ..part(
            say::part_who(lang),
            vec![
                Fact::new(say::name_and_address(lang), form.appellant.clone()),
                Fact::new(say::entitled_by(lang), basis),
                Fact::new(say::addressee(lang), to),
            ],
        )
    };
    let decision = words::office(form.contested.by, form.contested.level, lang);
    let decision = match form.contested.postmark {
        Some(_) => decision.to_owned(),
        None => words::contested_nothing(lang, decision),
    };
    let until = last_day.map(|last_day| format!("{} [{}]", day(last_day, lang), articles(&way.cites)));
    let against = part(
        say::part_against(lang),
        vec![
            Fact::new(say::file_number_of(lang), form.contested_number.clone()),
            Fact::new(say::decided_by(lang), decision),
            Fact::new(say::postmark(lang), some_day(form.contested.postmark, lang)),
            Fact::new(say::lodge_by(lang), until.unwrap_or_default()),
        ],
    );
    let fee = match &form.payment {
        Some(payment) => {
            let proof = if payment.proof.is_empty() { "–" } else { &payment.proof };
            say::fee_paid(lang, whole(&ordinance, way.fee, lang), day(payment.on, lang), proof)
        }
        None => say::fee_due(lang, whole(&ordinance, way.fee, lang)),
    };
    let copies = form.copies.map(|copies| copies.to_string()).unwrap_or_default();
    let envelope = match (form.contested.postmark, form.envelope) {
        (None, _) => String::new(),
        (Some(_), true) => say::enclosed(lang),
        (Some(_), false) => say::to_enclose(lang),
    };
    let enclosed = part(
        say::part_enclosed(lang),
        vec![
            Fact::new(say::copies(lang), copies),
            Fact::new(say::enclosures(lang), form.enclosures.join("; ")),
            Fact::new(say::fee(lang), fee),
            Fact::new(say::envelope_of_decision(lang), envelope),
            Fact::new(say::form_of_post(lang), say::by_registered_mail(lang)),
            Fact::new(say::posted(lang), some_day(form.posted, lang)),
        ],
    );
    let mut suspension = prose(say::part_suspension(lang), &form.suspension, 1);
    if form.suspension.trim().is_empty() {
        suspension.lines.push(say::no_suspension_wanted(lang));
    }
    let parts = vec![
        who,
        against,
        prose(say::part_request(lang), &form.request, 3),
        prose(say::part_reasons(lang), &form.reasons, 8),
        enclosed,
        suspension,
    ];
    made.body =
        Body::Report { parts, signatures: vec![words::place_and_date(lang), say::signature_appellant(lang)] };
    if let (Some(posted), Some(deadline)) = (form.posted, &way.deadline)
        && posted > deadline.last_day
    {
        made.objections.push(say::posted_late(lang, day(deadline.last_day, lang), &deadline.cite.article));
    }
    // An empty form has no missing fields.
    if form.basis.is_none() && !form.appellant.trim().is_empty() {
        made.objections.push(say::not_entitled(lang));
    }
    Ok(made)
}

//! A decision with its notice of remedies: which remedy, where, deadline, form, copies and fee (5.2).

use jiff::civil::Date;
use serde::Deserialize;
use turmuhr_federation::{
    Cite, Ordinance,
    law::{
        deadline::{self, Rule},
        level::{Level, Office},
        remedy::{self, Contested, Remedy, Stage, Way},
    },
};
use turmuhr_texts::{Lang, federation::paper as say};

use super::{Ask, Head, Made, NoPaper, articles, day, part, prose, read, some_day, whole};
use crate::sheet::{Body, Fact, report::Part};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decision {
    head: Head,
    file_number: String,
    by: Office,
    level: Level,
    stage: Stage,
    #[serde(default)]
    members: Vec<String>,
    /// Recused members and the reasons; empty text for none. A panel must say it.
    recusal: Option<String>,
    #[serde(default)]
    parties: Vec<String>,
    /// To whom it is sent.
    #[serde(default)]
    to: Vec<String>,
    #[serde(default)]
    facts: String,
    #[serde(default)]
    heard: Vec<String>,
    ruling: String,
    reasons: String,
    sanction: Option<Sanction>,
    /// Several, of clubs and of single players (4.1, 4.2).
    #[serde(default)]
    sanctions: Vec<Sanction>,
    #[serde(default)]
    costs: String,
    copies: Option<u32>,
    #[serde(default)]
    address: String,
    #[serde(default)]
    account: String,
    announced: Option<Date>,
    posted: Option<Date>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sanction {
    /// The club, team or player.
    #[serde(default)]
    on: String,
    kind: Option<Kind>,
    #[serde(default)]
    what: String,
    article: String,
    fine: Option<u32>,
    /// The highest fine of the season.
    most: Option<u32>,
}

impl Decision {
    fn all_sanctions(&self) -> impl Iterator<Item = &Sanction> {
        self.sanction.iter().chain(&self.sanctions)
    }
}

pub(super) fn paper(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let (decision, content): (Decision, _) = read(text)?;
    let ordinance = decision.head.ordinance(ask)?;
    if decision.reasons.trim().is_empty() {
        return Err(NoPaper::NoReasons);
    }
    let contested = Contested {
        by: decision.by,
        level: decision.level,
        stage: decision.stage,
        postmark: decision.posted,
    };
    let way = remedy::way(&ordinance, &contested)?;
    let notice = notice(&decision, &ordinance, way, lang)?;
    let title = say::decision_title(decision.stage, lang);
    let mut made = Made::new(&decision.head, &ordinance, &content, title, lang);
    made.subtitle = decision.file_number.clone();
    let mut parts = vec![
        matter(&decision, lang),
        operative(&decision, &ordinance, lang)?,
        prose(say::part_facts(lang), &decision.facts, 3),
        prose(say::part_heard(lang), &decision.heard.join("\n"), 2),
        prose(say::part_reasons(lang), &decision.reasons, 0),
    ];
    if !decision.costs.is_empty() {
        parts.push(prose(say::part_costs_of(lang), &decision.costs, 0));
    }
    parts.push(Part { lines: notice, ..part(say::part_notice(lang), Vec::new()) });
    made.body =
        Body::Report { parts, signatures: vec![say::place_and_date(lang), say::signature_chair(lang)] };
    if decision.to.is_empty() {
        made.objections.push(say::no_addressee(lang));
    }
    if decision.stage != Stage::First && decision.recusal.is_none() {
        made.objections.push(say::recusal_unsaid(lang));
    }
    if decision.all_sanctions().any(|one| one.fine.is_some() && one.most.is_none()) {
        let article = ordinance.rules.bans.as_ref().map_or("–", |bans| bans.fine_limit_article.as_str());
        made.objections.push(say::no_fine_limit(lang, article));
    }
    Ok(made)
}

/// The ruling, with the sanctions it imposes.
fn operative(decision: &Decision, ordinance: &Ordinance, lang: Lang) -> Result<Part, NoPaper> {
    let mut ruling = prose(say::part_ruling(lang), &decision.ruling, 3);
    for sanction in decision.all_sanctions() {
        let told = in_words(sanction, ordinance, lang)?;
        ruling.lines.push(if sanction.on.is_empty() { told } else { format!("{}: {told}", sanction.on) });
    }
    Ok(ruling)
}

fn in_words(one: &Sanction, ordinance: &Ordinance, lang: Lang) -> Result<String, NoPaper> {
    let Sanction { kind, what, article, fine, most, .. } = one;
    if let Some(fine) = fine {
        let money = |amount| whole(ordinance, amount, lang);
        if let Some(most) = most.filter(|most| fine > most) {
            return Err(NoPaper::FineTooHigh { fine: money(*fine), most: money(most) });
        }
        let most = most.map_or_else(|| "–".to_owned(), money);
        return Ok(say::fine_of(lang, money(*fine), most, article));
    }
    let what = match kind {
        Some(kind) if what.is_empty() => kind.told(lang),
        Some(kind) => format!("{}, {what}", kind.told(lang)),
        None => what.clone(),
    };
    Ok(say::sanction_by(lang, what, article))
}

/// The kinds of sanctions beside a fine.
#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Warning,
    Reprimand,
    GamesLost,
    PointDeduction,
    Ban,
    Demotion,
}

impl Kind {
    fn told(self, lang: Lang) -> String {
        match self {
            Kind::Warning => say::warning(lang),
            Kind::Reprimand => say::reprimand(lang),
            Kind::GamesLost => say::games_lost(lang),
            Kind::PointDeduction => say::point_deduction(lang),
            Kind::Ban => say::ban(lang),
            Kind::Demotion => say::demotion(lang),
        }
    }
}

fn matter(decision: &Decision, lang: Lang) -> Part {
    // The first stage is decided by one person, so there is no panel to recuse from.
    let recusal = match &decision.recusal {
        _ if decision.stage == Stage::First => String::new(),
        Some(said) if said.trim().is_empty() => say::no_recusal(lang),
        Some(said) => said.clone(),
        None => String::new(),
    };
    part(
        say::part_case(lang),
        vec![
            Fact::new(say::file_number(lang), decision.file_number.clone()),
            Fact::new(say::sent_to(lang), decision.to.join("; ")),
            Fact::new(say::instance(lang), say::office(decision.by, decision.level, lang)),
            Fact::new(say::members(lang), decision.members.join("; ")),
            Fact::new(say::recusal(lang), recusal),
            Fact::new(say::parties(lang), decision.parties.join("; ")),
            Fact::new(say::announced(lang), some_day(decision.announced, lang)),
            Fact::new(say::posted(lang), some_day(decision.posted, lang)),
        ],
    )
}

fn notice(
    decision: &Decision,
    ordinance: &Ordinance,
    way: Option<Way>,
    lang: Lang,
) -> Result<Vec<String>, NoPaper> {
    let period = deadline::period(ordinance, Rule::Remedy);
    let period = period?;
    let Some(way) = way else {
        let remedies = ordinance.rules.remedies.as_ref().map(|said| said.at.cite());
        return Ok(vec![say::last_word(lang, articles(&remedies.into_iter().collect::<Vec<Cite>>()))]);
    };
    let copies = decision.copies.filter(|copies| *copies > 0).ok_or(NoPaper::NoNotice)?;
    let court = say::court(way.court, lang);
    let cited = articles(&way.cites);
    let mut lines = vec![match way.remedy {
        Remedy::Protest => say::may_protest(lang, court, cited),
        Remedy::Appeal => say::may_appeal(lang, court, cited),
    }];
    if !decision.address.is_empty() {
        lines.push(say::address(lang, &decision.address));
    }
    let days = period.days.unwrap_or_default();
    lines.push(match &way.deadline {
        Some(deadline) => say::period_until(lang, days, day(deadline.last_day, lang)),
        None => say::period(lang, days),
    });
    lines.extend([
        say::form(lang),
        say::copies(lang, copies),
        say::fee(lang, whole(ordinance, way.fee, lang)),
    ]);
    if !decision.account.is_empty() {
        lines.push(say::account(lang, &decision.account));
    }
    lines.push(say::no_suspension(lang));
    Ok(lines)
}

//! An invitation with its announcement: values fixed by the ordinance are filled in, objections are listed
//! below (8; FIDE 1 and 10).

use jiff::civil::{Date, DateTime, Time};
use serde::Deserialize;
use turmuhr_federation::{
    Ordinance,
    competition::{
        fide::{
            Care, HighRank, HighRankFault, InvitationField, care_lacks, high_rank_faults, invitation_lacks,
            photo_minutes, rateable,
        },
        framework::{self, Prize, Size, prize_breaks, smoking},
    },
    law::deadline::{self, Rule, deadline, draw_before},
    ordinance::{
        Word, announcement,
        precedence::contradictions,
        rules::{Competition, Of, Smoking, System},
    },
};
use turmuhr_standings::Code;
use turmuhr_texts::{
    Lang,
    federation::{answer, letter as say, paper as words},
    standings as names,
};

use super::{Ask, Head, Made, NoPaper, day, part, prose, read, some_day};
use crate::sheet::{Body, Column, Fact, Row, Table, report::Part};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Invitation {
    head: Head,
    /// The ordinance's competition; empty for another event.
    #[serde(default)]
    event: String,
    #[serde(default)]
    to: String,
    /// The right the invitation is based on.
    #[serde(default)]
    basis: String,
    place: String,
    starts: Date,
    ends: Option<Date>,
    #[serde(default)]
    schedule: Vec<Item>,
    #[serde(default)]
    control: String,
    #[serde(default)]
    clocks: String,
    #[serde(default)]
    category: String,
    participants: Option<usize>,
    /// The committee decided on this number.
    #[serde(default)]
    size_decided: bool,
    #[serde(default)]
    invited: Vec<String>,
    #[serde(default)]
    arbiter: String,
    answer_by: Option<Date>,
    #[serde(default)]
    contact: String,
    #[serde(default)]
    system: String,
    /// Medical treatment for participants and officials (FIDE 1).
    #[serde(default)]
    medical_treatment: bool,
    /// Everybody is insured against accidents and acute illness (FIDE 1).
    #[serde(default)]
    insured: bool,
    #[serde(default)]
    tie_breaks: String,
    /// The host's rule, if it is stricter than the ordinance.
    smoking: Option<Smoking>,
    #[serde(default)]
    prizes: Vec<Prized>,
    #[serde(default)]
    protest_until: String,
    #[serde(default)]
    committee: Vec<String>,
    #[serde(default)]
    finances: String,
    #[serde(default)]
    high_ranking: bool,
    sent: Option<Date>,
    #[serde(default)]
    text: String,
    /// Provisions of the announcement itself, written as in an ordinance: they replace what is not generally binding.
    #[serde(default)]
    rules: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    what: What,
    /// For a round.
    round: Option<u32>,
    on: Date,
    at: Option<Time>,
    #[serde(default)]
    place: String,
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    Arrival,
    Opening,
    Draw,
    Round,
    Closing,
    Departure,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Prized {
    name: String,
    #[serde(default)]
    money: bool,
}

pub(super) fn paper(text: &str, ask: &Ask<'_>, lang: Lang) -> Result<Made, NoPaper> {
    let (one, content): (Invitation, _) = read(text)?;
    let ordinance = announcement(&one.head.ordinance(ask)?, &one.rules)?;
    let competition = ordinance.rules.competition.get(&one.event);
    if competition.is_none() && !one.event.is_empty() {
        return Err(NoPaper::DoesNotSay(format!("{}: {}", ordinance.id, one.event)));
    }
    let mut made = Made::new(&one.head, &ordinance, &content, say::invitation(lang), lang);
    let dates = match one.ends.filter(|ends| *ends != one.starts) {
        Some(ends) => say::days(lang, day(one.starts, lang), day(ends, lang)),
        None => day(one.starts, lang),
    };
    let event = part(
        say::part_event(lang),
        vec![
            Fact::new(say::place(lang), one.place.clone()),
            Fact::new(say::dates(lang), dates),
            Fact::new(say::invited(lang), one.to.clone()),
            Fact::new(say::basis_of_entry(lang), one.basis.clone()),
        ],
    );
    let number = one.participants.map(|number| number.to_string()).unwrap_or_default();
    let entry = part(
        say::part_entry(lang),
        vec![
            Fact::new(say::participants(lang), number),
            Fact::new(say::invited_players(lang), one.invited.join(", ")),
            Fact::new(say::answer_by(lang), some_day(one.answer_by, lang)),
            Fact::new(say::arrival_contact(lang), one.contact.clone()),
        ],
    );
    let parts = vec![
        event,
        schedule(&one, lang),
        entry,
        play(&one, &ordinance, competition, lang),
        terms(&one, &ordinance, competition, lang),
    ];
    let mut parts: Vec<Part> =
        parts.into_iter().filter(|part| !part.facts.is_empty() || part.table.is_some()).collect();
    if !one.text.is_empty() {
        parts.insert(1, prose(String::new(), &one.text, 0));
    }
    made.body =
        Body::Report { parts, signatures: vec![words::place_and_date(lang), say::signature_organiser(lang)] };
    (made.objections, made.hints) = against(&one, &ordinance, competition, lang);
    Ok(made)
}

fn told(item: &Item, lang: Lang) -> String {
    match item.what {
        What::Arrival => say::arrival(lang),
        What::Opening => say::opening(lang),
        What::Draw => say::draw(lang),
        What::Round => item.round.map(|round| words::round(lang, round)).unwrap_or_default(),
        What::Closing => say::closing(lang),
        What::Departure => say::departure(lang),
    }
}

fn schedule(one: &Invitation, lang: Lang) -> Part {
    if one.schedule.is_empty() {
        return Part::default();
    }
    let clock = |at: Time| words::clock_time(lang, format!("{}:{:02}", at.hour(), at.minute()));
    let row = |item: &Item| {
        let at = item.at.map(clock).unwrap_or_default();
        let place = if item.place.is_empty() { &one.place } else { &item.place };
        Row::of(vec![day(item.on, lang).into(), at.into(), told(item, lang).into(), place.clone().into()])
    };
    let columns = vec![
        Column::left(words::date(lang)),
        Column::left(say::when(lang)),
        Column::left(say::what(lang)),
        Column::wide(say::place(lang)),
    ];
    let table = Table { columns, rows: one.schedule.iter().map(row).collect(), notice: false };
    Part { heading: say::part_schedule(lang), table: Some(table), ..Part::default() }
}

/// The given text, else the value of the ordinance.
fn or(said: &str, otherwise: impl FnOnce() -> Option<String>) -> String {
    if said.is_empty() { otherwise().unwrap_or_default() } else { said.to_owned() }
}

/// Tie-breaks by name, separated by commas.
fn named<'c>(codes: impl IntoIterator<Item = &'c Code>, lang: Lang) -> String {
    let name = |code: &Code| format!("{}{}", names::name(code.name, lang), names::modifiers(code, lang));
    codes.into_iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The tie-breaks of a competition, and their article: its own, else those of its kind. A knock-out has none.
fn tie_breaks(
    ordinance: &Ordinance,
    competition: &Competition,
    entrants: usize,
) -> Option<(Vec<Code>, String)> {
    let codes = |codes: &[Word<Code>]| codes.iter().map(|code| code.0.clone()).collect();
    if let Some(list) = competition.list {
        return Some((list.codes(), list.article.to_owned()));
    }
    if let Some(ties) = &competition.ties {
        return Some((codes(&ties.codes), ties.at.article.clone()));
    }
    match (competition.of, framework::system(competition, entrants)) {
        (_, System::KnockOut) => None,
        (Of::Teams, System::RoundRobin | System::Swiss | System::ByNumber | System::League) => {
            let rule = ordinance.rules.team_ties.as_ref()?;
            Some((codes(&rule.others), rule.others_article.clone()))
        }
        (Of::Players, System::Swiss) => {
            let rule = ordinance.rules.individual_ties.as_ref()?;
            Some((codes(&rule.swiss), rule.swiss_article.clone()))
        }
        (Of::Players, System::RoundRobin | System::ByNumber | System::League) => {
            let rule = ordinance.rules.individual_ties.as_ref()?;
            Some((codes(&rule.round_robin), rule.at.article.clone()))
        }
    }
}

fn play(one: &Invitation, ordinance: &Ordinance, competition: Option<&Competition>, lang: Lang) -> Part {
    let control = or(&one.control, || {
        let own = competition.and_then(|one| one.control.clone());
        let own = own.or_else(|| ordinance.rules.control.as_ref().map(|said| said.value.clone()));
        own.map(|control| say::control_of(&control, lang))
    });
    let system = or(&one.system, || {
        let competition = competition?;
        let system = match one.participants {
            Some(entrants) => framework::system(competition, entrants),
            None => competition.system,
        };
        Some(say::system_of(system, lang).to_owned())
    });
    let tie_breaks = or(&one.tie_breaks, || {
        let (codes, article) = tie_breaks(ordinance, competition?, one.participants.unwrap_or(0))?;
        Some(format!("{} [{article}]", named(&codes, lang)))
    });
    let playoffs = competition.and_then(|one| one.playoff);
    let playoffs = playoffs
        .map(|rule| format!("{} [{}]", say::at_stake(rule.stake, lang), rule.article.number))
        .unwrap_or_default();
    part(
        say::part_play(lang),
        vec![
            Fact::new(say::system(lang), system),
            Fact::new(say::category(lang), one.category.clone()),
            Fact::new(say::control(lang), control),
            Fact::new(say::clocks(lang), one.clocks.clone()),
            Fact::new(say::tie_breaks(lang), tie_breaks),
            Fact::new(say::playoffs(lang), playoffs),
            Fact::new(say::arbiter(lang), one.arbiter.clone()),
        ],
    )
}

fn terms(one: &Invitation, ordinance: &Ordinance, competition: Option<&Competition>, lang: Lang) -> Part {
    let host = one.smoking.unwrap_or(Smoking::PlayersInPlay);
    let smoking = say::smoking_rule(smoking(ordinance, competition, host), lang);
    let prize = |prize: &Prized| {
        if prize.money { say::money_prize(lang, &prize.name) } else { prize.name.clone() }
    };
    let prizes: Vec<String> = one.prizes.iter().map(prize).collect();
    let remedies = ordinance.rules.remedies.as_ref();
    let remedies = remedies.map(|said| format!("{} [{}]", say::procedure(said.value, lang), said.at.article));
    let minutes = photo_minutes(ordinance, 1).zip(photo_minutes(ordinance, 2));
    let photos = minutes.zip(ordinance.rules.photo_minutes.as_ref()).map(|((first, others), said)| {
        format!("{} [{}]", answer::photos(lang, first, others), said.at.article)
    });
    part(
        say::part_terms(lang),
        vec![
            Fact::new(say::smoking(lang), smoking),
            Fact::new(say::photos(lang), photos.unwrap_or_default()),
            Fact::new(say::prizes(lang), prizes.join("; ")),
            Fact::new(say::remedies(lang), remedies.unwrap_or_default()),
            Fact::new(say::protest_until(lang), one.protest_until.clone()),
            Fact::new(say::committee(lang), one.committee.join(", ")),
            Fact::new(say::finances(lang), one.finances.clone()),
            Fact::new(say::sent(lang), some_day(one.sent, lang)),
        ],
    )
}

/// The ordinance's objections to the invitation, and what is still to do.
fn against(
    one: &Invitation,
    ordinance: &Ordinance,
    competition: Option<&Competition>,
    lang: Lang,
) -> (Vec<String>, Vec<String>) {
    let (mut notes, mut hints) = (Vec::new(), Vec::new());
    if let Ok(due) = deadline(ordinance, Rule::Invitation, one.starts) {
        let last_day = day(due.last_day, lang);
        match one.sent {
            Some(sent) if sent > due.last_day => {
                notes.push(say::sent_late(lang, last_day, &due.cite.article))
            }
            Some(_) => {}
            None => hints.push(say::send_by(lang, last_day, &due.cite.article)),
        }
    }
    if let Some(cite) =
        prize_breaks(ordinance, Prize::Money).filter(|_| one.prizes.iter().any(|one| one.money))
    {
        notes.push(say::no_money(lang, &cite.article));
    }
    if let (Some(competition), Some(entrants)) = (competition, one.participants) {
        let article = &competition.at.article;
        match framework::size(competition, entrants, one.size_decided) {
            Size::Fits => {}
            Size::NotAsTargeted { target } => notes.push(say::other_size(lang, target)),
            Size::NeedsDecision => notes.push(say::size_by_decision(lang, article)),
            Size::Breaks { allowed } => {
                let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
                notes.push(say::wrong_size(lang, allowed.join(", "), article));
            }
        }
    }
    // The Laws come before the ordinance, and both before the announcement.
    let against = contradictions(ordinance);
    notes.extend(against.iter().map(|one| {
        let law = format!("{} {}", one.laws.id(), one.law);
        answer::against_laws(lang, one.path, &one.article, law)
    }));
    if !rateable(against.len(), 0) {
        notes.push(answer::not_rateable(lang));
    }
    let lacking = invitation_lacks(ordinance, &given(one), !one.category.is_empty());
    if let Some((_, cite)) = lacking.first() {
        let fields: Vec<&str> =
            lacking.iter().map(|(field, _)| say::invitation_field(*field, lang)).collect();
        notes.push(say::lacks(lang, fields.join(", "), &cite.article));
    }
    let care = Care { medical_treatment: one.medical_treatment, insured: one.insured };
    if let Some(cite) = care_lacks(ordinance, care) {
        notes.push(say::no_care(lang, &cite.article));
    }
    let at = |item: &Item| item.at.map(|at| DateTime::from_parts(item.on, at));
    let first = |what: What| one.schedule.iter().filter(|item| item.what == what).filter_map(at).min();
    if let (Some(draw), Some(round_1)) = (first(What::Draw), first(What::Round))
        && let Ok(before) = draw_before(ordinance, draw, round_1)
        && !before.in_time
    {
        let hours = deadline::period(ordinance, Rule::Draw).ok().and_then(|period| period.hours_before);
        notes.push(say::draw_too_late(lang, hours.unwrap_or_default(), &before.cite.article));
    }
    if one.high_ranking {
        let rounds: Vec<Time> =
            one.schedule.iter().filter(|item| item.what == What::Round).filter_map(|item| item.at).collect();
        let event = HighRank {
            start: one.starts,
            invited: one.sent.unwrap_or(one.starts),
            financial_terms: !one.finances.is_empty(),
            taken_back: false,
            rounds: &rounds,
        };
        for fault in high_rank_faults(ordinance, &event) {
            match fault {
                HighRankFault::InvitedLate { last_day } => {
                    let article =
                        ordinance.rules.invitation_months.as_ref().map_or("", |said| &said.at.article);
                    notes.push(say::sent_late(lang, day(last_day, lang), article));
                }
                HighRankFault::NoFinancialTerms => notes.push(say::no_finances(lang)),
                HighRankFault::InvitationBroken
                | HighRankFault::OtherTime(_)
                | HighRankFault::TooEarly(_) => {}
            }
        }
    }
    (notes, hints)
}

fn given(one: &Invitation) -> Vec<InvitationField> {
    let said = [
        (InvitationField::DateAndPlace, !one.place.is_empty()),
        (InvitationField::Schedule, !one.schedule.is_empty()),
        (InvitationField::TimeControl, !one.control.is_empty()),
        (InvitationField::Clocks, !one.clocks.is_empty()),
        (InvitationField::Category, !one.category.is_empty()),
        (InvitationField::Participants, one.participants.is_some()),
        (InvitationField::Invited, !one.invited.is_empty()),
        (InvitationField::Arbiter, !one.arbiter.is_empty()),
        (InvitationField::AnswerBy, one.answer_by.is_some()),
        (InvitationField::ArrivalContact, !one.contact.is_empty()),
        (InvitationField::PairingSystem, !one.system.is_empty()),
    ];
    said.into_iter().filter(|(_, said)| *said).map(|(field, _)| field).collect()
}

//! Requests, decisions, protests and appeals, and what is undone.

use jiff::civil::Date;
use turmuhr_federation::{
    law::{
        level::{Court, Level, Office},
        remedy::{Lodged, Remedy, Sent, Stage, case::Outcome, panel::Basis},
        sanction::Sanction,
    },
    matches::lineup::Which,
    matches::team_score::match_points,
    persons::person::PersonId,
};
use turmuhr_season::{
    DecisionId, Fact, RemedyId, State,
    fact::{
        About, Appellant, Decision, Imposition, Inaction, OtherAbout, OtherAppellant, Part, RemedyAct,
        RequestId,
    },
    registry::Banned,
    unset::entries_of_act,
};
use turmuhr_texts::{
    print::date,
    season::{acts as say, cited, fees, names},
};

use super::{
    book::{Asked, Told, said, sentence},
    find::next,
};
use crate::outcome::{Done, Trouble};

pub(super) fn request(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let about = call.game(state, call.word(0, "MATCH")?)?;
        let by = call.one_of("side")?.unwrap_or(Which::Guest);
        let posted = call.value("posted")?.map_or_else(|| call.day(), Ok)?;
        let id = RequestId(next(state.requests.keys().next_back().map(|last| last.0)));
        let what = call.needs("reason")?.to_owned();
        let board = call.value("board")?;
        let asked = Fact::DecisionAsked { id, about, by, what, posted, board };
        Ok((vec![asked], said(say::asked(call.lang, id.0))))
    })
}

/// `SV Nord=100`.
fn pair<'a>(call: &Asked<'_>, option: &str, given: &'a str) -> Result<(&'a str, &'a str), Trouble> {
    given.split_once('=').ok_or_else(|| call.wrong(option, given))
}

fn sanctions(call: &Asked<'_>, state: &State, breach: Date) -> Result<Vec<Imposition>, Trouble> {
    let consent = call.has("consent");
    let mut all = Vec::new();
    let mut add = |on, sanction| all.push(Imposition { on, sanction, breach, consent });
    for given in call.many("fine") {
        let (who, amount) = pair(call, "--fine", given)?;
        let amount = amount.trim().parse().map_err(|_| call.wrong("--fine", given))?;
        add(call.fined(state, who)?, Sanction::Fine(amount));
    }
    for given in call.many("warn") {
        add(call.fined(state, given)?, Sanction::Warning);
    }
    for given in call.many("reprimand") {
        add(call.fined(state, given)?, Sanction::Reprimand);
    }
    for given in call.many("games-lost") {
        add(Banned::Player(call.person(state, given)?), Sanction::GamesLost);
    }
    for given in call.many("deduct") {
        let (who, points) = pair(call, "--deduct", given)?;
        let points = points.trim().parse().map_err(|_| call.wrong("--deduct", given))?;
        add(Banned::Team(call.team(state, who)?), Sanction::PointDeduction(points));
    }
    for given in call.many("ban") {
        let (who, days) = pair(call, "--ban", given)?;
        let days = days.split_once("..").and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
        let (from, to): (Date, Date) = days.ok_or_else(|| call.wrong("--ban", given))?;
        add(call.banned(state, who)?, Sanction::Ban { from, to });
    }
    for given in call.many("demote") {
        add(Banned::Team(call.team(state, given)?), Sanction::Demotion);
    }
    Ok(all)
}

/// Board points in tenths and match points, home first.
type Sets = ([i32; 2], [u32; 2]);

/// The score in tenths, and the match points it brings.
fn sets(call: &Asked<'_>, state: &State, about: About) -> Result<Option<Sets>, Trouble> {
    let Some(given) = call.text("score") else { return Ok(None) };
    let tenths = |text: &str| -> Option<i32> {
        let text = text.trim().replace('½', ".5").replace(',', ".");
        let (whole, half) = text.split_once('.').unwrap_or((&text, "0"));
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        Some(whole * 10 + if half.starts_with('5') { 5 } else { 0 })
    };
    let read = given.split_once(':').and_then(|(home, guest)| Some([tenths(home)?, tenths(guest)?]));
    let boards = read.ok_or_else(|| call.wrong("--score", given))?;
    let one = about.game().and_then(|id| state.matches.get(&id));
    let Some(one) = one else { return Err(call.wrong("--score", given)) };
    let class = one.fixture.class;
    let number = state.classes.get(&class).map_or(0, |class| class.details.boards);
    let Some(ordinance) = state.ordinance_of(class) else { return Err(call.wrong("--score", given)) };
    let points = boards.map(turmuhr_core::Points::tenths);
    // Lost by both: nobody gets a match point.
    let matches = if boards == [0, 0] { [0, 0] } else { match_points(ordinance, points, number) };
    Ok(Some((boards, matches)))
}

fn about(call: &Asked<'_>, state: &State) -> Result<About, Trouble> {
    match call.words().first() {
        Some(name) => call.game(state, name).map(About::Match),
        None => {
            let class = call.class(state, call.needs("class")?)?;
            Ok(About::Other(OtherAbout::Class(class)))
        }
    }
}

fn level_of(state: &State, about: About) -> Level {
    let class = match about {
        About::Match(id) => state.matches.get(&id).map(|one| one.fixture.class),
        About::Other(OtherAbout::Class(class)) => Some(class),
    };
    class.and_then(|class| state.classes.get(&class)).map_or(Level::Bund, |class| class.details.level)
}

fn decision(
    call: &Asked<'_>,
    state: &State,
    about: About,
    (by, level, stage): (Office, Level, Stage),
) -> Result<Decision, Trouble> {
    let day = call.day()?;
    let breach = about.game().and_then(|id| state.matches.get(&id)).map_or(day, |one| one.fixture.on);
    let panel: Vec<PersonId> =
        call.many("panel").into_iter().map(|name| call.person(state, name)).collect::<Result<_, _>>()?;
    Ok(Decision {
        about,
        by,
        level,
        stage,
        postmark: call.value("posted")?.unwrap_or(day),
        article: call.needs("article")?.to_owned(),
        copies: call.value("copies")?.unwrap_or(4),
        sets: sets(call, state, about)?,
        reasons: call.needs("reasons")?.to_owned(),
        sanctions: sanctions(call, state, breach)?,
        panel,
        settles: None,
    })
}

/// The message after a decision: its number, and how it can be contested.
fn told(call: &Asked<'_>, id: DecisionId, first: impl FnOnce(&State) -> String + 'static) -> Told {
    let lang = call.lang;
    Box::new(move |state| {
        let notice = match state.way(id) {
            Some(way) => {
                let what = match way.remedy {
                    Remedy::Protest => say::protest(lang),
                    Remedy::Appeal => say::appeal(lang),
                };
                let until = way.deadline.map(|deadline| date(deadline.last_day, lang)).unwrap_or_default();
                say::remedy_until(lang, what, until, names::amount(state, way.fee, lang))
            }
            None => return format!("{} {}", first(state), say::no_remedy(lang)),
        };
        let copies = state.decisions.get(&id).map(|one| one.copies).unwrap_or_default();
        let copies = say::copies_wanted(lang, copies, cited::remedies(state, "5.2"));
        format!("{} {notice} {copies}", first(state))
    })
}

pub(super) fn decide(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let about = about(call, state)?;
        let office = call.one_of("office")?.unwrap_or(Office::Spielleiter);
        let level = call.one_of("level")?.unwrap_or_else(|| level_of(state, about));
        let decision = decision(call, state, about, (office, level, Stage::First))?;
        let id = DecisionId(next(state.decisions.keys().next_back().map(|last| last.0)));
        let lang = call.lang;
        let told = told(call, id, move |state| {
            let what = match about {
                About::Match(game) => names::game(state, game, lang),
                About::Other(OtherAbout::Class(class)) => names::class(state, class, lang),
            };
            say::decided(lang, id.0, what)
        });
        Ok((vec![Fact::DecisionMade { id, decision }], told))
    })
}

/// The number of a decision.
fn decision_named(call: &Asked<'_>) -> Result<DecisionId, Trouble> {
    let given = call.word(0, "DECISION")?;
    given.parse().map(DecisionId).map_err(|_| call.wrong("DECISION", given))
}

/// Takes a first decision back.
pub(super) fn revoke(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let decision = decision_named(call)?;
        // Without an office the instance that decided.
        let made = state.decisions.get(&decision).map(|one| (one.by, one.level));
        let (by, level) = made.unwrap_or((Office::Spielleiter, Level::Bund));
        let by = call.one_of("office")?.unwrap_or(by);
        let level = call.one_of("level")?.unwrap_or(level);
        let reasons = call.needs("reasons")?.to_owned();
        let told = said(say::revoked(call.lang, decision.0));
        Ok((vec![Fact::DecisionRevoked { decision, by, level, reasons }], told))
    })
}

pub(super) fn lodge(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let idle = match (call.value("request")?, call.value("remedy")?) {
            (Some(request), _) => Some(Inaction::Request(RequestId(request))),
            (None, Some(remedy)) => Some(Inaction::Remedy(RemedyId(remedy))),
            (None, None) => None,
        };
        let id = RemedyId(next(state.remedies.keys().next_back().map(|last| last.0)));
        let (by, usual) = match (call.text("club"), call.text("player")) {
            (Some(club), _) => (Appellant::Club(call.club(state, club)?), Basis::ResultDecided),
            (None, Some(player)) => {
                let player = OtherAppellant::Player(call.person(state, player)?);
                (Appellant::Other(player), Basis::Sanctioned)
            }
            (None, None) => (Appellant::Other(OtherAppellant::Director), Basis::Director),
        };
        let basis = call.one_of("basis")?.unwrap_or(usual);
        let postmark = call.value("posted")?.map_or_else(|| call.day(), Ok)?;
        let without = call.many("without");
        let there = |what: &str| !without.contains(&what);
        let fee: Option<u32> = call.value("fee")?;
        let lodged = Lodged {
            postmark,
            sent: if call.has("letter") { Sent::Letter } else { Sent::Registered },
            fee: fee.unwrap_or(0),
            fee_paid: fee.map(|_| postmark),
            reasons: there("reasons"),
            copies: there("copies"),
            envelope: there("envelope"),
            named: Some(if call.verb() == "appeal" { Remedy::Appeal } else { Remedy::Protest }),
        };
        let told = said(say::lodged(call.lang, id.0));
        let fact = match idle {
            Some(against) => Fact::InactionContested { id, against, by, basis, lodged },
            None => {
                let against = decision_named(call)?;
                Fact::RemedyLodged { id, against, by, basis, lodged }
            }
        };
        Ok((vec![fact], told))
    })
}

fn remedy(call: &Asked<'_>) -> Result<RemedyId, Trouble> {
    let given = call.word(0, "REMEDY")?;
    given.parse().map(RemedyId).map_err(|_| call.wrong("REMEDY", given))
}

pub(super) fn suspend(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let remedy = remedy(call)?;
        let number = remedy.0;
        let article = cited::remedies(state, "5.9");
        let (fact, told) = match call.one_of("part")? {
            None => (Fact::ExecutionSuspended { remedy }, say::suspended(call.lang, number, article)),
            Some(part) => {
                let told = match part {
                    Part::Score => say::suspended_score(call.lang, number, article),
                    Part::Sanctions => say::suspended_sanctions(call.lang, number, article),
                };
                (Fact::EffectLimited { remedy, part }, told)
            }
        };
        Ok((vec![fact], said(told)))
    })
}

/// The steps before a remedy is decided: receipt, statements, a hearing.
pub(super) fn hear(call: &Asked<'_>) -> Done {
    call.act(|_| {
        let remedy = remedy(call)?;
        let mut acts = Vec::new();
        if let Some(until) = call.value("until")? {
            acts.push(RemedyAct::Confirmed { on: call.day()? });
            acts.push(RemedyAct::StatementsAsked { of: call.value("statements")?.unwrap_or(2), until });
        }
        if let Some(on) = call.value("to")? {
            acts.push(RemedyAct::HearingSet { on });
        }
        if call.has("stated") {
            acts.push(RemedyAct::Stated);
        }
        if let Some(expenses) = call.value("withdrawn")? {
            acts.push(RemedyAct::Withdrawn { expenses });
        }
        if let Some(amount) = call.value("paid")? {
            let on = call.value("posted")?.map_or_else(|| call.day(), Ok)?;
            acts.push(RemedyAct::FeePaid { amount, on });
        }
        if acts.is_empty() {
            return Err(call.missing("--until, --to, --stated, --paid, --withdrawn"));
        }
        let facts = acts.into_iter().map(|act| Fact::RemedyActed { remedy, act }).collect();
        let lang = call.lang;
        let told: Told = Box::new(move |state| {
            let back = state.remedies.get(&remedy).filter(|one| one.withdrawn.is_some());
            match back.and_then(|_| state.refund(remedy)) {
                Some(back) => {
                    let told = say::noted_refund(lang, remedy.0, names::money(state, back, lang));
                    format!("{told}{}", cited::remedies(state, "5.10"))
                }
                None => say::remedy_done(lang, remedy.0),
            }
        });
        Ok((facts, told))
    })
}

pub(super) fn rule(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let remedy = remedy(call)?;
        let given = call.word(1, "upheld, dismissed, partly")?;
        let outcome = match given {
            "upheld" => Outcome::Upheld,
            "dismissed" => Outcome::Dismissed,
            "partly" => {
                // How much of the fee is paid back is decided with it (5.15).
                let refund =
                    call.value("refund")?.map_or_else(|| call.value("fee"), |refund| Ok(Some(refund)));
                Outcome::Partly { refund_pf: refund?.ok_or_else(|| call.missing("--refund"))? }
            }
            other => return Err(call.wrong("OUTCOME", other)),
        };
        let against = state.remedies.get(&remedy).map(|one| one.against);
        let way = against.and_then(|against| state.way_against(against));
        let about = against.and_then(|against| state.about_of(against));
        let (Some(way), Some(about)) = (way, about) else {
            return Err(call.wrong("REMEDY", &remedy.0.to_string()));
        };
        // The instance that the ordinance names decides.
        let office = match way.court {
            Court::Turniergericht => Office::Turniergericht,
            Court::Bezirk | Court::Verband | Court::Bund => Office::Spielausschuss,
        };
        let stage = match way.remedy {
            Remedy::Protest => Stage::Protest,
            Remedy::Appeal => Stage::Appeal,
        };
        // A ruling on another remedy in the same matter decides this one too.
        let with: Option<u32> = call.value("with")?;
        let (decision, result) = match with.map(DecisionId) {
            Some(id) => match state.decisions.get(&id) {
                Some(known) => (id, known.clone()),
                None => return Err(call.wrong("--with", &id.0.to_string())),
            },
            None => (
                DecisionId(next(state.decisions.keys().next_back().map(|last| last.0))),
                decision(call, state, about, (office, way.court.level(), stage))?,
            ),
        };
        let lang = call.lang;
        let today = call.day()?;
        let told = told(call, decision, move |state| {
            // An appeal turns the fee of the protest too.
            let all = std::iter::once(remedy).chain(state.fees_turned_by(remedy));
            let fees: Vec<String> = all.filter_map(|id| fees::fee(state, id, today, lang)).collect();
            let fees: String = fees.iter().map(|fee| format!(" {}", sentence(fee))).collect();
            format!("{}{fees}", say::ruled(lang, remedy.0, decision.0))
        });
        let mut facts = vec![Fact::RemedyDecided { remedy, outcome, decision, result }];
        let Some(reason) = call.text("charge") else { return Ok((facts, told)) };
        facts.push(Fact::FeeCharged { remedy, reason: reason.to_owned() });
        let told: Told = Box::new(move |state| {
            // The fee of the protest that the appeal followed.
            let contested = state.remedies.get(&remedy).and_then(|one| one.against.decision());
            let made = |one: &turmuhr_season::state::Remedy| {
                one.outcome.is_some_and(|(_, by)| Some(by) == contested)
            };
            let protest = state.remedies.iter().find(|(_, one)| made(one)).map_or(remedy, |(id, _)| *id);
            let charged = say::charged(lang, protest.0, cited::remedies(state, "5.16"));
            format!("{} {charged}", told(state))
        });
        Ok((facts, told))
    })
}

/// What one act entered is taken back as a whole: half a list of fixtures is none. The last entry first, as later ones rest
/// on earlier ones.
pub(super) fn undo(call: &Asked<'_>) -> Done {
    call.act_on(|journal| {
        let given = call.word(0, "ENTRY")?;
        let entry = given.parse().map_err(|_| call.wrong("ENTRY", given))?;
        let reason = call.needs("reason")?;
        let all = entries_of_act(journal, entry);
        let told = match all[..] {
            [first, .., last] => say::undone_all(call.lang, all.len(), first, last),
            _ => say::undone(call.lang, entry),
        };
        let undone = |entry: &u64| Fact::Undone { entry: *entry, reason: reason.to_owned() };
        Ok((all.iter().rev().map(undone).collect(), said(told)))
    })
}

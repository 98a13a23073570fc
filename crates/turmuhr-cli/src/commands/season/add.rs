//! A new season, and what is entered into it: clubs, classes, teams, persons, passes, lists, offices.

use jiff::civil::Date;
use turmuhr_federation::{
    date::Season,
    law::level::Level,
    matches::lineup::Rank,
    office::roles::Role,
    persons::{
        age::Sex,
        person::{Club, ClubId, PersonId, TeamNumber},
    },
};
use turmuhr_season::{
    ClassId, Fact, Journal, State, Statement, TeamId,
    fact::Class,
    registry::{Line, ListKind, OfficeId, PassEnd, PassNumber, Scope, TransferId},
};
use turmuhr_texts::{
    print::date,
    season::{acts as say, conduct, names},
};

use super::{
    arbiters,
    book::{Asked, Lock, said},
    find::next,
    people,
};
use crate::outcome::{Done, Trouble};

pub(super) fn new(call: &Asked<'_>) -> Done {
    let _lock = Lock::of(call.file(), call.lang)?;
    // An empty file is as good as none.
    if std::fs::metadata(call.file()).is_ok_and(|file| file.len() > 0 || file.is_dir()) {
        return Err(Trouble::Wrong(say::exists(call.lang, call.file())));
    }
    let season: Season = call.value("season")?.ok_or_else(|| call.missing("--season"))?;
    let (own, texts) = crate::commands::federation::own_texts(call.arguments, call.lang)?;
    let id = call.text("under").map(str::to_owned).or_else(|| own.last().map(|last| last.id.clone()));
    let ordinance = id.ok_or_else(|| call.missing("--under"))?;
    call.deliberate(&Journal::default())?;
    let today = call.day()?;
    if call.text("on").is_none() && (season.begins - today.year()).abs() > 1 {
        return Err(Trouble::Wrong(say::far_season(call.lang, season, date(today, call.lang))));
    }
    let facts = vec![Fact::SeasonOpened { season, ordinance, texts }];
    let told = format!("{} {}", say::opened(call.lang, season), conduct::no_director(call.lang));
    call.write(&mut Journal::default(), facts, said(told))
}

/// What can be added.
const KINDS: [&str; 20] = [
    "club",
    "class",
    "team",
    "person",
    "member",
    "leaver",
    "pass",
    "lost-pass",
    "permit",
    "ban",
    "unban",
    "list",
    "addition",
    "transfer",
    "release",
    "refusal",
    "same",
    "captain",
    "office",
    "limit",
];

pub(super) fn add(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let kind = call.word(0, &all_kinds())?;
        let other = people::added(call, state, kind)?;
        let other = other.map_or_else(|| arbiters::added(call, state, kind), |one| Ok(Some(one)))?;
        if let Some((statement, told)) = other {
            return Ok((vec![Fact::Registered { statement }], said(told)));
        }
        let (fact, name) = entered(call, state)?;
        Ok((vec![fact], said(say::entered(call.lang, name))))
    })
}

fn all_kinds() -> String {
    [&KINDS[..], &people::KINDS, &arbiters::KINDS].concat().join(", ")
}

/// The fact and its message.
fn entered(call: &Asked<'_>, state: &State) -> Result<(Fact, String), Trouble> {
    let day = call.day()?;
    let kind = call.word(0, &all_kinds())?;
    let name = || call.word(1, "NAME");
    let from = || Ok::<Date, Trouble>(call.value("from")?.unwrap_or(day));
    let club = || call.club(state, call.needs("club")?);
    let registered = |statement: Statement, told: String| Ok((Fact::Registered { statement }, told));
    match kind {
        "club" => {
            let name = name()?.to_owned();
            let place = |option: &str| call.text(option).unwrap_or_default().to_owned();
            let (bezirk, verband) = (place("bezirk"), place("verband"));
            let details = Club { name: name.clone(), bezirk, verband, affiliated: true, bans: Vec::new() };
            let club = ClubId(next(state.clubs.keys().next_back().map(|last| last.0)));
            Ok((Fact::ClubAdmitted { club, details }, name))
        }
        "class" => class(call, state, name()?),
        "team" => team(call, state, name()?),
        "person" => {
            let given = name()?;
            let name = super::correct::read_name(call, given)?;
            let person = PersonId(next(state.registry.persons.keys().next_back().map(|last| last.0)));
            let (born, sex): (_, Option<Sex>) = (call.value("born")?, call.one_of("sex")?);
            let german = !call.has("foreign");
            registered(Statement::PersonEntered { person, name, born, sex, german }, given.to_owned())
        }
        "limit" => {
            let marks = name()?;
            let marks = marks.parse().map_err(|_| call.wrong("limit", marks))?;
            let told = format!("{} {marks}", say::arg_limit(call.lang));
            Ok((Fact::FineLimitSet { marks, set_on: call.value("from")? }, told))
        }
        "list" => {
            let name = name()?;
            let club = call.club(state, name)?;
            let closing = call.value("closing")?.unwrap_or(day);
            let handed_in = call.value("posted")?.unwrap_or(day);
            let list = list_kind(call);
            let mut lines = Vec::new();
            for (place, word) in (1..).zip(call.words().into_iter().skip(2)) {
                let (rank, who) = match word.split_once('=') {
                    Some((rank, who)) => (read_rank(call, rank)?, who),
                    None => (Rank::Listed(place), word),
                };
                // `1/4=Neu, Ida@SV Süd`: a guest of another club.
                let (who, guest_of) = match who.split_once('@') {
                    Some((who, club)) => (who, Some(call.club(state, club)?)),
                    None => (who, None),
                };
                lines.push(Line { rank, person: call.person(state, who)?, guest_of });
            }
            let told = say::list_of(&names::club(state, club, call.lang), call.lang);
            registered(Statement::ListRegistered { club, list, closing, handed_in, lines }, told)
        }
        "addition" => {
            let club = call.club(state, name()?)?;
            let person = call.person(state, call.word(2, "PERSON")?)?;
            let rank = read_rank(call, call.needs("rank")?)?;
            let guest_of = call.text("from-club").map(|of| call.club(state, of)).transpose()?;
            let line = Line { rank, person, guest_of };
            let applied = call.value("applied")?.unwrap_or(day);
            let (list, from, admitted) = (list_kind(call), from()?, call.has("admitted"));
            let told = names::person(state, person, call.lang);
            registered(Statement::ListAppended { club, list, line, applied, from, admitted }, told)
        }
        "ban" => {
            let on = call.banned(state, name()?)?;
            let until = call.value("until")?.ok_or_else(|| call.missing("--until"))?;
            let statement = Statement::BanNoted {
                ban: state.registry.next_ban(),
                on,
                from: from()?,
                until,
                consent: call.has("consent"),
                article: call.needs("article")?.to_owned(),
                decision: None,
            };
            registered(statement, name()?.to_owned())
        }
        "unban" => {
            let ban = name()?;
            let ban = turmuhr_season::registry::BanId(ban.parse().map_err(|_| call.wrong("unban", ban))?);
            let reason = call.needs("reason")?.to_owned();
            registered(Statement::BanLifted { ban, from: from()?, reason }, name()?.to_owned())
        }
        "release" | "refusal" => {
            let given = name()?;
            let transfer = TransferId(given.parse().map_err(|_| call.wrong(kind, given))?);
            let posted = call.value("posted")?.unwrap_or(day);
            let statement = if kind == "release" {
                Statement::TransferReleased { transfer, on: posted }
            } else {
                let ground = call.needs("reason")?.to_owned();
                Statement::TransferRefused { transfer, postmark: posted, debt: !call.has("no-debt"), ground }
            };
            registered(statement, given.to_owned())
        }
        "lost-pass" => {
            let given = name()?;
            let number = PassNumber(given.parse().map_err(|_| call.wrong(kind, given))?);
            registered(Statement::PassEnded { number, from: from()?, why: PassEnd::Lost }, given.to_owned())
        }
        "member" | "leaver" | "pass" | "permit" | "transfer" | "same" | "captain" | "office" => {
            let person = call.person(state, name()?)?;
            let told = names::person(state, person, call.lang);
            let statement = match kind {
                "member" => Statement::MemberJoined { person, club: club()?, from: from()?, ordinary: true },
                "leaver" => {
                    let last_day = call.value("until")?.unwrap_or(day);
                    Statement::MemberLeft { person, club: club()?, last_day }
                }
                "pass" => {
                    let number = call.value("number")?.ok_or_else(|| call.missing("--number"))?;
                    Statement::PassIssued { person, club: club()?, number: PassNumber(number), from: from()? }
                }
                "permit" => {
                    let until = call.value("until")?.or(state.last_day());
                    let until = until.ok_or_else(|| call.missing("--until"))?;
                    Statement::PermitGranted { person, club: club()?, from: from()?, until }
                }
                "transfer" => Statement::TransferAsked {
                    transfer: TransferId(next(
                        state.registry.transfers.keys().next_back().map(|last| last.0),
                    )),
                    person,
                    from_club: call.club(state, call.needs("from-club")?)?,
                    to_club: club()?,
                    postmark: call.value("posted")?.unwrap_or(day),
                },
                "same" => {
                    let other = call.person(state, call.word(2, "PERSON")?)?;
                    Statement::SamePerson { person, other, reason: call.needs("reason")?.to_owned() }
                }
                "captain" => {
                    let team = call.team(state, call.needs("team")?)?;
                    Statement::CaptainNamed { team, person, from: from()? }
                }
                _ => {
                    let role: Role = call.one_of("role")?.ok_or_else(|| call.missing("--role"))?;
                    let taken = (1..).map(OfficeId).find(|id| !state.registry.offices.contains(*id));
                    let office = taken.unwrap_or(OfficeId(1));
                    let scope = scope(call, state)?;
                    Statement::OfficeGiven {
                        office,
                        person,
                        role,
                        scope,
                        from: from()?,
                        until: call.value("until")?,
                    }
                }
            };
            registered(statement, told)
        }
        other => Err(Trouble::Wrong(say::unknown(call.lang, "add", other, all_kinds()))),
    }
}

fn list_kind(call: &Asked<'_>) -> ListKind {
    if call.has("youth") { ListKind::Youth } else { ListKind::Senior }
}

/// `7`, or `1/7` in a youth team.
pub(super) fn read_rank(call: &Asked<'_>, text: &str) -> Result<Rank, Trouble> {
    serde_json::from_value(serde_json::json!(text.trim())).map_err(|_| call.wrong("RANK", text))
}

fn scope(call: &Asked<'_>, state: &State) -> Result<Scope, Trouble> {
    if let Some(team) = call.text("team") {
        return call.team(state, team).map(Scope::Team);
    }
    if let Some(club) = call.text("club") {
        return call.club(state, club).map(Scope::Club);
    }
    if let Some(class) = call.text("class") {
        return call.class(state, class).map(Scope::Class);
    }
    Ok(call.one_of::<Level>("level")?.map_or(Scope::Everywhere, Scope::Level))
}

fn class(call: &Asked<'_>, state: &State, name: &str) -> Result<(Fact, String), Trouble> {
    let level: Level = call.one_of("level")?.ok_or_else(|| call.missing("--level"))?;
    let height = call.value("height")?.ok_or_else(|| call.missing("--height"))?;
    let boards = call.value("boards")?.ok_or_else(|| call.missing("--boards"))?;
    let round = |text: &str| text.trim().parse().map_err(|_| call.wrong("--to-a-finish", text));
    let rounds: Vec<u32> = call.many("to-a-finish").into_iter().map(round).collect::<Result<_, _>>()?;
    let details = Class {
        kind: call.one_of("kind")?.unwrap_or_default(),
        promoted: call.value("promoted")?.unwrap_or(0),
        relegated: call.value("relegated")?.unwrap_or(0),
        competition: call.text("competition").map(str::to_owned),
        ordinance: call.text("under").map(str::to_owned),
        closing: call.value("closing")?,
        hours: call.value("hours")?,
        to_a_finish: rounds,
        ..Class::league(name, level, height, boards)
    };
    let class = ClassId(next(state.classes.keys().next_back().map(|last| last.0)));
    Ok((Fact::ClassFormed { class, details }, name.to_owned()))
}

fn team(call: &Asked<'_>, state: &State, name: &str) -> Result<(Fact, String), Trouble> {
    let club = call.club(state, name)?;
    let class = call.class(state, call.needs("class")?)?;
    let number = TeamNumber(call.value("number")?.unwrap_or(1));
    let given = call.text("ranks").unwrap_or("1-99");
    let ranks = given
        .split_once('-')
        .and_then(|(first, last)| Some([first.trim().parse().ok()?, last.trim().parse().ok()?]));
    let ranks = ranks.ok_or_else(|| call.wrong("--ranks", given))?;
    let team = TeamId(next(state.teams.keys().next_back().map(|last| last.0)));
    let told = format!("{} {number}", names::club(state, club, call.lang));
    Ok((Fact::TeamEntered { team, club, number, class, ranks }, told))
}

//! Draws, schedules, cards, postponements, unfinished games, the end of a class.

use jiff::civil::Date;
use turmuhr_federation::{
    competition::league::{self, Newcomer, Standing},
    date::days_after,
    matches::{
        lineup::{BoardResult, Occasion, Rank, Seat, ViolationKind, Which},
        report::{Start, cost_shares, minutes_used},
    },
    persons::person::PersonId,
};
use turmuhr_season::{
    AsOf, Fact, MatchId, Refusal, State, TeamId,
    board::BoardAct,
    fact::{Card, Fixture, MoveGround},
    state::Match,
    tables::{Mark, marked},
    unset::Pair,
    year::{SettledBy, Settlement},
};
use turmuhr_texts::{
    Lang,
    federation::lineup::half,
    season::{acts as say, conduct, names, reads},
};

use super::{
    add::read_rank,
    book::{Asked, Told, said},
    card::card,
    find::next,
};
use crate::outcome::{Done, Trouble};

/// The seed of a draw: given, or fresh. It is written into the journal, so that the draw can be repeated.
fn seed(call: &Asked<'_>) -> Result<u64, Trouble> {
    let mut random = [0; 4];
    getrandom::fill(&mut random).expect("the system gives random numbers");
    Ok(call.value("seed")?.unwrap_or_else(|| u64::from(u32::from_le_bytes(random))))
}

/// Groups of a class, at most.
const MOST_GROUPS: usize = 64;

/// Days between rounds, at most.
const MOST_DAYS: usize = 366;

/// Groups by lot, as evenly as possible (26.1).
pub(super) fn draw(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let class = call.class(state, call.word(0, "CLASS")?)?;
        let teams: Vec<TeamId> =
            state.teams.iter().filter(|(_, team)| team.class == class).map(|(id, _)| *id).collect();
        let newcomers: Vec<Newcomer> = teams
            .iter()
            .filter_map(|team| Some((*team, state.clubs.get(&state.teams[team].club)?)))
            .map(|(team, club)| Newcomer {
                club: club.details.name.clone(),
                verband: club.details.verband.clone(),
                standing: if state.was_finalist(class, team) { Standing::Finalist } else { Standing::Stayed },
            })
            .collect();
        let seed = seed(call)?;
        let number = call.positive("groups", MOST_GROUPS)?.unwrap_or(1);
        if number * 2 > teams.len() {
            return Err(call.not_so(&Refusal::SmallGroup, state));
        }
        let grouped = league::groups(&newcomers, number, seed);
        let groups: Vec<Vec<TeamId>> =
            grouped.groups.iter().map(|group| group.iter().map(|place| teams[*place]).collect()).collect();
        let lang = call.lang;
        let told = groups.iter().map(|group| {
            group.iter().map(|team| names::team(state, *team, lang)).collect::<Vec<_>>().join(", ")
        });
        let told: Vec<String> = told.collect();
        let name = names::class(state, class, lang);
        // One group is not drawn.
        let told = match &told[..] {
            [only] => say::one_group(lang, name, only),
            several => say::drawn(lang, name, several.join(" | "), seed),
        };
        Ok((vec![Fact::GroupsDrawn { class, seed, groups }], said(told)))
    })
}

/// Pairings by lot of the numbers, a round every few days (26.2).
pub(super) fn schedule(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let class = call.class(state, call.word(0, "CLASS")?)?;
        let groups = 0..state.classes[&class].groups.len();
        let unset: Vec<Pair> = groups.flat_map(|group| state.unset(class, group)).collect();
        // A list that lacks matches is completed by the lot it was made with.
        let completes = state.classes[&class].seed.filter(|_| !unset.is_empty());
        let every = call.within("every", 0, MOST_DAYS)?.unwrap_or(14);
        let starts = call.value("at")?;
        let mut id = next(state.matches.keys().next_back().map(|last| last.0));
        let seed = completes.map_or_else(|| seed(call), Ok)?;
        let mut facts = Vec::new();
        if completes.is_none() {
            facts.push(Fact::PairingsDrawn { class, seed });
        }
        let given: Option<Date> = call.value("start")?;
        for (group, members) in state.classes[&class].groups.iter().enumerate() {
            let clubs: Vec<&str> = members
                .iter()
                .filter_map(|team| state.clubs.get(&state.teams[team].club))
                .map(|club| club.details.name.as_str())
                .collect();
            let rounds = league::schedule(&clubs, seed.wrapping_add(group as u64));
            for (pairs, round) in rounds.iter().zip(1_u32..) {
                for (home, guest) in pairs {
                    let (home, guest) = (members[*home], members[*guest]);
                    if completes.is_some()
                        && !unset.contains(&[home, guest])
                        && !unset.contains(&[guest, home])
                    {
                        continue;
                    }
                    let of_round = |one: &&Match| {
                        one.fixture.occasion == Occasion::Round
                            && (one.fixture.class, one.fixture.round) == (class, round)
                    };
                    let beside = state.matches.values().find(of_round).map(|one| &one.fixture);
                    let by_start =
                        |start| days_after(start, i64::try_from(every).unwrap_or(14) * i64::from(round - 1));
                    let on = given.map(by_start).or(beside.map(|other| other.on));
                    let on = on.ok_or_else(|| call.missing("--start"))?;
                    let starts = starts.or(beside.and_then(|other| other.starts));
                    let fixture =
                        Fixture { class, group, round, home, guest, on, occasion: Occasion::Round, starts };
                    facts.push(Fact::MatchSet { id: MatchId(id), fixture });
                    id += 1;
                }
            }
        }
        let set = facts.iter().filter(|fact| matches!(fact, Fact::MatchSet { .. })).count();
        let name = names::class(state, class, call.lang);
        let mut told = say::set_matches(call.lang, set, name, seed);
        if let Some(start) = given.filter(|_| every == 0) {
            let day = turmuhr_texts::print::date(start, call.lang);
            told = format!("{told} {}", say::all_on_one_day(call.lang, day));
        }
        Ok((facts, said(told)))
    })
}

pub(super) fn result(call: &Asked<'_>, text: &str) -> Result<BoardResult, Trouble> {
    match text {
        "1" | "+" | "1-0" => Ok(BoardResult::HomeWins),
        "0" | "0-1" => Ok(BoardResult::GuestWins),
        "=" | "½" | "1/2" | "1/2-1/2" => Ok(BoardResult::Drawn),
        "00" | "0-0" => Ok(BoardResult::BothLose),
        other => Err(call.wrong("RESULT", other)),
    }
}

/// The points of a result in tenths, both sides.
pub(super) fn tenths(call: &Asked<'_>, text: &str) -> Result<[i32; 2], Trouble> {
    Ok(match result(call, text)? {
        BoardResult::HomeWins => [10, 0],
        BoardResult::GuestWins => [0, 10],
        BoardResult::Drawn => [5, 5],
        BoardResult::BothLose => [0, 0],
    })
}

/// `1 2 - 4x`: ranks of the boards, `-` for an empty board, `x` behind a named absentee. A surname stands for a rank.
fn seats(call: &Asked<'_>, state: &State, team: TeamId, text: &str) -> Result<Vec<Seat>, Trouble> {
    let mut seats = Vec::new();
    for (word, board) in text.split([' ', ';']).filter(|word| !word.is_empty()).zip(1..) {
        if word == "-" {
            continue;
        }
        let (word, absent) = word.strip_suffix('x').map_or((word, false), |word| (word, true));
        let rank = if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            read_rank(call, word)?
        } else {
            named_rank(call, state, team, word)?
        };
        seats.push(Seat { board, rank, absent });
    }
    Ok(seats)
}

/// The rank of a player by surname, or by number in the register (`#57`). Who is on no list of the club is named by that
/// number: what follows from fielding them is the judge's (16.4).
fn named_rank(call: &Asked<'_>, state: &State, team: TeamId, name: &str) -> Result<Rank, Trouble> {
    let own = &state.teams[&team];
    if let Some(number) = name.strip_prefix('#') {
        let person = PersonId(number.parse().map_err(|_| call.wrong("RANK", name))?);
        let line = state.line_of(person, own, AsOf::today(Date::MAX));
        return Ok(line.map_or(Rank::Unlisted(person), |line| line.value.rank));
    }
    let list = state.registry.lists.get(&(own.club, state.list_of(own)));
    let lines = list.map(|list| list.lines.as_slice()).unwrap_or_default();
    let called = |person: PersonId| {
        names::person(state, person, call.lang).to_lowercase().starts_with(&name.to_lowercase())
    };
    let found: Vec<Rank> =
        lines.iter().filter(|one| called(one.value.person)).map(|one| one.value.rank).collect();
    let on_list = |person: PersonId| state.line_of(person, own, AsOf::today(Date::MAX)).is_some();
    let all = state.registry.persons.keys().copied();
    // Who is on no list is meant only by the whole surname.
    let surname = |person: PersonId| {
        let full = names::person(state, person, call.lang).to_lowercase();
        full.split(',').next() == Some(name.to_lowercase().as_str())
    };
    let others: Vec<PersonId> = all.filter(|person| surname(*person) && !on_list(*person)).collect();
    match (&found[..], &others[..]) {
        ([rank], _) => Ok(*rank),
        ([], [person]) => Ok(Rank::Unlisted(*person)),
        // Namesakes are told apart by their numbers.
        ([], [_, _, ..]) => {
            let known: Vec<String> = others
                .iter()
                .map(|person| format!("{} (#{})", names::person(state, *person, call.lang), person.0))
                .collect();
            Err(call.unknown(&say::the_person(call.lang), name, &known))
        }
        ([], []) | ([_, _, ..], _) => {
            let known: Vec<String> =
                lines.iter().map(|one| names::person(state, one.value.person, call.lang)).collect();
            Err(call.unknown(&say::the_person(call.lang), name, &known))
        }
    }
}

pub(super) fn report(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let id = call.game(state, call.word(0, "MATCH")?)?;
        let fixture = &state.matches[&id].fixture;
        let absent = absentees(call)?;
        let home = seats(call, state, fixture.home, call.text("home").unwrap_or_default())?;
        let guest = seats(call, state, fixture.guest, call.text("guest").unwrap_or_default())?;
        let boards = state.classes[&fixture.class].details.boards;
        let (mut results, mut unfinished) = (vec![None; boards], Vec::new());
        let given = call.text("results").unwrap_or_default();
        for (place, word) in given.split_whitespace().enumerate() {
            match word {
                "?" => unfinished.push(place + 1),
                "." | "-" => {}
                word => {
                    let slot = results.get_mut(place).ok_or_else(|| call.wrong("--results", given))?;
                    *slot = Some(result(call, word)?);
                }
            }
        }
        let card = Card { absent, ..card(call)? };
        let mut told = vec![say::reported(call.lang, names::game(state, id, call.lang))];
        told.extend(from_card(call, state, id, &card));
        let reported = Fact::MatchReported { id, home, guest, results, unfinished, card };
        Ok((vec![reported], said(told.join(" "))))
    })
}

/// The teams that did not appear. They have no line-up.
fn absentees(call: &Asked<'_>) -> Result<Vec<Which>, Trouble> {
    let sides: &[(&str, Which)] = match call.text("absent") {
        None => &[],
        Some("home") => &[("home", Which::Home)],
        Some("guest") => &[("guest", Which::Guest)],
        Some("both") => &[("home", Which::Home), ("guest", Which::Guest)],
        Some(other) => return Err(call.wrong("--absent", other)),
    };
    match sides.iter().find(|(side, _)| call.text(side).is_some()) {
        Some((side, _)) => Err(Trouble::Wrong(say::absent_and_named(call.lang, side))),
        None => Ok(sides.iter().map(|(_, side)| *side).collect()),
    }
}

/// The score while games are open (18.2, 21.4).
pub(super) fn so_far(state: &State, id: MatchId, lang: Lang) -> Option<String> {
    let (score, open) = state.score_so_far(id)?;
    let [home, guest] = score.map(half);
    (open > 0).then(|| conduct::so_far(lang, format!("{home}:{guest}"), open))
}

/// Minutes charged for a late start, and each club's share of the arbiter (24.4, 27.3).
fn from_card(call: &Asked<'_>, state: &State, id: MatchId, card: &Card) -> Vec<String> {
    let Some(ordinance) = state.ordinance_of(state.matches[&id].fixture.class) else { return Vec::new() };
    let mut told = Vec::new();
    if let Some((planned, actual, culprit)) = card.started {
        let [home, guest] = minutes_used(ordinance, Start { planned, actual, culprit });
        if home + guest > 0 {
            told.push(say::late_start(call.lang, home, guest));
        }
    }
    let shares = card.arbiter_costs.and_then(|[travel, per_diem]| cost_shares(ordinance, travel, per_diem));
    if let Some(shares) = shares {
        let [home, guest] = shares.map(|share| names::money(state, share, call.lang));
        told.push(say::cost_shares(call.lang, home, guest));
    }
    told
}

fn side(call: &Asked<'_>, name: &str) -> Result<Option<Which>, Trouble> {
    call.one_of(name)
}

pub(super) fn answer(call: &Asked<'_>, disputes: bool) -> Done {
    call.act(|state| {
        let id = call.game(state, call.word(0, "MATCH")?)?;
        let by = side(call, "side")?.unwrap_or(Which::Guest);
        let game = names::game(state, id, call.lang);
        let (what, told) = if disputes {
            (Some(call.needs("reason")?.to_owned()), say::disputed(call.lang, game))
        } else {
            (None, say::agreed(call.lang, game))
        };
        Ok((vec![Fact::ReportAnswered { id, by, disputes: what }], said(told)))
    })
}

pub(super) fn confirm(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let id = call.game(state, call.word(0, "MATCH")?)?;
        let mut waived: Vec<(Which, ViolationKind)> = Vec::new();
        for given in call.many("waive") {
            let read = given.split_once(':').and_then(|(side, kind)| {
                let read = |text: &str| serde_json::json!(text);
                Some((serde_json::from_value(read(side)).ok()?, serde_json::from_value(read(kind)).ok()?))
            });
            waived.push(read.ok_or_else(|| {
                let known = ViolationKind::ALL.map(ViolationKind::word).join(", ");
                Trouble::Wrong(say::unknown(call.lang, "--waive", given, format!("home:, guest: {known}")))
            })?);
        }
        let reason = call.text("reason").unwrap_or_default().to_owned();
        let lang = call.lang;
        let told: Told = Box::new(move |state| {
            let frozen = state.matches[&id].report.as_ref().and_then(|report| report.frozen.as_ref());
            let score = frozen.map(|frozen| say::score(frozen.score)).unwrap_or_default();
            let told = say::confirmed(lang, names::game(state, id, lang), score);
            // A decision about the match goes before its card.
            match marked(state, id).1 {
                Mark::Decided(decision) => {
                    let counts = reads::score_of(state, id).unwrap_or_default();
                    format!("{told} {}", say::decision_counts(lang, decision.0, counts))
                }
                Mark::NotPlayed
                | Mark::Unfinished
                | Mark::Preliminary
                | Mark::UnderFinding
                | Mark::Confirmed
                | Mark::Suspended(_) => told,
            }
        });
        Ok((vec![Fact::MatchConfirmed { id, waived, reason, frozen: None }], told))
    })
}

/// A whole round on another day.
fn postpone_round(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let class = call.class(state, call.needs("class")?)?;
        let round: u32 = call.value("round")?.ok_or_else(|| call.missing("--round"))?;
        let to: Date = call.value("to")?.ok_or_else(|| call.missing("--to"))?;
        let reason = call.text("reason").unwrap_or_default();
        let facts = match state.round_moved(class, round, to, reason) {
            Ok(facts) => facts,
            Err(why) => return Err(call.not_so(&why, state)),
        };
        let day = turmuhr_texts::print::date(to, call.lang);
        let told = say::round_moved(call.lang, names::class(state, class, call.lang), round, day);
        Ok((facts, said(told)))
    })
}

/// A play-off of two teams that are level (18.3.1).
pub(super) fn playoff(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let class = call.class(state, call.word(0, "CLASS")?)?;
        let (home, guest) =
            (call.team(state, call.word(1, "TEAM")?)?, call.team(state, call.word(2, "TEAM")?)?);
        let on: Date = call.value("to")?.ok_or_else(|| call.missing("--to"))?;
        // Where the ordinance fixes the host, the order of the names does not matter.
        let fixed = state.playoff_sides(class, home, guest);
        let (home, guest) = fixed.map_or((home, guest), |(home, guest, _)| (home, guest));
        let group = state.playoff_group(class, home, guest);
        let of_class = state.matches.values().filter(|one| one.fixture.class == class);
        let before = of_class.filter(|one| one.fixture.occasion == Occasion::PlayOff);
        let round = before.map(|one| one.fixture.round).max().map_or(1, |last| last + 1);
        let id = MatchId(next(state.matches.keys().next_back().map(|last| last.0)));
        let occasion = Occasion::PlayOff;
        let fixture = Fixture { class, group, round, home, guest, on, occasion, starts: None };
        let lang = call.lang;
        let told: Told = Box::new(move |state| say::playoff_set(lang, id.0, names::game(state, id, lang)));
        Ok((vec![Fact::MatchSet { id, fixture }], told))
    })
}

pub(super) fn postpone(call: &Asked<'_>) -> Done {
    if call.words().is_empty() {
        return postpone_round(call);
    }
    call.act(|state| {
        let id = call.game(state, call.word(0, "MATCH")?)?;
        let to: Date = call.value("to")?.ok_or_else(|| call.missing("--to"))?;
        let ground = match (call.value("youth-match")?, call.value("duty")?, call.has("ordered")) {
            (Some(board), _, _) => MoveGround::YouthMatch { board },
            (None, Some(board), _) => MoveGround::Duty { board },
            (None, None, true) => MoveGround::Ordered,
            (None, None, false) => MoveGround::Request { consent: call.has("consent") },
        };
        let reason = call.text("reason").unwrap_or_default().to_owned();
        let day = turmuhr_texts::print::date(to, call.lang);
        let told = say::moved(call.lang, names::game(state, id, call.lang), day);
        let ground = Some(ground);
        Ok((vec![Fact::MatchMoved { id, to, reason, whole_round: false, ground }], said(told)))
    })
}

pub(super) fn adjudicate(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let id = call.game(state, call.word(0, "MATCH")?)?;
        let board: usize = call.value("board")?.ok_or_else(|| call.missing("--board"))?;
        let act = board_act(call)?;
        let lang = call.lang;
        let told: Told = Box::new(move |state| {
            let report = state.matches[&id].report.as_ref();
            let now = report.and_then(|report| report.unfinished.get(&board));
            let now = now.map(|now| say::board_state(now, lang)).unwrap_or_default();
            let told = say::board_now(lang, names::game(state, id, lang), board, now);
            so_far(state, id, lang).map_or_else(|| told.clone(), |more| format!("{told}. {more}"))
        });
        Ok((vec![Fact::BoardActed { id, board, act }], told))
    })
}

fn board_act(call: &Asked<'_>) -> Result<BoardAct, Trouble> {
    if let Some(verdicts) = call.text("verdicts") {
        let given: Vec<&str> = verdicts.split_whitespace().collect();
        let [one, other] = given[..] else { return Err(call.wrong("--verdicts", verdicts)) };
        let verdicts = [result(call, one)?, result(call, other)?];
        let mut by = call.many("panel").into_iter().map(str::to_owned);
        let by = [by.next().unwrap_or_default(), by.next().unwrap_or_default()];
        let minutes = call.value("minutes")?.ok_or_else(|| call.missing("--minutes"))?;
        return Ok(BoardAct::Adjudicated { verdicts, by, minutes });
    }
    if let Some(minutes) = call.value("break")? {
        return Ok(BoardAct::Paused { minutes });
    }
    if let Some(sets) = call.text("sets") {
        return Ok(BoardAct::DirectorSets { result: result(call, sets)? });
    }
    if let Some(by) = side(call, "objection")? {
        let posted = call.value("posted")?.map_or_else(|| call.day(), Ok)?;
        return Ok(BoardAct::Objection { by, posted, copy_posted: call.value("copy")? });
    }
    if call.has("no-objection") {
        return Ok(BoardAct::NobodyObjected);
    }
    if let Some(on) = call.value("continue")? {
        return Ok(BoardAct::Continue { on });
    }
    if let Some(on) = call.value("to")? {
        return Ok(BoardAct::Moved { on, agreed: call.has("consent"), director: call.has("ordered") });
    }
    if let Some(finished) = call.text("finished") {
        return Ok(BoardAct::Finished { result: result(call, finished)? });
    }
    match call.text("missing") {
        Some("home") => Ok(BoardAct::Missing { home: true, guest: false }),
        Some("guest") => Ok(BoardAct::Missing { home: false, guest: true }),
        Some("both") => Ok(BoardAct::Missing { home: true, guest: true }),
        Some(other) => Err(call.wrong("--missing", other)),
        None => Err(call.missing(
            "--verdicts, --break, --sets, --objection, --no-objection, --continue, --to, --finished, --missing",
        )),
    }
}

pub(super) fn withdraw(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let team = call.team(state, call.word(0, "TEAM")?)?;
        let after_round: u32 = call.value("after")?.ok_or_else(|| call.missing("--after"))?;
        let on = call.day()?;
        let told = say::withdrew(call.lang, names::team(state, team, call.lang), after_round);
        Ok((vec![Fact::TeamWithdrawn { team, after_round, on }], said(told)))
    })
}

pub(super) fn settle(call: &Asked<'_>) -> Done {
    call.act(|state| {
        let class = call.class(state, call.word(0, "CLASS")?)?;
        let words = call.words();
        let order: Vec<TeamId> =
            words.iter().skip(1).map(|name| call.team(state, name)).collect::<Result<_, _>>()?;
        let group: usize = call.value("group")?.unwrap_or(1_usize).saturating_sub(1);
        let how = match (call.value("seed")?, call.has("berlin")) {
            (Some(seed), _) => SettledBy::Lot { seed },
            (None, true) => SettledBy::Berlin,
            (None, false) => SettledBy::PlayOff,
        };
        let lang = call.lang;
        // A lot gives the order itself.
        let told: Told = Box::new(move |state| {
            let order = state.settled.last().map(|one| one.order.as_slice()).unwrap_or_default();
            let teams: Vec<String> = order.iter().map(|team| names::team(state, *team, lang)).collect();
            say::settled(lang, teams.join(", "))
        });
        Ok((vec![Fact::TieSettled { settled: Settlement { class, group, order, how } }], told))
    })
}

pub(super) fn close(call: &Asked<'_>) -> Done {
    let state = call.read()?;
    let name = call.word(0, "CLASS")?;
    if call.class(&state, name).is_err() && call.championship(&state, name).is_ok() {
        return super::championship::close(call, 0);
    }
    call.act(|state| {
        let class = call.class(state, call.word(0, "CLASS")?)?;
        let told = say::closed(call.lang, names::class(state, class, call.lang));
        Ok((vec![Fact::ClassClosed { class, accepted: call.accepts() }], said(told)))
    })
}

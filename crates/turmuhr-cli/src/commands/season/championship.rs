//! `championship …`: cups and championships of the season.

mod from_file;
mod tell;

use std::collections::BTreeMap;

use jiff::civil::Date;
use turmuhr_federation::{law::level::Level, matches::lineup::Occasion, persons::person::TeamNumber};
use turmuhr_season::{
    ChampionshipId, EntrantId, Fact, MatchId, State, TeamId,
    championship::{
        Act, Championship, Details, Entrant, Ground, Pair, Right, Row, Step,
        cup::{Game, Standing},
    },
    fact::Fixture,
};
use turmuhr_texts::{
    print::date,
    season::{acts as say, championship as told, names},
};

use super::{
    book::{Asked, Told, said},
    find::next,
    play,
};
use crate::outcome::{Done, Trouble};

/// What can be done about a championship.
const ACTS: [&str; 17] = [
    "list", "new", "invite", "members", "right", "enter", "withdraw", "seats", "draw", "result", "playoff",
    "ranking", "decline", "final", "close", "cancel", "show",
];

pub(super) fn championship(call: &Asked<'_>) -> Done {
    match call.word(0, &ACTS.join(", "))? {
        "list" => tell::list(call),
        "seats" => tell::seats(call),
        "show" => tell::show(call),
        "new" => call.act(|state| announce(call, state)),
        "invite" => call.act(|state| invite(call, state)),
        "members" => call.act(|state| members(call, state)),
        "right" => call.act(|state| right(call, state)),
        "enter" => call.act(|state| enter(call, state)),
        "withdraw" => call.act(|state| leave(call, state, true)),
        "decline" => call.act(|state| leave(call, state, false)),
        "draw" => {
            let state = call.read()?;
            let (_, one) = named(call, &state)?;
            // The program draws only what can be drawn; a draw by hand is judged as entered.
            if call.many("pair").is_empty()
                && let Err(why) = state.draw_next(one, 1, false)
            {
                return call.refused(&why, &state);
            }
            call.act(|state| draw(call, state))
        }
        "result" => call.act(|state| result(call, state)),
        "playoff" => call.act(|state| playoff(call, state)),
        "ranking" => call.act(|state| ranking(call, state)),
        "final" => call.act(|state| final_round(call, state)),
        "close" => close(call, 1),
        "cancel" => call.act(|state| cancel(call, state)),
        other => Err(Trouble::Wrong(say::unknown(call.lang, "championship", other, ACTS.join(", ")))),
    }
}

type Made = Result<(Vec<Fact>, Told), Trouble>;

fn acted(act: Act) -> Vec<Fact> {
    vec![Fact::Championship { act }]
}

/// The ordinance of the call; else the one beside that of the season which has the competition. None: that of the season.
fn ordinance_with(call: &Asked<'_>, state: &State, competition: &str) -> Option<String> {
    if let Some(named) = call.text("under") {
        return Some(named.to_owned());
    }
    let all = tell::ordinances(call, state);
    let has = |one: &&turmuhr_federation::Ordinance| one.rules.competition.contains_key(competition);
    let found = all.iter().find(has)?;
    (state.ordinance.as_ref().map(|own| &own.id) != Some(&found.id)).then(|| found.id.clone())
}

fn announce(call: &Asked<'_>, state: &State) -> Made {
    let competition = call.word(1, "COMPETITION")?.to_owned();
    let ordinance = ordinance_with(call, state, &competition);
    let named = ordinance.as_deref().and_then(turmuhr_federation::Ordinance::named);
    let known = named.as_ref().or(state.ordinance.as_ref());
    let official =
        known.and_then(|known| known.rules.competition.get(&competition)).map(|one| match call.lang {
            turmuhr_texts::Lang::De => one.name.de.clone(),
            turmuhr_texts::Lang::En => one.name.en.clone(),
        });
    let name = call.words().get(2).map(|name| (*name).to_owned());
    let begins: Date = call.value("start")?.ok_or_else(|| call.missing("--start"))?;
    let details = Details {
        name: name.or(official).unwrap_or_else(|| competition.clone()),
        competition,
        ordinance,
        level: call.one_of("level")?.unwrap_or(Level::Bund),
        of: call.text("bezirk").or(call.text("verband")).map(str::to_owned),
        begins,
        host: call.text("host").map(|club| call.club(state, club)).transpose()?,
        closing: call.value("closing")?,
        size: call.value("size")?,
        above: call.value("above")?.unwrap_or(0),
        second: call.has("second"),
        class: call.text("class").map(|class| call.class(state, class)).transpose()?,
    };
    let id = ChampionshipId(next(state.championships.all.keys().next_back().map(|last| last.0)));
    let text = told::announced(call.lang, &details.name, date(begins, call.lang));
    Ok((acted(Act::Announced { id, details }), said(text)))
}

/// The championship of the second word.
fn named<'s>(call: &Asked<'_>, state: &'s State) -> Result<(ChampionshipId, &'s Championship), Trouble> {
    let id = call.championship(state, call.word(1, "CHAMPIONSHIP")?)?;
    Ok((id, &state.championships.all[&id]))
}

fn invite(call: &Asked<'_>, state: &State) -> Made {
    let (id, one) = named(call, state)?;
    let posted = call.value("posted")?.map_or_else(|| call.day(), Ok)?;
    let text = told::invited(call.lang, &one.details.name, date(posted, call.lang));
    Ok((acted(Act::Invited { id, posted }), said(text)))
}

fn members(call: &Asked<'_>, state: &State) -> Made {
    let (id, _) = named(call, state)?;
    let given = call.needs("members")?;
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for word in given.split([' ', ',', ';']).filter(|word| !word.is_empty()) {
        let read = word.split_once('=').and_then(|(name, count)| Some((name, count.trim().parse().ok()?)));
        let (name, count) = read.ok_or_else(|| call.wrong("--members", word))?;
        // A name of several words is written with underscores.
        counts.insert(name.replace('_', " "), count);
    }
    let on = call.value("from")?.map_or_else(|| call.day(), Ok)?;
    let lang = call.lang;
    let text: Told = Box::new(move |state| {
        let one = &state.championships.all[&id];
        let quotas = state.quotas(one).map(|quotas| told::quota_lines(&quotas, lang)).unwrap_or_default();
        format!("{}: {}", one.details.name, quotas.join("; "))
    });
    let seed = call.value("seed")?.unwrap_or(1);
    Ok((acted(Act::MembersCounted { id, on, counts, seed }), text))
}

/// A player with a club, or a team of a club.
fn who(call: &Asked<'_>, state: &State, name: &str, teams: bool, on: Date) -> Result<Entrant, Trouble> {
    if teams {
        let club = call.club(state, name)?;
        return Ok(Entrant::Team { club, number: TeamNumber(call.value("number")?.unwrap_or(1)) });
    }
    let person = call.person(state, name)?;
    if let Some(club) = call.text("club") {
        return Ok(Entrant::Player { person, club: call.club(state, club)? });
    }
    match state.start_clubs(person, on)[..] {
        [club] => Ok(Entrant::Player { person, club }),
        _ => Err(call.missing("--club")),
    }
}

fn right(call: &Asked<'_>, state: &State) -> Made {
    let competition = call.word(1, "COMPETITION")?.to_owned();
    let ordinance = ordinance_with(call, state, &competition);
    let named = ordinance.as_deref().and_then(turmuhr_federation::Ordinance::named);
    let known = named.as_ref().or(state.ordinance.as_ref());
    let found = known.and_then(|known| known.rules.competition.get(&competition));
    let teams = found.is_some_and(|one| one.of == turmuhr_federation::ordinance::rules::Of::Teams);
    let on = call.day()?;
    let who = who(call, state, call.word(2, "NAME")?, teams, on)?;
    let year = || call.value("year")?.ok_or_else(|| call.missing("--year"));
    let (right, ground) = match call.needs("as")? {
        "relegated" => (Right::Relegated { year: year()? }, Ground::Relegated),
        "did-not-play" => (Right::DidNotPlay { next: year()? }, Ground::Relegated),
        "first-of-last-year" => {
            let place = call.value("place")?.ok_or_else(|| call.missing("--place"))?;
            (Right::FirstOfLastYear { place }, Ground::FirstOfLastYear)
        }
        "last-champion" => (Right::LastChampion, Ground::LastChampion),
        "cup-winner" => (Right::CupWinner, Ground::CupWinner),
        "entitled-above" => (Right::EntitledAbove, Ground::Relegated),
        "entitled-ahead" => (Right::EntitledAhead, Ground::Relegated),
        "started" => (Right::Started { year: year()? }, Ground::Relegated),
        other => return Err(call.wrong("--as", other)),
    };
    let what = match right {
        Right::EntitledAbove | Right::EntitledAhead => told::starts_above_word(call.lang),
        Right::Started { year } => told::started_word(call.lang, year),
        _ => told::ground(ground, call.lang).to_owned(),
    };
    let text = told::right_noted(call.lang, told::who(state, who, call.lang), what);
    Ok((acted(Act::RightNoted { competition, ordinance, who, right }), said(text)))
}

fn next_entrant(state: &State) -> u32 {
    let all = state.championships.all.values().filter_map(|one| one.entrants.keys().next_back());
    next(all.map(|last| last.0).max())
}

fn enter(call: &Asked<'_>, state: &State) -> Made {
    let (id, one) = named(call, state)?;
    let teams = state
        .competition(one)
        .is_some_and(|competition| competition.of == turmuhr_federation::ordinance::rules::Of::Teams);
    let default = if one.by_places() { Ground::Verband } else { Ground::Level };
    let ground: Ground = call.one_of("as")?.unwrap_or(default);
    let names = call.words().into_iter().skip(2).collect::<Vec<_>>();
    if names.is_empty() {
        return Err(call.missing("NAME"));
    }
    let first = next_entrant(state);
    let verband = |who: Entrant| state.clubs.get(&who.club()).map(|club| club.details.verband.clone());
    let mut entered: Vec<Entrant> = one
        .active()
        .filter(|(_, known)| known.ground == Ground::Verband)
        .map(|(_, known)| known.who)
        .collect();
    let (mut facts, mut lines) = (Vec::new(), Vec::new());
    for (name, number) in names.into_iter().zip(first..) {
        let who = who(call, state, name, teams, one.details.begins)?;
        let before = entered.iter().filter(|known| verband(**known) == verband(who)).count();
        let place = call.value("place")?.unwrap_or_else(|| u32::try_from(before + 1).unwrap_or(1));
        entered.push(who);
        lines.push(told::entered(
            call.lang,
            told::who(state, who, call.lang),
            &one.details.name,
            told::ground(ground, call.lang),
        ));
        let entrant = EntrantId(number);
        facts.push(Fact::Championship { act: Act::Entered { id, entrant, who, ground, place } });
    }
    Ok((facts, said(lines.join(" "))))
}

fn leave(call: &Asked<'_>, state: &State, before: bool) -> Made {
    let (id, one) = named(call, state)?;
    let entrant = call.entrant(state, one, call.word(2, "NAME")?)?;
    let reason = call.text("reason").unwrap_or_default().to_owned();
    let name = told::entrant(state, entrant, call.lang);
    if before {
        let text = told::withdrew(call.lang, name, &one.details.name);
        return Ok((acted(Act::Withdrew { id, entrant, reason }), said(text)));
    }
    let lang = call.lang;
    let text: Told = Box::new(move |state| {
        let onward = told::onward(state, &state.championships.all[&id], lang).join(" ");
        told::declined(lang, name, onward)
    });
    Ok((acted(Act::Declined { id, entrant, reason }), text))
}

/// `A - B` as two entrants.
fn two(call: &Asked<'_>, state: &State, one: &Championship, text: &str) -> Result<[EntrantId; 2], Trouble> {
    let sides = [" - ", " – "].iter().find_map(|between| text.split_once(between));
    let (home, guest) = sides.ok_or_else(|| call.wrong("NAME - NAME", text))?;
    Ok([call.entrant(state, one, home)?, call.entrant(state, one, guest)?])
}

fn draw(call: &Asked<'_>, state: &State) -> Made {
    let (id, one) = named(call, state)?;
    let round = u32::try_from(one.rounds.len() + 1).unwrap_or(u32::MAX);
    let by_hand = call.many("pair");
    let anew = call.has("anew") || one.rounds.first().is_some_and(|first| first.anew);
    let (seed, pairs) = if by_hand.is_empty() {
        let seed = match call.value("seed")? {
            Some(seed) => seed,
            // A fresh seed, written into the journal: the draw can be repeated.
            None => u64::try_from(jiff::Timestamp::now().as_microsecond()).unwrap_or(1),
        };
        (Some(seed), state.draw_next(one, seed, anew).unwrap_or_default())
    } else {
        let mut pairs = Vec::new();
        for text in by_hand {
            if text.contains(" - ") || text.contains(" – ") {
                let [home, guest] = two(call, state, one, text)?;
                pairs.push(Pair { home, guest: Some(guest) });
            } else {
                pairs.push(Pair { home: call.entrant(state, one, text)?, guest: None });
            }
        }
        (None, pairs)
    };
    let mut facts = Vec::new();
    if let (Some(class), true) = (one.details.class, one.rounds.is_empty())
        && state.classes.get(&class).is_some_and(|known| known.groups.is_empty())
    {
        let teams = state.teams.iter().filter(|(_, team)| team.class == class).map(|(id, _)| *id).collect();
        facts.push(Fact::GroupsDrawn { class, seed: seed.unwrap_or_default(), groups: vec![teams] });
    }
    facts.push(Fact::Championship { act: Act::Drawn { id, round, seed, anew, pairs: pairs.clone() } });
    if let Some(class) = one.details.class {
        let on: Date = call.value("start")?.unwrap_or(one.details.begins);
        let first = next(state.matches.keys().next_back().map(|last| last.0));
        let sides = pairs
            .iter()
            .filter_map(|pair| Some((state.team_of(one, pair.home)?, state.team_of(one, pair.guest?)?)));
        for ((home, guest), number) in sides.zip(first..) {
            let fixture =
                Fixture { class, group: 0, round, home, guest, on, occasion: Occasion::Round, starts: None };
            facts.push(Fact::MatchSet { id: MatchId(number), fixture });
        }
    }
    let lang = call.lang;
    let text: Told = Box::new(move |state| {
        let one = &state.championships.all[&id];
        let games = one.rounds.last().map(|round| round.games.as_slice()).unwrap_or_default();
        let pair = |game: &Game| match game.pair.guest {
            Some(guest) => {
                told::pair(&told::entrant(state, game.pair.home, lang), &told::entrant(state, guest, lang))
            }
            None => told::bye(lang, told::entrant(state, game.pair.home, lang)),
        };
        let pairs: Vec<String> = games.iter().map(pair).collect();
        told::drawn_round(lang, &one.details.name, round, pairs.join("; "))
    });
    Ok((facts, text))
}

/// Points of boards, from the view of the first side.
fn boards(call: &Asked<'_>, text: &str) -> Result<Vec<[i32; 2]>, Trouble> {
    text.split_whitespace().map(|word| play::tenths(call, word)).collect()
}

fn result(call: &Asked<'_>, state: &State) -> Made {
    let (id, one) = named(call, state)?;
    let [first, second] = two(call, state, one, call.word(2, "NAME - NAME")?)?;
    let mut boards = boards(call, call.needs("results")?)?;
    let last = one.rounds.last();
    let fits = |game: &&Game| {
        game.pair
            .guest
            .is_some_and(|guest| [(first, second), (second, first)].contains(&(game.pair.home, guest)))
    };
    let games = last.map(|round| round.games.as_slice()).unwrap_or_default();
    // The two may be named the other way round; a pair that the round does not have is judged as named.
    let (mut home, mut guest) = (first, second);
    if games.iter().find(fits).is_some_and(|game| game.pair.home != first) {
        boards.iter_mut().for_each(|board| board.swap(0, 1));
        (home, guest) = (second, first);
    }
    let round = u32::try_from(one.rounds.len()).unwrap_or(u32::MAX);
    let played = Act::Played { id, round, home, guest: Some(guest), boards };
    Ok((acted(played), game_told(call, id, [first, second])))
}

/// The game of these two in the last round, or their play-off, as it stands then.
fn game_told(call: &Asked<'_>, id: ChampionshipId, both: [EntrantId; 2]) -> Told {
    let lang = call.lang;
    Box::new(move |state| {
        let one = &state.championships.all[&id];
        let games = one.rounds.last().map(|round| round.games.as_slice()).unwrap_or_default();
        let fits = |game: &&Game| {
            both.contains(&game.pair.home) && game.pair.guest.is_some_and(|guest| both.contains(&guest))
        };
        match games.iter().find(fits) {
            Some(game) => told::game_line(state, one, game, lang),
            None => told::tie_lines(state, one, lang).join(" "),
        }
    })
}

/// The play-off that is open: of the two named, else the only one.
fn open_playoff(
    call: &Asked<'_>,
    state: &State,
    one: &Championship,
    named: &[EntrantId],
) -> Result<Vec<EntrantId>, Trouble> {
    let games = one.rounds.last().map(|round| round.games.as_slice()).unwrap_or_default();
    let level = games.iter().filter(|game| matches!(state.standing(one, game), Standing::Level(_)));
    let mut open: Vec<Vec<EntrantId>> =
        level.map(|game| [Some(game.pair.home), game.pair.guest].into_iter().flatten().collect()).collect();
    open.extend(state.ties(one).into_iter().filter(|tie| !tie.decided()).map(|tie| tie.among));
    open.retain(|among| named.iter().all(|id| among.contains(id)));
    match <[_; 1]>::try_from(open) {
        Ok([only]) => Ok(only),
        Err(several) if several.is_empty() && !named.is_empty() => Ok(named.to_vec()),
        Err(several) => {
            let known: Vec<String> = several
                .iter()
                .map(|among| {
                    let named: Vec<String> =
                        among.iter().map(|id| told::entrant(state, *id, call.lang)).collect();
                    named.join(" - ")
                })
                .collect();
            let what = told::playoff_word(call.lang);
            Err(Trouble::Wrong(say::unknown(call.lang, what, "", known.join("; "))))
        }
    }
}

fn playoff(call: &Asked<'_>, state: &State) -> Made {
    let (id, one) = named(call, state)?;
    let words: Vec<&str> = call.words().into_iter().skip(2).collect();
    let witnesses: Vec<String> = call.many("witness").into_iter().map(str::to_owned).collect();
    let mut facts = Vec::new();
    let mut add = |among: &[EntrantId], step: Step| {
        facts.push(Fact::Championship { act: Act::PlayedOff { id, among: among.to_vec(), step } });
    };
    let both = match (call.text("results"), call.value("seed")?, witnesses.is_empty()) {
        (Some(results), _, _) => {
            let mut sides = two(call, state, one, words.first().ok_or_else(|| call.missing("NAME - NAME"))?)?;
            let both = sides;
            let among = open_playoff(call, state, one, &sides)?;
            let boards = boards(call, results)?;
            let of_teams = state
                .competition(one)
                .is_some_and(|known| known.of == turmuhr_federation::ordinance::rules::Of::Teams);
            if of_teams {
                add(&among, Step::Match { host: sides[0], guest: sides[1], boards });
            } else {
                // Several games one after the other, colours alternating; results are those of the side named first.
                for [first, second] in boards {
                    let points = if sides == both { [first, second] } else { [second, first] };
                    add(&among, Step::Game { white: sides[0], black: sides[1], points });
                    sides.swap(0, 1);
                }
            }
            both
        }
        (None, Some(seed), _) => {
            let named =
                words.iter().map(|name| call.entrant(state, one, name)).collect::<Result<Vec<_>, _>>()?;
            let among = open_playoff(call, state, one, &named)?;
            add(&among, Step::Lot { seed });
            [among[0], *among.get(1).unwrap_or(&among[0])]
        }
        (None, None, false) => {
            let order =
                words.iter().map(|name| call.entrant(state, one, name)).collect::<Result<Vec<_>, _>>()?;
            let among = open_playoff(call, state, one, &order)?;
            add(&among, Step::ByHand { order, witnesses });
            [among[0], *among.get(1).unwrap_or(&among[0])]
        }
        (None, None, true) => return Err(call.missing("--results, --seed, --witness")),
    };
    Ok((facts, game_told(call, id, both)))
}

/// `5½`, `5.5` or `5` in tenths.
fn points(text: &str) -> Option<i32> {
    let text = text.trim();
    let (whole, half) = match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")) {
        Some(whole) => (whole, 5),
        None => (text, 0),
    };
    let whole: i32 = if whole.is_empty() && half > 0 { 0 } else { whole.parse().ok()? };
    whole.checked_mul(10)?.checked_add(half)
}

fn ranking(call: &Asked<'_>, state: &State) -> Made {
    let (id, one) = named(call, state)?;
    let rows = match call.text("from-file") {
        Some(path) => from_file::rows(call, state, one, path)?,
        None => {
            let mut rows = Vec::new();
            for word in call.words().into_iter().skip(2) {
                let (name, told) = word.rsplit_once('=').ok_or_else(|| call.wrong("NAME=POINTS", word))?;
                let (own, boards) = told.split_once(':').map_or((told, None), |(own, of)| (own, Some(of)));
                let read = |text: &str| points(text).ok_or_else(|| call.wrong("NAME=POINTS", word));
                rows.push(Row {
                    entrant: call.entrant(state, one, name)?,
                    points: read(own)?,
                    boards: boards.map(read).transpose()?,
                });
            }
            rows
        }
    };
    let lang = call.lang;
    let text: Told = Box::new(move |state| {
        let one = &state.championships.all[&id];
        let winner = told::honour(state, id, lang).unwrap_or_default();
        let text = told::ranked(lang, &one.details.name, winner).trim_end().to_owned();
        let onward = told::onward(state, one, lang).join(" ");
        if state.unfinished(one).is_empty() { format!("{text} {onward}").trim_end().to_owned() } else { text }
    });
    Ok((acted(Act::Ranked { id, rows }), text))
}

fn final_round(call: &Asked<'_>, state: &State) -> Made {
    let (_, one) = named(call, state)?;
    let class = one.details.class.ok_or_else(|| call.missing("--class"))?;
    let start: Date = call.value("start")?.ok_or_else(|| call.missing("--start"))?;
    let every: i64 = call.value("every")?.unwrap_or(14);
    let fixtures = state.final_fixtures(class, start, every);
    let fixtures = fixtures.ok_or_else(|| Trouble::Wrong(told::no_final(call.lang, &one.details.name)))?;
    let first = next(state.matches.keys().next_back().map(|last| last.0));
    let facts: Vec<Fact> = fixtures
        .into_iter()
        .zip(first..)
        .map(|(fixture, number)| Fact::MatchSet { id: MatchId(number), fixture })
        .collect();
    let mut text = vec![told::final_set(call.lang, &one.details.name, facts.len())];
    let teams = state.finalists(class).unwrap_or_default();
    let name = |team: TeamId| names::team(state, team, call.lang);
    let met = teams.chunks(2).filter_map(|two| match two {
        [home, guest] => Some(format!("{} – {}", name(*home), name(*guest))),
        _ => None,
    });
    let met: Vec<String> = met.collect();
    if !met.is_empty() {
        text.push(told::carried(call.lang, met.join("; ")));
    }
    Ok((facts, said(text.join(" "))))
}

/// Closes the championship of a word.
pub(super) fn close(call: &Asked<'_>, word: usize) -> Done {
    call.act(|state| {
        let id = call.championship(state, call.word(word, "CHAMPIONSHIP")?)?;
        let lang = call.lang;
        let text: Told = Box::new(move |state| {
            let one = &state.championships.all[&id];
            let mut lines = vec![told::closed(lang, &one.details.name)];
            lines.extend(told::honour(state, id, lang));
            lines.extend(told::onward(state, one, lang));
            lines.join(" ")
        });
        Ok((acted(Act::Closed { id }), text))
    })
}

fn cancel(call: &Asked<'_>, state: &State) -> Made {
    let (id, one) = named(call, state)?;
    let reason = call.needs("reason")?.to_owned();
    let text = told::cancelled(call.lang, &one.details.name);
    Ok((acted(Act::Cancelled { id, reason }), said(text)))
}

/// Titles and qualifiers for the end of the year.
pub(super) fn of_the_year(call: &Asked<'_>, state: &State) -> (Vec<String>, Vec<serde_json::Value>) {
    tell::year(call, state)
}

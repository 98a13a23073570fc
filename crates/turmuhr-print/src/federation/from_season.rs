//! Documents from the journal of a season: the fields of a decision and of a match report, as their files have them.

use serde_json::{Value, json};
use turmuhr_federation::{
    law::{remedy::Stage, sanction::Sanction},
    matches::lineup::{BoardResult, Seat, Which},
};
use turmuhr_season::{
    DecisionId, MatchId, State, TeamId,
    board::BoardState,
    fact::{About, Decision, Imposition, OtherAbout},
    registry::{AsOf, Banned},
    state::Report,
};
use turmuhr_texts::{
    Lang,
    federation::paper as say,
    season::{fees, names, papers, reads},
};

fn head(state: &State, about: About, issuer: &str, lang: Lang) -> Value {
    let fixture = about.game().and_then(|id| state.matches.get(&id)).map(|one| &one.fixture);
    let class = match about {
        About::Match(_) => fixture.map(|fixture| fixture.class),
        About::Other(OtherAbout::Class(class)) => Some(class),
    };
    let ordinance = class.and_then(|class| state.ordinance_of(class)).or(state.ordinance.as_ref());
    let named = class.map(|class| names::class(state, class, lang)).unwrap_or_default();
    json!({
        "issuer": issuer,
        "competition": fixture.map_or(named.clone(), |fixture| say::group(lang, named, fixture.group + 1)),
        "season": state.season,
        "round": fixture.map(|fixture| fixture.round),
        "regulation": ordinance.map(|ordinance| ordinance.id.clone()).unwrap_or_default(),
    })
}

/// The fields of a decision; none if the season has no such decision.
pub fn decision(state: &State, id: DecisionId, lang: Lang) -> Option<String> {
    let one = state.decisions.get(&id)?;
    let ruled = state.remedies.iter().find(|(_, remedy)| remedy.outcome.is_some_and(|(_, by)| by == id));
    let mut parties: Vec<String> = Vec::new();
    let concerned = state.concerned(id);
    let sides = one.about.game().and_then(|game| state.matches.get(&game));
    let sides = sides.map(|game| [game.fixture.home, game.fixture.guest]);
    let playing = sides.into_iter().flatten().filter_map(|team| state.teams.get(&team)).map(|team| team.club);
    let clubs = playing.chain(concerned.sanctioned).chain(concerned.standing_of);
    parties.extend(clubs.map(|club| names::club(state, club, lang)));
    parties.extend(one.sanctions.iter().filter_map(|imposed| match imposed.on {
        Banned::Player(person) => Some(names::person(state, person, lang)),
        Banned::Club(_) | Banned::Team(_) => None,
    }));
    let mut seen = Vec::new();
    parties.retain(|name| {
        !seen.contains(name) && {
            seen.push(name.clone());
            true
        }
    });
    let members: Vec<String> = one.panel.iter().map(|who| names::person(state, *who, lang)).collect();
    // The judge of the season lets nobody decide who acted before or belongs to a party (5.11).
    let recusal = (one.stage != Stage::First && !members.is_empty()).then_some("");
    let costs = ruled.and_then(|(remedy, _)| fees::fee(state, *remedy, one.postmark, lang));
    let sanctions: Vec<Value> =
        one.sanctions.iter().map(|imposed| sanction(state, one, imposed, lang)).collect();
    // A paper without reasons is stopped (5.14).
    let said = !one.reasons.trim().is_empty();
    let reasons = if said { format!("{} [{}]", one.reasons, one.article) } else { String::new() };
    let told = json!({
        "head": head(state, one.about, say::office(one.by, one.level, lang), lang),
        "file_number": papers::file_number(lang, id.0),
        "by": one.by,
        "level": one.level,
        "stage": one.stage,
        "members": members,
        "recusal": recusal,
        "parties": parties,
        "to": parties,
        "ruling": papers::ruling(state, id, lang),
        "reasons": reasons,
        "sanctions": sanctions,
        "costs": costs.unwrap_or_default(),
        "copies": (one.copies > 0).then_some(one.copies),
        "posted": one.postmark,
    });
    Some(told.to_string())
}

fn sanction(state: &State, decision: &Decision, imposed: &Imposition, lang: Lang) -> Value {
    let (kind, what, fine) = match imposed.sanction {
        Sanction::Fine(amount) => (None, String::new(), Some(amount)),
        Sanction::Warning => (Some("warning"), String::new(), None),
        Sanction::Reprimand => (Some("reprimand"), String::new(), None),
        Sanction::GamesLost => (Some("games-lost"), String::new(), None),
        Sanction::PointDeduction(points) => (Some("point-deduction"), points.to_string(), None),
        Sanction::Ban { from, to } => {
            let days = papers::days(lang, super::day(from, lang), super::day(to, lang));
            (Some("ban"), days, None)
        }
        Sanction::Demotion => (Some("demotion"), String::new(), None),
    };
    json!({
        "on": names::banned(state, imposed.on, lang), "kind": kind, "what": what,
        "article": decision.article, "fine": fine, "most": fine.and(state.fine_limit),
    })
}

/// The fields of the report of a match; none if it has no card.
pub fn match_report(state: &State, id: MatchId, lang: Lang) -> Option<String> {
    let one = state.matches.get(&id)?;
    let report = one.report.as_ref()?;
    let boards = state.classes.get(&one.fixture.class)?.details.boards;
    let captain = |team: TeamId| {
        let known = state.registry.captains.get(&team);
        let who = known.and_then(|known| known.at(AsOf::today(one.fixture.on)));
        who.map(|who| names::person(state, who.value, lang)).unwrap_or_default()
    };
    let team = |team: TeamId| json!({ "name": names::team(state, team, lang), "captain": captain(team) });
    let results = report.results_now();
    let lines: Vec<Value> = (1..=boards)
        .map(|board| line(state, id, report, board, results.get(board - 1).copied().flatten(), lang))
        .collect();
    let (planned, start, late) = match report.card.started {
        Some((planned, actual, culprit)) => (Some(planned), Some(actual), Some(culprit)),
        None => (one.fixture.starts, None, None),
    };
    let late = late.map(|culprit| match culprit {
        Some(Which::Home) => "home",
        Some(Which::Guest) => "guest",
        None => "nobody",
    });
    let mut incidents = report.card.incidents.clone();
    // What counts may be another score than that of the games.
    incidents.push(papers::counts(lang, reads::result(state, id, lang)));
    let told = json!({
        "head": head(state, About::Match(id), "", lang),
        "date": one.fixture.on,
        "planned": planned,
        "start": start,
        "late": late,
        "home": team(one.fixture.home),
        "guest": team(one.fixture.guest),
        "arbiter": report.card.arbiter,
        "boards": lines,
        "costs": report.card.arbiter_costs.map(|[travel, per_diem]| json!({ "travel_pf": travel, "per_diem_pf": per_diem })),
        "incidents": incidents,
        "sent": report.known,
    });
    Some(told.to_string())
}

fn line(
    state: &State,
    id: MatchId,
    report: &Report,
    board: usize,
    result: Option<BoardResult>,
    lang: Lang,
) -> Value {
    let fixture = &state.matches[&id].fixture;
    let at = |seats: &[Seat]| seats.iter().find(|seat| seat.board == board).copied();
    let sides =
        [(Which::Home, fixture.home, at(&report.home)), (Which::Guest, fixture.guest, at(&report.guest))];
    let there = sides.map(|(_, _, seat)| seat.is_some_and(|seat| !seat.absent));
    let score = match (result, there) {
        (_, [false, false]) => Some("-/-"),
        (_, [true, false]) => Some("+/-"),
        (_, [false, true]) => Some("-/+"),
        (Some(BoardResult::HomeWins), _) => Some("1-0"),
        (Some(BoardResult::GuestWins), _) => Some("0-1"),
        (Some(BoardResult::Drawn), _) => Some("1/2-1/2"),
        (Some(BoardResult::BothLose), _) => Some("0-0"),
        (None, _) => None,
    };
    let stage = match report.unfinished.get(&board) {
        None => "played",
        Some(BoardState::Adjourned | BoardState::Continued { .. }) => "adjourned",
        Some(BoardState::SentToDirector | BoardState::ByDirector { .. }) if score.is_none() => {
            "sent-to-director"
        }
        Some(BoardState::SentToDirector | BoardState::ByDirector { .. } | BoardState::Final { .. }) => {
            "adjudicated"
        }
    };
    let player = |(side, team, seat): (Which, TeamId, Option<Seat>)| {
        let Some(seat) = seat else { return json!({}) };
        let own = state.teams.get(&team);
        let who = own.and_then(|own| state.listed(own, seat.rank, jiff::civil::Date::MAX));
        let reserved = report.card.reservations.contains(&(side, board));
        json!({
            "rank": seat.rank,
            "name": who.map(|(_, who)| names::person(state, who, lang)).unwrap_or_default(),
            "absent": seat.absent,
            "pass": !reserved,
            "reservation": reserved,
        })
    };
    let [home, guest] = sides.map(player);
    json!({ "home": home, "guest": guest, "result": score, "state": stage })
}

//! The data of a file on its standings: the form of the event, the tie-breaks, and who has left.

use turmuhr_contest::{Contest, TeamNumber};
use turmuhr_core::PlayerId;
use turmuhr_standings::{Form, Measure, withdrawal::Leaver};

use crate::trf::{
    document::Document,
    finding::{FindingKind, Findings},
    record::Record,
    records::event::Entry,
    type_code::{Kind, TypeCode},
};

/// Record 192, else the words of 092; by default a Swiss.
pub(super) fn form(document: &Document, code: Option<&TypeCode>) -> Form {
    match code.map(|code| code.kind) {
        Some(Kind::RoundRobin | Kind::TeamRoundRobin) => return Form::RoundRobin,
        None | Some(Kind::Unknown) => {}
        Some(_) => return Form::Swiss,
    }
    let words = document.records().find_map(|record| match record {
        Record::Entry(Entry::TypeInWords, text) => Some(text.to_lowercase().replace(['-', '_', ' '], "")),
        _ => None,
    });
    let known = ["roundrobin", "allplayall", "berger", "rundenturnier", "jedergegenjeden", "vollrundig"];
    match words {
        Some(words) if known.iter().any(|word| words.contains(word)) => Form::RoundRobin,
        _ => Form::Swiss,
    }
}

/// The tie-breaks after the points (202, else 212), and the primary score if 212 names one.
pub(super) fn listed(document: &Document) -> (Vec<String>, Option<Measure>) {
    let after_points = document.records().find_map(|record| match record {
        Record::TieBreaks(codes) => Some(codes.clone()),
        _ => None,
    });
    let mut order = document
        .records()
        .find_map(|record| match record {
            Record::StandingsOrder(codes) => Some(codes.clone()),
            _ => None,
        })
        .unwrap_or_default();
    let is = |code: &String, name: &str| code.trim().eq_ignore_ascii_case(name);
    let primary = order.first().and_then(|first| match first {
        _ if is(first, "MPTS") || is(first, "PTS:MP") => Some(Measure::Match),
        _ if is(first, "GPTS") || is(first, "PTS:GP") => Some(Measure::Game),
        _ => None,
    });
    if primary.is_some() || order.first().is_some_and(|first| is(first, "PTS")) {
        order.remove(0);
    }
    let mut codes = after_points.unwrap_or(order);
    if codes.first().is_some_and(|first| is(first, "PTS")) {
        codes.remove(0);
    }
    (codes, primary)
}

/// Leavers of a table, as our own files write them: `### withdrawn 3:4`, number 3 after round 4. No record holds it.
pub(super) fn leavers(document: &Document, contest: &Contest, findings: &mut Findings) -> Vec<Leaver> {
    let mut leavers = Vec::new();
    for (index, line) in document.lines.iter().enumerate() {
        let Record::Comment(text) = line.record() else { continue };
        let told = text.trim().strip_prefix("withdrawn ").and_then(|told| told.split_once(':'));
        let number = |text: &str| text.trim().parse::<u32>().ok();
        let Some((id, after)) = told.and_then(|(id, after)| Some((number(id)?, number(after)?))) else {
            continue;
        };
        let id = PlayerId(id);
        let unknown = match contest.ranked_teams() {
            Some(teams) if teams.team(TeamNumber::of_entrant(id)).is_none() => {
                FindingKind::UnknownTeam { code: "###", team: id.0 }
            }
            None if contest.player(id).is_none() => FindingKind::UnknownPlayer { code: "###", player: id },
            Some(_) | None => {
                leavers.push(Leaver { id, after });
                continue;
            }
        };
        findings.warning(index + 1, 1, unknown);
    }
    leavers
}

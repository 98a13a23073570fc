//! Fields of a case that no kind of case has: a misspelt field must not be passed over in silence.

use serde_json::{Map, Value};

use super::{Case, CaseKind};

/// A field that is not known, and the one that may be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownField {
    /// `input.remedy.postmrk`.
    pub path: String,
    pub near: Option<&'static str>,
}

/// The fields of a kind, inner ones too. Where names come from the user, as in `counts`, nothing below is looked at.
const fn known(kind: CaseKind) -> &'static [&'static str] {
    match kind {
        CaseKind::Lineup => &[
            "competition",
            "occasion",
            "boards",
            "season",
            "home",
            "guest",
            "results",
            "team",
            "teams",
            "class",
            "height",
            "kind",
            "ranks",
            "players",
            "rank",
            "pass",
            "banned",
            "other_club",
            "girl",
            "german",
            "born",
            "served",
            "guest_district",
            "earlier",
            "seated",
            "board",
            "lineup",
            "absent",
            "district",
        ],
        CaseKind::Berlin => &["stage", "results", "top"],
        CaseKind::Withdrawal => &[
            "form",
            "unit",
            "boards",
            "participants",
            "games",
            "round",
            "white",
            "black",
            "home",
            "guest",
            "result",
            "score",
            "open",
            "byes",
            "who",
            "points",
            "withdrawn",
            "after",
        ],
        CaseKind::Dhondt => {
            &["event", "size", "host", "season", "prior", "prior_born", "members", "date", "counts"]
        }
        CaseKind::Deadline => &[
            "rule",
            "arose",
            "requested",
            "contested",
            "by",
            "level",
            "stage",
            "postmark",
            "remedy",
            "sent",
            "fee",
            "fee_paid",
            "reasons",
            "copies",
            "envelope",
            "subject",
            "received",
            "confirmed",
            "hearing",
            "withdrawn",
            "expenses_pf",
            "start",
            "scheduled",
            "proposed",
            "delivered",
            "ground",
            "board",
            "boards",
            "consent",
            "last_round",
            "season",
            "date",
            "refused",
            "event_end",
            "shown",
            "held",
            "dispatched",
            "draw",
            "round_1",
            "end",
            "reported",
        ],
        CaseKind::SonnebornBerger => &["players", "games", "round", "white", "black", "result"],
        CaseKind::Age => &["event", "born", "sex", "season", "date"],
        CaseKind::Licence => &[
            "level",
            "born",
            "on",
            "examiner",
            "events",
            "date",
            "what",
            "exam",
            "units",
            "passed",
            "consents",
            "chair",
            "education",
        ],
        CaseKind::CupDraw => &[
            "cup",
            "verbaende",
            "largest",
            "entrants",
            "name",
            "verband",
            "place",
            "rounds",
            "round",
            "pairs",
            "home",
            "guest",
            "white",
            "winner",
            "bracket",
        ],
        CaseKind::Announcement => &[
            "rules",
            "changes_of_laws",
            "minutes_to_control",
            "smoking",
            "hall_free",
            "room",
            "banned_indoors",
            "way_outside",
            "restriction",
            "team_event",
            "in_registration",
            "in_announcement",
            "before_bids",
            "changed_since",
            "draw",
            "announced",
            "held",
            "by_the_rules",
            "left",
            "players",
            "number",
            "substituted",
            "tie_breaks",
            "at_the_draw",
            "applied",
            "games",
            "round",
            "fixed",
            "hall",
            "at",
            "entry",
        ],
        CaseKind::Penalty => &[
            "score",
            "worth",
            "win",
            "draw",
            "loss",
            "penalties",
            "penalty",
            "minutes",
            "points",
            "refused",
            "both",
            "opponent_can_mate",
            "forfeits",
        ],
        CaseKind::RatingAverage => &["opponents", "own"],
        CaseKind::Matter => &[
            "issued",
            "decision",
            "by",
            "level",
            "stage",
            "postmark",
            "reasons",
            "notice",
            "announced",
            "steps",
            "step",
            "lodged",
            "basis",
            "entitled",
            "sent",
            "fee",
            "fee_paid",
            "copies",
            "envelope",
            "on",
            "until",
            "of",
            "expenses_pf",
            "outcome",
            "partly",
            "refund_pf",
            "requested",
            "covered",
        ],
    }
}

/// Fields whose content is named by the user.
const FREE: [&str; 1] = ["counts"];

/// Fields of the file itself.
const OUTER: [&str; 6] = ["kind", "regulation", "title", "input", "expect", "cites"];

/// The fields of a case that are not known, in the order of the file.
pub fn unknown_fields(case: &Case) -> Vec<UnknownField> {
    let mut found = Vec::new();
    for field in case.others.keys() {
        found.push(UnknownField { path: field.clone(), near: near(field, &OUTER) });
    }
    if let Some(kind) = CaseKind::named(&case.kind) {
        within(&case.input, "input", known(kind), &mut found);
    }
    found
}

fn within(object: &Map<String, Value>, path: &str, known: &[&'static str], found: &mut Vec<UnknownField>) {
    for (key, value) in object {
        let here = format!("{path}.{key}");
        if !known.contains(&key.as_str()) {
            found.push(UnknownField { path: here, near: near(key, known) });
        } else if !FREE.contains(&key.as_str()) {
            below(value, &here, known, found);
        }
    }
}

fn below(value: &Value, path: &str, known: &[&'static str], found: &mut Vec<UnknownField>) {
    match value {
        Value::Object(object) => within(object, path, known, found),
        Value::Array(all) => {
            for (place, one) in all.iter().enumerate() {
                below(one, &format!("{path}[{place}]"), known, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The known field that differs by two letters at most, or by a third of a long word.
fn near(typed: &str, known: &[&'static str]) -> Option<&'static str> {
    let most = (typed.chars().count() / 3).max(2);
    let other = |field: &str| field.chars().next() != typed.chars().next();
    // Of fields equally near the one with the same first letter.
    let ranked = known.iter().map(|field| (distance(typed, field), other(field), *field));
    ranked.filter(|(apart, ..)| *apart <= most).min().map(|(.., field)| field)
}

/// Letters to change, add or leave out.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (place, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = place + 1;
        for (column, known) in other.iter().enumerate() {
            let changed = before + usize::from(letter != *known);
            before = row[column + 1];
            row[column + 1] = changed.min(row[column] + 1).min(before + 1);
        }
    }
    row[other.len()]
}

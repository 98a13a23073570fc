//! Answers as values: the machine's answer is made here, the sentences in `turmuhr-texts`.

use jiff::civil::{Date, Time};
use serde_json::{Map, Value, json};
use turmuhr_core::Points;

use super::number::{decimal, number, tenths};
use crate::{
    competition::{
        cup,
        fide::{ListFault, Penalty},
        seats::Seated,
        ties::{self, Table},
        withdrawal::{Accounted, ScheduledEvent},
    },
    law::{
        deadline::{Deadline, DrawBefore, Grant, Rescheduled},
        remedy::{
            Examined, Remedy,
            case::{Outcome, State, Subject},
        },
    },
    matches::{
        lineup,
        team_score::{Verdict, Weighed},
    },
    office::licence::Standing,
    ordinance::{Cite, Override, precedence::Contradiction, rules::AfterBerlin},
    persons::age::AgeCheck,
};

/// A case that is worked out.
#[derive(Clone, Debug, PartialEq)]
pub enum Worked {
    Lineup { game: Box<lineup::Match>, found: Vec<lineup::Violation>, score: Option<lineup::MatchScore> },
    Berlin(Weighed),
    Withdrawal { event: ScheduledEvent<String>, accounted: Accounted<String> },
    Dhondt(Seated),
    Deadline(Period),
    SonnebornBerger(Box<Table>),
    Age(AgeCheck),
    Licence(Standing),
    CupDraw(cup::Verdict),
    Announcement(Announced),
    Penalty(Penalised),
    RatingAverage { sum: u64, count: usize },
    Matter(Followed),
}

/// A period, and whether it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Period {
    Plain {
        deadline: Deadline,
        in_time: bool,
    },
    /// None: the decision is final.
    Remedy(Option<Examined>),
    /// Not open to a remedy at all.
    NotOpen(Subject),
    Withdraw {
        deadline: Deadline,
        in_time: bool,
        refund_pf: Option<u64>,
    },
    Reschedule(Rescheduled),
    Registration {
        first_day: Date,
        valid: bool,
        cite: Cite,
    },
    PassShown {
        deadline: Deadline,
        in_time: bool,
        lost: bool,
    },
    Draw(DrawBefore),
}

/// An event against its announcement and the texts above it.
#[derive(Clone, Debug, PartialEq)]
pub struct Announced {
    /// Provisions that the announcement replaces.
    pub replaced: Vec<Override>,
    pub contradictions: Vec<Contradiction>,
    pub rateable: bool,
    /// What a mechanical clock shows at the start.
    pub clock_face: Option<Time>,
    /// Minutes for photographers: round 1, and the other rounds.
    pub photo_minutes: Option<[u32; 2]>,
    pub smoking_arranged: Option<bool>,
    pub restriction_valid: Option<bool>,
    pub draw_as_announced: Option<bool>,
    /// The draw is made again, since a player left before round 1.
    pub redraw: Option<bool>,
    pub tie_breaks: Option<Result<(), ListFault>>,
    /// Rounds with a game at another place or time, without a reason.
    pub elsewhere: Vec<(u32, Cite)>,
}

/// A game after penalties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalised {
    pub penalties: Vec<Penalty>,
    /// The offender's points, and the opponent's.
    pub score: [Points; 2],
    /// After so many forfeits the player is out of the event.
    pub expelled: Option<Cite>,
}

/// Where a matter stands on a day.
#[derive(Clone, Debug, PartialEq)]
pub struct Followed {
    pub on: Date,
    pub state: State,
    pub counts: bool,
    pub is_final: bool,
    pub due: Vec<Deadline>,
    /// Until when statements are awaited, and from how many.
    pub statements: Option<(Date, u32)>,
    /// Whether a request without an answer is overdue.
    pub overdue: Option<bool>,
    /// Whether the fee of the protest may be charged to its instance.
    pub may_charge: Option<bool>,
}

impl Followed {
    /// What is paid back, once that is known.
    pub const fn refund_pf(&self) -> Option<u64> {
        match self.state {
            State::Withdrawn { refund_pf } | State::Decided { refund_pf, .. } => Some(refund_pf),
            State::Open
            | State::Inadmissible { .. }
            | State::Lodged
            | State::Received { .. }
            | State::Confirmed
            | State::Scheduled { .. } => None,
        }
    }
}

impl Worked {
    /// The answer as cases have it.
    pub fn json(&self) -> Value {
        match self {
            Worked::Lineup { found, score, .. } => lineup_json(found, score.as_ref()),
            Worked::Berlin(weighed) => berlin_json(weighed),
            Worked::Withdrawal { event, accounted } => withdrawal_json(event, accounted),
            Worked::Dhondt(seated) => seats_json(seated),
            Worked::Deadline(period) => period_json(period),
            Worked::SonnebornBerger(table) => table_json(table),
            Worked::Age(checked) => {
                let why: Vec<_> = checked.why.iter().map(|(why, _)| *why).collect();
                json!({
                    "season": checked.season,
                    "key_date": checked.key_date,
                    "limit": checked.limit,
                    "age": checked.age,
                    "eligible": checked.eligible(),
                    "why": why,
                })
            }
            Worked::Licence(standing) => {
                let dates = standing.dates;
                json!({
                    "status": standing.status.word(),
                    "acquired": dates.map(|dates| dates.acquired),
                    "training_due": dates.map(|dates| dates.training_due),
                    "exam_due": dates.and_then(|dates| dates.exam_due),
                    "dormant_from": dates.map(|dates| dates.dormant_from),
                    "expires": dates.map(|dates| dates.expires),
                })
            }
            Worked::CupDraw(verdict) => cup_json(verdict),
            Worked::Announcement(announced) => announced_json(announced),
            Worked::Penalty(one) => json!({
                "letters": one.penalties.iter().map(|penalty| penalty.letter()).collect::<Vec<char>>(),
                "score": one.score.map(number),
                "expelled": one.expelled.is_some(),
            }),
            Worked::RatingAverage { sum, count } => {
                // Without a rating there is no average.
                let average = (*count > 0).then(|| *sum as f64 / *count as f64);
                json!({ "sum": sum, "count": count, "average": average })
            }
            Worked::Matter(followed) => matter_json(followed),
        }
    }
}

fn lineup_json(found: &[lineup::Violation], score: Option<&lineup::MatchScore>) -> Value {
    let told: Vec<Value> = found
        .iter()
        .map(|one| {
            json!({
                "side": one.side,
                "board": one.board,
                "violation": one.kind,
                "consequence": one.consequence,
            })
        })
        .collect();
    let mut answer = Map::new();
    answer.insert("violations".to_owned(), Value::Array(told));
    if let Some(score) = score {
        let boards = score.boards.map(number);
        answer.insert("score".to_owned(), json!({ "boards": boards, "match": score.matches }));
    }
    Value::Object(answer)
}

fn berlin_json(weighed: &Weighed) -> Value {
    let side = |first: bool| if first { "first" } else { "second" };
    let (winner, decided_by, next) = match weighed.verdict {
        Verdict::ByBoardPoints { first } => (Some(side(first)), Some("board-points"), None),
        Verdict::ByBerlin { first } => (Some(side(first)), Some("berlin"), None),
        Verdict::Level(AfterBerlin::Lot) => (None, None, Some("lot")),
        Verdict::Level(AfterBerlin::PlayOff) => (None, None, Some("play-off")),
    };
    json!({
        "board_points": weighed.board_points.map(number),
        "weights": weighed.weights,
        "berlin": weighed.berlin.map(tenths),
        "winner": winner,
        "decided_by": decided_by,
        "next": next,
    })
}

fn withdrawal_json(event: &ScheduledEvent<String>, accounted: &Accounted<String>) -> Value {
    let withdrawn: Vec<Value> = accounted
        .leavers
        .iter()
        .map(|one| {
            json!({
                "who": one.who,
                "played": one.played,
                "scheduled": one.scheduled,
                "treatment": one.treatment.word(),
            })
        })
        .collect();
    let [first, second] = if event.boards.is_some() { ["home", "guest"] } else { ["white", "black"] };
    let remaining: Vec<Value> = accounted
        .remaining
        .iter()
        .map(|(index, won)| {
            let game = &event.games[*index];
            let result = match won {
                [true, _] => "+/-",
                [false, true] => "-/+",
                [false, false] => "-/-",
            };
            json!({ "round": game.round, first: game.first, second: game.second, "result": result })
        })
        .collect();
    let points: Map<String, Value> = accounted
        .points
        .iter()
        .map(|(who, score)| {
            let told = match event.boards {
                Some(_) => json!({ "match": score.matches, "board": number(score.boards) }),
                None => number(score.boards),
            };
            (who.clone(), told)
        })
        .collect();
    json!({ "withdrawn": withdrawn, "remaining": remaining, "points": points })
}

fn seats_json(seated: &Seated) -> Value {
    let order: Vec<&str> = seated.order.iter().map(|seat| seat.verband.as_str()).collect();
    json!({
        "key_date": seated.key_date,
        "prior": seated.prior,
        "remaining": seated.remaining,
        "order": order,
        "seats": seated.seats,
        "lot": seated.lot.as_ref().map(|lot| json!({ "seats": lot.seats, "among": lot.among })),
        "total": seated.total,
    })
}

fn period_json(period: &Period) -> Value {
    match period {
        Period::Plain { deadline, in_time } => {
            json!({ "last_day": deadline.last_day, "in_time": in_time })
        }
        Period::Withdraw { deadline, in_time, refund_pf } => {
            json!({ "last_day": deadline.last_day, "in_time": in_time, "refund_pf": refund_pf })
        }
        Period::Registration { first_day, valid, .. } => json!({ "first_day": first_day, "valid": valid }),
        Period::PassShown { deadline, in_time, lost } => {
            let consequence = if *lost { "game-lost" } else { "none" };
            json!({ "last_day": deadline.last_day, "in_time": in_time, "consequence": consequence })
        }
        Period::Draw(before) => {
            let hours = if before.minutes % 60 == 0 {
                json!(before.minutes / 60)
            } else {
                // A part of an hour becomes a decimal.
                json!(before.minutes as f64 / 60.0)
            };
            json!({ "hours": hours, "in_time": before.in_time })
        }
        Period::Reschedule(decided) => {
            let grant = match decided.grant {
                Grant::Must => "must",
                Grant::May => "may",
                Grant::Refuse => "refuse",
            };
            json!({ "last_day": decided.deadline.last_day, "in_time": decided.in_time, "grant": grant })
        }
        Period::Remedy(None) | Period::NotOpen(_) => json!({
            "remedy": null, "instance": null, "fee": null, "last_day": null, "in_time": null, "missing": [],
        }),
        Period::Remedy(Some(examined)) => {
            let way = &examined.way;
            let word = match way.remedy {
                Remedy::Protest => "protest",
                Remedy::Appeal => "appeal",
            };
            json!({
                "remedy": word,
                "instance": way.court.word(),
                "fee": way.fee,
                "last_day": way.deadline.as_ref().map(|deadline| deadline.last_day),
                "in_time": examined.in_time,
                "missing": examined.missing,
            })
        }
    }
}

fn table_json(table: &Table) -> Value {
    let rows: Vec<Value> = table
        .rows
        .iter()
        .map(|row| {
            json!({
                "player": row.player,
                "points": number(row.points),
                "sb": decimal(&row.value.decimal('.')),
                "black_draws": row.black_draws,
                "place": row.place,
            })
        })
        .collect();
    let playoff = table.playoff.as_ref().map(|playoff| {
        let form = match playoff.form {
            ties::PlayOffForm::TwoGames => "two-games",
            ties::PlayOffForm::RoundRobin => "round-robin",
        };
        json!({ "players": playoff.players, "form": form })
    });
    json!({ "table": rows, "playoff": playoff })
}

fn cup_json(verdict: &cup::Verdict) -> Value {
    let told = |faults: &[cup::DrawFault], word: &str| -> Vec<Value> {
        let told = |fault: &cup::DrawFault| json!({ "round": fault.round, word: fault.kind.word(), "who": fault.who });
        faults.iter().map(told).collect()
    };
    json!({
        "valid": verdict.violations.is_empty(),
        "violations": told(&verdict.violations, "violation"),
        "warnings": told(&verdict.warnings, "warning"),
    })
}

fn announced_json(one: &Announced) -> Value {
    let replaced: Vec<Value> = one
        .replaced
        .iter()
        .map(|replaced| json!({ "path": replaced.path, "article": replaced.article }))
        .collect();
    let against: Vec<Value> = one
        .contradictions
        .iter()
        .map(|one| json!({ "path": one.path, "article": one.article, "laws": one.laws.id(), "law": one.law }))
        .collect();
    json!({
        "replaced": replaced,
        "contradictions": against,
        "rateable": one.rateable,
        "clock_face": one.clock_face.map(|face| face.strftime("%H:%M").to_string()),
        "photo_minutes": one.photo_minutes,
        "smoking_arranged": one.smoking_arranged,
        "restriction_valid": one.restriction_valid,
        "draw_as_announced": one.draw_as_announced,
        "redraw": one.redraw,
        "tie_breaks_kept": one.tie_breaks.map(|kept| kept.is_ok()),
        "elsewhere": one.elsewhere.iter().map(|(round, _)| *round).collect::<Vec<u32>>(),
    })
}

/// A matter's state in a word.
const fn state_word(state: &State) -> &'static str {
    match state {
        State::Open => "open",
        State::Inadmissible { .. } => "inadmissible",
        State::Lodged => "lodged",
        State::Received { .. } => "received",
        State::Confirmed => "confirmed",
        State::Scheduled { .. } => "scheduled",
        State::Withdrawn { .. } => "withdrawn",
        State::Decided { outcome: Outcome::Dismissed, .. } => "dismissed",
        State::Decided { outcome: Outcome::Upheld, .. } => "upheld",
        State::Decided { outcome: Outcome::Partly { .. }, .. } => "partly",
    }
}

fn matter_json(one: &Followed) -> Value {
    let due: Vec<Value> =
        one.due.iter().map(|due| json!({ "rule": due.rule.word(), "last_day": due.last_day })).collect();
    json!({
        "state": state_word(&one.state),
        "counts": one.counts,
        "final": one.is_final,
        "refund_pf": one.refund_pf(),
        "due": due,
        "statements": one.statements.map(|(until, of)| json!({ "until": until, "of": of })),
        "overdue": one.overdue,
        "may_charge": one.may_charge,
    })
}

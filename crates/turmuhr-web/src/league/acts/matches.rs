//! Forms about matches: other days, unfinished games, withdrawals.

use turmuhr_federation::office::roles::Action;
use turmuhr_season::{Fact, board::BoardAct, fact::MoveGround};

use super::{ActForm, Given, Kind, Made, needed, optional};

pub(super) const FORMS: &[ActForm] = &[
    ActForm {
        key: "postpone",
        action: Some(Action::MoveMatch),
        fields: &[
            needed("match", Kind::Match),
            needed("to", Kind::Day),
            needed("ground", Kind::Choice(&["consent", "no-consent", "duty", "youth-match", "ordered"])),
            optional("board", Kind::Number(1, 100)),
            optional("reason", Kind::Line),
        ],
        make: postpone,
    },
    ActForm {
        key: "postpone-round",
        action: Some(Action::MoveMatch),
        fields: &[
            needed("class", Kind::Class),
            needed("round", Kind::Number(1, 100)),
            needed("to", Kind::Day),
            optional("reason", Kind::Line),
        ],
        make: |given| {
            let (class, round) = (given.class("class")?, given.number("round")?);
            Ok(given.state.round_moved(class, round, given.day("to")?, &given.text_or_empty("reason")?)?)
        },
    },
    ActForm {
        key: "refuse-move",
        action: Some(Action::MoveMatch),
        fields: &[needed("match", Kind::Match), needed("to", Kind::Day), needed("reason", Kind::Line)],
        make: |given| {
            let (id, to, reason) = (given.game("match")?, given.day("to")?, given.text("reason")?);
            Ok(vec![Fact::MoveRefused { id, to, reason }])
        },
    },
    ActForm {
        key: "adjudicate",
        action: Some(Action::ReportMatch),
        fields: &[
            needed("match", Kind::Match),
            needed("board", Kind::Number(1, 100)),
            needed("verdict", Kind::Result),
            needed("verdict-2", Kind::Result),
            needed("minutes", Kind::Number(0, 1_000)),
            optional("adjudicator", Kind::Line),
            optional("adjudicator-2", Kind::Line),
        ],
        make: |given| {
            let verdicts = [given.result("verdict")?, given.result("verdict-2")?];
            let by = [given.text_or_empty("adjudicator")?, given.text_or_empty("adjudicator-2")?];
            board(given, BoardAct::Adjudicated { verdicts, by, minutes: given.number("minutes")? })
        },
    },
    ActForm {
        key: "object",
        action: Some(Action::ReportMatch),
        fields: &[
            needed("match", Kind::Match),
            needed("board", Kind::Number(1, 100)),
            needed("side", Kind::Side),
            needed("posted", Kind::Today),
            optional("copy", Kind::Day),
        ],
        make: |given| {
            let (by, posted) = (given.side("side")?, given.day("posted")?);
            board(given, BoardAct::Objection { by, posted, copy_posted: given.maybe_day("copy")? })
        },
    },
    ActForm {
        key: "no-objection",
        action: Some(Action::Decide),
        fields: &[needed("match", Kind::Match), needed("board", Kind::Number(1, 100))],
        make: |given| board(given, BoardAct::NobodyObjected),
    },
    ActForm {
        key: "set-result",
        action: Some(Action::Decide),
        fields: &[
            needed("match", Kind::Match),
            needed("board", Kind::Number(1, 100)),
            needed("result", Kind::Result),
        ],
        make: |given| board(given, BoardAct::DirectorSets { result: given.result("result")? }),
    },
    ActForm {
        key: "continue",
        action: Some(Action::Decide),
        fields: &[
            needed("match", Kind::Match),
            needed("board", Kind::Number(1, 100)),
            needed("day", Kind::Day),
        ],
        make: |given| board(given, BoardAct::Continue { on: given.day("day")? }),
    },
    ActForm {
        key: "finished",
        action: Some(Action::ReportMatch),
        fields: &[
            needed("match", Kind::Match),
            needed("board", Kind::Number(1, 100)),
            needed("result", Kind::Result),
        ],
        make: |given| board(given, BoardAct::Finished { result: given.result("result")? }),
    },
    ActForm {
        key: "withdraw-team",
        action: Some(Action::RegisterList),
        fields: &[
            needed("team", Kind::Team),
            needed("after", Kind::Number(0, 100)),
            needed("day", Kind::Today),
        ],
        make: |given| {
            let (team, after_round) = (given.team("team")?, given.number("after")?);
            Ok(vec![Fact::TeamWithdrawn { team, after_round, on: given.day("day")? }])
        },
    },
];

fn board(given: &Given<'_>, act: BoardAct) -> Made {
    Ok(vec![Fact::BoardActed { id: given.game("match")?, board: given.number("board")?, act }])
}

fn postpone(given: &Given<'_>) -> Made {
    let (id, to) = (given.game("match")?, given.day("to")?);
    let ground = match given.text("ground")?.as_str() {
        "duty" => MoveGround::Duty { board: given.number("board")? },
        "youth-match" => MoveGround::YouthMatch { board: given.number("board")? },
        "ordered" => MoveGround::Ordered,
        "consent" => MoveGround::Request { consent: true },
        _ => MoveGround::Request { consent: false },
    };
    let reason = given.text_or_empty("reason")?;
    Ok(vec![Fact::MatchMoved { id, to, reason, whole_round: false, ground: Some(ground) }])
}

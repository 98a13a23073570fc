//! Forms of requests, decisions and remedies.

use turmuhr_federation::{
    law::{
        level::{Court, Level, Office},
        remedy::{Lodged, Remedy, Sent, Stage, case::Outcome, panel::Basis},
        sanction::Sanction,
    },
    matches::team_score::match_points,
    office::roles::Action,
};
use turmuhr_season::{
    DecisionId, Fact, RemedyId,
    fact::{
        About, Appellant, Decision, Imposition, Inaction, OtherAbout, OtherAppellant, Part, RemedyAct,
        RequestId,
    },
    registry::Banned,
};

use super::{ActForm, Given, Kind, Made, Stop, given::next, needed, optional};

/// What a decision sets, for first decisions and for remedies.
macro_rules! with_decision {
    ($($field:expr),* $(,)?) => {
        &[
            $($field,)*
            needed("article", Kind::Line),
            needed("reasons", Kind::Text),
            optional("score", Kind::Line),
            optional("fine-club", Kind::Club),
            optional("fine", Kind::Number(1, 100_000)),
            optional("deduct-team", Kind::Team),
            optional("deduct", Kind::Number(1, 100)),
            optional("ban-person", Kind::Person),
            optional("ban-from", Kind::Day),
            optional("ban-until", Kind::Day),
            optional("consent", Kind::Flag),
            optional("panel", Kind::Text),
            needed("posted", Kind::Today),
            optional("copies", Kind::Number(1, 100)),
        ]
    };
}

pub(super) const FORMS: &[ActForm] = &[
    ActForm {
        key: "ask",
        action: None,
        fields: &[
            needed("match", Kind::Match),
            needed("side", Kind::Side),
            optional("board", Kind::Number(1, 100)),
            needed("what", Kind::Text),
            needed("posted", Kind::Today),
        ],
        make: |given| {
            let id = RequestId(next(given.state.requests.keys().next_back().map(|last| last.0)));
            let (about, by) = (given.game("match")?, given.side("side")?);
            let (what, posted) = (given.text("what")?, given.day("posted")?);
            Ok(vec![Fact::DecisionAsked { id, about, by, what, posted, board: given.maybe_number("board")? }])
        },
    },
    ActForm {
        key: "decide",
        action: Some(Action::Decide),
        fields: with_decision![optional("match", Kind::Match), optional("class", Kind::Class)],
        make: decide,
    },
    ActForm {
        key: "revoke",
        action: Some(Action::Decide),
        fields: &[needed("decision", Kind::Decision), needed("reasons", Kind::Text)],
        make: |given| {
            let decision = given.decision("decision")?;
            let made = given.state.decisions.get(&decision).map(|one| (one.by, one.level));
            let (by, level) = made.unwrap_or((Office::Spielleiter, Level::Bund));
            Ok(vec![Fact::DecisionRevoked { decision, by, level, reasons: given.text("reasons")? }])
        },
    },
    ActForm { key: "protest", action: None, fields: LODGING, make: |given| lodge(given, Remedy::Protest) },
    ActForm { key: "appeal", action: None, fields: LODGING, make: |given| lodge(given, Remedy::Appeal) },
    ActForm {
        key: "inaction",
        action: None,
        fields: &[
            optional("request", Kind::Request),
            optional("remedy", Kind::Remedy),
            optional("club", Kind::Club),
            BASIS,
            needed("posted", Kind::Today),
            SENT,
            optional("fee", Kind::Number(0, 100_000)),
            optional("fee-paid", Kind::Day),
            optional("with-reasons", Kind::Flag),
            optional("with-copies", Kind::Flag),
            optional("with-envelope", Kind::Flag),
        ],
        make: |given| {
            // The first instance is idle about a request, the second about a protest.
            let (against, named) = if given.has("request") {
                (Inaction::Request(given.request("request")?), Remedy::Protest)
            } else {
                (Inaction::Remedy(given.remedy("remedy")?), Remedy::Appeal)
            };
            let (id, by, basis, lodged) = lodging(given, named)?;
            Ok(vec![Fact::InactionContested { id, against, by, basis, lodged }])
        },
    },
    ActForm {
        key: "receive",
        action: Some(Action::DecideRemedy),
        fields: &[
            needed("remedy", Kind::Remedy),
            needed("until", Kind::Day),
            needed("statements", Kind::Number(1, 100)),
        ],
        make: |given| {
            let remedy = given.remedy("remedy")?;
            let asked =
                RemedyAct::StatementsAsked { of: given.number("statements")?, until: given.day("until")? };
            let acts = [RemedyAct::Confirmed { on: given.today }, asked];
            Ok(acts.into_iter().map(|act| Fact::RemedyActed { remedy, act }).collect())
        },
    },
    ActForm {
        key: "stated",
        action: Some(Action::DecideRemedy),
        fields: &[needed("remedy", Kind::Remedy)],
        make: |given| acted(given, RemedyAct::Stated),
    },
    ActForm {
        key: "hearing",
        action: Some(Action::DecideRemedy),
        fields: &[needed("remedy", Kind::Remedy), needed("day", Kind::Day)],
        make: |given| acted(given, RemedyAct::HearingSet { on: given.day("day")? }),
    },
    ActForm {
        key: "withdraw-remedy",
        action: Some(Action::DecideRemedy),
        fields: &[needed("remedy", Kind::Remedy), optional("expenses", Kind::Number(0, 1_000_000))],
        make: |given| acted(given, RemedyAct::Withdrawn { expenses: given.number_or("expenses", 0)? }),
    },
    ActForm {
        key: "suspend",
        action: Some(Action::SuspendExecution),
        fields: &[
            needed("remedy", Kind::Remedy),
            needed("part", Kind::Choice(&["all", "score", "sanctions"])),
        ],
        make: |given| {
            let remedy = given.remedy("remedy")?;
            Ok(vec![match given.text("part")?.as_str() {
                "score" => Fact::EffectLimited { remedy, part: Part::Score },
                "sanctions" => Fact::EffectLimited { remedy, part: Part::Sanctions },
                _ => Fact::ExecutionSuspended { remedy },
            }])
        },
    },
    ActForm {
        key: "rule",
        action: Some(Action::DecideRemedy),
        fields: with_decision![
            needed("remedy", Kind::Remedy),
            needed("outcome", Kind::Choice(&["upheld", "dismissed", "partly"])),
            optional("refund", Kind::Number(0, 1_000_000)),
            optional("charge", Kind::Line),
        ],
        make: rule,
    },
];

const BASIS: super::Field =
    needed("basis", Kind::Choice(&["sanctioned", "result-decided", "standing-affected", "director"]));
const SENT: super::Field = needed("sent", Kind::Choice(&["registered", "letter"]));

const LODGING: &[super::Field] = &[
    needed("decision", Kind::Decision),
    optional("club", Kind::Club),
    BASIS,
    needed("posted", Kind::Today),
    SENT,
    optional("fee", Kind::Number(0, 100_000)),
    optional("fee-paid", Kind::Day),
    optional("with-reasons", Kind::Flag),
    optional("with-copies", Kind::Flag),
    optional("with-envelope", Kind::Flag),
];

fn acted(given: &Given<'_>, act: RemedyAct) -> Made {
    Ok(vec![Fact::RemedyActed { remedy: given.remedy("remedy")?, act }])
}

fn lodge(given: &Given<'_>, named: Remedy) -> Made {
    let (id, by, basis, lodged) = lodging(given, named)?;
    Ok(vec![Fact::RemedyLodged { id, against: given.decision("decision")?, by, basis, lodged }])
}

/// The club lodges; without one, the director of play.
fn lodging(given: &Given<'_>, named: Remedy) -> Result<(RemedyId, Appellant, Basis, Lodged), Stop> {
    let id = RemedyId(next(given.state.remedies.keys().next_back().map(|last| last.0)));
    let by = if given.has("club") {
        Appellant::Club(given.club("club")?)
    } else {
        Appellant::Other(OtherAppellant::Director)
    };
    let basis: Basis = given.word("basis")?;
    let postmark = given.day("posted")?;
    let fee: Option<u32> = given.maybe_number("fee")?;
    let paid = given.maybe_day("fee-paid")?;
    let lodged = Lodged {
        postmark,
        sent: if given.text("sent")? == "letter" { Sent::Letter } else { Sent::Registered },
        fee: fee.unwrap_or(0),
        fee_paid: fee.map(|_| paid.unwrap_or(postmark)),
        reasons: given.has("with-reasons"),
        copies: given.has("with-copies"),
        envelope: given.has("with-envelope"),
        named: Some(named),
    };
    Ok((id, by, basis, lodged))
}

fn decide(given: &Given<'_>) -> Made {
    let about = if given.has("match") {
        About::Match(given.game("match")?)
    } else {
        About::Other(OtherAbout::Class(given.class("class")?))
    };
    let class = match about {
        About::Match(id) => given.state.matches.get(&id).map(|one| one.fixture.class),
        About::Other(OtherAbout::Class(class)) => Some(class),
    };
    let level = class
        .and_then(|class| given.state.classes.get(&class))
        .map_or(Level::Bund, |class| class.details.level);
    let decision = decision(given, about, (Office::Spielleiter, level, Stage::First))?;
    Ok(vec![Fact::DecisionMade { id: next_decision(given), decision }])
}

fn next_decision(given: &Given<'_>) -> DecisionId {
    DecisionId(next(given.state.decisions.keys().next_back().map(|last| last.0)))
}

fn rule(given: &Given<'_>) -> Made {
    let remedy = given.remedy("remedy")?;
    let outcome = match given.text("outcome")?.as_str() {
        "upheld" => Outcome::Upheld,
        "partly" => Outcome::Partly { refund_pf: given.number("refund")? },
        _ => Outcome::Dismissed,
    };
    let against = given.state.remedies.get(&remedy).map(|one| one.against);
    let way = against.and_then(|against| given.state.way_against(against));
    let about = against.and_then(|against| given.state.about_of(against));
    let (Some(way), Some(about)) = (way, about) else {
        return given.unknown("remedy");
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
    let result = decision(given, about, (office, way.court.level(), stage))?;
    let mut facts = vec![Fact::RemedyDecided { remedy, outcome, decision: next_decision(given), result }];
    if given.has("charge") {
        facts.push(Fact::FeeCharged { remedy, reason: given.text("charge")? });
    }
    Ok(facts)
}

fn decision(
    given: &Given<'_>,
    about: About,
    (by, level, stage): (Office, Level, Stage),
) -> Result<Decision, Stop> {
    let game = about.game().and_then(|id| given.state.matches.get(&id));
    let breach = game.map_or(given.today, |one| one.fixture.on);
    let typed = given.text_or_empty("panel")?;
    let names = typed.lines().map(str::trim).filter(|name| !name.is_empty());
    let panel = names.map(|name| given.person_called("panel", name)).collect::<Result<_, _>>()?;
    Ok(Decision {
        about,
        by,
        level,
        stage,
        postmark: given.day("posted")?,
        article: given.text("article")?,
        copies: given.number_or("copies", 4)?,
        sets: if given.has("score") { Some(sets(given, about)?) } else { None },
        reasons: given.text("reasons")?,
        sanctions: sanctions(given, breach)?,
        panel,
        settles: None,
    })
}

/// Board points in tenths, and the match points they bring.
fn sets(given: &Given<'_>, about: About) -> Result<([i32; 2], [u32; 2]), Stop> {
    let boards = given.score("score")?;
    let class = about.game().and_then(|id| given.state.matches.get(&id)).map(|one| one.fixture.class);
    let rules = class.and_then(|class| {
        let boards = given.state.classes.get(&class)?.details.boards;
        Some((given.state.ordinance_of(class)?, boards))
    });
    let Some((ordinance, number)) = rules else { return given.game("match").map(|_| (boards, [0, 0])) };
    let points = boards.map(turmuhr_core::Points::tenths);
    // Lost by both: nobody gets a match point.
    let matches = if boards == [0, 0] { [0, 0] } else { match_points(ordinance, points, number) };
    Ok((boards, matches))
}

fn sanctions(given: &Given<'_>, breach: jiff::civil::Date) -> Result<Vec<Imposition>, Stop> {
    let consent = given.has("consent");
    let mut all = Vec::new();
    let mut add = |on, sanction| all.push(Imposition { on, sanction, breach, consent });
    if given.has("fine") || given.has("fine-club") {
        add(Banned::Club(given.club("fine-club")?), Sanction::Fine(given.number("fine")?));
    }
    if given.has("deduct") || given.has("deduct-team") {
        add(Banned::Team(given.team("deduct-team")?), Sanction::PointDeduction(given.number("deduct")?));
    }
    if given.has("ban-person") {
        let (from, to) = (given.day("ban-from")?, given.day("ban-until")?);
        add(Banned::Player(given.person("ban-person")?), Sanction::Ban { from, to });
    }
    Ok(all)
}
